import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { newSignerKeys } from "../first-secrets";
import { addressOf, newPrivateKey } from "../private-key";
import { writeChainAccounts } from "./chain-accounts";
import { type Rotated, restart, run, show } from "./commands";
import { keepDropped } from "./dropped-keys";
import { droppedFolder, type SecretFolder } from "./secret-folder";

type Kind = "signers" | "authorizers" | "treasury";

interface AccountFile {
  readonly kind: Kind;
  readonly network: Network;
}

/** The settler's files of private keys, by the names that `rotate` takes: each key is an account with an address. */
export const accountFiles: Readonly<Record<string, AccountFile>> = Object.fromEntries(
  chains.flatMap(({ network, environment, channels }) => [
    [`${network}-signer-keys`, { kind: "signers", network }],
    ...(channels === null ? [] : [[`${network}-channel-authorizer`, { kind: "authorizers", network }]]),
    ...(environment === "sandbox" ? [[`${network}-treasury-key`, { kind: "treasury", network }]] : []),
  ]),
);

export function rotateAccounts(folder: SecretFolder, name: string, today: Date): Rotated {
  const { kind } = fileOf(name);
  if (kind === "signers") return addSigners(folder, name);
  return kind === "authorizers" ? addAuthorizer(folder, name) : replaceTreasury(folder, name, today);
}

/** The new ones stand behind: a settler uses all of them. */
function addSigners(folder: SecretFolder, name: string): Rotated {
  const old = readKeys(folder, name);
  const made = newSignerKeys(old.length);
  writeKeys(folder, name, [...old, ...made]);
  const { network } = fileOf(name);
  return {
    done: `${made.length} signers are added to ${name}: ${made.map(addressOf).join(" ")}`,
    next: [
      `send ether to them on ${network}; a local chain does so when it starts: docker compose restart chain`,
      ...restart("settler"),
      `then, for each old signer: ${run(`ops lanes retire ${network} <address> --because "rotated"`)}`,
      `wait until its lane has 0 in "open" and in "named in 24 h": ${run(`ops lanes list ${network}`)}`,
      `then, for each old signer: ${run(`secrets drop ${name} <address>`)}`,
      "then move its ether: `drop` keeps its key, and says where",
    ],
  };
}

/** The new one stands first: new channels name it. The others can still claim the channels that name them. */
function addAuthorizer(folder: SecretFolder, name: string): Rotated {
  const old = readKeys(folder, name);
  const made = newPrivateKey();
  writeKeys(folder, name, [made, ...old]);
  return {
    done: `${addressOf(made)} is the first of ${name}: new channels name it`,
    next: [
      ...restart("settler"),
      "within a minute GET /config announces it",
      `of each older one, when no open channel names it: ${run(`secrets drop ${name} <address>`)}; it has ${old.map(nameOf).join(" ")}`,
    ],
  };
}

/** One key alone: the old one is kept before it is replaced, as its ether has to be moved. */
function replaceTreasury(folder: SecretFolder, name: string, today: Date): Rotated {
  const { network } = fileOf(name);
  const [old = ""] = readKeys(folder, name);
  const made = newPrivateKey();
  const file = keepDropped(folder, { name, which: nameOf(old), text: old }, today);
  writeKeys(folder, name, [made]);
  return {
    done: `${addressOf(made)} is the treasury of ${network} in place of ${nameOf(old)}`,
    next: [
      `send ether to it on ${network}, and the token that the faucet gives; a local chain does so when it starts: docker compose restart chain`,
      ...restart("settler"),
      run(`ops lanes retire ${network} ${nameOf(old)} --because "rotated"`),
      `move the ether and the tokens of ${nameOf(old)} when its lane has 0 open. ${whereKept(file)}`,
    ],
  };
}

/** Takes the key of an account out of its file, and keeps it. */
export function dropAccount(folder: SecretFolder, name: string, dropping: { which: string; today: Date }): Rotated {
  const { kind, network } = fileOf(name);
  const { which: given, today } = dropping;
  if (kind === "treasury") throw new Error(`${name} has one key: rotate ${name} replaces it`);
  const list = readKeys(folder, name);
  const which = given.toLowerCase();
  const dropped = list.filter((key) => nameOf(key) === which);
  const [text] = dropped;
  if (text === undefined) throw new Error(`${name} has no key of ${given}; it has ${list.map(nameOf).join(" ")}`);
  const rest = list.filter((key) => !dropped.includes(key));
  if (rest.length === 0) throw new Error(`${given} is the last one of ${name}: rotate ${name} first`);
  if (kind === "authorizers" && list[0] === text)
    throw new Error(`${given} is the first of ${name}, which new channels name: rotate ${name} first`);
  const file = keepDropped(folder, { name, which, text }, today);
  writeKeys(folder, name, rest);
  const moveEther = [
    `if its lane is not retired yet: ${run(`ops lanes retire ${network} ${which} --because "rotated"`)}`,
    `move its ether. ${whereKept(file)}`,
  ];
  return {
    done: `${which} is removed from ${name}, and kept`,
    next: [...restart("settler"), ...(kind === "signers" ? moveEther : [whereKept(file)])],
  };
}

/** Puts a kept key back, behind the others. */
export function restoreAccount(folder: SecretFolder, name: string, text: string): Rotated {
  const list = readKeys(folder, name);
  if (fileOf(name).kind === "treasury") throw new Error(`${name} has one key: put the kept one into the file by hand`);
  if (list.includes(text)) throw new Error(`${nameOf(text)} is in ${name} already`);
  writeKeys(folder, name, [...list, text]);
  return { done: `${nameOf(text)} is back in ${name}, behind the others`, next: restart("settler") };
}

/** How to read a kept key. */
export function whereKept(file: string): string {
  const read = show(`${droppedFolder}/${file}`);
  return `The key is kept in ${droppedFolder}/${file}, which no service reads; this prints it: ${read}`;
}

/** What may be said of an entry: its address. The list of authorizers may name keys elsewhere, with their address at the end. */
export function nameOf(entry: string): string {
  if (/^0x[0-9a-f]{64}$/i.test(entry)) return addressOf(entry);
  return /#(0x[0-9a-f]{40})$/i.exec(entry)?.[1]?.toLowerCase() ?? "(no address)";
}

function fileOf(name: string): AccountFile {
  const file = accountFiles[name];
  if (file === undefined) throw new Error(`there is no file of keys "${name}"`);
  return file;
}

function readKeys(folder: SecretFolder, name: string): readonly string[] {
  const text = folder.read("settler", name);
  if (text === undefined) throw new Error(`there is no file settler/${name}`);
  return text.split(",").map((key) => key.trim());
}

function writeKeys(folder: SecretFolder, name: string, keys: readonly string[]): void {
  folder.replace("settler", name, keys.join(","));
  writeChainAccounts(folder, fileOf(name).network);
}
