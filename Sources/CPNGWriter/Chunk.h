#ifndef CHUNK_H
#define CHUNK_H

#include <stddef.h>
#include <stdint.h>

// The parts of a png file.

enum { ChunkOverhead = 12, ChunkContentOffset = 8 };

// Big-endian. Returns what is behind it.
uint8_t *ChunkPutNumber(uint8_t *target, uint32_t number);

// The content stands at its place already, `ChunkContentOffset` bytes after the chunk's start. Returns the chunk's end.
uint8_t *ChunkPut(uint8_t *chunk, const char *type, size_t count);

#endif
