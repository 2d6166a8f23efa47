import { isOutside } from "./is-outside";
import { refuseDefaultPassword, refuseHttp, refuseMissingPassword } from "./refuse-in-production";

const strong = "mV3x9QpL2sTzR8wK";

it.each([
  "postgresql://lunas:lunas@db/lunas",
  "postgresql://app:LUNAS@db/lunas",
  "postgresql://app:app@db/lunas",
  "postgresql://app:p%61ssword@db/lunas",
  "postgresql://app@db/lunas?password=postgres",
  `postgresql://app:${strong}@db/lunas?password=postgres`,
  "postgresql://db/lunas?user=app&password=app",
  "postgresql://app:aaaaaaaa@db/lunas",
  "postgresql://app:123456@db/lunas",
])("a default password is refused: %s", (url) => {
  expect(refuseDefaultPassword(url)).toContain("default password");
});

it("PostgreSQL may authenticate without a password, Redis may not", () => {
  expect(refuseDefaultPassword("postgresql://app@db/lunas?sslcert=client.pem")).toBeUndefined();
  expect(refuseDefaultPassword(`postgresql://app:${strong}@db/lunas`)).toBeUndefined();
  for (const url of ["redis://redis:6379", "rediss://redis:6379", "redis://user@redis", "redis://:@redis"]) {
    expect(refuseMissingPassword(url)).toContain("has no password");
  }
  for (const url of ["redis://:redis@redis", "redis://gateway:gateway@redis", "redis://redis?password=redis"]) {
    expect(refuseMissingPassword(url)).toContain("default password");
  }
  for (const url of [
    `redis://:${strong}@redis`,
    `rediss://gateway:${strong}@redis`,
    `redis://redis?password=${strong}`,
  ]) {
    expect(refuseMissingPassword(url)).toBeUndefined();
  }
});

it("no message repeats the value", () => {
  for (const answer of [refuseDefaultPassword("postgresql://bob:bob@db"), refuseMissingPassword("redis://:guest@r")]) {
    expect(answer).not.toMatch(/bob|guest/);
  }
});

it("http is refused, in any spelling", () => {
  expect([refuseHttp("http://pay.example"), refuseHttp("HTTP://localhost")].every(Boolean)).toBe(true);
  expect(refuseHttp("HTTPS://pay.example")).toBeUndefined();
});

it.each([
  ["https://base-mainnet.provider.example/v2/key", true],
  ["wss://203.0.113.9", true],
  ["https://[2001:db8::1]", true],
  ["http://chain:8546", false],
  ["http://gateway.localhost:8546", false],
  ["http://LOCALHOST:8545", false],
  ["http://192.168.1.9:8545", false],
  ["http://172.31.0.9:8545", false],
  ["http://172.32.0.9:8545", true],
  ["ws://[::1]:8545", false],
  ["ws://[::ffff:127.0.0.1]:8545", false],
])("%s is outside: %s", (url, outside) => {
  expect(isOutside(url)).toBe(outside);
});
