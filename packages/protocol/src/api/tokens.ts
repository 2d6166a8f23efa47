import { type Static, Type } from "@sinclair/typebox";
import { Address, Caip2Network, Environment, Network, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const TokenInfo = Type.Object(
  {
    symbol: Type.String(),
    name: Type.String(),
    currency: Type.String({ description: "ISO 4217 code of the currency that the token is pegged to." }),
    decimals: Type.Integer(),
    networks: Type.Array(
      Type.Object({
        environment: Environment,
        network: Network,
        chainId: Type.Integer(),
        caip2Network: Caip2Network,
        address: Address,
      }),
    ),
  },
  { title: "Token" },
);

const TokenPrice = Type.Object(
  { symbol: Type.String(), currency: Type.String(), rate: Type.Number(), lastUpdated: Timestamp },
  { title: "TokenPrice" },
);

export const TokenList = Type.Object({ tokens: Type.Array(TokenInfo) });
export type TokenList = Static<typeof TokenList>;

const shared = { method: "GET", tag: "Chains", status: "served", auth: "none", limit: "other" } as const;

export const listTokens = {
  ...shared,
  id: "listTokens",
  path: "/tokens",
  summary: "Supported tokens",
  responses: { 200: TokenList },
  errors: [],
} satisfies Operation;

export const getTokenPrice = {
  ...shared,
  id: "getTokenPrice",
  path: "/tokens/:symbol/price",
  summary: "Price of a token in the currency that it is pegged to",
  params: Type.Object({ symbol: Text(1, 32, "Token symbol; letter case matters.") }),
  responses: { 200: TokenPrice },
  errors: ["unsupported_token"],
} satisfies Operation;
