import type { PaymentFile } from "./operator-payments";

/** What an operator can do about a pending payment. The console has a text for each. */
export const remedies = ["wait", "start_settler", "fill_lane", "check_endpoints", "resolve"] as const;
export type Remedy = (typeof remedies)[number];

const usualMs = 120_000;

/** The next step for a payment that is pending, as far as its rows show it. Pure. */
export function whatToDo(file: PaymentFile, nowMs: number): Remedy {
  const open = file.transactions.find(({ isOpen }) => isOpen);
  if (open !== undefined && open.heldBy === null) return "start_settler";
  const isOver = BigInt(Math.floor(nowMs / 1_000)) > file.order.deadlineSeconds;
  if (open === undefined && isOver) {
    // The settler ends it with the next block past the deadline; when that takes long, it cannot read the chain.
    return nowMs - Number(file.order.deadlineSeconds) * 1_000 > 10 * usualMs ? "resolve" : "check_endpoints";
  }
  if (open === undefined && file.lanes.all === 0) return "start_settler";
  if (open === undefined && file.lanes.ready === 0) return "fill_lane";
  return file.order.ageMs > usualMs ? "check_endpoints" : "wait";
}
