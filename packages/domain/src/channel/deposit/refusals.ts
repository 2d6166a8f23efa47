import { type Refusal, refuse } from "../../shared/refusal";
import type { StoredChannel } from "../channel";

/** What a corrective 402 needs. Amounts in base units. */
export function outOfStep(channel: StoredChannel | null): Refusal {
  const { charged = 0n, signedMax = 0n, voucherSignature = null, onChain } = channel ?? {};
  return refuse("channel_out_of_step", "The voucher does not follow the channel's last charge.", {
    charged: charged.toString(),
    balance: (onChain?.balance ?? 0n).toString(),
    claimed: (onChain?.claimed ?? 0n).toString(),
    refundNonce: (onChain?.refundNonce ?? 0n).toString(),
    withdrawRequestedAt: String(onChain?.withdrawRequestedAt ?? 0),
    signedMaxClaimable: signedMax.toString(),
    ...(voucherSignature !== null && { signature: voucherSignature }),
  });
}

export function depositUnderWay(retryAfterSeconds: number): Refusal {
  return refuse("channel_busy", "Another request of this channel is under way.", {
    retryAfterSeconds: String(retryAfterSeconds),
  });
}

export function tooManyDeposits(most: number): Refusal {
  return refuse("rate_limited", `This payer has made ${most} deposits within 24 hours.`, {
    reason: "payer_daily_deposits",
    retryAfterSeconds: "3600",
  });
}
