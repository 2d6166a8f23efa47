import { type Refusal, refuse } from "../../shared/refusal";
import type { PauseScope } from "../pause";
import type { StoreCheck } from "./check";

/** An operator resumes after minutes rather than seconds. */
const retryAfterSeconds = "30";

/** Pause check: no operator has paused the chain, the merchant or the payer. A stored payment continues. */
export const isNotPaused: StoreCheck = (_claim, { stored, paused }) =>
  stored !== null || paused === null ? null : pauseRefusals[paused];

export const pauseRefusals: Readonly<Record<PauseScope, Refusal>> = {
  chain: refuse("service_unavailable", "This network takes no new payments at the moment.", {
    reason: "paused",
    retryAfterSeconds,
  }),
  merchant: refuse("forbidden", "This merchant takes no new payments at the moment.", { reason: "merchant_paused" }),
  payer: refuse("forbidden", "Payments of this payer are not taken at the moment.", { reason: "payer_paused" }),
};
