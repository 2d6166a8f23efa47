import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import {
  Address,
  BaseUnits,
  Caip2Network,
  Environment,
  Network,
  Text,
  Timestamp,
  WebhookSecret,
  WebhookUrl,
} from "../schema/scalars";
import { ChargeSums } from "./channel-record";
import type { Operation } from "./operation";

/** An announced new wallet; null where there is none. */
const NextWallet = Type.Object({ walletAddress: Address, announcedAt: Timestamp, effectiveAt: Timestamp });

const settingAmount = (description: string) => Type.Optional(Type.Unsafe<string>({ ...BaseUnits, description }));

/** What a merchant sets of claims and payouts of its channels; what is left out has the chain's default. */
const ChannelSettings = Type.Object(
  {
    claimFrom: settingAmount("A channel is claimed when so much of it is unclaimed, in base units."),
    payoutDailyFrom: settingAmount("Paid out daily from this amount on, in base units."),
    payoutAtOnceFrom: settingAmount("Paid out at once from this amount on, in base units."),
    payoutHour: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 23, description: "The hour of daily payouts in Asia/Jakarta." }),
    ),
  },
  { additionalProperties: false, title: "ChannelSettings" },
);

export const Merchant = Type.Object(
  {
    merchantId: Type.String({ description: "`mer_…`" }),
    email: Type.String(),
    walletAddress: Address,
    name: Type.String(),
    website: Nullable(Type.String()),
    webhookUrl: Nullable(Type.String()),
    webhookSecret: Nullable(Type.String({ description: "Masked, except in the answer to the update that set it." })),
    webhookDisabledAt: Nullable(Timestamp),
    defaultToken: Type.String(),
    defaultNetwork: Type.String(),
    approvedAt: Nullable(
      Type.String({ format: "date-time", description: "When the operator approved the merchant; null if not yet." }),
    ),
    nextWallet: Nullable(NextWallet),
    channelSettings: Nullable(ChannelSettings),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: "Merchant" },
);
export type Merchant = Static<typeof Merchant>;

export const MerchantUpdate = Type.Object(
  {
    name: Type.Optional(Text(1, 100, "Business name.")),
    webhookUrl: Type.Optional(Nullable(WebhookUrl)),
    webhookSecret: Type.Optional(WebhookSecret),
    defaultToken: Type.Optional(Text(1, 32, "Token symbol.")),
    defaultNetwork: Type.Optional(Text(1, 32, "The network of new demands, in the environment that has it.")),
    channelSettings: Type.Optional(Nullable(ChannelSettings)),
  },
  { additionalProperties: false, title: "MerchantUpdate" },
);
export type MerchantUpdate = Static<typeof MerchantUpdate>;

const Volume = Type.Object({ IDRX: BaseUnits });

const MerchantStats = Type.Object(
  {
    environment: Environment,
    totalPayments: Type.Integer({ minimum: 0 }),
    totalVolume: Type.Object({
      IDRX: BaseUnits,
      formatted: Type.Object({ IDRX: Type.String({ description: "For display, such as `Rp 5.000,00`." }) }),
    }),
    refunded: Type.Optional(
      Type.Object(
        { IDRX: BaseUnits, formatted: Type.Object({ IDRX: Type.String({ description: "For display." }) }) },
        { description: "The sum of settled refunds. Volumes are before refunds." },
      ),
    ),
    charges: Type.Optional(ChargeSums),
    last30Days: Type.Object({
      payments: Type.Integer({ minimum: 0 }),
      volume: Volume,
      refunded: Type.Optional(Volume),
      uniquePayers: Type.Integer({ minimum: 0 }),
    }),
    settlementTime: Type.Optional(
      Type.Object(
        {
          payments: Type.Integer({ minimum: 1, description: "How many payments were measured, at most 1,000." }),
          p50Ms: Type.Integer({ minimum: 0, description: "Half of them took at most this long, in milliseconds." }),
          p95Ms: Type.Integer({ minimum: 0, description: "95 % of them took at most this long, in milliseconds." }),
        },
        {
          description:
            "From the stored request to the confirmation, of the newest confirmed payments of the last 30 days. Absent without such payments.",
        },
      ),
    ),
  },
  { title: "MerchantStats" },
);

const shared = { tag: "Merchant", auth: "session", limit: "other" } as const;

const MerchantTerms = Type.Object(
  {
    environment: Environment,
    network: Network,
    caip2Network: Caip2Network,
    defaultNetwork: Type.String({
      description: "As the profile has it. `network` is another one if the key's environment does not have it.",
    }),
    defaultToken: Type.String(),
  },
  { title: "MerchantTerms" },
);

export const getMerchantTerms = {
  id: "getMerchantTerms",
  tag: "Merchant",
  auth: "secretKey",
  limit: "other",
  method: "GET",
  path: "/merchant/terms",
  summary: "The network and the token of new demands with this key",
  description:
    "`network` is the profile's `defaultNetwork` if the key's environment has it, else the environment's first network. The server library reads it where no network is given.",
  status: "served",
  responses: { 200: MerchantTerms },
  errors: [],
} satisfies Operation;

export const getMerchant = {
  ...shared,
  id: "getMerchant",
  method: "GET",
  path: "/merchant/me",
  summary: "The signed-in merchant",
  status: "served",
  responses: { 200: Merchant },
  errors: [],
} satisfies Operation;

export const updateMerchant = {
  ...shared,
  id: "updateMerchant",
  method: "PATCH",
  path: "/merchant/me",
  summary: "Change the profile",
  description:
    "Any subset of the fields. For 24 hours after a change, the previous webhook secret signs too. `webhookUrl` and `webhookSecret` need a sign-in of the last 12 hours.",
  status: "served",
  body: MerchantUpdate,
  responses: { 200: Merchant },
  errors: ["unsupported_token", "unsupported_network", "reauthentication_required"],
} satisfies Operation;

export const getMerchantStats = {
  ...shared,
  id: "getMerchantStats",
  method: "GET",
  path: "/merchant/stats",
  summary: "Statistics of confirmed payments, and the sum of charges beside them",
  description:
    "Without `environment`: production if it has a confirmed payment, else the sandbox. `last30Days` are the 30 × 24 hours before the request, by `createdAt`.",
  status: "served",
  query: Type.Object({ environment: Type.Optional(Environment) }),
  responses: { 200: MerchantStats },
  errors: [],
} satisfies Operation;
