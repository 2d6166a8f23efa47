import { tokenBySymbol } from "@lunas/catalog/tokens";

/** The decimals of a token that the faucet gives; null for other tokens. */
export function faucetDecimals(symbol: string): number | null {
  if (symbol === "ETH") return 18;
  return tokenBySymbol(symbol)?.decimals ?? null;
}

/** Converts a validated decimal number to smallest units: "0.5" with 18 decimals is 5 × 10^17. */
export function smallestUnits(amount: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** Converts smallest units to a decimal number without trailing zeros: 5 × 10^17 with 18 decimals is "0.5". */
export function decimalAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, "0");
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const whole = digits.slice(0, digits.length - decimals);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
