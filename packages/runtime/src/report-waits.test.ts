import type { Logger } from "./logger";
import { reportWaits } from "./report-waits";

function open() {
  jest.useFakeTimers();
  const lines: string[] = [];
  const say = (event: string, fields?: object) => void lines.push(`${event}: ${JSON.stringify(fields)}`);
  const logger: Logger = { error: say, warn: say, info: say, debug: say, child: () => logger };
  const waits = reportWaits({ logger, clock: { now: () => Date.now() } });
  const failEachSecond = (seconds: number, error: Error) => {
    for (let second = 0; second < seconds; second += 1) {
      waits.failed("Redis", error);
      jest.advanceTimersByTime(1_000);
    }
  };
  return { lines, waits, failEachSecond };
}

afterEach(() => jest.useRealTimers());

const refused = Object.assign(new Error("connect ECONNREFUSED"), {
  ...{ code: "ECONNREFUSED", address: "10.0.0.5", port: 6379 },
  command: { args: ["lunas", "hunter2"] },
});

test("one line at the loss, one every ten seconds, and one when it is back", () => {
  const { lines, waits, failEachSecond } = open();
  failEachSecond(25, refused);
  waits.back("Redis");
  waits.back("Redis");
  expect(lines).toEqual([
    'waits: {"message":"waits for Redis at 10.0.0.5:6379 (ECONNREFUSED)"}',
    'waits: {"message":"waits for Redis at 10.0.0.5:6379 (ECONNREFUSED), 10 s so far"}',
    'waits: {"message":"waits for Redis at 10.0.0.5:6379 (ECONNREFUSED), 20 s so far"}',
    'wait_over: {"message":"Redis is back after 25 s"}',
  ]);
});

test("five seconds without a failure end the wait", () => {
  const { lines, failEachSecond } = open();
  failEachSecond(1, refused);
  jest.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toBe('wait_over: {"message":"Redis is back after 5 s"}');
  expect(lines).toHaveLength(2);
});

test.each([
  ["a refusal of Redis", new Error("WRONGPASS invalid username-password pair: hunter2"), " (WRONGPASS)"],
  ["several addresses", new AggregateError([refused], "all failed"), " at 10.0.0.5:6379 (ECONNREFUSED)"],
  ["a cause", new Error("away", { cause: refused }), " at 10.0.0.5:6379 (ECONNREFUSED)"],
  ["no kind", new Error("postgresql://u:hunter2@h went away"), ""],
])("%s is told without the text of the error", (_what, error, place) => {
  const { lines, failEachSecond } = open();
  failEachSecond(1, error);
  expect(lines[0]).toBe(`waits: ${JSON.stringify({ message: `waits for Redis${place}` })}`);
});
