import { baseUnitsOf } from "@lunas/protocol/money/rupiah";
import type { PaymentRecord } from "@lunas/protocol/wire/api";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";

/**
 * Marks a payment as used and answers whether it was new. It must do both in one step, in a store that outlives the process (an
 * INSERT with a unique key, say), else one payment unlocks many times.
 */
export type Consume = (paymentId: string) => boolean | Promise<boolean>;

export interface VerifyExpectation {
  /** What you sold it for, whole rupiah: `"5000"`. */
  readonly amount: string;
  /** The URL that you sold. Compared where it is given. */
  readonly resource?: string | undefined;
  /**
   * Needed with a hash, which everybody can read off the chain: the store by which each payment unlocks once. `false` where nothing is
   * unlocked by it, and you only look.
   */
  readonly consume?: Consume | false | undefined;
}

export type VerifyProblem =
  | "not_found"
  | "not_confirmed"
  | "amount_mismatch"
  | "token_mismatch"
  | "resource_mismatch"
  | "already_consumed";

export type Verification =
  | { readonly ok: true; readonly payment: PaymentRecord }
  | { readonly ok: false; readonly problem: VerifyProblem; readonly payment: PaymentRecord | null };

export interface VerifyDeps {
  readonly connection: Connection;
  readonly section: "sandbox" | "production";
}

/**
 * Whether a transaction hash (or a payment id) is a confirmed payment to you of this amount. One transaction may have made
 * several of your payments: of those the first counts that fits and was not consumed. A payment id means that one alone.
 */
export async function verifyPayment(
  deps: VerifyDeps,
  txHash: string,
  expected: VerifyExpectation,
): Promise<Verification> {
  const amount = checked(txHash, expected);
  const first = await findPayment(deps.connection, txHash);
  if (first === null) return { ok: false, problem: "not_found", payment: null };
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
  checkNames("payments.verify", expected, ["amount", "resource", "consume"]);
  const amount = baseUnitsOf(expected.amount);
  if (amount === undefined) {
    throw new LunasError('amount must be whole rupiah as a string, such as "5000".', { code: "invalid_offer" });
  }
  const { consume } = expected;
  if (consume !== undefined && consume !== false && typeof consume !== "function") {
    throw new LunasError("consume must be a function, or false.", { code: "invalid_option" });
  }
  if (consume === undefined && String(reference).startsWith("0x")) {
    throw new LunasError(
      "Everybody can read a hash off the chain: give consume, so that each payment unlocks once; or consume: false where nothing is unlocked.",
      { code: "invalid_option" },
    );
  }
  return amount;
}

async function judge(
  payment: PaymentRecord,
  expected: VerifyExpectation,
  section: VerifyDeps["section"],
): Promise<Verification> {
  const problem = problemOf(payment, expected, section);
  if (problem !== null) return { ok: false, problem, payment };
  const isNew = !expected.consume || (await expected.consume(payment.paymentId));
  return isNew ? { ok: true, payment } : { ok: false, problem: "already_consumed", payment };
}

function problemOf(
  payment: PaymentRecord,
  expected: VerifyExpectation,
  section: VerifyDeps["section"],
): VerifyProblem | null {
  // The service shows a key the payments of its own environment only; a proxy in between might not.
  if (payment.environment !== section) return "not_found";
  if (payment.status !== "confirmed") return "not_confirmed";
  if (payment.token !== "IDRX") return "token_mismatch";
  if (payment.amount !== expected.amount) return "amount_mismatch";
  return expected.resource === undefined || payment.resource === expected.resource ? null : "resource_mismatch";
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
