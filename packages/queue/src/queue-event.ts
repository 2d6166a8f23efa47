/** A queue's events for the operator. An outage of Redis shows as its first error, and as `redis_ready` at its end. */
export type QueueEvent =
  | { readonly kind: "redis_error"; readonly queue: string; readonly error: unknown }
  | { readonly kind: "redis_ready"; readonly queue: string }
  /** An error while Redis is there, such as a lock that could not be renewed. */
  | { readonly kind: "queue_fault"; readonly queue: string; readonly error: unknown }
  /** Data that no producer of ours wrote: the job is dropped. */
  | { readonly kind: "poison_job"; readonly queue: string; readonly jobId: string }
  /** The handler threw; the job runs again, or the sweeper finds its work. */
  | { readonly kind: "job_failed"; readonly queue: string; readonly jobId: string; readonly error: unknown }
  /** A job came back because its worker died or lost its lock. */
  | { readonly kind: "job_stalled"; readonly queue: string; readonly jobId: string }
  /** A stopping worker gave a job back. */
  | { readonly kind: "job_handed_back"; readonly queue: string; readonly jobId: string };

export const queueEventKinds = [
  "redis_error",
  "redis_ready",
  "queue_fault",
  "poison_job",
  "job_failed",
  "job_stalled",
  "job_handed_back",
] as const satisfies readonly QueueEvent["kind"][];

/** Must not throw. */
export type ObserveQueue = (event: QueueEvent) => void;

export const observeNothing: ObserveQueue = () => undefined;
