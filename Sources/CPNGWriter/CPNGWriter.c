#include "CPNGWriter.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "RowDeflater.h"

// MARK: Pixels

static int isOpaque(const uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
    uint32_t common = 0xFFFFFFFF;
    for (int x = 0; x < width; x++) common &= row[x];
    if (common >> 24 != 0xFF) return 0;
  }
  return 1;
}

static void copyOpaqueRow(const uint32_t *source, uint8_t *target, int width) {
  for (int x = 0; x < width; x++) {
    uint32_t pixel = source[x];
    target[3 * x] = (uint8_t)(pixel >> 16);
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)pixel;
  }
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
static int isSmooth(const uint32_t *row, const uint32_t *above, int width) {
  int count = 0, sum = 0;
  for (int x = 1; x < width; x++) {
    if (row[x] == row[x - 1] || row[x] == above[x]) continue;
    count++;
    sum += distance(row[x], row[x - 1]);
  }
  return count > width / 4 && sum < 24 * count;
}

enum { NoFilter = 0, UpFilter = 2 };

static void subtract(const uint8_t *above, uint8_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] -= above[i];
}

// MARK: Chunks

enum { ChunkOverhead = 12, BytesAroundData = 8 + (ChunkOverhead + 13) + (ChunkOverhead + 1) + (ChunkOverhead + 9) + 2 * ChunkOverhead };

static uint8_t *putNumber(uint8_t *target, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *target++ = (uint8_t)(number >> shift);
  return target;
}

// The content stands at its place already, eight bytes after the chunk's start. Returns the chunk's end.
static uint8_t *putChunk(uint8_t *chunk, const char *type, size_t count) {
  putNumber(chunk, (uint32_t)count);
  memcpy(chunk + 4, type, 4);
  return putNumber(chunk + 8 + count, (uint32_t)crc32(crc32(0, NULL, 0), chunk + 4, (uInt)(count + 4)));
}

static uint8_t *putHeader(uint8_t *target, int width, int height, int opaque, int pixelsPerMetre) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(target, signature, 8);
  uint8_t *chunk = target + 8;
  putNumber(putNumber(chunk + 8, (uint32_t)width), (uint32_t)height);
  memcpy(chunk + 16, (uint8_t[]){8, opaque ? 2 : 6, 0, 0, 0}, 5);  // bits per channel, RGB or RGBA, no interlacing
  chunk = putChunk(chunk, "IHDR", 13);
  chunk[8] = 0;  // perceptual intent
  chunk = putChunk(chunk, "sRGB", 1);
  if (pixelsPerMetre <= 0) return chunk;
  putNumber(putNumber(chunk + 8, (uint32_t)pixelsPerMetre), (uint32_t)pixelsPerMetre);
  chunk[16] = 1;  // the unit is the metre
  return putChunk(chunk, "pHYs", 9);
}

// MARK: Rows

enum { WindowSize = 1 << 17, KeptHistory = 1 << 15 };

// As many rows one after the other as fit; when they are full, the last 32 KB move to the beginning.
typedef struct {
  uint8_t *bytes;
  size_t size, rowSize;
  size_t place;  // of the present row
} RowWindow;

static RowWindow makeWindow(size_t rowSize) {
  size_t size = KeptHistory + 2 * rowSize > WindowSize ? KeptHistory + 2 * rowSize : WindowSize;
  return (RowWindow){malloc(size + RowDeflaterPadding), size, rowSize, 0};
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

// `above` is NULL for the first row. `scratch` has room for a row.
static void filterRow(
  const uint32_t *source, const uint32_t *above, int width, CopyRow copy, uint8_t *row, size_t rowSize, uint8_t *scratch) {
  size_t count = rowSize - 1;
  if (above != NULL && memcmp(source, above, (size_t)width * 4) == 0) {
    memcpy(row, row - rowSize, rowSize);
    if (row[0] == UpFilter) memset(row + 1, 0, count);
    return;
  }
  copy(source, row + 1, width);
  row[0] = NoFilter;
  if (above == NULL || !isSmooth(source, above, width)) return;
  row[0] = UpFilter;
  copy(above, scratch, width);
  subtract(scratch, row + 1, count);
}

static size_t putRows(
  RowDeflater *deflater, uint8_t *target, const uint8_t *pixels, int width, int height, int stride, size_t pixelSize,
  RowWindow *window, uint8_t *scratch) {
  CopyRow copy = pixelSize == 3 ? copyOpaqueRow : copyTranslucentRow;
  const uint32_t *above = NULL;
  RowDeflaterBegin(deflater, target, window->rowSize, pixelSize);
  for (int y = 0; y < height; y++) {
    const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
    uint8_t *row = y == 0 ? window->bytes : advance(window);
    filterRow(source, above, width, copy, row, window->rowSize, scratch);
    RowDeflaterAdd(deflater, row, window->place);
    above = source;
  }
  return RowDeflaterEnd(deflater);
}

// MARK: Files

int CPNGEncode(
  const uint8_t *pixels, int width, int height, int stride, int pixelsPerMetre, PNGBytes *result) {
  int opaque = isOpaque(pixels, width, height, stride);
  size_t pixelSize = opaque ? 3 : 4, rowSize = 1 + (size_t)width * pixelSize;
  RowWindow window = makeWindow(rowSize);
  uint8_t *file = malloc(BytesAroundData + RowDeflaterCapacity(rowSize, (size_t)height));
  uint8_t *scratch = malloc(rowSize);
  RowDeflater *deflater = malloc(sizeof(RowDeflater));
  int status = -1;
  if (window.bytes != NULL && file != NULL && scratch != NULL && deflater != NULL) {
    uint8_t *data = putHeader(file, width, height, opaque, pixelsPerMetre);
    size_t count = putRows(deflater, data + 8, pixels, width, height, stride, pixelSize, &window, scratch);
    uint8_t *end = putChunk(putChunk(data, "IDAT", count), "IEND", 0);
    result->count = (size_t)(end - file);
    uint8_t *shrunk = realloc(file, result->count);
    result->bytes = shrunk == NULL ? file : shrunk;
    file = NULL;
    status = 0;
  }
  free(window.bytes);
  free(file);
  free(scratch);
  free(deflater);
  return status;
}
