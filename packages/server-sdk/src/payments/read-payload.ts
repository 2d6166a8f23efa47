import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** Decodes the payer's header and checks every field that the gate uses. Returns `invalid_request` where it cannot be read. */
export function readPayload(header: string): PaymentPayload | LunasError {
  const decoded = decodePaymentHeader(header);
  if (!decoded.ok) return unreadable(decoded.message);
  const { value } = decoded;
  const other = Object.entries(kind).find(([path, expected]) => valueAt(value, path) !== expected);
  if (other !== undefined) return unreadable(`${other[0]} must be ${JSON.stringify(other[1])}`);
  const wrong = Object.entries(shape).find(([path, fits]) => !fits(valueAt(value, path)));
  if (wrong !== undefined) return unreadable(`${wrong[0]} is missing or malformed`);
  return value as PaymentPayload;
}

/** First, because a payment of another kind has other fields. */
const kind: Readonly<Record<string, unknown>> = {
  x402Version: 2,
  "accepted.scheme": "exact",
  "accepted.extra.assetTransferMethod": "permit2",
};

type Test = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const address = matches(/^0x[0-9a-fA-F]{40}$/);
const uint256: Test = (value) =>
  typeof value === "string" && /^(?:0|[1-9][0-9]{0,77})$/.test(value) && BigInt(value) < 1n << 256n;

/** The same shape as the service's schema. */
const shape: Readonly<Record<string, Test>> = {
  "payload.signature": matches(/^0x(?:[0-9a-fA-F]{2}){64,8192}$/),
  "payload.permit2Authorization.from": address,
  "payload.permit2Authorization.permitted.token": address,
  "payload.permit2Authorization.permitted.amount": uint256,
  "payload.permit2Authorization.spender": address,
  "payload.permit2Authorization.nonce": uint256,
  "payload.permit2Authorization.deadline": uint256,
  "payload.permit2Authorization.witness.to": address,
  "payload.permit2Authorization.witness.validAfter": uint256,
  "accepted.network": matches(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/),
  "accepted.asset": address,
  "accepted.amount": uint256,
  "accepted.payTo": address,
};

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((holder, name) => {
    const isHolder = typeof holder === "object" && holder !== null && Object.hasOwn(holder, name);
    return isHolder ? (holder as Record<string, unknown>)[name] : undefined;
  }, value);
}

function unreadable(message: string): LunasError {
  const details = { "PAYMENT-SIGNATURE": message };
  return new LunasError(`The payment header cannot be read: ${message}.`, {
    code: "invalid_request",
    status: 400,
    details,
  });
}
