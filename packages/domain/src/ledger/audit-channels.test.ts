import { base } from "@lunas/catalog/chains/base";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import type { Hex } from "../shared/hex";
import { auditChannels } from "./audit-channels";
import type { ChannelMove, LedgerAction, LedgerChannel, LedgerReceiver, SettledLog } from "./channel-ledger";

const key = { receiver: addressOf(1), asset: addressOf(2) };
const channel: LedgerChannel = {
  ...{ id: hashOf(1), balance: 100n, claimed: 40n, atBlock: 100, depositedAtBlock: 90, isOurs: true },
  ...{ charged: 50n, sumOfCharges: 50n, uncounted: 0n, signedMax: 60n, claimedByUs: 40n },
};
const receiver: LedgerReceiver = {
  ...{ ...key, claimed: 40n, settled: 30n, atBlock: 100, paidOut: 30n, payouts: [hashOf(7)] },
  ...{ isEnding: false, sinceBlock: 5 },
};
const payout: LedgerAction = {
  ...{ id: "pyo_1", kind: "payout", status: "confirmed", txHash: hashOf(7), blockNumber: 95, amount: 30n, ...key },
  ...{ channelId: null, isCarried: true },
};
const refund: LedgerAction = { ...payout, id: "chr_1", kind: "refund", txHash: hashOf(8), channelId: channel.id };
const claim: LedgerAction = { ...payout, id: "clm_1", kind: "claim", txHash: hashOf(9), amount: 40n };

interface ContractFacts {
  readonly channels?: readonly LedgerChannel[];
  readonly receivers?: readonly LedgerReceiver[];
  readonly actions?: readonly LedgerAction[];
  readonly moves?: ReadonlyMap<Hex, readonly ChannelMove[]>;
  readonly newest?: number;
  readonly foreign?: readonly SettledLog[];
}

const moved: readonly [Hex, readonly ChannelMove[]][] = [
  [hashOf(7), [{ kind: "payout", channelId: null, key, amount: 30n }]],
  [hashOf(8), [{ kind: "refund", channelId: channel.id, key: null, amount: 30n }]],
  [hashOf(9), []],
];

/** The contract has what `channel` and `receiver` say. */
async function auditOf({
  channels = [channel],
  receivers = [receiver],
  actions = [payout, refund, claim],
  moves = new Map(moved),
  newest = 101,
  foreign = [],
}: ContractFacts) {
  const disagreements: string[] = [];
  const readAt: number[] = [];
  const unknown = { refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 };
  const found = await auditChannels(
    {
      ledger: {
        channels: async (_chain, after) => (after === null ? channels : []),
        receivers: async () => receivers,
        actions: async (_chain, after) => (after === null ? actions : []),
      },
      chain: {
        newestBlock: async () => newest,
        channelStates: async (number, wanted) => {
          readAt.push(number);
          return {
            block: { number, hash: hashOf(number), timestampSeconds: 0 },
            channels: wanted.channels.map((id) => ({ id, balance: 100n, claimed: 40n, ...unknown })),
            receivers: wanted.receivers.map(() => ({ ...key, claimed: 40n, settled: 30n })),
          };
        },
        channelMoves: async (hashes) => new Map([...moves].filter(([hash]) => hashes.includes(hash))),
        settledTo: async () => [{ txHash: hashOf(7), amount: 10n }, ...foreign],
      },
      oldestKept: async () => 50,
    },
    base,
    disagreements,
  );
  return { ...found, disagreements, readAt };
}

it("agrees where the contract has what the rows have, and counts what ended", async () => {
  expect(await auditOf({})).toMatchObject({
    ...{ agreed: 1, open: 0, disagreements: [], readAt: [100, 100] },
    actions: { claim: { confirmed: 1 }, payout: { confirmed: 1 }, refund: { confirmed: 1 } },
  });
});

it("leaves a channel open whose deposit is newer than what was read, or whose block is not there yet", async () => {
  const channels = [{ ...channel, balance: 170n, depositedAtBlock: 101 }];
  expect(await auditOf({ channels })).toMatchObject({ agreed: 0, open: 1, disagreements: [] });
  expect(await auditOf({ newest: 99 })).toMatchObject({ agreed: 0, open: 1, disagreements: [] });
});

it("compares old rows with the newest deep block, because a node forgets states", async () => {
  expect((await auditOf({ newest: 200 })).readAt).toEqual([199, 199]);
});

it("a payout that is about to end is not compared, and what others paid out is found in the logs", async () => {
  const ending = { ...receiver, paidOut: 0n, payouts: [], isEnding: true };
  expect((await auditOf({ receivers: [ending] })).disagreements).toEqual([]);
  const less = { ...receiver, paidOut: 10n };
  expect((await auditOf({ receivers: [less] })).disagreements.join()).toMatch(/paid out 30, and its payouts are 10/);
  const foreign = [{ txHash: hashOf(99), amount: 20n }];
  expect((await auditOf({ receivers: [less], foreign })).disagreements).toEqual([]);
});

it("a transaction that the node has forgotten is not missed", async () => {
  expect((await auditOf({ moves: new Map() })).disagreements).toHaveLength(3);
  const actions = [payout, refund, claim].map((each) => ({ ...each, blockNumber: 49 }));
  expect((await auditOf({ actions, moves: new Map() })).disagreements).toEqual([]);
});

it.each<[string, ContractFacts, RegExp]>([
  ["another balance", { channels: [{ ...channel, balance: 101n }] }, /has 101 in the rows and 100 in the contract/],
  ["another claim", { channels: [{ ...channel, claimed: 41n }] }, /41 is claimed in the rows and 40 in the/],
  [
    "a claim of ours that is gone",
    { channels: [{ ...channel, claimedByUs: 45n }] },
    /we have claimed 45, and the rows have 40/,
  ],
  [
    "a claim above the charges",
    { channels: [{ ...channel, charged: 39n, sumOfCharges: 39n }] },
    /claimed 40, and 39 is charged/,
  ],
  [
    "more claimed than charged",
    { channels: [{ ...channel, charged: 39n, sumOfCharges: 39n, claimedByUs: 0n }] },
    /40 is claimed, and only 39 is charged/,
  ],
  [
    "charges that are not in the sum",
    { channels: [{ ...channel, sumOfCharges: 51n }] },
    /50 as charged, and its charges are 51/,
  ],
  [
    "charges without a voucher",
    { channels: [{ ...channel, signedMax: 49n }] },
    /50 is charged, and its voucher allows 49/,
  ],
  [
    "uncounted charges that are counted",
    { channels: [{ ...channel, uncounted: 1n }] },
    /50 as charged, and its charges are 50/,
  ],
  ["another sum of claims", { receivers: [{ ...receiver, claimed: 41n }] }, /41 is claimed in the rows and 40/],
  ["payouts that are not there", { receivers: [{ ...receiver, paidOut: 31n }] }, /paid out 30, and its payouts are 31/],
  [
    "a payout without a transaction",
    { actions: [{ ...payout, isCarried: false }] },
    /no transaction of a lane carries it/,
  ],
  [
    "a payout to another wallet",
    { actions: [{ ...payout, receiver: addressOf(9) }] },
    /with 30, and its transaction moved 0/,
  ],
  ["a refund of another amount", { actions: [{ ...refund, amount: 31n }] }, /with 31, and its transaction moved 30/],
])("reports %s", async (_what, facts, expected) => {
  expect((await auditOf(facts)).disagreements.join("\n")).toMatch(expected);
});

it("misses no charge of what the contract had claimed before", async () => {
  const channels = [{ ...channel, sumOfCharges: 20n, uncounted: 30n }];
  expect((await auditOf({ channels })).disagreements).toEqual([]);
});

it("leaves the charges of a channel to the merchant whose server keeps them", async () => {
  const channels = [{ ...channel, isOurs: false, charged: 0n, sumOfCharges: 0n, signedMax: 0n }];
  expect((await auditOf({ channels })).disagreements).toEqual([]);
});
