import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { cloneFolder } from "@lunas/stack/folders";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import express from "express";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { type Listening, listen } from "../harness/listen";
import { registerMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** `lunas-mcp` as others get it: the packed file in an empty project, without any registry, with a stock MCP client. */
jest.setTimeout(30_000);

let harness: Harness;
let shop: Listening;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lunas-packed-"));
  await installPacked();
  harness = await sharedHarness();
  const { apiKey, walletAddress: payTo } = await registerMerchant(harness.url);
  const lunas = new Lunas(apiKey, { environment: "local", facilitatorUrl: harness.url, payTo });
  const app = express();
  app.get("/article", requirePayment(lunas, { price: "5000" }), (_request, response) => void response.send("News"));
  shop = await listen(app);
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await harness?.stop();
  await rm(home, { recursive: true, force: true });
}, 30_000);

async function installPacked(): Promise<void> {
  const packed = join(cloneFolder, ".lunas", "sdk");
  const file = (await readdir(packed)).find((name) => name.startsWith("lunas-mcp-"));
  await writeFile(join(home, "package.json"), JSON.stringify({ name: "assistant", private: true }));
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--registry", "http://127.0.0.1:9"];
  const words = ["install", "--cache", join(home, "cache"), ...flags, join(packed, file ?? "lunas-mcp is not packed")];
  await promisify(execFile)("npm", words, { cwd: home });
}

const command = () => join(home, "node_modules", ".bin", "lunas-mcp");
const environmentOf = ({ privateKey }: Payer, state: string) => ({
  ...{ PATH: process.env.PATH ?? "", LUNAS_ENVIRONMENT: "local", LUNAS_FACILITATOR_URL: harness.url },
  ...{ LUNAS_MCP_PRIVATE_KEY: privateKey, LUNAS_MCP_PER_DAY: "8000", LUNAS_MCP_STATE_FOLDER: join(home, state) },
});

const call = (client: Client, name: string, given: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: given }) as Promise<CallToolResult>;

/** Finds the price, pays it, and finds the budget used up. */
async function payOnce(transport: Transport, payer: Payer): Promise<void> {
  const client = new Client({ name: "stock", version: "1.0.0" });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    const names = [
      "close_channels",
      "get_budget",
      "get_price",
      "get_receipt",
      "list_channels",
      "list_payments",
      "pay_and_fetch",
    ];
    expect(tools.map(({ name }) => name).sort()).toEqual(names);
    const manifest = JSON.parse(await readFile(join(home, "node_modules/@lunas/mcp/package.json"), "utf8"));
    expect(client.getServerVersion()).toMatchObject({ name: "lunas", version: manifest.version });
    const url = `${shop.url}/article`;
    expect((await call(client, "get_price", { url })).structuredContent).toMatchObject({ rupiah: "5000" });
    const paid = await call(client, "pay_and_fetch", { url });
    expect(paid.structuredContent).toMatchObject({ status: 200, payment: { status: "settled" } });
    const again = await call(client, "pay_and_fetch", { url });
    expect(again).toMatchObject({ isError: true, structuredContent: { code: "budget_exceeded" } });
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(500_000n);
  } finally {
    await client.close();
  }
}

test("nothing is installed beside it", async () => {
  const lock = JSON.parse(await readFile(join(home, "package-lock.json"), "utf8")) as { packages: object };
  expect(Object.keys(lock.packages)).toEqual(["", "node_modules/@lunas/mcp"]);
});

test("over standard input and output", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const env = environmentOf(payer, "stdio");
  await payOnce(new StdioClientTransport({ command: command(), env, cwd: home, stderr: "ignore" }), payer);
});

test("over streamable HTTP, with the token only", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const token = "t".repeat(32);
  const env = { ...environmentOf(payer, "http"), LUNAS_MCP_HTTP_TOKEN: token, LUNAS_MCP_PORT: "0" };
  const child = spawn(command(), ["--http"], { env, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  try {
    const url = await addressOf(child);
    const without = new Client({ name: "stock", version: "1.0.0" });
    await expect(without.connect(new StreamableHTTPClientTransport(new URL(url)) as Transport)).rejects.toThrow(
      /token is missing or wrong/,
    );
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    await payOnce(new StreamableHTTPClientTransport(new URL(url), { requestInit }) as Transport, payer);
  } finally {
    child.kill();
    await once(child, "close");
  }
});

async function addressOf(child: ChildProcess): Promise<string> {
  let text = "";
  child.stderr?.on("data", (part: Buffer) => {
    text += part.toString();
  });
  const found = () => /listens at (http\S+)/.exec(text)?.[1];
  await until(async () => found() !== undefined || child.exitCode !== null, { timeoutMs: 10_000, what: "lunas-mcp" });
  return found() ?? Promise.reject(new Error(text));
}
