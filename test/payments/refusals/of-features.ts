import { fundedPayer } from "../../harness/funded-payer";
import type { Refused } from "./refusal";

/** Refusals of what belongs to a payment: a sponsored approval, an Idempotency-Key, its receipt, its link. */
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
  {
    name: "the receipt of a payment that failed",
    code: "receipt_not_available",
    status: 409,
    details: ["status"],
    provoke: async ({ harness, sign, pay, ask, merchant }) => {
      const payer = await fundedPayer(harness.rpcUrl, 9_990_200n);
      // The sandbox lets this amount revert.
      const failed = await pay(await sign({ amount: 9_990_200n }, payer));
      const { error } = (await failed.json()) as { error: { details: { paymentId: string } } };
      return ask(`/payments/${error.details.paymentId}/receipt`, { key: merchant.apiKey });
    },
  },
  {
    name: "a payment on the page of a closed link",
    code: "link_closed",
    status: 410,
    details: ["reason"],
    provoke: async ({ sign, ask, merchant: { apiKey: key } }) => {
      const created = await ask("/payment-links", { method: "POST", key, body: { title: "Kopi", amount: "1000" } });
      const { linkId, url } = (await created.json()) as { linkId: string; url: string };
      await ask(`/payment-links/${linkId}`, { method: "PATCH", key, body: { active: false } });
      const { paymentPayload } = await sign();
      const headers = { origin: new URL(url).origin };
      return ask(`/pay/${linkId}`, { method: "POST", headers, body: { x402Version: 2, paymentPayload } });
    },
  },
];
