import type { Address } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { Hex } from "../shared/hex";
import { type Refusal, refuse } from "../shared/refusal";
import type { SignInNonces } from "./ports";

/** An EIP-4361 message, parsed. */
export interface SignInMessage {
  readonly address: Address;
  readonly domain: string;
  readonly uri: string;
  readonly version: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAtMs: number | null;
  readonly expiresAtMs: number | null;
  readonly notBeforeMs: number | null;
}

/** What a message must say to be meant for us. */
export interface SignInTerms {
  /** Hosts with their ports, as in the message's first line: `pay.example`, `localhost:3402`. */
  readonly domains: readonly string[];
  readonly chainIds: readonly number[];
}

/** What `details.reason` of a refused sign-in says. */
export type SignInProblem =
  | "message_malformed"
  | "domain_mismatch"
  | "uri_mismatch"
  | "version_unsupported"
  | "chain_mismatch"
  | "issued_at_out_of_range"
  | "expired"
  | "not_yet_valid"
  | "address_mismatch"
  | "nonce_unknown"
  | "signature_mismatch"
  | "not_registered"
  | "suspended";

export interface SignInDeps {
  readonly nonces: Pick<SignInNonces, "consume">;
  /** Null: not an EIP-4361 message. */
  readonly parseMessage: (text: string) => SignInMessage | null;
  /** Whether the account signed the text, by its key or by its code. Throws `Unavailable("chain")`. */
  readonly hasSigned: (signed: Signed) => Promise<boolean>;
  readonly clock: Clock;
  readonly terms: SignInTerms;
}

export interface Signed {
  readonly address: Address;
  readonly text: string;
  readonly signature: Hex;
}

const issuedWithinMs = 600_000;

/** The wallet that a signed message proves, or why it proves none. Uses the nonce up once the message is meant for us. */
export async function proveWallet(
  deps: SignInDeps,
  given: { readonly message: string; readonly signature: Hex; readonly expected: Address | null },
): Promise<Address | Refusal> {
  const message = deps.parseMessage(given.message);
  if (message === null) return refuseSignIn("message_malformed");
  const problem = judgeMessage(message, deps.terms, deps.clock.now());
  if (problem !== null) return refuseSignIn(problem);
  if (given.expected !== null && given.expected !== message.address) return refuseSignIn("address_mismatch");
  const signed = { address: message.address, text: given.message, signature: given.signature };
  // Asked before the nonce is used up: a chain that cannot be reached must not cost the nonce.
  const isSigned = await deps.hasSigned(signed);
  if (!(await deps.nonces.consume(message.nonce))) return refuseSignIn("nonce_unknown");
  return isSigned ? message.address : refuseSignIn("signature_mismatch");
}

/** The first thing that is wrong with a message in itself, or null. */
export function judgeMessage(message: SignInMessage, terms: SignInTerms, nowMs: number): SignInProblem | null {
  if (!terms.domains.includes(message.domain)) return "domain_mismatch";
  if (!URL.canParse(message.uri) || !terms.domains.includes(new URL(message.uri).host)) return "uri_mismatch";
  if (message.version !== "1") return "version_unsupported";
  if (!terms.chainIds.includes(message.chainId)) return "chain_mismatch";
  return judgeTimes(message, nowMs);
}

function judgeTimes({ issuedAtMs, expiresAtMs, notBeforeMs }: SignInMessage, nowMs: number): SignInProblem | null {
  if (issuedAtMs === null || Math.abs(nowMs - issuedAtMs) > issuedWithinMs) return "issued_at_out_of_range";
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return "expired";
  if (notBeforeMs !== null && notBeforeMs > nowMs) return "not_yet_valid";
  return null;
}

const messages: Readonly<Record<SignInProblem, string>> = {
  message_malformed: "The message is not an EIP-4361 sign-in message.",
  domain_mismatch: "The message is for another domain.",
  uri_mismatch: "The message's URI is not one of ours.",
  version_unsupported: "The message's version is not 1.",
  chain_mismatch: "The message's chain id is not one of ours.",
  issued_at_out_of_range: "The message was issued more than ten minutes from now.",
  expired: "The message has expired.",
  not_yet_valid: "The message is not valid yet.",
  address_mismatch: "The message was signed for another wallet.",
  nonce_unknown: "The nonce is unknown, too old or used: ask for a new one.",
  signature_mismatch: "The signature is not the wallet's.",
  not_registered: "No merchant is registered with this wallet.",
  suspended: "This merchant is suspended.",
};

export function refuseSignIn(reason: SignInProblem): Refusal {
  return refuse("unauthorized", messages[reason], { reason });
}
