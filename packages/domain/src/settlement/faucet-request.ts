import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { MerchantId } from "../shared/id";

export type FaucetRequestId = `fct_${string}`;

/** What a merchant asks of the faucet, in smallest units. `token`: a symbol, also the native currency's. */
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
  /** `balance` of the funded address after the transfer, in smallest units. */
  | { readonly kind: "funded"; readonly txHash: Hex; readonly balance: bigint }
  | { readonly kind: "refused"; readonly reason: FaucetRefusal };

/** The gateway's side of the faucet's requests. All throw `Unavailable("database")`. */
export interface FaucetRequests {
  /** Writes the request down; false, and nothing is written, where the merchant has had its `daily` amount. */
  ask(request: FaucetRequest, daily: bigint): Promise<boolean>;
  /** Null while it is open, and for one that may have been sent and whose end is not known. */
  outcomeOf(id: FaucetRequestId): Promise<FaucetOutcome | null>;
}

/** The settler's side: it counts by itself, whatever it was told. */
export interface FaucetBook {
  /** Null for one that nobody asked for. */
  find(id: FaucetRequestId): Promise<FaucetRequest | null>;
  /** True once for a request: to the one that may send its transfer. False where it was taken, is over or too old, or exceeds the `daily` amount. */
  take(id: FaucetRequestId, daily: bigint): Promise<boolean>;
  /** Writes down what came of a request that was taken: the process that took it says so, and no other. */
  end(id: FaucetRequestId, outcome: FaucetOutcome): Promise<void>;
  /** Forgets requests of earlier days; answers how many. */
  forgetOld(limit: number): Promise<number>;
}
