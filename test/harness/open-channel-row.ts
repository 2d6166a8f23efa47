import type { StoredChannel } from "@lunas/domain/channel/channel";
import { query } from "@lunas/stack/postgres/query";

/** Stores a channel as the confirmation of its deposit does, by the owner of the tables. */
export async function openChannelRow(databaseUrl: string, channel: StoredChannel): Promise<void> {
  const { config, onChain } = channel;
  const time = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString());
  const row = {
    ...{ id: channel.id, merchant_id: channel.merchantId, environment: channel.environment, network: channel.network },
    ...{ chain_id: channel.chainId, token_symbol: channel.tokenSymbol, asset: config.token, payer: config.payer },
    ...{ payer_authorizer: config.payerAuthorizer, receiver: config.receiver, salt: config.salt },
    ...{ receiver_authorizer: config.receiverAuthorizer, withdraw_delay: config.withdrawDelay },
    ...{ managed_by: channel.managedBy, status: channel.status, balance: onChain.balance.toString() },
    ...{ claimed: onChain.claimed.toString(), refund_nonce: onChain.refundNonce.toString() },
    ...{ withdraw_amount: onChain.withdrawAmount.toString(), withdraw_requested_at: onChain.withdrawRequestedAt },
    ...{ read_at_block: onChain.readAtBlock, opened_at: time(channel.openedAtMs), closed_at: time(channel.closedAtMs) },
  };
  const columns = Object.keys(row).join(", ");
  await query(
    databaseUrl,
    `insert into channels (${columns}) select ${columns} from jsonb_populate_record(null::channels, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}
