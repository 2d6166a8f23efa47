import type { HoldRecord } from "../../api/schemas";

/** The open holds on top of a page of all, each once. */
export function openFirst(open: readonly HoldRecord[], page: readonly HoldRecord[]): readonly HoldRecord[] {
  const onTop = new Set(open.map(({ holdId }) => holdId));
  return [...open, ...page.filter(({ holdId }) => !onTop.has(holdId))];
}
