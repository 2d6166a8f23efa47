import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { runCommand } from "./run-command";

/** Keys of both environments in one profile, and profiles by name. */
const sandboxKey = `ipk_sandbox_${"s".repeat(38)}`;
const liveKey = `ipk_live_${"l".repeat(38)}`;
let server: Server;
const used: (string | undefined)[] = [];
const paths: (string | undefined)[] = [];

useHome();
beforeEach(async () => {
  used.length = 0;
  paths.length = 0;
  server = createServer((request, response) => {
    used.push(request.headers["x-api-key"]?.toString() ?? request.headers.cookie);
    paths.push(request.url);
    const issued = request.method === "POST";
    response.writeHead(issued ? 201 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(issued ? newKey : { events: [], hasMore: false, cursor: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const newKey = {
  ...{ id: "key_1", prefix: liveKey.slice(0, 15), type: "secret", environment: "production", label: "" },
  ...{ allowedOrigins: [], scopes: ["events:read"], allowedIps: [], expiresAt: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", key: liveKey },
};

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const stored = async (name = "profile") => JSON.parse(await readFile(join(home, `${name}.json`), "utf8"));
const store = (profile: object, name = "profile") => writeFile(join(home, `${name}.json`), JSON.stringify(profile));

const lunas = (given: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  atTerminal(home, (terminal) => runCommand(given, terminal), { env });

test("a saved production key leaves the sandbox key in its place", async () => {
  await store({ url: url(), apiKey: sandboxKey, session: { url: url(), cookie: "lunas_session=x" } });
  expect(await lunas(["keys", "create", "--environment", "production", "--save"])).toMatchObject({ code: 0 });
  expect(await stored()).toMatchObject({ apiKey: sandboxKey, productionApiKey: liveKey });
  expect(used).toEqual(["lunas_session=x"]);
});

test.each([
  [[], sandboxKey],
  [["--environment", "local"], sandboxKey],
  [["--environment", "production"], liveKey],
  [["--environment", "base"], liveKey],
  [["--environment", "live"], liveKey],
])("events %j uses the environment's key", async (options, key) => {
  await store({ url: url(), apiKey: sandboxKey, productionApiKey: liveKey });
  expect(await lunas(["events", ...options])).toMatchObject({ code: 0 });
  expect(used).toEqual([key]);
});

test("events --network asks for the events of that network", async () => {
  await store({ url: url(), apiKey: sandboxKey });
  expect(await lunas(["events", "--network", "sandbox"])).toMatchObject({ code: 0 });
  expect(paths).toEqual([expect.stringMatching(/^\/events\?.*network=sandbox/)]);
});

test("a production key that an earlier version put in the sandbox key's place is found as what it is", async () => {
  await store({ url: url(), apiKey: liveKey });
  expect(await lunas(["events"])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no API key .*network sandbox/),
  });
  expect(await lunas(["events", "--environment", "production"])).toMatchObject({ code: 0 });
  expect(used).toEqual([liveKey]);
});

test("a key of the other environment is refused before any request, naming key, environment and network", async () => {
  await store({ url: url() });
  const { code, err } = await lunas(["events", "--environment", "production"], { LUNAS_API_KEY: sandboxKey });
  expect([code, used]).toEqual([2, []]);
  for (const word of ["ipk_sandbox_", "ipk_live_", "network sandbox", "network base"]) expect(err).toContain(word);
  expect(err).not.toContain(sandboxKey);
});

test("a profile by name is another merchant's", async () => {
  await store({ url: url(), apiKey: sandboxKey });
  await store({ url: url(), apiKey: sandboxKey.replace("sss", "ttt") }, "other");
  await lunas(["events", "--profile", "other"]);
  await lunas(["events"], { LUNAS_PROFILE: "other" });
  await lunas(["--profile", join(home, "profile.json"), "events"]);
  expect(used).toEqual([sandboxKey.replace("sss", "ttt"), sandboxKey.replace("sss", "ttt"), sandboxKey]);
});
