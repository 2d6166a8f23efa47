import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { addressOf } from "@lunas/testkit/build/numbered";
import { uptoTerms } from "../../settlement/kinds/upto/terms";
import { isRefusal } from "../../shared/refusal";
import type { LaneReadiness } from "../ports";
import { senderRefusal } from "./sender-is-a-lane";

const facilitator = addressOf(9_001);
const terms = uptoTerms({ maximum: 500_000n, facilitator });
const named = aClaim({ authorization: anAuthorization({ kind: "upto", terms }) });

function codeOf(state: ReturnType<LaneReadiness["laneState"]>, claim = named) {
  const refusal = senderRefusal({ laneState: () => state }, claim);
  return isRefusal(refusal) ? [refusal.refused, Object.keys(refusal.details ?? {})] : refusal;
}

it.each([
  ["serving", null],
  ["resting", ["chain_unavailable", ["network", "facilitator"]]],
  ["unknown", ["payment_mismatch", ["field", "expected", "actual"]]],
  ["off", ["invalid_request", ["paymentPayload.accepted.scheme"]]],
] as const)("a payer who names a lane whose state is %s", (state, expected) => {
  expect(codeOf(state)).toEqual(expected);
});

it("does not matter where the payer names none", () => {
  expect(codeOf("off", aClaim())).toBeNull();
});
