import { isChannelBody, type PaymentBody } from "./parse-facilitate-body";

/**
 * The rules of the `/facilitate` body that depend on the key. They are checked after authentication.
 * @returns the `details` of an `invalid_request`, or undefined when there is no problem
 */
export function checkBodyForKey(
  body: PaymentBody,
  keyType: "secret" | "publishable",
): Record<string, string> | undefined {
  if (keyType === "secret" && body.paymentRequirements === undefined) {
    // Without the merchant's own price, the payer's price would count.
    return { paymentRequirements: "is required with a secret key: the entry of `accepts` that was demanded" };
  }
  if (keyType === "publishable" && body.metadata !== undefined) {
    return { metadata: "is not allowed with a publishable key" };
  }
  if (keyType === "publishable" && "captureAmount" in body) {
    return { captureAmount: "is not allowed with a publishable key: the merchant charges" };
  }
  if (keyType === "publishable" && isChannelBody(body) && body.paymentPayload.payload.type === "refund") {
    // Its voucher stands in the calldata of a claim, where everybody reads it.
    return {
      "paymentPayload.payload.type": "refund is not allowed with a publishable key: the merchant's server sends it",
    };
  }
  if (keyType === "publishable" && "charge" in body) {
    return { charge: "is not allowed with a publishable key: the merchant charges" };
  }
  return undefined;
}
