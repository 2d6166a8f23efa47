import type { Address } from "@lunas/catalog/chain";
import type { Capture } from "@lunas/domain/hold/ports";
import type { NewPayment, Reservation } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { freshAddress } from "./fresh";
import type { Stores } from "./stores";

export type Of = () => Stores;

export const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };

const hourMs = 3_600_000;

interface HoldRequest {
  readonly payer?: Address;
  readonly amount?: bigint;
  /** How long it may be captured; negative: its time is over. */
  readonly heldForMs?: number;
  readonly more?: Partial<NewPayment>;
}

/** A hold of another kind than `exact`, of which the payer named the sender. */
export function aNewHold({ merchantIds }: Stores, request: HoldRequest = {}): NewPayment & { onlySender: Address } {
  const { payer = freshAddress(), amount = 500_000n, heldForMs = hourMs, more = {} } = request;
  const onlySender = freshAddress();
  const terms = { maximum: String(amount), facilitator: onlySender };
  const authorization = anAuthorization({ from: payer, amount, kind: "upto", terms });
  return {
    ...aNewPayment({ merchantId: merchantIds[0], authorization, holdUntilMs: Date.now() + heldForMs, ...more }),
    onlySender: more.onlySender ?? onlySender,
  };
}

export async function accept({ payments }: Stores, payment: NewPayment, reservation = rich) {
  const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  return await payments.accept(payment, reservation, waiter);
}

export async function held(stores: Stores, request: HoldRequest = {}): Promise<StoredPayment> {
  const outcome = await accept(stores, aNewHold(stores, request));
  if (outcome.kind !== "stored") throw new Error(`expected a hold, got ${outcome.kind}`);
  return outcome.payment;
}

export function scopeOf({ merchantId, environment }: Pick<StoredPayment, "merchantId" | "environment">) {
  return { merchantId, environment };
}

/** A capture of all of it by a request of its own. */
export function captureOf(hold: StoredPayment, overrides: Partial<Capture> = {}): Capture {
  return {
    ...{ scope: scopeOf(hold), id: hold.id, amount: hold.authorization.amount },
    ...{ balance: rich.balance, allowance: null, readAtBlock: rich.readAtBlock, idempotency: null },
    ...{ receivedAtMs: Date.now(), verifiedAtMs: Date.now(), waiterId: newId("ask"), leaseMs: 60_000 },
    ...overrides,
  };
}

export function lookUpOf({ chainId, permit2, merchantId, authorization }: StoredPayment | NewPayment) {
  const { from: payer, nonce, token } = authorization;
  return { authorization: { chainId, permit2, payer, nonce }, token, merchantId, idempotency: null };
}

export async function inFlightOf({ payments }: Stores, payment: StoredPayment): Promise<bigint> {
  return (await payments.lookUp(lookUpOf(payment))).payerInFlight;
}

/** The ids of every payment that the merchant's list has. */
export async function listed({ books }: Stores, scope: ReturnType<typeof scopeOf>): Promise<readonly PaymentId[]> {
  const all = { status: null, chainId: null, payer: null, linkId: null, resource: null, sinceMs: null, untilMs: null };
  const { payments, total } = await books.list(scope, all, { page: 1, limit: 100 });
  if (total !== payments.length) throw new Error(`the list says ${total}, and has ${payments.length}`);
  return payments.map(({ payment }) => payment.id);
}
