import { aPaymentFile } from "@lunas/testkit/build/a-payment-file";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { FailureCode, Settled } from "../payment/stored-payment";
import type { NonceOutcome } from "../settlement/confirm/nonce-outcome";
import type { PaymentId } from "../shared/id";
import { judgeResolution } from "./judge-resolution";
import type { NamedTransaction, Resolution, ResolutionEvidence } from "./resolution";

const file = aPaymentFile();
const { order } = file;
const txHash = hashOf(7);
const other: PaymentId = "pay_another";
const settlement: Settled = {
  ...{ txHash, logIndex: 3, blockNumber: 110 },
  ...{ blockHash: hashOf(110), blockTimestampSeconds: 1_800_000_100 },
};
const like = { kind: "exact", asset: order.asset, payer: order.payer, payTo: order.payTo, amount: order.amount };
const named: NamedTransaction = {
  receipt: {
    ...{ hash: txHash, blockNumber: 110, blockHash: hashOf(110), blockTimestampSeconds: 1_800_000_100 },
    ...{ status: "success", gasUsed: 1n, effectiveGasPriceWei: 1n, l1FeeWei: 0n },
    settlements: [
      { ...like, logIndex: 3 },
      { ...like, amount: order.amount + 1n, logIndex: 6 },
    ],
  },
  usedBefore: false,
  usedInBlock: true,
};
const unreadable = { kind: "unreadable", reason: "no state" } as const;
const unproven: Extract<NonceOutcome, { kind: "unproven" }> = {
  ...{ kind: "unproven", txHash, mayBeProven: true },
  block: { number: 120, timestampSeconds: 1_800_000_100 },
};
const settledThere: Extract<NonceOutcome, { kind: "settled" }> = { kind: "settled", settlement };

interface ResolutionCase extends Partial<ResolutionEvidence> {
  readonly because?: string;
  readonly counted?: Readonly<Record<string, PaymentId>>;
}

function judge(wanted: Resolution, { because, counted = {}, ...reported }: ResolutionCase = {}, of = file) {
  const beforeDeadline = { number: 120, timestampSeconds: Number(order.deadlineSeconds) };
  const evidence = { block: beforeDeadline, nonceIsUsed: true, nonceOutcome: unreadable, named: null, ...reported };
  const countedFor = (hash: string, logIndex: number) => counted[`${hash} ${logIndex}`] ?? null;
  return judgeResolution({ file: of, wanted, evidence, countedFor, because: because ?? null });
}

const confirmed = (logIndex = 3): Resolution => ({ kind: "confirmed", txHash, logIndex });
const failed = (code: FailureCode): Resolution => ({ kind: "failed", code });
const refused = (reason: RegExp) => ({ kind: "refused", reason: expect.stringMatching(reason) });

describe("an operator's resolution as confirmed", () => {
  it("is accepted if the chain shows the log as the payment's settlement", () => {
    expect(judge(confirmed(), { named, nonceOutcome: settledThere })).toMatchObject({
      kind: "may",
      outcome: { kind: "confirmed", paymentId: order.paymentId, settled: settlement },
      proof: expect.any(String),
    });
  });

  it.each<[string, ResolutionCase]>([
    ["shows several possible settlements", { nonceOutcome: unproven }],
    ["cannot be read", {}],
    ["no longer has that block's state", { named: { ...named, usedBefore: null, usedInBlock: null } }],
  ])("needs an argument if the chain %s", (_what, reported) => {
    expect(judge(confirmed(), { named, ...reported })).toEqual(refused(/--because/));
    const argued = judge(confirmed(), { named, ...reported, because: "a trace of it" });
    expect(argued).toMatchObject({ kind: "may", outcome: { kind: "confirmed" }, proof: null });
  });

  it.each<[string, RegExp, ResolutionCase, Resolution]>([
    ["a transaction that is not in the chain", /knows no transaction/, { named: null }, confirmed()],
    [
      "a block that is not deep enough",
      /not deep enough/,
      { block: { number: 109, timestampSeconds: 1 } },
      confirmed(),
    ],
    ["a revert", /reverted/, { named: { ...named, receipt: { ...named.receipt, status: "reverted" } } }, confirmed()],
    ["a log that is no settlement", /such logs in it: 3, 6/, {}, confirmed(4)],
    ["a log of another amount", /another token, payer, payee or amount/, {}, confirmed(6)],
    ["a log that counts for another", /counts for pay_another/, { counted: { [`${txHash} 3`]: other } }, confirmed()],
    ["a nonce that is unused", /unused/, { nonceIsUsed: false }, confirmed()],
    ["a nonce that was used before", /used before/, { named: { ...named, usedBefore: true } }, confirmed()],
    ["a nonce that was unused after it", /still unused/, { named: { ...named, usedInBlock: false } }, confirmed()],
    ["a nonce that was cancelled", /another payment's/, { nonceOutcome: { kind: "cancelled" } }, confirmed()],
    ["a log of another nonce", /another payment's/, { nonceOutcome: { kind: "used_elsewhere" } }, confirmed()],
    [
      "a settlement that the chain shows elsewhere",
      /settled elsewhere/,
      { nonceOutcome: { ...settledThere, settlement: { ...settlement, txHash: hashOf(8) } } },
      confirmed(),
    ],
  ])("is refused for %s, whatever the argument", (_what, reason, reported, wanted) => {
    expect(judge(wanted, { named, because: "I know it", ...reported })).toEqual(refused(reason));
  });
});

describe("an operator's resolution as failed", () => {
  const pastDeadline = { number: 120, timestampSeconds: Number(order.deadlineSeconds) + 1 };

  it.each<[FailureCode, ResolutionCase]>([
    ["expired", { nonceIsUsed: false, block: pastDeadline }],
    ["nonce_cancelled", { nonceOutcome: { kind: "cancelled" } }],
    ["nonce_used_elsewhere", { nonceOutcome: { kind: "used_elsewhere" } }],
  ])("%s is accepted if the chain shows it", (code, reported) => {
    expect(judge(failed(code), reported)).toMatchObject({
      kind: "may",
      outcome: { kind: "failed", paymentId: order.paymentId, code, txHash: null },
      proof: expect.any(String),
    });
  });

  it.each<[FailureCode, RegExp, ResolutionCase]>([
    ["expired", /may still be settled/, { nonceIsUsed: false }],
    ["expired", /did not expire/, { block: pastDeadline }],
    ["nonce_cancelled", /may still be settled/, { nonceIsUsed: false }],
    [
      "nonce_used_elsewhere",
      /may still be settled/,
      { nonceIsUsed: false, block: { ...pastDeadline, timestampSeconds: 1 } },
    ],
    ["nonce_used_elsewhere", /shows it settled/, { nonceOutcome: settledThere }],
    ["tx_failed", /not a code that an operator can set/, {}],
    ["chain_reset", /not a code that an operator can set/, {}],
  ])("%s is refused if the chain may show otherwise (%s), whatever the argument", (code, reason, reported) => {
    expect(judge(failed(code), { because: "I know it", ...reported })).toEqual(refused(reason));
  });

  it("settlement_unproven is accepted with its hash once no node can trace, and before that with an argument", () => {
    const outcome = { kind: "failed", code: "settlement_unproven", txHash };
    const untraceable = { nonceOutcome: { ...unproven, mayBeProven: false } };
    expect(judge(failed("settlement_unproven"), untraceable)).toMatchObject({ outcome, proof: expect.any(String) });
    expect(judge(failed("settlement_unproven"), { nonceOutcome: unproven })).toEqual(refused(/--because/));
    const argued = { nonceOutcome: unproven, because: "the only archive node is gone" };
    expect(judge(failed("settlement_unproven"), argued)).toMatchObject({ outcome, proof: null });
  });

  it("needs an argument if the nonce is used and the chain does not show for what", () => {
    const counted = { [`${txHash} 3`]: other };
    for (const reported of [
      {},
      { nonceOutcome: settledThere, counted },
      { nonceOutcome: { kind: "cancelled" } as const },
    ]) {
      expect(judge(failed("nonce_used_elsewhere"), reported)).toEqual(refused(/--because/));
      expect(judge(failed("nonce_used_elsewhere"), { ...reported, because: "a trace" })).toMatchObject({ proof: null });
    }
  });
});

it.each(["confirmed", "failed"] as const)("never changes a payment that is %s", (status) => {
  const ended = aPaymentFile({ status });
  const reported = { named, nonceOutcome: settledThere, because: "I know it" };
  expect(judge(confirmed(), reported, ended)).toEqual(refused(/never changes/));
  expect(judge(failed("expired"), reported, ended)).toEqual(refused(/never changes/));
});
