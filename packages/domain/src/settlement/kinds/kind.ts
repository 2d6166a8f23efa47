import type { Address, Chain } from "@lunas/catalog/chain";
import type { Authorization, KindTerms } from "../../payment/authorization";
import type { Hex } from "../../shared/hex";
import type { SettlementOrder } from "../attempt";

/** The arguments of a settlement's call. A stored order has this shape. Amount in base units. */
export type SettleTerms = Pick<
  SettlementOrder,
  "terms" | "asset" | "amount" | "nonce" | "deadlineSeconds" | "payer" | "payTo" | "validAfterSeconds" | "signature"
>;

/** The parties of a call, as the signing policy reads them from the bytes to sign: 20 bytes each. */
export interface CallParties {
  readonly asset: Buffer;
  /** The account that alone may send the call; null: any account. */
  readonly sender: Buffer | null;
  /** The account that Permit2 lets move the tokens, where the call names it; null: the called contract does. */
  readonly spender: Buffer | null;
}

/** The contract's function that settles. Everything here is pure; the calldata is compared byte by byte in tests. */
export interface SettleCall {
  /** As Solidity has it; the selector is its hash (a test checks that). */
  readonly signature: string;
  readonly selector: Hex;
  /** The calldata, for simulating and for sending. */
  write(settle: SettleTerms): Hex;
  /** The nonce of calldata that settles the same asset, amount, payer and payee; null: another call. Lower-case hex. */
  nonceOf(input: Hex, like: SettleTerms): bigint | null;
  /** For the signing policy: null unless these bytes are exactly what `write` makes. */
  read(data: Buffer): CallParties | null;
}

/**
 * A kind of settlement: what an authorization of Permit2 needs to become a payment. The engine knows orders, lanes, attempts and
 * proofs; what differs between kinds is here and nowhere else. A kind is a folder and a line in `all.ts`.
 */
export interface SettlementKind {
  /** As rows store it. Never changed, never used again for another kind. */
  readonly name: string;
  /** The x402 scheme that it belongs to. */
  readonly scheme: string;
  /** The contract on a chain that is called, and whose event proves a settlement; null: the chain does not have it. */
  contractOn(contracts: Chain["contracts"]): Address | null;
  /** The authorization's spender, mostly the same contract; null where `contractOn` is. */
  spenderOn(contracts: Chain["contracts"]): Address | null;
  /** Permit2's witness: its EIP-712 type, and its fields after the type hash as ABI words. */
  readonly witness: {
    readonly type: string;
    words(authorization: Pick<Authorization, "to" | "validAfterSeconds" | "terms">): string;
  };
  /** What the payer signed, in base units: at least what is settled of it. */
  signedAmount(of: { readonly amount: bigint; readonly terms: KindTerms }): bigint;
  /** The account that alone may send the call: its lane settles, and no other. Null: every lane may. */
  senderOf(terms: KindTerms): Address | null;
  /** Whether payers name that account. */
  readonly namesSender: boolean;
  /** Whether several of its calls may share a transaction of Multicall3. */
  readonly mayShare: boolean;
  readonly call: SettleCall;
  readonly settled: SettledEvent;
}

/** The event of a kind's contract that confirms the `Transfer` before it: proof that the transfer was a settlement. */
export interface SettledEvent {
  readonly signature: string;
  readonly topic: Hex;
  /** Of an event that names what was settled; left out: the event has no arguments. */
  readonly subject?: {
    /** What such an event names, in lower-case hex; null: it does not confirm a transfer of this amount (base units). */
    in(event: EventWords, amount: bigint): Hex | null;
    /** What the event of these terms names. */
    of(terms: KindTerms): Hex;
  };
}

/** The words of an event, in lower-case hex; the first topic is its hash. */
export interface EventWords {
  readonly topics: readonly Hex[];
  readonly data: Hex;
}
