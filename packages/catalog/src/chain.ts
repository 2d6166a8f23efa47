/** An EVM address in its EIP-55 checksummed spelling. */
export type Address = `0x${string}`;
/** The word of keys, records and `/config` sections for where a payment lives. */
export type Environment = "sandbox" | "production";
/** The word of records and `/health` for a chain. */
export type Network = "sandbox" | "base";

/** Everything that Lunas knows about a chain without asking it. A new chain is one such file and one line in `chains.ts`. */
export interface Chain {
  readonly network: Network;
  readonly environment: Environment;
  readonly chainId: number;
  /** CAIP-2 id, `eip155:<chainId>`: how x402 names the chain. */
  readonly caip2Network: `eip155:${number}`;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly contracts: { readonly permit2: Address; readonly x402Proxy: Address; readonly multicall3: Address };
  /** Token symbol → contract address. */
  readonly tokens: Readonly<Record<string, Address>>;
  /** A typical time between two blocks; paces polling, never a decision. */
  readonly blockTimeMs: number;
  /** A chain that has made no block for so long takes no new payments; null: it makes blocks on demand. */
  readonly stalledAfterMs: number | null;
  /**
   * A payment of less than this, in base units, is told as preconfirmed once a node shows it settled, before its block is deep enough
   * (Base: Flashblocks): by look-ups, and as its success; null: never. A gateway does so only where its settings switch it on.
   */
  readonly preconfirmedBelow: bigint | null;
  readonly payment: PaymentBounds;
  readonly settlement: SettlementPolicy;
  readonly gas: GasBounds;
  /** What is left of the gas for merchants that no operator has approved; null: as much as for those that are. */
  readonly unapprovedGas: UnapprovedGas | null;
  /** How payers' Permit2 approvals are paid for; null: not at all. */
  readonly sponsorship: SponsorshipPolicy | null;
  /** Amounts by which a merchant tries out what goes wrong. None where money is real: no service starts with any there. */
  readonly scenarios: readonly SandboxScenario[];
}

/**
 * What becomes of a payment of exactly this amount. `hold`: it stays pending for so long. `revert`: its transaction
 * reverts on chain. `third_party`: somebody else settles it. `refuse`: its simulation fails. `unheard`: its first webhooks do.
 */
export type SandboxScenario = { readonly amount: bigint } & (
  | { readonly does: "hold"; readonly forMs: number }
  | { readonly does: "revert" | "third_party" | "refuse" }
  | { readonly does: "unheard"; readonly attempts: number }
);

/** What an authorization must keep to on this chain. */
export interface PaymentBounds {
  /** Base units; a smaller payment is refused as `payment_mismatch`. */
  readonly minAmount: bigint;
  /** A deadline further away than this is refused. */
  readonly maxDeadlineAheadSeconds: number;
  /** A deadline nearer than this has as good as passed. */
  readonly minDeadlineAheadSeconds: number;
}

/** How the settler behaves on this chain. */
export interface SettlementPolicy {
  /** 1 = included is confirmed; 2 = one block on top. */
  readonly confirmations: number;
  /** A greater depth for payments from an amount (base units) on; `depthFor` reads it. Such a payment shares no transaction. */
  readonly depthFrom?: readonly { readonly amount: bigint; readonly depth: number }[];
  /** The gas limit of every settlement, in the simulation and in the transaction. */
  readonly gasLimit: bigint;
  /** The least tip; also what is tipped where the node does not tell what others do. */
  readonly priorityFeeWei: bigint;
  /** No transaction of ours offers more than this per gas. */
  readonly feeCeilingWei: bigint;
  readonly fees: FeePolicy;
  /** A transaction that blocks have passed over for this long is replaced with a higher fee. */
  readonly bumpAfterMs: number;
  /** A transaction that is not mined after this is published again, the same bytes. */
  readonly republishAfterMs: number;
  /** Transactions of one lane that may be unmined at a time. */
  readonly maxInFlightPerLane: number;
  /** The most settlements that share a transaction when more wait than the lanes can take at once; 1: each goes alone. */
  readonly bundleMax: number;
  /** Below this a lane warns, below the second it rests. */
  readonly lowBalanceWei: bigint;
  readonly restingBalanceWei: bigint;
}

/** How fees follow the market (`eth_feeHistory`). */
export interface FeePolicy {
  /** How many of the newest blocks are looked at. */
  readonly historyBlocks: number;
  /** Percentiles of a full block's tips, ascending: a new transaction tips by the first, one that has waited by a later one. */
  readonly tipPercentiles: readonly number[];
  /** A block that used this much of its gas limit had no room: what it left out was outbid. */
  readonly fullPercent: number;
  /** The fee cap leaves room for the base fee to rise to this much of what it is. */
  readonly headroomPercent: bigint;
  /** Blocks that have to pass over a transaction before its price is doubted. */
  readonly waitBlocks: number;
  /** What waits for so long tips by the last percentile, up to the ceiling. */
  readonly urgentAfterMs: number;
}

/** What a payer's pre-signed approval may cost on this chain. */
export interface SponsorshipPolicy {
  /** The most gas that an approval may ask for. */
  readonly maxGas: bigint;
  /** What sponsoring may cost in a UTC day, for one merchant's payers and in all: grants and the gas to send them. */
  readonly merchantDailyWei: bigint;
  readonly chainDailyWei: bigint;
  /** `getL1Fee(bytes)` of the OP stack: what a rollup charges for a transaction's data beside its gas; null: nothing. */
  readonly l1FeeOracle: Address | null;
}

/** Parts of the daily budgets of `GasBounds`: `4n` is a quarter. */
export interface UnapprovedGas {
  /** Of a merchant's budget, for each of them. */
  readonly merchantPart: bigint;
  /** Of the chain's budget, for all of them together. */
  readonly chainPart: bigint;
}

/** How much gas strangers can make Lunas spend on this chain before it stops taking their payments. A day is a UTC day. */
export interface GasBounds {
  readonly merchantDailyWei: bigint;
  readonly chainDailyWei: bigint;
  /** What one settlement may cost; while one would cost more, no payment is taken. */
  readonly maxSettlementWei: bigint;
  /** Settlements of one payer that reverted on chain within the last hour. */
  readonly payerRevertsPerHour: number;
  /** Payments that are accepted and have not ended. */
  readonly payerInFlight: number;
  readonly merchantInFlight: number;
  readonly chainInFlight: number;
}
