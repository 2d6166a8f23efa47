import { isReleased } from "@lunas/domain/hold/capture-hold";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { settlementKindOf, signedAmountOf } from "@lunas/domain/settlement/kinds/all";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { FakeTransaction } from "@lunas/testkit/fakes/fake-transaction";
import { isPayment } from "@lunas/testkit/fakes/memory-database";
import type { GivenCapture, Harness } from "./harness";
import { keyOf, turnOf, useOf } from "./settlement-proofs";

/** What must never be of holds: beside what must never be of any settlement. */
export function holdFindings(harness: Harness): string[] {
  const holds = [...harness.database.payments.values()]
    .map(({ payment }) => payment)
    .filter(({ hold }) => hold !== null);
  return [
    ...holds.flatMap((hold) => (isPayment(hold) ? charged(harness, hold) : over(harness, hold))),
    ...twins(holds),
    ...harness.captures.flatMap((given) => answered(harness, given)),
    ...harness.node.handedOver.flatMap((each) => wrongSender(harness, each)),
  ];
}

/** A hold that is not captured: nothing is charged, and its end is told once. */
function over(harness: Harness, hold: StoredPayment): string[] {
  const { id, status } = hold;
  // The dropped ones were delivered.
  const reported = [...harness.rows.dropped, ...harness.database.events]
    .filter(({ paymentId }) => paymentId === id)
    .map(({ type }) => type);
  const expected = status === "expired" ? "hold.expired" : "";
  return [
    ...(useOf(harness, hold)?.kind === "settled" ? [`${id} is ${status}, and was charged`] : []),
    ...(reported.join() === expected
      ? []
      : [`${id} is ${status}, and merchants are told ${reported.join() || "nothing"}`]),
  ];
}

/** A capture, whatever became of it. */
function charged(harness: Harness, payment: StoredPayment): string[] {
  const { id, authorization, hold, createdAtMs } = payment;
  const { amount } = authorization;
  const maximum = signedAmountOf(authorization);
  const onChain = chargedOnChain(harness, payment);
  return found([
    [amount > maximum, `${id} is captured with ${amount} of ${maximum}`],
    [!isRequested(harness, payment), `${id} is captured with ${amount}, which nobody requested`],
    [createdAtMs >= (hold?.expiresAtMs ?? 0), `${id} was captured after it had expired`],
    [onChain !== null && onChain !== amount, `${id} is ${amount}, and ${onChain} was charged`],
  ]);
}

const found = (checks: readonly (readonly [isWrong: boolean, finding: string])[]) =>
  checks.flatMap(([isWrong, finding]) => (isWrong ? [finding] : []));

/** By the log of its settlement; null: it is not settled. */
function chargedOnChain(harness: Harness, payment: StoredPayment): bigint | null {
  const use = useOf(harness, payment);
  if (use?.kind !== "settled") return null;
  const logs = turnOf(harness.node, payment)?.logs ?? [];
  return logs.find(({ logIndex }) => logIndex === use.settlement.logIndex)?.amount ?? null;
}

function isRequested({ charges, holds }: Harness, { authorization: { nonce, amount } }: StoredPayment): boolean {
  return charges.some((charge) => charge.amount === amount && holds.get(charge.hold) === nonce);
}

/** One authorization is one hold, and nothing else. */
function twins(holds: readonly StoredPayment[]): string[] {
  const first = new Map<string, string>();
  return holds.flatMap((hold) => {
    const other = first.get(keyOf(hold));
    first.set(keyOf(hold), hold.id);
    return other === undefined ? [] : [`${hold.id} and ${other} are holds of one authorization`];
  });
}

function answered({ database }: Harness, { hold, amount, answer }: GivenCapture): string[] {
  if (isReleased(answer)) {
    const { id } = answer.hold;
    const status = database.payments.get(id)?.payment.status;
    return status === answer.hold.status ? [] : [`${id} was told to be ${answer.hold.status}, and it is ${status}`];
  }
  if (isRefusal(answer)) return [];
  const { id, authorization } = answer.payment;
  return authorization.amount === amount
    ? []
    : [`the capture of ${amount} of hold ${hold} was told of ${id}, which is ${authorization.amount}`];
}

/** What a payer let one lane settle is sent by that one, alone in its transaction. */
function wrongSender({ database }: Harness, { hash, from, call }: FakeTransaction): string[] {
  const senderOf = ({ paymentId }: SettlementOrder) => {
    const authorization = database.payments.get(paymentId)?.payment.authorization;
    return authorization === undefined ? null : settlementKindOf(authorization).senderOf(authorization.terms);
  };
  if (call.kind === "bundle")
    return call.orders.some((order) => senderOf(order) !== null) ? [`${hash} carries a capture beside others`] : [];
  const sender = call.kind === "settle" ? senderOf(call.order) : null;
  return sender === null || sender === from
    ? []
    : [`${hash} settles what ${sender} alone may settle, and is sent by ${from}`];
}
