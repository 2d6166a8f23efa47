import type { Attempt, Fees } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { encodeRlp, keccak256, Transaction } from "ethers";
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
  const fields = fieldsOf(unsigned, fees);
  const signature = await signer.signDigest(keccak256(typed(fields)) as Hex);
  const rawTransaction = typed([...fields, ...signatureFields(signature)]);
  return { hash: keccak256(rawTransaction) as Hex, rawTransaction, fees };
}

/**
 * What EIP-1559 signs, in its order. Laid out here, once each for signing and sending: ethers' `Transaction` lays the
 * same out three times, and checks the types of what is ours.
 */
function fieldsOf(unsigned: Unsigned, { feeCapWei, tipWei }: Fees): readonly Field[] {
  const { chainId, nonce, gasLimit, to, value, data } = unsigned;
  const numbers = [BigInt(chainId), BigInt(nonce), tipWei, feeCapWei, gasLimit].map(integer);
  const accessList: readonly string[] = [];
  return [...numbers, to, integer(value), data, accessList];
}

type Field = string | readonly string[];

/** Parity, r and s: of 65 bytes whose v is 27 or 28. */
function signatureFields(signature: Hex): readonly string[] {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)];
  if (v !== "1b" && v !== "1c") throw new Error("a signature whose last byte is neither 27 nor 28");
  return [v === "1b" ? "0x" : "0x01", integer(BigInt(`0x${r}`)), integer(BigInt(`0x${s}`))];
}

/** A number as RLP wants it: no leading zeros, and nothing for zero. */
function integer(value: bigint): string {
  if (value < 0n) throw new RangeError("a negative number in a transaction");
  const digits = value === 0n ? "" : value.toString(16);
  return `0x${digits.length % 2 === 0 ? "" : "0"}${digits}`;
}

function typed(fields: readonly Field[]): Hex {
  return `0x02${encodeRlp(fields.map((field) => (typeof field === "string" ? field : [...field]))).slice(2)}`;
}

/** What a signed transaction does, without its fees. Throws when another address signed it. */
export function unsignedOf(rawTransaction: Hex, signer: Signer): Unsigned {
  const { to, value, gasLimit, data, chainId, nonce, from } = Transaction.from(rawTransaction);
  if (to === null || from !== signer.address) throw new Error(`a transaction that ${signer.address} did not sign`);
  return { to: to as Unsigned["to"], value, gasLimit, data: data as Hex, chainId: Number(chainId), nonce };
}
