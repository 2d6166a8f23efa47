import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isOpen } from "../pay/send-with-retries";
import type { Texts } from "./texts";

/** What a payer is told of a failure, and what the button says then. */
export function failureText(told: Texts, error: unknown): { readonly text: string; readonly button: string } {
  const failure = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  const text = told.failures[failure.code] ?? told.otherFailure(failure.code);
  return { text, button: isOpen(failure) ? told.checkAgain : told.again };
}
