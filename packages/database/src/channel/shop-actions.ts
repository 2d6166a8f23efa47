import type { Chain } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import { gasLimitOfClaim, payoutGasLimit, refundGasLimit } from "@lunas/domain/channel/claims/gas";
import type {
  RequestedShopAction,
  ShopAction,
  ShopActionStore,
  ShopCaller,
  ShopRequestOutcome,
} from "@lunas/domain/channel/shop/requested";
import { gasTermsOf, isGasReason } from "@lunas/domain/payment/gas";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { gasTermsRow } from "../rows/gas";
import { asJson } from "../rows/json";
import { only } from "../rows/only";
import { requestJson, rowsIn } from "./shop-request-json";

/** What stock servers ask for, in Postgres. Each method is one statement. */
export function createShopActionStore(database: Database): ShopActionStore {
  return {
    earlier: (asking) => earlier(database, asking),
    ask: (asking, action) => ask(database, asking, action),
    find: (id) => find(database, id),
    noteAnswered: (asking, id) => noteAnswered(database, asking, id),
  };
}

/** By channel_requests_body_idx. */
async function earlier(database: Database, { merchantId, chain, bodyHash, requestedMsAgo }: ShopCaller) {
  const [row] = await database.query<{ readonly id: ChannelActionId }>(Prisma.sql`
    select a.id from channel_requests r join channel_actions a on a.id = r.action_id
    where r.merchant_id = ${merchantId} and r.chain_id = ${chain.chainId}::integer and r.body_hash = ${bodyHash} and (
      a.ended_at is null or (a.status = 'confirmed' and a.kind <> 'payout')
      or (r.answered_at is null and a.ended_at > now() - interval '10 minutes')
      or a.ended_at > now() - ${Math.ceil(requestedMsAgo)}::integer * interval '1 millisecond'
    ) order by r.created_at desc limit 1`);
  return row?.id ?? null;
}

async function ask(
  database: Database,
  { merchantId, chain, bodyHash, requestedMsAgo }: ShopCaller,
  action: ShopAction & { readonly id: ChannelActionId },
): Promise<ShopRequestOutcome> {
  const named = rowsIn(action).map(({ channelId, config }) => ({ channelId, config }));
  const refunded = action.kind === "refund" && named.length === 0 ? [action.refund] : [];
  const requested = {
    ...{ merchant_id: merchantId, body_hash: bodyHash, request: requestJson(action) },
    ...{ ms_ago: Math.ceil(requestedMsAgo), payer_daily_refunds: chain.channels?.payerDailyRefunds ?? null },
  };
  const gas = { ...gasTermsOf(chain), gasLimit: gasLimitOf(action) };
  const rows = await database.query<{ readonly kind: string; readonly id: ChannelActionId | null }>(Prisma.sql`
    select o.kind, o.action_id as id from request_channel_action(
      ${asJson(actionRow(action, merchantId, chain))}::jsonb,
      ${asJson([...named, ...refunded].map((each) => channelRow(each, chain)))}::jsonb,
      ${asJson(requested)}::jsonb, ${asJson(gasTermsRow(gas))}::jsonb
    ) as o`);
  const { kind, id } = only(rows);
  if (isGasReason(kind)) return { kind: "gas", reason: kind };
  if (kind !== "made" && kind !== "joined") return { kind } as ShopRequestOutcome;
  if (id === null) throw new Error(`request_channel_action returned ${kind} without an action`);
  return { kind, id };
}

/** What its transaction may use at most. */
function gasLimitOf(action: ShopAction): bigint {
  const rows = rowsIn(action).length;
  if (action.kind === "payout") return payoutGasLimit;
  if (action.kind === "claim") return gasLimitOfClaim(rows);
  return refundGasLimit + (rows === 0 ? 0n : gasLimitOfClaim(rows));
}

function actionRow(action: ShopAction & { readonly id: ChannelActionId }, merchantId: string, chain: Chain): object {
  const { environment, network, chainId } = chain;
  const common = { id: action.id, kind: action.kind, chain_id: chainId, environment, network };
  switch (action.kind) {
    case "claim":
      return { ...common, authorizer: action.claim.authorizer };
    case "payout": {
      const { receiver, token } = action.payout;
      return { ...common, merchant_id: merchantId, receiver, asset: token, token_symbol: symbolOf(chain, token) };
    }
    case "refund": {
      const { config, channelId, amount } = action.refund;
      const { receiver, token, receiverAuthorizer: authorizer } = config;
      return {
        ...{ ...common, merchant_id: merchantId, receiver, asset: token, token_symbol: symbolOf(chain, token) },
        ...{ authorizer, channel_id: channelId, amount: amount.toString() },
      };
    }
  }
}

function channelRow(
  { channelId, config }: { readonly channelId: ChannelId; readonly config: ChannelConfig },
  chain: Chain,
): object {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  return {
    ...{ id: channelId, payer, payer_authorizer: payerAuthorizer, receiver, receiver_authorizer: receiverAuthorizer },
    ...{ asset: token, token_symbol: symbolOf(chain, token), withdraw_delay: withdrawDelay, salt },
  };
}

function symbolOf({ tokens, network }: Chain, token: string): string {
  const found = Object.entries(tokens).find(([, address]) => address === token);
  if (found === undefined) throw new Error(`a judged request names ${token}, which ${network} does not have`);
  return found[0];
}

interface ActionRow extends Pick<RequestedShopAction, "status"> {
  readonly amount: string | null;
  readonly txHash: Hex | null;
  readonly blockNumber: bigint | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
}

async function find(database: Database, id: ChannelActionId): Promise<RequestedShopAction | null> {
  const [row] = await database.query<ActionRow>(Prisma.sql`
    select a.status, a.amount::text, a.block_number as "blockNumber", a.failure_code as "failureCode",
      a.failure_message as "failureMessage", coalesce(a.tx_hash, case when a.ended_at is null then (
        select m.hash from transactions t join attempts m on m.lane_id = t.lane_id and m.nonce = t.nonce and m.month = t.month
        where t.action_id = a.id and m.purpose = 'channel' order by t.created_at desc, m.created_at desc limit 1
      ) end) as "txHash"
    from channel_actions a where a.id = ${id}`);
  if (row === undefined) return null;
  const { status, txHash, failureCode: code } = row;
  return {
    ...{ status, txHash, amount: row.amount === null ? null : BigInt(row.amount) },
    blockNumber: row.blockNumber === null ? null : Number(row.blockNumber),
    failure: code === null ? null : { code, message: row.failureMessage ?? code },
  };
}

async function noteAnswered(database: Database, { bodyHash }: ShopCaller, id: ChannelActionId): Promise<void> {
  await database.query(Prisma.sql`
    update channel_requests set answered_at = coalesce(answered_at, now()) where action_id = ${id} and body_hash = ${bodyHash}`);
}
