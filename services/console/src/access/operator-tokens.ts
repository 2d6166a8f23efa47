import { createHash, timingSafeEqual } from "node:crypto";
import { listOf } from "@lunas/runtime/kinds";
import type { Kind } from "@lunas/runtime/settings";

/** An operator's token, as the settings have it: only its hash. */
export interface OperatorToken {
  readonly name: string;
  readonly hash: Buffer;
}

/** SHA-256 protects only what cannot be guessed: a shorter token is refused even if its hash is in the settings. */
const leastTokenLength = 32;
const longestToken = 512;

/** `name:sha256,name:sha256`. */
export const operatorTokens: Kind<readonly OperatorToken[]> = listOf(
  { expected: "", parse: parseToken },
  "name:hash pairs (hash = SHA-256 of the token in 64 hex digits), each name once",
  ({ name }) => name,
);

function parseToken(pair: string): OperatorToken | undefined {
  const [, name, hash] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63}):([0-9a-fA-F]{64})$/.exec(pair) ?? [];
  return name && hash ? { name, hash: Buffer.from(hash, "hex") } : undefined;
}

/** The operator's name, or null. Compares with every hash in constant time. */
export function findOperator(tokens: readonly OperatorToken[], given: unknown): string | null {
  if (typeof given !== "string" || given.length < leastTokenLength || given.length > longestToken) return null;
  const hash = createHash("sha256").update(given).digest();
  let found: string | null = null;
  for (const token of tokens) if (timingSafeEqual(token.hash, hash)) found = token.name;
  return found;
}
