import type { CommandCost, StatementCost } from "../profile/server-statistics";
import type { WakeUps } from "../profile/wake-ups";
import type { CpuMs } from "../settle/processes";
import type { Disk } from "./read-disk";
import type { WalOfRelation } from "./read-wal";
import type { LoggedRequest } from "./request-log";

/** What was done during some payments, or during some seconds without any. */
export interface Work {
  readonly name: string;
  /** Payments or seconds: the figures are told for each of them. */
  readonly units: number;
  readonly unit: "payment" | "second";
  readonly requests: Readonly<Record<"gateway" | "settler", readonly LoggedRequest[]>>;
  readonly statements: readonly StatementCost[];
  readonly fsyncs: number;
  readonly commands: readonly CommandCost[];
  readonly wakeUps: WakeUps;
  readonly cpu: CpuMs;
  readonly grown: Disk;
  readonly wal: readonly WalOfRelation[];
}

/** How often each kind of request was sent, the most frequent first. A kind is the set of its methods. */
export function kindsOf(requests: readonly LoggedRequest[]): readonly (readonly [kind: string, times: number])[] {
  const found = new Map<string, number>();
  for (const methods of requests) {
    const kind = [...new Set(methods)].sort().join(" + ");
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return [...found].sort(([, one], [, other]) => other - one);
}
