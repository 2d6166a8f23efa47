import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import type { Event, MerchantWalletChange } from "./event";
import { eventRecord } from "./event-record";

const merchantId = "mer_1" as const;
const event: Event = {
  ...{ id: "evt_1", type: "merchant.wallet_changed", merchantId, environment: "production" },
  ...{ paymentId: null, occurredAtMs: Date.parse("2026-11-20T08:00:00.000Z") },
};

test("a wallet change is shown as of its event, whatever the wallet is now", () => {
  const walletChange: MerchantWalletChange = {
    ...{ merchantId, status: "announced", oldWallet: addressOf(1), newWallet: addressOf(2) },
    ...{ announcedAt: "2026-11-20T08:00:00.000Z", effectiveAt: null, oldWalletAcceptedUntil: null },
  };
  expect(eventRecord({ event: { ...event, walletChange }, payment: null, payTo: addressOf(9) })).toEqual({
    ...{ id: "evt_1", type: "merchant.wallet_changed", timestamp: "2026-11-20T08:00:00.000Z" },
    ...{ environment: "production", data: walletChange },
  });
});

test.each([
  ["payment.failed", undefined],
  ["payment.settled_late", { txHash: hashOf(1), blockNumber: 7 }],
] as const)("%s is the record as it was at the event, also when it is sent again later", (type, lateSettlement) => {
  const payment = aStoredPayment({
    ...{ merchantId, status: "failed", failure: { code: "tx_failed", message: "It reverted." } },
    lateSettlement: { txHash: hashOf(1), blockNumber: 7 },
  });
  const { data } = eventRecord({ event: { ...event, type, paymentId: payment.id }, payment, payTo: addressOf(9) });
  expect((data as { lateSettlement?: object }).lateSettlement).toEqual(lateSettlement);
});

test("an event without its wallet change is never shown as a payment", () => {
  expect(() => eventRecord({ event, payment: null, payTo: addressOf(9) })).toThrow("evt_1");
});
