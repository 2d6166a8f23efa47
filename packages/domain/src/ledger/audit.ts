import type { Address, Chain } from "@lunas/catalog/chain";
import type { PaymentId } from "../shared/id";
import { auditChannels, type ChannelAudit } from "./audit-channels";
import { explainNonce } from "./explain-nonce";
import { explainPayment } from "./explain-payment";
import {
  type ClosedEpoch,
  type Ends,
  type LedgerChain,
  type LedgerLane,
  type LedgerStore,
  type Owner,
  owners,
} from "./ledger";

export interface LaneAudit {
  readonly address: Address;
  readonly nonces: number;
  readonly owners: Readonly<Record<Owner, number>>;
}

export interface Audit {
  readonly lanes: readonly LaneAudit[];
  readonly payments: Ends;
  readonly refunds: Ends;
  readonly deposits: Ends;
  readonly channels: ChannelAudit;
  /** The times of a sandbox chain that was lost or reset since. */
  readonly closedEpochs: readonly ClosedEpoch[];
  /** The oldest block whose transactions the node has; what is older is proven by rows and nonces alone. */
  readonly oldestKept: number;
  /** Disagreements between rows, chain and events; empty if all is well. */
  readonly disagreements: readonly string[];
}

export interface AuditDeps {
  readonly ledger: LedgerStore;
  readonly chain: LedgerChain;
}

/** The audited chain, with the depths that its payments need. */
export type AuditedChain = Pick<Chain, "chainId" | "settlement" | "historyBlocks" | "contracts">;

const page = 500;

/**
 * Audits every nonce of every lane and every payment of a chain: each nonce has one owner, the same on the chain and in
 * the rows, each payment ended as chain and events say, and channels are in the contract as they are in the rows. Transactions in flight count as `open`. Payments of a closed
 * epoch are compared with the sums that were stored when it closed.
 */
export async function audit(deps: AuditDeps, chain: AuditedChain): Promise<Audit> {
  const disagreements: string[] = [];
  const known = await deps.ledger.lanes(chain.chainId);
  const lanes: LaneAudit[] = [];
  // Read last: what the node forgets during the audit is forgotten for it.
  const oldestKept = async () => Math.max(0, (await deps.chain.newestBlock()) - (chain.historyBlocks ?? Infinity) + 1);
  for (const lane of known) lanes.push(await auditLane({ ...deps, oldestKept }, lane, disagreements));
  const { payment, refund, deposit } = await auditPayments({ ...deps, oldestKept }, chain, disagreements);
  const channels = await auditChannels({ ...deps, oldestKept }, chain, disagreements);
  const closedEpochs = await deps.ledger.closedEpochs(chain.chainId);
  for (const { closedAtMs, isUnchanged } of closedEpochs) {
    if (!isUnchanged)
      disagreements.push(`the rows of the epoch until ${new Date(closedAtMs).toISOString()} changed after it closed`);
  }
  return {
    lanes,
    payments: payment,
    refunds: refund,
    deposits: deposit,
    channels,
    closedEpochs,
    oldestKept: await oldestKept(),
    disagreements,
  };
}

interface BoundedDeps extends AuditDeps {
  readonly oldestKept: () => Promise<number>;
}

async function auditLane(deps: BoundedDeps, lane: LedgerLane, disagreements: string[]): Promise<LaneAudit> {
  const { ledger, chain } = deps;
  const counts = Object.fromEntries(owners.map((owner) => [owner, 0])) as Record<Owner, number>;
  const { laneId, address, nextNonce } = lane;
  let expected: number | null = null;
  let nonces = 0;
  for (let from = 0; ; ) {
    const rows = await ledger.nonces(laneId, from, page);
    // Read the rows first: a nonce that is closed in them was mined before the next read.
    const mined = (await chain.minedNonces([address])).get(address) ?? 0;
    const onChain = await chain.transactions(rows.flatMap(({ attempts }) => attempts.map(({ hash }) => hash)));
    const oldestKept = await deps.oldestKept();
    for (const row of rows) {
      if (expected !== null && row.nonce !== expected) {
        disagreements.push(`nonces ${expected} to ${row.nonce - 1} of ${address} have no owner`);
      }
      const explained = explainNonce(row, { lane, mined, onChain, oldestKept });
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

async function auditPayments(deps: BoundedDeps, audited: AuditedChain, disagreements: string[]) {
  const { ledger, chain } = deps;
  const none = { confirmed: 0, failed: 0, pending: 0 };
  const counts = { payment: { ...none }, refund: { ...none }, deposit: { ...none } };
  const counted = new Map<string, PaymentId>();
  for (let after: PaymentId | null = null; ; ) {
    const payments = await ledger.payments(audited.chainId, after, page);
    const open = payments.filter(({ isOfClosedEpoch }) => !isOfClosedEpoch);
    const onChain = await chain.transactions(open.flatMap(({ settled }) => settled?.txHash ?? []));
    // Read last: payments that are confirmed in these rows had their depth before.
    const newestBlock = await chain.newestBlock();
    const depth = { newestBlock, settlement: audited.settlement, oldestKept: await deps.oldestKept() };
    for (const payment of payments) {
      const { id, kind, status, settled } = payment;
      counts[kind][status] += 1;
      const transaction = settled === null ? undefined : onChain.get(settled.txHash);
      disagreements.push(...explainPayment(payment, transaction, depth));
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
