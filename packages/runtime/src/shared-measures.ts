import type { Metrics } from "./metrics";

/** Of every process that has queues. */
export function createRedisAway(metrics: Metrics) {
  return metrics.gauge({
    name: "lunas_redis_away",
    help: "1 while a connection to Redis does not work.",
    labels: ["queue"],
  });
}

/** Of every process that takes jobs; `kinds` are the queue's. */
export function createQueueEvents(metrics: Metrics, kinds: readonly string[]) {
  return metrics.counter({
    name: "lunas_queue_events_total",
    help: "Events of the queue: jobs handed back, stalled, malformed; Redis unavailable.",
    labels: ["kind"],
    known: { kind: kinds },
  });
}

/** Of every process that compares the RPC endpoints of its chains. */
export function createEndpointMeasures(metrics: Metrics, networks: readonly string[]) {
  return {
    disagreements: metrics.counter({
      name: "lunas_rpc_disagreements_total",
      help: "Times that RPC endpoints of one network showed different chains.",
      labels: ["network"],
      known: { network: networks },
    }),
    endpointsOut: metrics.gauge({
      name: "lunas_rpc_endpoint_out",
      help: "1: the endpoint shows another chain and is not used.",
      labels: ["network", "endpoint"],
    }),
  };
}
