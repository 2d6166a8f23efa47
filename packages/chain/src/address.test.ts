import { toAddress } from "./address";

const checksummed = "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22";
const digits = checksummed.slice(2);

test.each([checksummed, checksummed.toLowerCase(), `0x${digits.toUpperCase()}`])("%s is accepted", (text) =>
  expect(toAddress(text)).toBe(checksummed),
);

test.each([
  checksummed.replace("Bc", "bc"),
  digits,
  `${checksummed}00`,
  "0x",
  "",
  "XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS",
])("%s is refused", (text) => expect(toAddress(text)).toBeNull());
