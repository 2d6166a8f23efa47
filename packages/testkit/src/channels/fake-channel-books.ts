import type {
  ChannelConfig,
  ChannelPayload,
  ChannelRecord,
  ChannelState,
  ChargeResponse,
  DepositPart,
} from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import { channelConfig } from "./channel-config";
import { depositSigner, encodedChannelId, voucherSigner } from "./channel-signatures";

/** A channel in the fake's books and on its chain. Amounts in base units. */
export interface FakeChannel {
  readonly config: ChannelConfig;
  balance: bigint;
  claimed: bigint;
  charged: bigint;
  signedMax: bigint;
  signature: Hex | null;
  withdrawRequestedAt: number;
}

/** A refusal as the service answers it. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(`It is ${code}.`);
  }
}

export interface FakeCharge {
  readonly chargeId: string;
  readonly channelId: Hex;
  readonly amount: bigint;
  isVoided: boolean;
}

/** The rules of channels, in memory: signatures are really checked, and a deposit is on the chain at once. */
export class FakeChannelBooks {
  readonly channels = new Map<string, FakeChannel>();
  readonly charges: FakeCharge[] = [];
  readonly usedNonces = new Set<string>();
  /** Hashes of deposits and refunds. */
  readonly transactions: string[] = [];

  /** As `POST /facilitate`. Throws `FakeRefusal`. */
  facilitate({ payload, accepted }: ChannelPayload, price: bigint, charge: bigint = price): ChargeResponse {
    checkSigned({ payload, accepted } as ChannelPayload);
    if (payload.type === "refund") return this.refund(payload.voucher.channelId);
    if (payload.type === "deposit") return this.deposit(payload, price, charge);
    return this.voucher(payload, price, charge);
  }

  /** The checks of a voucher, and nothing is charged. */
  verify({ payload, accepted }: ChannelPayload, price: bigint): FakeChannel {
    checkSigned({ payload, accepted } as ChannelPayload);
    return this.checked(payload.voucher, price);
  }

  void(chargeId: string): FakeCharge {
    const charge = this.charges.find((each) => each.chargeId === chargeId);
    if (charge === undefined) throw new FakeRefusal(404, "charge_not_found");
    if (!charge.isVoided) this.of(charge.channelId).charged -= charge.amount;
    charge.isVoided = true;
    return charge;
  }

  of(channelId: string): FakeChannel {
    const channel = this.channels.get(channelId);
    if (channel === undefined || channel.balance === 0n) throw new FakeRefusal(404, "channel_not_found");
    return channel;
  }

  stateOf(channelId: Hex): ChannelState {
    const channel = this.channels.get(channelId);
    return {
      channelId,
      balance: String(channel?.balance ?? 0n),
      totalClaimed: String(channel?.claimed ?? 0n),
      withdrawRequestedAt: channel?.withdrawRequestedAt ?? 0,
      refundNonce: "0",
      chargedCumulativeAmount: String(channel === undefined ? 0n : baseOf(channel)),
    };
  }

  private checked({ channelId, maxClaimableAmount }: ChannelPayload["payload"]["voucher"], price: bigint) {
    const channel = this.of(channelId);
    if (channel.withdrawRequestedAt > 0) throw new FakeRefusal(409, "channel_withdrawing");
    if (BigInt(maxClaimableAmount) !== baseOf(channel) + price) throw this.outOfStep(channelId);
    if (BigInt(maxClaimableAmount) > channel.balance) {
      throw new FakeRefusal(400, "channel_exhausted", {
        balance: String(channel.balance),
        charged: String(channel.charged),
      });
    }
    return channel;
  }

  private outOfStep(channelId: Hex): FakeRefusal {
    const channel = this.of(channelId);
    const { balance, claimed, signedMax, signature, withdrawRequestedAt } = channel;
    return new FakeRefusal(409, "channel_out_of_step", {
      ...{ balance: String(balance), charged: String(baseOf(channel)), claimed: String(claimed), refundNonce: "0" },
      withdrawRequestedAt: String(withdrawRequestedAt),
      ...(signature === null || signedMax < baseOf(channel)
        ? {}
        : { signedMaxClaimable: String(signedMax), signature }),
    });
  }

  private voucher({ voucher }: ChannelPayload["payload"], price: bigint, charge: bigint): ChargeResponse {
    const channel = this.checked(voucher, price);
    if (charge > 0n) {
      channel.charged = baseOf(channel) + charge;
      Object.assign(channel, { signedMax: BigInt(voucher.maxClaimableAmount), signature: voucher.signature });
    }
    return this.answer(voucher.channelId, { charge, transaction: "", amount: "" });
  }

  private deposit(part: DepositPart, price: bigint, charge: bigint): ChargeResponse {
    const { channelConfig: config, voucher, deposit } = part;
    const { nonce, from } = deposit.authorization.permit2Authorization;
    if (this.usedNonces.has(`${from} ${nonce}`))
      throw new FakeRefusal(409, "nonce_already_used", { status: "confirmed" });
    const before = this.channels.get(voucher.channelId);
    if (BigInt(voucher.maxClaimableAmount) !== (before === undefined ? 0n : baseOf(before)) + price)
      throw this.outOfStep(voucher.channelId);
    this.usedNonces.add(`${from} ${nonce}`);
    const opened = before ?? {
      ...{ config, balance: 0n, claimed: 0n, charged: 0n, signedMax: 0n, signature: null, withdrawRequestedAt: 0 },
    };
    opened.balance += BigInt(deposit.amount);
    this.channels.set(voucher.channelId, opened);
    const transaction = this.transact();
    const { settlement, ...charged } = this.voucher(part, price, charge);
    return { ...charged, settlement: { ...settlement, transaction, amount: deposit.amount } };
  }

  private refund(channelId: Hex): ChargeResponse {
    const channel = this.of(channelId);
    const amount = channel.balance - baseOf(channel);
    channel.claimed = baseOf(channel);
    channel.balance = channel.claimed;
    return this.answer(channelId, { charge: null, transaction: this.transact(), amount: String(amount) });
  }

  private transact(): string {
    const hash = `0x${String(this.transactions.length + 1).padStart(64, "0")}`;
    this.transactions.push(hash);
    return hash;
  }

  private answer(
    channelId: Hex,
    moved: { charge: bigint | null; transaction: string; amount: string },
  ): ChargeResponse {
    const channel = this.of(channelId);
    const { charge, transaction, amount } = moved;
    const chargeId = charge === null || charge === 0n ? null : `chg_${this.charges.length + 1}`;
    if (chargeId !== null) this.charges.push({ chargeId, channelId, amount: charge ?? 0n, isVoided: false });
    const chargedAmount = charge === null ? {} : { chargedAmount: String(charge) };
    const settlement = {
      ...{ success: true as const, transaction, network: channelConfig.x402.caip2Network, amount },
      payer: channel.config.payer,
      extra: { ...chargedAmount, channelState: this.stateOf(channelId) },
    };
    return { success: true, chargeId, channel: recordOf(channelId, channel), settlement };
  }
}

/** What the contract has claimed counts as charged. */
export function baseOf({ charged, claimed }: Pick<FakeChannel, "charged" | "claimed">): bigint {
  return charged > claimed ? charged : claimed;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function checkSigned({ payload, accepted }: ChannelPayload): void {
  const { channelConfig: config, voucher } = payload;
  const batch = channelConfig.x402.batchSettlement;
  const terms: readonly (readonly [string, string, string])[] = [
    ["channelId", encodedChannelId(config), voucher.channelId],
    ["receiver", accepted.payTo, config.receiver],
    ["receiverAuthorizer", batch?.receiverAuthorizer ?? "", config.receiverAuthorizer],
    ["token", accepted.asset, config.token],
    ["withdrawDelay", String(batch?.withdrawDelay), String(config.withdrawDelay)],
  ];
  const wrong = terms.find(([, expected, actual]) => !same(expected, actual));
  if (wrong !== undefined) throw new FakeRefusal(400, "payment_mismatch", { field: wrong[0] });
  if (!same(voucherSigner(voucher), config.payerAuthorizer)) throw new FakeRefusal(400, "invalid_signature");
  if (payload.type !== "deposit") return;
  const { permit2Authorization: permit } = payload.deposit.authorization;
  const isSound =
    same(depositSigner(permit), config.payer) &&
    permit.witness.channelId === voucher.channelId &&
    permit.permitted.amount === payload.deposit.amount &&
    same(permit.spender, batch?.permit2Collector ?? "");
  if (!isSound) throw new FakeRefusal(400, "invalid_signature");
}

export function recordOf(channelId: Hex, channel: FakeChannel): ChannelRecord {
  const { config, balance, charged, claimed } = channel;
  return {
    ...{ channelId, environment: "sandbox", network: "sandbox", token: "IDRX", ...withoutToken(config) },
    ...{ managedBy: "lunas", status: "open", balance: String(balance), charged: String(charged) },
    ...{ claimed: String(claimed), available: String(balance - charged), withdrawableAt: null },
    ...{ openedAt: "2026-11-27T08:00:00.000Z", lastChargeAt: null },
  };
}

function withoutToken({ token: _token, ...config }: ChannelConfig) {
  return config;
}
