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

// When a local fork was reset.
model ChainReset {
  chainId Int      @map("chain_id")
  resetAt DateTime @map("reset_at") @db.Timestamptz(3)

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
  chainId     Int    @id @map("chain_id")
  network     String @unique
  environment String
  permit2     String
  // The proxy that an authorization names.
  spender     String

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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","seenAt","id_chainId","resetAt","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "iA_nAtAEJAcAAN8IACAIAADgCAAgFgAA4QgAIBcAAOIIACAYAADjCAAgGQAA5AgAIBoAAOUIACAbAADmCAAgHAAA5wgAIB0AAOgIACAeAADpCAAgHwAA6ggAIP0EAADeCAAw_gQAAGUAEP8EAADeCAAwlgUBAAAAAZ4FQAD7BwAhiAZAAPsHACHDBgEA4wcAIcQGAQAAAAHFBgEA4wcAIcYGAQCCCAAhxwYBAIIIACHIBgEAgggAIckGAQCCCAAhygZAAIYIACHLBkAAhggAIcwGQACGCAAhzQYBAOMHACHOBgEA4wcAIc8GQACGCAAh0AZAAIYIACHRBgEAgggAIdIGQACGCAAh0wZAAIYIACHUBgIA4gcAIQEAAAABACAVAwAA0QgAIAUAAJEJACD9BAAAkAkAMP4EAAADABD_BAAAkAkAMI8FAQDjBwAhlgUBAOMHACGXBQEA4wcAIZ4FQAD7BwAhoQVAAIYIACGxBQEA4wcAIcEFAQDjBwAh9AUBAIIIACG0BgEA4wcAIbUGAQDjBwAhtgYAANoIACC3BgAA2ggAILgGAADaCAAguQZAAIYIACG6BkAAhggAIbsGQACGCAAhBwMAAK4LACAFAADrDQAgoQUAALAJACD0BQAAsAkAILkGAACwCQAgugYAALAJACC7BgAAsAkAIBUDAADRCAAgBQAAkQkAIP0EAACQCQAw_gQAAAMAEP8EAACQCQAwjwUBAOMHACGWBQEAAAABlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhsQUBAOMHACHBBQEAAAAB9AUBAIIIACG0BgEA4wcAIbUGAQDjBwAhtgYAANoIACC3BgAA2ggAILgGAADaCAAguQZAAIYIACG6BkAAhggAIbsGQACGCAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAACPCQAg_QQAAI4JADD-BAAABwAQ_wQAAI4JADCXBQEA4wcAIbEGAQDjBwAhsgYBAOMHACGzBkAA-wcAIQEEAADqDQAgCQQAAI8JACD9BAAAjgkAMP4EAAAHABD_BAAAjgkAMJcFAQDjBwAhsQYBAOMHACGyBgEA4wcAIbMGQAD7BwAh3wYAAI0JACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAID4DAADRCAAgCQAAigkAIAoAAMUIACARAACGCQAgEgAAiwkAIBMAAIwJACAUAACDCQAgFQAA4AgAIP0EAACICQAw_gQAAAwAEP8EAACICQAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhkAUBAOMHACGRBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGZBRAAlggAIZoFAQDjBwAhnAUBAIIIACGeBUAA-wcAIaAFEACWCAAhsAVAAIYIACG6BQEA4wcAIeMFBACPCAAhhQYBAOMHACGHBgEAgggAIY4GAACOCAAgkAYBAIIIACGRBgEA4wcAIZIGAQDjBwAhkwYEAKkIACGUBgQAqQgAIZUGAQDjBwAhlgYBAIIIACGXBgEA4wcAIZgGAQDjBwAhmQYEAKkIACGaBiAAiQkAIZsGAQCCCAAhnAYBAIIIACGdBgIAgQgAIZ4GAQCCCAAhnwZAAIYIACGgBgEAgggAIaEGBACPCAAhogYCAIEIACGjBkAAhggAIaQGAQCCCAAhpQZAAIYIACGmBgEAgggAIacGQACGCAAhqAZAAIYIACGpBkAAhggAIaoGQACGCAAhqwZAAIYIACGsBgEAgggAIa0GAQCCCAAhrgYBAIIIACGvBgEAgggAIbAGAQCCCAAhJgMAAK4LACAJAADnDQAgCgAAgQsAIBEAAOYNACASAADoDQAgEwAA6Q0AIBQAAI4LACAVAADYDQAgnAUAALAJACCwBQAAsAkAIOMFAACwCQAghwYAALAJACCOBgAAsAkAIJAGAACwCQAglgYAALAJACCaBgAAsAkAIJsGAACwCQAgnAYAALAJACCdBgAAsAkAIJ4GAACwCQAgnwYAALAJACCgBgAAsAkAIKEGAACwCQAgogYAALAJACCjBgAAsAkAIKQGAACwCQAgpQYAALAJACCmBgAAsAkAIKcGAACwCQAgqAYAALAJACCpBgAAsAkAIKoGAACwCQAgqwYAALAJACCsBgAAsAkAIK0GAACwCQAgrgYAALAJACCvBgAAsAkAILAGAACwCQAgPwMAANEIACAJAACKCQAgCgAAxQgAIBEAAIYJACASAACLCQAgEwAAjAkAIBQAAIMJACAVAADgCAAg_QQAAIgJADD-BAAADAAQ_wQAAIgJADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGQBQEA4wcAIZEFAQDjBwAhlgUBAAAAAZcFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZwFAQCCCAAhngVAAPsHACGgBRAAlggAIbAFQACGCAAhugUBAOMHACHjBQQAjwgAIYUGAQDjBwAhhwYBAIIIACGOBgAAjggAIJAGAQCCCAAhkQYBAOMHACGSBgEA4wcAIZMGBACpCAAhlAYEAKkIACGVBgEA4wcAIZYGAQCCCAAhlwYBAOMHACGYBgEA4wcAIZkGBACpCAAhmgYgAIkJACGbBgEAgggAIZwGAQCCCAAhnQYCAIEIACGeBgEAgggAIZ8GQACGCAAhoAYBAIIIACGhBgQAjwgAIaIGAgCBCAAhowZAAIYIACGkBgEAgggAIaUGQACGCAAhpgYBAIIIACGnBkAAhggAIagGQACGCAAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAYBAIIIACGtBgEAgggAIa4GAQCCCAAhrwYBAIIIACGwBgEAgggAId4GAACHCQAgAwAAAAwAIAEAAA0AMAIAAA4AIBYDAADRCAAgCAAA4AgAIP0EAAD5CAAw_gQAABAAEP8EAAD5CAAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhlgUBAOMHACGXBQEA4wcAIZ4FQAD7BwAhoQVAAIYIACGFBgEA4wcAIYcGAQCCCAAhiAZAAPsHACGJBgEA4wcAIYoGEACWCAAhiwYQAJYIACGMBgEAgggAIY0GAgCBCAAhjgYAAI4IACCPBiAAxAgAIQEAAAAQACADAAAADAAgAQAADQAwAgAADgAgAQAAAAwAIBcLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwngVAAPsHACGgBQQAqQgAIbIFAQCCCAAhvAUBAOMHACHRBQEA4wcAIdoFQAD7BwAh3AUEAI8IACHdBRAAwwgAId4FQACGCAAh3wUBAOMHACHgBQEAgggAIeEFAQCCCAAh4gUQAMMIACHjBQQAjwgAIeQFQACGCAAhDgsAAOMNACAMAACOCwAgDgAA5A0AIA8AAOUNACAQAADmDQAgsgUAALAJACDcBQAAsAkAIN0FAACwCQAg3gUAALAJACDgBQAAsAkAIOEFAACwCQAg4gUAALAJACDjBQAAsAkAIOQFAACwCQAgGAsAAIIJACAMAACDCQAgDgAAhAkAIA8AAIUJACAQAACGCQAg_QQAAIEJADD-BAAAFAAQ_wQAAIEJADCeBUAA-wcAIaAFBACpCAAhsgUBAIIIACG8BQEA4wcAIdAFAACACQAg0QUBAOMHACHaBUAA-wcAIdwFBACPCAAh3QUQAMMIACHeBUAAhggAId8FAQDjBwAh4AUBAIIIACHhBQEAgggAIeIFEADDCAAh4wUEAI8IACHkBUAAhggAIQMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAABQAIAEAAAAMACAJDQAAsggAIP0EAAD_CAAw_gQAABsAEP8EAAD_CAAwgAUCAOIHACGgBQQAqQgAIboFAQDjBwAhuwVAAPsHACG8BQEA4wcAIQENAAChCgAgCg0AALIIACD9BAAA_wgAMP4EAAAbABD_BAAA_wgAMIAFAgDiBwAhoAUEAKkIACG6BQEA4wcAIbsFQAD7BwAhvAUBAOMHACHdBgAA_ggAIAMAAAAbACABAAAcADACAAAdACAJDQAAsggAIP0EAACxCAAw_gQAAB8AEP8EAACxCAAwngVAAPsHACGgBQQAqQgAIbwFAQDjBwAhvgUQAJYIACHPBQEA4wcAIQEAAAAfACAMDAAAyggAIA0AALIIACD9BAAA_QgAMP4EAAAhABD_BAAA_QgAMKAFBACpCAAhsgUBAOMHACG8BQEA4wcAIdsFAgDiBwAh3AUEAI8IACHdBRAAwwgAId4FQACGCAAhBQwAAI4LACANAAChCgAg3AUAALAJACDdBQAAsAkAIN4FAACwCQAgDQwAAMoIACANAACyCAAg_QQAAP0IADD-BAAAIQAQ_wQAAP0IADCgBQQAqQgAIbIFAQDjBwAhvAUBAOMHACHbBQIA4gcAIdwFBACPCAAh3QUQAMMIACHeBUAAhggAIdwGAAD8CAAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAbACABAAAAIQAgAwAAACEAIAEAACIAMAIAACMAIAgEAQDjBwAhDAAAyggAIP0EAAD7CAAw_gQAACgAEP8EAAD7CAAwngVAAPsHACGyBQEA4wcAIfQFAQDjBwAhAQwAAI4LACAJBAEA4wcAIQwAAMoIACD9BAAA-wgAMP4EAAAoABD_BAAA-wgAMJ4FQAD7BwAhsgUBAOMHACH0BQEA4wcAIdsGAAD6CAAgAwAAACgAIAEAACkAMAIAACoAIBEMAADKCAAg_QQAAMkIADD-BAAALAAQ_wQAAMkIADCABQIA4gcAIZcFAQDjBwAhngVAAPsHACGyBQEA4wcAIboFAQDjBwAh9QUBAOMHACH2BQEA4wcAIfcFBACpCAAh-AUQAJYIACH5BRAAlggAIfoFEACWCAAh-wUQAMMIACH8BUAAhggAIQEAAAAsACABAAAADAAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAAUACABAAAAIQAgAQAAACgAIAEAAAAMACAHAwAArgsAIAgAANgNACChBQAAsAkAIIcGAACwCQAgjAYAALAJACCNBgAAsAkAII4GAACwCQAgFgMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGWBQEAAAABlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhhQYBAOMHACGHBgEAgggAIYgGQAD7BwAhiQYBAOMHACGKBhAAlggAIYsGEACWCAAhjAYBAIIIACGNBgIAgQgAIY4GAACOCAAgjwYgAMQIACEDAAAAEAAgAQAANAAwAgAANQAgEQMAANEIACD9BAAA-AgAMP4EAAA3ABD_BAAA-AgAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGZBRAAlggAIZ4FQAD7BwAhqwUBAOMHACGDBgEA4wcAIYUGAQDjBwAhhgYBAOMHACGHBgEA4wcAIYgGQAD7BwAhAQMAAK4LACASAwAA0QgAIP0EAAD4CAAw_gQAADcAEP8EAAD4CAAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhlgUBAAAAAZcFAQDjBwAhmQUQAJYIACGeBUAA-wcAIasFAQDjBwAhgwYBAOMHACGFBgEA4wcAIYYGAQDjBwAhhwYBAOMHACGIBkAA-wcAIdoGAAD3CAAgAwAAADcAIAEAADgAMAIAADkAIAcDAADRCAAg_QQAANAIADD-BAAAOwAQ_wQAANAIADCXBQEA4wcAIYMGAQDjBwAhhAZAAPsHACEBAAAAOwAgEAMAANEIACD9BAAA9ggAMP4EAAA9ABD_BAAA9ggAMIAFAgDiBwAhggUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmAUBAOMHACGZBRAAlggAIZoFAQDjBwAhmwUBAIIIACGcBQEAgggAIZ0FEADDCAAhngVAAPsHACGfBUAAhggAIQUDAACuCwAgmwUAALAJACCcBQAAsAkAIJ0FAACwCQAgnwUAALAJACAQAwAA0QgAIP0EAAD2CAAw_gQAAD0AEP8EAAD2CAAwgAUCAOIHACGCBQEA4wcAIZYFAQAAAAGXBQEA4wcAIZgFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZsFAQCCCAAhnAUBAIIIACGdBRAAwwgAIZ4FQAD7BwAhnwVAAIYIACEDAAAAPQAgAQAAPgAwAgAAPwAgCAMAANEIACD9BAAA9QgAMP4EAABBABD_BAAA9QgAMIAFAgDiBwAhlwUBAOMHACG9BUAA-wcAIb4FEACWCAAhAQMAAK4LACAJAwAA0QgAIP0EAAD1CAAw_gQAAEEAEP8EAAD1CAAwgAUCAOIHACGXBQEA4wcAIb0FQAD7BwAhvgUQAJYIACHZBgAA9AgAIAMAAABBACABAABCADACAABDACAMAwAA0QgAIAgEAKkIACH9BAAA8wgAMP4EAABFABD_BAAA8wgAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIbIFAQDjBwAhgAYEAKkIACGBBgQAqQgAIYIGAAClCAAgAQMAAK4LACANAwAA0QgAIAgEAKkIACH9BAAA8wgAMP4EAABFABD_BAAA8wgAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIbIFAQDjBwAhgAYEAKkIACGBBgQAqQgAIYIGAAClCAAg2AYAAPIIACADAAAARQAgAQAARgAwAgAARwAgDAMAANEIACAUAAClCAAgFQQAjwgAIf0EAADxCAAw_gQAAEkAEP8EAADxCAAwjwUBAOMHACGXBQEA4wcAIZ4FQAD7BwAh_wUBAOMHACGABgQAjwgAIYEGBACPCAAhBAMAAK4LACAVAACwCQAggAYAALAJACCBBgAAsAkAIA0DAADRCAAgFAAApQgAIBUEAI8IACH9BAAA8QgAMP4EAABJABD_BAAA8QgAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIf8FAQDjBwAhgAYEAI8IACGBBgQAjwgAIdcGAADwCAAgAwAAAEkAIAEAAEoAMAIAAEsAIAgDAADRCAAg_QQAAO8IADD-BAAATQAQ_wQAAO8IADCPBQEA4wcAIZcFAQDjBwAhugUBAOMHACH-BUAA-wcAIQEDAACuCwAgCQMAANEIACD9BAAA7wgAMP4EAABNABD_BAAA7wgAMI8FAQDjBwAhlwUBAOMHACG6BQEA4wcAIf4FQAD7BwAh1gYAAO4IACADAAAATQAgAQAATgAwAgAATwAgCAMAANEIACD9BAAA7QgAMP4EAABRABD_BAAA7QgAMI8FAQDjBwAhlwUBAOMHACG9BUAA-wcAIf0FBACpCAAhAQMAAK4LACAJAwAA0QgAIP0EAADtCAAw_gQAAFEAEP8EAADtCAAwjwUBAOMHACGXBQEA4wcAIb0FQAD7BwAh_QUEAKkIACHVBgAA7AgAIAMAAABRACABAABSADACAABTACAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAOMHACGXBQEA4wcAIb8GQACGCAAhwAZAAIYIACHBBkAAhggAIcIGAADcCAAgBAMAAK4LACC_BgAAsAkAIMAGAACwCQAgwQYAALAJACAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAAAAAZcFAQDjBwAhvwZAAIYIACHABkAAhggAIcEGQACGCAAhwgYAANwIACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAAMAIAEAAAAMACABAAAAEAAgAQAAADcAIAEAAAA9ACABAAAAQQAgAQAAAEUAIAEAAABJACABAAAATQAgAQAAAFEAIAEAAABVACABAAAAAQAgJAcAAN8IACAIAADgCAAgFgAA4QgAIBcAAOIIACAYAADjCAAgGQAA5AgAIBoAAOUIACAbAADmCAAgHAAA5wgAIB0AAOgIACAeAADpCAAgHwAA6ggAIP0EAADeCAAw_gQAAGUAEP8EAADeCAAwlgUBAOMHACGeBUAA-wcAIYgGQAD7BwAhwwYBAOMHACHEBgEA4wcAIcUGAQDjBwAhxgYBAIIIACHHBgEAgggAIcgGAQCCCAAhyQYBAIIIACHKBkAAhggAIcsGQACGCAAhzAZAAIYIACHNBgEA4wcAIc4GAQDjBwAhzwZAAIYIACHQBkAAhggAIdEGAQCCCAAh0gZAAIYIACHTBkAAhggAIdQGAgDiBwAhGAcAANcNACAIAADYDQAgFgAA2Q0AIBcAANoNACAYAADbDQAgGQAA3A0AIBoAAN0NACAbAADeDQAgHAAA3w0AIB0AAOANACAeAADhDQAgHwAA4g0AIMYGAACwCQAgxwYAALAJACDIBgAAsAkAIMkGAACwCQAgygYAALAJACDLBgAAsAkAIMwGAACwCQAgzwYAALAJACDQBgAAsAkAINEGAACwCQAg0gYAALAJACDTBgAAsAkAIAMAAABlACABAABmADACAAABACADAAAAZQAgAQAAZgAwAgAAAQAgAwAAAGUAIAEAAGYAMAIAAAEAICEHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAdAADUDQAgHgAA1Q0AIB8AANYNACCWBQEAAAABngVAAAAAAYgGQAAAAAHDBgEAAAABxAYBAAAAAcUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAQAAAAHJBgEAAAABygZAAAAAAcsGQAAAAAHMBkAAAAABzQYBAAAAAc4GAQAAAAHPBkAAAAAB0AZAAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAdQGAgAAAAEBJQAAagAgFZYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQElAABsADABJQAAbAAwIQcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAIQIAAAABACAlAABvACAVlgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhAgAAAGUAICUAAHEAIAIAAABlACAlAABxACADAAAAAQAgLAAAagAgLQAAbwAgAQAAAAEAIAEAAABlACARBgAAtAwAIDIAALUMACAzAAC4DAAgNAAAtwwAIDUAALYMACDGBgAAsAkAIMcGAACwCQAgyAYAALAJACDJBgAAsAkAIMoGAACwCQAgywYAALAJACDMBgAAsAkAIM8GAACwCQAg0AYAALAJACDRBgAAsAkAINIGAACwCQAg0wYAALAJACAY_QQAAN0IADD-BAAAeAAQ_wQAAN0IADCWBQEA2gcAIZ4FQADsBwAhiAZAAOwHACHDBgEA2gcAIcQGAQDaBwAhxQYBANoHACHGBgEA6gcAIccGAQDqBwAhyAYBAOoHACHJBgEA6gcAIcoGQADtBwAhywZAAO0HACHMBkAA7QcAIc0GAQDaBwAhzgYBANoHACHPBkAA7QcAIdAGQADtBwAh0QYBAOoHACHSBkAA7QcAIdMGQADtBwAh1AYCANkHACEDAAAAZQAgAQAAdwAwMQAAeAAgAwAAAGUAIAEAAGYAMAIAAAEAIAEAAABXACABAAAAVwAgAwAAAFUAIAEAAFYAMAIAAFcAIAMAAABVACABAABWADACAABXACADAAAAVQAgAQAAVgAwAgAAVwAgBwMAALMMACCCBQEAAAABlwUBAAAAAb8GQAAAAAHABkAAAAABwQZAAAAAAcIGAACyDAAgASUAAIABACAGggUBAAAAAZcFAQAAAAG_BkAAAAABwAZAAAAAAcEGQAAAAAHCBgAAsgwAIAElAACCAQAwASUAAIIBADAHAwAAsQwAIIIFAQCXCQAhlwUBAJcJACG_BkAAugkAIcAGQAC6CQAhwQZAALoJACHCBgAAsAwAIAIAAABXACAlAACFAQAgBoIFAQCXCQAhlwUBAJcJACG_BkAAugkAIcAGQAC6CQAhwQZAALoJACHCBgAAsAwAIAIAAABVACAlAACHAQAgAgAAAFUAICUAAIcBACADAAAAVwAgLAAAgAEAIC0AAIUBACABAAAAVwAgAQAAAFUAIAgGAACrDAAgMgAArAwAIDMAAK8MACA0AACuDAAgNQAArQwAIL8GAACwCQAgwAYAALAJACDBBgAAsAkAIAn9BAAA2wgAMP4EAACOAQAQ_wQAANsIADCCBQEA2gcAIZcFAQDaBwAhvwZAAO0HACHABkAA7QcAIcEGQADtBwAhwgYAANwIACADAAAAVQAgAQAAjQEAMDEAAI4BACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAAqQwAIAUAAKoMACCPBQEAAAABlgUBAAAAAZcFAQAAAAGeBUAAAAABoQVAAAAAAbEFAQAAAAHBBQEAAAAB9AUBAAAAAbQGAQAAAAG1BgEAAAABtgYAAKYMACC3BgAApwwAILgGAACoDAAguQZAAAAAAboGQAAAAAG7BkAAAAABASUAAJYBACAQjwUBAAAAAZYFAQAAAAGXBQEAAAABngVAAAAAAaEFQAAAAAGxBQEAAAABwQUBAAAAAfQFAQAAAAG0BgEAAAABtQYBAAAAAbYGAACmDAAgtwYAAKcMACC4BgAAqAwAILkGQAAAAAG6BkAAAAABuwZAAAAAAQElAACYAQAwASUAAJgBADASAwAAmAwAIAUAAJkMACCPBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGeBUAAuQkAIaEFQAC6CQAhsQUBAJcJACHBBQEAlwkAIfQFAQC3CQAhtAYBAJcJACG1BgEAlwkAIbYGAACVDAAgtwYAAJYMACC4BgAAlwwAILkGQAC6CQAhugZAALoJACG7BkAAugkAIQIAAAAFACAlAACbAQAgEI8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhoQVAALoJACGxBQEAlwkAIcEFAQCXCQAh9AUBALcJACG0BgEAlwkAIbUGAQCXCQAhtgYAAJUMACC3BgAAlgwAILgGAACXDAAguQZAALoJACG6BkAAugkAIbsGQAC6CQAhAgAAAAMAICUAAJ0BACACAAAAAwAgJQAAnQEAIAMAAAAFACAsAACWAQAgLQAAmwEAIAEAAAAFACABAAAAAwAgCAYAAJIMACA0AACUDAAgNQAAkwwAIKEFAACwCQAg9AUAALAJACC5BgAAsAkAILoGAACwCQAguwYAALAJACAT_QQAANkIADD-BAAApAEAEP8EAADZCAAwjwUBANoHACGWBQEA2gcAIZcFAQDaBwAhngVAAOwHACGhBUAA7QcAIbEFAQDaBwAhwQUBANoHACH0BQEA6gcAIbQGAQDaBwAhtQYBANoHACG2BgAA2ggAILcGAADaCAAguAYAANoIACC5BkAA7QcAIboGQADtBwAhuwZAAO0HACEDAAAAAwAgAQAAowEAMDEAAKQBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAAkQwAIJcFAQAAAAGxBgEAAAABsgYBAAAAAbMGQAAAAAEBJQAArAEAIASXBQEAAAABsQYBAAAAAbIGAQAAAAGzBkAAAAABASUAAK4BADABJQAArgEAMAUEAACQDAAglwUBAJcJACGxBgEAlwkAIbIGAQCXCQAhswZAALkJACECAAAACQAgJQAAsQEAIASXBQEAlwkAIbEGAQCXCQAhsgYBAJcJACGzBkAAuQkAIQIAAAAHACAlAACzAQAgAgAAAAcAICUAALMBACADAAAACQAgLAAArAEAIC0AALEBACABAAAACQAgAQAAAAcAIAMGAACNDAAgNAAAjwwAIDUAAI4MACAH_QQAANgIADD-BAAAugEAEP8EAADYCAAwlwUBANoHACGxBgEA2gcAIbIGAQDaBwAhswZAAOwHACEDAAAABwAgAQAAuQEAMDEAALoBACADAAAABwAgAQAACAAwAgAACQAgAQAAAA4AIAEAAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACA7AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAEBJQAAwgEAIDOABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAEBJQAAxAEAMAElAADEAQAwAQAAABAAIAEAAAAMACA7AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAIBUAAM8LACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACGwBgEAtwkAIQIAAAAOACAlAADJAQAgM4AFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGWBQEAlwkAIZcFAQCXCQAhmQUQALYJACGaBQEAlwkAIZwFAQC3CQAhngVAALkJACGgBRAAtgkAIbAFQAC6CQAhugUBAJcJACHjBQQA0AkAIYUGAQCXCQAhhwYBALcJACGOBoAAAAABkAYBALcJACGRBgEAlwkAIZIGAQCXCQAhkwYEANYJACGUBgQA1gkAIZUGAQCXCQAhlgYBALcJACGXBgEAlwkAIZgGAQCXCQAhmQYEANYJACGaBiAAxwsAIZsGAQC3CQAhnAYBALcJACGdBgIAxQkAIZ4GAQC3CQAhnwZAALoJACGgBgEAtwkAIaEGBADQCQAhogYCAMUJACGjBkAAugkAIaQGAQC3CQAhpQZAALoJACGmBgEAtwkAIacGQAC6CQAhqAZAALoJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBgEAtwkAIa0GAQC3CQAhrgYBALcJACGvBgEAtwkAIbAGAQC3CQAhAgAAAAwAICUAAMsBACACAAAADAAgJQAAywEAIAEAAAAQACABAAAADAAgAwAAAA4AICwAAMIBACAtAADJAQAgAQAAAA4AIAEAAAAMACAjBgAAiAwAIDIAAIkMACAzAACMDAAgNAAAiwwAIDUAAIoMACCcBQAAsAkAILAFAACwCQAg4wUAALAJACCHBgAAsAkAII4GAACwCQAgkAYAALAJACCWBgAAsAkAIJoGAACwCQAgmwYAALAJACCcBgAAsAkAIJ0GAACwCQAgngYAALAJACCfBgAAsAkAIKAGAACwCQAgoQYAALAJACCiBgAAsAkAIKMGAACwCQAgpAYAALAJACClBgAAsAkAIKYGAACwCQAgpwYAALAJACCoBgAAsAkAIKkGAACwCQAgqgYAALAJACCrBgAAsAkAIKwGAACwCQAgrQYAALAJACCuBgAAsAkAIK8GAACwCQAgsAYAALAJACA2_QQAANQIADD-BAAA1AEAEP8EAADUCAAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIZYFAQDaBwAhlwUBANoHACGZBRAA6QcAIZoFAQDaBwAhnAUBAOoHACGeBUAA7AcAIaAFEADpBwAhsAVAAO0HACG6BQEA2gcAIeMFBACJCAAhhQYBANoHACGHBgEA6gcAIY4GAACICAAgkAYBAOoHACGRBgEA2gcAIZIGAQDaBwAhkwYEAJEIACGUBgQAkQgAIZUGAQDaBwAhlgYBAOoHACGXBgEA2gcAIZgGAQDaBwAhmQYEAJEIACGaBiAA1QgAIZsGAQDqBwAhnAYBAOoHACGdBgIA_QcAIZ4GAQDqBwAhnwZAAO0HACGgBgEA6gcAIaEGBACJCAAhogYCAP0HACGjBkAA7QcAIaQGAQDqBwAhpQZAAO0HACGmBgEA6gcAIacGQADtBwAhqAZAAO0HACGpBkAA7QcAIaoGQADtBwAhqwZAAO0HACGsBgEA6gcAIa0GAQDqBwAhrgYBAOoHACGvBgEA6gcAIbAGAQDqBwAhAwAAAAwAIAEAANMBADAxAADUAQAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAA1ACABAAAANQAgAwAAABAAIAEAADQAMAIAADUAIAMAAAAQACABAAA0ADACAAA1ACADAAAAEAAgAQAANAAwAgAANQAgEwMAAIYMACAIAACHDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlgUBAAAAAZcFAQAAAAGeBUAAAAABoQVAAAAAAYUGAQAAAAGHBgEAAAABiAZAAAAAAYkGAQAAAAGKBhAAAAABiwYQAAAAAYwGAQAAAAGNBgIAAAABjgaAAAAAAY8GIAAAAAEBJQAA3AEAIBGABQIAAAABjgUBAAAAAY8FAQAAAAGWBQEAAAABlwUBAAAAAZ4FQAAAAAGhBUAAAAABhQYBAAAAAYcGAQAAAAGIBkAAAAABiQYBAAAAAYoGEAAAAAGLBhAAAAABjAYBAAAAAY0GAgAAAAGOBoAAAAABjwYgAAAAAQElAADeAQAwASUAAN4BADATAwAAuwsAIAgAALwLACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGWBQEAlwkAIZcFAQCXCQAhngVAALkJACGhBUAAugkAIYUGAQCXCQAhhwYBALcJACGIBkAAuQkAIYkGAQCXCQAhigYQALYJACGLBhAAtgkAIYwGAQC3CQAhjQYCAMUJACGOBoAAAAABjwYgAPIKACECAAAANQAgJQAA4QEAIBGABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGWBQEAlwkAIZcFAQCXCQAhngVAALkJACGhBUAAugkAIYUGAQCXCQAhhwYBALcJACGIBkAAuQkAIYkGAQCXCQAhigYQALYJACGLBhAAtgkAIYwGAQC3CQAhjQYCAMUJACGOBoAAAAABjwYgAPIKACECAAAAEAAgJQAA4wEAIAIAAAAQACAlAADjAQAgAwAAADUAICwAANwBACAtAADhAQAgAQAAADUAIAEAAAAQACAKBgAAtgsAIDIAALcLACAzAAC6CwAgNAAAuQsAIDUAALgLACChBQAAsAkAIIcGAACwCQAgjAYAALAJACCNBgAAsAkAII4GAACwCQAgFP0EAADTCAAw_gQAAOoBABD_BAAA0wgAMIAFAgDZBwAhjgUBANoHACGPBQEA2gcAIZYFAQDaBwAhlwUBANoHACGeBUAA7AcAIaEFQADtBwAhhQYBANoHACGHBgEA6gcAIYgGQADsBwAhiQYBANoHACGKBhAA6QcAIYsGEADpBwAhjAYBAOoHACGNBgIA_QcAIY4GAACICAAgjwYgAL8IACEDAAAAEAAgAQAA6QEAMDEAAOoBACADAAAAEAAgAQAANAAwAgAANQAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOAwAAtQsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZ4FQAAAAAGrBQEAAAABgwYBAAAAAYUGAQAAAAGGBgEAAAABhwYBAAAAAYgGQAAAAAEBJQAA8gEAIA2ABQIAAAABjgUBAAAAAY8FAQAAAAGWBQEAAAABlwUBAAAAAZkFEAAAAAGeBUAAAAABqwUBAAAAAYMGAQAAAAGFBgEAAAABhgYBAAAAAYcGAQAAAAGIBkAAAAABASUAAPQBADABJQAA9AEAMA4DAAC0CwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhngVAALkJACGrBQEAlwkAIYMGAQCXCQAhhQYBAJcJACGGBgEAlwkAIYcGAQCXCQAhiAZAALkJACECAAAAOQAgJQAA9wEAIA2ABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGWBQEAlwkAIZcFAQCXCQAhmQUQALYJACGeBUAAuQkAIasFAQCXCQAhgwYBAJcJACGFBgEAlwkAIYYGAQCXCQAhhwYBAJcJACGIBkAAuQkAIQIAAAA3ACAlAAD5AQAgAgAAADcAICUAAPkBACADAAAAOQAgLAAA8gEAIC0AAPcBACABAAAAOQAgAQAAADcAIAUGAACvCwAgMgAAsAsAIDMAALMLACA0AACyCwAgNQAAsQsAIBD9BAAA0ggAMP4EAACAAgAQ_wQAANIIADCABQIA2QcAIY4FAQDaBwAhjwUBANoHACGWBQEA2gcAIZcFAQDaBwAhmQUQAOkHACGeBUAA7AcAIasFAQDaBwAhgwYBANoHACGFBgEA2gcAIYYGAQDaBwAhhwYBANoHACGIBkAA7AcAIQMAAAA3ACABAAD_AQAwMQAAgAIAIAMAAAA3ACABAAA4ADACAAA5ACAHAwAA0QgAIP0EAADQCAAw_gQAADsAEP8EAADQCAAwlwUBAAAAAYMGAQDjBwAhhAZAAPsHACEBAAAAgwIAIAEAAACDAgAgAQMAAK4LACADAAAAOwAgAQAAhgIAMAIAAIMCACADAAAAOwAgAQAAhgIAMAIAAIMCACADAAAAOwAgAQAAhgIAMAIAAIMCACAEAwAArQsAIJcFAQAAAAGDBgEAAAABhAZAAAAAAQElAACKAgAgA5cFAQAAAAGDBgEAAAABhAZAAAAAAQElAACMAgAwASUAAIwCADAEAwAArAsAIJcFAQCXCQAhgwYBAJcJACGEBkAAuQkAIQIAAACDAgAgJQAAjwIAIAOXBQEAlwkAIYMGAQCXCQAhhAZAALkJACECAAAAOwAgJQAAkQIAIAIAAAA7ACAlAACRAgAgAwAAAIMCACAsAACKAgAgLQAAjwIAIAEAAACDAgAgAQAAADsAIAMGAACpCwAgNAAAqwsAIDUAAKoLACAG_QQAAM8IADD-BAAAmAIAEP8EAADPCAAwlwUBANoHACGDBgEA2gcAIYQGQADsBwAhAwAAADsAIAEAAJcCADAxAACYAgAgAwAAADsAIAEAAIYCADACAACDAgAgAQAAAEcAIAEAAABHACADAAAARQAgAQAARgAwAgAARwAgAwAAAEUAIAEAAEYAMAIAAEcAIAMAAABFACABAABGADACAABHACAJAwAAqAsAIAgEAAAAAY8FAQAAAAGXBQEAAAABngVAAAAAAbIFAQAAAAGABgQAAAABgQYEAAAAAYIGgAAAAAEBJQAAoAIAIAgIBAAAAAGPBQEAAAABlwUBAAAAAZ4FQAAAAAGyBQEAAAABgAYEAAAAAYEGBAAAAAGCBoAAAAABASUAAKICADABJQAAogIAMAkDAACnCwAgCAQA1gkAIY8FAQCXCQAhlwUBAJcJACGeBUAAuQkAIbIFAQCXCQAhgAYEANYJACGBBgQA1gkAIYIGgAAAAAECAAAARwAgJQAApQIAIAgIBADWCQAhjwUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhsgUBAJcJACGABgQA1gkAIYEGBADWCQAhggaAAAAAAQIAAABFACAlAACnAgAgAgAAAEUAICUAAKcCACADAAAARwAgLAAAoAIAIC0AAKUCACABAAAARwAgAQAAAEUAIAUGAACiCwAgMgAAowsAIDMAAKYLACA0AAClCwAgNQAApAsAIAsIBACRCAAh_QQAAM4IADD-BAAArgIAEP8EAADOCAAwjwUBANoHACGXBQEA2gcAIZ4FQADsBwAhsgUBANoHACGABgQAkQgAIYEGBACRCAAhggYAAKIIACADAAAARQAgAQAArQIAMDEAAK4CACADAAAARQAgAQAARgAwAgAARwAgAQAAAEsAIAEAAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACAJAwAAoQsAIBSAAAAAARUEAAAAAY8FAQAAAAGXBQEAAAABngVAAAAAAf8FAQAAAAGABgQAAAABgQYEAAAAAQElAAC2AgAgCBSAAAAAARUEAAAAAY8FAQAAAAGXBQEAAAABngVAAAAAAf8FAQAAAAGABgQAAAABgQYEAAAAAQElAAC4AgAwASUAALgCADAJAwAAoAsAIBSAAAAAARUEANAJACGPBQEAlwkAIZcFAQCXCQAhngVAALkJACH_BQEAlwkAIYAGBADQCQAhgQYEANAJACECAAAASwAgJQAAuwIAIAgUgAAAAAEVBADQCQAhjwUBAJcJACGXBQEAlwkAIZ4FQAC5CQAh_wUBAJcJACGABgQA0AkAIYEGBADQCQAhAgAAAEkAICUAAL0CACACAAAASQAgJQAAvQIAIAMAAABLACAsAAC2AgAgLQAAuwIAIAEAAABLACABAAAASQAgCAYAAJsLACAVAACwCQAgMgAAnAsAIDMAAJ8LACA0AACeCwAgNQAAnQsAIIAGAACwCQAggQYAALAJACALFAAAoggAIBUEAIkIACH9BAAAzQgAMP4EAADEAgAQ_wQAAM0IADCPBQEA2gcAIZcFAQDaBwAhngVAAOwHACH_BQEA2gcAIYAGBACJCAAhgQYEAIkIACEDAAAASQAgAQAAwwIAMDEAAMQCACADAAAASQAgAQAASgAwAgAASwAgAQAAAE8AIAEAAABPACADAAAATQAgAQAATgAwAgAATwAgAwAAAE0AIAEAAE4AMAIAAE8AIAMAAABNACABAABOADACAABPACAFAwAAmgsAII8FAQAAAAGXBQEAAAABugUBAAAAAf4FQAAAAAEBJQAAzAIAIASPBQEAAAABlwUBAAAAAboFAQAAAAH-BUAAAAABASUAAM4CADABJQAAzgIAMAUDAACZCwAgjwUBAJcJACGXBQEAlwkAIboFAQCXCQAh_gVAALkJACECAAAATwAgJQAA0QIAIASPBQEAlwkAIZcFAQCXCQAhugUBAJcJACH-BUAAuQkAIQIAAABNACAlAADTAgAgAgAAAE0AICUAANMCACADAAAATwAgLAAAzAIAIC0AANECACABAAAATwAgAQAAAE0AIAMGAACWCwAgNAAAmAsAIDUAAJcLACAH_QQAAMwIADD-BAAA2gIAEP8EAADMCAAwjwUBANoHACGXBQEA2gcAIboFAQDaBwAh_gVAAOwHACEDAAAATQAgAQAA2QIAMDEAANoCACADAAAATQAgAQAATgAwAgAATwAgAQAAAFMAIAEAAABTACADAAAAUQAgAQAAUgAwAgAAUwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABRACABAABSADACAABTACAFAwAAlQsAII8FAQAAAAGXBQEAAAABvQVAAAAAAf0FBAAAAAEBJQAA4gIAIASPBQEAAAABlwUBAAAAAb0FQAAAAAH9BQQAAAABASUAAOQCADABJQAA5AIAMAUDAACUCwAgjwUBAJcJACGXBQEAlwkAIb0FQAC5CQAh_QUEANYJACECAAAAUwAgJQAA5wIAIASPBQEAlwkAIZcFAQCXCQAhvQVAALkJACH9BQQA1gkAIQIAAABRACAlAADpAgAgAgAAAFEAICUAAOkCACADAAAAUwAgLAAA4gIAIC0AAOcCACABAAAAUwAgAQAAAFEAIAUGAACPCwAgMgAAkAsAIDMAAJMLACA0AACSCwAgNQAAkQsAIAf9BAAAywgAMP4EAADwAgAQ_wQAAMsIADCPBQEA2gcAIZcFAQDaBwAhvQVAAOwHACH9BQQAkQgAIQMAAABRACABAADvAgAwMQAA8AIAIAMAAABRACABAABSADACAABTACARDAAAyggAIP0EAADJCAAw_gQAACwAEP8EAADJCAAwgAUCAOIHACGXBQEA4wcAIZ4FQAD7BwAhsgUBAAAAAboFAQDjBwAh9QUBAOMHACH2BQEA4wcAIfcFBACpCAAh-AUQAJYIACH5BRAAlggAIfoFEACWCAAh-wUQAMMIACH8BUAAhggAIQEAAADzAgAgAQAAAPMCACADDAAAjgsAIPsFAACwCQAg_AUAALAJACADAAAALAAgAQAA9gIAMAIAAPMCACADAAAALAAgAQAA9gIAMAIAAPMCACADAAAALAAgAQAA9gIAMAIAAPMCACAODAAAjQsAIIAFAgAAAAGXBQEAAAABngVAAAAAAbIFAQAAAAG6BQEAAAAB9QUBAAAAAfYFAQAAAAH3BQQAAAAB-AUQAAAAAfkFEAAAAAH6BRAAAAAB-wUQAAAAAfwFQAAAAAEBJQAA-gIAIA2ABQIAAAABlwUBAAAAAZ4FQAAAAAGyBQEAAAABugUBAAAAAfUFAQAAAAH2BQEAAAAB9wUEAAAAAfgFEAAAAAH5BRAAAAAB-gUQAAAAAfsFEAAAAAH8BUAAAAABASUAAPwCADABJQAA_AIAMA4MAACMCwAggAUCAJgJACGXBQEAlwkAIZ4FQAC5CQAhsgUBAJcJACG6BQEAlwkAIfUFAQCXCQAh9gUBAJcJACH3BQQA1gkAIfgFEAC2CQAh-QUQALYJACH6BRAAtgkAIfsFEAC4CQAh_AVAALoJACECAAAA8wIAICUAAP8CACANgAUCAJgJACGXBQEAlwkAIZ4FQAC5CQAhsgUBAJcJACG6BQEAlwkAIfUFAQCXCQAh9gUBAJcJACH3BQQA1gkAIfgFEAC2CQAh-QUQALYJACH6BRAAtgkAIfsFEAC4CQAh_AVAALoJACECAAAALAAgJQAAgQMAIAIAAAAsACAlAACBAwAgAwAAAPMCACAsAAD6AgAgLQAA_wIAIAEAAADzAgAgAQAAACwAIAcGAACHCwAgMgAAiAsAIDMAAIsLACA0AACKCwAgNQAAiQsAIPsFAACwCQAg_AUAALAJACAQ_QQAAMgIADD-BAAAiAMAEP8EAADICAAwgAUCANkHACGXBQEA2gcAIZ4FQADsBwAhsgUBANoHACG6BQEA2gcAIfUFAQDaBwAh9gUBANoHACH3BQQAkQgAIfgFEADpBwAh-QUQAOkHACH6BRAA6QcAIfsFEADrBwAh_AVAAO0HACEDAAAALAAgAQAAhwMAMDEAAIgDACADAAAALAAgAQAA9gIAMAIAAPMCACABAAAAKgAgAQAAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAUEAQAAAAEMAACGCwAgngVAAAAAAbIFAQAAAAH0BQEAAAABASUAAJADACAEBAEAAAABngVAAAAAAbIFAQAAAAH0BQEAAAABASUAAJIDADABJQAAkgMAMAUEAQCXCQAhDAAAhQsAIJ4FQAC5CQAhsgUBAJcJACH0BQEAlwkAIQIAAAAqACAlAACVAwAgBAQBAJcJACGeBUAAuQkAIbIFAQCXCQAh9AUBAJcJACECAAAAKAAgJQAAlwMAIAIAAAAoACAlAACXAwAgAwAAACoAICwAAJADACAtAACVAwAgAQAAACoAIAEAAAAoACADBgAAggsAIDQAAIQLACA1AACDCwAgBwQBANoHACH9BAAAxwgAMP4EAACeAwAQ_wQAAMcIADCeBUAA7AcAIbIFAQDaBwAh9AUBANoHACEDAAAAKAAgAQAAnQMAMDEAAJ4DACADAAAAKAAgAQAAKQAwAgAAKgAgEwoAAMUIACD9BAAAwggAMP4EAACkAwAQ_wQAAMIIADCABQIA4gcAIYIFAQDjBwAhlgUBAAAAAZ4FQAD7BwAh6QUEAKkIACHqBQEAgggAIesFBACpCAAh7AVAAIYIACHtBRAAwwgAIe4FIADECAAh7wUQAMMIACHwBUAAhggAIfEFIADECAAh8gVAAIYIACHzBQAAxggAIAEAAAChAwAgAQAAAKEDACASCgAAxQgAIP0EAADCCAAw_gQAAKQDABD_BAAAwggAMIAFAgDiBwAhggUBAOMHACGWBQEA4wcAIZ4FQAD7BwAh6QUEAKkIACHqBQEAgggAIesFBACpCAAh7AVAAIYIACHtBRAAwwgAIe4FIADECAAh7wUQAMMIACHwBUAAhggAIfEFIADECAAh8gVAAIYIACEHCgAAgQsAIOoFAACwCQAg7AUAALAJACDtBQAAsAkAIO8FAACwCQAg8AUAALAJACDyBQAAsAkAIAMAAACkAwAgAQAApQMAMAIAAKEDACADAAAApAMAIAEAAKUDADACAAChAwAgAwAAAKQDACABAAClAwAwAgAAoQMAIA8KAACACwAggAUCAAAAAYIFAQAAAAGWBQEAAAABngVAAAAAAekFBAAAAAHqBQEAAAAB6wUEAAAAAewFQAAAAAHtBRAAAAAB7gUgAAAAAe8FEAAAAAHwBUAAAAAB8QUgAAAAAfIFQAAAAAEBJQAAqQMAIA6ABQIAAAABggUBAAAAAZYFAQAAAAGeBUAAAAAB6QUEAAAAAeoFAQAAAAHrBQQAAAAB7AVAAAAAAe0FEAAAAAHuBSAAAAAB7wUQAAAAAfAFQAAAAAHxBSAAAAAB8gVAAAAAAQElAACrAwAwASUAAKsDADAPCgAA8woAIIAFAgCYCQAhggUBAJcJACGWBQEAlwkAIZ4FQAC5CQAh6QUEANYJACHqBQEAtwkAIesFBADWCQAh7AVAALoJACHtBRAAuAkAIe4FIADyCgAh7wUQALgJACHwBUAAugkAIfEFIADyCgAh8gVAALoJACECAAAAoQMAICUAAK4DACAOgAUCAJgJACGCBQEAlwkAIZYFAQCXCQAhngVAALkJACHpBQQA1gkAIeoFAQC3CQAh6wUEANYJACHsBUAAugkAIe0FEAC4CQAh7gUgAPIKACHvBRAAuAkAIfAFQAC6CQAh8QUgAPIKACHyBUAAugkAIQIAAACkAwAgJQAAsAMAIAIAAACkAwAgJQAAsAMAIAMAAAChAwAgLAAAqQMAIC0AAK4DACABAAAAoQMAIAEAAACkAwAgCwYAAO0KACAyAADuCgAgMwAA8QoAIDQAAPAKACA1AADvCgAg6gUAALAJACDsBQAAsAkAIO0FAACwCQAg7wUAALAJACDwBQAAsAkAIPIFAACwCQAgEf0EAAC-CAAw_gQAALcDABD_BAAAvggAMIAFAgDZBwAhggUBANoHACGWBQEA2gcAIZ4FQADsBwAh6QUEAJEIACHqBQEA6gcAIesFBACRCAAh7AVAAO0HACHtBRAA6wcAIe4FIAC_CAAh7wUQAOsHACHwBUAA7QcAIfEFIAC_CAAh8gVAAO0HACEDAAAApAMAIAEAALYDADAxAAC3AwAgAwAAAKQDACABAAClAwAwAgAAoQMAIAb9BAAAvAgAMP4EAAC9AwAQ_wQAALwIADCABQIA4gcAIecFQAD7BwAh6AUAAL0IACABAAAAugMAIAEAAAC6AwAgBf0EAAC8CAAw_gQAAL0DABD_BAAAvAgAMIAFAgDiBwAh5wVAAPsHACEAAwAAAL0DACABAAC-AwAwAgAAugMAIAMAAAC9AwAgAQAAvgMAMAIAALoDACADAAAAvQMAIAEAAL4DADACAAC6AwAgAoAFAgAAAAHnBUAAAAABASUAAMIDACACgAUCAAAAAecFQAAAAAEBJQAAxAMAMAElAADEAwAwAoAFAgCYCQAh5wVAALkJACECAAAAugMAICUAAMcDACACgAUCAJgJACHnBUAAuQkAIQIAAAC9AwAgJQAAyQMAIAIAAAC9AwAgJQAAyQMAIAMAAAC6AwAgLAAAwgMAIC0AAMcDACABAAAAugMAIAEAAAC9AwAgBQYAAOgKACAyAADpCgAgMwAA7AoAIDQAAOsKACA1AADqCgAgBf0EAAC7CAAw_gQAANADABD_BAAAuwgAMIAFAgDZBwAh5wVAAOwHACEDAAAAvQMAIAEAAM8DADAxAADQAwAgAwAAAL0DACABAAC-AwAwAgAAugMAIAf9BAAAuQgAMP4EAADWAwAQ_wQAALkIADCABQIA4gcAIZYFAQDjBwAh5QVAAPsHACHmBQAAuggAIAEAAADTAwAgAQAAANMDACAG_QQAALkIADD-BAAA1gMAEP8EAAC5CAAwgAUCAOIHACGWBQEA4wcAIeUFQAD7BwAhAAMAAADWAwAgAQAA1wMAMAIAANMDACADAAAA1gMAIAEAANcDADACAADTAwAgAwAAANYDACABAADXAwAwAgAA0wMAIAOABQIAAAABlgUBAAAAAeUFQAAAAAEBJQAA2wMAIAOABQIAAAABlgUBAAAAAeUFQAAAAAEBJQAA3QMAMAElAADdAwAwA4AFAgCYCQAhlgUBAJcJACHlBUAAuQkAIQIAAADTAwAgJQAA4AMAIAOABQIAmAkAIZYFAQCXCQAh5QVAALkJACECAAAA1gMAICUAAOIDACACAAAA1gMAICUAAOIDACADAAAA0wMAICwAANsDACAtAADgAwAgAQAAANMDACABAAAA1gMAIAUGAADjCgAgMgAA5AoAIDMAAOcKACA0AADmCgAgNQAA5QoAIAb9BAAAuAgAMP4EAADpAwAQ_wQAALgIADCABQIA2QcAIZYFAQDaBwAh5QVAAOwHACEDAAAA1gMAIAEAAOgDADAxAADpAwAgAwAAANYDACABAADXAwAwAgAA0wMAIAEAAAAWACABAAAAFgAgAwAAABQAIAEAABUAMAIAABYAIAMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgFAsAAN4KACAMAADfCgAgDgAA4AoAIA8AAOEKACAQAADiCgAgngVAAAAAAaAFBAAAAAGyBQEAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABASUAAPEDACAPngVAAAAAAaAFBAAAAAGyBQEAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABASUAAPMDADABJQAA8wMAMAEAAAAMACAUCwAAvAoAIAwAAL0KACAOAAC-CgAgDwAAvwoAIBAAAMAKACCeBUAAuQkAIaAFBADWCQAhsgUBALcJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACECAAAAFgAgJQAA9wMAIA-eBUAAuQkAIaAFBADWCQAhsgUBALcJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACECAAAAFAAgJQAA-QMAIAIAAAAUACAlAAD5AwAgAQAAAAwAIAMAAAAWACAsAADxAwAgLQAA9wMAIAEAAAAWACABAAAAFAAgDgYAALcKACAyAAC4CgAgMwAAuwoAIDQAALoKACA1AAC5CgAgsgUAALAJACDcBQAAsAkAIN0FAACwCQAg3gUAALAJACDgBQAAsAkAIOEFAACwCQAg4gUAALAJACDjBQAAsAkAIOQFAACwCQAgEv0EAAC3CAAw_gQAAIEEABD_BAAAtwgAMJ4FQADsBwAhoAUEAJEIACGyBQEA6gcAIbwFAQDaBwAh0QUBANoHACHaBUAA7AcAIdwFBACJCAAh3QUQAOsHACHeBUAA7QcAId8FAQDaBwAh4AUBAOoHACHhBQEA6gcAIeIFEADrBwAh4wUEAIkIACHkBUAA7QcAIQMAAAAUACABAACABAAwMQAAgQQAIAMAAAAUACABAAAVADACAAAWACABAAAAIwAgAQAAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgAwAAACEAIAEAACIAMAIAACMAIAkMAAC2CgAgDQAAtQoAIKAFBAAAAAGyBQEAAAABvAUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAEBJQAAiQQAIAegBQQAAAABsgUBAAAAAbwFAQAAAAHbBQIAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAABASUAAIsEADABJQAAiwQAMAkMAAC0CgAgDQAAswoAIKAFBADWCQAhsgUBAJcJACG8BQEAlwkAIdsFAgCYCQAh3AUEANAJACHdBRAAuAkAId4FQAC6CQAhAgAAACMAICUAAI4EACAHoAUEANYJACGyBQEAlwkAIbwFAQCXCQAh2wUCAJgJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACECAAAAIQAgJQAAkAQAIAIAAAAhACAlAACQBAAgAwAAACMAICwAAIkEACAtAACOBAAgAQAAACMAIAEAAAAhACAIBgAArgoAIDIAAK8KACAzAACyCgAgNAAAsQoAIDUAALAKACDcBQAAsAkAIN0FAACwCQAg3gUAALAJACAK_QQAALYIADD-BAAAlwQAEP8EAAC2CAAwoAUEAJEIACGyBQEA2gcAIbwFAQDaBwAh2wUCANkHACHcBQQAiQgAId0FEADrBwAh3gVAAO0HACEDAAAAIQAgAQAAlgQAMDEAAJcEACADAAAAIQAgAQAAIgAwAgAAIwAgEf0EAAC1CAAw_gQAAJ0EABD_BAAAtQgAMJ4FQAD7BwAhoAUEAKkIACG8BQEA4wcAIcEFAQAAAAHRBQEA4wcAIdIFAQDjBwAh0wUQAJYIACHUBRAAlggAIdUFQACGCAAh1gUCAIEIACHXBQEAgggAIdgFQACGCAAh2QUEAI8IACHaBUAA-wcAIQEAAACaBAAgAQAAAJoEACAR_QQAALUIADD-BAAAnQQAEP8EAAC1CAAwngVAAPsHACGgBQQAqQgAIbwFAQDjBwAhwQUBAOMHACHRBQEA4wcAIdIFAQDjBwAh0wUQAJYIACHUBRAAlggAIdUFQACGCAAh1gUCAIEIACHXBQEAgggAIdgFQACGCAAh2QUEAI8IACHaBUAA-wcAIQXVBQAAsAkAINYFAACwCQAg1wUAALAJACDYBQAAsAkAINkFAACwCQAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgDp4FQAAAAAGgBQQAAAABvAUBAAAAAcEFAQAAAAHRBQEAAAAB0gUBAAAAAdMFEAAAAAHUBRAAAAAB1QVAAAAAAdYFAgAAAAHXBQEAAAAB2AVAAAAAAdkFBAAAAAHaBUAAAAABASUAAKIEACAOngVAAAAAAaAFBAAAAAG8BQEAAAABwQUBAAAAAdEFAQAAAAHSBQEAAAAB0wUQAAAAAdQFEAAAAAHVBUAAAAAB1gUCAAAAAdcFAQAAAAHYBUAAAAAB2QUEAAAAAdoFQAAAAAEBJQAApAQAMAElAACkBAAwDp4FQAC5CQAhoAUEANYJACG8BQEAlwkAIcEFAQCXCQAh0QUBAJcJACHSBQEAlwkAIdMFEAC2CQAh1AUQALYJACHVBUAAugkAIdYFAgDFCQAh1wUBALcJACHYBUAAugkAIdkFBADQCQAh2gVAALkJACECAAAAmgQAICUAAKcEACAOngVAALkJACGgBQQA1gkAIbwFAQCXCQAhwQUBAJcJACHRBQEAlwkAIdIFAQCXCQAh0wUQALYJACHUBRAAtgkAIdUFQAC6CQAh1gUCAMUJACHXBQEAtwkAIdgFQAC6CQAh2QUEANAJACHaBUAAuQkAIQIAAACdBAAgJQAAqQQAIAIAAACdBAAgJQAAqQQAIAMAAACaBAAgLAAAogQAIC0AAKcEACABAAAAmgQAIAEAAACdBAAgCgYAAKkKACAyAACqCgAgMwAArQoAIDQAAKwKACA1AACrCgAg1QUAALAJACDWBQAAsAkAINcFAACwCQAg2AUAALAJACDZBQAAsAkAIBH9BAAAtAgAMP4EAACwBAAQ_wQAALQIADCeBUAA7AcAIaAFBACRCAAhvAUBANoHACHBBQEA2gcAIdEFAQDaBwAh0gUBANoHACHTBRAA6QcAIdQFEADpBwAh1QVAAO0HACHWBQIA_QcAIdcFAQDqBwAh2AVAAO0HACHZBQQAiQgAIdoFQADsBwAhAwAAAJ0EACABAACvBAAwMQAAsAQAIAMAAACdBAAgAQAAngQAMAIAAJoEACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAUDAACoCgAggAUCAAAAAZcFAQAAAAG9BUAAAAABvgUQAAAAAQElAAC4BAAgBIAFAgAAAAGXBQEAAAABvQVAAAAAAb4FEAAAAAEBJQAAugQAMAElAAC6BAAwBQMAAKcKACCABQIAmAkAIZcFAQCXCQAhvQVAALkJACG-BRAAtgkAIQIAAABDACAlAAC9BAAgBIAFAgCYCQAhlwUBAJcJACG9BUAAuQkAIb4FEAC2CQAhAgAAAEEAICUAAL8EACACAAAAQQAgJQAAvwQAIAMAAABDACAsAAC4BAAgLQAAvQQAIAEAAABDACABAAAAQQAgBQYAAKIKACAyAACjCgAgMwAApgoAIDQAAKUKACA1AACkCgAgB_0EAACzCAAw_gQAAMYEABD_BAAAswgAMIAFAgDZBwAhlwUBANoHACG9BUAA7AcAIb4FEADpBwAhAwAAAEEAIAEAAMUEADAxAADGBAAgAwAAAEEAIAEAAEIAMAIAAEMAIAoNAACyCAAg_QQAALEIADD-BAAAHwAQ_wQAALEIADCeBUAA-wcAIaAFBACpCAAhvAUBAOMHACG-BRAAlggAIc8FAQDjBwAh0AUAALAIACABAAAAyQQAIAEAAADJBAAgAQ0AAKEKACADAAAAHwAgAQAAzAQAMAIAAMkEACADAAAAHwAgAQAAzAQAMAIAAMkEACADAAAAHwAgAQAAzAQAMAIAAMkEACAGDQAAoAoAIJ4FQAAAAAGgBQQAAAABvAUBAAAAAb4FEAAAAAHPBQEAAAABASUAANAEACAFngVAAAAAAaAFBAAAAAG8BQEAAAABvgUQAAAAAc8FAQAAAAEBJQAA0gQAMAElAADSBAAwBg0AAJ8KACCeBUAAuQkAIaAFBADWCQAhvAUBAJcJACG-BRAAtgkAIc8FAQCXCQAhAgAAAMkEACAlAADVBAAgBZ4FQAC5CQAhoAUEANYJACG8BQEAlwkAIb4FEAC2CQAhzwUBAJcJACECAAAAHwAgJQAA1wQAIAIAAAAfACAlAADXBAAgAwAAAMkEACAsAADQBAAgLQAA1QQAIAEAAADJBAAgAQAAAB8AIAUGAACaCgAgMgAAmwoAIDMAAJ4KACA0AACdCgAgNQAAnAoAIAj9BAAArwgAMP4EAADeBAAQ_wQAAK8IADCeBUAA7AcAIaAFBACRCAAhvAUBANoHACG-BRAA6QcAIc8FAQDaBwAhAwAAAB8AIAEAAN0EADAxAADeBAAgAwAAAB8AIAEAAMwEADACAADJBAAgCP0EAACtCAAw_gQAAOQEABD_BAAArQgAMJsFAQDjBwAhngVAAPsHACHMBQEA4wcAIc0FAQDjBwAhzgUAAK4IACABAAAA4QQAIAEAAADhBAAgB_0EAACtCAAw_gQAAOQEABD_BAAArQgAMJsFAQDjBwAhngVAAPsHACHMBQEA4wcAIc0FAQDjBwAhAAMAAADkBAAgAQAA5QQAMAIAAOEEACADAAAA5AQAIAEAAOUEADACAADhBAAgAwAAAOQEACABAADlBAAwAgAA4QQAIASbBQEAAAABngVAAAAAAcwFAQAAAAHNBQEAAAABASUAAOkEACAEmwUBAAAAAZ4FQAAAAAHMBQEAAAABzQUBAAAAAQElAADrBAAwASUAAOsEADAEmwUBAJcJACGeBUAAuQkAIcwFAQCXCQAhzQUBAJcJACECAAAA4QQAICUAAO4EACAEmwUBAJcJACGeBUAAuQkAIcwFAQCXCQAhzQUBAJcJACECAAAA5AQAICUAAPAEACACAAAA5AQAICUAAPAEACADAAAA4QQAICwAAOkEACAtAADuBAAgAQAAAOEEACABAAAA5AQAIAMGAACXCgAgNAAAmQoAIDUAAJgKACAH_QQAAKwIADD-BAAA9wQAEP8EAACsCAAwmwUBANoHACGeBUAA7AcAIcwFAQDaBwAhzQUBANoHACEDAAAA5AQAIAEAAPYEADAxAAD3BAAgAwAAAOQEACABAADlBAAwAgAA4QQAIA8JAACoCAAgmQMAAKYIACCaAwAApwgAIP0EAACkCAAw_gQAAIYFABD_BAAApAgAMJYFAQAAAAGXBQEAgggAIcIFQAD7BwAhxQUBAOMHACHGBQEA4wcAIccFAQDjBwAhyAUBAOMHACHJBQAApQgAIMoFAQCCCAAhAQAAAPoEACAImAMAAJoIACD9BAAAnQgAMP4EAAD8BAAQ_wQAAJ0IADDABQEA4wcAIcIFQAD7BwAhwwUBAOMHACHEBQEA4wcAIQEAAAD8BAAgBpgDAACaCAAg_QQAAKsIADD-BAAA_gQAEP8EAACrCAAwwAUBAOMHACHCBUAA-wcAIQGYAwAA5QkAIAeYAwAAmggAIP0EAACrCAAw_gQAAP4EABD_BAAAqwgAMMAFAQDjBwAhwgVAAPsHACHLBQAAqggAIAMAAAD-BAAgAQAA_wQAMAIAAIAFACAImAMAAJoIACD9BAAAmQgAMP4EAACCBQAQ_wQAAJkIADCzBQQAqQgAIcAFAQDjBwAhwQUBAOMHACHCBUAA-wcAIQEAAACCBQAgAQAAAP4EACABAAAA-gQAIA8JAACoCAAgmQMAAKYIACCaAwAApwgAIP0EAACkCAAw_gQAAIYFABD_BAAApAgAMJYFAQDjBwAhlwUBAIIIACHCBUAA-wcAIcUFAQDjBwAhxgUBAOMHACHHBQEA4wcAIcgFAQDjBwAhyQUAAKUIACDKBQEAgggAIQUJAACWCgAgmQMAAJQKACCaAwAAlQoAIJcFAACwCQAgygUAALAJACADAAAAhgUAIAEAAIcFADACAAD6BAAgAwAAAIYFACABAACHBQAwAgAA-gQAIAMAAACGBQAgAQAAhwUAMAIAAPoEACAMCQAAkwoAIJkDAACRCgAgmgMAAJIKACCWBQEAAAABlwUBAAAAAcIFQAAAAAHFBQEAAAABxgUBAAAAAccFAQAAAAHIBQEAAAAByQWAAAAAAcoFAQAAAAEBJQAAiwUAIAmWBQEAAAABlwUBAAAAAcIFQAAAAAHFBQEAAAABxgUBAAAAAccFAQAAAAHIBQEAAAAByQWAAAAAAcoFAQAAAAEBJQAAjQUAMAElAACNBQAwDAkAAPoJACCZAwAA-AkAIJoDAAD5CQAglgUBAJcJACGXBQEAtwkAIcIFQAC5CQAhxQUBAJcJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBYAAAAABygUBALcJACECAAAA-gQAICUAAJAFACAJlgUBAJcJACGXBQEAtwkAIcIFQAC5CQAhxQUBAJcJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBYAAAAABygUBALcJACECAAAAhgUAICUAAJIFACACAAAAhgUAICUAAJIFACADAAAA-gQAICwAAIsFACAtAACQBQAgAQAAAPoEACABAAAAhgUAIAUGAAD1CQAgNAAA9wkAIDUAAPYJACCXBQAAsAkAIMoFAACwCQAgDP0EAAChCAAw_gQAAJkFABD_BAAAoQgAMJYFAQDaBwAhlwUBAOoHACHCBUAA7AcAIcUFAQDaBwAhxgUBANoHACHHBQEA2gcAIcgFAQDaBwAhyQUAAKIIACDKBQEA6gcAIQMAAACGBQAgAQAAmAUAMDEAAJkFACADAAAAhgUAIAEAAIcFADACAAD6BAAgB_0EAACfCAAw_gQAAJ8FABD_BAAAnwgAMIAFAgDiBwAhvQVAAPsHACG-BRAAlggAIb8FAACgCAAgAQAAAJwFACABAAAAnAUAIAb9BAAAnwgAMP4EAACfBQAQ_wQAAJ8IADCABQIA4gcAIb0FQAD7BwAhvgUQAJYIACEAAwAAAJ8FACABAACgBQAwAgAAnAUAIAMAAACfBQAgAQAAoAUAMAIAAJwFACADAAAAnwUAIAEAAKAFADACAACcBQAgA4AFAgAAAAG9BUAAAAABvgUQAAAAAQElAACkBQAgA4AFAgAAAAG9BUAAAAABvgUQAAAAAQElAACmBQAwASUAAKYFADADgAUCAJgJACG9BUAAuQkAIb4FEAC2CQAhAgAAAJwFACAlAACpBQAgA4AFAgCYCQAhvQVAALkJACG-BRAAtgkAIQIAAACfBQAgJQAAqwUAIAIAAACfBQAgJQAAqwUAIAMAAACcBQAgLAAApAUAIC0AAKkFACABAAAAnAUAIAEAAACfBQAgBQYAAPAJACAyAADxCQAgMwAA9AkAIDQAAPMJACA1AADyCQAgBv0EAACeCAAw_gQAALIFABD_BAAAnggAMIAFAgDZBwAhvQVAAOwHACG-BRAA6QcAIQMAAACfBQAgAQAAsQUAMDEAALIFACADAAAAnwUAIAEAAKAFADACAACcBQAgCJgDAACaCAAg_QQAAJ0IADD-BAAA_AQAEP8EAACdCAAwwAUBAAAAAcIFQAD7BwAhwwUBAOMHACHEBQEA4wcAIQEAAAC1BQAgAQAAALUFACABmAMAAOUJACADAAAA_AQAIAEAALgFADACAAC1BQAgAwAAAPwEACABAAC4BQAwAgAAtQUAIAMAAAD8BAAgAQAAuAUAMAIAALUFACAFmAMAAO8JACDABQEAAAABwgVAAAAAAcMFAQAAAAHEBQEAAAABASUAALwFACAEwAUBAAAAAcIFQAAAAAHDBQEAAAABxAUBAAAAAQElAAC-BQAwASUAAL4FADAFmAMAAO4JACDABQEAlwkAIcIFQAC5CQAhwwUBAJcJACHEBQEAlwkAIQIAAAC1BQAgJQAAwQUAIATABQEAlwkAIcIFQAC5CQAhwwUBAJcJACHEBQEAlwkAIQIAAAD8BAAgJQAAwwUAIAIAAAD8BAAgJQAAwwUAIAMAAAC1BQAgLAAAvAUAIC0AAMEFACABAAAAtQUAIAEAAAD8BAAgAwYAAOsJACA0AADtCQAgNQAA7AkAIAf9BAAAnAgAMP4EAADKBQAQ_wQAAJwIADDABQEA2gcAIcIFQADsBwAhwwUBANoHACHEBQEA2gcAIQMAAAD8BAAgAQAAyQUAMDEAAMoFACADAAAA_AQAIAEAALgFADACAAC1BQAgAQAAAIAFACABAAAAgAUAIAMAAAD-BAAgAQAA_wQAMAIAAIAFACADAAAA_gQAIAEAAP8EADACAACABQAgAwAAAP4EACABAAD_BAAwAgAAgAUAIAOYAwAA6gkAIMAFAQAAAAHCBUAAAAABASUAANIFACACwAUBAAAAAcIFQAAAAAEBJQAA1AUAMAElAADUBQAwA5gDAADpCQAgwAUBAJcJACHCBUAAuQkAIQIAAACABQAgJQAA1wUAIALABQEAlwkAIcIFQAC5CQAhAgAAAP4EACAlAADZBQAgAgAAAP4EACAlAADZBQAgAwAAAIAFACAsAADSBQAgLQAA1wUAIAEAAACABQAgAQAAAP4EACADBgAA5gkAIDQAAOgJACA1AADnCQAgBf0EAACbCAAw_gQAAOAFABD_BAAAmwgAMMAFAQDaBwAhwgVAAOwHACEDAAAA_gQAIAEAAN8FADAxAADgBQAgAwAAAP4EACABAAD_BAAwAgAAgAUAIAiYAwAAmggAIP0EAACZCAAw_gQAAIIFABD_BAAAmQgAMLMFBAAAAAHABQEAAAABwQUBAOMHACHCBUAA-wcAIQEAAADjBQAgAQAAAOMFACABmAMAAOUJACADAAAAggUAIAEAAOYFADACAADjBQAgAwAAAIIFACABAADmBQAwAgAA4wUAIAMAAACCBQAgAQAA5gUAMAIAAOMFACAFmAMAAOQJACCzBQQAAAABwAUBAAAAAcEFAQAAAAHCBUAAAAABASUAAOoFACAEswUEAAAAAcAFAQAAAAHBBQEAAAABwgVAAAAAAQElAADsBQAwASUAAOwFADAFmAMAAOMJACCzBQQA1gkAIcAFAQCXCQAhwQUBAJcJACHCBUAAuQkAIQIAAADjBQAgJQAA7wUAIASzBQQA1gkAIcAFAQCXCQAhwQUBAJcJACHCBUAAuQkAIQIAAACCBQAgJQAA8QUAIAIAAACCBQAgJQAA8QUAIAMAAADjBQAgLAAA6gUAIC0AAO8FACABAAAA4wUAIAEAAACCBQAgBQYAAN4JACAyAADfCQAgMwAA4gkAIDQAAOEJACA1AADgCQAgB_0EAACYCAAw_gQAAPgFABD_BAAAmAgAMLMFBACRCAAhwAUBANoHACHBBQEA2gcAIcIFQADsBwAhAwAAAIIFACABAAD3BQAwMQAA-AUAIAMAAACCBQAgAQAA5gUAMAIAAOMFACAH_QQAAJUIADD-BAAA_gUAEP8EAACVCAAwgAUCAOIHACG9BUAA-wcAIb4FEACWCAAhvwUAAJcIACABAAAA-wUAIAEAAAD7BQAgBv0EAACVCAAw_gQAAP4FABD_BAAAlQgAMIAFAgDiBwAhvQVAAPsHACG-BRAAlggAIQADAAAA_gUAIAEAAP8FADACAAD7BQAgAwAAAP4FACABAAD_BQAwAgAA-wUAIAMAAAD-BQAgAQAA_wUAMAIAAPsFACADgAUCAAAAAb0FQAAAAAG-BRAAAAABASUAAIMGACADgAUCAAAAAb0FQAAAAAG-BRAAAAABASUAAIUGADABJQAAhQYAMAOABQIAmAkAIb0FQAC5CQAhvgUQALYJACECAAAA-wUAICUAAIgGACADgAUCAJgJACG9BUAAuQkAIb4FEAC2CQAhAgAAAP4FACAlAACKBgAgAgAAAP4FACAlAACKBgAgAwAAAPsFACAsAACDBgAgLQAAiAYAIAEAAAD7BQAgAQAAAP4FACAFBgAA2QkAIDIAANoJACAzAADdCQAgNAAA3AkAIDUAANsJACAG_QQAAJQIADD-BAAAkQYAEP8EAACUCAAwgAUCANkHACG9BUAA7AcAIb4FEADpBwAhAwAAAP4FACABAACQBgAwMQAAkQYAIAMAAAD-BQAgAQAA_wUAMAIAAPsFACABAAAAHQAgAQAAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAYNAADYCQAggAUCAAAAAaAFBAAAAAG6BQEAAAABuwVAAAAAAbwFAQAAAAEBJQAAmQYAIAWABQIAAAABoAUEAAAAAboFAQAAAAG7BUAAAAABvAUBAAAAAQElAACbBgAwASUAAJsGADAGDQAA1wkAIIAFAgCYCQAhoAUEANYJACG6BQEAlwkAIbsFQAC5CQAhvAUBAJcJACECAAAAHQAgJQAAngYAIAWABQIAmAkAIaAFBADWCQAhugUBAJcJACG7BUAAuQkAIbwFAQCXCQAhAgAAABsAICUAAKAGACACAAAAGwAgJQAAoAYAIAMAAAAdACAsAACZBgAgLQAAngYAIAEAAAAdACABAAAAGwAgBQYAANEJACAyAADSCQAgMwAA1QkAIDQAANQJACA1AADTCQAgCP0EAACQCAAw_gQAAKcGABD_BAAAkAgAMIAFAgDZBwAhoAUEAJEIACG6BQEA2gcAIbsFQADsBwAhvAUBANoHACEDAAAAGwAgAQAApgYAMDEAAKcGACADAAAAGwAgAQAAHAAwAgAAHQAgCyUAAI4IACD9BAAAjQgAMP4EAACtBgAQ_wQAAI0IADCPBQEA4wcAIZYFAQAAAAGXBQEA4wcAIZ4FQAD7BwAhsQUBAOMHACGyBQEAgggAIbMFBACPCAAhAQAAAKoGACABAAAAqgYAIAslAACOCAAg_QQAAI0IADD-BAAArQYAEP8EAACNCAAwjwUBAOMHACGWBQEA4wcAIZcFAQDjBwAhngVAAPsHACGxBQEA4wcAIbIFAQCCCAAhswUEAI8IACEDJQAAsAkAILIFAACwCQAgswUAALAJACADAAAArQYAIAEAAK4GADACAACqBgAgAwAAAK0GACABAACuBgAwAgAAqgYAIAMAAACtBgAgAQAArgYAMAIAAKoGACAIJYAAAAABjwUBAAAAAZYFAQAAAAGXBQEAAAABngVAAAAAAbEFAQAAAAGyBQEAAAABswUEAAAAAQElAACyBgAgCCWAAAAAAY8FAQAAAAGWBQEAAAABlwUBAAAAAZ4FQAAAAAGxBQEAAAABsgUBAAAAAbMFBAAAAAEBJQAAtAYAMAElAAC0BgAwCCWAAAAAAY8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhsQUBAJcJACGyBQEAtwkAIbMFBADQCQAhAgAAAKoGACAlAAC3BgAgCCWAAAAAAY8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhsQUBAJcJACGyBQEAtwkAIbMFBADQCQAhAgAAAK0GACAlAAC5BgAgAgAAAK0GACAlAAC5BgAgAwAAAKoGACAsAACyBgAgLQAAtwYAIAEAAACqBgAgAQAAAK0GACAIBgAAywkAICUAALAJACAyAADMCQAgMwAAzwkAIDQAAM4JACA1AADNCQAgsgUAALAJACCzBQAAsAkAIAslAACICAAg_QQAAIcIADD-BAAAwAYAEP8EAACHCAAwjwUBANoHACGWBQEA2gcAIZcFAQDaBwAhngVAAOwHACGxBQEA2gcAIbIFAQDqBwAhswUEAIkIACEDAAAArQYAIAEAAL8GADAxAADABgAgAwAAAK0GACABAACuBgAwAgAAqgYAIA79BAAAhQgAMP4EAADGBgAQ_wQAAIUIADCWBQEAAAABlwUBAOMHACGaBQEA4wcAIZ4FQAD7BwAhqgUBAOMHACGrBQEA4wcAIawFAgDiBwAhrQUCAOIHACGuBUAAhggAIa8FQACGCAAhsAVAAIYIACEBAAAAwwYAIAEAAADDBgAgDv0EAACFCAAw_gQAAMYGABD_BAAAhQgAMJYFAQDjBwAhlwUBAOMHACGaBQEA4wcAIZ4FQAD7BwAhqgUBAOMHACGrBQEA4wcAIawFAgDiBwAhrQUCAOIHACGuBUAAhggAIa8FQACGCAAhsAVAAIYIACEDrgUAALAJACCvBQAAsAkAILAFAACwCQAgAwAAAMYGACABAADHBgAwAgAAwwYAIAMAAADGBgAgAQAAxwYAMAIAAMMGACADAAAAxgYAIAEAAMcGADACAADDBgAgC5YFAQAAAAGXBQEAAAABmgUBAAAAAZ4FQAAAAAGqBQEAAAABqwUBAAAAAawFAgAAAAGtBQIAAAABrgVAAAAAAa8FQAAAAAGwBUAAAAABASUAAMsGACALlgUBAAAAAZcFAQAAAAGaBQEAAAABngVAAAAAAaoFAQAAAAGrBQEAAAABrAUCAAAAAa0FAgAAAAGuBUAAAAABrwVAAAAAAbAFQAAAAAEBJQAAzQYAMAElAADNBgAwC5YFAQCXCQAhlwUBAJcJACGaBQEAlwkAIZ4FQAC5CQAhqgUBAJcJACGrBQEAlwkAIawFAgCYCQAhrQUCAJgJACGuBUAAugkAIa8FQAC6CQAhsAVAALoJACECAAAAwwYAICUAANAGACALlgUBAJcJACGXBQEAlwkAIZoFAQCXCQAhngVAALkJACGqBQEAlwkAIasFAQCXCQAhrAUCAJgJACGtBQIAmAkAIa4FQAC6CQAhrwVAALoJACGwBUAAugkAIQIAAADGBgAgJQAA0gYAIAIAAADGBgAgJQAA0gYAIAMAAADDBgAgLAAAywYAIC0AANAGACABAAAAwwYAIAEAAADGBgAgCAYAAMYJACAyAADHCQAgMwAAygkAIDQAAMkJACA1AADICQAgrgUAALAJACCvBQAAsAkAILAFAACwCQAgDv0EAACECAAw_gQAANkGABD_BAAAhAgAMJYFAQDaBwAhlwUBANoHACGaBQEA2gcAIZ4FQADsBwAhqgUBANoHACGrBQEA2gcAIawFAgDZBwAhrQUCANkHACGuBUAA7QcAIa8FQADtBwAhsAVAAO0HACEDAAAAxgYAIAEAANgGADAxAADZBgAgAwAAAMYGACABAADHBgAwAgAAwwYAIAv9BAAAgAgAMP4EAADfBgAQ_wQAAIAIADCiBQEA4wcAIaMFAgDiBwAhpAVAAPsHACGlBQIA4gcAIaYFAgCBCAAhpwUBAIIIACGoBQEAgggAIakFAACDCAAgAQAAANwGACABAAAA3AYAIAr9BAAAgAgAMP4EAADfBgAQ_wQAAIAIADCiBQEA4wcAIaMFAgDiBwAhpAVAAPsHACGlBQIA4gcAIaYFAgCBCAAhpwUBAIIIACGoBQEAgggAIQOmBQAAsAkAIKcFAACwCQAgqAUAALAJACADAAAA3wYAIAEAAOAGADACAADcBgAgAwAAAN8GACABAADgBgAwAgAA3AYAIAMAAADfBgAgAQAA4AYAMAIAANwGACAHogUBAAAAAaMFAgAAAAGkBUAAAAABpQUCAAAAAaYFAgAAAAGnBQEAAAABqAUBAAAAAQElAADkBgAgB6IFAQAAAAGjBQIAAAABpAVAAAAAAaUFAgAAAAGmBQIAAAABpwUBAAAAAagFAQAAAAEBJQAA5gYAMAElAADmBgAwB6IFAQCXCQAhowUCAJgJACGkBUAAuQkAIaUFAgCYCQAhpgUCAMUJACGnBQEAtwkAIagFAQC3CQAhAgAAANwGACAlAADpBgAgB6IFAQCXCQAhowUCAJgJACGkBUAAuQkAIaUFAgCYCQAhpgUCAMUJACGnBQEAtwkAIagFAQC3CQAhAgAAAN8GACAlAADrBgAgAgAAAN8GACAlAADrBgAgAwAAANwGACAsAADkBgAgLQAA6QYAIAEAAADcBgAgAQAAAN8GACAIBgAAwAkAIDIAAMEJACAzAADECQAgNAAAwwkAIDUAAMIJACCmBQAAsAkAIKcFAACwCQAgqAUAALAJACAK_QQAAPwHADD-BAAA8gYAEP8EAAD8BwAwogUBANoHACGjBQIA2QcAIaQFQADsBwAhpQUCANkHACGmBQIA_QcAIacFAQDqBwAhqAUBAOoHACEDAAAA3wYAIAEAAPEGADAxAADyBgAgAwAAAN8GACABAADgBgAwAgAA3AYAIAX9BAAA-gcAMP4EAAD4BgAQ_wQAAPoHADCgBQEAAAABoQVAAPsHACEBAAAA9QYAIAEAAAD1BgAgBf0EAAD6BwAw_gQAAPgGABD_BAAA-gcAMKAFAQDjBwAhoQVAAPsHACEAAwAAAPgGACABAAD5BgAwAgAA9QYAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACADAAAA-AYAIAEAAPkGADACAAD1BgAgAqAFAQAAAAGhBUAAAAABASUAAP0GACACoAUBAAAAAaEFQAAAAAEBJQAA_wYAMAElAAD_BgAwAqAFAQCXCQAhoQVAALkJACECAAAA9QYAICUAAIIHACACoAUBAJcJACGhBUAAuQkAIQIAAAD4BgAgJQAAhAcAIAIAAAD4BgAgJQAAhAcAIAMAAAD1BgAgLAAA_QYAIC0AAIIHACABAAAA9QYAIAEAAAD4BgAgAwYAAL0JACA0AAC_CQAgNQAAvgkAIAX9BAAA-QcAMP4EAACLBwAQ_wQAAPkHADCgBQEA2gcAIaEFQADsBwAhAwAAAPgGACABAACKBwAwMQAAiwcAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIA0DAAC8CQAggAUCAAAAAYIFAQAAAAGWBQEAAAABlwUBAAAAAZgFAQAAAAGZBRAAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUQAAAAAZ4FQAAAAAGfBUAAAAABASUAAJMHACAMgAUCAAAAAYIFAQAAAAGWBQEAAAABlwUBAAAAAZgFAQAAAAGZBRAAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUQAAAAAZ4FQAAAAAGfBUAAAAABASUAAJUHADABJQAAlQcAMA0DAAC7CQAggAUCAJgJACGCBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGbBQEAtwkAIZwFAQC3CQAhnQUQALgJACGeBUAAuQkAIZ8FQAC6CQAhAgAAAD8AICUAAJgHACAMgAUCAJgJACGCBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGYBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGbBQEAtwkAIZwFAQC3CQAhnQUQALgJACGeBUAAuQkAIZ8FQAC6CQAhAgAAAD0AICUAAJoHACACAAAAPQAgJQAAmgcAIAMAAAA_ACAsAACTBwAgLQAAmAcAIAEAAAA_ACABAAAAPQAgCQYAALEJACAyAACyCQAgMwAAtQkAIDQAALQJACA1AACzCQAgmwUAALAJACCcBQAAsAkAIJ0FAACwCQAgnwUAALAJACAP_QQAAOgHADD-BAAAoQcAEP8EAADoBwAwgAUCANkHACGCBQEA2gcAIZYFAQDaBwAhlwUBANoHACGYBQEA2gcAIZkFEADpBwAhmgUBANoHACGbBQEA6gcAIZwFAQDqBwAhnQUQAOsHACGeBUAA7AcAIZ8FQADtBwAhAwAAAD0AIAEAAKAHADAxAAChBwAgAwAAAD0AIAEAAD4AMAIAAD8AIAncBAAA5AcAIP0EAADhBwAw_gQAAKwHABD_BAAA4QcAMIAFAgAAAAGOBQEAAAABjwUBAOMHACGQBQEA4wcAIZEFAQDjBwAhAQAAAKQHACAH2wQAAOcHACD9BAAA5gcAMP4EAACmBwAQ_wQAAOYHADCABQIA4gcAIYEFAQDjBwAhggUBAOMHACEB2wQAAK8JACAI2wQAAOcHACD9BAAA5gcAMP4EAACmBwAQ_wQAAOYHADCABQIA4gcAIYEFAQDjBwAhggUBAOMHACGVBQAA5QcAIAMAAACmBwAgAQAApwcAMAIAAKgHACABAAAApgcAIAEAAACkBwAgCdwEAADkBwAg_QQAAOEHADD-BAAArAcAEP8EAADhBwAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhkAUBAOMHACGRBQEA4wcAIQHcBAAArgkAIAMAAACsBwAgAQAArQcAMAIAAKQHACADAAAArAcAIAEAAK0HADACAACkBwAgAwAAAKwHACABAACtBwAwAgAApAcAIAbcBAAArQkAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABASUAALEHACAFgAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAEBJQAAswcAMAElAACzBwAwBtwEAACgCQAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIQIAAACkBwAgJQAAtgcAIAWABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhAgAAAKwHACAlAAC4BwAgAgAAAKwHACAlAAC4BwAgAwAAAKQHACAsAACxBwAgLQAAtgcAIAEAAACkBwAgAQAAAKwHACAFBgAAmwkAIDIAAJwJACAzAACfCQAgNAAAngkAIDUAAJ0JACAI_QQAAOAHADD-BAAAvwcAEP8EAADgBwAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIQMAAACsBwAgAQAAvgcAMDEAAL8HACADAAAArAcAIAEAAK0HADACAACkBwAgAQAAAKgHACABAAAAqAcAIAMAAACmBwAgAQAApwcAMAIAAKgHACADAAAApgcAIAEAAKcHADACAACoBwAgAwAAAKYHACABAACnBwAwAgAAqAcAIATbBAAAmgkAIIAFAgAAAAGBBQEAAAABggUBAAAAAQElAADHBwAgA4AFAgAAAAGBBQEAAAABggUBAAAAAQElAADJBwAwASUAAMkHADAE2wQAAJkJACCABQIAmAkAIYEFAQCXCQAhggUBAJcJACECAAAAqAcAICUAAMwHACADgAUCAJgJACGBBQEAlwkAIYIFAQCXCQAhAgAAAKYHACAlAADOBwAgAgAAAKYHACAlAADOBwAgAwAAAKgHACAsAADHBwAgLQAAzAcAIAEAAACoBwAgAQAAAKYHACAFBgAAkgkAIDIAAJMJACAzAACWCQAgNAAAlQkAIDUAAJQJACAG_QQAANgHADD-BAAA1QcAEP8EAADYBwAwgAUCANkHACGBBQEA2gcAIYIFAQDaBwAhAwAAAKYHACABAADUBwAwMQAA1QcAIAMAAACmBwAgAQAApwcAMAIAAKgHACAG_QQAANgHADD-BAAA1QcAEP8EAADYBwAwgAUCANkHACGBBQEA2gcAIYIFAQDaBwAhDQYAANwHACAyAADfBwAgMwAA3AcAIDQAANwHACA1AADcBwAggwUCAAAAAYQFAgAAAASFBQIAAAAEhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDeBwAhDgYAANwHACA0AADdBwAgNQAA3QcAIIMFAQAAAAGEBQEAAAAEhQUBAAAABIYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA2wcAIQ4GAADcBwAgNAAA3QcAIDUAAN0HACCDBQEAAAABhAUBAAAABIUFAQAAAASGBQEAAAABhwUBAAAAAYgFAQAAAAGJBQEAAAABigUBAAAAAYsFAQAAAAGMBQEAAAABjQUBANsHACEIgwUCAAAAAYQFAgAAAASFBQIAAAAEhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDcBwAhC4MFAQAAAAGEBQEAAAAEhQUBAAAABIYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA3QcAIQ0GAADcBwAgMgAA3wcAIDMAANwHACA0AADcBwAgNQAA3AcAIIMFAgAAAAGEBQIAAAAEhQUCAAAABIYFAgAAAAGHBQIAAAABiAUCAAAAAYkFAgAAAAGNBQIA3gcAIQiDBQgAAAABhAUIAAAABIUFCAAAAASGBQgAAAABhwUIAAAAAYgFCAAAAAGJBQgAAAABjQUIAN8HACEI_QQAAOAHADD-BAAAvwcAEP8EAADgBwAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhkAUBANoHACGRBQEA2gcAIQncBAAA5AcAIP0EAADhBwAw_gQAAKwHABD_BAAA4QcAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZAFAQDjBwAhkQUBAOMHACEIgwUCAAAAAYQFAgAAAASFBQIAAAAEhgUCAAAAAYcFAgAAAAGIBQIAAAABiQUCAAAAAY0FAgDcBwAhC4MFAQAAAAGEBQEAAAAEhQUBAAAABIYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA3QcAIQOSBQAApgcAIJMFAACmBwAglAUAAKYHACADgAUCAAAAAYEFAQAAAAGCBQEAAAABB9sEAADnBwAg_QQAAOYHADD-BAAApgcAEP8EAADmBwAwgAUCAOIHACGBBQEA4wcAIYIFAQDjBwAhC9wEAADkBwAg_QQAAOEHADD-BAAArAcAEP8EAADhBwAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhkAUBAOMHACGRBQEA4wcAIeAGAACsBwAg4QYAAKwHACAP_QQAAOgHADD-BAAAoQcAEP8EAADoBwAwgAUCANkHACGCBQEA2gcAIZYFAQDaBwAhlwUBANoHACGYBQEA2gcAIZkFEADpBwAhmgUBANoHACGbBQEA6gcAIZwFAQDqBwAhnQUQAOsHACGeBUAA7AcAIZ8FQADtBwAhDQYAANwHACAyAAD4BwAgMwAA-AcAIDQAAPgHACA1AAD4BwAggwUQAAAAAYQFEAAAAASFBRAAAAAEhgUQAAAAAYcFEAAAAAGIBRAAAAABiQUQAAAAAY0FEAD3BwAhDgYAAO8HACA0AAD2BwAgNQAA9gcAIIMFAQAAAAGEBQEAAAAFhQUBAAAABYYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA9QcAIQ0GAADvBwAgMgAA9AcAIDMAAPQHACA0AAD0BwAgNQAA9AcAIIMFEAAAAAGEBRAAAAAFhQUQAAAABYYFEAAAAAGHBRAAAAABiAUQAAAAAYkFEAAAAAGNBRAA8wcAIQsGAADcBwAgNAAA8gcAIDUAAPIHACCDBUAAAAABhAVAAAAABIUFQAAAAASGBUAAAAABhwVAAAAAAYgFQAAAAAGJBUAAAAABjQVAAPEHACELBgAA7wcAIDQAAPAHACA1AADwBwAggwVAAAAAAYQFQAAAAAWFBUAAAAAFhgVAAAAAAYcFQAAAAAGIBUAAAAABiQVAAAAAAY0FQADuBwAhCwYAAO8HACA0AADwBwAgNQAA8AcAIIMFQAAAAAGEBUAAAAAFhQVAAAAABYYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA7gcAIQiDBQIAAAABhAUCAAAABYUFAgAAAAWGBQIAAAABhwUCAAAAAYgFAgAAAAGJBQIAAAABjQUCAO8HACEIgwVAAAAAAYQFQAAAAAWFBUAAAAAFhgVAAAAAAYcFQAAAAAGIBUAAAAABiQVAAAAAAY0FQADwBwAhCwYAANwHACA0AADyBwAgNQAA8gcAIIMFQAAAAAGEBUAAAAAEhQVAAAAABIYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA8QcAIQiDBUAAAAABhAVAAAAABIUFQAAAAASGBUAAAAABhwVAAAAAAYgFQAAAAAGJBUAAAAABjQVAAPIHACENBgAA7wcAIDIAAPQHACAzAAD0BwAgNAAA9AcAIDUAAPQHACCDBRAAAAABhAUQAAAABYUFEAAAAAWGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPMHACEIgwUQAAAAAYQFEAAAAAWFBRAAAAAFhgUQAAAAAYcFEAAAAAGIBRAAAAABiQUQAAAAAY0FEAD0BwAhDgYAAO8HACA0AAD2BwAgNQAA9gcAIIMFAQAAAAGEBQEAAAAFhQUBAAAABYYFAQAAAAGHBQEAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBQEA9QcAIQuDBQEAAAABhAUBAAAABYUFAQAAAAWGBQEAAAABhwUBAAAAAYgFAQAAAAGJBQEAAAABigUBAAAAAYsFAQAAAAGMBQEAAAABjQUBAPYHACENBgAA3AcAIDIAAPgHACAzAAD4BwAgNAAA-AcAIDUAAPgHACCDBRAAAAABhAUQAAAABIUFEAAAAASGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPcHACEIgwUQAAAAAYQFEAAAAASFBRAAAAAEhgUQAAAAAYcFEAAAAAGIBRAAAAABiQUQAAAAAY0FEAD4BwAhBf0EAAD5BwAw_gQAAIsHABD_BAAA-QcAMKAFAQDaBwAhoQVAAOwHACEF_QQAAPoHADD-BAAA-AYAEP8EAAD6BwAwoAUBAOMHACGhBUAA-wcAIQiDBUAAAAABhAVAAAAABIUFQAAAAASGBUAAAAABhwVAAAAAAYgFQAAAAAGJBUAAAAABjQVAAPIHACEK_QQAAPwHADD-BAAA8gYAEP8EAAD8BwAwogUBANoHACGjBQIA2QcAIaQFQADsBwAhpQUCANkHACGmBQIA_QcAIacFAQDqBwAhqAUBAOoHACENBgAA7wcAIDIAAP8HACAzAADvBwAgNAAA7wcAIDUAAO8HACCDBQIAAAABhAUCAAAABYUFAgAAAAWGBQIAAAABhwUCAAAAAYgFAgAAAAGJBQIAAAABjQUCAP4HACENBgAA7wcAIDIAAP8HACAzAADvBwAgNAAA7wcAIDUAAO8HACCDBQIAAAABhAUCAAAABYUFAgAAAAWGBQIAAAABhwUCAAAAAYgFAgAAAAGJBQIAAAABjQUCAP4HACEIgwUIAAAAAYQFCAAAAAWFBQgAAAAFhgUIAAAAAYcFCAAAAAGIBQgAAAABiQUIAAAAAY0FCAD_BwAhCv0EAACACAAw_gQAAN8GABD_BAAAgAgAMKIFAQDjBwAhowUCAOIHACGkBUAA-wcAIaUFAgDiBwAhpgUCAIEIACGnBQEAgggAIagFAQCCCAAhCIMFAgAAAAGEBQIAAAAFhQUCAAAABYYFAgAAAAGHBQIAAAABiAUCAAAAAYkFAgAAAAGNBQIA7wcAIQuDBQEAAAABhAUBAAAABYUFAQAAAAWGBQEAAAABhwUBAAAAAYgFAQAAAAGJBQEAAAABigUBAAAAAYsFAQAAAAGMBQEAAAABjQUBAPYHACECogUBAAAAAaMFAgAAAAEO_QQAAIQIADD-BAAA2QYAEP8EAACECAAwlgUBANoHACGXBQEA2gcAIZoFAQDaBwAhngVAAOwHACGqBQEA2gcAIasFAQDaBwAhrAUCANkHACGtBQIA2QcAIa4FQADtBwAhrwVAAO0HACGwBUAA7QcAIQ79BAAAhQgAMP4EAADGBgAQ_wQAAIUIADCWBQEA4wcAIZcFAQDjBwAhmgUBAOMHACGeBUAA-wcAIaoFAQDjBwAhqwUBAOMHACGsBQIA4gcAIa0FAgDiBwAhrgVAAIYIACGvBUAAhggAIbAFQACGCAAhCIMFQAAAAAGEBUAAAAAFhQVAAAAABYYFQAAAAAGHBUAAAAABiAVAAAAAAYkFQAAAAAGNBUAA8AcAIQslAACICAAg_QQAAIcIADD-BAAAwAYAEP8EAACHCAAwjwUBANoHACGWBQEA2gcAIZcFAQDaBwAhngVAAOwHACGxBQEA2gcAIbIFAQDqBwAhswUEAIkIACEPBgAA7wcAIDQAAIwIACA1AACMCAAggwWAAAAAAYYFgAAAAAGHBYAAAAABiAWAAAAAAYkFgAAAAAGNBYAAAAABtAUBAAAAAbUFAQAAAAG2BQEAAAABtwWAAAAAAbgFgAAAAAG5BYAAAAABDQYAAO8HACAyAAD_BwAgMwAAiwgAIDQAAIsIACA1AACLCAAggwUEAAAAAYQFBAAAAAWFBQQAAAAFhgUEAAAAAYcFBAAAAAGIBQQAAAABiQUEAAAAAY0FBACKCAAhDQYAAO8HACAyAAD_BwAgMwAAiwgAIDQAAIsIACA1AACLCAAggwUEAAAAAYQFBAAAAAWFBQQAAAAFhgUEAAAAAYcFBAAAAAGIBQQAAAABiQUEAAAAAY0FBACKCAAhCIMFBAAAAAGEBQQAAAAFhQUEAAAABYYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAiwgAIQyDBYAAAAABhgWAAAAAAYcFgAAAAAGIBYAAAAABiQWAAAAAAY0FgAAAAAG0BQEAAAABtQUBAAAAAbYFAQAAAAG3BYAAAAABuAWAAAAAAbkFgAAAAAELJQAAjggAIP0EAACNCAAw_gQAAK0GABD_BAAAjQgAMI8FAQDjBwAhlgUBAOMHACGXBQEA4wcAIZ4FQAD7BwAhsQUBAOMHACGyBQEAgggAIbMFBACPCAAhDIMFgAAAAAGGBYAAAAABhwWAAAAAAYgFgAAAAAGJBYAAAAABjQWAAAAAAbQFAQAAAAG1BQEAAAABtgUBAAAAAbcFgAAAAAG4BYAAAAABuQWAAAAAAQiDBQQAAAABhAUEAAAABYUFBAAAAAWGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAIsIACEI_QQAAJAIADD-BAAApwYAEP8EAACQCAAwgAUCANkHACGgBQQAkQgAIboFAQDaBwAhuwVAAOwHACG8BQEA2gcAIQ0GAADcBwAgMgAA3wcAIDMAAJMIACA0AACTCAAgNQAAkwgAIIMFBAAAAAGEBQQAAAAEhQUEAAAABIYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAkggAIQ0GAADcBwAgMgAA3wcAIDMAAJMIACA0AACTCAAgNQAAkwgAIIMFBAAAAAGEBQQAAAAEhQUEAAAABIYFBAAAAAGHBQQAAAABiAUEAAAAAYkFBAAAAAGNBQQAkggAIQiDBQQAAAABhAUEAAAABIUFBAAAAASGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAJMIACEG_QQAAJQIADD-BAAAkQYAEP8EAACUCAAwgAUCANkHACG9BUAA7AcAIb4FEADpBwAhBv0EAACVCAAw_gQAAP4FABD_BAAAlQgAMIAFAgDiBwAhvQVAAPsHACG-BRAAlggAIQiDBRAAAAABhAUQAAAABIUFEAAAAASGBRAAAAABhwUQAAAAAYgFEAAAAAGJBRAAAAABjQUQAPgHACECgAUCAAAAAb0FQAAAAAEH_QQAAJgIADD-BAAA-AUAEP8EAACYCAAwswUEAJEIACHABQEA2gcAIcEFAQDaBwAhwgVAAOwHACEImAMAAJoIACD9BAAAmQgAMP4EAACCBQAQ_wQAAJkIADCzBQQAqQgAIcAFAQDjBwAhwQUBAOMHACHCBUAA-wcAIREJAACoCAAgmQMAAKYIACCaAwAApwgAIP0EAACkCAAw_gQAAIYFABD_BAAApAgAMJYFAQDjBwAhlwUBAIIIACHCBUAA-wcAIcUFAQDjBwAhxgUBAOMHACHHBQEA4wcAIcgFAQDjBwAhyQUAAKUIACDKBQEAgggAIeAGAACGBQAg4QYAAIYFACAF_QQAAJsIADD-BAAA4AUAEP8EAACbCAAwwAUBANoHACHCBUAA7AcAIQf9BAAAnAgAMP4EAADKBQAQ_wQAAJwIADDABQEA2gcAIcIFQADsBwAhwwUBANoHACHEBQEA2gcAIQiYAwAAmggAIP0EAACdCAAw_gQAAPwEABD_BAAAnQgAMMAFAQDjBwAhwgVAAPsHACHDBQEA4wcAIcQFAQDjBwAhBv0EAACeCAAw_gQAALIFABD_BAAAnggAMIAFAgDZBwAhvQVAAOwHACG-BRAA6QcAIQb9BAAAnwgAMP4EAACfBQAQ_wQAAJ8IADCABQIA4gcAIb0FQAD7BwAhvgUQAJYIACECgAUCAAAAAb0FQAAAAAEM_QQAAKEIADD-BAAAmQUAEP8EAAChCAAwlgUBANoHACGXBQEA6gcAIcIFQADsBwAhxQUBANoHACHGBQEA2gcAIccFAQDaBwAhyAUBANoHACHJBQAAoggAIMoFAQDqBwAhDwYAANwHACA0AACjCAAgNQAAowgAIIMFgAAAAAGGBYAAAAABhwWAAAAAAYgFgAAAAAGJBYAAAAABjQWAAAAAAbQFAQAAAAG1BQEAAAABtgUBAAAAAbcFgAAAAAG4BYAAAAABuQWAAAAAAQyDBYAAAAABhgWAAAAAAYcFgAAAAAGIBYAAAAABiQWAAAAAAY0FgAAAAAG0BQEAAAABtQUBAAAAAbYFAQAAAAG3BYAAAAABuAWAAAAAAbkFgAAAAAEPCQAAqAgAIJkDAACmCAAgmgMAAKcIACD9BAAApAgAMP4EAACGBQAQ_wQAAKQIADCWBQEA4wcAIZcFAQCCCAAhwgVAAPsHACHFBQEA4wcAIcYFAQDjBwAhxwUBAOMHACHIBQEA4wcAIckFAAClCAAgygUBAIIIACEMgwWAAAAAAYYFgAAAAAGHBYAAAAABiAWAAAAAAYkFgAAAAAGNBYAAAAABtAUBAAAAAbUFAQAAAAG2BQEAAAABtwWAAAAAAbgFgAAAAAG5BYAAAAABCpgDAACaCAAg_QQAAJ0IADD-BAAA_AQAEP8EAACdCAAwwAUBAOMHACHCBUAA-wcAIcMFAQDjBwAhxAUBAOMHACHgBgAA_AQAIOEGAAD8BAAgA5IFAAD-BAAgkwUAAP4EACCUBQAA_gQAIAqYAwAAmggAIP0EAACZCAAw_gQAAIIFABD_BAAAmQgAMLMFBACpCAAhwAUBAOMHACHBBQEA4wcAIcIFQAD7BwAh4AYAAIIFACDhBgAAggUAIAiDBQQAAAABhAUEAAAABIUFBAAAAASGBQQAAAABhwUEAAAAAYgFBAAAAAGJBQQAAAABjQUEAJMIACECwAUBAAAAAcIFQAAAAAEGmAMAAJoIACD9BAAAqwgAMP4EAAD-BAAQ_wQAAKsIADDABQEA4wcAIcIFQAD7BwAhB_0EAACsCAAw_gQAAPcEABD_BAAArAgAMJsFAQDaBwAhngVAAOwHACHMBQEA2gcAIc0FAQDaBwAhB_0EAACtCAAw_gQAAOQEABD_BAAArQgAMJsFAQDjBwAhngVAAPsHACHMBQEA4wcAIc0FAQDjBwAhAswFAQAAAAHNBQEAAAABCP0EAACvCAAw_gQAAN4EABD_BAAArwgAMJ4FQADsBwAhoAUEAJEIACG8BQEA2gcAIb4FEADpBwAhzwUBANoHACECoAUEAAAAAbwFAQAAAAEJDQAAsggAIP0EAACxCAAw_gQAAB8AEP8EAACxCAAwngVAAPsHACGgBQQAqQgAIbwFAQDjBwAhvgUQAJYIACHPBQEA4wcAIRkLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwngVAAPsHACGgBQQAqQgAIbIFAQCCCAAhvAUBAOMHACHRBQEA4wcAIdoFQAD7BwAh3AUEAI8IACHdBRAAwwgAId4FQACGCAAh3wUBAOMHACHgBQEAgggAIeEFAQCCCAAh4gUQAMMIACHjBQQAjwgAIeQFQACGCAAh4AYAABQAIOEGAAAUACAH_QQAALMIADD-BAAAxgQAEP8EAACzCAAwgAUCANkHACGXBQEA2gcAIb0FQADsBwAhvgUQAOkHACER_QQAALQIADD-BAAAsAQAEP8EAAC0CAAwngVAAOwHACGgBQQAkQgAIbwFAQDaBwAhwQUBANoHACHRBQEA2gcAIdIFAQDaBwAh0wUQAOkHACHUBRAA6QcAIdUFQADtBwAh1gUCAP0HACHXBQEA6gcAIdgFQADtBwAh2QUEAIkIACHaBUAA7AcAIRH9BAAAtQgAMP4EAACdBAAQ_wQAALUIADCeBUAA-wcAIaAFBACpCAAhvAUBAOMHACHBBQEA4wcAIdEFAQDjBwAh0gUBAOMHACHTBRAAlggAIdQFEACWCAAh1QVAAIYIACHWBQIAgQgAIdcFAQCCCAAh2AVAAIYIACHZBQQAjwgAIdoFQAD7BwAhCv0EAAC2CAAw_gQAAJcEABD_BAAAtggAMKAFBACRCAAhsgUBANoHACG8BQEA2gcAIdsFAgDZBwAh3AUEAIkIACHdBRAA6wcAId4FQADtBwAhEv0EAAC3CAAw_gQAAIEEABD_BAAAtwgAMJ4FQADsBwAhoAUEAJEIACGyBQEA6gcAIbwFAQDaBwAh0QUBANoHACHaBUAA7AcAIdwFBACJCAAh3QUQAOsHACHeBUAA7QcAId8FAQDaBwAh4AUBAOoHACHhBQEA6gcAIeIFEADrBwAh4wUEAIkIACHkBUAA7QcAIQb9BAAAuAgAMP4EAADpAwAQ_wQAALgIADCABQIA2QcAIZYFAQDaBwAh5QVAAOwHACEG_QQAALkIADD-BAAA1gMAEP8EAAC5CAAwgAUCAOIHACGWBQEA4wcAIeUFQAD7BwAhAoAFAgAAAAGWBQEAAAABBf0EAAC7CAAw_gQAANADABD_BAAAuwgAMIAFAgDZBwAh5wVAAOwHACEF_QQAALwIADD-BAAAvQMAEP8EAAC8CAAwgAUCAOIHACHnBUAA-wcAIQKABQIAAAAB5wVAAAAAARH9BAAAvggAMP4EAAC3AwAQ_wQAAL4IADCABQIA2QcAIYIFAQDaBwAhlgUBANoHACGeBUAA7AcAIekFBACRCAAh6gUBAOoHACHrBQQAkQgAIewFQADtBwAh7QUQAOsHACHuBSAAvwgAIe8FEADrBwAh8AVAAO0HACHxBSAAvwgAIfIFQADtBwAhBQYAANwHACA0AADBCAAgNQAAwQgAIIMFIAAAAAGNBSAAwAgAIQUGAADcBwAgNAAAwQgAIDUAAMEIACCDBSAAAAABjQUgAMAIACECgwUgAAAAAY0FIADBCAAhEgoAAMUIACD9BAAAwggAMP4EAACkAwAQ_wQAAMIIADCABQIA4gcAIYIFAQDjBwAhlgUBAOMHACGeBUAA-wcAIekFBACpCAAh6gUBAIIIACHrBQQAqQgAIewFQACGCAAh7QUQAMMIACHuBSAAxAgAIe8FEADDCAAh8AVAAIYIACHxBSAAxAgAIfIFQACGCAAhCIMFEAAAAAGEBRAAAAAFhQUQAAAABYYFEAAAAAGHBRAAAAABiAUQAAAAAYkFEAAAAAGNBRAA9AcAIQKDBSAAAAABjQUgAMEIACEDkgUAABQAIJMFAAAUACCUBQAAFAAgAoAFAgAAAAGCBQEAAAABBwQBANoHACH9BAAAxwgAMP4EAACeAwAQ_wQAAMcIADCeBUAA7AcAIbIFAQDaBwAh9AUBANoHACEQ_QQAAMgIADD-BAAAiAMAEP8EAADICAAwgAUCANkHACGXBQEA2gcAIZ4FQADsBwAhsgUBANoHACG6BQEA2gcAIfUFAQDaBwAh9gUBANoHACH3BQQAkQgAIfgFEADpBwAh-QUQAOkHACH6BRAA6QcAIfsFEADrBwAh_AVAAO0HACERDAAAyggAIP0EAADJCAAw_gQAACwAEP8EAADJCAAwgAUCAOIHACGXBQEA4wcAIZ4FQAD7BwAhsgUBAOMHACG6BQEA4wcAIfUFAQDjBwAh9gUBAOMHACH3BQQAqQgAIfgFEACWCAAh-QUQAJYIACH6BRAAlggAIfsFEADDCAAh_AVAAIYIACFAAwAA0QgAIAkAAIoJACAKAADFCAAgEQAAhgkAIBIAAIsJACATAACMCQAgFAAAgwkAIBUAAOAIACD9BAAAiAkAMP4EAAAMABD_BAAAiAkAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZAFAQDjBwAhkQUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZwFAQCCCAAhngVAAPsHACGgBRAAlggAIbAFQACGCAAhugUBAOMHACHjBQQAjwgAIYUGAQDjBwAhhwYBAIIIACGOBgAAjggAIJAGAQCCCAAhkQYBAOMHACGSBgEA4wcAIZMGBACpCAAhlAYEAKkIACGVBgEA4wcAIZYGAQCCCAAhlwYBAOMHACGYBgEA4wcAIZkGBACpCAAhmgYgAIkJACGbBgEAgggAIZwGAQCCCAAhnQYCAIEIACGeBgEAgggAIZ8GQACGCAAhoAYBAIIIACGhBgQAjwgAIaIGAgCBCAAhowZAAIYIACGkBgEAgggAIaUGQACGCAAhpgYBAIIIACGnBkAAhggAIagGQACGCAAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAYBAIIIACGtBgEAgggAIa4GAQCCCAAhrwYBAIIIACGwBgEAgggAIeAGAAAMACDhBgAADAAgB_0EAADLCAAw_gQAAPACABD_BAAAywgAMI8FAQDaBwAhlwUBANoHACG9BUAA7AcAIf0FBACRCAAhB_0EAADMCAAw_gQAANoCABD_BAAAzAgAMI8FAQDaBwAhlwUBANoHACG6BQEA2gcAIf4FQADsBwAhCxQAAKIIACAVBACJCAAh_QQAAM0IADD-BAAAxAIAEP8EAADNCAAwjwUBANoHACGXBQEA2gcAIZ4FQADsBwAh_wUBANoHACGABgQAiQgAIYEGBACJCAAhCwgEAJEIACH9BAAAzggAMP4EAACuAgAQ_wQAAM4IADCPBQEA2gcAIZcFAQDaBwAhngVAAOwHACGyBQEA2gcAIYAGBACRCAAhgQYEAJEIACGCBgAAoggAIAb9BAAAzwgAMP4EAACYAgAQ_wQAAM8IADCXBQEA2gcAIYMGAQDaBwAhhAZAAOwHACEHAwAA0QgAIP0EAADQCAAw_gQAADsAEP8EAADQCAAwlwUBAOMHACGDBgEA4wcAIYQGQAD7BwAhJgcAAN8IACAIAADgCAAgFgAA4QgAIBcAAOIIACAYAADjCAAgGQAA5AgAIBoAAOUIACAbAADmCAAgHAAA5wgAIB0AAOgIACAeAADpCAAgHwAA6ggAIP0EAADeCAAw_gQAAGUAEP8EAADeCAAwlgUBAOMHACGeBUAA-wcAIYgGQAD7BwAhwwYBAOMHACHEBgEA4wcAIcUGAQDjBwAhxgYBAIIIACHHBgEAgggAIcgGAQCCCAAhyQYBAIIIACHKBkAAhggAIcsGQACGCAAhzAZAAIYIACHNBgEA4wcAIc4GAQDjBwAhzwZAAIYIACHQBkAAhggAIdEGAQCCCAAh0gZAAIYIACHTBkAAhggAIdQGAgDiBwAh4AYAAGUAIOEGAABlACAQ_QQAANIIADD-BAAAgAIAEP8EAADSCAAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhlgUBANoHACGXBQEA2gcAIZkFEADpBwAhngVAAOwHACGrBQEA2gcAIYMGAQDaBwAhhQYBANoHACGGBgEA2gcAIYcGAQDaBwAhiAZAAOwHACEU_QQAANMIADD-BAAA6gEAEP8EAADTCAAwgAUCANkHACGOBQEA2gcAIY8FAQDaBwAhlgUBANoHACGXBQEA2gcAIZ4FQADsBwAhoQVAAO0HACGFBgEA2gcAIYcGAQDqBwAhiAZAAOwHACGJBgEA2gcAIYoGEADpBwAhiwYQAOkHACGMBgEA6gcAIY0GAgD9BwAhjgYAAIgIACCPBiAAvwgAITb9BAAA1AgAMP4EAADUAQAQ_wQAANQIADCABQIA2QcAIY4FAQDaBwAhjwUBANoHACGQBQEA2gcAIZEFAQDaBwAhlgUBANoHACGXBQEA2gcAIZkFEADpBwAhmgUBANoHACGcBQEA6gcAIZ4FQADsBwAhoAUQAOkHACGwBUAA7QcAIboFAQDaBwAh4wUEAIkIACGFBgEA2gcAIYcGAQDqBwAhjgYAAIgIACCQBgEA6gcAIZEGAQDaBwAhkgYBANoHACGTBgQAkQgAIZQGBACRCAAhlQYBANoHACGWBgEA6gcAIZcGAQDaBwAhmAYBANoHACGZBgQAkQgAIZoGIADVCAAhmwYBAOoHACGcBgEA6gcAIZ0GAgD9BwAhngYBAOoHACGfBkAA7QcAIaAGAQDqBwAhoQYEAIkIACGiBgIA_QcAIaMGQADtBwAhpAYBAOoHACGlBkAA7QcAIaYGAQDqBwAhpwZAAO0HACGoBkAA7QcAIakGQADtBwAhqgZAAO0HACGrBkAA7QcAIawGAQDqBwAhrQYBAOoHACGuBgEA6gcAIa8GAQDqBwAhsAYBAOoHACEFBgAA7wcAIDQAANcIACA1AADXCAAggwUgAAAAAY0FIADWCAAhBQYAAO8HACA0AADXCAAgNQAA1wgAIIMFIAAAAAGNBSAA1ggAIQKDBSAAAAABjQUgANcIACEH_QQAANgIADD-BAAAugEAEP8EAADYCAAwlwUBANoHACGxBgEA2gcAIbIGAQDaBwAhswZAAOwHACET_QQAANkIADD-BAAApAEAEP8EAADZCAAwjwUBANoHACGWBQEA2gcAIZcFAQDaBwAhngVAAOwHACGhBUAA7QcAIbEFAQDaBwAhwQUBANoHACH0BQEA6gcAIbQGAQDaBwAhtQYBANoHACG2BgAA2ggAILcGAADaCAAguAYAANoIACC5BkAA7QcAIboGQADtBwAhuwZAAO0HACEEgwUBAAAABbwGAQAAAAG9BgEAAAAEvgYBAAAABAn9BAAA2wgAMP4EAACOAQAQ_wQAANsIADCCBQEA2gcAIZcFAQDaBwAhvwZAAO0HACHABkAA7QcAIcEGQADtBwAhwgYAANwIACAEgwUCAAAABbwGAgAAAAG9BgIAAAAEvgYCAAAABBj9BAAA3QgAMP4EAAB4ABD_BAAA3QgAMJYFAQDaBwAhngVAAOwHACGIBkAA7AcAIcMGAQDaBwAhxAYBANoHACHFBgEA2gcAIcYGAQDqBwAhxwYBAOoHACHIBgEA6gcAIckGAQDqBwAhygZAAO0HACHLBkAA7QcAIcwGQADtBwAhzQYBANoHACHOBgEA2gcAIc8GQADtBwAh0AZAAO0HACHRBgEA6gcAIdIGQADtBwAh0wZAAO0HACHUBgIA2QcAISQHAADfCAAgCAAA4AgAIBYAAOEIACAXAADiCAAgGAAA4wgAIBkAAOQIACAaAADlCAAgGwAA5ggAIBwAAOcIACAdAADoCAAgHgAA6QgAIB8AAOoIACD9BAAA3ggAMP4EAABlABD_BAAA3ggAMJYFAQDjBwAhngVAAPsHACGIBkAA-wcAIcMGAQDjBwAhxAYBAOMHACHFBgEA4wcAIcYGAQCCCAAhxwYBAIIIACHIBgEAgggAIckGAQCCCAAhygZAAIYIACHLBkAAhggAIcwGQACGCAAhzQYBAOMHACHOBgEA4wcAIc8GQACGCAAh0AZAAIYIACHRBgEAgggAIdIGQACGCAAh0wZAAIYIACHUBgIA4gcAIQOSBQAAAwAgkwUAAAMAIJQFAAADACADkgUAAAwAIJMFAAAMACCUBQAADAAgA5IFAAAQACCTBQAAEAAglAUAABAAIAOSBQAANwAgkwUAADcAIJQFAAA3ACAJAwAA0QgAIP0EAADQCAAw_gQAADsAEP8EAADQCAAwlwUBAOMHACGDBgEA4wcAIYQGQAD7BwAh4AYAADsAIOEGAAA7ACADkgUAAD0AIJMFAAA9ACCUBQAAPQAgA5IFAABBACCTBQAAQQAglAUAAEEAIAOSBQAARQAgkwUAAEUAIJQFAABFACADkgUAAEkAIJMFAABJACCUBQAASQAgA5IFAABNACCTBQAATQAglAUAAE0AIAOSBQAAUQAgkwUAAFEAIJQFAABRACADkgUAAFUAIJMFAABVACCUBQAAVQAgCgMAANEIACD9BAAA6wgAMP4EAABVABD_BAAA6wgAMIIFAQDjBwAhlwUBAOMHACG_BkAAhggAIcAGQACGCAAhwQZAAIYIACHCBgAA3AgAIAOPBQEAAAABlwUBAAAAAb0FQAAAAAEIAwAA0QgAIP0EAADtCAAw_gQAAFEAEP8EAADtCAAwjwUBAOMHACGXBQEA4wcAIb0FQAD7BwAh_QUEAKkIACEDjwUBAAAAAZcFAQAAAAG6BQEAAAABCAMAANEIACD9BAAA7wgAMP4EAABNABD_BAAA7wgAMI8FAQDjBwAhlwUBAOMHACG6BQEA4wcAIf4FQAD7BwAhBI8FAQAAAAGXBQEAAAABngVAAAAAAf8FAQAAAAEMAwAA0QgAIBQAAKUIACAVBACPCAAh_QQAAPEIADD-BAAASQAQ_wQAAPEIADCPBQEA4wcAIZcFAQDjBwAhngVAAPsHACH_BQEA4wcAIYAGBACPCAAhgQYEAI8IACEEjwUBAAAAAZcFAQAAAAGeBUAAAAABsgUBAAAAAQwDAADRCAAgCAQAqQgAIf0EAADzCAAw_gQAAEUAEP8EAADzCAAwjwUBAOMHACGXBQEA4wcAIZ4FQAD7BwAhsgUBAOMHACGABgQAqQgAIYEGBACpCAAhggYAAKUIACADgAUCAAAAAZcFAQAAAAG9BUAAAAABCAMAANEIACD9BAAA9QgAMP4EAABBABD_BAAA9QgAMIAFAgDiBwAhlwUBAOMHACG9BUAA-wcAIb4FEACWCAAhEAMAANEIACD9BAAA9ggAMP4EAAA9ABD_BAAA9ggAMIAFAgDiBwAhggUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmAUBAOMHACGZBRAAlggAIZoFAQDjBwAhmwUBAIIIACGcBQEAgggAIZ0FEADDCAAhngVAAPsHACGfBUAAhggAIQSPBQEAAAABlwUBAAAAAasFAQAAAAGGBgEAAAABEQMAANEIACD9BAAA-AgAMP4EAAA3ABD_BAAA-AgAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGZBRAAlggAIZ4FQAD7BwAhqwUBAOMHACGDBgEA4wcAIYUGAQDjBwAhhgYBAOMHACGHBgEA4wcAIYgGQAD7BwAhFgMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGWBQEA4wcAIZcFAQDjBwAhngVAAPsHACGhBUAAhggAIYUGAQDjBwAhhwYBAIIIACGIBkAA-wcAIYkGAQDjBwAhigYQAJYIACGLBhAAlggAIYwGAQCCCAAhjQYCAIEIACGOBgAAjggAII8GIADECAAhAgQBAAAAAfQFAQAAAAEIBAEA4wcAIQwAAMoIACD9BAAA-wgAMP4EAAAoABD_BAAA-wgAMJ4FQAD7BwAhsgUBAOMHACH0BQEA4wcAIQOgBQQAAAABvAUBAAAAAdsFAgAAAAEMDAAAyggAIA0AALIIACD9BAAA_QgAMP4EAAAhABD_BAAA_QgAMKAFBACpCAAhsgUBAOMHACG8BQEA4wcAIdsFAgDiBwAh3AUEAI8IACHdBRAAwwgAId4FQACGCAAhBYAFAgAAAAGgBQQAAAABugUBAAAAAbsFQAAAAAG8BQEAAAABCQ0AALIIACD9BAAA_wgAMP4EAAAbABD_BAAA_wgAMIAFAgDiBwAhoAUEAKkIACG6BQEA4wcAIbsFQAD7BwAhvAUBAOMHACECoAUEAAAAAbwFAQAAAAEXCwAAggkAIAwAAIMJACAOAACECQAgDwAAhQkAIBAAAIYJACD9BAAAgQkAMP4EAAAUABD_BAAAgQkAMJ4FQAD7BwAhoAUEAKkIACGyBQEAgggAIbwFAQDjBwAh0QUBAOMHACHaBUAA-wcAIdwFBACPCAAh3QUQAMMIACHeBUAAhggAId8FAQDjBwAh4AUBAIIIACHhBQEAgggAIeIFEADDCAAh4wUEAI8IACHkBUAAhggAIRQKAADFCAAg_QQAAMIIADD-BAAApAMAEP8EAADCCAAwgAUCAOIHACGCBQEA4wcAIZYFAQDjBwAhngVAAPsHACHpBQQAqQgAIeoFAQCCCAAh6wUEAKkIACHsBUAAhggAIe0FEADDCAAh7gUgAMQIACHvBRAAwwgAIfAFQACGCAAh8QUgAMQIACHyBUAAhggAIeAGAACkAwAg4QYAAKQDACBAAwAA0QgAIAkAAIoJACAKAADFCAAgEQAAhgkAIBIAAIsJACATAACMCQAgFAAAgwkAIBUAAOAIACD9BAAAiAkAMP4EAAAMABD_BAAAiAkAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZAFAQDjBwAhkQUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZwFAQCCCAAhngVAAPsHACGgBRAAlggAIbAFQACGCAAhugUBAOMHACHjBQQAjwgAIYUGAQDjBwAhhwYBAIIIACGOBgAAjggAIJAGAQCCCAAhkQYBAOMHACGSBgEA4wcAIZMGBACpCAAhlAYEAKkIACGVBgEA4wcAIZYGAQCCCAAhlwYBAOMHACGYBgEA4wcAIZkGBACpCAAhmgYgAIkJACGbBgEAgggAIZwGAQCCCAAhnQYCAIEIACGeBgEAgggAIZ8GQACGCAAhoAYBAIIIACGhBgQAjwgAIaIGAgCBCAAhowZAAIYIACGkBgEAgggAIaUGQACGCAAhpgYBAIIIACGnBkAAhggAIagGQACGCAAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAYBAIIIACGtBgEAgggAIa4GAQCCCAAhrwYBAIIIACGwBgEAgggAIeAGAAAMACDhBgAADAAgA5IFAAAbACCTBQAAGwAglAUAABsAIAsNAACyCAAg_QQAALEIADD-BAAAHwAQ_wQAALEIADCeBUAA-wcAIaAFBACpCAAhvAUBAOMHACG-BRAAlggAIc8FAQDjBwAh4AYAAB8AIOEGAAAfACADkgUAACEAIJMFAAAhACCUBQAAIQAgBIAFAgAAAAGQBQEAAAABoAUQAAAAAboFAQAAAAE-AwAA0QgAIAkAAIoJACAKAADFCAAgEQAAhgkAIBIAAIsJACATAACMCQAgFAAAgwkAIBUAAOAIACD9BAAAiAkAMP4EAAAMABD_BAAAiAkAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZAFAQDjBwAhkQUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZwFAQCCCAAhngVAAPsHACGgBRAAlggAIbAFQACGCAAhugUBAOMHACHjBQQAjwgAIYUGAQDjBwAhhwYBAIIIACGOBgAAjggAIJAGAQCCCAAhkQYBAOMHACGSBgEA4wcAIZMGBACpCAAhlAYEAKkIACGVBgEA4wcAIZYGAQCCCAAhlwYBAOMHACGYBgEA4wcAIZkGBACpCAAhmgYgAIkJACGbBgEAgggAIZwGAQCCCAAhnQYCAIEIACGeBgEAgggAIZ8GQACGCAAhoAYBAIIIACGhBgQAjwgAIaIGAgCBCAAhowZAAIYIACGkBgEAgggAIaUGQACGCAAhpgYBAIIIACGnBkAAhggAIagGQACGCAAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAYBAIIIACGtBgEAgggAIa4GAQCCCAAhrwYBAIIIACGwBgEAgggAIQKDBSAAAAABjQUgANcIACEYAwAA0QgAIAgAAOAIACD9BAAA-QgAMP4EAAAQABD_BAAA-QgAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhhQYBAOMHACGHBgEAgggAIYgGQAD7BwAhiQYBAOMHACGKBhAAlggAIYsGEACWCAAhjAYBAIIIACGNBgIAgQgAIY4GAACOCAAgjwYgAMQIACHgBgAAEAAg4QYAABAAIAOSBQAAKAAgkwUAACgAIJQFAAAoACATDAAAyggAIP0EAADJCAAw_gQAACwAEP8EAADJCAAwgAUCAOIHACGXBQEA4wcAIZ4FQAD7BwAhsgUBAOMHACG6BQEA4wcAIfUFAQDjBwAh9gUBAOMHACH3BQQAqQgAIfgFEACWCAAh-QUQAJYIACH6BRAAlggAIfsFEADDCAAh_AVAAIYIACHgBgAALAAg4QYAACwAIAKxBgEAAAABsgYBAAAAAQgEAACPCQAg_QQAAI4JADD-BAAABwAQ_wQAAI4JADCXBQEA4wcAIbEGAQDjBwAhsgYBAOMHACGzBkAA-wcAIRcDAADRCAAgBQAAkQkAIP0EAACQCQAw_gQAAAMAEP8EAACQCQAwjwUBAOMHACGWBQEA4wcAIZcFAQDjBwAhngVAAPsHACGhBUAAhggAIbEFAQDjBwAhwQUBAOMHACH0BQEAgggAIbQGAQDjBwAhtQYBAOMHACG2BgAA2ggAILcGAADaCAAguAYAANoIACC5BkAAhggAIboGQACGCAAhuwZAAIYIACHgBgAAAwAg4QYAAAMAIBUDAADRCAAgBQAAkQkAIP0EAACQCQAw_gQAAAMAEP8EAACQCQAwjwUBAOMHACGWBQEA4wcAIZcFAQDjBwAhngVAAPsHACGhBUAAhggAIbEFAQDjBwAhwQUBAOMHACH0BQEAgggAIbQGAQDjBwAhtQYBAOMHACG2BgAA2ggAILcGAADaCAAguAYAANoIACC5BkAAhggAIboGQACGCAAhuwZAAIYIACEDkgUAAAcAIJMFAAAHACCUBQAABwAgAAAAAAAB5QYBAAAAAQXlBgIAAAAB7AYCAAAAAe0GAgAAAAHuBgIAAAAB7wYCAAAAAQUsAACEDwAgLQAAhw8AIOIGAACFDwAg4wYAAIYPACDoBgAApAcAIAMsAACEDwAg4gYAAIUPACDoBgAApAcAIAAAAAAACywAAKEJADAtAACmCQAw4gYAAKIJADDjBgAAowkAMOQGAACkCQAg5QYAAKUJADDmBgAApQkAMOcGAAClCQAw6AYAAKUJADDpBgAApwkAMOoGAACoCQAwAoEFAQAAAAGCBQEAAAABAgAAAKgHACAsAACsCQAgAwAAAKgHACAsAACsCQAgLQAAqwkAIAElAACDDwAwCNsEAADnBwAg_QQAAOYHADD-BAAApgcAEP8EAADmBwAwgAUCAOIHACGBBQEA4wcAIYIFAQDjBwAhlQUAAOUHACACAAAAqAcAICUAAKsJACACAAAAqQkAICUAAKoJACAG_QQAAKgJADD-BAAAqQkAEP8EAACoCQAwgAUCAOIHACGBBQEA4wcAIYIFAQDjBwAhBv0EAACoCQAw_gQAAKkJABD_BAAAqAkAMIAFAgDiBwAhgQUBAOMHACGCBQEA4wcAIQKBBQEAlwkAIYIFAQCXCQAhAoEFAQCXCQAhggUBAJcJACECgQUBAAAAAYIFAQAAAAEELAAAoQkAMOIGAACiCQAw5AYAAKQJACDoBgAApQkAMAAB3AQAAK4JACAAAAAAAAAF5QYQAAAAAewGEAAAAAHtBhAAAAAB7gYQAAAAAe8GEAAAAAEB5QYBAAAAAQXlBhAAAAAB7AYQAAAAAe0GEAAAAAHuBhAAAAAB7wYQAAAAAQHlBkAAAAABAeUGQAAAAAEFLAAA_g4AIC0AAIEPACDiBgAA_w4AIOMGAACADwAg6AYAAAEAIAMsAAD-DgAg4gYAAP8OACDoBgAAAQAgAAAAAAAAAAAF5QYCAAAAAewGAgAAAAHtBgIAAAAB7gYCAAAAAe8GAgAAAAEAAAAAAAAAAAAABeUGBAAAAAHsBgQAAAAB7QYEAAAAAe4GBAAAAAHvBgQAAAABAAAAAAAF5QYEAAAAAewGBAAAAAHtBgQAAAAB7gYEAAAAAe8GBAAAAAEFLAAA-Q4AIC0AAPwOACDiBgAA-g4AIOMGAAD7DgAg6AYAABYAIAMsAAD5DgAg4gYAAPoOACDoBgAAFgAgAAAAAAAAAAAAAAUsAAD0DgAgLQAA9w4AIOIGAAD1DgAg4wYAAPYOACDoBgAA-gQAIAMsAAD0DgAg4gYAAPUOACDoBgAA-gQAIAUJAACWCgAgmQMAAJQKACCaAwAAlQoAIJcFAACwCQAgygUAALAJACAAAAAFLAAA7w4AIC0AAPIOACDiBgAA8A4AIOMGAADxDgAg6AYAAPoEACADLAAA7w4AIOIGAADwDgAg6AYAAPoEACAAAAAFLAAA6g4AIC0AAO0OACDiBgAA6w4AIOMGAADsDgAg6AYAAPoEACADLAAA6g4AIOIGAADrDgAg6AYAAPoEACAAAAAAAAAAAAcsAACMCgAgLQAAjwoAIOIGAACNCgAg4wYAAI4KACDmBgAA_AQAIOcGAAD8BAAg6AYAALUFACALLAAAgAoAMC0AAIUKADDiBgAAgQoAMOMGAACCCgAw5AYAAIMKACDlBgAAhAoAMOYGAACECgAw5wYAAIQKADDoBgAAhAoAMOkGAACGCgAw6gYAAIcKADAHLAAA-wkAIC0AAP4JACDiBgAA_AkAIOMGAAD9CQAg5gYAAIIFACDnBgAAggUAIOgGAADjBQAgA7MFBAAAAAHBBQEAAAABwgVAAAAAAQIAAADjBQAgLAAA-wkAIAMAAACCBQAgLAAA-wkAIC0AAP8JACAFAAAAggUAICUAAP8JACCzBQQA1gkAIcEFAQCXCQAhwgVAALkJACEDswUEANYJACHBBQEAlwkAIcIFQAC5CQAhAcIFQAAAAAECAAAAgAUAICwAAIsKACADAAAAgAUAICwAAIsKACAtAACKCgAgASUAAOkOADAHmAMAAJoIACD9BAAAqwgAMP4EAAD-BAAQ_wQAAKsIADDABQEA4wcAIcIFQAD7BwAhywUAAKoIACACAAAAgAUAICUAAIoKACACAAAAiAoAICUAAIkKACAF_QQAAIcKADD-BAAAiAoAEP8EAACHCgAwwAUBAOMHACHCBUAA-wcAIQX9BAAAhwoAMP4EAACICgAQ_wQAAIcKADDABQEA4wcAIcIFQAD7BwAhAcIFQAC5CQAhAcIFQAC5CQAhAcIFQAAAAAEDwgVAAAAAAcMFAQAAAAHEBQEAAAABAgAAALUFACAsAACMCgAgAwAAAPwEACAsAACMCgAgLQAAkAoAIAUAAAD8BAAgJQAAkAoAIMIFQAC5CQAhwwUBAJcJACHEBQEAlwkAIQPCBUAAuQkAIcMFAQCXCQAhxAUBAJcJACEDLAAAjAoAIOIGAACNCgAg6AYAALUFACAELAAAgAoAMOIGAACBCgAw5AYAAIMKACDoBgAAhAoAMAMsAAD7CQAg4gYAAPwJACDoBgAA4wUAIAGYAwAA5QkAIAABmAMAAOUJACAAAAAAAAAAAAUsAADkDgAgLQAA5w4AIOIGAADlDgAg4wYAAOYOACDoBgAAFgAgAywAAOQOACDiBgAA5Q4AIOgGAAAWACAOCwAA4w0AIAwAAI4LACAOAADkDQAgDwAA5Q0AIBAAAOYNACCyBQAAsAkAINwFAACwCQAg3QUAALAJACDeBQAAsAkAIOAFAACwCQAg4QUAALAJACDiBQAAsAkAIOMFAACwCQAg5AUAALAJACAAAAAAAAUsAADfDgAgLQAA4g4AIOIGAADgDgAg4wYAAOEOACDoBgAAAQAgAywAAN8OACDiBgAA4A4AIOgGAAABACAAAAAAAAAAAAAABSwAANcOACAtAADdDgAg4gYAANgOACDjBgAA3A4AIOgGAAAWACAFLAAA1Q4AIC0AANoOACDiBgAA1g4AIOMGAADZDgAg6AYAAA4AIAMsAADXDgAg4gYAANgOACDoBgAAFgAgAywAANUOACDiBgAA1g4AIOgGAAAOACAAAAAAAAUsAADLDgAgLQAA0w4AIOIGAADMDgAg4wYAANIOACDoBgAAoQMAIAcsAADJDgAgLQAA0A4AIOIGAADKDgAg4wYAAM8OACDmBgAADAAg5wYAAAwAIOgGAAAOACALLAAA0goAMC0AANcKADDiBgAA0woAMOMGAADUCgAw5AYAANUKACDlBgAA1goAMOYGAADWCgAw5wYAANYKADDoBgAA1goAMOkGAADYCgAw6gYAANkKADAHLAAAzQoAIC0AANAKACDiBgAAzgoAIOMGAADPCgAg5gYAAB8AIOcGAAAfACDoBgAAyQQAIAssAADBCgAwLQAAxgoAMOIGAADCCgAw4wYAAMMKADDkBgAAxAoAIOUGAADFCgAw5gYAAMUKADDnBgAAxQoAMOgGAADFCgAw6QYAAMcKADDqBgAAyAoAMAYMAAC2CgAgsgUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAECAAAAIwAgLAAAzAoAIAMAAAAjACAsAADMCgAgLQAAywoAIAElAADODgAwDQwAAMoIACANAACyCAAg_QQAAP0IADD-BAAAIQAQ_wQAAP0IADCgBQQAqQgAIbIFAQDjBwAhvAUBAOMHACHbBQIA4gcAIdwFBACPCAAh3QUQAMMIACHeBUAAhggAIdwGAAD8CAAgAgAAACMAICUAAMsKACACAAAAyQoAICUAAMoKACAK_QQAAMgKADD-BAAAyQoAEP8EAADICgAwoAUEAKkIACGyBQEA4wcAIbwFAQDjBwAh2wUCAOIHACHcBQQAjwgAId0FEADDCAAh3gVAAIYIACEK_QQAAMgKADD-BAAAyQoAEP8EAADICgAwoAUEAKkIACGyBQEA4wcAIbwFAQDjBwAh2wUCAOIHACHcBQQAjwgAId0FEADDCAAh3gVAAIYIACEFsgUBAJcJACHbBQIAmAkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAIQYMAAC0CgAgsgUBAJcJACHbBQIAmAkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAIQYMAAC2CgAgsgUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAEDngVAAAAAAb4FEAAAAAHPBQEAAAABAgAAAMkEACAsAADNCgAgAwAAAB8AICwAAM0KACAtAADRCgAgBQAAAB8AICUAANEKACCeBUAAuQkAIb4FEAC2CQAhzwUBAJcJACEDngVAALkJACG-BRAAtgkAIc8FAQCXCQAhA4AFAgAAAAG6BQEAAAABuwVAAAAAAQIAAAAdACAsAADdCgAgAwAAAB0AICwAAN0KACAtAADcCgAgASUAAM0OADAKDQAAsggAIP0EAAD_CAAw_gQAABsAEP8EAAD_CAAwgAUCAOIHACGgBQQAqQgAIboFAQDjBwAhuwVAAPsHACG8BQEA4wcAId0GAAD-CAAgAgAAAB0AICUAANwKACACAAAA2goAICUAANsKACAI_QQAANkKADD-BAAA2goAEP8EAADZCgAwgAUCAOIHACGgBQQAqQgAIboFAQDjBwAhuwVAAPsHACG8BQEA4wcAIQj9BAAA2QoAMP4EAADaCgAQ_wQAANkKADCABQIA4gcAIaAFBACpCAAhugUBAOMHACG7BUAA-wcAIbwFAQDjBwAhA4AFAgCYCQAhugUBAJcJACG7BUAAuQkAIQOABQIAmAkAIboFAQCXCQAhuwVAALkJACEDgAUCAAAAAboFAQAAAAG7BUAAAAABAywAAMsOACDiBgAAzA4AIOgGAAChAwAgAywAAMkOACDiBgAAyg4AIOgGAAAOACAELAAA0goAMOIGAADTCgAw5AYAANUKACDoBgAA1goAMAMsAADNCgAg4gYAAM4KACDoBgAAyQQAIAQsAADBCgAw4gYAAMIKADDkBgAAxAoAIOgGAADFCgAwAAAAAAAAAAAAAAAAAAAAAeUGIAAAAAELLAAA9AoAMC0AAPkKADDiBgAA9QoAMOMGAAD2CgAw5AYAAPcKACDlBgAA-AoAMOYGAAD4CgAw5wYAAPgKADDoBgAA-AoAMOkGAAD6CgAw6gYAAPsKADASDAAA3woAIA4AAOAKACAPAADhCgAgEAAA4goAIJ4FQAAAAAGgBQQAAAABsgUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABAgAAABYAICwAAP8KACADAAAAFgAgLAAA_woAIC0AAP4KACABJQAAyA4AMBgLAACCCQAgDAAAgwkAIA4AAIQJACAPAACFCQAgEAAAhgkAIP0EAACBCQAw_gQAABQAEP8EAACBCQAwngVAAPsHACGgBQQAqQgAIbIFAQCCCAAhvAUBAOMHACHQBQAAgAkAINEFAQDjBwAh2gVAAPsHACHcBQQAjwgAId0FEADDCAAh3gVAAIYIACHfBQEA4wcAIeAFAQCCCAAh4QUBAIIIACHiBRAAwwgAIeMFBACPCAAh5AVAAIYIACECAAAAFgAgJQAA_goAIAIAAAD8CgAgJQAA_QoAIBL9BAAA-woAMP4EAAD8CgAQ_wQAAPsKADCeBUAA-wcAIaAFBACpCAAhsgUBAIIIACG8BQEA4wcAIdEFAQDjBwAh2gVAAPsHACHcBQQAjwgAId0FEADDCAAh3gVAAIYIACHfBQEA4wcAIeAFAQCCCAAh4QUBAIIIACHiBRAAwwgAIeMFBACPCAAh5AVAAIYIACES_QQAAPsKADD-BAAA_AoAEP8EAAD7CgAwngVAAPsHACGgBQQAqQgAIbIFAQCCCAAhvAUBAOMHACHRBQEA4wcAIdoFQAD7BwAh3AUEAI8IACHdBRAAwwgAId4FQACGCAAh3wUBAOMHACHgBQEAgggAIeEFAQCCCAAh4gUQAMMIACHjBQQAjwgAIeQFQACGCAAhDp4FQAC5CQAhoAUEANYJACGyBQEAtwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACESDAAAvQoAIA4AAL4KACAPAAC_CgAgEAAAwAoAIJ4FQAC5CQAhoAUEANYJACGyBQEAtwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACESDAAA3woAIA4AAOAKACAPAADhCgAgEAAA4goAIJ4FQAAAAAGgBQQAAAABsgUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABBCwAAPQKADDiBgAA9QoAMOQGAAD3CgAg6AYAAPgKADAAAAAABSwAAMMOACAtAADGDgAg4gYAAMQOACDjBgAAxQ4AIOgGAAAOACADLAAAww4AIOIGAADEDgAg6AYAAA4AIAAAAAAABSwAAL4OACAtAADBDgAg4gYAAL8OACDjBgAAwA4AIOgGAAAOACADLAAAvg4AIOIGAAC_DgAg6AYAAA4AICYDAACuCwAgCQAA5w0AIAoAAIELACARAADmDQAgEgAA6A0AIBMAAOkNACAUAACOCwAgFQAA2A0AIJwFAACwCQAgsAUAALAJACDjBQAAsAkAIIcGAACwCQAgjgYAALAJACCQBgAAsAkAIJYGAACwCQAgmgYAALAJACCbBgAAsAkAIJwGAACwCQAgnQYAALAJACCeBgAAsAkAIJ8GAACwCQAgoAYAALAJACChBgAAsAkAIKIGAACwCQAgowYAALAJACCkBgAAsAkAIKUGAACwCQAgpgYAALAJACCnBgAAsAkAIKgGAACwCQAgqQYAALAJACCqBgAAsAkAIKsGAACwCQAgrAYAALAJACCtBgAAsAkAIK4GAACwCQAgrwYAALAJACCwBgAAsAkAIAAAAAAABSwAALkOACAtAAC8DgAg4gYAALoOACDjBgAAuw4AIOgGAAABACADLAAAuQ4AIOIGAAC6DgAg6AYAAAEAIAAAAAUsAAC0DgAgLQAAtw4AIOIGAAC1DgAg4wYAALYOACDoBgAAAQAgAywAALQOACDiBgAAtQ4AIOgGAAABACAAAAAAAAUsAACvDgAgLQAAsg4AIOIGAACwDgAg4wYAALEOACDoBgAAAQAgAywAAK8OACDiBgAAsA4AIOgGAAABACAAAAAAAAUsAACqDgAgLQAArQ4AIOIGAACrDgAg4wYAAKwOACDoBgAAAQAgAywAAKoOACDiBgAAqw4AIOgGAAABACAAAAAFLAAApQ4AIC0AAKgOACDiBgAApg4AIOMGAACnDgAg6AYAAAEAIAMsAAClDgAg4gYAAKYOACDoBgAAAQAgGAcAANcNACAIAADYDQAgFgAA2Q0AIBcAANoNACAYAADbDQAgGQAA3A0AIBoAAN0NACAbAADeDQAgHAAA3w0AIB0AAOANACAeAADhDQAgHwAA4g0AIMYGAACwCQAgxwYAALAJACDIBgAAsAkAIMkGAACwCQAgygYAALAJACDLBgAAsAkAIMwGAACwCQAgzwYAALAJACDQBgAAsAkAINEGAACwCQAg0gYAALAJACDTBgAAsAkAIAAAAAAABSwAAKAOACAtAACjDgAg4gYAAKEOACDjBgAAog4AIOgGAAABACADLAAAoA4AIOIGAAChDgAg6AYAAAEAIAAAAAAABSwAAIcOACAtAACeDgAg4gYAAIgOACDjBgAAnQ4AIOgGAAABACALLAAAvQsAMC0AAMILADDiBgAAvgsAMOMGAAC_CwAw5AYAAMALACDlBgAAwQsAMOYGAADBCwAw5wYAAMELADDoBgAAwQsAMOkGAADDCwAw6gYAAMQLADA5AwAA2gsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGwBgEAAAABAgAAAA4AICwAAIQMACADAAAADgAgLAAAhAwAIC0AAMgLACABJQAAnA4AMD8DAADRCAAgCQAAigkAIAoAAMUIACARAACGCQAgEgAAiwkAIBMAAIwJACAUAACDCQAgFQAA4AgAIP0EAACICQAw_gQAAAwAEP8EAACICQAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhkAUBAOMHACGRBQEA4wcAIZYFAQAAAAGXBQEA4wcAIZkFEACWCAAhmgUBAOMHACGcBQEAgggAIZ4FQAD7BwAhoAUQAJYIACGwBUAAhggAIboFAQDjBwAh4wUEAI8IACGFBgEA4wcAIYcGAQCCCAAhjgYAAI4IACCQBgEAgggAIZEGAQDjBwAhkgYBAOMHACGTBgQAqQgAIZQGBACpCAAhlQYBAOMHACGWBgEAgggAIZcGAQDjBwAhmAYBAOMHACGZBgQAqQgAIZoGIACJCQAhmwYBAIIIACGcBgEAgggAIZ0GAgCBCAAhngYBAIIIACGfBkAAhggAIaAGAQCCCAAhoQYEAI8IACGiBgIAgQgAIaMGQACGCAAhpAYBAIIIACGlBkAAhggAIaYGAQCCCAAhpwZAAIYIACGoBkAAhggAIakGQACGCAAhqgZAAIYIACGrBkAAhggAIawGAQCCCAAhrQYBAIIIACGuBgEAgggAIa8GAQCCCAAhsAYBAIIIACHeBgAAhwkAIAIAAAAOACAlAADICwAgAgAAAMULACAlAADGCwAgNv0EAADECwAw_gQAAMULABD_BAAAxAsAMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZAFAQDjBwAhkQUBAOMHACGWBQEA4wcAIZcFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZwFAQCCCAAhngVAAPsHACGgBRAAlggAIbAFQACGCAAhugUBAOMHACHjBQQAjwgAIYUGAQDjBwAhhwYBAIIIACGOBgAAjggAIJAGAQCCCAAhkQYBAOMHACGSBgEA4wcAIZMGBACpCAAhlAYEAKkIACGVBgEA4wcAIZYGAQCCCAAhlwYBAOMHACGYBgEA4wcAIZkGBACpCAAhmgYgAIkJACGbBgEAgggAIZwGAQCCCAAhnQYCAIEIACGeBgEAgggAIZ8GQACGCAAhoAYBAIIIACGhBgQAjwgAIaIGAgCBCAAhowZAAIYIACGkBgEAgggAIaUGQACGCAAhpgYBAIIIACGnBkAAhggAIagGQACGCAAhqQZAAIYIACGqBkAAhggAIasGQACGCAAhrAYBAIIIACGtBgEAgggAIa4GAQCCCAAhrwYBAIIIACGwBgEAgggAITb9BAAAxAsAMP4EAADFCwAQ_wQAAMQLADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGQBQEA4wcAIZEFAQDjBwAhlgUBAOMHACGXBQEA4wcAIZkFEACWCAAhmgUBAOMHACGcBQEAgggAIZ4FQAD7BwAhoAUQAJYIACGwBUAAhggAIboFAQDjBwAh4wUEAI8IACGFBgEA4wcAIYcGAQCCCAAhjgYAAI4IACCQBgEAgggAIZEGAQDjBwAhkgYBAOMHACGTBgQAqQgAIZQGBACpCAAhlQYBAOMHACGWBgEAgggAIZcGAQDjBwAhmAYBAOMHACGZBgQAqQgAIZoGIACJCQAhmwYBAIIIACGcBgEAgggAIZ0GAgCBCAAhngYBAIIIACGfBkAAhggAIaAGAQCCCAAhoQYEAI8IACGiBgIAgQgAIaMGQACGCAAhpAYBAIIIACGlBkAAhggAIaYGAQCCCAAhpwZAAIYIACGoBkAAhggAIakGQACGCAAhqgZAAIYIACGrBkAAhggAIawGAQCCCAAhrQYBAIIIACGuBgEAgggAIa8GAQCCCAAhsAYBAIIIACEygAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIbAGAQC3CQAhAeUGIAAAAAE5AwAAyQsAIAoAAMoLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGWBQEAlwkAIZcFAQCXCQAhmQUQALYJACGaBQEAlwkAIZwFAQC3CQAhngVAALkJACGgBRAAtgkAIbAFQAC6CQAhugUBAJcJACHjBQQA0AkAIYUGAQCXCQAhhwYBALcJACGOBoAAAAABkAYBALcJACGRBgEAlwkAIZIGAQCXCQAhkwYEANYJACGUBgQA1gkAIZUGAQCXCQAhlgYBALcJACGXBgEAlwkAIZgGAQCXCQAhmQYEANYJACGaBiAAxwsAIZsGAQC3CQAhnAYBALcJACGdBgIAxQkAIZ4GAQC3CQAhnwZAALoJACGgBgEAtwkAIaEGBADQCQAhogYCAMUJACGjBkAAugkAIaQGAQC3CQAhpQZAALoJACGmBgEAtwkAIacGQAC6CQAhqAZAALoJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBgEAtwkAIa0GAQC3CQAhrgYBALcJACGwBgEAtwkAIQUsAACQDgAgLQAAmg4AIOIGAACRDgAg4wYAAJkOACDoBgAAAQAgCywAAOwLADAtAACADAAw4gYAAO0LADDjBgAA_wsAMOQGAADuCwAg5QYAAPgKADDmBgAA-AoAMOcGAAD4CgAw6AYAAPgKADDpBgAAgQwAMOoGAAD7CgAwCywAAOgLADAtAAD7CwAw4gYAAOkLADDjBgAA-gsAMOQGAADqCwAg5QYAAMUKADDmBgAAxQoAMOcGAADFCgAw6AYAAMUKADDpBgAA_AsAMOoGAADICgAwCywAAOMLADAtAAD0CwAw4gYAAOQLADDjBgAA8wsAMOQGAADlCwAg5QYAAOYLADDmBgAA5gsAMOcGAADmCwAw6AYAAOYLADDpBgAA9QsAMOoGAAD2CwAwBywAAOELACAtAADxCwAg4gYAAOILACDjBgAA8AsAIOYGAAAsACDnBgAALAAg6AYAAPMCACAHLAAAiQ4AIC0AAJcOACDiBgAAig4AIOMGAACWDgAg5gYAAAwAIOcGAAAMACDoBgAADgAgCywAANALADAtAADUCwAw4gYAANELADDjBgAA0gsAMOQGAADTCwAg5QYAAMELADDmBgAAwQsAMOcGAADBCwAw6AYAAMELADDpBgAA1QsAMOoGAADECwAwOQMAANoLACAJAADbCwAgCgAA3AsAIBEAAN0LACASAADeCwAgEwAA3wsAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAQIAAAAOACAsAADZCwAgAwAAAA4AICwAANkLACAtAADXCwAgASUAAJUOADACAAAADgAgJQAA1wsAIAIAAADFCwAgJQAA1gsAIDKABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACE5AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGWBQEAlwkAIZcFAQCXCQAhmQUQALYJACGaBQEAlwkAIZwFAQC3CQAhngVAALkJACGgBRAAtgkAIbAFQAC6CQAhugUBAJcJACHjBQQA0AkAIYUGAQCXCQAhhwYBALcJACGOBoAAAAABkAYBALcJACGRBgEAlwkAIZIGAQCXCQAhkwYEANYJACGUBgQA1gkAIZUGAQCXCQAhlgYBALcJACGXBgEAlwkAIZgGAQCXCQAhmQYEANYJACGaBiAAxwsAIZsGAQC3CQAhnAYBALcJACGdBgIAxQkAIZ4GAQC3CQAhnwZAALoJACGgBgEAtwkAIaEGBADQCQAhogYCAMUJACGjBkAAugkAIaQGAQC3CQAhpQZAALoJACGmBgEAtwkAIacGQAC6CQAhqAZAALoJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBgEAtwkAIa0GAQC3CQAhrgYBALcJACGvBgEAtwkAIQcsAACODgAgLQAAkw4AIOIGAACPDgAg4wYAAJIOACDmBgAAEAAg5wYAABAAIOgGAAA1ACA5AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBgEAAAABAywAAJAOACDiBgAAkQ4AIOgGAAABACADLAAAjg4AIOIGAACPDgAg6AYAADUAIAQsAADsCwAw4gYAAO0LADDkBgAA7gsAIOgGAAD4CgAwBCwAAOgLADDiBgAA6QsAMOQGAADqCwAg6AYAAMUKADAELAAA4wsAMOIGAADkCwAw5AYAAOULACDoBgAA5gsAMAMsAADhCwAg4gYAAOILACDoBgAA8wIAIAQsAADQCwAw4gYAANELADDkBgAA0wsAIOgGAADBCwAwDIAFAgAAAAGXBQEAAAABngVAAAAAAboFAQAAAAH1BQEAAAAB9gUBAAAAAfcFBAAAAAH4BRAAAAAB-QUQAAAAAfoFEAAAAAH7BRAAAAAB_AVAAAAAAQIAAADzAgAgLAAA4QsAIAMEAQAAAAGeBUAAAAAB9AUBAAAAAQIAAAAqACAsAADnCwAgASUAAI0OADAJBAEA4wcAIQwAAMoIACD9BAAA-wgAMP4EAAAoABD_BAAA-wgAMJ4FQAD7BwAhsgUBAOMHACH0BQEA4wcAIdsGAAD6CAAgAwQBAAAAAZ4FQAAAAAH0BQEAAAABBw0AALUKACCgBQQAAAABvAUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAECAAAAIwAgLAAA6wsAIAElAACMDgAwBw0AALUKACCgBQQAAAABvAUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAESCwAA3goAIA4AAOAKACAPAADhCgAgEAAA4goAIJ4FQAAAAAGgBQQAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABAgAAABYAICwAAO8LACABJQAAiw4AMBILAADeCgAgDgAA4AoAIA8AAOEKACAQAADiCgAgngVAAAAAAaAFBAAAAAG8BQEAAAAB0QUBAAAAAdoFQAAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAHfBQEAAAAB4AUBAAAAAeEFAQAAAAHiBRAAAAAB4wUEAAAAAeQFQAAAAAEDAAAALAAgLAAA4QsAIC0AAPILACAOAAAALAAgJQAA8gsAIIAFAgCYCQAhlwUBAJcJACGeBUAAuQkAIboFAQCXCQAh9QUBAJcJACH2BQEAlwkAIfcFBADWCQAh-AUQALYJACH5BRAAtgkAIfoFEAC2CQAh-wUQALgJACH8BUAAugkAIQyABQIAmAkAIZcFAQCXCQAhngVAALkJACG6BQEAlwkAIfUFAQCXCQAh9gUBAJcJACH3BQQA1gkAIfgFEAC2CQAh-QUQALYJACH6BRAAtgkAIfsFEAC4CQAh_AVAALoJACEDAAAAKgAgLAAA5wsAIC0AAPkLACACAAAAKgAgJQAA-QsAIAIAAAD3CwAgJQAA-AsAIAcEAQDjBwAh_QQAAPYLADD-BAAA9wsAEP8EAAD2CwAwngVAAPsHACGyBQEA4wcAIfQFAQDjBwAhBwQBAOMHACH9BAAA9gsAMP4EAAD3CwAQ_wQAAPYLADCeBUAA-wcAIbIFAQDjBwAh9AUBAOMHACEDBAEAlwkAIZ4FQAC5CQAh9AUBAJcJACEDBAEAlwkAIZ4FQAC5CQAh9AUBAJcJACEDAAAAIwAgLAAA6wsAIC0AAP4LACACAAAAIwAgJQAA_gsAIAIAAADJCgAgJQAA_QsAIAagBQQA1gkAIbwFAQCXCQAh2wUCAJgJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACEHDQAAswoAIKAFBADWCQAhvAUBAJcJACHbBQIAmAkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAIQMAAAAWACAsAADvCwAgLQAAgwwAIAIAAAAWACAlAACDDAAgAgAAAPwKACAlAACCDAAgDp4FQAC5CQAhoAUEANYJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACESCwAAvAoAIA4AAL4KACAPAAC_CgAgEAAAwAoAIJ4FQAC5CQAhoAUEANYJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACE5AwAA2gsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGwBgEAAAABAywAAIkOACDiBgAAig4AIOgGAAAOACADLAAAhw4AIOIGAACIDgAg6AYAAAEAIAQsAAC9CwAw4gYAAL4LADDkBgAAwAsAIOgGAADBCwAwAAAAAAAAAAAFLAAAgg4AIC0AAIUOACDiBgAAgw4AIOMGAACEDgAg6AYAAAUAIAMsAACCDgAg4gYAAIMOACDoBgAABQAgAAAAAuUGAQAAAATrBgEAAAAFAuUGAQAAAATrBgEAAAAFAuUGAQAAAATrBgEAAAAFBSwAAPwNACAtAACADgAg4gYAAP0NACDjBgAA_w0AIOgGAAABACALLAAAmgwAMC0AAJ8MADDiBgAAmwwAMOMGAACcDAAw5AYAAJ0MACDlBgAAngwAMOYGAACeDAAw5wYAAJ4MADDoBgAAngwAMOkGAACgDAAw6gYAAKEMADADlwUBAAAAAbIGAQAAAAGzBkAAAAABAgAAAAkAICwAAKUMACADAAAACQAgLAAApQwAIC0AAKQMACABJQAA_g0AMAkEAACPCQAg_QQAAI4JADD-BAAABwAQ_wQAAI4JADCXBQEA4wcAIbEGAQDjBwAhsgYBAOMHACGzBkAA-wcAId8GAACNCQAgAgAAAAkAICUAAKQMACACAAAAogwAICUAAKMMACAH_QQAAKEMADD-BAAAogwAEP8EAAChDAAwlwUBAOMHACGxBgEA4wcAIbIGAQDjBwAhswZAAPsHACEH_QQAAKEMADD-BAAAogwAEP8EAAChDAAwlwUBAOMHACGxBgEA4wcAIbIGAQDjBwAhswZAAPsHACEDlwUBAJcJACGyBgEAlwkAIbMGQAC5CQAhA5cFAQCXCQAhsgYBAJcJACGzBkAAuQkAIQOXBQEAAAABsgYBAAAAAbMGQAAAAAEB5QYBAAAABAHlBgEAAAAEAeUGAQAAAAQDLAAA_A0AIOIGAAD9DQAg6AYAAAEAIAQsAACaDAAw4gYAAJsMADDkBgAAnQwAIOgGAACeDAAwAAAAAAAC5QYCAAAABOsGAgAAAAUFLAAA9w0AIC0AAPoNACDiBgAA-A0AIOMGAAD5DQAg6AYAAAEAIAHlBgIAAAAEAywAAPcNACDiBgAA-A0AIOgGAAABACAAAAAAAAssAAC_DQAwLQAAxA0AMOIGAADADQAw4wYAAMENADDkBgAAwg0AIOUGAADDDQAw5gYAAMMNADDnBgAAww0AMOgGAADDDQAw6QYAAMUNADDqBgAAxg0AMAssAAC2DQAwLQAAug0AMOIGAAC3DQAw4wYAALgNADDkBgAAuQ0AIOUGAADBCwAw5gYAAMELADDnBgAAwQsAMOgGAADBCwAw6QYAALsNADDqBgAAxAsAMAssAACqDQAwLQAArw0AMOIGAACrDQAw4wYAAKwNADDkBgAArQ0AIOUGAACuDQAw5gYAAK4NADDnBgAArg0AMOgGAACuDQAw6QYAALANADDqBgAAsQ0AMAssAACeDQAwLQAAow0AMOIGAACfDQAw4wYAAKANADDkBgAAoQ0AIOUGAACiDQAw5gYAAKINADDnBgAAog0AMOgGAACiDQAw6QYAAKQNADDqBgAApQ0AMAcsAACZDQAgLQAAnA0AIOIGAACaDQAg4wYAAJsNACDmBgAAOwAg5wYAADsAIOgGAACDAgAgCywAAI0NADAtAACSDQAw4gYAAI4NADDjBgAAjw0AMOQGAACQDQAg5QYAAJENADDmBgAAkQ0AMOcGAACRDQAw6AYAAJENADDpBgAAkw0AMOoGAACUDQAwCywAAIENADAtAACGDQAw4gYAAIINADDjBgAAgw0AMOQGAACEDQAg5QYAAIUNADDmBgAAhQ0AMOcGAACFDQAw6AYAAIUNADDpBgAAhw0AMOoGAACIDQAwCywAAPUMADAtAAD6DAAw4gYAAPYMADDjBgAA9wwAMOQGAAD4DAAg5QYAAPkMADDmBgAA-QwAMOcGAAD5DAAw6AYAAPkMADDpBgAA-wwAMOoGAAD8DAAwCywAAOkMADAtAADuDAAw4gYAAOoMADDjBgAA6wwAMOQGAADsDAAg5QYAAO0MADDmBgAA7QwAMOcGAADtDAAw6AYAAO0MADDpBgAA7wwAMOoGAADwDAAwCywAAN0MADAtAADiDAAw4gYAAN4MADDjBgAA3wwAMOQGAADgDAAg5QYAAOEMADDmBgAA4QwAMOcGAADhDAAw6AYAAOEMADDpBgAA4wwAMOoGAADkDAAwCywAANEMADAtAADWDAAw4gYAANIMADDjBgAA0wwAMOQGAADUDAAg5QYAANUMADDmBgAA1QwAMOcGAADVDAAw6AYAANUMADDpBgAA1wwAMOoGAADYDAAwCywAAMUMADAtAADKDAAw4gYAAMYMADDjBgAAxwwAMOQGAADIDAAg5QYAAMkMADDmBgAAyQwAMOcGAADJDAAw6AYAAMkMADDpBgAAywwAMOoGAADMDAAwBYIFAQAAAAG_BkAAAAABwAZAAAAAAcEGQAAAAAHCBgAAsgwAIAIAAABXACAsAADQDAAgAwAAAFcAICwAANAMACAtAADPDAAgASUAAPYNADAKAwAA0QgAIP0EAADrCAAw_gQAAFUAEP8EAADrCAAwggUBAAAAAZcFAQDjBwAhvwZAAIYIACHABkAAhggAIcEGQACGCAAhwgYAANwIACACAAAAVwAgJQAAzwwAIAIAAADNDAAgJQAAzgwAIAn9BAAAzAwAMP4EAADNDAAQ_wQAAMwMADCCBQEA4wcAIZcFAQDjBwAhvwZAAIYIACHABkAAhggAIcEGQACGCAAhwgYAANwIACAJ_QQAAMwMADD-BAAAzQwAEP8EAADMDAAwggUBAOMHACGXBQEA4wcAIb8GQACGCAAhwAZAAIYIACHBBkAAhggAIcIGAADcCAAgBYIFAQCXCQAhvwZAALoJACHABkAAugkAIcEGQAC6CQAhwgYAALAMACAFggUBAJcJACG_BkAAugkAIcAGQAC6CQAhwQZAALoJACHCBgAAsAwAIAWCBQEAAAABvwZAAAAAAcAGQAAAAAHBBkAAAAABwgYAALIMACADjwUBAAAAAb0FQAAAAAH9BQQAAAABAgAAAFMAICwAANwMACADAAAAUwAgLAAA3AwAIC0AANsMACABJQAA9Q0AMAkDAADRCAAg_QQAAO0IADD-BAAAUQAQ_wQAAO0IADCPBQEA4wcAIZcFAQDjBwAhvQVAAPsHACH9BQQAqQgAIdUGAADsCAAgAgAAAFMAICUAANsMACACAAAA2QwAICUAANoMACAH_QQAANgMADD-BAAA2QwAEP8EAADYDAAwjwUBAOMHACGXBQEA4wcAIb0FQAD7BwAh_QUEAKkIACEH_QQAANgMADD-BAAA2QwAEP8EAADYDAAwjwUBAOMHACGXBQEA4wcAIb0FQAD7BwAh_QUEAKkIACEDjwUBAJcJACG9BUAAuQkAIf0FBADWCQAhA48FAQCXCQAhvQVAALkJACH9BQQA1gkAIQOPBQEAAAABvQVAAAAAAf0FBAAAAAEDjwUBAAAAAboFAQAAAAH-BUAAAAABAgAAAE8AICwAAOgMACADAAAATwAgLAAA6AwAIC0AAOcMACABJQAA9A0AMAkDAADRCAAg_QQAAO8IADD-BAAATQAQ_wQAAO8IADCPBQEA4wcAIZcFAQDjBwAhugUBAOMHACH-BUAA-wcAIdYGAADuCAAgAgAAAE8AICUAAOcMACACAAAA5QwAICUAAOYMACAH_QQAAOQMADD-BAAA5QwAEP8EAADkDAAwjwUBAOMHACGXBQEA4wcAIboFAQDjBwAh_gVAAPsHACEH_QQAAOQMADD-BAAA5QwAEP8EAADkDAAwjwUBAOMHACGXBQEA4wcAIboFAQDjBwAh_gVAAPsHACEDjwUBAJcJACG6BQEAlwkAIf4FQAC5CQAhA48FAQCXCQAhugUBAJcJACH-BUAAuQkAIQOPBQEAAAABugUBAAAAAf4FQAAAAAEHFIAAAAABFQQAAAABjwUBAAAAAZ4FQAAAAAH_BQEAAAABgAYEAAAAAYEGBAAAAAECAAAASwAgLAAA9AwAIAMAAABLACAsAAD0DAAgLQAA8wwAIAElAADzDQAwDQMAANEIACAUAAClCAAgFQQAjwgAIf0EAADxCAAw_gQAAEkAEP8EAADxCAAwjwUBAOMHACGXBQEA4wcAIZ4FQAD7BwAh_wUBAOMHACGABgQAjwgAIYEGBACPCAAh1wYAAPAIACACAAAASwAgJQAA8wwAIAIAAADxDAAgJQAA8gwAIAsUAAClCAAgFQQAjwgAIf0EAADwDAAw_gQAAPEMABD_BAAA8AwAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIf8FAQDjBwAhgAYEAI8IACGBBgQAjwgAIQsUAAClCAAgFQQAjwgAIf0EAADwDAAw_gQAAPEMABD_BAAA8AwAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIf8FAQDjBwAhgAYEAI8IACGBBgQAjwgAIQcUgAAAAAEVBADQCQAhjwUBAJcJACGeBUAAuQkAIf8FAQCXCQAhgAYEANAJACGBBgQA0AkAIQcUgAAAAAEVBADQCQAhjwUBAJcJACGeBUAAuQkAIf8FAQCXCQAhgAYEANAJACGBBgQA0AkAIQcUgAAAAAEVBAAAAAGPBQEAAAABngVAAAAAAf8FAQAAAAGABgQAAAABgQYEAAAAAQcIBAAAAAGPBQEAAAABngVAAAAAAbIFAQAAAAGABgQAAAABgQYEAAAAAYIGgAAAAAECAAAARwAgLAAAgA0AIAMAAABHACAsAACADQAgLQAA_wwAIAElAADyDQAwDQMAANEIACAIBACpCAAh_QQAAPMIADD-BAAARQAQ_wQAAPMIADCPBQEA4wcAIZcFAQDjBwAhngVAAPsHACGyBQEA4wcAIYAGBACpCAAhgQYEAKkIACGCBgAApQgAINgGAADyCAAgAgAAAEcAICUAAP8MACACAAAA_QwAICUAAP4MACALCAQAqQgAIf0EAAD8DAAw_gQAAP0MABD_BAAA_AwAMI8FAQDjBwAhlwUBAOMHACGeBUAA-wcAIbIFAQDjBwAhgAYEAKkIACGBBgQAqQgAIYIGAAClCAAgCwgEAKkIACH9BAAA_AwAMP4EAAD9DAAQ_wQAAPwMADCPBQEA4wcAIZcFAQDjBwAhngVAAPsHACGyBQEA4wcAIYAGBACpCAAhgQYEAKkIACGCBgAApQgAIAcIBADWCQAhjwUBAJcJACGeBUAAuQkAIbIFAQCXCQAhgAYEANYJACGBBgQA1gkAIYIGgAAAAAEHCAQA1gkAIY8FAQCXCQAhngVAALkJACGyBQEAlwkAIYAGBADWCQAhgQYEANYJACGCBoAAAAABBwgEAAAAAY8FAQAAAAGeBUAAAAABsgUBAAAAAYAGBAAAAAGBBgQAAAABggaAAAAAAQOABQIAAAABvQVAAAAAAb4FEAAAAAECAAAAQwAgLAAAjA0AIAMAAABDACAsAACMDQAgLQAAiw0AIAElAADxDQAwCQMAANEIACD9BAAA9QgAMP4EAABBABD_BAAA9QgAMIAFAgDiBwAhlwUBAOMHACG9BUAA-wcAIb4FEACWCAAh2QYAAPQIACACAAAAQwAgJQAAiw0AIAIAAACJDQAgJQAAig0AIAf9BAAAiA0AMP4EAACJDQAQ_wQAAIgNADCABQIA4gcAIZcFAQDjBwAhvQVAAPsHACG-BRAAlggAIQf9BAAAiA0AMP4EAACJDQAQ_wQAAIgNADCABQIA4gcAIZcFAQDjBwAhvQVAAPsHACG-BRAAlggAIQOABQIAmAkAIb0FQAC5CQAhvgUQALYJACEDgAUCAJgJACG9BUAAuQkAIb4FEAC2CQAhA4AFAgAAAAG9BUAAAAABvgUQAAAAAQuABQIAAAABggUBAAAAAZYFAQAAAAGYBQEAAAABmQUQAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FEAAAAAGeBUAAAAABnwVAAAAAAQIAAAA_ACAsAACYDQAgAwAAAD8AICwAAJgNACAtAACXDQAgASUAAPANADAQAwAA0QgAIP0EAAD2CAAw_gQAAD0AEP8EAAD2CAAwgAUCAOIHACGCBQEA4wcAIZYFAQAAAAGXBQEA4wcAIZgFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZsFAQCCCAAhnAUBAIIIACGdBRAAwwgAIZ4FQAD7BwAhnwVAAIYIACECAAAAPwAgJQAAlw0AIAIAAACVDQAgJQAAlg0AIA_9BAAAlA0AMP4EAACVDQAQ_wQAAJQNADCABQIA4gcAIYIFAQDjBwAhlgUBAOMHACGXBQEA4wcAIZgFAQDjBwAhmQUQAJYIACGaBQEA4wcAIZsFAQCCCAAhnAUBAIIIACGdBRAAwwgAIZ4FQAD7BwAhnwVAAIYIACEP_QQAAJQNADD-BAAAlQ0AEP8EAACUDQAwgAUCAOIHACGCBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGYBQEA4wcAIZkFEACWCAAhmgUBAOMHACGbBQEAgggAIZwFAQCCCAAhnQUQAMMIACGeBUAA-wcAIZ8FQACGCAAhC4AFAgCYCQAhggUBAJcJACGWBQEAlwkAIZgFAQCXCQAhmQUQALYJACGaBQEAlwkAIZsFAQC3CQAhnAUBALcJACGdBRAAuAkAIZ4FQAC5CQAhnwVAALoJACELgAUCAJgJACGCBQEAlwkAIZYFAQCXCQAhmAUBAJcJACGZBRAAtgkAIZoFAQCXCQAhmwUBALcJACGcBQEAtwkAIZ0FEAC4CQAhngVAALkJACGfBUAAugkAIQuABQIAAAABggUBAAAAAZYFAQAAAAGYBQEAAAABmQUQAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FEAAAAAGeBUAAAAABnwVAAAAAAQKDBgEAAAABhAZAAAAAAQIAAACDAgAgLAAAmQ0AIAMAAAA7ACAsAACZDQAgLQAAnQ0AIAQAAAA7ACAlAACdDQAggwYBAJcJACGEBkAAuQkAIQKDBgEAlwkAIYQGQAC5CQAhDIAFAgAAAAGOBQEAAAABjwUBAAAAAZYFAQAAAAGZBRAAAAABngVAAAAAAasFAQAAAAGDBgEAAAABhQYBAAAAAYYGAQAAAAGHBgEAAAABiAZAAAAAAQIAAAA5ACAsAACpDQAgAwAAADkAICwAAKkNACAtAACoDQAgASUAAO8NADASAwAA0QgAIP0EAAD4CAAw_gQAADcAEP8EAAD4CAAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhlgUBAAAAAZcFAQDjBwAhmQUQAJYIACGeBUAA-wcAIasFAQDjBwAhgwYBAOMHACGFBgEA4wcAIYYGAQDjBwAhhwYBAOMHACGIBkAA-wcAIdoGAAD3CAAgAgAAADkAICUAAKgNACACAAAApg0AICUAAKcNACAQ_QQAAKUNADD-BAAApg0AEP8EAAClDQAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhlgUBAOMHACGXBQEA4wcAIZkFEACWCAAhngVAAPsHACGrBQEA4wcAIYMGAQDjBwAhhQYBAOMHACGGBgEA4wcAIYcGAQDjBwAhiAZAAPsHACEQ_QQAAKUNADD-BAAApg0AEP8EAAClDQAwgAUCAOIHACGOBQEA4wcAIY8FAQDjBwAhlgUBAOMHACGXBQEA4wcAIZkFEACWCAAhngVAAPsHACGrBQEA4wcAIYMGAQDjBwAhhQYBAOMHACGGBgEA4wcAIYcGAQDjBwAhiAZAAPsHACEMgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlgUBAJcJACGZBRAAtgkAIZ4FQAC5CQAhqwUBAJcJACGDBgEAlwkAIYUGAQCXCQAhhgYBAJcJACGHBgEAlwkAIYgGQAC5CQAhDIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZYFAQCXCQAhmQUQALYJACGeBUAAuQkAIasFAQCXCQAhgwYBAJcJACGFBgEAlwkAIYYGAQCXCQAhhwYBAJcJACGIBkAAuQkAIQyABQIAAAABjgUBAAAAAY8FAQAAAAGWBQEAAAABmQUQAAAAAZ4FQAAAAAGrBQEAAAABgwYBAAAAAYUGAQAAAAGGBgEAAAABhwYBAAAAAYgGQAAAAAERCAAAhwwAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZYFAQAAAAGeBUAAAAABoQVAAAAAAYUGAQAAAAGHBgEAAAABiAZAAAAAAYkGAQAAAAGKBhAAAAABiwYQAAAAAYwGAQAAAAGNBgIAAAABjgaAAAAAAY8GIAAAAAECAAAANQAgLAAAtQ0AIAMAAAA1ACAsAAC1DQAgLQAAtA0AIAElAADuDQAwFgMAANEIACAIAADgCAAg_QQAAPkIADD-BAAAEAAQ_wQAAPkIADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGWBQEAAAABlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhhQYBAOMHACGHBgEAgggAIYgGQAD7BwAhiQYBAOMHACGKBhAAlggAIYsGEACWCAAhjAYBAIIIACGNBgIAgQgAIY4GAACOCAAgjwYgAMQIACECAAAANQAgJQAAtA0AIAIAAACyDQAgJQAAsw0AIBT9BAAAsQ0AMP4EAACyDQAQ_wQAALENADCABQIA4gcAIY4FAQDjBwAhjwUBAOMHACGWBQEA4wcAIZcFAQDjBwAhngVAAPsHACGhBUAAhggAIYUGAQDjBwAhhwYBAIIIACGIBkAA-wcAIYkGAQDjBwAhigYQAJYIACGLBhAAlggAIYwGAQCCCAAhjQYCAIEIACGOBgAAjggAII8GIADECAAhFP0EAACxDQAw_gQAALINABD_BAAAsQ0AMIAFAgDiBwAhjgUBAOMHACGPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhhQYBAOMHACGHBgEAgggAIYgGQAD7BwAhiQYBAOMHACGKBhAAlggAIYsGEACWCAAhjAYBAIIIACGNBgIAgQgAIY4GAACOCAAgjwYgAMQIACEQgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlgUBAJcJACGeBUAAuQkAIaEFQAC6CQAhhQYBAJcJACGHBgEAtwkAIYgGQAC5CQAhiQYBAJcJACGKBhAAtgkAIYsGEAC2CQAhjAYBALcJACGNBgIAxQkAIY4GgAAAAAGPBiAA8goAIREIAAC8CwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlgUBAJcJACGeBUAAuQkAIaEFQAC6CQAhhQYBAJcJACGHBgEAtwkAIYgGQAC5CQAhiQYBAJcJACGKBhAAtgkAIYsGEAC2CQAhjAYBALcJACGNBgIAxQkAIY4GgAAAAAGPBiAA8goAIREIAACHDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlgUBAAAAAZ4FQAAAAAGhBUAAAAABhQYBAAAAAYcGAQAAAAGIBkAAAAABiQYBAAAAAYoGEAAAAAGLBhAAAAABjAYBAAAAAY0GAgAAAAGOBoAAAAABjwYgAAAAATkJAADbCwAgCgAA3AsAIBEAAN0LACASAADeCwAgEwAA3wsAIBQAAIUMACAVAADgCwAggAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGWBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAECAAAADgAgLAAAvg0AIAMAAAAOACAsAAC-DQAgLQAAvQ0AIAElAADtDQAwAgAAAA4AICUAAL0NACACAAAAxQsAICUAALwNACAygAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhmQUQALYJACGaBQEAlwkAIZwFAQC3CQAhngVAALkJACGgBRAAtgkAIbAFQAC6CQAhugUBAJcJACHjBQQA0AkAIYUGAQCXCQAhhwYBALcJACGOBoAAAAABkAYBALcJACGRBgEAlwkAIZIGAQCXCQAhkwYEANYJACGUBgQA1gkAIZUGAQCXCQAhlgYBALcJACGXBgEAlwkAIZgGAQCXCQAhmQYEANYJACGaBiAAxwsAIZsGAQC3CQAhnAYBALcJACGdBgIAxQkAIZ4GAQC3CQAhnwZAALoJACGgBgEAtwkAIaEGBADQCQAhogYCAMUJACGjBkAAugkAIaQGAQC3CQAhpQZAALoJACGmBgEAtwkAIacGQAC6CQAhqAZAALoJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBgEAtwkAIa0GAQC3CQAhrgYBALcJACGvBgEAtwkAIbAGAQC3CQAhOQkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAIBUAAM8LACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACE5CQAA2wsAIAoAANwLACARAADdCwAgEgAA3gsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZkFEAAAAAGaBQEAAAABnAUBAAAAAZ4FQAAAAAGgBRAAAAABsAVAAAAAAboFAQAAAAHjBQQAAAABhQYBAAAAAYcGAQAAAAGOBoAAAAABkAYBAAAAAZEGAQAAAAGSBgEAAAABkwYEAAAAAZQGBAAAAAGVBgEAAAABlgYBAAAAAZcGAQAAAAGYBgEAAAABmQYEAAAAAZoGIAAAAAGbBgEAAAABnAYBAAAAAZ0GAgAAAAGeBgEAAAABnwZAAAAAAaAGAQAAAAGhBgQAAAABogYCAAAAAaMGQAAAAAGkBgEAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAZAAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGAQAAAAGtBgEAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABEAUAAKoMACCPBQEAAAABlgUBAAAAAZ4FQAAAAAGhBUAAAAABsQUBAAAAAcEFAQAAAAH0BQEAAAABtAYBAAAAAbUGAQAAAAG2BgAApgwAILcGAACnDAAguAYAAKgMACC5BkAAAAABugZAAAAAAbsGQAAAAAECAAAABQAgLAAAyg0AIAMAAAAFACAsAADKDQAgLQAAyQ0AIAElAADsDQAwFQMAANEIACAFAACRCQAg_QQAAJAJADD-BAAAAwAQ_wQAAJAJADCPBQEA4wcAIZYFAQAAAAGXBQEA4wcAIZ4FQAD7BwAhoQVAAIYIACGxBQEA4wcAIcEFAQAAAAH0BQEAgggAIbQGAQDjBwAhtQYBAOMHACG2BgAA2ggAILcGAADaCAAguAYAANoIACC5BkAAhggAIboGQACGCAAhuwZAAIYIACECAAAABQAgJQAAyQ0AIAIAAADHDQAgJQAAyA0AIBP9BAAAxg0AMP4EAADHDQAQ_wQAAMYNADCPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhsQUBAOMHACHBBQEA4wcAIfQFAQCCCAAhtAYBAOMHACG1BgEA4wcAIbYGAADaCAAgtwYAANoIACC4BgAA2ggAILkGQACGCAAhugZAAIYIACG7BkAAhggAIRP9BAAAxg0AMP4EAADHDQAQ_wQAAMYNADCPBQEA4wcAIZYFAQDjBwAhlwUBAOMHACGeBUAA-wcAIaEFQACGCAAhsQUBAOMHACHBBQEA4wcAIfQFAQCCCAAhtAYBAOMHACG1BgEA4wcAIbYGAADaCAAgtwYAANoIACC4BgAA2ggAILkGQACGCAAhugZAAIYIACG7BkAAhggAIQ-PBQEAlwkAIZYFAQCXCQAhngVAALkJACGhBUAAugkAIbEFAQCXCQAhwQUBAJcJACH0BQEAtwkAIbQGAQCXCQAhtQYBAJcJACG2BgAAlQwAILcGAACWDAAguAYAAJcMACC5BkAAugkAIboGQAC6CQAhuwZAALoJACEQBQAAmQwAII8FAQCXCQAhlgUBAJcJACGeBUAAuQkAIaEFQAC6CQAhsQUBAJcJACHBBQEAlwkAIfQFAQC3CQAhtAYBAJcJACG1BgEAlwkAIbYGAACVDAAgtwYAAJYMACC4BgAAlwwAILkGQAC6CQAhugZAALoJACG7BkAAugkAIRAFAACqDAAgjwUBAAAAAZYFAQAAAAGeBUAAAAABoQVAAAAAAbEFAQAAAAHBBQEAAAAB9AUBAAAAAbQGAQAAAAG1BgEAAAABtgYAAKYMACC3BgAApwwAILgGAACoDAAguQZAAAAAAboGQAAAAAG7BkAAAAABBCwAAL8NADDiBgAAwA0AMOQGAADCDQAg6AYAAMMNADAELAAAtg0AMOIGAAC3DQAw5AYAALkNACDoBgAAwQsAMAQsAACqDQAw4gYAAKsNADDkBgAArQ0AIOgGAACuDQAwBCwAAJ4NADDiBgAAnw0AMOQGAAChDQAg6AYAAKINADADLAAAmQ0AIOIGAACaDQAg6AYAAIMCACAELAAAjQ0AMOIGAACODQAw5AYAAJANACDoBgAAkQ0AMAQsAACBDQAw4gYAAIINADDkBgAAhA0AIOgGAACFDQAwBCwAAPUMADDiBgAA9gwAMOQGAAD4DAAg6AYAAPkMADAELAAA6QwAMOIGAADqDAAw5AYAAOwMACDoBgAA7QwAMAQsAADdDAAw4gYAAN4MADDkBgAA4AwAIOgGAADhDAAwBCwAANEMADDiBgAA0gwAMOQGAADUDAAg6AYAANUMADAELAAAxQwAMOIGAADGDAAw5AYAAMgMACDoBgAAyQwAMAAAAAABAwAArgsAIAAAAAAAAAAHCgAAgQsAIOoFAACwCQAg7AUAALAJACDtBQAAsAkAIO8FAACwCQAg8AUAALAJACDyBQAAsAkAIAABDQAAoQoAIAAHAwAArgsAIAgAANgNACChBQAAsAkAIIcGAACwCQAgjAYAALAJACCNBgAAsAkAII4GAACwCQAgAAMMAACOCwAg-wUAALAJACD8BQAAsAkAIAcDAACuCwAgBQAA6w0AIKEFAACwCQAg9AUAALAJACC5BgAAsAkAILoGAACwCQAguwYAALAJACAAD48FAQAAAAGWBQEAAAABngVAAAAAAaEFQAAAAAGxBQEAAAABwQUBAAAAAfQFAQAAAAG0BgEAAAABtQYBAAAAAbYGAACmDAAgtwYAAKcMACC4BgAAqAwAILkGQAAAAAG6BkAAAAABuwZAAAAAATKABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAARCABQIAAAABjgUBAAAAAY8FAQAAAAGWBQEAAAABngVAAAAAAaEFQAAAAAGFBgEAAAABhwYBAAAAAYgGQAAAAAGJBgEAAAABigYQAAAAAYsGEAAAAAGMBgEAAAABjQYCAAAAAY4GgAAAAAGPBiAAAAABDIAFAgAAAAGOBQEAAAABjwUBAAAAAZYFAQAAAAGZBRAAAAABngVAAAAAAasFAQAAAAGDBgEAAAABhQYBAAAAAYYGAQAAAAGHBgEAAAABiAZAAAAAAQuABQIAAAABggUBAAAAAZYFAQAAAAGYBQEAAAABmQUQAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FEAAAAAGeBUAAAAABnwVAAAAAAQOABQIAAAABvQVAAAAAAb4FEAAAAAEHCAQAAAABjwUBAAAAAZ4FQAAAAAGyBQEAAAABgAYEAAAAAYEGBAAAAAGCBoAAAAABBxSAAAAAARUEAAAAAY8FAQAAAAGeBUAAAAAB_wUBAAAAAYAGBAAAAAGBBgQAAAABA48FAQAAAAG6BQEAAAAB_gVAAAAAAQOPBQEAAAABvQVAAAAAAf0FBAAAAAEFggUBAAAAAb8GQAAAAAHABkAAAAABwQZAAAAAAcIGAACyDAAgIAcAAMsNACAIAADMDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAglgUBAAAAAZ4FQAAAAAGIBkAAAAABwwYBAAAAAcQGAQAAAAHFBgEAAAABxgYBAAAAAccGAQAAAAHIBgEAAAAByQYBAAAAAcoGQAAAAAHLBkAAAAABzAZAAAAAAc0GAQAAAAHOBgEAAAABzwZAAAAAAdAGQAAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAHUBgIAAAABAgAAAAEAICwAAPcNACADAAAAZQAgLAAA9w0AIC0AAPsNACAiAAAAZQAgBwAAuQwAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAlAAD7DQAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhIAgAAMwNACAWAADNDQAgFwAAzg0AIBgAAM8NACAZAADQDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglgUBAAAAAZ4FQAAAAAGIBkAAAAABwwYBAAAAAcQGAQAAAAHFBgEAAAABxgYBAAAAAccGAQAAAAHIBgEAAAAByQYBAAAAAcoGQAAAAAHLBkAAAAABzAZAAAAAAc0GAQAAAAHOBgEAAAABzwZAAAAAAdAGQAAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAHUBgIAAAABAgAAAAEAICwAAPwNACADlwUBAAAAAbIGAQAAAAGzBkAAAAABAwAAAGUAICwAAPwNACAtAACBDgAgIgAAAGUAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAgQ4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAIREDAACpDAAgjwUBAAAAAZYFAQAAAAGXBQEAAAABngVAAAAAAaEFQAAAAAGxBQEAAAABwQUBAAAAAfQFAQAAAAG0BgEAAAABtQYBAAAAAbYGAACmDAAgtwYAAKcMACC4BgAAqAwAILkGQAAAAAG6BkAAAAABuwZAAAAAAQIAAAAFACAsAACCDgAgAwAAAAMAICwAAIIOACAtAACGDgAgEwAAAAMAIAMAAJgMACAlAACGDgAgjwUBAJcJACGWBQEAlwkAIZcFAQCXCQAhngVAALkJACGhBUAAugkAIbEFAQCXCQAhwQUBAJcJACH0BQEAtwkAIbQGAQCXCQAhtQYBAJcJACG2BgAAlQwAILcGAACWDAAguAYAAJcMACC5BkAAugkAIboGQAC6CQAhuwZAALoJACERAwAAmAwAII8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhoQVAALoJACGxBQEAlwkAIcEFAQCXCQAh9AUBALcJACG0BgEAlwkAIbUGAQCXCQAhtgYAAJUMACC3BgAAlgwAILgGAACXDAAguQZAALoJACG6BkAAugkAIbsGQAC6CQAhIAcAAMsNACAIAADMDQAgFwAAzg0AIBgAAM8NACAZAADQDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglgUBAAAAAZ4FQAAAAAGIBkAAAAABwwYBAAAAAcQGAQAAAAHFBgEAAAABxgYBAAAAAccGAQAAAAHIBgEAAAAByQYBAAAAAcoGQAAAAAHLBkAAAAABzAZAAAAAAc0GAQAAAAHOBgEAAAABzwZAAAAAAdAGQAAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAHUBgIAAAABAgAAAAEAICwAAIcOACA6AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAAQIAAAAOACAsAACJDgAgDp4FQAAAAAGgBQQAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABBqAFBAAAAAG8BQEAAAAB2wUCAAAAAdwFBAAAAAHdBRAAAAAB3gVAAAAAAQMEAQAAAAGeBUAAAAAB9AUBAAAAARIDAACGDAAggAUCAAAAAY4FAQAAAAGPBQEAAAABlgUBAAAAAZcFAQAAAAGeBUAAAAABoQVAAAAAAYUGAQAAAAGHBgEAAAABiAZAAAAAAYkGAQAAAAGKBhAAAAABiwYQAAAAAYwGAQAAAAGNBgIAAAABjgaAAAAAAY8GIAAAAAECAAAANQAgLAAAjg4AICAHAADLDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAACQDgAgAwAAABAAICwAAI4OACAtAACUDgAgFAAAABAAIAMAALsLACAlAACUDgAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhlgUBAJcJACGXBQEAlwkAIZ4FQAC5CQAhoQVAALoJACGFBgEAlwkAIYcGAQC3CQAhiAZAALkJACGJBgEAlwkAIYoGEAC2CQAhiwYQALYJACGMBgEAtwkAIY0GAgDFCQAhjgaAAAAAAY8GIADyCgAhEgMAALsLACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGWBQEAlwkAIZcFAQCXCQAhngVAALkJACGhBUAAugkAIYUGAQCXCQAhhwYBALcJACGIBkAAuQkAIYkGAQCXCQAhigYQALYJACGLBhAAtgkAIYwGAQC3CQAhjQYCAMUJACGOBoAAAAABjwYgAPIKACEygAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGWBQEAAAABlwUBAAAAAZkFEAAAAAGaBQEAAAABnAUBAAAAAZ4FQAAAAAGgBRAAAAABsAVAAAAAAboFAQAAAAHjBQQAAAABhQYBAAAAAYcGAQAAAAGOBoAAAAABkAYBAAAAAZEGAQAAAAGSBgEAAAABkwYEAAAAAZQGBAAAAAGVBgEAAAABlgYBAAAAAZcGAQAAAAGYBgEAAAABmQYEAAAAAZoGIAAAAAGbBgEAAAABnAYBAAAAAZ0GAgAAAAGeBgEAAAABnwZAAAAAAaAGAQAAAAGhBgQAAAABogYCAAAAAaMGQAAAAAGkBgEAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAZAAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGAQAAAAGtBgEAAAABrgYBAAAAAa8GAQAAAAEDAAAADAAgLAAAiQ4AIC0AAJgOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACATAADNCwAgFAAAzgsAICUAAJgOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACGwBgEAtwkAIToDAADJCwAgCQAA2AsAIAoAAMoLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACEDAAAAZQAgLAAAkA4AIC0AAJsOACAiAAAAZQAgBwAAuQwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHgAAwwwAIB8AAMQMACAlAACbDgAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhIAcAALkMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhMoAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGwBgEAAAABAwAAAGUAICwAAIcOACAtAACfDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFwAAvAwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAnw4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAYAADPDQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAACgDgAgAwAAAGUAICwAAKAOACAtAACkDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBgAAL0MACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAApA4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGQAA0A0AIBoAANENACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAAClDgAgAwAAAGUAICwAAKUOACAtAACpDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAZAAC-DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAqQ4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAACqDgAgAwAAAGUAICwAAKoOACAtAACuDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAArg4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAACvDgAgAwAAAGUAICwAAK8OACAtAACzDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAAsw4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAAC0DgAgAwAAAGUAICwAALQOACAtAAC4DgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB4AAMMMACAfAADEDAAgJQAAuA4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAaAADRDQAgGwAA0g0AIBwAANMNACAdAADUDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAAC5DgAgAwAAAGUAICwAALkOACAtAAC9DgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBoAAL8MACAbAADADAAgHAAAwQwAIB0AAMIMACAfAADEDAAgJQAAvQ4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAIToDAADaCwAgCQAA2wsAIAoAANwLACARAADdCwAgEgAA3gsAIBQAAIUMACAVAADgCwAggAUCAAAAAY4FAQAAAAGPBQEAAAABkAUBAAAAAZEFAQAAAAGWBQEAAAABlwUBAAAAAZkFEAAAAAGaBQEAAAABnAUBAAAAAZ4FQAAAAAGgBRAAAAABsAVAAAAAAboFAQAAAAHjBQQAAAABhQYBAAAAAYcGAQAAAAGOBoAAAAABkAYBAAAAAZEGAQAAAAGSBgEAAAABkwYEAAAAAZQGBAAAAAGVBgEAAAABlgYBAAAAAZcGAQAAAAGYBgEAAAABmQYEAAAAAZoGIAAAAAGbBgEAAAABnAYBAAAAAZ0GAgAAAAGeBgEAAAABnwZAAAAAAaAGAQAAAAGhBgQAAAABogYCAAAAAaMGQAAAAAGkBgEAAAABpQZAAAAAAaYGAQAAAAGnBkAAAAABqAZAAAAAAakGQAAAAAGqBkAAAAABqwZAAAAAAawGAQAAAAGtBgEAAAABrgYBAAAAAa8GAQAAAAGwBgEAAAABAgAAAA4AICwAAL4OACADAAAADAAgLAAAvg4AIC0AAMIOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBIAAMwLACAUAADOCwAgFQAAzwsAICUAAMIOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACGwBgEAtwkAIToDAADJCwAgCQAA2AsAIAoAAMoLACARAADLCwAgEgAAzAsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACE6AwAA2gsAIAkAANsLACAKAADcCwAgEQAA3QsAIBMAAN8LACAUAACFDAAgFQAA4AsAIIAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABlgUBAAAAAZcFAQAAAAGZBRAAAAABmgUBAAAAAZwFAQAAAAGeBUAAAAABoAUQAAAAAbAFQAAAAAG6BQEAAAAB4wUEAAAAAYUGAQAAAAGHBgEAAAABjgaAAAAAAZAGAQAAAAGRBgEAAAABkgYBAAAAAZMGBAAAAAGUBgQAAAABlQYBAAAAAZYGAQAAAAGXBgEAAAABmAYBAAAAAZkGBAAAAAGaBiAAAAABmwYBAAAAAZwGAQAAAAGdBgIAAAABngYBAAAAAZ8GQAAAAAGgBgEAAAABoQYEAAAAAaIGAgAAAAGjBkAAAAABpAYBAAAAAaUGQAAAAAGmBgEAAAABpwZAAAAAAagGQAAAAAGpBkAAAAABqgZAAAAAAasGQAAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBgEAAAABsAYBAAAAAQIAAAAOACAsAADDDgAgAwAAAAwAICwAAMMOACAtAADHDgAgPAAAAAwAIAMAAMkLACAJAADYCwAgCgAAygsAIBEAAMsLACATAADNCwAgFAAAzgsAIBUAAM8LACAlAADHDgAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACE6AwAAyQsAIAkAANgLACAKAADKCwAgEQAAywsAIBMAAM0LACAUAADOCwAgFQAAzwsAIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACGWBQEAlwkAIZcFAQCXCQAhmQUQALYJACGaBQEAlwkAIZwFAQC3CQAhngVAALkJACGgBRAAtgkAIbAFQAC6CQAhugUBAJcJACHjBQQA0AkAIYUGAQCXCQAhhwYBALcJACGOBoAAAAABkAYBALcJACGRBgEAlwkAIZIGAQCXCQAhkwYEANYJACGUBgQA1gkAIZUGAQCXCQAhlgYBALcJACGXBgEAlwkAIZgGAQCXCQAhmQYEANYJACGaBiAAxwsAIZsGAQC3CQAhnAYBALcJACGdBgIAxQkAIZ4GAQC3CQAhnwZAALoJACGgBgEAtwkAIaEGBADQCQAhogYCAMUJACGjBkAAugkAIaQGAQC3CQAhpQZAALoJACGmBgEAtwkAIacGQAC6CQAhqAZAALoJACGpBkAAugkAIaoGQAC6CQAhqwZAALoJACGsBgEAtwkAIa0GAQC3CQAhrgYBALcJACGvBgEAtwkAIbAGAQC3CQAhDp4FQAAAAAGgBQQAAAABsgUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABOgMAANoLACAJAADbCwAgEQAA3QsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAECAAAADgAgLAAAyQ4AIA6ABQIAAAABggUBAAAAAZYFAQAAAAGeBUAAAAAB6QUEAAAAAeoFAQAAAAHrBQQAAAAB7AVAAAAAAe0FEAAAAAHuBSAAAAAB7wUQAAAAAfAFQAAAAAHxBSAAAAAB8gVAAAAAAQIAAAChAwAgLAAAyw4AIAOABQIAAAABugUBAAAAAbsFQAAAAAEFsgUBAAAAAdsFAgAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAEDAAAADAAgLAAAyQ4AIC0AANEOACA8AAAADAAgAwAAyQsAIAkAANgLACARAADLCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAICUAANEOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACGwBgEAtwkAIToDAADJCwAgCQAA2AsAIBEAAMsLACASAADMCwAgEwAAzQsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACEDAAAApAMAICwAAMsOACAtAADUDgAgEAAAAKQDACAlAADUDgAggAUCAJgJACGCBQEAlwkAIZYFAQCXCQAhngVAALkJACHpBQQA1gkAIeoFAQC3CQAh6wUEANYJACHsBUAAugkAIe0FEAC4CQAh7gUgAPIKACHvBRAAuAkAIfAFQAC6CQAh8QUgAPIKACHyBUAAugkAIQ6ABQIAmAkAIYIFAQCXCQAhlgUBAJcJACGeBUAAuQkAIekFBADWCQAh6gUBALcJACHrBQQA1gkAIewFQAC6CQAh7QUQALgJACHuBSAA8goAIe8FEAC4CQAh8AVAALoJACHxBSAA8goAIfIFQAC6CQAhOgMAANoLACAJAADbCwAgCgAA3AsAIBIAAN4LACATAADfCwAgFAAAhQwAIBUAAOALACCABQIAAAABjgUBAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZYFAQAAAAGXBQEAAAABmQUQAAAAAZoFAQAAAAGcBQEAAAABngVAAAAAAaAFEAAAAAGwBUAAAAABugUBAAAAAeMFBAAAAAGFBgEAAAABhwYBAAAAAY4GgAAAAAGQBgEAAAABkQYBAAAAAZIGAQAAAAGTBgQAAAABlAYEAAAAAZUGAQAAAAGWBgEAAAABlwYBAAAAAZgGAQAAAAGZBgQAAAABmgYgAAAAAZsGAQAAAAGcBgEAAAABnQYCAAAAAZ4GAQAAAAGfBkAAAAABoAYBAAAAAaEGBAAAAAGiBgIAAAABowZAAAAAAaQGAQAAAAGlBkAAAAABpgYBAAAAAacGQAAAAAGoBkAAAAABqQZAAAAAAaoGQAAAAAGrBkAAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwYBAAAAAbAGAQAAAAECAAAADgAgLAAA1Q4AIBMLAADeCgAgDAAA3woAIA4AAOAKACAPAADhCgAgngVAAAAAAaAFBAAAAAGyBQEAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABAgAAABYAICwAANcOACADAAAADAAgLAAA1Q4AIC0AANsOACA8AAAADAAgAwAAyQsAIAkAANgLACAKAADKCwAgEgAAzAsAIBMAAM0LACAUAADOCwAgFQAAzwsAICUAANsOACCABQIAmAkAIY4FAQCXCQAhjwUBAJcJACGQBQEAlwkAIZEFAQCXCQAhlgUBAJcJACGXBQEAlwkAIZkFEAC2CQAhmgUBAJcJACGcBQEAtwkAIZ4FQAC5CQAhoAUQALYJACGwBUAAugkAIboFAQCXCQAh4wUEANAJACGFBgEAlwkAIYcGAQC3CQAhjgaAAAAAAZAGAQC3CQAhkQYBAJcJACGSBgEAlwkAIZMGBADWCQAhlAYEANYJACGVBgEAlwkAIZYGAQC3CQAhlwYBAJcJACGYBgEAlwkAIZkGBADWCQAhmgYgAMcLACGbBgEAtwkAIZwGAQC3CQAhnQYCAMUJACGeBgEAtwkAIZ8GQAC6CQAhoAYBALcJACGhBgQA0AkAIaIGAgDFCQAhowZAALoJACGkBgEAtwkAIaUGQAC6CQAhpgYBALcJACGnBkAAugkAIagGQAC6CQAhqQZAALoJACGqBkAAugkAIasGQAC6CQAhrAYBALcJACGtBgEAtwkAIa4GAQC3CQAhrwYBALcJACGwBgEAtwkAIToDAADJCwAgCQAA2AsAIAoAAMoLACASAADMCwAgEwAAzQsAIBQAAM4LACAVAADPCwAggAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIZYFAQCXCQAhlwUBAJcJACGZBRAAtgkAIZoFAQCXCQAhnAUBALcJACGeBUAAuQkAIaAFEAC2CQAhsAVAALoJACG6BQEAlwkAIeMFBADQCQAhhQYBAJcJACGHBgEAtwkAIY4GgAAAAAGQBgEAtwkAIZEGAQCXCQAhkgYBAJcJACGTBgQA1gkAIZQGBADWCQAhlQYBAJcJACGWBgEAtwkAIZcGAQCXCQAhmAYBAJcJACGZBgQA1gkAIZoGIADHCwAhmwYBALcJACGcBgEAtwkAIZ0GAgDFCQAhngYBALcJACGfBkAAugkAIaAGAQC3CQAhoQYEANAJACGiBgIAxQkAIaMGQAC6CQAhpAYBALcJACGlBkAAugkAIaYGAQC3CQAhpwZAALoJACGoBkAAugkAIakGQAC6CQAhqgZAALoJACGrBkAAugkAIawGAQC3CQAhrQYBALcJACGuBgEAtwkAIa8GAQC3CQAhsAYBALcJACEDAAAAFAAgLAAA1w4AIC0AAN4OACAVAAAAFAAgCwAAvAoAIAwAAL0KACAOAAC-CgAgDwAAvwoAICUAAN4OACCeBUAAuQkAIaAFBADWCQAhsgUBALcJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACETCwAAvAoAIAwAAL0KACAOAAC-CgAgDwAAvwoAIJ4FQAC5CQAhoAUEANYJACGyBQEAtwkAIbwFAQCXCQAh0QUBAJcJACHaBUAAuQkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAId8FAQCXCQAh4AUBALcJACHhBQEAtwkAIeIFEAC4CQAh4wUEANAJACHkBUAAugkAISAHAADLDQAgCAAAzA0AIBYAAM0NACAXAADODQAgGAAAzw0AIBkAANANACAbAADSDQAgHAAA0w0AIB0AANQNACAeAADVDQAgHwAA1g0AIJYFAQAAAAGeBUAAAAABiAZAAAAAAcMGAQAAAAHEBgEAAAABxQYBAAAAAcYGAQAAAAHHBgEAAAAByAYBAAAAAckGAQAAAAHKBkAAAAABywZAAAAAAcwGQAAAAAHNBgEAAAABzgYBAAAAAc8GQAAAAAHQBkAAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAAB1AYCAAAAAQIAAAABACAsAADfDgAgAwAAAGUAICwAAN8OACAtAADjDgAgIgAAAGUAIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGQAAvgwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAgJQAA4w4AIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAISAHAAC5DAAgCAAAugwAIBYAALsMACAXAAC8DAAgGAAAvQwAIBkAAL4MACAbAADADAAgHAAAwQwAIB0AAMIMACAeAADDDAAgHwAAxAwAIJYFAQCXCQAhngVAALkJACGIBkAAuQkAIcMGAQCXCQAhxAYBAJcJACHFBgEAlwkAIcYGAQC3CQAhxwYBALcJACHIBgEAtwkAIckGAQC3CQAhygZAALoJACHLBkAAugkAIcwGQAC6CQAhzQYBAJcJACHOBgEAlwkAIc8GQAC6CQAh0AZAALoJACHRBgEAtwkAIdIGQAC6CQAh0wZAALoJACHUBgIAmAkAIRMLAADeCgAgDAAA3woAIA4AAOAKACAQAADiCgAgngVAAAAAAaAFBAAAAAGyBQEAAAABvAUBAAAAAdEFAQAAAAHaBUAAAAAB3AUEAAAAAd0FEAAAAAHeBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQEAAAAB4gUQAAAAAeMFBAAAAAHkBUAAAAABAgAAABYAICwAAOQOACADAAAAFAAgLAAA5A4AIC0AAOgOACAVAAAAFAAgCwAAvAoAIAwAAL0KACAOAAC-CgAgEAAAwAoAICUAAOgOACCeBUAAuQkAIaAFBADWCQAhsgUBALcJACG8BQEAlwkAIdEFAQCXCQAh2gVAALkJACHcBQQA0AkAId0FEAC4CQAh3gVAALoJACHfBQEAlwkAIeAFAQC3CQAh4QUBALcJACHiBRAAuAkAIeMFBADQCQAh5AVAALoJACETCwAAvAoAIAwAAL0KACAOAAC-CgAgEAAAwAoAIJ4FQAC5CQAhoAUEANYJACGyBQEAtwkAIbwFAQCXCQAh0QUBAJcJACHaBUAAuQkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAId8FAQCXCQAh4AUBALcJACHhBQEAtwkAIeIFEAC4CQAh4wUEANAJACHkBUAAugkAIQHCBUAAAAABCwkAAJMKACCaAwAAkgoAIJYFAQAAAAGXBQEAAAABwgVAAAAAAcUFAQAAAAHGBQEAAAABxwUBAAAAAcgFAQAAAAHJBYAAAAABygUBAAAAAQIAAAD6BAAgLAAA6g4AIAMAAACGBQAgLAAA6g4AIC0AAO4OACANAAAAhgUAIAkAAPoJACAlAADuDgAgmgMAAPkJACCWBQEAlwkAIZcFAQC3CQAhwgVAALkJACHFBQEAlwkAIcYFAQCXCQAhxwUBAJcJACHIBQEAlwkAIckFgAAAAAHKBQEAtwkAIQsJAAD6CQAgmgMAAPkJACCWBQEAlwkAIZcFAQC3CQAhwgVAALkJACHFBQEAlwkAIcYFAQCXCQAhxwUBAJcJACHIBQEAlwkAIckFgAAAAAHKBQEAtwkAIQsJAACTCgAgmQMAAJEKACCWBQEAAAABlwUBAAAAAcIFQAAAAAHFBQEAAAABxgUBAAAAAccFAQAAAAHIBQEAAAAByQWAAAAAAcoFAQAAAAECAAAA-gQAICwAAO8OACADAAAAhgUAICwAAO8OACAtAADzDgAgDQAAAIYFACAJAAD6CQAgJQAA8w4AIJkDAAD4CQAglgUBAJcJACGXBQEAtwkAIcIFQAC5CQAhxQUBAJcJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBYAAAAABygUBALcJACELCQAA-gkAIJkDAAD4CQAglgUBAJcJACGXBQEAtwkAIcIFQAC5CQAhxQUBAJcJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBYAAAAABygUBALcJACELmQMAAJEKACCaAwAAkgoAIJYFAQAAAAGXBQEAAAABwgVAAAAAAcUFAQAAAAHGBQEAAAABxwUBAAAAAcgFAQAAAAHJBYAAAAABygUBAAAAAQIAAAD6BAAgLAAA9A4AIAMAAACGBQAgLAAA9A4AIC0AAPgOACANAAAAhgUAICUAAPgOACCZAwAA-AkAIJoDAAD5CQAglgUBAJcJACGXBQEAtwkAIcIFQAC5CQAhxQUBAJcJACHGBQEAlwkAIccFAQCXCQAhyAUBAJcJACHJBYAAAAABygUBALcJACELmQMAAPgJACCaAwAA-QkAIJYFAQCXCQAhlwUBALcJACHCBUAAuQkAIcUFAQCXCQAhxgUBAJcJACHHBQEAlwkAIcgFAQCXCQAhyQWAAAAAAcoFAQC3CQAhEwsAAN4KACAMAADfCgAgDwAA4QoAIBAAAOIKACCeBUAAAAABoAUEAAAAAbIFAQAAAAG8BQEAAAAB0QUBAAAAAdoFQAAAAAHcBQQAAAAB3QUQAAAAAd4FQAAAAAHfBQEAAAAB4AUBAAAAAeEFAQAAAAHiBRAAAAAB4wUEAAAAAeQFQAAAAAECAAAAFgAgLAAA-Q4AIAMAAAAUACAsAAD5DgAgLQAA_Q4AIBUAAAAUACALAAC8CgAgDAAAvQoAIA8AAL8KACAQAADACgAgJQAA_Q4AIJ4FQAC5CQAhoAUEANYJACGyBQEAtwkAIbwFAQCXCQAh0QUBAJcJACHaBUAAuQkAIdwFBADQCQAh3QUQALgJACHeBUAAugkAId8FAQCXCQAh4AUBALcJACHhBQEAtwkAIeIFEAC4CQAh4wUEANAJACHkBUAAugkAIRMLAAC8CgAgDAAAvQoAIA8AAL8KACAQAADACgAgngVAALkJACGgBQQA1gkAIbIFAQC3CQAhvAUBAJcJACHRBQEAlwkAIdoFQAC5CQAh3AUEANAJACHdBRAAuAkAId4FQAC6CQAh3wUBAJcJACHgBQEAtwkAIeEFAQC3CQAh4gUQALgJACHjBQQA0AkAIeQFQAC6CQAhIAcAAMsNACAIAADMDQAgFgAAzQ0AIBcAAM4NACAYAADPDQAgGgAA0Q0AIBsAANINACAcAADTDQAgHQAA1A0AIB4AANUNACAfAADWDQAglgUBAAAAAZ4FQAAAAAGIBkAAAAABwwYBAAAAAcQGAQAAAAHFBgEAAAABxgYBAAAAAccGAQAAAAHIBgEAAAAByQYBAAAAAcoGQAAAAAHLBkAAAAABzAZAAAAAAc0GAQAAAAHOBgEAAAABzwZAAAAAAdAGQAAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAHUBgIAAAABAgAAAAEAICwAAP4OACADAAAAZQAgLAAA_g4AIC0AAIIPACAiAAAAZQAgBwAAuQwAIAgAALoMACAWAAC7DAAgFwAAvAwAIBgAAL0MACAaAAC_DAAgGwAAwAwAIBwAAMEMACAdAADCDAAgHgAAwwwAIB8AAMQMACAlAACCDwAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhIAcAALkMACAIAAC6DAAgFgAAuwwAIBcAALwMACAYAAC9DAAgGgAAvwwAIBsAAMAMACAcAADBDAAgHQAAwgwAIB4AAMMMACAfAADEDAAglgUBAJcJACGeBUAAuQkAIYgGQAC5CQAhwwYBAJcJACHEBgEAlwkAIcUGAQCXCQAhxgYBALcJACHHBgEAtwkAIcgGAQC3CQAhyQYBALcJACHKBkAAugkAIcsGQAC6CQAhzAZAALoJACHNBgEAlwkAIc4GAQCXCQAhzwZAALoJACHQBkAAugkAIdEGAQC3CQAh0gZAALoJACHTBkAAugkAIdQGAgCYCQAhAoEFAQAAAAGCBQEAAAABBYAFAgAAAAGOBQEAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABAgAAAKQHACAsAACEDwAgAwAAAKwHACAsAACEDwAgLQAAiA8AIAcAAACsBwAgJQAAiA8AIIAFAgCYCQAhjgUBAJcJACGPBQEAlwkAIZAFAQCXCQAhkQUBAJcJACEFgAUCAJgJACGOBQEAlwkAIY8FAQCXCQAhkAUBAJcJACGRBQEAlwkAIQ0GABsHBgIIDwUWNgYXOhIYPBMZQBQaRBUbSBYcTBcdUBgeVBkfWBoDAwABBQoDBgAEAQQAAgEFCwAJAwABBgARCREGChcIEScNEisPEy0QFC4FFS8FAwMAAQYABwgSBQEIEwAGBgAOCwAJDBoFDh4LDyAMECQNAgYACgoYCAEKGQABDQAIAQ0ACAIMAAUNAAgCDiUAECYAAQwABQEMAAUECjAAETEAEjIAFTMAAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABCwdZAAhaABZbABdcABldABpeABtfABxgAB1hAB5iAB9jAAAAAAUGACAyACEzACI0ACM1ACQAAAAAAAUGACAyACEzACI0ACM1ACQBAwABAQMAAQUGACkyACozACs0ACw1AC0AAAAAAAUGACkyACozACs0ACw1AC0BAwABAQMAAQMGADI0ADM1ADQAAAADBgAyNAAzNQA0AQQAAgEEAAIDBgA5NAA6NQA7AAAAAwYAOTQAOjUAOwMDAAEJxwEGFMgBBQMDAAEJzgEGFM8BBQUGAEAyAEEzAEI0AEM1AEQAAAAAAAUGAEAyAEEzAEI0AEM1AEQBAwABAQMAAQUGAEkyAEozAEs0AEw1AE0AAAAAAAUGAEkyAEozAEs0AEw1AE0BAwABAQMAAQUGAFIyAFMzAFQ0AFU1AFYAAAAAAAUGAFIyAFMzAFQ0AFU1AFYBAwABAQMAAQMGAFs0AFw1AF0AAAADBgBbNABcNQBdAQMAAQEDAAEFBgBiMgBjMwBkNABlNQBmAAAAAAAFBgBiMgBjMwBkNABlNQBmAQMAAQEDAAEFBgBrMgBsMwBtNABuNQBvAAAAAAAFBgBrMgBsMwBtNABuNQBvAQMAAQEDAAEDBgB0NAB1NQB2AAAAAwYAdDQAdTUAdgEDAAEBAwABBQYAezIAfDMAfTQAfjUAfwAAAAAABQYAezIAfDMAfTQAfjUAfwEMAAUBDAAFBQYAhAEyAIUBMwCGATQAhwE1AIgBAAAAAAAFBgCEATIAhQEzAIYBNACHATUAiAEBDAAFAQwABQMGAI0BNACOATUAjwEAAAADBgCNATQAjgE1AI8BAAAFBgCUATIAlQEzAJYBNACXATUAmAEAAAAAAAUGAJQBMgCVATMAlgE0AJcBNQCYAQAAAAUGAJ4BMgCfATMAoAE0AKEBNQCiAQAAAAAABQYAngEyAJ8BMwCgATQAoQE1AKIBAAAABQYAqAEyAKkBMwCqATQAqwE1AKwBAAAAAAAFBgCoATIAqQEzAKoBNACrATUArAECCwAJDPYDBQILAAkM_AMFBQYAsQEyALIBMwCzATQAtAE1ALUBAAAAAAAFBgCxATIAsgEzALMBNAC0ATUAtQECDAAFDQAIAgwABQ0ACAUGALoBMgC7ATMAvAE0AL0BNQC-AQAAAAAABQYAugEyALsBMwC8ATQAvQE1AL4BAAAABQYAxAEyAMUBMwDGATQAxwE1AMgBAAAAAAAFBgDEATIAxQEzAMYBNADHATUAyAEBAwABAQMAAQUGAM0BMgDOATMAzwE0ANABNQDRAQAAAAAABQYAzQEyAM4BMwDPATQA0AE1ANEBAQ0ACAENAAgFBgDWATIA1wEzANgBNADZATUA2gEAAAAAAAUGANYBMgDXATMA2AE0ANkBNQDaAQAAAAMGAOABNADhATUA4gEAAAADBgDgATQA4QE1AOIBBAYA6AEJgwXnAZkD_QTlAZoDgQXmAQGYAwDkAQGYAwDkAQGYAwDkAQGaA4QFAAAAAwYA7AE0AO0BNQDuAQAAAAMGAOwBNADtATUA7gEAAAAFBgD0ATIA9QEzAPYBNAD3ATUA-AEAAAAAAAUGAPQBMgD1ATMA9gE0APcBNQD4AQGYAwDkAQGYAwDkAQMGAP0BNAD-ATUA_wEAAAADBgD9ATQA_gE1AP8BAZgDAOQBAZgDAOQBAwYAhAI0AIUCNQCGAgAAAAMGAIQCNACFAjUAhgIBmAMA5AEBmAMA5AEFBgCLAjIAjAIzAI0CNACOAjUAjwIAAAAAAAUGAIsCMgCMAjMAjQI0AI4CNQCPAgAAAAUGAJUCMgCWAjMAlwI0AJgCNQCZAgAAAAAABQYAlQIyAJYCMwCXAjQAmAI1AJkCAQ0ACAENAAgFBgCeAjIAnwIzAKACNAChAjUAogIAAAAAAAUGAJ4CMgCfAjMAoAI0AKECNQCiAgAAAAUGAKgCMgCpAjMAqgI0AKsCNQCsAgAAAAAABQYAqAIyAKkCMwCqAjQAqwI1AKwCAAAABQYAsgIyALMCMwC0AjQAtQI1ALYCAAAAAAAFBgCyAjIAswIzALQCNAC1AjUAtgIAAAAFBgC8AjIAvQIzAL4CNAC_AjUAwAIAAAAAAAUGALwCMgC9AjMAvgI0AL8CNQDAAgAAAAMGAMYCNADHAjUAyAIAAAADBgDGAjQAxwI1AMgCAQMAAQEDAAEFBgDNAjIAzgIzAM8CNADQAjUA0QIAAAAAAAUGAM0CMgDOAjMAzwI0ANACNQDRAgIGANUC3ASpB9QCAdsEANMCAdwEqgcAAAAFBgDZAjIA2gIzANsCNADcAjUA3QIAAAAAAAUGANkCMgDaAjMA2wI0ANwCNQDdAgHbBADTAgHbBADTAgUGAOICMgDjAjMA5AI0AOUCNQDmAgAAAAAABQYA4gIyAOMCMwDkAjQA5QI1AOYCIAIBIWQBImcBI2gBJGkBJmsBJ20cKG4dKXABKnIcK3MeLnQBL3UBMHYcNnkfN3olOHsaOXwaOn0aO34aPH8aPYEBGj6DARw_hAEmQIYBGkGIARxCiQEnQ4oBGkSLARpFjAEcRo8BKEeQAS5IkQECSZIBAkqTAQJLlAECTJUBAk2XAQJOmQEcT5oBL1CcAQJRngEcUp8BMFOgAQJUoQECVaIBHFalATFXpgE1WKcBA1moAQNaqQEDW6oBA1yrAQNdrQEDXq8BHF-wATZgsgEDYbQBHGK1ATdjtgEDZLcBA2W4ARxmuwE4Z7wBPGi9AQVpvgEFar8BBWvAAQVswQEFbcMBBW7FARxvxgE9cMoBBXHMARxyzQE-c9ABBXTRAQV10gEcdtUBP3fWAUV41wEGedgBBnrZAQZ72gEGfNsBBn3dAQZ-3wEcf-ABRoAB4gEGgQHkARyCAeUBR4MB5gEGhAHnAQaFAegBHIYB6wFIhwHsAU6IAe0BEokB7gESigHvARKLAfABEowB8QESjQHzARKOAfUBHI8B9gFPkAH4ARKRAfoBHJIB-wFQkwH8ARKUAf0BEpUB_gEclgGBAlGXAYICV5gBhAITmQGFAhOaAYcCE5sBiAITnAGJAhOdAYsCE54BjQIcnwGOAligAZACE6EBkgIcogGTAlmjAZQCE6QBlQITpQGWAhymAZkCWqcBmgJeqAGbAhapAZwCFqoBnQIWqwGeAhasAZ8CFq0BoQIWrgGjAhyvAaQCX7ABpgIWsQGoAhyyAakCYLMBqgIWtAGrAha1AawCHLYBrwJhtwGwAme4AbECF7kBsgIXugGzAhe7AbQCF7wBtQIXvQG3Ahe-AbkCHL8BugJowAG8AhfBAb4CHMIBvwJpwwHAAhfEAcECF8UBwgIcxgHFAmrHAcYCcMgBxwIYyQHIAhjKAckCGMsBygIYzAHLAhjNAc0CGM4BzwIczwHQAnHQAdICGNEB1AIc0gHVAnLTAdYCGNQB1wIY1QHYAhzWAdsCc9cB3AJ32AHdAhnZAd4CGdoB3wIZ2wHgAhncAeECGd0B4wIZ3gHlAhzfAeYCeOAB6AIZ4QHqAhziAesCeeMB7AIZ5AHtAhnlAe4CHOYB8QJ65wHyAoAB6AH0AhDpAfUCEOoB9wIQ6wH4AhDsAfkCEO0B-wIQ7gH9AhzvAf4CgQHwAYADEPEBggMc8gGDA4IB8wGEAxD0AYUDEPUBhgMc9gGJA4MB9wGKA4kB-AGLAw_5AYwDD_oBjQMP-wGOAw_8AY8DD_0BkQMP_gGTAxz_AZQDigGAApYDD4ECmAMcggKZA4sBgwKaAw-EApsDD4UCnAMchgKfA4wBhwKgA5ABiAKiAwmJAqMDCYoCpgMJiwKnAwmMAqgDCY0CqgMJjgKsAxyPAq0DkQGQAq8DCZECsQMckgKyA5IBkwKzAwmUArQDCZUCtQMclgK4A5MBlwK5A5kBmAK7A5oBmQK8A5oBmgK_A5oBmwLAA5oBnALBA5oBnQLDA5oBngLFAxyfAsYDmwGgAsgDmgGhAsoDHKICywOcAaMCzAOaAaQCzQOaAaUCzgMcpgLRA50BpwLSA6MBqALUA6QBqQLVA6QBqgLYA6QBqwLZA6QBrALaA6QBrQLcA6QBrgLeAxyvAt8DpQGwAuEDpAGxAuMDHLIC5AOmAbMC5QOkAbQC5gOkAbUC5wMctgLqA6cBtwLrA60BuALsAwi5Au0DCLoC7gMIuwLvAwi8AvADCL0C8gMIvgL0Axy_AvUDrgHAAvgDCMEC-gMcwgL7A68BwwL9AwjEAv4DCMUC_wMcxgKCBLABxwKDBLYByAKEBA3JAoUEDcoChgQNywKHBA3MAogEDc0CigQNzgKMBBzPAo0EtwHQAo8EDdECkQQc0gKSBLgB0wKTBA3UApQEDdUClQQc1gKYBLkB1wKZBL8B2AKbBMAB2QKcBMAB2gKfBMAB2wKgBMAB3AKhBMAB3QKjBMAB3gKlBBzfAqYEwQHgAqgEwAHhAqoEHOICqwTCAeMCrATAAeQCrQTAAeUCrgQc5gKxBMMB5wKyBMkB6AKzBBXpArQEFeoCtQQV6wK2BBXsArcEFe0CuQQV7gK7BBzvArwEygHwAr4EFfECwAQc8gLBBMsB8wLCBBX0AsMEFfUCxAQc9gLHBMwB9wLIBNIB-ALKBAz5AssEDPoCzQQM-wLOBAz8As8EDP0C0QQM_gLTBBz_AtQE0wGAA9YEDIED2AQcggPZBNQBgwPaBAyEA9sEDIUD3AQchgPfBNUBhwPgBNsBiAPiBNwBiQPjBNwBigPmBNwBiwPnBNwBjAPoBNwBjQPqBNwBjgPsBByPA-0E3QGQA-8E3AGRA_EEHJID8gTeAZMD8wTcAZQD9ATcAZUD9QQclgP4BN8BlwP5BOMBmwP7BOQBnAOFBeQBnQOIBeQBngOJBeQBnwOKBeQBoAOMBeQBoQOOBRyiA48F6QGjA5EF5AGkA5MFHKUDlAXqAaYDlQXkAacDlgXkAagDlwUcqQOaBesBqgObBe8BqwOdBfABrAOeBfABrQOhBfABrgOiBfABrwOjBfABsAOlBfABsQOnBRyyA6gF8QGzA6oF8AG0A6wFHLUDrQXyAbYDrgXwAbcDrwXwAbgDsAUcuQOzBfMBugO0BfkBuwO2BeUBvAO3BeUBvQO5BeUBvgO6BeUBvwO7BeUBwAO9BeUBwQO_BRzCA8AF-gHDA8IF5QHEA8QFHMUDxQX7AcYDxgXlAccDxwXlAcgDyAUcyQPLBfwBygPMBYACywPNBeYBzAPOBeYBzQPPBeYBzgPQBeYBzwPRBeYB0APTBeYB0QPVBRzSA9YFgQLTA9gF5gHUA9oFHNUD2wWCAtYD3AXmAdcD3QXmAdgD3gUc2QPhBYMC2gPiBYcC2wPkBecB3APlBecB3QPnBecB3gPoBecB3wPpBecB4APrBecB4QPtBRziA-4FiALjA_AF5wHkA_IFHOUD8wWJAuYD9AXnAecD9QXnAegD9gUc6QP5BYoC6gP6BZAC6wP8BZEC7AP9BZEC7QOABpEC7gOBBpEC7wOCBpEC8AOEBpEC8QOGBhzyA4cGkgLzA4kGkQL0A4sGHPUDjAaTAvYDjQaRAvcDjgaRAvgDjwYc-QOSBpQC-gOTBpoC-wOUBgv8A5UGC_0DlgYL_gOXBgv_A5gGC4AEmgYLgQScBhyCBJ0GmwKDBJ8GC4QEoQYchQSiBpwChgSjBguHBKQGC4gEpQYciQSoBp0CigSpBqMCiwSrBqQCjASsBqQCjQSvBqQCjgSwBqQCjwSxBqQCkASzBqQCkQS1BhySBLYGpQKTBLgGpAKUBLoGHJUEuwamApYEvAakApcEvQakApgEvgYcmQTBBqcCmgTCBq0CmwTEBq4CnATFBq4CnQTIBq4CngTJBq4CnwTKBq4CoATMBq4CoQTOBhyiBM8GrwKjBNEGrgKkBNMGHKUE1AawAqYE1QauAqcE1gauAqgE1wYcqQTaBrECqgTbBrcCqwTdBrgCrATeBrgCrQThBrgCrgTiBrgCrwTjBrgCsATlBrgCsQTnBhyyBOgGuQKzBOoGuAK0BOwGHLUE7Qa6ArYE7ga4ArcE7wa4ArgE8AYcuQTzBrsCugT0BsECuwT2BsICvAT3BsICvQT6BsICvgT7BsICvwT8BsICwAT-BsICwQSABxzCBIEHwwLDBIMHwgLEBIUHHMUEhgfEAsYEhwfCAscEiAfCAsgEiQccyQSMB8UCygSNB8kCywSOBxTMBI8HFM0EkAcUzgSRBxTPBJIHFNAElAcU0QSWBxzSBJcHygLTBJkHFNQEmwcc1QScB8sC1gSdBxTXBJ4HFNgEnwcc2QSiB8wC2gSjB9IC3QSlB9MC3gSrB9MC3wSuB9MC4ASvB9MC4QSwB9MC4gSyB9MC4wS0BxzkBLUH1gLlBLcH0wLmBLkHHOcEugfXAugEuwfTAukEvAfTAuoEvQcc6wTAB9gC7ATBB94C7QTCB9QC7gTDB9QC7wTEB9QC8ATFB9QC8QTGB9QC8gTIB9QC8wTKBxz0BMsH3wL1BM0H1AL2BM8HHPcE0AfgAvgE0QfUAvkE0gfUAvoE0wcc-wTWB-EC_ATXB-cC"
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
  resetAt: "resetAt"
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
  spender: "spender"
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
