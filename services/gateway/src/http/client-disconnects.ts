import type { Response } from "express";

/**
 * The abort signal of a waiting request: it aborts when the caller disconnects before the answer, or (`stopping`) when
 * this process is about to end.
 */
export type SignalOf = (response: Response) => AbortSignal;

/** One listener for the end of the process, however many requests wait. */
export function createClientDisconnects(stopping: AbortSignal): SignalOf {
  const waiting = new Set<AbortController>();
  stopping.addEventListener("abort", () => {
    for (const each of waiting) each.abort("stopping");
  });
  return (response) => {
    const wait = new AbortController();
    if (stopping.aborted || response.destroyed) {
      wait.abort(response.destroyed ? "hung up" : "stopping");
      return wait.signal;
    }
    waiting.add(wait);
    response.once("close", () => {
      waiting.delete(wait);
      // With a reason, because the default reason is an error with a stack.
      if (!response.writableFinished) wait.abort("hung up");
    });
    return wait.signal;
  };
}
