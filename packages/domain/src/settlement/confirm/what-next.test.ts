import { aFeeMarket } from "@lunas/testkit/build/a-fee-market";
import { aHead, aReceipt, settlementLogOf } from "@lunas/testkit/build/a-head";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { anOrder } from "@lunas/testkit/build/an-order";
import { chain, nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import type { Transaction } from "../attempt";
import type { Situation } from "./situation";
import { type Next, whatNext } from "./what-next";

const policy = chain.settlement;
const order = anOrder();
const log = settlementLogOf(order);
const sentAtMs = nowSeconds * 1_000;
const payment: Transaction = {
  nonce: 7,
  purpose: "payment",
  paymentId: order.paymentId,
  attempts: [anAttempt({ createdAtMs: sentAtMs })],
};
const cancellation: Transaction = { ...payment, purpose: "filler" };
const late = { timestampSeconds: Number(order.deadlineSeconds) + 1 };

/** Sent a moment ago, not mined. */
function situation(overrides: Partial<Situation> = {}): Situation {
  return {
    transaction: payment,
    order,
    receipt: null,
    minedNonces: 7,
    isUnderpriced: false,
    sentAtBlock: 100,
    refused: new Set(),
    market: null,
    head: aHead(100),
    nowMs: sentAtMs + 500,
    policy,
    ...overrides,
  };
}

const afterMs = (ms: number) => ({ nowMs: sentAtMs + ms });
const gwei = 10n ** 9n;
const cheap = {
  ...payment,
  attempts: [anAttempt({ createdAtMs: sentAtMs, fees: { feeCapWei: 3n * gwei, tipWei: 1_000_000n } })],
};
/** Sent long ago; blocks have come since. */
const passedOver = { ...afterMs(policy.bumpAfterMs), sentAtBlock: 90 };
const dear = payment.attempts[0]!;
const newer = anAttempt({ createdAtMs: sentAtMs, fees: { feeCapWei: 90n * gwei, tipWei: gwei } });
const calm = { usedPercent: 50 };
const settled = aReceipt({ settlements: [log] });
const deep = { ...policy, confirmations: 2 };

test("whatNext, mined: a large payment waits for its required depth", () => {
  const depthFrom = [{ amount: order.amount, depth: 10 }];
  const at = (number: number, from = depthFrom) =>
    whatNext(situation({ receipt: settled, head: aHead(number), policy: { ...deep, depthFrom: from } })).kind;
  expect([at(108), at(109)]).toEqual(["wait", "settled"]);
  expect(at(101, [{ amount: order.amount + 1n, depth: 10 }])).toBe("settled");
});

describe("whatNext, not mined", () => {
  it.each<[Next["kind"], string, Partial<Situation>]>([
    ["wait", "it was sent just now", {}],
    ["wait", "the nonces before it are not mined either", { minedNonces: 2 }],
    ["wait", "nobody has mined it for a while", afterMs(policy.republishAfterMs)],
    ["wait", "no block was made for fifteen minutes", afterMs(900_000)],
    ["wait", "no block was made for fifteen minutes", { ...afterMs(900_000), market: aFeeMarket(100) }],
    ["replace", "blocks have come for a while, and the node does not tell of others", passedOver],
    ["replace", "so they have, and in them what paid less", { ...passedOver, market: aFeeMarket(100) }],
    [
      "wait",
      "its turn has not come: another nonce is first",
      { ...passedOver, market: aFeeMarket(100, calm), minedNonces: 2 },
    ],
    [
      "wait",
      "the blocks were empty",
      { ...passedOver, market: aFeeMarket(100, { usedPercent: 0, tipsWei: [0n, 0n, 0n, 0n] }) },
    ],
    [
      "wait",
      "nearly all others paid less: the price is not the reason",
      { ...passedOver, market: aFeeMarket(100, { ...calm, tipsWei: [1n, 2n, 3n, 4n] }) },
    ],
    ["replace", "full blocks asked for more", { transaction: cheap, sentAtBlock: 98, market: aFeeMarket(100) }],
    [
      "replace",
      "the same, even as the first nonce of the lane",
      { transaction: cheap, sentAtBlock: 98, market: aFeeMarket(100), minedNonces: 2 },
    ],
    [
      "wait",
      "one full block may not have had it yet",
      { transaction: cheap, sentAtBlock: 99, market: aFeeMarket(100) },
    ],
    ["wait", "the blocks had room", { transaction: cheap, sentAtBlock: 98, market: aFeeMarket(100, calm) }],
    ["replace", "the next block's base fee is above its offer", { market: aFeeMarket(100, {}, 4n * gwei) }],
    [
      "wait",
      "no node accepted it, and the price is about the same now",
      { refused: new Set([dear.hash]), head: aHead(100, { baseFeeWei: 1_400_000_000n }) },
    ],
    [
      "replace",
      "no node accepted it, and less would be enough now",
      { refused: new Set([dear.hash]), head: aHead(100, { baseFeeWei: gwei / 2n }) },
    ],
    [
      "wait",
      "a dearer attempt was not accepted, and the earlier one is enough",
      { transaction: { ...payment, attempts: [dear, newer] }, refused: new Set([newer.hash]) },
    ],
    ["replace", "the node has refused it as too cheap a moment ago", { isUnderpriced: true }],
    ["replace", "the base fee has risen above what it offers", { head: aHead(100, { baseFeeWei: 10n ** 12n }) }],
    [
      "wait",
      "it was replaced a moment ago",
      {
        ...afterMs(policy.bumpAfterMs),
        transaction: { ...payment, attempts: [...payment.attempts, anAttempt({ createdAtMs: sentAtMs + 11_900 })] },
      },
    ],
    ["cancel", "the chain's time is past the deadline", { head: aHead(100, late) }],
    [
      "wait",
      "the chain's time is the deadline",
      { head: aHead(100, { timestampSeconds: Number(order.deadlineSeconds) }) },
    ],
    [
      "wait",
      "our time is past the deadline, the chain's is not",
      {
        ...afterMs(90_000),
        transaction: { ...payment, attempts: [anAttempt({ createdAtMs: sentAtMs + 89_000 })] },
      },
    ],
    ["wait", "it is a filler already", { transaction: cancellation, head: aHead(100, late) }],
    ["replace", "the filler is not mined either", { transaction: cancellation, head: aHead(100, late), ...passedOver }],
    [
      "wait",
      "it is a grant, which has no deadline",
      { order: null, transaction: { ...payment, purpose: "grant" }, head: aHead(100, late) },
    ],
    ["look_up", "the nonce is mined by something that we have not seen", { minedNonces: 8 }],
    ["look_up", "that, also past the deadline", { minedNonces: 8, head: aHead(100, late) }],
  ])("%s: %s", (kind, _why, overrides) => {
    expect(whatNext(situation(overrides))).toEqual({ kind });
  });
});

describe("whatNext, mined in block 100", () => {
  it("is settled at once if one confirmation is enough", () => {
    expect(whatNext(situation({ receipt: settled, minedNonces: 8 }))).toEqual({
      kind: "settled",
      receipt: settled,
      log,
    });
  });

  it.each([
    [100, "wait"],
    [101, "settled"],
    [150, "settled"],
  ])("at head %i is %s if two confirmations are required", (number, kind) => {
    const next = whatNext(situation({ receipt: settled, minedNonces: 8, policy: deep, head: aHead(number) }));
    expect(next.kind).toBe(kind);
  });

  it("waits again when a reorg has removed its receipt", () => {
    expect(whatNext(situation({ receipt: null, policy: deep, head: aHead(101) }))).toEqual({ kind: "wait" });
  });

  it("waits for the depth of a failure too", () => {
    const receipt = aReceipt({ status: "reverted" });
    expect(whatNext(situation({ receipt, policy: deep }))).toEqual({ kind: "wait" });
  });

  it.each([
    ["it reverted", aReceipt({ status: "reverted" })],
    ["it reverted, whatever logs it has", aReceipt({ status: "reverted", settlements: [log] })],
    ["the token lied: a success without a log", aReceipt()],
    ["another amount moved", aReceipt({ settlements: [{ ...log, amount: 1n }] })],
    ["another token moved", aReceipt({ settlements: [{ ...log, asset: addressOf(1) }] })],
    ["it went to another payee", aReceipt({ settlements: [{ ...log, payTo: addressOf(1) }] })],
    ["it came from another payer", aReceipt({ settlements: [{ ...log, payer: addressOf(1) }] })],
    ["it is of another kind", aReceipt({ settlements: [{ ...log, kind: "deposit" }] })],
    ["it went into a channel", aReceipt({ settlements: [{ ...log, subject: hashOf(9) }] })],
  ])("is unproven: %s", (_why, receipt) => {
    expect(whatNext(situation({ receipt, minedNonces: 8 }))).toEqual({ kind: "unproven", receipt });
  });

  it("finds the right log among others", () => {
    const receipt = aReceipt({
      settlements: [
        { ...log, amount: 1n, logIndex: 1 },
        { ...log, logIndex: 4 },
      ],
    });
    expect(whatNext(situation({ receipt }))).toMatchObject({ kind: "settled", log: { logIndex: 4 } });
  });

  it("is done without an open payment", () => {
    const receipt = aReceipt();
    expect(whatNext(situation({ receipt, order: null }))).toEqual({ kind: "done", receipt });
  });
});

it("throws for an open nonce without an attempt, which no row may have", () => {
  expect(() => whatNext(situation({ transaction: { ...payment, attempts: [] } }))).toThrow("nonce 7");
});
