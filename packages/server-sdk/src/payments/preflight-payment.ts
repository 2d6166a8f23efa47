import type { ChainConfig } from "@lunas/protocol/wire/api";
import { describeSection } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import { isUptoPayload } from "@lunas/protocol/wire/upto";
import type { PaymentPayload, UptoPayload } from "@lunas/protocol/wire/x402";

export interface PreflightContext {
  readonly chain: ChainConfig;
  readonly section: "sandbox" | "production";
  readonly required: PaymentRequirements | UptoRequirements;
  readonly nowSeconds: number;
}

/**
 * The service judges a deadline that has just passed: only the service knows whether the authorization is stored
 * already, perhaps by another process of this shop, with an open outcome. A 402 would ask the payer to sign, and to
 * pay, again.
 */
const EXPIRED_FOR_SECONDS = 300;
/** The service's own limit, and five minutes for clock differences. */
const FARTHEST_SECONDS = 3_600 + 300;

/**
 * The refusals that need no request: the payment's terms differ from the demand. Null where the payment may be valid.
 */
export function preflightPayment(payment: PaymentPayload | UptoPayload, context: PreflightContext): LunasError | null {
  const { payload, accepted } = payment;
  const { permitted, spender, witness, deadline } = payload.permit2Authorization;
  const { chain, section, required, nowSeconds } = context;
  if (accepted.network !== required.network) {
    const ours = describeSection(section);
    return refusal(
      "unsupported_network",
      `The payment is on ${accepted.network}. This shop is paid on ${required.network} (${ours}).`,
      {
        expected: required.network,
        actual: accepted.network,
      },
    );
  }
  if (!same(accepted.asset, required.asset)) {
    return refusal("unsupported_token", "The payment is in another token.", {
      expected: required.asset,
      actual: accepted.asset,
    });
  }
  const terms: readonly (readonly [field: string, expected: string, actual: string])[] = [
    ["accepted.amount", required.amount, accepted.amount],
    ["accepted.payTo", required.payTo, accepted.payTo],
    ["permitted.token", required.asset, permitted.token],
    ["permitted.amount", required.amount, permitted.amount],
    ["witness.to", required.payTo, witness.to],
    ["spender", proxyFor(payment, chain), spender],
  ];
  const wrong = terms.find(([, expected, actual]) => !same(expected, actual));
  if (wrong !== undefined) return mismatch(...wrong);
  if (BigInt(deadline) > BigInt(nowSeconds + FARTHEST_SECONDS)) {
    const refused = mismatch("deadline", `at most ${nowSeconds + 3_600}`, deadline);
    const { message, code, status } = refused;
    return new LunasError(message, { code, status, details: { ...refused.details, now: String(nowSeconds) } });
  }
  if (BigInt(deadline) >= BigInt(nowSeconds - EXPIRED_FOR_SECONDS)) return null;
  return refusal("expired_deadline", "The payment's deadline has passed: see details.now, the shop's time.", {
    deadline,
    now: String(nowSeconds),
  });
}

/** Which signer the payer named is judged by the service: a retired one settles what was signed for it. */
function proxyFor(payment: PaymentPayload | UptoPayload, { x402 }: ChainConfig): string {
  return isUptoPayload(payment) ? (x402.upto?.proxyAddress ?? "") : x402.x402Permit2ProxyAddress;
}

export function badSignature(): LunasError {
  return refusal("invalid_signature", "The signature is not the payer's.", {});
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function mismatch(field: string, expected: string, actual: string): LunasError {
  return refusal("payment_mismatch", `The payment differs from the demand in ${field}.`, {
    field,
    expected,
    actual,
  });
}

function refusal(code: string, message: string, details: Readonly<Record<string, string>>): LunasError {
  return new LunasError(message, { code, status: 400, details });
}
