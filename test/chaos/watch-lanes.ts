import { setTimeout as pause } from "node:timers/promises";
import type { Scenario } from "../harness/start-scenario";

/** How long no live settler owned a lane. */
export interface LaneGap {
  readonly address: string;
  readonly ms: number;
}

const pollEveryMs = 100;

/**
 * Watches the owners of the sandbox lanes. A killed process owns nothing, also before its lease ends.
 * `end` returns every time span in which a lane had no owner, also spans that have not ended.
 */
export function watchLanes({ query, running, signers }: Scenario): { end(): Promise<readonly LaneGap[]> } {
  const gaps: LaneGap[] = [];
  const since = new Map<string, number>();
  let isOver = false;
  const read = async () => {
    const rows = await query<{ address: string; owner: string | null }>(
      "select address, owner from lanes where chain_id = 1337 and address = any($1)",
      [signers],
    );
    const alive = running();
    for (const { address, owner } of rows) {
      const isHeld = owner !== null && alive.some((name) => owner.startsWith(`${name}-`));
      const begun = since.get(address);
      if (!isHeld) since.set(address, begun ?? performance.now());
      else if (begun !== undefined) gaps.push({ address, ms: performance.now() - begun });
      if (isHeld) since.delete(address);
    }
  };
  const watching = (async () => {
    while (!isOver) {
      await read();
      await pause(pollEveryMs);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return [...gaps, ...[...since].map(([address, begun]) => ({ address, ms: performance.now() - begun }))];
    },
  };
}
