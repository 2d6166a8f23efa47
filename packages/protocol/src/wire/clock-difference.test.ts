import { clockDifference, withClock } from "./clock-difference";

const nowMs = Date.parse("2026-11-26T12:00:00Z");
const at = (secondsLater: number) => new Headers({ date: new Date(nowMs + secondsLater * 1_000).toUTCString() });

test("tells how far the clocks differ, by the Date header", () => {
  expect([-400, -4, 0, 4, 400].map((later) => clockDifference(at(later), nowMs))).toEqual([
    400,
    null,
    null,
    null,
    -400,
  ]);
  expect(clockDifference(new Headers(), nowMs)).toBeNull();
  expect(clockDifference(new Headers({ date: "soon" }), nowMs)).toBeNull();
});

test("an error of time has it in its message and details, another error does not", () => {
  const late = { code: "expired_deadline", message: "It has expired.", details: { deadline: "1" } };
  expect(withClock(late, -400)).toEqual({
    code: "expired_deadline",
    message: "It has expired. This machine's clock is 400 seconds behind the service's. Set the one that is wrong.",
    details: { deadline: "1", clockAheadSeconds: "-400" },
  });
  expect(withClock({ ...late, code: "payment_mismatch", details: { field: "deadline" } }, 60).message).toMatch(
    /60 seconds ahead of/,
  );
  for (const other of [
    { ...late, code: "payment_mismatch" },
    { ...late, code: "tx_failed" },
  ])
    expect(withClock(other, 400)).toBe(other);
  expect(withClock(late, null)).toBe(late);
});
