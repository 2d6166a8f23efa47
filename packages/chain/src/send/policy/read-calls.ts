import { addressAt, isZero, numberAt, padded, wordBytes } from "@lunas/domain/shared/abi-bytes";
import { selectors } from "../../abi/contracts";

/**
 * Decodes the calls that Lunas makes from calldata. Only the layout of our own encoders is accepted; anything else is
 * null.
 */

export interface TransferCall {
  readonly to: Buffer;
  readonly amount: bigint;
}

export interface BundledCall {
  readonly target: Buffer;
  readonly data: Buffer;
}

const selectorLength = 4;
const transfer = Number(selectors.transfer.selector);
const aggregate3 = Number(selectors.aggregate3.selector);

/** `transfer` of an ERC-20 token, without extra bytes. */
export function readTransfer(data: Buffer): TransferCall | null {
  if (data.length !== selectorLength + 2 * wordBytes || data.readUInt32BE(0) !== transfer) return null;
  const to = addressAt(data, selectorLength);
  return to === null ? null : { to, amount: BigInt(`0x${data.toString("hex", selectorLength + wordBytes)}`) };
}

/** The start of `aggregate3`'s list: after its own offset. */
const listAt = selectorLength + wordBytes;
const tupleHead = 4 * wordBytes;

/** `aggregate3` of at most `most` calls, each allowed to fail, one after the other without a gap. */
export function readBundle(data: Buffer, most: number): readonly BundledCall[] | null {
  if (data.length < listAt + wordBytes || data.readUInt32BE(0) !== aggregate3) return null;
  const count = numberAt(data, listAt);
  if (numberAt(data, selectorLength) !== wordBytes || count === null || count < 1 || count > most) return null;
  const offsetsAt = listAt + wordBytes;
  if (data.length < offsetsAt + count * wordBytes) return null;
  const calls: BundledCall[] = [];
  let at = offsetsAt + count * wordBytes;
  for (let index = 0; index < count; index += 1) {
    if (numberAt(data, offsetsAt + index * wordBytes) !== at - offsetsAt) return null;
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
  const length = numberAt(data, at + 3 * wordBytes);
  const mayFail = numberAt(data, at + wordBytes) === 1;
  if (target === null || length === null || !mayFail || numberAt(data, at + 2 * wordBytes) !== 3 * wordBytes)
    return null;
  const start = at + tupleHead;
  if (data.length < start + padded(length) || !isZero(data, start + length, start + padded(length))) return null;
  return { target, data: data.subarray(start, start + length) };
}
