/**
 * A token that payments can be made in. A new token is one file of this kind, one line in `tokens.ts`, and its address
 * in a chain's file.
 */
export interface Token {
  readonly symbol: string;
  readonly name: string;
  /** ISO 4217 code of the currency that it is pegged to, one to one. */
  readonly currency: string;
  readonly decimals: number;
  /** `accepts[].extra` of the payment requirements: the token's name for stock x402 clients. */
  readonly extra: { readonly name: string; readonly version: string };
}
