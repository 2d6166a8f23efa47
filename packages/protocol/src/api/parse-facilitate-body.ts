import type { TSchema } from "@sinclair/typebox";
import { type Parsed, parse } from "../validate";
import { headerProblemText } from "../x402/header-problem-text";
import { decodePaymentHeader } from "../x402/payment-header";
import { kindProblems, type Scheme, schemeOf } from "../x402/payment-kind";
import { ChannelBody } from "./channel-body";
import { FacilitateBody, UptoBody } from "./facilitate";
import { HoldBody } from "./hold-body";
import { isNestedDeeperThan } from "./nesting";

/** Unknown fields of the payload are ignored, but the body's hash covers them too, by recursion. */
const MAX_LEVELS = 32;

/**
 * Parses a body of `POST /facilitate` of scheme `exact`. Decodes a base64 `paymentPayload` first, so that its problems
 * have a path too (`paymentPayload.payload.permit2Authorization.nonce`). Never throws.
 */
export function parseFacilitateBody(body: unknown): Parsed<FacilitateBody> {
  const decoded = decodeBody(body);
  return decoded.ok ? parseKind<FacilitateBody>(FacilitateBody, decoded.value, ["exact"]) : decoded;
}

/** The same of every scheme: a body that names `upto` has `captureAmount`, one of a channel has a voucher. */
export function parsePaymentBody(body: unknown): Parsed<PaymentBody> {
  const decoded = decodeBody(body);
  if (!decoded.ok) return decoded;
  const scheme = schemeOf(decoded.value);
  if (scheme === "batch-settlement") return parseKind<PaymentBody>(ChannelBody, decoded.value, [scheme]);
  const schema = scheme === "upto" ? UptoBody : FacilitateBody;
  return parseKind<PaymentBody>(schema, decoded.value, ["exact", "upto"]);
}

export type PaymentBody = FacilitateBody | UptoBody | ChannelBody;

/** Parses a body of a channel alone, as `POST /channels/verify` takes it. */
export function parseChannelBody(body: unknown): Parsed<ChannelBody> {
  const decoded = decodeBody(body);
  return decoded.ok ? parseKind<ChannelBody>(ChannelBody, decoded.value, ["batch-settlement"]) : decoded;
}

/** Parses the body of `POST /holds`, likewise. */
export function parseHoldBody(body: unknown): Parsed<HoldBody> {
  const decoded = decodeBody(body);
  return decoded.ok ? parseKind<HoldBody>(HoldBody, decoded.value, ["upto"]) : decoded;
}

/** Whether a parsed body is of scheme `upto`. */
export function isUptoBody(body: PaymentBody): body is UptoBody {
  return body.paymentPayload.accepted.scheme === "upto";
}

/** Whether a parsed body is of a channel. */
export function isChannelBody(body: PaymentBody): body is ChannelBody {
  return body.paymentPayload.accepted.scheme === "batch-settlement";
}

/** A body of another version, scheme or method has many problems: the first one says which kind is expected. */
function parseKind<Body>(schema: TSchema, body: unknown, schemes: readonly Scheme[]): Parsed<Body> {
  const parsed = parse(schema, body) as Parsed<Body>;
  if (parsed.ok) return parsed;
  const ofKind = Object.fromEntries(kindProblems(body, schemes).map(({ path, problem }) => [path, problem]));
  return { ok: false, details: { ...ofKind, ...parsed.details, ...ofKind } };
}

function decodeBody(body: unknown): Parsed<unknown> {
  const decoded = decodePayload(body);
  if (!decoded.ok || !isNestedDeeperThan(MAX_LEVELS, decoded.value)) return decoded;
  return { ok: false, details: { body: `must not be nested deeper than ${MAX_LEVELS} levels` } };
}

function decodePayload(body: unknown): Parsed<unknown> {
  if (typeof body !== "object" || body === null || !("paymentPayload" in body)) return { ok: true, value: body };
  if (typeof body.paymentPayload !== "string") return { ok: true, value: body };
  const header = decodePaymentHeader(body.paymentPayload);
  if (!header.ok) return { ok: false, details: { paymentPayload: headerProblemText(header.problem) } };
  return { ok: true, value: { ...body, paymentPayload: header.value } };
}
