import type { Spending } from "@lunas/client/agent";
import { baseUnitsOf, formatRupiah } from "@lunas/protocol/money/rupiah";
import type { Settings } from "../settings/read-settings";

export interface BudgetReport {
  readonly perCall: string;
  readonly perDay: string;
  readonly perOrigin: string;
  readonly spentInLastDay: string;
  readonly leftOfDay: string;
  readonly origins: readonly { readonly origin: string; readonly spent: string; readonly left: string }[];
  readonly onlyOrigins: readonly string[] | null;
}

const DAY_MS = 24 * 3_600_000;
const units = (rupiah: string) => BigInt(baseUnitsOf(rupiah) ?? "0");
const sumOf = (spent: readonly Spending[]) => spent.reduce((all, { amount }) => all + amount, 0n);
const leftOf = (limit: bigint, spent: bigint) => formatRupiah(limit > spent ? limit - spent : 0n);

/** The limits, and what is left of them. */
export function reportBudget(settings: Settings, stored: readonly Spending[], nowMs: number): BudgetReport {
  const { perDay, perCall = perDay, perOrigin = perDay, origins, onlyOrigins = null } = settings;
  const spent = stored.filter(({ atMs }) => atMs > nowMs - DAY_MS);
  const names = [...new Set([...Object.keys(origins), ...spent.map(({ origin }) => origin)])];
  return {
    perCall: formatRupiah(units(perCall)),
    perDay: formatRupiah(units(perDay)),
    perOrigin: formatRupiah(units(perOrigin)),
    spentInLastDay: formatRupiah(sumOf(spent)),
    leftOfDay: leftOf(units(perDay), sumOf(spent)),
    origins: names.map((origin) => {
      const own = sumOf(spent.filter((each) => each.origin === origin));
      return { origin, spent: formatRupiah(own), left: leftOf(units(origins[origin] ?? perOrigin), own) };
    }),
    onlyOrigins,
  };
}
