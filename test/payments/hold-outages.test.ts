import { until } from "@lunas/testkit/time/until";
import {
  captureOf,
  expectChargedOnce,
  expectNothingCharged,
  held,
  showHold,
  untilCaptured,
  used,
  waitingCapture,
} from "../harness/hold-story";
import { startAgain } from "../harness/start-again";
import { scenario, useScenario } from "./opened-scenario";

jest.setTimeout(120_000);

useScenario();

const kill = (name: string) => scenario.harness.stack.supervisor.signal(name, "SIGKILL");

// Dozens of holds and captures, and each part by itself: test/chaos, F52 and F53.
it("gateway, settler, Redis and PostgreSQL are killed between hold and capture, and inside: charged once, and no other amount takes its place", async () => {
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 900);
  const kept = await held(scenario, { deadlineSeconds });
  const story = await waitingCapture(scenario, { deadlineSeconds });
  for (const name of ["gateway", "settler"]) await kill(name);
  for (const part of ["redis", "postgres"] as const) await scenario.harness.stack.restart(part, "SIGKILL");
  await scenario.chain.release();
  await Promise.all([startAgain(scenario.harness, "gateway"), startAgain(scenario.harness, "settler")]);
  expect(await untilCaptured(scenario, story)).toMatchObject({ status: 200, body: { paymentId: story.paymentId } });
  await expectChargedOnce(scenario, story);
  const other = await captureOf(scenario, story, 1n);
  expect(other.body.error).toMatchObject({ code: "hold_captured", details: { amount: used.toString() } });
  expect(await untilCaptured(scenario, kept)).toMatchObject({
    ...{ status: 200, body: { payment: { amount: used.toString(), holdId: kept.holdId } } },
  });
  await expectChargedOnce(scenario, kept);
});

it("PostgreSQL is killed when a capture is posted: the repeated request captures once", async () => {
  const story = await held(scenario);
  const first = captureOf(scenario, story).catch(() => null);
  await scenario.harness.stack.restart("postgres", "SIGKILL");
  await first;
  await untilCaptured(scenario, story);
  await expectChargedOnce(scenario, story);
});

it("the settler is killed, and the time of a hold passes: the next one ends it, and nothing is charged", async () => {
  const story = await held(scenario, { deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 9) });
  await kill("settler");
  await startAgain(scenario.harness, "settler");
  const isOver = async () => (await showHold(scenario, story)).body.status === "expired";
  await until(isOver, { timeoutMs: 30_000, what: "the hold to expire" });
  expect((await captureOf(scenario, story)).body.error?.code).toBe("hold_expired");
  await expectNothingCharged(scenario, story);
});
