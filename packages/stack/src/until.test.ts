import { until } from "./until";

it("asks until the answer is true, and treats an error as false", async () => {
  let requested = 0;
  const question = () => {
    requested += 1;
    if (requested === 1) throw new Error("not there yet");
    return requested === 3;
  };
  await expect(until(question, { timeoutMs: 1_000, everyMs: 1 })).resolves.toBe(true);
  expect(requested).toBe(3);
});

it("asks at least once and gives up when the time is over", async () => {
  await expect(until(() => false, { timeoutMs: 0 })).resolves.toBe(false);
  await expect(until(() => true, { timeoutMs: 0 })).resolves.toBe(true);
});
