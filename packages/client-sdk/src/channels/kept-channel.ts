import type { ChannelConfig, DepositAuthorization } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { SponsoredApproval } from "@lunas/protocol/wire/x402";

/** A voucher whose purchase has not ended, or whose outcome is not known. Amounts in base units, as decimal text. */
export interface OpenVoucher {
  /** What it was signed for, as a hash: the same purchase sends it again. Empty: that purchase was served. */
  readonly purchase: string;
  /** `charged`: the shop's books have it, and the purchase was not served. */
  readonly status: "unknown" | "charged";
  readonly max: string;
  /** The price that it covers: at most so much of it can be charged. */
  readonly price: string;
  /** The highest sum that was signed for other purchases before it. */
  readonly before: string;
}

/** A deposit whose outcome is not known, or that was refused. Its Permit2 nonce is used by no other deposit. */
export interface PendingDeposit {
  /** What it was signed for, as a hash: only that purchase sends it again. */
  readonly purchase: string;
  readonly amount: string;
  readonly authorization: DepositAuthorization;
  readonly approval: SponsoredApproval | null;
  /** The channel's balance before it. */
  readonly before: string;
  /** `refused`: the shop refused it; another signature with the same nonce may follow. */
  readonly status: "open" | "refused";
}

/**
 * A channel of this payer, with the key of its vouchers. Amounts in base units, as decimal text: it is stored as it is. The holder of
 * `sessionKey` can pay the channel's merchant with the deposit, and no other account can.
 */
export interface KeptChannel {
  readonly channelId: Hex;
  /** CAIP-2. */
  readonly network: string;
  /** The contract that holds the deposit. */
  readonly contract: Hex;
  readonly config: ChannelConfig;
  readonly sessionKey: Hex;
  /** The shop that it was opened for, and an address of it that takes a channel's payment. */
  readonly origin: string;
  readonly url: string;
  /** `disputed`: the shop contradicted itself; nothing more is signed. */
  readonly status: "opening" | "open" | "disputed" | "withdrawing" | "closed";
  /** What was deposited and not given back, as far as it is proven. */
  readonly balance: string;
  /** What the shop has charged, as far as this client agrees. */
  readonly charged: string;
  /** The highest sum that was ever signed: the merchant can claim so much, and no more. */
  readonly signed: string;
  readonly deposit: PendingDeposit | null;
  /** Deposits that the shop reported as made, until their deadlines: without a proof of the chain they still can be. */
  readonly reported: readonly { readonly nonce: string; readonly deadline: string }[];
  readonly open: readonly OpenVoucher[];
  /** When the withdrawal that is under way can end. */
  readonly withdrawableAtMs: number | null;
  readonly openedAtMs: number;
}

const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** What can still be charged. Never below 0. */
export function availableIn({ balance, charged }: Pick<KeptChannel, "balance" | "charged">): bigint {
  return most(BigInt(balance) - BigInt(charged), 0n);
}

/** What is locked in the channel, a deposit whose outcome is open included. */
export function lockedIn(channel: KeptChannel): bigint {
  if (channel.status === "closed") return 0n;
  return availableIn(channel) + BigInt(channel.deposit?.amount ?? "0");
}

/** Whether this process knows where the shop's books are: no voucher's outcome is open. */
export function isInStep({ open }: Pick<KeptChannel, "open">): boolean {
  return open.every(({ status }) => status === "charged");
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,38})$/;
const isText = (value: unknown) => typeof value === "string";
const isHex = (length: number) => (value: unknown) =>
  isText(value) && new RegExp(`^0x[0-9a-fA-F]{${length}}$`).test(String(value));
const isDecimal = (value: unknown) => isText(value) && DECIMAL.test(String(value));

/** Whether a stored value has the form of a channel. */
export function isKeptChannel(value: unknown): value is KeptChannel {
  const channel = (value ?? {}) as Partial<KeptChannel>;
  const { config, deposit = null, open } = channel;
  return (
    isHex(64)(channel.channelId) &&
    isHex(40)(channel.contract) &&
    isHex(64)(channel.sessionKey) &&
    [channel.network, channel.origin, channel.url, channel.status].every(isText) &&
    [channel.balance, channel.charged, channel.signed].every(isDecimal) &&
    isHex(40)(config?.receiver) &&
    (deposit === null ||
      (isDecimal(deposit.amount) && isText(deposit.purchase) && isText(deposit.authorization?.nonce))) &&
    Array.isArray(channel.reported) &&
    channel.reported.every(({ nonce, deadline }) => /^[0-9]+$/.test(nonce) && /^[0-9]+$/.test(deadline)) &&
    Array.isArray(open) &&
    open.every(({ purchase, max, price, before }) => isText(purchase) && [max, price, before].every(isDecimal))
  );
}
