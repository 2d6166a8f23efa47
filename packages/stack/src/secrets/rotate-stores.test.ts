import { everything, folder, read, useMadeSecrets } from "../../fixtures/made-secrets";
import { hashPassword } from "../redis/redis-users";
import { rotate } from "./rotate-secret";

const today = new Date("2026-11-26T10:00:00Z");

useMadeSecrets();

const lineOf = (user: string) =>
  read("redis", "users.acl")
    .split("\n")
    .find((line) => line.startsWith(`user ${user} `)) ?? "";
const passwordIn = (url: string) => /:([^:@/]+)@/.exec(url)?.[1] ?? "";

it.each([
  ["one server", "redis://lunas_gateway:old@redis.example:6379", "redis.example:6379"],
  ["TLS", "rediss://lunas_gateway:old@redis.example:6380/0?x=1", "redis.example:6380"],
  ["Sentinel", "redis+sentinel://lunas_gateway:old@one:26379,two:26379/mymaster", "one:26379,two:26379"],
])("gives the user of a Redis outside a second password by its own command: %s", (_what, url, host) => {
  folder.replace("gateway", "redis-url", url);
  const text = rotate(folder, "redis:lunas_gateway", today).next.join("\n");
  const made = read("gateway", "redis-url");
  const password = passwordIn(made);
  expect(made).toBe(url.replace(":old@", `:${password}@`));
  expect(lineOf("lunas_gateway")).toContain(` on #${hashPassword("old")} #${hashPassword(password)} resetkeys`);
  expect(text).toContain(`each server behind ${host}`);
  expect(text).toContain("acl setuser lunas_gateway resetpass");
  expect(text.indexOf("acl save")).toBeLessThan(text.indexOf("--force-recreate"));
  expect(text).not.toContain("restart redis");
  for (const secret of [password, hashPassword(password)]) expect(text).not.toContain(secret);
});

it("restarts compose's own Redis", () => {
  expect(rotate(folder, "redis:lunas_gateway", today).next[0]).toBe("docker compose restart redis");
  expect(rotate(folder, "redis:lunas_operator", today).next).toEqual(["docker compose restart redis"]);
  expect(lineOf("lunas_operator")).toContain(`#${hashPassword(read("redis", "operator-password"))} `);
});

it("keeps the password that the service has, also after a rotation that was killed between its two files", () => {
  const inUse = passwordIn(read("gateway", "redis-url"));
  const url = read("gateway", "redis-url");
  rotate(folder, "redis:lunas_gateway", today);
  folder.replace("gateway", "redis-url", url);
  rotate(folder, "redis:lunas_gateway", today);
  expect(lineOf("lunas_gateway")).toContain(`#${hashPassword(inUse)} `);
});

it("names the owner's new password to a PostgreSQL outside without printing it", () => {
  folder.replace("migrate", "database-url", "postgresql://owner:old@db.example:5432/lunas?sslmode=verify-full");
  const text = rotate(folder, "database:lunas", today).next.join("\n");
  const password = read("postgres", "password");
  expect(read("migrate", "database-url")).toBe(
    `postgresql://owner:${password}@db.example:5432/lunas?sslmode=verify-full`,
  );
  expect(text).toContain("db.example");
  expect(text).toContain("alter role owner password");
  expect(text).not.toContain("compose exec");
  expect(text).not.toContain(password);
});

it.each([
  ["redis:lunas_gateway", "gateway/redis-url", "redis://redis.example:6379"],
  ["database:lunas_settler", "settler/database-url", "no url"],
  ["database:lunas", "migrate/database-url", "postgresql://The%20Owner:x@db.example/lunas"],
])("refuses %s where %s cannot be changed, prints nothing of it and changes nothing", (name, file, text) => {
  folder.replace(...(file.split("/") as [string, string]), text);
  const before = everything();
  expect(() => rotate(folder, name, today)).toThrow(/by hand|at your server/);
  expect(everything()).toEqual(before);
});
