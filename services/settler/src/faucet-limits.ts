import type { Chain } from "@lunas/catalog/chain";
import { idrx } from "@lunas/catalog/tokens/idrx";
import type { Config } from "./config";

/** The faucet's limits for one token, in smallest units. */
export interface FaucetLimits {
  readonly perRequest: bigint;
  /** To one merchant in one UTC day. */
  readonly perDay: bigint;
}

/** The faucet's limits by token symbol; tokens that the chain does not have are left out. */
export function faucetLimits(chain: Chain, faucet: Config["faucet"]): ReadonlyMap<string, FaucetLimits> {
  const { symbol, decimals } = chain.nativeCurrency;
  const native = [
    symbol,
    { perRequest: units(faucet.ethCap, decimals), perDay: units(faucet.ethDaily, decimals) },
  ] as const;
  if (chain.tokens[idrx.symbol] === undefined) return new Map([native]);
  const whole = (amount: number) => BigInt(amount) * 10n ** BigInt(idrx.decimals);
  return new Map([native, [idrx.symbol, { perRequest: whole(faucet.idrxCap), perDay: whole(faucet.idrxDaily) }]]);
}

function units(decimal: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}
