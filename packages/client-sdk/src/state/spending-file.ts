import type { Spending, SpendingStore } from "../pay/budget";
import { type LockedFile, lockedFile } from "./locked-file";
import { isRecord, listIn } from "./stored-list";

export interface SpendingFile extends SpendingStore {
  read: LockedFile<readonly Spending[]>["read"];
}

/** The payments that count against the budget, in a file that all processes of one owner share. */
export function spendingFile(path: string): SpendingFile {
  return lockedFile<readonly Spending[]>(path, {
    empty: [],
    encode: (spent) => ({ version: 1, spent: spent.map((each) => ({ ...each, amount: each.amount.toString() })) }),
    decode: (json) => listIn(json, "spent", spendingOf),
  });
}

function spendingOf(value: unknown): Spending | null {
  if (!isRecord(value)) return null;
  const { id, origin, amount, atMs } = value;
  if (typeof id !== "string" || typeof origin !== "string" || typeof amount !== "string") return null;
  if (!/^[0-9]{1,78}$/.test(amount) || !Number.isSafeInteger(atMs) || Number(atMs) < 0) return null;
  return { id, origin, amount: BigInt(amount), atMs: Number(atMs) };
}
