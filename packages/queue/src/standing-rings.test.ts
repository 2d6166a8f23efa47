import { createJobWaits, type JobStanding } from "./await-jobs";
import { createStandingRings } from "./standing-rings";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A queue that numbers its jobs in order. */
function bell() {
  const rung: string[] = [];
  const job = { standing: [] as JobStanding, isTaken: true };
  const waits = createJobWaits({ recheckMs: 1_000, look: async () => job.standing });
  const rings = createStandingRings((paymentId) => {
    rung.push(paymentId);
    return {
      jobId: `job-${rung.length}`,
      added: job.isTaken ? Promise.resolve() : Promise.reject(new Error("no Redis")),
    };
  }, waits);
  const ask = (timeoutMs = 25_000) => rings.ringAndWait("pay_1", performance.now() + timeoutMs);
  return { rung, job, waits, ask };
}

test("a second call for the same payment joins its open job", async () => {
  const { rung, waits, ask } = bell();
  const both = Promise.all([ask(), ask()]);
  await jest.advanceTimersByTimeAsync(10);
  waits.ended("job-1", ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  expect(rung).toHaveLength(1);
});

test("callers that give up and return make no second job while the first is open", async () => {
  const { rung, waits, ask } = bell();
  for (let time = 0; time < 5; time += 1) {
    const given = ask(500);
    await jest.advanceTimersByTimeAsync(500);
    expect(await given).toBe("timed_out");
  }
  const last = ask();
  waits.ended("job-1", "finished");
  expect(await last).toBe("finished");
  expect(rung).toHaveLength(1);
});

test("a job that has ended is not joined, whether its end was seen or not", async () => {
  const { rung, waits, ask } = bell();
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
  expect(rung).toHaveLength(3);
});

test("a lost job is enqueued again, once for all callers", async () => {
  const { rung, job, waits, ask } = bell();
  const both = Promise.all([ask(), ask()]);
  job.standing = "lost";
  await jest.advanceTimersByTimeAsync(200);
  job.standing = [];
  expect(rung).toHaveLength(2);
  waits.ended("job-2", ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  job.standing = "lost";
  const late = ask(900);
  await jest.advanceTimersByTimeAsync(200);
  expect(await late).toBe("timed_out");
});

test("a failed job is not joined", async () => {
  const { rung, job, waits, ask } = bell();
  job.isTaken = false;
  await expect(ask()).rejects.toThrow("no Redis");
  job.isTaken = true;
  const again = ask();
  await jest.advanceTimersByTimeAsync(10);
  waits.disconnected();
  expect(await again).toBe("unavailable");
  expect(rung).toHaveLength(2);
});
