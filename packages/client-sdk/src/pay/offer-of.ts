import type { PaymentRequired } from "@lunas/protocol/wire/x402";

/**
 * What is bought, in the same words at each call: the request, and who gets how much of what. Everything else may differ between two answers
 * about one offer, such as the signer of the service, a time limit, or a channel beside it. It must not make another purchase of it: an open
 * payment would stay behind, and a second one would be signed.
 */
export function offerOf(
  { method, url }: Pick<Request, "method" | "url">,
  { accepts, resource }: Pick<PaymentRequired, "accepts" | "resource">,
): string {
  const payable = accepts.filter(({ scheme }) => scheme !== "batch-settlement");
  const terms = payable.map(({ scheme, network, asset, amount, payTo }) => [
    ...[scheme, network, amount],
    ...[asset.toLowerCase(), payTo.toLowerCase()],
  ]);
  return JSON.stringify([method, url, terms, resource.url]);
}
