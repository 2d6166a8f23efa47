import type { Address, Chain } from "@lunas/catalog/chain";
import type { LaneReadiness } from "@lunas/domain/payment/ports";
import type { LaneStore } from "@lunas/domain/settlement/lanes/lane-store";
import { beginTogether } from "@lunas/runtime/begin-together";
import type { Part } from "@lunas/runtime/parts";

export interface PollLanesDeps {
  readonly lanes: Pick<LaneStore, "readyLanes">;
  readonly chains: readonly Chain[];
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

export interface Lanes extends Part, LaneReadiness {
  /** A relayer that can settle on this chain: the sender of the simulation. Null before the first is known. */
  relayerOf(chain: Chain): Address | null;
  /** Every relayer that settles on this chain now. */
  relayersOf(chain: Chain): readonly Address[];
}

/**
 * The settlers' reports about their lanes, read outside a payment's request. While the database is away the last report
 * counts.
 */
export function pollLanes({ lanes, chains, everyMs, onFault }: PollLanesDeps): Lanes {
  const ready = new Map<number, readonly Address[]>();
  const lastRelayer = new Map<number, Address>();
  let takeBack: () => void = () => undefined;
  let stopped = false;

  const readAll = async () => {
    // At once: the chains share a statement.
    const found = await Promise.all(chains.map(({ chainId }) => lanes.readyLanes(chainId)));
    for (const [index, { chainId }] of chains.entries()) {
      const addresses = found[index] ?? [];
      ready.set(chainId, addresses);
      if (addresses[0] !== undefined) lastRelayer.set(chainId, addresses[0]);
    }
  };
  const poll = async () => {
    await readAll().catch(onFault);
    if (!stopped) takeBack = beginTogether(() => void poll(), everyMs);
  };

  return {
    name: "lanes",
    start: poll,
    async stop() {
      stopped = true;
      takeBack();
    },
    canSettle: ({ chainId }) => (ready.get(chainId)?.length ?? 0) > 0,
    relayersOf: ({ chainId }) => ready.get(chainId) ?? [],
    relayerOf: ({ chainId }) => lastRelayer.get(chainId) ?? null,
  };
}
