import { createLink } from "@lunas/domain/link/create-link";
import { isRefusal, refuse } from "@lunas/domain/shared/refusal";
import { createPaymentLink as operation } from "@lunas/protocol/api/payment-links";
import { readerAuthor } from "../../http/author";
import { route } from "../../http/route";
import { linkRecord } from "../../translate/payment-link";
import type { PaymentLinkDeps } from "./deps";

/** The token of every link until the registry has another one. */
const tokenSymbol = "IDRX";

export const createPaymentLink = (deps: PaymentLinkDeps) =>
  route(operation, async ({ body, caller, context }) => {
    const { clock, publicUrl } = deps;
    const { title, description = null, redirectUrl = null, maxPayments = null, metadata = null, expiresAt } = body;
    if (title.trim() === "") return refuse("invalid_request", "The request is not valid.", { title: "is empty" });
    const made = await createLink(
      { links: deps.linksBy(readerAuthor(caller, context)), served: deps.chainsOf(caller.environment), clock },
      {
        ...{
          merchantId: caller.merchant.id,
          network: body.network,
          tokenSymbol,
          title,
          description,
          redirectUrl,
          maxPayments,
          metadata,
        },
        expiresAtMs: expiresAt === undefined ? null : Date.parse(expiresAt),
        amount: baseUnitsOf(body.amount),
        minAmount: baseUnitsOf(body.minAmount),
        maxAmount: baseUnitsOf(body.maxAmount),
      },
    );
    return isRefusal(made) ? made : { status: 201, body: linkRecord(made, publicUrl, clock.now()) };
  });

function baseUnitsOf(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text);
}
