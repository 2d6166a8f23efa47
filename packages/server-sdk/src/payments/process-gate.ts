import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload, PaymentRequired } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { Connection } from "../call-api";
import { type Offer, requiredFor } from "./build-required";
import { type FacilitateInput, facilitate } from "./facilitate";
import { demand, failedGate, type GateFailed, type GateResult, type GateSettled } from "./gate-result";
import { headerOf, type RequestHeaders } from "./request-headers";
import { type Patience, settlePatiently } from "./settle-patiently";
import type { Unfinished } from "./unfinished";
import { type VerifyExpectation, verifyPayment } from "./verify";

export interface GateInput extends Offer {
  /** Of the payer's request: `Headers`, or Node's own. */
  readonly headers: RequestHeaders;
  /** Comes back in records and webhooks. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** How long an open outcome is asked for. Default 90000. */
  readonly maxWaitMs?: number | undefined;
  /**
   * Lets a payer who settled directly unlock by the header `Lunas-Payment`, the payment's id: marks a payment as used, once for
   * ever; see `payments.verify`. Without it such a payer is asked to pay.
   */
  readonly consume?: VerifyExpectation["consume"];
}

export interface GateDeps extends Omit<Patience, "maxWaitMs"> {
  readonly connection: Connection;
  readonly section: "sandbox" | "production";
  readonly chain: () => Promise<ChainConfig>;
  readonly unfinished: Unfinished;
}

const DEFAULT_WAIT_MS = 90_000;

/** One paid request: demands, settles or fails. Throws only for mistakes of the shop itself, and where `/config` cannot be read. */
export async function processGate(deps: GateDeps, input: GateInput): Promise<GateResult> {
  const required = requiredFor(await deps.chain(), input);
  const header = headerOf(input.headers, "payment-signature") ?? headerOf(input.headers, "x-payment");
  const paymentId = headerOf(input.headers, "lunas-payment");
  if (header === undefined && (paymentId === undefined || input.consume === undefined)) return demand(required);
  try {
    if (header === undefined) return await unlock(deps, input, { required, paymentId: paymentId ?? "" });
    return await settle(deps, input, { required, header });
  } catch (error) {
    if (error instanceof LunasError) return failedGate(error, required);
    throw error;
  }
}

interface Presented {
  readonly required: PaymentRequired;
  readonly header: string;
}

async function settle(deps: GateDeps, input: GateInput, { required, header }: Presented): Promise<GateSettled> {
  const body = bodyOf(input, required, header);
  const idempotencyKey = deps.unfinished.take(body);
  const ask = () => facilitate(deps.connection, body, { idempotencyKey });
  try {
    const settled = await settlePatiently(ask, { ...deps, maxWaitMs: input.maxWaitMs ?? DEFAULT_WAIT_MS });
    return {
      result: "settled",
      status: 200,
      txHash: settled.txHash,
      payment: settled.payment,
      settlement: settled.settlement,
      headers: { "PAYMENT-RESPONSE": settled.paymentResponse },
    };
  } catch (error) {
    const isOpen = error instanceof LunasError && error.code === "settlement_pending";
    if (isOpen) deps.unfinished.putBack(body, idempotencyKey);
    throw error;
  }
}

function bodyOf(input: GateInput, required: PaymentRequired, header: string): FacilitateInput {
  const decoded = decodePaymentHeader(header);
  const [paymentRequirements] = required.accepts;
  if (!decoded.ok || paymentRequirements === undefined) {
    const details = { "PAYMENT-SIGNATURE": decoded.ok ? "" : decoded.message };
    throw new LunasError("The payment header cannot be read.", { code: "invalid_request", status: 400, details });
  }
  const { url, description } = required.resource;
  return {
    paymentPayload: decoded.value as PaymentPayload,
    paymentRequirements,
    resource: url,
    ...(description === undefined ? {} : { description }),
    ...(input.metadata === undefined ? {} : { metadata: input.metadata }),
  };
}

interface Shown {
  readonly required: PaymentRequired;
  readonly paymentId: string;
}

/** A payment that was settled directly: looked up and used up. */
async function unlock(
  deps: GateDeps,
  input: GateInput,
  { required, paymentId }: Shown,
): Promise<GateSettled | GateFailed> {
  const expected = { amount: input.price, resource: required.resource.url, consume: input.consume };
  // By its id alone, which only its payer was told: a hash can be read off the chain by anybody.
  const isId = paymentId.startsWith("pay_");
  const verified = isId
    ? await verifyPayment(deps, paymentId, expected)
    : ({ ok: false, problem: "not_found" } as const);
  if (!verified.ok) {
    const details = { reason: verified.problem };
    throw new LunasError("This payment does not pay for this.", { code: "payment_not_accepted", details });
  }
  const { payment } = verified;
  return { result: "settled", status: 200, txHash: payment.txHash, payment, settlement: null, headers: {} };
}
