import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { AttemptHistory, PaymentHistory, TransactionHistory, WebhookHistory } from "./history";
import { timelineOf } from "./timeline";

const t0 = 1_800_000_000_000;
const [first, second, foreign] = [hashOf(1), hashOf(2), hashOf(3)] as const;

const attempt = (change: Partial<AttemptHistory> = {}): AttemptHistory => ({
  hash: first,
  purpose: "payment",
  place: 1,
  feeCapWei: 3n,
  signedAtMs: t0 + 30,
  broadcast: { atMs: t0 + 40, times: 1, outcome: "accepted" },
  reorged: null,
  ...change,
});

const closed = (change: Partial<TransactionHistory["closed"]> = {}): NonNullable<TransactionHistory["closed"]> => ({
  minedHash: first,
  status: "success",
  gasUsed: 80_000n,
  effectiveGasPriceWei: 5n,
  blockNumber: 12,
  atMs: t0 + 1_500,
  ...change,
});

const settled = (txHash = first, blockTimestampSeconds = t0 / 1_000 + 1) => ({
  ...{ txHash, blockTimestampSeconds },
  logIndex: 1,
  blockNumber: 12,
  blockHash: hashOf(12),
});

const times = { receivedAtMs: t0, verifiedAtMs: t0 + 10, createdAtMs: t0 + 20 };
const pending = aStoredPayment({ ...times, checkedAtBlock: 11 });
const confirmed = aStoredPayment({ ...pending, status: "confirmed", txHash: first, settled: settled() });

function reported(change: Partial<PaymentHistory>) {
  return timelineOf({
    payment: pending,
    endedAtMs: null,
    transactions: [],
    events: [],
    webhooks: [],
    omitted: { attempts: 0, webhooks: 0 },
    ...change,
  });
}

const shown = (change: Partial<PaymentHistory>) =>
  reported(change).stages.map(({ stage, atMs, durationMs, costWei }) => [stage, atMs - t0, durationMs, costWei]);
const reasonsOf = (change: Partial<PaymentHistory>, stage: string) =>
  reported(change)
    .stages.filter((each) => each.stage === stage)
    .map(({ reason }) => reason);

const webhook = (change: Partial<WebhookHistory> = {}): WebhookHistory => ({
  deliveryId: "dlv_1",
  eventType: "payment.confirmed",
  attempt: 1,
  startedAtMs: t0 + 1_600,
  durationMs: 9,
  statusCode: 500,
  error: null,
  ...change,
});

describe("a timeline", () => {
  it("shows every stage of a successful payment, with durations and cost", () => {
    const webhooks = [webhook(), webhook({ attempt: 2, startedAtMs: t0 + 6_600, statusCode: 204 })];
    const history = {
      payment: { ...confirmed, answeredAtMs: t0 + 1_520 },
      endedAtMs: t0 + 1_500,
      transactions: [{ attempts: [attempt()], closed: closed() }],
      events: [{ type: "payment.confirmed", atMs: t0 + 1_500 }] as const,
      webhooks,
    };
    expect(shown(history)).toEqual([
      ["received", 0, null, null],
      ["verified", 10, 10, null],
      ["queued", 20, 10, null],
      ["signed", 30, 10, null],
      ["broadcast", 40, 10, null],
      ["included", 1_000, 960, 400_000n],
      ["confirmed", 1_500, 500, null],
      ["event", 1_500, 0, null],
      ["answered", 1_520, 20, null],
      ["webhook", 1_600, 80, null],
      ["webhook", 6_600, 5_000, null],
    ]);
    expect(reported(history)).toMatchObject({ paymentId: pending.id, status: "confirmed", totalCostWei: 400_000n });
    expect(reasonsOf(history, "webhook")).toEqual([
      "payment.confirmed, attempt 1: the answer was 500.",
      "payment.confirmed, attempt 2: the answer was 204.",
    ]);
    expect(
      reported(history)
        .stages.map(({ webhook: shownWebhook }) => shownWebhook)
        .filter(Boolean),
    ).toEqual(webhooks);
  });

  it("shows the stages so far of a waiting payment", () => {
    expect(shown({}).map(([stage]) => stage)).toEqual(["received", "verified", "queued"]);
    const signed = { transactions: [{ attempts: [attempt({ broadcast: null })], closed: null }] };
    expect(shown(signed).map(([stage]) => stage)).toEqual(["received", "verified", "queued", "signed"]);
  });

  it("explains each replacement in words", () => {
    const replaced = attempt({ hash: second, place: 2, feeCapWei: 9n, signedAtMs: t0 + 12_030, broadcast: null });
    const cancellation = attempt({
      hash: foreign,
      place: 3,
      purpose: "filler",
      signedAtMs: t0 + 60_000,
      broadcast: null,
    });
    const mined = closed({ minedHash: foreign, atMs: t0 + 61_000 });
    const expired = { code: "expired", message: "The authorization's deadline passed before it was settled." } as const;
    const history: Partial<PaymentHistory> = {
      payment: { ...pending, status: "failed", failure: expired },
      endedAtMs: t0 + 61_000,
      transactions: [{ attempts: [attempt(), replaced, cancellation], closed: mined }],
    };
    expect(shown(history).map(([stage]) => stage)).toEqual([
      ...["received", "verified", "queued", "signed", "broadcast", "replaced", "replaced", "included", "failed"],
    ]);
    expect(reasonsOf(history, "replaced")).toEqual([
      "Not mined in time: signed again with a higher fee (cap 9 wei per gas, 3 before).",
      "The authorization's deadline passed unmined: a cancellation transaction takes its nonce.",
    ]);
    expect(reasonsOf(history, "included")).toEqual([
      "The cancellation transaction was mined: the nonce is used, and nothing was paid.",
    ]);
    expect(reasonsOf(history, "failed")).toEqual([expired.message]);
  });

  it("counts the cost of every mined transaction, reverted ones included", () => {
    const reverted = closed({ status: "reverted", atMs: t0 + 1_000 });
    const again = attempt({ hash: second, signedAtMs: t0 + 5_000, broadcast: null });
    const history = {
      payment: { ...confirmed, settled: settled(second, t0 / 1_000 + 6) },
      endedAtMs: t0 + 6_100,
      transactions: [
        { attempts: [attempt()], closed: reverted },
        { attempts: [again], closed: closed({ minedHash: second, atMs: t0 + 6_100 }) },
      ],
    };
    expect(reported(history).totalCostWei).toBe(800_000n);
    expect(reasonsOf(history, "included")).toEqual(["The transaction reverted: it paid nothing, but cost gas.", null]);
    expect(reasonsOf(history, "signed")).toEqual([
      null,
      "Signed again: the earlier transaction ended without settling the payment.",
    ]);
  });

  it("shows a block that a reorganisation removed, before and after the depth", () => {
    const reorged = (atMs: number) => ({
      transactions: [{ attempts: [attempt({ reorged: { atMs, blockNumber: 12 } })], closed: closed() }],
      payment: confirmed,
      endedAtMs: t0 + 1_500,
    });
    const stages = (atMs: number) => shown(reorged(atMs)).map(([stage]) => stage);
    expect(stages(t0 + 900).slice(4)).toEqual(["broadcast", "reorged", "included", "confirmed"]);
    expect(stages(t0 + 9_000).slice(4)).toEqual(["broadcast", "included", "confirmed", "reorged"]);
    expect(reasonsOf(reorged(t0 + 900), "reorged")[0]).toContain("removed block 12");
  });

  it("shows a foreign settlement without cost, and our own reverted transaction after it", () => {
    const history = {
      payment: { ...confirmed, txHash: foreign, settled: settled(foreign) },
      endedAtMs: t0 + 1_400,
      transactions: [{ attempts: [attempt()], closed: closed({ status: "reverted", atMs: t0 + 2_000 }) }],
    };
    expect(shown(history).slice(5)).toEqual([
      ["included", 1_000, 960, null],
      ["confirmed", 1_400, 400, null],
      ["included", 2_000, 600, 400_000n],
    ]);
    expect(reasonsOf(history, "included")[0]).toContain("A foreign transaction");
  });

  it("shows a late settlement of a failed payment", () => {
    const history: Partial<PaymentHistory> = {
      payment: {
        ...pending,
        status: "failed",
        failure: { code: "tx_failed", message: "It reverted." },
        lateSettlement: { txHash: foreign, blockNumber: 20 },
      },
      endedAtMs: t0 + 1_500,
      events: [
        { type: "payment.failed", atMs: t0 + 1_500 },
        { type: "payment.settled_late", atMs: t0 + 9_000 },
      ],
    };
    const { stages } = reported(history);
    expect(stages.map(({ stage }) => stage).slice(3)).toEqual(["failed", "event", "settled_late", "event"]);
    expect(stages.find(({ stage }) => stage === "settled_late")).toMatchObject({
      ...{ atMs: t0 + 9_000, txHash: foreign, blockNumber: 20 },
      reason: "A foreign transaction settled the authorization after the payment had failed.",
    });
  });

  it("calls a refund a refund: a late settlement at the time of its event, and a foreign one", () => {
    const refund = { ...pending, refundOf: "pay_1" } as const;
    const failure = { code: "tx_failed", message: "It reverted." } as const;
    const lateSettlement = { txHash: foreign, blockNumber: 20 };
    const { stages } = reported({
      payment: { ...refund, status: "failed", failure, lateSettlement },
      endedAtMs: t0 + 1_500,
      events: [{ type: "refund.settled_late", atMs: t0 + 9_000 }],
    });
    expect(stages.find(({ stage }) => stage === "settled_late")).toMatchObject({
      atMs: t0 + 9_000,
      reason: "A foreign transaction settled the authorization after the refund had failed.",
    });
    const confirmed = { ...refund, status: "confirmed", settled: settled(foreign) } as const;
    expect(reasonsOf({ payment: confirmed, endedAtMs: t0 + 1_500 }, "included")).toEqual([
      "A foreign transaction settled the authorization and made the refund.",
    ]);
  });

  it("says that a foreign transaction used a nonce", () => {
    const nothing = { minedHash: null, status: null, gasUsed: null, effectiveGasPriceWei: null, blockNumber: null };
    const transactions = [{ attempts: [attempt()], closed: closed(nothing) }];
    expect(reasonsOf({ transactions }, "replaced")[0]).toContain("not signed here");
    expect(reported({ transactions }).totalCostWei).toBe(0n);
  });

  it.each([
    [{ outcome: "accepted", times: 1 }, null],
    [{ outcome: "accepted", times: 3 }, "Broadcast 3 times."],
    [{ outcome: "unknown", times: 2 }, "It is unknown whether the node accepted it. Broadcast 2 times."],
    [{ outcome: "never_sent", times: 1 }, "The node refused it."],
  ] as const)("shows the node's answer: %j", (broadcast, reason) => {
    const transactions = [{ attempts: [attempt({ broadcast: { atMs: t0 + 40, ...broadcast } })], closed: null }];
    expect(reasonsOf({ transactions }, "broadcast")).toEqual([reason]);
  });

  it("never goes back in time, even if the writers' clocks differ", () => {
    const far = 3_600_000;
    for (const gateway of [-far, 0, far]) {
      for (const settler of [-far, 0, far]) {
        for (const chain of [-far, 0, far]) {
          const payment = {
            ...confirmed,
            receivedAtMs: t0 + gateway,
            verifiedAtMs: t0 + 10 + gateway,
            settled: settled(first, (t0 + chain) / 1_000),
          };
          const broadcast = { atMs: t0 + 40 + settler, times: 1, outcome: "accepted" } as const;
          const { stages } = reported({
            payment,
            endedAtMs: t0 + 1_500,
            transactions: [{ attempts: [attempt({ signedAtMs: t0 + 30 + settler, broadcast })], closed: closed() }],
            events: [{ type: "payment.confirmed", atMs: t0 + 1_500 }],
            webhooks: [webhook({ startedAtMs: t0 + 1_600 + settler })],
          });
          expect(stages.map(({ stage }) => stage)).toEqual([
            ...["received", "verified", "queued", "signed", "broadcast", "included", "confirmed", "event", "webhook"],
          ]);
          for (const { durationMs } of stages) expect(durationMs ?? 0).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
