import type { Chain, Environment } from "@lunas/catalog/chain";
import { extraWaitMs } from "@lunas/catalog/depth-for";
import { type FacilitateDeps, facilitate } from "@lunas/domain/payment/facilitate";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { checkBodyForKey } from "@lunas/protocol/api/check-body-for-key";
import { facilitate as operation } from "@lunas/protocol/api/facilitate";
import { parseFacilitateBody } from "@lunas/protocol/api/parse-facilitate-body";
import type { RequestContext } from "../../http/context";
import type { RefusalToSend } from "../../http/problem";
import { type AnswerOf, route } from "../../http/route";
import { type Stopwatch, startStopwatch } from "../../http/stopwatch";
import { chainNamed } from "../../settings/served-chains";
import { claimOf } from "../../translate/claim";
import { settledAnswer } from "../../translate/settlement";

export interface FacilitateRouteDeps {
  readonly facilitate: FacilitateDeps;
  /** The chains on which the payments of an environment settle. */
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
  readonly settleWaitMs: number;
  /** Wraps a settlement's dependencies where requests are traced. */
  readonly watch: (deps: FacilitateDeps, context: RequestContext) => FacilitateDeps;
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
      const stages = startStopwatch();
      const { startedAtMs: receivedAtMs } = context;
      const claimRequest = { body, idempotencyKey: headers["idempotency-key"] };
      const chain = chainNamed(deps.chainsOf(caller.key.environment), body.paymentPayload.accepted.network);
      const claim = { ...claimOf(claimRequest, caller, chain), receivedAtMs };
      const ended = await facilitate(deps.watch({ ...deps.facilitate, onStage: stages.lap }, context), claim, {
        waitMs: deps.settleWaitMs + extraWaitMs(chain, claim.authorization.amount),
        takesPreconfirmed: true,
        // A getter, because only a request that waits needs it; a refusal never does.
        get signal() {
          return request.signal;
        },
      });
      if (!isRefusal(ended)) context.paymentId = ended.payment.id;
      deps.onFacilitated(ended, stages, context);
      const answer = answerOf(ended, stages);
      if (isRefusal(answer)) return answer;
      return { ...answer, delivered: (isWritten) => deps.onDelivered(ended, isWritten, context) };
    },
    { parseFirst: true, parseBody: parseFacilitateBody },
  );

function answerOf(ended: Facilitated, stages: Stopwatch): AnswerOf<typeof operation> | RefusalToSend {
  if (isRefusal(ended)) return ended;
  switch (ended.kind) {
    case "settled": {
      const { body, headers } = settledAnswer(ended.payment);
      const timing = { "Server-Timing": stages.serverTiming() };
      return { status: 200, body, headers: { ...headers, ...timing, ...replayHeaders(ended) } };
    }
    case "failed":
      return { ...failed(ended.payment), headers: replayHeaders(ended) };
    case "pending":
      return pending(ended.payment, ended.retryAfterSeconds);
  }
}

function replayHeaders({ replayed }: { readonly replayed: boolean }): Record<string, string> {
  return replayed ? { "Idempotency-Replayed": "true" } : {};
}

function failed({ id, txHash, failure }: StoredPayment): Refusal {
  return refuse("tx_failed", failure?.message ?? "The settlement failed on the chain.", {
    paymentId: id,
    ...(txHash === null ? {} : { txHash }),
    ...(failure === null ? {} : { reason: failure.code }),
  });
}

/** Not a failure: a payer who signs again after this answer may pay twice. */
function pending({ id, txHash }: StoredPayment, retryAfterSeconds: number): Refusal {
  return refuse("settlement_pending", "The outcome is still open: ask again with the same body.", {
    paymentId: id,
    ...(txHash === null ? {} : { txHash }),
    retryAfterSeconds: String(retryAfterSeconds),
  });
}
