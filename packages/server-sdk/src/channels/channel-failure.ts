import type { ChannelPayload, CorrectiveExtra } from "@lunas/protocol/wire/channels";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { failedGate, type GateFailed } from "../payments/gate-result";
import type { PageInput } from "../paywall/page";

/** What stock x402 clients call a refusal that another voucher, or a deposit, can cure. */
const stockCodes: Readonly<Record<string, string>> = {
  channel_out_of_step: "cumulative_amount_mismatch",
  channel_exhausted: "cumulative_exceeds_balance",
  channel_not_found: "missing_channel",
  channel_withdrawing: "missing_channel",
  channel_short: "missing_channel",
};

interface FailedPayment {
  readonly failure: LunasError;
  readonly required: PaymentRequired;
  readonly payload: ChannelPayload;
}

/**
 * A failed gate of a channel's payment. Where the payer's state is not the merchant's, the 402 is a corrective one: it has the merchant's
 * state, with the payer's newest voucher as its proof.
 */
export function failedChannel({ failure, required, payload }: FailedPayment, page: PageInput): GateFailed {
  const stock = stockCodes[failure.code];
  if (stock === undefined) return failedGate(failure, required, page);
  const { code, message, details } = failure;
  const corrective = code === "channel_out_of_step" ? correctiveOf(details, payload) : {};
  const accepts = required.accepts.map((terms) =>
    terms.scheme === "batch-settlement" ? withExtra(terms, corrective) : terms,
  );
  const error = `invalid_batch_settlement_evm_${stock}`;
  const again = { ...required, accepts, error };
  const headers = { "PAYMENT-REQUIRED": encodePaymentHeader(again), "Cache-Control": "no-store" };
  // The proof stands in `accepts`.
  const { signature: _proof, ...shown } = details;
  const body = { ...again, error: message, code, details: shown };
  return { result: "failed", status: 402, body, page: null, headers };
}

function withExtra(terms: ChannelRequirements, more: Partial<CorrectiveExtra>): ChannelRequirements {
  return { ...terms, extra: { ...terms.extra, ...more } };
}

function correctiveOf(details: LunasError["details"], { payload }: ChannelPayload): CorrectiveExtra {
  const { charged = "0", balance = "0", claimed = "0", refundNonce = "0", withdrawRequestedAt = "0" } = details;
  const { signedMaxClaimable, signature } = details;
  const channelState = {
    ...{ channelId: payload.voucher.channelId, balance, totalClaimed: claimed, refundNonce },
    withdrawRequestedAt: Number(withdrawRequestedAt),
    chargedCumulativeAmount: charged,
  };
  if (signedMaxClaimable === undefined || signature === undefined) return { channelState };
  return { channelState, voucherState: { signedMaxClaimable, signature: signature as `0x${string}` } };
}
