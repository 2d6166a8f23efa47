import { base } from "@lunas/catalog/chains/base";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import type { Hex } from "../shared/hex";
import { audit } from "./audit";
import type { ClosedEpoch, LedgerNonce, LedgerPayment, MinedTransaction } from "./ledger";

const lane = { laneId: "lane_1", address: addressOf(9_001), nextNonce: 2 };
const log = { kind: "exact", asset: addressOf(1), payer: addressOf(2), payTo: addressOf(3), amount: 5n, logIndex: 4 };
const mined: MinedTransaction = {
  hash: hashOf(1),
  from: lane.address,
  nonce: 0,
  status: "success",
  blockNumber: 100,
  settlements: [log],
};
const nonce: LedgerNonce = {
  nonce: 0,
  purpose: "payment",
  paymentId: "pay_1",
  isClosed: true,
  isRefill: false,
  minedHash: mined.hash,
  minedStatus: "success",
  blockNumber: 100,
  attempts: [{ hash: mined.hash, purpose: "payment" }],
  settledBy: mined.hash,
  bundled: [],
  action: null,
};
const cancellation: LedgerNonce = {
  ...nonce,
  nonce: 1,
  purpose: "filler",
  paymentId: null,
  minedHash: hashOf(2),
  attempts: [{ hash: hashOf(2), purpose: "filler" }],
  settledBy: null,
};
const cancellationMined: MinedTransaction = { ...mined, hash: hashOf(2), nonce: 1, settlements: [] };
const payment: LedgerPayment = {
  ...{ id: "pay_1", status: "confirmed", asset: log.asset, payer: log.payer, payTo: log.payTo, amount: 5n },
  settled: { txHash: mined.hash, logIndex: 4, blockNumber: 100 },
  isLate: false,
  isOfClosedEpoch: false,
  events: ["payment.confirmed"],
  ...{ kind: "payment", settlementKind: "exact", terms: {}, refunds: 0n },
};

const channelId = `0x${"ab".repeat(32)}`;
const deposit: LedgerPayment = {
  ...{ ...payment, kind: "deposit", settlementKind: "deposit", events: ["channel.opened"] },
  terms: {
    channelId,
    payerAuthorizer: "0x",
    receiver: "0x",
    receiverAuthorizer: "0x",
    withdrawDelay: "900",
    salt: "0x",
    collector: "0x",
    managedBy: "lunas",
  },
};
const depositMined: MinedTransaction = {
  ...mined,
  settlements: [{ ...log, kind: "deposit", subject: channelId as `0x${string}` }],
};

test("counts deposits apart from payments; they open a channel or add to it, also late", async () => {
  const chain = [depositMined, cancellationMined];
  for (const events of [["channel.opened"], ["channel.topped_up"]])
    expect(await auditOf({ payments: [{ ...deposit, events }], chain })).toMatchObject({
      ...{ payments: { confirmed: 0 }, deposits: { confirmed: 1, failed: 0, pending: 0 }, disagreements: [] },
    });
  const failed = { ...deposit, status: "failed", settled: null, events: [] } as const;
  const late = { ...failed, isLate: true, events: ["channel.topped_up"] };
  for (const each of [failed, late])
    expect(await auditOf({ payments: [each] })).toMatchObject({ deposits: { failed: 1 }, disagreements: [] });
});

test("counts refunds apart from payments, with events of their own", async () => {
  const settled = { txHash: hashOf(3), logIndex: 4, blockNumber: 100 };
  const refund: LedgerPayment = { ...payment, id: "ref_1", kind: "refund", settled, events: ["refund.confirmed"] };
  const chain = [mined, cancellationMined, { ...mined, hash: hashOf(3), nonce: 2 }];
  expect(await auditOf({ payments: [payment, refund], chain })).toMatchObject({
    payments: { confirmed: 1, failed: 0, pending: 0 },
    refunds: { confirmed: 1, failed: 0, pending: 0 },
    deposits: { confirmed: 0, failed: 0, pending: 0 },
    disagreements: [],
  });
  const wrong = { ...refund, events: ["payment.confirmed"] };
  expect((await auditOf({ payments: [payment, wrong], chain })).disagreements).toEqual([
    "ref_1 is confirmed, and its events are: payment.confirmed",
  ]);
});

test("notices refunds of more than the payment", async () => {
  expect((await auditOf({ payments: [{ ...payment, refunds: 5n }] })).disagreements).toEqual([]);
  expect((await auditOf({ payments: [{ ...payment, refunds: 6n }] })).disagreements).toEqual([
    "pay_1 is 5, and its refunds are 6",
  ]);
});

interface Books {
  readonly nonces?: readonly LedgerNonce[];
  readonly payments?: readonly LedgerPayment[];
  readonly chain?: readonly MinedTransaction[];
  readonly minedNonces?: number;
  readonly newestBlock?: number;
  readonly closedEpochs?: readonly ClosedEpoch[];
  readonly historyBlocks?: number;
}

function auditOf({
  nonces = [nonce, cancellation],
  payments = [payment],
  chain = [mined, cancellationMined],
  minedNonces = 2,
  newestBlock = 101,
  closedEpochs = [],
  historyBlocks,
}: Books) {
  return audit(
    {
      ledger: {
        lanes: async () => [lane],
        nonces: async (_lane, from, limit) => nonces.filter((row) => row.nonce >= from).slice(0, limit),
        closedEpochs: async () => closedEpochs,
        payments: async (_chain, after, limit) => (after === null ? payments.slice(0, limit) : []),
        ...{ channels: async () => [], receivers: async () => [], actions: async () => [] },
      },
      chain: {
        newestBlock: async () => newestBlock,
        minedNonces: async () => new Map([[lane.address, minedNonces]]),
        transactions: async (hashes: readonly Hex[]) =>
          new Map(chain.filter(({ hash }) => hashes.includes(hash)).map((each) => [each.hash, each])),
        channelStates: async () => ({
          block: { number: 0, hash: hashOf(0), timestampSeconds: 0 },
          channels: [],
          receivers: [],
        }),
        ...{ channelMoves: async () => new Map(), settledTo: async () => [] },
      },
    },
    historyBlocks === undefined ? base : { ...base, historyBlocks },
  );
}

it("explains every nonce and every payment if rows, chain and events agree", async () => {
  const found = await auditOf({});
  expect(found).toMatchObject({
    lanes: [
      { address: lane.address, nonces: 2, owners: { payment: 1, filler: 1, replacement: 0, external: 0, open: 0 } },
    ],
    payments: { confirmed: 1, failed: 0, pending: 0 },
    disagreements: [],
  });
});

it.each<[string, string, Partial<LedgerNonce>]>([
  [
    "replacement",
    "a later attempt was mined",
    { attempts: [{ hash: hashOf(9), purpose: "payment" }, ...nonce.attempts] },
  ],
  ["faucet", "the faucet sent it", { purpose: "grant" }],
  ["refill", "it went to another lane", { purpose: "grant", isRefill: true }],
  ["open", "its end is not known", { isClosed: false, minedHash: null }],
  ["payment", "a filler was to take its place, and came too late", { purpose: "filler" }],
])("the owner is %s if %s", async (owner, _why, change) => {
  const { lanes, disagreements } = await auditOf({ nonces: [{ ...nonce, ...change }, cancellation] });
  expect(lanes[0]?.owners).toMatchObject({ [owner]: 1 });
  expect(disagreements).toEqual([]);
});

it("the owner of a nonce is external if no attempt of ours used it", async () => {
  const foreign = { ...cancellation, minedHash: null, minedStatus: null, blockNumber: null };
  const { lanes, disagreements } = await auditOf({ nonces: [nonce, foreign], chain: [mined] });
  expect([lanes[0]?.owners.external, disagreements]).toEqual([1, []]);
});

const open = { isClosed: false, minedHash: null } as const;

/** From this amount on the chain requires ten blocks. */
const largeAmount = 10_000_000_000n;
const large: Books = {
  payments: [{ ...payment, amount: largeAmount }],
  chain: [{ ...mined, settlements: [{ ...log, amount: largeAmount }] }, cancellationMined],
};

it("accepts a large payment with the depth that its amount requires", async () => {
  expect((await auditOf({ ...large, newestBlock: 109 })).disagreements).toEqual([]);
});

it.each<[string, Books, RegExp]>([
  ["a nonce without a row", { nonces: [nonce] }, /nonces 1 to 1 of .* have no owner/],
  ["a hole among the rows", { nonces: [nonce, { ...cancellation, nonce: 2 }], minedNonces: 3 }, /nonces 1 to 1/],
  ["a closed nonce that is not mined", { minedNonces: 1 }, /nonce 1 .* is closed in the rows but not mined/],
  ["a hash that the chain does not have", { chain: [mined] }, /which the chain does not have/],
  [
    "a foreign nonce that is ours",
    { nonces: [{ ...nonce, minedHash: null }, cancellation] },
    /marked as external, but is ours/,
  ],
  ["another sender", { chain: [{ ...mined, from: addressOf(7) }, cancellationMined] }, /was sent by/],
  ["another nonce", { chain: [{ ...mined, nonce: 5 }, cancellationMined] }, /was mined under 5/],
  [
    "another status",
    { chain: [mined, { ...cancellationMined, status: "reverted" }] },
    /is success in the rows and reverted/,
  ],
  [
    "another block",
    { chain: [mined, { ...cancellationMined, blockNumber: 7 }] },
    /is in block 100 in the rows and in 7/,
  ],
  [
    "a settlement that its payment's row does not name",
    { nonces: [{ ...nonce, settledBy: null }, cancellation] },
    /settled pay_1/,
  ],
  ["a payment without its event", { payments: [{ ...payment, events: [] }] }, /its events are: none/],
  ["an extra event", { payments: [{ ...payment, events: ["payment.confirmed", "payment.failed"] }] }, /its events are/],
  [
    "an event of a pending payment",
    { payments: [{ ...payment, status: "pending", settled: null }], nonces: [{ ...nonce, ...open }, cancellation] },
    /is pending/,
  ],
  [
    "a settlement that is gone from the chain",
    { payments: [{ ...payment, settled: { txHash: hashOf(8), logIndex: 4, blockNumber: 100 } }] },
    /does not have/,
  ],
  [
    "an exact payment of a log of another kind",
    { chain: [{ ...mined, settlements: [{ ...log, kind: "upto" }] }, cancellationMined] },
    /is not its transfer/,
  ],
  [
    "a deposit of another channel's log",
    {
      payments: [{ ...deposit, terms: { ...deposit.terms, channelId: `0x${"cd".repeat(32)}` } }],
      chain: [depositMined, cancellationMined],
    },
    /is not its transfer/,
  ],
  [
    "a deposit with the event of a payment",
    { payments: [{ ...deposit, events: ["payment.confirmed"] }], chain: [depositMined, cancellationMined] },
    /its events are: payment.confirmed/,
  ],
  [
    "a deposit that failed with an event",
    { payments: [{ ...deposit, status: "failed", settled: null }] },
    /its events are: channel.opened/,
  ],
  ["a capture of an exact log", { payments: [{ ...payment, settlementKind: "upto" }] }, /is not its transfer/],
  ["another amount", { payments: [{ ...payment, amount: 6n }] }, /is not its transfer/],
  ["one that is not as deep as the chain asks", { newestBlock: 100 }, /is 1 block deep, not 2/],
  ["a large one that is not as deep as its amount asks", { ...large, newestBlock: 108 }, /is 9 blocks deep, not 10/],
  ["two payments of one transfer", { payments: [payment, { ...payment, id: "pay_2" }] }, /pay_1 and pay_2/],
])("reports %s", async (_what, books, expected) => {
  const { disagreements } = await auditOf(books);
  expect(disagreements.join("\n")).toMatch(expected);
});

describe("a chain that was lost", () => {
  const old: LedgerPayment = {
    ...payment,
    id: "pay_0",
    isOfClosedEpoch: true,
    settled: { txHash: hashOf(7), logIndex: 4, blockNumber: 100 },
  };
  const epoch: ClosedEpoch = { closedAtMs: 0, sums: [], isUnchanged: true };

  it("leaves its payments to the sums that were stored", async () => {
    const found = await auditOf({ payments: [old, payment], closedEpochs: [epoch] });
    expect(found).toMatchObject({ payments: { confirmed: 2 }, closedEpochs: [epoch], disagreements: [] });
  });

  it("still demands their events", async () => {
    const { disagreements } = await auditOf({ payments: [{ ...old, events: [] }, payment] });
    expect(disagreements).toEqual(["pay_0 is confirmed, and its events are: none"]);
  });

  it("reports sums that the rows no longer have", async () => {
    const { disagreements } = await auditOf({ closedEpochs: [{ ...epoch, isUnchanged: false }] });
    expect(disagreements).toEqual(["the rows of the epoch until 1970-01-01T00:00:00.000Z changed after it closed"]);
  });
});

it("does not miss transactions that are older than the history of the node", async () => {
  // With block 160 a node that keeps 60 blocks has forgotten block 100, where the payment was settled, and has block 101.
  const books = { chain: [], newestBlock: 160, historyBlocks: 60 };
  expect(await auditOf(books)).toMatchObject({ oldestKept: 101, disagreements: [] });
  const { disagreements } = await auditOf({ ...books, newestBlock: 159 });
  expect(disagreements.join()).toMatch(/which the chain does not have.*the chain does not have/);
});
