import type { ChannelLedgerChain, ChannelMove, LedgerAction, LedgerChannel, LedgerReceiver } from "./channel-ledger";

type States = Awaited<ReturnType<ChannelLedgerChain["channelStates"]>>;

/** Disagreements about a channel: between its rows, and of the rows with the contract. Pure. Null: the contract was not read. */
export function explainChannel(channel: LedgerChannel, onChain: States["channels"][number] | null): string[] {
  const { id, balance, claimed, charged, isOurs } = channel;
  return [
    ...(onChain !== null && onChain.balance !== balance
      ? [`channel ${id} has ${balance} in the rows and ${onChain.balance} in the contract`]
      : []),
    ...(onChain !== null && onChain.claimed !== claimed
      ? [`of channel ${id} ${claimed} is claimed in the rows and ${onChain.claimed} in the contract`]
      : []),
    ...(channel.claimedByUs > claimed && onChain !== null
      ? [`of channel ${id} we have claimed ${channel.claimedByUs}, and the rows have ${claimed} as claimed`]
      : []),
    ...(isOurs && channel.claimedByUs > charged
      ? [`of channel ${id} we have claimed ${channel.claimedByUs}, and ${charged} is charged`]
      : []),
    // Rows that were lost have charged it, or its merchant claimed by itself what it had voided. The payer goes on from what is claimed.
    ...(isOurs && claimed > charged ? [`of channel ${id} ${claimed} is claimed, and only ${charged} is charged`] : []),
    ...(isOurs && channel.sumOfCharges + channel.uncounted !== charged
      ? [`channel ${id} has ${charged} as charged, and its charges are ${channel.sumOfCharges}`]
      : []),
    ...(isOurs && charged > channel.signedMax
      ? [`of channel ${id} ${charged} is charged, and its voucher allows ${channel.signedMax}`]
      : []),
  ];
}

/** Disagreements about what a wallet was paid. Pure. `foreign`: what others have paid out to it. */
export function explainReceiver(row: LedgerReceiver, onChain: States["receivers"][number], foreign: bigint): string[] {
  const { receiver, claimed, settled, paidOut, isEnding } = row;
  return [
    ...(onChain.claimed === claimed
      ? []
      : [`for ${receiver} ${claimed} is claimed in the rows and ${onChain.claimed} in the contract`]),
    ...(onChain.settled === settled
      ? []
      : [`to ${receiver} ${settled} is paid out in the rows and ${onChain.settled} by the contract`]),
    ...(isEnding || paidOut + foreign === settled
      ? []
      : [`to ${receiver} the contract has paid out ${settled}, and its payouts are ${paidOut + foreign}`]),
  ];
}

export interface ActionFacts {
  /** What its transaction moved; null: the chain does not have it. */
  readonly moves: readonly ChannelMove[] | null;
  /** The oldest block whose transactions the node has. */
  readonly oldestKept: number;
}

/** Disagreements about a claim, a payout or a refund that has ended. Pure. */
export function explainAction(action: LedgerAction, { moves, oldestKept }: ActionFacts): string[] {
  const { id, status, txHash, blockNumber, isCarried } = action;
  if (status !== "confirmed") return [];
  if (txHash === null || !isCarried) return [`${id} is confirmed, and no transaction of a lane carries it`];
  if (moves !== null) return unmoved(action, moves);
  const isForgotten = blockNumber !== null && blockNumber < oldestKept;
  return isForgotten ? [] : [`${id} is confirmed, and the chain does not have ${txHash}`];
}

/** What a claim moved, its channels' own sums say. */
function unmoved({ id, kind, amount, ...action }: LedgerAction, moves: readonly ChannelMove[]): string[] {
  if (kind === "claim") return [];
  const own = moves.filter(
    (move) =>
      move.kind === kind &&
      move.channelId === (kind === "refund" ? action.channelId : null) &&
      (move.key === null || (move.key.receiver === action.receiver && move.key.asset === action.asset)),
  );
  const moved = own.reduce((sum, move) => sum + move.amount, 0n);
  return moved === amount ? [] : [`${id} is confirmed with ${amount}, and its transaction moved ${moved}`];
}
