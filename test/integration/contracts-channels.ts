import { canonicalContracts } from "@lunas/catalog/contracts";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import {
  chainId,
  contractAt,
  errorsOf,
  idrx,
  mined,
  newPayer,
  permitDomain,
  revertOf,
  startPreparedChain,
} from "./contracts-chain";

export const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;
const farDeadline = 4_102_444_800n;

/** What a channel is; its hash is its id. */
export interface ChannelConfig {
  readonly payer: string;
  readonly payerAuthorizer: string;
  readonly receiver: string;
  readonly receiverAuthorizer: string;
  readonly token: string;
  readonly withdrawDelay: bigint;
  readonly salt: string;
}

/** A row of a claim: the sum that the voucher allows, and the sum to claim. */
export interface ClaimRow {
  readonly config: ChannelConfig;
  readonly maximum: bigint;
  readonly claimed: bigint;
  readonly signature: string;
}

const field = (type: string, name: string) => ({ name, type });

export const channelDomain = {
  ...{ name: "x402 Batch Settlement", version: "1" },
  ...{ chainId, verifyingContract: batchSettlement },
};

/** EIP-712 types of channels, one object for each primary type. */
export const channelTypes = {
  config: {
    ChannelConfig: [
      ...["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"].map((name) => field("address", name)),
      ...[field("uint40", "withdrawDelay"), field("bytes32", "salt")],
    ],
  },
  voucher: { Voucher: [field("bytes32", "channelId"), field("uint128", "maxClaimableAmount")] },
  refund: { Refund: [field("bytes32", "channelId"), field("uint256", "nonce"), field("uint128", "amount")] },
  claims: {
    ClaimBatch: [field("ClaimEntry[]", "claims")],
    ClaimEntry: [
      ...[field("bytes32", "channelId"), field("uint128", "maxClaimableAmount"), field("uint128", "totalClaimed")],
    ],
  },
  deposit: {
    PermitWitnessTransferFrom: [
      ...[field("TokenPermissions", "permitted"), field("address", "spender"), field("uint256", "nonce")],
      ...[field("uint256", "deadline"), field("DepositWitness", "witness")],
    ],
    DepositWitness: [field("bytes32", "channelId")],
    TokenPermissions: [field("address", "token"), field("uint256", "amount")],
  },
};

export const channelIdOf = (config: ChannelConfig): string =>
  ethers.TypedDataEncoder.hash(channelDomain, channelTypes.config, config);

export const entryOf = ({ config, maximum, claimed }: ClaimRow) => ({
  ...{ channelId: channelIdOf(config), maxClaimableAmount: maximum, totalClaimed: claimed },
});

/** A row as the contract takes it. */
export const argumentOf = ({ config, maximum, signature, claimed }: ClaimRow) => [
  [Object.values(config), maximum],
  signature,
  claimed,
];

export const signClaims = (by: ethers.Signer, rows: readonly ClaimRow[]): Promise<string> =>
  by.signTypedData(channelDomain, channelTypes.claims, { claims: rows.map(entryOf) });

export const signRefund = (by: ethers.Signer, config: ChannelConfig, terms: { nonce: bigint; amount: bigint }) =>
  by.signTypedData(channelDomain, channelTypes.refund, { channelId: channelIdOf(config), ...terms });

/** What the collector takes: the payer's Permit2 signature for this channel, and optionally an EIP-2612 permit. */
export async function depositData(
  payer: ethers.Signer,
  config: ChannelConfig,
  terms: { amount: bigint; nonce: bigint; deadline?: bigint; tokenPermit?: string },
): Promise<string> {
  const { amount, nonce, deadline = farDeadline, tokenPermit = "0x" } = terms;
  const permitted = { token: config.token, amount };
  const witness = { channelId: channelIdOf(config) };
  const message = { permitted, spender: permit2DepositCollector, nonce, deadline, witness };
  const signature = await payer.signTypedData(permitDomain(), channelTypes.deposit, message);
  const types = ["uint256", "uint256", "bytes", "bytes"];
  return ethers.AbiCoder.defaultAbiCoder().encode(types, [nonce, deadline, signature, tokenPermit]);
}

export type Channels = Awaited<ReturnType<typeof openChannels>>;

/** A chain with the contracts, those who have a part in a channel, and the calls of a test. */
export async function openChannels() {
  const chain = await startPreparedChain(freshWallet().address);
  const { provider } = chain;
  const [relayer, receiver, thirdParty] = await Promise.all([0, 1, 2].map((index) => provider.getSigner(index)));
  if (relayer === undefined || receiver === undefined || thirdParty === undefined) throw new Error("no accounts");
  const payer = await newPayer(chain, idrx, 1_000_000_000n);
  const [payerAuthorizer, receiverAuthorizer] = [freshWallet().connect(provider), freshWallet().connect(provider)];
  for (const { address } of [payerAuthorizer, receiverAuthorizer])
    await provider.send("anvil_setBalance", [address, "0xde0b6b3a7640000"]);
  const contract = contractAt("X402BatchSettlement", batchSettlement, relayer);
  const errors = errorsOf("X402BatchSettlement");
  let nonce = 0n;

  const by = (who: ethers.Signer) => contract.connect(who) as ethers.Contract;
  const read = (method: string, ...args: unknown[]): Promise<unknown> => contract.getFunction(method)(...args);
  const tokens = (who: string): Promise<bigint> =>
    contractAt("SandboxIdrx", idrx, provider).getFunction("balanceOf")(who);

  return {
    ...{ chain, contract, relayer, receiver, thirdParty, payer, payerAuthorizer, receiverAuthorizer, by, read, tokens },

    /** A new channel of these parties. */
    config: (changes: Partial<ChannelConfig> = {}): ChannelConfig => ({
      payer: payer.address,
      payerAuthorizer: payerAuthorizer.address,
      receiver: receiver.address,
      receiverAuthorizer: receiverAuthorizer.address,
      token: idrx,
      withdrawDelay: 900n,
      salt: ethers.hexlify(ethers.randomBytes(32)),
      ...changes,
    }),

    /** The arguments of a deposit by Permit2, with a nonce of its own. */
    async depositArguments(config: ChannelConfig, amount: bigint): Promise<unknown[]> {
      nonce += 1n;
      const data = await depositData(payer, config, { amount, nonce });
      return [Object.values(config), amount, permit2DepositCollector, data];
    },

    async deposit(config: ChannelConfig, amount: bigint) {
      return mined(contract, "deposit", await this.depositArguments(config, amount));
    },

    /** A voucher for `maximum` that claims `claimed`, or all of it. */
    async row(config: ChannelConfig, maximum: bigint, claimed = maximum, signer: ethers.Signer = payerAuthorizer) {
      const voucher = { channelId: channelIdOf(config), maxClaimableAmount: maximum };
      const signature = await signer.signTypedData(channelDomain, channelTypes.voucher, voucher);
      return { config, maximum, claimed, signature } satisfies ClaimRow;
    },

    /** A claim that anyone may send, with the authorizer's signature. */
    async claimArguments(rows: readonly ClaimRow[], signer: ethers.Signer = receiverAuthorizer): Promise<unknown[]> {
      return [rows.map(argumentOf), await signClaims(signer, rows)];
    },

    async claim(...rows: ClaimRow[]) {
      return mined(contract, "claimWithSignature", await this.claimArguments(rows));
    },

    /** The balance and the claimed sum. */
    state: async (config: ChannelConfig) => [...((await read("channels", channelIdOf(config))) as Iterable<bigint>)],
    pending: async (config: ChannelConfig) => [
      ...((await read("pendingWithdrawals", channelIdOf(config))) as Iterable<bigint>),
    ],
    refundNonce: (config: ChannelConfig) => read("refundNonce", channelIdOf(config)) as Promise<bigint>,

    /** The error by which the contract refuses a call, or "none". */
    refusal: (method: string, args: readonly unknown[], who: ethers.Signer = relayer) =>
      revertOf(
        by(who)
          .getFunction(method)
          .staticCall(...args, { gasLimit: 2_000_000n }),
        errors,
      ),

    /** The events of the contract, as `Name(arguments)`; a channel's configuration is left out. */
    events: (receipt: ethers.TransactionReceipt) =>
      receipt.logs
        .filter(({ address }) => address === batchSettlement)
        .map((log) => contract.interface.parseLog(log))
        .map((event) => `${event?.name}(${event?.args.filter((each) => !Array.isArray(each)).join()})`),

    async pass(seconds: number) {
      await provider.send("evm_increaseTime", [seconds]);
      await provider.send("evm_mine", []);
    },
  };
}
