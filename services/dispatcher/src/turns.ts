export interface TurnsOptions {
  /** Makes one attempt. Must not throw. */
  readonly run: (id: string) => Promise<void>;
  /** More of a group's work, when its waiting work is done and there was more than could wait. */
  readonly more: (group: string, limit: number) => Promise<readonly string[]>;
  readonly atOnce: number;
  readonly atOncePerGroup: number;
  /** The limit of a group's waiting work here; the rest stays in the database. */
  readonly waitingPerGroup: number;
  readonly onFault: (error: unknown) => void;
}

export interface Turns {
  /**
   * Runs it when its group is next. A known id runs once. Work beyond the limit is requested again when there is room.
   */
  offer(id: string, group: string): void;
  /** Accepts nothing more, drops waiting work, and resolves when running work has ended, or after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

interface Line {
  readonly group: string;
  readonly waiting: Set<string>;
  readonly running: Set<string>;
  /** There was more than could wait. */
  hasMore: boolean;
  isAsking: boolean;
}

interface State {
  readonly options: TurnsOptions;
  readonly lines: Map<string, Line>;
  running: number;
  isStopped: boolean;
  onIdle: () => void;
}

/** The more places are in use, the fewer one group may have: one hanging group does not block all others. */
const shareOfFree = 1 / 16;

/**
 * A fair scheduler for work in this process: each group has a queue, and the queues are served in turn. A group whose
 * work hangs keeps to its share of the places, and to a smaller one when places are scarce, so that other groups find a
 * free place at once.
 */
export function createTurns(options: TurnsOptions): Turns {
  const state: State = { options, lines: new Map(), running: 0, isStopped: false, onIdle: () => undefined };
  return {
    offer(id, group) {
      if (state.isStopped) return;
      const line = state.lines.get(group) ?? newLine(group);
      state.lines.set(group, line);
      add(state, line, id);
      serve(state);
      askForMore(state, line);
    },
    async stop(withinMs) {
      state.isStopped = true;
      state.lines.clear();
      if (state.running === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        state.onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

function newLine(group: string): Line {
  return { group, waiting: new Set(), running: new Set(), hasMore: false, isAsking: false };
}

function add({ options, isStopped }: State, line: Line, id: string): void {
  if (isStopped || line.waiting.has(id) || line.running.has(id)) return;
  if (line.waiting.size >= options.waitingPerGroup) line.hasMore = true;
  else line.waiting.add(id);
}

/** One item of each queue at a time; a served queue goes to the back. */
function serve(state: State): void {
  const { options, lines } = state;
  for (let isServing = true; isServing && state.running < options.atOnce && !state.isStopped; ) {
    isServing = false;
    for (const line of [...lines.values()]) {
      const [id] = line.waiting;
      if (id === undefined || line.running.size >= shareOf(state) || state.running >= options.atOnce) continue;
      lines.delete(line.group);
      lines.set(line.group, line);
      begin(state, line, id);
      isServing = true;
    }
  }
}

function shareOf({ options: { atOnce, atOncePerGroup }, running }: State): number {
  return Math.min(atOncePerGroup, Math.max(1, Math.floor((atOnce - running) * shareOfFree)));
}

function begin(state: State, line: Line, id: string): void {
  line.waiting.delete(id);
  line.running.add(id);
  state.running += 1;
  void state.options.run(id).finally(() => {
    line.running.delete(id);
    state.running -= 1;
    if (state.isStopped) return state.running === 0 ? state.onIdle() : undefined;
    serve(state);
    askForMore(state, line);
    forget(state, line);
  });
}

function askForMore(state: State, line: Line): void {
  const { more, waitingPerGroup, onFault } = state.options;
  if (!line.hasMore || line.isAsking || line.waiting.size > waitingPerGroup / 4) return;
  line.isAsking = true;
  // Work that waits here is still due in the database, and is returned with the rest.
  const limit = waitingPerGroup + line.waiting.size;
  more(line.group, limit).then(
    (ids) => {
      line.isAsking = false;
      line.hasMore = ids.length >= limit;
      for (const id of ids) add(state, line, id);
      serve(state);
      forget(state, line);
    },
    (error: unknown) => {
      // The next end, or the next offer, asks again.
      line.isAsking = false;
      onFault(error);
    },
  );
}

function forget({ lines }: State, { group, waiting, running, hasMore, isAsking }: Line): void {
  if (waiting.size === 0 && running.size === 0 && !hasMore && !isAsking) lines.delete(group);
}
