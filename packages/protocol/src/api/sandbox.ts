import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Network, Text, Timestamp, TxHash } from "../schema/scalars";
import type { Operation } from "./operation";

/** `amount` depends on `token`: whole IDRX, or a decimal number of ETH. */
export const FundRequest = Type.Object(
  {
    address: Address,
    amount: Type.String({ description: "Whole IDRX, or ETH with decimals. Not base units." }),
    token: Type.Unsafe<string>({ ...Text(1, 32, "`IDRX` or `ETH`."), default: "IDRX" }),
    network: Type.Optional(Network),
    openToAll: Type.Optional(
      Type.Boolean({
        description:
          "The money is for a page that anybody can open. Such requests stop at half of the merchant's day: the other half stays the merchant's own.",
      }),
    ),
  },
  {
    additionalProperties: false,
    title: "FundRequest",
    if: { type: "object", properties: { token: { const: "ETH" } }, required: ["token"] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { type: "object", properties: { amount: { type: "string", format: "decimal-amount" } } },
    else: { type: "object", properties: { amount: { type: "string", format: "whole-amount" } } },
  },
);
export type FundRequest = Static<typeof FundRequest>;

export const Funded = Type.Object(
  {
    txHash: TxHash,
    address: Address,
    amount: Type.String({ description: "As in the request." }),
    token: Type.String(),
    balance: Type.Unsafe<string>({
      ...BaseUnits,
      description: "The wallet's balance afterwards, in the smallest units.",
    }),
  },
  { title: "Funded" },
);
export type Funded = Static<typeof Funded>;

export const SandboxReset = Type.Object(
  {
    network: Network,
    chainId: Type.Integer(),
    blockNumber: Type.Integer(),
    forkedFrom: Type.Object({ network: Network, blockNumber: Type.Integer() }),
    resetAt: Timestamp,
  },
  { title: "SandboxReset" },
);
export type SandboxReset = Static<typeof SandboxReset>;

export const SandboxWallet = Type.Object(
  {
    address: Address,
    ethBalance: Type.String({ description: "In ETH, with decimals." }),
    idrxBalance: Type.String({ description: "In whole IDRX, with decimals." }),
    privateKey: Type.String({ description: "The key of a deterministic test account, which is public." }),
  },
  { title: "SandboxWallet" },
);
export type SandboxWallet = Static<typeof SandboxWallet>;

const shared = { tag: "Sandbox", auth: "sandboxKey", limit: "other" } as const;

export const fundWallet = {
  ...shared,
  id: "fundWallet",
  method: "POST",
  path: "/sandbox/fund",
  summary: "Fund a test wallet on the sandbox chain",
  status: "served",
  body: FundRequest,
  responses: { 200: Funded },
  errors: [
    "sandbox_operation_unsupported",
    "unsupported_token",
    "unsupported_network",
    "amount_exceeds_cap",
    "faucet_empty",
    "chain_unavailable",
  ],
} satisfies Operation;

/** The interface keeps `/sandbox/*` to secret sandbox keys, which a web page must not hold. */
export const fundWalletInSession = {
  ...fundWallet,
  id: "fundWalletInSession",
  path: "/merchant/sandbox/fund",
  summary: "Fund a test wallet, in a session",
  auth: "session",
  limit: "merchant",
} satisfies Operation;

export const resetSandbox = {
  ...shared,
  id: "resetSandbox",
  method: "POST",
  path: "/sandbox/reset",
  summary: "Create the local sandbox fork again",
  status: "served",
  responses: { 200: SandboxReset },
  errors: ["sandbox_operation_unsupported", "chain_unavailable"],
} satisfies Operation;

export const resetSandboxInSession = {
  ...resetSandbox,
  id: "resetSandboxInSession",
  path: "/merchant/sandbox/reset",
  summary: "Create the local sandbox fork again, in a session",
  auth: "session",
  limit: "merchant",
} satisfies Operation;

export const listSandboxWallets = {
  ...shared,
  id: "listSandboxWallets",
  method: "GET",
  path: "/sandbox/wallets",
  summary: "The deterministic test wallets of the local fork",
  status: "served",
  responses: { 200: Type.Object({ wallets: Type.Array(SandboxWallet) }) },
  errors: ["sandbox_operation_unsupported", "chain_unavailable"],
} satisfies Operation;

export const listSandboxWalletsInSession = {
  ...listSandboxWallets,
  id: "listSandboxWalletsInSession",
  path: "/merchant/sandbox/wallets",
  summary: "The deterministic test wallets of the local fork, in a session",
  auth: "session",
} satisfies Operation;
