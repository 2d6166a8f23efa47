import type { PaymentPayload } from "../x402/payment-payload";
import type { PaymentRequirements } from "../x402/payment-requirements";

interface FacilitateExample {
  readonly paymentPayload: PaymentPayload;
  readonly paymentRequirements: PaymentRequirements;
  readonly metadata?: Readonly<Record<string, string>>;
}

const requirements: PaymentRequirements = {
  scheme: "exact",
  network: "eip155:8453",
  asset: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22",
  amount: "500000",
  payTo: "0x2222222222222222222222222222222222222222",
  maxTimeoutSeconds: 60,
  extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
};

/** A well-formed body of `POST /facilitate`, 5,000 rupiah, for the API description. Its signature belongs to no key. */
export const facilitateExample: FacilitateExample = {
  paymentPayload: {
    x402Version: 2,
    payload: {
      signature: `0x${"1b".repeat(65)}`,
      permit2Authorization: {
        from: "0x1111111111111111111111111111111111111111",
        permitted: { token: requirements.asset, amount: requirements.amount },
        spender: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
        nonce: "35421987654321098765432109876543210987654321098765432109876543210",
        deadline: "1795176000",
        witness: { to: requirements.payTo, validAfter: "0" },
      },
    },
    accepted: requirements,
    resource: { url: "https://shop.example/articles/7", description: "One article" },
    extensions: {},
  },
  paymentRequirements: requirements,
  metadata: { order: "7" },
};
