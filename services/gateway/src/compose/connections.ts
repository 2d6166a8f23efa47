import { comparedChain, connectRpc } from "@lunas/chain/connect";
import { openRecoveries, type Recoveries } from "@lunas/chain/curve/recoveries";
import type { Database } from "@lunas/database/connect";
import { createFaucetQueue, type FaucetQueue } from "@lunas/queue/faucet";
import { createSettlementQueue, type SettlementQueue } from "@lunas/queue/settlements";
import type { Clock } from "@lunas/runtime/clock";
import type { Part } from "@lunas/runtime/parts";
import type { ConnectedChain } from "../chains/networks";
import type { NamedCheck } from "../chains/report-health";
import { sleep } from "../http/sleep";
import { connectEphemeral, type EphemeralRedis } from "../redis/connect";
import type { Config } from "../settings/read-config";
import type { Observer } from "./observe";
import { openDatabases } from "./open-databases";

export interface Connections {
  readonly database: Database;
  /** For lists, reports and statistics: the replica if there is one, else the database. It may lag: no decision uses it. */
  readonly reads: Database;
  readonly redis: EphemeralRedis;
  readonly settlements: SettlementQueue;
  /** Of each sandbox chain, by its chain id. */
  readonly faucets: ReadonlyMap<number, FaucetQueue>;
  readonly chains: readonly ConnectedChain[];
  /** A thread, which starts at its first use. */
  readonly recoveries: Recoveries;
  readonly checks: readonly NamedCheck[];
  readonly part: Part;
}

/** How long the start waits for Redis. The gateway also works without Redis, but slower. */
const redisWaitMs = 2_000;
/** The checks of 32 payments, which is what one statement stores; nodes commonly take up to a hundred calls in a batch. */
const sharedCalls = 96;
const queueGoodbyeMs = 1_000;

/** Every external connection of the gateway. Each opens at its first use. */
export function openConnections(config: Config, observer: Observer, clock: Clock): Connections {
  const redisUrl = config.redisUrl.reveal();
  const databases = openDatabases(config);
  const { database, reads } = databases;
  const redis = connectEphemeral({ redisUrl, observe: observer.redisError });
  const networks = config.chains.map(({ chain }) => chain.network);
  const settlements = createSettlementQueue({ redisUrl, networks, observe: observer.queue });
  const faucets = new Map(
    config.chains
      .filter(({ chain }) => chain.environment === "sandbox")
      .map(({ chain }) => [
        chain.chainId,
        createFaucetQueue({ redisUrl, network: chain.network, observe: observer.queue }),
      ]),
  );
  const chains = config.chains.map(({ chain, rpcUrls }) => ({
    chain,
    rpc: connectRpc({
      ...{ network: chain.network, urls: rpcUrls, clock, observer: observer.chain, sharedCalls },
      ...{ chain: comparedChain(chain), bounds: config.rpcBounds },
    }),
  }));
  const recoveries = openRecoveries({ onLost: observer.backgroundFault("recover_signers") });
  const part: Part = {
    name: "connections",
    async start() {
      await Promise.all([databases.verify(), redis.ready(redisWaitMs), settlements.ready(redisWaitMs)]);
    },
    check: () => database.ping().then(databases.verify),
    async stop() {
      // BullMQ's close waits for an unreachable Redis; nothing is lost if it does not finish.
      const queues = Promise.allSettled([settlements, ...faucets.values()].map((queue) => queue.close()));
      await Promise.race([queues, sleep(queueGoodbyeMs)]);
      await Promise.allSettled([redis.close(), databases.close(), recoveries.close()]);
    },
  };
  const checks = [...databases.checks, ...checksOf(redis)];
  return { database, reads, redis, settlements, faucets, chains, recoveries, checks, part };
}

function checksOf(redis: EphemeralRedis): readonly NamedCheck[] {
  return [{ name: "redis", critical: false, check: async () => (redis.isUp() ? "ok" : "down") }];
}
