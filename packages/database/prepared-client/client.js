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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","genesisHash","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","service","version","commit","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","paymentId_answerId","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3w_3AvAEJAcAAJYJACAIAACXCQAgFwAAmAkAIBgAAJkJACAZAACaCQAgGgAAmwkAIBsAAJwJACAcAACdCQAgHQAAngkAIB4AAJ8JACAfAACgCQAgIAAAoQkAIJ4FAACVCQAwnwUAAGoAEKAFAACVCQAwuAUBAAAAAcAFQACwCAAhrwZAALAIACHqBgEAmwgAIesGAQAAAAHsBgEAmwgAIe0GAQCcCAAh7gYBAJwIACHvBgEAnAgAIfAGAQCcCAAh8QZAALoIACHyBkAAuggAIfMGQAC6CAAh9AYBAJsIACH1BgEAmwgAIfYGQAC6CAAh9wZAALoIACH4BgEAnAgAIfkGQAC6CAAh-gZAALoIACH7BgIAmggAIQEAAAABACAVAwAAiAkAIAUAAMsJACCeBQAAygkAMJ8FAAADABCgBQAAygkAMLAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACHTBQEAmwgAIeMFAQCbCAAhmgYBAJwIACHbBgEAmwgAIdwGAQCbCAAh3QYAAJEJACDeBgAAkQkAIN8GAACRCQAg4AZAALoIACHhBkAAuggAIeIGQAC6CAAhBwMAAPALACAFAAC8DgAgwwUAANUJACCaBgAA1QkAIOAGAADVCQAg4QYAANUJACDiBgAA1QkAIBUDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAAAABuQUBAJsIACHABUAAsAgAIcMFQAC6CAAh0wUBAJsIACHjBQEAAAABmgYBAJwIACHbBgEAmwgAIdwGAQCbCAAh3QYAAJEJACDeBgAAkQkAIN8GAACRCQAg4AZAALoIACHhBkAAuggAIeIGQAC6CAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAADJCQAgngUAAMgJADCfBQAABwAQoAUAAMgJADC5BQEAmwgAIdgGAQCbCAAh2QYBAJsIACHaBkAAsAgAIQEEAAC7DgAgCQQAAMkJACCeBQAAyAkAMJ8FAAAHABCgBQAAyAkAMLkFAQCbCAAh2AYBAJsIACHZBgEAmwgAIdoGQACwCAAhhwcAAMcJACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAID8DAACICQAgCQAAwwkAIAoAAPsIACARAAC_CQAgEgAAxAkAIBMAAMUJACAUAADGCQAgFQAAvAkAIBYAAJcJACCeBQAAwQkAMJ8FAAAMABCgBQAAwQkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACG4BQEAmwgAIbkFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb4FAQCcCAAhwAVAALAIACHCBRAAyggAIdIFQAC6CAAh3AUBAJsIACGFBgQAwwgAIawGAQCbCAAhrgYBAJwIACG1BgAAwggAILcGAQCcCAAhuAYBAJsIACG5BgEAmwgAIboGBADdCAAhuwYEAN0IACG8BgEAmwgAIb0GAQCcCAAhvgYBAJsIACG_BgEAmwgAIcAGBADdCAAhwQYgAMIJACHCBgEAnAgAIcMGAQCcCAAhxAYCALYIACHFBgEAnAgAIcYGQAC6CAAhxwYBAJwIACHIBgQAwwgAIckGAgC2CAAhygZAALoIACHLBgEAnAgAIcwGQAC6CAAhzQYBAJwIACHOBkAAuggAIc8GQAC6CAAh0AZAALoIACHRBkAAuggAIdIGQAC6CAAh0wYBAJwIACHUBgEAnAgAIdUGAQCcCAAh1gYBAJwIACHXBgEAnAgAIScDAADwCwAgCQAAtw4AIAoAAL4LACARAAC2DgAgEgAAuA4AIBMAALkOACAUAAC6DgAgFQAA0AsAIBYAAKgOACC-BQAA1QkAINIFAADVCQAghQYAANUJACCuBgAA1QkAILUGAADVCQAgtwYAANUJACC9BgAA1QkAIMEGAADVCQAgwgYAANUJACDDBgAA1QkAIMQGAADVCQAgxQYAANUJACDGBgAA1QkAIMcGAADVCQAgyAYAANUJACDJBgAA1QkAIMoGAADVCQAgywYAANUJACDMBgAA1QkAIM0GAADVCQAgzgYAANUJACDPBgAA1QkAINAGAADVCQAg0QYAANUJACDSBgAA1QkAINMGAADVCQAg1AYAANUJACDVBgAA1QkAINYGAADVCQAg1wYAANUJACBAAwAAiAkAIAkAAMMJACAKAAD7CAAgEQAAvwkAIBIAAMQJACATAADFCQAgFAAAxgkAIBUAALwJACAWAACXCQAgngUAAMEJADCfBQAADAAQoAUAAMEJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAAAAAbkFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb4FAQCcCAAhwAVAALAIACHCBRAAyggAIdIFQAC6CAAh3AUBAJsIACGFBgQAwwgAIawGAQCbCAAhrgYBAJwIACG1BgAAwggAILcGAQCcCAAhuAYBAJsIACG5BgEAmwgAIboGBADdCAAhuwYEAN0IACG8BgEAmwgAIb0GAQCcCAAhvgYBAJsIACG_BgEAmwgAIcAGBADdCAAhwQYgAMIJACHCBgEAnAgAIcMGAQCcCAAhxAYCALYIACHFBgEAnAgAIcYGQAC6CAAhxwYBAJwIACHIBgQAwwgAIckGAgC2CAAhygZAALoIACHLBgEAnAgAIcwGQAC6CAAhzQYBAJwIACHOBkAAuggAIc8GQAC6CAAh0AZAALoIACHRBkAAuggAIdIGQAC6CAAh0wYBAJwIACHUBgEAnAgAIdUGAQCcCAAh1gYBAJwIACHXBgEAnAgAIYYHAADACQAgAwAAAAwAIAEAAA0AMAIAAA4AIBYDAACICQAgCAAAlwkAIJ4FAACwCQAwnwUAABAAEKAFAACwCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIQEAAAAQACADAAAADAAgAQAADQAwAgAADgAgAQAAAAwAIBcLAAC7CQAgDAAAvAkAIA4AAL0JACAPAAC-CQAgEAAAvwkAIJ4FAAC6CQAwnwUAABQAEKAFAAC6CQAwwAVAALAIACHCBQQA3QgAIdQFAQCcCAAh3gUBAJsIACHzBQEAmwgAIfwFQACwCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhgQYBAJsIACGCBgEAnAgAIYMGAQCcCAAhhAYQAPkIACGFBgQAwwgAIYYGQAC6CAAhDgsAALMOACAMAADQCwAgDgAAtA4AIA8AALUOACAQAAC2DgAg1AUAANUJACD-BQAA1QkAIP8FAADVCQAggAYAANUJACCCBgAA1QkAIIMGAADVCQAghAYAANUJACCFBgAA1QkAIIYGAADVCQAgGAsAALsJACAMAAC8CQAgDgAAvQkAIA8AAL4JACAQAAC_CQAgngUAALoJADCfBQAAFAAQoAUAALoJADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfIFAAC5CQAg8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIQMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAABQAIAEAAAAMACAJDQAA5ggAIJ4FAAC4CQAwnwUAABsAEKAFAAC4CQAwoQUCAJoIACHCBQQA3QgAIdwFAQCbCAAh3QVAALAIACHeBQEAmwgAIQENAADbCgAgCg0AAOYIACCeBQAAuAkAMJ8FAAAbABCgBQAAuAkAMKEFAgCaCAAhwgUEAN0IACHcBQEAmwgAId0FQACwCAAh3gUBAJsIACGFBwAAtwkAIAMAAAAbACABAAAcADACAAAdACAJDQAA5ggAIJ4FAADlCAAwnwUAAB8AEKAFAADlCAAwwAVAALAIACHCBQQA3QgAId4FAQCbCAAh4AUQAMoIACHxBQEAmwgAIQEAAAAfACAMDAAAgQkAIA0AAOYIACCeBQAAtgkAMJ8FAAAhABCgBQAAtgkAMMIFBADdCAAh1AUBAJsIACHeBQEAmwgAIf0FAgCaCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhBQwAANALACANAADbCgAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgDQwAAIEJACANAADmCAAgngUAALYJADCfBQAAIQAQoAUAALYJADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYQHAAC1CQAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAbACABAAAAIQAgAwAAACEAIAEAACIAMAIAACMAIAgEAQCbCAAhDAAAgQkAIJ4FAAC0CQAwnwUAACgAEKAFAAC0CQAwwAVAALAIACHUBQEAmwgAIZoGAQCbCAAhAQwAANALACAJBAEAmwgAIQwAAIEJACCeBQAAtAkAMJ8FAAAoABCgBQAAtAkAMMAFQACwCAAh1AUBAJsIACGaBgEAmwgAIYMHAACzCQAgAwAAACgAIAEAACkAMAIAACoAIBEMAACBCQAgngUAAIAJADCfBQAALAAQoAUAAIAJADChBQIAmggAIbkFAQCbCAAhwAVAALAIACHUBQEAmwgAIdwFAQCbCAAhnAYBAJsIACGdBgEAmwgAIZ4GBADdCAAhnwYQAMoIACGgBhAAyggAIaEGEADKCAAhogYQAPkIACGjBkAAuggAIQEAAAAsACAHDAAAgQkAIJ4FAACyCQAwnwUAAC4AEKAFAACyCQAwwAVAALAIACHUBQEAmwgAIZsGAQCbCAAhAQwAANALACAIDAAAgQkAIJ4FAACyCQAwnwUAAC4AEKAFAACyCQAwwAVAALAIACHUBQEAmwgAIZsGAQCbCAAhggcAALEJACADAAAALgAgAQAALwAwAgAAMAAgAQAAAAwAIAMAAAAMACABAAANADACAAAOACABAAAAFAAgAQAAACEAIAEAAAAoACABAAAALgAgAQAAAAwAIAcDAADwCwAgCAAAqA4AIMMFAADVCQAgrgYAANUJACCzBgAA1QkAILQGAADVCQAgtQYAANUJACAWAwAAiAkAIAgAAJcJACCeBQAAsAkAMJ8FAAAQABCgBQAAsAkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQAAAAG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIQMAAAAQACABAAA5ADACAAA6ACARAwAAiAkAIJ4FAACvCQAwnwUAADwAEKAFAACvCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhwAVAALAIACHNBQEAmwgAIaoGAQCbCAAhrAYBAJsIACGtBgEAmwgAIa4GAQCbCAAhrwZAALAIACEBAwAA8AsAIBIDAACICQAgngUAAK8JADCfBQAAPAAQoAUAAK8JADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAAAABuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhgQcAAK4JACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAIgJACCeBQAAhwkAMJ8FAABAABCgBQAAhwkAMLkFAQCbCAAhqgYBAJsIACGrBkAAsAgAIQEAAABAACAQAwAAiAkAIJ4FAACtCQAwnwUAAEIAEKAFAACtCQAwoQUCAJoIACGjBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG6BQEAmwgAIbsFEADKCAAhvAUBAJsIACG9BQEAnAgAIb4FAQCcCAAhvwUQAPkIACHABUAAsAgAIcEFQAC6CAAhBQMAAPALACC9BQAA1QkAIL4FAADVCQAgvwUAANUJACDBBQAA1QkAIBADAACICQAgngUAAK0JADCfBQAAQgAQoAUAAK0JADChBQIAmggAIaMFAQCbCAAhuAUBAAAAAbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQMAAABCACABAABDADACAABEACAIAwAAiAkAIJ4FAACsCQAwnwUAAEYAEKAFAACsCQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACEBAwAA8AsAIAkDAACICQAgngUAAKwJADCfBQAARgAQoAUAAKwJADChBQIAmggAIbkFAQCbCAAh3wVAALAIACHgBRAAyggAIYAHAACrCQAgAwAAAEYAIAEAAEcAMAIAAEgAIAwDAACICQAgCAQA3QgAIZ4FAACqCQAwnwUAAEoAEKAFAACqCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACABAwAA8AsAIA0DAACICQAgCAQA3QgAIZ4FAACqCQAwnwUAAEoAEKAFAACqCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACD_BgAAqQkAIAMAAABKACABAABLADACAABMACAMAwAAiAkAIBUAANkIACAWBADDCAAhngUAAKgJADCfBQAATgAQoAUAAKgJADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACGmBgEAmwgAIacGBADDCAAhqAYEAMMIACEEAwAA8AsAIBYAANUJACCnBgAA1QkAIKgGAADVCQAgDQMAAIgJACAVAADZCAAgFgQAwwgAIZ4FAACoCQAwnwUAAE4AEKAFAACoCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAhpgYBAJsIACGnBgQAwwgAIagGBADDCAAh_gYAAKcJACADAAAATgAgAQAATwAwAgAAUAAgCAMAAIgJACCeBQAApgkAMJ8FAABSABCgBQAApgkAMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhAQMAAPALACAJAwAAiAkAIJ4FAACmCQAwnwUAAFIAEKAFAACmCQAwsAUBAJsIACG5BQEAmwgAIdwFAQCbCAAhpQZAALAIACH9BgAApQkAIAMAAABSACABAABTADACAABUACAIAwAAiAkAIJ4FAACkCQAwnwUAAFYAEKAFAACkCQAwsAUBAJsIACG5BQEAmwgAId8FQACwCAAhpAYEAN0IACEBAwAA8AsAIAkDAACICQAgngUAAKQJADCfBQAAVgAQoAUAAKQJADCwBQEAmwgAIbkFAQCbCAAh3wVAALAIACGkBgQA3QgAIfwGAACjCQAgAwAAAFYAIAEAAFcAMAIAAFgAIAoDAACICQAgngUAAKIJADCfBQAAWgAQoAUAAKIJADCjBQEAmwgAIbkFAQCbCAAh5gZAALoIACHnBkAAuggAIegGQAC6CAAh6QYAAJMJACAEAwAA8AsAIOYGAADVCQAg5wYAANUJACDoBgAA1QkAIAoDAACICQAgngUAAKIJADCfBQAAWgAQoAUAAKIJADCjBQEAAAABuQUBAJsIACHmBkAAuggAIecGQAC6CAAh6AZAALoIACHpBgAAkwkAIAMAAABaACABAABbADACAABcACABAAAAAwAgAQAAAAwAIAEAAAAQACABAAAAPAAgAQAAAEIAIAEAAABGACABAAAASgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAFoAIAEAAAABACAkBwAAlgkAIAgAAJcJACAXAACYCQAgGAAAmQkAIBkAAJoJACAaAACbCQAgGwAAnAkAIBwAAJ0JACAdAACeCQAgHgAAnwkAIB8AAKAJACAgAAChCQAgngUAAJUJADCfBQAAagAQoAUAAJUJADC4BQEAmwgAIcAFQACwCAAhrwZAALAIACHqBgEAmwgAIesGAQCbCAAh7AYBAJsIACHtBgEAnAgAIe4GAQCcCAAh7wYBAJwIACHwBgEAnAgAIfEGQAC6CAAh8gZAALoIACHzBkAAuggAIfQGAQCbCAAh9QYBAJsIACH2BkAAuggAIfcGQAC6CAAh-AYBAJwIACH5BkAAuggAIfoGQAC6CAAh-wYCAJoIACEYBwAApw4AIAgAAKgOACAXAACpDgAgGAAAqg4AIBkAAKsOACAaAACsDgAgGwAArQ4AIBwAAK4OACAdAACvDgAgHgAAsA4AIB8AALEOACAgAACyDgAg7QYAANUJACDuBgAA1QkAIO8GAADVCQAg8AYAANUJACDxBgAA1QkAIPIGAADVCQAg8wYAANUJACD2BgAA1QkAIPcGAADVCQAg-AYAANUJACD5BgAA1QkAIPoGAADVCQAgAwAAAGoAIAEAAGsAMAIAAAEAIAMAAABqACABAABrADACAAABACADAAAAagAgAQAAawAwAgAAAQAgIQcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAeoGAQAAAAHrBgEAAAAB7AYBAAAAAe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBkAAAAAB8gZAAAAAAfMGQAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AYBAAAAAfkGQAAAAAH6BkAAAAAB-wYCAAAAAQEmAABvACAVuAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABASYAAHEAMAEmAABxADAhBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhAgAAAAEAICYAAHQAIBW4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHqBgEA0QkAIesGAQDRCQAh7AYBANEJACHtBgEA2wkAIe4GAQDbCQAh7wYBANsJACHwBgEA2wkAIfEGQAD0CQAh8gZAAPQJACHzBkAA9AkAIfQGAQDRCQAh9QYBANEJACH2BkAA9AkAIfcGQAD0CQAh-AYBANsJACH5BkAA9AkAIfoGQAD0CQAh-wYCANIJACECAAAAagAgJgAAdgAgAgAAAGoAICYAAHYAIAMAAAABACAtAABvACAuAAB0ACABAAAAAQAgAQAAAGoAIBEGAACEDQAgMwAAhQ0AIDQAAIgNACA1AACHDQAgNgAAhg0AIO0GAADVCQAg7gYAANUJACDvBgAA1QkAIPAGAADVCQAg8QYAANUJACDyBgAA1QkAIPMGAADVCQAg9gYAANUJACD3BgAA1QkAIPgGAADVCQAg-QYAANUJACD6BgAA1QkAIBieBQAAlAkAMJ8FAAB9ABCgBQAAlAkAMLgFAQCOCAAhwAVAAKQIACGvBkAApAgAIeoGAQCOCAAh6wYBAI4IACHsBgEAjggAIe0GAQCVCAAh7gYBAJUIACHvBgEAlQgAIfAGAQCVCAAh8QZAAKUIACHyBkAApQgAIfMGQAClCAAh9AYBAI4IACH1BgEAjggAIfYGQAClCAAh9wZAAKUIACH4BgEAlQgAIfkGQAClCAAh-gZAAKUIACH7BgIAjQgAIQMAAABqACABAAB8ADAyAAB9ACADAAAAagAgAQAAawAwAgAAAQAgAQAAAFwAIAEAAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACAHAwAAgw0AIKMFAQAAAAG5BQEAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QYAAIINACABJgAAhQEAIAajBQEAAAABuQUBAAAAAeYGQAAAAAHnBkAAAAAB6AZAAAAAAekGAACCDQAgASYAAIcBADABJgAAhwEAMAcDAACBDQAgowUBANEJACG5BQEA0QkAIeYGQAD0CQAh5wZAAPQJACHoBkAA9AkAIekGAACADQAgAgAAAFwAICYAAIoBACAGowUBANEJACG5BQEA0QkAIeYGQAD0CQAh5wZAAPQJACHoBkAA9AkAIekGAACADQAgAgAAAFoAICYAAIwBACACAAAAWgAgJgAAjAEAIAMAAABcACAtAACFAQAgLgAAigEAIAEAAABcACABAAAAWgAgCAYAAPsMACAzAAD8DAAgNAAA_wwAIDUAAP4MACA2AAD9DAAg5gYAANUJACDnBgAA1QkAIOgGAADVCQAgCZ4FAACSCQAwnwUAAJMBABCgBQAAkgkAMKMFAQCOCAAhuQUBAI4IACHmBkAApQgAIecGQAClCAAh6AZAAKUIACHpBgAAkwkAIAMAAABaACABAACSAQAwMgAAkwEAIAMAAABaACABAABbADACAABcACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAAD5DAAgBQAA-gwAILAFAQAAAAG4BQEAAAABuQUBAAAAAcAFQAAAAAHDBUAAAAAB0wUBAAAAAeMFAQAAAAGaBgEAAAAB2wYBAAAAAdwGAQAAAAHdBgAA9gwAIN4GAAD3DAAg3wYAAPgMACDgBkAAAAAB4QZAAAAAAeIGQAAAAAEBJgAAmwEAIBCwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAdsGAQAAAAHcBgEAAAAB3QYAAPYMACDeBgAA9wwAIN8GAAD4DAAg4AZAAAAAAeEGQAAAAAHiBkAAAAABASYAAJ0BADABJgAAnQEAMBIDAADoDAAgBQAA6QwAILAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACHTBQEA0QkAIeMFAQDRCQAhmgYBANsJACHbBgEA0QkAIdwGAQDRCQAh3QYAAOUMACDeBgAA5gwAIN8GAADnDAAg4AZAAPQJACHhBkAA9AkAIeIGQAD0CQAhAgAAAAUAICYAAKABACAQsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIdMFAQDRCQAh4wUBANEJACGaBgEA2wkAIdsGAQDRCQAh3AYBANEJACHdBgAA5QwAIN4GAADmDAAg3wYAAOcMACDgBkAA9AkAIeEGQAD0CQAh4gZAAPQJACECAAAAAwAgJgAAogEAIAIAAAADACAmAACiAQAgAwAAAAUAIC0AAJsBACAuAACgAQAgAQAAAAUAIAEAAAADACAIBgAA4gwAIDUAAOQMACA2AADjDAAgwwUAANUJACCaBgAA1QkAIOAGAADVCQAg4QYAANUJACDiBgAA1QkAIBOeBQAAkAkAMJ8FAACpAQAQoAUAAJAJADCwBQEAjggAIbgFAQCOCAAhuQUBAI4IACHABUAApAgAIcMFQAClCAAh0wUBAI4IACHjBQEAjggAIZoGAQCVCAAh2wYBAI4IACHcBgEAjggAId0GAACRCQAg3gYAAJEJACDfBgAAkQkAIOAGQAClCAAh4QZAAKUIACHiBkAApQgAIQMAAAADACABAACoAQAwMgAAqQEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAADhDAAguQUBAAAAAdgGAQAAAAHZBgEAAAAB2gZAAAAAAQEmAACxAQAgBLkFAQAAAAHYBgEAAAAB2QYBAAAAAdoGQAAAAAEBJgAAswEAMAEmAACzAQAwBQQAAOAMACC5BQEA0QkAIdgGAQDRCQAh2QYBANEJACHaBkAA8wkAIQIAAAAJACAmAAC2AQAgBLkFAQDRCQAh2AYBANEJACHZBgEA0QkAIdoGQADzCQAhAgAAAAcAICYAALgBACACAAAABwAgJgAAuAEAIAMAAAAJACAtAACxAQAgLgAAtgEAIAEAAAAJACABAAAABwAgAwYAAN0MACA1AADfDAAgNgAA3gwAIAeeBQAAjwkAMJ8FAAC_AQAQoAUAAI8JADC5BQEAjggAIdgGAQCOCAAh2QYBAI4IACHaBkAApAgAIQMAAAAHACABAAC-AQAwMgAAvwEAIAMAAAAHACABAAAIADACAAAJACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIDwDAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAEBJgAAxwEAIDOhBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAEBJgAAyQEAMAEmAADJAQAwAQAAABAAIAEAAAAMACA8AwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACECAAAADgAgJgAAzgEAIDOhBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANsJACHXBgEA2wkAIQIAAAAMACAmAADQAQAgAgAAAAwAICYAANABACABAAAAEAAgAQAAAAwAIAMAAAAOACAtAADHAQAgLgAAzgEAIAEAAAAOACABAAAADAAgIwYAANgMACAzAADZDAAgNAAA3AwAIDUAANsMACA2AADaDAAgvgUAANUJACDSBQAA1QkAIIUGAADVCQAgrgYAANUJACC1BgAA1QkAILcGAADVCQAgvQYAANUJACDBBgAA1QkAIMIGAADVCQAgwwYAANUJACDEBgAA1QkAIMUGAADVCQAgxgYAANUJACDHBgAA1QkAIMgGAADVCQAgyQYAANUJACDKBgAA1QkAIMsGAADVCQAgzAYAANUJACDNBgAA1QkAIM4GAADVCQAgzwYAANUJACDQBgAA1QkAINEGAADVCQAg0gYAANUJACDTBgAA1QkAINQGAADVCQAg1QYAANUJACDWBgAA1QkAINcGAADVCQAgNp4FAACLCQAwnwUAANkBABCgBQAAiwkAMKEFAgCNCAAhrwUBAI4IACGwBQEAjggAIbEFAQCOCAAhsgUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACG8BQEAjggAIb4FAQCVCAAhwAVAAKQIACHCBRAAoggAIdIFQAClCAAh3AUBAI4IACGFBgQAvQgAIawGAQCOCAAhrgYBAJUIACG1BgAAvAgAILcGAQCVCAAhuAYBAI4IACG5BgEAjggAIboGBADFCAAhuwYEAMUIACG8BgEAjggAIb0GAQCVCAAhvgYBAI4IACG_BgEAjggAIcAGBADFCAAhwQYgAIwJACHCBgEAlQgAIcMGAQCVCAAhxAYCALIIACHFBgEAlQgAIcYGQAClCAAhxwYBAJUIACHIBgQAvQgAIckGAgCyCAAhygZAAKUIACHLBgEAlQgAIcwGQAClCAAhzQYBAJUIACHOBkAApQgAIc8GQAClCAAh0AZAAKUIACHRBkAApQgAIdIGQAClCAAh0wYBAJUIACHUBgEAlQgAIdUGAQCVCAAh1gYBAJUIACHXBgEAlQgAIQMAAAAMACABAADYAQAwMgAA2QEAIAMAAAAMACABAAANADACAAAOACABAAAAOgAgAQAAADoAIAMAAAAQACABAAA5ADACAAA6ACADAAAAEAAgAQAAOQAwAgAAOgAgAwAAABAAIAEAADkAMAIAADoAIBMDAADWDAAgCAAA1wwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAG5BQEAAAABwAVAAAAAAcMFQAAAAAGsBgEAAAABrgYBAAAAAa8GQAAAAAGwBgEAAAABsQYQAAAAAbIGEAAAAAGzBgEAAAABtAYCAAAAAbUGgAAAAAG2BiAAAAABASYAAOEBACARoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAEBJgAA4wEAMAEmAADjAQAwEwMAAP0LACAIAAD-CwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhAgAAADoAICYAAOYBACARoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhAgAAABAAICYAAOgBACACAAAAEAAgJgAA6AEAIAMAAAA6ACAtAADhAQAgLgAA5gEAIAEAAAA6ACABAAAAEAAgCgYAAPgLACAzAAD5CwAgNAAA_AsAIDUAAPsLACA2AAD6CwAgwwUAANUJACCuBgAA1QkAILMGAADVCQAgtAYAANUJACC1BgAA1QkAIBSeBQAAigkAMJ8FAADvAQAQoAUAAIoJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHDBUAApQgAIawGAQCOCAAhrgYBAJUIACGvBkAApAgAIbAGAQCOCAAhsQYQAKIIACGyBhAAoggAIbMGAQCVCAAhtAYCALIIACG1BgAAvAgAILYGIAD1CAAhAwAAABAAIAEAAO4BADAyAADvAQAgAwAAABAAIAEAADkAMAIAADoAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgDgMAAPcLACChBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAHABUAAAAABzQUBAAAAAaoGAQAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBkAAAAABASYAAPcBACANoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABwAVAAAAAAc0FAQAAAAGqBgEAAAABrAYBAAAAAa0GAQAAAAGuBgEAAAABrwZAAAAAAQEmAAD5AQAwASYAAPkBADAOAwAA9gsAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIcAFQADzCQAhzQUBANEJACGqBgEA0QkAIawGAQDRCQAhrQYBANEJACGuBgEA0QkAIa8GQADzCQAhAgAAAD4AICYAAPwBACANoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhwAVAAPMJACHNBQEA0QkAIaoGAQDRCQAhrAYBANEJACGtBgEA0QkAIa4GAQDRCQAhrwZAAPMJACECAAAAPAAgJgAA_gEAIAIAAAA8ACAmAAD-AQAgAwAAAD4AIC0AAPcBACAuAAD8AQAgAQAAAD4AIAEAAAA8ACAFBgAA8QsAIDMAAPILACA0AAD1CwAgNQAA9AsAIDYAAPMLACAQngUAAIkJADCfBQAAhQIAEKAFAACJCQAwoQUCAI0IACGvBQEAjggAIbAFAQCOCAAhuAUBAI4IACG5BQEAjggAIbsFEACiCAAhwAVAAKQIACHNBQEAjggAIaoGAQCOCAAhrAYBAI4IACGtBgEAjggAIa4GAQCOCAAhrwZAAKQIACEDAAAAPAAgAQAAhAIAMDIAAIUCACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAIgJACCeBQAAhwkAMJ8FAABAABCgBQAAhwkAMLkFAQAAAAGqBgEAmwgAIasGQACwCAAhAQAAAIgCACABAAAAiAIAIAEDAADwCwAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgBAMAAO8LACC5BQEAAAABqgYBAAAAAasGQAAAAAEBJgAAjwIAIAO5BQEAAAABqgYBAAAAAasGQAAAAAEBJgAAkQIAMAEmAACRAgAwBAMAAO4LACC5BQEA0QkAIaoGAQDRCQAhqwZAAPMJACECAAAAiAIAICYAAJQCACADuQUBANEJACGqBgEA0QkAIasGQADzCQAhAgAAAEAAICYAAJYCACACAAAAQAAgJgAAlgIAIAMAAACIAgAgLQAAjwIAIC4AAJQCACABAAAAiAIAIAEAAABAACADBgAA6wsAIDUAAO0LACA2AADsCwAgBp4FAACGCQAwnwUAAJ0CABCgBQAAhgkAMLkFAQCOCAAhqgYBAI4IACGrBkAApAgAIQMAAABAACABAACcAgAwMgAAnQIAIAMAAABAACABAACLAgAwAgAAiAIAIAEAAABMACABAAAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACADAAAASgAgAQAASwAwAgAATAAgCQMAAOoLACAIBAAAAAGwBQEAAAABuQUBAAAAAcAFQAAAAAHUBQEAAAABpwYEAAAAAagGBAAAAAGpBoAAAAABASYAAKUCACAICAQAAAABsAUBAAAAAbkFAQAAAAHABUAAAAAB1AUBAAAAAacGBAAAAAGoBgQAAAABqQaAAAAAAQEmAACnAgAwASYAAKcCADAJAwAA6QsAIAgEAJAKACGwBQEA0QkAIbkFAQDRCQAhwAVAAPMJACHUBQEA0QkAIacGBACQCgAhqAYEAJAKACGpBoAAAAABAgAAAEwAICYAAKoCACAICAQAkAoAIbAFAQDRCQAhuQUBANEJACHABUAA8wkAIdQFAQDRCQAhpwYEAJAKACGoBgQAkAoAIakGgAAAAAECAAAASgAgJgAArAIAIAIAAABKACAmAACsAgAgAwAAAEwAIC0AAKUCACAuAACqAgAgAQAAAEwAIAEAAABKACAFBgAA5AsAIDMAAOULACA0AADoCwAgNQAA5wsAIDYAAOYLACALCAQAxQgAIZ4FAACFCQAwnwUAALMCABCgBQAAhQkAMLAFAQCOCAAhuQUBAI4IACHABUAApAgAIdQFAQCOCAAhpwYEAMUIACGoBgQAxQgAIakGAADWCAAgAwAAAEoAIAEAALICADAyAACzAgAgAwAAAEoAIAEAAEsAMAIAAEwAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCQMAAOMLACAVgAAAAAEWBAAAAAGwBQEAAAABuQUBAAAAAcAFQAAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAEBJgAAuwIAIAgVgAAAAAEWBAAAAAGwBQEAAAABuQUBAAAAAcAFQAAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAEBJgAAvQIAMAEmAAC9AgAwCQMAAOILACAVgAAAAAEWBACKCgAhsAUBANEJACG5BQEA0QkAIcAFQADzCQAhpgYBANEJACGnBgQAigoAIagGBACKCgAhAgAAAFAAICYAAMACACAIFYAAAAABFgQAigoAIbAFAQDRCQAhuQUBANEJACHABUAA8wkAIaYGAQDRCQAhpwYEAIoKACGoBgQAigoAIQIAAABOACAmAADCAgAgAgAAAE4AICYAAMICACADAAAAUAAgLQAAuwIAIC4AAMACACABAAAAUAAgAQAAAE4AIAgGAADdCwAgFgAA1QkAIDMAAN4LACA0AADhCwAgNQAA4AsAIDYAAN8LACCnBgAA1QkAIKgGAADVCQAgCxUAANYIACAWBAC9CAAhngUAAIQJADCfBQAAyQIAEKAFAACECQAwsAUBAI4IACG5BQEAjggAIcAFQACkCAAhpgYBAI4IACGnBgQAvQgAIagGBAC9CAAhAwAAAE4AIAEAAMgCADAyAADJAgAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgBQMAANwLACCwBQEAAAABuQUBAAAAAdwFAQAAAAGlBkAAAAABASYAANECACAEsAUBAAAAAbkFAQAAAAHcBQEAAAABpQZAAAAAAQEmAADTAgAwASYAANMCADAFAwAA2wsAILAFAQDRCQAhuQUBANEJACHcBQEA0QkAIaUGQADzCQAhAgAAAFQAICYAANYCACAEsAUBANEJACG5BQEA0QkAIdwFAQDRCQAhpQZAAPMJACECAAAAUgAgJgAA2AIAIAIAAABSACAmAADYAgAgAwAAAFQAIC0AANECACAuAADWAgAgAQAAAFQAIAEAAABSACADBgAA2AsAIDUAANoLACA2AADZCwAgB54FAACDCQAwnwUAAN8CABCgBQAAgwkAMLAFAQCOCAAhuQUBAI4IACHcBQEAjggAIaUGQACkCAAhAwAAAFIAIAEAAN4CADAyAADfAgAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgBQMAANcLACCwBQEAAAABuQUBAAAAAd8FQAAAAAGkBgQAAAABASYAAOcCACAEsAUBAAAAAbkFAQAAAAHfBUAAAAABpAYEAAAAAQEmAADpAgAwASYAAOkCADAFAwAA1gsAILAFAQDRCQAhuQUBANEJACHfBUAA8wkAIaQGBACQCgAhAgAAAFgAICYAAOwCACAEsAUBANEJACG5BQEA0QkAId8FQADzCQAhpAYEAJAKACECAAAAVgAgJgAA7gIAIAIAAABWACAmAADuAgAgAwAAAFgAIC0AAOcCACAuAADsAgAgAQAAAFgAIAEAAABWACAFBgAA0QsAIDMAANILACA0AADVCwAgNQAA1AsAIDYAANMLACAHngUAAIIJADCfBQAA9QIAEKAFAACCCQAwsAUBAI4IACG5BQEAjggAId8FQACkCAAhpAYEAMUIACEDAAAAVgAgAQAA9AIAMDIAAPUCACADAAAAVgAgAQAAVwAwAgAAWAAgEQwAAIEJACCeBQAAgAkAMJ8FAAAsABCgBQAAgAkAMKEFAgCaCAAhuQUBAJsIACHABUAAsAgAIdQFAQAAAAHcBQEAmwgAIZwGAQCbCAAhnQYBAJsIACGeBgQA3QgAIZ8GEADKCAAhoAYQAMoIACGhBhAAyggAIaIGEAD5CAAhowZAALoIACEBAAAA-AIAIAEAAAD4AgAgAwwAANALACCiBgAA1QkAIKMGAADVCQAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgDgwAAM8LACChBQIAAAABuQUBAAAAAcAFQAAAAAHUBQEAAAAB3AUBAAAAAZwGAQAAAAGdBgEAAAABngYEAAAAAZ8GEAAAAAGgBhAAAAABoQYQAAAAAaIGEAAAAAGjBkAAAAABASYAAP8CACANoQUCAAAAAbkFAQAAAAHABUAAAAAB1AUBAAAAAdwFAQAAAAGcBgEAAAABnQYBAAAAAZ4GBAAAAAGfBhAAAAABoAYQAAAAAaEGEAAAAAGiBhAAAAABowZAAAAAAQEmAACBAwAwASYAAIEDADAODAAAzgsAIKEFAgDSCQAhuQUBANEJACHABUAA8wkAIdQFAQDRCQAh3AUBANEJACGcBgEA0QkAIZ0GAQDRCQAhngYEAJAKACGfBhAA8QkAIaAGEADxCQAhoQYQAPEJACGiBhAA8gkAIaMGQAD0CQAhAgAAAPgCACAmAACEAwAgDaEFAgDSCQAhuQUBANEJACHABUAA8wkAIdQFAQDRCQAh3AUBANEJACGcBgEA0QkAIZ0GAQDRCQAhngYEAJAKACGfBhAA8QkAIaAGEADxCQAhoQYQAPEJACGiBhAA8gkAIaMGQAD0CQAhAgAAACwAICYAAIYDACACAAAALAAgJgAAhgMAIAMAAAD4AgAgLQAA_wIAIC4AAIQDACABAAAA-AIAIAEAAAAsACAHBgAAyQsAIDMAAMoLACA0AADNCwAgNQAAzAsAIDYAAMsLACCiBgAA1QkAIKMGAADVCQAgEJ4FAAD_CAAwnwUAAI0DABCgBQAA_wgAMKEFAgCNCAAhuQUBAI4IACHABUAApAgAIdQFAQCOCAAh3AUBAI4IACGcBgEAjggAIZ0GAQCOCAAhngYEAMUIACGfBhAAoggAIaAGEACiCAAhoQYQAKIIACGiBhAAowgAIaMGQAClCAAhAwAAACwAIAEAAIwDADAyAACNAwAgAwAAACwAIAEAAPsCADACAAD4AgAgAQAAADAAIAEAAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAEDAAAyAsAIMAFQAAAAAHUBQEAAAABmwYBAAAAAQEmAACVAwAgA8AFQAAAAAHUBQEAAAABmwYBAAAAAQEmAACXAwAwASYAAJcDADAEDAAAxwsAIMAFQADzCQAh1AUBANEJACGbBgEA0QkAIQIAAAAwACAmAACaAwAgA8AFQADzCQAh1AUBANEJACGbBgEA0QkAIQIAAAAuACAmAACcAwAgAgAAAC4AICYAAJwDACADAAAAMAAgLQAAlQMAIC4AAJoDACABAAAAMAAgAQAAAC4AIAMGAADECwAgNQAAxgsAIDYAAMULACAGngUAAP4IADCfBQAAowMAEKAFAAD-CAAwwAVAAKQIACHUBQEAjggAIZsGAQCOCAAhAwAAAC4AIAEAAKIDADAyAACjAwAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAAqACABAAAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgBQQBAAAAAQwAAMMLACDABUAAAAAB1AUBAAAAAZoGAQAAAAEBJgAAqwMAIAQEAQAAAAHABUAAAAAB1AUBAAAAAZoGAQAAAAEBJgAArQMAMAEmAACtAwAwBQQBANEJACEMAADCCwAgwAVAAPMJACHUBQEA0QkAIZoGAQDRCQAhAgAAACoAICYAALADACAEBAEA0QkAIcAFQADzCQAh1AUBANEJACGaBgEA0QkAIQIAAAAoACAmAACyAwAgAgAAACgAICYAALIDACADAAAAKgAgLQAAqwMAIC4AALADACABAAAAKgAgAQAAACgAIAMGAAC_CwAgNQAAwQsAIDYAAMALACAHBAEAjggAIZ4FAAD9CAAwnwUAALkDABCgBQAA_QgAMMAFQACkCAAh1AUBAI4IACGaBgEAjggAIQMAAAAoACABAAC4AwAwMgAAuQMAIAMAAAAoACABAAApADACAAAqACATCgAA-wgAIJ4FAAD4CAAwnwUAAL8DABCgBQAA-AgAMKEFAgCaCAAhowUBAJsIACG4BQEAAAABwAVAALAIACGPBgQA3QgAIZAGAQCcCAAhkQYEAN0IACGSBkAAuggAIZMGEAD5CAAhlAYgAPoIACGVBhAA-QgAIZYGQAC6CAAhlwYgAPoIACGYBkAAuggAIZkGAAD8CAAgAQAAALwDACABAAAAvAMAIBIKAAD7CAAgngUAAPgIADCfBQAAvwMAEKAFAAD4CAAwoQUCAJoIACGjBQEAmwgAIbgFAQCbCAAhwAVAALAIACGPBgQA3QgAIZAGAQCcCAAhkQYEAN0IACGSBkAAuggAIZMGEAD5CAAhlAYgAPoIACGVBhAA-QgAIZYGQAC6CAAhlwYgAPoIACGYBkAAuggAIQcKAAC-CwAgkAYAANUJACCSBgAA1QkAIJMGAADVCQAglQYAANUJACCWBgAA1QkAIJgGAADVCQAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACADAAAAvwMAIAEAAMADADACAAC8AwAgDwoAAL0LACChBQIAAAABowUBAAAAAbgFAQAAAAHABUAAAAABjwYEAAAAAZAGAQAAAAGRBgQAAAABkgZAAAAAAZMGEAAAAAGUBiAAAAABlQYQAAAAAZYGQAAAAAGXBiAAAAABmAZAAAAAAQEmAADEAwAgDqEFAgAAAAGjBQEAAAABuAUBAAAAAcAFQAAAAAGPBgQAAAABkAYBAAAAAZEGBAAAAAGSBkAAAAABkwYQAAAAAZQGIAAAAAGVBhAAAAABlgZAAAAAAZcGIAAAAAGYBkAAAAABASYAAMYDADABJgAAxgMAMA8KAACwCwAgoQUCANIJACGjBQEA0QkAIbgFAQDRCQAhwAVAAPMJACGPBgQAkAoAIZAGAQDbCQAhkQYEAJAKACGSBkAA9AkAIZMGEADyCQAhlAYgAK8LACGVBhAA8gkAIZYGQAD0CQAhlwYgAK8LACGYBkAA9AkAIQIAAAC8AwAgJgAAyQMAIA6hBQIA0gkAIaMFAQDRCQAhuAUBANEJACHABUAA8wkAIY8GBACQCgAhkAYBANsJACGRBgQAkAoAIZIGQAD0CQAhkwYQAPIJACGUBiAArwsAIZUGEADyCQAhlgZAAPQJACGXBiAArwsAIZgGQAD0CQAhAgAAAL8DACAmAADLAwAgAgAAAL8DACAmAADLAwAgAwAAALwDACAtAADEAwAgLgAAyQMAIAEAAAC8AwAgAQAAAL8DACALBgAAqgsAIDMAAKsLACA0AACuCwAgNQAArQsAIDYAAKwLACCQBgAA1QkAIJIGAADVCQAgkwYAANUJACCVBgAA1QkAIJYGAADVCQAgmAYAANUJACARngUAAPQIADCfBQAA0gMAEKAFAAD0CAAwoQUCAI0IACGjBQEAjggAIbgFAQCOCAAhwAVAAKQIACGPBgQAxQgAIZAGAQCVCAAhkQYEAMUIACGSBkAApQgAIZMGEACjCAAhlAYgAPUIACGVBhAAowgAIZYGQAClCAAhlwYgAPUIACGYBkAApQgAIQMAAAC_AwAgAQAA0QMAMDIAANIDACADAAAAvwMAIAEAAMADADACAAC8AwAgB54FAADyCAAwnwUAANgDABCgBQAA8ggAMKEFAgCaCAAhjAZAALAIACGNBgAAwggAII4GAADzCAAgAQAAANUDACABAAAA1QMAIAaeBQAA8ggAMJ8FAADYAwAQoAUAAPIIADChBQIAmggAIYwGQACwCAAhjQYAAMIIACABjQYAANUJACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACADoQUCAAAAAYwGQAAAAAGNBoAAAAABASYAAN0DACADoQUCAAAAAYwGQAAAAAGNBoAAAAABASYAAN8DADABJgAA3wMAMAOhBQIA0gkAIYwGQADzCQAhjQaAAAAAAQIAAADVAwAgJgAA4gMAIAOhBQIA0gkAIYwGQADzCQAhjQaAAAAAAQIAAADYAwAgJgAA5AMAIAIAAADYAwAgJgAA5AMAIAMAAADVAwAgLQAA3QMAIC4AAOIDACABAAAA1QMAIAEAAADYAwAgBgYAAKULACAzAACmCwAgNAAAqQsAIDUAAKgLACA2AACnCwAgjQYAANUJACAGngUAAPEIADCfBQAA6wMAEKAFAADxCAAwoQUCAI0IACGMBkAApAgAIY0GAAC8CAAgAwAAANgDACABAADqAwAwMgAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAHngUAAO8IADCfBQAA8QMAEKAFAADvCAAwoQUCAJoIACG4BQEAmwgAIYoGQACwCAAhiwYAAPAIACABAAAA7gMAIAEAAADuAwAgBp4FAADvCAAwnwUAAPEDABCgBQAA7wgAMKEFAgCaCAAhuAUBAJsIACGKBkAAsAgAIQADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIAMAAADxAwAgAQAA8gMAMAIAAO4DACADoQUCAAAAAbgFAQAAAAGKBkAAAAABASYAAPYDACADoQUCAAAAAbgFAQAAAAGKBkAAAAABASYAAPgDADABJgAA-AMAMAOhBQIA0gkAIbgFAQDRCQAhigZAAPMJACECAAAA7gMAICYAAPsDACADoQUCANIJACG4BQEA0QkAIYoGQADzCQAhAgAAAPEDACAmAAD9AwAgAgAAAPEDACAmAAD9AwAgAwAAAO4DACAtAAD2AwAgLgAA-wMAIAEAAADuAwAgAQAAAPEDACAFBgAAoAsAIDMAAKELACA0AACkCwAgNQAAowsAIDYAAKILACAGngUAAO4IADCfBQAAhAQAEKAFAADuCAAwoQUCAI0IACG4BQEAjggAIYoGQACkCAAhAwAAAPEDACABAACDBAAwMgAAhAQAIAMAAADxAwAgAQAA8gMAMAIAAO4DACAJngUAAO0IADCfBQAAigQAEKAFAADtCAAwuAUBAAAAAcYFQACwCAAhhwYBAJsIACGIBgEAmwgAIYkGAQCbCAAhigZAALAIACEBAAAAhwQAIAEAAACHBAAgCZ4FAADtCAAwnwUAAIoEABCgBQAA7QgAMLgFAQCbCAAhxgVAALAIACGHBgEAmwgAIYgGAQCbCAAhiQYBAJsIACGKBkAAsAgAIQADAAAAigQAIAEAAIsEADACAACHBAAgAwAAAIoEACABAACLBAAwAgAAhwQAIAMAAACKBAAgAQAAiwQAMAIAAIcEACAGuAUBAAAAAcYFQAAAAAGHBgEAAAABiAYBAAAAAYkGAQAAAAGKBkAAAAABASYAAI8EACAGuAUBAAAAAcYFQAAAAAGHBgEAAAABiAYBAAAAAYkGAQAAAAGKBkAAAAABASYAAJEEADABJgAAkQQAMAa4BQEA0QkAIcYFQADzCQAhhwYBANEJACGIBgEA0QkAIYkGAQDRCQAhigZAAPMJACECAAAAhwQAICYAAJQEACAGuAUBANEJACHGBUAA8wkAIYcGAQDRCQAhiAYBANEJACGJBgEA0QkAIYoGQADzCQAhAgAAAIoEACAmAACWBAAgAgAAAIoEACAmAACWBAAgAwAAAIcEACAtAACPBAAgLgAAlAQAIAEAAACHBAAgAQAAAIoEACADBgAAnQsAIDUAAJ8LACA2AACeCwAgCZ4FAADsCAAwnwUAAJ0EABCgBQAA7AgAMLgFAQCOCAAhxgVAAKQIACGHBgEAjggAIYgGAQCOCAAhiQYBAI4IACGKBkAApAgAIQMAAACKBAAgAQAAnAQAMDIAAJ0EACADAAAAigQAIAEAAIsEADACAACHBAAgAQAAABYAIAEAAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIAMAAAAUACABAAAVADACAAAWACAUCwAAmAsAIAwAAJkLACAOAACaCwAgDwAAmwsAIBAAAJwLACDABUAAAAABwgUEAAAAAdQFAQAAAAHeBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAEBJgAApQQAIA_ABUAAAAABwgUEAAAAAdQFAQAAAAHeBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAEBJgAApwQAMAEmAACnBAAwAQAAAAwAIBQLAAD2CgAgDAAA9woAIA4AAPgKACAPAAD5CgAgEAAA-goAIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIQIAAAAWACAmAACrBAAgD8AFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIQIAAAAUACAmAACtBAAgAgAAABQAICYAAK0EACABAAAADAAgAwAAABYAIC0AAKUEACAuAACrBAAgAQAAABYAIAEAAAAUACAOBgAA8QoAIDMAAPIKACA0AAD1CgAgNQAA9AoAIDYAAPMKACDUBQAA1QkAIP4FAADVCQAg_wUAANUJACCABgAA1QkAIIIGAADVCQAggwYAANUJACCEBgAA1QkAIIUGAADVCQAghgYAANUJACASngUAAOsIADCfBQAAtQQAEKAFAADrCAAwwAVAAKQIACHCBQQAxQgAIdQFAQCVCAAh3gUBAI4IACHzBQEAjggAIfwFQACkCAAh_gUEAL0IACH_BRAAowgAIYAGQAClCAAhgQYBAI4IACGCBgEAlQgAIYMGAQCVCAAhhAYQAKMIACGFBgQAvQgAIYYGQAClCAAhAwAAABQAIAEAALQEADAyAAC1BAAgAwAAABQAIAEAABUAMAIAABYAIAEAAAAjACABAAAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgCQwAAPAKACANAADvCgAgwgUEAAAAAdQFAQAAAAHeBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQEmAAC9BAAgB8IFBAAAAAHUBQEAAAAB3gUBAAAAAf0FAgAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAEBJgAAvwQAMAEmAAC_BAAwCQwAAO4KACANAADtCgAgwgUEAJAKACHUBQEA0QkAId4FAQDRCQAh_QUCANIJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACECAAAAIwAgJgAAwgQAIAfCBQQAkAoAIdQFAQDRCQAh3gUBANEJACH9BQIA0gkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIQIAAAAhACAmAADEBAAgAgAAACEAICYAAMQEACADAAAAIwAgLQAAvQQAIC4AAMIEACABAAAAIwAgAQAAACEAIAgGAADoCgAgMwAA6QoAIDQAAOwKACA1AADrCgAgNgAA6goAIP4FAADVCQAg_wUAANUJACCABgAA1QkAIAqeBQAA6ggAMJ8FAADLBAAQoAUAAOoIADDCBQQAxQgAIdQFAQCOCAAh3gUBAI4IACH9BQIAjQgAIf4FBAC9CAAh_wUQAKMIACGABkAApQgAIQMAAAAhACABAADKBAAwMgAAywQAIAMAAAAhACABAAAiADACAAAjACARngUAAOkIADCfBQAA0QQAEKAFAADpCAAwwAVAALAIACHCBQQA3QgAId4FAQCbCAAh4wUBAAAAAfMFAQCbCAAh9AUBAJsIACH1BRAAyggAIfYFEADKCAAh9wVAALoIACH4BQIAtggAIfkFAQCcCAAh-gVAALoIACH7BQQAwwgAIfwFQACwCAAhAQAAAM4EACABAAAAzgQAIBGeBQAA6QgAMJ8FAADRBAAQoAUAAOkIADDABUAAsAgAIcIFBADdCAAh3gUBAJsIACHjBQEAmwgAIfMFAQCbCAAh9AUBAJsIACH1BRAAyggAIfYFEADKCAAh9wVAALoIACH4BQIAtggAIfkFAQCcCAAh-gVAALoIACH7BQQAwwgAIfwFQACwCAAhBfcFAADVCQAg-AUAANUJACD5BQAA1QkAIPoFAADVCQAg-wUAANUJACADAAAA0QQAIAEAANIEADACAADOBAAgAwAAANEEACABAADSBAAwAgAAzgQAIAMAAADRBAAgAQAA0gQAMAIAAM4EACAOwAVAAAAAAcIFBAAAAAHeBQEAAAAB4wUBAAAAAfMFAQAAAAH0BQEAAAAB9QUQAAAAAfYFEAAAAAH3BUAAAAAB-AUCAAAAAfkFAQAAAAH6BUAAAAAB-wUEAAAAAfwFQAAAAAEBJgAA1gQAIA7ABUAAAAABwgUEAAAAAd4FAQAAAAHjBQEAAAAB8wUBAAAAAfQFAQAAAAH1BRAAAAAB9gUQAAAAAfcFQAAAAAH4BQIAAAAB-QUBAAAAAfoFQAAAAAH7BQQAAAAB_AVAAAAAAQEmAADYBAAwASYAANgEADAOwAVAAPMJACHCBQQAkAoAId4FAQDRCQAh4wUBANEJACHzBQEA0QkAIfQFAQDRCQAh9QUQAPEJACH2BRAA8QkAIfcFQAD0CQAh-AUCAP8JACH5BQEA2wkAIfoFQAD0CQAh-wUEAIoKACH8BUAA8wkAIQIAAADOBAAgJgAA2wQAIA7ABUAA8wkAIcIFBACQCgAh3gUBANEJACHjBQEA0QkAIfMFAQDRCQAh9AUBANEJACH1BRAA8QkAIfYFEADxCQAh9wVAAPQJACH4BQIA_wkAIfkFAQDbCQAh-gVAAPQJACH7BQQAigoAIfwFQADzCQAhAgAAANEEACAmAADdBAAgAgAAANEEACAmAADdBAAgAwAAAM4EACAtAADWBAAgLgAA2wQAIAEAAADOBAAgAQAAANEEACAKBgAA4woAIDMAAOQKACA0AADnCgAgNQAA5goAIDYAAOUKACD3BQAA1QkAIPgFAADVCQAg-QUAANUJACD6BQAA1QkAIPsFAADVCQAgEZ4FAADoCAAwnwUAAOQEABCgBQAA6AgAMMAFQACkCAAhwgUEAMUIACHeBQEAjggAIeMFAQCOCAAh8wUBAI4IACH0BQEAjggAIfUFEACiCAAh9gUQAKIIACH3BUAApQgAIfgFAgCyCAAh-QUBAJUIACH6BUAApQgAIfsFBAC9CAAh_AVAAKQIACEDAAAA0QQAIAEAAOMEADAyAADkBAAgAwAAANEEACABAADSBAAwAgAAzgQAIAEAAABIACABAAAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACADAAAARgAgAQAARwAwAgAASAAgBQMAAOIKACChBQIAAAABuQUBAAAAAd8FQAAAAAHgBRAAAAABASYAAOwEACAEoQUCAAAAAbkFAQAAAAHfBUAAAAAB4AUQAAAAAQEmAADuBAAwASYAAO4EADAFAwAA4QoAIKEFAgDSCQAhuQUBANEJACHfBUAA8wkAIeAFEADxCQAhAgAAAEgAICYAAPEEACAEoQUCANIJACG5BQEA0QkAId8FQADzCQAh4AUQAPEJACECAAAARgAgJgAA8wQAIAIAAABGACAmAADzBAAgAwAAAEgAIC0AAOwEACAuAADxBAAgAQAAAEgAIAEAAABGACAFBgAA3AoAIDMAAN0KACA0AADgCgAgNQAA3woAIDYAAN4KACAHngUAAOcIADCfBQAA-gQAEKAFAADnCAAwoQUCAI0IACG5BQEAjggAId8FQACkCAAh4AUQAKIIACEDAAAARgAgAQAA-QQAMDIAAPoEACADAAAARgAgAQAARwAwAgAASAAgCg0AAOYIACCeBQAA5QgAMJ8FAAAfABCgBQAA5QgAMMAFQACwCAAhwgUEAN0IACHeBQEAmwgAIeAFEADKCAAh8QUBAJsIACHyBQAA5AgAIAEAAAD9BAAgAQAAAP0EACABDQAA2woAIAMAAAAfACABAACABQAwAgAA_QQAIAMAAAAfACABAACABQAwAgAA_QQAIAMAAAAfACABAACABQAwAgAA_QQAIAYNAADaCgAgwAVAAAAAAcIFBAAAAAHeBQEAAAAB4AUQAAAAAfEFAQAAAAEBJgAAhAUAIAXABUAAAAABwgUEAAAAAd4FAQAAAAHgBRAAAAAB8QUBAAAAAQEmAACGBQAwASYAAIYFADAGDQAA2QoAIMAFQADzCQAhwgUEAJAKACHeBQEA0QkAIeAFEADxCQAh8QUBANEJACECAAAA_QQAICYAAIkFACAFwAVAAPMJACHCBQQAkAoAId4FAQDRCQAh4AUQAPEJACHxBQEA0QkAIQIAAAAfACAmAACLBQAgAgAAAB8AICYAAIsFACADAAAA_QQAIC0AAIQFACAuAACJBQAgAQAAAP0EACABAAAAHwAgBQYAANQKACAzAADVCgAgNAAA2AoAIDUAANcKACA2AADWCgAgCJ4FAADjCAAwnwUAAJIFABCgBQAA4wgAMMAFQACkCAAhwgUEAMUIACHeBQEAjggAIeAFEACiCAAh8QUBAI4IACEDAAAAHwAgAQAAkQUAMDIAAJIFACADAAAAHwAgAQAAgAUAMAIAAP0EACAIngUAAOEIADCfBQAAmAUAEKAFAADhCAAwvQUBAJsIACHABUAAsAgAIe4FAQCbCAAh7wUBAJsIACHwBQAA4ggAIAEAAACVBQAgAQAAAJUFACAHngUAAOEIADCfBQAAmAUAEKAFAADhCAAwvQUBAJsIACHABUAAsAgAIe4FAQCbCAAh7wUBAJsIACEAAwAAAJgFACABAACZBQAwAgAAlQUAIAMAAACYBQAgAQAAmQUAMAIAAJUFACADAAAAmAUAIAEAAJkFADACAACVBQAgBL0FAQAAAAHABUAAAAAB7gUBAAAAAe8FAQAAAAEBJgAAnQUAIAS9BQEAAAABwAVAAAAAAe4FAQAAAAHvBQEAAAABASYAAJ8FADABJgAAnwUAMAS9BQEA0QkAIcAFQADzCQAh7gUBANEJACHvBQEA0QkAIQIAAACVBQAgJgAAogUAIAS9BQEA0QkAIcAFQADzCQAh7gUBANEJACHvBQEA0QkAIQIAAACYBQAgJgAApAUAIAIAAACYBQAgJgAApAUAIAMAAACVBQAgLQAAnQUAIC4AAKIFACABAAAAlQUAIAEAAACYBQAgAwYAANEKACA1AADTCgAgNgAA0goAIAeeBQAA4AgAMJ8FAACrBQAQoAUAAOAIADC9BQEAjggAIcAFQACkCAAh7gUBAI4IACHvBQEAjggAIQMAAACYBQAgAQAAqgUAMDIAAKsFACADAAAAmAUAIAEAAJkFADACAACVBQAgDwkAANwIACC6AwAA2ggAILsDAADbCAAgngUAANgIADCfBQAAugUAEKAFAADYCAAwuAUBAAAAAbkFAQCcCAAh5AVAALAIACHnBQEAmwgAIegFAQCbCAAh6QUBAJsIACHqBQEAmwgAIesFAADZCAAg7AUBAJwIACEBAAAArgUAIAi5AwAAzggAIJ4FAADRCAAwnwUAALAFABCgBQAA0QgAMOIFAQCbCAAh5AVAALAIACHlBQEAmwgAIeYFAQCbCAAhAQAAALAFACAGuQMAAM4IACCeBQAA3wgAMJ8FAACyBQAQoAUAAN8IADDiBQEAmwgAIeQFQACwCAAhAbkDAACfCgAgB7kDAADOCAAgngUAAN8IADCfBQAAsgUAEKAFAADfCAAw4gUBAJsIACHkBUAAsAgAIe0FAADeCAAgAwAAALIFACABAACzBQAwAgAAtAUAIAi5AwAAzggAIJ4FAADNCAAwnwUAALYFABCgBQAAzQgAMNUFBADdCAAh4gUBAJsIACHjBQEAmwgAIeQFQACwCAAhAQAAALYFACABAAAAsgUAIAEAAACuBQAgDwkAANwIACC6AwAA2ggAILsDAADbCAAgngUAANgIADCfBQAAugUAEKAFAADYCAAwuAUBAJsIACG5BQEAnAgAIeQFQACwCAAh5wUBAJsIACHoBQEAmwgAIekFAQCbCAAh6gUBAJsIACHrBQAA2QgAIOwFAQCcCAAhBQkAANAKACC6AwAAzgoAILsDAADPCgAguQUAANUJACDsBQAA1QkAIAMAAAC6BQAgAQAAuwUAMAIAAK4FACADAAAAugUAIAEAALsFADACAACuBQAgAwAAALoFACABAAC7BQAwAgAArgUAIAwJAADNCgAgugMAAMsKACC7AwAAzAoAILgFAQAAAAG5BQEAAAAB5AVAAAAAAecFAQAAAAHoBQEAAAAB6QUBAAAAAeoFAQAAAAHrBYAAAAAB7AUBAAAAAQEmAAC_BQAgCbgFAQAAAAG5BQEAAAAB5AVAAAAAAecFAQAAAAHoBQEAAAAB6QUBAAAAAeoFAQAAAAHrBYAAAAAB7AUBAAAAAQEmAADBBQAwASYAAMEFADAMCQAAtAoAILoDAACyCgAguwMAALMKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQIAAACuBQAgJgAAxAUAIAm4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQIAAAC6BQAgJgAAxgUAIAIAAAC6BQAgJgAAxgUAIAMAAACuBQAgLQAAvwUAIC4AAMQFACABAAAArgUAIAEAAAC6BQAgBQYAAK8KACA1AACxCgAgNgAAsAoAILkFAADVCQAg7AUAANUJACAMngUAANUIADCfBQAAzQUAEKAFAADVCAAwuAUBAI4IACG5BQEAlQgAIeQFQACkCAAh5wUBAI4IACHoBQEAjggAIekFAQCOCAAh6gUBAI4IACHrBQAA1ggAIOwFAQCVCAAhAwAAALoFACABAADMBQAwMgAAzQUAIAMAAAC6BQAgAQAAuwUAMAIAAK4FACAHngUAANMIADCfBQAA0wUAEKAFAADTCAAwoQUCAJoIACHfBUAAsAgAIeAFEADKCAAh4QUAANQIACABAAAA0AUAIAEAAADQBQAgBp4FAADTCAAwnwUAANMFABCgBQAA0wgAMKEFAgCaCAAh3wVAALAIACHgBRAAyggAIQADAAAA0wUAIAEAANQFADACAADQBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAMAAADTBQAgAQAA1AUAMAIAANAFACADoQUCAAAAAd8FQAAAAAHgBRAAAAABASYAANgFACADoQUCAAAAAd8FQAAAAAHgBRAAAAABASYAANoFADABJgAA2gUAMAOhBQIA0gkAId8FQADzCQAh4AUQAPEJACECAAAA0AUAICYAAN0FACADoQUCANIJACHfBUAA8wkAIeAFEADxCQAhAgAAANMFACAmAADfBQAgAgAAANMFACAmAADfBQAgAwAAANAFACAtAADYBQAgLgAA3QUAIAEAAADQBQAgAQAAANMFACAFBgAAqgoAIDMAAKsKACA0AACuCgAgNQAArQoAIDYAAKwKACAGngUAANIIADCfBQAA5gUAEKAFAADSCAAwoQUCAI0IACHfBUAApAgAIeAFEACiCAAhAwAAANMFACABAADlBQAwMgAA5gUAIAMAAADTBQAgAQAA1AUAMAIAANAFACAIuQMAAM4IACCeBQAA0QgAMJ8FAACwBQAQoAUAANEIADDiBQEAAAAB5AVAALAIACHlBQEAmwgAIeYFAQCbCAAhAQAAAOkFACABAAAA6QUAIAG5AwAAnwoAIAMAAACwBQAgAQAA7AUAMAIAAOkFACADAAAAsAUAIAEAAOwFADACAADpBQAgAwAAALAFACABAADsBQAwAgAA6QUAIAW5AwAAqQoAIOIFAQAAAAHkBUAAAAAB5QUBAAAAAeYFAQAAAAEBJgAA8AUAIATiBQEAAAAB5AVAAAAAAeUFAQAAAAHmBQEAAAABASYAAPIFADABJgAA8gUAMAW5AwAAqAoAIOIFAQDRCQAh5AVAAPMJACHlBQEA0QkAIeYFAQDRCQAhAgAAAOkFACAmAAD1BQAgBOIFAQDRCQAh5AVAAPMJACHlBQEA0QkAIeYFAQDRCQAhAgAAALAFACAmAAD3BQAgAgAAALAFACAmAAD3BQAgAwAAAOkFACAtAADwBQAgLgAA9QUAIAEAAADpBQAgAQAAALAFACADBgAApQoAIDUAAKcKACA2AACmCgAgB54FAADQCAAwnwUAAP4FABCgBQAA0AgAMOIFAQCOCAAh5AVAAKQIACHlBQEAjggAIeYFAQCOCAAhAwAAALAFACABAAD9BQAwMgAA_gUAIAMAAACwBQAgAQAA7AUAMAIAAOkFACABAAAAtAUAIAEAAAC0BQAgAwAAALIFACABAACzBQAwAgAAtAUAIAMAAACyBQAgAQAAswUAMAIAALQFACADAAAAsgUAIAEAALMFADACAAC0BQAgA7kDAACkCgAg4gUBAAAAAeQFQAAAAAEBJgAAhgYAIALiBQEAAAAB5AVAAAAAAQEmAACIBgAwASYAAIgGADADuQMAAKMKACDiBQEA0QkAIeQFQADzCQAhAgAAALQFACAmAACLBgAgAuIFAQDRCQAh5AVAAPMJACECAAAAsgUAICYAAI0GACACAAAAsgUAICYAAI0GACADAAAAtAUAIC0AAIYGACAuAACLBgAgAQAAALQFACABAAAAsgUAIAMGAACgCgAgNQAAogoAIDYAAKEKACAFngUAAM8IADCfBQAAlAYAEKAFAADPCAAw4gUBAI4IACHkBUAApAgAIQMAAACyBQAgAQAAkwYAMDIAAJQGACADAAAAsgUAIAEAALMFADACAAC0BQAgCLkDAADOCAAgngUAAM0IADCfBQAAtgUAEKAFAADNCAAw1QUEAAAAAeIFAQAAAAHjBQEAmwgAIeQFQACwCAAhAQAAAJcGACABAAAAlwYAIAG5AwAAnwoAIAMAAAC2BQAgAQAAmgYAMAIAAJcGACADAAAAtgUAIAEAAJoGADACAACXBgAgAwAAALYFACABAACaBgAwAgAAlwYAIAW5AwAAngoAINUFBAAAAAHiBQEAAAAB4wUBAAAAAeQFQAAAAAEBJgAAngYAIATVBQQAAAAB4gUBAAAAAeMFAQAAAAHkBUAAAAABASYAAKAGADABJgAAoAYAMAW5AwAAnQoAINUFBACQCgAh4gUBANEJACHjBQEA0QkAIeQFQADzCQAhAgAAAJcGACAmAACjBgAgBNUFBACQCgAh4gUBANEJACHjBQEA0QkAIeQFQADzCQAhAgAAALYFACAmAAClBgAgAgAAALYFACAmAAClBgAgAwAAAJcGACAtAACeBgAgLgAAowYAIAEAAACXBgAgAQAAALYFACAFBgAAmAoAIDMAAJkKACA0AACcCgAgNQAAmwoAIDYAAJoKACAHngUAAMwIADCfBQAArAYAEKAFAADMCAAw1QUEAMUIACHiBQEAjggAIeMFAQCOCAAh5AVAAKQIACEDAAAAtgUAIAEAAKsGADAyAACsBgAgAwAAALYFACABAACaBgAwAgAAlwYAIAeeBQAAyQgAMJ8FAACyBgAQoAUAAMkIADChBQIAmggAId8FQACwCAAh4AUQAMoIACHhBQAAywgAIAEAAACvBgAgAQAAAK8GACAGngUAAMkIADCfBQAAsgYAEKAFAADJCAAwoQUCAJoIACHfBUAAsAgAIeAFEADKCAAhAAMAAACyBgAgAQAAswYAMAIAAK8GACADAAAAsgYAIAEAALMGADACAACvBgAgAwAAALIGACABAACzBgAwAgAArwYAIAOhBQIAAAAB3wVAAAAAAeAFEAAAAAEBJgAAtwYAIAOhBQIAAAAB3wVAAAAAAeAFEAAAAAEBJgAAuQYAMAEmAAC5BgAwA6EFAgDSCQAh3wVAAPMJACHgBRAA8QkAIQIAAACvBgAgJgAAvAYAIAOhBQIA0gkAId8FQADzCQAh4AUQAPEJACECAAAAsgYAICYAAL4GACACAAAAsgYAICYAAL4GACADAAAArwYAIC0AALcGACAuAAC8BgAgAQAAAK8GACABAAAAsgYAIAUGAACTCgAgMwAAlAoAIDQAAJcKACA1AACWCgAgNgAAlQoAIAaeBQAAyAgAMJ8FAADFBgAQoAUAAMgIADChBQIAjQgAId8FQACkCAAh4AUQAKIIACEDAAAAsgYAIAEAAMQGADAyAADFBgAgAwAAALIGACABAACzBgAwAgAArwYAIAEAAAAdACABAAAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgBg0AAJIKACChBQIAAAABwgUEAAAAAdwFAQAAAAHdBUAAAAAB3gUBAAAAAQEmAADNBgAgBaEFAgAAAAHCBQQAAAAB3AUBAAAAAd0FQAAAAAHeBQEAAAABASYAAM8GADABJgAAzwYAMAYNAACRCgAgoQUCANIJACHCBQQAkAoAIdwFAQDRCQAh3QVAAPMJACHeBQEA0QkAIQIAAAAdACAmAADSBgAgBaEFAgDSCQAhwgUEAJAKACHcBQEA0QkAId0FQADzCQAh3gUBANEJACECAAAAGwAgJgAA1AYAIAIAAAAbACAmAADUBgAgAwAAAB0AIC0AAM0GACAuAADSBgAgAQAAAB0AIAEAAAAbACAFBgAAiwoAIDMAAIwKACA0AACPCgAgNQAAjgoAIDYAAI0KACAIngUAAMQIADCfBQAA2wYAEKAFAADECAAwoQUCAI0IACHCBQQAxQgAIdwFAQCOCAAh3QVAAKQIACHeBQEAjggAIQMAAAAbACABAADaBgAwMgAA2wYAIAMAAAAbACABAAAcADACAAAdACALJgAAwggAIJ4FAADBCAAwnwUAAOEGABCgBQAAwQgAMLAFAQCbCAAhuAUBAAAAAbkFAQCbCAAhwAVAALAIACHTBQEAmwgAIdQFAQCcCAAh1QUEAMMIACEBAAAA3gYAIAEAAADeBgAgCyYAAMIIACCeBQAAwQgAMJ8FAADhBgAQoAUAAMEIADCwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIdMFAQCbCAAh1AUBAJwIACHVBQQAwwgAIQMmAADVCQAg1AUAANUJACDVBQAA1QkAIAMAAADhBgAgAQAA4gYAMAIAAN4GACADAAAA4QYAIAEAAOIGADACAADeBgAgAwAAAOEGACABAADiBgAwAgAA3gYAIAgmgAAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAAB0wUBAAAAAdQFAQAAAAHVBQQAAAABASYAAOYGACAIJoAAAAABsAUBAAAAAbgFAQAAAAG5BQEAAAABwAVAAAAAAdMFAQAAAAHUBQEAAAAB1QUEAAAAAQEmAADoBgAwASYAAOgGADAIJoAAAAABsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHTBQEA0QkAIdQFAQDbCQAh1QUEAIoKACECAAAA3gYAICYAAOsGACAIJoAAAAABsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHTBQEA0QkAIdQFAQDbCQAh1QUEAIoKACECAAAA4QYAICYAAO0GACACAAAA4QYAICYAAO0GACADAAAA3gYAIC0AAOYGACAuAADrBgAgAQAAAN4GACABAAAA4QYAIAgGAACFCgAgJgAA1QkAIDMAAIYKACA0AACJCgAgNQAAiAoAIDYAAIcKACDUBQAA1QkAINUFAADVCQAgCyYAALwIACCeBQAAuwgAMJ8FAAD0BgAQoAUAALsIADCwBQEAjggAIbgFAQCOCAAhuQUBAI4IACHABUAApAgAIdMFAQCOCAAh1AUBAJUIACHVBQQAvQgAIQMAAADhBgAgAQAA8wYAMDIAAPQGACADAAAA4QYAIAEAAOIGADACAADeBgAgDp4FAAC5CAAwnwUAAPoGABCgBQAAuQgAMLgFAQAAAAG5BQEAmwgAIbwFAQCbCAAhwAVAALAIACHMBQEAmwgAIc0FAQCbCAAhzgUCAJoIACHPBQIAmggAIdAFQAC6CAAh0QVAALoIACHSBUAAuggAIQEAAAD3BgAgAQAAAPcGACAOngUAALkIADCfBQAA-gYAEKAFAAC5CAAwuAUBAJsIACG5BQEAmwgAIbwFAQCbCAAhwAVAALAIACHMBQEAmwgAIc0FAQCbCAAhzgUCAJoIACHPBQIAmggAIdAFQAC6CAAh0QVAALoIACHSBUAAuggAIQPQBQAA1QkAINEFAADVCQAg0gUAANUJACADAAAA-gYAIAEAAPsGADACAAD3BgAgAwAAAPoGACABAAD7BgAwAgAA9wYAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACALuAUBAAAAAbkFAQAAAAG8BQEAAAABwAVAAAAAAcwFAQAAAAHNBQEAAAABzgUCAAAAAc8FAgAAAAHQBUAAAAAB0QVAAAAAAdIFQAAAAAEBJgAA_wYAIAu4BQEAAAABuQUBAAAAAbwFAQAAAAHABUAAAAABzAUBAAAAAc0FAQAAAAHOBQIAAAABzwUCAAAAAdAFQAAAAAHRBUAAAAAB0gVAAAAAAQEmAACBBwAwASYAAIEHADALuAUBANEJACG5BQEA0QkAIbwFAQDRCQAhwAVAAPMJACHMBQEA0QkAIc0FAQDRCQAhzgUCANIJACHPBQIA0gkAIdAFQAD0CQAh0QVAAPQJACHSBUAA9AkAIQIAAAD3BgAgJgAAhAcAIAu4BQEA0QkAIbkFAQDRCQAhvAUBANEJACHABUAA8wkAIcwFAQDRCQAhzQUBANEJACHOBQIA0gkAIc8FAgDSCQAh0AVAAPQJACHRBUAA9AkAIdIFQAD0CQAhAgAAAPoGACAmAACGBwAgAgAAAPoGACAmAACGBwAgAwAAAPcGACAtAAD_BgAgLgAAhAcAIAEAAAD3BgAgAQAAAPoGACAIBgAAgAoAIDMAAIEKACA0AACECgAgNQAAgwoAIDYAAIIKACDQBQAA1QkAINEFAADVCQAg0gUAANUJACAOngUAALgIADCfBQAAjQcAEKAFAAC4CAAwuAUBAI4IACG5BQEAjggAIbwFAQCOCAAhwAVAAKQIACHMBQEAjggAIc0FAQCOCAAhzgUCAI0IACHPBQIAjQgAIdAFQAClCAAh0QVAAKUIACHSBUAApQgAIQMAAAD6BgAgAQAAjAcAMDIAAI0HACADAAAA-gYAIAEAAPsGADACAAD3BgAgC54FAAC1CAAwnwUAAJMHABCgBQAAtQgAMMQFAQCbCAAhxQUCAJoIACHGBUAAsAgAIccFAgCaCAAhyAUCALYIACHJBQEAnAgAIcoFAQCcCAAhywUAALcIACABAAAAkAcAIAEAAACQBwAgCp4FAAC1CAAwnwUAAJMHABCgBQAAtQgAMMQFAQCbCAAhxQUCAJoIACHGBUAAsAgAIccFAgCaCAAhyAUCALYIACHJBQEAnAgAIcoFAQCcCAAhA8gFAADVCQAgyQUAANUJACDKBQAA1QkAIAMAAACTBwAgAQAAlAcAMAIAAJAHACADAAAAkwcAIAEAAJQHADACAACQBwAgAwAAAJMHACABAACUBwAwAgAAkAcAIAfEBQEAAAABxQUCAAAAAcYFQAAAAAHHBQIAAAAByAUCAAAAAckFAQAAAAHKBQEAAAABASYAAJgHACAHxAUBAAAAAcUFAgAAAAHGBUAAAAABxwUCAAAAAcgFAgAAAAHJBQEAAAABygUBAAAAAQEmAACaBwAwASYAAJoHADAHxAUBANEJACHFBQIA0gkAIcYFQADzCQAhxwUCANIJACHIBQIA_wkAIckFAQDbCQAhygUBANsJACECAAAAkAcAICYAAJ0HACAHxAUBANEJACHFBQIA0gkAIcYFQADzCQAhxwUCANIJACHIBQIA_wkAIckFAQDbCQAhygUBANsJACECAAAAkwcAICYAAJ8HACACAAAAkwcAICYAAJ8HACADAAAAkAcAIC0AAJgHACAuAACdBwAgAQAAAJAHACABAAAAkwcAIAgGAAD6CQAgMwAA-wkAIDQAAP4JACA1AAD9CQAgNgAA_AkAIMgFAADVCQAgyQUAANUJACDKBQAA1QkAIAqeBQAAsQgAMJ8FAACmBwAQoAUAALEIADDEBQEAjggAIcUFAgCNCAAhxgVAAKQIACHHBQIAjQgAIcgFAgCyCAAhyQUBAJUIACHKBQEAlQgAIQMAAACTBwAgAQAApQcAMDIAAKYHACADAAAAkwcAIAEAAJQHADACAACQBwAgBZ4FAACvCAAwnwUAAKwHABCgBQAArwgAMMIFAQAAAAHDBUAAsAgAIQEAAACpBwAgAQAAAKkHACAFngUAAK8IADCfBQAArAcAEKAFAACvCAAwwgUBAJsIACHDBUAAsAgAIQADAAAArAcAIAEAAK0HADACAACpBwAgAwAAAKwHACABAACtBwAwAgAAqQcAIAMAAACsBwAgAQAArQcAMAIAAKkHACACwgUBAAAAAcMFQAAAAAEBJgAAsQcAIALCBQEAAAABwwVAAAAAAQEmAACzBwAwASYAALMHADACwgUBANEJACHDBUAA8wkAIQIAAACpBwAgJgAAtgcAIALCBQEA0QkAIcMFQADzCQAhAgAAAKwHACAmAAC4BwAgAgAAAKwHACAmAAC4BwAgAwAAAKkHACAtAACxBwAgLgAAtgcAIAEAAACpBwAgAQAAAKwHACADBgAA9wkAIDUAAPkJACA2AAD4CQAgBZ4FAACuCAAwnwUAAL8HABCgBQAArggAMMIFAQCOCAAhwwVAAKQIACEDAAAArAcAIAEAAL4HADAyAAC_BwAgAwAAAKwHACABAACtBwAwAgAAqQcAIAEAAABEACABAAAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgDQMAAPYJACChBQIAAAABowUBAAAAAbgFAQAAAAG5BQEAAAABugUBAAAAAbsFEAAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BRAAAAABwAVAAAAAAcEFQAAAAAEBJgAAxwcAIAyhBQIAAAABowUBAAAAAbgFAQAAAAG5BQEAAAABugUBAAAAAbsFEAAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BRAAAAABwAVAAAAAAcEFQAAAAAEBJgAAyQcAMAEmAADJBwAwDQMAAPUJACChBQIA0gkAIaMFAQDRCQAhuAUBANEJACG5BQEA0QkAIboFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb0FAQDbCQAhvgUBANsJACG_BRAA8gkAIcAFQADzCQAhwQVAAPQJACECAAAARAAgJgAAzAcAIAyhBQIA0gkAIaMFAQDRCQAhuAUBANEJACG5BQEA0QkAIboFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb0FAQDbCQAhvgUBANsJACG_BRAA8gkAIcAFQADzCQAhwQVAAPQJACECAAAAQgAgJgAAzgcAIAIAAABCACAmAADOBwAgAwAAAEQAIC0AAMcHACAuAADMBwAgAQAAAEQAIAEAAABCACAJBgAA7AkAIDMAAO0JACA0AADwCQAgNQAA7wkAIDYAAO4JACC9BQAA1QkAIL4FAADVCQAgvwUAANUJACDBBQAA1QkAIA-eBQAAoQgAMJ8FAADVBwAQoAUAAKEIADChBQIAjQgAIaMFAQCOCAAhuAUBAI4IACG5BQEAjggAIboFAQCOCAAhuwUQAKIIACG8BQEAjggAIb0FAQCVCAAhvgUBAJUIACG_BRAAowgAIcAFQACkCAAhwQVAAKUIACEDAAAAQgAgAQAA1AcAMDIAANUHACADAAAAQgAgAQAAQwAwAgAARAAgCv0EAACdCAAgngUAAJkIADCfBQAA4AcAEKAFAACZCAAwoQUCAAAAAa8FAQAAAAGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACGzBQEAnAgAIQEAAADYBwAgB_wEAACgCAAgngUAAJ8IADCfBQAA2gcAEKAFAACfCAAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhAfwEAADrCQAgCPwEAACgCAAgngUAAJ8IADCfBQAA2gcAEKAFAACfCAAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhtwUAAJ4IACADAAAA2gcAIAEAANsHADACAADcBwAgAQAAANoHACABAAAA2AcAIAr9BAAAnQgAIJ4FAACZCAAwnwUAAOAHABCgBQAAmQgAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACGzBQEAnAgAIQL9BAAA6gkAILMFAADVCQAgAwAAAOAHACABAADhBwAwAgAA2AcAIAMAAADgBwAgAQAA4QcAMAIAANgHACADAAAA4AcAIAEAAOEHADACAADYBwAgB_0EAADpCQAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAGzBQEAAAABASYAAOUHACAGoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAGzBQEAAAABASYAAOcHADABJgAA5wcAMAf9BAAA3AkAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACGzBQEA2wkAIQIAAADYBwAgJgAA6gcAIAahBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhswUBANsJACECAAAA4AcAICYAAOwHACACAAAA4AcAICYAAOwHACADAAAA2AcAIC0AAOUHACAuAADqBwAgAQAAANgHACABAAAA4AcAIAYGAADWCQAgMwAA1wkAIDQAANoJACA1AADZCQAgNgAA2AkAILMFAADVCQAgCZ4FAACUCAAwnwUAAPMHABCgBQAAlAgAMKEFAgCNCAAhrwUBAI4IACGwBQEAjggAIbEFAQCOCAAhsgUBAI4IACGzBQEAlQgAIQMAAADgBwAgAQAA8gcAMDIAAPMHACADAAAA4AcAIAEAAOEHADACAADYBwAgAQAAANwHACABAAAA3AcAIAMAAADaBwAgAQAA2wcAMAIAANwHACADAAAA2gcAIAEAANsHADACAADcBwAgAwAAANoHACABAADbBwAwAgAA3AcAIAT8BAAA1AkAIKEFAgAAAAGiBQEAAAABowUBAAAAAQEmAAD7BwAgA6EFAgAAAAGiBQEAAAABowUBAAAAAQEmAAD9BwAwASYAAP0HADAE_AQAANMJACChBQIA0gkAIaIFAQDRCQAhowUBANEJACECAAAA3AcAICYAAIAIACADoQUCANIJACGiBQEA0QkAIaMFAQDRCQAhAgAAANoHACAmAACCCAAgAgAAANoHACAmAACCCAAgAwAAANwHACAtAAD7BwAgLgAAgAgAIAEAAADcBwAgAQAAANoHACAFBgAAzAkAIDMAAM0JACA0AADQCQAgNQAAzwkAIDYAAM4JACAGngUAAIwIADCfBQAAiQgAEKAFAACMCAAwoQUCAI0IACGiBQEAjggAIaMFAQCOCAAhAwAAANoHACABAACICAAwMgAAiQgAIAMAAADaBwAgAQAA2wcAMAIAANwHACAGngUAAIwIADCfBQAAiQgAEKAFAACMCAAwoQUCAI0IACGiBQEAjggAIaMFAQCOCAAhDQYAAJAIACAzAACTCAAgNAAAkAgAIDUAAJAIACA2AACQCAAgpAUCAAAAAaUFAgAAAASmBQIAAAAEpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCSCAAhDgYAAJAIACA1AACRCAAgNgAAkQgAIKQFAQAAAAGlBQEAAAAEpgUBAAAABKcFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAjwgAIQ4GAACQCAAgNQAAkQgAIDYAAJEIACCkBQEAAAABpQUBAAAABKYFAQAAAASnBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwUBAAAAAawFAQAAAAGtBQEAAAABrgUBAI8IACEIpAUCAAAAAaUFAgAAAASmBQIAAAAEpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCQCAAhC6QFAQAAAAGlBQEAAAAEpgUBAAAABKcFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAkQgAIQ0GAACQCAAgMwAAkwgAIDQAAJAIACA1AACQCAAgNgAAkAgAIKQFAgAAAAGlBQIAAAAEpgUCAAAABKcFAgAAAAGoBQIAAAABqQUCAAAAAaoFAgAAAAGuBQIAkggAIQikBQgAAAABpQUIAAAABKYFCAAAAASnBQgAAAABqAUIAAAAAakFCAAAAAGqBQgAAAABrgUIAJMIACEJngUAAJQIADCfBQAA8wcAEKAFAACUCAAwoQUCAI0IACGvBQEAjggAIbAFAQCOCAAhsQUBAI4IACGyBQEAjggAIbMFAQCVCAAhDgYAAJcIACA1AACYCAAgNgAAmAgAIKQFAQAAAAGlBQEAAAAFpgUBAAAABacFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAlggAIQ4GAACXCAAgNQAAmAgAIDYAAJgIACCkBQEAAAABpQUBAAAABaYFAQAAAAWnBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwUBAAAAAawFAQAAAAGtBQEAAAABrgUBAJYIACEIpAUCAAAAAaUFAgAAAAWmBQIAAAAFpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCXCAAhC6QFAQAAAAGlBQEAAAAFpgUBAAAABacFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAmAgAIQr9BAAAnQgAIJ4FAACZCAAwnwUAAOAHABCgBQAAmQgAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACGzBQEAnAgAIQikBQIAAAABpQUCAAAABKYFAgAAAASnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCAJAIACELpAUBAAAAAaUFAQAAAASmBQEAAAAEpwUBAAAAAagFAQAAAAGpBQEAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQUBAAAAAa4FAQCRCAAhC6QFAQAAAAGlBQEAAAAFpgUBAAAABacFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBQEAmAgAIQO0BQAA2gcAILUFAADaBwAgtgUAANoHACADoQUCAAAAAaIFAQAAAAGjBQEAAAABB_wEAACgCAAgngUAAJ8IADCfBQAA2gcAEKAFAACfCAAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhDP0EAACdCAAgngUAAJkIADCfBQAA4AcAEKAFAACZCAAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbMFAQCcCAAhiAcAAOAHACCJBwAA4AcAIA-eBQAAoQgAMJ8FAADVBwAQoAUAAKEIADChBQIAjQgAIaMFAQCOCAAhuAUBAI4IACG5BQEAjggAIboFAQCOCAAhuwUQAKIIACG8BQEAjggAIb0FAQCVCAAhvgUBAJUIACG_BRAAowgAIcAFQACkCAAhwQVAAKUIACENBgAAkAgAIDMAAK0IACA0AACtCAAgNQAArQgAIDYAAK0IACCkBRAAAAABpQUQAAAABKYFEAAAAASnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAKwIACENBgAAlwgAIDMAAKsIACA0AACrCAAgNQAAqwgAIDYAAKsIACCkBRAAAAABpQUQAAAABaYFEAAAAAWnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAKoIACELBgAAkAgAIDUAAKkIACA2AACpCAAgpAVAAAAAAaUFQAAAAASmBUAAAAAEpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACoCAAhCwYAAJcIACA1AACnCAAgNgAApwgAIKQFQAAAAAGlBUAAAAAFpgVAAAAABacFQAAAAAGoBUAAAAABqQVAAAAAAaoFQAAAAAGuBUAApggAIQsGAACXCAAgNQAApwgAIDYAAKcIACCkBUAAAAABpQVAAAAABaYFQAAAAAWnBUAAAAABqAVAAAAAAakFQAAAAAGqBUAAAAABrgVAAKYIACEIpAVAAAAAAaUFQAAAAAWmBUAAAAAFpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACnCAAhCwYAAJAIACA1AACpCAAgNgAAqQgAIKQFQAAAAAGlBUAAAAAEpgVAAAAABKcFQAAAAAGoBUAAAAABqQVAAAAAAaoFQAAAAAGuBUAAqAgAIQikBUAAAAABpQVAAAAABKYFQAAAAASnBUAAAAABqAVAAAAAAakFQAAAAAGqBUAAAAABrgVAAKkIACENBgAAlwgAIDMAAKsIACA0AACrCAAgNQAAqwgAIDYAAKsIACCkBRAAAAABpQUQAAAABaYFEAAAAAWnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAKoIACEIpAUQAAAAAaUFEAAAAAWmBRAAAAAFpwUQAAAAAagFEAAAAAGpBRAAAAABqgUQAAAAAa4FEACrCAAhDQYAAJAIACAzAACtCAAgNAAArQgAIDUAAK0IACA2AACtCAAgpAUQAAAAAaUFEAAAAASmBRAAAAAEpwUQAAAAAagFEAAAAAGpBRAAAAABqgUQAAAAAa4FEACsCAAhCKQFEAAAAAGlBRAAAAAEpgUQAAAABKcFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAArQgAIQWeBQAArggAMJ8FAAC_BwAQoAUAAK4IADDCBQEAjggAIcMFQACkCAAhBZ4FAACvCAAwnwUAAKwHABCgBQAArwgAMMIFAQCbCAAhwwVAALAIACEIpAVAAAAAAaUFQAAAAASmBUAAAAAEpwVAAAAAAagFQAAAAAGpBUAAAAABqgVAAAAAAa4FQACpCAAhCp4FAACxCAAwnwUAAKYHABCgBQAAsQgAMMQFAQCOCAAhxQUCAI0IACHGBUAApAgAIccFAgCNCAAhyAUCALIIACHJBQEAlQgAIcoFAQCVCAAhDQYAAJcIACAzAAC0CAAgNAAAlwgAIDUAAJcIACA2AACXCAAgpAUCAAAAAaUFAgAAAAWmBQIAAAAFpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCzCAAhDQYAAJcIACAzAAC0CAAgNAAAlwgAIDUAAJcIACA2AACXCAAgpAUCAAAAAaUFAgAAAAWmBQIAAAAFpwUCAAAAAagFAgAAAAGpBQIAAAABqgUCAAAAAa4FAgCzCAAhCKQFCAAAAAGlBQgAAAAFpgUIAAAABacFCAAAAAGoBQgAAAABqQUIAAAAAaoFCAAAAAGuBQgAtAgAIQqeBQAAtQgAMJ8FAACTBwAQoAUAALUIADDEBQEAmwgAIcUFAgCaCAAhxgVAALAIACHHBQIAmggAIcgFAgC2CAAhyQUBAJwIACHKBQEAnAgAIQikBQIAAAABpQUCAAAABaYFAgAAAAWnBQIAAAABqAUCAAAAAakFAgAAAAGqBQIAAAABrgUCAJcIACECxAUBAAAAAcUFAgAAAAEOngUAALgIADCfBQAAjQcAEKAFAAC4CAAwuAUBAI4IACG5BQEAjggAIbwFAQCOCAAhwAVAAKQIACHMBQEAjggAIc0FAQCOCAAhzgUCAI0IACHPBQIAjQgAIdAFQAClCAAh0QVAAKUIACHSBUAApQgAIQ6eBQAAuQgAMJ8FAAD6BgAQoAUAALkIADC4BQEAmwgAIbkFAQCbCAAhvAUBAJsIACHABUAAsAgAIcwFAQCbCAAhzQUBAJsIACHOBQIAmggAIc8FAgCaCAAh0AVAALoIACHRBUAAuggAIdIFQAC6CAAhCKQFQAAAAAGlBUAAAAAFpgVAAAAABacFQAAAAAGoBUAAAAABqQVAAAAAAaoFQAAAAAGuBUAApwgAIQsmAAC8CAAgngUAALsIADCfBQAA9AYAEKAFAAC7CAAwsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHTBQEAjggAIdQFAQCVCAAh1QUEAL0IACEPBgAAlwgAIDUAAMAIACA2AADACAAgpAWAAAAAAacFgAAAAAGoBYAAAAABqQWAAAAAAaoFgAAAAAGuBYAAAAAB1gUBAAAAAdcFAQAAAAHYBQEAAAAB2QWAAAAAAdoFgAAAAAHbBYAAAAABDQYAAJcIACAzAAC0CAAgNAAAvwgAIDUAAL8IACA2AAC_CAAgpAUEAAAAAaUFBAAAAAWmBQQAAAAFpwUEAAAAAagFBAAAAAGpBQQAAAABqgUEAAAAAa4FBAC-CAAhDQYAAJcIACAzAAC0CAAgNAAAvwgAIDUAAL8IACA2AAC_CAAgpAUEAAAAAaUFBAAAAAWmBQQAAAAFpwUEAAAAAagFBAAAAAGpBQQAAAABqgUEAAAAAa4FBAC-CAAhCKQFBAAAAAGlBQQAAAAFpgUEAAAABacFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAvwgAIQykBYAAAAABpwWAAAAAAagFgAAAAAGpBYAAAAABqgWAAAAAAa4FgAAAAAHWBQEAAAAB1wUBAAAAAdgFAQAAAAHZBYAAAAAB2gWAAAAAAdsFgAAAAAELJgAAwggAIJ4FAADBCAAwnwUAAOEGABCgBQAAwQgAMLAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAh0wUBAJsIACHUBQEAnAgAIdUFBADDCAAhDKQFgAAAAAGnBYAAAAABqAWAAAAAAakFgAAAAAGqBYAAAAABrgWAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFgAAAAAHaBYAAAAAB2wWAAAAAAQikBQQAAAABpQUEAAAABaYFBAAAAAWnBQQAAAABqAUEAAAAAakFBAAAAAGqBQQAAAABrgUEAL8IACEIngUAAMQIADCfBQAA2wYAEKAFAADECAAwoQUCAI0IACHCBQQAxQgAIdwFAQCOCAAh3QVAAKQIACHeBQEAjggAIQ0GAACQCAAgMwAAkwgAIDQAAMcIACA1AADHCAAgNgAAxwgAIKQFBAAAAAGlBQQAAAAEpgUEAAAABKcFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAxggAIQ0GAACQCAAgMwAAkwgAIDQAAMcIACA1AADHCAAgNgAAxwgAIKQFBAAAAAGlBQQAAAAEpgUEAAAABKcFBAAAAAGoBQQAAAABqQUEAAAAAaoFBAAAAAGuBQQAxggAIQikBQQAAAABpQUEAAAABKYFBAAAAASnBQQAAAABqAUEAAAAAakFBAAAAAGqBQQAAAABrgUEAMcIACEGngUAAMgIADCfBQAAxQYAEKAFAADICAAwoQUCAI0IACHfBUAApAgAIeAFEACiCAAhBp4FAADJCAAwnwUAALIGABCgBQAAyQgAMKEFAgCaCAAh3wVAALAIACHgBRAAyggAIQikBRAAAAABpQUQAAAABKYFEAAAAASnBRAAAAABqAUQAAAAAakFEAAAAAGqBRAAAAABrgUQAK0IACECoQUCAAAAAd8FQAAAAAEHngUAAMwIADCfBQAArAYAEKAFAADMCAAw1QUEAMUIACHiBQEAjggAIeMFAQCOCAAh5AVAAKQIACEIuQMAAM4IACCeBQAAzQgAMJ8FAAC2BQAQoAUAAM0IADDVBQQA3QgAIeIFAQCbCAAh4wUBAJsIACHkBUAAsAgAIREJAADcCAAgugMAANoIACC7AwAA2wgAIJ4FAADYCAAwnwUAALoFABCgBQAA2AgAMLgFAQCbCAAhuQUBAJwIACHkBUAAsAgAIecFAQCbCAAh6AUBAJsIACHpBQEAmwgAIeoFAQCbCAAh6wUAANkIACDsBQEAnAgAIYgHAAC6BQAgiQcAALoFACAFngUAAM8IADCfBQAAlAYAEKAFAADPCAAw4gUBAI4IACHkBUAApAgAIQeeBQAA0AgAMJ8FAAD-BQAQoAUAANAIADDiBQEAjggAIeQFQACkCAAh5QUBAI4IACHmBQEAjggAIQi5AwAAzggAIJ4FAADRCAAwnwUAALAFABCgBQAA0QgAMOIFAQCbCAAh5AVAALAIACHlBQEAmwgAIeYFAQCbCAAhBp4FAADSCAAwnwUAAOYFABCgBQAA0ggAMKEFAgCNCAAh3wVAAKQIACHgBRAAoggAIQaeBQAA0wgAMJ8FAADTBQAQoAUAANMIADChBQIAmggAId8FQACwCAAh4AUQAMoIACECoQUCAAAAAd8FQAAAAAEMngUAANUIADCfBQAAzQUAEKAFAADVCAAwuAUBAI4IACG5BQEAlQgAIeQFQACkCAAh5wUBAI4IACHoBQEAjggAIekFAQCOCAAh6gUBAI4IACHrBQAA1ggAIOwFAQCVCAAhDwYAAJAIACA1AADXCAAgNgAA1wgAIKQFgAAAAAGnBYAAAAABqAWAAAAAAakFgAAAAAGqBYAAAAABrgWAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFgAAAAAHaBYAAAAAB2wWAAAAAAQykBYAAAAABpwWAAAAAAagFgAAAAAGpBYAAAAABqgWAAAAAAa4FgAAAAAHWBQEAAAAB1wUBAAAAAdgFAQAAAAHZBYAAAAAB2gWAAAAAAdsFgAAAAAEPCQAA3AgAILoDAADaCAAguwMAANsIACCeBQAA2AgAMJ8FAAC6BQAQoAUAANgIADC4BQEAmwgAIbkFAQCcCAAh5AVAALAIACHnBQEAmwgAIegFAQCbCAAh6QUBAJsIACHqBQEAmwgAIesFAADZCAAg7AUBAJwIACEMpAWAAAAAAacFgAAAAAGoBYAAAAABqQWAAAAAAaoFgAAAAAGuBYAAAAAB1gUBAAAAAdcFAQAAAAHYBQEAAAAB2QWAAAAAAdoFgAAAAAHbBYAAAAABCrkDAADOCAAgngUAANEIADCfBQAAsAUAEKAFAADRCAAw4gUBAJsIACHkBUAAsAgAIeUFAQCbCAAh5gUBAJsIACGIBwAAsAUAIIkHAACwBQAgA7QFAACyBQAgtQUAALIFACC2BQAAsgUAIAq5AwAAzggAIJ4FAADNCAAwnwUAALYFABCgBQAAzQgAMNUFBADdCAAh4gUBAJsIACHjBQEAmwgAIeQFQACwCAAhiAcAALYFACCJBwAAtgUAIAikBQQAAAABpQUEAAAABKYFBAAAAASnBQQAAAABqAUEAAAAAakFBAAAAAGqBQQAAAABrgUEAMcIACEC4gUBAAAAAeQFQAAAAAEGuQMAAM4IACCeBQAA3wgAMJ8FAACyBQAQoAUAAN8IADDiBQEAmwgAIeQFQACwCAAhB54FAADgCAAwnwUAAKsFABCgBQAA4AgAML0FAQCOCAAhwAVAAKQIACHuBQEAjggAIe8FAQCOCAAhB54FAADhCAAwnwUAAJgFABCgBQAA4QgAML0FAQCbCAAhwAVAALAIACHuBQEAmwgAIe8FAQCbCAAhAu4FAQAAAAHvBQEAAAABCJ4FAADjCAAwnwUAAJIFABCgBQAA4wgAMMAFQACkCAAhwgUEAMUIACHeBQEAjggAIeAFEACiCAAh8QUBAI4IACECwgUEAAAAAd4FAQAAAAEJDQAA5ggAIJ4FAADlCAAwnwUAAB8AEKAFAADlCAAwwAVAALAIACHCBQQA3QgAId4FAQCbCAAh4AUQAMoIACHxBQEAmwgAIRkLAAC7CQAgDAAAvAkAIA4AAL0JACAPAAC-CQAgEAAAvwkAIJ4FAAC6CQAwnwUAABQAEKAFAAC6CQAwwAVAALAIACHCBQQA3QgAIdQFAQCcCAAh3gUBAJsIACHzBQEAmwgAIfwFQACwCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhgQYBAJsIACGCBgEAnAgAIYMGAQCcCAAhhAYQAPkIACGFBgQAwwgAIYYGQAC6CAAhiAcAABQAIIkHAAAUACAHngUAAOcIADCfBQAA-gQAEKAFAADnCAAwoQUCAI0IACG5BQEAjggAId8FQACkCAAh4AUQAKIIACERngUAAOgIADCfBQAA5AQAEKAFAADoCAAwwAVAAKQIACHCBQQAxQgAId4FAQCOCAAh4wUBAI4IACHzBQEAjggAIfQFAQCOCAAh9QUQAKIIACH2BRAAoggAIfcFQAClCAAh-AUCALIIACH5BQEAlQgAIfoFQAClCAAh-wUEAL0IACH8BUAApAgAIRGeBQAA6QgAMJ8FAADRBAAQoAUAAOkIADDABUAAsAgAIcIFBADdCAAh3gUBAJsIACHjBQEAmwgAIfMFAQCbCAAh9AUBAJsIACH1BRAAyggAIfYFEADKCAAh9wVAALoIACH4BQIAtggAIfkFAQCcCAAh-gVAALoIACH7BQQAwwgAIfwFQACwCAAhCp4FAADqCAAwnwUAAMsEABCgBQAA6ggAMMIFBADFCAAh1AUBAI4IACHeBQEAjggAIf0FAgCNCAAh_gUEAL0IACH_BRAAowgAIYAGQAClCAAhEp4FAADrCAAwnwUAALUEABCgBQAA6wgAMMAFQACkCAAhwgUEAMUIACHUBQEAlQgAId4FAQCOCAAh8wUBAI4IACH8BUAApAgAIf4FBAC9CAAh_wUQAKMIACGABkAApQgAIYEGAQCOCAAhggYBAJUIACGDBgEAlQgAIYQGEACjCAAhhQYEAL0IACGGBkAApQgAIQmeBQAA7AgAMJ8FAACdBAAQoAUAAOwIADC4BQEAjggAIcYFQACkCAAhhwYBAI4IACGIBgEAjggAIYkGAQCOCAAhigZAAKQIACEJngUAAO0IADCfBQAAigQAEKAFAADtCAAwuAUBAJsIACHGBUAAsAgAIYcGAQCbCAAhiAYBAJsIACGJBgEAmwgAIYoGQACwCAAhBp4FAADuCAAwnwUAAIQEABCgBQAA7ggAMKEFAgCNCAAhuAUBAI4IACGKBkAApAgAIQaeBQAA7wgAMJ8FAADxAwAQoAUAAO8IADChBQIAmggAIbgFAQCbCAAhigZAALAIACECoQUCAAAAAbgFAQAAAAEGngUAAPEIADCfBQAA6wMAEKAFAADxCAAwoQUCAI0IACGMBkAApAgAIY0GAAC8CAAgBp4FAADyCAAwnwUAANgDABCgBQAA8ggAMKEFAgCaCAAhjAZAALAIACGNBgAAwggAIAKhBQIAAAABjAZAAAAAARGeBQAA9AgAMJ8FAADSAwAQoAUAAPQIADChBQIAjQgAIaMFAQCOCAAhuAUBAI4IACHABUAApAgAIY8GBADFCAAhkAYBAJUIACGRBgQAxQgAIZIGQAClCAAhkwYQAKMIACGUBiAA9QgAIZUGEACjCAAhlgZAAKUIACGXBiAA9QgAIZgGQAClCAAhBQYAAJAIACA1AAD3CAAgNgAA9wgAIKQFIAAAAAGuBSAA9ggAIQUGAACQCAAgNQAA9wgAIDYAAPcIACCkBSAAAAABrgUgAPYIACECpAUgAAAAAa4FIAD3CAAhEgoAAPsIACCeBQAA-AgAMJ8FAAC_AwAQoAUAAPgIADChBQIAmggAIaMFAQCbCAAhuAUBAJsIACHABUAAsAgAIY8GBADdCAAhkAYBAJwIACGRBgQA3QgAIZIGQAC6CAAhkwYQAPkIACGUBiAA-ggAIZUGEAD5CAAhlgZAALoIACGXBiAA-ggAIZgGQAC6CAAhCKQFEAAAAAGlBRAAAAAFpgUQAAAABacFEAAAAAGoBRAAAAABqQUQAAAAAaoFEAAAAAGuBRAAqwgAIQKkBSAAAAABrgUgAPcIACEDtAUAABQAILUFAAAUACC2BQAAFAAgAqEFAgAAAAGjBQEAAAABBwQBAI4IACGeBQAA_QgAMJ8FAAC5AwAQoAUAAP0IADDABUAApAgAIdQFAQCOCAAhmgYBAI4IACEGngUAAP4IADCfBQAAowMAEKAFAAD-CAAwwAVAAKQIACHUBQEAjggAIZsGAQCOCAAhEJ4FAAD_CAAwnwUAAI0DABCgBQAA_wgAMKEFAgCNCAAhuQUBAI4IACHABUAApAgAIdQFAQCOCAAh3AUBAI4IACGcBgEAjggAIZ0GAQCOCAAhngYEAMUIACGfBhAAoggAIaAGEACiCAAhoQYQAKIIACGiBhAAowgAIaMGQAClCAAhEQwAAIEJACCeBQAAgAkAMJ8FAAAsABCgBQAAgAkAMKEFAgCaCAAhuQUBAJsIACHABUAAsAgAIdQFAQCbCAAh3AUBAJsIACGcBgEAmwgAIZ0GAQCbCAAhngYEAN0IACGfBhAAyggAIaAGEADKCAAhoQYQAMoIACGiBhAA-QgAIaMGQAC6CAAhQQMAAIgJACAJAADDCQAgCgAA-wgAIBEAAL8JACASAADECQAgEwAAxQkAIBQAAMYJACAVAAC8CQAgFgAAlwkAIJ4FAADBCQAwnwUAAAwAEKAFAADBCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIbwFAQCbCAAhvgUBAJwIACHABUAAsAgAIcIFEADKCAAh0gVAALoIACHcBQEAmwgAIYUGBADDCAAhrAYBAJsIACGuBgEAnAgAIbUGAADCCAAgtwYBAJwIACG4BgEAmwgAIbkGAQCbCAAhugYEAN0IACG7BgQA3QgAIbwGAQCbCAAhvQYBAJwIACG-BgEAmwgAIb8GAQCbCAAhwAYEAN0IACHBBiAAwgkAIcIGAQCcCAAhwwYBAJwIACHEBgIAtggAIcUGAQCcCAAhxgZAALoIACHHBgEAnAgAIcgGBADDCAAhyQYCALYIACHKBkAAuggAIcsGAQCcCAAhzAZAALoIACHNBgEAnAgAIc4GQAC6CAAhzwZAALoIACHQBkAAuggAIdEGQAC6CAAh0gZAALoIACHTBgEAnAgAIdQGAQCcCAAh1QYBAJwIACHWBgEAnAgAIdcGAQCcCAAhiAcAAAwAIIkHAAAMACAHngUAAIIJADCfBQAA9QIAEKAFAACCCQAwsAUBAI4IACG5BQEAjggAId8FQACkCAAhpAYEAMUIACEHngUAAIMJADCfBQAA3wIAEKAFAACDCQAwsAUBAI4IACG5BQEAjggAIdwFAQCOCAAhpQZAAKQIACELFQAA1ggAIBYEAL0IACGeBQAAhAkAMJ8FAADJAgAQoAUAAIQJADCwBQEAjggAIbkFAQCOCAAhwAVAAKQIACGmBgEAjggAIacGBAC9CAAhqAYEAL0IACELCAQAxQgAIZ4FAACFCQAwnwUAALMCABCgBQAAhQkAMLAFAQCOCAAhuQUBAI4IACHABUAApAgAIdQFAQCOCAAhpwYEAMUIACGoBgQAxQgAIakGAADWCAAgBp4FAACGCQAwnwUAAJ0CABCgBQAAhgkAMLkFAQCOCAAhqgYBAI4IACGrBkAApAgAIQcDAACICQAgngUAAIcJADCfBQAAQAAQoAUAAIcJADC5BQEAmwgAIaoGAQCbCAAhqwZAALAIACEmBwAAlgkAIAgAAJcJACAXAACYCQAgGAAAmQkAIBkAAJoJACAaAACbCQAgGwAAnAkAIBwAAJ0JACAdAACeCQAgHgAAnwkAIB8AAKAJACAgAAChCQAgngUAAJUJADCfBQAAagAQoAUAAJUJADC4BQEAmwgAIcAFQACwCAAhrwZAALAIACHqBgEAmwgAIesGAQCbCAAh7AYBAJsIACHtBgEAnAgAIe4GAQCcCAAh7wYBAJwIACHwBgEAnAgAIfEGQAC6CAAh8gZAALoIACHzBkAAuggAIfQGAQCbCAAh9QYBAJsIACH2BkAAuggAIfcGQAC6CAAh-AYBAJwIACH5BkAAuggAIfoGQAC6CAAh-wYCAJoIACGIBwAAagAgiQcAAGoAIBCeBQAAiQkAMJ8FAACFAgAQoAUAAIkJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACHABUAApAgAIc0FAQCOCAAhqgYBAI4IACGsBgEAjggAIa0GAQCOCAAhrgYBAI4IACGvBkAApAgAIRSeBQAAigkAMJ8FAADvAQAQoAUAAIoJADChBQIAjQgAIa8FAQCOCAAhsAUBAI4IACG4BQEAjggAIbkFAQCOCAAhwAVAAKQIACHDBUAApQgAIawGAQCOCAAhrgYBAJUIACGvBkAApAgAIbAGAQCOCAAhsQYQAKIIACGyBhAAoggAIbMGAQCVCAAhtAYCALIIACG1BgAAvAgAILYGIAD1CAAhNp4FAACLCQAwnwUAANkBABCgBQAAiwkAMKEFAgCNCAAhrwUBAI4IACGwBQEAjggAIbEFAQCOCAAhsgUBAI4IACG4BQEAjggAIbkFAQCOCAAhuwUQAKIIACG8BQEAjggAIb4FAQCVCAAhwAVAAKQIACHCBRAAoggAIdIFQAClCAAh3AUBAI4IACGFBgQAvQgAIawGAQCOCAAhrgYBAJUIACG1BgAAvAgAILcGAQCVCAAhuAYBAI4IACG5BgEAjggAIboGBADFCAAhuwYEAMUIACG8BgEAjggAIb0GAQCVCAAhvgYBAI4IACG_BgEAjggAIcAGBADFCAAhwQYgAIwJACHCBgEAlQgAIcMGAQCVCAAhxAYCALIIACHFBgEAlQgAIcYGQAClCAAhxwYBAJUIACHIBgQAvQgAIckGAgCyCAAhygZAAKUIACHLBgEAlQgAIcwGQAClCAAhzQYBAJUIACHOBkAApQgAIc8GQAClCAAh0AZAAKUIACHRBkAApQgAIdIGQAClCAAh0wYBAJUIACHUBgEAlQgAIdUGAQCVCAAh1gYBAJUIACHXBgEAlQgAIQUGAACXCAAgNQAAjgkAIDYAAI4JACCkBSAAAAABrgUgAI0JACEFBgAAlwgAIDUAAI4JACA2AACOCQAgpAUgAAAAAa4FIACNCQAhAqQFIAAAAAGuBSAAjgkAIQeeBQAAjwkAMJ8FAAC_AQAQoAUAAI8JADC5BQEAjggAIdgGAQCOCAAh2QYBAI4IACHaBkAApAgAIROeBQAAkAkAMJ8FAACpAQAQoAUAAJAJADCwBQEAjggAIbgFAQCOCAAhuQUBAI4IACHABUAApAgAIcMFQAClCAAh0wUBAI4IACHjBQEAjggAIZoGAQCVCAAh2wYBAI4IACHcBgEAjggAId0GAACRCQAg3gYAAJEJACDfBgAAkQkAIOAGQAClCAAh4QZAAKUIACHiBkAApQgAIQSkBQEAAAAF4wYBAAAAAeQGAQAAAATlBgEAAAAECZ4FAACSCQAwnwUAAJMBABCgBQAAkgkAMKMFAQCOCAAhuQUBAI4IACHmBkAApQgAIecGQAClCAAh6AZAAKUIACHpBgAAkwkAIASkBQIAAAAF4wYCAAAAAeQGAgAAAATlBgIAAAAEGJ4FAACUCQAwnwUAAH0AEKAFAACUCQAwuAUBAI4IACHABUAApAgAIa8GQACkCAAh6gYBAI4IACHrBgEAjggAIewGAQCOCAAh7QYBAJUIACHuBgEAlQgAIe8GAQCVCAAh8AYBAJUIACHxBkAApQgAIfIGQAClCAAh8wZAAKUIACH0BgEAjggAIfUGAQCOCAAh9gZAAKUIACH3BkAApQgAIfgGAQCVCAAh-QZAAKUIACH6BkAApQgAIfsGAgCNCAAhJAcAAJYJACAIAACXCQAgFwAAmAkAIBgAAJkJACAZAACaCQAgGgAAmwkAIBsAAJwJACAcAACdCQAgHQAAngkAIB4AAJ8JACAfAACgCQAgIAAAoQkAIJ4FAACVCQAwnwUAAGoAEKAFAACVCQAwuAUBAJsIACHABUAAsAgAIa8GQACwCAAh6gYBAJsIACHrBgEAmwgAIewGAQCbCAAh7QYBAJwIACHuBgEAnAgAIe8GAQCcCAAh8AYBAJwIACHxBkAAuggAIfIGQAC6CAAh8wZAALoIACH0BgEAmwgAIfUGAQCbCAAh9gZAALoIACH3BkAAuggAIfgGAQCcCAAh-QZAALoIACH6BkAAuggAIfsGAgCaCAAhA7QFAAADACC1BQAAAwAgtgUAAAMAIAO0BQAADAAgtQUAAAwAILYFAAAMACADtAUAABAAILUFAAAQACC2BQAAEAAgA7QFAAA8ACC1BQAAPAAgtgUAADwAIAkDAACICQAgngUAAIcJADCfBQAAQAAQoAUAAIcJADC5BQEAmwgAIaoGAQCbCAAhqwZAALAIACGIBwAAQAAgiQcAAEAAIAO0BQAAQgAgtQUAAEIAILYFAABCACADtAUAAEYAILUFAABGACC2BQAARgAgA7QFAABKACC1BQAASgAgtgUAAEoAIAO0BQAATgAgtQUAAE4AILYFAABOACADtAUAAFIAILUFAABSACC2BQAAUgAgA7QFAABWACC1BQAAVgAgtgUAAFYAIAO0BQAAWgAgtQUAAFoAILYFAABaACAKAwAAiAkAIJ4FAACiCQAwnwUAAFoAEKAFAACiCQAwowUBAJsIACG5BQEAmwgAIeYGQAC6CAAh5wZAALoIACHoBkAAuggAIekGAACTCQAgA7AFAQAAAAG5BQEAAAAB3wVAAAAAAQgDAACICQAgngUAAKQJADCfBQAAVgAQoAUAAKQJADCwBQEAmwgAIbkFAQCbCAAh3wVAALAIACGkBgQA3QgAIQOwBQEAAAABuQUBAAAAAdwFAQAAAAEIAwAAiAkAIJ4FAACmCQAwnwUAAFIAEKAFAACmCQAwsAUBAJsIACG5BQEAmwgAIdwFAQCbCAAhpQZAALAIACEEsAUBAAAAAbkFAQAAAAHABUAAAAABpgYBAAAAAQwDAACICQAgFQAA2QgAIBYEAMMIACGeBQAAqAkAMJ8FAABOABCgBQAAqAkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIaYGAQCbCAAhpwYEAMMIACGoBgQAwwgAIQSwBQEAAAABuQUBAAAAAcAFQAAAAAHUBQEAAAABDAMAAIgJACAIBADdCAAhngUAAKoJADCfBQAASgAQoAUAAKoJADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACHUBQEAmwgAIacGBADdCAAhqAYEAN0IACGpBgAA2QgAIAOhBQIAAAABuQUBAAAAAd8FQAAAAAEIAwAAiAkAIJ4FAACsCQAwnwUAAEYAEKAFAACsCQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACEQAwAAiAkAIJ4FAACtCQAwnwUAAEIAEKAFAACtCQAwoQUCAJoIACGjBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG6BQEAmwgAIbsFEADKCAAhvAUBAJsIACG9BQEAnAgAIb4FAQCcCAAhvwUQAPkIACHABUAAsAgAIcEFQAC6CAAhBLAFAQAAAAG5BQEAAAABzQUBAAAAAa0GAQAAAAERAwAAiAkAIJ4FAACvCQAwnwUAADwAEKAFAACvCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhwAVAALAIACHNBQEAmwgAIaoGAQCbCAAhrAYBAJsIACGtBgEAmwgAIa4GAQCbCAAhrwZAALAIACEWAwAAiAkAIAgAAJcJACCeBQAAsAkAMJ8FAAAQABCgBQAAsAkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACHABUAAsAgAIcMFQAC6CAAhrAYBAJsIACGuBgEAnAgAIa8GQACwCAAhsAYBAJsIACGxBhAAyggAIbIGEADKCAAhswYBAJwIACG0BgIAtggAIbUGAADCCAAgtgYgAPoIACEC1AUBAAAAAZsGAQAAAAEHDAAAgQkAIJ4FAACyCQAwnwUAAC4AEKAFAACyCQAwwAVAALAIACHUBQEAmwgAIZsGAQCbCAAhAgQBAAAAAZoGAQAAAAEIBAEAmwgAIQwAAIEJACCeBQAAtAkAMJ8FAAAoABCgBQAAtAkAMMAFQACwCAAh1AUBAJsIACGaBgEAmwgAIQPCBQQAAAAB3gUBAAAAAf0FAgAAAAEMDAAAgQkAIA0AAOYIACCeBQAAtgkAMJ8FAAAhABCgBQAAtgkAMMIFBADdCAAh1AUBAJsIACHeBQEAmwgAIf0FAgCaCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhBaEFAgAAAAHCBQQAAAAB3AUBAAAAAd0FQAAAAAHeBQEAAAABCQ0AAOYIACCeBQAAuAkAMJ8FAAAbABCgBQAAuAkAMKEFAgCaCAAhwgUEAN0IACHcBQEAmwgAId0FQACwCAAh3gUBAJsIACECwgUEAAAAAd4FAQAAAAEXCwAAuwkAIAwAALwJACAOAAC9CQAgDwAAvgkAIBAAAL8JACCeBQAAugkAMJ8FAAAUABCgBQAAugkAMMAFQACwCAAhwgUEAN0IACHUBQEAnAgAId4FAQCbCAAh8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIRQKAAD7CAAgngUAAPgIADCfBQAAvwMAEKAFAAD4CAAwoQUCAJoIACGjBQEAmwgAIbgFAQCbCAAhwAVAALAIACGPBgQA3QgAIZAGAQCcCAAhkQYEAN0IACGSBkAAuggAIZMGEAD5CAAhlAYgAPoIACGVBhAA-QgAIZYGQAC6CAAhlwYgAPoIACGYBkAAuggAIYgHAAC_AwAgiQcAAL8DACBBAwAAiAkAIAkAAMMJACAKAAD7CAAgEQAAvwkAIBIAAMQJACATAADFCQAgFAAAxgkAIBUAALwJACAWAACXCQAgngUAAMEJADCfBQAADAAQoAUAAMEJADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCcCAAh1wYBAJwIACGIBwAADAAgiQcAAAwAIAO0BQAAGwAgtQUAABsAILYFAAAbACALDQAA5ggAIJ4FAADlCAAwnwUAAB8AEKAFAADlCAAwwAVAALAIACHCBQQA3QgAId4FAQCbCAAh4AUQAMoIACHxBQEAmwgAIYgHAAAfACCJBwAAHwAgA7QFAAAhACC1BQAAIQAgtgUAACEAIAShBQIAAAABsQUBAAAAAcIFEAAAAAHcBQEAAAABPwMAAIgJACAJAADDCQAgCgAA-wgAIBEAAL8JACASAADECQAgEwAAxQkAIBQAAMYJACAVAAC8CQAgFgAAlwkAIJ4FAADBCQAwnwUAAAwAEKAFAADBCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIbwFAQCbCAAhvgUBAJwIACHABUAAsAgAIcIFEADKCAAh0gVAALoIACHcBQEAmwgAIYUGBADDCAAhrAYBAJsIACGuBgEAnAgAIbUGAADCCAAgtwYBAJwIACG4BgEAmwgAIbkGAQCbCAAhugYEAN0IACG7BgQA3QgAIbwGAQCbCAAhvQYBAJwIACG-BgEAmwgAIb8GAQCbCAAhwAYEAN0IACHBBiAAwgkAIcIGAQCcCAAhwwYBAJwIACHEBgIAtggAIcUGAQCcCAAhxgZAALoIACHHBgEAnAgAIcgGBADDCAAhyQYCALYIACHKBkAAuggAIcsGAQCcCAAhzAZAALoIACHNBgEAnAgAIc4GQAC6CAAhzwZAALoIACHQBkAAuggAIdEGQAC6CAAh0gZAALoIACHTBgEAnAgAIdQGAQCcCAAh1QYBAJwIACHWBgEAnAgAIdcGAQCcCAAhAqQFIAAAAAGuBSAAjgkAIRgDAACICQAgCAAAlwkAIJ4FAACwCQAwnwUAABAAEKAFAACwCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIYgHAAAQACCJBwAAEAAgA7QFAAAoACC1BQAAKAAgtgUAACgAIBMMAACBCQAgngUAAIAJADCfBQAALAAQoAUAAIAJADChBQIAmggAIbkFAQCbCAAhwAVAALAIACHUBQEAmwgAIdwFAQCbCAAhnAYBAJsIACGdBgEAmwgAIZ4GBADdCAAhnwYQAMoIACGgBhAAyggAIaEGEADKCAAhogYQAPkIACGjBkAAuggAIYgHAAAsACCJBwAALAAgA7QFAAAuACC1BQAALgAgtgUAAC4AIALYBgEAAAAB2QYBAAAAAQgEAADJCQAgngUAAMgJADCfBQAABwAQoAUAAMgJADC5BQEAmwgAIdgGAQCbCAAh2QYBAJsIACHaBkAAsAgAIRcDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIdsGAQCbCAAh3AYBAJsIACHdBgAAkQkAIN4GAACRCQAg3wYAAJEJACDgBkAAuggAIeEGQAC6CAAh4gZAALoIACGIBwAAAwAgiQcAAAMAIBUDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIdsGAQCbCAAh3AYBAJsIACHdBgAAkQkAIN4GAACRCQAg3wYAAJEJACDgBkAAuggAIeEGQAC6CAAh4gZAALoIACEDtAUAAAcAILUFAAAHACC2BQAABwAgAAAAAAABjQcBAAAAAQWNBwIAAAABlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAQUtAADbDwAgLgAA3g8AIIoHAADcDwAgiwcAAN0PACCQBwAA2AcAIAMtAADbDwAgigcAANwPACCQBwAA2AcAIAAAAAAAAAGNBwEAAAABCy0AAN0JADAuAADiCQAwigcAAN4JADCLBwAA3wkAMIwHAADgCQAgjQcAAOEJADCOBwAA4QkAMI8HAADhCQAwkAcAAOEJADCRBwAA4wkAMJIHAADkCQAwAqIFAQAAAAGjBQEAAAABAgAAANwHACAtAADoCQAgAwAAANwHACAtAADoCQAgLgAA5wkAIAEmAADaDwAwCPwEAACgCAAgngUAAJ8IADCfBQAA2gcAEKAFAACfCAAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhtwUAAJ4IACACAAAA3AcAICYAAOcJACACAAAA5QkAICYAAOYJACAGngUAAOQJADCfBQAA5QkAEKAFAADkCQAwoQUCAJoIACGiBQEAmwgAIaMFAQCbCAAhBp4FAADkCQAwnwUAAOUJABCgBQAA5AkAMKEFAgCaCAAhogUBAJsIACGjBQEAmwgAIQKiBQEA0QkAIaMFAQDRCQAhAqIFAQDRCQAhowUBANEJACECogUBAAAAAaMFAQAAAAEELQAA3QkAMIoHAADeCQAwjAcAAOAJACCQBwAA4QkAMAAC_QQAAOoJACCzBQAA1QkAIAAAAAAABY0HEAAAAAGUBxAAAAABlQcQAAAAAZYHEAAAAAGXBxAAAAABBY0HEAAAAAGUBxAAAAABlQcQAAAAAZYHEAAAAAGXBxAAAAABAY0HQAAAAAEBjQdAAAAAAQUtAADVDwAgLgAA2A8AIIoHAADWDwAgiwcAANcPACCQBwAAAQAgAy0AANUPACCKBwAA1g8AIJAHAAABACAAAAAAAAAAAAWNBwIAAAABlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAQAAAAAAAAAAAAAFjQcEAAAAAZQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAEAAAAAAAWNBwQAAAABlAcEAAAAAZUHBAAAAAGWBwQAAAABlwcEAAAAAQUtAADQDwAgLgAA0w8AIIoHAADRDwAgiwcAANIPACCQBwAAFgAgAy0AANAPACCKBwAA0Q8AIJAHAAAWACAAAAAAAAAAAAAABS0AAMsPACAuAADODwAgigcAAMwPACCLBwAAzQ8AIJAHAACuBQAgAy0AAMsPACCKBwAAzA8AIJAHAACuBQAgBQkAANAKACC6AwAAzgoAILsDAADPCgAguQUAANUJACDsBQAA1QkAIAAAAAUtAADGDwAgLgAAyQ8AIIoHAADHDwAgiwcAAMgPACCQBwAArgUAIAMtAADGDwAgigcAAMcPACCQBwAArgUAIAAAAAUtAADBDwAgLgAAxA8AIIoHAADCDwAgiwcAAMMPACCQBwAArgUAIAMtAADBDwAgigcAAMIPACCQBwAArgUAIAAAAAAAAAAABy0AAMYKACAuAADJCgAgigcAAMcKACCLBwAAyAoAII4HAACwBQAgjwcAALAFACCQBwAA6QUAIAstAAC6CgAwLgAAvwoAMIoHAAC7CgAwiwcAALwKADCMBwAAvQoAII0HAAC-CgAwjgcAAL4KADCPBwAAvgoAMJAHAAC-CgAwkQcAAMAKADCSBwAAwQoAMActAAC1CgAgLgAAuAoAIIoHAAC2CgAgiwcAALcKACCOBwAAtgUAII8HAAC2BQAgkAcAAJcGACAD1QUEAAAAAeMFAQAAAAHkBUAAAAABAgAAAJcGACAtAAC1CgAgAwAAALYFACAtAAC1CgAgLgAAuQoAIAUAAAC2BQAgJgAAuQoAINUFBACQCgAh4wUBANEJACHkBUAA8wkAIQPVBQQAkAoAIeMFAQDRCQAh5AVAAPMJACEB5AVAAAAAAQIAAAC0BQAgLQAAxQoAIAMAAAC0BQAgLQAAxQoAIC4AAMQKACABJgAAwA8AMAe5AwAAzggAIJ4FAADfCAAwnwUAALIFABCgBQAA3wgAMOIFAQCbCAAh5AVAALAIACHtBQAA3ggAIAIAAAC0BQAgJgAAxAoAIAIAAADCCgAgJgAAwwoAIAWeBQAAwQoAMJ8FAADCCgAQoAUAAMEKADDiBQEAmwgAIeQFQACwCAAhBZ4FAADBCgAwnwUAAMIKABCgBQAAwQoAMOIFAQCbCAAh5AVAALAIACEB5AVAAPMJACEB5AVAAPMJACEB5AVAAAAAAQPkBUAAAAAB5QUBAAAAAeYFAQAAAAECAAAA6QUAIC0AAMYKACADAAAAsAUAIC0AAMYKACAuAADKCgAgBQAAALAFACAmAADKCgAg5AVAAPMJACHlBQEA0QkAIeYFAQDRCQAhA-QFQADzCQAh5QUBANEJACHmBQEA0QkAIQMtAADGCgAgigcAAMcKACCQBwAA6QUAIAQtAAC6CgAwigcAALsKADCMBwAAvQoAIJAHAAC-CgAwAy0AALUKACCKBwAAtgoAIJAHAACXBgAgAbkDAACfCgAgAAG5AwAAnwoAIAAAAAAAAAAABS0AALsPACAuAAC-DwAgigcAALwPACCLBwAAvQ8AIJAHAAAWACADLQAAuw8AIIoHAAC8DwAgkAcAABYAIA4LAACzDgAgDAAA0AsAIA4AALQOACAPAAC1DgAgEAAAtg4AINQFAADVCQAg_gUAANUJACD_BQAA1QkAIIAGAADVCQAgggYAANUJACCDBgAA1QkAIIQGAADVCQAghQYAANUJACCGBgAA1QkAIAAAAAAABS0AALYPACAuAAC5DwAgigcAALcPACCLBwAAuA8AIJAHAAABACADLQAAtg8AIIoHAAC3DwAgkAcAAAEAIAAAAAAAAAAAAAAFLQAArg8AIC4AALQPACCKBwAArw8AIIsHAACzDwAgkAcAABYAIAUtAACsDwAgLgAAsQ8AIIoHAACtDwAgiwcAALAPACCQBwAADgAgAy0AAK4PACCKBwAArw8AIJAHAAAWACADLQAArA8AIIoHAACtDwAgkAcAAA4AIAAAAAAABS0AAKIPACAuAACqDwAgigcAAKMPACCLBwAAqQ8AIJAHAAC8AwAgBy0AAKAPACAuAACnDwAgigcAAKEPACCLBwAApg8AII4HAAAMACCPBwAADAAgkAcAAA4AIAstAACMCwAwLgAAkQsAMIoHAACNCwAwiwcAAI4LADCMBwAAjwsAII0HAACQCwAwjgcAAJALADCPBwAAkAsAMJAHAACQCwAwkQcAAJILADCSBwAAkwsAMActAACHCwAgLgAAigsAIIoHAACICwAgiwcAAIkLACCOBwAAHwAgjwcAAB8AIJAHAAD9BAAgCy0AAPsKADAuAACACwAwigcAAPwKADCLBwAA_QoAMIwHAAD-CgAgjQcAAP8KADCOBwAA_woAMI8HAAD_CgAwkAcAAP8KADCRBwAAgQsAMJIHAACCCwAwBgwAAPAKACDUBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQIAAAAjACAtAACGCwAgAwAAACMAIC0AAIYLACAuAACFCwAgASYAAKUPADANDAAAgQkAIA0AAOYIACCeBQAAtgkAMJ8FAAAhABCgBQAAtgkAMMIFBADdCAAh1AUBAJsIACHeBQEAmwgAIf0FAgCaCAAh_gUEAMMIACH_BRAA-QgAIYAGQAC6CAAhhAcAALUJACACAAAAIwAgJgAAhQsAIAIAAACDCwAgJgAAhAsAIAqeBQAAggsAMJ8FAACDCwAQoAUAAIILADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQqeBQAAggsAMJ8FAACDCwAQoAUAAIILADDCBQQA3QgAIdQFAQCbCAAh3gUBAJsIACH9BQIAmggAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIQXUBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhBgwAAO4KACDUBQEA0QkAIf0FAgDSCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhBgwAAPAKACDUBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQPABUAAAAAB4AUQAAAAAfEFAQAAAAECAAAA_QQAIC0AAIcLACADAAAAHwAgLQAAhwsAIC4AAIsLACAFAAAAHwAgJgAAiwsAIMAFQADzCQAh4AUQAPEJACHxBQEA0QkAIQPABUAA8wkAIeAFEADxCQAh8QUBANEJACEDoQUCAAAAAdwFAQAAAAHdBUAAAAABAgAAAB0AIC0AAJcLACADAAAAHQAgLQAAlwsAIC4AAJYLACABJgAApA8AMAoNAADmCAAgngUAALgJADCfBQAAGwAQoAUAALgJADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhhQcAALcJACACAAAAHQAgJgAAlgsAIAIAAACUCwAgJgAAlQsAIAieBQAAkwsAMJ8FAACUCwAQoAUAAJMLADChBQIAmggAIcIFBADdCAAh3AUBAJsIACHdBUAAsAgAId4FAQCbCAAhCJ4FAACTCwAwnwUAAJQLABCgBQAAkwsAMKEFAgCaCAAhwgUEAN0IACHcBQEAmwgAId0FQACwCAAh3gUBAJsIACEDoQUCANIJACHcBQEA0QkAId0FQADzCQAhA6EFAgDSCQAh3AUBANEJACHdBUAA8wkAIQOhBQIAAAAB3AUBAAAAAd0FQAAAAAEDLQAAog8AIIoHAACjDwAgkAcAALwDACADLQAAoA8AIIoHAAChDwAgkAcAAA4AIAQtAACMCwAwigcAAI0LADCMBwAAjwsAIJAHAACQCwAwAy0AAIcLACCKBwAAiAsAIJAHAAD9BAAgBC0AAPsKADCKBwAA_AoAMIwHAAD-CgAgkAcAAP8KADAAAAAAAAAAAAAAAAAAAAAAAAABjQcgAAAAAQstAACxCwAwLgAAtgsAMIoHAACyCwAwiwcAALMLADCMBwAAtAsAII0HAAC1CwAwjgcAALULADCPBwAAtQsAMJAHAAC1CwAwkQcAALcLADCSBwAAuAsAMBIMAACZCwAgDgAAmgsAIA8AAJsLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAECAAAAFgAgLQAAvAsAIAMAAAAWACAtAAC8CwAgLgAAuwsAIAEmAACfDwAwGAsAALsJACAMAAC8CQAgDgAAvQkAIA8AAL4JACAQAAC_CQAgngUAALoJADCfBQAAFAAQoAUAALoJADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfIFAAC5CQAg8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIQIAAAAWACAmAAC7CwAgAgAAALkLACAmAAC6CwAgEp4FAAC4CwAwnwUAALkLABCgBQAAuAsAMMAFQACwCAAhwgUEAN0IACHUBQEAnAgAId4FAQCbCAAh8wUBAJsIACH8BUAAsAgAIf4FBADDCAAh_wUQAPkIACGABkAAuggAIYEGAQCbCAAhggYBAJwIACGDBgEAnAgAIYQGEAD5CAAhhQYEAMMIACGGBkAAuggAIRKeBQAAuAsAMJ8FAAC5CwAQoAUAALgLADDABUAAsAgAIcIFBADdCAAh1AUBAJwIACHeBQEAmwgAIfMFAQCbCAAh_AVAALAIACH-BQQAwwgAIf8FEAD5CAAhgAZAALoIACGBBgEAmwgAIYIGAQCcCAAhgwYBAJwIACGEBhAA-QgAIYUGBADDCAAhhgZAALoIACEOwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRIMAAD3CgAgDgAA-AoAIA8AAPkKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRIMAACZCwAgDgAAmgsAIA8AAJsLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAEELQAAsQsAMIoHAACyCwAwjAcAALQLACCQBwAAtQsAMAAAAAAFLQAAmg8AIC4AAJ0PACCKBwAAmw8AIIsHAACcDwAgkAcAAA4AIAMtAACaDwAgigcAAJsPACCQBwAADgAgAAAABS0AAJUPACAuAACYDwAgigcAAJYPACCLBwAAlw8AIJAHAAAOACADLQAAlQ8AIIoHAACWDwAgkAcAAA4AIAAAAAAABS0AAJAPACAuAACTDwAgigcAAJEPACCLBwAAkg8AIJAHAAAOACADLQAAkA8AIIoHAACRDwAgkAcAAA4AICcDAADwCwAgCQAAtw4AIAoAAL4LACARAAC2DgAgEgAAuA4AIBMAALkOACAUAAC6DgAgFQAA0AsAIBYAAKgOACC-BQAA1QkAINIFAADVCQAghQYAANUJACCuBgAA1QkAILUGAADVCQAgtwYAANUJACC9BgAA1QkAIMEGAADVCQAgwgYAANUJACDDBgAA1QkAIMQGAADVCQAgxQYAANUJACDGBgAA1QkAIMcGAADVCQAgyAYAANUJACDJBgAA1QkAIMoGAADVCQAgywYAANUJACDMBgAA1QkAIM0GAADVCQAgzgYAANUJACDPBgAA1QkAINAGAADVCQAg0QYAANUJACDSBgAA1QkAINMGAADVCQAg1AYAANUJACDVBgAA1QkAINYGAADVCQAg1wYAANUJACAAAAAAAAUtAACLDwAgLgAAjg8AIIoHAACMDwAgiwcAAI0PACCQBwAAAQAgAy0AAIsPACCKBwAAjA8AIJAHAAABACAAAAAFLQAAhg8AIC4AAIkPACCKBwAAhw8AIIsHAACIDwAgkAcAAAEAIAMtAACGDwAgigcAAIcPACCQBwAAAQAgAAAAAAAFLQAAgQ8AIC4AAIQPACCKBwAAgg8AIIsHAACDDwAgkAcAAAEAIAMtAACBDwAgigcAAIIPACCQBwAAAQAgAAAAAAAFLQAA_A4AIC4AAP8OACCKBwAA_Q4AIIsHAAD-DgAgkAcAAAEAIAMtAAD8DgAgigcAAP0OACCQBwAAAQAgAAAABS0AAPcOACAuAAD6DgAgigcAAPgOACCLBwAA-Q4AIJAHAAABACADLQAA9w4AIIoHAAD4DgAgkAcAAAEAIBgHAACnDgAgCAAAqA4AIBcAAKkOACAYAACqDgAgGQAAqw4AIBoAAKwOACAbAACtDgAgHAAArg4AIB0AAK8OACAeAACwDgAgHwAAsQ4AICAAALIOACDtBgAA1QkAIO4GAADVCQAg7wYAANUJACDwBgAA1QkAIPEGAADVCQAg8gYAANUJACDzBgAA1QkAIPYGAADVCQAg9wYAANUJACD4BgAA1QkAIPkGAADVCQAg-gYAANUJACAAAAAAAAUtAADyDgAgLgAA9Q4AIIoHAADzDgAgiwcAAPQOACCQBwAAAQAgAy0AAPIOACCKBwAA8w4AIJAHAAABACAAAAAAAAUtAADYDgAgLgAA8A4AIIoHAADZDgAgiwcAAO8OACCQBwAAAQAgCy0AAP8LADAuAACEDAAwigcAAIAMADCLBwAAgQwAMIwHAACCDAAgjQcAAIMMADCOBwAAgwwAMI8HAACDDAAwkAcAAIMMADCRBwAAhQwAMJIHAACGDAAwOgMAAJ0MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdcGAQAAAAECAAAADgAgLQAA1AwAIAMAAAAOACAtAADUDAAgLgAAigwAIAEmAADuDgAwQAMAAIgJACAJAADDCQAgCgAA-wgAIBEAAL8JACASAADECQAgEwAAxQkAIBQAAMYJACAVAAC8CQAgFgAAlwkAIJ4FAADBCQAwnwUAAAwAEKAFAADBCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhsQUBAJsIACGyBQEAmwgAIbgFAQAAAAG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCcCAAh1wYBAJwIACGGBwAAwAkAIAIAAAAOACAmAACKDAAgAgAAAIcMACAmAACIDAAgNp4FAACGDAAwnwUAAIcMABCgBQAAhgwAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbEFAQCbCAAhsgUBAJsIACG4BQEAmwgAIbkFAQCbCAAhuwUQAMoIACG8BQEAmwgAIb4FAQCcCAAhwAVAALAIACHCBRAAyggAIdIFQAC6CAAh3AUBAJsIACGFBgQAwwgAIawGAQCbCAAhrgYBAJwIACG1BgAAwggAILcGAQCcCAAhuAYBAJsIACG5BgEAmwgAIboGBADdCAAhuwYEAN0IACG8BgEAmwgAIb0GAQCcCAAhvgYBAJsIACG_BgEAmwgAIcAGBADdCAAhwQYgAMIJACHCBgEAnAgAIcMGAQCcCAAhxAYCALYIACHFBgEAnAgAIcYGQAC6CAAhxwYBAJwIACHIBgQAwwgAIckGAgC2CAAhygZAALoIACHLBgEAnAgAIcwGQAC6CAAhzQYBAJwIACHOBkAAuggAIc8GQAC6CAAh0AZAALoIACHRBkAAuggAIdIGQAC6CAAh0wYBAJwIACHUBgEAnAgAIdUGAQCcCAAh1gYBAJwIACHXBgEAnAgAITaeBQAAhgwAMJ8FAACHDAAQoAUAAIYMADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACGxBQEAmwgAIbIFAQCbCAAhuAUBAJsIACG5BQEAmwgAIbsFEADKCAAhvAUBAJsIACG-BQEAnAgAIcAFQACwCAAhwgUQAMoIACHSBUAAuggAIdwFAQCbCAAhhQYEAMMIACGsBgEAmwgAIa4GAQCcCAAhtQYAAMIIACC3BgEAnAgAIbgGAQCbCAAhuQYBAJsIACG6BgQA3QgAIbsGBADdCAAhvAYBAJsIACG9BgEAnAgAIb4GAQCbCAAhvwYBAJsIACHABgQA3QgAIcEGIADCCQAhwgYBAJwIACHDBgEAnAgAIcQGAgC2CAAhxQYBAJwIACHGBkAAuggAIccGAQCcCAAhyAYEAMMIACHJBgIAtggAIcoGQAC6CAAhywYBAJwIACHMBkAAuggAIc0GAQCcCAAhzgZAALoIACHPBkAAuggAIdAGQAC6CAAh0QZAALoIACHSBkAAuggAIdMGAQCcCAAh1AYBAJwIACHVBgEAnAgAIdYGAQCcCAAh1wYBAJwIACEyoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdcGAQDbCQAhAY0HIAAAAAE6AwAAiwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1wYBANsJACEFLQAA4g4AIC4AAOwOACCKBwAA4w4AIIsHAADrDgAgkAcAAAEAIAstAAC1DAAwLgAA0AwAMIoHAAC2DAAwiwcAAM8MADCMBwAAtwwAII0HAAC1CwAwjgcAALULADCPBwAAtQsAMJAHAAC1CwAwkQcAANEMADCSBwAAuAsAMAstAACxDAAwLgAAywwAMIoHAACyDAAwiwcAAMoMADCMBwAAswwAII0HAAD_CgAwjgcAAP8KADCPBwAA_woAMJAHAAD_CgAwkQcAAMwMADCSBwAAggsAMAstAACsDAAwLgAAxAwAMIoHAACtDAAwiwcAAMMMADCMBwAArgwAII0HAACvDAAwjgcAAK8MADCPBwAArwwAMJAHAACvDAAwkQcAAMUMADCSBwAAxgwAMActAACqDAAgLgAAwQwAIIoHAACrDAAgiwcAAMAMACCOBwAALAAgjwcAACwAIJAHAAD4AgAgCy0AAKUMADAuAAC6DAAwigcAAKYMADCLBwAAuQwAMIwHAACnDAAgjQcAAKgMADCOBwAAqAwAMI8HAACoDAAwkAcAAKgMADCRBwAAuwwAMJIHAAC8DAAwBy0AANoOACAuAADpDgAgigcAANsOACCLBwAA6A4AII4HAAAMACCPBwAADAAgkAcAAA4AIAstAACTDAAwLgAAlwwAMIoHAACUDAAwiwcAAJUMADCMBwAAlgwAII0HAACDDAAwjgcAAIMMADCPBwAAgwwAMJAHAACDDAAwkQcAAJgMADCSBwAAhgwAMDoDAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAABAgAAAA4AIC0AAJwMACADAAAADgAgLQAAnAwAIC4AAJoMACABJgAA5w4AMAIAAAAOACAmAACaDAAgAgAAAIcMACAmAACZDAAgMqEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIToDAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFgAAkgwAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIQctAADgDgAgLgAA5Q4AIIoHAADhDgAgiwcAAOQOACCOBwAAEAAgjwcAABAAIJAHAAA6ACA6AwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAQMtAADiDgAgigcAAOMOACCQBwAAAQAgAy0AAOAOACCKBwAA4Q4AIJAHAAA6ACAELQAAtQwAMIoHAAC2DAAwjAcAALcMACCQBwAAtQsAMAQtAACxDAAwigcAALIMADCMBwAAswwAIJAHAAD_CgAwBC0AAKwMADCKBwAArQwAMIwHAACuDAAgkAcAAK8MADADLQAAqgwAIIoHAACrDAAgkAcAAPgCACAELQAApQwAMIoHAACmDAAwjAcAAKcMACCQBwAAqAwAMAQtAACTDAAwigcAAJQMADCMBwAAlgwAIJAHAACDDAAwAsAFQAAAAAGbBgEAAAABAgAAADAAIC0AAKkMACABJgAA3w4AMAgMAACBCQAgngUAALIJADCfBQAALgAQoAUAALIJADDABUAAsAgAIdQFAQCbCAAhmwYBAJsIACGCBwAAsQkAIALABUAAAAABmwYBAAAAAQyhBQIAAAABuQUBAAAAAcAFQAAAAAHcBQEAAAABnAYBAAAAAZ0GAQAAAAGeBgQAAAABnwYQAAAAAaAGEAAAAAGhBhAAAAABogYQAAAAAaMGQAAAAAECAAAA-AIAIC0AAKoMACADBAEAAAABwAVAAAAAAZoGAQAAAAECAAAAKgAgLQAAsAwAIAEmAADeDgAwCQQBAJsIACEMAACBCQAgngUAALQJADCfBQAAKAAQoAUAALQJADDABUAAsAgAIdQFAQCbCAAhmgYBAJsIACGDBwAAswkAIAMEAQAAAAHABUAAAAABmgYBAAAAAQcNAADvCgAgwgUEAAAAAd4FAQAAAAH9BQIAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABAgAAACMAIC0AALQMACABJgAA3Q4AMAcNAADvCgAgwgUEAAAAAd4FAQAAAAH9BQIAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABEgsAAJgLACAOAACaCwAgDwAAmwsAIBAAAJwLACDABUAAAAABwgUEAAAAAd4FAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAQIAAAAWACAtAAC4DAAgASYAANwOADASCwAAmAsAIA4AAJoLACAPAACbCwAgEAAAnAsAIMAFQAAAAAHCBQQAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABAwAAADAAIC0AAKkMACAuAAC_DAAgAgAAADAAICYAAL8MACACAAAAvQwAICYAAL4MACAGngUAALwMADCfBQAAvQwAEKAFAAC8DAAwwAVAALAIACHUBQEAmwgAIZsGAQCbCAAhBp4FAAC8DAAwnwUAAL0MABCgBQAAvAwAMMAFQACwCAAh1AUBAJsIACGbBgEAmwgAIQLABUAA8wkAIZsGAQDRCQAhAsAFQADzCQAhmwYBANEJACEDAAAALAAgLQAAqgwAIC4AAMIMACAOAAAALAAgJgAAwgwAIKEFAgDSCQAhuQUBANEJACHABUAA8wkAIdwFAQDRCQAhnAYBANEJACGdBgEA0QkAIZ4GBACQCgAhnwYQAPEJACGgBhAA8QkAIaEGEADxCQAhogYQAPIJACGjBkAA9AkAIQyhBQIA0gkAIbkFAQDRCQAhwAVAAPMJACHcBQEA0QkAIZwGAQDRCQAhnQYBANEJACGeBgQAkAoAIZ8GEADxCQAhoAYQAPEJACGhBhAA8QkAIaIGEADyCQAhowZAAPQJACEDAAAAKgAgLQAAsAwAIC4AAMkMACACAAAAKgAgJgAAyQwAIAIAAADHDAAgJgAAyAwAIAcEAQCbCAAhngUAAMYMADCfBQAAxwwAEKAFAADGDAAwwAVAALAIACHUBQEAmwgAIZoGAQCbCAAhBwQBAJsIACGeBQAAxgwAMJ8FAADHDAAQoAUAAMYMADDABUAAsAgAIdQFAQCbCAAhmgYBAJsIACEDBAEA0QkAIcAFQADzCQAhmgYBANEJACEDBAEA0QkAIcAFQADzCQAhmgYBANEJACEDAAAAIwAgLQAAtAwAIC4AAM4MACACAAAAIwAgJgAAzgwAIAIAAACDCwAgJgAAzQwAIAbCBQQAkAoAId4FAQDRCQAh_QUCANIJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACEHDQAA7QoAIMIFBACQCgAh3gUBANEJACH9BQIA0gkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIQMAAAAWACAtAAC4DAAgLgAA0wwAIAIAAAAWACAmAADTDAAgAgAAALkLACAmAADSDAAgDsAFQADzCQAhwgUEAJAKACHeBQEA0QkAIfMFAQDRCQAh_AVAAPMJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACGBBgEA0QkAIYIGAQDbCQAhgwYBANsJACGEBhAA8gkAIYUGBACKCgAhhgZAAPQJACESCwAA9goAIA4AAPgKACAPAAD5CgAgEAAA-goAIMAFQADzCQAhwgUEAJAKACHeBQEA0QkAIfMFAQDRCQAh_AVAAPMJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACGBBgEA0QkAIYIGAQDbCQAhgwYBANsJACGEBhAA8gkAIYUGBACKCgAhhgZAAPQJACE6AwAAnQwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1wYBAAAAAQMtAADaDgAgigcAANsOACCQBwAADgAgAy0AANgOACCKBwAA2Q4AIJAHAAABACAELQAA_wsAMIoHAACADAAwjAcAAIIMACCQBwAAgwwAMAAAAAAAAAAABS0AANMOACAuAADWDgAgigcAANQOACCLBwAA1Q4AIJAHAAAFACADLQAA0w4AIIoHAADUDgAgkAcAAAUAIAAAAAKNBwEAAAAEkwcBAAAABQKNBwEAAAAEkwcBAAAABQKNBwEAAAAEkwcBAAAABQUtAADNDgAgLgAA0Q4AIIoHAADODgAgiwcAANAOACCQBwAAAQAgCy0AAOoMADAuAADvDAAwigcAAOsMADCLBwAA7AwAMIwHAADtDAAgjQcAAO4MADCOBwAA7gwAMI8HAADuDAAwkAcAAO4MADCRBwAA8AwAMJIHAADxDAAwA7kFAQAAAAHZBgEAAAAB2gZAAAAAAQIAAAAJACAtAAD1DAAgAwAAAAkAIC0AAPUMACAuAAD0DAAgASYAAM8OADAJBAAAyQkAIJ4FAADICQAwnwUAAAcAEKAFAADICQAwuQUBAJsIACHYBgEAmwgAIdkGAQCbCAAh2gZAALAIACGHBwAAxwkAIAIAAAAJACAmAAD0DAAgAgAAAPIMACAmAADzDAAgB54FAADxDAAwnwUAAPIMABCgBQAA8QwAMLkFAQCbCAAh2AYBAJsIACHZBgEAmwgAIdoGQACwCAAhB54FAADxDAAwnwUAAPIMABCgBQAA8QwAMLkFAQCbCAAh2AYBAJsIACHZBgEAmwgAIdoGQACwCAAhA7kFAQDRCQAh2QYBANEJACHaBkAA8wkAIQO5BQEA0QkAIdkGAQDRCQAh2gZAAPMJACEDuQUBAAAAAdkGAQAAAAHaBkAAAAABAY0HAQAAAAQBjQcBAAAABAGNBwEAAAAEAy0AAM0OACCKBwAAzg4AIJAHAAABACAELQAA6gwAMIoHAADrDAAwjAcAAO0MACCQBwAA7gwAMAAAAAAAAo0HAgAAAASTBwIAAAAFBS0AAMgOACAuAADLDgAgigcAAMkOACCLBwAAyg4AIJAHAAABACABjQcCAAAABAMtAADIDgAgigcAAMkOACCQBwAAAQAgAAAAAAALLQAAjw4AMC4AAJQOADCKBwAAkA4AMIsHAACRDgAwjAcAAJIOACCNBwAAkw4AMI4HAACTDgAwjwcAAJMOADCQBwAAkw4AMJEHAACVDgAwkgcAAJYOADALLQAAhg4AMC4AAIoOADCKBwAAhw4AMIsHAACIDgAwjAcAAIkOACCNBwAAgwwAMI4HAACDDAAwjwcAAIMMADCQBwAAgwwAMJEHAACLDgAwkgcAAIYMADALLQAA-g0AMC4AAP8NADCKBwAA-w0AMIsHAAD8DQAwjAcAAP0NACCNBwAA_g0AMI4HAAD-DQAwjwcAAP4NADCQBwAA_g0AMJEHAACADgAwkgcAAIEOADALLQAA7g0AMC4AAPMNADCKBwAA7w0AMIsHAADwDQAwjAcAAPENACCNBwAA8g0AMI4HAADyDQAwjwcAAPINADCQBwAA8g0AMJEHAAD0DQAwkgcAAPUNADAHLQAA6Q0AIC4AAOwNACCKBwAA6g0AIIsHAADrDQAgjgcAAEAAII8HAABAACCQBwAAiAIAIAstAADdDQAwLgAA4g0AMIoHAADeDQAwiwcAAN8NADCMBwAA4A0AII0HAADhDQAwjgcAAOENADCPBwAA4Q0AMJAHAADhDQAwkQcAAOMNADCSBwAA5A0AMAstAADRDQAwLgAA1g0AMIoHAADSDQAwiwcAANMNADCMBwAA1A0AII0HAADVDQAwjgcAANUNADCPBwAA1Q0AMJAHAADVDQAwkQcAANcNADCSBwAA2A0AMAstAADFDQAwLgAAyg0AMIoHAADGDQAwiwcAAMcNADCMBwAAyA0AII0HAADJDQAwjgcAAMkNADCPBwAAyQ0AMJAHAADJDQAwkQcAAMsNADCSBwAAzA0AMAstAAC5DQAwLgAAvg0AMIoHAAC6DQAwiwcAALsNADCMBwAAvA0AII0HAAC9DQAwjgcAAL0NADCPBwAAvQ0AMJAHAAC9DQAwkQcAAL8NADCSBwAAwA0AMAstAACtDQAwLgAAsg0AMIoHAACuDQAwiwcAAK8NADCMBwAAsA0AII0HAACxDQAwjgcAALENADCPBwAAsQ0AMJAHAACxDQAwkQcAALMNADCSBwAAtA0AMAstAAChDQAwLgAApg0AMIoHAACiDQAwiwcAAKMNADCMBwAApA0AII0HAAClDQAwjgcAAKUNADCPBwAApQ0AMJAHAAClDQAwkQcAAKcNADCSBwAAqA0AMAstAACVDQAwLgAAmg0AMIoHAACWDQAwiwcAAJcNADCMBwAAmA0AII0HAACZDQAwjgcAAJkNADCPBwAAmQ0AMJAHAACZDQAwkQcAAJsNADCSBwAAnA0AMAWjBQEAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QYAAIINACACAAAAXAAgLQAAoA0AIAMAAABcACAtAACgDQAgLgAAnw0AIAEmAADHDgAwCgMAAIgJACCeBQAAogkAMJ8FAABaABCgBQAAogkAMKMFAQAAAAG5BQEAmwgAIeYGQAC6CAAh5wZAALoIACHoBkAAuggAIekGAACTCQAgAgAAAFwAICYAAJ8NACACAAAAnQ0AICYAAJ4NACAJngUAAJwNADCfBQAAnQ0AEKAFAACcDQAwowUBAJsIACG5BQEAmwgAIeYGQAC6CAAh5wZAALoIACHoBkAAuggAIekGAACTCQAgCZ4FAACcDQAwnwUAAJ0NABCgBQAAnA0AMKMFAQCbCAAhuQUBAJsIACHmBkAAuggAIecGQAC6CAAh6AZAALoIACHpBgAAkwkAIAWjBQEA0QkAIeYGQAD0CQAh5wZAAPQJACHoBkAA9AkAIekGAACADQAgBaMFAQDRCQAh5gZAAPQJACHnBkAA9AkAIegGQAD0CQAh6QYAAIANACAFowUBAAAAAeYGQAAAAAHnBkAAAAAB6AZAAAAAAekGAACCDQAgA7AFAQAAAAHfBUAAAAABpAYEAAAAAQIAAABYACAtAACsDQAgAwAAAFgAIC0AAKwNACAuAACrDQAgASYAAMYOADAJAwAAiAkAIJ4FAACkCQAwnwUAAFYAEKAFAACkCQAwsAUBAJsIACG5BQEAmwgAId8FQACwCAAhpAYEAN0IACH8BgAAowkAIAIAAABYACAmAACrDQAgAgAAAKkNACAmAACqDQAgB54FAACoDQAwnwUAAKkNABCgBQAAqA0AMLAFAQCbCAAhuQUBAJsIACHfBUAAsAgAIaQGBADdCAAhB54FAACoDQAwnwUAAKkNABCgBQAAqA0AMLAFAQCbCAAhuQUBAJsIACHfBUAAsAgAIaQGBADdCAAhA7AFAQDRCQAh3wVAAPMJACGkBgQAkAoAIQOwBQEA0QkAId8FQADzCQAhpAYEAJAKACEDsAUBAAAAAd8FQAAAAAGkBgQAAAABA7AFAQAAAAHcBQEAAAABpQZAAAAAAQIAAABUACAtAAC4DQAgAwAAAFQAIC0AALgNACAuAAC3DQAgASYAAMUOADAJAwAAiAkAIJ4FAACmCQAwnwUAAFIAEKAFAACmCQAwsAUBAJsIACG5BQEAmwgAIdwFAQCbCAAhpQZAALAIACH9BgAApQkAIAIAAABUACAmAAC3DQAgAgAAALUNACAmAAC2DQAgB54FAAC0DQAwnwUAALUNABCgBQAAtA0AMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhB54FAAC0DQAwnwUAALUNABCgBQAAtA0AMLAFAQCbCAAhuQUBAJsIACHcBQEAmwgAIaUGQACwCAAhA7AFAQDRCQAh3AUBANEJACGlBkAA8wkAIQOwBQEA0QkAIdwFAQDRCQAhpQZAAPMJACEDsAUBAAAAAdwFAQAAAAGlBkAAAAABBxWAAAAAARYEAAAAAbAFAQAAAAHABUAAAAABpgYBAAAAAacGBAAAAAGoBgQAAAABAgAAAFAAIC0AAMQNACADAAAAUAAgLQAAxA0AIC4AAMMNACABJgAAxA4AMA0DAACICQAgFQAA2QgAIBYEAMMIACGeBQAAqAkAMJ8FAABOABCgBQAAqAkAMLAFAQCbCAAhuQUBAJsIACHABUAAsAgAIaYGAQCbCAAhpwYEAMMIACGoBgQAwwgAIf4GAACnCQAgAgAAAFAAICYAAMMNACACAAAAwQ0AICYAAMINACALFQAA2QgAIBYEAMMIACGeBQAAwA0AMJ8FAADBDQAQoAUAAMANADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACGmBgEAmwgAIacGBADDCAAhqAYEAMMIACELFQAA2QgAIBYEAMMIACGeBQAAwA0AMJ8FAADBDQAQoAUAAMANADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACGmBgEAmwgAIacGBADDCAAhqAYEAMMIACEHFYAAAAABFgQAigoAIbAFAQDRCQAhwAVAAPMJACGmBgEA0QkAIacGBACKCgAhqAYEAIoKACEHFYAAAAABFgQAigoAIbAFAQDRCQAhwAVAAPMJACGmBgEA0QkAIacGBACKCgAhqAYEAIoKACEHFYAAAAABFgQAAAABsAUBAAAAAcAFQAAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAEHCAQAAAABsAUBAAAAAcAFQAAAAAHUBQEAAAABpwYEAAAAAagGBAAAAAGpBoAAAAABAgAAAEwAIC0AANANACADAAAATAAgLQAA0A0AIC4AAM8NACABJgAAww4AMA0DAACICQAgCAQA3QgAIZ4FAACqCQAwnwUAAEoAEKAFAACqCQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACD_BgAAqQkAIAIAAABMACAmAADPDQAgAgAAAM0NACAmAADODQAgCwgEAN0IACGeBQAAzA0AMJ8FAADNDQAQoAUAAMwNADCwBQEAmwgAIbkFAQCbCAAhwAVAALAIACHUBQEAmwgAIacGBADdCAAhqAYEAN0IACGpBgAA2QgAIAsIBADdCAAhngUAAMwNADCfBQAAzQ0AEKAFAADMDQAwsAUBAJsIACG5BQEAmwgAIcAFQACwCAAh1AUBAJsIACGnBgQA3QgAIagGBADdCAAhqQYAANkIACAHCAQAkAoAIbAFAQDRCQAhwAVAAPMJACHUBQEA0QkAIacGBACQCgAhqAYEAJAKACGpBoAAAAABBwgEAJAKACGwBQEA0QkAIcAFQADzCQAh1AUBANEJACGnBgQAkAoAIagGBACQCgAhqQaAAAAAAQcIBAAAAAGwBQEAAAABwAVAAAAAAdQFAQAAAAGnBgQAAAABqAYEAAAAAakGgAAAAAEDoQUCAAAAAd8FQAAAAAHgBRAAAAABAgAAAEgAIC0AANwNACADAAAASAAgLQAA3A0AIC4AANsNACABJgAAwg4AMAkDAACICQAgngUAAKwJADCfBQAARgAQoAUAAKwJADChBQIAmggAIbkFAQCbCAAh3wVAALAIACHgBRAAyggAIYAHAACrCQAgAgAAAEgAICYAANsNACACAAAA2Q0AICYAANoNACAHngUAANgNADCfBQAA2Q0AEKAFAADYDQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACEHngUAANgNADCfBQAA2Q0AEKAFAADYDQAwoQUCAJoIACG5BQEAmwgAId8FQACwCAAh4AUQAMoIACEDoQUCANIJACHfBUAA8wkAIeAFEADxCQAhA6EFAgDSCQAh3wVAAPMJACHgBRAA8QkAIQOhBQIAAAAB3wVAAAAAAeAFEAAAAAELoQUCAAAAAaMFAQAAAAG4BQEAAAABugUBAAAAAbsFEAAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BRAAAAABwAVAAAAAAcEFQAAAAAECAAAARAAgLQAA6A0AIAMAAABEACAtAADoDQAgLgAA5w0AIAEmAADBDgAwEAMAAIgJACCeBQAArQkAMJ8FAABCABCgBQAArQkAMKEFAgCaCAAhowUBAJsIACG4BQEAAAABuQUBAJsIACG6BQEAmwgAIbsFEADKCAAhvAUBAJsIACG9BQEAnAgAIb4FAQCcCAAhvwUQAPkIACHABUAAsAgAIcEFQAC6CAAhAgAAAEQAICYAAOcNACACAAAA5Q0AICYAAOYNACAPngUAAOQNADCfBQAA5Q0AEKAFAADkDQAwoQUCAJoIACGjBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG6BQEAmwgAIbsFEADKCAAhvAUBAJsIACG9BQEAnAgAIb4FAQCcCAAhvwUQAPkIACHABUAAsAgAIcEFQAC6CAAhD54FAADkDQAwnwUAAOUNABCgBQAA5A0AMKEFAgCaCAAhowUBAJsIACG4BQEAmwgAIbkFAQCbCAAhugUBAJsIACG7BRAAyggAIbwFAQCbCAAhvQUBAJwIACG-BQEAnAgAIb8FEAD5CAAhwAVAALAIACHBBUAAuggAIQuhBQIA0gkAIaMFAQDRCQAhuAUBANEJACG6BQEA0QkAIbsFEADxCQAhvAUBANEJACG9BQEA2wkAIb4FAQDbCQAhvwUQAPIJACHABUAA8wkAIcEFQAD0CQAhC6EFAgDSCQAhowUBANEJACG4BQEA0QkAIboFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb0FAQDbCQAhvgUBANsJACG_BRAA8gkAIcAFQADzCQAhwQVAAPQJACELoQUCAAAAAaMFAQAAAAG4BQEAAAABugUBAAAAAbsFEAAAAAG8BQEAAAABvQUBAAAAAb4FAQAAAAG_BRAAAAABwAVAAAAAAcEFQAAAAAECqgYBAAAAAasGQAAAAAECAAAAiAIAIC0AAOkNACADAAAAQAAgLQAA6Q0AIC4AAO0NACAEAAAAQAAgJgAA7Q0AIKoGAQDRCQAhqwZAAPMJACECqgYBANEJACGrBkAA8wkAIQyhBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABuwUQAAAAAcAFQAAAAAHNBQEAAAABqgYBAAAAAawGAQAAAAGtBgEAAAABrgYBAAAAAa8GQAAAAAECAAAAPgAgLQAA-Q0AIAMAAAA-ACAtAAD5DQAgLgAA-A0AIAEmAADADgAwEgMAAIgJACCeBQAArwkAMJ8FAAA8ABCgBQAArwkAMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQAAAAG5BQEAmwgAIbsFEADKCAAhwAVAALAIACHNBQEAmwgAIaoGAQCbCAAhrAYBAJsIACGtBgEAmwgAIa4GAQCbCAAhrwZAALAIACGBBwAArgkAIAIAAAA-ACAmAAD4DQAgAgAAAPYNACAmAAD3DQAgEJ4FAAD1DQAwnwUAAPYNABCgBQAA9Q0AMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhEJ4FAAD1DQAwnwUAAPYNABCgBQAA9Q0AMKEFAgCaCAAhrwUBAJsIACGwBQEAmwgAIbgFAQCbCAAhuQUBAJsIACG7BRAAyggAIcAFQACwCAAhzQUBAJsIACGqBgEAmwgAIawGAQCbCAAhrQYBAJsIACGuBgEAmwgAIa8GQACwCAAhDKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbgFAQDRCQAhuwUQAPEJACHABUAA8wkAIc0FAQDRCQAhqgYBANEJACGsBgEA0QkAIa0GAQDRCQAhrgYBANEJACGvBkAA8wkAIQyhBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbsFEADxCQAhwAVAAPMJACHNBQEA0QkAIaoGAQDRCQAhrAYBANEJACGtBgEA0QkAIa4GAQDRCQAhrwZAAPMJACEMoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbsFEAAAAAHABUAAAAABzQUBAAAAAaoGAQAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBkAAAAABEQgAANcMACChBQIAAAABrwUBAAAAAbAFAQAAAAG4BQEAAAABwAVAAAAAAcMFQAAAAAGsBgEAAAABrgYBAAAAAa8GQAAAAAGwBgEAAAABsQYQAAAAAbIGEAAAAAGzBgEAAAABtAYCAAAAAbUGgAAAAAG2BiAAAAABAgAAADoAIC0AAIUOACADAAAAOgAgLQAAhQ4AIC4AAIQOACABJgAAvw4AMBYDAACICQAgCAAAlwkAIJ4FAACwCQAwnwUAABAAEKAFAACwCQAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAAAAAbkFAQCbCAAhwAVAALAIACHDBUAAuggAIawGAQCbCAAhrgYBAJwIACGvBkAAsAgAIbAGAQCbCAAhsQYQAMoIACGyBhAAyggAIbMGAQCcCAAhtAYCALYIACG1BgAAwggAILYGIAD6CAAhAgAAADoAICYAAIQOACACAAAAgg4AICYAAIMOACAUngUAAIEOADCfBQAAgg4AEKAFAACBDgAwoQUCAJoIACGvBQEAmwgAIbAFAQCbCAAhuAUBAJsIACG5BQEAmwgAIcAFQACwCAAhwwVAALoIACGsBgEAmwgAIa4GAQCcCAAhrwZAALAIACGwBgEAmwgAIbEGEADKCAAhsgYQAMoIACGzBgEAnAgAIbQGAgC2CAAhtQYAAMIIACC2BiAA-ggAIRSeBQAAgQ4AMJ8FAACCDgAQoAUAAIEOADChBQIAmggAIa8FAQCbCAAhsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIawGAQCbCAAhrgYBAJwIACGvBkAAsAgAIbAGAQCbCAAhsQYQAMoIACGyBhAAyggAIbMGAQCcCAAhtAYCALYIACG1BgAAwggAILYGIAD6CAAhEKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbgFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACERCAAA_gsAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbgFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACERCAAA1wwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAE6CQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAQIAAAAOACAtAACODgAgAwAAAA4AIC0AAI4OACAuAACNDgAgASYAAL4OADACAAAADgAgJgAAjQ4AIAIAAACHDAAgJgAAjA4AIDKhBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACE6CQAAmwwAIAoAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACE6CQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAARAFAAD6DAAgsAUBAAAAAbgFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAdsGAQAAAAHcBgEAAAAB3QYAAPYMACDeBgAA9wwAIN8GAAD4DAAg4AZAAAAAAeEGQAAAAAHiBkAAAAABAgAAAAUAIC0AAJoOACADAAAABQAgLQAAmg4AIC4AAJkOACABJgAAvQ4AMBUDAACICQAgBQAAywkAIJ4FAADKCQAwnwUAAAMAEKAFAADKCQAwsAUBAJsIACG4BQEAAAABuQUBAJsIACHABUAAsAgAIcMFQAC6CAAh0wUBAJsIACHjBQEAAAABmgYBAJwIACHbBgEAmwgAIdwGAQCbCAAh3QYAAJEJACDeBgAAkQkAIN8GAACRCQAg4AZAALoIACHhBkAAuggAIeIGQAC6CAAhAgAAAAUAICYAAJkOACACAAAAlw4AICYAAJgOACATngUAAJYOADCfBQAAlw4AEKAFAACWDgAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIdsGAQCbCAAh3AYBAJsIACHdBgAAkQkAIN4GAACRCQAg3wYAAJEJACDgBkAAuggAIeEGQAC6CAAh4gZAALoIACETngUAAJYOADCfBQAAlw4AEKAFAACWDgAwsAUBAJsIACG4BQEAmwgAIbkFAQCbCAAhwAVAALAIACHDBUAAuggAIdMFAQCbCAAh4wUBAJsIACGaBgEAnAgAIdsGAQCbCAAh3AYBAJsIACHdBgAAkQkAIN4GAACRCQAg3wYAAJEJACDgBkAAuggAIeEGQAC6CAAh4gZAALoIACEPsAUBANEJACG4BQEA0QkAIcAFQADzCQAhwwVAAPQJACHTBQEA0QkAIeMFAQDRCQAhmgYBANsJACHbBgEA0QkAIdwGAQDRCQAh3QYAAOUMACDeBgAA5gwAIN8GAADnDAAg4AZAAPQJACHhBkAA9AkAIeIGQAD0CQAhEAUAAOkMACCwBQEA0QkAIbgFAQDRCQAhwAVAAPMJACHDBUAA9AkAIdMFAQDRCQAh4wUBANEJACGaBgEA2wkAIdsGAQDRCQAh3AYBANEJACHdBgAA5QwAIN4GAADmDAAg3wYAAOcMACDgBkAA9AkAIeEGQAD0CQAh4gZAAPQJACEQBQAA-gwAILAFAQAAAAG4BQEAAAABwAVAAAAAAcMFQAAAAAHTBQEAAAAB4wUBAAAAAZoGAQAAAAHbBgEAAAAB3AYBAAAAAd0GAAD2DAAg3gYAAPcMACDfBgAA-AwAIOAGQAAAAAHhBkAAAAAB4gZAAAAAAQQtAACPDgAwigcAAJAOADCMBwAAkg4AIJAHAACTDgAwBC0AAIYOADCKBwAAhw4AMIwHAACJDgAgkAcAAIMMADAELQAA-g0AMIoHAAD7DQAwjAcAAP0NACCQBwAA_g0AMAQtAADuDQAwigcAAO8NADCMBwAA8Q0AIJAHAADyDQAwAy0AAOkNACCKBwAA6g0AIJAHAACIAgAgBC0AAN0NADCKBwAA3g0AMIwHAADgDQAgkAcAAOENADAELQAA0Q0AMIoHAADSDQAwjAcAANQNACCQBwAA1Q0AMAQtAADFDQAwigcAAMYNADCMBwAAyA0AIJAHAADJDQAwBC0AALkNADCKBwAAug0AMIwHAAC8DQAgkAcAAL0NADAELQAArQ0AMIoHAACuDQAwjAcAALANACCQBwAAsQ0AMAQtAAChDQAwigcAAKINADCMBwAApA0AIJAHAAClDQAwBC0AAJUNADCKBwAAlg0AMIwHAACYDQAgkAcAAJkNADAAAAAAAQMAAPALACAAAAAAAAAABwoAAL4LACCQBgAA1QkAIJIGAADVCQAgkwYAANUJACCVBgAA1QkAIJYGAADVCQAgmAYAANUJACAAAQ0AANsKACAABwMAAPALACAIAACoDgAgwwUAANUJACCuBgAA1QkAILMGAADVCQAgtAYAANUJACC1BgAA1QkAIAADDAAA0AsAIKIGAADVCQAgowYAANUJACAABwMAAPALACAFAAC8DgAgwwUAANUJACCaBgAA1QkAIOAGAADVCQAg4QYAANUJACDiBgAA1QkAIAAPsAUBAAAAAbgFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAdsGAQAAAAHcBgEAAAAB3QYAAPYMACDeBgAA9wwAIN8GAAD4DAAg4AZAAAAAAeEGQAAAAAHiBkAAAAABMqEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAABEKEFAgAAAAGvBQEAAAABsAUBAAAAAbgFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAEMoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbsFEAAAAAHABUAAAAABzQUBAAAAAaoGAQAAAAGsBgEAAAABrQYBAAAAAa4GAQAAAAGvBkAAAAABC6EFAgAAAAGjBQEAAAABuAUBAAAAAboFAQAAAAG7BRAAAAABvAUBAAAAAb0FAQAAAAG-BQEAAAABvwUQAAAAAcAFQAAAAAHBBUAAAAABA6EFAgAAAAHfBUAAAAAB4AUQAAAAAQcIBAAAAAGwBQEAAAABwAVAAAAAAdQFAQAAAAGnBgQAAAABqAYEAAAAAakGgAAAAAEHFYAAAAABFgQAAAABsAUBAAAAAcAFQAAAAAGmBgEAAAABpwYEAAAAAagGBAAAAAEDsAUBAAAAAdwFAQAAAAGlBkAAAAABA7AFAQAAAAHfBUAAAAABpAYEAAAAAQWjBQEAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QYAAIINACAgBwAAmw4AIAgAAJwOACAXAACdDgAgGAAAng4AIBkAAJ8OACAaAACgDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACC4BQEAAAABwAVAAAAAAa8GQAAAAAHqBgEAAAAB6wYBAAAAAewGAQAAAAHtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QZAAAAAAfIGQAAAAAHzBkAAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGAQAAAAH5BkAAAAAB-gZAAAAAAfsGAgAAAAECAAAAAQAgLQAAyA4AIAMAAABqACAtAADIDgAgLgAAzA4AICIAAABqACAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICYAAMwOACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHqBgEA0QkAIesGAQDRCQAh7AYBANEJACHtBgEA2wkAIe4GAQDbCQAh7wYBANsJACHwBgEA2wkAIfEGQAD0CQAh8gZAAPQJACHzBkAA9AkAIfQGAQDRCQAh9QYBANEJACH2BkAA9AkAIfcGQAD0CQAh-AYBANsJACH5BkAA9AkAIfoGQAD0CQAh-wYCANIJACEgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHqBgEA0QkAIesGAQDRCQAh7AYBANEJACHtBgEA2wkAIe4GAQDbCQAh7wYBANsJACHwBgEA2wkAIfEGQAD0CQAh8gZAAPQJACHzBkAA9AkAIfQGAQDRCQAh9QYBANEJACH2BkAA9AkAIfcGQAD0CQAh-AYBANsJACH5BkAA9AkAIfoGQAD0CQAh-wYCANIJACEgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB0AAKMOACAeAACkDgAgHwAApQ4AICAAAKYOACC4BQEAAAABwAVAAAAAAa8GQAAAAAHqBgEAAAAB6wYBAAAAAewGAQAAAAHtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QZAAAAAAfIGQAAAAAHzBkAAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGAQAAAAH5BkAAAAAB-gZAAAAAAfsGAgAAAAECAAAAAQAgLQAAzQ4AIAO5BQEAAAAB2QYBAAAAAdoGQAAAAAEDAAAAagAgLQAAzQ4AIC4AANIOACAiAAAAagAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAADSDgAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhEQMAAPkMACCwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAdMFAQAAAAHjBQEAAAABmgYBAAAAAdsGAQAAAAHcBgEAAAAB3QYAAPYMACDeBgAA9wwAIN8GAAD4DAAg4AZAAAAAAeEGQAAAAAHiBkAAAAABAgAAAAUAIC0AANMOACADAAAAAwAgLQAA0w4AIC4AANcOACATAAAAAwAgAwAA6AwAICYAANcOACCwBQEA0QkAIbgFAQDRCQAhuQUBANEJACHABUAA8wkAIcMFQAD0CQAh0wUBANEJACHjBQEA0QkAIZoGAQDbCQAh2wYBANEJACHcBgEA0QkAId0GAADlDAAg3gYAAOYMACDfBgAA5wwAIOAGQAD0CQAh4QZAAPQJACHiBkAA9AkAIREDAADoDAAgsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIdMFAQDRCQAh4wUBANEJACGaBgEA2wkAIdsGAQDRCQAh3AYBANEJACHdBgAA5QwAIN4GAADmDAAg3wYAAOcMACDgBkAA9AkAIeEGQAD0CQAh4gZAAPQJACEgBwAAmw4AIAgAAJwOACAYAACeDgAgGQAAnw4AIBoAAKAOACAbAAChDgAgHAAAog4AIB0AAKMOACAeAACkDgAgHwAApQ4AICAAAKYOACC4BQEAAAABwAVAAAAAAa8GQAAAAAHqBgEAAAAB6wYBAAAAAewGAQAAAAHtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QZAAAAAAfIGQAAAAAHzBkAAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wZAAAAAAfgGAQAAAAH5BkAAAAAB-gZAAAAAAfsGAgAAAAECAAAAAQAgLQAA2A4AIDsDAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAA1QwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAQIAAAAOACAtAADaDgAgDsAFQAAAAAHCBQQAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABBsIFBAAAAAHeBQEAAAAB_QUCAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAQMEAQAAAAHABUAAAAABmgYBAAAAAQLABUAAAAABmwYBAAAAARIDAADWDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABuAUBAAAAAbkFAQAAAAHABUAAAAABwwVAAAAAAawGAQAAAAGuBgEAAAABrwZAAAAAAbAGAQAAAAGxBhAAAAABsgYQAAAAAbMGAQAAAAG0BgIAAAABtQaAAAAAAbYGIAAAAAECAAAAOgAgLQAA4A4AICAHAACbDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAeoGAQAAAAHrBgEAAAAB7AYBAAAAAe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBkAAAAAB8gZAAAAAAfMGQAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AYBAAAAAfkGQAAAAAH6BkAAAAAB-wYCAAAAAQIAAAABACAtAADiDgAgAwAAABAAIC0AAOAOACAuAADmDgAgFAAAABAAIAMAAP0LACAmAADmDgAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhuAUBANEJACG5BQEA0QkAIcAFQADzCQAhwwVAAPQJACGsBgEA0QkAIa4GAQDbCQAhrwZAAPMJACGwBgEA0QkAIbEGEADxCQAhsgYQAPEJACGzBgEA2wkAIbQGAgD_CQAhtQaAAAAAAbYGIACvCwAhEgMAAP0LACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACG4BQEA0QkAIbkFAQDRCQAhwAVAAPMJACHDBUAA9AkAIawGAQDRCQAhrgYBANsJACGvBkAA8wkAIbAGAQDRCQAhsQYQAPEJACGyBhAA8QkAIbMGAQDbCQAhtAYCAP8JACG1BoAAAAABtgYgAK8LACEyoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAEDAAAADAAgLQAA2g4AIC4AAOoOACA9AAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAmAADqDgAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACE7AwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANsJACHXBgEA2wkAIQMAAABqACAtAADiDgAgLgAA7Q4AICIAAABqACAHAACJDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AICYAAO0OACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHqBgEA0QkAIesGAQDRCQAh7AYBANEJACHtBgEA2wkAIe4GAQDbCQAh7wYBANsJACHwBgEA2wkAIfEGQAD0CQAh8gZAAPQJACHzBkAA9AkAIfQGAQDRCQAh9QYBANEJACH2BkAA9AkAIfcGQAD0CQAh-AYBANsJACH5BkAA9AkAIfoGQAD0CQAh-wYCANIJACEgBwAAiQ0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACC4BQEA0QkAIcAFQADzCQAhrwZAAPMJACHqBgEA0QkAIesGAQDRCQAh7AYBANEJACHtBgEA2wkAIe4GAQDbCQAh7wYBANsJACHwBgEA2wkAIfEGQAD0CQAh8gZAAPQJACHzBkAA9AkAIfQGAQDRCQAh9QYBANEJACH2BkAA9AkAIfcGQAD0CQAh-AYBANsJACH5BkAA9AkAIfoGQAD0CQAh-wYCANIJACEyoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdcGAQAAAAEDAAAAagAgLQAA2A4AIC4AAPEOACAiAAAAagAgBwAAiQ0AIAgAAIoNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAADxDgAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBkAAJ8OACAaAACgDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAPIOACADAAAAagAgLQAA8g4AIC4AAPYOACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGQAAjQ0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAAD2DgAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAaAACgDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAPcOACADAAAAagAgLQAA9w4AIC4AAPsOACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBoAAI4NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAAD7DgAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAPwOACADAAAAagAgLQAA_A4AIC4AAIAPACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAACADwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAIEPACADAAAAagAgLQAAgQ8AIC4AAIUPACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAeAACSDQAgHwAAkw0AICAAAJQNACAmAACFDwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAIYPACADAAAAagAgLQAAhg8AIC4AAIoPACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHwAAkw0AICAAAJQNACAmAACKDwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGgAAoA4AIBsAAKEOACAcAACiDgAgHQAAow4AIB4AAKQOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AAIsPACADAAAAagAgLQAAiw8AIC4AAI8PACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAaAACODQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AICAAAJQNACAmAACPDwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBsAAI8NACAcAACQDQAgHQAAkQ0AIB4AAJINACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhOwMAAJ0MACAJAACeDAAgCgAAnwwAIBEAAKAMACASAAChDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAABAgAAAA4AIC0AAJAPACADAAAADAAgLQAAkA8AIC4AAJQPACA9AAAADAAgAwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACAUAACQDAAgFQAAkQwAIBYAAJIMACAmAACUDwAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACE7AwAAiwwAIAkAAJsMACAKAACMDAAgEQAAjQwAIBIAAI4MACAUAACQDAAgFQAAkQwAIBYAAJIMACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANsJACHXBgEA2wkAITsDAACdDAAgCQAAngwAIAoAAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAVAADVDAAgFgAApAwAIKEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABuAUBAAAAAbkFAQAAAAG7BRAAAAABvAUBAAAAAb4FAQAAAAHABUAAAAABwgUQAAAAAdIFQAAAAAHcBQEAAAABhQYEAAAAAawGAQAAAAGuBgEAAAABtQaAAAAAAbcGAQAAAAG4BgEAAAABuQYBAAAAAboGBAAAAAG7BgQAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGBAAAAAHBBiAAAAABwgYBAAAAAcMGAQAAAAHEBgIAAAABxQYBAAAAAcYGQAAAAAHHBgEAAAAByAYEAAAAAckGAgAAAAHKBkAAAAABywYBAAAAAcwGQAAAAAHNBgEAAAABzgZAAAAAAc8GQAAAAAHQBkAAAAAB0QZAAAAAAdIGQAAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAQIAAAAOACAtAACVDwAgAwAAAAwAIC0AAJUPACAuAACZDwAgPQAAAAwAIAMAAIsMACAJAACbDAAgCgAAjAwAIBEAAI0MACASAACODAAgEwAAjwwAIBUAAJEMACAWAACSDAAgJgAAmQ8AIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIdcGAQDbCQAhOwMAAIsMACAJAACbDAAgCgAAjAwAIBEAAI0MACASAACODAAgEwAAjwwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACE7AwAAnQwAIAkAAJ4MACAKAACfDAAgEQAAoAwAIBMAAKIMACAUAACjDAAgFQAA1QwAIBYAAKQMACChBQIAAAABrwUBAAAAAbAFAQAAAAGxBQEAAAABsgUBAAAAAbgFAQAAAAG5BQEAAAABuwUQAAAAAbwFAQAAAAG-BQEAAAABwAVAAAAAAcIFEAAAAAHSBUAAAAAB3AUBAAAAAYUGBAAAAAGsBgEAAAABrgYBAAAAAbUGgAAAAAG3BgEAAAABuAYBAAAAAbkGAQAAAAG6BgQAAAABuwYEAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgQAAAABwQYgAAAAAcIGAQAAAAHDBgEAAAABxAYCAAAAAcUGAQAAAAHGBkAAAAABxwYBAAAAAcgGBAAAAAHJBgIAAAABygZAAAAAAcsGAQAAAAHMBkAAAAABzQYBAAAAAc4GQAAAAAHPBkAAAAAB0AZAAAAAAdEGQAAAAAHSBkAAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAECAAAADgAgLQAAmg8AIAMAAAAMACAtAACaDwAgLgAAng8AID0AAAAMACADAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEwAAjwwAIBQAAJAMACAVAACRDAAgFgAAkgwAICYAAJ4PACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhuAUBANEJACG5BQEA0QkAIbsFEADxCQAhvAUBANEJACG-BQEA2wkAIcAFQADzCQAhwgUQAPEJACHSBUAA9AkAIdwFAQDRCQAhhQYEAIoKACGsBgEA0QkAIa4GAQDbCQAhtQaAAAAAAbcGAQDbCQAhuAYBANEJACG5BgEA0QkAIboGBACQCgAhuwYEAJAKACG8BgEA0QkAIb0GAQDbCQAhvgYBANEJACG_BgEA0QkAIcAGBACQCgAhwQYgAIkMACHCBgEA2wkAIcMGAQDbCQAhxAYCAP8JACHFBgEA2wkAIcYGQAD0CQAhxwYBANsJACHIBgQAigoAIckGAgD_CQAhygZAAPQJACHLBgEA2wkAIcwGQAD0CQAhzQYBANsJACHOBkAA9AkAIc8GQAD0CQAh0AZAAPQJACHRBkAA9AkAIdIGQAD0CQAh0wYBANsJACHUBgEA2wkAIdUGAQDbCQAh1gYBANsJACHXBgEA2wkAITsDAACLDAAgCQAAmwwAIAoAAIwMACARAACNDAAgEwAAjwwAIBQAAJAMACAVAACRDAAgFgAAkgwAIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIdcGAQDbCQAhDsAFQAAAAAHCBQQAAAAB1AUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABOwMAAJ0MACAJAACeDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAABAgAAAA4AIC0AAKAPACAOoQUCAAAAAaMFAQAAAAG4BQEAAAABwAVAAAAAAY8GBAAAAAGQBgEAAAABkQYEAAAAAZIGQAAAAAGTBhAAAAABlAYgAAAAAZUGEAAAAAGWBkAAAAABlwYgAAAAAZgGQAAAAAECAAAAvAMAIC0AAKIPACADoQUCAAAAAdwFAQAAAAHdBUAAAAABBdQFAQAAAAH9BQIAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABAwAAAAwAIC0AAKAPACAuAACoDwAgPQAAAAwAIAMAAIsMACAJAACbDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgJgAAqA8AIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIdcGAQDbCQAhOwMAAIsMACAJAACbDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACEDAAAAvwMAIC0AAKIPACAuAACrDwAgEAAAAL8DACAmAACrDwAgoQUCANIJACGjBQEA0QkAIbgFAQDRCQAhwAVAAPMJACGPBgQAkAoAIZAGAQDbCQAhkQYEAJAKACGSBkAA9AkAIZMGEADyCQAhlAYgAK8LACGVBhAA8gkAIZYGQAD0CQAhlwYgAK8LACGYBkAA9AkAIQ6hBQIA0gkAIaMFAQDRCQAhuAUBANEJACHABUAA8wkAIY8GBACQCgAhkAYBANsJACGRBgQAkAoAIZIGQAD0CQAhkwYQAPIJACGUBiAArwsAIZUGEADyCQAhlgZAAPQJACGXBiAArwsAIZgGQAD0CQAhOwMAAJ0MACAJAACeDAAgCgAAnwwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAANUMACAWAACkDAAgoQUCAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFAQAAAAG4BQEAAAABuQUBAAAAAbsFEAAAAAG8BQEAAAABvgUBAAAAAcAFQAAAAAHCBRAAAAAB0gVAAAAAAdwFAQAAAAGFBgQAAAABrAYBAAAAAa4GAQAAAAG1BoAAAAABtwYBAAAAAbgGAQAAAAG5BgEAAAABugYEAAAAAbsGBAAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYEAAAAAcEGIAAAAAHCBgEAAAABwwYBAAAAAcQGAgAAAAHFBgEAAAABxgZAAAAAAccGAQAAAAHIBgQAAAAByQYCAAAAAcoGQAAAAAHLBgEAAAABzAZAAAAAAc0GAQAAAAHOBkAAAAABzwZAAAAAAdAGQAAAAAHRBkAAAAAB0gZAAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAABAgAAAA4AIC0AAKwPACATCwAAmAsAIAwAAJkLACAOAACaCwAgDwAAmwsAIMAFQAAAAAHCBQQAAAAB1AUBAAAAAd4FAQAAAAHzBQEAAAAB_AVAAAAAAf4FBAAAAAH_BRAAAAABgAZAAAAAAYEGAQAAAAGCBgEAAAABgwYBAAAAAYQGEAAAAAGFBgQAAAABhgZAAAAAAQIAAAAWACAtAACuDwAgAwAAAAwAIC0AAKwPACAuAACyDwAgPQAAAAwAIAMAAIsMACAJAACbDAAgCgAAjAwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgJgAAsg8AIKEFAgDSCQAhrwUBANEJACGwBQEA0QkAIbEFAQDRCQAhsgUBANEJACG4BQEA0QkAIbkFAQDRCQAhuwUQAPEJACG8BQEA0QkAIb4FAQDbCQAhwAVAAPMJACHCBRAA8QkAIdIFQAD0CQAh3AUBANEJACGFBgQAigoAIawGAQDRCQAhrgYBANsJACG1BoAAAAABtwYBANsJACG4BgEA0QkAIbkGAQDRCQAhugYEAJAKACG7BgQAkAoAIbwGAQDRCQAhvQYBANsJACG-BgEA0QkAIb8GAQDRCQAhwAYEAJAKACHBBiAAiQwAIcIGAQDbCQAhwwYBANsJACHEBgIA_wkAIcUGAQDbCQAhxgZAAPQJACHHBgEA2wkAIcgGBACKCgAhyQYCAP8JACHKBkAA9AkAIcsGAQDbCQAhzAZAAPQJACHNBgEA2wkAIc4GQAD0CQAhzwZAAPQJACHQBkAA9AkAIdEGQAD0CQAh0gZAAPQJACHTBgEA2wkAIdQGAQDbCQAh1QYBANsJACHWBgEA2wkAIdcGAQDbCQAhOwMAAIsMACAJAACbDAAgCgAAjAwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbgFAQDRCQAhuQUBANEJACG7BRAA8QkAIbwFAQDRCQAhvgUBANsJACHABUAA8wkAIcIFEADxCQAh0gVAAPQJACHcBQEA0QkAIYUGBACKCgAhrAYBANEJACGuBgEA2wkAIbUGgAAAAAG3BgEA2wkAIbgGAQDRCQAhuQYBANEJACG6BgQAkAoAIbsGBACQCgAhvAYBANEJACG9BgEA2wkAIb4GAQDRCQAhvwYBANEJACHABgQAkAoAIcEGIACJDAAhwgYBANsJACHDBgEA2wkAIcQGAgD_CQAhxQYBANsJACHGBkAA9AkAIccGAQDbCQAhyAYEAIoKACHJBgIA_wkAIcoGQAD0CQAhywYBANsJACHMBkAA9AkAIc0GAQDbCQAhzgZAAPQJACHPBkAA9AkAIdAGQAD0CQAh0QZAAPQJACHSBkAA9AkAIdMGAQDbCQAh1AYBANsJACHVBgEA2wkAIdYGAQDbCQAh1wYBANsJACEDAAAAFAAgLQAArg8AIC4AALUPACAVAAAAFAAgCwAA9goAIAwAAPcKACAOAAD4CgAgDwAA-QoAICYAALUPACDABUAA8wkAIcIFBACQCgAh1AUBANsJACHeBQEA0QkAIfMFAQDRCQAh_AVAAPMJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACGBBgEA0QkAIYIGAQDbCQAhgwYBANsJACGEBhAA8gkAIYUGBACKCgAhhgZAAPQJACETCwAA9goAIAwAAPcKACAOAAD4CgAgDwAA-QoAIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAISAHAACbDgAgCAAAnA4AIBcAAJ0OACAYAACeDgAgGQAAnw4AIBoAAKAOACAcAACiDgAgHQAAow4AIB4AAKQOACAfAAClDgAgIAAApg4AILgFAQAAAAHABUAAAAABrwZAAAAAAeoGAQAAAAHrBgEAAAAB7AYBAAAAAe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBkAAAAAB8gZAAAAAAfMGQAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BkAAAAAB-AYBAAAAAfkGQAAAAAH6BkAAAAAB-wYCAAAAAQIAAAABACAtAAC2DwAgAwAAAGoAIC0AALYPACAuAAC6DwAgIgAAAGoAIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGgAAjg0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAgJgAAug8AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIeoGAQDRCQAh6wYBANEJACHsBgEA0QkAIe0GAQDbCQAh7gYBANsJACHvBgEA2wkAIfAGAQDbCQAh8QZAAPQJACHyBkAA9AkAIfMGQAD0CQAh9AYBANEJACH1BgEA0QkAIfYGQAD0CQAh9wZAAPQJACH4BgEA2wkAIfkGQAD0CQAh-gZAAPQJACH7BgIA0gkAISAHAACJDQAgCAAAig0AIBcAAIsNACAYAACMDQAgGQAAjQ0AIBoAAI4NACAcAACQDQAgHQAAkQ0AIB4AAJINACAfAACTDQAgIAAAlA0AILgFAQDRCQAhwAVAAPMJACGvBkAA8wkAIeoGAQDRCQAh6wYBANEJACHsBgEA0QkAIe0GAQDbCQAh7gYBANsJACHvBgEA2wkAIfAGAQDbCQAh8QZAAPQJACHyBkAA9AkAIfMGQAD0CQAh9AYBANEJACH1BgEA0QkAIfYGQAD0CQAh9wZAAPQJACH4BgEA2wkAIfkGQAD0CQAh-gZAAPQJACH7BgIA0gkAIRMLAACYCwAgDAAAmQsAIA4AAJoLACAQAACcCwAgwAVAAAAAAcIFBAAAAAHUBQEAAAAB3gUBAAAAAfMFAQAAAAH8BUAAAAAB_gUEAAAAAf8FEAAAAAGABkAAAAABgQYBAAAAAYIGAQAAAAGDBgEAAAABhAYQAAAAAYUGBAAAAAGGBkAAAAABAgAAABYAIC0AALsPACADAAAAFAAgLQAAuw8AIC4AAL8PACAVAAAAFAAgCwAA9goAIAwAAPcKACAOAAD4CgAgEAAA-goAICYAAL8PACDABUAA8wkAIcIFBACQCgAh1AUBANsJACHeBQEA0QkAIfMFAQDRCQAh_AVAAPMJACH-BQQAigoAIf8FEADyCQAhgAZAAPQJACGBBgEA0QkAIYIGAQDbCQAhgwYBANsJACGEBhAA8gkAIYUGBACKCgAhhgZAAPQJACETCwAA9goAIAwAAPcKACAOAAD4CgAgEAAA-goAIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIQHkBUAAAAABCwkAAM0KACC7AwAAzAoAILgFAQAAAAG5BQEAAAAB5AVAAAAAAecFAQAAAAHoBQEAAAAB6QUBAAAAAeoFAQAAAAHrBYAAAAAB7AUBAAAAAQIAAACuBQAgLQAAwQ8AIAMAAAC6BQAgLQAAwQ8AIC4AAMUPACANAAAAugUAIAkAALQKACAmAADFDwAguwMAALMKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQsJAAC0CgAguwMAALMKACC4BQEA0QkAIbkFAQDbCQAh5AVAAPMJACHnBQEA0QkAIegFAQDRCQAh6QUBANEJACHqBQEA0QkAIesFgAAAAAHsBQEA2wkAIQsJAADNCgAgugMAAMsKACC4BQEAAAABuQUBAAAAAeQFQAAAAAHnBQEAAAAB6AUBAAAAAekFAQAAAAHqBQEAAAAB6wWAAAAAAewFAQAAAAECAAAArgUAIC0AAMYPACADAAAAugUAIC0AAMYPACAuAADKDwAgDQAAALoFACAJAAC0CgAgJgAAyg8AILoDAACyCgAguAUBANEJACG5BQEA2wkAIeQFQADzCQAh5wUBANEJACHoBQEA0QkAIekFAQDRCQAh6gUBANEJACHrBYAAAAAB7AUBANsJACELCQAAtAoAILoDAACyCgAguAUBANEJACG5BQEA2wkAIeQFQADzCQAh5wUBANEJACHoBQEA0QkAIekFAQDRCQAh6gUBANEJACHrBYAAAAAB7AUBANsJACELugMAAMsKACC7AwAAzAoAILgFAQAAAAG5BQEAAAAB5AVAAAAAAecFAQAAAAHoBQEAAAAB6QUBAAAAAeoFAQAAAAHrBYAAAAAB7AUBAAAAAQIAAACuBQAgLQAAyw8AIAMAAAC6BQAgLQAAyw8AIC4AAM8PACANAAAAugUAICYAAM8PACC6AwAAsgoAILsDAACzCgAguAUBANEJACG5BQEA2wkAIeQFQADzCQAh5wUBANEJACHoBQEA0QkAIekFAQDRCQAh6gUBANEJACHrBYAAAAAB7AUBANsJACELugMAALIKACC7AwAAswoAILgFAQDRCQAhuQUBANsJACHkBUAA8wkAIecFAQDRCQAh6AUBANEJACHpBQEA0QkAIeoFAQDRCQAh6wWAAAAAAewFAQDbCQAhEwsAAJgLACAMAACZCwAgDwAAmwsAIBAAAJwLACDABUAAAAABwgUEAAAAAdQFAQAAAAHeBQEAAAAB8wUBAAAAAfwFQAAAAAH-BQQAAAAB_wUQAAAAAYAGQAAAAAGBBgEAAAABggYBAAAAAYMGAQAAAAGEBhAAAAABhQYEAAAAAYYGQAAAAAECAAAAFgAgLQAA0A8AIAMAAAAUACAtAADQDwAgLgAA1A8AIBUAAAAUACALAAD2CgAgDAAA9woAIA8AAPkKACAQAAD6CgAgJgAA1A8AIMAFQADzCQAhwgUEAJAKACHUBQEA2wkAId4FAQDRCQAh8wUBANEJACH8BUAA8wkAIf4FBACKCgAh_wUQAPIJACGABkAA9AkAIYEGAQDRCQAhggYBANsJACGDBgEA2wkAIYQGEADyCQAhhQYEAIoKACGGBkAA9AkAIRMLAAD2CgAgDAAA9woAIA8AAPkKACAQAAD6CgAgwAVAAPMJACHCBQQAkAoAIdQFAQDbCQAh3gUBANEJACHzBQEA0QkAIfwFQADzCQAh_gUEAIoKACH_BRAA8gkAIYAGQAD0CQAhgQYBANEJACGCBgEA2wkAIYMGAQDbCQAhhAYQAPIJACGFBgQAigoAIYYGQAD0CQAhIAcAAJsOACAIAACcDgAgFwAAnQ4AIBgAAJ4OACAZAACfDgAgGwAAoQ4AIBwAAKIOACAdAACjDgAgHgAApA4AIB8AAKUOACAgAACmDgAguAUBAAAAAcAFQAAAAAGvBkAAAAAB6gYBAAAAAesGAQAAAAHsBgEAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGQAAAAAHyBkAAAAAB8wZAAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGQAAAAAH4BgEAAAAB-QZAAAAAAfoGQAAAAAH7BgIAAAABAgAAAAEAIC0AANUPACADAAAAagAgLQAA1Q8AIC4AANkPACAiAAAAagAgBwAAiQ0AIAgAAIoNACAXAACLDQAgGAAAjA0AIBkAAI0NACAbAACPDQAgHAAAkA0AIB0AAJENACAeAACSDQAgHwAAkw0AICAAAJQNACAmAADZDwAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhIAcAAIkNACAIAACKDQAgFwAAiw0AIBgAAIwNACAZAACNDQAgGwAAjw0AIBwAAJANACAdAACRDQAgHgAAkg0AIB8AAJMNACAgAACUDQAguAUBANEJACHABUAA8wkAIa8GQADzCQAh6gYBANEJACHrBgEA0QkAIewGAQDRCQAh7QYBANsJACHuBgEA2wkAIe8GAQDbCQAh8AYBANsJACHxBkAA9AkAIfIGQAD0CQAh8wZAAPQJACH0BgEA0QkAIfUGAQDRCQAh9gZAAPQJACH3BkAA9AkAIfgGAQDbCQAh-QZAAPQJACH6BkAA9AkAIfsGAgDSCQAhAqIFAQAAAAGjBQEAAAABBqEFAgAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBQEAAAABswUBAAAAAQIAAADYBwAgLQAA2w8AIAMAAADgBwAgLQAA2w8AIC4AAN8PACAIAAAA4AcAICYAAN8PACChBQIA0gkAIa8FAQDRCQAhsAUBANEJACGxBQEA0QkAIbIFAQDRCQAhswUBANsJACEGoQUCANIJACGvBQEA0QkAIbAFAQDRCQAhsQUBANEJACGyBQEA0QkAIbMFAQDbCQAhDQYAHAcGAggPBRc7Bhg_ExlBFBpFFRtJFhxNFx1RGB5VGR9ZGiBdGwMDAAEFCgMGAAQBBAACAQULAAoDAAEGABIJEQYKFwgRJw0SKw8TLRAUMREVMgUWMwUDAwABBgAHCBIFAQgTAAYGAA4LAAkMGgUOHgsPIAwQJA0CBgAKChgIAQoZAAENAAgBDQAIAgwABQ0ACAIOJQAQJgABDAAFAQwABQEMAAUFCjQAETUAEjYAFDcAFjgAAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABCwdeAAhfABdgABhhABpiABtjABxkAB1lAB5mAB9nACBoAAAAAAUGACEzACI0ACM1ACQ2ACUAAAAAAAUGACEzACI0ACM1ACQ2ACUBAwABAQMAAQUGACozACs0ACw1AC02AC4AAAAAAAUGACozACs0ACw1AC02AC4BAwABAQMAAQMGADM1ADQ2ADUAAAADBgAzNQA0NgA1AQQAAgEEAAIDBgA6NQA7NgA8AAAAAwYAOjUAOzYAPAMDAAEJzAEGFc0BBQMDAAEJ0wEGFdQBBQUGAEEzAEI0AEM1AEQ2AEUAAAAAAAUGAEEzAEI0AEM1AEQ2AEUBAwABAQMAAQUGAEozAEs0AEw1AE02AE4AAAAAAAUGAEozAEs0AEw1AE02AE4BAwABAQMAAQUGAFMzAFQ0AFU1AFY2AFcAAAAAAAUGAFMzAFQ0AFU1AFY2AFcBAwABAQMAAQMGAFw1AF02AF4AAAADBgBcNQBdNgBeAQMAAQEDAAEFBgBjMwBkNABlNQBmNgBnAAAAAAAFBgBjMwBkNABlNQBmNgBnAQMAAQEDAAEFBgBsMwBtNABuNQBvNgBwAAAAAAAFBgBsMwBtNABuNQBvNgBwAQMAAQEDAAEDBgB1NQB2NgB3AAAAAwYAdTUAdjYAdwEDAAEBAwABBQYAfDMAfTQAfjUAfzYAgAEAAAAAAAUGAHwzAH00AH41AH82AIABAQwABQEMAAUFBgCFATMAhgE0AIcBNQCIATYAiQEAAAAAAAUGAIUBMwCGATQAhwE1AIgBNgCJAQEMAAUBDAAFAwYAjgE1AI8BNgCQAQAAAAMGAI4BNQCPATYAkAEBDAAFAQwABQMGAJUBNQCWATYAlwEAAAADBgCVATUAlgE2AJcBAAAFBgCcATMAnQE0AJ4BNQCfATYAoAEAAAAAAAUGAJwBMwCdATQAngE1AJ8BNgCgAQAAAAUGAKYBMwCnATQAqAE1AKkBNgCqAQAAAAAABQYApgEzAKcBNACoATUAqQE2AKoBAAAABQYAsAEzALEBNACyATUAswE2ALQBAAAAAAAFBgCwATMAsQE0ALIBNQCzATYAtAEAAAADBgC6ATUAuwE2ALwBAAAAAwYAugE1ALsBNgC8AQILAAkMqgQFAgsACQywBAUFBgDBATMAwgE0AMMBNQDEATYAxQEAAAAAAAUGAMEBMwDCATQAwwE1AMQBNgDFAQIMAAUNAAgCDAAFDQAIBQYAygEzAMsBNADMATUAzQE2AM4BAAAAAAAFBgDKATMAywE0AMwBNQDNATYAzgEAAAAFBgDUATMA1QE0ANYBNQDXATYA2AEAAAAAAAUGANQBMwDVATQA1gE1ANcBNgDYAQEDAAEBAwABBQYA3QEzAN4BNADfATUA4AE2AOEBAAAAAAAFBgDdATMA3gE0AN8BNQDgATYA4QEBDQAIAQ0ACAUGAOYBMwDnATQA6AE1AOkBNgDqAQAAAAAABQYA5gEzAOcBNADoATUA6QE2AOoBAAAAAwYA8AE1APEBNgDyAQAAAAMGAPABNQDxATYA8gEEBgD4AQm3BfcBugOxBfUBuwO1BfYBAbkDAPQBAbkDAPQBAbkDAPQBAbsDuAUAAAADBgD8ATUA_QE2AP4BAAAAAwYA_AE1AP0BNgD-AQAAAAUGAIQCMwCFAjQAhgI1AIcCNgCIAgAAAAAABQYAhAIzAIUCNACGAjUAhwI2AIgCAbkDAPQBAbkDAPQBAwYAjQI1AI4CNgCPAgAAAAMGAI0CNQCOAjYAjwIBuQMA9AEBuQMA9AEDBgCUAjUAlQI2AJYCAAAAAwYAlAI1AJUCNgCWAgG5AwD0AQG5AwD0AQUGAJsCMwCcAjQAnQI1AJ4CNgCfAgAAAAAABQYAmwIzAJwCNACdAjUAngI2AJ8CAAAABQYApQIzAKYCNACnAjUAqAI2AKkCAAAAAAAFBgClAjMApgI0AKcCNQCoAjYAqQIBDQAIAQ0ACAUGAK4CMwCvAjQAsAI1ALECNgCyAgAAAAAABQYArgIzAK8CNACwAjUAsQI2ALICAAAABQYAuAIzALkCNAC6AjUAuwI2ALwCAAAAAAAFBgC4AjMAuQI0ALoCNQC7AjYAvAIAAAAFBgDCAjMAwwI0AMQCNQDFAjYAxgIAAAAAAAUGAMICMwDDAjQAxAI1AMUCNgDGAgAAAAUGAMwCMwDNAjQAzgI1AM8CNgDQAgAAAAAABQYAzAIzAM0CNADOAjUAzwI2ANACAAAAAwYA1gI1ANcCNgDYAgAAAAMGANYCNQDXAjYA2AIBAwABAQMAAQUGAN0CMwDeAjQA3wI1AOACNgDhAgAAAAAABQYA3QIzAN4CNADfAjUA4AI2AOECAgYA5QL9BN0H5AIB_AQA4wIB_QTeBwAAAAUGAOkCMwDqAjQA6wI1AOwCNgDtAgAAAAAABQYA6QIzAOoCNADrAjUA7AI2AO0CAfwEAOMCAfwEAOMCBQYA8gIzAPMCNAD0AjUA9QI2APYCAAAAAAAFBgDyAjMA8wI0APQCNQD1AjYA9gIhAgEiaQEjbAEkbQElbgEncAEoch0pcx4qdQErdx0seB8veQEwegExex03fiA4fyY5gAEbOoEBGzuCARs8gwEbPYQBGz6GARs_iAEdQIkBJ0GLARtCjQEdQ44BKESPARtFkAEbRpEBHUeUASlIlQEvSZYBAkqXAQJLmAECTJkBAk2aAQJOnAECT54BHVCfATBRoQECUqMBHVOkATFUpQECVaYBAlanAR1XqgEyWKsBNlmsAQNarQEDW64BA1yvAQNdsAEDXrIBA1-0AR1gtQE3YbcBA2K5AR1jugE4ZLsBA2W8AQNmvQEdZ8ABOWjBAT1pwgEFasMBBWvEAQVsxQEFbcYBBW7IAQVvygEdcMsBPnHPAQVy0QEdc9IBP3TVAQV11gEFdtcBHXfaAUB42wFGedwBBnrdAQZ73gEGfN8BBn3gAQZ-4gEGf-QBHYAB5QFHgQHnAQaCAekBHYMB6gFIhAHrAQaFAewBBoYB7QEdhwHwAUmIAfEBT4kB8gETigHzAROLAfQBE4wB9QETjQH2AROOAfgBE48B-gEdkAH7AVCRAf0BE5IB_wEdkwGAAlGUAYECE5UBggITlgGDAh2XAYYCUpgBhwJYmQGJAhSaAYoCFJsBjAIUnAGNAhSdAY4CFJ4BkAIUnwGSAh2gAZMCWaEBlQIUogGXAh2jAZgCWqQBmQIUpQGaAhSmAZsCHacBngJbqAGfAl-pAaACF6oBoQIXqwGiAhesAaMCF60BpAIXrgGmAhevAagCHbABqQJgsQGrAheyAa0CHbMBrgJhtAGvAhe1AbACF7YBsQIdtwG0AmK4AbUCaLkBtgIYugG3Ahi7AbgCGLwBuQIYvQG6Ahi-AbwCGL8BvgIdwAG_AmnBAcECGMIBwwIdwwHEAmrEAcUCGMUBxgIYxgHHAh3HAcoCa8gBywJxyQHMAhnKAc0CGcsBzgIZzAHPAhnNAdACGc4B0gIZzwHUAh3QAdUCctEB1wIZ0gHZAh3TAdoCc9QB2wIZ1QHcAhnWAd0CHdcB4AJ02AHhAnjZAeICGtoB4wIa2wHkAhrcAeUCGt0B5gIa3gHoAhrfAeoCHeAB6wJ54QHtAhriAe8CHeMB8AJ65AHxAhrlAfICGuYB8wId5wH2AnvoAfcCgQHpAfkCEOoB-gIQ6wH8AhDsAf0CEO0B_gIQ7gGAAxDvAYIDHfABgwOCAfEBhQMQ8gGHAx3zAYgDgwH0AYkDEPUBigMQ9gGLAx33AY4DhAH4AY8DigH5AZADEfoBkQMR-wGSAxH8AZMDEf0BlAMR_gGWAxH_AZgDHYACmQOLAYECmwMRggKdAx2DAp4DjAGEAp8DEYUCoAMRhgKhAx2HAqQDjQGIAqUDkQGJAqYDD4oCpwMPiwKoAw-MAqkDD40CqgMPjgKsAw-PAq4DHZACrwOSAZECsQMPkgKzAx2TArQDkwGUArUDD5UCtgMPlgK3Ax2XAroDlAGYArsDmAGZAr0DCZoCvgMJmwLBAwmcAsIDCZ0CwwMJngLFAwmfAscDHaACyAOZAaECygMJogLMAx2jAs0DmgGkAs4DCaUCzwMJpgLQAx2nAtMDmwGoAtQDoQGpAtYDogGqAtcDogGrAtoDogGsAtsDogGtAtwDogGuAt4DogGvAuADHbAC4QOjAbEC4wOiAbIC5QMdswLmA6QBtALnA6IBtQLoA6IBtgLpAx23AuwDpQG4Au0DqwG5Au8DrAG6AvADrAG7AvMDrAG8AvQDrAG9AvUDrAG-AvcDrAG_AvkDHcAC-gOtAcEC_AOsAcIC_gMdwwL_A64BxAKABKwBxQKBBKwBxgKCBB3HAoUErwHIAoYEtQHJAogEtgHKAokEtgHLAowEtgHMAo0EtgHNAo4EtgHOApAEtgHPApIEHdACkwS3AdEClQS2AdIClwQd0wKYBLgB1AKZBLYB1QKaBLYB1gKbBB3XAp4EuQHYAp8EvQHZAqAECNoCoQQI2wKiBAjcAqMECN0CpAQI3gKmBAjfAqgEHeACqQS-AeECrAQI4gKuBB3jAq8EvwHkArEECOUCsgQI5gKzBB3nArYEwAHoArcExgHpArgEDeoCuQQN6wK6BA3sArsEDe0CvAQN7gK-BA3vAsAEHfACwQTHAfECwwQN8gLFBB3zAsYEyAH0AscEDfUCyAQN9gLJBB33AswEyQH4As0EzwH5As8E0AH6AtAE0AH7AtME0AH8AtQE0AH9AtUE0AH-AtcE0AH_AtkEHYAD2gTRAYED3ATQAYID3gQdgwPfBNIBhAPgBNABhQPhBNABhgPiBB2HA-UE0wGIA-YE2QGJA-cEFooD6AQWiwPpBBaMA-oEFo0D6wQWjgPtBBaPA-8EHZAD8ATaAZED8gQWkgP0BB2TA_UE2wGUA_YEFpUD9wQWlgP4BB2XA_sE3AGYA_wE4gGZA_4EDJoD_wQMmwOBBQycA4IFDJ0DgwUMngOFBQyfA4cFHaADiAXjAaEDigUMogOMBR2jA40F5AGkA44FDKUDjwUMpgOQBR2nA5MF5QGoA5QF6wGpA5YF7AGqA5cF7AGrA5oF7AGsA5sF7AGtA5wF7AGuA54F7AGvA6AFHbADoQXtAbEDowXsAbIDpQUdswOmBe4BtAOnBewBtQOoBewBtgOpBR23A6wF7wG4A60F8wG8A68F9AG9A7kF9AG-A7wF9AG_A70F9AHAA74F9AHBA8AF9AHCA8IFHcMDwwX5AcQDxQX0AcUDxwUdxgPIBfoBxwPJBfQByAPKBfQByQPLBR3KA84F-wHLA88F_wHMA9EFgALNA9IFgALOA9UFgALPA9YFgALQA9cFgALRA9kFgALSA9sFHdMD3AWBAtQD3gWAAtUD4AUd1gPhBYIC1wPiBYAC2APjBYAC2QPkBR3aA-cFgwLbA-gFiQLcA-oF9QHdA-sF9QHeA-0F9QHfA-4F9QHgA-8F9QHhA_EF9QHiA_MFHeMD9AWKAuQD9gX1AeUD-AUd5gP5BYsC5wP6BfUB6AP7BfUB6QP8BR3qA_8FjALrA4AGkALsA4EG9gHtA4IG9gHuA4MG9gHvA4QG9gHwA4UG9gHxA4cG9gHyA4kGHfMDigaRAvQDjAb2AfUDjgYd9gOPBpIC9wOQBvYB-AORBvYB-QOSBh36A5UGkwL7A5YGlwL8A5gG9wH9A5kG9wH-A5sG9wH_A5wG9wGABJ0G9wGBBJ8G9wGCBKEGHYMEogaYAoQEpAb3AYUEpgYdhgSnBpkChwSoBvcBiASpBvcBiQSqBh2KBK0GmgKLBK4GoAKMBLAGoQKNBLEGoQKOBLQGoQKPBLUGoQKQBLYGoQKRBLgGoQKSBLoGHZMEuwaiApQEvQahApUEvwYdlgTABqMClwTBBqECmATCBqECmQTDBh2aBMYGpAKbBMcGqgKcBMgGC50EyQYLngTKBgufBMsGC6AEzAYLoQTOBguiBNAGHaME0QarAqQE0wYLpQTVBh2mBNYGrAKnBNcGC6gE2AYLqQTZBh2qBNwGrQKrBN0GswKsBN8GtAKtBOAGtAKuBOMGtAKvBOQGtAKwBOUGtAKxBOcGtAKyBOkGHbME6ga1ArQE7Aa0ArUE7gYdtgTvBrYCtwTwBrQCuATxBrQCuQTyBh26BPUGtwK7BPYGvQK8BPgGvgK9BPkGvgK-BPwGvgK_BP0GvgLABP4GvgLBBIAHvgLCBIIHHcMEgwe_AsQEhQe-AsUEhwcdxgSIB8ACxwSJB74CyASKB74CyQSLBx3KBI4HwQLLBI8HxwLMBJEHyALNBJIHyALOBJUHyALPBJYHyALQBJcHyALRBJkHyALSBJsHHdMEnAfJAtQEngfIAtUEoAcd1gShB8oC1wSiB8gC2ASjB8gC2QSkBx3aBKcHywLbBKgH0QLcBKoH0gLdBKsH0gLeBK4H0gLfBK8H0gLgBLAH0gLhBLIH0gLiBLQHHeMEtQfTAuQEtwfSAuUEuQcd5gS6B9QC5wS7B9IC6AS8B9IC6QS9Bx3qBMAH1QLrBMEH2QLsBMIHFe0EwwcV7gTEBxXvBMUHFfAExgcV8QTIBxXyBMoHHfMEywfaAvQEzQcV9QTPBx32BNAH2wL3BNEHFfgE0gcV-QTTBx36BNYH3AL7BNcH4gL-BNkH4wL_BN8H4wKABeIH4wKBBeMH4wKCBeQH4wKDBeYH4wKEBegHHYUF6QfmAoYF6wfjAocF7QcdiAXuB-cCiQXvB-MCigXwB-MCiwXxBx2MBfQH6AKNBfUH7gKOBfYH5AKPBfcH5AKQBfgH5AKRBfkH5AKSBfoH5AKTBfwH5AKUBf4HHZUF_wfvApYFgQjkApcFgwgdmAWECPACmQWFCOQCmgWGCOQCmwWHCB2cBYoI8QKdBYsI9wI"
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
