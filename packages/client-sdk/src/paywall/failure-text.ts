import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isOpen } from "../pay/send-with-retries";
import { missingText } from "./missing-text";
import type { Texts } from "./texts";

/** The payer's text for a failure, and the button's text after it. */
export function failureText(labels: Texts, error: unknown): { readonly text: string; readonly button: string } {
  const failure = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  const name = isRefusedSwitch(failure) ? "wrong_network" : failure.code;
  const text = missingText(labels, failure) ?? labels.failures[name] ?? labels.otherFailure(failure.code);
  return { text, button: isOpen(failure) ? labels.checkAgain : labels.again };
}

/** The payer, or the wallet itself, refused the network of the payment. */
function isRefusedSwitch({ details }: LunasError): boolean {
  return details.method?.startsWith("wallet_") === true;
}
