import { join } from "node:path";
import type { Chain, Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { prepareChain } from "./chains/prepare-chain";
import { type RunningChain, startChain } from "./chains/start-chain";
import type { DevSecrets } from "./dev-secrets";
import {
  makeTemplate,
  openBorrowed,
  openCopied,
  openExternal,
  openKept,
  preparedDatabases,
  type StackDatabase,
} from "./postgres/open-database";
import { preparedCluster } from "./postgres/prepared-cluster";
import { clusterPrograms, type PostgresPlan, postgresName, startPostgres } from "./postgres/start-postgres";
import { addressOf } from "./private-key";
import { type StackRedis, startRedis } from "./redis/start-redis";
import type { StackOptions } from "./stack";
import type { StackFolders } from "./stack-folders";
import type { Supervisor } from "./supervise/open-supervisor";
import { timed } from "./timed";

/** The common arguments of every part's start. */
export interface PartContext {
  readonly supervisor: Supervisor;
  readonly folders: StackFolders;
  readonly ports: Readonly<Record<string, number>>;
  readonly secrets: DevSecrets;
  readonly options: StackOptions;
  readonly log: (line: string) => void;
}

/** PostgreSQL with a migrated database, or the existing one. */
export async function startDatabase(context: PartContext): Promise<StackDatabase> {
  const { supervisor, folders, ports, options, log } = context;
  const given = options.external?.databaseUrl;
  const persistent = options.persistent === true;
  if (given !== undefined) {
    const open = persistent ? openExternal : openBorrowed;
    return timed(log, "PostgreSQL of DATABASE_URL, migrated", () => open(given));
  }
  const plan = {
    folder: folders.postgres,
    logFile: join(folders.logs, "postgres.log"),
    preferredPort: ports.postgres,
    env: options.postgresEnv ?? {},
    log,
  };
  if (!persistent) return openThrowAway(context, plan);
  const serverUrl = await timed(log, "PostgreSQL", () => startPostgres(supervisor, plan));
  return timed(log, "database migrated", () => openKept(serverUrl));
}

/** From a copy of a prepared cluster; the first stack of a version prepares the cluster. */
async function openThrowAway({ supervisor, log }: PartContext, plan: PostgresPlan): Promise<StackDatabase> {
  const prepared = await preparedCluster(clusterPrograms(), preparedDatabases);
  if (!(await prepared.copyTo(plan.folder))) {
    await timed(log, "database migrated", async () => {
      await makeTemplate(await startPostgres(supervisor, plan));
      await supervisor.stop(postgresName);
      await prepared.keep(plan.folder);
    });
  }
  const serverUrl = await timed(log, "PostgreSQL", () => startPostgres(supervisor, plan));
  return openCopied(serverUrl);
}

/** Redis, or the existing one. */
export async function startQueueServer({ supervisor, folders, ports, options, log }: PartContext): Promise<StackRedis> {
  const given = options.external?.redisUrl;
  if (given !== undefined) return { url: given, urlOf: () => given };
  return timed(log, "Redis", () =>
    startRedis(supervisor, {
      folder: folders.redis,
      logFile: join(folders.logs, "redis.log"),
      preferredPort: ports.redis,
      log,
    }),
  );
}

/** What a chain is forked from: at the newest block of that node. */
export interface ForkedChain {
  readonly chain: Chain;
  readonly rpcUrl: string;
}

/** A chain with its contracts, and ether for the services' accounts. */
export async function startPreparedChain(
  context: PartContext,
  network: Network,
  forked?: ForkedChain,
): Promise<RunningChain> {
  const { supervisor, folders, ports, options, secrets, log } = context;
  const { chainId, blockTimeMs } = chainOfNetwork(network);
  const chain = await timed(log, `${network} chain (${chainId})`, () =>
    startChain(supervisor, {
      network,
      folder: folders.chains,
      logFile: join(folders.logs, `${network}.log`),
      blockTime: options.blockTime?.[network] ?? blockTimeMs / 1_000,
      preferredPort: ports[network],
      forgetful: options.forgetfulChains === true,
      currentHardfork: options.currentHardfork === true,
      ...(forked !== undefined && { forkUrl: forked.rpcUrl }),
    }).catch(withAdvice),
  );
  await timed(log, `${network} contracts and balances`, () =>
    prepareChain({
      network,
      ...(forked !== undefined && { forkOf: forked.chain }),
      rpcUrl: chain.rpcUrl,
      treasury: addressOf(secrets.treasuryKey),
      signers: secrets.signerKeys[network].map(addressOf),
    }),
  );
  return chain;
}

function withAdvice(error: Error): never {
  throw new Error(
    `${error.message}\nIf it cannot read its state, \`npm start -- --fresh\` begins without the old data.`,
  );
}
