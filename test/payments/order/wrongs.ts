import { type Draft, soundBody } from "./draft";

export interface Wrong {
  /** The step that refuses it; `2a`, `4a` … where something is decided between two steps or in a part of one. */
  readonly step: string;
  readonly name: string;
  /** The code of the answer; with the field of a mismatch, the reason of a failed simulation. */
  readonly expected: string;
  /** What it changes in a sound payment. */
  readonly change: Partial<Draft>;
  /** Names of others that are not wrong beside this one although they change other fields. */
  readonly notWith?: readonly string[];
}

/** Everything that can be wrong with a payment, in the order in which it is told: one entry, one wrong. */
export const wrongs: readonly Wrong[] = [
  {
    step: "0",
    name: "the caller's limit is used up",
    expected: "rate_limited",
    change: { gateway: "at its limit" },
  },
  { step: "1", name: "no JSON", expected: "unsupported_media_type", change: { contentType: "text/plain" } },
  { step: "1", name: "over 64 kB", expected: "payload_too_large", change: { padding: 70_000 } },
  { step: "1", name: "broken JSON", expected: "invalid_request", change: { isCutShort: true } },
  { step: "1", name: "an unknown field", expected: "invalid_request", change: { topLevel: { colour: "red" } } },
  { step: "1", name: "a resource that is no URL", expected: "invalid_request", change: { resource: "ftp://shop" } },
  { step: "1", name: "another x402 version", expected: "invalid_request", change: { x402Version: 1 } },
  { step: "1", name: "another scheme", expected: "invalid_request", change: { scheme: "upto" } },
  { step: "1", name: "another transfer method", expected: "invalid_request", change: { method: "eip3009" } },
  { step: "1", name: "a nonce that is no decimal", expected: "invalid_request", change: { nonceText: "0x10" } },

  { step: "2", name: "no key", expected: "unauthorized", change: { credentials: "none" } },
  { step: "2", name: "a malformed key", expected: "unauthorized", change: { credentials: "malformed" } },
  { step: "2", name: "an unknown key", expected: "unauthorized", change: { credentials: "unknown" } },
  { step: "2", name: "a revoked key", expected: "unauthorized", change: { credentials: "revoked" } },
  {
    step: "2",
    name: "a secret key in a browser",
    expected: "secret_key_in_browser",
    change: { credentials: "secret in a browser" },
  },
  {
    step: "2",
    name: "a publishable key without Origin",
    expected: "origin_not_allowed",
    change: { credentials: "publishable without origin" },
  },
  {
    step: "2",
    name: "a publishable key elsewhere",
    expected: "origin_not_allowed",
    change: { credentials: "publishable elsewhere" },
  },

  {
    step: "2a",
    name: "no requirements",
    expected: "invalid_request",
    change: { hasRequirements: false },
    notWith: ["a publishable key without Origin", "a publishable key elsewhere", "metadata with a publishable key"],
  },
  {
    step: "2a",
    name: "metadata with a publishable key",
    expected: "invalid_request",
    change: { credentials: "publishable", topLevel: { metadata: { order: "7" } } },
  },
  { step: "2b", name: "a repeat", expected: "nonce_already_used", change: { ...soundBody, isRepeat: true } },

  { step: "4a", name: "a token of no chain", expected: "unsupported_token", change: { asset: "of no chain" } },
  { step: "4b", name: "another network", expected: "unsupported_network", change: { network: "eip155:8453" } },
  { step: "4b", name: "another chain's token", expected: "unsupported_network", change: { asset: "of Base" } },
  {
    step: "4c",
    name: "an accepted amount not demanded",
    expected: "payment_mismatch paymentPayload.accepted.amount",
    change: { acceptedAmountMore: 1n },
  },
  {
    step: "4c",
    name: "an accepted payee not demanded",
    expected: "payment_mismatch paymentPayload.accepted.payTo",
    change: { acceptedPayTo: "a stranger" },
  },
  {
    step: "4d",
    name: "a signed token not demanded",
    expected: "payment_mismatch permit2Authorization.asset",
    change: { signedAsset: "another" },
  },
  {
    step: "4d",
    name: "a signed amount not demanded",
    expected: "payment_mismatch permit2Authorization.amount",
    change: { signedAmountMore: 2n },
  },
  {
    step: "4d",
    name: "a signed payee not demanded",
    expected: "payment_mismatch permit2Authorization.payTo",
    change: { signedPayTo: "a stranger" },
  },
  {
    step: "4e",
    name: "a payee who is not the merchant",
    expected: "payment_mismatch payTo",
    change: { payTo: "a stranger" },
  },
  {
    step: "4f",
    name: "a merchant who pays himself",
    expected: "payment_mismatch from",
    change: { pays: "the merchant", payTo: "the merchant", signedPayTo: "as demanded" },
  },
  {
    step: "4g",
    name: "another spender",
    expected: "payment_mismatch spender",
    change: { spender: "a stranger" },
  },
  { step: "4h", name: "less than the minimum", expected: "payment_mismatch amount", change: { amount: 5n } },
  {
    step: "4i",
    name: "a deadline too far away",
    expected: "payment_mismatch deadline",
    change: { deadlineInSeconds: 4_000 },
  },

  {
    step: "5",
    name: "a chain that cannot be reached",
    expected: "chain_unavailable",
    change: { gateway: "without a chain" },
  },
  { step: "5", name: "a stranger's signature", expected: "invalid_signature", change: { signature: "a stranger's" } },
  {
    step: "5",
    name: "a signature for another amount",
    expected: "invalid_signature",
    change: { signature: "for another amount" },
  },
  { step: "5", name: "a signature with v 29", expected: "invalid_signature", change: { signature: "with v 29" } },
  { step: "6a", name: "a deadline passed", expected: "expired_deadline", change: { deadlineInSeconds: -10 } },
  { step: "6a", name: "a deadline 3 s away", expected: "expired_deadline", change: { deadlineInSeconds: 3 } },
  { step: "6b", name: "not valid yet", expected: "payment_not_yet_valid", change: { validInSeconds: 1_000 } },
  {
    step: "7",
    name: "a stored payment's nonce",
    expected: "nonce_already_used",
    change: { nonce: "of a stored payment" },
  },
  { step: "7", name: "a nonce cancelled", expected: "nonce_already_used", change: { nonce: "cancelled on chain" } },
  { step: "8", name: "no balance", expected: "insufficient_balance", change: { isPoor: true } },
  { step: "9", name: "no approval", expected: "no_permit2_approval", change: { isUnapproved: true } },
  { step: "10a", name: "a token paused", expected: "simulation_failed token_paused", change: { isPaused: true } },
  { step: "10b", name: "a payer blocked", expected: "simulation_failed payer_blocked", change: { isBlocked: true } },
  {
    step: "10c",
    name: "a payee blocked",
    expected: "simulation_failed payee_blocked",
    change: { isPayeeBlocked: true },
  },
  { step: "11", name: "nobody with gas to settle", expected: "service_unavailable", change: { isUnserved: true } },
];
