import type { RefundPreparation } from "../api/schemas";

/** The EIP-712 types of a refund: Permit2's `PermitWitnessTransferFrom` with the witness of the x402 proxy. */
export const permit2Types = {
  PermitWitnessTransferFrom: [
    { name: "permitted", type: "TokenPermissions" },
    { name: "spender", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
    { name: "witness", type: "Witness" },
  ],
  TokenPermissions: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
  Witness: [
    { name: "to", type: "address" },
    { name: "validAfter", type: "uint256" },
  ],
} as const;

const domainTypes = [
  { name: "name", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
];

/** The second argument of `eth_signTypedData_v4`. The types are the page's own; only checked values are taken. */
export function typedDataText({ domain, message }: RefundPreparation["typedData"]): string {
  const { name, chainId, verifyingContract } = domain;
  const { permitted, spender, nonce, deadline, witness } = message;
  return JSON.stringify({
    domain: { name, chainId, verifyingContract },
    primaryType: "PermitWitnessTransferFrom",
    types: { EIP712Domain: domainTypes, ...permit2Types },
    message: {
      permitted: { token: permitted.token, amount: permitted.amount },
      ...{ spender, nonce, deadline },
      witness: { to: witness.to, validAfter: witness.validAfter },
    },
  });
}

const approveSelector = "095ea7b3";
const word = (value: bigint) => value.toString(16).padStart(64, "0");

/** The calldata of ERC-20's `approve`. */
export function approveData(spender: string, amount: bigint): string {
  return `0x${approveSelector}${word(BigInt(spender))}${word(amount)}`;
}
