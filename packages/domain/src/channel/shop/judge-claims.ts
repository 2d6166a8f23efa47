import type { Address } from "@lunas/catalog/chain";
import type { ChannelId, ChannelOnChain } from "../channel";
import { judgeReceiver, judgeToken, same } from "./judge-config";
import type { ShopClaimRow, ShopTerms } from "./payload";
import { type ChannelProblem, channelProblem, firstProblem } from "./problem";

/** What a claim's rows say, without the chain: whose they are, and that one transaction can carry them. */
export function judgeClaimRows(terms: ShopTerms, rows: readonly ShopClaimRow[]): ChannelProblem | null {
  const most = terms.chain.channels?.claim.most ?? 0;
  if (rows.length > most) return channelProblem("too_many_claims", `One claim has at most ${most} channels.`);
  if (new Set(rows.map(({ channelId }) => channelId)).size < rows.length)
    return channelProblem("claim_simulation_failed", "A claim has each channel once.");
  const [first] = rows;
  return firstProblem(
    () => judgeReceiver(terms.merchant, terms.payTo),
    ...rows.flatMap(({ config }) => [
      () => judgeReceiver(terms.merchant, config.receiver),
      () => judgeToken(terms, config.token),
      () =>
        first === undefined || same(config.receiverAuthorizer, first.config.receiverAuthorizer)
          ? null
          : channelProblem("authorizer_address_mismatch", "All channels of a claim have one receiverAuthorizer."),
    ]),
  );
}

/** Where the payload has no signature of the authorizer, one of ours must be the channel's. */
export function judgeOwnAuthorizer(named: Address, ours: readonly Address[]): ChannelProblem | null {
  if (ours.length === 0)
    return channelProblem("authorizer_not_configured", "This network has no authorizer: sign with the server's own.");
  if (ours.some((each) => same(each, named))) return null;
  const message = `The channel's receiverAuthorizer is ${named}, which is none of this service's: sign with the server's own.`;
  return channelProblem("authorizer_address_mismatch", message);
}

export interface ClaimFacts {
  /** In the order of the rows. Null: the contract gave no answer. */
  readonly channels: readonly ChannelOnChain[] | null;
  /** In the order of the rows. */
  readonly signed: readonly boolean[];
}

/** What the contract would refuse, which reverts the whole claim, and a claim that would do nothing. */
export function judgeClaimFacts(
  rows: readonly ShopClaimRow[],
  { channels, signed }: ClaimFacts,
): ChannelProblem | null {
  if (channels === null) return channelProblem("rpc_read_failed", "The contract did not tell the channels' state.");
  const found = rows.flatMap((row, index) => {
    const words = rowProblem(row, channels[index], signed[index] === true);
    return words === null ? [] : [channelProblem("claim_simulation_failed", `The channel ${row.channelId}: ${words}.`)];
  });
  if (found[0] !== undefined) return found[0];
  if (rows.some((row, index) => isNew(row, channels[index]))) return null;
  return channelProblem("claim_simulation_failed", "All of it is claimed already: the transaction would do nothing.");
}

export function isNew({ totalClaimed }: ShopClaimRow, channel: ChannelOnChain | undefined): boolean {
  return channel !== undefined && totalClaimed > channel.claimed;
}

/** The contract skips a row that is claimed already and judges nothing else of it. */
function rowProblem(row: ShopClaimRow, channel: ChannelOnChain | undefined, isSigned: boolean): string | null {
  if (channel === undefined || !isNew(row, channel)) return null;
  if (row.totalClaimed > row.signedMax) return "totalClaimed is above the voucher's maxClaimableAmount";
  if (row.totalClaimed > channel.balance) return `totalClaimed is above its balance ${channel.balance}`;
  return isSigned ? null : "the payer's authorizer did not sign the voucher";
}

/** A claim that a refund carries is of its channel alone. */
export function judgeRefundRows(channelId: ChannelId, rows: readonly ShopClaimRow[]): ChannelProblem | null {
  if (rows.every((row) => same(row.channelId, channelId))) return null;
  return channelProblem("channel_id_mismatch", "A refund claims of its own channel alone.");
}
