import { createServer } from "node:http";
import type { FacilitatorClient } from "@x402/core/server";
import { BatchSettlementEvmScheme, type ChannelStorage } from "@x402/evm/batch-settlement/server";
import { FileChannelStorage } from "@x402/evm/batch-settlement/server/file-storage";
import { RedisChannelStorage, type RedisChannelStorageClient } from "@x402/evm/batch-settlement/server/redis-storage";
import { paymentMiddleware, x402ResourceServer } from "@x402/express";
import express from "express";
import Redis from "ioredis";

type StoredChannel = NonNullable<Awaited<ReturnType<ChannelStorage["get"]>>>;

/** What a peer of the bench is given as JSON in `PEER_SHOP`. */
export interface PeerShop {
  readonly network: `${string}:${string}`;
  readonly payTo: `0x${string}`;
  readonly receiverAuthorizer: `0x${string}`;
  readonly asset: string;
  /** Base units. */
  readonly price: string;
  readonly withdrawDelay: number;
  /** A folder for the file storage, or the address of a Redis. */
  readonly storage: { readonly folder: string } | { readonly redisUrl: string };
}

/** The stock shop, as its authors show it: Express, the scheme, one of its two lasting storages. It checks vouchers by itself. */
const shop = JSON.parse(process.env.PEER_SHOP ?? "{}") as PeerShop;

const never = () => Promise.reject(new Error("a voucher is checked by the shop alone"));
const facilitator: FacilitatorClient = {
  verify: never,
  settle: never,
  getSupported: async () => ({
    kinds: [
      {
        ...{ x402Version: 2, scheme: "batch-settlement", network: shop.network },
        extra: { receiverAuthorizer: shop.receiverAuthorizer },
      },
    ],
    extensions: [],
    signers: {},
  }),
};

const day = 86_400_000;

async function main(): Promise<void> {
  const storage = storageOf(shop.storage);
  const scheme = new BatchSettlementEvmScheme(shop.payTo, {
    ...{ storage, withdrawDelay: shop.withdrawDelay, onchainStateTtlMs: day },
  });
  const server = new x402ResourceServer(facilitator).register(shop.network, scheme);
  const price = { amount: shop.price, asset: shop.asset, extra: { name: "IDRX", version: "1" } };
  const accepts = {
    ...{ scheme: "batch-settlement", network: shop.network, payTo: shop.payTo, price, maxTimeoutSeconds: 60 },
    extra: { assetTransferMethod: "permit2" },
  };
  const app = express();
  app.use(paymentMiddleware({ "POST /buy": { accepts, description: "One call" } }, server));
  app.post("/buy", (_request, response) => void response.json({ isServed: true }));
  // The bench opens channels here, as a deposit does.
  app.post("/channels", express.json({ limit: "10mb" }), async (request, response) => {
    for (const channel of request.body as StoredChannel[])
      await storage.updateChannel(channel.channelId, () => channel);
    response.json({});
  });
  app.get("/ready", (_request, response) => void response.json({}));
  const listening = createServer(app);
  listening.keepAliveTimeout = 75_000;
  listening.listen({ port: Number(process.env.PEER_PORT), host: "127.0.0.1", backlog: 65_535 });
}

function storageOf(place: PeerShop["storage"]): ChannelStorage {
  if ("folder" in place) return new FileChannelStorage({ directory: place.folder });
  return new RedisChannelStorage({ client: clientOf(new Redis(place.redisUrl)) });
}

/** The calls that the storage makes, in the form of another client than ours. */
function clientOf(redis: Redis): RedisChannelStorageClient {
  return {
    get: (key) => redis.get(key),
    set: (key, value) => redis.set(key, value),
    del: (key) => redis.del(key),
    eval: (script, { keys, arguments: values }) => redis.eval(script, keys.length, ...keys, ...values),
    scanIterator: ({ MATCH = "*", COUNT = 10 }) => redis.scanStream({ match: MATCH, count: COUNT }),
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
