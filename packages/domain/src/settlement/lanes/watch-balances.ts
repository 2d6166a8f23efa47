import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import { expectedPriceWei, goingRate } from "../submit/price";
import type { Lane } from "./lane";
import { isServing } from "./serves-named";

export interface BalanceWatch {
  /** Reads the balances of all lanes that this process holds, and stores them with the price per gas. */
  watch(): Promise<void>;
  /**
   * Does so at once, in the background, where the clock's round is too late: for lanes that this process has just taken,
   * because what their last holder stored may be old, and for a price that rises, because the budgets of gas reserve by
   * it. In the background, because a node that does not answer must hold up neither the leases nor a head.
   */
  watchEarly(): void;
}

export interface WatchedLanes {
  readonly lanes: () => readonly Lane[];
  /** Its balance is shown by itself as well, with refills or without; null: there is none. */
  readonly treasury: Address | null;
  /** Called when balances have been read early. */
  readonly onRead: () => void;
}

/** A price is stored at once when it is above the stored one by more than one part in so many. */
const riseDivisor = 20n;

export function createBalanceWatch(deps: EngineDeps, { lanes, treasury, onRead }: WatchedLanes): BalanceWatch {
  let isReading = false;
  let storedPriceWei: bigint | null = null;
  const watchSome = async (some: readonly Lane[]) => {
    const priceWei = expectedGasPriceWei(deps);
    if (await watchBalances(deps, some, { treasury, priceWei })) storedPriceWei = priceWei ?? storedPriceWei;
  };
  const hasRisen = () => {
    const priceWei = expectedGasPriceWei(deps);
    if (priceWei === null) return false;
    return storedPriceWei === null || priceWei > storedPriceWei + storedPriceWei / riseDivisor;
  };
  return {
    watch: () => watchSome(lanes()),
    watchEarly: () => {
      if (isReading) return;
      const early = hasRisen() ? lanes() : lanes().filter(({ isBalanceRead }) => !isBalanceRead);
      if (early.length === 0) return;
      isReading = true;
      void watchSome(early)
        .then(onRead)
        .catch((error: unknown) => deps.observe.fault("balances", error))
        .finally(() => {
          isReading = false;
        });
    },
  };
}

/**
 * Reads the lanes' balances. A low lane causes a warning; a resting lane gets nothing new. One batch, one statement.
 * @returns whether anything was stored
 */
async function watchBalances(
  deps: EngineDeps,
  lanes: readonly Lane[],
  { treasury, priceWei }: { readonly treasury: Address | null; readonly priceWei: bigint | null },
): Promise<boolean> {
  if (lanes.length === 0) return false;
  const balances = await deps.watcher.balances(lanes.map(({ lease }) => lease.address));
  const { lowBalanceWei, restingBalanceWei } = deps.chain.settlement;
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
        gasPriceWei: priceWei,
        resting: lane.isResting || !isServing(deps, lane) || !deps.sender.canSign(lane.lease.address),
      },
    ];
  });
  await deps.lanes.reportBalances(reports);
  return reports.length > 0;
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
