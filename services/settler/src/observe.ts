import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChainObserver } from "@lunas/chain/observe";
import type { SignerObserver } from "@lunas/chain/send/signer-observer";
import type { SettlementObserver } from "@lunas/domain/settlement/observer";
import { kindOf } from "@lunas/domain/shared/id";
import { isDatabaseAway } from "@lunas/domain/shared/unavailable";
import type { QueueEvent } from "@lunas/queue/queue-event";
import { steadyClock } from "@lunas/runtime/clock";
import type { Histogram } from "@lunas/runtime/metrics";
import type { ProcessTools } from "@lunas/runtime/process";
import { reportWaits } from "@lunas/runtime/report-waits";
import { createCounters } from "./counters";
import type { SettlementTimes } from "./time-settlements";

export interface SettlerObserver {
  readonly settlement: (chain: Chain) => SettlementObserver;
  readonly times: (chain: Chain) => SettlementTimes;
  readonly queue: (event: QueueEvent) => void;
  /** The addresses of this process's signers, at boot. */
  readonly signers: (
    chain: Chain,
    signers: { readonly settling: readonly Address[]; readonly treasury: Address | null },
  ) => void;
  readonly signing: (chain: Chain) => SignerObserver;
  readonly chain: ChainObserver;
  /** A warning for the operator at boot. */
  readonly warned: (warning: string) => void;
  readonly fault: (during: string, error: unknown) => void;
}

/** Every event of the settler: one log line with its ids, and one counter without them. */
export function createObserver({ logger, metrics }: ProcessTools, chains: readonly Chain[]): SettlerObserver {
  const counters = createCounters(metrics, chains);
  const waits = reportWaits({ logger, clock: steadyClock });
  const fault = (during: string, error: unknown) => {
    counters.faults.inc({ during: during.split(":")[0] ?? during });
    if (isDatabaseAway(error)) waits.failed("PostgreSQL", error);
    else logger.warn("fault", { during, error });
  };
  return {
    fault,
    times: observeTimes(counters),
    queue: (event) => {
      counters.queue.inc({ kind: event.kind });
      if (event.kind === "redis_error") {
        counters.redisAway.set({ queue: event.queue }, 1);
        return waits.failed("Redis", event.error);
      }
      if (event.kind === "redis_ready") {
        counters.redisAway.set({ queue: event.queue }, 0);
        return waits.back("Redis");
      }
      logger[event.kind === "job_handed_back" ? "info" : "warn"](event.kind, { ...event });
    },
    signers: ({ network }, { settling, treasury }) => logger.info("signers", { network, settling, treasury }),
    signing: ({ network }) => observeSigning(network, logger, counters),
    chain: observeChain(logger, counters),
    warned: (warning) => logger.warn("chain_warning", { warning }),
    settlement: ({ network }) => ({
      ...observeLanes(network, logger, counters),
      written: observeWritten(network, logger, counters),
      broadcast: ({ address }, { nonce, hash, outcome }) => {
        counters.broadcast.inc({ network, outcome: outcome.kind });
        const isRefused = outcome.kind === "never_sent" || outcome.kind === "unknown" || outcome.kind === "underpriced";
        logger[isRefused ? "warn" : "debug"]("published", { network, address, nonce, hash, ...outcome });
      },
      approvalBroadcast: ({ outcome, ...ids }) => logger.info("approval_published", { network, ...ids, ...outcome }),
      reorged: ({ address }, taken) => logger.warn("transaction_reorged", { network, address, ...taken }),
      reorgedBelowDepth: ({ address }, { fromNonce, transactions }) => {
        counters.deepReorgs.inc({ network });
        logger.error("reorg_below_depth", { network, address, fromNonce, transactions: transactions.length });
      },
      usedByForeign: ({ address }, nonce) => {
        counters.foreign.inc({ network });
        counters.nonces.inc({ network, owner: "external" });
        logger.error("nonce_used_by_stranger", { network, address, nonce });
      },
      replacementRefused: ({ address }, { isNews, ...refusal }) => {
        counters.refusedReplacements.inc({ network, by: refusal.by });
        logger[isNews ? "error" : "debug"]("replacement_refused", { network, address, ...refusal });
      },
      closed: (_lease, { purpose, isReplacement, receipt: { status, gasUsed, effectiveGasPriceWei, l1FeeWei } }) => {
        counters.nonces.inc({ network, owner: purpose === "payment" && isReplacement ? "replacement" : purpose });
        counters.gasSpent.inc({ network, purpose, status }, Number(gasUsed * effectiveGasPriceWei + l1FeeWei) / 1e18);
      },
      ended: (outcome) => {
        counters.ended.inc({
          network,
          outcome: outcome.kind === "confirmed" ? "confirmed" : outcome.code,
          kind: kindOf(outcome.paymentId),
        });
        logger.info("payment_ended", { network, ...outcome });
      },
      settledLate: ({ paymentId, settlement }) => {
        counters.settledLate.inc({ network, kind: kindOf(paymentId) });
        logger.warn("payment_settled_late", { network, paymentId, ...settlement });
      },
      fault: (during, error) => fault(`${during}:${network}`, error),
    }),
  };
}

function observeTimes(counters: ReturnType<typeof createCounters>): SettlerObserver["times"] {
  return ({ network }) => {
    const into = (histogram: Histogram<"network">) => (ms: number) => histogram.observe({ network }, ms / 1_000);
    return {
      beforeBroadcast: into(counters.beforeBroadcast),
      onChain: into(counters.onChain),
      afterBlock: into(counters.afterBlock),
    };
  };
}

/** One log line and one count for a transaction, and the number of payments in a bundle. */
function observeWritten(
  network: Chain["network"],
  logger: ProcessTools["logger"],
  counters: ReturnType<typeof createCounters>,
): SettlementObserver["written"] {
  return ({ address }, { purpose, nonce, attempt, paymentId, bundled }) => {
    counters.attempts.inc({ network, purpose });
    if (bundled !== undefined) counters.bundled.inc({ network }, bundled.length);
    counters.feeCap.set({ network }, Number(attempt.fees.feeCapWei) / 1e9);
    const whose = bundled === undefined ? { paymentId } : { bundled };
    logger.info("attempt_written", { network, address, nonce, purpose, ...whose, hash: attempt.hash, ...attempt.fees });
  };
}

/** The events of the lanes themselves. */
function observeLanes(
  network: Chain["network"],
  logger: ProcessTools["logger"],
  counters: ReturnType<typeof createCounters>,
): Pick<SettlementObserver, "laneTaken" | "laneGone" | "laneBalance" | "treasuryBalance" | "refilled" | "abandoned"> {
  return {
    laneTaken: ({ address, fencingToken, nextNonce, isRetired }, openTransactions) => {
      counters.lanes.inc({ network });
      const retired = isRetired === true ? { isRetired } : {};
      logger.info("lane_taken", { network, address, fencingToken, nextNonce, openTransactions, ...retired });
    },
    laneGone: ({ address, fencingToken }, why) => {
      counters.lanes.dec({ network });
      // Its next owner shows its balance.
      counters.balance.remove({ network, lane: address });
      counters.treasury.remove({ network, treasury: address });
      logger[why === "lost" ? "warn" : "info"]("lane_gone", { network, address, fencingToken, why });
    },
    laneBalance: ({ address }, { wei, level }) => {
      counters.balance.set({ network, lane: address }, Number(wei) / 1e18);
      if (level !== "ok") logger.warn("lane_balance", { network, address, wei, level });
    },
    abandoned: ({ address }, nonces) => logger.warn("transactions_abandoned", { network, address, nonces }),
    treasuryBalance: ({ address }, wei) => counters.treasury.set({ network, treasury: address }, Number(wei) / 1e18),
    refilled: ({ address }, { to, amountWei }) => {
      counters.refills.inc({ network }, Number(amountWei) / 1e18);
      logger.info("lane_refilled", { network, treasury: address, to, wei: amountWei });
    },
  };
}

/** The events of remote keys, and the refusals of the signing policy. */
function observeSigning(
  network: Chain["network"],
  logger: ProcessTools["logger"],
  counters: ReturnType<typeof createCounters>,
): SignerObserver {
  const unavailable = (signer: string, count: 0 | 1) => counters.signerUnavailable.set({ network, signer }, count);
  return {
    signerUnavailable: (event) => {
      unavailable(event.signer, 1);
      logger.error("signer_unavailable", { network, ...event });
    },
    signerReady: (event) => {
      unavailable(event.signer, 0);
      logger.info("signer_ready", { network, ...event });
    },
    signerWrong: (event) => {
      unavailable(event.signer, 1);
      logger.error("signer_wrong", { network, ...event });
    },
    signatureRefused: (event) => {
      counters.refusedSignatures.inc({ network, reason: event.reason });
      logger.error("signature_refused", { network, ...event });
    },
  };
}

function observeChain(logger: ProcessTools["logger"], counters: ReturnType<typeof createCounters>): ChainObserver {
  return {
    rpcAnswered: ({ network, endpoint, durationMs }) =>
      counters.rpc.observe({ network, endpoint, result: "answered" }, durationMs / 1_000),
    rpcFailed: (event) => {
      const { network, endpoint, durationMs } = event;
      counters.rpc.observe({ network, endpoint, result: "failed" }, durationMs / 1_000);
      logger.warn("rpc_failed", event);
    },
    rpcDisagreed: (event) => {
      counters.disagreements.inc({ network: event.network });
      logger.error("rpc_disagreement", event);
    },
    endpointJudged: (event) => {
      counters.endpointsOut.set({ network: event.network, endpoint: event.endpoint }, event.isOut ? 1 : 0);
      logger[event.isOut ? "error" : "info"]("rpc_endpoint_judged", event);
    },
    subscriptionChanged: (event) => logger.info("head_subscription", event),
    reorged: (event) => logger.warn("reorg", event),
    headsJumped: (event) => logger.warn("heads_jumped", event),
    headFailed: (event) => logger.warn("head_failed", event),
  };
}
