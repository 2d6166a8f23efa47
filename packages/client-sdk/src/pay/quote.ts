import type { PaidResource, PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/x402";
import type { Chains } from "../chain-config";
import type { Settings } from "../options";
import { choose } from "./choose";
import { payableOrigin } from "./payable-origin";
import { readDemand } from "./read-demand";

/** What a request costs. */
export interface Quote {
  /** The answer to the request without a payment. Its body is unread. */
  readonly response: Response;
  /**
   * The terms that the client would sign; null where the answer demands no payment. `amount` is in base units; of scheme
   * `upto` it is the maximum.
   */
  readonly terms: PaymentRequirements | UptoRequirements | null;
  /** As the shop describes it. */
  readonly resource: PaidResource | null;
}

interface QuoteDeps {
  readonly settings: Settings;
  readonly chains: () => Promise<Chains>;
  readonly send: typeof fetch;
}

export async function quoteOf({ settings, chains, send }: QuoteDeps, request: Request): Promise<Quote> {
  const response = await send(request);
  const demanded = response.status === 402 ? await readDemand(response) : null;
  if (demanded === null) return { response, terms: null, resource: null };
  payableOrigin(request, response);
  const { terms } = choose(demanded, await chains(), settings);
  return { response, terms, resource: demanded.resource };
}
