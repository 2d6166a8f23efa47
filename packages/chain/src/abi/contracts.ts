/**
 * Function selectors and event topics, each with the signature that it is the hash of (a test checks the hashes).
 * Written out, because hashing costs time at every start and hides them from a search. The calls and events that settle are with
 * their kinds of settlement.
 */
export const selectors = {
  /** Permit2 */
  nonceBitmap: { signature: "nonceBitmap(address,uint256)", selector: "0x4fe02b44" },
  /** ERC-20 */
  balanceOf: { signature: "balanceOf(address)", selector: "0x70a08231" },
  allowance: { signature: "allowance(address,address)", selector: "0xdd62ed3e" },
  transfer: { signature: "transfer(address,uint256)", selector: "0xa9059cbb" },
  /** IDRX and tokens like it */
  paused: { signature: "paused()", selector: "0x5c975abb" },
  getBlackListStatus: { signature: "getBlackListStatus(address)", selector: "0x59bf1abe" },
  /** Multicall3 */
  aggregate3: { signature: "aggregate3((address,bool,bytes)[])", selector: "0x82ad56cb" },
  getBlockNumber: { signature: "getBlockNumber()", selector: "0x42cbb15c" },
  getCurrentBlockTimestamp: { signature: "getCurrentBlockTimestamp()", selector: "0x0f28c97d" },
  /** GasPriceOracle of the OP stack */
  getL1Fee: { signature: "getL1Fee(bytes)", selector: "0x49948e0e" },
  /** EIP-1271; the selector is also the return value for "valid" */
  isValidSignature: { signature: "isValidSignature(bytes32,bytes)", selector: "0x1626ba7e" },
  /** x402's contract for channels */
  channels: { signature: "channels(bytes32)", selector: "0x7a7ebd7b" },
  pendingWithdrawals: { signature: "pendingWithdrawals(bytes32)", selector: "0xb7f06ebe" },
  refundNonce: { signature: "refundNonce(bytes32)", selector: "0xf0dc792e" },
  receivers: { signature: "receivers(address,address)", selector: "0x21ff6389" },
  deposit: {
    signature: "deposit((address,address,address,address,address,uint40,bytes32),uint128,address,bytes)",
    selector: "0x140f1e75",
  },
} as const;

export const topics = {
  /** ERC-20 */
  transfer: {
    signature: "Transfer(address,address,uint256)",
    topic: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  },
  /** Permit2 */
  unorderedNonceInvalidation: {
    signature: "UnorderedNonceInvalidation(address,uint256,uint256)",
    topic: "0x3704902f963766a4e561bbaab6e6cdc1b1dd12f6e9e99648da8843b3f46b918d",
  },
} as const;
