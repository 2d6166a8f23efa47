/** What a queue has to tell an operator. Redis being away is told by the first error and by `redis_ready` when it is back. */
export type QueueEvent =
  | { readonly kind: "redis_error"; readonly queue: string; readonly error: unknown }
  | { readonly kind: "redis_ready"; readonly queue: string }
  /** Data that no producer of ours wrote: the job is dropped. */
  | { readonly kind: "poison_job"; readonly queue: string; readonly jobId: string }
  /** The handler threw; the job is tried again or left to the sweeper. */
  | { readonly kind: "job_failed"; readonly queue: string; readonly jobId: string; readonly error: unknown }
  /** A job came back because its worker died or lost its lock. */
  | { readonly kind: "job_stalled"; readonly queue: string; readonly jobId: string }
  /** A stopping worker gave a job back. */
  | { readonly kind: "job_handed_back"; readonly queue: string; readonly jobId: string };

/** Must not throw. */
export type ObserveQueue = (event: QueueEvent) => void;

export const observeNothing: ObserveQueue = () => undefined;
