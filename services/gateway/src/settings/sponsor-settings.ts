import type { Chain, SponsorshipPolicy } from "@lunas/catalog/chain";
import { wei } from "@lunas/runtime/kinds";
import { defineSettings } from "@lunas/runtime/settings";

/** The budgets for sponsored approvals on a chain; the catalog has the defaults. */
export function sponsorSettings(prefix: string, { sponsorship }: Chain) {
  const budget = (name: string, wanted: bigint, doc: string) =>
    ({ name: `${prefix}_${name}`, kind: wei, default: String(wanted), doc }) as const;
  return defineSettings({
    merchantDailyWei: budget(
      "SPONSOR_MERCHANT_BUDGET_WEI",
      sponsorship?.merchantDailyWei ?? 0n,
      "The highest cost in a UTC day of sponsored approvals for one merchant's payers, including the gas to send them.",
    ),
    chainDailyWei: budget(
      "SPONSOR_CHAIN_BUDGET_WEI",
      sponsorship?.chainDailyWei ?? 0n,
      "The highest cost of all sponsored approvals in a UTC day; 0 sponsors none, and /config then shows that.",
    ),
  } as const);
}

/** The chain's policy with the budgets of the settings; null where the service sponsors nothing. */
export function sponsorshipOf(
  { sponsorship }: Chain,
  budgets: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">,
): SponsorshipPolicy | null {
  return sponsorship === null || budgets.chainDailyWei === 0n ? null : { ...sponsorship, ...budgets };
}
