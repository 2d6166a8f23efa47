import type { PaymentRecord } from "../../api/schemas";
import { filterOf, holds, isSearched, readSearch } from "./filter";

const payer = `0x${"ab".repeat(20)}`;

test("days of the address bar are whole days of the device's zone, both included", () => {
  const { since, until } = filterOf({ since: "2026-11-20", until: "2026-11-22" });
  expect(Date.parse(since ?? "")).toBe(new Date(2026, 10, 20).getTime() - 1);
  expect(Date.parse(until ?? "")).toBe(new Date(2026, 10, 23).getTime());
});

test("what the API would refuse is left out: an address bar may hold anything", () => {
  const none = { status: undefined, from: undefined, resource: undefined, since: undefined, until: undefined };
  expect(filterOf({ status: "paid", from: "0x1", resource: "kopi", since: "yesterday", until: "2026" })).toEqual(none);
  for (const resource of ["https://", `https://a.example/${"a".repeat(2_048)}`])
    expect(filterOf({ resource })).toEqual(none);
  expect(filterOf({ status: "failed", from: payer })).toEqual({ ...none, status: "failed", from: payer });
});

test.each([
  [" pay_01ABC ", { kind: "payment", reference: "pay_01ABC" }],
  [`0x${"1".repeat(64)}`, { kind: "payment", reference: `0x${"1".repeat(64)}` }],
  [payer, { kind: "payer", from: payer }],
  ["https://shop.example/kopi?size=2 ", { kind: "resource", resource: "https://shop.example/kopi?size=2" }],
  ["https://", { kind: "words", words: "https://" }],
  ["kopi susu", { kind: "words", words: "kopi susu" }],
])("%s is read as it should be", (typed, term) => {
  expect(readSearch(typed)).toEqual(term);
});

test.each([
  [{}, false],
  [
    { status: "failed", from: payer, resource: "https://shop.example", since: "2026-11-20", until: "2026-11-22" },
    false,
  ],
  [{ status: "refunded" }, true],
  [{ q: "kopi" }, true],
])("the API's total and file say nothing of what the browser searches: %j", (search, searched) => {
  expect(isSearched(search)).toBe(searched);
});

test("words are found in any letter case, in what the merchant said", () => {
  const payment = {
    ...{ paymentId: "pay_1", txHash: null, from: payer, resource: "https://shop.example/Kopi" },
    ...{ description: null, metadata: { order: "A-17" } },
  } as unknown as PaymentRecord;
  expect(["kopi", "a-17", "PAY_1"].map((words) => holds(payment, words))).toEqual([true, true, true]);
  expect(holds(payment, "teh")).toBe(false);
});
