import { createApiKeyRegistry } from "@lunas/database/api-key-registry";
import { createApiKeyStore } from "@lunas/database/api-key-store";
import { createAuditLog } from "@lunas/database/audit-log";
import { createChainResetStore } from "@lunas/database/chain-reset-store";
import { createActionRequests } from "@lunas/database/channel/action-requests";
import { createAuthorizerStore } from "@lunas/database/channel/authorizer-store";
import { createChannelReads } from "@lunas/database/channel/channel-reads";
import { createChargeStore } from "@lunas/database/channel/charge-store";
import { createDepositChannels } from "@lunas/database/channel/deposit-channels";
import { createChannelManagers } from "@lunas/database/channel/read-managed-by";
import { createShopActionStore } from "@lunas/database/channel/shop-actions";
import { createDeliveryLog } from "@lunas/database/delivery-log";
import { createEncryption } from "@lunas/database/encryption";
import { createEventFeed } from "@lunas/database/event-feed";
import { createFaucetRequests } from "@lunas/database/faucet-requests";
import { createHistoryStore } from "@lunas/database/history-store";
import { createHoldStore } from "@lunas/database/hold-store";
import { createLaneStore } from "@lunas/database/lane-store";
import { createListedResources, createResourceDirectory } from "@lunas/database/listed-resources";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createOriginStore } from "@lunas/database/origin-store";
import { createPaymentBooks } from "@lunas/database/payment-books";
import { createPayableLinks, createPaymentLinks } from "@lunas/database/payment-link-store";
import { createPaymentReports } from "@lunas/database/payment-reports";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createReceiptStore } from "@lunas/database/receipt-store";
import { createRefundBooks } from "@lunas/database/refund-books";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createSignInNonces } from "@lunas/database/sign-in-nonces";
import { createWalletChanges } from "@lunas/database/wallet-changes";
import { createWalletProofs } from "@lunas/database/wallet-proofs";
import type { Author } from "@lunas/domain/operations/audit-entry";
import type { Clock } from "@lunas/runtime/clock";
import { createMac } from "@lunas/runtime/mac";
import { createSessions } from "../redis/sessions";
import { createSignInLinks } from "../redis/sign-in-links";
import type { Config } from "../settings/read-config";
import type { Connections } from "./connections";

/** For read-only callers: nothing is changed in its name. */
export const gatewayItself: Author = {
  actor: { kind: "system", id: "gateway" },
  origin: { ipAddress: null, userAgent: null },
};

/** The domain's ports on Postgres and Redis. */
export function openStores(config: Config, { database, reads, redis }: Connections, clock: Clock) {
  const keys = config.encryptionKeys.reveal();
  const encryption = createEncryption(keys);
  const merchantsBy = (author: Author) => createMerchantStore(database, encryption, author);
  return {
    payments: createPaymentStore(database),
    holds: createHoldStore(database),
    channelRequests: createActionRequests(
      database,
      config.chains.map(({ chain }) => chain),
    ),
    deposits: createDepositChannels(database),
    charges: createChargeStore(database),
    channels: createChannelReads(database, reads),
    books: createPaymentBooks(database, reads),
    linksBy: (author: Author) => createPaymentLinks(database, author),
    payableLinks: createPayableLinks(database),
    listedBy: (author: Author) => createListedResources(database, author),
    directory: createResourceDirectory(reads),
    reports: createPaymentReports(reads),
    refunds: createRefundBooks(database, reads),
    histories: createHistoryStore(database),
    merchants: merchantsBy(gatewayItself),
    merchantsBy,
    walletChanges: createWalletChanges(database),
    walletProofs: createWalletProofs(database),
    apiKeys: createApiKeyStore(database),
    keysBy: (author: Author) => createApiKeyRegistry(database, author),
    lanes: createLaneStore(database),
    authorizers: createAuthorizerStore(database),
    shopActions: createShopActionStore(database),
    channelManagers: createChannelManagers(database),
    resets: createChainResetStore(database),
    receipts: createReceiptStore(database),
    settlements: createSettlementStore(database),
    origins: createOriginStore(database),
    deliveriesBy: (author: Author) => createDeliveryLog(database, author),
    audit: createAuditLog(database),
    feed: createEventFeed(database),
    faucetRequests: createFaucetRequests(database),
    // Sessions do not trust Redis: no store contains the keys of these MACs.
    sessions: createSessions({ redis, clock, mac: createMac(keys, "sessions") }),
    signInLinks: createSignInLinks({
      ...{ redis, clock, mac: createMac(keys, "sign-in links") },
      origin: new URL(config.publicUrl).origin,
    }),
    nonces: createSignInNonces({ database, clock, mac: createMac(keys, "sign-in nonces") }),
  };
}

export type Stores = ReturnType<typeof openStores>;
