import { refuseWideNetworks, trustProxy } from "./trust-proxy";

test.each([
  ["0", 0],
  ["2", 2],
  ["10.0.0.0/8", ["10.0.0.0/8"]],
  ["10.0.0.1, fd00::/8", ["10.0.0.1", "fd00::/8"]],
])("%s is accepted", (given, value) => {
  expect(trustProxy.parse(given)).toEqual(value);
});

test.each(["true", "loopback", "11", "-1", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", ""])(
  "%s is refused",
  (given) => {
    expect(trustProxy.parse(given)).toBeUndefined();
  },
);

test.each([
  "0.0.0.0/0",
  "::/0",
  "0.0.0.0/1,128.0.0.0/1",
  "10.0.0.0/8, 64.0.0.0/7",
  "::ffff:0:0/96",
  "0:0::/80",
  "2000::/3",
])("%s trusts nearly every address: refused in production", (given) => {
  expect(refuseWideNetworks(trustProxy.parse(given) ?? 0)).toContain("too wide");
});

test.each([
  "0",
  "10",
  "10.0.0.0/8",
  "fc00::/7",
  "203.0.113.9",
  "::1",
  "::ffff:10.0.0.0/104",
  "104.16.0.0/13,2400:cb00::/32",
])("%s can be an operator's own proxies", (given) => {
  expect(refuseWideNetworks(trustProxy.parse(given) ?? 0)).toBeUndefined();
});
