import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import type { RefillTerms } from "@lunas/domain/settlement/lanes/refill";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainConfig } from "./config";

/** Four times the low balance, so that a refill lasts for a while. */
const timesLow = 4n;

type RefillSettings = Pick<ChainConfig, "refillDailyWei" | "refillToWei" | "treasuryKey" | "treasurySigner">;

/** Null: no refills. Throws `SettingsError` for terms that cannot work. */
export function refillTerms(
  { network, settlement }: Pick<Chain, "network" | "settlement">,
  { refillDailyWei, refillToWei, treasuryKey, treasurySigner }: RefillSettings,
): RefillTerms | null {
  if (refillDailyWei === undefined) return null;
  const prefix = settingPrefix(network);
  const toWei = refillToWei ?? settlement.lowBalanceWei * timesLow;
  const problems = [
    ...(treasuryKey === undefined && treasurySigner === undefined
      ? [
          `${prefix}_REFILL_DAILY_WEI needs ${prefix}_TREASURY_KEY or ${prefix}_TREASURY_SIGNER: a refill needs a treasury.`,
        ]
      : []),
    ...(toWei <= settlement.lowBalanceWei
      ? [`${prefix}_REFILL_TO_WEI must be above the low balance: ${settlement.lowBalanceWei}.`]
      : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return { dailyWei: refillDailyWei, toWei };
}
