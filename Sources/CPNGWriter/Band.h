#ifndef BAND_H
#define BAND_H

#include <stddef.h>
#include <stdint.h>

// Encodes some rows of a picture as an IDAT chunk without references to others, so that bands can be encoded in parallel.

typedef struct {
  const uint8_t *pixels;  // of the first row
  int width, height, stride;
  int isFirst, isLast;
  // A byte for each row: whether it has the pixels of the row before. The last of several such rows has them in memory, the
  // others may contain anything. The first row of a band is never one.
  const uint8_t *repeats;
} BandRows;

typedef struct {
  size_t count;  // bytes of the chunk
  int isOpaque;
  uint32_t checksum;  // Adler-32 of the rows as they are in the file
  size_t rowsSize;  // bytes that the checksum covers
} Band;

// The memory for encoding one band after the other.
typedef struct BandWorkspace BandWorkspace;

// Creates memory for bands of a width; NULL if there is not enough.
BandWorkspace *BandWorkspaceCreate(int width);

// Changes the width of the next bands. Returns 0 if there is not enough memory.
int BandWorkspaceReserve(BandWorkspace *workspace, int width);

void BandWorkspaceDestroy(BandWorkspace *workspace);

// The largest size of a chunk in bytes.
size_t BandCapacity(int width, int height);

// Encodes opaque pixels, or with alpha if some are not opaque or `hasAlpha` is set. `chunk` has room for the capacity.
Band BandEncode(BandRows rows, int hasAlpha, uint8_t *chunk, BandWorkspace *workspace);

#endif
