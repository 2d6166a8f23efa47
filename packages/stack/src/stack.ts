import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import type { ServiceRole } from "@lunas/database/roles/grants";
import type { RunningChain } from "./chains/start-chain";
import type { DevSecrets } from "./dev-secrets";
import type { RedisUserName } from "./redis/redis-users";
import type { Supervisor } from "./supervise/open-supervisor";

/** The possible parts of a stack. */
export type StackPart = "postgres" | "redis" | Network;

export const allParts: readonly StackPart[] = ["postgres", "redis", ...chains.map(({ network }) => network)];

export interface StackOptions {
  /**
   * `false` (default): its own folder, removed at the end. `true`: this clone's one stack, with its data in `.lunas`.
   */
  readonly persistent?: boolean;
  /** Starts the persistent stack without its earlier data. Default: false. */
  readonly fresh?: boolean;
  /** Only these parts; reading another part's address throws. Default: all. */
  readonly parts?: readonly StackPart[];
  /** Seconds between blocks, or `automine`; default: the chain's own pace. */
  readonly blockTime?: Partial<Record<Network, number | "automine">>;
  /** Chains that write no file and keep only their newest states, and with a pace their newest transactions: faster in long runs. Default: false. */
  readonly forgetfulChains?: boolean;
  /** More environment of the PostgreSQL server, such as a library that sets its clock. Default: none. */
  readonly postgresEnv?: Readonly<Record<string, string>>;
  /** Forgetful chains run the node's current hardfork instead of the one whose blocks are cheapest. Default: false. */
  readonly currentHardfork?: boolean;
  /** The default sandbox chain as a fork of the default production chain, instead of a test chain of its own. Default: false. */
  readonly fork?: boolean;
  /** Publishes the chains behind filters, which block cheat methods. Default: false. */
  readonly filters?: boolean;
  /** Existing servers: the stack starts none in their place. Default: DATABASE_URL and REDIS_URL of the environment. */
  readonly external?: { readonly databaseUrl?: string | undefined; readonly redisUrl?: string | undefined };
  /** Takes one line per finished action. Default: no output. */
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
  /** Keys of accounts with ether on the chains, and of the owner of their token. */
  readonly secrets: DevSecrets;
  /** Whether the default sandbox chain is a fork of the default production chain. */
  readonly fork: boolean;
  readonly logFolder: string;
  /** Starts, signals and stops single processes: `postgres`, `redis`, the chains by their names, and what a caller adds. */
  readonly supervisor: Supervisor;
  /**
   * Ends a server and starts it again at the same address; resolves when it answers. `SIGKILL` simulates a power cut:
   * Redis loses its data, a chain returns to its last dump, PostgreSQL recovers committed data. Default: an orderly
   * stop.
   */
  restart(part: StackPart, end?: "stop" | "SIGKILL"): Promise<void>;
  /** Another empty, migrated database on the same server; returns its URL. */
  newDatabase(): Promise<string>;
  /** Stops everything; resolves when nothing runs and, for an ephemeral stack, its folders are removed. */
  stop(): Promise<void>;
}
