#include "PixelBits.h"

#include <stdbool.h>
#include <string.h>

#include "ForWiderRegisters.h"

enum { ComparedPixels = 16 };
typedef uint32_t Pixels __attribute__((ext_vector_type(ComparedPixels)));
typedef bool Bits __attribute__((ext_vector_type(ComparedPixels)));

static inline __attribute__((always_inline)) uint64_t sixteenBits(const uint32_t *a, const uint32_t *b) {
  Pixels left, right;
  memcpy(&left, a, sizeof left);
  memcpy(&right, b, sizeof right);
  Bits equal = __builtin_convertvector(left == right, Bits);
  uint16_t bits;
  memcpy(&bits, &equal, sizeof bits);
  return bits;
}

FOR_WIDER_REGISTERS
void PixelBitsCompare(uint64_t *bits, const uint32_t *a, const uint32_t *b, int start, int end) {
  int x = start;
  for (; x + PixelBitsOfWord <= end; x += PixelBitsOfWord) {
    uint64_t word = 0;
    for (int i = 0; i < PixelBitsOfWord; i += ComparedPixels) word |= sixteenBits(a + x + i, b + x + i) << i;
    bits[x / PixelBitsOfWord] = word;
  }
  if (x >= end) return;
  uint64_t word = 0;
  int first = x;
  for (; x + ComparedPixels <= end; x += ComparedPixels) word |= sixteenBits(a + x, b + x) << (x - first);
  for (; x < end; x++) word |= (uint64_t)(a[x] == b[x]) << (x - first);
  bits[first / PixelBitsOfWord] = word;
}

int PixelBitsCountOfNeither(const uint64_t *a, const uint64_t *b, int start, int end) {
  int first = start / PixelBitsOfWord, last = (end - 1) / PixelBitsOfWord, count = 0;
  for (int i = first; i <= last; i++) {
    uint64_t neither = ~a[i] & ~(b[i] << 1 | (i > 0 ? b[i - 1] >> (PixelBitsOfWord - 1) : 0));
    if (i == first) neither &= ~0ull << start % PixelBitsOfWord;
    if (i == last) neither &= ~0ull >> (PixelBitsOfWord - 1 - (end - 1) % PixelBitsOfWord);
    count += __builtin_popcountll(neither);
  }
  return count;
}
