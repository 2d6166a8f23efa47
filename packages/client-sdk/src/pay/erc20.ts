import type { Hex } from "@lunas/protocol/wire/hex";

const selectors = { balanceOf: "70a08231", allowance: "dd62ed3e", approve: "095ea7b3" } as const;

export const UNLIMITED = 2n ** 256n - 1n;

const word = (value: bigint | Hex): string => BigInt(value).toString(16).padStart(64, "0");
const call = (name: keyof typeof selectors, ...words: readonly (bigint | Hex)[]): Hex =>
  `0x${selectors[name]}${words.map(word).join("")}`;

/** The three calls of an ERC-20 token that a payer makes. */
export const erc20 = {
  balanceOf: (owner: Hex) => call("balanceOf", owner),
  allowance: (owner: Hex, spender: Hex) => call("allowance", owner, spender),
  approve: (spender: Hex, amount: bigint) => call("approve", spender, amount),
};

/** A returned uint256. Null for other data: an address without a token answers `0x`. */
export function uintOf(returned: Hex): bigint | null {
  return /^0x[0-9a-fA-F]{64}$/.test(returned) ? BigInt(returned) : null;
}
