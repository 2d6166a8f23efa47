import type { Event } from "../../api/schemas";
import { aboutOf, isHold } from "./about-of";

const about = (data: object) => aboutOf({ data } as Event);

test("an event is about its payment, a hold without one about itself, and others about neither", () => {
  expect(about({ paymentId: "pay_1", holdId: "hld_1" })).toBe("pay_1");
  expect(about({ paymentId: null, holdId: "hld_1" })).toBe("hld_1");
  expect(about({ merchantId: "mer_1" })).toBeNull();
});

test("a hold is known by its id", () => {
  expect([isHold("hld_1"), isHold("pay_1")]).toEqual([true, false]);
});
