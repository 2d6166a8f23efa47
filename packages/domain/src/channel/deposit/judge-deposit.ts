import type { Claim } from "../../payment/claim";
import { type Refusal, refuse } from "../../shared/refusal";
import { baseOf } from "../channel";
import type { DepositClaim } from "./deposit-claim";
import type { DepositChannel, DepositChannels } from "./ports";
import { depositUnderWay, outOfStep } from "./refusals";

/** Reads the channel of a deposit and judges it. Null: it passes, or the claim is no deposit. */
export async function refuseDeposit(
  deposits: Pick<DepositChannels, "find"> | undefined,
  claim: Claim,
  nowMs: number,
): Promise<Refusal | null> {
  if (claim.deposit === undefined) return null;
  if (deposits === undefined) throw new Error("a deposit was claimed where there are no channels");
  return judgeDeposit(claim, await deposits.find(claim.deposit.channelId), nowMs);
}

/** Whether the first voucher would be charged after this deposit, as the channel is now. */
export function judgeDeposit(claim: Claim, channel: DepositChannel | null, nowMs: number): Refusal | null {
  const { deposit, authorization } = claim;
  if (deposit === undefined) throw new Error("a claim without a channel was judged as a deposit");
  const { signedMax } = deposit.voucher;
  const [charged, balance] = channel === null ? [0n, 0n] : [baseOf(channel), channel.onChain.balance];
  return (
    (channel === null ? null : stateRefusal(deposit, channel, nowMs)) ??
    (follows(deposit, channel) ? null : outOfStep(channel)) ??
    (signedMax <= balance + authorization.amount
      ? null
      : refuse("channel_exhausted", "The voucher is for more than the channel has after this deposit.", {
          balance: (balance + authorization.amount).toString(),
          charged: charged.toString(),
        }))
  );
}

/** A stock server keeps its own sum: of its vouchers only what the contract has claimed is known. */
function follows({ managedBy, voucher, price }: DepositClaim, channel: DepositChannel | null): boolean {
  if (managedBy === "shop") return voucher.signedMax > (channel?.onChain.claimed ?? 0n);
  return voucher.signedMax === (channel === null ? 0n : baseOf(channel)) + price;
}

/** What adds nothing: a channel that its payer leaves, one with other books, one that is reserved for another voucher. */
function stateRefusal(deposit: DepositClaim, channel: DepositChannel, nowMs: number): Refusal | null {
  const { status, managedBy, reserved, onChain, config } = channel;
  if (managedBy !== deposit.managedBy)
    return refuse("payment_mismatch", `The charges of this channel are kept by another: ${managedBy}.`, {
      ...{ field: "managedBy", expected: managedBy, actual: deposit.managedBy },
    });
  // A shop that keeps its own books knows of the withdrawal, and takes the deposit all the same.
  if (status === "withdrawing" && managedBy === "lunas") {
    const atMs = (onChain.withdrawRequestedAt + config.withdrawDelay) * 1_000;
    return refuse("channel_withdrawing", "The payer has started a withdrawal from this channel.", {
      withdrawableAt: new Date(atMs).toISOString(),
    });
  }
  if (reserved === null || reserved.untilMs <= nowMs || reserved.signature === deposit.voucher.signature) return null;
  return depositUnderWay(Math.ceil((reserved.untilMs - nowMs) / 1_000));
}
