import { until } from "@lunas/stack/until";
import { fundedPayer } from "../harness/funded-payer";
import { holdMining } from "../harness/hold-mining";
import { getPayment } from "../harness/pay";
import { askLinks, postToLink } from "../harness/payment-link";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** Payment links by API: what a merchant makes, what a payer may post, and what an attacker may not. */
let harness: Harness;
let merchant: RegisteredMerchant;
let other: RegisteredMerchant;

beforeAll(async () => {
  harness = await sharedHarness();
  [merchant, other] = [await registerMerchant(harness.url), await registerMerchant(harness.url)];
}, 60_000);
afterAll(async () => {
  await harness?.stop();
}, 30_000);

const key = () => ({ "x-api-key": merchant.apiKey });
const aPayer = () => fundedPayer(harness.rpcUrl, 10_000_000n);
const make = (body: object) => askLinks(harness.url, key(), { method: "POST", body });

async function aLink(overrides: object = {}): Promise<{ readonly linkId: string; readonly url: string }> {
  const { status, body } = await make({ title: "Kopi susu", amount: "500000", ...overrides });
  expect([status, body.error]).toEqual([201, undefined]);
  return body as unknown as { linkId: string; url: string };
}

async function paymentsOf(linkId: string) {
  const response = await fetch(`${harness.url}/payments?linkId=${linkId}`, { headers: key() });
  return (await response.json()) as {
    readonly payments: readonly object[];
    readonly pagination: { readonly total: number };
  };
}

const close = (linkId: string, active = false) =>
  askLinks(harness.url, key(), { path: `/${linkId}`, method: "PATCH", body: { active } });

test("a payer pays; the answer shows nothing of the merchant's, and the payment has its link", async () => {
  const link = await aLink({
    metadata: { order: "7" },
    description: "Satu gelas",
    redirectUrl: "https://warung.example/ok",
  });
  const payer = await aPayer();
  const { status, body } = await postToLink(
    link.url,
    await payer.authorize({ to: merchant.walletAddress, amount: 500_000n }),
  );
  expect([status, Object.keys(body).sort()]).toEqual([200, ["receiptUrl", "settlement", "status", "success"]]);
  // The receipt names the payment; nothing else in the answer does.
  expect(JSON.stringify({ ...body, receiptUrl: null })).not.toMatch(/pay_|order|Satu/);
  const { transaction } = body.settlement as { transaction: string };
  const { body: payment } = await getPayment(harness.url, merchant.apiKey, transaction);
  expect(payment).toMatchObject({
    ...{ status: "confirmed", source: "link", linkId: link.linkId, metadata: { order: "7" }, resource: link.url },
    description: "Satu gelas",
  });
  expect(await paymentsOf(link.linkId)).toMatchObject({
    payments: [{ linkId: link.linkId }],
    pagination: { total: 1 },
  });
  expect(await paymentsOf((await aLink()).linkId)).toMatchObject({ payments: [], pagination: { total: 0 } });
});

test("two payers for the last place at once: one pays, the other keeps its money", async () => {
  const link = await aLink({ maxPayments: 1 });
  const payers = await Promise.all([aPayer(), aPayer()]);
  const signed = await Promise.all(
    payers.map((payer) => payer.authorize({ to: merchant.walletAddress, amount: 500_000n })),
  );
  const answers = await Promise.all(signed.map((authorization) => postToLink(link.url, authorization)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const refused = answers.find(({ status }) => status === 410);
  expect(refused?.body.error).toMatchObject({ code: "link_closed", details: { reason: "used_up" } });
  expect((await askLinks(harness.url, key(), { path: `/${link.linkId}` })).body).toMatchObject({
    ...{ status: "used_up", placesTaken: 1, active: true },
  });
});

test("a link that is closed while its payment runs: the payer joins, and gets the outcome", async () => {
  const link = await aLink();
  const authorization = await (await aPayer()).authorize({ to: merchant.walletAddress, amount: 500_000n });
  const late = await (await aPayer()).authorize({ to: merchant.walletAddress, amount: 500_000n });
  await holdMining(harness.rpcUrl, async (mine) => {
    const first = postToLink(link.url, authorization);
    const isStored = async () => (await paymentsOf(link.linkId)).pagination.total === 1;
    expect(await until(isStored, { timeoutMs: 10_000 })).toBe(true);
    expect((await close(link.linkId)).body).toMatchObject({ active: false, status: "closed" });
    const joined = await postToLink(link.url, authorization);
    expect([joined.status, joined.body.error?.details.status]).toEqual([409, "pending"]);
    expect((await postToLink(link.url, late)).body.error).toMatchObject({
      code: "link_closed",
      details: { reason: "closed" },
    });
    await mine();
    expect((await first).status).toBe(200);
  });
  // The success was told once: from now on a repeat says that it is paid, though the link is closed.
  const after = await postToLink(link.url, authorization);
  expect([after.status, after.body.error?.details.status]).toEqual([409, "confirmed"]);
  await close(link.linkId, true);
  expect((await postToLink(link.url, late)).status).toBe(200);
});

test("the link's terms are the requirements: another payee, a smaller or larger amount are refused", async () => {
  const payer = await aPayer();
  const fixed = await aLink();
  const range = await aLink({ amount: undefined, minAmount: "100000", maxAmount: "200000" });
  const refusals = [
    [fixed, { to: other.walletAddress, amount: 500_000n }],
    [fixed, { to: merchant.walletAddress, amount: 499_999n }],
    [fixed, { to: merchant.walletAddress, amount: 500_001n }],
    [range, { to: merchant.walletAddress, amount: 99_999n }],
    [range, { to: merchant.walletAddress, amount: 200_001n }],
  ] as const;
  for (const [link, terms] of refusals) {
    const { status, body } = await postToLink(link.url, await payer.authorize(terms));
    expect([status, body.error?.code]).toEqual([400, "payment_mismatch"]);
  }
  for (const amount of [100_000n, 200_000n]) {
    const { status } = await postToLink(range.url, await payer.authorize({ to: merchant.walletAddress, amount }));
    expect(status).toBe(200);
  }
});

test("only the service's own pages may post, and an expired or unknown link takes nothing", async () => {
  const link = await aLink({ expiresAt: new Date(Date.now() + 2_000).toISOString() });
  const authorization = await (await aPayer()).authorize({ to: merchant.walletAddress, amount: 500_000n });
  for (const origin of ["https://evil.example", "null", null]) {
    const { status, body } = await postToLink(link.url, authorization, origin);
    expect([status, body.error?.code]).toEqual([403, "origin_not_allowed"]);
  }
  const preflight = await fetch(link.url, { method: "OPTIONS", headers: { origin: "https://evil.example" } });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  const isExpired = async () =>
    (await askLinks(harness.url, key(), { path: `/${link.linkId}` })).body.status === "expired";
  expect(await until(isExpired, { timeoutMs: 5_000 })).toBe(true);
  expect((await postToLink(link.url, authorization)).body.error?.details).toEqual({ reason: "expired" });
  expect((await postToLink(`${link.url}x`, authorization)).body.error?.code).toBe("not_found");
});

test.each([
  ["a script as redirect", { redirectUrl: "javascript:alert(1)" }, "redirectUrl"],
  ["a redirect without encryption", { redirectUrl: "http://warung.example" }, "redirectUrl"],
  ["a redirect with a password", { redirectUrl: "https://a:b@warung.example" }, "redirectUrl"],
  ["no amount", { amount: undefined }, "amount"],
  ["an amount and limits", { minAmount: "1", maxAmount: "2" }, "amount"],
  ["one limit alone", { amount: undefined, minAmount: "1" }, "amount"],
  ["limits in the wrong order", { amount: undefined, minAmount: "2", maxAmount: "1" }, "maxAmount"],
  ["nothing to pay", { amount: "0" }, "amount"],
  ["an empty title", { title: "  " }, "title"],
  ["a long title", { title: "x".repeat(101) }, "title"],
  ["no places", { maxPayments: 0 }, "maxPayments"],
  ["a past end", { expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
  ["an unknown field", { payTo: "0x0" }, "payTo"],
])("%s makes no link", async (_name, overrides, field) => {
  const { status, body } = await make({ title: "Kopi", amount: "500000", ...overrides });
  expect([status, body.error?.code, Object.keys(body.error?.details ?? {})]).toEqual([400, "invalid_request", [field]]);
});

test("a link belongs to its merchant and environment; a session names the environment", async () => {
  const link = await aLink();
  const foreign = { "x-api-key": other.apiKey };
  const patch = { path: `/${link.linkId}`, method: "PATCH", body: { active: false } };
  expect((await askLinks(harness.url, foreign, { path: `/${link.linkId}` })).status).toBe(404);
  expect((await askLinks(harness.url, foreign, patch)).status).toBe(404);
  const cookie = { cookie: merchant.cookie };
  expect((await askLinks(harness.url, cookie)).body.error?.details).toHaveProperty("environment");
  const path = (environment: string) => ({ path: `/${link.linkId}?environment=${environment}` });
  expect((await askLinks(harness.url, cookie, path("sandbox"))).body).toMatchObject({ linkId: link.linkId });
  expect((await askLinks(harness.url, cookie, path("production"))).status).toBe(404);
  const evil = { ...cookie, origin: "https://evil.example" };
  expect((await askLinks(harness.url, evil, { ...patch, ...path("sandbox") })).body.error?.code).toBe(
    "origin_not_allowed",
  );
  const listed = await askLinks(harness.url, key(), { path: "?limit=1" });
  expect(listed.body).toMatchObject({ paymentLinks: [{ linkId: link.linkId }], pagination: { limit: 1 } });
});
