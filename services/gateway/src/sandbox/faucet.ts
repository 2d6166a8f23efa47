import type { Address } from "@lunas/catalog/chain";
import type { FaucetOutcome, FaucetRefusal, FaucetRequests } from "@lunas/domain/settlement/sandbox/faucet-request";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { type MerchantId, newId } from "@lunas/domain/shared/id";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import type { Timer } from "@lunas/domain/shared/timer";
import type { FaucetQueue } from "@lunas/queue/faucet";
import { faucetDecimals, smallestUnits } from "../translate/funding";

/** The transfer that a wallet asks for, in smallest units. */
export interface FaucetGift {
  readonly merchantId: MerchantId;
  readonly token: string;
  readonly address: Address;
  readonly amount: bigint;
  /** Asked by a page that anybody can open: such pages get at most half of the merchant's day. The other half stays the merchant's. */
  readonly isOpenToAll?: true;
}

export type FaucetAnswer = { readonly txHash: Hex; readonly balance: string } | Refusal;

export interface Faucet {
  fund(gift: FaucetGift, signal: Signal): Promise<FaucetAnswer>;
}

export interface QueuedFaucetDeps {
  readonly requests: FaucetRequests;
  readonly queue: Pick<FaucetQueue, "notifyAndWait">;
  readonly chainId: number;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly waitMs: number;
  /** Per token, in the token's own units as a decimal. */
  readonly perDay: Readonly<Record<string, string>>;
}

const pollMs = 500;
const dayMs = 86_400_000;

/**
 * The faucet; the settler holds its key. The request is a row and the queue carries its id. Only the row tells the
 * outcome: a finished job proves nothing.
 */
export function queuedFaucet(deps: QueuedFaucetDeps): Faucet {
  const { requests, queue, chainId, clock, perDay } = deps;
  return {
    async fund({ merchantId, token, address, amount, isOpenToAll }, signal) {
      const whole = smallestUnits(perDay[token] ?? "0", faucetDecimals(token) ?? 0);
      const daily = isOpenToAll ? whole / 2n : whole;
      const request = { id: newId("fct"), merchantId, chainId, token, address, amount };
      const judged = (reason: FaucetRefusal) => answerFor(reason, { token, perDay: perDay[token], nowMs: clock.now() });
      if (!(await requests.ask(request, daily))) return judged("daily_allowance");
      const untilMs = clock.now() + deps.waitMs;
      const end = await queue.notifyAndWait(request.id, deps.waitMs);
      const outcome =
        end === "unavailable"
          ? await requests.outcomeOf(request.id)
          : await readUntil(deps, request.id, { untilMs, signal });
      if (outcome === null) return unanswered();
      return outcome.kind === "funded"
        ? { txHash: outcome.txHash, balance: outcome.balance.toString() }
        : judged(outcome.reason);
    },
  };
}

/** The row's outcome, or null if it has none in time. Nearly always the first read finds it. */
async function readUntil(
  { requests, clock, timer }: QueuedFaucetDeps,
  id: `fct_${string}`,
  { untilMs, signal }: { readonly untilMs: number; readonly signal: Signal },
): Promise<FaucetOutcome | null> {
  for (;;) {
    const outcome = await requests.outcomeOf(id);
    if (outcome !== null || signal.aborted || clock.now() >= untilMs) return outcome;
    await timer.sleep(pollMs, signal);
  }
}

/** The refusal for an address that cannot receive a transfer. */
export function unpayable(): Refusal {
  return refuseRequest({ address: "cannot receive this token" });
}

function unanswered(): Refusal {
  return refuse("service_unavailable", "The faucet did not answer. Check the wallet before you ask again.");
}

interface Refused {
  readonly token: string;
  readonly perDay: string | undefined;
  readonly nowMs: number;
}

function answerFor(reason: FaucetRefusal, { token, perDay = "0", nowMs }: Refused): Refusal {
  switch (reason) {
    case "daily_allowance":
      return refuse("rate_limited", `A merchant gets at most ${perDay} ${token} a day.`, {
        reason,
        retryAfterSeconds: String(Math.ceil((dayMs - (nowMs % dayMs)) / 1_000)),
      });
    case "empty":
      return refuse("faucet_empty", "The faucet's treasury is empty.");
    case "receiver_refused":
      return unpayable();
    // The settler's caps are lower than the gateway's, or the token currently refuses every transfer.
    case "amount_exceeds_cap":
    case "token_refuses":
      return unanswered();
  }
}
