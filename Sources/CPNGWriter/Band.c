#include "Band.h"

#include <stdlib.h>
#include <string.h>

#include "Chunk.h"
#include "RowDeflater.h"

// MARK: Pixels

// The pixels of a row from the first to behind the last that are not as in the row above.
typedef struct {
  int start, end;
} Change;

static int isOpaque(const uint32_t *row, Change change) {
  uint32_t common = 0xFFFFFFFF;
  for (int x = change.start; x < change.end; x++) common &= row[x];
  return common >> 24 == 0xFF;
}

enum { ComparedPixels = 16 };

// Of as many pixels as the compiler compares at once.
static inline int areSame(const uint32_t *row, const uint32_t *above) {
  uint32_t difference = 0;
  for (int i = 0; i < ComparedPixels; i++) difference |= row[i] ^ above[i];
  return difference == 0;
}

static Change changeOf(const uint32_t *row, const uint32_t *above, int width) {
  int start = 0, end = width;
  while (start + ComparedPixels <= end && areSame(row + start, above + start)) start += ComparedPixels;
  while (start < end && row[start] == above[start]) start++;
  if (start == end) return (Change){0, 0};
  while (end - ComparedPixels > start && areSame(row + end - ComparedPixels, above + end - ComparedPixels)) {
    end -= ComparedPixels;
  }
  while (row[end - 1] == above[end - 1]) end--;
  return (Change){start, end};
}

// Returns whether all pixels are opaque. After this, only those that change are looked at.
static int surveyRows(const uint8_t *pixels, int width, int height, int stride, Change *changes) {
  int opaque = 1;
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
    const uint32_t *above = (const uint32_t *)((const uint8_t *)row - stride);
    changes[y] = y == 0 ? (Change){0, width} : changeOf(row, above, width);
    opaque = opaque && isOpaque(row, changes[y]);
  }
  return opaque;
}

static inline void putOpaquePixel(uint32_t pixel, uint8_t *target, size_t count) {
  uint8_t bytes[4] = {(uint8_t)(pixel >> 16), (uint8_t)(pixel >> 8), (uint8_t)pixel, 0};
  memcpy(target, bytes, count);
}

// Four bytes at once, of which the last belongs to the next pixel.
static void copyOpaqueRow(const uint32_t *source, uint8_t *target, int width) {
  for (int x = 0; x < width - 1; x++, target += 3) putOpaquePixel(source[x], target, 4);
  putOpaquePixel(source[width - 1], target, 3);
}

static uint8_t divideByAlpha(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

static void copyTranslucentRow(const uint32_t *source, uint8_t *target, int width) {
  for (int x = 0; x < width; x++, target += 4) {
    uint32_t pixel = source[x], alpha = pixel >> 24;
    if (alpha == 0) {
      memset(target, 0, 4);
      continue;
    }
    target[0] = divideByAlpha(pixel >> 16 & 0xFF, alpha);
    target[1] = divideByAlpha(pixel >> 8 & 0xFF, alpha);
    target[2] = divideByAlpha(pixel & 0xFF, alpha);
    target[3] = (uint8_t)alpha;
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
static int isSmooth(const uint32_t *row, const uint32_t *above, Change change, int width) {
  int count = 0, sum = 0, start = change.start == 0 ? 1 : change.start;
  for (int x = start; x < change.end; x++) count += (row[x] != row[x - 1]) & (row[x] != above[x]);
  if (count <= width / 4) return 0;
  for (int x = start; x < change.end; x++) {
    if (row[x] != row[x - 1] && row[x] != above[x]) sum += distance(row[x], row[x - 1]);
  }
  return sum < 24 * count;
}

enum { NoFilter = 0, UpFilter = 2 };

static void subtract(const uint8_t *above, uint8_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] -= above[i];
}

// MARK: Rows

enum { WindowSize = 1 << 17, KeptHistory = 1 << 15 };

// As many rows one after the other as fit; when they are full, the last 32 KB move to the beginning.
typedef struct {
  uint8_t *bytes;
  size_t size, rowSize;
  size_t place;  // of the present row
} RowWindow;

static size_t windowSize(size_t rowSize) {
  return KeptHistory + 2 * rowSize > WindowSize ? KeptHistory + 2 * rowSize : WindowSize;
}

static uint8_t *advance(RowWindow *window) {
  size_t end = window->place + window->rowSize;
  if (end + window->rowSize > window->size) {
    size_t kept = window->rowSize > KeptHistory ? window->rowSize : KeptHistory;
    memmove(window->bytes, window->bytes + end - kept, kept);
    end = kept;
  }
  window->place = end;
  return window->bytes + end;
}

typedef void (*CopyRow)(const uint32_t *source, uint8_t *target, int width);

// The pixels of a picture, and what its file makes of them.
typedef struct {
  const uint8_t *pixels;
  int width, height, stride;
  const Change *changes;
  size_t pixelSize, rowSize;
  CopyRow copy;
} Picture;

static const uint32_t *rowOf(const Picture *p, int y) { return (const uint32_t *)(p->pixels + (size_t)y * p->stride); }

// A row with the pixels of the one above. Returns whether it has the same bytes, too.
static int repeatRow(uint8_t *row, size_t rowSize) {
  const uint8_t *last = row - rowSize;
  if (last[0] == NoFilter || (last[1] == 0 && memcmp(last + 1, last + 2, rowSize - 2) == 0)) {
    memcpy(row, last, rowSize);
    return 1;
  }
  row[0] = UpFilter;
  memset(row + 1, 0, rowSize - 1);
  return 0;
}

// `scratch` has room for a row. Returns what bytes are not as in the row above.
static RowDeflaterChange filterRow(const Picture *p, int y, uint8_t *row, uint8_t *scratch) {
  const uint32_t *source = rowOf(p, y);
  Change change = p->changes[y];
  if (y > 0 && isSmooth(source, rowOf(p, y - 1), change, p->width)) {
    row[0] = UpFilter;
    p->copy(source, row + 1, p->width);
    p->copy(rowOf(p, y - 1), scratch, p->width);
    subtract(scratch, row + 1, p->rowSize - 1);
    return (RowDeflaterChange){0, p->rowSize};
  }
  if (y == 0 || *(row - p->rowSize) != NoFilter) {
    row[0] = NoFilter;
    p->copy(source, row + 1, p->width);
    return (RowDeflaterChange){0, p->rowSize};
  }
  size_t start = 1 + (size_t)change.start * p->pixelSize, end = 1 + (size_t)change.end * p->pixelSize;
  memcpy(row, row - p->rowSize, p->rowSize);
  p->copy(source + change.start, row + start, change.end - change.start);
  return (RowDeflaterChange){start, end};
}

static void addRows(RowDeflater *deflater, const Picture *p, RowWindow *window, uint8_t *scratch) {
  for (int y = 0; y < p->height; y++) {
    uint8_t *row = y == 0 ? window->bytes : advance(window);
    RowDeflaterChange change = {0, p->rowSize};
    if (p->changes[y].end > 0) {
      change = filterRow(p, y, row, scratch);
    } else if (repeatRow(row, p->rowSize)) {
      RowDeflaterRepeat(deflater, row, window->place);
      continue;
    }
    RowDeflaterAdd(deflater, row, window->place, change);
  }
}

// MARK: Bands

enum { StreamHeaderSize = 2 };

struct BandWorkspace {
  RowDeflater deflater;
  Change *changes;
  uint8_t *window, *scratch;
};

static size_t rowSizeOf(int width, int isOpaque) { return 1 + (size_t)width * (isOpaque ? 3 : 4); }

size_t BandCapacity(int width, int height) {
  return ChunkOverhead + StreamHeaderSize + RowDeflaterCapacity(rowSizeOf(width, 0), (size_t)height);
}

BandWorkspace *BandWorkspaceCreate(int width, int height) {
  BandWorkspace *workspace = malloc(sizeof *workspace);
  if (workspace == NULL) return NULL;
  size_t rowSize = rowSizeOf(width, 0);
  workspace->changes = malloc((size_t)height * sizeof(Change));
  workspace->window = malloc(windowSize(rowSize) + RowDeflaterPadding);
  workspace->scratch = malloc(rowSize);
  if (workspace->changes != NULL && workspace->window != NULL && workspace->scratch != NULL) return workspace;
  BandWorkspaceDestroy(workspace);
  return NULL;
}

void BandWorkspaceDestroy(BandWorkspace *workspace) {
  if (workspace == NULL) return;
  free(workspace->changes);
  free(workspace->window);
  free(workspace->scratch);
  free(workspace);
}

Band BandEncode(BandRows rows, int hasAlpha, uint8_t *chunk, BandWorkspace *workspace) {
  Change *changes = workspace->changes;
  int isOpaque = surveyRows(rows.pixels, rows.width, rows.height, rows.stride, changes) && !hasAlpha;
  size_t pixelSize = isOpaque ? 3 : 4, rowSize = rowSizeOf(rows.width, isOpaque);
  CopyRow copy = isOpaque ? copyOpaqueRow : copyTranslucentRow;
  Picture picture = {rows.pixels, rows.width, rows.height, rows.stride, changes, pixelSize, rowSize, copy};
  RowWindow window = {workspace->window, windowSize(rowSize), rowSize, 0};
  RowDeflater *deflater = &workspace->deflater;
  uint8_t *content = chunk + ChunkContentOffset;
  size_t headerSize = rows.isFirst ? StreamHeaderSize : 0;
  memcpy(content, (uint8_t[]){0x78, 0x01}, headerSize);  // zlib, 32 KB window, fastest
  RowDeflaterBegin(deflater, content + headerSize, rowSize, pixelSize);
  addRows(deflater, &picture, &window, workspace->scratch);
  size_t count = (size_t)(ChunkPut(chunk, "IDAT", headerSize + RowDeflaterEnd(deflater, rows.isLast)) - chunk);
  return (Band){count, isOpaque, deflater->checksum, rowSize * (size_t)rows.height};
}
