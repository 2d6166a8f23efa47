import { errorFields, isError } from "./error-fields";
import { redactErrorText, redactText } from "./redact-text";

/** The values of JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** The limits of one log line; data beyond them is cut, and the line says so. */
const MAX_DEPTH = 6;
const MAX_ENTRIES = 50;
const MAX_TEXT = 2_000;
const MAX_CHARACTERS = 16_000;
/** The minimum size of an object or a key, so that many small values reach the limit too. */
const NODE_CHARACTERS = 10;

/** Names of secret values, compared without case and separators, and by their end: `x-api-key`, `payerPrivateKeys`. */
const SECRET_KEY = new RegExp(
  `(?:${[
    "authorization|cookie|signature|secret|password|passphrase|mnemonic|seedphrase",
    "apikey|privatekey|encryptionkey|relayerkey|sessiontoken|accesstoken|bearertoken",
    "rawtransaction|signedtransaction|xpayment",
  ].join("|")})s?$`,
);

/** Fields with the text of an error, in any object. */
const ERROR_WORDS = /^(?:error|err|message|reason|stack|cause|shortmessage)$/;

/** An operator needs the hash that an error has in its own field. */
const HASH_KEY = /hash$/i;

interface Walk {
  /** The objects above this one: one of them again is a cycle. */
  readonly ancestors: readonly object[];
  readonly budget: { characters: number };
  /** True inside an error: 32 bytes of hex may be a private key there. */
  readonly inError: boolean;
}

/** A copy of `value` for a log: plain, bounded, and without secrets, recognized by name or by form. Never throws. */
export function redact(value: unknown): Plain {
  return plain(value, { ancestors: [], budget: { characters: MAX_CHARACTERS }, inError: false });
}

/** Whether a field of this name contains a secret. */
export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function plain(value: unknown, walk: Walk): Plain {
  switch (typeof value) {
    case "string":
      return spend(cutText(value, walk.inError), walk);
    case "bigint":
      return value.toString();
    case "number":
      return Number.isFinite(value) ? value : String(value);
    case "boolean":
      return value;
    case "object":
      return value === null ? null : plainObject(value, walk);
    case "undefined":
      return null;
    default:
      return `[${typeof value}]`;
  }
}

function plainObject(value: object, walk: Walk): Plain {
  if (walk.ancestors.includes(value)) return "[cycle]";
  if (walk.ancestors.length >= MAX_DEPTH) return "[deeper]";
  if (walk.budget.characters <= 0) return "[more]";
  walk.budget.characters -= NODE_CHARACTERS;
  const below = { ...walk, ancestors: [...walk.ancestors, value], inError: walk.inError || isError(value) };
  try {
    return spell(value, below);
  } catch {
    return "[unreadable]"; // a getter or a proxy that throws must not take the log line with it
  }
}

/** The text, while the line still has room. */
function spend(text: string, { budget }: Walk): string {
  if (budget.characters <= 0) return "[more]";
  budget.characters -= text.length + NODE_CHARACTERS;
  return text;
}

/** One level of an object, by its type. */
function spell(value: object, walk: Walk): Plain {
  if (isError(value)) return plainFields(errorFields(value), walk);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return plainList(value, walk);
  if (value instanceof Set) return plainList([...value], walk);
  if (value instanceof Map) return spell(Object.fromEntries(value), walk);
  if ("toJSON" in value && typeof value.toJSON === "function") return plain(value.toJSON(), walk);
  return plainFields(Object.entries(value), walk);
}

function plainList(list: readonly unknown[], walk: Walk): Plain {
  const shown = list.slice(0, MAX_ENTRIES).map((entry) => plain(entry, walk));
  return list.length > MAX_ENTRIES ? [...shown, `[${list.length - MAX_ENTRIES} more]`] : shown;
}

interface KnownKey {
  readonly isSecret: boolean;
  readonly hasErrorWords: boolean;
  readonly isHash: boolean;
  readonly shown: string;
}

/** A cache per key: log lines have the same few keys. */
const knownKeys = new Map<string, KnownKey>();
const MOST_KEYS = 1_000;

function knownKey(key: string): KnownKey {
  const known = knownKeys.get(key);
  if (known !== undefined) return known;
  const found = {
    isSecret: isSecretKey(key),
    hasErrorWords: ERROR_WORDS.test(key.toLowerCase()),
    isHash: HASH_KEY.test(key),
    shown: cutText(key, false),
  };
  // Client data may have any keys, and long ones.
  if (knownKeys.size < MOST_KEYS && key.length <= 64) knownKeys.set(key, found);
  return found;
}

function plainFields(fields: readonly (readonly [string, unknown])[], walk: Walk): Plain {
  const shown: Record<string, Plain> = {};
  const count = Math.min(fields.length, MAX_ENTRIES);
  for (let at = 0; at < count; at += 1) {
    const [key, value] = fields[at] as readonly [string, unknown];
    const known = knownKey(key);
    if (known.isSecret && value !== null && value !== undefined && typeof value !== "boolean") {
      put(shown, redactText(key), "[redacted]");
      continue;
    }
    const inError = (walk.inError || known.hasErrorWords) && !known.isHash;
    put(shown, spend(known.shown, walk), plain(value, inError === walk.inError ? walk : { ...walk, inError }));
  }
  if (fields.length > MAX_ENTRIES) shown["[more]"] = fields.length - MAX_ENTRIES;
  return shown;
}

/** Defines an own field, whatever its name is. */
function put(fields: Record<string, Plain>, key: string, value: Plain): void {
  if (key !== "__proto__") fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true });
}

/**
 * Redacts, then cuts. Text far beyond the cut is dropped before, up to a whole word: half a secret would not be
 * recognized.
 */
function cutText(text: string, inError: boolean): string {
  const near = text.length > MAX_TEXT * 4 ? text.slice(0, MAX_TEXT * 4).replace(/[^\s"',:;]+$/, "") : text;
  const safe = inError ? redactErrorText(near) : redactText(near);
  const short = safe.length > MAX_TEXT ? safe.slice(0, MAX_TEXT) : safe;
  return near === text && short === safe ? safe : `${short}… [${text.length} characters]`;
}
