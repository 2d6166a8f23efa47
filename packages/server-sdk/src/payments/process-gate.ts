import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { LibraryEnvironment } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { testWalletHeader } from "@lunas/protocol/wire/test-wallet";
import type { PaymentPayload, PaymentRequired, PaymentRequirements } from "@lunas/protocol/wire/x402";
import type { Connection } from "../call-api";
import type { PageInput } from "../paywall/page";
import type { TestMoney } from "../paywall/test-money";
import { type Admission, isRefused, noPlace } from "./admission";
import { requiredFor } from "./build-required";
import { type Consumption, consumptionOf } from "./consume";
import { type Facilitated, type FacilitateInput, facilitate } from "./facilitate";
import type { GateInput } from "./gate-input";
import {
  demand,
  failedGate,
  type GateFailed,
  type GateResult,
  type GateSettled,
  servedHeaders,
  unreadableGate,
} from "./gate-result";
import { giveBackOnce } from "./give-back";
import type { CodeLookUp } from "./look-up-code";
import { badSignature, preflightPayment } from "./preflight-payment";
import { readPayload } from "./read-payload";
import { recoversToPayer } from "./recovers-to-payer";
import { headerOf } from "./request-headers";
import { isPassing, settleWithRetries, type WaitLimit } from "./settle-with-retries";
import type { Unfinished } from "./unfinished";
import { verifyPayment } from "./verify";

export interface GateDeps extends Omit<WaitLimit, "maxWaitMs"> {
  readonly connection: Connection;
  readonly environment: LibraryEnvironment;
  readonly section: "sandbox" | "production";
  readonly chain: () => Promise<ChainConfig>;
  readonly unfinished: Unfinished;
  readonly admission: Admission;
  readonly codeAt: CodeLookUp;
  /** Null where the money is real. */
  readonly testMoney: TestMoney | null;
}

const DEFAULT_WAIT_MS = 90_000;

/**
 * Handles one paid request: demands, settles or fails. Throws only for mistakes of the shop itself, and where `/config`
 * cannot be read.
 */
export async function processGate(deps: GateDeps, input: GateInput): Promise<GateResult> {
  const chain = await deps.chain();
  const required = requiredFor(chain, input);
  const header = headerOf(input.headers, "payment-signature") ?? headerOf(input.headers, "x-payment");
  const paymentId = headerOf(input.headers, "lunas-payment");
  const page = pageOf(deps, input);
  if (header === undefined && (paymentId === undefined || input.consume === undefined)) {
    const answer = demand(required, page);
    return { ...answer, headers: { ...answer.headers, ...(await testMoneyHeader(deps, input, { chain, required })) } };
  }
  const read = header === undefined ? null : readHeader(header);
  if (read instanceof LunasError) return unreadableGate(read, required);
  try {
    if (read === null) return await unlock(deps, input, { required, paymentId: paymentId ?? "" });
    return await settle(deps, input, { chain, required, payload: read });
  } catch (error) {
    if (error instanceof LunasError) return failedGate(error, required, page);
    throw error;
  }
}

function readHeader(header: string): PaymentPayload | LunasError {
  try {
    return readPayload(header);
  } catch (error) {
    if (error instanceof LunasError) return error;
    throw error;
  }
}

function pageOf(
  { environment, section, testMoney }: GateDeps,
  { headers, paywallScript: script }: GateInput,
): PageInput {
  const button = script === undefined ? undefined : { script, environment, hasTestWallet: testMoney !== null };
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

interface Presented {
  readonly chain: ChainConfig;
  readonly required: PaymentRequired;
  readonly payload: PaymentPayload;
}

async function settle(deps: GateDeps, input: GateInput, presented: Presented): Promise<GateSettled> {
  const isProven = await preflight(deps, presented);
  const body = bodyOf(input, presented);
  const before = deps.unfinished.openOf(presented.payload);
  const idempotencyKey = deps.unfinished.take(body);
  try {
    const settled = await ask(deps, input, { body, idempotencyKey, isProven, isOpen: before !== undefined });
    const consumption = consumptionOf(input.consume);
    await consumeOnce(consumption, settled);
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
  } catch (error) {
    const open = error instanceof LunasError ? openAfter(error, before) : undefined;
    if (open !== undefined) deps.unfinished.putBack(body, idempotencyKey, open);
    throw error;
  }
}

/** The open outcome: of this error, or of an earlier one that is still open. */
function openAfter(error: LunasError, before: LunasError | undefined): LunasError | undefined {
  // An answer that is not the service's says nothing about the payment: the service may have settled it.
  if (["settlement_pending", "consume_failed", "unexpected_answer"].includes(error.code)) return error;
  return isPassing(error) ? before : undefined;
}

/**
 * Runs the cheap checks, then checks the signature; returns whether the payer's own key made it. Throws the refusal.
 */
async function preflight(deps: GateDeps, { chain, required, payload }: Presented): Promise<boolean> {
  const nowSeconds = Math.floor(deps.now() / 1_000);
  const terms = required.accepts[0] as PaymentRequirements;
  const refused = preflightPayment(payload, { chain, section: deps.section, required: terms, nowSeconds });
  // A payment that this gate left open may still settle: a refusal would ask the payer to pay again.
  if (refused !== null) throw withoutId(deps.unfinished.openOf(payload)) ?? refused;
  if (recoversToPayer(chain, payload.payload)) return true;
  const { from } = payload.payload.permit2Authorization;
  if ((await deps.codeAt(chain.rpcUrl, from)) === "none") throw badSignature();
  return false;
}

interface SettleRequest {
  readonly body: FacilitateInput;
  readonly idempotencyKey: string;
  readonly isProven: boolean;
  /** It was sent before, and is stored. */
  readonly isOpen: boolean;
}

async function ask(deps: GateDeps, input: GateInput, settleRequest: SettleRequest): Promise<Facilitated> {
  const { body, idempotencyKey, isProven, isOpen } = settleRequest;
  const { from } = (body.paymentPayload as PaymentPayload).payload.permit2Authorization;
  const client = input.clientAddress ?? from.toLowerCase();
  const place = isOpen ? noPlace : await deps.admission.enter(client, isProven);
  const once = async () => {
    try {
      return await facilitate(deps.connection, body, { idempotencyKey });
    } catch (error) {
      if (error instanceof LunasError && error.code === "nonce_already_used") throw withoutId(error);
      // A stored payment was not refused: its waiting request must not block other payers.
      if (error instanceof LunasError && error.code === "settlement_pending") place.leave(false);
      throw error;
    }
  };
  try {
    const settled = await settleWithRetries(once, { ...deps, maxWaitMs: input.maxWaitMs ?? DEFAULT_WAIT_MS });
    place.leave(false);
    return settled;
  } catch (error) {
    place.leave(isRefused(error));
    throw error;
  }
}

/**
 * Everybody can read a header from the chain, but not the payment's id. The id unlocks, so only the first sender of the
 * header, or the direct payer, gets it.
 */
function withoutId<E extends LunasError | undefined>(error: E): E;
function withoutId(error: LunasError | undefined): LunasError | undefined {
  if (error === undefined) return undefined;
  const { paymentId: _hidden, ...details } = error.details;
  const { message, code, status, requestId, docUrl, retryAfterSeconds } = error;
  return new LunasError(message, { code, status, details, requestId, docUrl, retryAfterSeconds });
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

function bodyOf(input: GateInput, { required, payload }: Presented): FacilitateInput {
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
  const place = await deps.admission.enter(input.clientAddress ?? paymentId, true);
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
