import { type Parsed, parse } from "@lunas/protocol/validate";
import { X402Request } from "@lunas/protocol/x402/facade";

/** A standard x402 request: of our kind, or well-formed and of another kind of payment. */
export type StockRequest = { readonly kind: "permit2"; readonly request: X402Request } | { readonly kind: "other" };

/**
 * Another scheme, method or version gets the answer `unsupported_payload_type`, as x402 servers expect; a body that is
 * not a payment is a bad request.
 */
export function parseStockRequest(body: unknown): Parsed<StockRequest> {
  const parsed = parse(X402Request, body);
  if (parsed.ok) return { ok: true, value: { kind: "permit2", request: parsed.value } };
  return isOfAnotherKind(body) ? { ok: true, value: { kind: "other" } } : parsed;
}

interface Loose {
  readonly x402Version?: unknown;
  readonly paymentPayload?: { readonly x402Version?: unknown; readonly payload?: { permit2Authorization?: unknown } };
  readonly paymentRequirements?: { readonly scheme?: unknown; readonly extra?: { assetTransferMethod?: unknown } };
}

function isOfAnotherKind(body: unknown): boolean {
  const { paymentPayload, paymentRequirements } = (body ?? {}) as Loose;
  if (!isObject(paymentPayload) || !isObject(paymentPayload.payload) || !isObject(paymentRequirements)) return false;
  return (
    paymentPayload.x402Version !== 2 ||
    paymentRequirements.scheme !== "exact" ||
    paymentRequirements.extra?.assetTransferMethod !== "permit2" ||
    !isObject(paymentPayload.payload.permit2Authorization)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
