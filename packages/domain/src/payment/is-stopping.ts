import type { Signal } from "../shared/signal";

/**
 * Whether the request's process ends while its caller is still connected. Without this reason the signal means that the
 * caller has left.
 */
export function isStopping({ aborted, reason }: Signal): boolean {
  return aborted && reason === "stopping";
}

/** Whether the caller has disconnected. */
export function hasLeft(signal: Signal): boolean {
  return signal.aborted && !isStopping(signal);
}
