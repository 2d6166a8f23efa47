import type { ChannelRequirements, PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaidResource } from "@lunas/protocol/wire/x402";
import type { ClientDeps } from "../client-deps";
import { choose } from "./choose";
import { payableOrigin } from "./payable-origin";
import { readDemand } from "./read-demand";

/** What a request costs. */
export interface Quote {
  /** The answer to the request without a payment. Its body is unread. */
  readonly response: Response;
  /**
   * The terms that the client would sign; null where the answer demands no payment. `amount` is in base units; of scheme
   * `upto` it is the maximum; of `batch-settlement` it is the price of a request, paid by a channel.
   */
  readonly terms: PaymentRequirements | UptoRequirements | ChannelRequirements | null;
  /** As the shop describes it. */
  readonly resource: PaidResource | null;
}

export async function quoteOf(deps: ClientDeps, request: Request): Promise<Quote> {
  const response = await deps.send(request);
  const demanded = response.status === 402 ? await readDemand(response) : null;
  if (demanded === null) return { response, terms: null, resource: null };
  payableOrigin(request, response);
  const { terms } =
    (await deps.setup.channelWay?.choose(deps, demanded)) ?? choose(demanded, await deps.chains(), deps.settings);
  return { response, terms, resource: demanded.resource };
}
