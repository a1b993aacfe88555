#!/bin/sh
# Prints a file of this folder with the values of cluster.env in the places of its ${NAMES}. A missing value ends it.
#   sh deploy/fill.sh deploy/patroni.yml > /etc/patroni/config.yml
set -eu
. "${CLUSTER_ENV:-/etc/aurelle/cluster.env}"
# Nothing else in a file means anything to the shell.
eval "cat <<END_OF_FILE
$(sed 's/[\\`]/\\&/g; s/\$(/\\$(/g' "$1")
END_OF_FILE"
