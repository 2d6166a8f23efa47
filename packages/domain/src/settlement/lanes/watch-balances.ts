import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import { expectedPriceWei, goingRate } from "../submit/price";
import type { Lane } from "./lane";
import { isServing } from "./serves-named";

/**
 * Reads the lanes' balances. A low lane causes a warning; a resting lane gets nothing new. One batch, one statement.
 * @param treasury its balance is shown by itself as well, with refills or without; null: there is none
 */
export async function watchBalances(
  deps: EngineDeps,
  lanes: readonly Lane[],
  treasury: Address | null = null,
): Promise<void> {
  if (lanes.length === 0) return;
  const balances = await deps.watcher.balances(lanes.map(({ lease }) => lease.address));
  const { lowBalanceWei, restingBalanceWei } = deps.chain.settlement;
  const gasPriceWei = expectedGasPriceWei(deps);
  const reports = lanes.flatMap((lane) => {
    const wei = balances.get(lane.lease.address);
    if (wei === undefined) return [];
    lane.balanceWei = wei;
    if (lane.lease.address === treasury) deps.observe.treasuryBalance(lane.lease, wei);
    lane.isResting = wei < restingBalanceWei;
    const level = lane.isResting ? "resting" : wei < lowBalanceWei ? "low" : "ok";
    // A retired lane that serves nobody needs no gas: its reported rest keeps new holds away from it.
    if (isServing(deps, lane)) deps.observe.laneBalance(lane.lease, { wei, level });
    return [
      {
        laneId: lane.lease.laneId,
        balanceWei: wei,
        gasPriceWei,
        resting: lane.isResting || !isServing(deps, lane) || !deps.sender.canSign(lane.lease.address),
      },
    ];
  });
  await deps.lanes.reportBalances(reports);
}

/**
 * The expected price per gas of a settlement sent now, its share of the L1 data fee included; null before the first
 * head.
 */
function expectedGasPriceWei({ chain, watcher }: EngineDeps): bigint | null {
  const head = watcher.head();
  if (head === null) return null;
  const { market, l1FeeWei } = watcher.fees();
  const { gasLimit } = chain.settlement;
  return expectedPriceWei(goingRate(head, market), chain.settlement) + (l1FeeWei + gasLimit - 1n) / gasLimit;
}
