import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { createMerchantErasure } from "@lunas/database/merchant-erasure";
import type { MerchantId, PaymentId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aConfirmation } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import request from "supertest";
import { insertPayments } from "../bench/insert-payments";
import { openStores } from "./database-postgres";
import { startGateway } from "./gateway-fixture";
import { cookie, gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

let paymentId: string;
useGateway();
beforeAll(async () => {
  const { merchantId } = merchant;
  await insertPayments(stack.databaseUrl, { merchantId, environment: "sandbox", count: 40, days: 100, payers: 4 });
  await past("update payments set description = 'Kopi untuk Budi', metadata = '{\"order\":\"Budi 7\"}'");
  const [oldest] = await rows<{ id: string }>(
    "select id from payments where status = 'confirmed' order by created_at limit 1",
  );
  paymentId = oldest?.id ?? "";
});

const rows = async <Row>(sql: string, values: readonly string[] = []) =>
  (await query(stack.databaseUrl, sql, [...values])) as Row[];
/** Past every trigger. */
const past = (sql: string) => query(stack.databaseUrl, `set session_replication_role = replica; ${sql}`);

const receiptOf = (id: string) => request(gateway.url).get(`/payments/${id}/receipt`);
const page = (url: string, at = gateway.url) => request(at).get(new URL(url).pathname);
const jwks = async (at = gateway.url) => (await request(at).get("/.well-known/jwks.json").expect(200)).body;
/** Whether one of the published keys has signed a receipt (EdDSA). */
function verifies(receipt: string, { keys }: { readonly keys: readonly (JsonWebKey & { readonly kid: string })[] }) {
  const [head = "", claims = "", signature = ""] = receipt.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
  const key = keys.find((each) => each.kid === kid);
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    key !== undefined &&
    verify(null, signed, createPublicKey({ key, format: "jwk" }), Buffer.from(signature, "base64url"))
  );
}

/** What a reader sees of a page, without what changes by itself. */
const seen = (text: string) => text.replace(/nonce-\S+/g, "");

async function given(): Promise<{ readonly receipt: string; readonly url: string; readonly text: string }> {
  const { body } = await receiptOf(paymentId).set("X-API-Key", merchant.sandboxApiKey).expect(200);
  const { text } = await page(body.url).expect(200);
  return { ...body, text: seen(text) };
}

test("the keys that are published are public, and no page or answer of a receipt is kept or sends its address on", async () => {
  const { keys } = await jwks();
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
  const { url } = await given();
  for (const [path, referer] of [
    [new URL(url).pathname, "https://evil.example/"],
    [`${new URL(url).pathname}?utm=1`, gateway.url],
  ] as const) {
    const { headers } = await request(gateway.url).get(path).set("Referer", referer).expect(200);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toMatch(/no-store/);
    expect(headers["x-robots-tag"]).toMatch(/noindex/);
    expect([headers.etag, headers["last-modified"]]).toEqual([undefined, undefined]);
  }
  const head = await request(gateway.url).head(new URL(url).pathname).expect(200);
  expect(head.headers["cache-control"]).toMatch(/no-store/);
});

test("after months of events, deliveries and attempts are gone a receipt says what it said", async () => {
  const before = await given();
  await past("delete from events; delete from deliveries; delete from delivery_attempts; delete from attempts");
  const after = await given();
  // The signed form has the second in which it was signed.
  const words = ({ text }: { readonly text: string }) => text.replace(/<code class="signed">[^<]+/, "");
  expect(words(after)).toBe(words(before));
  const claims = (receipt: string) => {
    const { iat, ...rest } = JSON.parse(Buffer.from(receipt.split(".")[1] ?? "", "base64url").toString());
    return rest;
  };
  expect(claims(after.receipt)).toEqual(claims(before.receipt));
});

test("after two rotations old receipts verify and open, while their key is listed; without it neither", async () => {
  const { receipt, url } = await given();
  const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
  const own = stack.secrets.receiptKeys;
  const listed = await startGateway(stack, { RECEIPT_KEYS: [key("k3", 3), key("k2", 2), own].join(",") });
  const dropped = await startGateway(stack, { RECEIPT_KEYS: [key("k3", 3), key("k2", 2)].join(",") });
  try {
    expect(verifies(receipt, await jwks(listed.url))).toBe(true);
    await page(url, listed.url).expect(200);
    expect(verifies(receipt, await jwks(dropped.url))).toBe(false);
    await page(url, dropped.url).expect(404);
  } finally {
    await Promise.all([listed.stop(), dropped.stop()]);
  }
});

test("an erased merchant: the payer's receipt stays true without any personal data, and an open refund settles", async () => {
  const { merchantId } = merchant;
  const { receipt, url, text: before } = await given();
  expect(before).toContain("Kopi untuk Budi");
  await past(`insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', 'ref_' || md5(random()::text),
      'refund_of', p.id, 'payer', p.pay_to, 'pay_to', p.payer, 'nonce', floor(random() * 1e15), 'amount', 1, 'status', 'pending',
      'description', 'Kembali untuk Budi', 'tx_hash', null, 'log_index', null, 'block_number', null, 'block_hash', null,
      'block_time', null, 'ended_at', null))).* from payments p where id = '${paymentId}'`);
  const [{ id: refundId = "" } = {}] = await rows<{ id: string }>(
    "select id from payments where refund_of is not null",
  );
  await past(`update merchants set suspended_at = now() - interval '1 minute', webhook_url = 'https://budi.example/hook'
    where id = '${merchantId}'`);

  const stores = openStores(stack.databaseUrl);
  try {
    const erasure = createMerchantErasure(stores.database, { kind: "operator", id: "siti" });
    await erasure.erase(merchantId as MerchantId);

    const after = await page(url).expect(200);
    expect(seen(after.text)).not.toMatch(/Budi|Kedai Kopi|kedai@|undefined|null|NaN|\[object/);
    for (const kept of [/0x[0-9a-f]{64}/, /Rp/]) {
      expect(after.text.match(kept)?.[0]).toBe(before.match(kept)?.[0]);
    }
    expect(verifies(receipt, await jwks())).toBe(true);
    // Neither its key nor its session reads anything more, five seconds after the suspension.
    const byKey = () => receiptOf(paymentId).set("X-API-Key", merchant.sandboxApiKey);
    await until(async () => (await byKey()).status === 401, { timeoutMs: 10_000, what: "the key's end" });
    const bySession = receiptOf(paymentId).query({ environment: "sandbox" }).set("Cookie", cookie);
    expect((await bySession).status).toBe(401);

    await stores.settlements.finish(null, [], [aConfirmation(refundId as PaymentId)]);
    const events = await rows<object>("select type from events where payment_id = $1", [refundId]);
    expect(events).toEqual([{ type: "refund.confirmed" }]);
    await query(stack.databaseUrl, "select fan_out_events(array['dlv_1', 'dlv_2', 'dlv_3'])");
    expect(await rows("select 1 from deliveries where merchant_id = $1 and url <> ''", [merchantId])).toEqual([]);
    const shown = await page(url).query({ lang: "en" }).expect(200);
    expect(shown.text).toContain("Partly refunded");
    expect(shown.text).not.toMatch(/Budi/);
    const [personal] = await rows<{ count: number }>(
      "select count(*)::int as count from payments where merchant_id = $1 and (description is not null or metadata is not null)",
      [merchantId],
    );
    expect(personal?.count).toBe(0);
  } finally {
    await stores.close();
  }
});
