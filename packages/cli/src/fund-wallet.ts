import { Funded } from "@lunas/protocol/api/sandbox";
import { parse } from "@lunas/protocol/validate";
import { ask } from "./service";

export interface Funding {
  readonly address: string;
  /** Whole IDRX, or ETH with decimals. */
  readonly amount: string;
  readonly token: "IDRX" | "ETH";
}

/** Asks the sandbox's faucet for play money; resolves when it has arrived. */
export async function fundWallet(url: string, apiKey: string, funding: Funding): Promise<Funded> {
  const call = { method: "POST", path: "/sandbox/fund", body: funding, headers: { "X-API-Key": apiKey } } as const;
  return (await ask(url, call, (value) => parse(Funded, value))).body;
}
