import type { Merchant } from "../merchant/merchant";
import type { LoggedDelivery } from "./delivery-log";
import { redeliver } from "./redeliver";

const merchant = {
  id: "mer_1",
  webhookUrl: "https://shop.example/hook",
  webhookDisabledAtMs: null,
} as unknown as Merchant;

test("a delivery that is unknown, and one whose event is too old, are refused, each with its reason", async () => {
  const refusalOf = (answer: "too_old" | null) => redeliver({ sendAgain: async () => answer }, merchant, "dlv_1");
  expect(await refusalOf(null)).toMatchObject({ refused: "not_found", details: {} });
  expect(await refusalOf("too_old")).toEqual({
    refused: "not_found",
    message: "This event is older than 90 days, and is not sent again.",
    details: { reason: "too_old" },
  });
  const sent = { id: "dlv_1", status: "pending" } as unknown as LoggedDelivery;
  expect(await redeliver({ sendAgain: async () => sent }, merchant, "dlv_1")).toBe(sent);
});
