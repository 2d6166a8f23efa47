import type { Address } from "@lunas/catalog/chain";
import type { NewPayment, PayerFunds } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress } from "./fresh";
import type { Stores } from "./stores";

/** The part of the payment store's contract that tells how a payment in a block is counted once. */
export function reservationContract(of: () => Stores): void {
  afterFailures(of);
  it("counts a pending payment only while the balance was read before the block that it is known to be in", async () => {
    const payer = freshAddress();
    const [first] = await pending(of(), payer, 1);
    await of().settlements.noteInclusions([{ paymentId: first.id, blockNumber: 120 }]);
    expect(await left(of(), payer, 119)).toEqual({ kind: "short", payerInFlight: 500_000n });
    expect(await left(of(), payer, 120)).toMatchObject({ kind: "stored" });
  });

  it("counts it again once a reorg has taken the block away", async () => {
    const payer = freshAddress();
    const [first, second] = await pending(of(), payer, 2);
    const inclusions = [first, second].map(({ id }) => ({ paymentId: id, blockNumber: 120 }));
    await of().settlements.noteInclusions(inclusions);
    await of().settlements.noteInclusions([{ paymentId: first.id, blockNumber: null }]);
    expect(await left(of(), payer, 125)).toEqual({ kind: "short", payerInFlight: 500_000n });
  });

  it("counts again only the spending of removed blocks, whichever settler recorded it", async () => {
    const payer = freshAddress();
    const [first, second, third] = await pending(of(), payer, 3);
    await of().settlements.noteInclusions([{ paymentId: first.id, blockNumber: 119 }]);
    await of().settlements.noteInclusions([{ paymentId: second.id, blockNumber: 120 }]);
    expect(await of().payments.noteUsed(payerFundsOf(third), [third.id], 121)).toBe(0n);
    await of().settlements.forgetInclusions(first.chainId + 1, 100);
    expect(await of().payments.noteUsed(payerFundsOf(third), [], 125)).toBe(0n);
    await of().settlements.forgetInclusions(first.chainId, 120);
    expect(await of().payments.noteUsed(payerFundsOf(third), [], 125)).toBe(1_000_000n);
    await of().settlements.finish(null, [], [aConfirmation(first.id, { blockNumber: 119 })]);
    await of().settlements.forgetInclusions(first.chainId, 100);
    const found = await of().payments.find({ merchantId: of().merchantIds[0], environment: "sandbox" }, first.id);
    expect(found?.payment.settled).toMatchObject({ blockNumber: 119 });
  });

  it("shows no block of a payment that is not confirmed", async () => {
    const [first] = await pending(of(), freshAddress(), 1);
    await of().settlements.noteInclusions([{ paymentId: first.id, blockNumber: 120 }]);
    const found = await of().payments.find({ merchantId: of().merchantIds[0], environment: "sandbox" }, first.id);
    expect(found?.payment).toMatchObject({ status: "pending", settled: null });
  });

  it("changes nothing of a payment that has ended", async () => {
    const payer = freshAddress();
    const [first] = await pending(of(), payer, 1);
    const outcome = aConfirmation(first.id, { blockNumber: 120 });
    await of().settlements.finish(null, [], [outcome]);
    await of().settlements.noteInclusions([{ paymentId: first.id, blockNumber: null }]);
    expect(await of().payments.noteUsed(payerFundsOf(first), [first.id], 110)).toBe(500_000n);
    const found = await of().payments.find({ merchantId: of().merchantIds[0], environment: "sandbox" }, first.id);
    expect(found?.payment.settled).toEqual(outcome.settled);
  });

  it("lists what is pending and in no block, the oldest first, and takes what is used out of the sum", async () => {
    const payer = freshAddress();
    const [first, second, third] = await pending(of(), payer, 3);
    await pending(of(), freshAddress(), 1);
    await of().settlements.noteInclusions([{ paymentId: second.id, blockNumber: 120 }]);
    const payerFunds = payerFundsOf(first);
    const listed = [first, third].map(({ id, authorization: { nonce } }) => ({ id, nonce }));
    expect(await of().payments.pendingOf(payerFunds, 9)).toEqual(listed);
    expect(await of().payments.pendingOf(payerFunds, 1)).toEqual(listed.slice(0, 1));
    expect(await of().payments.noteUsed(payerFunds, [third.id], 130)).toBe(500_000n);
    expect(await of().payments.noteUsed(payerFunds, [], 119)).toBe(1_500_000n);
    expect(await of().payments.pendingOf(payerFunds, 9)).toEqual(listed.slice(0, 1));
  });
}

function afterFailures(of: () => Stores): void {
  it("counts what failed without a proof of where its money went: a balance may have been read before", async () => {
    const payer = freshAddress();
    const [first, second] = await pending(of(), payer, 2);
    const failed = { kind: "failed", message: "Its nonce is used.", txHash: null } as const;
    await of().settlements.finish(null, [], [{ ...failed, paymentId: first.id, code: "settlement_unproven" }]);
    await of().settlements.finish(null, [], [{ ...failed, paymentId: second.id, code: "nonce_cancelled" }]);
    expect(await left(of(), payer, 125)).toEqual({ kind: "short", payerInFlight: 500_000n });
  });
}

function payerFundsOf({ chainId, permit2, authorization: { from: payer, token } }: NewPayment): PayerFunds {
  return { chainId, permit2, payer, token };
}

const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };

async function pending(stores: Stores, payer: Address, count: 1): Promise<[NewPayment]>;
async function pending(stores: Stores, payer: Address, count: 2): Promise<[NewPayment, NewPayment]>;
async function pending(stores: Stores, payer: Address, count: 3): Promise<[NewPayment, NewPayment, NewPayment]>;
async function pending(stores: Stores, payer: Address, count: number): Promise<NewPayment[]> {
  const payments: NewPayment[] = [];
  for (let index = 0; index < count; index += 1) {
    const payment = aNewPayment({ merchantId: stores.merchantIds[0], authorization: anAuthorization({ from: payer }) });
    await stores.payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
    payments.push(payment);
  }
  return payments;
}

/** What becomes of one more payment of a payer with a balance for one. */
function left(stores: Stores, payer: Address, readAtBlock: number) {
  const payment = aNewPayment({ merchantId: stores.merchantIds[0], authorization: anAuthorization({ from: payer }) });
  const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  return stores.payments.accept(payment, { balance: 500_000n, allowance: null, readAtBlock }, waiter);
}
