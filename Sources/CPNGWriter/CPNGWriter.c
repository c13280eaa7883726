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

// MARK: Files

static size_t putRows(
  uint8_t *target, const uint8_t *pixels, int width, int height, int stride, size_t pixelSize, uint8_t *rows) {
  size_t rowSize = 1 + (size_t)width * pixelSize;
  uint8_t *row = rows, *above = rows + rowSize + RowDeflaterPadding;
  RowDeflater deflater;
  RowDeflaterBegin(&deflater, target, rowSize, pixelSize);
  for (int y = 0; y < height; y++) {
    const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
    (pixelSize == 3 ? copyOpaqueRow : copyTranslucentRow)(source, row + 1, width);
    RowDeflaterAdd(&deflater, row, y == 0 ? NULL : above);
    uint8_t *next = above;
    above = row;
    row = next;
  }
  return RowDeflaterEnd(&deflater);
}

int CPNGEncode(
  const uint8_t *pixels, int width, int height, int stride, int pixelsPerMetre, PNGBytes *result) {
  int opaque = isOpaque(pixels, width, height, stride);
  size_t pixelSize = opaque ? 3 : 4, rowSize = 1 + (size_t)width * pixelSize;
  uint8_t *rows = calloc(2, rowSize + RowDeflaterPadding);  // the filter byte in front stays 0: no filter
  uint8_t *file = malloc(BytesAroundData + RowDeflaterCapacity(rowSize, (size_t)height));
  if (rows == NULL || file == NULL) {
    free(rows);
    free(file);
    return -1;
  }
  uint8_t *data = putHeader(file, width, height, opaque, pixelsPerMetre);
  size_t count = putRows(data + 8, pixels, width, height, stride, pixelSize, rows);
  uint8_t *end = putChunk(putChunk(data, "IDAT", count), "IEND", 0);
  free(rows);
  result->count = (size_t)(end - file);
  uint8_t *shrunk = realloc(file, result->count);
  result->bytes = shrunk == NULL ? file : shrunk;
  return 0;
}
