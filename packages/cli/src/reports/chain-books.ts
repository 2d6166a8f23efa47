import { LunasError } from "@lunas/client";
import type { ChainBooks, ChainLog } from "./reconcile";

interface RpcAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

const perBatch = 50;
const timeoutMs = 30_000;
/** The selector of `balanceOf(address)`. */
const balanceOf = "0x70a08231";

/** A chain's books by its JSON-RPC endpoint. Throws `LunasError` where the endpoint does not answer. */
export function chainBooks(rpcUrl: string, tokens: Readonly<Record<string, string>>): ChainBooks {
  return {
    tokenOf: (symbol) => (Object.hasOwn(tokens, symbol) ? tokens[symbol] : undefined),
    async logsOf(hashes) {
      const found: (readonly ChainLog[] | null)[] = [];
      for (let at = 0; at < hashes.length; at += perBatch) {
        const batch = hashes.slice(at, at + perBatch).map((hash) => ["eth_getTransactionReceipt", [hash]] as const);
        for (const { result, error } of await call(rpcUrl, batch)) {
          if (error !== undefined) throw unreadable(rpcUrl, error.message ?? "it refused a receipt");
          const receipt = result as { readonly status?: string; readonly logs?: readonly ChainLog[] } | null;
          found.push(receipt?.status === "0x1" ? (receipt.logs ?? []) : null);
        }
      }
      return found;
    },
    async balanceAt(token, wallet, block) {
      const data = `${balanceOf}${wallet.slice(2).toLowerCase().padStart(64, "0")}`;
      const [answer] = await call(rpcUrl, [
        ["eth_call", [{ to: token, data }, `0x${Math.max(block, 0).toString(16)}`]],
      ]);
      const { result } = answer ?? {};
      return typeof result === "string" && /^0x[0-9a-f]{1,64}$/i.test(result) ? BigInt(result) : null;
    },
  };
}

async function call(rpcUrl: string, calls: readonly (readonly [method: string, params: readonly unknown[]])[]) {
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
  return (answers as RpcAnswer[]).sort((left, right) => left.id - right.id);
}

function unreadable(rpcUrl: string, problem: string, cause?: unknown): LunasError {
  return new LunasError(`The chain's endpoint ${rpcUrl} cannot be read: ${problem}.`, { code: "unreachable", cause });
}
