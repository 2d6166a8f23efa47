import fc from "fast-check";
import { isAllowedIp } from "./allowed-ips";

test.each<[readonly string[], string | null, boolean]>([
  [[], null, true],
  [[], "203.0.113.7", true],
  [["203.0.113.7"], null, false],
  [["203.0.113.7"], "203.0.113.7", true],
  [["203.0.113.7"], "203.0.113.8", false],
  [["203.0.113.0/24"], "203.0.113.255", true],
  [["203.0.113.9/24"], "203.0.113.1", true],
  [["203.0.113.0/24"], "203.0.114.0", false],
  [["203.0.113.0/24"], "::ffff:203.0.113.7", true],
  [["203.0.113.0/24"], "::FFFF:203.0.113.7", true],
  [["203.0.113.0/24"], "::ffff:203.0.114.7", false],
  [["::ffff:203.0.113.7"], "203.0.113.7", true],
  [["2001:db8::/32"], "2001:db8:ffff::1", true],
  [["2001:db8::/32"], "2001:db9::1", false],
  [["2001:db8::1"], "2001:0db8:0:0::1", true],
  [["2001:db8::/32", "10.0.0.0/8"], "10.9.8.7", true],
  [["::/0"], "2001:db8::1", true],
  [["0.0.0.0/0"], "203.0.113.7", true],
  [["0.0.0.0/0"], "2001:db8::1", false],
  [["203.0.113.0/24"], "nonsense", false],
  [["203.0.113.0/24"], "", false],
  [["203.0.113.0/24"], "203.0.113.7, 198.51.100.1", false],
  [["203.0.113.0/24"], "203.0.113.7:443", false],
])("of %j, %p is allowed: %p", (allowed, ip, isAllowed) => {
  expect(isAllowedIp(allowed, ip)).toBe(isAllowed);
});

const addressOf = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");

test("an IPv4 network contains exactly the addresses with its prefix", () => {
  const address = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(address, address, fc.integer({ min: 0, max: 32 }), (network, ip, prefix) => {
      const hostBits = 32 - prefix;
      const isInside = Math.floor(network / 2 ** hostBits) === Math.floor(ip / 2 ** hostBits);
      return isAllowedIp([`${addressOf(network)}/${prefix}`], addressOf(ip)) === isInside;
    }),
  );
});

const longAddressOf = (value: bigint) => (value.toString(16).padStart(32, "0").match(/.{4}/g) ?? []).join(":");

test("an IPv6 network contains exactly the addresses with its prefix", () => {
  const address = fc.bigInt({ min: 2n ** 64n, max: 2n ** 128n - 1n });
  fc.assert(
    fc.property(
      address,
      fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
      fc.integer({ min: 1, max: 128 }),
      (network, noise, prefix) => {
        const hostBits = BigInt(128 - prefix);
        const near = ((network >> hostBits) << hostBits) | (noise & ((1n << hostBits) - 1n));
        const beside = near ^ (1n << hostBits);
        const allowed = [`${longAddressOf(network)}/${prefix}`];
        return isAllowedIp(allowed, longAddressOf(near)) && !isAllowedIp(allowed, longAddressOf(beside));
      },
    ),
  );
});
