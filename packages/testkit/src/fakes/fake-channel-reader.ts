import type { ChannelId, ChannelOnChain } from "@lunas/domain/channel/channel";
import type { ChannelReader, DepositReading } from "@lunas/domain/channel/shop/ports";

/** What the fake chain says, each part as a test changes it. */
export interface FakeChannels {
  /** By the id of the channel; another one has nothing in it. Null: the contract gives no answer. */
  states: Map<ChannelId, ChannelOnChain> | null;
  receiver: { readonly claimed: bigint; readonly settled: bigint } | null;
  deposit: DepositReading;
  isVoucherSigned: boolean;
  isAuthorizerSigned: boolean;
  /** How often the chain was read. */
  reads: number;
}

export const emptyChannel: ChannelOnChain = {
  ...{ balance: 0n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0, readAtBlock: 100 },
};

/** A chain on which everything is as it should be, and a reader of it. */
export function fakeChannelReader(idOf: ChannelReader["idOf"]): { readonly now: FakeChannels; reader: ChannelReader } {
  const now: FakeChannels = {
    states: new Map(),
    receiver: { claimed: 900n, settled: 400n },
    deposit: {
      ...{ kind: "signed", simulated: null, channel: emptyChannel },
      funds: { balance: 10n ** 12n, allowance: 10n ** 12n },
    },
    isVoucherSigned: true,
    isAuthorizerSigned: true,
    reads: 0,
  };
  const read = <T>(value: T): Promise<T> => {
    now.reads += 1;
    return Promise.resolve(value);
  };
  const reader: ChannelReader = {
    idOf,
    readChannels: (_chain, ids) => {
      const { states } = now;
      return read(states === null ? null : ids.map((id) => states.get(id) ?? emptyChannel));
    },
    readReceiver: () => read(now.receiver),
    isVoucherSigned: async () => now.isVoucherSigned,
    readDeposit: () => read(now.deposit),
    isClaimSigned: async () => now.isAuthorizerSigned,
    isRefundSigned: async () => now.isAuthorizerSigned,
  };
  return { now, reader };
}
