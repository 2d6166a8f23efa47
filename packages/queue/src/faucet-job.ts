/** The data of a faucet job: a request's id. Its row in Postgres says what to send, and whether to send it. */
export interface FaucetJob {
  readonly requestId: string;
}

export function faucetQueueName(network: string): string {
  return `faucet-${network}`;
}

/** A job's request, or null for data that is not ours. */
export function readFaucetRequestId(data: unknown): string | null {
  const id = typeof data === "object" && data !== null && "requestId" in data ? data.requestId : null;
  return typeof id === "string" && /^fct_[0-9A-Za-z]{1,64}$/.test(id) ? id : null;
}
