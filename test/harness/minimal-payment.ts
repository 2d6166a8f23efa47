/** The body of `POST /facilitate`, well-formed enough that the key is judged and not the body. Its signature is none. */
export const minimalPayment = {
  paymentPayload: {
    x402Version: 2,
    accepted: {
      ...{ scheme: "exact", network: "eip155:1337", amount: "1", asset: `0x${"11".repeat(20)}` },
      ...{ payTo: `0x${"22".repeat(20)}`, maxTimeoutSeconds: 60, extra: { assetTransferMethod: "permit2" } },
    },
    payload: {
      signature: `0x${"33".repeat(65)}`,
      permit2Authorization: {
        ...{ from: `0x${"44".repeat(20)}`, spender: `0x${"55".repeat(20)}`, nonce: "1", deadline: "1" },
        permitted: { token: `0x${"11".repeat(20)}`, amount: "1" },
        witness: { to: `0x${"22".repeat(20)}`, validAfter: "0" },
      },
    },
  },
};
