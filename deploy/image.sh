#!/bin/sh
# Makes the image localhost/aurelle: Debian's C library, the Node that the project pins, the built shop. No shell, no package
# manager, no database. It needs root, and apt-get install mmdebstrap buildah binutils.
#   npm run build && sh deploy/image.sh [NAME]
set -eu
cd "$(dirname "$0")/.."
name="${1:-localhost/aurelle}"
made="$(mktemp -d)"
trap 'rm -rf "$made"' EXIT

mmdebstrap --quiet --variant=extract --include=base-files,netbase,libc6,libstdc++6,libgcc-s1 bookworm "$made/base"
rm -rf "$made/base/usr/share/man" "$made/base/usr/share/lintian" "$made/base/var/cache"
mkdir -p "$made/base/tmp" "$made/base/var/lib/aurelle"
chmod 1777 "$made/base/tmp"
chown 10001:10001 "$made/base/var/lib/aurelle"
echo 'aurelle:x:10001:10001::/var/lib/aurelle:/' > "$made/base/etc/passwd"
echo 'aurelle:x:10001:' > "$made/base/etc/group"
base="$(buildah from scratch)"
buildah copy --quiet "$base" "$made/base" / > "$made/log"
buildah commit --quiet --rm "$base" localhost/aurelle-base > "$made/log"

node scripts/with-node.mjs scripts/package.mjs "$made/shop" --image
strip "$made/shop/bin/node"
chmod -R go+rX "$made/shop"
buildah build --quiet --format docker --build-arg BASE=localhost/aurelle-base -f deploy/Containerfile -t "$name" "$made/shop" > "$made/log"
echo "$name is made."
