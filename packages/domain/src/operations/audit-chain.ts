import { createHash } from "node:crypto";

/** The fields of an entry for the chain's hash: texts, as in the database. */
export interface ChainedEntry {
  readonly id: string;
  readonly actorKind: string;
  readonly actorId: string;
  readonly action: string;
  readonly target: string;
  readonly merchantId: string | null;
  readonly details: string;
  readonly atMs: string;
  readonly personalHash: string | null;
}

/** A row of the chain, with its entry. */
export interface ChainRow {
  readonly position: bigint;
  readonly hash: string;
  readonly auditId: string;
  /** Null: the entry is gone. */
  readonly entry: ChainedEntry | null;
  /** Null: it never existed, or was erased. */
  readonly personal: { readonly salt: string; readonly contents: string } | null;
}

/** The last row of the chain at some time. Its holder can later check that the chain still contains it. */
export interface ChainHead {
  readonly position: bigint;
  readonly hash: string;
}

export interface AuditChainReader {
  /** The rows after this position, by position. */
  rows(after: bigint, limit: number): Promise<readonly ChainRow[]>;
  head(): Promise<ChainHead | null>;
  /** Entries that wait for the relay, and entries that are neither chained nor waiting, which no relay would chain. */
  unchained(): Promise<{ readonly waiting: number; readonly oldestSeconds: number; readonly lost: readonly string[] }>;
}

export interface AuditVerification {
  readonly entries: number;
  readonly erased: number;
  readonly waiting: number;
  readonly head: ChainHead | null;
  /** Empty: the chain is valid. */
  readonly problems: readonly string[];
}

const batch = 1_000;
/** The first problems are enough. */
const mostProblems = 100;
/** The relay takes about a second; a stopped relay has its own alarm, and shows here. */
const waitsAtMostSeconds = 600;

/**
 * The hash of an entry at its position: SHA-256 over each field with its length in bytes, `-` for none, so that no two
 * entries encode alike.
 */
export function chainHash(position: bigint, previous: string, entry: ChainedEntry): string {
  const { id, actorKind, actorId, action, target, merchantId, details, atMs, personalHash } = entry;
  const fields = [position.toString(), previous, id, actorKind, actorId, action, target, merchantId, details, atMs];
  const text = [...fields, personalHash].map((field) =>
    field === null ? "-" : `${Buffer.byteLength(field)}:${field}`,
  );
  return createHash("sha256").update(text.join(",")).digest("hex");
}

/** The chain's hash of the personal part. It includes the salt, so that an IP address cannot be found by trying all. */
export function personalHash({ salt, contents }: { readonly salt: string; readonly contents: string }): string {
  return createHash("sha256")
    .update(salt + contents)
    .digest("hex");
}

/**
 * Computes the whole chain again from the entries. `known`: a head that was logged or reported before; the chain must
 * contain it.
 */
export async function verifyAuditChain(reader: AuditChainReader, known: ChainHead | null): Promise<AuditVerification> {
  const problems: string[] = [];
  let [last, erased, isKnown]: [ChainHead, number, boolean] = [{ position: 0n, hash: "" }, 0, known === null];
  for (;;) {
    const rows = await reader.rows(last.position, batch);
    for (const row of rows) {
      problems.push(...problemsOf(row, last));
      if (row.entry !== null && row.entry.personalHash !== null && row.personal === null) erased += 1;
      isKnown ||= row.position === known?.position && row.hash === known.hash;
      last = { position: row.position, hash: row.hash };
    }
    if (rows.length < batch || problems.length >= mostProblems) break;
  }
  if (!isKnown && problems.length < mostProblems)
    problems.push(`the chain does not contain the head ${known?.position}:${known?.hash}`);
  const { waiting, oldestSeconds, lost } = await reader.unchained();
  if (oldestSeconds > waitsAtMostSeconds)
    problems.push(`${waiting} entries wait to be chained, the oldest for ${oldestSeconds} s: does a dispatcher run?`);
  problems.push(...lost.map((id) => `entry ${id} is not in the chain and does not wait for it`));
  const head = last.position === 0n ? null : last;
  return { entries: Number(last.position), erased, waiting, head, problems: problems.slice(0, mostProblems) };
}

/**
 * Compares the newest entries with the chain, so that a running process can do it often, and finds entries that no relay
 * would chain. Returns the problems; `verifyAuditChain` proves the whole chain.
 */
export async function checkNewestEntries(reader: AuditChainReader): Promise<readonly string[]> {
  const head = await reader.head();
  const end = head?.position ?? 0n;
  const after = end > BigInt(batch) ? end - BigInt(batch) : 0n;
  const [first, ...others] = await reader.rows(after, batch);
  const problems: string[] = [];
  let last: ChainHead = { position: 0n, hash: "" };
  // In a long chain the first row only gives the hash that the next one continues.
  if (first !== undefined) {
    if (after === 0n) problems.push(...problemsOf(first, last));
    last = first;
  }
  for (const row of others) {
    problems.push(...problemsOf(row, last));
    last = row;
  }
  if (last.position < end) problems.push(`the chain ends at ${last.position}, and not at ${end}`);
  const { lost } = await reader.unchained();
  return [...problems, ...lost.map((id) => `entry ${id} is not in the chain and does not wait for it`)];
}

/** The problems of a row that follows another one. */
function problemsOf({ position, hash, auditId, entry, personal }: ChainRow, last: ChainHead): readonly string[] {
  const at = `position ${position}`;
  if (position !== last.position + 1n) return [`${at} follows ${last.position}: rows of the chain are missing`];
  if (entry === null) return [`${at}: the entry ${auditId} is gone`];
  const found: string[] = [];
  if (chainHash(position, last.hash, entry) !== hash)
    found.push(`${at}: the entry ${auditId}, or a row before it, is not as it was chained`);
  if (personal !== null && personalHash(personal) !== entry.personalHash)
    found.push(`${at}: the personal part of ${auditId} is not as it was written`);
  return found;
}
