import { randomUUID } from "node:crypto";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { isRefused } from "../payments/admission";
import type { GateDeps } from "../payments/gate-deps";
import type { GateInput } from "../payments/gate-input";
import { type GateFailed, servedHeaders } from "../payments/gate-result";
import { DEFAULT_WAIT_MS } from "../payments/send-once";
import { settleWithRetries } from "../payments/settle-with-retries";
import { digestOf } from "../payments/unfinished";
import type { PageInput } from "../paywall/page";
import { failedChannel } from "./channel-failure";
import type { GateAnswered, GateCharged } from "./channel-gate";
import { type ChargedVoucher, chargeVoucher, type VoucherInput } from "./channel-requests";
import { badSignature, isDepositProven, preflightChannel } from "./preflight-channel";
import { voidOnce } from "./void-once";

/** A channel's payment, and what it is for. */
export interface PresentedVoucher {
  readonly chain: ChainConfig;
  readonly required: PaymentRequired;
  readonly terms: ChannelRequirements;
  readonly payload: ChannelPayload;
  readonly page: PageInput;
}

export type ChannelInput = Pick<GateInput, "metadata" | "clientAddress" | "maxWaitMs">;

/** Charges a voucher, with a deposit or without, or closes a channel. Throws only for mistakes of the shop itself. */
export async function processChannel(
  deps: GateDeps,
  input: ChannelInput,
  presented: PresentedVoucher,
): Promise<GateCharged | GateAnswered | GateFailed> {
  try {
    const charged = await sendKeyed(deps, input, presented);
    const headers = { "PAYMENT-RESPONSE": headerOf(charged), ...servedHeaders };
    return presented.payload.payload.type === "refund"
      ? refunded(charged, headers)
      : chargedGate(deps, charged, headers);
  } catch (failure) {
    if (failure instanceof LunasError) return failedChannel({ failure, ...presented }, presented.page);
    throw failure;
  }
}

/** The keys of deposits and refunds whose outcome stayed open, by their body: the payer's same header joins them. For one caller only. */
const openKeys = new Map<string, string>();
const MOST_KEYS = 10_000;

/** A deposit is a payment: its repeat within this request, and after an open outcome, is the same one. */
async function sendKeyed(deps: GateDeps, input: ChannelInput, presented: PresentedVoucher): Promise<ChargedVoucher> {
  const body = voucherBody(input, presented);
  if (presented.payload.payload.type === "voucher") {
    return sendVoucher(deps, input, { presented, once: () => chargeVoucher(deps.connection, body) });
  }
  const name = digestOf([deps.connection.apiKey, body]);
  const key = openKeys.get(name) ?? randomUUID();
  openKeys.delete(name);
  try {
    return await sendVoucher(deps, input, { presented, once: () => chargeVoucher(deps.connection, body, key) });
  } catch (error) {
    if (error instanceof LunasError && ["settlement_pending", "unexpected_answer"].includes(error.code)) {
      openKeys.set(name, key);
      const [oldest] = openKeys.keys();
      if (openKeys.size > MOST_KEYS && oldest !== undefined) openKeys.delete(oldest);
    }
    throw error;
  }
}

export function voucherBody(input: ChannelInput, { required, terms, payload }: PresentedVoucher): VoucherInput {
  const { url, description } = required.resource;
  return {
    paymentPayload: payload,
    paymentRequirements: terms,
    resource: url,
    ...(description === undefined ? {} : { description }),
    ...(input.metadata === undefined ? {} : { metadata: input.metadata }),
  };
}

interface Sending<Answer> {
  readonly presented: PresentedVoucher;
  readonly once: () => Promise<Answer>;
}

/** Sends a channel's payment after the cheap checks, until the outcome is known. Throws the refusal. */
export async function sendVoucher<Answer>(
  deps: GateDeps,
  input: ChannelInput,
  { presented, once }: Sending<Answer>,
): Promise<Answer> {
  const { payload, chain, terms } = presented;
  const refused = preflightChannel(payload, { chain, terms });
  if (refused !== null) throw refused;
  const isProven = await isPayers(deps, presented);
  const client = input.clientAddress ?? payload.payload.channelConfig.payer.toLowerCase();
  const place = await deps.admission.enter(client, isProven);
  try {
    const answer = await settleWithRetries(once, { ...deps, maxWaitMs: input.maxWaitMs ?? DEFAULT_WAIT_MS });
    place.leave(false);
    return answer;
  } catch (error) {
    // A payer out of step is told where the channel is: that does not count as a failed attempt.
    place.leave(isRefused(error) && !(error instanceof LunasError && error.code === "channel_out_of_step"));
    throw error;
  }
}

/** A voucher is the channel's own; the deposit of a wallet with code only the chain can check. */
async function isPayers(deps: GateDeps, { payload, chain }: PresentedVoucher): Promise<boolean> {
  if (payload.payload.type !== "deposit") return true;
  const { permit2Authorization } = payload.payload.deposit.authorization;
  if (isDepositProven(chain, permit2Authorization)) return true;
  if ((await deps.codeAt(chain.rpcUrl, permit2Authorization.from)) === "none") throw badSignature();
  return false;
}

export function headerOf({ paymentResponse, settlement }: ChargedVoucher): string {
  return paymentResponse === "" ? encodePaymentHeader(settlement) : paymentResponse;
}

function chargedGate(deps: GateDeps, charged: ChargedVoucher, headers: GateCharged["headers"]): GateCharged {
  const { paymentResponse: _header, ...charge } = charged;
  return {
    ...{ result: "charged", status: 200, txHash: null, charge, settlement: charge.settlement, headers },
    giveBack: voidOnce(deps, charge.chargeId),
  };
}

function refunded({ settlement }: ChargedVoucher, headers: GateAnswered["headers"]): GateAnswered {
  const { amount, transaction, extra } = settlement;
  const { channelId } = extra.channelState;
  return {
    ...{ result: "answered", status: 200, page: null, headers },
    body: { refunded: true, channelId, amount, transaction },
  };
}
