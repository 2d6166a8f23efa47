import { createHash, randomBytes } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of this clone; the stack's data is in its `.lunas`. */
export const cloneFolder = join(__dirname, "..", "..", "..");

/** Data that stays between starts: secrets, logs, the chains' state, downloaded programs. Created when missing. */
export function lunasFolder(): string {
  const folder = join(cloneFolder, ".lunas");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * A folder that another user can read: PostgreSQL refuses to run as root, and its user may be unable to enter the
 * clone. Without root this is `.lunas` itself.
 */
export function sharedFolder(): string {
  return process.getuid?.() === 0 ? ownedFolder("/var/tmp") : lunasFolder();
}

/** This clone's folder in a folder where every user may write. */
function ownedFolder(parent: string): string {
  const digest = createHash("sha256").update(cloneFolder).digest("hex").slice(0, 12);
  const folder = join(parent, `lunas-${digest}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  // The name can be guessed: a folder of another user must not be used.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${folder} does not belong to this user: remove it`);
  }
  return folder;
}

/** A folder for one short-lived stack. */
export function newEphemeralFolder(): string {
  const folder = join(ephemeralParent(), randomBytes(6).toString("hex"));
  // Also the parent folder, which another stack may have removed just now.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return folder;
}

/**
 * `npm test` names a folder in memory: on a disk, the copy of PostgreSQL's 2,000 files takes two seconds of CPU for every
 * stack. The bench, `verify -- ha` and whatever keeps its data are on the disk.
 */
export function ephemeralParent(): string {
  const inMemory = process.env.LUNAS_MEMORY_FOLDER;
  const parent = join(inMemory === undefined ? sharedFolder() : ownedFolder(inMemory), "ephemeral");
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  return parent;
}
