import { createHash } from "node:crypto";
import { findOperator, operatorTokens } from "./operator-tokens";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const first = "a".repeat(32);
const second = "b".repeat(40);
const tokens = operatorTokens.parse(`ani:${hashOf(first)}, budi:${hashOf(second).toUpperCase()}`) ?? [];

test("a token belongs to the operator with its hash", () => {
  expect(findOperator(tokens, first)).toBe("ani");
  expect(findOperator(tokens, second)).toBe("budi");
});

test.each([
  ["another token", "c".repeat(32)],
  ["the hash itself", hashOf(first)],
  ["nothing", undefined],
  ["an object", { length: 32 }],
  ["a text that is too long", "a".repeat(513)],
])("%s belongs to no operator", (_what, given) => {
  expect(findOperator(tokens, given)).toBeNull();
});

test("a short token is refused even if its hash is in the settings", () => {
  const short = "a".repeat(31);
  expect(findOperator(operatorTokens.parse(`ani:${hashOf(short)}`) ?? [], short)).toBeNull();
});

test.each(["", "ani", `ani:${first}`, `:${hashOf(first)}`, `ani:${hashOf(first)},ani:${hashOf(second)}`])(
  "%s is no setting",
  (text) => {
    expect(operatorTokens.parse(text)).toBeUndefined();
  },
);
