/** An EVM address in EIP-55 checksummed form. */
export type Address = `0x${string}`;
/** Where a payment lives; used in keys, records and `/config` sections. */
export type Environment = "sandbox" | "production";

/**
 * Everything that Lunas knows about a chain without asking it. A new chain is one such file and one line in `chains.ts`:
 * settings, schemas and the local stack follow from it.
 */
export interface ChainFile<N extends string = string> {
  /** The name in records, `/health` and, in capitals, in the names of settings: lower-case letters and digits. */
  readonly network: N;
  /** The name that wallets show. */
  readonly displayName: string;
  readonly environment: Environment;
  readonly chainId: number;
  /** CAIP-2 id, `eip155:<chainId>`: the chain's name in x402. */
  readonly caip2Network: `eip155:${number}`;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly contracts: ChainContracts;
  /** An endpoint that wallets may use: the example of `<NETWORK>_PUBLIC_RPC_URL`. */
  readonly examplePublicRpcUrl: string;
  /** Token symbol → contract address. */
  readonly tokens: Readonly<Record<string, Address>>;
  /** A typical time between two blocks. It sets the pace of polling and decides nothing. */
  readonly blockTimeMs: number;
  /** The newest blocks whose transactions, receipts and logs a node of this chain has; absent: all of them. */
  readonly historyBlocks?: number;
  /** A chain without a block for this time accepts no new payments; null: it makes blocks on demand. */
  readonly stalledAfterMs: number | null;
  /**
   * Below this amount (base units) look-ups, and the success of `POST /facilitate`, report that a node has seen a payment
   * settled before its block is deep enough (Base: Flashblocks); null: never. A gateway does so only if its settings enable it.
   */
  readonly preconfirmedBelow: bigint | null;
  readonly payment: PaymentBounds;
  readonly settlement: SettlementPolicy;
  readonly gas: GasBounds;
  /** The gas limits of merchants that no operator has approved; null: the same as for approved ones. */
  readonly unapprovedGas: UnapprovedGas | null;
  /** The policy for sponsoring payers' Permit2 approvals; null: none is sponsored. */
  readonly sponsorship: SponsorshipPolicy | null;
  /** The policy for channels; null: the scheme `batch-settlement` is off. */
  readonly channels: ChannelPolicy | null;
  /**
   * Sandbox scenarios: amounts that cause a failure on demand. Empty where money is real: no service starts with any
   * there.
   */
  readonly scenarios: readonly SandboxScenario[];
}

/** Where the contracts are. A service that finds no code there does not start; without those of `upto` or channels that scheme is off. */
export interface ChainContracts {
  readonly permit2: Address;
  /** x402's exact-permit2 proxy. */
  readonly x402Proxy: Address;
  readonly multicall3: Address;
  /** x402's upto-permit2 proxy; null: the chain lacks it, or that is not known, and the scheme `upto` is off. */
  readonly x402UptoProxy: Address | null;
  /** null: the chain lacks one of them, or that is not known, and the scheme `batch-settlement` is off. */
  readonly x402Channels: ChannelContracts | null;
}

/** x402's contracts for channels. */
export interface ChannelContracts {
  readonly batchSettlement: Address;
  /** Moves deposits to it by Permit2. */
  readonly permit2DepositCollector: Address;
}

/** Amounts in base units. A merchant can change what is said to be a default. */
export interface ChannelPolicy {
  /** Both inclusive. */
  readonly leastDeposit: bigint;
  readonly largestDeposit: bigint;
  /** The most deposits of one payer in a day. */
  readonly payerDailyDeposits: number;
  /** The most refunds that one payer causes in a day; a merchant gives back as often as its gas allows. */
  readonly payerDailyRefunds: number;
  /** Of new channels, in seconds. */
  readonly withdrawDelay: number;
  readonly claim: {
    /** The most channels in one transaction. */
    readonly most: number;
    /** A channel is claimed when so much of it is unclaimed (a default), */
    readonly fromAmount: bigint;
    /** when so much of its balance is charged, */
    readonly fromPercent: number;
    /** or when its oldest unclaimed charge is so old. */
    readonly afterMs: number;
    /** Unless asked for, a claim takes at least so many times what its gas costs, at this price. */
    readonly leastTimesGas: number;
    /** Base units for 10^18 wei: what the native currency is worth in such an estimate. */
    readonly amountForEther: bigint;
  };
  /** Defaults: paid out daily from the first amount on, at the hour in Asia/Jakarta; at once from the second on. */
  readonly payout: { readonly dailyFrom: bigint; readonly atOnceFrom: bigint; readonly hour: number };
}

/**
 * The scenario of a payment of exactly this amount. `hold`: it stays pending for this time. `revert`: its transaction
 * reverts on chain. `third_party`: a third party settles it. `refuse`: its simulation fails. `unheard`: its first webhook
 * attempts fail.
 */
export type SandboxScenario = { readonly amount: bigint } & (
  | { readonly does: "hold"; readonly forMs: number }
  | { readonly does: "revert" | "third_party" | "refuse" }
  | { readonly does: "unheard"; readonly attempts: number }
);

/** The limits of an authorization on this chain. */
export interface PaymentBounds {
  /** Base units; a smaller payment is refused as `payment_mismatch`. */
  readonly minAmount: bigint;
  /** A later deadline is refused. */
  readonly maxDeadlineAheadSeconds: number;
  /** A deadline nearer than this counts as passed. */
  readonly minDeadlineAheadSeconds: number;
}

/** The settler's policy on this chain. */
export interface SettlementPolicy {
  /** 1: confirmed when included; 2: confirmed with one block on top. */
  readonly confirmations: number;
  /**
   * Greater depths for payments from an amount (base units) on; read by `depthFor`. Such a payment shares no
   * transaction.
   */
  readonly depthFrom?: readonly { readonly amount: bigint; readonly depth: number }[];
  /** The gas limit of every settlement, in the simulation and in the transaction. */
  readonly gasLimit: bigint;
  /** The lowest tip; also the tip when the node does not report the market. */
  readonly priorityFeeWei: bigint;
  /** No transaction of ours offers more than this per gas. */
  readonly feeCeilingWei: bigint;
  readonly fees: FeePolicy;
  /** A transaction that blocks passed over for this time is replaced with a higher fee. */
  readonly bumpAfterMs: number;
  /** A transaction that is not mined after this time is broadcast again with the same bytes. */
  readonly republishAfterMs: number;
  /** The most unmined transactions of one lane. */
  readonly maxInFlightPerLane: number;
  /** The most settlements in one transaction when more wait than the lanes can take; 1: each goes alone. */
  readonly bundleMax: number;
  /** Below the first balance a lane warns, below the second it rests. */
  readonly lowBalanceWei: bigint;
  readonly restingBalanceWei: bigint;
}

/** How fees follow the market (`eth_feeHistory`). */
export interface FeePolicy {
  /** How many of the newest blocks are read. */
  readonly historyBlocks: number;
  /** Percentiles of a full block's tips, ascending: a new transaction uses the first, an older one a later one. */
  readonly tipPercentiles: readonly number[];
  /** A block with this share of its gas limit used was full: transactions outside it were outbid. */
  readonly fullPercent: number;
  /** The fee cap allows the base fee to rise to this percentage of its present value. */
  readonly headroomPercent: bigint;
  /** The number of blocks that must pass over a transaction before its price counts as too low. */
  readonly waitBlocks: number;
  /** A transaction that waits this long uses the last percentile, up to the ceiling. */
  readonly urgentAfterMs: number;
}

/** Limits for a payer's pre-signed approval on this chain. */
export interface SponsorshipPolicy {
  /** The highest gas limit of an approval. */
  readonly maxGas: bigint;
  /** The sponsoring budgets of a UTC day, for one merchant's payers and for all: grants and the gas to send them. */
  readonly merchantDailyWei: bigint;
  readonly chainDailyWei: bigint;
  /** `getL1Fee(bytes)` of the OP stack: a rollup's L1 data fee of a transaction; null: no such fee. */
  readonly l1FeeOracle: Address | null;
}

/** Parts of the daily budgets in `GasBounds`: `4n` is a quarter. */
export interface UnapprovedGas {
  /** Of a merchant's budget, for each unapproved merchant. */
  readonly merchantPart: bigint;
  /** Of the chain's budget, for all unapproved merchants together. */
  readonly chainPart: bigint;
}

/** Limits on the gas that payments can make Lunas spend on this chain. A day is a UTC day. */
export interface GasBounds {
  readonly merchantDailyWei: bigint;
  readonly chainDailyWei: bigint;
  /** The highest expected cost of one settlement; above it no payment is accepted. */
  readonly maxSettlementWei: bigint;
  /** Reverted settlements of one payer within the last hour. */
  readonly payerRevertsPerHour: number;
  /** Payments that are accepted and have not ended. */
  readonly payerInFlight: number;
  readonly merchantInFlight: number;
  readonly chainInFlight: number;
}

/** A chain's file with its name as a literal type, from which `Network` follows. */
export function defineChain<const N extends string>(chain: ChainFile<N>): ChainFile<N> {
  return chain;
}
