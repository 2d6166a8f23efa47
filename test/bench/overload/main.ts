import { query } from "@lunas/stack/postgres/query";
import { type Arena, openArena } from "../settle/arena";
import { realistic } from "../settle/conditions";
import { runLoad } from "../settle/load";
import { signInPortions } from "../settle/scenario";
import { figuresOf, type OverloadFigures } from "./figures";
import { openLoad } from "./open-load";

export interface OverloadPlan {
  /** Of the closed load that finds the peak, and of each open load. */
  readonly seconds: number;
}

const clients = 1_024;
const blockSeconds = 1;
const warmUpSeconds = 15;
/** Of the peak. */
const loads = { busy: 0.8, over: 2 } as const;

/**
 * Requests that come whenever they come, at a rate below and one above what this machine settles: how long payments take, and whether
 * what is too much is refused at once while the rest settles as fast as ever.
 */
export async function measureOverload(
  { seconds }: OverloadPlan,
  show: (line: string) => void,
): Promise<OverloadFigures> {
  const arena = await openArena({ log: show, conditions: realistic, withoutPeer: true });
  try {
    await arena.mineEvery(blockSeconds);
    show("warming up");
    await closedLoad(arena, { seconds: warmUpSeconds, perSecond: 600 });
    await query(arena.stack.databaseUrl, "analyze");
    const peak = await closedLoad(arena, { seconds, perSecond: 800 });
    show(`the peak, ${clients} clients: ${peak.toFixed(0)}/s`);
    const busy = await openLoad(arena, { seconds, perSecond: loads.busy * peak });
    show(`at ${loads.busy} of it: ${busy.outcomes.length} requests`);
    const over = await openLoad(arena, { seconds, perSecond: loads.over * peak });
    show(`at ${loads.over} of it: ${over.outcomes.length} requests`);
    return figuresOf({ peak, busy, over, loads });
  } finally {
    await arena.stop();
  }
}

/** Payments a second, from the first request to 99 of 100 answers. */
async function closedLoad(arena: Arena, load: { readonly seconds: number; readonly perSecond: number }) {
  const bodies = await signInPortions(arena, load.seconds * load.perSecond + 2 * clients);
  await arena.nextBlock();
  const { settled } = await runLoad(arena.asks.lunas, { clients, seconds: load.seconds, bodies });
  await arena.quiet();
  return settled.count / settled.seconds;
}
