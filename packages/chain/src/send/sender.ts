import type { Address, Chain } from "@lunas/catalog/chain";
import type { Attempt, Fees } from "@lunas/domain/settlement/attempt";
import type { ChainSender } from "@lunas/domain/settlement/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Rpc } from "../rpc/rpc";
import { callTransaction } from "./call-transaction";
import { publish } from "./publish";
import { signTransaction, type Unsigned, unsignedOf } from "./sign-transaction";
import type { Signer } from "./signer";

export interface ChainSenderDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly signers: readonly Signer[];
  readonly clock: Clock;
}

/** The sending half of a chain: the only place that holds keys. Nothing is signed above the chain's fee ceiling. */
export function createChainSender({ chain, rpc, signers, clock }: ChainSenderDeps): ChainSender {
  const byAddress = new Map<Address, Signer>(signers.map((signer) => [signer.address, signer]));
  const signerOf = (address: Address) => {
    const signer = byAddress.get(address);
    if (signer === undefined) throw new Error(`no key of ${address}`);
    return signer;
  };
  const attempt = async (signer: Signer, unsigned: Unsigned, fees: Fees): Promise<Attempt> => {
    if (fees.feeCapWei > chain.settlement.feeCeilingWei) throw new Error("a fee above the chain's ceiling");
    return { ...(await signTransaction(signer, unsigned, fees)), createdAtMs: clock.now() };
  };
  return {
    chain,
    addresses: signers.map(({ address }) => address),
    async sign(address, requests) {
      const signer = signerOf(address);
      const { chainId } = chain;
      return Promise.all(
        requests.map(({ nonce, fees, call }) =>
          attempt(signer, { ...callTransaction(chain, address, call), chainId, nonce }, fees),
        ),
      );
    },
    async signAgain(address, rawTransaction, fees) {
      const signer = signerOf(address);
      return attempt(signer, unsignedOf(rawTransaction, signer), fees);
    },
    publish: (rawTransactions) => publish(rpc, rawTransactions),
  };
}
