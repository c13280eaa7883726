#ifndef CJPEGREADER_H
#define CJPEGREADER_H

#include <stddef.h>
#include <stdint.h>

// Decodes JPEG in memory with libjpeg. It reports errors by longjmp, which must not cross Swift frames and stays inside the call.

typedef struct {
  uint32_t *pixels;  // width * height opaque words of cairo's RGB24, allocated by malloc; the caller frees it
  int width;
  int height;
  int componentCount;  // of the file: 1 for gray, 3 for RGB, 4 for CMYK
} JPEGPixels;

enum { JPEGMessageSize = 200 };  // libjpeg's JMSG_LENGTH_MAX

// Baseline or progressive; gray, RGB, YCbCr, CMYK or YCCK. Rejects more than `maximumPixels`, and truncated files.
// Returns 0, or -1 with a message.
int CJPEGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, JPEGPixels *result, char message[JPEGMessageSize]);

#endif
