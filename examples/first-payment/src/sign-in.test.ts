import { SiweMessage } from "siwe";
import { signInMessage } from "./sign-in";

test("the message says what the challenge asked for", () => {
  const challenge = {
    nonce: "a1b2c3d4e5f6",
    domain: "localhost:3402",
    uri: "http://localhost:3402",
    statement: "Sign in to Lunas.",
    version: "1",
    chainIds: [1337, 8453],
    expiresAt: "2026-11-20T08:10:00.000Z",
  };
  const text = signInMessage(challenge, `0x${"1".repeat(40)}`, new Date("2026-11-20T08:00:00Z"));
  expect(new SiweMessage(text)).toMatchObject({
    nonce: challenge.nonce,
    domain: challenge.domain,
    uri: challenge.uri,
    statement: challenge.statement,
    chainId: 1337,
    issuedAt: "2026-11-20T08:00:00.000Z",
    expirationTime: challenge.expiresAt,
  });
});
