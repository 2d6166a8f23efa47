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
  // The proxy that an authorization of the kind \`exact\` names.
  spender     String
  // The hash of its first block, as a settler saw it first.
  genesisHash String? @map("genesis_hash")

  tokens   KnownToken[]
  spenders KnownSpender[]

  @@map("chains")
}

// The proxies that authorizations of other kinds of settlement name.
model KnownSpender {
  chainId Int        @map("chain_id")
  chain   KnownChain @relation(fields: [chainId], references: [chainId])
  kind    String
  address String

  @@id([chainId, kind, address])
  @@map("chain_spenders")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","kind","network","environment","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","service","version","commit","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","paymentId_answerId","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "mhCBA4AFJAcAALUJACAIAAC2CQAgFwAAtwkAIBgAALgJACAZAAC5CQAgGgAAugkAIBsAALsJACAcAAC8CQAgHQAAvQkAIB4AAL4JACAfAAC_CQAgIAAAwAkAIK8FAAC0CQAwsAUAAGoAELEFAAC0CQAwywUBAAAAAdMFQADPCAAhwgZAAM8IACGBBwEAtwgAIYIHAQAAAAGDBwEAtwgAIYQHAQC4CAAhhQcBALgIACGGBwEAuAgAIYcHAQC4CAAhiAdAANkIACGJB0AA2QgAIYoHQADZCAAhiwcBALcIACGMBwEAtwgAIY0HQADZCAAhjgdAANkIACGPBwEAuAgAIZAHQADZCAAhkQdAANkIACGSBwIAtggAIQEAAAABACAVAwAApwkAIAUAAOoJACCvBQAA6QkAMLAFAAADABCxBQAA6QkAMMIFAQC3CAAhywUBALcIACHMBQEAtwgAIdMFQADPCAAh1gVAANkIACHmBQEAtwgAIfYFAQC3CAAhrQYBALgIACHyBgEAtwgAIfMGAQC3CAAh9AYAALAJACD1BgAAsAkAIPYGAACwCQAg9wZAANkIACH4BkAA2QgAIfkGQADZCAAhBwMAAKUMACAFAADxDgAg1gUAAPsJACCtBgAA-wkAIPcGAAD7CQAg-AYAAPsJACD5BgAA-wkAIBUDAACnCQAgBQAA6gkAIK8FAADpCQAwsAUAAAMAELEFAADpCQAwwgUBALcIACHLBQEAAAABzAUBALcIACHTBUAAzwgAIdYFQADZCAAh5gUBALcIACH2BQEAAAABrQYBALgIACHyBgEAtwgAIfMGAQC3CAAh9AYAALAJACD1BgAAsAkAIPYGAACwCQAg9wZAANkIACH4BkAA2QgAIfkGQADZCAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAADoCQAgrwUAAOcJADCwBQAABwAQsQUAAOcJADDMBQEAtwgAIe8GAQC3CAAh8AYBALcIACHxBkAAzwgAIQEEAADwDgAgCQQAAOgJACCvBQAA5wkAMLAFAAAHABCxBQAA5wkAMMwFAQC3CAAh7wYBALcIACHwBgEAtwgAIfEGQADPCAAhngcAAOYJACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAIEQDAACnCQAgCQAA4gkAIAoAAJoJACARAADeCQAgEgAA4wkAIBMAAOQJACAUAADlCQAgFQAA2wkAIBYAALYJACCvBQAA4AkAMLAFAAAMABCxBQAA4AkAMLIFAgC2CAAhwAUBALcIACHBBQEAtwgAIcIFAQC3CAAhwwUBALcIACHEBQEAtwgAIcsFAQC3CAAhzAUBALcIACHOBRAA6QgAIc8FAQC3CAAh0QUBALgIACHTBUAAzwgAIdUFEADpCAAh5QVAANkIACHvBQEAtwgAIZgGBADiCAAhvwYBALcIACHBBgEAuAgAIcgGAADhCAAgygYBALgIACHLBgEAtwgAIcwGAQC3CAAhzQYEAPwIACHOBgQA_AgAIc8GAQC3CAAh0AYBALgIACHRBgEAtwgAIdIGAQC3CAAh0wYEAPwIACHUBiAA4QkAIdUGAQC4CAAh1gYBALgIACHXBgIA1QgAIdgGAQC4CAAh2QZAANkIACHaBgEAuAgAIdsGBADiCAAh3AYCANUIACHdBkAA2QgAId4GAQC4CAAh3wZAANkIACHgBgEAuAgAIeEGQADZCAAh4gZAANkIACHjBkAA2QgAIeQGQADZCAAh5QZAANkIACHmBgEAuAgAIecGAQC4CAAh6AYBALgIACHpBgAA4QgAIOoGAQC4CAAh6wZAANkIACHsBkAA2QgAIe0GAQC4CAAh7gYBALgIACErAwAApQwAIAkAAOwOACAKAADzCwAgEQAA6w4AIBIAAO0OACATAADuDgAgFAAA7w4AIBUAAIUMACAWAADdDgAg0QUAAPsJACDlBQAA-wkAIJgGAAD7CQAgwQYAAPsJACDIBgAA-wkAIMoGAAD7CQAg0AYAAPsJACDUBgAA-wkAINUGAAD7CQAg1gYAAPsJACDXBgAA-wkAINgGAAD7CQAg2QYAAPsJACDaBgAA-wkAINsGAAD7CQAg3AYAAPsJACDdBgAA-wkAIN4GAAD7CQAg3wYAAPsJACDgBgAA-wkAIOEGAAD7CQAg4gYAAPsJACDjBgAA-wkAIOQGAAD7CQAg5QYAAPsJACDmBgAA-wkAIOcGAAD7CQAg6AYAAPsJACDpBgAA-wkAIOoGAAD7CQAg6wYAAPsJACDsBgAA-wkAIO0GAAD7CQAg7gYAAPsJACBFAwAApwkAIAkAAOIJACAKAACaCQAgEQAA3gkAIBIAAOMJACATAADkCQAgFAAA5QkAIBUAANsJACAWAAC2CQAgrwUAAOAJADCwBQAADAAQsQUAAOAJADCyBQIAtggAIcAFAQC3CAAhwQUBALcIACHCBQEAtwgAIcMFAQC3CAAhxAUBALcIACHLBQEAAAABzAUBALcIACHOBRAA6QgAIc8FAQC3CAAh0QUBALgIACHTBUAAzwgAIdUFEADpCAAh5QVAANkIACHvBQEAtwgAIZgGBADiCAAhvwYBALcIACHBBgEAuAgAIcgGAADhCAAgygYBALgIACHLBgEAtwgAIcwGAQC3CAAhzQYEAPwIACHOBgQA_AgAIc8GAQC3CAAh0AYBALgIACHRBgEAtwgAIdIGAQC3CAAh0wYEAPwIACHUBiAA4QkAIdUGAQC4CAAh1gYBALgIACHXBgIA1QgAIdgGAQC4CAAh2QZAANkIACHaBgEAuAgAIdsGBADiCAAh3AYCANUIACHdBkAA2QgAId4GAQC4CAAh3wZAANkIACHgBgEAuAgAIeEGQADZCAAh4gZAANkIACHjBkAA2QgAIeQGQADZCAAh5QZAANkIACHmBgEAuAgAIecGAQC4CAAh6AYBALgIACHpBgAA4QgAIOoGAQC4CAAh6wZAANkIACHsBkAA2QgAIe0GAQC4CAAh7gYBALgIACGdBwAA3wkAIAMAAAAMACABAAANADACAAAOACAWAwAApwkAIAgAALYJACCvBQAAzwkAMLAFAAAQABCxBQAAzwkAMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHTBUAAzwgAIdYFQADZCAAhvwYBALcIACHBBgEAuAgAIcIGQADPCAAhwwYBALcIACHEBhAA6QgAIcUGEADpCAAhxgYBALgIACHHBgIA1QgAIcgGAADhCAAgyQYgAJkJACEBAAAAEAAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAAMACAXCwAA2gkAIAwAANsJACAOAADcCQAgDwAA3QkAIBAAAN4JACCvBQAA2QkAMLAFAAAUABCxBQAA2QkAMNMFQADPCAAh1QUEAPwIACHnBQEAuAgAIfEFAQC3CAAhhgYBALcIACGPBkAAzwgAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIZQGAQC3CAAhlQYBALgIACGWBgEAuAgAIZcGEACYCQAhmAYEAOIIACGZBkAA2QgAIQ4LAADoDgAgDAAAhQwAIA4AAOkOACAPAADqDgAgEAAA6w4AIOcFAAD7CQAgkQYAAPsJACCSBgAA-wkAIJMGAAD7CQAglQYAAPsJACCWBgAA-wkAIJcGAAD7CQAgmAYAAPsJACCZBgAA-wkAIBgLAADaCQAgDAAA2wkAIA4AANwJACAPAADdCQAgEAAA3gkAIK8FAADZCQAwsAUAABQAELEFAADZCQAw0wVAAM8IACHVBQQA_AgAIecFAQC4CAAh8QUBALcIACGFBgAA2AkAIIYGAQC3CAAhjwZAAM8IACGRBgQA4ggAIZIGEACYCQAhkwZAANkIACGUBgEAtwgAIZUGAQC4CAAhlgYBALgIACGXBhAAmAkAIZgGBADiCAAhmQZAANkIACEDAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIAEAAAAUACABAAAADAAgCQ0AAIUJACCvBQAA1wkAMLAFAAAbABCxBQAA1wkAMLIFAgC2CAAh1QUEAPwIACHvBQEAtwgAIfAFQADPCAAh8QUBALcIACEBDQAAkAsAIAoNAACFCQAgrwUAANcJADCwBQAAGwAQsQUAANcJADCyBQIAtggAIdUFBAD8CAAh7wUBALcIACHwBUAAzwgAIfEFAQC3CAAhnAcAANYJACADAAAAGwAgAQAAHAAwAgAAHQAgCQ0AAIUJACCvBQAAhAkAMLAFAAAfABCxBQAAhAkAMNMFQADPCAAh1QUEAPwIACHxBQEAtwgAIfMFEADpCAAhhAYBALcIACEBAAAAHwAgDAwAAKAJACANAACFCQAgrwUAANUJADCwBQAAIQAQsQUAANUJADDVBQQA_AgAIecFAQC3CAAh8QUBALcIACGQBgIAtggAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIQUMAACFDAAgDQAAkAsAIJEGAAD7CQAgkgYAAPsJACCTBgAA-wkAIA0MAACgCQAgDQAAhQkAIK8FAADVCQAwsAUAACEAELEFAADVCQAw1QUEAPwIACHnBQEAtwgAIfEFAQC3CAAhkAYCALYIACGRBgQA4ggAIZIGEACYCQAhkwZAANkIACGbBwAA1AkAIAMAAAAhACABAAAiADACAAAjACABAAAAGwAgAQAAACEAIAMAAAAhACABAAAiADACAAAjACAIBAEAtwgAIQwAAKAJACCvBQAA0wkAMLAFAAAoABCxBQAA0wkAMNMFQADPCAAh5wUBALcIACGtBgEAtwgAIQEMAACFDAAgCQQBALcIACEMAACgCQAgrwUAANMJADCwBQAAKAAQsQUAANMJADDTBUAAzwgAIecFAQC3CAAhrQYBALcIACGaBwAA0gkAIAMAAAAoACABAAApADACAAAqACARDAAAoAkAIK8FAACfCQAwsAUAACwAELEFAACfCQAwsgUCALYIACHMBQEAtwgAIdMFQADPCAAh5wUBALcIACHvBQEAtwgAIa8GAQC3CAAhsAYBALcIACGxBgQA_AgAIbIGEADpCAAhswYQAOkIACG0BhAA6QgAIbUGEACYCQAhtgZAANkIACEBAAAALAAgBwwAAKAJACCvBQAA0QkAMLAFAAAuABCxBQAA0QkAMNMFQADPCAAh5wUBALcIACGuBgEAtwgAIQEMAACFDAAgCAwAAKAJACCvBQAA0QkAMLAFAAAuABCxBQAA0QkAMNMFQADPCAAh5wUBALcIACGuBgEAtwgAIZkHAADQCQAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAAMACADAAAADAAgAQAADQAwAgAADgAgAQAAABQAIAEAAAAhACABAAAAKAAgAQAAAC4AIAEAAAAMACAHAwAApQwAIAgAAN0OACDWBQAA-wkAIMEGAAD7CQAgxgYAAPsJACDHBgAA-wkAIMgGAAD7CQAgFgMAAKcJACAIAAC2CQAgrwUAAM8JADCwBQAAEAAQsQUAAM8JADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHLBQEAAAABzAUBALcIACHTBUAAzwgAIdYFQADZCAAhvwYBALcIACHBBgEAuAgAIcIGQADPCAAhwwYBALcIACHEBhAA6QgAIcUGEADpCAAhxgYBALgIACHHBgIA1QgAIcgGAADhCAAgyQYgAJkJACEDAAAAEAAgAQAAOQAwAgAAOgAgEQMAAKcJACCvBQAAzgkAMLAFAAA8ABCxBQAAzgkAMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHOBRAA6QgAIdMFQADPCAAh4AUBALcIACG9BgEAtwgAIb8GAQC3CAAhwAYBALcIACHBBgEAtwgAIcIGQADPCAAhAQMAAKUMACASAwAApwkAIK8FAADOCQAwsAUAADwAELEFAADOCQAwsgUCALYIACHBBQEAtwgAIcIFAQC3CAAhywUBAAAAAcwFAQC3CAAhzgUQAOkIACHTBUAAzwgAIeAFAQC3CAAhvQYBALcIACG_BgEAtwgAIcAGAQC3CAAhwQYBALcIACHCBkAAzwgAIZgHAADNCQAgAwAAADwAIAEAAD0AMAIAAD4AIAcDAACnCQAgrwUAAKYJADCwBQAAQAAQsQUAAKYJADDMBQEAtwgAIb0GAQC3CAAhvgZAAM8IACEBAAAAQAAgEAMAAKcJACCvBQAAzAkAMLAFAABCABCxBQAAzAkAMLIFAgC2CAAhtAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzQUBALcIACHOBRAA6QgAIc8FAQC3CAAh0AUBALgIACHRBQEAuAgAIdIFEACYCQAh0wVAAM8IACHUBUAA2QgAIQUDAAClDAAg0AUAAPsJACDRBQAA-wkAINIFAAD7CQAg1AUAAPsJACAQAwAApwkAIK8FAADMCQAwsAUAAEIAELEFAADMCQAwsgUCALYIACG0BQEAtwgAIcsFAQAAAAHMBQEAtwgAIc0FAQC3CAAhzgUQAOkIACHPBQEAtwgAIdAFAQC4CAAh0QUBALgIACHSBRAAmAkAIdMFQADPCAAh1AVAANkIACEDAAAAQgAgAQAAQwAwAgAARAAgCAMAAKcJACCvBQAAywkAMLAFAABGABCxBQAAywkAMLIFAgC2CAAhzAUBALcIACHyBUAAzwgAIfMFEADpCAAhAQMAAKUMACAJAwAApwkAIK8FAADLCQAwsAUAAEYAELEFAADLCQAwsgUCALYIACHMBQEAtwgAIfIFQADPCAAh8wUQAOkIACGXBwAAygkAIAMAAABGACABAABHADACAABIACAMAwAApwkAIAgEAPwIACGvBQAAyQkAMLAFAABKABCxBQAAyQkAMMIFAQC3CAAhzAUBALcIACHTBUAAzwgAIecFAQC3CAAhugYEAPwIACG7BgQA_AgAIbwGAAD4CAAgAQMAAKUMACANAwAApwkAIAgEAPwIACGvBQAAyQkAMLAFAABKABCxBQAAyQkAMMIFAQC3CAAhzAUBALcIACHTBUAAzwgAIecFAQC3CAAhugYEAPwIACG7BgQA_AgAIbwGAAD4CAAglgcAAMgJACADAAAASgAgAQAASwAwAgAATAAgDAMAAKcJACAVAAD4CAAgFgQA4ggAIa8FAADHCQAwsAUAAE4AELEFAADHCQAwwgUBALcIACHMBQEAtwgAIdMFQADPCAAhuQYBALcIACG6BgQA4ggAIbsGBADiCAAhBAMAAKUMACAWAAD7CQAgugYAAPsJACC7BgAA-wkAIA0DAACnCQAgFQAA-AgAIBYEAOIIACGvBQAAxwkAMLAFAABOABCxBQAAxwkAMMIFAQC3CAAhzAUBALcIACHTBUAAzwgAIbkGAQC3CAAhugYEAOIIACG7BgQA4ggAIZUHAADGCQAgAwAAAE4AIAEAAE8AMAIAAFAAIAgDAACnCQAgrwUAAMUJADCwBQAAUgAQsQUAAMUJADDCBQEAtwgAIcwFAQC3CAAh7wUBALcIACG4BkAAzwgAIQEDAAClDAAgCQMAAKcJACCvBQAAxQkAMLAFAABSABCxBQAAxQkAMMIFAQC3CAAhzAUBALcIACHvBQEAtwgAIbgGQADPCAAhlAcAAMQJACADAAAAUgAgAQAAUwAwAgAAVAAgCAMAAKcJACCvBQAAwwkAMLAFAABWABCxBQAAwwkAMMIFAQC3CAAhzAUBALcIACHyBUAAzwgAIbcGBAD8CAAhAQMAAKUMACAJAwAApwkAIK8FAADDCQAwsAUAAFYAELEFAADDCQAwwgUBALcIACHMBQEAtwgAIfIFQADPCAAhtwYEAPwIACGTBwAAwgkAIAMAAABWACABAABXADACAABYACAKAwAApwkAIK8FAADBCQAwsAUAAFoAELEFAADBCQAwtAUBALcIACHMBQEAtwgAIf0GQADZCAAh_gZAANkIACH_BkAA2QgAIYAHAACyCQAgBAMAAKUMACD9BgAA-wkAIP4GAAD7CQAg_wYAAPsJACAKAwAApwkAIK8FAADBCQAwsAUAAFoAELEFAADBCQAwtAUBAAAAAcwFAQC3CAAh_QZAANkIACH-BkAA2QgAIf8GQADZCAAhgAcAALIJACADAAAAWgAgAQAAWwAwAgAAXAAgAQAAAAMAIAEAAAAMACABAAAAEAAgAQAAADwAIAEAAABCACABAAAARgAgAQAAAEoAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAABaACABAAAAAQAgJAcAALUJACAIAAC2CQAgFwAAtwkAIBgAALgJACAZAAC5CQAgGgAAugkAIBsAALsJACAcAAC8CQAgHQAAvQkAIB4AAL4JACAfAAC_CQAgIAAAwAkAIK8FAAC0CQAwsAUAAGoAELEFAAC0CQAwywUBALcIACHTBUAAzwgAIcIGQADPCAAhgQcBALcIACGCBwEAtwgAIYMHAQC3CAAhhAcBALgIACGFBwEAuAgAIYYHAQC4CAAhhwcBALgIACGIB0AA2QgAIYkHQADZCAAhigdAANkIACGLBwEAtwgAIYwHAQC3CAAhjQdAANkIACGOB0AA2QgAIY8HAQC4CAAhkAdAANkIACGRB0AA2QgAIZIHAgC2CAAhGAcAANwOACAIAADdDgAgFwAA3g4AIBgAAN8OACAZAADgDgAgGgAA4Q4AIBsAAOIOACAcAADjDgAgHQAA5A4AIB4AAOUOACAfAADmDgAgIAAA5w4AIIQHAAD7CQAghQcAAPsJACCGBwAA-wkAIIcHAAD7CQAgiAcAAPsJACCJBwAA-wkAIIoHAAD7CQAgjQcAAPsJACCOBwAA-wkAII8HAAD7CQAgkAcAAPsJACCRBwAA-wkAIAMAAABqACABAABrADACAAABACADAAAAagAgAQAAawAwAgAAAQAgAwAAAGoAIAEAAGsAMAIAAAEAICEHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGQAA1A4AIBoAANUOACAbAADWDgAgHAAA1w4AIB0AANgOACAeAADZDgAgHwAA2g4AICAAANsOACDLBQEAAAAB0wVAAAAAAcIGQAAAAAGBBwEAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABiAdAAAAAAYkHQAAAAAGKB0AAAAABiwcBAAAAAYwHAQAAAAGNB0AAAAABjgdAAAAAAY8HAQAAAAGQB0AAAAABkQdAAAAAAZIHAgAAAAEBJgAAbwAgFcsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQEmAABxADABJgAAcQAwIQcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAIQIAAAABACAmAAB0ACAVywUBAPAJACHTBUAAqAoAIcIGQACoCgAhgQcBAPAJACGCBwEA8AkAIYMHAQDwCQAhhAcBAIEKACGFBwEAgQoAIYYHAQCBCgAhhwcBAIEKACGIB0AAqQoAIYkHQACpCgAhigdAAKkKACGLBwEA8AkAIYwHAQDwCQAhjQdAAKkKACGOB0AAqQoAIY8HAQCBCgAhkAdAAKkKACGRB0AAqQoAIZIHAgDxCQAhAgAAAGoAICYAAHYAIAIAAABqACAmAAB2ACADAAAAAQAgLQAAbwAgLgAAdAAgAQAAAAEAIAEAAABqACARBgAAuQ0AIDMAALoNACA0AAC9DQAgNQAAvA0AIDYAALsNACCEBwAA-wkAIIUHAAD7CQAghgcAAPsJACCHBwAA-wkAIIgHAAD7CQAgiQcAAPsJACCKBwAA-wkAII0HAAD7CQAgjgcAAPsJACCPBwAA-wkAIJAHAAD7CQAgkQcAAPsJACAYrwUAALMJADCwBQAAfQAQsQUAALMJADDLBQEAqQgAIdMFQADDCAAhwgZAAMMIACGBBwEAqQgAIYIHAQCpCAAhgwcBAKkIACGEBwEAsQgAIYUHAQCxCAAhhgcBALEIACGHBwEAsQgAIYgHQADECAAhiQdAAMQIACGKB0AAxAgAIYsHAQCpCAAhjAcBAKkIACGNB0AAxAgAIY4HQADECAAhjwcBALEIACGQB0AAxAgAIZEHQADECAAhkgcCAKgIACEDAAAAagAgAQAAfAAwMgAAfQAgAwAAAGoAIAEAAGsAMAIAAAEAIAEAAABcACABAAAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgBwMAALgNACC0BQEAAAABzAUBAAAAAf0GQAAAAAH-BkAAAAAB_wZAAAAAAYAHAAC3DQAgASYAAIUBACAGtAUBAAAAAcwFAQAAAAH9BkAAAAAB_gZAAAAAAf8GQAAAAAGABwAAtw0AIAEmAACHAQAwASYAAIcBADAHAwAAtg0AILQFAQDwCQAhzAUBAPAJACH9BkAAqQoAIf4GQACpCgAh_wZAAKkKACGABwAAtQ0AIAIAAABcACAmAACKAQAgBrQFAQDwCQAhzAUBAPAJACH9BkAAqQoAIf4GQACpCgAh_wZAAKkKACGABwAAtQ0AIAIAAABaACAmAACMAQAgAgAAAFoAICYAAIwBACADAAAAXAAgLQAAhQEAIC4AAIoBACABAAAAXAAgAQAAAFoAIAgGAACwDQAgMwAAsQ0AIDQAALQNACA1AACzDQAgNgAAsg0AIP0GAAD7CQAg_gYAAPsJACD_BgAA-wkAIAmvBQAAsQkAMLAFAACTAQAQsQUAALEJADC0BQEAqQgAIcwFAQCpCAAh_QZAAMQIACH-BkAAxAgAIf8GQADECAAhgAcAALIJACADAAAAWgAgAQAAkgEAMDIAAJMBACADAAAAWgAgAQAAWwAwAgAAXAAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAArg0AIAUAAK8NACDCBQEAAAABywUBAAAAAcwFAQAAAAHTBUAAAAAB1gVAAAAAAeYFAQAAAAH2BQEAAAABrQYBAAAAAfIGAQAAAAHzBgEAAAAB9AYAAKsNACD1BgAArA0AIPYGAACtDQAg9wZAAAAAAfgGQAAAAAH5BkAAAAABASYAAJsBACAQwgUBAAAAAcsFAQAAAAHMBQEAAAAB0wVAAAAAAdYFQAAAAAHmBQEAAAAB9gUBAAAAAa0GAQAAAAHyBgEAAAAB8wYBAAAAAfQGAACrDQAg9QYAAKwNACD2BgAArQ0AIPcGQAAAAAH4BkAAAAAB-QZAAAAAAQEmAACdAQAwASYAAJ0BADASAwAAnQ0AIAUAAJ4NACDCBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHTBUAAqAoAIdYFQACpCgAh5gUBAPAJACH2BQEA8AkAIa0GAQCBCgAh8gYBAPAJACHzBgEA8AkAIfQGAACaDQAg9QYAAJsNACD2BgAAnA0AIPcGQACpCgAh-AZAAKkKACH5BkAAqQoAIQIAAAAFACAmAACgAQAgEMIFAQDwCQAhywUBAPAJACHMBQEA8AkAIdMFQACoCgAh1gVAAKkKACHmBQEA8AkAIfYFAQDwCQAhrQYBAIEKACHyBgEA8AkAIfMGAQDwCQAh9AYAAJoNACD1BgAAmw0AIPYGAACcDQAg9wZAAKkKACH4BkAAqQoAIfkGQACpCgAhAgAAAAMAICYAAKIBACACAAAAAwAgJgAAogEAIAMAAAAFACAtAACbAQAgLgAAoAEAIAEAAAAFACABAAAAAwAgCAYAAJcNACA1AACZDQAgNgAAmA0AINYFAAD7CQAgrQYAAPsJACD3BgAA-wkAIPgGAAD7CQAg-QYAAPsJACATrwUAAK8JADCwBQAAqQEAELEFAACvCQAwwgUBAKkIACHLBQEAqQgAIcwFAQCpCAAh0wVAAMMIACHWBUAAxAgAIeYFAQCpCAAh9gUBAKkIACGtBgEAsQgAIfIGAQCpCAAh8wYBAKkIACH0BgAAsAkAIPUGAACwCQAg9gYAALAJACD3BkAAxAgAIfgGQADECAAh-QZAAMQIACEDAAAAAwAgAQAAqAEAMDIAAKkBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAAlg0AIMwFAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAEBJgAAsQEAIATMBQEAAAAB7wYBAAAAAfAGAQAAAAHxBkAAAAABASYAALMBADABJgAAswEAMAUEAACVDQAgzAUBAPAJACHvBgEA8AkAIfAGAQDwCQAh8QZAAKgKACECAAAACQAgJgAAtgEAIATMBQEA8AkAIe8GAQDwCQAh8AYBAPAJACHxBkAAqAoAIQIAAAAHACAmAAC4AQAgAgAAAAcAICYAALgBACADAAAACQAgLQAAsQEAIC4AALYBACABAAAACQAgAQAAAAcAIAMGAACSDQAgNQAAlA0AIDYAAJMNACAHrwUAAK4JADCwBQAAvwEAELEFAACuCQAwzAUBAKkIACHvBgEAqQgAIfAGAQCpCAAh8QZAAMMIACEDAAAABwAgAQAAvgEAMDIAAL8BACADAAAABwAgAQAACAAwAgAACQAgAQAAAA4AIAEAAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACBBAwAA0gwAIAkAANMMACAKAADUDAAgEQAA1QwAIBIAANYMACATAADXDAAgFAAA2AwAIBUAAIoNACAWAADZDAAgsgUCAAAAAcAFAQAAAAHBBQEAAAABwgUBAAAAAcMFAQAAAAHEBQEAAAABywUBAAAAAcwFAQAAAAHOBRAAAAABzwUBAAAAAdEFAQAAAAHTBUAAAAAB1QUQAAAAAeUFQAAAAAHvBQEAAAABmAYEAAAAAb8GAQAAAAHBBgEAAAAByAaAAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GBAAAAAHOBgQAAAABzwYBAAAAAdAGAQAAAAHRBgEAAAAB0gYBAAAAAdMGBAAAAAHUBiAAAAAB1QYBAAAAAdYGAQAAAAHXBgIAAAAB2AYBAAAAAdkGQAAAAAHaBgEAAAAB2wYEAAAAAdwGAgAAAAHdBkAAAAAB3gYBAAAAAd8GQAAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBoAAAAAB6gYBAAAAAesGQAAAAAHsBkAAAAAB7QYBAAAAAe4GAQAAAAEBJgAAxwEAIDiyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAAB7gYBAAAAAQEmAADJAQAwASYAAMkBADABAAAAEAAgAQAAAAwAIEEDAADADAAgCQAA0AwAIAoAAMEMACARAADCDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIQIAAAAOACAmAADOAQAgOLIFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHtBgEAgQoAIe4GAQCBCgAhAgAAAAwAICYAANABACACAAAADAAgJgAA0AEAIAEAAAAQACABAAAADAAgAwAAAA4AIC0AAMcBACAuAADOAQAgAQAAAA4AIAEAAAAMACAnBgAAjQ0AIDMAAI4NACA0AACRDQAgNQAAkA0AIDYAAI8NACDRBQAA-wkAIOUFAAD7CQAgmAYAAPsJACDBBgAA-wkAIMgGAAD7CQAgygYAAPsJACDQBgAA-wkAINQGAAD7CQAg1QYAAPsJACDWBgAA-wkAINcGAAD7CQAg2AYAAPsJACDZBgAA-wkAINoGAAD7CQAg2wYAAPsJACDcBgAA-wkAIN0GAAD7CQAg3gYAAPsJACDfBgAA-wkAIOAGAAD7CQAg4QYAAPsJACDiBgAA-wkAIOMGAAD7CQAg5AYAAPsJACDlBgAA-wkAIOYGAAD7CQAg5wYAAPsJACDoBgAA-wkAIOkGAAD7CQAg6gYAAPsJACDrBgAA-wkAIOwGAAD7CQAg7QYAAPsJACDuBgAA-wkAIDuvBQAAqgkAMLAFAADZAQAQsQUAAKoJADCyBQIAqAgAIcAFAQCpCAAhwQUBAKkIACHCBQEAqQgAIcMFAQCpCAAhxAUBAKkIACHLBQEAqQgAIcwFAQCpCAAhzgUQAMEIACHPBQEAqQgAIdEFAQCxCAAh0wVAAMMIACHVBRAAwQgAIeUFQADECAAh7wUBAKkIACGYBgQA3AgAIb8GAQCpCAAhwQYBALEIACHIBgAA2wgAIMoGAQCxCAAhywYBAKkIACHMBgEAqQgAIc0GBADkCAAhzgYEAOQIACHPBgEAqQgAIdAGAQCxCAAh0QYBAKkIACHSBgEAqQgAIdMGBADkCAAh1AYgAKsJACHVBgEAsQgAIdYGAQCxCAAh1wYCANEIACHYBgEAsQgAIdkGQADECAAh2gYBALEIACHbBgQA3AgAIdwGAgDRCAAh3QZAAMQIACHeBgEAsQgAId8GQADECAAh4AYBALEIACHhBkAAxAgAIeIGQADECAAh4wZAAMQIACHkBkAAxAgAIeUGQADECAAh5gYBALEIACHnBgEAsQgAIegGAQCxCAAh6QYAANsIACDqBgEAsQgAIesGQADECAAh7AZAAMQIACHtBgEAsQgAIe4GAQCxCAAhAwAAAAwAIAEAANgBADAyAADZAQAgAwAAAAwAIAEAAA0AMAIAAA4AIAEAAAA6ACABAAAAOgAgAwAAABAAIAEAADkAMAIAADoAIAMAAAAQACABAAA5ADACAAA6ACADAAAAEAAgAQAAOQAwAgAAOgAgEwMAAIsNACAIAACMDQAgsgUCAAAAAcEFAQAAAAHCBQEAAAABywUBAAAAAcwFAQAAAAHTBUAAAAAB1gVAAAAAAb8GAQAAAAHBBgEAAAABwgZAAAAAAcMGAQAAAAHEBhAAAAABxQYQAAAAAcYGAQAAAAHHBgIAAAAByAaAAAAAAckGIAAAAAEBJgAA4QEAIBGyBQIAAAABwQUBAAAAAcIFAQAAAAHLBQEAAAABzAUBAAAAAdMFQAAAAAHWBUAAAAABvwYBAAAAAcEGAQAAAAHCBkAAAAABwwYBAAAAAcQGEAAAAAHFBhAAAAABxgYBAAAAAccGAgAAAAHIBoAAAAAByQYgAAAAAQEmAADjAQAwASYAAOMBADATAwAAsgwAIAgAALMMACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIcwFAQDwCQAh0wVAAKgKACHWBUAAqQoAIb8GAQDwCQAhwQYBAIEKACHCBkAAqAoAIcMGAQDwCQAhxAYQAKYKACHFBhAApgoAIcYGAQCBCgAhxwYCALQKACHIBoAAAAAByQYgAOQLACECAAAAOgAgJgAA5gEAIBGyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIcwFAQDwCQAh0wVAAKgKACHWBUAAqQoAIb8GAQDwCQAhwQYBAIEKACHCBkAAqAoAIcMGAQDwCQAhxAYQAKYKACHFBhAApgoAIcYGAQCBCgAhxwYCALQKACHIBoAAAAAByQYgAOQLACECAAAAEAAgJgAA6AEAIAIAAAAQACAmAADoAQAgAwAAADoAIC0AAOEBACAuAADmAQAgAQAAADoAIAEAAAAQACAKBgAArQwAIDMAAK4MACA0AACxDAAgNQAAsAwAIDYAAK8MACDWBQAA-wkAIMEGAAD7CQAgxgYAAPsJACDHBgAA-wkAIMgGAAD7CQAgFK8FAACpCQAwsAUAAO8BABCxBQAAqQkAMLIFAgCoCAAhwQUBAKkIACHCBQEAqQgAIcsFAQCpCAAhzAUBAKkIACHTBUAAwwgAIdYFQADECAAhvwYBAKkIACHBBgEAsQgAIcIGQADDCAAhwwYBAKkIACHEBhAAwQgAIcUGEADBCAAhxgYBALEIACHHBgIA0QgAIcgGAADbCAAgyQYgAJQJACEDAAAAEAAgAQAA7gEAMDIAAO8BACADAAAAEAAgAQAAOQAwAgAAOgAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAOAwAArAwAILIFAgAAAAHBBQEAAAABwgUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAdMFQAAAAAHgBQEAAAABvQYBAAAAAb8GAQAAAAHABgEAAAABwQYBAAAAAcIGQAAAAAEBJgAA9wEAIA2yBQIAAAABwQUBAAAAAcIFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHTBUAAAAAB4AUBAAAAAb0GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBkAAAAABASYAAPkBADABJgAA-QEAMA4DAACrDAAgsgUCAPEJACHBBQEA8AkAIcIFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAh0wVAAKgKACHgBQEA8AkAIb0GAQDwCQAhvwYBAPAJACHABgEA8AkAIcEGAQDwCQAhwgZAAKgKACECAAAAPgAgJgAA_AEAIA2yBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHTBUAAqAoAIeAFAQDwCQAhvQYBAPAJACG_BgEA8AkAIcAGAQDwCQAhwQYBAPAJACHCBkAAqAoAIQIAAAA8ACAmAAD-AQAgAgAAADwAICYAAP4BACADAAAAPgAgLQAA9wEAIC4AAPwBACABAAAAPgAgAQAAADwAIAUGAACmDAAgMwAApwwAIDQAAKoMACA1AACpDAAgNgAAqAwAIBCvBQAAqAkAMLAFAACFAgAQsQUAAKgJADCyBQIAqAgAIcEFAQCpCAAhwgUBAKkIACHLBQEAqQgAIcwFAQCpCAAhzgUQAMEIACHTBUAAwwgAIeAFAQCpCAAhvQYBAKkIACG_BgEAqQgAIcAGAQCpCAAhwQYBAKkIACHCBkAAwwgAIQMAAAA8ACABAACEAgAwMgAAhQIAIAMAAAA8ACABAAA9ADACAAA-ACAHAwAApwkAIK8FAACmCQAwsAUAAEAAELEFAACmCQAwzAUBAAAAAb0GAQC3CAAhvgZAAM8IACEBAAAAiAIAIAEAAACIAgAgAQMAAKUMACADAAAAQAAgAQAAiwIAMAIAAIgCACADAAAAQAAgAQAAiwIAMAIAAIgCACADAAAAQAAgAQAAiwIAMAIAAIgCACAEAwAApAwAIMwFAQAAAAG9BgEAAAABvgZAAAAAAQEmAACPAgAgA8wFAQAAAAG9BgEAAAABvgZAAAAAAQEmAACRAgAwASYAAJECADAEAwAAowwAIMwFAQDwCQAhvQYBAPAJACG-BkAAqAoAIQIAAACIAgAgJgAAlAIAIAPMBQEA8AkAIb0GAQDwCQAhvgZAAKgKACECAAAAQAAgJgAAlgIAIAIAAABAACAmAACWAgAgAwAAAIgCACAtAACPAgAgLgAAlAIAIAEAAACIAgAgAQAAAEAAIAMGAACgDAAgNQAAogwAIDYAAKEMACAGrwUAAKUJADCwBQAAnQIAELEFAAClCQAwzAUBAKkIACG9BgEAqQgAIb4GQADDCAAhAwAAAEAAIAEAAJwCADAyAACdAgAgAwAAAEAAIAEAAIsCADACAACIAgAgAQAAAEwAIAEAAABMACADAAAASgAgAQAASwAwAgAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACAJAwAAnwwAIAgEAAAAAcIFAQAAAAHMBQEAAAAB0wVAAAAAAecFAQAAAAG6BgQAAAABuwYEAAAAAbwGgAAAAAEBJgAApQIAIAgIBAAAAAHCBQEAAAABzAUBAAAAAdMFQAAAAAHnBQEAAAABugYEAAAAAbsGBAAAAAG8BoAAAAABASYAAKcCADABJgAApwIAMAkDAACeDAAgCAQAxQoAIcIFAQDwCQAhzAUBAPAJACHTBUAAqAoAIecFAQDwCQAhugYEAMUKACG7BgQAxQoAIbwGgAAAAAECAAAATAAgJgAAqgIAIAgIBADFCgAhwgUBAPAJACHMBQEA8AkAIdMFQACoCgAh5wUBAPAJACG6BgQAxQoAIbsGBADFCgAhvAaAAAAAAQIAAABKACAmAACsAgAgAgAAAEoAICYAAKwCACADAAAATAAgLQAApQIAIC4AAKoCACABAAAATAAgAQAAAEoAIAUGAACZDAAgMwAAmgwAIDQAAJ0MACA1AACcDAAgNgAAmwwAIAsIBADkCAAhrwUAAKQJADCwBQAAswIAELEFAACkCQAwwgUBAKkIACHMBQEAqQgAIdMFQADDCAAh5wUBAKkIACG6BgQA5AgAIbsGBADkCAAhvAYAAPUIACADAAAASgAgAQAAsgIAMDIAALMCACADAAAASgAgAQAASwAwAgAATAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAJAwAAmAwAIBWAAAAAARYEAAAAAcIFAQAAAAHMBQEAAAAB0wVAAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAQEmAAC7AgAgCBWAAAAAARYEAAAAAcIFAQAAAAHMBQEAAAAB0wVAAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAQEmAAC9AgAwASYAAL0CADAJAwAAlwwAIBWAAAAAARYEAL8KACHCBQEA8AkAIcwFAQDwCQAh0wVAAKgKACG5BgEA8AkAIboGBAC_CgAhuwYEAL8KACECAAAAUAAgJgAAwAIAIAgVgAAAAAEWBAC_CgAhwgUBAPAJACHMBQEA8AkAIdMFQACoCgAhuQYBAPAJACG6BgQAvwoAIbsGBAC_CgAhAgAAAE4AICYAAMICACACAAAATgAgJgAAwgIAIAMAAABQACAtAAC7AgAgLgAAwAIAIAEAAABQACABAAAATgAgCAYAAJIMACAWAAD7CQAgMwAAkwwAIDQAAJYMACA1AACVDAAgNgAAlAwAILoGAAD7CQAguwYAAPsJACALFQAA9QgAIBYEANwIACGvBQAAowkAMLAFAADJAgAQsQUAAKMJADDCBQEAqQgAIcwFAQCpCAAh0wVAAMMIACG5BgEAqQgAIboGBADcCAAhuwYEANwIACEDAAAATgAgAQAAyAIAMDIAAMkCACADAAAATgAgAQAATwAwAgAAUAAgAQAAAFQAIAEAAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACAFAwAAkQwAIMIFAQAAAAHMBQEAAAAB7wUBAAAAAbgGQAAAAAEBJgAA0QIAIATCBQEAAAABzAUBAAAAAe8FAQAAAAG4BkAAAAABASYAANMCADABJgAA0wIAMAUDAACQDAAgwgUBAPAJACHMBQEA8AkAIe8FAQDwCQAhuAZAAKgKACECAAAAVAAgJgAA1gIAIATCBQEA8AkAIcwFAQDwCQAh7wUBAPAJACG4BkAAqAoAIQIAAABSACAmAADYAgAgAgAAAFIAICYAANgCACADAAAAVAAgLQAA0QIAIC4AANYCACABAAAAVAAgAQAAAFIAIAMGAACNDAAgNQAAjwwAIDYAAI4MACAHrwUAAKIJADCwBQAA3wIAELEFAACiCQAwwgUBAKkIACHMBQEAqQgAIe8FAQCpCAAhuAZAAMMIACEDAAAAUgAgAQAA3gIAMDIAAN8CACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACAFAwAAjAwAIMIFAQAAAAHMBQEAAAAB8gVAAAAAAbcGBAAAAAEBJgAA5wIAIATCBQEAAAABzAUBAAAAAfIFQAAAAAG3BgQAAAABASYAAOkCADABJgAA6QIAMAUDAACLDAAgwgUBAPAJACHMBQEA8AkAIfIFQACoCgAhtwYEAMUKACECAAAAWAAgJgAA7AIAIATCBQEA8AkAIcwFAQDwCQAh8gVAAKgKACG3BgQAxQoAIQIAAABWACAmAADuAgAgAgAAAFYAICYAAO4CACADAAAAWAAgLQAA5wIAIC4AAOwCACABAAAAWAAgAQAAAFYAIAUGAACGDAAgMwAAhwwAIDQAAIoMACA1AACJDAAgNgAAiAwAIAevBQAAoQkAMLAFAAD1AgAQsQUAAKEJADDCBQEAqQgAIcwFAQCpCAAh8gVAAMMIACG3BgQA5AgAIQMAAABWACABAAD0AgAwMgAA9QIAIAMAAABWACABAABXADACAABYACARDAAAoAkAIK8FAACfCQAwsAUAACwAELEFAACfCQAwsgUCALYIACHMBQEAtwgAIdMFQADPCAAh5wUBAAAAAe8FAQC3CAAhrwYBALcIACGwBgEAtwgAIbEGBAD8CAAhsgYQAOkIACGzBhAA6QgAIbQGEADpCAAhtQYQAJgJACG2BkAA2QgAIQEAAAD4AgAgAQAAAPgCACADDAAAhQwAILUGAAD7CQAgtgYAAPsJACADAAAALAAgAQAA-wIAMAIAAPgCACADAAAALAAgAQAA-wIAMAIAAPgCACADAAAALAAgAQAA-wIAMAIAAPgCACAODAAAhAwAILIFAgAAAAHMBQEAAAAB0wVAAAAAAecFAQAAAAHvBQEAAAABrwYBAAAAAbAGAQAAAAGxBgQAAAABsgYQAAAAAbMGEAAAAAG0BhAAAAABtQYQAAAAAbYGQAAAAAEBJgAA_wIAIA2yBQIAAAABzAUBAAAAAdMFQAAAAAHnBQEAAAAB7wUBAAAAAa8GAQAAAAGwBgEAAAABsQYEAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEAAAAAG2BkAAAAABASYAAIEDADABJgAAgQMAMA4MAACDDAAgsgUCAPEJACHMBQEA8AkAIdMFQACoCgAh5wUBAPAJACHvBQEA8AkAIa8GAQDwCQAhsAYBAPAJACGxBgQAxQoAIbIGEACmCgAhswYQAKYKACG0BhAApgoAIbUGEACnCgAhtgZAAKkKACECAAAA-AIAICYAAIQDACANsgUCAPEJACHMBQEA8AkAIdMFQACoCgAh5wUBAPAJACHvBQEA8AkAIa8GAQDwCQAhsAYBAPAJACGxBgQAxQoAIbIGEACmCgAhswYQAKYKACG0BhAApgoAIbUGEACnCgAhtgZAAKkKACECAAAALAAgJgAAhgMAIAIAAAAsACAmAACGAwAgAwAAAPgCACAtAAD_AgAgLgAAhAMAIAEAAAD4AgAgAQAAACwAIAcGAAD-CwAgMwAA_wsAIDQAAIIMACA1AACBDAAgNgAAgAwAILUGAAD7CQAgtgYAAPsJACAQrwUAAJ4JADCwBQAAjQMAELEFAACeCQAwsgUCAKgIACHMBQEAqQgAIdMFQADDCAAh5wUBAKkIACHvBQEAqQgAIa8GAQCpCAAhsAYBAKkIACGxBgQA5AgAIbIGEADBCAAhswYQAMEIACG0BhAAwQgAIbUGEADCCAAhtgZAAMQIACEDAAAALAAgAQAAjAMAMDIAAI0DACADAAAALAAgAQAA-wIAMAIAAPgCACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAQMAAD9CwAg0wVAAAAAAecFAQAAAAGuBgEAAAABASYAAJUDACAD0wVAAAAAAecFAQAAAAGuBgEAAAABASYAAJcDADABJgAAlwMAMAQMAAD8CwAg0wVAAKgKACHnBQEA8AkAIa4GAQDwCQAhAgAAADAAICYAAJoDACAD0wVAAKgKACHnBQEA8AkAIa4GAQDwCQAhAgAAAC4AICYAAJwDACACAAAALgAgJgAAnAMAIAMAAAAwACAtAACVAwAgLgAAmgMAIAEAAAAwACABAAAALgAgAwYAAPkLACA1AAD7CwAgNgAA-gsAIAavBQAAnQkAMLAFAACjAwAQsQUAAJ0JADDTBUAAwwgAIecFAQCpCAAhrgYBAKkIACEDAAAALgAgAQAAogMAMDIAAKMDACADAAAALgAgAQAALwAwAgAAMAAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAFBAEAAAABDAAA-AsAINMFQAAAAAHnBQEAAAABrQYBAAAAAQEmAACrAwAgBAQBAAAAAdMFQAAAAAHnBQEAAAABrQYBAAAAAQEmAACtAwAwASYAAK0DADAFBAEA8AkAIQwAAPcLACDTBUAAqAoAIecFAQDwCQAhrQYBAPAJACECAAAAKgAgJgAAsAMAIAQEAQDwCQAh0wVAAKgKACHnBQEA8AkAIa0GAQDwCQAhAgAAACgAICYAALIDACACAAAAKAAgJgAAsgMAIAMAAAAqACAtAACrAwAgLgAAsAMAIAEAAAAqACABAAAAKAAgAwYAAPQLACA1AAD2CwAgNgAA9QsAIAcEAQCpCAAhrwUAAJwJADCwBQAAuQMAELEFAACcCQAw0wVAAMMIACHnBQEAqQgAIa0GAQCpCAAhAwAAACgAIAEAALgDADAyAAC5AwAgAwAAACgAIAEAACkAMAIAACoAIBMKAACaCQAgrwUAAJcJADCwBQAAvwMAELEFAACXCQAwsgUCALYIACG0BQEAtwgAIcsFAQAAAAHTBUAAzwgAIaIGBAD8CAAhowYBALgIACGkBgQA_AgAIaUGQADZCAAhpgYQAJgJACGnBiAAmQkAIagGEACYCQAhqQZAANkIACGqBiAAmQkAIasGQADZCAAhrAYAAJsJACABAAAAvAMAIAEAAAC8AwAgEgoAAJoJACCvBQAAlwkAMLAFAAC_AwAQsQUAAJcJADCyBQIAtggAIbQFAQC3CAAhywUBALcIACHTBUAAzwgAIaIGBAD8CAAhowYBALgIACGkBgQA_AgAIaUGQADZCAAhpgYQAJgJACGnBiAAmQkAIagGEACYCQAhqQZAANkIACGqBiAAmQkAIasGQADZCAAhBwoAAPMLACCjBgAA-wkAIKUGAAD7CQAgpgYAAPsJACCoBgAA-wkAIKkGAAD7CQAgqwYAAPsJACADAAAAvwMAIAEAAMADADACAAC8AwAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACAPCgAA8gsAILIFAgAAAAG0BQEAAAABywUBAAAAAdMFQAAAAAGiBgQAAAABowYBAAAAAaQGBAAAAAGlBkAAAAABpgYQAAAAAacGIAAAAAGoBhAAAAABqQZAAAAAAaoGIAAAAAGrBkAAAAABASYAAMQDACAOsgUCAAAAAbQFAQAAAAHLBQEAAAAB0wVAAAAAAaIGBAAAAAGjBgEAAAABpAYEAAAAAaUGQAAAAAGmBhAAAAABpwYgAAAAAagGEAAAAAGpBkAAAAABqgYgAAAAAasGQAAAAAEBJgAAxgMAMAEmAADGAwAwDwoAAOULACCyBQIA8QkAIbQFAQDwCQAhywUBAPAJACHTBUAAqAoAIaIGBADFCgAhowYBAIEKACGkBgQAxQoAIaUGQACpCgAhpgYQAKcKACGnBiAA5AsAIagGEACnCgAhqQZAAKkKACGqBiAA5AsAIasGQACpCgAhAgAAALwDACAmAADJAwAgDrIFAgDxCQAhtAUBAPAJACHLBQEA8AkAIdMFQACoCgAhogYEAMUKACGjBgEAgQoAIaQGBADFCgAhpQZAAKkKACGmBhAApwoAIacGIADkCwAhqAYQAKcKACGpBkAAqQoAIaoGIADkCwAhqwZAAKkKACECAAAAvwMAICYAAMsDACACAAAAvwMAICYAAMsDACADAAAAvAMAIC0AAMQDACAuAADJAwAgAQAAALwDACABAAAAvwMAIAsGAADfCwAgMwAA4AsAIDQAAOMLACA1AADiCwAgNgAA4QsAIKMGAAD7CQAgpQYAAPsJACCmBgAA-wkAIKgGAAD7CQAgqQYAAPsJACCrBgAA-wkAIBGvBQAAkwkAMLAFAADSAwAQsQUAAJMJADCyBQIAqAgAIbQFAQCpCAAhywUBAKkIACHTBUAAwwgAIaIGBADkCAAhowYBALEIACGkBgQA5AgAIaUGQADECAAhpgYQAMIIACGnBiAAlAkAIagGEADCCAAhqQZAAMQIACGqBiAAlAkAIasGQADECAAhAwAAAL8DACABAADRAwAwMgAA0gMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACAHrwUAAJEJADCwBQAA2AMAELEFAACRCQAwsgUCALYIACGfBkAAzwgAIaAGAADhCAAgoQYAAJIJACABAAAA1QMAIAEAAADVAwAgBq8FAACRCQAwsAUAANgDABCxBQAAkQkAMLIFAgC2CAAhnwZAAM8IACGgBgAA4QgAIAGgBgAA-wkAIAMAAADYAwAgAQAA2QMAMAIAANUDACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAOyBQIAAAABnwZAAAAAAaAGgAAAAAEBJgAA3QMAIAOyBQIAAAABnwZAAAAAAaAGgAAAAAEBJgAA3wMAMAEmAADfAwAwA7IFAgDxCQAhnwZAAKgKACGgBoAAAAABAgAAANUDACAmAADiAwAgA7IFAgDxCQAhnwZAAKgKACGgBoAAAAABAgAAANgDACAmAADkAwAgAgAAANgDACAmAADkAwAgAwAAANUDACAtAADdAwAgLgAA4gMAIAEAAADVAwAgAQAAANgDACAGBgAA2gsAIDMAANsLACA0AADeCwAgNQAA3QsAIDYAANwLACCgBgAA-wkAIAavBQAAkAkAMLAFAADrAwAQsQUAAJAJADCyBQIAqAgAIZ8GQADDCAAhoAYAANsIACADAAAA2AMAIAEAAOoDADAyAADrAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAevBQAAjgkAMLAFAADxAwAQsQUAAI4JADCyBQIAtggAIcsFAQC3CAAhnQZAAM8IACGeBgAAjwkAIAEAAADuAwAgAQAAAO4DACAGrwUAAI4JADCwBQAA8QMAELEFAACOCQAwsgUCALYIACHLBQEAtwgAIZ0GQADPCAAhAAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIAOyBQIAAAABywUBAAAAAZ0GQAAAAAEBJgAA9gMAIAOyBQIAAAABywUBAAAAAZ0GQAAAAAEBJgAA-AMAMAEmAAD4AwAwA7IFAgDxCQAhywUBAPAJACGdBkAAqAoAIQIAAADuAwAgJgAA-wMAIAOyBQIA8QkAIcsFAQDwCQAhnQZAAKgKACECAAAA8QMAICYAAP0DACACAAAA8QMAICYAAP0DACADAAAA7gMAIC0AAPYDACAuAAD7AwAgAQAAAO4DACABAAAA8QMAIAUGAADVCwAgMwAA1gsAIDQAANkLACA1AADYCwAgNgAA1wsAIAavBQAAjQkAMLAFAACEBAAQsQUAAI0JADCyBQIAqAgAIcsFAQCpCAAhnQZAAMMIACEDAAAA8QMAIAEAAIMEADAyAACEBAAgAwAAAPEDACABAADyAwAwAgAA7gMAIAmvBQAAjAkAMLAFAACKBAAQsQUAAIwJADDLBQEAAAAB2QVAAM8IACGaBgEAtwgAIZsGAQC3CAAhnAYBALcIACGdBkAAzwgAIQEAAACHBAAgAQAAAIcEACAJrwUAAIwJADCwBQAAigQAELEFAACMCQAwywUBALcIACHZBUAAzwgAIZoGAQC3CAAhmwYBALcIACGcBgEAtwgAIZ0GQADPCAAhAAMAAACKBAAgAQAAiwQAMAIAAIcEACADAAAAigQAIAEAAIsEADACAACHBAAgAwAAAIoEACABAACLBAAwAgAAhwQAIAbLBQEAAAAB2QVAAAAAAZoGAQAAAAGbBgEAAAABnAYBAAAAAZ0GQAAAAAEBJgAAjwQAIAbLBQEAAAAB2QVAAAAAAZoGAQAAAAGbBgEAAAABnAYBAAAAAZ0GQAAAAAEBJgAAkQQAMAEmAACRBAAwBssFAQDwCQAh2QVAAKgKACGaBgEA8AkAIZsGAQDwCQAhnAYBAPAJACGdBkAAqAoAIQIAAACHBAAgJgAAlAQAIAbLBQEA8AkAIdkFQACoCgAhmgYBAPAJACGbBgEA8AkAIZwGAQDwCQAhnQZAAKgKACECAAAAigQAICYAAJYEACACAAAAigQAICYAAJYEACADAAAAhwQAIC0AAI8EACAuAACUBAAgAQAAAIcEACABAAAAigQAIAMGAADSCwAgNQAA1AsAIDYAANMLACAJrwUAAIsJADCwBQAAnQQAELEFAACLCQAwywUBAKkIACHZBUAAwwgAIZoGAQCpCAAhmwYBAKkIACGcBgEAqQgAIZ0GQADDCAAhAwAAAIoEACABAACcBAAwMgAAnQQAIAMAAACKBAAgAQAAiwQAMAIAAIcEACABAAAAFgAgAQAAABYAIAMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIBQLAADNCwAgDAAAzgsAIA4AAM8LACAPAADQCwAgEAAA0QsAINMFQAAAAAHVBQQAAAAB5wUBAAAAAfEFAQAAAAGGBgEAAAABjwZAAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAZQGAQAAAAGVBgEAAAABlgYBAAAAAZcGEAAAAAGYBgQAAAABmQZAAAAAAQEmAAClBAAgD9MFQAAAAAHVBQQAAAAB5wUBAAAAAfEFAQAAAAGGBgEAAAABjwZAAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAZQGAQAAAAGVBgEAAAABlgYBAAAAAZcGEAAAAAGYBgQAAAABmQZAAAAAAQEmAACnBAAwASYAAKcEADABAAAADAAgFAsAAKsLACAMAACsCwAgDgAArQsAIA8AAK4LACAQAACvCwAg0wVAAKgKACHVBQQAxQoAIecFAQCBCgAh8QUBAPAJACGGBgEA8AkAIY8GQACoCgAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhlAYBAPAJACGVBgEAgQoAIZYGAQCBCgAhlwYQAKcKACGYBgQAvwoAIZkGQACpCgAhAgAAABYAICYAAKsEACAP0wVAAKgKACHVBQQAxQoAIecFAQCBCgAh8QUBAPAJACGGBgEA8AkAIY8GQACoCgAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhlAYBAPAJACGVBgEAgQoAIZYGAQCBCgAhlwYQAKcKACGYBgQAvwoAIZkGQACpCgAhAgAAABQAICYAAK0EACACAAAAFAAgJgAArQQAIAEAAAAMACADAAAAFgAgLQAApQQAIC4AAKsEACABAAAAFgAgAQAAABQAIA4GAACmCwAgMwAApwsAIDQAAKoLACA1AACpCwAgNgAAqAsAIOcFAAD7CQAgkQYAAPsJACCSBgAA-wkAIJMGAAD7CQAglQYAAPsJACCWBgAA-wkAIJcGAAD7CQAgmAYAAPsJACCZBgAA-wkAIBKvBQAAigkAMLAFAAC1BAAQsQUAAIoJADDTBUAAwwgAIdUFBADkCAAh5wUBALEIACHxBQEAqQgAIYYGAQCpCAAhjwZAAMMIACGRBgQA3AgAIZIGEADCCAAhkwZAAMQIACGUBgEAqQgAIZUGAQCxCAAhlgYBALEIACGXBhAAwggAIZgGBADcCAAhmQZAAMQIACEDAAAAFAAgAQAAtAQAMDIAALUEACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAACMAIAEAAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACAJDAAApQsAIA0AAKQLACDVBQQAAAAB5wUBAAAAAfEFAQAAAAGQBgIAAAABkQYEAAAAAZIGEAAAAAGTBkAAAAABASYAAL0EACAH1QUEAAAAAecFAQAAAAHxBQEAAAABkAYCAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAQEmAAC_BAAwASYAAL8EADAJDAAAowsAIA0AAKILACDVBQQAxQoAIecFAQDwCQAh8QUBAPAJACGQBgIA8QkAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIQIAAAAjACAmAADCBAAgB9UFBADFCgAh5wUBAPAJACHxBQEA8AkAIZAGAgDxCQAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhAgAAACEAICYAAMQEACACAAAAIQAgJgAAxAQAIAMAAAAjACAtAAC9BAAgLgAAwgQAIAEAAAAjACABAAAAIQAgCAYAAJ0LACAzAACeCwAgNAAAoQsAIDUAAKALACA2AACfCwAgkQYAAPsJACCSBgAA-wkAIJMGAAD7CQAgCq8FAACJCQAwsAUAAMsEABCxBQAAiQkAMNUFBADkCAAh5wUBAKkIACHxBQEAqQgAIZAGAgCoCAAhkQYEANwIACGSBhAAwggAIZMGQADECAAhAwAAACEAIAEAAMoEADAyAADLBAAgAwAAACEAIAEAACIAMAIAACMAIBGvBQAAiAkAMLAFAADRBAAQsQUAAIgJADDTBUAAzwgAIdUFBAD8CAAh8QUBALcIACH2BQEAAAABhgYBALcIACGHBgEAtwgAIYgGEADpCAAhiQYQAOkIACGKBkAA2QgAIYsGAgDVCAAhjAYBALgIACGNBkAA2QgAIY4GBADiCAAhjwZAAM8IACEBAAAAzgQAIAEAAADOBAAgEa8FAACICQAwsAUAANEEABCxBQAAiAkAMNMFQADPCAAh1QUEAPwIACHxBQEAtwgAIfYFAQC3CAAhhgYBALcIACGHBgEAtwgAIYgGEADpCAAhiQYQAOkIACGKBkAA2QgAIYsGAgDVCAAhjAYBALgIACGNBkAA2QgAIY4GBADiCAAhjwZAAM8IACEFigYAAPsJACCLBgAA-wkAIIwGAAD7CQAgjQYAAPsJACCOBgAA-wkAIAMAAADRBAAgAQAA0gQAMAIAAM4EACADAAAA0QQAIAEAANIEADACAADOBAAgAwAAANEEACABAADSBAAwAgAAzgQAIA7TBUAAAAAB1QUEAAAAAfEFAQAAAAH2BQEAAAABhgYBAAAAAYcGAQAAAAGIBhAAAAABiQYQAAAAAYoGQAAAAAGLBgIAAAABjAYBAAAAAY0GQAAAAAGOBgQAAAABjwZAAAAAAQEmAADWBAAgDtMFQAAAAAHVBQQAAAAB8QUBAAAAAfYFAQAAAAGGBgEAAAABhwYBAAAAAYgGEAAAAAGJBhAAAAABigZAAAAAAYsGAgAAAAGMBgEAAAABjQZAAAAAAY4GBAAAAAGPBkAAAAABASYAANgEADABJgAA2AQAMA7TBUAAqAoAIdUFBADFCgAh8QUBAPAJACH2BQEA8AkAIYYGAQDwCQAhhwYBAPAJACGIBhAApgoAIYkGEACmCgAhigZAAKkKACGLBgIAtAoAIYwGAQCBCgAhjQZAAKkKACGOBgQAvwoAIY8GQACoCgAhAgAAAM4EACAmAADbBAAgDtMFQACoCgAh1QUEAMUKACHxBQEA8AkAIfYFAQDwCQAhhgYBAPAJACGHBgEA8AkAIYgGEACmCgAhiQYQAKYKACGKBkAAqQoAIYsGAgC0CgAhjAYBAIEKACGNBkAAqQoAIY4GBAC_CgAhjwZAAKgKACECAAAA0QQAICYAAN0EACACAAAA0QQAICYAAN0EACADAAAAzgQAIC0AANYEACAuAADbBAAgAQAAAM4EACABAAAA0QQAIAoGAACYCwAgMwAAmQsAIDQAAJwLACA1AACbCwAgNgAAmgsAIIoGAAD7CQAgiwYAAPsJACCMBgAA-wkAII0GAAD7CQAgjgYAAPsJACARrwUAAIcJADCwBQAA5AQAELEFAACHCQAw0wVAAMMIACHVBQQA5AgAIfEFAQCpCAAh9gUBAKkIACGGBgEAqQgAIYcGAQCpCAAhiAYQAMEIACGJBhAAwQgAIYoGQADECAAhiwYCANEIACGMBgEAsQgAIY0GQADECAAhjgYEANwIACGPBkAAwwgAIQMAAADRBAAgAQAA4wQAMDIAAOQEACADAAAA0QQAIAEAANIEADACAADOBAAgAQAAAEgAIAEAAABIACADAAAARgAgAQAARwAwAgAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACAFAwAAlwsAILIFAgAAAAHMBQEAAAAB8gVAAAAAAfMFEAAAAAEBJgAA7AQAIASyBQIAAAABzAUBAAAAAfIFQAAAAAHzBRAAAAABASYAAO4EADABJgAA7gQAMAUDAACWCwAgsgUCAPEJACHMBQEA8AkAIfIFQACoCgAh8wUQAKYKACECAAAASAAgJgAA8QQAIASyBQIA8QkAIcwFAQDwCQAh8gVAAKgKACHzBRAApgoAIQIAAABGACAmAADzBAAgAgAAAEYAICYAAPMEACADAAAASAAgLQAA7AQAIC4AAPEEACABAAAASAAgAQAAAEYAIAUGAACRCwAgMwAAkgsAIDQAAJULACA1AACUCwAgNgAAkwsAIAevBQAAhgkAMLAFAAD6BAAQsQUAAIYJADCyBQIAqAgAIcwFAQCpCAAh8gVAAMMIACHzBRAAwQgAIQMAAABGACABAAD5BAAwMgAA-gQAIAMAAABGACABAABHADACAABIACAKDQAAhQkAIK8FAACECQAwsAUAAB8AELEFAACECQAw0wVAAM8IACHVBQQA_AgAIfEFAQC3CAAh8wUQAOkIACGEBgEAtwgAIYUGAACDCQAgAQAAAP0EACABAAAA_QQAIAENAACQCwAgAwAAAB8AIAEAAIAFADACAAD9BAAgAwAAAB8AIAEAAIAFADACAAD9BAAgAwAAAB8AIAEAAIAFADACAAD9BAAgBg0AAI8LACDTBUAAAAAB1QUEAAAAAfEFAQAAAAHzBRAAAAABhAYBAAAAAQEmAACEBQAgBdMFQAAAAAHVBQQAAAAB8QUBAAAAAfMFEAAAAAGEBgEAAAABASYAAIYFADABJgAAhgUAMAYNAACOCwAg0wVAAKgKACHVBQQAxQoAIfEFAQDwCQAh8wUQAKYKACGEBgEA8AkAIQIAAAD9BAAgJgAAiQUAIAXTBUAAqAoAIdUFBADFCgAh8QUBAPAJACHzBRAApgoAIYQGAQDwCQAhAgAAAB8AICYAAIsFACACAAAAHwAgJgAAiwUAIAMAAAD9BAAgLQAAhAUAIC4AAIkFACABAAAA_QQAIAEAAAAfACAFBgAAiQsAIDMAAIoLACA0AACNCwAgNQAAjAsAIDYAAIsLACAIrwUAAIIJADCwBQAAkgUAELEFAACCCQAw0wVAAMMIACHVBQQA5AgAIfEFAQCpCAAh8wUQAMEIACGEBgEAqQgAIQMAAAAfACABAACRBQAwMgAAkgUAIAMAAAAfACABAACABQAwAgAA_QQAIAivBQAAgAkAMLAFAACYBQAQsQUAAIAJADDQBQEAtwgAIdMFQADPCAAhgQYBALcIACGCBgEAtwgAIYMGAACBCQAgAQAAAJUFACABAAAAlQUAIAevBQAAgAkAMLAFAACYBQAQsQUAAIAJADDQBQEAtwgAIdMFQADPCAAhgQYBALcIACGCBgEAtwgAIQADAAAAmAUAIAEAAJkFADACAACVBQAgAwAAAJgFACABAACZBQAwAgAAlQUAIAMAAACYBQAgAQAAmQUAMAIAAJUFACAE0AUBAAAAAdMFQAAAAAGBBgEAAAABggYBAAAAAQEmAACdBQAgBNAFAQAAAAHTBUAAAAABgQYBAAAAAYIGAQAAAAEBJgAAnwUAMAEmAACfBQAwBNAFAQDwCQAh0wVAAKgKACGBBgEA8AkAIYIGAQDwCQAhAgAAAJUFACAmAACiBQAgBNAFAQDwCQAh0wVAAKgKACGBBgEA8AkAIYIGAQDwCQAhAgAAAJgFACAmAACkBQAgAgAAAJgFACAmAACkBQAgAwAAAJUFACAtAACdBQAgLgAAogUAIAEAAACVBQAgAQAAAJgFACADBgAAhgsAIDUAAIgLACA2AACHCwAgB68FAAD_CAAwsAUAAKsFABCxBQAA_wgAMNAFAQCpCAAh0wVAAMMIACGBBgEAqQgAIYIGAQCpCAAhAwAAAJgFACABAACqBQAwMgAAqwUAIAMAAACYBQAgAQAAmQUAMAIAAJUFACAPCQAA-wgAILoDAAD5CAAguwMAAPoIACCvBQAA9wgAMLAFAAC6BQAQsQUAAPcIADDLBQEAAAABzAUBALgIACH3BUAAzwgAIfoFAQC3CAAh-wUBALcIACH8BQEAtwgAIf0FAQC3CAAh_gUAAPgIACD_BQEAuAgAIQEAAACuBQAgCLkDAADtCAAgrwUAAPAIADCwBQAAsAUAELEFAADwCAAw9QUBALcIACH3BUAAzwgAIfgFAQC3CAAh-QUBALcIACEBAAAAsAUAIAa5AwAA7QgAIK8FAAD-CAAwsAUAALIFABCxBQAA_ggAMPUFAQC3CAAh9wVAAM8IACEBuQMAANQKACAHuQMAAO0IACCvBQAA_ggAMLAFAACyBQAQsQUAAP4IADD1BQEAtwgAIfcFQADPCAAhgAYAAP0IACADAAAAsgUAIAEAALMFADACAAC0BQAgCLkDAADtCAAgrwUAAOwIADCwBQAAtgUAELEFAADsCAAw6AUEAPwIACH1BQEAtwgAIfYFAQC3CAAh9wVAAM8IACEBAAAAtgUAIAEAAACyBQAgAQAAAK4FACAPCQAA-wgAILoDAAD5CAAguwMAAPoIACCvBQAA9wgAMLAFAAC6BQAQsQUAAPcIADDLBQEAtwgAIcwFAQC4CAAh9wVAAM8IACH6BQEAtwgAIfsFAQC3CAAh_AUBALcIACH9BQEAtwgAIf4FAAD4CAAg_wUBALgIACEFCQAAhQsAILoDAACDCwAguwMAAIQLACDMBQAA-wkAIP8FAAD7CQAgAwAAALoFACABAAC7BQAwAgAArgUAIAMAAAC6BQAgAQAAuwUAMAIAAK4FACADAAAAugUAIAEAALsFADACAACuBQAgDAkAAIILACC6AwAAgAsAILsDAACBCwAgywUBAAAAAcwFAQAAAAH3BUAAAAAB-gUBAAAAAfsFAQAAAAH8BQEAAAAB_QUBAAAAAf4FgAAAAAH_BQEAAAABASYAAL8FACAJywUBAAAAAcwFAQAAAAH3BUAAAAAB-gUBAAAAAfsFAQAAAAH8BQEAAAAB_QUBAAAAAf4FgAAAAAH_BQEAAAABASYAAMEFADABJgAAwQUAMAwJAADpCgAgugMAAOcKACC7AwAA6AoAIMsFAQDwCQAhzAUBAIEKACH3BUAAqAoAIfoFAQDwCQAh-wUBAPAJACH8BQEA8AkAIf0FAQDwCQAh_gWAAAAAAf8FAQCBCgAhAgAAAK4FACAmAADEBQAgCcsFAQDwCQAhzAUBAIEKACH3BUAAqAoAIfoFAQDwCQAh-wUBAPAJACH8BQEA8AkAIf0FAQDwCQAh_gWAAAAAAf8FAQCBCgAhAgAAALoFACAmAADGBQAgAgAAALoFACAmAADGBQAgAwAAAK4FACAtAAC_BQAgLgAAxAUAIAEAAACuBQAgAQAAALoFACAFBgAA5AoAIDUAAOYKACA2AADlCgAgzAUAAPsJACD_BQAA-wkAIAyvBQAA9AgAMLAFAADNBQAQsQUAAPQIADDLBQEAqQgAIcwFAQCxCAAh9wVAAMMIACH6BQEAqQgAIfsFAQCpCAAh_AUBAKkIACH9BQEAqQgAIf4FAAD1CAAg_wUBALEIACEDAAAAugUAIAEAAMwFADAyAADNBQAgAwAAALoFACABAAC7BQAwAgAArgUAIAevBQAA8ggAMLAFAADTBQAQsQUAAPIIADCyBQIAtggAIfIFQADPCAAh8wUQAOkIACH0BQAA8wgAIAEAAADQBQAgAQAAANAFACAGrwUAAPIIADCwBQAA0wUAELEFAADyCAAwsgUCALYIACHyBUAAzwgAIfMFEADpCAAhAAMAAADTBQAgAQAA1AUAMAIAANAFACADAAAA0wUAIAEAANQFADACAADQBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAOyBQIAAAAB8gVAAAAAAfMFEAAAAAEBJgAA2AUAIAOyBQIAAAAB8gVAAAAAAfMFEAAAAAEBJgAA2gUAMAEmAADaBQAwA7IFAgDxCQAh8gVAAKgKACHzBRAApgoAIQIAAADQBQAgJgAA3QUAIAOyBQIA8QkAIfIFQACoCgAh8wUQAKYKACECAAAA0wUAICYAAN8FACACAAAA0wUAICYAAN8FACADAAAA0AUAIC0AANgFACAuAADdBQAgAQAAANAFACABAAAA0wUAIAUGAADfCgAgMwAA4AoAIDQAAOMKACA1AADiCgAgNgAA4QoAIAavBQAA8QgAMLAFAADmBQAQsQUAAPEIADCyBQIAqAgAIfIFQADDCAAh8wUQAMEIACEDAAAA0wUAIAEAAOUFADAyAADmBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAi5AwAA7QgAIK8FAADwCAAwsAUAALAFABCxBQAA8AgAMPUFAQAAAAH3BUAAzwgAIfgFAQC3CAAh-QUBALcIACEBAAAA6QUAIAEAAADpBQAgAbkDAADUCgAgAwAAALAFACABAADsBQAwAgAA6QUAIAMAAACwBQAgAQAA7AUAMAIAAOkFACADAAAAsAUAIAEAAOwFADACAADpBQAgBbkDAADeCgAg9QUBAAAAAfcFQAAAAAH4BQEAAAAB-QUBAAAAAQEmAADwBQAgBPUFAQAAAAH3BUAAAAAB-AUBAAAAAfkFAQAAAAEBJgAA8gUAMAEmAADyBQAwBbkDAADdCgAg9QUBAPAJACH3BUAAqAoAIfgFAQDwCQAh-QUBAPAJACECAAAA6QUAICYAAPUFACAE9QUBAPAJACH3BUAAqAoAIfgFAQDwCQAh-QUBAPAJACECAAAAsAUAICYAAPcFACACAAAAsAUAICYAAPcFACADAAAA6QUAIC0AAPAFACAuAAD1BQAgAQAAAOkFACABAAAAsAUAIAMGAADaCgAgNQAA3AoAIDYAANsKACAHrwUAAO8IADCwBQAA_gUAELEFAADvCAAw9QUBAKkIACH3BUAAwwgAIfgFAQCpCAAh-QUBAKkIACEDAAAAsAUAIAEAAP0FADAyAAD-BQAgAwAAALAFACABAADsBQAwAgAA6QUAIAEAAAC0BQAgAQAAALQFACADAAAAsgUAIAEAALMFADACAAC0BQAgAwAAALIFACABAACzBQAwAgAAtAUAIAMAAACyBQAgAQAAswUAMAIAALQFACADuQMAANkKACD1BQEAAAAB9wVAAAAAAQEmAACGBgAgAvUFAQAAAAH3BUAAAAABASYAAIgGADABJgAAiAYAMAO5AwAA2AoAIPUFAQDwCQAh9wVAAKgKACECAAAAtAUAICYAAIsGACAC9QUBAPAJACH3BUAAqAoAIQIAAACyBQAgJgAAjQYAIAIAAACyBQAgJgAAjQYAIAMAAAC0BQAgLQAAhgYAIC4AAIsGACABAAAAtAUAIAEAAACyBQAgAwYAANUKACA1AADXCgAgNgAA1goAIAWvBQAA7ggAMLAFAACUBgAQsQUAAO4IADD1BQEAqQgAIfcFQADDCAAhAwAAALIFACABAACTBgAwMgAAlAYAIAMAAACyBQAgAQAAswUAMAIAALQFACAIuQMAAO0IACCvBQAA7AgAMLAFAAC2BQAQsQUAAOwIADDoBQQAAAAB9QUBAAAAAfYFAQC3CAAh9wVAAM8IACEBAAAAlwYAIAEAAACXBgAgAbkDAADUCgAgAwAAALYFACABAACaBgAwAgAAlwYAIAMAAAC2BQAgAQAAmgYAMAIAAJcGACADAAAAtgUAIAEAAJoGADACAACXBgAgBbkDAADTCgAg6AUEAAAAAfUFAQAAAAH2BQEAAAAB9wVAAAAAAQEmAACeBgAgBOgFBAAAAAH1BQEAAAAB9gUBAAAAAfcFQAAAAAEBJgAAoAYAMAEmAACgBgAwBbkDAADSCgAg6AUEAMUKACH1BQEA8AkAIfYFAQDwCQAh9wVAAKgKACECAAAAlwYAICYAAKMGACAE6AUEAMUKACH1BQEA8AkAIfYFAQDwCQAh9wVAAKgKACECAAAAtgUAICYAAKUGACACAAAAtgUAICYAAKUGACADAAAAlwYAIC0AAJ4GACAuAACjBgAgAQAAAJcGACABAAAAtgUAIAUGAADNCgAgMwAAzgoAIDQAANEKACA1AADQCgAgNgAAzwoAIAevBQAA6wgAMLAFAACsBgAQsQUAAOsIADDoBQQA5AgAIfUFAQCpCAAh9gUBAKkIACH3BUAAwwgAIQMAAAC2BQAgAQAAqwYAMDIAAKwGACADAAAAtgUAIAEAAJoGADACAACXBgAgB68FAADoCAAwsAUAALIGABCxBQAA6AgAMLIFAgC2CAAh8gVAAM8IACHzBRAA6QgAIfQFAADqCAAgAQAAAK8GACABAAAArwYAIAavBQAA6AgAMLAFAACyBgAQsQUAAOgIADCyBQIAtggAIfIFQADPCAAh8wUQAOkIACEAAwAAALIGACABAACzBgAwAgAArwYAIAMAAACyBgAgAQAAswYAMAIAAK8GACADAAAAsgYAIAEAALMGADACAACvBgAgA7IFAgAAAAHyBUAAAAAB8wUQAAAAAQEmAAC3BgAgA7IFAgAAAAHyBUAAAAAB8wUQAAAAAQEmAAC5BgAwASYAALkGADADsgUCAPEJACHyBUAAqAoAIfMFEACmCgAhAgAAAK8GACAmAAC8BgAgA7IFAgDxCQAh8gVAAKgKACHzBRAApgoAIQIAAACyBgAgJgAAvgYAIAIAAACyBgAgJgAAvgYAIAMAAACvBgAgLQAAtwYAIC4AALwGACABAAAArwYAIAEAAACyBgAgBQYAAMgKACAzAADJCgAgNAAAzAoAIDUAAMsKACA2AADKCgAgBq8FAADnCAAwsAUAAMUGABCxBQAA5wgAMLIFAgCoCAAh8gVAAMMIACHzBRAAwQgAIQMAAACyBgAgAQAAxAYAMDIAAMUGACADAAAAsgYAIAEAALMGADACAACvBgAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAGDQAAxwoAILIFAgAAAAHVBQQAAAAB7wUBAAAAAfAFQAAAAAHxBQEAAAABASYAAM0GACAFsgUCAAAAAdUFBAAAAAHvBQEAAAAB8AVAAAAAAfEFAQAAAAEBJgAAzwYAMAEmAADPBgAwBg0AAMYKACCyBQIA8QkAIdUFBADFCgAh7wUBAPAJACHwBUAAqAoAIfEFAQDwCQAhAgAAAB0AICYAANIGACAFsgUCAPEJACHVBQQAxQoAIe8FAQDwCQAh8AVAAKgKACHxBQEA8AkAIQIAAAAbACAmAADUBgAgAgAAABsAICYAANQGACADAAAAHQAgLQAAzQYAIC4AANIGACABAAAAHQAgAQAAABsAIAUGAADACgAgMwAAwQoAIDQAAMQKACA1AADDCgAgNgAAwgoAIAivBQAA4wgAMLAFAADbBgAQsQUAAOMIADCyBQIAqAgAIdUFBADkCAAh7wUBAKkIACHwBUAAwwgAIfEFAQCpCAAhAwAAABsAIAEAANoGADAyAADbBgAgAwAAABsAIAEAABwAMAIAAB0AIAsmAADhCAAgrwUAAOAIADCwBQAA4QYAELEFAADgCAAwwgUBALcIACHLBQEAAAABzAUBALcIACHTBUAAzwgAIeYFAQC3CAAh5wUBALgIACHoBQQA4ggAIQEAAADeBgAgAQAAAN4GACALJgAA4QgAIK8FAADgCAAwsAUAAOEGABCxBQAA4AgAMMIFAQC3CAAhywUBALcIACHMBQEAtwgAIdMFQADPCAAh5gUBALcIACHnBQEAuAgAIegFBADiCAAhAyYAAPsJACDnBQAA-wkAIOgFAAD7CQAgAwAAAOEGACABAADiBgAwAgAA3gYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACADAAAA4QYAIAEAAOIGADACAADeBgAgCCaAAAAAAcIFAQAAAAHLBQEAAAABzAUBAAAAAdMFQAAAAAHmBQEAAAAB5wUBAAAAAegFBAAAAAEBJgAA5gYAIAgmgAAAAAHCBQEAAAABywUBAAAAAcwFAQAAAAHTBUAAAAAB5gUBAAAAAecFAQAAAAHoBQQAAAABASYAAOgGADABJgAA6AYAMAgmgAAAAAHCBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHTBUAAqAoAIeYFAQDwCQAh5wUBAIEKACHoBQQAvwoAIQIAAADeBgAgJgAA6wYAIAgmgAAAAAHCBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHTBUAAqAoAIeYFAQDwCQAh5wUBAIEKACHoBQQAvwoAIQIAAADhBgAgJgAA7QYAIAIAAADhBgAgJgAA7QYAIAMAAADeBgAgLQAA5gYAIC4AAOsGACABAAAA3gYAIAEAAADhBgAgCAYAALoKACAmAAD7CQAgMwAAuwoAIDQAAL4KACA1AAC9CgAgNgAAvAoAIOcFAAD7CQAg6AUAAPsJACALJgAA2wgAIK8FAADaCAAwsAUAAPQGABCxBQAA2ggAMMIFAQCpCAAhywUBAKkIACHMBQEAqQgAIdMFQADDCAAh5gUBAKkIACHnBQEAsQgAIegFBADcCAAhAwAAAOEGACABAADzBgAwMgAA9AYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACAOrwUAANgIADCwBQAA-gYAELEFAADYCAAwywUBAAAAAcwFAQC3CAAhzwUBALcIACHTBUAAzwgAId8FAQC3CAAh4AUBALcIACHhBQIAtggAIeIFAgC2CAAh4wVAANkIACHkBUAA2QgAIeUFQADZCAAhAQAAAPcGACABAAAA9wYAIA6vBQAA2AgAMLAFAAD6BgAQsQUAANgIADDLBQEAtwgAIcwFAQC3CAAhzwUBALcIACHTBUAAzwgAId8FAQC3CAAh4AUBALcIACHhBQIAtggAIeIFAgC2CAAh4wVAANkIACHkBUAA2QgAIeUFQADZCAAhA-MFAAD7CQAg5AUAAPsJACDlBQAA-wkAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACADAAAA-gYAIAEAAPsGADACAAD3BgAgAwAAAPoGACABAAD7BgAwAgAA9wYAIAvLBQEAAAABzAUBAAAAAc8FAQAAAAHTBUAAAAAB3wUBAAAAAeAFAQAAAAHhBQIAAAAB4gUCAAAAAeMFQAAAAAHkBUAAAAAB5QVAAAAAAQEmAAD_BgAgC8sFAQAAAAHMBQEAAAABzwUBAAAAAdMFQAAAAAHfBQEAAAAB4AUBAAAAAeEFAgAAAAHiBQIAAAAB4wVAAAAAAeQFQAAAAAHlBUAAAAABASYAAIEHADABJgAAgQcAMAvLBQEA8AkAIcwFAQDwCQAhzwUBAPAJACHTBUAAqAoAId8FAQDwCQAh4AUBAPAJACHhBQIA8QkAIeIFAgDxCQAh4wVAAKkKACHkBUAAqQoAIeUFQACpCgAhAgAAAPcGACAmAACEBwAgC8sFAQDwCQAhzAUBAPAJACHPBQEA8AkAIdMFQACoCgAh3wUBAPAJACHgBQEA8AkAIeEFAgDxCQAh4gUCAPEJACHjBUAAqQoAIeQFQACpCgAh5QVAAKkKACECAAAA-gYAICYAAIYHACACAAAA-gYAICYAAIYHACADAAAA9wYAIC0AAP8GACAuAACEBwAgAQAAAPcGACABAAAA-gYAIAgGAAC1CgAgMwAAtgoAIDQAALkKACA1AAC4CgAgNgAAtwoAIOMFAAD7CQAg5AUAAPsJACDlBQAA-wkAIA6vBQAA1wgAMLAFAACNBwAQsQUAANcIADDLBQEAqQgAIcwFAQCpCAAhzwUBAKkIACHTBUAAwwgAId8FAQCpCAAh4AUBAKkIACHhBQIAqAgAIeIFAgCoCAAh4wVAAMQIACHkBUAAxAgAIeUFQADECAAhAwAAAPoGACABAACMBwAwMgAAjQcAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACALrwUAANQIADCwBQAAkwcAELEFAADUCAAw1wUBALcIACHYBQIAtggAIdkFQADPCAAh2gUCALYIACHbBQIA1QgAIdwFAQC4CAAh3QUBALgIACHeBQAA1ggAIAEAAACQBwAgAQAAAJAHACAKrwUAANQIADCwBQAAkwcAELEFAADUCAAw1wUBALcIACHYBQIAtggAIdkFQADPCAAh2gUCALYIACHbBQIA1QgAIdwFAQC4CAAh3QUBALgIACED2wUAAPsJACDcBQAA-wkAIN0FAAD7CQAgAwAAAJMHACABAACUBwAwAgAAkAcAIAMAAACTBwAgAQAAlAcAMAIAAJAHACADAAAAkwcAIAEAAJQHADACAACQBwAgB9cFAQAAAAHYBQIAAAAB2QVAAAAAAdoFAgAAAAHbBQIAAAAB3AUBAAAAAd0FAQAAAAEBJgAAmAcAIAfXBQEAAAAB2AUCAAAAAdkFQAAAAAHaBQIAAAAB2wUCAAAAAdwFAQAAAAHdBQEAAAABASYAAJoHADABJgAAmgcAMAfXBQEA8AkAIdgFAgDxCQAh2QVAAKgKACHaBQIA8QkAIdsFAgC0CgAh3AUBAIEKACHdBQEAgQoAIQIAAACQBwAgJgAAnQcAIAfXBQEA8AkAIdgFAgDxCQAh2QVAAKgKACHaBQIA8QkAIdsFAgC0CgAh3AUBAIEKACHdBQEAgQoAIQIAAACTBwAgJgAAnwcAIAIAAACTBwAgJgAAnwcAIAMAAACQBwAgLQAAmAcAIC4AAJ0HACABAAAAkAcAIAEAAACTBwAgCAYAAK8KACAzAACwCgAgNAAAswoAIDUAALIKACA2AACxCgAg2wUAAPsJACDcBQAA-wkAIN0FAAD7CQAgCq8FAADQCAAwsAUAAKYHABCxBQAA0AgAMNcFAQCpCAAh2AUCAKgIACHZBUAAwwgAIdoFAgCoCAAh2wUCANEIACHcBQEAsQgAId0FAQCxCAAhAwAAAJMHACABAAClBwAwMgAApgcAIAMAAACTBwAgAQAAlAcAMAIAAJAHACAFrwUAAM4IADCwBQAArAcAELEFAADOCAAw1QUBAAAAAdYFQADPCAAhAQAAAKkHACABAAAAqQcAIAWvBQAAzggAMLAFAACsBwAQsQUAAM4IADDVBQEAtwgAIdYFQADPCAAhAAMAAACsBwAgAQAArQcAMAIAAKkHACADAAAArAcAIAEAAK0HADACAACpBwAgAwAAAKwHACABAACtBwAwAgAAqQcAIALVBQEAAAAB1gVAAAAAAQEmAACxBwAgAtUFAQAAAAHWBUAAAAABASYAALMHADABJgAAswcAMALVBQEA8AkAIdYFQACoCgAhAgAAAKkHACAmAAC2BwAgAtUFAQDwCQAh1gVAAKgKACECAAAArAcAICYAALgHACACAAAArAcAICYAALgHACADAAAAqQcAIC0AALEHACAuAAC2BwAgAQAAAKkHACABAAAArAcAIAMGAACsCgAgNQAArgoAIDYAAK0KACAFrwUAAM0IADCwBQAAvwcAELEFAADNCAAw1QUBAKkIACHWBUAAwwgAIQMAAACsBwAgAQAAvgcAMDIAAL8HACADAAAArAcAIAEAAK0HADACAACpBwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAAqwoAILIFAgAAAAG0BQEAAAABywUBAAAAAcwFAQAAAAHNBQEAAAABzgUQAAAAAc8FAQAAAAHQBQEAAAAB0QUBAAAAAdIFEAAAAAHTBUAAAAAB1AVAAAAAAQEmAADHBwAgDLIFAgAAAAG0BQEAAAABywUBAAAAAcwFAQAAAAHNBQEAAAABzgUQAAAAAc8FAQAAAAHQBQEAAAAB0QUBAAAAAdIFEAAAAAHTBUAAAAAB1AVAAAAAAQEmAADJBwAwASYAAMkHADANAwAAqgoAILIFAgDxCQAhtAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzQUBAPAJACHOBRAApgoAIc8FAQDwCQAh0AUBAIEKACHRBQEAgQoAIdIFEACnCgAh0wVAAKgKACHUBUAAqQoAIQIAAABEACAmAADMBwAgDLIFAgDxCQAhtAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzQUBAPAJACHOBRAApgoAIc8FAQDwCQAh0AUBAIEKACHRBQEAgQoAIdIFEACnCgAh0wVAAKgKACHUBUAAqQoAIQIAAABCACAmAADOBwAgAgAAAEIAICYAAM4HACADAAAARAAgLQAAxwcAIC4AAMwHACABAAAARAAgAQAAAEIAIAkGAAChCgAgMwAAogoAIDQAAKUKACA1AACkCgAgNgAAowoAINAFAAD7CQAg0QUAAPsJACDSBQAA-wkAINQFAAD7CQAgD68FAADACAAwsAUAANUHABCxBQAAwAgAMLIFAgCoCAAhtAUBAKkIACHLBQEAqQgAIcwFAQCpCAAhzQUBAKkIACHOBRAAwQgAIc8FAQCpCAAh0AUBALEIACHRBQEAsQgAIdIFEADCCAAh0wVAAMMIACHUBUAAxAgAIQMAAABCACABAADUBwAwMgAA1QcAIAMAAABCACABAABDADACAABEACAL_QQAALkIACD-BAAAuggAIK8FAAC1CAAwsAUAAOUHABCxBQAAtQgAMLIFAgAAAAHBBQEAAAABwgUBALcIACHDBQEAtwgAIcQFAQC3CAAhxQUBALgIACEBAAAA2AcAIAf8BAAAvQgAIK8FAAC_CAAwsAUAANoHABCxBQAAvwgAMLIFAgC2CAAhswUBALcIACG0BQEAtwgAIQH8BAAAoAoAIAj8BAAAvQgAIK8FAAC_CAAwsAUAANoHABCxBQAAvwgAMLIFAgC2CAAhswUBALcIACG0BQEAtwgAIcoFAAC-CAAgAwAAANoHACABAADbBwAwAgAA3AcAIAf8BAAAvQgAIK8FAAC8CAAwsAUAAN4HABCxBQAAvAgAMLIFAgC2CAAhtAUBALcIACHABQEAtwgAIQH8BAAAoAoAIAj8BAAAvQgAIK8FAAC8CAAwsAUAAN4HABCxBQAAvAgAMLIFAgC2CAAhtAUBALcIACHABQEAtwgAIckFAAC7CAAgAwAAAN4HACABAADfBwAwAgAA4AcAIAEAAADaBwAgAQAAAN4HACABAAAA2AcAIAv9BAAAuQgAIP4EAAC6CAAgrwUAALUIADCwBQAA5QcAELEFAAC1CAAwsgUCALYIACHBBQEAtwgAIcIFAQC3CAAhwwUBALcIACHEBQEAtwgAIcUFAQC4CAAhA_0EAACeCgAg_gQAAJ8KACDFBQAA-wkAIAMAAADlBwAgAQAA5gcAMAIAANgHACADAAAA5QcAIAEAAOYHADACAADYBwAgAwAAAOUHACABAADmBwAwAgAA2AcAIAj9BAAAnAoAIP4EAACdCgAgsgUCAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHFBQEAAAABASYAAOoHACAGsgUCAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHFBQEAAAABASYAAOwHADABJgAA7AcAMAj9BAAAggoAIP4EAACDCgAgsgUCAPEJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcUFAQCBCgAhAgAAANgHACAmAADvBwAgBrIFAgDxCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHFBQEAgQoAIQIAAADlBwAgJgAA8QcAIAIAAADlBwAgJgAA8QcAIAMAAADYBwAgLQAA6gcAIC4AAO8HACABAAAA2AcAIAEAAADlBwAgBgYAAPwJACAzAAD9CQAgNAAAgAoAIDUAAP8JACA2AAD-CQAgxQUAAPsJACAJrwUAALAIADCwBQAA-AcAELEFAACwCAAwsgUCAKgIACHBBQEAqQgAIcIFAQCpCAAhwwUBAKkIACHEBQEAqQgAIcUFAQCxCAAhAwAAAOUHACABAAD3BwAwMgAA-AcAIAMAAADlBwAgAQAA5gcAMAIAANgHACABAAAA4AcAIAEAAADgBwAgAwAAAN4HACABAADfBwAwAgAA4AcAIAMAAADeBwAgAQAA3wcAMAIAAOAHACADAAAA3gcAIAEAAN8HADACAADgBwAgBPwEAAD6CQAgsgUCAAAAAbQFAQAAAAHABQEAAAABASYAAIAIACADsgUCAAAAAbQFAQAAAAHABQEAAAABASYAAIIIADABJgAAgggAMAT8BAAA-QkAILIFAgDxCQAhtAUBAPAJACHABQEA8AkAIQIAAADgBwAgJgAAhQgAIAOyBQIA8QkAIbQFAQDwCQAhwAUBAPAJACECAAAA3gcAICYAAIcIACACAAAA3gcAICYAAIcIACADAAAA4AcAIC0AAIAIACAuAACFCAAgAQAAAOAHACABAAAA3gcAIAUGAAD0CQAgMwAA9QkAIDQAAPgJACA1AAD3CQAgNgAA9gkAIAavBQAArwgAMLAFAACOCAAQsQUAAK8IADCyBQIAqAgAIbQFAQCpCAAhwAUBAKkIACEDAAAA3gcAIAEAAI0IADAyAACOCAAgAwAAAN4HACABAADfBwAwAgAA4AcAIAEAAADcBwAgAQAAANwHACADAAAA2gcAIAEAANsHADACAADcBwAgAwAAANoHACABAADbBwAwAgAA3AcAIAMAAADaBwAgAQAA2wcAMAIAANwHACAE_AQAAPMJACCyBQIAAAABswUBAAAAAbQFAQAAAAEBJgAAlggAIAOyBQIAAAABswUBAAAAAbQFAQAAAAEBJgAAmAgAMAEmAACYCAAwBPwEAADyCQAgsgUCAPEJACGzBQEA8AkAIbQFAQDwCQAhAgAAANwHACAmAACbCAAgA7IFAgDxCQAhswUBAPAJACG0BQEA8AkAIQIAAADaBwAgJgAAnQgAIAIAAADaBwAgJgAAnQgAIAMAAADcBwAgLQAAlggAIC4AAJsIACABAAAA3AcAIAEAAADaBwAgBQYAAOsJACAzAADsCQAgNAAA7wkAIDUAAO4JACA2AADtCQAgBq8FAACnCAAwsAUAAKQIABCxBQAApwgAMLIFAgCoCAAhswUBAKkIACG0BQEAqQgAIQMAAADaBwAgAQAAowgAMDIAAKQIACADAAAA2gcAIAEAANsHADACAADcBwAgBq8FAACnCAAwsAUAAKQIABCxBQAApwgAMLIFAgCoCAAhswUBAKkIACG0BQEAqQgAIQ0GAACrCAAgMwAArggAIDQAAKsIACA1AACrCAAgNgAAqwgAILUFAgAAAAG2BQIAAAAEtwUCAAAABLgFAgAAAAG5BQIAAAABugUCAAAAAbsFAgAAAAG_BQIArQgAIQ4GAACrCAAgNQAArAgAIDYAAKwIACC1BQEAAAABtgUBAAAABLcFAQAAAAS4BQEAAAABuQUBAAAAAboFAQAAAAG7BQEAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUBAKoIACEOBgAAqwgAIDUAAKwIACA2AACsCAAgtQUBAAAAAbYFAQAAAAS3BQEAAAAEuAUBAAAAAbkFAQAAAAG6BQEAAAABuwUBAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FAQCqCAAhCLUFAgAAAAG2BQIAAAAEtwUCAAAABLgFAgAAAAG5BQIAAAABugUCAAAAAbsFAgAAAAG_BQIAqwgAIQu1BQEAAAABtgUBAAAABLcFAQAAAAS4BQEAAAABuQUBAAAAAboFAQAAAAG7BQEAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUBAKwIACENBgAAqwgAIDMAAK4IACA0AACrCAAgNQAAqwgAIDYAAKsIACC1BQIAAAABtgUCAAAABLcFAgAAAAS4BQIAAAABuQUCAAAAAboFAgAAAAG7BQIAAAABvwUCAK0IACEItQUIAAAAAbYFCAAAAAS3BQgAAAAEuAUIAAAAAbkFCAAAAAG6BQgAAAABuwUIAAAAAb8FCACuCAAhBq8FAACvCAAwsAUAAI4IABCxBQAArwgAMLIFAgCoCAAhtAUBAKkIACHABQEAqQgAIQmvBQAAsAgAMLAFAAD4BwAQsQUAALAIADCyBQIAqAgAIcEFAQCpCAAhwgUBAKkIACHDBQEAqQgAIcQFAQCpCAAhxQUBALEIACEOBgAAswgAIDUAALQIACA2AAC0CAAgtQUBAAAAAbYFAQAAAAW3BQEAAAAFuAUBAAAAAbkFAQAAAAG6BQEAAAABuwUBAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FAQCyCAAhDgYAALMIACA1AAC0CAAgNgAAtAgAILUFAQAAAAG2BQEAAAAFtwUBAAAABbgFAQAAAAG5BQEAAAABugUBAAAAAbsFAQAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BQEAsggAIQi1BQIAAAABtgUCAAAABbcFAgAAAAW4BQIAAAABuQUCAAAAAboFAgAAAAG7BQIAAAABvwUCALMIACELtQUBAAAAAbYFAQAAAAW3BQEAAAAFuAUBAAAAAbkFAQAAAAG6BQEAAAABuwUBAAAAAbwFAQAAAAG9BQEAAAABvgUBAAAAAb8FAQC0CAAhC_0EAAC5CAAg_gQAALoIACCvBQAAtQgAMLAFAADlBwAQsQUAALUIADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHDBQEAtwgAIcQFAQC3CAAhxQUBALgIACEItQUCAAAAAbYFAgAAAAS3BQIAAAAEuAUCAAAAAbkFAgAAAAG6BQIAAAABuwUCAAAAAb8FAgCrCAAhC7UFAQAAAAG2BQEAAAAEtwUBAAAABLgFAQAAAAG5BQEAAAABugUBAAAAAbsFAQAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BQEArAgAIQu1BQEAAAABtgUBAAAABbcFAQAAAAW4BQEAAAABuQUBAAAAAboFAQAAAAG7BQEAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUBALQIACEDxgUAANoHACDHBQAA2gcAIMgFAADaBwAgA8YFAADeBwAgxwUAAN4HACDIBQAA3gcAIAOyBQIAAAABtAUBAAAAAcAFAQAAAAEH_AQAAL0IACCvBQAAvAgAMLAFAADeBwAQsQUAALwIADCyBQIAtggAIbQFAQC3CAAhwAUBALcIACEN_QQAALkIACD-BAAAuggAIK8FAAC1CAAwsAUAAOUHABCxBQAAtQgAMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcMFAQC3CAAhxAUBALcIACHFBQEAuAgAIZ8HAADlBwAgoAcAAOUHACADsgUCAAAAAbMFAQAAAAG0BQEAAAABB_wEAAC9CAAgrwUAAL8IADCwBQAA2gcAELEFAAC_CAAwsgUCALYIACGzBQEAtwgAIbQFAQC3CAAhD68FAADACAAwsAUAANUHABCxBQAAwAgAMLIFAgCoCAAhtAUBAKkIACHLBQEAqQgAIcwFAQCpCAAhzQUBAKkIACHOBRAAwQgAIc8FAQCpCAAh0AUBALEIACHRBQEAsQgAIdIFEADCCAAh0wVAAMMIACHUBUAAxAgAIQ0GAACrCAAgMwAAzAgAIDQAAMwIACA1AADMCAAgNgAAzAgAILUFEAAAAAG2BRAAAAAEtwUQAAAABLgFEAAAAAG5BRAAAAABugUQAAAAAbsFEAAAAAG_BRAAywgAIQ0GAACzCAAgMwAAyggAIDQAAMoIACA1AADKCAAgNgAAyggAILUFEAAAAAG2BRAAAAAFtwUQAAAABbgFEAAAAAG5BRAAAAABugUQAAAAAbsFEAAAAAG_BRAAyQgAIQsGAACrCAAgNQAAyAgAIDYAAMgIACC1BUAAAAABtgVAAAAABLcFQAAAAAS4BUAAAAABuQVAAAAAAboFQAAAAAG7BUAAAAABvwVAAMcIACELBgAAswgAIDUAAMYIACA2AADGCAAgtQVAAAAAAbYFQAAAAAW3BUAAAAAFuAVAAAAAAbkFQAAAAAG6BUAAAAABuwVAAAAAAb8FQADFCAAhCwYAALMIACA1AADGCAAgNgAAxggAILUFQAAAAAG2BUAAAAAFtwVAAAAABbgFQAAAAAG5BUAAAAABugVAAAAAAbsFQAAAAAG_BUAAxQgAIQi1BUAAAAABtgVAAAAABbcFQAAAAAW4BUAAAAABuQVAAAAAAboFQAAAAAG7BUAAAAABvwVAAMYIACELBgAAqwgAIDUAAMgIACA2AADICAAgtQVAAAAAAbYFQAAAAAS3BUAAAAAEuAVAAAAAAbkFQAAAAAG6BUAAAAABuwVAAAAAAb8FQADHCAAhCLUFQAAAAAG2BUAAAAAEtwVAAAAABLgFQAAAAAG5BUAAAAABugVAAAAAAbsFQAAAAAG_BUAAyAgAIQ0GAACzCAAgMwAAyggAIDQAAMoIACA1AADKCAAgNgAAyggAILUFEAAAAAG2BRAAAAAFtwUQAAAABbgFEAAAAAG5BRAAAAABugUQAAAAAbsFEAAAAAG_BRAAyQgAIQi1BRAAAAABtgUQAAAABbcFEAAAAAW4BRAAAAABuQUQAAAAAboFEAAAAAG7BRAAAAABvwUQAMoIACENBgAAqwgAIDMAAMwIACA0AADMCAAgNQAAzAgAIDYAAMwIACC1BRAAAAABtgUQAAAABLcFEAAAAAS4BRAAAAABuQUQAAAAAboFEAAAAAG7BRAAAAABvwUQAMsIACEItQUQAAAAAbYFEAAAAAS3BRAAAAAEuAUQAAAAAbkFEAAAAAG6BRAAAAABuwUQAAAAAb8FEADMCAAhBa8FAADNCAAwsAUAAL8HABCxBQAAzQgAMNUFAQCpCAAh1gVAAMMIACEFrwUAAM4IADCwBQAArAcAELEFAADOCAAw1QUBALcIACHWBUAAzwgAIQi1BUAAAAABtgVAAAAABLcFQAAAAAS4BUAAAAABuQVAAAAAAboFQAAAAAG7BUAAAAABvwVAAMgIACEKrwUAANAIADCwBQAApgcAELEFAADQCAAw1wUBAKkIACHYBQIAqAgAIdkFQADDCAAh2gUCAKgIACHbBQIA0QgAIdwFAQCxCAAh3QUBALEIACENBgAAswgAIDMAANMIACA0AACzCAAgNQAAswgAIDYAALMIACC1BQIAAAABtgUCAAAABbcFAgAAAAW4BQIAAAABuQUCAAAAAboFAgAAAAG7BQIAAAABvwUCANIIACENBgAAswgAIDMAANMIACA0AACzCAAgNQAAswgAIDYAALMIACC1BQIAAAABtgUCAAAABbcFAgAAAAW4BQIAAAABuQUCAAAAAboFAgAAAAG7BQIAAAABvwUCANIIACEItQUIAAAAAbYFCAAAAAW3BQgAAAAFuAUIAAAAAbkFCAAAAAG6BQgAAAABuwUIAAAAAb8FCADTCAAhCq8FAADUCAAwsAUAAJMHABCxBQAA1AgAMNcFAQC3CAAh2AUCALYIACHZBUAAzwgAIdoFAgC2CAAh2wUCANUIACHcBQEAuAgAId0FAQC4CAAhCLUFAgAAAAG2BQIAAAAFtwUCAAAABbgFAgAAAAG5BQIAAAABugUCAAAAAbsFAgAAAAG_BQIAswgAIQLXBQEAAAAB2AUCAAAAAQ6vBQAA1wgAMLAFAACNBwAQsQUAANcIADDLBQEAqQgAIcwFAQCpCAAhzwUBAKkIACHTBUAAwwgAId8FAQCpCAAh4AUBAKkIACHhBQIAqAgAIeIFAgCoCAAh4wVAAMQIACHkBUAAxAgAIeUFQADECAAhDq8FAADYCAAwsAUAAPoGABCxBQAA2AgAMMsFAQC3CAAhzAUBALcIACHPBQEAtwgAIdMFQADPCAAh3wUBALcIACHgBQEAtwgAIeEFAgC2CAAh4gUCALYIACHjBUAA2QgAIeQFQADZCAAh5QVAANkIACEItQVAAAAAAbYFQAAAAAW3BUAAAAAFuAVAAAAAAbkFQAAAAAG6BUAAAAABuwVAAAAAAb8FQADGCAAhCyYAANsIACCvBQAA2ggAMLAFAAD0BgAQsQUAANoIADDCBQEAqQgAIcsFAQCpCAAhzAUBAKkIACHTBUAAwwgAIeYFAQCpCAAh5wUBALEIACHoBQQA3AgAIQ8GAACzCAAgNQAA3wgAIDYAAN8IACC1BYAAAAABuAWAAAAAAbkFgAAAAAG6BYAAAAABuwWAAAAAAb8FgAAAAAHpBQEAAAAB6gUBAAAAAesFAQAAAAHsBYAAAAAB7QWAAAAAAe4FgAAAAAENBgAAswgAIDMAANMIACA0AADeCAAgNQAA3ggAIDYAAN4IACC1BQQAAAABtgUEAAAABbcFBAAAAAW4BQQAAAABuQUEAAAAAboFBAAAAAG7BQQAAAABvwUEAN0IACENBgAAswgAIDMAANMIACA0AADeCAAgNQAA3ggAIDYAAN4IACC1BQQAAAABtgUEAAAABbcFBAAAAAW4BQQAAAABuQUEAAAAAboFBAAAAAG7BQQAAAABvwUEAN0IACEItQUEAAAAAbYFBAAAAAW3BQQAAAAFuAUEAAAAAbkFBAAAAAG6BQQAAAABuwUEAAAAAb8FBADeCAAhDLUFgAAAAAG4BYAAAAABuQWAAAAAAboFgAAAAAG7BYAAAAABvwWAAAAAAekFAQAAAAHqBQEAAAAB6wUBAAAAAewFgAAAAAHtBYAAAAAB7gWAAAAAAQsmAADhCAAgrwUAAOAIADCwBQAA4QYAELEFAADgCAAwwgUBALcIACHLBQEAtwgAIcwFAQC3CAAh0wVAAM8IACHmBQEAtwgAIecFAQC4CAAh6AUEAOIIACEMtQWAAAAAAbgFgAAAAAG5BYAAAAABugWAAAAAAbsFgAAAAAG_BYAAAAAB6QUBAAAAAeoFAQAAAAHrBQEAAAAB7AWAAAAAAe0FgAAAAAHuBYAAAAABCLUFBAAAAAG2BQQAAAAFtwUEAAAABbgFBAAAAAG5BQQAAAABugUEAAAAAbsFBAAAAAG_BQQA3ggAIQivBQAA4wgAMLAFAADbBgAQsQUAAOMIADCyBQIAqAgAIdUFBADkCAAh7wUBAKkIACHwBUAAwwgAIfEFAQCpCAAhDQYAAKsIACAzAACuCAAgNAAA5ggAIDUAAOYIACA2AADmCAAgtQUEAAAAAbYFBAAAAAS3BQQAAAAEuAUEAAAAAbkFBAAAAAG6BQQAAAABuwUEAAAAAb8FBADlCAAhDQYAAKsIACAzAACuCAAgNAAA5ggAIDUAAOYIACA2AADmCAAgtQUEAAAAAbYFBAAAAAS3BQQAAAAEuAUEAAAAAbkFBAAAAAG6BQQAAAABuwUEAAAAAb8FBADlCAAhCLUFBAAAAAG2BQQAAAAEtwUEAAAABLgFBAAAAAG5BQQAAAABugUEAAAAAbsFBAAAAAG_BQQA5ggAIQavBQAA5wgAMLAFAADFBgAQsQUAAOcIADCyBQIAqAgAIfIFQADDCAAh8wUQAMEIACEGrwUAAOgIADCwBQAAsgYAELEFAADoCAAwsgUCALYIACHyBUAAzwgAIfMFEADpCAAhCLUFEAAAAAG2BRAAAAAEtwUQAAAABLgFEAAAAAG5BRAAAAABugUQAAAAAbsFEAAAAAG_BRAAzAgAIQKyBQIAAAAB8gVAAAAAAQevBQAA6wgAMLAFAACsBgAQsQUAAOsIADDoBQQA5AgAIfUFAQCpCAAh9gUBAKkIACH3BUAAwwgAIQi5AwAA7QgAIK8FAADsCAAwsAUAALYFABCxBQAA7AgAMOgFBAD8CAAh9QUBALcIACH2BQEAtwgAIfcFQADPCAAhEQkAAPsIACC6AwAA-QgAILsDAAD6CAAgrwUAAPcIADCwBQAAugUAELEFAAD3CAAwywUBALcIACHMBQEAuAgAIfcFQADPCAAh-gUBALcIACH7BQEAtwgAIfwFAQC3CAAh_QUBALcIACH-BQAA-AgAIP8FAQC4CAAhnwcAALoFACCgBwAAugUAIAWvBQAA7ggAMLAFAACUBgAQsQUAAO4IADD1BQEAqQgAIfcFQADDCAAhB68FAADvCAAwsAUAAP4FABCxBQAA7wgAMPUFAQCpCAAh9wVAAMMIACH4BQEAqQgAIfkFAQCpCAAhCLkDAADtCAAgrwUAAPAIADCwBQAAsAUAELEFAADwCAAw9QUBALcIACH3BUAAzwgAIfgFAQC3CAAh-QUBALcIACEGrwUAAPEIADCwBQAA5gUAELEFAADxCAAwsgUCAKgIACHyBUAAwwgAIfMFEADBCAAhBq8FAADyCAAwsAUAANMFABCxBQAA8ggAMLIFAgC2CAAh8gVAAM8IACHzBRAA6QgAIQKyBQIAAAAB8gVAAAAAAQyvBQAA9AgAMLAFAADNBQAQsQUAAPQIADDLBQEAqQgAIcwFAQCxCAAh9wVAAMMIACH6BQEAqQgAIfsFAQCpCAAh_AUBAKkIACH9BQEAqQgAIf4FAAD1CAAg_wUBALEIACEPBgAAqwgAIDUAAPYIACA2AAD2CAAgtQWAAAAAAbgFgAAAAAG5BYAAAAABugWAAAAAAbsFgAAAAAG_BYAAAAAB6QUBAAAAAeoFAQAAAAHrBQEAAAAB7AWAAAAAAe0FgAAAAAHuBYAAAAABDLUFgAAAAAG4BYAAAAABuQWAAAAAAboFgAAAAAG7BYAAAAABvwWAAAAAAekFAQAAAAHqBQEAAAAB6wUBAAAAAewFgAAAAAHtBYAAAAAB7gWAAAAAAQ8JAAD7CAAgugMAAPkIACC7AwAA-ggAIK8FAAD3CAAwsAUAALoFABCxBQAA9wgAMMsFAQC3CAAhzAUBALgIACH3BUAAzwgAIfoFAQC3CAAh-wUBALcIACH8BQEAtwgAIf0FAQC3CAAh_gUAAPgIACD_BQEAuAgAIQy1BYAAAAABuAWAAAAAAbkFgAAAAAG6BYAAAAABuwWAAAAAAb8FgAAAAAHpBQEAAAAB6gUBAAAAAesFAQAAAAHsBYAAAAAB7QWAAAAAAe4FgAAAAAEKuQMAAO0IACCvBQAA8AgAMLAFAACwBQAQsQUAAPAIADD1BQEAtwgAIfcFQADPCAAh-AUBALcIACH5BQEAtwgAIZ8HAACwBQAgoAcAALAFACADxgUAALIFACDHBQAAsgUAIMgFAACyBQAgCrkDAADtCAAgrwUAAOwIADCwBQAAtgUAELEFAADsCAAw6AUEAPwIACH1BQEAtwgAIfYFAQC3CAAh9wVAAM8IACGfBwAAtgUAIKAHAAC2BQAgCLUFBAAAAAG2BQQAAAAEtwUEAAAABLgFBAAAAAG5BQQAAAABugUEAAAAAbsFBAAAAAG_BQQA5ggAIQL1BQEAAAAB9wVAAAAAAQa5AwAA7QgAIK8FAAD-CAAwsAUAALIFABCxBQAA_ggAMPUFAQC3CAAh9wVAAM8IACEHrwUAAP8IADCwBQAAqwUAELEFAAD_CAAw0AUBAKkIACHTBUAAwwgAIYEGAQCpCAAhggYBAKkIACEHrwUAAIAJADCwBQAAmAUAELEFAACACQAw0AUBALcIACHTBUAAzwgAIYEGAQC3CAAhggYBALcIACECgQYBAAAAAYIGAQAAAAEIrwUAAIIJADCwBQAAkgUAELEFAACCCQAw0wVAAMMIACHVBQQA5AgAIfEFAQCpCAAh8wUQAMEIACGEBgEAqQgAIQLVBQQAAAAB8QUBAAAAAQkNAACFCQAgrwUAAIQJADCwBQAAHwAQsQUAAIQJADDTBUAAzwgAIdUFBAD8CAAh8QUBALcIACHzBRAA6QgAIYQGAQC3CAAhGQsAANoJACAMAADbCQAgDgAA3AkAIA8AAN0JACAQAADeCQAgrwUAANkJADCwBQAAFAAQsQUAANkJADDTBUAAzwgAIdUFBAD8CAAh5wUBALgIACHxBQEAtwgAIYYGAQC3CAAhjwZAAM8IACGRBgQA4ggAIZIGEACYCQAhkwZAANkIACGUBgEAtwgAIZUGAQC4CAAhlgYBALgIACGXBhAAmAkAIZgGBADiCAAhmQZAANkIACGfBwAAFAAgoAcAABQAIAevBQAAhgkAMLAFAAD6BAAQsQUAAIYJADCyBQIAqAgAIcwFAQCpCAAh8gVAAMMIACHzBRAAwQgAIRGvBQAAhwkAMLAFAADkBAAQsQUAAIcJADDTBUAAwwgAIdUFBADkCAAh8QUBAKkIACH2BQEAqQgAIYYGAQCpCAAhhwYBAKkIACGIBhAAwQgAIYkGEADBCAAhigZAAMQIACGLBgIA0QgAIYwGAQCxCAAhjQZAAMQIACGOBgQA3AgAIY8GQADDCAAhEa8FAACICQAwsAUAANEEABCxBQAAiAkAMNMFQADPCAAh1QUEAPwIACHxBQEAtwgAIfYFAQC3CAAhhgYBALcIACGHBgEAtwgAIYgGEADpCAAhiQYQAOkIACGKBkAA2QgAIYsGAgDVCAAhjAYBALgIACGNBkAA2QgAIY4GBADiCAAhjwZAAM8IACEKrwUAAIkJADCwBQAAywQAELEFAACJCQAw1QUEAOQIACHnBQEAqQgAIfEFAQCpCAAhkAYCAKgIACGRBgQA3AgAIZIGEADCCAAhkwZAAMQIACESrwUAAIoJADCwBQAAtQQAELEFAACKCQAw0wVAAMMIACHVBQQA5AgAIecFAQCxCAAh8QUBAKkIACGGBgEAqQgAIY8GQADDCAAhkQYEANwIACGSBhAAwggAIZMGQADECAAhlAYBAKkIACGVBgEAsQgAIZYGAQCxCAAhlwYQAMIIACGYBgQA3AgAIZkGQADECAAhCa8FAACLCQAwsAUAAJ0EABCxBQAAiwkAMMsFAQCpCAAh2QVAAMMIACGaBgEAqQgAIZsGAQCpCAAhnAYBAKkIACGdBkAAwwgAIQmvBQAAjAkAMLAFAACKBAAQsQUAAIwJADDLBQEAtwgAIdkFQADPCAAhmgYBALcIACGbBgEAtwgAIZwGAQC3CAAhnQZAAM8IACEGrwUAAI0JADCwBQAAhAQAELEFAACNCQAwsgUCAKgIACHLBQEAqQgAIZ0GQADDCAAhBq8FAACOCQAwsAUAAPEDABCxBQAAjgkAMLIFAgC2CAAhywUBALcIACGdBkAAzwgAIQKyBQIAAAABywUBAAAAAQavBQAAkAkAMLAFAADrAwAQsQUAAJAJADCyBQIAqAgAIZ8GQADDCAAhoAYAANsIACAGrwUAAJEJADCwBQAA2AMAELEFAACRCQAwsgUCALYIACGfBkAAzwgAIaAGAADhCAAgArIFAgAAAAGfBkAAAAABEa8FAACTCQAwsAUAANIDABCxBQAAkwkAMLIFAgCoCAAhtAUBAKkIACHLBQEAqQgAIdMFQADDCAAhogYEAOQIACGjBgEAsQgAIaQGBADkCAAhpQZAAMQIACGmBhAAwggAIacGIACUCQAhqAYQAMIIACGpBkAAxAgAIaoGIACUCQAhqwZAAMQIACEFBgAAqwgAIDUAAJYJACA2AACWCQAgtQUgAAAAAb8FIACVCQAhBQYAAKsIACA1AACWCQAgNgAAlgkAILUFIAAAAAG_BSAAlQkAIQK1BSAAAAABvwUgAJYJACESCgAAmgkAIK8FAACXCQAwsAUAAL8DABCxBQAAlwkAMLIFAgC2CAAhtAUBALcIACHLBQEAtwgAIdMFQADPCAAhogYEAPwIACGjBgEAuAgAIaQGBAD8CAAhpQZAANkIACGmBhAAmAkAIacGIACZCQAhqAYQAJgJACGpBkAA2QgAIaoGIACZCQAhqwZAANkIACEItQUQAAAAAbYFEAAAAAW3BRAAAAAFuAUQAAAAAbkFEAAAAAG6BRAAAAABuwUQAAAAAb8FEADKCAAhArUFIAAAAAG_BSAAlgkAIQPGBQAAFAAgxwUAABQAIMgFAAAUACACsgUCAAAAAbQFAQAAAAEHBAEAqQgAIa8FAACcCQAwsAUAALkDABCxBQAAnAkAMNMFQADDCAAh5wUBAKkIACGtBgEAqQgAIQavBQAAnQkAMLAFAACjAwAQsQUAAJ0JADDTBUAAwwgAIecFAQCpCAAhrgYBAKkIACEQrwUAAJ4JADCwBQAAjQMAELEFAACeCQAwsgUCAKgIACHMBQEAqQgAIdMFQADDCAAh5wUBAKkIACHvBQEAqQgAIa8GAQCpCAAhsAYBAKkIACGxBgQA5AgAIbIGEADBCAAhswYQAMEIACG0BhAAwQgAIbUGEADCCAAhtgZAAMQIACERDAAAoAkAIK8FAACfCQAwsAUAACwAELEFAACfCQAwsgUCALYIACHMBQEAtwgAIdMFQADPCAAh5wUBALcIACHvBQEAtwgAIa8GAQC3CAAhsAYBALcIACGxBgQA_AgAIbIGEADpCAAhswYQAOkIACG0BhAA6QgAIbUGEACYCQAhtgZAANkIACFGAwAApwkAIAkAAOIJACAKAACaCQAgEQAA3gkAIBIAAOMJACATAADkCQAgFAAA5QkAIBUAANsJACAWAAC2CQAgrwUAAOAJADCwBQAADAAQsQUAAOAJADCyBQIAtggAIcAFAQC3CAAhwQUBALcIACHCBQEAtwgAIcMFAQC3CAAhxAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzgUQAOkIACHPBQEAtwgAIdEFAQC4CAAh0wVAAM8IACHVBRAA6QgAIeUFQADZCAAh7wUBALcIACGYBgQA4ggAIb8GAQC3CAAhwQYBALgIACHIBgAA4QgAIMoGAQC4CAAhywYBALcIACHMBgEAtwgAIc0GBAD8CAAhzgYEAPwIACHPBgEAtwgAIdAGAQC4CAAh0QYBALcIACHSBgEAtwgAIdMGBAD8CAAh1AYgAOEJACHVBgEAuAgAIdYGAQC4CAAh1wYCANUIACHYBgEAuAgAIdkGQADZCAAh2gYBALgIACHbBgQA4ggAIdwGAgDVCAAh3QZAANkIACHeBgEAuAgAId8GQADZCAAh4AYBALgIACHhBkAA2QgAIeIGQADZCAAh4wZAANkIACHkBkAA2QgAIeUGQADZCAAh5gYBALgIACHnBgEAuAgAIegGAQC4CAAh6QYAAOEIACDqBgEAuAgAIesGQADZCAAh7AZAANkIACHtBgEAuAgAIe4GAQC4CAAhnwcAAAwAIKAHAAAMACAHrwUAAKEJADCwBQAA9QIAELEFAAChCQAwwgUBAKkIACHMBQEAqQgAIfIFQADDCAAhtwYEAOQIACEHrwUAAKIJADCwBQAA3wIAELEFAACiCQAwwgUBAKkIACHMBQEAqQgAIe8FAQCpCAAhuAZAAMMIACELFQAA9QgAIBYEANwIACGvBQAAowkAMLAFAADJAgAQsQUAAKMJADDCBQEAqQgAIcwFAQCpCAAh0wVAAMMIACG5BgEAqQgAIboGBADcCAAhuwYEANwIACELCAQA5AgAIa8FAACkCQAwsAUAALMCABCxBQAApAkAMMIFAQCpCAAhzAUBAKkIACHTBUAAwwgAIecFAQCpCAAhugYEAOQIACG7BgQA5AgAIbwGAAD1CAAgBq8FAAClCQAwsAUAAJ0CABCxBQAApQkAMMwFAQCpCAAhvQYBAKkIACG-BkAAwwgAIQcDAACnCQAgrwUAAKYJADCwBQAAQAAQsQUAAKYJADDMBQEAtwgAIb0GAQC3CAAhvgZAAM8IACEmBwAAtQkAIAgAALYJACAXAAC3CQAgGAAAuAkAIBkAALkJACAaAAC6CQAgGwAAuwkAIBwAALwJACAdAAC9CQAgHgAAvgkAIB8AAL8JACAgAADACQAgrwUAALQJADCwBQAAagAQsQUAALQJADDLBQEAtwgAIdMFQADPCAAhwgZAAM8IACGBBwEAtwgAIYIHAQC3CAAhgwcBALcIACGEBwEAuAgAIYUHAQC4CAAhhgcBALgIACGHBwEAuAgAIYgHQADZCAAhiQdAANkIACGKB0AA2QgAIYsHAQC3CAAhjAcBALcIACGNB0AA2QgAIY4HQADZCAAhjwcBALgIACGQB0AA2QgAIZEHQADZCAAhkgcCALYIACGfBwAAagAgoAcAAGoAIBCvBQAAqAkAMLAFAACFAgAQsQUAAKgJADCyBQIAqAgAIcEFAQCpCAAhwgUBAKkIACHLBQEAqQgAIcwFAQCpCAAhzgUQAMEIACHTBUAAwwgAIeAFAQCpCAAhvQYBAKkIACG_BgEAqQgAIcAGAQCpCAAhwQYBAKkIACHCBkAAwwgAIRSvBQAAqQkAMLAFAADvAQAQsQUAAKkJADCyBQIAqAgAIcEFAQCpCAAhwgUBAKkIACHLBQEAqQgAIcwFAQCpCAAh0wVAAMMIACHWBUAAxAgAIb8GAQCpCAAhwQYBALEIACHCBkAAwwgAIcMGAQCpCAAhxAYQAMEIACHFBhAAwQgAIcYGAQCxCAAhxwYCANEIACHIBgAA2wgAIMkGIACUCQAhO68FAACqCQAwsAUAANkBABCxBQAAqgkAMLIFAgCoCAAhwAUBAKkIACHBBQEAqQgAIcIFAQCpCAAhwwUBAKkIACHEBQEAqQgAIcsFAQCpCAAhzAUBAKkIACHOBRAAwQgAIc8FAQCpCAAh0QUBALEIACHTBUAAwwgAIdUFEADBCAAh5QVAAMQIACHvBQEAqQgAIZgGBADcCAAhvwYBAKkIACHBBgEAsQgAIcgGAADbCAAgygYBALEIACHLBgEAqQgAIcwGAQCpCAAhzQYEAOQIACHOBgQA5AgAIc8GAQCpCAAh0AYBALEIACHRBgEAqQgAIdIGAQCpCAAh0wYEAOQIACHUBiAAqwkAIdUGAQCxCAAh1gYBALEIACHXBgIA0QgAIdgGAQCxCAAh2QZAAMQIACHaBgEAsQgAIdsGBADcCAAh3AYCANEIACHdBkAAxAgAId4GAQCxCAAh3wZAAMQIACHgBgEAsQgAIeEGQADECAAh4gZAAMQIACHjBkAAxAgAIeQGQADECAAh5QZAAMQIACHmBgEAsQgAIecGAQCxCAAh6AYBALEIACHpBgAA2wgAIOoGAQCxCAAh6wZAAMQIACHsBkAAxAgAIe0GAQCxCAAh7gYBALEIACEFBgAAswgAIDUAAK0JACA2AACtCQAgtQUgAAAAAb8FIACsCQAhBQYAALMIACA1AACtCQAgNgAArQkAILUFIAAAAAG_BSAArAkAIQK1BSAAAAABvwUgAK0JACEHrwUAAK4JADCwBQAAvwEAELEFAACuCQAwzAUBAKkIACHvBgEAqQgAIfAGAQCpCAAh8QZAAMMIACETrwUAAK8JADCwBQAAqQEAELEFAACvCQAwwgUBAKkIACHLBQEAqQgAIcwFAQCpCAAh0wVAAMMIACHWBUAAxAgAIeYFAQCpCAAh9gUBAKkIACGtBgEAsQgAIfIGAQCpCAAh8wYBAKkIACH0BgAAsAkAIPUGAACwCQAg9gYAALAJACD3BkAAxAgAIfgGQADECAAh-QZAAMQIACEEtQUBAAAABfoGAQAAAAH7BgEAAAAE_AYBAAAABAmvBQAAsQkAMLAFAACTAQAQsQUAALEJADC0BQEAqQgAIcwFAQCpCAAh_QZAAMQIACH-BkAAxAgAIf8GQADECAAhgAcAALIJACAEtQUCAAAABfoGAgAAAAH7BgIAAAAE_AYCAAAABBivBQAAswkAMLAFAAB9ABCxBQAAswkAMMsFAQCpCAAh0wVAAMMIACHCBkAAwwgAIYEHAQCpCAAhggcBAKkIACGDBwEAqQgAIYQHAQCxCAAhhQcBALEIACGGBwEAsQgAIYcHAQCxCAAhiAdAAMQIACGJB0AAxAgAIYoHQADECAAhiwcBAKkIACGMBwEAqQgAIY0HQADECAAhjgdAAMQIACGPBwEAsQgAIZAHQADECAAhkQdAAMQIACGSBwIAqAgAISQHAAC1CQAgCAAAtgkAIBcAALcJACAYAAC4CQAgGQAAuQkAIBoAALoJACAbAAC7CQAgHAAAvAkAIB0AAL0JACAeAAC-CQAgHwAAvwkAICAAAMAJACCvBQAAtAkAMLAFAABqABCxBQAAtAkAMMsFAQC3CAAh0wVAAM8IACHCBkAAzwgAIYEHAQC3CAAhggcBALcIACGDBwEAtwgAIYQHAQC4CAAhhQcBALgIACGGBwEAuAgAIYcHAQC4CAAhiAdAANkIACGJB0AA2QgAIYoHQADZCAAhiwcBALcIACGMBwEAtwgAIY0HQADZCAAhjgdAANkIACGPBwEAuAgAIZAHQADZCAAhkQdAANkIACGSBwIAtggAIQPGBQAAAwAgxwUAAAMAIMgFAAADACADxgUAAAwAIMcFAAAMACDIBQAADAAgA8YFAAAQACDHBQAAEAAgyAUAABAAIAPGBQAAPAAgxwUAADwAIMgFAAA8ACAJAwAApwkAIK8FAACmCQAwsAUAAEAAELEFAACmCQAwzAUBALcIACG9BgEAtwgAIb4GQADPCAAhnwcAAEAAIKAHAABAACADxgUAAEIAIMcFAABCACDIBQAAQgAgA8YFAABGACDHBQAARgAgyAUAAEYAIAPGBQAASgAgxwUAAEoAIMgFAABKACADxgUAAE4AIMcFAABOACDIBQAATgAgA8YFAABSACDHBQAAUgAgyAUAAFIAIAPGBQAAVgAgxwUAAFYAIMgFAABWACADxgUAAFoAIMcFAABaACDIBQAAWgAgCgMAAKcJACCvBQAAwQkAMLAFAABaABCxBQAAwQkAMLQFAQC3CAAhzAUBALcIACH9BkAA2QgAIf4GQADZCAAh_wZAANkIACGABwAAsgkAIAPCBQEAAAABzAUBAAAAAfIFQAAAAAEIAwAApwkAIK8FAADDCQAwsAUAAFYAELEFAADDCQAwwgUBALcIACHMBQEAtwgAIfIFQADPCAAhtwYEAPwIACEDwgUBAAAAAcwFAQAAAAHvBQEAAAABCAMAAKcJACCvBQAAxQkAMLAFAABSABCxBQAAxQkAMMIFAQC3CAAhzAUBALcIACHvBQEAtwgAIbgGQADPCAAhBMIFAQAAAAHMBQEAAAAB0wVAAAAAAbkGAQAAAAEMAwAApwkAIBUAAPgIACAWBADiCAAhrwUAAMcJADCwBQAATgAQsQUAAMcJADDCBQEAtwgAIcwFAQC3CAAh0wVAAM8IACG5BgEAtwgAIboGBADiCAAhuwYEAOIIACEEwgUBAAAAAcwFAQAAAAHTBUAAAAAB5wUBAAAAAQwDAACnCQAgCAQA_AgAIa8FAADJCQAwsAUAAEoAELEFAADJCQAwwgUBALcIACHMBQEAtwgAIdMFQADPCAAh5wUBALcIACG6BgQA_AgAIbsGBAD8CAAhvAYAAPgIACADsgUCAAAAAcwFAQAAAAHyBUAAAAABCAMAAKcJACCvBQAAywkAMLAFAABGABCxBQAAywkAMLIFAgC2CAAhzAUBALcIACHyBUAAzwgAIfMFEADpCAAhEAMAAKcJACCvBQAAzAkAMLAFAABCABCxBQAAzAkAMLIFAgC2CAAhtAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzQUBALcIACHOBRAA6QgAIc8FAQC3CAAh0AUBALgIACHRBQEAuAgAIdIFEACYCQAh0wVAAM8IACHUBUAA2QgAIQTCBQEAAAABzAUBAAAAAeAFAQAAAAHABgEAAAABEQMAAKcJACCvBQAAzgkAMLAFAAA8ABCxBQAAzgkAMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHOBRAA6QgAIdMFQADPCAAh4AUBALcIACG9BgEAtwgAIb8GAQC3CAAhwAYBALcIACHBBgEAtwgAIcIGQADPCAAhFgMAAKcJACAIAAC2CQAgrwUAAM8JADCwBQAAEAAQsQUAAM8JADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHLBQEAtwgAIcwFAQC3CAAh0wVAAM8IACHWBUAA2QgAIb8GAQC3CAAhwQYBALgIACHCBkAAzwgAIcMGAQC3CAAhxAYQAOkIACHFBhAA6QgAIcYGAQC4CAAhxwYCANUIACHIBgAA4QgAIMkGIACZCQAhAucFAQAAAAGuBgEAAAABBwwAAKAJACCvBQAA0QkAMLAFAAAuABCxBQAA0QkAMNMFQADPCAAh5wUBALcIACGuBgEAtwgAIQIEAQAAAAGtBgEAAAABCAQBALcIACEMAACgCQAgrwUAANMJADCwBQAAKAAQsQUAANMJADDTBUAAzwgAIecFAQC3CAAhrQYBALcIACED1QUEAAAAAfEFAQAAAAGQBgIAAAABDAwAAKAJACANAACFCQAgrwUAANUJADCwBQAAIQAQsQUAANUJADDVBQQA_AgAIecFAQC3CAAh8QUBALcIACGQBgIAtggAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIQWyBQIAAAAB1QUEAAAAAe8FAQAAAAHwBUAAAAAB8QUBAAAAAQkNAACFCQAgrwUAANcJADCwBQAAGwAQsQUAANcJADCyBQIAtggAIdUFBAD8CAAh7wUBALcIACHwBUAAzwgAIfEFAQC3CAAhAtUFBAAAAAHxBQEAAAABFwsAANoJACAMAADbCQAgDgAA3AkAIA8AAN0JACAQAADeCQAgrwUAANkJADCwBQAAFAAQsQUAANkJADDTBUAAzwgAIdUFBAD8CAAh5wUBALgIACHxBQEAtwgAIYYGAQC3CAAhjwZAAM8IACGRBgQA4ggAIZIGEACYCQAhkwZAANkIACGUBgEAtwgAIZUGAQC4CAAhlgYBALgIACGXBhAAmAkAIZgGBADiCAAhmQZAANkIACEUCgAAmgkAIK8FAACXCQAwsAUAAL8DABCxBQAAlwkAMLIFAgC2CAAhtAUBALcIACHLBQEAtwgAIdMFQADPCAAhogYEAPwIACGjBgEAuAgAIaQGBAD8CAAhpQZAANkIACGmBhAAmAkAIacGIACZCQAhqAYQAJgJACGpBkAA2QgAIaoGIACZCQAhqwZAANkIACGfBwAAvwMAIKAHAAC_AwAgRgMAAKcJACAJAADiCQAgCgAAmgkAIBEAAN4JACASAADjCQAgEwAA5AkAIBQAAOUJACAVAADbCQAgFgAAtgkAIK8FAADgCQAwsAUAAAwAELEFAADgCQAwsgUCALYIACHABQEAtwgAIcEFAQC3CAAhwgUBALcIACHDBQEAtwgAIcQFAQC3CAAhywUBALcIACHMBQEAtwgAIc4FEADpCAAhzwUBALcIACHRBQEAuAgAIdMFQADPCAAh1QUQAOkIACHlBUAA2QgAIe8FAQC3CAAhmAYEAOIIACG_BgEAtwgAIcEGAQC4CAAhyAYAAOEIACDKBgEAuAgAIcsGAQC3CAAhzAYBALcIACHNBgQA_AgAIc4GBAD8CAAhzwYBALcIACHQBgEAuAgAIdEGAQC3CAAh0gYBALcIACHTBgQA_AgAIdQGIADhCQAh1QYBALgIACHWBgEAuAgAIdcGAgDVCAAh2AYBALgIACHZBkAA2QgAIdoGAQC4CAAh2wYEAOIIACHcBgIA1QgAId0GQADZCAAh3gYBALgIACHfBkAA2QgAIeAGAQC4CAAh4QZAANkIACHiBkAA2QgAIeMGQADZCAAh5AZAANkIACHlBkAA2QgAIeYGAQC4CAAh5wYBALgIACHoBgEAuAgAIekGAADhCAAg6gYBALgIACHrBkAA2QgAIewGQADZCAAh7QYBALgIACHuBgEAuAgAIZ8HAAAMACCgBwAADAAgA8YFAAAbACDHBQAAGwAgyAUAABsAIAsNAACFCQAgrwUAAIQJADCwBQAAHwAQsQUAAIQJADDTBUAAzwgAIdUFBAD8CAAh8QUBALcIACHzBRAA6QgAIYQGAQC3CAAhnwcAAB8AIKAHAAAfACADxgUAACEAIMcFAAAhACDIBQAAIQAgBLIFAgAAAAHDBQEAAAAB1QUQAAAAAe8FAQAAAAFEAwAApwkAIAkAAOIJACAKAACaCQAgEQAA3gkAIBIAAOMJACATAADkCQAgFAAA5QkAIBUAANsJACAWAAC2CQAgrwUAAOAJADCwBQAADAAQsQUAAOAJADCyBQIAtggAIcAFAQC3CAAhwQUBALcIACHCBQEAtwgAIcMFAQC3CAAhxAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzgUQAOkIACHPBQEAtwgAIdEFAQC4CAAh0wVAAM8IACHVBRAA6QgAIeUFQADZCAAh7wUBALcIACGYBgQA4ggAIb8GAQC3CAAhwQYBALgIACHIBgAA4QgAIMoGAQC4CAAhywYBALcIACHMBgEAtwgAIc0GBAD8CAAhzgYEAPwIACHPBgEAtwgAIdAGAQC4CAAh0QYBALcIACHSBgEAtwgAIdMGBAD8CAAh1AYgAOEJACHVBgEAuAgAIdYGAQC4CAAh1wYCANUIACHYBgEAuAgAIdkGQADZCAAh2gYBALgIACHbBgQA4ggAIdwGAgDVCAAh3QZAANkIACHeBgEAuAgAId8GQADZCAAh4AYBALgIACHhBkAA2QgAIeIGQADZCAAh4wZAANkIACHkBkAA2QgAIeUGQADZCAAh5gYBALgIACHnBgEAuAgAIegGAQC4CAAh6QYAAOEIACDqBgEAuAgAIesGQADZCAAh7AZAANkIACHtBgEAuAgAIe4GAQC4CAAhArUFIAAAAAG_BSAArQkAIRgDAACnCQAgCAAAtgkAIK8FAADPCQAwsAUAABAAELEFAADPCQAwsgUCALYIACHBBQEAtwgAIcIFAQC3CAAhywUBALcIACHMBQEAtwgAIdMFQADPCAAh1gVAANkIACG_BgEAtwgAIcEGAQC4CAAhwgZAAM8IACHDBgEAtwgAIcQGEADpCAAhxQYQAOkIACHGBgEAuAgAIccGAgDVCAAhyAYAAOEIACDJBiAAmQkAIZ8HAAAQACCgBwAAEAAgA8YFAAAoACDHBQAAKAAgyAUAACgAIBMMAACgCQAgrwUAAJ8JADCwBQAALAAQsQUAAJ8JADCyBQIAtggAIcwFAQC3CAAh0wVAAM8IACHnBQEAtwgAIe8FAQC3CAAhrwYBALcIACGwBgEAtwgAIbEGBAD8CAAhsgYQAOkIACGzBhAA6QgAIbQGEADpCAAhtQYQAJgJACG2BkAA2QgAIZ8HAAAsACCgBwAALAAgA8YFAAAuACDHBQAALgAgyAUAAC4AIALvBgEAAAAB8AYBAAAAAQgEAADoCQAgrwUAAOcJADCwBQAABwAQsQUAAOcJADDMBQEAtwgAIe8GAQC3CAAh8AYBALcIACHxBkAAzwgAIRcDAACnCQAgBQAA6gkAIK8FAADpCQAwsAUAAAMAELEFAADpCQAwwgUBALcIACHLBQEAtwgAIcwFAQC3CAAh0wVAAM8IACHWBUAA2QgAIeYFAQC3CAAh9gUBALcIACGtBgEAuAgAIfIGAQC3CAAh8wYBALcIACH0BgAAsAkAIPUGAACwCQAg9gYAALAJACD3BkAA2QgAIfgGQADZCAAh-QZAANkIACGfBwAAAwAgoAcAAAMAIBUDAACnCQAgBQAA6gkAIK8FAADpCQAwsAUAAAMAELEFAADpCQAwwgUBALcIACHLBQEAtwgAIcwFAQC3CAAh0wVAAM8IACHWBUAA2QgAIeYFAQC3CAAh9gUBALcIACGtBgEAuAgAIfIGAQC3CAAh8wYBALcIACH0BgAAsAkAIPUGAACwCQAg9gYAALAJACD3BkAA2QgAIfgGQADZCAAh-QZAANkIACEDxgUAAAcAIMcFAAAHACDIBQAABwAgAAAAAAABpAcBAAAAAQWkBwIAAAABqwcCAAAAAawHAgAAAAGtBwIAAAABrgcCAAAAAQUtAACWEAAgLgAAmRAAIKEHAACXEAAgogcAAJgQACCnBwAA2AcAIAMtAACWEAAgoQcAAJcQACCnBwAA2AcAIAAAAAAABS0AAJEQACAuAACUEAAgoQcAAJIQACCiBwAAkxAAIKcHAADYBwAgAy0AAJEQACChBwAAkhAAIKcHAADYBwAgAAAAAAAAAaQHAQAAAAELLQAAkAoAMC4AAJUKADChBwAAkQoAMKIHAACSCgAwowcAAJMKACCkBwAAlAoAMKUHAACUCgAwpgcAAJQKADCnBwAAlAoAMKgHAACWCgAwqQcAAJcKADALLQAAhAoAMC4AAIkKADChBwAAhQoAMKIHAACGCgAwowcAAIcKACCkBwAAiAoAMKUHAACICgAwpgcAAIgKADCnBwAAiAoAMKgHAACKCgAwqQcAAIsKADACtAUBAAAAAcAFAQAAAAECAAAA4AcAIC0AAI8KACADAAAA4AcAIC0AAI8KACAuAACOCgAgASYAAJAQADAI_AQAAL0IACCvBQAAvAgAMLAFAADeBwAQsQUAALwIADCyBQIAtggAIbQFAQC3CAAhwAUBALcIACHJBQAAuwgAIAIAAADgBwAgJgAAjgoAIAIAAACMCgAgJgAAjQoAIAavBQAAiwoAMLAFAACMCgAQsQUAAIsKADCyBQIAtggAIbQFAQC3CAAhwAUBALcIACEGrwUAAIsKADCwBQAAjAoAELEFAACLCgAwsgUCALYIACG0BQEAtwgAIcAFAQC3CAAhArQFAQDwCQAhwAUBAPAJACECtAUBAPAJACHABQEA8AkAIQK0BQEAAAABwAUBAAAAAQKzBQEAAAABtAUBAAAAAQIAAADcBwAgLQAAmwoAIAMAAADcBwAgLQAAmwoAIC4AAJoKACABJgAAjxAAMAj8BAAAvQgAIK8FAAC_CAAwsAUAANoHABCxBQAAvwgAMLIFAgC2CAAhswUBALcIACG0BQEAtwgAIcoFAAC-CAAgAgAAANwHACAmAACaCgAgAgAAAJgKACAmAACZCgAgBq8FAACXCgAwsAUAAJgKABCxBQAAlwoAMLIFAgC2CAAhswUBALcIACG0BQEAtwgAIQavBQAAlwoAMLAFAACYCgAQsQUAAJcKADCyBQIAtggAIbMFAQC3CAAhtAUBALcIACECswUBAPAJACG0BQEA8AkAIQKzBQEA8AkAIbQFAQDwCQAhArMFAQAAAAG0BQEAAAABBC0AAJAKADChBwAAkQoAMKMHAACTCgAgpwcAAJQKADAELQAAhAoAMKEHAACFCgAwowcAAIcKACCnBwAAiAoAMAAAA_0EAACeCgAg_gQAAJ8KACDFBQAA-wkAIAAAAAAABaQHEAAAAAGrBxAAAAABrAcQAAAAAa0HEAAAAAGuBxAAAAABBaQHEAAAAAGrBxAAAAABrAcQAAAAAa0HEAAAAAGuBxAAAAABAaQHQAAAAAEBpAdAAAAAAQUtAACKEAAgLgAAjRAAIKEHAACLEAAgogcAAIwQACCnBwAAAQAgAy0AAIoQACChBwAAixAAIKcHAAABACAAAAAAAAAAAAWkBwIAAAABqwcCAAAAAawHAgAAAAGtBwIAAAABrgcCAAAAAQAAAAAAAAAAAAAFpAcEAAAAAasHBAAAAAGsBwQAAAABrQcEAAAAAa4HBAAAAAEAAAAAAAWkBwQAAAABqwcEAAAAAawHBAAAAAGtBwQAAAABrgcEAAAAAQUtAACFEAAgLgAAiBAAIKEHAACGEAAgogcAAIcQACCnBwAAFgAgAy0AAIUQACChBwAAhhAAIKcHAAAWACAAAAAAAAAAAAAABS0AAIAQACAuAACDEAAgoQcAAIEQACCiBwAAghAAIKcHAACuBQAgAy0AAIAQACChBwAAgRAAIKcHAACuBQAgBQkAAIULACC6AwAAgwsAILsDAACECwAgzAUAAPsJACD_BQAA-wkAIAAAAAUtAAD7DwAgLgAA_g8AIKEHAAD8DwAgogcAAP0PACCnBwAArgUAIAMtAAD7DwAgoQcAAPwPACCnBwAArgUAIAAAAAUtAAD2DwAgLgAA-Q8AIKEHAAD3DwAgogcAAPgPACCnBwAArgUAIAMtAAD2DwAgoQcAAPcPACCnBwAArgUAIAAAAAAAAAAABy0AAPsKACAuAAD-CgAgoQcAAPwKACCiBwAA_QoAIKUHAACwBQAgpgcAALAFACCnBwAA6QUAIAstAADvCgAwLgAA9AoAMKEHAADwCgAwogcAAPEKADCjBwAA8goAIKQHAADzCgAwpQcAAPMKADCmBwAA8woAMKcHAADzCgAwqAcAAPUKADCpBwAA9goAMActAADqCgAgLgAA7QoAIKEHAADrCgAgogcAAOwKACClBwAAtgUAIKYHAAC2BQAgpwcAAJcGACAD6AUEAAAAAfYFAQAAAAH3BUAAAAABAgAAAJcGACAtAADqCgAgAwAAALYFACAtAADqCgAgLgAA7goAIAUAAAC2BQAgJgAA7goAIOgFBADFCgAh9gUBAPAJACH3BUAAqAoAIQPoBQQAxQoAIfYFAQDwCQAh9wVAAKgKACEB9wVAAAAAAQIAAAC0BQAgLQAA-goAIAMAAAC0BQAgLQAA-goAIC4AAPkKACABJgAA9Q8AMAe5AwAA7QgAIK8FAAD-CAAwsAUAALIFABCxBQAA_ggAMPUFAQC3CAAh9wVAAM8IACGABgAA_QgAIAIAAAC0BQAgJgAA-QoAIAIAAAD3CgAgJgAA-AoAIAWvBQAA9goAMLAFAAD3CgAQsQUAAPYKADD1BQEAtwgAIfcFQADPCAAhBa8FAAD2CgAwsAUAAPcKABCxBQAA9goAMPUFAQC3CAAh9wVAAM8IACEB9wVAAKgKACEB9wVAAKgKACEB9wVAAAAAAQP3BUAAAAAB-AUBAAAAAfkFAQAAAAECAAAA6QUAIC0AAPsKACADAAAAsAUAIC0AAPsKACAuAAD_CgAgBQAAALAFACAmAAD_CgAg9wVAAKgKACH4BQEA8AkAIfkFAQDwCQAhA_cFQACoCgAh-AUBAPAJACH5BQEA8AkAIQMtAAD7CgAgoQcAAPwKACCnBwAA6QUAIAQtAADvCgAwoQcAAPAKADCjBwAA8goAIKcHAADzCgAwAy0AAOoKACChBwAA6woAIKcHAACXBgAgAbkDAADUCgAgAAG5AwAA1AoAIAAAAAAAAAAABS0AAPAPACAuAADzDwAgoQcAAPEPACCiBwAA8g8AIKcHAAAWACADLQAA8A8AIKEHAADxDwAgpwcAABYAIA4LAADoDgAgDAAAhQwAIA4AAOkOACAPAADqDgAgEAAA6w4AIOcFAAD7CQAgkQYAAPsJACCSBgAA-wkAIJMGAAD7CQAglQYAAPsJACCWBgAA-wkAIJcGAAD7CQAgmAYAAPsJACCZBgAA-wkAIAAAAAAABS0AAOsPACAuAADuDwAgoQcAAOwPACCiBwAA7Q8AIKcHAAABACADLQAA6w8AIKEHAADsDwAgpwcAAAEAIAAAAAAAAAAAAAAFLQAA4w8AIC4AAOkPACChBwAA5A8AIKIHAADoDwAgpwcAABYAIAUtAADhDwAgLgAA5g8AIKEHAADiDwAgogcAAOUPACCnBwAADgAgAy0AAOMPACChBwAA5A8AIKcHAAAWACADLQAA4Q8AIKEHAADiDwAgpwcAAA4AIAAAAAAABS0AANcPACAuAADfDwAgoQcAANgPACCiBwAA3g8AIKcHAAC8AwAgBy0AANUPACAuAADcDwAgoQcAANYPACCiBwAA2w8AIKUHAAAMACCmBwAADAAgpwcAAA4AIAstAADBCwAwLgAAxgsAMKEHAADCCwAwogcAAMMLADCjBwAAxAsAIKQHAADFCwAwpQcAAMULADCmBwAAxQsAMKcHAADFCwAwqAcAAMcLADCpBwAAyAsAMActAAC8CwAgLgAAvwsAIKEHAAC9CwAgogcAAL4LACClBwAAHwAgpgcAAB8AIKcHAAD9BAAgCy0AALALADAuAAC1CwAwoQcAALELADCiBwAAsgsAMKMHAACzCwAgpAcAALQLADClBwAAtAsAMKYHAAC0CwAwpwcAALQLADCoBwAAtgsAMKkHAAC3CwAwBgwAAKULACDnBQEAAAABkAYCAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAQIAAAAjACAtAAC7CwAgAwAAACMAIC0AALsLACAuAAC6CwAgASYAANoPADANDAAAoAkAIA0AAIUJACCvBQAA1QkAMLAFAAAhABCxBQAA1QkAMNUFBAD8CAAh5wUBALcIACHxBQEAtwgAIZAGAgC2CAAhkQYEAOIIACGSBhAAmAkAIZMGQADZCAAhmwcAANQJACACAAAAIwAgJgAAugsAIAIAAAC4CwAgJgAAuQsAIAqvBQAAtwsAMLAFAAC4CwAQsQUAALcLADDVBQQA_AgAIecFAQC3CAAh8QUBALcIACGQBgIAtggAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIQqvBQAAtwsAMLAFAAC4CwAQsQUAALcLADDVBQQA_AgAIecFAQC3CAAh8QUBALcIACGQBgIAtggAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIQXnBQEA8AkAIZAGAgDxCQAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhBgwAAKMLACDnBQEA8AkAIZAGAgDxCQAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhBgwAAKULACDnBQEAAAABkAYCAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAQPTBUAAAAAB8wUQAAAAAYQGAQAAAAECAAAA_QQAIC0AALwLACADAAAAHwAgLQAAvAsAIC4AAMALACAFAAAAHwAgJgAAwAsAINMFQACoCgAh8wUQAKYKACGEBgEA8AkAIQPTBUAAqAoAIfMFEACmCgAhhAYBAPAJACEDsgUCAAAAAe8FAQAAAAHwBUAAAAABAgAAAB0AIC0AAMwLACADAAAAHQAgLQAAzAsAIC4AAMsLACABJgAA2Q8AMAoNAACFCQAgrwUAANcJADCwBQAAGwAQsQUAANcJADCyBQIAtggAIdUFBAD8CAAh7wUBALcIACHwBUAAzwgAIfEFAQC3CAAhnAcAANYJACACAAAAHQAgJgAAywsAIAIAAADJCwAgJgAAygsAIAivBQAAyAsAMLAFAADJCwAQsQUAAMgLADCyBQIAtggAIdUFBAD8CAAh7wUBALcIACHwBUAAzwgAIfEFAQC3CAAhCK8FAADICwAwsAUAAMkLABCxBQAAyAsAMLIFAgC2CAAh1QUEAPwIACHvBQEAtwgAIfAFQADPCAAh8QUBALcIACEDsgUCAPEJACHvBQEA8AkAIfAFQACoCgAhA7IFAgDxCQAh7wUBAPAJACHwBUAAqAoAIQOyBQIAAAAB7wUBAAAAAfAFQAAAAAEDLQAA1w8AIKEHAADYDwAgpwcAALwDACADLQAA1Q8AIKEHAADWDwAgpwcAAA4AIAQtAADBCwAwoQcAAMILADCjBwAAxAsAIKcHAADFCwAwAy0AALwLACChBwAAvQsAIKcHAAD9BAAgBC0AALALADChBwAAsQsAMKMHAACzCwAgpwcAALQLADAAAAAAAAAAAAAAAAAAAAAAAAABpAcgAAAAAQstAADmCwAwLgAA6wsAMKEHAADnCwAwogcAAOgLADCjBwAA6QsAIKQHAADqCwAwpQcAAOoLADCmBwAA6gsAMKcHAADqCwAwqAcAAOwLADCpBwAA7QsAMBIMAADOCwAgDgAAzwsAIA8AANALACAQAADRCwAg0wVAAAAAAdUFBAAAAAHnBQEAAAABhgYBAAAAAY8GQAAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAGUBgEAAAABlQYBAAAAAZYGAQAAAAGXBhAAAAABmAYEAAAAAZkGQAAAAAECAAAAFgAgLQAA8QsAIAMAAAAWACAtAADxCwAgLgAA8AsAIAEmAADUDwAwGAsAANoJACAMAADbCQAgDgAA3AkAIA8AAN0JACAQAADeCQAgrwUAANkJADCwBQAAFAAQsQUAANkJADDTBUAAzwgAIdUFBAD8CAAh5wUBALgIACHxBQEAtwgAIYUGAADYCQAghgYBALcIACGPBkAAzwgAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIZQGAQC3CAAhlQYBALgIACGWBgEAuAgAIZcGEACYCQAhmAYEAOIIACGZBkAA2QgAIQIAAAAWACAmAADwCwAgAgAAAO4LACAmAADvCwAgEq8FAADtCwAwsAUAAO4LABCxBQAA7QsAMNMFQADPCAAh1QUEAPwIACHnBQEAuAgAIfEFAQC3CAAhhgYBALcIACGPBkAAzwgAIZEGBADiCAAhkgYQAJgJACGTBkAA2QgAIZQGAQC3CAAhlQYBALgIACGWBgEAuAgAIZcGEACYCQAhmAYEAOIIACGZBkAA2QgAIRKvBQAA7QsAMLAFAADuCwAQsQUAAO0LADDTBUAAzwgAIdUFBAD8CAAh5wUBALgIACHxBQEAtwgAIYYGAQC3CAAhjwZAAM8IACGRBgQA4ggAIZIGEACYCQAhkwZAANkIACGUBgEAtwgAIZUGAQC4CAAhlgYBALgIACGXBhAAmAkAIZgGBADiCAAhmQZAANkIACEO0wVAAKgKACHVBQQAxQoAIecFAQCBCgAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIRIMAACsCwAgDgAArQsAIA8AAK4LACAQAACvCwAg0wVAAKgKACHVBQQAxQoAIecFAQCBCgAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIRIMAADOCwAgDgAAzwsAIA8AANALACAQAADRCwAg0wVAAAAAAdUFBAAAAAHnBQEAAAABhgYBAAAAAY8GQAAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAGUBgEAAAABlQYBAAAAAZYGAQAAAAGXBhAAAAABmAYEAAAAAZkGQAAAAAEELQAA5gsAMKEHAADnCwAwowcAAOkLACCnBwAA6gsAMAAAAAAFLQAAzw8AIC4AANIPACChBwAA0A8AIKIHAADRDwAgpwcAAA4AIAMtAADPDwAgoQcAANAPACCnBwAADgAgAAAABS0AAMoPACAuAADNDwAgoQcAAMsPACCiBwAAzA8AIKcHAAAOACADLQAAyg8AIKEHAADLDwAgpwcAAA4AIAAAAAAABS0AAMUPACAuAADIDwAgoQcAAMYPACCiBwAAxw8AIKcHAAAOACADLQAAxQ8AIKEHAADGDwAgpwcAAA4AICsDAAClDAAgCQAA7A4AIAoAAPMLACARAADrDgAgEgAA7Q4AIBMAAO4OACAUAADvDgAgFQAAhQwAIBYAAN0OACDRBQAA-wkAIOUFAAD7CQAgmAYAAPsJACDBBgAA-wkAIMgGAAD7CQAgygYAAPsJACDQBgAA-wkAINQGAAD7CQAg1QYAAPsJACDWBgAA-wkAINcGAAD7CQAg2AYAAPsJACDZBgAA-wkAINoGAAD7CQAg2wYAAPsJACDcBgAA-wkAIN0GAAD7CQAg3gYAAPsJACDfBgAA-wkAIOAGAAD7CQAg4QYAAPsJACDiBgAA-wkAIOMGAAD7CQAg5AYAAPsJACDlBgAA-wkAIOYGAAD7CQAg5wYAAPsJACDoBgAA-wkAIOkGAAD7CQAg6gYAAPsJACDrBgAA-wkAIOwGAAD7CQAg7QYAAPsJACDuBgAA-wkAIAAAAAAABS0AAMAPACAuAADDDwAgoQcAAMEPACCiBwAAwg8AIKcHAAABACADLQAAwA8AIKEHAADBDwAgpwcAAAEAIAAAAAUtAAC7DwAgLgAAvg8AIKEHAAC8DwAgogcAAL0PACCnBwAAAQAgAy0AALsPACChBwAAvA8AIKcHAAABACAAAAAAAAUtAAC2DwAgLgAAuQ8AIKEHAAC3DwAgogcAALgPACCnBwAAAQAgAy0AALYPACChBwAAtw8AIKcHAAABACAAAAAAAAUtAACxDwAgLgAAtA8AIKEHAACyDwAgogcAALMPACCnBwAAAQAgAy0AALEPACChBwAAsg8AIKcHAAABACAAAAAFLQAArA8AIC4AAK8PACChBwAArQ8AIKIHAACuDwAgpwcAAAEAIAMtAACsDwAgoQcAAK0PACCnBwAAAQAgGAcAANwOACAIAADdDgAgFwAA3g4AIBgAAN8OACAZAADgDgAgGgAA4Q4AIBsAAOIOACAcAADjDgAgHQAA5A4AIB4AAOUOACAfAADmDgAgIAAA5w4AIIQHAAD7CQAghQcAAPsJACCGBwAA-wkAIIcHAAD7CQAgiAcAAPsJACCJBwAA-wkAIIoHAAD7CQAgjQcAAPsJACCOBwAA-wkAII8HAAD7CQAgkAcAAPsJACCRBwAA-wkAIAAAAAAABS0AAKcPACAuAACqDwAgoQcAAKgPACCiBwAAqQ8AIKcHAAABACADLQAApw8AIKEHAACoDwAgpwcAAAEAIAAAAAAABS0AAI0PACAuAAClDwAgoQcAAI4PACCiBwAApA8AIKcHAAABACALLQAAtAwAMC4AALkMADChBwAAtQwAMKIHAAC2DAAwowcAALcMACCkBwAAuAwAMKUHAAC4DAAwpgcAALgMADCnBwAAuAwAMKgHAAC6DAAwqQcAALsMADA_AwAA0gwAIAoAANQMACARAADVDAAgEgAA1gwAIBMAANcMACAUAADYDAAgFQAAig0AIBYAANkMACCyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHuBgEAAAABAgAAAA4AIC0AAIkNACADAAAADgAgLQAAiQ0AIC4AAL8MACABJgAAow8AMEUDAACnCQAgCQAA4gkAIAoAAJoJACARAADeCQAgEgAA4wkAIBMAAOQJACAUAADlCQAgFQAA2wkAIBYAALYJACCvBQAA4AkAMLAFAAAMABCxBQAA4AkAMLIFAgC2CAAhwAUBALcIACHBBQEAtwgAIcIFAQC3CAAhwwUBALcIACHEBQEAtwgAIcsFAQAAAAHMBQEAtwgAIc4FEADpCAAhzwUBALcIACHRBQEAuAgAIdMFQADPCAAh1QUQAOkIACHlBUAA2QgAIe8FAQC3CAAhmAYEAOIIACG_BgEAtwgAIcEGAQC4CAAhyAYAAOEIACDKBgEAuAgAIcsGAQC3CAAhzAYBALcIACHNBgQA_AgAIc4GBAD8CAAhzwYBALcIACHQBgEAuAgAIdEGAQC3CAAh0gYBALcIACHTBgQA_AgAIdQGIADhCQAh1QYBALgIACHWBgEAuAgAIdcGAgDVCAAh2AYBALgIACHZBkAA2QgAIdoGAQC4CAAh2wYEAOIIACHcBgIA1QgAId0GQADZCAAh3gYBALgIACHfBkAA2QgAIeAGAQC4CAAh4QZAANkIACHiBkAA2QgAIeMGQADZCAAh5AZAANkIACHlBkAA2QgAIeYGAQC4CAAh5wYBALgIACHoBgEAuAgAIekGAADhCAAg6gYBALgIACHrBkAA2QgAIewGQADZCAAh7QYBALgIACHuBgEAuAgAIZ0HAADfCQAgAgAAAA4AICYAAL8MACACAAAAvAwAICYAAL0MACA7rwUAALsMADCwBQAAvAwAELEFAAC7DAAwsgUCALYIACHABQEAtwgAIcEFAQC3CAAhwgUBALcIACHDBQEAtwgAIcQFAQC3CAAhywUBALcIACHMBQEAtwgAIc4FEADpCAAhzwUBALcIACHRBQEAuAgAIdMFQADPCAAh1QUQAOkIACHlBUAA2QgAIe8FAQC3CAAhmAYEAOIIACG_BgEAtwgAIcEGAQC4CAAhyAYAAOEIACDKBgEAuAgAIcsGAQC3CAAhzAYBALcIACHNBgQA_AgAIc4GBAD8CAAhzwYBALcIACHQBgEAuAgAIdEGAQC3CAAh0gYBALcIACHTBgQA_AgAIdQGIADhCQAh1QYBALgIACHWBgEAuAgAIdcGAgDVCAAh2AYBALgIACHZBkAA2QgAIdoGAQC4CAAh2wYEAOIIACHcBgIA1QgAId0GQADZCAAh3gYBALgIACHfBkAA2QgAIeAGAQC4CAAh4QZAANkIACHiBkAA2QgAIeMGQADZCAAh5AZAANkIACHlBkAA2QgAIeYGAQC4CAAh5wYBALgIACHoBgEAuAgAIekGAADhCAAg6gYBALgIACHrBkAA2QgAIewGQADZCAAh7QYBALgIACHuBgEAuAgAITuvBQAAuwwAMLAFAAC8DAAQsQUAALsMADCyBQIAtggAIcAFAQC3CAAhwQUBALcIACHCBQEAtwgAIcMFAQC3CAAhxAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzgUQAOkIACHPBQEAtwgAIdEFAQC4CAAh0wVAAM8IACHVBRAA6QgAIeUFQADZCAAh7wUBALcIACGYBgQA4ggAIb8GAQC3CAAhwQYBALgIACHIBgAA4QgAIMoGAQC4CAAhywYBALcIACHMBgEAtwgAIc0GBAD8CAAhzgYEAPwIACHPBgEAtwgAIdAGAQC4CAAh0QYBALcIACHSBgEAtwgAIdMGBAD8CAAh1AYgAOEJACHVBgEAuAgAIdYGAQC4CAAh1wYCANUIACHYBgEAuAgAIdkGQADZCAAh2gYBALgIACHbBgQA4ggAIdwGAgDVCAAh3QZAANkIACHeBgEAuAgAId8GQADZCAAh4AYBALgIACHhBkAA2QgAIeIGQADZCAAh4wZAANkIACHkBkAA2QgAIeUGQADZCAAh5gYBALgIACHnBgEAuAgAIegGAQC4CAAh6QYAAOEIACDqBgEAuAgAIesGQADZCAAh7AZAANkIACHtBgEAuAgAIe4GAQC4CAAhN7IFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHuBgEAgQoAIQGkByAAAAABPwMAAMAMACAKAADBDAAgEQAAwgwAIBIAAMMMACATAADEDAAgFAAAxQwAIBUAAMYMACAWAADHDAAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe4GAQCBCgAhBS0AAJcPACAuAAChDwAgoQcAAJgPACCiBwAAoA8AIKcHAAABACALLQAA6gwAMC4AAIUNADChBwAA6wwAMKIHAACEDQAwowcAAOwMACCkBwAA6gsAMKUHAADqCwAwpgcAAOoLADCnBwAA6gsAMKgHAACGDQAwqQcAAO0LADALLQAA5gwAMC4AAIANADChBwAA5wwAMKIHAAD_DAAwowcAAOgMACCkBwAAtAsAMKUHAAC0CwAwpgcAALQLADCnBwAAtAsAMKgHAACBDQAwqQcAALcLADALLQAA4QwAMC4AAPkMADChBwAA4gwAMKIHAAD4DAAwowcAAOMMACCkBwAA5AwAMKUHAADkDAAwpgcAAOQMADCnBwAA5AwAMKgHAAD6DAAwqQcAAPsMADAHLQAA3wwAIC4AAPYMACChBwAA4AwAIKIHAAD1DAAgpQcAACwAIKYHAAAsACCnBwAA-AIAIAstAADaDAAwLgAA7wwAMKEHAADbDAAwogcAAO4MADCjBwAA3AwAIKQHAADdDAAwpQcAAN0MADCmBwAA3QwAMKcHAADdDAAwqAcAAPAMADCpBwAA8QwAMActAACPDwAgLgAAng8AIKEHAACQDwAgogcAAJ0PACClBwAADAAgpgcAAAwAIKcHAAAOACALLQAAyAwAMC4AAMwMADChBwAAyQwAMKIHAADKDAAwowcAAMsMACCkBwAAuAwAMKUHAAC4DAAwpgcAALgMADCnBwAAuAwAMKgHAADNDAAwqQcAALsMADA_AwAA0gwAIAkAANMMACAKAADUDAAgEQAA1QwAIBIAANYMACATAADXDAAgFAAA2AwAIBYAANkMACCyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAABAgAAAA4AIC0AANEMACADAAAADgAgLQAA0QwAIC4AAM8MACABJgAAnA8AMAIAAAAOACAmAADPDAAgAgAAALwMACAmAADODAAgN7IFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHtBgEAgQoAIT8DAADADAAgCQAA0AwAIAoAAMEMACARAADCDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFgAAxwwAILIFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHtBgEAgQoAIQctAACVDwAgLgAAmg8AIKEHAACWDwAgogcAAJkPACClBwAAEAAgpgcAABAAIKcHAAA6ACA_AwAA0gwAIAkAANMMACAKAADUDAAgEQAA1QwAIBIAANYMACATAADXDAAgFAAA2AwAIBYAANkMACCyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAABAy0AAJcPACChBwAAmA8AIKcHAAABACADLQAAlQ8AIKEHAACWDwAgpwcAADoAIAQtAADqDAAwoQcAAOsMADCjBwAA7AwAIKcHAADqCwAwBC0AAOYMADChBwAA5wwAMKMHAADoDAAgpwcAALQLADAELQAA4QwAMKEHAADiDAAwowcAAOMMACCnBwAA5AwAMAMtAADfDAAgoQcAAOAMACCnBwAA-AIAIAQtAADaDAAwoQcAANsMADCjBwAA3AwAIKcHAADdDAAwBC0AAMgMADChBwAAyQwAMKMHAADLDAAgpwcAALgMADAC0wVAAAAAAa4GAQAAAAECAAAAMAAgLQAA3gwAIAEmAACUDwAwCAwAAKAJACCvBQAA0QkAMLAFAAAuABCxBQAA0QkAMNMFQADPCAAh5wUBALcIACGuBgEAtwgAIZkHAADQCQAgAtMFQAAAAAGuBgEAAAABDLIFAgAAAAHMBQEAAAAB0wVAAAAAAe8FAQAAAAGvBgEAAAABsAYBAAAAAbEGBAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAAAAABtgZAAAAAAQIAAAD4AgAgLQAA3wwAIAMEAQAAAAHTBUAAAAABrQYBAAAAAQIAAAAqACAtAADlDAAgASYAAJMPADAJBAEAtwgAIQwAAKAJACCvBQAA0wkAMLAFAAAoABCxBQAA0wkAMNMFQADPCAAh5wUBALcIACGtBgEAtwgAIZoHAADSCQAgAwQBAAAAAdMFQAAAAAGtBgEAAAABBw0AAKQLACDVBQQAAAAB8QUBAAAAAZAGAgAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAECAAAAIwAgLQAA6QwAIAEmAACSDwAwBw0AAKQLACDVBQQAAAAB8QUBAAAAAZAGAgAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAESCwAAzQsAIA4AAM8LACAPAADQCwAgEAAA0QsAINMFQAAAAAHVBQQAAAAB8QUBAAAAAYYGAQAAAAGPBkAAAAABkQYEAAAAAZIGEAAAAAGTBkAAAAABlAYBAAAAAZUGAQAAAAGWBgEAAAABlwYQAAAAAZgGBAAAAAGZBkAAAAABAgAAABYAIC0AAO0MACABJgAAkQ8AMBILAADNCwAgDgAAzwsAIA8AANALACAQAADRCwAg0wVAAAAAAdUFBAAAAAHxBQEAAAABhgYBAAAAAY8GQAAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAGUBgEAAAABlQYBAAAAAZYGAQAAAAGXBhAAAAABmAYEAAAAAZkGQAAAAAEDAAAAMAAgLQAA3gwAIC4AAPQMACACAAAAMAAgJgAA9AwAIAIAAADyDAAgJgAA8wwAIAavBQAA8QwAMLAFAADyDAAQsQUAAPEMADDTBUAAzwgAIecFAQC3CAAhrgYBALcIACEGrwUAAPEMADCwBQAA8gwAELEFAADxDAAw0wVAAM8IACHnBQEAtwgAIa4GAQC3CAAhAtMFQACoCgAhrgYBAPAJACEC0wVAAKgKACGuBgEA8AkAIQMAAAAsACAtAADfDAAgLgAA9wwAIA4AAAAsACAmAAD3DAAgsgUCAPEJACHMBQEA8AkAIdMFQACoCgAh7wUBAPAJACGvBgEA8AkAIbAGAQDwCQAhsQYEAMUKACGyBhAApgoAIbMGEACmCgAhtAYQAKYKACG1BhAApwoAIbYGQACpCgAhDLIFAgDxCQAhzAUBAPAJACHTBUAAqAoAIe8FAQDwCQAhrwYBAPAJACGwBgEA8AkAIbEGBADFCgAhsgYQAKYKACGzBhAApgoAIbQGEACmCgAhtQYQAKcKACG2BkAAqQoAIQMAAAAqACAtAADlDAAgLgAA_gwAIAIAAAAqACAmAAD-DAAgAgAAAPwMACAmAAD9DAAgBwQBALcIACGvBQAA-wwAMLAFAAD8DAAQsQUAAPsMADDTBUAAzwgAIecFAQC3CAAhrQYBALcIACEHBAEAtwgAIa8FAAD7DAAwsAUAAPwMABCxBQAA-wwAMNMFQADPCAAh5wUBALcIACGtBgEAtwgAIQMEAQDwCQAh0wVAAKgKACGtBgEA8AkAIQMEAQDwCQAh0wVAAKgKACGtBgEA8AkAIQMAAAAjACAtAADpDAAgLgAAgw0AIAIAAAAjACAmAACDDQAgAgAAALgLACAmAACCDQAgBtUFBADFCgAh8QUBAPAJACGQBgIA8QkAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIQcNAACiCwAg1QUEAMUKACHxBQEA8AkAIZAGAgDxCQAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhAwAAABYAIC0AAO0MACAuAACIDQAgAgAAABYAICYAAIgNACACAAAA7gsAICYAAIcNACAO0wVAAKgKACHVBQQAxQoAIfEFAQDwCQAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIRILAACrCwAgDgAArQsAIA8AAK4LACAQAACvCwAg0wVAAKgKACHVBQQAxQoAIfEFAQDwCQAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIT8DAADSDAAgCgAA1AwAIBEAANUMACASAADWDAAgEwAA1wwAIBQAANgMACAVAACKDQAgFgAA2QwAILIFAgAAAAHABQEAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe4GAQAAAAEDLQAAjw8AIKEHAACQDwAgpwcAAA4AIAMtAACNDwAgoQcAAI4PACCnBwAAAQAgBC0AALQMADChBwAAtQwAMKMHAAC3DAAgpwcAALgMADAAAAAAAAAAAAUtAACIDwAgLgAAiw8AIKEHAACJDwAgogcAAIoPACCnBwAABQAgAy0AAIgPACChBwAAiQ8AIKcHAAAFACAAAAACpAcBAAAABKoHAQAAAAUCpAcBAAAABKoHAQAAAAUCpAcBAAAABKoHAQAAAAUFLQAAgg8AIC4AAIYPACChBwAAgw8AIKIHAACFDwAgpwcAAAEAIAstAACfDQAwLgAApA0AMKEHAACgDQAwogcAAKENADCjBwAAog0AIKQHAACjDQAwpQcAAKMNADCmBwAAow0AMKcHAACjDQAwqAcAAKUNADCpBwAApg0AMAPMBQEAAAAB8AYBAAAAAfEGQAAAAAECAAAACQAgLQAAqg0AIAMAAAAJACAtAACqDQAgLgAAqQ0AIAEmAACEDwAwCQQAAOgJACCvBQAA5wkAMLAFAAAHABCxBQAA5wkAMMwFAQC3CAAh7wYBALcIACHwBgEAtwgAIfEGQADPCAAhngcAAOYJACACAAAACQAgJgAAqQ0AIAIAAACnDQAgJgAAqA0AIAevBQAApg0AMLAFAACnDQAQsQUAAKYNADDMBQEAtwgAIe8GAQC3CAAh8AYBALcIACHxBkAAzwgAIQevBQAApg0AMLAFAACnDQAQsQUAAKYNADDMBQEAtwgAIe8GAQC3CAAh8AYBALcIACHxBkAAzwgAIQPMBQEA8AkAIfAGAQDwCQAh8QZAAKgKACEDzAUBAPAJACHwBgEA8AkAIfEGQACoCgAhA8wFAQAAAAHwBgEAAAAB8QZAAAAAAQGkBwEAAAAEAaQHAQAAAAQBpAcBAAAABAMtAACCDwAgoQcAAIMPACCnBwAAAQAgBC0AAJ8NADChBwAAoA0AMKMHAACiDQAgpwcAAKMNADAAAAAAAAKkBwIAAAAEqgcCAAAABQUtAAD9DgAgLgAAgA8AIKEHAAD-DgAgogcAAP8OACCnBwAAAQAgAaQHAgAAAAQDLQAA_Q4AIKEHAAD-DgAgpwcAAAEAIAAAAAAACy0AAMQOADAuAADJDgAwoQcAAMUOADCiBwAAxg4AMKMHAADHDgAgpAcAAMgOADClBwAAyA4AMKYHAADIDgAwpwcAAMgOADCoBwAAyg4AMKkHAADLDgAwCy0AALsOADAuAAC_DgAwoQcAALwOADCiBwAAvQ4AMKMHAAC-DgAgpAcAALgMADClBwAAuAwAMKYHAAC4DAAwpwcAALgMADCoBwAAwA4AMKkHAAC7DAAwCy0AAK8OADAuAAC0DgAwoQcAALAOADCiBwAAsQ4AMKMHAACyDgAgpAcAALMOADClBwAAsw4AMKYHAACzDgAwpwcAALMOADCoBwAAtQ4AMKkHAAC2DgAwCy0AAKMOADAuAACoDgAwoQcAAKQOADCiBwAApQ4AMKMHAACmDgAgpAcAAKcOADClBwAApw4AMKYHAACnDgAwpwcAAKcOADCoBwAAqQ4AMKkHAACqDgAwBy0AAJ4OACAuAAChDgAgoQcAAJ8OACCiBwAAoA4AIKUHAABAACCmBwAAQAAgpwcAAIgCACALLQAAkg4AMC4AAJcOADChBwAAkw4AMKIHAACUDgAwowcAAJUOACCkBwAAlg4AMKUHAACWDgAwpgcAAJYOADCnBwAAlg4AMKgHAACYDgAwqQcAAJkOADALLQAAhg4AMC4AAIsOADChBwAAhw4AMKIHAACIDgAwowcAAIkOACCkBwAAig4AMKUHAACKDgAwpgcAAIoOADCnBwAAig4AMKgHAACMDgAwqQcAAI0OADALLQAA-g0AMC4AAP8NADChBwAA-w0AMKIHAAD8DQAwowcAAP0NACCkBwAA_g0AMKUHAAD-DQAwpgcAAP4NADCnBwAA_g0AMKgHAACADgAwqQcAAIEOADALLQAA7g0AMC4AAPMNADChBwAA7w0AMKIHAADwDQAwowcAAPENACCkBwAA8g0AMKUHAADyDQAwpgcAAPINADCnBwAA8g0AMKgHAAD0DQAwqQcAAPUNADALLQAA4g0AMC4AAOcNADChBwAA4w0AMKIHAADkDQAwowcAAOUNACCkBwAA5g0AMKUHAADmDQAwpgcAAOYNADCnBwAA5g0AMKgHAADoDQAwqQcAAOkNADALLQAA1g0AMC4AANsNADChBwAA1w0AMKIHAADYDQAwowcAANkNACCkBwAA2g0AMKUHAADaDQAwpgcAANoNADCnBwAA2g0AMKgHAADcDQAwqQcAAN0NADALLQAAyg0AMC4AAM8NADChBwAAyw0AMKIHAADMDQAwowcAAM0NACCkBwAAzg0AMKUHAADODQAwpgcAAM4NADCnBwAAzg0AMKgHAADQDQAwqQcAANENADAFtAUBAAAAAf0GQAAAAAH-BkAAAAAB_wZAAAAAAYAHAAC3DQAgAgAAAFwAIC0AANUNACADAAAAXAAgLQAA1Q0AIC4AANQNACABJgAA_A4AMAoDAACnCQAgrwUAAMEJADCwBQAAWgAQsQUAAMEJADC0BQEAAAABzAUBALcIACH9BkAA2QgAIf4GQADZCAAh_wZAANkIACGABwAAsgkAIAIAAABcACAmAADUDQAgAgAAANINACAmAADTDQAgCa8FAADRDQAwsAUAANINABCxBQAA0Q0AMLQFAQC3CAAhzAUBALcIACH9BkAA2QgAIf4GQADZCAAh_wZAANkIACGABwAAsgkAIAmvBQAA0Q0AMLAFAADSDQAQsQUAANENADC0BQEAtwgAIcwFAQC3CAAh_QZAANkIACH-BkAA2QgAIf8GQADZCAAhgAcAALIJACAFtAUBAPAJACH9BkAAqQoAIf4GQACpCgAh_wZAAKkKACGABwAAtQ0AIAW0BQEA8AkAIf0GQACpCgAh_gZAAKkKACH_BkAAqQoAIYAHAAC1DQAgBbQFAQAAAAH9BkAAAAAB_gZAAAAAAf8GQAAAAAGABwAAtw0AIAPCBQEAAAAB8gVAAAAAAbcGBAAAAAECAAAAWAAgLQAA4Q0AIAMAAABYACAtAADhDQAgLgAA4A0AIAEmAAD7DgAwCQMAAKcJACCvBQAAwwkAMLAFAABWABCxBQAAwwkAMMIFAQC3CAAhzAUBALcIACHyBUAAzwgAIbcGBAD8CAAhkwcAAMIJACACAAAAWAAgJgAA4A0AIAIAAADeDQAgJgAA3w0AIAevBQAA3Q0AMLAFAADeDQAQsQUAAN0NADDCBQEAtwgAIcwFAQC3CAAh8gVAAM8IACG3BgQA_AgAIQevBQAA3Q0AMLAFAADeDQAQsQUAAN0NADDCBQEAtwgAIcwFAQC3CAAh8gVAAM8IACG3BgQA_AgAIQPCBQEA8AkAIfIFQACoCgAhtwYEAMUKACEDwgUBAPAJACHyBUAAqAoAIbcGBADFCgAhA8IFAQAAAAHyBUAAAAABtwYEAAAAAQPCBQEAAAAB7wUBAAAAAbgGQAAAAAECAAAAVAAgLQAA7Q0AIAMAAABUACAtAADtDQAgLgAA7A0AIAEmAAD6DgAwCQMAAKcJACCvBQAAxQkAMLAFAABSABCxBQAAxQkAMMIFAQC3CAAhzAUBALcIACHvBQEAtwgAIbgGQADPCAAhlAcAAMQJACACAAAAVAAgJgAA7A0AIAIAAADqDQAgJgAA6w0AIAevBQAA6Q0AMLAFAADqDQAQsQUAAOkNADDCBQEAtwgAIcwFAQC3CAAh7wUBALcIACG4BkAAzwgAIQevBQAA6Q0AMLAFAADqDQAQsQUAAOkNADDCBQEAtwgAIcwFAQC3CAAh7wUBALcIACG4BkAAzwgAIQPCBQEA8AkAIe8FAQDwCQAhuAZAAKgKACEDwgUBAPAJACHvBQEA8AkAIbgGQACoCgAhA8IFAQAAAAHvBQEAAAABuAZAAAAAAQcVgAAAAAEWBAAAAAHCBQEAAAAB0wVAAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAQIAAABQACAtAAD5DQAgAwAAAFAAIC0AAPkNACAuAAD4DQAgASYAAPkOADANAwAApwkAIBUAAPgIACAWBADiCAAhrwUAAMcJADCwBQAATgAQsQUAAMcJADDCBQEAtwgAIcwFAQC3CAAh0wVAAM8IACG5BgEAtwgAIboGBADiCAAhuwYEAOIIACGVBwAAxgkAIAIAAABQACAmAAD4DQAgAgAAAPYNACAmAAD3DQAgCxUAAPgIACAWBADiCAAhrwUAAPUNADCwBQAA9g0AELEFAAD1DQAwwgUBALcIACHMBQEAtwgAIdMFQADPCAAhuQYBALcIACG6BgQA4ggAIbsGBADiCAAhCxUAAPgIACAWBADiCAAhrwUAAPUNADCwBQAA9g0AELEFAAD1DQAwwgUBALcIACHMBQEAtwgAIdMFQADPCAAhuQYBALcIACG6BgQA4ggAIbsGBADiCAAhBxWAAAAAARYEAL8KACHCBQEA8AkAIdMFQACoCgAhuQYBAPAJACG6BgQAvwoAIbsGBAC_CgAhBxWAAAAAARYEAL8KACHCBQEA8AkAIdMFQACoCgAhuQYBAPAJACG6BgQAvwoAIbsGBAC_CgAhBxWAAAAAARYEAAAAAcIFAQAAAAHTBUAAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABBwgEAAAAAcIFAQAAAAHTBUAAAAAB5wUBAAAAAboGBAAAAAG7BgQAAAABvAaAAAAAAQIAAABMACAtAACFDgAgAwAAAEwAIC0AAIUOACAuAACEDgAgASYAAPgOADANAwAApwkAIAgEAPwIACGvBQAAyQkAMLAFAABKABCxBQAAyQkAMMIFAQC3CAAhzAUBALcIACHTBUAAzwgAIecFAQC3CAAhugYEAPwIACG7BgQA_AgAIbwGAAD4CAAglgcAAMgJACACAAAATAAgJgAAhA4AIAIAAACCDgAgJgAAgw4AIAsIBAD8CAAhrwUAAIEOADCwBQAAgg4AELEFAACBDgAwwgUBALcIACHMBQEAtwgAIdMFQADPCAAh5wUBALcIACG6BgQA_AgAIbsGBAD8CAAhvAYAAPgIACALCAQA_AgAIa8FAACBDgAwsAUAAIIOABCxBQAAgQ4AMMIFAQC3CAAhzAUBALcIACHTBUAAzwgAIecFAQC3CAAhugYEAPwIACG7BgQA_AgAIbwGAAD4CAAgBwgEAMUKACHCBQEA8AkAIdMFQACoCgAh5wUBAPAJACG6BgQAxQoAIbsGBADFCgAhvAaAAAAAAQcIBADFCgAhwgUBAPAJACHTBUAAqAoAIecFAQDwCQAhugYEAMUKACG7BgQAxQoAIbwGgAAAAAEHCAQAAAABwgUBAAAAAdMFQAAAAAHnBQEAAAABugYEAAAAAbsGBAAAAAG8BoAAAAABA7IFAgAAAAHyBUAAAAAB8wUQAAAAAQIAAABIACAtAACRDgAgAwAAAEgAIC0AAJEOACAuAACQDgAgASYAAPcOADAJAwAApwkAIK8FAADLCQAwsAUAAEYAELEFAADLCQAwsgUCALYIACHMBQEAtwgAIfIFQADPCAAh8wUQAOkIACGXBwAAygkAIAIAAABIACAmAACQDgAgAgAAAI4OACAmAACPDgAgB68FAACNDgAwsAUAAI4OABCxBQAAjQ4AMLIFAgC2CAAhzAUBALcIACHyBUAAzwgAIfMFEADpCAAhB68FAACNDgAwsAUAAI4OABCxBQAAjQ4AMLIFAgC2CAAhzAUBALcIACHyBUAAzwgAIfMFEADpCAAhA7IFAgDxCQAh8gVAAKgKACHzBRAApgoAIQOyBQIA8QkAIfIFQACoCgAh8wUQAKYKACEDsgUCAAAAAfIFQAAAAAHzBRAAAAABC7IFAgAAAAG0BQEAAAABywUBAAAAAc0FAQAAAAHOBRAAAAABzwUBAAAAAdAFAQAAAAHRBQEAAAAB0gUQAAAAAdMFQAAAAAHUBUAAAAABAgAAAEQAIC0AAJ0OACADAAAARAAgLQAAnQ4AIC4AAJwOACABJgAA9g4AMBADAACnCQAgrwUAAMwJADCwBQAAQgAQsQUAAMwJADCyBQIAtggAIbQFAQC3CAAhywUBAAAAAcwFAQC3CAAhzQUBALcIACHOBRAA6QgAIc8FAQC3CAAh0AUBALgIACHRBQEAuAgAIdIFEACYCQAh0wVAAM8IACHUBUAA2QgAIQIAAABEACAmAACcDgAgAgAAAJoOACAmAACbDgAgD68FAACZDgAwsAUAAJoOABCxBQAAmQ4AMLIFAgC2CAAhtAUBALcIACHLBQEAtwgAIcwFAQC3CAAhzQUBALcIACHOBRAA6QgAIc8FAQC3CAAh0AUBALgIACHRBQEAuAgAIdIFEACYCQAh0wVAAM8IACHUBUAA2QgAIQ-vBQAAmQ4AMLAFAACaDgAQsQUAAJkOADCyBQIAtggAIbQFAQC3CAAhywUBALcIACHMBQEAtwgAIc0FAQC3CAAhzgUQAOkIACHPBQEAtwgAIdAFAQC4CAAh0QUBALgIACHSBRAAmAkAIdMFQADPCAAh1AVAANkIACELsgUCAPEJACG0BQEA8AkAIcsFAQDwCQAhzQUBAPAJACHOBRAApgoAIc8FAQDwCQAh0AUBAIEKACHRBQEAgQoAIdIFEACnCgAh0wVAAKgKACHUBUAAqQoAIQuyBQIA8QkAIbQFAQDwCQAhywUBAPAJACHNBQEA8AkAIc4FEACmCgAhzwUBAPAJACHQBQEAgQoAIdEFAQCBCgAh0gUQAKcKACHTBUAAqAoAIdQFQACpCgAhC7IFAgAAAAG0BQEAAAABywUBAAAAAc0FAQAAAAHOBRAAAAABzwUBAAAAAdAFAQAAAAHRBQEAAAAB0gUQAAAAAdMFQAAAAAHUBUAAAAABAr0GAQAAAAG-BkAAAAABAgAAAIgCACAtAACeDgAgAwAAAEAAIC0AAJ4OACAuAACiDgAgBAAAAEAAICYAAKIOACC9BgEA8AkAIb4GQACoCgAhAr0GAQDwCQAhvgZAAKgKACEMsgUCAAAAAcEFAQAAAAHCBQEAAAABywUBAAAAAc4FEAAAAAHTBUAAAAAB4AUBAAAAAb0GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBkAAAAABAgAAAD4AIC0AAK4OACADAAAAPgAgLQAArg4AIC4AAK0OACABJgAA9Q4AMBIDAACnCQAgrwUAAM4JADCwBQAAPAAQsQUAAM4JADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHLBQEAAAABzAUBALcIACHOBRAA6QgAIdMFQADPCAAh4AUBALcIACG9BgEAtwgAIb8GAQC3CAAhwAYBALcIACHBBgEAtwgAIcIGQADPCAAhmAcAAM0JACACAAAAPgAgJgAArQ4AIAIAAACrDgAgJgAArA4AIBCvBQAAqg4AMLAFAACrDgAQsQUAAKoOADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHLBQEAtwgAIcwFAQC3CAAhzgUQAOkIACHTBUAAzwgAIeAFAQC3CAAhvQYBALcIACG_BgEAtwgAIcAGAQC3CAAhwQYBALcIACHCBkAAzwgAIRCvBQAAqg4AMLAFAACrDgAQsQUAAKoOADCyBQIAtggAIcEFAQC3CAAhwgUBALcIACHLBQEAtwgAIcwFAQC3CAAhzgUQAOkIACHTBUAAzwgAIeAFAQC3CAAhvQYBALcIACG_BgEAtwgAIcAGAQC3CAAhwQYBALcIACHCBkAAzwgAIQyyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIc4FEACmCgAh0wVAAKgKACHgBQEA8AkAIb0GAQDwCQAhvwYBAPAJACHABgEA8AkAIcEGAQDwCQAhwgZAAKgKACEMsgUCAPEJACHBBQEA8AkAIcIFAQDwCQAhywUBAPAJACHOBRAApgoAIdMFQACoCgAh4AUBAPAJACG9BgEA8AkAIb8GAQDwCQAhwAYBAPAJACHBBgEA8AkAIcIGQACoCgAhDLIFAgAAAAHBBQEAAAABwgUBAAAAAcsFAQAAAAHOBRAAAAAB0wVAAAAAAeAFAQAAAAG9BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgZAAAAAAREIAACMDQAgsgUCAAAAAcEFAQAAAAHCBQEAAAABywUBAAAAAdMFQAAAAAHWBUAAAAABvwYBAAAAAcEGAQAAAAHCBkAAAAABwwYBAAAAAcQGEAAAAAHFBhAAAAABxgYBAAAAAccGAgAAAAHIBoAAAAAByQYgAAAAAQIAAAA6ACAtAAC6DgAgAwAAADoAIC0AALoOACAuAAC5DgAgASYAAPQOADAWAwAApwkAIAgAALYJACCvBQAAzwkAMLAFAAAQABCxBQAAzwkAMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcsFAQAAAAHMBQEAtwgAIdMFQADPCAAh1gVAANkIACG_BgEAtwgAIcEGAQC4CAAhwgZAAM8IACHDBgEAtwgAIcQGEADpCAAhxQYQAOkIACHGBgEAuAgAIccGAgDVCAAhyAYAAOEIACDJBiAAmQkAIQIAAAA6ACAmAAC5DgAgAgAAALcOACAmAAC4DgAgFK8FAAC2DgAwsAUAALcOABCxBQAAtg4AMLIFAgC2CAAhwQUBALcIACHCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHTBUAAzwgAIdYFQADZCAAhvwYBALcIACHBBgEAuAgAIcIGQADPCAAhwwYBALcIACHEBhAA6QgAIcUGEADpCAAhxgYBALgIACHHBgIA1QgAIcgGAADhCAAgyQYgAJkJACEUrwUAALYOADCwBQAAtw4AELEFAAC2DgAwsgUCALYIACHBBQEAtwgAIcIFAQC3CAAhywUBALcIACHMBQEAtwgAIdMFQADPCAAh1gVAANkIACG_BgEAtwgAIcEGAQC4CAAhwgZAAM8IACHDBgEAtwgAIcQGEADpCAAhxQYQAOkIACHGBgEAuAgAIccGAgDVCAAhyAYAAOEIACDJBiAAmQkAIRCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIdMFQACoCgAh1gVAAKkKACG_BgEA8AkAIcEGAQCBCgAhwgZAAKgKACHDBgEA8AkAIcQGEACmCgAhxQYQAKYKACHGBgEAgQoAIccGAgC0CgAhyAaAAAAAAckGIADkCwAhEQgAALMMACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIdMFQACoCgAh1gVAAKkKACG_BgEA8AkAIcEGAQCBCgAhwgZAAKgKACHDBgEA8AkAIcQGEACmCgAhxQYQAKYKACHGBgEAgQoAIccGAgC0CgAhyAaAAAAAAckGIADkCwAhEQgAAIwNACCyBQIAAAABwQUBAAAAAcIFAQAAAAHLBQEAAAAB0wVAAAAAAdYFQAAAAAG_BgEAAAABwQYBAAAAAcIGQAAAAAHDBgEAAAABxAYQAAAAAcUGEAAAAAHGBgEAAAABxwYCAAAAAcgGgAAAAAHJBiAAAAABPwkAANMMACAKAADUDAAgEQAA1QwAIBIAANYMACATAADXDAAgFAAA2AwAIBUAAIoNACAWAADZDAAgsgUCAAAAAcAFAQAAAAHBBQEAAAABwgUBAAAAAcMFAQAAAAHEBQEAAAABywUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAAB7gYBAAAAAQIAAAAOACAtAADDDgAgAwAAAA4AIC0AAMMOACAuAADCDgAgASYAAPMOADACAAAADgAgJgAAwg4AIAIAAAC8DAAgJgAAwQ4AIDeyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACE_CQAA0AwAIAoAAMEMACARAADCDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACE_CQAA0wwAIAoAANQMACARAADVDAAgEgAA1gwAIBMAANcMACAUAADYDAAgFQAAig0AIBYAANkMACCyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe0GAQAAAAHuBgEAAAABEAUAAK8NACDCBQEAAAABywUBAAAAAdMFQAAAAAHWBUAAAAAB5gUBAAAAAfYFAQAAAAGtBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgAAqw0AIPUGAACsDQAg9gYAAK0NACD3BkAAAAAB-AZAAAAAAfkGQAAAAAECAAAABQAgLQAAzw4AIAMAAAAFACAtAADPDgAgLgAAzg4AIAEmAADyDgAwFQMAAKcJACAFAADqCQAgrwUAAOkJADCwBQAAAwAQsQUAAOkJADDCBQEAtwgAIcsFAQAAAAHMBQEAtwgAIdMFQADPCAAh1gVAANkIACHmBQEAtwgAIfYFAQAAAAGtBgEAuAgAIfIGAQC3CAAh8wYBALcIACH0BgAAsAkAIPUGAACwCQAg9gYAALAJACD3BkAA2QgAIfgGQADZCAAh-QZAANkIACECAAAABQAgJgAAzg4AIAIAAADMDgAgJgAAzQ4AIBOvBQAAyw4AMLAFAADMDgAQsQUAAMsOADDCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHTBUAAzwgAIdYFQADZCAAh5gUBALcIACH2BQEAtwgAIa0GAQC4CAAh8gYBALcIACHzBgEAtwgAIfQGAACwCQAg9QYAALAJACD2BgAAsAkAIPcGQADZCAAh-AZAANkIACH5BkAA2QgAIROvBQAAyw4AMLAFAADMDgAQsQUAAMsOADDCBQEAtwgAIcsFAQC3CAAhzAUBALcIACHTBUAAzwgAIdYFQADZCAAh5gUBALcIACH2BQEAtwgAIa0GAQC4CAAh8gYBALcIACHzBgEAtwgAIfQGAACwCQAg9QYAALAJACD2BgAAsAkAIPcGQADZCAAh-AZAANkIACH5BkAA2QgAIQ_CBQEA8AkAIcsFAQDwCQAh0wVAAKgKACHWBUAAqQoAIeYFAQDwCQAh9gUBAPAJACGtBgEAgQoAIfIGAQDwCQAh8wYBAPAJACH0BgAAmg0AIPUGAACbDQAg9gYAAJwNACD3BkAAqQoAIfgGQACpCgAh-QZAAKkKACEQBQAAng0AIMIFAQDwCQAhywUBAPAJACHTBUAAqAoAIdYFQACpCgAh5gUBAPAJACH2BQEA8AkAIa0GAQCBCgAh8gYBAPAJACHzBgEA8AkAIfQGAACaDQAg9QYAAJsNACD2BgAAnA0AIPcGQACpCgAh-AZAAKkKACH5BkAAqQoAIRAFAACvDQAgwgUBAAAAAcsFAQAAAAHTBUAAAAAB1gVAAAAAAeYFAQAAAAH2BQEAAAABrQYBAAAAAfIGAQAAAAHzBgEAAAAB9AYAAKsNACD1BgAArA0AIPYGAACtDQAg9wZAAAAAAfgGQAAAAAH5BkAAAAABBC0AAMQOADChBwAAxQ4AMKMHAADHDgAgpwcAAMgOADAELQAAuw4AMKEHAAC8DgAwowcAAL4OACCnBwAAuAwAMAQtAACvDgAwoQcAALAOADCjBwAAsg4AIKcHAACzDgAwBC0AAKMOADChBwAApA4AMKMHAACmDgAgpwcAAKcOADADLQAAng4AIKEHAACfDgAgpwcAAIgCACAELQAAkg4AMKEHAACTDgAwowcAAJUOACCnBwAAlg4AMAQtAACGDgAwoQcAAIcOADCjBwAAiQ4AIKcHAACKDgAwBC0AAPoNADChBwAA-w0AMKMHAAD9DQAgpwcAAP4NADAELQAA7g0AMKEHAADvDQAwowcAAPENACCnBwAA8g0AMAQtAADiDQAwoQcAAOMNADCjBwAA5Q0AIKcHAADmDQAwBC0AANYNADChBwAA1w0AMKMHAADZDQAgpwcAANoNADAELQAAyg0AMKEHAADLDQAwowcAAM0NACCnBwAAzg0AMAAAAAABAwAApQwAIAAAAAAAAAAHCgAA8wsAIKMGAAD7CQAgpQYAAPsJACCmBgAA-wkAIKgGAAD7CQAgqQYAAPsJACCrBgAA-wkAIAABDQAAkAsAIAAHAwAApQwAIAgAAN0OACDWBQAA-wkAIMEGAAD7CQAgxgYAAPsJACDHBgAA-wkAIMgGAAD7CQAgAAMMAACFDAAgtQYAAPsJACC2BgAA-wkAIAAHAwAApQwAIAUAAPEOACDWBQAA-wkAIK0GAAD7CQAg9wYAAPsJACD4BgAA-wkAIPkGAAD7CQAgAA_CBQEAAAABywUBAAAAAdMFQAAAAAHWBUAAAAAB5gUBAAAAAfYFAQAAAAGtBgEAAAAB8gYBAAAAAfMGAQAAAAH0BgAAqw0AIPUGAACsDQAg9gYAAK0NACD3BkAAAAAB-AZAAAAAAfkGQAAAAAE3sgUCAAAAAcAFAQAAAAHBBQEAAAABwgUBAAAAAcMFAQAAAAHEBQEAAAABywUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAAB7gYBAAAAARCyBQIAAAABwQUBAAAAAcIFAQAAAAHLBQEAAAAB0wVAAAAAAdYFQAAAAAG_BgEAAAABwQYBAAAAAcIGQAAAAAHDBgEAAAABxAYQAAAAAcUGEAAAAAHGBgEAAAABxwYCAAAAAcgGgAAAAAHJBiAAAAABDLIFAgAAAAHBBQEAAAABwgUBAAAAAcsFAQAAAAHOBRAAAAAB0wVAAAAAAeAFAQAAAAG9BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgZAAAAAAQuyBQIAAAABtAUBAAAAAcsFAQAAAAHNBQEAAAABzgUQAAAAAc8FAQAAAAHQBQEAAAAB0QUBAAAAAdIFEAAAAAHTBUAAAAAB1AVAAAAAAQOyBQIAAAAB8gVAAAAAAfMFEAAAAAEHCAQAAAABwgUBAAAAAdMFQAAAAAHnBQEAAAABugYEAAAAAbsGBAAAAAG8BoAAAAABBxWAAAAAARYEAAAAAcIFAQAAAAHTBUAAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABA8IFAQAAAAHvBQEAAAABuAZAAAAAAQPCBQEAAAAB8gVAAAAAAbcGBAAAAAEFtAUBAAAAAf0GQAAAAAH-BkAAAAAB_wZAAAAAAYAHAAC3DQAgIAcAANAOACAIAADRDgAgFwAA0g4AIBgAANMOACAZAADUDgAgGgAA1Q4AIBsAANYOACAcAADXDgAgHQAA2A4AIB4AANkOACAfAADaDgAgywUBAAAAAdMFQAAAAAHCBkAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHQAAAAAGJB0AAAAABigdAAAAAAYsHAQAAAAGMBwEAAAABjQdAAAAAAY4HQAAAAAGPBwEAAAABkAdAAAAAAZEHQAAAAAGSBwIAAAABAgAAAAEAIC0AAP0OACADAAAAagAgLQAA_Q4AIC4AAIEPACAiAAAAagAgBwAAvg0AIAgAAL8NACAXAADADQAgGAAAwQ0AIBkAAMINACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAmAACBDwAgywUBAPAJACHTBUAAqAoAIcIGQACoCgAhgQcBAPAJACGCBwEA8AkAIYMHAQDwCQAhhAcBAIEKACGFBwEAgQoAIYYHAQCBCgAhhwcBAIEKACGIB0AAqQoAIYkHQACpCgAhigdAAKkKACGLBwEA8AkAIYwHAQDwCQAhjQdAAKkKACGOB0AAqQoAIY8HAQCBCgAhkAdAAKkKACGRB0AAqQoAIZIHAgDxCQAhIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgywUBAPAJACHTBUAAqAoAIcIGQACoCgAhgQcBAPAJACGCBwEA8AkAIYMHAQDwCQAhhAcBAIEKACGFBwEAgQoAIYYHAQCBCgAhhwcBAIEKACGIB0AAqQoAIYkHQACpCgAhigdAAKkKACGLBwEA8AkAIYwHAQDwCQAhjQdAAKkKACGOB0AAqQoAIY8HAQCBCgAhkAdAAKkKACGRB0AAqQoAIZIHAgDxCQAhIAgAANEOACAXAADSDgAgGAAA0w4AIBkAANQOACAaAADVDgAgGwAA1g4AIBwAANcOACAdAADYDgAgHgAA2Q4AIB8AANoOACAgAADbDgAgywUBAAAAAdMFQAAAAAHCBkAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHQAAAAAGJB0AAAAABigdAAAAAAYsHAQAAAAGMBwEAAAABjQdAAAAAAY4HQAAAAAGPBwEAAAABkAdAAAAAAZEHQAAAAAGSBwIAAAABAgAAAAEAIC0AAIIPACADzAUBAAAAAfAGAQAAAAHxBkAAAAABAwAAAGoAIC0AAIIPACAuAACHDwAgIgAAAGoAIAgAAL8NACAXAADADQAgGAAAwQ0AIBkAAMINACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAhw8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAIREDAACuDQAgwgUBAAAAAcsFAQAAAAHMBQEAAAAB0wVAAAAAAdYFQAAAAAHmBQEAAAAB9gUBAAAAAa0GAQAAAAHyBgEAAAAB8wYBAAAAAfQGAACrDQAg9QYAAKwNACD2BgAArQ0AIPcGQAAAAAH4BkAAAAAB-QZAAAAAAQIAAAAFACAtAACIDwAgAwAAAAMAIC0AAIgPACAuAACMDwAgEwAAAAMAIAMAAJ0NACAmAACMDwAgwgUBAPAJACHLBQEA8AkAIcwFAQDwCQAh0wVAAKgKACHWBUAAqQoAIeYFAQDwCQAh9gUBAPAJACGtBgEAgQoAIfIGAQDwCQAh8wYBAPAJACH0BgAAmg0AIPUGAACbDQAg9gYAAJwNACD3BkAAqQoAIfgGQACpCgAh-QZAAKkKACERAwAAnQ0AIMIFAQDwCQAhywUBAPAJACHMBQEA8AkAIdMFQACoCgAh1gVAAKkKACHmBQEA8AkAIfYFAQDwCQAhrQYBAIEKACHyBgEA8AkAIfMGAQDwCQAh9AYAAJoNACD1BgAAmw0AIPYGAACcDQAg9wZAAKkKACH4BkAAqQoAIfkGQACpCgAhIAcAANAOACAIAADRDgAgGAAA0w4AIBkAANQOACAaAADVDgAgGwAA1g4AIBwAANcOACAdAADYDgAgHgAA2Q4AIB8AANoOACAgAADbDgAgywUBAAAAAdMFQAAAAAHCBkAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHQAAAAAGJB0AAAAABigdAAAAAAYsHAQAAAAGMBwEAAAABjQdAAAAAAY4HQAAAAAGPBwEAAAABkAdAAAAAAZEHQAAAAAGSBwIAAAABAgAAAAEAIC0AAI0PACBAAwAA0gwAIAkAANMMACAKAADUDAAgEQAA1QwAIBIAANYMACATAADXDAAgFAAA2AwAIBUAAIoNACCyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHtBgEAAAAB7gYBAAAAAQIAAAAOACAtAACPDwAgDtMFQAAAAAHVBQQAAAAB8QUBAAAAAYYGAQAAAAGPBkAAAAABkQYEAAAAAZIGEAAAAAGTBkAAAAABlAYBAAAAAZUGAQAAAAGWBgEAAAABlwYQAAAAAZgGBAAAAAGZBkAAAAABBtUFBAAAAAHxBQEAAAABkAYCAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAQMEAQAAAAHTBUAAAAABrQYBAAAAAQLTBUAAAAABrgYBAAAAARIDAACLDQAgsgUCAAAAAcEFAQAAAAHCBQEAAAABywUBAAAAAcwFAQAAAAHTBUAAAAAB1gVAAAAAAb8GAQAAAAHBBgEAAAABwgZAAAAAAcMGAQAAAAHEBhAAAAABxQYQAAAAAcYGAQAAAAHHBgIAAAAByAaAAAAAAckGIAAAAAECAAAAOgAgLQAAlQ8AICAHAADQDgAgFwAA0g4AIBgAANMOACAZAADUDgAgGgAA1Q4AIBsAANYOACAcAADXDgAgHQAA2A4AIB4AANkOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAACXDwAgAwAAABAAIC0AAJUPACAuAACbDwAgFAAAABAAIAMAALIMACAmAACbDwAgsgUCAPEJACHBBQEA8AkAIcIFAQDwCQAhywUBAPAJACHMBQEA8AkAIdMFQACoCgAh1gVAAKkKACG_BgEA8AkAIcEGAQCBCgAhwgZAAKgKACHDBgEA8AkAIcQGEACmCgAhxQYQAKYKACHGBgEAgQoAIccGAgC0CgAhyAaAAAAAAckGIADkCwAhEgMAALIMACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHLBQEA8AkAIcwFAQDwCQAh0wVAAKgKACHWBUAAqQoAIb8GAQDwCQAhwQYBAIEKACHCBkAAqAoAIcMGAQDwCQAhxAYQAKYKACHFBhAApgoAIcYGAQCBCgAhxwYCALQKACHIBoAAAAAByQYgAOQLACE3sgUCAAAAAcAFAQAAAAHBBQEAAAABwgUBAAAAAcMFAQAAAAHEBQEAAAABywUBAAAAAcwFAQAAAAHOBRAAAAABzwUBAAAAAdEFAQAAAAHTBUAAAAAB1QUQAAAAAeUFQAAAAAHvBQEAAAABmAYEAAAAAb8GAQAAAAHBBgEAAAAByAaAAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GBAAAAAHOBgQAAAABzwYBAAAAAdAGAQAAAAHRBgEAAAAB0gYBAAAAAdMGBAAAAAHUBiAAAAAB1QYBAAAAAdYGAQAAAAHXBgIAAAAB2AYBAAAAAdkGQAAAAAHaBgEAAAAB2wYEAAAAAdwGAgAAAAHdBkAAAAAB3gYBAAAAAd8GQAAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBoAAAAAB6gYBAAAAAesGQAAAAAHsBkAAAAAB7QYBAAAAAQMAAAAMACAtAACPDwAgLgAAnw8AIEIAAAAMACADAADADAAgCQAA0AwAIAoAAMEMACARAADCDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAICYAAJ8PACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIUADAADADAAgCQAA0AwAIAoAAMEMACARAADCDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAILIFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHtBgEAgQoAIe4GAQCBCgAhAwAAAGoAIC0AAJcPACAuAACiDwAgIgAAAGoAIAcAAL4NACAXAADADQAgGAAAwQ0AIBkAAMINACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAog8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAITeyBQIAAAABwAUBAAAAAcEFAQAAAAHCBQEAAAABwwUBAAAAAcQFAQAAAAHLBQEAAAABzAUBAAAAAc4FEAAAAAHPBQEAAAAB0QUBAAAAAdMFQAAAAAHVBRAAAAAB5QVAAAAAAe8FAQAAAAGYBgQAAAABvwYBAAAAAcEGAQAAAAHIBoAAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYEAAAAAc4GBAAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYEAAAAAdQGIAAAAAHVBgEAAAAB1gYBAAAAAdcGAgAAAAHYBgEAAAAB2QZAAAAAAdoGAQAAAAHbBgQAAAAB3AYCAAAAAd0GQAAAAAHeBgEAAAAB3wZAAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGQAAAAAHkBkAAAAAB5QZAAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGgAAAAAHqBgEAAAAB6wZAAAAAAewGQAAAAAHuBgEAAAABAwAAAGoAIC0AAI0PACAuAACmDwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgGAAAwQ0AIBkAAMINACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAApg8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAZAADUDgAgGgAA1Q4AIBsAANYOACAcAADXDgAgHQAA2A4AIB4AANkOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAACnDwAgAwAAAGoAIC0AAKcPACAuAACrDwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBkAAMINACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAqw8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGgAA1Q4AIBsAANYOACAcAADXDgAgHQAA2A4AIB4AANkOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAACsDwAgAwAAAGoAIC0AAKwPACAuAACwDwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAaAADDDQAgGwAAxA0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAsA8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGQAA1A4AIBoAANUOACAbAADWDgAgHQAA2A4AIB4AANkOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAACxDwAgAwAAAGoAIC0AALEPACAuAAC1DwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAtQ8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGQAAwg0AIBoAAMMNACAbAADEDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGQAA1A4AIBoAANUOACAbAADWDgAgHAAA1w4AIB4AANkOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAAC2DwAgAwAAAGoAIC0AALYPACAuAAC6DwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgJgAAug8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGQAAwg0AIBoAAMMNACAbAADEDQAgHAAAxQ0AIB4AAMcNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGQAA1A4AIBoAANUOACAbAADWDgAgHAAA1w4AIB0AANgOACAfAADaDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAAC7DwAgAwAAAGoAIC0AALsPACAuAAC_DwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB8AAMgNACAgAADJDQAgJgAAvw8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGQAAwg0AIBoAAMMNACAbAADEDQAgHAAAxQ0AIB0AAMYNACAfAADIDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAADQDgAgCAAA0Q4AIBcAANIOACAYAADTDgAgGQAA1A4AIBoAANUOACAbAADWDgAgHAAA1w4AIB0AANgOACAeAADZDgAgIAAA2w4AIMsFAQAAAAHTBUAAAAABwgZAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIB0AAAAABiQdAAAAAAYoHQAAAAAGLBwEAAAABjAcBAAAAAY0HQAAAAAGOB0AAAAABjwcBAAAAAZAHQAAAAAGRB0AAAAABkgcCAAAAAQIAAAABACAtAADADwAgAwAAAGoAIC0AAMAPACAuAADEDwAgIgAAAGoAIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAgAADJDQAgJgAAxA8AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAISAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGQAAwg0AIBoAAMMNACAbAADEDQAgHAAAxQ0AIB0AAMYNACAeAADHDQAgIAAAyQ0AIMsFAQDwCQAh0wVAAKgKACHCBkAAqAoAIYEHAQDwCQAhggcBAPAJACGDBwEA8AkAIYQHAQCBCgAhhQcBAIEKACGGBwEAgQoAIYcHAQCBCgAhiAdAAKkKACGJB0AAqQoAIYoHQACpCgAhiwcBAPAJACGMBwEA8AkAIY0HQACpCgAhjgdAAKkKACGPBwEAgQoAIZAHQACpCgAhkQdAAKkKACGSBwIA8QkAIUADAADSDAAgCQAA0wwAIAoAANQMACARAADVDAAgEgAA1gwAIBQAANgMACAVAACKDQAgFgAA2QwAILIFAgAAAAHABQEAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe0GAQAAAAHuBgEAAAABAgAAAA4AIC0AAMUPACADAAAADAAgLQAAxQ8AIC4AAMkPACBCAAAADAAgAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBIAAMMMACAUAADFDAAgFQAAxgwAIBYAAMcMACAmAADJDwAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACFAAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBIAAMMMACAUAADFDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIUADAADSDAAgCQAA0wwAIAoAANQMACARAADVDAAgEgAA1gwAIBMAANcMACAVAACKDQAgFgAA2QwAILIFAgAAAAHABQEAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe0GAQAAAAHuBgEAAAABAgAAAA4AIC0AAMoPACADAAAADAAgLQAAyg8AIC4AAM4PACBCAAAADAAgAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBIAAMMMACATAADEDAAgFQAAxgwAIBYAAMcMACAmAADODwAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACFAAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBIAAMMMACATAADEDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIUADAADSDAAgCQAA0wwAIAoAANQMACARAADVDAAgEwAA1wwAIBQAANgMACAVAACKDQAgFgAA2QwAILIFAgAAAAHABQEAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe0GAQAAAAHuBgEAAAABAgAAAA4AIC0AAM8PACADAAAADAAgLQAAzw8AIC4AANMPACBCAAAADAAgAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACAmAADTDwAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACFAAwAAwAwAIAkAANAMACAKAADBDAAgEQAAwgwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIQ7TBUAAAAAB1QUEAAAAAecFAQAAAAGGBgEAAAABjwZAAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAZQGAQAAAAGVBgEAAAABlgYBAAAAAZcGEAAAAAGYBgQAAAABmQZAAAAAAUADAADSDAAgCQAA0wwAIBEAANUMACASAADWDAAgEwAA1wwAIBQAANgMACAVAACKDQAgFgAA2QwAILIFAgAAAAHABQEAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcsFAQAAAAHMBQEAAAABzgUQAAAAAc8FAQAAAAHRBQEAAAAB0wVAAAAAAdUFEAAAAAHlBUAAAAAB7wUBAAAAAZgGBAAAAAG_BgEAAAABwQYBAAAAAcgGgAAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgQAAAABzgYEAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBgQAAAAB1AYgAAAAAdUGAQAAAAHWBgEAAAAB1wYCAAAAAdgGAQAAAAHZBkAAAAAB2gYBAAAAAdsGBAAAAAHcBgIAAAAB3QZAAAAAAd4GAQAAAAHfBkAAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wZAAAAAAeQGQAAAAAHlBkAAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QaAAAAAAeoGAQAAAAHrBkAAAAAB7AZAAAAAAe0GAQAAAAHuBgEAAAABAgAAAA4AIC0AANUPACAOsgUCAAAAAbQFAQAAAAHLBQEAAAAB0wVAAAAAAaIGBAAAAAGjBgEAAAABpAYEAAAAAaUGQAAAAAGmBhAAAAABpwYgAAAAAagGEAAAAAGpBkAAAAABqgYgAAAAAasGQAAAAAECAAAAvAMAIC0AANcPACADsgUCAAAAAe8FAQAAAAHwBUAAAAABBecFAQAAAAGQBgIAAAABkQYEAAAAAZIGEAAAAAGTBkAAAAABAwAAAAwAIC0AANUPACAuAADdDwAgQgAAAAwAIAMAAMAMACAJAADQDAAgEQAAwgwAIBIAAMMMACATAADEDAAgFAAAxQwAIBUAAMYMACAWAADHDAAgJgAA3Q8AILIFAgDxCQAhwAUBAPAJACHBBQEA8AkAIcIFAQDwCQAhwwUBAPAJACHEBQEA8AkAIcsFAQDwCQAhzAUBAPAJACHOBRAApgoAIc8FAQDwCQAh0QUBAIEKACHTBUAAqAoAIdUFEACmCgAh5QVAAKkKACHvBQEA8AkAIZgGBAC_CgAhvwYBAPAJACHBBgEAgQoAIcgGgAAAAAHKBgEAgQoAIcsGAQDwCQAhzAYBAPAJACHNBgQAxQoAIc4GBADFCgAhzwYBAPAJACHQBgEAgQoAIdEGAQDwCQAh0gYBAPAJACHTBgQAxQoAIdQGIAC-DAAh1QYBAIEKACHWBgEAgQoAIdcGAgC0CgAh2AYBAIEKACHZBkAAqQoAIdoGAQCBCgAh2wYEAL8KACHcBgIAtAoAId0GQACpCgAh3gYBAIEKACHfBkAAqQoAIeAGAQCBCgAh4QZAAKkKACHiBkAAqQoAIeMGQACpCgAh5AZAAKkKACHlBkAAqQoAIeYGAQCBCgAh5wYBAIEKACHoBgEAgQoAIekGgAAAAAHqBgEAgQoAIesGQACpCgAh7AZAAKkKACHtBgEAgQoAIe4GAQCBCgAhQAMAAMAMACAJAADQDAAgEQAAwgwAIBIAAMMMACATAADEDAAgFAAAxQwAIBUAAMYMACAWAADHDAAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACEDAAAAvwMAIC0AANcPACAuAADgDwAgEAAAAL8DACAmAADgDwAgsgUCAPEJACG0BQEA8AkAIcsFAQDwCQAh0wVAAKgKACGiBgQAxQoAIaMGAQCBCgAhpAYEAMUKACGlBkAAqQoAIaYGEACnCgAhpwYgAOQLACGoBhAApwoAIakGQACpCgAhqgYgAOQLACGrBkAAqQoAIQ6yBQIA8QkAIbQFAQDwCQAhywUBAPAJACHTBUAAqAoAIaIGBADFCgAhowYBAIEKACGkBgQAxQoAIaUGQACpCgAhpgYQAKcKACGnBiAA5AsAIagGEACnCgAhqQZAAKkKACGqBiAA5AsAIasGQACpCgAhQAMAANIMACAJAADTDAAgCgAA1AwAIBIAANYMACATAADXDAAgFAAA2AwAIBUAAIoNACAWAADZDAAgsgUCAAAAAcAFAQAAAAHBBQEAAAABwgUBAAAAAcMFAQAAAAHEBQEAAAABywUBAAAAAcwFAQAAAAHOBRAAAAABzwUBAAAAAdEFAQAAAAHTBUAAAAAB1QUQAAAAAeUFQAAAAAHvBQEAAAABmAYEAAAAAb8GAQAAAAHBBgEAAAAByAaAAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GBAAAAAHOBgQAAAABzwYBAAAAAdAGAQAAAAHRBgEAAAAB0gYBAAAAAdMGBAAAAAHUBiAAAAAB1QYBAAAAAdYGAQAAAAHXBgIAAAAB2AYBAAAAAdkGQAAAAAHaBgEAAAAB2wYEAAAAAdwGAgAAAAHdBkAAAAAB3gYBAAAAAd8GQAAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBkAAAAAB5AZAAAAAAeUGQAAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBoAAAAAB6gYBAAAAAesGQAAAAAHsBkAAAAAB7QYBAAAAAe4GAQAAAAECAAAADgAgLQAA4Q8AIBMLAADNCwAgDAAAzgsAIA4AAM8LACAPAADQCwAg0wVAAAAAAdUFBAAAAAHnBQEAAAAB8QUBAAAAAYYGAQAAAAGPBkAAAAABkQYEAAAAAZIGEAAAAAGTBkAAAAABlAYBAAAAAZUGAQAAAAGWBgEAAAABlwYQAAAAAZgGBAAAAAGZBkAAAAABAgAAABYAIC0AAOMPACADAAAADAAgLQAA4Q8AIC4AAOcPACBCAAAADAAgAwAAwAwAIAkAANAMACAKAADBDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACAmAADnDwAgsgUCAPEJACHABQEA8AkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhywUBAPAJACHMBQEA8AkAIc4FEACmCgAhzwUBAPAJACHRBQEAgQoAIdMFQACoCgAh1QUQAKYKACHlBUAAqQoAIe8FAQDwCQAhmAYEAL8KACG_BgEA8AkAIcEGAQCBCgAhyAaAAAAAAcoGAQCBCgAhywYBAPAJACHMBgEA8AkAIc0GBADFCgAhzgYEAMUKACHPBgEA8AkAIdAGAQCBCgAh0QYBAPAJACHSBgEA8AkAIdMGBADFCgAh1AYgAL4MACHVBgEAgQoAIdYGAQCBCgAh1wYCALQKACHYBgEAgQoAIdkGQACpCgAh2gYBAIEKACHbBgQAvwoAIdwGAgC0CgAh3QZAAKkKACHeBgEAgQoAId8GQACpCgAh4AYBAIEKACHhBkAAqQoAIeIGQACpCgAh4wZAAKkKACHkBkAAqQoAIeUGQACpCgAh5gYBAIEKACHnBgEAgQoAIegGAQCBCgAh6QaAAAAAAeoGAQCBCgAh6wZAAKkKACHsBkAAqQoAIe0GAQCBCgAh7gYBAIEKACFAAwAAwAwAIAkAANAMACAKAADBDAAgEgAAwwwAIBMAAMQMACAUAADFDAAgFQAAxgwAIBYAAMcMACCyBQIA8QkAIcAFAQDwCQAhwQUBAPAJACHCBQEA8AkAIcMFAQDwCQAhxAUBAPAJACHLBQEA8AkAIcwFAQDwCQAhzgUQAKYKACHPBQEA8AkAIdEFAQCBCgAh0wVAAKgKACHVBRAApgoAIeUFQACpCgAh7wUBAPAJACGYBgQAvwoAIb8GAQDwCQAhwQYBAIEKACHIBoAAAAABygYBAIEKACHLBgEA8AkAIcwGAQDwCQAhzQYEAMUKACHOBgQAxQoAIc8GAQDwCQAh0AYBAIEKACHRBgEA8AkAIdIGAQDwCQAh0wYEAMUKACHUBiAAvgwAIdUGAQCBCgAh1gYBAIEKACHXBgIAtAoAIdgGAQCBCgAh2QZAAKkKACHaBgEAgQoAIdsGBAC_CgAh3AYCALQKACHdBkAAqQoAId4GAQCBCgAh3wZAAKkKACHgBgEAgQoAIeEGQACpCgAh4gZAAKkKACHjBkAAqQoAIeQGQACpCgAh5QZAAKkKACHmBgEAgQoAIecGAQCBCgAh6AYBAIEKACHpBoAAAAAB6gYBAIEKACHrBkAAqQoAIewGQACpCgAh7QYBAIEKACHuBgEAgQoAIQMAAAAUACAtAADjDwAgLgAA6g8AIBUAAAAUACALAACrCwAgDAAArAsAIA4AAK0LACAPAACuCwAgJgAA6g8AINMFQACoCgAh1QUEAMUKACHnBQEAgQoAIfEFAQDwCQAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIRMLAACrCwAgDAAArAsAIA4AAK0LACAPAACuCwAg0wVAAKgKACHVBQQAxQoAIecFAQCBCgAh8QUBAPAJACGGBgEA8AkAIY8GQACoCgAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhlAYBAPAJACGVBgEAgQoAIZYGAQCBCgAhlwYQAKcKACGYBgQAvwoAIZkGQACpCgAhIAcAANAOACAIAADRDgAgFwAA0g4AIBgAANMOACAZAADUDgAgGgAA1Q4AIBwAANcOACAdAADYDgAgHgAA2Q4AIB8AANoOACAgAADbDgAgywUBAAAAAdMFQAAAAAHCBkAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHQAAAAAGJB0AAAAABigdAAAAAAYsHAQAAAAGMBwEAAAABjQdAAAAAAY4HQAAAAAGPBwEAAAABkAdAAAAAAZEHQAAAAAGSBwIAAAABAgAAAAEAIC0AAOsPACADAAAAagAgLQAA6w8AIC4AAO8PACAiAAAAagAgBwAAvg0AIAgAAL8NACAXAADADQAgGAAAwQ0AIBkAAMINACAaAADDDQAgHAAAxQ0AIB0AAMYNACAeAADHDQAgHwAAyA0AICAAAMkNACAmAADvDwAgywUBAPAJACHTBUAAqAoAIcIGQACoCgAhgQcBAPAJACGCBwEA8AkAIYMHAQDwCQAhhAcBAIEKACGFBwEAgQoAIYYHAQCBCgAhhwcBAIEKACGIB0AAqQoAIYkHQACpCgAhigdAAKkKACGLBwEA8AkAIYwHAQDwCQAhjQdAAKkKACGOB0AAqQoAIY8HAQCBCgAhkAdAAKkKACGRB0AAqQoAIZIHAgDxCQAhIAcAAL4NACAIAAC_DQAgFwAAwA0AIBgAAMENACAZAADCDQAgGgAAww0AIBwAAMUNACAdAADGDQAgHgAAxw0AIB8AAMgNACAgAADJDQAgywUBAPAJACHTBUAAqAoAIcIGQACoCgAhgQcBAPAJACGCBwEA8AkAIYMHAQDwCQAhhAcBAIEKACGFBwEAgQoAIYYHAQCBCgAhhwcBAIEKACGIB0AAqQoAIYkHQACpCgAhigdAAKkKACGLBwEA8AkAIYwHAQDwCQAhjQdAAKkKACGOB0AAqQoAIY8HAQCBCgAhkAdAAKkKACGRB0AAqQoAIZIHAgDxCQAhEwsAAM0LACAMAADOCwAgDgAAzwsAIBAAANELACDTBUAAAAAB1QUEAAAAAecFAQAAAAHxBQEAAAABhgYBAAAAAY8GQAAAAAGRBgQAAAABkgYQAAAAAZMGQAAAAAGUBgEAAAABlQYBAAAAAZYGAQAAAAGXBhAAAAABmAYEAAAAAZkGQAAAAAECAAAAFgAgLQAA8A8AIAMAAAAUACAtAADwDwAgLgAA9A8AIBUAAAAUACALAACrCwAgDAAArAsAIA4AAK0LACAQAACvCwAgJgAA9A8AINMFQACoCgAh1QUEAMUKACHnBQEAgQoAIfEFAQDwCQAhhgYBAPAJACGPBkAAqAoAIZEGBAC_CgAhkgYQAKcKACGTBkAAqQoAIZQGAQDwCQAhlQYBAIEKACGWBgEAgQoAIZcGEACnCgAhmAYEAL8KACGZBkAAqQoAIRMLAACrCwAgDAAArAsAIA4AAK0LACAQAACvCwAg0wVAAKgKACHVBQQAxQoAIecFAQCBCgAh8QUBAPAJACGGBgEA8AkAIY8GQACoCgAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhlAYBAPAJACGVBgEAgQoAIZYGAQCBCgAhlwYQAKcKACGYBgQAvwoAIZkGQACpCgAhAfcFQAAAAAELCQAAggsAILsDAACBCwAgywUBAAAAAcwFAQAAAAH3BUAAAAAB-gUBAAAAAfsFAQAAAAH8BQEAAAAB_QUBAAAAAf4FgAAAAAH_BQEAAAABAgAAAK4FACAtAAD2DwAgAwAAALoFACAtAAD2DwAgLgAA-g8AIA0AAAC6BQAgCQAA6QoAICYAAPoPACC7AwAA6AoAIMsFAQDwCQAhzAUBAIEKACH3BUAAqAoAIfoFAQDwCQAh-wUBAPAJACH8BQEA8AkAIf0FAQDwCQAh_gWAAAAAAf8FAQCBCgAhCwkAAOkKACC7AwAA6AoAIMsFAQDwCQAhzAUBAIEKACH3BUAAqAoAIfoFAQDwCQAh-wUBAPAJACH8BQEA8AkAIf0FAQDwCQAh_gWAAAAAAf8FAQCBCgAhCwkAAIILACC6AwAAgAsAIMsFAQAAAAHMBQEAAAAB9wVAAAAAAfoFAQAAAAH7BQEAAAAB_AUBAAAAAf0FAQAAAAH-BYAAAAAB_wUBAAAAAQIAAACuBQAgLQAA-w8AIAMAAAC6BQAgLQAA-w8AIC4AAP8PACANAAAAugUAIAkAAOkKACAmAAD_DwAgugMAAOcKACDLBQEA8AkAIcwFAQCBCgAh9wVAAKgKACH6BQEA8AkAIfsFAQDwCQAh_AUBAPAJACH9BQEA8AkAIf4FgAAAAAH_BQEAgQoAIQsJAADpCgAgugMAAOcKACDLBQEA8AkAIcwFAQCBCgAh9wVAAKgKACH6BQEA8AkAIfsFAQDwCQAh_AUBAPAJACH9BQEA8AkAIf4FgAAAAAH_BQEAgQoAIQu6AwAAgAsAILsDAACBCwAgywUBAAAAAcwFAQAAAAH3BUAAAAAB-gUBAAAAAfsFAQAAAAH8BQEAAAAB_QUBAAAAAf4FgAAAAAH_BQEAAAABAgAAAK4FACAtAACAEAAgAwAAALoFACAtAACAEAAgLgAAhBAAIA0AAAC6BQAgJgAAhBAAILoDAADnCgAguwMAAOgKACDLBQEA8AkAIcwFAQCBCgAh9wVAAKgKACH6BQEA8AkAIfsFAQDwCQAh_AUBAPAJACH9BQEA8AkAIf4FgAAAAAH_BQEAgQoAIQu6AwAA5woAILsDAADoCgAgywUBAPAJACHMBQEAgQoAIfcFQACoCgAh-gUBAPAJACH7BQEA8AkAIfwFAQDwCQAh_QUBAPAJACH-BYAAAAAB_wUBAIEKACETCwAAzQsAIAwAAM4LACAPAADQCwAgEAAA0QsAINMFQAAAAAHVBQQAAAAB5wUBAAAAAfEFAQAAAAGGBgEAAAABjwZAAAAAAZEGBAAAAAGSBhAAAAABkwZAAAAAAZQGAQAAAAGVBgEAAAABlgYBAAAAAZcGEAAAAAGYBgQAAAABmQZAAAAAAQIAAAAWACAtAACFEAAgAwAAABQAIC0AAIUQACAuAACJEAAgFQAAABQAIAsAAKsLACAMAACsCwAgDwAArgsAIBAAAK8LACAmAACJEAAg0wVAAKgKACHVBQQAxQoAIecFAQCBCgAh8QUBAPAJACGGBgEA8AkAIY8GQACoCgAhkQYEAL8KACGSBhAApwoAIZMGQACpCgAhlAYBAPAJACGVBgEAgQoAIZYGAQCBCgAhlwYQAKcKACGYBgQAvwoAIZkGQACpCgAhEwsAAKsLACAMAACsCwAgDwAArgsAIBAAAK8LACDTBUAAqAoAIdUFBADFCgAh5wUBAIEKACHxBQEA8AkAIYYGAQDwCQAhjwZAAKgKACGRBgQAvwoAIZIGEACnCgAhkwZAAKkKACGUBgEA8AkAIZUGAQCBCgAhlgYBAIEKACGXBhAApwoAIZgGBAC_CgAhmQZAAKkKACEgBwAA0A4AIAgAANEOACAXAADSDgAgGAAA0w4AIBkAANQOACAbAADWDgAgHAAA1w4AIB0AANgOACAeAADZDgAgHwAA2g4AICAAANsOACDLBQEAAAAB0wVAAAAAAcIGQAAAAAGBBwEAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABiAdAAAAAAYkHQAAAAAGKB0AAAAABiwcBAAAAAYwHAQAAAAGNB0AAAAABjgdAAAAAAY8HAQAAAAGQB0AAAAABkQdAAAAAAZIHAgAAAAECAAAAAQAgLQAAihAAIAMAAABqACAtAACKEAAgLgAAjhAAICIAAABqACAHAAC-DQAgCAAAvw0AIBcAAMANACAYAADBDQAgGQAAwg0AIBsAAMQNACAcAADFDQAgHQAAxg0AIB4AAMcNACAfAADIDQAgIAAAyQ0AICYAAI4QACDLBQEA8AkAIdMFQACoCgAhwgZAAKgKACGBBwEA8AkAIYIHAQDwCQAhgwcBAPAJACGEBwEAgQoAIYUHAQCBCgAhhgcBAIEKACGHBwEAgQoAIYgHQACpCgAhiQdAAKkKACGKB0AAqQoAIYsHAQDwCQAhjAcBAPAJACGNB0AAqQoAIY4HQACpCgAhjwcBAIEKACGQB0AAqQoAIZEHQACpCgAhkgcCAPEJACEgBwAAvg0AIAgAAL8NACAXAADADQAgGAAAwQ0AIBkAAMINACAbAADEDQAgHAAAxQ0AIB0AAMYNACAeAADHDQAgHwAAyA0AICAAAMkNACDLBQEA8AkAIdMFQACoCgAhwgZAAKgKACGBBwEA8AkAIYIHAQDwCQAhgwcBAPAJACGEBwEAgQoAIYUHAQCBCgAhhgcBAIEKACGHBwEAgQoAIYgHQACpCgAhiQdAAKkKACGKB0AAqQoAIYsHAQDwCQAhjAcBAPAJACGNB0AAqQoAIY4HQACpCgAhjwcBAIEKACGQB0AAqQoAIZEHQACpCgAhkgcCAPEJACECswUBAAAAAbQFAQAAAAECtAUBAAAAAcAFAQAAAAEH_QQAAJwKACCyBQIAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcUFAQAAAAECAAAA2AcAIC0AAJEQACADAAAA5QcAIC0AAJEQACAuAACVEAAgCQAAAOUHACAmAACVEAAg_QQAAIIKACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhxQUBAIEKACEH_QQAAIIKACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhxQUBAIEKACEH_gQAAJ0KACCyBQIAAAABwQUBAAAAAcIFAQAAAAHDBQEAAAABxAUBAAAAAcUFAQAAAAECAAAA2AcAIC0AAJYQACADAAAA5QcAIC0AAJYQACAuAACaEAAgCQAAAOUHACAmAACaEAAg_gQAAIMKACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhxQUBAIEKACEH_gQAAIMKACCyBQIA8QkAIcEFAQDwCQAhwgUBAPAJACHDBQEA8AkAIcQFAQDwCQAhxQUBAIEKACENBgAcBwYCCA8FFzsGGD8TGUEUGkUVG0kWHE0XHVEYHlUZH1kaIF0bAwMAAQUKAwYABAEEAAIBBQsACgMAAQYAEgkRBgoXCBEnDRIrDxMtEBQxERUyBRYzBQMDAAEGAAcIEgUBCBMABgYADgsACQwaBQ4eCw8gDBAkDQIGAAoKGAgBChkAAQ0ACAENAAgCDAAFDQAIAg4lABAmAAEMAAUBDAAFAQwABQUKNAARNQASNgAUNwAWOAABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAELB14ACF8AF2AAGGEAGmIAG2MAHGQAHWUAHmYAH2cAIGgAAAAABQYAITMAIjQAIzUAJDYAJQAAAAAABQYAITMAIjQAIzUAJDYAJQEDAAEBAwABBQYAKjMAKzQALDUALTYALgAAAAAABQYAKjMAKzQALDUALTYALgEDAAEBAwABAwYAMzUANDYANQAAAAMGADM1ADQ2ADUBBAACAQQAAgMGADo1ADs2ADwAAAADBgA6NQA7NgA8AwMAAQnMAQYVzQEFAwMAAQnTAQYV1AEFBQYAQTMAQjQAQzUARDYARQAAAAAABQYAQTMAQjQAQzUARDYARQEDAAEBAwABBQYASjMASzQATDUATTYATgAAAAAABQYASjMASzQATDUATTYATgEDAAEBAwABBQYAUzMAVDQAVTUAVjYAVwAAAAAABQYAUzMAVDQAVTUAVjYAVwEDAAEBAwABAwYAXDUAXTYAXgAAAAMGAFw1AF02AF4BAwABAQMAAQUGAGMzAGQ0AGU1AGY2AGcAAAAAAAUGAGMzAGQ0AGU1AGY2AGcBAwABAQMAAQUGAGwzAG00AG41AG82AHAAAAAAAAUGAGwzAG00AG41AG82AHABAwABAQMAAQMGAHU1AHY2AHcAAAADBgB1NQB2NgB3AQMAAQEDAAEFBgB8MwB9NAB-NQB_NgCAAQAAAAAABQYAfDMAfTQAfjUAfzYAgAEBDAAFAQwABQUGAIUBMwCGATQAhwE1AIgBNgCJAQAAAAAABQYAhQEzAIYBNACHATUAiAE2AIkBAQwABQEMAAUDBgCOATUAjwE2AJABAAAAAwYAjgE1AI8BNgCQAQEMAAUBDAAFAwYAlQE1AJYBNgCXAQAAAAMGAJUBNQCWATYAlwEAAAUGAJwBMwCdATQAngE1AJ8BNgCgAQAAAAAABQYAnAEzAJ0BNACeATUAnwE2AKABAAAABQYApgEzAKcBNACoATUAqQE2AKoBAAAAAAAFBgCmATMApwE0AKgBNQCpATYAqgEAAAAFBgCwATMAsQE0ALIBNQCzATYAtAEAAAAAAAUGALABMwCxATQAsgE1ALMBNgC0AQAAAAMGALoBNQC7ATYAvAEAAAADBgC6ATUAuwE2ALwBAgsACQyqBAUCCwAJDLAEBQUGAMEBMwDCATQAwwE1AMQBNgDFAQAAAAAABQYAwQEzAMIBNADDATUAxAE2AMUBAgwABQ0ACAIMAAUNAAgFBgDKATMAywE0AMwBNQDNATYAzgEAAAAAAAUGAMoBMwDLATQAzAE1AM0BNgDOAQAAAAUGANQBMwDVATQA1gE1ANcBNgDYAQAAAAAABQYA1AEzANUBNADWATUA1wE2ANgBAQMAAQEDAAEFBgDdATMA3gE0AN8BNQDgATYA4QEAAAAAAAUGAN0BMwDeATQA3wE1AOABNgDhAQENAAgBDQAIBQYA5gEzAOcBNADoATUA6QE2AOoBAAAAAAAFBgDmATMA5wE0AOgBNQDpATYA6gEAAAADBgDwATUA8QE2APIBAAAAAwYA8AE1APEBNgDyAQQGAPgBCbcF9wG6A7EF9QG7A7UF9gEBuQMA9AEBuQMA9AEBuQMA9AEBuwO4BQAAAAMGAPwBNQD9ATYA_gEAAAADBgD8ATUA_QE2AP4BAAAABQYAhAIzAIUCNACGAjUAhwI2AIgCAAAAAAAFBgCEAjMAhQI0AIYCNQCHAjYAiAIBuQMA9AEBuQMA9AEDBgCNAjUAjgI2AI8CAAAAAwYAjQI1AI4CNgCPAgG5AwD0AQG5AwD0AQMGAJQCNQCVAjYAlgIAAAADBgCUAjUAlQI2AJYCAbkDAPQBAbkDAPQBBQYAmwIzAJwCNACdAjUAngI2AJ8CAAAAAAAFBgCbAjMAnAI0AJ0CNQCeAjYAnwIAAAAFBgClAjMApgI0AKcCNQCoAjYAqQIAAAAAAAUGAKUCMwCmAjQApwI1AKgCNgCpAgENAAgBDQAIBQYArgIzAK8CNACwAjUAsQI2ALICAAAAAAAFBgCuAjMArwI0ALACNQCxAjYAsgIAAAAFBgC4AjMAuQI0ALoCNQC7AjYAvAIAAAAAAAUGALgCMwC5AjQAugI1ALsCNgC8AgAAAAUGAMICMwDDAjQAxAI1AMUCNgDGAgAAAAAABQYAwgIzAMMCNADEAjUAxQI2AMYCAAAABQYAzAIzAM0CNADOAjUAzwI2ANACAAAAAAAFBgDMAjMAzQI0AM4CNQDPAjYA0AIAAAADBgDWAjUA1wI2ANgCAAAAAwYA1gI1ANcCNgDYAgEDAAEBAwABBQYA3QIzAN4CNADfAjUA4AI2AOECAAAAAAAFBgDdAjMA3gI0AN8CNQDgAjYA4QIDBgDmAv0E3QfkAv4E4QflAgH8BADjAgH8BADjAgL9BOIHAP4E4wcAAAAFBgDqAjMA6wI0AOwCNQDtAjYA7gIAAAAAAAUGAOoCMwDrAjQA7AI1AO0CNgDuAgH8BADjAgH8BADjAgUGAPMCMwD0AjQA9QI1APYCNgD3AgAAAAAABQYA8wIzAPQCNAD1AjUA9gI2APcCAfwEAOMCAfwEAOMCBQYA_AIzAP0CNAD-AjUA_wI2AIADAAAAAAAFBgD8AjMA_QI0AP4CNQD_AjYAgAMhAgEiaQEjbAEkbQElbgEncAEoch0pcx4qdQErdx0seB8veQEwegExex03fiA4fyY5gAEbOoEBGzuCARs8gwEbPYQBGz6GARs_iAEdQIkBJ0GLARtCjQEdQ44BKESPARtFkAEbRpEBHUeUASlIlQEvSZYBAkqXAQJLmAECTJkBAk2aAQJOnAECT54BHVCfATBRoQECUqMBHVOkATFUpQECVaYBAlanAR1XqgEyWKsBNlmsAQNarQEDW64BA1yvAQNdsAEDXrIBA1-0AR1gtQE3YbcBA2K5AR1jugE4ZLsBA2W8AQNmvQEdZ8ABOWjBAT1pwgEFasMBBWvEAQVsxQEFbcYBBW7IAQVvygEdcMsBPnHPAQVy0QEdc9IBP3TVAQV11gEFdtcBHXfaAUB42wFGedwBBnrdAQZ73gEGfN8BBn3gAQZ-4gEGf-QBHYAB5QFHgQHnAQaCAekBHYMB6gFIhAHrAQaFAewBBoYB7QEdhwHwAUmIAfEBT4kB8gETigHzAROLAfQBE4wB9QETjQH2AROOAfgBE48B-gEdkAH7AVCRAf0BE5IB_wEdkwGAAlGUAYECE5UBggITlgGDAh2XAYYCUpgBhwJYmQGJAhSaAYoCFJsBjAIUnAGNAhSdAY4CFJ4BkAIUnwGSAh2gAZMCWaEBlQIUogGXAh2jAZgCWqQBmQIUpQGaAhSmAZsCHacBngJbqAGfAl-pAaACF6oBoQIXqwGiAhesAaMCF60BpAIXrgGmAhevAagCHbABqQJgsQGrAheyAa0CHbMBrgJhtAGvAhe1AbACF7YBsQIdtwG0AmK4AbUCaLkBtgIYugG3Ahi7AbgCGLwBuQIYvQG6Ahi-AbwCGL8BvgIdwAG_AmnBAcECGMIBwwIdwwHEAmrEAcUCGMUBxgIYxgHHAh3HAcoCa8gBywJxyQHMAhnKAc0CGcsBzgIZzAHPAhnNAdACGc4B0gIZzwHUAh3QAdUCctEB1wIZ0gHZAh3TAdoCc9QB2wIZ1QHcAhnWAd0CHdcB4AJ02AHhAnjZAeICGtoB4wIa2wHkAhrcAeUCGt0B5gIa3gHoAhrfAeoCHeAB6wJ54QHtAhriAe8CHeMB8AJ65AHxAhrlAfICGuYB8wId5wH2AnvoAfcCgQHpAfkCEOoB-gIQ6wH8AhDsAf0CEO0B_gIQ7gGAAxDvAYIDHfABgwOCAfEBhQMQ8gGHAx3zAYgDgwH0AYkDEPUBigMQ9gGLAx33AY4DhAH4AY8DigH5AZADEfoBkQMR-wGSAxH8AZMDEf0BlAMR_gGWAxH_AZgDHYACmQOLAYECmwMRggKdAx2DAp4DjAGEAp8DEYUCoAMRhgKhAx2HAqQDjQGIAqUDkQGJAqYDD4oCpwMPiwKoAw-MAqkDD40CqgMPjgKsAw-PAq4DHZACrwOSAZECsQMPkgKzAx2TArQDkwGUArUDD5UCtgMPlgK3Ax2XAroDlAGYArsDmAGZAr0DCZoCvgMJmwLBAwmcAsIDCZ0CwwMJngLFAwmfAscDHaACyAOZAaECygMJogLMAx2jAs0DmgGkAs4DCaUCzwMJpgLQAx2nAtMDmwGoAtQDoQGpAtYDogGqAtcDogGrAtoDogGsAtsDogGtAtwDogGuAt4DogGvAuADHbAC4QOjAbEC4wOiAbIC5QMdswLmA6QBtALnA6IBtQLoA6IBtgLpAx23AuwDpQG4Au0DqwG5Au8DrAG6AvADrAG7AvMDrAG8AvQDrAG9AvUDrAG-AvcDrAG_AvkDHcAC-gOtAcEC_AOsAcIC_gMdwwL_A64BxAKABKwBxQKBBKwBxgKCBB3HAoUErwHIAoYEtQHJAogEtgHKAokEtgHLAowEtgHMAo0EtgHNAo4EtgHOApAEtgHPApIEHdACkwS3AdEClQS2AdIClwQd0wKYBLgB1AKZBLYB1QKaBLYB1gKbBB3XAp4EuQHYAp8EvQHZAqAECNoCoQQI2wKiBAjcAqMECN0CpAQI3gKmBAjfAqgEHeACqQS-AeECrAQI4gKuBB3jAq8EvwHkArEECOUCsgQI5gKzBB3nArYEwAHoArcExgHpArgEDeoCuQQN6wK6BA3sArsEDe0CvAQN7gK-BA3vAsAEHfACwQTHAfECwwQN8gLFBB3zAsYEyAH0AscEDfUCyAQN9gLJBB33AswEyQH4As0EzwH5As8E0AH6AtAE0AH7AtME0AH8AtQE0AH9AtUE0AH-AtcE0AH_AtkEHYAD2gTRAYED3ATQAYID3gQdgwPfBNIBhAPgBNABhQPhBNABhgPiBB2HA-UE0wGIA-YE2QGJA-cEFooD6AQWiwPpBBaMA-oEFo0D6wQWjgPtBBaPA-8EHZAD8ATaAZED8gQWkgP0BB2TA_UE2wGUA_YEFpUD9wQWlgP4BB2XA_sE3AGYA_wE4gGZA_4EDJoD_wQMmwOBBQycA4IFDJ0DgwUMngOFBQyfA4cFHaADiAXjAaEDigUMogOMBR2jA40F5AGkA44FDKUDjwUMpgOQBR2nA5MF5QGoA5QF6wGpA5YF7AGqA5cF7AGrA5oF7AGsA5sF7AGtA5wF7AGuA54F7AGvA6AFHbADoQXtAbEDowXsAbIDpQUdswOmBe4BtAOnBewBtQOoBewBtgOpBR23A6wF7wG4A60F8wG8A68F9AG9A7kF9AG-A7wF9AG_A70F9AHAA74F9AHBA8AF9AHCA8IFHcMDwwX5AcQDxQX0AcUDxwUdxgPIBfoBxwPJBfQByAPKBfQByQPLBR3KA84F-wHLA88F_wHMA9EFgALNA9IFgALOA9UFgALPA9YFgALQA9cFgALRA9kFgALSA9sFHdMD3AWBAtQD3gWAAtUD4AUd1gPhBYIC1wPiBYAC2APjBYAC2QPkBR3aA-cFgwLbA-gFiQLcA-oF9QHdA-sF9QHeA-0F9QHfA-4F9QHgA-8F9QHhA_EF9QHiA_MFHeMD9AWKAuQD9gX1AeUD-AUd5gP5BYsC5wP6BfUB6AP7BfUB6QP8BR3qA_8FjALrA4AGkALsA4EG9gHtA4IG9gHuA4MG9gHvA4QG9gHwA4UG9gHxA4cG9gHyA4kGHfMDigaRAvQDjAb2AfUDjgYd9gOPBpIC9wOQBvYB-AORBvYB-QOSBh36A5UGkwL7A5YGlwL8A5gG9wH9A5kG9wH-A5sG9wH_A5wG9wGABJ0G9wGBBJ8G9wGCBKEGHYMEogaYAoQEpAb3AYUEpgYdhgSnBpkChwSoBvcBiASpBvcBiQSqBh2KBK0GmgKLBK4GoAKMBLAGoQKNBLEGoQKOBLQGoQKPBLUGoQKQBLYGoQKRBLgGoQKSBLoGHZMEuwaiApQEvQahApUEvwYdlgTABqMClwTBBqECmATCBqECmQTDBh2aBMYGpAKbBMcGqgKcBMgGC50EyQYLngTKBgufBMsGC6AEzAYLoQTOBguiBNAGHaME0QarAqQE0wYLpQTVBh2mBNYGrAKnBNcGC6gE2AYLqQTZBh2qBNwGrQKrBN0GswKsBN8GtAKtBOAGtAKuBOMGtAKvBOQGtAKwBOUGtAKxBOcGtAKyBOkGHbME6ga1ArQE7Aa0ArUE7gYdtgTvBrYCtwTwBrQCuATxBrQCuQTyBh26BPUGtwK7BPYGvQK8BPgGvgK9BPkGvgK-BPwGvgK_BP0GvgLABP4GvgLBBIAHvgLCBIIHHcMEgwe_AsQEhQe-AsUEhwcdxgSIB8ACxwSJB74CyASKB74CyQSLBx3KBI4HwQLLBI8HxwLMBJEHyALNBJIHyALOBJUHyALPBJYHyALQBJcHyALRBJkHyALSBJsHHdMEnAfJAtQEngfIAtUEoAcd1gShB8oC1wSiB8gC2ASjB8gC2QSkBx3aBKcHywLbBKgH0QLcBKoH0gLdBKsH0gLeBK4H0gLfBK8H0gLgBLAH0gLhBLIH0gLiBLQHHeMEtQfTAuQEtwfSAuUEuQcd5gS6B9QC5wS7B9IC6AS8B9IC6QS9Bx3qBMAH1QLrBMEH2QLsBMIHFe0EwwcV7gTEBxXvBMUHFfAExgcV8QTIBxXyBMoHHfMEywfaAvQEzQcV9QTPBx32BNAH2wL3BNEHFfgE0gcV-QTTBx36BNYH3AL7BNcH4gL_BNkH4wKABeQH4wKBBecH4wKCBegH4wKDBekH4wKEBesH4wKFBe0HHYYF7gfnAocF8AfjAogF8gcdiQXzB-gCigX0B-MCiwX1B-MCjAX2Bx2NBfkH6QKOBfoH7wKPBfsH5QKQBfwH5QKRBf0H5QKSBf4H5QKTBf8H5QKUBYEI5QKVBYMIHZYFhAjwApcFhgjlApgFiAgdmQWJCPECmgWKCOUCmwWLCOUCnAWMCB2dBY8I8gKeBZAI-AKfBZEI5AKgBZII5AKhBZMI5AKiBZQI5AKjBZUI5AKkBZcI5AKlBZkIHaYFmgj5AqcFnAjkAqgFnggdqQWfCPoCqgWgCOQCqwWhCOQCrAWiCB2tBaUI-wKuBaYIgQM"
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
  KnownSpenderScalarFieldEnum: () => KnownSpenderScalarFieldEnum,
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
  KnownSpender: "KnownSpender",
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
var KnownSpenderScalarFieldEnum = {
  chainId: "chainId",
  kind: "kind",
  address: "address"
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
