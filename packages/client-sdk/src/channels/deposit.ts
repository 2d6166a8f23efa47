import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload, PaymentRequired } from "@lunas/protocol/wire/x402";
import { depositWitnessTypes } from "@lunas/protocol/x402/deposit-permit";
import { channelIdOf } from "@lunas/protocol/x402/hash-channel";
import { randomNonce } from "../pay/authorize";
import { checkFunds } from "../pay/check-funds";
import { isPast } from "../pay/deadline";
import { arrangeApproval, type PrepareDeps } from "../pay/prepare";
import type { ChannelLimits } from "./channel-options";
import type { ChannelTerms } from "./choose-channel";
import { availableIn, type KeptChannel, lockedIn, type PendingDeposit } from "./kept-channel";
import { readChannel, readNonceUse } from "./read-chain";
import { authorizerOf, randomBytes32 } from "./voucher";

/** The limit for every demand, as for payments: a signature that stays valid for years is a blank cheque. */
const MOST_SECONDS = 300;

export interface DepositDeps extends PrepareDeps {
  readonly limits: ChannelLimits;
  /** Everything that other channels hold, in base units. */
  readonly lockedElsewhere: bigint;
}

export interface DepositOrder {
  readonly demanded: PaymentRequired;
  readonly chosen: ChannelTerms;
  readonly origin: string;
  readonly url: string;
  readonly purchase: string;
}

/** A channel that is not opened yet, with a new key. */
export function newChannel(payer: Hex, { chosen, origin, url }: DepositOrder): KeptChannel {
  const { terms, chain, withdrawDelay } = chosen;
  const { contract } = chain.x402.batchSettlement ?? { contract: "0x" as Hex };
  const sessionKey = randomBytes32();
  const config = {
    ...{ payer, payerAuthorizer: authorizerOf(sessionKey), receiver: terms.payTo },
    ...{ receiverAuthorizer: terms.extra.receiverAuthorizer, token: terms.asset, withdrawDelay, salt: randomBytes32() },
  };
  return {
    ...{ channelId: channelIdOf({ chainId: chain.chainId, contract }, config), network: terms.network, contract },
    ...{ config, sessionKey, origin, url, status: "opening", balance: "0", charged: "0", signed: "0" },
    ...{ deposit: null, reported: [], open: [], withdrawableAtMs: null, openedAtMs: Date.now() },
  };
}

/** How much is deposited for this price. Throws `deposit_refused`: more than the owner allows. */
export function depositFor(
  channel: KeptChannel | null,
  { limits, lockedElsewhere }: DepositDeps,
  terms: ChannelTerms["terms"],
): bigint {
  const available = channel === null ? 0n : availableIn(channel);
  const missing = BigInt(terms.amount) - available;
  const demanded = BigInt(terms.extra.minDeposit ?? "0");
  const least = demanded > missing ? demanded : missing;
  const room = limits.maxOpen - lockedElsewhere - available;
  const amount = limits.deposit < room ? limits.deposit : room;
  if (amount >= least) return amount;
  throw limits.deposit < least
    ? tooMuch(least, limits.deposit, "deposit")
    : tooMuch(least, room > 0n ? room : 0n, "maxOpen");
}

/** Throws `deposit_refused` where the channel with its deposit, and these others, hold more than the owner allows. */
export function checkOpen(funded: KeptChannel, others: readonly KeptChannel[], { maxOpen }: ChannelLimits): void {
  const deposit = BigInt(funded.deposit?.amount ?? "0");
  const room = maxOpen - lockedInOthers(others, funded.channelId) - availableIn(funded);
  if (deposit > room) throw tooMuch(deposit, room > 0n ? room : 0n, "maxOpen");
}

function tooMuch(least: bigint, allowed: bigint, option: "deposit" | "maxOpen"): LunasError {
  return new LunasError(
    `The shop demands a deposit of ${formatRupiah(least)}, and ${formatRupiah(allowed)} are allowed. Set channels.${option} to allow more.`,
    { code: "deposit_refused", details: { option, demandedRupiah: rupiahOf(least), allowedRupiah: rupiahOf(allowed) } },
  );
}

/** Asks the wallet for a deposit. Nothing is sent. `earlier`: one that was refused, whose nonce is used again. */
export async function signDeposit(
  deps: DepositDeps,
  channel: KeptChannel,
  { demanded, chosen: { terms, chain }, purchase }: DepositOrder,
): Promise<PendingDeposit> {
  const { payer } = deps;
  const { permit2Collector = "0x" as Hex } = chain.x402.batchSettlement ?? {};
  const amount = depositFor(channel, deps, terms);
  await payer.useChain(chain);
  const approvalTerms = { token: terms.asset, spender: chain.permit2Address };
  const from = channel.config.payer;
  const needsApproval = await checkFunds(deps, from, { ...approvalTerms, amount });
  const extensions = needsApproval ? await arrangeApproval(deps, from, { demanded, terms: approvalTerms }) : {};
  const unsigned = {
    from,
    permitted: { token: terms.asset, amount: amount.toString() },
    spender: permit2Collector,
    nonce: channel.deposit?.authorization.nonce ?? randomNonce(),
    deadline: String(Math.floor(Date.now() / 1_000) + Math.min(terms.maxTimeoutSeconds, MOST_SECONDS)),
    witness: { channelId: channel.channelId },
  };
  if (payer.signDeposit === undefined) throw noChannels();
  const signature = await payer.signDeposit(chain, unsigned, depositWitnessTypes);
  const approval = extensions.erc20ApprovalGasSponsoring ?? null;
  return {
    purchase,
    amount: unsigned.permitted.amount,
    authorization: { ...unsigned, signature },
    approval,
    before: channel.balance,
    status: "open",
  };
}

/** The extensions of a deposit's payload: the payer's approval of Permit2, where the service pays for it. */
export function depositExtensions({ approval }: PendingDeposit): NonNullable<PaymentPayload["extensions"]> {
  return approval === null ? {} : { erc20ApprovalGasSponsoring: approval };
}

export function noChannels(): LunasError {
  return new LunasError("This wallet signs no deposits, so it has no channels.", { code: "deposit_refused" });
}

/**
 * The channel after the outcome of its open deposit, by the chain alone: the shop did not say it. Throws `settlement_pending` while it may
 * still be made.
 */
export async function resolveDeposit(deps: PrepareDeps, channel: KeptChannel): Promise<KeptChannel> {
  const { deposit } = channel;
  if (deposit === null) return channel;
  const { authorization } = deposit;
  const isUsed = await readNonceUse(deps, authorization.from, authorization.nonce);
  if (isUsed === true) {
    const state = await readChannel(deps, channel);
    if (state === null) throw stillOpen();
    const isOpened = state.balance > 0n && channel.status === "opening";
    const status = isOpened ? ("open" as const) : channel.status;
    return { ...channel, status, balance: state.balance.toString(), deposit: null };
  }
  if (deposit.status === "refused") return channel;
  if (isUsed === null || !isPast(BigInt(authorization.deadline))) throw stillOpen();
  return { ...channel, deposit: null };
}

/** The deposits of the channel that can be made no more count no longer; this one does. */
export function withReported({ reported }: KeptChannel, { authorization }: PendingDeposit): KeptChannel["reported"] {
  const { nonce, deadline } = authorization;
  return [...reported.filter((each) => !isPast(BigInt(each.deadline))), { nonce, deadline }];
}

/** Whether no deposit of the channel can be made any more, by the chain. */
export async function isEveryDepositOver(deps: PrepareDeps, { reported, config }: KeptChannel): Promise<boolean> {
  for (const { nonce, deadline } of reported) {
    if (!isPast(BigInt(deadline)) && (await readNonceUse(deps, config.payer, nonce)) !== true) return false;
  }
  return true;
}

/** What is in all channels but one. */
export function lockedInOthers(channels: readonly KeptChannel[], channelId: Hex | undefined): bigint {
  return channels.reduce((sum, each) => (each.channelId === channelId ? sum : sum + lockedIn(each)), 0n);
}

function stillOpen(): LunasError {
  return new LunasError(
    "It is not known yet whether the deposit is made. The same request sends the same deposit again.",
    {
      code: "settlement_pending",
    },
  );
}
