import { notifyTogether } from "./notify-together";

function setUp(most = 3) {
  const jobs: { readonly jobId: string; readonly paymentIds: readonly string[] }[] = [];
  const add = async (jobId: string, paymentIds: readonly string[]) => void jobs.push({ jobId, paymentIds });
  return { notify: notifyTogether({ most, add }), jobs };
}

test("calls in one turn of the event loop share a job", async () => {
  const { notify, jobs } = setUp();
  const [one, two] = [notify("pay_1"), notify("pay_2")];
  await Promise.all([one.added, two.added]);
  expect(one.jobId).toBe(two.jobId);
  expect(jobs).toEqual([{ jobId: one.jobId, paymentIds: ["pay_1", "pay_2"] }]);
});

test("a call in the next turn has its own job", async () => {
  const { notify, jobs } = setUp();
  await notify("pay_1").added;
  await notify("pay_2").added;
  expect(jobs.map(({ paymentIds }) => paymentIds)).toEqual([["pay_1"], ["pay_2"]]);
  expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(2);
});

test("a job contains no more payments than its limit", async () => {
  const { notify, jobs } = setUp(3);
  await Promise.all(["1", "2", "3", "4", "5", "6", "7"].map((id) => notify(id).added));
  expect(jobs.map(({ paymentIds }) => paymentIds)).toEqual([["1", "2", "3"], ["4", "5", "6"], ["7"]]);
});

test("a refused job fails the calls that share it, and no later ones", async () => {
  let isAway = true;
  const notify = notifyTogether({
    most: 16,
    add: async () => {
      if (isAway) throw new Error("no Redis");
    },
  });
  const notifications = [notify("pay_1"), notify("pay_2")];
  for (const { added } of notifications) await expect(added).rejects.toThrow("no Redis");
  isAway = false;
  await expect(notify("pay_1").added).resolves.toBeUndefined();
});
