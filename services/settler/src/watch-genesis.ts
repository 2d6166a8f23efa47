import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";

export interface GenesisDeps {
  readonly chain: Chain;
  /** The hash of the node's first block. */
  readonly read: () => Promise<Hex>;
  /** The hash that the database has for the chain; it stores `seen` where it has none. */
  readonly known: (seen: Hex) => Promise<Hex>;
  readonly clock: Clock;
  /** Called when the chain becomes another one, and when it is the known one again. */
  readonly onChange: (message: string, isKnown: boolean) => void;
}

/** Whether the node still has the chain of the rows. */
export interface GenesisWatch {
  /** False: another chain is there, and nothing may be judged or sent by it. A fault of the node or database changes nothing. */
  isKnown(): Promise<boolean>;
}

/** A lost test chain comes back within seconds; endpoints of a production chain are exchanged by hand. */
const checkEveryMs = { sandbox: 900, production: 30_000 } as const;

/**
 * Compares the chain's first block with the stored one. A sandbox chain that was lost comes back with another first block, and
 * low nonces: judged by it, payments would fail that the lost chain may have settled.
 */
export function watchGenesis({ chain, read, known, clock, onChange }: GenesisDeps): GenesisWatch {
  let isSame = true;
  let nextAtMs = 0;
  let checking: Promise<boolean> | null = null;
  const check = async () => {
    const seen = await read();
    const stored = await known(seen);
    nextAtMs = clock.now() + checkEveryMs[chain.environment];
    if ((stored === seen) !== isSame) onChange(messageOf(chain, { seen, stored }), stored === seen);
    isSame = stored === seen;
    return isSame;
  };
  return {
    isKnown() {
      if (clock.now() < nextAtMs) return Promise.resolve(isSame);
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}

function messageOf({ network, environment }: Chain, { seen, stored }: { seen: Hex; stored: Hex }): string {
  if (seen === stored) return `${network}: the chain is the known one: settling goes on`;
  const what = `${network}: the node has another chain: its first block is ${seen}, not ${stored}; nothing is settled on it`;
  return environment === "sandbox"
    ? `${what}. If the sandbox chain is lost: lunas-ops chains renew ${network}`
    : `${what}. Check the RPC endpoints`;
}
