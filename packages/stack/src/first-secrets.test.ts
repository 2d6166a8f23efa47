import { firstSecrets, redisSecrets } from "./first-secrets";
import { hashPassword } from "./redis/redis-users";

it("gives each process what it reads, and the dispatcher and the gateway no key that could spend", () => {
  const secrets = firstSecrets();
  expect(Object.keys(secrets.settler ?? {})).toContain("sandbox-signer-keys");
  for (const name of ["gateway", "dispatcher"]) {
    expect(Object.keys(secrets[name] ?? {})).toEqual(["database-url", "encryption-keys"]);
  }
});

it("encrypts and decrypts with the same keys on both sides, and never makes the same ones twice", () => {
  const [first, second] = [firstSecrets(), firstSecrets()];
  expect(first.gateway?.["encryption-keys"]).toBe(first.dispatcher?.["encryption-keys"]);
  expect(first.gateway?.["encryption-keys"]).not.toBe(second.gateway?.["encryption-keys"]);
  expect(new Set(first.settler?.["sandbox-signer-keys"]?.split(",")).size).toBe(4);
});

it("lets no two processes share a user of the database, and makes the roles with the passwords that they come with", () => {
  const { migrate, ...others } = firstSecrets();
  const urls = ["gateway", "settler", "dispatcher"].map((name) => new URL(others[name]?.["database-url"] ?? ""));
  expect(urls.map(({ username }) => username)).toEqual(["lunas_gateway", "lunas_settler", "lunas_dispatcher"]);
  for (const { username, password } of urls) expect(migrate?.[username]).toBe(password);
  expect(new URL(migrate?.["database-url"] ?? "").username).toBe("lunas");
});

it("gives each process its own user of Redis, and Redis hashes of passwords only", () => {
  const { redis, ...others } = redisSecrets();
  const urls = Object.entries(others).map(([owner, files]) => [owner, new URL(files["redis-url"] ?? "")] as const);
  expect(urls.map(([owner, { username }]) => [owner, username])).toEqual([
    ["gateway", "lunas_gateway"],
    ["settler", "lunas_settler"],
    ["dispatcher", "lunas_dispatcher"],
  ]);
  const users = redis?.["users.acl"] ?? "";
  for (const [, { username, password }] of urls) {
    expect(users).toContain(`user ${username} on #${hashPassword(password)} `);
    expect(users).not.toContain(password);
  }
  expect(new Set(urls.map(([, { password }]) => password)).size).toBe(3);
});
