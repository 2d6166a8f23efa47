import type { Chain, Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { comparedChain, connectRpc } from "@lunas/chain/connect";
import { createLedgerChain } from "@lunas/chain/read/ledger-chain";
import { type Audit, audit } from "@lunas/domain/ledger/audit";
import { type ClosedEpoch, type Ends, type EpochSum, type LedgerStore, owners } from "@lunas/domain/ledger/ledger";
import { systemClock } from "@lunas/runtime/clock";
import type { Result } from "./result";
import { table } from "./table";

/** The first disagreements are enough for a report. */
const mostReported = 200;

export interface LedgerPlaces {
  readonly ledger: LedgerStore;
  /** Private RPC endpoints; a chain without one is left out. */
  readonly rpcUrls: Readonly<Record<Network, readonly string[] | undefined>>;
}

/** Audits one network, or all that can be reached; succeeds only without any disagreement. */
export async function runLedger({ ledger, rpcUrls }: LedgerPlaces, network: Network | null): Promise<Result> {
  const wanted = chains.filter((chain) => network === null || chain.network === network);
  const texts: string[] = [];
  const data: unknown[] = [];
  let isGood = true;
  let audited = 0;
  for (const chain of wanted) {
    const urls = rpcUrls[chain.network];
    if (urls === undefined) continue;
    const rpc = connectRpc({ network: chain.network, urls, clock: systemClock, chain: comparedChain(chain) });
    const found = await audit({ ledger, chain: createLedgerChain({ chain, rpc }) }, chain);
    texts.push(report(chain, found));
    data.push({ network: chain.network, ...found });
    isGood &&= found.disagreements.length === 0;
    audited += 1;
  }
  return audited === 0
    ? { text: "no RPC is set: <CHAIN>_RPC_URLS", isGood: false }
    : { text: texts.join("\n\n"), isGood, data };
}

function report({ network, historyBlocks }: Chain, found: Audit): string {
  const { lanes, payments, refunds, deposits, channels, closedEpochs, oldestKept, disagreements } = found;
  const rows = lanes.map((lane) => [
    lane.address,
    String(lane.nonces),
    ...owners.map((owner) => String(lane.owners[owner])),
  ]);
  const ends = ({ confirmed, failed, pending }: Audit["payments"]) =>
    `${confirmed} confirmed, ${failed} failed, ${pending} pending`;
  return [
    `${network}: payments: ${ends(payments)}; refunds: ${ends(refunds)}; deposits: ${ends(deposits)}`,
    ...channelText(channels, ends),
    table(["lane", "nonces", ...owners], rows),
    ...closedEpochs.flatMap(epochText),
    ...(historyBlocks === undefined || oldestKept === 0
      ? []
      : [`the node has transactions from block ${oldestKept} on; older ones are proven by rows and nonces`]),
    disagreements.length === 0 ? "chain, rows and events agree" : `${disagreements.length} disagreements:`,
    ...disagreements.slice(0, mostReported).map((each) => `  ${each}`),
  ].join("\n");
}

/** Nothing where there are no channels. */
function channelText({ agreed, open, actions }: Audit["channels"], ends: (counts: Ends) => string): readonly string[] {
  const { claim, payout, refund } = actions;
  const count = agreed + open + [claim, payout, refund].reduce((sum, { confirmed }) => sum + confirmed, 0);
  if (count === 0) return [];
  const channels = `channels: ${agreed} as in the contract, ${open} being read`;
  return [`${channels}; claims: ${ends(claim)}; payouts: ${ends(payout)}; refunds of channels: ${ends(refund)}`];
}

/** What was when the chain was lost or reset: none of it is on the chain of today. */
function epochText({ closedAtMs, sums }: ClosedEpoch): readonly string[] {
  const title = `closed epoch until ${new Date(closedAtMs).toISOString()}, lost with its chain:`;
  if (sums === null) return [`${title} closed before sums were stored`];
  if (sums.length === 0) return [`${title} no payment`];
  const line = ({ kind, status, failure, count, amount, asset }: EpochSum) =>
    `  ${count} ${kind}${count === 1 ? "" : "s"} ${failure ?? status}: ${amount} base units of ${asset}`;
  return [title, ...sums.map(line)];
}
