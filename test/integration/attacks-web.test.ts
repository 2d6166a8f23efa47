import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linkStatement } from "@lunas/domain/merchant/sign-in-link-statement";
import { cancelStatement, changeStatement } from "@lunas/domain/merchant/wallet-change";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { freePort } from "@lunas/stack/free-port";
import { consoleEnvironment } from "@lunas/stack/operator-console";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import express from "express";
import type { Browser } from "playwright-core";
import request from "supertest";
import { fundedPayer } from "../harness/funded-payer";
import { holdBlocks } from "../harness/hold-blocks";
import { listen } from "../harness/listen";
import { openChromium } from "../harness/open-chromium";
import { facilitate, payMerchant, signedBody } from "../harness/pay";
import { sendRaw } from "../harness/raw-request";
import { registerMerchant, signIn } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { type RunningGateway, startGateway } from "./gateway-fixture";

jest.setTimeout(120_000);

const token = "an-operator-token-of-this-test-0123456789";
let harness: Harness;
let browser: Browser;
/** Behind one proxy, as the next line of `X-Forwarded-For` says. */
let proxied: RunningGateway;
let consoleUrl: string;

beforeAll(async () => {
  [harness, browser] = await Promise.all([sharedHarness(), openChromium()]);
  const env = consoleEnvironment(harness.services, { port: await freePort(), token });
  consoleUrl = env.CONSOLE_URL;
  [proxied] = await Promise.all([
    startGateway(harness.stack, { TRUST_PROXY: "1", RATE_LIMIT_OTHER: "5" }),
    harness.services.start("console", { env }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await proxied?.stop();
  await harness?.stop();
});

type Merchant = Awaited<ReturnType<typeof registerMerchant>>;

async function posted(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await request(harness.url).post(path).set(headers).send(body);
  return { status: answer.status, body: answer.body, cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "" };
}

const keyOf = async ({ cookie }: Merchant, options: object) => {
  const { status, body } = await posted("/merchant/api-keys", { environment: "sandbox", ...options }, { cookie });
  expect(status).toBe(201);
  return body as { readonly id: string; readonly key: string };
};

async function aPaidPage(merchant: Merchant) {
  const headers = { "x-api-key": merchant.apiKey };
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const paid = await payMerchant(harness.url, merchant, { payer, amount: 1_000n });
  expect(paid.status).toBe(200);
  const link = await posted("/payment-links", { title: "Kopi", amount: "100000" }, headers);
  const receipt = await request(harness.url).get(`/payments/${paid.body.paymentId}/receipt`).set(headers).expect(200);
  return { payPage: link.body.url as string, receiptPage: receipt.body.url as string };
}

describe("a page of another site", () => {
  test("frames none of ours: dashboard, console, payment link, receipt, documentation, 402 page", async () => {
    const merchant = await registerMerchant(harness.url);
    const { payPage, receiptPage } = await aPaidPage(merchant);
    const { apiKey, walletAddress: payTo } = merchant;
    const lunas = new Lunas(apiKey, { environment: "local", facilitatorUrl: harness.url, payTo });
    const app = express();
    app.get("/article", requirePayment(lunas, { price: "5000", paywallScript: "/lunas.min.js" }));
    const shop = await listen(app);
    const own = ["/", "/docs", "/docs/errors", "/dashboard", "/dashboard/keys", "/dashboard/sign-in-link"];
    const framed = [
      ...own.map((path) => `${harness.url}${path}`),
      ...[payPage, receiptPage, `${harness.url}/receipts/unknown`, `${harness.url}/nothing`, `${harness.url}/health`],
      ...[`${consoleUrl}/ops`, `${consoleUrl}/ops/queues`, `${consoleUrl}/ops/api/session`, `${shop.url}/article`],
    ];
    const evil = express();
    evil.get("/", (_request, response) => {
      response
        .type("html")
        .send(`<!doctype html>${["/own", ...framed].map((url) => `<iframe src="${url}"></iframe>`).join("")}`);
    });
    const attacker = await listen(evil);
    const page = await browser.newPage();
    try {
      await page.goto(attacker.url.replace("127.0.0.1", "localhost"), { waitUntil: "load" });
      const shown = () =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url());
      await until(async () => shown().every((url) => url !== ""), { what: "every frame to show something" });
      // Chromium shows its own error page in place of what may not be framed. The first is the attacker's own.
      expect(shown()).toEqual([
        expect.stringContaining("/own"),
        ...framed.map(() => expect.stringMatching(/^chrome-error:/)),
      ]);
    } finally {
      await page.close();
      await Promise.all([shop.close(), attacker.close()]);
    }
  });
});

describe("the console", () => {
  const own = () => ({ host: new URL(consoleUrl).host, origin: consoleUrl });
  const json = { "content-type": "application/json" };

  test.each([
    ["GET", "/ops"],
    ["HEAD", "/ops"],
    ["GET", "/"],
    ["GET", "/ops/"],
    ["GET", "/OPS"],
    ["GET", "/ops/api/session"],
    ["GET", "/ops/api/none"],
    ["GET", "/ops/queues"],
    ["GET", "/ops/assets/none.js"],
    ["GET", "/ops/assets/..%2f..%2fpackage.json"],
    ["GET", "/ops/%ff"],
    ["GET", "//evil.example/ops"],
    ["GET", "/%2e%2e/%2e%2e/etc/passwd"],
    ["OPTIONS", "/ops/api/changes"],
    ["TRACE", "/ops"],
    ["PUT", "/ops/api/session"],
  ])("%s %s: in no frame, in no cache, nowhere else, and no fault", async (method, path) => {
    const { status, headers, text } = await sendRaw(consoleUrl, { method, path, headers: own() });
    expect(status).toBeLessThan(500);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect([headers.get("x-frame-options"), headers.get("x-content-type-options")]).toEqual(["DENY", "nosniff"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("location") ?? "/ops").toBe("/ops");
    expect(text).not.toMatch(/\bat \w+ \(|node_modules|evil\.example/);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ["a name that resolves to this address", { host: "evil.example" }],
    ["the address instead of the name", { host: "127.0.0.1" }],
    ["the name with another port", { host: "localhost:1" }],
    ["the name in other letters", { host: "LOCALHOST" }],
    ["a proxy's word", { host: "evil.example", "x-forwarded-host": "localhost" }],
  ])("is not there for %s", async (_name, headers) => {
    for (const path of ["/ops", "/ops/api/session", "/ops/queues"]) {
      expect((await sendRaw(consoleUrl, { method: "GET", path, headers })).status).toBe(421);
    }
  });

  test("an operator's session changes nothing for a form, another origin or another method", async () => {
    const body = JSON.stringify({ token });
    const signedIn = await sendRaw(consoleUrl, { path: "/ops/api/session", headers: { ...own(), ...json }, body });
    expect(signedIn.status).toBe(200);
    const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] ?? "";
    const words = JSON.stringify({ words: ["pauses", "list"] });
    const { host } = own();
    const cases: readonly (readonly [number, Readonly<Record<string, string>>, string?])[] = [
      [403, { host, origin: consoleUrl, "content-type": "text/plain" }],
      [403, { host, origin: consoleUrl, "content-type": "application/x-www-form-urlencoded" }],
      [403, { host, origin: "null", ...json }],
      [403, { host, origin: "http://localhost:1", ...json }],
      [403, { host, ...json }],
      [403, { host, referer: `${consoleUrl}/ops`, ...json }],
      [404, { host, origin: consoleUrl, "x-http-method-override": "POST" }, "GET"],
    ];
    for (const [status, headers, method = "POST"] of cases) {
      const sent = {
        method,
        path: "/ops/api/changes",
        headers: { ...headers, cookie },
        ...(method === "POST" && { body: words }),
      };
      expect([headers, (await sendRaw(consoleUrl, sent)).status]).toEqual([headers, status]);
    }
  });
});

describe("behind a proxy", () => {
  let key: string;
  beforeAll(async () => {
    const allowedIps = ["203.0.113.0/24", "2001:DB8::/32"];
    ({ key } = await keyOf(await registerMerchant(harness.url), { allowedIps }));
  });
  const from = (address: string) =>
    request(proxied.url).get("/payments/pay_1").set({ "x-api-key": key, "x-forwarded-for": address });

  test.each([
    ["203.0.113.7", 404],
    ["203.0.113.7:50123", 404],
    ["::ffff:203.0.113.7", 404],
    ["::FFFF:CB00:7107", 404],
    ["[::ffff:203.0.113.7]:443", 404],
    ["198.51.100.1, 203.0.113.7", 404],
    ["2001:db8::1", 404],
    ["2001:0DB8:0:0:0:0:0:1", 404],
    ["[2001:db8::1]:443", 404],
    ["2001:db8::1%eth0", 404],
    ["203.0.114.7", 403],
    ["203.0.113.7, 198.51.100.1", 403],
    ["64:ff9b::cb00:7107", 403],
    ["::203.0.113.7", 403],
    ["2001:db9::1", 403],
    ["fe80::1%eth0", 403],
    ["0xcb.0.113.7", 403],
    ["203.0.113.07", 403],
    ["3405803783", 403],
    ["unknown", 403],
    ["203.0.113.7:443:1", 403],
  ])("a key for two networks, used from %j: %d", async (address, status) => {
    expect((await from(address)).status).toBe(status);
  });

  test("each connection of a client counts for the client, though its proxy writes ports", async () => {
    const statuses: number[] = [];
    for (let port = 50_000; port < 50_007; port += 1) {
      const answer = await request(proxied.url).get("/tokens").set("x-forwarded-for", `192.0.2.1:${port}`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("a key that ends while its payment settles", () => {
  test("the request that waits is told the outcome, a new one is refused, and only a successor is told it again", async () => {
    const merchant = await registerMerchant(harness.url);
    const { cookie } = merchant;
    const begin = async (name: string) => {
      const { id, key } = await keyOf(merchant, { scopes: ["payments:settle"] });
      const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
      const body = await signedBody(payer, { to: merchant.walletAddress, amount: 1_000n });
      const init = { headers: { "Idempotency-Key": name } };
      return { id, key, ask: (by: string, url = harness.url) => facilitate(url, by, body, init) };
    };
    const [rolled, revoked] = [await begin("rolled"), await begin("revoked")];
    const held = await holdBlocks(harness.rpcUrl);
    let running: ReturnType<typeof facilitate>[];
    let successor: string;
    try {
      running = [rolled.ask(rolled.key), revoked.ask(revoked.key)];
      const listed = () => request(harness.url).get("/payments").set("x-api-key", merchant.apiKey);
      await until(async () => (await listed()).body.payments.length === 2, { what: "both payments to be stored" });
      const roll = await posted(`/merchant/api-keys/${rolled.id}/roll`, { graceSeconds: 0 }, { cookie });
      successor = roll.body.key;
      await request(harness.url).delete(`/merchant/api-keys/${revoked.id}`).set("Cookie", cookie).expect(200);
      // This gateway has not seen the keys before; one that has follows within five seconds.
      for (const { ask, key } of [rolled, revoked]) expect((await ask(key, proxied.url)).status).toBe(401);
    } finally {
      await held.resume();
    }
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    for (const { ask } of [rolled, revoked]) {
      const other = await ask(merchant.apiKey);
      expect([other.status, other.body.error?.code]).toEqual([409, "nonce_already_used"]);
    }
    const again = await rolled.ask(successor);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect((await revoked.ask(successor)).status).toBe(409);
  });
});

describe("a wallet", () => {
  const requestFor = ({ merchantId, walletAddress }: Merchant, newWallet: string) => ({
    merchantId: merchantId as `mer_${string}`,
    oldWallet: walletAddress,
    newWallet: newWallet as `0x${string}`,
  });
  const anOwner = async () => {
    const wallet = freshWallet();
    return { wallet, ...(await registerMerchant(harness.url, 1337, wallet)) };
  };
  type Owner = Awaited<ReturnType<typeof anOwner>>;

  async function changeOf(owner: Owner, next: ReturnType<typeof freshWallet>) {
    const statement = changeStatement(requestFor(owner, next.address));
    const oldWalletProof = await signIn(harness.url, owner.wallet, { statement });
    const newWalletProof = await signIn(harness.url, next, { statement });
    return { walletAddress: next.address, oldWalletProof, newWalletProof };
  }
  const registration = async (wallet: ReturnType<typeof freshWallet>) => ({
    ...{ email: "a@b.example", name: "Kedai", walletAddress: wallet.address },
    ...(await signIn(harness.url, wallet)),
  });

  test("of two merchants that announce it, and one that registers with it, at once: one has it", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second, next] = [await anOwner(), await anOwner(), freshWallet()];
      for (const { cookie } of [first, second])
        expect((await posted("/merchant/api-keys", { environment: "production" }, { cookie })).status).toBe(201);
      const [ofFirst, ofSecond, fresh] = [
        await changeOf(first, next),
        await changeOf(second, next),
        await registration(next),
      ];
      const answers = await Promise.all([
        posted("/merchant/wallet", ofFirst, { cookie: first.cookie }),
        posted("/merchant/wallet", ofSecond, { cookie: second.cookie }),
        posted("/auth/register", fresh),
      ]);
      const taken = answers.filter(({ status }) => status < 300);
      expect([
        taken.length,
        answers
          .map(({ status }) => status)
          .sort()
          .slice(1),
      ]).toEqual([1, [409, 409]]);
    }
  });

  test("that was announced and taken back is nobody's; another merchant's cancellation takes nothing back", async () => {
    const [owner, other, next] = [await anOwner(), await anOwner(), freshWallet()];
    await posted("/merchant/api-keys", { environment: "production" }, { cookie: owner.cookie });
    const announced = await posted("/merchant/wallet", await changeOf(owner, next), { cookie: owner.cookie });
    expect([announced.status, announced.body.status]).toEqual([200, "announced"]);
    expect((await posted("/auth/register", await registration(next))).status).toBe(409);
    const foreign = cancelStatement(requestFor(other, next.address));
    const cancel = async (wallet: ReturnType<typeof freshWallet>, statement: string) =>
      (await posted("/merchant/wallet/cancel", await signIn(harness.url, wallet, { statement }))).status;
    for (const wallet of [next, other.wallet]) expect(await cancel(wallet, foreign)).toBeGreaterThanOrEqual(400);
    const own = cancelStatement(requestFor(owner, next.address));
    expect(await cancel(next, own)).toBe(200);
    // At another merchant, which is the shop of the new wallet's owner from now on.
    const changed = await posted("/merchant/wallet", await changeOf(other, next), { cookie: other.cookie });
    expect([changed.status, changed.body.status]).toEqual([200, "effective"]);
    expect(await cancel(next, own)).toBeGreaterThanOrEqual(400);
  });

  test("that has changed ends the sign-in links made before, and its former owner makes none", async () => {
    const [owner, next] = [await anOwner(), freshWallet()];
    const newLink = async (wallet: ReturnType<typeof freshWallet>) =>
      posted("/auth/sign-in-links", await signIn(harness.url, wallet, { statement: linkStatement }));
    const before = await newLink(owner.wallet);
    expect(before.status).toBe(201);
    const changed = await posted("/merchant/wallet", await changeOf(owner, next), { cookie: owner.cookie });
    expect(changed.body.status).toBe("effective");
    const secret = new URL(before.body.url).hash.slice(1);
    for (const verb of ["read", "redeem"]) {
      const used = await posted(`/auth/sign-in-links/${verb}`, { token: secret }, { origin: harness.url });
      expect([used.status, used.body.error?.details.reason, used.cookie]).toEqual([401, "link_unknown", "undefined"]);
    }
    expect((await newLink(owner.wallet)).status).toBe(401);
    expect((await newLink(next)).status).toBe(201);
  });
});

describe("secrets in addresses, and texts in logs", () => {
  test("no log has a receipt's token, a sign-in link's, a session's, or a line that a request wrote", async () => {
    const wallet = freshWallet();
    const merchant = await registerMerchant(harness.url, 1337, wallet);
    const { receiptPage } = await aPaidPage(merchant);
    const link = await posted("/auth/sign-in-links", await signIn(harness.url, wallet, { statement: linkStatement }));
    const secret = new URL(link.body.url).hash.slice(1);
    const used = await posted("/auth/sign-in-links/redeem", { token: secret }, { origin: harness.url });
    expect(used.status).toBe(200);
    const mark = `mark-${Date.now()}`;
    const forged = `${mark}"}\u009b2J{"level":"error","event":"forged-${mark}"}`;
    const headers = { "user-agent": forged, "x-request-id": forged };
    const receiptToken = new URL(receiptPage).pathname.split("_").at(-1) ?? "";
    expect(receiptToken).toHaveLength(32);
    for (const path of [
      new URL(receiptPage).pathname,
      `/nothing/${mark}`,
      `/pay/${mark}`,
      `/payments/${mark}`,
      "/%ff",
    ]) {
      await sendRaw(harness.url, { method: "GET", path, headers });
    }
    const folder = harness.stack.logFolder;
    const logged = () =>
      readdirSync(folder)
        .filter((name) => /^(gateway|dispatcher|settler|console)/.test(name))
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n");
    await until(async () => logged().includes(mark), { what: "the requests to be logged" });
    const text = logged();
    for (const kept of [receiptToken, secret, merchant.cookie.split("=")[1] ?? "", used.cookie.split("=")[1] ?? ""]) {
      expect(kept.length).toBeGreaterThan(15);
      expect(text.includes(kept)).toBe(false);
    }
    const lines = text.split("\n").filter((line) => line.includes(mark));
    for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ event: `forged-${mark}` });
    expect(lines.join("")).not.toMatch(/\u009b/);
  });
});
