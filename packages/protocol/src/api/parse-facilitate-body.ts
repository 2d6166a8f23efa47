import { type Parsed, parse } from "../validate";
import { decodePaymentHeader } from "../x402/payment-header";
import { kindProblems } from "../x402/payment-kind";
import { FacilitateBody } from "./facilitate";
import { isNestedDeeperThan } from "./nesting";

/** Unknown fields of the payload are ignored, but the body's hash covers them too, by recursion. */
const MAX_LEVELS = 32;

/**
 * Parses the body of `POST /facilitate`. Decodes a base64 `paymentPayload` first, so that its problems have a path too
 * (`paymentPayload.payload.permit2Authorization.nonce`). Never throws.
 */
export function parseFacilitateBody(body: unknown): Parsed<FacilitateBody> {
  const decoded = decodePayload(body);
  if (!decoded.ok) return decoded;
  if (isNestedDeeperThan(MAX_LEVELS, decoded.value)) {
    return { ok: false, details: { body: `must not be nested deeper than ${MAX_LEVELS} levels` } };
  }
  const parsed = parse(FacilitateBody, decoded.value);
  return parsed.ok ? parsed : { ok: false, details: kindFirst(decoded.value, parsed.details) };
}

/** A body of another version, scheme or method has many problems: the first one says which kind is expected. */
function kindFirst(body: unknown, details: Record<string, string>): Record<string, string> {
  const ofKind = Object.fromEntries(kindProblems(body).map(({ path, problem }) => [path, problem]));
  return { ...ofKind, ...details, ...ofKind };
}

function decodePayload(body: unknown): Parsed<unknown> {
  if (typeof body !== "object" || body === null || !("paymentPayload" in body)) return { ok: true, value: body };
  if (typeof body.paymentPayload !== "string") return { ok: true, value: body };
  const header = decodePaymentHeader(body.paymentPayload);
  if (!header.ok) return { ok: false, details: { paymentPayload: header.message } };
  return { ok: true, value: { ...body, paymentPayload: header.value } };
}
