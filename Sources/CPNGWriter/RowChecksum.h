#ifndef ROWCHECKSUM_H
#define ROWCHECKSUM_H

#include <stddef.h>
#include <stdint.h>

// Adler-32 of the rows of a picture, from their words: the bytes need not be made for it.

typedef struct {
  uint32_t sum, sumOfSums;
} RowChecksum;

// Of the filter and what it left, as red, green, blue and, in pixels of four bytes, alpha of words in ARGB32.
RowChecksum RowChecksumOf(uint8_t filter, const uint32_t *words, int width, int pixelSize);

// The checksum of what came before, and of a row of so many bytes behind it.
uint32_t RowChecksumAppend(uint32_t checksum, RowChecksum row, size_t rowSize);

#endif
