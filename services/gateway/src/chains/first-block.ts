import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";

export interface FirstBlockDeps {
  readonly chain: Chain;
  readonly clock: Clock;
  /** The hash of the node's first block. */
  readonly read: () => Promise<Hex>;
  /** The hash that a settler stored; null: none yet, or the chain begins anew. */
  readonly known: (chainId: number) => Promise<Hex | null>;
  /** Called with the problem when another chain is there, and with none when it is the known one again. */
  readonly onChange: (problems: readonly string[]) => void;
  /** The database did not answer. */
  readonly onFault: (error: unknown) => void;
}

export interface FirstBlock {
  /** False: the node has another chain than the one that the stored payments are on. */
  isKnown(): boolean;
  /** Reads it, where it is time to. A node or database that does not answer changes nothing. Never throws. */
  compare(): Promise<void>;
}

/** As often as the settlers: a lost test chain comes back within seconds, endpoints of a production chain are exchanged by hand. */
const everyMs = { sandbox: 900, production: 30_000 } as const;

/**
 * Compares the chain's first block with the one that a settler stored. A payment taken on another chain would be checked by the
 * balances of that one, and no settler would send it. Only settlers store: the gateway has no right to.
 */
export function compareFirstBlock({ chain, clock, read, known, onChange, onFault }: FirstBlockDeps): FirstBlock {
  let isSame = true;
  let nextAtMs = 0;
  return {
    isKnown: () => isSame,
    async compare() {
      if (clock.now() < nextAtMs) return;
      // The connection reports its failures.
      const seen = await read().catch(() => null);
      if (seen === null) return;
      try {
        const stored = (await known(chain.chainId)) ?? seen;
        nextAtMs = clock.now() + everyMs[chain.environment];
        if ((stored === seen) === isSame) return;
        isSame = stored === seen;
        onChange(isSame ? [] : [`the node has another chain: its first block is ${seen}, not ${stored}`]);
      } catch (error) {
        onFault(error);
      }
    },
  };
}
