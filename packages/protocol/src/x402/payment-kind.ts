import { formats } from "../schema/formats";

/** A part of a body that says that it is another kind of payment: the x402 reason, and JSON path → problem. */
export interface KindProblem {
  readonly reason: "invalid_x402_version" | "unsupported_scheme" | "invalid_network" | "invalid_payload";
  readonly path: string;
  readonly problem: string;
}

/**
 * Why a body is no payment of version 2, scheme `exact`, on an EVM network, by Permit2. In this order, because the first
 * one explains the others. Empty for a body of this kind, whatever else is wrong with it. Never throws.
 */
export function kindProblems(body: unknown): readonly KindProblem[] {
  return questions.flatMap(({ reason, path, problemOf }) => {
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

const mustBe = (expected: unknown) => (value: unknown) =>
  value === expected ? null : value === undefined ? "is required" : `must be ${JSON.stringify(expected)}`;

const version = mustBe(2);
const scheme = mustBe("exact");
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

const questions: readonly Question[] = [
  {
    reason: "invalid_x402_version",
    path: "x402Version",
    problemOf: (value) => (value === undefined ? null : version(value)),
  },
  { reason: "invalid_x402_version", path: "paymentPayload.x402Version", problemOf: version },
  { reason: "unsupported_scheme", path: "paymentRequirements.scheme", problemOf: scheme },
  { reason: "unsupported_scheme", path: "paymentPayload.accepted.scheme", problemOf: scheme },
  { reason: "invalid_network", path: "paymentRequirements.network", problemOf: network },
  { reason: "invalid_network", path: "paymentPayload.accepted.network", problemOf: network },
  { reason: "invalid_payload", path: "paymentPayload.payload.permit2Authorization", problemOf: authorization },
  { reason: "invalid_payload", path: "paymentRequirements.extra.assetTransferMethod", problemOf: method },
  { reason: "invalid_payload", path: "paymentPayload.accepted.extra.assetTransferMethod", problemOf: method },
];

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldOf(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : undefined;
}
