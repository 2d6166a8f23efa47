import type { GasTerms } from "@lunas/domain/payment/gas";
import type { NewPayment } from "@lunas/domain/payment/ports";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAttempt } from "../build/an-attempt";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress } from "./fresh";
import { closedBy } from "./settlement-fixture";
import type { Stores } from "./stores";

const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
/** Bounds that no test reaches by accident. */
export const roomy: GasTerms = {
  bounds: {
    merchantDailyWei: 10n ** 21n,
    chainDailyWei: 10n ** 21n,
    maxSettlementWei: 10n ** 21n,
    payerRevertsPerHour: 100,
    payerInFlight: 1_000,
    merchantInFlight: 1_000,
    chainInFlight: 1_000,
  },
  gasLimit: 300_000n,
  feeCeilingWei: 10n ** 11n,
  unapproved: null,
};
/** What `closedBy` says that a transaction cost. */
export const costWei = 82_500n * 1_001_000_000n;

export type Of = () => Stores;

export function aPayment(
  { merchantIds }: Stores,
  chainId: number,
  { from = freshAddress(), merchant = 0 } = {},
): NewPayment {
  const merchantId = merchantIds[merchant] as NewPayment["merchantId"];
  return aNewPayment({ merchantId, chainId, authorization: anAuthorization({ from }) });
}

export async function accepted({ payments }: Stores, payment: NewPayment, gas: GasTerms | undefined = undefined) {
  const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  return payments.accept(payment, gas === undefined ? rich : { ...rich, gas }, waiter);
}

export async function gasOf({ payments }: Stores, { chainId, permit2, merchantId, authorization }: NewPayment) {
  const { from: payer, nonce, token } = authorization;
  const request = { authorization: { chainId, permit2, payer, nonce }, token, merchantId, idempotency: null };
  return (await payments.lookUp(request)).gas;
}

interface Ending {
  readonly lease: LaneLease;
  readonly nonce: number;
  readonly status: "success" | "reverted";
  readonly purpose?: "payment" | "filler";
  readonly l1FeeWei?: bigint;
}

/** Sends a payment's transaction, which is mined; a reverted one ends the payment as failed. */
export async function mined({ settlements }: Stores, payment: NewPayment, ending: Ending): Promise<void> {
  const { lease, nonce, status, purpose = "payment", l1FeeWei = 0n } = ending;
  const attempt = anAttempt();
  const at = { ...lease, nextNonce: nonce };
  await settlements.commit(at, [{ nonce, purpose, paymentId: payment.id, attempt }]);
  const failed = {
    kind: "failed",
    paymentId: payment.id,
    code: "tx_failed",
    message: "It reverted.",
    txHash: null,
  } as const;
  await settlements.finish(
    at,
    [{ ...closedBy(nonce, attempt), status, l1FeeWei }],
    [status === "reverted" ? failed : aConfirmation(payment.id)],
  );
}
