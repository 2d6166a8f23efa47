import { listPaymentLinks as operation } from "@lunas/protocol/api/payment-links";
import { route } from "../../http/route";
import { linkRecord } from "../../translate/payment-link";
import type { PaymentLinkDeps } from "./deps";

export const listPaymentLinks = ({ links, clock, publicUrl }: PaymentLinkDeps) =>
  route(operation, async ({ query: { page, limit }, caller: { merchant, environment } }) => {
    const found = await links.list({ merchantId: merchant.id, environment }, { page, limit });
    const pagination = { page, limit, total: found.total, totalPages: Math.ceil(found.total / limit) };
    const paymentLinks = found.links.map((link) => linkRecord(link, publicUrl, clock.now()));
    return { status: 200, body: { paymentLinks, pagination } };
  });
