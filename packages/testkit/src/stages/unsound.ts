import { orderOf } from "../build/an-order";
import type { PaymentRow, TransactionRow } from "../fakes/memory-database";
import type { Settlement } from "./settlement";

/**
 * What must never be, whatever happened on a stage, as sentences: a nonce with two owners or a gap, anything sent that
 * was not written before, a payment whose status the chain denies, or whose events do not tell of it exactly once.
 */
export function unsound(stage: Settlement): string[] {
  return [...nonces(stage), ...unwritten(stage), ...payments(stage)];
}

function nonces({ database }: Settlement): string[] {
  return [...database.lanes.values()].flatMap((lane) => {
    const used = database.transactions.filter(({ laneId }) => laneId === lane.id).map(({ nonce }) => nonce);
    const expected = Array.from({ length: lane.nextNonce }, (_, nonce) => nonce);
    const sorted = [...used].sort((a, b) => a - b);
    return sorted.join() === expected.join()
      ? []
      : [`${lane.id} has used the nonces ${sorted}, next ${lane.nextNonce}`];
  });
}

function unwritten({ chain, database }: Settlement): string[] {
  const lane = (row: TransactionRow) => database.lanes.get(row.laneId)?.address;
  return chain.published.flatMap(({ from, nonce, hash }) => {
    const owner = database.transactions.find((row) => lane(row) === from && row.nonce === nonce);
    const isWritten = owner?.attempts.some((attempt) => attempt.hash === hash) ?? false;
    return isWritten ? [] : [`${hash} was sent for nonce ${nonce} of ${from} and is not written`];
  });
}

function payments(stage: Settlement): string[] {
  return [...stage.database.payments.values()].flatMap((row) => [...denied(stage, row), ...mistold(stage, row)]);
}

function denied({ chain, database }: Settlement, { payment }: PaymentRow): string[] {
  const { id, status, txHash } = payment;
  const use = chain.ledger.useOf(orderOf(payment));
  const settlement = use?.kind === "settled" ? use.settlement : null;
  if (status === "confirmed" && settlement?.txHash !== txHash)
    return [`${id} is confirmed by ${txHash}, the chain says ${use?.kind ?? "unused"}`];
  if (status !== "failed" || settlement === null) return [];
  // What somebody settled after our revert was final is late: the payment stays failed.
  const reverted = database.transactions.find(({ closed }) => closed !== null && closed.minedHash === txHash);
  const isLate = settlement.blockNumber > (reverted?.closed?.blockNumber ?? Number.POSITIVE_INFINITY);
  return isLate ? [] : [`${id} is failed, and settled on chain`];
}

function mistold({ database }: Settlement, { payment: { id, status } }: PaymentRow): string[] {
  const told = database.events.filter(({ paymentId }) => paymentId === id).map(({ type }) => type);
  const expected = status === "pending" ? "" : `payment.${status}`;
  return told.join() === expected ? [] : [`${id} is ${status}, and merchants are told ${told.join() || "nothing"}`];
}
