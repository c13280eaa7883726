#ifndef CPICTUREWORKER_H
#define CPICTUREWORKER_H

// A process that decodes one picture and ends, so that a picture that crashes or hangs its decoder costs nothing else.
//
// It is the executable that links this, started again. `argv[0]` is the name below, and the process never reaches
// `main`: it limits itself and then becomes another program or decodes by itself.
//
//   NAME SECONDS BYTES run PROGRAM ARGUMENTS...   becomes the program
//   NAME SECONDS BYTES heic LIBRARY PIXELS        decodes HEIC by libheif, which it loads
//
// The limits are seconds of processor time and bytes of address space. A worker opens no socket. The picture is its
// standard input, which `heic` needs to be a regular file.
//
// `heic` writes the width and the height as 32-bit numbers, and then the rows of pixels as words of cairo's ARGB32, all
// in the byte order of the machine.

const char *CPictureWorkerName(void);

// Exit statuses. The standard error has a line that says more.
enum {
  CPictureWorkerFailed = 120,
  CPictureWorkerNoLibrary = 121,  // libheif is not installed
  CPictureWorkerNoCodec = 122,    // libheif has no decoder for what the file contains
};

#endif
