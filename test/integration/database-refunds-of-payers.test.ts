import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createActionRequests } from "@lunas/database/channel/action-requests";
import { createShopActionStore } from "@lunas/database/channel/shop-actions";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { ShopRefund } from "@lunas/domain/channel/shop/requested";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { freshHash } from "@lunas/testkit/contracts/fresh";
import { openChannelRow } from "../harness/open-channel-row";
import { registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);
useStores();

const most = 3;
const sql = (text: string, ...values: string[]) => query(stack.databaseUrl, text, values);
const end = (id: ChannelActionId, how: string) =>
  sql(`update channel_actions set ended_at = now(), ${how} where id = $1`, id);
const confirmed = "status = 'confirmed', calldata = '0xc0de', gas_limit = 1, tx_hash = '0x11'";
const failedUnsent = "status = 'failed', failure_code = 'nothing_to_refund'";
const reverted = `${confirmed.replace("confirmed", "failed")}, failure_code = 'tx_failed'`;

/** Channels of one merchant and one payer. */
async function channelsOf(count: number, change: Partial<StoredChannel> = {}) {
  const first = aChannel(await registered(stores), change);
  const { payer } = first.config;
  const others = Array.from({ length: count - 1 }, () => aChannel(first.merchantId, change));
  const channels = [first, ...others.map((each) => ({ ...each, config: { ...each.config, payer } }))];
  for (const channel of channels) await openChannelRow(stack.databaseUrl, channel);
  return channels as [StoredChannel, ...StoredChannel[]];
}

async function refunded({ id: channelId }: StoredChannel, cause: "payer" | "merchant", how = confirmed) {
  const id = newId("chr");
  const mostInADay = cause === "payer" ? most : undefined;
  const requested = await createActionRequests(stores.database, []).askRefund({
    ...{ id, channelId, amount: 1n, cause, mostInADay },
  });
  if (requested === true) await end(id, how);
  return requested;
}

async function refundedOften(channels: readonly StoredChannel[], how = confirmed) {
  const answers: (string | boolean)[] = [];
  for (const channel of channels) answers.push(await refunded(channel, "payer", how));
  return answers;
}

test("a payer has so many refunds within a day, over all its channels; the next one is refused, a merchant's is not", async () => {
  const [one, two] = (await channelsOf(2)) as unknown as [StoredChannel, StoredChannel];
  expect(await refundedOften([one, two, one, two])).toEqual([true, true, true, "payer_daily_refunds"]);
  expect(await refunded(one, "merchant")).toBe(true);
  const [others] = await channelsOf(1);
  expect(await refunded(others, "payer")).toBe(true);
});

test("a day later, or where nothing was sent, it is free again; one that reverted cost gas and counts", async () => {
  const [channel] = await channelsOf(1);
  const again = Array.from({ length: most }, () => channel);
  expect(await refundedOften(again, failedUnsent)).toEqual([true, true, true]);
  expect(await refundedOften(again, reverted)).toEqual([true, true, true]);
  expect(await refunded(channel, "payer")).toBe("payer_daily_refunds");
  await sql("update channel_actions set created_at = now() - interval '25 hours' where channel_id = $1", channel.id);
  expect(await refunded(channel, "payer")).toBe(true);
});

describe("a stock server's refund", () => {
  const ask = async ({ id: channelId, config, merchantId }: StoredChannel, payerDailyRefunds = most) => {
    const channels = { ...sandbox.channels!, payerDailyRefunds };
    const chain = { ...sandbox, channels };
    const refund: ShopRefund = { config, channelId, amount: 1n, nonce: 0n, signature: null, claim: null };
    const caller = { merchantId, chain, bodyHash: freshHash(), requestedMsAgo: 0 };
    const outcome = await createShopActionStore(stores.database).ask(caller, {
      ...{ kind: "refund", refund, id: newId("chr") },
    });
    if (outcome.kind === "made") await end(outcome.id, confirmed);
    return outcome.kind;
  };

  test("is its payer's: the merchant's gas is bounded there, too", async () => {
    const token = sandbox.tokens.IDRX!;
    const plain = aChannel(await registered(stores), { managedBy: "shop", chainId: sandbox.chainId });
    const channel = { ...plain, config: { ...plain.config, token } };
    await sql(
      "insert into merchant_wallets (address, merchant_id, since_at) values ($1, $2, now())",
      channel.config.receiver,
      channel.merchantId,
    );
    await openChannelRow(stack.databaseUrl, channel);
    const kinds: string[] = [];
    for (let refund = 0; refund <= most; refund += 1) kinds.push(await ask(channel));
    expect(kinds).toEqual(["made", "made", "made", "payer_daily_refunds"]);
    expect(await ask(channel, 100)).toBe("made");
  });
});
