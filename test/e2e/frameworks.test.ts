import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createClient } from "@lunas/client/agent";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { fundedPayer } from "../harness/funded-payer";
import { signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { runSnippet, snippetOf, writeSnippet } from "../harness/run-snippet";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** The pages of docs/frameworks, against a running service. */
let harness: Harness;
let merchant: RegisteredMerchant;
let env: Record<string, string>;

beforeAll(async () => {
  harness = await sharedHarness();
  merchant = await registerMerchant(harness.url);
  env = { LUNAS_URL: harness.url, LUNAS_API_KEY: merchant.apiKey, LUNAS_PAY_TO: merchant.walletAddress };
}, 90_000);

afterAll(async () => {
  await harness?.stop();
}, 30_000);

const price = 500_000n;

/** Pays with a new payer; sends the paid request once more, as it stands. */
async function payTwice(url: string) {
  const payer = await fundedPayer(harness.rpcUrl, price);
  let header: string | null = null;
  const watched: typeof fetch = (input, init) => {
    header = new Request(input, init).headers.get("payment-signature") ?? header;
    return fetch(input, init);
  };
  const { privateKey } = payer;
  const client = createClient({
    state: "memory",
    environment: "local",
    facilitatorUrl: harness.url,
    privateKey,
    fetch: watched,
  });
  const paid = await client.fetch(url);
  const repeated = await fetch(url, { headers: { "PAYMENT-SIGNATURE": header ?? "" } });
  return { payer, paid, repeated };
}

async function expectPaidOnce(url: string, title: (payer: string) => string): Promise<void> {
  expect((await fetch(url)).status).toBe(402);
  const { payer, paid, repeated } = await payTwice(url);
  expect([paid.status, await paid.json()]).toEqual([200, { title: title(payer.address) }]);
  expect(paid.headers.get("payment-response")).toMatch(/^ey/);
  expect(paid.headers.get("cache-control")).toContain("no-store");
  expect([repeated.status, await repeated.json()]).toEqual([
    500,
    expect.objectContaining({ code: "nonce_already_used" }),
  ]);
}

test.each(["express", "fastify", "hono"])(
  "the file of the page for %s is a shop that is paid",
  async (name) => {
    const port = String(await freePort());
    const shop = runSnippet(`docs/frameworks/${name}.md`, { name: `${name}-shop.mjs`, env: { ...env, PORT: port } });
    try {
      const [url] = await shop.untilPrints(/http:\S+/);
      await expectPaidOnce(url, (payer) => `Paid by ${payer}`);
    } finally {
      await shop.stop();
    }
  },
  60_000,
);

/** Serves the route handler by its function: Request in, Response out. */
const serveRoute = (file: string) => `
  import { serve } from "@hono/node-server";
  import { GET } from ${JSON.stringify(pathToFileURL(file).href)};
  serve({ fetch: (request) => GET(request, {}), port: 0 }, ({ port }) => console.log("open at http://localhost:" + port + "/article"));
`;

test("the route handler of the page for Next is paid, without the server of Next", async () => {
  const file = writeSnippet("docs/frameworks/next.md", "route.mjs");
  const args = ["--input-type=module", "--eval", serveRoute(file)];
  await withProgram(process.execPath, args, (url) => expectPaidOnce(url, (payer) => `Paid by ${payer}`));
}, 60_000);

const hasPython = spawnSync("python3", ["--version"]).status === 0;

(hasPython ? test : test.skip)(
  "the module of the page for Django is paid, behind Python's own server",
  async () => {
    const module = writeSnippet("docs/frameworks/django.md", "lunas_payment.py");
    const args = [`${__dirname}/frameworks/serve_gate.py`, module];
    await withProgram("python3", args, (url) => expectPaidOnce(url, () => "Paid!"));
  },
  60_000,
);

async function withProgram(program: string, args: readonly string[], use: (url: string) => Promise<void>) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\S+/.exec(line) ?? [];
      if (url !== undefined) return await use(url);
    }
    throw new Error(`${program} ended`);
  } finally {
    child.kill("SIGKILL");
  }
}

interface ShownRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const pageText = (page: string) => readFileSync(join(cloneFolder, page), "utf8");

/** The requests that a page shows in blocks without a language. */
function requestsOf(page: string): readonly ShownRequest[] {
  const blocks = [...pageText(page).matchAll(/^```\n([A-Z]+) (\/\S*)\n([\s\S]*?)```$/gm)];
  return blocks.map(([, method = "", path = "", rest = ""]) => {
    const [head = "", ...body] = rest.split("\n\n");
    const lines = head.split("\n").filter((line) => line !== "");
    const headers = Object.fromEntries(lines.map((line) => line.split(": ", 2) as [string, string]));
    return { method, path, headers, body: body.join("\n\n") };
  });
}

describe.each([
  { page: "docs/frameworks/laravel.md", file: "app/Http/Middleware/RequirePayment.php" },
  { page: "docs/frameworks/django.md", file: "lunas_payment.py" },
])("the requests of $page", ({ page, file }) => {
  test("are answered by a real service as they stand", async () => {
    const [config, facilitate, ...more] = requestsOf(page);
    if (config === undefined || facilitate === undefined) throw new Error("the page shows two requests");
    expect(more).toEqual([]);
    const { sandbox } = (await (await fetch(`${harness.url}${config.path}`)).json()) as never;
    expect(sandbox).toMatchObject({ x402: { caip2Network: expect.any(String) }, tokenDecimals: { IDRX: 2 } });

    const payer = await fundedPayer(harness.rpcUrl, price);
    const signed = await signedBody(payer, { to: merchant.walletAddress, amount: price });
    const header = Buffer.from(JSON.stringify(signed.paymentPayload)).toString("base64");
    const answer = await fetch(`${harness.url}${facilitate.path}`, {
      method: facilitate.method,
      headers: { ...facilitate.headers, "X-API-Key": merchant.apiKey },
      body: facilitate.body
        .replace("<the payer's header>", header)
        .replace("<the entry of accepts>", JSON.stringify(signed.paymentRequirements)),
    });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: "confirmed" })]);
    expect(answer.headers.get("payment-response")).toMatch(/^ey/);
  }, 60_000);

  test("have the names that the code sends", () => {
    const code = snippetOf(page, file);
    const [, facilitate] = requestsOf(page);
    const body = JSON.parse((facilitate?.body ?? "").replace("<the entry of accepts>", "{}")) as object;
    const names = [...Object.keys(facilitate?.headers ?? {}), ...Object.keys(body), facilitate?.path ?? ""];
    // The client of the framework sets the content type.
    const missing = names.filter((name) => name !== "Content-Type" && !new RegExp(`["']${name}["']`).test(code));
    expect(missing).toEqual([]);
  });
});
