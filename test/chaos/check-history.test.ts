import { checkHistory } from "./check-history";
import type { Exchange } from "./history";

let now = 0;
/** One exchange after the other. */
function exchange(what: Exchange["what"], status: number | null, more: Partial<Exchange> = {}): Exchange {
  now += 2;
  const facts = { nonce: "7", code: null, paymentId: null, state: null, txHash: null };
  return { what, payment: 0, gateway: 0, requestedAtMs: now, answeredAtMs: now + 1, status, ...facts, ...more };
}
const id = { paymentId: "pay_1" };
const pending = { ...id, state: "pending" } as const;
const confirmed = { ...id, state: "confirmed", txHash: "0x1" } as const;
const failed = { ...id, state: "failed" } as const;
const rows = [{ id: "pay_1", nonce: "7", status: "confirmed", txHash: "0x1" }];

test.each([
  ["paid at once", [exchange("pay", 200, confirmed), exchange("read", 200, confirmed)]],
  ["refused, open, and paid", [exchange("pay", 503), exchange("pay", 504, pending), exchange("pay", 200, confirmed)]],
  ["paid, with a lost answer", [exchange("pay", null), exchange("pay", 409, confirmed)]],
  [
    "read as open while it is paid",
    [
      exchange("pay", 200, { ...confirmed, requestedAtMs: 1, answeredAtMs: 5_000 }),
      exchange("read", 200, { ...pending, requestedAtMs: 2, answeredAtMs: 6_000 }),
    ],
  ],
])("a history that a correct machine makes: %s", (_, history) => {
  expect(checkHistory(history, rows)).toEqual([]);
});

test("a refused payment that is given up has no row", () => {
  expect(checkHistory([exchange("pay", 503)], [])).toEqual([]);
});

test.each([
  ["two ids", [exchange("pay", 504, { ...pending, paymentId: "pay_2" }), exchange("pay", 200, confirmed)], "the ids"],
  ["two successes", [exchange("pay", 200, confirmed), exchange("pay", 200, confirmed)], "200 2 times"],
  ["no success", [exchange("pay", 409, confirmed)], "no request got the success"],
  ["a way back", [exchange("pay", 200, confirmed), exchange("read", 200, pending)], "pending afterwards"],
  ["gone", [exchange("pay", 504, pending), exchange("read", 404), exchange("pay", 200, confirmed)], "not found"],
  ["two ends", [exchange("read", 200, failed), exchange("pay", 200, confirmed)], "both"],
  ["no end", [exchange("pay", 504, pending)], "no outcome"],
  ["another transaction", [exchange("pay", 200, { ...confirmed, txHash: "0x2" })], "its row has 0x1"],
  ["no row", [exchange("pay", 200, { ...confirmed, nonce: "8" })], "in no row"],
  ["another row", [exchange("pay", 200, { ...confirmed, paymentId: "pay_3" })], "its row is pay_1"],
  ["a refusal that stored it", [exchange("pay", 503), exchange("pay", 503)], "it was refused, and pay_1 is stored"],
  ["an error", [exchange("pay", 500), exchange("pay", 200, confirmed)], "answered 500"],
])("a history that no correct machine makes: %s", (_, history, words) => {
  expect(checkHistory(history, rows).join("\n")).toContain(words);
});

test("an id that belongs to two payments", () => {
  const both = [exchange("pay", 200, confirmed), exchange("pay", 409, { ...confirmed, payment: 1 })];
  expect(checkHistory(both, rows)).toContain("1 ids belong to several payments");
});
