import type { LinkId } from "@lunas/domain/shared/id";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { getPaymentLink as operation } from "@lunas/protocol/api/payment-links";
import { route } from "../../http/route";
import { linkRecord } from "../../translate/payment-link";
import type { PaymentLinkDeps } from "./deps";

export const lookUpPaymentLink = ({ links, clock, publicUrl }: PaymentLinkDeps) =>
  route(operation, async ({ params, caller: { merchant, environment } }) => {
    const link = await links.find({ merchantId: merchant.id, environment }, params.id as LinkId);
    return link === null ? noSuchLink() : { status: 200, body: linkRecord(link, publicUrl, clock.now()) };
  });

export function noSuchLink(): Refusal {
  return refuse("not_found", "There is no such payment link.");
}

/** A link of a sandbox, on a service that has none any more: nobody can pay it. */
export function linkWithoutSandbox(): Refusal {
  return refuse(
    "link_closed",
    "This link takes play money, and this service has no sandbox: ask the merchant for a new link.",
    {
      reason: "no_sandbox",
    },
  );
}
