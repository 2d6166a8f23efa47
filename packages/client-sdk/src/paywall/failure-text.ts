import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isOpen } from "../pay/send-with-retries";
import type { Texts } from "./texts";

/** What a payer is told of a failure, and what the button says then. */
export function failureText(labels: Texts, error: unknown): { readonly text: string; readonly button: string } {
  const failure = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  const text = labels.failures[failure.code] ?? labels.otherFailure(failure.code);
  return { text, button: isOpen(failure) ? labels.checkAgain : labels.again };
}
