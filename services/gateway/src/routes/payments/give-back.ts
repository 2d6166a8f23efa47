import { giveBack } from "@lunas/domain/payment/give-back";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { giveBackPayment as operation } from "@lunas/protocol/api/payments";
import { keyAuthor } from "../../http/author";
import { route } from "../../http/route";

/** For a merchant whose handler failed after the payment: the next request with the authorization gets the success once more. */
export const giveBackPayment = (deps: { readonly payments: Pick<PaymentStore, "giveBack"> }) =>
  route(operation, async ({ params, query, caller, context }) => {
    const paymentId = params.id as PaymentId;
    context.paymentId = paymentId;
    const scope = { merchantId: caller.merchant.id, environment: caller.key.environment };
    const given = { scope, paymentId, answerId: query.answerId ?? null };
    const refusal = await giveBack(deps, given, keyAuthor(caller, context));
    return refusal ?? { status: 200, body: { paymentId, givenBack: true as const } };
  });
