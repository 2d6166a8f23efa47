import type { SettlementObserver } from "@lunas/domain/settlement/observer";

export interface RecordingObserver extends SettlementObserver {
  /** What was told, oldest first: the method's name and its telling arguments. */
  readonly reported: readonly (readonly [keyof SettlementObserver, ...unknown[]])[];
  /** The arguments of every call of a method. */
  of(what: keyof SettlementObserver): readonly (readonly unknown[])[];
}

/** Keeps everything that an engine tells of its work. */
export function recordingObserver(): RecordingObserver {
  const reported: [keyof SettlementObserver, ...unknown[]][] = [];
  const keep =
    (what: keyof SettlementObserver) =>
    (...details: unknown[]): void =>
      void reported.push([what, ...details]);
  return {
    reported,
    of: (what) => reported.filter(([name]) => name === what).map(([, ...details]) => details),
    laneTaken: keep("laneTaken"),
    laneGone: keep("laneGone"),
    laneBalance: keep("laneBalance"),
    written: keep("written"),
    broadcast: keep("broadcast"),
    approvalBroadcast: keep("approvalBroadcast"),
    reorged: keep("reorged"),
    reorgedBelowDepth: keep("reorgedBelowDepth"),
    treasuryBalance: keep("treasuryBalance"),
    refilled: keep("refilled"),
    abandoned: keep("abandoned"),
    usedByForeign: keep("usedByForeign"),
    replacementRefused: keep("replacementRefused"),
    closed: keep("closed"),
    ended: keep("ended"),
    settledLate: keep("settledLate"),
    fault: keep("fault"),
  };
}
