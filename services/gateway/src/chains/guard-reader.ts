import type { Chain } from "@lunas/catalog/chain";
import type { ChainReader } from "@lunas/domain/payment/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Networks } from "./networks";

/**
 * Refuses to read a chain for a payment before it is verified, because its facts could be those of another chain.
 * Refuses a stalled chain too: a payment there would wait for an unknown time. On another chain than the known one nobody would settle it.
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
      const { isStalled, fault } = networks.stateOf(chain);
      if (fault === "unknown_first_block")
        throw new Unavailable("chain", `${chain.network} is another chain than before`);
      if (isStalled) throw new Unavailable("chain", `${chain.network} makes no blocks`);
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
