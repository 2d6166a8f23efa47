import { settlementBacklog } from "@lunas/database/backlog";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import type { NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { ResolutionEvidence } from "@lunas/domain/operations/resolution";
import type { Outcome } from "@lunas/domain/settlement/ports";
import { newId, type PaymentId, type RefundId } from "@lunas/domain/shared/id";
import { parsePayments } from "@lunas/ops/parse-payments";
import { runPayments } from "@lunas/ops/run-payments";
import { query } from "@lunas/stack/postgres/query";
import { aConfirmation, freshHash } from "@lunas/testkit/contracts/fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { registered } from "./database-postgres";
import { merchantIds, stack, stores, useStoresOfMerchants } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchants();

const operator = { kind: "operator", id: "siti" } as const;
const entryFor = (paymentId: PaymentId): NewAuditEntry => ({
  actor: operator,
  action: "payment.resolve",
  target: paymentId,
  details: { because: "a trace", amount: "10000" },
});
const failure = (paymentId: PaymentId): Outcome => ({
  ...{ kind: "failed", paymentId, code: "expired", message: "Its deadline passed.", txHash: null },
});

async function eventsOf(id: PaymentId) {
  return await query(stack.databaseUrl, "select type from events where payment_id = $1", [id]);
}

async function aPending() {
  const { chainId, lease } = await aLane(stores);
  const [id] = (await pendingOn({ ...stores, merchantIds }, chainId)) as [PaymentId];
  return { chainId, lease, id };
}

describe("what an operator ends", () => {
  test("ends with its event and its entry in the audit log, once", async () => {
    const { id } = await aPending();
    const confirmation = aConfirmation(id);
    expect(await stores.operatorPayments.resolve(confirmation, entryFor(id))).toBe(true);
    const [file] = await stores.operatorPayments.find(id);
    expect(file).toMatchObject({ status: "confirmed", events: [{ type: "payment.confirmed" }] });
    expect(await eventsOf(id)).toEqual([{ type: "payment.confirmed" }]);
    const [{ merchantId }] = (await query(
      stack.databaseUrl,
      'select merchant_id as "merchantId" from payments where id = $1',
      [id],
    )) as [{ merchantId: string }];
    const written = [
      { ...entryFor(id), id: expect.stringMatching(/^aud_/), merchantId, personal: null, atMs: expect.any(Number) },
    ];
    expect(await stores.audit.newest(10, id)).toEqual(written);

    expect(await stores.operatorPayments.resolve(failure(id), entryFor(id))).toBe(false);
    expect(await stores.operatorPayments.resolve(aConfirmation(id), entryFor(id))).toBe(false);
    expect(await stores.audit.newest(10, id)).toEqual(written);
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await stores.operatorPayments.find(id))[0]?.status).toBe("confirmed");
  });

  test("never takes a settlement that counts for another payment, settled in time or late", async () => {
    const { chainId, id } = await aPending();
    const [second, third, late] = (await pendingOn({ ...stores, merchantIds }, chainId, 3)) as [
      PaymentId,
      PaymentId,
      PaymentId,
    ];
    const confirmation = aConfirmation(id);
    await stores.settlements.finish(null, [], [confirmation]);
    const { txHash } = confirmation.settled;
    expect(await stores.operatorPayments.resolve({ ...confirmation, paymentId: second }, entryFor(second))).toBe(false);
    await stores.settlements.finish(null, [], [failure(late)]);
    const lateSettlement = { ...confirmation.settled, txHash: freshHash(), logIndex: 2 };
    await stores.settlements.recordLate([{ paymentId: late, settlement: lateSettlement }], []);
    const counted = { ...confirmation, paymentId: third, settled: lateSettlement };
    expect(await stores.operatorPayments.resolve(counted, entryFor(third))).toBe(false);
    for (const each of [second, third]) {
      expect((await stores.operatorPayments.find(each))[0]).toMatchObject({ status: "pending", events: [] });
      expect(await stores.audit.newest(10, each)).toEqual([]);
    }
    expect(await stores.operatorPayments.countedIn(chainId, txHash)).toEqual(
      new Map([[confirmation.settled.logIndex, id]]),
    );
    expect(await stores.operatorPayments.countedIn(chainId, lateSettlement.txHash)).toEqual(new Map([[2, late]]));
  });

  test("is not ended again by the settler that follows its transaction, which closes its nonce all the same", async () => {
    const { lease, id } = await aPending();
    const planned = plannedFor(5, id);
    await stores.settlements.commit(lease, [planned]);
    expect(await stores.operatorPayments.resolve(failure(id), entryFor(id))).toBe(true);
    const { ended } = await stores.settlements.finish(lease, [closedBy(5, planned.attempt)], [aConfirmation(id)]);
    expect(ended).toEqual([]);
    expect((await stores.operatorPayments.find(id))[0]).toMatchObject({
      status: "failed",
      failure: { code: "expired" },
      transactions: [{ nonce: 5, isOpen: false }],
    });
  });

  test("is not ended where its entry cannot be written", async () => {
    const { id } = await aPending();
    const entry = { ...entryFor(id), actor: { kind: "stranger", id: "x" } } as unknown as NewAuditEntry;
    await expect(stores.operatorPayments.resolve(failure(id), entry)).rejects.toBeDefined();
    expect((await stores.operatorPayments.find(id))[0]?.status).toBe("pending");
    expect(await eventsOf(id)).toEqual([]);
  });
});

/** A pending refund of a confirmed payment; a refund's row is a payment's the other way round. */
async function aPendingRefund(of: PaymentId, createdAgo: string): Promise<RefundId> {
  const id = newId("ref");
  await query(
    stack.databaseUrl,
    `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', $2::text, 'refund_of', p.id, 'amount', 1,
       'payer', p.pay_to, 'pay_to', p.payer, 'nonce', floor(random() * 1e15), 'status', 'pending', 'ended_at', null, 'tx_hash', null,
       'log_index', null, 'block_number', null, 'block_hash', null, 'block_time', null, 'created_at', now() - $3::interval))).*
     from payments p where id = $1`,
    [of, id, createdAgo],
  );
  return id;
}

describe("a refund that stays pending", () => {
  /** The chain shows its nonce as unused, in a deep block past its deadline. */
  const block = { number: 900, timestampSeconds: 9_000_000_000 };
  const expired: ResolutionEvidence = {
    ...{ block, nonceIsUsed: false, nonceOutcome: { kind: "unused", block }, named: null },
  };

  async function ops(...words: string[]) {
    const command = parsePayments(words);
    if (command.kind === "wrong") throw new Error(command.problem);
    const { operatorPayments: payments, audit } = stores;
    const readEvidence = () => async () => expired;
    return await runPayments({ payments, audit, readEvidence, clock: { now: Date.now }, operator }, command);
  }

  test("is listed, shown and ended by an operator like a payment, with its own event", async () => {
    const { id: paid } = await aPending();
    await stores.settlements.finish(null, [], [aConfirmation(paid)]);
    const refund = await aPendingRefund(paid, "20 minutes");
    // The command reads the chain, so it must be one that the catalog has.
    await query(stack.databaseUrl, "update payments set chain_id = 1337 where id = $1", [refund]);
    expect((await ops("stuck", "600")).text).toContain(refund);
    const shown = await ops("show", refund);
    expect(shown).toMatchObject({ isGood: true, text: expect.stringContaining(`${refund}: pending`) });
    expect(await ops("resolve", refund, "failed", "expired")).toMatchObject({
      ...{ isGood: true, text: expect.stringContaining(`${refund} is failed now`) },
    });
    expect(await eventsOf(refund)).toEqual([{ type: "refund.failed" }]);
    expect(await stores.audit.newest(10, refund)).toMatchObject([
      { action: "payment.resolve", actor: operator, target: refund, merchantId: expect.stringMatching(/^mer_/) },
    ]);
    expect(await ops("resolve", refund, "failed", "expired")).toMatchObject({ isGood: false });
    expect((await ops("show", refund)).text).toContain("failed, expired");
    expect((await stores.operatorPayments.find(paid))[0]?.status).toBe("confirmed");
  });
});

test("pending payments are listed by age, with the work done for them", async () => {
  const { chainId, lease, id } = await aPending();
  const planned = plannedFor(5, id);
  await stores.settlements.commit(lease, [planned]);
  const of = { chainId, limit: 10 };
  expect(await stores.operatorPayments.pending({ ...of, olderThanSeconds: 60 })).toEqual([]);
  const [file] = await stores.operatorPayments.pending({ ...of, olderThanSeconds: 0 });
  expect(file).toMatchObject({
    status: "pending",
    order: { paymentId: id, amount: 500_000n },
    lanes: { all: 1, ready: 1 },
    transactions: [
      { nonce: 5, heldBy: "settler-1", isOpen: true, payments: 1, attempts: [{ hash: planned.attempt.hash }] },
    ],
  });
  const byHash = await stores.operatorPayments.find(planned.attempt.hash);
  expect(byHash.map(({ order }) => order.paymentId)).toEqual([id]);
  expect(await stores.operatorPayments.find(freshHash())).toEqual([]);
  expect(await stores.operatorPayments.find(newId("pay"))).toEqual([]);
});

test("the backlog counts pending payments by age, whether or not a transaction settles them", async () => {
  const { chainId, lease, id } = await aPending();
  await stores.settlements.commit(lease, [plannedFor(5, id)]);
  const backlog = async () => (await settlementBacklog(stores.database, [chainId]))[0];
  const none = { under1m: 0, under5m: 0, under30m: 0, over30m: 0 };
  expect(await backlog()).toMatchObject({ pending: { ...none, under1m: 1 }, waiting: 0 });
  const aged = [
    ["1 minute", "under5m", 60],
    ["5 minutes", "under30m", 300],
    ["30 minutes", "over30m", 1_800],
  ] as const;
  for (const [age, bucket, seconds] of aged) {
    await query(stack.databaseUrl, "update payments set created_at = now() - $2::interval where id = $1", [id, age]);
    const found = await backlog();
    expect(found?.pending).toEqual({ ...none, [bucket]: 1 });
    expect(found?.oldestPendingSeconds).toBeGreaterThanOrEqual(seconds);
    expect(found?.oldestPendingSeconds).toBeLessThan(seconds + 30);
  }
  await stores.operatorPayments.resolve(failure(id), entryFor(id));
  expect(await backlog()).toMatchObject({ pending: none, oldestPendingSeconds: 0 });
});

test("the backlog counts pending refunds as it counts payments", async () => {
  const { chainId, id } = await aPending();
  await stores.settlements.finish(null, [], [aConfirmation(id)]);
  const backlog = async () => (await settlementBacklog(stores.database, [chainId]))[0];
  const none = { under1m: 0, under5m: 0, under30m: 0, over30m: 0 };
  expect(await backlog()).toMatchObject({ pending: none, waiting: 0 });
  await aPendingRefund(id, "6 minutes");
  const found = await backlog();
  expect(found).toMatchObject({ pending: { ...none, under30m: 1 }, waiting: 1 });
  expect(found?.oldestPendingSeconds).toBeGreaterThanOrEqual(360);
  expect(found?.oldestWaitingSeconds).toBeGreaterThanOrEqual(360);
});

test("the backlog counts failures of the last day whose success was told by a preconfirmation", async () => {
  const { chainId, id } = await aPending();
  const broken = async () => (await settlementBacklog(stores.database, [chainId]))[0]?.brokenPreconfirmations;
  const reported = "update payments set answered_at = now(), preconfirmed_at = now() where id = $1";
  await query(stack.databaseUrl, reported, [id]);
  expect(await broken()).toBe(0);
  await stores.operatorPayments.resolve(failure(id), entryFor(id));
  expect(await broken()).toBe(1);
  await query(stack.databaseUrl, "update payments set ended_at = now() - interval '25 hours' where id = $1", [id]);
  expect(await broken()).toBe(0);
});

describe("the audit log", () => {
  test("has what operators pause and suspend, and nothing where nothing changed", async () => {
    const suspension = createMerchantSuspension(stores.database, operator);
    const merchantId = await registered(stores);
    const pause = { scope: "merchant", subject: merchantId, reason: "a drill" } as const;
    await stores.operations.pause(pause);
    await stores.operations.pause(pause);
    await stores.operations.resume("merchant", merchantId);
    await stores.operations.resume("merchant", merchantId);
    await suspension.suspend(merchantId);
    await suspension.restore(merchantId);
    await suspension.suspend(newId("mer"));
    const entries = await stores.audit.newest(10, merchantId);
    expect(entries.map(({ action }) => action).sort()).toEqual([
      "merchant.register",
      "merchant.restore",
      "merchant.suspend",
      "pause",
      "resume",
    ]);
    expect(entries.find(({ action }) => action === "pause")?.details).toEqual({ reason: "a drill" });
  });

  test.each(["update audit_log set actor_id = 'nobody'", "delete from audit_log"])(
    "refuses, of its owner too: %s",
    async (statement) => {
      const { id } = await aPending();
      await stores.operatorPayments.resolve(failure(id), entryFor(id));
      await expect(query(stack.databaseUrl, statement)).rejects.toMatchObject({
        message: expect.stringContaining("never changed"),
      });
    },
  );
});
