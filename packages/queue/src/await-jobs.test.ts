import { createJobWaits } from "./await-jobs";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function waitsOn(state: string) {
  const asked: string[] = [];
  const waits = createJobWaits({
    recheckMs: 1_000,
    state: async (jobId) => {
      asked.push(jobId);
      return state;
    },
  });
  return { waits, asked };
}

test("an end that is told costs no look at the job", async () => {
  const { waits, asked } = waitsOn("active");
  const waiting = waits.wait("a", 25_000);
  waits.finished("a");
  expect(await waiting).toBe("finished");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test("an end that is told before the wait begins is not missed", async () => {
  const { waits, asked } = waitsOn("active");
  waits.finished("a");
  expect(await waits.wait("a", 25_000)).toBe("finished");
  expect(asked).toEqual([]);
});

test("ends long ago are forgotten", async () => {
  const { waits } = waitsOn("active");
  for (let index = 0; index <= 4_096; index += 1) waits.finished(`job-${index}`);
  const waiting = waits.wait("job-0", 100);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toBe("timed_out");
  expect(await waits.wait("job-1", 100)).toBe("finished");
});

test.each([
  ["completed", "finished"],
  ["failed", "finished"],
  ["unknown", "lost"],
])("a job that nothing was heard of is looked after: %s", async (state, end) => {
  const { waits, asked } = waitsOn(state);
  const waiting = waits.wait("a", 25_000);
  await jest.advanceTimersByTimeAsync(200);
  expect(await waiting).toBe(end);
  expect(asked).toEqual(["a"]);
});

test("a wait ends by its time, or when nothing can be heard any more", async () => {
  const { waits, asked } = waitsOn("active");
  const waiting = waits.wait("a", 3_500);
  await jest.advanceTimersByTimeAsync(3_500);
  expect(await waiting).toBe("timed_out");
  expect(asked).toHaveLength(4);
  const other = waits.wait("b", 3_500);
  waits.disconnected();
  expect(await other).toBe("disconnected");
});
