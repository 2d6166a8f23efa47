import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { describeSection } from "@lunas/protocol/wire/environment";
import type { PaymentRecord, Verification, VerifyProblem } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import { defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { httpAddress } from "../http-address";
import { paymentsOf } from "../look-up";

export const verifyPaymentCommand = defineCommand({
  name: "verify",
  summary: "check that a transaction paid you this amount",
  details: `Looks the payment up in the environment of the key. It must be confirmed, in IDRX, of exactly this amount, and not refunded. Everybody can
read a transaction's hash on the chain, and this command does not store which payments it has seen: before you deliver, check
that this payment has not been used.

Exit codes: 0 it is such a payment, 1 it is not.`,
  arguments: [{ name: "payment", summary: "the hash of a transaction, 0x…, or a payment id, pay_…" }],
  options: {
    rupiah: { value: "rupiah", summary: "your price, in whole rupiah; required" },
    resource: { value: "url", summary: "the address that was paid for; compared only if it is given" },
  },
  examples: [
    "npx @lunas/cli payments verify 0x1a51ba7a24f810798c01b476bb09e3a8267e51296e64e8944b39ec4ea5fefa38 --rupiah 5000",
  ],
  async run({ words: [payment = ""], options }, terminal) {
    const expected = expectedOf(payment, options);
    const context = await openCommandContext(options, terminal);
    const found = await (await paymentsOf(context)).verify(payment, { ...expected, consume: false });
    context.print(found, describe(payment, found));
    return found.ok ? exit.done : exit.failed;
  },
});

interface RequiredTerms {
  readonly rupiah?: string | undefined;
  readonly resource?: string | undefined;
}

function expectedOf(payment: string, { rupiah: given, resource }: RequiredTerms) {
  if (!/^(?:0x[0-9a-f]{64}|pay_[0-9A-Za-z_-]{1,64})$/i.test(payment))
    throw new Misuse(`"${payment}" is neither a transaction's hash (0x and 64 hex digits) nor a payment id (pay_…)`);
  if (given === undefined) throw new Misuse("--rupiah is needed: your price in whole rupiah, such as --rupiah 5000");
  return {
    rupiah: givenRupiah("--rupiah", given),
    ...(resource === undefined ? {} : { resource: httpAddress("--resource", resource) }),
  };
}

function describe(reference: string, found: Verification): string {
  const { payment } = found;
  if (payment === null) return `✗ ${reference}: ${problems.not_found}`;
  const { paymentId, amount, environment } = payment;
  const facts = `${paymentId}, ${amountText(amount)}, from ${payment.from} (${describeSection(environment)})`;
  if (found.ok)
    return found.refundedAmount === "0"
      ? `✓ ${facts}`
      : `✓ ${facts}, ${rupiahText(found.refundedAmount)} of it refunded`;
  return `✗ ${facts}: ${reasonOf(found.problem, payment)}`;
}

const problems: Readonly<Record<VerifyProblem, string>> = {
  not_found: "you have no such payment in the environment of this key",
  not_confirmed: "it is not confirmed",
  amount_mismatch: "the amount is another one",
  token_mismatch: "the token is not IDRX",
  resource_mismatch: "it was for another address",
  already_consumed: "it was used before",
  refunded: "it was refunded: nothing of it is left",
};

function reasonOf(problem: VerifyProblem, { status, resource }: PaymentRecord): string {
  if (problem === "not_confirmed") return `its status is ${status}, not confirmed`;
  return problem === "resource_mismatch" ? `it was for ${resource ?? "no address"}` : problems[problem];
}
