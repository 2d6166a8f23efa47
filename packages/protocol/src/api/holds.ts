import { type Static, Type } from "@sinclair/typebox";
import { EnvironmentOfSession, HoldId, TimeFilter } from "../schema/scalars";
import { acceptanceErrors } from "./authorization-errors";
import { FacilitateResponse, facilitate } from "./facilitate";
import { CaptureRequest, HoldRequest } from "./hold-body";
import { HoldList, HoldRecord, HoldStatus } from "./hold-record";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";
import { pageQuery } from "./pagination";

const HoldQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(HoldStatus),
  since: Type.Optional(TimeFilter),
  until: Type.Optional(TimeFilter),
  environment: Type.Optional(EnvironmentOfSession),
});
export type HoldQuery = Static<typeof HoldQuery>;

const shared = { tag: "Holds", status: "served" } as const;
const ofHold = Type.Object({ id: HoldId });

export const createHold = {
  ...shared,
  auth: "secretKey",
  limit: "facilitate",
  id: "createHold",
  method: "POST",
  path: "/holds",
  summary: "Verify a payer's signed maximum and keep it until it is captured or released",
  description:
    "Scheme `upto`. Checks what `POST /facilitate` checks, with the maximum, and sends nothing. The payer's money can leave the " +
    "wallet before the capture: a capture is checked again, and until it is confirmed the merchant bears that risk. " +
    "`rate_limited` and `service_unavailable` have the same `details.reason` as on `/facilitate`.",
  headers: facilitate.headers,
  body: HoldRequest,
  responses: { 201: HoldRecord },
  responseHeaders: {
    "Idempotency-Replayed": facilitate.responseHeaders["Idempotency-Replayed"],
    "Server-Timing": facilitate.responseHeaders["Server-Timing"],
  },
  errors: [...acceptanceErrors, "idempotency_conflict", "chain_unavailable"],
} satisfies Operation;

export const captureHold = {
  ...shared,
  auth: "secretKeyOrSession",
  limit: "facilitate",
  id: "captureHold",
  method: "POST",
  path: "/holds/:id/capture",
  summary: "Charge what was used of a hold, once",
  description:
    "Makes the payment, waits and answers as `POST /facilitate`. A repeat with the same amount joins the capture or gets its outcome; with another amount it is `hold_captured`. `amount` `0` releases the hold: the answer is its record. After `settlement_pending` send the same amount again, never another. A key's request may have an Idempotency-Key: a repeat with it gets the same success again.",
  headers: facilitate.headers,
  params: ofHold,
  query: ofSession,
  body: CaptureRequest,
  responses: { 200: Type.Union([FacilitateResponse, HoldRecord]) },
  responseHeaders: {
    "PAYMENT-RESPONSE": facilitate.responseHeaders["PAYMENT-RESPONSE"],
    "Idempotency-Replayed": facilitate.responseHeaders["Idempotency-Replayed"],
    "Lunas-Answer-Id": facilitate.responseHeaders["Lunas-Answer-Id"],
    "Server-Timing": facilitate.responseHeaders["Server-Timing"],
  },
  errors: [
    "hold_not_found",
    "hold_captured",
    "hold_expired",
    "capture_exceeds_hold",
    "payment_mismatch",
    "nonce_already_used",
    "insufficient_balance",
    "no_permit2_approval",
    "simulation_failed",
    "tx_failed",
    "idempotency_conflict",
    "chain_unavailable",
    "settlement_pending",
  ],
} satisfies Operation;

export const releaseHold = {
  ...shared,
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "releaseHold",
  method: "POST",
  path: "/holds/:id/release",
  summary: "End a hold without a charge",
  description: "Repeated: the same answer. The authorization stays used up: a payer has to sign another one.",
  params: ofHold,
  query: ofSession,
  responses: { 200: HoldRecord },
  errors: ["hold_not_found", "hold_captured"],
} satisfies Operation;

export const listHolds = {
  ...shared,
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "listHolds",
  method: "GET",
  path: "/holds",
  summary: "The merchant's holds, newest first",
  description: "`since` and `until` are exclusive and compare with `createdAt`.",
  query: HoldQuery,
  responses: { 200: HoldList },
  errors: [],
} satisfies Operation;

export const getHold = {
  ...shared,
  auth: "secretKeyOrSession",
  limit: "payments",
  id: "getHold",
  method: "GET",
  path: "/holds/:id",
  summary: "Get a hold by its id",
  params: ofHold,
  query: ofSession,
  responses: { 200: HoldRecord },
  errors: ["hold_not_found"],
} satisfies Operation;
