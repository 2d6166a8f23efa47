import { setImmediate as turn } from "node:timers/promises";
import type { JobProgress } from "./job-progress";
import { tellProgress } from "./tell-progress";

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

test("parts that end in one turn are reported together, with the earlier ones", async () => {
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

test("one message at a time: parts that end meanwhile go with the next", async () => {
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

test("the report of an earlier run stays", async () => {
  const { told, teller } = job({ ended: ["a"] });
  expect([teller.hasEnded("a"), teller.hasEnded("b")]).toEqual([true, false]);
  teller.ended("b");
  await teller.told();
  expect(told).toEqual([["a", "b"]]);
});

test("nothing is reported after the job itself has ended", async () => {
  const { told, teller } = job();
  teller.ended("a");
  teller.stop();
  await teller.told();
  expect(told).toEqual([]);
});

test("a failed report is part of the next message", async () => {
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
