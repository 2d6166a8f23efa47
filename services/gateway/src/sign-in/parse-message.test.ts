import { parseSignInMessage } from "./parse-message";

const address = "0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199";
const lines = [
  "",
  "Sign in to Lunas.",
  "",
  "URI: https://pay.example",
  "Version: 1",
  "Chain ID: 8453",
  "Nonce: abcdefghijk",
  "Issued At: 2026-11-20T08:00:00.000Z",
];
const text = (first: string, ...more: readonly string[]) =>
  [`${first} wants you to sign in with your Ethereum account:`, address, ...lines, ...more].join("\n");

test("a message is parsed with its times", () => {
  const more = ["Expiration Time: 2026-11-20T09:00:00Z", "Not Before: 2026-11-20T07:00:00Z"];
  expect(parseSignInMessage(text("pay.example", ...more))).toMatchObject({
    ...{ address, domain: "pay.example", uri: "https://pay.example", chainId: 8453, statement: "Sign in to Lunas." },
    issuedAtMs: Date.parse("2026-11-20T08:00:00Z"),
    expiresAtMs: Date.parse("2026-11-20T09:00:00Z"),
    notBeforeMs: Date.parse("2026-11-20T07:00:00Z"),
  });
});

test.each(["Expiration Time: 2016-12-31T23:59:60Z", "Not Before: 2098-12-31T23:59:60Z"])(
  "a time that cannot be compared is not taken for none: %s",
  (line) => {
    expect(parseSignInMessage(text("pay.example", line))).toBeNull();
  },
);

test("a scheme that no web page has is part of the domain", () => {
  const domainOf = (first: string) => parseSignInMessage(text(first))?.domain;
  expect(domainOf("https://pay.example")).toBe("pay.example");
  expect(domainOf("evil://pay.example")).toBe("evil://pay.example");
});
