import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { PaymentRecord } from "@lunas/protocol/wire/api";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";
import { type Consume, type ConsumeStore, checkConsume, consumptionOf } from "./consume";

export interface VerifyExpectation {
  /** Your price, in whole rupiah: `"5000"`; with sen `"25.50"`. */
  readonly rupiah: string;
  /** The URL that you sold. Compared only if given. */
  readonly resource?: string | undefined;
  /**
   * Required with a hash, which everybody can read from the chain: the store that lets each payment unlock once.
   * `false` where you only look and nothing is unlocked.
   */
  readonly consume?: Consume | ConsumeStore | false | undefined;
  /** Accept a payment whose whole amount went back to its payer, or is on its way back. Default: the problem is `refunded`. */
  readonly allowRefunded?: boolean | undefined;
}

export type VerifyProblem =
  | "not_found"
  | "not_confirmed"
  | "amount_mismatch"
  | "token_mismatch"
  | "resource_mismatch"
  | "refunded"
  | "already_consumed";

/** `refundedAmount`: what of the payment went back to its payer, in base units; null where there is no payment. */
export type Verification =
  | { readonly ok: true; readonly payment: PaymentRecord; readonly refundedAmount: string }
  | {
      readonly ok: false;
      readonly problem: VerifyProblem;
      readonly payment: PaymentRecord | null;
      readonly refundedAmount: string | null;
    };

export interface VerifyDeps {
  readonly connection: Connection;
  readonly section: "sandbox" | "production";
}

/**
 * Whether a transaction hash (or a payment id) is a confirmed payment of this amount to you. One transaction can
 * contain several of your payments: the first one that fits and is not consumed counts. A payment id selects that
 * payment alone.
 */
export async function verifyPayment(
  deps: VerifyDeps,
  txHash: string,
  expected: VerifyExpectation,
): Promise<Verification> {
  const amount = checked(txHash, expected);
  const first = await findPayment(deps.connection, txHash);
  if (first === null) return { ok: false, problem: "not_found", payment: null, refundedAmount: null };
  const wanted = { ...expected, amount };
  const verdict = await judge(first, wanted, deps.section);
  if (verdict.ok || !txHash.startsWith("0x")) return verdict;
  for (const id of first.alsoInTransaction ?? []) {
    const other = await findPayment(deps.connection, id);
    const next = other === null ? verdict : await judge(other, wanted, deps.section);
    if (next.ok) return next;
  }
  return verdict;
}

/** The amount in base units. Throws `invalid_offer`, `invalid_option`. */
function checked(reference: string, expected: VerifyExpectation): string {
  refuseAmount("payments.verify", expected, "rupiah");
  checkNames("payments.verify", expected, ["rupiah", "resource", "consume", "allowRefunded"]);
  const amount = baseUnitsOf(expected.rupiah);
  if (amount === undefined) throw new LunasError(`rupiah ${priceProblem(expected.rupiah)}.`, { code: "invalid_offer" });
  const { consume } = expected;
  checkConsume(consume);
  if (consume === undefined && String(reference).startsWith("0x")) {
    throw new LunasError(
      "Everybody can read a hash from the chain. Give consume, so that each payment unlocks once, or consume: false where nothing is unlocked.",
      { code: "invalid_option" },
    );
  }
  return amount;
}

async function judge(
  payment: PaymentRecord,
  expected: RequiredPayment,
  section: VerifyDeps["section"],
): Promise<Verification> {
  const { refundedAmount = "0" } = payment;
  const problem = problemOf(payment, expected, section);
  if (problem !== null) return { ok: false, problem, payment, refundedAmount };
  const consumption = consumptionOf(expected.consume);
  const isNew = consumption === null || (await consumption.take(payment.paymentId));
  return isNew
    ? { ok: true, payment, refundedAmount }
    : { ok: false, problem: "already_consumed", payment, refundedAmount };
}

/** Whether nothing is left of a payment, with the refunds that are under way. */
function isRefunded({ amount, refundedAmount = "0", refundPending = "0" }: PaymentRecord): boolean {
  return BigInt(refundedAmount) + BigInt(refundPending) >= BigInt(amount);
}

interface RequiredPayment extends Omit<VerifyExpectation, "rupiah"> {
  /** Base units. */
  readonly amount: string;
}

function problemOf(
  payment: PaymentRecord,
  expected: RequiredPayment,
  section: VerifyDeps["section"],
): VerifyProblem | null {
  // The service shows a key only the payments of its own environment; a proxy in between might not.
  if (payment.environment !== section) return "not_found";
  if (payment.status !== "confirmed") return "not_confirmed";
  if (payment.token !== "IDRX") return "token_mismatch";
  if (payment.amount !== expected.amount) return "amount_mismatch";
  if (expected.resource !== undefined && payment.resource !== expected.resource) return "resource_mismatch";
  return isRefunded(payment) && expected.allowRefunded !== true ? "refunded" : null;
}

async function findPayment(connection: Connection, reference: string): Promise<PaymentRecord | null> {
  if (!/^(?:0x[0-9a-fA-F]{64}|pay_[0-9A-Za-z_-]{1,64})$/.test(reference)) return null;
  try {
    return (await callApi<PaymentRecord>(connection, { path: `/payments/${reference}` })).body;
  } catch (error) {
    if (error instanceof LunasError && error.code === "payment_not_found") return null;
    throw error;
  }
}
