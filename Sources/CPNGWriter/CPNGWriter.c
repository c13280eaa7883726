#include "CPNGWriter.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "Band.h"
#include "Chunk.h"

// How many there are depends on nothing but the picture, so that the file does not either.
enum { MostBands = 8, PixelsOfBand = 5 << 15 };

typedef struct {
  BandRows rows;
  int hasAlpha, isAdded;
  uint8_t *chunk;  // has room for the capacity
  Band band;
} Work;

struct PNGEncoding {
  int width, height, count, isOutOfMemory;
  Work works[MostBands];
  uint8_t *chunks;
  uint32_t *plainRow;  // NULL before it is needed
  BandWorkspace *workspaces[MostBands];  // one for each thread, the first one of the caller's
  int workspaceCount;
  pthread_t helpers[MostBands];
  int helperCount;
  // From here on for one thread at a time.
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int queue[MostBands], queueCount;  // of bands, as they were added
  int takenCount, isCancelled, helpersThatCame;
};

static int countBands(int width, int height) {
  size_t count = (size_t)width * (size_t)height / PixelsOfBand;
  if (count > MostBands) count = MostBands;
  if (count > (size_t)height) count = (size_t)height;
  return count < 1 ? 1 : (int)count;
}

static void encodeBand(Work *work, BandWorkspace *workspace) {
  work->band = BandEncode(work->rows, work->hasAlpha, work->chunk, workspace);
}

// MARK: Threads

// The next band, once there is one; -1 when there will be no more.
static int takeBand(PNGEncoding *e) {
  pthread_mutex_lock(&e->lock);
  while (!e->isCancelled && e->takenCount == e->queueCount && e->queueCount < e->count) {
    pthread_cond_wait(&e->changed, &e->lock);
  }
  int band = e->isCancelled || e->takenCount == e->count ? -1 : e->queue[e->takenCount++];
  pthread_mutex_unlock(&e->lock);
  return band;
}

static void encodeBands(PNGEncoding *e, BandWorkspace *workspace) {
  int band;
  while ((band = takeBand(e)) >= 0) encodeBand(&e->works[band], workspace);
}

static void *help(void *argument) {
  PNGEncoding *e = argument;
  pthread_mutex_lock(&e->lock);
  BandWorkspace *workspace = e->workspaces[++e->helpersThatCame];
  pthread_mutex_unlock(&e->lock);
  encodeBands(e, workspace);
  return NULL;
}

static void startHelpers(PNGEncoding *e) {
  while (e->helperCount < e->workspaceCount - 1 && pthread_create(&e->helpers[e->helperCount], NULL, help, e) == 0) {
    e->helperCount++;
  }
}

static void joinHelpers(PNGEncoding *e) {
  for (int i = 0; i < e->helperCount; i++) pthread_join(e->helpers[i], NULL);
  e->helperCount = 0;
}

// A picture is opaque when all of its bands are; those that are in one that is not are made once more, with alpha.
static int agreeOnAlpha(PNGEncoding *e) {
  int isOpaque = 1;
  for (int i = 0; i < e->count; i++) isOpaque = isOpaque && e->works[i].band.isOpaque;
  for (int i = 0; i < e->count && !isOpaque; i++) {
    if (!e->works[i].band.isOpaque) continue;
    e->works[i].hasAlpha = 1;
    encodeBand(&e->works[i], e->workspaces[0]);
  }
  return isOpaque;
}

// MARK: Beginning and end

// In the caller's thread, who keeps freed memory. Returns whether there is enough of it for one thread.
static int createWorkspaces(PNGEncoding *e) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  int wanted = processors < e->count ? (int)processors : e->count;
  do {
    BandWorkspace *workspace = BandWorkspaceCreate(e->width);
    if (workspace == NULL) break;
    e->workspaces[e->workspaceCount++] = workspace;
  } while (e->workspaceCount < wanted);
  return e->workspaceCount > 0;
}

static void destroy(PNGEncoding *e) {
  joinHelpers(e);
  for (int i = 0; i < e->workspaceCount; i++) BandWorkspaceDestroy(e->workspaces[i]);
  pthread_cond_destroy(&e->changed);
  pthread_mutex_destroy(&e->lock);
  free(e->chunks);
  free(e->plainRow);
  free(e);
}

int PNGEncodingFirstRow(const PNGEncoding *e, int band) { return (int)((int64_t)e->height * band / e->count); }

int PNGEncodingBandCount(const PNGEncoding *e) { return e->count; }

PNGEncoding *PNGEncodingBegin(const uint8_t *pixels, int width, int height, int stride) {
  PNGEncoding *e = calloc(1, sizeof *e);
  if (e == NULL) return NULL;
  *e = (PNGEncoding){.width = width, .height = height, .count = countBands(width, height)};
  pthread_mutex_init(&e->lock, NULL);
  pthread_cond_init(&e->changed, NULL);
  int rowsOfBand = (height + e->count - 1) / e->count;
  size_t capacity = BandCapacity(width, rowsOfBand);
  e->chunks = malloc(capacity * (size_t)e->count);
  if (e->chunks == NULL || !createWorkspaces(e)) {
    destroy(e);
    return NULL;
  }
  for (int i = 0; i < e->count; i++) {
    int start = PNGEncodingFirstRow(e, i), end = PNGEncodingFirstRow(e, i + 1);
    const uint8_t *first = pixels + (size_t)start * (size_t)stride;
    e->works[i].rows = (BandRows){first, width, end - start, stride, i == 0, i == e->count - 1};
    e->works[i].chunk = e->chunks + capacity * (size_t)i;
  }
  startHelpers(e);
  return e;
}

void PNGEncodingAdd(PNGEncoding *e, int band) {
  if (e->works[band].isAdded) return;
  e->works[band].isAdded = 1;
  pthread_mutex_lock(&e->lock);
  e->queue[e->queueCount++] = band;
  pthread_mutex_unlock(&e->lock);
  pthread_cond_broadcast(&e->changed);
}

// The row is all rows of the band.
void PNGEncodingAddPlain(PNGEncoding *e, int band, uint32_t pixel) {
  size_t width = (size_t)e->width;
  if (e->plainRow == NULL) {
    e->plainRow = malloc(width * 4);
    for (size_t x = 0; x < width && e->plainRow != NULL; x++) e->plainRow[x] = pixel;
  }
  BandRows *rows = &e->works[band].rows;
  if (e->plainRow == NULL) {
    e->isOutOfMemory = 1;
  } else if (!e->works[band].isAdded) {
    *rows = (BandRows){(const uint8_t *)e->plainRow, rows->width, rows->height, 0, rows->isFirst, rows->isLast};
  }
  PNGEncodingAdd(e, band);
}

void PNGEncodingCancel(PNGEncoding *e) {
  pthread_mutex_lock(&e->lock);
  e->isCancelled = 1;
  pthread_mutex_unlock(&e->lock);
  pthread_cond_broadcast(&e->changed);
  destroy(e);
}

// MARK: Files

enum {
  BytesAroundBands = 8 + (ChunkOverhead + 13) + (ChunkOverhead + 1) + (ChunkOverhead + 9) + (ChunkOverhead + 4) + ChunkOverhead
};

static uint8_t *putHeader(uint8_t *target, int width, int height, int opaque, int pixelsPerMetre) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(target, signature, 8);
  uint8_t *chunk = target + 8;
  ChunkPutNumber(ChunkPutNumber(chunk + 8, (uint32_t)width), (uint32_t)height);
  memcpy(chunk + 16, (uint8_t[]){8, opaque ? 2 : 6, 0, 0, 0}, 5);  // bits per channel, RGB or RGBA, no interlacing
  chunk = ChunkPut(chunk, "IHDR", 13);
  chunk[8] = 0;  // perceptual intent
  chunk = ChunkPut(chunk, "sRGB", 1);
  if (pixelsPerMetre <= 0) return chunk;
  ChunkPutNumber(ChunkPutNumber(chunk + 8, (uint32_t)pixelsPerMetre), (uint32_t)pixelsPerMetre);
  chunk[16] = 1;  // the unit is the metre
  return ChunkPut(chunk, "pHYs", 9);
}

static uint8_t *putBands(uint8_t *target, const PNGEncoding *e) {
  uint32_t checksum = (uint32_t)adler32(0, NULL, 0);
  for (int i = 0; i < e->count; i++) {
    const Band *band = &e->works[i].band;
    memcpy(target, e->works[i].chunk, band->count);
    target += band->count;
    checksum = (uint32_t)adler32_combine(checksum, band->checksum, (z_off_t)band->rowsSize);
  }
  ChunkPutNumber(target + ChunkContentOffset, checksum);
  return ChunkPut(target, "IDAT", 4);
}

static size_t sizeOfFile(const PNGEncoding *e) {
  size_t size = BytesAroundBands;
  for (int i = 0; i < e->count; i++) size += e->works[i].band.count;
  return size;
}

int PNGEncodingEnd(PNGEncoding *e, int pixelsPerMetre, PNGBytes *result) {
  for (int i = 0; i < e->count; i++) PNGEncodingAdd(e, i);
  encodeBands(e, e->workspaces[0]);
  joinHelpers(e);
  int isOpaque = agreeOnAlpha(e), status = -1;
  uint8_t *file = e->isOutOfMemory ? NULL : malloc(sizeOfFile(e));
  if (file != NULL) {
    uint8_t *end = putBands(putHeader(file, e->width, e->height, isOpaque, pixelsPerMetre), e);
    *result = (PNGBytes){file, (size_t)(ChunkPut(end, "IEND", 0) - file)};
    status = 0;
  }
  destroy(e);
  return status;
}
