import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload, UptoPayload } from "@lunas/protocol/wire/x402";
import { headerProblemText } from "@lunas/protocol/x402/header-problem-text";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The payload of each scheme. */
export interface PayloadOf {
  readonly exact: PaymentPayload;
  readonly upto: UptoPayload;
  readonly "batch-settlement": ChannelPayload;
}

/** Decodes the payer's header and checks every field that the gate uses. Throws `invalid_request`. */
export function readPayload<S extends keyof PayloadOf>(header: string, scheme: S): PayloadOf[S] {
  const decoded = decodePaymentHeader(header);
  if (!decoded.ok) throw unreadable(headerProblemText(decoded.problem));
  const other = otherKind(decoded.value, scheme);
  if (other !== undefined)
    throw refused(`The payment ${other} This shop takes x402 version 2, scheme "${scheme}", by Permit2.`);
  const shape = scheme === "batch-settlement" ? channelShape(valueAt(decoded.value, "payload.type")) : permitShape;
  const expected = { ...shared, ...shape, "accepted.scheme": is(scheme), ...(scheme === "upto" && ofUpto) };
  const wrong = Object.entries(expected).find(([path, fits]) => !fits(valueAt(decoded.value, path)));
  if (wrong !== undefined) throw unreadable(`${wrong[0]} is missing or malformed`);
  return decoded.value as PayloadOf[S];
}

type Test = (value: unknown) => boolean;

const is =
  (expected: unknown): Test =>
  (value) =>
    value === expected;
const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const address = matches(/^0x[0-9a-fA-F]{40}$/);
const uint256: Test = (value) =>
  typeof value === "string" && /^(?:0|[1-9][0-9]{0,77})$/.test(value) && BigInt(value) < 1n << 256n;

/** The same shape as the service's schema. */
const permitShape: Readonly<Record<string, Test>> = {
  "payload.signature": matches(/^0x(?:[0-9a-fA-F]{2}){64,8192}$/),
  "payload.permit2Authorization.from": address,
  "payload.permit2Authorization.permitted.token": address,
  "payload.permit2Authorization.permitted.amount": uint256,
  "payload.permit2Authorization.spender": address,
  "payload.permit2Authorization.nonce": uint256,
  "payload.permit2Authorization.deadline": uint256,
  "payload.permit2Authorization.witness.to": address,
  "payload.permit2Authorization.witness.validAfter": uint256,
};

const shared: Readonly<Record<string, Test>> = {
  x402Version: is(2),
  "accepted.network": matches(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/),
  "accepted.asset": address,
  "accepted.amount": uint256,
  "accepted.payTo": address,
  "accepted.extra.assetTransferMethod": is("permit2"),
};

const bytes32 = matches(/^0x[0-9a-fA-F]{64}$/);
const signature = matches(/^0x(?:[0-9a-fA-F]{2}){64,65}$/);
const uint40: Test = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 40;

const voucherShape: Readonly<Record<string, Test>> = {
  "payload.channelConfig.payer": address,
  "payload.channelConfig.payerAuthorizer": address,
  "payload.channelConfig.receiver": address,
  "payload.channelConfig.receiverAuthorizer": address,
  "payload.channelConfig.token": address,
  "payload.channelConfig.withdrawDelay": uint40,
  "payload.channelConfig.salt": bytes32,
  "payload.voucher.channelId": bytes32,
  "payload.voucher.maxClaimableAmount": uint256,
  "payload.voucher.signature": signature,
};

const PERMIT = "payload.deposit.authorization.permit2Authorization";
const depositShape: Readonly<Record<string, Test>> = {
  "payload.deposit.amount": uint256,
  [`${PERMIT}.from`]: address,
  [`${PERMIT}.permitted.token`]: address,
  [`${PERMIT}.permitted.amount`]: uint256,
  [`${PERMIT}.spender`]: address,
  [`${PERMIT}.nonce`]: uint256,
  [`${PERMIT}.deadline`]: uint256,
  [`${PERMIT}.witness.channelId`]: bytes32,
  [`${PERMIT}.signature`]: matches(/^0x(?:[0-9a-fA-F]{2}){64,8192}$/),
};

function channelShape(type: unknown): Readonly<Record<string, Test>> {
  const isKind: Test = (value) => value === "voucher" || value === "deposit" || value === "refund";
  return { "payload.type": isKind, ...voucherShape, ...(type === "deposit" && depositShape) };
}

/** The scheme that a header names; null where it cannot be read. */
export function schemeIn(header: string): string | null {
  const decoded = decodePaymentHeader(header);
  const scheme = decoded.ok ? valueAt(decoded.value, "accepted.scheme") : null;
  return typeof scheme === "string" ? scheme : null;
}

const ofUpto: Readonly<Record<string, Test>> = { "payload.permit2Authorization.witness.facilitator": address };

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((holder, name) => {
    const isHolder = typeof holder === "object" && holder !== null && Object.hasOwn(holder, name);
    return isHolder ? (holder as Record<string, unknown>)[name] : undefined;
  }, value);
}

/** A payment of stock software that is sound, and of a kind that this shop does not take. */
function otherKind(value: unknown, taken: string): string | undefined {
  const [version, scheme] = ["x402Version", "accepted.scheme"].map((path) => valueAt(value, path));
  if (version !== undefined && version !== 2) return `is of x402 version ${JSON.stringify(version)?.slice(0, 20)}.`;
  if (typeof scheme === "string" && scheme !== taken) return `has the scheme ${JSON.stringify(scheme.slice(0, 20))}.`;
  const isTransfer = valueAt(value, "payload.authorization") !== undefined;
  const method = valueAt(value, "accepted.extra.assetTransferMethod");
  if (isTransfer || method === "eip3009") return "is an EIP-3009 authorization, which IDRX does not have.";
  return undefined;
}

function unreadable(problem: string): LunasError {
  return refused(`The payment header cannot be read: ${problem}.`, { "PAYMENT-SIGNATURE": problem });
}

function refused(what: string, details: Readonly<Record<string, string>> = {}): LunasError {
  const message = `${what} Nothing was paid: sign for one of accepts.`;
  return new LunasError(message, { code: "invalid_request", status: 400, details });
}
