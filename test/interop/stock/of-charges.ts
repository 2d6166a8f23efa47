import type { Charge } from "./case";
import { signedUpto } from "./of-upto";
import { demanding } from "./requests";

const exceeds = "invalid_upto_evm_payload_settlement_exceeds_amount";
const malformed = "the form is judged first: an amount is a decimal number of base units";

/** Charges of a good request whose maximum is 500000, as a shop sends them to `settle` after its work. */
export const ofCharges: readonly Charge[] = [
  { amount: "0", outcome: "settled" },
  { amount: "500001", outcome: exceeds },
  { amount: (2n ** 255n).toString(), outcome: exceeds },
  { amount: (2n ** 256n).toString(), outcome: { stock: exceeds, lunas: "invalid_payload", because: malformed } },
  {
    amount: "-1",
    outcome: { stock: "invalid_exact_evm_transaction_failed", lunas: "invalid_payload", because: malformed },
  },
  { amount: "1.5", outcome: { stock: "error", lunas: "invalid_payload", because: malformed } },
  { amount: "1e3", outcome: { stock: "error", lunas: "invalid_payload", because: malformed } },
  { amount: "a lot", outcome: { stock: "error", lunas: "invalid_payload", because: malformed } },
  { amount: "", outcome: { stock: "settled", lunas: "invalid_payload", because: malformed } },
  { amount: "0x0", outcome: { stock: "settled", lunas: "invalid_payload", because: malformed } },
  { amount: "00", outcome: { stock: "settled", lunas: "invalid_payload", because: malformed } },
];

export const charging =
  ({ amount }: Charge) =>
  async (payers: Parameters<typeof signedUpto>[0]) =>
    demanding(await signedUpto(payers), { amount });
