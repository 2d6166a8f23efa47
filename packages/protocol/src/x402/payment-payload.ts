import { type Static, Type } from "@sinclair/typebox";
import { Signature } from "../schema/scalars";
import { offerReceiptExtension } from "./offer-receipt";
import { PaymentAuthorization, UptoAuthorization } from "./payment-authorization";
import { PaymentIdentifier, paymentIdentifierExtension } from "./payment-identifier";
import { PaymentRequirements, UptoRequirements } from "./payment-requirements";
import { SponsoredApproval } from "./sponsored-approval";

/** The resource of the payment, for information. Its limits are those of the transport, not of the stored fields. */
const ResourceInfo = Type.Object(
  {
    url: Type.Optional(Type.String({ maxLength: 8_192 })),
    description: Type.Optional(Type.String({ maxLength: 8_192 })),
    mimeType: Type.Optional(Type.String({ maxLength: 8_192 })),
  },
  { title: "ResourceInfo" },
);

/**
 * The decoded value of `PAYMENT-SIGNATURE` (or `X-PAYMENT`), which a payer sends. Unknown fields are ignored at every
 * level.
 */
export const PaymentPayload = Type.Object(
  {
    x402Version: Type.Literal(2),
    payload: Type.Object({ signature: Signature, permit2Authorization: PaymentAuthorization }),
    accepted: PaymentRequirements,
    resource: Type.Optional(ResourceInfo),
    extensions: Type.Optional(
      Type.Object({
        erc20ApprovalGasSponsoring: Type.Optional(SponsoredApproval),
        [paymentIdentifierExtension]: Type.Optional(PaymentIdentifier),
        // The client asks for a receipt by its presence.
        [offerReceiptExtension]: Type.Optional(Type.Unknown()),
      }),
    ),
  },
  { title: "PaymentPayload" },
);
export type PaymentPayload = Static<typeof PaymentPayload>;

/** The same of scheme `upto`. */
export const UptoPayload = Type.Object(
  {
    ...PaymentPayload.properties,
    payload: Type.Object({ signature: Signature, permit2Authorization: UptoAuthorization }),
    accepted: UptoRequirements,
  },
  { title: "UptoPayload" },
);
export type UptoPayload = Static<typeof UptoPayload>;
