import { randomBytes } from "node:crypto";
import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { newSignerKeys } from "../first-secrets";
import { addressOf } from "../private-key";
import { writeChainAccounts } from "./chain-accounts";
import { type Rotated, restart, run } from "./commands";
import { storeRotations } from "./rotate-stores";
import type { SecretFolder } from "./secret-folder";

/** Lists of keys with names: the first one is used for what is new, all of them are accepted. */
const keyLists: Readonly<Record<string, { readonly owners: readonly string[]; readonly restart: readonly string[] }>> =
  {
    "encryption-keys": { owners: ["gateway", "dispatcher"], restart: restart("gateway", "dispatcher") },
    "receipt-keys": { owners: ["gateway"], restart: restart("gateway") },
  };
const signerLists: Readonly<Record<string, Network>> = Object.fromEntries(
  chains.map(({ network }) => [`${network}-signer-keys`, network]),
);
/** The names that `rotate` takes. */
export const rotatable: readonly string[] = [
  ...Object.keys(keyLists),
  ...Object.keys(signerLists),
  ...Object.keys(storeRotations),
];

/** Makes a new secret in the place of `name`, or beside the old one where both must work for a while. */
export function rotate(folder: SecretFolder, name: string, today: Date): Rotated {
  if (keyLists[name] !== undefined) return addKey(folder, name, today);
  if (signerLists[name] !== undefined) return addSigners(folder, name);
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

/** Removes a key of a list, or a signer by its address. */
export function drop(folder: SecretFolder, name: string, which: string): Rotated {
  if (signerLists[name] !== undefined) return dropSigner(folder, name, which);
  const list = readList(folder, name);
  if (idOf(list[0] ?? "") === which)
    throw new Error(`${which} is the first of ${name}: put another one first (promote)`);
  const rest = list.filter((pair) => idOf(pair) !== which);
  if (rest.length === list.length) throw new Error(`${name} has no key ${which}; it has ${idsOf(list)}`);
  writeList(folder, name, rest);
  return { done: `${which} is removed from ${name}`, next: listOf(name).restart };
}

function addKey(folder: SecretFolder, name: string, today: Date): Rotated {
  const list = readList(folder, name);
  const id = freeId(list.map(idOf), today);
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

/** The date, and a letter from the second key of a day on. */
function freeId(taken: readonly string[], today: Date): string {
  const day = `k${today.toISOString().slice(0, 10).replaceAll("-", "")}`;
  const ids = [day, ...[..."bcdefghijklmnopqrstuvwxyz"].map((letter) => day + letter)];
  const free = ids.find((id) => !taken.includes(id));
  if (free === undefined) throw new Error("too many keys were made today");
  return free;
}

function addSigners(folder: SecretFolder, name: string): Rotated {
  const old = readSigners(folder, name);
  const made = newSignerKeys(old.length);
  writeSigners(folder, name, [...old, ...made]);
  const network = signerLists[name] ?? "";
  const addresses = made.map(addressOf).join(" ");
  return {
    done: `${made.length} signers are added to ${name}: ${addresses}`,
    next: [
      `send ether to them on ${network}; a local chain does so when it starts: docker compose restart chain`,
      ...restart("settler"),
      run(`ops lanes list ${network}`),
      `of each old signer, when its lane has 0 open: ${run(`secrets drop ${name} <address>`)}`,
    ],
  };
}

function dropSigner(folder: SecretFolder, name: string, address: string): Rotated {
  const list = readSigners(folder, name);
  const rest = list.filter((key) => addressOf(key) !== address.toLowerCase());
  if (rest.length === list.length) {
    throw new Error(`${name} has no signer ${address}; it has ${list.map(addressOf).join(" ")}`);
  }
  if (rest.length === 0) throw new Error(`${address} is the last signer of ${name}: rotate ${name} first`);
  writeSigners(folder, name, rest);
  const retire = run(`ops lanes retire ${signerLists[name]} ${address} --because "rotated"`);
  return { done: `${address} is removed from ${name}`, next: [...restart("settler"), retire] };
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

const readSigners = (folder: SecretFolder, name: string) => readFile(folder, "settler", name).split(",");
const writeSigners = (folder: SecretFolder, name: string, keys: readonly string[]) => {
  folder.replace("settler", name, keys.join(","));
  writeChainAccounts(folder, signerLists[name] ?? "sandbox");
};
