import { query } from "@lunas/stack/postgres/query";
import type { ChannelPayer } from "@lunas/testkit/payer/channel-payer";
import { openTestChannel } from "../../harness/channels";
import type { Arena } from "../settle/arena";

/** Vouchers as payers hand them out, signed before anything is measured. */
export interface VoucherSource {
  /** So many bodies, channel after channel: one is due again when every other channel had its voucher. */
  sign(count: number): readonly string[];
}

const price = 1_000n;
const balance = 10n ** 15n;

/** Open channels to the arena's merchant. Nothing is on the chain: a charge reads nothing of it. */
export async function openVoucherSource({ stack, payTo }: Arena, channels: number): Promise<VoucherSource> {
  const sql = "select id from merchants where wallet_address = $1";
  const [merchant] = (await query(stack.databaseUrl, sql, [payTo])) as { id: string }[];
  if (merchant === undefined) throw new Error("the arena has no merchant");
  const payers: { readonly payer: ChannelPayer; charged: bigint }[] = [];
  for (let opened = 0; opened < channels; opened += 1) {
    const payer = await openTestChannel(stack.databaseUrl, { merchantId: merchant.id, walletAddress: payTo });
    payers.push({ payer, charged: 0n });
  }
  const ids = `{${payers.map(({ payer }) => payer.channel.id).join()}}`;
  await query(stack.databaseUrl, "update channels set balance = $2::numeric where id = any ($1)", [ids, `${balance}`]);
  let turn = 0;
  return {
    sign: (count) =>
      Array.from({ length: count }, () => {
        const next = payers[turn % payers.length] as (typeof payers)[number];
        turn += 1;
        const body = JSON.stringify(next.payer.body({ charged: next.charged, price }));
        next.charged += price;
        return body;
      }),
  };
}
