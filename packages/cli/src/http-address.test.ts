import { httpAddress } from "./http-address";

test.each(["https://shop.example/a", "http://localhost:3000"])("%s is taken as it is", (given) => {
  expect(httpAddress("the address", given)).toBe(given);
});

test.each([
  ["shop.example/a", "https://shop.example/a"],
  ["localhost:3000", "http://localhost:3000"],
])("%s: the message names %s", (given, meant) => {
  expect(() => httpAddress("the address", given)).toThrow(`not "${given}". Did you mean ${meant}?`);
});

test.each(["ftp://shop.example", "ws://shop.example/a", "file:///etc/hosts"])(
  "%s: no advice that makes it worse",
  (given) => {
    expect(() => httpAddress("the address", given)).toThrow(
      new Error(`the address must be an http or https address, not "${given}"`),
    );
  },
);
