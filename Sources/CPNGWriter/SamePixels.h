#ifndef SAMEPIXELS_H
#define SAMEPIXELS_H

#include <stdint.h>

enum { ComparedPixels = 16 };

// Of as many pixels as the compiler compares at once.
static inline int areSame(const uint32_t *a, const uint32_t *b) {
  uint32_t difference = 0;
  for (int i = 0; i < ComparedPixels; i++) difference |= a[i] ^ b[i];
  return difference == 0;
}

#endif
