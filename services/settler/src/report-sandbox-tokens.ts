import type { Chain } from "@lunas/catalog/chain";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

interface SandboxToken {
  readonly chainId: number;
  readonly symbol: string;
  readonly address: string;
}

const everyMs = 10_000;

/**
 * Reports to the database where each sandbox chain carries its tokens, which a setting decides: a gateway stores a payment of no other.
 * Repeats until the database has them, so that the settler starts without it.
 */
export function reportSandboxTokens(
  works: readonly { readonly chain: Pick<Chain, "chainId" | "environment" | "tokens"> }[],
  add: (token: SandboxToken) => Promise<void>,
  onFault: (during: string, error: unknown) => void,
): Part {
  const waiting = works
    .filter(({ chain }) => chain.environment === "sandbox")
    .flatMap(({ chain: { chainId, tokens } }) =>
      Object.entries(tokens).map(([symbol, address]) => ({ chainId, symbol, address })),
    );
  return every({
    name: "report-sandbox-tokens",
    everyMs,
    work: async () => {
      for (let token = waiting[0]; token !== undefined; token = waiting[0]) {
        await add(token);
        waiting.shift();
      }
    },
    onFault: (error) => onFault("report-sandbox-tokens", error),
  });
}
