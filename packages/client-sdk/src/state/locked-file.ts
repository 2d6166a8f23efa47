import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { lock } from "proper-lockfile";

/** A JSON file that several processes change, one at a time. */
export interface LockedFile<T> {
  /** The stored value; `empty` where there is no file. Throws `state_unreadable`. */
  read(): Promise<T>;
  /** Stores `change` of the stored value. What `change` throws is thrown, and nothing is stored. */
  update(change: (stored: T) => T): Promise<void>;
}

export interface FileFormat<T> {
  readonly empty: T;
  readonly encode: (value: T) => unknown;
  /** Throws where the value has another shape. */
  readonly decode: (json: unknown) => T;
}

/** A lock whose process died is taken over after this time. */
const STALE_MS = 10_000;
/** About fifteen seconds in all: longer than the lock of a dead process lasts. */
const RETRIES = { retries: 150, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };

/**
 * An unreadable file is an error and never the empty value: a damaged file must not give a whole new budget. The new
 * content is written beside the file and then renamed, so that a crash leaves the old or the new content.
 */
export function lockedFile<T>(path: string, format: FileFormat<T>): LockedFile<T> {
  const read = async (): Promise<T> => {
    const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw unreadable(path, error);
    });
    if (text === null) return format.empty;
    try {
      return format.decode(JSON.parse(text));
    } catch (error) {
      throw unreadable(path, error);
    }
  };
  return {
    read,
    async update(change) {
      let isLost = false;
      const unlock = await locked(path, () => {
        isLost = true;
      });
      try {
        const text = `${JSON.stringify(format.encode(change(await read())), null, 2)}\n`;
        await replace(path, text, () => isLost).catch((error: unknown) => Promise.reject(unwritable(path, error)));
      } finally {
        await unlock().catch(() => undefined);
      }
    },
  };
}

async function locked(path: string, onCompromised: () => void): Promise<() => Promise<void>> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return await lock(path, { realpath: false, stale: STALE_MS, retries: RETRIES, onCompromised });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw unwritable(path, error);
    throw new LunasError(`Another process has held the lock of ${path} for too long.`, {
      code: "state_locked",
      cause: error,
    });
  }
}

async function replace(path: string, text: string, isLost: () => boolean): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  try {
    const file = await open(beside, "wx", 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    if (isLost()) throw new LunasError(`Another process took the lock of ${path}.`, { code: "state_locked" });
    await rename(beside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Makes the rename survive a loss of power. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** A folder that cannot be written: read-only, full, or another user's. */
function unwritable(path: string, cause: unknown): unknown {
  if (cause instanceof LunasError) return cause;
  const message = `${path} cannot be written, so nothing is signed: a payment that is not noted could be paid twice. Name another folder.`;
  return new LunasError(message, { code: "state_unwritable", cause });
}

function unreadable(path: string, cause: unknown): LunasError {
  const message = `${path} cannot be read, so it is not known what was spent or is open. Repair it, or move it away yourself.`;
  return new LunasError(message, { code: "state_unreadable", cause });
}
