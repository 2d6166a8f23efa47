import type { Chain } from "@lunas/catalog/chain";
import { refusalReasons } from "@lunas/chain/send/policy/signing-terms";
import { transactionPurposes } from "@lunas/domain/settlement/attempt";
import { refusers, settlementFaults } from "@lunas/domain/settlement/observer";
import { queueEventKinds } from "@lunas/queue/queue-event";
import type { ProcessTools } from "@lunas/runtime/process";
import { createEndpointMeasures, createQueueEvents, createRedisAway } from "@lunas/runtime/shared-measures";

/** The work of a settler that may have a fault. */
const settlerFaults = [
  ...settlementFaults,
  "broadcast-overdue",
  "channels",
  "claim",
  "count-abandoned",
  "forget-idempotency-keys",
  "forget-old-rows",
  "journal",
  "keep-lanes",
  "measure",
  "plan-claim",
  "plan-payout",
  "plan-refund",
  "poll-head",
  "refill",
  "reopen-lost",
  "report-sandbox-tokens",
  "signers",
  "sweep",
] as const;

function createEndpointFigures(metrics: ProcessTools["metrics"], networks: readonly string[]) {
  return {
    rpc: metrics.histogram({
      name: "lunas_settler_rpc_seconds",
      help: "Round trips to a node.",
      labels: ["network", "endpoint", "result"],
    }),
    ...createEndpointMeasures(metrics, networks),
  };
}

/** From a millisecond, which is what a quick machine takes, to a minute, which a slow chain takes. */
const settlementSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

function createSettlementTimes(metrics: ProcessTools["metrics"], networks: readonly string[]) {
  const of = { labels: ["network"], known: { network: networks }, buckets: settlementSeconds } as const;
  return {
    beforeBroadcast: metrics.histogram({
      name: "lunas_settlement_before_broadcast_seconds",
      help: "From a payment's order, read or come with its job, until its transaction was sent to a node.",
      ...of,
    }),
    onChain: metrics.histogram({
      name: "lunas_settlement_on_chain_seconds",
      help: "From there until the block was seen that ended the wait.",
      ...of,
    }),
    afterBlock: metrics.histogram({
      name: "lunas_settlement_after_block_seconds",
      help: "From that block until the outcome was stored.",
      ...of,
    }),
  };
}

/** A series of each of these chains is there from the start: alerts on others would be about nothing. */
export function createCounters(metrics: ProcessTools["metrics"], chains: readonly Chain[]) {
  const networks = chains.map(({ network }) => network);
  const ofNetwork = { labels: ["network"], known: { network: networks } } as const;
  return {
    ...createEndpointFigures(metrics, networks),
    ...createLaneMetrics(metrics, chains),
    ...createWorkCounters(metrics),
    ...createSettlementTimes(metrics, networks),
    attempts: metrics.counter({
      name: "lunas_attempts_written_total",
      help: "Signed transactions written ahead.",
      labels: ["network", "purpose"],
    }),
    bundled: metrics.counter({
      name: "lunas_payments_bundled_total",
      help: "Payments whose settlement shares a transaction with others.",
      labels: ["network"],
    }),
    broadcast: metrics.counter({
      name: "lunas_publishes_total",
      help: "Broadcasts of transactions, by the node's answer.",
      labels: ["network", "outcome"],
    }),
    deepReorgs: metrics.counter({
      name: "lunas_reorgs_below_depth_total",
      help: "Times that final transactions were removed from the chain and broadcast again.",
      ...ofNetwork,
    }),
    refills: metrics.counter({
      name: "lunas_refills_ether_total",
      help: "Ether that the treasury sent to low lanes.",
      ...ofNetwork,
    }),
    foreign: metrics.counter({
      name: "lunas_nonces_used_by_strangers_total",
      help: "Nonces of ours that a foreign transaction used.",
      ...ofNetwork,
    }),
    nonces: metrics.counter({
      name: "lunas_nonces_closed_total",
      help: "Nonces that are final, by owner; `npm run ledger` proves the same from the chain.",
      labels: ["network", "owner"],
    }),
    gasSpent: metrics.counter({
      name: "lunas_gas_spent_ether_total",
      help: "Gas cost of final transactions to the relayers.",
      labels: ["network", "purpose", "status"],
      known: { network: networks, purpose: transactionPurposes, status: ["success", "reverted"] },
    }),
    ended: metrics.counter({
      name: "lunas_payments_ended_total",
      help: "Payments and refunds that ended, by outcome.",
      labels: ["network", "outcome", "kind"],
    }),
    settledLate: metrics.counter({
      name: "lunas_payments_settled_late_total",
      help: "Failed payments and refunds that a foreign transaction settled later.",
      labels: ["network", "kind"],
      known: { network: networks, kind: ["payment", "refund"] },
    }),
  };
}

function createLaneMetrics(metrics: ProcessTools["metrics"], chains: readonly Chain[]) {
  const networks = chains.map(({ network }) => network);
  return {
    refusedSignatures: metrics.counter({
      name: "lunas_signatures_refused_total",
      help: "Transactions that the signing policy refused.",
      labels: ["network", "reason"],
      known: { network: networks, reason: refusalReasons },
    }),
    refusedReplacements: metrics.counter({
      name: "lunas_replacements_refused_total",
      help: "Replacements of transactions that the signing policy or the node refused.",
      labels: ["network", "by"],
      known: { network: networks, by: refusers },
    }),
    signerUnavailable: metrics.gauge({
      name: "lunas_signer_unavailable",
      help: "1 while a remote key does not sign and its lane rests.",
      labels: ["network", "signer"],
    }),
    redisAway: createRedisAway(metrics),
    treasury: metrics.gauge({
      name: "lunas_treasury_balance_ether",
      help: "The balance of the treasury, which serves the faucet and refills lanes.",
      labels: ["network", "treasury"],
    }),
    lowBalance: metrics.gauge({
      name: "lunas_low_balance_ether",
      help: "Below this a lane is low, and is refilled.",
      labels: ["network"],
      collect: (gauge) => {
        for (const { network, settlement } of chains) gauge.set({ network }, Number(settlement.lowBalanceWei) / 1e18);
      },
    }),
    lanes: metrics.gauge({ name: "lunas_lanes_held", help: "Lanes that this settler holds.", labels: ["network"] }),
    balance: metrics.gauge({
      name: "lunas_lane_balance_ether",
      help: "A lane's balance for gas.",
      labels: ["network", "lane"],
    }),
    feeCap: metrics.gauge({
      name: "lunas_fee_cap_gwei",
      help: "The fee cap of the newest transaction.",
      labels: ["network"],
    }),
  };
}

function createWorkCounters(metrics: ProcessTools["metrics"]) {
  return {
    queue: createQueueEvents(metrics, queueEventKinds),
    faults: metrics.counter({
      name: "lunas_settler_faults_total",
      help: "Errors of work that is retried.",
      labels: ["during"],
      known: { during: settlerFaults },
    }),
  };
}
