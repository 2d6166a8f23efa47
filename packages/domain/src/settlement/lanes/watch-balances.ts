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
    lane.isBalanceRead = true;
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
 * Reads the balances of lanes that this process has just taken: what their last holder reported may be old. In the
 * background, because a node that does not answer must not hold up the leases.
 */
export function createTakenBalances(deps: EngineDeps, lanes: () => readonly Lane[], read: () => void): () => void {
  let isReading = false;
  return () => {
    const taken = lanes().filter(({ isBalanceRead }) => !isBalanceRead);
    if (taken.length === 0 || isReading) return;
    isReading = true;
    void watchBalances(deps, taken)
      .then(read)
      .catch((error: unknown) => deps.observe.fault("balances", error))
      .finally(() => {
        isReading = false;
      });
  };
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
