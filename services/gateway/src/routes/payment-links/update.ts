import type { LinkId } from "@lunas/domain/shared/id";
import { updatePaymentLink as operation } from "@lunas/protocol/api/payment-links";
import { readerAuthor } from "../../http/author";
import { route } from "../../http/route";
import { linkRecord } from "../../translate/payment-link";
import type { PaymentLinkDeps } from "./deps";
import { noSuchLink } from "./look-up";

/** Closes a link, or opens it again. */
export const updatePaymentLink = ({ linksBy, clock, publicUrl }: PaymentLinkDeps) =>
  route(operation, async ({ params, body, caller, context }) => {
    const scope = { merchantId: caller.merchant.id, environment: caller.environment };
    const changed = await linksBy(readerAuthor(caller, context)).setActive(scope, params.id as LinkId, body.active);
    return changed === null ? noSuchLink() : { status: 200, body: linkRecord(changed, publicUrl, clock.now()) };
  });
