import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelPayer } from "@lunas/testkit/payer/channel-payer";
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from "@x402/core/http";
import type { PaymentRequirements } from "@x402/core/types";
import Redis from "ioredis";
import type { Arena } from "../settle/arena";
import { countFailures } from "../settle/failures";
import type { Ask } from "../settle/load";
import { createPostJson } from "../settle/post-json";
import { startPeerProcess } from "../settle/start-peer";
import type { PeerShop } from "./peer-main";
import { balance, newPayers, price, type VoucherSource, vouchersOf } from "./vouchers";

export type PeerStorage = "redis" | "file";

/** A stock shop that takes vouchers and keeps the books of its channels by itself. */
export interface ChannelPeer {
  readonly ask: Ask;
  open(channels: number): Promise<VoucherSource>;
  takeFailures(): ReadonlyMap<string, number>;
}

/** `redis`: what it answers is on the disk, as our own answers are. The file storage waits for no disk. */
export async function startChannelPeer({ stack, payTo }: Arena, storage: PeerStorage): Promise<ChannelPeer> {
  if (storage === "redis") await syncEachWrite(stack.redisUrl);
  const shop: PeerShop = {
    ...{ network: sandbox.caip2Network as PeerShop["network"], payTo, asset: sandbox.tokens.IDRX as string },
    ...{
      price: String(price),
      withdrawDelay: 86_400,
      receiverAuthorizer: "0x7777777777777777777777777777777777777777",
    },
    storage:
      storage === "redis" ? { redisUrl: stack.redisUrl } : { folder: mkdtempSync(join(stack.logFolder, "peer-")) },
  };
  const process = { name: `peer-${storage}`, script: "channels/peer-main.ts", ready: "/ready" };
  const url = await startPeerProcess(stack, { ...process, env: { PEER_SHOP: JSON.stringify(shop) } });
  const offer = await offerOf(url);
  const post = createPostJson(url);
  const failures = countFailures();
  return {
    ask: (header) =>
      failures.of(
        `peer with ${storage}`,
        () => post("/buy", "{}", { "payment-signature": header }),
        ({ status }) => status === 200,
      ),
    open: async (channels) => {
      const payers = newPayers(payTo, channels);
      const { status } = await post("/channels", JSON.stringify(payers.map(storedChannel)));
      if (status !== 200) throw new Error(`the peer opened no channel: ${status}`);
      return vouchersOf(payers, (payer, charged) => headerOf(offer, payer, charged));
    },
    takeFailures: failures.take,
  };
}

/** The entry that the shop's 402 has. */
async function offerOf(url: string): Promise<PaymentRequirements> {
  const unpaid = await fetch(`${url}/buy`, { method: "POST" });
  const required = unpaid.headers.get("payment-required");
  const [offer] = required === null ? [] : decodePaymentRequiredHeader(required).accepts;
  if (offer === undefined) throw new Error(`the peer offers nothing: ${unpaid.status} ${await unpaid.text()}`);
  return offer;
}

function headerOf(accepted: PaymentRequirements, { channel, sign }: ChannelPayer, charged: bigint): string {
  const maxClaimable = charged + price;
  const voucher = { channelId: channel.id, maxClaimableAmount: String(maxClaimable), signature: sign(maxClaimable) };
  const payload = { type: "voucher", channelConfig: channel.config, voucher };
  return encodePaymentSignatureHeader({ x402Version: 2, resource: { url: "/buy" }, accepted, payload } as never);
}

function storedChannel({ channel: { id, config } }: ChannelPayer) {
  return {
    ...{ channelId: id, channelConfig: config, chargedCumulativeAmount: "0", signedMaxClaimable: "0", signature: "0x" },
    ...{ balance: String(balance), totalClaimed: "0", withdrawRequestedAt: 0, refundNonce: 0 },
    ...{ onchainSyncedAt: Date.now(), lastRequestTimestamp: Date.now() },
  };
}

/** Each write is on the disk before its answer. */
async function syncEachWrite(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.config("SET", "appendfsync", "always");
  await redis.config("SET", "appendonly", "yes");
  redis.disconnect();
}
