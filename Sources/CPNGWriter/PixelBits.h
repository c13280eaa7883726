#ifndef PIXELBITS_H
#define PIXELBITS_H

#include <stddef.h>
#include <stdint.h>

// A bit for each pixel of a row, the lowest first: whether it equals another pixel.

enum { PixelBitsOfWord = 64 };

static inline size_t PixelBitsWords(int width) { return ((size_t)width + PixelBitsOfWord - 1) / PixelBitsOfWord; }

// Compares the pixels from `start` to `end` in `a` and `b`; `start` is a multiple of 64, and bits after the end are 0.
void PixelBitsCompare(uint64_t *bits, const uint32_t *a, const uint32_t *b, int start, int end);

// Returns the number of consecutive set bits from `x` on, before `end`.
static inline int PixelBitsRun(const uint64_t *bits, int x, int end) {
  const uint64_t *word = bits + (x >> 6);
  uint64_t gaps = ~*word >> (x & 63);
  if (gaps != 0) {
    int length = __builtin_ctzll(gaps);
    return length < end - x ? length : end - x;
  }
  int next = (x | 63) + 1;
  while (next < end && *++word == ~0ull) next += 64;
  if (next >= end) return end - x;
  next += __builtin_ctzll(~*word);
  return (next < end ? next : end) - x;
}

// Returns the number of consecutive set bits directly before `end`; at least one bit must not be set.
static inline int PixelBitsRunBefore(const uint64_t *bits, int end) {
  int last = end - 1;
  const uint64_t *word = bits + (last >> 6);
  uint64_t gaps = ~*word << (63 - (last & 63));
  if (gaps != 0) return __builtin_clzll(gaps);
  int length = (last & 63) + 1;
  while (*--word == ~0ull) length += 64;
  return length + __builtin_clzll(~*word);
}

// Returns the number of places from `start` on, which is not the first, where neither the bit of `a` nor the preceding bit of `b` is set.
int PixelBitsCountOfNeither(const uint64_t *a, const uint64_t *b, int start, int end);

#endif
