#!/bin/sh
# create-secrets.sh FOLDER [STACK [VERSION]]: the file FOLDER/gateway/database-url becomes the secret STACK_gateway_database-url_VERSION,
# and so on. Keys that were dropped stay in their folder. Run it on a manager.
set -eu
stack=${2:-lunas} version=${3:-1}
for file in "$1"/*/*; do
  owner=$(basename "$(dirname "$file")")
  [ "$owner" != dropped ] || continue
  docker secret create "${stack}_${owner}_$(basename "$file")_$version" "$file" >/dev/null
done
docker secret ls --quiet --filter "name=${stack}_" | wc -l | xargs printf '%s secrets\n'
