import { newSpanId, traceIdsOf } from "./trace-ids";

test("a trace id depends only on the given id, in every process", () => {
  // sha256("pay_1"), for code that derives it elsewhere.
  expect(traceIdsOf("pay_1")).toEqual({ traceId: "6ec81111d581d10d7725c768ec740857", rootSpanId: "4fb3bc895f76ec93" });
  expect(traceIdsOf("pay_2")).not.toEqual(traceIdsOf("pay_1"));
});

test("every span has its own id", () => {
  const ids = Array.from({ length: 5_000 }, newSpanId);
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
});
