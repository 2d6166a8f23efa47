import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { MerchantId } from "../../shared/id";

export type FaucetRequestId = `fct_${string}`;

/** A merchant's request to the faucet, in smallest units. `token`: a symbol, the native currency's included. */
export interface FaucetRequest {
  readonly id: FaucetRequestId;
  readonly merchantId: MerchantId;
  readonly chainId: number;
  readonly token: string;
  readonly address: Address;
  readonly amount: bigint;
}

/** Why nothing was sent. */
export type FaucetRefusal = "amount_exceeds_cap" | "daily_allowance" | "empty" | "receiver_refused" | "token_refuses";

export type FaucetOutcome =
  /** `balance`: the funded address's balance after the transfer, in smallest units. */
  | { readonly kind: "funded"; readonly txHash: Hex; readonly balance: bigint }
  | { readonly kind: "refused"; readonly reason: FaucetRefusal };

/** The gateway's side of faucet requests. All methods throw `Unavailable("database")`. */
export interface FaucetRequests {
  /** Stores the request. Returns false, and stores nothing, when the merchant has had its `daily` amount. */
  ask(request: FaucetRequest, daily: bigint): Promise<boolean>;
  /** Null while the request is open, and when it may have been sent but its outcome is unknown. */
  outcomeOf(id: FaucetRequestId): Promise<FaucetOutcome | null>;
}

/** The settler's side. It checks the limits itself and does not trust the job. */
export interface FaucetBook {
  /** Null when no such request is stored. */
  find(id: FaucetRequestId): Promise<FaucetRequest | null>;
  /**
   * True only once for a request, for the process that may send its transfer. False: already taken, ended, too old, or
   * above the `daily` amount.
   */
  take(id: FaucetRequestId, daily: bigint): Promise<boolean>;
  /** Stores the outcome of a taken request. Only the process that took it may do so. */
  end(id: FaucetRequestId, outcome: FaucetOutcome): Promise<void>;
  /** Deletes requests of earlier days; returns how many. */
  forgetOld(limit: number): Promise<number>;
}
