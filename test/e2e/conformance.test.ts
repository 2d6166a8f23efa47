import { freePort } from "@lunas/stack/free-port";
import { runConformance } from "../conformance/run-conformance";
import { judgedAnswers } from "../harness/answers/watch-answers";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(300_000);

/** As the interface has them; the world's own are wide. */
const interfaceLimits = {
  RATE_LIMIT_FACILITATE: "60",
  RATE_LIMIT_PAYMENTS: "120",
  RATE_LIMIT_MERCHANT: "10",
  RATE_LIMIT_OTHER: "120",
};

let harness: Harness;
let limitsUrl: string;
beforeAll(async () => {
  harness = await sharedHarness();
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-strict", env: { PORT: port, ...interfaceLimits } });
  limitsUrl = `http://localhost:${port}`;
  await untilOpen(harness.url);
});
afterAll(() => harness?.stop());

it("every row of the interface is true of the running service", async () => {
  const lines: string[] = [];
  const { passed, failed, pending } = await runConformance({ url: harness.url, limitsUrl }, (line) => lines.push(line));
  process.stdout.write(`conformance: ${passed} passed, ${failed} failed, ${pending.length} wait to be served\n`);
  expect(lines.filter((line) => line.startsWith("FAILED"))).toEqual([]);
  expect(passed).toBeGreaterThan(150);
  expect(passed + pending.length).toBe(lines.length);
  // All of it was held against the API's description as well.
  expect(judgedAnswers()).toBeGreaterThan(passed / 2);
});
