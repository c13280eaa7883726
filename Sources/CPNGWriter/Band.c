#include "Band.h"

#include <stdlib.h>
#include <string.h>

#include "Chunk.h"
#include "ForWiderRegisters.h"
#include "PixelBits.h"
#include "PixelMatcher.h"
#include "RowChecksum.h"

// MARK: Pixels

FOR_WIDER_REGISTERS
static int isOpaque(const uint32_t *row, PixelChange change) {
  uint32_t common = 0xFFFFFFFF;
  for (int x = change.start; x < change.end; x++) common &= row[x];
  return common >> 24 == 0xFF;
}

static uint32_t divideByAlpha(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

// Removes premultiplication, because colors in files are not premultiplied.
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

// Returns whether much of a row does not simply repeat and changes little from pixel to pixel, as in photos. Letters do
// not, and differences would only hide their repetitions.
static int isSmooth(const uint32_t *row, const uint32_t *above, PixelChange change, int width) {
  int start = change.start == 0 ? 1 : change.start;
  if (change.end - start <= width / 4) return 0;
  int count = PixelBitsCountOfNeither(change.isLikeAbove, change.isLikeNext, start, change.end), sum = 0;
  if (count <= width / 4) return 0;
  for (int x = start; x < change.end; x++) {
    if (row[x] != row[x - 1] && row[x] != above[x]) sum += distance(row[x], row[x - 1]);
  }
  return sum < 24 * count;
}

enum { NoFilter = 0, UpFilter = 2 };

// Subtracts each byte separately: the highest bits are handled apart, so that nothing is borrowed from the next byte.
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
  int width;  // of the rows that there is room for
  uint32_t *words, *wordsAbove;  // of two rows
  uint64_t *isLikeAbove, *isLikeNext;  // of the pixels of a row
};

size_t BandCapacity(int width, int height) {
  return ChunkOverhead + StreamHeaderSize + TokenStreamCapacity((1 + (size_t)width * 4) * (size_t)height);
}

static void releaseRows(BandWorkspace *workspace) {
  free(workspace->words);
  free(workspace->wordsAbove);
  free(workspace->isLikeAbove);
  free(workspace->isLikeNext);
}

BandWorkspace *BandWorkspaceCreate(int width) {
  BandWorkspace *workspace = malloc(sizeof *workspace);
  if (workspace == NULL) return NULL;
  workspace->width = 0;
  workspace->words = workspace->wordsAbove = NULL;
  workspace->isLikeAbove = workspace->isLikeNext = NULL;
  if (BandWorkspaceReserve(workspace, width)) return workspace;
  BandWorkspaceDestroy(workspace);
  return NULL;
}

int BandWorkspaceReserve(BandWorkspace *workspace, int width) {
  if (width <= workspace->width) return 1;
  releaseRows(workspace);
  workspace->words = malloc((size_t)width * 4);
  workspace->wordsAbove = malloc((size_t)width * 4);
  workspace->isLikeAbove = malloc(PixelBitsWords(width) * 8);
  workspace->isLikeNext = malloc(PixelBitsWords(width) * 8);
  int isWhole = workspace->words != NULL && workspace->wordsAbove != NULL && workspace->isLikeAbove != NULL
    && workspace->isLikeNext != NULL;
  workspace->width = isWhole ? width : 0;
  return isWhole;
}

void BandWorkspaceDestroy(BandWorkspace *workspace) {
  if (workspace == NULL) return;
  releaseRows(workspace);
  free(workspace);
}

// MARK: Rows

// The state of encoding the rows of a band, one after the other.
typedef struct {
  BandRows rows;
  BandWorkspace *workspace;
  int pixelSize;
  size_t rowSize;
  int lastRead;  // the last row that does not repeat the one before
  int lastFilter, isLastZero;
  RowChecksum rowChecksum;  // of the last row
  uint32_t checksum;
} Writing;

static const uint32_t *rowOf(const Writing *w, int y) {
  return (const uint32_t *)(w->rows.pixels + (size_t)y * (size_t)w->rows.stride);
}

// Returns the words of a row in the file, converted into `room` if they differ.
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

static void addRowLessAbove(Writing *w, int y, int above) {
  BandWorkspace *workspace = w->workspace;
  int width = w->rows.width;
  const uint32_t *aboveWords = wordsOf(w, above, workspace->wordsAbove), *words = wordsOf(w, y, workspace->words);
  subtractRow(aboveWords, words, workspace->words, width);
  PixelMatcherAddFiltered(&workspace->matcher, UpFilter, workspace->words);
  w->rowChecksum = RowChecksumOf(UpFilter, workspace->words, width, w->pixelSize);
  w->lastFilter = UpFilter;
}

// Repeats the last row that was read.
static void repeatRow(Writing *w) {
  int y = w->lastRead, isLastLikeThis = w->lastFilter == NoFilter || w->isLastZero;
  if (isLastLikeThis && w->rowSize <= TokenStreamFarthest) return PixelMatcherRepeat(&w->workspace->matcher, rowOf(w, y));
  addRowLessAbove(w, y, y);
  w->isLastZero = 1;
}

static void compareWithNext(const Writing *w, int y, PixelChange change) {
  const uint32_t *row = rowOf(w, y);
  int start = change.start == 0 ? 0 : change.start - 1;
  PixelBitsCompare(w->workspace->isLikeNext, row, row + 1, start / PixelBitsOfWord * PixelBitsOfWord, change.end - 1);
}

static void addRow(Writing *w, int y, PixelChange change) {
  w->isLastZero = 0;
  if (!PixelMatcherSeesAbove(&w->workspace->matcher)) {
    change.start = 0;
    change.end = w->rows.width;
  }
  compareWithNext(w, y, change);
  if (y > 0 && isSmooth(rowOf(w, y), rowOf(w, y - 1), change, w->rows.width)) {
    addRowLessAbove(w, y, y - 1);
  } else {
    addPlainRow(w, y, change);
  }
}

static PixelChange changeOfRow(const Writing *w, int y) {
  BandWorkspace *workspace = w->workspace;
  const uint32_t *row = rowOf(w, y);
  uint64_t *isLikeAbove = workspace->isLikeAbove;
  int start = 0, end = w->rows.width;
  if (y > 0) {
    if (w->rows.repeats[y]) return (PixelChange){0};
    PixelBitsCompare(isLikeAbove, row, rowOf(w, y - 1), 0, end);
    start = PixelBitsRun(isLikeAbove, 0, end);
    if (start == end) return (PixelChange){0};
    end -= PixelBitsRunBefore(isLikeAbove, end);
  }
  return (PixelChange){start, end, isLikeAbove, workspace->isLikeNext};
}

// Returns false if a pixel is not opaque although it should be. Only pixels that change are examined.
static int addRows(Writing *w) {
  for (int y = 0; y < w->rows.height; y++) {
    PixelChange change = changeOfRow(w, y);
    if (change.end == 0) {
      repeatRow(w);
    } else {
      w->lastRead = y;
      if (w->pixelSize == 3 && !isOpaque(rowOf(w, y), change)) return 0;
      addRow(w, y, change);
    }
    w->checksum = RowChecksumAppend(w->checksum, w->rowChecksum, w->rowSize);
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
