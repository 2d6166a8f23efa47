import { type Report, reportInstance } from "./report-instance";
import { version } from "./version";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open({ report = async (): Promise<void> => undefined, leave = async (): Promise<void> => undefined } = {}) {
  const [reported, left, warnings]: [Report<string>[], string[], string[]] = [[], [], []];
  const part = reportInstance({
    ...{ service: "settler", id: "settler-1" },
    report: (instance) => {
      reported.push(instance);
      return report();
    },
    leave: (id) => {
      left.push(id);
      return leave();
    },
    logger: { warn: (event) => void warnings.push(event) },
  });
  return { part, reported, left, warnings };
}

test("it tells of itself at its start, every half minute, and at its end", async () => {
  const { part, reported, left } = open();
  await part.start?.();
  expect(reported).toEqual([{ id: "settler-1", service: "settler", version, commit: "unknown" }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toHaveLength(3);
  await part.stop?.();
  expect(left).toEqual(["settler-1"]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reported).toHaveLength(3);
});

test("a database that is away delays no start, and is reported once", async () => {
  let isAway = true;
  const report = async () => {
    if (isAway) throw new Error("away");
  };
  const { part, reported, warnings } = open({ report });
  await part.start?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([reported.length, warnings]).toEqual([3, ["instance_report_failed"]]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(30_000);
  isAway = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(warnings).toHaveLength(2);
  await part.stop?.();
});

test("the stop does not wait for a database that does not answer", async () => {
  const { part } = open({ leave: () => new Promise(() => undefined) });
  await part.start?.();
  const stopped = part.stop?.();
  await jest.advanceTimersByTimeAsync(1_000);
  await stopped;
});
