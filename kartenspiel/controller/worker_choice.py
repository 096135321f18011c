# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who does long work: processes of this machine, or a cluster, of which nothing is loaded where nobody asked for it."""

from collections.abc import Iterator
from contextlib import contextmanager

from kartenspiel.controller.sharing import WorkerError, Workers


@contextmanager
def chosen_workers(cluster: str | None, processes: int) -> Iterator[Workers]:
    """Have the workers of the cluster with this address, or so many processes; raises `WorkerError`."""
    if cluster is None:
        from kartenspiel.controller.process_executor import local_workers  # noqa: PLC0415 - only what is needed

        with local_workers(processes) as workers:
            yield workers
        return
    try:
        from kartenspiel.controller.cluster import cluster_workers  # noqa: PLC0415 - as above
    except ImportError:
        raise WorkerError("--cluster: Dask is missing here; give: pip install distributed") from None
    with cluster_workers(cluster) as workers:
        yield workers
