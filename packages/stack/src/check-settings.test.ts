import { hasOwnSettings, problemText } from "./check-settings";

test.each<[string, Record<string, string>, boolean]>([
  ["nothing", {}, false],
  ["what no service reads", { PATH: "/bin", HOME: "/root" }, false],
  ["what the start chooses itself", { PORT: "3403", NODE_ENV: "test", SANDBOX_RPC_URLS: "http://node:1" }, false],
  ["an empty setting", { SETTLE_WAIT_MS: "" }, false],
  ["a setting", { SETTLE_WAIT_MS: "9000" }, true],
  ["a setting in a file", { DATABASE_URL_FILE: "/run/secrets/database-url" }, true],
  ["a server of one's own", { DATABASE_URL: "postgresql://db/lunas" }, true],
  ["a feature", { X402_FACADE: "false" }, true],
])("an environment with %s: %j", (_, given, expected) => {
  expect(hasOwnSettings(given, false)).toBe(expected);
});

test("each problem is told once, with the services that have it", () => {
  const loud = "LOG_LEVEL must be one of error, warn, info, debug.";
  expect(
    problemText([
      { service: "settler", problems: [loud] },
      { service: "gateway", problems: [loud, "PORT must be a port."] },
      { service: "dispatcher", problems: [] },
    ]),
  ).toBe(`Wrong settings, so nothing was started:\n  - ${loud} [settler, gateway]\n  - PORT must be a port. [gateway]`);
  expect(problemText([{ service: "settler", problems: [] }])).toBeNull();
});
