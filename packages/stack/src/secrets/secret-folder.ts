import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The secrets of a stack by compose: a folder for each process, that holds what this process reads and nothing else. */
export interface SecretFolder {
  /** The text of a file, or undefined where there is none. */
  read(owner: string, name: string): string | undefined;
  /** Writes a file that must not be there yet. */
  create(owner: string, name: string, text: string): void;
  /** Replaces a file as a whole: a reader sees the old text or the new one. */
  replace(owner: string, name: string, text: string): void;
  remove(owner: string, name: string): void;
  /** Every file, with the time of its last change. */
  list(): readonly { readonly owner: string; readonly name: string; readonly changedAt: Date }[];
  /** Makes one change. Two at once would each write what they had read, and one key would be lost: the second one throws. */
  change<T>(work: () => T): T;
  /** Gives each folder to the user of its process alone, where the folder was opened so. */
  close(): void;
}

/** The folder of keys that were dropped. No service has it. */
export const droppedFolder = "dropped";

/** The users of the images: the same number in a container and in the folder on its host. What was dropped is root's. */
const userIds: Readonly<Record<string, number>> = { postgres: 70, redis: 999, [droppedFolder]: 0 };
const nodeUserId = 1_000;

const lockName = ".changing";
/** A change takes milliseconds. What has stood for longer is of a process that was killed. */
const LONGEST_CHANGE_MS = 60_000;

/**
 * @param isPrivate each folder is 0700 and each file 0400, for the user of its process; only root can do this. Otherwise any user who
 *   reaches the folder reads its files, as `docker secret create` must.
 */
export function openSecretFolder(folder: string, { isPrivate }: { isPrivate: boolean }): SecretFolder {
  const pathOf = (owner: string, name: string) => join(folder, owner, name);
  const mode = isPrivate ? 0o400 : 0o444;
  const write = (path: string, text: string, flag: "wx" | "w") => {
    mkdirSync(dirname(path), { recursive: true });
    // On the disk before the next step: a key that is kept may be the only copy when its list loses it.
    writeFileSync(path, text, { flag, mode, flush: true });
    chmodSync(path, mode);
  };
  const owners = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  const filesOf = (owner: string) =>
    readdirSync(join(folder, owner))
      .filter((name) => name !== lockName)
      .toSorted();
  return {
    read: (owner, name) =>
      existsSync(pathOf(owner, name)) ? readFileSync(pathOf(owner, name), "utf8").trim() : undefined,
    create: (owner, name, text) => write(pathOf(owner, name), text, "wx"),
    replace: (owner, name, text) => {
      write(pathOf(owner, `${name}.new`), text, "w");
      renameSync(pathOf(owner, `${name}.new`), pathOf(owner, name));
    },
    remove: (owner, name) => rmSync(pathOf(owner, name)),
    change: (work) => {
      // In a folder that is always writable: by compose each folder is a volume, and what is around them is not.
      const lock = join(folder, droppedFolder, lockName);
      mkdirSync(dirname(lock), { recursive: true });
      take(lock);
      try {
        return work();
      } finally {
        rmSync(lock, { force: true });
      }
    },
    list: () =>
      owners().flatMap((owner) =>
        filesOf(owner).map((name) => ({ owner, name, changedAt: statSync(pathOf(owner, name)).mtime })),
      ),
    close: () => {
      if (!isPrivate) return;
      for (const owner of owners()) {
        const userId = userIds[owner] ?? nodeUserId;
        give(join(folder, owner), userId, 0o700);
        for (const name of filesOf(owner)) give(pathOf(owner, name), userId, mode);
      }
    },
  };
}

function take(lock: string): void {
  const heldSince = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (heldSince !== undefined && Date.now() - heldSince > LONGEST_CHANGE_MS) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error("another command changes the secrets now; nothing is changed. Try again in a minute");
  }
}

/** What is right already stays untouched: it may be mounted read-only. */
function give(path: string, userId: number, mode: number): void {
  const found = statSync(path);
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
  if (found.uid !== userId) chownSync(path, userId, userId);
}
