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
