import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "../../harness/balance-of";
import type { Counted } from "../fault";
import { recoveryMs } from "../run-fault";
import type { ShopFixture } from "./channel-fault";
import { chargeAmount } from "./shop";

interface ChargeRow {
  readonly id: string;
  readonly channel_id: string;
}

interface BooksRow {
  readonly id: string;
  readonly status: string;
  readonly balance: string;
  readonly charged: string;
  readonly claimed: string;
  readonly action_id: string | null;
}

/** The merchant asks for its money, until it has all of it: by then no action is open. Never throws. */
export async function untilPaidOut(fixture: ShopFixture): Promise<void> {
  const { shop, scenario } = fixture;
  const { merchantId } = shop.merchant;
  const unfinished = `select (select count(*) from channel_actions where ended_at is null and chain_id = 1337)
    + (select count(*) from channels where merchant_id = $1 and action_id is not null) as n`;
  const isPaid = async () => {
    if ((await unclaimed(fixture)).length > 0 || (await missing(fixture)) > 0n) {
      await shop.ask("/payouts");
      return false;
    }
    const [row] = await scenario.query<{ n: string }>(unfinished, [merchantId]);
    return row?.n === "0";
  };
  const wait = { timeoutMs: recoveryMs, intervalMs: 500, what: "the merchant's money" };
  await until(isPaid, wait).catch(() => undefined);
}

/** Each charge that the shop was reported of is stored once, is claimed, and has reached the merchant's wallet. */
export async function judgeShop(fixture: ShopFixture): Promise<Counted> {
  const tally: Tally = { lost: [...fixture.shop.refused], double: [], stuck: [] };
  await judgeCharges(fixture, tally);
  await judgeMoney(fixture, tally);
  await judgeActions(fixture, tally);
  return { ...tally, payments: fixture.shop.reported.length };
}

type Tally = Record<"lost" | "double" | "stuck", string[]>;

async function judgeCharges({ shop, scenario }: ShopFixture, { lost, double }: Tally): Promise<void> {
  const sql = "select id, channel_id from charges where merchant_id = $1 and status = 'charged'";
  const rows = await scenario.query<ChargeRow>(sql, [shop.merchant.merchantId]);
  const stored = new Map(rows.map((row) => [row.id, row.channel_id]));
  const reported = new Set(shop.reported.map(({ chargeId }) => chargeId));
  for (const { chargeId, channelId } of shop.reported)
    if (stored.get(chargeId) !== channelId) lost.push(`${chargeId} was reported to be charged and is in no row`);
  for (const { id } of rows) if (!reported.has(id)) double.push(`${id} was charged, and the shop was never reported`);
  if (reported.size !== shop.reported.length) double.push("one charge was reported as the success of two requests");
}

async function judgeMoney(fixture: ShopFixture, { lost, double }: Tally): Promise<void> {
  for (const { id, charged, claimed } of await unclaimed(fixture))
    lost.push(`of channel ${id} ${charged} is charged and ${claimed} claimed`);
  for (const { id, charged, claimed } of await books(fixture))
    if (BigInt(claimed) > BigInt(charged)) double.push(`of channel ${id} ${claimed} is claimed, ${charged} charged`);
  const short = await missing(fixture);
  if (short > 0n) lost.push(`the merchant's wallet lacks ${short}`);
  if (short < 0n) double.push(`the merchant's wallet has ${-short} too much`);
}

async function judgeActions(fixture: ShopFixture, { stuck }: Tally): Promise<void> {
  const sql = "select id, status from channel_actions where ended_at is null and chain_id = 1337";
  for (const { id, status } of await fixture.scenario.query<{ id: string; status: string }>(sql))
    stuck.push(`${id} is ${status}`);
  for (const { id, action_id: action } of await books(fixture))
    if (action !== null) stuck.push(`channel ${id} is still in ${action}`);
}

export async function books({ shop, scenario }: ShopFixture): Promise<readonly BooksRow[]> {
  const sql = `select id, status, balance::text, charged::text, claimed::text, action_id from channels where merchant_id = $1`;
  return await scenario.query<BooksRow>(sql, [shop.merchant.merchantId]);
}

/** Channels with charges that are not claimed. */
async function unclaimed(fixture: ShopFixture): Promise<readonly BooksRow[]> {
  const rows = await books(fixture);
  return rows.filter(({ id, charged, claimed }) => !fixture.lost.has(id) && BigInt(claimed) < BigInt(charged));
}

/** What the merchant's wallet lacks of what the shop was reported. */
async function missing({ shop, scenario, lost }: ShopFixture): Promise<bigint> {
  const owed = BigInt(shop.reported.filter(({ channelId }) => !lost.has(channelId)).length) * chargeAmount;
  return owed - (await balanceOf(scenario.rpcUrl("sandbox"), shop.merchant.walletAddress));
}
