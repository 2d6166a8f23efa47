import { setImmediate as turn } from "node:timers/promises";
import type { JobProgress } from "./job-progress";
import { reportProgress } from "./report-progress";

function job(progress: unknown = 0) {
  const reported: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const redis = { goOn: (): unknown => undefined, hangs: false, fails: false };
  const updateProgress = async ({ ended }: JobProgress) => {
    reported.push(ended);
    if (redis.fails) throw new Error("no such job");
    if (redis.hangs) await new Promise<void>((resolve) => Object.assign(redis, { goOn: resolve }));
  };
  return {
    reported,
    errors,
    redis,
    reporter: reportProgress({ progress, updateProgress }, (error) => errors.push(error)),
  };
}

test("parts that end in one turn are reported together, with the earlier ones", async () => {
  const { reported, reporter } = job();
  reporter.ended("a");
  reporter.ended("b");
  await reporter.reported();
  reporter.ended("c");
  await reporter.reported();
  expect(reported).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
});

test("one message at a time: parts that end meanwhile go with the next", async () => {
  const { reported, redis, reporter } = job();
  redis.hangs = true;
  reporter.ended("a");
  await turn();
  await turn();
  reporter.ended("b");
  reporter.ended("c");
  await turn();
  expect(reported).toEqual([["a"]]);
  redis.hangs = false;
  redis.goOn();
  await reporter.reported();
  expect(reported).toEqual([["a"], ["a", "b", "c"]]);
});

test("the report of an earlier run stays", async () => {
  const { reported, reporter } = job({ ended: ["a"] });
  expect([reporter.hasEnded("a"), reporter.hasEnded("b")]).toEqual([true, false]);
  reporter.ended("b");
  await reporter.reported();
  expect(reported).toEqual([["a", "b"]]);
});

test("nothing is reported after the job itself has ended", async () => {
  const { reported, reporter } = job();
  reporter.ended("a");
  reporter.stop();
  await reporter.reported();
  expect(reported).toEqual([]);
});

test("a failed report is part of the next message", async () => {
  const { reported, errors, redis, reporter } = job();
  redis.fails = true;
  reporter.ended("a");
  await reporter.reported();
  expect(errors).toEqual([new Error("no such job")]);
  redis.fails = false;
  reporter.ended("b");
  await reporter.reported();
  expect(reported.at(-1)).toEqual(["a", "b"]);
});
