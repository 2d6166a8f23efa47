import { SiweMessage } from "siwe";
import { addressOf, checksummed } from "./checksum";
import { chainToName, signInMessage } from "./sign-in-message";

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const challenge = {
  nonce: "abcdefgh12345678",
  domain: "localhost:3402",
  uri: "http://localhost:3402",
  statement: "Sign in to Lunas.",
  version: "1",
  chainIds: [1337, 8453],
  expiresAt: "2026-11-22T10:10:00.000Z",
};

test("the siwe package reads in the message what the service asked for", () => {
  const text = signInMessage(challenge, { address, chainId: 8453, issuedAt: "2026-11-22T10:00:00.000Z" });
  const { nonce, domain, uri, statement, version, expiresAt } = challenge;
  expect(new SiweMessage(text)).toMatchObject({
    ...{ nonce, domain, uri, statement, version, address, chainId: 8453 },
    ...{ issuedAt: "2026-11-22T10:00:00.000Z", expirationTime: expiresAt },
  });
});

test("the message names the wallet's chain only where the service knows it", () => {
  expect(chainToName(8453, challenge.chainIds)).toBe(8453);
  expect(chainToName(1, challenge.chainIds)).toBe(1337);
  expect(chainToName(null, challenge.chainIds)).toBe(1337);
});

test("an address gets the checksum of EIP-55, whatever its letters were", () => {
  expect(checksummed(address.toLowerCase())).toBe(address);
  expect(checksummed(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
});

test("a typed address is taken with its checksum or without one, and not with a wrong one", () => {
  expect(addressOf(` ${address} `)).toBe(address);
  expect(addressOf(address.toLowerCase())).toBe(address);
  expect(addressOf(address.replace("5aA", "5AA"))).toBeNull();
  expect(addressOf("0x1234")).toBeNull();
});
