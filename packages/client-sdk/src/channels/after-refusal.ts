import type { CorrectiveExtra } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { shopFailed } from "../pay/shop-failed";
import { channelIn, type Slot } from "./channel-pool";
import type { ChannelRefusal } from "./channel-refusal";
import { isEveryDepositOver } from "./deposit";
import { approveItself } from "./fund-channel";
import { type Correction, judgeCorrection, type SentVoucher, withoutVoucher } from "./judge-answer";
import { availableIn, type KeptChannel } from "./kept-channel";
import type { PayingDeps } from "./paying-deps";
import { readChannel, readWithdrawal } from "./read-chain";

interface Refused {
  readonly refusal: ChannelRefusal;
  readonly sent: SentVoucher;
}

/** Brings the channel to where another voucher, or a deposit, can follow. Throws where none may. */
export async function afterRefusal(deps: PayingDeps, slot: Slot, refused: Refused): Promise<void> {
  const channel = channelIn(slot);
  const { refusal, sent } = refused;
  if (refusal.kind === "out_of_step" && refusal.state !== null) return afterCorrection(deps, slot, refused);
  const isShort = refusal.kind === "exhausted" || refusal.kind === "not_found";
  // The shop has a deposit that it can still make: its channel is not given up.
  if (isShort && channel.deposit === null) {
    const next = await asOnChain(deps, channel, refusal);
    // The sum is signed again with a deposit: it is the same voucher.
    return keep(deps, slot, next === null ? null : { ...next, open: withoutVoucher(next, sent) });
  }
  const { deposit } = channel;
  if (refusal.error.code === "sponsorship_refused" && deposit?.approval) {
    await approveItself(deps, channel, refusal.error);
    return keep(deps, slot, { ...channel, deposit: { ...deposit, approval: null } });
  }
  if (deposit !== null) {
    // The next signature for it has the same nonce.
    await keep(deps, slot, { ...channel, deposit: { ...deposit, status: "refused" } });
  } else if (await isWithdrawing(deps, channel)) await keep(deps, slot, { ...channel, status: "withdrawing" });
  throw refusal.error;
}

async function afterCorrection(deps: PayingDeps, slot: Slot, { refusal, sent }: Refused): Promise<void> {
  const channel = channelIn(slot);
  const { state, error } = refusal;
  if (state === null) throw error;
  const correction = await judged(deps, channel, { sent, state });
  switch (correction.kind) {
    case "adopt":
      // No other voucher follows: what was signed with this channel stays each purchase's own.
      if (channel.status === "disputed" || channel.status === "withdrawing") throw disputed(error, "contradicts");
      return keep(deps, slot, await withChainBalance(deps, correction.channel, state.channelState.balance));
    case "charged":
      await keep(deps, slot, correction.channel);
      throw shopFailed({ txHash: null, cause: error });
    case "refused":
      if (correction.reason === "contradicts") await keep(deps, slot, { ...channel, status: "disputed" });
      throw disputed(error, correction.reason);
  }
}

interface Said {
  readonly sent: SentVoucher;
  readonly state: CorrectiveExtra;
}

/** A shop that lost its books has no voucher for what the contract has claimed: there the contract is the proof, and not the shop's word. */
async function judged(deps: PayingDeps, channel: KeptChannel, { sent, state }: Said): Promise<Correction> {
  const correction = judgeCorrection(channel, sent, state);
  if (correction.kind !== "refused" || correction.reason !== "unsigned") return correction;
  const onChain = await readChannel(deps.prepare, channel);
  return onChain === null ? correction : judgeCorrection(channel, sent, { ...state, claimed: onChain.claimed });
}

async function keep(deps: PayingDeps, slot: Slot, next: KeptChannel | null): Promise<void> {
  slot.channel = next;
  if (next !== null) await deps.store.put(next);
}

/** A shop that names another balance may not be believed: the owner would deposit for nothing. */
async function withChainBalance(deps: PayingDeps, channel: KeptChannel, reported: string): Promise<KeptChannel> {
  if (channel.deposit !== null || reported === channel.balance) return channel;
  const onChain = await readChannel(deps.prepare, channel);
  return onChain === null ? channel : { ...channel, balance: onChain.balance.toString() };
}

/** The channel as the chain has it, where the shop says that it holds too little. Null: it is closed. Throws where the chain says otherwise. */
async function asOnChain(
  deps: PayingDeps,
  channel: KeptChannel,
  { kind, error }: ChannelRefusal,
): Promise<KeptChannel | null> {
  const onChain = await readChannel(deps.prepare, channel);
  if (onChain === null) throw error;
  const next = { ...channel, balance: onChain.balance.toString() };
  if (kind === "exhausted") {
    if (availableIn(next) >= availableIn(channel)) throw error;
    return next;
  }
  // A voucher of a channel that can still be filled is money: another channel's would pay this purchase twice.
  if (onChain.balance > 0n || !(await isEveryDepositOver(deps.prepare, channel))) throw error;
  await deps.store.remove(channel.channelId);
  return null;
}

async function isWithdrawing(deps: PayingDeps, channel: KeptChannel): Promise<boolean> {
  const startedAt = await readWithdrawal(deps.prepare, channel);
  return startedAt !== null && startedAt > 0n;
}

function disputed(cause: LunasError, reason: "unsigned" | "contradicts"): LunasError {
  const what =
    reason === "unsigned"
      ? "The shop names another state of the channel, without the payer's signature for it"
      : "The shop's state of the channel contradicts its own answers";
  return new LunasError(`${what}. Nothing more is signed for this request.`, {
    code: "channel_disputed",
    status: cause.status,
    details: { ...cause.details, reason },
    requestId: cause.requestId,
    cause,
  });
}
