import { until } from "../until";
import { isAlive, type ProcessIdentity } from "./process-identity";
import { readRecord } from "./process-record";

const supervisorGraceMs = 6_000;
const processGraceMs = 3_000;

export type Leftovers =
  | { readonly outcome: "in use"; readonly starter: ProcessIdentity }
  | { readonly outcome: "ended"; readonly names: readonly string[] };

/**
 * Ends the processes that an earlier stack left running, according to its record: by process number and start time, so
 * never another process. A stack with a live starter is not touched, and the result is `in use`.
 */
export async function endLeftovers(recordFile: string): Promise<Leftovers> {
  const record = readRecord(recordFile);
  if (record === undefined) return { outcome: "ended", names: [] };
  if (isAlive(record.starter) && isAlive(record.supervisor)) return { outcome: "in use", starter: record.starter };
  // A supervisor without its starter is already stopping everything, in the best way.
  await until(() => !isAlive(record.supervisor), { timeoutMs: supervisorGraceMs });
  if (isAlive(record.supervisor)) process.kill(record.supervisor.pid, "SIGKILL");
  const left = record.processes.filter(isAlive);
  await Promise.all(left.map((each) => endProcess(each, each.stop.signal)));
  return { outcome: "ended", names: left.map((each) => each.name) };
}

async function endProcess(identity: ProcessIdentity, signal: NodeJS.Signals): Promise<void> {
  signalSafely(identity, signal);
  if (await until(() => !isAlive(identity), { timeoutMs: processGraceMs })) return;
  signalSafely(identity, "SIGKILL");
  await until(() => !isAlive(identity), { timeoutMs: processGraceMs });
}

function signalSafely(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    if (isAlive(identity)) process.kill(identity.pid, signal);
  } catch {
    // it ended meanwhile
  }
}
