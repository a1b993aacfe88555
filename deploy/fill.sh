#!/bin/sh
# Writes a file of this folder, or prints it where no place is named, with the values of cluster.env in the places of its
# ${NAMES}. A missing or wrong value ends it, and what is at that place stays.
#   sh deploy/fill.sh deploy/patroni.yml /etc/patroni/config.yml
set -eu
. "${CLUSTER_ENV:-/etc/aurelle/cluster.env}"
# Nothing else in a file means anything to the shell.
filled=$(eval "cat <<END_OF_FILE
$(sed 's/[\\`]/\\&/g; s/\$(/\\$(/g' "$1")
END_OF_FILE")
if [ $# -gt 1 ]; then printf '%s\n' "$filled" > "$2"; else printf '%s\n' "$filled"; fi
