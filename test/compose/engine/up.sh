#!/usr/bin/env bash
# Starts a Docker engine where there is none: on Debian, as root, out of Debian's own packages, without installing them.
# They are unpacked into a folder of this checkout; the socket and all data lie there as well. Prints what to export.
# Limits: containers reach one another and published ports, but not the world (no firewall rule of the host is touched),
# so a build that fetches packages needs the host's network.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/folder.sh"
. "$(dirname "${BASH_SOURCE[0]}")/unpack.sh"
say() { printf '%s\n' "$*" >&2; }

[ "$(id -u)" = 0 ] || { say "an engine can be started by root only"; exit 1; }
command -v apt-get >/dev/null || { say "an engine can be fetched on Debian only"; exit 1; }
mkdir -p "$engine/bin" "$engine/lib" "$engine/config/cli-plugins"

if [ ! -x "$engine/bin/dockerd" ]; then
  say "fetching the engine …"
  apt-get indextargets >/dev/null 2>&1 || apt-get update -qq >&2
  unpack "$engine/stable" bookworm docker.io containerd runc libseccomp2 libdevmapper1.02.1 \
    iptables libxtables12 libnftnl11 libmnl0 libip4tc2 libip6tc2
  # Compose of version 2, with a dockerd and a client that fit to it.
  unpack "$engine/newer" trixie docker.io docker-cli docker-compose docker-buildx
  cp "$engine"/stable/usr/bin/{containerd,containerd-shim-runc-v2} "$engine/bin/"
  cp "$engine"/newer/usr/bin/docker "$engine/bin/"
  cp "$engine"/stable/usr/sbin/runc "$engine/bin/"
  cp -a "$engine"/stable/usr/lib/*-linux-gnu/lib* "$engine/lib/"
  find "$engine/stable" -path '*/lib/*-linux-gnu/libdevmapper.so.*' -exec cp -a {} "$engine/lib/" \;
  # The name server of a container's network is reached through rules in the container's own namespace.
  cp -a "$engine"/stable/usr/lib/*-linux-gnu/xtables "$engine/lib/"
  cp "$engine"/stable/usr/sbin/xtables-nft-multi "$engine/bin/"
  for name in iptables ip6tables; do
    printf '#!/bin/sh\nexport LD_LIBRARY_PATH=%s/lib XTABLES_LIBDIR=%s/lib/xtables\nexec xtables-nft-multi %s "$@"\n' \
      "$engine" "$engine" "$name" >"$engine/bin/$name"
    chmod +x "$engine/bin/$name"
  done
  cp "$engine"/newer/usr/libexec/docker/cli-plugins/docker-{compose,buildx} "$engine/config/cli-plugins/"
  cp "$engine"/newer/usr/sbin/docker-proxy "$engine/bin/"
  cp "$engine"/newer/usr/sbin/dockerd "$engine/bin/"
  rm -rf "$engine/stable" "$engine/newer"
fi

if ! docker version >/dev/null 2>&1; then
  LD_LIBRARY_PATH=$engine/lib setsid "$engine/bin/dockerd" --host "$DOCKER_HOST" --data-root "$engine/data" \
    --exec-root "$engine/exec" --pidfile "$engine/dockerd.pid" \
    --iptables=false --ip6tables=false --ip-masq=false --ip-forward=false \
    >"$engine/dockerd.log" 2>&1 </dev/null &
  for _ in $(seq 200); do
    docker version >/dev/null 2>&1 && break
    sleep 0.1
  done
  docker version >/dev/null 2>&1 || { tail -n 20 "$engine/dockerd.log" >&2; say "the engine does not start"; exit 1; }
fi
say "engine $(docker version --format '{{.Server.Version}}'), compose $(docker compose version --short)"
printf 'export DOCKER_HOST=%q DOCKER_CONFIG=%q PATH=%q\n' "$DOCKER_HOST" "$DOCKER_CONFIG" "$PATH"
