import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { overFrom } from "./deadline";

/** An answer that calls the payment failed. Its signature can still be charged until its deadline. */
export function isCalledFailed({ code, details }: LunasError): boolean {
  return code === "tx_failed" || details.status === "failed";
}

/** The chain cannot be asked. */
export function unproven(cause: LunasError): LunasError {
  const message =
    "The shop says that the payment failed, and the chain cannot be asked whether it did. The same request sends the same payment again.";
  return stillOpen(cause, message, {});
}

/** Nothing moved, and everything still can. */
export function chargeable(cause: LunasError, until: bigint): LunasError {
  const times = { chargeableUntil: inWords(until), newPaymentFrom: inWords(overFrom(until)) };
  const message = `The shop says that the payment failed. No money has moved, but everyone who has the signature can still charge it until ${times.chargeableUntil}. The same request sends the same payment again, and after ${times.newPaymentFrom} it signs a new one. Give payAgain to sign now: you may pay twice.`;
  return stillOpen(cause, message, times);
}

const inWords = (seconds: bigint) => new Date(Number(seconds) * 1_000).toISOString();

/** The times are this library's words: a shop's own details of these names are left out. */
function stillOpen(cause: LunasError, message: string, times: Readonly<Record<string, string>>): LunasError {
  const { chargeableUntil: _until, newPaymentFrom: _from, ...details } = cause.details;
  const facts = { ...cause, code: "settlement_pending", cause };
  return new LunasError(message, { ...facts, details: { ...details, reason: cause.code, ...times } });
}
