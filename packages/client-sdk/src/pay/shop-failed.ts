import { LunasError } from "@lunas/protocol/wire/lunas-error";

interface Paid {
  /** Null: not known, because only the shop's refusal says that the payment was used. */
  readonly txHash: string | null;
  readonly cause: LunasError;
}

/**
 * The payer has paid, and the shop did not serve. The purchase stays open: the next call sends the same payment, which a shop that gave its
 * success back serves. Nothing is signed anew.
 */
export function shopFailed({ txHash, cause }: Paid): LunasError {
  const paid = txHash === null ? "You have paid" : `You have paid (${txHash})`;
  const message = `${paid}, and the shop failed: ${cause.message.replace(/\.$/, "")}. The same request sends the same payment again. Give payAgain to pay once more.`;
  const details = { ...cause.details, reason: cause.code, ...(txHash === null ? {} : { txHash }) };
  return new LunasError(message, { ...cause, code: "shop_failed", details, cause });
}

/** A refusal that says that the maximum was held, and that nothing of it was charged. */
export function isUncharged({ code, details }: LunasError): boolean {
  return code === "nonce_already_used" && (details.status === "released" || details.status === "expired");
}

/** Of a maximum nothing was charged, and its signature is used up: the next call signs a new one. */
export function notCharged(cause: LunasError): LunasError {
  const message = `The shop charged nothing: ${cause.message.replace(/\.$/, "")}. The same request signs a new payment.`;
  const details = { ...cause.details, reason: cause.code };
  return new LunasError(message, { ...cause, code: "not_charged", details, cause });
}

/**
 * A refusal that says that this payment was settled: its nonce is used, or its use is noted. The payer's client made the nonce, so nobody else
 * used it. Null: it says something else.
 */
export function paidBefore(error: LunasError): LunasError | null {
  const { code, details } = error;
  const unpaid: readonly (string | undefined)[] = ["pending", "failed", "held", "released", "expired"];
  const isUsed = code === "nonce_already_used" && !unpaid.includes(details.status);
  const isNoted = code === "payment_not_accepted" && details.reason === "already_consumed";
  return isUsed || isNoted ? shopFailed({ txHash: details.txHash ?? null, cause: error }) : null;
}
