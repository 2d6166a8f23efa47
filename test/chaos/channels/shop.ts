import { randomUUID } from "node:crypto";
import type { Hex } from "@lunas/domain/shared/hex";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { channelStory, type OpenedChannel } from "../../harness/channel-story";
import { askChannels } from "../../harness/channels";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { voucherBody } from "../../harness/voucher-body";
import type { Fixture } from "../fault";

/** What a shop knows of a channel: enough to charge it. */
export type ShopChannel = Pick<OpenedChannel, "id" | "config" | "charge">;

/** A request of the shop that was answered with success. */
export interface ReportedCharge {
  readonly channelId: Hex;
  readonly chargeId: string;
}

/** A merchant whose payers pay by channels, and all that it was reported. */
export interface ChannelShop {
  readonly merchant: RegisteredMerchant;
  readonly wallet: Wallet;
  readonly story: ReturnType<typeof channelStory>;
  readonly reported: ReportedCharge[];
  /** Answers that were neither a success nor worth repeating. */
  readonly refused: string[];
  /** Charges so often, the channels in turn and side by side; resolves when each request has its success. */
  charge(channels: readonly ShopChannel[], count: number, how?: ChargeHow): Promise<void>;
  /** A request with the shop's key, repeated while the service is away. */
  ask(path: string, body?: object): ReturnType<typeof askChannels>;
}

export interface ChargeHow {
  /** Under an Idempotency-Key of its own. Default: no. */
  readonly isKeyed?: boolean;
  /** So many clients share each channel. Default: 1. */
  readonly clients?: number;
  /** Where the first request of the first line goes; the lines take turns. Default: 0. */
  readonly gateway?: number;
}

/** Rp 1.000. */
export const chargeAmount = 100_000n;
const repeatMs = 60_000;

export async function openShop({ scenario }: Fixture): Promise<ChannelShop> {
  const { stack } = scenario.harness;
  const wallet = new Wallet(createPayer().privateKey);
  const merchant = await registerMerchant(scenario.gateway(0), 1337, wallet);
  const reported: ReportedCharge[] = [];
  const refused: string[] = [];
  const post = (gateway: number, path: string, init: { body?: object; headers?: Record<string, string> }) =>
    askChannels(scenario.gateway(gateway), merchant.apiKey, { path, method: "POST", ...init });

  const chargeNext = async (channel: ShopChannel, gateway: number, isKeyed: boolean) => {
    let charged = reported.filter(({ channelId }) => channelId === channel.id).length;
    const headers: Record<string, string> = isKeyed ? { "idempotency-key": randomUUID() } : {};
    const order = randomUUID();
    const sign = async () => ({
      ...(await voucherBody(channel, { charged: BigInt(charged) * chargeAmount, price: chargeAmount })),
      metadata: { order },
    });
    let body = await sign();
    let at = gateway;
    await until(
      async () => {
        const answer = await post(at, "/facilitate", { body, headers }).catch(() => null);
        at = 1 - at;
        if (answer?.status === 200) {
          reported.push({ channelId: channel.id, chargeId: answer.body.chargeId });
          return true;
        }
        const { code = "", details } = answer?.body.error ?? {};
        // Another client of the channel was first: the next voucher follows what is charged.
        if (code === "channel_out_of_step" && details?.charged !== undefined) {
          charged = Number(BigInt(details.charged) / chargeAmount);
          body = await sign();
        } else if (answer !== null && answer.status < 500 && !/^channel_(busy|short)$/.test(code)) {
          refused.push(`a good voucher was answered ${answer.status} ${JSON.stringify(answer.body.error)}`);
          return true;
        }
        return false;
      },
      { timeoutMs: repeatMs, intervalMs: 100, what: "the success of a charge" },
    );
  };
  return {
    ...{ merchant, wallet, reported, refused, story: channelStory({ stack, rpcUrl: scenario.rpcUrl("sandbox") }) },
    charge: async (channels, count, { isKeyed = false, clients = 1, gateway = 0 } = {}) => {
      const lines = channels.flatMap((channel) => Array.from({ length: clients }, () => channel));
      await Promise.all(
        lines.map(async (channel, line) => {
          for (let nth = line; nth < count; nth += lines.length)
            await chargeNext(channel, (gateway + line) % 2, isKeyed);
        }),
      );
    },
    ask: (path, body = {}) =>
      until(
        async () => {
          const answer = await post(0, path, { body }).catch(() => null);
          return answer === null || answer.status >= 500 ? null : answer;
        },
        { timeoutMs: 30_000, intervalMs: 200, what: `an answer to ${path}` },
      ),
  };
}
