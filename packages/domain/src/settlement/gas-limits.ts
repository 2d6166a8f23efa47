import type { SettlementPolicy } from "@lunas/catalog/chain";
import { fundingGasLimit } from "../payment/sponsorship/cost";
import type { Call } from "./ports";

/** A plain transfer costs exactly this. */
export const cancelGasLimit = 21_000n;
/** A receiver with code may do a little of its own. */
export const etherGasLimit = 60_000n;
export const tokenGasLimit = 120_000n;

/** What Multicall3 and the transaction itself take. */
const gasBesideSettlements = 100_000n;
/**
 * Half of what a settlement alone may use: nobody here has code that could be asked for a signature, and what is set
 * aside for a transaction has to be in the relayer's purse.
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
    case "fund":
      return fundingGasLimit;
    case "transfer":
      return call.asset === null ? etherGasLimit : tokenGasLimit;
  }
}
