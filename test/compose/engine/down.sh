#!/usr/bin/env bash
# Ends the engine that up.sh has started, by its pid, and removes everything that it has left.
set -uo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/folder.sh"

if [ -s "$engine/dockerd.pid" ]; then
  bridges=$(docker network ls --quiet --filter driver=bridge 2>/dev/null | sed 's/^/br-/')
  pid=$(cat "$engine/dockerd.pid")
  kill "$pid" 2>/dev/null
  for _ in $(seq 200); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  for bridge in $bridges docker0 docker_gwbridge; do ip link delete "$bridge" 2>/dev/null; done
fi
grep -o " $engine/[^ ]*" /proc/mounts | sort -r | while read -r mounted; do umount "$mounted"; done
# up.sh takes a folder with this file for a whole one.
rm -f "$engine/bin/dockerd"
rm -rf "$engine"
