import { execFile } from "node:child_process";
import { join } from "node:path";
import { receipts } from "@lunas/client";
import { Lunas } from "@lunas/server";
import { query } from "@lunas/stack/postgres/query";
import request from "supertest";
import { insertPayments } from "../bench/insert-payments";
import { snippetOf } from "../harness/run-snippet";
import { registerMerchant, signIn, startGateway } from "./gateway-fixture";
import { gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

let paymentId: string;

useGateway();
beforeAll(async () => {
  const { merchantId } = merchant;
  await insertPayments(stack.databaseUrl, { merchantId, environment: "sandbox", count: 20, days: 3, payers: 2 });
  await query(stack.databaseUrl, "alter table payments disable trigger user");
  await query(
    stack.databaseUrl,
    `update payments set description = '<b>Kopi & "susu"</b>', metadata = '{"note":"metadata-of-merchant"}' where merchant_id = $1`,
    [merchantId],
  );
  paymentId = await idOf("confirmed");
});

async function idOf(status: string): Promise<string> {
  const found = await query(stack.databaseUrl, "select id from payments where status = $1 limit 1", [status]);
  return (found as { id: string }[])[0]?.id ?? "";
}

const receiptOf = (id: string, key = merchant.sandboxApiKey) =>
  request(gateway.url).get(`/payments/${id}/receipt`).set("X-API-Key", key);
const page = (url: string) => request(gateway.url).get(new URL(url).pathname);

test("GET /payments/:id/receipt: a signed receipt and the URL of its page, by key and by session", async () => {
  const { body } = await receiptOf(paymentId).expect(200);
  const [header, claims] = body.receipt
    .split(".")
    .slice(0, 2)
    .map((part: string) => JSON.parse(Buffer.from(part, "base64url").toString()));
  const { body: keys } = await request(gateway.url).get("/.well-known/jwks.json").expect(200);
  expect(keys.keys.map(({ kid }: { kid: string }) => kid)).toContain(header.kid);
  const { body: record } = await request(gateway.url)
    .get(`/payments/${paymentId}`)
    .set("X-API-Key", merchant.sandboxApiKey);
  for (const name of ["paymentId", "amount", "from", "to", "txHash", "timestamp", "resource", "description"]) {
    expect([name, claims[name]]).toEqual([name, record[name]]);
  }
  expect(claims).not.toHaveProperty("metadata");
  const session = await request(gateway.url)
    .get(`/payments/${paymentId}/receipt?environment=sandbox`)
    .set("Cookie", await signIn(gateway.url, merchant))
    .expect(200);
  expect(session.body.url).toBe(body.url);
});

test("a payment that is not confirmed has no receipt, and another merchant's is not there", async () => {
  const failed = await idOf("failed");
  const refused = await receiptOf(failed).expect(409);
  expect(refused.body.error).toMatchObject({ code: "receipt_not_available", details: { status: "failed" } });
  await query(
    stack.databaseUrl,
    "update payments set status = 'pending', failure_code = null, failure_message = null, ended_at = null where id = $1",
    [failed],
  );
  const pending = await receiptOf(failed).expect(409);
  expect(pending.body.error).toMatchObject({ code: "receipt_not_available", details: { status: "pending" } });
  const other = await registerMerchant(gateway.url);
  expect((await receiptOf(paymentId, other.sandboxApiKey).expect(404)).body.error.code).toBe("payment_not_found");
});

describe("the page", () => {
  test("shows the payment in both languages, without a key, and is not indexed", async () => {
    const { body } = await receiptOf(paymentId);
    const indonesian = await page(body.url).expect(200);
    expect(indonesian.text).toContain('<html lang="id">');
    expect(indonesian.text).toContain("Tanda terima");
    expect(indonesian.text).toContain('<p class="badge">Sudah dibayar</p>');
    expect(indonesian.text).toContain("uang percobaan");
    expect(indonesian.text.match(/<details/g)).toHaveLength(2);
    expect(indonesian.text).toMatch(/role="img" aria-label="Kode QR alamat halaman ini"><svg/);
    const english = await page(body.url).set("Accept-Language", "en-GB,en;q=0.9").expect(200);
    expect(english.text).toContain("Paid to");
    const chosen = await page(body.url).query({ lang: "id" }).set("Accept-Language", "en").expect(200);
    expect(chosen.text).toContain("Dibayarkan kepada");
    expect(english.headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(english.text).toContain('<meta name="robots" content="noindex, nofollow" />');
    const policy = String(english.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https:/);
    expect(english.text.match(/<script[^>]*>/g)).toEqual(['<script src="/receipts/page.js" defer>']);
    expect(english.text).not.toMatch(/style=|onload/);
    await request(gateway.url)
      .get("/receipts/page.js")
      .expect(200)
      .expect("Content-Type", /javascript/);
  });

  test("shows no e-mail, metadata or key, and a payer's words as text", async () => {
    const { body } = await receiptOf(paymentId);
    const { text } = await page(body.url).expect(200);
    expect(text).toContain("Kedai Kopi");
    expect(text).toContain("&lt;b&gt;Kopi &amp; &quot;susu&quot;&lt;/b&gt;");
    for (const secret of [
      "kedai@example.com",
      "metadata-of-merchant",
      merchant.sandboxApiKey,
      stack.secrets.receiptKeys,
    ])
      expect(text).not.toContain(secret);
  });

  test("of no other payment: a token under another id is unknown", async () => {
    const { body } = await receiptOf(paymentId);
    const all = (await query(stack.databaseUrl, "select id from payments where id <> $1 limit 5", [paymentId])) as {
      id: string;
    }[];
    for (const { id } of all) {
      const other = await page(body.url.replace(paymentId, id));
      expect([other.status, other.text.includes(id)]).toEqual([404, false]);
    }
    for (const token of ["x", "pay_1", "%2e%2e%2fhealth", `pay_1_${"0".repeat(32)}`]) {
      await request(gateway.url).get(`/receipts/${token}`).expect(404);
    }
    await request(gateway.url).post("/receipts/x").expect(405);
  });
});

describe("a refund's receipt", () => {
  /** Stores a refund of the payment in this state and answers its id. */
  async function aRefund(status: string): Promise<string> {
    const [row] = (await query(
      stack.databaseUrl,
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', 'ref_' || md5(random()::text),
         'refund_of', p.id, 'payer', p.pay_to, 'pay_to', p.payer, 'nonce', floor(random() * 1e15), 'amount', 1,
         'description', 'One cup was cold.', 'status', $2::text, 'log_index', floor(random() * 1e6)) || case when $2 = 'confirmed'
         then '{}'::jsonb else '{"tx_hash":null,"log_index":null,"block_number":null,"block_hash":null,"block_time":null}' end
         || case $2 when 'failed' then '{"failure_code":"expired","failure_message":"Too late."}'::jsonb
         when 'pending' then '{"ended_at":null}' else '{}' end)).*
       from payments p where id = $1 returning id`,
      [paymentId, status],
    )) as { id: string }[];
    return row?.id ?? "";
  }
  const ask = (path: string, key = merchant.sandboxApiKey) => request(gateway.url).get(path).set("X-API-Key", key);

  test("is signed, verified by both libraries, and no proof of the payment", async () => {
    const refundId = await aRefund("confirmed");
    const service = gateway.url.replace("127.0.0.1", "localhost");
    const lunas = new Lunas(merchant.sandboxApiKey, { environment: "local", facilitatorUrl: service });
    const { receipt, url } = await lunas.refunds.receipt(refundId);
    const { body: record } = await ask(`/refunds/${refundId}`).expect(200);
    const { from, to, amount, txHash, timestamp } = record;
    const claims = { refundId, paymentId, from, to, amount, txHash, timestamp, iss: service };
    const expected = { environment: "local", refundId } as const;
    expect(await lunas.receipts.verifyRefund(receipt, expected)).toMatchObject(claims);
    const byPayer = receipts.verifyRefund(receipt, { ...expected, facilitatorUrl: service });
    expect(await byPayer).toMatchObject(claims);
    const asPayment = lunas.receipts.verify(receipt, { environment: "local", paymentId });
    await expect(asPayment).rejects.toMatchObject({ code: "receipt_invalid" });
    expect(url).toContain(`/receipts/${refundId}_`);
  });

  test("has a timeline beside it, which names the refund and its payment, for its own merchant only", async () => {
    const refundId = await aRefund("confirmed");
    const { body } = await ask(`/refunds/${refundId}/timeline`).expect(200);
    expect(body).toMatchObject({ refundId, paymentId, status: "confirmed" });
    expect(JSON.stringify(body)).toMatch(/"received".*"verified".*"queued".*"confirmed"/);
    const other = await registerMerchant(gateway.url);
    await ask(`/refunds/${refundId}/timeline`, other.sandboxApiKey).expect(404);
    await ask(`/refunds/${paymentId.replace("pay_", "ref_")}/timeline`).expect(404);
    await ask(`/payments/${refundId}/timeline`).expect(400);
  });

  test("is told on the payment's page: each amount with its time, and what remains; not while it can still fail", async () => {
    const { body } = await receiptOf(paymentId).expect(200);
    const price = BigInt((await ask(`/payments/${paymentId}`).expect(200)).body.amount);
    const read = async (lang: string) => (await page(body.url).query({ lang }).expect(200)).text;
    const removeAll = () => query(stack.databaseUrl, "delete from payments where refund_of = $1", [paymentId]);
    const stateOf = (text: string) => /<p class="badge[^>]*>([^<]*)/.exec(text)?.[1];
    await removeAll();
    for (const status of ["pending", "failed"]) await aRefund(status);
    expect([stateOf(await read("id")), (await read("id")).includes("Setelah pengembalian")]).toEqual([
      "Sudah dibayar",
      false,
    ]);
    await aRefund("confirmed");
    const [indonesian, english] = [await read("id"), await read("en")];
    expect([stateOf(indonesian), stateOf(english)]).toEqual(["Dikembalikan sebagian", "Partly refunded"]);
    expect(indonesian).toMatch(/<dt>Dikembalikan<\/dt><dd>Rp\u00a00,01, \d+ \w+ \d{4}/);
    expect(english).toMatch(/<dt>After refunds<\/dt><dd>Rp\u00a0/);
    expect(indonesian).not.toContain("One cup was cold.");
    const rest = await aRefund("confirmed");
    await query(stack.databaseUrl, "update payments set amount = $2 where id = $1", [rest, String(price - 1n)]);
    const whole = await read("id");
    expect([stateOf(whole), whole.includes("<dt>Setelah pengembalian</dt><dd>Rp\u00a00,00")]).toEqual([
      "Dikembalikan",
      true,
    ]);
    expect(whole).not.toContain("Sudah dibayar");
    await removeAll();
  });

  test("has a page in both languages, without the merchant's reason", async () => {
    const { body } = await ask(`/refunds/${await aRefund("confirmed")}/receipt`).expect(200);
    const indonesian = await page(body.url).expect(200);
    expect(indonesian.text).toContain("Tanda terima pengembalian dana");
    const english = await page(body.url).query({ lang: "en" }).expect(200);
    expect(english.text).toContain("Refunded by");
    for (const { text } of [indonesian, english]) expect(text).not.toContain("One cup was cold.");
  });

  test.each(["pending", "failed"])("of a refund that is %s is not there", async (status) => {
    const refundId = await aRefund(status);
    const refused = await ask(`/refunds/${refundId}/receipt`).expect(409);
    expect(refused.body.error).toMatchObject({ code: "receipt_not_available", details: { status } });
    const confirmed = await ask(`/refunds/${await aRefund("confirmed")}/receipt`).expect(200);
    // The token of another refund does not open this one.
    await page(confirmed.body.url.replace(/ref_[0-9a-f]+/, refundId)).expect(404);
  });

  test("of another merchant is not there; neither token leads to the other's page", async () => {
    const refundId = await aRefund("confirmed");
    const other = await registerMerchant(gateway.url);
    expect((await ask(`/refunds/${refundId}/receipt`, other.sandboxApiKey).expect(404)).body.error.code).toBe(
      "not_found",
    );
    const [{ body: ofRefund }, { body: ofPayment }] = [
      await ask(`/refunds/${refundId}/receipt`).expect(200),
      await receiptOf(paymentId).expect(200),
    ];
    await page(ofPayment.url.replace(paymentId, refundId)).expect(404);
    await page(ofRefund.url.replace(refundId, paymentId)).expect(404);
    const { text } = await page(ofPayment.url).expect(200);
    expect(text).not.toContain(refundId);
    expect((await receiptOf(refundId)).status).not.toBe(200);
  });
});

test("rotation: the page and the receipt of before stay valid while the old key is listed", async () => {
  const { body } = await receiptOf(paymentId);
  const newKey = `next:${Buffer.alloc(32, 3).toString("base64")}`;
  const rotated = await startGateway(stack, { RECEIPT_KEYS: `${newKey},${stack.secrets.receiptKeys}` });
  try {
    const { body: keys } = await request(rotated.url).get("/.well-known/jwks.json").expect(200);
    expect(keys.keys.map(({ kid }: { kid: string }) => kid)).toEqual(["next", "dev"]);
    await request(rotated.url).get(new URL(body.url).pathname).expect(200);
  } finally {
    await rotated.stop();
  }
});

describe("verified by others", () => {
  const service = () => gateway.url.replace("127.0.0.1", "localhost");

  test("the server library fetches, verifies and refuses what was not expected", async () => {
    const lunas = new Lunas(merchant.sandboxApiKey, { environment: "local", facilitatorUrl: service() });
    const { receipt, url } = await lunas.payments.receipt(paymentId);
    expect(url).toContain(`/receipts/${paymentId}_`);
    const expected = { environment: "local", paymentId } as const;
    expect(await lunas.receipts.verify(receipt, expected)).toMatchObject({ iss: service(), paymentId });
    await expect(lunas.receipts.verify(receipt, { ...expected, environment: "base" })).rejects.toMatchObject({
      code: "environment_mismatch",
    });
    await expect(lunas.receipts.verify(receipt, { ...expected, rupiah: "1" })).rejects.toMatchObject({
      code: "receipt_mismatch",
    });
  });

  test("the client library verifies without a key", async () => {
    const { body } = await receiptOf(paymentId);
    const claims = await receipts.verify(body.receipt, { environment: "local", facilitatorUrl: service() });
    expect(claims.paymentId).toBe(paymentId);
    const elsewhere = receipts.verify(body.receipt, { environment: "local", facilitatorUrl: gateway.url });
    await expect(elsewhere).rejects.toMatchObject({ code: "receipt_invalid" });
  });

  test("the lines of docs/receipts.md verify with jose, and refuse a forged receipt and play money", async () => {
    const code = snippetOf("docs/receipts.md", "verify-receipt.mjs");
    expect(code.trim().split("\n").length).toBeLessThanOrEqual(10);
    const { body } = await receiptOf(paymentId);
    const accepting = code.replace('= "production"', '= "sandbox"');
    expect(await run(accepting, body.receipt)).toMatch(new RegExp(`^${paymentId} \\d+ 0x`));
    expect(await run(code, body.receipt)).toContain("This is a receipt of the sandbox.");
    expect(await run(accepting, `${body.receipt.slice(0, -4)}AAAA`)).toContain("JWSSignatureVerificationFailed");
  });

  /** What a module prints, or its error. It finds `jose` where the gateway does. */
  function run(code: string, receipt: string): Promise<string> {
    const cwd = join(__dirname, "../../services/gateway");
    // Without a file's name, the arguments begin one earlier.
    const args = ["--input-type=module", "-e", code.replace("slice(2)", "slice(1)"), "--", service(), receipt];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd }, (error, output, problem) => resolve(error === null ? output : problem));
    });
  }
});
