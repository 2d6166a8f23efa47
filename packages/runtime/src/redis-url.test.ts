import { refuseMissingPassword } from "./production/refuse-in-production";
import { redisUrl } from "./redis-url";

test.each([
  "redis://127.0.0.1:6379",
  "rediss://user:password@cache.internal:6380/2",
  "redis+sentinel://s1:26379,s2:26379,s3/lunas",
  "redis+sentinel://s1/lunas",
  "rediss+sentinel://lunas_gateway:p%40ss@s1,[fd00::3]:26380/lunas?sentinelPassword=other",
  "redis+cluster://:password@n1:7000,n2:7001",
  "redis+cluster://n1",
])("%s is a Redis URL", (given) => {
  expect(redisUrl.parse(given)).toBe(given);
});

test.each([
  "http://cache",
  "redis://one:1,two:2",
  "redis+sentinel://s1:26379,s2:26379",
  "redis+sentinel://s1:port,s2/lunas",
  "redis+sentinel://s1,,s2/lunas",
  "redis+sentinel:///lunas",
  "redis+cluster://n1:7000,n2:7001/lunas",
  "redis+ring://n1",
])("%s is none", (given) => {
  expect(redisUrl.parse(given)).toBeUndefined();
});

test("in production Sentinel and Cluster need a password too", () => {
  for (const kind of ["sentinel", "cluster"]) {
    expect(refuseMissingPassword(`redis+${kind}://a:1,b:2/lunas`)).toContain("has no password");
    expect(refuseMissingPassword(`redis+${kind}://lunas:redis@a:1,b:2/lunas`)).toContain("default password");
    expect(refuseMissingPassword(`redis+${kind}://lunas:8fb2c1d4a9@a:1,b:2/lunas`)).toBeUndefined();
  }
});
