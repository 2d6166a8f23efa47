import { randomBytes, randomInt } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { Settled } from "@lunas/domain/payment/stored-payment";
import type { Outcome } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { nowSeconds } from "../build/defaults";

/** An address that no other test has; digits alone, so that it is its own EIP-55 spelling. */
export function freshAddress(): Address {
  const digits = [...randomBytes(40)].map((byte) => byte % 10);
  return `0x${digits.join("")}`;
}

/** A chain of a test's own: what others left in the database is on another. */
export function freshChainId(): number {
  return randomInt(100_000, 2 ** 31);
}

export function freshHash(): Hex {
  return `0x${randomBytes(32).toString("hex")}`;
}

/** A payment settled by a transaction of its own. */
export function aConfirmation(
  paymentId: PaymentId,
  overrides: Partial<Settled> = {},
): Extract<Outcome, { kind: "confirmed" }> {
  const settled: Settled = {
    txHash: freshHash(),
    logIndex: 3,
    blockNumber: 110,
    blockHash: freshHash(),
    blockTimestampSeconds: nowSeconds,
    ...overrides,
  };
  return { kind: "confirmed", paymentId, settled };
}

/** A payment whose deadline has passed. */
export function anExpiry(paymentId: PaymentId) {
  return { kind: "failed", paymentId, code: "expired", message: "Too late.", txHash: null } as const;
}
