import * as digests from "@lunas/chain/read/channel-digests";
import type { MerchantId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { type ChannelPayer, channelPayer } from "@lunas/testkit/payer/channel-payer";
import { openTestChannel } from "../../harness/channels";
import type { Arena } from "../settle/arena";

/** Vouchers as payers hand them out, signed before anything is measured. */
export interface VoucherSource {
  /** So many requests, channel after channel: one is due again when every other channel had its voucher. */
  sign(count: number): readonly string[];
}

/** In base units. */
export const price = 1_000n;
export const balance = 10n ** 15n;

/** Open channels to the arena's merchant. Nothing is on the chain: a charge reads nothing of it. */
export async function openVoucherSource({ stack, payTo }: Arena, channels: number): Promise<VoucherSource> {
  const sql = "select id from merchants where wallet_address = $1";
  const [merchant] = (await query(stack.databaseUrl, sql, [payTo])) as { id: string }[];
  if (merchant === undefined) throw new Error("the arena has no merchant");
  const payers: ChannelPayer[] = [];
  for (let opened = 0; opened < channels; opened += 1)
    payers.push(await openTestChannel(stack.databaseUrl, { merchantId: merchant.id, walletAddress: payTo }));
  const ids = `{${payers.map(({ channel }) => channel.id).join()}}`;
  await query(stack.databaseUrl, "update channels set balance = $2::numeric where id = any ($1)", [ids, `${balance}`]);
  return vouchersOf(payers, ({ body }, charged) => JSON.stringify(body({ charged, price })));
}

/** Payers whose channels nobody has opened yet. */
export function newPayers(payTo: Arena["payTo"], count: number): readonly ChannelPayer[] {
  const merchant = { merchantId: "mer_bench" as MerchantId, receiver: payTo };
  return Array.from({ length: count }, () => channelPayer(digests, merchant));
}

export function vouchersOf(
  payers: readonly ChannelPayer[],
  requestOf: (payer: ChannelPayer, charged: bigint) => string,
): VoucherSource {
  const sums = payers.map((payer) => ({ payer, charged: 0n }));
  let next = 0;
  return {
    sign: (count) =>
      Array.from({ length: count }, () => {
        const due = sums[next % sums.length] as (typeof sums)[number];
        next += 1;
        const request = requestOf(due.payer, due.charged);
        due.charged += price;
        return request;
      }),
  };
}
