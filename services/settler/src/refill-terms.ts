import type { Chain } from "@lunas/catalog/chain";
import type { RefillTerms } from "@lunas/domain/settlement/refill";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainConfig } from "./config";

/** Four times as much as is low: a refill lasts a while. */
const timesLow = 4n;

/** Null: nobody is refilled. Throws `SettingsError` for terms that cannot be kept. */
export function refillTerms(
  { network, settlement }: Pick<Chain, "network" | "settlement">,
  { refillDailyWei, refillToWei, treasuryKey }: Pick<ChainConfig, "refillDailyWei" | "refillToWei" | "treasuryKey">,
): RefillTerms | null {
  if (refillDailyWei === undefined) return null;
  const prefix = network.toUpperCase();
  const toWei = refillToWei ?? settlement.lowBalanceWei * timesLow;
  const problems = [
    ...(treasuryKey === undefined ? [`${prefix}_REFILL_DAILY_WEI needs ${prefix}_TREASURY_KEY: who pays?`] : []),
    ...(toWei <= settlement.lowBalanceWei
      ? [`${prefix}_REFILL_TO_WEI must be more than what counts as low: ${settlement.lowBalanceWei}.`]
      : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return { dailyWei: refillDailyWei, toWei };
}
