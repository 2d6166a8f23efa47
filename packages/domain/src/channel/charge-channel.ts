import type { WaitingClient } from "../payment/facilitated";
import { idempotencyConflict } from "../payment/join";
import type { Clock } from "../shared/clock";
import { newMonthlyId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import { checkVoucher } from "./check-voucher";
import type {
  ChannelBooks,
  ChannelSignatures,
  ChargedVoucher,
  ChargeOutcome,
  ChargeRequest,
  ChargeStore,
} from "./ports";
import { channelBusy, channelNotFound, notChargedRefusal } from "./refusals";
import type { VoucherClaim } from "./voucher-claim";

export interface ChargeDeps {
  readonly charges: Pick<ChargeStore, "charge">;
  readonly signatures: ChannelSignatures;
  readonly clock: Clock;
  readonly timer: Timer;
}

/** A voucher that was charged, or whose charge of 0 was in order. */
export interface ChargedChannel {
  /** Null: nothing was charged. */
  readonly charge: ChargedVoucher | null;
  readonly channel: ChannelBooks;
  /** The stored answer of an earlier request. */
  readonly isReplayed: boolean;
  /** Whether this request alone has the answer, so that the books keep whether it was received. */
  readonly isOwn: boolean;
}

/** A request has its answer for itself that long; a written answer, or a broken connection, ends it. */
export const answerLeaseMs = 5_000;
const pollEveryMs = 50;
/** Of a repeat: the lease of the request before it, and of one more that came between. */
const waitLimitMs = 2 * answerLeaseMs;

/**
 * Charges a voucher: one statement, and no chain. A repeat of the newest voucher waits until it is known whether the answer before
 * was received, and gets that answer if it was not.
 */
export async function chargeChannel(
  deps: ChargeDeps,
  claim: VoucherClaim,
  client: WaitingClient,
): Promise<ChargedChannel | Refusal> {
  const checked = await checkVoucher(deps.signatures, claim);
  if (isRefusal(checked)) return checked;
  const request: ChargeRequest = {
    scope: { merchantId: claim.merchant.id, environment: claim.chain.environment },
    channelId: claim.voucher.channelId,
    chargeId: newMonthlyId("chg", deps.clock.now()),
    price: checked.price,
    amount: checked.amount,
    maxClaimable: claim.voucher.maxClaimable,
    signature: checked.signature,
    resource: claim.resource,
    description: claim.description,
    metadata: claim.metadata,
    bodyHash: claim.bodyHash,
    idempotency: claim.idempotency,
    leaseMs: answerLeaseMs,
  };
  const outcome = await deps.charges.charge(request);
  return answerOf(claim, outcome.kind === "held" ? await awaitAnswer(deps, request, client) : outcome);
}

async function awaitAnswer(
  { charges, clock, timer }: ChargeDeps,
  request: ChargeRequest,
  { signal }: WaitingClient,
): Promise<ChargeOutcome> {
  const untilMs = clock.now() + waitLimitMs;
  for (;;) {
    if (signal.aborted || clock.now() >= untilMs) return { kind: "held" };
    await timer.sleep(pollEveryMs, signal);
    const outcome = await charges.charge(request);
    if (outcome.kind !== "held") return outcome;
  }
}

function answerOf(claim: VoucherClaim, outcome: ChargeOutcome): ChargedChannel | Refusal {
  switch (outcome.kind) {
    case "charged":
      return { charge: outcome.charge, channel: outcome.channel, isReplayed: false, isOwn: true };
    case "repeated":
      return { charge: outcome.charge, channel: outcome.channel, isReplayed: true, isOwn: !outcome.isKeyed };
    case "nothing":
      return { charge: null, channel: outcome.channel, isReplayed: false, isOwn: false };
    case "held":
      return channelBusy();
    case "not_found":
      return channelNotFound();
    case "key_taken":
      return idempotencyConflict();
    default:
      return notChargedRefusal(outcome.kind, { config: claim.config, ...outcome.channel });
  }
}
