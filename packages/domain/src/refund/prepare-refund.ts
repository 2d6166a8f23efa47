import { randomBytes } from "node:crypto";
import type { Authorization } from "../payment/authorization";
import type { StoredPayment } from "../payment/stored-payment";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { findRefundable, type Refundable } from "./find-refundable";
import { judgeRoom } from "./judge-payment";
import type { PaymentReference, RefundDeps } from "./refund-deps";
import { remainingOf } from "./refund-sums";

/** What the merchant's wallet signs for a refund, and whether it would be settled. */
export interface PreparedRefund {
  readonly payment: StoredPayment;
  readonly chain: Refundable["chain"];
  readonly remaining: bigint;
  readonly authorization: Omit<Authorization, "signature">;
  /** The wallet's allowance for Permit2. */
  readonly allowance: bigint;
}

type Deps = Pick<RefundDeps, "payments" | "finality" | "chains" | "chain" | "clock">;

/** A wallet has this long to sign and to send. */
const validSeconds = 300;

/** Prepares a refund; stores nothing. `amount` null: all that remains. */
export async function prepareRefund(
  deps: Deps,
  reference: PaymentReference,
  amount: bigint | null,
): Promise<PreparedRefund | Refusal> {
  const found = await findRefundable(deps, reference);
  if (isRefusal(found)) return found;
  const { payment, chain, refunds } = found;
  const remaining = remainingOf(payment.authorization.amount, refunds);
  // Where nothing remains, the smallest refund is too much.
  const wanted = amount ?? (remaining > 0n ? remaining : 1n);
  if (wanted === 0n) return refuse("invalid_request", "The request is not valid.", { amount: "must be at least 1" });
  const refusal = (await found.judge()) ?? judgeRoom(payment, refunds, wanted);
  if (refusal !== null) return refusal;
  const { token } = payment.authorization;
  const wallet = { chainId: chain.chainId, permit2: chain.contracts.permit2, payer: payment.payTo, token };
  const { allowance } = await deps.chain.readPayerFunds(chain, wallet, []);
  const nowSeconds = Math.max(Math.floor(deps.clock.now() / 1_000), deps.chain.chainTimeSeconds(chain) ?? 0);
  const authorization = {
    ...{ kind: "exact", terms: {} },
    ...{ from: payment.payTo, to: payment.authorization.from, token, amount: wanted },
    spender: chain.contracts.x402Proxy,
    nonce: BigInt(`0x${randomBytes(32).toString("hex")}`),
    deadlineSeconds: BigInt(nowSeconds + validSeconds),
    validAfterSeconds: 0n,
  };
  return { payment, chain, remaining, authorization, allowance };
}
