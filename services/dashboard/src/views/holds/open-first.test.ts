import type { HoldRecord } from "../../api/schemas";
import { openFirst } from "./open-first";

const holds = (...ids: readonly string[]) => ids.map((holdId) => ({ holdId }) as HoldRecord);
const idsOf = (list: readonly HoldRecord[]) => list.map(({ holdId }) => holdId).join(" ");

test("open holds come first, also those of later pages, and none stands there twice", () => {
  expect(idsOf(openFirst(holds("b", "z"), holds("a", "b", "c")))).toBe("b z a c");
});

test("without open ones the page is as it was", () => {
  expect(idsOf(openFirst([], holds("a", "b")))).toBe("a b");
});
