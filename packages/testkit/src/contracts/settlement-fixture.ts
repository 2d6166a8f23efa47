import type { NewPayment } from "@lunas/domain/payment/ports";
import type { ClosedTransaction, PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAttempt } from "../build/an-attempt";
import { anAuthorization } from "../build/an-authorization";
import { freshAddress, freshChainId } from "./fresh";
import type { Stores } from "./stores";

/** A chain of its own with one lane, leased. */
export async function aLane({ lanes }: Pick<Stores, "lanes">) {
  const chainId = freshChainId();
  const address = freshAddress();
  await lanes.register(chainId, [{ address, startNonce: 5 }]);
  const acquire = async (owner: string) => {
    const [lease] = await lanes.acquire({ chainId, owner, addresses: [address], count: 1, leaseMs: 60_000 });
    if (lease === undefined) throw new Error("the lane is not free");
    return lease;
  };
  return { chainId, lease: await acquire("settler-1"), acquire };
}

/** Pending payments on a chain. */
export async function pendingOn(stores: PaymentStores, chainId: number, count = 1): Promise<PaymentId[]> {
  const ids: PaymentId[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await aPending(stores, { chainId }));
  return ids;
}

type PaymentStores = Pick<Stores, "payments" | "merchantIds">;

/** A pending payment of a payer of its own. */
export async function aPending(
  { payments, merchantIds }: PaymentStores,
  fields: Partial<NewPayment>,
): Promise<PaymentId> {
  const authorization = anAuthorization({ from: freshAddress() });
  const payment = aNewPayment({ merchantId: merchantIds[0], authorization, ...fields });
  const reservation = { balance: authorization.amount, allowance: null, readAtBlock: 100 };
  await payments.accept(payment, reservation, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
  return payment.id;
}

export function plannedFor(nonce: number, paymentId: PaymentId | null): PlannedTransaction {
  return { nonce, purpose: paymentId === null ? "grant" : "payment", paymentId, attempt: anAttempt() };
}

export function closedBy(nonce: number, attempt: PlannedTransaction["attempt"] | null): ClosedTransaction {
  if (attempt === null)
    return { nonce, minedHash: null, status: null, gasUsed: null, effectiveGasPriceWei: null, blockNumber: null };
  const figures = { gasUsed: 82_500n, effectiveGasPriceWei: 1_001_000_000n, blockNumber: 110 };
  return { nonce, minedHash: attempt.hash, status: "success", ...figures };
}
