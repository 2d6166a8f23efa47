import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { chains, chainsOf } from "@lunas/catalog/chains";
import type { RunningChain } from "./chains/start-chain";
import { devSecrets } from "./dev-secrets";
import type { StackDatabase } from "./postgres/open-database";
import { readPorts, writePorts } from "./preferred-ports";
import type { StackRedis } from "./redis/start-redis";
import { restartPart } from "./restart-part";
import { runFilters } from "./rpc-filter/run-filters";
import { allParts, type Stack, type StackOptions, type StackPart } from "./stack";
import {
  ephemeralFolders,
  persistentFolders,
  persistentRecordFile,
  removeFolders,
  type StackFolders,
  sweepEphemeral,
} from "./stack-folders";
import { type PartContext, startDatabase, startPreparedChain, startQueueServer } from "./start-parts";
import { endLeftovers } from "./supervise/end-leftovers";
import { openSupervisor } from "./supervise/open-supervisor";
import { timed } from "./timed";

/**
 * Starts PostgreSQL, Redis and the local chains, migrated and prepared. Several ephemeral stacks may run at a time;
 * there is one persistent stack per clone, and a second start throws. However this process ends, even by `kill -9`,
 * everything ends within five seconds after it.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const chosen: StackOptions = { external: externalServers(), ...options };
  const log = options.log ?? (() => undefined);
  const folders = await prepareFolders(options, log);
  const { recordFile, removeAtEnd } = folders;
  const supervisor = await openSupervisor({ recordFile, removeAtEnd }, join(folders.logs, "supervisor.log"));
  const abort = () => void supervisor.close();
  options.signal?.addEventListener("abort", abort);
  try {
    options.signal?.throwIfAborted();
    const secrets = devSecrets(folders.secretsFile);
    const context = { supervisor, folders, ports: readPorts(folders.portsFile), secrets, options: chosen, log };
    const parts = await startParts(context);
    writePorts(folders.portsFile, addressesOf(parts));
    return runningStack(context, parts);
  } catch (error) {
    await supervisor.close();
    removeFolders(removeAtEnd);
    throw options.signal?.aborted ? new Error("the start of the stack was interrupted") : error;
  } finally {
    options.signal?.removeEventListener("abort", abort);
  }
}

function externalServers(): NonNullable<StackOptions["external"]> {
  return { databaseUrl: process.env.DATABASE_URL || undefined, redisUrl: process.env.REDIS_URL || undefined };
}

async function prepareFolders(options: StackOptions, log: (line: string) => void): Promise<StackFolders> {
  await sweepEphemeral();
  if (options.persistent !== true) return ephemeralFolders();
  await clearTheWay(log);
  return persistentFolders({ fresh: options.fresh === true });
}

/** Ends what earlier starts of this clone's one stack have left running; throws when it runs with a live starter. */
export async function clearTheWay(log: (line: string) => void): Promise<void> {
  const leftovers = await endLeftovers(persistentRecordFile());
  if (leftovers.outcome === "in use") {
    throw new Error(
      `this clone's stack runs already, started by process ${leftovers.starter.pid}: stop that one first`,
    );
  }
  if (leftovers.names.length > 0) log(`ended what an earlier start had left running: ${leftovers.names.join(", ")}`);
}

interface RunningParts {
  readonly database: StackDatabase | undefined;
  readonly redis: StackRedis | undefined;
  readonly chains: Partial<Record<Network, RunningChain>>;
}

async function startParts(context: PartContext): Promise<RunningParts> {
  const wanted = new Set<StackPart>(context.options.parts ?? allParts);
  const when = <T>(part: StackPart, start: () => Promise<T>) => (wanted.has(part) ? start() : undefined);
  const starting = [
    when("postgres", () => startDatabase(context)),
    when("redis", () => startQueueServer(context)),
    startChains(context, wanted),
  ] as const;
  // All end before the first failure is thrown: otherwise one could create folders that are removed already.
  await Promise.allSettled(starting);
  const [database, redis, running] = await Promise.all(starting);
  return { database, redis, chains: context.options.filters === true ? await filtered(context, running) : running };
}

/** The public addresses of the chains, behind filters. */
async function filtered(
  { supervisor, folders, ports, log }: PartContext,
  running: RunningParts["chains"],
): Promise<RunningParts["chains"]> {
  const entries = Object.entries(running) as [Network, RunningChain][];
  const nodes = entries.map(([name, { rpcUrl }]) => ({ rpcUrl, preferredPort: ports[`${name}-public`] }));
  const urls = await timed(log, "filters before the chains", () =>
    runFilters(supervisor, nodes, join(folders.logs, "rpc-filter.log")),
  );
  return Object.fromEntries(
    entries.map(([name, chain], index) => [name, { ...chain, publicRpcUrl: urls[index] ?? chain.rpcUrl }]),
  );
}

/** In parallel; a fork starts after its origin. */
async function startChains(context: PartContext, wanted: ReadonlySet<StackPart>): Promise<RunningParts["chains"]> {
  const [fork, origin] = context.options.fork === true ? [chainsOf("sandbox")[0], chainsOf("production")[0]] : [];
  const starting = new Map<Network, Promise<RunningChain>>();
  const start = async (network: Network) => {
    if (network !== fork?.network || origin === undefined) return startPreparedChain(context, network);
    const { rpcUrl } = await (starting.get(origin.network) ?? Promise.reject(new Error("a fork needs what it forks")));
    return startPreparedChain(context, network, { chain: origin, rpcUrl });
  };
  const originFirst = [...chains].sort((one, other) => Number(other === origin) - Number(one === origin));
  for (const { network } of originFirst) if (wanted.has(network)) starting.set(network, start(network));
  // All come to an end before the first failure is told: none makes folders that have been removed already.
  await Promise.allSettled(starting.values());
  const started = [...starting].map(async ([network, running]) => [network, await running] as const);
  return Object.fromEntries(await Promise.all(started));
}

function addressesOf({ database, redis, chains: running }: RunningParts): Record<string, string> {
  return {
    ...(database && { postgres: database.databaseUrl }),
    ...(redis && { redis: redis.url }),
    ...Object.fromEntries(
      Object.entries(running).flatMap(([network, { rpcUrl, publicRpcUrl }]) => [
        [network, rpcUrl] as const,
        ...(publicRpcUrl === undefined ? [] : [[`${network}-public`, publicRpcUrl] as const]),
      ]),
    ),
  };
}

function runningStack(
  { supervisor, secrets, folders, options }: PartContext,
  { database, redis, chains: running }: RunningParts,
): Stack {
  const stack: Stack = {
    secrets,
    fork: options.fork === true,
    supervisor,
    logFolder: folders.logs,
    get databaseUrl() {
      return present(database, "postgres").databaseUrl;
    },
    databaseUrlOf: (role) => present(database, "postgres").urlOf(role),
    get redisUrl() {
      return present(redis, "redis").url;
    },
    redisUrlOf: (name) => present(redis, "redis").urlOf(name),
    chains: presentChains(running),
    restart: (part, end) => restartPart(stack, part, end),
    newDatabase: async () => present(database, "postgres").newDatabase(),
    async stop() {
      await database?.clear().catch(() => undefined); // a server that has ended holds none of our data
      await supervisor.close();
      removeFolders(folders.removeAtEnd);
    },
  };
  return stack;
}

/** Asking for a chain that is no part of the stack throws. */
function presentChains(running: RunningParts["chains"]): Stack["chains"] {
  const all = {} as Record<Network, RunningChain>;
  for (const { network } of chains) {
    Object.defineProperty(all, network, { enumerable: true, get: () => present(running[network], network) });
  }
  return all;
}

function present<T>(value: T | undefined, part: StackPart): T {
  if (value === undefined) throw new Error(`${part} is not a part of this stack`);
  return value;
}
