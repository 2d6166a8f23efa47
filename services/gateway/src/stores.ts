import { createApiKeyRegistry } from "@lunas/database/api-key-registry";
import { createApiKeyStore } from "@lunas/database/api-key-store";
import { createChainResetStore } from "@lunas/database/chain-reset-store";
import { createDeliveryLog } from "@lunas/database/delivery-log";
import { createEncryption } from "@lunas/database/encryption";
import { createEventFeed } from "@lunas/database/event-feed";
import { createHistoryStore } from "@lunas/database/history-store";
import { createLaneStore } from "@lunas/database/lane-store";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createOriginStore } from "@lunas/database/origin-store";
import { createPaymentBooks } from "@lunas/database/payment-books";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createWalletChanges } from "@lunas/database/wallet-changes";
import { createDailyAllowance } from "@lunas/ephemeral/daily-allowance";
import { createSessions } from "@lunas/ephemeral/sessions";
import { createSignInNonces } from "@lunas/ephemeral/sign-in-nonces";
import type { Clock } from "@lunas/runtime/clock";
import type { Config } from "./config";
import type { Connections } from "./connections";

/** The domain's ports, as Postgres and Redis keep them. */
export function openStores(config: Config, { database, redis }: Connections, clock: Clock) {
  return {
    payments: createPaymentStore(database),
    books: createPaymentBooks(database),
    histories: createHistoryStore(database),
    merchants: createMerchantStore(database, createEncryption(config.encryptionKeys.reveal())),
    walletChanges: createWalletChanges(database),
    apiKeys: createApiKeyStore(database),
    keyRegistry: createApiKeyRegistry(database),
    lanes: createLaneStore(database),
    resets: createChainResetStore(database),
    settlements: createSettlementStore(database),
    origins: createOriginStore(database),
    deliveries: createDeliveryLog(database),
    feed: createEventFeed(database),
    sessions: createSessions(redis, clock),
    nonces: createSignInNonces(redis, clock),
    allowance: createDailyAllowance(redis, clock),
  };
}

export type Stores = ReturnType<typeof openStores>;
