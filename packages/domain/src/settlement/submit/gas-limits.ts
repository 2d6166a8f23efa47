import type { SettlementPolicy } from "@lunas/catalog/chain";
import { fundingGasLimit } from "../../payment/sponsorship/cost";
import type { Call } from "../ports";

/** The exact cost of a plain transfer. */
export const cancelGasLimit = 21_000n;
/** Leaves some gas for a receiver with code. */
export const etherGasLimit = 60_000n;
export const tokenGasLimit = 120_000n;

/** Gas of Multicall3 and of the transaction itself. */
const gasBesideSettlements = 100_000n;
/**
 * A bundled settlement gets half of the gas limit of a single one. No payer in a bundle has code that checks a
 * signature, and the relayer must hold the whole gas limit of a transaction.
 */
const shareOfGasLimit = 2n;

export function bundleGasLimit({ gasLimit }: SettlementPolicy, settlements: number): bigint {
  return gasBesideSettlements + (gasLimit / shareOfGasLimit) * BigInt(settlements);
}

/** The gas limit of the transaction that makes a call. */
export function gasLimitOf(policy: SettlementPolicy, call: Call): bigint {
  switch (call.kind) {
    case "settle":
    case "settle_as_stranger":
      return policy.gasLimit;
    case "bundle":
      return bundleGasLimit(policy, call.orders.length);
    case "cancel":
      return cancelGasLimit;
    case "channel":
      return call.action.gasLimit;
    case "fund":
      return fundingGasLimit;
    case "transfer":
      return call.asset === null ? etherGasLimit : tokenGasLimit;
  }
}
