import { createJobWaits, type JobState } from "./await-jobs";
import { createPaymentJobs } from "./payment-jobs";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A queue whose jobs all have the ids and payments in `jobs`. */
function setUp(most = 16) {
  const jobs: {
    readonly jobId: string;
    readonly paymentIds: readonly string[];
    readonly orders: readonly unknown[];
  }[] = [];
  const job = { state: [] as JobState, isTaken: true };
  const waits = createJobWaits({ recheckMs: 1_000, lookUp: async () => job.state });
  const { addAndWait } = createPaymentJobs({
    most,
    waits,
    add: async (jobId, payments) => {
      jobs.push({ jobId, paymentIds: payments.map(({ id }) => id), orders: payments.map(({ order }) => order) });
      if (!job.isTaken) throw new Error("no Redis");
    },
  });
  const ask = (timeoutMs = 25_000, id = "pay_1", order: object | null = null) =>
    addAndWait({ id, order }, performance.now() + timeoutMs);
  const end = (index: number, parts: "finished" | readonly string[]) => waits.ended(jobs[index]?.jobId ?? "", parts);
  return { jobs, job, waits, ask, end };
}

test("a second call for the same payment joins its open job", async () => {
  const { jobs, ask, end } = setUp();
  const both = Promise.all([ask(), ask()]);
  await jest.advanceTimersByTimeAsync(10);
  end(0, ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  expect(jobs).toHaveLength(1);
});

test("callers that give up and return make no second job while the first is open", async () => {
  const { jobs, ask, end } = setUp();
  for (let time = 0; time < 5; time += 1) {
    const given = ask(500);
    await jest.advanceTimersByTimeAsync(500);
    expect(await given).toBe("timed_out");
  }
  const last = ask();
  end(0, "finished");
  expect(await last).toBe("finished");
  expect(jobs).toHaveLength(1);
});

test("a job that has ended is not joined, whether its end was seen or not", async () => {
  const { jobs, ask, end } = setUp();
  const heard = ask();
  await jest.advanceTimersByTimeAsync(10);
  end(0, ["pay_1"]);
  await heard;
  const unheard = ask(500);
  await jest.advanceTimersByTimeAsync(500);
  expect(await unheard).toBe("timed_out");
  end(1, "finished");
  const third = ask();
  await jest.advanceTimersByTimeAsync(10);
  end(2, ["pay_1"]);
  expect(await third).toBe("finished");
  expect(jobs).toHaveLength(3);
});

test("a lost job is enqueued again, once for all callers", async () => {
  const { jobs, job, ask, end } = setUp();
  const both = Promise.all([ask(), ask()]);
  job.state = "lost";
  await jest.advanceTimersByTimeAsync(210);
  job.state = [];
  expect(jobs).toHaveLength(2);
  end(1, ["pay_1"]);
  expect(await both).toEqual(["finished", "finished"]);
  job.state = "lost";
  const late = ask(900);
  await jest.advanceTimersByTimeAsync(200);
  expect(await late).toBe("timed_out");
});

test("a lost job is enqueued again without the order, which may be old by then", async () => {
  const { jobs, job, ask, end } = setUp();
  const waiting = ask(25_000, "pay_1", { amount: "5" });
  job.state = "lost";
  await jest.advanceTimersByTimeAsync(210);
  job.state = [];
  expect(jobs.map(({ orders }) => orders)).toEqual([[{ amount: "5" }], [null]]);
  end(1, ["pay_1"]);
  expect(await waiting).toBe("finished");
});

test("a failed job is not joined", async () => {
  const { jobs, job, waits, ask } = setUp();
  job.isTaken = false;
  const refused = expect(ask()).rejects.toThrow("no Redis");
  await jest.advanceTimersByTimeAsync(10);
  await refused;
  job.isTaken = true;
  const again = ask();
  await jest.advanceTimersByTimeAsync(10);
  waits.disconnected();
  expect(await again).toBe("unavailable");
  expect(jobs).toHaveLength(2);
});

test("payments of one turn of the event loop share a job, up to its limit", async () => {
  const { jobs, ask, end } = setUp(3);
  const all = Promise.all(["pay_1", "pay_2", "pay_3", "pay_4"].map((id) => ask(25_000, id)));
  await jest.advanceTimersByTimeAsync(10);
  expect(jobs.map(({ paymentIds }) => paymentIds)).toEqual([["pay_1", "pay_2", "pay_3"], ["pay_4"]]);
  expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(2);
  end(0, ["pay_2"]);
  end(0, ["pay_1", "pay_2", "pay_3"]);
  end(1, "finished");
  expect(await all).toEqual(["finished", "finished", "finished", "finished"]);
});

test("a refused job fails all calls that share it, and no later ones", async () => {
  const { job, ask, end } = setUp();
  job.isTaken = false;
  const both = Promise.allSettled([ask(), ask(25_000, "pay_2")]);
  await jest.advanceTimersByTimeAsync(10);
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  job.isTaken = true;
  const taken = ask();
  await jest.advanceTimersByTimeAsync(10);
  end(1, "finished");
  expect(await taken).toBe("finished");
});
