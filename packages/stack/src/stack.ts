import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import type { ServiceRole } from "@lunas/database/roles/grants";
import type { RunningChain } from "./chains/start-chain";
import type { DevSecrets } from "./dev-secrets";
import type { RedisUserName } from "./redis/redis-users";
import type { Supervisor } from "./supervise/open-supervisor";

/** What a stack can consist of. */
export type StackPart = "postgres" | "redis" | Network;

export const allParts: readonly StackPart[] = ["postgres", "redis", ...chains.map(({ network }) => network)];

export interface StackOptions {
  /** `false` (default): a folder of its own, removed at the end. `true`: this clone's one stack, data in `.lunas`. */
  readonly persistent?: boolean;
  /** Begins the persistent stack without the data of its earlier runs. Default: false. */
  readonly fresh?: boolean;
  /** Only these; asking a stack for another part's address throws. Default: all. */
  readonly parts?: readonly StackPart[];
  /** Seconds between blocks, or `automine`; default: the chain's own pace. */
  readonly blockTime?: Partial<Record<Network, number | "automine">>;
  /** Chains that write nothing down and forget all but their newest states: the faster, the longer they run. Default: false. */
  readonly forgetfulChains?: boolean;
  /** The default sandbox chain as a fork of the default production chain, instead of a test chain of its own. Default: false. */
  readonly fork?: boolean;
  /** Publishes the chains by way of filters, through which nobody can cheat. Default: false. */
  readonly filters?: boolean;
  /** Servers that are there already: nothing is started for them. Default: DATABASE_URL and REDIS_URL of the environment. */
  readonly external?: { readonly databaseUrl?: string | undefined; readonly redisUrl?: string | undefined };
  /** Takes one line per thing that was done. Default: silence. */
  readonly log?: (line: string) => void;
  /** Ends the start, and everything that it has started. */
  readonly signal?: AbortSignal;
}

/** A running stack: real servers on free loopback ports. */
export interface Stack {
  /** A migrated database, as its owner. */
  readonly databaseUrl: string;
  /** The same database with the rights of one service, where the server is the stack's own. */
  databaseUrlOf(role: ServiceRole): string;
  /** Redis, as its administrator. */
  readonly redisUrl: string;
  /** The same Redis with the rights of one user, where the server is the stack's own. */
  redisUrlOf(name: RedisUserName): string;
  readonly chains: Readonly<Record<Network, RunningChain>>;
  /** Keys of accounts that hold ether on the chains, and of the owner of their token. */
  readonly secrets: DevSecrets;
  /** Whether the default sandbox chain is a fork of the default production chain. */
  readonly fork: boolean;
  readonly logFolder: string;
  /** Starts, signals and stops single processes: `postgres`, `redis`, the chains by their names, and what a caller adds. */
  readonly supervisor: Supervisor;
  /**
   * Ends a server and starts it again at the same address; resolves when it answers. `SIGKILL` is the power cut: Redis
   * then forgets, a chain goes back to its last dump, PostgreSQL recovers what was committed. Default: an orderly stop.
   */
  restart(part: StackPart, end?: "stop" | "SIGKILL"): Promise<void>;
  /** Another empty, migrated database on the same server; answers its URL. */
  newDatabase(): Promise<string>;
  /** Stops everything; resolves when nothing runs and, for an ephemeral stack, nothing lies about any more. */
  stop(): Promise<void>;
}
