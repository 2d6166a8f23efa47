import type { Chain } from "@lunas/catalog/chain";
import { checkChain } from "@lunas/chain/boot-check";
import type { EndpointReport, RpcConnection } from "@lunas/chain/connect";
import { readGenesis } from "@lunas/chain/read/read-genesis";
import { readHead } from "@lunas/chain/read/read-head";
import type { Hex } from "@lunas/domain/shared/hex";
import { beginTogether } from "@lunas/runtime/begin-together";
import type { Clock } from "@lunas/runtime/clock";
import type { HealthStatus } from "@lunas/runtime/health";
import type { Part } from "@lunas/runtime/parts";
import { SettingsError } from "@lunas/runtime/settings-error";
import { compareFirstBlock, type FirstBlock } from "./first-block";

export interface ConnectedChain {
  readonly chain: Chain;
  readonly rpc: RpcConnection;
}

export interface NetworksDeps {
  readonly chains: readonly ConnectedChain[];
  readonly clock: Clock;
  readonly onUnreachable: (network: string, reason: string) => void;
  readonly onChecked: (network: string, problems: readonly string[]) => void;
  /** The hash of the chain's first block as a settler stored it; null: none is stored. */
  readonly knownGenesis: (chainId: number) => Promise<Hex | null>;
  /** The stored first block could not be read. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Why a network is not `ok`. `wrong_chain`: the endpoint answers, and shows another chain than the settings name.
 * `unknown_first_block`: it shows another chain than the one of the stored payments. `unreachable`: no endpoint has answered, or none for half a minute. `silent`: none for some seconds. `stalled`: they
 * answer, and the chain makes no blocks.
 */
export type NetworkFault = "wrong_chain" | "unknown_first_block" | "unreachable" | "silent" | "stalled";

export interface NetworkState {
  readonly status: HealthStatus;
  /** Null: the network is `ok`. */
  readonly fault: NetworkFault | null;
  readonly blockNumber: number | null;
  readonly endpoints: readonly EndpointReport[];
  /** The chain makes blocks by the clock, and has made none for too long. */
  readonly isStalled: boolean;
}

export interface Networks extends Part {
  stateOf(chain: Chain): NetworkState;
  /** Whether the chain was reached and matches the settings. */
  isVerified(chain: Chain): boolean;
  /** Whether the service can pay for payers' approvals there; false until the chain was reached. */
  canSponsor(chain: Chain): boolean;
  /** Whether the chain has the contract of holds; false until the chain was reached. */
  canHold(chain: Chain): boolean;
  /** Whether the chain has the contracts of channels; false until the chain was reached. */
  hasChannels(chain: Chain): boolean;
  /** Whether no new block was seen for some block times: payments there wait for the chain, not for this service. */
  isHalted(chain: Chain): boolean;
}

interface NetworkObservation {
  readonly firstBlock: FirstBlock;
  check: "open" | "passed" | "failed";
  canSponsor: boolean;
  canHold: boolean;
  hasChannels: boolean;
  blockNumber: number | null;
  /** When the node last answered. */
  atMs: number | null;
  /** When the newest block was first seen. */
  blockAtMs: number | null;
}

const unseen = {
  check: "open",
  canSponsor: false,
  canHold: false,
  hasChannels: false,
  blockNumber: null,
  atMs: null,
  blockAtMs: null,
} as const;
const slowestPollMs = 5_000;
const fastestPollMs = 2_000;
/** Replicas behind one URL differ by less than this. */
const replicaBlocks = 8;

/**
 * The networks as this process sees them. At the start a reachable chain with a problem stops the process; an
 * unreachable one is served as down and checked when it can be reached.
 */
export function watchNetworks(deps: NetworksDeps): Networks {
  const seen = new Map<number, NetworkObservation>(
    deps.chains.map((connected) => [connected.chain.chainId, { ...unseen, firstBlock: firstBlockOf(deps, connected) }]),
  );
  const planned = new Map<Chain, () => void>();
  let stopped = false;
  const observationOf = ({ chainId }: Chain): NetworkObservation =>
    seen.get(chainId) ?? {
      ...unseen,
      check: "failed",
      firstBlock: { isKnown: () => true, compare: async () => undefined },
    };

  const visit = async (connected: ConnectedChain) => {
    const state = observationOf(connected.chain);
    if (state.check === "open") await check(deps, connected, state);
    else await state.firstBlock.compare();
    await readBlock(deps, connected, state);
    schedule(connected);
  };
  const schedule = (connected: ConnectedChain) => {
    if (stopped) return;
    planned.set(
      connected.chain,
      beginTogether(() => void visit(connected), pollMsOf(connected.chain)),
    );
  };

  return {
    name: "networks",
    async start() {
      const found = await Promise.all(deps.chains.map((each) => check(deps, each, observationOf(each.chain))));
      if (found.flat().length > 0) throw new SettingsError(found.flat());
      for (const connected of deps.chains) void visit(connected);
    },
    async stop() {
      stopped = true;
      for (const takeBack of planned.values()) takeBack();
    },
    stateOf: (chain) => {
      const { blockNumber } = observationOf(chain);
      const endpoints = deps.chains.find((each) => each.chain.chainId === chain.chainId)?.rpc.report() ?? [];
      const nowMs = deps.clock.now();
      const isStalled = hasStalled(chain, observationOf(chain), nowMs);
      const fault = faultOf(chain, observationOf(chain), nowMs) ?? (isStalled ? "stalled" : null);
      return { status: fault === null ? "ok" : statusWith[fault], fault, blockNumber, isStalled, endpoints };
    },
    isVerified: (chain) => observationOf(chain).check === "passed",
    canSponsor: (chain) => observationOf(chain).canSponsor,
    canHold: (chain) => observationOf(chain).canHold,
    hasChannels: (chain) => observationOf(chain).hasChannels,
    isHalted: (chain) => hasHalted(chain, observationOf(chain), deps.clock.now()),
  };
}

function firstBlockOf({ clock, knownGenesis, ...deps }: NetworksDeps, { chain, rpc }: ConnectedChain): FirstBlock {
  const onChange = (problems: readonly string[]) => deps.onChecked(chain.network, problems);
  const read = () => readGenesis(rpc);
  return compareFirstBlock({ chain, clock, read, known: knownGenesis, onChange, onFault: deps.onFault });
}

function pollMsOf({ blockTimeMs }: Chain): number {
  return Math.min(slowestPollMs, Math.max(fastestPollMs, blockTimeMs));
}

/** The problems of a chain that was reached; an empty list for one that was not. */
async function check(
  deps: NetworksDeps,
  connected: ConnectedChain,
  state: NetworkObservation,
): Promise<readonly string[]> {
  const checked = await checkChain(connected);
  if (checked.kind === "unreachable") {
    deps.onUnreachable(connected.chain.network, checked.reason);
    return [];
  }
  // Before the first payment is taken.
  if (checked.problems.length === 0) await state.firstBlock.compare();
  state.check = checked.problems.length === 0 ? "passed" : "failed";
  state.canSponsor = checked.canSponsor;
  state.canHold = checked.canHold;
  state.hasChannels = checked.hasChannels;
  deps.onChecked(connected.chain.network, checked.problems);
  return checked.problems;
}

async function readBlock({ clock }: NetworksDeps, { rpc }: ConnectedChain, state: NetworkObservation): Promise<void> {
  try {
    const { number } = await readHead(rpc);
    // A replica that is behind shows that the node is alive, not that the chain is shorter.
    const newest = state.blockNumber ?? number;
    const isBehind = number < newest && newest - number < replicaBlocks;
    const blockNumber = isBehind ? newest : number;
    const atMs = clock.now();
    const blockAtMs = state.blockNumber === blockNumber ? state.blockAtMs : atMs;
    Object.assign(state, { blockNumber, atMs, blockAtMs });
  } catch {
    // Nothing to do: the connection reports its failures, and the state gets old.
  }
}

/** Decided by the node's answers: a node that does not answer says nothing about the chain. */
function hasStalled({ stalledAfterMs }: Chain, { blockAtMs, atMs }: NetworkObservation, nowMs: number): boolean {
  if (stalledAfterMs === null || blockAtMs === null || atMs === null) return false;
  return Math.min(nowMs, atMs) - blockAtMs >= stalledAfterMs;
}

/** Three blocks are missing, counted from the poll that should have seen the first of them. */
function hasHalted(chain: Chain, { blockAtMs }: NetworkObservation, nowMs: number): boolean {
  return blockAtMs === null || nowMs - blockAtMs >= pollMsOf(chain) + 3 * chain.blockTimeMs;
}

const statusWith = {
  wrong_chain: "down",
  unknown_first_block: "down",
  unreachable: "down",
  silent: "degraded",
  stalled: "degraded",
} as const satisfies Record<NetworkFault, HealthStatus>;

/** No answer for a few polls: silent. For half a minute, or never: unreachable. */
function faultOf(
  { blockTimeMs }: Chain,
  { check: checked, firstBlock, atMs }: NetworkObservation,
  nowMs: number,
): NetworkFault | null {
  if (checked === "failed") return "wrong_chain";
  if (checked === "open" || atMs === null) return "unreachable";
  const silentMs = nowMs - atMs;
  if (silentMs > 30_000) return "unreachable";
  if (!firstBlock.isKnown()) return "unknown_first_block";
  return silentMs > Math.max(10_000, 3 * blockTimeMs) ? "silent" : null;
}
