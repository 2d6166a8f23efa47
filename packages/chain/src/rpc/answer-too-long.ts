import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { RpcCall } from "./rpc";

/** The answers of one round trip were longer than the client reads. Fewer calls, each in a round trip of its own, may have theirs. */
export class AnswerTooLong extends Unavailable {
  constructor(message: string) {
    super("chain", message);
  }
}

/** Methods whose answers contracts and senders of other accounts write: calls, simulations, logs, receipts and traces. */
const foreignAnswers = /call|simulate|logs|receipt|trace/i;

/** Whether an answer that is too long says nothing about the endpoint: any account may be the reason. */
export function mayBeTooLong(calls: readonly RpcCall[]): boolean {
  return calls.some(({ method }) => foreignAnswers.test(method));
}

/**
 * A revert of a contract in JSON: its bytes in hexadecimal digits, and its text once more in the message, where a control character
 * is six (`\u0001`).
 */
const longestPerByte = 2 + 6;
/** The share of one call in the longest answer, with as many calls as a gateway sends in one round trip, and some spare. */
const bytesOfOne = 300_000;

/** The weight of a call that a contract answers with at most so many bytes. */
export function weightOfAnswer(bytes: number): number {
  return Math.ceil((bytes * longestPerByte) / bytesOfOne);
}
