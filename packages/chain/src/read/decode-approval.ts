import type { Address } from "@lunas/catalog/chain";
import type { ApprovalTransaction } from "@lunas/domain/payment/sponsorship/approval";
import type { Hex } from "@lunas/domain/shared/hex";
import { Transaction } from "ethers";

/** Decodes a signed transaction and recovers its signer; null if the bytes are none. Never throws. */
export function decodeApproval(raw: string): ApprovalTransaction | null {
  try {
    const transaction = Transaction.from(raw);
    const { hash, from, type } = transaction;
    // Another encoding of the same transaction would have another hash than the node's.
    if (hash === null || from === null || type === null || transaction.serialized !== raw.toLowerCase()) return null;
    return {
      raw: transaction.serialized as Hex,
      hash: hash as Hex,
      type,
      chainId: transaction.chainId,
      signer: from as Address,
      to: transaction.to as Address | null,
      valueWei: transaction.value,
      data: transaction.data as Hex,
      accessListLength: transaction.accessList?.length ?? 0,
      nonce: transaction.nonce,
      gasLimit: transaction.gasLimit,
      maxFeePerGasWei: transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n,
    };
  } catch {
    return null;
  }
}
