import type { Chain } from "@lunas/catalog/chain";
import type { ReceiverKey, StoredPayout } from "@lunas/domain/channel/claims/ports";
import type { PayoutId } from "@lunas/domain/shared/id";
import { receiverName } from "./channel-chain";
import { type ActionRow, type ChannelRows, storedIn } from "./channel-rows";

const waitMs = { beforePaying: 10_000, beforeGivingUp: 20_000 };

/** Wallets for which the contract holds something, and those whose merchants asked. */
export function payoutsIn(rows: ChannelRows, chain: Chain): readonly StoredPayout[] {
  if (chain.channels === null) return [];
  const terms = chain.channels.payout;
  const open = [...rows.actions.values()].filter(({ kind, isEnded }) => kind === "payout" && !isEnded);
  const keys = new Map<string, ReceiverKey>();
  for (const { receiver, asset, unpaidSinceMs } of rows.receivers.values())
    if (unpaidSinceMs !== null) keys.set(receiverName({ receiver, asset }), { receiver, asset });
  for (const { key, written } of open) if (key !== null && written === null) keys.set(receiverName(key), key);
  return [...keys.values()].map((key) => {
    const row = rows.receivers.get(receiverName(key));
    const own = open.filter((each) => each.key !== null && receiverName(each.key) === receiverName(key));
    const request = own.find(({ written }) => written === null);
    const channels = storedIn(rows).filter(
      ({ config }) => config.receiver === key.receiver && config.token === key.asset,
    );
    const requestedWithin = (ms: number) =>
      channels
        .filter(({ id }) => (rows.claimRequested.get(id) ?? 0) > rows.channels.clock.now() - ms)
        .filter(({ charged, onChain: { claimed, balance } }) => charged > claimed && balance > claimed).length;
    const claimsToCome = requestedWithin(waitMs.beforeGivingUp);
    const awaited = request !== undefined && requestedWithin(waitMs.beforePaying) > 0 ? claimsToCome : 0;
    const [first] = channels;
    if (first === undefined) throw new Error("a wallet without a channel");
    return {
      candidate: {
        ...{ ...key, unpaid: (row?.claimed ?? 0n) - (row?.settled ?? 0n), unpaidSinceMs: row?.unpaidSinceMs ?? null },
        claimsUnderWay: claimsUnderWay(rows, key) + awaited,
        isUnderWay: own.some(({ written }) => written !== null),
        ...{ terms, isRequested: request !== undefined, walletChangesAtMs: null, failedAtMs: null },
      },
      ...{ requestId: (request?.id as PayoutId | undefined) ?? null, claimsToCome },
      of: {
        ...{ merchantId: first.merchantId, environment: first.environment, network: first.network, ...key },
        ...{ tokenSymbol: first.tokenSymbol, channels: channels.length },
      },
    };
  });
}

/** Claims that pay a wallet, until its sums are read at their block or later. */
export function claimsUnderWay(
  rows: ChannelRows,
  key: ReceiverKey,
  counts: (claim: ActionRow) => boolean = () => true,
): number {
  const readAt = rows.receivers.get(receiverName(key))?.readAtBlock ?? -1;
  const actions = storedIn(rows)
    .filter(({ config }) => config.receiver === key.receiver && config.token === key.asset)
    .flatMap(({ id, actionId }) => {
      const action = actionId === null ? undefined : rows.actions.get(actionId);
      return action?.written?.rows.some(({ channelId }) => channelId === id) ? [action] : [];
    });
  const isUnderWay = ({ isEnded, blockNumber }: ActionRow) => !isEnded || (blockNumber ?? 0) > readAt;
  return new Set(actions.filter((action) => isUnderWay(action) && counts(action))).size;
}
