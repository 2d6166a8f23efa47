import type { Address, Chain } from "@lunas/catalog/chain";
import type { Head } from "@lunas/domain/settlement/head";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import { isPassing } from "../node-errors";
import { type ChainObserver, silentChainObserver } from "../observe";
import { createChainTime } from "../read/chain-time";
import { readHead } from "../read/read-head";
import { quantityOf } from "../rpc/results";
import type { Rpc, RpcCall, SendTarget } from "../rpc/rpc";
import { refuseDisputed, undisputed } from "../rpc/undisputed";
import { readApprovals } from "./approvals";
import { createHeadFollower } from "./follow-heads";
import { createHeadListeners } from "./head-listeners";
import { createHeadTrack } from "./head-track";
import { createFeeLearner, type Question } from "./learn-fees";
import { readNonceUse } from "./nonce-use";
import { readBalance } from "./read-balance";
import { readReceipts } from "./receipts";
import { countCall, readSightings } from "./sightings";
import { simulate, simulateBundle } from "./simulate";
import { traceSettledNonces } from "./trace-settlements";
import { readUsedNonces } from "./used-nonces";
import { watchHeads } from "./watch-heads";

const trackedBlocks = 256;
/**
 * After this many block times without a block the chain makes blocks on demand: the next one will have the present
 * time.
 */
const restAfterBlocks = 10;

export interface ChainWatcherDeps {
  readonly chain: Chain;
  /** With each endpoint alone, if there are several. */
  readonly rpc: Rpc;
  /** null: heads are polled. */
  readonly wsUrl: string | null;
  readonly clock: Clock;
  readonly observer?: ChainObserver;
}

/** Heads are watched only between `start` and `stop`; the reads work at any time. */
export interface StartableChainWatcher extends ChainWatcher {
  start(): void;
  stop(): void;
}

export function createChainWatcher(deps: ChainWatcherDeps): StartableChainWatcher {
  const { chain, rpc, observer = silentChainObserver } = deps;
  const { network } = chain;
  const track = createHeadTrack(trackedBlocks);
  const time = createChainTime(deps.clock);
  const listeners = createHeadListeners({ network, observer });
  const habits = { blockReceipts: true };
  const learner = createFeeLearner({ chain, clock: deps.clock });
  let heads = { stop: () => {} };

  const deliver = (head: Head) => {
    time.saw(head);
    listeners.deliver(head);
  };
  const follow = createHeadFollower({ network, rpc, track, observer, deliver });
  const newest = async () => track.newest() ?? (await readHead(rpc));
  const nowSeconds = async () => {
    const chainSeconds = time.nowSeconds() ?? (await readHead(rpc)).timestampSeconds;
    const isAtRest = (time.sinceNewestMs() ?? 0) > restAfterBlocks * chain.blockTimeMs;
    return isAtRest ? Math.max(chainSeconds, Math.floor(deps.clock.now() / 1_000)) : chainSeconds;
  };

  return {
    chain,
    start: () => {
      heads.stop();
      heads = watchHeads({ chain, rpc, wsUrl: deps.wsUrl, observer, onHead: follow, beside: learner.ofMarket });
    },
    stop: () => heads.stop(),
    head: track.newest,
    fees: learner.fees,
    onHead: listeners.add,
    isCanonical: track.isCanonical,
    followsFrom: () => track.oldest()?.number ?? null,
    sightings: async (head, hashes, addresses) => {
      const passedOver = listeners.passedOver(head).filter(track.isCanonical);
      refuseDisputed(rpc);
      return readSightings(
        { chain, rpc: besides(rpc, learner.ofMarket), habits },
        { head, passedOver, hashes, addresses },
      );
    },
    receipts: async (hashes) => readReceipts({ chain, rpc: undisputed(rpc), track }, hashes),
    minedNonces: async (addresses) => {
      const head = track.newest();
      const counts = await quantities(atAnyReplica(rpc), addresses, (address) => countCall(address, head));
      return new Map([...counts].map(([address, count]) => [address, Number(count)]));
    },
    balances: (addresses) =>
      quantities(besides(rpc, learner.ofData), addresses, (address) => ({
        method: "eth_getBalance",
        params: [address, "latest"],
      })),
    balanceOf: (asset, owner) => readBalance(rpc, asset, owner),
    simulate: async (orders) => simulate({ chain, rpc, atSeconds: await nowSeconds() }, orders),
    simulateBundle: async (orders) => simulateBundle({ chain, rpc, atSeconds: await nowSeconds() }, orders),
    approvals: (orders) => readApprovals({ chain, rpc }, orders),
    nonceUse: async (order) => readNonceUse({ chain, rpc: undisputed(rpc) }, order, await newest()),
    tracedNonces: async (order, candidate) => {
      const all: readonly SendTarget[] = rpc.endpoints ?? [rpc];
      const endpoints = rpc.isDisputed?.() === true ? [] : all.filter((each) => (each.outBecause?.() ?? null) === null);
      const traced = await traceSettledNonces({ chain, endpoints }, order, candidate);
      // An excluded endpoint proves nothing, but may trace once it is included again.
      return traced.kind === "unsupported" && endpoints.length < all.length ? { kind: "failed" } : traced;
    },
    usedNonces: async (orders) => readUsedNonces({ chain, rpc: undisputed(rpc) }, orders, await newest()),
  };
}

/** The same node, with extra calls in every batch. */
function besides(rpc: Rpc, question: () => Question): Rpc {
  return {
    async batch(calls) {
      const { calls: more, learn } = question();
      const answers = await rpc.batch([...calls, ...more]);
      learn(answers.slice(calls.length));
      return answers.slice(0, calls.length);
    },
  };
}

/** As many replicas as a provider is likely to have behind one URL. */
const mostReplicas = 8;

/**
 * Asks again at once where a call has an error: behind one URL replicas answer in turn, and one that is behind does not have the newest block.
 * Later rounds alone do not help: their requests may be in step with the turns, so that each meets the same replica.
 */
function atAnyReplica(rpc: Rpc): Rpc {
  return {
    async batch(calls) {
      for (let requests = 1; ; requests += 1) {
        const answers = await rpc.batch(calls);
        const mayHelp = answers.some((answer) => "error" in answer && !isPassing(answer.error));
        if (!mayHelp || requests === mostReplicas) return answers;
      }
    },
  };
}

/** One quantity for each address, in one batch. Throws `Unavailable("chain")`. */
async function quantities(
  rpc: Rpc,
  addresses: readonly Address[],
  callOf: (address: Address) => RpcCall,
): Promise<ReadonlyMap<Address, bigint>> {
  const answers = await rpc.batch(addresses.map(callOf));
  return new Map(addresses.map((address, index) => [address, quantityOf(answers[index], "an account")]));
}
