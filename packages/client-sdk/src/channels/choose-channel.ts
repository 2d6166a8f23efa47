import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import type { Chains } from "../chain-config";
import type { ChannelLimits } from "./channel-options";
import type { KeptChannel } from "./kept-channel";

/** Of the scheme, where a demand names none. */
const DEFAULT_DELAY = 900;
const SYMBOL = "IDRX";

/** Terms of a demand that can be paid by a channel, and the chain for it. */
export interface ChannelTerms {
  readonly terms: ChannelRequirements & { extra: { receiverAuthorizer: `0x${string}` } };
  readonly chain: ChainConfig;
  readonly withdrawDelay: number;
}

const same = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** The first entry of a 402 that a channel can pay; null: there is none. Nothing is believed that `GET /config` does not say too. */
export function chooseChannel(demanded: PaymentRequired, chains: Chains, limits: ChannelLimits): ChannelTerms | null {
  for (const terms of demanded.accepts) {
    const chain = chains.find(({ x402 }) => x402.caip2Network === terms.network);
    if (chain === undefined || !isOfChannel(terms) || !isPayable(terms, chain)) continue;
    const withdrawDelay = delayOf(terms);
    if (withdrawDelay < DEFAULT_DELAY || withdrawDelay > limits.maxWithdrawDelay) continue;
    return { terms, chain, withdrawDelay };
  }
  return null;
}

/** In seconds. */
export function delayOf({ extra }: ChannelTerms["terms"]): number {
  return extra.withdrawDelay ?? DEFAULT_DELAY;
}

/** Whether an entry is one of a channel, in its form. */
export function isOfChannel(terms: PaymentRequired["accepts"][number]): terms is ChannelTerms["terms"] {
  if (terms.scheme !== "batch-settlement" || terms.extra?.assetTransferMethod !== "permit2") return false;
  const { receiverAuthorizer = "", withdrawDelay, minDeposit = "0" } = terms.extra;
  // That account can send a deposit to the merchant, up to what was signed, or back to the payer: nowhere else.
  const isAddress = /^0x[0-9a-fA-F]{40}$/.test(receiverAuthorizer) && BigInt(receiverAuthorizer) > 0n;
  return (
    isAddress && (withdrawDelay === undefined || Number.isInteger(withdrawDelay)) && /^[0-9]{1,39}$/.test(minDeposit)
  );
}

function isPayable({ asset, amount }: ChannelRequirements, { x402, tokens, tokenDecimals }: ChainConfig): boolean {
  const isToken = same(asset, tokens[SYMBOL]) && tokenDecimals[SYMBOL] === 2;
  return x402.batchSettlement !== undefined && isToken && BigInt(amount) > 0n && BigInt(amount) < 2n ** 127n;
}

/** Whether a channel was opened for these terms, at this shop. */
export function fits(channel: KeptChannel, { terms, chain }: ChannelTerms, origin: string): boolean {
  return same(channel.contract, chain.x402.batchSettlement?.contract) && isFor(channel, terms, origin);
}

/** The same without a look at the chain's contract. */
export function isFor(channel: KeptChannel, terms: ChannelTerms["terms"], origin: string): boolean {
  const { config } = channel;
  return (
    channel.network === terms.network &&
    channel.origin === origin &&
    same(config.receiver, terms.payTo) &&
    same(config.receiverAuthorizer, terms.extra.receiverAuthorizer) &&
    same(config.token, terms.asset) &&
    config.withdrawDelay === delayOf(terms)
  );
}
