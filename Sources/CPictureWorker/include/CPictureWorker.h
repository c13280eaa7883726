#ifndef CPICTUREWORKER_H
#define CPICTUREWORKER_H

// A process that decodes one image and ends, so that an image that crashes or hangs its decoder has no other effect.
//
// It is the executable that links this, started again. `argv[0]` is the name below, and the process never reaches
// `main`: it limits itself, and then either executes another program or decodes by itself.
//
//   NAME SECONDS BYTES run PROGRAM ARGUMENTS...   executes the program
//   NAME SECONDS BYTES heic LIBRARY PIXELS        decodes HEIC with libheif, which it loads
//
// The limits are seconds of processor time and bytes of address space. A worker opens no socket. The image is its
// standard input, which must be a regular file for `heic`.
//
// `heic` writes the width and the height as 32-bit numbers, and then the rows of pixels as words of cairo's ARGB32, all
// in the byte order of the machine.

const char *CPictureWorkerName(void);

// Exit statuses. The standard error has a line with details.
enum {
  CPictureWorkerFailed = 120,
  CPictureWorkerNoLibrary = 121,  // libheif is not installed
  CPictureWorkerNoCodec = 122,    // libheif has no decoder for the contents of the file
};

#endif
