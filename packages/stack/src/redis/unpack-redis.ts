import { existsSync } from "node:fs";
import { join } from "node:path";
import { libraryFoldersIn, unpackPackages } from "../debian/unpack-packages";
import type { RedisProgram } from "./redis-program";

/**
 * Fetches Debian's redis-server and unpacks it into `folder`; nothing is installed. The program is in a dependency's
 * package.
 */
export async function unpackRedis(folder: string): Promise<RedisProgram> {
  await unpackPackages(folder, "redis-server", ["redis-tools"]);
  const program = unpackedRedis(folder);
  if (program === undefined)
    throw new Error(`Debian's redis-server package holds no /usr/bin/redis-server (${folder})`);
  return program;
}

/** The result of an earlier `unpackRedis` in `folder`. */
export function unpackedRedis(folder: string): RedisProgram | undefined {
  const path = join(folder, "usr", "bin", "redis-server");
  if (!existsSync(path)) return undefined;
  return { kind: "native", path, libraryFolders: libraryFoldersIn(folder) };
}
