import type { Network } from "@lunas/catalog/chain";
import { chains, settingPrefix } from "@lunas/catalog/chains";
import type { OperatorViews, RefilledToday, RefillView } from "@lunas/domain/operations/operator-views";
import { inEther } from "./in-ether";
import { networkOf } from "./network-of";
import type { Result } from "./result";
import { table } from "./table";
import { timeText } from "./time-text";

export interface RefillDeps {
  readonly views: Pick<OperatorViews, "refills" | "refilledToday">;
  readonly dailyWei: Readonly<Record<Network, bigint | undefined>>;
}

/** The refills of a network on this UTC day; `dailyWei` null: the allowance is not known here. */
export interface RefillAllowance {
  readonly network: string;
  readonly sentWei: string;
  readonly dailyWei: string | null;
  readonly leftWei: string | null;
}

/** The newest refills, and what each treasury may still send today. */
export async function listRefills({ views, dailyWei }: RefillDeps, count: number): Promise<Result> {
  const [refills, sent] = [await views.refills(count), await views.refilledToday()];
  const today = allowancesOf(sent, dailyWei);
  const data = { today, refills: refills.map((each) => ({ network: networkOf(each.chainId), ...each })) };
  const listed =
    refills.length === 0
      ? "the treasury has sent nothing to a lane"
      : table(["when", "network", "lane", "ether", "state", "hash"], refills.map(rowOf));
  return { text: [listed, ...today.map(allowanceText)].join("\n"), isGood: true, data };
}

/** Of the networks that have a treasury, or a known allowance. */
export function allowancesOf(
  sent: readonly RefilledToday[],
  dailyWei: RefillDeps["dailyWei"],
): readonly RefillAllowance[] {
  return chains.flatMap(({ chainId, network }): readonly RefillAllowance[] => {
    const row = sent.find((each) => each.chainId === chainId);
    const daily = dailyWei[network];
    if (row === undefined && daily === undefined) return [];
    const sentWei = BigInt(row?.wei ?? 0);
    if (daily === undefined) return [{ network, sentWei: String(sentWei), dailyWei: null, leftWei: null }];
    const leftWei = daily > sentWei ? daily - sentWei : 0n;
    return [{ network, sentWei: String(sentWei), dailyWei: String(daily), leftWei: String(leftWei) }];
  });
}

function rowOf({ atMs, chainId, lane, wei, state, hash }: RefillView): readonly string[] {
  return [timeText(atMs), networkOf(chainId), lane, inEther(BigInt(wei)), state, hash ?? "not stored"];
}

function allowanceText({ network, sentWei, dailyWei, leftWei }: RefillAllowance): string {
  const sent = `${network}: ${inEther(BigInt(sentWei))} ether sent today (UTC)`;
  if (dailyWei === null || leftWei === null) {
    const setting = `${settingPrefix(network as Network)}_REFILL_DAILY_WEI`;
    return `${sent}; the settlers' ${setting} limits it, which is not set for this command`;
  }
  return `${sent}, ${inEther(BigInt(leftWei))} of ${inEther(BigInt(dailyWei))} left`;
}
