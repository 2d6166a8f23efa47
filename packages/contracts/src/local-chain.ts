/** The contracts to place on a local anvil chain, and their addresses. */
export interface LocalChainInput {
  /** HTTP JSON-RPC of an anvil; its `anvil_*` methods are used. */
  readonly rpcUrl: string;
  /** The catalog's address of IDRX on the chain that this anvil stands for. */
  readonly tokenAddress: string;
  /** Becomes the token's owner and a minter of it. */
  readonly owner: string;
  /**
   * `create2`: deployed at its deterministic address, which must be `tokenAddress` (the sandbox);
   * `set-code`: its runtime code replaces the code at `tokenAddress` (stand-in for a production chain).
   */
  readonly deployToken: "create2" | "set-code";
  /** The rollup's contract that reports the L1 data fee; none on other chains. */
  readonly l1FeeOracle?: string | null;
}
