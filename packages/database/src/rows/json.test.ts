import { asJson } from "./json";

test("replaces only what Postgres cannot store, also in names", () => {
  const odd = { "k\u0000": "a\u0000b", lone: "\ud83d", pair: "😀", spelled: "\\u0000 \\\\u0000", nested: ["\udc00"] };
  expect(JSON.parse(asJson(odd))).toEqual({
    "k\uFFFD": "a\uFFFDb",
    lone: "\uFFFD",
    pair: "😀",
    spelled: "\\u0000 \\\\u0000",
    nested: ["\uFFFD"],
  });
});
