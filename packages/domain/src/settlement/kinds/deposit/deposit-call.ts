import { addressAt, isZero, numberAt, padded, wordBytes } from "../../../shared/abi-bytes";
import { addressWord, bytesWords, lengthWord, word } from "../../../shared/abi-word";
import type { Hex } from "../../../shared/hex";
import type { SettleCall, SettleTerms } from "../kind";
import { mostSignatureBytes, selectorBytes, wordDigits } from "../permit-call";
import { readDepositTerms } from "./terms";

const selector = "0x140f1e75";
const amountLimit = 2n ** 128n;

/** The call's words: the config's seven, the amount, the collector, and the offset of the collector's data. */
const place = { payer: 0, token: 4, delay: 5, amount: 7, collector: 8, offset: 9, length: 10, data: 11 } as const;
const addressPlaces = [0, 1, 2, 3, 4, place.collector];
/** Within the collector's data: nonce, deadline, the offsets of signature and token permit, then their lengths and bytes. */
const dataHead = 4 * wordBytes;

/** `deposit(config, amount, collector, abi.encode(nonce, deadline, signature, ""))`: without an EIP-2612 permit of the token. */
export const depositCall: SettleCall = {
  signature: "deposit((address,address,address,address,address,uint40,bytes32),uint128,address,bytes)",
  selector,
  write: (settle) => `${selector}${headOf(settle)}${lengthWord(place.length * wordBytes)}${dataOf(settle)}` as Hex,
  nonceOf: (input, like) => {
    const head = `${selector}${headOf(like)}`;
    if (!input.startsWith(head)) return null;
    const words = input.slice(selector.length);
    // Another encoder may have placed the data elsewhere; the nonce is its first word.
    const offset = smallNumber(wordOf(words, place.offset * wordDigits));
    if (offset === null) return null;
    const length = smallNumber(wordOf(words, offset * 2));
    const nonce = wordOf(words, offset * 2 + wordDigits);
    return length === null || length < dataHead || nonce.length < wordDigits ? null : BigInt(`0x${nonce}`);
  },
  read: (data) => {
    if (data.length < wordAt(place.data) || data.readUInt32BE(0) !== Number(selector)) return null;
    if (addressPlaces.some((each) => addressAt(data, wordAt(each)) === null)) return null;
    if (!isUint(data, place.delay, 5) || !isUint(data, place.amount, 16) || !endsWell(data)) return null;
    if (isZero(data, wordAt(place.amount), wordAt(place.amount + 1))) return null;
    return {
      asset: addressAt(data, wordAt(place.token)) as Buffer,
      sender: null,
      spender: addressAt(data, wordAt(place.collector)) as Buffer,
    };
  },
};

/** Config, amount and collector. Throws a RangeError for an amount that the contract cannot hold. */
function headOf({ payer, asset, amount, terms }: SettleTerms): string {
  const { config, collector } = readDepositTerms(terms);
  if (amount >= amountLimit) throw new RangeError("not a uint128");
  return (
    addressWord(payer) +
    addressWord(config.payerAuthorizer) +
    addressWord(config.receiver) +
    addressWord(config.receiverAuthorizer) +
    addressWord(asset) +
    lengthWord(config.withdrawDelay) +
    config.salt.slice(2).toLowerCase() +
    word(amount) +
    addressWord(collector)
  );
}

function dataOf({ nonce, deadlineSeconds, signature }: SettleTerms): string {
  const signed = bytesWords(signature);
  const permitAt = dataHead + signed.length / 2;
  const data =
    word(nonce) + word(deadlineSeconds) + lengthWord(dataHead) + lengthWord(permitAt) + signed + bytesWords("0x");
  return lengthWord(data.length / 2) + data;
}

/** The data's own offset and length, the signature where it belongs, no token permit, and nothing after it. */
function endsWell(data: Buffer): boolean {
  const dataAt = wordAt(place.data);
  const at = (index: number) => numberAt(data, dataAt + index * wordBytes);
  if (data.length < dataAt + dataHead + wordBytes) return false;
  const signatureBytes = at(4);
  if (numberAt(data, wordAt(place.offset)) !== place.length * wordBytes) return false;
  if (signatureBytes === null || signatureBytes > mostSignatureBytes || at(2) !== dataHead) return false;
  const permitAt = dataHead + wordBytes + padded(signatureBytes);
  if (at(3) !== permitAt || data.length !== dataAt + permitAt + wordBytes) return false;
  if (numberAt(data, wordAt(place.length)) !== permitAt + wordBytes) return false;
  return isZero(data, dataAt + dataHead + wordBytes + signatureBytes, data.length);
}

/** Whether a word is a number of at most so many bytes. */
function isUint(data: Buffer, index: number, bytes: number): boolean {
  return isZero(data, wordAt(index), wordAt(index + 1) - bytes);
}

function wordAt(index: number): number {
  return selectorBytes + index * wordBytes;
}

function wordOf(digits: string, at: number): string {
  return digits.slice(at, at + wordDigits);
}

/** Null for a word that is cut off, or is no length or offset of calldata. */
function smallNumber(digits: string): number | null {
  return digits.length === wordDigits && /^0{56}/.test(digits) ? Number.parseInt(digits, 16) : null;
}
