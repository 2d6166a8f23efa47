import type { Address } from "@lunas/catalog/chain";
import { cancelGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { keccak256 } from "../keccak256";
import { prepareTransaction } from "./sign-transaction";
import type { ToSign } from "./signer";

/** No account reaches this nonce. */
const unreachableNonce = Number.MAX_SAFE_INTEGER;

/**
 * A transaction that a signer signs to show that it works: zero value, to itself, at a fee of zero, with an unreachable
 * nonce. Its signature is useless to others.
 */
export function testTransaction(chainId: number, address: Address): ToSign {
  const nothing = { to: address, value: 0n, gasLimit: cancelGasLimit, data: "0x" } as const;
  const unsigned = { ...nothing, chainId, nonce: unreachableNonce };
  const { bytes, transaction } = prepareTransaction(unsigned, { feeCapWei: 0n, tipWei: 0n });
  return { digest: keccak256(bytes), transaction };
}
