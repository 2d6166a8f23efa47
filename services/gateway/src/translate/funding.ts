import { tokenBySymbol } from "@lunas/catalog/tokens";

/** Decimals of what the faucet gives, or null for what it does not have. */
export function faucetDecimals(symbol: string): number | null {
  if (symbol === "ETH") return 18;
  return tokenBySymbol(symbol)?.decimals ?? null;
}

/** A decimal number, as the schema has passed it, in smallest units: "0.5" with 18 decimals is 5 × 10^17. */
export function smallestUnits(amount: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}
