import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createClient } from "@lunas/client/agent";
import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/stack/until";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { signedBody } from "../harness/pay";
import { approvePermit2 } from "../harness/refunds";
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
  const key = newPrivateKey();
  merchant = await registerMerchant(harness.url, 1337, walletOf(key));
  await approvePermit2(harness.rpcUrl, merchant.walletAddress);
  env = {
    ...{ LUNAS_URL: harness.url, LUNAS_API_KEY: merchant.apiKey },
    ...{ LUNAS_PAY_TO: merchant.walletAddress, LUNAS_MERCHANT_KEY: key },
  };
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

/** Pays a shop that fails at first: the same header is served when it comes again, once. */
async function expectServedAgain(url: string): Promise<void> {
  const payer = await fundedPayer(harness.rpcUrl, price);
  const { accepts } = (await (await fetch(url)).json()) as { readonly accepts: readonly { readonly payTo: string }[] };
  expect(accepts[0]?.payTo).toBe(merchant.walletAddress);
  const { paymentPayload } = await signedBody(payer, { to: merchant.walletAddress, amount: price });
  const header = Buffer.from(JSON.stringify(paymentPayload)).toString("base64");
  const ask = async () => {
    const answer = await fetch(url, { headers: { "PAYMENT-SIGNATURE": header } });
    const { code, title } = (await answer.json()) as { readonly code?: string; readonly title?: string };
    return [answer.status, code ?? title, answer.headers.has("payment-response")];
  };
  expect(await ask()).toEqual([500, "shop_failed", true]);
  expect(await ask()).toEqual([200, "Paid!", true]);
  expect(await ask()).toEqual([500, "nonce_already_used", false]);
}

/** Pays for what is sold out: one answer below 500, and all of the money back, once. */
async function expectRefunded(url: string): Promise<void> {
  const { payer, paid, repeated } = await payTwice(url);
  const answer = (await paid.json()) as { readonly error: string; readonly refundId: string };
  expect([paid.status, answer.error]).toEqual([409, "Sold out. Your money is on its way back."]);
  expect(paid.headers.get("payment-response")).toMatch(/^ey/);
  expect([repeated.status, await repeated.json()]).toEqual([
    500,
    expect.objectContaining({ code: "nonce_already_used" }),
  ]);
  const isBack = async () => (await balanceOf(harness.rpcUrl, payer.address)) === price;
  expect(await until(isBack, { timeoutMs: 15_000 })).toBe(true);
  const refund = await fetch(`${harness.url}/refunds/${answer.refundId}`, {
    headers: { "X-API-Key": merchant.apiKey },
  });
  expect(await refund.json()).toMatchObject({ amount: String(price), to: payer.address, reason: "sold out" });
}

test.each(["express", "fastify", "hono"])(
  "the error handler of the page for %s refunds what can never be served",
  async (name) => {
    const page = `docs/frameworks/${name}.md`;
    const [, handler = ""] = /```js\n(import \{ rupiahOf \}[\s\S]*?)```/.exec(pageText(page)) ?? [];
    const file = writeSnippet(page, `${name}-shop.mjs`);
    const shop = readFileSync(file, "utf8").replace(/^(?:await app\.listen|app\.listen|serve\()/m, `${handler}\n$&`);
    writeFileSync(file, shop);
    const port = String(await freePort());
    await withProgram(process.execPath, [file], (url) => expectRefunded(url.replace("article", "ticket")), port);
  },
  60_000,
);

/** Serves the route handler by its function: Request in, Response out. */
const serveRoute = (file: string) => `
  import { serve } from "@hono/node-server";
  import { GET } from ${JSON.stringify(pathToFileURL(file).href)};
  serve({ fetch: (request) => GET(request, {}), port: 0 }, ({ port }) => console.log("open at http://localhost:" + port + "/article"));
`;

test.each([
  ["route.mjs", "is paid", (url: string) => expectPaidOnce(url, (payer) => `Paid by ${payer}`)],
  ["ticket-route.mjs", "refunds what can never be served", expectRefunded],
])(
  "%s of the page for Next %s, without the server of Next",
  async (name, _what, expectThat) => {
    const file = writeSnippet("docs/frameworks/next.md", name);
    await withProgram(process.execPath, ["--input-type=module", "--eval", serveRoute(file)], expectThat);
  },
  60_000,
);

const hasPython = spawnSync("python3", ["--version"]).status === 0;

(hasPython ? test : test.skip)(
  "the module of the page for Django is paid, behind Python's own server",
  async () => {
    const module = writeSnippet("docs/frameworks/django.md", "lunas_payment.py");
    const args = [join(__dirname, "../interop/frameworks/serve_gate.py"), module];
    await withProgram("python3", args, async (url) => {
      await expectPaidOnce(url, () => "Paid!");
      await expectServedAgain(url.replace("article", "fails-first"));
    });
  },
  60_000,
);

type Use = (url: string) => Promise<void>;

async function withProgram(program: string, args: readonly string[], use: Use, port = "0") {
  const given = { ...process.env, ...env, PORT: port };
  const child = spawn(program, args, { env: given, stdio: ["ignore", "pipe", "inherit"] });
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
    const [config, facilitate, giveBack, ...more] = requestsOf(page);
    if (config === undefined || facilitate === undefined || giveBack === undefined)
      throw new Error("the page shows three requests");
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
    const settled = (await answer.json()) as { readonly paymentId: string; readonly status: string };
    expect([answer.status, settled.status]).toEqual([200, "confirmed"]);
    expect(answer.headers.get("payment-response")).toMatch(/^ey/);

    const path = giveBack.path
      .replace("pay_…", settled.paymentId)
      .replace("ask_…", answer.headers.get("lunas-answer-id") ?? "none");
    const givenBack = await fetch(`${harness.url}${path}`, {
      method: giveBack.method,
      headers: { ...giveBack.headers, "X-API-Key": merchant.apiKey },
    });
    expect(await givenBack.json()).toEqual({ paymentId: settled.paymentId, givenBack: true });
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
