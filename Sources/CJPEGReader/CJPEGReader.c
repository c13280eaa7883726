#include "CJPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// A limit of scans: a file of a few bytes could request many passes over the whole image.
enum { MostScans = 100 };

// The state that survives a longjmp.
typedef struct {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf returnPoint;
  char *message;
  uint32_t *pixels;
  uint8_t *row;
} Reading;

// MARK: Errors

static void fail(Reading *reading, const char *reason) {
  snprintf(reading->message, JPEGMessageSize, "%s", reason);
  longjmp(reading->returnPoint, 1);
}

static void failAsLibjpegSays(j_common_ptr decoder) {
  char reason[JMSG_LENGTH_MAX];
  decoder->err->format_message(decoder, reason);
  fail(decoder->client_data, reason);
}

// libjpeg continues with gray where data is missing; its other warnings are harmless.
static void refuseMissingData(j_common_ptr decoder, int level) {
  if (level < 0 && decoder->err->msg_code == JWRN_HIT_MARKER) fail(decoder->client_data, "the file is damaged");
}

static void limitScans(j_common_ptr decoder) {
  if (((j_decompress_ptr)decoder)->input_scan_number > MostScans) fail(decoder->client_data, "too many scans");
}

// MARK: Input: all of it is available from the beginning

static void doNothing(j_decompress_ptr decoder) { (void)decoder; }

static boolean failAtEnd(j_decompress_ptr decoder) {
  fail(decoder->client_data, "the file ends early");
  return FALSE;
}

static void skip(j_decompress_ptr decoder, long count) {
  if (count <= 0) return;
  if ((size_t)count > decoder->src->bytes_in_buffer) fail(decoder->client_data, "the file ends early");
  decoder->src->next_input_byte += count;
  decoder->src->bytes_in_buffer -= (size_t)count;
}

static void prepare(Reading *reading, const uint8_t *bytes, size_t count) {
  j_decompress_ptr decoder = &reading->decoder;
  decoder->err = jpeg_std_error(&reading->errors);
  decoder->client_data = reading;
  reading->errors.error_exit = failAsLibjpegSays;
  reading->errors.emit_message = refuseMissingData;
  reading->source = (struct jpeg_source_mgr){
    .next_input_byte = bytes, .bytes_in_buffer = count, .init_source = doNothing, .fill_input_buffer = failAtEnd,
    .skip_input_data = skip, .resync_to_restart = jpeg_resync_to_restart, .term_source = doNothing};
  reading->progress.progress_monitor = limitScans;
}

// MARK: Output

static uint32_t word(uint32_t red, uint32_t green, uint32_t blue) { return 0xFF000000 | red << 16 | green << 8 | blue; }

static uint32_t share(uint32_t component, uint32_t black) { return (component * black + 127) / 255; }

// Adobe's programs write inverted inks, and all others follow them.
static void convertInks(const uint8_t *row, uint32_t *target, size_t width, int isInverted) {
  uint8_t flip = isInverted ? 0 : 0xFF;
  for (size_t x = 0; x < width; x++, row += 4) {
    uint32_t black = row[3] ^ flip;
    target[x] = word(share(row[0] ^ flip, black), share(row[1] ^ flip, black), share(row[2] ^ flip, black));
  }
}

static void convertLight(const uint8_t *row, uint32_t *target, size_t width) {
  for (size_t x = 0; x < width; x++, row += 3) target[x] = word(row[0], row[1], row[2]);
}

static void readRows(Reading *reading) {
  j_decompress_ptr decoder = &reading->decoder;
  size_t width = decoder->output_width;
  while (decoder->output_scanline < decoder->output_height) {
    uint32_t *target = reading->pixels + decoder->output_scanline * width;
    jpeg_read_scanlines(decoder, &reading->row, 1);
    if (decoder->out_color_space == JCS_CMYK) {
      convertInks(reading->row, target, width, decoder->saw_Adobe_marker);
    } else {
      convertLight(reading->row, target, width);
    }
  }
}

static void readPicture(Reading *reading, size_t maximumPixels) {
  j_decompress_ptr decoder = &reading->decoder;
  jpeg_create_decompress(decoder);
  decoder->src = &reading->source;
  decoder->progress = &reading->progress;
  jpeg_read_header(decoder, TRUE);
  if ((size_t)decoder->image_width * decoder->image_height > maximumPixels) fail(reading, "too many pixels");
  int hasInks = decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
  decoder->out_color_space = hasInks ? JCS_CMYK : JCS_RGB;
  jpeg_start_decompress(decoder);
  reading->pixels = malloc((size_t)decoder->output_width * decoder->output_height * 4);
  reading->row = malloc((size_t)decoder->output_width * 4);
  if (reading->pixels == NULL || reading->row == NULL) fail(reading, "out of memory");
  readRows(reading);
  jpeg_finish_decompress(decoder);
}

// Data needed after a failure must not be local to the function that calls setjmp.
static int attempt(Reading *reading, size_t maximumPixels) {
  if (setjmp(reading->returnPoint) != 0) return -1;
  readPicture(reading, maximumPixels);
  return 0;
}

int CJPEGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, JPEGPixels *result, char message[JPEGMessageSize]) {
  Reading reading = {.message = message};
  prepare(&reading, bytes, count);
  int status = attempt(&reading, maximumPixels);
  if (status == 0) {
    const struct jpeg_decompress_struct *decoder = &reading.decoder;
    *result = (JPEGPixels){
      reading.pixels, (int)decoder->output_width, (int)decoder->output_height, decoder->num_components};
  } else {
    free(reading.pixels);
  }
  free(reading.row);
  jpeg_destroy_decompress(&reading.decoder);
  return status;
}
