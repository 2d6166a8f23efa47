import type { Chain, Environment } from "@lunas/catalog/chain";
import { extraWaitMs } from "@lunas/catalog/depth-for";
import { type CaptureDeps, isReleased } from "@lunas/domain/hold/capture-hold";
import { holdAndCapture } from "@lunas/domain/hold/hold-and-capture";
import type { Claim } from "@lunas/domain/payment/claim";
import { facilitate } from "@lunas/domain/payment/facilitate";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import { checkBodyForKey } from "@lunas/protocol/api/check-body-for-key";
import {
  type FacilitateBody,
  type FacilitateResponse,
  facilitate as operation,
  type UptoBody,
} from "@lunas/protocol/api/facilitate";
import type { HoldBody } from "@lunas/protocol/api/hold-body";
import { isChannelBody, isUptoBody, parsePaymentBody } from "@lunas/protocol/api/parse-facilitate-body";
import type { RequestContext } from "../../http/context";
import type { RefusalToSend } from "../../http/problem";
import { type Answer, route } from "../../http/route";
import { type Stopwatch, startStopwatch } from "../../http/stopwatch";
import type { TracedDeps } from "../../http/trace-requests";
import type { ReceiptIssuer } from "../../receipts/issue-receipts";
import { chainNamed } from "../../settings/served-chains";
import { claimOf } from "../../translate/claim";
import { failedRefusal, pendingRefusal, settledAnswer } from "../../translate/settlement";
import { type ChannelPayments, payByChannel } from "../channels/pay";

export interface FacilitateRouteDeps {
  readonly facilitate: CaptureDeps;
  /** The chains on which the payments of an environment settle. */
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
  readonly settleWaitMs: number;
  readonly receipts: Pick<ReceiptIssuer, "urlOf" | "signOffered">;
  /** Wraps a settlement's dependencies where requests are traced. */
  readonly watch: <D extends TracedDeps>(deps: D, context: RequestContext) => D;
  /** Called with the outcome of each request that reached the domain, and the duration of its stages. */
  readonly onFacilitated: (ended: Facilitated, stages: Stopwatch, context: RequestContext) => void;
  readonly channels: ChannelPayments;
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
      const chain = chainNamed(deps.chainsOf(caller.key.environment), body.paymentPayload.accepted.network);
      if (isChannelBody(body)) {
        const idempotencyKey = headers["idempotency-key"];
        return payByChannel(deps.channels, { body, caller, chain, idempotencyKey, context, client: request });
      }
      const { claimed, captureAmount } = captureIn(body);
      const claimRequest = { body: claimed, idempotencyKey: headers["idempotency-key"] };
      const claim = Object.assign(claimOf(claimRequest, caller, chain), { receivedAtMs: context.startedAtMs });
      if (captureAmount === 0n)
        return refuseRequest({ captureAmount: "must be at least 1: POST /holds keeps a maximum" });
      const { ended, stages } = await settleClaim(deps, { claim, captureAmount }, request);
      const answer = facilitatedAnswer(ended, stages, deps.receipts);
      if (isRefusal(answer)) return answer;
      return Object.assign(answer, {
        delivered: (isWritten: boolean) => deps.onDelivered(ended, isWritten, context),
      });
    },
    { parseFirst: true, parseBody: parsePaymentBody },
  );

interface SettleRequest {
  readonly context: RequestContext;
  readonly signal: Signal;
}

/** Handles one claim, and reports its end. */
export async function settleClaim(
  deps: FacilitateRouteDeps,
  { claim, captureAmount }: { readonly claim: Claim; readonly captureAmount: bigint | null },
  request: SettleRequest,
) {
  const { context } = request;
  const stages = startStopwatch();
  const watched = deps.watch({ onStage: stages.lap, ...deps.facilitate }, context);
  const amount = captureAmount ?? claim.authorization.amount;
  const waitLimit = {
    waitMs: deps.settleWaitMs + extraWaitMs(claim.chain, amount),
    takesPreconfirmed: true,
    client: request,
  } as const;
  const ended =
    captureAmount === null
      ? await facilitate(watched, claim, waitLimit)
      : await holdAndCapture(watched, { claim, amount }, waitLimit);
  if (isReleased(ended)) throw new Error("a charge above 0 was released");
  if (!isRefusal(ended)) context.paymentId = ended.payment.id;
  deps.onFacilitated(ended, stages, context);
  return { ended, stages, timing: stages.serverTiming };
}

/** A body of scheme `upto` as its hold, and what is charged; null: another scheme. The hold of `POST /holds` is the same. */
function captureIn(body: FacilitateBody | UptoBody) {
  if (!isUptoBody(body)) return { claimed: body, captureAmount: null };
  const { captureAmount, ...claimed } = body;
  return { claimed: claimed as HoldBody, captureAmount: BigInt(captureAmount) };
}

/** The answer of a request that waited for its payment. */
export function facilitatedAnswer(
  ended: Facilitated,
  stages: Stopwatch,
  receipts: FacilitateRouteDeps["receipts"],
): Answer<200, FacilitateResponse> | RefusalToSend {
  if (isRefusal(ended)) return ended;
  switch (ended.kind) {
    case "settled": {
      const { body, headers } = settledAnswer(ended.payment, receipts.urlOf(ended.payment.id));
      const timing = { "Server-Timing": stages.serverTiming() };
      // A header, because a replay has the same body and shares another request's success.
      const answerId = ended.waiter === null ? {} : { "Lunas-Answer-Id": ended.waiter.waiterId };
      return { status: 200, body, headers: Object.assign(headers, timing, answerId, replayHeaders(ended)) };
    }
    case "failed":
      return { ...failedRefusal(ended.payment), headers: replayHeaders(ended) };
    case "pending":
      return pendingRefusal(ended.payment, ended.retryAfterSeconds);
  }
}

export function replayHeaders({ replayed }: { readonly replayed: boolean }): Record<string, string> {
  return replayed ? { "Idempotency-Replayed": "true" } : {};
}
