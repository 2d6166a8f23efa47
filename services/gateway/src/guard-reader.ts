import type { Chain } from "@lunas/catalog/chain";
import type { ChainReader } from "@lunas/domain/payment/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Networks } from "./networks";

/**
 * A chain that was not found to be the right one yet is not read for a payment: what it says would be about another chain.
 * Nor is one that makes no blocks: whatever is taken there would wait, and nobody knows for how long.
 */
export function guardReader(
  reader: ChainReader,
  networks: Pick<Networks, "isVerified" | "canSponsor" | "stateOf">,
): ChainReader {
  const demandVerified = (chain: Chain) => {
    if (!networks.isVerified(chain)) throw new Unavailable("chain", `${chain.network} has not been verified yet`);
  };
  return {
    async readFacts(chain, authorization, approval) {
      demandVerified(chain);
      if (networks.stateOf(chain).isStalled) throw new Unavailable("chain", `${chain.network} makes no blocks`);
      return reader.readFacts(chain, authorization, networks.canSponsor(chain) ? approval : null);
    },
    async readPayerFunds(chain, payerFunds, nonces) {
      demandVerified(chain);
      return reader.readPayerFunds(chain, payerFunds, nonces);
    },
    chainTimeSeconds: (chain) => reader.chainTimeSeconds(chain),
    followedTimeSeconds: (chain) => reader.followedTimeSeconds(chain),
  };
}
