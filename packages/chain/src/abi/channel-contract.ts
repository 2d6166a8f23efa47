import { Interface } from "ethers";

const config = "(address,address,address,address,address,uint40,bytes32)";
const claims = `((${config},uint128),bytes,uint128)[]`;

/** The functions of x402's contract of channels that actions call and that are read; deposits are a kind of settlement. */
export const channelContract = new Interface([
  `function claimWithSignature(${claims},bytes)`,
  `function claim(${claims})`,
  "function settle(address,address)",
  `function refundWithSignature(${config},uint128,uint256,bytes)`,
  "function multicall(bytes[]) returns (bytes[])",
  "function channels(bytes32) view returns (uint128 balance,uint128 totalClaimed)",
  "function pendingWithdrawals(bytes32) view returns (uint128 amount,uint40 initiatedAt)",
  "function receivers(address,address) view returns (uint128 totalClaimed,uint128 totalSettled)",
  "function refundNonce(bytes32) view returns (uint256)",
]);

/** The events of the contract, by their topics: those that name a channel in their second topic, and that of payouts. */
export const channelTopics = {
  channelCreated: "0x69d8248d5566bdb2ebc4d218970710d8378a2ff9b709a999e052b71970f808fa",
  channelClosed: "0x8d5942f197f362dfd44dfdc1b0b7a9721c9151b67f55817c83349271d3c08d37",
  deposited: "0x6c2a09353b5e75e70d0b9778b80a413809bb235d46c211811c474b3346791d89",
  claimed: "0x36bd546bb573e8921fdbfd934bbed62d872796b01792cd240cce27f79dd3eddd",
  refunded: "0xa84286cf8ebc7903a663c77c8d99aa92b600d4c2fcca872a5d4a663db4eb394b",
  withdrawInitiated: "0xe4280d0d903c7f258f62b07c62f262377cbaa23f7791d78126e6446e0f0e3c23",
  withdrawFinalized: "0x546ce1e2242cd930c196bd08b894443562d709b4fffe4f028a75a6d233efc6e3",
  /** settled(receiver, token, sender): names no channel. */
  settled: "0x7337b4386b690fdb8ba66905b92b9d45d33bc6626ee2620c905fb150ec0cc47d",
} as const;
