import { traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan } from "@lunas/runtime/tracing/tracer";
import { followPayments } from "./follow-payments";

const spans: EndedSpan[] = [];
let nowMs = 0;
const followed = () => followPayments({ now: () => nowMs, record: (span) => void spans.push(span) }, "sandbox");
const place = { laneId: "lane", nonce: 7 };
const first = { paymentIds: ["pay_1"], hash: "0xaa", rawTransaction: "0x01" } as const;
const second = { ...first, hash: "0xbb", rawTransaction: "0x02" } as const;

beforeEach(() => {
  spans.length = 0;
  nowMs = 100;
});

test("a payment's steps are in its trace, below the settler's own span", () => {
  const payments = followed();
  payments.begin("pay_1", 90);
  payments.written(place, first);
  const sending = payments.sending("0x01", 100);
  nowMs = 110;
  for (const each of sending) payments.sent(each, { outcome: "accepted", error: undefined });
  nowMs = 200;
  payments.confirmed("pay_1", 190);
  payments.end("pay_1", { attributes: { "lunas.block_number": 5 } });
  const { traceId, rootSpanId } = traceIdsOf("pay_1");
  const [broadcast, confirm, settle] = spans;
  expect(settle).toMatchObject({ name: "settle", traceId, parentId: rootSpanId, startMs: 90, endMs: 200 });
  expect(broadcast).toMatchObject({ name: "broadcast", traceId, parentId: settle?.spanId, startMs: 100, endMs: 110 });
  expect(confirm).toMatchObject({ name: "confirm", parentId: settle?.spanId, startMs: 100, endMs: 190 });
});

test("a replacement is the next attempt of the same payment, until its nonce is closed", () => {
  const payments = followed();
  payments.begin("pay_1", 90);
  payments.written(place, first);
  payments.written(place, second);
  expect(payments.paymentsAt(place)).toEqual(["pay_1"]);
  expect(payments.sending("0x02", 100)).toMatchObject([{ paymentId: "pay_1", hash: "0xbb", number: 2, nonce: 7 }]);
  payments.closed(place);
  expect(payments.paymentsAt(place)).toEqual([]);
  expect(payments.sending("0x01", 100)).toEqual([]);
});

test("a bundle's attempt is in the trace of each of its payments here", () => {
  const payments = followed();
  payments.begin("pay_1", 90);
  payments.begin("pay_2", 90);
  payments.written(place, { ...first, paymentIds: ["pay_1", "pay_2", "pay_3"] });
  for (const each of payments.sending("0x01", 100)) payments.sent(each, { outcome: "accepted", error: undefined });
  expect(spans.map(({ name, traceId }) => [name, traceId])).toEqual([
    ["broadcast", traceIdsOf("pay_1").traceId],
    ["broadcast", traceIdsOf("pay_2").traceId],
  ]);
});

test("open payments end here when their lane is released", () => {
  const payments = followed();
  payments.begin("pay_1", 90);
  payments.begin("pay_2", 90);
  payments.written(place, first);
  payments.written({ laneId: "other", nonce: 7 }, { ...second, paymentIds: ["pay_2"] });
  payments.handedOver("lane");
  expect(spans).toMatchObject([
    { name: "settle", attributes: { "lunas.payment_id": "pay_1", "lunas.outcome": "handed_over" } },
  ]);
  expect(payments.sending("0x01", 100)).toEqual([]);
  expect(payments.sending("0x02", 100)).toMatchObject([{ paymentId: "pay_2" }]);
});

test("a node's answer after the payment's end still belongs to it", () => {
  const payments = followed();
  payments.begin("pay_1", 90);
  payments.written(place, first);
  const sending = payments.sending("0x01", 100);
  payments.end("pay_1", { attributes: {} });
  payments.closed(place);
  for (const each of sending) payments.sent(each, { outcome: "unknown", error: "unknown" });
  expect(spans.map(({ name }) => name)).toEqual(["settle", "broadcast"]);
  expect(spans[1]).toMatchObject({ parentId: spans[0]?.spanId, error: "unknown" });
});

test("payments that were never started here, or have ended, are ignored", () => {
  const payments = followed();
  const part = { name: "simulate", kind: "client", startMs: 90, attributes: {} } as const;
  payments.part("pay_2", part);
  payments.part(null, part);
  payments.begin("pay_1", 90);
  payments.end("pay_1", { attributes: {} });
  payments.part("pay_1", part);
  expect(spans.map(({ name }) => name)).toEqual(["settle"]);
});
