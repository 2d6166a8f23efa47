import type { Chain } from "@lunas/catalog/chain";
import type { SettlementLog } from "@lunas/domain/settlement/head";
import { settlementKinds } from "@lunas/domain/settlement/kinds/all";
import type { SettlementKind } from "@lunas/domain/settlement/kinds/kind";
import { topics } from "../abi/contracts";
import { toAddress } from "../address";
import { rubbish } from "../rpc/results";
import type { Log } from "./log";

/**
 * The settlements of one transaction, in log order. The event of a kind's contract does not name a transfer, so it confirms the last
 * `Transfer` before it, and each event confirms only one. Addresses are checksummed.
 */
export function settlementsIn(chain: Chain, logs: readonly Log[]): readonly SettlementLog[] {
  const settlements: SettlementLog[] = [];
  let transfer: Transfer | null = null;
  for (const log of logs) {
    transfer = transferOf(log) ?? transfer;
    const kind = kindSettledBy(chain, log);
    if (kind === null) continue;
    const settlement = transfer === null ? null : confirmed(kind, transfer, log);
    if (settlement !== null) settlements.push(settlement);
    transfer = null;
  }
  return settlements;
}

/** The kind of settlement whose contract confirms with this event; null: another event. */
function kindSettledBy({ contracts }: Chain, { address, topics: [topic] }: Log): SettlementKind | null {
  const isOf = (kind: SettlementKind) =>
    topic === kind.settled.topic && kind.contractOn(contracts)?.toLowerCase() === address;
  return settlementKinds.find(isOf) ?? null;
}

type Transfer = Omit<SettlementLog, "kind" | "subject">;

function confirmed({ name, settled }: SettlementKind, transfer: Transfer, event: Log): SettlementLog | null {
  if (settled.subject === undefined) return { kind: name, ...transfer };
  const subject = settled.subject.in(event, transfer.amount);
  return subject === null ? null : { kind: name, ...transfer, subject };
}

/** Null for other events, and for an ERC-721 `Transfer`, which has the same topic and a fourth one. */
function transferOf(log: Log): Transfer | null {
  const [topic, from, to, ...more] = log.topics;
  if (topic !== topics.transfer.topic || from === undefined || to === undefined || more.length > 0) return null;
  if (log.data.length !== 66) return null;
  return {
    asset: addressIn(log.address),
    payer: addressIn(from),
    payTo: addressIn(to),
    amount: BigInt(log.data),
    logIndex: log.logIndex,
  };
}

/** From 20 bytes, or from the end of a 32-byte topic. Throws `Unavailable("chain")` for an invalid answer. */
function addressIn(hex: string): string {
  const address = toAddress(`0x${hex.slice(-40)}`);
  if (address === null) throw rubbish("a log");
  return address;
}
