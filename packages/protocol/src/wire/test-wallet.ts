import type { Hex } from "./hex";

/**
 * The header by which the 402 page of a sandbox shop asks the shop for play money, on the paid route itself; and the header of the
 * answer, which says `funded` or the reason why not. A page of another origin cannot send it without a preflight.
 */
export const testWalletHeader = "Lunas-Test-Wallet";

export const FUNDED = "funded";

/** `payment`: IDRX for the route's price. `gas`: ether for one approval of Permit2. */
export interface TestMoneyRequest {
  readonly need: "payment" | "gas";
  readonly address: Hex;
}

export function writeTestMoneyRequest({ need, address }: TestMoneyRequest): string {
  return `${need} ${address}`;
}

/** Null where the text is anything else. */
export function readTestMoneyRequest(text: string): TestMoneyRequest | null {
  const [, need, address] = /^(payment|gas) (0x[0-9a-fA-F]{40})$/.exec(text) ?? [];
  return need === undefined || address === undefined
    ? null
    : { need: need as TestMoneyRequest["need"], address: address as Hex };
}
