#!/bin/sh
# As the official image's: options alone mean redis-server, root becomes redis, and the container's network is the protection.
set -e
case "$1" in -* | *.conf) set -- redis-server "$@" ;; esac
if [ "$1" = redis-server ]; then
  set -- "$@" --protected-mode no
  if [ "$(id -u)" = 0 ]; then
    chown -R redis /data
    exec setpriv --reuid=redis --regid=redis --clear-groups "$@"
  fi
fi
exec "$@"
