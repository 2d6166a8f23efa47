import type { HoldRecord, PaymentRecord } from "@lunas/protocol/wire/api";
import type { ChannelSettlement, ChargeResponse } from "@lunas/protocol/wire/channels";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import type { GateAnswered } from "../channels/channel-gate";
import type { UpToOffer } from "../payments/build-required";
import type { ChannelGateInput } from "../payments/gate-input";
import type { GateFailed, GatePaymentRequired } from "../payments/gate-result";
import type { Charge } from "./charge";

export interface UpToInput
  extends UpToOffer,
    Pick<ChannelGateInput, "headers" | "metadata" | "maxWaitMs" | "clientAddress" | "channel"> {}

/** The payer's maximum is held: do the work, charge, and call `finish`. */
export interface GateHeld {
  readonly result: "held";
  readonly status: 200;
  /** Null: a channel pays, and its voucher is reserved. */
  readonly hold: HoldRecord | null;
  /** For every answer of the handler. */
  readonly headers: Readonly<Record<string, string>>;
  readonly charge: Charge;
  /**
   * Ends the hold: captures what was charged, or releases it where the work was not served or nothing was charged. Call it
   * once the work is done; a second call has the same outcome. Never throws.
   */
  readonly finish: (work: { readonly isServed: boolean }) => Promise<HoldOutcome>;
}

/** The charge is paid. Send the content with these headers. */
export interface HoldCaptured {
  readonly result: "captured";
  readonly txHash: string;
  readonly payment: PaymentRecord;
  readonly settlement: SettlementResponse;
  readonly headers: Readonly<Record<string, string>>;
}

/** Nothing was charged, and nothing will be. */
export interface HoldReleased {
  readonly result: "released";
  readonly headers: Readonly<Record<string, string>>;
}

/** How a hold ended. `failed`: send it instead of the content; with `code` `settlement_pending` the outcome is open. */
export type HoldOutcome = HoldCaptured | HoldCharged | HoldReleased | GateFailed;

/** A channel paid what was used. Send the content with these headers. */
export interface HoldCharged {
  readonly result: "charged";
  readonly charge: ChargeResponse;
  readonly settlement: ChannelSettlement;
  readonly headers: Readonly<Record<string, string>>;
}

/** `answered`: with the option `channel` only. */
export type HoldGate = GatePaymentRequired | GateHeld | GateFailed | GateAnswered;
