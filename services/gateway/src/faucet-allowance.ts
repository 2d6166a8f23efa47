import type { MerchantId } from "@lunas/domain/shared/id";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { DailyAllowance } from "@lunas/ephemeral/daily-allowance";
import { faucetDecimals, smallestUnits } from "./translate/funding";

/**
 * Takes a gift out of what its merchant may have today, or says that the day's share is used up. All keys of the merchant share it:
 * new ones are made in a moment.
 */
export type TakeAllowance = (gift: {
  readonly merchantId: MerchantId;
  readonly token: string;
  /** Smallest units. */
  readonly amount: bigint;
}) => Promise<{ readonly giveBack: () => Promise<void> } | Refusal>;

/** @param perDay by token, in the token's own units as a decimal */
export function dailyFaucetAllowance(
  allowance: DailyAllowance,
  perDay: Readonly<Record<string, string>>,
): TakeAllowance {
  return async ({ merchantId, token, amount }) => {
    const limit = smallestUnits(perDay[token] ?? "0", faucetDecimals(token) ?? 0);
    const taken = await allowance.take({ name: `faucet:${token}:${merchantId}`, amount, limit });
    if (taken.taken) return taken;
    return refuse("rate_limited", `A merchant gets at most ${perDay[token]} ${token} a day.`, {
      reason: "daily_allowance",
      retryAfterSeconds: String(taken.retryAfterSeconds),
    });
  };
}
