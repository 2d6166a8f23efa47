import { currentAmong, type ReportedAuthorizer } from "./authorizers";

const [one, other] = [
  "0x1111111111111111111111111111111111111111",
  "0x2222222222222222222222222222222222222222",
] as const;
const anAuthorizer = (changes: Partial<ReportedAuthorizer>): ReportedAuthorizer => ({
  ...{ address: one, isCurrent: true, reportedSinceMs: 1_000, seenMsAgo: 500 },
  ...changes,
});

const minutes = 60_000;

test.each([
  ["nothing is reported", [], null],
  ["one is current", [anAuthorizer({})], one],
  ["the only one is not current", [anAuthorizer({ isCurrent: false })], null],
  ["a successor was reported", [anAuthorizer({}), anAuthorizer({ address: other, reportedSinceMs: 2_000 })], other],
  [
    "the successor is not reported any more",
    [anAuthorizer({}), anAuthorizer({ address: other, reportedSinceMs: 2_000, seenMsAgo: 4 * minutes })],
    one,
  ],
  [
    "no settler has reported for a while",
    [anAuthorizer({ seenMsAgo: 20 * minutes }), anAuthorizer({ address: other, seenMsAgo: 30 * minutes })],
    one,
  ],
  ["no settler has reported for an hour", [anAuthorizer({ seenMsAgo: 60 * minutes })], null],
])("where %s", (_which, reported, expected) => {
  expect(currentAmong(reported)).toBe(expected);
});
