#ifndef ROWDEFLATER_H
#define ROWDEFLATER_H

#include <stddef.h>
#include <stdint.h>

// A deflate stream for rows of pixels, made for speed: it looks for repetitions in three places only, the pixel to the
// left, the row above, and where the same four bytes were last seen, as letters repeat. Drawn interfaces are made of
// little else.

enum {
  RowDeflaterPadding = 8,  // readable bytes needed after a row
  RowDeflaterBlock = 1 << 15,  // tokens that share a Huffman code
  RowDeflaterHashBits = 14,
  RowDeflaterRepeated = 32768 / 258 + 3  // tokens of the longest row that is as the one before
};

typedef struct {
  uint8_t *next;
  uint64_t pending;
  int pendingCount;
} RowDeflaterBits;

// The bytes of a row from the first to behind the last that are not as in the row above; more is no harm.
typedef struct {
  size_t start, end;
} RowDeflaterChange;

typedef struct {
  uint8_t *bytes;
  RowDeflaterBits bits;
  uint32_t checksum;
  size_t rowSize, pixelSize;
  size_t place;  // of the present row in the stream
  size_t history;  // bytes before it that can be looked at
  RowDeflaterChange change;
  size_t runEnd;  // up to where its bytes are those of the pixel before, from where that was last asked
  uint32_t tokens[RowDeflaterBlock];  // a byte, or a length and a distance
  size_t tokenCount;
  uint32_t lastSeen[1 << RowDeflaterHashBits];  // places in the whole stream
  uint32_t repeated[RowDeflaterRepeated];  // the tokens of such a row
  size_t repeatedCount;  // 0 when the last row was another one
  uint32_t repeatedChecksum;
  uint16_t lengthSymbols[259];
  uint8_t lengthExtraBits[259];
  uint16_t lengthExtras[259];
} RowDeflater;

// The most bytes that a stream can have.
size_t RowDeflaterCapacity(size_t rowSize, size_t rowCount);

// `bytes` has room for the capacity; `rowSize` counts the filter byte in front of each row.
void RowDeflaterBegin(RowDeflater *deflater, uint8_t *bytes, size_t rowSize, size_t pixelSize);

// `history` bytes directly before `row` are the end of what was added before.
void RowDeflaterAdd(RowDeflater *deflater, const uint8_t *row, size_t history, RowDeflaterChange change);

// The same for a row with the bytes of the one before, in next to no time.
void RowDeflaterRepeat(RowDeflater *deflater, const uint8_t *row, size_t history);

// Returns the number of bytes, all of them whole. After what is not the last, another stream can go on.
size_t RowDeflaterEnd(RowDeflater *deflater, int isLast);

#endif
