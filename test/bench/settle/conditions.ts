/** What the contestants meet: the chain, the payers, and how many keys each side sends with. */
export interface Conditions {
  readonly payers: number;
  /** Of each side. */
  readonly signers: number;
  /** See `PaymentSource`. */
  readonly nonces: "counted" | "random";
  /** `steady`: the last hardfork that does not keep each block's hash in the state. */
  readonly hardfork: "steady" | "current";
  /** Null: the node's own, 30 million. */
  readonly blockGasLimit: number | null;
  /** How long a client waits for an answer of either side. */
  readonly answerWithinMs: number;
  /** Of Lunas' services. */
  readonly env: Readonly<Record<string, string>>;
}

/** The node's own work is small, so that the ratios show the contestants. */
export const tuned: Conditions = {
  // Few, as each has three slots in the chain's state, all of which the node hashes for every block.
  payers: 64,
  signers: 4,
  nonces: "counted",
  hardfork: "steady",
  blockGasLimit: null,
  answerWithinMs: 30_000,
  env: {},
};

/** What production has: payers with stock clients, and a chain that does not help. */
export const realistic: Conditions = {
  payers: 256,
  // A lane of Lunas has at most 64 transactions in flight: 16 lanes have room for the payments of 1,024 clients.
  signers: 16,
  nonces: "random",
  hardfork: "current",
  // 1,024 settlements use 87 million. A block that is more than half full raises the base fee of the next one.
  blockGasLimit: 240_000_000,
  // The peer needs more than 30 s to answer 1,024 clients on a slow machine; a wait that ends early would be its error.
  answerWithinMs: 180_000,
  // At least the payments that the lanes may have in flight.
  env: { SETTLER_CONCURRENCY: "1024" },
};
