import { extraWaitMs } from "@lunas/catalog/depth-for";
import { captureHold as capture, isReleased } from "@lunas/domain/hold/capture-hold";
import { holdRecord } from "@lunas/domain/hold/record";
import type { HoldId } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { captureHold as operation } from "@lunas/protocol/api/holds";
import { route } from "../../http/route";
import { startStopwatch } from "../../http/stopwatch";
import { type FacilitateRouteDeps, facilitatedAnswer } from "../payments/facilitate";

/** Waits and answers as `/facilitate` does; a charge of 0 is a release. */
export const captureHold = (deps: FacilitateRouteDeps) =>
  route(operation, async ({ params, body, headers, caller: { merchant, environment, lineage }, context, signal }) => {
    const stages = startStopwatch();
    const amount = BigInt(body.amount);
    const key = headers["idempotency-key"];
    const captured = await capture(
      deps.watch({ onStage: stages.lap, ...deps.facilitate }, context),
      {
        scope: { merchantId: merchant.id, environment },
        id: params.id as HoldId,
        ...{ amount, approval: null, receivedAtMs: context.startedAtMs },
        idempotency: key === undefined || lineage === null ? null : { lineage, key },
      },
      {
        waitMs: deps.settleWaitMs,
        // The hold's own chain counts: its depth for this amount may need longer.
        waitMsOf: ({ chainId }) => {
          const chain = deps.facilitate.chains.find((each) => each.chainId === chainId);
          return deps.settleWaitMs + (chain === undefined ? 0 : extraWaitMs(chain, amount));
        },
        takesPreconfirmed: true,
        client: { signal },
      },
    );
    if (isReleased(captured)) return { status: 200, body: holdRecord(captured.hold) };
    if (!isRefusal(captured)) context.paymentId = captured.payment.id;
    deps.onFacilitated(captured, stages, context);
    const answer = facilitatedAnswer(captured, stages, deps.receipts);
    if (isRefusal(answer)) return answer;
    return { ...answer, delivered: (isWritten: boolean) => deps.onDelivered(captured, isWritten, context) };
  });
