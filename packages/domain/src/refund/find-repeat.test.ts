import { aClaim } from "@lunas/testkit/build/a-claim";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import type { Claim } from "../payment/claim";
import { findRepeat } from "./find-repeat";

const request = aClaim({ refundOf: "pay_1", description: "One cup was cold." });
const { authorization, accepted } = request;
const stored = aStoredPayment({ id: "ref_1", refundOf: "pay_1", authorization, description: request.description });
const repeat = { refund: stored, isNew: false };

describe("the authorization of a stored refund, sent again", () => {
  it.each<[string, Partial<Claim>]>([
    ["the same request", {}],
    ["no reason", { description: null }],
    ["another spelling of the signature", { authorization: { ...authorization, signature: "0x99" } }],
    ["another API key", { apiKeyId: "key_2" }],
  ])("with %s is that refund", (_what, change) => {
    expect(findRepeat({ ...request, ...change }, stored)).toEqual(repeat);
  });

  it.each<[string, Partial<Claim>]>([
    ["another amount in the request", { accepted: { ...accepted, amount: accepted.amount - 1n } }],
    ["another signed amount", { authorization: { ...authorization, amount: authorization.amount - 1n } }],
    ["another deadline", { authorization: { ...authorization, deadlineSeconds: authorization.deadlineSeconds + 1n } }],
    ["another first second", { authorization: { ...authorization, validAfterSeconds: 1n } }],
    ["another payment", { refundOf: "pay_2" }],
    ["another merchant", { merchant: { ...request.merchant, id: "mer_2" } }],
  ])("with %s is no repeat", (_what, change) => {
    expect(findRepeat({ ...request, ...change }, stored)).toBeNull();
  });

  it.each(["It was too hot.", ""])(
    "with another reason, '%s', is refused and names the stored refund",
    (description) => {
      expect(findRepeat({ ...request, description }, stored)).toMatchObject({
        refused: "nonce_already_used",
        details: { field: "reason", refundId: "ref_1", status: "pending" },
      });
    },
  );

  it("with a reason where none is stored is refused", () => {
    expect(findRepeat(request, { ...stored, description: null })).toMatchObject({ refused: "nonce_already_used" });
  });
});
