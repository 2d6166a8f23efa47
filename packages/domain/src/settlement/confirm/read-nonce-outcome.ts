import type { Hex } from "../../shared/hex";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import { type Candidate, type NonceOutcome, type NonceUse, proveByCalls, proveByTrace } from "./nonce-outcome";

type Deps = Pick<EngineDeps, "watcher">;

/**
 * Reads the nonce outcome of an order. A settlement counts by its own nonce, not by matching logs: a payer may sign
 * many payments of one amount to one payee. The proofs, in this order: the transaction's own calls, then a trace. A
 * cancellation counts only if no matching settlement is unproven: the payer may cancel a nonce that was settled before.
 * Throws `Unavailable("chain")`.
 */
export async function readNonceOutcome({ watcher }: Deps, order: SettlementOrder): Promise<NonceOutcome> {
  const use = await watcher.nonceUse(order);
  if (!use.isUsed) return { kind: "unused", block: use.block };
  const unknown: Candidate[] = [];
  for (const candidate of use.candidates) {
    const proof = proveByCalls(order.nonce, candidate);
    if (typeof proof === "object") return { kind: "settled", settlement: proof };
    if (proof === "unknown") unknown.push(candidate);
  }
  return unknown.length === 0 ? withoutSettlement(use) : outcomeByTraces({ watcher }, order, { use, unknown });
}

function withoutSettlement({ isCancelled, isForgotten, block }: NonceUse): NonceOutcome {
  if (isForgotten === true) return { kind: "unproven", txHash: null, mayBeProven: true, block };
  return { kind: isCancelled ? "cancelled" : "used_elsewhere" };
}

interface Doubt {
  readonly use: NonceUse;
  readonly unknown: readonly Candidate[];
}

async function outcomeByTraces(
  { watcher }: Deps,
  order: SettlementOrder,
  { use, unknown }: Doubt,
): Promise<NonceOutcome> {
  const unproven: { readonly txHash: Hex; readonly mayBeProven: boolean }[] = [];
  for (const candidate of unknown) {
    const trace = await watcher.tracedNonces(order, candidate);
    const proof = trace.kind === "read" ? proveByTrace(order.nonce, candidate, trace.nonces) : "unknown";
    if (typeof proof === "object") return { kind: "settled", settlement: proof };
    if (proof === "other") continue;
    unproven.push({ txHash: candidate.txHash, mayBeProven: trace.kind === "failed" });
  }
  const [first] = unproven;
  if (first === undefined) return withoutSettlement(use);
  const mayBeProven = unproven.some((each) => each.mayBeProven);
  return { kind: "unproven", txHash: first.txHash, mayBeProven, block: use.block };
}
