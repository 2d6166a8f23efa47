#!/bin/bash
# As the official image's, as far as compose uses it: POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE,
# and the scripts of /docker-entrypoint-initdb.d when the data folder is new.
set -Eeuo pipefail
[ "${1:0:1}" = - ] && set -- postgres "$@"
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "$PGDATA"
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres}
  database=${POSTGRES_DB:-$user}
  password=${POSTGRES_PASSWORD:-}
  [ -n "${POSTGRES_PASSWORD_FILE:-}" ] && password=$(<"$POSTGRES_PASSWORD_FILE")
  [ -n "$password" ] || { echo "POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE is missing" >&2; exit 1; }
  initdb --username="$user" --pwfile=<(printf '%s\n' "$password")
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  export PGUSER=$user PGPASSWORD=$password PGHOST=/var/run/postgresql
  pg_ctl -D "$PGDATA" -o "-c listen_addresses='' -k /var/run/postgresql" -w start
  [ "$database" = postgres ] || psql -d postgres -c "create database \"$database\""
  for script in /docker-entrypoint-initdb.d/*; do
    case $script in
      *.sql) psql -v ON_ERROR_STOP=1 -d "$database" -f "$script" ;;
      *.sh) bash "$script" ;;
    esac
  done
  pg_ctl -D "$PGDATA" -m fast -w stop
  unset PGUSER PGPASSWORD PGHOST
fi
exec "$@" -c listen_addresses='*' -k /var/run/postgresql
