import { createJobWaits, type JobState } from "./await-jobs";
import { createOpenNotifications } from "./open-notifications";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A queue that numbers its jobs in order. */
function setUp() {
  const notified: string[] = [];
  const job = { state: [] as JobState, isTaken: true };
  const waits = createJobWaits({ recheckMs: 1_000, look: async () => job.state });
  const notifications = createOpenNotifications((paymentId) => {
    notified.push(paymentId);
    return {
      jobId: `job-${notified.length}`,
      added: job.isTaken ? Promise.resolve() : Promise.reject(new Error("no Redis")),
    };
  }, waits);
  const ask = (timeoutMs = 25_000) => notifications.notifyAndWait("pay_1", performance.now() + timeoutMs);
  return { notified, job, waits, ask };
}

test("a second call for the same payment joins its open job", async () => {
  const { notified, waits, ask } = setUp();
  const both = Promise.all([ask(), ask()]);
  await jest.advanceTimersByTimeAsync(10);
  waits.ended("job-1", ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  expect(notified).toHaveLength(1);
});

test("callers that give up and return make no second job while the first is open", async () => {
  const { notified, waits, ask } = setUp();
  for (let time = 0; time < 5; time += 1) {
    const given = ask(500);
    await jest.advanceTimersByTimeAsync(500);
    expect(await given).toBe("timed_out");
  }
  const last = ask();
  waits.ended("job-1", "finished");
  expect(await last).toBe("finished");
  expect(notified).toHaveLength(1);
});

test("a job that has ended is not joined, whether its end was seen or not", async () => {
  const { notified, waits, ask } = setUp();
  const heard = ask();
  await jest.advanceTimersByTimeAsync(10);
  waits.ended("job-1", ["pay_1"]);
  await heard;
  const unheard = ask(500);
  await jest.advanceTimersByTimeAsync(500);
  expect(await unheard).toBe("timed_out");
  waits.ended("job-2", "finished");
  const third = ask();
  await jest.advanceTimersByTimeAsync(10);
  waits.ended("job-3", ["pay_1"]);
  expect(await third).toBe("finished");
  expect(notified).toHaveLength(3);
});

test("a lost job is enqueued again, once for all callers", async () => {
  const { notified, job, waits, ask } = setUp();
  const both = Promise.all([ask(), ask()]);
  job.state = "lost";
  await jest.advanceTimersByTimeAsync(200);
  job.state = [];
  expect(notified).toHaveLength(2);
  waits.ended("job-2", ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  job.state = "lost";
  const late = ask(900);
  await jest.advanceTimersByTimeAsync(200);
  expect(await late).toBe("timed_out");
});

test("a failed job is not joined", async () => {
  const { notified, job, waits, ask } = setUp();
  job.isTaken = false;
  await expect(ask()).rejects.toThrow("no Redis");
  job.isTaken = true;
  const again = ask();
  await jest.advanceTimersByTimeAsync(10);
  waits.disconnected();
  expect(await again).toBe("unavailable");
  expect(notified).toHaveLength(2);
});
