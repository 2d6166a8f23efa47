import { randomBytes } from "node:crypto";
import type { Attempt } from "@lunas/domain/settlement/attempt";
import { nowSeconds } from "./defaults";

/** A signed variant of a transaction; no two have the same hash. */
export function anAttempt(overrides: Partial<Attempt> = {}): Attempt {
  return {
    hash: `0x${randomBytes(32).toString("hex")}`,
    rawTransaction: "0x02",
    fees: { feeCapWei: 3_000_000_000n, tipWei: 1_000_000n },
    createdAtMs: nowSeconds * 1_000,
    ...overrides,
  };
}
