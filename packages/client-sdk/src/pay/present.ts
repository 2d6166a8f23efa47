import type { FacilitateResponse } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isUptoPayload } from "@lunas/protocol/wire/upto";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { ClientDeps } from "../client-deps";
import { failureOf } from "./failed-answer";
import { nonceOf, type SignedPayment } from "./open-payments";
import { isReleased, type ReportedSettlement, readSettlement } from "./read-settlement";
import type { PaidHeader } from "./send-paid";
import { sendWithRetries, waitLimit } from "./send-with-retries";
import { settleDirectly } from "./settle-directly";
import { isUncharged, notCharged, shopFailed } from "./shop-failed";

/** Sends the paid request until its answer is final. An answer below 500 with the settlement is the shop's answer, whatever it says. */
export async function present(deps: ClientDeps, request: Request, payment: SignedPayment): Promise<Response> {
  const { header, settlement: direct } = await paidHeader(deps, payment);
  let served: Response | null = null;
  const send = async (leftMs: number) => {
    const response = await deps.setup.sendPaid(deps.send, request, header);
    const settled = response.ok ? null : readSettlement(response, payment);
    if (settled === null) return response;
    if (isReleased(settled) && (response.status >= 500 || response.status === 402)) {
      throw notCharged(await failureOf(response, leftMs));
    }
    if (response.status >= 500)
      throw shopFailed({ txHash: settled.transaction, cause: await failureOf(response, leftMs) });
    served = response;
    return new Response(null);
  };
  const response = await sendWithRetries(send, waitLimit, request.signal).catch((error: unknown) => {
    const settled = direct !== null && error instanceof LunasError && error.status >= 500;
    throw settled ? shopFailed({ txHash: direct.transaction, cause: error }) : error;
  });
  return served ?? response;
}

/**
 * Of a maximum the budget counts what was charged, once the shop's answer says it. Returns the report. Without one the
 * maximum stays counted: the shop has the signature.
 */
export async function settleBudget<T extends Response>(
  { budget }: Pick<ClientDeps, "budget">,
  payment: SignedPayment,
  presented: Promise<T>,
): Promise<{ readonly response: T; readonly settlement: ReportedSettlement | null }> {
  const count = async (amount: string) => {
    if (isUptoPayload(payment)) await budget.charged(nonceOf(payment), BigInt(amount));
  };
  const response = await presented.catch(async (error: unknown) => {
    if (error instanceof LunasError && (error.code === "not_charged" || isUncharged(error))) await count("0");
    throw error;
  });
  const settlement = readSettlement(response, payment);
  if (settlement !== null) await count(settlement.amount);
  return { response, settlement };
}

interface PaidWith {
  readonly header: PaidHeader;
  /** Of direct settlement; null: the shop settles. */
  readonly settlement: SettlementResponse | null;
}

/**
 * The signed payment for the shop to settle. If it is settled already: its id for the shop to look up. Not its
 * transaction hash, because everybody can read that from the chain.
 */
async function paidHeader(deps: ClientDeps, payload: SignedPayment): Promise<PaidWith> {
  if (deps.settings.settlement === "server")
    return { header: ["PAYMENT-SIGNATURE", encodePaymentHeader(payload)], settlement: null };
  const { paymentId, settlement } = await settleHere(deps, payload);
  deps.settings.callbacks.onPaymentSuccess?.(settlement);
  return { header: ["Lunas-Payment", paymentId], settlement };
}

/** Settles by direct settlement. */
export function settleHere({ settings, setup, send }: ClientDeps, payload: SignedPayment): Promise<FacilitateResponse> {
  const { baseUrl, apiKey } = settings;
  if (settings.settlement !== "direct" || baseUrl === null || apiKey === null) {
    throw new LunasError('This call needs settlement: "direct" and a publishable apiKey.', { code: "invalid_option" });
  }
  return settleDirectly({ baseUrl, apiKey, origin: setup.origin, send }, payload);
}
