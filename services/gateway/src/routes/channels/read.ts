import type { ChannelReads } from "@lunas/domain/channel/ports";
import { channelRecord, chargeRecord } from "@lunas/domain/channel/record";
import { channelNotFound, chargeNotFound } from "@lunas/domain/channel/refusals";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChargeId } from "@lunas/domain/shared/id";
import {
  listCharges as chargesOperation,
  getChannel,
  listChannels as listOperation,
} from "@lunas/protocol/api/channels";
import { type Reader, route } from "../../http/route";
import { addressOf } from "../../translate/address";

interface ChannelReadDeps {
  readonly channels: ChannelReads;
}

const scopeOf = ({ merchant, environment }: Reader) => ({ merchantId: merchant.id, environment });

export const lookUpChannel = ({ channels }: ChannelReadDeps) =>
  route(getChannel, async ({ params, caller }) => {
    const channel = await channels.find(scopeOf(caller), params.id.toLowerCase() as Hex);
    return channel === null ? channelNotFound() : { status: 200, body: channelRecord(channel, channel) };
  });

/** The channels of the caller's merchant and environment, newest first. */
export const listChannels = ({ channels }: ChannelReadDeps) =>
  route(listOperation, async ({ query: { page, limit, status = null, payer, network = null }, caller }) => {
    const filter = { status, network, payer: payer === undefined ? null : addressOf(payer) };
    const found = await channels.list(scopeOf(caller), filter, { page, limit });
    const pagination = { page, limit, total: found.total, totalPages: Math.ceil(found.total / limit) };
    return { status: 200, body: { channels: found.channels.map((each) => channelRecord(each, each)), pagination } };
  });

/** The feed: a reader that passes the last charge's id misses none and gets none twice. */
export const listCharges = ({ channels }: ChannelReadDeps) =>
  route(chargesOperation, async ({ query: { after = null, limit, channel, since }, caller }) => {
    const page = await channels.charges(scopeOf(caller), {
      after: after as ChargeId | null,
      limit,
      channelId: channel === undefined ? null : (channel.toLowerCase() as Hex),
      sinceMs: since === undefined ? null : Date.parse(since),
    });
    if (page === null) return chargeNotFound();
    const { charges, hasMore } = page;
    return { status: 200, body: { charges: charges.map(chargeRecord), hasMore, cursor: charges.at(-1)?.id ?? after } };
  });
