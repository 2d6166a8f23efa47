import { chainStateNow, type FinalityReader } from "@lunas/domain/payment/finality";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { Refusal } from "@lunas/domain/shared/refusal";
import type { PaymentRecord } from "@lunas/protocol/api/payment-record";
import { getPayment } from "@lunas/protocol/api/payments";
import { type Reader, route } from "../../http/route";
import { foundRecord } from "../../translate/found-record";
import { noSuchPayment, paymentReference } from "../../translate/payment-reference";

export interface LookUpDeps {
  readonly payments: Pick<PaymentStore, "find">;
  readonly finality: FinalityReader;
}

export const lookUpPayment = (deps: LookUpDeps) =>
  route(getPayment, async ({ params, caller }) => {
    const record = await findRecord(deps, caller, params.id);
    return "refused" in record ? record : { status: 200, body: record };
  });

/** The record of a payment of the caller's merchant and environment, by its id or any of its transactions' hashes. */
export async function findRecord(
  { payments, finality }: LookUpDeps,
  { merchant, environment }: Pick<Reader, "merchant" | "environment">,
  reference: string,
): Promise<PaymentRecord | Refusal> {
  const scope = { merchantId: merchant.id, environment };
  const found = await payments.find(scope, paymentReference(reference));
  return found === null ? noSuchPayment() : foundRecord(found, await chainStateNow(finality, found.payment));
}
