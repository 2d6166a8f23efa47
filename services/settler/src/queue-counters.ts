import type { ProcessTools } from "@lunas/runtime/process";

/** Counters of what the settler's queues and its repeated work tell. */
export function createQueueCounters(metrics: ProcessTools["metrics"]) {
  return {
    queue: metrics.counter({
      name: "lunas_queue_events_total",
      help: "Events of the queue: jobs handed back, stalled, Redis unavailable.",
      labels: ["kind"],
    }),
    faults: metrics.counter({
      name: "lunas_settler_faults_total",
      help: "Errors of work that is retried.",
      labels: ["during"],
    }),
  };
}
