import type { Chain } from "@lunas/catalog/chain";
import { gasReasons } from "@lunas/domain/payment/gas";
import { operations } from "@lunas/protocol/api/operations";
import type { Metrics } from "@lunas/runtime/metrics";
import { createEndpointMeasures, createRedisAway } from "@lunas/runtime/shared-measures";

/** The work of a gateway that belongs to no request. */
export const backgroundWork = [
  "check_encryption_keys",
  "compare_first_block",
  "mark_key_uses",
  "poll_authorizers",
  "poll_lanes",
  "ring_events",
  "recover_signers",
  "accept_connections",
] as const;
export type BackgroundWork = (typeof backgroundWork)[number];

export type Figures = ReturnType<typeof createFigures>;

export function createFigures(metrics: Metrics, chains: readonly Chain[]) {
  const requests = metrics.histogram({
    name: "lunas_gateway_request_seconds",
    help: "Requests by operation and status; 499: the caller disconnected.",
    labels: ["operation", "status"],
  });
  // What service-levels.yml reads. All combinations would be thousands of lines.
  requests.zero({ operation: "facilitate", status: "200" });
  return {
    requests,
    answers: metrics.counter({
      name: "lunas_gateway_answers_total",
      help: "Requests that were answered, and those that failed with 500, 502 or 503.",
      labels: ["result"],
      known: { result: ["answered", "failed"] },
    }),
    problems: metrics.counter({
      name: "lunas_gateway_problems_total",
      help: "Answers that were not a success, by error code.",
      labels: ["operation", "code"],
    }),
    faults: metrics.counter({
      name: "lunas_gateway_faults_total",
      help: "Faults by operation.",
      labels: ["operation"],
      known: { operation: [...operations.map(({ id }) => id), ...backgroundWork, "none"] },
    }),
    payments: metrics.counter({
      name: "lunas_gateway_facilitated_total",
      help: "Requests for a settlement by outcome.",
      labels: ["outcome"],
    }),
    gasBounds: metrics.counter({
      name: "lunas_gateway_gas_bounds_total",
      help: "Payments refused to protect the gas, by the bound that was reached.",
      labels: ["bound"],
      known: { bound: gasReasons },
    }),
    charges: metrics.counter({
      name: "lunas_gateway_charges_total",
      help: "Vouchers of channels that were charged.",
      labels: ["network"],
      known: { network: chains.flatMap(({ network, channels }) => (channels === null ? [] : [network])) },
    }),
    overloaded: metrics.counter({
      name: "lunas_gateway_overloaded_total",
      help: "Payments refused before they were stored, because too many wait.",
      labels: ["network"],
      known: { network: chains.map(({ network }) => network) },
    }),
    durations: metrics.histogram({
      name: "lunas_gateway_stage_seconds",
      help: "Stages of a settlement as its caller waits for them.",
      labels: ["stage"],
    }),
    ...createEndpointFigures(metrics, chains),
    redisAway: createRedisAway(metrics),
    redisErrors: metrics.counter({
      name: "lunas_gateway_redis_errors_total",
      help: "Errors of Redis connections.",
      labels: ["queue"],
    }),
  };
}

function createEndpointFigures(metrics: Metrics, chains: readonly Chain[]) {
  return {
    rpc: metrics.histogram({
      name: "lunas_gateway_rpc_seconds",
      help: "Round trips to an RPC endpoint.",
      labels: ["network", "endpoint", "outcome"],
    }),
    ...createEndpointMeasures(
      metrics,
      chains.map(({ network }) => network),
    ),
  };
}
