import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ephemeralParent, lunasFolder, newEphemeralFolder, sharedFolder } from "./folders";
import { endLeftovers } from "./supervise/end-leftovers";

const dataIdName = "data-id";

/** The folders of a stack. */
export interface StackFolders {
  readonly recordFile: string;
  readonly secretsFile: string;
  readonly portsFile: string;
  readonly logs: string;
  readonly postgres: string;
  readonly redis: string;
  readonly chains: string;
  readonly removeAtEnd: readonly string[];
}

// A folder without a record belongs to a start that has only begun, or to one that was interrupted long ago.
const abandonedAfterMs = 10 * 60_000;

/** Lists the processes of this clone's one stack. Not in `.lunas`, which may be removed while they run. */
export const persistentRecordFile = () => join(sharedFolder(), "processes.json");

/** The folders of this clone's one stack, which must not run when this is called. `fresh` removes its data. */
export function persistentFolders({ fresh }: { fresh: boolean }): StackFolders {
  const folder = lunasFolder();
  if (fresh) for (const name of keptData) rmSync(join(folder, name), { recursive: true, force: true });
  return foldersIn(folder, { postgres: currentCluster(folder), recordFile: persistentRecordFile() });
}

/** They belong together: payments of removed chains would never settle. */
const keptData = [dataIdName, "chains", "redis"];

/** Folders for a short-lived stack. */
export function ephemeralFolders(): StackFolders {
  const folder = newEphemeralFolder();
  return { ...foldersIn(folder), removeAtEnd: [folder] };
}

/** Ends and removes the ephemeral stacks whose starters have died. */
export async function sweepEphemeral(): Promise<void> {
  for (const name of readdirSync(ephemeralParent())) {
    const folder = join(ephemeralParent(), name);
    const recordFile = join(folder, "processes.json");
    const recorded = statSync(recordFile, { throwIfNoEntry: false }) !== undefined;
    const ageMs = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (!recorded && ageMs < abandonedAfterMs) continue;
    if ((await endLeftovers(recordFile)).outcome === "ended") removeFolders([folder]);
  }
}

/** Removes them, and their parent folders if those are empty and were made only for them. */
export function removeFolders(folders: readonly string[]): void {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    for (const around of [ephemeralParent(), dirname(ephemeralParent())]) {
      try {
        rmdirSync(around);
      } catch {
        break; // another stack still uses it
      }
    }
  }
}

function foldersIn(folder: string, more: Partial<StackFolders> = {}): StackFolders {
  const logs = join(folder, "logs");
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  return {
    recordFile: join(folder, "processes.json"),
    secretsFile: join(folder, "dev-secrets.json"),
    portsFile: join(folder, "ports.json"),
    logs,
    postgres: join(folder, "postgres"),
    redis: join(folder, "redis"),
    chains: join(folder, "chains"),
    removeAtEnd: [],
    ...more,
  };
}

/**
 * The cluster has the id of the rest of the data: if `.lunas` and its chains are removed, payments of those chains must
 * not stay. Clusters with other ids are removed.
 */
function currentCluster(folder: string): string {
  const name = `postgres-${dataId(join(folder, dataIdName))}`;
  for (const other of readdirSync(sharedFolder())) {
    if (/^postgres-[0-9a-f]{8}$/.test(other) && other !== name) {
      rmSync(join(sharedFolder(), other), { recursive: true, force: true });
    }
  }
  return join(sharedFolder(), name);
}

function dataId(file: string): string {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) writeFileSync(file, randomBytes(4).toString("hex"));
  return readFileSync(file, "utf8").trim();
}
