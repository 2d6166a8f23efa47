import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasDebianTools, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { lunasFolder, sharedFolder } from "@lunas/stack/folders";

/** The environment of a PostgreSQL server whose clock is ahead. Its monotonic clock, and the times of its files, are the machine's. */
export async function postgresAhead(aheadMs: number): Promise<Readonly<Record<string, string>>> {
  return {
    LD_PRELOAD: await findFakeTime(),
    FAKETIME: `+${Math.round(aheadMs / 1_000)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
    FAKETIME_DISABLE_SHM: "1",
    NO_FAKE_STAT: "1",
  };
}

/** Debian's libfaketime, unpacked below `.lunas`, as a copy that PostgreSQL's user can read, without its `epoll_wait`. */
async function findFakeTime(): Promise<string> {
  const folder = join(lunasFolder(), "libfaketime");
  if (!existsSync(folder)) {
    if (!hasDebianTools())
      throw new Error("month's end needs libfaketime, which this suite fetches with apt-get and dpkg");
    await unpackPackages(folder, "libfaketime", ["libfaketime"]);
  }
  const libraries = join(folder, "usr", "lib");
  const [architecture] = readdirSync(libraries);
  const copy = join(sharedFolder(), "libfaketime-without-epoll.so.1");
  if (!existsSync(copy)) {
    // Never written in place: a server that runs has it in its memory.
    const draft = `${copy}.${process.pid}`;
    const library = readFileSync(join(libraries, architecture ?? "", "faketime", "libfaketime.so.1"));
    writeFileSync(draft, withoutEpollWait(library), { mode: 0o755 });
    chmodSync(draft, 0o755);
    renameSync(draft, copy);
  }
  return copy;
}

/**
 * Inside of its own `epoll_wait` the library shows the machine's clock, also to a signal's handler. PostgreSQL waits there, and its timers are
 * signals: their handler would find that it is days too early, so no statement, lock or deadlock would ever time out. The symbol's name, the
 * first in the file, is changed: the server then finds the C library's function. A clock that is ahead needs no other wait.
 */
function withoutEpollWait(library: Buffer): Buffer {
  const at = library.indexOf("\0epoll_wait\0");
  if (at < 0)
    throw new Error("libfaketime has no epoll_wait of its own: see whether PostgreSQL's timers work with it as it is");
  const changed = Buffer.from(library);
  changed.write("E", at + 1);
  return changed;
}
