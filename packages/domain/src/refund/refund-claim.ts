import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "../payment/authorization";
import type { ClaimCheck } from "../payment/checks/check";
import { mismatch } from "../payment/checks/mismatch";
import { spenderIsTheProxy } from "../payment/checks/spender-is-the-proxy";
import { termsAgree } from "../payment/checks/terms-agree";
import type { Claim, Terms } from "../payment/claim";
import type { StoredPayment } from "../payment/stored-payment";
import { firstRefusal } from "../payment/verify";
import type { Hex } from "../shared/hex";
import type { ApiKeyId, MerchantId } from "../shared/id";
import type { Refusal } from "../shared/refusal";

/** The latest deadline of a refund: until then its part of the payment is not free again. */
const maxDeadlineAheadSeconds = 600;

/** A merchant's request for a refund, parsed and authenticated. */
export interface RefundRequest {
  readonly merchantId: MerchantId;
  /** Null: a session asks. */
  readonly apiKeyId: ApiKeyId | null;
  readonly amount: bigint;
  readonly reason: string | null;
  readonly authorization: Authorization;
  readonly bodyHash: Hex;
  readonly receivedAtMs: number;
}

/** A refund as a claim on the merchant's wallet: the same checks and the same engine as for a payment. */
export function refundClaim(chain: Chain, payment: StoredPayment, request: RefundRequest): Claim {
  const { merchantId, reason, amount, bodyHash, ...rest } = request;
  const terms: Terms = {
    network: chain.caip2Network,
    asset: payment.authorization.token,
    amount,
    payTo: payment.authorization.from,
  };
  return {
    ...rest,
    bodyHash: () => bodyHash,
    merchant: { id: merchantId, walletAddress: payment.payTo },
    ...{ source: "server", chain, demanded: terms, accepted: terms, approval: null, resource: null, metadata: null },
    ...{ description: reason, idempotency: null, identifier: null, link: null, refundOf: payment.id },
  };
}

/** The first check of the refund by itself that fails; null: none. A mismatch is told by its field. */
export function judgeRefundClaim(claim: Claim, payment: StoredPayment, nowSeconds: number): Refusal | null {
  const checks: readonly ClaimCheck[] = [
    signerReceivedThePayment(payment),
    termsAgree,
    spenderIsTheProxy,
    deadlineIsNear,
  ];
  return firstRefusal(checks, (check) => check(claim, nowSeconds));
}

/** After a change of wallet the former wallet refunds what it received. */
function signerReceivedThePayment({ payTo }: StoredPayment): ClaimCheck {
  return ({ authorization: { from } }) => (from === payTo ? null : mismatch("permit2Authorization.from", payTo, from));
}

const deadlineIsNear: ClaimCheck = ({ authorization: { deadlineSeconds } }, nowSeconds) => {
  const latest = BigInt(nowSeconds + maxDeadlineAheadSeconds);
  return deadlineSeconds <= latest ? null : mismatch("deadline", `at most ${latest}`, deadlineSeconds);
};
