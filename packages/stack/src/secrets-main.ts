import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chains } from "@lunas/catalog/chains";
import {
  chainSecrets,
  consoleRedisSecrets,
  consoleSecrets,
  firstSecrets,
  receiptSecrets,
  redisSecrets,
  type SecretFiles,
} from "./first-secrets";

/**
 * `node secrets-main.js <folder>`: creates the secrets of a first `docker compose up`, with a folder for each process
 * that contains only what the process reads. Existing secrets stay unchanged. A folder is one process's volume, so its
 * files may be readable by any user of that process.
 */
function main([folder]: readonly string[]): void {
  if (!folder) throw new Error("into which folder? secrets-main.js <folder>");
  makeOnce(join(folder, "postgres", "password"), folder, firstSecrets());
  makeOnce(join(folder, "redis", "users.acl"), folder, redisSecrets());
  makeOnce(join(folder, "gateway", "receipt-keys"), folder, receiptSecrets());
  makeOnce(join(folder, "console", "database-url"), folder, consoleSecrets());
  addConsoleToRedis(folder);
  for (const chain of chains)
    makeOnce(join(folder, "settler", `${chain.network}-signer-keys`), folder, chainSecrets(chain));
}

/**
 * A stack from an older version has the other users of Redis only. The ACL file is replaced as a whole, with one line for the
 * user: Redis does not start with two, which an interrupted run would leave behind.
 */
function addConsoleToRedis(folder: string): void {
  const mark = join(folder, "console", "redis-url");
  if (existsSync(mark)) return;
  const { aclLine, files } = consoleRedisSecrets();
  const users = join(folder, "redis", "users.acl");
  const others = readFileSync(users, "utf8").replace(/^user lunas_console .*\n/gm, "");
  writeFileSync(`${users}.new`, `${others}${aclLine}`, { mode: 0o444 });
  renameSync(`${users}.new`, users);
  makeOnce(mark, folder, files);
}

/** Writes the files, unless the file `mark` exists. */
function makeOnce(mark: string, folder: string, secrets: SecretFiles): void {
  const owners = Object.keys(secrets).join(", ");
  if (existsSync(mark)) {
    process.stdout.write(`the secrets of ${owners} are there\n`);
    return;
  }
  for (const [owner, files] of Object.entries(secrets)) {
    mkdirSync(join(folder, owner), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, owner, name);
      writeFileSync(file, text, { flag: "wx" });
      chmodSync(file, 0o444);
    }
  }
  process.stdout.write(`made the secrets of ${owners}\n`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
