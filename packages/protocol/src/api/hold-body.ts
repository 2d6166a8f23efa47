import { type Static, Type } from "@sinclair/typebox";
import { BaseUnits } from "../schema/scalars";
import { UptoPayload } from "../x402/payment-payload";
import { UptoRequirements } from "../x402/payment-requirements";
import { FacilitateBody } from "./facilitate";
import { holdExample } from "./hold-example";

const { resource, description, metadata, x402Version } = FacilitateBody.properties;
const common = { resource, description, metadata, x402Version };

const payload = Type.Union([
  UptoPayload,
  Type.String({ description: "The unchanged value of the payer's `PAYMENT-SIGNATURE` or `X-PAYMENT` header." }),
]);

/** The body of `POST /holds` after a base64 `paymentPayload` has been decoded: the result of `parseHoldBody`. */
export const HoldBody = Type.Object(
  { paymentPayload: UptoPayload, paymentRequirements: UptoRequirements, ...common },
  { additionalProperties: false },
);
export type HoldBody = Static<typeof HoldBody>;

/** The body of `POST /holds` as the client sends it. */
export const HoldRequest = Type.Object(
  { paymentPayload: payload, paymentRequirements: UptoRequirements, ...common },
  { additionalProperties: false, title: "HoldRequest", examples: [holdExample] },
);

const captureAmount = Type.Unsafe<string>({
  ...BaseUnits,
  description: "What is charged, in base units: 1 to the maximum.",
});

/** The body of `POST /facilitate` of scheme `upto`, a hold and its capture in one: the result of `parsePaymentBody`. */
export const UptoBody = Type.Object(
  { paymentPayload: UptoPayload, paymentRequirements: Type.Optional(UptoRequirements), captureAmount, ...common },
  { additionalProperties: false },
);
export type UptoBody = Static<typeof UptoBody>;

/** The same as the client sends it. */
export const UptoFacilitateRequest = Type.Object(
  { paymentPayload: payload, paymentRequirements: Type.Optional(UptoRequirements), captureAmount, ...common },
  { additionalProperties: false, title: "UptoFacilitateRequest" },
);

export const CaptureRequest = Type.Object(
  {
    amount: Type.Unsafe<string>({
      ...BaseUnits,
      description: "What is charged, in base units: 1 to the maximum; `0` releases the hold.",
    }),
  },
  { additionalProperties: false, title: "CaptureRequest" },
);
export type CaptureRequest = Static<typeof CaptureRequest>;
