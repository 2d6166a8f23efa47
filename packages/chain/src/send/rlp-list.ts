/** A list in a list: EIP-1559's access list, which is always empty here. */
export const emptyList = "empty list";

/** A list of byte strings in RLP, https://ethereum.org/developers/docs/data-structures-and-encoding/rlp. */
export function rlpList(fields: readonly (Buffer | typeof emptyList)[]): Buffer {
  const items = fields.flatMap((field) => (field === emptyList ? [Buffer.of(shortList)] : rlpItem(field)));
  const length = items.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([head(length, shortList), ...items]);
}

const shortString = 0x80;
const shortList = 0xc0;
/** A longer item first states how many bytes its length has. */
const longestShort = 55;

function rlpItem(bytes: Buffer): readonly Buffer[] {
  const [only] = bytes;
  return bytes.length === 1 && only !== undefined && only < shortString
    ? [bytes]
    : [head(bytes.length, shortString), bytes];
}

function head(length: number, kind: number): Buffer {
  if (length <= longestShort) return Buffer.of(kind + length);
  const digits = length.toString(16);
  const size = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.of(kind + longestShort + size.length), size]);
}
