import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PostgresBinaries } from "./binaries";
import type { ServerUser } from "./server-user";

/** The cluster's superuser, which is not a user of the system. */
export const databaseUser = "lunas";

export interface Cluster {
  readonly dataFolder: string;
  readonly password: string;
}

/**
 * The cluster in `folder`, created on the first call, with a random password beside it, readable by us only. An
 * interrupted creation leaves a draft, which the next one removes.
 */
export async function initialize(
  folder: string,
  binaries: PostgresBinaries,
  user: ServerUser | undefined,
): Promise<Cluster> {
  const dataFolder = join(folder, "data");
  const passwordFile = join(folder, "password");
  if (existsSync(dataFolder)) return { dataFolder, password: readFileSync(passwordFile, "utf8") };

  const password = randomBytes(24).toString("hex");
  makeOwnFolder(folder, user);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const draft = join(folder, "data.new");
  rmSync(draft, { recursive: true, force: true });
  await runInitdb({ binaries, user, dataFolder: draft, password });
  renameSync(draft, dataFolder);
  return { dataFolder, password };
}

function makeOwnFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
}

interface Creation {
  readonly binaries: PostgresBinaries;
  readonly user: ServerUser | undefined;
  readonly dataFolder: string;
  readonly password: string;
}

async function runInitdb({ binaries, user, dataFolder, password }: Creation): Promise<void> {
  const handover = `${dataFolder}.password`;
  writeFileSync(handover, password, { mode: 0o600 });
  if (user !== undefined) chownSync(handover, user.uid, user.gid);
  const args = [`--pgdata=${dataFolder}`, `--username=${databaseUser}`, `--pwfile=${handover}`, "--auth=scram-sha-256"];
  // The built-in locale is the same on every machine; a system's own may be missing in a container.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  try {
    await promisify(execFile)(binaries.initdb, [...args, ...locale, "--no-instructions"], {
      cwd: "/",
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  } finally {
    rmSync(handover, { force: true });
  }
}
