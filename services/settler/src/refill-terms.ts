import type { Chain } from "@lunas/catalog/chain";
import type { RefillTerms } from "@lunas/domain/settlement/refill";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainConfig } from "./config";

/** Four times as much as is low: a refill lasts a while. */
const timesLow = 4n;

type RefillSettings = Pick<ChainConfig, "refillDailyWei" | "refillToWei" | "treasuryKey" | "treasurySigner">;

/** Null: nobody is refilled. Throws `SettingsError` for terms that cannot be kept. */
export function refillTerms(
  { network, settlement }: Pick<Chain, "network" | "settlement">,
  { refillDailyWei, refillToWei, treasuryKey, treasurySigner }: RefillSettings,
): RefillTerms | null {
  if (refillDailyWei === undefined) return null;
  const prefix = network.toUpperCase();
  const toWei = refillToWei ?? settlement.lowBalanceWei * timesLow;
  const problems = [
    ...(treasuryKey === undefined && treasurySigner === undefined
      ? [`${prefix}_REFILL_DAILY_WEI needs ${prefix}_TREASURY_KEY or ${prefix}_TREASURY_SIGNER: who pays?`]
      : []),
    ...(toWei <= settlement.lowBalanceWei
      ? [`${prefix}_REFILL_TO_WEI must be more than what counts as low: ${settlement.lowBalanceWei}.`]
      : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return { dailyWei: refillDailyWei, toWei };
}
