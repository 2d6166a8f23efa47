import { hashOf } from "@lunas/testkit/build/numbered";
import { type Candidate, type NonceCall, proveByCalls, proveByTrace } from "./nonce-outcome";

const where = { txHash: hashOf(1), blockNumber: 110, blockHash: hashOf(2), blockTimestampSeconds: 5 };
const usedHere = (nonce: bigint): NonceCall => ({ nonce, wasSet: false, isSet: true });
const stateless = (nonce: bigint): NonceCall => ({ nonce, wasSet: null, isSet: null });
const candidate = (likeLogs: readonly number[], calls: Candidate["calls"]): Candidate => ({
  ...where,
  likeLogs,
  calls,
});
const at = (logIndex: number) => ({ ...where, logIndex });

describe("proveByCalls", () => {
  it("gives each nonce its log if there are as many logs as nonces, even without old state", () => {
    const like = candidate([3, 5, 8], [stateless(7n), stateless(9n), stateless(4n)]);
    expect([7n, 9n, 4n].map((nonce) => proveByCalls(nonce, like))).toEqual([at(3), at(5), at(8)]);
  });

  it("leaves out nonces that were set before, or that are not set", () => {
    const cancelled = { nonce: 7n, wasSet: true, isSet: true };
    const unused = { nonce: 8n, wasSet: false, isSet: false };
    const like = candidate([3, 5], [cancelled, usedHere(9n), unused, usedHere(4n)]);
    expect([7n, 9n, 8n, 4n].map((nonce) => proveByCalls(nonce, like))).toEqual(["other", at(3), "other", at(5)]);
  });

  it("proves nothing if one more nonce may have been used, not even by exclusion", () => {
    const like = candidate([3], [usedHere(7n), usedHere(9n)]);
    expect([7n, 9n].map((nonce) => proveByCalls(nonce, like))).toEqual(["unknown", "unknown"]);
    const silent = candidate([3], [usedHere(7n), stateless(9n)]);
    expect(proveByCalls(9n, silent)).toBe("unknown");
  });

  it("proves nothing with hidden calls, and knows that a visible transaction does not settle another nonce", () => {
    expect(proveByCalls(7n, candidate([3], null))).toBe("unknown");
    expect(proveByCalls(7n, candidate([3], [usedHere(9n)]))).toBe("other");
  });
});

describe("proveByTrace", () => {
  it("uses the position among the calls that did not fail", () => {
    const like = candidate([3, 5], null);
    expect([9n, 7n, 8n].map((nonce) => proveByTrace(nonce, like, [9n, 7n]))).toEqual([at(3), at(5), "other"]);
  });

  it("returns unknown for a missing log", () => {
    expect(proveByTrace(7n, candidate([3], null), [9n, 7n])).toBe("unknown");
  });
});
