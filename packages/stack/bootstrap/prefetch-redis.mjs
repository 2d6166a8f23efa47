// Fetches Redis while the libraries are installed: on Debian this takes five seconds, most of them waiting.
import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { cloneFolder } from "./clone.mjs";

const unpackedRedis = join(cloneFolder, ".lunas", "redis-server");
const program = join(cloneFolder, "packages", "stack", "bootstrap", "unpack-packages.mjs");

/** Resolves when Redis is there or cannot be had in this way: then the stack looks for it and tells what to install. */
export async function prefetchRedis(log) {
  const isPresent = ["redis-server", "valkey-server"].some(onPath) || existsSync(unpackedRedis);
  if (isPresent || process.env.REDIS_URL || !onPath("apt-get") || !onPath("dpkg")) return;
  log("fetching redis-server from this system's package source into .lunas/redis-server; nothing is installed …");
  await promisify(execFile)(process.execPath, [program, unpackedRedis, "redis-server", "redis-tools"]).catch(
    () => undefined,
  );
}

function onPath(command) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder || ".", command), constants.X_OK);
      return folder !== "";
    } catch {
      return false;
    }
  });
}
