import type { Rotated } from "./commands";
import { droppedFolder, type SecretFolder } from "./secret-folder";

export interface DroppedKey {
  /** The name of the secret, such as `encryption-keys`. */
  readonly name: string;
  /** The id or the address of the key. */
  readonly which: string;
  /** The key as its list had it. */
  readonly text: string;
}

/**
 * Keeps a key before it leaves its list: it may be the only copy, an account's ether or a backup may still need it. Returns the
 * file's name. Written as a whole, so that a second attempt after a kill finds the same text or no file.
 */
export function keepDropped(folder: SecretFolder, { name, which, text }: DroppedKey, today: Date): string {
  const first = `${today.toISOString().slice(0, 10)}${endOf(name, which)}`;
  for (let copy = 1; ; copy += 1) {
    const file = copy === 1 ? first : `${copy}.${first}`;
    const kept = folder.read(droppedFolder, file);
    if (kept === undefined) folder.replace(droppedFolder, file, text);
    if (kept === undefined || kept === text) return file;
  }
}

/** The kept key, the newest one where several had this id; undefined: none is kept. */
export function findDropped(folder: SecretFolder, name: string, which: string): string | undefined {
  const files = folder
    .list()
    .filter((file) => file.owner === droppedFolder && file.name.replace(dayOf, "") === endOf(name, which))
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
  const newest = files.at(-1);
  return newest && folder.read(droppedFolder, newest.name);
}

const dayOf = /^(\d+\.)?\d{4}-\d{2}-\d{2}/;
/** An id may have any sign; a file's name may not. */
const endOf = (name: string, which: string) => `.${name}.${encodeURIComponent(which)}`;

/** Removes a kept key for good: nobody can bring it back. */
export function destroyDropped(folder: SecretFolder, file: string): Rotated {
  const [owner, name = ""] = file.split("/");
  if (owner !== droppedFolder) throw new Error(`only what is in "${droppedFolder}" can be destroyed`);
  readNamed(folder, file);
  folder.remove(droppedFolder, name);
  return { done: `${file} is destroyed`, next: [] };
}

/** The text of a file that `list` names, such as `redis/users.acl`. */
export function readNamed(folder: SecretFolder, file: string): string {
  const found = folder.list().find(({ owner, name }) => `${owner}/${name}` === file);
  const text = found && folder.read(found.owner, found.name);
  if (text === undefined) throw new Error(`there is no file "${file}": the command "list" names all of them`);
  return text;
}
