import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packagePages } from "@lunas/gateway/reference/package-pages";

jest.setTimeout(60_000);

/**
 * The packages that the set-up has packed, in an empty project: plain npm installs them from the addresses that `npm
 * start` serves, without any registry, and they run.
 */
const run = promisify(execFile);
const folder = join(__dirname, "..", "..", ".lunas", "sdk");
let home: string;
let server: Server;
let url: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "lunas-empty-"));
  const pages = packagePages(folder);
  server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url);
    const body = typeof page?.body === "function" ? page.body() : null;
    response.writeHead(body === null ? 404 : 200, { "content-type": page?.type ?? "text/plain" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/packages`;
  writeFileSync(join(home, "package.json"), JSON.stringify({ name: "shop", private: true }));
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--registry", "http://127.0.0.1:9"];
  const names = ["server", "client", "cli", "mcp"].map((name) => `${url}/lunas-${name}.tgz`);
  const cache = join(home, "cache");
  await run("npm", ["install", "--cache", cache, ...flags, ...names], { cwd: home });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true, force: true });
});

test("only what was asked for is installed", () => {
  const { packages } = JSON.parse(readFileSync(join(home, "package-lock.json"), "utf8")) as { packages: object };
  const installed = ["cli", "client", "mcp", "server"].map((name) => `node_modules/@lunas/${name}`);
  expect(Object.keys(packages).sort()).toEqual(["", ...installed]);
});

test("the command runs, by npx and by its name", async () => {
  const version = (require("../../packages/cli/package.json") as { version: string }).version;
  const byNpx = await run("npx", ["@lunas/cli", "--version"], { cwd: home });
  expect(byNpx.stdout.trim()).toBe(version);
  const help = await run(join(home, "node_modules", ".bin", "lunas"), ["keys", "create", "--help"], { cwd: home });
  expect(help.stdout).toContain("Usage: npx @lunas/cli keys create [options]");
  const typo = run(join(home, "node_modules", ".bin", "lunas"), ["kyes"], { cwd: home });
  await expect(typo).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("Did you mean keys?") });
});

test("the command opens a keystore: what it loads late is inside it", async () => {
  const { encrypt, pbkdf2 } = await import("ox/Keystore");
  const [key, options] = pbkdf2({ password: "right", iterations: 10 });
  writeFileSync(join(home, "wallet.json"), JSON.stringify(encrypt(`0x${"1".repeat(64)}`, key, options)));
  const env = { ...process.env, HOME: home, LUNAS_WALLET_PASSWORD: "wrong" };
  const login = ["login", "--wallet", "wallet.json", "--url", "http://127.0.0.1:9"];
  const ended = run(join(home, "node_modules", ".bin", "lunas"), login, { cwd: home, env });
  await expect(ended).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("does not open") });
});

test("the libraries load, as ES modules and as CommonJS", async () => {
  const imported = `import { Lunas } from "@lunas/server"; import { createClient } from "@lunas/client/agent";
    import { walletOf } from "@lunas/client/wallet"; console.log(typeof Lunas, typeof createClient, typeof walletOf);`;
  const required = `const { Lunas } = require("@lunas/server"); const { createClient } = require("@lunas/client/agent");
    const { walletOf } = require("@lunas/client/wallet"); console.log(typeof Lunas, typeof createClient, typeof walletOf);`;
  for (const [type, code] of [
    ["module", imported],
    ["commonjs", required],
  ] as const) {
    const { stdout } = await run(process.execPath, [`--input-type=${type}`, "-e", code], { cwd: home });
    expect(stdout.trim()).toBe("function function function");
  }
});
