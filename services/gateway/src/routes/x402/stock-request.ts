import type { Chain } from "@lunas/catalog/chain";
import { type Parsed, parse } from "@lunas/protocol/validate";
import { type X402Reason, X402Request, X402UptoRequest } from "@lunas/protocol/x402/facade";
import { kindProblems, schemeOf } from "@lunas/protocol/x402/payment-kind";
import { fieldAt, withDecimalNonce } from "./loose-body";

/** A well-formed request that is not settled here: the x402 reason, and the rule that it does not keep. */
export interface NotOurs {
  readonly reason: X402Reason;
  readonly message: string;
}

/** A standard x402 request: of our kind, or well-formed and of another kind of payment. */
export type StockRequest =
  | { readonly kind: "permit2"; readonly request: X402Request | X402UptoRequest }
  | ({ readonly kind: "other"; readonly network: string | null } & NotOurs);

/**
 * Another version, scheme, network or method is refused with x402's reason for it; a body that is not a payment is a bad
 * request.
 */
export function parseStockRequest(body: unknown): Parsed<StockRequest> {
  const scheme = schemeOf(body);
  const schema = scheme === "upto" ? X402UptoRequest : X402Request;
  const parsed: Parsed<X402Request | X402UptoRequest> = parse(schema, withDecimalNonce(body));
  if (parsed.ok) return { ok: true, value: { kind: "permit2", request: parsed.value } };
  const [first] = isPayment(body) ? kindProblems(body, [scheme ?? "exact"]) : [];
  if (first === undefined) return parsed;
  const { path, problem } = first;
  const reason = first.reason === "unsupported_scheme" && isHalfUpto(body) ? "invalid_upto_evm_scheme" : first.reason;
  return { ok: true, value: { kind: "other", reason, message: `${path} ${problem}.`, network: networkIn(body) } };
}

/** Null where the request's two networks are one, on which payments of the key settle. */
export function wrongNetwork(
  { paymentPayload, paymentRequirements }: X402Request | X402UptoRequest,
  chains: readonly Chain[],
): NotOurs | null {
  const { network } = paymentRequirements;
  if (paymentPayload.accepted.network !== network) {
    const message = "paymentPayload.accepted.network is not paymentRequirements.network.";
    const scheme = paymentPayload.accepted.scheme;
    return { reason: `invalid_${scheme}_evm_network_mismatch`, message };
  }
  const ours = chains.map(({ caip2Network }) => caip2Network);
  if (ours.some((each) => each === network)) return null;
  return { reason: "invalid_network", message: `This API key settles on ${ours.join(", ")}.` };
}

/** The network that a request names, whatever else is wrong with it; null where it names none that can be repeated. */
export function networkIn(body: unknown): string | null {
  const places = ["paymentRequirements.network", "paymentPayload.accepted.network", "paymentPayload.network"];
  const named = places.map((path) => fieldAt(body, path));
  return named.find((each): each is string => typeof each === "string" && /^[-:\w]{1,64}$/.test(each)) ?? null;
}

/** One side names `upto` and the other one does not: x402 has a word for two schemes that differ in `upto` alone. */
function isHalfUpto(body: unknown): boolean {
  const sides = ["paymentPayload.accepted.scheme", "paymentRequirements.scheme"].map((path) => fieldAt(body, path));
  return sides.filter((scheme) => scheme === "upto").length === 1;
}

function isPayment(body: unknown): boolean {
  const parts = ["paymentPayload", "paymentPayload.payload", "paymentRequirements"];
  return parts.map((path) => fieldAt(body, path)).every((part) => typeof part === "object" && part !== null);
}
