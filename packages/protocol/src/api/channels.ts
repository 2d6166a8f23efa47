import { type Static, Type } from "@sinclair/typebox";
import { Address, Bytes32, ChargeId, EnvironmentOfSession, Network, TimeFilter } from "../schema/scalars";
import { ChannelSettlement } from "../x402/channel-settlement";
import { voucherErrors } from "./authorization-errors";
import { ChannelFacilitateRequest, ChannelRefundRequest } from "./channel-body";
import {
  ChannelList,
  ChannelRecord,
  ChannelStatus,
  ChargeList,
  ChargeRecord,
  PayoutList,
  PayoutRecord,
} from "./channel-record";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";
import { pageQuery } from "./pagination";

const shared = { tag: "Channels", status: "planned" } as const;
const served = { tag: "Channels", status: "served" } as const;
const ofChannel = Type.Object({ id: Bytes32 });

const ChannelQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(ChannelStatus),
  payer: Type.Optional(Address),
  network: Type.Optional(Network),
  environment: Type.Optional(EnvironmentOfSession),
});
export type ChannelQuery = Static<typeof ChannelQuery>;

export const verifyVoucher = {
  ...shared,
  status: "served",
  auth: "secretKey",
  limit: "facilitate",
  id: "verifyVoucher",
  method: "POST",
  path: "/channels/verify",
  summary: "Check a voucher before its price is known, and keep its channel for 30 seconds",
  description:
    "The checks of `POST /facilitate`; nothing is charged. Until the reservation ends another voucher of the channel gets `channel_busy`. The same voucher renews it; `POST /facilitate` with `charge` ends it. With `Lunas-Reservation: new` the same voucher gets `channel_busy` too: a shop of several processes works once for a voucher that comes several times.",
  headers: Type.Object({
    "lunas-reservation": Type.Optional(
      Type.Literal("new", {
        description: "The request renews nothing: a voucher that is reserved already is another request's.",
      }),
    ),
  }),
  body: ChannelFacilitateRequest,
  responses: {
    200: Type.Object(
      { valid: Type.Literal(true), channel: ChannelRecord, reservedUntil: Type.String({ format: "date-time" }) },
      { title: "VerifiedVoucher" },
    ),
  },
  errors: ["unsupported_token", "unsupported_network", "payment_mismatch", "invalid_signature", ...voucherErrors],
} satisfies Operation;

export const listChannels = {
  ...shared,
  status: "served",
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "listChannels",
  method: "GET",
  path: "/channels",
  summary: "The merchant's channels, newest first",
  query: ChannelQuery,
  responses: { 200: ChannelList },
  errors: [],
} satisfies Operation;

export const getChannel = {
  ...shared,
  status: "served",
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "getChannel",
  method: "GET",
  path: "/channels/:id",
  summary: "Get a channel by its id",
  params: ofChannel,
  query: ofSession,
  responses: { 200: ChannelRecord },
  errors: ["channel_not_found"],
} satisfies Operation;

export const refundChannel = {
  ...served,
  auth: "secretKeyOrSession",
  limit: "facilitate",
  id: "refundChannel",
  method: "POST",
  path: "/channels/:id/refund",
  summary: "Give the payer back what is unused of a channel",
  description: "Its charges are claimed first. Waits and answers as `POST /facilitate`.",
  params: ofChannel,
  query: ofSession,
  body: ChannelRefundRequest,
  responses: {
    200: Type.Object({ channel: ChannelRecord, settlement: ChannelSettlement }, { title: "ChannelRefund" }),
  },
  errors: [
    "channel_not_found",
    "payment_mismatch",
    "payout_refused",
    "tx_failed",
    "chain_unavailable",
    "settlement_pending",
  ],
} satisfies Operation;

export const claimChannels = {
  ...served,
  auth: "secretKeyOrSession",
  limit: "facilitate",
  id: "claimChannels",
  method: "POST",
  path: "/channels/claim",
  summary: "Claim all that is charged and not claimed",
  description: "Answers at once; the channels show what is claimed when the chain does.",
  query: ofSession,
  responses: {
    202: Type.Object(
      { channels: Type.Integer({ description: "How many of them will be claimed." }) },
      { title: "Claiming" },
    ),
  },
  errors: ["payout_refused"],
} satisfies Operation;

export const listCharges = {
  ...shared,
  status: "served",
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "listCharges",
  method: "GET",
  path: "/charges",
  summary: "The merchant's charges, oldest first, in order and without gaps",
  query: Type.Object({
    after: Type.Optional(ChargeId),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    channel: Type.Optional(Bytes32),
    since: Type.Optional(TimeFilter),
    environment: Type.Optional(EnvironmentOfSession),
  }),
  responses: { 200: ChargeList },
  errors: ["charge_not_found"],
} satisfies Operation;

export const voidCharge = {
  ...shared,
  status: "served",
  auth: "secretKey",
  limit: "facilitate",
  id: "voidCharge",
  method: "POST",
  path: "/charges/:id/void",
  summary: "Take back a charge that could not be served",
  description: "Within 24 hours, while no claim covers it. Repeated: the same answer.",
  params: Type.Object({ id: ChargeId }),
  responses: { 200: ChargeRecord },
  errors: ["charge_not_found", "charge_not_voidable"],
} satisfies Operation;

export const createPayout = {
  ...served,
  auth: "secretKeyOrSession",
  limit: "facilitate",
  id: "createPayout",
  method: "POST",
  path: "/payouts",
  summary: "Claim what is charged, and pay out what is claimed, now",
  description: "Answers at once with the payout, which is `pending`; a webhook tells its end.",
  query: ofSession,
  responses: { 202: PayoutRecord },
  errors: ["payout_refused"],
} satisfies Operation;

export const listPayouts = {
  ...served,
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "listPayouts",
  method: "GET",
  path: "/payouts",
  summary: "The merchant's payouts, newest first",
  query: Type.Object({ ...pageQuery, environment: Type.Optional(EnvironmentOfSession) }),
  responses: { 200: PayoutList },
  errors: [],
} satisfies Operation;
