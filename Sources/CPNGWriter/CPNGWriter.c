#include "CPNGWriter.h"
