/**
 * The fields of an unsigned EIP-1559 transaction. `to` and `data` are views of the bytes that will be hashed and
 * signed.
 */
export interface UnsignedFields {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly tipWei: bigint;
  readonly feeCapWei: bigint;
  readonly gasLimit: bigint;
  readonly to: Buffer;
  readonly value: bigint;
  readonly data: Buffer;
}

interface Item {
  readonly start: number;
  readonly end: number;
}

const typeOfEip1559 = 2;
const shortString = 0x80;
const shortList = 0xc0;
const stringForm: Form = { short: shortString, long: 0xb7 };
const listForm: Form = { short: shortList, long: 0xf7 };
const addressLength = 20;

/**
 * Reads the bytes whose hash is signed. Null unless they are exactly one type-2 transaction with a recipient and
 * without an access list, in canonical RLP: an ambiguous encoding is not signed.
 */
export function readUnsigned(bytes: Buffer): UnsignedFields | null {
  if (bytes[0] !== typeOfEip1559) return null;
  const list = readItem(bytes, 1, listForm);
  if (list === null || list.end !== bytes.length) return null;
  const items: Buffer[] = [];
  let at = list.start;
  for (let index = 0; index < 8; index += 1) {
    const item = readItem(bytes, at, stringForm);
    if (item === null || item.end > list.end) return null;
    items.push(bytes.subarray(item.start, item.end));
    at = item.end;
  }
  // The access list: empty, and nothing after it.
  if (bytes[at] !== shortList || at + 1 !== list.end) return null;
  return fieldsOf(items as unknown as Eight);
}

type Eight = readonly [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];

function fieldsOf([chainId, nonce, tip, cap, gas, to, value, data]: Eight): UnsignedFields | null {
  const numbers = [chainId, nonce, tip, cap, gas, value];
  if (to.length !== addressLength || !numbers.every(isCanonicalNumber)) return null;
  return {
    chainId: numberOf(chainId),
    nonce: numberOf(nonce),
    tipWei: numberOf(tip),
    feeCapWei: numberOf(cap),
    gasLimit: numberOf(gas),
    to,
    value: numberOf(value),
    data,
  };
}

interface Form {
  readonly short: number;
  readonly long: number;
}

/** Null for a longer length form than needed, or a length that exceeds the bytes. */
function readItem(bytes: Buffer, at: number, form: Form): Item | null {
  const first = bytes[at];
  if (first === undefined) return null;
  if (form === stringForm && first < shortString) return { start: at, end: at + 1 };
  const item = first <= form.long ? shortItem(bytes, at, form) : longItem(bytes, at, form);
  return item === null || item.end > bytes.length ? null : item;
}

function shortItem(bytes: Buffer, at: number, form: Form): Item | null {
  const length = (bytes[at] ?? 0) - form.short;
  const isByteInDisguise = form === stringForm && length === 1 && (bytes[at + 1] ?? 0) < shortString;
  return length < 0 || isByteInDisguise ? null : { start: at + 1, end: at + 1 + length };
}

/** Four bytes of length would mean a transaction of 16 MB. */
const mostLengthBytes = 3;

function longItem(bytes: Buffer, at: number, { short, long }: Form): Item | null {
  const size = (bytes[at] ?? 0) - long;
  if (size > mostLengthBytes || at + 1 + size > bytes.length) return null;
  const length = bytes.readUIntBE(at + 1, size);
  const isLongerThanNeeded = length <= long - short || bytes[at + 1] === 0;
  return isLongerThanNeeded ? null : { start: at + 1 + size, end: at + 1 + size + length };
}

function isCanonicalNumber(bytes: Buffer): boolean {
  return bytes.length <= 32 && bytes[0] !== 0;
}

function numberOf(bytes: Buffer): bigint {
  if (bytes.length <= 6) return BigInt(bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length));
  return BigInt(`0x${bytes.toString("hex")}`);
}
