import type { Rotated } from "./secrets/commands";
import { destroyDropped, readNamed } from "./secrets/dropped-keys";
import { makeSecrets } from "./secrets/make-secrets";
import { nameOf } from "./secrets/rotate-accounts";
import { drop, promote, restore, rotatable, rotate } from "./secrets/rotate-secret";
import { openSecretFolder, type SecretFolder } from "./secrets/secret-folder";

const usage = `secrets-main.js <folder> [--private] [command]

  make                     create what is missing (the default)
  list                     name each file, when it changed, the names of keys and the addresses of signers; no secret
  rotate <secret>          make a new one: ${rotatable.join(", ")}
  promote <secret> [key]   put a key of a list first, so that it is used from now on; without a name the newest
  drop <secret> <key>      take a key out of a list, by its id or its address, and keep it in the folder "dropped"
  restore <secret> <key>   put a dropped key back, as the last of its list
  show <file>              print a file, such as redis/users.acl: a secret, for a pipe or for your eyes alone
  destroy <file>           remove a file of the folder "dropped" for good: nobody can bring the key back

--private: only the user of its process may read a folder (needs root).
`;

/** Creates and changes the secrets of a stack by compose, a folder for each process that contains only what it reads. */
function main(given: readonly string[]): string {
  const isPrivate = given.includes("--private");
  const [path, command = "make", name = "", which = "", ...more] = given.filter((word) => word !== "--private");
  if (!path || command === "help" || more.length > 0) return usage;
  const folder = openSecretFolder(path, { isPrivate });
  try {
    return carryOut(folder, [command, name, which]);
  } finally {
    folder.close();
  }
}

function carryOut(folder: SecretFolder, [command, name, which]: readonly [string, string, string]): string {
  const lines: string[] = [];
  const change = (work: () => Rotated) => lines.push(...report(folder.change(work)));
  if (command === "make") makeSecrets(folder, (line) => lines.push(line));
  else if (command === "list") lines.push(...folder.list().map((file) => describe(folder, file)));
  else if (command === "rotate" && name !== "" && which === "") change(() => rotate(folder, name, new Date()));
  else if (command === "promote" && name !== "") change(() => promote(folder, name, which || undefined));
  else if (command === "drop" && which !== "") change(() => drop(folder, { name, which }, new Date()));
  else if (command === "restore" && which !== "") change(() => restore(folder, { name, which }));
  else if (command === "show" && name !== "" && which === "") lines.push(readNamed(folder, name));
  else if (command === "destroy" && name !== "" && which === "") change(() => destroyDropped(folder, name));
  else throw new Error(usage);
  return lines.map((line) => `${line}\n`).join("");
}

const report = ({ done, next }: Rotated) =>
  next.length === 0 ? [`${done}.`] : [`${done}. Next:`, ...next.map((step) => `  ${step}`)];

/** A file by what may be known of it. */
function describe(folder: SecretFolder, file: ReturnType<SecretFolder["list"]>[number]): string {
  const { owner, name, changedAt } = file;
  const items = (folder.read(owner, name) ?? "").split(",");
  const known = /-(signer-keys|channel-authorizer|treasury-key)$/.test(name)
    ? items.map(nameOf)
    : /-address(es)?$/.test(name)
      ? items
      : /^(encryption|receipt)-keys$/.test(name)
        ? items.map((pair) => pair.slice(0, pair.indexOf(":")))
        : [];
  return [`${owner}/${name}`.padEnd(34), changedAt.toISOString().slice(0, 16), ...known].join("  ");
}

try {
  process.stdout.write(main(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
