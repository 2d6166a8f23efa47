import { verifyPayment as operation } from "@lunas/protocol/api/payments";
import { route } from "../../http/route";
import { findRecord, type LookUpDeps } from "./look-up";

/** The deprecated alias of the look-up; the router adds the headers for the deprecation and the successor. */
export const verifyPayment = (deps: LookUpDeps) =>
  route(operation, async ({ params, caller: { merchant, key } }) => {
    const record = await findRecord(deps, { merchant, environment: key.environment }, params.txHash);
    return "refused" in record ? record : { status: 200, body: record };
  });
