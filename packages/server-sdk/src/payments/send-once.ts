import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload, PaymentRequired, UptoPayload } from "@lunas/protocol/wire/x402";
import { isRefused, noPlace } from "./admission";
import type { GateDeps } from "./gate-deps";
import { badSignature, preflightPayment } from "./preflight-payment";
import { readPayload } from "./read-payload";
import { recoversToPayer } from "./recovers-to-payer";
import { isPassing, settleWithRetries } from "./settle-with-retries";
import type { SentBody } from "./unfinished";

/** What a payer presents, and what it is for. */
export interface Presented<Payload = PaymentPayload | UptoPayload> {
  readonly chain: ChainConfig;
  readonly required: PaymentRequired;
  readonly payload: Payload;
}

/** The body that presents a payload to the service, and how it is sent. */
export interface Sending<Body extends SentBody, Answer> {
  readonly body: Body;
  readonly clientAddress: string | undefined;
  readonly maxWaitMs: number | undefined;
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** May throw: the outcome then stays open. */
  readonly onSuccess?: (answer: Answer) => Promise<void>;
}

export const DEFAULT_WAIT_MS = 90_000;

/** The header's payload, or why it is none that this gate takes. */
export function readHeader<S extends "exact" | "upto" | "batch-settlement">(header: string, scheme: S) {
  try {
    return readPayload(header, scheme);
  } catch (error) {
    if (error instanceof LunasError) return error;
    throw error;
  }
}

/**
 * Sends a payer's payload after the cheap checks, until the outcome is known. An outcome that stays open is remembered
 * with its Idempotency-Key, so that the payer's same header joins it. Throws the refusal.
 */
export async function sendOnce<Body extends SentBody, Answer>(
  deps: GateDeps,
  presented: Presented,
  sending: Sending<Body, Answer>,
): Promise<Answer> {
  const isProven = await preflight(deps, presented);
  const { body, send, onSuccess } = sending;
  const before = deps.unfinished.openOf(presented.payload);
  const idempotencyKey = deps.unfinished.take(body);
  const { from } = presented.payload.payload.permit2Authorization;
  const client = { name: sending.clientAddress ?? from.toLowerCase(), isProven, isOpen: before !== undefined };
  try {
    const once = () => send(body, idempotencyKey);
    const answer = await admitted(deps, client, { once, maxWaitMs: sending.maxWaitMs ?? DEFAULT_WAIT_MS });
    await onSuccess?.(answer);
    return answer;
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
  const [terms] = required.accepts;
  if (terms === undefined) throw new Error("a demand has an entry");
  if (terms.scheme === "batch-settlement") throw new Error("a channel's demand has its own gate");
  const refused = preflightPayment(payload, { chain, section: deps.section, required: terms, nowSeconds });
  // A payment that this gate left open may still settle: a refusal would ask the payer to pay again.
  if (refused !== null) throw withoutId(deps.unfinished.openOf(payload)) ?? refused;
  if (recoversToPayer(chain, payload)) return true;
  const { from } = payload.payload.permit2Authorization;
  if ((await deps.codeAt(chain.rpcUrl, from)) === "none") throw badSignature();
  return false;
}

interface Client {
  readonly name: string;
  readonly isProven: boolean;
  /** It was sent before, and is stored. */
  readonly isOpen: boolean;
}

interface Work<Answer> {
  readonly once: () => Promise<Answer>;
  readonly maxWaitMs: number;
}

async function admitted<Answer>(deps: GateDeps, client: Client, { once, maxWaitMs }: Work<Answer>): Promise<Answer> {
  const place = client.isOpen ? noPlace : await deps.admission.enter(client.name, client.isProven);
  const attempt = async () => {
    try {
      return await once();
    } catch (error) {
      if (error instanceof LunasError && error.code === "nonce_already_used") throw withoutId(error);
      // A stored payment was not refused: its waiting request must not block other payers.
      if (error instanceof LunasError && error.code === "settlement_pending") place.leave(false);
      throw error;
    }
  };
  try {
    const answer = await settleWithRetries(attempt, { ...deps, maxWaitMs });
    place.leave(false);
    return answer;
  } catch (error) {
    place.leave(isRefused(error));
    throw error;
  }
}

/**
 * Everybody can read a header from the chain, but not the payment's id. The id unlocks, so only the first sender of the
 * header, or the direct payer, gets it. The id of a hold leads to that of its payment.
 */
function withoutId<E extends LunasError | undefined>(error: E): E;
function withoutId(error: LunasError | undefined): LunasError | undefined {
  if (error === undefined) return undefined;
  const { paymentId: _payment, holdId: _hold, ...details } = error.details;
  const { message, code, status, requestId, docUrl, retryAfterSeconds } = error;
  return new LunasError(message, { code, status, details, requestId, docUrl, retryAfterSeconds });
}
