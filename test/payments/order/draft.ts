/**
 * A request for a payment before it is signed and sent, as flat data: what is wrong with it is a change of some of its
 * fields, and two things can be wrong at once when they change different ones.
 */
export interface Draft {
  readonly gateway: "open" | "at its limit" | "without a chain";
  readonly contentType: string;
  /** Spaces after the body. */
  readonly padding: number;
  readonly isCutShort: boolean;
  /** More fields of the body. */
  readonly topLevel: Readonly<Record<string, unknown>>;
  readonly resource: string;
  readonly x402Version: number;
  readonly scheme: string;
  readonly method: string;
  /** Instead of the nonce, as it stands in the body. */
  readonly nonceText: string | null;
  readonly credentials: Credentials;
  readonly hasRequirements: boolean;
  readonly asset: "of the sandbox" | "of Base" | "of no chain";
  readonly network: string;
  /** Base units; at least 100 is what the gateway takes. */
  readonly amount: bigint;
  readonly acceptedAmountMore: bigint;
  readonly signedAmountMore: bigint;
  readonly payTo: "the merchant" | "a stranger";
  readonly acceptedPayTo: "as demanded" | "a stranger";
  readonly signedPayTo: "as demanded" | "a stranger";
  readonly signedAsset: "as demanded" | "another";
  readonly pays: "a payer" | "the merchant";
  readonly spender: "the proxy" | "a stranger";
  readonly deadlineInSeconds: number;
  readonly validInSeconds: number;
  readonly signature: "the payer's" | "a stranger's" | "for another amount" | "with v 29";
  readonly nonce: "fresh" | "of a stored payment" | "cancelled on chain";
  /** The very request that has been paid. */
  readonly isRepeat: boolean;
  readonly isPoor: boolean;
  readonly isUnapproved: boolean;
  readonly isBlocked: boolean;
  readonly isPayeeBlocked: boolean;
  /** The token is paused, for everybody. */
  readonly isPaused: boolean;
  /** No relayer has gas to settle with. */
  readonly isUnserved: boolean;
}

export type Credentials =
  | "secret"
  | "publishable"
  | "none"
  | "malformed"
  | "unknown"
  | "revoked"
  | "secret in a browser"
  | "publishable without origin"
  | "publishable elsewhere";

/** Nothing is wrong: this one would be paid. */
export const sound: Draft = {
  gateway: "open",
  contentType: "application/json",
  padding: 0,
  isCutShort: false,
  topLevel: {},
  resource: "https://shop.example/article",
  x402Version: 2,
  scheme: "exact",
  method: "permit2",
  nonceText: null,
  credentials: "secret",
  hasRequirements: true,
  asset: "of the sandbox",
  network: "eip155:1337",
  amount: 1_000n,
  acceptedAmountMore: 0n,
  signedAmountMore: 0n,
  payTo: "the merchant",
  acceptedPayTo: "as demanded",
  signedPayTo: "as demanded",
  signedAsset: "as demanded",
  pays: "a payer",
  spender: "the proxy",
  deadlineInSeconds: 300,
  validInSeconds: -60,
  signature: "the payer's",
  nonce: "fresh",
  isRepeat: false,
  isPoor: false,
  isUnapproved: false,
  isBlocked: false,
  isPayeeBlocked: false,
  isPaused: false,
  isUnserved: false,
};

/** What may differ between a request and its repeat: where it goes, how it travels, and what has become of the world. */
const besideTheBody: readonly string[] = [
  "gateway",
  "contentType",
  "padding",
  "isCutShort",
  "credentials",
  "isRepeat",
  "isPoor",
  "isUnapproved",
  "isBlocked",
  "isPaused",
  "isUnserved",
] satisfies (keyof Draft)[];

/** A sound body, field by field: a change that holds it goes with no other change of the body. */
export const soundBody: Partial<Draft> = Object.fromEntries(
  Object.entries(sound).filter(([field]) => !besideTheBody.includes(field)),
);
