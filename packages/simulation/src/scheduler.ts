import type { Clock } from "@lunas/domain/shared/clock";
import type { Timer } from "@lunas/domain/shared/timer";

/** A process of the simulation. What it was to do while it is paused it does afterwards; once dead, nothing any more. */
export interface Process {
  readonly name: string;
  isDead: boolean;
  pausedUntilMs: number;
  /** How far its own clock is off. */
  readonly skewMs: number;
  /** Counts down with each of its calls of a port; at 0 it dies there. Null: it lives on. */
  callsToLive: number | null;
}

interface Task {
  readonly atMs: number;
  readonly order: number;
  /** Null: the world's, which no crash stops. */
  readonly process: Process | null;
  readonly work: () => void;
}

/** The virtual time: one thing happens after the other, each at its moment, whatever the machine's own clock says. */
export interface Scheduler {
  readonly clock: Clock;
  after(delayMs: number, process: Process | null, work: () => void): void;
  /** Lets everything happen that is due within this time. */
  runFor(ms: number): Promise<void>;
  clockOf(process: Process): Clock;
  timerOf(process: Process): Timer;
  /** How many things have been asked for so far: the same for the same history. */
  requested(): number;
}

/** Resolves when all has run that waits for nothing outside. A turn of the event loop for each step would take a fifth of a history. */
const untilSettled = () => new Promise<void>((resolve) => process.nextTick(resolve));

export function createScheduler(startMs: number): Scheduler {
  const tasks = taskHeap();
  let nowMs = startMs;
  let order = 0;
  const after: Scheduler["after"] = (delayMs, process, work) => {
    order += 1;
    tasks.push({ atMs: nowMs + delayMs, order, process, work });
  };
  const runNext = async (task: Task) => {
    nowMs = Math.max(nowMs, task.atMs);
    const { process } = task;
    if (process?.isDead) return;
    if (process !== null && process.pausedUntilMs > nowMs) {
      order += 1;
      tasks.push({ ...task, atMs: process.pausedUntilMs, order });
      return;
    }
    task.work();
    await untilSettled();
  };
  return {
    clock: { now: () => nowMs },
    requested: () => order,
    after,
    runFor: async (ms) => {
      const endMs = nowMs + ms;
      for (let next = tasks.peek(); next !== undefined && next.atMs <= endMs; next = tasks.peek()) {
        tasks.pop();
        await runNext(next);
      }
      nowMs = endMs;
    },
    clockOf: ({ skewMs }) => ({ now: () => nowMs + skewMs }),
    timerOf: (process) => ({
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) return resolve();
          const wake = () => {
            signal?.removeEventListener("abort", wake);
            resolve();
          };
          after(ms, process, wake);
          signal?.addEventListener("abort", wake);
        }),
    }),
  };
}

interface TaskHeap {
  push(task: Task): void;
  peek(): Task | undefined;
  pop(): void;
}

/** The earliest first; of one moment, in the order in which they were asked for. */
function taskHeap(): TaskHeap {
  const heap: Task[] = [];
  const isBefore = (a: Task | undefined, b: Task | undefined) =>
    a !== undefined && b !== undefined && (a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order));
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other] as Task, heap[one] as Task];
  };
  const sink = (start: number) => {
    for (let at = start; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let first = at;
      if (isBefore(heap[left], heap[first])) first = left;
      if (isBefore(heap[right], heap[first])) first = right;
      if (first === at) return;
      swap(at, first);
      at = first;
    }
  };
  return {
    peek: () => heap[0],
    push: (task) => {
      heap.push(task);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!isBefore(heap[at], heap[parent])) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop: () => {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      sink(0);
    },
  };
}
