import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelOnChain, StoredChannel } from "../channel";
import { costOf, gasLimitOfClaim } from "./gas";
import {
  type ClaimCandidate,
  type ClaimMoment,
  claimableOf,
  claimableUpTo,
  claimBySeconds,
  whatToClaim,
} from "./what-to-claim";

const nowMs = 1_800_000_000_000;
const dayMs = 86_400_000;
const [authorizer, otherAuthorizer] = [
  "0x00000000000000000000000000000000000000A1",
  "0x00000000000000000000000000000000000000A2",
] as const;
const policy = { ...(sandbox.channels?.claim as ClaimMoment["policy"]), most: 3 };
const moment: ClaimMoment = { nowMs, policy, priceWei: 10_000_000n, authorizers: [authorizer, otherAuthorizer] };

interface Changes extends Partial<Omit<StoredChannel, "onChain" | "config">> {
  readonly onChain?: Partial<ChannelOnChain>;
  readonly config?: Partial<StoredChannel["config"]>;
}

let made = 0;
function channel({ onChain, config, ...changes }: Changes = {}): StoredChannel {
  made += 1;
  const charged = changes.charged ?? 1_000_000n;
  return {
    id: `0x${String(made).padStart(64, "0")}`,
    ...{ merchantId: "mer_one", environment: "sandbox", network: "sandbox", chainId: 1337, tokenSymbol: "IDRX" },
    config: {
      payer: "0x00000000000000000000000000000000000000B1",
      payerAuthorizer: "0x00000000000000000000000000000000000000B2",
      receiver: "0x00000000000000000000000000000000000000C1",
      receiverAuthorizer: authorizer,
      token: "0x00000000000000000000000000000000000000D1",
      withdrawDelay: 86_400,
      salt: `0x${"0".repeat(64)}`,
      ...config,
    },
    ...{ managedBy: "lunas", status: "open" },
    onChain: {
      ...{ balance: 100_000_000n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
      readAtBlock: 1,
      ...onChain,
    },
    ...{ charged, signedMax: charged, voucherSignature: "0x11", lastChargeId: null, lastChargeAtMs: nowMs },
    ...{ unclaimedSinceMs: nowMs - 1_000, actionId: null, openedAtMs: nowMs - dayMs, closedAtMs: null },
    ...changes,
  };
}

const of = (changes: Changes, rest: Partial<ClaimCandidate> = {}): ClaimCandidate => ({
  ...{ channel: channel(changes), fromAmount: policy.fromAmount, isRequested: false },
  ...rest,
});
const planned = (...candidates: ClaimCandidate[]) => whatToClaim(candidates, moment);
const causes = (...candidates: ClaimCandidate[]) => planned(...candidates).map(({ cause }) => cause);

const withdrawing = { onChain: { withdrawRequestedAt: 1_799_999_000 } };

test.each<[string, ClaimCandidate, readonly string[]]>([
  ["nothing is due", of({}), []],
  ["50,000 rupiah are unclaimed", of({ charged: 5_000_000n }), ["schedule"]],
  ["a cent less", of({ charged: 4_999_999n }), []],
  ["the threshold counts what is not claimed", of({ charged: 5_000_000n, onChain: { claimed: 1n } }), []],
  ["the merchant has a lower threshold", of({ charged: 1_000_000n }, { fromAmount: 1_000_000n }), ["schedule"]],
  ["80 % of the balance is charged", of({ charged: 800_000n, onChain: { balance: 1_000_000n } }), ["schedule"]],
  ["less than that", of({ charged: 799_999n, onChain: { balance: 1_000_000n } }), []],
  [
    "80 % of the rest after a claim",
    of({ charged: 960_000n, onChain: { balance: 1_000_000n, claimed: 800_000n } }),
    ["schedule"],
  ],
  [
    "85 % of the balance, most of it claimed",
    of({ charged: 850_000n, onChain: { balance: 1_000_000n, claimed: 800_000n } }),
    [],
  ],
  ["a day after the oldest unclaimed charge", of({ unclaimedSinceMs: nowMs - dayMs }), ["schedule"]],
  ["a moment before that", of({ unclaimedSinceMs: nowMs - dayMs + 1 }), []],
  ["the payer withdraws", of(withdrawing), ["withdrawal"]],
  ["the merchant asked", of({}, { isRequested: true }), ["merchant"]],
  ["the payer withdraws, and the merchant asked", of(withdrawing, { isRequested: true }), ["withdrawal"]],
  ["a claim or refund of it is under way", of({ ...withdrawing, actionId: "clm_one" }, { isRequested: true }), []],
  ["the shop keeps its books", of({ ...withdrawing, managedBy: "shop" }, { isRequested: true }), []],
  ["nothing was signed", of({ ...withdrawing, voucherSignature: null }, { isRequested: true }), []],
  [
    "all is claimed",
    of({ ...withdrawing, charged: 7n, onChain: { ...withdrawing.onChain, claimed: 7n } }, { isRequested: true }),
    [],
  ],
  ["the merchant claimed more by itself", of({ charged: 7n, onChain: { claimed: 9n } }, { isRequested: true }), []],
  [
    "nobody here signs for it",
    of({ ...withdrawing, config: { receiverAuthorizer: "0x00000000000000000000000000000000000000A3" } }),
    [],
  ],
  ["short: as far as the balance goes", of({ charged: 9_000_000n, onChain: { balance: 6_000_000n } }), ["schedule"]],
])("claims: %s", (_, candidate, expected) => {
  expect(causes(candidate)).toEqual(expected);
});

test("a claim takes ten times what its gas costs, except when asked", () => {
  const row = costOf({ rows: 1, isWhole: false }, moment.priceWei, policy) * 10n;
  const whole = costOf({ rows: 1, isWhole: true }, moment.priceWei, policy) * 10n;
  expect(whole).toBeGreaterThan(row);
  const old = (charged: bigint, rest: Partial<ClaimCandidate> = {}) => of({ charged, unclaimedSinceMs: 0 }, rest);
  expect(causes(old(whole))).toEqual(["schedule"]);
  // Enough for its row, not for a transaction of its own.
  expect(causes(old(whole - 1n))).toEqual([]);
  expect(causes(old(row), old(5_000_000n))).toEqual(["schedule"]);
  expect(planned(old(row - 1n), old(5_000_000n))[0]?.channels).toHaveLength(1);
  expect(causes(of({ ...withdrawing, charged: row - 1n }))).toEqual([]);
  expect(causes(old(1n, { isRequested: true }))).toEqual(["merchant"]);
});

test("withdrawals come first and alone, the one that ends first before the others", () => {
  const soon = of({ onChain: { withdrawRequestedAt: 1_000 } });
  const later = of({ onChain: { withdrawRequestedAt: 2_000 } });
  const due = of({ charged: 5_000_000n });
  const plans = planned(due, later, soon);
  expect(plans.map(({ isUrgent, channels }) => [isUrgent, channels.map(({ id }) => id)])).toEqual([
    [true, [soon.channel.id, later.channel.id]],
    [false, [due.channel.id]],
  ]);
});

test("a transaction has as many channels as the chain's file says, of one authorizer", () => {
  const due = Array.from({ length: 4 }, () => of({ charged: 5_000_000n }));
  const others = Array.from({ length: 2 }, () =>
    of({ charged: 5_000_000n, config: { receiverAuthorizer: otherAuthorizer } }),
  );
  const plans = planned(...due, ...others);
  expect(plans.map((plan) => [plan.authorizer, plan.channels.length])).toEqual([
    [authorizer, 3],
    [authorizer, 1],
    [otherAuthorizer, 2],
  ]);
  expect(new Set(plans.flatMap(({ channels }) => channels.map(({ id }) => id))).size).toBe(6);
});

test("the oldest unclaimed charge comes first", () => {
  const [young, old] = [of({ charged: 5_000_000n }), of({ charged: 5_000_000n, unclaimedSinceMs: 1 })];
  expect(planned(young, old)[0]?.channels).toEqual([old.channel, young.channel]);
});

test("a claim names at most what was signed, charged and deposited, and at least what is claimed", () => {
  const each = { charged: 50n, signedMax: 60n };
  expect(claimableUpTo(channel({ ...each }))).toBe(50n);
  expect(claimableUpTo(channel({ ...each, signedMax: 40n }))).toBe(40n);
  expect(claimableUpTo(channel({ ...each, onChain: { balance: 30n } }))).toBe(30n);
  expect(claimableUpTo(channel({ ...each, onChain: { claimed: 55n } }))).toBe(55n);
  expect(claimableOf(channel({ ...each, onChain: { claimed: 55n } }))).toBe(0n);
  expect(claimableOf(channel({ ...each, onChain: { claimed: 20n } }))).toBe(30n);
});

test("a claim must be mined a third of the delay before the withdrawal can end", () => {
  expect(claimBySeconds(channel())).toBeNull();
  expect(claimBySeconds(channel({ onChain: { withdrawRequestedAt: 1_000 }, config: { withdrawDelay: 900 } }))).toBe(
    1_600,
  );
  expect(claimBySeconds(channel({ onChain: { withdrawRequestedAt: 1_000 }, config: { withdrawDelay: 1_000 } }))).toBe(
    1_666,
  );
});

test("the gas limit grows with the rows", () => {
  expect(gasLimitOfClaim(100) - gasLimitOfClaim(99)).toBe(gasLimitOfClaim(2) - gasLimitOfClaim(1));
});
