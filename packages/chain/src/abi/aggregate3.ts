import { addressWord, bytesWords, lengthWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "./contracts";

export interface SubCall {
  readonly target: string;
  readonly data: Hex;
}

export interface SubAnswer {
  readonly success: boolean;
  readonly data: Hex;
}

/** `true`, and the offset of the bytes. */
const allowedToFail = word(1n) + word(0x60n);

/**
 * Calldata of Multicall3's `aggregate3`; every call may fail. Written by hand because every payment waits for it, and a
 * general encoder takes most of a millisecond.
 */
export function encodeAggregate3(calls: readonly SubCall[]): Hex {
  const offsets: string[] = [];
  const tuples: string[] = [];
  let offset = calls.length * 32;
  for (const { target, data } of calls) {
    const tuple = addressWord(target) + allowedToFail + bytesWords(data);
    offsets.push(lengthWord(offset));
    tuples.push(tuple);
    offset += tuple.length / 2;
  }
  const list = lengthWord(calls.length) + offsets.join("") + tuples.join("");
  return `${selectors.aggregate3.selector}${lengthWord(0x20)}${list}` as Hex;
}

/** The calls in `aggregate3` calldata, as the contract reads them; null for anything else. */
export function decodeAggregate3Calls(data: Hex): readonly SubCall[] | null {
  if (!data.startsWith(selectors.aggregate3.selector)) return null;
  const body = data.slice(selectors.aggregate3.selector.length);
  const listAt = numberAt(body, 0);
  const count = listAt === null ? null : numberAt(body, listAt);
  if (listAt === null || count === null || count * 64 > body.length) return null;
  const calls: SubCall[] = [];
  for (let index = 0; index < count; index++) {
    const offset = numberAt(body, listAt + 32 + index * 32);
    const call = offset === null ? null : callAt(body, listAt + 32 + offset);
    if (call === null) return null;
    calls.push(call);
  }
  return calls;
}

function callAt(body: string, at: number): SubCall | null {
  const target = body.slice(at * 2 + 24, at * 2 + 64);
  const isAddress = target.length === 40 && body.startsWith("0".repeat(24), at * 2);
  const data = isAddress ? bytesAt(body, at, 64) : null;
  return data === null ? null : { target: `0x${target}`, data };
}

/** The answers of `aggregate3`, or null if the bytes are no list of exactly `count` answers. */
export function decodeAggregate3(data: Hex, count: number): readonly SubAnswer[] | null {
  const body = data.slice(2);
  const listAt = numberAt(body, 0);
  if (listAt === null || numberAt(body, listAt) !== count) return null;
  const answers: SubAnswer[] = [];
  for (let index = 0; index < count; index++) {
    const offset = numberAt(body, listAt + 32 + index * 32);
    const answer = offset === null ? null : answerAt(body, listAt + 32 + offset);
    if (answer === null) return null;
    answers.push(answer);
  }
  return answers;
}

function answerAt(body: string, at: number): SubAnswer | null {
  const success = numberAt(body, at);
  const data = bytesAt(body, at, 32);
  return success === null || data === null ? null : { success: success === 1, data };
}

/** The bytes of a tuple at `at`; their offset word is `offsetAt` bytes after its start. */
function bytesAt(body: string, at: number, offsetAt: number): Hex | null {
  const offset = numberAt(body, at + offsetAt);
  const length = offset === null ? null : numberAt(body, at + offset);
  if (offset === null || length === null) return null;
  const start = (at + offset + 32) * 2;
  const bytes = body.slice(start, start + length * 2);
  return bytes.length === length * 2 ? `0x${bytes}` : null;
}

/** The leading zeros of a word whose value fits into four bytes. */
const zeros = "0".repeat(56);

/** The word at a byte position, if it is small enough to be a position or a length. */
function numberAt(body: string, at: number): number | null {
  const start = at * 2;
  if (body.length < start + 64 || !body.startsWith(zeros, start)) return null;
  return Number(`0x${body.slice(start + zeros.length, start + 64)}`);
}
