import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequirements } from "@lunas/protocol/wire/requirements";
import { testWalletHeader } from "@lunas/protocol/wire/test-wallet";
import type { PaymentPayload, PaymentRequired } from "@lunas/protocol/wire/x402";
import { channelTermsOf, withChannel } from "../channels/channel-demand";
import { processChannel } from "../channels/process-channel";
import type { PageInput } from "../paywall/page";
import { isRefused } from "./admission";
import { requiredFor } from "./build-required";
import { type Consumption, consumptionOf } from "./consume";
import { type Facilitated, type FacilitateInput, facilitate } from "./facilitate";
import type { GateDeps } from "./gate-deps";
import type { ChannelGateInput, GateInput } from "./gate-input";
import {
  type ChannelGateResult,
  demand,
  failedGate,
  type GateFailed,
  type GateSettled,
  servedHeaders,
  unreadableGate,
} from "./gate-result";
import { giveBackOnce } from "./give-back";
import { schemeIn } from "./read-payload";
import { headerOf } from "./request-headers";
import { type Presented, readHeader, sendOnce } from "./send-once";
import { verifyPayment } from "./verify";

/**
 * Handles one paid request: demands, settles or fails. Throws only for mistakes of the shop itself, and where `/config`
 * cannot be read.
 */
export async function processGate(deps: GateDeps, input: ChannelGateInput): Promise<ChannelGateResult> {
  const chain = await deps.chain();
  const exact = requiredFor(chain, input);
  const required = input.channel === true ? withChannel(exact, chain, deps.section) : exact;
  const header = headerOf(input.headers, "payment-signature") ?? headerOf(input.headers, "x-payment");
  const paymentId = headerOf(input.headers, "lunas-payment");
  const page = pageOf(deps, input);
  if (header === undefined && (paymentId === undefined || input.consume === undefined)) {
    const answer = demand(required, page);
    return { ...answer, headers: { ...answer.headers, ...(await testMoneyHeader(deps, input, { chain, required })) } };
  }
  if (header !== undefined && takesChannel(required, header))
    return byChannel(deps, input, { chain, required, header, page });
  const read = header === undefined ? null : readHeader(header, "exact");
  if (read instanceof LunasError) return unreadableGate(read, required);
  try {
    if (read === null) return await unlock(deps, input, { required, paymentId: paymentId ?? "" });
    return await settle(deps, input, { chain, required, payload: read });
  } catch (error) {
    if (error instanceof LunasError) return failedGate(error, required, page);
    throw error;
  }
}

/** A price below the least payment is taken by a channel alone. */
function takesChannel(required: PaymentRequired, header: string): boolean {
  if (channelTermsOf(required) === undefined) return false;
  return required.accepts[0]?.scheme === "batch-settlement" || schemeIn(header) === "batch-settlement";
}

interface ChannelHeader extends Pick<Presented, "chain" | "required"> {
  readonly header: string;
  readonly page: PageInput;
}

async function byChannel(
  deps: GateDeps,
  input: GateInput,
  { chain, required, header, page }: ChannelHeader,
): Promise<ChannelGateResult> {
  const payload = readHeader(header, "batch-settlement");
  if (payload instanceof LunasError) return unreadableGate(payload, required);
  const terms = channelTermsOf(required);
  if (terms === undefined) throw new Error("the demand has a channel");
  return processChannel(deps, input, { chain, required, terms, payload, page });
}

function pageOf(
  { environment, section, testMoney }: GateDeps,
  { headers, paywallScript: script, deposit }: ChannelGateInput,
): PageInput {
  const button = script === undefined ? undefined : { script, environment, hasTestWallet: testMoney !== null, deposit };
  return { requestHeaders: headers, section, button };
}

/** For the page's test wallet: the answer is a demand as before, and one of its headers tells what the faucet did. */
async function testMoneyHeader(
  { testMoney }: GateDeps,
  { headers, clientAddress, paywallScript }: GateInput,
  { chain, required }: Pick<Presented, "chain" | "required">,
): Promise<Readonly<Record<string, string>>> {
  const requested = headerOf(headers, testWalletHeader.toLowerCase());
  // Only a page with the script asks for money.
  if (requested === undefined || testMoney === null || paywallScript === undefined) return {};
  const { amount } = required.accepts[0] as PaymentRequirements;
  return { [testWalletHeader]: await testMoney({ requested, headers, clientAddress, chain, amount }) };
}

async function settle(deps: GateDeps, input: GateInput, presented: Presented<PaymentPayload>): Promise<GateSettled> {
  const consumption = consumptionOf(input.consume);
  const settled = await sendOnce(deps, presented, {
    ...{ body: bodyOf(input, presented), clientAddress: input.clientAddress, maxWaitMs: input.maxWaitMs },
    send: (body, idempotencyKey) => facilitate(deps.connection, body, { idempotencyKey }),
    onSuccess: (facilitated) => consumeOnce(consumption, facilitated),
  });
  const { paymentId } = settled.payment;
  return {
    result: "settled",
    status: 200,
    txHash: settled.txHash,
    payment: settled.payment,
    settlement: settled.settlement,
    headers: { "PAYMENT-RESPONSE": settled.paymentResponse, ...servedHeaders },
    giveBack: giveBackOnce(deps, { paymentId, answerId: settled.answerId, consumption }),
  };
}

/**
 * The header and the payment's id share one record of use: content that one of them unlocked is not served again for
 * the other.
 */
async function consumeOnce(consumption: Consumption | null, { payment }: Facilitated): Promise<void> {
  if (consumption === null) return;
  const { paymentId } = payment;
  const isNew = await (async () => consumption.take(paymentId))().catch((cause: unknown) => {
    throw new LunasError("The payment settled, but the shop could not record its use. Send the same request again.", {
      code: "consume_failed",
      details: { paymentId },
      cause,
    });
  });
  if (!isNew) throw notAccepted({ reason: "already_consumed", paymentId });
}

function notAccepted(details: Readonly<Record<string, string>>): LunasError {
  return new LunasError("This payment is not for this resource.", { code: "payment_not_accepted", details });
}

function bodyOf(input: GateInput, { required, payload }: Presented<PaymentPayload>): FacilitateInput {
  const { url, description } = required.resource;
  return {
    paymentPayload: payload,
    paymentRequirements: required.accepts[0] as PaymentRequirements,
    resource: url,
    ...(description === undefined ? {} : { description }),
    ...(input.metadata === undefined ? {} : { metadata: input.metadata }),
  };
}

interface Shown {
  readonly required: PaymentRequired;
  readonly paymentId: string;
}

/** Looks up a payment that was settled directly, and marks it as used. */
async function unlock(
  deps: GateDeps,
  input: GateInput,
  { required, paymentId }: Shown,
): Promise<GateSettled | GateFailed> {
  const { price: rupiah, consume, allowRefunded } = input;
  const expected = { rupiah, resource: required.resource.url, consume, allowRefunded };
  // Accepts only the id, which only the payer got: everybody can read a hash from the chain.
  if (!/^pay_[0-9A-Za-z_-]{1,64}$/.test(paymentId)) throw notAccepted({ reason: "not_found" });
  // The caller invents ids: without an address only a count of all of them is a bound.
  const place = await deps.admission.enter(input.clientAddress ?? null, true);
  const verified = await verifyPayment(deps, paymentId, expected).catch((error: unknown) => {
    place.leave(isRefused(error));
    throw error;
  });
  place.leave(!verified.ok);
  if (!verified.ok) throw notAccepted({ reason: verified.problem });
  const { payment } = verified;
  return {
    ...{ result: "settled", status: 200, txHash: payment.txHash, payment, settlement: null, headers: servedHeaders },
    giveBack: giveBackOnce(deps, { paymentId, answerId: null, consumption: consumptionOf(input.consume) }),
  };
}
