import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { isRefusal } from "../shared/refusal";
import { refundChannel } from "./requests";

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
