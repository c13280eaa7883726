#ifndef CHUNK_H
#define CHUNK_H

#include <stddef.h>
#include <stdint.h>

// The chunks of a PNG file.

enum { ChunkOverhead = 12, ChunkContentOffset = 8 };

// Writes a big-endian number, and returns the address after it.
uint8_t *ChunkPutNumber(uint8_t *target, uint32_t number);

// Completes a chunk whose content is already `ChunkContentOffset` bytes after its start. Returns the chunk's end.
uint8_t *ChunkPut(uint8_t *chunk, const char *type, size_t count);

#endif
