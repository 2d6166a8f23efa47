import type { Authorization } from "@lunas/domain/payment/authorization";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";

export interface LinkAnswer {
  readonly status: number;
  // What it may hold is what the tests say.
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: LinkError };
}

interface LinkError {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, string>>;
}

/** A request of the merchant's server about its payment links. */
export async function askLinks(
  url: string,
  headers: Readonly<Record<string, string>>,
  { path = "", method = "GET", body }: { path?: string; method?: string; body?: unknown } = {},
): Promise<LinkAnswer> {
  const response = await fetch(`${url}/payment-links${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as LinkAnswer["body"] };
}

/** A new link of a merchant's, for 5,000 rupiah unless an override says otherwise. */
export async function createLink(
  url: string,
  apiKey: string,
  overrides: object = {},
): Promise<{ readonly linkId: string; readonly url: string }> {
  const body = { title: "Kopi susu gula aren", amount: "500000", ...overrides };
  const made = await askLinks(url, { "x-api-key": apiKey }, { method: "POST", body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body as unknown as { linkId: string; url: string };
}

/** Posts a signed payment as the link's own page does, or from another origin. */
export async function postToLink(
  linkUrl: string,
  authorization: Authorization,
  origin: string | null = new URL(linkUrl).origin,
): Promise<LinkAnswer> {
  const response = await fetch(linkUrl, {
    method: "POST",
    headers: { "content-type": "application/json", ...(origin !== null && { origin }) },
    body: JSON.stringify({ x402Version: 2, paymentPayload: paymentPayload(authorization) }),
  });
  return { status: response.status, body: (await response.json()) as LinkAnswer["body"] };
}
