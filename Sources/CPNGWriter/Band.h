#ifndef BAND_H
#define BAND_H

#include <stddef.h>
#include <stdint.h>

// Some rows of a picture as an IDAT chunk that looks back to no other, so that bands can be made side by side.

typedef struct {
  const uint8_t *pixels;  // of the first row
  int width, height, stride;
  int isFirst, isLast;
  // A byte for each row: whether it has the pixels of the one before. The last of several such rows has them in memory, and
  // in the others there may be anything. The first row of a band is none.
  const uint8_t *repeats;
} BandRows;

typedef struct {
  size_t count;  // bytes of the chunk
  int isOpaque;
  uint32_t checksum;  // Adler-32 of the rows as they are in the file
  size_t rowsSize;  // bytes that it is about
} Band;

// What making a band takes, for one after the other.
typedef struct BandWorkspace BandWorkspace;

// For bands of a width. NULL when there is not enough memory.
BandWorkspace *BandWorkspaceCreate(int width);

// For bands of another width from now on. Returns 0 when there is not enough memory.
int BandWorkspaceReserve(BandWorkspace *workspace, int width);

void BandWorkspaceDestroy(BandWorkspace *workspace);

// The most bytes that a chunk can have.
size_t BandCapacity(int width, int height);

// As opaque pixels, and with alpha where some are not, or where `hasAlpha` says so. `chunk` has room for the capacity.
Band BandEncode(BandRows rows, int hasAlpha, uint8_t *chunk, BandWorkspace *workspace);

#endif
