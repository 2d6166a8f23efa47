import { chains } from "@lunas/catalog/chains";
import {
  authorizerSecrets,
  chainSecrets,
  consoleRedisSecrets,
  consoleSecrets,
  firstSecrets,
  receiptSecrets,
  redisSecrets,
  type SecretFiles,
} from "../first-secrets";
import { writeChainAccounts } from "./chain-accounts";
import type { SecretFolder } from "./secret-folder";

type Print = (line: string) => void;

/**
 * Creates the secrets of a first `docker compose up`. What belongs together is made together: where one file of such a group is there,
 * the group is the operator's own, and what it lacks is printed.
 */
export function makeSecrets(folder: SecretFolder, print: Print): void {
  const first = firstSecrets();
  makeOnce(
    folder,
    filesOf(first, (name) => name !== "encryption-keys"),
    print,
  );
  makeOnce(
    folder,
    filesOf(first, (name) => name === "encryption-keys"),
    print,
  );
  makeOnce(folder, redisSecrets(), print);
  makeOnce(folder, receiptSecrets(), print);
  makeOnce(folder, consoleSecrets(), print);
  addConsoleToRedis(folder, print);
  for (const chain of chains) {
    const { settler = {} } = chainSecrets(chain);
    makeOnce(folder, { settler }, print);
    const missing = writeChainAccounts(folder, chain.network).map((name) => `chain/${name}`);
    if (missing.length > 0)
      print(`not made, as the settler's file has an entry that is no private key: ${missing.join(", ")}`);
  }
  for (const chain of chains) makeOnce(folder, authorizerSecrets(chain), print);
}

/**
 * A stack from an older version has the other users of Redis only. The ACL file is replaced as a whole, with one line for the
 * user: Redis does not start with two, which an interrupted run would leave behind.
 */
function addConsoleToRedis(folder: SecretFolder, print: Print): void {
  if (folder.read("console", "redis-url") !== undefined) return;
  const { aclLine, files } = consoleRedisSecrets();
  const others = `${folder.read("redis", "users.acl") ?? ""}\n`.replace(/^user lunas_console .*\n/gm, "");
  folder.replace("redis", "users.acl", `${others}${aclLine}`);
  makeOnce(folder, files, print);
}

/** Writes the files, unless one of them exists. */
function makeOnce(folder: SecretFolder, secrets: SecretFiles, print: Print): void {
  const files = Object.entries(secrets).flatMap(([owner, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ owner, name, text })),
  );
  const missing = files.filter(({ owner, name }) => folder.read(owner, name) === undefined);
  const namesOf = (some: typeof files) => some.map(({ owner, name }) => `${owner}/${name}`).join(", ");
  if (missing.length === files.length) {
    for (const { owner, name, text } of files) folder.create(owner, name, text);
    print(`made ${namesOf(files)}`);
  } else if (missing.length > 0) {
    print(`not made, as other files of the same stack are there: ${namesOf(missing)}`);
  }
}

function filesOf(secrets: SecretFiles, isWanted: (name: string) => boolean): SecretFiles {
  return Object.fromEntries(
    Object.entries(secrets).map(([owner, files]) => [
      owner,
      Object.fromEntries(Object.entries(files).filter(([name]) => isWanted(name))),
    ]),
  );
}
