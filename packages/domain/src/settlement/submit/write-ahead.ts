import type { PaymentId } from "../../shared/id";
import type { Attempt, Fees, SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Lane } from "../lanes/lane";
import { SignerUnavailable, SigningRefused } from "../lanes/signing-faults";
import type { Call, CommitOutcome, PlannedTransaction, TransactionRequest } from "../ports";
import { broadcast } from "./broadcast";
import { urgencyOf } from "./fee-market";
import { firstFees, goingRate } from "./price";

export type Written =
  /** Written and broadcast; the lane follows them from now on. */
  | { readonly kind: "sent"; readonly attempts: readonly Attempt[] }
  /** Nothing was written: no head yet, or the base fee is above the ceiling. */
  | { readonly kind: "not_now" }
  /**
   * Another settler holds the lane, or its rows are unknown here: its next holder (maybe this process) reads the rows.
   */
  | { readonly kind: "lane_lost" }
  /** Nothing was written: these payments must not be settled any more. */
  | { readonly kind: "taken"; readonly paymentIds: readonly PaymentId[] }
  | NotSigned;

type NotSigned =
  /** Nothing was written: the lane's signer is unavailable or hangs. Other lanes may take the calls. */
  | { readonly kind: "signer_unavailable" }
  /** Nothing was written: the signing policy refuses the calls at these indexes. */
  | { readonly kind: "refused"; readonly places: readonly number[] };

/**
 * Signs calls for the lane's next nonces, writes them all in one transaction, and then broadcasts them in one batch.
 * The hashes are known before the broadcast, so a crash loses nothing: the next holder broadcasts the same bytes again.
 */
export async function writeAhead(deps: EngineDeps, lane: Lane, calls: readonly Call[]): Promise<Written> {
  const firstNonce = lane.nextNonce;
  const requests = calls.flatMap((call, index) => {
    const fees = feesOf(deps, call);
    return fees === null ? [] : [{ nonce: firstNonce + index, fees, call }];
  });
  // The ceiling is the same for all calls: either all have fees or none.
  if (requests.length < calls.length || calls.length === 0) return { kind: "not_now" };
  const signed = await sign(deps, lane, requests);
  if (signed.kind !== "signed") return signed;
  const { attempts } = signed;
  const planned = attempts.map((attempt, index) => plan(firstNonce + index, calls[index] as Call, attempt));
  const outcome = await commit(deps, lane, planned);
  if (outcome.kind !== "committed") return outcome;
  lane.nextNonce = firstNonce + planned.length;
  planned.forEach((each, index) => {
    follow(deps, lane, { planned: each, call: calls[index] as Call });
  });
  await broadcast(
    deps,
    lane,
    planned.map(({ nonce }) => nonce),
  );
  return { kind: "sent", attempts };
}

async function sign(
  { sender, observe }: EngineDeps,
  { lease }: Lane,
  requests: readonly TransactionRequest[],
): Promise<{ readonly kind: "signed"; readonly attempts: readonly Attempt[] } | NotSigned> {
  try {
    return { kind: "signed", attempts: await sender.sign(lease.address, requests) };
  } catch (error) {
    if (error instanceof SignerUnavailable) observe.fault("sign", error);
    else if (!(error instanceof SigningRefused)) throw error;
    return error instanceof SigningRefused
      ? { kind: "refused", places: error.refusals.map(({ index }) => index) }
      : { kind: "signer_unavailable" };
  }
}

/** A payment that has waited long, or has little time left, tips more from the start. */
function feesOf({ chain, watcher, clock }: EngineDeps, call: Call): Fees | null {
  const head = watcher.head();
  if (head === null) return null;
  const policy = chain.settlement;
  const orders = ordersIn(call);
  const now = { nowMs: clock.now(), chainSeconds: head.timestampSeconds };
  const urgencies = orders.map(({ ageMs, deadlineSeconds }) =>
    urgencyOf({ sinceMs: now.nowMs - ageMs, deadlineSeconds }, now, policy.fees),
  );
  const isUrgent = call.kind === "channel" && call.action.isUrgent;
  return firstFees(goingRate(head, watcher.fees().market), policy, Math.max(isUrgent ? 1 : 0, ...urgencies));
}

function ordersIn(call: Call): readonly SettlementOrder[] {
  if (call.kind === "bundle") return call.orders;
  return "order" in call ? [call.order] : [];
}

/**
 * If a commit gets no answer, its rows may exist without a broadcast and beyond our next nonce: drop the lane, so that
 * it is taken over again.
 */
async function commit(deps: EngineDeps, lane: Lane, planned: readonly PlannedTransaction[]): Promise<CommitOutcome> {
  try {
    // The signed nonces must still be the row's next ones, even if other calls were written meanwhile.
    const nextNonce = planned[0]?.nonce ?? lane.nextNonce;
    return await deps.settlements.commit({ ...lane.lease, nextNonce }, planned);
  } catch (error) {
    deps.observe.fault("commit", error);
    return { kind: "lane_lost" };
  }
}

function plan(nonce: number, call: Call, attempt: Attempt): PlannedTransaction {
  switch (call.kind) {
    case "settle":
      return {
        ...{ nonce, purpose: "payment", paymentId: call.order.paymentId, attempt },
        ...(call.order.isFromJob === true && { order: call.order }),
      };
    case "bundle": {
      const bundled = call.orders.map(({ paymentId }) => paymentId);
      return { nonce, purpose: "bundle", paymentId: null, bundled, attempt };
    }
    case "cancel":
      return { nonce, purpose: "filler", paymentId: null, attempt };
    case "channel":
      return { nonce, purpose: "channel", paymentId: null, attempt, actionId: call.action.actionId };
    case "settle_as_stranger":
      return { nonce, purpose: "grant", paymentId: null, attempt };
    case "transfer":
      return { nonce, purpose: "grant", paymentId: null, attempt, ...refillOf(call) };
    case "fund":
      return {
        nonce,
        purpose: "funding",
        paymentId: call.order.paymentId,
        attempt,
        grantedWei: call.amountWei,
      };
  }
}

/** Sets the field only for refills. */
function refillOf({ isRefill, to, amount }: Extract<Call, { kind: "transfer" }>) {
  return isRefill === true ? { refill: { to, amountWei: amount } } : {};
}

function follow(deps: EngineDeps, lane: Lane, { planned, call }: { planned: PlannedTransaction; call: Call }): void {
  const { nonce, purpose, paymentId, attempt, bundled, grantedWei } = planned;
  lane.open.set(nonce, {
    transaction: { nonce, purpose, paymentId, attempts: [attempt], ...(grantedWei !== undefined && { grantedWei }) },
    order: call.kind === "settle" ? call.order : null,
    ...(call.kind === "bundle" && { bundled: call.orders }),
    ...(call.kind === "channel" && { action: call.action }),
    receipt: null,
    broadcastAtMs: deps.clock.now(),
    isUnderpriced: false,
    sentAtBlock: null,
    refused: new Set(),
    foreign: null,
    notedBlock: null,
  });
  deps.observe.written(lane.lease, { purpose, nonce, attempt, paymentId, ...(bundled && { bundled }) });
}
