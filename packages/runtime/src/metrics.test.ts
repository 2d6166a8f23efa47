import { createMetrics } from "./metrics";

test("counters, gauges and histograms have full names and the service's label", async () => {
  const metrics = createMetrics("settler");
  const settled = metrics.counter({ name: "lunas_settlements_total", help: "Settled.", labels: ["chain"] });
  metrics.histogram({ name: "lunas_settlement_duration_seconds", help: "Duration." }).observe(0.3);
  metrics.gauge({ name: "lunas_lanes", help: "Lanes.", collect: (gauge) => gauge.set(4) });
  settled.inc({ chain: "sandbox" });
  const text = await metrics.render();
  expect(text).toContain('lunas_settlements_total{chain="sandbox",service="settler"} 1');
  expect(text).toContain('lunas_settlement_duration_seconds_bucket{le="0.5",service="settler"} 1');
  expect(text).toContain('lunas_lanes{service="settler"} 4');
  expect(text).toContain("process_cpu_seconds_total");
});

test("two processes' metrics coexist in one test run", () => {
  const of = { name: "lunas_things_total", help: "Things." } as const;
  expect(() => [createMetrics("a").counter(of), createMetrics("b").counter(of)]).not.toThrow();
});
