import type { Address, Chain } from "@lunas/catalog/chain";
import type { BootCheck } from "@lunas/chain/boot-check";
import type { RemoteSigner } from "@lunas/chain/send/remote-signer";
import type { SettlementEngine } from "@lunas/domain/settlement/engine";
import type { Head } from "@lunas/domain/settlement/head";
import type { LaneStore } from "@lunas/domain/settlement/lanes/lane-store";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";
import type { GenesisWatch } from "./watch-genesis";

/** The parts that settle one chain's payments. */
export interface ChainWork {
  readonly chain: Chain;
  readonly engine: SettlementEngine;
  /** The round about channels; null: this settler has none on the chain. */
  readonly channels: (() => Promise<void>) | null;
  readonly watcher: ChainWatcher & { start(): void; stop(): void };
  readonly lanes: LaneStore;
  /** The known addresses: a signer with a remote key may join later. */
  readonly signers: () => readonly Address[];
  /** With those who sign for channels. */
  readonly remoteSigners: readonly RemoteSigner[];
  /** The signer that settles no payments, if there is one. */
  readonly treasury: Address | null;
  readonly inspect: () => Promise<BootCheck>;
  readonly genesis: GenesisWatch;
  /** `isNeeded`: whether this settler can do the work of a job. It takes none otherwise: another one has them at once. */
  readonly workers: readonly { readonly isNeeded: () => boolean; readonly worker: Worker }[];
  readonly onFault: (during: string, error: unknown) => void;
}

export interface Worker {
  run(): void;
  isUp(): boolean;
  pause(): Promise<void>;
  close(): Promise<void>;
}

const keepLanesEveryMs = 2_000;
const probeEveryMs = 1_000;
const pauseWorkersEveryMs = 250;

/**
 * The parts of one chain, in their start order. An unreachable RPC does not stop the process from starting: the chain
 * joins as soon as it answers.
 */
export function settleChain(work: ChainWork): Part[] {
  const { chain, engine, watcher, genesis } = work;
  const fault = (during: string) => (error: unknown) => work.onFault(`${during}:${chain.network}`, error);
  const join = joinChain(work);
  return [
    {
      name: `watch:${chain.network}`,
      start: async () => {
        const follow = async (head: Head) => {
          if (await genesis.isKnown()) await engine.onHead(head);
        };
        watcher.onHead(follow, engine.expectedHeads);
        watcher.start();
      },
      stop: async () => watcher.stop(),
    },
    { name: `lanes:${chain.network}`, stop: () => engine.stop() },
    {
      name: `workers:${chain.network}`,
      stop: async () => void (await Promise.all(work.workers.map(({ worker }) => worker.close()))),
    },
    every({
      name: `keep-lanes:${chain.network}`,
      everyMs: keepLanesEveryMs,
      work: async () => {
        if (!(await genesis.isKnown())) {
          await Promise.all(work.workers.map(({ worker }) => worker.pause()));
          return;
        }
        if (!(await join())) return;
        await engine.keepLanes();
        await Promise.all(work.workers.map(({ worker, isNeeded }) => (isNeeded() ? worker.run() : worker.pause())));
      },
      onFault: fault("keep-lanes"),
    }),
    every({
      name: `pause-workers:${chain.network}`,
      everyMs: pauseWorkersEveryMs,
      work: async () => {
        const idle = work.workers.filter(({ isNeeded }) => !isNeeded());
        await Promise.all(idle.map(({ worker }) => worker.pause()));
      },
      onFault: fault("pause-workers"),
    }),
    ...probesOf(work).map((probe) => every({ name: `signers:${chain.network}`, onFault: fault("signers"), ...probe })),
    ...roundsOf(work).map(([name, everyMs, round]) =>
      every({
        name: `${name}:${chain.network}`,
        everyMs,
        work: async () => {
          if (await genesis.isKnown()) await round();
        },
        onFault: fault(name),
      }),
    ),
  ];
}

/** None where every key is in this process: such a signer can always sign. */
function probesOf({ remoteSigners }: ChainWork) {
  return remoteSigners.length === 0 ? [] : [{ everyMs: probeEveryMs, work: () => probeAbsent(remoteSigners) }];
}

/** Probes signers that cannot sign, until they can. */
async function probeAbsent(signers: readonly RemoteSigner[]): Promise<void> {
  await Promise.all(signers.filter((signer) => !signer.canSign()).map((signer) => signer.probe()));
}

type Round = readonly [name: string, everyMs: number, round: () => Promise<void>];

/** The rounds by the clock, independent of heads. Those of one length share their questions to the node. */
export function roundsOf({ engine, channels }: Pick<ChainWork, "engine" | "channels">): readonly Round[] {
  const ofChannels: readonly Round[] = channels === null ? [] : [["channels", 1_000, channels]];
  return [
    ...ofChannels,
    ["sweep", 1_000, () => engine.sweep()],
    ["broadcast-overdue", 1_000, () => engine.broadcastOverdue()],
    ["poll-head", 1_000, () => engine.pollHead()],
    ["reopen-lost", 5_000, () => engine.reopenLost()],
    ["watch-late", 5_000, () => engine.watchLate()],
    ["count-abandoned", 15_000, () => engine.countAbandoned()],
    ["balances", 5_000, () => engine.watchBalances()],
    ["refill", 5_000, () => engine.refill()],
  ];
}

/** Inspects the chain once, and registers the lane of each known signer; returns whether that is done. */
function joinChain({ chain, inspect, watcher, lanes, signers, treasury }: ChainWork): () => Promise<boolean> {
  let isInspected = false;
  const registered = new Set<Address>();
  return async () => {
    const joining = signers().filter((address) => !registered.has(address));
    if (isInspected && joining.length === 0) return true;
    if (!isInspected) await refuseWrong(inspect);
    isInspected = true;
    const mined = await watcher.minedNonces(joining);
    await lanes.register(
      chain.chainId,
      joining.map((address) => ({
        address,
        startNonce: mined.get(address) ?? 0,
        isTreasury: address === treasury,
      })),
    );
    for (const address of joining) registered.add(address);
    return true;
  };
}

async function refuseWrong(inspect: ChainWork["inspect"]): Promise<void> {
  const found = await inspect();
  if (found.kind === "unreachable") throw new Error(found.reason);
  // Otherwise it would sign for another chain than the configured one.
  if (found.problems.length > 0) throw new Error(found.problems.join("; "));
}
