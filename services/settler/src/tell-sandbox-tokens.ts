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
 * Tells the database where each sandbox chain carries its tokens, which a setting decides: a gateway stores a payment of no other.
 * Again and again until it is told, so that a database which is away at the start keeps the settler from nothing else.
 */
export function tellSandboxTokens(
  works: readonly { readonly chain: Pick<Chain, "chainId" | "environment" | "tokens"> }[],
  add: (token: SandboxToken) => Promise<void>,
  onFault: (during: string, error: unknown) => void,
): Part {
  const untold = works
    .filter(({ chain }) => chain.environment === "sandbox")
    .flatMap(({ chain: { chainId, tokens } }) =>
      Object.entries(tokens).map(([symbol, address]) => ({ chainId, symbol, address })),
    );
  return every({
    name: "tell-sandbox-tokens",
    everyMs,
    work: async () => {
      for (let token = untold[0]; token !== undefined; token = untold[0]) {
        await add(token);
        untold.shift();
      }
    },
    onFault: (error) => onFault("tell-sandbox-tokens", error),
  });
}
