import type { ErrorCode } from "@lunas/protocol/api/errors";
import { fundedPayer } from "../../world/funded-payer";
import type { Refused } from "./refusal";

/** A refusal that comes with a part of a served operation. */
export interface FeatureRefused extends Refused {
  /** Whether the part is served; until then it is asserted that it is not, by the answer that is given instead. */
  readonly isServed: boolean;
  readonly until: ErrorCode;
}

/** Refusals of parts of `POST /facilitate` that are served at their own time. */
export const ofFeatures: readonly FeatureRefused[] = [
  {
    name: "a sponsored approval out of its bounds",
    isServed: true,
    code: "sponsorship_refused",
    status: 400,
    details: ["reason"],
    until: "no_permit2_approval",
    provoke: async ({ world: { rpcUrl }, sign, pay }) => {
      const payer = await fundedPayer(rpcUrl, 1_000n, { approved: false });
      const body = await sign({}, payer);
      const info = {
        from: payer.address,
        asset: body.paymentRequirements.asset,
        spender: body.paymentPayload.payload.permit2Authorization.spender,
        amount: (2n ** 256n - 1n).toString(),
        signedTransaction: "0x02c0",
        version: "1",
      };
      const extensions = { erc20ApprovalGasSponsoring: { info } };
      return pay({ ...body, paymentPayload: { ...body.paymentPayload, extensions } });
    },
  },
  {
    name: "an Idempotency-Key with another body",
    isServed: true,
    code: "idempotency_conflict",
    status: 409,
    details: [],
    until: "invalid_signature",
    provoke: async ({ sign, pay }) => {
      const headers = { "idempotency-key": "order 7" };
      await pay(await sign(), { headers });
      const forged = await sign();
      forged.paymentPayload.payload.signature = `0x${"11".repeat(65)}`;
      return pay(forged, { headers });
    },
  },
];
