import type { Address } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { Hex } from "../shared/hex";
import { type Refusal, refuse } from "../shared/refusal";
import type { SignInNonces } from "./ports";
import { linkStatement } from "./sign-in-link-statement";
import { isAboutWallets } from "./wallet-change";
import type { ProvedBy, WalletProofs } from "./wallet-proof";

/** A parsed EIP-4361 message. */
export interface SignInMessage {
  readonly address: Address;
  readonly domain: string;
  readonly uri: string;
  /** The purpose of the message; null without one. */
  readonly statement: string | null;
  readonly version: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAtMs: number | null;
  readonly expiresAtMs: number | null;
  readonly notBeforeMs: number | null;
}

/** The values that a message must have to be for this service. */
export interface SignInTerms {
  /** Hosts with their ports, as in the message's first line: `pay.example`, `localhost:3402`. */
  readonly domains: readonly string[];
  readonly chainIds: readonly number[];
}

/** The values of `details.reason` of a refused sign-in. */
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
  | "statement_mismatch"
  | "nonce_unknown"
  | "signature_mismatch"
  | "chain_not_proved"
  | "link_unknown"
  | "not_registered"
  | "wallet_not_current"
  | "suspended";

export interface SignInDeps {
  readonly nonces: Pick<SignInNonces, "consume">;
  /** Null: not an EIP-4361 message. */
  readonly parseMessage: (text: string) => SignInMessage | null;
  /** How the account signed the text; null: it did not. Throws `Unavailable("chain")`. */
  readonly provedBy: (signed: Signed) => Promise<ProvedBy | null>;
  readonly proofs: Pick<WalletProofs, "note">;
  readonly clock: Clock;
  readonly terms: SignInTerms;
}

export interface Signed {
  readonly address: Address;
  readonly text: string;
  readonly signature: Hex;
  /** The chain that the message names. */
  readonly chainId: number;
}

/** A wallet that signed in, with its proof. */
export interface SignedInWallet {
  readonly wallet: Address;
  readonly provedBy: ProvedBy;
}

const issuedWithinMs = 600_000;

/** The wallet that a signed message proves, or the refusal. Consumes the nonce once the message is for this service. */
export async function proveWallet(
  deps: SignInDeps,
  given: { readonly message: string; readonly signature: Hex; readonly expected: Address | null },
): Promise<SignedInWallet | Refusal> {
  const message = deps.parseMessage(given.message);
  if (message === null) return refuseSignIn("message_malformed");
  const problem = judgeMessage(message, deps.terms, deps.clock.now());
  if (problem !== null) return refuseSignIn(problem);
  const isForAnother = isAboutWallets(message.statement) || message.statement === linkStatement;
  if (isForAnother) return refuseSignIn("statement_mismatch");
  if (given.expected !== null && given.expected !== message.address) return refuseSignIn("address_mismatch");
  const { address, chainId } = message;
  const signed = { address, text: given.message, signature: given.signature, chainId };
  // Before the nonce is consumed: an unreachable chain must not cost the nonce.
  const provedBy = await deps.provedBy(signed);
  if (!(await deps.nonces.consume(message.nonce))) return refuseSignIn("nonce_unknown");
  if (provedBy === null) return refuseSignIn("signature_mismatch");
  return (await deps.proofs.note(address, provedBy)) ? { wallet: address, provedBy } : refuseSignIn("chain_not_proved");
}

/** A proof for one purpose. `name`: its name in a refusal, if a request has several proofs. */
export interface PurposeProof {
  readonly message: string;
  readonly signature: Hex;
  readonly expected: Address;
  readonly name: string | null;
}

interface CheckedProof {
  readonly proof: PurposeProof;
  readonly nonce: string;
  readonly by: ProvedBy | null;
}

/**
 * How each wallet signed the statement, in the order of the proofs and each with its own nonce; else the refusal of the
 * first invalid proof.
 */
export async function provePurpose(
  deps: SignInDeps,
  statement: string,
  proofs: readonly PurposeProof[],
): Promise<readonly ProvedBy[] | Refusal> {
  const checkedProofs: CheckedProof[] = [];
  for (const proof of proofs) {
    const message = deps.parseMessage(proof.message);
    if (message === null) return refuseProof("message_malformed", proof);
    const problem = judgeMessage(message, deps.terms, deps.clock.now());
    if (problem !== null) return refuseProof(problem, proof);
    if (message.address !== proof.expected) return refuseProof("address_mismatch", proof, { expected: proof.expected });
    if (message.statement !== statement) return refuseProof("statement_mismatch", proof, { expected: statement });
    const { address, chainId, nonce } = message;
    const signed = { address, text: proof.message, signature: proof.signature, chainId };
    checkedProofs.push({ proof, nonce, by: await deps.provedBy(signed) });
  }
  for (const { proof, nonce } of checkedProofs) {
    if (!(await deps.nonces.consume(nonce))) return refuseProof("nonce_unknown", proof);
  }
  return noteAll(deps, checkedProofs);
}

/** Stores the proofs of a request whose nonces are consumed. */
async function noteAll(
  { proofs }: SignInDeps,
  checkedProofs: readonly CheckedProof[],
): Promise<readonly ProvedBy[] | Refusal> {
  const proved: ProvedBy[] = [];
  for (const { proof, by } of checkedProofs) {
    if (by === null) return refuseProof("signature_mismatch", proof);
    if (!(await proofs.note(proof.expected, by))) return refuseProof("chain_not_proved", proof);
    proved.push(by);
  }
  return proved;
}

function refuseProof(reason: SignInProblem, { name }: PurposeProof, more: Record<string, string> = {}): Refusal {
  return refuseSignIn(reason, { ...(name !== null && { proof: name }), ...more });
}

/** The first fault of a message by itself, or null. */
export function judgeMessage(message: SignInMessage, terms: SignInTerms, nowMs: number): SignInProblem | null {
  if (!terms.domains.includes(message.domain)) return "domain_mismatch";
  if (!isOwnUri(message.uri, terms)) return "uri_mismatch";
  if (message.version !== "1") return "version_unsupported";
  if (!terms.chainIds.includes(message.chainId)) return "chain_mismatch";
  return judgeTimes(message, nowMs);
}

function isOwnUri(text: string, { domains }: SignInTerms): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && domains.includes(host) && `${username}${password}` === "";
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
  statement_mismatch: "The message was signed for something else: its statement is not the expected one.",
  nonce_unknown: "The nonce is unknown, too old or used: ask for a new one.",
  signature_mismatch: "The signature is not the wallet's.",
  chain_not_proved:
    "The wallet's contract is known on other chains only: sign in there, and prove it on this chain in the session.",
  not_registered: "No merchant is registered with this wallet.",
  link_unknown: "The sign-in link has expired, or was used. Run `lunas dashboard` again.",
  wallet_not_current:
    "This wallet is a former one of its merchant, or is not its wallet yet: sign in with the current one.",
  suspended: "This merchant is suspended.",
};

export function refuseSignIn(reason: SignInProblem, more: Record<string, string> = {}): Refusal {
  return refuse("unauthorized", messages[reason], { reason, ...more });
}
