import { keepsUp } from "./judge-subscription";

test.each([
  ["nothing was polled yet", null, null, true],
  ["it announces what is polled", 10, 10, true],
  ["a poll was faster by a block", 10, 11, true],
  ["it is ahead of the polls", 12, 10, true],
  ["it has stood still", 10, 12, false],
  ["it has never announced anything", null, 12, false],
])("%s", (_what, announced, polled, expected) => expect(keepsUp({ announced, polled })).toBe(expected));
