import type { Spending, SpendingStore } from "@lunas/client/agent";
import { z } from "zod";
import { type LockedFile, lockedFile } from "./locked-file";

const Stored = z.object({
  version: z.literal(1),
  spent: z.array(
    z.object({
      id: z.string(),
      origin: z.string(),
      amount: z.string().regex(/^[0-9]{1,78}$/),
      atMs: z.number().int().nonnegative(),
    }),
  ),
});

export interface SpendingFile extends SpendingStore {
  read: LockedFile<readonly Spending[]>["read"];
}

/** The payments that count against the budget, in a file that all processes of one owner share. */
export function spendingFile(path: string): SpendingFile {
  return lockedFile<readonly Spending[]>(path, {
    empty: [],
    encode: (spent) => ({ version: 1, spent: spent.map((each) => ({ ...each, amount: each.amount.toString() })) }),
    decode: (json) => Stored.parse(json).spent.map((each) => ({ ...each, amount: BigInt(each.amount) })),
  });
}
