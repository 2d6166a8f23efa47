import type { Event } from "../../api/schemas";
import { aboutOf, kindOf } from "./about-of";

const about = (data: object) => aboutOf({ data } as Event);

test("an event is about its payment, a hold without one about itself, and others about neither", () => {
  expect(about({ paymentId: "pay_1", holdId: "hld_1" })).toBe("pay_1");
  expect(about({ paymentId: null, holdId: "hld_1" })).toBe("hld_1");
  expect(about({ merchantId: "mer_1" })).toBeNull();
});

test("a channel's event is about the channel, and a payout's about the payout", () => {
  expect(about({ channelId: "0x12", payer: "0x34" })).toBe("0x12");
  expect(about({ payoutId: "pyo_1", channels: 3 })).toBe("pyo_1");
});

test("what an id belongs to is known by its form", () => {
  expect(["hld_1", "pay_1", "0x12", "pyo_1"].map(kindOf)).toEqual(["hold", "payment", "channel", "payout"]);
});
