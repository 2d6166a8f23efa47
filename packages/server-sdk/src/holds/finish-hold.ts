import type { HoldRecord, PaymentRecord } from "@lunas/protocol/wire/api";
import { curableCodes } from "@lunas/protocol/wire/curable";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ReleasedResponse } from "@lunas/protocol/wire/upto";
import type { PaymentRequired, SettlementResponse, UptoPayload } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { callApi } from "../call-api";
import type { GateDeps } from "../payments/gate-deps";
import { failedGate, servedHeaders } from "../payments/gate-result";
import { DEFAULT_WAIT_MS } from "../payments/send-once";
import { isPassing } from "../payments/settle-with-retries";
import type { HoldOutcome, HoldReleased } from "./hold-gate";
import type { OpenCaptures } from "./open-captures";
import { repeatUntilKnown } from "./repeat-until-known";
import { captureHold, type HoldInput, releaseHold } from "./requests";
import { within } from "./within";

export interface Held {
  readonly deps: GateDeps;
  readonly captures: OpenCaptures;
  readonly required: PaymentRequired;
  /** As it was sent, with the decoded payload. */
  readonly body: HoldInput;
  readonly hold: HoldRecord;
  readonly maxWaitMs: number | undefined;
}

/** After these the capture is stored, or may be: the same amount is sent again, and nothing else. The same after an error that passes. */
const OPEN: readonly string[] = ["settlement_pending", "connection_lost", "unexpected_answer", "internal_error"];

/**
 * Captures an amount in base units until its outcome is known. A refusal releases the hold. An open outcome is
 * remembered with its amount, so that the payer's same header goes on with this capture. Never throws.
 */
export async function captureCharge(held: Held, amount: string): Promise<HoldOutcome> {
  const { deps, captures, body, hold } = held;
  const once = () => captureHold(deps.connection, hold.holdId, amount);
  try {
    const captured = await repeatUntilKnown(once, { ...deps, maxWaitMs: held.maxWaitMs ?? DEFAULT_WAIT_MS });
    return capturedOutcome(captured.payment, captured.settlement, captured.paymentResponse);
  } catch (error) {
    const failure = error instanceof LunasError ? error : unknownFailure(error);
    const earlier = await readEarlier(held, failure);
    if (earlier?.amount === amount) return capturedOutcome(earlier, settlementOf(held, earlier));
    if (OPEN.includes(failure.code) || isPassing(failure)) captures.keep(body, { hold, amount });
    return failedCapture(held, failure);
  }
}

function capturedOutcome(payment: PaymentRecord, settlement: SettlementResponse, header?: string): HoldOutcome {
  const headers = { "PAYMENT-RESPONSE": header ?? encodePaymentHeader(settlement), ...servedHeaders };
  return { result: "captured", txHash: settlement.transaction, payment, settlement, headers };
}

/**
 * The payment of this capture where its success was told already, in an answer that was lost. Only this gate captures
 * its hold, so that nobody else has served it.
 */
async function readEarlier({ deps }: Held, { code, details }: LunasError): Promise<PaymentRecord | null> {
  const { status, paymentId } = details;
  if (code !== "nonce_already_used" || status !== "confirmed" || paymentId === undefined) return null;
  const path = `/payments/${encodeURIComponent(paymentId)}` as const;
  const read = callApi<PaymentRecord>(deps.connection, { path });
  return read.then(({ body }) => body).catch(() => null);
}

function settlementOf({ body }: Held, { txHash, amount }: PaymentRecord): SettlementResponse {
  return { success: true, transaction: txHash ?? "0x", ...partiesOf(body), amount };
}

function partiesOf({ paymentPayload }: HoldInput): Omit<SettlementResponse, "success" | "transaction" | "amount"> {
  const { accepted, payload } = paymentPayload as UptoPayload;
  const { network, asset, payTo } = accepted;
  return { network, payer: payload.permit2Authorization.from, payTo, asset };
}

async function failedCapture(held: Held, failure: LunasError): Promise<HoldOutcome> {
  const { required } = held;
  const page = { requestHeaders: {}, section: held.deps.section };
  if (!isUncharged(failure)) return failedGate(failure, required, page);
  const released = await releaseUncharged(held);
  const gate = failedGate(failure, required, page);
  return { ...gate, headers: { ...gate.headers, ...receiptOf(released) } };
}

/** Refused before anything was stored, or too late: no capture exists, and this gate begins no other. */
function isUncharged({ code }: LunasError): boolean {
  return curableCodes.includes(code) || ["hold_expired", "capture_exceeds_hold", "hold_not_found"].includes(code);
}

/**
 * Releases the hold, and answers that nothing was charged. Where the service can't be reached the hold ends by itself
 * when it expires: this gate never captures it. Never throws.
 */
export async function releaseUncharged({ deps, hold, body }: Held): Promise<HoldReleased> {
  const release = repeatUntilKnown(() => releaseHold(deps.connection, hold.holdId), { ...deps, maxWaitMs: FOR_MS });
  await within(release, WITHIN_MS);
  const receipt: ReleasedResponse = { success: true, transaction: "", ...partiesOf(body), amount: "0" };
  return { result: "released", headers: { "PAYMENT-RESPONSE": encodePaymentHeader(receipt), ...servedHeaders } };
}

/** How long a release is sent again, and how long an answer waits for it. */
const FOR_MS = 60_000;
const WITHIN_MS = 5_000;

/** The header that tells the payer that nothing was charged; a failed answer keeps its own Cache-Control. */
function receiptOf({ headers }: HoldReleased): Readonly<Record<string, string>> {
  return { "PAYMENT-RESPONSE": String(headers["PAYMENT-RESPONSE"]) };
}

function unknownFailure(cause: unknown): LunasError {
  return new LunasError("The answer of the service could not be read.", { code: "unexpected_answer", cause });
}
