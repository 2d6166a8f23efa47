import type { Kind } from "./settings";

/** The kinds of settings. A service may add its own: a `Kind` is only data. */

const UINT = /^\d{1,78}$/;

export const text: Kind<string> = { expected: "a text", parse: (given) => given };

export const boolean: Kind<boolean> = {
  expected: "true or false",
  parse: (given) => ({ true: true, false: false })[given.toLowerCase()],
};

export const port: Kind<number> = integer({ min: 0, max: 65_535 });

export const durationMs: Kind<number> = {
  expected: "a duration in milliseconds (a whole number)",
  parse: integer({ min: 0, max: 2 ** 31 - 1 }).parse, // a Node timer's maximum
};

/** A bigint in base units (wei, or a token's smallest unit). */
export const baseUnits: Kind<bigint> = {
  expected: "a whole number of base units",
  parse: (given) => (UINT.test(given) ? BigInt(given) : undefined),
};

/** An amount in decimal notation. */
export const ether: Kind<string> = {
  expected: "a decimal number of ETH",
  parse: (given) => (/^\d{1,9}(\.\d{1,9})?$/.test(given) ? given : undefined),
};

export const wei: Kind<bigint> = { expected: "a whole number of wei", parse: baseUnits.parse };

export const address: Kind<string> = {
  expected: "an address (0x and 40 hex digits)",
  parse: (given) => (/^0x[0-9a-fA-F]{40}$/.test(given) ? given : undefined),
};

export const privateKey: Kind<string> = {
  expected: "a private key (0x and 64 hex digits)",
  parse: (given) => (/^(0x)?[0-9a-fA-F]{64}$/.test(given) ? `0x${given.slice(-64).toLowerCase()}` : undefined),
};

export const privateKeys: Kind<readonly string[]> = listOf(privateKey, "private keys (each 0x and 64 hex digits)");

export const texts: Kind<readonly string[]> = listOf(text, "texts");

export interface EncryptionKey {
  readonly id: string;
  /** 32 bytes, for AES-256. */
  readonly key: Uint8Array;
}

/** `id:base64,id:base64`: the first key encrypts, all keys decrypt, so that keys can be rotated. */
export const encryptionKeys: Kind<readonly EncryptionKey[]> = listOf(
  { expected: "", parse: readEncryptionKey },
  "id:key pairs (key = base64 of 32 bytes), the newest first, each id once",
  (pair) => pair.id,
);

function readEncryptionKey(pair: string): EncryptionKey | undefined {
  const [, id, base64] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(pair) ?? [];
  return id && base64 ? { id, key: new Uint8Array(Buffer.from(base64, "base64")) } : undefined;
}

/** A whole number within bounds, both included. */
export function integer({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): Kind<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    parse: (given) => {
      const value = /^-?\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** One of the given words. */
export function choice<const W extends string>(...words: readonly W[]): Kind<W> {
  return { expected: `one of ${words.join(", ")}`, parse: (given) => words.find((word) => word === given) };
}

/** A URL with one of the given schemes, as written (a base address keeps its missing slash). */
export function url(...schemes: readonly string[]): Kind<string> {
  const spoken = schemes.map((scheme) => `${scheme}://`).join(" or ");
  const fits = (given: string) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1));
  return { expected: `a URL beginning with ${spoken}`, parse: (given) => (fits(given) ? given : undefined) };
}

export function urlList(...schemes: readonly string[]): Kind<readonly string[]> {
  return listOf(url(...schemes), `URLs beginning with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`);
}

/** A comma-separated list, never empty, without duplicates. `nouns` completes "a comma-separated list of …". */
export function listOf<T>(
  kind: Kind<T>,
  nouns: string,
  identity: (entry: T) => unknown = (entry) => entry,
): Kind<readonly T[]> {
  return {
    expected: `a comma-separated list of ${nouns}`,
    parse: (given) => {
      const entries = given.split(",").map((entry) => kind.parse(entry.trim()));
      const read = entries.filter((entry) => entry !== undefined);
      const distinct = new Set(read.map(identity)).size === entries.length;
      return read.length === entries.length && distinct ? Object.freeze(read) : undefined;
    },
  };
}
