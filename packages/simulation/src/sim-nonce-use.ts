import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Candidate, NonceUse, TracedNonces } from "@lunas/domain/settlement/confirm/nonce-outcome";
import { type NonceTerms, nonceKey, type SimBlock, type SimLedger, type SimLog } from "./sim-ledger";

/** What a process can read about a nonce: bits at blocks, logs without nonces, and calldata. */
export function nonceUseIn(ledger: SimLedger, deep: SimBlock, order: SettlementOrder): NonceUse {
  const { number, timestampSeconds } = deep.head;
  const block = { number, timestampSeconds };
  const key = nonceKey(order);
  if (!deep.state.uses.has(key)) return { block, isUsed: false, candidates: [], isCancelled: false };
  const turn = ledger.blocks.find(({ state }) => state.uses.has(key)) ?? deep;
  const before = ledger.at(turn.head.number - 1) ?? turn;
  return {
    block,
    isUsed: true,
    candidates: candidatesIn(turn, before, order),
    isCancelled: turn.cancellations.has(key),
  };
}

/** The nonces that a transaction settled with the order's terms, as a trace shows them. */
export function tracedIn(ledger: SimLedger, order: SettlementOrder, { txHash, blockHash }: Candidate): TracedNonces {
  const block = ledger.blocks.find(({ head }) => head.hash === blockHash);
  const called = block?.called.get(txHash);
  if (called === undefined) return { kind: "failed" };
  return { kind: "read", nonces: called.settled.filter((each) => isAlike(each, order)).map(({ nonce }) => nonce) };
}

/** Whether a block has like logs in a transaction whose calldata alone does not show what it settles. */
export function hasUnclearLike({ logs, called }: SimBlock, order: NonceTerms): boolean {
  const like = logs.filter((log) => isLog(log, order));
  return like.some(({ txHash }) => {
    const calls = called.get(txHash)?.calls ?? null;
    const inTransaction = like.filter((log) => log.txHash === txHash);
    return calls === null || calls.filter((each) => isAlike(each, order)).length !== inTransaction.length;
  });
}

function candidatesIn(turn: SimBlock, before: SimBlock, order: SettlementOrder): Candidate[] {
  const like = turn.logs.filter((log) => isLog(log, order));
  const { number, hash, timestampSeconds } = turn.head;
  return [...new Set(like.map(({ txHash }) => txHash))].map((txHash) => ({
    txHash,
    blockNumber: number,
    blockHash: hash,
    blockTimestampSeconds: timestampSeconds,
    likeLogs: like.filter((log) => log.txHash === txHash).map(({ logIndex }) => logIndex),
    calls: callsOf(turn, before, { order, calls: turn.called.get(txHash)?.calls ?? null }),
  }));
}

interface Called {
  readonly order: SettlementOrder;
  readonly calls: readonly NonceTerms[] | null;
}

function callsOf(turn: SimBlock, before: SimBlock, { order, calls }: Called): Candidate["calls"] {
  if (calls === null) return null;
  const alike = new Map(calls.filter((each) => isAlike(each, order)).map((each) => [nonceKey(each), each]));
  return [...alike].map(([key, { nonce }]) => ({
    nonce,
    wasSet: before.state.uses.has(key),
    isSet: turn.state.uses.has(key),
  }));
}

export function isAlike(one: NonceTerms, other: NonceTerms): boolean {
  return isLog({ ...one, asset: one.asset }, other);
}

export function isLog(
  log: Pick<SimLog, "kind" | "asset" | "payer" | "payTo" | "amount">,
  order: Pick<NonceTerms, "kind" | "asset" | "payer" | "payTo" | "amount">,
): boolean {
  return (
    log.kind === order.kind &&
    log.asset === order.asset &&
    log.payer === order.payer &&
    log.payTo === order.payTo &&
    log.amount === order.amount
  );
}
