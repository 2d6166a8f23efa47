import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import { TypedDataEncoder } from "ethers";
import { addressOf } from "./numbered";

/** The wallet of the merchant. */
export const shopWallet = addressOf(401);
export const ourAuthorizer = addressOf(402);
export const foreign = addressOf(499);
const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;

/** The channel of most requests. */
export const aChannelConfig: ChannelConfig = {
  ...{
    payer: addressOf(403),
    payerAuthorizer: addressOf(404),
    receiver: shopWallet,
    receiverAuthorizer: ourAuthorizer,
  },
  ...{ token: sandbox.tokens.IDRX as `0x${string}`, withdrawDelay: 86_400, salt: `0x${"0".repeat(64)}` },
};
const signature = `0x${"1".repeat(130)}` as const;

const requirementsWith = (extra: object) => ({
  ...{ scheme: "batch-settlement" as const, network: sandbox.caip2Network, asset: aChannelConfig.token, amount: "100" },
  ...{ payTo: shopWallet, maxTimeoutSeconds: 60, extra },
});

interface BodyChanges {
  readonly config?: ChannelConfig;
  readonly type?: "voucher" | "refund";
  readonly demandsDelay?: boolean;
  readonly amount?: string;
}

const envelope = <P extends { readonly type: string }>(payload: P, { demandsDelay = true }: BodyChanges) => {
  const withdrawDelay = demandsDelay ? { withdrawDelay: 86_400 } : {};
  const accepted = requirementsWith({
    assetTransferMethod: "permit2",
    receiverAuthorizer: ourAuthorizer,
    ...withdrawDelay,
  });
  return { x402Version: 2, paymentPayload: { x402Version: 2, payload, accepted }, paymentRequirements: accepted };
};

/** A voucher of 700 base units in all. */
export function aVoucherBody(changes: BodyChanges = {}) {
  const { config: channelConfig = aChannelConfig, type = "voucher" } = changes;
  const channelId = channelIdOf(channelConfig);
  return envelope({ type, channelConfig, voucher: { channelId, maxClaimableAmount: "700", signature } }, changes);
}

/** A deposit of 10,000 with the same voucher. */
export function aDepositBody(changes: BodyChanges = {}) {
  const { amount = "10000" } = changes;
  const { channelConfig, voucher } = aVoucherBody(changes).paymentPayload.payload;
  const permit2Authorization = {
    ...{ from: channelConfig.payer, permitted: { token: channelConfig.token, amount } },
    ...{ spender: permit2DepositCollector, nonce: "7", deadline: "1800000060" },
    ...{ witness: { channelId: voucher.channelId }, signature },
  };
  const deposit = { amount, authorization: { permit2Authorization } };
  return envelope({ type: "deposit" as const, channelConfig, voucher, deposit }, changes);
}

/** What a server writes itself. */
export function aServerBody<P extends { readonly type: string }>(payload: P) {
  const accepted = { ...requirementsWith({}), amount: "0", maxTimeoutSeconds: 0 };
  return { x402Version: 2, paymentPayload: { x402Version: 2, payload, accepted }, paymentRequirements: accepted };
}

export const aRow = (changes: Partial<ChannelConfig> = {}, totalClaimed = "600") => ({
  ...{ voucher: { channel: { ...aChannelConfig, ...changes }, maxClaimableAmount: "700" }, signature, totalClaimed },
});

export const saltOf = (index: number): ChannelConfig["salt"] => `0x${index.toString(16).padStart(64, "0")}`;
export const idOf = (changes: Partial<ChannelConfig> = {}): ChannelId => channelIdOf({ ...aChannelConfig, ...changes });
export const anyAuthorizerSignature = signature;

/** A copy with another value at the path. */
export function changed<T>(holder: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const fields = holder as Record<string, unknown>;
  const inner = rest.length === 0 ? value : changed(fields[name], rest.join("."), value);
  return { ...fields, [name]: inner } as T;
}

const field = (type: string, name: string) => ({ name, type });
const channelTypes = {
  ChannelConfig: [
    ...["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"].map((name) => field("address", name)),
    ...[field("uint40", "withdrawDelay"), field("bytes32", "salt")],
  ],
};

/** By ethers, apart from the product's own hashes. */
export function channelIdOf(of: ChannelConfig): ChannelId {
  const { chainId } = sandbox;
  const domain = { name: "x402 Batch Settlement", version: "1", chainId, verifyingContract: batchSettlement };
  return TypedDataEncoder.hash(domain, channelTypes, of) as ChannelId;
}
