import { randomBytes } from "node:crypto";
import { createApiKeyStore } from "@lunas/database/api-key-store";
import { createAttemptJournal } from "@lunas/database/attempt-journal";
import { createAuditLog } from "@lunas/database/audit-log";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { createEncryption, type Encryption } from "@lunas/database/encryption";
import { createHistoryStore } from "@lunas/database/history-store";
import { createHoldStore } from "@lunas/database/hold-store";
import { createIdempotencyKeys } from "@lunas/database/idempotency-keys";
import { createLaneRetirement } from "@lunas/database/lane-retirement";
import { createLaneStore } from "@lunas/database/lane-store";
import { createMerchantApproval } from "@lunas/database/merchant-approval";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createOperationsStore } from "@lunas/database/operations-store";
import { createOperatorPayments } from "@lunas/database/operator-payments";
import { createPaymentBooks } from "@lunas/database/payment-books";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createRefundBooks } from "@lunas/database/refund-books";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createWebhookStore } from "@lunas/database/webhook-store";
import { keyScopes } from "@lunas/domain/merchant/api-key";
import type { NewApiKey, NewMerchant } from "@lunas/domain/merchant/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { newId } from "@lunas/domain/shared/id";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";

/** A PostgreSQL server alone. */
export async function startPostgresOnly(): Promise<Stack> {
  return await startStack({ parts: ["postgres"] });
}

export const testAuthor: Author = {
  actor: { kind: "merchant", id: "mer_test" },
  origin: { ipAddress: "192.0.2.7", userAgent: "a test" },
};

export function openStores(url: string, encryption: Encryption = anEncryption()) {
  const database = connectDatabase({ url, poolSize: 20, applicationName: "lunas-test" });
  return {
    database,
    payments: createPaymentStore(database),
    holds: createHoldStore(database),
    books: createPaymentBooks(database),
    refunds: createRefundBooks(database),
    idempotencyKeys: createIdempotencyKeys(database),
    lanes: createLaneStore(database),
    retirement: createLaneRetirement(database),
    settlements: createSettlementStore(database),
    histories: createHistoryStore(database),
    journal: createAttemptJournal(database),
    operations: createOperationsStore(database, { kind: "operator", id: "test" }),
    approval: createMerchantApproval(database, { kind: "operator", id: "test" }),
    audit: createAuditLog(database),
    operatorPayments: createOperatorPayments(database),
    merchants: createMerchantStore(database, encryption, testAuthor),
    apiKeys: createApiKeyStore(database),
    webhooks: createWebhookStore(database, encryption),
    close: () => database.close(),
  };
}

export type OpenStores = ReturnType<typeof openStores>;

function anEncryption(id = "k1"): Encryption {
  return createEncryption([{ id, key: new Uint8Array(randomBytes(32)) }]);
}

export function aNewMerchant(overrides: Partial<NewMerchant> = {}): NewMerchant {
  return {
    id: newId("mer"),
    email: "kedai@example.com",
    walletAddress: freshAddress(),
    name: "Kedai Kopi",
    website: null,
    defaultToken: "IDRX",
    defaultNetwork: "base",
    ...overrides,
  };
}

export function aNewKey(merchantId: NewMerchant["id"], overrides: Partial<NewApiKey> = {}): NewApiKey {
  return {
    id: newId("key"),
    merchantId,
    hash: freshHash(),
    prefix: "ipk_sandbox_abcdef",
    type: "secret",
    environment: "sandbox",
    label: "",
    allowedOrigins: [],
    scopes: keyScopes,
    allowedIps: [],
    validUntilMs: null,
    ...overrides,
  };
}

/** A registered merchant's id. */
export async function registered({ merchants }: Pick<OpenStores, "merchants">): Promise<NewMerchant["id"]> {
  const merchant = aNewMerchant();
  await merchants.register(merchant, aNewKey(merchant.id));
  return merchant.id;
}

export const endpointUrl = "https://shop.example/hook";

/** The id of a registered merchant whose endpoint has a secret. */
export async function registeredWithEndpoint(stores: Pick<OpenStores, "merchants">): Promise<NewMerchant["id"]> {
  const id = await registered(stores);
  const webhookSecrets = { current: "whsec_new", previous: null, previousUntilMs: null };
  await stores.merchants.update(id, { webhookUrl: endpointUrl, webhookSecrets });
  return id;
}

/** The database as a service sees it, by its role. */
export function connectAs(stack: Stack, role: "lunas_gateway" | "lunas_settler"): Database {
  return connectDatabase({ url: stack.databaseUrlOf(role), poolSize: 10, applicationName: "test" });
}

/** Rows of a statement, for what no port shows. */
export async function rowsOf<Row>({ database }: { readonly database: Database }, sql: string): Promise<Row[]> {
  return await database.run((prisma) => prisma.$queryRawUnsafe<Row[]>(sql));
}
