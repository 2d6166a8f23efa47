import { keepsUp } from "./judge-subscription";

test.each([
  ["nothing is polled yet", null, null, true],
  ["it announces the polled head", 10, 10, true],
  ["a poll is one block ahead", 10, 11, true],
  ["it is ahead of the polls", 12, 10, true],
  ["it stands still", 10, 12, false],
  ["it has never announced anything", null, 12, false],
])("%s", (_what, announced, polled, expected) => expect(keepsUp({ announced, polled })).toBe(expected));
