import type { Chain, Environment } from "@lunas/catalog/chain";
import { extraWaitMs } from "@lunas/catalog/depth-for";
import type { Claim } from "@lunas/domain/payment/claim";
import { type FacilitateDeps, facilitate } from "@lunas/domain/payment/facilitate";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { checkBodyForKey } from "@lunas/protocol/api/check-body-for-key";
import { facilitate as operation } from "@lunas/protocol/api/facilitate";
import { parseFacilitateBody } from "@lunas/protocol/api/parse-facilitate-body";
import type { RequestContext } from "../../http/context";
import type { RefusalToSend } from "../../http/problem";
import { type AnswerOf, route } from "../../http/route";
import { type Stopwatch, startStopwatch } from "../../http/stopwatch";
import type { TracedDeps } from "../../http/trace-requests";
import type { ReceiptIssuer } from "../../receipts/issue-receipts";
import { chainNamed } from "../../settings/served-chains";
import { claimOf } from "../../translate/claim";
import { failedRefusal, pendingRefusal, settledAnswer } from "../../translate/settlement";

export interface FacilitateRouteDeps {
  readonly facilitate: FacilitateDeps;
  /** The chains on which the payments of an environment settle. */
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
  readonly settleWaitMs: number;
  readonly receipts: Pick<ReceiptIssuer, "urlOf" | "signOffered">;
  /** Wraps a settlement's dependencies where requests are traced. */
  readonly watch: <D extends TracedDeps>(deps: D, context: RequestContext) => D;
  /** Called with the outcome of each request that reached the domain, and the duration of its stages. */
  readonly onFacilitated: (ended: Facilitated, stages: Stopwatch, context: RequestContext) => void;
  /** Called with whether the answer to a request was written completely. */
  readonly onDelivered: (ended: Facilitated, isWritten: boolean, context: RequestContext) => void;
}

/** The router checks the body and the API key, in that order; the domain checks the rest. */
export const facilitatePayment = (deps: FacilitateRouteDeps) =>
  route(
    operation,
    async (request) => {
      const { body, headers, caller, context } = request;
      const wrong = checkBodyForKey(body, caller.key.type);
      if (wrong !== undefined) return refuseRequest(wrong);
      const claimRequest = { body, idempotencyKey: headers["idempotency-key"] };
      const chain = chainNamed(deps.chainsOf(caller.key.environment), body.paymentPayload.accepted.network);
      const claim = Object.assign(claimOf(claimRequest, caller, chain), { receivedAtMs: context.startedAtMs });
      const { ended, stages } = await settleClaim(deps, claim, request);
      const answer = answerOf(ended, stages, deps.receipts);
      if (isRefusal(answer)) return answer;
      return { ...answer, delivered: (isWritten) => deps.onDelivered(ended, isWritten, context) };
    },
    { parseFirst: true, parseBody: parseFacilitateBody },
  );

interface SettleRequest {
  readonly context: RequestContext;
  readonly signal: AbortSignal;
}

/** Handles one claim, and reports its end. */
export async function settleClaim(deps: FacilitateRouteDeps, claim: Claim, request: SettleRequest) {
  const { context } = request;
  const stages = startStopwatch();
  const ended = await facilitate(deps.watch({ ...deps.facilitate, onStage: stages.lap }, context), claim, {
    waitMs: deps.settleWaitMs + extraWaitMs(claim.chain, claim.authorization.amount),
    takesPreconfirmed: true,
    client: request,
  });
  if (!isRefusal(ended)) context.paymentId = ended.payment.id;
  deps.onFacilitated(ended, stages, context);
  return { ended, stages, timing: stages.serverTiming };
}

function answerOf(
  ended: Facilitated,
  stages: Stopwatch,
  receipts: FacilitateRouteDeps["receipts"],
): AnswerOf<typeof operation> | RefusalToSend {
  if (isRefusal(ended)) return ended;
  switch (ended.kind) {
    case "settled": {
      const { body, headers } = settledAnswer(ended.payment, receipts.urlOf(ended.payment.id));
      const timing = { "Server-Timing": stages.serverTiming() };
      // A header, because a replay has the same body and shares another request's success.
      const answerId = ended.waiter === null ? {} : { "Lunas-Answer-Id": ended.waiter.waiterId };
      return { status: 200, body, headers: { ...headers, ...timing, ...answerId, ...replayHeaders(ended) } };
    }
    case "failed":
      return { ...failedRefusal(ended.payment), headers: replayHeaders(ended) };
    case "pending":
      return pendingRefusal(ended.payment, ended.retryAfterSeconds);
  }
}

function replayHeaders({ replayed }: { readonly replayed: boolean }): Record<string, string> {
  return replayed ? { "Idempotency-Replayed": "true" } : {};
}
