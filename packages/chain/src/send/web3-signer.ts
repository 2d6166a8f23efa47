import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeRlp } from "ethers";
import { failureWords } from "../rpc/failure-words";
import { hexQuantity } from "../rpc/hex-quantity";
import { createPost } from "../rpc/post";
import { provenSignature } from "./proven-signature";
import type { Signer, ToSign, TransactionToSign, TypedData } from "./signer";

export interface Web3SignerDeps {
  readonly address: Address;
  /** May contain a user and a password. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/** An answer holds one signed transaction. */
const maxResponseBytes = 1_000_000;
const defaultTimeoutMs = 2_000;

/**
 * A key behind Web3Signer's `eth_signTransaction`, and `eth_signTypedData` for claims and refunds of channels. Only the signature of its answer is used: it must be ours over the
 * hash of our own bytes, so it cannot be over anything else.
 */
export function createWeb3Signer({ address, url, timeoutMs = defaultTimeoutMs }: Web3SignerDeps): Signer {
  const post = createPost(url, { timeoutMs, maxResponseBytes });
  return {
    address,
    sign: async (toSign) => {
      const answer = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, ...requestOf(address, toSign) }));
      const result = resultOf(answer.text);
      return provenSignature(address, toSign.digest, "typedData" in toSign ? scalarsIn(result) : scalarsOf(result));
    },
  };
}

function requestOf(address: Address, toSign: ToSign) {
  return "typedData" in toSign
    ? { method: "eth_signTypedData", params: [address, JSON.stringify(withDomainType(toSign.typedData))] }
    : { method: "eth_signTransaction", params: [parametersOf(address, toSign.transaction)] };
}

/** The server hashes the domain by its own type, in the order of EIP-712. */
function withDomainType({ types, ...typedData }: TypedData) {
  const domainTypes = { name: "string", version: "string", chainId: "uint256", verifyingContract: "address" };
  const domain = Object.entries(domainTypes).map(([name, type]) => ({ name, type }));
  return { ...typedData, types: { EIP712Domain: domain, ...types } };
}

/** The two numbers of a signature of 65 bytes. */
function scalarsIn(answer: unknown): { readonly r: bigint; readonly s: bigint } {
  if (typeof answer !== "string" || !/^0x[0-9a-f]{130}$/i.test(answer)) throw new Error("it answered no signature");
  return { r: BigInt(answer.slice(0, 66)), s: BigInt(`0x${answer.slice(66, 130)}`) };
}

function resultOf(answer: string): unknown {
  const { result, error } = JSON.parse(answer) as { readonly result?: unknown; readonly error?: unknown };
  if (error === undefined || error === null) return result;
  throw new Error(`it answered an error: ${failureWords(error)}`);
}

/** The chain id is a setting of the server: with another one the signature does not match and is refused. */
function parametersOf(
  from: Address,
  { to, gasLimit, feeCapWei, tipWei, value, nonce, data }: TransactionToSign["transaction"],
) {
  return {
    ...{ from, to, data },
    gas: hexQuantity(gasLimit),
    maxFeePerGas: hexQuantity(feeCapWei),
    maxPriorityFeePerGas: hexQuantity(tipWei),
    value: hexQuantity(value),
    nonce: hexQuantity(nonce),
  };
}

/** The indexes of r and s in a signed EIP-1559 transaction. */
const [rAt, sAt] = [10, 11];
const isWord = (item: unknown): item is Hex => typeof item === "string" && /^0x(?:[0-9a-f]{2}){1,32}$/.test(item);

function scalarsOf(answer: unknown): { readonly r: bigint; readonly s: bigint } {
  const items = typeof answer === "string" && /^0x02/i.test(answer) ? itemsOf(`0x${answer.slice(4)}`) : [];
  const [r, s] = [items[rAt], items[sAt]];
  if (!isWord(r) || !isWord(s)) throw new Error("it answered no signed transaction of type 2");
  return { r: BigInt(r), s: BigInt(s) };
}

function itemsOf(rlp: Hex): readonly unknown[] {
  try {
    const items = decodeRlp(rlp);
    return typeof items === "string" ? [] : items;
  } catch {
    return [];
  }
}
