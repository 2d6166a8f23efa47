import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { openMeter } from "../holds/charge";
import type { GateHeld, HoldOutcome } from "../holds/hold-gate";
import { repeatUntilKnown } from "../holds/repeat-until-known";
import type { GateDeps } from "../payments/gate-deps";
import { type GateFailed, servedHeaders } from "../payments/gate-result";
import { DEFAULT_WAIT_MS } from "../payments/send-once";
import { failedChannel } from "./channel-failure";
import type { GateAnswered } from "./channel-gate";
import { chargeVoucher, verifyVoucher } from "./channel-requests";
import {
  type ChannelInput,
  headerOf,
  type PresentedVoucher,
  processChannel,
  sendVoucher,
  voucherBody,
} from "./process-channel";

/** A reservation lasts 30 seconds; a longer work renews it. */
const RENEW_MS = 15_000;

/** As long as the longest hold. A handler that never ends must not keep its payer's channel, and use the shop's rate limit, for ever. */
const MOST_RENEWALS = 3_600_000 / RENEW_MS;

/**
 * The vouchers that this process works for: another request that brings one of them waits, because one voucher pays for one work. Of other
 * processes the service knows.
 */
const underWay = new Map<string, ChannelPayload>();

function nameOf({ payload }: ChannelPayload): string {
  const { channelId, maxClaimableAmount } = payload.voucher;
  return `${channelId.toLowerCase()} ${BigInt(maxClaimableAmount)}`;
}

/**
 * A voucher whose price is known when the work is done: it is checked and its channel reserved, then charged with what was used. A deposit is
 * made first, without a charge. Throws only for mistakes of the shop itself.
 */
export async function processMetered(
  deps: GateDeps,
  input: ChannelInput,
  presented: PresentedVoucher,
): Promise<GateHeld | GateAnswered | GateFailed> {
  if (presented.payload.payload.type === "refund") {
    const closed = await processChannel(deps, input, presented);
    if (closed.result !== "charged") return closed;
    throw new Error("a refund charges nothing");
  }
  try {
    const ready = await opened(deps, input, presented);
    const once = () => reserve(deps, input, ready);
    await sendVoucher(deps, input, { presented: ready, once });
    return heldChannel(deps, input, ready);
  } catch (failure) {
    if (failure instanceof LunasError) return failedChannel({ failure, ...presented }, presented.page);
    throw failure;
  }
}

/** Keeps the channel for this request alone. Throws `channel_busy` while another one works for the same voucher. */
async function reserve(deps: GateDeps, input: ChannelInput, presented: PresentedVoucher): Promise<void> {
  const name = nameOf(presented.payload);
  if (underWay.has(name))
    throw new LunasError("Another request with this voucher is under way.", { code: "channel_busy", status: 409 });
  underWay.set(name, presented.payload);
  try {
    await verifyVoucher(deps.connection, voucherBody(input, presented), { isNew: true });
  } catch (error) {
    underWay.delete(name);
    throw error;
  }
}

/** After the last renewal another request may work for the same voucher: it keeps its own entry. */
function letGo({ payload }: PresentedVoucher): void {
  const name = nameOf(payload);
  if (underWay.get(name) === payload) underWay.delete(name);
}

/**
 * Makes the deposit. From then on its voucher is one like any other, which is checked as such: also where the answer of the deposit was lost, or
 * went to an earlier request. It has no Idempotency-Key, so that every process of the shop can join it; it charges nothing.
 */
async function opened(deps: GateDeps, input: ChannelInput, presented: PresentedVoucher): Promise<PresentedVoucher> {
  const { payload } = presented;
  if (payload.payload.type !== "deposit") return presented;
  const body = { ...voucherBody(input, presented), charge: "0" };
  await sendVoucher(deps, input, { presented, once: () => chargeVoucher(deps.connection, body) }).catch(unlessMade);
  const { channelConfig, voucher } = payload.payload;
  const { extensions: _deposits, ...rest } = payload;
  const ofVoucher: ChannelPayload = { ...rest, payload: { type: "voucher", channelConfig, voucher } };
  return { ...presented, payload: ofVoucher };
}

function unlessMade(error: unknown): void {
  const isMade =
    error instanceof LunasError && error.code === "nonce_already_used" && error.details.status === "confirmed";
  if (!isMade) throw error;
}

function heldChannel(deps: GateDeps, input: ChannelInput, presented: PresentedVoucher): GateHeld {
  const meter = openMeter({ hold: null, maximum: presented.terms.amount });
  const stop = renewing(deps, input, presented);
  let ended: Promise<HoldOutcome> | undefined;
  const finish = async (isServed: boolean): Promise<HoldOutcome> => {
    stop();
    const amount = meter.close();
    try {
      return await charge(deps, { input, presented, amount: isServed && amount !== undefined ? amount : "0" });
    } finally {
      letGo(presented);
    }
  };
  return {
    ...{ result: "held", status: 200, hold: null, headers: servedHeaders, charge: meter.charge },
    finish: ({ isServed }) => {
      ended ??= finish(isServed);
      return ended;
    },
  };
}

/** Renews the reservation until it is stopped, at most an hour. What fails is told by the charge. */
function renewing(deps: GateDeps, input: ChannelInput, presented: PresentedVoucher): () => void {
  let left = MOST_RENEWALS;
  const stop = () => clearInterval(timer);
  const renew = () => {
    if (left === 0) {
      stop();
      return letGo(presented);
    }
    left -= 1;
    void verifyVoucher(deps.connection, voucherBody(input, presented)).catch(() => undefined);
  };
  const timer = setInterval(renew, RENEW_MS);
  timer.unref();
  return stop;
}

interface Charging {
  readonly input: ChannelInput;
  readonly presented: PresentedVoucher;
  /** In base units. `"0"` ends the reservation. */
  readonly amount: string;
}

/** Charges what was used. The work is done: an answer that was lost is asked for again, with the same amount. Never throws. */
async function charge(deps: GateDeps, { input, presented, amount }: Charging): Promise<HoldOutcome> {
  const body = { ...voucherBody(input, presented), charge: amount };
  try {
    const maxWaitMs = amount === "0" ? RELEASE_MS : (input.maxWaitMs ?? DEFAULT_WAIT_MS);
    const once = () => chargeVoucher(deps.connection, body);
    const { paymentResponse, ...charged } = await repeatUntilKnown(once, { ...deps, maxWaitMs });
    const headers = { "PAYMENT-RESPONSE": headerOf({ ...charged, paymentResponse }), ...servedHeaders };
    if (amount === "0") return { result: "released", headers };
    return { result: "charged", charge: charged, settlement: charged.settlement, headers };
  } catch (error) {
    // The reservation ends by itself.
    if (amount === "0") return { result: "released", headers: servedHeaders };
    const failure = error instanceof LunasError ? error : unknownFailure(error);
    return failedChannel({ failure, ...presented }, presented.page);
  }
}

const RELEASE_MS = 5_000;

function unknownFailure(cause: unknown): LunasError {
  return new LunasError("The answer of the service could not be read.", { code: "unexpected_answer", cause });
}
