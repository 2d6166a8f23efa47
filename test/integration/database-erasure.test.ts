import { createAuditChain } from "@lunas/database/audit-chain";
import { createMerchantErasure } from "@lunas/database/merchant-erasure";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import { createRetention } from "@lunas/database/retention";
import type { ServiceRole } from "@lunas/database/roles/grants";
import { createWalletChanges } from "@lunas/database/wallet-changes";
import { verifyAuditChain } from "@lunas/domain/operations/audit-chain";
import { type MerchantId, newId, type PaymentId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { connectTo } from "../harness/connect-to";
import { openStores, registered, testAuthor } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(60_000);

const dayMs = 86_400_000;
const operator = { kind: "operator", id: "siti" } as const;

useFreshStores();

const chain = () => createAuditChain(stores.database);
const verify = () => verifyAuditChain(chain(), null);
const rows = async <Row>(sql: string, values: readonly string[] = []) => (await query(url, sql, values)) as Row[];
const asRole = (role: ServiceRole, sql: string) => query(roleUrl(url, role), sql);
/** Past every trigger and foreign key. */
const tamper = (sql: string) => query(url, `set session_replication_role = replica; ${sql}`);

/** A payment with metadata, stored so many days ago. */
async function aPayment(merchantId: MerchantId, daysAgo: number, status = "confirmed"): Promise<PaymentId> {
  const authorization = anAuthorization({ from: freshAddress() });
  const payment = aNewPayment({ merchantId, chainId: freshChainId(), authorization });
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 5_000 };
  const personal = { metadata: { order: "Budi 7" }, description: "Coffee for Budi" };
  await stores.payments.accept(
    { ...payment, ...personal },
    { balance: 10n ** 9n, allowance: null, readAtBlock: 1 },
    lease,
  );
  if (status === "confirmed") await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  await query(url, `update payments set created_at = now() - interval '${daysAgo} days' where id = $1`, [payment.id]);
  return payment.id;
}

const aged = (days: number) =>
  tamper(
    `update audit_personal set at = now() - interval '${days} days'; update audit_log set at = now() - interval '${days} days'`,
  );
const personalOf = (id: PaymentId) => rows("select metadata, description from payments where id = $1", [id]);
const kept = [{ metadata: { order: "Budi 7" }, description: "Coffee for Budi" }];
const removed = [{ metadata: null, description: null }];

describe("retention", () => {
  test("removes what is older, in batches, by the dispatcher's role, and nothing else", async () => {
    const id = await registered(stores);
    await aged(200);
    await stores.merchants.update(id, { name: "Young" });
    const [old, older, young] = [await aPayment(id, 91), await aPayment(id, 120), await aPayment(id, 89)];
    const books =
      "select id, payer, nonce, pay_to, amount, tx_hash, signature, resource, body_hash, status from payments order by id";
    const before = await rows(books);
    const dispatcher = openStores(roleUrl(url, "lunas_dispatcher"));
    const retention = createRetention(dispatcher.database);
    const counts: number[] = [];
    for (let time = 0; time < 3; time += 1) counts.push(await retention.forget(Date.now() - 90 * dayMs, 1));
    await dispatcher.close();
    expect(counts).toEqual([2, 1, 0]);
    expect([await personalOf(old), await personalOf(older), await personalOf(young)]).toEqual([removed, removed, kept]);
    expect(await rows(books)).toEqual(before);
    const { entries } = await stores.audit.list(id, { page: 1, limit: 5 });
    expect(entries.map(({ personal }) => personal === null)).toEqual([false, true]);
  });

  test("is not what a stolen dispatcher can do early, nor to write something else", async () => {
    const id = await registered(stores);
    const [old, young] = [await aPayment(id, 91), await aPayment(id, 89)] as const;
    const early = "update payments set metadata = null";
    await expect(asRole("lunas_dispatcher", early)).rejects.toMatchObject({
      message: expect.stringContaining("not 90 days old"),
    });
    const other = `update payments set metadata = '{"order":"8"}' where id = '${old}'`;
    for (const forge of [asRole("lunas_dispatcher", other), query(url, other)])
      await expect(forge).rejects.toMatchObject({ message: expect.stringContaining("never changed") });
    expect(await personalOf(old)).toEqual(kept);
    await asRole("lunas_dispatcher", "select forget_personal_data(now(), 100)");
    expect([await personalOf(old), await personalOf(young)]).toEqual([removed, kept]);
  });

  test("leaves a payment alone that is pending, however old", async () => {
    const id = await aPayment(await registered(stores), 400, "pending");
    expect(await createRetention(stores.database).forget(Date.now() - 90 * dayMs, 10)).toBe(0);
    expect(await personalOf(id)).toEqual(kept);
  });
});

describe("erasing a merchant", () => {
  const erase = (id: MerchantId) => createMerchantErasure(stores.database, operator).erase(id);

  test("is refused while it may be working, and of one that does not exist", async () => {
    const id = await registered(stores);
    expect([await erase(newId("mer")), await erase(id)]).toEqual(["unknown", "not_suspended"]);
    await createMerchantSuspension(stores.database, operator).suspend(id);
    expect(await erase(id)).toBe("not_suspended");
    expect((await stores.merchants.findById(id))?.email).toBe("kedai@example.com");
  });

  test("keeps wallets that were paid, and drops one that was only announced", async () => {
    const shops = [await registered(stores), await registered(stores)];
    const wallets: string[][] = [];
    for (const id of shops) {
      const key = "insert into api_keys (id, merchant_id, hash, prefix, type, environment, allowed_origins)";
      await query(url, `${key} values ('key_' || $1, $1, $1, 'ipk_live_x', 'secret', 'production', '{}')`, [id]);
      const { walletAddress: oldWallet } = (await stores.merchants.findById(id)) ?? { walletAddress: freshAddress() };
      const wanted = { merchantId: id, oldWallet, newWallet: freshAddress() };
      await createWalletChanges(stores.database).announce(wanted, testAuthor.origin);
      await query(url, "update merchants set suspended_at = now() - interval '11 seconds' where id = $1", [id]);
      wallets.push([oldWallet, wanted.newWallet]);
    }
    const [early = "mer_", due = "mer_"] = shops;
    await query(url, "update merchants set next_wallet_at = now() where id = $1", [due]);
    for (const id of shops) expect(await erase(id)).toMatchObject({ payments: 0 });
    const keptOf = async (id: string) =>
      (await rows<{ address: string }>("select address from merchant_wallets where merchant_id = $1", [id])).map(
        ({ address }) => address,
      );
    expect(await keptOf(early)).toEqual(wallets[0]?.slice(0, 1));
    expect((await keptOf(due)).toSorted()).toEqual(wallets[1]?.toSorted());
    expect(await stores.merchants.findById(early)).toMatchObject({ walletAddress: wallets[0]?.[0], nextWallet: null });
    expect(await stores.merchants.findById(due)).toMatchObject({ walletAddress: wallets[1]?.[1], nextWallet: null });
  });

  test("removes its personal data only, keeps its payments, and may be repeated", async () => {
    const [id, other] = [await registered(stores), await registered(stores)];
    const webhookSecrets = { current: "whsec_x", previous: null, previousUntilMs: null };
    for (const each of [id, other])
      await stores.merchants.update(each, { webhookUrl: `https://${each.toLowerCase()}.example/hook`, webhookSecrets });
    const [mine, others] = [await aPayment(id, 0), await aPayment(other, 0)];
    const [delivery] = await stores.webhooks.fanOut(10);
    const attempt = {
      startedAtMs: Date.now(),
      durationMs: 1,
      statusCode: 500,
      responseExcerpt: "Dear Budi",
      error: null,
      retryAfterMs: null,
    };
    await stores.webhooks.record(delivery?.id ?? "dlv_", attempt, { kind: "retry", atMs: Date.now() + 60_000 });
    await chain().chain(100);
    const books = "select id, payer, nonce, pay_to, amount, tx_hash, status, merchant_id from payments order by id";
    const before = await rows(books);
    await query(url, "update merchants set suspended_at = now() - interval '11 seconds' where id = $1", [id]);

    expect(await erase(id)).toEqual({ payments: 1, charges: 0, deliveries: 1, auditEntries: 2 });
    const { walletAddress, ...merchant } = (await stores.merchants.findById(id)) ?? {};
    expect(merchant).toMatchObject({
      email: "",
      name: "",
      website: null,
      webhookUrl: null,
      webhookSecrets: { current: null },
    });
    expect(walletAddress).toMatch(/^0x/);
    expect(
      await rows(
        "select label, allowed_origins, revoked_at is not null as ended from api_keys where merchant_id = $1",
        [id],
      ),
    ).toEqual([{ label: "", allowed_origins: [], ended: true }]);
    expect([await personalOf(mine), await personalOf(others)]).toEqual([removed, kept]);
    expect(await rows("select url, status from deliveries where merchant_id = $1", [id])).toEqual([
      { url: "", status: "failed" },
    ]);
    const dump = JSON.stringify(
      await rows(
        "select to_jsonb(m) from merchants m where id = $1 union all select to_jsonb(d) from deliveries d where merchant_id = $1",
        [id],
      ),
    );
    expect(dump).not.toMatch(/kedai|\.example/i);
    expect(await rows(books)).toEqual(before);
    const { entries } = await stores.audit.list(id, { page: 1, limit: 10 });
    expect(entries.map(({ action, personal }) => [action, personal])).toEqual([
      ["merchant.erase", null],
      ...entries.slice(1).map(({ action }) => [action, null]),
    ]);
    expect((await stores.merchants.findById(other))?.email).toBe("kedai@example.com");
    expect(
      (await stores.audit.list(other, { page: 1, limit: 10 })).entries.every(({ personal }) => personal !== null),
    ).toBe(true);
    await chain().chain(100);
    expect(await verify()).toMatchObject({ erased: 2, problems: [] });

    expect(await erase(id)).toEqual({ payments: 0, charges: 0, deliveries: 0, auditEntries: 0 });
    expect((await verify()).problems).toEqual([]);
  });

  /** A merchant that may be erased, with a claimed delivery to its endpoint. */
  async function whileAnAttemptRuns() {
    const id = await registered(stores);
    const webhookSecrets = { current: "whsec_x", previous: null, previousUntilMs: null };
    await stores.merchants.update(id, { webhookUrl: "https://kedai.example/hook", webhookSecrets });
    await aPayment(id, 0);
    const [made] = await stores.webhooks.fanOut(10);
    const delivery = made?.id ?? "dlv_";
    expect(await stores.webhooks.claim(delivery, 60_000)).not.toBeNull();
    await query(url, "update merchants set suspended_at = now() - interval '11 seconds' where id = $1", [id]);
    return { id, delivery };
  }

  const answered = (verdict: string, delivery: string) =>
    JSON.stringify([
      {
        ...{ delivery, verdict, retry_at: verdict === "retry" ? new Date().toISOString() : null },
        attempt: {
          ...{ started_at: new Date().toISOString(), duration_ms: 1, status_code: verdict === "retry" ? 500 : 200 },
          ...{ response_excerpt: "Dear Budi", error: "Budi's proxy", url: "https://kedai.example/hook" },
        },
      },
    ]);
  const recorded = "select record_delivery_attempts($1::jsonb)";
  const leftOf = (delivery: string) =>
    rows(
      `select d.url, a.response_excerpt as excerpt, a.error from deliveries d join delivery_attempts a on a.delivery_id = d.id
        where d.id = $1`,
      [delivery],
    );
  const nothingLeft = [{ url: "", excerpt: null, error: null }];

  test.each(["retry", "delivered"])("keeps no answer of an attempt that is recorded later (%s)", async (verdict) => {
    const { id, delivery } = await whileAnAttemptRuns();
    await erase(id);
    await query(roleUrl(url, "lunas_dispatcher"), recorded, [answered(verdict, delivery)]);
    expect(await leftOf(delivery)).toEqual(nothingLeft);
  });

  test.each(["retry", "delivered"])("nor of one that is being recorded meanwhile (%s)", async (verdict) => {
    const { id, delivery } = await whileAnAttemptRuns();
    const dispatcher = await connectTo(url);
    await dispatcher.query("begin");
    await dispatcher.query(recorded, [answered(verdict, delivery)]);
    const erasing = erase(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await dispatcher.query("commit");
    await dispatcher.end();
    await erasing;
    expect(await leftOf(delivery)).toEqual(nothingLeft);
  });

  test.each(["retry", "delivered"])("nor of one that waits for its delivery meanwhile (%s)", async (verdict) => {
    const { id, delivery } = await whileAnAttemptRuns();
    // So that the record need not wait for the merchant, which the erasure writes first.
    await query(url, "update merchants set webhook_failing_since = now() where id = $1", [id]);
    const holder = await connectTo(url);
    await holder.query("begin");
    await holder.query("select from deliveries where id = $1 for update", [delivery]);
    const recording = query(url, "select record_delivery_attempt($1, $2::jsonb, $3, now())", [
      delivery,
      JSON.stringify(JSON.parse(answered(verdict, delivery))[0].attempt),
      verdict,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const erasing = erase(id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await holder.query("commit");
    await holder.end();
    await Promise.all([recording, erasing]);
    expect(await leftOf(delivery)).toEqual(nothingLeft);
  });

  test("leaves no address in a delivery that the relay was making meanwhile", async () => {
    const { id, delivery } = await whileAnAttemptRuns();
    await erase(id);
    const made = `insert into deliveries (id, event_id, merchant_id, url, next_attempt_at)
      select $1, event_id, merchant_id, 'https://kedai.example/hook', now() + $3::interval from deliveries where id = $2`;
    await query(url, made, ["dlv_now", delivery, "0"]);
    await query(url, made, ["dlv_later", delivery, "1 day"]);
    expect(await stores.webhooks.claim("dlv_now", 60_000)).toBeNull();
    expect(await stores.webhooks.endUndeliverable(10)).toBe(1);
    expect(await rows("select distinct url, status from deliveries where merchant_id = $1", [id])).toEqual([
      { url: "", status: "failed" },
    ]);
  });
});
