import type { Chain } from "@lunas/catalog/chain";
import { type Parsed, parse } from "@lunas/protocol/validate";
import {
  type StockChannelType,
  stockChannelParts,
  stockChannelRequest,
  type X402ChannelRequest,
} from "@lunas/protocol/x402/channel-facade";
import { type X402Reason, X402Request, X402UptoRequest } from "@lunas/protocol/x402/facade";
import { type KindProblem, kindProblems, schemeOf } from "@lunas/protocol/x402/payment-kind";
import { fieldAt, withDecimalNonce } from "./loose-body";

/** A well-formed request that is not settled here: the x402 reason, and the rule that it does not keep. */
export interface NotOurs {
  readonly reason: X402Reason;
  readonly message: string;
}

/** A standard x402 request: of our kind, or well-formed and of another kind of payment. */
export type StockRequest =
  | { readonly kind: "permit2"; readonly request: X402Request | X402UptoRequest }
  | { readonly kind: "channel"; readonly request: X402ChannelRequest }
  | ({ readonly kind: "other"; readonly network: string | null } & NotOurs);

/**
 * Another version, scheme, network or method is refused with x402's reason for it; a body that is not a payment is a bad
 * request.
 */
export function parseStockRequest(body: unknown): Parsed<StockRequest> {
  const scheme = schemeOf(body);
  if (scheme === "batch-settlement") return parseChannelRequest(body);
  const schema = scheme === "upto" ? X402UptoRequest : X402Request;
  const parsed: Parsed<X402Request | X402UptoRequest> = parse(schema, withDecimalNonce(body));
  if (parsed.ok) return { ok: true, value: { kind: "permit2", request: parsed.value } };
  const [first] = isPayment(body) ? kindProblems(body, [scheme ?? "exact"]) : [];
  if (first === undefined) return parsed;
  const { path, problem } = first;
  const reason = reasonOfKind(body, first);
  return { ok: true, value: { kind: "other", reason, message: `${path} ${problem}.`, network: networkIn(body) } };
}

/** By the type of the payload, which says which fields the others are. */
function parseChannelRequest(body: unknown): Parsed<StockRequest> {
  const type = fieldAt(body, "paymentPayload.payload.type");
  const [first] = isPayment(body) ? kindProblems(body, ["batch-settlement"]).filter(isOfKind) : [];
  const other = (reason: X402Reason, message: string): Parsed<StockRequest> => {
    return { ok: true, value: { kind: "other", reason, message, network: networkIn(body) } };
  };
  if (first !== undefined) return other(reasonOfKind(body, first), `${first.path} ${first.problem}.`);
  if (!isChannelType(type) || isWithoutAuthorization(body, type))
    return isPayment(body)
      ? other("invalid_batch_settlement_evm_payload_type", "paymentPayload.payload is of no type that is served here.")
      : notAPayment(body);
  const parsed = parse(stockChannelRequest(type), withDecimalNonce(body));
  return parsed.ok ? { ok: true, value: { kind: "channel", request: parsed.value as X402ChannelRequest } } : parsed;
}

function notAPayment(body: unknown): Parsed<StockRequest> {
  const parsed: Parsed<unknown> = parse(X402Request, body);
  return parsed.ok ? { ok: false, details: { body: "is no payment" } } : parsed;
}

/** Version, scheme or network, and another transfer method; whatever else is missing depends on the payload's type. */
function isOfKind({ reason, path, problem }: KindProblem): boolean {
  if (reason !== "invalid_payload") return true;
  return path.endsWith("assetTransferMethod") && !problem.startsWith("is required");
}

function isChannelType(type: unknown): type is StockChannelType {
  return typeof type === "string" && Object.hasOwn(stockChannelParts, type);
}

/** A deposit by another method than Permit2. */
function isWithoutAuthorization(body: unknown, type: StockChannelType): boolean {
  const authorization = "paymentPayload.payload.deposit.authorization";
  const isThere = (path: string) => typeof fieldAt(body, path) === "object";
  return type === "deposit" && isThere(authorization) && !isThere(`${authorization}.permit2Authorization`);
}

/** Null where the request's two networks are one, on which payments of the key settle. */
export function wrongNetwork(
  { paymentPayload, paymentRequirements }: X402Request | X402UptoRequest | X402ChannelRequest,
  chains: readonly Chain[],
): NotOurs | null {
  const { network } = paymentRequirements;
  if (paymentPayload.accepted.network !== network) {
    const message = "paymentPayload.accepted.network is not paymentRequirements.network.";
    const { scheme } = paymentPayload.accepted;
    const name = scheme === "batch-settlement" ? "batch_settlement" : scheme;
    return { reason: `invalid_${name}_evm_network_mismatch`, message };
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

/** x402 has a word for two schemes that differ where one of them is `upto` or `batch-settlement`. */
function reasonOfKind(body: unknown, { reason }: KindProblem): X402Reason {
  if (reason !== "unsupported_scheme") return reason;
  const sides = ["paymentPayload.accepted.scheme", "paymentRequirements.scheme"].map((path) => fieldAt(body, path));
  const isHalf = (named: string) => sides.filter((scheme) => scheme === named).length === 1;
  if (isHalf("batch-settlement")) return "invalid_batch_settlement_evm_scheme";
  return isHalf("upto") ? "invalid_upto_evm_scheme" : reason;
}

function isPayment(body: unknown): boolean {
  const parts = ["paymentPayload", "paymentPayload.payload", "paymentRequirements"];
  return parts.map((path) => fieldAt(body, path)).every((part) => typeof part === "object" && part !== null);
}
