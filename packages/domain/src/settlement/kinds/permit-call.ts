import { addressAt, isZero, numberAt, padded, wordBytes } from "../../shared/abi-bytes";
import { addressWord, bytesWords, word } from "../../shared/abi-word";
import type { Hex } from "../../shared/hex";
import type { CallParties, SettleCall, SettleTerms } from "./kind";

/** A word at the start of a call's arguments. `sender`: the account that alone may send it. */
export type HeadWord =
  | "asset"
  | "signedAmount"
  | "nonce"
  | "deadline"
  | "amount"
  | "payer"
  | "payTo"
  | "sender"
  | "validAfter";

export interface PermitCall {
  readonly signature: string;
  readonly selector: Hex;
  /** The call's static arguments, in order; the signature's offset and bytes follow. */
  readonly head: readonly HeadWord[];
  signedAmount(settle: SettleTerms): bigint;
  senderOf(settle: SettleTerms): string;
}

const selectorBytes = 4;
const wordDigits = 64;
/** The longest signature of a wallet with code. */
const mostSignatureBytes = 8_192;

/** A function whose arguments are all static words, then the payer's signature: both of x402's Permit2 proxies have this form. */
export function permitCall({ signature, selector, head, signedAmount, senderOf }: PermitCall): SettleCall {
  const write: Record<HeadWord, (settle: SettleTerms) => string> = {
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
  const writers = head.map((name) => write[name]);
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
  const parties = (["payer", "payTo"] as const).map((name) => wordAt(head.indexOf(name)));
  const [assetAt, senderAt] = [wordAt(head.indexOf("asset")), head.indexOf("sender")];
  const amountAt = wordAt(head.includes("amount") ? head.indexOf("amount") : head.indexOf("signedAmount"));
  const offsetAt = wordAt(head.length);
  return (data) => {
    if (data.length < offsetAt + 2 * wordBytes || data.readUInt32BE(0) !== expected) return null;
    const asset = addressAt(data, assetAt);
    const sender = senderAt < 0 ? null : addressAt(data, wordAt(senderAt));
    const hasSender = senderAt < 0 || sender !== null;
    const hasParties = hasSender && parties.every((at) => addressAt(data, at) !== null);
    if (asset === null || !hasParties || isZero(data, amountAt, amountAt + wordBytes)) return null;
    return endsWithSignature(data, offsetAt) ? { asset, sender } : null;
  };
}

/** From its offset on: the signature fills its words with zeros, and nothing follows. */
function endsWithSignature(data: Buffer, offsetAt: number): boolean {
  const lengthAt = offsetAt + wordBytes;
  const start = lengthAt + wordBytes;
  const length = numberAt(data, lengthAt);
  if (numberAt(data, offsetAt) !== lengthAt - selectorBytes || length === null || length > mostSignatureBytes)
    return false;
  return data.length === start + padded(length) && isZero(data, start + length, data.length);
}
