import { isSecureUrl } from "./secure-url";

test.each([
  ["https://pay.example", true],
  ["http://localhost:3402/x", true],
  ["http://shop.localhost", true],
  ["http://127.0.0.1:1", true],
  ["http://127.1", true],
  ["http://[::1]:3402", true],
  ["http://pay.example", false],
  ["http://localhost.evil.example", false],
  ["http://127.0.0.1.evil.example", false],
  ["http://localhost@evil.example", false],
  ["http://10.0.0.1", false],
  ["ftp://localhost", false],
  ["/config", false],
])("%s: %p", (url, secure) => {
  expect(isSecureUrl(url)).toBe(secure);
});
