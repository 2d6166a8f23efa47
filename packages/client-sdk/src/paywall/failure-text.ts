import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isOpen } from "../pay/send-with-retries";
import { missingText } from "./missing-text";
import type { Texts } from "./texts";

/**
 * The payer's text for a failure, and the button's text after it. `isSent`: a signed payment was sent, now or before. Then an error that is no
 * refusal of it leaves its outcome open, and the payer must not read that the payment did not succeed.
 */
export function failureText(
  labels: Texts,
  error: unknown,
  isSent = true,
): { readonly text: string; readonly button: string } {
  const failure = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  const isUnanswered = failure === error ? isOpen(failure) : isSent;
  const unanswered = isSent ? labels.failures.connection_lost : labels.failures.unreachable;
  const name = isRefusedSwitch(failure) ? "wrong_network" : failure.code;
  const known = missingText(labels, failure) ?? labels.failures[name];
  const text = known ?? (isUnanswered ? unanswered : undefined) ?? labels.otherFailure(failure.code);
  return { text, button: isSent && isUnanswered ? labels.checkAgain : labels.again };
}

/** The payer, or the wallet itself, refused the network of the payment. */
function isRefusedSwitch({ details }: LunasError): boolean {
  return details.method?.startsWith("wallet_") === true;
}
