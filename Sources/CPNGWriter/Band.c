#include "Band.h"

#include <stdlib.h>
#include <string.h>

#include "Chunk.h"
#include "ForWiderRegisters.h"
#include "PixelMatcher.h"
#include "RowChecksum.h"
#include "SamePixels.h"

// MARK: Pixels

FOR_WIDER_REGISTERS
static int isOpaque(const uint32_t *row, PixelChange change) {
  uint32_t common = 0xFFFFFFFF;
  for (int x = change.start; x < change.end; x++) common &= row[x];
  return common >> 24 == 0xFF;
}

FOR_WIDER_REGISTERS
static PixelChange changeOf(const uint32_t *row, const uint32_t *above, int width) {
  int start = 0, end = width;
  while (start + ComparedPixels <= end && areSame(row + start, above + start)) start += ComparedPixels;
  while (start < end && row[start] == above[start]) start++;
  if (start == end) return (PixelChange){0, 0};
  while (end - ComparedPixels > start && areSame(row + end - ComparedPixels, above + end - ComparedPixels)) {
    end -= ComparedPixels;
  }
  while (row[end - 1] == above[end - 1]) end--;
  return (PixelChange){start, end};
}

static uint32_t divideByAlpha(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

// Colours that are not multiplied by alpha, as files have them.
static void divideRow(const uint32_t *source, uint32_t *target, int width) {
  for (int x = 0; x < width; x++) {
    uint32_t pixel = source[x], alpha = pixel >> 24;
    target[x] = alpha == 0 ? 0
      : alpha << 24 | divideByAlpha(pixel >> 16 & 0xFF, alpha) << 16 | divideByAlpha(pixel >> 8 & 0xFF, alpha) << 8
        | divideByAlpha(pixel & 0xFF, alpha);
  }
}

// MARK: Filters

static int distance(uint32_t a, uint32_t b) {
  int sum = 0;
  for (int shift = 0; shift < 24; shift += 8) sum += abs((int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF));
  return sum;
}

// Whether much of a row does not simply repeat and changes little from pixel to pixel, as in photographs. Letters do
// not, and differences would only hide where they repeat.
FOR_WIDER_REGISTERS
static int isSmooth(const uint32_t *row, const uint32_t *above, PixelChange change, int width) {
  int count = 0, sum = 0, start = change.start == 0 ? 1 : change.start;
  for (int x = start; x < change.end; x++) count += (row[x] != row[x - 1]) & (row[x] != above[x]);
  if (count <= width / 4) return 0;
  for (int x = start; x < change.end; x++) {
    if (row[x] != row[x - 1] && row[x] != above[x]) sum += distance(row[x], row[x - 1]);
  }
  return sum < 24 * count;
}

enum { NoFilter = 0, UpFilter = 2 };

// Each byte by itself: the highest bits apart, so that nothing is borrowed from the next byte.
FOR_WIDER_REGISTERS
static void subtractRow(const uint32_t *above, const uint32_t *row, uint32_t *target, int width) {
  const uint32_t highest = 0x80808080;
  for (int x = 0; x < width; x++) {
    target[x] = ((row[x] | highest) - (above[x] & ~highest)) ^ ((row[x] ^ ~above[x]) & highest);
  }
}

// MARK: Bands

enum { StreamHeaderSize = 2 };

struct BandWorkspace {
  TokenStream stream;
  PixelMatcher matcher;
  uint32_t *words, *wordsAbove;  // of two rows
};

size_t BandCapacity(int width, int height) {
  return ChunkOverhead + StreamHeaderSize + TokenStreamCapacity((1 + (size_t)width * 4) * (size_t)height);
}

BandWorkspace *BandWorkspaceCreate(int width) {
  BandWorkspace *workspace = malloc(sizeof *workspace);
  if (workspace == NULL) return NULL;
  workspace->words = malloc((size_t)width * 4);
  workspace->wordsAbove = malloc((size_t)width * 4);
  if (workspace->words != NULL && workspace->wordsAbove != NULL) return workspace;
  BandWorkspaceDestroy(workspace);
  return NULL;
}

void BandWorkspaceDestroy(BandWorkspace *workspace) {
  if (workspace == NULL) return;
  free(workspace->words);
  free(workspace->wordsAbove);
  free(workspace);
}

// MARK: Rows

// What becomes of the rows of a band, one after the other.
typedef struct {
  BandRows rows;
  BandWorkspace *workspace;
  int pixelSize;
  size_t rowSize;
  int lastFilter, isLastZero;
  RowChecksum rowChecksum;  // of the last row
  uint32_t checksum;
} Writing;

static const uint32_t *rowOf(const Writing *w, int y) {
  return (const uint32_t *)(w->rows.pixels + (size_t)y * (size_t)w->rows.stride);
}

// What the file has of a row, made in `room` where that is something else.
static const uint32_t *wordsOf(const Writing *w, int y, uint32_t *room) {
  if (w->pixelSize == 3) return rowOf(w, y);
  divideRow(rowOf(w, y), room, w->rows.width);
  return room;
}

static void addPlainRow(Writing *w, int y, PixelChange change) {
  const uint32_t *words = wordsOf(w, y, w->workspace->words);
  PixelMatcherAdd(&w->workspace->matcher, rowOf(w, y), w->rows.stride / 4, words, change);
  w->rowChecksum = RowChecksumOf(NoFilter, words, w->rows.width, w->pixelSize);
  w->lastFilter = NoFilter;
}

static void addRowLessAbove(Writing *w, int y) {
  BandWorkspace *workspace = w->workspace;
  int width = w->rows.width;
  const uint32_t *above = wordsOf(w, y - 1, workspace->wordsAbove), *row = wordsOf(w, y, workspace->words);
  subtractRow(above, row, workspace->words, width);
  PixelMatcherAddFiltered(&workspace->matcher, UpFilter, workspace->words);
  w->rowChecksum = RowChecksumOf(UpFilter, workspace->words, width, w->pixelSize);
  w->lastFilter = UpFilter;
}

// A row with the pixels of the one above.
static void repeatRow(Writing *w, int y) {
  int isLastLikeThis = w->lastFilter == NoFilter || w->isLastZero;
  if (isLastLikeThis && w->rowSize <= TokenStreamFarthest) return PixelMatcherRepeat(&w->workspace->matcher, rowOf(w, y));
  addRowLessAbove(w, y);
  w->isLastZero = 1;
}

static void addRow(Writing *w, int y, PixelChange change) {
  if (change.end == 0) {
    repeatRow(w, y);
  } else {
    w->isLastZero = 0;
    if (y > 0 && isSmooth(rowOf(w, y), rowOf(w, y - 1), change, w->rows.width)) {
      addRowLessAbove(w, y);
    } else {
      addPlainRow(w, y, change);
    }
  }
  w->checksum = RowChecksumAppend(w->checksum, w->rowChecksum, w->rowSize);
}

// Returns false where a pixel is not opaque that should be. Only pixels that change are looked at.
static int addRows(Writing *w) {
  int width = w->rows.width;
  for (int y = 0; y < w->rows.height; y++) {
    PixelChange change = y == 0 ? (PixelChange){0, width} : changeOf(rowOf(w, y), rowOf(w, y - 1), width);
    if (w->pixelSize == 3 && !isOpaque(rowOf(w, y), change)) return 0;
    addRow(w, y, change);
  }
  return 1;
}

Band BandEncode(BandRows rows, int hasAlpha, uint8_t *chunk, BandWorkspace *workspace) {
  int pixelSize = hasAlpha ? 4 : 3;
  size_t rowSize = 1 + (size_t)rows.width * (size_t)pixelSize;
  Writing writing = {.rows = rows, .workspace = workspace, .pixelSize = pixelSize, .rowSize = rowSize, .checksum = 1};
  uint8_t *content = chunk + ChunkContentOffset;
  size_t headerSize = rows.isFirst ? StreamHeaderSize : 0;
  memcpy(content, (uint8_t[]){0x78, 0x01}, headerSize);  // zlib, 32 KB window, fastest
  TokenStreamBegin(&workspace->stream, content + headerSize, pixelSize);
  PixelMatcherBegin(&workspace->matcher, &workspace->stream, rows.width);
  if (!addRows(&writing)) return BandEncode(rows, 1, chunk, workspace);
  size_t size = headerSize + TokenStreamEnd(&workspace->stream, rows.isLast);
  size_t count = (size_t)(ChunkPut(chunk, "IDAT", size) - chunk);
  return (Band){count, !hasAlpha, writing.checksum, rowSize * (size_t)rows.height};
}
