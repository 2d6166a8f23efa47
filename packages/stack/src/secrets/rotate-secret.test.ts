import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { everything, folder, path, read, useMadeSecrets } from "../../fixtures/made-secrets";
import { addressOf } from "../private-key";
import { hashPassword } from "../redis/redis-users";
import { destroyDropped, readNamed } from "./dropped-keys";
import { makeSecrets } from "./make-secrets";
import { drop, promote, restore, rotatable, rotate } from "./rotate-secret";
import { droppedFolder, openSecretFolder } from "./secret-folder";

const today = new Date("2026-11-26T10:00:00Z");

useMadeSecrets();

const dropNow = (name: string, which: string) => drop(folder, { name, which }, today);
const keptFiles = () =>
  folder.list().flatMap(({ owner, name }) => (owner === "dropped" ? [[name, read(owner, name)] as const] : []));
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

it("makes one change at a time, also after a process that was killed in the middle of one", () => {
  const before = everything();
  const second = openSecretFolder(path, { isPrivate: false });
  const around = readdirSync(path);
  folder.change(() => {
    // By compose only the folders themselves are writable.
    expect(readdirSync(path)).toEqual([...new Set([...around, droppedFolder])].toSorted());
    expect(() => second.change(() => rotate(second, "encryption-keys", today))).toThrow(/another command changes/);
  });
  expect(everything()).toEqual(before);
  const lock = join(path, droppedFolder, ".changing");
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, "");
  expect(() => second.change(() => rotate(second, "encryption-keys", today))).toThrow(/another command changes/);
  const killed = new Date(Date.now() - 61_000);
  utimesSync(lock, killed, killed);
  second.change(() => rotate(second, "encryption-keys", today));
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["first", "k20261126"]);
  expect(existsSync(lock)).toBe(false);
});

it("shows a file that is listed, and destroys what was dropped and nothing else", () => {
  rotate(folder, "encryption-keys", today);
  promote(folder, "encryption-keys");
  dropNow("encryption-keys", "first");
  const [[file, text] = ["", ""]] = keptFiles();
  expect(readNamed(folder, `dropped/${file}`)).toBe(text);
  expect(readNamed(folder, "redis/users.acl")).toContain("user lunas_gateway ");
  for (const wrong of ["redis/none", "redis/../postgres/password", "/etc/passwd", "redis", ""])
    expect(() => readNamed(folder, wrong)).toThrow(/"list" names all of them/);
  const before = everything();
  for (const wrong of ["gateway/encryption-keys", "dropped/none", "dropped/../gateway/encryption-keys", "dropped"])
    expect(() => destroyDropped(folder, wrong)).toThrow();
  expect(everything()).toEqual(before);
  expect(destroyDropped(folder, `dropped/${file}`).done).toBe(`dropped/${file} is destroyed`);
  expect(keptFiles()).toEqual([]);
});

it("adds an encryption key behind the old one, puts it first on command, and drops the old one", () => {
  const [old] = read("gateway", "encryption-keys").split(",");
  rotate(folder, "encryption-keys", today);
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["first", "k20261126"]);
  rotate(folder, "encryption-keys", today);
  expect(idsOf(read("dispatcher", "encryption-keys"))).toEqual(["first", "k20261126", "k20261126b"]);
  expect(() => dropNow("encryption-keys", "first")).toThrow(/put another one first/);
  promote(folder, "encryption-keys", "k20261126");
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["k20261126", "first", "k20261126b"]);
  expect(() => promote(folder, "receipt-keys")).toThrow(/no key that was made by rotate: name one of first/);
  expect(read("gateway", "encryption-keys")).toContain(old);
  expect(() => promote(folder, "encryption-keys", "k20261126")).toThrow(/already/);
  dropNow("encryption-keys", "first");
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

it("adds signers beside the old ones, whose addresses the local chain gets, and drops one by its address", () => {
  const old = read("settler", "sandbox-signer-keys").split(",");
  rotate(folder, "sandbox-signer-keys", today);
  const both = read("settler", "sandbox-signer-keys").split(",");
  expect(both).toHaveLength(2 * old.length);
  expect(both.slice(0, old.length)).toEqual(old);
  for (const key of old) dropNow("sandbox-signer-keys", addressOf(key));
  const left = both.slice(old.length);
  expect(read("settler", "sandbox-signer-keys").split(",")).toEqual(left);
  expect(read("chain", "sandbox-signer-addresses").split(",")).toEqual(left.map(addressOf));
  for (const key of left.slice(1)) dropNow("sandbox-signer-keys", addressOf(key).toUpperCase().replace("X", "x"));
  expect(() => dropNow("sandbox-signer-keys", addressOf(left[0] ?? ""))).toThrow(/the last one/);
});

it("keeps what it drops in a folder that no service reads, says where, and prints no key", () => {
  const [signer = ""] = read("settler", "base-signer-keys").split(",");
  const [first = ""] = read("gateway", "encryption-keys").split(",");
  rotate(folder, "encryption-keys", today);
  promote(folder, "encryption-keys");
  const reports = [dropNow("base-signer-keys", addressOf(signer)), dropNow("encryption-keys", "first")].map((report) =>
    JSON.stringify(report),
  );
  const files = [`2026-11-26.base-signer-keys.${addressOf(signer)}`, "2026-11-26.encryption-keys.first"];
  expect(keptFiles()).toEqual([
    [files[0], signer],
    [files[1], first],
  ]);
  for (const [index, file] of files.entries()) expect(reports[index]).toContain(` secrets show dropped/${file}`);
  for (const secret of [signer, first.slice("first:".length)]) expect(reports.join("\n")).not.toContain(secret);
});

it("drops again after it was killed between the two files, and never writes over a kept key", () => {
  const [signer = ""] = read("settler", "base-signer-keys").split(",");
  const file = `2026-11-26.base-signer-keys.${addressOf(signer)}`;
  folder.create("dropped", file, signer);
  dropNow("base-signer-keys", addressOf(signer));
  expect(keptFiles()).toEqual([[file, signer]]);
  folder.replace("dropped", file, "half of a k");
  restoreNow(signer);
  dropNow("base-signer-keys", addressOf(signer));
  expect(keptFiles()).toEqual([
    [`2.${file}`, signer],
    [file, "half of a k"],
  ]);
});

/** By hand, as an operator may. */
function restoreNow(signer: string): void {
  folder.replace("settler", "base-signer-keys", `${read("settler", "base-signer-keys")},${signer}`);
}

it("restores a dropped key as the last of its list, and gives its id to no other key meanwhile", () => {
  rotate(folder, "encryption-keys", today);
  promote(folder, "encryption-keys");
  const [newest, first] = read("gateway", "encryption-keys").split(",");
  dropNow("encryption-keys", "first");
  rotate(folder, "encryption-keys", today);
  promote(folder, "encryption-keys");
  dropNow("encryption-keys", "k20261126");
  rotate(folder, "encryption-keys", today);
  expect(idsOf(read("gateway", "encryption-keys"))).toEqual(["k20261126b", "k20261126c"]);
  restore(folder, { name: "encryption-keys", which: "first" });
  restore(folder, { name: "encryption-keys", which: "k20261126" });
  expect(read("dispatcher", "encryption-keys").split(",").slice(2)).toEqual([first, newest]);
  expect(() => restore(folder, { name: "encryption-keys", which: "first" })).toThrow(/already/);
  expect(() => restore(folder, { name: "receipt-keys", which: "first" })).toThrow(/is kept/);
  const [signer = ""] = read("settler", "sandbox-signer-keys").split(",");
  dropNow("sandbox-signer-keys", addressOf(signer));
  restore(folder, { name: "sandbox-signer-keys", which: addressOf(signer) });
  expect(read("settler", "sandbox-signer-keys").split(",").at(-1)).toBe(signer);
  expect(read("chain", "sandbox-signer-addresses").split(",").at(-1)).toBe(addressOf(signer));
});

it("names the steps of a signer's end in their order: retire, wait, drop, move the ether", () => {
  const text = rotate(folder, "base-signer-keys", today).next.join("\n");
  const places = ["lanes retire base", "named in 24 h", "secrets drop base-signer-keys", "move its ether"].map((step) =>
    text.indexOf(step),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it("puts a new authorizer before the others, and drops an old one by its address", () => {
  const name = "base-channel-authorizer";
  const old = read("settler", name);
  rotate(folder, name, today);
  const [made = "", ...others] = read("settler", name).split(",");
  expect(others).toEqual([old]);
  expect(() => dropNow(name, addressOf(made))).toThrow(/rotate base-channel-authorizer first/);
  dropNow(name, addressOf(old));
  expect(read("settler", name)).toBe(made);
  expect(() => dropNow(name, addressOf(made))).toThrow(/the last one/);
  folder.replace("settler", name, `${made},web3signer:https://user:word@signer.example#${addressOf(old)},keystore:/x`);
  expect(JSON.stringify(rotate(folder, name, today))).not.toContain("word");
  dropNow(name, addressOf(old));
  expect(read("settler", name).split(",").slice(1)).toEqual([made, "keystore:/x"]);
});

it("replaces the treasury, keeps its key for its ether, and has nothing to drop", () => {
  const old = read("settler", "sandbox-treasury-key");
  const text = rotate(folder, "sandbox-treasury-key", today).next.join("\n");
  const made = read("settler", "sandbox-treasury-key");
  expect(made).not.toBe(old);
  expect(read("chain", "sandbox-treasury-address")).toBe(addressOf(made));
  expect(keptFiles()).toEqual([[`2026-11-26.sandbox-treasury-key.${addressOf(old)}`, old]]);
  expect(text).toContain(`lanes retire sandbox ${addressOf(old)}`);
  expect(text).toContain(`move the ether and the tokens of ${addressOf(old)}`);
  expect(() => dropNow("sandbox-treasury-key", addressOf(made))).toThrow(/has one key/);
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

it("has a name for each file that a first start makes", () => {
  const before = new Map(everything());
  for (const name of rotatable) rotate(folder, name, today);
  const same = [...before].flatMap(([file, text]) =>
    read(...(file.split("/") as [string, string])) === text ? [file] : [],
  );
  expect(same).toEqual([]);
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
    const kept = changed.filter(([file]) => file.startsWith("dropped/"));
    expect(kept).toHaveLength(name.endsWith("-treasury-key") ? 1 : 0);
    expect(changed.length - kept.length).toBeLessThanOrEqual(2);
    const secrets = changed
      .flatMap(([, text]) => text.split(/[,:@/#\s]/))
      .filter((part) => part.length >= 24 && !/^0x[0-9a-f]{40}$/.test(part));
    for (const secret of secrets) expect(report).not.toContain(secret);
  }
});

it("refuses a name that is none, and changes nothing", () => {
  const before = everything();
  expect(() => rotate(folder, "base-treasury-key", today)).toThrow(/there is no secret "base-treasury-key"; there are/);
  expect(() => promote(folder, "database:lunas", "x")).toThrow(/no list of keys/);
  expect(() => dropNow("encryption-keys", "other")).toThrow(/has no key other/);
  expect(everything()).toEqual(before);
});

it("leaves each folder to the user of its process alone, where it may", () => {
  if (process.getuid?.() !== 0) return;
  dropNow("base-signer-keys", addressOf(read("settler", "base-signer-keys").split(",")[0] ?? ""));
  const own = openSecretFolder(path, { isPrivate: true });
  writeFileSync(join(path, "settler", "added-by-hand"), "x", { mode: 0o644 });
  own.close();
  const modeOf = (...names: string[]) => {
    const { mode, uid } = statSync(join(path, ...names));
    return [(mode & 0o777).toString(8), uid];
  };
  expect(modeOf("settler")).toEqual(["700", 1_000]);
  expect(modeOf("settler", "added-by-hand")).toEqual(["400", 1_000]);
  expect(modeOf("dropped")).toEqual(["700", 0]);
  expect(modeOf("dropped", keptFiles()[0]?.[0] ?? "")).toEqual(["400", 0]);
  expect(modeOf("postgres", "password")).toEqual(["400", 70]);
  expect(modeOf("redis", "users.acl")).toEqual(["400", 999]);
});
