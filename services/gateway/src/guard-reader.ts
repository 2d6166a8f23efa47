import type { Chain } from "@lunas/catalog/chain";
import type { ChainReader } from "@lunas/domain/payment/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";

/** A chain that was not found to be the right one yet is not read for a payment: what it says would be about another chain. */
export function guardReader(reader: ChainReader, isVerified: (chain: Chain) => boolean): ChainReader {
  const demandVerified = (chain: Chain) => {
    if (!isVerified(chain)) throw new Unavailable("chain", `${chain.network} has not been verified yet`);
  };
  return {
    async readFacts(chain, authorization) {
      demandVerified(chain);
      return reader.readFacts(chain, authorization);
    },
    async readPurse(chain, purse, nonces) {
      demandVerified(chain);
      return reader.readPurse(chain, purse, nonces);
    },
    chainTimeSeconds: (chain) => reader.chainTimeSeconds(chain),
  };
}
