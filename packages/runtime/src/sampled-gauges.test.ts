import { setTimeout } from "node:timers/promises";
import { createMetrics } from "./metrics";
import { type Sample, sampledGauges } from "./sampled-gauges";

type Name = "lunas_one" | "lunas_two";

function gaugesOf(read: () => Promise<readonly Sample<Name, "network">[]>) {
  const metrics = createMetrics("test");
  const faults: unknown[] = [];
  sampledGauges<Name, "network">(metrics, {
    gauges: { lunas_one: "The first.", lunas_two: "The second." },
    labels: ["network"],
    read,
    onFault: (error) => faults.push(error),
  });
  return { metrics, faults };
}

it("reads once for a whole scrape", async () => {
  let samples = 0;
  const { metrics } = gaugesOf(async () => {
    samples += 1;
    return [{ labels: { network: "base" }, values: { lunas_one: 1, lunas_two: 2 } }];
  });
  const text = await metrics.render();
  expect(text).toContain('lunas_one{network="base",service="test"} 1');
  expect(text).toContain('lunas_two{network="base",service="test"} 2');
  expect(samples).toBe(1);
});

it("shows nothing where the read fails, and the rest of the scrape anyway", async () => {
  const { metrics, faults } = gaugesOf(() => Promise.reject(new Error("away")));
  const text = await metrics.render();
  expect(text).not.toContain("lunas_one{");
  expect(text).toContain("process_cpu_seconds_total");
  expect(faults).toHaveLength(1);
});

it("shows nothing either where a gauge has no labels: 0 would look like a good day", async () => {
  const metrics = createMetrics("test");
  let isAway = false;
  const read = async () => {
    if (isAway) throw new Error("away");
    return [{ labels: {}, values: { lunas_lag_seconds: 7 } }];
  };
  sampledGauges<"lunas_lag_seconds", never>(metrics, {
    ...{ gauges: { lunas_lag_seconds: "The lag." }, labels: [], onFault: () => undefined, read },
  });
  expect(await metrics.render()).toContain('lunas_lag_seconds{service="test"} 7');
  isAway = true;
  await setTimeout(600);
  expect(await metrics.render()).not.toMatch(/^lunas_lag_seconds/m);
});
