import type { Address, Chain } from "@lunas/catalog/chain";
import type { Attempt } from "@lunas/domain/settlement/attempt";
import type { ChainSender } from "@lunas/domain/settlement/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Rpc } from "../rpc/rpc";
import { broadcast } from "./broadcast";
import { callTransaction } from "./call-transaction";
import { createSigningPolicy, type PolicyTerms } from "./policy/signing-policy";
import type { RemoteSigner } from "./remote-signer";
import { type Prepared, prepareTransaction, signTransaction, unsignedOf } from "./sign-transaction";
import type { Signer } from "./signer";
import { type SignerObserver, silentSignerObserver } from "./signer-observer";

export interface ChainSenderDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  /** Keys in this process. */
  readonly signers: readonly Signer[];
  /** Remote keys. */
  readonly remoteSigners?: readonly RemoteSigner[];
  /** Settings in addition to the chain's own policy. */
  readonly policy?: PolicyTerms;
  readonly clock: Clock;
  readonly observe?: SignerObserver;
}

/** The sending half of a chain: the only place that uses keys. Signs only what the signing policy allows. */
export function createChainSender(deps: ChainSenderDeps): ChainSender {
  const { chain, rpc, signers, remoteSigners = [], clock, observe = silentSignerObserver } = deps;
  const local = new Map<Address, Signer>(signers.map((signer) => [signer.address, signer]));
  const remote = (address: Address) => remoteSigners.find((signer) => signer.address() === address);
  const addresses = () => [...local.keys(), ...remoteSigners.flatMap((signer) => signer.address() ?? [])];
  const policy = createSigningPolicy({ chain, addresses, clock, observe, ...deps.policy });
  const signerOf = (address: Address): Signer => {
    const found = local.get(address);
    if (found !== undefined) return found;
    const elsewhere = remote(address);
    if (elsewhere === undefined) throw new Error(`no key of ${address}`);
    return { address, sign: (toSign) => elsewhere.sign(toSign) };
  };
  const signAll = async (address: Address, prepared: readonly Prepared[]): Promise<readonly Attempt[]> => {
    const signer = signerOf(address);
    policy.allow(address, prepared);
    const signed = await Promise.all(prepared.map((each) => signTransaction(signer, each)));
    return signed.map((each) => Object.assign(each, { createdAtMs: clock.now() }));
  };
  const canSign = (address: Address) => policy.isOpen(address) && (local.has(address) || !!remote(address)?.canSign());
  return {
    chain,
    get addresses() {
      return addresses();
    },
    isRemote: (address) => !local.has(address),
    canSign,
    sign: (address, requests) =>
      signAll(
        address,
        requests.map(({ nonce, fees, call }) => {
          const unsigned = Object.assign(callTransaction(chain, address, call), { chainId: chain.chainId, nonce });
          return prepareTransaction(unsigned, fees);
        }),
      ),
    signAgain: async (address, rawTransaction, fees) => {
      const [attempt] = await signAll(address, [prepareTransaction(unsignedOf(rawTransaction, address), fees)]);
      return attempt as Attempt;
    },
    broadcast: (rawTransactions) => broadcast(rpc, rawTransactions),
  };
}
