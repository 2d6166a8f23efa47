import { createJobWaits, type JobState } from "./await-jobs";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function waitsOn(state: JobState) {
  const requests: string[] = [];
  const waits = createJobWaits({
    recheckMs: 1_000,
    lookUp: async (jobId) => {
      requests.push(jobId);
      return state;
    },
  });
  return { waits, requests };
}

test("a reported end needs no look-up of the job", async () => {
  const { waits, requests } = waitsOn([]);
  const waiting = waits.wait("a", 25_000);
  waits.ended("a", "finished");
  expect(await waiting).toBe("finished");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
});

test("an end that is reported before the wait begins is not missed, nor is a part's", async () => {
  const { waits, requests } = waitsOn([]);
  waits.ended("a", "finished");
  waits.ended("b", ["one"]);
  expect(await waits.wait("a", 25_000)).toBe("finished");
  expect(await waits.wait("a", 25_000, "one")).toBe("finished");
  expect(await waits.wait("b", 25_000, "one")).toBe("finished");
  expect([waits.isOver("a", "any"), waits.isOver("b", "one"), waits.isOver("b", "two")]).toEqual([true, true, false]);
  expect(requests).toEqual([]);
});

test("the end of a part reaches only the waits for that part", async () => {
  const { waits } = waitsOn([]);
  const one = waits.wait("a", 3_000, "one");
  const two = waits.wait("a", 3_000, "two");
  const all = waits.wait("a", 3_000);
  waits.ended("a", ["one"]);
  expect(await one).toBe("finished");
  await jest.advanceTimersByTimeAsync(1_000);
  waits.ended("a", "finished");
  expect(await Promise.all([two, all])).toEqual(["finished", "finished"]);
});

test("old ends are forgotten", async () => {
  const { waits } = waitsOn([]);
  for (let index = 0; index <= 4_096; index += 1) waits.ended(`job-${index}`, "finished");
  const waiting = waits.wait("job-0", 100);
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toBe("timed_out");
  expect(await waits.wait("job-1", 100)).toBe("finished");
});

test.each(["finished", "lost"] as const)("a job without an event is looked up: %s", async (state) => {
  const { waits, requests } = waitsOn(state);
  const waiting = [waits.wait("a", 25_000), waits.wait("a", 25_000, "one"), waits.wait("a", 25_000, "two")];
  await jest.advanceTimersByTimeAsync(200);
  expect(await Promise.all(waiting)).toEqual([state, state, state]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual(["a"]);
});

test("a part's missed end is found in the job", async () => {
  const { waits, requests } = waitsOn(["one"]);
  const one = waits.wait("a", 25_000, "one");
  const two = waits.wait("a", 1_500, "two");
  await jest.advanceTimersByTimeAsync(200);
  expect(await one).toBe("finished");
  await jest.advanceTimersByTimeAsync(1_300);
  expect(await two).toBe("timed_out");
  expect(requests).toEqual(["a", "a"]);
});

test("a wait ends by its time, or when the event stream is down", async () => {
  const { waits, requests } = waitsOn([]);
  const waiting = waits.wait("a", 3_500);
  await jest.advanceTimersByTimeAsync(3_500);
  expect(await waiting).toBe("timed_out");
  expect(requests).toHaveLength(4);
  const other = waits.wait("b", 3_500);
  waits.disconnected();
  expect(await other).toBe("disconnected");
});
