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
  // The kind of settlement, and what it needs beside the common columns; null: nothing.
  kind              String       @default("exact")
  terms             Json?
  // The only lane, by its address, that may send the settlement; null: any.
  onlySender        String?      @map("only_sender")
  // When a hold was stored, and from when on it may not be captured; null: it was never held. Its created_at is the time of its capture.
  heldAt            DateTime?    @map("held_at") @db.Timestamptz(3)
  holdExpiresAt     DateTime?    @map("hold_expires_at") @db.Timestamptz(3)
  linkId            String?      @map("link_id")
  link              PaymentLink? @relation(fields: [linkId], references: [id])
  createdAt         DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  endedAt           DateTime?    @map("ended_at") @db.Timestamptz(3)

  transactions    Transaction[]
  bundles         BundledPayment[]
  idempotencyKeys IdempotencyKey[]
  sponsorship     Sponsorship?
  givenBack       GivenBack[]

  // The payment that this refunds; null: it is a payment itself. A refund's signer is the merchant's wallet (\`payer\`), and
  // the payment's payer gets the money (\`pay_to\`).
  refundOf String?   @map("refund_of")
  refunded Payment?  @relation("refunds", fields: [refundOf], references: [id], onDelete: Restrict)
  refunds  Payment[] @relation("refunds")
  // In the migration, because Prisma does not support partial indexes:
  //   unique (tx_hash, log_index, chain_id) where status = 'confirmed'
  //   index (payer, asset, chain_id) where ended_at is null and failure_code is null, which is \`pending\` or \`held\` in other words;
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
  //   index (chain_id, only_sender, created_at, id) where pending and only_sender is not null
  //   index (chain_id, merchant_id), and (hold_expires_at), where held
  //   index (merchant_id, environment, held_at desc, id desc) including status, where held_at is not null
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
// A success that its merchant gave back: the next request with the authorization got it once more.
model GivenBack {
  paymentId String   @map("payment_id")
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Restrict)
  // The request that had claimed it.
  answerId  String   @map("answer_id")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, answerId])
  @@map("given_back")
}

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

// A process that runs, or ran within the last day: its own report, which decides nothing.
model Instance {
  id        String
  service   String
  version   String
  commit    String
  startedAt DateTime @default(now()) @map("started_at") @db.Timestamptz(3)
  seenAt    DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@id([id])
  @@index([seenAt])
  @@map("instances")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","genesisHash","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","service","version","commit","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","kind","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","paymentId_answerId","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3w_3AvAEJAcAAJYJACAIAACXCQAgFwAAmAkAIBgAAJkJACAZAACaCQAgGgAAmwkAIBsAAJwJACAcAACdCQAgHQAAngkAIB4AAJ8JACAfAACgCQAgIAAAoQkAIJ4FAACVCQAwnwUAAGoAEKAFAACVCQAwuAUBAAAAAcAFQACwCAAhrwZAALAIACHvBgEAmwgAIfAGAQAAAAHxBgEAmwgAIfIGAQCcCAAh8wYBAJwIACH0BgEAnAgAIfUGAQCcCAAh9gZAALoIACH3BkAAuggAIfgGQAC6CAAh-QYBAJsIACH6BgEAmwgAIfsGQAC6CAAh_AZAALoIACH9BgEAnAgAIf4GQAC6CAAh_wZAALoIACGABwIAmggAIQEAAAABACAVAwAAiAkAIAUAAMsJACCeBQAAygkAMJ8FAAADABCgBQAAygkAMLAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACHTBQEAmwgAIeMFAQCbCAAhmgYBAJwIACHgBgEAmwgAIeEGAQCbCAAh4gYAAJEJACDjBgAAkQkAIOQGAACRCQAg5QZAALoIACHmBkAAuggAIecGQAC6CAAhBwMAAPALACAFAAC8DgAgwwUAANUJACCaBgAA1QkAIOUGAADVCQAg5gYAANUJACDnBgAA1QkAIBUDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAAAABuQUBAJsIACHABUAAsAgAIcMFQAC6CAAh0wUBAJsIACHjBQEAAAABmgYBAJwIACHgBgEAmwgAIeEGAQCbCAAh4gYAAJEJACDjBgAAkQkAIOQGAACRCQAg5QZAALoIACHmBkAAuggAIecGQAC6CAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAADJCQAgngUAAMgJADCfBQAABwAQoAUAAMgJADC5BQEAmwgAId0GAQCbCAAh3gYBAJsIACHfBkAAsAgAIQEEAAC7DgAgCQQAAMkJACCeBQAAyAkAMJ8FAAAHABCgBQAAyAkAMLkFAQCbCAAh3QYBAJsIACHeBgEAmwgAId8GQACwCAAhjAcAAMcJACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAIEQDAACICQAgCQAAwwkAIAoAAPsIACARAAC_CQAgEgAAxAkAIBMAAMUJACAUAADGCQAgFQAAvAkAIBYAAJcJACCeBQAAwQkAMJ8FAAAMABCgBQAAwQkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACG4BQEAmwgAIbkFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb4FAQCcCAAhwAVAALAIACHCBRAAyggAIdIFQAC6CAAh3AUBAJsIACGFBgQAwwgAIawGAQCbCAAhrgYBAJwIACG1BgAAwggAILcGAQCcCAAhuAYBAJsIACG5BgEAmwgAIboGBADdCAAhuwYEAN0IACG8BgEAmwgAIb0GAQCcCAAhvgYBAJsIACG_BgEAmwgAIcAGBADdCAAhwQYgAMIJACHCBgEAnAgAIcMGAQCcCAAhxAYCALYIACHFBgEAnAgAIcYGQAC6CAAhxwYBAJwIACHIBgQAwwgAIckGAgC2CAAhygZAALoIACHLBgEAnAgAIcwGQAC6CAAhzQYBAJwIACHOBkAAuggAIc8GQAC6CAAh0AZAALoIACHRBkAAuggAIdIGQAC6CAAh0wYBAJwIACHUBgEAnAgAIdUGAQCcCAAh1gYBAJsIACHXBgAAwggAINgGAQCcCAAh2QZAALoIACHaBkAAuggAIdsGAQCcCAAh3AYBAJwIACErAwAA8AsAIAkAALcOACAKAAC-CwAgEQAAtg4AIBIAALgOACATAAC5DgAgFAAAug4AIBUAANALACAWAACoDgAgvgUAANUJACDSBQAA1QkAIIUGAADVCQAgrgYAANUJACC1BgAA1QkAILcGAADVCQAgvQYAANUJACDBBgAA1QkAIMIGAADVCQAgwwYAANUJACDEBgAA1QkAIMUGAADVCQAgxgYAANUJACDHBgAA1QkAIMgGAADVCQAgyQYAANUJACDKBgAA1QkAIMsGAADVCQAgzAYAANUJACDNBgAA1QkAIM4GAADVCQAgzwYAANUJACDQBgAA1QkAINEGAADVCQAg0gYAANUJACDTBgAA1QkAINQGAADVCQAg1QYAANUJACDXBgAA1QkAINgGAADVCQAg2QYAANUJACDaBgAA1QkAINsGAADVCQAg3AYAANUJACBFAwAAiAkAIAkAAMMJACAKAAD7CAAgEQAAvwkAIBIAAMQJACATAADFCQAgFAAAxgkAIBUAALwJACAWAACXCQAgngUAAMEJADCfBQAADAAQoAUAAMEJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAAAAAbkFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb4FAQCcCAAhwAVAALAIACHCBRAAyggAIdIFQAC6CAAh3AUBAJsIACGFBgQAwwgAIawGAQCbCAAhrgYBAJwIACG1BgAAwggAILcGAQCcCAAhuAYBAJsIACG5BgEAmwgAIboGBADdCAAhuwYEAN0IACG8BgEAmwgAIb0GAQCcCAAhvgYBAJsIACG_BgEAmwgAIcAGBADdCAAhwQYgAMIJACHCBgEAnAgAIcMGAQCcCAAhxAYCALYIACHFBgEAnAgAIcYGQAC6CAAhxwYBAJwIACHIBgQAwwgAIckGAgC2CAAhygZAALoIACHLBgEAnAgAIcwGQAC6CAAhzQYBAJwIACHOBkAAuggAIc8GQAC6CAAh0AZAALoIACHRBkAAuggAIdIGQAC6CAAh0wYBAJwIACHUBgEAnAgAIdUGAQCcCAAh1gYBAJsIACHXBgAAwggAINgGAQCcCAAh2QZAALoIACHaBkAAuggAIdsGAQCcCAAh3AYBAJwIACGLBwAAwAkAIAMAAAAMACABAAANADACAAAOACAWAwAAiAkAIAgAAJcJACCeBQAAsAkAMJ8FAAAQABCgBQAAsAkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIcMFQAC6CAAhrAYBAJsIACGuBgEAnAgAIa8GQACwCAAhsAYBAJsIACGxBhAAyggAIbIGEADKCAAhswYBAJwIACG0BgIAtggAIbUGAADCCAAgtgYgAPoIACEBAAAAEAAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAAMACAXCwAAuwkAIAwAALwJACAOAAC9CQAgDwAAvgkAIBAAAL8JACCeBQAAugkAMJ8FAAAUABCgBQAAugkAMMAFQACwCAAhwgUEAN0IACHUBQEAnAgAId4FAQCbCAAh8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIQ4LAACzDgAgDAAA0AsAIA4AALQOACAPAAC1DgAgEAAAtg4AINQFAADVCQAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgggYAANUJACCDBgAA1QkAIIQGAADVCQAghQYAANUJACCGBgAA1QkAIBgLAAC7CQAgDAAAvAkAIA4AAL0JACAPAAC-CQAgEAAAvwkAIJ4FAAC6CQAwnwUAABQAEKAFAAC6CQAwwAVAALAIACHCBQQA3QgAIdQFAQCcCAAh3gUBAJsIACHyBQAAuQkAIPMFAQCbCAAh_AVAALAIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGBBgEAmwgAIYIGAQCcCAAhgwYBAJwIACGEBhAA-QgAIYUGBADDCAAhhgZAALoIACEDAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIAEAAAAUACABAAAADAAgCQ0AAOYIACCeBQAAuAkAMJ8FAAAbABCgBQAAuAkAMKEFAgCaCAAhwgUEAN0IACHcBQEAmwgAId0FQACwCAAh3gUBAJsIACEBDQAA2woAIAoNAADmCAAgngUAALgJADCfBQAAGwAQoAUAALgJADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhigcAALcJACADAAAAGwAgAQAAHAAwAgAAHQAgCQ0AAOYIACCeBQAA5QgAMJ8FAAAfABCgBQAA5QgAMMAFQACwCAAhwgUEAN0IACHeBQEAmwgAIeAFEADKCAAh8QUBAJsIACEBAAAAHwAgDAwAAIEJACANAADmCAAgngUAALYJADCfBQAAIQAQoAUAALYJADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQUMAADQCwAgDQAA2woAIP4FAADVCQAg_wUAANUJACCABgAA1QkAIA0MAACBCQAgDQAA5ggAIJ4FAAC2CQAwnwUAACEAEKAFAAC2CQAwwgUEAN0IACHUBQEAmwgAId4FAQCbCAAh_QUCAJoIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGJBwAAtQkAIAMAAAAhACABAAAiADACAAAjACABAAAAGwAgAQAAACEAIAMAAAAhACABAAAiADACAAAjACAIBAEAmwgAIQwAAIEJACCeBQAAtAkAMJ8FAAAoABCgBQAAtAkAMMAFQACwCAAh1AUBAJsIACGaBgEAmwgAIQEMAADQCwAgCQQBAJsIACEMAACBCQAgngUAALQJADCfBQAAKAAQoAUAALQJADDABUAAsAgAIdQFAQCbCAAhmgYBAJsIACGIBwAAswkAIAMAAAAoACABAAApADACAAAqACARDAAAgQkAIJ4FAACACQAwnwUAACwAEKAFAACACQAwoQUCAJoIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACHcBQEAmwgAIZwGAQCbCAAhnQYBAJsIACGeBgQA3QgAIZ8GEADKCAAhoAYQAMoIACGhBhAAyggAIaIGEAD5CAAhowZAALoIACEBAAAALAAgBwwAAIEJACCeBQAAsgkAMJ8FAAAuABCgBQAAsgkAMMAFQACwCAAh1AUBAJsIACGbBgEAmwgAIQEMAADQCwAgCAwAAIEJACCeBQAAsgkAMJ8FAAAuABCgBQAAsgkAMMAFQACwCAAh1AUBAJsIACGbBgEAmwgAIYcHAACxCQAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAAMACADAAAADAAgAQAADQAwAgAADgAgAQAAABQAIAEAAAAhACABAAAAKAAgAQAAAC4AIAEAAAAMACAHAwAA8AsAIAgAAKgOACDDBQAA1QkAIK4GAADVCQAgswYAANUJACC0BgAA1QkAILUGAADVCQAgFgMAAIgJACAIAACXCQAgngUAALAJADCfBQAAEAAQoAUAALAJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAAAABuQUBAJsIACHABUAAsAgAIcMFQAC6CAAhrAYBAJsIACGuBgEAnAgAIa8GQACwCAAhsAYBAJsIACGxBhAAyggAIbIGEADKCAAhswYBAJwIACG0BgIAtggAIbUGAADCCAAgtgYgAPoIACEDAAAAEAAgAQAAOQAwAgAAOgAgEQMAAIgJACCeBQAArwkAMJ8FAAA8ABCgBQAArwkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhAQMAAPALACASAwAAiAkAIJ4FAACvCQAwnwUAADwAEKAFAACvCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAAAAAbkFAQCbCAAhuwUQAMoIACHABUAAsAgAIc0FAQCbCAAhqgYBAJsIACGsBgEAmwgAIa0GAQCbCAAhrgYBAJsIACGvBkAAsAgAIYYHAACuCQAgAwAAADwAIAEAAD0AMAIAAD4AIAcDAACICQAgngUAAIcJADCfBQAAQAAQoAUAAIcJADC5BQEAmwgAIaoGAQCbCAAhqwZAALAIACEBAAAAQAAgEAMAAIgJACCeBQAArQkAMJ8FAABCABCgBQAArQkAMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQUDAADwCwAgvQUAANUJACC-BQAA1QkAIL8FAADVCQAgwQUAANUJACAQAwAAiAkAIJ4FAACtCQAwnwUAAEIAEKAFAACtCQAwoQUCAJoIACGjBQEAmwgAIbgFAQAAAAG5BQEAmwgAIboFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb0FAQCcCAAhvgUBAJwIACG_BRAA-QgAIcAFQACwCAAhwQVAALoIACEDAAAAQgAgAQAAQwAwAgAARAAgCAMAAIgJACCeBQAArAkAMJ8FAABGABCgBQAArAkAMKEFAgCaCAAhuQUBAJsIACHfBUAAsAgAIeAFEADKCAAhAQMAAPALACAJAwAAiAkAIJ4FAACsCQAwnwUAAEYAEKAFAACsCQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACGFBwAAqwkAIAMAAABGACABAABHADACAABIACAMAwAAiAkAIAgEAN0IACGeBQAAqgkAMJ8FAABKABCgBQAAqgkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIdQFAQCbCAAhpwYEAN0IACGoBgQA3QgAIakGAADZCAAgAQMAAPALACANAwAAiAkAIAgEAN0IACGeBQAAqgkAMJ8FAABKABCgBQAAqgkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIdQFAQCbCAAhpwYEAN0IACGoBgQA3QgAIakGAADZCAAghAcAAKkJACADAAAASgAgAQAASwAwAgAATAAgDAMAAIgJACAVAADZCAAgFgQAwwgAIZ4FAACoCQAwnwUAAE4AEKAFAACoCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAhpgYBAJsIACGnBgQAwwgAIagGBADDCAAhBAMAAPALACAWAADVCQAgpwYAANUJACCoBgAA1QkAIA0DAACICQAgFQAA2QgAIBYEAMMIACGeBQAAqAkAMJ8FAABOABCgBQAAqAkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIaYGAQCbCAAhpwYEAMMIACGoBgQAwwgAIYMHAACnCQAgAwAAAE4AIAEAAE8AMAIAAFAAIAgDAACICQAgngUAAKYJADCfBQAAUgAQoAUAAKYJADCwBQEAmwgAIbkFAQCbCAAh3AUBAJsIACGlBkAAsAgAIQEDAADwCwAgCQMAAIgJACCeBQAApgkAMJ8FAABSABCgBQAApgkAMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhggcAAKUJACADAAAAUgAgAQAAUwAwAgAAVAAgCAMAAIgJACCeBQAApAkAMJ8FAABWABCgBQAApAkAMLAFAQCbCAAhuQUBAJsIACHfBUAAsAgAIaQGBADdCAAhAQMAAPALACAJAwAAiAkAIJ4FAACkCQAwnwUAAFYAEKAFAACkCQAwsAUBAJsIACG5BQEAmwgAId8FQACwCAAhpAYEAN0IACGBBwAAowkAIAMAAABWACABAABXADACAABYACAKAwAAiAkAIJ4FAACiCQAwnwUAAFoAEKAFAACiCQAwowUBAJsIACG5BQEAmwgAIesGQAC6CAAh7AZAALoIACHtBkAAuggAIe4GAACTCQAgBAMAAPALACDrBgAA1QkAIOwGAADVCQAg7QYAANUJACAKAwAAiAkAIJ4FAACiCQAwnwUAAFoAEKAFAACiCQAwowUBAAAAAbkFAQCbCAAh6wZAALoIACHsBkAAuggAIe0GQAC6CAAh7gYAAJMJACADAAAAWgAgAQAAWwAwAgAAXAAgAQAAAAMAIAEAAAAMACABAAAAEAAgAQAAADwAIAEAAABCACABAAAARgAgAQAAAEoAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAABaACABAAAAAQAgJAcAAJYJACAIAACXCQAgFwAAmAkAIBgAAJkJACAZAACaCQAgGgAAmwkAIBsAAJwJACAcAACdCQAgHQAAngkAIB4AAJ8JACAfAACgCQAgIAAAoQkAIJ4FAACVCQAwnwUAAGoAEKAFAACVCQAwuAUBAJsIACHABUAAsAgAIa8GQACwCAAh7wYBAJsIACHwBgEAmwgAIfEGAQCbCAAh8gYBAJwIACHzBgEAnAgAIfQGAQCcCAAh9QYBAJwIACH2BkAAuggAIfcGQAC6CAAh-AZAALoIACH5BgEAmwgAIfoGAQCbCAAh-wZAALoIACH8BkAAuggAIf0GAQCcCAAh_gZAALoIACH_BkAAuggAIYAHAgCaCAAhGAcAAKcOACAIAACoDgAgFwAAqQ4AIBgAAKoOACAZAACrDgAgGgAArA4AIBsAAK0OACAcAACuDgAgHQAArw4AIB4AALAOACAfAACxDgAgIAAAsg4AIPIGAADVCQAg8wYAANUJACD0BgAA1QkAIPUGAADVCQAg9gYAANUJACD3BgAA1QkAIPgGAADVCQAg-wYAANUJACD8BgAA1QkAIP0GAADVCQAg_gYAANUJACD_BgAA1QkAIAMAAABqACABAABrADACAAABACADAAAAagAgAQAAawAwAgAAAQAgAwAAAGoAIAEAAGsAMAIAAAEAICEHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB0AAKMOACAeAACkDgAgHwAApQ4AICAAAKYOACC4BQEAAAABwAVAAAAAAa8GQAAAAAHvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BkAAAAAB-QYBAAAAAfoGAQAAAAH7BkAAAAAB_AZAAAAAAf0GAQAAAAH-BkAAAAAB_wZAAAAAAYAHAgAAAAEBJgAAbwAgFbgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQEmAABxADABJgAAcQAwIQcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAIQIAAAABACAmAAB0ACAVuAUBANEJACHABUAA8wkAIa8GQADzCQAh7wYBANEJACHwBgEA0QkAIfEGAQDRCQAh8gYBANsJACHzBgEA2wkAIfQGAQDbCQAh9QYBANsJACH2BkAA9AkAIfcGQAD0CQAh-AZAAPQJACH5BgEA0QkAIfoGAQDRCQAh-wZAAPQJACH8BkAA9AkAIf0GAQDbCQAh_gZAAPQJACH_BkAA9AkAIYAHAgDSCQAhAgAAAGoAICYAAHYAIAIAAABqACAmAAB2ACADAAAAAQAgLQAAbwAgLgAAdAAgAQAAAAEAIAEAAABqACARBgAAhA0AIDMAAIUNACA0AACIDQAgNQAAhw0AIDYAAIYNACDyBgAA1QkAIPMGAADVCQAg9AYAANUJACD1BgAA1QkAIPYGAADVCQAg9wYAANUJACD4BgAA1QkAIPsGAADVCQAg_AYAANUJACD9BgAA1QkAIP4GAADVCQAg_wYAANUJACAYngUAAJQJADCfBQAAfQAQoAUAAJQJADC4BQEAjggAIcAFQACkCAAhrwZAAKQIACHvBgEAjggAIfAGAQCOCAAh8QYBAI4IACHyBgEAlQgAIfMGAQCVCAAh9AYBAJUIACH1BgEAlQgAIfYGQAClCAAh9wZAAKUIACH4BkAApQgAIfkGAQCOCAAh-gYBAI4IACH7BkAApQgAIfwGQAClCAAh_QYBAJUIACH-BkAApQgAIf8GQAClCAAhgAcCAI0IACEDAAAAagAgAQAAfAAwMgAAfQAgAwAAAGoAIAEAAGsAMAIAAAEAIAEAAABcACABAAAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgBwMAAIMNACCjBQEAAAABuQUBAAAAAesGQAAAAAHsBkAAAAAB7QZAAAAAAe4GAACCDQAgASYAAIUBACAGowUBAAAAAbkFAQAAAAHrBkAAAAAB7AZAAAAAAe0GQAAAAAHuBgAAgg0AIAEmAACHAQAwASYAAIcBADAHAwAAgQ0AIKMFAQDRCQAhuQUBANEJACHrBkAA9AkAIewGQAD0CQAh7QZAAPQJACHuBgAAgA0AIAIAAABcACAmAACKAQAgBqMFAQDRCQAhuQUBANEJACHrBkAA9AkAIewGQAD0CQAh7QZAAPQJACHuBgAAgA0AIAIAAABaACAmAACMAQAgAgAAAFoAICYAAIwBACADAAAAXAAgLQAAhQEAIC4AAIoBACABAAAAXAAgAQAAAFoAIAgGAAD7DAAgMwAA_AwAIDQAAP8MACA1AAD-DAAgNgAA_QwAIOsGAADVCQAg7AYAANUJACDtBgAA1QkAIAmeBQAAkgkAMJ8FAACTAQAQoAUAAJIJADCjBQEAjggAIbkFAQCOCAAh6wZAAKUIACHsBkAApQgAIe0GQAClCAAh7gYAAJMJACADAAAAWgAgAQAAkgEAMDIAAJMBACADAAAAWgAgAQAAWwAwAgAAXAAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAA-QwAIAUAAPoMACCwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAeAGAQAAAAHhBgEAAAAB4gYAAPYMACDjBgAA9wwAIOQGAAD4DAAg5QZAAAAAAeYGQAAAAAHnBkAAAAABASYAAJsBACAQsAUBAAAAAbgFAQAAAAG5BQEAAAABwAVAAAAAAcMFQAAAAAHTBQEAAAAB4wUBAAAAAZoGAQAAAAHgBgEAAAAB4QYBAAAAAeIGAAD2DAAg4wYAAPcMACDkBgAA-AwAIOUGQAAAAAHmBkAAAAAB5wZAAAAAAQEmAACdAQAwASYAAJ0BADASAwAA6AwAIAUAAOkMACCwBQEA0QkAIbgFAQDRCQAhuQUBANEJACHABUAA8wkAIcMFQAD0CQAh0wUBANEJACHjBQEA0QkAIZoGAQDbCQAh4AYBANEJACHhBgEA0QkAIeIGAADlDAAg4wYAAOYMACDkBgAA5wwAIOUGQAD0CQAh5gZAAPQJACHnBkAA9AkAIQIAAAAFACAmAACgAQAgELAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACHTBQEA0QkAIeMFAQDRCQAhmgYBANsJACHgBgEA0QkAIeEGAQDRCQAh4gYAAOUMACDjBgAA5gwAIOQGAADnDAAg5QZAAPQJACHmBkAA9AkAIecGQAD0CQAhAgAAAAMAICYAAKIBACACAAAAAwAgJgAAogEAIAMAAAAFACAtAACbAQAgLgAAoAEAIAEAAAAFACABAAAAAwAgCAYAAOIMACA1AADkDAAgNgAA4wwAIMMFAADVCQAgmgYAANUJACDlBgAA1QkAIOYGAADVCQAg5wYAANUJACATngUAAJAJADCfBQAAqQEAEKAFAACQCQAwsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHDBUAApQgAIdMFAQCOCAAh4wUBAI4IACGaBgEAlQgAIeAGAQCOCAAh4QYBAI4IACHiBgAAkQkAIOMGAACRCQAg5AYAAJEJACDlBkAApQgAIeYGQAClCAAh5wZAAKUIACEDAAAAAwAgAQAAqAEAMDIAAKkBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAA4QwAILkFAQAAAAHdBgEAAAAB3gYBAAAAAd8GQAAAAAEBJgAAsQEAIAS5BQEAAAAB3QYBAAAAAd4GAQAAAAHfBkAAAAABASYAALMBADABJgAAswEAMAUEAADgDAAguQUBANEJACHdBgEA0QkAId4GAQDRCQAh3wZAAPMJACECAAAACQAgJgAAtgEAIAS5BQEA0QkAId0GAQDRCQAh3gYBANEJACHfBkAA8wkAIQIAAAAHACAmAAC4AQAgAgAAAAcAICYAALgBACADAAAACQAgLQAAsQEAIC4AALYBACABAAAACQAgAQAAAAcAIAMGAADdDAAgNQAA3wwAIDYAAN4MACAHngUAAI8JADCfBQAAvwEAEKAFAACPCQAwuQUBAI4IACHdBgEAjggAId4GAQCOCAAh3wZAAKQIACEDAAAABwAgAQAAvgEAMDIAAL8BACADAAAABwAgAQAACAAwAgAACQAgAQAAAA4AIAEAAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACBBAwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBoAAAAAB2AYBAAAAAdkGQAAAAAHaBkAAAAAB2wYBAAAAAdwGAQAAAAEBJgAAxwEAIDihBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAAB3AYBAAAAAQEmAADJAQAwASYAAMkBADABAAAAEAAgAQAAAAwAIEEDAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIQIAAAAOACAmAADOAQAgOKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHbBgEA2wkAIdwGAQDbCQAhAgAAAAwAICYAANABACACAAAADAAgJgAA0AEAIAEAAAAQACABAAAADAAgAwAAAA4AIC0AAMcBACAuAADOAQAgAQAAAA4AIAEAAAAMACAnBgAA2AwAIDMAANkMACA0AADcDAAgNQAA2wwAIDYAANoMACC-BQAA1QkAINIFAADVCQAghQYAANUJACCuBgAA1QkAILUGAADVCQAgtwYAANUJACC9BgAA1QkAIMEGAADVCQAgwgYAANUJACDDBgAA1QkAIMQGAADVCQAgxQYAANUJACDGBgAA1QkAIMcGAADVCQAgyAYAANUJACDJBgAA1QkAIMoGAADVCQAgywYAANUJACDMBgAA1QkAIM0GAADVCQAgzgYAANUJACDPBgAA1QkAINAGAADVCQAg0QYAANUJACDSBgAA1QkAINMGAADVCQAg1AYAANUJACDVBgAA1QkAINcGAADVCQAg2AYAANUJACDZBgAA1QkAINoGAADVCQAg2wYAANUJACDcBgAA1QkAIDueBQAAiwkAMJ8FAADZAQAQoAUAAIsJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACGxBQEAjggAIbIFAQCOCAAhuAUBAI4IACG5BQEAjggAIbsFEACiCAAhvAUBAI4IACG-BQEAlQgAIcAFQACkCAAhwgUQAKIIACHSBUAApQgAIdwFAQCOCAAhhQYEAL0IACGsBgEAjggAIa4GAQCVCAAhtQYAALwIACC3BgEAlQgAIbgGAQCOCAAhuQYBAI4IACG6BgQAxQgAIbsGBADFCAAhvAYBAI4IACG9BgEAlQgAIb4GAQCOCAAhvwYBAI4IACHABgQAxQgAIcEGIACMCQAhwgYBAJUIACHDBgEAlQgAIcQGAgCyCAAhxQYBAJUIACHGBkAApQgAIccGAQCVCAAhyAYEAL0IACHJBgIAsggAIcoGQAClCAAhywYBAJUIACHMBkAApQgAIc0GAQCVCAAhzgZAAKUIACHPBkAApQgAIdAGQAClCAAh0QZAAKUIACHSBkAApQgAIdMGAQCVCAAh1AYBAJUIACHVBgEAlQgAIdYGAQCOCAAh1wYAALwIACDYBgEAlQgAIdkGQAClCAAh2gZAAKUIACHbBgEAlQgAIdwGAQCVCAAhAwAAAAwAIAEAANgBADAyAADZAQAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAA6ACABAAAAOgAgAwAAABAAIAEAADkAMAIAADoAIAMAAAAQACABAAA5ADACAAA6ACADAAAAEAAgAQAAOQAwAgAAOgAgEwMAANYMACAIAADXDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAEBJgAA4QEAIBGhBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABuQUBAAAAAcAFQAAAAAHDBUAAAAABrAYBAAAAAa4GAQAAAAGvBkAAAAABsAYBAAAAAbEGEAAAAAGyBhAAAAABswYBAAAAAbQGAgAAAAG1BoAAAAABtgYgAAAAAQEmAADjAQAwASYAAOMBADATAwAA_QsAIAgAAP4LACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACECAAAAOgAgJgAA5gEAIBGhBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACECAAAAEAAgJgAA6AEAIAIAAAAQACAmAADoAQAgAwAAADoAIC0AAOEBACAuAADmAQAgAQAAADoAIAEAAAAQACAKBgAA-AsAIDMAAPkLACA0AAD8CwAgNQAA-wsAIDYAAPoLACDDBQAA1QkAIK4GAADVCQAgswYAANUJACC0BgAA1QkAILUGAADVCQAgFJ4FAACKCQAwnwUAAO8BABCgBQAAigkAMKEFAgCNCAAhrwUBAI4IACGwBQEAjggAIbgFAQCOCAAhuQUBAI4IACHABUAApAgAIcMFQAClCAAhrAYBAI4IACGuBgEAlQgAIa8GQACkCAAhsAYBAI4IACGxBhAAoggAIbIGEACiCAAhswYBAJUIACG0BgIAsggAIbUGAAC8CAAgtgYgAPUIACEDAAAAEAAgAQAA7gEAMDIAAO8BACADAAAAEAAgAQAAOQAwAgAAOgAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAOAwAA9wsAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAcAFQAAAAAHNBQEAAAABqgYBAAAAAawGAQAAAAGtBgEAAAABrgYBAAAAAa8GQAAAAAEBJgAA9wEAIA2hBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAHABUAAAAABzQUBAAAAAaoGAQAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBkAAAAABASYAAPkBADABJgAA-QEAMA4DAAD2CwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhwAVAAPMJACHNBQEA0QkAIaoGAQDRCQAhrAYBANEJACGtBgEA0QkAIa4GAQDRCQAhrwZAAPMJACECAAAAPgAgJgAA_AEAIA2hBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACHABUAA8wkAIc0FAQDRCQAhqgYBANEJACGsBgEA0QkAIa0GAQDRCQAhrgYBANEJACGvBkAA8wkAIQIAAAA8ACAmAAD-AQAgAgAAADwAICYAAP4BACADAAAAPgAgLQAA9wEAIC4AAPwBACABAAAAPgAgAQAAADwAIAUGAADxCwAgMwAA8gsAIDQAAPULACA1AAD0CwAgNgAA8wsAIBCeBQAAiQkAMJ8FAACFAgAQoAUAAIkJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACHABUAApAgAIc0FAQCOCAAhqgYBAI4IACGsBgEAjggAIa0GAQCOCAAhrgYBAI4IACGvBkAApAgAIQMAAAA8ACABAACEAgAwMgAAhQIAIAMAAAA8ACABAAA9ADACAAA-ACAHAwAAiAkAIJ4FAACHCQAwnwUAAEAAEKAFAACHCQAwuQUBAAAAAaoGAQCbCAAhqwZAALAIACEBAAAAiAIAIAEAAACIAgAgAQMAAPALACADAAAAQAAgAQAAiwIAMAIAAIgCACADAAAAQAAgAQAAiwIAMAIAAIgCACADAAAAQAAgAQAAiwIAMAIAAIgCACAEAwAA7wsAILkFAQAAAAGqBgEAAAABqwZAAAAAAQEmAACPAgAgA7kFAQAAAAGqBgEAAAABqwZAAAAAAQEmAACRAgAwASYAAJECADAEAwAA7gsAILkFAQDRCQAhqgYBANEJACGrBkAA8wkAIQIAAACIAgAgJgAAlAIAIAO5BQEA0QkAIaoGAQDRCQAhqwZAAPMJACECAAAAQAAgJgAAlgIAIAIAAABAACAmAACWAgAgAwAAAIgCACAtAACPAgAgLgAAlAIAIAEAAACIAgAgAQAAAEAAIAMGAADrCwAgNQAA7QsAIDYAAOwLACAGngUAAIYJADCfBQAAnQIAEKAFAACGCQAwuQUBAI4IACGqBgEAjggAIasGQACkCAAhAwAAAEAAIAEAAJwCADAyAACdAgAgAwAAAEAAIAEAAIsCADACAACIAgAgAQAAAEwAIAEAAABMACADAAAASgAgAQAASwAwAgAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACAJAwAA6gsAIAgEAAAAAbAFAQAAAAG5BQEAAAABwAVAAAAAAdQFAQAAAAGnBgQAAAABqAYEAAAAAakGgAAAAAEBJgAApQIAIAgIBAAAAAGwBQEAAAABuQUBAAAAAcAFQAAAAAHUBQEAAAABpwYEAAAAAagGBAAAAAGpBoAAAAABASYAAKcCADABJgAApwIAMAkDAADpCwAgCAQAkAoAIbAFAQDRCQAhuQUBANEJACHABUAA8wkAIdQFAQDRCQAhpwYEAJAKACGoBgQAkAoAIakGgAAAAAECAAAATAAgJgAAqgIAIAgIBACQCgAhsAUBANEJACG5BQEA0QkAIcAFQADzCQAh1AUBANEJACGnBgQAkAoAIagGBACQCgAhqQaAAAAAAQIAAABKACAmAACsAgAgAgAAAEoAICYAAKwCACADAAAATAAgLQAApQIAIC4AAKoCACABAAAATAAgAQAAAEoAIAUGAADkCwAgMwAA5QsAIDQAAOgLACA1AADnCwAgNgAA5gsAIAsIBADFCAAhngUAAIUJADCfBQAAswIAEKAFAACFCQAwsAUBAI4IACG5BQEAjggAIcAFQACkCAAh1AUBAI4IACGnBgQAxQgAIagGBADFCAAhqQYAANYIACADAAAASgAgAQAAsgIAMDIAALMCACADAAAASgAgAQAASwAwAgAATAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAJAwAA4wsAIBWAAAAAARYEAAAAAbAFAQAAAAG5BQEAAAABwAVAAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAQEmAAC7AgAgCBWAAAAAARYEAAAAAbAFAQAAAAG5BQEAAAABwAVAAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAQEmAAC9AgAwASYAAL0CADAJAwAA4gsAIBWAAAAAARYEAIoKACGwBQEA0QkAIbkFAQDRCQAhwAVAAPMJACGmBgEA0QkAIacGBACKCgAhqAYEAIoKACECAAAAUAAgJgAAwAIAIAgVgAAAAAEWBACKCgAhsAUBANEJACG5BQEA0QkAIcAFQADzCQAhpgYBANEJACGnBgQAigoAIagGBACKCgAhAgAAAE4AICYAAMICACACAAAATgAgJgAAwgIAIAMAAABQACAtAAC7AgAgLgAAwAIAIAEAAABQACABAAAATgAgCAYAAN0LACAWAADVCQAgMwAA3gsAIDQAAOELACA1AADgCwAgNgAA3wsAIKcGAADVCQAgqAYAANUJACALFQAA1ggAIBYEAL0IACGeBQAAhAkAMJ8FAADJAgAQoAUAAIQJADCwBQEAjggAIbkFAQCOCAAhwAVAAKQIACGmBgEAjggAIacGBAC9CAAhqAYEAL0IACEDAAAATgAgAQAAyAIAMDIAAMkCACADAAAATgAgAQAATwAwAgAAUAAgAQAAAFQAIAEAAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACAFAwAA3AsAILAFAQAAAAG5BQEAAAAB3AUBAAAAAaUGQAAAAAEBJgAA0QIAIASwBQEAAAABuQUBAAAAAdwFAQAAAAGlBkAAAAABASYAANMCADABJgAA0wIAMAUDAADbCwAgsAUBANEJACG5BQEA0QkAIdwFAQDRCQAhpQZAAPMJACECAAAAVAAgJgAA1gIAIASwBQEA0QkAIbkFAQDRCQAh3AUBANEJACGlBkAA8wkAIQIAAABSACAmAADYAgAgAgAAAFIAICYAANgCACADAAAAVAAgLQAA0QIAIC4AANYCACABAAAAVAAgAQAAAFIAIAMGAADYCwAgNQAA2gsAIDYAANkLACAHngUAAIMJADCfBQAA3wIAEKAFAACDCQAwsAUBAI4IACG5BQEAjggAIdwFAQCOCAAhpQZAAKQIACEDAAAAUgAgAQAA3gIAMDIAAN8CACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACAFAwAA1wsAILAFAQAAAAG5BQEAAAAB3wVAAAAAAaQGBAAAAAEBJgAA5wIAIASwBQEAAAABuQUBAAAAAd8FQAAAAAGkBgQAAAABASYAAOkCADABJgAA6QIAMAUDAADWCwAgsAUBANEJACG5BQEA0QkAId8FQADzCQAhpAYEAJAKACECAAAAWAAgJgAA7AIAIASwBQEA0QkAIbkFAQDRCQAh3wVAAPMJACGkBgQAkAoAIQIAAABWACAmAADuAgAgAgAAAFYAICYAAO4CACADAAAAWAAgLQAA5wIAIC4AAOwCACABAAAAWAAgAQAAAFYAIAUGAADRCwAgMwAA0gsAIDQAANULACA1AADUCwAgNgAA0wsAIAeeBQAAggkAMJ8FAAD1AgAQoAUAAIIJADCwBQEAjggAIbkFAQCOCAAh3wVAAKQIACGkBgQAxQgAIQMAAABWACABAAD0AgAwMgAA9QIAIAMAAABWACABAABXADACAABYACARDAAAgQkAIJ4FAACACQAwnwUAACwAEKAFAACACQAwoQUCAJoIACG5BQEAmwgAIcAFQACwCAAh1AUBAAAAAdwFAQCbCAAhnAYBAJsIACGdBgEAmwgAIZ4GBADdCAAhnwYQAMoIACGgBhAAyggAIaEGEADKCAAhogYQAPkIACGjBkAAuggAIQEAAAD4AgAgAQAAAPgCACADDAAA0AsAIKIGAADVCQAgowYAANUJACADAAAALAAgAQAA-wIAMAIAAPgCACADAAAALAAgAQAA-wIAMAIAAPgCACADAAAALAAgAQAA-wIAMAIAAPgCACAODAAAzwsAIKEFAgAAAAG5BQEAAAABwAVAAAAAAdQFAQAAAAHcBQEAAAABnAYBAAAAAZ0GAQAAAAGeBgQAAAABnwYQAAAAAaAGEAAAAAGhBhAAAAABogYQAAAAAaMGQAAAAAEBJgAA_wIAIA2hBQIAAAABuQUBAAAAAcAFQAAAAAHUBQEAAAAB3AUBAAAAAZwGAQAAAAGdBgEAAAABngYEAAAAAZ8GEAAAAAGgBhAAAAABoQYQAAAAAaIGEAAAAAGjBkAAAAABASYAAIEDADABJgAAgQMAMA4MAADOCwAgoQUCANIJACG5BQEA0QkAIcAFQADzCQAh1AUBANEJACHcBQEA0QkAIZwGAQDRCQAhnQYBANEJACGeBgQAkAoAIZ8GEADxCQAhoAYQAPEJACGhBhAA8QkAIaIGEADyCQAhowZAAPQJACECAAAA-AIAICYAAIQDACANoQUCANIJACG5BQEA0QkAIcAFQADzCQAh1AUBANEJACHcBQEA0QkAIZwGAQDRCQAhnQYBANEJACGeBgQAkAoAIZ8GEADxCQAhoAYQAPEJACGhBhAA8QkAIaIGEADyCQAhowZAAPQJACECAAAALAAgJgAAhgMAIAIAAAAsACAmAACGAwAgAwAAAPgCACAtAAD_AgAgLgAAhAMAIAEAAAD4AgAgAQAAACwAIAcGAADJCwAgMwAAygsAIDQAAM0LACA1AADMCwAgNgAAywsAIKIGAADVCQAgowYAANUJACAQngUAAP8IADCfBQAAjQMAEKAFAAD_CAAwoQUCAI0IACG5BQEAjggAIcAFQACkCAAh1AUBAI4IACHcBQEAjggAIZwGAQCOCAAhnQYBAI4IACGeBgQAxQgAIZ8GEACiCAAhoAYQAKIIACGhBhAAoggAIaIGEACjCAAhowZAAKUIACEDAAAALAAgAQAAjAMAMDIAAI0DACADAAAALAAgAQAA-wIAMAIAAPgCACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAQMAADICwAgwAVAAAAAAdQFAQAAAAGbBgEAAAABASYAAJUDACADwAVAAAAAAdQFAQAAAAGbBgEAAAABASYAAJcDADABJgAAlwMAMAQMAADHCwAgwAVAAPMJACHUBQEA0QkAIZsGAQDRCQAhAgAAADAAICYAAJoDACADwAVAAPMJACHUBQEA0QkAIZsGAQDRCQAhAgAAAC4AICYAAJwDACACAAAALgAgJgAAnAMAIAMAAAAwACAtAACVAwAgLgAAmgMAIAEAAAAwACABAAAALgAgAwYAAMQLACA1AADGCwAgNgAAxQsAIAaeBQAA_ggAMJ8FAACjAwAQoAUAAP4IADDABUAApAgAIdQFAQCOCAAhmwYBAI4IACEDAAAALgAgAQAAogMAMDIAAKMDACADAAAALgAgAQAALwAwAgAAMAAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAFBAEAAAABDAAAwwsAIMAFQAAAAAHUBQEAAAABmgYBAAAAAQEmAACrAwAgBAQBAAAAAcAFQAAAAAHUBQEAAAABmgYBAAAAAQEmAACtAwAwASYAAK0DADAFBAEA0QkAIQwAAMILACDABUAA8wkAIdQFAQDRCQAhmgYBANEJACECAAAAKgAgJgAAsAMAIAQEAQDRCQAhwAVAAPMJACHUBQEA0QkAIZoGAQDRCQAhAgAAACgAICYAALIDACACAAAAKAAgJgAAsgMAIAMAAAAqACAtAACrAwAgLgAAsAMAIAEAAAAqACABAAAAKAAgAwYAAL8LACA1AADBCwAgNgAAwAsAIAcEAQCOCAAhngUAAP0IADCfBQAAuQMAEKAFAAD9CAAwwAVAAKQIACHUBQEAjggAIZoGAQCOCAAhAwAAACgAIAEAALgDADAyAAC5AwAgAwAAACgAIAEAACkAMAIAACoAIBMKAAD7CAAgngUAAPgIADCfBQAAvwMAEKAFAAD4CAAwoQUCAJoIACGjBQEAmwgAIbgFAQAAAAHABUAAsAgAIY8GBADdCAAhkAYBAJwIACGRBgQA3QgAIZIGQAC6CAAhkwYQAPkIACGUBiAA-ggAIZUGEAD5CAAhlgZAALoIACGXBiAA-ggAIZgGQAC6CAAhmQYAAPwIACABAAAAvAMAIAEAAAC8AwAgEgoAAPsIACCeBQAA-AgAMJ8FAAC_AwAQoAUAAPgIADChBQIAmggAIaMFAQCbCAAhuAUBAJsIACHABUAAsAgAIY8GBADdCAAhkAYBAJwIACGRBgQA3QgAIZIGQAC6CAAhkwYQAPkIACGUBiAA-ggAIZUGEAD5CAAhlgZAALoIACGXBiAA-ggAIZgGQAC6CAAhBwoAAL4LACCQBgAA1QkAIJIGAADVCQAgkwYAANUJACCVBgAA1QkAIJYGAADVCQAgmAYAANUJACADAAAAvwMAIAEAAMADADACAAC8AwAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACAPCgAAvQsAIKEFAgAAAAGjBQEAAAABuAUBAAAAAcAFQAAAAAGPBgQAAAABkAYBAAAAAZEGBAAAAAGSBkAAAAABkwYQAAAAAZQGIAAAAAGVBhAAAAABlgZAAAAAAZcGIAAAAAGYBkAAAAABASYAAMQDACAOoQUCAAAAAaMFAQAAAAG4BQEAAAABwAVAAAAAAY8GBAAAAAGQBgEAAAABkQYEAAAAAZIGQAAAAAGTBhAAAAABlAYgAAAAAZUGEAAAAAGWBkAAAAABlwYgAAAAAZgGQAAAAAEBJgAAxgMAMAEmAADGAwAwDwoAALALACChBQIA0gkAIaMFAQDRCQAhuAUBANEJACHABUAA8wkAIY8GBACQCgAhkAYBANsJACGRBgQAkAoAIZIGQAD0CQAhkwYQAPIJACGUBiAArwsAIZUGEADyCQAhlgZAAPQJACGXBiAArwsAIZgGQAD0CQAhAgAAALwDACAmAADJAwAgDqEFAgDSCQAhowUBANEJACG4BQEA0QkAIcAFQADzCQAhjwYEAJAKACGQBgEA2wkAIZEGBACQCgAhkgZAAPQJACGTBhAA8gkAIZQGIACvCwAhlQYQAPIJACGWBkAA9AkAIZcGIACvCwAhmAZAAPQJACECAAAAvwMAICYAAMsDACACAAAAvwMAICYAAMsDACADAAAAvAMAIC0AAMQDACAuAADJAwAgAQAAALwDACABAAAAvwMAIAsGAACqCwAgMwAAqwsAIDQAAK4LACA1AACtCwAgNgAArAsAIJAGAADVCQAgkgYAANUJACCTBgAA1QkAIJUGAADVCQAglgYAANUJACCYBgAA1QkAIBGeBQAA9AgAMJ8FAADSAwAQoAUAAPQIADChBQIAjQgAIaMFAQCOCAAhuAUBAI4IACHABUAApAgAIY8GBADFCAAhkAYBAJUIACGRBgQAxQgAIZIGQAClCAAhkwYQAKMIACGUBiAA9QgAIZUGEACjCAAhlgZAAKUIACGXBiAA9QgAIZgGQAClCAAhAwAAAL8DACABAADRAwAwMgAA0gMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACAHngUAAPIIADCfBQAA2AMAEKAFAADyCAAwoQUCAJoIACGMBkAAsAgAIY0GAADCCAAgjgYAAPMIACABAAAA1QMAIAEAAADVAwAgBp4FAADyCAAwnwUAANgDABCgBQAA8ggAMKEFAgCaCAAhjAZAALAIACGNBgAAwggAIAGNBgAA1QkAIAMAAADYAwAgAQAA2QMAMAIAANUDACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAOhBQIAAAABjAZAAAAAAY0GgAAAAAEBJgAA3QMAIAOhBQIAAAABjAZAAAAAAY0GgAAAAAEBJgAA3wMAMAEmAADfAwAwA6EFAgDSCQAhjAZAAPMJACGNBoAAAAABAgAAANUDACAmAADiAwAgA6EFAgDSCQAhjAZAAPMJACGNBoAAAAABAgAAANgDACAmAADkAwAgAgAAANgDACAmAADkAwAgAwAAANUDACAtAADdAwAgLgAA4gMAIAEAAADVAwAgAQAAANgDACAGBgAApQsAIDMAAKYLACA0AACpCwAgNQAAqAsAIDYAAKcLACCNBgAA1QkAIAaeBQAA8QgAMJ8FAADrAwAQoAUAAPEIADChBQIAjQgAIYwGQACkCAAhjQYAALwIACADAAAA2AMAIAEAAOoDADAyAADrAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAeeBQAA7wgAMJ8FAADxAwAQoAUAAO8IADChBQIAmggAIbgFAQCbCAAhigZAALAIACGLBgAA8AgAIAEAAADuAwAgAQAAAO4DACAGngUAAO8IADCfBQAA8QMAEKAFAADvCAAwoQUCAJoIACG4BQEAmwgAIYoGQACwCAAhAAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIAOhBQIAAAABuAUBAAAAAYoGQAAAAAEBJgAA9gMAIAOhBQIAAAABuAUBAAAAAYoGQAAAAAEBJgAA-AMAMAEmAAD4AwAwA6EFAgDSCQAhuAUBANEJACGKBkAA8wkAIQIAAADuAwAgJgAA-wMAIAOhBQIA0gkAIbgFAQDRCQAhigZAAPMJACECAAAA8QMAICYAAP0DACACAAAA8QMAICYAAP0DACADAAAA7gMAIC0AAPYDACAuAAD7AwAgAQAAAO4DACABAAAA8QMAIAUGAACgCwAgMwAAoQsAIDQAAKQLACA1AACjCwAgNgAAogsAIAaeBQAA7ggAMJ8FAACEBAAQoAUAAO4IADChBQIAjQgAIbgFAQCOCAAhigZAAKQIACEDAAAA8QMAIAEAAIMEADAyAACEBAAgAwAAAPEDACABAADyAwAwAgAA7gMAIAmeBQAA7QgAMJ8FAACKBAAQoAUAAO0IADC4BQEAAAABxgVAALAIACGHBgEAmwgAIYgGAQCbCAAhiQYBAJsIACGKBkAAsAgAIQEAAACHBAAgAQAAAIcEACAJngUAAO0IADCfBQAAigQAEKAFAADtCAAwuAUBAJsIACHGBUAAsAgAIYcGAQCbCAAhiAYBAJsIACGJBgEAmwgAIYoGQACwCAAhAAMAAACKBAAgAQAAiwQAMAIAAIcEACADAAAAigQAIAEAAIsEADACAACHBAAgAwAAAIoEACABAACLBAAwAgAAhwQAIAa4BQEAAAABxgVAAAAAAYcGAQAAAAGIBgEAAAABiQYBAAAAAYoGQAAAAAEBJgAAjwQAIAa4BQEAAAABxgVAAAAAAYcGAQAAAAGIBgEAAAABiQYBAAAAAYoGQAAAAAEBJgAAkQQAMAEmAACRBAAwBrgFAQDRCQAhxgVAAPMJACGHBgEA0QkAIYgGAQDRCQAhiQYBANEJACGKBkAA8wkAIQIAAACHBAAgJgAAlAQAIAa4BQEA0QkAIcYFQADzCQAhhwYBANEJACGIBgEA0QkAIYkGAQDRCQAhigZAAPMJACECAAAAigQAICYAAJYEACACAAAAigQAICYAAJYEACADAAAAhwQAIC0AAI8EACAuAACUBAAgAQAAAIcEACABAAAAigQAIAMGAACdCwAgNQAAnwsAIDYAAJ4LACAJngUAAOwIADCfBQAAnQQAEKAFAADsCAAwuAUBAI4IACHGBUAApAgAIYcGAQCOCAAhiAYBAI4IACGJBgEAjggAIYoGQACkCAAhAwAAAIoEACABAACcBAAwMgAAnQQAIAMAAACKBAAgAQAAiwQAMAIAAIcEACABAAAAFgAgAQAAABYAIAMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIBQLAACYCwAgDAAAmQsAIA4AAJoLACAPAACbCwAgEAAAnAsAIMAFQAAAAAHCBQQAAAAB1AUBAAAAAd4FAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAQEmAAClBAAgD8AFQAAAAAHCBQQAAAAB1AUBAAAAAd4FAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAQEmAACnBAAwASYAAKcEADABAAAADAAgFAsAAPYKACAMAAD3CgAgDgAA-AoAIA8AAPkKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhAgAAABYAICYAAKsEACAPwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhAgAAABQAICYAAK0EACACAAAAFAAgJgAArQQAIAEAAAAMACADAAAAFgAgLQAApQQAIC4AAKsEACABAAAAFgAgAQAAABQAIA4GAADxCgAgMwAA8goAIDQAAPUKACA1AAD0CgAgNgAA8woAINQFAADVCQAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgggYAANUJACCDBgAA1QkAIIQGAADVCQAghQYAANUJACCGBgAA1QkAIBKeBQAA6wgAMJ8FAAC1BAAQoAUAAOsIADDABUAApAgAIcIFBADFCAAh1AUBAJUIACHeBQEAjggAIfMFAQCOCAAh_AVAAKQIACH-BQQAvQgAIf8FEACjCAAhgAZAAKUIACGBBgEAjggAIYIGAQCVCAAhgwYBAJUIACGEBhAAowgAIYUGBAC9CAAhhgZAAKUIACEDAAAAFAAgAQAAtAQAMDIAALUEACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAACMAIAEAAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACAJDAAA8AoAIA0AAO8KACDCBQQAAAAB1AUBAAAAAd4FAQAAAAH9BQIAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABASYAAL0EACAHwgUEAAAAAdQFAQAAAAHeBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQEmAAC_BAAwASYAAL8EADAJDAAA7goAIA0AAO0KACDCBQQAkAoAIdQFAQDRCQAh3gUBANEJACH9BQIA0gkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIQIAAAAjACAmAADCBAAgB8IFBACQCgAh1AUBANEJACHeBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhAgAAACEAICYAAMQEACACAAAAIQAgJgAAxAQAIAMAAAAjACAtAAC9BAAgLgAAwgQAIAEAAAAjACABAAAAIQAgCAYAAOgKACAzAADpCgAgNAAA7AoAIDUAAOsKACA2AADqCgAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgCp4FAADqCAAwnwUAAMsEABCgBQAA6ggAMMIFBADFCAAh1AUBAI4IACHeBQEAjggAIf0FAgCNCAAh_gUEAL0IACH_BRAAowgAIYAGQAClCAAhAwAAACEAIAEAAMoEADAyAADLBAAgAwAAACEAIAEAACIAMAIAACMAIBGeBQAA6QgAMJ8FAADRBAAQoAUAAOkIADDABUAAsAgAIcIFBADdCAAh3gUBAJsIACHjBQEAAAAB8wUBAJsIACH0BQEAmwgAIfUFEADKCAAh9gUQAMoIACH3BUAAuggAIfgFAgC2CAAh-QUBAJwIACH6BUAAuggAIfsFBADDCAAh_AVAALAIACEBAAAAzgQAIAEAAADOBAAgEZ4FAADpCAAwnwUAANEEABCgBQAA6QgAMMAFQACwCAAhwgUEAN0IACHeBQEAmwgAIeMFAQCbCAAh8wUBAJsIACH0BQEAmwgAIfUFEADKCAAh9gUQAMoIACH3BUAAuggAIfgFAgC2CAAh-QUBAJwIACH6BUAAuggAIfsFBADDCAAh_AVAALAIACEF9wUAANUJACD4BQAA1QkAIPkFAADVCQAg-gUAANUJACD7BQAA1QkAIAMAAADRBAAgAQAA0gQAMAIAAM4EACADAAAA0QQAIAEAANIEADACAADOBAAgAwAAANEEACABAADSBAAwAgAAzgQAIA7ABUAAAAABwgUEAAAAAd4FAQAAAAHjBQEAAAAB8wUBAAAAAfQFAQAAAAH1BRAAAAAB9gUQAAAAAfcFQAAAAAH4BQIAAAAB-QUBAAAAAfoFQAAAAAH7BQQAAAAB_AVAAAAAAQEmAADWBAAgDsAFQAAAAAHCBQQAAAAB3gUBAAAAAeMFAQAAAAHzBQEAAAAB9AUBAAAAAfUFEAAAAAH2BRAAAAAB9wVAAAAAAfgFAgAAAAH5BQEAAAAB-gVAAAAAAfsFBAAAAAH8BUAAAAABASYAANgEADABJgAA2AQAMA7ABUAA8wkAIcIFBACQCgAh3gUBANEJACHjBQEA0QkAIfMFAQDRCQAh9AUBANEJACH1BRAA8QkAIfYFEADxCQAh9wVAAPQJACH4BQIA_wkAIfkFAQDbCQAh-gVAAPQJACH7BQQAigoAIfwFQADzCQAhAgAAAM4EACAmAADbBAAgDsAFQADzCQAhwgUEAJAKACHeBQEA0QkAIeMFAQDRCQAh8wUBANEJACH0BQEA0QkAIfUFEADxCQAh9gUQAPEJACH3BUAA9AkAIfgFAgD_CQAh-QUBANsJACH6BUAA9AkAIfsFBACKCgAh_AVAAPMJACECAAAA0QQAICYAAN0EACACAAAA0QQAICYAAN0EACADAAAAzgQAIC0AANYEACAuAADbBAAgAQAAAM4EACABAAAA0QQAIAoGAADjCgAgMwAA5AoAIDQAAOcKACA1AADmCgAgNgAA5QoAIPcFAADVCQAg-AUAANUJACD5BQAA1QkAIPoFAADVCQAg-wUAANUJACARngUAAOgIADCfBQAA5AQAEKAFAADoCAAwwAVAAKQIACHCBQQAxQgAId4FAQCOCAAh4wUBAI4IACHzBQEAjggAIfQFAQCOCAAh9QUQAKIIACH2BRAAoggAIfcFQAClCAAh-AUCALIIACH5BQEAlQgAIfoFQAClCAAh-wUEAL0IACH8BUAApAgAIQMAAADRBAAgAQAA4wQAMDIAAOQEACADAAAA0QQAIAEAANIEADACAADOBAAgAQAAAEgAIAEAAABIACADAAAARgAgAQAARwAwAgAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACAFAwAA4goAIKEFAgAAAAG5BQEAAAAB3wVAAAAAAeAFEAAAAAEBJgAA7AQAIAShBQIAAAABuQUBAAAAAd8FQAAAAAHgBRAAAAABASYAAO4EADABJgAA7gQAMAUDAADhCgAgoQUCANIJACG5BQEA0QkAId8FQADzCQAh4AUQAPEJACECAAAASAAgJgAA8QQAIAShBQIA0gkAIbkFAQDRCQAh3wVAAPMJACHgBRAA8QkAIQIAAABGACAmAADzBAAgAgAAAEYAICYAAPMEACADAAAASAAgLQAA7AQAIC4AAPEEACABAAAASAAgAQAAAEYAIAUGAADcCgAgMwAA3QoAIDQAAOAKACA1AADfCgAgNgAA3goAIAeeBQAA5wgAMJ8FAAD6BAAQoAUAAOcIADChBQIAjQgAIbkFAQCOCAAh3wVAAKQIACHgBRAAoggAIQMAAABGACABAAD5BAAwMgAA-gQAIAMAAABGACABAABHADACAABIACAKDQAA5ggAIJ4FAADlCAAwnwUAAB8AEKAFAADlCAAwwAVAALAIACHCBQQA3QgAId4FAQCbCAAh4AUQAMoIACHxBQEAmwgAIfIFAADkCAAgAQAAAP0EACABAAAA_QQAIAENAADbCgAgAwAAAB8AIAEAAIAFADACAAD9BAAgAwAAAB8AIAEAAIAFADACAAD9BAAgAwAAAB8AIAEAAIAFADACAAD9BAAgBg0AANoKACDABUAAAAABwgUEAAAAAd4FAQAAAAHgBRAAAAAB8QUBAAAAAQEmAACEBQAgBcAFQAAAAAHCBQQAAAAB3gUBAAAAAeAFEAAAAAHxBQEAAAABASYAAIYFADABJgAAhgUAMAYNAADZCgAgwAVAAPMJACHCBQQAkAoAId4FAQDRCQAh4AUQAPEJACHxBQEA0QkAIQIAAAD9BAAgJgAAiQUAIAXABUAA8wkAIcIFBACQCgAh3gUBANEJACHgBRAA8QkAIfEFAQDRCQAhAgAAAB8AICYAAIsFACACAAAAHwAgJgAAiwUAIAMAAAD9BAAgLQAAhAUAIC4AAIkFACABAAAA_QQAIAEAAAAfACAFBgAA1AoAIDMAANUKACA0AADYCgAgNQAA1woAIDYAANYKACAIngUAAOMIADCfBQAAkgUAEKAFAADjCAAwwAVAAKQIACHCBQQAxQgAId4FAQCOCAAh4AUQAKIIACHxBQEAjggAIQMAAAAfACABAACRBQAwMgAAkgUAIAMAAAAfACABAACABQAwAgAA_QQAIAieBQAA4QgAMJ8FAACYBQAQoAUAAOEIADC9BQEAmwgAIcAFQACwCAAh7gUBAJsIACHvBQEAmwgAIfAFAADiCAAgAQAAAJUFACABAAAAlQUAIAeeBQAA4QgAMJ8FAACYBQAQoAUAAOEIADC9BQEAmwgAIcAFQACwCAAh7gUBAJsIACHvBQEAmwgAIQADAAAAmAUAIAEAAJkFADACAACVBQAgAwAAAJgFACABAACZBQAwAgAAlQUAIAMAAACYBQAgAQAAmQUAMAIAAJUFACAEvQUBAAAAAcAFQAAAAAHuBQEAAAAB7wUBAAAAAQEmAACdBQAgBL0FAQAAAAHABUAAAAAB7gUBAAAAAe8FAQAAAAEBJgAAnwUAMAEmAACfBQAwBL0FAQDRCQAhwAVAAPMJACHuBQEA0QkAIe8FAQDRCQAhAgAAAJUFACAmAACiBQAgBL0FAQDRCQAhwAVAAPMJACHuBQEA0QkAIe8FAQDRCQAhAgAAAJgFACAmAACkBQAgAgAAAJgFACAmAACkBQAgAwAAAJUFACAtAACdBQAgLgAAogUAIAEAAACVBQAgAQAAAJgFACADBgAA0QoAIDUAANMKACA2AADSCgAgB54FAADgCAAwnwUAAKsFABCgBQAA4AgAML0FAQCOCAAhwAVAAKQIACHuBQEAjggAIe8FAQCOCAAhAwAAAJgFACABAACqBQAwMgAAqwUAIAMAAACYBQAgAQAAmQUAMAIAAJUFACAPCQAA3AgAILoDAADaCAAguwMAANsIACCeBQAA2AgAMJ8FAAC6BQAQoAUAANgIADC4BQEAAAABuQUBAJwIACHkBUAAsAgAIecFAQCbCAAh6AUBAJsIACHpBQEAmwgAIeoFAQCbCAAh6wUAANkIACDsBQEAnAgAIQEAAACuBQAgCLkDAADOCAAgngUAANEIADCfBQAAsAUAEKAFAADRCAAw4gUBAJsIACHkBUAAsAgAIeUFAQCbCAAh5gUBAJsIACEBAAAAsAUAIAa5AwAAzggAIJ4FAADfCAAwnwUAALIFABCgBQAA3wgAMOIFAQCbCAAh5AVAALAIACEBuQMAAJ8KACAHuQMAAM4IACCeBQAA3wgAMJ8FAACyBQAQoAUAAN8IADDiBQEAmwgAIeQFQACwCAAh7QUAAN4IACADAAAAsgUAIAEAALMFADACAAC0BQAgCLkDAADOCAAgngUAAM0IADCfBQAAtgUAEKAFAADNCAAw1QUEAN0IACHiBQEAmwgAIeMFAQCbCAAh5AVAALAIACEBAAAAtgUAIAEAAACyBQAgAQAAAK4FACAPCQAA3AgAILoDAADaCAAguwMAANsIACCeBQAA2AgAMJ8FAAC6BQAQoAUAANgIADC4BQEAmwgAIbkFAQCcCAAh5AVAALAIACHnBQEAmwgAIegFAQCbCAAh6QUBAJsIACHqBQEAmwgAIesFAADZCAAg7AUBAJwIACEFCQAA0AoAILoDAADOCgAguwMAAM8KACC5BQAA1QkAIOwFAADVCQAgAwAAALoFACABAAC7BQAwAgAArgUAIAMAAAC6BQAgAQAAuwUAMAIAAK4FACADAAAAugUAIAEAALsFADACAACuBQAgDAkAAM0KACC6AwAAywoAILsDAADMCgAguAUBAAAAAbkFAQAAAAHkBUAAAAAB5wUBAAAAAegFAQAAAAHpBQEAAAAB6gUBAAAAAesFgAAAAAHsBQEAAAABASYAAL8FACAJuAUBAAAAAbkFAQAAAAHkBUAAAAAB5wUBAAAAAegFAQAAAAHpBQEAAAAB6gUBAAAAAesFgAAAAAHsBQEAAAABASYAAMEFADABJgAAwQUAMAwJAAC0CgAgugMAALIKACC7AwAAswoAILgFAQDRCQAhuQUBANsJACHkBUAA8wkAIecFAQDRCQAh6AUBANEJACHpBQEA0QkAIeoFAQDRCQAh6wWAAAAAAewFAQDbCQAhAgAAAK4FACAmAADEBQAgCbgFAQDRCQAhuQUBANsJACHkBUAA8wkAIecFAQDRCQAh6AUBANEJACHpBQEA0QkAIeoFAQDRCQAh6wWAAAAAAewFAQDbCQAhAgAAALoFACAmAADGBQAgAgAAALoFACAmAADGBQAgAwAAAK4FACAtAAC_BQAgLgAAxAUAIAEAAACuBQAgAQAAALoFACAFBgAArwoAIDUAALEKACA2AACwCgAguQUAANUJACDsBQAA1QkAIAyeBQAA1QgAMJ8FAADNBQAQoAUAANUIADC4BQEAjggAIbkFAQCVCAAh5AVAAKQIACHnBQEAjggAIegFAQCOCAAh6QUBAI4IACHqBQEAjggAIesFAADWCAAg7AUBAJUIACEDAAAAugUAIAEAAMwFADAyAADNBQAgAwAAALoFACABAAC7BQAwAgAArgUAIAeeBQAA0wgAMJ8FAADTBQAQoAUAANMIADChBQIAmggAId8FQACwCAAh4AUQAMoIACHhBQAA1AgAIAEAAADQBQAgAQAAANAFACAGngUAANMIADCfBQAA0wUAEKAFAADTCAAwoQUCAJoIACHfBUAAsAgAIeAFEADKCAAhAAMAAADTBQAgAQAA1AUAMAIAANAFACADAAAA0wUAIAEAANQFADACAADQBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAOhBQIAAAAB3wVAAAAAAeAFEAAAAAEBJgAA2AUAIAOhBQIAAAAB3wVAAAAAAeAFEAAAAAEBJgAA2gUAMAEmAADaBQAwA6EFAgDSCQAh3wVAAPMJACHgBRAA8QkAIQIAAADQBQAgJgAA3QUAIAOhBQIA0gkAId8FQADzCQAh4AUQAPEJACECAAAA0wUAICYAAN8FACACAAAA0wUAICYAAN8FACADAAAA0AUAIC0AANgFACAuAADdBQAgAQAAANAFACABAAAA0wUAIAUGAACqCgAgMwAAqwoAIDQAAK4KACA1AACtCgAgNgAArAoAIAaeBQAA0ggAMJ8FAADmBQAQoAUAANIIADChBQIAjQgAId8FQACkCAAh4AUQAKIIACEDAAAA0wUAIAEAAOUFADAyAADmBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAi5AwAAzggAIJ4FAADRCAAwnwUAALAFABCgBQAA0QgAMOIFAQAAAAHkBUAAsAgAIeUFAQCbCAAh5gUBAJsIACEBAAAA6QUAIAEAAADpBQAgAbkDAACfCgAgAwAAALAFACABAADsBQAwAgAA6QUAIAMAAACwBQAgAQAA7AUAMAIAAOkFACADAAAAsAUAIAEAAOwFADACAADpBQAgBbkDAACpCgAg4gUBAAAAAeQFQAAAAAHlBQEAAAAB5gUBAAAAAQEmAADwBQAgBOIFAQAAAAHkBUAAAAAB5QUBAAAAAeYFAQAAAAEBJgAA8gUAMAEmAADyBQAwBbkDAACoCgAg4gUBANEJACHkBUAA8wkAIeUFAQDRCQAh5gUBANEJACECAAAA6QUAICYAAPUFACAE4gUBANEJACHkBUAA8wkAIeUFAQDRCQAh5gUBANEJACECAAAAsAUAICYAAPcFACACAAAAsAUAICYAAPcFACADAAAA6QUAIC0AAPAFACAuAAD1BQAgAQAAAOkFACABAAAAsAUAIAMGAAClCgAgNQAApwoAIDYAAKYKACAHngUAANAIADCfBQAA_gUAEKAFAADQCAAw4gUBAI4IACHkBUAApAgAIeUFAQCOCAAh5gUBAI4IACEDAAAAsAUAIAEAAP0FADAyAAD-BQAgAwAAALAFACABAADsBQAwAgAA6QUAIAEAAAC0BQAgAQAAALQFACADAAAAsgUAIAEAALMFADACAAC0BQAgAwAAALIFACABAACzBQAwAgAAtAUAIAMAAACyBQAgAQAAswUAMAIAALQFACADuQMAAKQKACDiBQEAAAAB5AVAAAAAAQEmAACGBgAgAuIFAQAAAAHkBUAAAAABASYAAIgGADABJgAAiAYAMAO5AwAAowoAIOIFAQDRCQAh5AVAAPMJACECAAAAtAUAICYAAIsGACAC4gUBANEJACHkBUAA8wkAIQIAAACyBQAgJgAAjQYAIAIAAACyBQAgJgAAjQYAIAMAAAC0BQAgLQAAhgYAIC4AAIsGACABAAAAtAUAIAEAAACyBQAgAwYAAKAKACA1AACiCgAgNgAAoQoAIAWeBQAAzwgAMJ8FAACUBgAQoAUAAM8IADDiBQEAjggAIeQFQACkCAAhAwAAALIFACABAACTBgAwMgAAlAYAIAMAAACyBQAgAQAAswUAMAIAALQFACAIuQMAAM4IACCeBQAAzQgAMJ8FAAC2BQAQoAUAAM0IADDVBQQAAAAB4gUBAAAAAeMFAQCbCAAh5AVAALAIACEBAAAAlwYAIAEAAACXBgAgAbkDAACfCgAgAwAAALYFACABAACaBgAwAgAAlwYAIAMAAAC2BQAgAQAAmgYAMAIAAJcGACADAAAAtgUAIAEAAJoGADACAACXBgAgBbkDAACeCgAg1QUEAAAAAeIFAQAAAAHjBQEAAAAB5AVAAAAAAQEmAACeBgAgBNUFBAAAAAHiBQEAAAAB4wUBAAAAAeQFQAAAAAEBJgAAoAYAMAEmAACgBgAwBbkDAACdCgAg1QUEAJAKACHiBQEA0QkAIeMFAQDRCQAh5AVAAPMJACECAAAAlwYAICYAAKMGACAE1QUEAJAKACHiBQEA0QkAIeMFAQDRCQAh5AVAAPMJACECAAAAtgUAICYAAKUGACACAAAAtgUAICYAAKUGACADAAAAlwYAIC0AAJ4GACAuAACjBgAgAQAAAJcGACABAAAAtgUAIAUGAACYCgAgMwAAmQoAIDQAAJwKACA1AACbCgAgNgAAmgoAIAeeBQAAzAgAMJ8FAACsBgAQoAUAAMwIADDVBQQAxQgAIeIFAQCOCAAh4wUBAI4IACHkBUAApAgAIQMAAAC2BQAgAQAAqwYAMDIAAKwGACADAAAAtgUAIAEAAJoGADACAACXBgAgB54FAADJCAAwnwUAALIGABCgBQAAyQgAMKEFAgCaCAAh3wVAALAIACHgBRAAyggAIeEFAADLCAAgAQAAAK8GACABAAAArwYAIAaeBQAAyQgAMJ8FAACyBgAQoAUAAMkIADChBQIAmggAId8FQACwCAAh4AUQAMoIACEAAwAAALIGACABAACzBgAwAgAArwYAIAMAAACyBgAgAQAAswYAMAIAAK8GACADAAAAsgYAIAEAALMGADACAACvBgAgA6EFAgAAAAHfBUAAAAAB4AUQAAAAAQEmAAC3BgAgA6EFAgAAAAHfBUAAAAAB4AUQAAAAAQEmAAC5BgAwASYAALkGADADoQUCANIJACHfBUAA8wkAIeAFEADxCQAhAgAAAK8GACAmAAC8BgAgA6EFAgDSCQAh3wVAAPMJACHgBRAA8QkAIQIAAACyBgAgJgAAvgYAIAIAAACyBgAgJgAAvgYAIAMAAACvBgAgLQAAtwYAIC4AALwGACABAAAArwYAIAEAAACyBgAgBQYAAJMKACAzAACUCgAgNAAAlwoAIDUAAJYKACA2AACVCgAgBp4FAADICAAwnwUAAMUGABCgBQAAyAgAMKEFAgCNCAAh3wVAAKQIACHgBRAAoggAIQMAAACyBgAgAQAAxAYAMDIAAMUGACADAAAAsgYAIAEAALMGADACAACvBgAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAGDQAAkgoAIKEFAgAAAAHCBQQAAAAB3AUBAAAAAd0FQAAAAAHeBQEAAAABASYAAM0GACAFoQUCAAAAAcIFBAAAAAHcBQEAAAAB3QVAAAAAAd4FAQAAAAEBJgAAzwYAMAEmAADPBgAwBg0AAJEKACChBQIA0gkAIcIFBACQCgAh3AUBANEJACHdBUAA8wkAId4FAQDRCQAhAgAAAB0AICYAANIGACAFoQUCANIJACHCBQQAkAoAIdwFAQDRCQAh3QVAAPMJACHeBQEA0QkAIQIAAAAbACAmAADUBgAgAgAAABsAICYAANQGACADAAAAHQAgLQAAzQYAIC4AANIGACABAAAAHQAgAQAAABsAIAUGAACLCgAgMwAAjAoAIDQAAI8KACA1AACOCgAgNgAAjQoAIAieBQAAxAgAMJ8FAADbBgAQoAUAAMQIADChBQIAjQgAIcIFBADFCAAh3AUBAI4IACHdBUAApAgAId4FAQCOCAAhAwAAABsAIAEAANoGADAyAADbBgAgAwAAABsAIAEAABwAMAIAAB0AIAsmAADCCAAgngUAAMEIADCfBQAA4QYAEKAFAADBCAAwsAUBAJsIACG4BQEAAAABuQUBAJsIACHABUAAsAgAIdMFAQCbCAAh1AUBAJwIACHVBQQAwwgAIQEAAADeBgAgAQAAAN4GACALJgAAwggAIJ4FAADBCAAwnwUAAOEGABCgBQAAwQgAMLAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAh0wUBAJsIACHUBQEAnAgAIdUFBADDCAAhAyYAANUJACDUBQAA1QkAINUFAADVCQAgAwAAAOEGACABAADiBgAwAgAA3gYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACADAAAA4QYAIAEAAOIGADACAADeBgAgCCaAAAAAAbAFAQAAAAG4BQEAAAABuQUBAAAAAcAFQAAAAAHTBQEAAAAB1AUBAAAAAdUFBAAAAAEBJgAA5gYAIAgmgAAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAAB0wUBAAAAAdQFAQAAAAHVBQQAAAABASYAAOgGADABJgAA6AYAMAgmgAAAAAGwBQEA0QkAIbgFAQDRCQAhuQUBANEJACHABUAA8wkAIdMFAQDRCQAh1AUBANsJACHVBQQAigoAIQIAAADeBgAgJgAA6wYAIAgmgAAAAAGwBQEA0QkAIbgFAQDRCQAhuQUBANEJACHABUAA8wkAIdMFAQDRCQAh1AUBANsJACHVBQQAigoAIQIAAADhBgAgJgAA7QYAIAIAAADhBgAgJgAA7QYAIAMAAADeBgAgLQAA5gYAIC4AAOsGACABAAAA3gYAIAEAAADhBgAgCAYAAIUKACAmAADVCQAgMwAAhgoAIDQAAIkKACA1AACICgAgNgAAhwoAINQFAADVCQAg1QUAANUJACALJgAAvAgAIJ4FAAC7CAAwnwUAAPQGABCgBQAAuwgAMLAFAQCOCAAhuAUBAI4IACG5BQEAjggAIcAFQACkCAAh0wUBAI4IACHUBQEAlQgAIdUFBAC9CAAhAwAAAOEGACABAADzBgAwMgAA9AYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACAOngUAALkIADCfBQAA-gYAEKAFAAC5CAAwuAUBAAAAAbkFAQCbCAAhvAUBAJsIACHABUAAsAgAIcwFAQCbCAAhzQUBAJsIACHOBQIAmggAIc8FAgCaCAAh0AVAALoIACHRBUAAuggAIdIFQAC6CAAhAQAAAPcGACABAAAA9wYAIA6eBQAAuQgAMJ8FAAD6BgAQoAUAALkIADC4BQEAmwgAIbkFAQCbCAAhvAUBAJsIACHABUAAsAgAIcwFAQCbCAAhzQUBAJsIACHOBQIAmggAIc8FAgCaCAAh0AVAALoIACHRBUAAuggAIdIFQAC6CAAhA9AFAADVCQAg0QUAANUJACDSBQAA1QkAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACADAAAA-gYAIAEAAPsGADACAAD3BgAgAwAAAPoGACABAAD7BgAwAgAA9wYAIAu4BQEAAAABuQUBAAAAAbwFAQAAAAHABUAAAAABzAUBAAAAAc0FAQAAAAHOBQIAAAABzwUCAAAAAdAFQAAAAAHRBUAAAAAB0gVAAAAAAQEmAAD_BgAgC7gFAQAAAAG5BQEAAAABvAUBAAAAAcAFQAAAAAHMBQEAAAABzQUBAAAAAc4FAgAAAAHPBQIAAAAB0AVAAAAAAdEFQAAAAAHSBUAAAAABASYAAIEHADABJgAAgQcAMAu4BQEA0QkAIbkFAQDRCQAhvAUBANEJACHABUAA8wkAIcwFAQDRCQAhzQUBANEJACHOBQIA0gkAIc8FAgDSCQAh0AVAAPQJACHRBUAA9AkAIdIFQAD0CQAhAgAAAPcGACAmAACEBwAgC7gFAQDRCQAhuQUBANEJACG8BQEA0QkAIcAFQADzCQAhzAUBANEJACHNBQEA0QkAIc4FAgDSCQAhzwUCANIJACHQBUAA9AkAIdEFQAD0CQAh0gVAAPQJACECAAAA-gYAICYAAIYHACACAAAA-gYAICYAAIYHACADAAAA9wYAIC0AAP8GACAuAACEBwAgAQAAAPcGACABAAAA-gYAIAgGAACACgAgMwAAgQoAIDQAAIQKACA1AACDCgAgNgAAggoAINAFAADVCQAg0QUAANUJACDSBQAA1QkAIA6eBQAAuAgAMJ8FAACNBwAQoAUAALgIADC4BQEAjggAIbkFAQCOCAAhvAUBAI4IACHABUAApAgAIcwFAQCOCAAhzQUBAI4IACHOBQIAjQgAIc8FAgCNCAAh0AVAAKUIACHRBUAApQgAIdIFQAClCAAhAwAAAPoGACABAACMBwAwMgAAjQcAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACALngUAALUIADCfBQAAkwcAEKAFAAC1CAAwxAUBAJsIACHFBQIAmggAIcYFQACwCAAhxwUCAJoIACHIBQIAtggAIckFAQCcCAAhygUBAJwIACHLBQAAtwgAIAEAAACQBwAgAQAAAJAHACAKngUAALUIADCfBQAAkwcAEKAFAAC1CAAwxAUBAJsIACHFBQIAmggAIcYFQACwCAAhxwUCAJoIACHIBQIAtggAIckFAQCcCAAhygUBAJwIACEDyAUAANUJACDJBQAA1QkAIMoFAADVCQAgAwAAAJMHACABAACUBwAwAgAAkAcAIAMAAACTBwAgAQAAlAcAMAIAAJAHACADAAAAkwcAIAEAAJQHADACAACQBwAgB8QFAQAAAAHFBQIAAAABxgVAAAAAAccFAgAAAAHIBQIAAAAByQUBAAAAAcoFAQAAAAEBJgAAmAcAIAfEBQEAAAABxQUCAAAAAcYFQAAAAAHHBQIAAAAByAUCAAAAAckFAQAAAAHKBQEAAAABASYAAJoHADABJgAAmgcAMAfEBQEA0QkAIcUFAgDSCQAhxgVAAPMJACHHBQIA0gkAIcgFAgD_CQAhyQUBANsJACHKBQEA2wkAIQIAAACQBwAgJgAAnQcAIAfEBQEA0QkAIcUFAgDSCQAhxgVAAPMJACHHBQIA0gkAIcgFAgD_CQAhyQUBANsJACHKBQEA2wkAIQIAAACTBwAgJgAAnwcAIAIAAACTBwAgJgAAnwcAIAMAAACQBwAgLQAAmAcAIC4AAJ0HACABAAAAkAcAIAEAAACTBwAgCAYAAPoJACAzAAD7CQAgNAAA_gkAIDUAAP0JACA2AAD8CQAgyAUAANUJACDJBQAA1QkAIMoFAADVCQAgCp4FAACxCAAwnwUAAKYHABCgBQAAsQgAMMQFAQCOCAAhxQUCAI0IACHGBUAApAgAIccFAgCNCAAhyAUCALIIACHJBQEAlQgAIcoFAQCVCAAhAwAAAJMHACABAAClBwAwMgAApgcAIAMAAACTBwAgAQAAlAcAMAIAAJAHACAFngUAAK8IADCfBQAArAcAEKAFAACvCAAwwgUBAAAAAcMFQACwCAAhAQAAAKkHACABAAAAqQcAIAWeBQAArwgAMJ8FAACsBwAQoAUAAK8IADDCBQEAmwgAIcMFQACwCAAhAAMAAACsBwAgAQAArQcAMAIAAKkHACADAAAArAcAIAEAAK0HADACAACpBwAgAwAAAKwHACABAACtBwAwAgAAqQcAIALCBQEAAAABwwVAAAAAAQEmAACxBwAgAsIFAQAAAAHDBUAAAAABASYAALMHADABJgAAswcAMALCBQEA0QkAIcMFQADzCQAhAgAAAKkHACAmAAC2BwAgAsIFAQDRCQAhwwVAAPMJACECAAAArAcAICYAALgHACACAAAArAcAICYAALgHACADAAAAqQcAIC0AALEHACAuAAC2BwAgAQAAAKkHACABAAAArAcAIAMGAAD3CQAgNQAA-QkAIDYAAPgJACAFngUAAK4IADCfBQAAvwcAEKAFAACuCAAwwgUBAI4IACHDBUAApAgAIQMAAACsBwAgAQAAvgcAMDIAAL8HACADAAAArAcAIAEAAK0HADACAACpBwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAA9gkAIKEFAgAAAAGjBQEAAAABuAUBAAAAAbkFAQAAAAG6BQEAAAABuwUQAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FEAAAAAHABUAAAAABwQVAAAAAAQEmAADHBwAgDKEFAgAAAAGjBQEAAAABuAUBAAAAAbkFAQAAAAG6BQEAAAABuwUQAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FEAAAAAHABUAAAAABwQVAAAAAAQEmAADJBwAwASYAAMkHADANAwAA9QkAIKEFAgDSCQAhowUBANEJACG4BQEA0QkAIbkFAQDRCQAhugUBANEJACG7BRAA8QkAIbwFAQDRCQAhvQUBANsJACG-BQEA2wkAIb8FEADyCQAhwAVAAPMJACHBBUAA9AkAIQIAAABEACAmAADMBwAgDKEFAgDSCQAhowUBANEJACG4BQEA0QkAIbkFAQDRCQAhugUBANEJACG7BRAA8QkAIbwFAQDRCQAhvQUBANsJACG-BQEA2wkAIb8FEADyCQAhwAVAAPMJACHBBUAA9AkAIQIAAABCACAmAADOBwAgAgAAAEIAICYAAM4HACADAAAARAAgLQAAxwcAIC4AAMwHACABAAAARAAgAQAAAEIAIAkGAADsCQAgMwAA7QkAIDQAAPAJACA1AADvCQAgNgAA7gkAIL0FAADVCQAgvgUAANUJACC_BQAA1QkAIMEFAADVCQAgD54FAAChCAAwnwUAANUHABCgBQAAoQgAMKEFAgCNCAAhowUBAI4IACG4BQEAjggAIbkFAQCOCAAhugUBAI4IACG7BRAAoggAIbwFAQCOCAAhvQUBAJUIACG-BQEAlQgAIb8FEACjCAAhwAVAAKQIACHBBUAApQgAIQMAAABCACABAADUBwAwMgAA1QcAIAMAAABCACABAABDADACAABEACAK_QQAAJ0IACCeBQAAmQgAMJ8FAADgBwAQoAUAAJkIADChBQIAAAABrwUBAAAAAbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbMFAQCcCAAhAQAAANgHACAH_AQAAKAIACCeBQAAnwgAMJ8FAADaBwAQoAUAAJ8IADChBQIAmggAIaIFAQCbCAAhowUBAJsIACEB_AQAAOsJACAI_AQAAKAIACCeBQAAnwgAMJ8FAADaBwAQoAUAAJ8IADChBQIAmggAIaIFAQCbCAAhowUBAJsIACG3BQAAnggAIAMAAADaBwAgAQAA2wcAMAIAANwHACABAAAA2gcAIAEAAADYBwAgCv0EAACdCAAgngUAAJkIADCfBQAA4AcAEKAFAACZCAAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbMFAQCcCAAhAv0EAADqCQAgswUAANUJACADAAAA4AcAIAEAAOEHADACAADYBwAgAwAAAOAHACABAADhBwAwAgAA2AcAIAMAAADgBwAgAQAA4QcAMAIAANgHACAH_QQAAOkJACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbMFAQAAAAEBJgAA5QcAIAahBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbMFAQAAAAEBJgAA5wcAMAEmAADnBwAwB_0EAADcCQAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbMFAQDbCQAhAgAAANgHACAmAADqBwAgBqEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACGzBQEA2wkAIQIAAADgBwAgJgAA7AcAIAIAAADgBwAgJgAA7AcAIAMAAADYBwAgLQAA5QcAIC4AAOoHACABAAAA2AcAIAEAAADgBwAgBgYAANYJACAzAADXCQAgNAAA2gkAIDUAANkJACA2AADYCQAgswUAANUJACAJngUAAJQIADCfBQAA8wcAEKAFAACUCAAwoQUCAI0IACGvBQEAjggAIbAFAQCOCAAhsQUBAI4IACGyBQEAjggAIbMFAQCVCAAhAwAAAOAHACABAADyBwAwMgAA8wcAIAMAAADgBwAgAQAA4QcAMAIAANgHACABAAAA3AcAIAEAAADcBwAgAwAAANoHACABAADbBwAwAgAA3AcAIAMAAADaBwAgAQAA2wcAMAIAANwHACADAAAA2gcAIAEAANsHADACAADcBwAgBPwEAADUCQAgoQUCAAAAAaIFAQAAAAGjBQEAAAABASYAAPsHACADoQUCAAAAAaIFAQAAAAGjBQEAAAABASYAAP0HADABJgAA_QcAMAT8BAAA0wkAIKEFAgDSCQAhogUBANEJACGjBQEA0QkAIQIAAADcBwAgJgAAgAgAIAOhBQIA0gkAIaIFAQDRCQAhowUBANEJACECAAAA2gcAICYAAIIIACACAAAA2gcAICYAAIIIACADAAAA3AcAIC0AAPsHACAuAACACAAgAQAAANwHACABAAAA2gcAIAUGAADMCQAgMwAAzQkAIDQAANAJACA1AADPCQAgNgAAzgkAIAaeBQAAjAgAMJ8FAACJCAAQoAUAAIwIADChBQIAjQgAIaIFAQCOCAAhowUBAI4IACEDAAAA2gcAIAEAAIgIADAyAACJCAAgAwAAANoHACABAADbBwAwAgAA3AcAIAaeBQAAjAgAMJ8FAACJCAAQoAUAAIwIADChBQIAjQgAIaIFAQCOCAAhowUBAI4IACENBgAAkAgAIDMAAJMIACA0AACQCAAgNQAAkAgAIDYAAJAIACCkBQIAAAABpQUCAAAABKYFAgAAAASnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCAJIIACEOBgAAkAgAIDUAAJEIACA2AACRCAAgpAUBAAAAAaUFAQAAAASmBQEAAAAEpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCPCAAhDgYAAJAIACA1AACRCAAgNgAAkQgAIKQFAQAAAAGlBQEAAAAEpgUBAAAABKcFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAjwgAIQikBQIAAAABpQUCAAAABKYFAgAAAASnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCAJAIACELpAUBAAAAAaUFAQAAAASmBQEAAAAEpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCRCAAhDQYAAJAIACAzAACTCAAgNAAAkAgAIDUAAJAIACA2AACQCAAgpAUCAAAAAaUFAgAAAASmBQIAAAAEpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCSCAAhCKQFCAAAAAGlBQgAAAAEpgUIAAAABKcFCAAAAAGoBQgAAAABqQUIAAAAAaoFCAAAAAGuBQgAkwgAIQmeBQAAlAgAMJ8FAADzBwAQoAUAAJQIADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACGxBQEAjggAIbIFAQCOCAAhswUBAJUIACEOBgAAlwgAIDUAAJgIACA2AACYCAAgpAUBAAAAAaUFAQAAAAWmBQEAAAAFpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCWCAAhDgYAAJcIACA1AACYCAAgNgAAmAgAIKQFAQAAAAGlBQEAAAAFpgUBAAAABacFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAlggAIQikBQIAAAABpQUCAAAABaYFAgAAAAWnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCAJcIACELpAUBAAAAAaUFAQAAAAWmBQEAAAAFpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCYCAAhCv0EAACdCAAgngUAAJkIADCfBQAA4AcAEKAFAACZCAAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbMFAQCcCAAhCKQFAgAAAAGlBQIAAAAEpgUCAAAABKcFAgAAAAGoBQIAAAABqQUCAAAAAaoFAgAAAAGuBQIAkAgAIQukBQEAAAABpQUBAAAABKYFAQAAAASnBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwUBAAAAAawFAQAAAAGtBQEAAAABrgUBAJEIACELpAUBAAAAAaUFAQAAAAWmBQEAAAAFpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCYCAAhA7QFAADaBwAgtQUAANoHACC2BQAA2gcAIAOhBQIAAAABogUBAAAAAaMFAQAAAAEH_AQAAKAIACCeBQAAnwgAMJ8FAADaBwAQoAUAAJ8IADChBQIAmggAIaIFAQCbCAAhowUBAJsIACEM_QQAAJ0IACCeBQAAmQgAMJ8FAADgBwAQoAUAAJkIADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhswUBAJwIACGNBwAA4AcAII4HAADgBwAgD54FAAChCAAwnwUAANUHABCgBQAAoQgAMKEFAgCNCAAhowUBAI4IACG4BQEAjggAIbkFAQCOCAAhugUBAI4IACG7BRAAoggAIbwFAQCOCAAhvQUBAJUIACG-BQEAlQgAIb8FEACjCAAhwAVAAKQIACHBBUAApQgAIQ0GAACQCAAgMwAArQgAIDQAAK0IACA1AACtCAAgNgAArQgAIKQFEAAAAAGlBRAAAAAEpgUQAAAABKcFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAArAgAIQ0GAACXCAAgMwAAqwgAIDQAAKsIACA1AACrCAAgNgAAqwgAIKQFEAAAAAGlBRAAAAAFpgUQAAAABacFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAAqggAIQsGAACQCAAgNQAAqQgAIDYAAKkIACCkBUAAAAABpQVAAAAABKYFQAAAAASnBUAAAAABqAVAAAAAAakFQAAAAAGqBUAAAAABrgVAAKgIACELBgAAlwgAIDUAAKcIACA2AACnCAAgpAVAAAAAAaUFQAAAAAWmBUAAAAAFpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACmCAAhCwYAAJcIACA1AACnCAAgNgAApwgAIKQFQAAAAAGlBUAAAAAFpgVAAAAABacFQAAAAAGoBUAAAAABqQVAAAAAAaoFQAAAAAGuBUAApggAIQikBUAAAAABpQVAAAAABaYFQAAAAAWnBUAAAAABqAVAAAAAAakFQAAAAAGqBUAAAAABrgVAAKcIACELBgAAkAgAIDUAAKkIACA2AACpCAAgpAVAAAAAAaUFQAAAAASmBUAAAAAEpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACoCAAhCKQFQAAAAAGlBUAAAAAEpgVAAAAABKcFQAAAAAGoBUAAAAABqQVAAAAAAaoFQAAAAAGuBUAAqQgAIQ0GAACXCAAgMwAAqwgAIDQAAKsIACA1AACrCAAgNgAAqwgAIKQFEAAAAAGlBRAAAAAFpgUQAAAABacFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAAqggAIQikBRAAAAABpQUQAAAABaYFEAAAAAWnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAKsIACENBgAAkAgAIDMAAK0IACA0AACtCAAgNQAArQgAIDYAAK0IACCkBRAAAAABpQUQAAAABKYFEAAAAASnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAKwIACEIpAUQAAAAAaUFEAAAAASmBRAAAAAEpwUQAAAAAagFEAAAAAGpBRAAAAABqgUQAAAAAa4FEACtCAAhBZ4FAACuCAAwnwUAAL8HABCgBQAArggAMMIFAQCOCAAhwwVAAKQIACEFngUAAK8IADCfBQAArAcAEKAFAACvCAAwwgUBAJsIACHDBUAAsAgAIQikBUAAAAABpQVAAAAABKYFQAAAAASnBUAAAAABqAVAAAAAAakFQAAAAAGqBUAAAAABrgVAAKkIACEKngUAALEIADCfBQAApgcAEKAFAACxCAAwxAUBAI4IACHFBQIAjQgAIcYFQACkCAAhxwUCAI0IACHIBQIAsggAIckFAQCVCAAhygUBAJUIACENBgAAlwgAIDMAALQIACA0AACXCAAgNQAAlwgAIDYAAJcIACCkBQIAAAABpQUCAAAABaYFAgAAAAWnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCALMIACENBgAAlwgAIDMAALQIACA0AACXCAAgNQAAlwgAIDYAAJcIACCkBQIAAAABpQUCAAAABaYFAgAAAAWnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCALMIACEIpAUIAAAAAaUFCAAAAAWmBQgAAAAFpwUIAAAAAagFCAAAAAGpBQgAAAABqgUIAAAAAa4FCAC0CAAhCp4FAAC1CAAwnwUAAJMHABCgBQAAtQgAMMQFAQCbCAAhxQUCAJoIACHGBUAAsAgAIccFAgCaCAAhyAUCALYIACHJBQEAnAgAIcoFAQCcCAAhCKQFAgAAAAGlBQIAAAAFpgUCAAAABacFAgAAAAGoBQIAAAABqQUCAAAAAaoFAgAAAAGuBQIAlwgAIQLEBQEAAAABxQUCAAAAAQ6eBQAAuAgAMJ8FAACNBwAQoAUAALgIADC4BQEAjggAIbkFAQCOCAAhvAUBAI4IACHABUAApAgAIcwFAQCOCAAhzQUBAI4IACHOBQIAjQgAIc8FAgCNCAAh0AVAAKUIACHRBUAApQgAIdIFQAClCAAhDp4FAAC5CAAwnwUAAPoGABCgBQAAuQgAMLgFAQCbCAAhuQUBAJsIACG8BQEAmwgAIcAFQACwCAAhzAUBAJsIACHNBQEAmwgAIc4FAgCaCAAhzwUCAJoIACHQBUAAuggAIdEFQAC6CAAh0gVAALoIACEIpAVAAAAAAaUFQAAAAAWmBUAAAAAFpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACnCAAhCyYAALwIACCeBQAAuwgAMJ8FAAD0BgAQoAUAALsIADCwBQEAjggAIbgFAQCOCAAhuQUBAI4IACHABUAApAgAIdMFAQCOCAAh1AUBAJUIACHVBQQAvQgAIQ8GAACXCAAgNQAAwAgAIDYAAMAIACCkBYAAAAABpwWAAAAAAagFgAAAAAGpBYAAAAABqgWAAAAAAa4FgAAAAAHWBQEAAAAB1wUBAAAAAdgFAQAAAAHZBYAAAAAB2gWAAAAAAdsFgAAAAAENBgAAlwgAIDMAALQIACA0AAC_CAAgNQAAvwgAIDYAAL8IACCkBQQAAAABpQUEAAAABaYFBAAAAAWnBQQAAAABqAUEAAAAAakFBAAAAAGqBQQAAAABrgUEAL4IACENBgAAlwgAIDMAALQIACA0AAC_CAAgNQAAvwgAIDYAAL8IACCkBQQAAAABpQUEAAAABaYFBAAAAAWnBQQAAAABqAUEAAAAAakFBAAAAAGqBQQAAAABrgUEAL4IACEIpAUEAAAAAaUFBAAAAAWmBQQAAAAFpwUEAAAAAagFBAAAAAGpBQQAAAABqgUEAAAAAa4FBAC_CAAhDKQFgAAAAAGnBYAAAAABqAWAAAAAAakFgAAAAAGqBYAAAAABrgWAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFgAAAAAHaBYAAAAAB2wWAAAAAAQsmAADCCAAgngUAAMEIADCfBQAA4QYAEKAFAADBCAAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHTBQEAmwgAIdQFAQCcCAAh1QUEAMMIACEMpAWAAAAAAacFgAAAAAGoBYAAAAABqQWAAAAAAaoFgAAAAAGuBYAAAAAB1gUBAAAAAdcFAQAAAAHYBQEAAAAB2QWAAAAAAdoFgAAAAAHbBYAAAAABCKQFBAAAAAGlBQQAAAAFpgUEAAAABacFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAvwgAIQieBQAAxAgAMJ8FAADbBgAQoAUAAMQIADChBQIAjQgAIcIFBADFCAAh3AUBAI4IACHdBUAApAgAId4FAQCOCAAhDQYAAJAIACAzAACTCAAgNAAAxwgAIDUAAMcIACA2AADHCAAgpAUEAAAAAaUFBAAAAASmBQQAAAAEpwUEAAAAAagFBAAAAAGpBQQAAAABqgUEAAAAAa4FBADGCAAhDQYAAJAIACAzAACTCAAgNAAAxwgAIDUAAMcIACA2AADHCAAgpAUEAAAAAaUFBAAAAASmBQQAAAAEpwUEAAAAAagFBAAAAAGpBQQAAAABqgUEAAAAAa4FBADGCAAhCKQFBAAAAAGlBQQAAAAEpgUEAAAABKcFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAxwgAIQaeBQAAyAgAMJ8FAADFBgAQoAUAAMgIADChBQIAjQgAId8FQACkCAAh4AUQAKIIACEGngUAAMkIADCfBQAAsgYAEKAFAADJCAAwoQUCAJoIACHfBUAAsAgAIeAFEADKCAAhCKQFEAAAAAGlBRAAAAAEpgUQAAAABKcFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAArQgAIQKhBQIAAAAB3wVAAAAAAQeeBQAAzAgAMJ8FAACsBgAQoAUAAMwIADDVBQQAxQgAIeIFAQCOCAAh4wUBAI4IACHkBUAApAgAIQi5AwAAzggAIJ4FAADNCAAwnwUAALYFABCgBQAAzQgAMNUFBADdCAAh4gUBAJsIACHjBQEAmwgAIeQFQACwCAAhEQkAANwIACC6AwAA2ggAILsDAADbCAAgngUAANgIADCfBQAAugUAEKAFAADYCAAwuAUBAJsIACG5BQEAnAgAIeQFQACwCAAh5wUBAJsIACHoBQEAmwgAIekFAQCbCAAh6gUBAJsIACHrBQAA2QgAIOwFAQCcCAAhjQcAALoFACCOBwAAugUAIAWeBQAAzwgAMJ8FAACUBgAQoAUAAM8IADDiBQEAjggAIeQFQACkCAAhB54FAADQCAAwnwUAAP4FABCgBQAA0AgAMOIFAQCOCAAh5AVAAKQIACHlBQEAjggAIeYFAQCOCAAhCLkDAADOCAAgngUAANEIADCfBQAAsAUAEKAFAADRCAAw4gUBAJsIACHkBUAAsAgAIeUFAQCbCAAh5gUBAJsIACEGngUAANIIADCfBQAA5gUAEKAFAADSCAAwoQUCAI0IACHfBUAApAgAIeAFEACiCAAhBp4FAADTCAAwnwUAANMFABCgBQAA0wgAMKEFAgCaCAAh3wVAALAIACHgBRAAyggAIQKhBQIAAAAB3wVAAAAAAQyeBQAA1QgAMJ8FAADNBQAQoAUAANUIADC4BQEAjggAIbkFAQCVCAAh5AVAAKQIACHnBQEAjggAIegFAQCOCAAh6QUBAI4IACHqBQEAjggAIesFAADWCAAg7AUBAJUIACEPBgAAkAgAIDUAANcIACA2AADXCAAgpAWAAAAAAacFgAAAAAGoBYAAAAABqQWAAAAAAaoFgAAAAAGuBYAAAAAB1gUBAAAAAdcFAQAAAAHYBQEAAAAB2QWAAAAAAdoFgAAAAAHbBYAAAAABDKQFgAAAAAGnBYAAAAABqAWAAAAAAakFgAAAAAGqBYAAAAABrgWAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFgAAAAAHaBYAAAAAB2wWAAAAAAQ8JAADcCAAgugMAANoIACC7AwAA2wgAIJ4FAADYCAAwnwUAALoFABCgBQAA2AgAMLgFAQCbCAAhuQUBAJwIACHkBUAAsAgAIecFAQCbCAAh6AUBAJsIACHpBQEAmwgAIeoFAQCbCAAh6wUAANkIACDsBQEAnAgAIQykBYAAAAABpwWAAAAAAagFgAAAAAGpBYAAAAABqgWAAAAAAa4FgAAAAAHWBQEAAAAB1wUBAAAAAdgFAQAAAAHZBYAAAAAB2gWAAAAAAdsFgAAAAAEKuQMAAM4IACCeBQAA0QgAMJ8FAACwBQAQoAUAANEIADDiBQEAmwgAIeQFQACwCAAh5QUBAJsIACHmBQEAmwgAIY0HAACwBQAgjgcAALAFACADtAUAALIFACC1BQAAsgUAILYFAACyBQAgCrkDAADOCAAgngUAAM0IADCfBQAAtgUAEKAFAADNCAAw1QUEAN0IACHiBQEAmwgAIeMFAQCbCAAh5AVAALAIACGNBwAAtgUAII4HAAC2BQAgCKQFBAAAAAGlBQQAAAAEpgUEAAAABKcFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAxwgAIQLiBQEAAAAB5AVAAAAAAQa5AwAAzggAIJ4FAADfCAAwnwUAALIFABCgBQAA3wgAMOIFAQCbCAAh5AVAALAIACEHngUAAOAIADCfBQAAqwUAEKAFAADgCAAwvQUBAI4IACHABUAApAgAIe4FAQCOCAAh7wUBAI4IACEHngUAAOEIADCfBQAAmAUAEKAFAADhCAAwvQUBAJsIACHABUAAsAgAIe4FAQCbCAAh7wUBAJsIACEC7gUBAAAAAe8FAQAAAAEIngUAAOMIADCfBQAAkgUAEKAFAADjCAAwwAVAAKQIACHCBQQAxQgAId4FAQCOCAAh4AUQAKIIACHxBQEAjggAIQLCBQQAAAAB3gUBAAAAAQkNAADmCAAgngUAAOUIADCfBQAAHwAQoAUAAOUIADDABUAAsAgAIcIFBADdCAAh3gUBAJsIACHgBRAAyggAIfEFAQCbCAAhGQsAALsJACAMAAC8CQAgDgAAvQkAIA8AAL4JACAQAAC_CQAgngUAALoJADCfBQAAFAAQoAUAALoJADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfMFAQCbCAAh_AVAALAIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGBBgEAmwgAIYIGAQCcCAAhgwYBAJwIACGEBhAA-QgAIYUGBADDCAAhhgZAALoIACGNBwAAFAAgjgcAABQAIAeeBQAA5wgAMJ8FAAD6BAAQoAUAAOcIADChBQIAjQgAIbkFAQCOCAAh3wVAAKQIACHgBRAAoggAIRGeBQAA6AgAMJ8FAADkBAAQoAUAAOgIADDABUAApAgAIcIFBADFCAAh3gUBAI4IACHjBQEAjggAIfMFAQCOCAAh9AUBAI4IACH1BRAAoggAIfYFEACiCAAh9wVAAKUIACH4BQIAsggAIfkFAQCVCAAh-gVAAKUIACH7BQQAvQgAIfwFQACkCAAhEZ4FAADpCAAwnwUAANEEABCgBQAA6QgAMMAFQACwCAAhwgUEAN0IACHeBQEAmwgAIeMFAQCbCAAh8wUBAJsIACH0BQEAmwgAIfUFEADKCAAh9gUQAMoIACH3BUAAuggAIfgFAgC2CAAh-QUBAJwIACH6BUAAuggAIfsFBADDCAAh_AVAALAIACEKngUAAOoIADCfBQAAywQAEKAFAADqCAAwwgUEAMUIACHUBQEAjggAId4FAQCOCAAh_QUCAI0IACH-BQQAvQgAIf8FEACjCAAhgAZAAKUIACESngUAAOsIADCfBQAAtQQAEKAFAADrCAAwwAVAAKQIACHCBQQAxQgAIdQFAQCVCAAh3gUBAI4IACHzBQEAjggAIfwFQACkCAAh_gUEAL0IACH_BRAAowgAIYAGQAClCAAhgQYBAI4IACGCBgEAlQgAIYMGAQCVCAAhhAYQAKMIACGFBgQAvQgAIYYGQAClCAAhCZ4FAADsCAAwnwUAAJ0EABCgBQAA7AgAMLgFAQCOCAAhxgVAAKQIACGHBgEAjggAIYgGAQCOCAAhiQYBAI4IACGKBkAApAgAIQmeBQAA7QgAMJ8FAACKBAAQoAUAAO0IADC4BQEAmwgAIcYFQACwCAAhhwYBAJsIACGIBgEAmwgAIYkGAQCbCAAhigZAALAIACEGngUAAO4IADCfBQAAhAQAEKAFAADuCAAwoQUCAI0IACG4BQEAjggAIYoGQACkCAAhBp4FAADvCAAwnwUAAPEDABCgBQAA7wgAMKEFAgCaCAAhuAUBAJsIACGKBkAAsAgAIQKhBQIAAAABuAUBAAAAAQaeBQAA8QgAMJ8FAADrAwAQoAUAAPEIADChBQIAjQgAIYwGQACkCAAhjQYAALwIACAGngUAAPIIADCfBQAA2AMAEKAFAADyCAAwoQUCAJoIACGMBkAAsAgAIY0GAADCCAAgAqEFAgAAAAGMBkAAAAABEZ4FAAD0CAAwnwUAANIDABCgBQAA9AgAMKEFAgCNCAAhowUBAI4IACG4BQEAjggAIcAFQACkCAAhjwYEAMUIACGQBgEAlQgAIZEGBADFCAAhkgZAAKUIACGTBhAAowgAIZQGIAD1CAAhlQYQAKMIACGWBkAApQgAIZcGIAD1CAAhmAZAAKUIACEFBgAAkAgAIDUAAPcIACA2AAD3CAAgpAUgAAAAAa4FIAD2CAAhBQYAAJAIACA1AAD3CAAgNgAA9wgAIKQFIAAAAAGuBSAA9ggAIQKkBSAAAAABrgUgAPcIACESCgAA-wgAIJ4FAAD4CAAwnwUAAL8DABCgBQAA-AgAMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIcAFQACwCAAhjwYEAN0IACGQBgEAnAgAIZEGBADdCAAhkgZAALoIACGTBhAA-QgAIZQGIAD6CAAhlQYQAPkIACGWBkAAuggAIZcGIAD6CAAhmAZAALoIACEIpAUQAAAAAaUFEAAAAAWmBRAAAAAFpwUQAAAAAagFEAAAAAGpBRAAAAABqgUQAAAAAa4FEACrCAAhAqQFIAAAAAGuBSAA9wgAIQO0BQAAFAAgtQUAABQAILYFAAAUACACoQUCAAAAAaMFAQAAAAEHBAEAjggAIZ4FAAD9CAAwnwUAALkDABCgBQAA_QgAMMAFQACkCAAh1AUBAI4IACGaBgEAjggAIQaeBQAA_ggAMJ8FAACjAwAQoAUAAP4IADDABUAApAgAIdQFAQCOCAAhmwYBAI4IACEQngUAAP8IADCfBQAAjQMAEKAFAAD_CAAwoQUCAI0IACG5BQEAjggAIcAFQACkCAAh1AUBAI4IACHcBQEAjggAIZwGAQCOCAAhnQYBAI4IACGeBgQAxQgAIZ8GEACiCAAhoAYQAKIIACGhBhAAoggAIaIGEACjCAAhowZAAKUIACERDAAAgQkAIJ4FAACACQAwnwUAACwAEKAFAACACQAwoQUCAJoIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACHcBQEAmwgAIZwGAQCbCAAhnQYBAJsIACGeBgQA3QgAIZ8GEADKCAAhoAYQAMoIACGhBhAAyggAIaIGEAD5CAAhowZAALoIACFGAwAAiAkAIAkAAMMJACAKAAD7CAAgEQAAvwkAIBIAAMQJACATAADFCQAgFAAAxgkAIBUAALwJACAWAACXCQAgngUAAMEJADCfBQAADAAQoAUAAMEJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCbCAAh1wYAAMIIACDYBgEAnAgAIdkGQAC6CAAh2gZAALoIACHbBgEAnAgAIdwGAQCcCAAhjQcAAAwAII4HAAAMACAHngUAAIIJADCfBQAA9QIAEKAFAACCCQAwsAUBAI4IACG5BQEAjggAId8FQACkCAAhpAYEAMUIACEHngUAAIMJADCfBQAA3wIAEKAFAACDCQAwsAUBAI4IACG5BQEAjggAIdwFAQCOCAAhpQZAAKQIACELFQAA1ggAIBYEAL0IACGeBQAAhAkAMJ8FAADJAgAQoAUAAIQJADCwBQEAjggAIbkFAQCOCAAhwAVAAKQIACGmBgEAjggAIacGBAC9CAAhqAYEAL0IACELCAQAxQgAIZ4FAACFCQAwnwUAALMCABCgBQAAhQkAMLAFAQCOCAAhuQUBAI4IACHABUAApAgAIdQFAQCOCAAhpwYEAMUIACGoBgQAxQgAIakGAADWCAAgBp4FAACGCQAwnwUAAJ0CABCgBQAAhgkAMLkFAQCOCAAhqgYBAI4IACGrBkAApAgAIQcDAACICQAgngUAAIcJADCfBQAAQAAQoAUAAIcJADC5BQEAmwgAIaoGAQCbCAAhqwZAALAIACEmBwAAlgkAIAgAAJcJACAXAACYCQAgGAAAmQkAIBkAAJoJACAaAACbCQAgGwAAnAkAIBwAAJ0JACAdAACeCQAgHgAAnwkAIB8AAKAJACAgAAChCQAgngUAAJUJADCfBQAAagAQoAUAAJUJADC4BQEAmwgAIcAFQACwCAAhrwZAALAIACHvBgEAmwgAIfAGAQCbCAAh8QYBAJsIACHyBgEAnAgAIfMGAQCcCAAh9AYBAJwIACH1BgEAnAgAIfYGQAC6CAAh9wZAALoIACH4BkAAuggAIfkGAQCbCAAh-gYBAJsIACH7BkAAuggAIfwGQAC6CAAh_QYBAJwIACH-BkAAuggAIf8GQAC6CAAhgAcCAJoIACGNBwAAagAgjgcAAGoAIBCeBQAAiQkAMJ8FAACFAgAQoAUAAIkJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACHABUAApAgAIc0FAQCOCAAhqgYBAI4IACGsBgEAjggAIa0GAQCOCAAhrgYBAI4IACGvBkAApAgAIRSeBQAAigkAMJ8FAADvAQAQoAUAAIoJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHDBUAApQgAIawGAQCOCAAhrgYBAJUIACGvBkAApAgAIbAGAQCOCAAhsQYQAKIIACGyBhAAoggAIbMGAQCVCAAhtAYCALIIACG1BgAAvAgAILYGIAD1CAAhO54FAACLCQAwnwUAANkBABCgBQAAiwkAMKEFAgCNCAAhrwUBAI4IACGwBQEAjggAIbEFAQCOCAAhsgUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACG8BQEAjggAIb4FAQCVCAAhwAVAAKQIACHCBRAAoggAIdIFQAClCAAh3AUBAI4IACGFBgQAvQgAIawGAQCOCAAhrgYBAJUIACG1BgAAvAgAILcGAQCVCAAhuAYBAI4IACG5BgEAjggAIboGBADFCAAhuwYEAMUIACG8BgEAjggAIb0GAQCVCAAhvgYBAI4IACG_BgEAjggAIcAGBADFCAAhwQYgAIwJACHCBgEAlQgAIcMGAQCVCAAhxAYCALIIACHFBgEAlQgAIcYGQAClCAAhxwYBAJUIACHIBgQAvQgAIckGAgCyCAAhygZAAKUIACHLBgEAlQgAIcwGQAClCAAhzQYBAJUIACHOBkAApQgAIc8GQAClCAAh0AZAAKUIACHRBkAApQgAIdIGQAClCAAh0wYBAJUIACHUBgEAlQgAIdUGAQCVCAAh1gYBAI4IACHXBgAAvAgAINgGAQCVCAAh2QZAAKUIACHaBkAApQgAIdsGAQCVCAAh3AYBAJUIACEFBgAAlwgAIDUAAI4JACA2AACOCQAgpAUgAAAAAa4FIACNCQAhBQYAAJcIACA1AACOCQAgNgAAjgkAIKQFIAAAAAGuBSAAjQkAIQKkBSAAAAABrgUgAI4JACEHngUAAI8JADCfBQAAvwEAEKAFAACPCQAwuQUBAI4IACHdBgEAjggAId4GAQCOCAAh3wZAAKQIACETngUAAJAJADCfBQAAqQEAEKAFAACQCQAwsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHDBUAApQgAIdMFAQCOCAAh4wUBAI4IACGaBgEAlQgAIeAGAQCOCAAh4QYBAI4IACHiBgAAkQkAIOMGAACRCQAg5AYAAJEJACDlBkAApQgAIeYGQAClCAAh5wZAAKUIACEEpAUBAAAABegGAQAAAAHpBgEAAAAE6gYBAAAABAmeBQAAkgkAMJ8FAACTAQAQoAUAAJIJADCjBQEAjggAIbkFAQCOCAAh6wZAAKUIACHsBkAApQgAIe0GQAClCAAh7gYAAJMJACAEpAUCAAAABegGAgAAAAHpBgIAAAAE6gYCAAAABBieBQAAlAkAMJ8FAAB9ABCgBQAAlAkAMLgFAQCOCAAhwAVAAKQIACGvBkAApAgAIe8GAQCOCAAh8AYBAI4IACHxBgEAjggAIfIGAQCVCAAh8wYBAJUIACH0BgEAlQgAIfUGAQCVCAAh9gZAAKUIACH3BkAApQgAIfgGQAClCAAh-QYBAI4IACH6BgEAjggAIfsGQAClCAAh_AZAAKUIACH9BgEAlQgAIf4GQAClCAAh_wZAAKUIACGABwIAjQgAISQHAACWCQAgCAAAlwkAIBcAAJgJACAYAACZCQAgGQAAmgkAIBoAAJsJACAbAACcCQAgHAAAnQkAIB0AAJ4JACAeAACfCQAgHwAAoAkAICAAAKEJACCeBQAAlQkAMJ8FAABqABCgBQAAlQkAMLgFAQCbCAAhwAVAALAIACGvBkAAsAgAIe8GAQCbCAAh8AYBAJsIACHxBgEAmwgAIfIGAQCcCAAh8wYBAJwIACH0BgEAnAgAIfUGAQCcCAAh9gZAALoIACH3BkAAuggAIfgGQAC6CAAh-QYBAJsIACH6BgEAmwgAIfsGQAC6CAAh_AZAALoIACH9BgEAnAgAIf4GQAC6CAAh_wZAALoIACGABwIAmggAIQO0BQAAAwAgtQUAAAMAILYFAAADACADtAUAAAwAILUFAAAMACC2BQAADAAgA7QFAAAQACC1BQAAEAAgtgUAABAAIAO0BQAAPAAgtQUAADwAILYFAAA8ACAJAwAAiAkAIJ4FAACHCQAwnwUAAEAAEKAFAACHCQAwuQUBAJsIACGqBgEAmwgAIasGQACwCAAhjQcAAEAAII4HAABAACADtAUAAEIAILUFAABCACC2BQAAQgAgA7QFAABGACC1BQAARgAgtgUAAEYAIAO0BQAASgAgtQUAAEoAILYFAABKACADtAUAAE4AILUFAABOACC2BQAATgAgA7QFAABSACC1BQAAUgAgtgUAAFIAIAO0BQAAVgAgtQUAAFYAILYFAABWACADtAUAAFoAILUFAABaACC2BQAAWgAgCgMAAIgJACCeBQAAogkAMJ8FAABaABCgBQAAogkAMKMFAQCbCAAhuQUBAJsIACHrBkAAuggAIewGQAC6CAAh7QZAALoIACHuBgAAkwkAIAOwBQEAAAABuQUBAAAAAd8FQAAAAAEIAwAAiAkAIJ4FAACkCQAwnwUAAFYAEKAFAACkCQAwsAUBAJsIACG5BQEAmwgAId8FQACwCAAhpAYEAN0IACEDsAUBAAAAAbkFAQAAAAHcBQEAAAABCAMAAIgJACCeBQAApgkAMJ8FAABSABCgBQAApgkAMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhBLAFAQAAAAG5BQEAAAABwAVAAAAAAaYGAQAAAAEMAwAAiAkAIBUAANkIACAWBADDCAAhngUAAKgJADCfBQAATgAQoAUAAKgJADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACGmBgEAmwgAIacGBADDCAAhqAYEAMMIACEEsAUBAAAAAbkFAQAAAAHABUAAAAAB1AUBAAAAAQwDAACICQAgCAQA3QgAIZ4FAACqCQAwnwUAAEoAEKAFAACqCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACADoQUCAAAAAbkFAQAAAAHfBUAAAAABCAMAAIgJACCeBQAArAkAMJ8FAABGABCgBQAArAkAMKEFAgCaCAAhuQUBAJsIACHfBUAAsAgAIeAFEADKCAAhEAMAAIgJACCeBQAArQkAMJ8FAABCABCgBQAArQkAMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQSwBQEAAAABuQUBAAAAAc0FAQAAAAGtBgEAAAABEQMAAIgJACCeBQAArwkAMJ8FAAA8ABCgBQAArwkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhFgMAAIgJACAIAACXCQAgngUAALAJADCfBQAAEAAQoAUAALAJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIawGAQCbCAAhrgYBAJwIACGvBkAAsAgAIbAGAQCbCAAhsQYQAMoIACGyBhAAyggAIbMGAQCcCAAhtAYCALYIACG1BgAAwggAILYGIAD6CAAhAtQFAQAAAAGbBgEAAAABBwwAAIEJACCeBQAAsgkAMJ8FAAAuABCgBQAAsgkAMMAFQACwCAAh1AUBAJsIACGbBgEAmwgAIQIEAQAAAAGaBgEAAAABCAQBAJsIACEMAACBCQAgngUAALQJADCfBQAAKAAQoAUAALQJADDABUAAsAgAIdQFAQCbCAAhmgYBAJsIACEDwgUEAAAAAd4FAQAAAAH9BQIAAAABDAwAAIEJACANAADmCAAgngUAALYJADCfBQAAIQAQoAUAALYJADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQWhBQIAAAABwgUEAAAAAdwFAQAAAAHdBUAAAAAB3gUBAAAAAQkNAADmCAAgngUAALgJADCfBQAAGwAQoAUAALgJADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhAsIFBAAAAAHeBQEAAAABFwsAALsJACAMAAC8CQAgDgAAvQkAIA8AAL4JACAQAAC_CQAgngUAALoJADCfBQAAFAAQoAUAALoJADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfMFAQCbCAAh_AVAALAIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGBBgEAmwgAIYIGAQCcCAAhgwYBAJwIACGEBhAA-QgAIYUGBADDCAAhhgZAALoIACEUCgAA-wgAIJ4FAAD4CAAwnwUAAL8DABCgBQAA-AgAMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIcAFQACwCAAhjwYEAN0IACGQBgEAnAgAIZEGBADdCAAhkgZAALoIACGTBhAA-QgAIZQGIAD6CAAhlQYQAPkIACGWBkAAuggAIZcGIAD6CAAhmAZAALoIACGNBwAAvwMAII4HAAC_AwAgRgMAAIgJACAJAADDCQAgCgAA-wgAIBEAAL8JACASAADECQAgEwAAxQkAIBQAAMYJACAVAAC8CQAgFgAAlwkAIJ4FAADBCQAwnwUAAAwAEKAFAADBCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIbwFAQCbCAAhvgUBAJwIACHABUAAsAgAIcIFEADKCAAh0gVAALoIACHcBQEAmwgAIYUGBADDCAAhrAYBAJsIACGuBgEAnAgAIbUGAADCCAAgtwYBAJwIACG4BgEAmwgAIbkGAQCbCAAhugYEAN0IACG7BgQA3QgAIbwGAQCbCAAhvQYBAJwIACG-BgEAmwgAIb8GAQCbCAAhwAYEAN0IACHBBiAAwgkAIcIGAQCcCAAhwwYBAJwIACHEBgIAtggAIcUGAQCcCAAhxgZAALoIACHHBgEAnAgAIcgGBADDCAAhyQYCALYIACHKBkAAuggAIcsGAQCcCAAhzAZAALoIACHNBgEAnAgAIc4GQAC6CAAhzwZAALoIACHQBkAAuggAIdEGQAC6CAAh0gZAALoIACHTBgEAnAgAIdQGAQCcCAAh1QYBAJwIACHWBgEAmwgAIdcGAADCCAAg2AYBAJwIACHZBkAAuggAIdoGQAC6CAAh2wYBAJwIACHcBgEAnAgAIY0HAAAMACCOBwAADAAgA7QFAAAbACC1BQAAGwAgtgUAABsAIAsNAADmCAAgngUAAOUIADCfBQAAHwAQoAUAAOUIADDABUAAsAgAIcIFBADdCAAh3gUBAJsIACHgBRAAyggAIfEFAQCbCAAhjQcAAB8AII4HAAAfACADtAUAACEAILUFAAAhACC2BQAAIQAgBKEFAgAAAAGxBQEAAAABwgUQAAAAAdwFAQAAAAFEAwAAiAkAIAkAAMMJACAKAAD7CAAgEQAAvwkAIBIAAMQJACATAADFCQAgFAAAxgkAIBUAALwJACAWAACXCQAgngUAAMEJADCfBQAADAAQoAUAAMEJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCbCAAh1wYAAMIIACDYBgEAnAgAIdkGQAC6CAAh2gZAALoIACHbBgEAnAgAIdwGAQCcCAAhAqQFIAAAAAGuBSAAjgkAIRgDAACICQAgCAAAlwkAIJ4FAACwCQAwnwUAABAAEKAFAACwCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIY0HAAAQACCOBwAAEAAgA7QFAAAoACC1BQAAKAAgtgUAACgAIBMMAACBCQAgngUAAIAJADCfBQAALAAQoAUAAIAJADChBQIAmggAIbkFAQCbCAAhwAVAALAIACHUBQEAmwgAIdwFAQCbCAAhnAYBAJsIACGdBgEAmwgAIZ4GBADdCAAhnwYQAMoIACGgBhAAyggAIaEGEADKCAAhogYQAPkIACGjBkAAuggAIY0HAAAsACCOBwAALAAgA7QFAAAuACC1BQAALgAgtgUAAC4AIALdBgEAAAAB3gYBAAAAAQgEAADJCQAgngUAAMgJADCfBQAABwAQoAUAAMgJADC5BQEAmwgAId0GAQCbCAAh3gYBAJsIACHfBkAAsAgAIRcDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIeAGAQCbCAAh4QYBAJsIACHiBgAAkQkAIOMGAACRCQAg5AYAAJEJACDlBkAAuggAIeYGQAC6CAAh5wZAALoIACGNBwAAAwAgjgcAAAMAIBUDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIeAGAQCbCAAh4QYBAJsIACHiBgAAkQkAIOMGAACRCQAg5AYAAJEJACDlBkAAuggAIeYGQAC6CAAh5wZAALoIACEDtAUAAAcAILUFAAAHACC2BQAABwAgAAAAAAABkgcBAAAAAQWSBwIAAAABmQcCAAAAAZoHAgAAAAGbBwIAAAABnAcCAAAAAQUtAADbDwAgLgAA3g8AII8HAADcDwAgkAcAAN0PACCVBwAA2AcAIAMtAADbDwAgjwcAANwPACCVBwAA2AcAIAAAAAAAAAGSBwEAAAABCy0AAN0JADAuAADiCQAwjwcAAN4JADCQBwAA3wkAMJEHAADgCQAgkgcAAOEJADCTBwAA4QkAMJQHAADhCQAwlQcAAOEJADCWBwAA4wkAMJcHAADkCQAwAqIFAQAAAAGjBQEAAAABAgAAANwHACAtAADoCQAgAwAAANwHACAtAADoCQAgLgAA5wkAIAEmAADaDwAwCPwEAACgCAAgngUAAJ8IADCfBQAA2gcAEKAFAACfCAAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhtwUAAJ4IACACAAAA3AcAICYAAOcJACACAAAA5QkAICYAAOYJACAGngUAAOQJADCfBQAA5QkAEKAFAADkCQAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhBp4FAADkCQAwnwUAAOUJABCgBQAA5AkAMKEFAgCaCAAhogUBAJsIACGjBQEAmwgAIQKiBQEA0QkAIaMFAQDRCQAhAqIFAQDRCQAhowUBANEJACECogUBAAAAAaMFAQAAAAEELQAA3QkAMI8HAADeCQAwkQcAAOAJACCVBwAA4QkAMAAC_QQAAOoJACCzBQAA1QkAIAAAAAAABZIHEAAAAAGZBxAAAAABmgcQAAAAAZsHEAAAAAGcBxAAAAABBZIHEAAAAAGZBxAAAAABmgcQAAAAAZsHEAAAAAGcBxAAAAABAZIHQAAAAAEBkgdAAAAAAQUtAADVDwAgLgAA2A8AII8HAADWDwAgkAcAANcPACCVBwAAAQAgAy0AANUPACCPBwAA1g8AIJUHAAABACAAAAAAAAAAAAWSBwIAAAABmQcCAAAAAZoHAgAAAAGbBwIAAAABnAcCAAAAAQAAAAAAAAAAAAAFkgcEAAAAAZkHBAAAAAGaBwQAAAABmwcEAAAAAZwHBAAAAAEAAAAAAAWSBwQAAAABmQcEAAAAAZoHBAAAAAGbBwQAAAABnAcEAAAAAQUtAADQDwAgLgAA0w8AII8HAADRDwAgkAcAANIPACCVBwAAFgAgAy0AANAPACCPBwAA0Q8AIJUHAAAWACAAAAAAAAAAAAAABS0AAMsPACAuAADODwAgjwcAAMwPACCQBwAAzQ8AIJUHAACuBQAgAy0AAMsPACCPBwAAzA8AIJUHAACuBQAgBQkAANAKACC6AwAAzgoAILsDAADPCgAguQUAANUJACDsBQAA1QkAIAAAAAUtAADGDwAgLgAAyQ8AII8HAADHDwAgkAcAAMgPACCVBwAArgUAIAMtAADGDwAgjwcAAMcPACCVBwAArgUAIAAAAAUtAADBDwAgLgAAxA8AII8HAADCDwAgkAcAAMMPACCVBwAArgUAIAMtAADBDwAgjwcAAMIPACCVBwAArgUAIAAAAAAAAAAABy0AAMYKACAuAADJCgAgjwcAAMcKACCQBwAAyAoAIJMHAACwBQAglAcAALAFACCVBwAA6QUAIAstAAC6CgAwLgAAvwoAMI8HAAC7CgAwkAcAALwKADCRBwAAvQoAIJIHAAC-CgAwkwcAAL4KADCUBwAAvgoAMJUHAAC-CgAwlgcAAMAKADCXBwAAwQoAMActAAC1CgAgLgAAuAoAII8HAAC2CgAgkAcAALcKACCTBwAAtgUAIJQHAAC2BQAglQcAAJcGACAD1QUEAAAAAeMFAQAAAAHkBUAAAAABAgAAAJcGACAtAAC1CgAgAwAAALYFACAtAAC1CgAgLgAAuQoAIAUAAAC2BQAgJgAAuQoAINUFBACQCgAh4wUBANEJACHkBUAA8wkAIQPVBQQAkAoAIeMFAQDRCQAh5AVAAPMJACEB5AVAAAAAAQIAAAC0BQAgLQAAxQoAIAMAAAC0BQAgLQAAxQoAIC4AAMQKACABJgAAwA8AMAe5AwAAzggAIJ4FAADfCAAwnwUAALIFABCgBQAA3wgAMOIFAQCbCAAh5AVAALAIACHtBQAA3ggAIAIAAAC0BQAgJgAAxAoAIAIAAADCCgAgJgAAwwoAIAWeBQAAwQoAMJ8FAADCCgAQoAUAAMEKADDiBQEAmwgAIeQFQACwCAAhBZ4FAADBCgAwnwUAAMIKABCgBQAAwQoAMOIFAQCbCAAh5AVAALAIACEB5AVAAPMJACEB5AVAAPMJACEB5AVAAAAAAQPkBUAAAAAB5QUBAAAAAeYFAQAAAAECAAAA6QUAIC0AAMYKACADAAAAsAUAIC0AAMYKACAuAADKCgAgBQAAALAFACAmAADKCgAg5AVAAPMJACHlBQEA0QkAIeYFAQDRCQAhA-QFQADzCQAh5QUBANEJACHmBQEA0QkAIQMtAADGCgAgjwcAAMcKACCVBwAA6QUAIAQtAAC6CgAwjwcAALsKADCRBwAAvQoAIJUHAAC-CgAwAy0AALUKACCPBwAAtgoAIJUHAACXBgAgAbkDAACfCgAgAAG5AwAAnwoAIAAAAAAAAAAABS0AALsPACAuAAC-DwAgjwcAALwPACCQBwAAvQ8AIJUHAAAWACADLQAAuw8AII8HAAC8DwAglQcAABYAIA4LAACzDgAgDAAA0AsAIA4AALQOACAPAAC1DgAgEAAAtg4AINQFAADVCQAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgggYAANUJACCDBgAA1QkAIIQGAADVCQAghQYAANUJACCGBgAA1QkAIAAAAAAABS0AALYPACAuAAC5DwAgjwcAALcPACCQBwAAuA8AIJUHAAABACADLQAAtg8AII8HAAC3DwAglQcAAAEAIAAAAAAAAAAAAAAFLQAArg8AIC4AALQPACCPBwAArw8AIJAHAACzDwAglQcAABYAIAUtAACsDwAgLgAAsQ8AII8HAACtDwAgkAcAALAPACCVBwAADgAgAy0AAK4PACCPBwAArw8AIJUHAAAWACADLQAArA8AII8HAACtDwAglQcAAA4AIAAAAAAABS0AAKIPACAuAACqDwAgjwcAAKMPACCQBwAAqQ8AIJUHAAC8AwAgBy0AAKAPACAuAACnDwAgjwcAAKEPACCQBwAApg8AIJMHAAAMACCUBwAADAAglQcAAA4AIAstAACMCwAwLgAAkQsAMI8HAACNCwAwkAcAAI4LADCRBwAAjwsAIJIHAACQCwAwkwcAAJALADCUBwAAkAsAMJUHAACQCwAwlgcAAJILADCXBwAAkwsAMActAACHCwAgLgAAigsAII8HAACICwAgkAcAAIkLACCTBwAAHwAglAcAAB8AIJUHAAD9BAAgCy0AAPsKADAuAACACwAwjwcAAPwKADCQBwAA_QoAMJEHAAD-CgAgkgcAAP8KADCTBwAA_woAMJQHAAD_CgAwlQcAAP8KADCWBwAAgQsAMJcHAACCCwAwBgwAAPAKACDUBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQIAAAAjACAtAACGCwAgAwAAACMAIC0AAIYLACAuAACFCwAgASYAAKUPADANDAAAgQkAIA0AAOYIACCeBQAAtgkAMJ8FAAAhABCgBQAAtgkAMMIFBADdCAAh1AUBAJsIACHeBQEAmwgAIf0FAgCaCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhiQcAALUJACACAAAAIwAgJgAAhQsAIAIAAACDCwAgJgAAhAsAIAqeBQAAggsAMJ8FAACDCwAQoAUAAIILADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQqeBQAAggsAMJ8FAACDCwAQoAUAAIILADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQXUBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhBgwAAO4KACDUBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhBgwAAPAKACDUBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQPABUAAAAAB4AUQAAAAAfEFAQAAAAECAAAA_QQAIC0AAIcLACADAAAAHwAgLQAAhwsAIC4AAIsLACAFAAAAHwAgJgAAiwsAIMAFQADzCQAh4AUQAPEJACHxBQEA0QkAIQPABUAA8wkAIeAFEADxCQAh8QUBANEJACEDoQUCAAAAAdwFAQAAAAHdBUAAAAABAgAAAB0AIC0AAJcLACADAAAAHQAgLQAAlwsAIC4AAJYLACABJgAApA8AMAoNAADmCAAgngUAALgJADCfBQAAGwAQoAUAALgJADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhigcAALcJACACAAAAHQAgJgAAlgsAIAIAAACUCwAgJgAAlQsAIAieBQAAkwsAMJ8FAACUCwAQoAUAAJMLADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhCJ4FAACTCwAwnwUAAJQLABCgBQAAkwsAMKEFAgCaCAAhwgUEAN0IACHcBQEAmwgAId0FQACwCAAh3gUBAJsIACEDoQUCANIJACHcBQEA0QkAId0FQADzCQAhA6EFAgDSCQAh3AUBANEJACHdBUAA8wkAIQOhBQIAAAAB3AUBAAAAAd0FQAAAAAEDLQAAog8AII8HAACjDwAglQcAALwDACADLQAAoA8AII8HAAChDwAglQcAAA4AIAQtAACMCwAwjwcAAI0LADCRBwAAjwsAIJUHAACQCwAwAy0AAIcLACCPBwAAiAsAIJUHAAD9BAAgBC0AAPsKADCPBwAA_AoAMJEHAAD-CgAglQcAAP8KADAAAAAAAAAAAAAAAAAAAAAAAAABkgcgAAAAAQstAACxCwAwLgAAtgsAMI8HAACyCwAwkAcAALMLADCRBwAAtAsAIJIHAAC1CwAwkwcAALULADCUBwAAtQsAMJUHAAC1CwAwlgcAALcLADCXBwAAuAsAMBIMAACZCwAgDgAAmgsAIA8AAJsLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAECAAAAFgAgLQAAvAsAIAMAAAAWACAtAAC8CwAgLgAAuwsAIAEmAACfDwAwGAsAALsJACAMAAC8CQAgDgAAvQkAIA8AAL4JACAQAAC_CQAgngUAALoJADCfBQAAFAAQoAUAALoJADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfIFAAC5CQAg8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIQIAAAAWACAmAAC7CwAgAgAAALkLACAmAAC6CwAgEp4FAAC4CwAwnwUAALkLABCgBQAAuAsAMMAFQACwCAAhwgUEAN0IACHUBQEAnAgAId4FAQCbCAAh8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIRKeBQAAuAsAMJ8FAAC5CwAQoAUAALgLADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfMFAQCbCAAh_AVAALAIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGBBgEAmwgAIYIGAQCcCAAhgwYBAJwIACGEBhAA-QgAIYUGBADDCAAhhgZAALoIACEOwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRIMAAD3CgAgDgAA-AoAIA8AAPkKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRIMAACZCwAgDgAAmgsAIA8AAJsLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAEELQAAsQsAMI8HAACyCwAwkQcAALQLACCVBwAAtQsAMAAAAAAFLQAAmg8AIC4AAJ0PACCPBwAAmw8AIJAHAACcDwAglQcAAA4AIAMtAACaDwAgjwcAAJsPACCVBwAADgAgAAAABS0AAJUPACAuAACYDwAgjwcAAJYPACCQBwAAlw8AIJUHAAAOACADLQAAlQ8AII8HAACWDwAglQcAAA4AIAAAAAAABS0AAJAPACAuAACTDwAgjwcAAJEPACCQBwAAkg8AIJUHAAAOACADLQAAkA8AII8HAACRDwAglQcAAA4AICsDAADwCwAgCQAAtw4AIAoAAL4LACARAAC2DgAgEgAAuA4AIBMAALkOACAUAAC6DgAgFQAA0AsAIBYAAKgOACC-BQAA1QkAINIFAADVCQAghQYAANUJACCuBgAA1QkAILUGAADVCQAgtwYAANUJACC9BgAA1QkAIMEGAADVCQAgwgYAANUJACDDBgAA1QkAIMQGAADVCQAgxQYAANUJACDGBgAA1QkAIMcGAADVCQAgyAYAANUJACDJBgAA1QkAIMoGAADVCQAgywYAANUJACDMBgAA1QkAIM0GAADVCQAgzgYAANUJACDPBgAA1QkAINAGAADVCQAg0QYAANUJACDSBgAA1QkAINMGAADVCQAg1AYAANUJACDVBgAA1QkAINcGAADVCQAg2AYAANUJACDZBgAA1QkAINoGAADVCQAg2wYAANUJACDcBgAA1QkAIAAAAAAABS0AAIsPACAuAACODwAgjwcAAIwPACCQBwAAjQ8AIJUHAAABACADLQAAiw8AII8HAACMDwAglQcAAAEAIAAAAAUtAACGDwAgLgAAiQ8AII8HAACHDwAgkAcAAIgPACCVBwAAAQAgAy0AAIYPACCPBwAAhw8AIJUHAAABACAAAAAAAAUtAACBDwAgLgAAhA8AII8HAACCDwAgkAcAAIMPACCVBwAAAQAgAy0AAIEPACCPBwAAgg8AIJUHAAABACAAAAAAAAUtAAD8DgAgLgAA_w4AII8HAAD9DgAgkAcAAP4OACCVBwAAAQAgAy0AAPwOACCPBwAA_Q4AIJUHAAABACAAAAAFLQAA9w4AIC4AAPoOACCPBwAA-A4AIJAHAAD5DgAglQcAAAEAIAMtAAD3DgAgjwcAAPgOACCVBwAAAQAgGAcAAKcOACAIAACoDgAgFwAAqQ4AIBgAAKoOACAZAACrDgAgGgAArA4AIBsAAK0OACAcAACuDgAgHQAArw4AIB4AALAOACAfAACxDgAgIAAAsg4AIPIGAADVCQAg8wYAANUJACD0BgAA1QkAIPUGAADVCQAg9gYAANUJACD3BgAA1QkAIPgGAADVCQAg-wYAANUJACD8BgAA1QkAIP0GAADVCQAg_gYAANUJACD_BgAA1QkAIAAAAAAABS0AAPIOACAuAAD1DgAgjwcAAPMOACCQBwAA9A4AIJUHAAABACADLQAA8g4AII8HAADzDgAglQcAAAEAIAAAAAAABS0AANgOACAuAADwDgAgjwcAANkOACCQBwAA7w4AIJUHAAABACALLQAA_wsAMC4AAIQMADCPBwAAgAwAMJAHAACBDAAwkQcAAIIMACCSBwAAgwwAMJMHAACDDAAwlAcAAIMMADCVBwAAgwwAMJYHAACFDAAwlwcAAIYMADA_AwAAnQwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHcBgEAAAABAgAAAA4AIC0AANQMACADAAAADgAgLQAA1AwAIC4AAIoMACABJgAA7g4AMEUDAACICQAgCQAAwwkAIAoAAPsIACARAAC_CQAgEgAAxAkAIBMAAMUJACAUAADGCQAgFQAAvAkAIBYAAJcJACCeBQAAwQkAMJ8FAAAMABCgBQAAwQkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACG4BQEAAAABuQUBAJsIACG7BRAAyggAIbwFAQCbCAAhvgUBAJwIACHABUAAsAgAIcIFEADKCAAh0gVAALoIACHcBQEAmwgAIYUGBADDCAAhrAYBAJsIACGuBgEAnAgAIbUGAADCCAAgtwYBAJwIACG4BgEAmwgAIbkGAQCbCAAhugYEAN0IACG7BgQA3QgAIbwGAQCbCAAhvQYBAJwIACG-BgEAmwgAIb8GAQCbCAAhwAYEAN0IACHBBiAAwgkAIcIGAQCcCAAhwwYBAJwIACHEBgIAtggAIcUGAQCcCAAhxgZAALoIACHHBgEAnAgAIcgGBADDCAAhyQYCALYIACHKBkAAuggAIcsGAQCcCAAhzAZAALoIACHNBgEAnAgAIc4GQAC6CAAhzwZAALoIACHQBkAAuggAIdEGQAC6CAAh0gZAALoIACHTBgEAnAgAIdQGAQCcCAAh1QYBAJwIACHWBgEAmwgAIdcGAADCCAAg2AYBAJwIACHZBkAAuggAIdoGQAC6CAAh2wYBAJwIACHcBgEAnAgAIYsHAADACQAgAgAAAA4AICYAAIoMACACAAAAhwwAICYAAIgMACA7ngUAAIYMADCfBQAAhwwAEKAFAACGDAAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIbwFAQCbCAAhvgUBAJwIACHABUAAsAgAIcIFEADKCAAh0gVAALoIACHcBQEAmwgAIYUGBADDCAAhrAYBAJsIACGuBgEAnAgAIbUGAADCCAAgtwYBAJwIACG4BgEAmwgAIbkGAQCbCAAhugYEAN0IACG7BgQA3QgAIbwGAQCbCAAhvQYBAJwIACG-BgEAmwgAIb8GAQCbCAAhwAYEAN0IACHBBiAAwgkAIcIGAQCcCAAhwwYBAJwIACHEBgIAtggAIcUGAQCcCAAhxgZAALoIACHHBgEAnAgAIcgGBADDCAAhyQYCALYIACHKBkAAuggAIcsGAQCcCAAhzAZAALoIACHNBgEAnAgAIc4GQAC6CAAhzwZAALoIACHQBkAAuggAIdEGQAC6CAAh0gZAALoIACHTBgEAnAgAIdQGAQCcCAAh1QYBAJwIACHWBgEAmwgAIdcGAADCCAAg2AYBAJwIACHZBkAAuggAIdoGQAC6CAAh2wYBAJwIACHcBgEAnAgAITueBQAAhgwAMJ8FAACHDAAQoAUAAIYMADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCbCAAh1wYAAMIIACDYBgEAnAgAIdkGQAC6CAAh2gZAALoIACHbBgEAnAgAIdwGAQCcCAAhN6EFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHcBgEA2wkAIQGSByAAAAABPwMAAIsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdwGAQDbCQAhBS0AAOIOACAuAADsDgAgjwcAAOMOACCQBwAA6w4AIJUHAAABACALLQAAtQwAMC4AANAMADCPBwAAtgwAMJAHAADPDAAwkQcAALcMACCSBwAAtQsAMJMHAAC1CwAwlAcAALULADCVBwAAtQsAMJYHAADRDAAwlwcAALgLADALLQAAsQwAMC4AAMsMADCPBwAAsgwAMJAHAADKDAAwkQcAALMMACCSBwAA_woAMJMHAAD_CgAwlAcAAP8KADCVBwAA_woAMJYHAADMDAAwlwcAAIILADALLQAArAwAMC4AAMQMADCPBwAArQwAMJAHAADDDAAwkQcAAK4MACCSBwAArwwAMJMHAACvDAAwlAcAAK8MADCVBwAArwwAMJYHAADFDAAwlwcAAMYMADAHLQAAqgwAIC4AAMEMACCPBwAAqwwAIJAHAADADAAgkwcAACwAIJQHAAAsACCVBwAA-AIAIAstAAClDAAwLgAAugwAMI8HAACmDAAwkAcAALkMADCRBwAApwwAIJIHAACoDAAwkwcAAKgMADCUBwAAqAwAMJUHAACoDAAwlgcAALsMADCXBwAAvAwAMActAADaDgAgLgAA6Q4AII8HAADbDgAgkAcAAOgOACCTBwAADAAglAcAAAwAIJUHAAAOACALLQAAkwwAMC4AAJcMADCPBwAAlAwAMJAHAACVDAAwkQcAAJYMACCSBwAAgwwAMJMHAACDDAAwlAcAAIMMADCVBwAAgwwAMJYHAACYDAAwlwcAAIYMADA_AwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAABAgAAAA4AIC0AAJwMACADAAAADgAgLQAAnAwAIC4AAJoMACABJgAA5w4AMAIAAAAOACAmAACaDAAgAgAAAIcMACAmAACZDAAgN6EFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHbBgEA2wkAIT8DAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFgAAkgwAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHbBgEA2wkAIQctAADgDgAgLgAA5Q4AII8HAADhDgAgkAcAAOQOACCTBwAAEAAglAcAABAAIJUHAAA6ACA_AwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAABAy0AAOIOACCPBwAA4w4AIJUHAAABACADLQAA4A4AII8HAADhDgAglQcAADoAIAQtAAC1DAAwjwcAALYMADCRBwAAtwwAIJUHAAC1CwAwBC0AALEMADCPBwAAsgwAMJEHAACzDAAglQcAAP8KADAELQAArAwAMI8HAACtDAAwkQcAAK4MACCVBwAArwwAMAMtAACqDAAgjwcAAKsMACCVBwAA-AIAIAQtAAClDAAwjwcAAKYMADCRBwAApwwAIJUHAACoDAAwBC0AAJMMADCPBwAAlAwAMJEHAACWDAAglQcAAIMMADACwAVAAAAAAZsGAQAAAAECAAAAMAAgLQAAqQwAIAEmAADfDgAwCAwAAIEJACCeBQAAsgkAMJ8FAAAuABCgBQAAsgkAMMAFQACwCAAh1AUBAJsIACGbBgEAmwgAIYcHAACxCQAgAsAFQAAAAAGbBgEAAAABDKEFAgAAAAG5BQEAAAABwAVAAAAAAdwFAQAAAAGcBgEAAAABnQYBAAAAAZ4GBAAAAAGfBhAAAAABoAYQAAAAAaEGEAAAAAGiBhAAAAABowZAAAAAAQIAAAD4AgAgLQAAqgwAIAMEAQAAAAHABUAAAAABmgYBAAAAAQIAAAAqACAtAACwDAAgASYAAN4OADAJBAEAmwgAIQwAAIEJACCeBQAAtAkAMJ8FAAAoABCgBQAAtAkAMMAFQACwCAAh1AUBAJsIACGaBgEAmwgAIYgHAACzCQAgAwQBAAAAAcAFQAAAAAGaBgEAAAABBw0AAO8KACDCBQQAAAAB3gUBAAAAAf0FAgAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAECAAAAIwAgLQAAtAwAIAEmAADdDgAwBw0AAO8KACDCBQQAAAAB3gUBAAAAAf0FAgAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAESCwAAmAsAIA4AAJoLACAPAACbCwAgEAAAnAsAIMAFQAAAAAHCBQQAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABAgAAABYAIC0AALgMACABJgAA3A4AMBILAACYCwAgDgAAmgsAIA8AAJsLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHeBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAEDAAAAMAAgLQAAqQwAIC4AAL8MACACAAAAMAAgJgAAvwwAIAIAAAC9DAAgJgAAvgwAIAaeBQAAvAwAMJ8FAAC9DAAQoAUAALwMADDABUAAsAgAIdQFAQCbCAAhmwYBAJsIACEGngUAALwMADCfBQAAvQwAEKAFAAC8DAAwwAVAALAIACHUBQEAmwgAIZsGAQCbCAAhAsAFQADzCQAhmwYBANEJACECwAVAAPMJACGbBgEA0QkAIQMAAAAsACAtAACqDAAgLgAAwgwAIA4AAAAsACAmAADCDAAgoQUCANIJACG5BQEA0QkAIcAFQADzCQAh3AUBANEJACGcBgEA0QkAIZ0GAQDRCQAhngYEAJAKACGfBhAA8QkAIaAGEADxCQAhoQYQAPEJACGiBhAA8gkAIaMGQAD0CQAhDKEFAgDSCQAhuQUBANEJACHABUAA8wkAIdwFAQDRCQAhnAYBANEJACGdBgEA0QkAIZ4GBACQCgAhnwYQAPEJACGgBhAA8QkAIaEGEADxCQAhogYQAPIJACGjBkAA9AkAIQMAAAAqACAtAACwDAAgLgAAyQwAIAIAAAAqACAmAADJDAAgAgAAAMcMACAmAADIDAAgBwQBAJsIACGeBQAAxgwAMJ8FAADHDAAQoAUAAMYMADDABUAAsAgAIdQFAQCbCAAhmgYBAJsIACEHBAEAmwgAIZ4FAADGDAAwnwUAAMcMABCgBQAAxgwAMMAFQACwCAAh1AUBAJsIACGaBgEAmwgAIQMEAQDRCQAhwAVAAPMJACGaBgEA0QkAIQMEAQDRCQAhwAVAAPMJACGaBgEA0QkAIQMAAAAjACAtAAC0DAAgLgAAzgwAIAIAAAAjACAmAADODAAgAgAAAIMLACAmAADNDAAgBsIFBACQCgAh3gUBANEJACH9BQIA0gkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIQcNAADtCgAgwgUEAJAKACHeBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhAwAAABYAIC0AALgMACAuAADTDAAgAgAAABYAICYAANMMACACAAAAuQsAICYAANIMACAOwAVAAPMJACHCBQQAkAoAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRILAAD2CgAgDgAA-AoAIA8AAPkKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIT8DAACdDAAgCgAAnwwAIBEAAKAMACASAAChDAAgEwAAogwAIBQAAKMMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdwGAQAAAAEDLQAA2g4AII8HAADbDgAglQcAAA4AIAMtAADYDgAgjwcAANkOACCVBwAAAQAgBC0AAP8LADCPBwAAgAwAMJEHAACCDAAglQcAAIMMADAAAAAAAAAAAAUtAADTDgAgLgAA1g4AII8HAADUDgAgkAcAANUOACCVBwAABQAgAy0AANMOACCPBwAA1A4AIJUHAAAFACAAAAACkgcBAAAABJgHAQAAAAUCkgcBAAAABJgHAQAAAAUCkgcBAAAABJgHAQAAAAUFLQAAzQ4AIC4AANEOACCPBwAAzg4AIJAHAADQDgAglQcAAAEAIAstAADqDAAwLgAA7wwAMI8HAADrDAAwkAcAAOwMADCRBwAA7QwAIJIHAADuDAAwkwcAAO4MADCUBwAA7gwAMJUHAADuDAAwlgcAAPAMADCXBwAA8QwAMAO5BQEAAAAB3gYBAAAAAd8GQAAAAAECAAAACQAgLQAA9QwAIAMAAAAJACAtAAD1DAAgLgAA9AwAIAEmAADPDgAwCQQAAMkJACCeBQAAyAkAMJ8FAAAHABCgBQAAyAkAMLkFAQCbCAAh3QYBAJsIACHeBgEAmwgAId8GQACwCAAhjAcAAMcJACACAAAACQAgJgAA9AwAIAIAAADyDAAgJgAA8wwAIAeeBQAA8QwAMJ8FAADyDAAQoAUAAPEMADC5BQEAmwgAId0GAQCbCAAh3gYBAJsIACHfBkAAsAgAIQeeBQAA8QwAMJ8FAADyDAAQoAUAAPEMADC5BQEAmwgAId0GAQCbCAAh3gYBAJsIACHfBkAAsAgAIQO5BQEA0QkAId4GAQDRCQAh3wZAAPMJACEDuQUBANEJACHeBgEA0QkAId8GQADzCQAhA7kFAQAAAAHeBgEAAAAB3wZAAAAAAQGSBwEAAAAEAZIHAQAAAAQBkgcBAAAABAMtAADNDgAgjwcAAM4OACCVBwAAAQAgBC0AAOoMADCPBwAA6wwAMJEHAADtDAAglQcAAO4MADAAAAAAAAKSBwIAAAAEmAcCAAAABQUtAADIDgAgLgAAyw4AII8HAADJDgAgkAcAAMoOACCVBwAAAQAgAZIHAgAAAAQDLQAAyA4AII8HAADJDgAglQcAAAEAIAAAAAAACy0AAI8OADAuAACUDgAwjwcAAJAOADCQBwAAkQ4AMJEHAACSDgAgkgcAAJMOADCTBwAAkw4AMJQHAACTDgAwlQcAAJMOADCWBwAAlQ4AMJcHAACWDgAwCy0AAIYOADAuAACKDgAwjwcAAIcOADCQBwAAiA4AMJEHAACJDgAgkgcAAIMMADCTBwAAgwwAMJQHAACDDAAwlQcAAIMMADCWBwAAiw4AMJcHAACGDAAwCy0AAPoNADAuAAD_DQAwjwcAAPsNADCQBwAA_A0AMJEHAAD9DQAgkgcAAP4NADCTBwAA_g0AMJQHAAD-DQAwlQcAAP4NADCWBwAAgA4AMJcHAACBDgAwCy0AAO4NADAuAADzDQAwjwcAAO8NADCQBwAA8A0AMJEHAADxDQAgkgcAAPINADCTBwAA8g0AMJQHAADyDQAwlQcAAPINADCWBwAA9A0AMJcHAAD1DQAwBy0AAOkNACAuAADsDQAgjwcAAOoNACCQBwAA6w0AIJMHAABAACCUBwAAQAAglQcAAIgCACALLQAA3Q0AMC4AAOINADCPBwAA3g0AMJAHAADfDQAwkQcAAOANACCSBwAA4Q0AMJMHAADhDQAwlAcAAOENADCVBwAA4Q0AMJYHAADjDQAwlwcAAOQNADALLQAA0Q0AMC4AANYNADCPBwAA0g0AMJAHAADTDQAwkQcAANQNACCSBwAA1Q0AMJMHAADVDQAwlAcAANUNADCVBwAA1Q0AMJYHAADXDQAwlwcAANgNADALLQAAxQ0AMC4AAMoNADCPBwAAxg0AMJAHAADHDQAwkQcAAMgNACCSBwAAyQ0AMJMHAADJDQAwlAcAAMkNADCVBwAAyQ0AMJYHAADLDQAwlwcAAMwNADALLQAAuQ0AMC4AAL4NADCPBwAAug0AMJAHAAC7DQAwkQcAALwNACCSBwAAvQ0AMJMHAAC9DQAwlAcAAL0NADCVBwAAvQ0AMJYHAAC_DQAwlwcAAMANADALLQAArQ0AMC4AALINADCPBwAArg0AMJAHAACvDQAwkQcAALANACCSBwAAsQ0AMJMHAACxDQAwlAcAALENADCVBwAAsQ0AMJYHAACzDQAwlwcAALQNADALLQAAoQ0AMC4AAKYNADCPBwAAog0AMJAHAACjDQAwkQcAAKQNACCSBwAApQ0AMJMHAAClDQAwlAcAAKUNADCVBwAApQ0AMJYHAACnDQAwlwcAAKgNADALLQAAlQ0AMC4AAJoNADCPBwAAlg0AMJAHAACXDQAwkQcAAJgNACCSBwAAmQ0AMJMHAACZDQAwlAcAAJkNADCVBwAAmQ0AMJYHAACbDQAwlwcAAJwNADAFowUBAAAAAesGQAAAAAHsBkAAAAAB7QZAAAAAAe4GAACCDQAgAgAAAFwAIC0AAKANACADAAAAXAAgLQAAoA0AIC4AAJ8NACABJgAAxw4AMAoDAACICQAgngUAAKIJADCfBQAAWgAQoAUAAKIJADCjBQEAAAABuQUBAJsIACHrBkAAuggAIewGQAC6CAAh7QZAALoIACHuBgAAkwkAIAIAAABcACAmAACfDQAgAgAAAJ0NACAmAACeDQAgCZ4FAACcDQAwnwUAAJ0NABCgBQAAnA0AMKMFAQCbCAAhuQUBAJsIACHrBkAAuggAIewGQAC6CAAh7QZAALoIACHuBgAAkwkAIAmeBQAAnA0AMJ8FAACdDQAQoAUAAJwNADCjBQEAmwgAIbkFAQCbCAAh6wZAALoIACHsBkAAuggAIe0GQAC6CAAh7gYAAJMJACAFowUBANEJACHrBkAA9AkAIewGQAD0CQAh7QZAAPQJACHuBgAAgA0AIAWjBQEA0QkAIesGQAD0CQAh7AZAAPQJACHtBkAA9AkAIe4GAACADQAgBaMFAQAAAAHrBkAAAAAB7AZAAAAAAe0GQAAAAAHuBgAAgg0AIAOwBQEAAAAB3wVAAAAAAaQGBAAAAAECAAAAWAAgLQAArA0AIAMAAABYACAtAACsDQAgLgAAqw0AIAEmAADGDgAwCQMAAIgJACCeBQAApAkAMJ8FAABWABCgBQAApAkAMLAFAQCbCAAhuQUBAJsIACHfBUAAsAgAIaQGBADdCAAhgQcAAKMJACACAAAAWAAgJgAAqw0AIAIAAACpDQAgJgAAqg0AIAeeBQAAqA0AMJ8FAACpDQAQoAUAAKgNADCwBQEAmwgAIbkFAQCbCAAh3wVAALAIACGkBgQA3QgAIQeeBQAAqA0AMJ8FAACpDQAQoAUAAKgNADCwBQEAmwgAIbkFAQCbCAAh3wVAALAIACGkBgQA3QgAIQOwBQEA0QkAId8FQADzCQAhpAYEAJAKACEDsAUBANEJACHfBUAA8wkAIaQGBACQCgAhA7AFAQAAAAHfBUAAAAABpAYEAAAAAQOwBQEAAAAB3AUBAAAAAaUGQAAAAAECAAAAVAAgLQAAuA0AIAMAAABUACAtAAC4DQAgLgAAtw0AIAEmAADFDgAwCQMAAIgJACCeBQAApgkAMJ8FAABSABCgBQAApgkAMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhggcAAKUJACACAAAAVAAgJgAAtw0AIAIAAAC1DQAgJgAAtg0AIAeeBQAAtA0AMJ8FAAC1DQAQoAUAALQNADCwBQEAmwgAIbkFAQCbCAAh3AUBAJsIACGlBkAAsAgAIQeeBQAAtA0AMJ8FAAC1DQAQoAUAALQNADCwBQEAmwgAIbkFAQCbCAAh3AUBAJsIACGlBkAAsAgAIQOwBQEA0QkAIdwFAQDRCQAhpQZAAPMJACEDsAUBANEJACHcBQEA0QkAIaUGQADzCQAhA7AFAQAAAAHcBQEAAAABpQZAAAAAAQcVgAAAAAEWBAAAAAGwBQEAAAABwAVAAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAQIAAABQACAtAADEDQAgAwAAAFAAIC0AAMQNACAuAADDDQAgASYAAMQOADANAwAAiAkAIBUAANkIACAWBADDCAAhngUAAKgJADCfBQAATgAQoAUAAKgJADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACGmBgEAmwgAIacGBADDCAAhqAYEAMMIACGDBwAApwkAIAIAAABQACAmAADDDQAgAgAAAMENACAmAADCDQAgCxUAANkIACAWBADDCAAhngUAAMANADCfBQAAwQ0AEKAFAADADQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAhpgYBAJsIACGnBgQAwwgAIagGBADDCAAhCxUAANkIACAWBADDCAAhngUAAMANADCfBQAAwQ0AEKAFAADADQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAhpgYBAJsIACGnBgQAwwgAIagGBADDCAAhBxWAAAAAARYEAIoKACGwBQEA0QkAIcAFQADzCQAhpgYBANEJACGnBgQAigoAIagGBACKCgAhBxWAAAAAARYEAIoKACGwBQEA0QkAIcAFQADzCQAhpgYBANEJACGnBgQAigoAIagGBACKCgAhBxWAAAAAARYEAAAAAbAFAQAAAAHABUAAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABBwgEAAAAAbAFAQAAAAHABUAAAAAB1AUBAAAAAacGBAAAAAGoBgQAAAABqQaAAAAAAQIAAABMACAtAADQDQAgAwAAAEwAIC0AANANACAuAADPDQAgASYAAMMOADANAwAAiAkAIAgEAN0IACGeBQAAqgkAMJ8FAABKABCgBQAAqgkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIdQFAQCbCAAhpwYEAN0IACGoBgQA3QgAIakGAADZCAAghAcAAKkJACACAAAATAAgJgAAzw0AIAIAAADNDQAgJgAAzg0AIAsIBADdCAAhngUAAMwNADCfBQAAzQ0AEKAFAADMDQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACALCAQA3QgAIZ4FAADMDQAwnwUAAM0NABCgBQAAzA0AMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIdQFAQCbCAAhpwYEAN0IACGoBgQA3QgAIakGAADZCAAgBwgEAJAKACGwBQEA0QkAIcAFQADzCQAh1AUBANEJACGnBgQAkAoAIagGBACQCgAhqQaAAAAAAQcIBACQCgAhsAUBANEJACHABUAA8wkAIdQFAQDRCQAhpwYEAJAKACGoBgQAkAoAIakGgAAAAAEHCAQAAAABsAUBAAAAAcAFQAAAAAHUBQEAAAABpwYEAAAAAagGBAAAAAGpBoAAAAABA6EFAgAAAAHfBUAAAAAB4AUQAAAAAQIAAABIACAtAADcDQAgAwAAAEgAIC0AANwNACAuAADbDQAgASYAAMIOADAJAwAAiAkAIJ4FAACsCQAwnwUAAEYAEKAFAACsCQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACGFBwAAqwkAIAIAAABIACAmAADbDQAgAgAAANkNACAmAADaDQAgB54FAADYDQAwnwUAANkNABCgBQAA2A0AMKEFAgCaCAAhuQUBAJsIACHfBUAAsAgAIeAFEADKCAAhB54FAADYDQAwnwUAANkNABCgBQAA2A0AMKEFAgCaCAAhuQUBAJsIACHfBUAAsAgAIeAFEADKCAAhA6EFAgDSCQAh3wVAAPMJACHgBRAA8QkAIQOhBQIA0gkAId8FQADzCQAh4AUQAPEJACEDoQUCAAAAAd8FQAAAAAHgBRAAAAABC6EFAgAAAAGjBQEAAAABuAUBAAAAAboFAQAAAAG7BRAAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUQAAAAAcAFQAAAAAHBBUAAAAABAgAAAEQAIC0AAOgNACADAAAARAAgLQAA6A0AIC4AAOcNACABJgAAwQ4AMBADAACICQAgngUAAK0JADCfBQAAQgAQoAUAAK0JADChBQIAmggAIaMFAQCbCAAhuAUBAAAAAbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQIAAABEACAmAADnDQAgAgAAAOUNACAmAADmDQAgD54FAADkDQAwnwUAAOUNABCgBQAA5A0AMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQ-eBQAA5A0AMJ8FAADlDQAQoAUAAOQNADChBQIAmggAIaMFAQCbCAAhuAUBAJsIACG5BQEAmwgAIboFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb0FAQCcCAAhvgUBAJwIACG_BRAA-QgAIcAFQACwCAAhwQVAALoIACELoQUCANIJACGjBQEA0QkAIbgFAQDRCQAhugUBANEJACG7BRAA8QkAIbwFAQDRCQAhvQUBANsJACG-BQEA2wkAIb8FEADyCQAhwAVAAPMJACHBBUAA9AkAIQuhBQIA0gkAIaMFAQDRCQAhuAUBANEJACG6BQEA0QkAIbsFEADxCQAhvAUBANEJACG9BQEA2wkAIb4FAQDbCQAhvwUQAPIJACHABUAA8wkAIcEFQAD0CQAhC6EFAgAAAAGjBQEAAAABuAUBAAAAAboFAQAAAAG7BRAAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUQAAAAAcAFQAAAAAHBBUAAAAABAqoGAQAAAAGrBkAAAAABAgAAAIgCACAtAADpDQAgAwAAAEAAIC0AAOkNACAuAADtDQAgBAAAAEAAICYAAO0NACCqBgEA0QkAIasGQADzCQAhAqoGAQDRCQAhqwZAAPMJACEMoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbsFEAAAAAHABUAAAAABzQUBAAAAAaoGAQAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBkAAAAABAgAAAD4AIC0AAPkNACADAAAAPgAgLQAA-Q0AIC4AAPgNACABJgAAwA4AMBIDAACICQAgngUAAK8JADCfBQAAPAAQoAUAAK8JADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAAAABuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhhgcAAK4JACACAAAAPgAgJgAA-A0AIAIAAAD2DQAgJgAA9w0AIBCeBQAA9Q0AMJ8FAAD2DQAQoAUAAPUNADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhuwUQAMoIACHABUAAsAgAIc0FAQCbCAAhqgYBAJsIACGsBgEAmwgAIa0GAQCbCAAhrgYBAJsIACGvBkAAsAgAIRCeBQAA9Q0AMJ8FAAD2DQAQoAUAAPUNADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhuwUQAMoIACHABUAAsAgAIc0FAQCbCAAhqgYBAJsIACGsBgEAmwgAIa0GAQCbCAAhrgYBAJsIACGvBkAAsAgAIQyhBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbsFEADxCQAhwAVAAPMJACHNBQEA0QkAIaoGAQDRCQAhrAYBANEJACGtBgEA0QkAIa4GAQDRCQAhrwZAAPMJACEMoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG7BRAA8QkAIcAFQADzCQAhzQUBANEJACGqBgEA0QkAIawGAQDRCQAhrQYBANEJACGuBgEA0QkAIa8GQADzCQAhDKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAG7BRAAAAABwAVAAAAAAc0FAQAAAAGqBgEAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwZAAAAAAREIAADXDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAcAFQAAAAAHDBUAAAAABrAYBAAAAAa4GAQAAAAGvBkAAAAABsAYBAAAAAbEGEAAAAAGyBhAAAAABswYBAAAAAbQGAgAAAAG1BoAAAAABtgYgAAAAAQIAAAA6ACAtAACFDgAgAwAAADoAIC0AAIUOACAuAACEDgAgASYAAL8OADAWAwAAiAkAIAgAAJcJACCeBQAAsAkAMJ8FAAAQABCgBQAAsAkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQAAAAG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIQIAAAA6ACAmAACEDgAgAgAAAIIOACAmAACDDgAgFJ4FAACBDgAwnwUAAIIOABCgBQAAgQ4AMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIcMFQAC6CAAhrAYBAJsIACGuBgEAnAgAIa8GQACwCAAhsAYBAJsIACGxBhAAyggAIbIGEADKCAAhswYBAJwIACG0BgIAtggAIbUGAADCCAAgtgYgAPoIACEUngUAAIEOADCfBQAAgg4AEKAFAACBDgAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIRChBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhEQgAAP4LACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhEQgAANcMACChBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABwAVAAAAAAcMFQAAAAAGsBgEAAAABrgYBAAAAAa8GQAAAAAGwBgEAAAABsQYQAAAAAbIGEAAAAAGzBgEAAAABtAYCAAAAAbUGgAAAAAG2BiAAAAABPwkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAAB3AYBAAAAAQIAAAAOACAtAACODgAgAwAAAA4AIC0AAI4OACAuAACNDgAgASYAAL4OADACAAAADgAgJgAAjQ4AIAIAAACHDAAgJgAAjA4AIDehBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACE_CQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACE_CQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdsGAQAAAAHcBgEAAAABEAUAAPoMACCwBQEAAAABuAUBAAAAAcAFQAAAAAHDBUAAAAAB0wUBAAAAAeMFAQAAAAGaBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgAA9gwAIOMGAAD3DAAg5AYAAPgMACDlBkAAAAAB5gZAAAAAAecGQAAAAAECAAAABQAgLQAAmg4AIAMAAAAFACAtAACaDgAgLgAAmQ4AIAEmAAC9DgAwFQMAAIgJACAFAADLCQAgngUAAMoJADCfBQAAAwAQoAUAAMoJADCwBQEAmwgAIbgFAQAAAAG5BQEAmwgAIcAFQACwCAAhwwVAALoIACHTBQEAmwgAIeMFAQAAAAGaBgEAnAgAIeAGAQCbCAAh4QYBAJsIACHiBgAAkQkAIOMGAACRCQAg5AYAAJEJACDlBkAAuggAIeYGQAC6CAAh5wZAALoIACECAAAABQAgJgAAmQ4AIAIAAACXDgAgJgAAmA4AIBOeBQAAlg4AMJ8FAACXDgAQoAUAAJYOADCwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIcMFQAC6CAAh0wUBAJsIACHjBQEAmwgAIZoGAQCcCAAh4AYBAJsIACHhBgEAmwgAIeIGAACRCQAg4wYAAJEJACDkBgAAkQkAIOUGQAC6CAAh5gZAALoIACHnBkAAuggAIROeBQAAlg4AMJ8FAACXDgAQoAUAAJYOADCwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIcMFQAC6CAAh0wUBAJsIACHjBQEAmwgAIZoGAQCcCAAh4AYBAJsIACHhBgEAmwgAIeIGAACRCQAg4wYAAJEJACDkBgAAkQkAIOUGQAC6CAAh5gZAALoIACHnBkAAuggAIQ-wBQEA0QkAIbgFAQDRCQAhwAVAAPMJACHDBUAA9AkAIdMFAQDRCQAh4wUBANEJACGaBgEA2wkAIeAGAQDRCQAh4QYBANEJACHiBgAA5QwAIOMGAADmDAAg5AYAAOcMACDlBkAA9AkAIeYGQAD0CQAh5wZAAPQJACEQBQAA6QwAILAFAQDRCQAhuAUBANEJACHABUAA8wkAIcMFQAD0CQAh0wUBANEJACHjBQEA0QkAIZoGAQDbCQAh4AYBANEJACHhBgEA0QkAIeIGAADlDAAg4wYAAOYMACDkBgAA5wwAIOUGQAD0CQAh5gZAAPQJACHnBkAA9AkAIRAFAAD6DAAgsAUBAAAAAbgFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAeAGAQAAAAHhBgEAAAAB4gYAAPYMACDjBgAA9wwAIOQGAAD4DAAg5QZAAAAAAeYGQAAAAAHnBkAAAAABBC0AAI8OADCPBwAAkA4AMJEHAACSDgAglQcAAJMOADAELQAAhg4AMI8HAACHDgAwkQcAAIkOACCVBwAAgwwAMAQtAAD6DQAwjwcAAPsNADCRBwAA_Q0AIJUHAAD-DQAwBC0AAO4NADCPBwAA7w0AMJEHAADxDQAglQcAAPINADADLQAA6Q0AII8HAADqDQAglQcAAIgCACAELQAA3Q0AMI8HAADeDQAwkQcAAOANACCVBwAA4Q0AMAQtAADRDQAwjwcAANINADCRBwAA1A0AIJUHAADVDQAwBC0AAMUNADCPBwAAxg0AMJEHAADIDQAglQcAAMkNADAELQAAuQ0AMI8HAAC6DQAwkQcAALwNACCVBwAAvQ0AMAQtAACtDQAwjwcAAK4NADCRBwAAsA0AIJUHAACxDQAwBC0AAKENADCPBwAAog0AMJEHAACkDQAglQcAAKUNADAELQAAlQ0AMI8HAACWDQAwkQcAAJgNACCVBwAAmQ0AMAAAAAABAwAA8AsAIAAAAAAAAAAHCgAAvgsAIJAGAADVCQAgkgYAANUJACCTBgAA1QkAIJUGAADVCQAglgYAANUJACCYBgAA1QkAIAABDQAA2woAIAAHAwAA8AsAIAgAAKgOACDDBQAA1QkAIK4GAADVCQAgswYAANUJACC0BgAA1QkAILUGAADVCQAgAAMMAADQCwAgogYAANUJACCjBgAA1QkAIAAHAwAA8AsAIAUAALwOACDDBQAA1QkAIJoGAADVCQAg5QYAANUJACDmBgAA1QkAIOcGAADVCQAgAA-wBQEAAAABuAUBAAAAAcAFQAAAAAHDBUAAAAAB0wUBAAAAAeMFAQAAAAGaBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgAA9gwAIOMGAAD3DAAg5AYAAPgMACDlBkAAAAAB5gZAAAAAAecGQAAAAAE3oQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAAB3AYBAAAAARChBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABwAVAAAAAAcMFQAAAAAGsBgEAAAABrgYBAAAAAa8GQAAAAAGwBgEAAAABsQYQAAAAAbIGEAAAAAGzBgEAAAABtAYCAAAAAbUGgAAAAAG2BiAAAAABDKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAG7BRAAAAABwAVAAAAAAc0FAQAAAAGqBgEAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwZAAAAAAQuhBQIAAAABowUBAAAAAbgFAQAAAAG6BQEAAAABuwUQAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FEAAAAAHABUAAAAABwQVAAAAAAQOhBQIAAAAB3wVAAAAAAeAFEAAAAAEHCAQAAAABsAUBAAAAAcAFQAAAAAHUBQEAAAABpwYEAAAAAagGBAAAAAGpBoAAAAABBxWAAAAAARYEAAAAAbAFAQAAAAHABUAAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABA7AFAQAAAAHcBQEAAAABpQZAAAAAAQOwBQEAAAAB3wVAAAAAAaQGBAAAAAEFowUBAAAAAesGQAAAAAHsBkAAAAAB7QZAAAAAAe4GAACCDQAgIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGAQAAAAH6BgEAAAAB-wZAAAAAAfwGQAAAAAH9BgEAAAAB_gZAAAAAAf8GQAAAAAGABwIAAAABAgAAAAEAIC0AAMgOACADAAAAagAgLQAAyA4AIC4AAMwOACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAmAADMDgAguAUBANEJACHABUAA8wkAIa8GQADzCQAh7wYBANEJACHwBgEA0QkAIfEGAQDRCQAh8gYBANsJACHzBgEA2wkAIfQGAQDbCQAh9QYBANsJACH2BkAA9AkAIfcGQAD0CQAh-AZAAPQJACH5BgEA0QkAIfoGAQDRCQAh-wZAAPQJACH8BkAA9AkAIf0GAQDbCQAh_gZAAPQJACH_BkAA9AkAIYAHAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh7wYBANEJACHwBgEA0QkAIfEGAQDRCQAh8gYBANsJACHzBgEA2wkAIfQGAQDbCQAh9QYBANsJACH2BkAA9AkAIfcGQAD0CQAh-AZAAPQJACH5BgEA0QkAIfoGAQDRCQAh-wZAAPQJACH8BkAA9AkAIf0GAQDbCQAh_gZAAPQJACH_BkAA9AkAIYAHAgDSCQAhIAgAAJwOACAXAACdDgAgGAAAng4AIBkAAJ8OACAaAACgDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGAQAAAAH6BgEAAAAB-wZAAAAAAfwGQAAAAAH9BgEAAAAB_gZAAAAAAf8GQAAAAAGABwIAAAABAgAAAAEAIC0AAM0OACADuQUBAAAAAd4GAQAAAAHfBkAAAAABAwAAAGoAIC0AAM0OACAuAADSDgAgIgAAAGoAIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAA0g4AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAIREDAAD5DAAgsAUBAAAAAbgFAQAAAAG5BQEAAAABwAVAAAAAAcMFQAAAAAHTBQEAAAAB4wUBAAAAAZoGAQAAAAHgBgEAAAAB4QYBAAAAAeIGAAD2DAAg4wYAAPcMACDkBgAA-AwAIOUGQAAAAAHmBkAAAAAB5wZAAAAAAQIAAAAFACAtAADTDgAgAwAAAAMAIC0AANMOACAuAADXDgAgEwAAAAMAIAMAAOgMACAmAADXDgAgsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIdMFAQDRCQAh4wUBANEJACGaBgEA2wkAIeAGAQDRCQAh4QYBANEJACHiBgAA5QwAIOMGAADmDAAg5AYAAOcMACDlBkAA9AkAIeYGQAD0CQAh5wZAAPQJACERAwAA6AwAILAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACHTBQEA0QkAIeMFAQDRCQAhmgYBANsJACHgBgEA0QkAIeEGAQDRCQAh4gYAAOUMACDjBgAA5gwAIOQGAADnDAAg5QZAAPQJACHmBkAA9AkAIecGQAD0CQAhIAcAAJsOACAIAACcDgAgGAAAng4AIBkAAJ8OACAaAACgDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGAQAAAAH6BgEAAAAB-wZAAAAAAfwGQAAAAAH9BgEAAAAB_gZAAAAAAf8GQAAAAAGABwIAAAABAgAAAAEAIC0AANgOACBAAwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHbBgEAAAAB3AYBAAAAAQIAAAAOACAtAADaDgAgDsAFQAAAAAHCBQQAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABBsIFBAAAAAHeBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQMEAQAAAAHABUAAAAABmgYBAAAAAQLABUAAAAABmwYBAAAAARIDAADWDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAECAAAAOgAgLQAA4A4AICAHAACbDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAADiDgAgAwAAABAAIC0AAOAOACAuAADmDgAgFAAAABAAIAMAAP0LACAmAADmDgAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhEgMAAP0LACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACE3oQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBoAAAAAB2AYBAAAAAdkGQAAAAAHaBkAAAAAB2wYBAAAAAQMAAAAMACAtAADaDgAgLgAA6g4AIEIAAAAMACADAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAICYAAOoOACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIUADAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHbBgEA2wkAIdwGAQDbCQAhAwAAAGoAIC0AAOIOACAuAADtDgAgIgAAAGoAIAcAAIkNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAA7Q4AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAITehBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGgAAAAAHYBgEAAAAB2QZAAAAAAdoGQAAAAAHcBgEAAAABAwAAAGoAIC0AANgOACAuAADxDgAgIgAAAGoAIAcAAIkNACAIAACKDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAA8Q4AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAADyDgAgAwAAAGoAIC0AAPIOACAuAAD2DgAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAA9g4AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAAD3DgAgAwAAAGoAIC0AAPcOACAuAAD7DgAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAA-w4AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAAD8DgAgAwAAAGoAIC0AAPwOACAuAACADwAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAAgA8AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAACBDwAgAwAAAGoAIC0AAIEPACAuAACFDwAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAAhQ8AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB0AAKMOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAACGDwAgAwAAAGoAIC0AAIYPACAuAACKDwAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB8AAJMNACAgAACUDQAgJgAAig8AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB0AAKMOACAeAACkDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BgEAAAAB-gYBAAAAAfsGQAAAAAH8BkAAAAAB_QYBAAAAAf4GQAAAAAH_BkAAAAABgAcCAAAAAQIAAAABACAtAACLDwAgAwAAAGoAIC0AAIsPACAuAACPDwAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAgAACUDQAgJgAAjw8AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIe8GAQDRCQAh8AYBANEJACHxBgEA0QkAIfIGAQDbCQAh8wYBANsJACH0BgEA2wkAIfUGAQDbCQAh9gZAAPQJACH3BkAA9AkAIfgGQAD0CQAh-QYBANEJACH6BgEA0QkAIfsGQAD0CQAh_AZAAPQJACH9BgEA2wkAIf4GQAD0CQAh_wZAAPQJACGABwIA0gkAIUADAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBQAAKMMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdsGAQAAAAHcBgEAAAABAgAAAA4AIC0AAJAPACADAAAADAAgLQAAkA8AIC4AAJQPACBCAAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACAUAACQDAAgFQAAkQwAIBYAAJIMACAmAACUDwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACFAAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIUADAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdsGAQAAAAHcBgEAAAABAgAAAA4AIC0AAJUPACADAAAADAAgLQAAlQ8AIC4AAJkPACBCAAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFQAAkQwAIBYAAJIMACAmAACZDwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACFAAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIUADAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEwAAogwAIBQAAKMMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdsGAQAAAAHcBgEAAAABAgAAAA4AIC0AAJoPACADAAAADAAgLQAAmg8AIC4AAJ4PACBCAAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAmAACeDwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACFAAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIQ7ABUAAAAABwgUEAAAAAdQFAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAUADAACdDAAgCQAAngwAIBEAAKAMACASAAChDAAgEwAAogwAIBQAAKMMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1waAAAAAAdgGAQAAAAHZBkAAAAAB2gZAAAAAAdsGAQAAAAHcBgEAAAABAgAAAA4AIC0AAKAPACAOoQUCAAAAAaMFAQAAAAG4BQEAAAABwAVAAAAAAY8GBAAAAAGQBgEAAAABkQYEAAAAAZIGQAAAAAGTBhAAAAABlAYgAAAAAZUGEAAAAAGWBkAAAAABlwYgAAAAAZgGQAAAAAECAAAAvAMAIC0AAKIPACADoQUCAAAAAdwFAQAAAAHdBUAAAAABBdQFAQAAAAH9BQIAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABAwAAAAwAIC0AAKAPACAuAACoDwAgQgAAAAwAIAMAAIsMACAJAACbDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgJgAAqA8AIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA0QkAIdcGgAAAAAHYBgEA2wkAIdkGQAD0CQAh2gZAAPQJACHbBgEA2wkAIdwGAQDbCQAhQAMAAIsMACAJAACbDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACEDAAAAvwMAIC0AAKIPACAuAACrDwAgEAAAAL8DACAmAACrDwAgoQUCANIJACGjBQEA0QkAIbgFAQDRCQAhwAVAAPMJACGPBgQAkAoAIZAGAQDbCQAhkQYEAJAKACGSBkAA9AkAIZMGEADyCQAhlAYgAK8LACGVBhAA8gkAIZYGQAD0CQAhlwYgAK8LACGYBkAA9AkAIQ6hBQIA0gkAIaMFAQDRCQAhuAUBANEJACHABUAA8wkAIY8GBACQCgAhkAYBANsJACGRBgQAkAoAIZIGQAD0CQAhkwYQAPIJACGUBiAArwsAIZUGEADyCQAhlgZAAPQJACGXBiAArwsAIZgGQAD0CQAhQAMAAJ0MACAJAACeDAAgCgAAnwwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBoAAAAAB2AYBAAAAAdkGQAAAAAHaBkAAAAAB2wYBAAAAAdwGAQAAAAECAAAADgAgLQAArA8AIBMLAACYCwAgDAAAmQsAIA4AAJoLACAPAACbCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABAgAAABYAIC0AAK4PACADAAAADAAgLQAArA8AIC4AALIPACBCAAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAmAACyDwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDRCQAh1waAAAAAAdgGAQDbCQAh2QZAAPQJACHaBkAA9AkAIdsGAQDbCQAh3AYBANsJACFAAwAAiwwAIAkAAJsMACAKAACMDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANEJACHXBoAAAAAB2AYBANsJACHZBkAA9AkAIdoGQAD0CQAh2wYBANsJACHcBgEA2wkAIQMAAAAUACAtAACuDwAgLgAAtQ8AIBUAAAAUACALAAD2CgAgDAAA9woAIA4AAPgKACAPAAD5CgAgJgAAtQ8AIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRMLAAD2CgAgDAAA9woAIA4AAPgKACAPAAD5CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGAQAAAAH6BgEAAAAB-wZAAAAAAfwGQAAAAAH9BgEAAAAB_gZAAAAAAf8GQAAAAAGABwIAAAABAgAAAAEAIC0AALYPACADAAAAagAgLQAAtg8AIC4AALoPACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAAC6DwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh7wYBANEJACHwBgEA0QkAIfEGAQDRCQAh8gYBANsJACHzBgEA2wkAIfQGAQDbCQAh9QYBANsJACH2BkAA9AkAIfcGQAD0CQAh-AZAAPQJACH5BgEA0QkAIfoGAQDRCQAh-wZAAPQJACH8BkAA9AkAIf0GAQDbCQAh_gZAAPQJACH_BkAA9AkAIYAHAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh7wYBANEJACHwBgEA0QkAIfEGAQDRCQAh8gYBANsJACHzBgEA2wkAIfQGAQDbCQAh9QYBANsJACH2BkAA9AkAIfcGQAD0CQAh-AZAAPQJACH5BgEA0QkAIfoGAQDRCQAh-wZAAPQJACH8BkAA9AkAIf0GAQDbCQAh_gZAAPQJACH_BkAA9AkAIYAHAgDSCQAhEwsAAJgLACAMAACZCwAgDgAAmgsAIBAAAJwLACDABUAAAAABwgUEAAAAAdQFAQAAAAHeBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAECAAAAFgAgLQAAuw8AIAMAAAAUACAtAAC7DwAgLgAAvw8AIBUAAAAUACALAAD2CgAgDAAA9woAIA4AAPgKACAQAAD6CgAgJgAAvw8AIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRMLAAD2CgAgDAAA9woAIA4AAPgKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhAeQFQAAAAAELCQAAzQoAILsDAADMCgAguAUBAAAAAbkFAQAAAAHkBUAAAAAB5wUBAAAAAegFAQAAAAHpBQEAAAAB6gUBAAAAAesFgAAAAAHsBQEAAAABAgAAAK4FACAtAADBDwAgAwAAALoFACAtAADBDwAgLgAAxQ8AIA0AAAC6BQAgCQAAtAoAICYAAMUPACC7AwAAswoAILgFAQDRCQAhuQUBANsJACHkBUAA8wkAIecFAQDRCQAh6AUBANEJACHpBQEA0QkAIeoFAQDRCQAh6wWAAAAAAewFAQDbCQAhCwkAALQKACC7AwAAswoAILgFAQDRCQAhuQUBANsJACHkBUAA8wkAIecFAQDRCQAh6AUBANEJACHpBQEA0QkAIeoFAQDRCQAh6wWAAAAAAewFAQDbCQAhCwkAAM0KACC6AwAAywoAILgFAQAAAAG5BQEAAAAB5AVAAAAAAecFAQAAAAHoBQEAAAAB6QUBAAAAAeoFAQAAAAHrBYAAAAAB7AUBAAAAAQIAAACuBQAgLQAAxg8AIAMAAAC6BQAgLQAAxg8AIC4AAMoPACANAAAAugUAIAkAALQKACAmAADKDwAgugMAALIKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQsJAAC0CgAgugMAALIKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQu6AwAAywoAILsDAADMCgAguAUBAAAAAbkFAQAAAAHkBUAAAAAB5wUBAAAAAegFAQAAAAHpBQEAAAAB6gUBAAAAAesFgAAAAAHsBQEAAAABAgAAAK4FACAtAADLDwAgAwAAALoFACAtAADLDwAgLgAAzw8AIA0AAAC6BQAgJgAAzw8AILoDAACyCgAguwMAALMKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQu6AwAAsgoAILsDAACzCgAguAUBANEJACG5BQEA2wkAIeQFQADzCQAh5wUBANEJACHoBQEA0QkAIekFAQDRCQAh6gUBANEJACHrBYAAAAAB7AUBANsJACETCwAAmAsAIAwAAJkLACAPAACbCwAgEAAAnAsAIMAFQAAAAAHCBQQAAAAB1AUBAAAAAd4FAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAQIAAAAWACAtAADQDwAgAwAAABQAIC0AANAPACAuAADUDwAgFQAAABQAIAsAAPYKACAMAAD3CgAgDwAA-QoAIBAAAPoKACAmAADUDwAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhEwsAAPYKACAMAAD3CgAgDwAA-QoAIBAAAPoKACDABUAA8wkAIcIFBACQCgAh1AUBANsJACHeBQEA0QkAIfMFAQDRCQAh_AVAAPMJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACGBBgEA0QkAIYIGAQDbCQAhgwYBANsJACGEBhAA8gkAIYUGBACKCgAhhgZAAPQJACEgBwAAmw4AIAgAAJwOACAXAACdDgAgGAAAng4AIBkAAJ8OACAbAAChDgAgHAAAog4AIB0AAKMOACAeAACkDgAgHwAApQ4AICAAAKYOACC4BQEAAAABwAVAAAAAAa8GQAAAAAHvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BkAAAAAB-QYBAAAAAfoGAQAAAAH7BkAAAAAB_AZAAAAAAf0GAQAAAAH-BkAAAAAB_wZAAAAAAYAHAgAAAAECAAAAAQAgLQAA1Q8AIAMAAABqACAtAADVDwAgLgAA2Q8AICIAAABqACAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AICYAANkPACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHvBgEA0QkAIfAGAQDRCQAh8QYBANEJACHyBgEA2wkAIfMGAQDbCQAh9AYBANsJACH1BgEA2wkAIfYGQAD0CQAh9wZAAPQJACH4BkAA9AkAIfkGAQDRCQAh-gYBANEJACH7BkAA9AkAIfwGQAD0CQAh_QYBANsJACH-BkAA9AkAIf8GQAD0CQAhgAcCANIJACEgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHvBgEA0QkAIfAGAQDRCQAh8QYBANEJACHyBgEA2wkAIfMGAQDbCQAh9AYBANsJACH1BgEA2wkAIfYGQAD0CQAh9wZAAPQJACH4BkAA9AkAIfkGAQDRCQAh-gYBANEJACH7BkAA9AkAIfwGQAD0CQAh_QYBANsJACH-BkAA9AkAIf8GQAD0CQAhgAcCANIJACECogUBAAAAAaMFAQAAAAEGoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAGzBQEAAAABAgAAANgHACAtAADbDwAgAwAAAOAHACAtAADbDwAgLgAA3w8AIAgAAADgBwAgJgAA3w8AIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACGzBQEA2wkAIQahBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhswUBANsJACENBgAcBwYCCA8FFzsGGD8TGUEUGkUVG0kWHE0XHVEYHlUZH1kaIF0bAwMAAQUKAwYABAEEAAIBBQsACgMAAQYAEgkRBgoXCBEnDRIrDxMtEBQxERUyBRYzBQMDAAEGAAcIEgUBCBMABgYADgsACQwaBQ4eCw8gDBAkDQIGAAoKGAgBChkAAQ0ACAENAAgCDAAFDQAIAg4lABAmAAEMAAUBDAAFAQwABQUKNAARNQASNgAUNwAWOAABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAELB14ACF8AF2AAGGEAGmIAG2MAHGQAHWUAHmYAH2cAIGgAAAAABQYAITMAIjQAIzUAJDYAJQAAAAAABQYAITMAIjQAIzUAJDYAJQEDAAEBAwABBQYAKjMAKzQALDUALTYALgAAAAAABQYAKjMAKzQALDUALTYALgEDAAEBAwABAwYAMzUANDYANQAAAAMGADM1ADQ2ADUBBAACAQQAAgMGADo1ADs2ADwAAAADBgA6NQA7NgA8AwMAAQnMAQYVzQEFAwMAAQnTAQYV1AEFBQYAQTMAQjQAQzUARDYARQAAAAAABQYAQTMAQjQAQzUARDYARQEDAAEBAwABBQYASjMASzQATDUATTYATgAAAAAABQYASjMASzQATDUATTYATgEDAAEBAwABBQYAUzMAVDQAVTUAVjYAVwAAAAAABQYAUzMAVDQAVTUAVjYAVwEDAAEBAwABAwYAXDUAXTYAXgAAAAMGAFw1AF02AF4BAwABAQMAAQUGAGMzAGQ0AGU1AGY2AGcAAAAAAAUGAGMzAGQ0AGU1AGY2AGcBAwABAQMAAQUGAGwzAG00AG41AG82AHAAAAAAAAUGAGwzAG00AG41AG82AHABAwABAQMAAQMGAHU1AHY2AHcAAAADBgB1NQB2NgB3AQMAAQEDAAEFBgB8MwB9NAB-NQB_NgCAAQAAAAAABQYAfDMAfTQAfjUAfzYAgAEBDAAFAQwABQUGAIUBMwCGATQAhwE1AIgBNgCJAQAAAAAABQYAhQEzAIYBNACHATUAiAE2AIkBAQwABQEMAAUDBgCOATUAjwE2AJABAAAAAwYAjgE1AI8BNgCQAQEMAAUBDAAFAwYAlQE1AJYBNgCXAQAAAAMGAJUBNQCWATYAlwEAAAUGAJwBMwCdATQAngE1AJ8BNgCgAQAAAAAABQYAnAEzAJ0BNACeATUAnwE2AKABAAAABQYApgEzAKcBNACoATUAqQE2AKoBAAAAAAAFBgCmATMApwE0AKgBNQCpATYAqgEAAAAFBgCwATMAsQE0ALIBNQCzATYAtAEAAAAAAAUGALABMwCxATQAsgE1ALMBNgC0AQAAAAMGALoBNQC7ATYAvAEAAAADBgC6ATUAuwE2ALwBAgsACQyqBAUCCwAJDLAEBQUGAMEBMwDCATQAwwE1AMQBNgDFAQAAAAAABQYAwQEzAMIBNADDATUAxAE2AMUBAgwABQ0ACAIMAAUNAAgFBgDKATMAywE0AMwBNQDNATYAzgEAAAAAAAUGAMoBMwDLATQAzAE1AM0BNgDOAQAAAAUGANQBMwDVATQA1gE1ANcBNgDYAQAAAAAABQYA1AEzANUBNADWATUA1wE2ANgBAQMAAQEDAAEFBgDdATMA3gE0AN8BNQDgATYA4QEAAAAAAAUGAN0BMwDeATQA3wE1AOABNgDhAQENAAgBDQAIBQYA5gEzAOcBNADoATUA6QE2AOoBAAAAAAAFBgDmATMA5wE0AOgBNQDpATYA6gEAAAADBgDwATUA8QE2APIBAAAAAwYA8AE1APEBNgDyAQQGAPgBCbcF9wG6A7EF9QG7A7UF9gEBuQMA9AEBuQMA9AEBuQMA9AEBuwO4BQAAAAMGAPwBNQD9ATYA_gEAAAADBgD8ATUA_QE2AP4BAAAABQYAhAIzAIUCNACGAjUAhwI2AIgCAAAAAAAFBgCEAjMAhQI0AIYCNQCHAjYAiAIBuQMA9AEBuQMA9AEDBgCNAjUAjgI2AI8CAAAAAwYAjQI1AI4CNgCPAgG5AwD0AQG5AwD0AQMGAJQCNQCVAjYAlgIAAAADBgCUAjUAlQI2AJYCAbkDAPQBAbkDAPQBBQYAmwIzAJwCNACdAjUAngI2AJ8CAAAAAAAFBgCbAjMAnAI0AJ0CNQCeAjYAnwIAAAAFBgClAjMApgI0AKcCNQCoAjYAqQIAAAAAAAUGAKUCMwCmAjQApwI1AKgCNgCpAgENAAgBDQAIBQYArgIzAK8CNACwAjUAsQI2ALICAAAAAAAFBgCuAjMArwI0ALACNQCxAjYAsgIAAAAFBgC4AjMAuQI0ALoCNQC7AjYAvAIAAAAAAAUGALgCMwC5AjQAugI1ALsCNgC8AgAAAAUGAMICMwDDAjQAxAI1AMUCNgDGAgAAAAAABQYAwgIzAMMCNADEAjUAxQI2AMYCAAAABQYAzAIzAM0CNADOAjUAzwI2ANACAAAAAAAFBgDMAjMAzQI0AM4CNQDPAjYA0AIAAAADBgDWAjUA1wI2ANgCAAAAAwYA1gI1ANcCNgDYAgEDAAEBAwABBQYA3QIzAN4CNADfAjUA4AI2AOECAAAAAAAFBgDdAjMA3gI0AN8CNQDgAjYA4QICBgDlAv0E3QfkAgH8BADjAgH9BN4HAAAABQYA6QIzAOoCNADrAjUA7AI2AO0CAAAAAAAFBgDpAjMA6gI0AOsCNQDsAjYA7QIB_AQA4wIB_AQA4wIFBgDyAjMA8wI0APQCNQD1AjYA9gIAAAAAAAUGAPICMwDzAjQA9AI1APUCNgD2AiECASJpASNsASRtASVuASdwAShyHSlzHip1ASt3HSx4Hy95ATB6ATF7HTd-IDh_JjmAARs6gQEbO4IBGzyDARs9hAEbPoYBGz-IAR1AiQEnQYsBG0KNAR1DjgEoRI8BG0WQARtGkQEdR5QBKUiVAS9JlgECSpcBAkuYAQJMmQECTZoBAk6cAQJPngEdUJ8BMFGhAQJSowEdU6QBMVSlAQJVpgECVqcBHVeqATJYqwE2WawBA1qtAQNbrgEDXK8BA12wAQNesgEDX7QBHWC1ATdhtwEDYrkBHWO6AThkuwEDZbwBA2a9AR1nwAE5aMEBPWnCAQVqwwEFa8QBBWzFAQVtxgEFbsgBBW_KAR1wywE-cc8BBXLRAR1z0gE_dNUBBXXWAQV21wEdd9oBQHjbAUZ53AEGet0BBnveAQZ83wEGfeABBn7iAQZ_5AEdgAHlAUeBAecBBoIB6QEdgwHqAUiEAesBBoUB7AEGhgHtAR2HAfABSYgB8QFPiQHyAROKAfMBE4sB9AETjAH1ARONAfYBE44B-AETjwH6AR2QAfsBUJEB_QETkgH_AR2TAYACUZQBgQITlQGCAhOWAYMCHZcBhgJSmAGHAliZAYkCFJoBigIUmwGMAhScAY0CFJ0BjgIUngGQAhSfAZICHaABkwJZoQGVAhSiAZcCHaMBmAJapAGZAhSlAZoCFKYBmwIdpwGeAluoAZ8CX6kBoAIXqgGhAherAaICF6wBowIXrQGkAheuAaYCF68BqAIdsAGpAmCxAasCF7IBrQIdswGuAmG0Aa8CF7UBsAIXtgGxAh23AbQCYrgBtQJouQG2Ahi6AbcCGLsBuAIYvAG5Ahi9AboCGL4BvAIYvwG-Ah3AAb8CacEBwQIYwgHDAh3DAcQCasQBxQIYxQHGAhjGAccCHccBygJryAHLAnHJAcwCGcoBzQIZywHOAhnMAc8CGc0B0AIZzgHSAhnPAdQCHdAB1QJy0QHXAhnSAdkCHdMB2gJz1AHbAhnVAdwCGdYB3QId1wHgAnTYAeECeNkB4gIa2gHjAhrbAeQCGtwB5QIa3QHmAhreAegCGt8B6gId4AHrAnnhAe0CGuIB7wId4wHwAnrkAfECGuUB8gIa5gHzAh3nAfYCe-gB9wKBAekB-QIQ6gH6AhDrAfwCEOwB_QIQ7QH-AhDuAYADEO8BggMd8AGDA4IB8QGFAxDyAYcDHfMBiAODAfQBiQMQ9QGKAxD2AYsDHfcBjgOEAfgBjwOKAfkBkAMR-gGRAxH7AZIDEfwBkwMR_QGUAxH-AZYDEf8BmAMdgAKZA4sBgQKbAxGCAp0DHYMCngOMAYQCnwMRhQKgAxGGAqEDHYcCpAONAYgCpQORAYkCpgMPigKnAw-LAqgDD4wCqQMPjQKqAw-OAqwDD48CrgMdkAKvA5IBkQKxAw-SArMDHZMCtAOTAZQCtQMPlQK2Aw-WArcDHZcCugOUAZgCuwOYAZkCvQMJmgK-AwmbAsEDCZwCwgMJnQLDAwmeAsUDCZ8CxwMdoALIA5kBoQLKAwmiAswDHaMCzQOaAaQCzgMJpQLPAwmmAtADHacC0wObAagC1AOhAakC1gOiAaoC1wOiAasC2gOiAawC2wOiAa0C3AOiAa4C3gOiAa8C4AMdsALhA6MBsQLjA6IBsgLlAx2zAuYDpAG0AucDogG1AugDogG2AukDHbcC7AOlAbgC7QOrAbkC7wOsAboC8AOsAbsC8wOsAbwC9AOsAb0C9QOsAb4C9wOsAb8C-QMdwAL6A60BwQL8A6wBwgL-Ax3DAv8DrgHEAoAErAHFAoEErAHGAoIEHccChQSvAcgChgS1AckCiAS2AcoCiQS2AcsCjAS2AcwCjQS2Ac0CjgS2Ac4CkAS2Ac8CkgQd0AKTBLcB0QKVBLYB0gKXBB3TApgEuAHUApkEtgHVApoEtgHWApsEHdcCngS5AdgCnwS9AdkCoAQI2gKhBAjbAqIECNwCowQI3QKkBAjeAqYECN8CqAQd4AKpBL4B4QKsBAjiAq4EHeMCrwS_AeQCsQQI5QKyBAjmArMEHecCtgTAAegCtwTGAekCuAQN6gK5BA3rAroEDewCuwQN7QK8BA3uAr4EDe8CwAQd8ALBBMcB8QLDBA3yAsUEHfMCxgTIAfQCxwQN9QLIBA32AskEHfcCzATJAfgCzQTPAfkCzwTQAfoC0ATQAfsC0wTQAfwC1ATQAf0C1QTQAf4C1wTQAf8C2QQdgAPaBNEBgQPcBNABggPeBB2DA98E0gGEA-AE0AGFA-EE0AGGA-IEHYcD5QTTAYgD5gTZAYkD5wQWigPoBBaLA-kEFowD6gQWjQPrBBaOA-0EFo8D7wQdkAPwBNoBkQPyBBaSA_QEHZMD9QTbAZQD9gQWlQP3BBaWA_gEHZcD-wTcAZgD_ATiAZkD_gQMmgP_BAybA4EFDJwDggUMnQODBQyeA4UFDJ8DhwUdoAOIBeMBoQOKBQyiA4wFHaMDjQXkAaQDjgUMpQOPBQymA5AFHacDkwXlAagDlAXrAakDlgXsAaoDlwXsAasDmgXsAawDmwXsAa0DnAXsAa4DngXsAa8DoAUdsAOhBe0BsQOjBewBsgOlBR2zA6YF7gG0A6cF7AG1A6gF7AG2A6kFHbcDrAXvAbgDrQXzAbwDrwX0Ab0DuQX0Ab4DvAX0Ab8DvQX0AcADvgX0AcEDwAX0AcIDwgUdwwPDBfkBxAPFBfQBxQPHBR3GA8gF-gHHA8kF9AHIA8oF9AHJA8sFHcoDzgX7AcsDzwX_AcwD0QWAAs0D0gWAAs4D1QWAAs8D1gWAAtAD1wWAAtED2QWAAtID2wUd0wPcBYEC1APeBYAC1QPgBR3WA-EFggLXA-IFgALYA-MFgALZA-QFHdoD5wWDAtsD6AWJAtwD6gX1Ad0D6wX1Ad4D7QX1Ad8D7gX1AeAD7wX1AeED8QX1AeID8wUd4wP0BYoC5AP2BfUB5QP4BR3mA_kFiwLnA_oF9QHoA_sF9QHpA_wFHeoD_wWMAusDgAaQAuwDgQb2Ae0Dggb2Ae4Dgwb2Ae8DhAb2AfADhQb2AfEDhwb2AfIDiQYd8wOKBpEC9AOMBvYB9QOOBh32A48GkgL3A5AG9gH4A5EG9gH5A5IGHfoDlQaTAvsDlgaXAvwDmAb3Af0DmQb3Af4Dmwb3Af8DnAb3AYAEnQb3AYEEnwb3AYIEoQYdgwSiBpgChASkBvcBhQSmBh2GBKcGmQKHBKgG9wGIBKkG9wGJBKoGHYoErQaaAosErgagAowEsAahAo0EsQahAo4EtAahAo8EtQahApAEtgahApEEuAahApIEugYdkwS7BqIClAS9BqEClQS_Bh2WBMAGowKXBMEGoQKYBMIGoQKZBMMGHZoExgakApsExwaqApwEyAYLnQTJBgueBMoGC58EywYLoATMBguhBM4GC6IE0AYdowTRBqsCpATTBgulBNUGHaYE1gasAqcE1wYLqATYBgupBNkGHaoE3AatAqsE3QazAqwE3wa0Aq0E4Aa0Aq4E4wa0Aq8E5Aa0ArAE5Qa0ArEE5wa0ArIE6QYdswTqBrUCtATsBrQCtQTuBh22BO8GtgK3BPAGtAK4BPEGtAK5BPIGHboE9Qa3ArsE9ga9ArwE-Aa-Ar0E-Qa-Ar4E_Aa-Ar8E_Qa-AsAE_ga-AsEEgAe-AsIEggcdwwSDB78CxASFB74CxQSHBx3GBIgHwALHBIkHvgLIBIoHvgLJBIsHHcoEjgfBAssEjwfHAswEkQfIAs0EkgfIAs4ElQfIAs8ElgfIAtAElwfIAtEEmQfIAtIEmwcd0wScB8kC1ASeB8gC1QSgBx3WBKEHygLXBKIHyALYBKMHyALZBKQHHdoEpwfLAtsEqAfRAtwEqgfSAt0EqwfSAt4ErgfSAt8ErwfSAuAEsAfSAuEEsgfSAuIEtAcd4wS1B9MC5AS3B9IC5QS5Bx3mBLoH1ALnBLsH0gLoBLwH0gLpBL0HHeoEwAfVAusEwQfZAuwEwgcV7QTDBxXuBMQHFe8ExQcV8ATGBxXxBMgHFfIEygcd8wTLB9oC9ATNBxX1BM8HHfYE0AfbAvcE0QcV-ATSBxX5BNMHHfoE1gfcAvsE1wfiAv4E2QfjAv8E3wfjAoAF4gfjAoEF4wfjAoIF5AfjAoMF5gfjAoQF6AcdhQXpB-YChgXrB-MChwXtBx2IBe4H5wKJBe8H4wKKBfAH4wKLBfEHHYwF9AfoAo0F9QfuAo4F9gfkAo8F9wfkApAF-AfkApEF-QfkApIF-gfkApMF_AfkApQF_gcdlQX_B-8ClgWBCOQClwWDCB2YBYQI8AKZBYUI5AKaBYYI5AKbBYcIHZwFigjxAp0Fiwj3Ag"
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
  GivenBackScalarFieldEnum: () => GivenBackScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  InstanceScalarFieldEnum: () => InstanceScalarFieldEnum,
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
  GivenBack: "GivenBack",
  IdempotencyKey: "IdempotencyKey",
  Lane: "Lane",
  ChainReset: "ChainReset",
  Settler: "Settler",
  Instance: "Instance",
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
  kind: "kind",
  terms: "terms",
  onlySender: "onlySender",
  heldAt: "heldAt",
  holdExpiresAt: "holdExpiresAt",
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
var GivenBackScalarFieldEnum = {
  paymentId: "paymentId",
  answerId: "answerId",
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
var InstanceScalarFieldEnum = {
  id: "id",
  service: "service",
  version: "version",
  commit: "commit",
  startedAt: "startedAt",
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
