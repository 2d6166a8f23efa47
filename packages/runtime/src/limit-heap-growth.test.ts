import { execFileSync } from "node:child_process";
import { join } from "node:path";

const script = (isLimited: boolean) => `
  const { getHeapStatistics } = require("node:v8");
  if (${isLimited}) require(${JSON.stringify(join(__dirname, "..", "dist", "limit-heap-growth.js"))}).limitHeapGrowth();
  const live = Array.from({ length: 400_000 }, (_none, index) => ({ index }));
  // Each object outlives the young generation and is then dropped, as a payment is that waited for its block.
  const waiting = [];
  let most = 0;
  for (let index = 0; index < 6_000_000; index += 1) {
    waiting[index % 100_000] = { index, text: "payment " + index };
    if (index % 50_000 === 0) most = Math.max(most, getHeapStatistics().used_heap_size);
  }
  console.log(Math.round(most / 1_048_576), live.length + waiting.length);`;

const mostMb = (isLimited: boolean) =>
  Number(execFileSync(process.execPath, ["-e", script(isLimited)], { encoding: "utf8" }).split(" ")[0]);

test("data that outlives the young generation is collected before it fills memory", () => {
  const [limited, unlimited] = [mostMb(true), mostMb(false)];
  expect(limited).toBeGreaterThan(10);
  expect(limited).toBeLessThan(0.8 * unlimited);
});
