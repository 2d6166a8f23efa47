import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isOpen } from "../pay/send-patiently";
import type { Texts } from "./texts";

/** The payer's text for a failure, and the button's text after it. */
export function failureText(told: Texts, error: unknown): { readonly text: string; readonly button: string } {
  const failure = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  const text = told.failures[failure.code] ?? told.otherFailure(failure.code);
  return { text, button: isOpen(failure) ? told.checkAgain : told.again };
}
