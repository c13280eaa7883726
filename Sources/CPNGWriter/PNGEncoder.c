#include "CPNGWriter.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "Band.h"
#include "Chunk.h"

// The number of bands depends only on the picture, so that the file does, too.
enum { MostBands = 16, PixelsOfBand = 5 << 14 };

// The number of times that a thread polls for work before it sleeps: about as long as painting a band takes. Waking it would take
// half as long, and cost the waking thread a fifth. Between polls it yields to others.
enum { MostLooks = 400 };

typedef struct {
  BandRows rows;
  int hasAlpha, isAdded;
  uint8_t *chunk;  // has room for the capacity
  Band band;
} Work;

struct PNGEncoder {
  // The current picture.
  int width, height, count;
  Work works[MostBands];
  uint8_t *chunks;
  uint8_t *repeats;  // whether each row has the pixels of the row before
  // Kept from one picture to the next.
  int processorCount;
  BandWorkspace *workspaces[MostBands];  // one for each thread, the first one for the caller's
  int workspaceCount;
  pthread_t helpers[MostBands];
  int helperCount;
  // The following members are protected by the lock.
  pthread_mutex_t lock;
  pthread_cond_t hasWork, isIdle;
  int queue[MostBands], queueCount, awaitedCount;  // the added bands in order; the expected number of the current picture
  int takenCount, busyHelpers, lookingHelpers, helpersThatCame, isEnding;
  // Lock-free: the number of times that work arrived or was finished.
  atomic_uint news;
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

// Called with the lock, which is released while a band is encoded.
static void encodeNextBand(PNGEncoder *e, BandWorkspace *workspace) {
  Work *work = &e->works[e->queue[e->takenCount++]];
  pthread_mutex_unlock(&e->lock);
  encodeBand(work, workspace);
  pthread_mutex_lock(&e->lock);
}

// Called with the lock, which is released meanwhile. Returns whether there is news.
static int lookForNews(PNGEncoder *e) {
  unsigned known = atomic_load(&e->news);
  pthread_mutex_unlock(&e->lock);
  for (int i = 0; i < MostLooks && atomic_load(&e->news) == known; i++) sched_yield();
  pthread_mutex_lock(&e->lock);
  return atomic_load(&e->news) != known;
}

static int isComplete(const PNGEncoder *e) { return e->queueCount >= e->awaitedCount; }

// Called with the lock, which is released meanwhile. One thread polls while more bands are expected, the others sleep.
static void waitForWork(PNGEncoder *e) {
  if (!isComplete(e) && e->lookingHelpers == 0) {
    e->lookingHelpers++;
    int hasNews = lookForNews(e);
    e->lookingHelpers--;
    if (hasNews) return;
  }
  pthread_cond_wait(&e->hasWork, &e->lock);
}

static void *help(void *argument) {
  PNGEncoder *e = argument;
  pthread_mutex_lock(&e->lock);
  BandWorkspace *workspace = e->workspaces[++e->helpersThatCame];
  while (!e->isEnding) {
    if (e->takenCount == e->queueCount) {
      waitForWork(e);
      continue;
    }
    e->busyHelpers++;
    encodeNextBand(e, workspace);
    if (--e->busyHelpers > 0) continue;
    atomic_fetch_add(&e->news, 1);
    pthread_cond_signal(&e->isIdle);
  }
  pthread_mutex_unlock(&e->lock);
  return NULL;
}

// Starts as many threads as there are workspaces. Signals are left to other threads.
static void startHelpers(PNGEncoder *e) {
  if (e->helperCount == e->workspaceCount - 1) return;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (e->helperCount < e->workspaceCount - 1 && pthread_create(&e->helpers[e->helperCount], NULL, help, e) == 0) {
    e->helperCount++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Finishes all bands that were added and not canceled.
static void finishBands(PNGEncoder *e) {
  pthread_mutex_lock(&e->lock);
  while (e->takenCount < e->queueCount) encodeNextBand(e, e->workspaces[0]);
  while (e->busyHelpers > 0) {
    if (!lookForNews(e)) pthread_cond_wait(&e->isIdle, &e->lock);
  }
  pthread_mutex_unlock(&e->lock);
}

// A picture is opaque if all of its bands are. Otherwise, opaque bands are encoded again with alpha.
static int agreeOnAlpha(PNGEncoder *e) {
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

PNGEncoder *PNGEncoderCreate(void) {
  PNGEncoder *e = calloc(1, sizeof *e);
  if (e == NULL) return NULL;
  e->processorCount = (int)sysconf(_SC_NPROCESSORS_ONLN);
  pthread_mutex_init(&e->lock, NULL);
  pthread_cond_init(&e->hasWork, NULL);
  pthread_cond_init(&e->isIdle, NULL);
  return e;
}

void PNGEncoderDestroy(PNGEncoder *e) {
  if (e == NULL) return;
  PNGEncoderCancel(e);
  pthread_mutex_lock(&e->lock);
  e->isEnding = 1;
  pthread_mutex_unlock(&e->lock);
  pthread_cond_broadcast(&e->hasWork);
  for (int i = 0; i < e->helperCount; i++) pthread_join(e->helpers[i], NULL);
  for (int i = 0; i < e->workspaceCount; i++) BandWorkspaceDestroy(e->workspaces[i]);
  pthread_cond_destroy(&e->isIdle);
  pthread_cond_destroy(&e->hasWork);
  pthread_mutex_destroy(&e->lock);
  free(e);
}

// Runs on the caller's thread, which reuses freed memory. Returns whether there is enough for one thread.
static int prepareWorkspaces(PNGEncoder *e) {
  int wanted = e->processorCount < e->count ? e->processorCount : e->count;
  for (int i = 0; i < e->workspaceCount; i++) {
    if (!BandWorkspaceReserve(e->workspaces[i], e->width)) return 0;
  }
  while (e->workspaceCount < wanted || e->workspaceCount == 0) {
    BandWorkspace *workspace = BandWorkspaceCreate(e->width);
    if (workspace == NULL) break;
    e->workspaces[e->workspaceCount++] = workspace;
  }
  return e->workspaceCount > 0;
}

// Frees the memory of a finished picture.
static void forgetPicture(PNGEncoder *e) {
  free(e->chunks);
  free(e->repeats);
  e->chunks = e->repeats = NULL;
  e->count = 0;
  pthread_mutex_lock(&e->lock);
  e->queueCount = e->takenCount = e->awaitedCount = 0;
  atomic_fetch_add(&e->news, 1);
  pthread_mutex_unlock(&e->lock);
}

int PNGEncoderFirstRow(const PNGEncoder *e, int band) { return (int)((int64_t)e->height * band / e->count); }

int PNGEncoderBandCount(const PNGEncoder *e) { return e->count; }

// Wakes a thread, so that it is ready for the first band.
static void awaitBands(PNGEncoder *e) {
  pthread_mutex_lock(&e->lock);
  e->awaitedCount = e->count;
  pthread_mutex_unlock(&e->lock);
  pthread_cond_signal(&e->hasWork);
}

int PNGEncoderBegin(PNGEncoder *e, const uint8_t *pixels, int width, int height, int stride) {
  PNGEncoderCancel(e);
  e->width = width;
  e->height = height;
  e->count = countBands(width, height);
  int rowsOfBand = (height + e->count - 1) / e->count;
  size_t capacity = BandCapacity(width, rowsOfBand);
  e->chunks = malloc(capacity * (size_t)e->count);
  e->repeats = calloc((size_t)height, 1);
  if (e->chunks == NULL || e->repeats == NULL || !prepareWorkspaces(e)) {
    forgetPicture(e);
    return -1;
  }
  for (int i = 0; i < e->count; i++) {
    int start = PNGEncoderFirstRow(e, i), end = PNGEncoderFirstRow(e, i + 1);
    const uint8_t *first = pixels + (size_t)start * (size_t)stride;
    BandRows rows = {first, width, end - start, stride, i == 0, i == e->count - 1, e->repeats + start};
    e->works[i] = (Work){.rows = rows, .chunk = e->chunks + capacity * (size_t)i};
  }
  startHelpers(e);
  awaitBands(e);
  return 0;
}

// Returns whether rows of the band may differ. Encoding equal rows takes less time than waking a thread.
static int isMuchWork(const Work *work) {
  return memchr(work->rows.repeats + 1, 0, (size_t)work->rows.height - 1) != NULL;
}

void PNGEncoderAdd(PNGEncoder *e, int band) {
  Work *work = &e->works[band];
  if (work->isAdded) return;
  work->isAdded = 1;
  pthread_mutex_lock(&e->lock);
  e->queue[e->queueCount++] = band;
  atomic_fetch_add(&e->news, 1);
  int isLookedFor = e->queueCount - e->takenCount <= e->lookingHelpers;
  pthread_mutex_unlock(&e->lock);
  if (!isLookedFor && isMuchWork(work)) pthread_cond_signal(&e->hasWork);
}

void PNGEncoderRepeat(PNGEncoder *e, int first, int end) { memset(e->repeats + first, 1, (size_t)(end - first)); }

void PNGEncoderCancel(PNGEncoder *e) {
  pthread_mutex_lock(&e->lock);
  e->queueCount = e->takenCount;
  pthread_mutex_unlock(&e->lock);
  finishBands(e);
  forgetPicture(e);
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

static uint8_t *putBands(uint8_t *target, const PNGEncoder *e) {
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

static size_t sizeOfFile(const PNGEncoder *e) {
  size_t size = BytesAroundBands;
  for (int i = 0; i < e->count; i++) size += e->works[i].band.count;
  return size;
}

int PNGEncoderEnd(PNGEncoder *e, int pixelsPerMetre, PNGBytes *result) {
  for (int i = 0; i < e->count; i++) PNGEncoderAdd(e, i);
  finishBands(e);
  int isOpaque = agreeOnAlpha(e), status = -1;
  uint8_t *file = malloc(sizeOfFile(e));
  if (file != NULL) {
    uint8_t *end = putBands(putHeader(file, e->width, e->height, isOpaque, pixelsPerMetre), e);
    *result = (PNGBytes){file, (size_t)(ChunkPut(end, "IEND", 0) - file)};
    status = 0;
  }
  forgetPicture(e);
  return status;
}
