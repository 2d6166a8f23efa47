import { RLP } from "@ethereumjs/rlp";
import type { Hex } from "@lunas/protocol/wire/hex";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils";
import type { Account } from "./account";

/** An EIP-1559 transaction with no value and no access list. */
export interface UnsignedTransaction {
  readonly chainId: number;
  readonly nonce: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly maxFeePerGas: bigint;
  readonly gas: bigint;
  readonly to: Hex;
  readonly data: Hex;
}

const TYPE = Uint8Array.of(2);

/** The raw signed transaction. Any account can send it. */
export function signTransaction(account: Account, transaction: UnsignedTransaction): Hex {
  const { chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas, to, data } = transaction;
  const fields = [BigInt(chainId), nonce, maxPriorityFeePerGas, maxFeePerGas, gas, hexToBytes(to.slice(2)), 0n];
  const unsigned = [...fields, hexToBytes(data.slice(2)), []];
  const { r, s, parity } = account.sign(keccak_256(concatBytes(TYPE, RLP.encode(unsigned))));
  return `0x${bytesToHex(concatBytes(TYPE, RLP.encode([...unsigned, BigInt(parity), r, s])))}`;
}
