"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// packages/database/src/generated/client.ts
var client_exports = {};
__export(client_exports, {
  $Enums: () => enums_exports,
  Prisma: () => prismaNamespace_exports,
  PrismaClient: () => PrismaClient
});
module.exports = __toCommonJS(client_exports);

// packages/database/src/generated/internal/class.ts
var runtime = __toESM(require("@prisma/client/runtime/client"));
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The database schema of Lunas. Money and nonces are numeric(78,0): base units and uint256, never floats.
// Times are timestamptz(3). Enumerations are text with a CHECK in the migration, so that a new value needs no type
// change.

generator client {
  provider            = "prisma-client"
  output              = "../packages/database/src/generated"
  moduleFormat        = "cjs"
  runtime             = "nodejs"
  // Without ".js", so that the sources also run unchanged under a test runner.
  importFileExtension = ""
  // With the fast one a gateway's memory grows by 97 MB with its first query by this API, with this one by 44. It plans the reads
  // and changes of merchants; payments use SQL.
  compilerBuild       = "small"
}

datasource db {
  provider = "postgresql"
}

model Merchant {
  id                      String              @id
  email                   String
  walletAddress           String              @unique @map("wallet_address")
  name                    String
  website                 String?
  webhookUrl              String?             @map("webhook_url")
  // AES-256-GCM, "<key id>.<iv>.<ciphertext and tag>"
  webhookSecret           String?             @map("webhook_secret")
  previousWebhookSecret   String?             @map("previous_webhook_secret")
  previousSecretExpiresAt DateTime?           @map("previous_secret_expires_at") @db.Timestamptz(3)
  webhookDisabledAt       DateTime?           @map("webhook_disabled_at") @db.Timestamptz(3)
  webhookFailingSince     DateTime?           @map("webhook_failing_since") @db.Timestamptz(3)
  defaultToken            String              @map("default_token")
  defaultNetwork          String              @map("default_network")
  suspendedAt             DateTime?           @map("suspended_at") @db.Timestamptz(3)
  // When an operator approved it; null: not approved
  approvedAt              DateTime?           @map("approved_at") @db.Timestamptz(3)
  // Announced: takes effect at its time, even if it is not applied yet.
  nextWalletAddress       String?             @map("next_wallet_address")
  nextWalletAnnouncedAt   DateTime?           @map("next_wallet_announced_at") @db.Timestamptz(3)
  nextWalletAt            DateTime?           @map("next_wallet_at") @db.Timestamptz(3)
  // The number of wallet changes; a session of an earlier count is over.
  walletChanges           Int                 @default(dbgenerated("0")) @map("wallet_changes")
  createdAt               DateTime            @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt               DateTime            @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)
  apiKeys                 ApiKey[]
  payments                Payment[]
  paymentLinks            PaymentLink[]
  listedResources         ListedResource[]
  listingHost             ListingHost?
  faucetRequests          FaucetRequest[]
  gasSpent                GasSpent[]
  paymentCheckpoints      PaymentCheckpoint[]
  refundCheckpoints       RefundCheckpoint[]
  paymentPayers           PaymentPayer[]
  paymentPayerDays        PaymentPayerDay[]
  wallets                 MerchantWallet[]
  // In the migration: index (next_wallet_at) where next_wallet_at is not null

  @@map("merchants")
}

// The owner of each wallet: a current, former or announced wallet belongs to one merchant.
model MerchantWallet {
  address        String    @id
  merchantId     String    @map("merchant_id")
  merchant       Merchant  @relation(fields: [merchantId], references: [id])
  // When it became the merchant's; null: it is announced.
  sinceAt        DateTime? @map("since_at") @db.Timestamptz(3)
  // For a former wallet: payments to it are accepted until then.
  acceptedUntil  DateTime? @map("accepted_until") @db.Timestamptz(3)
  // When its key signed first; a key is the account on every chain.
  keyProvedAt    DateTime? @map("key_proved_at") @db.Timestamptz(3)
  // The production chains on which its code accepted a signature; empty: none is stored.
  provedChainIds Int[]     @map("proved_chain_ids")

  @@index([merchantId])
  @@map("merchant_wallets")
}

model ApiKey {
  id                String             @id
  merchantId        String             @map("merchant_id")
  merchant          Merchant           @relation(fields: [merchantId], references: [id])
  // SHA-256 of the key, hex; the key itself is not stored
  hash              String             @unique
  prefix            String
  type              String
  environment       String
  label             String             @default("")
  // The id of the first key in the chain of rolled keys; null: its own. Idempotency-Keys belong to it.
  lineage           String?
  allowedOrigins    String[]           @map("allowed_origins")
  scopes            String[]           @default(["payments:settle", "payments:read", "refunds:write", "links:write", "events:read", "sandbox"])
  // Addresses and networks; empty: any address
  allowedIps        String[]           @default([]) @map("allowed_ips")
  lastUsedAt        DateTime?          @map("last_used_at") @db.Timestamptz(3)
  createdAt         DateTime           @default(now()) @map("created_at") @db.Timestamptz(3)
  revokedAt         DateTime?          @map("revoked_at") @db.Timestamptz(3)
  // When it stops working: at its requested end, or at the end of a grace period
  expiresAt         DateTime?          @map("expires_at") @db.Timestamptz(3)
  // The end requested at its creation
  validUntil        DateTime?          @map("valid_until") @db.Timestamptz(3)
  registeredOrigins RegisteredOrigin[]
  // In the migration: gin (allowed_origins) where type = 'publishable' and revoked_at is null

  @@index([merchantId, createdAt])
  @@map("api_keys")
}

// The origins of live publishable keys, for look-ups; a trigger of api_keys writes them.
model RegisteredOrigin {
  keyId      String   @map("key_id")
  key        ApiKey   @relation(fields: [keyId], references: [id], onDelete: Cascade)
  origin     String
  merchantId String   @map("merchant_id")
  liveUntil  DateTime @map("live_until") @db.Timestamptz(3)

  @@id([keyId, origin])
  @@index([origin, liveUntil])
  @@map("registered_origins")
}

model Payment {
  id                String       @id
  merchantId        String       @map("merchant_id")
  merchant          Merchant     @relation(fields: [merchantId], references: [id])
  // Null: paid on the page of a payment link, or a refund that a session created.
  apiKeyId          String?      @map("api_key_id")
  environment       String
  network           String
  chainId           Int          @map("chain_id")
  permit2           String
  payer             String
  nonce             Decimal      @db.Decimal(78, 0)
  tokenSymbol       String       @map("token_symbol")
  asset             String
  amount            Decimal      @db.Decimal(78, 0)
  payTo             String       @map("pay_to")
  spender           String
  deadline          BigInt
  validAfter        BigInt       @map("valid_after")
  signature         String
  resource          String?
  description       String?
  metadata          Json?
  source            String
  bodyHash          String       @map("body_hash")
  checkedAtBlock    BigInt       @map("checked_at_block")
  // Read at the check; null: stored before this was read.
  payerHasCode      Boolean?     @map("payer_has_code")
  status            String       @default("pending")
  failureCode       String?      @map("failure_code")
  failureMessage    String?      @map("failure_message")
  txHash            String?      @map("tx_hash")
  logIndex          Int?         @map("log_index")
  blockNumber       BigInt?      @map("block_number")
  blockHash         String?      @map("block_hash")
  blockTime         DateTime?    @map("block_time") @db.Timestamptz(0)
  lateTxHash        String?      @map("late_tx_hash")
  lateBlock         BigInt?      @map("late_block_number")
  lateLogIndex      Int?         @map("late_log_index")
  // For a failed payment: when the chain had shown that its authorization can never be settled any more.
  watchOverAt       DateTime?    @map("watch_over_at") @db.Timestamptz(3)
  askerId           String?      @map("asker_id")
  askerUntil        DateTime?    @map("asker_until") @db.Timestamptz(3)
  // A second waiting request, beside the first one.
  secondWaiterId    String?      @map("second_waiter_id")
  secondWaiterUntil DateTime?    @map("second_waiter_until") @db.Timestamptz(3)
  answeredAt        DateTime?    @map("answered_at") @db.Timestamptz(3)
  // Of a success that was told by a preconfirmation, before the payment's end.
  preconfirmedAt    DateTime?    @map("preconfirmed_at") @db.Timestamptz(3)
  // When the request arrived and when its checks passed, by the gateway's clock; created_at is when it was stored.
  receivedAt        DateTime?    @map("received_at") @db.Timestamptz(3)
  verifiedAt        DateTime?    @map("verified_at") @db.Timestamptz(3)
  // The key that stored the payment or joined it first; kept as long as the payment.
  keyLineage        String?      @map("key_lineage")
  idempotencyKey    String?      @map("idempotency_key")
  // The payer's own identifier for its purchase, by the x402 extension.
  paymentIdentifier String?      @map("payment_identifier")
  // The payment link whose page took it.
  linkId            String?      @map("link_id")
  link              PaymentLink? @relation(fields: [linkId], references: [id])
  createdAt         DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  endedAt           DateTime?    @map("ended_at") @db.Timestamptz(3)

  transactions    Transaction[]
  bundles         BundledPayment[]
  idempotencyKeys IdempotencyKey[]
  sponsorship     Sponsorship?

  // The payment that this refunds; null: it is a payment itself. A refund's signer is the merchant's wallet (\`payer\`), and
  // the payment's payer gets the money (\`pay_to\`).
  refundOf String?   @map("refund_of")
  refunded Payment?  @relation("refunds", fields: [refundOf], references: [id], onDelete: Restrict)
  refunds  Payment[] @relation("refunds")
  // In the migration, because Prisma does not support partial indexes:
  //   unique (tx_hash, log_index, chain_id) where status = 'confirmed'
  //   index (payer, asset, chain_id) where ended_at is null and failure_code is null, which is \`pending\` in other words;
  //   index (created_at) where status = 'pending';
  //   index (payer, asset, chain_id, block_number) where block_number is not null; index (tx_hash);
  //   unique (late_tx_hash, late_log_index, chain_id); index (chain_id, id) where failed, not settled late, watch not over
  //   index (merchant_id, chain_id) where status = 'pending';
  //   index (merchant_id, environment, created_at desc, id desc) including status, where confirmed, where failed;
  //   index (merchant_id, environment, payer, created_at desc, id desc) including status
  //   index (merchant_id, environment, hash of resource, created_at desc, id desc) where resource is not null
  //   index (merchant_id, payer, payment_identifier, chain_id) where payment_identifier is not null
  //   index (created_at) where metadata or description is not null
  //   index (link_id, created_at desc, id desc) where link_id is not null
  //   index (link_id) where it takes a place of its link
  //   index (merchant_id, environment, created_at desc, id desc) where failed and refund_of is not null
  //   index (refund_of, created_at desc, id desc), and (merchant_id, environment, created_at desc, id desc), where refund_of is not null

  // The replay gate: an authorization is stored once, whatever its signature.
  @@unique([payer, nonce, permit2, chainId], map: "payments_authorization_key")
  @@map("payments")
}

// A page on which anybody may pay a merchant.
model PaymentLink {
  id          String    @id
  merchantId  String    @map("merchant_id")
  merchant    Merchant  @relation(fields: [merchantId], references: [id])
  environment String
  network     String
  chainId     Int       @map("chain_id")
  tokenSymbol String    @map("token_symbol")
  title       String
  description String?
  // Both are the price, or the limits between which the payer chooses it.
  minAmount   Decimal   @map("min_amount") @db.Decimal(78, 0)
  maxAmount   Decimal   @map("max_amount") @db.Decimal(78, 0)
  redirectUrl String?   @map("redirect_url")
  // Null: any number.
  maxPayments Int?      @map("max_payments")
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(3)
  metadata    Json?
  // False: the merchant has closed it.
  active      Boolean   @default(true)
  createdAt   DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt   DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)

  payments Payment[]

  @@index([merchantId, environment, createdAt(sort: Desc), id(sort: Desc)])
  @@map("payment_links")
}

// A paid resource that its merchant has chosen to list in the public directory.
model ListedResource {
  id          String   @id
  merchantId  String   @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  environment String
  network     String
  chainId     Int      @map("chain_id")
  tokenSymbol String   @map("token_symbol")
  host        String
  url         String
  method      String
  description String
  amount      Decimal  @db.Decimal(78, 0)
  createdAt   DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt   DateTime @default(now()) @map("updated_at") @db.Timestamptz(3)

  @@unique([merchantId, environment, url, method])
  @@index([updatedAt(sort: Desc), id(sort: Desc)])
  @@map("listed_resources")
}

// The host on which a merchant may list resources: written by an operator's command, as the owner.
model ListingHost {
  merchantId  String   @id @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  host        String
  confirmedAt DateTime @default(now()) @map("confirmed_at") @db.Timestamptz(3)

  @@map("listing_hosts")
}

// The sums of a merchant's payments up to and including every 200th one; written when none of them can change any more.
model PaymentCheckpoint {
  merchantId  String   @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  environment String
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)
  paymentId   String   @map("payment_id")
  payments    BigInt
  confirmed   BigInt
  failed      BigInt
  volumes     Json

  @@id([merchantId, environment, createdAt, paymentId])
  @@index([merchantId, environment, payments, createdAt], map: "payment_checkpoints_payments_idx")
  @@index([merchantId, environment, confirmed, createdAt], map: "payment_checkpoints_confirmed_idx")
  @@index([merchantId, environment, failed, createdAt], map: "payment_checkpoints_failed_idx")
  @@map("payment_checkpoints")
}

model RefundCheckpoint {
  merchantId  String   @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  environment String
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)
  refundId    String   @map("refund_id")
  refunded    Json
  refunds     BigInt?
  confirmed   BigInt?
  failed      BigInt?

  @@id([merchantId, environment, createdAt, refundId])
  @@map("refund_checkpoints")
}

model PaymentPayer {
  merchantId  String   @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  environment String
  payer       String
  lastAt      DateTime @map("last_at") @db.Timestamptz(3)
  // In the migration: index (merchant_id, environment, last_at), partial

  @@id([merchantId, environment, payer])
  @@map("payment_payers")
}

model PaymentPayerDay {
  merchantId  String   @map("merchant_id")
  merchant    Merchant @relation(fields: [merchantId], references: [id])
  environment String
  day         DateTime @db.Date
  payers      BigInt

  @@id([merchantId, environment, day])
  @@map("payment_payer_days")
}

// A payer's sponsored pre-signed approval, and its grant.
model Sponsorship {
  paymentId       String    @id @map("payment_id")
  payment         Payment   @relation(fields: [paymentId], references: [id])
  chainId         Int       @map("chain_id")
  merchantId      String    @map("merchant_id")
  payer           String
  approvalHash    String    @map("approval_hash")
  rawApproval     String    @map("raw_approval")
  approvalNonce   BigInt    @map("approval_nonce")
  maxFeePerGasWei Decimal   @map("max_fee_per_gas_wei") @db.Decimal(78, 0)
  // The balance that the payer needs for it, and the cost of sending the grant.
  needWei         Decimal   @map("need_wei") @db.Decimal(78, 0)
  gasWei          Decimal   @map("gas_wei") @db.Decimal(78, 0)
  // Null: nothing was granted.
  grantedWei      Decimal?  @map("granted_wei") @db.Decimal(78, 0)
  grantedAt       DateTime? @map("granted_at") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)

  @@index([chainId, createdAt])
  @@index([chainId, payer, createdAt])
  @@map("sponsorships")
}

// The payment of an Idempotency-Key, for 24 hours: outcomes are kept for stored payments only.
model IdempotencyKey {
  lineage   String
  key       String
  paymentId String   @map("payment_id")
  payment   Payment  @relation(fields: [paymentId], references: [id])
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([lineage, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

model Lane {
  id           String    @id
  chainId      Int       @map("chain_id")
  address      String
  nextNonce    BigInt    @map("next_nonce")
  owner        String?
  fencingToken BigInt    @default(0) @map("fencing_token")
  leaseUntil   DateTime? @map("lease_until") @db.Timestamptz(3)
  balanceWei   Decimal?  @map("balance_wei") @db.Decimal(78, 0)
  resting      Boolean   @default(false)
  // The expected price per gas of a settlement, by the settler's last report, and the time of that report.
  gasPriceWei  Decimal?  @map("gas_price_wei") @db.Decimal(78, 0)
  gasPriceAt   DateTime? @map("gas_price_at") @db.Timestamptz(3)
  /// False for the faucet's treasury.
  settles      Boolean   @default(true)
  /// An operator has retired its key: nothing more is signed for it.
  retiredAt    DateTime? @map("retired_at") @db.Timestamptz(3)
  createdAt    DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)

  transactions Transaction[]

  @@unique([chainId, address])
  @@map("lanes")
}

// When a sandbox chain began anew: a fork was reset, or a test chain was lost.
model ChainReset {
  chainId Int      @map("chain_id")
  resetAt DateTime @map("reset_at") @db.Timestamptz(3)
  // What the epoch that closed amounted to; null: closed before sums were stored.
  sums    Json?

  @@id([chainId, resetAt])
  @@map("chain_resets")
}

model Settler {
  id      String
  chainId Int      @map("chain_id")
  seenAt  DateTime @map("seen_at") @db.Timestamptz(3)

  @@id([id, chainId])
  @@map("settlers")
}

// One row for each nonce that a lane ever used: its only owner.
model Transaction {
  laneId            String    @map("lane_id")
  lane              Lane      @relation(fields: [laneId], references: [id])
  nonce             BigInt
  // The hash of its newest attempt.
  purpose           String
  paymentId         String?   @map("payment_id")
  payment           Payment?  @relation(fields: [paymentId], references: [id])
  state             String    @default("open")
  minedHash         String?   @map("mined_hash")
  minedStatus       String?   @map("mined_status")
  gasUsed           BigInt?   @map("gas_used")
  effectiveGasPrice Decimal?  @map("effective_gas_price_wei") @db.Decimal(78, 0)
  l1Fee             Decimal?  @map("l1_fee_wei") @db.Decimal(78, 0)
  blockNumber       BigInt?   @map("block_number")
  createdAt         DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  // Its attempts are in the partition of this month.
  month             DateTime  @default(dbgenerated("(date_trunc('month'::text, (now() AT TIME ZONE 'UTC'::text)))::date")) @db.Date
  closedAt          DateTime? @map("closed_at") @db.Timestamptz(3)
  // When a reorganisation removed it although it was final; null: never.
  reopenedAt        DateTime? @map("reopened_at") @db.Timestamptz(3)

  reverts PayerRevert[]
  refill  Refill?
  bundled BundledPayment[]
  // In the migration: unique (payment_id) where state = 'open' and payment_id is not null and reopened_at is null; index (lane_id) where state = 'open'; index (lane_id, nonce) where state = 'abandoned'

  @@id([laneId, nonce])
  @@index([paymentId])
  @@map("transactions")
}

// The payments whose settlements one shared transaction carries, by their position in it.
model BundledPayment {
  laneId      String      @map("lane_id")
  nonce       BigInt
  transaction Transaction @relation(fields: [laneId, nonce], references: [laneId, nonce])
  place       Int
  paymentId   String      @map("payment_id")
  payment     Payment     @relation(fields: [paymentId], references: [id])
  // Its share of the transaction's cost; null while that is open.
  gasUsed     BigInt?     @map("gas_used")
  l1Fee       Decimal?    @map("l1_fee_wei") @db.Decimal(78, 0)
  closedAt    DateTime?   @map("closed_at") @db.Timestamptz(3)
  // In the migration: unique (payment_id) where closed_at is null

  @@id([laneId, nonce, place])
  @@index([paymentId])
  @@map("bundled_payments")
}

// Every signed variant that was ever written; written before it is sent. Partitioned by month, without foreign keys: 0031.
model Attempt {
  hash           String    @id
  laneId         String    @map("lane_id")
  nonce          BigInt
  // The purpose of this variant: a payment's transaction may end as a cancellation (\`filler\`).
  purpose        String
  rawTransaction String    @map("raw_transaction")
  feeCapWei      Decimal   @map("fee_cap_wei") @db.Decimal(78, 0)
  tipWei         Decimal   @map("tip_wei") @db.Decimal(78, 0)
  createdAt      DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  // Written afterwards, for the timeline only: no decision uses these columns.
  publishedAt    DateTime? @map("published_at") @db.Timestamptz(3)
  publishes      Int?
  publishOutcome String?   @map("publish_outcome")
  reorgedAt      DateTime? @map("reorged_at") @db.Timestamptz(3)
  reorgedBlock   BigInt?   @map("reorged_block_number")
  // Of its transaction.
  month          DateTime  @default(dbgenerated("(date_trunc('month'::text, (now() AT TIME ZONE 'UTC'::text)))::date")) @db.Date

  @@index([laneId, nonce])
  @@map("attempts")
}

// The cost of a merchant's settlements on a UTC day; a trigger adds to it when a transaction closes.
model GasSpent {
  chainId    Int      @map("chain_id")
  merchantId String   @map("merchant_id")
  merchant   Merchant @relation(fields: [merchantId], references: [id])
  day        DateTime @db.Date
  wei        Decimal  @db.Decimal(78, 0)

  @@id([chainId, merchantId, day])
  @@map("gas_spent")
}

// A transfer of the treasury to another lane: a grant for a refill.
model Refill {
  laneId      String      @map("lane_id")
  nonce       BigInt
  transaction Transaction @relation(fields: [laneId, nonce], references: [laneId, nonce])
  recipient   String
  wei         Decimal     @db.Decimal(78, 0)
  createdAt   DateTime    @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([laneId, nonce])
  @@index([laneId, createdAt])
  @@map("refills")
}

// Pauses of new payments: scope 'chain' (its id), 'merchant' (its id) or 'payer' (its address).
model Pause {
  scope     String
  subject   String
  reason    String   @default("")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([scope, subject])
  @@map("pauses")
}

// Changes by merchants, keys, operators and the service; rows are only added, never changed (a trigger enforces it).
model AuditEntry {
  id           String   @id
  actorKind    String   @map("actor_kind")
  actorId      String   @map("actor_id")
  action       String
  target       String
  details      Json     @default("{}")
  at           DateTime @default(now()) @db.Timestamptz(3)
  // The merchant that it concerns; null: none, or all of them.
  merchantId   String?  @map("merchant_id")
  // The hash of its row of audit_personal: that row may be erased, this one stays.
  personalHash String?  @map("personal_hash")

  personal  AuditPersonal?
  unchained AuditUnchained[]
  link      AuditLink?

  @@index([at])
  @@index([target, at])
  @@index([merchantId, at(sort: Desc), id(sort: Desc)])
  @@map("audit_log")
}

// The cost of settlements for unapproved merchants, by UTC day; triggers of gas_spent and merchants maintain it.
model GasSpentUnapproved {
  chainId Int      @map("chain_id")
  day     DateTime @db.Date
  wei     Decimal  @default(0) @db.Decimal(78, 0)

  @@id([chainId, day])
  @@map("gas_spent_unapproved")
}

// IP address, user agent and texts about people, as JSON; erased after a time, or by an operator.
model AuditPersonal {
  auditId  String     @id @map("audit_id")
  entry    AuditEntry @relation(fields: [auditId], references: [id])
  salt     String
  contents String
  at       DateTime   @default(now()) @db.Timestamptz(3)

  @@index([at])
  @@map("audit_personal")
}

// Entries that wait for the relay; a trigger adds them.
model AuditUnchained {
  at      DateTime   @db.Timestamptz(3)
  auditId String     @map("audit_id")
  entry   AuditEntry @relation(fields: [auditId], references: [id])

  @@id([at, auditId])
  @@map("audit_unchained")
}

// The chain: each hash covers an entry and the hash before it.
model AuditLink {
  position BigInt     @id
  auditId  String     @unique @map("audit_id")
  entry    AuditEntry @relation(fields: [auditId], references: [id])
  hash     String
  at       DateTime   @default(now()) @db.Timestamptz(3)

  @@map("audit_chain")
}

model GasSpentInAll {
  chainId Int      @map("chain_id")
  day     DateTime @db.Date
  wei     Decimal  @db.Decimal(78, 0)

  @@id([chainId, day])
  @@map("gas_spent_in_all")
}

// One row for each settlement that reverted on chain and so cost gas.
model PayerRevert {
  chainId     Int         @map("chain_id")
  payer       String
  revertedAt  DateTime    @map("reverted_at") @db.Timestamptz(3)
  laneId      String      @map("lane_id")
  nonce       BigInt
  transaction Transaction @relation(fields: [laneId, nonce], references: [laneId, nonce])

  @@id([chainId, payer, revertedAt, laneId, nonce])
  @@map("payer_reverts")
}

// The outbox: written in the transaction of the event's cause. Events, deliveries and their attempts are partitioned by the month
// in the ids, without foreign keys; the unique indexes hold inside a partition: 0031.
model Event {
  id          String   @id
  type        String
  merchantId  String   @map("merchant_id")
  environment String
  paymentId   String?  @map("payment_id")
  // For an event without a payment.
  data        Json?
  // Set by the relay after the commit: the order that followers see, without gaps.
  position    BigInt?
  createdAt   DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  // In the migration: index (created_at) where position is null;
  //   unique (position) in each partition;
  //   unique (payment_id, type) where payment_id is not null, in each partition: a terminal payment has one event of a kind

  @@index([merchantId, environment, position])
  @@map("events")
}

model Delivery {
  id            String    @id
  eventId       String    @map("event_id")
  merchantId    String    @map("merchant_id")
  url           String
  status        String    @default("pending")
  attempts      Int       @default(0)
  // The attempts made before the schedule started: 0, or more after a redelivery.
  scheduleFrom  Int       @default(0) @map("schedule_from")
  nextAttemptAt DateTime? @map("next_attempt_at") @db.Timestamptz(3)
  claimedUntil  DateTime? @map("claimed_until") @db.Timestamptz(3)
  createdAt     DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  endedAt       DateTime? @map("ended_at") @db.Timestamptz(3)
  // In the migration: index (merchant_id, next_attempt_at) where status = 'pending';
  //   index (merchant_id, ended_at) where status = 'failed'

  @@index([eventId])
  @@index([merchantId, createdAt(sort: Desc)])
  @@map("deliveries")
}

model DeliveryAttempt {
  deliveryId      String   @map("delivery_id")
  number          Int
  startedAt       DateTime @map("started_at") @db.Timestamptz(3)
  durationMs      Int      @map("duration_ms")
  statusCode      Int?     @map("status_code")
  responseExcerpt String?  @map("response_excerpt")
  error           String?

  @@id([deliveryId, number])
  @@map("delivery_attempts")
}

// Used nonces of sign-in messages: each allows one sign-in.
model UsedSignInNonce {
  nonce     String   @id
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_sign_in_nonces")
}

// Merchants' requests to the faucet, and their outcomes.
model FaucetRequest {
  id         String    @id
  merchantId String    @map("merchant_id")
  merchant   Merchant  @relation(fields: [merchantId], references: [id])
  chainId    Int       @map("chain_id")
  token      String
  address    String
  amount     Decimal   @db.Decimal(78, 0)
  // asked, taken (a transfer may have been sent), funded, refused (nothing was sent)
  status     String    @default("asked")
  reason     String?
  txHash     String?   @map("tx_hash")
  balance    Decimal?  @db.Decimal(78, 0)
  createdAt  DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  takenAt    DateTime? @map("taken_at") @db.Timestamptz(3)

  @@index([merchantId, token, takenAt])
  @@index([createdAt])
  @@map("faucet_requests")
}

// The chains that a payment may name: written by the owner, read by the function that stores payments.
model KnownChain {
  chainId     Int     @id @map("chain_id")
  network     String  @unique
  environment String
  permit2     String
  // The proxy that an authorization names.
  spender     String
  // The hash of its first block, as a settler saw it first.
  genesisHash String? @map("genesis_hash")

  tokens KnownToken[]

  @@map("chains")
}

// And the tokens. The settler adds where a sandbox chain carries one.
model KnownToken {
  chainId Int        @map("chain_id")
  chain   KnownChain @relation(fields: [chainId], references: [chainId])
  symbol  String
  address String

  @@id([chainId, symbol, address])
  @@map("chain_tokens")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","genesisHash","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "iA_nAtAEJAcAAN8IACAIAADgCAAgFgAA4QgAIBcAAOIIACAYAADjCAAgGQAA5AgAIBoAAOUIACAbAADmCAAgHAAA5wgAIB0AAOgIACAeAADpCAAgHwAA6ggAIP0EAADeCAAw_gQAAGUAEP8EAADeCAAwlwUBAAAAAZ8FQAD8BwAhigZAAPwHACHFBgEA5wcAIcYGAQAAAAHHBgEA5wcAIcgGAQDoBwAhyQYBAOgHACHKBgEA6AcAIcsGAQDoBwAhzAZAAIYIACHNBkAAhggAIc4GQACGCAAhzwYBAOcHACHQBgEA5wcAIdEGQACGCAAh0gZAAIYIACHTBgEA6AcAIdQGQACGCAAh1QZAAIYIACHWBgIA5gcAIQEAAAABACAVAwAA0QgAIAUAAJEJACD9BAAAkAkAMP4EAAADABD_BAAAkAkAMI8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGyBQEA5wcAIcIFAQDnBwAh9gUBAOgHACG2BgEA5wcAIbcGAQDnBwAhuAYAANoIACC5BgAA2ggAILoGAADaCAAguwZAAIYIACG8BkAAhggAIb0GQACGCAAhBwMAAK4LACAFAADrDQAgogUAAJsJACD2BQAAmwkAILsGAACbCQAgvAYAAJsJACC9BgAAmwkAIBUDAADRCAAgBQAAkQkAIP0EAACQCQAw_gQAAAMAEP8EAACQCQAwjwUBAOcHACGXBQEAAAABmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhsgUBAOcHACHCBQEAAAAB9gUBAOgHACG2BgEA5wcAIbcGAQDnBwAhuAYAANoIACC5BgAA2ggAILoGAADaCAAguwZAAIYIACG8BkAAhggAIb0GQACGCAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAACPCQAg_QQAAI4JADD-BAAABwAQ_wQAAI4JADCYBQEA5wcAIbMGAQDnBwAhtAYBAOcHACG1BkAA_AcAIQEEAADqDQAgCQQAAI8JACD9BAAAjgkAMP4EAAAHABD_BAAAjgkAMJgFAQDnBwAhswYBAOcHACG0BgEA5wcAIbUGQAD8BwAh4QYAAI0JACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAID4DAADRCAAgCQAAigkAIAoAAMUIACARAACGCQAgEgAAiwkAIBMAAIwJACAUAACDCQAgFQAA4AgAIP0EAACICQAw_gQAAAwAEP8EAACICQAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhkAUBAOcHACGRBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGaBRAAlggAIZsFAQDnBwAhnQUBAOgHACGfBUAA_AcAIaEFEACWCAAhsQVAAIYIACG7BQEA5wcAIeQFBACPCAAhhwYBAOcHACGJBgEA6AcAIZAGAACOCAAgkgYBAOgHACGTBgEA5wcAIZQGAQDnBwAhlQYEAKkIACGWBgQAqQgAIZcGAQDnBwAhmAYBAOgHACGZBgEA5wcAIZoGAQDnBwAhmwYEAKkIACGcBiAAiQkAIZ0GAQDoBwAhngYBAOgHACGfBgIAgggAIaAGAQDoBwAhoQZAAIYIACGiBgEA6AcAIaMGBACPCAAhpAYCAIIIACGlBkAAhggAIaYGAQDoBwAhpwZAAIYIACGoBgEA6AcAIakGQACGCAAhqgZAAIYIACGrBkAAhggAIawGQACGCAAhrQZAAIYIACGuBgEA6AcAIa8GAQDoBwAhsAYBAOgHACGxBgEA6AcAIbIGAQDoBwAhJgMAAK4LACAJAADnDQAgCgAAgQsAIBEAAOYNACASAADoDQAgEwAA6Q0AIBQAAI4LACAVAADYDQAgnQUAAJsJACCxBQAAmwkAIOQFAACbCQAgiQYAAJsJACCQBgAAmwkAIJIGAACbCQAgmAYAAJsJACCcBgAAmwkAIJ0GAACbCQAgngYAAJsJACCfBgAAmwkAIKAGAACbCQAgoQYAAJsJACCiBgAAmwkAIKMGAACbCQAgpAYAAJsJACClBgAAmwkAIKYGAACbCQAgpwYAAJsJACCoBgAAmwkAIKkGAACbCQAgqgYAAJsJACCrBgAAmwkAIKwGAACbCQAgrQYAAJsJACCuBgAAmwkAIK8GAACbCQAgsAYAAJsJACCxBgAAmwkAILIGAACbCQAgPwMAANEIACAJAACKCQAgCgAAxQgAIBEAAIYJACASAACLCQAgEwAAjAkAIBQAAIMJACAVAADgCAAg_QQAAIgJADD-BAAADAAQ_wQAAIgJADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGQBQEA5wcAIZEFAQDnBwAhlwUBAAAAAZgFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZ0FAQDoBwAhnwVAAPwHACGhBRAAlggAIbEFQACGCAAhuwUBAOcHACHkBQQAjwgAIYcGAQDnBwAhiQYBAOgHACGQBgAAjggAIJIGAQDoBwAhkwYBAOcHACGUBgEA5wcAIZUGBACpCAAhlgYEAKkIACGXBgEA5wcAIZgGAQDoBwAhmQYBAOcHACGaBgEA5wcAIZsGBACpCAAhnAYgAIkJACGdBgEA6AcAIZ4GAQDoBwAhnwYCAIIIACGgBgEA6AcAIaEGQACGCAAhogYBAOgHACGjBgQAjwgAIaQGAgCCCAAhpQZAAIYIACGmBgEA6AcAIacGQACGCAAhqAYBAOgHACGpBkAAhggAIaoGQACGCAAhqwZAAIYIACGsBkAAhggAIa0GQACGCAAhrgYBAOgHACGvBgEA6AcAIbAGAQDoBwAhsQYBAOgHACGyBgEA6AcAIeAGAACHCQAgAwAAAAwAIAEAAA0AMAIAAA4AIBYDAADRCAAgCAAA4AgAIP0EAAD5CAAw_gQAABAAEP8EAAD5CAAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGHBgEA5wcAIYkGAQDoBwAhigZAAPwHACGLBgEA5wcAIYwGEACWCAAhjQYQAJYIACGOBgEA6AcAIY8GAgCCCAAhkAYAAI4IACCRBiAAxAgAIQEAAAAQACADAAAADAAgAQAADQAwAgAADgAgAQAAAAwAIBcLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwnwVAAPwHACGhBQQAqQgAIbMFAQDoBwAhvQUBAOcHACHSBQEA5wcAIdsFQAD8BwAh3QUEAI8IACHeBRAAwwgAId8FQACGCAAh4AUBAOcHACHhBQEA6AcAIeIFAQDoBwAh4wUQAMMIACHkBQQAjwgAIeUFQACGCAAhDgsAAOMNACAMAACOCwAgDgAA5A0AIA8AAOUNACAQAADmDQAgswUAAJsJACDdBQAAmwkAIN4FAACbCQAg3wUAAJsJACDhBQAAmwkAIOIFAACbCQAg4wUAAJsJACDkBQAAmwkAIOUFAACbCQAgGAsAAIIJACAMAACDCQAgDgAAhAkAIA8AAIUJACAQAACGCQAg_QQAAIEJADD-BAAAFAAQ_wQAAIEJADCfBUAA_AcAIaEFBACpCAAhswUBAOgHACG9BQEA5wcAIdEFAACACQAg0gUBAOcHACHbBUAA_AcAId0FBACPCAAh3gUQAMMIACHfBUAAhggAIeAFAQDnBwAh4QUBAOgHACHiBQEA6AcAIeMFEADDCAAh5AUEAI8IACHlBUAAhggAIQMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAABQAIAEAAAAMACAJDQAAsggAIP0EAAD_CAAw_gQAABsAEP8EAAD_CAAwgAUCAOYHACGhBQQAqQgAIbsFAQDnBwAhvAVAAPwHACG9BQEA5wcAIQENAAChCgAgCg0AALIIACD9BAAA_wgAMP4EAAAbABD_BAAA_wgAMIAFAgDmBwAhoQUEAKkIACG7BQEA5wcAIbwFQAD8BwAhvQUBAOcHACHfBgAA_ggAIAMAAAAbACABAAAcADACAAAdACAJDQAAsggAIP0EAACxCAAw_gQAAB8AEP8EAACxCAAwnwVAAPwHACGhBQQAqQgAIb0FAQDnBwAhvwUQAJYIACHQBQEA5wcAIQEAAAAfACAMDAAAyggAIA0AALIIACD9BAAA_QgAMP4EAAAhABD_BAAA_QgAMKEFBACpCAAhswUBAOcHACG9BQEA5wcAIdwFAgDmBwAh3QUEAI8IACHeBRAAwwgAId8FQACGCAAhBQwAAI4LACANAAChCgAg3QUAAJsJACDeBQAAmwkAIN8FAACbCQAgDQwAAMoIACANAACyCAAg_QQAAP0IADD-BAAAIQAQ_wQAAP0IADChBQQAqQgAIbMFAQDnBwAhvQUBAOcHACHcBQIA5gcAId0FBACPCAAh3gUQAMMIACHfBUAAhggAId4GAAD8CAAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAbACABAAAAIQAgAwAAACEAIAEAACIAMAIAACMAIAgEAQDnBwAhDAAAyggAIP0EAAD7CAAw_gQAACgAEP8EAAD7CAAwnwVAAPwHACGzBQEA5wcAIfYFAQDnBwAhAQwAAI4LACAJBAEA5wcAIQwAAMoIACD9BAAA-wgAMP4EAAAoABD_BAAA-wgAMJ8FQAD8BwAhswUBAOcHACH2BQEA5wcAId0GAAD6CAAgAwAAACgAIAEAACkAMAIAACoAIBEMAADKCAAg_QQAAMkIADD-BAAALAAQ_wQAAMkIADCABQIA5gcAIZgFAQDnBwAhnwVAAPwHACGzBQEA5wcAIbsFAQDnBwAh9wUBAOcHACH4BQEA5wcAIfkFBACpCAAh-gUQAJYIACH7BRAAlggAIfwFEACWCAAh_QUQAMMIACH-BUAAhggAIQEAAAAsACABAAAADAAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAAUACABAAAAIQAgAQAAACgAIAEAAAAMACAHAwAArgsAIAgAANgNACCiBQAAmwkAIIkGAACbCQAgjgYAAJsJACCPBgAAmwkAIJAGAACbCQAgFgMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGXBQEAAAABmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhhwYBAOcHACGJBgEA6AcAIYoGQAD8BwAhiwYBAOcHACGMBhAAlggAIY0GEACWCAAhjgYBAOgHACGPBgIAgggAIZAGAACOCAAgkQYgAMQIACEDAAAAEAAgAQAANAAwAgAANQAgEQMAANEIACD9BAAA-AgAMP4EAAA3ABD_BAAA-AgAMIAFAgDmBwAhjgUBAOcHACGPBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGaBRAAlggAIZ8FQAD8BwAhrAUBAOcHACGFBgEA5wcAIYcGAQDnBwAhiAYBAOcHACGJBgEA5wcAIYoGQAD8BwAhAQMAAK4LACASAwAA0QgAIP0EAAD4CAAw_gQAADcAEP8EAAD4CAAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAAAAAZgFAQDnBwAhmgUQAJYIACGfBUAA_AcAIawFAQDnBwAhhQYBAOcHACGHBgEA5wcAIYgGAQDnBwAhiQYBAOcHACGKBkAA_AcAIdwGAAD3CAAgAwAAADcAIAEAADgAMAIAADkAIAcDAADRCAAg_QQAANAIADD-BAAAOwAQ_wQAANAIADCYBQEA5wcAIYUGAQDnBwAhhgZAAPwHACEBAAAAOwAgEAMAANEIACD9BAAA9ggAMP4EAAA9ABD_BAAA9ggAMIAFAgDmBwAhggUBAOcHACGXBQEA5wcAIZgFAQDnBwAhmQUBAOcHACGaBRAAlggAIZsFAQDnBwAhnAUBAOgHACGdBQEA6AcAIZ4FEADDCAAhnwVAAPwHACGgBUAAhggAIQUDAACuCwAgnAUAAJsJACCdBQAAmwkAIJ4FAACbCQAgoAUAAJsJACAQAwAA0QgAIP0EAAD2CAAw_gQAAD0AEP8EAAD2CAAwgAUCAOYHACGCBQEA5wcAIZcFAQAAAAGYBQEA5wcAIZkFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZwFAQDoBwAhnQUBAOgHACGeBRAAwwgAIZ8FQAD8BwAhoAVAAIYIACEDAAAAPQAgAQAAPgAwAgAAPwAgCAMAANEIACD9BAAA9QgAMP4EAABBABD_BAAA9QgAMIAFAgDmBwAhmAUBAOcHACG-BUAA_AcAIb8FEACWCAAhAQMAAK4LACAJAwAA0QgAIP0EAAD1CAAw_gQAAEEAEP8EAAD1CAAwgAUCAOYHACGYBQEA5wcAIb4FQAD8BwAhvwUQAJYIACHbBgAA9AgAIAMAAABBACABAABCADACAABDACAMAwAA0QgAIAgEAKkIACH9BAAA8wgAMP4EAABFABD_BAAA8wgAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhggYEAKkIACGDBgQAqQgAIYQGAAClCAAgAQMAAK4LACANAwAA0QgAIAgEAKkIACH9BAAA8wgAMP4EAABFABD_BAAA8wgAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhggYEAKkIACGDBgQAqQgAIYQGAAClCAAg2gYAAPIIACADAAAARQAgAQAARgAwAgAARwAgDAMAANEIACAUAAClCAAgFQQAjwgAIf0EAADxCAAw_gQAAEkAEP8EAADxCAAwjwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhgQYBAOcHACGCBgQAjwgAIYMGBACPCAAhBAMAAK4LACAVAACbCQAgggYAAJsJACCDBgAAmwkAIA0DAADRCAAgFAAApQgAIBUEAI8IACH9BAAA8QgAMP4EAABJABD_BAAA8QgAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIYEGAQDnBwAhggYEAI8IACGDBgQAjwgAIdkGAADwCAAgAwAAAEkAIAEAAEoAMAIAAEsAIAgDAADRCAAg_QQAAO8IADD-BAAATQAQ_wQAAO8IADCPBQEA5wcAIZgFAQDnBwAhuwUBAOcHACGABkAA_AcAIQEDAACuCwAgCQMAANEIACD9BAAA7wgAMP4EAABNABD_BAAA7wgAMI8FAQDnBwAhmAUBAOcHACG7BQEA5wcAIYAGQAD8BwAh2AYAAO4IACADAAAATQAgAQAATgAwAgAATwAgCAMAANEIACD9BAAA7QgAMP4EAABRABD_BAAA7QgAMI8FAQDnBwAhmAUBAOcHACG-BUAA_AcAIf8FBACpCAAhAQMAAK4LACAJAwAA0QgAIP0EAADtCAAw_gQAAFEAEP8EAADtCAAwjwUBAOcHACGYBQEA5wcAIb4FQAD8BwAh_wUEAKkIACHXBgAA7AgAIAMAAABRACABAABSADACAABTACAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAOcHACGYBQEA5wcAIcEGQACGCAAhwgZAAIYIACHDBkAAhggAIcQGAADcCAAgBAMAAK4LACDBBgAAmwkAIMIGAACbCQAgwwYAAJsJACAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAAAAAZgFAQDnBwAhwQZAAIYIACHCBkAAhggAIcMGQACGCAAhxAYAANwIACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAAMAIAEAAAAMACABAAAAEAAgAQAAADcAIAEAAAA9ACABAAAAQQAgAQAAAEUAIAEAAABJACABAAAATQAgAQAAAFEAIAEAAABVACABAAAAAQAgJAcAAN8IACAIAADgCAAgFgAA4QgAIBcAAOIIACAYAADjCAAgGQAA5AgAIBoAAOUIACAbAADmCAAgHAAA5wgAIB0AAOgIACAeAADpCAAgHwAA6ggAIP0EAADeCAAw_gQAAGUAEP8EAADeCAAwlwUBAOcHACGfBUAA_AcAIYoGQAD8BwAhxQYBAOcHACHGBgEA5wcAIccGAQDnBwAhyAYBAOgHACHJBgEA6AcAIcoGAQDoBwAhywYBAOgHACHMBkAAhggAIc0GQACGCAAhzgZAAIYIACHPBgEA5wcAIdAGAQDnBwAh0QZAAIYIACHSBkAAhggAIdMGAQDoBwAh1AZAAIYIACHVBkAAhggAIdYGAgDmBwAhGAcAANcNACAIAADYDQAgFgAA2Q0AIBcAANoNACAYAADbDQAgGQAA3A0AIBoAAN0NACAbAADeDQAgHAAA3w0AIB0AAOANACAeAADhDQAgHwAA4g0AIMgGAACbCQAgyQYAAJsJACDKBgAAmwkAIMsGAACbCQAgzAYAAJsJACDNBgAAmwkAIM4GAACbCQAg0QYAAJsJACDSBgAAmwkAINMGAACbCQAg1AYAAJsJACDVBgAAmwkAIAMAAABlACABAABmADACAAABACADAAAAZQAgAQAAZgAwAgAAAQAgAwAAAGUAIAEAAGYAMAIAAAEAICEHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAdAADUDQAgHgAA1Q0AIB8AANYNACCXBQEAAAABnwVAAAAAAYoGQAAAAAHFBgEAAAABxgYBAAAAAccGAQAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwYBAAAAAdAGAQAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBkAAAAAB1QZAAAAAAdYGAgAAAAEBJQAAagAgFZcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQElAABsADABJQAAbAAwIQcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAIQIAAAABACAlAABvACAVlwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhAgAAAGUAICUAAHEAIAIAAABlACAlAABxACADAAAAAQAgLAAAagAgLQAAbwAgAQAAAAEAIAEAAABlACARBgAAtAwAIDIAALUMACAzAAC4DAAgNAAAtwwAIDUAALYMACDIBgAAmwkAIMkGAACbCQAgygYAAJsJACDLBgAAmwkAIMwGAACbCQAgzQYAAJsJACDOBgAAmwkAINEGAACbCQAg0gYAAJsJACDTBgAAmwkAINQGAACbCQAg1QYAAJsJACAY_QQAAN0IADD-BAAAeAAQ_wQAAN0IADCXBQEA2gcAIZ8FQADwBwAhigZAAPAHACHFBgEA2gcAIcYGAQDaBwAhxwYBANoHACHIBgEA4QcAIckGAQDhBwAhygYBAOEHACHLBgEA4QcAIcwGQADxBwAhzQZAAPEHACHOBkAA8QcAIc8GAQDaBwAh0AYBANoHACHRBkAA8QcAIdIGQADxBwAh0wYBAOEHACHUBkAA8QcAIdUGQADxBwAh1gYCANkHACEDAAAAZQAgAQAAdwAwMQAAeAAgAwAAAGUAIAEAAGYAMAIAAAEAIAEAAABXACABAAAAVwAgAwAAAFUAIAEAAFYAMAIAAFcAIAMAAABVACABAABWADACAABXACADAAAAVQAgAQAAVgAwAgAAVwAgBwMAALMMACCCBQEAAAABmAUBAAAAAcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGAACyDAAgASUAAIABACAGggUBAAAAAZgFAQAAAAHBBkAAAAABwgZAAAAAAcMGQAAAAAHEBgAAsgwAIAElAACCAQAwASUAAIIBADAHAwAAsQwAIIIFAQCXCQAhmAUBAJcJACHBBkAAugkAIcIGQAC6CQAhwwZAALoJACHEBgAAsAwAIAIAAABXACAlAACFAQAgBoIFAQCXCQAhmAUBAJcJACHBBkAAugkAIcIGQAC6CQAhwwZAALoJACHEBgAAsAwAIAIAAABVACAlAACHAQAgAgAAAFUAICUAAIcBACADAAAAVwAgLAAAgAEAIC0AAIUBACABAAAAVwAgAQAAAFUAIAgGAACrDAAgMgAArAwAIDMAAK8MACA0AACuDAAgNQAArQwAIMEGAACbCQAgwgYAAJsJACDDBgAAmwkAIAn9BAAA2wgAMP4EAACOAQAQ_wQAANsIADCCBQEA2gcAIZgFAQDaBwAhwQZAAPEHACHCBkAA8QcAIcMGQADxBwAhxAYAANwIACADAAAAVQAgAQAAjQEAMDEAAI4BACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAAqQwAIAUAAKoMACCPBQEAAAABlwUBAAAAAZgFAQAAAAGfBUAAAAABogVAAAAAAbIFAQAAAAHCBQEAAAAB9gUBAAAAAbYGAQAAAAG3BgEAAAABuAYAAKYMACC5BgAApwwAILoGAACoDAAguwZAAAAAAbwGQAAAAAG9BkAAAAABASUAAJYBACAQjwUBAAAAAZcFAQAAAAGYBQEAAAABnwVAAAAAAaIFQAAAAAGyBQEAAAABwgUBAAAAAfYFAQAAAAG2BgEAAAABtwYBAAAAAbgGAACmDAAguQYAAKcMACC6BgAAqAwAILsGQAAAAAG8BkAAAAABvQZAAAAAAQElAACYAQAwASUAAJgBADASAwAAmAwAIAUAAJkMACCPBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGfBUAAuQkAIaIFQAC6CQAhsgUBAJcJACHCBQEAlwkAIfYFAQChCQAhtgYBAJcJACG3BgEAlwkAIbgGAACVDAAguQYAAJYMACC6BgAAlwwAILsGQAC6CQAhvAZAALoJACG9BkAAugkAIQIAAAAFACAlAACbAQAgEI8FAQCXCQAhlwUBAJcJACGYBQEAlwkAIZ8FQAC5CQAhogVAALoJACGyBQEAlwkAIcIFAQCXCQAh9gUBAKEJACG2BgEAlwkAIbcGAQCXCQAhuAYAAJUMACC5BgAAlgwAILoGAACXDAAguwZAALoJACG8BkAAugkAIb0GQAC6CQAhAgAAAAMAICUAAJ0BACACAAAAAwAgJQAAnQEAIAMAAAAFACAsAACWAQAgLQAAmwEAIAEAAAAFACABAAAAAwAgCAYAAJIMACA0AACUDAAgNQAAkwwAIKIFAACbCQAg9gUAAJsJACC7BgAAmwkAILwGAACbCQAgvQYAAJsJACAT_QQAANkIADD-BAAApAEAEP8EAADZCAAwjwUBANoHACGXBQEA2gcAIZgFAQDaBwAhnwVAAPAHACGiBUAA8QcAIbIFAQDaBwAhwgUBANoHACH2BQEA4QcAIbYGAQDaBwAhtwYBANoHACG4BgAA2ggAILkGAADaCAAgugYAANoIACC7BkAA8QcAIbwGQADxBwAhvQZAAPEHACEDAAAAAwAgAQAAowEAMDEAAKQBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAAkQwAIJgFAQAAAAGzBgEAAAABtAYBAAAAAbUGQAAAAAEBJQAArAEAIASYBQEAAAABswYBAAAAAbQGAQAAAAG1BkAAAAABASUAAK4BADABJQAArgEAMAUEAACQDAAgmAUBAJcJACGzBgEAlwkAIbQGAQCXCQAhtQZAALkJACECAAAACQAgJQAAsQEAIASYBQEAlwkAIbMGAQCXCQAhtAYBAJcJACG1BkAAuQkAIQIAAAAHACAlAACzAQAgAgAAAAcAICUAALMBACADAAAACQAgLAAArAEAIC0AALEBACABAAAACQAgAQAAAAcAIAMGAACNDAAgNAAAjwwAIDUAAI4MACAH_QQAANgIADD-BAAAugEAEP8EAADYCAAwmAUBANoHACGzBgEA2gcAIbQGAQDaBwAhtQZAAPAHACEDAAAABwAgAQAAuQEAMDEAALoBACADAAAABwAgAQAACAAwAgAACQAgAQAAAA4AIAEAAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACA7AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAbIGAQAAAAEBJQAAwgEAIDOABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAbIGAQAAAAEBJQAAxAEAMAElAADEAQAwAQAAABAAIAEAAAAMACA7AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAIBUAAM8LACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACGyBgEAoQkAIQIAAAAOACAlAADJAQAgM4AFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGXBQEAlwkAIZgFAQCXCQAhmgUQALcJACGbBQEAlwkAIZ0FAQChCQAhnwVAALkJACGhBRAAtwkAIbEFQAC6CQAhuwUBAJcJACHkBQQA0AkAIYcGAQCXCQAhiQYBAKEJACGQBoAAAAABkgYBAKEJACGTBgEAlwkAIZQGAQCXCQAhlQYEANYJACGWBgQA1gkAIZcGAQCXCQAhmAYBAKEJACGZBgEAlwkAIZoGAQCXCQAhmwYEANYJACGcBiAAxwsAIZ0GAQChCQAhngYBAKEJACGfBgIAxQkAIaAGAQChCQAhoQZAALoJACGiBgEAoQkAIaMGBADQCQAhpAYCAMUJACGlBkAAugkAIaYGAQChCQAhpwZAALoJACGoBgEAoQkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGQAC6CQAhrQZAALoJACGuBgEAoQkAIa8GAQChCQAhsAYBAKEJACGxBgEAoQkAIbIGAQChCQAhAgAAAAwAICUAAMsBACACAAAADAAgJQAAywEAIAEAAAAQACABAAAADAAgAwAAAA4AICwAAMIBACAtAADJAQAgAQAAAA4AIAEAAAAMACAjBgAAiAwAIDIAAIkMACAzAACMDAAgNAAAiwwAIDUAAIoMACCdBQAAmwkAILEFAACbCQAg5AUAAJsJACCJBgAAmwkAIJAGAACbCQAgkgYAAJsJACCYBgAAmwkAIJwGAACbCQAgnQYAAJsJACCeBgAAmwkAIJ8GAACbCQAgoAYAAJsJACChBgAAmwkAIKIGAACbCQAgowYAAJsJACCkBgAAmwkAIKUGAACbCQAgpgYAAJsJACCnBgAAmwkAIKgGAACbCQAgqQYAAJsJACCqBgAAmwkAIKsGAACbCQAgrAYAAJsJACCtBgAAmwkAIK4GAACbCQAgrwYAAJsJACCwBgAAmwkAILEGAACbCQAgsgYAAJsJACA2_QQAANQIADD-BAAA1AEAEP8EAADUCAAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIZcFAQDaBwAhmAUBANoHACGaBRAA7gcAIZsFAQDaBwAhnQUBAOEHACGfBUAA8AcAIaEFEADuBwAhsQVAAPEHACG7BQEA2gcAIeQFBACJCAAhhwYBANoHACGJBgEA4QcAIZAGAACICAAgkgYBAOEHACGTBgEA2gcAIZQGAQDaBwAhlQYEAJEIACGWBgQAkQgAIZcGAQDaBwAhmAYBAOEHACGZBgEA2gcAIZoGAQDaBwAhmwYEAJEIACGcBiAA1QgAIZ0GAQDhBwAhngYBAOEHACGfBgIA_gcAIaAGAQDhBwAhoQZAAPEHACGiBgEA4QcAIaMGBACJCAAhpAYCAP4HACGlBkAA8QcAIaYGAQDhBwAhpwZAAPEHACGoBgEA4QcAIakGQADxBwAhqgZAAPEHACGrBkAA8QcAIawGQADxBwAhrQZAAPEHACGuBgEA4QcAIa8GAQDhBwAhsAYBAOEHACGxBgEA4QcAIbIGAQDhBwAhAwAAAAwAIAEAANMBADAxAADUAQAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAA1ACABAAAANQAgAwAAABAAIAEAADQAMAIAADUAIAMAAAAQACABAAA0ADACAAA1ACADAAAAEAAgAQAANAAwAgAANQAgEwMAAIYMACAIAACHDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlwUBAAAAAZgFAQAAAAGfBUAAAAABogVAAAAAAYcGAQAAAAGJBgEAAAABigZAAAAAAYsGAQAAAAGMBhAAAAABjQYQAAAAAY4GAQAAAAGPBgIAAAABkAaAAAAAAZEGIAAAAAEBJQAA3AEAIBGABQIAAAABjgUBAAAAAY8FAQAAAAGXBQEAAAABmAUBAAAAAZ8FQAAAAAGiBUAAAAABhwYBAAAAAYkGAQAAAAGKBkAAAAABiwYBAAAAAYwGEAAAAAGNBhAAAAABjgYBAAAAAY8GAgAAAAGQBoAAAAABkQYgAAAAAQElAADeAQAwASUAAN4BADATAwAAuwsAIAgAALwLACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGiBUAAugkAIYcGAQCXCQAhiQYBAKEJACGKBkAAuQkAIYsGAQCXCQAhjAYQALcJACGNBhAAtwkAIY4GAQChCQAhjwYCAMUJACGQBoAAAAABkQYgAPIKACECAAAANQAgJQAA4QEAIBGABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGiBUAAugkAIYcGAQCXCQAhiQYBAKEJACGKBkAAuQkAIYsGAQCXCQAhjAYQALcJACGNBhAAtwkAIY4GAQChCQAhjwYCAMUJACGQBoAAAAABkQYgAPIKACECAAAAEAAgJQAA4wEAIAIAAAAQACAlAADjAQAgAwAAADUAICwAANwBACAtAADhAQAgAQAAADUAIAEAAAAQACAKBgAAtgsAIDIAALcLACAzAAC6CwAgNAAAuQsAIDUAALgLACCiBQAAmwkAIIkGAACbCQAgjgYAAJsJACCPBgAAmwkAIJAGAACbCQAgFP0EAADTCAAw_gQAAOoBABD_BAAA0wgAMIAFAgDZBwAhjgUBANoHACGPBQEA2gcAIZcFAQDaBwAhmAUBANoHACGfBUAA8AcAIaIFQADxBwAhhwYBANoHACGJBgEA4QcAIYoGQADwBwAhiwYBANoHACGMBhAA7gcAIY0GEADuBwAhjgYBAOEHACGPBgIA_gcAIZAGAACICAAgkQYgAL8IACEDAAAAEAAgAQAA6QEAMDEAAOoBACADAAAAEAAgAQAANAAwAgAANQAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOAwAAtQsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZ8FQAAAAAGsBQEAAAABhQYBAAAAAYcGAQAAAAGIBgEAAAABiQYBAAAAAYoGQAAAAAEBJQAA8gEAIA2ABQIAAAABjgUBAAAAAY8FAQAAAAGXBQEAAAABmAUBAAAAAZoFEAAAAAGfBUAAAAABrAUBAAAAAYUGAQAAAAGHBgEAAAABiAYBAAAAAYkGAQAAAAGKBkAAAAABASUAAPQBADABJQAA9AEAMA4DAAC0CwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhnwVAALkJACGsBQEAlwkAIYUGAQCXCQAhhwYBAJcJACGIBgEAlwkAIYkGAQCXCQAhigZAALkJACECAAAAOQAgJQAA9wEAIA2ABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhmgUQALcJACGfBUAAuQkAIawFAQCXCQAhhQYBAJcJACGHBgEAlwkAIYgGAQCXCQAhiQYBAJcJACGKBkAAuQkAIQIAAAA3ACAlAAD5AQAgAgAAADcAICUAAPkBACADAAAAOQAgLAAA8gEAIC0AAPcBACABAAAAOQAgAQAAADcAIAUGAACvCwAgMgAAsAsAIDMAALMLACA0AACyCwAgNQAAsQsAIBD9BAAA0ggAMP4EAACAAgAQ_wQAANIIADCABQIA2QcAIY4FAQDaBwAhjwUBANoHACGXBQEA2gcAIZgFAQDaBwAhmgUQAO4HACGfBUAA8AcAIawFAQDaBwAhhQYBANoHACGHBgEA2gcAIYgGAQDaBwAhiQYBANoHACGKBkAA8AcAIQMAAAA3ACABAAD_AQAwMQAAgAIAIAMAAAA3ACABAAA4ADACAAA5ACAHAwAA0QgAIP0EAADQCAAw_gQAADsAEP8EAADQCAAwmAUBAAAAAYUGAQDnBwAhhgZAAPwHACEBAAAAgwIAIAEAAACDAgAgAQMAAK4LACADAAAAOwAgAQAAhgIAMAIAAIMCACADAAAAOwAgAQAAhgIAMAIAAIMCACADAAAAOwAgAQAAhgIAMAIAAIMCACAEAwAArQsAIJgFAQAAAAGFBgEAAAABhgZAAAAAAQElAACKAgAgA5gFAQAAAAGFBgEAAAABhgZAAAAAAQElAACMAgAwASUAAIwCADAEAwAArAsAIJgFAQCXCQAhhQYBAJcJACGGBkAAuQkAIQIAAACDAgAgJQAAjwIAIAOYBQEAlwkAIYUGAQCXCQAhhgZAALkJACECAAAAOwAgJQAAkQIAIAIAAAA7ACAlAACRAgAgAwAAAIMCACAsAACKAgAgLQAAjwIAIAEAAACDAgAgAQAAADsAIAMGAACpCwAgNAAAqwsAIDUAAKoLACAG_QQAAM8IADD-BAAAmAIAEP8EAADPCAAwmAUBANoHACGFBgEA2gcAIYYGQADwBwAhAwAAADsAIAEAAJcCADAxAACYAgAgAwAAADsAIAEAAIYCADACAACDAgAgAQAAAEcAIAEAAABHACADAAAARQAgAQAARgAwAgAARwAgAwAAAEUAIAEAAEYAMAIAAEcAIAMAAABFACABAABGADACAABHACAJAwAAqAsAIAgEAAAAAY8FAQAAAAGYBQEAAAABnwVAAAAAAbMFAQAAAAGCBgQAAAABgwYEAAAAAYQGgAAAAAEBJQAAoAIAIAgIBAAAAAGPBQEAAAABmAUBAAAAAZ8FQAAAAAGzBQEAAAABggYEAAAAAYMGBAAAAAGEBoAAAAABASUAAKICADABJQAAogIAMAkDAACnCwAgCAQA1gkAIY8FAQCXCQAhmAUBAJcJACGfBUAAuQkAIbMFAQCXCQAhggYEANYJACGDBgQA1gkAIYQGgAAAAAECAAAARwAgJQAApQIAIAgIBADWCQAhjwUBAJcJACGYBQEAlwkAIZ8FQAC5CQAhswUBAJcJACGCBgQA1gkAIYMGBADWCQAhhAaAAAAAAQIAAABFACAlAACnAgAgAgAAAEUAICUAAKcCACADAAAARwAgLAAAoAIAIC0AAKUCACABAAAARwAgAQAAAEUAIAUGAACiCwAgMgAAowsAIDMAAKYLACA0AAClCwAgNQAApAsAIAsIBACRCAAh_QQAAM4IADD-BAAArgIAEP8EAADOCAAwjwUBANoHACGYBQEA2gcAIZ8FQADwBwAhswUBANoHACGCBgQAkQgAIYMGBACRCAAhhAYAAKIIACADAAAARQAgAQAArQIAMDEAAK4CACADAAAARQAgAQAARgAwAgAARwAgAQAAAEsAIAEAAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACAJAwAAoQsAIBSAAAAAARUEAAAAAY8FAQAAAAGYBQEAAAABnwVAAAAAAYEGAQAAAAGCBgQAAAABgwYEAAAAAQElAAC2AgAgCBSAAAAAARUEAAAAAY8FAQAAAAGYBQEAAAABnwVAAAAAAYEGAQAAAAGCBgQAAAABgwYEAAAAAQElAAC4AgAwASUAALgCADAJAwAAoAsAIBSAAAAAARUEANAJACGPBQEAlwkAIZgFAQCXCQAhnwVAALkJACGBBgEAlwkAIYIGBADQCQAhgwYEANAJACECAAAASwAgJQAAuwIAIAgUgAAAAAEVBADQCQAhjwUBAJcJACGYBQEAlwkAIZ8FQAC5CQAhgQYBAJcJACGCBgQA0AkAIYMGBADQCQAhAgAAAEkAICUAAL0CACACAAAASQAgJQAAvQIAIAMAAABLACAsAAC2AgAgLQAAuwIAIAEAAABLACABAAAASQAgCAYAAJsLACAVAACbCQAgMgAAnAsAIDMAAJ8LACA0AACeCwAgNQAAnQsAIIIGAACbCQAggwYAAJsJACALFAAAoggAIBUEAIkIACH9BAAAzQgAMP4EAADEAgAQ_wQAAM0IADCPBQEA2gcAIZgFAQDaBwAhnwVAAPAHACGBBgEA2gcAIYIGBACJCAAhgwYEAIkIACEDAAAASQAgAQAAwwIAMDEAAMQCACADAAAASQAgAQAASgAwAgAASwAgAQAAAE8AIAEAAABPACADAAAATQAgAQAATgAwAgAATwAgAwAAAE0AIAEAAE4AMAIAAE8AIAMAAABNACABAABOADACAABPACAFAwAAmgsAII8FAQAAAAGYBQEAAAABuwUBAAAAAYAGQAAAAAEBJQAAzAIAIASPBQEAAAABmAUBAAAAAbsFAQAAAAGABkAAAAABASUAAM4CADABJQAAzgIAMAUDAACZCwAgjwUBAJcJACGYBQEAlwkAIbsFAQCXCQAhgAZAALkJACECAAAATwAgJQAA0QIAIASPBQEAlwkAIZgFAQCXCQAhuwUBAJcJACGABkAAuQkAIQIAAABNACAlAADTAgAgAgAAAE0AICUAANMCACADAAAATwAgLAAAzAIAIC0AANECACABAAAATwAgAQAAAE0AIAMGAACWCwAgNAAAmAsAIDUAAJcLACAH_QQAAMwIADD-BAAA2gIAEP8EAADMCAAwjwUBANoHACGYBQEA2gcAIbsFAQDaBwAhgAZAAPAHACEDAAAATQAgAQAA2QIAMDEAANoCACADAAAATQAgAQAATgAwAgAATwAgAQAAAFMAIAEAAABTACADAAAAUQAgAQAAUgAwAgAAUwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABRACABAABSADACAABTACAFAwAAlQsAII8FAQAAAAGYBQEAAAABvgVAAAAAAf8FBAAAAAEBJQAA4gIAIASPBQEAAAABmAUBAAAAAb4FQAAAAAH_BQQAAAABASUAAOQCADABJQAA5AIAMAUDAACUCwAgjwUBAJcJACGYBQEAlwkAIb4FQAC5CQAh_wUEANYJACECAAAAUwAgJQAA5wIAIASPBQEAlwkAIZgFAQCXCQAhvgVAALkJACH_BQQA1gkAIQIAAABRACAlAADpAgAgAgAAAFEAICUAAOkCACADAAAAUwAgLAAA4gIAIC0AAOcCACABAAAAUwAgAQAAAFEAIAUGAACPCwAgMgAAkAsAIDMAAJMLACA0AACSCwAgNQAAkQsAIAf9BAAAywgAMP4EAADwAgAQ_wQAAMsIADCPBQEA2gcAIZgFAQDaBwAhvgVAAPAHACH_BQQAkQgAIQMAAABRACABAADvAgAwMQAA8AIAIAMAAABRACABAABSADACAABTACARDAAAyggAIP0EAADJCAAw_gQAACwAEP8EAADJCAAwgAUCAOYHACGYBQEA5wcAIZ8FQAD8BwAhswUBAAAAAbsFAQDnBwAh9wUBAOcHACH4BQEA5wcAIfkFBACpCAAh-gUQAJYIACH7BRAAlggAIfwFEACWCAAh_QUQAMMIACH-BUAAhggAIQEAAADzAgAgAQAAAPMCACADDAAAjgsAIP0FAACbCQAg_gUAAJsJACADAAAALAAgAQAA9gIAMAIAAPMCACADAAAALAAgAQAA9gIAMAIAAPMCACADAAAALAAgAQAA9gIAMAIAAPMCACAODAAAjQsAIIAFAgAAAAGYBQEAAAABnwVAAAAAAbMFAQAAAAG7BQEAAAAB9wUBAAAAAfgFAQAAAAH5BQQAAAAB-gUQAAAAAfsFEAAAAAH8BRAAAAAB_QUQAAAAAf4FQAAAAAEBJQAA-gIAIA2ABQIAAAABmAUBAAAAAZ8FQAAAAAGzBQEAAAABuwUBAAAAAfcFAQAAAAH4BQEAAAAB-QUEAAAAAfoFEAAAAAH7BRAAAAAB_AUQAAAAAf0FEAAAAAH-BUAAAAABASUAAPwCADABJQAA_AIAMA4MAACMCwAggAUCAJgJACGYBQEAlwkAIZ8FQAC5CQAhswUBAJcJACG7BQEAlwkAIfcFAQCXCQAh-AUBAJcJACH5BQQA1gkAIfoFEAC3CQAh-wUQALcJACH8BRAAtwkAIf0FEAC4CQAh_gVAALoJACECAAAA8wIAICUAAP8CACANgAUCAJgJACGYBQEAlwkAIZ8FQAC5CQAhswUBAJcJACG7BQEAlwkAIfcFAQCXCQAh-AUBAJcJACH5BQQA1gkAIfoFEAC3CQAh-wUQALcJACH8BRAAtwkAIf0FEAC4CQAh_gVAALoJACECAAAALAAgJQAAgQMAIAIAAAAsACAlAACBAwAgAwAAAPMCACAsAAD6AgAgLQAA_wIAIAEAAADzAgAgAQAAACwAIAcGAACHCwAgMgAAiAsAIDMAAIsLACA0AACKCwAgNQAAiQsAIP0FAACbCQAg_gUAAJsJACAQ_QQAAMgIADD-BAAAiAMAEP8EAADICAAwgAUCANkHACGYBQEA2gcAIZ8FQADwBwAhswUBANoHACG7BQEA2gcAIfcFAQDaBwAh-AUBANoHACH5BQQAkQgAIfoFEADuBwAh-wUQAO4HACH8BRAA7gcAIf0FEADvBwAh_gVAAPEHACEDAAAALAAgAQAAhwMAMDEAAIgDACADAAAALAAgAQAA9gIAMAIAAPMCACABAAAAKgAgAQAAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAUEAQAAAAEMAACGCwAgnwVAAAAAAbMFAQAAAAH2BQEAAAABASUAAJADACAEBAEAAAABnwVAAAAAAbMFAQAAAAH2BQEAAAABASUAAJIDADABJQAAkgMAMAUEAQCXCQAhDAAAhQsAIJ8FQAC5CQAhswUBAJcJACH2BQEAlwkAIQIAAAAqACAlAACVAwAgBAQBAJcJACGfBUAAuQkAIbMFAQCXCQAh9gUBAJcJACECAAAAKAAgJQAAlwMAIAIAAAAoACAlAACXAwAgAwAAACoAICwAAJADACAtAACVAwAgAQAAACoAIAEAAAAoACADBgAAggsAIDQAAIQLACA1AACDCwAgBwQBANoHACH9BAAAxwgAMP4EAACeAwAQ_wQAAMcIADCfBUAA8AcAIbMFAQDaBwAh9gUBANoHACEDAAAAKAAgAQAAnQMAMDEAAJ4DACADAAAAKAAgAQAAKQAwAgAAKgAgEwoAAMUIACD9BAAAwggAMP4EAACkAwAQ_wQAAMIIADCABQIA5gcAIYIFAQDnBwAhlwUBAAAAAZ8FQAD8BwAh6wUEAKkIACHsBQEA6AcAIe0FBACpCAAh7gVAAIYIACHvBRAAwwgAIfAFIADECAAh8QUQAMMIACHyBUAAhggAIfMFIADECAAh9AVAAIYIACH1BQAAxggAIAEAAAChAwAgAQAAAKEDACASCgAAxQgAIP0EAADCCAAw_gQAAKQDABD_BAAAwggAMIAFAgDmBwAhggUBAOcHACGXBQEA5wcAIZ8FQAD8BwAh6wUEAKkIACHsBQEA6AcAIe0FBACpCAAh7gVAAIYIACHvBRAAwwgAIfAFIADECAAh8QUQAMMIACHyBUAAhggAIfMFIADECAAh9AVAAIYIACEHCgAAgQsAIOwFAACbCQAg7gUAAJsJACDvBQAAmwkAIPEFAACbCQAg8gUAAJsJACD0BQAAmwkAIAMAAACkAwAgAQAApQMAMAIAAKEDACADAAAApAMAIAEAAKUDADACAAChAwAgAwAAAKQDACABAAClAwAwAgAAoQMAIA8KAACACwAggAUCAAAAAYIFAQAAAAGXBQEAAAABnwVAAAAAAesFBAAAAAHsBQEAAAAB7QUEAAAAAe4FQAAAAAHvBRAAAAAB8AUgAAAAAfEFEAAAAAHyBUAAAAAB8wUgAAAAAfQFQAAAAAEBJQAAqQMAIA6ABQIAAAABggUBAAAAAZcFAQAAAAGfBUAAAAAB6wUEAAAAAewFAQAAAAHtBQQAAAAB7gVAAAAAAe8FEAAAAAHwBSAAAAAB8QUQAAAAAfIFQAAAAAHzBSAAAAAB9AVAAAAAAQElAACrAwAwASUAAKsDADAPCgAA8woAIIAFAgCYCQAhggUBAJcJACGXBQEAlwkAIZ8FQAC5CQAh6wUEANYJACHsBQEAoQkAIe0FBADWCQAh7gVAALoJACHvBRAAuAkAIfAFIADyCgAh8QUQALgJACHyBUAAugkAIfMFIADyCgAh9AVAALoJACECAAAAoQMAICUAAK4DACAOgAUCAJgJACGCBQEAlwkAIZcFAQCXCQAhnwVAALkJACHrBQQA1gkAIewFAQChCQAh7QUEANYJACHuBUAAugkAIe8FEAC4CQAh8AUgAPIKACHxBRAAuAkAIfIFQAC6CQAh8wUgAPIKACH0BUAAugkAIQIAAACkAwAgJQAAsAMAIAIAAACkAwAgJQAAsAMAIAMAAAChAwAgLAAAqQMAIC0AAK4DACABAAAAoQMAIAEAAACkAwAgCwYAAO0KACAyAADuCgAgMwAA8QoAIDQAAPAKACA1AADvCgAg7AUAAJsJACDuBQAAmwkAIO8FAACbCQAg8QUAAJsJACDyBQAAmwkAIPQFAACbCQAgEf0EAAC-CAAw_gQAALcDABD_BAAAvggAMIAFAgDZBwAhggUBANoHACGXBQEA2gcAIZ8FQADwBwAh6wUEAJEIACHsBQEA4QcAIe0FBACRCAAh7gVAAPEHACHvBRAA7wcAIfAFIAC_CAAh8QUQAO8HACHyBUAA8QcAIfMFIAC_CAAh9AVAAPEHACEDAAAApAMAIAEAALYDADAxAAC3AwAgAwAAAKQDACABAAClAwAwAgAAoQMAIAf9BAAAvAgAMP4EAAC9AwAQ_wQAALwIADCABQIA5gcAIegFQAD8BwAh6QUAAI4IACDqBQAAvQgAIAEAAAC6AwAgAQAAALoDACAG_QQAALwIADD-BAAAvQMAEP8EAAC8CAAwgAUCAOYHACHoBUAA_AcAIekFAACOCAAgAekFAACbCQAgAwAAAL0DACABAAC-AwAwAgAAugMAIAMAAAC9AwAgAQAAvgMAMAIAALoDACADAAAAvQMAIAEAAL4DADACAAC6AwAgA4AFAgAAAAHoBUAAAAAB6QWAAAAAAQElAADCAwAgA4AFAgAAAAHoBUAAAAAB6QWAAAAAAQElAADEAwAwASUAAMQDADADgAUCAJgJACHoBUAAuQkAIekFgAAAAAECAAAAugMAICUAAMcDACADgAUCAJgJACHoBUAAuQkAIekFgAAAAAECAAAAvQMAICUAAMkDACACAAAAvQMAICUAAMkDACADAAAAugMAICwAAMIDACAtAADHAwAgAQAAALoDACABAAAAvQMAIAYGAADoCgAgMgAA6QoAIDMAAOwKACA0AADrCgAgNQAA6goAIOkFAACbCQAgBv0EAAC7CAAw_gQAANADABD_BAAAuwgAMIAFAgDZBwAh6AVAAPAHACHpBQAAiAgAIAMAAAC9AwAgAQAAzwMAMDEAANADACADAAAAvQMAIAEAAL4DADACAAC6AwAgB_0EAAC5CAAw_gQAANYDABD_BAAAuQgAMIAFAgDmBwAhlwUBAOcHACHmBUAA_AcAIecFAAC6CAAgAQAAANMDACABAAAA0wMAIAb9BAAAuQgAMP4EAADWAwAQ_wQAALkIADCABQIA5gcAIZcFAQDnBwAh5gVAAPwHACEAAwAAANYDACABAADXAwAwAgAA0wMAIAMAAADWAwAgAQAA1wMAMAIAANMDACADAAAA1gMAIAEAANcDADACAADTAwAgA4AFAgAAAAGXBQEAAAAB5gVAAAAAAQElAADbAwAgA4AFAgAAAAGXBQEAAAAB5gVAAAAAAQElAADdAwAwASUAAN0DADADgAUCAJgJACGXBQEAlwkAIeYFQAC5CQAhAgAAANMDACAlAADgAwAgA4AFAgCYCQAhlwUBAJcJACHmBUAAuQkAIQIAAADWAwAgJQAA4gMAIAIAAADWAwAgJQAA4gMAIAMAAADTAwAgLAAA2wMAIC0AAOADACABAAAA0wMAIAEAAADWAwAgBQYAAOMKACAyAADkCgAgMwAA5woAIDQAAOYKACA1AADlCgAgBv0EAAC4CAAw_gQAAOkDABD_BAAAuAgAMIAFAgDZBwAhlwUBANoHACHmBUAA8AcAIQMAAADWAwAgAQAA6AMAMDEAAOkDACADAAAA1gMAIAEAANcDADACAADTAwAgAQAAABYAIAEAAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIAMAAAAUACABAAAVADACAAAWACAUCwAA3goAIAwAAN8KACAOAADgCgAgDwAA4QoAIBAAAOIKACCfBUAAAAABoQUEAAAAAbMFAQAAAAG9BQEAAAAB0gUBAAAAAdsFQAAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAHgBQEAAAAB4QUBAAAAAeIFAQAAAAHjBRAAAAAB5AUEAAAAAeUFQAAAAAEBJQAA8QMAIA-fBUAAAAABoQUEAAAAAbMFAQAAAAG9BQEAAAAB0gUBAAAAAdsFQAAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAHgBQEAAAAB4QUBAAAAAeIFAQAAAAHjBRAAAAAB5AUEAAAAAeUFQAAAAAEBJQAA8wMAMAElAADzAwAwAQAAAAwAIBQLAAC8CgAgDAAAvQoAIA4AAL4KACAPAAC_CgAgEAAAwAoAIJ8FQAC5CQAhoQUEANYJACGzBQEAoQkAIb0FAQCXCQAh0gUBAJcJACHbBUAAuQkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIeAFAQCXCQAh4QUBAKEJACHiBQEAoQkAIeMFEAC4CQAh5AUEANAJACHlBUAAugkAIQIAAAAWACAlAAD3AwAgD58FQAC5CQAhoQUEANYJACGzBQEAoQkAIb0FAQCXCQAh0gUBAJcJACHbBUAAuQkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIeAFAQCXCQAh4QUBAKEJACHiBQEAoQkAIeMFEAC4CQAh5AUEANAJACHlBUAAugkAIQIAAAAUACAlAAD5AwAgAgAAABQAICUAAPkDACABAAAADAAgAwAAABYAICwAAPEDACAtAAD3AwAgAQAAABYAIAEAAAAUACAOBgAAtwoAIDIAALgKACAzAAC7CgAgNAAAugoAIDUAALkKACCzBQAAmwkAIN0FAACbCQAg3gUAAJsJACDfBQAAmwkAIOEFAACbCQAg4gUAAJsJACDjBQAAmwkAIOQFAACbCQAg5QUAAJsJACAS_QQAALcIADD-BAAAgQQAEP8EAAC3CAAwnwVAAPAHACGhBQQAkQgAIbMFAQDhBwAhvQUBANoHACHSBQEA2gcAIdsFQADwBwAh3QUEAIkIACHeBRAA7wcAId8FQADxBwAh4AUBANoHACHhBQEA4QcAIeIFAQDhBwAh4wUQAO8HACHkBQQAiQgAIeUFQADxBwAhAwAAABQAIAEAAIAEADAxAACBBAAgAwAAABQAIAEAABUAMAIAABYAIAEAAAAjACABAAAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgCQwAALYKACANAAC1CgAgoQUEAAAAAbMFAQAAAAG9BQEAAAAB3AUCAAAAAd0FBAAAAAHeBRAAAAAB3wVAAAAAAQElAACJBAAgB6EFBAAAAAGzBQEAAAABvQUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAEBJQAAiwQAMAElAACLBAAwCQwAALQKACANAACzCgAgoQUEANYJACGzBQEAlwkAIb0FAQCXCQAh3AUCAJgJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACECAAAAIwAgJQAAjgQAIAehBQQA1gkAIbMFAQCXCQAhvQUBAJcJACHcBQIAmAkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIQIAAAAhACAlAACQBAAgAgAAACEAICUAAJAEACADAAAAIwAgLAAAiQQAIC0AAI4EACABAAAAIwAgAQAAACEAIAgGAACuCgAgMgAArwoAIDMAALIKACA0AACxCgAgNQAAsAoAIN0FAACbCQAg3gUAAJsJACDfBQAAmwkAIAr9BAAAtggAMP4EAACXBAAQ_wQAALYIADChBQQAkQgAIbMFAQDaBwAhvQUBANoHACHcBQIA2QcAId0FBACJCAAh3gUQAO8HACHfBUAA8QcAIQMAAAAhACABAACWBAAwMQAAlwQAIAMAAAAhACABAAAiADACAAAjACAR_QQAALUIADD-BAAAnQQAEP8EAAC1CAAwnwVAAPwHACGhBQQAqQgAIb0FAQDnBwAhwgUBAAAAAdIFAQDnBwAh0wUBAOcHACHUBRAAlggAIdUFEACWCAAh1gVAAIYIACHXBQIAgggAIdgFAQDoBwAh2QVAAIYIACHaBQQAjwgAIdsFQAD8BwAhAQAAAJoEACABAAAAmgQAIBH9BAAAtQgAMP4EAACdBAAQ_wQAALUIADCfBUAA_AcAIaEFBACpCAAhvQUBAOcHACHCBQEA5wcAIdIFAQDnBwAh0wUBAOcHACHUBRAAlggAIdUFEACWCAAh1gVAAIYIACHXBQIAgggAIdgFAQDoBwAh2QVAAIYIACHaBQQAjwgAIdsFQAD8BwAhBdYFAACbCQAg1wUAAJsJACDYBQAAmwkAINkFAACbCQAg2gUAAJsJACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAMAAACdBAAgAQAAngQAMAIAAJoEACAOnwVAAAAAAaEFBAAAAAG9BQEAAAABwgUBAAAAAdIFAQAAAAHTBQEAAAAB1AUQAAAAAdUFEAAAAAHWBUAAAAAB1wUCAAAAAdgFAQAAAAHZBUAAAAAB2gUEAAAAAdsFQAAAAAEBJQAAogQAIA6fBUAAAAABoQUEAAAAAb0FAQAAAAHCBQEAAAAB0gUBAAAAAdMFAQAAAAHUBRAAAAAB1QUQAAAAAdYFQAAAAAHXBQIAAAAB2AUBAAAAAdkFQAAAAAHaBQQAAAAB2wVAAAAAAQElAACkBAAwASUAAKQEADAOnwVAALkJACGhBQQA1gkAIb0FAQCXCQAhwgUBAJcJACHSBQEAlwkAIdMFAQCXCQAh1AUQALcJACHVBRAAtwkAIdYFQAC6CQAh1wUCAMUJACHYBQEAoQkAIdkFQAC6CQAh2gUEANAJACHbBUAAuQkAIQIAAACaBAAgJQAApwQAIA6fBUAAuQkAIaEFBADWCQAhvQUBAJcJACHCBQEAlwkAIdIFAQCXCQAh0wUBAJcJACHUBRAAtwkAIdUFEAC3CQAh1gVAALoJACHXBQIAxQkAIdgFAQChCQAh2QVAALoJACHaBQQA0AkAIdsFQAC5CQAhAgAAAJ0EACAlAACpBAAgAgAAAJ0EACAlAACpBAAgAwAAAJoEACAsAACiBAAgLQAApwQAIAEAAACaBAAgAQAAAJ0EACAKBgAAqQoAIDIAAKoKACAzAACtCgAgNAAArAoAIDUAAKsKACDWBQAAmwkAINcFAACbCQAg2AUAAJsJACDZBQAAmwkAINoFAACbCQAgEf0EAAC0CAAw_gQAALAEABD_BAAAtAgAMJ8FQADwBwAhoQUEAJEIACG9BQEA2gcAIcIFAQDaBwAh0gUBANoHACHTBQEA2gcAIdQFEADuBwAh1QUQAO4HACHWBUAA8QcAIdcFAgD-BwAh2AUBAOEHACHZBUAA8QcAIdoFBACJCAAh2wVAAPAHACEDAAAAnQQAIAEAAK8EADAxAACwBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAEAAABDACABAAAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgBQMAAKgKACCABQIAAAABmAUBAAAAAb4FQAAAAAG_BRAAAAABASUAALgEACAEgAUCAAAAAZgFAQAAAAG-BUAAAAABvwUQAAAAAQElAAC6BAAwASUAALoEADAFAwAApwoAIIAFAgCYCQAhmAUBAJcJACG-BUAAuQkAIb8FEAC3CQAhAgAAAEMAICUAAL0EACAEgAUCAJgJACGYBQEAlwkAIb4FQAC5CQAhvwUQALcJACECAAAAQQAgJQAAvwQAIAIAAABBACAlAAC_BAAgAwAAAEMAICwAALgEACAtAAC9BAAgAQAAAEMAIAEAAABBACAFBgAAogoAIDIAAKMKACAzAACmCgAgNAAApQoAIDUAAKQKACAH_QQAALMIADD-BAAAxgQAEP8EAACzCAAwgAUCANkHACGYBQEA2gcAIb4FQADwBwAhvwUQAO4HACEDAAAAQQAgAQAAxQQAMDEAAMYEACADAAAAQQAgAQAAQgAwAgAAQwAgCg0AALIIACD9BAAAsQgAMP4EAAAfABD_BAAAsQgAMJ8FQAD8BwAhoQUEAKkIACG9BQEA5wcAIb8FEACWCAAh0AUBAOcHACHRBQAAsAgAIAEAAADJBAAgAQAAAMkEACABDQAAoQoAIAMAAAAfACABAADMBAAwAgAAyQQAIAMAAAAfACABAADMBAAwAgAAyQQAIAMAAAAfACABAADMBAAwAgAAyQQAIAYNAACgCgAgnwVAAAAAAaEFBAAAAAG9BQEAAAABvwUQAAAAAdAFAQAAAAEBJQAA0AQAIAWfBUAAAAABoQUEAAAAAb0FAQAAAAG_BRAAAAAB0AUBAAAAAQElAADSBAAwASUAANIEADAGDQAAnwoAIJ8FQAC5CQAhoQUEANYJACG9BQEAlwkAIb8FEAC3CQAh0AUBAJcJACECAAAAyQQAICUAANUEACAFnwVAALkJACGhBQQA1gkAIb0FAQCXCQAhvwUQALcJACHQBQEAlwkAIQIAAAAfACAlAADXBAAgAgAAAB8AICUAANcEACADAAAAyQQAICwAANAEACAtAADVBAAgAQAAAMkEACABAAAAHwAgBQYAAJoKACAyAACbCgAgMwAAngoAIDQAAJ0KACA1AACcCgAgCP0EAACvCAAw_gQAAN4EABD_BAAArwgAMJ8FQADwBwAhoQUEAJEIACG9BQEA2gcAIb8FEADuBwAh0AUBANoHACEDAAAAHwAgAQAA3QQAMDEAAN4EACADAAAAHwAgAQAAzAQAMAIAAMkEACAI_QQAAK0IADD-BAAA5AQAEP8EAACtCAAwnAUBAOcHACGfBUAA_AcAIc0FAQDnBwAhzgUBAOcHACHPBQAArggAIAEAAADhBAAgAQAAAOEEACAH_QQAAK0IADD-BAAA5AQAEP8EAACtCAAwnAUBAOcHACGfBUAA_AcAIc0FAQDnBwAhzgUBAOcHACEAAwAAAOQEACABAADlBAAwAgAA4QQAIAMAAADkBAAgAQAA5QQAMAIAAOEEACADAAAA5AQAIAEAAOUEADACAADhBAAgBJwFAQAAAAGfBUAAAAABzQUBAAAAAc4FAQAAAAEBJQAA6QQAIAScBQEAAAABnwVAAAAAAc0FAQAAAAHOBQEAAAABASUAAOsEADABJQAA6wQAMAScBQEAlwkAIZ8FQAC5CQAhzQUBAJcJACHOBQEAlwkAIQIAAADhBAAgJQAA7gQAIAScBQEAlwkAIZ8FQAC5CQAhzQUBAJcJACHOBQEAlwkAIQIAAADkBAAgJQAA8AQAIAIAAADkBAAgJQAA8AQAIAMAAADhBAAgLAAA6QQAIC0AAO4EACABAAAA4QQAIAEAAADkBAAgAwYAAJcKACA0AACZCgAgNQAAmAoAIAf9BAAArAgAMP4EAAD3BAAQ_wQAAKwIADCcBQEA2gcAIZ8FQADwBwAhzQUBANoHACHOBQEA2gcAIQMAAADkBAAgAQAA9gQAMDEAAPcEACADAAAA5AQAIAEAAOUEADACAADhBAAgDwkAAKgIACCZAwAApggAIJoDAACnCAAg_QQAAKQIADD-BAAAhgUAEP8EAACkCAAwlwUBAAAAAZgFAQDoBwAhwwVAAPwHACHGBQEA5wcAIccFAQDnBwAhyAUBAOcHACHJBQEA5wcAIcoFAAClCAAgywUBAOgHACEBAAAA-gQAIAiYAwAAmggAIP0EAACdCAAw_gQAAPwEABD_BAAAnQgAMMEFAQDnBwAhwwVAAPwHACHEBQEA5wcAIcUFAQDnBwAhAQAAAPwEACAGmAMAAJoIACD9BAAAqwgAMP4EAAD-BAAQ_wQAAKsIADDBBQEA5wcAIcMFQAD8BwAhAZgDAADlCQAgB5gDAACaCAAg_QQAAKsIADD-BAAA_gQAEP8EAACrCAAwwQUBAOcHACHDBUAA_AcAIcwFAACqCAAgAwAAAP4EACABAAD_BAAwAgAAgAUAIAiYAwAAmggAIP0EAACZCAAw_gQAAIIFABD_BAAAmQgAMLQFBACpCAAhwQUBAOcHACHCBQEA5wcAIcMFQAD8BwAhAQAAAIIFACABAAAA_gQAIAEAAAD6BAAgDwkAAKgIACCZAwAApggAIJoDAACnCAAg_QQAAKQIADD-BAAAhgUAEP8EAACkCAAwlwUBAOcHACGYBQEA6AcAIcMFQAD8BwAhxgUBAOcHACHHBQEA5wcAIcgFAQDnBwAhyQUBAOcHACHKBQAApQgAIMsFAQDoBwAhBQkAAJYKACCZAwAAlAoAIJoDAACVCgAgmAUAAJsJACDLBQAAmwkAIAMAAACGBQAgAQAAhwUAMAIAAPoEACADAAAAhgUAIAEAAIcFADACAAD6BAAgAwAAAIYFACABAACHBQAwAgAA-gQAIAwJAACTCgAgmQMAAJEKACCaAwAAkgoAIJcFAQAAAAGYBQEAAAABwwVAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFAQAAAAHKBYAAAAABywUBAAAAAQElAACLBQAgCZcFAQAAAAGYBQEAAAABwwVAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFAQAAAAHKBYAAAAABywUBAAAAAQElAACNBQAwASUAAI0FADAMCQAA-gkAIJkDAAD4CQAgmgMAAPkJACCXBQEAlwkAIZgFAQChCQAhwwVAALkJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBQEAlwkAIcoFgAAAAAHLBQEAoQkAIQIAAAD6BAAgJQAAkAUAIAmXBQEAlwkAIZgFAQChCQAhwwVAALkJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBQEAlwkAIcoFgAAAAAHLBQEAoQkAIQIAAACGBQAgJQAAkgUAIAIAAACGBQAgJQAAkgUAIAMAAAD6BAAgLAAAiwUAIC0AAJAFACABAAAA-gQAIAEAAACGBQAgBQYAAPUJACA0AAD3CQAgNQAA9gkAIJgFAACbCQAgywUAAJsJACAM_QQAAKEIADD-BAAAmQUAEP8EAAChCAAwlwUBANoHACGYBQEA4QcAIcMFQADwBwAhxgUBANoHACHHBQEA2gcAIcgFAQDaBwAhyQUBANoHACHKBQAAoggAIMsFAQDhBwAhAwAAAIYFACABAACYBQAwMQAAmQUAIAMAAACGBQAgAQAAhwUAMAIAAPoEACAH_QQAAJ8IADD-BAAAnwUAEP8EAACfCAAwgAUCAOYHACG-BUAA_AcAIb8FEACWCAAhwAUAAKAIACABAAAAnAUAIAEAAACcBQAgBv0EAACfCAAw_gQAAJ8FABD_BAAAnwgAMIAFAgDmBwAhvgVAAPwHACG_BRAAlggAIQADAAAAnwUAIAEAAKAFADACAACcBQAgAwAAAJ8FACABAACgBQAwAgAAnAUAIAMAAACfBQAgAQAAoAUAMAIAAJwFACADgAUCAAAAAb4FQAAAAAG_BRAAAAABASUAAKQFACADgAUCAAAAAb4FQAAAAAG_BRAAAAABASUAAKYFADABJQAApgUAMAOABQIAmAkAIb4FQAC5CQAhvwUQALcJACECAAAAnAUAICUAAKkFACADgAUCAJgJACG-BUAAuQkAIb8FEAC3CQAhAgAAAJ8FACAlAACrBQAgAgAAAJ8FACAlAACrBQAgAwAAAJwFACAsAACkBQAgLQAAqQUAIAEAAACcBQAgAQAAAJ8FACAFBgAA8AkAIDIAAPEJACAzAAD0CQAgNAAA8wkAIDUAAPIJACAG_QQAAJ4IADD-BAAAsgUAEP8EAACeCAAwgAUCANkHACG-BUAA8AcAIb8FEADuBwAhAwAAAJ8FACABAACxBQAwMQAAsgUAIAMAAACfBQAgAQAAoAUAMAIAAJwFACAImAMAAJoIACD9BAAAnQgAMP4EAAD8BAAQ_wQAAJ0IADDBBQEAAAABwwVAAPwHACHEBQEA5wcAIcUFAQDnBwAhAQAAALUFACABAAAAtQUAIAGYAwAA5QkAIAMAAAD8BAAgAQAAuAUAMAIAALUFACADAAAA_AQAIAEAALgFADACAAC1BQAgAwAAAPwEACABAAC4BQAwAgAAtQUAIAWYAwAA7wkAIMEFAQAAAAHDBUAAAAABxAUBAAAAAcUFAQAAAAEBJQAAvAUAIATBBQEAAAABwwVAAAAAAcQFAQAAAAHFBQEAAAABASUAAL4FADABJQAAvgUAMAWYAwAA7gkAIMEFAQCXCQAhwwVAALkJACHEBQEAlwkAIcUFAQCXCQAhAgAAALUFACAlAADBBQAgBMEFAQCXCQAhwwVAALkJACHEBQEAlwkAIcUFAQCXCQAhAgAAAPwEACAlAADDBQAgAgAAAPwEACAlAADDBQAgAwAAALUFACAsAAC8BQAgLQAAwQUAIAEAAAC1BQAgAQAAAPwEACADBgAA6wkAIDQAAO0JACA1AADsCQAgB_0EAACcCAAw_gQAAMoFABD_BAAAnAgAMMEFAQDaBwAhwwVAAPAHACHEBQEA2gcAIcUFAQDaBwAhAwAAAPwEACABAADJBQAwMQAAygUAIAMAAAD8BAAgAQAAuAUAMAIAALUFACABAAAAgAUAIAEAAACABQAgAwAAAP4EACABAAD_BAAwAgAAgAUAIAMAAAD-BAAgAQAA_wQAMAIAAIAFACADAAAA_gQAIAEAAP8EADACAACABQAgA5gDAADqCQAgwQUBAAAAAcMFQAAAAAEBJQAA0gUAIALBBQEAAAABwwVAAAAAAQElAADUBQAwASUAANQFADADmAMAAOkJACDBBQEAlwkAIcMFQAC5CQAhAgAAAIAFACAlAADXBQAgAsEFAQCXCQAhwwVAALkJACECAAAA_gQAICUAANkFACACAAAA_gQAICUAANkFACADAAAAgAUAICwAANIFACAtAADXBQAgAQAAAIAFACABAAAA_gQAIAMGAADmCQAgNAAA6AkAIDUAAOcJACAF_QQAAJsIADD-BAAA4AUAEP8EAACbCAAwwQUBANoHACHDBUAA8AcAIQMAAAD-BAAgAQAA3wUAMDEAAOAFACADAAAA_gQAIAEAAP8EADACAACABQAgCJgDAACaCAAg_QQAAJkIADD-BAAAggUAEP8EAACZCAAwtAUEAAAAAcEFAQAAAAHCBQEA5wcAIcMFQAD8BwAhAQAAAOMFACABAAAA4wUAIAGYAwAA5QkAIAMAAACCBQAgAQAA5gUAMAIAAOMFACADAAAAggUAIAEAAOYFADACAADjBQAgAwAAAIIFACABAADmBQAwAgAA4wUAIAWYAwAA5AkAILQFBAAAAAHBBQEAAAABwgUBAAAAAcMFQAAAAAEBJQAA6gUAIAS0BQQAAAABwQUBAAAAAcIFAQAAAAHDBUAAAAABASUAAOwFADABJQAA7AUAMAWYAwAA4wkAILQFBADWCQAhwQUBAJcJACHCBQEAlwkAIcMFQAC5CQAhAgAAAOMFACAlAADvBQAgBLQFBADWCQAhwQUBAJcJACHCBQEAlwkAIcMFQAC5CQAhAgAAAIIFACAlAADxBQAgAgAAAIIFACAlAADxBQAgAwAAAOMFACAsAADqBQAgLQAA7wUAIAEAAADjBQAgAQAAAIIFACAFBgAA3gkAIDIAAN8JACAzAADiCQAgNAAA4QkAIDUAAOAJACAH_QQAAJgIADD-BAAA-AUAEP8EAACYCAAwtAUEAJEIACHBBQEA2gcAIcIFAQDaBwAhwwVAAPAHACEDAAAAggUAIAEAAPcFADAxAAD4BQAgAwAAAIIFACABAADmBQAwAgAA4wUAIAf9BAAAlQgAMP4EAAD-BQAQ_wQAAJUIADCABQIA5gcAIb4FQAD8BwAhvwUQAJYIACHABQAAlwgAIAEAAAD7BQAgAQAAAPsFACAG_QQAAJUIADD-BAAA_gUAEP8EAACVCAAwgAUCAOYHACG-BUAA_AcAIb8FEACWCAAhAAMAAAD-BQAgAQAA_wUAMAIAAPsFACADAAAA_gUAIAEAAP8FADACAAD7BQAgAwAAAP4FACABAAD_BQAwAgAA-wUAIAOABQIAAAABvgVAAAAAAb8FEAAAAAEBJQAAgwYAIAOABQIAAAABvgVAAAAAAb8FEAAAAAEBJQAAhQYAMAElAACFBgAwA4AFAgCYCQAhvgVAALkJACG_BRAAtwkAIQIAAAD7BQAgJQAAiAYAIAOABQIAmAkAIb4FQAC5CQAhvwUQALcJACECAAAA_gUAICUAAIoGACACAAAA_gUAICUAAIoGACADAAAA-wUAICwAAIMGACAtAACIBgAgAQAAAPsFACABAAAA_gUAIAUGAADZCQAgMgAA2gkAIDMAAN0JACA0AADcCQAgNQAA2wkAIAb9BAAAlAgAMP4EAACRBgAQ_wQAAJQIADCABQIA2QcAIb4FQADwBwAhvwUQAO4HACEDAAAA_gUAIAEAAJAGADAxAACRBgAgAwAAAP4FACABAAD_BQAwAgAA-wUAIAEAAAAdACABAAAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgBg0AANgJACCABQIAAAABoQUEAAAAAbsFAQAAAAG8BUAAAAABvQUBAAAAAQElAACZBgAgBYAFAgAAAAGhBQQAAAABuwUBAAAAAbwFQAAAAAG9BQEAAAABASUAAJsGADABJQAAmwYAMAYNAADXCQAggAUCAJgJACGhBQQA1gkAIbsFAQCXCQAhvAVAALkJACG9BQEAlwkAIQIAAAAdACAlAACeBgAgBYAFAgCYCQAhoQUEANYJACG7BQEAlwkAIbwFQAC5CQAhvQUBAJcJACECAAAAGwAgJQAAoAYAIAIAAAAbACAlAACgBgAgAwAAAB0AICwAAJkGACAtAACeBgAgAQAAAB0AIAEAAAAbACAFBgAA0QkAIDIAANIJACAzAADVCQAgNAAA1AkAIDUAANMJACAI_QQAAJAIADD-BAAApwYAEP8EAACQCAAwgAUCANkHACGhBQQAkQgAIbsFAQDaBwAhvAVAAPAHACG9BQEA2gcAIQMAAAAbACABAACmBgAwMQAApwYAIAMAAAAbACABAAAcADACAAAdACALJQAAjggAIP0EAACNCAAw_gQAAK0GABD_BAAAjQgAMI8FAQDnBwAhlwUBAAAAAZgFAQDnBwAhnwVAAPwHACGyBQEA5wcAIbMFAQDoBwAhtAUEAI8IACEBAAAAqgYAIAEAAACqBgAgCyUAAI4IACD9BAAAjQgAMP4EAACtBgAQ_wQAAI0IADCPBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGfBUAA_AcAIbIFAQDnBwAhswUBAOgHACG0BQQAjwgAIQMlAACbCQAgswUAAJsJACC0BQAAmwkAIAMAAACtBgAgAQAArgYAMAIAAKoGACADAAAArQYAIAEAAK4GADACAACqBgAgAwAAAK0GACABAACuBgAwAgAAqgYAIAglgAAAAAGPBQEAAAABlwUBAAAAAZgFAQAAAAGfBUAAAAABsgUBAAAAAbMFAQAAAAG0BQQAAAABASUAALIGACAIJYAAAAABjwUBAAAAAZcFAQAAAAGYBQEAAAABnwVAAAAAAbIFAQAAAAGzBQEAAAABtAUEAAAAAQElAAC0BgAwASUAALQGADAIJYAAAAABjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGyBQEAlwkAIbMFAQChCQAhtAUEANAJACECAAAAqgYAICUAALcGACAIJYAAAAABjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGyBQEAlwkAIbMFAQChCQAhtAUEANAJACECAAAArQYAICUAALkGACACAAAArQYAICUAALkGACADAAAAqgYAICwAALIGACAtAAC3BgAgAQAAAKoGACABAAAArQYAIAgGAADLCQAgJQAAmwkAIDIAAMwJACAzAADPCQAgNAAAzgkAIDUAAM0JACCzBQAAmwkAILQFAACbCQAgCyUAAIgIACD9BAAAhwgAMP4EAADABgAQ_wQAAIcIADCPBQEA2gcAIZcFAQDaBwAhmAUBANoHACGfBUAA8AcAIbIFAQDaBwAhswUBAOEHACG0BQQAiQgAIQMAAACtBgAgAQAAvwYAMDEAAMAGACADAAAArQYAIAEAAK4GADACAACqBgAgDv0EAACFCAAw_gQAAMYGABD_BAAAhQgAMJcFAQAAAAGYBQEA5wcAIZsFAQDnBwAhnwVAAPwHACGrBQEA5wcAIawFAQDnBwAhrQUCAOYHACGuBQIA5gcAIa8FQACGCAAhsAVAAIYIACGxBUAAhggAIQEAAADDBgAgAQAAAMMGACAO_QQAAIUIADD-BAAAxgYAEP8EAACFCAAwlwUBAOcHACGYBQEA5wcAIZsFAQDnBwAhnwVAAPwHACGrBQEA5wcAIawFAQDnBwAhrQUCAOYHACGuBQIA5gcAIa8FQACGCAAhsAVAAIYIACGxBUAAhggAIQOvBQAAmwkAILAFAACbCQAgsQUAAJsJACADAAAAxgYAIAEAAMcGADACAADDBgAgAwAAAMYGACABAADHBgAwAgAAwwYAIAMAAADGBgAgAQAAxwYAMAIAAMMGACALlwUBAAAAAZgFAQAAAAGbBQEAAAABnwVAAAAAAasFAQAAAAGsBQEAAAABrQUCAAAAAa4FAgAAAAGvBUAAAAABsAVAAAAAAbEFQAAAAAEBJQAAywYAIAuXBQEAAAABmAUBAAAAAZsFAQAAAAGfBUAAAAABqwUBAAAAAawFAQAAAAGtBQIAAAABrgUCAAAAAa8FQAAAAAGwBUAAAAABsQVAAAAAAQElAADNBgAwASUAAM0GADALlwUBAJcJACGYBQEAlwkAIZsFAQCXCQAhnwVAALkJACGrBQEAlwkAIawFAQCXCQAhrQUCAJgJACGuBQIAmAkAIa8FQAC6CQAhsAVAALoJACGxBUAAugkAIQIAAADDBgAgJQAA0AYAIAuXBQEAlwkAIZgFAQCXCQAhmwUBAJcJACGfBUAAuQkAIasFAQCXCQAhrAUBAJcJACGtBQIAmAkAIa4FAgCYCQAhrwVAALoJACGwBUAAugkAIbEFQAC6CQAhAgAAAMYGACAlAADSBgAgAgAAAMYGACAlAADSBgAgAwAAAMMGACAsAADLBgAgLQAA0AYAIAEAAADDBgAgAQAAAMYGACAIBgAAxgkAIDIAAMcJACAzAADKCQAgNAAAyQkAIDUAAMgJACCvBQAAmwkAILAFAACbCQAgsQUAAJsJACAO_QQAAIQIADD-BAAA2QYAEP8EAACECAAwlwUBANoHACGYBQEA2gcAIZsFAQDaBwAhnwVAAPAHACGrBQEA2gcAIawFAQDaBwAhrQUCANkHACGuBQIA2QcAIa8FQADxBwAhsAVAAPEHACGxBUAA8QcAIQMAAADGBgAgAQAA2AYAMDEAANkGACADAAAAxgYAIAEAAMcGADACAADDBgAgC_0EAACBCAAw_gQAAN8GABD_BAAAgQgAMKMFAQDnBwAhpAUCAOYHACGlBUAA_AcAIaYFAgDmBwAhpwUCAIIIACGoBQEA6AcAIakFAQDoBwAhqgUAAIMIACABAAAA3AYAIAEAAADcBgAgCv0EAACBCAAw_gQAAN8GABD_BAAAgQgAMKMFAQDnBwAhpAUCAOYHACGlBUAA_AcAIaYFAgDmBwAhpwUCAIIIACGoBQEA6AcAIakFAQDoBwAhA6cFAACbCQAgqAUAAJsJACCpBQAAmwkAIAMAAADfBgAgAQAA4AYAMAIAANwGACADAAAA3wYAIAEAAOAGADACAADcBgAgAwAAAN8GACABAADgBgAwAgAA3AYAIAejBQEAAAABpAUCAAAAAaUFQAAAAAGmBQIAAAABpwUCAAAAAagFAQAAAAGpBQEAAAABASUAAOQGACAHowUBAAAAAaQFAgAAAAGlBUAAAAABpgUCAAAAAacFAgAAAAGoBQEAAAABqQUBAAAAAQElAADmBgAwASUAAOYGADAHowUBAJcJACGkBQIAmAkAIaUFQAC5CQAhpgUCAJgJACGnBQIAxQkAIagFAQChCQAhqQUBAKEJACECAAAA3AYAICUAAOkGACAHowUBAJcJACGkBQIAmAkAIaUFQAC5CQAhpgUCAJgJACGnBQIAxQkAIagFAQChCQAhqQUBAKEJACECAAAA3wYAICUAAOsGACACAAAA3wYAICUAAOsGACADAAAA3AYAICwAAOQGACAtAADpBgAgAQAAANwGACABAAAA3wYAIAgGAADACQAgMgAAwQkAIDMAAMQJACA0AADDCQAgNQAAwgkAIKcFAACbCQAgqAUAAJsJACCpBQAAmwkAIAr9BAAA_QcAMP4EAADyBgAQ_wQAAP0HADCjBQEA2gcAIaQFAgDZBwAhpQVAAPAHACGmBQIA2QcAIacFAgD-BwAhqAUBAOEHACGpBQEA4QcAIQMAAADfBgAgAQAA8QYAMDEAAPIGACADAAAA3wYAIAEAAOAGADACAADcBgAgBf0EAAD7BwAw_gQAAPgGABD_BAAA-wcAMKEFAQAAAAGiBUAA_AcAIQEAAAD1BgAgAQAAAPUGACAF_QQAAPsHADD-BAAA-AYAEP8EAAD7BwAwoQUBAOcHACGiBUAA_AcAIQADAAAA-AYAIAEAAPkGADACAAD1BgAgAwAAAPgGACABAAD5BgAwAgAA9QYAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACACoQUBAAAAAaIFQAAAAAEBJQAA_QYAIAKhBQEAAAABogVAAAAAAQElAAD_BgAwASUAAP8GADACoQUBAJcJACGiBUAAuQkAIQIAAAD1BgAgJQAAggcAIAKhBQEAlwkAIaIFQAC5CQAhAgAAAPgGACAlAACEBwAgAgAAAPgGACAlAACEBwAgAwAAAPUGACAsAAD9BgAgLQAAggcAIAEAAAD1BgAgAQAAAPgGACADBgAAvQkAIDQAAL8JACA1AAC-CQAgBf0EAAD6BwAw_gQAAIsHABD_BAAA-gcAMKEFAQDaBwAhogVAAPAHACEDAAAA-AYAIAEAAIoHADAxAACLBwAgAwAAAPgGACABAAD5BgAwAgAA9QYAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgDQMAALwJACCABQIAAAABggUBAAAAAZcFAQAAAAGYBQEAAAABmQUBAAAAAZoFEAAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBRAAAAABnwVAAAAAAaAFQAAAAAEBJQAAkwcAIAyABQIAAAABggUBAAAAAZcFAQAAAAGYBQEAAAABmQUBAAAAAZoFEAAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBRAAAAABnwVAAAAAAaAFQAAAAAEBJQAAlQcAMAElAACVBwAwDQMAALsJACCABQIAmAkAIYIFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZkFAQCXCQAhmgUQALcJACGbBQEAlwkAIZwFAQChCQAhnQUBAKEJACGeBRAAuAkAIZ8FQAC5CQAhoAVAALoJACECAAAAPwAgJQAAmAcAIAyABQIAmAkAIYIFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZkFAQCXCQAhmgUQALcJACGbBQEAlwkAIZwFAQChCQAhnQUBAKEJACGeBRAAuAkAIZ8FQAC5CQAhoAVAALoJACECAAAAPQAgJQAAmgcAIAIAAAA9ACAlAACaBwAgAwAAAD8AICwAAJMHACAtAACYBwAgAQAAAD8AIAEAAAA9ACAJBgAAsgkAIDIAALMJACAzAAC2CQAgNAAAtQkAIDUAALQJACCcBQAAmwkAIJ0FAACbCQAgngUAAJsJACCgBQAAmwkAIA_9BAAA7QcAMP4EAAChBwAQ_wQAAO0HADCABQIA2QcAIYIFAQDaBwAhlwUBANoHACGYBQEA2gcAIZkFAQDaBwAhmgUQAO4HACGbBQEA2gcAIZwFAQDhBwAhnQUBAOEHACGeBRAA7wcAIZ8FQADwBwAhoAVAAPEHACEDAAAAPQAgAQAAoAcAMDEAAKEHACADAAAAPQAgAQAAPgAwAgAAPwAgCtwEAADpBwAg_QQAAOUHADD-BAAArAcAEP8EAADlBwAwgAUCAAAAAY4FAQAAAAGPBQEA5wcAIZAFAQDnBwAhkQUBAOcHACGSBQEA6AcAIQEAAACkBwAgB9sEAADsBwAg_QQAAOsHADD-BAAApgcAEP8EAADrBwAwgAUCAOYHACGBBQEA5wcAIYIFAQDnBwAhAdsEAACxCQAgCNsEAADsBwAg_QQAAOsHADD-BAAApgcAEP8EAADrBwAwgAUCAOYHACGBBQEA5wcAIYIFAQDnBwAhlgUAAOoHACADAAAApgcAIAEAAKcHADACAACoBwAgAQAAAKYHACABAAAApAcAIArcBAAA6QcAIP0EAADlBwAw_gQAAKwHABD_BAAA5QcAMIAFAgDmBwAhjgUBAOcHACGPBQEA5wcAIZAFAQDnBwAhkQUBAOcHACGSBQEA6AcAIQLcBAAAsAkAIJIFAACbCQAgAwAAAKwHACABAACtBwAwAgAApAcAIAMAAACsBwAgAQAArQcAMAIAAKQHACADAAAArAcAIAEAAK0HADACAACkBwAgB9wEAACvCQAggAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGSBQEAAAABASUAALEHACAGgAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGSBQEAAAABASUAALMHADABJQAAswcAMAfcBAAAogkAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGSBQEAoQkAIQIAAACkBwAgJQAAtgcAIAaABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhkgUBAKEJACECAAAArAcAICUAALgHACACAAAArAcAICUAALgHACADAAAApAcAICwAALEHACAtAAC2BwAgAQAAAKQHACABAAAArAcAIAYGAACcCQAgMgAAnQkAIDMAAKAJACA0AACfCQAgNQAAngkAIJIFAACbCQAgCf0EAADgBwAw_gQAAL8HABD_BAAA4AcAMIAFAgDZBwAhjgUBANoHACGPBQEA2gcAIZAFAQDaBwAhkQUBANoHACGSBQEA4QcAIQMAAACsBwAgAQAAvgcAMDEAAL8HACADAAAArAcAIAEAAK0HADACAACkBwAgAQAAAKgHACABAAAAqAcAIAMAAACmBwAgAQAApwcAMAIAAKgHACADAAAApgcAIAEAAKcHADACAACoBwAgAwAAAKYHACABAACnBwAwAgAAqAcAIATbBAAAmgkAIIAFAgAAAAGBBQEAAAABggUBAAAAAQElAADHBwAgA4AFAgAAAAGBBQEAAAABggUBAAAAAQElAADJBwAwASUAAMkHADAE2wQAAJkJACCABQIAmAkAIYEFAQCXCQAhggUBAJcJACECAAAAqAcAICUAAMwHACADgAUCAJgJACGBBQEAlwkAIYIFAQCXCQAhAgAAAKYHACAlAADOBwAgAgAAAKYHACAlAADOBwAgAwAAAKgHACAsAADHBwAgLQAAzAcAIAEAAACoBwAgAQAAAKYHACAFBgAAkgkAIDIAAJMJACAzAACWCQAgNAAAlQkAIDUAAJQJACAG_QQAANgHADD-BAAA1QcAEP8EAADYBwAwgAUCANkHACGBBQEA2gcAIYIFAQDaBwAhAwAAAKYHACABAADUBwAwMQAA1QcAIAMAAACmBwAgAQAApwcAMAIAAKgHACAG_QQAANgHADD-BAAA1QcAEP8EAADYBwAwgAUCANkHACGBBQEA2gcAIYIFAQDaBwAhDQYAANwHACAyAADfBwAgMwAA3AcAIDQAANwHACA1AADcBwAggwUCAAAAAYQFAgAAAASFBQIAAAAEhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDeBwAhDgYAANwHACA0AADdBwAgNQAA3QcAIIMFAQAAAAGEBQEAAAAEhQUBAAAABIYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA2wcAIQ4GAADcBwAgNAAA3QcAIDUAAN0HACCDBQEAAAABhAUBAAAABIUFAQAAAASGBQEAAAABhwUBAAAAAYgFAQAAAAGJBQEAAAABigUBAAAAAYsFAQAAAAGMBQEAAAABjQUBANsHACEIgwUCAAAAAYQFAgAAAASFBQIAAAAEhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDcBwAhC4MFAQAAAAGEBQEAAAAEhQUBAAAABIYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA3QcAIQ0GAADcBwAgMgAA3wcAIDMAANwHACA0AADcBwAgNQAA3AcAIIMFAgAAAAGEBQIAAAAEhQUCAAAABIYFAgAAAAGHBQIAAAABiAUCAAAAAYkFAgAAAAGNBQIA3gcAIQiDBQgAAAABhAUIAAAABIUFCAAAAASGBQgAAAABhwUIAAAAAYgFCAAAAAGJBQgAAAABjQUIAN8HACEJ_QQAAOAHADD-BAAAvwcAEP8EAADgBwAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIZIFAQDhBwAhDgYAAOMHACA0AADkBwAgNQAA5AcAIIMFAQAAAAGEBQEAAAAFhQUBAAAABYYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA4gcAIQ4GAADjBwAgNAAA5AcAIDUAAOQHACCDBQEAAAABhAUBAAAABYUFAQAAAAWGBQEAAAABhwUBAAAAAYgFAQAAAAGJBQEAAAABigUBAAAAAYsFAQAAAAGMBQEAAAABjQUBAOIHACEIgwUCAAAAAYQFAgAAAAWFBQIAAAAFhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDjBwAhC4MFAQAAAAGEBQEAAAAFhQUBAAAABYYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA5AcAIQrcBAAA6QcAIP0EAADlBwAw_gQAAKwHABD_BAAA5QcAMIAFAgDmBwAhjgUBAOcHACGPBQEA5wcAIZAFAQDnBwAhkQUBAOcHACGSBQEA6AcAIQiDBQIAAAABhAUCAAAABIUFAgAAAASGBQIAAAABhwUCAAAAAYgFAgAAAAGJBQIAAAABjQUCANwHACELgwUBAAAAAYQFAQAAAASFBQEAAAAEhgUBAAAAAYcFAQAAAAGIBQEAAAABiQUBAAAAAYoFAQAAAAGLBQEAAAABjAUBAAAAAY0FAQDdBwAhC4MFAQAAAAGEBQEAAAAFhQUBAAAABYYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA5AcAIQOTBQAApgcAIJQFAACmBwAglQUAAKYHACADgAUCAAAAAYEFAQAAAAGCBQEAAAABB9sEAADsBwAg_QQAAOsHADD-BAAApgcAEP8EAADrBwAwgAUCAOYHACGBBQEA5wcAIYIFAQDnBwAhDNwEAADpBwAg_QQAAOUHADD-BAAArAcAEP8EAADlBwAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhkAUBAOcHACGRBQEA5wcAIZIFAQDoBwAh4gYAAKwHACDjBgAArAcAIA_9BAAA7QcAMP4EAAChBwAQ_wQAAO0HADCABQIA2QcAIYIFAQDaBwAhlwUBANoHACGYBQEA2gcAIZkFAQDaBwAhmgUQAO4HACGbBQEA2gcAIZwFAQDhBwAhnQUBAOEHACGeBRAA7wcAIZ8FQADwBwAhoAVAAPEHACENBgAA3AcAIDIAAPkHACAzAAD5BwAgNAAA-QcAIDUAAPkHACCDBRAAAAABhAUQAAAABIUFEAAAAASGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPgHACENBgAA4wcAIDIAAPcHACAzAAD3BwAgNAAA9wcAIDUAAPcHACCDBRAAAAABhAUQAAAABYUFEAAAAAWGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPYHACELBgAA3AcAIDQAAPUHACA1AAD1BwAggwVAAAAAAYQFQAAAAASFBUAAAAAEhgVAAAAAAYcFQAAAAAGIBUAAAAABiQVAAAAAAY0FQAD0BwAhCwYAAOMHACA0AADzBwAgNQAA8wcAIIMFQAAAAAGEBUAAAAAFhQVAAAAABYYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA8gcAIQsGAADjBwAgNAAA8wcAIDUAAPMHACCDBUAAAAABhAVAAAAABYUFQAAAAAWGBUAAAAABhwVAAAAAAYgFQAAAAAGJBUAAAAABjQVAAPIHACEIgwVAAAAAAYQFQAAAAAWFBUAAAAAFhgVAAAAAAYcFQAAAAAGIBUAAAAABiQVAAAAAAY0FQADzBwAhCwYAANwHACA0AAD1BwAgNQAA9QcAIIMFQAAAAAGEBUAAAAAEhQVAAAAABIYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA9AcAIQiDBUAAAAABhAVAAAAABIUFQAAAAASGBUAAAAABhwVAAAAAAYgFQAAAAAGJBUAAAAABjQVAAPUHACENBgAA4wcAIDIAAPcHACAzAAD3BwAgNAAA9wcAIDUAAPcHACCDBRAAAAABhAUQAAAABYUFEAAAAAWGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPYHACEIgwUQAAAAAYQFEAAAAAWFBRAAAAAFhgUQAAAAAYcFEAAAAAGIBRAAAAABiQUQAAAAAY0FEAD3BwAhDQYAANwHACAyAAD5BwAgMwAA-QcAIDQAAPkHACA1AAD5BwAggwUQAAAAAYQFEAAAAASFBRAAAAAEhgUQAAAAAYcFEAAAAAGIBRAAAAABiQUQAAAAAY0FEAD4BwAhCIMFEAAAAAGEBRAAAAAEhQUQAAAABIYFEAAAAAGHBRAAAAABiAUQAAAAAYkFEAAAAAGNBRAA-QcAIQX9BAAA-gcAMP4EAACLBwAQ_wQAAPoHADChBQEA2gcAIaIFQADwBwAhBf0EAAD7BwAw_gQAAPgGABD_BAAA-wcAMKEFAQDnBwAhogVAAPwHACEIgwVAAAAAAYQFQAAAAASFBUAAAAAEhgVAAAAAAYcFQAAAAAGIBUAAAAABiQVAAAAAAY0FQAD1BwAhCv0EAAD9BwAw_gQAAPIGABD_BAAA_QcAMKMFAQDaBwAhpAUCANkHACGlBUAA8AcAIaYFAgDZBwAhpwUCAP4HACGoBQEA4QcAIakFAQDhBwAhDQYAAOMHACAyAACACAAgMwAA4wcAIDQAAOMHACA1AADjBwAggwUCAAAAAYQFAgAAAAWFBQIAAAAFhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgD_BwAhDQYAAOMHACAyAACACAAgMwAA4wcAIDQAAOMHACA1AADjBwAggwUCAAAAAYQFAgAAAAWFBQIAAAAFhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgD_BwAhCIMFCAAAAAGEBQgAAAAFhQUIAAAABYYFCAAAAAGHBQgAAAABiAUIAAAAAYkFCAAAAAGNBQgAgAgAIQr9BAAAgQgAMP4EAADfBgAQ_wQAAIEIADCjBQEA5wcAIaQFAgDmBwAhpQVAAPwHACGmBQIA5gcAIacFAgCCCAAhqAUBAOgHACGpBQEA6AcAIQiDBQIAAAABhAUCAAAABYUFAgAAAAWGBQIAAAABhwUCAAAAAYgFAgAAAAGJBQIAAAABjQUCAOMHACECowUBAAAAAaQFAgAAAAEO_QQAAIQIADD-BAAA2QYAEP8EAACECAAwlwUBANoHACGYBQEA2gcAIZsFAQDaBwAhnwVAAPAHACGrBQEA2gcAIawFAQDaBwAhrQUCANkHACGuBQIA2QcAIa8FQADxBwAhsAVAAPEHACGxBUAA8QcAIQ79BAAAhQgAMP4EAADGBgAQ_wQAAIUIADCXBQEA5wcAIZgFAQDnBwAhmwUBAOcHACGfBUAA_AcAIasFAQDnBwAhrAUBAOcHACGtBQIA5gcAIa4FAgDmBwAhrwVAAIYIACGwBUAAhggAIbEFQACGCAAhCIMFQAAAAAGEBUAAAAAFhQVAAAAABYYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA8wcAIQslAACICAAg_QQAAIcIADD-BAAAwAYAEP8EAACHCAAwjwUBANoHACGXBQEA2gcAIZgFAQDaBwAhnwVAAPAHACGyBQEA2gcAIbMFAQDhBwAhtAUEAIkIACEPBgAA4wcAIDQAAIwIACA1AACMCAAggwWAAAAAAYYFgAAAAAGHBYAAAAABiAWAAAAAAYkFgAAAAAGNBYAAAAABtQUBAAAAAbYFAQAAAAG3BQEAAAABuAWAAAAAAbkFgAAAAAG6BYAAAAABDQYAAOMHACAyAACACAAgMwAAiwgAIDQAAIsIACA1AACLCAAggwUEAAAAAYQFBAAAAAWFBQQAAAAFhgUEAAAAAYcFBAAAAAGIBQQAAAABiQUEAAAAAY0FBACKCAAhDQYAAOMHACAyAACACAAgMwAAiwgAIDQAAIsIACA1AACLCAAggwUEAAAAAYQFBAAAAAWFBQQAAAAFhgUEAAAAAYcFBAAAAAGIBQQAAAABiQUEAAAAAY0FBACKCAAhCIMFBAAAAAGEBQQAAAAFhQUEAAAABYYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAiwgAIQyDBYAAAAABhgWAAAAAAYcFgAAAAAGIBYAAAAABiQWAAAAAAY0FgAAAAAG1BQEAAAABtgUBAAAAAbcFAQAAAAG4BYAAAAABuQWAAAAAAboFgAAAAAELJQAAjggAIP0EAACNCAAw_gQAAK0GABD_BAAAjQgAMI8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhsgUBAOcHACGzBQEA6AcAIbQFBACPCAAhDIMFgAAAAAGGBYAAAAABhwWAAAAAAYgFgAAAAAGJBYAAAAABjQWAAAAAAbUFAQAAAAG2BQEAAAABtwUBAAAAAbgFgAAAAAG5BYAAAAABugWAAAAAAQiDBQQAAAABhAUEAAAABYUFBAAAAAWGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAIsIACEI_QQAAJAIADD-BAAApwYAEP8EAACQCAAwgAUCANkHACGhBQQAkQgAIbsFAQDaBwAhvAVAAPAHACG9BQEA2gcAIQ0GAADcBwAgMgAA3wcAIDMAAJMIACA0AACTCAAgNQAAkwgAIIMFBAAAAAGEBQQAAAAEhQUEAAAABIYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAkggAIQ0GAADcBwAgMgAA3wcAIDMAAJMIACA0AACTCAAgNQAAkwgAIIMFBAAAAAGEBQQAAAAEhQUEAAAABIYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAkggAIQiDBQQAAAABhAUEAAAABIUFBAAAAASGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAJMIACEG_QQAAJQIADD-BAAAkQYAEP8EAACUCAAwgAUCANkHACG-BUAA8AcAIb8FEADuBwAhBv0EAACVCAAw_gQAAP4FABD_BAAAlQgAMIAFAgDmBwAhvgVAAPwHACG_BRAAlggAIQiDBRAAAAABhAUQAAAABIUFEAAAAASGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPkHACECgAUCAAAAAb4FQAAAAAEH_QQAAJgIADD-BAAA-AUAEP8EAACYCAAwtAUEAJEIACHBBQEA2gcAIcIFAQDaBwAhwwVAAPAHACEImAMAAJoIACD9BAAAmQgAMP4EAACCBQAQ_wQAAJkIADC0BQQAqQgAIcEFAQDnBwAhwgUBAOcHACHDBUAA_AcAIREJAACoCAAgmQMAAKYIACCaAwAApwgAIP0EAACkCAAw_gQAAIYFABD_BAAApAgAMJcFAQDnBwAhmAUBAOgHACHDBUAA_AcAIcYFAQDnBwAhxwUBAOcHACHIBQEA5wcAIckFAQDnBwAhygUAAKUIACDLBQEA6AcAIeIGAACGBQAg4wYAAIYFACAF_QQAAJsIADD-BAAA4AUAEP8EAACbCAAwwQUBANoHACHDBUAA8AcAIQf9BAAAnAgAMP4EAADKBQAQ_wQAAJwIADDBBQEA2gcAIcMFQADwBwAhxAUBANoHACHFBQEA2gcAIQiYAwAAmggAIP0EAACdCAAw_gQAAPwEABD_BAAAnQgAMMEFAQDnBwAhwwVAAPwHACHEBQEA5wcAIcUFAQDnBwAhBv0EAACeCAAw_gQAALIFABD_BAAAnggAMIAFAgDZBwAhvgVAAPAHACG_BRAA7gcAIQb9BAAAnwgAMP4EAACfBQAQ_wQAAJ8IADCABQIA5gcAIb4FQAD8BwAhvwUQAJYIACECgAUCAAAAAb4FQAAAAAEM_QQAAKEIADD-BAAAmQUAEP8EAAChCAAwlwUBANoHACGYBQEA4QcAIcMFQADwBwAhxgUBANoHACHHBQEA2gcAIcgFAQDaBwAhyQUBANoHACHKBQAAoggAIMsFAQDhBwAhDwYAANwHACA0AACjCAAgNQAAowgAIIMFgAAAAAGGBYAAAAABhwWAAAAAAYgFgAAAAAGJBYAAAAABjQWAAAAAAbUFAQAAAAG2BQEAAAABtwUBAAAAAbgFgAAAAAG5BYAAAAABugWAAAAAAQyDBYAAAAABhgWAAAAAAYcFgAAAAAGIBYAAAAABiQWAAAAAAY0FgAAAAAG1BQEAAAABtgUBAAAAAbcFAQAAAAG4BYAAAAABuQWAAAAAAboFgAAAAAEPCQAAqAgAIJkDAACmCAAgmgMAAKcIACD9BAAApAgAMP4EAACGBQAQ_wQAAKQIADCXBQEA5wcAIZgFAQDoBwAhwwVAAPwHACHGBQEA5wcAIccFAQDnBwAhyAUBAOcHACHJBQEA5wcAIcoFAAClCAAgywUBAOgHACEMgwWAAAAAAYYFgAAAAAGHBYAAAAABiAWAAAAAAYkFgAAAAAGNBYAAAAABtQUBAAAAAbYFAQAAAAG3BQEAAAABuAWAAAAAAbkFgAAAAAG6BYAAAAABCpgDAACaCAAg_QQAAJ0IADD-BAAA_AQAEP8EAACdCAAwwQUBAOcHACHDBUAA_AcAIcQFAQDnBwAhxQUBAOcHACHiBgAA_AQAIOMGAAD8BAAgA5MFAAD-BAAglAUAAP4EACCVBQAA_gQAIAqYAwAAmggAIP0EAACZCAAw_gQAAIIFABD_BAAAmQgAMLQFBACpCAAhwQUBAOcHACHCBQEA5wcAIcMFQAD8BwAh4gYAAIIFACDjBgAAggUAIAiDBQQAAAABhAUEAAAABIUFBAAAAASGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAJMIACECwQUBAAAAAcMFQAAAAAEGmAMAAJoIACD9BAAAqwgAMP4EAAD-BAAQ_wQAAKsIADDBBQEA5wcAIcMFQAD8BwAhB_0EAACsCAAw_gQAAPcEABD_BAAArAgAMJwFAQDaBwAhnwVAAPAHACHNBQEA2gcAIc4FAQDaBwAhB_0EAACtCAAw_gQAAOQEABD_BAAArQgAMJwFAQDnBwAhnwVAAPwHACHNBQEA5wcAIc4FAQDnBwAhAs0FAQAAAAHOBQEAAAABCP0EAACvCAAw_gQAAN4EABD_BAAArwgAMJ8FQADwBwAhoQUEAJEIACG9BQEA2gcAIb8FEADuBwAh0AUBANoHACECoQUEAAAAAb0FAQAAAAEJDQAAsggAIP0EAACxCAAw_gQAAB8AEP8EAACxCAAwnwVAAPwHACGhBQQAqQgAIb0FAQDnBwAhvwUQAJYIACHQBQEA5wcAIRkLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwnwVAAPwHACGhBQQAqQgAIbMFAQDoBwAhvQUBAOcHACHSBQEA5wcAIdsFQAD8BwAh3QUEAI8IACHeBRAAwwgAId8FQACGCAAh4AUBAOcHACHhBQEA6AcAIeIFAQDoBwAh4wUQAMMIACHkBQQAjwgAIeUFQACGCAAh4gYAABQAIOMGAAAUACAH_QQAALMIADD-BAAAxgQAEP8EAACzCAAwgAUCANkHACGYBQEA2gcAIb4FQADwBwAhvwUQAO4HACER_QQAALQIADD-BAAAsAQAEP8EAAC0CAAwnwVAAPAHACGhBQQAkQgAIb0FAQDaBwAhwgUBANoHACHSBQEA2gcAIdMFAQDaBwAh1AUQAO4HACHVBRAA7gcAIdYFQADxBwAh1wUCAP4HACHYBQEA4QcAIdkFQADxBwAh2gUEAIkIACHbBUAA8AcAIRH9BAAAtQgAMP4EAACdBAAQ_wQAALUIADCfBUAA_AcAIaEFBACpCAAhvQUBAOcHACHCBQEA5wcAIdIFAQDnBwAh0wUBAOcHACHUBRAAlggAIdUFEACWCAAh1gVAAIYIACHXBQIAgggAIdgFAQDoBwAh2QVAAIYIACHaBQQAjwgAIdsFQAD8BwAhCv0EAAC2CAAw_gQAAJcEABD_BAAAtggAMKEFBACRCAAhswUBANoHACG9BQEA2gcAIdwFAgDZBwAh3QUEAIkIACHeBRAA7wcAId8FQADxBwAhEv0EAAC3CAAw_gQAAIEEABD_BAAAtwgAMJ8FQADwBwAhoQUEAJEIACGzBQEA4QcAIb0FAQDaBwAh0gUBANoHACHbBUAA8AcAId0FBACJCAAh3gUQAO8HACHfBUAA8QcAIeAFAQDaBwAh4QUBAOEHACHiBQEA4QcAIeMFEADvBwAh5AUEAIkIACHlBUAA8QcAIQb9BAAAuAgAMP4EAADpAwAQ_wQAALgIADCABQIA2QcAIZcFAQDaBwAh5gVAAPAHACEG_QQAALkIADD-BAAA1gMAEP8EAAC5CAAwgAUCAOYHACGXBQEA5wcAIeYFQAD8BwAhAoAFAgAAAAGXBQEAAAABBv0EAAC7CAAw_gQAANADABD_BAAAuwgAMIAFAgDZBwAh6AVAAPAHACHpBQAAiAgAIAb9BAAAvAgAMP4EAAC9AwAQ_wQAALwIADCABQIA5gcAIegFQAD8BwAh6QUAAI4IACACgAUCAAAAAegFQAAAAAER_QQAAL4IADD-BAAAtwMAEP8EAAC-CAAwgAUCANkHACGCBQEA2gcAIZcFAQDaBwAhnwVAAPAHACHrBQQAkQgAIewFAQDhBwAh7QUEAJEIACHuBUAA8QcAIe8FEADvBwAh8AUgAL8IACHxBRAA7wcAIfIFQADxBwAh8wUgAL8IACH0BUAA8QcAIQUGAADcBwAgNAAAwQgAIDUAAMEIACCDBSAAAAABjQUgAMAIACEFBgAA3AcAIDQAAMEIACA1AADBCAAggwUgAAAAAY0FIADACAAhAoMFIAAAAAGNBSAAwQgAIRIKAADFCAAg_QQAAMIIADD-BAAApAMAEP8EAADCCAAwgAUCAOYHACGCBQEA5wcAIZcFAQDnBwAhnwVAAPwHACHrBQQAqQgAIewFAQDoBwAh7QUEAKkIACHuBUAAhggAIe8FEADDCAAh8AUgAMQIACHxBRAAwwgAIfIFQACGCAAh8wUgAMQIACH0BUAAhggAIQiDBRAAAAABhAUQAAAABYUFEAAAAAWGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPcHACECgwUgAAAAAY0FIADBCAAhA5MFAAAUACCUBQAAFAAglQUAABQAIAKABQIAAAABggUBAAAAAQcEAQDaBwAh_QQAAMcIADD-BAAAngMAEP8EAADHCAAwnwVAAPAHACGzBQEA2gcAIfYFAQDaBwAhEP0EAADICAAw_gQAAIgDABD_BAAAyAgAMIAFAgDZBwAhmAUBANoHACGfBUAA8AcAIbMFAQDaBwAhuwUBANoHACH3BQEA2gcAIfgFAQDaBwAh-QUEAJEIACH6BRAA7gcAIfsFEADuBwAh_AUQAO4HACH9BRAA7wcAIf4FQADxBwAhEQwAAMoIACD9BAAAyQgAMP4EAAAsABD_BAAAyQgAMIAFAgDmBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhuwUBAOcHACH3BQEA5wcAIfgFAQDnBwAh-QUEAKkIACH6BRAAlggAIfsFEACWCAAh_AUQAJYIACH9BRAAwwgAIf4FQACGCAAhQAMAANEIACAJAACKCQAgCgAAxQgAIBEAAIYJACASAACLCQAgEwAAjAkAIBQAAIMJACAVAADgCAAg_QQAAIgJADD-BAAADAAQ_wQAAIgJADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGQBQEA5wcAIZEFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhmwUBAOcHACGdBQEA6AcAIZ8FQAD8BwAhoQUQAJYIACGxBUAAhggAIbsFAQDnBwAh5AUEAI8IACGHBgEA5wcAIYkGAQDoBwAhkAYAAI4IACCSBgEA6AcAIZMGAQDnBwAhlAYBAOcHACGVBgQAqQgAIZYGBACpCAAhlwYBAOcHACGYBgEA6AcAIZkGAQDnBwAhmgYBAOcHACGbBgQAqQgAIZwGIACJCQAhnQYBAOgHACGeBgEA6AcAIZ8GAgCCCAAhoAYBAOgHACGhBkAAhggAIaIGAQDoBwAhowYEAI8IACGkBgIAgggAIaUGQACGCAAhpgYBAOgHACGnBkAAhggAIagGAQDoBwAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAZAAIYIACGtBkAAhggAIa4GAQDoBwAhrwYBAOgHACGwBgEA6AcAIbEGAQDoBwAhsgYBAOgHACHiBgAADAAg4wYAAAwAIAf9BAAAywgAMP4EAADwAgAQ_wQAAMsIADCPBQEA2gcAIZgFAQDaBwAhvgVAAPAHACH_BQQAkQgAIQf9BAAAzAgAMP4EAADaAgAQ_wQAAMwIADCPBQEA2gcAIZgFAQDaBwAhuwUBANoHACGABkAA8AcAIQsUAACiCAAgFQQAiQgAIf0EAADNCAAw_gQAAMQCABD_BAAAzQgAMI8FAQDaBwAhmAUBANoHACGfBUAA8AcAIYEGAQDaBwAhggYEAIkIACGDBgQAiQgAIQsIBACRCAAh_QQAAM4IADD-BAAArgIAEP8EAADOCAAwjwUBANoHACGYBQEA2gcAIZ8FQADwBwAhswUBANoHACGCBgQAkQgAIYMGBACRCAAhhAYAAKIIACAG_QQAAM8IADD-BAAAmAIAEP8EAADPCAAwmAUBANoHACGFBgEA2gcAIYYGQADwBwAhBwMAANEIACD9BAAA0AgAMP4EAAA7ABD_BAAA0AgAMJgFAQDnBwAhhQYBAOcHACGGBkAA_AcAISYHAADfCAAgCAAA4AgAIBYAAOEIACAXAADiCAAgGAAA4wgAIBkAAOQIACAaAADlCAAgGwAA5ggAIBwAAOcIACAdAADoCAAgHgAA6QgAIB8AAOoIACD9BAAA3ggAMP4EAABlABD_BAAA3ggAMJcFAQDnBwAhnwVAAPwHACGKBkAA_AcAIcUGAQDnBwAhxgYBAOcHACHHBgEA5wcAIcgGAQDoBwAhyQYBAOgHACHKBgEA6AcAIcsGAQDoBwAhzAZAAIYIACHNBkAAhggAIc4GQACGCAAhzwYBAOcHACHQBgEA5wcAIdEGQACGCAAh0gZAAIYIACHTBgEA6AcAIdQGQACGCAAh1QZAAIYIACHWBgIA5gcAIeIGAABlACDjBgAAZQAgEP0EAADSCAAw_gQAAIACABD_BAAA0ggAMIAFAgDZBwAhjgUBANoHACGPBQEA2gcAIZcFAQDaBwAhmAUBANoHACGaBRAA7gcAIZ8FQADwBwAhrAUBANoHACGFBgEA2gcAIYcGAQDaBwAhiAYBANoHACGJBgEA2gcAIYoGQADwBwAhFP0EAADTCAAw_gQAAOoBABD_BAAA0wgAMIAFAgDZBwAhjgUBANoHACGPBQEA2gcAIZcFAQDaBwAhmAUBANoHACGfBUAA8AcAIaIFQADxBwAhhwYBANoHACGJBgEA4QcAIYoGQADwBwAhiwYBANoHACGMBhAA7gcAIY0GEADuBwAhjgYBAOEHACGPBgIA_gcAIZAGAACICAAgkQYgAL8IACE2_QQAANQIADD-BAAA1AEAEP8EAADUCAAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIZcFAQDaBwAhmAUBANoHACGaBRAA7gcAIZsFAQDaBwAhnQUBAOEHACGfBUAA8AcAIaEFEADuBwAhsQVAAPEHACG7BQEA2gcAIeQFBACJCAAhhwYBANoHACGJBgEA4QcAIZAGAACICAAgkgYBAOEHACGTBgEA2gcAIZQGAQDaBwAhlQYEAJEIACGWBgQAkQgAIZcGAQDaBwAhmAYBAOEHACGZBgEA2gcAIZoGAQDaBwAhmwYEAJEIACGcBiAA1QgAIZ0GAQDhBwAhngYBAOEHACGfBgIA_gcAIaAGAQDhBwAhoQZAAPEHACGiBgEA4QcAIaMGBACJCAAhpAYCAP4HACGlBkAA8QcAIaYGAQDhBwAhpwZAAPEHACGoBgEA4QcAIakGQADxBwAhqgZAAPEHACGrBkAA8QcAIawGQADxBwAhrQZAAPEHACGuBgEA4QcAIa8GAQDhBwAhsAYBAOEHACGxBgEA4QcAIbIGAQDhBwAhBQYAAOMHACA0AADXCAAgNQAA1wgAIIMFIAAAAAGNBSAA1ggAIQUGAADjBwAgNAAA1wgAIDUAANcIACCDBSAAAAABjQUgANYIACECgwUgAAAAAY0FIADXCAAhB_0EAADYCAAw_gQAALoBABD_BAAA2AgAMJgFAQDaBwAhswYBANoHACG0BgEA2gcAIbUGQADwBwAhE_0EAADZCAAw_gQAAKQBABD_BAAA2QgAMI8FAQDaBwAhlwUBANoHACGYBQEA2gcAIZ8FQADwBwAhogVAAPEHACGyBQEA2gcAIcIFAQDaBwAh9gUBAOEHACG2BgEA2gcAIbcGAQDaBwAhuAYAANoIACC5BgAA2ggAILoGAADaCAAguwZAAPEHACG8BkAA8QcAIb0GQADxBwAhBIMFAQAAAAW-BgEAAAABvwYBAAAABMAGAQAAAAQJ_QQAANsIADD-BAAAjgEAEP8EAADbCAAwggUBANoHACGYBQEA2gcAIcEGQADxBwAhwgZAAPEHACHDBkAA8QcAIcQGAADcCAAgBIMFAgAAAAW-BgIAAAABvwYCAAAABMAGAgAAAAQY_QQAAN0IADD-BAAAeAAQ_wQAAN0IADCXBQEA2gcAIZ8FQADwBwAhigZAAPAHACHFBgEA2gcAIcYGAQDaBwAhxwYBANoHACHIBgEA4QcAIckGAQDhBwAhygYBAOEHACHLBgEA4QcAIcwGQADxBwAhzQZAAPEHACHOBkAA8QcAIc8GAQDaBwAh0AYBANoHACHRBkAA8QcAIdIGQADxBwAh0wYBAOEHACHUBkAA8QcAIdUGQADxBwAh1gYCANkHACEkBwAA3wgAIAgAAOAIACAWAADhCAAgFwAA4ggAIBgAAOMIACAZAADkCAAgGgAA5QgAIBsAAOYIACAcAADnCAAgHQAA6AgAIB4AAOkIACAfAADqCAAg_QQAAN4IADD-BAAAZQAQ_wQAAN4IADCXBQEA5wcAIZ8FQAD8BwAhigZAAPwHACHFBgEA5wcAIcYGAQDnBwAhxwYBAOcHACHIBgEA6AcAIckGAQDoBwAhygYBAOgHACHLBgEA6AcAIcwGQACGCAAhzQZAAIYIACHOBkAAhggAIc8GAQDnBwAh0AYBAOcHACHRBkAAhggAIdIGQACGCAAh0wYBAOgHACHUBkAAhggAIdUGQACGCAAh1gYCAOYHACEDkwUAAAMAIJQFAAADACCVBQAAAwAgA5MFAAAMACCUBQAADAAglQUAAAwAIAOTBQAAEAAglAUAABAAIJUFAAAQACADkwUAADcAIJQFAAA3ACCVBQAANwAgCQMAANEIACD9BAAA0AgAMP4EAAA7ABD_BAAA0AgAMJgFAQDnBwAhhQYBAOcHACGGBkAA_AcAIeIGAAA7ACDjBgAAOwAgA5MFAAA9ACCUBQAAPQAglQUAAD0AIAOTBQAAQQAglAUAAEEAIJUFAABBACADkwUAAEUAIJQFAABFACCVBQAARQAgA5MFAABJACCUBQAASQAglQUAAEkAIAOTBQAATQAglAUAAE0AIJUFAABNACADkwUAAFEAIJQFAABRACCVBQAAUQAgA5MFAABVACCUBQAAVQAglQUAAFUAIAoDAADRCAAg_QQAAOsIADD-BAAAVQAQ_wQAAOsIADCCBQEA5wcAIZgFAQDnBwAhwQZAAIYIACHCBkAAhggAIcMGQACGCAAhxAYAANwIACADjwUBAAAAAZgFAQAAAAG-BUAAAAABCAMAANEIACD9BAAA7QgAMP4EAABRABD_BAAA7QgAMI8FAQDnBwAhmAUBAOcHACG-BUAA_AcAIf8FBACpCAAhA48FAQAAAAGYBQEAAAABuwUBAAAAAQgDAADRCAAg_QQAAO8IADD-BAAATQAQ_wQAAO8IADCPBQEA5wcAIZgFAQDnBwAhuwUBAOcHACGABkAA_AcAIQSPBQEAAAABmAUBAAAAAZ8FQAAAAAGBBgEAAAABDAMAANEIACAUAAClCAAgFQQAjwgAIf0EAADxCAAw_gQAAEkAEP8EAADxCAAwjwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhgQYBAOcHACGCBgQAjwgAIYMGBACPCAAhBI8FAQAAAAGYBQEAAAABnwVAAAAAAbMFAQAAAAEMAwAA0QgAIAgEAKkIACH9BAAA8wgAMP4EAABFABD_BAAA8wgAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhggYEAKkIACGDBgQAqQgAIYQGAAClCAAgA4AFAgAAAAGYBQEAAAABvgVAAAAAAQgDAADRCAAg_QQAAPUIADD-BAAAQQAQ_wQAAPUIADCABQIA5gcAIZgFAQDnBwAhvgVAAPwHACG_BRAAlggAIRADAADRCAAg_QQAAPYIADD-BAAAPQAQ_wQAAPYIADCABQIA5gcAIYIFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZkFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZwFAQDoBwAhnQUBAOgHACGeBRAAwwgAIZ8FQAD8BwAhoAVAAIYIACEEjwUBAAAAAZgFAQAAAAGsBQEAAAABiAYBAAAAAREDAADRCAAg_QQAAPgIADD-BAAANwAQ_wQAAPgIADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGXBQEA5wcAIZgFAQDnBwAhmgUQAJYIACGfBUAA_AcAIawFAQDnBwAhhQYBAOcHACGHBgEA5wcAIYgGAQDnBwAhiQYBAOcHACGKBkAA_AcAIRYDAADRCAAgCAAA4AgAIP0EAAD5CAAw_gQAABAAEP8EAAD5CAAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGHBgEA5wcAIYkGAQDoBwAhigZAAPwHACGLBgEA5wcAIYwGEACWCAAhjQYQAJYIACGOBgEA6AcAIY8GAgCCCAAhkAYAAI4IACCRBiAAxAgAIQIEAQAAAAH2BQEAAAABCAQBAOcHACEMAADKCAAg_QQAAPsIADD-BAAAKAAQ_wQAAPsIADCfBUAA_AcAIbMFAQDnBwAh9gUBAOcHACEDoQUEAAAAAb0FAQAAAAHcBQIAAAABDAwAAMoIACANAACyCAAg_QQAAP0IADD-BAAAIQAQ_wQAAP0IADChBQQAqQgAIbMFAQDnBwAhvQUBAOcHACHcBQIA5gcAId0FBACPCAAh3gUQAMMIACHfBUAAhggAIQWABQIAAAABoQUEAAAAAbsFAQAAAAG8BUAAAAABvQUBAAAAAQkNAACyCAAg_QQAAP8IADD-BAAAGwAQ_wQAAP8IADCABQIA5gcAIaEFBACpCAAhuwUBAOcHACG8BUAA_AcAIb0FAQDnBwAhAqEFBAAAAAG9BQEAAAABFwsAAIIJACAMAACDCQAgDgAAhAkAIA8AAIUJACAQAACGCQAg_QQAAIEJADD-BAAAFAAQ_wQAAIEJADCfBUAA_AcAIaEFBACpCAAhswUBAOgHACG9BQEA5wcAIdIFAQDnBwAh2wVAAPwHACHdBQQAjwgAId4FEADDCAAh3wVAAIYIACHgBQEA5wcAIeEFAQDoBwAh4gUBAOgHACHjBRAAwwgAIeQFBACPCAAh5QVAAIYIACEUCgAAxQgAIP0EAADCCAAw_gQAAKQDABD_BAAAwggAMIAFAgDmBwAhggUBAOcHACGXBQEA5wcAIZ8FQAD8BwAh6wUEAKkIACHsBQEA6AcAIe0FBACpCAAh7gVAAIYIACHvBRAAwwgAIfAFIADECAAh8QUQAMMIACHyBUAAhggAIfMFIADECAAh9AVAAIYIACHiBgAApAMAIOMGAACkAwAgQAMAANEIACAJAACKCQAgCgAAxQgAIBEAAIYJACASAACLCQAgEwAAjAkAIBQAAIMJACAVAADgCAAg_QQAAIgJADD-BAAADAAQ_wQAAIgJADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGQBQEA5wcAIZEFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhmwUBAOcHACGdBQEA6AcAIZ8FQAD8BwAhoQUQAJYIACGxBUAAhggAIbsFAQDnBwAh5AUEAI8IACGHBgEA5wcAIYkGAQDoBwAhkAYAAI4IACCSBgEA6AcAIZMGAQDnBwAhlAYBAOcHACGVBgQAqQgAIZYGBACpCAAhlwYBAOcHACGYBgEA6AcAIZkGAQDnBwAhmgYBAOcHACGbBgQAqQgAIZwGIACJCQAhnQYBAOgHACGeBgEA6AcAIZ8GAgCCCAAhoAYBAOgHACGhBkAAhggAIaIGAQDoBwAhowYEAI8IACGkBgIAgggAIaUGQACGCAAhpgYBAOgHACGnBkAAhggAIagGAQDoBwAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAZAAIYIACGtBkAAhggAIa4GAQDoBwAhrwYBAOgHACGwBgEA6AcAIbEGAQDoBwAhsgYBAOgHACHiBgAADAAg4wYAAAwAIAOTBQAAGwAglAUAABsAIJUFAAAbACALDQAAsggAIP0EAACxCAAw_gQAAB8AEP8EAACxCAAwnwVAAPwHACGhBQQAqQgAIb0FAQDnBwAhvwUQAJYIACHQBQEA5wcAIeIGAAAfACDjBgAAHwAgA5MFAAAhACCUBQAAIQAglQUAACEAIASABQIAAAABkAUBAAAAAaEFEAAAAAG7BQEAAAABPgMAANEIACAJAACKCQAgCgAAxQgAIBEAAIYJACASAACLCQAgEwAAjAkAIBQAAIMJACAVAADgCAAg_QQAAIgJADD-BAAADAAQ_wQAAIgJADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGQBQEA5wcAIZEFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhmwUBAOcHACGdBQEA6AcAIZ8FQAD8BwAhoQUQAJYIACGxBUAAhggAIbsFAQDnBwAh5AUEAI8IACGHBgEA5wcAIYkGAQDoBwAhkAYAAI4IACCSBgEA6AcAIZMGAQDnBwAhlAYBAOcHACGVBgQAqQgAIZYGBACpCAAhlwYBAOcHACGYBgEA6AcAIZkGAQDnBwAhmgYBAOcHACGbBgQAqQgAIZwGIACJCQAhnQYBAOgHACGeBgEA6AcAIZ8GAgCCCAAhoAYBAOgHACGhBkAAhggAIaIGAQDoBwAhowYEAI8IACGkBgIAgggAIaUGQACGCAAhpgYBAOgHACGnBkAAhggAIagGAQDoBwAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAZAAIYIACGtBkAAhggAIa4GAQDoBwAhrwYBAOgHACGwBgEA6AcAIbEGAQDoBwAhsgYBAOgHACECgwUgAAAAAY0FIADXCAAhGAMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGXBQEA5wcAIZgFAQDnBwAhnwVAAPwHACGiBUAAhggAIYcGAQDnBwAhiQYBAOgHACGKBkAA_AcAIYsGAQDnBwAhjAYQAJYIACGNBhAAlggAIY4GAQDoBwAhjwYCAIIIACGQBgAAjggAIJEGIADECAAh4gYAABAAIOMGAAAQACADkwUAACgAIJQFAAAoACCVBQAAKAAgEwwAAMoIACD9BAAAyQgAMP4EAAAsABD_BAAAyQgAMIAFAgDmBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhuwUBAOcHACH3BQEA5wcAIfgFAQDnBwAh-QUEAKkIACH6BRAAlggAIfsFEACWCAAh_AUQAJYIACH9BRAAwwgAIf4FQACGCAAh4gYAACwAIOMGAAAsACACswYBAAAAAbQGAQAAAAEIBAAAjwkAIP0EAACOCQAw_gQAAAcAEP8EAACOCQAwmAUBAOcHACGzBgEA5wcAIbQGAQDnBwAhtQZAAPwHACEXAwAA0QgAIAUAAJEJACD9BAAAkAkAMP4EAAADABD_BAAAkAkAMI8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGyBQEA5wcAIcIFAQDnBwAh9gUBAOgHACG2BgEA5wcAIbcGAQDnBwAhuAYAANoIACC5BgAA2ggAILoGAADaCAAguwZAAIYIACG8BkAAhggAIb0GQACGCAAh4gYAAAMAIOMGAAADACAVAwAA0QgAIAUAAJEJACD9BAAAkAkAMP4EAAADABD_BAAAkAkAMI8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGyBQEA5wcAIcIFAQDnBwAh9gUBAOgHACG2BgEA5wcAIbcGAQDnBwAhuAYAANoIACC5BgAA2ggAILoGAADaCAAguwZAAIYIACG8BkAAhggAIb0GQACGCAAhA5MFAAAHACCUBQAABwAglQUAAAcAIAAAAAAAAecGAQAAAAEF5wYCAAAAAe4GAgAAAAHvBgIAAAAB8AYCAAAAAfEGAgAAAAEFLAAAhA8AIC0AAIcPACDkBgAAhQ8AIOUGAACGDwAg6gYAAKQHACADLAAAhA8AIOQGAACFDwAg6gYAAKQHACAAAAAAAAAB5wYBAAAAAQssAACjCQAwLQAAqAkAMOQGAACkCQAw5QYAAKUJADDmBgAApgkAIOcGAACnCQAw6AYAAKcJADDpBgAApwkAMOoGAACnCQAw6wYAAKkJADDsBgAAqgkAMAKBBQEAAAABggUBAAAAAQIAAACoBwAgLAAArgkAIAMAAACoBwAgLAAArgkAIC0AAK0JACABJQAAgw8AMAjbBAAA7AcAIP0EAADrBwAw_gQAAKYHABD_BAAA6wcAMIAFAgDmBwAhgQUBAOcHACGCBQEA5wcAIZYFAADqBwAgAgAAAKgHACAlAACtCQAgAgAAAKsJACAlAACsCQAgBv0EAACqCQAw_gQAAKsJABD_BAAAqgkAMIAFAgDmBwAhgQUBAOcHACGCBQEA5wcAIQb9BAAAqgkAMP4EAACrCQAQ_wQAAKoJADCABQIA5gcAIYEFAQDnBwAhggUBAOcHACECgQUBAJcJACGCBQEAlwkAIQKBBQEAlwkAIYIFAQCXCQAhAoEFAQAAAAGCBQEAAAABBCwAAKMJADDkBgAApAkAMOYGAACmCQAg6gYAAKcJADAAAtwEAACwCQAgkgUAAJsJACAAAAAAAAXnBhAAAAAB7gYQAAAAAe8GEAAAAAHwBhAAAAAB8QYQAAAAAQXnBhAAAAAB7gYQAAAAAe8GEAAAAAHwBhAAAAAB8QYQAAAAAQHnBkAAAAABAecGQAAAAAEFLAAA_g4AIC0AAIEPACDkBgAA_w4AIOUGAACADwAg6gYAAAEAIAMsAAD-DgAg5AYAAP8OACDqBgAAAQAgAAAAAAAAAAAF5wYCAAAAAe4GAgAAAAHvBgIAAAAB8AYCAAAAAfEGAgAAAAEAAAAAAAAAAAAABecGBAAAAAHuBgQAAAAB7wYEAAAAAfAGBAAAAAHxBgQAAAABAAAAAAAF5wYEAAAAAe4GBAAAAAHvBgQAAAAB8AYEAAAAAfEGBAAAAAEFLAAA-Q4AIC0AAPwOACDkBgAA-g4AIOUGAAD7DgAg6gYAABYAIAMsAAD5DgAg5AYAAPoOACDqBgAAFgAgAAAAAAAAAAAAAAUsAAD0DgAgLQAA9w4AIOQGAAD1DgAg5QYAAPYOACDqBgAA-gQAIAMsAAD0DgAg5AYAAPUOACDqBgAA-gQAIAUJAACWCgAgmQMAAJQKACCaAwAAlQoAIJgFAACbCQAgywUAAJsJACAAAAAFLAAA7w4AIC0AAPIOACDkBgAA8A4AIOUGAADxDgAg6gYAAPoEACADLAAA7w4AIOQGAADwDgAg6gYAAPoEACAAAAAFLAAA6g4AIC0AAO0OACDkBgAA6w4AIOUGAADsDgAg6gYAAPoEACADLAAA6g4AIOQGAADrDgAg6gYAAPoEACAAAAAAAAAAAAcsAACMCgAgLQAAjwoAIOQGAACNCgAg5QYAAI4KACDoBgAA_AQAIOkGAAD8BAAg6gYAALUFACALLAAAgAoAMC0AAIUKADDkBgAAgQoAMOUGAACCCgAw5gYAAIMKACDnBgAAhAoAMOgGAACECgAw6QYAAIQKADDqBgAAhAoAMOsGAACGCgAw7AYAAIcKADAHLAAA-wkAIC0AAP4JACDkBgAA_AkAIOUGAAD9CQAg6AYAAIIFACDpBgAAggUAIOoGAADjBQAgA7QFBAAAAAHCBQEAAAABwwVAAAAAAQIAAADjBQAgLAAA-wkAIAMAAACCBQAgLAAA-wkAIC0AAP8JACAFAAAAggUAICUAAP8JACC0BQQA1gkAIcIFAQCXCQAhwwVAALkJACEDtAUEANYJACHCBQEAlwkAIcMFQAC5CQAhAcMFQAAAAAECAAAAgAUAICwAAIsKACADAAAAgAUAICwAAIsKACAtAACKCgAgASUAAOkOADAHmAMAAJoIACD9BAAAqwgAMP4EAAD-BAAQ_wQAAKsIADDBBQEA5wcAIcMFQAD8BwAhzAUAAKoIACACAAAAgAUAICUAAIoKACACAAAAiAoAICUAAIkKACAF_QQAAIcKADD-BAAAiAoAEP8EAACHCgAwwQUBAOcHACHDBUAA_AcAIQX9BAAAhwoAMP4EAACICgAQ_wQAAIcKADDBBQEA5wcAIcMFQAD8BwAhAcMFQAC5CQAhAcMFQAC5CQAhAcMFQAAAAAEDwwVAAAAAAcQFAQAAAAHFBQEAAAABAgAAALUFACAsAACMCgAgAwAAAPwEACAsAACMCgAgLQAAkAoAIAUAAAD8BAAgJQAAkAoAIMMFQAC5CQAhxAUBAJcJACHFBQEAlwkAIQPDBUAAuQkAIcQFAQCXCQAhxQUBAJcJACEDLAAAjAoAIOQGAACNCgAg6gYAALUFACAELAAAgAoAMOQGAACBCgAw5gYAAIMKACDqBgAAhAoAMAMsAAD7CQAg5AYAAPwJACDqBgAA4wUAIAGYAwAA5QkAIAABmAMAAOUJACAAAAAAAAAAAAUsAADkDgAgLQAA5w4AIOQGAADlDgAg5QYAAOYOACDqBgAAFgAgAywAAOQOACDkBgAA5Q4AIOoGAAAWACAOCwAA4w0AIAwAAI4LACAOAADkDQAgDwAA5Q0AIBAAAOYNACCzBQAAmwkAIN0FAACbCQAg3gUAAJsJACDfBQAAmwkAIOEFAACbCQAg4gUAAJsJACDjBQAAmwkAIOQFAACbCQAg5QUAAJsJACAAAAAAAAUsAADfDgAgLQAA4g4AIOQGAADgDgAg5QYAAOEOACDqBgAAAQAgAywAAN8OACDkBgAA4A4AIOoGAAABACAAAAAAAAAAAAAABSwAANcOACAtAADdDgAg5AYAANgOACDlBgAA3A4AIOoGAAAWACAFLAAA1Q4AIC0AANoOACDkBgAA1g4AIOUGAADZDgAg6gYAAA4AIAMsAADXDgAg5AYAANgOACDqBgAAFgAgAywAANUOACDkBgAA1g4AIOoGAAAOACAAAAAAAAUsAADLDgAgLQAA0w4AIOQGAADMDgAg5QYAANIOACDqBgAAoQMAIAcsAADJDgAgLQAA0A4AIOQGAADKDgAg5QYAAM8OACDoBgAADAAg6QYAAAwAIOoGAAAOACALLAAA0goAMC0AANcKADDkBgAA0woAMOUGAADUCgAw5gYAANUKACDnBgAA1goAMOgGAADWCgAw6QYAANYKADDqBgAA1goAMOsGAADYCgAw7AYAANkKADAHLAAAzQoAIC0AANAKACDkBgAAzgoAIOUGAADPCgAg6AYAAB8AIOkGAAAfACDqBgAAyQQAIAssAADBCgAwLQAAxgoAMOQGAADCCgAw5QYAAMMKADDmBgAAxAoAIOcGAADFCgAw6AYAAMUKADDpBgAAxQoAMOoGAADFCgAw6wYAAMcKADDsBgAAyAoAMAYMAAC2CgAgswUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAECAAAAIwAgLAAAzAoAIAMAAAAjACAsAADMCgAgLQAAywoAIAElAADODgAwDQwAAMoIACANAACyCAAg_QQAAP0IADD-BAAAIQAQ_wQAAP0IADChBQQAqQgAIbMFAQDnBwAhvQUBAOcHACHcBQIA5gcAId0FBACPCAAh3gUQAMMIACHfBUAAhggAId4GAAD8CAAgAgAAACMAICUAAMsKACACAAAAyQoAICUAAMoKACAK_QQAAMgKADD-BAAAyQoAEP8EAADICgAwoQUEAKkIACGzBQEA5wcAIb0FAQDnBwAh3AUCAOYHACHdBQQAjwgAId4FEADDCAAh3wVAAIYIACEK_QQAAMgKADD-BAAAyQoAEP8EAADICgAwoQUEAKkIACGzBQEA5wcAIb0FAQDnBwAh3AUCAOYHACHdBQQAjwgAId4FEADDCAAh3wVAAIYIACEFswUBAJcJACHcBQIAmAkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIQYMAAC0CgAgswUBAJcJACHcBQIAmAkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIQYMAAC2CgAgswUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAEDnwVAAAAAAb8FEAAAAAHQBQEAAAABAgAAAMkEACAsAADNCgAgAwAAAB8AICwAAM0KACAtAADRCgAgBQAAAB8AICUAANEKACCfBUAAuQkAIb8FEAC3CQAh0AUBAJcJACEDnwVAALkJACG_BRAAtwkAIdAFAQCXCQAhA4AFAgAAAAG7BQEAAAABvAVAAAAAAQIAAAAdACAsAADdCgAgAwAAAB0AICwAAN0KACAtAADcCgAgASUAAM0OADAKDQAAsggAIP0EAAD_CAAw_gQAABsAEP8EAAD_CAAwgAUCAOYHACGhBQQAqQgAIbsFAQDnBwAhvAVAAPwHACG9BQEA5wcAId8GAAD-CAAgAgAAAB0AICUAANwKACACAAAA2goAICUAANsKACAI_QQAANkKADD-BAAA2goAEP8EAADZCgAwgAUCAOYHACGhBQQAqQgAIbsFAQDnBwAhvAVAAPwHACG9BQEA5wcAIQj9BAAA2QoAMP4EAADaCgAQ_wQAANkKADCABQIA5gcAIaEFBACpCAAhuwUBAOcHACG8BUAA_AcAIb0FAQDnBwAhA4AFAgCYCQAhuwUBAJcJACG8BUAAuQkAIQOABQIAmAkAIbsFAQCXCQAhvAVAALkJACEDgAUCAAAAAbsFAQAAAAG8BUAAAAABAywAAMsOACDkBgAAzA4AIOoGAAChAwAgAywAAMkOACDkBgAAyg4AIOoGAAAOACAELAAA0goAMOQGAADTCgAw5gYAANUKACDqBgAA1goAMAMsAADNCgAg5AYAAM4KACDqBgAAyQQAIAQsAADBCgAw5AYAAMIKADDmBgAAxAoAIOoGAADFCgAwAAAAAAAAAAAAAAAAAAAAAecGIAAAAAELLAAA9AoAMC0AAPkKADDkBgAA9QoAMOUGAAD2CgAw5gYAAPcKACDnBgAA-AoAMOgGAAD4CgAw6QYAAPgKADDqBgAA-AoAMOsGAAD6CgAw7AYAAPsKADASDAAA3woAIA4AAOAKACAPAADhCgAgEAAA4goAIJ8FQAAAAAGhBQQAAAABswUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABAgAAABYAICwAAP8KACADAAAAFgAgLAAA_woAIC0AAP4KACABJQAAyA4AMBgLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwnwVAAPwHACGhBQQAqQgAIbMFAQDoBwAhvQUBAOcHACHRBQAAgAkAINIFAQDnBwAh2wVAAPwHACHdBQQAjwgAId4FEADDCAAh3wVAAIYIACHgBQEA5wcAIeEFAQDoBwAh4gUBAOgHACHjBRAAwwgAIeQFBACPCAAh5QVAAIYIACECAAAAFgAgJQAA_goAIAIAAAD8CgAgJQAA_QoAIBL9BAAA-woAMP4EAAD8CgAQ_wQAAPsKADCfBUAA_AcAIaEFBACpCAAhswUBAOgHACG9BQEA5wcAIdIFAQDnBwAh2wVAAPwHACHdBQQAjwgAId4FEADDCAAh3wVAAIYIACHgBQEA5wcAIeEFAQDoBwAh4gUBAOgHACHjBRAAwwgAIeQFBACPCAAh5QVAAIYIACES_QQAAPsKADD-BAAA_AoAEP8EAAD7CgAwnwVAAPwHACGhBQQAqQgAIbMFAQDoBwAhvQUBAOcHACHSBQEA5wcAIdsFQAD8BwAh3QUEAI8IACHeBRAAwwgAId8FQACGCAAh4AUBAOcHACHhBQEA6AcAIeIFAQDoBwAh4wUQAMMIACHkBQQAjwgAIeUFQACGCAAhDp8FQAC5CQAhoQUEANYJACGzBQEAoQkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACESDAAAvQoAIA4AAL4KACAPAAC_CgAgEAAAwAoAIJ8FQAC5CQAhoQUEANYJACGzBQEAoQkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACESDAAA3woAIA4AAOAKACAPAADhCgAgEAAA4goAIJ8FQAAAAAGhBQQAAAABswUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABBCwAAPQKADDkBgAA9QoAMOYGAAD3CgAg6gYAAPgKADAAAAAABSwAAMMOACAtAADGDgAg5AYAAMQOACDlBgAAxQ4AIOoGAAAOACADLAAAww4AIOQGAADEDgAg6gYAAA4AIAAAAAAABSwAAL4OACAtAADBDgAg5AYAAL8OACDlBgAAwA4AIOoGAAAOACADLAAAvg4AIOQGAAC_DgAg6gYAAA4AICYDAACuCwAgCQAA5w0AIAoAAIELACARAADmDQAgEgAA6A0AIBMAAOkNACAUAACOCwAgFQAA2A0AIJ0FAACbCQAgsQUAAJsJACDkBQAAmwkAIIkGAACbCQAgkAYAAJsJACCSBgAAmwkAIJgGAACbCQAgnAYAAJsJACCdBgAAmwkAIJ4GAACbCQAgnwYAAJsJACCgBgAAmwkAIKEGAACbCQAgogYAAJsJACCjBgAAmwkAIKQGAACbCQAgpQYAAJsJACCmBgAAmwkAIKcGAACbCQAgqAYAAJsJACCpBgAAmwkAIKoGAACbCQAgqwYAAJsJACCsBgAAmwkAIK0GAACbCQAgrgYAAJsJACCvBgAAmwkAILAGAACbCQAgsQYAAJsJACCyBgAAmwkAIAAAAAAABSwAALkOACAtAAC8DgAg5AYAALoOACDlBgAAuw4AIOoGAAABACADLAAAuQ4AIOQGAAC6DgAg6gYAAAEAIAAAAAUsAAC0DgAgLQAAtw4AIOQGAAC1DgAg5QYAALYOACDqBgAAAQAgAywAALQOACDkBgAAtQ4AIOoGAAABACAAAAAAAAUsAACvDgAgLQAAsg4AIOQGAACwDgAg5QYAALEOACDqBgAAAQAgAywAAK8OACDkBgAAsA4AIOoGAAABACAAAAAAAAUsAACqDgAgLQAArQ4AIOQGAACrDgAg5QYAAKwOACDqBgAAAQAgAywAAKoOACDkBgAAqw4AIOoGAAABACAAAAAFLAAApQ4AIC0AAKgOACDkBgAApg4AIOUGAACnDgAg6gYAAAEAIAMsAAClDgAg5AYAAKYOACDqBgAAAQAgGAcAANcNACAIAADYDQAgFgAA2Q0AIBcAANoNACAYAADbDQAgGQAA3A0AIBoAAN0NACAbAADeDQAgHAAA3w0AIB0AAOANACAeAADhDQAgHwAA4g0AIMgGAACbCQAgyQYAAJsJACDKBgAAmwkAIMsGAACbCQAgzAYAAJsJACDNBgAAmwkAIM4GAACbCQAg0QYAAJsJACDSBgAAmwkAINMGAACbCQAg1AYAAJsJACDVBgAAmwkAIAAAAAAABSwAAKAOACAtAACjDgAg5AYAAKEOACDlBgAAog4AIOoGAAABACADLAAAoA4AIOQGAAChDgAg6gYAAAEAIAAAAAAABSwAAIcOACAtAACeDgAg5AYAAIgOACDlBgAAnQ4AIOoGAAABACALLAAAvQsAMC0AAMILADDkBgAAvgsAMOUGAAC_CwAw5gYAAMALACDnBgAAwQsAMOgGAADBCwAw6QYAAMELADDqBgAAwQsAMOsGAADDCwAw7AYAAMQLADA5AwAA2gsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGyBgEAAAABAgAAAA4AICwAAIQMACADAAAADgAgLAAAhAwAIC0AAMgLACABJQAAnA4AMD8DAADRCAAgCQAAigkAIAoAAMUIACARAACGCQAgEgAAiwkAIBMAAIwJACAUAACDCQAgFQAA4AgAIP0EAACICQAw_gQAAAwAEP8EAACICQAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhkAUBAOcHACGRBQEA5wcAIZcFAQAAAAGYBQEA5wcAIZoFEACWCAAhmwUBAOcHACGdBQEA6AcAIZ8FQAD8BwAhoQUQAJYIACGxBUAAhggAIbsFAQDnBwAh5AUEAI8IACGHBgEA5wcAIYkGAQDoBwAhkAYAAI4IACCSBgEA6AcAIZMGAQDnBwAhlAYBAOcHACGVBgQAqQgAIZYGBACpCAAhlwYBAOcHACGYBgEA6AcAIZkGAQDnBwAhmgYBAOcHACGbBgQAqQgAIZwGIACJCQAhnQYBAOgHACGeBgEA6AcAIZ8GAgCCCAAhoAYBAOgHACGhBkAAhggAIaIGAQDoBwAhowYEAI8IACGkBgIAgggAIaUGQACGCAAhpgYBAOgHACGnBkAAhggAIagGAQDoBwAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAZAAIYIACGtBkAAhggAIa4GAQDoBwAhrwYBAOgHACGwBgEA6AcAIbEGAQDoBwAhsgYBAOgHACHgBgAAhwkAIAIAAAAOACAlAADICwAgAgAAAMULACAlAADGCwAgNv0EAADECwAw_gQAAMULABD_BAAAxAsAMIAFAgDmBwAhjgUBAOcHACGPBQEA5wcAIZAFAQDnBwAhkQUBAOcHACGXBQEA5wcAIZgFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZ0FAQDoBwAhnwVAAPwHACGhBRAAlggAIbEFQACGCAAhuwUBAOcHACHkBQQAjwgAIYcGAQDnBwAhiQYBAOgHACGQBgAAjggAIJIGAQDoBwAhkwYBAOcHACGUBgEA5wcAIZUGBACpCAAhlgYEAKkIACGXBgEA5wcAIZgGAQDoBwAhmQYBAOcHACGaBgEA5wcAIZsGBACpCAAhnAYgAIkJACGdBgEA6AcAIZ4GAQDoBwAhnwYCAIIIACGgBgEA6AcAIaEGQACGCAAhogYBAOgHACGjBgQAjwgAIaQGAgCCCAAhpQZAAIYIACGmBgEA6AcAIacGQACGCAAhqAYBAOgHACGpBkAAhggAIaoGQACGCAAhqwZAAIYIACGsBkAAhggAIa0GQACGCAAhrgYBAOgHACGvBgEA6AcAIbAGAQDoBwAhsQYBAOgHACGyBgEA6AcAITb9BAAAxAsAMP4EAADFCwAQ_wQAAMQLADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGQBQEA5wcAIZEFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhmwUBAOcHACGdBQEA6AcAIZ8FQAD8BwAhoQUQAJYIACGxBUAAhggAIbsFAQDnBwAh5AUEAI8IACGHBgEA5wcAIYkGAQDoBwAhkAYAAI4IACCSBgEA6AcAIZMGAQDnBwAhlAYBAOcHACGVBgQAqQgAIZYGBACpCAAhlwYBAOcHACGYBgEA6AcAIZkGAQDnBwAhmgYBAOcHACGbBgQAqQgAIZwGIACJCQAhnQYBAOgHACGeBgEA6AcAIZ8GAgCCCAAhoAYBAOgHACGhBkAAhggAIaIGAQDoBwAhowYEAI8IACGkBgIAgggAIaUGQACGCAAhpgYBAOgHACGnBkAAhggAIagGAQDoBwAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAZAAIYIACGtBkAAhggAIa4GAQDoBwAhrwYBAOgHACGwBgEA6AcAIbEGAQDoBwAhsgYBAOgHACEygAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbIGAQChCQAhAecGIAAAAAE5AwAAyQsAIAoAAMoLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGXBQEAlwkAIZgFAQCXCQAhmgUQALcJACGbBQEAlwkAIZ0FAQChCQAhnwVAALkJACGhBRAAtwkAIbEFQAC6CQAhuwUBAJcJACHkBQQA0AkAIYcGAQCXCQAhiQYBAKEJACGQBoAAAAABkgYBAKEJACGTBgEAlwkAIZQGAQCXCQAhlQYEANYJACGWBgQA1gkAIZcGAQCXCQAhmAYBAKEJACGZBgEAlwkAIZoGAQCXCQAhmwYEANYJACGcBiAAxwsAIZ0GAQChCQAhngYBAKEJACGfBgIAxQkAIaAGAQChCQAhoQZAALoJACGiBgEAoQkAIaMGBADQCQAhpAYCAMUJACGlBkAAugkAIaYGAQChCQAhpwZAALoJACGoBgEAoQkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGQAC6CQAhrQZAALoJACGuBgEAoQkAIa8GAQChCQAhsAYBAKEJACGyBgEAoQkAIQUsAACQDgAgLQAAmg4AIOQGAACRDgAg5QYAAJkOACDqBgAAAQAgCywAAOwLADAtAACADAAw5AYAAO0LADDlBgAA_wsAMOYGAADuCwAg5wYAAPgKADDoBgAA-AoAMOkGAAD4CgAw6gYAAPgKADDrBgAAgQwAMOwGAAD7CgAwCywAAOgLADAtAAD7CwAw5AYAAOkLADDlBgAA-gsAMOYGAADqCwAg5wYAAMUKADDoBgAAxQoAMOkGAADFCgAw6gYAAMUKADDrBgAA_AsAMOwGAADICgAwCywAAOMLADAtAAD0CwAw5AYAAOQLADDlBgAA8wsAMOYGAADlCwAg5wYAAOYLADDoBgAA5gsAMOkGAADmCwAw6gYAAOYLADDrBgAA9QsAMOwGAAD2CwAwBywAAOELACAtAADxCwAg5AYAAOILACDlBgAA8AsAIOgGAAAsACDpBgAALAAg6gYAAPMCACAHLAAAiQ4AIC0AAJcOACDkBgAAig4AIOUGAACWDgAg6AYAAAwAIOkGAAAMACDqBgAADgAgCywAANALADAtAADUCwAw5AYAANELADDlBgAA0gsAMOYGAADTCwAg5wYAAMELADDoBgAAwQsAMOkGAADBCwAw6gYAAMELADDrBgAA1QsAMOwGAADECwAwOQMAANoLACAJAADbCwAgCgAA3AsAIBEAAN0LACASAADeCwAgEwAA3wsAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAQIAAAAOACAsAADZCwAgAwAAAA4AICwAANkLACAtAADXCwAgASUAAJUOADACAAAADgAgJQAA1wsAIAIAAADFCwAgJQAA1gsAIDKABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACE5AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGXBQEAlwkAIZgFAQCXCQAhmgUQALcJACGbBQEAlwkAIZ0FAQChCQAhnwVAALkJACGhBRAAtwkAIbEFQAC6CQAhuwUBAJcJACHkBQQA0AkAIYcGAQCXCQAhiQYBAKEJACGQBoAAAAABkgYBAKEJACGTBgEAlwkAIZQGAQCXCQAhlQYEANYJACGWBgQA1gkAIZcGAQCXCQAhmAYBAKEJACGZBgEAlwkAIZoGAQCXCQAhmwYEANYJACGcBiAAxwsAIZ0GAQChCQAhngYBAKEJACGfBgIAxQkAIaAGAQChCQAhoQZAALoJACGiBgEAoQkAIaMGBADQCQAhpAYCAMUJACGlBkAAugkAIaYGAQChCQAhpwZAALoJACGoBgEAoQkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGQAC6CQAhrQZAALoJACGuBgEAoQkAIa8GAQChCQAhsAYBAKEJACGxBgEAoQkAIQcsAACODgAgLQAAkw4AIOQGAACPDgAg5QYAAJIOACDoBgAAEAAg6QYAABAAIOoGAAA1ACA5AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGxBgEAAAABAywAAJAOACDkBgAAkQ4AIOoGAAABACADLAAAjg4AIOQGAACPDgAg6gYAADUAIAQsAADsCwAw5AYAAO0LADDmBgAA7gsAIOoGAAD4CgAwBCwAAOgLADDkBgAA6QsAMOYGAADqCwAg6gYAAMUKADAELAAA4wsAMOQGAADkCwAw5gYAAOULACDqBgAA5gsAMAMsAADhCwAg5AYAAOILACDqBgAA8wIAIAQsAADQCwAw5AYAANELADDmBgAA0wsAIOoGAADBCwAwDIAFAgAAAAGYBQEAAAABnwVAAAAAAbsFAQAAAAH3BQEAAAAB-AUBAAAAAfkFBAAAAAH6BRAAAAAB-wUQAAAAAfwFEAAAAAH9BRAAAAAB_gVAAAAAAQIAAADzAgAgLAAA4QsAIAMEAQAAAAGfBUAAAAAB9gUBAAAAAQIAAAAqACAsAADnCwAgASUAAI0OADAJBAEA5wcAIQwAAMoIACD9BAAA-wgAMP4EAAAoABD_BAAA-wgAMJ8FQAD8BwAhswUBAOcHACH2BQEA5wcAId0GAAD6CAAgAwQBAAAAAZ8FQAAAAAH2BQEAAAABBw0AALUKACChBQQAAAABvQUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAECAAAAIwAgLAAA6wsAIAElAACMDgAwBw0AALUKACChBQQAAAABvQUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAESCwAA3goAIA4AAOAKACAPAADhCgAgEAAA4goAIJ8FQAAAAAGhBQQAAAABvQUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABAgAAABYAICwAAO8LACABJQAAiw4AMBILAADeCgAgDgAA4AoAIA8AAOEKACAQAADiCgAgnwVAAAAAAaEFBAAAAAG9BQEAAAAB0gUBAAAAAdsFQAAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAHgBQEAAAAB4QUBAAAAAeIFAQAAAAHjBRAAAAAB5AUEAAAAAeUFQAAAAAEDAAAALAAgLAAA4QsAIC0AAPILACAOAAAALAAgJQAA8gsAIIAFAgCYCQAhmAUBAJcJACGfBUAAuQkAIbsFAQCXCQAh9wUBAJcJACH4BQEAlwkAIfkFBADWCQAh-gUQALcJACH7BRAAtwkAIfwFEAC3CQAh_QUQALgJACH-BUAAugkAIQyABQIAmAkAIZgFAQCXCQAhnwVAALkJACG7BQEAlwkAIfcFAQCXCQAh-AUBAJcJACH5BQQA1gkAIfoFEAC3CQAh-wUQALcJACH8BRAAtwkAIf0FEAC4CQAh_gVAALoJACEDAAAAKgAgLAAA5wsAIC0AAPkLACACAAAAKgAgJQAA-QsAIAIAAAD3CwAgJQAA-AsAIAcEAQDnBwAh_QQAAPYLADD-BAAA9wsAEP8EAAD2CwAwnwVAAPwHACGzBQEA5wcAIfYFAQDnBwAhBwQBAOcHACH9BAAA9gsAMP4EAAD3CwAQ_wQAAPYLADCfBUAA_AcAIbMFAQDnBwAh9gUBAOcHACEDBAEAlwkAIZ8FQAC5CQAh9gUBAJcJACEDBAEAlwkAIZ8FQAC5CQAh9gUBAJcJACEDAAAAIwAgLAAA6wsAIC0AAP4LACACAAAAIwAgJQAA_gsAIAIAAADJCgAgJQAA_QsAIAahBQQA1gkAIb0FAQCXCQAh3AUCAJgJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACEHDQAAswoAIKEFBADWCQAhvQUBAJcJACHcBQIAmAkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIQMAAAAWACAsAADvCwAgLQAAgwwAIAIAAAAWACAlAACDDAAgAgAAAPwKACAlAACCDAAgDp8FQAC5CQAhoQUEANYJACG9BQEAlwkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACESCwAAvAoAIA4AAL4KACAPAAC_CgAgEAAAwAoAIJ8FQAC5CQAhoQUEANYJACG9BQEAlwkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACE5AwAA2gsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGyBgEAAAABAywAAIkOACDkBgAAig4AIOoGAAAOACADLAAAhw4AIOQGAACIDgAg6gYAAAEAIAQsAAC9CwAw5AYAAL4LADDmBgAAwAsAIOoGAADBCwAwAAAAAAAAAAAFLAAAgg4AIC0AAIUOACDkBgAAgw4AIOUGAACEDgAg6gYAAAUAIAMsAACCDgAg5AYAAIMOACDqBgAABQAgAAAAAucGAQAAAATtBgEAAAAFAucGAQAAAATtBgEAAAAFAucGAQAAAATtBgEAAAAFBSwAAPwNACAtAACADgAg5AYAAP0NACDlBgAA_w0AIOoGAAABACALLAAAmgwAMC0AAJ8MADDkBgAAmwwAMOUGAACcDAAw5gYAAJ0MACDnBgAAngwAMOgGAACeDAAw6QYAAJ4MADDqBgAAngwAMOsGAACgDAAw7AYAAKEMADADmAUBAAAAAbQGAQAAAAG1BkAAAAABAgAAAAkAICwAAKUMACADAAAACQAgLAAApQwAIC0AAKQMACABJQAA_g0AMAkEAACPCQAg_QQAAI4JADD-BAAABwAQ_wQAAI4JADCYBQEA5wcAIbMGAQDnBwAhtAYBAOcHACG1BkAA_AcAIeEGAACNCQAgAgAAAAkAICUAAKQMACACAAAAogwAICUAAKMMACAH_QQAAKEMADD-BAAAogwAEP8EAAChDAAwmAUBAOcHACGzBgEA5wcAIbQGAQDnBwAhtQZAAPwHACEH_QQAAKEMADD-BAAAogwAEP8EAAChDAAwmAUBAOcHACGzBgEA5wcAIbQGAQDnBwAhtQZAAPwHACEDmAUBAJcJACG0BgEAlwkAIbUGQAC5CQAhA5gFAQCXCQAhtAYBAJcJACG1BkAAuQkAIQOYBQEAAAABtAYBAAAAAbUGQAAAAAEB5wYBAAAABAHnBgEAAAAEAecGAQAAAAQDLAAA_A0AIOQGAAD9DQAg6gYAAAEAIAQsAACaDAAw5AYAAJsMADDmBgAAnQwAIOoGAACeDAAwAAAAAAAC5wYCAAAABO0GAgAAAAUFLAAA9w0AIC0AAPoNACDkBgAA-A0AIOUGAAD5DQAg6gYAAAEAIAHnBgIAAAAEAywAAPcNACDkBgAA-A0AIOoGAAABACAAAAAAAAssAAC_DQAwLQAAxA0AMOQGAADADQAw5QYAAMENADDmBgAAwg0AIOcGAADDDQAw6AYAAMMNADDpBgAAww0AMOoGAADDDQAw6wYAAMUNADDsBgAAxg0AMAssAAC2DQAwLQAAug0AMOQGAAC3DQAw5QYAALgNADDmBgAAuQ0AIOcGAADBCwAw6AYAAMELADDpBgAAwQsAMOoGAADBCwAw6wYAALsNADDsBgAAxAsAMAssAACqDQAwLQAArw0AMOQGAACrDQAw5QYAAKwNADDmBgAArQ0AIOcGAACuDQAw6AYAAK4NADDpBgAArg0AMOoGAACuDQAw6wYAALANADDsBgAAsQ0AMAssAACeDQAwLQAAow0AMOQGAACfDQAw5QYAAKANADDmBgAAoQ0AIOcGAACiDQAw6AYAAKINADDpBgAAog0AMOoGAACiDQAw6wYAAKQNADDsBgAApQ0AMAcsAACZDQAgLQAAnA0AIOQGAACaDQAg5QYAAJsNACDoBgAAOwAg6QYAADsAIOoGAACDAgAgCywAAI0NADAtAACSDQAw5AYAAI4NADDlBgAAjw0AMOYGAACQDQAg5wYAAJENADDoBgAAkQ0AMOkGAACRDQAw6gYAAJENADDrBgAAkw0AMOwGAACUDQAwCywAAIENADAtAACGDQAw5AYAAIINADDlBgAAgw0AMOYGAACEDQAg5wYAAIUNADDoBgAAhQ0AMOkGAACFDQAw6gYAAIUNADDrBgAAhw0AMOwGAACIDQAwCywAAPUMADAtAAD6DAAw5AYAAPYMADDlBgAA9wwAMOYGAAD4DAAg5wYAAPkMADDoBgAA-QwAMOkGAAD5DAAw6gYAAPkMADDrBgAA-wwAMOwGAAD8DAAwCywAAOkMADAtAADuDAAw5AYAAOoMADDlBgAA6wwAMOYGAADsDAAg5wYAAO0MADDoBgAA7QwAMOkGAADtDAAw6gYAAO0MADDrBgAA7wwAMOwGAADwDAAwCywAAN0MADAtAADiDAAw5AYAAN4MADDlBgAA3wwAMOYGAADgDAAg5wYAAOEMADDoBgAA4QwAMOkGAADhDAAw6gYAAOEMADDrBgAA4wwAMOwGAADkDAAwCywAANEMADAtAADWDAAw5AYAANIMADDlBgAA0wwAMOYGAADUDAAg5wYAANUMADDoBgAA1QwAMOkGAADVDAAw6gYAANUMADDrBgAA1wwAMOwGAADYDAAwCywAAMUMADAtAADKDAAw5AYAAMYMADDlBgAAxwwAMOYGAADIDAAg5wYAAMkMADDoBgAAyQwAMOkGAADJDAAw6gYAAMkMADDrBgAAywwAMOwGAADMDAAwBYIFAQAAAAHBBkAAAAABwgZAAAAAAcMGQAAAAAHEBgAAsgwAIAIAAABXACAsAADQDAAgAwAAAFcAICwAANAMACAtAADPDAAgASUAAPYNADAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAAAAAZgFAQDnBwAhwQZAAIYIACHCBkAAhggAIcMGQACGCAAhxAYAANwIACACAAAAVwAgJQAAzwwAIAIAAADNDAAgJQAAzgwAIAn9BAAAzAwAMP4EAADNDAAQ_wQAAMwMADCCBQEA5wcAIZgFAQDnBwAhwQZAAIYIACHCBkAAhggAIcMGQACGCAAhxAYAANwIACAJ_QQAAMwMADD-BAAAzQwAEP8EAADMDAAwggUBAOcHACGYBQEA5wcAIcEGQACGCAAhwgZAAIYIACHDBkAAhggAIcQGAADcCAAgBYIFAQCXCQAhwQZAALoJACHCBkAAugkAIcMGQAC6CQAhxAYAALAMACAFggUBAJcJACHBBkAAugkAIcIGQAC6CQAhwwZAALoJACHEBgAAsAwAIAWCBQEAAAABwQZAAAAAAcIGQAAAAAHDBkAAAAABxAYAALIMACADjwUBAAAAAb4FQAAAAAH_BQQAAAABAgAAAFMAICwAANwMACADAAAAUwAgLAAA3AwAIC0AANsMACABJQAA9Q0AMAkDAADRCAAg_QQAAO0IADD-BAAAUQAQ_wQAAO0IADCPBQEA5wcAIZgFAQDnBwAhvgVAAPwHACH_BQQAqQgAIdcGAADsCAAgAgAAAFMAICUAANsMACACAAAA2QwAICUAANoMACAH_QQAANgMADD-BAAA2QwAEP8EAADYDAAwjwUBAOcHACGYBQEA5wcAIb4FQAD8BwAh_wUEAKkIACEH_QQAANgMADD-BAAA2QwAEP8EAADYDAAwjwUBAOcHACGYBQEA5wcAIb4FQAD8BwAh_wUEAKkIACEDjwUBAJcJACG-BUAAuQkAIf8FBADWCQAhA48FAQCXCQAhvgVAALkJACH_BQQA1gkAIQOPBQEAAAABvgVAAAAAAf8FBAAAAAEDjwUBAAAAAbsFAQAAAAGABkAAAAABAgAAAE8AICwAAOgMACADAAAATwAgLAAA6AwAIC0AAOcMACABJQAA9A0AMAkDAADRCAAg_QQAAO8IADD-BAAATQAQ_wQAAO8IADCPBQEA5wcAIZgFAQDnBwAhuwUBAOcHACGABkAA_AcAIdgGAADuCAAgAgAAAE8AICUAAOcMACACAAAA5QwAICUAAOYMACAH_QQAAOQMADD-BAAA5QwAEP8EAADkDAAwjwUBAOcHACGYBQEA5wcAIbsFAQDnBwAhgAZAAPwHACEH_QQAAOQMADD-BAAA5QwAEP8EAADkDAAwjwUBAOcHACGYBQEA5wcAIbsFAQDnBwAhgAZAAPwHACEDjwUBAJcJACG7BQEAlwkAIYAGQAC5CQAhA48FAQCXCQAhuwUBAJcJACGABkAAuQkAIQOPBQEAAAABuwUBAAAAAYAGQAAAAAEHFIAAAAABFQQAAAABjwUBAAAAAZ8FQAAAAAGBBgEAAAABggYEAAAAAYMGBAAAAAECAAAASwAgLAAA9AwAIAMAAABLACAsAAD0DAAgLQAA8wwAIAElAADzDQAwDQMAANEIACAUAAClCAAgFQQAjwgAIf0EAADxCAAw_gQAAEkAEP8EAADxCAAwjwUBAOcHACGYBQEA5wcAIZ8FQAD8BwAhgQYBAOcHACGCBgQAjwgAIYMGBACPCAAh2QYAAPAIACACAAAASwAgJQAA8wwAIAIAAADxDAAgJQAA8gwAIAsUAAClCAAgFQQAjwgAIf0EAADwDAAw_gQAAPEMABD_BAAA8AwAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIYEGAQDnBwAhggYEAI8IACGDBgQAjwgAIQsUAAClCAAgFQQAjwgAIf0EAADwDAAw_gQAAPEMABD_BAAA8AwAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIYEGAQDnBwAhggYEAI8IACGDBgQAjwgAIQcUgAAAAAEVBADQCQAhjwUBAJcJACGfBUAAuQkAIYEGAQCXCQAhggYEANAJACGDBgQA0AkAIQcUgAAAAAEVBADQCQAhjwUBAJcJACGfBUAAuQkAIYEGAQCXCQAhggYEANAJACGDBgQA0AkAIQcUgAAAAAEVBAAAAAGPBQEAAAABnwVAAAAAAYEGAQAAAAGCBgQAAAABgwYEAAAAAQcIBAAAAAGPBQEAAAABnwVAAAAAAbMFAQAAAAGCBgQAAAABgwYEAAAAAYQGgAAAAAECAAAARwAgLAAAgA0AIAMAAABHACAsAACADQAgLQAA_wwAIAElAADyDQAwDQMAANEIACAIBACpCAAh_QQAAPMIADD-BAAARQAQ_wQAAPMIADCPBQEA5wcAIZgFAQDnBwAhnwVAAPwHACGzBQEA5wcAIYIGBACpCAAhgwYEAKkIACGEBgAApQgAINoGAADyCAAgAgAAAEcAICUAAP8MACACAAAA_QwAICUAAP4MACALCAQAqQgAIf0EAAD8DAAw_gQAAP0MABD_BAAA_AwAMI8FAQDnBwAhmAUBAOcHACGfBUAA_AcAIbMFAQDnBwAhggYEAKkIACGDBgQAqQgAIYQGAAClCAAgCwgEAKkIACH9BAAA_AwAMP4EAAD9DAAQ_wQAAPwMADCPBQEA5wcAIZgFAQDnBwAhnwVAAPwHACGzBQEA5wcAIYIGBACpCAAhgwYEAKkIACGEBgAApQgAIAcIBADWCQAhjwUBAJcJACGfBUAAuQkAIbMFAQCXCQAhggYEANYJACGDBgQA1gkAIYQGgAAAAAEHCAQA1gkAIY8FAQCXCQAhnwVAALkJACGzBQEAlwkAIYIGBADWCQAhgwYEANYJACGEBoAAAAABBwgEAAAAAY8FAQAAAAGfBUAAAAABswUBAAAAAYIGBAAAAAGDBgQAAAABhAaAAAAAAQOABQIAAAABvgVAAAAAAb8FEAAAAAECAAAAQwAgLAAAjA0AIAMAAABDACAsAACMDQAgLQAAiw0AIAElAADxDQAwCQMAANEIACD9BAAA9QgAMP4EAABBABD_BAAA9QgAMIAFAgDmBwAhmAUBAOcHACG-BUAA_AcAIb8FEACWCAAh2wYAAPQIACACAAAAQwAgJQAAiw0AIAIAAACJDQAgJQAAig0AIAf9BAAAiA0AMP4EAACJDQAQ_wQAAIgNADCABQIA5gcAIZgFAQDnBwAhvgVAAPwHACG_BRAAlggAIQf9BAAAiA0AMP4EAACJDQAQ_wQAAIgNADCABQIA5gcAIZgFAQDnBwAhvgVAAPwHACG_BRAAlggAIQOABQIAmAkAIb4FQAC5CQAhvwUQALcJACEDgAUCAJgJACG-BUAAuQkAIb8FEAC3CQAhA4AFAgAAAAG-BUAAAAABvwUQAAAAAQuABQIAAAABggUBAAAAAZcFAQAAAAGZBQEAAAABmgUQAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FEAAAAAGfBUAAAAABoAVAAAAAAQIAAAA_ACAsAACYDQAgAwAAAD8AICwAAJgNACAtAACXDQAgASUAAPANADAQAwAA0QgAIP0EAAD2CAAw_gQAAD0AEP8EAAD2CAAwgAUCAOYHACGCBQEA5wcAIZcFAQAAAAGYBQEA5wcAIZkFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZwFAQDoBwAhnQUBAOgHACGeBRAAwwgAIZ8FQAD8BwAhoAVAAIYIACECAAAAPwAgJQAAlw0AIAIAAACVDQAgJQAAlg0AIA_9BAAAlA0AMP4EAACVDQAQ_wQAAJQNADCABQIA5gcAIYIFAQDnBwAhlwUBAOcHACGYBQEA5wcAIZkFAQDnBwAhmgUQAJYIACGbBQEA5wcAIZwFAQDoBwAhnQUBAOgHACGeBRAAwwgAIZ8FQAD8BwAhoAVAAIYIACEP_QQAAJQNADD-BAAAlQ0AEP8EAACUDQAwgAUCAOYHACGCBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGZBQEA5wcAIZoFEACWCAAhmwUBAOcHACGcBQEA6AcAIZ0FAQDoBwAhngUQAMMIACGfBUAA_AcAIaAFQACGCAAhC4AFAgCYCQAhggUBAJcJACGXBQEAlwkAIZkFAQCXCQAhmgUQALcJACGbBQEAlwkAIZwFAQChCQAhnQUBAKEJACGeBRAAuAkAIZ8FQAC5CQAhoAVAALoJACELgAUCAJgJACGCBQEAlwkAIZcFAQCXCQAhmQUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnAUBAKEJACGdBQEAoQkAIZ4FEAC4CQAhnwVAALkJACGgBUAAugkAIQuABQIAAAABggUBAAAAAZcFAQAAAAGZBQEAAAABmgUQAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FEAAAAAGfBUAAAAABoAVAAAAAAQKFBgEAAAABhgZAAAAAAQIAAACDAgAgLAAAmQ0AIAMAAAA7ACAsAACZDQAgLQAAnQ0AIAQAAAA7ACAlAACdDQAghQYBAJcJACGGBkAAuQkAIQKFBgEAlwkAIYYGQAC5CQAhDIAFAgAAAAGOBQEAAAABjwUBAAAAAZcFAQAAAAGaBRAAAAABnwVAAAAAAawFAQAAAAGFBgEAAAABhwYBAAAAAYgGAQAAAAGJBgEAAAABigZAAAAAAQIAAAA5ACAsAACpDQAgAwAAADkAICwAAKkNACAtAACoDQAgASUAAO8NADASAwAA0QgAIP0EAAD4CAAw_gQAADcAEP8EAAD4CAAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAAAAAZgFAQDnBwAhmgUQAJYIACGfBUAA_AcAIawFAQDnBwAhhQYBAOcHACGHBgEA5wcAIYgGAQDnBwAhiQYBAOcHACGKBkAA_AcAIdwGAAD3CAAgAgAAADkAICUAAKgNACACAAAApg0AICUAAKcNACAQ_QQAAKUNADD-BAAApg0AEP8EAAClDQAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhnwVAAPwHACGsBQEA5wcAIYUGAQDnBwAhhwYBAOcHACGIBgEA5wcAIYkGAQDnBwAhigZAAPwHACEQ_QQAAKUNADD-BAAApg0AEP8EAAClDQAwgAUCAOYHACGOBQEA5wcAIY8FAQDnBwAhlwUBAOcHACGYBQEA5wcAIZoFEACWCAAhnwVAAPwHACGsBQEA5wcAIYUGAQDnBwAhhwYBAOcHACGIBgEA5wcAIYkGAQDnBwAhigZAAPwHACEMgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlwUBAJcJACGaBRAAtwkAIZ8FQAC5CQAhrAUBAJcJACGFBgEAlwkAIYcGAQCXCQAhiAYBAJcJACGJBgEAlwkAIYoGQAC5CQAhDIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZcFAQCXCQAhmgUQALcJACGfBUAAuQkAIawFAQCXCQAhhQYBAJcJACGHBgEAlwkAIYgGAQCXCQAhiQYBAJcJACGKBkAAuQkAIQyABQIAAAABjgUBAAAAAY8FAQAAAAGXBQEAAAABmgUQAAAAAZ8FQAAAAAGsBQEAAAABhQYBAAAAAYcGAQAAAAGIBgEAAAABiQYBAAAAAYoGQAAAAAERCAAAhwwAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZcFAQAAAAGfBUAAAAABogVAAAAAAYcGAQAAAAGJBgEAAAABigZAAAAAAYsGAQAAAAGMBhAAAAABjQYQAAAAAY4GAQAAAAGPBgIAAAABkAaAAAAAAZEGIAAAAAECAAAANQAgLAAAtQ0AIAMAAAA1ACAsAAC1DQAgLQAAtA0AIAElAADuDQAwFgMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGXBQEAAAABmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhhwYBAOcHACGJBgEA6AcAIYoGQAD8BwAhiwYBAOcHACGMBhAAlggAIY0GEACWCAAhjgYBAOgHACGPBgIAgggAIZAGAACOCAAgkQYgAMQIACECAAAANQAgJQAAtA0AIAIAAACyDQAgJQAAsw0AIBT9BAAAsQ0AMP4EAACyDQAQ_wQAALENADCABQIA5gcAIY4FAQDnBwAhjwUBAOcHACGXBQEA5wcAIZgFAQDnBwAhnwVAAPwHACGiBUAAhggAIYcGAQDnBwAhiQYBAOgHACGKBkAA_AcAIYsGAQDnBwAhjAYQAJYIACGNBhAAlggAIY4GAQDoBwAhjwYCAIIIACGQBgAAjggAIJEGIADECAAhFP0EAACxDQAw_gQAALINABD_BAAAsQ0AMIAFAgDmBwAhjgUBAOcHACGPBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhhwYBAOcHACGJBgEA6AcAIYoGQAD8BwAhiwYBAOcHACGMBhAAlggAIY0GEACWCAAhjgYBAOgHACGPBgIAgggAIZAGAACOCAAgkQYgAMQIACEQgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlwUBAJcJACGfBUAAuQkAIaIFQAC6CQAhhwYBAJcJACGJBgEAoQkAIYoGQAC5CQAhiwYBAJcJACGMBhAAtwkAIY0GEAC3CQAhjgYBAKEJACGPBgIAxQkAIZAGgAAAAAGRBiAA8goAIREIAAC8CwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlwUBAJcJACGfBUAAuQkAIaIFQAC6CQAhhwYBAJcJACGJBgEAoQkAIYoGQAC5CQAhiwYBAJcJACGMBhAAtwkAIY0GEAC3CQAhjgYBAKEJACGPBgIAxQkAIZAGgAAAAAGRBiAA8goAIREIAACHDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlwUBAAAAAZ8FQAAAAAGiBUAAAAABhwYBAAAAAYkGAQAAAAGKBkAAAAABiwYBAAAAAYwGEAAAAAGNBhAAAAABjgYBAAAAAY8GAgAAAAGQBoAAAAABkQYgAAAAATkJAADbCwAgCgAA3AsAIBEAAN0LACASAADeCwAgEwAA3wsAIBQAAIUMACAVAADgCwAggAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGXBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAbIGAQAAAAECAAAADgAgLAAAvg0AIAMAAAAOACAsAAC-DQAgLQAAvQ0AIAElAADtDQAwAgAAAA4AICUAAL0NACACAAAAxQsAICUAALwNACAygAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmgUQALcJACGbBQEAlwkAIZ0FAQChCQAhnwVAALkJACGhBRAAtwkAIbEFQAC6CQAhuwUBAJcJACHkBQQA0AkAIYcGAQCXCQAhiQYBAKEJACGQBoAAAAABkgYBAKEJACGTBgEAlwkAIZQGAQCXCQAhlQYEANYJACGWBgQA1gkAIZcGAQCXCQAhmAYBAKEJACGZBgEAlwkAIZoGAQCXCQAhmwYEANYJACGcBiAAxwsAIZ0GAQChCQAhngYBAKEJACGfBgIAxQkAIaAGAQChCQAhoQZAALoJACGiBgEAoQkAIaMGBADQCQAhpAYCAMUJACGlBkAAugkAIaYGAQChCQAhpwZAALoJACGoBgEAoQkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGQAC6CQAhrQZAALoJACGuBgEAoQkAIa8GAQChCQAhsAYBAKEJACGxBgEAoQkAIbIGAQChCQAhOQkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAIBUAAM8LACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACE5CQAA2wsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZoFEAAAAAGbBQEAAAABnQUBAAAAAZ8FQAAAAAGhBRAAAAABsQVAAAAAAbsFAQAAAAHkBQQAAAABhwYBAAAAAYkGAQAAAAGQBoAAAAABkgYBAAAAAZMGAQAAAAGUBgEAAAABlQYEAAAAAZYGBAAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBgEAAAABmwYEAAAAAZwGIAAAAAGdBgEAAAABngYBAAAAAZ8GAgAAAAGgBgEAAAABoQZAAAAAAaIGAQAAAAGjBgQAAAABpAYCAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGAQAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBkAAAAABrQZAAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAAbEGAQAAAAGyBgEAAAABEAUAAKoMACCPBQEAAAABlwUBAAAAAZ8FQAAAAAGiBUAAAAABsgUBAAAAAcIFAQAAAAH2BQEAAAABtgYBAAAAAbcGAQAAAAG4BgAApgwAILkGAACnDAAgugYAAKgMACC7BkAAAAABvAZAAAAAAb0GQAAAAAECAAAABQAgLAAAyg0AIAMAAAAFACAsAADKDQAgLQAAyQ0AIAElAADsDQAwFQMAANEIACAFAACRCQAg_QQAAJAJADD-BAAAAwAQ_wQAAJAJADCPBQEA5wcAIZcFAQAAAAGYBQEA5wcAIZ8FQAD8BwAhogVAAIYIACGyBQEA5wcAIcIFAQAAAAH2BQEA6AcAIbYGAQDnBwAhtwYBAOcHACG4BgAA2ggAILkGAADaCAAgugYAANoIACC7BkAAhggAIbwGQACGCAAhvQZAAIYIACECAAAABQAgJQAAyQ0AIAIAAADHDQAgJQAAyA0AIBP9BAAAxg0AMP4EAADHDQAQ_wQAAMYNADCPBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhsgUBAOcHACHCBQEA5wcAIfYFAQDoBwAhtgYBAOcHACG3BgEA5wcAIbgGAADaCAAguQYAANoIACC6BgAA2ggAILsGQACGCAAhvAZAAIYIACG9BkAAhggAIRP9BAAAxg0AMP4EAADHDQAQ_wQAAMYNADCPBQEA5wcAIZcFAQDnBwAhmAUBAOcHACGfBUAA_AcAIaIFQACGCAAhsgUBAOcHACHCBQEA5wcAIfYFAQDoBwAhtgYBAOcHACG3BgEA5wcAIbgGAADaCAAguQYAANoIACC6BgAA2ggAILsGQACGCAAhvAZAAIYIACG9BkAAhggAIQ-PBQEAlwkAIZcFAQCXCQAhnwVAALkJACGiBUAAugkAIbIFAQCXCQAhwgUBAJcJACH2BQEAoQkAIbYGAQCXCQAhtwYBAJcJACG4BgAAlQwAILkGAACWDAAgugYAAJcMACC7BkAAugkAIbwGQAC6CQAhvQZAALoJACEQBQAAmQwAII8FAQCXCQAhlwUBAJcJACGfBUAAuQkAIaIFQAC6CQAhsgUBAJcJACHCBQEAlwkAIfYFAQChCQAhtgYBAJcJACG3BgEAlwkAIbgGAACVDAAguQYAAJYMACC6BgAAlwwAILsGQAC6CQAhvAZAALoJACG9BkAAugkAIRAFAACqDAAgjwUBAAAAAZcFAQAAAAGfBUAAAAABogVAAAAAAbIFAQAAAAHCBQEAAAAB9gUBAAAAAbYGAQAAAAG3BgEAAAABuAYAAKYMACC5BgAApwwAILoGAACoDAAguwZAAAAAAbwGQAAAAAG9BkAAAAABBCwAAL8NADDkBgAAwA0AMOYGAADCDQAg6gYAAMMNADAELAAAtg0AMOQGAAC3DQAw5gYAALkNACDqBgAAwQsAMAQsAACqDQAw5AYAAKsNADDmBgAArQ0AIOoGAACuDQAwBCwAAJ4NADDkBgAAnw0AMOYGAAChDQAg6gYAAKINADADLAAAmQ0AIOQGAACaDQAg6gYAAIMCACAELAAAjQ0AMOQGAACODQAw5gYAAJANACDqBgAAkQ0AMAQsAACBDQAw5AYAAIINADDmBgAAhA0AIOoGAACFDQAwBCwAAPUMADDkBgAA9gwAMOYGAAD4DAAg6gYAAPkMADAELAAA6QwAMOQGAADqDAAw5gYAAOwMACDqBgAA7QwAMAQsAADdDAAw5AYAAN4MADDmBgAA4AwAIOoGAADhDAAwBCwAANEMADDkBgAA0gwAMOYGAADUDAAg6gYAANUMADAELAAAxQwAMOQGAADGDAAw5gYAAMgMACDqBgAAyQwAMAAAAAABAwAArgsAIAAAAAAAAAAHCgAAgQsAIOwFAACbCQAg7gUAAJsJACDvBQAAmwkAIPEFAACbCQAg8gUAAJsJACD0BQAAmwkAIAABDQAAoQoAIAAHAwAArgsAIAgAANgNACCiBQAAmwkAIIkGAACbCQAgjgYAAJsJACCPBgAAmwkAIJAGAACbCQAgAAMMAACOCwAg_QUAAJsJACD-BQAAmwkAIAcDAACuCwAgBQAA6w0AIKIFAACbCQAg9gUAAJsJACC7BgAAmwkAILwGAACbCQAgvQYAAJsJACAAD48FAQAAAAGXBQEAAAABnwVAAAAAAaIFQAAAAAGyBQEAAAABwgUBAAAAAfYFAQAAAAG2BgEAAAABtwYBAAAAAbgGAACmDAAguQYAAKcMACC6BgAAqAwAILsGQAAAAAG8BkAAAAABvQZAAAAAATKABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGxBgEAAAABsgYBAAAAARCABQIAAAABjgUBAAAAAY8FAQAAAAGXBQEAAAABnwVAAAAAAaIFQAAAAAGHBgEAAAABiQYBAAAAAYoGQAAAAAGLBgEAAAABjAYQAAAAAY0GEAAAAAGOBgEAAAABjwYCAAAAAZAGgAAAAAGRBiAAAAABDIAFAgAAAAGOBQEAAAABjwUBAAAAAZcFAQAAAAGaBRAAAAABnwVAAAAAAawFAQAAAAGFBgEAAAABhwYBAAAAAYgGAQAAAAGJBgEAAAABigZAAAAAAQuABQIAAAABggUBAAAAAZcFAQAAAAGZBQEAAAABmgUQAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FEAAAAAGfBUAAAAABoAVAAAAAAQOABQIAAAABvgVAAAAAAb8FEAAAAAEHCAQAAAABjwUBAAAAAZ8FQAAAAAGzBQEAAAABggYEAAAAAYMGBAAAAAGEBoAAAAABBxSAAAAAARUEAAAAAY8FAQAAAAGfBUAAAAABgQYBAAAAAYIGBAAAAAGDBgQAAAABA48FAQAAAAG7BQEAAAABgAZAAAAAAQOPBQEAAAABvgVAAAAAAf8FBAAAAAEFggUBAAAAAcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGAACyDAAgIAcAAMsNACAIAADMDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAglwUBAAAAAZ8FQAAAAAGKBkAAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GAQAAAAHQBgEAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AZAAAAAAdUGQAAAAAHWBgIAAAABAgAAAAEAICwAAPcNACADAAAAZQAgLAAA9w0AIC0AAPsNACAiAAAAZQAgBwAAuQwAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAlAAD7DQAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhIAgAAMwNACAWAADNDQAgFwAAzg0AIBgAAM8NACAZAADQDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglwUBAAAAAZ8FQAAAAAGKBkAAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GAQAAAAHQBgEAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AZAAAAAAdUGQAAAAAHWBgIAAAABAgAAAAEAICwAAPwNACADmAUBAAAAAbQGAQAAAAG1BkAAAAABAwAAAGUAICwAAPwNACAtAACBDgAgIgAAAGUAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAgQ4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAIREDAACpDAAgjwUBAAAAAZcFAQAAAAGYBQEAAAABnwVAAAAAAaIFQAAAAAGyBQEAAAABwgUBAAAAAfYFAQAAAAG2BgEAAAABtwYBAAAAAbgGAACmDAAguQYAAKcMACC6BgAAqAwAILsGQAAAAAG8BkAAAAABvQZAAAAAAQIAAAAFACAsAACCDgAgAwAAAAMAICwAAIIOACAtAACGDgAgEwAAAAMAIAMAAJgMACAlAACGDgAgjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGiBUAAugkAIbIFAQCXCQAhwgUBAJcJACH2BQEAoQkAIbYGAQCXCQAhtwYBAJcJACG4BgAAlQwAILkGAACWDAAgugYAAJcMACC7BkAAugkAIbwGQAC6CQAhvQZAALoJACERAwAAmAwAII8FAQCXCQAhlwUBAJcJACGYBQEAlwkAIZ8FQAC5CQAhogVAALoJACGyBQEAlwkAIcIFAQCXCQAh9gUBAKEJACG2BgEAlwkAIbcGAQCXCQAhuAYAAJUMACC5BgAAlgwAILoGAACXDAAguwZAALoJACG8BkAAugkAIb0GQAC6CQAhIAcAAMsNACAIAADMDQAgFwAAzg0AIBgAAM8NACAZAADQDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglwUBAAAAAZ8FQAAAAAGKBkAAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GAQAAAAHQBgEAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AZAAAAAAdUGQAAAAAHWBgIAAAABAgAAAAEAICwAAIcOACA6AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGxBgEAAAABsgYBAAAAAQIAAAAOACAsAACJDgAgDp8FQAAAAAGhBQQAAAABvQUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABBqEFBAAAAAG9BQEAAAAB3AUCAAAAAd0FBAAAAAHeBRAAAAAB3wVAAAAAAQMEAQAAAAGfBUAAAAAB9gUBAAAAARIDAACGDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlwUBAAAAAZgFAQAAAAGfBUAAAAABogVAAAAAAYcGAQAAAAGJBgEAAAABigZAAAAAAYsGAQAAAAGMBhAAAAABjQYQAAAAAY4GAQAAAAGPBgIAAAABkAaAAAAAAZEGIAAAAAECAAAANQAgLAAAjg4AICAHAADLDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAACQDgAgAwAAABAAICwAAI4OACAtAACUDgAgFAAAABAAIAMAALsLACAlAACUDgAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlwUBAJcJACGYBQEAlwkAIZ8FQAC5CQAhogVAALoJACGHBgEAlwkAIYkGAQChCQAhigZAALkJACGLBgEAlwkAIYwGEAC3CQAhjQYQALcJACGOBgEAoQkAIY8GAgDFCQAhkAaAAAAAAZEGIADyCgAhEgMAALsLACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGXBQEAlwkAIZgFAQCXCQAhnwVAALkJACGiBUAAugkAIYcGAQCXCQAhiQYBAKEJACGKBkAAuQkAIYsGAQCXCQAhjAYQALcJACGNBhAAtwkAIY4GAQChCQAhjwYCAMUJACGQBoAAAAABkQYgAPIKACEygAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGXBQEAAAABmAUBAAAAAZoFEAAAAAGbBQEAAAABnQUBAAAAAZ8FQAAAAAGhBRAAAAABsQVAAAAAAbsFAQAAAAHkBQQAAAABhwYBAAAAAYkGAQAAAAGQBoAAAAABkgYBAAAAAZMGAQAAAAGUBgEAAAABlQYEAAAAAZYGBAAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBgEAAAABmwYEAAAAAZwGIAAAAAGdBgEAAAABngYBAAAAAZ8GAgAAAAGgBgEAAAABoQZAAAAAAaIGAQAAAAGjBgQAAAABpAYCAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGAQAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBkAAAAABrQZAAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAAbEGAQAAAAEDAAAADAAgLAAAiQ4AIC0AAJgOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAICUAAJgOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACGyBgEAoQkAIToDAADJCwAgCQAA2AsAIAoAAMoLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACEDAAAAZQAgLAAAkA4AIC0AAJsOACAiAAAAZQAgBwAAuQwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHgAAwwwAIB8AAMQMACAlAACbDgAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhIAcAALkMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhMoAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGyBgEAAAABAwAAAGUAICwAAIcOACAtAACfDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAnw4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAACgDgAgAwAAAGUAICwAAKAOACAtAACkDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAApA4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAAClDgAgAwAAAGUAICwAAKUOACAtAACpDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAqQ4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAACqDgAgAwAAAGUAICwAAKoOACAtAACuDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAArg4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAACvDgAgAwAAAGUAICwAAK8OACAtAACzDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAsw4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAAC0DgAgAwAAAGUAICwAALQOACAtAAC4DgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB4AAMMMACAfAADEDAAgJQAAuA4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAdAADUDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAAC5DgAgAwAAAGUAICwAALkOACAtAAC9DgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAfAADEDAAgJQAAvQ4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAIToDAADaCwAgCQAA2wsAIAoAANwLACARAADdCwAgEgAA3gsAIBQAAIUMACAVAADgCwAggAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGXBQEAAAABmAUBAAAAAZoFEAAAAAGbBQEAAAABnQUBAAAAAZ8FQAAAAAGhBRAAAAABsQVAAAAAAbsFAQAAAAHkBQQAAAABhwYBAAAAAYkGAQAAAAGQBoAAAAABkgYBAAAAAZMGAQAAAAGUBgEAAAABlQYEAAAAAZYGBAAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBgEAAAABmwYEAAAAAZwGIAAAAAGdBgEAAAABngYBAAAAAZ8GAgAAAAGgBgEAAAABoQZAAAAAAaIGAQAAAAGjBgQAAAABpAYCAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGAQAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBkAAAAABrQZAAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAAbEGAQAAAAGyBgEAAAABAgAAAA4AICwAAL4OACADAAAADAAgLAAAvg4AIC0AAMIOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACAUAADOCwAgFQAAzwsAICUAAMIOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACGyBgEAoQkAIToDAADJCwAgCQAA2AsAIAoAAMoLACARAADLCwAgEgAAzAsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACE6AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlwUBAAAAAZgFAQAAAAGaBRAAAAABmwUBAAAAAZ0FAQAAAAGfBUAAAAABoQUQAAAAAbEFQAAAAAG7BQEAAAAB5AUEAAAAAYcGAQAAAAGJBgEAAAABkAaAAAAAAZIGAQAAAAGTBgEAAAABlAYBAAAAAZUGBAAAAAGWBgQAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgYBAAAAAZsGBAAAAAGcBiAAAAABnQYBAAAAAZ4GAQAAAAGfBgIAAAABoAYBAAAAAaEGQAAAAAGiBgEAAAABowYEAAAAAaQGAgAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBgEAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAZAAAAAAa0GQAAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAGxBgEAAAABsgYBAAAAAQIAAAAOACAsAADDDgAgAwAAAAwAICwAAMMOACAtAADHDgAgPAAAAAwAIAMAAMkLACAJAADYCwAgCgAAygsAIBEAAMsLACATAADNCwAgFAAAzgsAIBUAAM8LACAlAADHDgAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACE6AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBMAAM0LACAUAADOCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGXBQEAlwkAIZgFAQCXCQAhmgUQALcJACGbBQEAlwkAIZ0FAQChCQAhnwVAALkJACGhBRAAtwkAIbEFQAC6CQAhuwUBAJcJACHkBQQA0AkAIYcGAQCXCQAhiQYBAKEJACGQBoAAAAABkgYBAKEJACGTBgEAlwkAIZQGAQCXCQAhlQYEANYJACGWBgQA1gkAIZcGAQCXCQAhmAYBAKEJACGZBgEAlwkAIZoGAQCXCQAhmwYEANYJACGcBiAAxwsAIZ0GAQChCQAhngYBAKEJACGfBgIAxQkAIaAGAQChCQAhoQZAALoJACGiBgEAoQkAIaMGBADQCQAhpAYCAMUJACGlBkAAugkAIaYGAQChCQAhpwZAALoJACGoBgEAoQkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGQAC6CQAhrQZAALoJACGuBgEAoQkAIa8GAQChCQAhsAYBAKEJACGxBgEAoQkAIbIGAQChCQAhDp8FQAAAAAGhBQQAAAABswUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABOgMAANoLACAJAADbCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAbIGAQAAAAECAAAADgAgLAAAyQ4AIA6ABQIAAAABggUBAAAAAZcFAQAAAAGfBUAAAAAB6wUEAAAAAewFAQAAAAHtBQQAAAAB7gVAAAAAAe8FEAAAAAHwBSAAAAAB8QUQAAAAAfIFQAAAAAHzBSAAAAAB9AVAAAAAAQIAAAChAwAgLAAAyw4AIAOABQIAAAABuwUBAAAAAbwFQAAAAAEFswUBAAAAAdwFAgAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAEDAAAADAAgLAAAyQ4AIC0AANEOACA8AAAADAAgAwAAyQsAIAkAANgLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAICUAANEOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACGyBgEAoQkAIToDAADJCwAgCQAA2AsAIBEAAMsLACASAADMCwAgEwAAzQsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACEDAAAApAMAICwAAMsOACAtAADUDgAgEAAAAKQDACAlAADUDgAggAUCAJgJACGCBQEAlwkAIZcFAQCXCQAhnwVAALkJACHrBQQA1gkAIewFAQChCQAh7QUEANYJACHuBUAAugkAIe8FEAC4CQAh8AUgAPIKACHxBRAAuAkAIfIFQAC6CQAh8wUgAPIKACH0BUAAugkAIQ6ABQIAmAkAIYIFAQCXCQAhlwUBAJcJACGfBUAAuQkAIesFBADWCQAh7AUBAKEJACHtBQQA1gkAIe4FQAC6CQAh7wUQALgJACHwBSAA8goAIfEFEAC4CQAh8gVAALoJACHzBSAA8goAIfQFQAC6CQAhOgMAANoLACAJAADbCwAgCgAA3AsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZcFAQAAAAGYBQEAAAABmgUQAAAAAZsFAQAAAAGdBQEAAAABnwVAAAAAAaEFEAAAAAGxBUAAAAABuwUBAAAAAeQFBAAAAAGHBgEAAAABiQYBAAAAAZAGgAAAAAGSBgEAAAABkwYBAAAAAZQGAQAAAAGVBgQAAAABlgYEAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGAQAAAAGbBgQAAAABnAYgAAAAAZ0GAQAAAAGeBgEAAAABnwYCAAAAAaAGAQAAAAGhBkAAAAABogYBAAAAAaMGBAAAAAGkBgIAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAYBAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGQAAAAAGtBkAAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABsQYBAAAAAbIGAQAAAAECAAAADgAgLAAA1Q4AIBMLAADeCgAgDAAA3woAIA4AAOAKACAPAADhCgAgnwVAAAAAAaEFBAAAAAGzBQEAAAABvQUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABAgAAABYAICwAANcOACADAAAADAAgLAAA1Q4AIC0AANsOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAICUAANsOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZoFEAC3CQAhmwUBAJcJACGdBQEAoQkAIZ8FQAC5CQAhoQUQALcJACGxBUAAugkAIbsFAQCXCQAh5AUEANAJACGHBgEAlwkAIYkGAQChCQAhkAaAAAAAAZIGAQChCQAhkwYBAJcJACGUBgEAlwkAIZUGBADWCQAhlgYEANYJACGXBgEAlwkAIZgGAQChCQAhmQYBAJcJACGaBgEAlwkAIZsGBADWCQAhnAYgAMcLACGdBgEAoQkAIZ4GAQChCQAhnwYCAMUJACGgBgEAoQkAIaEGQAC6CQAhogYBAKEJACGjBgQA0AkAIaQGAgDFCQAhpQZAALoJACGmBgEAoQkAIacGQAC6CQAhqAYBAKEJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBkAAugkAIa0GQAC6CQAhrgYBAKEJACGvBgEAoQkAIbAGAQChCQAhsQYBAKEJACGyBgEAoQkAIToDAADJCwAgCQAA2AsAIAoAAMoLACASAADMCwAgEwAAzQsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZcFAQCXCQAhmAUBAJcJACGaBRAAtwkAIZsFAQCXCQAhnQUBAKEJACGfBUAAuQkAIaEFEAC3CQAhsQVAALoJACG7BQEAlwkAIeQFBADQCQAhhwYBAJcJACGJBgEAoQkAIZAGgAAAAAGSBgEAoQkAIZMGAQCXCQAhlAYBAJcJACGVBgQA1gkAIZYGBADWCQAhlwYBAJcJACGYBgEAoQkAIZkGAQCXCQAhmgYBAJcJACGbBgQA1gkAIZwGIADHCwAhnQYBAKEJACGeBgEAoQkAIZ8GAgDFCQAhoAYBAKEJACGhBkAAugkAIaIGAQChCQAhowYEANAJACGkBgIAxQkAIaUGQAC6CQAhpgYBAKEJACGnBkAAugkAIagGAQChCQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAZAALoJACGtBkAAugkAIa4GAQChCQAhrwYBAKEJACGwBgEAoQkAIbEGAQChCQAhsgYBAKEJACEDAAAAFAAgLAAA1w4AIC0AAN4OACAVAAAAFAAgCwAAvAoAIAwAAL0KACAOAAC-CgAgDwAAvwoAICUAAN4OACCfBUAAuQkAIaEFBADWCQAhswUBAKEJACG9BQEAlwkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACETCwAAvAoAIAwAAL0KACAOAAC-CgAgDwAAvwoAIJ8FQAC5CQAhoQUEANYJACGzBQEAoQkAIb0FAQCXCQAh0gUBAJcJACHbBUAAuQkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIeAFAQCXCQAh4QUBAKEJACHiBQEAoQkAIeMFEAC4CQAh5AUEANAJACHlBUAAugkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJcFAQAAAAGfBUAAAAABigZAAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBgEAAAAB0AYBAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGQAAAAAHVBkAAAAAB1gYCAAAAAQIAAAABACAsAADfDgAgAwAAAGUAICwAAN8OACAtAADjDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAA4w4AIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJcFAQCXCQAhnwVAALkJACGKBkAAuQkAIcUGAQCXCQAhxgYBAJcJACHHBgEAlwkAIcgGAQChCQAhyQYBAKEJACHKBgEAoQkAIcsGAQChCQAhzAZAALoJACHNBkAAugkAIc4GQAC6CQAhzwYBAJcJACHQBgEAlwkAIdEGQAC6CQAh0gZAALoJACHTBgEAoQkAIdQGQAC6CQAh1QZAALoJACHWBgIAmAkAIRMLAADeCgAgDAAA3woAIA4AAOAKACAQAADiCgAgnwVAAAAAAaEFBAAAAAGzBQEAAAABvQUBAAAAAdIFAQAAAAHbBUAAAAAB3QUEAAAAAd4FEAAAAAHfBUAAAAAB4AUBAAAAAeEFAQAAAAHiBQEAAAAB4wUQAAAAAeQFBAAAAAHlBUAAAAABAgAAABYAICwAAOQOACADAAAAFAAgLAAA5A4AIC0AAOgOACAVAAAAFAAgCwAAvAoAIAwAAL0KACAOAAC-CgAgEAAAwAoAICUAAOgOACCfBUAAuQkAIaEFBADWCQAhswUBAKEJACG9BQEAlwkAIdIFAQCXCQAh2wVAALkJACHdBQQA0AkAId4FEAC4CQAh3wVAALoJACHgBQEAlwkAIeEFAQChCQAh4gUBAKEJACHjBRAAuAkAIeQFBADQCQAh5QVAALoJACETCwAAvAoAIAwAAL0KACAOAAC-CgAgEAAAwAoAIJ8FQAC5CQAhoQUEANYJACGzBQEAoQkAIb0FAQCXCQAh0gUBAJcJACHbBUAAuQkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIeAFAQCXCQAh4QUBAKEJACHiBQEAoQkAIeMFEAC4CQAh5AUEANAJACHlBUAAugkAIQHDBUAAAAABCwkAAJMKACCaAwAAkgoAIJcFAQAAAAGYBQEAAAABwwVAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFAQAAAAHKBYAAAAABywUBAAAAAQIAAAD6BAAgLAAA6g4AIAMAAACGBQAgLAAA6g4AIC0AAO4OACANAAAAhgUAIAkAAPoJACAlAADuDgAgmgMAAPkJACCXBQEAlwkAIZgFAQChCQAhwwVAALkJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBQEAlwkAIcoFgAAAAAHLBQEAoQkAIQsJAAD6CQAgmgMAAPkJACCXBQEAlwkAIZgFAQChCQAhwwVAALkJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBQEAlwkAIcoFgAAAAAHLBQEAoQkAIQsJAACTCgAgmQMAAJEKACCXBQEAAAABmAUBAAAAAcMFQAAAAAHGBQEAAAABxwUBAAAAAcgFAQAAAAHJBQEAAAABygWAAAAAAcsFAQAAAAECAAAA-gQAICwAAO8OACADAAAAhgUAICwAAO8OACAtAADzDgAgDQAAAIYFACAJAAD6CQAgJQAA8w4AIJkDAAD4CQAglwUBAJcJACGYBQEAoQkAIcMFQAC5CQAhxgUBAJcJACHHBQEAlwkAIcgFAQCXCQAhyQUBAJcJACHKBYAAAAABywUBAKEJACELCQAA-gkAIJkDAAD4CQAglwUBAJcJACGYBQEAoQkAIcMFQAC5CQAhxgUBAJcJACHHBQEAlwkAIcgFAQCXCQAhyQUBAJcJACHKBYAAAAABywUBAKEJACELmQMAAJEKACCaAwAAkgoAIJcFAQAAAAGYBQEAAAABwwVAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFAQAAAAHKBYAAAAABywUBAAAAAQIAAAD6BAAgLAAA9A4AIAMAAACGBQAgLAAA9A4AIC0AAPgOACANAAAAhgUAICUAAPgOACCZAwAA-AkAIJoDAAD5CQAglwUBAJcJACGYBQEAoQkAIcMFQAC5CQAhxgUBAJcJACHHBQEAlwkAIcgFAQCXCQAhyQUBAJcJACHKBYAAAAABywUBAKEJACELmQMAAPgJACCaAwAA-QkAIJcFAQCXCQAhmAUBAKEJACHDBUAAuQkAIcYFAQCXCQAhxwUBAJcJACHIBQEAlwkAIckFAQCXCQAhygWAAAAAAcsFAQChCQAhEwsAAN4KACAMAADfCgAgDwAA4QoAIBAAAOIKACCfBUAAAAABoQUEAAAAAbMFAQAAAAG9BQEAAAAB0gUBAAAAAdsFQAAAAAHdBQQAAAAB3gUQAAAAAd8FQAAAAAHgBQEAAAAB4QUBAAAAAeIFAQAAAAHjBRAAAAAB5AUEAAAAAeUFQAAAAAECAAAAFgAgLAAA-Q4AIAMAAAAUACAsAAD5DgAgLQAA_Q4AIBUAAAAUACALAAC8CgAgDAAAvQoAIA8AAL8KACAQAADACgAgJQAA_Q4AIJ8FQAC5CQAhoQUEANYJACGzBQEAoQkAIb0FAQCXCQAh0gUBAJcJACHbBUAAuQkAId0FBADQCQAh3gUQALgJACHfBUAAugkAIeAFAQCXCQAh4QUBAKEJACHiBQEAoQkAIeMFEAC4CQAh5AUEANAJACHlBUAAugkAIRMLAAC8CgAgDAAAvQoAIA8AAL8KACAQAADACgAgnwVAALkJACGhBQQA1gkAIbMFAQChCQAhvQUBAJcJACHSBQEAlwkAIdsFQAC5CQAh3QUEANAJACHeBRAAuAkAId8FQAC6CQAh4AUBAJcJACHhBQEAoQkAIeIFAQChCQAh4wUQALgJACHkBQQA0AkAIeUFQAC6CQAhIAcAAMsNACAIAADMDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglwUBAAAAAZ8FQAAAAAGKBkAAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GAQAAAAHQBgEAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AZAAAAAAdUGQAAAAAHWBgIAAAABAgAAAAEAICwAAP4OACADAAAAZQAgLAAA_g4AIC0AAIIPACAiAAAAZQAgBwAAuQwAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHgAAwwwAIB8AAMQMACAlAACCDwAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAglwUBAJcJACGfBUAAuQkAIYoGQAC5CQAhxQYBAJcJACHGBgEAlwkAIccGAQCXCQAhyAYBAKEJACHJBgEAoQkAIcoGAQChCQAhywYBAKEJACHMBkAAugkAIc0GQAC6CQAhzgZAALoJACHPBgEAlwkAIdAGAQCXCQAh0QZAALoJACHSBkAAugkAIdMGAQChCQAh1AZAALoJACHVBkAAugkAIdYGAgCYCQAhAoEFAQAAAAGCBQEAAAABBoAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgUBAAAAAQIAAACkBwAgLAAAhA8AIAMAAACsBwAgLAAAhA8AIC0AAIgPACAIAAAArAcAICUAAIgPACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhkgUBAKEJACEGgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZIFAQChCQAhDQYAGwcGAggPBRY2Bhc6Ehg8ExlAFBpEFRtIFhxMFx1QGB5UGR9YGgMDAAEFCgMGAAQBBAACAQULAAkDAAEGABEJEQYKFwgRJw0SKw8TLRAULgUVLwUDAwABBgAHCBIFAQgTAAYGAA4LAAkMGgUOHgsPIAwQJA0CBgAKChgIAQoZAAENAAgBDQAIAgwABQ0ACAIOJQAQJgABDAAFAQwABQQKMAARMQASMgAVMwABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAELB1kACFoAFlsAF1wAGV0AGl4AG18AHGAAHWEAHmIAH2MAAAAABQYAIDIAITMAIjQAIzUAJAAAAAAABQYAIDIAITMAIjQAIzUAJAEDAAEBAwABBQYAKTIAKjMAKzQALDUALQAAAAAABQYAKTIAKjMAKzQALDUALQEDAAEBAwABAwYAMjQAMzUANAAAAAMGADI0ADM1ADQBBAACAQQAAgMGADk0ADo1ADsAAAADBgA5NAA6NQA7AwMAAQnHAQYUyAEFAwMAAQnOAQYUzwEFBQYAQDIAQTMAQjQAQzUARAAAAAAABQYAQDIAQTMAQjQAQzUARAEDAAEBAwABBQYASTIASjMASzQATDUATQAAAAAABQYASTIASjMASzQATDUATQEDAAEBAwABBQYAUjIAUzMAVDQAVTUAVgAAAAAABQYAUjIAUzMAVDQAVTUAVgEDAAEBAwABAwYAWzQAXDUAXQAAAAMGAFs0AFw1AF0BAwABAQMAAQUGAGIyAGMzAGQ0AGU1AGYAAAAAAAUGAGIyAGMzAGQ0AGU1AGYBAwABAQMAAQUGAGsyAGwzAG00AG41AG8AAAAAAAUGAGsyAGwzAG00AG41AG8BAwABAQMAAQMGAHQ0AHU1AHYAAAADBgB0NAB1NQB2AQMAAQEDAAEFBgB7MgB8MwB9NAB-NQB_AAAAAAAFBgB7MgB8MwB9NAB-NQB_AQwABQEMAAUFBgCEATIAhQEzAIYBNACHATUAiAEAAAAAAAUGAIQBMgCFATMAhgE0AIcBNQCIAQEMAAUBDAAFAwYAjQE0AI4BNQCPAQAAAAMGAI0BNACOATUAjwEAAAUGAJQBMgCVATMAlgE0AJcBNQCYAQAAAAAABQYAlAEyAJUBMwCWATQAlwE1AJgBAAAABQYAngEyAJ8BMwCgATQAoQE1AKIBAAAAAAAFBgCeATIAnwEzAKABNAChATUAogEAAAAFBgCoATIAqQEzAKoBNACrATUArAEAAAAAAAUGAKgBMgCpATMAqgE0AKsBNQCsAQILAAkM9gMFAgsACQz8AwUFBgCxATIAsgEzALMBNAC0ATUAtQEAAAAAAAUGALEBMgCyATMAswE0ALQBNQC1AQIMAAUNAAgCDAAFDQAIBQYAugEyALsBMwC8ATQAvQE1AL4BAAAAAAAFBgC6ATIAuwEzALwBNAC9ATUAvgEAAAAFBgDEATIAxQEzAMYBNADHATUAyAEAAAAAAAUGAMQBMgDFATMAxgE0AMcBNQDIAQEDAAEBAwABBQYAzQEyAM4BMwDPATQA0AE1ANEBAAAAAAAFBgDNATIAzgEzAM8BNADQATUA0QEBDQAIAQ0ACAUGANYBMgDXATMA2AE0ANkBNQDaAQAAAAAABQYA1gEyANcBMwDYATQA2QE1ANoBAAAAAwYA4AE0AOEBNQDiAQAAAAMGAOABNADhATUA4gEEBgDoAQmDBecBmQP9BOUBmgOBBeYBAZgDAOQBAZgDAOQBAZgDAOQBAZoDhAUAAAADBgDsATQA7QE1AO4BAAAAAwYA7AE0AO0BNQDuAQAAAAUGAPQBMgD1ATMA9gE0APcBNQD4AQAAAAAABQYA9AEyAPUBMwD2ATQA9wE1APgBAZgDAOQBAZgDAOQBAwYA_QE0AP4BNQD_AQAAAAMGAP0BNAD-ATUA_wEBmAMA5AEBmAMA5AEDBgCEAjQAhQI1AIYCAAAAAwYAhAI0AIUCNQCGAgGYAwDkAQGYAwDkAQUGAIsCMgCMAjMAjQI0AI4CNQCPAgAAAAAABQYAiwIyAIwCMwCNAjQAjgI1AI8CAAAABQYAlQIyAJYCMwCXAjQAmAI1AJkCAAAAAAAFBgCVAjIAlgIzAJcCNACYAjUAmQIBDQAIAQ0ACAUGAJ4CMgCfAjMAoAI0AKECNQCiAgAAAAAABQYAngIyAJ8CMwCgAjQAoQI1AKICAAAABQYAqAIyAKkCMwCqAjQAqwI1AKwCAAAAAAAFBgCoAjIAqQIzAKoCNACrAjUArAIAAAAFBgCyAjIAswIzALQCNAC1AjUAtgIAAAAAAAUGALICMgCzAjMAtAI0ALUCNQC2AgAAAAUGALwCMgC9AjMAvgI0AL8CNQDAAgAAAAAABQYAvAIyAL0CMwC-AjQAvwI1AMACAAAAAwYAxgI0AMcCNQDIAgAAAAMGAMYCNADHAjUAyAIBAwABAQMAAQUGAM0CMgDOAjMAzwI0ANACNQDRAgAAAAAABQYAzQIyAM4CMwDPAjQA0AI1ANECAgYA1QLcBKkH1AIB2wQA0wIB3ASqBwAAAAUGANkCMgDaAjMA2wI0ANwCNQDdAgAAAAAABQYA2QIyANoCMwDbAjQA3AI1AN0CAdsEANMCAdsEANMCBQYA4gIyAOMCMwDkAjQA5QI1AOYCAAAAAAAFBgDiAjIA4wIzAOQCNADlAjUA5gIgAgEhZAEiZwEjaAEkaQEmawEnbRwobh0pcAEqchwrcx4udAEvdQEwdhw2eR83eiU4exo5fBo6fRo7fho8fxo9gQEaPoMBHD-EASZAhgEaQYgBHEKJASdDigEaRIsBGkWMARxGjwEoR5ABLkiRAQJJkgECSpMBAkuUAQJMlQECTZcBAk6ZARxPmgEvUJwBAlGeARxSnwEwU6ABAlShAQJVogEcVqUBMVemATVYpwEDWagBA1qpAQNbqgEDXKsBA12tAQNerwEcX7ABNmCyAQNhtAEcYrUBN2O2AQNktwEDZbgBHGa7AThnvAE8aL0BBWm-AQVqvwEFa8ABBWzBAQVtwwEFbsUBHG_GAT1wygEFccwBHHLNAT5z0AEFdNEBBXXSARx21QE_d9YBRXjXAQZ52AEGetkBBnvaAQZ82wEGfd0BBn7fARx_4AFGgAHiAQaBAeQBHIIB5QFHgwHmAQaEAecBBoUB6AEchgHrAUiHAewBTogB7QESiQHuARKKAe8BEosB8AESjAHxARKNAfMBEo4B9QEcjwH2AU-QAfgBEpEB-gEckgH7AVCTAfwBEpQB_QESlQH-ARyWAYECUZcBggJXmAGEAhOZAYUCE5oBhwITmwGIAhOcAYkCE50BiwITngGNAhyfAY4CWKABkAIToQGSAhyiAZMCWaMBlAITpAGVAhOlAZYCHKYBmQJapwGaAl6oAZsCFqkBnAIWqgGdAharAZ4CFqwBnwIWrQGhAhauAaMCHK8BpAJfsAGmAhaxAagCHLIBqQJgswGqAha0AasCFrUBrAIctgGvAmG3AbACZ7gBsQIXuQGyAhe6AbMCF7sBtAIXvAG1Ahe9AbcCF74BuQIcvwG6AmjAAbwCF8EBvgIcwgG_AmnDAcACF8QBwQIXxQHCAhzGAcUCascBxgJwyAHHAhjJAcgCGMoByQIYywHKAhjMAcsCGM0BzQIYzgHPAhzPAdACcdAB0gIY0QHUAhzSAdUCctMB1gIY1AHXAhjVAdgCHNYB2wJz1wHcAnfYAd0CGdkB3gIZ2gHfAhnbAeACGdwB4QIZ3QHjAhneAeUCHN8B5gJ44AHoAhnhAeoCHOIB6wJ54wHsAhnkAe0CGeUB7gIc5gHxAnrnAfICgAHoAfQCEOkB9QIQ6gH3AhDrAfgCEOwB-QIQ7QH7AhDuAf0CHO8B_gKBAfABgAMQ8QGCAxzyAYMDggHzAYQDEPQBhQMQ9QGGAxz2AYkDgwH3AYoDiQH4AYsDD_kBjAMP-gGNAw_7AY4DD_wBjwMP_QGRAw_-AZMDHP8BlAOKAYAClgMPgQKYAxyCApkDiwGDApoDD4QCmwMPhQKcAxyGAp8DjAGHAqADkAGIAqIDCYkCowMJigKmAwmLAqcDCYwCqAMJjQKqAwmOAqwDHI8CrQORAZACrwMJkQKxAxySArIDkgGTArMDCZQCtAMJlQK1AxyWArgDkwGXArkDmQGYArsDmgGZArwDmgGaAr8DmgGbAsADmgGcAsEDmgGdAsMDmgGeAsUDHJ8CxgObAaACyAOaAaECygMcogLLA5wBowLMA5oBpALNA5oBpQLOAxymAtEDnQGnAtIDowGoAtQDpAGpAtUDpAGqAtgDpAGrAtkDpAGsAtoDpAGtAtwDpAGuAt4DHK8C3wOlAbAC4QOkAbEC4wMcsgLkA6YBswLlA6QBtALmA6QBtQLnAxy2AuoDpwG3AusDrQG4AuwDCLkC7QMIugLuAwi7Au8DCLwC8AMIvQLyAwi-AvQDHL8C9QOuAcAC-AMIwQL6AxzCAvsDrwHDAv0DCMQC_gMIxQL_AxzGAoIEsAHHAoMEtgHIAoQEDckChQQNygKGBA3LAocEDcwCiAQNzQKKBA3OAowEHM8CjQS3AdACjwQN0QKRBBzSApIEuAHTApMEDdQClAQN1QKVBBzWApgEuQHXApkEvwHYApsEwAHZApwEwAHaAp8EwAHbAqAEwAHcAqEEwAHdAqMEwAHeAqUEHN8CpgTBAeACqATAAeECqgQc4gKrBMIB4wKsBMAB5AKtBMAB5QKuBBzmArEEwwHnArIEyQHoArMEFekCtAQV6gK1BBXrArYEFewCtwQV7QK5BBXuArsEHO8CvATKAfACvgQV8QLABBzyAsEEywHzAsIEFfQCwwQV9QLEBBz2AscEzAH3AsgE0gH4AsoEDPkCywQM-gLNBAz7As4EDPwCzwQM_QLRBAz-AtMEHP8C1ATTAYAD1gQMgQPYBByCA9kE1AGDA9oEDIQD2wQMhQPcBByGA98E1QGHA-AE2wGIA-IE3AGJA-ME3AGKA-YE3AGLA-cE3AGMA-gE3AGNA-oE3AGOA-wEHI8D7QTdAZAD7wTcAZED8QQckgPyBN4BkwPzBNwBlAP0BNwBlQP1BByWA_gE3wGXA_kE4wGbA_sE5AGcA4UF5AGdA4gF5AGeA4kF5AGfA4oF5AGgA4wF5AGhA44FHKIDjwXpAaMDkQXkAaQDkwUcpQOUBeoBpgOVBeQBpwOWBeQBqAOXBRypA5oF6wGqA5sF7wGrA50F8AGsA54F8AGtA6EF8AGuA6IF8AGvA6MF8AGwA6UF8AGxA6cFHLIDqAXxAbMDqgXwAbQDrAUctQOtBfIBtgOuBfABtwOvBfABuAOwBRy5A7MF8wG6A7QF-QG7A7YF5QG8A7cF5QG9A7kF5QG-A7oF5QG_A7sF5QHAA70F5QHBA78FHMIDwAX6AcMDwgXlAcQDxAUcxQPFBfsBxgPGBeUBxwPHBeUByAPIBRzJA8sF_AHKA8wFgALLA80F5gHMA84F5gHNA88F5gHOA9AF5gHPA9EF5gHQA9MF5gHRA9UFHNID1gWBAtMD2AXmAdQD2gUc1QPbBYIC1gPcBeYB1wPdBeYB2APeBRzZA-EFgwLaA-IFhwLbA-QF5wHcA-UF5wHdA-cF5wHeA-gF5wHfA-kF5wHgA-sF5wHhA-0FHOID7gWIAuMD8AXnAeQD8gUc5QPzBYkC5gP0BecB5wP1BecB6AP2BRzpA_kFigLqA_oFkALrA_wFkQLsA_0FkQLtA4AGkQLuA4EGkQLvA4IGkQLwA4QGkQLxA4YGHPIDhwaSAvMDiQaRAvQDiwYc9QOMBpMC9gONBpEC9wOOBpEC-AOPBhz5A5IGlAL6A5MGmgL7A5QGC_wDlQYL_QOWBgv-A5cGC_8DmAYLgASaBguBBJwGHIIEnQabAoMEnwYLhAShBhyFBKIGnAKGBKMGC4cEpAYLiASlBhyJBKgGnQKKBKkGowKLBKsGpAKMBKwGpAKNBK8GpAKOBLAGpAKPBLEGpAKQBLMGpAKRBLUGHJIEtgalApMEuAakApQEugYclQS7BqYClgS8BqQClwS9BqQCmAS-BhyZBMEGpwKaBMIGrQKbBMQGrgKcBMUGrgKdBMgGrgKeBMkGrgKfBMoGrgKgBMwGrgKhBM4GHKIEzwavAqME0QauAqQE0wYcpQTUBrACpgTVBq4CpwTWBq4CqATXBhypBNoGsQKqBNsGtwKrBN0GuAKsBN4GuAKtBOEGuAKuBOIGuAKvBOMGuAKwBOUGuAKxBOcGHLIE6Aa5ArME6ga4ArQE7AYctQTtBroCtgTuBrgCtwTvBrgCuATwBhy5BPMGuwK6BPQGwQK7BPYGwgK8BPcGwgK9BPoGwgK-BPsGwgK_BPwGwgLABP4GwgLBBIAHHMIEgQfDAsMEgwfCAsQEhQccxQSGB8QCxgSHB8ICxwSIB8ICyASJBxzJBIwHxQLKBI0HyQLLBI4HFMwEjwcUzQSQBxTOBJEHFM8EkgcU0ASUBxTRBJYHHNIElwfKAtMEmQcU1ASbBxzVBJwHywLWBJ0HFNcEngcU2ASfBxzZBKIHzALaBKMH0gLdBKUH0wLeBKsH0wLfBK4H0wLgBK8H0wLhBLAH0wLiBLIH0wLjBLQHHOQEtQfWAuUEtwfTAuYEuQcc5wS6B9cC6AS7B9MC6QS8B9MC6gS9BxzrBMAH2ALsBMEH3gLtBMIH1ALuBMMH1ALvBMQH1ALwBMUH1ALxBMYH1ALyBMgH1ALzBMoHHPQEywffAvUEzQfUAvYEzwcc9wTQB-AC-ATRB9QC-QTSB9QC-gTTBxz7BNYH4QL8BNcH5wI"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.js"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.js");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_small_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// packages/database/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AttemptScalarFieldEnum: () => AttemptScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  AuditLinkScalarFieldEnum: () => AuditLinkScalarFieldEnum,
  AuditPersonalScalarFieldEnum: () => AuditPersonalScalarFieldEnum,
  AuditUnchainedScalarFieldEnum: () => AuditUnchainedScalarFieldEnum,
  BundledPaymentScalarFieldEnum: () => BundledPaymentScalarFieldEnum,
  ChainResetScalarFieldEnum: () => ChainResetScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeliveryAttemptScalarFieldEnum: () => DeliveryAttemptScalarFieldEnum,
  DeliveryScalarFieldEnum: () => DeliveryScalarFieldEnum,
  EventScalarFieldEnum: () => EventScalarFieldEnum,
  FaucetRequestScalarFieldEnum: () => FaucetRequestScalarFieldEnum,
  GasSpentInAllScalarFieldEnum: () => GasSpentInAllScalarFieldEnum,
  GasSpentScalarFieldEnum: () => GasSpentScalarFieldEnum,
  GasSpentUnapprovedScalarFieldEnum: () => GasSpentUnapprovedScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KnownChainScalarFieldEnum: () => KnownChainScalarFieldEnum,
  KnownTokenScalarFieldEnum: () => KnownTokenScalarFieldEnum,
  LaneScalarFieldEnum: () => LaneScalarFieldEnum,
  ListedResourceScalarFieldEnum: () => ListedResourceScalarFieldEnum,
  ListingHostScalarFieldEnum: () => ListingHostScalarFieldEnum,
  MerchantScalarFieldEnum: () => MerchantScalarFieldEnum,
  MerchantWalletScalarFieldEnum: () => MerchantWalletScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  PauseScalarFieldEnum: () => PauseScalarFieldEnum,
  PayerRevertScalarFieldEnum: () => PayerRevertScalarFieldEnum,
  PaymentCheckpointScalarFieldEnum: () => PaymentCheckpointScalarFieldEnum,
  PaymentLinkScalarFieldEnum: () => PaymentLinkScalarFieldEnum,
  PaymentPayerDayScalarFieldEnum: () => PaymentPayerDayScalarFieldEnum,
  PaymentPayerScalarFieldEnum: () => PaymentPayerScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RefillScalarFieldEnum: () => RefillScalarFieldEnum,
  RefundCheckpointScalarFieldEnum: () => RefundCheckpointScalarFieldEnum,
  RegisteredOriginScalarFieldEnum: () => RegisteredOriginScalarFieldEnum,
  SettlerScalarFieldEnum: () => SettlerScalarFieldEnum,
  SortOrder: () => SortOrder,
  SponsorshipScalarFieldEnum: () => SponsorshipScalarFieldEnum,
  Sql: () => Sql2,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TransactionScalarFieldEnum: () => TransactionScalarFieldEnum,
  UsedSignInNonceScalarFieldEnum: () => UsedSignInNonceScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
var runtime2 = __toESM(require("@prisma/client/runtime/client"));
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Merchant: "Merchant",
  MerchantWallet: "MerchantWallet",
  ApiKey: "ApiKey",
  RegisteredOrigin: "RegisteredOrigin",
  Payment: "Payment",
  PaymentLink: "PaymentLink",
  ListedResource: "ListedResource",
  ListingHost: "ListingHost",
  PaymentCheckpoint: "PaymentCheckpoint",
  RefundCheckpoint: "RefundCheckpoint",
  PaymentPayer: "PaymentPayer",
  PaymentPayerDay: "PaymentPayerDay",
  Sponsorship: "Sponsorship",
  IdempotencyKey: "IdempotencyKey",
  Lane: "Lane",
  ChainReset: "ChainReset",
  Settler: "Settler",
  Transaction: "Transaction",
  BundledPayment: "BundledPayment",
  Attempt: "Attempt",
  GasSpent: "GasSpent",
  Refill: "Refill",
  Pause: "Pause",
  AuditEntry: "AuditEntry",
  GasSpentUnapproved: "GasSpentUnapproved",
  AuditPersonal: "AuditPersonal",
  AuditUnchained: "AuditUnchained",
  AuditLink: "AuditLink",
  GasSpentInAll: "GasSpentInAll",
  PayerRevert: "PayerRevert",
  Event: "Event",
  Delivery: "Delivery",
  DeliveryAttempt: "DeliveryAttempt",
  UsedSignInNonce: "UsedSignInNonce",
  FaucetRequest: "FaucetRequest",
  KnownChain: "KnownChain",
  KnownToken: "KnownToken"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var MerchantScalarFieldEnum = {
  id: "id",
  email: "email",
  walletAddress: "walletAddress",
  name: "name",
  website: "website",
  webhookUrl: "webhookUrl",
  webhookSecret: "webhookSecret",
  previousWebhookSecret: "previousWebhookSecret",
  previousSecretExpiresAt: "previousSecretExpiresAt",
  webhookDisabledAt: "webhookDisabledAt",
  webhookFailingSince: "webhookFailingSince",
  defaultToken: "defaultToken",
  defaultNetwork: "defaultNetwork",
  suspendedAt: "suspendedAt",
  approvedAt: "approvedAt",
  nextWalletAddress: "nextWalletAddress",
  nextWalletAnnouncedAt: "nextWalletAnnouncedAt",
  nextWalletAt: "nextWalletAt",
  walletChanges: "walletChanges",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var MerchantWalletScalarFieldEnum = {
  address: "address",
  merchantId: "merchantId",
  sinceAt: "sinceAt",
  acceptedUntil: "acceptedUntil",
  keyProvedAt: "keyProvedAt",
  provedChainIds: "provedChainIds"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  hash: "hash",
  prefix: "prefix",
  type: "type",
  environment: "environment",
  label: "label",
  lineage: "lineage",
  allowedOrigins: "allowedOrigins",
  scopes: "scopes",
  allowedIps: "allowedIps",
  lastUsedAt: "lastUsedAt",
  createdAt: "createdAt",
  revokedAt: "revokedAt",
  expiresAt: "expiresAt",
  validUntil: "validUntil"
};
var RegisteredOriginScalarFieldEnum = {
  keyId: "keyId",
  origin: "origin",
  merchantId: "merchantId",
  liveUntil: "liveUntil"
};
var PaymentScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  apiKeyId: "apiKeyId",
  environment: "environment",
  network: "network",
  chainId: "chainId",
  permit2: "permit2",
  payer: "payer",
  nonce: "nonce",
  tokenSymbol: "tokenSymbol",
  asset: "asset",
  amount: "amount",
  payTo: "payTo",
  spender: "spender",
  deadline: "deadline",
  validAfter: "validAfter",
  signature: "signature",
  resource: "resource",
  description: "description",
  metadata: "metadata",
  source: "source",
  bodyHash: "bodyHash",
  checkedAtBlock: "checkedAtBlock",
  payerHasCode: "payerHasCode",
  status: "status",
  failureCode: "failureCode",
  failureMessage: "failureMessage",
  txHash: "txHash",
  logIndex: "logIndex",
  blockNumber: "blockNumber",
  blockHash: "blockHash",
  blockTime: "blockTime",
  lateTxHash: "lateTxHash",
  lateBlock: "lateBlock",
  lateLogIndex: "lateLogIndex",
  watchOverAt: "watchOverAt",
  askerId: "askerId",
  askerUntil: "askerUntil",
  secondWaiterId: "secondWaiterId",
  secondWaiterUntil: "secondWaiterUntil",
  answeredAt: "answeredAt",
  preconfirmedAt: "preconfirmedAt",
  receivedAt: "receivedAt",
  verifiedAt: "verifiedAt",
  keyLineage: "keyLineage",
  idempotencyKey: "idempotencyKey",
  paymentIdentifier: "paymentIdentifier",
  linkId: "linkId",
  createdAt: "createdAt",
  endedAt: "endedAt",
  refundOf: "refundOf"
};
var PaymentLinkScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  environment: "environment",
  network: "network",
  chainId: "chainId",
  tokenSymbol: "tokenSymbol",
  title: "title",
  description: "description",
  minAmount: "minAmount",
  maxAmount: "maxAmount",
  redirectUrl: "redirectUrl",
  maxPayments: "maxPayments",
  expiresAt: "expiresAt",
  metadata: "metadata",
  active: "active",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var ListedResourceScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  environment: "environment",
  network: "network",
  chainId: "chainId",
  tokenSymbol: "tokenSymbol",
  host: "host",
  url: "url",
  method: "method",
  description: "description",
  amount: "amount",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var ListingHostScalarFieldEnum = {
  merchantId: "merchantId",
  host: "host",
  confirmedAt: "confirmedAt"
};
var PaymentCheckpointScalarFieldEnum = {
  merchantId: "merchantId",
  environment: "environment",
  createdAt: "createdAt",
  paymentId: "paymentId",
  payments: "payments",
  confirmed: "confirmed",
  failed: "failed",
  volumes: "volumes"
};
var RefundCheckpointScalarFieldEnum = {
  merchantId: "merchantId",
  environment: "environment",
  createdAt: "createdAt",
  refundId: "refundId",
  refunded: "refunded",
  refunds: "refunds",
  confirmed: "confirmed",
  failed: "failed"
};
var PaymentPayerScalarFieldEnum = {
  merchantId: "merchantId",
  environment: "environment",
  payer: "payer",
  lastAt: "lastAt"
};
var PaymentPayerDayScalarFieldEnum = {
  merchantId: "merchantId",
  environment: "environment",
  day: "day",
  payers: "payers"
};
var SponsorshipScalarFieldEnum = {
  paymentId: "paymentId",
  chainId: "chainId",
  merchantId: "merchantId",
  payer: "payer",
  approvalHash: "approvalHash",
  rawApproval: "rawApproval",
  approvalNonce: "approvalNonce",
  maxFeePerGasWei: "maxFeePerGasWei",
  needWei: "needWei",
  gasWei: "gasWei",
  grantedWei: "grantedWei",
  grantedAt: "grantedAt",
  createdAt: "createdAt"
};
var IdempotencyKeyScalarFieldEnum = {
  lineage: "lineage",
  key: "key",
  paymentId: "paymentId",
  createdAt: "createdAt"
};
var LaneScalarFieldEnum = {
  id: "id",
  chainId: "chainId",
  address: "address",
  nextNonce: "nextNonce",
  owner: "owner",
  fencingToken: "fencingToken",
  leaseUntil: "leaseUntil",
  balanceWei: "balanceWei",
  resting: "resting",
  gasPriceWei: "gasPriceWei",
  gasPriceAt: "gasPriceAt",
  settles: "settles",
  retiredAt: "retiredAt",
  createdAt: "createdAt"
};
var ChainResetScalarFieldEnum = {
  chainId: "chainId",
  resetAt: "resetAt",
  sums: "sums"
};
var SettlerScalarFieldEnum = {
  id: "id",
  chainId: "chainId",
  seenAt: "seenAt"
};
var TransactionScalarFieldEnum = {
  laneId: "laneId",
  nonce: "nonce",
  purpose: "purpose",
  paymentId: "paymentId",
  state: "state",
  minedHash: "minedHash",
  minedStatus: "minedStatus",
  gasUsed: "gasUsed",
  effectiveGasPrice: "effectiveGasPrice",
  l1Fee: "l1Fee",
  blockNumber: "blockNumber",
  createdAt: "createdAt",
  month: "month",
  closedAt: "closedAt",
  reopenedAt: "reopenedAt"
};
var BundledPaymentScalarFieldEnum = {
  laneId: "laneId",
  nonce: "nonce",
  place: "place",
  paymentId: "paymentId",
  gasUsed: "gasUsed",
  l1Fee: "l1Fee",
  closedAt: "closedAt"
};
var AttemptScalarFieldEnum = {
  hash: "hash",
  laneId: "laneId",
  nonce: "nonce",
  purpose: "purpose",
  rawTransaction: "rawTransaction",
  feeCapWei: "feeCapWei",
  tipWei: "tipWei",
  createdAt: "createdAt",
  publishedAt: "publishedAt",
  publishes: "publishes",
  publishOutcome: "publishOutcome",
  reorgedAt: "reorgedAt",
  reorgedBlock: "reorgedBlock",
  month: "month"
};
var GasSpentScalarFieldEnum = {
  chainId: "chainId",
  merchantId: "merchantId",
  day: "day",
  wei: "wei"
};
var RefillScalarFieldEnum = {
  laneId: "laneId",
  nonce: "nonce",
  recipient: "recipient",
  wei: "wei",
  createdAt: "createdAt"
};
var PauseScalarFieldEnum = {
  scope: "scope",
  subject: "subject",
  reason: "reason",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  actorKind: "actorKind",
  actorId: "actorId",
  action: "action",
  target: "target",
  details: "details",
  at: "at",
  merchantId: "merchantId",
  personalHash: "personalHash"
};
var GasSpentUnapprovedScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  wei: "wei"
};
var AuditPersonalScalarFieldEnum = {
  auditId: "auditId",
  salt: "salt",
  contents: "contents",
  at: "at"
};
var AuditUnchainedScalarFieldEnum = {
  at: "at",
  auditId: "auditId"
};
var AuditLinkScalarFieldEnum = {
  position: "position",
  auditId: "auditId",
  hash: "hash",
  at: "at"
};
var GasSpentInAllScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  wei: "wei"
};
var PayerRevertScalarFieldEnum = {
  chainId: "chainId",
  payer: "payer",
  revertedAt: "revertedAt",
  laneId: "laneId",
  nonce: "nonce"
};
var EventScalarFieldEnum = {
  id: "id",
  type: "type",
  merchantId: "merchantId",
  environment: "environment",
  paymentId: "paymentId",
  data: "data",
  position: "position",
  createdAt: "createdAt"
};
var DeliveryScalarFieldEnum = {
  id: "id",
  eventId: "eventId",
  merchantId: "merchantId",
  url: "url",
  status: "status",
  attempts: "attempts",
  scheduleFrom: "scheduleFrom",
  nextAttemptAt: "nextAttemptAt",
  claimedUntil: "claimedUntil",
  createdAt: "createdAt",
  endedAt: "endedAt"
};
var DeliveryAttemptScalarFieldEnum = {
  deliveryId: "deliveryId",
  number: "number",
  startedAt: "startedAt",
  durationMs: "durationMs",
  statusCode: "statusCode",
  responseExcerpt: "responseExcerpt",
  error: "error"
};
var UsedSignInNonceScalarFieldEnum = {
  nonce: "nonce",
  expiresAt: "expiresAt"
};
var FaucetRequestScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  chainId: "chainId",
  token: "token",
  address: "address",
  amount: "amount",
  status: "status",
  reason: "reason",
  txHash: "txHash",
  balance: "balance",
  createdAt: "createdAt",
  takenAt: "takenAt"
};
var KnownChainScalarFieldEnum = {
  chainId: "chainId",
  network: "network",
  environment: "environment",
  permit2: "permit2",
  spender: "spender",
  genesisHash: "genesisHash"
};
var KnownTokenScalarFieldEnum = {
  chainId: "chainId",
  symbol: "symbol",
  address: "address"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// packages/database/src/generated/enums.ts
var enums_exports = {};

// packages/database/src/generated/client.ts
var PrismaClient = getPrismaClientClass();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  $Enums,
  Prisma,
  PrismaClient
});
