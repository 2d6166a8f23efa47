import { chainSecrets, consoleRedisSecrets, firstSecrets, redisSecrets } from "./first-secrets";
import { addressOf } from "./private-key";
import { hashPassword } from "./redis/redis-users";

it("gives each process what it reads, and neither dispatcher nor gateway a key that can spend", () => {
  const secrets = firstSecrets();
  for (const name of ["gateway", "dispatcher"]) {
    expect(Object.keys(secrets[name] ?? {})).toEqual(["database-url", "encryption-keys"]);
  }
});

it("gives both sides the same encryption keys, and new ones each time", () => {
  const [first, second] = [firstSecrets(), firstSecrets()];
  expect(first.gateway?.["encryption-keys"]).toBe(first.dispatcher?.["encryption-keys"]);
  expect(first.gateway?.["encryption-keys"]).not.toBe(second.gateway?.["encryption-keys"]);
});

it("gives each process its own database user, and creates the roles with their passwords", () => {
  const { migrate, ...others } = firstSecrets();
  const urls = ["gateway", "settler", "dispatcher"].map((name) => new URL(others[name]?.["database-url"] ?? ""));
  expect(urls.map(({ username }) => username)).toEqual(["lunas_gateway", "lunas_settler", "lunas_dispatcher"]);
  for (const { username, password } of urls) expect(migrate?.[username]).toBe(password);
  expect(new URL(migrate?.["database-url"] ?? "").username).toBe("lunas");
});

it("gives each process its own Redis user, and Redis only hashes of passwords", () => {
  const { redis, ...others } = redisSecrets();
  const urls = Object.entries(others).map(([owner, files]) => [owner, new URL(files["redis-url"] ?? "")] as const);
  expect(urls.map(([owner, { username }]) => [owner, username])).toEqual([
    ["gateway", "lunas_gateway"],
    ["settler", "lunas_settler"],
    ["dispatcher", "lunas_dispatcher"],
    ["console", "lunas_console"],
  ]);
  const users = redis?.["users.acl"] ?? "";
  for (const [, { username, password }] of urls) {
    expect(users).toContain(`user ${username} on #${hashPassword(password)} `);
    expect(users).not.toContain(password);
  }
  expect(new Set(urls.map(([, { password }]) => password)).size).toBe(4);
});

it("gives a console that is younger than its Redis a user, by a line for the ACL file", () => {
  const { aclLine, files } = consoleRedisSecrets();
  const { username, password } = new URL(files.console?.["redis-url"] ?? "");
  expect(username).toBe("lunas_console");
  expect(aclLine).toContain(`user lunas_console on #${hashPassword(password)} `);
  expect(aclLine).not.toContain(password);
  expect(aclLine.endsWith("\n")).toBe(true);
});

it("gives the settler the keys of a chain, the local chain their addresses alone, and a treasury to a sandbox chain alone", () => {
  const { settler = {}, chain = {} } = chainSecrets({ network: "sandbox", environment: "sandbox" });
  expect(new Set(settler["sandbox-signer-keys"]?.split(",")).size).toBe(4);
  expect(Object.keys(settler)).toEqual(["sandbox-signer-keys", "sandbox-treasury-key"]);
  expect(chain).toEqual({
    "sandbox-signer-addresses": settler["sandbox-signer-keys"]?.split(",").map(addressOf).join(","),
    "sandbox-treasury-address": addressOf(settler["sandbox-treasury-key"] ?? ""),
  });
  expect(Object.keys(chainSecrets({ network: "base", environment: "production" }).settler ?? {})).toEqual([
    "base-signer-keys",
  ]);
});
