import { tooManyRefunds } from "@lunas/domain/channel/refusals";
import { gasRetrySeconds } from "@lunas/domain/channel/requests";
import type {
  RequestedShopAction,
  ShopAction,
  ShopActionStore,
  ShopCaller,
} from "@lunas/domain/channel/shop/requested";
import { gasRefusalFor } from "@lunas/domain/payment/checks/gas-is-within-bounds";
import { type ChannelActionId, newId } from "@lunas/domain/shared/id";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { Timer } from "@lunas/domain/shared/timer";
import type { Clock } from "@lunas/runtime/clock";
import type { ChannelEnd, ShopActions, ShopRequest } from "./settling";

export interface ShopActionDeps {
  readonly store: ShopActionStore;
  readonly clock: Clock;
  readonly timer: Timer;
}

const pollEveryMs = 200;
const prefixes = { claim: "clm", refund: "chr", payout: "pyo" } as const;

/** What a stock server asks for becomes a row; a settler writes and sends it, and the request waits for its end. */
export function shopActions(deps: ShopActionDeps): ShopActions {
  return {
    join: async (request) => {
      const id = await deps.store.earlier(askingOf(deps, request));
      return id === null ? null : await endOf(deps, request, id);
    },
    claim: (request, claim) => ask(deps, request, { kind: "claim", claim }),
    refund: (request, refund) => ask(deps, request, { kind: "refund", refund }),
    payOut: (request, payout) => ask(deps, request, { kind: "payout", payout }),
  };
}

function askingOf({ clock }: ShopActionDeps, { caller, chain, bodyHash, context }: ShopRequest): ShopCaller {
  return { merchantId: caller.merchant.id, chain, bodyHash, requestedMsAgo: clock.now() - context.startedAtMs };
}

async function ask(deps: ShopActionDeps, request: ShopRequest, action: ShopAction): Promise<ChannelEnd | Refusal> {
  const requested = await deps.store.ask(askingOf(deps, request), { ...action, id: newId(prefixes[action.kind]) });
  switch (requested.kind) {
    case "made":
    case "joined":
      return await endOf(deps, request, requested.id);
    case "busy":
      return refuse("channel_busy", "Another refund or payout of it is under way.", { retryAfterSeconds: "5" });
    case "payer_daily_refunds":
      return tooManyRefunds(request.chain.channels?.payerDailyRefunds);
    case "gas":
      return gasRefusalFor(requested.reason, gasRetrySeconds);
    case "kept_by_lunas":
      return mismatchOf("managedBy", "Lunas keeps the books of one of these channels.");
    case "foreign_wallet":
    case "foreign_channel":
      return mismatchOf("receiver", "One of these channels is not the merchant's of this key.");
  }
}

function mismatchOf(field: string, message: string): Refusal {
  return refuse("payment_mismatch", message, { field });
}

/** Waits for the end. From here on the answer is about what is stored, whatever fails. */
async function endOf(deps: ShopActionDeps, request: ShopRequest, id: ChannelActionId): Promise<ChannelEnd> {
  const { store, clock, timer } = deps;
  request.onStored();
  const untilMs = clock.now() + request.waitMs;
  for (;;) {
    const action = await store.find(id);
    if (action === null) throw new Error(`the action ${id} is not stored`);
    const end = ended(action);
    if (end !== null) {
      // An answer that is lost is asked for again: only one that was written is noted.
      request.onDelivered((isWritten) => {
        if (isWritten) void store.noteAnswered(askingOf(deps, request), id).catch(request.onFault);
      });
      return end;
    }
    if (clock.now() >= untilMs || request.signal.aborted) return { kind: "pending", txHash: action.txHash };
    await timer.sleep(pollEveryMs, request.signal);
  }
}

/** Null: it is open. */
function ended({ status, amount, txHash, blockNumber, failure }: RequestedShopAction): ChannelEnd | null {
  if (status === "confirmed" && txHash !== null && blockNumber !== null)
    return { kind: "settled", txHash, blockNumber, amount };
  if (status !== "failed" || failure === null) return null;
  // Another transaction had moved it by then: this one was mined, and moved nothing.
  if (failure.code === "nothing_moved" && txHash !== null && blockNumber !== null)
    return { kind: "settled", txHash, blockNumber, amount: 0n };
  return { kind: "failed", txHash, message: failure.message };
}
