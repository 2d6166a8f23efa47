import { clientAddress } from "./client-address";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:443", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:50123", "2001:db8::1"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["fe80::1%eth0", "fe80::1%eth0"],
  ["unknown", "unknown"],
  ["999.0.113.7:443", "999.0.113.7:443"],
  ["[unknown]:443", "[unknown]:443"],
])("%s is the address %s", (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

test("a connection that has ended has no address", () => {
  expect(clientAddress({ ip: undefined })).toBeNull();
});
