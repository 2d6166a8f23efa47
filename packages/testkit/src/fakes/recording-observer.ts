import type { SettlementObserver } from "@lunas/domain/settlement/observer";

export interface RecordingObserver extends SettlementObserver {
  /** What was told, oldest first: the method's name and its telling arguments. */
  readonly told: readonly (readonly [keyof SettlementObserver, ...unknown[]])[];
  /** The arguments of every call of a method. */
  of(what: keyof SettlementObserver): readonly (readonly unknown[])[];
}

/** Keeps everything that an engine tells of its work. */
export function recordingObserver(): RecordingObserver {
  const told: [keyof SettlementObserver, ...unknown[]][] = [];
  const keep =
    (what: keyof SettlementObserver) =>
    (...details: unknown[]): void =>
      void told.push([what, ...details]);
  return {
    told,
    of: (what) => told.filter(([name]) => name === what).map(([, ...details]) => details),
    laneTaken: keep("laneTaken"),
    laneGone: keep("laneGone"),
    laneBalance: keep("laneBalance"),
    written: keep("written"),
    published: keep("published"),
    approvalPublished: keep("approvalPublished"),
    reorged: keep("reorged"),
    reorgedBelowDepth: keep("reorgedBelowDepth"),
    refilled: keep("refilled"),
    usedByStranger: keep("usedByStranger"),
    replacementRefused: keep("replacementRefused"),
    closed: keep("closed"),
    ended: keep("ended"),
    settledLate: keep("settledLate"),
    fault: keep("fault"),
  };
}
