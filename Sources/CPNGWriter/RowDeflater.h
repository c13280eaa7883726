#ifndef ROWDEFLATER_H
#define ROWDEFLATER_H

#include <stddef.h>
#include <stdint.h>

// A zlib stream for rows of pixels, made for speed: one block with the fixed Huffman codes of RFC 1951, and matches in
// two places only, the row above and the pixel to the left. Drawn interfaces are made of little else. Compared with
// libpng at its fastest level it takes a fifth of the time, and the file is larger by a half.

typedef struct {
  uint16_t bits;  // first bit lowest, as the stream wants it
  uint8_t count;
} BitCode;

typedef struct {
  uint8_t *bytes;
  size_t count;
  uint64_t pending;
  int pendingBits;
  uint32_t checksum;
  size_t rowSize;
  size_t pixelSize;
  BitCode symbols[286];
  uint16_t lengthSymbols[259];
  uint8_t lengthExtraBits[259];
  uint16_t lengthExtras[259];
  uint32_t aboveDistance, leftDistance;  // code and extra bits together
  int aboveDistanceBits, leftDistanceBits;
} RowDeflater;

enum { RowDeflaterPadding = 8 };  // readable bytes needed after a row

// The most bytes that a stream can have.
size_t RowDeflaterCapacity(size_t rowSize, size_t rowCount);

// `bytes` has room for the capacity; `rowSize` counts the filter byte in front of each row.
void RowDeflaterBegin(RowDeflater *deflater, uint8_t *bytes, size_t rowSize, size_t pixelSize);

// `above` is NULL for the first row.
void RowDeflaterAdd(RowDeflater *deflater, const uint8_t *row, const uint8_t *above);

// Returns the number of bytes.
size_t RowDeflaterEnd(RowDeflater *deflater);

#endif
