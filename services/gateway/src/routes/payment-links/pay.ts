import type { Facilitated } from "@lunas/domain/payment/facilitated";
import type { LinkId } from "@lunas/domain/shared/id";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { payLink as operation } from "@lunas/protocol/api/pay-link";
import type { RefusalToSend } from "../../http/problem";
import { type AnswerOf, route } from "../../http/route";
import { linkClaim } from "../../translate/link-claim";
import { failedRefusal, pendingRefusal, settledAnswer } from "../../translate/settlement";
import { settleClaim } from "../payments/facilitate";
import type { PayLinkDeps } from "./deps";
import { linkWithoutSandbox, noSuchLink } from "./look-up";

/** A payer settles on the page of a link, without a key. */
export const payLink = (deps: PayLinkDeps) =>
  route(operation, async (request) => {
    const { body, params, headers, context } = request;
    if (!deps.ownOrigins.includes(headers.origin ?? ""))
      return refuse("origin_not_allowed", "A payment link is paid on its own page.");
    const found = await deps.payable.findPayable(params.linkId as LinkId);
    if (found === null) return noSuchLink();
    const { merchant, link } = found;
    const served = deps.chainsIn(link.environment);
    if (served.length === 0) return linkWithoutSandbox();
    const chain = served.find(({ chainId }) => chainId === link.chainId);
    if (chain === undefined)
      return refuse("chain_unavailable", "The link's network is not served.", { network: link.network });
    context.merchantId = merchant.id;
    const times = { nowMs: deps.clock.now(), receivedAtMs: context.startedAtMs };
    const claim = linkClaim({ body, found, chain, publicUrl: deps.publicUrl }, times);
    const { ended, timing } = await settleClaim(deps, { claim, captureAmount: null }, request);
    const answer = answerOf(ended, timing, deps.receipts);
    if (isRefusal(answer)) return answer;
    return { ...answer, delivered: (isWritten) => deps.onDelivered(ended, isWritten, context) };
  });

function answerOf(
  ended: Facilitated,
  timing: () => string,
  receipts: PayLinkDeps["receipts"],
): AnswerOf<typeof operation> | RefusalToSend {
  if (isRefusal(ended)) return ended;
  switch (ended.kind) {
    case "settled": {
      const { success, status, settlement, receiptUrl } = settledAnswer(
        ended.payment,
        receipts.urlOf(ended.payment.id),
      ).body;
      const headers = { "Server-Timing": timing() };
      return { status: 200, body: { success, status, settlement, receiptUrl }, headers };
    }
    case "failed":
      return withoutId(failedRefusal(ended.payment));
    case "pending":
      return withoutId(pendingRefusal(ended.payment, ended.retryAfterSeconds));
  }
}

/** A payment that is not confirmed has no receipt, so its id is the merchant's alone: elsewhere it names a purchase. */
function withoutId(refusal: Refusal): Refusal {
  const { paymentId: _, ...details } = refusal.details;
  return { ...refusal, details };
}
