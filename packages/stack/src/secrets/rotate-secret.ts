import { randomBytes } from "node:crypto";
import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { serviceRoles } from "@lunas/database/roles/grants";
import { newPassword, newSignerKeys } from "../first-secrets";
import { addressOf } from "../private-key";
import { hashPassword } from "../redis/redis-users";
import { writeChainAccounts } from "./chain-accounts";
import type { SecretFolder } from "./secret-folder";

/** What was done, and the commands that follow. No line has a secret. */
export interface Rotated {
  readonly done: string;
  readonly next: readonly string[];
}

const restartOne = (services: string) => `docker compose up -d --no-deps --force-recreate --wait ${services}`;

/** Compose forgets what it was not given: how many of a service run, and the second gateway of a profile. */
const restart = (...services: readonly string[]): readonly string[] => [
  restartOne(services.join(" ")),
  ...services
    .filter((service) => scaled.has(service))
    .map((service) => `if several run, add their number to that line, such as: --scale ${service}=3`),
  ...(services.includes("gateway") ? [`with the profile edge, afterwards: ${restartOne("gateway-2")}`] : []),
];
const scaled = new Set(["settler", "dispatcher"]);
const run = (...words: readonly string[]) => ["docker compose run --rm", ...words].join(" ");

/** Lists of keys with names: the first one is used for what is new, all of them are accepted. */
const keyLists: Readonly<Record<string, { readonly owners: readonly string[]; readonly restart: readonly string[] }>> =
  {
    "encryption-keys": { owners: ["gateway", "dispatcher"], restart: restart("gateway", "dispatcher") },
    "receipt-keys": { owners: ["gateway"], restart: restart("gateway") },
  };
const signerLists: Readonly<Record<string, Network>> = Object.fromEntries(
  chains.map(({ network }) => [`${network}-signer-keys`, network]),
);
const processOfRole = (role: string) => role.replace("lunas_", "");
const databaseUsers = serviceRoles.map((role) => `database:${role}`);
const redisUsers = serviceRoles.map((role) => `redis:${role}`);

/** The names that `rotate` takes. */
export const rotatable: readonly string[] = [
  ...Object.keys(keyLists),
  ...Object.keys(signerLists),
  "database:lunas",
  ...databaseUsers,
  ...redisUsers,
];

/** Makes a new secret in the place of `name`, or beside the old one where both must work for a while. */
export function rotate(folder: SecretFolder, name: string, today: Date): Rotated {
  if (keyLists[name] !== undefined) return addKey(folder, name, today);
  if (signerLists[name] !== undefined) return addSigners(folder, name);
  if (name === "database:lunas") return newOwnerPassword(folder);
  if (databaseUsers.includes(name)) return newDatabasePassword(folder, name.slice("database:".length));
  if (redisUsers.includes(name)) return newRedisPassword(folder, name.slice("redis:".length));
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

/** The server learns it from the file, by its own socket: no password is in a command. */
function newOwnerPassword(folder: SecretFolder): Rotated {
  const password = newPassword();
  folder.replace("postgres", "password", password);
  setPassword(folder, ["migrate", "database-url"], password);
  const alter = `psql -U lunas -d lunas -v password="$(cat /run/secrets/password)"`;
  return {
    done: "the owner of the database has a new password",
    next: [`echo "alter role lunas password :'password'" | docker compose exec -T postgres sh -c '${alter}'`],
  };
}

function newDatabasePassword(folder: SecretFolder, role: string): Rotated {
  const password = newPassword();
  folder.replace("migrate", role, password);
  setPassword(folder, [processOfRole(role), "database-url"], password);
  return {
    done: `${role} has a new password for PostgreSQL`,
    next: [run("migrate"), "at once, as new connections need it:", ...restart(processOfRole(role))],
  };
}

/** Redis takes the new password and the one before, so the service may be restarted at any time. */
function newRedisPassword(folder: SecretFolder, user: string): Rotated {
  const password = newPassword();
  const lines = (folder.read("redis", "users.acl") ?? "").split("\n");
  const place = lines.findIndex((line) => line.startsWith(`user ${user} `));
  const line = lines[place];
  if (line === undefined) throw new Error(`the ACL file of Redis has no user ${user}`);
  const [newest] = [...line.matchAll(/ #([0-9a-f]{64})/g)].map(([, hash]) => hash).toReversed();
  lines[place] = line.replace(/( #[0-9a-f]{64})+/, ` #${newest} #${hashPassword(password)}`);
  folder.replace("redis", "users.acl", `${lines.join("\n")}\n`);
  setPassword(folder, [processOfRole(user), "redis-url"], password);
  return {
    done: `${user} has a new password for Redis, beside the one before`,
    next: ["docker compose restart redis", ...restart(processOfRole(user))],
  };
}

function setPassword(folder: SecretFolder, [owner, name]: readonly [string, string], password: string): void {
  const url = new URL(readFile(folder, owner, name));
  url.password = password;
  folder.replace(owner, name, url.href);
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
