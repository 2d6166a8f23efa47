import type { UptoPayload } from "../x402/payment-payload";
import type { UptoRequirements } from "../x402/payment-requirements";
import { facilitateExample } from "./facilitate-example";

interface HoldExample {
  readonly paymentPayload: UptoPayload;
  readonly paymentRequirements: UptoRequirements;
  readonly metadata?: Readonly<Record<string, string>>;
}

const facilitator = "0x4444444444444444444444444444444444444444";
const { paymentPayload, paymentRequirements, ...rest } = facilitateExample;
const authorization = paymentPayload.payload.permit2Authorization;

const requirements: UptoRequirements = {
  ...paymentRequirements,
  scheme: "upto",
  extra: { ...paymentRequirements.extra, facilitatorAddress: facilitator },
};

/** A well-formed body of `POST /holds`, at most 5,000 rupiah, for the API description. Its signature belongs to no key. */
export const holdExample: HoldExample = {
  ...rest,
  paymentPayload: {
    ...paymentPayload,
    payload: {
      ...paymentPayload.payload,
      permit2Authorization: {
        ...authorization,
        spender: "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002",
        witness: { ...authorization.witness, facilitator },
      },
    },
    accepted: requirements,
  },
  paymentRequirements: requirements,
};
