// HarfBuzz: the shaper that browsers use, and its subsetter.
#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>
