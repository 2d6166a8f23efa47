import { closeSync, openSync, readSync, statSync } from "node:fs";

const readBytes = 16_384;

/** The last lines of a log file; a hint when there are none. */
export function logTail(file: string, lines = 15): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return "(it wrote nothing)";
  const buffer = Buffer.alloc(Math.min(size, readBytes));
  const handle = openSync(file, "r");
  readSync(handle, buffer, 0, buffer.length, size - buffer.length);
  closeSync(handle);
  return buffer.toString("utf8").trimEnd().split("\n").slice(-lines).join("\n");
}
