import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Hex } from "@lunas/domain/shared/hex";
import { nativeCurve } from "./native-curve";
import { recoverAddress } from "./recover-address";
import { answerBytes, type RecoveryMessage, requestBytes } from "./recovery-message";

/** As `recoverAddress`: rejects where no key can have made the signature. */
export type Recover = (digest: Hex, signature: Hex) => Promise<Lowercase<Hex>>;

export interface Recoveries {
  readonly recover: Recover;
  close(): Promise<void>;
}

export interface RecoveriesOptions {
  /** The compiled thread. Default: beside this module, or beside a bundle of it. */
  readonly file?: string;
  /** Called where the thread has ended or is silent: for a minute this thread recovers, then there is a new one. */
  readonly onLost?: (error: Error) => void;
}

/** Fewer in one turn of the event loop are recovered here: a message costs half as much as a recovery. */
const fewestTogether = 2;
/** A thousand recoveries take a tenth of it. A process that was stopped for so long finds its thread silent, too. */
const silentAfterMs = 1_000;
const startAgainAfterMs = 60_000;

interface Waiting {
  readonly digest: Hex;
  readonly signature: Hex;
  readonly resolve: (address: Lowercase<Hex>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Recovers signers beside the event loop: a recovery takes 70 microseconds, a seventh of what a voucher or a forged payment costs its gateway.
 * What comes in one turn of the event loop is one message to a thread of its own. It is plain arithmetic, so whatever the thread does not answer
 * is recovered here, as everything is on a machine with one processor or without the native curve.
 */
export function openRecoveries({
  file = join(__dirname, "recovery-thread.js"),
  onLost = () => undefined,
}: RecoveriesOptions = {}): Recoveries {
  if (nativeCurve === null || availableParallelism() < 2 || !existsSync(file))
    return { recover: async (digest, signature) => recoverAddress(digest, signature), close: async () => undefined };
  return new ThreadOfRecoveries(file, onLost);
}

function startThread(file: string): Worker {
  // It holds a few kilobytes at a time, and needs no setting and no secret.
  const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 };
  const thread = new Worker(file, { name: "recoveries", resourceLimits, execArgv: [], env: {} });
  thread.unref();
  return thread;
}

class ThreadOfRecoveries implements Recoveries {
  readonly #sent = new Map<number, { readonly batch: readonly Waiting[]; readonly timer: NodeJS.Timeout }>();
  readonly #file: string;
  readonly #onLost: (error: Error) => void;
  #thread: Worker | null = null;
  /** When a thread may be started, by `performance.now()`. */
  #startAtMs = 0;
  #next: Waiting[] = [];
  #lastId = 0;

  constructor(file: string, onLost: (error: Error) => void) {
    this.#file = file;
    this.#onLost = onLost;
  }

  readonly recover: Recover = (digest, signature) =>
    new Promise((resolve, reject) => {
      if (this.#next.push({ digest, signature, resolve, reject }) === 1) setImmediate(() => this.#send());
    });

  async close(): Promise<void> {
    this.#startAtMs = Number.POSITIVE_INFINITY;
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
    this.#recoverAllSent();
  }

  #send(): void {
    const batch = this.#next;
    this.#next = [];
    const thread = batch.length < fewestTogether ? null : (this.#thread ?? this.#start());
    if (thread === null) {
      recoverHere(batch);
      return;
    }
    this.#lastId += 1;
    const message: RecoveryMessage = { id: this.#lastId, rows: rowsOf(batch) };
    const lose = () => this.#lose(thread, new Error(`the thread of recoveries was silent for ${silentAfterMs} ms`));
    this.#sent.set(message.id, { batch, timer: setTimeout(lose, silentAfterMs) });
    thread.postMessage(message, [message.rows.buffer as ArrayBuffer]);
  }

  #start(): Worker | null {
    if (performance.now() < this.#startAtMs) return null;
    let thread: Worker;
    try {
      thread = startThread(this.#file);
    } catch (error) {
      // The machine gives this process no further thread.
      this.#startAtMs = performance.now() + startAgainAfterMs;
      this.#onLost(error as Error);
      return null;
    }
    thread.on("message", (answer: RecoveryMessage) => this.#answered(answer));
    thread.on("error", (error) => this.#lose(thread, error as Error));
    thread.on("exit", (code) => this.#lose(thread, new Error(`the thread of recoveries ended with ${code}`)));
    this.#thread = thread;
    return thread;
  }

  #answered({ id, rows }: RecoveryMessage): void {
    const sent = this.#sent.get(id);
    if (sent === undefined) return; // recovered here meanwhile
    this.#sent.delete(id);
    clearTimeout(sent.timer);
    const answers = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength);
    for (const [index, { resolve, reject }] of sent.batch.entries()) {
      const start = index * answerBytes;
      if (answers[start] === 1)
        resolve(`0x${answers.toString("hex", start + 1, start + answerBytes)}` as Lowercase<Hex>);
      else reject(new Error("no key can have made the signature"));
    }
  }

  #lose(thread: Worker, error: Error): void {
    if (thread !== this.#thread) return; // closed, or lost before
    this.#thread = null;
    this.#startAtMs = performance.now() + startAgainAfterMs;
    void thread.terminate();
    this.#recoverAllSent();
    this.#onLost(error);
  }

  #recoverAllSent(): void {
    for (const { batch, timer } of this.#sent.values()) {
      clearTimeout(timer);
      recoverHere(batch);
    }
    this.#sent.clear();
  }
}

function recoverHere(batch: readonly Waiting[]): void {
  for (const { digest, signature, resolve, reject } of batch) {
    try {
      resolve(recoverAddress(digest, signature));
    } catch (error) {
      reject(error);
    }
  }
}

function rowsOf(batch: readonly Waiting[]): Uint8Array {
  // Its memory is handed over: it must not be a part of the pool that Node's small buffers share.
  const rows = Buffer.from(new ArrayBuffer(batch.length * requestBytes));
  for (const [index, { digest, signature }] of batch.entries()) {
    const start = index * requestBytes;
    rows.write(digest.slice(2), start, "hex");
    rows.write(signature.slice(2), start + 32, "hex");
    rows[start + 96] = (rows[start + 96] as number) - 27;
  }
  return rows;
}
