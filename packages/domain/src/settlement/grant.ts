import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Receipt } from "./head";
import type { Lane } from "./lane";
import type { Call } from "./ports";
import { serially } from "./serially";
import { writeAhead } from "./write-ahead";

/** A transfer from the faucet's treasury; amount in smallest units, `asset` null for the native currency. */
export interface GrantRequest {
  readonly asset: Address | null;
  readonly to: Address;
  readonly amount: bigint;
  /** To another lane of ours: written as such. */
  readonly isRefill?: true;
}

export interface Grants {
  /** Whether this process holds the treasury's lane. */
  canGrant(): boolean;
  /** Resolves with the receipt once the transfer is final; rejects when it cannot be sent now or the signal aborts. */
  grant(request: GrantRequest, signal: AbortSignal): Promise<Receipt>;
  /** Resolves once these are written and handed to the node; rejects when they cannot be sent now. */
  send(requests: readonly GrantRequest[]): Promise<void>;
  /** Settles an order as anybody may who has the authorization; nobody waits for it. False: not here. */
  settleAsThirdParty(order: SettlementOrder, refused: () => void): boolean;
  /** Tells of the treasury's transactions that became final. */
  mined(receipts: readonly Receipt[]): void;
}

export interface Treasury {
  /** Its lane, while this process holds it. */
  readonly lane: () => Lane | null;
  readonly loseLane: (lane: Lane) => void;
}

interface GrantCall {
  readonly call: Call;
  readonly sent: (hash: Hex) => void;
  readonly refused: (error: unknown) => void;
}

const earlyLimit = 256;

/** Grants use the lane machinery and have no nonce logic of their own. */
export function createGrants(deps: EngineDeps, treasury: Treasury): Grants {
  const grantCalls: GrantCall[] = [];
  const waiting = new Map<Hex, (receipt: Receipt) => void>();
  // A fast chain mines a transfer before its hash has come back to whoever asked.
  const early = new Map<Hex, Receipt>();
  const send = serially(async () => {
    // Again where a part was refused: what is left of the batch goes at once.
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
      if (signal.aborted) throw new Error("nobody waits for the transfer, so it was not sent");
      const hash = await written(request, signal);
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
 * Sends what the lane has room for; the rest waits for what is mined. Never rejects: whoever asked is told. True: a part was
 * refused, and what was with it waits to be sent.
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

/** What the signing policy refuses keeps nothing else from being sent. */
function goOnWithout(grantCalls: GrantCall[], batch: readonly GrantCall[], places: readonly number[]): boolean {
  for (const place of places) batch[place]?.refused(new Error("the signing policy refuses the transfer"));
  grantCalls.unshift(...batch.filter((_, index) => !places.includes(index)));
  return true;
}

/** Takes back what has not been sent yet. */
function withdraw(grantCalls: GrantCall[], order: GrantCall): void {
  const place = grantCalls.indexOf(order);
  if (place < 0) return;
  grantCalls.splice(place, 1);
  order.refused(new Error("nobody waits for the transfer, so it was not sent"));
}
