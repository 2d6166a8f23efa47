import type { Address, Chain } from "@lunas/catalog/chain";
import { idrx as idrxToken } from "@lunas/catalog/tokens/idrx";
import type { PolicyTerms } from "@lunas/chain/send/policy/signing-policy";
import type { FaucetCaps } from "@lunas/chain/send/policy/signing-terms";
import type { RefillTerms } from "@lunas/domain/settlement/refill";
import type { Config } from "./config";

interface Given {
  readonly faucet: Config["faucet"];
  readonly signerHourlyWei: bigint | undefined;
  readonly treasury: Address | null;
  readonly refills: RefillTerms | null;
}

/** What the signing policy is told beside the chain's own file. */
export function signingTerms(chain: Chain, { faucet, signerHourlyWei, treasury, refills }: Given): PolicyTerms {
  return {
    treasury,
    refillToWei: refills?.toWei ?? null,
    faucet: chain.environment === "sandbox" ? faucetCaps(chain, faucet) : null,
    ...(signerHourlyWei !== undefined && { hourlyWei: signerHourlyWei }),
  };
}

function faucetCaps({ nativeCurrency, tokens }: Chain, { ethCap, idrxCap }: Config["faucet"]): FaucetCaps {
  const [whole = "0", fraction = ""] = ethCap.split(".");
  const idrx = tokens[idrxToken.symbol];
  return {
    nativeWei: BigInt(whole + fraction.padEnd(nativeCurrency.decimals, "0")),
    tokens: new Map(idrx === undefined ? [] : [[idrx, BigInt(idrxCap) * 10n ** BigInt(idrxToken.decimals)]]),
  };
}
