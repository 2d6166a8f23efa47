import { trustProxy } from "./trust-proxy";

test.each([
  ["0", 0],
  ["2", 2],
  ["10.0.0.0/8", ["10.0.0.0/8"]],
  ["10.0.0.1, fd00::/8", ["10.0.0.1", "fd00::/8"]],
])("%s is taken", (given, value) => {
  expect(trustProxy.parse(given)).toEqual(value);
});

test.each(["true", "loopback", "11", "-1", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", ""])(
  "%s is refused",
  (given) => {
    expect(trustProxy.parse(given)).toBeUndefined();
  },
);
