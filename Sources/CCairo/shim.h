#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
