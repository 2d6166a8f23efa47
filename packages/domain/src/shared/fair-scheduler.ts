export interface FairSchedulerOptions {
  /** Makes one attempt. Must not throw. */
  readonly run: (id: string) => Promise<void>;
  readonly atOnce: number;
  readonly atOncePerGroup: number;
  /** The rank of waiting work: the lowest runs first, and equal ranks take turns by group. Default: all are equal. */
  readonly rankOf?: (id: string) => number;
  /** Where the rest of a group's work is stored; without it, all waits in memory. */
  readonly backlog?: Backlog;
  /** The more places are in use, the fewer one group may have: at most this share of the free places. Default: no limit. */
  readonly shareOfFree?: number;
}

export interface Backlog {
  /** The limit of a group's waiting work here. */
  readonly waitingPerGroup: number;
  /** More of a group's work, when its waiting work is done and there was more than could wait. */
  readonly more: (group: string, limit: number) => Promise<readonly string[]>;
  readonly onFault: (error: unknown) => void;
}

export interface FairScheduler {
  /**
   * Runs it when its group is next. A known id runs once. Work beyond the limit is requested again when there is room.
   */
  offer(id: string, group: string): void;
  /** Accepts nothing more, drops waiting work, and resolves when running work has ended, or after `withinMs`. */
  stop(withinMs: number): Promise<void>;
}

interface GroupQueue {
  readonly group: string;
  readonly waiting: Set<string>;
  readonly running: Set<string>;
  /** There was more than could wait. */
  hasMore: boolean;
  isAsking: boolean;
}

interface State {
  readonly options: FairSchedulerOptions;
  readonly groupQueues: Map<string, GroupQueue>;
  running: number;
  isStopped: boolean;
  onIdle: () => void;
}

/**
 * A fair scheduler for work in this process: each group has a queue, and the queues are served in turn. A group whose
 * work hangs keeps to its share of the places, and to a smaller one when places are scarce, so that other groups find a
 * free place at once.
 */
export function createFairScheduler(options: FairSchedulerOptions): FairScheduler {
  const state: State = { options, groupQueues: new Map(), running: 0, isStopped: false, onIdle: () => undefined };
  return {
    offer(id, group) {
      if (state.isStopped) return;
      const groupQueue = state.groupQueues.get(group) ?? newGroupQueue(group);
      state.groupQueues.set(group, groupQueue);
      add(state, groupQueue, id);
      serve(state);
      askForMore(state, groupQueue);
    },
    async stop(withinMs) {
      state.isStopped = true;
      state.groupQueues.clear();
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

function newGroupQueue(group: string): GroupQueue {
  return { group, waiting: new Set(), running: new Set(), hasMore: false, isAsking: false };
}

function add({ options: { backlog }, isStopped }: State, groupQueue: GroupQueue, id: string): void {
  if (isStopped || groupQueue.waiting.has(id) || groupQueue.running.has(id)) return;
  if (backlog !== undefined && groupQueue.waiting.size >= backlog.waitingPerGroup) groupQueue.hasMore = true;
  else groupQueue.waiting.add(id);
}

/** A served group goes to the back of the turns. */
function serve(state: State): void {
  const { options, groupQueues } = state;
  while (state.running < options.atOnce && !state.isStopped) {
    const next = nextOf(state);
    if (next === null) return;
    groupQueues.delete(next.groupQueue.group);
    groupQueues.set(next.groupQueue.group, next.groupQueue);
    begin(state, next.groupQueue, next.id);
  }
}

interface Next {
  readonly groupQueue: GroupQueue;
  readonly id: string;
}

/** The waiting work with the lowest rank, of the groups that may run more; among equal ranks the group served longest ago. */
function nextOf(state: State): Next | null {
  const { rankOf } = state.options;
  let best: Next | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const groupQueue of state.groupQueues.values()) {
    if (groupQueue.running.size >= placesOf(state)) continue;
    const [first] = groupQueue.waiting;
    if (rankOf === undefined && first !== undefined) return { groupQueue, id: first };
    if (rankOf === undefined) continue;
    for (const id of groupQueue.waiting) {
      const rank = rankOf(id);
      if (rank < lowest) best = { groupQueue, id };
      lowest = Math.min(lowest, rank);
    }
  }
  return best;
}

function placesOf({ options, running }: State): number {
  const { atOnce, atOncePerGroup, shareOfFree = 1 } = options;
  return Math.min(atOncePerGroup, Math.max(1, Math.floor((atOnce - running) * shareOfFree)));
}

function begin(state: State, groupQueue: GroupQueue, id: string): void {
  groupQueue.waiting.delete(id);
  groupQueue.running.add(id);
  state.running += 1;
  void state.options.run(id).finally(() => {
    groupQueue.running.delete(id);
    state.running -= 1;
    if (state.isStopped) return state.running === 0 ? state.onIdle() : undefined;
    serve(state);
    askForMore(state, groupQueue);
    forget(state, groupQueue);
  });
}

function askForMore(state: State, groupQueue: GroupQueue): void {
  const { backlog } = state.options;
  if (backlog === undefined || !groupQueue.hasMore || groupQueue.isAsking) return;
  const { more, waitingPerGroup, onFault } = backlog;
  if (groupQueue.waiting.size > waitingPerGroup / 4) return;
  groupQueue.isAsking = true;
  // Work that waits here is still due in the database, and is returned with the rest.
  const limit = waitingPerGroup + groupQueue.waiting.size;
  more(groupQueue.group, limit).then(
    (ids) => {
      groupQueue.isAsking = false;
      groupQueue.hasMore = ids.length >= limit;
      for (const id of ids) add(state, groupQueue, id);
      serve(state);
      forget(state, groupQueue);
    },
    (error: unknown) => {
      // The next end, or the next offer, asks again.
      groupQueue.isAsking = false;
      onFault(error);
    },
  );
}

function forget({ groupQueues }: State, { group, waiting, running, hasMore, isAsking }: GroupQueue): void {
  if (waiting.size === 0 && running.size === 0 && !hasMore && !isAsking) groupQueues.delete(group);
}
