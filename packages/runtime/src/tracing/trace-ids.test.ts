import { newSpanId, traceIdsOf } from "./trace-ids";

test("a trace follows from an id alone, the same in every process", () => {
  // sha256("pay_1"), for whoever derives it elsewhere.
  expect(traceIdsOf("pay_1")).toEqual({ traceId: "6ec81111d581d10d7725c768ec740857", rootSpanId: "4fb3bc895f76ec93" });
  expect(traceIdsOf("pay_2")).not.toEqual(traceIdsOf("pay_1"));
  expect(newSpanId()).toMatch(/^[0-9a-f]{16}$/);
});
