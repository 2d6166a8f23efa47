import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { publicWords } from "./public-words";
import type { RpcAnswer } from "./rpc";

/** The result of an answer; `what` names the request. Throws `Unavailable("chain")` for an error. */
export function resultOf(answer: RpcAnswer | undefined, what: string): unknown {
  if (answer === undefined) throw new Unavailable("chain", `${what}: no answer`);
  if ("error" in answer) {
    throw new Unavailable("chain", `${what}: ${answer.error.code} ${publicWords(answer.error.message)}`);
  }
  return answer.result;
}

/** Bytes in lower case. Throws `Unavailable("chain")` for anything else. */
export function bytesOf(answer: RpcAnswer | undefined, what: string): Hex {
  const result = resultOf(answer, what);
  if (typeof result !== "string" || !isBytes(result)) throw rubbish(what);
  return result.toLowerCase() as Hex;
}

/** Whether a text is 0x and whole bytes in hex. */
export function isBytes(text: string): boolean {
  return text.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(text);
}

export function quantityOf(answer: RpcAnswer | undefined, what: string): bigint {
  return quantity(resultOf(answer, what), what);
}

/** A JSON-RPC quantity of at most 32 bytes. Throws `Unavailable("chain")` for anything else. */
export function quantity(value: unknown, what: string): bigint {
  if (typeof value !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(value)) throw rubbish(what);
  return BigInt(value);
}

export function hash(value: unknown, what: string): Hex {
  if (typeof value !== "string" || !/^0x[0-9a-f]{64}$/i.test(value)) throw rubbish(what);
  return value.toLowerCase() as Hex;
}

/** The fields of an object. Throws `Unavailable("chain")` for anything else. */
export function fields(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw rubbish(what);
  return value as Readonly<Record<string, unknown>>;
}

export function rubbish(what: string): Unavailable {
  return new Unavailable("chain", `${what}: the node's answer is invalid`);
}
