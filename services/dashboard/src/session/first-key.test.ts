import { firstKeyOf, forgetFirstKey, keepFirstKey, watchFirstKey } from "./first-key";

test("the first key is shown to its own merchant, and to no other one of the same page", () => {
  keepFirstKey({ merchantId: "mer_1", key: "ipk_sandbox_1" });
  expect(firstKeyOf("mer_1")).toBe("ipk_sandbox_1");
  expect(firstKeyOf("mer_2")).toBeNull();
});

test("once it is put away, or its merchant has signed out, it is gone", () => {
  keepFirstKey({ merchantId: "mer_1", key: "ipk_sandbox_1" });
  let changes = 0;
  const stop = watchFirstKey(() => changes++);
  forgetFirstKey();
  expect([firstKeyOf("mer_1"), changes]).toEqual([null, 1]);
  stop();
  keepFirstKey({ merchantId: "mer_2", key: "ipk_sandbox_2" });
  expect(changes).toBe(1);
});
