import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { orderOf } from "@lunas/testkit/build/an-order";
import { refundSumsIn } from "@lunas/testkit/fakes/memory-refunds";
import type { Act, Actors } from "./actors";
import type { Harness } from "./harness";
import { nonceKey } from "./sim-ledger";
import { askRefund, newRefund, type SimRefund } from "./sim-refunds";

/** What merchants do with payments that they have. */
export const refundDeeds: Readonly<Record<string, Act>> = {
  "refund a payment": (actors) => {
    const payment = anyRefundable(actors.harness);
    if (payment !== null) refund(actors, payment);
  },
  "refund a payment several times at once": (actors) => {
    const payment = anyRefundable(actors.harness);
    for (let left = actors.harness.random.between(2, 3); payment !== null && left > 0; left -= 1)
      refund(actors, payment);
  },
  "ask for a refund again": (actors) => {
    const { refunds, harness } = actors;
    if (refunds.length > 0) askSomewhere(actors, harness.random.pick(refunds.slice(-4)));
  },
};

export const refundFaults: Readonly<Record<string, Act>> = {
  /** Its calldata is public: anybody can send it while its deadline is ahead. */
  "settle a failed refund": ({ harness }) => {
    const { node, random, database } = harness;
    const failed = [...database.payments.values()]
      .map(({ payment }) => payment)
      .filter((each) => isOpen(harness, each));
    if (failed.length > 0)
      node.coming.push({ kind: "settle", orders: [orderOf(random.pick(failed))], isOpaque: random.chance(0.4) });
  },
  "make a refund revert": ({ harness }) => {
    const { node, random, database } = harness;
    const pending = [...database.payments.values()].map(({ payment }) => payment).filter(isPendingRefund);
    if (pending.length > 0) node.mishaps.set(random.pick(pending).id, "reverts");
  },
};

const isPendingRefund = ({ status, refundOf }: StoredPayment) => status === "pending" && refundOf !== undefined;

/** A refund that failed and that the chain still allows. */
function isOpen({ node }: Harness, payment: StoredPayment): boolean {
  const { status, refundOf, lateSettlement } = payment;
  const isUsed = node.ledger.tip().state.uses.has(nonceKey(orderOf(payment)));
  return status === "failed" && refundOf !== undefined && lateSettlement === null && !isUsed;
}

/** One of the newest payments, mostly settled; null: there is none. */
function anyRefundable({ database, random }: Harness): StoredPayment | null {
  const payments = [...database.payments.values()].map(({ payment }) => payment);
  const settled = payments.filter(({ refundOf, status, lateSettlement }) => {
    return refundOf === undefined && (status === "confirmed" || lateSettlement !== null || random.chance(0.05));
  });
  return settled.length === 0 ? null : random.pick(settled.slice(-5));
}

/** Of all that remains, of a part, or of more than that. */
export function refund(actors: Actors, of: StoredPayment): void {
  const { harness, refunds } = actors;
  const { refunded, pending } = refundSumsIn(harness.database, of.id);
  const { amount } = of.authorization;
  const part = harness.random.pick([
    amount - refunded - pending,
    amount - refunded,
    amount,
    (amount * 2n) / 3n,
    amount / 4n,
  ]);
  const made = newRefund(harness, refunds.length + 1, { of, amount: part > 0n ? part : 1n });
  refunds.push(made);
  askSomewhere(actors, made);
}

function askSomewhere({ harness }: Actors, made: SimRefund): void {
  askRefund(harness, harness.random.pick(harness.gateways), made);
}
