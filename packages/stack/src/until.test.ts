import { until } from "./until";

it("asks until the answer is true, and treats an error as false", async () => {
  let asked = 0;
  const question = () => {
    asked += 1;
    if (asked === 1) throw new Error("not there yet");
    return asked === 3;
  };
  await expect(until(question, { timeoutMs: 1_000, everyMs: 1 })).resolves.toBe(true);
  expect(asked).toBe(3);
});

it("asks at least once and gives up when the time is over", async () => {
  await expect(until(() => false, { timeoutMs: 0 })).resolves.toBe(false);
  await expect(until(() => true, { timeoutMs: 0 })).resolves.toBe(true);
});
