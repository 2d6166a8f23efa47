import type { Address } from "@lunas/catalog/chain";
import type { PublicConfig } from "@lunas/protocol/api/config";
import type { HoldRecord } from "@lunas/protocol/api/hold-record";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { type Answer, signedBody } from "./pay";

/** The signers that a payer of scheme `upto` may name on the sandbox. */
export async function facilitatorsOf(url: string): Promise<readonly Address[]> {
  const config = (await (await fetch(`${url}/config`)).json()) as PublicConfig;
  return (config.sandbox?.x402.upto?.facilitators ?? []) as readonly Address[];
}

/** The first signer that can be named. After a start or an outage a gateway names none until a settler holds a lane and the gateway knows it. */
export const facilitatorOf = (url: string): Promise<Address> =>
  until(async () => (await facilitatorsOf(url))[0] ?? null, { what: "a signer to name" });

/** A body for `POST /holds`, really signed; the amount is the maximum. */
export async function signedHold(url: string, payer: Payer, options: PayerOptions) {
  const facilitator = await facilitatorOf(url);
  return signedBody(payer, { facilitator, ...options });
}

export type HoldAnswer = Omit<Answer, "body"> & { readonly body: Answer["body"] & HoldRecord };

/** A request about holds: `path` after `/holds`. */
export async function askHolds(
  url: string,
  apiKey: string,
  { path = "", body, method = "POST", key }: { path?: string; body?: unknown; method?: string; key?: string } = {},
): Promise<HoldAnswer> {
  const response = await fetch(`${url}/holds${path}`, {
    method,
    headers: {
      ...{ "content-type": "application/json", "x-api-key": apiKey },
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as HoldAnswer["body"], headers: response.headers };
}

export function captureHold(url: string, apiKey: string, holdId: string, amount: bigint | string) {
  return askHolds(url, apiKey, { path: `/${holdId}/capture`, body: { amount: amount.toString() } });
}
