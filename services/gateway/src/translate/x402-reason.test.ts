import { refuse } from "@lunas/domain/shared/refusal";
import { reasonOf } from "./x402-reason";

test.each([
  ["network", "invalid_exact_evm_network_mismatch"],
  ["accepted.asset", "permit2_token_mismatch"],
  ["authorization.amount", "permit2_amount_mismatch"],
  ["payTo", "invalid_permit2_recipient_mismatch"],
  ["from", "invalid_permit2_recipient_mismatch"],
  ["spender", "invalid_permit2_spender"],
  // It has not expired: it is too far ahead.
  ["deadline", "invalid_payload"],
])("a mismatch of %s is %s", (field, reason) => {
  expect(reasonOf(refuse("payment_mismatch", "", { field }))).toBe(reason);
});

test("a refusal that says nothing about the payment has no reason", () => {
  expect(reasonOf(refuse("rate_limited", ""))).toBeNull();
  expect(reasonOf(refuse("no_permit2_approval", ""))).toBe("permit2_allowance_required");
});
