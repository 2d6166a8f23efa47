import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { EngineDeps } from "./engine-deps";
import type { Receipt } from "./head";
import type { Lane } from "./lane";
import { serially } from "./serially";
import { writeAhead } from "./write-ahead";

/** A transfer from the faucet's treasury; amount in smallest units, `asset` null for the native currency. */
export interface GrantRequest {
  readonly asset: Address | null;
  readonly to: Address;
  readonly amount: bigint;
}

export interface Grants {
  /** Whether this process holds the treasury's lane. */
  canGrant(): boolean;
  /** Resolves with the receipt once the transfer is final; rejects when it cannot be sent now or the signal aborts. */
  grant(request: GrantRequest, signal: AbortSignal): Promise<Receipt>;
  /** Tells of the treasury's transactions that became final. */
  mined(receipts: readonly Receipt[]): void;
}

export interface Treasury {
  /** Its lane, while this process holds it. */
  readonly lane: () => Lane | null;
  readonly loseLane: (lane: Lane) => void;
}

interface Asked {
  readonly request: GrantRequest;
  readonly sent: (hash: Hex) => void;
  readonly refused: (error: Error) => void;
}

const earlyLimit = 256;

/** Grants use the lane machinery and have no nonce logic of their own. */
export function createGrants(deps: EngineDeps, treasury: Treasury): Grants {
  const asked: Asked[] = [];
  const waiting = new Map<Hex, (receipt: Receipt) => void>();
  // A fast chain mines a transfer before its hash has come back to whoever asked.
  const early = new Map<Hex, Receipt>();
  const send = serially(() => sendAsked(deps, treasury, asked.splice(0)));
  return {
    canGrant: () => treasury.lane() !== null,
    grant: async (request, signal) => {
      if (signal.aborted) throw new Error("nobody waits for the transfer, so it was not sent");
      const hash = await new Promise<Hex>((sent, refused) => {
        asked.push({ request, sent, refused });
        send().catch(refused);
      });
      const known = early.get(hash);
      if (known !== undefined) return known;
      return await new Promise<Receipt>((resolve, reject) => {
        waiting.set(hash, resolve);
        const giveUp = () => waiting.delete(hash) && reject(new Error("the transfer is not final yet"));
        // An event that has been is not told again: the caller may have gone while the hash was on its way.
        if (signal.aborted) giveUp();
        else signal.addEventListener("abort", giveUp, { once: true });
      });
    },
    mined: (receipts) => {
      for (const receipt of receipts) {
        waiting.get(receipt.hash)?.(receipt);
        waiting.delete(receipt.hash);
        early.set(receipt.hash, receipt);
      }
      for (const hash of [...early.keys()].slice(0, Math.max(0, early.size - earlyLimit))) early.delete(hash);
    },
  };
}

async function sendAsked(deps: EngineDeps, treasury: Treasury, asked: readonly Asked[]): Promise<void> {
  if (asked.length === 0) return;
  const lane = treasury.lane();
  const refuseAll = (why: string) => {
    for (const { refused } of asked) refused(new Error(why));
  };
  if (lane === null) return refuseAll("the treasury's lane is held elsewhere");
  const written = await writeAhead(
    deps,
    lane,
    asked.map(({ request }) => ({ kind: "transfer", ...request })),
  );
  if (written.kind === "lane_lost") treasury.loseLane(lane);
  if (written.kind !== "sent") return refuseAll(`the transfer could not be written (${written.kind})`);
  asked.forEach(({ sent }, index) => {
    const attempt = written.attempts[index];
    if (attempt !== undefined) sent(attempt.hash);
  });
}
