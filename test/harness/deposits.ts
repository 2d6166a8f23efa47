import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { ChannelRecord } from "@lunas/protocol/api/channel-record";
import type { PublicConfig } from "@lunas/protocol/api/config";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import {
  computeChannelId,
  InMemoryClientChannelStorage,
  BatchSettlementEvmScheme as StockPayer,
  signVoucher,
} from "@x402/evm/batch-settlement/client";
import { ethers } from "ethers";
import { privateKeyToAccount } from "viem/accounts";
import { idrx } from "./funded-payer";
import { type Answer, type AnswerBody, facilitate } from "./pay";

const network = "eip155:1337";
export const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;
/** Who signs claims and refunds: the service announces it. */
let receiverAuthorizer: `0x${string}`;

/** Call it before the first channel of a file. */
export async function readAuthorizer(url: string): Promise<void> {
  receiverAuthorizer = await until(
    async () => {
      const config = (await (await fetch(`${url}/config`)).json()) as PublicConfig;
      return config.sandbox?.x402.batchSettlement?.receiverAuthorizer ?? null;
    },
    { what: "an authorizer is announced" },
  );
}

export type DepositBody = Awaited<ReturnType<ReturnType<typeof stockChannel>["deposit"]>>;
type Requirements = Parameters<StockPayer["createPaymentPayload"]>[1];

/** What the contract takes of a payer and a merchant, as the stock client signs it. */
export function stockChannel(payer: Pick<Payer, "privateKey">, receiver: string) {
  const account = privateKeyToAccount(payer.privateKey);
  const salt = ethers.hexlify(ethers.randomBytes(32)) as `0x${string}`;
  const storage = new InMemoryClientChannelStorage();
  let wanted = 0n;
  const scheme = new StockPayer(account as never, { salt, storage, depositStrategy: () => wanted });
  const config = {
    ...{ payer: account.address, payerAuthorizer: account.address, receiver: receiver as `0x${string}` },
    ...{ receiverAuthorizer, token: idrx, withdrawDelay: sandbox.channels?.withdrawDelay ?? 0, salt },
  };
  const channelId = computeChannelId(config as never, network);
  const requirements = (price: bigint, minDeposit = 0n): Requirements => ({
    ...{ scheme: "batch-settlement", network, asset: idrx, amount: price.toString(), payTo: receiver },
    maxTimeoutSeconds: 60,
    extra: {
      ...{ assetTransferMethod: "permit2", name: "IDRX", version: "1" },
      ...{ receiverAuthorizer, withdrawDelay: config.withdrawDelay },
      ...(minDeposit > 0n && { minDeposit: minDeposit.toString() }),
    },
  });
  return {
    ...{ config, channelId, requirements },
    /** A signed deposit with its first voucher, for a request of this price. `state`: what the payer knows of the channel. */
    async deposit(amount: bigint, { price = 1_000n, state }: { price?: bigint; state?: ChannelState } = {}) {
      wanted = amount;
      if (state === undefined) await storage.delete(channelId);
      else
        await storage.set(channelId, {
          ...{ balance: state.balance.toString(), totalClaimed: "0" },
          chargedCumulativeAmount: state.charged.toString(),
        });
      const accepted = requirements(price);
      const { payload } = await scheme.createPaymentPayload(2, accepted);
      return {
        paymentPayload: { x402Version: 2, accepted, payload: payload as unknown as StockDeposit },
        paymentRequirements: accepted,
      };
    },
    /** Another voucher of the channel. */
    voucher: (max: bigint) => signVoucher(account as never, channelId, max.toString(), network),
  };
}

export interface ChannelState {
  readonly balance: bigint;
  readonly charged: bigint;
}

/** The part that the stock client signs. */
export interface StockDeposit {
  readonly type: string;
  readonly voucher: { readonly channelId: string; readonly maxClaimableAmount: string; readonly signature: string };
  readonly deposit: {
    readonly amount: string;
    readonly authorization: {
      readonly permit2Authorization: {
        readonly from: string;
        readonly permitted: { readonly token: string; readonly amount: string };
        readonly nonce: string;
        readonly deadline: string;
        readonly signature: string;
      };
    };
  };
}

export type DepositAnswer = Omit<Answer, "body"> & {
  readonly body: AnswerBody & { readonly chargeId: string | null; readonly channel: ChannelRecord };
};

export async function postDeposit(
  url: string,
  apiKey: string,
  body: unknown,
  init: RequestInit = {},
): Promise<DepositAnswer> {
  return (await facilitate(url, apiKey, body, init)) as DepositAnswer;
}

const contract = new ethers.Interface([
  "function deposit((address,address,address,address,address,uint40,bytes32) config,uint128 amount,address collector,bytes data)",
  "function multicall(bytes[] data)",
  "function channels(bytes32) view returns (uint128 balance,uint128 totalClaimed)",
]);

/** The call by which anybody can make a signed deposit. */
export function depositCalldata(config: object, { deposit }: StockDeposit): string {
  const { nonce, deadline, signature } = deposit.authorization.permit2Authorization;
  const data = ethers.AbiCoder.defaultAbiCoder().encode(
    ["uint256", "uint256", "bytes", "bytes"],
    [nonce, deadline, signature, "0x"],
  );
  return contract.encodeFunctionData("deposit", [Object.values(config), deposit.amount, permit2DepositCollector, data]);
}

/** The same call among several that the contract makes to itself. */
export function multicalled(call: string): string {
  return contract.encodeFunctionData("multicall", [[call]]);
}

/** The channel's balance in the contract. */
export async function balanceInContract(rpcUrl: string, channelId: string): Promise<bigint> {
  const provider = new ethers.JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true });
  try {
    const answer = await provider.call({
      to: batchSettlement,
      data: contract.encodeFunctionData("channels", [channelId]),
    });
    return contract.decodeFunctionResult("channels", answer).balance as bigint;
  } finally {
    provider.destroy();
  }
}
