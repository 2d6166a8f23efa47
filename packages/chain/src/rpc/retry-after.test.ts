import { backoffMs, longestRestMs, retryAfterMs } from "./retry-after";

const nowMs = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["seconds", { "retry-after": "30" }, 30_000],
  ["seconds in a list of one", { "retry-after": [" 7 "] }, 7_000],
  ["a date, by our clock", { "retry-after": "Wed, 21 Oct 2026 07:28:20 GMT" }, 20_000],
  [
    "a date, by the clock of the server",
    { "retry-after": "Wed, 21 Oct 2026 09:00:15 GMT", date: "Wed, 21 Oct 2026 09:00:00 GMT" },
    15_000,
  ],
  ["a second at least", { "retry-after": "0" }, 1_000],
  ["a past date", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 1_000],
  ["two minutes at most", { "retry-after": "86400" }, longestRestMs],
  ["nothing", {}, null],
  ["rubbish", { "retry-after": "soon" }, null],
  ["a negative number", { "retry-after": "-5" }, null],
])("%s", (_what, headers, expected) => expect(retryAfterMs(headers, nowMs)).toBe(expected));

test("reads the backoff in a JSON-RPC error's data", () => {
  expect(backoffMs({ rate: { backoff_seconds: 12.5 } })).toBe(12_500);
  expect(backoffMs({ rate: { backoff_seconds: 1e9 } })).toBe(longestRestMs);
  for (const data of [undefined, null, "x", {}, { rate: 1 }, { rate: { backoff_seconds: "1" } }])
    expect(backoffMs(data)).toBeNull();
});
