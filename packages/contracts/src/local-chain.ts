/** What a local anvil chain is to carry, and where. */
export interface LocalChainInput {
  /** HTTP JSON-RPC of an anvil; its `anvil_*` methods are used. */
  readonly rpcUrl: string;
  /** The catalog's address of IDRX on the chain that this anvil plays. */
  readonly tokenAddress: string;
  /** Becomes the token's owner and a minter of it. */
  readonly owner: string;
  /**
   * `create2`: deployed at its deterministic address, which must be `tokenAddress` (the sandbox);
   * `set-code`: its runtime code replaces whatever is at `tokenAddress` (stand-in for a production chain).
   */
  readonly deployToken: "create2" | "set-code";
  /** Where a rollup tells what a transaction's data costs; none elsewhere. */
  readonly l1FeeOracle?: string | null;
}
