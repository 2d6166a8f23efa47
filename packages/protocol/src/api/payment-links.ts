import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import {
  BaseUnits,
  Environment,
  EnvironmentOfSession,
  HttpsUrl,
  LinkId,
  Network,
  OneOf,
  Text,
  Timestamp,
} from "../schema/scalars";
import { Metadata } from "./metadata";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";
import { Pagination, pageQuery } from "./pagination";

const MaxPayments = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  description:
    "The number of payments that the link takes. Pending, confirmed and late settled ones count; a failed one frees its place.",
});

const PaymentLinkRequest = Type.Object(
  {
    title: Text(1, 100, "The heading of the page."),
    description: Type.Optional(Text(0, 500, "A text below the title; also the description of its payments.")),
    amount: Type.Optional(
      Type.Unsafe<string>({ ...BaseUnits, description: 'A fixed price in base units: 5,000 rupiah is "500000".' }),
    ),
    minAmount: Type.Optional(
      Type.Unsafe<string>({ ...BaseUnits, description: "With `maxAmount`, instead of `amount`: the payer chooses." }),
    ),
    maxAmount: Type.Optional(BaseUnits),
    network: Type.Optional(Network),
    redirectUrl: Type.Optional(
      Type.Unsafe<string>({ ...HttpsUrl, description: "Where the page leads the payer after the payment." }),
    ),
    maxPayments: Type.Optional(MaxPayments),
    expiresAt: Type.Optional(
      Type.String({ format: "date-time", description: "From then on the link takes no new payment." }),
    ),
    metadata: Type.Optional(Metadata("Each payment by the link has it. The payer never sees it.")),
  },
  { additionalProperties: false, title: "PaymentLinkRequest" },
);

export const PaymentLink = Type.Object(
  {
    linkId: Type.String({ description: "`lnk_…`" }),
    url: Type.String({ description: "The address of the payer's page." }),
    environment: Environment,
    network: Network,
    token: Type.String({ description: "Token symbol." }),
    title: Type.String(),
    description: Nullable(Type.String()),
    amount: Nullable(
      Type.Unsafe<string>({
        ...BaseUnits,
        description: "The fixed price in base units; null where the payer chooses.",
      }),
    ),
    minAmount: Nullable(BaseUnits),
    maxAmount: Nullable(BaseUnits),
    redirectUrl: Nullable(Type.String()),
    maxPayments: Nullable(MaxPayments),
    placesTaken: Nullable(
      Type.Integer({ minimum: 0, description: "How many of `maxPayments` are taken; null without that limit." }),
    ),
    expiresAt: Nullable(Timestamp),
    metadata: MapOf(Type.String(), { description: "Empty if there is none." }),
    active: Type.Boolean({ description: "False: the merchant has closed the link." }),
    status: OneOf(
      ["open", "closed", "expired", "used_up"],
      "`open` takes payments. `used_up` opens again where a pending payment fails.",
    ),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: "PaymentLink" },
);
export type PaymentLink = Static<typeof PaymentLink>;

const PaymentLinkList = Type.Object(
  { paymentLinks: Type.Array(PaymentLink), pagination: Pagination },
  { title: "PaymentLinkList" },
);

const shared = { tag: "Payment links", status: "served", auth: "secretKeyOrSession", limit: "other" } as const;
const params = Type.Object({ id: LinkId });

export const createPaymentLink = {
  ...shared,
  id: "createPaymentLink",
  method: "POST",
  path: "/payment-links",
  summary: "Make a payment link: a page on which anybody can pay",
  description:
    "Give either `amount`, or both `minAmount` and `maxAmount`. The amounts never change: make another link, and close this one.",
  query: ofSession,
  body: PaymentLinkRequest,
  responses: { 201: PaymentLink },
  errors: ["unsupported_network", "unsupported_token"],
} satisfies Operation;

export const listPaymentLinks = {
  ...shared,
  id: "listPaymentLinks",
  method: "GET",
  path: "/payment-links",
  summary: "The merchant's payment links, newest first",
  query: Type.Object({ ...pageQuery, environment: Type.Optional(EnvironmentOfSession) }),
  responses: { 200: PaymentLinkList },
  errors: [],
} satisfies Operation;

export const getPaymentLink = {
  ...shared,
  id: "getPaymentLink",
  method: "GET",
  path: "/payment-links/:id",
  summary: "Get a payment link",
  params,
  query: ofSession,
  responses: { 200: PaymentLink },
  errors: ["not_found"],
} satisfies Operation;

export const updatePaymentLink = {
  ...shared,
  id: "updatePaymentLink",
  method: "PATCH",
  path: "/payment-links/:id",
  summary: "Close a payment link, or open it again",
  description: "Payments that are stored already go on; their payers are still told the outcome.",
  params,
  query: ofSession,
  body: Type.Object({ active: Type.Boolean() }, { additionalProperties: false, title: "PaymentLinkUpdate" }),
  responses: { 200: PaymentLink },
  errors: ["not_found"],
} satisfies Operation;
