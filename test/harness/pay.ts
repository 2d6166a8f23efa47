import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import type { RegisteredMerchant } from "./register-merchant";

/** What an answer may hold; which of it is there is what the tests say. */
export interface AnswerBody {
  readonly paymentId: string;
  readonly txHash: string;
  readonly status: string;
  readonly description: string | null;
  readonly settlement: Readonly<Record<string, unknown>>;
  readonly payment: Readonly<Record<string, unknown>>;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly details: Readonly<Record<string, string>>;
  };
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Headers;
}

/** A body for `POST /facilitate`, really signed. */
export async function signedBody(payer: Payer, options: PayerOptions) {
  const authorization = await payer.authorize(options);
  return { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
}

/** Posts a payment as a merchant's backend does. */
export async function facilitate(url: string, apiKey: string, body: unknown, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${url}/facilitate`, {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": apiKey, ...init.headers },
    body: JSON.stringify(body),
  });
  // A proxy answers in its own words while no gateway does.
  const answered = await response.json().catch(() => {
    throw new Error(`status ${response.status} without JSON`);
  });
  return { status: response.status, body: answered as AnswerBody, headers: response.headers };
}

export interface Purchase {
  readonly payer: Payer;
  /** Base units. */
  readonly amount: bigint;
}

/** Signs a payment to a merchant, and posts it with the merchant's key. */
export async function payMerchant(
  url: string,
  { apiKey, walletAddress: to }: Pick<RegisteredMerchant, "apiKey" | "walletAddress">,
  { payer, amount }: Purchase,
): Promise<Answer> {
  return facilitate(url, apiKey, await signedBody(payer, { to, amount }));
}

export async function getPayment(url: string, apiKey: string, id: string): Promise<Answer> {
  const response = await fetch(`${url}/payments/${id}`, { headers: { "x-api-key": apiKey } });
  return { status: response.status, body: (await response.json()) as AnswerBody, headers: response.headers };
}
