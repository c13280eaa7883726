#include "Chunk.h"

#include <string.h>
#include <zlib.h>

uint8_t *ChunkPutNumber(uint8_t *target, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *target++ = (uint8_t)(number >> shift);
  return target;
}

uint8_t *ChunkPut(uint8_t *chunk, const char *type, size_t count) {
  ChunkPutNumber(chunk, (uint32_t)count);
  memcpy(chunk + 4, type, 4);
  return ChunkPutNumber(chunk + 8 + count, (uint32_t)crc32(crc32(0, NULL, 0), chunk + 4, (uInt)(count + 4)));
}
