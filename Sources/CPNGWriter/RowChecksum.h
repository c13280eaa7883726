#ifndef ROWCHECKSUM_H
#define ROWCHECKSUM_H

#include <stddef.h>
#include <stdint.h>

// Adler-32 of the rows of a picture, computed from their words without creating the bytes.

typedef struct {
  uint32_t sum, sumOfSums;
} RowChecksum;

// The checksum of the filter byte and the filtered pixels: red, green, blue and, in pixels of four bytes, alpha of words in ARGB32.
RowChecksum RowChecksumOf(uint8_t filter, const uint32_t *words, int width, int pixelSize);

// Returns the checksum of the preceding bytes followed by a row of `rowSize` bytes.
uint32_t RowChecksumAppend(uint32_t checksum, RowChecksum row, size_t rowSize);

#endif
