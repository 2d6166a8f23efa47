import { resolvableCodes } from "@lunas/domain/operations/judge-resolution";
import type { Resolution } from "@lunas/domain/operations/resolution";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { parseAge, type StuckAge } from "./parse-age";
import { isHash, isPaymentId } from "./parse-reference";

export type PaymentsCommand =
  | ({ readonly kind: "payments_stuck" } & StuckAge)
  | { readonly kind: "payments_show"; readonly reference: PaymentId | Hex }
  | {
      readonly kind: "payments_resolve";
      readonly paymentId: PaymentId;
      readonly resolution: Resolution;
      readonly because: string | null;
    };

export interface WrongCommand {
  readonly kind: "wrong";
  readonly problem: string;
}

const defaultSeconds = 60;

/** `payments stuck|show|resolve …`. */
export function parsePayments([name, ...rest]: readonly string[]): PaymentsCommand | WrongCommand {
  switch (name) {
    case "stuck":
      return parseStuck(rest);
    case "show":
      return parseShow(rest[0] ?? "");
    case "resolve":
      return parseResolve(rest);
    default:
      return wrong("payments wants one of: stuck, show, resolve");
  }
}

function parseStuck(words: readonly string[]): PaymentsCommand | WrongCommand {
  const age = parseAge(words, defaultSeconds);
  if ("unknown" in age) return wrong(`"${age.unknown}" is neither a number of seconds nor a network`);
  return { kind: "payments_stuck", ...age };
}

function parseShow(text: string): PaymentsCommand | WrongCommand {
  if (isPaymentId(text) || isHash(text)) return { kind: "payments_show", reference: text };
  return wrong(`"${text}" is neither the id of a payment (pay_…) or refund (ref_…) nor a transaction's hash`);
}

function parseResolve(words: readonly string[]): PaymentsCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [paymentId = "", how, ...rest] = options.plain;
  if (!isPaymentId(paymentId)) return wrong(`"${paymentId}" is no id of a payment (pay_…) or refund (ref_…)`);
  const resolution = how === "confirmed" ? parseConfirmed(rest) : how === "failed" ? parseFailed(rest) : null;
  if (resolution === null) return wrong("a payment is resolved as: confirmed <hash> <log index>, or failed <code>");
  if ("problem" in resolution) return resolution;
  return { kind: "payments_resolve", paymentId, resolution, because: options.because };
}

function parseConfirmed([hash = "", logIndex = "", ...more]: readonly string[]): Resolution | WrongCommand {
  if (!isHash(hash)) return wrong(`"${hash}" is no transaction's hash`);
  if (!/^\d{1,9}$/.test(logIndex) || more.length > 0)
    return wrong("confirmed wants a hash and the index of its Transfer log");
  return { kind: "confirmed", txHash: hash.toLowerCase() as Hex, logIndex: Number(logIndex) };
}

function parseFailed([word, ...more]: readonly string[]): Resolution | WrongCommand {
  const code = resolvableCodes.find((each) => each === word);
  if (code === undefined || more.length > 0) return wrong(`failed wants one of: ${resolvableCodes.join(", ")}`);
  return { kind: "failed", code };
}

interface Options {
  readonly plain: readonly string[];
  readonly because: string | null;
}

/** Parses `--because <text>`, at most once, in any position. */
export function takeOptions(words: readonly string[]): Options | WrongCommand {
  const plain: string[] = [];
  let because: string | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as string;
    if (!word.startsWith("--")) {
      plain.push(word);
      continue;
    }
    const value = words[index + 1]?.trim() ?? "";
    if (word !== "--because") return wrong(`there is no option ${word}`);
    if (value === "" || value.length > 1_000 || value.startsWith("--")) return wrong(`${word} wants a text after it`);
    if (because !== null) return wrong(`${word} is given twice`);
    because = value;
    index += 1;
  }
  return { plain, because };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
