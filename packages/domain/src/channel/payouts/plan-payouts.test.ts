import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { NewAction, StoredPayout } from "../claims/ports";
import { type PayoutDeps, planPayouts } from "./plan-payouts";

const key = {
  receiver: "0x00000000000000000000000000000000000000C1",
  asset: "0x00000000000000000000000000000000000000D1",
} as const;

function payout(candidate: Partial<StoredPayout["candidate"]>, rest: Partial<StoredPayout> = {}): StoredPayout {
  return {
    candidate: {
      ...{ ...key, unpaid: 20_000_000n, unpaidSinceMs: 0, claimsUnderWay: 0, isUnderWay: false, isRequested: false },
      ...{ terms: { dailyFrom: 1n, atOnceFrom: 10_000_000n, hour: 0 }, walletChangesAtMs: null, failedAtMs: null },
      ...candidate,
    },
    ...{ requestId: null, claimsToCome: 0 },
    of: { merchantId: "mer_one", environment: "sandbox", network: "sandbox", ...key, tokenSymbol: "IDRX", channels: 2 },
    ...rest,
  };
}

function planning(payouts: readonly StoredPayout[], { failure = null as string | null, isFree = true } = {}) {
  const plans: NewAction[] = [];
  const [failed, observed]: [string[], string[]] = [[], []];
  const deps = {
    clock: { now: () => 1_800_000_000_000 },
    contract: { chain: sandbox, payoutCall: () => "0xc0de", failureOf: async () => failure },
    actions: {
      payouts: async () => payouts,
      plan: async (action: NewAction) => {
        plans.push(action);
        return true;
      },
      fail: async (_id: string, code: string) => {
        failed.push(code);
        return isFree;
      },
    },
    observe: {
      planned: () => observed.push("planned"),
      ended: (_id: string, _kind: string, outcome: string) => observed.push(outcome),
      fault: () => observed.push("fault"),
    },
  } as unknown as PayoutDeps;
  return { deps, plans, failed, observed };
}

it("writes a payout of all that is claimed, in a transaction of its own", async () => {
  const { deps, plans, observed } = planning([payout({})]);
  await planPayouts(deps);
  expect(plans).toMatchObject([
    { kind: "payout", amount: 20_000_000n, calldata: "0xc0de", channels: 2, rows: [], ...key },
  ]);
  expect(observed).toEqual(["planned"]);
});

it.each<[string, StoredPayout]>([
  ["a claim that it pays is under way", payout({ claimsUnderWay: 1 })],
  ["the same, though the merchant asked", payout({ claimsUnderWay: 1, isRequested: true }, { requestId: "pyo_one" })],
  ["another payout of the wallet is under way", payout({ isUnderWay: true })],
  ["a claim is still to come", payout({ unpaid: 0n, isRequested: true }, { requestId: "pyo_one", claimsToCome: 1 })],
])("writes none while %s", async (_, each) => {
  const { deps, plans, failed } = planning([each]);
  await planPayouts(deps);
  expect([plans, failed]).toEqual([[], []]);
});

it("ends a request where nothing is there and nothing comes", async () => {
  const { deps, failed, observed } = planning([payout({ unpaid: 0n, isRequested: true }, { requestId: "pyo_one" })]);
  await planPayouts(deps);
  expect([failed, observed]).toEqual([["nothing_to_pay_out"], ["failed"]]);
});

it("ends what the token refuses, but not what a lane has taken: its outcome is unknown", async () => {
  const refused = planning([payout({})], { failure: "Paused" });
  await planPayouts(refused.deps);
  expect([refused.failed, refused.observed]).toEqual([["token_refused"], ["planned", "failed"]]);
  const taken = planning([payout({})], { failure: "Paused", isFree: false });
  await planPayouts(taken.deps);
  expect(taken.observed).toEqual(["planned"]);
});
