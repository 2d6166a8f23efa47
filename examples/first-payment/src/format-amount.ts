import { formatEther } from "ethers";

/** Base units as rupiah in Indonesian notation: `500000n` with two decimals is `Rp 5.000,00`. */
export function formatRupiah(baseUnits: bigint, decimals: number): string {
  const sign = baseUnits < 0n ? "-" : "";
  const digits = (baseUnits < 0n ? -baseUnits : baseUnits).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ".");
  const fraction = decimals === 0 ? "" : `,${digits.slice(-decimals)}`;
  return `${sign}Rp ${whole}${fraction}`;
}

/** Wei as ether, at most six decimals: `0.000047 ETH`. */
export function formatGas(wei: bigint): string {
  const [whole = "0", fraction = ""] = formatEther(wei).split(".");
  const shown = fraction.slice(0, 6).replace(/0+$/, "");
  return `${shown === "" ? whole : `${whole}.${shown}`} ETH`;
}

/** `1 204 ms`, with narrow groups so that columns stay readable. */
export function formatDuration(durationMs: number): string {
  return `${String(Math.round(durationMs)).replace(/\B(?=(\d{3})+$)/g, " ")} ms`;
}
