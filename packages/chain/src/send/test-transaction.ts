import type { Address } from "@lunas/catalog/chain";
import { cancelGasLimit } from "@lunas/domain/settlement/gas-limits";
import { keccak256 } from "../keccak256";
import { prepareTransaction } from "./sign-transaction";
import type { ToSign } from "./signer";

/** No account gets there. */
const unreachableNonce = Number.MAX_SAFE_INTEGER;

/**
 * What a signer signs to show that it can: nothing, to itself, at a fee of zero, with a nonce that is never reached. Whoever
 * gets hold of it has nothing.
 */
export function testTransaction(chainId: number, address: Address): ToSign {
  const nothing = { to: address, value: 0n, gasLimit: cancelGasLimit, data: "0x" } as const;
  const unsigned = { ...nothing, chainId, nonce: unreachableNonce };
  const { bytes, transaction } = prepareTransaction(unsigned, { feeCapWei: 0n, tipWei: 0n });
  return { digest: keccak256(bytes), transaction };
}
