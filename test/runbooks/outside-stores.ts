import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";

export interface OutsideStores {
  readonly addresses: ReadonlyMap<string, string>;
  close(): void;
}

/**
 * A PostgreSQL and a Redis that belong to no stack: each is a container, at a port of the engine's bridge. The reader's `psql` and
 * `redis-cli` are those of the containers, as the administrator.
 */
export async function openOutsideStores(name: string, folder: string): Promise<OutsideStores> {
  const bridge = docker("network", "inspect", "bridge", "--format", "{{(index .IPAM.Config 0).Gateway}}");
  const password = "the-administrator-of-a-test";
  const [postgres, redis] = [`${name}-postgres`, `${name}-redis`];
  const [postgresPort, redisPort] = [await freePort(), await freePort()];
  const run = (container: string, ports: string, ...more: readonly string[]) =>
    docker("run", "--detach", "--rm", "--name", container, "--publish", `${bridge}:${ports}`, ...more);
  run(postgres, `${postgresPort}:5432`, "--env", `POSTGRES_PASSWORD=${password}`, "postgres:16-alpine");
  // As a server has it: users in a file of its own, which `ACL SAVE` writes.
  const serve = `printf 'user default on >${password} ~* &* +@all\\n' >/data/users.acl && exec redis-server --aclfile /data/users.acl --maxmemory-policy noeviction --appendonly yes`;
  run(redis, `${redisPort}:6379`, "redis:7-alpine", "sh", "-c", serve);
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  program(bin, "psql", `docker exec --interactive --env PGPASSWORD=${password} ${postgres} psql`);
  program(bin, "redis-cli", `docker exec --interactive --env REDISCLI_AUTH=${password} ${redis} redis-cli`);
  process.env.PATH = `${bin}:${process.env.PATH}`;
  const close = () => docker("rm", "--force", "--volumes", postgres, redis);
  const isReady = async () =>
    answers("exec", postgres, "pg_isready", "-h", "127.0.0.1") &&
    answers("exec", "--env", `REDISCLI_AUTH=${password}`, redis, "redis-cli", "-e", "ping");
  await until(isReady, { timeoutMs: 60_000, intervalMs: 200, what: "PostgreSQL and Redis" }).catch((error) => {
    close();
    throw error;
  });
  return {
    addresses: new Map([
      ["db.example:5432", `${bridge}:${postgresPort}`],
      ["redis.example:6379", `${bridge}:${redisPort}`],
    ]),
    close,
  };
}

function program(folder: string, name: string, command: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
}

function docker(...args: readonly string[]): string {
  return execFileSync("docker", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

const answers = (...args: readonly string[]) => spawnSync("docker", args).status === 0;
