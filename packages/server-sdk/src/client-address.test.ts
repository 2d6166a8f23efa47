import { clientAddressOf } from "./client-address";

const forwarded = (value: string) => ({ "x-forwarded-for": value });

test.each([
  ["203.0.113.7", {}, "203.0.113.7"],
  ["::ffff:203.0.113.7", {}, "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", {}, "2001:db8:1:2"],
  ["2001:db8::5", {}, "2001:db8:0:0"],
  ["127.0.0.1", {}, "127.0.0.1"],
  [undefined, {}, undefined],
])("%s with %p is %s", (seen, headers, expected) => {
  expect(clientAddressOf(seen, headers)).toBe(expected);
});

test("behind a proxy in the shop's own network the last entry counts, which outside clients cannot write", () => {
  expect(clientAddressOf("10.0.0.3", forwarded("1.1.1.1, 203.0.113.7"))).toBe("203.0.113.7");
  expect(clientAddressOf("::1", forwarded("203.0.113.8"))).toBe("203.0.113.8");
  expect(clientAddressOf(undefined, forwarded("203.0.113.8"))).toBe("203.0.113.8");
  expect(clientAddressOf("10.0.0.3", forwarded("unknown"))).toBe("10.0.0.3");
});

test("an outside client cannot choose its address", () => {
  expect(clientAddressOf("203.0.113.7", forwarded("1.1.1.1"))).toBe("203.0.113.7");
});
