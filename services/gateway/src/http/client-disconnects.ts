import { LightSignal, type Signal } from "@lunas/domain/shared/signal";
import type { Response } from "express";

/**
 * The abort signal of a waiting request: it aborts when the caller disconnects before the answer, or (`stopping`) when
 * this process is about to end.
 */
export type SignalOf = (response: Response) => Signal;

/** One listener for the end of the process, however many requests wait. */
export function createClientDisconnects(stopping: Signal): SignalOf {
  const waiting = new Set<LightSignal>();
  stopping.addEventListener("abort", () => {
    for (const each of waiting) each.abort("stopping");
  });
  return (response) => {
    const wait = new LightSignal();
    if (stopping.aborted || response.destroyed) {
      wait.abort(response.destroyed ? "hung up" : "stopping");
      return wait;
    }
    waiting.add(wait);
    response.once("close", () => {
      waiting.delete(wait);
      if (!response.writableFinished) wait.abort("hung up");
    });
    return wait;
  };
}
