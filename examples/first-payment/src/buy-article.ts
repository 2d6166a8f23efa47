import { Failure } from "./failure";
import { parse } from "./parse";
import { decodePaymentHeader, encodePaymentHeader } from "./payment-header";
import type { Demand } from "./sign-payment";
import { PaymentRequired, SettlementResponse } from "./x402-formats";

export interface Bought {
  readonly settlement: SettlementResponse;
  readonly content: { readonly title: string };
  /** From sending the paid request to the merchant's answer. */
  readonly durationMs: number;
}

const timeoutMs = 120_000;

/** Asks without paying; answers what the merchant demands on this network, or throws when that is above `mostBaseUnits`. */
export async function askPrice(url: string, network: string, mostBaseUnits: bigint): Promise<Required<Demand>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  const request = `GET ${url} → ${response.status}`;
  const header = response.headers.get("payment-required");
  if (response.status !== 402 || header === null) {
    throw new Failure("The merchant did not answer 402 with PAYMENT-REQUIRED.", { request, code: "unexpected_answer" });
  }
  const decoded = decodePaymentHeader(header);
  const demand = parse(PaymentRequired, decoded.ok ? decoded.value : undefined);
  if (!demand.ok) {
    throw new Failure("PAYMENT-REQUIRED cannot be read.", {
      request,
      code: "unexpected_answer",
      details: demand.details,
    });
  }
  const requirements = demand.value.accepts.find((each) => each.network === network);
  // A payer decides what it is willing to pay before it signs anything.
  if (requirements === undefined || BigInt(requirements.amount) > mostBaseUnits) {
    throw new Failure("The merchant demands nothing that this payer would pay.", { request, code: "price_refused" });
  }
  return { requirements, resource: demand.value.resource };
}

/** Asks again with the signed payment. Throws the refusal that the merchant passes on. */
export async function payForArticle(url: string, payload: unknown): Promise<Bought> {
  const startedAtMs = performance.now();
  const headers = { "PAYMENT-SIGNATURE": encodePaymentHeader(payload) };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const durationMs = Math.round(performance.now() - startedAtMs);
  const request = `GET ${url} with PAYMENT-SIGNATURE → ${response.status}`;
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { error = `HTTP ${response.status}`, code = "unexpected_answer", details = {} } = body as Partial<FailedGate>;
    throw new Failure(error, { request, code, details });
  }
  const settled = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  const settlement = parse(SettlementResponse, settled.ok ? settled.value : undefined);
  if (!settlement.ok) {
    throw new Failure("PAYMENT-RESPONSE cannot be read.", { request, code: "unexpected_answer" });
  }
  return { settlement: settlement.value, content: body as Bought["content"], durationMs };
}

interface FailedGate {
  readonly error: string;
  readonly code: string;
  readonly details: Record<string, string>;
}
