import { firstSecrets } from "./first-secrets";

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
