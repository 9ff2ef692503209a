// libyaml, the reference parser of YAML 1.1.
#include <yaml.h>
