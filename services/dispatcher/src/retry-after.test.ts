import { retryAfterMs } from "./retry-after";

const nowMs = Date.parse("2026-11-20T08:00:00Z");

describe("retryAfterMs", () => {
  it.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Fri, 20 Nov 2026 08:01:00 GMT", 60_000],
    ["Friday, 20-Nov-26 08:00:30 GMT", 30_000],
  ])("reads %s", (header, expected) => {
    expect(retryAfterMs(header, nowMs)).toBe(expected);
  });

  it.each([
    undefined,
    "",
    "soon",
    "-5",
    "1.5",
    "1e9",
    "99999999999999",
    "2030-01-01",
    "Fri, 20 Nov 2026 07:59:59 GMT",
    "Fri, nonsense",
  ])("ignores %s", (header) => {
    expect(retryAfterMs(header, nowMs)).toBeNull();
  });
});
