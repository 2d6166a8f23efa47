import type { EngineDeps } from "./engine-deps";
import type { Lane } from "./lane";

/** Reads what the lanes can still pay for: low warns, resting takes nothing new. One batch, one statement. */
export async function watchBalances(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  if (lanes.length === 0) return;
  const balances = await deps.watcher.balances(lanes.map(({ lease }) => lease.address));
  const { lowBalanceWei, restingBalanceWei } = deps.chain.settlement;
  const reports = lanes.flatMap((lane) => {
    const wei = balances.get(lane.lease.address);
    if (wei === undefined) return [];
    lane.balanceWei = wei;
    lane.isResting = wei < restingBalanceWei;
    deps.observe.laneBalance(lane.lease, {
      wei,
      level: lane.isResting ? "resting" : wei < lowBalanceWei ? "low" : "ok",
    });
    return [{ laneId: lane.lease.laneId, balanceWei: wei, resting: lane.isResting }];
  });
  await deps.lanes.reportBalances(reports);
}
