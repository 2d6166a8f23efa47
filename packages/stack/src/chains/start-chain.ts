import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { rpcHex } from "@lunas/contracts/rpc";
import { startServer } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";
import type { ProcessSpec } from "../supervise/process-spec";
import { anvilBinary } from "./anvil-binary";

/** The mnemonic that every Ethereum development tool has: its accounts hold play ether on local chains. */
const devMnemonic = "test test test test test test test test test test test junk";

/** The state is written at the end; in between at this pace, for an end that leaves no time. */
const stateIntervalSeconds = 15;

/** With a block for every transaction a reader on a busy machine is hundreds of blocks behind. */
const keptStates = 1_000;
/**
 * The last one that writes no block's hash into the state (EIP-2935): a slot for every block, in a node that reckons its whole
 * state anew with every block.
 */
const steadyHardfork = "cancun";

export interface ChainPlan {
  readonly network: Network;
  /** Keeps the chain's state. */
  readonly folder: string;
  readonly logFile: string;
  /** Seconds between two blocks, or a block per transaction. */
  readonly blockTime: number | "automine";
  readonly preferredPort?: number | undefined;
  /** Where it listens; default: loopback, as its cheat methods are nobody else's. */
  readonly host?: string;
  /** Keeps no file, and of its history the newest states alone. Default: false. */
  readonly forgetful?: boolean;
  /** A node whose chain is forked at its newest block; what happens on the fork is not kept. */
  readonly forkUrl?: string;
}

export interface RunningChain {
  readonly rpcUrl: string;
  /** The same chain by way of a filter that lets nobody cheat; the node itself where there is none. */
  readonly publicRpcUrl?: string;
  readonly wsUrl: string;
  /** It makes a block for each transaction, and none by the clock. */
  readonly makesBlocksOnDemand?: boolean;
}

/** Runs an anvil with the chain id of `network`, from the state that it had when it last stopped. */
export async function startChain(supervisor: Supervisor, plan: ChainPlan): Promise<RunningChain> {
  const chain = chainOfNetwork(plan.network);
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  const port = await startServer(supervisor, {
    preferredPort: plan.preferredPort,
    answersAt: async (candidate) => {
      const chainId = await rpcHex(`http://127.0.0.1:${candidate}`, "eth_chainId", []);
      return Number(chainId) === chain.chainId;
    },
    specAt: (candidate) => anvilSpec(plan, chain.chainId, candidate),
  });
  const makesBlocksOnDemand = plan.blockTime === "automine";
  return { rpcUrl: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}`, makesBlocksOnDemand };
}

/** A fork keeps nothing: what it would write down is another chain's. */
function memoryOf({
  network,
  folder,
  forkUrl,
  forgetful = false,
}: ChainPlan): Readonly<Record<string, string | number>> {
  if (forkUrl !== undefined) return { "fork-url": forkUrl };
  if (forgetful) return { "prune-history": keptStates, hardfork: steadyHardfork };
  return { state: join(folder, `${network}.json`), "state-interval": stateIntervalSeconds };
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
    stop: { signal: "SIGTERM", graceMs: 8_000 },
    layer: "server",
  };
}
