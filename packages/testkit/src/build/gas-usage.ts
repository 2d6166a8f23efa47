import type { GasUsage } from "@lunas/domain/payment/gas";

/** A quiet noon: nothing is spent, nothing in flight, one gas costs a gwei. */
export function gasUsage(overrides: Partial<GasUsage> = {}): GasUsage {
  return {
    merchantSpentWei: 0n,
    chainSpentWei: 0n,
    payerPending: 0,
    merchantPending: 0,
    chainPending: 0,
    gasPriceWei: 1_000_000_000n,
    payerRevertAgesSeconds: [],
    dayEndsInSeconds: 43_200,
    isApproved: true,
    unapprovedSpentWei: 0n,
    unapprovedPending: 0,
    ...overrides,
  };
}
