#include "CPNGWriter.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "Band.h"
#include "Chunk.h"

// MARK: Bands

// How many there are depends on nothing but the picture, so that the file does not either.
enum { MostBands = 8, PixelsOfBand = 5 << 15 };

typedef struct {
  BandRows rows;
  int hasAlpha;
  uint8_t *chunk;  // has room for the capacity
  Band band;
} Work;

typedef struct {
  Work works[MostBands];
  BandWorkspace *workspaces[MostBands];  // one for each thread, from the one of the caller, who keeps freed memory
  int count, threadCount;
  atomic_int nextWork, nextWorkspace;  // that nobody has taken
} Job;

static int countBands(int width, int height) {
  size_t count = (size_t)width * (size_t)height / PixelsOfBand;
  if (count > MostBands) count = MostBands;
  if (count > (size_t)height) count = (size_t)height;
  return count < 1 ? 1 : (int)count;
}

static void encodeBand(Work *work, BandWorkspace *workspace) {
  work->band = BandEncode(work->rows, work->hasAlpha, work->chunk, workspace);
}

static void *encodeNextBands(void *argument) {
  Job *job = argument;
  BandWorkspace *workspace = job->workspaces[atomic_fetch_add(&job->nextWorkspace, 1)];
  int i;
  while ((i = atomic_fetch_add(&job->nextWork, 1)) < job->count) encodeBand(&job->works[i], workspace);
  return NULL;
}

// Bands differ in how much is in them, so whoever is done takes the next one. The caller's thread works, too; where no
// other can be had, alone.
static void encodeBands(Job *job) {
  pthread_t helpers[MostBands];
  int count = 0;
  while (count < job->threadCount - 1 && pthread_create(&helpers[count], NULL, encodeNextBands, job) == 0) count++;
  encodeNextBands(job);
  for (int i = 0; i < count; i++) pthread_join(helpers[i], NULL);
}

// A picture is opaque when all of its bands are; those that are in one that is not are made once more, with alpha.
static int agreeOnAlpha(Job *job) {
  int isOpaque = 1;
  for (int i = 0; i < job->count; i++) isOpaque = isOpaque && job->works[i].band.isOpaque;
  for (int i = 0; i < job->count && !isOpaque; i++) {
    if (!job->works[i].band.isOpaque) continue;
    job->works[i].hasAlpha = 1;
    encodeBand(&job->works[i], job->workspaces[0]);
  }
  return isOpaque;
}

static int rowsBefore(int band, int count, int height) { return (int)((int64_t)height * band / count); }

// Returns whether there is enough memory.
static int createWorkspaces(Job *job, int width, int rowsOfBand) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  int wanted = processors < job->count ? (int)processors : job->count;
  do {
    BandWorkspace *workspace = BandWorkspaceCreate(width, rowsOfBand);
    if (workspace == NULL) break;
    job->workspaces[job->threadCount++] = workspace;
  } while (job->threadCount < wanted);
  return job->threadCount > 0;
}

static void destroyWorkspaces(Job *job) {
  for (int i = 0; i < job->threadCount; i++) BandWorkspaceDestroy(job->workspaces[i]);
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

static uint8_t *putBands(uint8_t *target, const Job *job) {
  uint32_t checksum = (uint32_t)adler32(0, NULL, 0);
  for (int i = 0; i < job->count; i++) {
    const Band *band = &job->works[i].band;
    memcpy(target, job->works[i].chunk, band->count);
    target += band->count;
    checksum = (uint32_t)adler32_combine(checksum, band->checksum, (z_off_t)band->rowsSize);
  }
  ChunkPutNumber(target + ChunkContentOffset, checksum);
  return ChunkPut(target, "IDAT", 4);
}

static size_t sizeOfFile(const Job *job) {
  size_t size = BytesAroundBands;
  for (int i = 0; i < job->count; i++) size += job->works[i].band.count;
  return size;
}

int CPNGEncode(
  const uint8_t *pixels, int width, int height, int stride, int pixelsPerMetre, PNGBytes *result) {
  Job job = {.count = countBands(width, height)};
  int rowsOfBand = (height + job.count - 1) / job.count, status = -1;
  size_t capacity = BandCapacity(width, rowsOfBand);
  uint8_t *chunks = malloc(capacity * (size_t)job.count);
  if (chunks != NULL && createWorkspaces(&job, width, rowsOfBand)) {
    for (int i = 0; i < job.count; i++) {
      int start = rowsBefore(i, job.count, height), end = rowsBefore(i + 1, job.count, height);
      const uint8_t *first = pixels + (size_t)start * (size_t)stride;
      job.works[i].rows = (BandRows){first, width, end - start, stride, i == 0, i == job.count - 1};
      job.works[i].chunk = chunks + capacity * (size_t)i;
    }
    encodeBands(&job);
    int isOpaque = agreeOnAlpha(&job);
    uint8_t *file = malloc(sizeOfFile(&job));
    if (file != NULL) {
      uint8_t *end = putBands(putHeader(file, width, height, isOpaque, pixelsPerMetre), &job);
      *result = (PNGBytes){file, (size_t)(ChunkPut(end, "IEND", 0) - file)};
      status = 0;
    }
  }
  destroyWorkspaces(&job);
  free(chunks);
  return status;
}
