import { createHold as create } from "@lunas/domain/hold/create-hold";
import { holdRecord } from "@lunas/domain/hold/record";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createHold as operation } from "@lunas/protocol/api/holds";
import { parseHoldBody } from "@lunas/protocol/api/parse-facilitate-body";
import { route } from "../../http/route";
import { startStopwatch } from "../../http/stopwatch";
import { chainNamed } from "../../settings/served-chains";
import { claimOf } from "../../translate/claim";
import type { FacilitateRouteDeps } from "../payments/facilitate";

/**
 * Stores a hold and answers at once: nothing is sent. A repeat gets the hold as it is now. No approval is sponsored here: by the
 * time of the capture its nonce or its price could be the wrong one.
 */
export const createHold = (deps: FacilitateRouteDeps) =>
  route(
    operation,
    async ({ body, headers, caller, context }) => {
      const stages = startStopwatch();
      const chain = chainNamed(deps.chainsOf(caller.key.environment), body.paymentPayload.accepted.network);
      const claimRequest = { body, idempotencyKey: headers["idempotency-key"] };
      const claim = Object.assign(claimOf(claimRequest, caller, chain), {
        approval: null,
        receivedAtMs: context.startedAtMs,
      });
      const created = await create(deps.watch({ onStage: stages.lap, ...deps.facilitate }, context), claim);
      stages.lap("accept");
      if (isRefusal(created)) return created;
      context.paymentId = created.hold.id;
      const replayed: Record<string, string> = created.isNew ? {} : { "Idempotency-Replayed": "true" };
      const headersOut = { "Server-Timing": stages.serverTiming(), ...replayed };
      return { status: 201, body: holdRecord(created.hold), headers: headersOut };
    },
    { parseBody: parseHoldBody },
  );
