import { isResponseTooLong, LongBody } from "./long-body";
import type { RpcAnswer, RpcError } from "./rpc";

/**
 * A batch's answers in the order of its calls, whose ids are 0, 1, 2, …: JSON-RPC lets a node answer in any order.
 * Throws a plain error if there is not exactly one answer to each call, and `LongBody` if the node says that they are too long.
 */
export function matchAnswers(text: string, count: number): readonly RpcAnswer[] {
  const body = parse(text);
  if (!Array.isArray(body)) throw refusalOf(body);
  const answers = new Array<RpcAnswer | undefined>(count).fill(undefined);
  for (const item of body as readonly unknown[]) {
    const id = isRecord(item) ? item.id : undefined;
    if (typeof id !== "number" || !Number.isInteger(id) || id < 0 || id >= count)
      throw new Error("an answer with an unknown id");
    if (answers[id] !== undefined) throw new Error("two answers to one call");
    answers[id] = answerOf(item as Record<string, unknown>);
  }
  return answers.map((answer) => {
    if (answer === undefined) throw new Error("no answer to one of the calls");
    return answer;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the answer is not JSON");
  }
}

function answerOf(item: Record<string, unknown>): RpcAnswer {
  if (item.error !== undefined && item.error !== null) return { error: errorOf(item.error) };
  if (item.result === undefined) throw new Error("an answer has neither result nor error");
  return { result: item.result };
}

function errorOf(error: unknown): RpcError {
  if (!isRecord(error)) return { code: 0, message: String(error), data: undefined };
  const code = typeof error.code === "number" ? error.code : 0;
  return { code, message: typeof error.message === "string" ? error.message : "", data: error.data };
}

/** Nodes refuse a whole batch with one object. */
function refusalOf(body: unknown): Error {
  if (!isRecord(body) || body.error === undefined) return new Error("the answer is not a list of answers");
  const error = errorOf(body.error);
  const words = `the batch was refused: ${error.code} ${error.message}`;
  return isResponseTooLong(error) ? new LongBody(words) : new Error(words);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
