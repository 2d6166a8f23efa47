import type { Address, Chain } from "@lunas/catalog/chain";
import { idrx as idrxToken } from "@lunas/catalog/tokens/idrx";
import type { PolicyTerms } from "@lunas/chain/send/policy/signing-policy";
import type { FaucetCaps } from "@lunas/chain/send/policy/signing-terms";
import type { RefillTerms } from "@lunas/domain/settlement/lanes/refill";
import type { Config } from "./config";
import { faucetLimits } from "./faucet-limits";

interface SigningSettings {
  readonly faucet: Config["faucet"];
  readonly signerHourlyWei: bigint | undefined;
  readonly treasury: Address | null;
  readonly refills: RefillTerms | null;
}

/** The signing policy's terms, in addition to the chain's own file. */
export function signingTerms(
  chain: Chain,
  { faucet, signerHourlyWei, treasury, refills }: SigningSettings,
): PolicyTerms {
  return {
    treasury,
    refillToWei: refills?.toWei ?? null,
    faucet: chain.environment === "sandbox" ? faucetCaps(chain, faucet) : null,
    ...(signerHourlyWei !== undefined && { hourlyWei: signerHourlyWei }),
  };
}

function faucetCaps(chain: Chain, faucet: Config["faucet"]): FaucetCaps {
  const limits = faucetLimits(chain, faucet);
  const address = chain.tokens[idrxToken.symbol];
  const idrx = limits.get(idrxToken.symbol);
  return {
    nativeWei: limits.get(chain.nativeCurrency.symbol)?.perRequest ?? 0n,
    tokens: new Map(address === undefined || idrx === undefined ? [] : [[address, idrx.perRequest]]),
  };
}
