// HarfBuzz: the shaper that browsers use.
#include <hb.h>
#include <hb-ot.h>
