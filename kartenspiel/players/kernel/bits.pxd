# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
# What stands in the kernel for Python's `int.bit_length` and `int.bit_count`, for `lowest` and `mixed`, where it is compiled.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int kernel_bit_length(unsigned long long bits) {
        unsigned long place;
        return _BitScanReverse64(&place, bits) ? (int)place + 1 : 0;
    }
    static __inline int kernel_lowest(unsigned long long bits) {
        unsigned long place;
        _BitScanForward64(&place, bits);
        return (int)place;
    }
    #else
    static inline int kernel_bit_length(unsigned long long bits) {
        return bits ? 64 - __builtin_clzll(bits) : 0;
    }
    static inline int kernel_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }
    #endif
    /* One processor or another has no instruction for it, and asking each time takes as long as this. */
    static int kernel_bit_count(unsigned long long bits) {
        bits -= (bits >> 1) & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
        bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((bits * 0x0101010101010101ULL) >> 56);
    }
    /* The last step of SplitMix64: 64 bits that look random, others for each value. */
    static unsigned long long kernel_mixed(unsigned long long value) {
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
        return value ^ (value >> 31);
    }
    """
    long long bit_length "kernel_bit_length"(unsigned long long bits) noexcept nogil
    long long lowest "kernel_lowest"(unsigned long long bits) noexcept nogil
    long long bit_count "kernel_bit_count"(unsigned long long bits) noexcept nogil
    unsigned long long mixed "kernel_mixed"(unsigned long long value) noexcept nogil
