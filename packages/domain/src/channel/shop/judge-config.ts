import type { Address } from "@lunas/catalog/chain";
import type { Payee } from "../../merchant/api-key";
import type { ChannelId } from "../channel";
import type { ShopTerms, ShopVoucher } from "./payload";
import { type ChannelProblem, channelProblem, firstProblem } from "./problem";

/** The limits of the contract, in seconds. */
const [leastDelay, longestDelay] = [900, 2_592_000];
const zeroAddress = `0x${"0".repeat(40)}`;

/** The channel's terms against what the server demands, in the order of stock facilitators. `id`: the digest of its config. */
export function judgeConfig(
  terms: ShopTerms,
  { config, channelId }: Pick<ShopVoucher, "config" | "channelId">,
  id: ChannelId,
): ChannelProblem | null {
  const { receiverAuthorizer, withdrawDelay } = terms;
  return firstProblem(
    () => differs(channelId, id, () => channelProblem("channel_id_mismatch", `The config's channel id is ${id}.`)),
    () =>
      differs(config.receiver, terms.payTo, () =>
        channelProblem("receiver_mismatch", "channelConfig.receiver is not paymentRequirements.payTo."),
      ),
    () => judgeReceiver(terms.merchant, config.receiver),
    () => judgeAuthorizer(receiverAuthorizer, config.receiverAuthorizer),
    () => judgeToken(terms, config.token),
    () =>
      withdrawDelay !== null && withdrawDelay !== config.withdrawDelay
        ? channelProblem("withdraw_delay_mismatch", `The server demands a withdraw delay of ${withdrawDelay} s.`)
        : null,
    () =>
      config.withdrawDelay < leastDelay || config.withdrawDelay > longestDelay
        ? channelProblem("withdraw_delay_out_of_range", `The contract allows ${leastDelay} to ${longestDelay} s.`)
        : null,
  );
}

/** Of a channel that is settled: a server that asks by itself demands no terms. */
export function judgeChannel(
  terms: ShopTerms,
  { config, channelId }: Pick<ShopVoucher, "config" | "channelId">,
  id: ChannelId,
): ChannelProblem | null {
  return firstProblem(
    () => differs(channelId, id, () => channelProblem("channel_id_mismatch", `The config's channel id is ${id}.`)),
    () => judgeReceiver(terms.merchant, config.receiver),
    () => judgeToken(terms, config.token),
  );
}

/** A key serves the channels of its own merchant, to a wallet that the merchant proved. */
export function judgeReceiver({ walletAddress, formerWallets = [] }: Payee, receiver: Address): ChannelProblem | null {
  if ([walletAddress, ...formerWallets].some((wallet) => same(wallet, receiver))) return null;
  return channelProblem("receiver_mismatch", `The receiver is not the wallet of the key's merchant, ${walletAddress}.`);
}

function judgeAuthorizer(demanded: Address | null, named: Address): ChannelProblem | null {
  const message = "channelConfig.receiverAuthorizer is not paymentRequirements.extra.receiverAuthorizer.";
  const isDemanded = demanded !== null && !same(demanded, zeroAddress) && same(demanded, named);
  return isDemanded ? null : channelProblem("receiver_authorizer_mismatch", message);
}

/** The token is the demanded one, and one of the chain's. */
export function judgeToken(
  { asset, chain }: Pick<ShopTerms, "asset" | "chain">,
  token: Address,
): ChannelProblem | null {
  if (!same(token, asset)) return channelProblem("token_mismatch", "The token is not paymentRequirements.asset.");
  if (Object.values(chain.tokens).some((each) => same(each, token))) return null;
  return channelProblem("token_mismatch", "This token is not in the token registry of its chain.");
}

export function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function differs(one: string, other: string, problem: () => ChannelProblem): ChannelProblem | null {
  return same(one, other) ? null : problem();
}
