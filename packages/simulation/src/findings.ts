import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { settlementOf } from "@lunas/domain/settlement/confirm/what-next";
import type { Hex } from "@lunas/domain/shared/hex";
import { kindOf } from "@lunas/domain/shared/id";
import { merchantWallet } from "@lunas/testkit/build/defaults";
import type { Use } from "@lunas/testkit/fakes/fake-ledger";
import { isPayment, type PaymentRow, type TransactionRow } from "@lunas/testkit/fakes/memory-database";
import type { Harness } from "./harness";
import { holdFindings } from "./hold-findings";
import { refundFindings } from "./refund-findings";
import { ruleFindings } from "./rule-findings";
import { isMiscounted, keyOf, mayBeUnproven, turnOf, useOf } from "./settlement-proofs";
import { balanceOf, canPay } from "./sim-balances";
import { otherWallet } from "./sim-gateway";
import { isOnChain, type SimNode } from "./sim-node";

/** What must never be after a history, as sentences; none is as it should be. */
export async function findings(harness: Harness): Promise<string[]> {
  return [
    ...openEnds(harness),
    ...nonces(harness),
    ...unwritten(harness),
    ...endings(harness),
    ...answers(harness),
    ...money(harness),
    ...refundFindings(harness),
    ...ruleFindings(harness),
    ...holdFindings(harness),
    ...(await reservations(harness)),
  ];
}

function openEnds({ database }: Harness): string[] {
  return [
    ...[...database.payments.values()]
      .filter(({ payment }) => payment.status === "pending" || payment.status === "held")
      .map(({ payment }) => `${payment.id} is still ${payment.status}`),
    ...database.transactions
      .filter(({ closed }) => closed === null)
      .map(({ laneId, nonce, purpose }) => `nonce ${nonce} of ${laneId} is still open (${purpose})`),
  ];
}

/** Every nonce of every lane has one owner, in the rows as on the chain. */
function nonces(harness: Harness): string[] {
  return [...harness.database.lanes.values()].flatMap((lane) => {
    const rows = harness.database.transactions.filter(({ laneId }) => laneId === lane.id);
    const mined = minedBy(harness, lane.address);
    const nonceOf = Array.from({ length: lane.nextNonce }, (_, nonce) => nonce);
    return [
      ...rows
        .filter(({ nonce }) => nonce >= lane.nextNonce)
        .map(({ nonce }) => `nonce ${nonce} is beyond the next one`),
      ...nonceOf.flatMap((nonce) => {
        const owners = rows.filter((row) => row.nonce === nonce);
        const wrong = wrongOwner(owners, mined.get(nonce));
        return wrong === null ? [] : [`nonce ${nonce} of ${lane.id} ${wrong}`];
      }),
    ];
  });
}

function wrongOwner(owners: readonly TransactionRow[], onChain: Hex | "external" | undefined): string | null {
  const [row] = owners;
  if (row === undefined || owners.length > 1) return `has ${owners.length} owners`;
  if (onChain === undefined) return "is a gap on the chain";
  const reported = row.closed === null ? onChain : (row.closed.minedHash ?? "external");
  return reported === onChain ? null : `is ${reported}, mined was ${onChain}`;
}

/** What the canonical blocks hold of a sender, by nonce. */
function minedBy({ node }: Harness, sender: Address): ReadonlyMap<number, Hex | "external"> {
  const mined = new Map<number, Hex | "external">();
  for (const { acts, transactions } of node.ledger.blocks) {
    for (const act of acts) if (act.kind === "send" && act.from === sender) mined.set(mined.size, "external");
    for (const { from, nonce, hash } of transactions) if (from === sender) mined.set(nonce, hash);
  }
  return mined;
}

function unwritten({ node, database, rows }: Harness): string[] {
  const kept = database.transactions.flatMap(({ attempts }) => attempts.map(({ hash }) => hash));
  const written = new Set([...kept, ...rows.droppedHashes]);
  return node.handedOver
    .filter(({ hash }) => !written.has(hash))
    .map(({ nonce, from }) => `a transaction for nonce ${nonce} of ${from} was sent and is not written`);
}

function endings(harness: Harness): string[] {
  return [...harness.database.payments.values()]
    .filter(({ payment }) => isPayment(payment))
    .flatMap((row) => [...denied(harness, row), ...mistold(harness, row)]);
}

function denied(harness: Harness, { payment }: PaymentRow): string[] {
  const { id, status, txHash, failure } = payment;
  const use = useOf(harness, payment);
  const chain = use?.kind ?? "unused";
  const says = `${id} is ${status} (${failure?.code ?? txHash}), and the chain says ${chain}`;
  const isRight =
    status === "confirmed"
      ? isBy(use, payment) || isMiscounted(harness, payment) || isTakenBack(harness, payment)
      : isFailure(harness, payment);
  return status === "pending" || isRight ? [] : [says];
}

function isFailure(harness: Harness, payment: StoredPayment): boolean {
  const { failure, txHash, lateSettlement } = payment;
  const use = useOf(harness, payment);
  // The proof may be gone with its block; what counts is that nothing was paid, or that it was told late.
  if (harness.spoiled.isBelowDepth) return use?.kind !== "settled" || isReportedLate(harness, payment);
  if (failure?.code === "settlement_unproven") return mayBeUnproven(harness, payment);
  if (use?.kind !== "settled")
    return isProven(harness, { code: failure?.code, txHash, use: use?.kind ?? "unused", payment });
  const isReported = lateSettlement !== null || isMiscounted(harness, payment) || mayBeUnproven(harness, payment);
  return failure?.code === "tx_failed" && isReported;
}

function isReportedLate(harness: Harness, payment: StoredPayment): boolean {
  return payment.lateSettlement !== null || isMiscounted(harness, payment) || mayBeUnproven(harness, payment);
}

/**
 * A reorganisation below the depth took its settlement back, and the chain does not allow the same one again: somebody else has
 * used the nonce since, the deadline has passed, the payer's money or approval is or was gone, or it reverts by now: also where its
 * own transaction was mined again, before the money that the payer has now. Settled by whatever transaction, it is paid.
 */
function isTakenBack(harness: Harness, payment: StoredPayment): boolean {
  const { settled } = payment;
  if (!harness.spoiled.isBelowDepth || settled === null) return false;
  const { head, state } = harness.node.ledger.tip();
  // One that is still in its block was not taken back.
  if (isOnChain(harness.node.ledger, { number: settled.blockNumber, hash: settled.blockHash })) return false;
  const { from: payer, deadlineSeconds, amount } = payment.authorization;
  if (useOf(harness, payment) !== undefined || harness.node.mishaps.has(payment.id)) return true;
  if (payment.txHash !== null && hasReverted(harness.node, { txHash: payment.txHash, paymentId: payment.id }))
    return true;
  if (harness.spoiled.allowances.has(payer) || [...state.overdrawn.values()].includes(payer)) return true;
  return BigInt(head.timestampSeconds) > deadlineSeconds || !canPay(state, { payer, amount });
}

/** Its own settlement, to the log. */
function isBy(use: Use | undefined, { txHash, settled }: StoredPayment): boolean {
  if (use?.kind !== "settled") return false;
  return use.settlement.txHash === txHash && use.settlement.logIndex === settled?.logIndex;
}

interface Proof {
  readonly code: string | undefined;
  readonly txHash: Hex | null;
  readonly use: Use["kind"] | "unused";
  readonly payment: PaymentRow["payment"];
}

function isProven({ node }: Harness, { code, txHash, use, payment }: Proof): boolean {
  const { head } = node.ledger.tip();
  switch (code) {
    case "nonce_cancelled":
      // The payer may cancel what it has used for something else before.
      return (
        use === "cancelled" ||
        (use === "used_elsewhere" && turnOf(node, payment)?.cancellations.has(keyOf(payment)) === true)
      );
    case "nonce_used_elsewhere":
      return use === "used_elsewhere";
    case "expired":
      // Cancelling has no deadline; settling has.
      return use !== "settled" && BigInt(head.timestampSeconds) > payment.authorization.deadlineSeconds;
    case "tx_failed":
      return txHash !== null && hasReverted(node, { txHash, paymentId: payment.id });
    default:
      return false;
  }
}

/** Of a bundle: that it holds no settlement of the payment. */
function hasReverted(
  { ledger, handedOver }: SimNode,
  { txHash, paymentId }: { txHash: Hex; paymentId: string },
): boolean {
  const receipt = ledger.tip().state.receipts.get(txHash);
  const call = handedOver.find(({ hash }) => hash === txHash)?.call;
  if (call?.kind !== "bundle") return receipt?.status === "reverted";
  const order = call.orders.find((each) => each.paymentId === paymentId);
  return order !== undefined && receipt !== undefined && settlementOf(order, receipt) === undefined;
}

function mistold({ database, rows }: Harness, { payment: { id, status, lateSettlement } }: PaymentRow): string[] {
  // The dropped ones are older; each of them was delivered.
  const reported = [...rows.dropped, ...database.events]
    .filter(({ paymentId }) => paymentId === id)
    .map(({ type }) => type);
  const expected = status === "pending" ? [] : [`${kindOf(id)}.${status}`];
  if (lateSettlement !== null) expected.push(`${kindOf(id)}.settled_late`);
  return reported.join() === expected.join()
    ? []
    : [`${id} is ${status}, and merchants are told ${reported.join() || "nothing"}`];
}

/** One success for each payment, told to one request; under an Idempotency-Key others may be told the same again. */
function answers({ reported, database }: Harness): string[] {
  const first = new Map<string, number>();
  return reported.flatMap(({ claim, answer }) => {
    if ("refused" in answer || answer.kind === "pending") return [];
    const { id } = answer.payment;
    const status = database.payments.get(id)?.payment.status;
    if (status !== (answer.kind === "settled" ? "confirmed" : "failed"))
      return [`request ${claim} was told that ${id} is ${answer.kind}, and it is ${status}`];
    if (answer.kind === "failed" || answer.replayed) return [];
    first.set(id, (first.get(id) ?? 0) + 1);
    return first.get(id) === 2 ? [`the success of ${id} was told twice`] : [];
  });
}

/** Each merchant has its payments without its refunds, each authorization once, and nothing else. */
function money(harness: Harness): string[] {
  const payments = [...harness.database.payments.values()].map(({ payment }) => payment);
  // The rows say who was paid. Where they may not know, or not yet, the chain does.
  const settled = payments.filter((payment) =>
    isOpenToDoubt(harness, payment)
      ? useOf(harness, payment)?.kind === "settled"
      : payment.status === "confirmed" || payment.lateSettlement !== null,
  );
  const signed = ({ refundOf, authorization: { amount } }: StoredPayment) =>
    refundOf === undefined ? amount : -amount;
  return [merchantWallet, otherWallet].flatMap((wallet) => {
    const own = settled.filter(({ authorization: { from, to } }) => from === wallet || to === wallet);
    const owed = own.reduce((sum, payment) => sum + signed(payment), 0n);
    const has = balanceOf(harness.node.ledger.tip().state, wallet);
    return has === owed ? [] : [`${wallet} has ${has}, settled payments less refunds are worth ${owed}`];
  });
}

function isOpenToDoubt(harness: Harness, payment: StoredPayment): boolean {
  return (
    payment.status === "pending" ||
    // A late settlement that a reorganization below the depth takes back stays reported.
    (payment.lateSettlement !== null && harness.spoiled.isBelowDepth) ||
    isTakenBack(harness, payment) ||
    isMiscounted(harness, payment) ||
    mayBeUnproven(harness, payment)
  );
}

/** Whose money went when others settled what had failed before: nobody could reserve it. */
function payersOfLateSettlements(harness: Harness): ReadonlySet<Address> {
  const payments = [...harness.database.payments.values()].map(({ payment }) => payment);
  const failed = payments.filter(({ failure }) => failure !== null && failure.code !== "settlement_unproven");
  const late = failed.filter((payment) => useOf(harness, payment)?.kind === "settled");
  return new Set(late.map(({ authorization }) => authorization.from));
}

async function reservations(harness: Harness): Promise<string[]> {
  const { stores, payers, chain, node, spoiled } = harness;
  const late = payersOfLateSettlements(harness);
  const overdrawn = spoiled.hasReorged
    ? []
    : [...node.ledger.tip().state.overdrawn.values()].filter((payer) => !spoiled.payers.has(payer) && !late.has(payer));
  const found = overdrawn.map((payer) => `a payment of ${payer} reverted for lack of money that was reserved`);
  for (const payer of [...payers, merchantWallet, otherWallet]) {
    const key = { chainId: chain.chainId, permit2: chain.contracts.permit2, payer, nonce: 0n };
    const token = chain.tokens.IDRX as Address;
    const merchantId = stores.merchantIds[0];
    const { payerInFlight } = await stores.payments.lookUp({
      authorization: key,
      token,
      merchantId,
      idempotency: null,
    });
    if (payerInFlight !== 0n) found.push(`${payerInFlight} of ${payer} are still reserved`);
  }
  return found;
}
