import { chains } from "@lunas/catalog/chains";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createMetrics } from "@lunas/runtime/metrics";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { createObserver } from "./observe";

test("refunds and payments that end, or are settled late, are counted by their kind", async () => {
  const metrics = createMetrics("settler");
  const { settlement } = createObserver(
    { logger: silentLogger, metrics } as Parameters<typeof createObserver>[0],
    chains,
  );
  const { ended, settledLate } = settlement(sandbox);
  const txHash = `0x${"5".repeat(64)}` as const;
  const failed = { kind: "failed", code: "tx_failed", message: "It reverted.", txHash } as const;
  for (const paymentId of ["ref_1", "ref_2", "pay_1"] as const) ended({ ...failed, paymentId });
  settledLate({ paymentId: "ref_1" } as unknown as Parameters<typeof settledLate>[0]);
  const text = await metrics.render();
  expect(text).toMatch(/lunas_payments_ended_total\{.*outcome="tx_failed",kind="refund".*\} 2/);
  expect(text).toMatch(/lunas_payments_ended_total\{.*outcome="tx_failed",kind="payment".*\} 1/);
  expect(text).toMatch(/lunas_payments_settled_late_total\{.*kind="refund".*\} 1/);
});

test("the times of settlements are histograms in seconds, with a series of each chain from the start", async () => {
  const metrics = createMetrics("settler");
  const tools = { logger: silentLogger, metrics } as Parameters<typeof createObserver>[0];
  const times = createObserver(tools, chains).times(sandbox);
  times.beforeBroadcast(4);
  times.onChain(2_000);
  times.afterBlock(3);
  const text = await metrics.render();
  for (const [part, seconds] of [
    ["before_broadcast", 0.004],
    ["on_chain", 2],
    ["after_block", 0.003],
  ] as const) {
    expect(text).toMatch(new RegExp(`lunas_settlement_${part}_seconds_sum\\{.*network="sandbox".*\\} ${seconds}\n`));
    expect(text).toMatch(new RegExp(`lunas_settlement_${part}_seconds_count\\{.*network="base".*\\} 0\n`));
  }
});

test("a settler that has lost the treasury's lane, or a lane, shows its balance no longer: the next owner does", async () => {
  const metrics = createMetrics("settler");
  const { settlement } = createObserver(
    { logger: silentLogger, metrics } as Parameters<typeof createObserver>[0],
    chains,
  );
  const { laneBalance, treasuryBalance, laneGone } = settlement(sandbox);
  const lease = { address: `0x${"a".repeat(40)}`, fencingToken: 1n } as unknown as Parameters<typeof laneGone>[0];
  laneBalance(lease, { wei: 1n, level: "low" });
  treasuryBalance(lease, 1n);
  expect((await metrics.render()).match(/lunas_(?:lane|treasury)_balance_ether\{/g)).toHaveLength(2);
  laneGone(lease, "lost");
  expect(await metrics.render()).not.toMatch(/lunas_(?:lane|treasury)_balance_ether\{/);
});
