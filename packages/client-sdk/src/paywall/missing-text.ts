import { baseUnitsOf, formatRupiah } from "@lunas/protocol/money/rupiah";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Texts } from "./texts";

const isAmount = (text: string | undefined): text is string => /^[0-9]{1,78}$/.test(text ?? "");

/** What the payer's wallet lacks, and how much of it; null where the failure is another one, or tells no sums. */
export function missingText({ missing, decimalMark }: Texts, { code, details }: LunasError): string | null {
  const { requiredRupiah, availableRupiah, requiredWei, availableWei, currency = "ETH" } = details;
  const ether = (wei: string) => `${etherText(BigInt(wei)).replace(".", decimalMark)} ${currency}`;
  const gas =
    isAmount(requiredWei) && isAmount(availableWei) ? missing.gas(ether(requiredWei), ether(availableWei)) : null;
  if (code === "no_permit2_approval") return gas;
  const [required, available] = [baseUnitsOf(requiredRupiah), baseUnitsOf(availableRupiah)];
  if (code !== "insufficient_balance" || required === undefined || available === undefined) return null;
  const token = missing.token(formatRupiah(required), formatRupiah(available));
  return gas === null ? token : `${token} ${gas}`;
}

/** Two digits that are not zero, rounded up: a wallet that gets this much has enough. */
function etherText(wei: bigint): string {
  const unit = 10n ** BigInt(Math.max(wei.toString().length - 2, 0));
  const rounded = ((wei + unit - 1n) / unit) * unit;
  const digits = rounded.toString().padStart(19, "0");
  const fraction = digits.slice(-18).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, -18) : `${digits.slice(0, -18)}.${fraction}`;
}
