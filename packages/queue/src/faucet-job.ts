/** What the faucet is asked for; the amount in smallest units, as a decimal string. */
export interface FaucetJob {
  readonly token: string;
  readonly address: string;
  readonly amount: string;
}

/** What came of it. `balance` of the funded address after the transfer, in smallest units. */
export type FaucetResult =
  | { readonly kind: "funded"; readonly txHash: string; readonly balance: string }
  | { readonly kind: "empty" }
  /** `receiverRefused`: nothing was sent, as this receiver cannot be paid. */
  | { readonly kind: "failed"; readonly reason: string; readonly receiverRefused?: true };

export function faucetQueueName(network: string): string {
  return `faucet-${network}`;
}

/** A job's data if it is one of ours, else null. */
export function readFaucetJob(data: unknown): FaucetJob | null {
  if (typeof data !== "object" || data === null) return null;
  const { token, address, amount } = data as Record<string, unknown>;
  if (typeof token !== "string" || typeof address !== "string" || typeof amount !== "string") return null;
  return /^0x[0-9a-fA-F]{40}$/.test(address) && /^[0-9]{1,78}$/.test(amount) ? { token, address, amount } : null;
}
