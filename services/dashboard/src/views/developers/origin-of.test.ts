import { originOf } from "./origin-of";

test.each([
  ["https://shop.example/cart?x=1", "https://shop.example"],
  [" shop.example ", "https://shop.example"],
  ["http://localhost:5173", "http://localhost:5173"],
  ["http://shop.example", null],
  ["https://*.shop.example", null],
  ["https://me@shop.example", null],
  ["ftp://shop.example", null],
  ["", null],
])("the origin of %s is %s", (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});
