import { randomBytes } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { UptoPayload } from "@lunas/protocol/wire/x402";
import { permit2DomainName, uptoWitnessTypes } from "@lunas/protocol/x402/permit2";
import type { TypedDataField, Wallet } from "ethers";
import { sandboxConfig } from "./chain-config";
import { freshWallet } from "./fresh-wallet";

/** The signer that `uptoConfig` announces. */
export const uptoFacilitator = "0x4444444444444444444444444444444444444444" as Address;

/** The sandbox's section of `GET /config`, with holds. */
export const uptoConfig: ChainConfig = {
  ...sandboxConfig,
  x402: {
    ...sandboxConfig.x402,
    upto: { proxyAddress: "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002", facilitators: [uptoFacilitator] },
  },
};

export interface UptoPaymentOptions {
  readonly to: Hex;
  /** In base units. */
  readonly maximum: string;
  readonly chain?: ChainConfig;
  readonly facilitator?: Hex;
  readonly wallet?: Pick<Wallet, "address" | "signTypedData">;
  readonly deadlineSeconds?: number;
}

/** A really signed payment of scheme `upto`, as the payer sends it. */
export async function uptoPayment(options: UptoPaymentOptions): Promise<UptoPayload> {
  const { to, maximum, chain = uptoConfig, facilitator = uptoFacilitator, wallet = freshWallet() } = options;
  const token = chain.tokens.IDRX as Hex;
  const message = {
    permitted: { token, amount: maximum },
    spender: chain.x402.upto?.proxyAddress as Hex,
    nonce: BigInt(`0x${randomBytes(32).toString("hex")}`).toString(),
    deadline: String(options.deadlineSeconds ?? Math.floor(Date.now() / 1_000) + 60),
    witness: { to, facilitator, validAfter: "0" },
  };
  const domain = { name: permit2DomainName, chainId: chain.chainId, verifyingContract: chain.permit2Address };
  const signature = (await wallet.signTypedData(domain, types, message)) as Hex;
  const accepted: UptoRequirements = {
    ...{ scheme: "upto", network: chain.x402.caip2Network, asset: token, amount: maximum, payTo: to },
    maxTimeoutSeconds: 60,
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1", facilitatorAddress: facilitator },
  };
  return {
    x402Version: 2,
    payload: { signature, permit2Authorization: { from: wallet.address as Hex, ...message } },
    accepted,
    resource: { url: "https://shop.example/article" },
    extensions: {},
  };
}

/** ethers wants its fields mutable. */
const types: Record<string, TypedDataField[]> = Object.fromEntries(
  Object.entries(uptoWitnessTypes).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]),
);
