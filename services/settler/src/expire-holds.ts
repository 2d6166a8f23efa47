import type { HoldStore } from "@lunas/domain/hold/ports";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

const everyMs = 1_000;
const batch = 500;

/** Ends holds whose time is over, each with its event: what they reserved of the payers' balances is free again. */
export function expireHolds(
  holds: Pick<HoldStore, "expireDue">,
  onFault: (during: string, error: unknown) => void,
): Part {
  return every({
    name: "expire-holds",
    everyMs,
    work: async () => {
      // A full batch: more may be due.
      while ((await holds.expireDue(batch)) === batch);
    },
    onFault: (error) => onFault("expire-holds", error),
  });
}
