import type { Chain } from "@lunas/catalog/chain";
import { closedReason, type PayableLink } from "@lunas/domain/link/payment-link";
import type { Claim } from "@lunas/domain/payment/claim";
import { hashBody } from "@lunas/protocol/api/hash-body";
import type { PayLinkRequest } from "@lunas/protocol/api/pay-link";
import { approvalOf, authorizationOf, termsOf } from "./claim";
import { linkUrl } from "./payment-link";

interface LinkPayment {
  readonly body: PayLinkRequest;
  readonly found: PayableLink;
  readonly chain: Chain;
  readonly publicUrl: string;
}

interface Times {
  readonly nowMs: number;
  readonly receivedAtMs: number;
}

/** The claim of a payer on a link's page: all terms are the link's, and nothing of the payload's texts is kept. */
export function linkClaim({ body, found, chain, publicUrl }: LinkPayment, { nowMs, receivedAtMs }: Times): Claim {
  const { link, merchant } = found;
  const { id, minAmount, maxAmount, description, metadata } = link;
  const accepted = termsOf(body.paymentPayload.accepted);
  const asset = chain.tokens[link.tokenSymbol];
  if (asset === undefined) throw new Error(`${chain.network} has no ${link.tokenSymbol}, which the link ${id} demands`);
  // Where the payer chooses, any amount between the limits is the price; a former wallet is accepted for its time of grace.
  const isInside = accepted.amount >= minAmount && accepted.amount <= maxAmount;
  const payTo = merchant.formerWallets?.includes(accepted.payTo) === true ? accepted.payTo : merchant.walletAddress;
  const demanded = {
    network: chain.caip2Network,
    asset,
    amount: isInside ? accepted.amount : minAmount,
    payTo,
  };
  const closed = merchant.isSuspended ? "closed" : closedReason(link, nowMs);
  return {
    merchant,
    apiKeyId: null,
    source: "link",
    link: { id, closed, minAmount, maxAmount },
    chain,
    demanded,
    accepted,
    authorization: authorizationOf(body.paymentPayload),
    approval: approvalOf(body.paymentPayload),
    resource: linkUrl(publicUrl, id),
    description,
    metadata,
    // With the link: the same authorization on another link's page is another request.
    bodyHash: () => `0x${hashBody({ linkId: id, ...body })}`,
    receivedAtMs,
    identifier: null,
    idempotency: null,
  };
}
