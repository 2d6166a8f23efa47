import type { Address, Chain } from "@lunas/catalog/chain";
import type { LaneReadiness } from "@lunas/domain/payment/ports";
import { type LaneState, type LaneStore, readyAmong } from "@lunas/domain/settlement/lanes/lane-store";
import { beginTogether } from "@lunas/runtime/begin-together";
import type { Part } from "@lunas/runtime/parts";

export interface PollLanesDeps {
  readonly lanes: Pick<LaneStore, "states">;
  readonly chains: readonly Chain[];
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

export interface Lanes extends Part, LaneReadiness {
  /** A relayer that can settle on this chain: the sender of the simulation. Null before the first is known. */
  relayerOf(chain: Chain): Address | null;
  /** Every relayer that settles on this chain now. */
  relayersOf(chain: Chain): readonly Address[];
  /** The relayers that a payer may name: their lanes are held, not retired and do not rest. */
  namedRelayersOf(chain: Chain): readonly Address[];
}

/**
 * While a chain has no lane that settles, as before its first settler has started or while all lanes lack ether, the next rounds begin
 * sooner: its payments are refused until a round finds one. A chain that never has one is read as rarely as every other.
 */
const sooner = { everyMs: 250, rounds: 40 };

/**
 * The settlers' reports about their lanes, read outside a payment's request. While the database is away the last report
 * counts.
 */
export function pollLanes({ lanes, chains, everyMs, onFault }: PollLanesDeps): Lanes {
  const known = new Map<number, readonly LaneState[]>();
  const lastRelayer = new Map<number, Address>();
  let takeBack: () => void = () => undefined;
  let stopped = false;
  /** By chain: rounds in a row that found no lane that settles. */
  const without = new Map<number, number>();

  const statesOf = ({ chainId }: Chain) => known.get(chainId) ?? [];
  const canSettle = (chain: Chain) => readyAmong(statesOf(chain)).length > 0;
  const readAll = async () => {
    // At once: the chains share a statement.
    const found = await Promise.all(chains.map(({ chainId }) => lanes.states(chainId)));
    for (const [index, { chainId }] of chains.entries()) {
      const states = found[index] ?? [];
      known.set(chainId, states);
      const [first] = readyAmong(states);
      if (first !== undefined) lastRelayer.set(chainId, first);
    }
    for (const chain of chains)
      without.set(chain.chainId, canSettle(chain) ? 0 : (without.get(chain.chainId) ?? 0) + 1);
  };
  const untilNextMs = () => {
    const isNew = [...without.values()].some((rounds) => rounds > 0 && rounds <= sooner.rounds);
    return isNew ? Math.min(sooner.everyMs, everyMs) : everyMs;
  };
  const poll = async () => {
    await readAll().catch(onFault);
    if (!stopped) takeBack = beginTogether(() => void poll(), untilNextMs());
  };

  return {
    name: "lanes",
    start: poll,
    async stop() {
      stopped = true;
      takeBack();
    },
    canSettle,
    laneState: (chain, address) => {
      const lane = statesOf(chain).find((each) => each.address === address);
      if (lane === undefined || (lane.isRetired && !lane.isHeld)) return "unknown";
      return lane.isHeld && !lane.isResting ? "serving" : "resting";
    },
    relayersOf: (chain) => readyAmong(statesOf(chain)),
    namedRelayersOf: (chain) =>
      statesOf(chain).flatMap(({ address, isHeld, isRetired, isResting }) =>
        isHeld && !isRetired && !isResting ? [address] : [],
      ),
    relayerOf: ({ chainId }) => lastRelayer.get(chainId) ?? null,
  };
}
