import type { Chain } from "@lunas/catalog/chain";
import type { ChannelId } from "../channel/channel";
import type { ChannelActionId } from "../shared/id";
import type {
  ChannelLedgerChain,
  ChannelLedgerStore,
  LedgerAction,
  LedgerChannel,
  LedgerReceiver,
} from "./channel-ledger";
import { explainAction, explainChannel, explainReceiver } from "./explain-channel";
import type { Ends, LedgerChain } from "./ledger";

/** What was found about channels. `open`: the rows are being read, so the contract is not compared. */
export interface ChannelAudit {
  readonly agreed: number;
  readonly open: number;
  readonly actions: Readonly<Record<LedgerAction["kind"], Ends>>;
}

export interface ChannelAuditDeps {
  readonly ledger: ChannelLedgerStore;
  readonly chain: ChannelLedgerChain & Pick<LedgerChain, "newestBlock">;
  readonly oldestKept: () => Promise<number>;
}

export type ChannelAuditedChain = Pick<Chain, "chainId" | "settlement" | "contracts">;

const page = 200;
/** A node has the state of so many blocks; where the rows are older, they are compared with the newest deep block. */
const keptStates = 64;

/** Compares every channel, wallet and action with the contract: each as of the block that its rows show. */
export async function auditChannels(
  deps: ChannelAuditDeps,
  audited: ChannelAuditedChain,
  disagreements: string[],
): Promise<ChannelAudit> {
  const counts = { agreed: 0, open: 0 };
  const actions = { claim: none(), payout: none(), refund: none() };
  if (audited.contracts.x402Channels === null) return { ...counts, actions };
  for (let after: ChannelId | null = null; ; ) {
    const channels = await deps.ledger.channels(audited.chainId, after, page);
    await auditPage(deps, { audited, channels, counts, disagreements });
    const last = channels.at(-1);
    if (channels.length < page || last === undefined) break;
    after = last.id;
  }
  await auditReceivers(deps, audited, disagreements);
  for (let after: ChannelActionId | null = null; ; ) {
    const rows = await deps.ledger.actions(audited.chainId, after, page);
    const moves = await deps.chain.channelMoves(rows.flatMap(({ status, txHash }) => confirmedHash(status, txHash)));
    const oldestKept = await deps.oldestKept();
    for (const row of rows) {
      actions[row.kind][endOf(row)] += 1;
      const own = row.txHash === null ? null : (moves.get(row.txHash) ?? null);
      disagreements.push(...explainAction(row, { moves: own, oldestKept }));
    }
    const last = rows.at(-1);
    if (rows.length < page || last === undefined) break;
    after = last.id;
  }
  return { ...counts, actions };
}

interface Page {
  readonly audited: ChannelAuditedChain;
  readonly channels: readonly LedgerChannel[];
  readonly counts: { agreed: number; open: number };
  readonly disagreements: string[];
}

async function auditPage(deps: ChannelAuditDeps, { audited, channels, counts, disagreements }: Page): Promise<void> {
  const newest = await deps.chain.newestBlock();
  // A deposit that is confirmed after the block that was read is in the rows already, and so is what a removed block had.
  const isOpen = ({ atBlock, depositedAtBlock }: LedgerChannel) => depositedAtBlock > atBlock || atBlock > newest;
  for (const [block, group] of byBlock(channels, { newest, audited })) {
    const compared = group.filter((each) => !isOpen(each));
    const wanted = { channels: compared.map(({ id }) => id), receivers: [] };
    const states = compared.length === 0 ? null : await deps.chain.channelStates(block, wanted);
    const onChain = new Map(states?.channels.map((each) => [each.id, each]));
    for (const channel of group) {
      const found = explainChannel(channel, onChain.get(channel.id) ?? null);
      disagreements.push(...found);
      if (isOpen(channel)) counts.open += 1;
      else if (found.length === 0) counts.agreed += 1;
    }
  }
}

async function auditReceivers(
  { ledger, chain }: ChannelAuditDeps,
  audited: ChannelAuditedChain,
  disagreements: string[],
): Promise<void> {
  const receivers = await ledger.receivers(audited.chainId);
  const newest = await chain.newestBlock();
  const read = receivers.filter(({ atBlock }) => atBlock <= newest);
  for (const [block, group] of byBlock(read, { newest, audited })) {
    for (let from = 0; from < group.length; from += page) {
      const part = group.slice(from, from + page);
      const states = await chain.channelStates(block, { channels: [], receivers: part });
      for (const [index, row] of part.entries()) {
        const onChain = states.receivers[index];
        if (onChain === undefined) throw new Error("a wallet's sums were not read");
        disagreements.push(...explainReceiver(row, onChain, await foreignTo(chain, row, block)));
      }
    }
  }
}

/** What others have paid out to a wallet: anybody may. Its logs are read only where our payouts are not all. */
async function foreignTo(chain: ChannelLedgerChain, row: LedgerReceiver, block: number): Promise<bigint> {
  if (row.isEnding || row.paidOut >= row.settled) return 0n;
  const logs = await chain.settledTo(row, { from: row.sinceBlock ?? 0, to: block });
  const own = new Set(row.payouts);
  return logs.filter(({ txHash }) => !own.has(txHash)).reduce((sum, { amount }) => sum + amount, 0n);
}

/** The rows by the block that they are compared at. */
function byBlock<Row extends { readonly atBlock: number }>(
  rows: readonly Row[],
  { newest, audited }: { readonly newest: number; readonly audited: ChannelAuditedChain },
): ReadonlyMap<number, readonly Row[]> {
  const deep = Math.max(0, newest - audited.settlement.confirmations + 1);
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const block = newest - row.atBlock > keptStates ? deep : row.atBlock;
    groups.set(block, [...(groups.get(block) ?? []), row]);
  }
  return groups;
}

function confirmedHash(status: LedgerAction["status"], txHash: LedgerAction["txHash"]) {
  return status === "confirmed" && txHash !== null ? [txHash] : [];
}

function none(): { confirmed: number; failed: number; pending: number } {
  return { confirmed: 0, failed: 0, pending: 0 };
}

function endOf({ status }: LedgerAction): keyof Ends {
  return status === "confirmed" || status === "failed" ? status : "pending";
}
