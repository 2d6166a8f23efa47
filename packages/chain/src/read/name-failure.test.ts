import { isNonceUsed, nameFailure } from "./name-failure";
import type { PayerState } from "./payer-state";

const free: PayerState = {
  block: { number: 1, timestampSeconds: 1 },
  nonceIsUsed: false,
  balance: 1n,
  allowance: 1n,
  paused: false,
  payerBlocked: false,
  payeeBlocked: false,
};

test("a passed simulation is no failure, unless a party is on the block list", () => {
  expect(nameFailure(null, free)).toBeNull();
  expect(nameFailure(null, { ...free, paused: null, payerBlocked: null, payeeBlocked: null })).toBeNull();
  expect(nameFailure(null, { ...free, payerBlocked: true })).toBe("payer_blocked");
  expect(nameFailure(null, { ...free, payeeBlocked: true })).toBe("payee_blocked");
});

test("TRANSFER_FROM_FAILED gets its reason from the token's state", () => {
  expect(nameFailure("TRANSFER_FROM_FAILED", { ...free, paused: true, payerBlocked: true })).toBe("token_paused");
  expect(nameFailure("TRANSFER_FROM_FAILED", { ...free, payerBlocked: true })).toBe("payer_blocked");
  expect(nameFailure("TRANSFER_FROM_FAILED", { ...free, payeeBlocked: true })).toBe("payee_blocked");
  expect(nameFailure("TRANSFER_FROM_FAILED", free)).toBe("transfer_from_failed");
});

test("other reasons stay", () => expect(nameFailure("InvalidNonce", { ...free, paused: true })).toBe("InvalidNonce"));

test("a simulation that runs at a newer block than the payer's state shows a used nonce, too", () => {
  expect(isNonceUsed(free, [null, undefined])).toBe(false);
  expect(isNonceUsed(free, ["TRANSFER_FROM_FAILED", null])).toBe(false);
  expect(isNonceUsed(free, ["InvalidNonce", undefined])).toBe(true);
  expect(isNonceUsed(free, ["TRANSFER_FROM_FAILED", "InvalidNonce"])).toBe(true);
  expect(isNonceUsed({ ...free, nonceIsUsed: true }, [null, undefined])).toBe(true);
});
