import { addressAt, isZero, numberAt, padded, wordBytes } from "../../shared/abi-bytes";
import { addressWord, bytesWords, word } from "../../shared/abi-word";
import type { Hex } from "../../shared/hex";
import type { CallParties, SettleCall, SettleTerms } from "./kind";

/**
 * A word at the start of a call's arguments. `sender`: the account that alone may send it. A function writes a word that this kind
 * alone has.
 */
type HeadWord = NamedWord | ((settle: SettleTerms) => string);

type NamedWord =
  | "asset"
  | "signedAmount"
  | "nonce"
  | "deadline"
  | "amount"
  | "payer"
  | "payTo"
  | "sender"
  | "validAfter";

interface PermitCall {
  readonly signature: string;
  readonly selector: Hex;
  /** The call's static arguments, in order; the signature's offset and bytes follow. */
  readonly head: readonly HeadWord[];
  signedAmount(settle: SettleTerms): bigint;
  senderOf(settle: SettleTerms): string;
}

const addressNames = ["asset", "payer", "payTo", "sender"] as const;
export const selectorBytes = 4;
export const wordDigits = 64;
/** The longest signature of a wallet with code. */
export const mostSignatureBytes = 8_192;

/** A function whose arguments are all static words, then the payer's signature: both of x402's Permit2 proxies have this form. */
export function permitCall({ signature, selector, head, signedAmount, senderOf }: PermitCall): SettleCall {
  const write: Record<NamedWord, (settle: SettleTerms) => string> = {
    asset: ({ asset }) => addressWord(asset),
    signedAmount: (settle) => word(signedAmount(settle)),
    nonce: ({ nonce }) => word(nonce),
    deadline: ({ deadlineSeconds }) => word(deadlineSeconds),
    amount: ({ amount }) => word(amount),
    payer: ({ payer }) => addressWord(payer),
    payTo: ({ payTo }) => addressWord(payTo),
    sender: (settle) => addressWord(senderOf(settle)),
    validAfter: ({ validAfterSeconds }) => word(validAfterSeconds),
  };
  const writers = head.map((each) => (typeof each === "string" ? write[each] : each));
  /** After the head and the offset itself. */
  const offset = word(BigInt((head.length + 1) * wordBytes));
  const settledAmount = head.includes("amount") ? "amount" : "signedAmount";
  const likeness = (["asset", settledAmount, "payer", "payTo"] as const).map((name) => ({
    at: head.indexOf(name),
    wordOf: name === settledAmount ? write.amount : write[name],
  }));
  const nonceAt = head.indexOf("nonce");
  return {
    signature,
    selector,
    write: (settle) => {
      let data: string = selector;
      for (const writer of writers) data += writer(settle);
      return `${data}${offset}${bytesWords(settle.signature)}` as Hex;
    },
    nonceOf: (input, like) => {
      if (!input.startsWith(selector)) return null;
      const at = (place: number) => {
        const start = selector.length + place * wordDigits;
        return input.slice(start, start + wordDigits);
      };
      const isLike = likeness.every(({ at: place, wordOf }) => at(place) === wordOf(like));
      return isLike ? BigInt(`0x${at(nonceAt)}`) : null;
    },
    read: readerOf(selector, head),
  };
}

/** Reads exactly what `write` makes: an address has twelve zero bytes before it, and nothing is charged of 0. */
function readerOf(selector: Hex, head: readonly HeadWord[]): (data: Buffer) => CallParties | null {
  const expected = Number(selector);
  const wordAt = (index: number) => selectorBytes + index * wordBytes;
  const placesOfAddresses = addressNames.map((name) => head.indexOf(name)).filter((place) => place >= 0);
  const [assetAt, senderAt] = [head.indexOf("asset"), head.indexOf("sender")];
  const amountAt = wordAt(head.includes("amount") ? head.indexOf("amount") : head.indexOf("signedAmount"));
  const end = wordAt(head.length + 2);
  /** The signature's offset, its length, and nothing after its bytes but the zeros that fill the last word. */
  const endsWell = (data: Buffer) => {
    const length = numberAt(data, wordAt(head.length + 1));
    if (numberAt(data, wordAt(head.length)) !== (head.length + 1) * wordBytes) return false;
    if (length === null || length > mostSignatureBytes) return false;
    return data.length === end + padded(length) && isZero(data, end + length, data.length);
  };
  return (data) => {
    if (data.length < end || data.readUInt32BE(0) !== expected) return null;
    if (placesOfAddresses.some((place) => addressAt(data, wordAt(place)) === null)) return null;
    if (isZero(data, amountAt, amountAt + wordBytes) || !endsWell(data)) return null;
    return {
      asset: addressAt(data, wordAt(assetAt)) as Buffer,
      sender: senderAt < 0 ? null : addressAt(data, wordAt(senderAt)),
      spender: null,
    };
  };
}
