import { formats } from "../schema/formats";

/** A part of a body that says that it is another kind of payment: the x402 reason, and JSON path → problem. */
export interface KindProblem {
  readonly reason: "invalid_x402_version" | "unsupported_scheme" | "invalid_network" | "invalid_payload";
  readonly path: string;
  readonly problem: string;
}

export type Scheme = "exact" | "upto" | "batch-settlement";

/**
 * Why a body is no payment of version 2, of one of these schemes, on an EVM network, by Permit2. In this order, because
 * the first one explains the others. Empty for a body of this kind, whatever else is wrong with it. Never throws.
 */
export function kindProblems(body: unknown, schemes: readonly Scheme[] = ["exact"]): readonly KindProblem[] {
  return questionsFor(schemes).flatMap(({ reason, path, problemOf }) => {
    const segments = path.split(".");
    const name = segments.pop() ?? "";
    const holder = segments.reduce<unknown>(fieldOf, body);
    // Where the holder is missing, its absence is the problem.
    const problem = isObject(holder) ? problemOf(fieldOf(holder, name), holder) : null;
    return problem === null ? [] : [{ reason, path, problem }];
  });
}

interface Question extends Omit<KindProblem, "problem"> {
  readonly problemOf: (value: unknown, holder: object) => string | null;
}

const mustBe =
  (...expected: readonly unknown[]) =>
  (value: unknown) => {
    if (expected.includes(value)) return null;
    return value === undefined ? "is required" : `must be ${expected.map((each) => JSON.stringify(each)).join(" or ")}`;
  };

const mustBePresent = (value: unknown) => (value === undefined ? "is required" : null);
const version = mustBe(2);
const method = mustBe("permit2");

function network(value: unknown): string | null {
  if (typeof value !== "string" || value.startsWith("eip155:")) return null;
  return formats.caip2.test(value) ? "must be an EVM network, eip155:<chainId>" : formats.caip2.message;
}

function authorization(value: unknown, holder: object): string | null {
  if (value !== undefined) return null;
  return "authorization" in holder
    ? "is required: an EIP-3009 authorization cannot be settled here, the token has only Permit2"
    : "is required";
}

/** The part that has the signature: of a channel it is the voucher, and its type says the rest. */
const signedPart = (schemes: readonly Scheme[]): Question =>
  schemes.every((scheme) => scheme === "batch-settlement")
    ? { reason: "invalid_payload", path: "paymentPayload.payload.voucher", problemOf: mustBePresent }
    : { reason: "invalid_payload", path: "paymentPayload.payload.permit2Authorization", problemOf: authorization };

const questionsFor = (schemes: readonly Scheme[]): readonly Question[] => [
  {
    reason: "invalid_x402_version",
    path: "x402Version",
    problemOf: (value) => (value === undefined ? null : version(value)),
  },
  { reason: "invalid_x402_version", path: "paymentPayload.x402Version", problemOf: version },
  { reason: "unsupported_scheme", path: "paymentRequirements.scheme", problemOf: mustBe(...schemes) },
  { reason: "unsupported_scheme", path: "paymentPayload.accepted.scheme", problemOf: mustBe(...schemes) },
  { reason: "invalid_network", path: "paymentRequirements.network", problemOf: network },
  { reason: "invalid_network", path: "paymentPayload.accepted.network", problemOf: network },
  signedPart(schemes),
  { reason: "invalid_payload", path: "paymentRequirements.extra.assetTransferMethod", problemOf: method },
  { reason: "invalid_payload", path: "paymentPayload.accepted.extra.assetTransferMethod", problemOf: method },
];

/** The scheme that a body names: the payer's where there is a payload, else the merchant's. Null: neither names one of ours. */
export function schemeOf(body: unknown): Scheme | null {
  const payload = fieldOf(fieldOf(fieldOf(body, "paymentPayload"), "accepted"), "scheme");
  const named = payload ?? fieldOf(fieldOf(body, "paymentRequirements"), "scheme");
  return named === "exact" || named === "upto" || named === "batch-settlement" ? named : null;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldOf(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : undefined;
}
