import { selectors } from "../../abi/contracts";

/**
 * Decodes the calls that Lunas makes from calldata. Only the layout of our own encoders is accepted; anything else is
 * null.
 */

export interface SettleCall {
  readonly asset: Buffer;
}

export interface TransferCall {
  readonly to: Buffer;
  readonly amount: bigint;
}

export interface BundledCall {
  readonly target: Buffer;
  readonly data: Buffer;
}

const selectorLength = 4;
const wordLength = 32;
const settle = Number(selectors.settle.selector);
const transfer = Number(selectors.transfer.selector);
const aggregate3 = Number(selectors.aggregate3.selector);

/** Eight words, and the length of the signature. */
const settleHead = selectorLength + 9 * wordLength;
const signatureOffset = 8 * wordLength;
/** The longest signature of a wallet with code. */
const mostSignatureBytes = 8_192;

/** `settle` of the proxy, without extra bytes. */
export function readSettle(data: Buffer): SettleCall | null {
  if (data.length < settleHead || data.readUInt32BE(0) !== settle) return null;
  const word = (index: number) => selectorLength + index * wordLength;
  const asset = addressAt(data, word(0));
  const payer = addressAt(data, word(4));
  const payee = addressAt(data, word(5));
  if (asset === null || payer === null || payee === null || isZero(data, word(1), word(2))) return null;
  const length = numberAt(data, word(8));
  if (numberAt(data, word(7)) !== signatureOffset || length === null || length > mostSignatureBytes) return null;
  return data.length === settleHead + padded(length) && isZero(data, settleHead + length, data.length)
    ? { asset }
    : null;
}

/** `transfer` of an ERC-20 token, without extra bytes. */
export function readTransfer(data: Buffer): TransferCall | null {
  if (data.length !== selectorLength + 2 * wordLength || data.readUInt32BE(0) !== transfer) return null;
  const to = addressAt(data, selectorLength);
  return to === null ? null : { to, amount: BigInt(`0x${data.toString("hex", selectorLength + wordLength)}`) };
}

/** The start of `aggregate3`'s list: after its own offset. */
const listAt = selectorLength + wordLength;
const tupleHead = 4 * wordLength;

/** `aggregate3` of at most `most` calls, each allowed to fail, one after the other without a gap. */
export function readBundle(data: Buffer, most: number): readonly BundledCall[] | null {
  if (data.length < listAt + wordLength || data.readUInt32BE(0) !== aggregate3) return null;
  const count = numberAt(data, listAt);
  if (numberAt(data, selectorLength) !== wordLength || count === null || count < 1 || count > most) return null;
  const offsetsAt = listAt + wordLength;
  if (data.length < offsetsAt + count * wordLength) return null;
  const calls: BundledCall[] = [];
  let at = offsetsAt + count * wordLength;
  for (let index = 0; index < count; index += 1) {
    if (numberAt(data, offsetsAt + index * wordLength) !== at - offsetsAt) return null;
    const call = bundledAt(data, at);
    if (call === null) return null;
    calls.push(call);
    at += tupleHead + padded(call.data.length);
  }
  return at === data.length ? calls : null;
}

function bundledAt(data: Buffer, at: number): BundledCall | null {
  if (data.length < at + tupleHead) return null;
  const target = addressAt(data, at);
  const length = numberAt(data, at + 3 * wordLength);
  const mayFail = numberAt(data, at + wordLength) === 1;
  if (target === null || length === null || !mayFail || numberAt(data, at + 2 * wordLength) !== 3 * wordLength)
    return null;
  const start = at + tupleHead;
  if (data.length < start + padded(length) || !isZero(data, start + length, start + padded(length))) return null;
  return { target, data: data.subarray(start, start + length) };
}

function padded(length: number): number {
  return Math.ceil(length / wordLength) * wordLength;
}

/** The address in a word whose first twelve bytes are zero. */
function addressAt(data: Buffer, at: number): Buffer | null {
  return isZero(data, at, at + 12) ? data.subarray(at + 12, at + wordLength) : null;
}

/** The word at a position, if it is small enough to be a length or an offset. */
function numberAt(data: Buffer, at: number): number | null {
  return isZero(data, at, at + 28) ? data.readUInt32BE(at + 28) : null;
}

function isZero(data: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (data[at] !== 0) return false;
  return true;
}
