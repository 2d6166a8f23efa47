import type { Address } from "@lunas/catalog/chain";
import type { Attempt, Fees } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { Transaction } from "ethers";
import { keccak256 } from "../keccak256";
import { emptyList, rlpList } from "./rlp-list";
import type { Signer, TransactionToSign, Unsigned } from "./signer";

/** An encoded transaction that is not signed yet. */
export interface Prepared {
  /** The exact bytes whose hash is signed. */
  readonly bytes: Buffer;
  readonly transaction: TransactionToSign["transaction"];
  readonly fields: readonly Field[];
}

type Field = Buffer | typeof emptyList;

export function prepareTransaction(unsigned: Unsigned, { feeCapWei, tipWei }: Fees): Prepared {
  const transaction = { feeCapWei, tipWei, ...unsigned };
  const fields = fieldsOf(transaction);
  return { bytes: typed(fields), transaction, fields };
}

/** An EIP-1559 transaction with its hash, which is known before it is sent. */
export async function signTransaction(
  signer: Signer,
  { bytes, fields, transaction }: Prepared,
): Promise<Omit<Attempt, "createdAtMs">> {
  const signature = await signer.sign({ digest: keccak256(bytes), transaction });
  const signed = typed([...fields, ...signatureFields(signature)]);
  const { feeCapWei, tipWei } = transaction;
  return { hash: keccak256(signed), rawTransaction: `0x${signed.toString("hex")}`, fees: { feeCapWei, tipWei } };
}

/**
 * The fields that EIP-1559 signs, in order. Encoded here once for signing and once for sending: ethers' `Transaction`
 * encodes them three times, character by character, and checks types that we know.
 */
function fieldsOf(transaction: TransactionToSign["transaction"]): readonly Field[] {
  const { chainId, nonce, tipWei, feeCapWei, gasLimit, to, value, data } = transaction;
  const numbers = [BigInt(chainId), BigInt(nonce), tipWei, feeCapWei, gasLimit].map(integer);
  return [...numbers, bytesOf(to), integer(value), bytesOf(data), emptyList];
}

/** Parity, r and s of 65 bytes whose v is 27 or 28. */
function signatureFields(signature: Hex): readonly Field[] {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)];
  if (v !== "1b" && v !== "1c") throw new Error("the signature's last byte is neither 27 nor 28");
  return [integer(v === "1b" ? 0n : 1n), integer(BigInt(`0x${r}`)), integer(BigInt(`0x${s}`))];
}

/** A number in RLP form: no leading zeros, and no bytes for zero. */
function integer(value: bigint): Buffer {
  if (value < 0n) throw new RangeError("a negative number in a transaction");
  const digits = value === 0n ? "" : value.toString(16);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
}

function bytesOf(hex: Hex): Buffer {
  const bytes = Buffer.from(hex.slice(2), "hex");
  // Buffer stops at the first character that is no digit.
  if (bytes.length * 2 !== hex.length - 2) throw new TypeError("not hexadecimal bytes");
  return bytes;
}

const typeOfEip1559 = Buffer.of(2);

function typed(fields: readonly Field[]): Buffer {
  return Buffer.concat([typeOfEip1559, rlpList(fields)]);
}

/** A signed transaction without its fees. Throws when another address signed it. */
export function unsignedOf(rawTransaction: Hex, address: Address): Unsigned {
  const { to, value, gasLimit, data, chainId, nonce, from } = Transaction.from(rawTransaction);
  if (to === null || from !== address) throw new Error(`a transaction that ${address} did not sign`);
  return { to: to as Unsigned["to"], value, gasLimit, data: data as Hex, chainId: Number(chainId), nonce };
}
