import type { HistoryStore } from "@lunas/domain/payment/history";
import { timelineOf } from "@lunas/domain/payment/timeline";
import { getPaymentTimeline } from "@lunas/protocol/api/payments";
import { route } from "../../http/route";
import { noSuchPayment, paymentReference } from "../../translate/payment-reference";
import { timelineAnswer } from "../../translate/timeline";

export interface TimelineDeps {
  readonly histories: HistoryStore;
}

/** The stages of a payment of the key's merchant and environment, by its id or any of its transaction hashes. */
export const showTimeline = ({ histories }: TimelineDeps) =>
  route(getPaymentTimeline, async ({ params, caller: { merchant, key } }) => {
    const scope = { merchantId: merchant.id, environment: key.environment };
    const history = await histories.find(scope, paymentReference(params.id));
    return history === null ? noSuchPayment() : { status: 200, body: timelineAnswer(timelineOf(history)) };
  });
