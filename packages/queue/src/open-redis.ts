import type { ConnectionOptions } from "bullmq";
import { Cluster, type ClusterOptions, Redis, type RedisOptions } from "ioredis";
import { type RedisAddress, readRedisUrl } from "./redis-address";
import { surviveSocketErrors } from "./survive-socket-errors";

surviveSocketErrors();

/** A connection to one server, or connections to the masters of a Cluster. */
export type RedisClient = Redis | Cluster;

/** What all kinds of addresses have in common. */
export interface ConnectionRules {
  readonly enableOfflineQueue?: boolean;
  readonly maxRetriesPerRequest: number | null;
  readonly commandTimeout?: number;
  /** A connection that owes an answer ends after so long without any data. */
  readonly socketTimeout: number;
  readonly connectTimeout: number;
  readonly retryStrategy: (attempt: number) => number | null;
}

/** Connects at once, and again after each loss as `retryStrategy` says. A change of the master is followed. */
export function openRedis(url: string, rules: ConnectionRules): RedisClient {
  const address = readRedisUrl(url);
  if (address.mode === "single") return new Redis(address.url, rules);
  return address.mode === "cluster" ? openCluster(address, rules) : new Redis(sentinelOptions(address, rules));
}

/** For BullMQ's workers and listeners, which open a connection of their own. */
export interface OwnConnection {
  readonly connection: ConnectionOptions;
  /** Closes what BullMQ does not close: a Cluster is passed as a client, which BullMQ copies. */
  close(): void;
}

export function ownConnection(url: string, rules: ConnectionRules): OwnConnection {
  const address = readRedisUrl(url);
  if (address.mode === "single") return { connection: { url, ...rules }, close: () => undefined };
  if (address.mode === "sentinel") return { connection: sentinelOptions(address, rules), close: () => undefined };
  const connection = openCluster(address, rules, { lazyConnect: true });
  return { connection, close: () => connection.disconnect() };
}

/**
 * The prefix of a queue's keys. In a Cluster a script can use keys of one hash slot only, so the keys of a queue have
 * a hash tag: the queue's name.
 */
export function prefixOf(url: string, queue: string): string {
  return readRedisUrl(url).mode === "cluster" ? `bull:{${queue}}` : "bull";
}

type SentinelAddress = Extract<RedisAddress, { mode: "sentinel" }>;

function sentinelOptions(address: SentinelAddress, rules: ConnectionRules) {
  const { hosts, isTls, username, password, name, sentinelPassword, db } = address;
  return {
    ...rules,
    sentinels: [...hosts],
    ...{ name, db },
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(isTls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    sentinelCommandTimeout: rules.connectTimeout,
    sentinelRetryStrategy: rules.retryStrategy,
    sentinelReconnectStrategy: rules.retryStrategy,
    // A Sentinel tells of the new master: a connection to one that hangs would last.
    failoverDetector: true,
    reconnectOnError: isNoMaster,
  } satisfies RedisOptions;
}

/** A former master that came back refuses writes: Sentinel names the new one. */
const isNoMaster = (error: Error) => error.message.startsWith("READONLY");

type ClusterAddress = Extract<RedisAddress, { mode: "cluster" }>;

function openCluster(address: ClusterAddress, rules: ConnectionRules, { lazyConnect = false } = {}): Cluster {
  const { hosts, isTls, username, password } = address;
  const { enableOfflineQueue = true, retryStrategy, ...redisOptions } = rules;
  return new Cluster([...hosts], {
    ...{ enableOfflineQueue, lazyConnect, clusterRetryStrategy: retryStrategy },
    slotsRefreshTimeout: rules.connectTimeout,
    slotsRefreshInterval: slotsRefreshMs,
    // ioredis would look the names up and connect to the addresses, which stand in no certificate.
    ...(isTls && { dnsLookup: keepName }),
    redisOptions: {
      ...redisOptions,
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      ...(isTls && { tls: {} }),
    },
  });
}

const keepName: NonNullable<ClusterOptions["dnsLookup"]> = (name, done) => done(null, name);

/** A failover is seen by an error, or by this. */
const slotsRefreshMs = 5_000;
