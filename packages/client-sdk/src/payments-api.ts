import type { PaymentRecord, PaymentTimeline } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type PaymentFilter, type PaymentList, paymentListPath } from "@lunas/protocol/wire/payment-list";
import { unreachable } from "@lunas/protocol/wire/unreachable";
import type { Settings } from "./options";
import { failureOf } from "./pay/failed-answer";

export interface PaymentsApi {
  /** A payment by its id or any of its transaction hashes. Throws `payment_not_found`. */
  get(reference: string): Promise<PaymentRecord>;
  list(filter?: PaymentFilter): Promise<PaymentList>;
  /** Every stage with its time, duration and cost. Throws `payment_not_found`. */
  timeline(reference: string): Promise<PaymentTimeline>;
}

/** Look-ups need a secret key. */
export function paymentsApi(settings: Settings, send: typeof fetch): PaymentsApi {
  const ask = async <T>(path: string): Promise<T> => {
    const { apiKey, baseUrl } = permitted(settings);
    const response = await send(`${baseUrl}${path}`, {
      headers: { "X-API-Key": apiKey },
      redirect: "error", // the key goes to the service only
    }).catch((cause: unknown) => {
      throw unreachable(baseUrl, cause);
    });
    if (!response.ok) throw await failureOf(response);
    return (await response.json()) as T;
  };
  return {
    get: (reference) => ask(`/payments/${encodeURIComponent(reference)}`),
    timeline: (reference) => ask(`/payments/${encodeURIComponent(reference)}/timeline`),
    list: (filter = {}) => ask(paymentListPath(filter)),
  };
}

function permitted({ keyFamily, apiKey, baseUrl }: Settings) {
  if (keyFamily?.kind !== "secret" || apiKey === null || baseUrl === null) {
    throw new LunasError("Looking up payments needs apiKey, a secret key.", { code: "invalid_option" });
  }
  return { apiKey, baseUrl };
}
