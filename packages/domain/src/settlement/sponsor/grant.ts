import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Receipt } from "../head";
import type { Lane } from "../lanes/lane";
import type { Call } from "../ports";
import { serially } from "../serially";
import { writeAhead } from "../submit/write-ahead";

/** A transfer from the faucet's treasury; amount in smallest units, `asset` null for the native currency. */
export interface GrantRequest {
  readonly asset: Address | null;
  readonly to: Address;
  readonly amount: bigint;
  /** A transfer to another lane of ours; stored as a refill. */
  readonly isRefill?: true;
}

export interface Grants {
  /** Whether this process holds the treasury's lane and can sign for it. */
  canGrant(): boolean;
  /** Resolves with the receipt once the transfer is final. Rejects when it cannot be sent now or the signal aborts. */
  grant(request: GrantRequest, signal: AbortSignal): Promise<Receipt>;
  /** Resolves once these are written and broadcast; rejects when they cannot be sent now. */
  send(requests: readonly GrantRequest[]): Promise<void>;
  /**
   * Settles an order as any holder of the authorization may; no caller waits for it. Returns false when the lane is not
   * held here.
   */
  settleAsThirdParty(order: SettlementOrder, refused: () => void): boolean;
  /** Reports the treasury's transactions that became final. */
  mined(receipts: readonly Receipt[]): void;
}

export interface Treasury {
  /** The treasury's lane, while this process holds it. */
  readonly lane: () => Lane | null;
  readonly loseLane: (lane: Lane) => void;
}

interface GrantCall {
  readonly call: Call;
  readonly sent: (hash: Hex) => void;
  readonly refused: (error: unknown) => void;
}

const earlyLimit = 256;

/** Sends transfers over the lane's write-ahead path, which assigns the nonces. */
export function createGrants(deps: EngineDeps, treasury: Treasury): Grants {
  const grantCalls: GrantCall[] = [];
  const waiting = new Map<Hex, (receipt: Receipt) => void>();
  // On a fast chain a transfer may be mined before the caller has its hash.
  const early = new Map<Hex, Receipt>();
  const send = serially(async () => {
    // After a partial refusal the rest of the batch is sent at once.
    while (await sendRequested(deps, treasury, grantCalls));
  });
  const written = (request: GrantRequest, signal?: AbortSignal) =>
    new Promise<Hex>((sent, refused) => {
      const order: GrantCall = { call: { kind: "transfer", ...request }, sent, refused };
      grantCalls.push(order);
      signal?.addEventListener("abort", () => withdraw(grantCalls, order), { once: true });
      void send();
    });
  return {
    canGrant: () => {
      const lane = treasury.lane();
      return lane !== null && deps.sender.canSign(lane.lease.address);
    },
    grant: async (request, signal) => {
      if (signal.aborted) throw new Error("the caller stopped waiting, so the transfer was not sent");
      const hash = await written(request, signal);
      const known = early.get(hash);
      if (known !== undefined) return known;
      return await new Promise<Receipt>((resolve, reject) => {
        waiting.set(hash, resolve);
        const giveUp = () => waiting.delete(hash) && reject(new Error("the transfer is not final yet"));
        // An aborted signal fires no event: the caller may have stopped waiting while the hash was read.
        if (signal.aborted) giveUp();
        else signal.addEventListener("abort", giveUp, { once: true });
      });
    },
    send: async (requests) => void (await Promise.all(requests.map((request) => written(request)))),
    settleAsThirdParty: (order, refused) => {
      if (treasury.lane() === null) return false;
      grantCalls.push({ call: { kind: "settle_as_stranger", order }, sent: () => undefined, refused });
      void send();
      return true;
    },
    mined: (receipts) => {
      for (const receipt of receipts) {
        waiting.get(receipt.hash)?.(receipt);
        waiting.delete(receipt.hash);
        early.set(receipt.hash, receipt);
      }
      for (const hash of [...early.keys()].slice(0, Math.max(0, early.size - earlyLimit))) early.delete(hash);
      if (grantCalls.length > 0) void send();
    },
  };
}

/**
 * Sends as many calls as the lane has room for; the rest waits until others are mined. Never rejects: errors go to the
 * callers. Returns true when a part was refused and the rest waits to be sent.
 */
async function sendRequested(deps: EngineDeps, treasury: Treasury, grantCalls: GrantCall[]): Promise<boolean> {
  const lane = treasury.lane();
  const room = lane === null ? grantCalls.length : deps.chain.settlement.maxInFlightPerLane - lane.open.size;
  const batch = grantCalls.splice(0, Math.max(0, room));
  if (batch.length === 0) return false;
  const refuseAll = (why: unknown) => {
    for (const { refused } of batch) refused(why);
    return false;
  };
  if (lane === null) return refuseAll(new Error("the treasury's lane is held elsewhere"));
  try {
    const calls = batch.map(({ call }) => call);
    const written = await writeAhead(deps, lane, calls);
    if (written.kind === "lane_lost") treasury.loseLane(lane);
    if (written.kind === "refused") return goOnWithout(grantCalls, batch, written.places);
    if (written.kind !== "sent") return refuseAll(new Error(`the transfer could not be written (${written.kind})`));
    batch.forEach(({ sent }, index) => {
      const attempt = written.attempts[index];
      if (attempt !== undefined) sent(attempt.hash);
    });
    return false;
  } catch (error) {
    return refuseAll(error);
  }
}

/** A call that the signing policy refuses does not stop the other calls. */
function goOnWithout(grantCalls: GrantCall[], batch: readonly GrantCall[], places: readonly number[]): boolean {
  for (const place of places) batch[place]?.refused(new Error("the signing policy refuses the transfer"));
  grantCalls.unshift(...batch.filter((_, index) => !places.includes(index)));
  return true;
}

/** Removes a call that has not been sent yet. */
function withdraw(grantCalls: GrantCall[], order: GrantCall): void {
  const place = grantCalls.indexOf(order);
  if (place < 0) return;
  grantCalls.splice(place, 1);
  order.refused(new Error("the caller stopped waiting, so the transfer was not sent"));
}
