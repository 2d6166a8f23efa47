import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { Address, BaseUnits, Caip2Network, Environment, HttpUrl, Network } from "../schema/scalars";
import { withdrawDelayLimits } from "../x402/channel-payload";
import { keptForAMinute } from "./kept-for-a-minute";
import type { Operation } from "./operation";

const address = (description: string) => Type.Unsafe<`0x${string}`>({ ...Address, description });

export const ChainConfig = Type.Object(
  {
    rpcUrl: HttpUrl,
    chainId: Type.Integer(),
    network: Network,
    tokens: MapOf(Address, { description: "Token symbol → contract address." }),
    tokenDecimals: MapOf(Type.Integer(), { description: "Token symbol → decimals." }),
    permit2Address: Address,
    x402: Type.Object({
      caip2Network: Caip2Network,
      sponsorshipMode: Type.String({
        description: "`erc20ApprovalRelay` where the service pays for a payer's signed approval, else `none`.",
      }),
      eip2612: Type.Boolean(),
      x402Permit2ProxyAddress: Address,
      upto: Type.Optional(
        Type.Object(
          {
            proxyAddress: Type.Unsafe<`0x${string}`>({ ...Address, description: "The `spender` of scheme `upto`." }),
            facilitators: Type.Array(Address, {
              description: "The signers that settle now: a payer names one of them as `witness.facilitator`.",
            }),
          },
          { description: "Scheme `upto`. Missing: the chain has no holds." },
        ),
      ),
      minPayment: Type.Optional(
        Type.Unsafe<string>({ ...BaseUnits, description: "The least payment of schemes `exact` and `upto`." }),
      ),
      batchSettlement: Type.Optional(
        Type.Object(
          {
            contract: address("Holds the deposits; payers sign vouchers in its EIP-712 domain."),
            permit2Collector: address("The `spender` of a deposit."),
            receiverAuthorizer: address("Signs claims and refunds: new channels name it."),
            withdrawDelay: Type.Integer({
              ...withdrawDelayLimits,
              description: "Of new channels: the seconds between a payer's request to withdraw and the withdrawal.",
            }),
            minDeposit: Type.Optional(Type.Unsafe<string>({ ...BaseUnits, description: "The least deposit." })),
          },
          { description: "Scheme `batch-settlement`. Missing: the chain has no channels." },
        ),
      ),
    }),
    nativeCurrency: Type.Object({ name: Type.String(), symbol: Type.String(), decimals: Type.Integer() }),
  },
  { title: "ChainConfig" },
);
export type ChainConfig = Static<typeof ChainConfig>;

const NetworkConfig = Type.Object(
  { environment: Environment, ...ChainConfig.properties },
  { title: "NetworkConfig", description: "A chain with the environment whose payments settle on it." },
);

export const PublicConfig = Type.Object(
  {
    sandbox: Nullable(ChainConfig),
    production: ChainConfig,
    networks: Type.Array(NetworkConfig, {
      description:
        "Every chain. `sandbox` and `production` are the default chains of their environments; `sandbox` is null where the service has no sandbox.",
    }),
  },
  { title: "PublicConfig" },
);
export type PublicConfig = Static<typeof PublicConfig>;

export const getConfig = {
  id: "getConfig",
  method: "GET",
  path: "/config",
  tag: "Chains",
  summary: "Public chain configuration",
  description: "Clients must take RPC, chain id, token address, decimals and Permit2 address from here.",
  status: "served",
  auth: "none",
  limit: "other",
  responses: { 200: PublicConfig },
  responseHeaders: keptForAMinute,
  errors: [],
} satisfies Operation;
