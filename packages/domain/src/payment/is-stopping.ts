/** Whether the process of a request ends while its caller still listens; a signal without this reason is a caller's own end. */
export function isStopping({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason === "stopping";
}

/** Whether nobody listens any more. */
export function hasLeft(signal: AbortSignal): boolean {
  return signal.aborted && !isStopping(signal);
}
