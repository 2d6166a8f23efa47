import { setImmediate as turn } from "node:timers/promises";
import type { JobProgress } from "./job-progress";
import { tellProgress } from "./report-progress";

function job(progress: unknown = 0) {
  const told: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const redis = { goOn: (): unknown => undefined, hangs: false, fails: false };
  const updateProgress = async ({ ended }: JobProgress) => {
    told.push(ended);
    if (redis.fails) throw new Error("no such job");
    if (redis.hangs) await new Promise<void>((resolve) => Object.assign(redis, { goOn: resolve }));
  };
  return { told, errors, redis, teller: tellProgress({ progress, updateProgress }, (error) => errors.push(error)) };
}

test("what ends in one turn is told together, and with it what ended before", async () => {
  const { told, teller } = job();
  teller.ended("a");
  teller.ended("b");
  await teller.told();
  teller.ended("c");
  await teller.told();
  expect(told).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
});

test("one message at a time: what ends meanwhile goes with the next", async () => {
  const { told, redis, teller } = job();
  redis.hangs = true;
  teller.ended("a");
  await turn();
  await turn();
  teller.ended("b");
  teller.ended("c");
  await turn();
  expect(told).toEqual([["a"]]);
  redis.hangs = false;
  redis.goOn();
  await teller.told();
  expect(told).toEqual([["a"], ["a", "b", "c"]]);
});

test("what an earlier run told stays told", async () => {
  const { told, teller } = job({ ended: ["a"] });
  expect([teller.hasEnded("a"), teller.hasEnded("b")]).toEqual([true, false]);
  teller.ended("b");
  await teller.told();
  expect(told).toEqual([["a", "b"]]);
});

test("nothing is told once the job itself has ended", async () => {
  const { told, teller } = job();
  teller.ended("a");
  teller.stop();
  await teller.told();
  expect(told).toEqual([]);
});

test("what cannot be told is left to the next message", async () => {
  const { told, errors, redis, teller } = job();
  redis.fails = true;
  teller.ended("a");
  await teller.told();
  expect(errors).toEqual([new Error("no such job")]);
  redis.fails = false;
  teller.ended("b");
  await teller.told();
  expect(told.at(-1)).toEqual(["a", "b"]);
});
