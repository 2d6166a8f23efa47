import * as digests from "@lunas/chain/read/channel-digests";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { ChannelRecord, ChargeRecord } from "@lunas/protocol/api/channel-record";
import { type ChannelPayer, channelPayer } from "@lunas/testkit/payer/channel-payer";
import { openChannelRow } from "./open-channel-row";
import type { RegisteredMerchant } from "./register-merchant";

/** An open channel to the merchant whose vouchers a session key signs, stored as the confirmation of its deposit does. */
export async function openTestChannel(
  databaseUrl: string,
  { merchantId, walletAddress }: Pick<RegisteredMerchant, "merchantId" | "walletAddress">,
  overrides: Partial<StoredChannel> = {},
): Promise<ChannelPayer> {
  const payer = channelPayer(digests, { merchantId: merchantId as MerchantId, receiver: walletAddress }, overrides);
  await openChannelRow(databaseUrl, payer.channel);
  return payer;
}

/** What an answer may hold; which of it is there is what the tests say. */
interface ChannelAnswer {
  readonly status: number;
  readonly body: {
    readonly chargeId: string;
    readonly channel: ChannelRecord;
    readonly charges: readonly ChargeRecord[];
    readonly hasMore: boolean;
    readonly cursor: string | null;
    readonly error?: { readonly code: string; readonly details: Readonly<Record<string, string>> };
  };
  readonly headers: Headers;
}

/** A request of a merchant's backend about channels. */
export async function askChannels(
  url: string,
  apiKey: string,
  { path, body, method = body === undefined ? "GET" : "POST", headers = {} }: ChannelAsk,
): Promise<ChannelAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { "content-type": "application/json", "x-api-key": apiKey, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ChannelAnswer["body"], headers: response.headers };
}

interface ChannelAsk {
  readonly path: string;
  readonly body?: object;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
