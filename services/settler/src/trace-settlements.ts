import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import type {
  BroadcastOutcome,
  Call,
  ClosedTransaction,
  OpenTransaction,
  Outcome,
  PlannedTransaction,
} from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Tracer } from "@lunas/runtime/tracing/tracer";
import { followPayments, type PaymentSpans } from "./follow-payments";
import { fromJobs } from "./from-jobs";

/** The same dependencies of an engine, with a trace span for each call about a payment. */
export function traceSettlements(tracer: Tracer, deps: EngineDeps): EngineDeps {
  const spans = followPayments(tracer, deps.chain.network);
  return {
    ...deps,
    sender: tracedSender(spans, deps),
    watcher: tracedWatcher(spans, deps),
    settlements: tracedSettlements(spans, deps),
    lanes: {
      ...deps.lanes,
      release: async (leases) => {
        await deps.lanes.release(leases);
        for (const { laneId } of leases) spans.handedOver(laneId);
      },
    },
  };
}

function tracedSender(spans: PaymentSpans, { sender }: EngineDeps): EngineDeps["sender"] {
  return {
    ...sender,
    // The known addresses change while the process runs.
    get addresses() {
      return sender.addresses;
    },
    sign: async (address, requests) => {
      const startMs = spans.now();
      for (const { paymentId, ageMs } of fromJobs(requests)) spans.begin(paymentId, startMs - ageMs);
      const attempts = await sender.sign(address, requests);
      requests.forEach(({ nonce, call }, index) => {
        const attributes = { "lunas.lane": address, "lunas.nonce": nonce, "lunas.tx_hash": attempts[index]?.hash };
        for (const id of paymentsOf(call)) spans.part(id, { name: "sign", kind: "internal", startMs, attributes });
      });
      return attempts;
    },
    broadcast: async (rawTransactions) => {
      const startMs = spans.now();
      const sending = rawTransactions.map((raw) => spans.sending(raw, startMs));
      const outcomes = await sender.broadcast(rawTransactions);
      sending.forEach((each, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) return;
        for (const one of each) spans.sent(one, { outcome: outcome.kind, error: faultOf(outcome) });
      });
      return outcomes;
    },
  };
}

/** The payments of a call; cancellations and grants have none. */
function paymentsOf(call: Call): readonly PaymentId[] {
  if (call.kind === "bundle") return call.orders.map(({ paymentId }) => paymentId);
  return call.kind === "settle" || call.kind === "fund" ? [call.order.paymentId] : [];
}

function faultOf({ kind }: BroadcastOutcome): string | undefined {
  return kind === "accepted" || kind === "known" || kind === "nonce_too_low" ? undefined : kind;
}

function tracedWatcher(spans: PaymentSpans, { watcher }: EngineDeps): EngineDeps["watcher"] {
  const simulated =
    (simulate: EngineDeps["watcher"]["simulate"]): EngineDeps["watcher"]["simulate"] =>
    async (orders) => {
      const startMs = spans.now();
      const simulations = await simulate(orders);
      orders.forEach(({ paymentId }, index) => {
        const simulation = simulations[index];
        const attributes = { "lunas.code": simulation?.kind === "fails" ? simulation.reason : null };
        spans.part(paymentId, { name: "simulate", kind: "client", startMs, attributes });
      });
      return simulations;
    };
  return {
    ...watcher,
    simulate: simulated((orders) => watcher.simulate(orders)),
    simulateBundle: simulated((orders) => watcher.simulateBundle(orders)),
    nonceUse: async (order) => {
      const startMs = spans.now();
      const use = await watcher.nonceUse(order);
      const attributes = { "lunas.is_used": use.isUsed, "lunas.is_cancelled": use.isCancelled };
      spans.part(order.paymentId, { name: "look_up_nonce", kind: "client", startMs, attributes });
      return use;
    },
  };
}

function tracedSettlements(spans: PaymentSpans, { settlements }: EngineDeps): EngineDeps["settlements"] {
  return {
    ...settlements,
    // With the chain: the orders of another one are left out.
    orders: async (paymentIds, chainId) => {
      const startMs = spans.now();
      const orders = await settlements.orders(paymentIds, chainId);
      for (const { paymentId } of orders) spans.begin(paymentId, startMs);
      return orders;
    },
    open: async (laneId) => {
      const startMs = spans.now();
      const open = await settlements.open(laneId);
      for (const each of open) takeUp(spans, each, { laneId, startMs });
      return open;
    },
    commit: async (lane, planned) => {
      const startMs = spans.now();
      const outcome = await settlements.commit(lane, planned);
      for (const each of planned) {
        const { nonce, paymentId, bundled = [], attempt } = each;
        const paymentIds = paymentId === null ? bundled : [paymentId];
        const attributes = attributesOf(lane, each);
        const error = outcome.kind === "committed" ? undefined : outcome.kind;
        for (const id of paymentIds)
          spans.part(id, { name: "write_ahead", kind: "client", startMs, attributes, error });
        if (error === undefined && paymentIds.length > 0)
          spans.written({ laneId: lane.laneId, nonce }, { ...attempt, paymentIds });
      }
      return outcome;
    },
    commitReplacement: async (lane, replacement) => {
      const startMs = spans.now();
      const isWritten = await settlements.commitReplacement(lane, replacement);
      const { nonce, attempt } = replacement;
      const place = { laneId: lane.laneId, nonce };
      const paymentIds = spans.paymentsAt(place);
      const attributes = attributesOf(lane, replacement);
      const error = isWritten ? undefined : "lane_lost";
      for (const id of paymentIds) spans.part(id, { name: "replace", kind: "client", startMs, attributes, error });
      if (isWritten && paymentIds.length > 0) spans.written(place, { ...attempt, paymentIds });
      return isWritten;
    },
    finish: async (lane, closed, outcomes) => {
      const startMs = spans.now();
      for (const outcome of outcomes) spans.confirmed(outcome.paymentId, startMs);
      const finished = await settlements.finish(lane, closed, outcomes);
      const ended = new Set(finished.ended);
      for (const outcome of outcomes) {
        spans.part(outcome.paymentId, { name: "record", kind: "client", startMs, attributes: {} });
        if (ended.has(outcome.paymentId)) spans.end(outcome.paymentId, endOf(outcome, closed));
      }
      if (lane !== null) for (const { nonce } of closed) spans.closed({ laneId: lane.laneId, nonce });
      return finished;
    },
  };
}

function attributesOf({ address }: LaneLease, written: Pick<PlannedTransaction, "nonce" | "purpose" | "attempt">) {
  const { nonce, purpose, attempt } = written;
  return { "lunas.lane": address, "lunas.nonce": nonce, "lunas.tx_hash": attempt.hash, "lunas.purpose": purpose };
}

/** Records a transaction that another settler has written. */
function takeUp(
  spans: PaymentSpans,
  { transaction, order, bundled = [] }: OpenTransaction,
  { laneId, startMs }: { readonly laneId: string; readonly startMs: number },
): void {
  const paymentIds = (order === null ? bundled : [order]).map(({ paymentId }) => paymentId);
  for (const id of paymentIds) spans.begin(id, startMs);
  if (paymentIds.length === 0) return;
  for (const { hash, rawTransaction } of transaction.attempts)
    spans.written({ laneId, nonce: transaction.nonce }, { paymentIds, hash, rawTransaction });
}

function endOf(outcome: Outcome, closed: readonly ClosedTransaction[]) {
  if (outcome.kind === "failed") {
    return { attributes: { "lunas.tx_hash": outcome.txHash, "lunas.code": outcome.code }, error: outcome.code };
  }
  const { txHash, logIndex, blockNumber } = outcome.settled;
  const ours = closed.find(({ minedHash }) => minedHash === txHash);
  return {
    attributes: {
      "lunas.tx_hash": txHash,
      "lunas.log_index": logIndex,
      "lunas.block_number": blockNumber,
      "lunas.gas_used": ours?.gasUsed === undefined || ours.gasUsed === null ? null : Number(ours.gasUsed),
      // A foreign transaction settled it.
      "lunas.is_foreign": ours === undefined,
    },
  };
}
