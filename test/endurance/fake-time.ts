import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync } from "node:fs";
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

/** Debian's libfaketime, unpacked below `.lunas`, as a copy that PostgreSQL's user can read. */
async function findFakeTime(): Promise<string> {
  const folder = join(lunasFolder(), "libfaketime");
  if (!existsSync(folder)) {
    if (!hasDebianTools())
      throw new Error("month's end needs libfaketime, which this suite fetches with apt-get and dpkg");
    await unpackPackages(folder, "libfaketime", ["libfaketime"]);
  }
  const libraries = join(folder, "usr", "lib");
  const [architecture] = readdirSync(libraries);
  const copy = join(sharedFolder(), "libfaketime.so.1");
  if (!existsSync(copy)) {
    // Never written in place: a server that runs has it in its memory.
    const draft = `${copy}.${process.pid}`;
    copyFileSync(join(libraries, architecture ?? "", "faketime", "libfaketime.so.1"), draft);
    chmodSync(draft, 0o755);
    renameSync(draft, copy);
  }
  return copy;
}
