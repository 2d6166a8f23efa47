import { randomBytes } from "node:crypto";
import { type Rotated, restart, run } from "./commands";
import { findDropped, keepDropped } from "./dropped-keys";
import { accountFiles, dropAccount, restoreAccount, rotateAccounts, whereKept } from "./rotate-accounts";
import { storeRotations } from "./rotate-stores";
import type { SecretFolder } from "./secret-folder";

/** Lists of keys with names: the first one is used for what is new, all of them are accepted. */
const keyLists: Readonly<Record<string, { readonly owners: readonly string[]; readonly restart: readonly string[] }>> =
  {
    "encryption-keys": { owners: ["gateway", "dispatcher"], restart: restart("gateway", "dispatcher") },
    "receipt-keys": { owners: ["gateway"], restart: restart("gateway") },
  };

/** The names that `rotate` takes. */
export const rotatable: readonly string[] = [
  ...Object.keys(keyLists),
  ...Object.keys(accountFiles),
  ...Object.keys(storeRotations),
];

/** A key of a list, by its id or its address. */
export interface KeyName {
  readonly name: string;
  readonly which: string;
}

/** Makes a new secret in the place of `name`, or beside the old one where both must work for a while. */
export function rotate(folder: SecretFolder, name: string, today: Date): Rotated {
  if (keyLists[name] !== undefined) return addKey(folder, name, today);
  if (accountFiles[name] !== undefined) return rotateAccounts(folder, name, today);
  const rotation = storeRotations[name];
  if (rotation !== undefined) return rotation(folder);
  throw new Error(`there is no secret "${name}"; there are ${rotatable.join(", ")}`);
}

/** Puts a key of a list first: what is new is made with it from then on. Without an id it is the newest that `rotate` has made. */
export function promote(folder: SecretFolder, name: string, given?: string): Rotated {
  const list = readList(folder, name);
  const id = given ?? newestOf(list.map(idOf));
  if (id === undefined) throw new Error(`${name} has no key that was made by rotate: name one of ${idsOf(list)}`);
  const chosen = list.find((pair) => idOf(pair) === id);
  if (chosen === undefined) throw new Error(`${name} has no key ${id}; it has ${idsOf(list)}`);
  const [first] = list;
  if (first === chosen) throw new Error(`${id} is the first of ${name} already`);
  const rest = list.filter((pair) => pair !== chosen);
  writeList(folder, name, [chosen, ...rest]);
  const old = rest.map(idOf).join(", ");
  const next =
    name === "encryption-keys"
      ? [run("ops secrets reencrypt"), run(`ops secrets status ${idOf(first ?? "")}`)]
      : [`keep ${old} as long as its receipts count`];
  return {
    done: `${id} is the first of ${name}`,
    next: [...listOf(name).restart, ...next, run(`secrets drop ${name} ${idOf(first ?? "")}`)],
  };
}

/** Takes a key out of a list, or an account by its address, and keeps it: a backup or its ether may still need it. */
export function drop(folder: SecretFolder, { name, which }: KeyName, today: Date): Rotated {
  if (accountFiles[name] !== undefined) return dropAccount(folder, name, { which, today });
  const list = readList(folder, name);
  const text = list.find((pair) => idOf(pair) === which);
  if (text === undefined) throw new Error(`${name} has no key ${which}; it has ${idsOf(list)}`);
  if (idOf(list[0] ?? "") === which)
    throw new Error(`${which} is the first of ${name}: put another one first (promote)`);
  const file = keepDropped(folder, { name, which, text }, today);
  writeList(
    folder,
    name,
    list.filter((pair) => idOf(pair) !== which),
  );
  const restored = run(`secrets restore ${name} ${which}`);
  const neededBy = name === "encryption-keys" ? "a backup from before needs it" : "receipts that it signed need it";
  return {
    done: `${which} is removed from ${name}, and kept`,
    next: [...listOf(name).restart, `${neededBy}: ${restored}`, whereKept(file)],
  };
}

/** Puts a key that was dropped back into its list, as the last one. The kept file stays. */
export function restore(folder: SecretFolder, { name, which }: KeyName): Rotated {
  const isAccount = accountFiles[name] !== undefined;
  if (!isAccount) listOf(name);
  const text = findDropped(folder, name, isAccount ? which.toLowerCase() : which);
  if (text === undefined) throw new Error(`no key ${which} of ${name} is kept`);
  if (isAccount) return restoreAccount(folder, name, text);
  const list = readList(folder, name);
  if (list.some((pair) => idOf(pair) === which)) throw new Error(`${name} has a key ${which} already`);
  writeList(folder, name, [...list, text]);
  return { done: `${which} is back in ${name}, as the last one`, next: listOf(name).restart };
}

function addKey(folder: SecretFolder, name: string, today: Date): Rotated {
  const list = readList(folder, name);
  const id = freeId(today, (each) => list.some((pair) => idOf(pair) === each) || isKept(folder, name, each));
  writeList(folder, name, [...list, `${id}:${randomBytes(32).toString("base64")}`]);
  return {
    done: `${id} is added to ${name}, behind ${idsOf(list)}`,
    next: [
      ...listOf(name).restart,
      ...(name === "receipt-keys" ? ["wait an hour: verifiers read the public keys again"] : []),
      run(`secrets promote ${name}`),
    ],
  };
}

const newestOf = (ids: readonly string[]) =>
  ids
    .filter((id) => /^k\d{8}[b-z]?$/.test(id))
    .toSorted()
    .at(-1);

/** A dropped key may come back, so no other one gets its id. */
const isKept = (folder: SecretFolder, name: string, id: string) => findDropped(folder, name, id) !== undefined;

/** The date, and a letter from the second key of a day on. */
function freeId(today: Date, isTaken: (id: string) => boolean): string {
  const day = `k${today.toISOString().slice(0, 10).replaceAll("-", "")}`;
  const ids = [day, ...[..."bcdefghijklmnopqrstuvwxyz"].map((letter) => day + letter)];
  const free = ids.find((id) => !isTaken(id));
  if (free === undefined) throw new Error("too many keys were made today");
  return free;
}

function readFile(folder: SecretFolder, owner: string, name: string): string {
  const text = folder.read(owner, name);
  if (text === undefined) throw new Error(`there is no file ${owner}/${name}`);
  return text;
}

function listOf(name: string) {
  const list = keyLists[name];
  if (list === undefined)
    throw new Error(`"${name}" is no list of keys; there are ${Object.keys(keyLists).join(", ")}`);
  return list;
}
const readList = (folder: SecretFolder, name: string) =>
  readFile(folder, listOf(name).owners[0] ?? "", name).split(",");
const writeList = (folder: SecretFolder, name: string, pairs: readonly string[]) => {
  for (const owner of listOf(name).owners) folder.replace(owner, name, pairs.join(","));
};
const idOf = (pair: string) => pair.slice(0, pair.indexOf(":"));
const idsOf = (pairs: readonly string[]) => pairs.map(idOf).join(", ");
