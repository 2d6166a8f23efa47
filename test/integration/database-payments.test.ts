import type { NewPayment, WaiterLease } from "@lunas/domain/payment/ports";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, anExpiry, freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { registered, rowsOf } from "./database-postgres";
import { merchantId, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchant();

function aPayment(overrides: Partial<NewPayment> = {}): NewPayment {
  const authorization = anAuthorization({ from: freshAddress() });
  return aNewPayment({ merchantId, authorization, chainId: freshChainId(), ...overrides });
}

function waiterOf(paymentId: PaymentId): WaiterLease {
  return { paymentId, waiterId: newId("ask"), leaseMs: 60_000 };
}

async function stored(payment: NewPayment = aPayment()): Promise<NewPayment> {
  const reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
  expect(await stores.payments.accept(payment, reservation, waiterOf(payment.id))).toMatchObject({ kind: "stored" });
  return payment;
}

async function laneOn(chainId: number) {
  const address = freshAddress();
  await stores.lanes.register(chainId, [{ address, startNonce: 0 }]);
  const request = { chainId, owner: newId("settler"), addresses: [address], count: 1, leaseMs: 60_000 };
  const [lease] = await stores.lanes.acquire(request);
  if (lease === undefined) throw new Error("the lane is not free");
  return lease;
}

test("of twenty requests with one authorization one stores it, and all see the same payment", async () => {
  const first = aPayment();
  const rivals = Array.from({ length: 20 }, () => ({ ...first, id: newId("pay") }));
  const reservation = { balance: 500_000n, allowance: 500_000n, readAtBlock: 100 };
  const outcomes = await Promise.all(
    rivals.map((each) => stores.payments.accept(each, reservation, waiterOf(each.id))),
  );
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "taken")).toHaveLength(19);
});

test("one nonce signed for two tokens at once is stored once, though the tokens have different locks", async () => {
  const first = aPayment();
  const other = { ...first, id: newId("pay"), authorization: { ...first.authorization, token: freshAddress() } };
  const reservation = { balance: 500_000n, allowance: null, readAtBlock: 100 };
  const outcomes = await Promise.all(
    [first, other].map((each) => stores.payments.accept(each, reservation, waiterOf(each.id))),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["stored", "taken"]);
});

test("every hash of a payment finds it, and the record has the hash that counts", async () => {
  const payment = await stored();
  const lane = await laneOn(payment.chainId);
  const [first, second, cancellation] = [
    anAttempt({ createdAtMs: 1_000 }),
    anAttempt({ createdAtMs: 2_000 }),
    anAttempt({ createdAtMs: 3_000 }),
  ];
  const planned = { nonce: 0, purpose: "payment" as const };
  await stores.settlements.commit(lane, [{ ...planned, paymentId: payment.id, attempt: first }]);
  await stores.settlements.commitReplacement(lane, { ...planned, attempt: second });
  expect(await stores.payments.find(payment, first.hash)).toMatchObject({ payment: { txHash: second.hash } });

  // A cancellation settles nothing: its hash is never the payment's, though a look-up finds the payment with it.
  await stores.settlements.commitReplacement(lane, { nonce: 0, purpose: "filler", attempt: cancellation });
  expect(await stores.payments.find(payment, cancellation.hash)).toMatchObject({ payment: { txHash: second.hash } });

  const confirmation = aConfirmation(payment.id);
  const settlementHash = confirmation.settled.txHash;
  await stores.settlements.finish(null, [], [confirmation]);
  const upperCase = `0x${settlementHash.slice(2).toUpperCase()}` as const;
  for (const hash of [first.hash, second.hash, settlementHash, upperCase]) {
    const found = await stores.payments.find(payment, hash);
    expect(found).toMatchObject({ payment: { id: payment.id, txHash: settlementHash }, alsoInTransaction: [] });
  }
  expect(await stores.payments.find(payment, freshHash())).toBeNull();
});

test("a late settlement leads to the failed payment", async () => {
  const payment = await stored();
  await stores.settlements.finish(null, [], [anExpiry(payment.id)]);
  const late = freshHash();
  await rowsOf(
    stores,
    `update payments set late_tx_hash = '${late}', late_block_number = 7 where id = '${payment.id}'`,
  );
  const found = await stores.payments.find(payment, late);
  expect(found?.payment).toMatchObject({ id: payment.id, lateSettlement: { txHash: late, blockNumber: 7 } });
});

test("no hash shows another merchant's payment, nor one of another environment", async () => {
  const payment = await stored();
  const lane = await laneOn(payment.chainId);
  const attempt = anAttempt();
  await stores.settlements.commit(lane, [{ nonce: 0, purpose: "payment", paymentId: payment.id, attempt }]);
  const confirmation = aConfirmation(payment.id);
  await stores.settlements.finish(null, [], [confirmation]);
  const thirdParty = await registered(stores);
  for (const id of [payment.id, attempt.hash, confirmation.settled.txHash]) {
    expect(await stores.payments.find({ merchantId: thirdParty, environment: "sandbox" }, id)).toBeNull();
    expect(await stores.payments.find({ merchantId, environment: "production" }, id)).toBeNull();
    expect(await stores.payments.find({ merchantId, environment: "sandbox" }, id)).not.toBeNull();
  }
});

test("other payments of the transaction are shown only to their own merchant", async () => {
  const chainId = freshChainId();
  const mine = await stored(aPayment({ chainId }));
  const sibling = await stored(aPayment({ chainId }));
  const foreign = await stored(aPayment({ chainId, merchantId: await registered(stores) }));
  const { settled } = aConfirmation(mine.id);
  const outcomes = [mine, sibling, foreign].map(({ id }, logIndex) => aConfirmation(id, { ...settled, logIndex }));
  await stores.settlements.finish(null, [], outcomes);
  for (const id of [mine.id, settled.txHash]) {
    const found = await stores.payments.find(mine, id);
    expect(found).toMatchObject({ payment: { id: mine.id }, alsoInTransaction: [sibling.id] });
  }
});

test("words that Postgres cannot hold are stored as near as it can", async () => {
  const metadata = { "a\u0000b": "lone \ud83d", fine: "😀 \\u0000" };
  const payment = await stored(aPayment({ description: "nul \u0000", metadata }));
  const { payment: found } = (await stores.payments.find(payment, payment.id)) ?? {};
  expect(found?.description).toBe("nul \ufffd");
  expect(found?.metadata).toEqual({ "a\ufffdb": "lone \ufffd", fine: "😀 \\u0000" });
});

test("a pending payment that is known to be in the block that was read counts once", async () => {
  const first = await stored();
  await rowsOf(stores, `update payments set block_number = 120 where id = '${first.id}'`);
  const { chainId, authorization } = first;
  const next = aPayment({ chainId, authorization: anAuthorization({ from: authorization.from }) });
  const reservation = { balance: 500_000n, allowance: null };
  const before = await stores.payments.accept(next, { ...reservation, readAtBlock: 119 }, waiterOf(next.id));
  expect(before).toEqual({ kind: "short", payerInFlight: 500_000n });
  const after = await stores.payments.accept(next, { ...reservation, readAtBlock: 120 }, waiterOf(next.id));
  expect(after.kind).toBe("stored");
});

test.each([
  ["a status that there is not", "status = 'lost'"],
  ["confirmed without a proof", "status = 'confirmed', ended_at = now()"],
  ["failed without a reason", "status = 'failed', ended_at = now()"],
  ["answered while pending", "answered_at = now()"],
  ["a negative amount", "amount = -1"],
  ["an amount beyond uint256", "amount = 2 ^ 256::numeric"],
])("the table itself refuses %s", async (_what, change) => {
  const { id } = await stored();
  await expect(rowsOf(stores, `update payments set ${change} where id = '${id}'`)).rejects.toThrow(/check constraint/);
});
