import { pauseRefusals } from "../payment/checks/is-not-paused";
import { mismatch } from "../payment/checks/mismatch";
import { refuseRequest } from "../shared/invalid-request";
import { type Refusal, refuse } from "../shared/refusal";
import { baseOf, type ChannelConfig, withdrawableAtMs } from "./channel";
import type { ChannelBooks, NotCharged, NotVoidable } from "./ports";

/** The refusal of a voucher by its channel's row. */
export function notChargedRefusal(kind: NotCharged, channel: RefusedChannel): Refusal {
  switch (kind) {
    case "out_of_step":
      return channelOutOfStep(channel);
    case "exhausted":
      return channelExhausted(channel);
    case "withdrawing":
      return channelWithdrawing(channel);
    case "short":
      return channelShort();
    case "busy":
      return channelBusy();
    case "foreign_books":
      return booksOfTheShop();
    case "paused_chain":
      return pauseRefusals.chain;
    case "paused_merchant":
      return pauseRefusals.merchant;
    case "paused_payer":
      return pauseRefusals.payer;
  }
}

type CorrectedChannel = Pick<ChannelBooks, "onChain" | "charged" | "signedMax" | "voucherSignature">;

/** The channel as far as a refusal shows it. */
interface RefusedChannel extends ChannelBooks {
  readonly config: Pick<ChannelConfig, "withdrawDelay">;
}

function channelOutOfStep(channel: ChannelBooks): Refusal {
  const base = baseOf(channel);
  return refuse(
    "channel_out_of_step",
    `The voucher does not follow the channel's last charge: ${base} is charged, and a voucher is for that and the price.`,
    correctiveDetails(channel),
  );
}

/**
 * All that a corrective 402 needs: the payer finds its own last voucher, and signs the next one. A voucher that does not reach the base is
 * no proof of it, and is left out: there the contract is the proof. Before its first charge a channel has none.
 */
export function correctiveDetails(channel: CorrectedChannel): Record<string, string> {
  const { onChain, signedMax, voucherSignature } = channel;
  const base = baseOf(channel);
  return {
    charged: base.toString(),
    balance: onChain.balance.toString(),
    claimed: onChain.claimed.toString(),
    refundNonce: onChain.refundNonce.toString(),
    withdrawRequestedAt: String(onChain.withdrawRequestedAt),
    signedMaxClaimable: signedMax.toString(),
    ...(voucherSignature !== null && signedMax >= base && { signature: voucherSignature }),
  };
}

function channelExhausted({ onChain, charged }: ChannelBooks): Refusal {
  return refuse("channel_exhausted", "The channel has less left than this costs: the payer deposits more.", {
    balance: onChain.balance.toString(),
    charged: charged.toString(),
  });
}

export function channelNotFound(): Refusal {
  return refuse("channel_not_found", "There is no such channel in this environment, or it is closed.");
}

function channelWithdrawing(channel: RefusedChannel): Refusal {
  const atMs = withdrawableAtMs(channel);
  return refuse(
    "channel_withdrawing",
    "The payer takes the money out of this channel: it takes no more charges.",
    atMs === null ? {} : { withdrawableAt: new Date(atMs).toISOString() },
  );
}

function channelShort(): Refusal {
  return refuse("channel_short", "The channel's charges are more than its balance: it takes no more charges.");
}

export function channelBusy(): Refusal {
  return refuse("channel_busy", "Another voucher of this channel is being checked.");
}

/** The merchant's own server keeps this channel's books: two sets of books would charge one sum twice. */
export function booksOfTheShop(): Refusal {
  return mismatch("managedBy", "lunas", "shop");
}

export function chargeAbovePrice(price: bigint): Refusal {
  return refuseRequest({ charge: `must be at most ${price}, the amount of the requirements` });
}

export function chargeNotFound(): Refusal {
  return refuse("charge_not_found", "There is no such charge in this environment.");
}

const notVoidable: Readonly<Record<NotVoidable, string>> = {
  claimed: "A claim covers this charge: give the money back with POST /channels/{id}/refund, or by a transfer.",
  too_old: "A charge can be voided for 24 hours.",
};

export function chargeNotVoidable(reason: NotVoidable): Refusal {
  return refuse("charge_not_voidable", notVoidable[reason], { reason });
}

export function voucherSignatureInvalid(signer: string): Refusal {
  return refuse("invalid_signature", "The voucher's signature is not that of the channel's payerAuthorizer.", {
    payerAuthorizer: signer,
    kind: "ecdsa",
  });
}

/** Each refund is a transaction, which counts in the merchant's gas: one payer must not use all of it. */
export function tooManyRefunds(most = 0): Refusal {
  return refuse("rate_limited", `This payer has had ${most} refunds of channels within 24 hours.`, {
    reason: "payer_daily_refunds",
    retryAfterSeconds: "3600",
  });
}
