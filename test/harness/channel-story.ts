import { randomBytes } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact } from "@lunas/contracts/artifact";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { Hex } from "@lunas/domain/shared/hex";
import { query } from "@lunas/stack/postgres/query";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import { channelDomain, channelIdOf, channelTypes, depositData } from "../integration/contracts-channels";
import { fundedPayer, idrx } from "./funded-payer";
import { openChannelRow } from "./open-channel-row";
import type { RegisteredMerchant } from "./register-merchant";
import type { Harness } from "./start-harness";

const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;

/** A channel on the sandbox chain with its row, and what its payer can do. Amounts in base units. */
export interface OpenedChannel {
  readonly id: Hex;
  readonly payer: ethers.Wallet;
  readonly config: StoredChannel["config"];
  /** The payer's session key signs a voucher for this sum, and the books have it as charged. */
  charge(sum: bigint, signer?: ethers.HDNodeWallet | ethers.Wallet): Promise<ChargedSum>;
  startWithdrawal(amount: bigint): Promise<void>;
  /** After the delay: takes what is left, as far as it was asked for. */
  finishWithdrawal(): Promise<void>;
  /** What the contract has. */
  onChain(): Promise<{ readonly balance: bigint; readonly claimed: bigint }>;
  /** Its row. */
  row(): Promise<ChannelRow>;
}

/** A sum as the books store it, to be stored together with others. */
export interface ChargedSum {
  readonly id: Hex;
  readonly sum: string;
  readonly signature: string;
}

export interface ChannelRow {
  readonly status: string;
  readonly balance: string;
  readonly claimed: string;
  readonly charged: string;
  readonly action_id: string | null;
}

export interface ActionRow {
  readonly id: string;
  readonly kind: string;
  readonly cause: string;
  readonly status: string;
  readonly channels: number;
  readonly urgent: boolean;
  readonly tx_hash: Hex | null;
  readonly block_number: string | null;
  readonly amount: string | null;
  readonly failure_code: string | null;
}

/** Where channels are opened, and by what. */
interface Place {
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  readonly provider: ethers.JsonRpcProvider;
  readonly contract: ethers.Contract;
  readonly authorizer: Address;
}

/** Opens channels by the contract itself: the rows are those of a confirmed deposit. */
export function channelStory({ stack, rpcUrl }: Pick<Harness, "stack" | "rpcUrl">) {
  const { databaseUrl } = stack;
  const options = { staticNetwork: true, cacheTimeout: -1, pollingInterval: 50 } as const;
  const provider = new ethers.JsonRpcProvider(rpcUrl, 1337, options);
  const abi = artifact("X402BatchSettlement").abi as ethers.InterfaceAbi;
  const contract = new ethers.Contract(batchSettlement, abi, provider);
  const authorizer = new ethers.Wallet(stack.secrets.authorizerKey).address as Address;
  const place = { databaseUrl, rpcUrl, provider, contract, authorizer };
  return {
    provider,
    open: (merchant: RegisteredMerchant, amount: bigint, withdrawDelay = 86_400) =>
      openChannel(place, merchant, { amount, withdrawDelay }),
    ...rowsOf(databaseUrl),
    /** What anybody may do: pays out what is claimed for the merchant. */
    settleByHand: async ({ walletAddress }: RegisteredMerchant) => {
      const { privateKey } = await fundedPayer(rpcUrl, 1n);
      const sender = new ethers.Wallet(privateKey, provider);
      await send(contract.connect(sender) as ethers.Contract, "settle", [walletAddress, idrx]);
    },
    close: () => provider.destroy(),
  };
}

async function openChannel(
  place: Place,
  merchant: RegisteredMerchant,
  { amount, withdrawDelay }: { readonly amount: bigint; readonly withdrawDelay: number },
): Promise<OpenedChannel> {
  const { databaseUrl, rpcUrl, provider, contract } = place;
  const { address, privateKey } = await fundedPayer(rpcUrl, amount);
  const payer = new ethers.Wallet(privateKey, provider);
  const session = freshWallet();
  const config = {
    ...{ payer: address, payerAuthorizer: session.address as Address, receiver: merchant.walletAddress },
    ...{ receiverAuthorizer: place.authorizer, token: idrx, withdrawDelay },
    salt: ethers.hexlify(randomBytes(32)) as Hex,
  };
  const typed = { ...config, withdrawDelay: BigInt(withdrawDelay) };
  const id = channelIdOf(typed) as Hex;
  const data = await depositData(payer, typed, { amount, nonce: 1n });
  const terms = [Object.values(typed), amount, permit2DepositCollector, data];
  const { blockNumber } = await send(contract.connect(payer) as ethers.Contract, "deposit", terms);
  await openChannelRow(databaseUrl, rowOf({ id, merchant, config, balance: amount, blockNumber }));
  return {
    ...{ id, payer, config },
    charge: async (sum, signer = session) => {
      const voucher = { channelId: id, maxClaimableAmount: sum };
      const signature = await signer.signTypedData(channelDomain, channelTypes.voucher, voucher);
      return { id, sum: sum.toString(), signature };
    },
    startWithdrawal: async (withdrawn) =>
      void (await send(contract.connect(payer) as ethers.Contract, "initiateWithdraw", [
        Object.values(typed),
        withdrawn,
      ])),
    finishWithdrawal: async () =>
      void (await send(contract.connect(payer) as ethers.Contract, "finalizeWithdraw", [Object.values(typed)])),
    onChain: async () => {
      const [balance, claimed] = (await contract.getFunction("channels")(id)) as [bigint, bigint];
      return { balance, claimed };
    },
    row: async () => {
      const [row] = await query(databaseUrl, "select * from channels where id = $1", [id]);
      return row as ChannelRow;
    },
  };
}

async function send(contract: ethers.Contract, method: string, terms: readonly unknown[]) {
  const sent = await contract.getFunction(method)(...terms);
  const receipt: ethers.TransactionReceipt | null = await sent.wait();
  if (receipt?.status !== 1) throw new Error(`${method} reverted`);
  return receipt;
}

interface NewRow {
  readonly id: Hex;
  readonly merchant: RegisteredMerchant;
  readonly config: StoredChannel["config"];
  readonly balance: bigint;
  readonly blockNumber: number;
}

function rowOf({ id, merchant, config, balance, blockNumber }: NewRow): StoredChannel {
  const onChain = { balance, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 };
  return {
    ...{ id, merchantId: merchant.merchantId as `mer_${string}`, environment: "sandbox", network: "sandbox" },
    ...{ chainId: 1337, tokenSymbol: "IDRX", config, managedBy: "lunas", status: "open" },
    onChain: { ...onChain, readAtBlock: blockNumber },
    ...{ charged: 0n, signedMax: 0n, voucherSignature: null, lastChargeId: null, lastChargeAtMs: null },
    ...{ unclaimedSinceMs: null, actionId: null, openedAtMs: Date.now(), closedAtMs: null },
  };
}

/** What a story stores and reads of the rows. */
function rowsOf(databaseUrl: string) {
  return {
    /** Stores what was charged, all in one statement: a settler sees all of it or nothing. */
    async store(...charged: readonly ChargedSum[]) {
      await query(
        databaseUrl,
        `update channels c set charged = row.sum, signed_max = row.sum, voucher_signature = row.signature, charges = c.charges + 1,
           last_charge_at = now(), unclaimed_since = coalesce(c.unclaimed_since, now())
         from jsonb_to_recordset($1::jsonb) as row (id text, sum numeric, signature text) where c.id = row.id`,
        [JSON.stringify(charged)],
      );
    },
    async actions(kind: string, channelId?: Hex): Promise<readonly ActionRow[]> {
      const rows = await query(
        databaseUrl,
        `select * from channel_actions a where a.kind = $1 and ($2 = '' or a.channel_id = $2
           or exists (select from channel_claims l where l.action_id = a.id and l.channel_id = $2)) order by a.created_at, a.id`,
        [kind, channelId ?? ""],
      );
      return rows as ActionRow[];
    },
    async payoutsOf(merchant: RegisteredMerchant): Promise<readonly ActionRow[]> {
      const sql = "select * from channel_actions where kind = 'payout' and merchant_id = $1 order by created_at, id";
      return (await query(databaseUrl, sql, [merchant.merchantId])) as ActionRow[];
    },
    async eventsOf(merchant: RegisteredMerchant, type: string): Promise<readonly { readonly data: object }[]> {
      const sql = "select data from events where merchant_id = $1 and type = $2 order by created_at, id";
      return (await query(databaseUrl, sql, [merchant.merchantId, type])) as { data: object }[];
    },
  };
}
