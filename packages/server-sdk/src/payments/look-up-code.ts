import type { Hex } from "@lunas/protocol/wire/hex";

/** Whether an address has code; `unknown` where it was not looked up. */
export type CodeLookUp = (rpcUrl: string, address: Hex) => Promise<"code" | "none" | "unknown">;

export interface CodeLookUpDeps {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

const MOST_A_MINUTE = 120;
const MOST_AT_ONCE = 8;
const MOST_KEPT = 10_000;
const TIMEOUT_MS = 3_000;
/** Code is permanent; an address without code may get some. */
const KEPT_MS = { code: 600_000, none: 60_000 } as const;

/**
 * `eth_getCode` at the public RPC endpoint, cached, one request for each address, and a limited number of them: junk
 * requests must not use up the shop's endpoint either. Never throws.
 */
export function codeLookUp({ fetch: send, now }: CodeLookUpDeps): CodeLookUp {
  const known = new Map<string, { readonly found: "code" | "none"; readonly untilMs: number }>();
  const asking = new Map<string, ReturnType<CodeLookUp>>();
  let requestedAt: number[] = [];

  const ask = async (rpcUrl: string, address: string): ReturnType<CodeLookUp> => {
    requestedAt = requestedAt.filter((atMs) => atMs > now() - 60_000);
    if (requestedAt.length >= MOST_A_MINUTE || asking.size >= MOST_AT_ONCE) return "unknown";
    requestedAt.push(now());
    const found = await readCode(send, rpcUrl, address);
    if (found !== "unknown") {
      known.set(address, { found, untilMs: now() + KEPT_MS[found] });
      const [oldest] = known.keys();
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    }
    return found;
  };
  return async (rpcUrl, payer) => {
    const address = payer.toLowerCase();
    const kept = known.get(address);
    if (kept !== undefined && kept.untilMs > now()) return kept.found;
    known.delete(address);
    const running = asking.get(address);
    if (running !== undefined) return running;
    const started = ask(rpcUrl, address).finally(() => asking.delete(address));
    asking.set(address, started);
    return started;
  };
}

async function readCode(send: typeof fetch, rpcUrl: string, address: string): ReturnType<CodeLookUp> {
  try {
    const response = await send(rpcUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getCode", params: [address, "latest"] }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { result } = (await response.json()) as { readonly result?: unknown };
    if (typeof result !== "string" || !/^0x(?:[0-9a-fA-F]{2})*$/.test(result)) return "unknown";
    return result === "0x" ? "none" : "code";
  } catch {
    return "unknown";
  }
}
