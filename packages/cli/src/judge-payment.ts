import { LunasError } from "@lunas/client";
import { finalCodes } from "@lunas/protocol/wire/final-codes";
import { reasonOf } from "./service";

/** What is known of a request with its payment. */
export interface Paid {
  /** Base units; null where nothing was signed now. */
  amount: string | null;
  txHash: string | null;
  /** A signed payment went to the shop: a new one, or the open one of an earlier command. */
  isSent: boolean;
}

/** Adds what a person at a terminal does next. After an interruption, or a fault of the shop, it is not known whether money moved. */
export function judge(error: unknown, { isSent }: Paid, { url, signal }: Pick<Request, "url" | "signal">): unknown {
  if (!isSent) return signal.aborted || error instanceof LunasError ? error : unreachable(url, error);
  if (signal.aborted) return unknownOutcome("The command was interrupted.", error);
  if (!(error instanceof LunasError)) return error;
  const { code, status, message, details, requestId } = error;
  if (code === "shop_failed") {
    const inWords = message.replace(/ The same request .*$/, "");
    const next = "The same command sends the same payment again. With --pay-again it signs, and pays, once more.";
    return new LunasError(`${inWords} ${next}`, { code, status, details, requestId, cause: error });
  }
  const isFault = (status >= 500 || status === 429) && !finalCodes.includes(code) && !isUsed(error);
  if (!isFault) return error;
  return unknownOutcome(code === "unexpected_answer" ? "The shop failed without saying why." : message, error);
}

const isUsed = ({ code, details }: LunasError) => code === "nonce_already_used" && details.status !== "pending";

function unreachable(url: string, cause: unknown): LunasError {
  const message = `${reasonOf(new URL(url).origin, cause)} Check the address, and that the shop is running. Nothing was paid.`;
  return new LunasError(message, { code: "unreachable", cause });
}

function unknownOutcome(why: string, cause: unknown): LunasError {
  const message = `${why} It is not known whether the payment succeeded. The same command sends the same payment again.`;
  const { code = "connection_lost", details = {}, requestId = null } = cause instanceof LunasError ? cause : {};
  const reason = code === "connection_lost" ? {} : { reason: code };
  return new LunasError(message, { code: "settlement_pending", details: { ...details, ...reason }, requestId, cause });
}
