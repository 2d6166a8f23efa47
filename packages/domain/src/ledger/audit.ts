import type { Address, Chain } from "@lunas/catalog/chain";
import type { PaymentId } from "../shared/id";
import { explainNonce } from "./explain-nonce";
import { explainPayment } from "./explain-payment";
import { type LedgerChain, type LedgerLane, type LedgerStore, type Owner, owners } from "./ledger";

export interface LaneAudit {
  readonly address: Address;
  readonly nonces: number;
  readonly owners: Readonly<Record<Owner, number>>;
}

/** How many have ended in which way. */
export interface Ends {
  readonly confirmed: number;
  readonly failed: number;
  readonly pending: number;
}

export interface Audit {
  readonly lanes: readonly LaneAudit[];
  readonly payments: Ends;
  readonly refunds: Ends;
  /** Disagreements between rows, chain and events; empty if all is well. */
  readonly disagreements: readonly string[];
}

export interface AuditDeps {
  readonly ledger: LedgerStore;
  readonly chain: LedgerChain;
}

/** The audited chain, with the depths that its payments need. */
export type AuditedChain = Pick<Chain, "chainId" | "settlement">;

const page = 500;

/**
 * Audits every nonce of every lane and every payment of a chain: each nonce has one owner, the same on the chain and in
 * the rows, and each payment ended as chain and events say. Transactions in flight count as `open`.
 */
export async function audit(deps: AuditDeps, chain: AuditedChain): Promise<Audit> {
  const disagreements: string[] = [];
  const known = await deps.ledger.lanes(chain.chainId);
  const lanes: LaneAudit[] = [];
  for (const lane of known) lanes.push(await auditLane(deps, lane, disagreements));
  const { payment, refund } = await auditPayments(deps, chain, disagreements);
  return { lanes, payments: payment, refunds: refund, disagreements };
}

async function auditLane({ ledger, chain }: AuditDeps, lane: LedgerLane, disagreements: string[]): Promise<LaneAudit> {
  const counts = Object.fromEntries(owners.map((owner) => [owner, 0])) as Record<Owner, number>;
  const { laneId, address, nextNonce } = lane;
  let expected: number | null = null;
  let nonces = 0;
  for (let from = 0; ; ) {
    const rows = await ledger.nonces(laneId, from, page);
    // Read the rows first: a nonce that is closed in them was mined before the next read.
    const mined = (await chain.minedNonces([address])).get(address) ?? 0;
    const onChain = await chain.transactions(rows.flatMap(({ attempts }) => attempts.map(({ hash }) => hash)));
    for (const row of rows) {
      if (expected !== null && row.nonce !== expected) {
        disagreements.push(`nonces ${expected} to ${row.nonce - 1} of ${address} have no owner`);
      }
      const explained = explainNonce(row, { lane, mined, onChain });
      counts[explained.owner] += 1;
      disagreements.push(...explained.disagreements);
      expected = row.nonce + 1;
      nonces += 1;
    }
    if (rows.length < page || expected === null) break;
    from = expected;
  }
  if (expected !== null && expected < nextNonce) {
    disagreements.push(`nonces ${expected} to ${nextNonce - 1} of ${address} have no owner`);
  }
  return { address, nonces, owners: counts };
}

async function auditPayments({ ledger, chain }: AuditDeps, audited: AuditedChain, disagreements: string[]) {
  const none = { confirmed: 0, failed: 0, pending: 0 };
  const counts = { payment: { ...none }, refund: { ...none } };
  const counted = new Map<string, PaymentId>();
  for (let after: PaymentId | null = null; ; ) {
    const payments = await ledger.payments(audited.chainId, after, page);
    const onChain = await chain.transactions(payments.flatMap(({ settled }) => settled?.txHash ?? []));
    // Read last: payments that are confirmed in these rows had their depth before.
    const newestBlock = await chain.newestBlock();
    for (const payment of payments) {
      const { id, kind, status, settled } = payment;
      counts[kind][status] += 1;
      const transaction = settled === null ? undefined : onChain.get(settled.txHash);
      disagreements.push(...explainPayment(payment, transaction, { newestBlock, settlement: audited.settlement }));
      if (settled === null) continue;
      const place = `${settled.txHash} ${settled.logIndex}`;
      const other = counted.get(place);
      if (other !== undefined) disagreements.push(`${other} and ${id} were settled by the same transfer`);
      counted.set(place, id);
    }
    const last = payments.at(-1);
    if (payments.length < page || last === undefined) return counts;
    after = last.id;
  }
}
