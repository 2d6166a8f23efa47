import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { ProcessIdentity } from "./process-identity";
import type { StopPolicy } from "./process-spec";

export interface RecordedProcess extends ProcessIdentity {
  readonly name: string;
  readonly stop: StopPolicy;
}

/** A stack's running processes, on disk: the next start ends those that an earlier one left behind. */
export interface ProcessRecord {
  readonly starter: ProcessIdentity;
  readonly supervisor: ProcessIdentity;
  readonly processes: readonly RecordedProcess[];
}

/** Replaces the record in one step, because it can be read at any moment. */
export function writeRecord(file: string, record: ProcessRecord): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The record, or undefined where there is none, or none that can be read. */
export function readRecord(file: string): ProcessRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ProcessRecord;
  } catch {
    return undefined;
  }
}
