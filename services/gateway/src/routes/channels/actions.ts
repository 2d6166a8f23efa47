import type { Chain } from "@lunas/catalog/chain";
import { chainsOf } from "@lunas/catalog/chains";
import type { ChannelReads } from "@lunas/domain/channel/ports";
import { channelRecord } from "@lunas/domain/channel/record";
import { channelNotFound, notChargedRefusal } from "@lunas/domain/channel/refusals";
import {
  type ActionRequests,
  channelState,
  claimAll,
  payOut,
  refundChannel,
  refundSettlement,
} from "@lunas/domain/channel/requests";
import type { Hex } from "@lunas/domain/shared/hex";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { Timer } from "@lunas/domain/shared/timer";
import {
  claimChannels as claimOperation,
  createPayout as createOperation,
  listPayouts as listOperation,
  refundChannel as refundOperation,
} from "@lunas/protocol/api/channels";
import { type Reader, route } from "../../http/route";

export interface ChannelActionDeps {
  readonly channels: Pick<ChannelReads, "find">;
  readonly requests: ActionRequests;
  readonly timer: Timer;
  readonly settleWaitMs: number;
}

const scopeOf = ({ merchant, environment }: Reader) => ({ merchantId: merchant.id, environment });

export const claimChannels = (deps: ChannelActionDeps) =>
  route(claimOperation, async ({ caller }) => {
    const channels = await claimAll(deps, scopeOf(caller));
    return isRefusal(channels) ? channels : { status: 202, body: { channels } };
  });

/** Waits and answers as `/facilitate` does. */
export const giveBackChannel = (deps: ChannelActionDeps) =>
  route(refundOperation, async ({ params, body, caller, signal }) => {
    const scope = scopeOf(caller);
    const id = params.id.toLowerCase() as Hex;
    const channel = await deps.channels.find(scope, id);
    if (channel === null || channel.status === "closed") return channelNotFound();
    if (channel.managedBy === "shop") return notChargedRefusal("foreign_books", channel);
    const amount = body.amount === undefined ? null : BigInt(body.amount);
    const terms = { channel, amount, cause: "merchant", waitMs: deps.settleWaitMs, signal } as const;
    const refunded = await refundChannel(deps, terms);
    if (isRefusal(refunded)) return refunded;
    const after = (await deps.channels.find(scope, id)) ?? channel;
    const settlement = refundSettlement(chainOf(after.chainId), after.config.payer, refunded);
    const extra = { channelState: channelState(after) };
    return { status: 200, body: { channel: channelRecord(after, after), settlement: { ...settlement, extra } } };
  });

export const createPayout = (deps: ChannelActionDeps) =>
  route(createOperation, async ({ caller }) => {
    const payout = await payOut(deps, scopeOf(caller));
    return isRefusal(payout) ? payout : { status: 202, body: payout };
  });

export const listPayouts = ({ requests }: ChannelActionDeps) =>
  route(listOperation, async ({ query: { page, limit }, caller }) => {
    const found = await requests.payouts(scopeOf(caller), { page, limit });
    const { total } = found;
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    const { unclaimed, unpaid } = found.waiting;
    const waiting = { unclaimed: unclaimed.toString(), unpaid: unpaid.toString() };
    return { status: 200, body: { payouts: found.payouts.map((each) => ({ ...each })), waiting, pagination } };
  });

function chainOf(chainId: number): Chain {
  const all = [...chainsOf("sandbox"), ...chainsOf("production")];
  const found = all.find((chain) => chain.chainId === chainId);
  if (found === undefined) throw new Error(`chain ${chainId} is not in the catalog`);
  return found;
}
