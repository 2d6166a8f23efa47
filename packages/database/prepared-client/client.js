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
  givenBack       GivenBack[]

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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","genesisHash","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","paymentId_answerId","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "wQ_vAuAEJAcAAPsIACAIAAD8CAAgFwAA_QgAIBgAAP4IACAZAAD_CAAgGgAAgAkAIBsAAIEJACAcAACCCQAgHQAAgwkAIB4AAIQJACAfAACFCQAgIAAAhgkAII4FAAD6CAAwjwUAAGoAEJAFAAD6CAAwqAUBAAAAAbAFQACXCAAhnAZAAJcIACHXBgEAgggAIdgGAQAAAAHZBgEAgggAIdoGAQCDCAAh2wYBAIMIACHcBgEAgwgAId0GAQCDCAAh3gZAAKEIACHfBkAAoQgAIeAGQAChCAAh4QYBAIIIACHiBgEAgggAIeMGQAChCAAh5AZAAKEIACHlBgEAgwgAIeYGQAChCAAh5wZAAKEIACHoBgIAgQgAIQEAAAABACAVAwAA7QgAIAUAALAJACCOBQAArwkAMI8FAAADABCQBQAArwkAMKAFAQCCCAAhqAUBAIIIACGpBQEAgggAIbAFQACXCAAhswVAAKEIACHDBQEAgggAIdMFAQCCCAAhhwYBAIMIACHIBgEAgggAIckGAQCCCAAhygYAAPYIACDLBgAA9ggAIMwGAAD2CAAgzQZAAKEIACHOBkAAoQgAIc8GQAChCAAhBwMAANILACAFAACeDgAgswUAALoJACCHBgAAugkAIM0GAAC6CQAgzgYAALoJACDPBgAAugkAIBUDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAIIIACGoBQEAAAABqQUBAIIIACGwBUAAlwgAIbMFQAChCAAhwwUBAIIIACHTBQEAAAABhwYBAIMIACHIBgEAgggAIckGAQCCCAAhygYAAPYIACDLBgAA9ggAIMwGAAD2CAAgzQZAAKEIACHOBkAAoQgAIc8GQAChCAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAACuCQAgjgUAAK0JADCPBQAABwAQkAUAAK0JADCpBQEAgggAIcUGAQCCCAAhxgYBAIIIACHHBkAAlwgAIQEEAACdDgAgCQQAAK4JACCOBQAArQkAMI8FAAAHABCQBQAArQkAMKkFAQCCCAAhxQYBAIIIACHGBgEAgggAIccGQACXCAAh9AYAAKwJACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAID8DAADtCAAgCQAAqAkAIAoAAOAIACARAACkCQAgEgAAqQkAIBMAAKoJACAUAACrCQAgFQAAoQkAIBYAAPwIACCOBQAApgkAMI8FAAAMABCQBQAApgkAMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIaEFAQCCCAAhogUBAIIIACGoBQEAgggAIakFAQCCCAAhqwUQALEIACGsBQEAgggAIa4FAQCDCAAhsAVAAJcIACGyBRAAsQgAIcIFQAChCAAhzAUBAIIIACH1BQQAqggAIZkGAQCCCAAhmwYBAIMIACGiBgAAqQgAIKQGAQCDCAAhpQYBAIIIACGmBgEAgggAIacGBADECAAhqAYEAMQIACGpBgEAgggAIaoGAQCDCAAhqwYBAIIIACGsBgEAgggAIa0GBADECAAhrgYgAKcJACGvBgEAgwgAIbAGAQCDCAAhsQYCAJ0IACGyBgEAgwgAIbMGQAChCAAhtAYBAIMIACG1BgQAqggAIbYGAgCdCAAhtwZAAKEIACG4BgEAgwgAIbkGQAChCAAhugYBAIMIACG7BkAAoQgAIbwGQAChCAAhvQZAAKEIACG-BkAAoQgAIb8GQAChCAAhwAYBAIMIACHBBgEAgwgAIcIGAQCDCAAhwwYBAIMIACHEBgEAgwgAIScDAADSCwAgCQAAmQ4AIAoAAKALACARAACYDgAgEgAAmg4AIBMAAJsOACAUAACcDgAgFQAAsgsAIBYAAIoOACCuBQAAugkAIMIFAAC6CQAg9QUAALoJACCbBgAAugkAIKIGAAC6CQAgpAYAALoJACCqBgAAugkAIK4GAAC6CQAgrwYAALoJACCwBgAAugkAILEGAAC6CQAgsgYAALoJACCzBgAAugkAILQGAAC6CQAgtQYAALoJACC2BgAAugkAILcGAAC6CQAguAYAALoJACC5BgAAugkAILoGAAC6CQAguwYAALoJACC8BgAAugkAIL0GAAC6CQAgvgYAALoJACC_BgAAugkAIMAGAAC6CQAgwQYAALoJACDCBgAAugkAIMMGAAC6CQAgxAYAALoJACBAAwAA7QgAIAkAAKgJACAKAADgCAAgEQAApAkAIBIAAKkJACATAACqCQAgFAAAqwkAIBUAAKEJACAWAAD8CAAgjgUAAKYJADCPBQAADAAQkAUAAKYJADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGhBQEAgggAIaIFAQCCCAAhqAUBAAAAAakFAQCCCAAhqwUQALEIACGsBQEAgggAIa4FAQCDCAAhsAVAAJcIACGyBRAAsQgAIcIFQAChCAAhzAUBAIIIACH1BQQAqggAIZkGAQCCCAAhmwYBAIMIACGiBgAAqQgAIKQGAQCDCAAhpQYBAIIIACGmBgEAgggAIacGBADECAAhqAYEAMQIACGpBgEAgggAIaoGAQCDCAAhqwYBAIIIACGsBgEAgggAIa0GBADECAAhrgYgAKcJACGvBgEAgwgAIbAGAQCDCAAhsQYCAJ0IACGyBgEAgwgAIbMGQAChCAAhtAYBAIMIACG1BgQAqggAIbYGAgCdCAAhtwZAAKEIACG4BgEAgwgAIbkGQAChCAAhugYBAIMIACG7BkAAoQgAIbwGQAChCAAhvQZAAKEIACG-BkAAoQgAIb8GQAChCAAhwAYBAIMIACHBBgEAgwgAIcIGAQCDCAAhwwYBAIMIACHEBgEAgwgAIfMGAAClCQAgAwAAAAwAIAEAAA0AMAIAAA4AIBYDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAIIIACGpBQEAgggAIbAFQACXCAAhswVAAKEIACGZBgEAgggAIZsGAQCDCAAhnAZAAJcIACGdBgEAgggAIZ4GEACxCAAhnwYQALEIACGgBgEAgwgAIaEGAgCdCAAhogYAAKkIACCjBiAA3wgAIQEAAAAQACADAAAADAAgAQAADQAwAgAADgAgAQAAAAwAIBcLAACgCQAgDAAAoQkAIA4AAKIJACAPAACjCQAgEAAApAkAII4FAACfCQAwjwUAABQAEJAFAACfCQAwsAVAAJcIACGyBQQAxAgAIcQFAQCDCAAhzgUBAIIIACHjBQEAgggAIewFQACXCAAh7gUEAKoIACHvBRAA3ggAIfAFQAChCAAh8QUBAIIIACHyBQEAgwgAIfMFAQCDCAAh9AUQAN4IACH1BQQAqggAIfYFQAChCAAhDgsAAJUOACAMAACyCwAgDgAAlg4AIA8AAJcOACAQAACYDgAgxAUAALoJACDuBQAAugkAIO8FAAC6CQAg8AUAALoJACDyBQAAugkAIPMFAAC6CQAg9AUAALoJACD1BQAAugkAIPYFAAC6CQAgGAsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCwBUAAlwgAIbIFBADECAAhxAUBAIMIACHOBQEAgggAIeIFAACeCQAg4wUBAIIIACHsBUAAlwgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIfEFAQCCCAAh8gUBAIMIACHzBQEAgwgAIfQFEADeCAAh9QUEAKoIACH2BUAAoQgAIQMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAABQAIAEAAAAMACAJDQAAzQgAII4FAACdCQAwjwUAABsAEJAFAACdCQAwkQUCAIEIACGyBQQAxAgAIcwFAQCCCAAhzQVAAJcIACHOBQEAgggAIQENAADACgAgCg0AAM0IACCOBQAAnQkAMI8FAAAbABCQBQAAnQkAMJEFAgCBCAAhsgUEAMQIACHMBQEAgggAIc0FQACXCAAhzgUBAIIIACHyBgAAnAkAIAMAAAAbACABAAAcADACAAAdACAJDQAAzQgAII4FAADMCAAwjwUAAB8AEJAFAADMCAAwsAVAAJcIACGyBQQAxAgAIc4FAQCCCAAh0AUQALEIACHhBQEAgggAIQEAAAAfACAMDAAA5ggAIA0AAM0IACCOBQAAmwkAMI8FAAAhABCQBQAAmwkAMLIFBADECAAhxAUBAIIIACHOBQEAgggAIe0FAgCBCAAh7gUEAKoIACHvBRAA3ggAIfAFQAChCAAhBQwAALILACANAADACgAg7gUAALoJACDvBQAAugkAIPAFAAC6CQAgDQwAAOYIACANAADNCAAgjgUAAJsJADCPBQAAIQAQkAUAAJsJADCyBQQAxAgAIcQFAQCCCAAhzgUBAIIIACHtBQIAgQgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIfEGAACaCQAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAbACABAAAAIQAgAwAAACEAIAEAACIAMAIAACMAIAgEAQCCCAAhDAAA5ggAII4FAACZCQAwjwUAACgAEJAFAACZCQAwsAVAAJcIACHEBQEAgggAIYcGAQCCCAAhAQwAALILACAJBAEAgggAIQwAAOYIACCOBQAAmQkAMI8FAAAoABCQBQAAmQkAMLAFQACXCAAhxAUBAIIIACGHBgEAgggAIfAGAACYCQAgAwAAACgAIAEAACkAMAIAACoAIBEMAADmCAAgjgUAAOUIADCPBQAALAAQkAUAAOUIADCRBQIAgQgAIakFAQCCCAAhsAVAAJcIACHEBQEAgggAIcwFAQCCCAAhiQYBAIIIACGKBgEAgggAIYsGBADECAAhjAYQALEIACGNBhAAsQgAIY4GEACxCAAhjwYQAN4IACGQBkAAoQgAIQEAAAAsACAHDAAA5ggAII4FAACXCQAwjwUAAC4AEJAFAACXCQAwsAVAAJcIACHEBQEAgggAIYgGAQCCCAAhAQwAALILACAIDAAA5ggAII4FAACXCQAwjwUAAC4AEJAFAACXCQAwsAVAAJcIACHEBQEAgggAIYgGAQCCCAAh7wYAAJYJACADAAAALgAgAQAALwAwAgAAMAAgAQAAAAwAIAMAAAAMACABAAANADACAAAOACABAAAAFAAgAQAAACEAIAEAAAAoACABAAAALgAgAQAAAAwAIAcDAADSCwAgCAAAig4AILMFAAC6CQAgmwYAALoJACCgBgAAugkAIKEGAAC6CQAgogYAALoJACAWAwAA7QgAIAgAAPwIACCOBQAAlQkAMI8FAAAQABCQBQAAlQkAMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIagFAQAAAAGpBQEAgggAIbAFQACXCAAhswVAAKEIACGZBgEAgggAIZsGAQCDCAAhnAZAAJcIACGdBgEAgggAIZ4GEACxCAAhnwYQALEIACGgBgEAgwgAIaEGAgCdCAAhogYAAKkIACCjBiAA3wgAIQMAAAAQACABAAA5ADACAAA6ACARAwAA7QgAII4FAACUCQAwjwUAADwAEJAFAACUCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAIIIACGpBQEAgggAIasFEACxCAAhsAVAAJcIACG9BQEAgggAIZcGAQCCCAAhmQYBAIIIACGaBgEAgggAIZsGAQCCCAAhnAZAAJcIACEBAwAA0gsAIBIDAADtCAAgjgUAAJQJADCPBQAAPAAQkAUAAJQJADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGoBQEAAAABqQUBAIIIACGrBRAAsQgAIbAFQACXCAAhvQUBAIIIACGXBgEAgggAIZkGAQCCCAAhmgYBAIIIACGbBgEAgggAIZwGQACXCAAh7gYAAJMJACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKkFAQCCCAAhlwYBAIIIACGYBkAAlwgAIQEAAABAACAQAwAA7QgAII4FAACSCQAwjwUAAEIAEJAFAACSCQAwkQUCAIEIACGTBQEAgggAIagFAQCCCAAhqQUBAIIIACGqBQEAgggAIasFEACxCAAhrAUBAIIIACGtBQEAgwgAIa4FAQCDCAAhrwUQAN4IACGwBUAAlwgAIbEFQAChCAAhBQMAANILACCtBQAAugkAIK4FAAC6CQAgrwUAALoJACCxBQAAugkAIBADAADtCAAgjgUAAJIJADCPBQAAQgAQkAUAAJIJADCRBQIAgQgAIZMFAQCCCAAhqAUBAAAAAakFAQCCCAAhqgUBAIIIACGrBRAAsQgAIawFAQCCCAAhrQUBAIMIACGuBQEAgwgAIa8FEADeCAAhsAVAAJcIACGxBUAAoQgAIQMAAABCACABAABDADACAABEACAIAwAA7QgAII4FAACRCQAwjwUAAEYAEJAFAACRCQAwkQUCAIEIACGpBQEAgggAIc8FQACXCAAh0AUQALEIACEBAwAA0gsAIAkDAADtCAAgjgUAAJEJADCPBQAARgAQkAUAAJEJADCRBQIAgQgAIakFAQCCCAAhzwVAAJcIACHQBRAAsQgAIe0GAACQCQAgAwAAAEYAIAEAAEcAMAIAAEgAIAwDAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAIIIACGpBQEAgggAIbAFQACXCAAhxAUBAIIIACGUBgQAxAgAIZUGBADECAAhlgYAAMAIACABAwAA0gsAIA0DAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAIIIACGpBQEAgggAIbAFQACXCAAhxAUBAIIIACGUBgQAxAgAIZUGBADECAAhlgYAAMAIACDsBgAAjgkAIAMAAABKACABAABLADACAABMACAMAwAA7QgAIBUAAMAIACAWBACqCAAhjgUAAI0JADCPBQAATgAQkAUAAI0JADCgBQEAgggAIakFAQCCCAAhsAVAAJcIACGTBgEAgggAIZQGBACqCAAhlQYEAKoIACEEAwAA0gsAIBYAALoJACCUBgAAugkAIJUGAAC6CQAgDQMAAO0IACAVAADACAAgFgQAqggAIY4FAACNCQAwjwUAAE4AEJAFAACNCQAwoAUBAIIIACGpBQEAgggAIbAFQACXCAAhkwYBAIIIACGUBgQAqggAIZUGBACqCAAh6wYAAIwJACADAAAATgAgAQAATwAwAgAAUAAgCAMAAO0IACCOBQAAiwkAMI8FAABSABCQBQAAiwkAMKAFAQCCCAAhqQUBAIIIACHMBQEAgggAIZIGQACXCAAhAQMAANILACAJAwAA7QgAII4FAACLCQAwjwUAAFIAEJAFAACLCQAwoAUBAIIIACGpBQEAgggAIcwFAQCCCAAhkgZAAJcIACHqBgAAigkAIAMAAABSACABAABTADACAABUACAIAwAA7QgAII4FAACJCQAwjwUAAFYAEJAFAACJCQAwoAUBAIIIACGpBQEAgggAIc8FQACXCAAhkQYEAMQIACEBAwAA0gsAIAkDAADtCAAgjgUAAIkJADCPBQAAVgAQkAUAAIkJADCgBQEAgggAIakFAQCCCAAhzwVAAJcIACGRBgQAxAgAIekGAACICQAgAwAAAFYAIAEAAFcAMAIAAFgAIAoDAADtCAAgjgUAAIcJADCPBQAAWgAQkAUAAIcJADCTBQEAgggAIakFAQCCCAAh0wZAAKEIACHUBkAAoQgAIdUGQAChCAAh1gYAAPgIACAEAwAA0gsAINMGAAC6CQAg1AYAALoJACDVBgAAugkAIAoDAADtCAAgjgUAAIcJADCPBQAAWgAQkAUAAIcJADCTBQEAAAABqQUBAIIIACHTBkAAoQgAIdQGQAChCAAh1QZAAKEIACHWBgAA-AgAIAMAAABaACABAABbADACAABcACABAAAAAwAgAQAAAAwAIAEAAAAQACABAAAAPAAgAQAAAEIAIAEAAABGACABAAAASgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAFoAIAEAAAABACAkBwAA-wgAIAgAAPwIACAXAAD9CAAgGAAA_ggAIBkAAP8IACAaAACACQAgGwAAgQkAIBwAAIIJACAdAACDCQAgHgAAhAkAIB8AAIUJACAgAACGCQAgjgUAAPoIADCPBQAAagAQkAUAAPoIADCoBQEAgggAIbAFQACXCAAhnAZAAJcIACHXBgEAgggAIdgGAQCCCAAh2QYBAIIIACHaBgEAgwgAIdsGAQCDCAAh3AYBAIMIACHdBgEAgwgAId4GQAChCAAh3wZAAKEIACHgBkAAoQgAIeEGAQCCCAAh4gYBAIIIACHjBkAAoQgAIeQGQAChCAAh5QYBAIMIACHmBkAAoQgAIecGQAChCAAh6AYCAIEIACEYBwAAiQ4AIAgAAIoOACAXAACLDgAgGAAAjA4AIBkAAI0OACAaAACODgAgGwAAjw4AIBwAAJAOACAdAACRDgAgHgAAkg4AIB8AAJMOACAgAACUDgAg2gYAALoJACDbBgAAugkAINwGAAC6CQAg3QYAALoJACDeBgAAugkAIN8GAAC6CQAg4AYAALoJACDjBgAAugkAIOQGAAC6CQAg5QYAALoJACDmBgAAugkAIOcGAAC6CQAgAwAAAGoAIAEAAGsAMAIAAAEAIAMAAABqACABAABrADACAAABACADAAAAagAgAQAAawAwAgAAAQAgIQcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKgFAQAAAAGwBUAAAAABnAZAAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AYBAAAAAd0GAQAAAAHeBkAAAAAB3wZAAAAAAeAGQAAAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAAB5QYBAAAAAeYGQAAAAAHnBkAAAAAB6AYCAAAAAQEmAABvACAVqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABASYAAHEAMAEmAABxADAhBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhAgAAAAEAICYAAHQAIBWoBQEAtgkAIbAFQADYCQAhnAZAANgJACHXBgEAtgkAIdgGAQC2CQAh2QYBALYJACHaBgEAwAkAIdsGAQDACQAh3AYBAMAJACHdBgEAwAkAId4GQADZCQAh3wZAANkJACHgBkAA2QkAIeEGAQC2CQAh4gYBALYJACHjBkAA2QkAIeQGQADZCQAh5QYBAMAJACHmBkAA2QkAIecGQADZCQAh6AYCALcJACECAAAAagAgJgAAdgAgAgAAAGoAICYAAHYAIAMAAAABACAtAABvACAuAAB0ACABAAAAAQAgAQAAAGoAIBEGAADmDAAgMwAA5wwAIDQAAOoMACA1AADpDAAgNgAA6AwAINoGAAC6CQAg2wYAALoJACDcBgAAugkAIN0GAAC6CQAg3gYAALoJACDfBgAAugkAIOAGAAC6CQAg4wYAALoJACDkBgAAugkAIOUGAAC6CQAg5gYAALoJACDnBgAAugkAIBiOBQAA-QgAMI8FAAB9ABCQBQAA-QgAMKgFAQD1BwAhsAVAAIsIACGcBkAAiwgAIdcGAQD1BwAh2AYBAPUHACHZBgEA9QcAIdoGAQD8BwAh2wYBAPwHACHcBgEA_AcAId0GAQD8BwAh3gZAAIwIACHfBkAAjAgAIeAGQACMCAAh4QYBAPUHACHiBgEA9QcAIeMGQACMCAAh5AZAAIwIACHlBgEA_AcAIeYGQACMCAAh5wZAAIwIACHoBgIA9AcAIQMAAABqACABAAB8ADAyAAB9ACADAAAAagAgAQAAawAwAgAAAQAgAQAAAFwAIAEAAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACAHAwAA5QwAIJMFAQAAAAGpBQEAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gYAAOQMACABJgAAhQEAIAaTBQEAAAABqQUBAAAAAdMGQAAAAAHUBkAAAAAB1QZAAAAAAdYGAADkDAAgASYAAIcBADABJgAAhwEAMAcDAADjDAAgkwUBALYJACGpBQEAtgkAIdMGQADZCQAh1AZAANkJACHVBkAA2QkAIdYGAADiDAAgAgAAAFwAICYAAIoBACAGkwUBALYJACGpBQEAtgkAIdMGQADZCQAh1AZAANkJACHVBkAA2QkAIdYGAADiDAAgAgAAAFoAICYAAIwBACACAAAAWgAgJgAAjAEAIAMAAABcACAtAACFAQAgLgAAigEAIAEAAABcACABAAAAWgAgCAYAAN0MACAzAADeDAAgNAAA4QwAIDUAAOAMACA2AADfDAAg0wYAALoJACDUBgAAugkAINUGAAC6CQAgCY4FAAD3CAAwjwUAAJMBABCQBQAA9wgAMJMFAQD1BwAhqQUBAPUHACHTBkAAjAgAIdQGQACMCAAh1QZAAIwIACHWBgAA-AgAIAMAAABaACABAACSAQAwMgAAkwEAIAMAAABaACABAABbADACAABcACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAADbDAAgBQAA3AwAIKAFAQAAAAGoBQEAAAABqQUBAAAAAbAFQAAAAAGzBUAAAAABwwUBAAAAAdMFAQAAAAGHBgEAAAAByAYBAAAAAckGAQAAAAHKBgAA2AwAIMsGAADZDAAgzAYAANoMACDNBkAAAAABzgZAAAAAAc8GQAAAAAEBJgAAmwEAIBCgBQEAAAABqAUBAAAAAakFAQAAAAGwBUAAAAABswVAAAAAAcMFAQAAAAHTBQEAAAABhwYBAAAAAcgGAQAAAAHJBgEAAAABygYAANgMACDLBgAA2QwAIMwGAADaDAAgzQZAAAAAAc4GQAAAAAHPBkAAAAABASYAAJ0BADABJgAAnQEAMBIDAADKDAAgBQAAywwAIKAFAQC2CQAhqAUBALYJACGpBQEAtgkAIbAFQADYCQAhswVAANkJACHDBQEAtgkAIdMFAQC2CQAhhwYBAMAJACHIBgEAtgkAIckGAQC2CQAhygYAAMcMACDLBgAAyAwAIMwGAADJDAAgzQZAANkJACHOBkAA2QkAIc8GQADZCQAhAgAAAAUAICYAAKABACAQoAUBALYJACGoBQEAtgkAIakFAQC2CQAhsAVAANgJACGzBUAA2QkAIcMFAQC2CQAh0wUBALYJACGHBgEAwAkAIcgGAQC2CQAhyQYBALYJACHKBgAAxwwAIMsGAADIDAAgzAYAAMkMACDNBkAA2QkAIc4GQADZCQAhzwZAANkJACECAAAAAwAgJgAAogEAIAIAAAADACAmAACiAQAgAwAAAAUAIC0AAJsBACAuAACgAQAgAQAAAAUAIAEAAAADACAIBgAAxAwAIDUAAMYMACA2AADFDAAgswUAALoJACCHBgAAugkAIM0GAAC6CQAgzgYAALoJACDPBgAAugkAIBOOBQAA9QgAMI8FAACpAQAQkAUAAPUIADCgBQEA9QcAIagFAQD1BwAhqQUBAPUHACGwBUAAiwgAIbMFQACMCAAhwwUBAPUHACHTBQEA9QcAIYcGAQD8BwAhyAYBAPUHACHJBgEA9QcAIcoGAAD2CAAgywYAAPYIACDMBgAA9ggAIM0GQACMCAAhzgZAAIwIACHPBkAAjAgAIQMAAAADACABAACoAQAwMgAAqQEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAADDDAAgqQUBAAAAAcUGAQAAAAHGBgEAAAABxwZAAAAAAQEmAACxAQAgBKkFAQAAAAHFBgEAAAABxgYBAAAAAccGQAAAAAEBJgAAswEAMAEmAACzAQAwBQQAAMIMACCpBQEAtgkAIcUGAQC2CQAhxgYBALYJACHHBkAA2AkAIQIAAAAJACAmAAC2AQAgBKkFAQC2CQAhxQYBALYJACHGBgEAtgkAIccGQADYCQAhAgAAAAcAICYAALgBACACAAAABwAgJgAAuAEAIAMAAAAJACAtAACxAQAgLgAAtgEAIAEAAAAJACABAAAABwAgAwYAAL8MACA1AADBDAAgNgAAwAwAIAeOBQAA9AgAMI8FAAC_AQAQkAUAAPQIADCpBQEA9QcAIcUGAQD1BwAhxgYBAPUHACHHBkAAiwgAIQMAAAAHACABAAC-AQAwMgAAvwEAIAMAAAAHACABAAAIADACAAAJACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIDwDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGpBQEAAAABqwUQAAAAAawFAQAAAAGuBQEAAAABsAVAAAAAAbIFEAAAAAHCBUAAAAABzAUBAAAAAfUFBAAAAAGZBgEAAAABmwYBAAAAAaIGgAAAAAGkBgEAAAABpQYBAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAakGAQAAAAGqBgEAAAABqwYBAAAAAawGAQAAAAGtBgQAAAABrgYgAAAAAa8GAQAAAAGwBgEAAAABsQYCAAAAAbIGAQAAAAGzBkAAAAABtAYBAAAAAbUGBAAAAAG2BgIAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugYBAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GQAAAAAG_BkAAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAEBJgAAxwEAIDORBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGpBQEAAAABqwUQAAAAAawFAQAAAAGuBQEAAAABsAVAAAAAAbIFEAAAAAHCBUAAAAABzAUBAAAAAfUFBAAAAAGZBgEAAAABmwYBAAAAAaIGgAAAAAGkBgEAAAABpQYBAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAakGAQAAAAGqBgEAAAABqwYBAAAAAawGAQAAAAGtBgQAAAABrgYgAAAAAa8GAQAAAAGwBgEAAAABsQYCAAAAAbIGAQAAAAGzBkAAAAABtAYBAAAAAbUGBAAAAAG2BgIAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugYBAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GQAAAAAG_BkAAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAEBJgAAyQEAMAEmAADJAQAwAQAAABAAIAEAAAAMACA8AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACECAAAADgAgJgAAzgEAIDORBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhrAUBALYJACGuBQEAwAkAIbAFQADYCQAhsgUQANYJACHCBUAA2QkAIcwFAQC2CQAh9QUEAO8JACGZBgEAtgkAIZsGAQDACQAhogaAAAAAAaQGAQDACQAhpQYBALYJACGmBgEAtgkAIacGBAD1CQAhqAYEAPUJACGpBgEAtgkAIaoGAQDACQAhqwYBALYJACGsBgEAtgkAIa0GBAD1CQAhrgYgAOsLACGvBgEAwAkAIbAGAQDACQAhsQYCAOQJACGyBgEAwAkAIbMGQADZCQAhtAYBAMAJACG1BgQA7wkAIbYGAgDkCQAhtwZAANkJACG4BgEAwAkAIbkGQADZCQAhugYBAMAJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BkAA2QkAIb8GQADZCQAhwAYBAMAJACHBBgEAwAkAIcIGAQDACQAhwwYBAMAJACHEBgEAwAkAIQIAAAAMACAmAADQAQAgAgAAAAwAICYAANABACABAAAAEAAgAQAAAAwAIAMAAAAOACAtAADHAQAgLgAAzgEAIAEAAAAOACABAAAADAAgIwYAALoMACAzAAC7DAAgNAAAvgwAIDUAAL0MACA2AAC8DAAgrgUAALoJACDCBQAAugkAIPUFAAC6CQAgmwYAALoJACCiBgAAugkAIKQGAAC6CQAgqgYAALoJACCuBgAAugkAIK8GAAC6CQAgsAYAALoJACCxBgAAugkAILIGAAC6CQAgswYAALoJACC0BgAAugkAILUGAAC6CQAgtgYAALoJACC3BgAAugkAILgGAAC6CQAguQYAALoJACC6BgAAugkAILsGAAC6CQAgvAYAALoJACC9BgAAugkAIL4GAAC6CQAgvwYAALoJACDABgAAugkAIMEGAAC6CQAgwgYAALoJACDDBgAAugkAIMQGAAC6CQAgNo4FAADwCAAwjwUAANkBABCQBQAA8AgAMJEFAgD0BwAhnwUBAPUHACGgBQEA9QcAIaEFAQD1BwAhogUBAPUHACGoBQEA9QcAIakFAQD1BwAhqwUQAIkIACGsBQEA9QcAIa4FAQD8BwAhsAVAAIsIACGyBRAAiQgAIcIFQACMCAAhzAUBAPUHACH1BQQApAgAIZkGAQD1BwAhmwYBAPwHACGiBgAAowgAIKQGAQD8BwAhpQYBAPUHACGmBgEA9QcAIacGBACsCAAhqAYEAKwIACGpBgEA9QcAIaoGAQD8BwAhqwYBAPUHACGsBgEA9QcAIa0GBACsCAAhrgYgAPEIACGvBgEA_AcAIbAGAQD8BwAhsQYCAJkIACGyBgEA_AcAIbMGQACMCAAhtAYBAPwHACG1BgQApAgAIbYGAgCZCAAhtwZAAIwIACG4BgEA_AcAIbkGQACMCAAhugYBAPwHACG7BkAAjAgAIbwGQACMCAAhvQZAAIwIACG-BkAAjAgAIb8GQACMCAAhwAYBAPwHACHBBgEA_AcAIcIGAQD8BwAhwwYBAPwHACHEBgEA_AcAIQMAAAAMACABAADYAQAwMgAA2QEAIAMAAAAMACABAAANADACAAAOACABAAAAOgAgAQAAADoAIAMAAAAQACABAAA5ADACAAA6ACADAAAAEAAgAQAAOQAwAgAAOgAgAwAAABAAIAEAADkAMAIAADoAIBMDAAC4DAAgCAAAuQwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAagFAQAAAAGpBQEAAAABsAVAAAAAAbMFQAAAAAGZBgEAAAABmwYBAAAAAZwGQAAAAAGdBgEAAAABngYQAAAAAZ8GEAAAAAGgBgEAAAABoQYCAAAAAaIGgAAAAAGjBiAAAAABASYAAOEBACARkQUCAAAAAZ8FAQAAAAGgBQEAAAABqAUBAAAAAakFAQAAAAGwBUAAAAABswVAAAAAAZkGAQAAAAGbBgEAAAABnAZAAAAAAZ0GAQAAAAGeBhAAAAABnwYQAAAAAaAGAQAAAAGhBgIAAAABogaAAAAAAaMGIAAAAAEBJgAA4wEAMAEmAADjAQAwEwMAAN8LACAIAADgCwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhqAUBALYJACGpBQEAtgkAIbAFQADYCQAhswVAANkJACGZBgEAtgkAIZsGAQDACQAhnAZAANgJACGdBgEAtgkAIZ4GEADWCQAhnwYQANYJACGgBgEAwAkAIaEGAgDkCQAhogaAAAAAAaMGIACRCwAhAgAAADoAICYAAOYBACARkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhqAUBALYJACGpBQEAtgkAIbAFQADYCQAhswVAANkJACGZBgEAtgkAIZsGAQDACQAhnAZAANgJACGdBgEAtgkAIZ4GEADWCQAhnwYQANYJACGgBgEAwAkAIaEGAgDkCQAhogaAAAAAAaMGIACRCwAhAgAAABAAICYAAOgBACACAAAAEAAgJgAA6AEAIAMAAAA6ACAtAADhAQAgLgAA5gEAIAEAAAA6ACABAAAAEAAgCgYAANoLACAzAADbCwAgNAAA3gsAIDUAAN0LACA2AADcCwAgswUAALoJACCbBgAAugkAIKAGAAC6CQAgoQYAALoJACCiBgAAugkAIBSOBQAA7wgAMI8FAADvAQAQkAUAAO8IADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGoBQEA9QcAIakFAQD1BwAhsAVAAIsIACGzBUAAjAgAIZkGAQD1BwAhmwYBAPwHACGcBkAAiwgAIZ0GAQD1BwAhngYQAIkIACGfBhAAiQgAIaAGAQD8BwAhoQYCAJkIACGiBgAAowgAIKMGIADaCAAhAwAAABAAIAEAAO4BADAyAADvAQAgAwAAABAAIAEAADkAMAIAADoAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgDgMAANkLACCRBQIAAAABnwUBAAAAAaAFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGwBUAAAAABvQUBAAAAAZcGAQAAAAGZBgEAAAABmgYBAAAAAZsGAQAAAAGcBkAAAAABASYAAPcBACANkQUCAAAAAZ8FAQAAAAGgBQEAAAABqAUBAAAAAakFAQAAAAGrBRAAAAABsAVAAAAAAb0FAQAAAAGXBgEAAAABmQYBAAAAAZoGAQAAAAGbBgEAAAABnAZAAAAAAQEmAAD5AQAwASYAAPkBADAOAwAA2AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIbAFQADYCQAhvQUBALYJACGXBgEAtgkAIZkGAQC2CQAhmgYBALYJACGbBgEAtgkAIZwGQADYCQAhAgAAAD4AICYAAPwBACANkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhsAVAANgJACG9BQEAtgkAIZcGAQC2CQAhmQYBALYJACGaBgEAtgkAIZsGAQC2CQAhnAZAANgJACECAAAAPAAgJgAA_gEAIAIAAAA8ACAmAAD-AQAgAwAAAD4AIC0AAPcBACAuAAD8AQAgAQAAAD4AIAEAAAA8ACAFBgAA0wsAIDMAANQLACA0AADXCwAgNQAA1gsAIDYAANULACAQjgUAAO4IADCPBQAAhQIAEJAFAADuCAAwkQUCAPQHACGfBQEA9QcAIaAFAQD1BwAhqAUBAPUHACGpBQEA9QcAIasFEACJCAAhsAVAAIsIACG9BQEA9QcAIZcGAQD1BwAhmQYBAPUHACGaBgEA9QcAIZsGAQD1BwAhnAZAAIsIACEDAAAAPAAgAQAAhAIAMDIAAIUCACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKkFAQAAAAGXBgEAgggAIZgGQACXCAAhAQAAAIgCACABAAAAiAIAIAEDAADSCwAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgBAMAANELACCpBQEAAAABlwYBAAAAAZgGQAAAAAEBJgAAjwIAIAOpBQEAAAABlwYBAAAAAZgGQAAAAAEBJgAAkQIAMAEmAACRAgAwBAMAANALACCpBQEAtgkAIZcGAQC2CQAhmAZAANgJACECAAAAiAIAICYAAJQCACADqQUBALYJACGXBgEAtgkAIZgGQADYCQAhAgAAAEAAICYAAJYCACACAAAAQAAgJgAAlgIAIAMAAACIAgAgLQAAjwIAIC4AAJQCACABAAAAiAIAIAEAAABAACADBgAAzQsAIDUAAM8LACA2AADOCwAgBo4FAADrCAAwjwUAAJ0CABCQBQAA6wgAMKkFAQD1BwAhlwYBAPUHACGYBkAAiwgAIQMAAABAACABAACcAgAwMgAAnQIAIAMAAABAACABAACLAgAwAgAAiAIAIAEAAABMACABAAAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACADAAAASgAgAQAASwAwAgAATAAgCQMAAMwLACAIBAAAAAGgBQEAAAABqQUBAAAAAbAFQAAAAAHEBQEAAAABlAYEAAAAAZUGBAAAAAGWBoAAAAABASYAAKUCACAICAQAAAABoAUBAAAAAakFAQAAAAGwBUAAAAABxAUBAAAAAZQGBAAAAAGVBgQAAAABlgaAAAAAAQEmAACnAgAwASYAAKcCADAJAwAAywsAIAgEAPUJACGgBQEAtgkAIakFAQC2CQAhsAVAANgJACHEBQEAtgkAIZQGBAD1CQAhlQYEAPUJACGWBoAAAAABAgAAAEwAICYAAKoCACAICAQA9QkAIaAFAQC2CQAhqQUBALYJACGwBUAA2AkAIcQFAQC2CQAhlAYEAPUJACGVBgQA9QkAIZYGgAAAAAECAAAASgAgJgAArAIAIAIAAABKACAmAACsAgAgAwAAAEwAIC0AAKUCACAuAACqAgAgAQAAAEwAIAEAAABKACAFBgAAxgsAIDMAAMcLACA0AADKCwAgNQAAyQsAIDYAAMgLACALCAQArAgAIY4FAADqCAAwjwUAALMCABCQBQAA6ggAMKAFAQD1BwAhqQUBAPUHACGwBUAAiwgAIcQFAQD1BwAhlAYEAKwIACGVBgQArAgAIZYGAAC9CAAgAwAAAEoAIAEAALICADAyAACzAgAgAwAAAEoAIAEAAEsAMAIAAEwAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCQMAAMULACAVgAAAAAEWBAAAAAGgBQEAAAABqQUBAAAAAbAFQAAAAAGTBgEAAAABlAYEAAAAAZUGBAAAAAEBJgAAuwIAIAgVgAAAAAEWBAAAAAGgBQEAAAABqQUBAAAAAbAFQAAAAAGTBgEAAAABlAYEAAAAAZUGBAAAAAEBJgAAvQIAMAEmAAC9AgAwCQMAAMQLACAVgAAAAAEWBADvCQAhoAUBALYJACGpBQEAtgkAIbAFQADYCQAhkwYBALYJACGUBgQA7wkAIZUGBADvCQAhAgAAAFAAICYAAMACACAIFYAAAAABFgQA7wkAIaAFAQC2CQAhqQUBALYJACGwBUAA2AkAIZMGAQC2CQAhlAYEAO8JACGVBgQA7wkAIQIAAABOACAmAADCAgAgAgAAAE4AICYAAMICACADAAAAUAAgLQAAuwIAIC4AAMACACABAAAAUAAgAQAAAE4AIAgGAAC_CwAgFgAAugkAIDMAAMALACA0AADDCwAgNQAAwgsAIDYAAMELACCUBgAAugkAIJUGAAC6CQAgCxUAAL0IACAWBACkCAAhjgUAAOkIADCPBQAAyQIAEJAFAADpCAAwoAUBAPUHACGpBQEA9QcAIbAFQACLCAAhkwYBAPUHACGUBgQApAgAIZUGBACkCAAhAwAAAE4AIAEAAMgCADAyAADJAgAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgBQMAAL4LACCgBQEAAAABqQUBAAAAAcwFAQAAAAGSBkAAAAABASYAANECACAEoAUBAAAAAakFAQAAAAHMBQEAAAABkgZAAAAAAQEmAADTAgAwASYAANMCADAFAwAAvQsAIKAFAQC2CQAhqQUBALYJACHMBQEAtgkAIZIGQADYCQAhAgAAAFQAICYAANYCACAEoAUBALYJACGpBQEAtgkAIcwFAQC2CQAhkgZAANgJACECAAAAUgAgJgAA2AIAIAIAAABSACAmAADYAgAgAwAAAFQAIC0AANECACAuAADWAgAgAQAAAFQAIAEAAABSACADBgAAugsAIDUAALwLACA2AAC7CwAgB44FAADoCAAwjwUAAN8CABCQBQAA6AgAMKAFAQD1BwAhqQUBAPUHACHMBQEA9QcAIZIGQACLCAAhAwAAAFIAIAEAAN4CADAyAADfAgAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgBQMAALkLACCgBQEAAAABqQUBAAAAAc8FQAAAAAGRBgQAAAABASYAAOcCACAEoAUBAAAAAakFAQAAAAHPBUAAAAABkQYEAAAAAQEmAADpAgAwASYAAOkCADAFAwAAuAsAIKAFAQC2CQAhqQUBALYJACHPBUAA2AkAIZEGBAD1CQAhAgAAAFgAICYAAOwCACAEoAUBALYJACGpBQEAtgkAIc8FQADYCQAhkQYEAPUJACECAAAAVgAgJgAA7gIAIAIAAABWACAmAADuAgAgAwAAAFgAIC0AAOcCACAuAADsAgAgAQAAAFgAIAEAAABWACAFBgAAswsAIDMAALQLACA0AAC3CwAgNQAAtgsAIDYAALULACAHjgUAAOcIADCPBQAA9QIAEJAFAADnCAAwoAUBAPUHACGpBQEA9QcAIc8FQACLCAAhkQYEAKwIACEDAAAAVgAgAQAA9AIAMDIAAPUCACADAAAAVgAgAQAAVwAwAgAAWAAgEQwAAOYIACCOBQAA5QgAMI8FAAAsABCQBQAA5QgAMJEFAgCBCAAhqQUBAIIIACGwBUAAlwgAIcQFAQAAAAHMBQEAgggAIYkGAQCCCAAhigYBAIIIACGLBgQAxAgAIYwGEACxCAAhjQYQALEIACGOBhAAsQgAIY8GEADeCAAhkAZAAKEIACEBAAAA-AIAIAEAAAD4AgAgAwwAALILACCPBgAAugkAIJAGAAC6CQAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgDgwAALELACCRBQIAAAABqQUBAAAAAbAFQAAAAAHEBQEAAAABzAUBAAAAAYkGAQAAAAGKBgEAAAABiwYEAAAAAYwGEAAAAAGNBhAAAAABjgYQAAAAAY8GEAAAAAGQBkAAAAABASYAAP8CACANkQUCAAAAAakFAQAAAAGwBUAAAAABxAUBAAAAAcwFAQAAAAGJBgEAAAABigYBAAAAAYsGBAAAAAGMBhAAAAABjQYQAAAAAY4GEAAAAAGPBhAAAAABkAZAAAAAAQEmAACBAwAwASYAAIEDADAODAAAsAsAIJEFAgC3CQAhqQUBALYJACGwBUAA2AkAIcQFAQC2CQAhzAUBALYJACGJBgEAtgkAIYoGAQC2CQAhiwYEAPUJACGMBhAA1gkAIY0GEADWCQAhjgYQANYJACGPBhAA1wkAIZAGQADZCQAhAgAAAPgCACAmAACEAwAgDZEFAgC3CQAhqQUBALYJACGwBUAA2AkAIcQFAQC2CQAhzAUBALYJACGJBgEAtgkAIYoGAQC2CQAhiwYEAPUJACGMBhAA1gkAIY0GEADWCQAhjgYQANYJACGPBhAA1wkAIZAGQADZCQAhAgAAACwAICYAAIYDACACAAAALAAgJgAAhgMAIAMAAAD4AgAgLQAA_wIAIC4AAIQDACABAAAA-AIAIAEAAAAsACAHBgAAqwsAIDMAAKwLACA0AACvCwAgNQAArgsAIDYAAK0LACCPBgAAugkAIJAGAAC6CQAgEI4FAADkCAAwjwUAAI0DABCQBQAA5AgAMJEFAgD0BwAhqQUBAPUHACGwBUAAiwgAIcQFAQD1BwAhzAUBAPUHACGJBgEA9QcAIYoGAQD1BwAhiwYEAKwIACGMBhAAiQgAIY0GEACJCAAhjgYQAIkIACGPBhAAiggAIZAGQACMCAAhAwAAACwAIAEAAIwDADAyAACNAwAgAwAAACwAIAEAAPsCADACAAD4AgAgAQAAADAAIAEAAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAEDAAAqgsAILAFQAAAAAHEBQEAAAABiAYBAAAAAQEmAACVAwAgA7AFQAAAAAHEBQEAAAABiAYBAAAAAQEmAACXAwAwASYAAJcDADAEDAAAqQsAILAFQADYCQAhxAUBALYJACGIBgEAtgkAIQIAAAAwACAmAACaAwAgA7AFQADYCQAhxAUBALYJACGIBgEAtgkAIQIAAAAuACAmAACcAwAgAgAAAC4AICYAAJwDACADAAAAMAAgLQAAlQMAIC4AAJoDACABAAAAMAAgAQAAAC4AIAMGAACmCwAgNQAAqAsAIDYAAKcLACAGjgUAAOMIADCPBQAAowMAEJAFAADjCAAwsAVAAIsIACHEBQEA9QcAIYgGAQD1BwAhAwAAAC4AIAEAAKIDADAyAACjAwAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAAqACABAAAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgBQQBAAAAAQwAAKULACCwBUAAAAABxAUBAAAAAYcGAQAAAAEBJgAAqwMAIAQEAQAAAAGwBUAAAAABxAUBAAAAAYcGAQAAAAEBJgAArQMAMAEmAACtAwAwBQQBALYJACEMAACkCwAgsAVAANgJACHEBQEAtgkAIYcGAQC2CQAhAgAAACoAICYAALADACAEBAEAtgkAIbAFQADYCQAhxAUBALYJACGHBgEAtgkAIQIAAAAoACAmAACyAwAgAgAAACgAICYAALIDACADAAAAKgAgLQAAqwMAIC4AALADACABAAAAKgAgAQAAACgAIAMGAAChCwAgNQAAowsAIDYAAKILACAHBAEA9QcAIY4FAADiCAAwjwUAALkDABCQBQAA4ggAMLAFQACLCAAhxAUBAPUHACGHBgEA9QcAIQMAAAAoACABAAC4AwAwMgAAuQMAIAMAAAAoACABAAApADACAAAqACATCgAA4AgAII4FAADdCAAwjwUAAL8DABCQBQAA3QgAMJEFAgCBCAAhkwUBAIIIACGoBQEAAAABsAVAAJcIACH8BQQAxAgAIf0FAQCDCAAh_gUEAMQIACH_BUAAoQgAIYAGEADeCAAhgQYgAN8IACGCBhAA3ggAIYMGQAChCAAhhAYgAN8IACGFBkAAoQgAIYYGAADhCAAgAQAAALwDACABAAAAvAMAIBIKAADgCAAgjgUAAN0IADCPBQAAvwMAEJAFAADdCAAwkQUCAIEIACGTBQEAgggAIagFAQCCCAAhsAVAAJcIACH8BQQAxAgAIf0FAQCDCAAh_gUEAMQIACH_BUAAoQgAIYAGEADeCAAhgQYgAN8IACGCBhAA3ggAIYMGQAChCAAhhAYgAN8IACGFBkAAoQgAIQcKAACgCwAg_QUAALoJACD_BQAAugkAIIAGAAC6CQAgggYAALoJACCDBgAAugkAIIUGAAC6CQAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACADAAAAvwMAIAEAAMADADACAAC8AwAgDwoAAJ8LACCRBQIAAAABkwUBAAAAAagFAQAAAAGwBUAAAAAB_AUEAAAAAf0FAQAAAAH-BQQAAAAB_wVAAAAAAYAGEAAAAAGBBiAAAAABggYQAAAAAYMGQAAAAAGEBiAAAAABhQZAAAAAAQEmAADEAwAgDpEFAgAAAAGTBQEAAAABqAUBAAAAAbAFQAAAAAH8BQQAAAAB_QUBAAAAAf4FBAAAAAH_BUAAAAABgAYQAAAAAYEGIAAAAAGCBhAAAAABgwZAAAAAAYQGIAAAAAGFBkAAAAABASYAAMYDADABJgAAxgMAMA8KAACSCwAgkQUCALcJACGTBQEAtgkAIagFAQC2CQAhsAVAANgJACH8BQQA9QkAIf0FAQDACQAh_gUEAPUJACH_BUAA2QkAIYAGEADXCQAhgQYgAJELACGCBhAA1wkAIYMGQADZCQAhhAYgAJELACGFBkAA2QkAIQIAAAC8AwAgJgAAyQMAIA6RBQIAtwkAIZMFAQC2CQAhqAUBALYJACGwBUAA2AkAIfwFBAD1CQAh_QUBAMAJACH-BQQA9QkAIf8FQADZCQAhgAYQANcJACGBBiAAkQsAIYIGEADXCQAhgwZAANkJACGEBiAAkQsAIYUGQADZCQAhAgAAAL8DACAmAADLAwAgAgAAAL8DACAmAADLAwAgAwAAALwDACAtAADEAwAgLgAAyQMAIAEAAAC8AwAgAQAAAL8DACALBgAAjAsAIDMAAI0LACA0AACQCwAgNQAAjwsAIDYAAI4LACD9BQAAugkAIP8FAAC6CQAggAYAALoJACCCBgAAugkAIIMGAAC6CQAghQYAALoJACARjgUAANkIADCPBQAA0gMAEJAFAADZCAAwkQUCAPQHACGTBQEA9QcAIagFAQD1BwAhsAVAAIsIACH8BQQArAgAIf0FAQD8BwAh_gUEAKwIACH_BUAAjAgAIYAGEACKCAAhgQYgANoIACGCBhAAiggAIYMGQACMCAAhhAYgANoIACGFBkAAjAgAIQMAAAC_AwAgAQAA0QMAMDIAANIDACADAAAAvwMAIAEAAMADADACAAC8AwAgB44FAADXCAAwjwUAANgDABCQBQAA1wgAMJEFAgCBCAAh-QVAAJcIACH6BQAAqQgAIPsFAADYCAAgAQAAANUDACABAAAA1QMAIAaOBQAA1wgAMI8FAADYAwAQkAUAANcIADCRBQIAgQgAIfkFQACXCAAh-gUAAKkIACAB-gUAALoJACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACADkQUCAAAAAfkFQAAAAAH6BYAAAAABASYAAN0DACADkQUCAAAAAfkFQAAAAAH6BYAAAAABASYAAN8DADABJgAA3wMAMAORBQIAtwkAIfkFQADYCQAh-gWAAAAAAQIAAADVAwAgJgAA4gMAIAORBQIAtwkAIfkFQADYCQAh-gWAAAAAAQIAAADYAwAgJgAA5AMAIAIAAADYAwAgJgAA5AMAIAMAAADVAwAgLQAA3QMAIC4AAOIDACABAAAA1QMAIAEAAADYAwAgBgYAAIcLACAzAACICwAgNAAAiwsAIDUAAIoLACA2AACJCwAg-gUAALoJACAGjgUAANYIADCPBQAA6wMAEJAFAADWCAAwkQUCAPQHACH5BUAAiwgAIfoFAACjCAAgAwAAANgDACABAADqAwAwMgAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAHjgUAANQIADCPBQAA8QMAEJAFAADUCAAwkQUCAIEIACGoBQEAgggAIfcFQACXCAAh-AUAANUIACABAAAA7gMAIAEAAADuAwAgBo4FAADUCAAwjwUAAPEDABCQBQAA1AgAMJEFAgCBCAAhqAUBAIIIACH3BUAAlwgAIQADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIAMAAADxAwAgAQAA8gMAMAIAAO4DACADkQUCAAAAAagFAQAAAAH3BUAAAAABASYAAPYDACADkQUCAAAAAagFAQAAAAH3BUAAAAABASYAAPgDADABJgAA-AMAMAORBQIAtwkAIagFAQC2CQAh9wVAANgJACECAAAA7gMAICYAAPsDACADkQUCALcJACGoBQEAtgkAIfcFQADYCQAhAgAAAPEDACAmAAD9AwAgAgAAAPEDACAmAAD9AwAgAwAAAO4DACAtAAD2AwAgLgAA-wMAIAEAAADuAwAgAQAAAPEDACAFBgAAggsAIDMAAIMLACA0AACGCwAgNQAAhQsAIDYAAIQLACAGjgUAANMIADCPBQAAhAQAEJAFAADTCAAwkQUCAPQHACGoBQEA9QcAIfcFQACLCAAhAwAAAPEDACABAACDBAAwMgAAhAQAIAMAAADxAwAgAQAA8gMAMAIAAO4DACABAAAAFgAgAQAAABYAIAMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIBQLAAD9CgAgDAAA_goAIA4AAP8KACAPAACACwAgEAAAgQsAILAFQAAAAAGyBQQAAAABxAUBAAAAAc4FAQAAAAHjBQEAAAAB7AVAAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAfEFAQAAAAHyBQEAAAAB8wUBAAAAAfQFEAAAAAH1BQQAAAAB9gVAAAAAAQEmAACMBAAgD7AFQAAAAAGyBQQAAAABxAUBAAAAAc4FAQAAAAHjBQEAAAAB7AVAAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAfEFAQAAAAHyBQEAAAAB8wUBAAAAAfQFEAAAAAH1BQQAAAAB9gVAAAAAAQEmAACOBAAwASYAAI4EADABAAAADAAgFAsAANsKACAMAADcCgAgDgAA3QoAIA8AAN4KACAQAADfCgAgsAVAANgJACGyBQQA9QkAIcQFAQDACQAhzgUBALYJACHjBQEAtgkAIewFQADYCQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAh8QUBALYJACHyBQEAwAkAIfMFAQDACQAh9AUQANcJACH1BQQA7wkAIfYFQADZCQAhAgAAABYAICYAAJIEACAPsAVAANgJACGyBQQA9QkAIcQFAQDACQAhzgUBALYJACHjBQEAtgkAIewFQADYCQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAh8QUBALYJACHyBQEAwAkAIfMFAQDACQAh9AUQANcJACH1BQQA7wkAIfYFQADZCQAhAgAAABQAICYAAJQEACACAAAAFAAgJgAAlAQAIAEAAAAMACADAAAAFgAgLQAAjAQAIC4AAJIEACABAAAAFgAgAQAAABQAIA4GAADWCgAgMwAA1woAIDQAANoKACA1AADZCgAgNgAA2AoAIMQFAAC6CQAg7gUAALoJACDvBQAAugkAIPAFAAC6CQAg8gUAALoJACDzBQAAugkAIPQFAAC6CQAg9QUAALoJACD2BQAAugkAIBKOBQAA0ggAMI8FAACcBAAQkAUAANIIADCwBUAAiwgAIbIFBACsCAAhxAUBAPwHACHOBQEA9QcAIeMFAQD1BwAh7AVAAIsIACHuBQQApAgAIe8FEACKCAAh8AVAAIwIACHxBQEA9QcAIfIFAQD8BwAh8wUBAPwHACH0BRAAiggAIfUFBACkCAAh9gVAAIwIACEDAAAAFAAgAQAAmwQAMDIAAJwEACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAACMAIAEAAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACAJDAAA1QoAIA0AANQKACCyBQQAAAABxAUBAAAAAc4FAQAAAAHtBQIAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAABASYAAKQEACAHsgUEAAAAAcQFAQAAAAHOBQEAAAAB7QUCAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAQEmAACmBAAwASYAAKYEADAJDAAA0woAIA0AANIKACCyBQQA9QkAIcQFAQC2CQAhzgUBALYJACHtBQIAtwkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIQIAAAAjACAmAACpBAAgB7IFBAD1CQAhxAUBALYJACHOBQEAtgkAIe0FAgC3CQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAhAgAAACEAICYAAKsEACACAAAAIQAgJgAAqwQAIAMAAAAjACAtAACkBAAgLgAAqQQAIAEAAAAjACABAAAAIQAgCAYAAM0KACAzAADOCgAgNAAA0QoAIDUAANAKACA2AADPCgAg7gUAALoJACDvBQAAugkAIPAFAAC6CQAgCo4FAADRCAAwjwUAALIEABCQBQAA0QgAMLIFBACsCAAhxAUBAPUHACHOBQEA9QcAIe0FAgD0BwAh7gUEAKQIACHvBRAAiggAIfAFQACMCAAhAwAAACEAIAEAALEEADAyAACyBAAgAwAAACEAIAEAACIAMAIAACMAIBGOBQAA0AgAMI8FAAC4BAAQkAUAANAIADCwBUAAlwgAIbIFBADECAAhzgUBAIIIACHTBQEAAAAB4wUBAIIIACHkBQEAgggAIeUFEACxCAAh5gUQALEIACHnBUAAoQgAIegFAgCdCAAh6QUBAIMIACHqBUAAoQgAIesFBACqCAAh7AVAAJcIACEBAAAAtQQAIAEAAAC1BAAgEY4FAADQCAAwjwUAALgEABCQBQAA0AgAMLAFQACXCAAhsgUEAMQIACHOBQEAgggAIdMFAQCCCAAh4wUBAIIIACHkBQEAgggAIeUFEACxCAAh5gUQALEIACHnBUAAoQgAIegFAgCdCAAh6QUBAIMIACHqBUAAoQgAIesFBACqCAAh7AVAAJcIACEF5wUAALoJACDoBQAAugkAIOkFAAC6CQAg6gUAALoJACDrBQAAugkAIAMAAAC4BAAgAQAAuQQAMAIAALUEACADAAAAuAQAIAEAALkEADACAAC1BAAgAwAAALgEACABAAC5BAAwAgAAtQQAIA6wBUAAAAABsgUEAAAAAc4FAQAAAAHTBQEAAAAB4wUBAAAAAeQFAQAAAAHlBRAAAAAB5gUQAAAAAecFQAAAAAHoBQIAAAAB6QUBAAAAAeoFQAAAAAHrBQQAAAAB7AVAAAAAAQEmAAC9BAAgDrAFQAAAAAGyBQQAAAABzgUBAAAAAdMFAQAAAAHjBQEAAAAB5AUBAAAAAeUFEAAAAAHmBRAAAAAB5wVAAAAAAegFAgAAAAHpBQEAAAAB6gVAAAAAAesFBAAAAAHsBUAAAAABASYAAL8EADABJgAAvwQAMA6wBUAA2AkAIbIFBAD1CQAhzgUBALYJACHTBQEAtgkAIeMFAQC2CQAh5AUBALYJACHlBRAA1gkAIeYFEADWCQAh5wVAANkJACHoBQIA5AkAIekFAQDACQAh6gVAANkJACHrBQQA7wkAIewFQADYCQAhAgAAALUEACAmAADCBAAgDrAFQADYCQAhsgUEAPUJACHOBQEAtgkAIdMFAQC2CQAh4wUBALYJACHkBQEAtgkAIeUFEADWCQAh5gUQANYJACHnBUAA2QkAIegFAgDkCQAh6QUBAMAJACHqBUAA2QkAIesFBADvCQAh7AVAANgJACECAAAAuAQAICYAAMQEACACAAAAuAQAICYAAMQEACADAAAAtQQAIC0AAL0EACAuAADCBAAgAQAAALUEACABAAAAuAQAIAoGAADICgAgMwAAyQoAIDQAAMwKACA1AADLCgAgNgAAygoAIOcFAAC6CQAg6AUAALoJACDpBQAAugkAIOoFAAC6CQAg6wUAALoJACARjgUAAM8IADCPBQAAywQAEJAFAADPCAAwsAVAAIsIACGyBQQArAgAIc4FAQD1BwAh0wUBAPUHACHjBQEA9QcAIeQFAQD1BwAh5QUQAIkIACHmBRAAiQgAIecFQACMCAAh6AUCAJkIACHpBQEA_AcAIeoFQACMCAAh6wUEAKQIACHsBUAAiwgAIQMAAAC4BAAgAQAAygQAMDIAAMsEACADAAAAuAQAIAEAALkEADACAAC1BAAgAQAAAEgAIAEAAABIACADAAAARgAgAQAARwAwAgAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACAFAwAAxwoAIJEFAgAAAAGpBQEAAAABzwVAAAAAAdAFEAAAAAEBJgAA0wQAIASRBQIAAAABqQUBAAAAAc8FQAAAAAHQBRAAAAABASYAANUEADABJgAA1QQAMAUDAADGCgAgkQUCALcJACGpBQEAtgkAIc8FQADYCQAh0AUQANYJACECAAAASAAgJgAA2AQAIASRBQIAtwkAIakFAQC2CQAhzwVAANgJACHQBRAA1gkAIQIAAABGACAmAADaBAAgAgAAAEYAICYAANoEACADAAAASAAgLQAA0wQAIC4AANgEACABAAAASAAgAQAAAEYAIAUGAADBCgAgMwAAwgoAIDQAAMUKACA1AADECgAgNgAAwwoAIAeOBQAAzggAMI8FAADhBAAQkAUAAM4IADCRBQIA9AcAIakFAQD1BwAhzwVAAIsIACHQBRAAiQgAIQMAAABGACABAADgBAAwMgAA4QQAIAMAAABGACABAABHADACAABIACAKDQAAzQgAII4FAADMCAAwjwUAAB8AEJAFAADMCAAwsAVAAJcIACGyBQQAxAgAIc4FAQCCCAAh0AUQALEIACHhBQEAgggAIeIFAADLCAAgAQAAAOQEACABAAAA5AQAIAENAADACgAgAwAAAB8AIAEAAOcEADACAADkBAAgAwAAAB8AIAEAAOcEADACAADkBAAgAwAAAB8AIAEAAOcEADACAADkBAAgBg0AAL8KACCwBUAAAAABsgUEAAAAAc4FAQAAAAHQBRAAAAAB4QUBAAAAAQEmAADrBAAgBbAFQAAAAAGyBQQAAAABzgUBAAAAAdAFEAAAAAHhBQEAAAABASYAAO0EADABJgAA7QQAMAYNAAC-CgAgsAVAANgJACGyBQQA9QkAIc4FAQC2CQAh0AUQANYJACHhBQEAtgkAIQIAAADkBAAgJgAA8AQAIAWwBUAA2AkAIbIFBAD1CQAhzgUBALYJACHQBRAA1gkAIeEFAQC2CQAhAgAAAB8AICYAAPIEACACAAAAHwAgJgAA8gQAIAMAAADkBAAgLQAA6wQAIC4AAPAEACABAAAA5AQAIAEAAAAfACAFBgAAuQoAIDMAALoKACA0AAC9CgAgNQAAvAoAIDYAALsKACAIjgUAAMoIADCPBQAA-QQAEJAFAADKCAAwsAVAAIsIACGyBQQArAgAIc4FAQD1BwAh0AUQAIkIACHhBQEA9QcAIQMAAAAfACABAAD4BAAwMgAA-QQAIAMAAAAfACABAADnBAAwAgAA5AQAIAiOBQAAyAgAMI8FAAD_BAAQkAUAAMgIADCtBQEAgggAIbAFQACXCAAh3gUBAIIIACHfBQEAgggAIeAFAADJCAAgAQAAAPwEACABAAAA_AQAIAeOBQAAyAgAMI8FAAD_BAAQkAUAAMgIADCtBQEAgggAIbAFQACXCAAh3gUBAIIIACHfBQEAgggAIQADAAAA_wQAIAEAAIAFADACAAD8BAAgAwAAAP8EACABAACABQAwAgAA_AQAIAMAAAD_BAAgAQAAgAUAMAIAAPwEACAErQUBAAAAAbAFQAAAAAHeBQEAAAAB3wUBAAAAAQEmAACEBQAgBK0FAQAAAAGwBUAAAAAB3gUBAAAAAd8FAQAAAAEBJgAAhgUAMAEmAACGBQAwBK0FAQC2CQAhsAVAANgJACHeBQEAtgkAId8FAQC2CQAhAgAAAPwEACAmAACJBQAgBK0FAQC2CQAhsAVAANgJACHeBQEAtgkAId8FAQC2CQAhAgAAAP8EACAmAACLBQAgAgAAAP8EACAmAACLBQAgAwAAAPwEACAtAACEBQAgLgAAiQUAIAEAAAD8BAAgAQAAAP8EACADBgAAtgoAIDUAALgKACA2AAC3CgAgB44FAADHCAAwjwUAAJIFABCQBQAAxwgAMK0FAQD1BwAhsAVAAIsIACHeBQEA9QcAId8FAQD1BwAhAwAAAP8EACABAACRBQAwMgAAkgUAIAMAAAD_BAAgAQAAgAUAMAIAAPwEACAPCQAAwwgAIKoDAADBCAAgqwMAAMIIACCOBQAAvwgAMI8FAAChBQAQkAUAAL8IADCoBQEAAAABqQUBAIMIACHUBUAAlwgAIdcFAQCCCAAh2AUBAIIIACHZBQEAgggAIdoFAQCCCAAh2wUAAMAIACDcBQEAgwgAIQEAAACVBQAgCKkDAAC1CAAgjgUAALgIADCPBQAAlwUAEJAFAAC4CAAw0gUBAIIIACHUBUAAlwgAIdUFAQCCCAAh1gUBAIIIACEBAAAAlwUAIAapAwAAtQgAII4FAADGCAAwjwUAAJkFABCQBQAAxggAMNIFAQCCCAAh1AVAAJcIACEBqQMAAIQKACAHqQMAALUIACCOBQAAxggAMI8FAACZBQAQkAUAAMYIADDSBQEAgggAIdQFQACXCAAh3QUAAMUIACADAAAAmQUAIAEAAJoFADACAACbBQAgCKkDAAC1CAAgjgUAALQIADCPBQAAnQUAEJAFAAC0CAAwxQUEAMQIACHSBQEAgggAIdMFAQCCCAAh1AVAAJcIACEBAAAAnQUAIAEAAACZBQAgAQAAAJUFACAPCQAAwwgAIKoDAADBCAAgqwMAAMIIACCOBQAAvwgAMI8FAAChBQAQkAUAAL8IADCoBQEAgggAIakFAQCDCAAh1AVAAJcIACHXBQEAgggAIdgFAQCCCAAh2QUBAIIIACHaBQEAgggAIdsFAADACAAg3AUBAIMIACEFCQAAtQoAIKoDAACzCgAgqwMAALQKACCpBQAAugkAINwFAAC6CQAgAwAAAKEFACABAACiBQAwAgAAlQUAIAMAAAChBQAgAQAAogUAMAIAAJUFACADAAAAoQUAIAEAAKIFADACAACVBQAgDAkAALIKACCqAwAAsAoAIKsDAACxCgAgqAUBAAAAAakFAQAAAAHUBUAAAAAB1wUBAAAAAdgFAQAAAAHZBQEAAAAB2gUBAAAAAdsFgAAAAAHcBQEAAAABASYAAKYFACAJqAUBAAAAAakFAQAAAAHUBUAAAAAB1wUBAAAAAdgFAQAAAAHZBQEAAAAB2gUBAAAAAdsFgAAAAAHcBQEAAAABASYAAKgFADABJgAAqAUAMAwJAACZCgAgqgMAAJcKACCrAwAAmAoAIKgFAQC2CQAhqQUBAMAJACHUBUAA2AkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFAQC2CQAh2wWAAAAAAdwFAQDACQAhAgAAAJUFACAmAACrBQAgCagFAQC2CQAhqQUBAMAJACHUBUAA2AkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFAQC2CQAh2wWAAAAAAdwFAQDACQAhAgAAAKEFACAmAACtBQAgAgAAAKEFACAmAACtBQAgAwAAAJUFACAtAACmBQAgLgAAqwUAIAEAAACVBQAgAQAAAKEFACAFBgAAlAoAIDUAAJYKACA2AACVCgAgqQUAALoJACDcBQAAugkAIAyOBQAAvAgAMI8FAAC0BQAQkAUAALwIADCoBQEA9QcAIakFAQD8BwAh1AVAAIsIACHXBQEA9QcAIdgFAQD1BwAh2QUBAPUHACHaBQEA9QcAIdsFAAC9CAAg3AUBAPwHACEDAAAAoQUAIAEAALMFADAyAAC0BQAgAwAAAKEFACABAACiBQAwAgAAlQUAIAeOBQAAuggAMI8FAAC6BQAQkAUAALoIADCRBQIAgQgAIc8FQACXCAAh0AUQALEIACHRBQAAuwgAIAEAAAC3BQAgAQAAALcFACAGjgUAALoIADCPBQAAugUAEJAFAAC6CAAwkQUCAIEIACHPBUAAlwgAIdAFEACxCAAhAAMAAAC6BQAgAQAAuwUAMAIAALcFACADAAAAugUAIAEAALsFADACAAC3BQAgAwAAALoFACABAAC7BQAwAgAAtwUAIAORBQIAAAABzwVAAAAAAdAFEAAAAAEBJgAAvwUAIAORBQIAAAABzwVAAAAAAdAFEAAAAAEBJgAAwQUAMAEmAADBBQAwA5EFAgC3CQAhzwVAANgJACHQBRAA1gkAIQIAAAC3BQAgJgAAxAUAIAORBQIAtwkAIc8FQADYCQAh0AUQANYJACECAAAAugUAICYAAMYFACACAAAAugUAICYAAMYFACADAAAAtwUAIC0AAL8FACAuAADEBQAgAQAAALcFACABAAAAugUAIAUGAACPCgAgMwAAkAoAIDQAAJMKACA1AACSCgAgNgAAkQoAIAaOBQAAuQgAMI8FAADNBQAQkAUAALkIADCRBQIA9AcAIc8FQACLCAAh0AUQAIkIACEDAAAAugUAIAEAAMwFADAyAADNBQAgAwAAALoFACABAAC7BQAwAgAAtwUAIAipAwAAtQgAII4FAAC4CAAwjwUAAJcFABCQBQAAuAgAMNIFAQAAAAHUBUAAlwgAIdUFAQCCCAAh1gUBAIIIACEBAAAA0AUAIAEAAADQBQAgAakDAACECgAgAwAAAJcFACABAADTBQAwAgAA0AUAIAMAAACXBQAgAQAA0wUAMAIAANAFACADAAAAlwUAIAEAANMFADACAADQBQAgBakDAACOCgAg0gUBAAAAAdQFQAAAAAHVBQEAAAAB1gUBAAAAAQEmAADXBQAgBNIFAQAAAAHUBUAAAAAB1QUBAAAAAdYFAQAAAAEBJgAA2QUAMAEmAADZBQAwBakDAACNCgAg0gUBALYJACHUBUAA2AkAIdUFAQC2CQAh1gUBALYJACECAAAA0AUAICYAANwFACAE0gUBALYJACHUBUAA2AkAIdUFAQC2CQAh1gUBALYJACECAAAAlwUAICYAAN4FACACAAAAlwUAICYAAN4FACADAAAA0AUAIC0AANcFACAuAADcBQAgAQAAANAFACABAAAAlwUAIAMGAACKCgAgNQAAjAoAIDYAAIsKACAHjgUAALcIADCPBQAA5QUAEJAFAAC3CAAw0gUBAPUHACHUBUAAiwgAIdUFAQD1BwAh1gUBAPUHACEDAAAAlwUAIAEAAOQFADAyAADlBQAgAwAAAJcFACABAADTBQAwAgAA0AUAIAEAAACbBQAgAQAAAJsFACADAAAAmQUAIAEAAJoFADACAACbBQAgAwAAAJkFACABAACaBQAwAgAAmwUAIAMAAACZBQAgAQAAmgUAMAIAAJsFACADqQMAAIkKACDSBQEAAAAB1AVAAAAAAQEmAADtBQAgAtIFAQAAAAHUBUAAAAABASYAAO8FADABJgAA7wUAMAOpAwAAiAoAINIFAQC2CQAh1AVAANgJACECAAAAmwUAICYAAPIFACAC0gUBALYJACHUBUAA2AkAIQIAAACZBQAgJgAA9AUAIAIAAACZBQAgJgAA9AUAIAMAAACbBQAgLQAA7QUAIC4AAPIFACABAAAAmwUAIAEAAACZBQAgAwYAAIUKACA1AACHCgAgNgAAhgoAIAWOBQAAtggAMI8FAAD7BQAQkAUAALYIADDSBQEA9QcAIdQFQACLCAAhAwAAAJkFACABAAD6BQAwMgAA-wUAIAMAAACZBQAgAQAAmgUAMAIAAJsFACAIqQMAALUIACCOBQAAtAgAMI8FAACdBQAQkAUAALQIADDFBQQAAAAB0gUBAAAAAdMFAQCCCAAh1AVAAJcIACEBAAAA_gUAIAEAAAD-BQAgAakDAACECgAgAwAAAJ0FACABAACBBgAwAgAA_gUAIAMAAACdBQAgAQAAgQYAMAIAAP4FACADAAAAnQUAIAEAAIEGADACAAD-BQAgBakDAACDCgAgxQUEAAAAAdIFAQAAAAHTBQEAAAAB1AVAAAAAAQEmAACFBgAgBMUFBAAAAAHSBQEAAAAB0wUBAAAAAdQFQAAAAAEBJgAAhwYAMAEmAACHBgAwBakDAACCCgAgxQUEAPUJACHSBQEAtgkAIdMFAQC2CQAh1AVAANgJACECAAAA_gUAICYAAIoGACAExQUEAPUJACHSBQEAtgkAIdMFAQC2CQAh1AVAANgJACECAAAAnQUAICYAAIwGACACAAAAnQUAICYAAIwGACADAAAA_gUAIC0AAIUGACAuAACKBgAgAQAAAP4FACABAAAAnQUAIAUGAAD9CQAgMwAA_gkAIDQAAIEKACA1AACACgAgNgAA_wkAIAeOBQAAswgAMI8FAACTBgAQkAUAALMIADDFBQQArAgAIdIFAQD1BwAh0wUBAPUHACHUBUAAiwgAIQMAAACdBQAgAQAAkgYAMDIAAJMGACADAAAAnQUAIAEAAIEGADACAAD-BQAgB44FAACwCAAwjwUAAJkGABCQBQAAsAgAMJEFAgCBCAAhzwVAAJcIACHQBRAAsQgAIdEFAACyCAAgAQAAAJYGACABAAAAlgYAIAaOBQAAsAgAMI8FAACZBgAQkAUAALAIADCRBQIAgQgAIc8FQACXCAAh0AUQALEIACEAAwAAAJkGACABAACaBgAwAgAAlgYAIAMAAACZBgAgAQAAmgYAMAIAAJYGACADAAAAmQYAIAEAAJoGADACAACWBgAgA5EFAgAAAAHPBUAAAAAB0AUQAAAAAQEmAACeBgAgA5EFAgAAAAHPBUAAAAAB0AUQAAAAAQEmAACgBgAwASYAAKAGADADkQUCALcJACHPBUAA2AkAIdAFEADWCQAhAgAAAJYGACAmAACjBgAgA5EFAgC3CQAhzwVAANgJACHQBRAA1gkAIQIAAACZBgAgJgAApQYAIAIAAACZBgAgJgAApQYAIAMAAACWBgAgLQAAngYAIC4AAKMGACABAAAAlgYAIAEAAACZBgAgBQYAAPgJACAzAAD5CQAgNAAA_AkAIDUAAPsJACA2AAD6CQAgBo4FAACvCAAwjwUAAKwGABCQBQAArwgAMJEFAgD0BwAhzwVAAIsIACHQBRAAiQgAIQMAAACZBgAgAQAAqwYAMDIAAKwGACADAAAAmQYAIAEAAJoGADACAACWBgAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAGDQAA9wkAIJEFAgAAAAGyBQQAAAABzAUBAAAAAc0FQAAAAAHOBQEAAAABASYAALQGACAFkQUCAAAAAbIFBAAAAAHMBQEAAAABzQVAAAAAAc4FAQAAAAEBJgAAtgYAMAEmAAC2BgAwBg0AAPYJACCRBQIAtwkAIbIFBAD1CQAhzAUBALYJACHNBUAA2AkAIc4FAQC2CQAhAgAAAB0AICYAALkGACAFkQUCALcJACGyBQQA9QkAIcwFAQC2CQAhzQVAANgJACHOBQEAtgkAIQIAAAAbACAmAAC7BgAgAgAAABsAICYAALsGACADAAAAHQAgLQAAtAYAIC4AALkGACABAAAAHQAgAQAAABsAIAUGAADwCQAgMwAA8QkAIDQAAPQJACA1AADzCQAgNgAA8gkAIAiOBQAAqwgAMI8FAADCBgAQkAUAAKsIADCRBQIA9AcAIbIFBACsCAAhzAUBAPUHACHNBUAAiwgAIc4FAQD1BwAhAwAAABsAIAEAAMEGADAyAADCBgAgAwAAABsAIAEAABwAMAIAAB0AIAsmAACpCAAgjgUAAKgIADCPBQAAyAYAEJAFAACoCAAwoAUBAIIIACGoBQEAAAABqQUBAIIIACGwBUAAlwgAIcMFAQCCCAAhxAUBAIMIACHFBQQAqggAIQEAAADFBgAgAQAAAMUGACALJgAAqQgAII4FAACoCAAwjwUAAMgGABCQBQAAqAgAMKAFAQCCCAAhqAUBAIIIACGpBQEAgggAIbAFQACXCAAhwwUBAIIIACHEBQEAgwgAIcUFBACqCAAhAyYAALoJACDEBQAAugkAIMUFAAC6CQAgAwAAAMgGACABAADJBgAwAgAAxQYAIAMAAADIBgAgAQAAyQYAMAIAAMUGACADAAAAyAYAIAEAAMkGADACAADFBgAgCCaAAAAAAaAFAQAAAAGoBQEAAAABqQUBAAAAAbAFQAAAAAHDBQEAAAABxAUBAAAAAcUFBAAAAAEBJgAAzQYAIAgmgAAAAAGgBQEAAAABqAUBAAAAAakFAQAAAAGwBUAAAAABwwUBAAAAAcQFAQAAAAHFBQQAAAABASYAAM8GADABJgAAzwYAMAgmgAAAAAGgBQEAtgkAIagFAQC2CQAhqQUBALYJACGwBUAA2AkAIcMFAQC2CQAhxAUBAMAJACHFBQQA7wkAIQIAAADFBgAgJgAA0gYAIAgmgAAAAAGgBQEAtgkAIagFAQC2CQAhqQUBALYJACGwBUAA2AkAIcMFAQC2CQAhxAUBAMAJACHFBQQA7wkAIQIAAADIBgAgJgAA1AYAIAIAAADIBgAgJgAA1AYAIAMAAADFBgAgLQAAzQYAIC4AANIGACABAAAAxQYAIAEAAADIBgAgCAYAAOoJACAmAAC6CQAgMwAA6wkAIDQAAO4JACA1AADtCQAgNgAA7AkAIMQFAAC6CQAgxQUAALoJACALJgAAowgAII4FAACiCAAwjwUAANsGABCQBQAAoggAMKAFAQD1BwAhqAUBAPUHACGpBQEA9QcAIbAFQACLCAAhwwUBAPUHACHEBQEA_AcAIcUFBACkCAAhAwAAAMgGACABAADaBgAwMgAA2wYAIAMAAADIBgAgAQAAyQYAMAIAAMUGACAOjgUAAKAIADCPBQAA4QYAEJAFAACgCAAwqAUBAAAAAakFAQCCCAAhrAUBAIIIACGwBUAAlwgAIbwFAQCCCAAhvQUBAIIIACG-BQIAgQgAIb8FAgCBCAAhwAVAAKEIACHBBUAAoQgAIcIFQAChCAAhAQAAAN4GACABAAAA3gYAIA6OBQAAoAgAMI8FAADhBgAQkAUAAKAIADCoBQEAgggAIakFAQCCCAAhrAUBAIIIACGwBUAAlwgAIbwFAQCCCAAhvQUBAIIIACG-BQIAgQgAIb8FAgCBCAAhwAVAAKEIACHBBUAAoQgAIcIFQAChCAAhA8AFAAC6CQAgwQUAALoJACDCBQAAugkAIAMAAADhBgAgAQAA4gYAMAIAAN4GACADAAAA4QYAIAEAAOIGADACAADeBgAgAwAAAOEGACABAADiBgAwAgAA3gYAIAuoBQEAAAABqQUBAAAAAawFAQAAAAGwBUAAAAABvAUBAAAAAb0FAQAAAAG-BQIAAAABvwUCAAAAAcAFQAAAAAHBBUAAAAABwgVAAAAAAQEmAADmBgAgC6gFAQAAAAGpBQEAAAABrAUBAAAAAbAFQAAAAAG8BQEAAAABvQUBAAAAAb4FAgAAAAG_BQIAAAABwAVAAAAAAcEFQAAAAAHCBUAAAAABASYAAOgGADABJgAA6AYAMAuoBQEAtgkAIakFAQC2CQAhrAUBALYJACGwBUAA2AkAIbwFAQC2CQAhvQUBALYJACG-BQIAtwkAIb8FAgC3CQAhwAVAANkJACHBBUAA2QkAIcIFQADZCQAhAgAAAN4GACAmAADrBgAgC6gFAQC2CQAhqQUBALYJACGsBQEAtgkAIbAFQADYCQAhvAUBALYJACG9BQEAtgkAIb4FAgC3CQAhvwUCALcJACHABUAA2QkAIcEFQADZCQAhwgVAANkJACECAAAA4QYAICYAAO0GACACAAAA4QYAICYAAO0GACADAAAA3gYAIC0AAOYGACAuAADrBgAgAQAAAN4GACABAAAA4QYAIAgGAADlCQAgMwAA5gkAIDQAAOkJACA1AADoCQAgNgAA5wkAIMAFAAC6CQAgwQUAALoJACDCBQAAugkAIA6OBQAAnwgAMI8FAAD0BgAQkAUAAJ8IADCoBQEA9QcAIakFAQD1BwAhrAUBAPUHACGwBUAAiwgAIbwFAQD1BwAhvQUBAPUHACG-BQIA9AcAIb8FAgD0BwAhwAVAAIwIACHBBUAAjAgAIcIFQACMCAAhAwAAAOEGACABAADzBgAwMgAA9AYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACALjgUAAJwIADCPBQAA-gYAEJAFAACcCAAwtAUBAIIIACG1BQIAgQgAIbYFQACXCAAhtwUCAIEIACG4BQIAnQgAIbkFAQCDCAAhugUBAIMIACG7BQAAnggAIAEAAAD3BgAgAQAAAPcGACAKjgUAAJwIADCPBQAA-gYAEJAFAACcCAAwtAUBAIIIACG1BQIAgQgAIbYFQACXCAAhtwUCAIEIACG4BQIAnQgAIbkFAQCDCAAhugUBAIMIACEDuAUAALoJACC5BQAAugkAILoFAAC6CQAgAwAAAPoGACABAAD7BgAwAgAA9wYAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACADAAAA-gYAIAEAAPsGADACAAD3BgAgB7QFAQAAAAG1BQIAAAABtgVAAAAAAbcFAgAAAAG4BQIAAAABuQUBAAAAAboFAQAAAAEBJgAA_wYAIAe0BQEAAAABtQUCAAAAAbYFQAAAAAG3BQIAAAABuAUCAAAAAbkFAQAAAAG6BQEAAAABASYAAIEHADABJgAAgQcAMAe0BQEAtgkAIbUFAgC3CQAhtgVAANgJACG3BQIAtwkAIbgFAgDkCQAhuQUBAMAJACG6BQEAwAkAIQIAAAD3BgAgJgAAhAcAIAe0BQEAtgkAIbUFAgC3CQAhtgVAANgJACG3BQIAtwkAIbgFAgDkCQAhuQUBAMAJACG6BQEAwAkAIQIAAAD6BgAgJgAAhgcAIAIAAAD6BgAgJgAAhgcAIAMAAAD3BgAgLQAA_wYAIC4AAIQHACABAAAA9wYAIAEAAAD6BgAgCAYAAN8JACAzAADgCQAgNAAA4wkAIDUAAOIJACA2AADhCQAguAUAALoJACC5BQAAugkAILoFAAC6CQAgCo4FAACYCAAwjwUAAI0HABCQBQAAmAgAMLQFAQD1BwAhtQUCAPQHACG2BUAAiwgAIbcFAgD0BwAhuAUCAJkIACG5BQEA_AcAIboFAQD8BwAhAwAAAPoGACABAACMBwAwMgAAjQcAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACAFjgUAAJYIADCPBQAAkwcAEJAFAACWCAAwsgUBAAAAAbMFQACXCAAhAQAAAJAHACABAAAAkAcAIAWOBQAAlggAMI8FAACTBwAQkAUAAJYIADCyBQEAgggAIbMFQACXCAAhAAMAAACTBwAgAQAAlAcAMAIAAJAHACADAAAAkwcAIAEAAJQHADACAACQBwAgAwAAAJMHACABAACUBwAwAgAAkAcAIAKyBQEAAAABswVAAAAAAQEmAACYBwAgArIFAQAAAAGzBUAAAAABASYAAJoHADABJgAAmgcAMAKyBQEAtgkAIbMFQADYCQAhAgAAAJAHACAmAACdBwAgArIFAQC2CQAhswVAANgJACECAAAAkwcAICYAAJ8HACACAAAAkwcAICYAAJ8HACADAAAAkAcAIC0AAJgHACAuAACdBwAgAQAAAJAHACABAAAAkwcAIAMGAADcCQAgNQAA3gkAIDYAAN0JACAFjgUAAJUIADCPBQAApgcAEJAFAACVCAAwsgUBAPUHACGzBUAAiwgAIQMAAACTBwAgAQAApQcAMDIAAKYHACADAAAAkwcAIAEAAJQHADACAACQBwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAA2wkAIJEFAgAAAAGTBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwUQAAAAAawFAQAAAAGtBQEAAAABrgUBAAAAAa8FEAAAAAGwBUAAAAABsQVAAAAAAQEmAACuBwAgDJEFAgAAAAGTBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwUQAAAAAawFAQAAAAGtBQEAAAABrgUBAAAAAa8FEAAAAAGwBUAAAAABsQVAAAAAAQEmAACwBwAwASYAALAHADANAwAA2gkAIJEFAgC3CQAhkwUBALYJACGoBQEAtgkAIakFAQC2CQAhqgUBALYJACGrBRAA1gkAIawFAQC2CQAhrQUBAMAJACGuBQEAwAkAIa8FEADXCQAhsAVAANgJACGxBUAA2QkAIQIAAABEACAmAACzBwAgDJEFAgC3CQAhkwUBALYJACGoBQEAtgkAIakFAQC2CQAhqgUBALYJACGrBRAA1gkAIawFAQC2CQAhrQUBAMAJACGuBQEAwAkAIa8FEADXCQAhsAVAANgJACGxBUAA2QkAIQIAAABCACAmAAC1BwAgAgAAAEIAICYAALUHACADAAAARAAgLQAArgcAIC4AALMHACABAAAARAAgAQAAAEIAIAkGAADRCQAgMwAA0gkAIDQAANUJACA1AADUCQAgNgAA0wkAIK0FAAC6CQAgrgUAALoJACCvBQAAugkAILEFAAC6CQAgD44FAACICAAwjwUAALwHABCQBQAAiAgAMJEFAgD0BwAhkwUBAPUHACGoBQEA9QcAIakFAQD1BwAhqgUBAPUHACGrBRAAiQgAIawFAQD1BwAhrQUBAPwHACGuBQEA_AcAIa8FEACKCAAhsAVAAIsIACGxBUAAjAgAIQMAAABCACABAAC7BwAwMgAAvAcAIAMAAABCACABAABDADACAABEACAK7QQAAIQIACCOBQAAgAgAMI8FAADHBwAQkAUAAIAIADCRBQIAAAABnwUBAAAAAaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIaMFAQCDCAAhAQAAAL8HACAH7AQAAIcIACCOBQAAhggAMI8FAADBBwAQkAUAAIYIADCRBQIAgQgAIZIFAQCCCAAhkwUBAIIIACEB7AQAANAJACAI7AQAAIcIACCOBQAAhggAMI8FAADBBwAQkAUAAIYIADCRBQIAgQgAIZIFAQCCCAAhkwUBAIIIACGnBQAAhQgAIAMAAADBBwAgAQAAwgcAMAIAAMMHACABAAAAwQcAIAEAAAC_BwAgCu0EAACECAAgjgUAAIAIADCPBQAAxwcAEJAFAACACAAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIaMFAQCDCAAhAu0EAADPCQAgowUAALoJACADAAAAxwcAIAEAAMgHADACAAC_BwAgAwAAAMcHACABAADIBwAwAgAAvwcAIAMAAADHBwAgAQAAyAcAMAIAAL8HACAH7QQAAM4JACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAaMFAQAAAAEBJgAAzAcAIAaRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAaMFAQAAAAEBJgAAzgcAMAEmAADOBwAwB-0EAADBCQAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIaMFAQDACQAhAgAAAL8HACAmAADRBwAgBpEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGjBQEAwAkAIQIAAADHBwAgJgAA0wcAIAIAAADHBwAgJgAA0wcAIAMAAAC_BwAgLQAAzAcAIC4AANEHACABAAAAvwcAIAEAAADHBwAgBgYAALsJACAzAAC8CQAgNAAAvwkAIDUAAL4JACA2AAC9CQAgowUAALoJACAJjgUAAPsHADCPBQAA2gcAEJAFAAD7BwAwkQUCAPQHACGfBQEA9QcAIaAFAQD1BwAhoQUBAPUHACGiBQEA9QcAIaMFAQD8BwAhAwAAAMcHACABAADZBwAwMgAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAL8HACABAAAAwwcAIAEAAADDBwAgAwAAAMEHACABAADCBwAwAgAAwwcAIAMAAADBBwAgAQAAwgcAMAIAAMMHACADAAAAwQcAIAEAAMIHADACAADDBwAgBOwEAAC5CQAgkQUCAAAAAZIFAQAAAAGTBQEAAAABASYAAOIHACADkQUCAAAAAZIFAQAAAAGTBQEAAAABASYAAOQHADABJgAA5AcAMATsBAAAuAkAIJEFAgC3CQAhkgUBALYJACGTBQEAtgkAIQIAAADDBwAgJgAA5wcAIAORBQIAtwkAIZIFAQC2CQAhkwUBALYJACECAAAAwQcAICYAAOkHACACAAAAwQcAICYAAOkHACADAAAAwwcAIC0AAOIHACAuAADnBwAgAQAAAMMHACABAAAAwQcAIAUGAACxCQAgMwAAsgkAIDQAALUJACA1AAC0CQAgNgAAswkAIAaOBQAA8wcAMI8FAADwBwAQkAUAAPMHADCRBQIA9AcAIZIFAQD1BwAhkwUBAPUHACEDAAAAwQcAIAEAAO8HADAyAADwBwAgAwAAAMEHACABAADCBwAwAgAAwwcAIAaOBQAA8wcAMI8FAADwBwAQkAUAAPMHADCRBQIA9AcAIZIFAQD1BwAhkwUBAPUHACENBgAA9wcAIDMAAPoHACA0AAD3BwAgNQAA9wcAIDYAAPcHACCUBQIAAAABlQUCAAAABJYFAgAAAASXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAPkHACEOBgAA9wcAIDUAAPgHACA2AAD4BwAglAUBAAAAAZUFAQAAAASWBQEAAAAElwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD2BwAhDgYAAPcHACA1AAD4BwAgNgAA-AcAIJQFAQAAAAGVBQEAAAAElgUBAAAABJcFAQAAAAGYBQEAAAABmQUBAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBQEA9gcAIQiUBQIAAAABlQUCAAAABJYFAgAAAASXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAPcHACELlAUBAAAAAZUFAQAAAASWBQEAAAAElwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD4BwAhDQYAAPcHACAzAAD6BwAgNAAA9wcAIDUAAPcHACA2AAD3BwAglAUCAAAAAZUFAgAAAASWBQIAAAAElwUCAAAAAZgFAgAAAAGZBQIAAAABmgUCAAAAAZ4FAgD5BwAhCJQFCAAAAAGVBQgAAAAElgUIAAAABJcFCAAAAAGYBQgAAAABmQUIAAAAAZoFCAAAAAGeBQgA-gcAIQmOBQAA-wcAMI8FAADaBwAQkAUAAPsHADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGhBQEA9QcAIaIFAQD1BwAhowUBAPwHACEOBgAA_gcAIDUAAP8HACA2AAD_BwAglAUBAAAAAZUFAQAAAAWWBQEAAAAFlwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD9BwAhDgYAAP4HACA1AAD_BwAgNgAA_wcAIJQFAQAAAAGVBQEAAAAFlgUBAAAABZcFAQAAAAGYBQEAAAABmQUBAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBQEA_QcAIQiUBQIAAAABlQUCAAAABZYFAgAAAAWXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAP4HACELlAUBAAAAAZUFAQAAAAWWBQEAAAAFlwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD_BwAhCu0EAACECAAgjgUAAIAIADCPBQAAxwcAEJAFAACACAAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIaMFAQCDCAAhCJQFAgAAAAGVBQIAAAAElgUCAAAABJcFAgAAAAGYBQIAAAABmQUCAAAAAZoFAgAAAAGeBQIA9wcAIQuUBQEAAAABlQUBAAAABJYFAQAAAASXBQEAAAABmAUBAAAAAZkFAQAAAAGaBQEAAAABmwUBAAAAAZwFAQAAAAGdBQEAAAABngUBAPgHACELlAUBAAAAAZUFAQAAAAWWBQEAAAAFlwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD_BwAhA6QFAADBBwAgpQUAAMEHACCmBQAAwQcAIAORBQIAAAABkgUBAAAAAZMFAQAAAAEH7AQAAIcIACCOBQAAhggAMI8FAADBBwAQkAUAAIYIADCRBQIAgQgAIZIFAQCCCAAhkwUBAIIIACEM7QQAAIQIACCOBQAAgAgAMI8FAADHBwAQkAUAAIAIADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGhBQEAgggAIaIFAQCCCAAhowUBAIMIACH1BgAAxwcAIPYGAADHBwAgD44FAACICAAwjwUAALwHABCQBQAAiAgAMJEFAgD0BwAhkwUBAPUHACGoBQEA9QcAIakFAQD1BwAhqgUBAPUHACGrBRAAiQgAIawFAQD1BwAhrQUBAPwHACGuBQEA_AcAIa8FEACKCAAhsAVAAIsIACGxBUAAjAgAIQ0GAAD3BwAgMwAAlAgAIDQAAJQIACA1AACUCAAgNgAAlAgAIJQFEAAAAAGVBRAAAAAElgUQAAAABJcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkwgAIQ0GAAD-BwAgMwAAkggAIDQAAJIIACA1AACSCAAgNgAAkggAIJQFEAAAAAGVBRAAAAAFlgUQAAAABZcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkQgAIQsGAAD3BwAgNQAAkAgAIDYAAJAIACCUBUAAAAABlQVAAAAABJYFQAAAAASXBUAAAAABmAVAAAAAAZkFQAAAAAGaBUAAAAABngVAAI8IACELBgAA_gcAIDUAAI4IACA2AACOCAAglAVAAAAAAZUFQAAAAAWWBUAAAAAFlwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACNCAAhCwYAAP4HACA1AACOCAAgNgAAjggAIJQFQAAAAAGVBUAAAAAFlgVAAAAABZcFQAAAAAGYBUAAAAABmQVAAAAAAZoFQAAAAAGeBUAAjQgAIQiUBUAAAAABlQVAAAAABZYFQAAAAAWXBUAAAAABmAVAAAAAAZkFQAAAAAGaBUAAAAABngVAAI4IACELBgAA9wcAIDUAAJAIACA2AACQCAAglAVAAAAAAZUFQAAAAASWBUAAAAAElwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACPCAAhCJQFQAAAAAGVBUAAAAAElgVAAAAABJcFQAAAAAGYBUAAAAABmQVAAAAAAZoFQAAAAAGeBUAAkAgAIQ0GAAD-BwAgMwAAkggAIDQAAJIIACA1AACSCAAgNgAAkggAIJQFEAAAAAGVBRAAAAAFlgUQAAAABZcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkQgAIQiUBRAAAAABlQUQAAAABZYFEAAAAAWXBRAAAAABmAUQAAAAAZkFEAAAAAGaBRAAAAABngUQAJIIACENBgAA9wcAIDMAAJQIACA0AACUCAAgNQAAlAgAIDYAAJQIACCUBRAAAAABlQUQAAAABJYFEAAAAASXBRAAAAABmAUQAAAAAZkFEAAAAAGaBRAAAAABngUQAJMIACEIlAUQAAAAAZUFEAAAAASWBRAAAAAElwUQAAAAAZgFEAAAAAGZBRAAAAABmgUQAAAAAZ4FEACUCAAhBY4FAACVCAAwjwUAAKYHABCQBQAAlQgAMLIFAQD1BwAhswVAAIsIACEFjgUAAJYIADCPBQAAkwcAEJAFAACWCAAwsgUBAIIIACGzBUAAlwgAIQiUBUAAAAABlQVAAAAABJYFQAAAAASXBUAAAAABmAVAAAAAAZkFQAAAAAGaBUAAAAABngVAAJAIACEKjgUAAJgIADCPBQAAjQcAEJAFAACYCAAwtAUBAPUHACG1BQIA9AcAIbYFQACLCAAhtwUCAPQHACG4BQIAmQgAIbkFAQD8BwAhugUBAPwHACENBgAA_gcAIDMAAJsIACA0AAD-BwAgNQAA_gcAIDYAAP4HACCUBQIAAAABlQUCAAAABZYFAgAAAAWXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAJoIACENBgAA_gcAIDMAAJsIACA0AAD-BwAgNQAA_gcAIDYAAP4HACCUBQIAAAABlQUCAAAABZYFAgAAAAWXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAJoIACEIlAUIAAAAAZUFCAAAAAWWBQgAAAAFlwUIAAAAAZgFCAAAAAGZBQgAAAABmgUIAAAAAZ4FCACbCAAhCo4FAACcCAAwjwUAAPoGABCQBQAAnAgAMLQFAQCCCAAhtQUCAIEIACG2BUAAlwgAIbcFAgCBCAAhuAUCAJ0IACG5BQEAgwgAIboFAQCDCAAhCJQFAgAAAAGVBQIAAAAFlgUCAAAABZcFAgAAAAGYBQIAAAABmQUCAAAAAZoFAgAAAAGeBQIA_gcAIQK0BQEAAAABtQUCAAAAAQ6OBQAAnwgAMI8FAAD0BgAQkAUAAJ8IADCoBQEA9QcAIakFAQD1BwAhrAUBAPUHACGwBUAAiwgAIbwFAQD1BwAhvQUBAPUHACG-BQIA9AcAIb8FAgD0BwAhwAVAAIwIACHBBUAAjAgAIcIFQACMCAAhDo4FAACgCAAwjwUAAOEGABCQBQAAoAgAMKgFAQCCCAAhqQUBAIIIACGsBQEAgggAIbAFQACXCAAhvAUBAIIIACG9BQEAgggAIb4FAgCBCAAhvwUCAIEIACHABUAAoQgAIcEFQAChCAAhwgVAAKEIACEIlAVAAAAAAZUFQAAAAAWWBUAAAAAFlwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACOCAAhCyYAAKMIACCOBQAAoggAMI8FAADbBgAQkAUAAKIIADCgBQEA9QcAIagFAQD1BwAhqQUBAPUHACGwBUAAiwgAIcMFAQD1BwAhxAUBAPwHACHFBQQApAgAIQ8GAAD-BwAgNQAApwgAIDYAAKcIACCUBYAAAAABlwWAAAAAAZgFgAAAAAGZBYAAAAABmgWAAAAAAZ4FgAAAAAHGBQEAAAABxwUBAAAAAcgFAQAAAAHJBYAAAAABygWAAAAAAcsFgAAAAAENBgAA_gcAIDMAAJsIACA0AACmCAAgNQAApggAIDYAAKYIACCUBQQAAAABlQUEAAAABZYFBAAAAAWXBQQAAAABmAUEAAAAAZkFBAAAAAGaBQQAAAABngUEAKUIACENBgAA_gcAIDMAAJsIACA0AACmCAAgNQAApggAIDYAAKYIACCUBQQAAAABlQUEAAAABZYFBAAAAAWXBQQAAAABmAUEAAAAAZkFBAAAAAGaBQQAAAABngUEAKUIACEIlAUEAAAAAZUFBAAAAAWWBQQAAAAFlwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACmCAAhDJQFgAAAAAGXBYAAAAABmAWAAAAAAZkFgAAAAAGaBYAAAAABngWAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFgAAAAAHKBYAAAAABywWAAAAAAQsmAACpCAAgjgUAAKgIADCPBQAAyAYAEJAFAACoCAAwoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACHDBQEAgggAIcQFAQCDCAAhxQUEAKoIACEMlAWAAAAAAZcFgAAAAAGYBYAAAAABmQWAAAAAAZoFgAAAAAGeBYAAAAABxgUBAAAAAccFAQAAAAHIBQEAAAAByQWAAAAAAcoFgAAAAAHLBYAAAAABCJQFBAAAAAGVBQQAAAAFlgUEAAAABZcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQApggAIQiOBQAAqwgAMI8FAADCBgAQkAUAAKsIADCRBQIA9AcAIbIFBACsCAAhzAUBAPUHACHNBUAAiwgAIc4FAQD1BwAhDQYAAPcHACAzAAD6BwAgNAAArggAIDUAAK4IACA2AACuCAAglAUEAAAAAZUFBAAAAASWBQQAAAAElwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACtCAAhDQYAAPcHACAzAAD6BwAgNAAArggAIDUAAK4IACA2AACuCAAglAUEAAAAAZUFBAAAAASWBQQAAAAElwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACtCAAhCJQFBAAAAAGVBQQAAAAElgUEAAAABJcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQArggAIQaOBQAArwgAMI8FAACsBgAQkAUAAK8IADCRBQIA9AcAIc8FQACLCAAh0AUQAIkIACEGjgUAALAIADCPBQAAmQYAEJAFAACwCAAwkQUCAIEIACHPBUAAlwgAIdAFEACxCAAhCJQFEAAAAAGVBRAAAAAElgUQAAAABJcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAlAgAIQKRBQIAAAABzwVAAAAAAQeOBQAAswgAMI8FAACTBgAQkAUAALMIADDFBQQArAgAIdIFAQD1BwAh0wUBAPUHACHUBUAAiwgAIQipAwAAtQgAII4FAAC0CAAwjwUAAJ0FABCQBQAAtAgAMMUFBADECAAh0gUBAIIIACHTBQEAgggAIdQFQACXCAAhEQkAAMMIACCqAwAAwQgAIKsDAADCCAAgjgUAAL8IADCPBQAAoQUAEJAFAAC_CAAwqAUBAIIIACGpBQEAgwgAIdQFQACXCAAh1wUBAIIIACHYBQEAgggAIdkFAQCCCAAh2gUBAIIIACHbBQAAwAgAINwFAQCDCAAh9QYAAKEFACD2BgAAoQUAIAWOBQAAtggAMI8FAAD7BQAQkAUAALYIADDSBQEA9QcAIdQFQACLCAAhB44FAAC3CAAwjwUAAOUFABCQBQAAtwgAMNIFAQD1BwAh1AVAAIsIACHVBQEA9QcAIdYFAQD1BwAhCKkDAAC1CAAgjgUAALgIADCPBQAAlwUAEJAFAAC4CAAw0gUBAIIIACHUBUAAlwgAIdUFAQCCCAAh1gUBAIIIACEGjgUAALkIADCPBQAAzQUAEJAFAAC5CAAwkQUCAPQHACHPBUAAiwgAIdAFEACJCAAhBo4FAAC6CAAwjwUAALoFABCQBQAAuggAMJEFAgCBCAAhzwVAAJcIACHQBRAAsQgAIQKRBQIAAAABzwVAAAAAAQyOBQAAvAgAMI8FAAC0BQAQkAUAALwIADCoBQEA9QcAIakFAQD8BwAh1AVAAIsIACHXBQEA9QcAIdgFAQD1BwAh2QUBAPUHACHaBQEA9QcAIdsFAAC9CAAg3AUBAPwHACEPBgAA9wcAIDUAAL4IACA2AAC-CAAglAWAAAAAAZcFgAAAAAGYBYAAAAABmQWAAAAAAZoFgAAAAAGeBYAAAAABxgUBAAAAAccFAQAAAAHIBQEAAAAByQWAAAAAAcoFgAAAAAHLBYAAAAABDJQFgAAAAAGXBYAAAAABmAWAAAAAAZkFgAAAAAGaBYAAAAABngWAAAAAAcYFAQAAAAHHBQEAAAAByAUBAAAAAckFgAAAAAHKBYAAAAABywWAAAAAAQ8JAADDCAAgqgMAAMEIACCrAwAAwggAII4FAAC_CAAwjwUAAKEFABCQBQAAvwgAMKgFAQCCCAAhqQUBAIMIACHUBUAAlwgAIdcFAQCCCAAh2AUBAIIIACHZBQEAgggAIdoFAQCCCAAh2wUAAMAIACDcBQEAgwgAIQyUBYAAAAABlwWAAAAAAZgFgAAAAAGZBYAAAAABmgWAAAAAAZ4FgAAAAAHGBQEAAAABxwUBAAAAAcgFAQAAAAHJBYAAAAABygWAAAAAAcsFgAAAAAEKqQMAALUIACCOBQAAuAgAMI8FAACXBQAQkAUAALgIADDSBQEAgggAIdQFQACXCAAh1QUBAIIIACHWBQEAgggAIfUGAACXBQAg9gYAAJcFACADpAUAAJkFACClBQAAmQUAIKYFAACZBQAgCqkDAAC1CAAgjgUAALQIADCPBQAAnQUAEJAFAAC0CAAwxQUEAMQIACHSBQEAgggAIdMFAQCCCAAh1AVAAJcIACH1BgAAnQUAIPYGAACdBQAgCJQFBAAAAAGVBQQAAAAElgUEAAAABJcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQArggAIQLSBQEAAAAB1AVAAAAAAQapAwAAtQgAII4FAADGCAAwjwUAAJkFABCQBQAAxggAMNIFAQCCCAAh1AVAAJcIACEHjgUAAMcIADCPBQAAkgUAEJAFAADHCAAwrQUBAPUHACGwBUAAiwgAId4FAQD1BwAh3wUBAPUHACEHjgUAAMgIADCPBQAA_wQAEJAFAADICAAwrQUBAIIIACGwBUAAlwgAId4FAQCCCAAh3wUBAIIIACEC3gUBAAAAAd8FAQAAAAEIjgUAAMoIADCPBQAA-QQAEJAFAADKCAAwsAVAAIsIACGyBQQArAgAIc4FAQD1BwAh0AUQAIkIACHhBQEA9QcAIQKyBQQAAAABzgUBAAAAAQkNAADNCAAgjgUAAMwIADCPBQAAHwAQkAUAAMwIADCwBUAAlwgAIbIFBADECAAhzgUBAIIIACHQBRAAsQgAIeEFAQCCCAAhGQsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCwBUAAlwgAIbIFBADECAAhxAUBAIMIACHOBQEAgggAIeMFAQCCCAAh7AVAAJcIACHuBQQAqggAIe8FEADeCAAh8AVAAKEIACHxBQEAgggAIfIFAQCDCAAh8wUBAIMIACH0BRAA3ggAIfUFBACqCAAh9gVAAKEIACH1BgAAFAAg9gYAABQAIAeOBQAAzggAMI8FAADhBAAQkAUAAM4IADCRBQIA9AcAIakFAQD1BwAhzwVAAIsIACHQBRAAiQgAIRGOBQAAzwgAMI8FAADLBAAQkAUAAM8IADCwBUAAiwgAIbIFBACsCAAhzgUBAPUHACHTBQEA9QcAIeMFAQD1BwAh5AUBAPUHACHlBRAAiQgAIeYFEACJCAAh5wVAAIwIACHoBQIAmQgAIekFAQD8BwAh6gVAAIwIACHrBQQApAgAIewFQACLCAAhEY4FAADQCAAwjwUAALgEABCQBQAA0AgAMLAFQACXCAAhsgUEAMQIACHOBQEAgggAIdMFAQCCCAAh4wUBAIIIACHkBQEAgggAIeUFEACxCAAh5gUQALEIACHnBUAAoQgAIegFAgCdCAAh6QUBAIMIACHqBUAAoQgAIesFBACqCAAh7AVAAJcIACEKjgUAANEIADCPBQAAsgQAEJAFAADRCAAwsgUEAKwIACHEBQEA9QcAIc4FAQD1BwAh7QUCAPQHACHuBQQApAgAIe8FEACKCAAh8AVAAIwIACESjgUAANIIADCPBQAAnAQAEJAFAADSCAAwsAVAAIsIACGyBQQArAgAIcQFAQD8BwAhzgUBAPUHACHjBQEA9QcAIewFQACLCAAh7gUEAKQIACHvBRAAiggAIfAFQACMCAAh8QUBAPUHACHyBQEA_AcAIfMFAQD8BwAh9AUQAIoIACH1BQQApAgAIfYFQACMCAAhBo4FAADTCAAwjwUAAIQEABCQBQAA0wgAMJEFAgD0BwAhqAUBAPUHACH3BUAAiwgAIQaOBQAA1AgAMI8FAADxAwAQkAUAANQIADCRBQIAgQgAIagFAQCCCAAh9wVAAJcIACECkQUCAAAAAagFAQAAAAEGjgUAANYIADCPBQAA6wMAEJAFAADWCAAwkQUCAPQHACH5BUAAiwgAIfoFAACjCAAgBo4FAADXCAAwjwUAANgDABCQBQAA1wgAMJEFAgCBCAAh-QVAAJcIACH6BQAAqQgAIAKRBQIAAAAB-QVAAAAAARGOBQAA2QgAMI8FAADSAwAQkAUAANkIADCRBQIA9AcAIZMFAQD1BwAhqAUBAPUHACGwBUAAiwgAIfwFBACsCAAh_QUBAPwHACH-BQQArAgAIf8FQACMCAAhgAYQAIoIACGBBiAA2ggAIYIGEACKCAAhgwZAAIwIACGEBiAA2ggAIYUGQACMCAAhBQYAAPcHACA1AADcCAAgNgAA3AgAIJQFIAAAAAGeBSAA2wgAIQUGAAD3BwAgNQAA3AgAIDYAANwIACCUBSAAAAABngUgANsIACEClAUgAAAAAZ4FIADcCAAhEgoAAOAIACCOBQAA3QgAMI8FAAC_AwAQkAUAAN0IADCRBQIAgQgAIZMFAQCCCAAhqAUBAIIIACGwBUAAlwgAIfwFBADECAAh_QUBAIMIACH-BQQAxAgAIf8FQAChCAAhgAYQAN4IACGBBiAA3wgAIYIGEADeCAAhgwZAAKEIACGEBiAA3wgAIYUGQAChCAAhCJQFEAAAAAGVBRAAAAAFlgUQAAAABZcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkggAIQKUBSAAAAABngUgANwIACEDpAUAABQAIKUFAAAUACCmBQAAFAAgApEFAgAAAAGTBQEAAAABBwQBAPUHACGOBQAA4ggAMI8FAAC5AwAQkAUAAOIIADCwBUAAiwgAIcQFAQD1BwAhhwYBAPUHACEGjgUAAOMIADCPBQAAowMAEJAFAADjCAAwsAVAAIsIACHEBQEA9QcAIYgGAQD1BwAhEI4FAADkCAAwjwUAAI0DABCQBQAA5AgAMJEFAgD0BwAhqQUBAPUHACGwBUAAiwgAIcQFAQD1BwAhzAUBAPUHACGJBgEA9QcAIYoGAQD1BwAhiwYEAKwIACGMBhAAiQgAIY0GEACJCAAhjgYQAIkIACGPBhAAiggAIZAGQACMCAAhEQwAAOYIACCOBQAA5QgAMI8FAAAsABCQBQAA5QgAMJEFAgCBCAAhqQUBAIIIACGwBUAAlwgAIcQFAQCCCAAhzAUBAIIIACGJBgEAgggAIYoGAQCCCAAhiwYEAMQIACGMBhAAsQgAIY0GEACxCAAhjgYQALEIACGPBhAA3ggAIZAGQAChCAAhQQMAAO0IACAJAACoCQAgCgAA4AgAIBEAAKQJACASAACpCQAgEwAAqgkAIBQAAKsJACAVAAChCQAgFgAA_AgAII4FAACmCQAwjwUAAAwAEJAFAACmCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIagFAQCCCAAhqQUBAIIIACGrBRAAsQgAIawFAQCCCAAhrgUBAIMIACGwBUAAlwgAIbIFEACxCAAhwgVAAKEIACHMBQEAgggAIfUFBACqCAAhmQYBAIIIACGbBgEAgwgAIaIGAACpCAAgpAYBAIMIACGlBgEAgggAIaYGAQCCCAAhpwYEAMQIACGoBgQAxAgAIakGAQCCCAAhqgYBAIMIACGrBgEAgggAIawGAQCCCAAhrQYEAMQIACGuBiAApwkAIa8GAQCDCAAhsAYBAIMIACGxBgIAnQgAIbIGAQCDCAAhswZAAKEIACG0BgEAgwgAIbUGBACqCAAhtgYCAJ0IACG3BkAAoQgAIbgGAQCDCAAhuQZAAKEIACG6BgEAgwgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GQAChCAAhvwZAAKEIACHABgEAgwgAIcEGAQCDCAAhwgYBAIMIACHDBgEAgwgAIcQGAQCDCAAh9QYAAAwAIPYGAAAMACAHjgUAAOcIADCPBQAA9QIAEJAFAADnCAAwoAUBAPUHACGpBQEA9QcAIc8FQACLCAAhkQYEAKwIACEHjgUAAOgIADCPBQAA3wIAEJAFAADoCAAwoAUBAPUHACGpBQEA9QcAIcwFAQD1BwAhkgZAAIsIACELFQAAvQgAIBYEAKQIACGOBQAA6QgAMI8FAADJAgAQkAUAAOkIADCgBQEA9QcAIakFAQD1BwAhsAVAAIsIACGTBgEA9QcAIZQGBACkCAAhlQYEAKQIACELCAQArAgAIY4FAADqCAAwjwUAALMCABCQBQAA6ggAMKAFAQD1BwAhqQUBAPUHACGwBUAAiwgAIcQFAQD1BwAhlAYEAKwIACGVBgQArAgAIZYGAAC9CAAgBo4FAADrCAAwjwUAAJ0CABCQBQAA6wgAMKkFAQD1BwAhlwYBAPUHACGYBkAAiwgAIQcDAADtCAAgjgUAAOwIADCPBQAAQAAQkAUAAOwIADCpBQEAgggAIZcGAQCCCAAhmAZAAJcIACEmBwAA-wgAIAgAAPwIACAXAAD9CAAgGAAA_ggAIBkAAP8IACAaAACACQAgGwAAgQkAIBwAAIIJACAdAACDCQAgHgAAhAkAIB8AAIUJACAgAACGCQAgjgUAAPoIADCPBQAAagAQkAUAAPoIADCoBQEAgggAIbAFQACXCAAhnAZAAJcIACHXBgEAgggAIdgGAQCCCAAh2QYBAIIIACHaBgEAgwgAIdsGAQCDCAAh3AYBAIMIACHdBgEAgwgAId4GQAChCAAh3wZAAKEIACHgBkAAoQgAIeEGAQCCCAAh4gYBAIIIACHjBkAAoQgAIeQGQAChCAAh5QYBAIMIACHmBkAAoQgAIecGQAChCAAh6AYCAIEIACH1BgAAagAg9gYAAGoAIBCOBQAA7ggAMI8FAACFAgAQkAUAAO4IADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGoBQEA9QcAIakFAQD1BwAhqwUQAIkIACGwBUAAiwgAIb0FAQD1BwAhlwYBAPUHACGZBgEA9QcAIZoGAQD1BwAhmwYBAPUHACGcBkAAiwgAIRSOBQAA7wgAMI8FAADvAQAQkAUAAO8IADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGoBQEA9QcAIakFAQD1BwAhsAVAAIsIACGzBUAAjAgAIZkGAQD1BwAhmwYBAPwHACGcBkAAiwgAIZ0GAQD1BwAhngYQAIkIACGfBhAAiQgAIaAGAQD8BwAhoQYCAJkIACGiBgAAowgAIKMGIADaCAAhNo4FAADwCAAwjwUAANkBABCQBQAA8AgAMJEFAgD0BwAhnwUBAPUHACGgBQEA9QcAIaEFAQD1BwAhogUBAPUHACGoBQEA9QcAIakFAQD1BwAhqwUQAIkIACGsBQEA9QcAIa4FAQD8BwAhsAVAAIsIACGyBRAAiQgAIcIFQACMCAAhzAUBAPUHACH1BQQApAgAIZkGAQD1BwAhmwYBAPwHACGiBgAAowgAIKQGAQD8BwAhpQYBAPUHACGmBgEA9QcAIacGBACsCAAhqAYEAKwIACGpBgEA9QcAIaoGAQD8BwAhqwYBAPUHACGsBgEA9QcAIa0GBACsCAAhrgYgAPEIACGvBgEA_AcAIbAGAQD8BwAhsQYCAJkIACGyBgEA_AcAIbMGQACMCAAhtAYBAPwHACG1BgQApAgAIbYGAgCZCAAhtwZAAIwIACG4BgEA_AcAIbkGQACMCAAhugYBAPwHACG7BkAAjAgAIbwGQACMCAAhvQZAAIwIACG-BkAAjAgAIb8GQACMCAAhwAYBAPwHACHBBgEA_AcAIcIGAQD8BwAhwwYBAPwHACHEBgEA_AcAIQUGAAD-BwAgNQAA8wgAIDYAAPMIACCUBSAAAAABngUgAPIIACEFBgAA_gcAIDUAAPMIACA2AADzCAAglAUgAAAAAZ4FIADyCAAhApQFIAAAAAGeBSAA8wgAIQeOBQAA9AgAMI8FAAC_AQAQkAUAAPQIADCpBQEA9QcAIcUGAQD1BwAhxgYBAPUHACHHBkAAiwgAIROOBQAA9QgAMI8FAACpAQAQkAUAAPUIADCgBQEA9QcAIagFAQD1BwAhqQUBAPUHACGwBUAAiwgAIbMFQACMCAAhwwUBAPUHACHTBQEA9QcAIYcGAQD8BwAhyAYBAPUHACHJBgEA9QcAIcoGAAD2CAAgywYAAPYIACDMBgAA9ggAIM0GQACMCAAhzgZAAIwIACHPBkAAjAgAIQSUBQEAAAAF0AYBAAAAAdEGAQAAAATSBgEAAAAECY4FAAD3CAAwjwUAAJMBABCQBQAA9wgAMJMFAQD1BwAhqQUBAPUHACHTBkAAjAgAIdQGQACMCAAh1QZAAIwIACHWBgAA-AgAIASUBQIAAAAF0AYCAAAAAdEGAgAAAATSBgIAAAAEGI4FAAD5CAAwjwUAAH0AEJAFAAD5CAAwqAUBAPUHACGwBUAAiwgAIZwGQACLCAAh1wYBAPUHACHYBgEA9QcAIdkGAQD1BwAh2gYBAPwHACHbBgEA_AcAIdwGAQD8BwAh3QYBAPwHACHeBkAAjAgAId8GQACMCAAh4AZAAIwIACHhBgEA9QcAIeIGAQD1BwAh4wZAAIwIACHkBkAAjAgAIeUGAQD8BwAh5gZAAIwIACHnBkAAjAgAIegGAgD0BwAhJAcAAPsIACAIAAD8CAAgFwAA_QgAIBgAAP4IACAZAAD_CAAgGgAAgAkAIBsAAIEJACAcAACCCQAgHQAAgwkAIB4AAIQJACAfAACFCQAgIAAAhgkAII4FAAD6CAAwjwUAAGoAEJAFAAD6CAAwqAUBAIIIACGwBUAAlwgAIZwGQACXCAAh1wYBAIIIACHYBgEAgggAIdkGAQCCCAAh2gYBAIMIACHbBgEAgwgAIdwGAQCDCAAh3QYBAIMIACHeBkAAoQgAId8GQAChCAAh4AZAAKEIACHhBgEAgggAIeIGAQCCCAAh4wZAAKEIACHkBkAAoQgAIeUGAQCDCAAh5gZAAKEIACHnBkAAoQgAIegGAgCBCAAhA6QFAAADACClBQAAAwAgpgUAAAMAIAOkBQAADAAgpQUAAAwAIKYFAAAMACADpAUAABAAIKUFAAAQACCmBQAAEAAgA6QFAAA8ACClBQAAPAAgpgUAADwAIAkDAADtCAAgjgUAAOwIADCPBQAAQAAQkAUAAOwIADCpBQEAgggAIZcGAQCCCAAhmAZAAJcIACH1BgAAQAAg9gYAAEAAIAOkBQAAQgAgpQUAAEIAIKYFAABCACADpAUAAEYAIKUFAABGACCmBQAARgAgA6QFAABKACClBQAASgAgpgUAAEoAIAOkBQAATgAgpQUAAE4AIKYFAABOACADpAUAAFIAIKUFAABSACCmBQAAUgAgA6QFAABWACClBQAAVgAgpgUAAFYAIAOkBQAAWgAgpQUAAFoAIKYFAABaACAKAwAA7QgAII4FAACHCQAwjwUAAFoAEJAFAACHCQAwkwUBAIIIACGpBQEAgggAIdMGQAChCAAh1AZAAKEIACHVBkAAoQgAIdYGAAD4CAAgA6AFAQAAAAGpBQEAAAABzwVAAAAAAQgDAADtCAAgjgUAAIkJADCPBQAAVgAQkAUAAIkJADCgBQEAgggAIakFAQCCCAAhzwVAAJcIACGRBgQAxAgAIQOgBQEAAAABqQUBAAAAAcwFAQAAAAEIAwAA7QgAII4FAACLCQAwjwUAAFIAEJAFAACLCQAwoAUBAIIIACGpBQEAgggAIcwFAQCCCAAhkgZAAJcIACEEoAUBAAAAAakFAQAAAAGwBUAAAAABkwYBAAAAAQwDAADtCAAgFQAAwAgAIBYEAKoIACGOBQAAjQkAMI8FAABOABCQBQAAjQkAMKAFAQCCCAAhqQUBAIIIACGwBUAAlwgAIZMGAQCCCAAhlAYEAKoIACGVBgQAqggAIQSgBQEAAAABqQUBAAAAAbAFQAAAAAHEBQEAAAABDAMAAO0IACAIBADECAAhjgUAAI8JADCPBQAASgAQkAUAAI8JADCgBQEAgggAIakFAQCCCAAhsAVAAJcIACHEBQEAgggAIZQGBADECAAhlQYEAMQIACGWBgAAwAgAIAORBQIAAAABqQUBAAAAAc8FQAAAAAEIAwAA7QgAII4FAACRCQAwjwUAAEYAEJAFAACRCQAwkQUCAIEIACGpBQEAgggAIc8FQACXCAAh0AUQALEIACEQAwAA7QgAII4FAACSCQAwjwUAAEIAEJAFAACSCQAwkQUCAIEIACGTBQEAgggAIagFAQCCCAAhqQUBAIIIACGqBQEAgggAIasFEACxCAAhrAUBAIIIACGtBQEAgwgAIa4FAQCDCAAhrwUQAN4IACGwBUAAlwgAIbEFQAChCAAhBKAFAQAAAAGpBQEAAAABvQUBAAAAAZoGAQAAAAERAwAA7QgAII4FAACUCQAwjwUAADwAEJAFAACUCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAIIIACGpBQEAgggAIasFEACxCAAhsAVAAJcIACG9BQEAgggAIZcGAQCCCAAhmQYBAIIIACGaBgEAgggAIZsGAQCCCAAhnAZAAJcIACEWAwAA7QgAIAgAAPwIACCOBQAAlQkAMI8FAAAQABCQBQAAlQkAMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIagFAQCCCAAhqQUBAIIIACGwBUAAlwgAIbMFQAChCAAhmQYBAIIIACGbBgEAgwgAIZwGQACXCAAhnQYBAIIIACGeBhAAsQgAIZ8GEACxCAAhoAYBAIMIACGhBgIAnQgAIaIGAACpCAAgowYgAN8IACECxAUBAAAAAYgGAQAAAAEHDAAA5ggAII4FAACXCQAwjwUAAC4AEJAFAACXCQAwsAVAAJcIACHEBQEAgggAIYgGAQCCCAAhAgQBAAAAAYcGAQAAAAEIBAEAgggAIQwAAOYIACCOBQAAmQkAMI8FAAAoABCQBQAAmQkAMLAFQACXCAAhxAUBAIIIACGHBgEAgggAIQOyBQQAAAABzgUBAAAAAe0FAgAAAAEMDAAA5ggAIA0AAM0IACCOBQAAmwkAMI8FAAAhABCQBQAAmwkAMLIFBADECAAhxAUBAIIIACHOBQEAgggAIe0FAgCBCAAh7gUEAKoIACHvBRAA3ggAIfAFQAChCAAhBZEFAgAAAAGyBQQAAAABzAUBAAAAAc0FQAAAAAHOBQEAAAABCQ0AAM0IACCOBQAAnQkAMI8FAAAbABCQBQAAnQkAMJEFAgCBCAAhsgUEAMQIACHMBQEAgggAIc0FQACXCAAhzgUBAIIIACECsgUEAAAAAc4FAQAAAAEXCwAAoAkAIAwAAKEJACAOAACiCQAgDwAAowkAIBAAAKQJACCOBQAAnwkAMI8FAAAUABCQBQAAnwkAMLAFQACXCAAhsgUEAMQIACHEBQEAgwgAIc4FAQCCCAAh4wUBAIIIACHsBUAAlwgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIfEFAQCCCAAh8gUBAIMIACHzBQEAgwgAIfQFEADeCAAh9QUEAKoIACH2BUAAoQgAIRQKAADgCAAgjgUAAN0IADCPBQAAvwMAEJAFAADdCAAwkQUCAIEIACGTBQEAgggAIagFAQCCCAAhsAVAAJcIACH8BQQAxAgAIf0FAQCDCAAh_gUEAMQIACH_BUAAoQgAIYAGEADeCAAhgQYgAN8IACGCBhAA3ggAIYMGQAChCAAhhAYgAN8IACGFBkAAoQgAIfUGAAC_AwAg9gYAAL8DACBBAwAA7QgAIAkAAKgJACAKAADgCAAgEQAApAkAIBIAAKkJACATAACqCQAgFAAAqwkAIBUAAKEJACAWAAD8CAAgjgUAAKYJADCPBQAADAAQkAUAAKYJADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGhBQEAgggAIaIFAQCCCAAhqAUBAIIIACGpBQEAgggAIasFEACxCAAhrAUBAIIIACGuBQEAgwgAIbAFQACXCAAhsgUQALEIACHCBUAAoQgAIcwFAQCCCAAh9QUEAKoIACGZBgEAgggAIZsGAQCDCAAhogYAAKkIACCkBgEAgwgAIaUGAQCCCAAhpgYBAIIIACGnBgQAxAgAIagGBADECAAhqQYBAIIIACGqBgEAgwgAIasGAQCCCAAhrAYBAIIIACGtBgQAxAgAIa4GIACnCQAhrwYBAIMIACGwBgEAgwgAIbEGAgCdCAAhsgYBAIMIACGzBkAAoQgAIbQGAQCDCAAhtQYEAKoIACG2BgIAnQgAIbcGQAChCAAhuAYBAIMIACG5BkAAoQgAIboGAQCDCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgZAAKEIACG_BkAAoQgAIcAGAQCDCAAhwQYBAIMIACHCBgEAgwgAIcMGAQCDCAAhxAYBAIMIACH1BgAADAAg9gYAAAwAIAOkBQAAGwAgpQUAABsAIKYFAAAbACALDQAAzQgAII4FAADMCAAwjwUAAB8AEJAFAADMCAAwsAVAAJcIACGyBQQAxAgAIc4FAQCCCAAh0AUQALEIACHhBQEAgggAIfUGAAAfACD2BgAAHwAgA6QFAAAhACClBQAAIQAgpgUAACEAIASRBQIAAAABoQUBAAAAAbIFEAAAAAHMBQEAAAABPwMAAO0IACAJAACoCQAgCgAA4AgAIBEAAKQJACASAACpCQAgEwAAqgkAIBQAAKsJACAVAAChCQAgFgAA_AgAII4FAACmCQAwjwUAAAwAEJAFAACmCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIagFAQCCCAAhqQUBAIIIACGrBRAAsQgAIawFAQCCCAAhrgUBAIMIACGwBUAAlwgAIbIFEACxCAAhwgVAAKEIACHMBQEAgggAIfUFBACqCAAhmQYBAIIIACGbBgEAgwgAIaIGAACpCAAgpAYBAIMIACGlBgEAgggAIaYGAQCCCAAhpwYEAMQIACGoBgQAxAgAIakGAQCCCAAhqgYBAIMIACGrBgEAgggAIawGAQCCCAAhrQYEAMQIACGuBiAApwkAIa8GAQCDCAAhsAYBAIMIACGxBgIAnQgAIbIGAQCDCAAhswZAAKEIACG0BgEAgwgAIbUGBACqCAAhtgYCAJ0IACG3BkAAoQgAIbgGAQCDCAAhuQZAAKEIACG6BgEAgwgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GQAChCAAhvwZAAKEIACHABgEAgwgAIcEGAQCDCAAhwgYBAIMIACHDBgEAgwgAIcQGAQCDCAAhApQFIAAAAAGeBSAA8wgAIRgDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAIIIACGpBQEAgggAIbAFQACXCAAhswVAAKEIACGZBgEAgggAIZsGAQCDCAAhnAZAAJcIACGdBgEAgggAIZ4GEACxCAAhnwYQALEIACGgBgEAgwgAIaEGAgCdCAAhogYAAKkIACCjBiAA3wgAIfUGAAAQACD2BgAAEAAgA6QFAAAoACClBQAAKAAgpgUAACgAIBMMAADmCAAgjgUAAOUIADCPBQAALAAQkAUAAOUIADCRBQIAgQgAIakFAQCCCAAhsAVAAJcIACHEBQEAgggAIcwFAQCCCAAhiQYBAIIIACGKBgEAgggAIYsGBADECAAhjAYQALEIACGNBhAAsQgAIY4GEACxCAAhjwYQAN4IACGQBkAAoQgAIfUGAAAsACD2BgAALAAgA6QFAAAuACClBQAALgAgpgUAAC4AIALFBgEAAAABxgYBAAAAAQgEAACuCQAgjgUAAK0JADCPBQAABwAQkAUAAK0JADCpBQEAgggAIcUGAQCCCAAhxgYBAIIIACHHBkAAlwgAIRcDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIcMFAQCCCAAh0wUBAIIIACGHBgEAgwgAIcgGAQCCCAAhyQYBAIIIACHKBgAA9ggAIMsGAAD2CAAgzAYAAPYIACDNBkAAoQgAIc4GQAChCAAhzwZAAKEIACH1BgAAAwAg9gYAAAMAIBUDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIcMFAQCCCAAh0wUBAIIIACGHBgEAgwgAIcgGAQCCCAAhyQYBAIIIACHKBgAA9ggAIMsGAAD2CAAgzAYAAPYIACDNBkAAoQgAIc4GQAChCAAhzwZAAKEIACEDpAUAAAcAIKUFAAAHACCmBQAABwAgAAAAAAAB-gYBAAAAAQX6BgIAAAABgQcCAAAAAYIHAgAAAAGDBwIAAAABhAcCAAAAAQUtAAC9DwAgLgAAwA8AIPcGAAC-DwAg-AYAAL8PACD9BgAAvwcAIAMtAAC9DwAg9wYAAL4PACD9BgAAvwcAIAAAAAAAAAH6BgEAAAABCy0AAMIJADAuAADHCQAw9wYAAMMJADD4BgAAxAkAMPkGAADFCQAg-gYAAMYJADD7BgAAxgkAMPwGAADGCQAw_QYAAMYJADD-BgAAyAkAMP8GAADJCQAwApIFAQAAAAGTBQEAAAABAgAAAMMHACAtAADNCQAgAwAAAMMHACAtAADNCQAgLgAAzAkAIAEmAAC8DwAwCOwEAACHCAAgjgUAAIYIADCPBQAAwQcAEJAFAACGCAAwkQUCAIEIACGSBQEAgggAIZMFAQCCCAAhpwUAAIUIACACAAAAwwcAICYAAMwJACACAAAAygkAICYAAMsJACAGjgUAAMkJADCPBQAAygkAEJAFAADJCQAwkQUCAIEIACGSBQEAgggAIZMFAQCCCAAhBo4FAADJCQAwjwUAAMoJABCQBQAAyQkAMJEFAgCBCAAhkgUBAIIIACGTBQEAgggAIQKSBQEAtgkAIZMFAQC2CQAhApIFAQC2CQAhkwUBALYJACECkgUBAAAAAZMFAQAAAAEELQAAwgkAMPcGAADDCQAw-QYAAMUJACD9BgAAxgkAMAAC7QQAAM8JACCjBQAAugkAIAAAAAAABfoGEAAAAAGBBxAAAAABggcQAAAAAYMHEAAAAAGEBxAAAAABBfoGEAAAAAGBBxAAAAABggcQAAAAAYMHEAAAAAGEBxAAAAABAfoGQAAAAAEB-gZAAAAAAQUtAAC3DwAgLgAAug8AIPcGAAC4DwAg-AYAALkPACD9BgAAAQAgAy0AALcPACD3BgAAuA8AIP0GAAABACAAAAAAAAAAAAX6BgIAAAABgQcCAAAAAYIHAgAAAAGDBwIAAAABhAcCAAAAAQAAAAAAAAAAAAAF-gYEAAAAAYEHBAAAAAGCBwQAAAABgwcEAAAAAYQHBAAAAAEAAAAAAAX6BgQAAAABgQcEAAAAAYIHBAAAAAGDBwQAAAABhAcEAAAAAQUtAACyDwAgLgAAtQ8AIPcGAACzDwAg-AYAALQPACD9BgAAFgAgAy0AALIPACD3BgAAsw8AIP0GAAAWACAAAAAAAAAAAAAABS0AAK0PACAuAACwDwAg9wYAAK4PACD4BgAArw8AIP0GAACVBQAgAy0AAK0PACD3BgAArg8AIP0GAACVBQAgBQkAALUKACCqAwAAswoAIKsDAAC0CgAgqQUAALoJACDcBQAAugkAIAAAAAUtAACoDwAgLgAAqw8AIPcGAACpDwAg-AYAAKoPACD9BgAAlQUAIAMtAACoDwAg9wYAAKkPACD9BgAAlQUAIAAAAAUtAACjDwAgLgAApg8AIPcGAACkDwAg-AYAAKUPACD9BgAAlQUAIAMtAACjDwAg9wYAAKQPACD9BgAAlQUAIAAAAAAAAAAABy0AAKsKACAuAACuCgAg9wYAAKwKACD4BgAArQoAIPsGAACXBQAg_AYAAJcFACD9BgAA0AUAIAstAACfCgAwLgAApAoAMPcGAACgCgAw-AYAAKEKADD5BgAAogoAIPoGAACjCgAw-wYAAKMKADD8BgAAowoAMP0GAACjCgAw_gYAAKUKADD_BgAApgoAMActAACaCgAgLgAAnQoAIPcGAACbCgAg-AYAAJwKACD7BgAAnQUAIPwGAACdBQAg_QYAAP4FACADxQUEAAAAAdMFAQAAAAHUBUAAAAABAgAAAP4FACAtAACaCgAgAwAAAJ0FACAtAACaCgAgLgAAngoAIAUAAACdBQAgJgAAngoAIMUFBAD1CQAh0wUBALYJACHUBUAA2AkAIQPFBQQA9QkAIdMFAQC2CQAh1AVAANgJACEB1AVAAAAAAQIAAACbBQAgLQAAqgoAIAMAAACbBQAgLQAAqgoAIC4AAKkKACABJgAAog8AMAepAwAAtQgAII4FAADGCAAwjwUAAJkFABCQBQAAxggAMNIFAQCCCAAh1AVAAJcIACHdBQAAxQgAIAIAAACbBQAgJgAAqQoAIAIAAACnCgAgJgAAqAoAIAWOBQAApgoAMI8FAACnCgAQkAUAAKYKADDSBQEAgggAIdQFQACXCAAhBY4FAACmCgAwjwUAAKcKABCQBQAApgoAMNIFAQCCCAAh1AVAAJcIACEB1AVAANgJACEB1AVAANgJACEB1AVAAAAAAQPUBUAAAAAB1QUBAAAAAdYFAQAAAAECAAAA0AUAIC0AAKsKACADAAAAlwUAIC0AAKsKACAuAACvCgAgBQAAAJcFACAmAACvCgAg1AVAANgJACHVBQEAtgkAIdYFAQC2CQAhA9QFQADYCQAh1QUBALYJACHWBQEAtgkAIQMtAACrCgAg9wYAAKwKACD9BgAA0AUAIAQtAACfCgAw9wYAAKAKADD5BgAAogoAIP0GAACjCgAwAy0AAJoKACD3BgAAmwoAIP0GAAD-BQAgAakDAACECgAgAAGpAwAAhAoAIAAAAAAAAAAABS0AAJ0PACAuAACgDwAg9wYAAJ4PACD4BgAAnw8AIP0GAAAWACADLQAAnQ8AIPcGAACeDwAg_QYAABYAIA4LAACVDgAgDAAAsgsAIA4AAJYOACAPAACXDgAgEAAAmA4AIMQFAAC6CQAg7gUAALoJACDvBQAAugkAIPAFAAC6CQAg8gUAALoJACDzBQAAugkAIPQFAAC6CQAg9QUAALoJACD2BQAAugkAIAAAAAAABS0AAJgPACAuAACbDwAg9wYAAJkPACD4BgAAmg8AIP0GAAABACADLQAAmA8AIPcGAACZDwAg_QYAAAEAIAAAAAAAAAAAAAAFLQAAkA8AIC4AAJYPACD3BgAAkQ8AIPgGAACVDwAg_QYAABYAIAUtAACODwAgLgAAkw8AIPcGAACPDwAg-AYAAJIPACD9BgAADgAgAy0AAJAPACD3BgAAkQ8AIP0GAAAWACADLQAAjg8AIPcGAACPDwAg_QYAAA4AIAAAAAAABS0AAIQPACAuAACMDwAg9wYAAIUPACD4BgAAiw8AIP0GAAC8AwAgBy0AAIIPACAuAACJDwAg9wYAAIMPACD4BgAAiA8AIPsGAAAMACD8BgAADAAg_QYAAA4AIAstAADxCgAwLgAA9goAMPcGAADyCgAw-AYAAPMKADD5BgAA9AoAIPoGAAD1CgAw-wYAAPUKADD8BgAA9QoAMP0GAAD1CgAw_gYAAPcKADD_BgAA-AoAMActAADsCgAgLgAA7woAIPcGAADtCgAg-AYAAO4KACD7BgAAHwAg_AYAAB8AIP0GAADkBAAgCy0AAOAKADAuAADlCgAw9wYAAOEKADD4BgAA4goAMPkGAADjCgAg-gYAAOQKADD7BgAA5AoAMPwGAADkCgAw_QYAAOQKADD-BgAA5goAMP8GAADnCgAwBgwAANUKACDEBQEAAAAB7QUCAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAQIAAAAjACAtAADrCgAgAwAAACMAIC0AAOsKACAuAADqCgAgASYAAIcPADANDAAA5ggAIA0AAM0IACCOBQAAmwkAMI8FAAAhABCQBQAAmwkAMLIFBADECAAhxAUBAIIIACHOBQEAgggAIe0FAgCBCAAh7gUEAKoIACHvBRAA3ggAIfAFQAChCAAh8QYAAJoJACACAAAAIwAgJgAA6goAIAIAAADoCgAgJgAA6QoAIAqOBQAA5woAMI8FAADoCgAQkAUAAOcKADCyBQQAxAgAIcQFAQCCCAAhzgUBAIIIACHtBQIAgQgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIQqOBQAA5woAMI8FAADoCgAQkAUAAOcKADCyBQQAxAgAIcQFAQCCCAAhzgUBAIIIACHtBQIAgQgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIQXEBQEAtgkAIe0FAgC3CQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAhBgwAANMKACDEBQEAtgkAIe0FAgC3CQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAhBgwAANUKACDEBQEAAAAB7QUCAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAQOwBUAAAAAB0AUQAAAAAeEFAQAAAAECAAAA5AQAIC0AAOwKACADAAAAHwAgLQAA7AoAIC4AAPAKACAFAAAAHwAgJgAA8AoAILAFQADYCQAh0AUQANYJACHhBQEAtgkAIQOwBUAA2AkAIdAFEADWCQAh4QUBALYJACEDkQUCAAAAAcwFAQAAAAHNBUAAAAABAgAAAB0AIC0AAPwKACADAAAAHQAgLQAA_AoAIC4AAPsKACABJgAAhg8AMAoNAADNCAAgjgUAAJ0JADCPBQAAGwAQkAUAAJ0JADCRBQIAgQgAIbIFBADECAAhzAUBAIIIACHNBUAAlwgAIc4FAQCCCAAh8gYAAJwJACACAAAAHQAgJgAA-woAIAIAAAD5CgAgJgAA-goAIAiOBQAA-AoAMI8FAAD5CgAQkAUAAPgKADCRBQIAgQgAIbIFBADECAAhzAUBAIIIACHNBUAAlwgAIc4FAQCCCAAhCI4FAAD4CgAwjwUAAPkKABCQBQAA-AoAMJEFAgCBCAAhsgUEAMQIACHMBQEAgggAIc0FQACXCAAhzgUBAIIIACEDkQUCALcJACHMBQEAtgkAIc0FQADYCQAhA5EFAgC3CQAhzAUBALYJACHNBUAA2AkAIQORBQIAAAABzAUBAAAAAc0FQAAAAAEDLQAAhA8AIPcGAACFDwAg_QYAALwDACADLQAAgg8AIPcGAACDDwAg_QYAAA4AIAQtAADxCgAw9wYAAPIKADD5BgAA9AoAIP0GAAD1CgAwAy0AAOwKACD3BgAA7QoAIP0GAADkBAAgBC0AAOAKADD3BgAA4QoAMPkGAADjCgAg_QYAAOQKADAAAAAAAAAAAAAAAAAAAAAB-gYgAAAAAQstAACTCwAwLgAAmAsAMPcGAACUCwAw-AYAAJULADD5BgAAlgsAIPoGAACXCwAw-wYAAJcLADD8BgAAlwsAMP0GAACXCwAw_gYAAJkLADD_BgAAmgsAMBIMAAD-CgAgDgAA_woAIA8AAIALACAQAACBCwAgsAVAAAAAAbIFBAAAAAHEBQEAAAAB4wUBAAAAAewFQAAAAAHuBQQAAAAB7wUQAAAAAfAFQAAAAAHxBQEAAAAB8gUBAAAAAfMFAQAAAAH0BRAAAAAB9QUEAAAAAfYFQAAAAAECAAAAFgAgLQAAngsAIAMAAAAWACAtAACeCwAgLgAAnQsAIAEmAACBDwAwGAsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCwBUAAlwgAIbIFBADECAAhxAUBAIMIACHOBQEAgggAIeIFAACeCQAg4wUBAIIIACHsBUAAlwgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIfEFAQCCCAAh8gUBAIMIACHzBQEAgwgAIfQFEADeCAAh9QUEAKoIACH2BUAAoQgAIQIAAAAWACAmAACdCwAgAgAAAJsLACAmAACcCwAgEo4FAACaCwAwjwUAAJsLABCQBQAAmgsAMLAFQACXCAAhsgUEAMQIACHEBQEAgwgAIc4FAQCCCAAh4wUBAIIIACHsBUAAlwgAIe4FBACqCAAh7wUQAN4IACHwBUAAoQgAIfEFAQCCCAAh8gUBAIMIACHzBQEAgwgAIfQFEADeCAAh9QUEAKoIACH2BUAAoQgAIRKOBQAAmgsAMI8FAACbCwAQkAUAAJoLADCwBUAAlwgAIbIFBADECAAhxAUBAIMIACHOBQEAgggAIeMFAQCCCAAh7AVAAJcIACHuBQQAqggAIe8FEADeCAAh8AVAAKEIACHxBQEAgggAIfIFAQCDCAAh8wUBAIMIACH0BRAA3ggAIfUFBACqCAAh9gVAAKEIACEOsAVAANgJACGyBQQA9QkAIcQFAQDACQAh4wUBALYJACHsBUAA2AkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIfEFAQC2CQAh8gUBAMAJACHzBQEAwAkAIfQFEADXCQAh9QUEAO8JACH2BUAA2QkAIRIMAADcCgAgDgAA3QoAIA8AAN4KACAQAADfCgAgsAVAANgJACGyBQQA9QkAIcQFAQDACQAh4wUBALYJACHsBUAA2AkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIfEFAQC2CQAh8gUBAMAJACHzBQEAwAkAIfQFEADXCQAh9QUEAO8JACH2BUAA2QkAIRIMAAD-CgAgDgAA_woAIA8AAIALACAQAACBCwAgsAVAAAAAAbIFBAAAAAHEBQEAAAAB4wUBAAAAAewFQAAAAAHuBQQAAAAB7wUQAAAAAfAFQAAAAAHxBQEAAAAB8gUBAAAAAfMFAQAAAAH0BRAAAAAB9QUEAAAAAfYFQAAAAAEELQAAkwsAMPcGAACUCwAw-QYAAJYLACD9BgAAlwsAMAAAAAAFLQAA_A4AIC4AAP8OACD3BgAA_Q4AIPgGAAD-DgAg_QYAAA4AIAMtAAD8DgAg9wYAAP0OACD9BgAADgAgAAAABS0AAPcOACAuAAD6DgAg9wYAAPgOACD4BgAA-Q4AIP0GAAAOACADLQAA9w4AIPcGAAD4DgAg_QYAAA4AIAAAAAAABS0AAPIOACAuAAD1DgAg9wYAAPMOACD4BgAA9A4AIP0GAAAOACADLQAA8g4AIPcGAADzDgAg_QYAAA4AICcDAADSCwAgCQAAmQ4AIAoAAKALACARAACYDgAgEgAAmg4AIBMAAJsOACAUAACcDgAgFQAAsgsAIBYAAIoOACCuBQAAugkAIMIFAAC6CQAg9QUAALoJACCbBgAAugkAIKIGAAC6CQAgpAYAALoJACCqBgAAugkAIK4GAAC6CQAgrwYAALoJACCwBgAAugkAILEGAAC6CQAgsgYAALoJACCzBgAAugkAILQGAAC6CQAgtQYAALoJACC2BgAAugkAILcGAAC6CQAguAYAALoJACC5BgAAugkAILoGAAC6CQAguwYAALoJACC8BgAAugkAIL0GAAC6CQAgvgYAALoJACC_BgAAugkAIMAGAAC6CQAgwQYAALoJACDCBgAAugkAIMMGAAC6CQAgxAYAALoJACAAAAAAAAUtAADtDgAgLgAA8A4AIPcGAADuDgAg-AYAAO8OACD9BgAAAQAgAy0AAO0OACD3BgAA7g4AIP0GAAABACAAAAAFLQAA6A4AIC4AAOsOACD3BgAA6Q4AIPgGAADqDgAg_QYAAAEAIAMtAADoDgAg9wYAAOkOACD9BgAAAQAgAAAAAAAFLQAA4w4AIC4AAOYOACD3BgAA5A4AIPgGAADlDgAg_QYAAAEAIAMtAADjDgAg9wYAAOQOACD9BgAAAQAgAAAAAAAFLQAA3g4AIC4AAOEOACD3BgAA3w4AIPgGAADgDgAg_QYAAAEAIAMtAADeDgAg9wYAAN8OACD9BgAAAQAgAAAABS0AANkOACAuAADcDgAg9wYAANoOACD4BgAA2w4AIP0GAAABACADLQAA2Q4AIPcGAADaDgAg_QYAAAEAIBgHAACJDgAgCAAAig4AIBcAAIsOACAYAACMDgAgGQAAjQ4AIBoAAI4OACAbAACPDgAgHAAAkA4AIB0AAJEOACAeAACSDgAgHwAAkw4AICAAAJQOACDaBgAAugkAINsGAAC6CQAg3AYAALoJACDdBgAAugkAIN4GAAC6CQAg3wYAALoJACDgBgAAugkAIOMGAAC6CQAg5AYAALoJACDlBgAAugkAIOYGAAC6CQAg5wYAALoJACAAAAAAAAUtAADUDgAgLgAA1w4AIPcGAADVDgAg-AYAANYOACD9BgAAAQAgAy0AANQOACD3BgAA1Q4AIP0GAAABACAAAAAAAAUtAAC6DgAgLgAA0g4AIPcGAAC7DgAg-AYAANEOACD9BgAAAQAgCy0AAOELADAuAADmCwAw9wYAAOILADD4BgAA4wsAMPkGAADkCwAg-gYAAOULADD7BgAA5QsAMPwGAADlCwAw_QYAAOULADD-BgAA5wsAMP8GAADoCwAwOgMAAP8LACAKAACBDAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcQGAQAAAAECAAAADgAgLQAAtgwAIAMAAAAOACAtAAC2DAAgLgAA7AsAIAEmAADQDgAwQAMAAO0IACAJAACoCQAgCgAA4AgAIBEAAKQJACASAACpCQAgEwAAqgkAIBQAAKsJACAVAAChCQAgFgAA_AgAII4FAACmCQAwjwUAAAwAEJAFAACmCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhoQUBAIIIACGiBQEAgggAIagFAQAAAAGpBQEAgggAIasFEACxCAAhrAUBAIIIACGuBQEAgwgAIbAFQACXCAAhsgUQALEIACHCBUAAoQgAIcwFAQCCCAAh9QUEAKoIACGZBgEAgggAIZsGAQCDCAAhogYAAKkIACCkBgEAgwgAIaUGAQCCCAAhpgYBAIIIACGnBgQAxAgAIagGBADECAAhqQYBAIIIACGqBgEAgwgAIasGAQCCCAAhrAYBAIIIACGtBgQAxAgAIa4GIACnCQAhrwYBAIMIACGwBgEAgwgAIbEGAgCdCAAhsgYBAIMIACGzBkAAoQgAIbQGAQCDCAAhtQYEAKoIACG2BgIAnQgAIbcGQAChCAAhuAYBAIMIACG5BkAAoQgAIboGAQCDCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgZAAKEIACG_BkAAoQgAIcAGAQCDCAAhwQYBAIMIACHCBgEAgwgAIcMGAQCDCAAhxAYBAIMIACHzBgAApQkAIAIAAAAOACAmAADsCwAgAgAAAOkLACAmAADqCwAgNo4FAADoCwAwjwUAAOkLABCQBQAA6AsAMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIaEFAQCCCAAhogUBAIIIACGoBQEAgggAIakFAQCCCAAhqwUQALEIACGsBQEAgggAIa4FAQCDCAAhsAVAAJcIACGyBRAAsQgAIcIFQAChCAAhzAUBAIIIACH1BQQAqggAIZkGAQCCCAAhmwYBAIMIACGiBgAAqQgAIKQGAQCDCAAhpQYBAIIIACGmBgEAgggAIacGBADECAAhqAYEAMQIACGpBgEAgggAIaoGAQCDCAAhqwYBAIIIACGsBgEAgggAIa0GBADECAAhrgYgAKcJACGvBgEAgwgAIbAGAQCDCAAhsQYCAJ0IACGyBgEAgwgAIbMGQAChCAAhtAYBAIMIACG1BgQAqggAIbYGAgCdCAAhtwZAAKEIACG4BgEAgwgAIbkGQAChCAAhugYBAIMIACG7BkAAoQgAIbwGQAChCAAhvQZAAKEIACG-BkAAoQgAIb8GQAChCAAhwAYBAIMIACHBBgEAgwgAIcIGAQCDCAAhwwYBAIMIACHEBgEAgwgAITaOBQAA6AsAMI8FAADpCwAQkAUAAOgLADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGhBQEAgggAIaIFAQCCCAAhqAUBAIIIACGpBQEAgggAIasFEACxCAAhrAUBAIIIACGuBQEAgwgAIbAFQACXCAAhsgUQALEIACHCBUAAoQgAIcwFAQCCCAAh9QUEAKoIACGZBgEAgggAIZsGAQCDCAAhogYAAKkIACCkBgEAgwgAIaUGAQCCCAAhpgYBAIIIACGnBgQAxAgAIagGBADECAAhqQYBAIIIACGqBgEAgwgAIasGAQCCCAAhrAYBAIIIACGtBgQAxAgAIa4GIACnCQAhrwYBAIMIACGwBgEAgwgAIbEGAgCdCAAhsgYBAIMIACGzBkAAoQgAIbQGAQCDCAAhtQYEAKoIACG2BgIAnQgAIbcGQAChCAAhuAYBAIMIACG5BkAAoQgAIboGAQCDCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgZAAKEIACG_BkAAoQgAIcAGAQCDCAAhwQYBAIMIACHCBgEAgwgAIcMGAQCDCAAhxAYBAIMIACEykQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcQGAQDACQAhAfoGIAAAAAE6AwAA7QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhrAUBALYJACGuBQEAwAkAIbAFQADYCQAhsgUQANYJACHCBUAA2QkAIcwFAQC2CQAh9QUEAO8JACGZBgEAtgkAIZsGAQDACQAhogaAAAAAAaQGAQDACQAhpQYBALYJACGmBgEAtgkAIacGBAD1CQAhqAYEAPUJACGpBgEAtgkAIaoGAQDACQAhqwYBALYJACGsBgEAtgkAIa0GBAD1CQAhrgYgAOsLACGvBgEAwAkAIbAGAQDACQAhsQYCAOQJACGyBgEAwAkAIbMGQADZCQAhtAYBAMAJACG1BgQA7wkAIbYGAgDkCQAhtwZAANkJACG4BgEAwAkAIbkGQADZCQAhugYBAMAJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BkAA2QkAIb8GQADZCQAhwAYBAMAJACHBBgEAwAkAIcIGAQDACQAhxAYBAMAJACEFLQAAxA4AIC4AAM4OACD3BgAAxQ4AIPgGAADNDgAg_QYAAAEAIAstAACXDAAwLgAAsgwAMPcGAACYDAAw-AYAALEMADD5BgAAmQwAIPoGAACXCwAw-wYAAJcLADD8BgAAlwsAMP0GAACXCwAw_gYAALMMADD_BgAAmgsAMAstAACTDAAwLgAArQwAMPcGAACUDAAw-AYAAKwMADD5BgAAlQwAIPoGAADkCgAw-wYAAOQKADD8BgAA5AoAMP0GAADkCgAw_gYAAK4MADD_BgAA5woAMAstAACODAAwLgAApgwAMPcGAACPDAAw-AYAAKUMADD5BgAAkAwAIPoGAACRDAAw-wYAAJEMADD8BgAAkQwAMP0GAACRDAAw_gYAAKcMADD_BgAAqAwAMActAACMDAAgLgAAowwAIPcGAACNDAAg-AYAAKIMACD7BgAALAAg_AYAACwAIP0GAAD4AgAgCy0AAIcMADAuAACcDAAw9wYAAIgMADD4BgAAmwwAMPkGAACJDAAg-gYAAIoMADD7BgAAigwAMPwGAACKDAAw_QYAAIoMADD-BgAAnQwAMP8GAACeDAAwBy0AALwOACAuAADLDgAg9wYAAL0OACD4BgAAyg4AIPsGAAAMACD8BgAADAAg_QYAAA4AIAstAAD1CwAwLgAA-QsAMPcGAAD2CwAw-AYAAPcLADD5BgAA-AsAIPoGAADlCwAw-wYAAOULADD8BgAA5QsAMP0GAADlCwAw_gYAAPoLADD_BgAA6AsAMDoDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFgAAhgwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABqAUBAAAAAakFAQAAAAGrBRAAAAABrAUBAAAAAa4FAQAAAAGwBUAAAAABsgUQAAAAAcIFQAAAAAHMBQEAAAAB9QUEAAAAAZkGAQAAAAGbBgEAAAABogaAAAAAAaQGAQAAAAGlBgEAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABqQYBAAAAAaoGAQAAAAGrBgEAAAABrAYBAAAAAa0GBAAAAAGuBiAAAAABrwYBAAAAAbAGAQAAAAGxBgIAAAABsgYBAAAAAbMGQAAAAAG0BgEAAAABtQYEAAAAAbYGAgAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BgEAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgZAAAAAAb8GQAAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAHDBgEAAAABAgAAAA4AIC0AAP4LACADAAAADgAgLQAA_gsAIC4AAPwLACABJgAAyQ4AMAIAAAAOACAmAAD8CwAgAgAAAOkLACAmAAD7CwAgMpEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIToDAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFgAA9AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIQctAADCDgAgLgAAxw4AIPcGAADDDgAg-AYAAMYOACD7BgAAEAAg_AYAABAAIP0GAAA6ACA6AwAA_wsAIAkAAIAMACAKAACBDAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGpBQEAAAABqwUQAAAAAawFAQAAAAGuBQEAAAABsAVAAAAAAbIFEAAAAAHCBUAAAAABzAUBAAAAAfUFBAAAAAGZBgEAAAABmwYBAAAAAaIGgAAAAAGkBgEAAAABpQYBAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAakGAQAAAAGqBgEAAAABqwYBAAAAAawGAQAAAAGtBgQAAAABrgYgAAAAAa8GAQAAAAGwBgEAAAABsQYCAAAAAbIGAQAAAAGzBkAAAAABtAYBAAAAAbUGBAAAAAG2BgIAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugYBAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GQAAAAAG_BkAAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABwwYBAAAAAQMtAADEDgAg9wYAAMUOACD9BgAAAQAgAy0AAMIOACD3BgAAww4AIP0GAAA6ACAELQAAlwwAMPcGAACYDAAw-QYAAJkMACD9BgAAlwsAMAQtAACTDAAw9wYAAJQMADD5BgAAlQwAIP0GAADkCgAwBC0AAI4MADD3BgAAjwwAMPkGAACQDAAg_QYAAJEMADADLQAAjAwAIPcGAACNDAAg_QYAAPgCACAELQAAhwwAMPcGAACIDAAw-QYAAIkMACD9BgAAigwAMAQtAAD1CwAw9wYAAPYLADD5BgAA-AsAIP0GAADlCwAwArAFQAAAAAGIBgEAAAABAgAAADAAIC0AAIsMACABJgAAwQ4AMAgMAADmCAAgjgUAAJcJADCPBQAALgAQkAUAAJcJADCwBUAAlwgAIcQFAQCCCAAhiAYBAIIIACHvBgAAlgkAIAKwBUAAAAABiAYBAAAAAQyRBQIAAAABqQUBAAAAAbAFQAAAAAHMBQEAAAABiQYBAAAAAYoGAQAAAAGLBgQAAAABjAYQAAAAAY0GEAAAAAGOBhAAAAABjwYQAAAAAZAGQAAAAAECAAAA-AIAIC0AAIwMACADBAEAAAABsAVAAAAAAYcGAQAAAAECAAAAKgAgLQAAkgwAIAEmAADADgAwCQQBAIIIACEMAADmCAAgjgUAAJkJADCPBQAAKAAQkAUAAJkJADCwBUAAlwgAIcQFAQCCCAAhhwYBAIIIACHwBgAAmAkAIAMEAQAAAAGwBUAAAAABhwYBAAAAAQcNAADUCgAgsgUEAAAAAc4FAQAAAAHtBQIAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAABAgAAACMAIC0AAJYMACABJgAAvw4AMAcNAADUCgAgsgUEAAAAAc4FAQAAAAHtBQIAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAABEgsAAP0KACAOAAD_CgAgDwAAgAsAIBAAAIELACCwBUAAAAABsgUEAAAAAc4FAQAAAAHjBQEAAAAB7AVAAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAfEFAQAAAAHyBQEAAAAB8wUBAAAAAfQFEAAAAAH1BQQAAAAB9gVAAAAAAQIAAAAWACAtAACaDAAgASYAAL4OADASCwAA_QoAIA4AAP8KACAPAACACwAgEAAAgQsAILAFQAAAAAGyBQQAAAABzgUBAAAAAeMFAQAAAAHsBUAAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAAB8QUBAAAAAfIFAQAAAAHzBQEAAAAB9AUQAAAAAfUFBAAAAAH2BUAAAAABAwAAADAAIC0AAIsMACAuAAChDAAgAgAAADAAICYAAKEMACACAAAAnwwAICYAAKAMACAGjgUAAJ4MADCPBQAAnwwAEJAFAACeDAAwsAVAAJcIACHEBQEAgggAIYgGAQCCCAAhBo4FAACeDAAwjwUAAJ8MABCQBQAAngwAMLAFQACXCAAhxAUBAIIIACGIBgEAgggAIQKwBUAA2AkAIYgGAQC2CQAhArAFQADYCQAhiAYBALYJACEDAAAALAAgLQAAjAwAIC4AAKQMACAOAAAALAAgJgAApAwAIJEFAgC3CQAhqQUBALYJACGwBUAA2AkAIcwFAQC2CQAhiQYBALYJACGKBgEAtgkAIYsGBAD1CQAhjAYQANYJACGNBhAA1gkAIY4GEADWCQAhjwYQANcJACGQBkAA2QkAIQyRBQIAtwkAIakFAQC2CQAhsAVAANgJACHMBQEAtgkAIYkGAQC2CQAhigYBALYJACGLBgQA9QkAIYwGEADWCQAhjQYQANYJACGOBhAA1gkAIY8GEADXCQAhkAZAANkJACEDAAAAKgAgLQAAkgwAIC4AAKsMACACAAAAKgAgJgAAqwwAIAIAAACpDAAgJgAAqgwAIAcEAQCCCAAhjgUAAKgMADCPBQAAqQwAEJAFAACoDAAwsAVAAJcIACHEBQEAgggAIYcGAQCCCAAhBwQBAIIIACGOBQAAqAwAMI8FAACpDAAQkAUAAKgMADCwBUAAlwgAIcQFAQCCCAAhhwYBAIIIACEDBAEAtgkAIbAFQADYCQAhhwYBALYJACEDBAEAtgkAIbAFQADYCQAhhwYBALYJACEDAAAAIwAgLQAAlgwAIC4AALAMACACAAAAIwAgJgAAsAwAIAIAAADoCgAgJgAArwwAIAayBQQA9QkAIc4FAQC2CQAh7QUCALcJACHuBQQA7wkAIe8FEADXCQAh8AVAANkJACEHDQAA0goAILIFBAD1CQAhzgUBALYJACHtBQIAtwkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIQMAAAAWACAtAACaDAAgLgAAtQwAIAIAAAAWACAmAAC1DAAgAgAAAJsLACAmAAC0DAAgDrAFQADYCQAhsgUEAPUJACHOBQEAtgkAIeMFAQC2CQAh7AVAANgJACHuBQQA7wkAIe8FEADXCQAh8AVAANkJACHxBQEAtgkAIfIFAQDACQAh8wUBAMAJACH0BRAA1wkAIfUFBADvCQAh9gVAANkJACESCwAA2woAIA4AAN0KACAPAADeCgAgEAAA3woAILAFQADYCQAhsgUEAPUJACHOBQEAtgkAIeMFAQC2CQAh7AVAANgJACHuBQQA7wkAIe8FEADXCQAh8AVAANkJACHxBQEAtgkAIfIFAQDACQAh8wUBAMAJACH0BRAA1wkAIfUFBADvCQAh9gVAANkJACE6AwAA_wsAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGpBQEAAAABqwUQAAAAAawFAQAAAAGuBQEAAAABsAVAAAAAAbIFEAAAAAHCBUAAAAABzAUBAAAAAfUFBAAAAAGZBgEAAAABmwYBAAAAAaIGgAAAAAGkBgEAAAABpQYBAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAakGAQAAAAGqBgEAAAABqwYBAAAAAawGAQAAAAGtBgQAAAABrgYgAAAAAa8GAQAAAAGwBgEAAAABsQYCAAAAAbIGAQAAAAGzBkAAAAABtAYBAAAAAbUGBAAAAAG2BgIAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugYBAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GQAAAAAG_BkAAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABxAYBAAAAAQMtAAC8DgAg9wYAAL0OACD9BgAADgAgAy0AALoOACD3BgAAuw4AIP0GAAABACAELQAA4QsAMPcGAADiCwAw-QYAAOQLACD9BgAA5QsAMAAAAAAAAAAABS0AALUOACAuAAC4DgAg9wYAALYOACD4BgAAtw4AIP0GAAAFACADLQAAtQ4AIPcGAAC2DgAg_QYAAAUAIAAAAAL6BgEAAAAEgAcBAAAABQL6BgEAAAAEgAcBAAAABQL6BgEAAAAEgAcBAAAABQUtAACvDgAgLgAAsw4AIPcGAACwDgAg-AYAALIOACD9BgAAAQAgCy0AAMwMADAuAADRDAAw9wYAAM0MADD4BgAAzgwAMPkGAADPDAAg-gYAANAMADD7BgAA0AwAMPwGAADQDAAw_QYAANAMADD-BgAA0gwAMP8GAADTDAAwA6kFAQAAAAHGBgEAAAABxwZAAAAAAQIAAAAJACAtAADXDAAgAwAAAAkAIC0AANcMACAuAADWDAAgASYAALEOADAJBAAArgkAII4FAACtCQAwjwUAAAcAEJAFAACtCQAwqQUBAIIIACHFBgEAgggAIcYGAQCCCAAhxwZAAJcIACH0BgAArAkAIAIAAAAJACAmAADWDAAgAgAAANQMACAmAADVDAAgB44FAADTDAAwjwUAANQMABCQBQAA0wwAMKkFAQCCCAAhxQYBAIIIACHGBgEAgggAIccGQACXCAAhB44FAADTDAAwjwUAANQMABCQBQAA0wwAMKkFAQCCCAAhxQYBAIIIACHGBgEAgggAIccGQACXCAAhA6kFAQC2CQAhxgYBALYJACHHBkAA2AkAIQOpBQEAtgkAIcYGAQC2CQAhxwZAANgJACEDqQUBAAAAAcYGAQAAAAHHBkAAAAABAfoGAQAAAAQB-gYBAAAABAH6BgEAAAAEAy0AAK8OACD3BgAAsA4AIP0GAAABACAELQAAzAwAMPcGAADNDAAw-QYAAM8MACD9BgAA0AwAMAAAAAAAAvoGAgAAAASABwIAAAAFBS0AAKoOACAuAACtDgAg9wYAAKsOACD4BgAArA4AIP0GAAABACAB-gYCAAAABAMtAACqDgAg9wYAAKsOACD9BgAAAQAgAAAAAAALLQAA8Q0AMC4AAPYNADD3BgAA8g0AMPgGAADzDQAw-QYAAPQNACD6BgAA9Q0AMPsGAAD1DQAw_AYAAPUNADD9BgAA9Q0AMP4GAAD3DQAw_wYAAPgNADALLQAA6A0AMC4AAOwNADD3BgAA6Q0AMPgGAADqDQAw-QYAAOsNACD6BgAA5QsAMPsGAADlCwAw_AYAAOULADD9BgAA5QsAMP4GAADtDQAw_wYAAOgLADALLQAA3A0AMC4AAOENADD3BgAA3Q0AMPgGAADeDQAw-QYAAN8NACD6BgAA4A0AMPsGAADgDQAw_AYAAOANADD9BgAA4A0AMP4GAADiDQAw_wYAAOMNADALLQAA0A0AMC4AANUNADD3BgAA0Q0AMPgGAADSDQAw-QYAANMNACD6BgAA1A0AMPsGAADUDQAw_AYAANQNADD9BgAA1A0AMP4GAADWDQAw_wYAANcNADAHLQAAyw0AIC4AAM4NACD3BgAAzA0AIPgGAADNDQAg-wYAAEAAIPwGAABAACD9BgAAiAIAIAstAAC_DQAwLgAAxA0AMPcGAADADQAw-AYAAMENADD5BgAAwg0AIPoGAADDDQAw-wYAAMMNADD8BgAAww0AMP0GAADDDQAw_gYAAMUNADD_BgAAxg0AMAstAACzDQAwLgAAuA0AMPcGAAC0DQAw-AYAALUNADD5BgAAtg0AIPoGAAC3DQAw-wYAALcNADD8BgAAtw0AMP0GAAC3DQAw_gYAALkNADD_BgAAug0AMAstAACnDQAwLgAArA0AMPcGAACoDQAw-AYAAKkNADD5BgAAqg0AIPoGAACrDQAw-wYAAKsNADD8BgAAqw0AMP0GAACrDQAw_gYAAK0NADD_BgAArg0AMAstAACbDQAwLgAAoA0AMPcGAACcDQAw-AYAAJ0NADD5BgAAng0AIPoGAACfDQAw-wYAAJ8NADD8BgAAnw0AMP0GAACfDQAw_gYAAKENADD_BgAAog0AMAstAACPDQAwLgAAlA0AMPcGAACQDQAw-AYAAJENADD5BgAAkg0AIPoGAACTDQAw-wYAAJMNADD8BgAAkw0AMP0GAACTDQAw_gYAAJUNADD_BgAAlg0AMAstAACDDQAwLgAAiA0AMPcGAACEDQAw-AYAAIUNADD5BgAAhg0AIPoGAACHDQAw-wYAAIcNADD8BgAAhw0AMP0GAACHDQAw_gYAAIkNADD_BgAAig0AMAstAAD3DAAwLgAA_AwAMPcGAAD4DAAw-AYAAPkMADD5BgAA-gwAIPoGAAD7DAAw-wYAAPsMADD8BgAA-wwAMP0GAAD7DAAw_gYAAP0MADD_BgAA_gwAMAWTBQEAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gYAAOQMACACAAAAXAAgLQAAgg0AIAMAAABcACAtAACCDQAgLgAAgQ0AIAEmAACpDgAwCgMAAO0IACCOBQAAhwkAMI8FAABaABCQBQAAhwkAMJMFAQAAAAGpBQEAgggAIdMGQAChCAAh1AZAAKEIACHVBkAAoQgAIdYGAAD4CAAgAgAAAFwAICYAAIENACACAAAA_wwAICYAAIANACAJjgUAAP4MADCPBQAA_wwAEJAFAAD-DAAwkwUBAIIIACGpBQEAgggAIdMGQAChCAAh1AZAAKEIACHVBkAAoQgAIdYGAAD4CAAgCY4FAAD-DAAwjwUAAP8MABCQBQAA_gwAMJMFAQCCCAAhqQUBAIIIACHTBkAAoQgAIdQGQAChCAAh1QZAAKEIACHWBgAA-AgAIAWTBQEAtgkAIdMGQADZCQAh1AZAANkJACHVBkAA2QkAIdYGAADiDAAgBZMFAQC2CQAh0wZAANkJACHUBkAA2QkAIdUGQADZCQAh1gYAAOIMACAFkwUBAAAAAdMGQAAAAAHUBkAAAAAB1QZAAAAAAdYGAADkDAAgA6AFAQAAAAHPBUAAAAABkQYEAAAAAQIAAABYACAtAACODQAgAwAAAFgAIC0AAI4NACAuAACNDQAgASYAAKgOADAJAwAA7QgAII4FAACJCQAwjwUAAFYAEJAFAACJCQAwoAUBAIIIACGpBQEAgggAIc8FQACXCAAhkQYEAMQIACHpBgAAiAkAIAIAAABYACAmAACNDQAgAgAAAIsNACAmAACMDQAgB44FAACKDQAwjwUAAIsNABCQBQAAig0AMKAFAQCCCAAhqQUBAIIIACHPBUAAlwgAIZEGBADECAAhB44FAACKDQAwjwUAAIsNABCQBQAAig0AMKAFAQCCCAAhqQUBAIIIACHPBUAAlwgAIZEGBADECAAhA6AFAQC2CQAhzwVAANgJACGRBgQA9QkAIQOgBQEAtgkAIc8FQADYCQAhkQYEAPUJACEDoAUBAAAAAc8FQAAAAAGRBgQAAAABA6AFAQAAAAHMBQEAAAABkgZAAAAAAQIAAABUACAtAACaDQAgAwAAAFQAIC0AAJoNACAuAACZDQAgASYAAKcOADAJAwAA7QgAII4FAACLCQAwjwUAAFIAEJAFAACLCQAwoAUBAIIIACGpBQEAgggAIcwFAQCCCAAhkgZAAJcIACHqBgAAigkAIAIAAABUACAmAACZDQAgAgAAAJcNACAmAACYDQAgB44FAACWDQAwjwUAAJcNABCQBQAAlg0AMKAFAQCCCAAhqQUBAIIIACHMBQEAgggAIZIGQACXCAAhB44FAACWDQAwjwUAAJcNABCQBQAAlg0AMKAFAQCCCAAhqQUBAIIIACHMBQEAgggAIZIGQACXCAAhA6AFAQC2CQAhzAUBALYJACGSBkAA2AkAIQOgBQEAtgkAIcwFAQC2CQAhkgZAANgJACEDoAUBAAAAAcwFAQAAAAGSBkAAAAABBxWAAAAAARYEAAAAAaAFAQAAAAGwBUAAAAABkwYBAAAAAZQGBAAAAAGVBgQAAAABAgAAAFAAIC0AAKYNACADAAAAUAAgLQAApg0AIC4AAKUNACABJgAApg4AMA0DAADtCAAgFQAAwAgAIBYEAKoIACGOBQAAjQkAMI8FAABOABCQBQAAjQkAMKAFAQCCCAAhqQUBAIIIACGwBUAAlwgAIZMGAQCCCAAhlAYEAKoIACGVBgQAqggAIesGAACMCQAgAgAAAFAAICYAAKUNACACAAAAow0AICYAAKQNACALFQAAwAgAIBYEAKoIACGOBQAAog0AMI8FAACjDQAQkAUAAKINADCgBQEAgggAIakFAQCCCAAhsAVAAJcIACGTBgEAgggAIZQGBACqCAAhlQYEAKoIACELFQAAwAgAIBYEAKoIACGOBQAAog0AMI8FAACjDQAQkAUAAKINADCgBQEAgggAIakFAQCCCAAhsAVAAJcIACGTBgEAgggAIZQGBACqCAAhlQYEAKoIACEHFYAAAAABFgQA7wkAIaAFAQC2CQAhsAVAANgJACGTBgEAtgkAIZQGBADvCQAhlQYEAO8JACEHFYAAAAABFgQA7wkAIaAFAQC2CQAhsAVAANgJACGTBgEAtgkAIZQGBADvCQAhlQYEAO8JACEHFYAAAAABFgQAAAABoAUBAAAAAbAFQAAAAAGTBgEAAAABlAYEAAAAAZUGBAAAAAEHCAQAAAABoAUBAAAAAbAFQAAAAAHEBQEAAAABlAYEAAAAAZUGBAAAAAGWBoAAAAABAgAAAEwAIC0AALINACADAAAATAAgLQAAsg0AIC4AALENACABJgAApQ4AMA0DAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAIIIACGpBQEAgggAIbAFQACXCAAhxAUBAIIIACGUBgQAxAgAIZUGBADECAAhlgYAAMAIACDsBgAAjgkAIAIAAABMACAmAACxDQAgAgAAAK8NACAmAACwDQAgCwgEAMQIACGOBQAArg0AMI8FAACvDQAQkAUAAK4NADCgBQEAgggAIakFAQCCCAAhsAVAAJcIACHEBQEAgggAIZQGBADECAAhlQYEAMQIACGWBgAAwAgAIAsIBADECAAhjgUAAK4NADCPBQAArw0AEJAFAACuDQAwoAUBAIIIACGpBQEAgggAIbAFQACXCAAhxAUBAIIIACGUBgQAxAgAIZUGBADECAAhlgYAAMAIACAHCAQA9QkAIaAFAQC2CQAhsAVAANgJACHEBQEAtgkAIZQGBAD1CQAhlQYEAPUJACGWBoAAAAABBwgEAPUJACGgBQEAtgkAIbAFQADYCQAhxAUBALYJACGUBgQA9QkAIZUGBAD1CQAhlgaAAAAAAQcIBAAAAAGgBQEAAAABsAVAAAAAAcQFAQAAAAGUBgQAAAABlQYEAAAAAZYGgAAAAAEDkQUCAAAAAc8FQAAAAAHQBRAAAAABAgAAAEgAIC0AAL4NACADAAAASAAgLQAAvg0AIC4AAL0NACABJgAApA4AMAkDAADtCAAgjgUAAJEJADCPBQAARgAQkAUAAJEJADCRBQIAgQgAIakFAQCCCAAhzwVAAJcIACHQBRAAsQgAIe0GAACQCQAgAgAAAEgAICYAAL0NACACAAAAuw0AICYAALwNACAHjgUAALoNADCPBQAAuw0AEJAFAAC6DQAwkQUCAIEIACGpBQEAgggAIc8FQACXCAAh0AUQALEIACEHjgUAALoNADCPBQAAuw0AEJAFAAC6DQAwkQUCAIEIACGpBQEAgggAIc8FQACXCAAh0AUQALEIACEDkQUCALcJACHPBUAA2AkAIdAFEADWCQAhA5EFAgC3CQAhzwVAANgJACHQBRAA1gkAIQORBQIAAAABzwVAAAAAAdAFEAAAAAELkQUCAAAAAZMFAQAAAAGoBQEAAAABqgUBAAAAAasFEAAAAAGsBQEAAAABrQUBAAAAAa4FAQAAAAGvBRAAAAABsAVAAAAAAbEFQAAAAAECAAAARAAgLQAAyg0AIAMAAABEACAtAADKDQAgLgAAyQ0AIAEmAACjDgAwEAMAAO0IACCOBQAAkgkAMI8FAABCABCQBQAAkgkAMJEFAgCBCAAhkwUBAIIIACGoBQEAAAABqQUBAIIIACGqBQEAgggAIasFEACxCAAhrAUBAIIIACGtBQEAgwgAIa4FAQCDCAAhrwUQAN4IACGwBUAAlwgAIbEFQAChCAAhAgAAAEQAICYAAMkNACACAAAAxw0AICYAAMgNACAPjgUAAMYNADCPBQAAxw0AEJAFAADGDQAwkQUCAIEIACGTBQEAgggAIagFAQCCCAAhqQUBAIIIACGqBQEAgggAIasFEACxCAAhrAUBAIIIACGtBQEAgwgAIa4FAQCDCAAhrwUQAN4IACGwBUAAlwgAIbEFQAChCAAhD44FAADGDQAwjwUAAMcNABCQBQAAxg0AMJEFAgCBCAAhkwUBAIIIACGoBQEAgggAIakFAQCCCAAhqgUBAIIIACGrBRAAsQgAIawFAQCCCAAhrQUBAIMIACGuBQEAgwgAIa8FEADeCAAhsAVAAJcIACGxBUAAoQgAIQuRBQIAtwkAIZMFAQC2CQAhqAUBALYJACGqBQEAtgkAIasFEADWCQAhrAUBALYJACGtBQEAwAkAIa4FAQDACQAhrwUQANcJACGwBUAA2AkAIbEFQADZCQAhC5EFAgC3CQAhkwUBALYJACGoBQEAtgkAIaoFAQC2CQAhqwUQANYJACGsBQEAtgkAIa0FAQDACQAhrgUBAMAJACGvBRAA1wkAIbAFQADYCQAhsQVAANkJACELkQUCAAAAAZMFAQAAAAGoBQEAAAABqgUBAAAAAasFEAAAAAGsBQEAAAABrQUBAAAAAa4FAQAAAAGvBRAAAAABsAVAAAAAAbEFQAAAAAEClwYBAAAAAZgGQAAAAAECAAAAiAIAIC0AAMsNACADAAAAQAAgLQAAyw0AIC4AAM8NACAEAAAAQAAgJgAAzw0AIJcGAQC2CQAhmAZAANgJACEClwYBALYJACGYBkAA2AkAIQyRBQIAAAABnwUBAAAAAaAFAQAAAAGoBQEAAAABqwUQAAAAAbAFQAAAAAG9BQEAAAABlwYBAAAAAZkGAQAAAAGaBgEAAAABmwYBAAAAAZwGQAAAAAECAAAAPgAgLQAA2w0AIAMAAAA-ACAtAADbDQAgLgAA2g0AIAEmAACiDgAwEgMAAO0IACCOBQAAlAkAMI8FAAA8ABCQBQAAlAkAMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIagFAQAAAAGpBQEAgggAIasFEACxCAAhsAVAAJcIACG9BQEAgggAIZcGAQCCCAAhmQYBAIIIACGaBgEAgggAIZsGAQCCCAAhnAZAAJcIACHuBgAAkwkAIAIAAAA-ACAmAADaDQAgAgAAANgNACAmAADZDQAgEI4FAADXDQAwjwUAANgNABCQBQAA1w0AMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIagFAQCCCAAhqQUBAIIIACGrBRAAsQgAIbAFQACXCAAhvQUBAIIIACGXBgEAgggAIZkGAQCCCAAhmgYBAIIIACGbBgEAgggAIZwGQACXCAAhEI4FAADXDQAwjwUAANgNABCQBQAA1w0AMJEFAgCBCAAhnwUBAIIIACGgBQEAgggAIagFAQCCCAAhqQUBAIIIACGrBRAAsQgAIbAFQACXCAAhvQUBAIIIACGXBgEAgggAIZkGAQCCCAAhmgYBAIIIACGbBgEAgggAIZwGQACXCAAhDJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIagFAQC2CQAhqwUQANYJACGwBUAA2AkAIb0FAQC2CQAhlwYBALYJACGZBgEAtgkAIZoGAQC2CQAhmwYBALYJACGcBkAA2AkAIQyRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGoBQEAtgkAIasFEADWCQAhsAVAANgJACG9BQEAtgkAIZcGAQC2CQAhmQYBALYJACGaBgEAtgkAIZsGAQC2CQAhnAZAANgJACEMkQUCAAAAAZ8FAQAAAAGgBQEAAAABqAUBAAAAAasFEAAAAAGwBUAAAAABvQUBAAAAAZcGAQAAAAGZBgEAAAABmgYBAAAAAZsGAQAAAAGcBkAAAAABEQgAALkMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGoBQEAAAABsAVAAAAAAbMFQAAAAAGZBgEAAAABmwYBAAAAAZwGQAAAAAGdBgEAAAABngYQAAAAAZ8GEAAAAAGgBgEAAAABoQYCAAAAAaIGgAAAAAGjBiAAAAABAgAAADoAIC0AAOcNACADAAAAOgAgLQAA5w0AIC4AAOYNACABJgAAoQ4AMBYDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAAAAAakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIZkGAQCCCAAhmwYBAIMIACGcBkAAlwgAIZ0GAQCCCAAhngYQALEIACGfBhAAsQgAIaAGAQCDCAAhoQYCAJ0IACGiBgAAqQgAIKMGIADfCAAhAgAAADoAICYAAOYNACACAAAA5A0AICYAAOUNACAUjgUAAOMNADCPBQAA5A0AEJAFAADjDQAwkQUCAIEIACGfBQEAgggAIaAFAQCCCAAhqAUBAIIIACGpBQEAgggAIbAFQACXCAAhswVAAKEIACGZBgEAgggAIZsGAQCDCAAhnAZAAJcIACGdBgEAgggAIZ4GEACxCAAhnwYQALEIACGgBgEAgwgAIaEGAgCdCAAhogYAAKkIACCjBiAA3wgAIRSOBQAA4w0AMI8FAADkDQAQkAUAAOMNADCRBQIAgQgAIZ8FAQCCCAAhoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIZkGAQCCCAAhmwYBAIMIACGcBkAAlwgAIZ0GAQCCCAAhngYQALEIACGfBhAAsQgAIaAGAQCDCAAhoQYCAJ0IACGiBgAAqQgAIKMGIADfCAAhEJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIagFAQC2CQAhsAVAANgJACGzBUAA2QkAIZkGAQC2CQAhmwYBAMAJACGcBkAA2AkAIZ0GAQC2CQAhngYQANYJACGfBhAA1gkAIaAGAQDACQAhoQYCAOQJACGiBoAAAAABowYgAJELACERCAAA4AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIagFAQC2CQAhsAVAANgJACGzBUAA2QkAIZkGAQC2CQAhmwYBAMAJACGcBkAA2AkAIZ0GAQC2CQAhngYQANYJACGfBhAA1gkAIaAGAQDACQAhoQYCAOQJACGiBoAAAAABowYgAJELACERCAAAuQwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAagFAQAAAAGwBUAAAAABswVAAAAAAZkGAQAAAAGbBgEAAAABnAZAAAAAAZ0GAQAAAAGeBhAAAAABnwYQAAAAAaAGAQAAAAGhBgIAAAABogaAAAAAAaMGIAAAAAE6CQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGrBRAAAAABrAUBAAAAAa4FAQAAAAGwBUAAAAABsgUQAAAAAcIFQAAAAAHMBQEAAAAB9QUEAAAAAZkGAQAAAAGbBgEAAAABogaAAAAAAaQGAQAAAAGlBgEAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABqQYBAAAAAaoGAQAAAAGrBgEAAAABrAYBAAAAAa0GBAAAAAGuBiAAAAABrwYBAAAAAbAGAQAAAAGxBgIAAAABsgYBAAAAAbMGQAAAAAG0BgEAAAABtQYEAAAAAbYGAgAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BgEAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgZAAAAAAb8GQAAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAQIAAAAOACAtAADwDQAgAwAAAA4AIC0AAPANACAuAADvDQAgASYAAKAOADACAAAADgAgJgAA7w0AIAIAAADpCwAgJgAA7g0AIDKRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACE6CQAA_QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACE6CQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGrBRAAAAABrAUBAAAAAa4FAQAAAAGwBUAAAAABsgUQAAAAAcIFQAAAAAHMBQEAAAAB9QUEAAAAAZkGAQAAAAGbBgEAAAABogaAAAAAAaQGAQAAAAGlBgEAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABqQYBAAAAAaoGAQAAAAGrBgEAAAABrAYBAAAAAa0GBAAAAAGuBiAAAAABrwYBAAAAAbAGAQAAAAGxBgIAAAABsgYBAAAAAbMGQAAAAAG0BgEAAAABtQYEAAAAAbYGAgAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BgEAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgZAAAAAAb8GQAAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAARAFAADcDAAgoAUBAAAAAagFAQAAAAGwBUAAAAABswVAAAAAAcMFAQAAAAHTBQEAAAABhwYBAAAAAcgGAQAAAAHJBgEAAAABygYAANgMACDLBgAA2QwAIMwGAADaDAAgzQZAAAAAAc4GQAAAAAHPBkAAAAABAgAAAAUAIC0AAPwNACADAAAABQAgLQAA_A0AIC4AAPsNACABJgAAnw4AMBUDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAIIIACGoBQEAAAABqQUBAIIIACGwBUAAlwgAIbMFQAChCAAhwwUBAIIIACHTBQEAAAABhwYBAIMIACHIBgEAgggAIckGAQCCCAAhygYAAPYIACDLBgAA9ggAIMwGAAD2CAAgzQZAAKEIACHOBkAAoQgAIc8GQAChCAAhAgAAAAUAICYAAPsNACACAAAA-Q0AICYAAPoNACATjgUAAPgNADCPBQAA-Q0AEJAFAAD4DQAwoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIcMFAQCCCAAh0wUBAIIIACGHBgEAgwgAIcgGAQCCCAAhyQYBAIIIACHKBgAA9ggAIMsGAAD2CAAgzAYAAPYIACDNBkAAoQgAIc4GQAChCAAhzwZAAKEIACETjgUAAPgNADCPBQAA-Q0AEJAFAAD4DQAwoAUBAIIIACGoBQEAgggAIakFAQCCCAAhsAVAAJcIACGzBUAAoQgAIcMFAQCCCAAh0wUBAIIIACGHBgEAgwgAIcgGAQCCCAAhyQYBAIIIACHKBgAA9ggAIMsGAAD2CAAgzAYAAPYIACDNBkAAoQgAIc4GQAChCAAhzwZAAKEIACEPoAUBALYJACGoBQEAtgkAIbAFQADYCQAhswVAANkJACHDBQEAtgkAIdMFAQC2CQAhhwYBAMAJACHIBgEAtgkAIckGAQC2CQAhygYAAMcMACDLBgAAyAwAIMwGAADJDAAgzQZAANkJACHOBkAA2QkAIc8GQADZCQAhEAUAAMsMACCgBQEAtgkAIagFAQC2CQAhsAVAANgJACGzBUAA2QkAIcMFAQC2CQAh0wUBALYJACGHBgEAwAkAIcgGAQC2CQAhyQYBALYJACHKBgAAxwwAIMsGAADIDAAgzAYAAMkMACDNBkAA2QkAIc4GQADZCQAhzwZAANkJACEQBQAA3AwAIKAFAQAAAAGoBQEAAAABsAVAAAAAAbMFQAAAAAHDBQEAAAAB0wUBAAAAAYcGAQAAAAHIBgEAAAAByQYBAAAAAcoGAADYDAAgywYAANkMACDMBgAA2gwAIM0GQAAAAAHOBkAAAAABzwZAAAAAAQQtAADxDQAw9wYAAPINADD5BgAA9A0AIP0GAAD1DQAwBC0AAOgNADD3BgAA6Q0AMPkGAADrDQAg_QYAAOULADAELQAA3A0AMPcGAADdDQAw-QYAAN8NACD9BgAA4A0AMAQtAADQDQAw9wYAANENADD5BgAA0w0AIP0GAADUDQAwAy0AAMsNACD3BgAAzA0AIP0GAACIAgAgBC0AAL8NADD3BgAAwA0AMPkGAADCDQAg_QYAAMMNADAELQAAsw0AMPcGAAC0DQAw-QYAALYNACD9BgAAtw0AMAQtAACnDQAw9wYAAKgNADD5BgAAqg0AIP0GAACrDQAwBC0AAJsNADD3BgAAnA0AMPkGAACeDQAg_QYAAJ8NADAELQAAjw0AMPcGAACQDQAw-QYAAJINACD9BgAAkw0AMAQtAACDDQAw9wYAAIQNADD5BgAAhg0AIP0GAACHDQAwBC0AAPcMADD3BgAA-AwAMPkGAAD6DAAg_QYAAPsMADAAAAAAAQMAANILACAAAAAAAAAABwoAAKALACD9BQAAugkAIP8FAAC6CQAggAYAALoJACCCBgAAugkAIIMGAAC6CQAghQYAALoJACAAAQ0AAMAKACAABwMAANILACAIAACKDgAgswUAALoJACCbBgAAugkAIKAGAAC6CQAgoQYAALoJACCiBgAAugkAIAADDAAAsgsAII8GAAC6CQAgkAYAALoJACAABwMAANILACAFAACeDgAgswUAALoJACCHBgAAugkAIM0GAAC6CQAgzgYAALoJACDPBgAAugkAIAAPoAUBAAAAAagFAQAAAAGwBUAAAAABswVAAAAAAcMFAQAAAAHTBQEAAAABhwYBAAAAAcgGAQAAAAHJBgEAAAABygYAANgMACDLBgAA2QwAIMwGAADaDAAgzQZAAAAAAc4GQAAAAAHPBkAAAAABMpEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABqAUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABEJEFAgAAAAGfBQEAAAABoAUBAAAAAagFAQAAAAGwBUAAAAABswVAAAAAAZkGAQAAAAGbBgEAAAABnAZAAAAAAZ0GAQAAAAGeBhAAAAABnwYQAAAAAaAGAQAAAAGhBgIAAAABogaAAAAAAaMGIAAAAAEMkQUCAAAAAZ8FAQAAAAGgBQEAAAABqAUBAAAAAasFEAAAAAGwBUAAAAABvQUBAAAAAZcGAQAAAAGZBgEAAAABmgYBAAAAAZsGAQAAAAGcBkAAAAABC5EFAgAAAAGTBQEAAAABqAUBAAAAAaoFAQAAAAGrBRAAAAABrAUBAAAAAa0FAQAAAAGuBQEAAAABrwUQAAAAAbAFQAAAAAGxBUAAAAABA5EFAgAAAAHPBUAAAAAB0AUQAAAAAQcIBAAAAAGgBQEAAAABsAVAAAAAAcQFAQAAAAGUBgQAAAABlQYEAAAAAZYGgAAAAAEHFYAAAAABFgQAAAABoAUBAAAAAbAFQAAAAAGTBgEAAAABlAYEAAAAAZUGBAAAAAEDoAUBAAAAAcwFAQAAAAGSBkAAAAABA6AFAQAAAAHPBUAAAAABkQYEAAAAAQWTBQEAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gYAAOQMACAgBwAA_Q0AIAgAAP4NACAXAAD_DQAgGAAAgA4AIBkAAIEOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACCoBQEAAAABsAVAAAAAAZwGQAAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGAQAAAAHdBgEAAAAB3gZAAAAAAd8GQAAAAAHgBkAAAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAeUGAQAAAAHmBkAAAAAB5wZAAAAAAegGAgAAAAECAAAAAQAgLQAAqg4AIAMAAABqACAtAACqDgAgLgAArg4AICIAAABqACAHAADrDAAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICYAAK4OACCoBQEAtgkAIbAFQADYCQAhnAZAANgJACHXBgEAtgkAIdgGAQC2CQAh2QYBALYJACHaBgEAwAkAIdsGAQDACQAh3AYBAMAJACHdBgEAwAkAId4GQADZCQAh3wZAANkJACHgBkAA2QkAIeEGAQC2CQAh4gYBALYJACHjBkAA2QkAIeQGQADZCQAh5QYBAMAJACHmBkAA2QkAIecGQADZCQAh6AYCALcJACEgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACCoBQEAtgkAIbAFQADYCQAhnAZAANgJACHXBgEAtgkAIdgGAQC2CQAh2QYBALYJACHaBgEAwAkAIdsGAQDACQAh3AYBAMAJACHdBgEAwAkAId4GQADZCQAh3wZAANkJACHgBkAA2QkAIeEGAQC2CQAh4gYBALYJACHjBkAA2QkAIeQGQADZCQAh5QYBAMAJACHmBkAA2QkAIecGQADZCQAh6AYCALcJACEgCAAA_g0AIBcAAP8NACAYAACADgAgGQAAgQ4AIBoAAIIOACAbAACDDgAgHAAAhA4AIB0AAIUOACAeAACGDgAgHwAAhw4AICAAAIgOACCoBQEAAAABsAVAAAAAAZwGQAAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGAQAAAAHdBgEAAAAB3gZAAAAAAd8GQAAAAAHgBkAAAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAeUGAQAAAAHmBkAAAAAB5wZAAAAAAegGAgAAAAECAAAAAQAgLQAArw4AIAOpBQEAAAABxgYBAAAAAccGQAAAAAEDAAAAagAgLQAArw4AIC4AALQOACAiAAAAagAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAAC0DgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhEQMAANsMACCgBQEAAAABqAUBAAAAAakFAQAAAAGwBUAAAAABswVAAAAAAcMFAQAAAAHTBQEAAAABhwYBAAAAAcgGAQAAAAHJBgEAAAABygYAANgMACDLBgAA2QwAIMwGAADaDAAgzQZAAAAAAc4GQAAAAAHPBkAAAAABAgAAAAUAIC0AALUOACADAAAAAwAgLQAAtQ4AIC4AALkOACATAAAAAwAgAwAAygwAICYAALkOACCgBQEAtgkAIagFAQC2CQAhqQUBALYJACGwBUAA2AkAIbMFQADZCQAhwwUBALYJACHTBQEAtgkAIYcGAQDACQAhyAYBALYJACHJBgEAtgkAIcoGAADHDAAgywYAAMgMACDMBgAAyQwAIM0GQADZCQAhzgZAANkJACHPBkAA2QkAIREDAADKDAAgoAUBALYJACGoBQEAtgkAIakFAQC2CQAhsAVAANgJACGzBUAA2QkAIcMFAQC2CQAh0wUBALYJACGHBgEAwAkAIcgGAQC2CQAhyQYBALYJACHKBgAAxwwAIMsGAADIDAAgzAYAAMkMACDNBkAA2QkAIc4GQADZCQAhzwZAANkJACEgBwAA_Q0AIAgAAP4NACAYAACADgAgGQAAgQ4AIBoAAIIOACAbAACDDgAgHAAAhA4AIB0AAIUOACAeAACGDgAgHwAAhw4AICAAAIgOACCoBQEAAAABsAVAAAAAAZwGQAAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGAQAAAAHdBgEAAAAB3gZAAAAAAd8GQAAAAAHgBkAAAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAeUGAQAAAAHmBkAAAAAB5wZAAAAAAegGAgAAAAECAAAAAQAgLQAAug4AIDsDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABqAUBAAAAAakFAQAAAAGrBRAAAAABrAUBAAAAAa4FAQAAAAGwBUAAAAABsgUQAAAAAcIFQAAAAAHMBQEAAAAB9QUEAAAAAZkGAQAAAAGbBgEAAAABogaAAAAAAaQGAQAAAAGlBgEAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABqQYBAAAAAaoGAQAAAAGrBgEAAAABrAYBAAAAAa0GBAAAAAGuBiAAAAABrwYBAAAAAbAGAQAAAAGxBgIAAAABsgYBAAAAAbMGQAAAAAG0BgEAAAABtQYEAAAAAbYGAgAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BgEAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgZAAAAAAb8GQAAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAQIAAAAOACAtAAC8DgAgDrAFQAAAAAGyBQQAAAABzgUBAAAAAeMFAQAAAAHsBUAAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAAB8QUBAAAAAfIFAQAAAAHzBQEAAAAB9AUQAAAAAfUFBAAAAAH2BUAAAAABBrIFBAAAAAHOBQEAAAAB7QUCAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAQMEAQAAAAGwBUAAAAABhwYBAAAAAQKwBUAAAAABiAYBAAAAARIDAAC4DAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABqAUBAAAAAakFAQAAAAGwBUAAAAABswVAAAAAAZkGAQAAAAGbBgEAAAABnAZAAAAAAZ0GAQAAAAGeBhAAAAABnwYQAAAAAaAGAQAAAAGhBgIAAAABogaAAAAAAaMGIAAAAAECAAAAOgAgLQAAwg4AICAHAAD9DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKgFAQAAAAGwBUAAAAABnAZAAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AYBAAAAAd0GAQAAAAHeBkAAAAAB3wZAAAAAAeAGQAAAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAAB5QYBAAAAAeYGQAAAAAHnBkAAAAAB6AYCAAAAAQIAAAABACAtAADEDgAgAwAAABAAIC0AAMIOACAuAADIDgAgFAAAABAAIAMAAN8LACAmAADIDgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhqAUBALYJACGpBQEAtgkAIbAFQADYCQAhswVAANkJACGZBgEAtgkAIZsGAQDACQAhnAZAANgJACGdBgEAtgkAIZ4GEADWCQAhnwYQANYJACGgBgEAwAkAIaEGAgDkCQAhogaAAAAAAaMGIACRCwAhEgMAAN8LACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGoBQEAtgkAIakFAQC2CQAhsAVAANgJACGzBUAA2QkAIZkGAQC2CQAhmwYBAMAJACGcBkAA2AkAIZ0GAQC2CQAhngYQANYJACGfBhAA1gkAIaAGAQDACQAhoQYCAOQJACGiBoAAAAABowYgAJELACEykQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcMGAQAAAAEDAAAADAAgLQAAvA4AIC4AAMwOACA9AAAADAAgAwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAmAADMDgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACE7AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhrAUBALYJACGuBQEAwAkAIbAFQADYCQAhsgUQANYJACHCBUAA2QkAIcwFAQC2CQAh9QUEAO8JACGZBgEAtgkAIZsGAQDACQAhogaAAAAAAaQGAQDACQAhpQYBALYJACGmBgEAtgkAIacGBAD1CQAhqAYEAPUJACGpBgEAtgkAIaoGAQDACQAhqwYBALYJACGsBgEAtgkAIa0GBAD1CQAhrgYgAOsLACGvBgEAwAkAIbAGAQDACQAhsQYCAOQJACGyBgEAwAkAIbMGQADZCQAhtAYBAMAJACG1BgQA7wkAIbYGAgDkCQAhtwZAANkJACG4BgEAwAkAIbkGQADZCQAhugYBAMAJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BkAA2QkAIb8GQADZCQAhwAYBAMAJACHBBgEAwAkAIcIGAQDACQAhwwYBAMAJACHEBgEAwAkAIQMAAABqACAtAADEDgAgLgAAzw4AICIAAABqACAHAADrDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB4AAPQMACAfAAD1DAAgIAAA9gwAICYAAM8OACCoBQEAtgkAIbAFQADYCQAhnAZAANgJACHXBgEAtgkAIdgGAQC2CQAh2QYBALYJACHaBgEAwAkAIdsGAQDACQAh3AYBAMAJACHdBgEAwAkAId4GQADZCQAh3wZAANkJACHgBkAA2QkAIeEGAQC2CQAh4gYBALYJACHjBkAA2QkAIeQGQADZCQAh5QYBAMAJACHmBkAA2QkAIecGQADZCQAh6AYCALcJACEgBwAA6wwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACCoBQEAtgkAIbAFQADYCQAhnAZAANgJACHXBgEAtgkAIdgGAQC2CQAh2QYBALYJACHaBgEAwAkAIdsGAQDACQAh3AYBAMAJACHdBgEAwAkAId4GQADZCQAh3wZAANkJACHgBkAA2QkAIeEGAQC2CQAh4gYBALYJACHjBkAA2QkAIeQGQADZCQAh5QYBAMAJACHmBkAA2QkAIecGQADZCQAh6AYCALcJACEykQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcQGAQAAAAEDAAAAagAgLQAAug4AIC4AANMOACAiAAAAagAgBwAA6wwAIAgAAOwMACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADTDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBkAAIEOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AANQOACADAAAAagAgLQAA1A4AIC4AANgOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADYDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AANkOACADAAAAagAgLQAA2Q4AIC4AAN0OACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADdDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AAN4OACADAAAAagAgLQAA3g4AIC4AAOIOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADiDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AAOMOACADAAAAagAgLQAA4w4AIC4AAOcOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADnDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AAOgOACADAAAAagAgLQAA6A4AIC4AAOwOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHwAA9QwAICAAAPYMACAmAADsDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AAO0OACADAAAAagAgLQAA7Q4AIC4AAPEOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAICAAAPYMACAmAADxDgAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB4AAPQMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhOwMAAP8LACAJAACADAAgCgAAgQwAIBEAAIIMACASAACDDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABAgAAAA4AIC0AAPIOACADAAAADAAgLQAA8g4AIC4AAPYOACA9AAAADAAgAwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACAUAADyCwAgFQAA8wsAIBYAAPQLACAmAAD2DgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACE7AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhrAUBALYJACGuBQEAwAkAIbAFQADYCQAhsgUQANYJACHCBUAA2QkAIcwFAQC2CQAh9QUEAO8JACGZBgEAtgkAIZsGAQDACQAhogaAAAAAAaQGAQDACQAhpQYBALYJACGmBgEAtgkAIacGBAD1CQAhqAYEAPUJACGpBgEAtgkAIaoGAQDACQAhqwYBALYJACGsBgEAtgkAIa0GBAD1CQAhrgYgAOsLACGvBgEAwAkAIbAGAQDACQAhsQYCAOQJACGyBgEAwAkAIbMGQADZCQAhtAYBAMAJACG1BgQA7wkAIbYGAgDkCQAhtwZAANkJACG4BgEAwAkAIbkGQADZCQAhugYBAMAJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BkAA2QkAIb8GQADZCQAhwAYBAMAJACHBBgEAwAkAIcIGAQDACQAhwwYBAMAJACHEBgEAwAkAITsDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAVAAC3DAAgFgAAhgwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABqAUBAAAAAakFAQAAAAGrBRAAAAABrAUBAAAAAa4FAQAAAAGwBUAAAAABsgUQAAAAAcIFQAAAAAHMBQEAAAAB9QUEAAAAAZkGAQAAAAGbBgEAAAABogaAAAAAAaQGAQAAAAGlBgEAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABqQYBAAAAAaoGAQAAAAGrBgEAAAABrAYBAAAAAa0GBAAAAAGuBiAAAAABrwYBAAAAAbAGAQAAAAGxBgIAAAABsgYBAAAAAbMGQAAAAAG0BgEAAAABtQYEAAAAAbYGAgAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BgEAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgZAAAAAAb8GQAAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAQIAAAAOACAtAAD3DgAgAwAAAAwAIC0AAPcOACAuAAD7DgAgPQAAAAwAIAMAAO0LACAJAAD9CwAgCgAA7gsAIBEAAO8LACASAADwCwAgEwAA8QsAIBUAAPMLACAWAAD0CwAgJgAA-w4AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIcQGAQDACQAhOwMAAO0LACAJAAD9CwAgCgAA7gsAIBEAAO8LACASAADwCwAgEwAA8QsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACE7AwAA_wsAIAkAAIAMACAKAACBDAAgEQAAggwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAagFAQAAAAGpBQEAAAABqwUQAAAAAawFAQAAAAGuBQEAAAABsAVAAAAAAbIFEAAAAAHCBUAAAAABzAUBAAAAAfUFBAAAAAGZBgEAAAABmwYBAAAAAaIGgAAAAAGkBgEAAAABpQYBAAAAAaYGAQAAAAGnBgQAAAABqAYEAAAAAakGAQAAAAGqBgEAAAABqwYBAAAAAawGAQAAAAGtBgQAAAABrgYgAAAAAa8GAQAAAAGwBgEAAAABsQYCAAAAAbIGAQAAAAGzBkAAAAABtAYBAAAAAbUGBAAAAAG2BgIAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugYBAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GQAAAAAG_BkAAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAECAAAADgAgLQAA_A4AIAMAAAAMACAtAAD8DgAgLgAAgA8AID0AAAAMACADAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEwAA8QsAIBQAAPILACAVAADzCwAgFgAA9AsAICYAAIAPACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhqAUBALYJACGpBQEAtgkAIasFEADWCQAhrAUBALYJACGuBQEAwAkAIbAFQADYCQAhsgUQANYJACHCBUAA2QkAIcwFAQC2CQAh9QUEAO8JACGZBgEAtgkAIZsGAQDACQAhogaAAAAAAaQGAQDACQAhpQYBALYJACGmBgEAtgkAIacGBAD1CQAhqAYEAPUJACGpBgEAtgkAIaoGAQDACQAhqwYBALYJACGsBgEAtgkAIa0GBAD1CQAhrgYgAOsLACGvBgEAwAkAIbAGAQDACQAhsQYCAOQJACGyBgEAwAkAIbMGQADZCQAhtAYBAMAJACG1BgQA7wkAIbYGAgDkCQAhtwZAANkJACG4BgEAwAkAIbkGQADZCQAhugYBAMAJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BkAA2QkAIb8GQADZCQAhwAYBAMAJACHBBgEAwAkAIcIGAQDACQAhwwYBAMAJACHEBgEAwAkAITsDAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEwAA8QsAIBQAAPILACAVAADzCwAgFgAA9AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIcQGAQDACQAhDrAFQAAAAAGyBQQAAAABxAUBAAAAAeMFAQAAAAHsBUAAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAAB8QUBAAAAAfIFAQAAAAHzBQEAAAAB9AUQAAAAAfUFBAAAAAH2BUAAAAABOwMAAP8LACAJAACADAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABAgAAAA4AIC0AAIIPACAOkQUCAAAAAZMFAQAAAAGoBQEAAAABsAVAAAAAAfwFBAAAAAH9BQEAAAAB_gUEAAAAAf8FQAAAAAGABhAAAAABgQYgAAAAAYIGEAAAAAGDBkAAAAABhAYgAAAAAYUGQAAAAAECAAAAvAMAIC0AAIQPACADkQUCAAAAAcwFAQAAAAHNBUAAAAABBcQFAQAAAAHtBQIAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAABAwAAAAwAIC0AAIIPACAuAACKDwAgPQAAAAwAIAMAAO0LACAJAAD9CwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgJgAAig8AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIcQGAQDACQAhOwMAAO0LACAJAAD9CwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACEDAAAAvwMAIC0AAIQPACAuAACNDwAgEAAAAL8DACAmAACNDwAgkQUCALcJACGTBQEAtgkAIagFAQC2CQAhsAVAANgJACH8BQQA9QkAIf0FAQDACQAh_gUEAPUJACH_BUAA2QkAIYAGEADXCQAhgQYgAJELACGCBhAA1wkAIYMGQADZCQAhhAYgAJELACGFBkAA2QkAIQ6RBQIAtwkAIZMFAQC2CQAhqAUBALYJACGwBUAA2AkAIfwFBAD1CQAh_QUBAMAJACH-BQQA9QkAIf8FQADZCQAhgAYQANcJACGBBiAAkQsAIYIGEADXCQAhgwZAANkJACGEBiAAkQsAIYUGQADZCQAhOwMAAP8LACAJAACADAAgCgAAgQwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGoBQEAAAABqQUBAAAAAasFEAAAAAGsBQEAAAABrgUBAAAAAbAFQAAAAAGyBRAAAAABwgVAAAAAAcwFAQAAAAH1BQQAAAABmQYBAAAAAZsGAQAAAAGiBoAAAAABpAYBAAAAAaUGAQAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAGpBgEAAAABqgYBAAAAAasGAQAAAAGsBgEAAAABrQYEAAAAAa4GIAAAAAGvBgEAAAABsAYBAAAAAbEGAgAAAAGyBgEAAAABswZAAAAAAbQGAQAAAAG1BgQAAAABtgYCAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGAQAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BkAAAAABvwZAAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABAgAAAA4AIC0AAI4PACATCwAA_QoAIAwAAP4KACAOAAD_CgAgDwAAgAsAILAFQAAAAAGyBQQAAAABxAUBAAAAAc4FAQAAAAHjBQEAAAAB7AVAAAAAAe4FBAAAAAHvBRAAAAAB8AVAAAAAAfEFAQAAAAHyBQEAAAAB8wUBAAAAAfQFEAAAAAH1BQQAAAAB9gVAAAAAAQIAAAAWACAtAACQDwAgAwAAAAwAIC0AAI4PACAuAACUDwAgPQAAAAwAIAMAAO0LACAJAAD9CwAgCgAA7gsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgJgAAlA8AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGoBQEAtgkAIakFAQC2CQAhqwUQANYJACGsBQEAtgkAIa4FAQDACQAhsAVAANgJACGyBRAA1gkAIcIFQADZCQAhzAUBALYJACH1BQQA7wkAIZkGAQC2CQAhmwYBAMAJACGiBoAAAAABpAYBAMAJACGlBgEAtgkAIaYGAQC2CQAhpwYEAPUJACGoBgQA9QkAIakGAQC2CQAhqgYBAMAJACGrBgEAtgkAIawGAQC2CQAhrQYEAPUJACGuBiAA6wsAIa8GAQDACQAhsAYBAMAJACGxBgIA5AkAIbIGAQDACQAhswZAANkJACG0BgEAwAkAIbUGBADvCQAhtgYCAOQJACG3BkAA2QkAIbgGAQDACQAhuQZAANkJACG6BgEAwAkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GQADZCQAhvwZAANkJACHABgEAwAkAIcEGAQDACQAhwgYBAMAJACHDBgEAwAkAIcQGAQDACQAhOwMAAO0LACAJAAD9CwAgCgAA7gsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIagFAQC2CQAhqQUBALYJACGrBRAA1gkAIawFAQC2CQAhrgUBAMAJACGwBUAA2AkAIbIFEADWCQAhwgVAANkJACHMBQEAtgkAIfUFBADvCQAhmQYBALYJACGbBgEAwAkAIaIGgAAAAAGkBgEAwAkAIaUGAQC2CQAhpgYBALYJACGnBgQA9QkAIagGBAD1CQAhqQYBALYJACGqBgEAwAkAIasGAQC2CQAhrAYBALYJACGtBgQA9QkAIa4GIADrCwAhrwYBAMAJACGwBgEAwAkAIbEGAgDkCQAhsgYBAMAJACGzBkAA2QkAIbQGAQDACQAhtQYEAO8JACG2BgIA5AkAIbcGQADZCQAhuAYBAMAJACG5BkAA2QkAIboGAQDACQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgZAANkJACG_BkAA2QkAIcAGAQDACQAhwQYBAMAJACHCBgEAwAkAIcMGAQDACQAhxAYBAMAJACEDAAAAFAAgLQAAkA8AIC4AAJcPACAVAAAAFAAgCwAA2woAIAwAANwKACAOAADdCgAgDwAA3goAICYAAJcPACCwBUAA2AkAIbIFBAD1CQAhxAUBAMAJACHOBQEAtgkAIeMFAQC2CQAh7AVAANgJACHuBQQA7wkAIe8FEADXCQAh8AVAANkJACHxBQEAtgkAIfIFAQDACQAh8wUBAMAJACH0BRAA1wkAIfUFBADvCQAh9gVAANkJACETCwAA2woAIAwAANwKACAOAADdCgAgDwAA3goAILAFQADYCQAhsgUEAPUJACHEBQEAwAkAIc4FAQC2CQAh4wUBALYJACHsBUAA2AkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIfEFAQC2CQAh8gUBAMAJACHzBQEAwAkAIfQFEADXCQAh9QUEAO8JACH2BUAA2QkAISAHAAD9DQAgCAAA_g0AIBcAAP8NACAYAACADgAgGQAAgQ4AIBoAAIIOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKgFAQAAAAGwBUAAAAABnAZAAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AYBAAAAAd0GAQAAAAHeBkAAAAAB3wZAAAAAAeAGQAAAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAAB5QYBAAAAAeYGQAAAAAHnBkAAAAAB6AYCAAAAAQIAAAABACAtAACYDwAgAwAAAGoAIC0AAJgPACAuAACcDwAgIgAAAGoAIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgJgAAnA8AIKgFAQC2CQAhsAVAANgJACGcBkAA2AkAIdcGAQC2CQAh2AYBALYJACHZBgEAtgkAIdoGAQDACQAh2wYBAMAJACHcBgEAwAkAId0GAQDACQAh3gZAANkJACHfBkAA2QkAIeAGQADZCQAh4QYBALYJACHiBgEAtgkAIeMGQADZCQAh5AZAANkJACHlBgEAwAkAIeYGQADZCQAh5wZAANkJACHoBgIAtwkAISAHAADrDAAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAcAADyDAAgHQAA8wwAIB4AAPQMACAfAAD1DAAgIAAA9gwAIKgFAQC2CQAhsAVAANgJACGcBkAA2AkAIdcGAQC2CQAh2AYBALYJACHZBgEAtgkAIdoGAQDACQAh2wYBAMAJACHcBgEAwAkAId0GAQDACQAh3gZAANkJACHfBkAA2QkAIeAGQADZCQAh4QYBALYJACHiBgEAtgkAIeMGQADZCQAh5AZAANkJACHlBgEAwAkAIeYGQADZCQAh5wZAANkJACHoBgIAtwkAIRMLAAD9CgAgDAAA_goAIA4AAP8KACAQAACBCwAgsAVAAAAAAbIFBAAAAAHEBQEAAAABzgUBAAAAAeMFAQAAAAHsBUAAAAAB7gUEAAAAAe8FEAAAAAHwBUAAAAAB8QUBAAAAAfIFAQAAAAHzBQEAAAAB9AUQAAAAAfUFBAAAAAH2BUAAAAABAgAAABYAIC0AAJ0PACADAAAAFAAgLQAAnQ8AIC4AAKEPACAVAAAAFAAgCwAA2woAIAwAANwKACAOAADdCgAgEAAA3woAICYAAKEPACCwBUAA2AkAIbIFBAD1CQAhxAUBAMAJACHOBQEAtgkAIeMFAQC2CQAh7AVAANgJACHuBQQA7wkAIe8FEADXCQAh8AVAANkJACHxBQEAtgkAIfIFAQDACQAh8wUBAMAJACH0BRAA1wkAIfUFBADvCQAh9gVAANkJACETCwAA2woAIAwAANwKACAOAADdCgAgEAAA3woAILAFQADYCQAhsgUEAPUJACHEBQEAwAkAIc4FAQC2CQAh4wUBALYJACHsBUAA2AkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIfEFAQC2CQAh8gUBAMAJACHzBQEAwAkAIfQFEADXCQAh9QUEAO8JACH2BUAA2QkAIQHUBUAAAAABCwkAALIKACCrAwAAsQoAIKgFAQAAAAGpBQEAAAAB1AVAAAAAAdcFAQAAAAHYBQEAAAAB2QUBAAAAAdoFAQAAAAHbBYAAAAAB3AUBAAAAAQIAAACVBQAgLQAAow8AIAMAAAChBQAgLQAAow8AIC4AAKcPACANAAAAoQUAIAkAAJkKACAmAACnDwAgqwMAAJgKACCoBQEAtgkAIakFAQDACQAh1AVAANgJACHXBQEAtgkAIdgFAQC2CQAh2QUBALYJACHaBQEAtgkAIdsFgAAAAAHcBQEAwAkAIQsJAACZCgAgqwMAAJgKACCoBQEAtgkAIakFAQDACQAh1AVAANgJACHXBQEAtgkAIdgFAQC2CQAh2QUBALYJACHaBQEAtgkAIdsFgAAAAAHcBQEAwAkAIQsJAACyCgAgqgMAALAKACCoBQEAAAABqQUBAAAAAdQFQAAAAAHXBQEAAAAB2AUBAAAAAdkFAQAAAAHaBQEAAAAB2wWAAAAAAdwFAQAAAAECAAAAlQUAIC0AAKgPACADAAAAoQUAIC0AAKgPACAuAACsDwAgDQAAAKEFACAJAACZCgAgJgAArA8AIKoDAACXCgAgqAUBALYJACGpBQEAwAkAIdQFQADYCQAh1wUBALYJACHYBQEAtgkAIdkFAQC2CQAh2gUBALYJACHbBYAAAAAB3AUBAMAJACELCQAAmQoAIKoDAACXCgAgqAUBALYJACGpBQEAwAkAIdQFQADYCQAh1wUBALYJACHYBQEAtgkAIdkFAQC2CQAh2gUBALYJACHbBYAAAAAB3AUBAMAJACELqgMAALAKACCrAwAAsQoAIKgFAQAAAAGpBQEAAAAB1AVAAAAAAdcFAQAAAAHYBQEAAAAB2QUBAAAAAdoFAQAAAAHbBYAAAAAB3AUBAAAAAQIAAACVBQAgLQAArQ8AIAMAAAChBQAgLQAArQ8AIC4AALEPACANAAAAoQUAICYAALEPACCqAwAAlwoAIKsDAACYCgAgqAUBALYJACGpBQEAwAkAIdQFQADYCQAh1wUBALYJACHYBQEAtgkAIdkFAQC2CQAh2gUBALYJACHbBYAAAAAB3AUBAMAJACELqgMAAJcKACCrAwAAmAoAIKgFAQC2CQAhqQUBAMAJACHUBUAA2AkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFAQC2CQAh2wWAAAAAAdwFAQDACQAhEwsAAP0KACAMAAD-CgAgDwAAgAsAIBAAAIELACCwBUAAAAABsgUEAAAAAcQFAQAAAAHOBQEAAAAB4wUBAAAAAewFQAAAAAHuBQQAAAAB7wUQAAAAAfAFQAAAAAHxBQEAAAAB8gUBAAAAAfMFAQAAAAH0BRAAAAAB9QUEAAAAAfYFQAAAAAECAAAAFgAgLQAAsg8AIAMAAAAUACAtAACyDwAgLgAAtg8AIBUAAAAUACALAADbCgAgDAAA3AoAIA8AAN4KACAQAADfCgAgJgAAtg8AILAFQADYCQAhsgUEAPUJACHEBQEAwAkAIc4FAQC2CQAh4wUBALYJACHsBUAA2AkAIe4FBADvCQAh7wUQANcJACHwBUAA2QkAIfEFAQC2CQAh8gUBAMAJACHzBQEAwAkAIfQFEADXCQAh9QUEAO8JACH2BUAA2QkAIRMLAADbCgAgDAAA3AoAIA8AAN4KACAQAADfCgAgsAVAANgJACGyBQQA9QkAIcQFAQDACQAhzgUBALYJACHjBQEAtgkAIewFQADYCQAh7gUEAO8JACHvBRAA1wkAIfAFQADZCQAh8QUBALYJACHyBQEAwAkAIfMFAQDACQAh9AUQANcJACH1BQQA7wkAIfYFQADZCQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgqAUBAAAAAbAFQAAAAAGcBkAAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAd4GQAAAAAHfBkAAAAAB4AZAAAAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAHlBgEAAAAB5gZAAAAAAecGQAAAAAHoBgIAAAABAgAAAAEAIC0AALcPACADAAAAagAgLQAAtw8AIC4AALsPACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAAC7DwAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgqAUBALYJACGwBUAA2AkAIZwGQADYCQAh1wYBALYJACHYBgEAtgkAIdkGAQC2CQAh2gYBAMAJACHbBgEAwAkAIdwGAQDACQAh3QYBAMAJACHeBkAA2QkAId8GQADZCQAh4AZAANkJACHhBgEAtgkAIeIGAQC2CQAh4wZAANkJACHkBkAA2QkAIeUGAQDACQAh5gZAANkJACHnBkAA2QkAIegGAgC3CQAhApIFAQAAAAGTBQEAAAABBpEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABowUBAAAAAQIAAAC_BwAgLQAAvQ8AIAMAAADHBwAgLQAAvQ8AIC4AAMEPACAIAAAAxwcAICYAAMEPACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhowUBAMAJACEGkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIaMFAQDACQAhDQYAHAcGAggPBRc7Bhg_ExlBFBpFFRtJFhxNFx1RGB5VGR9ZGiBdGwMDAAEFCgMGAAQBBAACAQULAAoDAAEGABIJEQYKFwgRJw0SKw8TLRAUMREVMgUWMwUDAwABBgAHCBIFAQgTAAYGAA4LAAkMGgUOHgsPIAwQJA0CBgAKChgIAQoZAAENAAgBDQAIAgwABQ0ACAIOJQAQJgABDAAFAQwABQEMAAUFCjQAETUAEjYAFDcAFjgAAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABCwdeAAhfABdgABhhABpiABtjABxkAB1lAB5mAB9nACBoAAAAAAUGACEzACI0ACM1ACQ2ACUAAAAAAAUGACEzACI0ACM1ACQ2ACUBAwABAQMAAQUGACozACs0ACw1AC02AC4AAAAAAAUGACozACs0ACw1AC02AC4BAwABAQMAAQMGADM1ADQ2ADUAAAADBgAzNQA0NgA1AQQAAgEEAAIDBgA6NQA7NgA8AAAAAwYAOjUAOzYAPAMDAAEJzAEGFc0BBQMDAAEJ0wEGFdQBBQUGAEEzAEI0AEM1AEQ2AEUAAAAAAAUGAEEzAEI0AEM1AEQ2AEUBAwABAQMAAQUGAEozAEs0AEw1AE02AE4AAAAAAAUGAEozAEs0AEw1AE02AE4BAwABAQMAAQUGAFMzAFQ0AFU1AFY2AFcAAAAAAAUGAFMzAFQ0AFU1AFY2AFcBAwABAQMAAQMGAFw1AF02AF4AAAADBgBcNQBdNgBeAQMAAQEDAAEFBgBjMwBkNABlNQBmNgBnAAAAAAAFBgBjMwBkNABlNQBmNgBnAQMAAQEDAAEFBgBsMwBtNABuNQBvNgBwAAAAAAAFBgBsMwBtNABuNQBvNgBwAQMAAQEDAAEDBgB1NQB2NgB3AAAAAwYAdTUAdjYAdwEDAAEBAwABBQYAfDMAfTQAfjUAfzYAgAEAAAAAAAUGAHwzAH00AH41AH82AIABAQwABQEMAAUFBgCFATMAhgE0AIcBNQCIATYAiQEAAAAAAAUGAIUBMwCGATQAhwE1AIgBNgCJAQEMAAUBDAAFAwYAjgE1AI8BNgCQAQAAAAMGAI4BNQCPATYAkAEBDAAFAQwABQMGAJUBNQCWATYAlwEAAAADBgCVATUAlgE2AJcBAAAFBgCcATMAnQE0AJ4BNQCfATYAoAEAAAAAAAUGAJwBMwCdATQAngE1AJ8BNgCgAQAAAAUGAKYBMwCnATQAqAE1AKkBNgCqAQAAAAAABQYApgEzAKcBNACoATUAqQE2AKoBAAAABQYAsAEzALEBNACyATUAswE2ALQBAAAAAAAFBgCwATMAsQE0ALIBNQCzATYAtAECCwAJDJEEBQILAAkMlwQFBQYAuQEzALoBNAC7ATUAvAE2AL0BAAAAAAAFBgC5ATMAugE0ALsBNQC8ATYAvQECDAAFDQAIAgwABQ0ACAUGAMIBMwDDATQAxAE1AMUBNgDGAQAAAAAABQYAwgEzAMMBNADEATUAxQE2AMYBAAAABQYAzAEzAM0BNADOATUAzwE2ANABAAAAAAAFBgDMATMAzQE0AM4BNQDPATYA0AEBAwABAQMAAQUGANUBMwDWATQA1wE1ANgBNgDZAQAAAAAABQYA1QEzANYBNADXATUA2AE2ANkBAQ0ACAENAAgFBgDeATMA3wE0AOABNQDhATYA4gEAAAAAAAUGAN4BMwDfATQA4AE1AOEBNgDiAQAAAAMGAOgBNQDpATYA6gEAAAADBgDoATUA6QE2AOoBBAYA8AEJngXvAaoDmAXtAasDnAXuAQGpAwDsAQGpAwDsAQGpAwDsAQGrA58FAAAAAwYA9AE1APUBNgD2AQAAAAMGAPQBNQD1ATYA9gEAAAAFBgD8ATMA_QE0AP4BNQD_ATYAgAIAAAAAAAUGAPwBMwD9ATQA_gE1AP8BNgCAAgGpAwDsAQGpAwDsAQMGAIUCNQCGAjYAhwIAAAADBgCFAjUAhgI2AIcCAakDAOwBAakDAOwBAwYAjAI1AI0CNgCOAgAAAAMGAIwCNQCNAjYAjgIBqQMA7AEBqQMA7AEFBgCTAjMAlAI0AJUCNQCWAjYAlwIAAAAAAAUGAJMCMwCUAjQAlQI1AJYCNgCXAgAAAAUGAJ0CMwCeAjQAnwI1AKACNgChAgAAAAAABQYAnQIzAJ4CNACfAjUAoAI2AKECAQ0ACAENAAgFBgCmAjMApwI0AKgCNQCpAjYAqgIAAAAAAAUGAKYCMwCnAjQAqAI1AKkCNgCqAgAAAAUGALACMwCxAjQAsgI1ALMCNgC0AgAAAAAABQYAsAIzALECNACyAjUAswI2ALQCAAAABQYAugIzALsCNAC8AjUAvQI2AL4CAAAAAAAFBgC6AjMAuwI0ALwCNQC9AjYAvgIAAAAFBgDEAjMAxQI0AMYCNQDHAjYAyAIAAAAAAAUGAMQCMwDFAjQAxgI1AMcCNgDIAgAAAAMGAM4CNQDPAjYA0AIAAAADBgDOAjUAzwI2ANACAQMAAQEDAAEFBgDVAjMA1gI0ANcCNQDYAjYA2QIAAAAAAAUGANUCMwDWAjQA1wI1ANgCNgDZAgIGAN0C7QTEB9wCAewEANsCAe0ExQcAAAAFBgDhAjMA4gI0AOMCNQDkAjYA5QIAAAAAAAUGAOECMwDiAjQA4wI1AOQCNgDlAgHsBADbAgHsBADbAgUGAOoCMwDrAjQA7AI1AO0CNgDuAgAAAAAABQYA6gIzAOsCNADsAjUA7QI2AO4CIQIBImkBI2wBJG0BJW4BJ3ABKHIdKXMeKnUBK3cdLHgfL3kBMHoBMXsdN34gOH8mOYABGzqBARs7ggEbPIMBGz2EARs-hgEbP4gBHUCJASdBiwEbQo0BHUOOAShEjwEbRZABG0aRAR1HlAEpSJUBL0mWAQJKlwECS5gBAkyZAQJNmgECTpwBAk-eAR1QnwEwUaEBAlKjAR1TpAExVKUBAlWmAQJWpwEdV6oBMlirATZZrAEDWq0BA1uuAQNcrwEDXbABA16yAQNftAEdYLUBN2G3AQNiuQEdY7oBOGS7AQNlvAEDZr0BHWfAATlowQE9acIBBWrDAQVrxAEFbMUBBW3GAQVuyAEFb8oBHXDLAT5xzwEFctEBHXPSAT901QEFddYBBXbXAR132gFAeNsBRnncAQZ63QEGe94BBnzfAQZ94AEGfuIBBn_kAR2AAeUBR4EB5wEGggHpAR2DAeoBSIQB6wEGhQHsAQaGAe0BHYcB8AFJiAHxAU-JAfIBE4oB8wETiwH0AROMAfUBE40B9gETjgH4AROPAfoBHZAB-wFQkQH9AROSAf8BHZMBgAJRlAGBAhOVAYICE5YBgwIdlwGGAlKYAYcCWJkBiQIUmgGKAhSbAYwCFJwBjQIUnQGOAhSeAZACFJ8BkgIdoAGTAlmhAZUCFKIBlwIdowGYAlqkAZkCFKUBmgIUpgGbAh2nAZ4CW6gBnwJfqQGgAheqAaECF6sBogIXrAGjAhetAaQCF64BpgIXrwGoAh2wAakCYLEBqwIXsgGtAh2zAa4CYbQBrwIXtQGwAhe2AbECHbcBtAJiuAG1Ami5AbYCGLoBtwIYuwG4Ahi8AbkCGL0BugIYvgG8Ahi_Ab4CHcABvwJpwQHBAhjCAcMCHcMBxAJqxAHFAhjFAcYCGMYBxwIdxwHKAmvIAcsCcckBzAIZygHNAhnLAc4CGcwBzwIZzQHQAhnOAdICGc8B1AId0AHVAnLRAdcCGdIB2QId0wHaAnPUAdsCGdUB3AIZ1gHdAh3XAeACdNgB4QJ42QHiAhraAeMCGtsB5AIa3AHlAhrdAeYCGt4B6AIa3wHqAh3gAesCeeEB7QIa4gHvAh3jAfACeuQB8QIa5QHyAhrmAfMCHecB9gJ76AH3AoEB6QH5AhDqAfoCEOsB_AIQ7AH9AhDtAf4CEO4BgAMQ7wGCAx3wAYMDggHxAYUDEPIBhwMd8wGIA4MB9AGJAxD1AYoDEPYBiwMd9wGOA4QB-AGPA4oB-QGQAxH6AZEDEfsBkgMR_AGTAxH9AZQDEf4BlgMR_wGYAx2AApkDiwGBApsDEYICnQMdgwKeA4wBhAKfAxGFAqADEYYCoQMdhwKkA40BiAKlA5EBiQKmAw-KAqcDD4sCqAMPjAKpAw-NAqoDD44CrAMPjwKuAx2QAq8DkgGRArEDD5ICswMdkwK0A5MBlAK1Aw-VArYDD5YCtwMdlwK6A5QBmAK7A5gBmQK9AwmaAr4DCZsCwQMJnALCAwmdAsMDCZ4CxQMJnwLHAx2gAsgDmQGhAsoDCaICzAMdowLNA5oBpALOAwmlAs8DCaYC0AMdpwLTA5sBqALUA6EBqQLWA6IBqgLXA6IBqwLaA6IBrALbA6IBrQLcA6IBrgLeA6IBrwLgAx2wAuEDowGxAuMDogGyAuUDHbMC5gOkAbQC5wOiAbUC6AOiAbYC6QMdtwLsA6UBuALtA6sBuQLvA6wBugLwA6wBuwLzA6wBvAL0A6wBvQL1A6wBvgL3A6wBvwL5Ax3AAvoDrQHBAvwDrAHCAv4DHcMC_wOuAcQCgASsAcUCgQSsAcYCggQdxwKFBK8ByAKGBLUByQKHBAjKAogECMsCiQQIzAKKBAjNAosECM4CjQQIzwKPBB3QApAEtgHRApMECNIClQQd0wKWBLcB1AKYBAjVApkECNYCmgQd1wKdBLgB2AKeBL4B2QKfBA3aAqAEDdsCoQQN3AKiBA3dAqMEDd4CpQQN3wKnBB3gAqgEvwHhAqoEDeICrAQd4wKtBMAB5AKuBA3lAq8EDeYCsAQd5wKzBMEB6AK0BMcB6QK2BMgB6gK3BMgB6wK6BMgB7AK7BMgB7QK8BMgB7gK-BMgB7wLABB3wAsEEyQHxAsMEyAHyAsUEHfMCxgTKAfQCxwTIAfUCyATIAfYCyQQd9wLMBMsB-ALNBNEB-QLOBBb6As8EFvsC0AQW_ALRBBb9AtIEFv4C1AQW_wLWBB2AA9cE0gGBA9kEFoID2wQdgwPcBNMBhAPdBBaFA94EFoYD3wQdhwPiBNQBiAPjBNoBiQPlBAyKA-YEDIsD6AQMjAPpBAyNA-oEDI4D7AQMjwPuBB2QA-8E2wGRA_EEDJID8wQdkwP0BNwBlAP1BAyVA_YEDJYD9wQdlwP6BN0BmAP7BOMBmQP9BOQBmgP-BOQBmwOBBeQBnAOCBeQBnQODBeQBngOFBeQBnwOHBR2gA4gF5QGhA4oF5AGiA4wFHaMDjQXmAaQDjgXkAaUDjwXkAaYDkAUdpwOTBecBqAOUBesBrAOWBewBrQOgBewBrgOjBewBrwOkBewBsAOlBewBsQOnBewBsgOpBR2zA6oF8QG0A6wF7AG1A64FHbYDrwXyAbcDsAXsAbgDsQXsAbkDsgUdugO1BfMBuwO2BfcBvAO4BfgBvQO5BfgBvgO8BfgBvwO9BfgBwAO-BfgBwQPABfgBwgPCBR3DA8MF-QHEA8UF-AHFA8cFHcYDyAX6AccDyQX4AcgDygX4AckDywUdygPOBfsBywPPBYECzAPRBe0BzQPSBe0BzgPUBe0BzwPVBe0B0APWBe0B0QPYBe0B0gPaBR3TA9sFggLUA90F7QHVA98FHdYD4AWDAtcD4QXtAdgD4gXtAdkD4wUd2gPmBYQC2wPnBYgC3APoBe4B3QPpBe4B3gPqBe4B3wPrBe4B4APsBe4B4QPuBe4B4gPwBR3jA_EFiQLkA_MF7gHlA_UFHeYD9gWKAucD9wXuAegD-AXuAekD-QUd6gP8BYsC6wP9BY8C7AP_Be8B7QOABu8B7gOCBu8B7wODBu8B8AOEBu8B8QOGBu8B8gOIBh3zA4kGkAL0A4sG7wH1A40GHfYDjgaRAvcDjwbvAfgDkAbvAfkDkQYd-gOUBpIC-wOVBpgC_AOXBpkC_QOYBpkC_gObBpkC_wOcBpkCgASdBpkCgQSfBpkCggShBh2DBKIGmgKEBKQGmQKFBKYGHYYEpwabAocEqAaZAogEqQaZAokEqgYdigStBpwCiwSuBqICjASvBguNBLAGC44EsQYLjwSyBguQBLMGC5EEtQYLkgS3Bh2TBLgGowKUBLoGC5UEvAYdlgS9BqQClwS-BguYBL8GC5kEwAYdmgTDBqUCmwTEBqsCnATGBqwCnQTHBqwCngTKBqwCnwTLBqwCoATMBqwCoQTOBqwCogTQBh2jBNEGrQKkBNMGrAKlBNUGHaYE1gauAqcE1wasAqgE2AasAqkE2QYdqgTcBq8CqwTdBrUCrATfBrYCrQTgBrYCrgTjBrYCrwTkBrYCsATlBrYCsQTnBrYCsgTpBh2zBOoGtwK0BOwGtgK1BO4GHbYE7wa4ArcE8Aa2ArgE8Qa2ArkE8gYdugT1BrkCuwT2Br8CvAT4BsACvQT5BsACvgT8BsACvwT9BsACwAT-BsACwQSAB8ACwgSCBx3DBIMHwQLEBIUHwALFBIcHHcYEiAfCAscEiQfAAsgEigfAAskEiwcdygSOB8MCywSPB8kCzASRB8oCzQSSB8oCzgSVB8oCzwSWB8oC0ASXB8oC0QSZB8oC0gSbBx3TBJwHywLUBJ4HygLVBKAHHdYEoQfMAtcEogfKAtgEowfKAtkEpAcd2gSnB80C2wSoB9EC3ASpBxXdBKoHFd4EqwcV3wSsBxXgBK0HFeEErwcV4gSxBx3jBLIH0gLkBLQHFeUEtgcd5gS3B9MC5wS4BxXoBLkHFekEugcd6gS9B9QC6wS-B9oC7gTAB9sC7wTGB9sC8ATJB9sC8QTKB9sC8gTLB9sC8wTNB9sC9ATPBx31BNAH3gL2BNIH2wL3BNQHHfgE1QffAvkE1gfbAvoE1wfbAvsE2Acd_ATbB-AC_QTcB-YC_gTdB9wC_wTeB9wCgAXfB9wCgQXgB9wCggXhB9wCgwXjB9wChAXlBx2FBeYH5wKGBegH3AKHBeoHHYgF6wfoAokF7AfcAooF7QfcAosF7gcdjAXxB-kCjQXyB-8C"
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
