import type { ChannelId } from "@lunas/domain/channel/channel";
import { receiverName } from "./channel-chain";
import type { ChannelHarness } from "./channel-harness";
import { storedIn } from "./channel-rows";

/** Everything that may not be, when all has come to rest; nothing, as it should be. */
export function channelFindings(harness: ChannelHarness): readonly string[] {
  return [
    ...harness.rows.wrong,
    ...chargeFindings(harness),
    ...channelFindingsOf(harness),
    ...walletFindings(harness),
    ...openFindings(harness),
  ];
}

/** Each charge is in its channel's sum once, and was reported as the success of one request. */
function chargeFindings({ rows, reported, openRequests }: ChannelHarness): readonly string[] {
  const found: string[] = [];
  const requests = new Map<string, Set<number>>();
  for (const { chargeId, request } of reported)
    requests.set(chargeId, (requests.get(chargeId) ?? new Set()).add(request));
  for (const [chargeId, own] of requests) {
    if (own.size > 1) found.push(`${chargeId} was reported as the success of ${own.size} requests`);
    if (!rows.channels.charges.some(({ id }) => id === chargeId))
      found.push(`${chargeId} was reported and is in no row`);
  }
  for (const { id, channelId, status } of rows.channels.charges) {
    const isOpen = (openRequests.get(channelId)?.count ?? 0) > 0;
    if (status === "charged" && !requests.has(id) && !isOpen) found.push(`${id} was charged, and no shop was reported`);
  }
  return found;
}

/** A refund that had reverted for good, and that a reorganization below the depth let succeed after all. */
function hasLateRefund({ rows, ledger }: ChannelHarness, id: ChannelId): boolean {
  const failed = [...rows.actions.values()].filter(
    ({ kind, status, channelId }) => kind === "refund" && status === "failed" && channelId === id,
  );
  const hashes = new Set(failed.map(({ txHash }) => txHash));
  return ledger.blocks.some(({ transactions }) =>
    transactions.some(({ hash, status }) => hashes.has(hash) && status === "success"),
  );
}

function channelFindingsOf(harness: ChannelHarness): readonly string[] {
  const { rows, ledger, unclaimable } = harness;
  return storedIn(rows).flatMap(({ id, charged, signedMax, onChain, status }) => {
    const contract = ledger.tip().state.channels.get(id);
    const uncounted = rows.channels.channels.get(id)?.uncounted ?? 0n;
    const charges = rows.channels.charges.filter((each) => each.channelId === id && each.status === "charged");
    const sum = charges.reduce((total, { amount }) => total + amount, 0n);
    const confirmed = [...rows.actions.values()].filter((each) => each.status === "confirmed");
    const own = confirmed.flatMap(({ written }) => written?.rows.filter((row) => row.channelId === id) ?? []);
    const above = own.filter(({ totalClaimed }) => totalClaimed > charged);
    return [
      ...(sum + uncounted === charged ? [] : [`${id} has ${charged} as charged, and its charges are ${sum}`]),
      ...(charged <= signedMax ? [] : [`of ${id} ${charged} is charged, and its payer signed ${signedMax}`]),
      ...above.map(({ totalClaimed }) => `of ${id} we claimed ${totalClaimed}, and ${charged} is charged`),
      ...(contract?.balance === onChain.balance
        ? []
        : [`${id} has ${onChain.balance}, in the contract ${contract?.balance}`]),
      ...(contract?.claimed === onChain.claimed
        ? []
        : [`of ${id} ${onChain.claimed} is claimed, ${contract?.claimed} in the contract`]),
      ...(unclaimable.has(id) ||
      rows.spoiled.has(id) ||
      hasLateRefund(harness, id) ||
      (contract?.claimed ?? 0n) >= charged
        ? []
        : [`of ${id} (${status}) ${charged} is charged, and ${contract?.claimed} is claimed of ${contract?.balance}`]),
    ];
  });
}

/** What the contract has claimed for a wallet has reached it. */
function walletFindings({ rows, ledger }: ChannelHarness): readonly string[] {
  return [...ledger.tip().state.receivers].flatMap(([name, { claimed, settled }]) => {
    const row = rows.receivers.get(name);
    const own = [...rows.actions.values()].filter(({ key }) => key !== null && receiverName(key) === name);
    const paid = own.reduce((sum, { status, amount }) => (status === "confirmed" ? sum + (amount ?? 0n) : sum), 0n);
    return [
      ...((row?.claimed ?? 0n) === claimed
        ? []
        : [`for ${name} ${row?.claimed} is claimed, ${claimed} in the contract`]),
      ...((row?.settled ?? 0n) === settled
        ? []
        : [`to ${name} ${row?.settled} is paid out, ${settled} by the contract`]),
      // What was reported as paid stays so after a reorganization, as payments do: another payout may have moved it since.
      ...(paid <= settled || own.some(({ isReopened }) => isReopened)
        ? []
        : [`to ${name} the payouts are ${paid}, and the contract paid ${settled}`]),
      ...(claimed === settled ? [] : [`${name} has not got ${claimed - settled}`]),
    ];
  });
}

function openFindings({ rows }: ChannelHarness): readonly string[] {
  const actions = [...rows.actions.values()].filter(({ isEnded }) => !isEnded);
  return [
    ...actions.map(({ id, kind, status }) => `${id} (${kind}) is ${status}`),
    ...storedIn(rows).flatMap(({ id, actionId }) => (actionId === null ? [] : [`${id} is still in ${actionId}`])),
    ...rows.transactions.flatMap(({ isOpen, transaction }) => (isOpen ? [`${transaction.hash} is open`] : [])),
  ];
}
