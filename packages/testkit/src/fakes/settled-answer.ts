/** A settled payment of 5,000 rupiah for one article, as far as a gate reads its record. */
export const settledRecord = {
  ...{ paymentId: "pay_1", status: "confirmed", amount: "500000", token: "IDRX", environment: "sandbox" },
  ...{ txHash: "0xabc", resource: "https://shop.example/article", refundedAmount: "0", refundPending: "0" },
};

/** The service's answer to the request that settled it. `answerId`: of the success, which can be given back. */
export function settledAnswer(answerId: string | null = null): Response {
  const { paymentId, status, txHash } = settledRecord;
  const body = { success: true, paymentId, txHash, status, settlement: {}, payment: settledRecord };
  const headers = { "PAYMENT-RESPONSE": "cGFpZA==", ...(answerId !== null && { "Lunas-Answer-Id": answerId }) };
  return Response.json(body, { headers });
}
