import type { NewPayment } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { newId } from "@lunas/domain/shared/id";
import { anAuthorization } from "./an-authorization";
import { chain, nowSeconds } from "./defaults";
import { hashOf } from "./numbered";

/** A payment as it is handed to the store: with an id of its own, since a database keeps what other tests wrote. */
export function aNewPayment(overrides: Partial<NewPayment> = {}): NewPayment {
  const authorization = overrides.authorization ?? anAuthorization();
  return {
    id: newId("pay"),
    merchantId: "mer_1",
    apiKeyId: "key_1",
    environment: chain.environment,
    network: chain.network,
    chainId: chain.chainId,
    permit2: chain.contracts.permit2,
    tokenSymbol: "IDRX",
    payTo: authorization.to,
    authorization,
    resource: "https://shop.example/article",
    description: null,
    metadata: null,
    source: "server",
    linkId: null,
    bodyHash: hashOf(0xb0d1),
    idempotency: null,
    identifier: null,
    checkedAtBlock: 100,
    payerHasCode: false,
    receivedAtMs: nowSeconds * 1_000 - 40,
    verifiedAtMs: nowSeconds * 1_000 - 10,
    ...overrides,
  };
}

/** What no process has written yet. */
const untouched = {
  status: "pending",
  hold: null,
  failure: null,
  txHash: null,
  settled: null,
  lateSettlement: null,
  answeredAtMs: null,
  preconfirmedAtMs: null,
} as const;

/** A payment as it stands in the database: pending, nothing sent yet. */
export function aStoredPayment(overrides: Partial<StoredPayment> = {}): StoredPayment {
  const { payerHasCode: _, ...payment } = aNewPayment();
  return {
    ...payment,
    ...untouched,
    createdAtMs: nowSeconds * 1_000,
    ...overrides,
  };
}
