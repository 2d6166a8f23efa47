import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";

/** Traces prove what a contract's call did; a settler reads them soon after the block. */
const tracedBlocks = 64;

/** Blocks that stay whatever they contain: receipts, fees and the ledger are read from the newest ones. */
const usualKeptBlocks = 3_600;

/** The parts of anvil's state file that are read here; numbers are hex text. All other fields are written back as they are. */
interface ChainState {
  readonly best_block_number: number | string;
  readonly blocks: readonly StoredBlock[];
  readonly transactions: readonly StoredTransaction[];
}
interface StoredBlock {
  readonly header: { readonly number: string; readonly timestamp: string };
  readonly transactions: readonly unknown[];
}
interface StoredTransaction {
  readonly block_number: number | string;
  /** Four fifths of a transaction are the traces of its calls. */
  readonly info: { readonly traces: readonly unknown[] };
}

export interface StatePlan {
  /** The file that anvil writes; a whole copy of it is beside it (`goodCopyOf`). */
  readonly file: string;
  /** Blocks with transactions that are older than so many go too; without it they stay. */
  readonly historyBlocks?: number | undefined;
  /** Blocks without transactions that are older than so many go. Default: 3,600. */
  readonly keptBlocks?: number | undefined;
}

/** Where the newest whole copy of a state is. */
export const goodCopyOf = (file: string) => `${file}.good`;

/**
 * Makes a stopped node's state ready for its next start, in place.
 *
 * A node makes a first block of its own at each start, with the time of that start, and writes it into the state beside the
 * chain's own. The next start takes any of them, and is then another chain to all who know the first one. So only the oldest
 * stays. The node also keeps the header of every block, and the traces of all calls; both are dropped when they are old.
 *
 * A state that a killed node has half written is replaced by its last whole copy. Returns what was done, for a log; throws when
 * the state can't be read and there is no copy.
 */
export function tidyState({
  file,
  historyBlocks,
  keptBlocks = usualKeptBlocks,
}: StatePlan): "absent" | "tidied" | "restored" {
  const copy = goodCopyOf(file);
  if (!existsSync(file) && !existsSync(copy)) return "absent";
  const own = readState(file);
  const state = own ?? readState(copy);
  if (state === undefined) throw new Error(`the chain's state in ${file} is cut off, and there is no whole copy of it`);
  const newest = Number(state.best_block_number);
  const oldestKept = newest - keptBlocks;
  const oldestWithTransactions = historyBlocks === undefined ? 0 : newest - Math.max(historyBlocks, keptBlocks);
  const first = firstBlock(state.blocks);
  const blocks = state.blocks.filter((block) => {
    const number = Number(block.header.number);
    if (number === 0) return block === first;
    return number >= (block.transactions.length === 0 ? oldestKept : oldestWithTransactions);
  });
  const transactions = state.transactions
    .filter(({ block_number }) => Number(block_number) >= oldestWithTransactions)
    .map((transaction) => withoutOldTraces(transaction, newest - tracedBlocks));
  writeWhole(file, toText({ ...state, blocks, transactions }));
  return own === undefined ? "restored" : "tidied";
}

/**
 * Copies a running node's state, for the case that the node is killed while it writes. A file that is being written is left
 * for the next time.
 */
export function copyState(file: string): boolean {
  const copy = goodCopyOf(file);
  if (!existsSync(file)) return false;
  copyFileSync(file, `${copy}.new`);
  if (readState(`${copy}.new`) === undefined) return false;
  renameSync(`${copy}.new`, copy);
  return true;
}

function withoutOldTraces(transaction: StoredTransaction, oldestTraced: number): StoredTransaction {
  if (Number(transaction.block_number) >= oldestTraced) return transaction;
  return { ...transaction, info: { ...transaction.info, traces: [] } };
}

/** The chain's own first block: every later start has made a younger one. */
function firstBlock(blocks: readonly StoredBlock[]): StoredBlock | undefined {
  const firsts = blocks.filter(({ header }) => Number(header.number) === 0);
  return firsts.reduce<StoredBlock | undefined>(
    (oldest, block) =>
      oldest === undefined || Number(block.header.timestamp) < Number(oldest.header.timestamp) ? block : oldest,
    undefined,
  );
}

function readState(file: string): ChainState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(wideInteger, '$1"wide:$2"')) as ChainState;
  } catch {
    return undefined;
  }
}

/** A number that JSON.parse would round; the state's text values are hex, so none of them looks like this. */
const wideInteger = /([:[,]\s*)(\d{16,})(?=\s*[,\]}])/g;

const toText = (state: ChainState) => JSON.stringify(state).replace(/"wide:(\d+)"/g, "$1");

/** A crash leaves the old file or the new one. */
function writeWhole(file: string, text: string): void {
  const handle = openSync(`${file}.new`, "w", 0o600);
  try {
    // It writes all of it, or throws: a disk that is nearly full takes a part.
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
}
