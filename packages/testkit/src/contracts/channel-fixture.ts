import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { ChannelReads, ChargeOutcome, ChargeRequest, ChargeStore } from "@lunas/domain/channel/ports";
import { type ChargeId, type MerchantId, newMonthlyId } from "@lunas/domain/shared/id";
import { freshAddress, freshHash } from "./fresh";

/** What the contract of channels works with. */
export interface ChannelStores {
  readonly charges: ChargeStore;
  readonly reads: ChannelReads;
  /** Two merchants of which no other test has a channel. */
  readonly merchantIds: readonly [MerchantId, MerchantId];
  /** Stores a channel as the confirmation of its deposit does. */
  readonly open: (channel: StoredChannel) => Promise<void>;
  /** Writes what the chain shows, or (`claiming`) what a claim under way will have claimed. */
  readonly chainShows: (id: StoredChannel["id"], change: ChannelChange) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ChannelChange {
  readonly claimed?: bigint;
  readonly claiming?: bigint;
  readonly status?: StoredChannel["status"];
}

export type MakeChannelStores = () => Promise<ChannelStores>;

/** An open channel of a new payer with 100,000 base units. */
export function aChannel(merchantId: MerchantId, overrides: Partial<StoredChannel> = {}): StoredChannel {
  const wallet = freshAddress();
  return {
    id: freshHash(),
    merchantId,
    ...{ environment: "sandbox", network: "sandbox", chainId: 1337, tokenSymbol: "IDRX" },
    config: {
      ...{ payer: freshAddress(), payerAuthorizer: freshAddress(), receiver: wallet },
      ...{ receiverAuthorizer: freshAddress(), token: freshAddress(), withdrawDelay: 86_400, salt: freshHash() },
    },
    ...{ managedBy: "lunas", status: "open" },
    onChain: {
      ...{ balance: 100_000n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
      readAtBlock: 10,
    },
    ...{ charged: 0n, signedMax: 0n, voucherSignature: null, lastChargeId: null, lastChargeAtMs: null },
    ...{ unclaimedSinceMs: null, actionId: null, openedAtMs: Date.now(), closedAtMs: null },
    ...overrides,
  };
}

export async function opened(stores: ChannelStores, overrides: Partial<StoredChannel> = {}): Promise<StoredChannel> {
  const channel = aChannel(stores.merchantIds[0], overrides);
  await stores.open(channel);
  return channel;
}

export function scopeOf({ merchantId, environment }: Pick<StoredChannel, "merchantId" | "environment">) {
  return { merchantId, environment };
}

/** A voucher for the first charge of a channel, of 1,000; `charged`: what came before it. */
export function aCharge(
  channel: StoredChannel,
  { charged = 0n, ...overrides }: Partial<ChargeRequest> & { readonly charged?: bigint } = {},
): ChargeRequest {
  const price = overrides.price ?? 1_000n;
  return {
    scope: scopeOf(channel),
    channelId: channel.id,
    chargeId: newMonthlyId("chg", Date.now()),
    ...{ price, amount: price, maxClaimable: charged + price, signature: `${freshHash()}${"5f".repeat(33)}` as const },
    ...{ resource: null, description: null, metadata: null, bodyHash: freshHash(), idempotency: null, leaseMs: 60_000 },
    ...overrides,
  };
}

/** Charges one voucher after the other, each of 1,000 and with its answer received. */
export async function charged(stores: ChannelStores, channel: StoredChannel, count: number) {
  const ids: ChargeId[] = [];
  for (let index = 0; index < count; index += 1) {
    const request = aCharge(channel, { charged: BigInt(index) * 1_000n });
    mustBeCharged(await stores.charges.charge(request));
    await stores.charges.noteAnswered(request);
    ids.push(request.chargeId);
  }
  return ids;
}

export function mustBeCharged(outcome: ChargeOutcome): Extract<ChargeOutcome, { kind: "charged" }> {
  if (outcome.kind !== "charged") throw new Error(`expected a charge, got ${outcome.kind}`);
  return outcome;
}
