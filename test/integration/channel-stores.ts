import { createChannelReads } from "@lunas/database/channel/channel-reads";
import { createChargeStore } from "@lunas/database/channel/charge-store";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { ChannelChange, ChannelStores } from "@lunas/testkit/contracts/channel-fixture";
import { openChannelRow } from "../harness/open-channel-row";
import { openStores, registered } from "./database-postgres";

/** Channels in a database, as its owner, with two merchants that no other test has. */
export async function openChannelStores(databaseUrl: string): Promise<ChannelStores> {
  const stores = openStores(databaseUrl);
  return {
    charges: createChargeStore(stores.database),
    reads: createChannelReads(stores.database),
    merchantIds: [await registered(stores), await registered(stores)],
    open: (channel) => openChannelRow(databaseUrl, channel),
    chainShows: (id, change) => showOnChain(databaseUrl, id, change),
    close: stores.close,
  };
}

async function showOnChain(
  databaseUrl: string,
  id: StoredChannel["id"],
  { claimed, claiming, status }: ChannelChange,
): Promise<void> {
  const values = [id, claimed?.toString() ?? null, status ?? null];
  await query(
    databaseUrl,
    "update channels set claimed = coalesce($2::numeric, claimed), status = coalesce($3, status) where id = $1",
    values as string[],
  );
  if (claiming !== undefined) await planClaim(databaseUrl, id, claiming);
}

async function planClaim(databaseUrl: string, id: string, claiming: bigint): Promise<void> {
  const action = newId("clm");
  await query(
    databaseUrl,
    `with planned as (
       insert into channel_actions (id, kind, chain_id, environment, network, cause, channels)
       values ($1, 'claim', 1337, 'sandbox', 'sandbox', 'schedule', 1)
     ), claimed as (
       insert into channel_claims (action_id, channel_id, merchant_id, signed_max, voucher_signature, total_claimed, amount)
       select $1, c.id, c.merchant_id, c.signed_max, c.voucher_signature, $3::numeric, $3::numeric from channels c where c.id = $2
     )
     update channels set action_id = $1 where id = $2`,
    [action, id, claiming.toString()],
  );
}
