import type { Attempt, Fees } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { Transaction } from "ethers";
import type { CallTransaction } from "./call-transaction";
import type { Signer } from "./signer";

export interface Unsigned extends CallTransaction {
  readonly chainId: number;
  readonly nonce: number;
}

/** An EIP-1559 transaction with its hash, which is known before it is sent. */
export async function signTransaction(
  signer: Signer,
  unsigned: Unsigned,
  fees: Fees,
): Promise<Omit<Attempt, "createdAtMs">> {
  const { feeCapWei: maxFeePerGas, tipWei: maxPriorityFeePerGas } = fees;
  const transaction = Transaction.from({ ...unsigned, type: 2, maxFeePerGas, maxPriorityFeePerGas });
  transaction.signature = await signer.signDigest(transaction.unsignedHash as Hex);
  // Reading `from` here would recover the signer, which costs five times the signature.
  const { hash } = transaction;
  if (hash === null) throw new Error("a signed transaction without a hash");
  return { hash: hash as Hex, rawTransaction: transaction.serialized as Hex, fees };
}

/** What a signed transaction does, without its fees. Throws when another address signed it. */
export function unsignedOf(rawTransaction: Hex, signer: Signer): Unsigned {
  const { to, value, gasLimit, data, chainId, nonce, from } = Transaction.from(rawTransaction);
  if (to === null || from !== signer.address) throw new Error(`a transaction that ${signer.address} did not sign`);
  return { to: to as Unsigned["to"], value, gasLimit, data: data as Hex, chainId: Number(chainId), nonce };
}
