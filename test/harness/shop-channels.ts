import { randomBytes } from "node:crypto";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { ethers } from "ethers";
import { permitDomain } from "../integration/contracts-chain";
import {
  batchSettlement,
  type ChannelConfig,
  channelDomain,
  channelIdOf,
  channelTypes,
  permit2DepositCollector,
  signClaims,
  signRefund,
} from "../integration/contracts-channels";
import { idrx } from "./funded-payer";

const network = "eip155:1337";
export const price = 1_000n;

export interface ShopTerms {
  readonly receiver: string;
  /** Who signs claims and refunds. */
  readonly authorizer: string;
}

/** One channel of a payer as a stock server and a stock payer write about it; signed by ethers, apart from the libraries and ours. */
export function shopChannel(
  { privateKey, address }: Pick<Payer, "privateKey" | "address">,
  { receiver, authorizer }: ShopTerms,
  changes: Partial<ChannelConfig> = {},
) {
  const payer = new ethers.Wallet(privateKey);
  const config: ChannelConfig = {
    ...{ payer: address, payerAuthorizer: address, receiver, receiverAuthorizer: authorizer, token: idrx },
    ...{ withdrawDelay: 900n, salt: ethers.hexlify(randomBytes(32)), ...changes },
  };
  const id = channelIdOf(config);
  const channelConfig = { ...config, withdrawDelay: Number(config.withdrawDelay) };
  const extra = {
    assetTransferMethod: "permit2",
    name: "IDRX",
    version: "1",
    receiverAuthorizer: config.receiverAuthorizer,
  };
  const demand = { ...terms(receiver), amount: price.toString(), maxTimeoutSeconds: 60, extra };
  const voucher = async (max: bigint, signer: ethers.Signer = payer) => {
    const message = { channelId: id, maxClaimableAmount: max };
    const signature = await signer.signTypedData(channelDomain, channelTypes.voucher, message);
    return { channelId: id, maxClaimableAmount: max.toString(), signature };
  };
  const row = async (max: bigint, claimed = max, signer: ethers.Signer = payer): Promise<ShopRow> => {
    const { maxClaimableAmount, signature } = await voucher(max, signer);
    return { voucher: { channel: channelConfig, maxClaimableAmount }, signature, totalClaimed: claimed.toString() };
  };
  return {
    ...{ id, config, row },
    /** A request of the payer. */
    pays: async (max: bigint, type: "voucher" | "refund" = "voucher", signer?: ethers.Signer) =>
      bodyOf({ type, channelConfig, voucher: await voucher(max, signer) }, demand),
    deposits: async (amount: bigint, { max = price, deadline = minuteAhead() }: DepositChanges = {}) => {
      const permitted = { token: config.token, amount: amount.toString() };
      const nonce = BigInt(ethers.hexlify(randomBytes(32))).toString();
      const message = {
        ...{ permitted, spender: permit2DepositCollector, nonce, deadline: deadline.toString() },
        witness: { channelId: id },
      };
      const signature = await payer.signTypedData(permitDomain(1337), channelTypes.deposit, message);
      const authorization = { permit2Authorization: { from: address, ...message, signature } };
      const deposit = { amount: amount.toString(), authorization };
      return bodyOf({ type: "deposit", channelConfig, voucher: await voucher(max), deposit }, demand);
    },
    /** What the server makes of a payer's refund; `by` signs for the receiver. */
    async refunds({ amount, charged, claims = [], nonce = 0n, by }: RefundTerms) {
      const refund = {
        ...{ type: "refund", channelConfig, voucher: await voucher(charged), claims },
        ...{ amount: amount.toString(), refundNonce: nonce.toString() },
        ...(by !== undefined && { refundAuthorizerSignature: await signRefund(by, config, { nonce, amount }) }),
        ...(by !== undefined && claims.length > 0 && { claimAuthorizerSignature: await signRows(by, claims) }),
      };
      return bodyOf(refund, demand);
    },
  };
}

interface DepositChanges {
  /** What the first voucher allows. */
  readonly max?: bigint;
  readonly deadline?: bigint;
}

interface RefundTerms {
  readonly amount: bigint;
  readonly charged: bigint;
  readonly claims?: readonly ShopRow[];
  readonly nonce?: bigint;
  readonly by?: ethers.Signer;
}

export type ShopChannel = ReturnType<typeof shopChannel>;

/** A row of a claim, in a stock server's spelling. */
export interface ShopRow {
  readonly voucher: {
    readonly channel: Omit<ChannelConfig, "withdrawDelay"> & { readonly withdrawDelay: number };
    readonly maxClaimableAmount: string;
  };
  readonly signature: string;
  readonly totalClaimed: string;
}

/** A claim that a server writes itself; `by` signs for the receiver. */
export async function claiming(receiver: string, claims: readonly ShopRow[], by?: ethers.Signer) {
  const signed = by === undefined ? {} : { claimAuthorizerSignature: await signRows(by, claims) };
  return bodyOf({ type: "claim", claims, ...signed }, ofServer(receiver));
}

export function payingOut(receiver: string, token: string = idrx) {
  return bodyOf({ type: "settle", receiver, token }, ofServer(receiver));
}

function bodyOf<P extends object>(payload: P, accepted: object) {
  return { x402Version: 2, paymentPayload: { x402Version: 2, payload, accepted }, paymentRequirements: accepted };
}

const terms = (payTo: string) => ({ scheme: "batch-settlement", network, asset: idrx, payTo });
const ofServer = (payTo: string) => ({ ...terms(payTo), amount: "0", maxTimeoutSeconds: 0, extra: {} });
const minuteAhead = () => BigInt(Math.floor(Date.now() / 1_000) + 60);

function signRows(by: ethers.Signer, claims: readonly ShopRow[]): Promise<string> {
  const rows = claims.map(({ voucher, signature, totalClaimed }) => ({
    config: { ...voucher.channel, withdrawDelay: BigInt(voucher.channel.withdrawDelay) },
    ...{ maximum: BigInt(voucher.maxClaimableAmount), claimed: BigInt(totalClaimed), signature },
  }));
  return signClaims(by, rows);
}

const contract = new ethers.Interface([
  "function channels(bytes32) view returns (uint128 balance,uint128 claimed)",
  "function refundNonce(bytes32) view returns (uint256)",
]);

/** What the contract has of a channel. */
export async function channelInContract(rpcUrl: string, id: string) {
  const provider = new ethers.JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true });
  const call = async (name: string) => {
    const answer = await provider.call({ to: batchSettlement, data: contract.encodeFunctionData(name, [id]) });
    return contract.decodeFunctionResult(name, answer);
  };
  try {
    const [state, nonce] = [await call("channels"), await call("refundNonce")];
    return { balance: state.balance as bigint, claimed: state.claimed as bigint, nonce: nonce[0] as bigint };
  } finally {
    provider.destroy();
  }
}
