import { prefixOf } from "./open-redis";
import { readRedisUrl } from "./redis-address";

test("an ordinary URL is passed on as it is", () => {
  const url = "rediss://lunas_gateway:s%40@cache.internal:6380/2";
  expect(readRedisUrl(url)).toEqual({ mode: "single", url });
  expect(prefixOf(url, "deliveries")).toBe("bull");
});

test("Sentinels: their hosts, the name of the master, and the credentials of Redis", () => {
  const url = "redis+sentinel://lunas_gateway:p%40ss:1@s1:26380,s2,[fd00::3]:26381/lunas?sentinelPassword=other&db=3";
  expect(readRedisUrl(url)).toEqual({
    mode: "sentinel",
    hosts: [
      { host: "s1", port: 26_380 },
      { host: "s2", port: 26_379 },
      { host: "fd00::3", port: 26_381 },
    ],
    isTls: false,
    ...{ username: "lunas_gateway", password: "p@ss:1", name: "lunas", sentinelPassword: "other", db: 3 },
  });
  expect(prefixOf(url, "deliveries")).toBe("bull");
});

test("a Cluster: its nodes, with TLS, and a password without a user", () => {
  const url = "rediss+cluster://:secret@n1:7000,n2";
  expect(readRedisUrl(url)).toMatchObject({
    mode: "cluster",
    hosts: [
      { host: "n1", port: 7_000 },
      { host: "n2", port: 6_379 },
    ],
    ...{ isTls: true, username: undefined, password: "secret" },
  });
  expect(prefixOf(url, "settlements-sandbox")).toBe("bull:{settlements-sandbox}");
});
