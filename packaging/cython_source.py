# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What Cython reads of the modules of the kernel, made of their sources: the same in its own words, and declarations.

A class that another module of the kernel uses is declared in a file beside its own, as C has headers, so that the
other calls it without Python.  Its functions that are ``inline`` stand there whole.
"""

import ast
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Final

PACKAGE: Final = "kartenspiel.players.kernel"
_TRANSLATIONS = (
    (
        re.compile(rf"^from {PACKAGE} import cython_names as cython$", re.MULTILINE),
        f"import cython; from cython.cimports.{PACKAGE}.bits import bit_count, bit_length, lowest, mixed",
    ),
    (re.compile(r"\bcython\.(lowest|mixed)\b"), r"\1"),
    (re.compile(r"\bcython\.words\b"), "cython.ulonglong[::1]"),
    (re.compile(r"\bcython\.numbers\b"), "cython.longlong[::1]"),
    (re.compile(r"\bcython\.shorts\b"), "cython.short[::1]"),
    (re.compile(r"\bcython\.reals\b"), "cython.double[::1]"),
    (re.compile(r"\bcython\.([a-z]+)_(\d+)\b"), r"cython.\1[\2]"),
)
"""What says in Cython what the sources say without it."""
_CONSTANT = re.compile(r"^(_[A-Z_]+) = cython\.declare\(cython\.longlong, (-?\d+)\)$", re.MULTILINE)
"""A number that has a name in a module: the compiler sees the number itself, else it would ask memory each time."""
_OF_BITS = ("bit_count", "bit_length")
_OF_C_ALONE = (*_OF_BITS, "lowest", "mixed")
"""What `bits.pxd` has."""
_NATIVE = re.compile(r"cython\.(p_)?(\w+?)((?:\[.*\])?)")
_OF_C = {"longlong": "long long", "ulonglong": "unsigned long long"}
"""Types that have another name in C."""
_CONTAINER = re.compile(r"(tuple|list|dict)\b")


def translated(text: str, whole: str = "") -> str:
    """Return a module of the kernel as Cython reads it, without regard to others; or a part of a `whole` one."""
    constants = dict(_CONSTANT.findall(whole or text))
    for pattern, replacement in _TRANSLATIONS:
        text = pattern.sub(replacement, text)
    text = _CONSTANT.sub("", text)
    for name, number in constants.items():
        text = re.sub(rf"\b{name}\b", number, text)
    while (call := _first_method_of_bits(text)) is not None:
        text = call
    return text


def _first_method_of_bits(text: str) -> str | None:
    """Return a text with one ``x.bit_count()`` less, which becomes ``bit_count(x)``, as does ``bit_length``."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _OF_BITS:
            whole, value = ast.get_source_segment(text, node), ast.get_source_segment(text, node.func.value)
            return text.replace(str(whole), f"{node.func.attr}({value})")
    return None


def cython_files(sources: Mapping[str, str]) -> dict[str, str]:
    """Return what Cython is to read, by the names of files; the modules are given by their names."""
    numbers = {name: _numbers(ast.parse(text)) for name, text in sources.items()}
    sources = {name: _with_numbers(text, numbers) for name, text in sources.items()}
    trees = {name: ast.parse(text) for name, text in sources.items()}
    native = {name: [*_native_names(tree)] for name, tree in trees.items()}
    used = {name: dict(_used(tree, native)) if native[name] else {} for name, tree in trees.items()}
    shared = {module for each in used.values() for module in each.values()}
    found: dict[str, str] = {}
    for name, tree in trees.items():
        declared = name in shared
        found[f"{name}.py"] = translated(_joined(sources[name], tree, used[name], declared=declared))
        if declared:
            found[f"{name}.pxd"] = _declarations(sources[name], tree, used[name])
    return found


def stands_in_others(source: str) -> bool:
    """Whether all of a module stands whole where it is called, so that nobody would load it compiled."""
    defined = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return bool(defined) and all(map(_is_inline, defined))


def _numbers(tree: ast.Module) -> dict[str, int]:
    """Return the whole numbers that a module gives a public name, ``Final``: sums and products of such too."""
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and node.value is not None:
            name, value = ast.unparse(node.target), _number(node.value, found)
            if value is not None and not name.startswith("_"):
                found[name] = value
    return found


def _number(node: ast.expr, known: Mapping[str, int]) -> int | None:
    """Return what an expression is; ``None`` where that is no number, or it is made otherwise."""
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mult):
        one, other = _number(node.left, known), _number(node.right, known)
        if one is not None and other is not None:
            return one + other if isinstance(node.op, ast.Add) else one * other
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def _with_numbers(text: str, numbers: Mapping[str, Mapping[str, int]]) -> str:
    """Return a module in which numbers stand in place of the names that others gave them: C would not know those."""
    lines, known = text.splitlines(), dict[str, int]()
    for module, node in _imports(ast.parse(text)):
        own = {each.name: numbers[module][each.name] for each in node.names if each.name in numbers.get(module, ())}
        if own:
            known |= own
            node.names = [each for each in node.names if each.name not in own]
            instead = ast.unparse(node) if node.names else ""
            lines[node.lineno - 1 : node.end_lineno] = [instead, *[""] * ((node.end_lineno or 0) - node.lineno)]
    text = "\n".join(lines) + "\n"
    return re.sub(rf"\b({'|'.join(known)})\b", lambda name: str(known[name[0]]), text) if known else text


def _native_classes(tree: ast.Module) -> list[ast.ClassDef]:
    """Return the classes that Cython makes types of C."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [node for node in classes if "cython.cclass" in map(ast.unparse, node.decorator_list)]


def _native_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of what other modules can have from C."""
    yield from (node.name for node in _native_classes(tree))
    yield from (node.name for node in _native_functions(tree))


def _native_functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """Return the functions, not of classes, that C alone calls."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if "cython.cfunc" in map(ast.unparse, node.decorator_list)]


def _imports(tree: ast.Module) -> Iterator[tuple[str, ast.ImportFrom]]:
    """Yield what is imported from modules of the kernel, and from which."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            yield str(node.module).removeprefix(f"{PACKAGE}."), node


def _used(tree: ast.Module, native: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Yield the native classes and functions that a module imports from others of the kernel, and from which."""
    for module, node in _imports(tree):
        yield from ((each.name, module) for each in node.names if each.name in native.get(module, ()))


def _joined(text: str, tree: ast.Module, used: Mapping[str, str], *, declared: bool) -> str:
    """Return a module in which native classes of others are known to C; what is declared beside it is left out."""
    lines = text.splitlines()
    for node in _statements(tree, declared=declared):
        instead = _import_lines(node, used) if isinstance(node, ast.ImportFrom) else ""
        first = node.decorator_list[0].lineno if isinstance(node, ast.FunctionDef) else node.lineno
        lines[first - 1 : node.end_lineno] = [instead, *[""] * ((node.end_lineno or 0) - first)]
    return "\n".join(lines) + "\n"


def _statements(tree: ast.Module, *, declared: bool) -> Iterator[ast.stmt]:
    """Yield what is written otherwise: imports from modules of the kernel, and what C knows already of classes."""
    yield from (node for _, node in _imports(tree))
    if declared:
        for node in _native_classes(tree):
            yield from (each for each in node.body if _variable(each) is not None or _is_inline(each))
        yield from filter(_is_inline, _native_functions(tree))


def _is_inline(node: ast.stmt) -> bool:
    """Whether it is a function that stands where it is called: C must know all of it, in every module."""
    return isinstance(node, ast.FunctionDef) and "cython.inline" in map(ast.unparse, node.decorator_list)


def _import_lines(node: ast.ImportFrom, used: Mapping[str, str]) -> str:
    native = ", ".join(each.name for each in node.names if each.name in used)
    others = ", ".join(each.name for each in node.names if each.name not in used)
    return "; ".join(
        f"from {where} import {names}"
        for where, names in ((f"cython.cimports.{node.module}", native), (str(node.module), others))
        if names
    )


def _variable(node: ast.stmt) -> tuple[str, str, str] | None:
    """Return visibility, type and name of a variable that a class declares."""
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return "", ast.unparse(node.annotation), ast.unparse(node.target)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        call = node.value
        if ast.unparse(call.func) == "cython.declare":
            visibility = next(str(ast.literal_eval(each.value)) for each in call.keywords)
            return visibility, ast.unparse(call.args[0]), ast.unparse(node.targets[0])
    return None


def _declarations(text: str, tree: ast.Module, used: Mapping[str, str]) -> str:
    """Return what C is to know of the native classes and functions of a module."""
    lines = ["cimport cython", f"from {PACKAGE}.bits cimport {', '.join(_OF_C_ALONE)}"]
    lines += [f"from {PACKAGE}.{module} cimport {name}" for name, module in used.items()]
    classes = _native_classes(tree)
    known = {*used, *(node.name for node in classes)}
    for node in classes:
        if "cython.final" in map(ast.unparse, node.decorator_list):
            lines.append("@cython.final")
        bases = ", ".join(map(ast.unparse, node.bases))
        lines.append(f"cdef class {node.name}{f'({bases})' if bases else ''}:")
        lines += [f"    {each}" for each in _members(text, node, known)] or ["    pass"]
    for function in _native_functions(tree):
        lines += _declared(text, function, known)
    return "\n".join(lines) + "\n"


def _members(text: str, node: ast.ClassDef, known: set[str]) -> Iterator[str]:
    """Yield the declarations of the variables and functions of a class."""
    for each in node.body:
        variable = _variable(each)
        if variable is not None:
            visibility, kind, name = variable
            yield " ".join(["cdef", *([visibility] if visibility else []), _of_c(kind, known), name])
        elif isinstance(each, ast.FunctionDef) and "cython.cfunc" in map(ast.unparse, each.decorator_list):
            yield from _declared(text, each, known)


def _declared(text: str, node: ast.FunctionDef, known: set[str]) -> Iterator[str]:
    """Yield the declaration of a function, or the whole of it where it stands where it is called."""
    declaration = _function(text, node, known)
    if _is_inline(node):
        yield declaration.replace("cdef", "cdef inline", 1) + ":"
        yield from (f"    {line}" for line in _body(text, node))
    else:
        yield declaration


def _body(text: str, node: ast.FunctionDef) -> list[str]:
    """Return what a function does, as Cython reads it."""
    lines = text.splitlines()[node.body[0].lineno - 1 : node.end_lineno]
    return translated(textwrap.dedent("\n".join(lines)), text).splitlines()


def _function(text: str, node: ast.FunctionDef, known: set[str]) -> str:
    """Return the declaration of a function, of a class or not."""
    own = ["self"] if node.args.args and not node.args.args[0].annotation else []
    more = [f"{_of_c(ast.unparse(each.annotation), known)} {each.arg}" for each in node.args.args if each.annotation]
    returned = _of_c(ast.unparse(node.returns), known) if node.returns else "object"
    return " ".join(["cdef", returned, f"{node.name}({', '.join([*own, *more])})", *_manners(text, node)])


def _manners(text: str, node: ast.FunctionDef) -> Iterator[str]:
    """Yield what else C is to know of a function: how it fails, and whether it holds Python's lock."""
    said = [str(ast.get_source_segment(text, each)).removeprefix("cython.") for each in node.decorator_list]
    for each in said:
        if each.startswith("exceptval("):
            value = each.removeprefix("exceptval(").removesuffix(")")
            yield "noexcept" if value == "check=False" else f"except? {value}"
    yield from (each.replace("_", " ") for each in said if each in {"nogil", "with_gil"})


def _of_c(annotation: str, known: set[str]) -> str:
    """Return how C names a type."""
    annotation = annotation.strip("'\"")
    for pattern, replacement in _TRANSLATIONS:
        annotation = pattern.sub(replacement, annotation)
    if native := _NATIVE.fullmatch(annotation):
        pointer, name, size = native.groups()
        return f"{_OF_C.get(name, name)}{'*' if pointer else ''}{size}"
    if container := _CONTAINER.match(annotation):
        return container[0]
    return annotation if annotation in known else "object"
