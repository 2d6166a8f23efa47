import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import type { LaneView } from "@lunas/domain/operations/operator-views";

export interface LowBalance {
  readonly network: Network;
  readonly address: string;
  readonly isTreasury: boolean;
  readonly balanceWei: string;
  /** Below this it is low. */
  readonly boundWei: string;
  /** A lane without enough ether for a settlement. */
  readonly isEmpty: boolean;
}

/** As the alert LunasTreasuryLow: a treasury refills lanes, and serves the faucet. */
const timesForTreasury = 4n;

/** The signers that need ether, by the last balance that a settler read. A retired lane needs none. */
export function lowBalances(lanes: readonly LaneView[]): readonly LowBalance[] {
  return lanes.flatMap((lane) => {
    const chain = chains.find(({ chainId }) => chainId === lane.chainId);
    if (chain === undefined || lane.retiredAtMs !== null || lane.balanceWei === null) return [];
    const { lowBalanceWei, restingBalanceWei } = chain.settlement;
    const boundWei = lane.settles ? lowBalanceWei : lowBalanceWei * timesForTreasury;
    const balanceWei = BigInt(lane.balanceWei);
    if (balanceWei >= boundWei) return [];
    return [
      {
        ...{ network: chain.network, address: lane.address, isTreasury: !lane.settles, balanceWei: lane.balanceWei },
        ...{ boundWei: String(boundWei), isEmpty: balanceWei < restingBalanceWei },
      },
    ];
  });
}
