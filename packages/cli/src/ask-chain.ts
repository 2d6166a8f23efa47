import { LunasError } from "@lunas/client";

export interface ChainAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

export type ChainCall = readonly [method: string, params: readonly unknown[]];

const timeoutMs = 30_000;

/** Calls of a chain's JSON-RPC endpoint in one request; the answers are in their order. Throws `LunasError` where it does not answer. */
export async function askChain(rpcUrl: string, calls: readonly ChainCall[]): Promise<readonly ChainAnswer[]> {
  const body = JSON.stringify(calls.map(([method, params], id) => ({ jsonrpc: "2.0", id, method, params })));
  const response = await fetch(rpcUrl, {
    ...{ method: "POST", body, headers: { "Content-Type": "application/json" } },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw unreadable(rpcUrl, "it does not answer", cause);
  });
  const answers: unknown = await response.json().catch(() => null);
  if (!Array.isArray(answers) || answers.length !== calls.length)
    throw unreadable(rpcUrl, "it takes no batch of calls");
  return (answers as ChainAnswer[]).sort((left, right) => left.id - right.id);
}

/** A wallet's balance of a token, by `balanceOf(address)`. */
export function balanceCall(token: string, wallet: string, block: string): ChainCall {
  const data = `0x70a08231${wallet.slice(2).toLowerCase().padStart(64, "0")}`;
  return ["eth_call", [{ to: token, data }, block]];
}

/** A number of at most 256 bits; null where the answer is something else. */
export function quantityOf(answer: ChainAnswer | undefined): bigint | null {
  const { result } = answer ?? {};
  return typeof result === "string" && /^0x[0-9a-f]{1,64}$/i.test(result) ? BigInt(result) : null;
}

export function unreadable(rpcUrl: string, problem: string, cause?: unknown): LunasError {
  return new LunasError(`The chain's endpoint ${rpcUrl} cannot be read: ${problem}.`, { code: "unreachable", cause });
}
