import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { createRefund } from "@lunas/domain/refund/create-refund";
import type { RefundRequest } from "@lunas/domain/refund/refund-claim";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import type { MerchantId } from "@lunas/domain/shared/id";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { Harness } from "./harness";
import type { Process } from "./scheduler";
import { simFinality } from "./sim-finality";
import { depsOf } from "./sim-gateway";

/** A request for a refund as a merchant sends it: the same number is the same authorization. */
export interface SimRefund {
  readonly number: number;
  readonly of: StoredPayment;
  readonly request: RefundRequest;
}

/** Signed by the wallet that received the payment. A short deadline, so that a failed refund is free again within the history. */
export function newRefund(
  harness: Harness,
  number: number,
  { of, amount }: { of: StoredPayment; amount: bigint },
): SimRefund {
  const { random, scheduler } = harness;
  const nowMs = scheduler.clock.now();
  const { from, to } = of.authorization;
  const authorization = anAuthorization({
    ...{ from: to, to: from, amount, nonce: BigInt(number) },
    deadlineSeconds: BigInt(Math.floor(nowMs / 1_000) + random.between(8, 20)),
  });
  const request = { authorization, amount, merchantId: of.merchantId as MerchantId, reason: null, apiKeyId: null };
  return { number, of, request: { ...request, bodyHash: hashOf(0xef0000 + number), receivedAtMs: nowMs } };
}

/** A request at a gateway; its answer is kept. */
export function askRefund(harness: Harness, process: Process, { number, of, request }: SimRefund): void {
  const reference = { scope: { merchantId: of.merchantId, environment: of.environment }, id: of.id };
  createRefund(refundDepsOf(harness, process), reference, request).then(
    (answer) => void harness.refunds.push({ refund: number, answer }),
    () => undefined,
  );
}

function refundDepsOf(harness: Harness, process: Process): RefundDeps {
  return { ...depsOf(harness, process), chains: [harness.chain], finality: simFinality(harness) };
}
