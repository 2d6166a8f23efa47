import { fundedPayer } from "../../harness/funded-payer";
import type { Refused } from "./refusal";

/** Refusals of what a payment may bring along: a sponsored approval, an Idempotency-Key. */
export const ofFeatures: readonly Refused[] = [
  {
    name: "a sponsored approval out of its bounds",
    code: "sponsorship_refused",
    status: 400,
    details: ["reason"],
    provoke: async ({ harness: { rpcUrl }, sign, pay }) => {
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
    code: "idempotency_conflict",
    status: 409,
    details: [],
    provoke: async ({ sign, pay }) => {
      const headers = { "idempotency-key": "order 7" };
      await pay(await sign(), { headers });
      const forged = await sign();
      forged.paymentPayload.payload.signature = `0x${"11".repeat(65)}`;
      return pay(forged, { headers });
    },
  },
];
