import type { Lunas } from "./call-lunas";
import { Funded } from "./lunas-formats";
import { parse } from "./parse";

export interface Funding {
  readonly address: string;
  /** Whole IDRX, or ETH with decimals: not base units. */
  readonly amount: string;
  readonly token: "IDRX" | "ETH";
}

/** Has the sandbox's faucet send play money to a wallet; resolves when it has arrived. */
export async function fundPayer(lunas: Lunas, apiKey: string, funding: Funding): Promise<Funded> {
  const call = { method: "POST", path: "/sandbox/fund", body: funding, headers: { "X-API-Key": apiKey } } as const;
  return (await lunas.ask(call, (value) => parse(Funded, value))).body;
}
