import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import type { GasReason } from "../payment/gas";
import { isRefusal } from "../shared/refusal";
import { claimAll, payOut, refundChannel } from "./requests";

const terms = { amount: null, cause: "merchant", waitMs: 1_000, signal: new AbortController().signal } as const;

function deps() {
  const requested: string[] = [];
  const done = { status: "confirmed", amount: 100_000n, txHash: "0x11", blockNumber: 1, failure: null } as const;
  const requests = {
    askRefund: async ({ channelId }: { readonly channelId: string }) => requested.push(channelId) > 0,
    find: async () => done,
  };
  return { requested, requests, timer: { sleep: async () => undefined } };
}

test("what is unused is given back", async () => {
  const { requested, ...given } = deps();
  const channel = aChannel("mer_1");
  expect(await refundChannel(given, { ...terms, channel })).toEqual({ txHash: "0x11", amount: 100_000n });
  expect(requested).toEqual([channel.id]);
});

test("of a channel whose books are the shop's nothing is given back: its charges are not known here", async () => {
  const { requested, ...given } = deps();
  const refused = await refundChannel(given, { ...terms, channel: aChannel("mer_1", { managedBy: "shop" }) });
  expect(isRefusal(refused) && [refused.refused, refused.details.field]).toEqual(["payment_mismatch", "managedBy"]);
  expect(requested).toEqual([]);
});

test("a payer that had as many refunds as one may have within a day is refused, and may try again in an hour", async () => {
  const requests = { askRefund: async () => "payer_daily_refunds" as const, find: async () => null };
  const payers = { ...terms, cause: "payer", mostInADay: 20 } as const;
  const refused = await refundChannel({ requests, timer: deps().timer }, { ...payers, channel: aChannel("mer_1") });
  expect(refused).toMatchObject({
    refused: "rate_limited",
    message: "This payer has had 20 refunds of channels within 24 hours.",
    details: { reason: "payer_daily_refunds", retryAfterSeconds: "3600" },
  });
});

test("what a bound of gas leaves no room for is refused as a payment is, and may be tried again", async () => {
  const reached = async (): Promise<GasReason> => "merchant_gas_budget";
  const requests = { askClaims: reached, askPayout: reached, askRefund: reached, find: async () => null };
  const { timer } = deps();
  const scope = { merchantId: "mer_1", environment: "sandbox" } as const;
  const details = { reason: "merchant_gas_budget", retryAfterSeconds: "30" };
  const refused = { refused: "rate_limited", details };
  expect(await claimAll({ requests }, scope)).toMatchObject(refused);
  expect(await payOut({ requests }, scope)).toMatchObject(refused);
  expect(await refundChannel({ requests, timer }, { ...terms, channel: aChannel("mer_1") })).toMatchObject(refused);
});
