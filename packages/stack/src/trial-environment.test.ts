import { trialEnvironment } from "./trial-environment";

test("the caller's settings and servers stand, and the addresses of a stack are nowhere", () => {
  const given = { SETTLE_WAIT_MS: "9000", DATABASE_URL: "postgresql://db/lunas", NODE_ENV: "production" };
  expect(trialEnvironment("gateway", given, false)).toMatchObject({
    ...{ SETTLE_WAIT_MS: "9000", DATABASE_URL: "postgresql://db/lunas", NODE_ENV: "development" },
    ...{ REDIS_URL: "redis://127.0.0.1:1", SANDBOX_RPC_URLS: "http://127.0.0.1:1", X402_FACADE: "true" },
  });
});

test("the console alone has an operator, and a fork says so", () => {
  expect(trialEnvironment("console", {}, false).OPERATOR_TOKENS).toMatch(/^local:[0-9a-f]{64}$/);
  expect(trialEnvironment("gateway", {}, false).OPERATOR_TOKENS).toBeUndefined();
  expect(trialEnvironment("gateway", {}, true).SANDBOX_MODE).toBe("fork");
});
