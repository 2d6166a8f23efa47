import type { IncomingMessage } from "node:http";
import { clientOf } from "./client-address";

const requestOf = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::5", "2001:db8:1:2"],
  ["2001:db8::5", "2001:db8:0:0"],
  ["2001:db8::5:6:7:8", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (address, client) => {
  expect(clientOf(requestOf(address), 0)).toBe(client);
});

it("trusts what our own proxies saw, and nothing that a client wrote before", () => {
  const request = requestOf("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2");
  expect([0, 1, 2].map((proxies) => clientOf(request, proxies))).toEqual(["10.0.0.1", "10.0.0.2", "203.0.113.9"]);
  expect(clientOf(requestOf("10.0.0.1"), 1)).toBe("10.0.0.1");
});
