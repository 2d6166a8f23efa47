import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Address } from "@lunas/catalog/chain";
import { connectDatabase } from "@lunas/database/connect";
import { createDueWalletChanges } from "@lunas/database/wallet-changes";
import { cancelStatement, changeStatement } from "@lunas/domain/merchant/wallet-change";
import { query } from "@lunas/stack/postgres/query";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import request from "supertest";
import { registerMerchant, signIn, signInMessage, type TestMerchant } from "./gateway-fixture";
import { gateway, payer, stack, useSettlingGateway } from "./settling-gateway";

jest.setTimeout(120_000);

const cli = join(__dirname, "../../packages/ops/dist/lunas-ops-cli.js");

useSettlingGateway();

type Signer = TestMerchant["wallet"];

interface Shop extends TestMerchant {
  readonly cookie: string;
  readonly next: Signer;
}

async function aShop(): Promise<Shop> {
  const merchant = await registerMerchant(gateway.url);
  return { ...merchant, cookie: await signIn(gateway.url, merchant), next: freshWallet() };
}

/** With a production key, made as the dashboard makes it. */
async function aShopInProduction(): Promise<Shop> {
  const shop = await aShop();
  await post("/merchant/api-keys", { environment: "production" }, shop.cookie).expect(201);
  return shop;
}

function post(path: string, body: object, cookie = "") {
  return request(gateway.url).post(path).set("Cookie", cookie).send(body);
}

const me = (cookie: string) => request(gateway.url).get("/merchant/me").set("Cookie", cookie);

const requestOf = ({ merchantId, address, next }: Shop) => ({
  merchantId: merchantId as `mer_${string}`,
  oldWallet: address,
  newWallet: next.address as Address,
});

/** A message as the gateway wants it now, with this statement, signed. */
const proofOf = (wallet: Signer, statement: string) =>
  signInMessage(gateway.url, wallet, (message) => message.replace("Sign in to Lunas.", statement));

async function bodyFor(shop: Shop) {
  const statement = changeStatement(requestOf(shop));
  const oldWalletProof = await proofOf(shop.wallet, statement);
  return { walletAddress: shop.next.address, oldWalletProof, newWalletProof: await proofOf(shop.next, statement) };
}

const change = async (shop: Shop) => await post("/merchant/wallet", await bodyFor(shop), shop.cookie);
const cancel = async (shop: Shop, wallet: Signer) =>
  await post("/merchant/wallet/cancel", await proofOf(wallet, cancelStatement(requestOf(shop))));

async function paymentTo(to: Address) {
  const authorization = await payer.authorize({ to, amount: 100n });
  return { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
}

const facilitate = async (shop: Shop, body: object) =>
  await request(gateway.url).post("/facilitate").set("X-API-Key", shop.sandboxApiKey).send(body);
const pay = async (shop: Shop, to: Address) => await facilitate(shop, await paymentTo(to));

/** As if this much more time had passed since the change was made. */
async function pass({ merchantId }: Shop, hours: number) {
  const earlier = `- ${hours} * interval '1 hour'`;
  const merchants = `update merchants set next_wallet_at = next_wallet_at ${earlier} where id = $1`;
  await query(stack.databaseUrl, merchants, [merchantId]);
  const graces = `update merchant_wallets set accepted_until = accepted_until ${earlier} where merchant_id = $1`;
  await query(stack.databaseUrl, graces, [merchantId]);
}

const codeOf = ({ status, body }: request.Response) => [status, body.error?.code, body.error?.details?.reason];

it("changes at once in the sandbox: sessions end, both wallets are paid, and the old one neither signs in nor registers", async () => {
  const shop = await aShop();
  const elsewhere = await signIn(gateway.url, shop);
  await pay(shop, shop.address);

  const changed = await change(shop);
  expect([changed.status, changed.body.status, changed.body.newWallet]).toEqual([200, "effective", shop.next.address]);
  expect(String(changed.headers["set-cookie"])).toMatch(/lunas_session=;/);
  for (const cookie of [shop.cookie, elsewhere]) expect((await me(cookie)).status).toBe(401);

  // A gateway keeps what a key opens for some seconds.
  const paid = await until(
    async () => {
      const answer = await pay(shop, shop.next.address as Address);
      return answer.status === 200 ? answer : undefined;
    },
    { what: "a payment to the new wallet", timeoutMs: 10_000, intervalMs: 200 },
  );
  expect(paid.body.settlement.payTo).toBe(shop.next.address);
  const toTheOld = await paymentTo(shop.address);
  const late = await facilitate(shop, toTheOld);
  expect([late.status, late.body.payment.to]).toEqual([200, shop.address]);

  const anew = await post("/auth/login", await signInMessage(gateway.url, shop.wallet));
  expect(codeOf(anew)).toEqual([401, "unauthorized", "wallet_not_current"]);
  const profile = { email: "kedai@example.com", name: "Kedai", walletAddress: shop.address };
  const again = await post("/auth/register", { ...profile, ...(await signInMessage(gateway.url, shop.wallet)) });
  expect(codeOf(again)).toEqual([409, "merchant_exists", undefined]);
  const cookie = await signIn(gateway.url, { ...shop, wallet: shop.next });
  expect((await me(cookie).expect(200)).body).toMatchObject({
    ...{ merchantId: shop.merchantId, walletAddress: shop.next.address, nextWallet: null },
  });
  const sessions = request(gateway.url).get("/merchant/sessions").set("Cookie", cookie);
  expect((await sessions.expect(200)).body.sessions).toMatchObject([{ current: true }]);
  const audit = request(gateway.url).get("/merchant/audit?action=merchant.wallet_effective").set("Cookie", cookie);
  expect((await audit.expect(200)).body.entries).toMatchObject([
    { actor: { kind: "merchant", id: shop.merchantId }, details: changed.body, ipAddress: expect.any(String) },
  ]);
  // What was paid to either stays in one list.
  const { body } = await request(gateway.url).get("/payments").set("X-API-Key", shop.sandboxApiKey).expect(200);
  expect(new Set(body.payments.map(({ to }: { to: string }) => to))).toEqual(
    new Set([shop.address, shop.next.address]),
  );

  await pass(shop, 25);
  const refused = await until(
    async () => {
      // While a gateway still has the key as it was, the database refuses: 25 hours have passed at once, and its limit is a minute wider.
      const answer = await pay(shop, shop.address);
      return answer.status === 400 ? answer : undefined;
    },
    { what: "the end of the grace", timeoutMs: 10_000, intervalMs: 200 },
  );
  expect([refused.status, refused.body.error.details]).toEqual([
    400,
    // The database, which refuses in the place of such a gateway, names no address.
    {
      ...{ field: "payTo", actual: shop.address },
      expected: expect.stringMatching(`^(?:${shop.next.address}|the merchant's current wallet)$`),
    },
  ]);
  // What was stored before stays what it was.
  const repeated = await facilitate(shop, toTheOld);
  expect([repeated.status, repeated.body.error.details]).toMatchObject([409, { status: "confirmed" }]);
});

it("announces it in production, shows it, and takes effect by its time", async () => {
  const shop = await aShopInProduction();
  const announced = await change(shop);
  expect([announced.status, announced.body.status]).toEqual([200, "announced"]);
  expect(announced.headers).not.toHaveProperty("set-cookie");
  expect((await me(shop.cookie).expect(200)).body).toMatchObject({
    ...{ walletAddress: shop.address },
    nextWallet: { walletAddress: shop.next.address, effectiveAt: announced.body.effectiveAt },
  });
  expect(codeOf(await change({ ...shop, next: freshWallet() }))).toEqual([
    ...[409, "wallet_change_conflict", "already_announced"],
  ]);
  expect(codeOf(await post("/auth/login", await signInMessage(gateway.url, shop.next)))).toEqual([
    ...[401, "unauthorized", "wallet_not_current"],
  ]);

  await pass(shop, 24);
  expect((await me(shop.cookie)).status).toBe(401);
  expect(codeOf(await cancel(shop, shop.wallet))).toEqual([409, "wallet_change_conflict", "already_effective"]);
  const cookie = await signIn(gateway.url, { ...shop, wallet: shop.next });
  expect((await me(cookie).expect(200)).body).toMatchObject({ walletAddress: shop.next.address, nextWallet: null });

  const database = connectDatabase({
    ...{ url: stack.databaseUrlOf("lunas_dispatcher"), poolSize: 1, applicationName: "lunas-test" },
  });
  await createDueWalletChanges(database).apply();
  await database.close();
  const reported = "select data ->> 'status' as status from events where merchant_id = $1 order by created_at";
  expect(await query(stack.databaseUrl, reported, [shop.merchantId])).toEqual([
    { status: "announced" },
    { status: "effective" },
  ]);
});

it.each(["wallet", "next"] as const)("is taken back by the signature of %s alone, without a session", async (which) => {
  const shop = await aShopInProduction();
  await change(shop);
  const thirdParty = freshWallet();
  expect(codeOf(await cancel(shop, thirdParty))).toEqual([401, "unauthorized", "address_mismatch"]);
  const cancelled = await cancel(shop, shop[which]);
  expect([cancelled.status, cancelled.body.status]).toEqual([200, "cancelled"]);
  expect((await me(shop.cookie).expect(200)).body).toMatchObject({ walletAddress: shop.address, nextWallet: null });
  expect(codeOf(await cancel(shop, shop[which]))).toEqual([409, "wallet_change_conflict", "not_announced"]);
});

it("wants a session and both signatures, each of which serves once and for nothing else", async () => {
  const shop = await aShop();
  const body = await bodyFor(shop);
  expect((await post("/merchant/wallet", body)).status).toBe(401);
  const withKey = await request(gateway.url).post("/merchant/wallet").set("X-API-Key", shop.sandboxApiKey).send(body);
  expect(withKey.status).toBe(401);
  const page = await post("/merchant/wallet", body, shop.cookie).set("Origin", "https://evil.example");
  expect(codeOf(page)).toEqual([403, "origin_not_allowed", undefined]);

  const { oldWalletProof, newWalletProof } = body;
  const forged = { ...newWalletProof, signature: await shop.wallet.signMessage(newWalletProof.message) };
  const refused = await post("/merchant/wallet", { ...body, newWalletProof: forged }, shop.cookie);
  expect(codeOf(refused)).toEqual([401, "unauthorized", "signature_mismatch"]);
  expect(refused.body.error.details.proof).toBe("newWalletProof");
  // Both nonces are used up by then.
  expect(codeOf(await post("/merchant/wallet", body, shop.cookie))).toEqual([401, "unauthorized", "nonce_unknown"]);

  // A proof of a wallet change is no sign-in, and a sign-in is no proof.
  const proof = await proofOf(shop.wallet, changeStatement(requestOf(shop)));
  expect(codeOf(await post("/auth/login", proof))).toEqual([401, "unauthorized", "statement_mismatch"]);
  const signedIn = await signInMessage(gateway.url, shop.wallet);
  const mixed = await post("/merchant/wallet", { ...(await bodyFor(shop)), oldWalletProof: signedIn }, shop.cookie);
  expect(codeOf(mixed)).toEqual([401, "unauthorized", "statement_mismatch"]);
  expect(mixed.body.error.details.expected).toBe(changeStatement(requestOf(shop)));
  expect(oldWalletProof.message).toContain(mixed.body.error.details.expected);

  // Another merchant's wallet is refused although its owner signs.
  const other = await aShop();
  expect(codeOf(await change({ ...shop, next: other.wallet }))).toEqual([409, "merchant_exists", undefined]);
  expect((await me(shop.cookie).expect(200)).body).toMatchObject({ walletAddress: shop.address });
});

it("is set by an operator for a merchant that has lost its wallet", async () => {
  const shop = await aShopInProduction();
  await change({ ...shop, next: freshWallet() });
  const ops = async (...words: string[]) => {
    const env = { DATABASE_URL: stack.databaseUrl, NODE_ENV: "test" };
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], { env });
    return stdout;
  };
  const { merchantId, next } = shop;
  const said = await ops(
    "merchants",
    "set-wallet",
    merchantId,
    next.address,
    "--because",
    "a call back",
    "--by",
    "siti",
  );
  expect(said).toContain(`${merchantId} is paid to ${next.address} now`);
  expect((await me(shop.cookie)).status).toBe(401);
  const cookie = await signIn(gateway.url, { ...shop, wallet: next });
  expect((await me(cookie).expect(200)).body).toMatchObject({ walletAddress: next.address, nextWallet: null });
  expect(await ops("audit", "3")).toMatch(/operator siti: merchant\.set_wallet .*"because":"a call back"/);
});
