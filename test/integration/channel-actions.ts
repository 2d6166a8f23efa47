import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { ChannelStates, NewAction } from "@lunas/domain/channel/claims/ports";
import type { ClosedTransaction } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { newId } from "@lunas/domain/shared/id";
import { freshHash } from "@lunas/testkit/contracts/fresh";

/** A claim of 60 of each channel. */
export function claimOf(
  chainId: number,
  channels: readonly StoredChannel[],
  change: Partial<NewAction> = {},
): NewAction {
  const rows = channels.map(({ id, merchantId, config }) => ({
    ...{
      channelId: id,
      merchantId,
      config,
      signedMax: 60n,
      voucherSignature: "0x11" as Hex,
      totalClaimed: 60n,
      amount: 60n,
    },
  }));
  return {
    ...{
      id: newId("clm"),
      kind: "claim",
      chainId,
      environment: "sandbox",
      network: "sandbox",
      merchantId: null,
      asset: null,
    },
    ...{ receiver: null, authorizer: null, cause: "schedule", amount: 60n, rows, calldata: "0xc0de", isUrgent: false },
    ...{ tokenSymbol: null, gasLimit: 100_000n, channelId: null, channels: rows.length },
    ...change,
  };
}

/** The end of nonce 5. */
export const closing = (minedHash: Hex | null, change: Partial<ClosedTransaction> = {}): ClosedTransaction => ({
  ...{
    nonce: 5,
    minedHash,
    status: "success",
    gasUsed: 100_001n,
    effectiveGasPriceWei: 1n,
    blockNumber: 20,
    isAction: true,
  },
  ...change,
});

/** What a block shows of one channel. */
export const shown = (
  channel: StoredChannel,
  number: number,
  change: Partial<ChannelStates["channels"][number]> = {},
): ChannelStates => ({
  block: { number, hash: freshHash(), timestampSeconds: 1 },
  channels: [
    {
      ...{ id: channel.id, balance: 100n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
      ...change,
    },
  ],
  receivers: [],
});
