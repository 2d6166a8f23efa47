import { SiweMessage } from "siwe";
import { signInMessage } from "./sign-in";

test("the text to sign equals the reference library's, character by character", () => {
  const challenge = {
    nonce: "abcdefgh12345678",
    domain: "localhost:3402",
    uri: "http://localhost:3402",
    statement: "Sign in to Lunas.",
    version: "1",
    chainIds: [1337, 8453],
    expiresAt: "2026-01-01T00:10:00.000Z",
  };
  const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
  const issuedAt = new Date("2026-01-01T00:00:00.000Z");
  const reference = new SiweMessage({
    ...{ domain: challenge.domain, address, statement: challenge.statement, uri: challenge.uri, version: "1" },
    ...{ chainId: 1337, nonce: challenge.nonce, issuedAt: issuedAt.toISOString() },
    expirationTime: challenge.expiresAt,
  });
  expect(signInMessage(challenge, address, issuedAt)).toBe(reference.prepareMessage());
});
