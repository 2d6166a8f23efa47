import type { Chain, SponsorshipPolicy } from "@lunas/catalog/chain";
import { wei } from "@lunas/runtime/kinds";
import { defineSettings } from "@lunas/runtime/settings";

/** The budgets of paying for payers' approvals on a chain; by default what the catalog says. */
export function sponsorSettings(prefix: string, { sponsorship }: Chain) {
  const budget = (name: string, wanted: bigint, doc: string) =>
    ({ name: `${prefix}_${name}`, kind: wei, default: String(wanted), doc }) as const;
  return defineSettings({
    merchantDailyWei: budget(
      "SPONSOR_MERCHANT_BUDGET_WEI",
      sponsorship?.merchantDailyWei ?? 0n,
      "What paying for the approvals of one merchant's payers may cost in a UTC day, with the gas to send it.",
    ),
    chainDailyWei: budget(
      "SPONSOR_CHAIN_BUDGET_WEI",
      sponsorship?.chainDailyWei ?? 0n,
      "What paying for approvals may cost in a UTC day in all; 0 pays for none, and /config then says so.",
    ),
  } as const);
}

/** The chain's policy with the budgets of the settings; null where nothing is to be paid for. */
export function sponsorshipOf(
  { sponsorship }: Chain,
  budgets: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">,
): SponsorshipPolicy | null {
  return sponsorship === null || budgets.chainDailyWei === 0n ? null : { ...sponsorship, ...budgets };
}
