import type * as channels from "../api/channel-record";
import type * as charged from "../api/charge-response";
import type * as config from "../api/config";
import { errorCodes } from "../api/errors";
import type * as facilitate from "../api/facilitate";
import type * as holds from "../api/hold-record";
import type * as links from "../api/payment-links";
import type * as record from "../api/payment-record";
import type * as payments from "../api/payments";
import type * as refunds from "../api/refunds";
import type * as webhook from "../events/webhook-body";
import type * as channelPayload from "../x402/channel-payload";
import type * as payload from "../x402/payment-payload";
import type * as required from "../x402/payment-required";
import type * as settlement from "../x402/settlement-response";
import type * as api from "./api";
import type * as wireChannels from "./channels";
import { curableCodes } from "./curable";
import type * as wireEvents from "./events";
import type * as x402 from "./x402";

/** `true` where the two types are equal; otherwise this file does not compile. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

test("the plain types equal the schemas' types", () => {
  const same: {
    required: Same<x402.PaymentRequired, required.PaymentRequired>;
    payload: Same<x402.PaymentPayload, payload.PaymentPayload>;
    upto: Same<x402.UptoPayload, payload.UptoPayload>;
    hold: Same<api.HoldRecord, holds.HoldRecord>;
    channelPayload: Same<wireChannels.ChannelPayload, channelPayload.ChannelPayload>;
    channel: Same<wireChannels.ChannelRecord, channels.ChannelRecord>;
    charge: Same<wireChannels.ChargeRecord, channels.ChargeRecord>;
    payout: Same<wireChannels.PayoutRecord, channels.PayoutRecord>;
    charged: Same<wireChannels.ChargeResponse, charged.ChargeResponse>;
    settlement: Same<x402.SettlementResponse, settlement.SettlementResponse>;
    link: Same<api.PaymentLink, links.PaymentLink>;
    record: Same<api.PaymentRecord, record.PaymentRecord>;
    facilitated: Same<api.FacilitateResponse, facilitate.FacilitateResponse>;
    config: Same<api.PublicConfig, config.PublicConfig>;
    timeline: Same<api.PaymentTimeline, payments.PaymentTimeline>;
    refundTimeline: Same<api.RefundTimeline, refunds.RefundTimeline>;
    refund: Same<api.RefundRecord, refunds.RefundRecord>;
    preparation: Same<api.RefundPreparation, refunds.RefundPreparation>;
    event: Same<wireEvents.WebhookEvent, webhook.WebhookBody>;
  } = {
    required: true,
    payload: true,
    upto: true,
    hold: true,
    channelPayload: true,
    channel: true,
    charge: true,
    payout: true,
    charged: true,
    settlement: true,
    link: true,
    record: true,
    facilitated: true,
    config: true,
    timeline: true,
    refundTimeline: true,
    refund: true,
    preparation: true,
    event: true,
  };
  expect(Object.values(same)).not.toContain(false);
});

test("every curable code is in the table of errors", () => {
  expect(curableCodes.filter((code) => !Object.hasOwn(errorCodes, code))).toEqual([]);
});
