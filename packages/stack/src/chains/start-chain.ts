import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { rpcHex } from "@lunas/contracts/rpc";
import { startServer } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";
import type { ProcessSpec } from "../supervise/process-spec";
import { anvilBinary } from "./anvil-binary";
import { tidyState } from "./tidy-state";

/** The default mnemonic of Ethereum development tools: its accounts hold play ether on local chains. */
const devMnemonic = "test test test test test test test test test test test junk";

/** The state is written at the end, and at this interval for an abrupt end. */
const stateIntervalSeconds = 15;

/** With a block for every transaction a reader on a busy machine is hundreds of blocks behind. */
const keptStatesOnDemand = 1_000;
/**
 * The states of so many seconds, and at least so many, stay in memory: each is a copy of all accounts. Without the bound anvil
 * writes older ones to files, one for each block.
 */
const keptStatesSeconds = 20;
const fewestKeptStates = 16;
/**
 * The last hardfork that does not write block hashes into the state (EIP-2935): each takes a slot, and the node
 * recomputes its whole state with every block.
 */
const steadyHardfork = "cancun";

export interface ChainPlan {
  readonly network: Network;
  /** Contains the chain's state. */
  readonly folder: string;
  readonly logFile: string;
  /** Seconds between two blocks, or a block per transaction. */
  readonly blockTime: number | "automine";
  readonly preferredPort?: number | undefined;
  /** The listening address; default: loopback, because its cheat methods must stay private. */
  readonly host?: string;
  /** Writes no file, and keeps only the newest states; with a pace also only the newest transactions. Default: false. */
  readonly forgetful?: boolean;
  /** A forgetful node's own hardfork instead of `steadyHardfork`. Default: false. A chain with a state has its own always, as wallets expect. */
  readonly currentHardfork?: boolean;
  /** Older blocks leave the state at the next start: those without transactions, and on a sandbox all. Default: the chain's `historyBlocks`, or an hour of seconds. */
  readonly keptBlocks?: number;
  /** A node whose chain is forked at its newest block; the fork's state is not stored. */
  readonly forkUrl?: string;
}

export interface RunningChain {
  readonly rpcUrl: string;
  /** The same chain behind a filter that blocks cheat methods; the node itself where there is no filter. */
  readonly publicRpcUrl?: string;
  readonly wsUrl: string;
  /** The file that keeps it over restarts, if one does. */
  readonly stateFile?: string;
  /** It makes a block for each transaction, and none by the clock. */
  readonly makesBlocksOnDemand?: boolean;
}

/** Runs an anvil with the chain id of `network`, from its state at the last stop. */
export async function startChain(supervisor: Supervisor, plan: ChainPlan): Promise<RunningChain> {
  const chain = chainOfNetwork(plan.network);
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  const port = await startServer(supervisor, {
    preferredPort: plan.preferredPort,
    answersAt: async (candidate) => {
      const chainId = await rpcHex(`http://127.0.0.1:${candidate}`, "eth_chainId", []);
      return Number(chainId) === chain.chainId;
    },
    prepare: () => prepareState(plan),
    specAt: (candidate) => anvilSpec(plan, chain.chainId, candidate),
  });
  const makesBlocksOnDemand = plan.blockTime === "automine";
  const stateFile = stateFileOf(plan);
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    makesBlocksOnDemand,
    ...(stateFile !== undefined && { stateFile }),
  };
}

/** The file that keeps the chain over restarts; a fork and a forgetful node have none. */
function stateFileOf({ network, folder, forkUrl, forgetful }: ChainPlan): string | undefined {
  return forkUrl !== undefined || forgetful === true ? undefined : join(folder, `${network}.json`);
}

function prepareState(plan: ChainPlan): void {
  const file = stateFileOf(plan);
  if (file === undefined) return;
  const { historyBlocks } = chainOfNetwork(plan.network);
  tidyState({ file, historyBlocks: historyBlocks && (plan.keptBlocks ?? historyBlocks), keptBlocks: plan.keptBlocks });
}

/** A fork stores nothing: its state would contain another chain's. */
function memoryOf({
  network,
  folder,
  blockTime,
  forkUrl,
  forgetful = false,
  currentHardfork = false,
}: ChainPlan): Readonly<Record<string, string | number>> {
  if (forkUrl !== undefined) return { "fork-url": forkUrl };
  if (forgetful) {
    return { ...forgetfulMemory(network, blockTime), ...(!currentHardfork && { hardfork: steadyHardfork }) };
  }
  const { historyBlocks } = chainOfNetwork(network);
  return {
    "prune-history": keptStates(blockTime),
    ...(historyBlocks !== undefined && { "transaction-block-keeper": historyBlocks }),
    state: join(folder, `${network}.json`),
    "state-interval": stateIntervalSeconds,
  };
}

function forgetfulMemory(network: Network, blockTime: ChainPlan["blockTime"]): Readonly<Record<string, number>> {
  const { historyBlocks } = chainOfNetwork(network);
  return {
    "prune-history": keptStates(blockTime),
    ...(blockTime !== "automine" && historyBlocks !== undefined && { "transaction-block-keeper": historyBlocks }),
  };
}

function keptStates(blockTime: ChainPlan["blockTime"]): number {
  if (blockTime === "automine") return keptStatesOnDemand;
  return Math.max(fewestKeptStates, Math.ceil(keptStatesSeconds / blockTime));
}

function anvilSpec(plan: ChainPlan, chainId: number, port: number): ProcessSpec {
  const flags: Readonly<Record<string, string | number>> = {
    host: plan.host ?? "127.0.0.1",
    port,
    "chain-id": chainId,
    mnemonic: devMnemonic,
    ...memoryOf(plan),
    // Without it anvil fills a folder under the user's home.
    "cache-path": join(plan.folder, `${plan.network}-cache`),
    ...(plan.blockTime === "automine" ? {} : { "block-time": plan.blockTime }),
  };
  return {
    name: plan.network,
    command: anvilBinary(),
    args: ["--quiet", ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)])],
    cwd: plan.folder,
    env: { HOME: plan.folder },
    logFile: plan.logFile,
    stop: { signal: "SIGTERM", graceMs: 8_000, signalWithoutData: "SIGKILL" },
    layer: "server",
  };
}
