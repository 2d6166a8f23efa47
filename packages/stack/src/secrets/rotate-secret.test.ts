import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf } from "../private-key";
import { hashPassword } from "../redis/redis-users";
import { makeSecrets } from "./make-secrets";
import { drop, promote, rotatable, rotate } from "./rotate-secret";
import { openSecretFolder, type SecretFolder } from "./secret-folder";

const today = new Date("2026-11-26T10:00:00Z");
let path: string;
let folder: SecretFolder;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "lunas-secrets-"));
  folder = openSecretFolder(path, { isPrivate: false });
  makeSecrets(folder, () => undefined);
});
afterEach(() => rmSync(path, { recursive: true }));

const read = (owner: string, name: string) => folder.read(owner, name) ?? "";
const everything = () => folder.list().map(({ owner, name }) => [`${owner}/${name}`, read(owner, name)] as const);
const idsOf = (list: string) => list.split(",").map((pair) => pair.split(":")[0]);

it("makes nothing anew, and nothing beside files of the operator's own", () => {
  const before = everything();
  makeSecrets(folder, () => undefined);
  expect(everything()).toEqual(before);
  const own = mkdtempSync(join(tmpdir(), "lunas-secrets-"));
  const lines: string[] = [];
  const other = openSecretFolder(own, { isPrivate: false });
  other.create("migrate", "database-url", "postgresql://owner:its-own@db.example/lunas");
  makeSecrets(other, (line) => lines.push(line));
  expect(other.read("gateway", "database-url")).toBeUndefined();
  expect(lines.find((line) => line.startsWith("not made"))).toContain("gateway/database-url");
  expect(other.read("gateway", "encryption-keys")).toMatch(/^first:/);
  rmSync(own, { recursive: true });
});

it("adds an encryption key behind the old one, puts it first on command, and drops the old one", () => {
  const [old] = read("gateway", "encryption-keys").split(",");
  rotate(folder, "encryption-keys", today);
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["first", "k20261126"]);
  rotate(folder, "encryption-keys", today);
  expect(idsOf(read("dispatcher", "encryption-keys"))).toEqual(["first", "k20261126", "k20261126b"]);
  expect(() => drop(folder, "encryption-keys", "first")).toThrow(/put another one first/);
  promote(folder, "encryption-keys", "k20261126");
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["k20261126", "first", "k20261126b"]);
  expect(() => promote(folder, "receipt-keys")).toThrow(/no key that was made by rotate: name one of first/);
  expect(read("gateway", "encryption-keys")).toContain(old);
  expect(() => promote(folder, "encryption-keys", "k20261126")).toThrow(/already/);
  drop(folder, "encryption-keys", "first");
  expect(idsOf(read("dispatcher", "encryption-keys"))).toEqual(["k20261126", "k20261126b"]);
  expect(read("gateway", "encryption-keys")).toBe(read("dispatcher", "encryption-keys"));
  promote(folder, "encryption-keys");
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["k20261126b", "k20261126"]);
  expect(() => promote(folder, "encryption-keys")).toThrow(/already/);
});

it("names the second gateway of a profile, and that compose forgets how many run", () => {
  const text = (name: string) => rotate(folder, name, today).next.join("\n");
  for (const name of ["encryption-keys", "receipt-keys", "database:lunas_gateway", "redis:lunas_gateway"])
    expect([name, text(name)]).toEqual([
      name,
      expect.stringMatching(/with the profile edge, afterwards: .* gateway-2/),
    ]);
  for (const name of ["encryption-keys", "database:lunas_dispatcher"])
    expect(text(name)).toContain("--scale dispatcher=3");
  for (const name of ["sandbox-signer-keys", "database:lunas_settler"])
    expect(text(name)).toContain("--scale settler=3");
});

it("adds signers beside the old ones in both places, and drops one by its address", () => {
  const old = read("settler", "sandbox-signer-keys").split(",");
  rotate(folder, "sandbox-signer-keys", today);
  const both = read("settler", "sandbox-signer-keys").split(",");
  expect(both).toHaveLength(2 * old.length);
  expect(both.slice(0, old.length)).toEqual(old);
  for (const key of old) drop(folder, "sandbox-signer-keys", addressOf(key));
  expect(read("settler", "sandbox-signer-keys").split(",")).toEqual(both.slice(old.length));
  const left = both.slice(old.length).map(addressOf);
  expect(read("chain", "sandbox-signer-addresses").split(",")).toEqual(left);
  for (const key of both.slice(old.length + 1)) drop(folder, "sandbox-signer-keys", addressOf(key));
  expect(() => drop(folder, "sandbox-signer-keys", addressOf(both[old.length] ?? ""))).toThrow(/the last signer/);
});

it("gives no key to the folder of the local chain, and addresses that follow the settler's keys", () => {
  for (const name of rotatable) rotate(folder, name, today);
  const texts = folder.list().flatMap(({ owner, name }) => (owner === "chain" ? [read(owner, name)] : []));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^0x[0-9a-f]{40}(,0x[0-9a-f]{40})*$/);
  // A stack from an older version, and a rotation that was killed between its two files.
  const keys = read("settler", "base-signer-keys").split(",").slice(1);
  folder.replace("settler", "base-signer-keys", keys.join(","));
  makeSecrets(folder, () => undefined);
  expect(read("chain", "base-signer-addresses")).toBe(keys.map(addressOf).join(","));
  folder.replace("settler", "base-signer-keys", "no key of ours");
  const lines: string[] = [];
  makeSecrets(folder, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/^not made, .* chain\/base-signer-addresses$/)]);
});

it("lets Redis take the new password and the one before, and no older one", () => {
  const passwordNow = () => new URL(read("gateway", "redis-url")).password;
  const passwords = [passwordNow()];
  for (let turn = 0; turn < 2; turn += 1) {
    rotate(folder, "redis:lunas_gateway", today);
    passwords.push(passwordNow());
  }
  const line =
    read("redis", "users.acl")
      .split("\n")
      .find((each) => each.startsWith("user lunas_gateway ")) ?? "";
  const [first = "", second = "", third = ""] = passwords.map((password) => `#${hashPassword(password)}`);
  expect(line).not.toContain(first);
  expect(line).toContain(`on ${second} ${third} resetkeys`);
  expect(read("redis", "users.acl")).toContain("user default on nopass");
});

it("gives a role of the database the same new password on both sides", () => {
  const before = read("migrate", "lunas_settler");
  rotate(folder, "database:lunas_settler", today);
  expect(read("migrate", "lunas_settler")).not.toBe(before);
  expect(new URL(read("settler", "database-url")).password).toBe(read("migrate", "lunas_settler"));
  rotate(folder, "database:lunas", today);
  expect(new URL(read("migrate", "database-url")).password).toBe(read("postgres", "password"));
});

it("changes with each name only what belongs to it, and tells no secret", () => {
  for (const name of rotatable) {
    const before = new Map(everything());
    const report = JSON.stringify(rotate(folder, name, today));
    const changed = everything().filter(([file, text]) => before.get(file) !== text);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(2);
    const secrets = changed
      .flatMap(([, text]) => text.split(/[,:@/#\s]/))
      .filter((part) => part.length >= 24 && !/^0x[0-9a-f]{40}$/.test(part));
    for (const secret of secrets) expect(report).not.toContain(secret);
  }
});

it("refuses a name that is none, and changes nothing", () => {
  const before = everything();
  expect(() => rotate(folder, "sandbox-treasury-key", today)).toThrow(
    /there is no secret "sandbox-treasury-key"; there are/,
  );
  expect(() => promote(folder, "database:lunas", "x")).toThrow(/no list of keys/);
  expect(() => drop(folder, "encryption-keys", "other")).toThrow(/has no key other/);
  expect(everything()).toEqual(before);
});

it("leaves each folder to the user of its process alone, where it may", () => {
  if (process.getuid?.() !== 0) return;
  const own = openSecretFolder(path, { isPrivate: true });
  writeFileSync(join(path, "settler", "added-by-hand"), "x", { mode: 0o644 });
  own.close();
  const modeOf = (...names: string[]) => {
    const { mode, uid } = statSync(join(path, ...names));
    return [(mode & 0o777).toString(8), uid];
  };
  expect(modeOf("settler")).toEqual(["700", 1_000]);
  expect(modeOf("settler", "added-by-hand")).toEqual(["400", 1_000]);
  expect(modeOf("postgres", "password")).toEqual(["400", 70]);
  expect(modeOf("redis", "users.acl")).toEqual(["400", 999]);
});
