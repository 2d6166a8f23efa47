import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { hasDebianTools } from "../debian/unpack-packages";
import { lunasFolder } from "../folders";
import { onPath } from "../on-path";
import type { RedisProgram } from "./redis-program";
import { unpackedRedis, unpackRedis } from "./unpack-redis";

const run = promisify(execFile);
const image = "redis:7-alpine";

const advice = `Lunas needs a Redis server (6.2 or newer), and none was found. Either of these will do:
  macOS:            brew install redis
  Debian, Ubuntu:   sudo apt-get install redis-server
  Fedora, RHEL:     sudo dnf install valkey
  Alpine:           sudo apk add redis
  Docker:           start the engine; ${image} is then used
  anything else:    run one yourself and set REDIS_URL=redis://host:port`;

/**
 * The Redis of this machine, else one that is fetched for this clone only. Order: on the PATH, fetched before, Debian's
 * packages, Homebrew, Docker. If none works, throws with what to install.
 */
export async function findRedis(log: (line: string) => void): Promise<RedisProgram> {
  const installed = onPath("redis-server") ?? onPath("valkey-server");
  if (installed !== undefined) return { kind: "native", path: installed, libraryFolders: [] };
  const folder = join(lunasFolder(), "redis-server");
  const present = unpackedRedis(folder);
  if (present !== undefined) return present;

  const complaints: string[] = [];
  for (const way of [() => fromDebian(folder, log), () => fromHomebrew(log), () => fromDocker(log)]) {
    try {
      const program = await way();
      if (program !== undefined) return program;
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error([advice, ...complaints.map((each) => `\nTried and failed: ${each}`)].join("\n"));
}

async function fromDebian(folder: string, log: (line: string) => void): Promise<RedisProgram | undefined> {
  if (!hasDebianTools()) return undefined;
  log("fetching redis-server from this system's package source into .lunas/redis-server; nothing is installed …");
  return unpackRedis(folder);
}

async function fromHomebrew(log: (line: string) => void): Promise<RedisProgram | undefined> {
  if (onPath("brew") === undefined) return undefined;
  log("installing redis with Homebrew (`brew uninstall redis` removes it again) …");
  await run("brew", ["install", "redis"]);
  const { stdout } = await run("brew", ["--prefix", "redis"]);
  return { kind: "native", path: join(stdout.trim(), "bin", "redis-server"), libraryFolders: [] };
}

async function fromDocker(log: (line: string) => void): Promise<RedisProgram | undefined> {
  if (onPath("docker") === undefined) return undefined;
  log(`using Docker for Redis (${image}) …`);
  const present = await run("docker", ["image", "inspect", image]).catch(() => undefined);
  if (present === undefined) await run("docker", ["pull", "--quiet", image]);
  return { kind: "docker", image };
}
