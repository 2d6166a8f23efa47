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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"}],"dbName":"chains","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","payments","link","transactions","lane","payment","transaction","reverts","refill","bundled","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","AND","OR","NOT","chainId","symbol","address","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","network","environment","permit2","spender","every","some","none","chainId_symbol_address","id","merchantId","token","amount","status","reason","txHash","balance","createdAt","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","endedAt","type","paymentId","position","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","revertedAt","laneId","day","wei","chainId_day","auditId","hash","at","salt","contents","actorKind","actorId","action","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","closedAt","state","minedHash","minedStatus","effectiveGasPrice","blockNumber","reopenedAt","seenAt","id_chainId","resetAt","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","lineage","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","tokenSymbol","method","description","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","metadata","active","apiKeyId","asset","payTo","deadline","validAfter","signature","resource","source","bodyHash","checkedAtBlock","payerHasCode","failureCode","failureMessage","logIndex","blockHash","blockTime","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","paymentId_answerId","lineage_key","laneId_nonce_place","chainId_payer_revertedAt_laneId_nonce","payer_nonce_permit2_chainId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "wQ_vAuAEJAcAAPsIACAIAAD8CAAgFwAA_QgAIBgAAP4IACAZAAD_CAAgGgAAgAkAIBsAAIEJACAcAACCCQAgHQAAgwkAIB4AAIQJACAfAACFCQAgIAAAhgkAII4FAAD6CAAwjwUAAGoAEJAFAAD6CAAwpwUBAAAAAa8FQACWCAAhmgZAAJYIACHVBgEA_gcAIdYGAQAAAAHXBgEA_gcAIdgGAQCdCAAh2QYBAJ0IACHaBgEAnQgAIdsGAQCdCAAh3AZAAKEIACHdBkAAoQgAId4GQAChCAAh3wYBAP4HACHgBgEA_gcAIeEGQAChCAAh4gZAAKEIACHjBgEAnQgAIeQGQAChCAAh5QZAAKEIACHmBgIA_QcAIQEAAAABACAVAwAA7QgAIAUAALAJACCOBQAArwkAMI8FAAADABCQBQAArwkAMKAFAQD-BwAhpwUBAP4HACGoBQEA_gcAIa8FQACWCAAhsgVAAKEIACHCBQEA_gcAIdIFAQD-BwAhhQYBAJ0IACHGBgEA_gcAIccGAQD-BwAhyAYAAPYIACDJBgAA9ggAIMoGAAD2CAAgywZAAKEIACHMBkAAoQgAIc0GQAChCAAhBwMAANILACAFAACeDgAgsgUAAM8JACCFBgAAzwkAIMsGAADPCQAgzAYAAM8JACDNBgAAzwkAIBUDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAP4HACGnBQEAAAABqAUBAP4HACGvBUAAlggAIbIFQAChCAAhwgUBAP4HACHSBQEAAAABhQYBAJ0IACHGBgEA_gcAIccGAQD-BwAhyAYAAPYIACDJBgAA9ggAIMoGAAD2CAAgywZAAKEIACHMBkAAoQgAIc0GQAChCAAhAwAAAAMAIAEAAAQAMAIAAAUAIAgEAACuCQAgjgUAAK0JADCPBQAABwAQkAUAAK0JADCoBQEA_gcAIcMGAQD-BwAhxAYBAP4HACHFBkAAlggAIQEEAACdDgAgCQQAAK4JACCOBQAArQkAMI8FAAAHABCQBQAArQkAMKgFAQD-BwAhwwYBAP4HACHEBgEA_gcAIcUGQACWCAAh8gYAAKwJACADAAAABwAgAQAACAAwAgAACQAgAQAAAAcAID8DAADtCAAgCQAAqAkAIAoAAOAIACARAACkCQAgEgAAqQkAIBMAAKoJACAUAACrCQAgFQAAoQkAIBYAAPwIACCOBQAApgkAMI8FAAAMABCQBQAApgkAMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIaEFAQD-BwAhogUBAP4HACGnBQEA_gcAIagFAQD-BwAhqgUQALEIACGrBQEA_gcAIa0FAQCdCAAhrwVAAJYIACGxBRAAsQgAIcEFQAChCAAhywUBAP4HACH0BQQAqggAIZcGAQD-BwAhmQYBAJ0IACGgBgAAqQgAIKIGAQCdCAAhowYBAP4HACGkBgEA_gcAIaUGBADECAAhpgYEAMQIACGnBgEA_gcAIagGAQCdCAAhqQYBAP4HACGqBgEA_gcAIasGBADECAAhrAYgAKcJACGtBgEAnQgAIa4GAQCdCAAhrwYCAJwIACGwBgEAnQgAIbEGQAChCAAhsgYBAJ0IACGzBgQAqggAIbQGAgCcCAAhtQZAAKEIACG2BgEAnQgAIbcGQAChCAAhuAYBAJ0IACG5BkAAoQgAIboGQAChCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgYBAJ0IACG_BgEAnQgAIcAGAQCdCAAhwQYBAJ0IACHCBgEAnQgAIScDAADSCwAgCQAAmQ4AIAoAAKALACARAACYDgAgEgAAmg4AIBMAAJsOACAUAACcDgAgFQAAsgsAIBYAAIoOACCtBQAAzwkAIMEFAADPCQAg9AUAAM8JACCZBgAAzwkAIKAGAADPCQAgogYAAM8JACCoBgAAzwkAIKwGAADPCQAgrQYAAM8JACCuBgAAzwkAIK8GAADPCQAgsAYAAM8JACCxBgAAzwkAILIGAADPCQAgswYAAM8JACC0BgAAzwkAILUGAADPCQAgtgYAAM8JACC3BgAAzwkAILgGAADPCQAguQYAAM8JACC6BgAAzwkAILsGAADPCQAgvAYAAM8JACC9BgAAzwkAIL4GAADPCQAgvwYAAM8JACDABgAAzwkAIMEGAADPCQAgwgYAAM8JACBAAwAA7QgAIAkAAKgJACAKAADgCAAgEQAApAkAIBIAAKkJACATAACqCQAgFAAAqwkAIBUAAKEJACAWAAD8CAAgjgUAAKYJADCPBQAADAAQkAUAAKYJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAhpwUBAAAAAagFAQD-BwAhqgUQALEIACGrBQEA_gcAIa0FAQCdCAAhrwVAAJYIACGxBRAAsQgAIcEFQAChCAAhywUBAP4HACH0BQQAqggAIZcGAQD-BwAhmQYBAJ0IACGgBgAAqQgAIKIGAQCdCAAhowYBAP4HACGkBgEA_gcAIaUGBADECAAhpgYEAMQIACGnBgEA_gcAIagGAQCdCAAhqQYBAP4HACGqBgEA_gcAIasGBADECAAhrAYgAKcJACGtBgEAnQgAIa4GAQCdCAAhrwYCAJwIACGwBgEAnQgAIbEGQAChCAAhsgYBAJ0IACGzBgQAqggAIbQGAgCcCAAhtQZAAKEIACG2BgEAnQgAIbcGQAChCAAhuAYBAJ0IACG5BkAAoQgAIboGQAChCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgYBAJ0IACG_BgEAnQgAIcAGAQCdCAAhwQYBAJ0IACHCBgEAnQgAIfEGAAClCQAgAwAAAAwAIAEAAA0AMAIAAA4AIBYDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhpwUBAP4HACGoBQEA_gcAIa8FQACWCAAhsgVAAKEIACGXBgEA_gcAIZkGAQCdCAAhmgZAAJYIACGbBgEA_gcAIZwGEACxCAAhnQYQALEIACGeBgEAnQgAIZ8GAgCcCAAhoAYAAKkIACChBiAA3wgAIQEAAAAQACADAAAADAAgAQAADQAwAgAADgAgAQAAAAwAIBcLAACgCQAgDAAAoQkAIA4AAKIJACAPAACjCQAgEAAApAkAII4FAACfCQAwjwUAABQAEJAFAACfCQAwrwVAAJYIACGxBQQAxAgAIcMFAQCdCAAhzQUBAP4HACHiBQEA_gcAIesFQACWCAAh7QUEAKoIACHuBRAA3ggAIe8FQAChCAAh8AUBAP4HACHxBQEAnQgAIfIFAQCdCAAh8wUQAN4IACH0BQQAqggAIfUFQAChCAAhDgsAAJUOACAMAACyCwAgDgAAlg4AIA8AAJcOACAQAACYDgAgwwUAAM8JACDtBQAAzwkAIO4FAADPCQAg7wUAAM8JACDxBQAAzwkAIPIFAADPCQAg8wUAAM8JACD0BQAAzwkAIPUFAADPCQAgGAsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCvBUAAlggAIbEFBADECAAhwwUBAJ0IACHNBQEA_gcAIeEFAACeCQAg4gUBAP4HACHrBUAAlggAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIfAFAQD-BwAh8QUBAJ0IACHyBQEAnQgAIfMFEADeCAAh9AUEAKoIACH1BUAAoQgAIQMAAAAUACABAAAVADACAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAQAAABQAIAEAAAAMACAJDQAAzQgAII4FAACdCQAwjwUAABsAEJAFAACdCQAwkQUCAP0HACGxBQQAxAgAIcsFAQD-BwAhzAVAAJYIACHNBQEA_gcAIQENAADACgAgCg0AAM0IACCOBQAAnQkAMI8FAAAbABCQBQAAnQkAMJEFAgD9BwAhsQUEAMQIACHLBQEA_gcAIcwFQACWCAAhzQUBAP4HACHwBgAAnAkAIAMAAAAbACABAAAcADACAAAdACAJDQAAzQgAII4FAADMCAAwjwUAAB8AEJAFAADMCAAwrwVAAJYIACGxBQQAxAgAIc0FAQD-BwAhzwUQALEIACHgBQEA_gcAIQEAAAAfACAMDAAA5ggAIA0AAM0IACCOBQAAmwkAMI8FAAAhABCQBQAAmwkAMLEFBADECAAhwwUBAP4HACHNBQEA_gcAIewFAgD9BwAh7QUEAKoIACHuBRAA3ggAIe8FQAChCAAhBQwAALILACANAADACgAg7QUAAM8JACDuBQAAzwkAIO8FAADPCQAgDQwAAOYIACANAADNCAAgjgUAAJsJADCPBQAAIQAQkAUAAJsJADCxBQQAxAgAIcMFAQD-BwAhzQUBAP4HACHsBQIA_QcAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIe8GAACaCQAgAwAAACEAIAEAACIAMAIAACMAIAEAAAAbACABAAAAIQAgAwAAACEAIAEAACIAMAIAACMAIAgEAQD-BwAhDAAA5ggAII4FAACZCQAwjwUAACgAEJAFAACZCQAwrwVAAJYIACHDBQEA_gcAIYUGAQD-BwAhAQwAALILACAJBAEA_gcAIQwAAOYIACCOBQAAmQkAMI8FAAAoABCQBQAAmQkAMK8FQACWCAAhwwUBAP4HACGFBgEA_gcAIe4GAACYCQAgAwAAACgAIAEAACkAMAIAACoAIBEMAADmCAAgjgUAAOUIADCPBQAALAAQkAUAAOUIADCRBQIA_QcAIagFAQD-BwAhrwVAAJYIACHDBQEA_gcAIcsFAQD-BwAhhwYBAP4HACGIBgEA_gcAIYkGBADECAAhigYQALEIACGLBhAAsQgAIYwGEACxCAAhjQYQAN4IACGOBkAAoQgAIQEAAAAsACAHDAAA5ggAII4FAACXCQAwjwUAAC4AEJAFAACXCQAwrwVAAJYIACHDBQEA_gcAIYYGAQD-BwAhAQwAALILACAIDAAA5ggAII4FAACXCQAwjwUAAC4AEJAFAACXCQAwrwVAAJYIACHDBQEA_gcAIYYGAQD-BwAh7QYAAJYJACADAAAALgAgAQAALwAwAgAAMAAgAQAAAAwAIAMAAAAMACABAAANADACAAAOACABAAAAFAAgAQAAACEAIAEAAAAoACABAAAALgAgAQAAAAwAIAcDAADSCwAgCAAAig4AILIFAADPCQAgmQYAAM8JACCeBgAAzwkAIJ8GAADPCQAgoAYAAM8JACAWAwAA7QgAIAgAAPwIACCOBQAAlQkAMI8FAAAQABCQBQAAlQkAMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIacFAQAAAAGoBQEA_gcAIa8FQACWCAAhsgVAAKEIACGXBgEA_gcAIZkGAQCdCAAhmgZAAJYIACGbBgEA_gcAIZwGEACxCAAhnQYQALEIACGeBgEAnQgAIZ8GAgCcCAAhoAYAAKkIACChBiAA3wgAIQMAAAAQACABAAA5ADACAAA6ACARAwAA7QgAII4FAACUCQAwjwUAADwAEJAFAACUCQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhpwUBAP4HACGoBQEA_gcAIaoFEACxCAAhrwVAAJYIACG8BQEA_gcAIZUGAQD-BwAhlwYBAP4HACGYBgEA_gcAIZkGAQD-BwAhmgZAAJYIACEBAwAA0gsAIBIDAADtCAAgjgUAAJQJADCPBQAAPAAQkAUAAJQJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGnBQEAAAABqAUBAP4HACGqBRAAsQgAIa8FQACWCAAhvAUBAP4HACGVBgEA_gcAIZcGAQD-BwAhmAYBAP4HACGZBgEA_gcAIZoGQACWCAAh7AYAAJMJACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKgFAQD-BwAhlQYBAP4HACGWBkAAlggAIQEAAABAACAQAwAA7QgAII4FAACSCQAwjwUAAEIAEJAFAACSCQAwkQUCAP0HACGTBQEA_gcAIacFAQD-BwAhqAUBAP4HACGpBQEA_gcAIaoFEACxCAAhqwUBAP4HACGsBQEAnQgAIa0FAQCdCAAhrgUQAN4IACGvBUAAlggAIbAFQAChCAAhBQMAANILACCsBQAAzwkAIK0FAADPCQAgrgUAAM8JACCwBQAAzwkAIBADAADtCAAgjgUAAJIJADCPBQAAQgAQkAUAAJIJADCRBQIA_QcAIZMFAQD-BwAhpwUBAAAAAagFAQD-BwAhqQUBAP4HACGqBRAAsQgAIasFAQD-BwAhrAUBAJ0IACGtBQEAnQgAIa4FEADeCAAhrwVAAJYIACGwBUAAoQgAIQMAAABCACABAABDADACAABEACAIAwAA7QgAII4FAACRCQAwjwUAAEYAEJAFAACRCQAwkQUCAP0HACGoBQEA_gcAIc4FQACWCAAhzwUQALEIACEBAwAA0gsAIAkDAADtCAAgjgUAAJEJADCPBQAARgAQkAUAAJEJADCRBQIA_QcAIagFAQD-BwAhzgVAAJYIACHPBRAAsQgAIesGAACQCQAgAwAAAEYAIAEAAEcAMAIAAEgAIAwDAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhwwUBAP4HACGSBgQAxAgAIZMGBADECAAhlAYAAMAIACABAwAA0gsAIA0DAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhwwUBAP4HACGSBgQAxAgAIZMGBADECAAhlAYAAMAIACDqBgAAjgkAIAMAAABKACABAABLADACAABMACAMAwAA7QgAIBUAAMAIACAWBACqCAAhjgUAAI0JADCPBQAATgAQkAUAAI0JADCgBQEA_gcAIagFAQD-BwAhrwVAAJYIACGRBgEA_gcAIZIGBACqCAAhkwYEAKoIACEEAwAA0gsAIBYAAM8JACCSBgAAzwkAIJMGAADPCQAgDQMAAO0IACAVAADACAAgFgQAqggAIY4FAACNCQAwjwUAAE4AEJAFAACNCQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhkQYBAP4HACGSBgQAqggAIZMGBACqCAAh6QYAAIwJACADAAAATgAgAQAATwAwAgAAUAAgCAMAAO0IACCOBQAAiwkAMI8FAABSABCQBQAAiwkAMKAFAQD-BwAhqAUBAP4HACHLBQEA_gcAIZAGQACWCAAhAQMAANILACAJAwAA7QgAII4FAACLCQAwjwUAAFIAEJAFAACLCQAwoAUBAP4HACGoBQEA_gcAIcsFAQD-BwAhkAZAAJYIACHoBgAAigkAIAMAAABSACABAABTADACAABUACAIAwAA7QgAII4FAACJCQAwjwUAAFYAEJAFAACJCQAwoAUBAP4HACGoBQEA_gcAIc4FQACWCAAhjwYEAMQIACEBAwAA0gsAIAkDAADtCAAgjgUAAIkJADCPBQAAVgAQkAUAAIkJADCgBQEA_gcAIagFAQD-BwAhzgVAAJYIACGPBgQAxAgAIecGAACICQAgAwAAAFYAIAEAAFcAMAIAAFgAIAoDAADtCAAgjgUAAIcJADCPBQAAWgAQkAUAAIcJADCTBQEA_gcAIagFAQD-BwAh0QZAAKEIACHSBkAAoQgAIdMGQAChCAAh1AYAAPgIACAEAwAA0gsAINEGAADPCQAg0gYAAM8JACDTBgAAzwkAIAoDAADtCAAgjgUAAIcJADCPBQAAWgAQkAUAAIcJADCTBQEAAAABqAUBAP4HACHRBkAAoQgAIdIGQAChCAAh0wZAAKEIACHUBgAA-AgAIAMAAABaACABAABbADACAABcACABAAAAAwAgAQAAAAwAIAEAAAAQACABAAAAPAAgAQAAAEIAIAEAAABGACABAAAASgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAFoAIAEAAAABACAkBwAA-wgAIAgAAPwIACAXAAD9CAAgGAAA_ggAIBkAAP8IACAaAACACQAgGwAAgQkAIBwAAIIJACAdAACDCQAgHgAAhAkAIB8AAIUJACAgAACGCQAgjgUAAPoIADCPBQAAagAQkAUAAPoIADCnBQEA_gcAIa8FQACWCAAhmgZAAJYIACHVBgEA_gcAIdYGAQD-BwAh1wYBAP4HACHYBgEAnQgAIdkGAQCdCAAh2gYBAJ0IACHbBgEAnQgAIdwGQAChCAAh3QZAAKEIACHeBkAAoQgAId8GAQD-BwAh4AYBAP4HACHhBkAAoQgAIeIGQAChCAAh4wYBAJ0IACHkBkAAoQgAIeUGQAChCAAh5gYCAP0HACEYBwAAiQ4AIAgAAIoOACAXAACLDgAgGAAAjA4AIBkAAI0OACAaAACODgAgGwAAjw4AIBwAAJAOACAdAACRDgAgHgAAkg4AIB8AAJMOACAgAACUDgAg2AYAAM8JACDZBgAAzwkAINoGAADPCQAg2wYAAM8JACDcBgAAzwkAIN0GAADPCQAg3gYAAM8JACDhBgAAzwkAIOIGAADPCQAg4wYAAM8JACDkBgAAzwkAIOUGAADPCQAgAwAAAGoAIAEAAGsAMAIAAAEAIAMAAABqACABAABrADACAAABACADAAAAagAgAQAAawAwAgAAAQAgIQcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKcFAQAAAAGvBUAAAAABmgZAAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBgEAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wYBAAAAAeQGQAAAAAHlBkAAAAAB5gYCAAAAAQEmAABvACAVpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABASYAAHEAMAEmAABxADAhBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhAgAAAAEAICYAAHQAIBWnBQEAtgkAIa8FQADYCQAhmgZAANgJACHVBgEAtgkAIdYGAQC2CQAh1wYBALYJACHYBgEA1gkAIdkGAQDWCQAh2gYBANYJACHbBgEA1gkAIdwGQADZCQAh3QZAANkJACHeBkAA2QkAId8GAQC2CQAh4AYBALYJACHhBkAA2QkAIeIGQADZCQAh4wYBANYJACHkBkAA2QkAIeUGQADZCQAh5gYCALcJACECAAAAagAgJgAAdgAgAgAAAGoAICYAAHYAIAMAAAABACAtAABvACAuAAB0ACABAAAAAQAgAQAAAGoAIBEGAADmDAAgMwAA5wwAIDQAAOoMACA1AADpDAAgNgAA6AwAINgGAADPCQAg2QYAAM8JACDaBgAAzwkAINsGAADPCQAg3AYAAM8JACDdBgAAzwkAIN4GAADPCQAg4QYAAM8JACDiBgAAzwkAIOMGAADPCQAg5AYAAM8JACDlBgAAzwkAIBiOBQAA-QgAMI8FAAB9ABCQBQAA-QgAMKcFAQD1BwAhrwVAAIcIACGaBkAAhwgAIdUGAQD1BwAh1gYBAPUHACHXBgEA9QcAIdgGAQCFCAAh2QYBAIUIACHaBgEAhQgAIdsGAQCFCAAh3AZAAIgIACHdBkAAiAgAId4GQACICAAh3wYBAPUHACHgBgEA9QcAIeEGQACICAAh4gZAAIgIACHjBgEAhQgAIeQGQACICAAh5QZAAIgIACHmBgIA9AcAIQMAAABqACABAAB8ADAyAAB9ACADAAAAagAgAQAAawAwAgAAAQAgAQAAAFwAIAEAAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACAHAwAA5QwAIJMFAQAAAAGoBQEAAAAB0QZAAAAAAdIGQAAAAAHTBkAAAAAB1AYAAOQMACABJgAAhQEAIAaTBQEAAAABqAUBAAAAAdEGQAAAAAHSBkAAAAAB0wZAAAAAAdQGAADkDAAgASYAAIcBADABJgAAhwEAMAcDAADjDAAgkwUBALYJACGoBQEAtgkAIdEGQADZCQAh0gZAANkJACHTBkAA2QkAIdQGAADiDAAgAgAAAFwAICYAAIoBACAGkwUBALYJACGoBQEAtgkAIdEGQADZCQAh0gZAANkJACHTBkAA2QkAIdQGAADiDAAgAgAAAFoAICYAAIwBACACAAAAWgAgJgAAjAEAIAMAAABcACAtAACFAQAgLgAAigEAIAEAAABcACABAAAAWgAgCAYAAN0MACAzAADeDAAgNAAA4QwAIDUAAOAMACA2AADfDAAg0QYAAM8JACDSBgAAzwkAINMGAADPCQAgCY4FAAD3CAAwjwUAAJMBABCQBQAA9wgAMJMFAQD1BwAhqAUBAPUHACHRBkAAiAgAIdIGQACICAAh0wZAAIgIACHUBgAA-AgAIAMAAABaACABAACSAQAwMgAAkwEAIAMAAABaACABAABbADACAABcACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAADbDAAgBQAA3AwAIKAFAQAAAAGnBQEAAAABqAUBAAAAAa8FQAAAAAGyBUAAAAABwgUBAAAAAdIFAQAAAAGFBgEAAAABxgYBAAAAAccGAQAAAAHIBgAA2AwAIMkGAADZDAAgygYAANoMACDLBkAAAAABzAZAAAAAAc0GQAAAAAEBJgAAmwEAIBCgBQEAAAABpwUBAAAAAagFAQAAAAGvBUAAAAABsgVAAAAAAcIFAQAAAAHSBQEAAAABhQYBAAAAAcYGAQAAAAHHBgEAAAAByAYAANgMACDJBgAA2QwAIMoGAADaDAAgywZAAAAAAcwGQAAAAAHNBkAAAAABASYAAJ0BADABJgAAnQEAMBIDAADKDAAgBQAAywwAIKAFAQC2CQAhpwUBALYJACGoBQEAtgkAIa8FQADYCQAhsgVAANkJACHCBQEAtgkAIdIFAQC2CQAhhQYBANYJACHGBgEAtgkAIccGAQC2CQAhyAYAAMcMACDJBgAAyAwAIMoGAADJDAAgywZAANkJACHMBkAA2QkAIc0GQADZCQAhAgAAAAUAICYAAKABACAQoAUBALYJACGnBQEAtgkAIagFAQC2CQAhrwVAANgJACGyBUAA2QkAIcIFAQC2CQAh0gUBALYJACGFBgEA1gkAIcYGAQC2CQAhxwYBALYJACHIBgAAxwwAIMkGAADIDAAgygYAAMkMACDLBkAA2QkAIcwGQADZCQAhzQZAANkJACECAAAAAwAgJgAAogEAIAIAAAADACAmAACiAQAgAwAAAAUAIC0AAJsBACAuAACgAQAgAQAAAAUAIAEAAAADACAIBgAAxAwAIDUAAMYMACA2AADFDAAgsgUAAM8JACCFBgAAzwkAIMsGAADPCQAgzAYAAM8JACDNBgAAzwkAIBOOBQAA9QgAMI8FAACpAQAQkAUAAPUIADCgBQEA9QcAIacFAQD1BwAhqAUBAPUHACGvBUAAhwgAIbIFQACICAAhwgUBAPUHACHSBQEA9QcAIYUGAQCFCAAhxgYBAPUHACHHBgEA9QcAIcgGAAD2CAAgyQYAAPYIACDKBgAA9ggAIMsGQACICAAhzAZAAIgIACHNBkAAiAgAIQMAAAADACABAACoAQAwMgAAqQEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAADDDAAgqAUBAAAAAcMGAQAAAAHEBgEAAAABxQZAAAAAAQEmAACxAQAgBKgFAQAAAAHDBgEAAAABxAYBAAAAAcUGQAAAAAEBJgAAswEAMAEmAACzAQAwBQQAAMIMACCoBQEAtgkAIcMGAQC2CQAhxAYBALYJACHFBkAA2AkAIQIAAAAJACAmAAC2AQAgBKgFAQC2CQAhwwYBALYJACHEBgEAtgkAIcUGQADYCQAhAgAAAAcAICYAALgBACACAAAABwAgJgAAuAEAIAMAAAAJACAtAACxAQAgLgAAtgEAIAEAAAAJACABAAAABwAgAwYAAL8MACA1AADBDAAgNgAAwAwAIAeOBQAA9AgAMI8FAAC_AQAQkAUAAPQIADCoBQEA9QcAIcMGAQD1BwAhxAYBAPUHACHFBkAAhwgAIQMAAAAHACABAAC-AQAwMgAAvwEAIAMAAAAHACABAAAIADACAAAJACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIDwDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGoBQEAAAABqgUQAAAAAasFAQAAAAGtBQEAAAABrwVAAAAAAbEFEAAAAAHBBUAAAAABywUBAAAAAfQFBAAAAAGXBgEAAAABmQYBAAAAAaAGgAAAAAGiBgEAAAABowYBAAAAAaQGAQAAAAGlBgQAAAABpgYEAAAAAacGAQAAAAGoBgEAAAABqQYBAAAAAaoGAQAAAAGrBgQAAAABrAYgAAAAAa0GAQAAAAGuBgEAAAABrwYCAAAAAbAGAQAAAAGxBkAAAAABsgYBAAAAAbMGBAAAAAG0BgIAAAABtQZAAAAAAbYGAQAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgYBAAAAAb8GAQAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAEBJgAAxwEAIDORBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGoBQEAAAABqgUQAAAAAasFAQAAAAGtBQEAAAABrwVAAAAAAbEFEAAAAAHBBUAAAAABywUBAAAAAfQFBAAAAAGXBgEAAAABmQYBAAAAAaAGgAAAAAGiBgEAAAABowYBAAAAAaQGAQAAAAGlBgQAAAABpgYEAAAAAacGAQAAAAGoBgEAAAABqQYBAAAAAaoGAQAAAAGrBgQAAAABrAYgAAAAAa0GAQAAAAGuBgEAAAABrwYCAAAAAbAGAQAAAAGxBkAAAAABsgYBAAAAAbMGBAAAAAG0BgIAAAABtQZAAAAAAbYGAQAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgYBAAAAAb8GAQAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAEBJgAAyQEAMAEmAADJAQAwAQAAABAAIAEAAAAMACA8AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACECAAAADgAgJgAAzgEAIDORBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhqwUBALYJACGtBQEA1gkAIa8FQADYCQAhsQUQANUJACHBBUAA2QkAIcsFAQC2CQAh9AUEAO8JACGXBgEAtgkAIZkGAQDWCQAhoAaAAAAAAaIGAQDWCQAhowYBALYJACGkBgEAtgkAIaUGBAD1CQAhpgYEAPUJACGnBgEAtgkAIagGAQDWCQAhqQYBALYJACGqBgEAtgkAIasGBAD1CQAhrAYgAOsLACGtBgEA1gkAIa4GAQDWCQAhrwYCAOQJACGwBgEA1gkAIbEGQADZCQAhsgYBANYJACGzBgQA7wkAIbQGAgDkCQAhtQZAANkJACG2BgEA1gkAIbcGQADZCQAhuAYBANYJACG5BkAA2QkAIboGQADZCQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgYBANYJACG_BgEA1gkAIcAGAQDWCQAhwQYBANYJACHCBgEA1gkAIQIAAAAMACAmAADQAQAgAgAAAAwAICYAANABACABAAAAEAAgAQAAAAwAIAMAAAAOACAtAADHAQAgLgAAzgEAIAEAAAAOACABAAAADAAgIwYAALoMACAzAAC7DAAgNAAAvgwAIDUAAL0MACA2AAC8DAAgrQUAAM8JACDBBQAAzwkAIPQFAADPCQAgmQYAAM8JACCgBgAAzwkAIKIGAADPCQAgqAYAAM8JACCsBgAAzwkAIK0GAADPCQAgrgYAAM8JACCvBgAAzwkAILAGAADPCQAgsQYAAM8JACCyBgAAzwkAILMGAADPCQAgtAYAAM8JACC1BgAAzwkAILYGAADPCQAgtwYAAM8JACC4BgAAzwkAILkGAADPCQAgugYAAM8JACC7BgAAzwkAILwGAADPCQAgvQYAAM8JACC-BgAAzwkAIL8GAADPCQAgwAYAAM8JACDBBgAAzwkAIMIGAADPCQAgNo4FAADwCAAwjwUAANkBABCQBQAA8AgAMJEFAgD0BwAhnwUBAPUHACGgBQEA9QcAIaEFAQD1BwAhogUBAPUHACGnBQEA9QcAIagFAQD1BwAhqgUQAIQIACGrBQEA9QcAIa0FAQCFCAAhrwVAAIcIACGxBRAAhAgAIcEFQACICAAhywUBAPUHACH0BQQApAgAIZcGAQD1BwAhmQYBAIUIACGgBgAAowgAIKIGAQCFCAAhowYBAPUHACGkBgEA9QcAIaUGBACsCAAhpgYEAKwIACGnBgEA9QcAIagGAQCFCAAhqQYBAPUHACGqBgEA9QcAIasGBACsCAAhrAYgAPEIACGtBgEAhQgAIa4GAQCFCAAhrwYCAJgIACGwBgEAhQgAIbEGQACICAAhsgYBAIUIACGzBgQApAgAIbQGAgCYCAAhtQZAAIgIACG2BgEAhQgAIbcGQACICAAhuAYBAIUIACG5BkAAiAgAIboGQACICAAhuwZAAIgIACG8BkAAiAgAIb0GQACICAAhvgYBAIUIACG_BgEAhQgAIcAGAQCFCAAhwQYBAIUIACHCBgEAhQgAIQMAAAAMACABAADYAQAwMgAA2QEAIAMAAAAMACABAAANADACAAAOACABAAAAOgAgAQAAADoAIAMAAAAQACABAAA5ADACAAA6ACADAAAAEAAgAQAAOQAwAgAAOgAgAwAAABAAIAEAADkAMAIAADoAIBMDAAC4DAAgCAAAuQwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAacFAQAAAAGoBQEAAAABrwVAAAAAAbIFQAAAAAGXBgEAAAABmQYBAAAAAZoGQAAAAAGbBgEAAAABnAYQAAAAAZ0GEAAAAAGeBgEAAAABnwYCAAAAAaAGgAAAAAGhBiAAAAABASYAAOEBACARkQUCAAAAAZ8FAQAAAAGgBQEAAAABpwUBAAAAAagFAQAAAAGvBUAAAAABsgVAAAAAAZcGAQAAAAGZBgEAAAABmgZAAAAAAZsGAQAAAAGcBhAAAAABnQYQAAAAAZ4GAQAAAAGfBgIAAAABoAaAAAAAAaEGIAAAAAEBJgAA4wEAMAEmAADjAQAwEwMAAN8LACAIAADgCwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhpwUBALYJACGoBQEAtgkAIa8FQADYCQAhsgVAANkJACGXBgEAtgkAIZkGAQDWCQAhmgZAANgJACGbBgEAtgkAIZwGEADVCQAhnQYQANUJACGeBgEA1gkAIZ8GAgDkCQAhoAaAAAAAAaEGIACRCwAhAgAAADoAICYAAOYBACARkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhpwUBALYJACGoBQEAtgkAIa8FQADYCQAhsgVAANkJACGXBgEAtgkAIZkGAQDWCQAhmgZAANgJACGbBgEAtgkAIZwGEADVCQAhnQYQANUJACGeBgEA1gkAIZ8GAgDkCQAhoAaAAAAAAaEGIACRCwAhAgAAABAAICYAAOgBACACAAAAEAAgJgAA6AEAIAMAAAA6ACAtAADhAQAgLgAA5gEAIAEAAAA6ACABAAAAEAAgCgYAANoLACAzAADbCwAgNAAA3gsAIDUAAN0LACA2AADcCwAgsgUAAM8JACCZBgAAzwkAIJ4GAADPCQAgnwYAAM8JACCgBgAAzwkAIBSOBQAA7wgAMI8FAADvAQAQkAUAAO8IADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGnBQEA9QcAIagFAQD1BwAhrwVAAIcIACGyBUAAiAgAIZcGAQD1BwAhmQYBAIUIACGaBkAAhwgAIZsGAQD1BwAhnAYQAIQIACGdBhAAhAgAIZ4GAQCFCAAhnwYCAJgIACGgBgAAowgAIKEGIADaCAAhAwAAABAAIAEAAO4BADAyAADvAQAgAwAAABAAIAEAADkAMAIAADoAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgDgMAANkLACCRBQIAAAABnwUBAAAAAaAFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGvBUAAAAABvAUBAAAAAZUGAQAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBkAAAAABASYAAPcBACANkQUCAAAAAZ8FAQAAAAGgBQEAAAABpwUBAAAAAagFAQAAAAGqBRAAAAABrwVAAAAAAbwFAQAAAAGVBgEAAAABlwYBAAAAAZgGAQAAAAGZBgEAAAABmgZAAAAAAQEmAAD5AQAwASYAAPkBADAOAwAA2AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIa8FQADYCQAhvAUBALYJACGVBgEAtgkAIZcGAQC2CQAhmAYBALYJACGZBgEAtgkAIZoGQADYCQAhAgAAAD4AICYAAPwBACANkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhrwVAANgJACG8BQEAtgkAIZUGAQC2CQAhlwYBALYJACGYBgEAtgkAIZkGAQC2CQAhmgZAANgJACECAAAAPAAgJgAA_gEAIAIAAAA8ACAmAAD-AQAgAwAAAD4AIC0AAPcBACAuAAD8AQAgAQAAAD4AIAEAAAA8ACAFBgAA0wsAIDMAANQLACA0AADXCwAgNQAA1gsAIDYAANULACAQjgUAAO4IADCPBQAAhQIAEJAFAADuCAAwkQUCAPQHACGfBQEA9QcAIaAFAQD1BwAhpwUBAPUHACGoBQEA9QcAIaoFEACECAAhrwVAAIcIACG8BQEA9QcAIZUGAQD1BwAhlwYBAPUHACGYBgEA9QcAIZkGAQD1BwAhmgZAAIcIACEDAAAAPAAgAQAAhAIAMDIAAIUCACADAAAAPAAgAQAAPQAwAgAAPgAgBwMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKgFAQAAAAGVBgEA_gcAIZYGQACWCAAhAQAAAIgCACABAAAAiAIAIAEDAADSCwAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgAwAAAEAAIAEAAIsCADACAACIAgAgBAMAANELACCoBQEAAAABlQYBAAAAAZYGQAAAAAEBJgAAjwIAIAOoBQEAAAABlQYBAAAAAZYGQAAAAAEBJgAAkQIAMAEmAACRAgAwBAMAANALACCoBQEAtgkAIZUGAQC2CQAhlgZAANgJACECAAAAiAIAICYAAJQCACADqAUBALYJACGVBgEAtgkAIZYGQADYCQAhAgAAAEAAICYAAJYCACACAAAAQAAgJgAAlgIAIAMAAACIAgAgLQAAjwIAIC4AAJQCACABAAAAiAIAIAEAAABAACADBgAAzQsAIDUAAM8LACA2AADOCwAgBo4FAADrCAAwjwUAAJ0CABCQBQAA6wgAMKgFAQD1BwAhlQYBAPUHACGWBkAAhwgAIQMAAABAACABAACcAgAwMgAAnQIAIAMAAABAACABAACLAgAwAgAAiAIAIAEAAABMACABAAAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACADAAAASgAgAQAASwAwAgAATAAgCQMAAMwLACAIBAAAAAGgBQEAAAABqAUBAAAAAa8FQAAAAAHDBQEAAAABkgYEAAAAAZMGBAAAAAGUBoAAAAABASYAAKUCACAICAQAAAABoAUBAAAAAagFAQAAAAGvBUAAAAABwwUBAAAAAZIGBAAAAAGTBgQAAAABlAaAAAAAAQEmAACnAgAwASYAAKcCADAJAwAAywsAIAgEAPUJACGgBQEAtgkAIagFAQC2CQAhrwVAANgJACHDBQEAtgkAIZIGBAD1CQAhkwYEAPUJACGUBoAAAAABAgAAAEwAICYAAKoCACAICAQA9QkAIaAFAQC2CQAhqAUBALYJACGvBUAA2AkAIcMFAQC2CQAhkgYEAPUJACGTBgQA9QkAIZQGgAAAAAECAAAASgAgJgAArAIAIAIAAABKACAmAACsAgAgAwAAAEwAIC0AAKUCACAuAACqAgAgAQAAAEwAIAEAAABKACAFBgAAxgsAIDMAAMcLACA0AADKCwAgNQAAyQsAIDYAAMgLACALCAQArAgAIY4FAADqCAAwjwUAALMCABCQBQAA6ggAMKAFAQD1BwAhqAUBAPUHACGvBUAAhwgAIcMFAQD1BwAhkgYEAKwIACGTBgQArAgAIZQGAAC9CAAgAwAAAEoAIAEAALICADAyAACzAgAgAwAAAEoAIAEAAEsAMAIAAEwAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCQMAAMULACAVgAAAAAEWBAAAAAGgBQEAAAABqAUBAAAAAa8FQAAAAAGRBgEAAAABkgYEAAAAAZMGBAAAAAEBJgAAuwIAIAgVgAAAAAEWBAAAAAGgBQEAAAABqAUBAAAAAa8FQAAAAAGRBgEAAAABkgYEAAAAAZMGBAAAAAEBJgAAvQIAMAEmAAC9AgAwCQMAAMQLACAVgAAAAAEWBADvCQAhoAUBALYJACGoBQEAtgkAIa8FQADYCQAhkQYBALYJACGSBgQA7wkAIZMGBADvCQAhAgAAAFAAICYAAMACACAIFYAAAAABFgQA7wkAIaAFAQC2CQAhqAUBALYJACGvBUAA2AkAIZEGAQC2CQAhkgYEAO8JACGTBgQA7wkAIQIAAABOACAmAADCAgAgAgAAAE4AICYAAMICACADAAAAUAAgLQAAuwIAIC4AAMACACABAAAAUAAgAQAAAE4AIAgGAAC_CwAgFgAAzwkAIDMAAMALACA0AADDCwAgNQAAwgsAIDYAAMELACCSBgAAzwkAIJMGAADPCQAgCxUAAL0IACAWBACkCAAhjgUAAOkIADCPBQAAyQIAEJAFAADpCAAwoAUBAPUHACGoBQEA9QcAIa8FQACHCAAhkQYBAPUHACGSBgQApAgAIZMGBACkCAAhAwAAAE4AIAEAAMgCADAyAADJAgAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgBQMAAL4LACCgBQEAAAABqAUBAAAAAcsFAQAAAAGQBkAAAAABASYAANECACAEoAUBAAAAAagFAQAAAAHLBQEAAAABkAZAAAAAAQEmAADTAgAwASYAANMCADAFAwAAvQsAIKAFAQC2CQAhqAUBALYJACHLBQEAtgkAIZAGQADYCQAhAgAAAFQAICYAANYCACAEoAUBALYJACGoBQEAtgkAIcsFAQC2CQAhkAZAANgJACECAAAAUgAgJgAA2AIAIAIAAABSACAmAADYAgAgAwAAAFQAIC0AANECACAuAADWAgAgAQAAAFQAIAEAAABSACADBgAAugsAIDUAALwLACA2AAC7CwAgB44FAADoCAAwjwUAAN8CABCQBQAA6AgAMKAFAQD1BwAhqAUBAPUHACHLBQEA9QcAIZAGQACHCAAhAwAAAFIAIAEAAN4CADAyAADfAgAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgBQMAALkLACCgBQEAAAABqAUBAAAAAc4FQAAAAAGPBgQAAAABASYAAOcCACAEoAUBAAAAAagFAQAAAAHOBUAAAAABjwYEAAAAAQEmAADpAgAwASYAAOkCADAFAwAAuAsAIKAFAQC2CQAhqAUBALYJACHOBUAA2AkAIY8GBAD1CQAhAgAAAFgAICYAAOwCACAEoAUBALYJACGoBQEAtgkAIc4FQADYCQAhjwYEAPUJACECAAAAVgAgJgAA7gIAIAIAAABWACAmAADuAgAgAwAAAFgAIC0AAOcCACAuAADsAgAgAQAAAFgAIAEAAABWACAFBgAAswsAIDMAALQLACA0AAC3CwAgNQAAtgsAIDYAALULACAHjgUAAOcIADCPBQAA9QIAEJAFAADnCAAwoAUBAPUHACGoBQEA9QcAIc4FQACHCAAhjwYEAKwIACEDAAAAVgAgAQAA9AIAMDIAAPUCACADAAAAVgAgAQAAVwAwAgAAWAAgEQwAAOYIACCOBQAA5QgAMI8FAAAsABCQBQAA5QgAMJEFAgD9BwAhqAUBAP4HACGvBUAAlggAIcMFAQAAAAHLBQEA_gcAIYcGAQD-BwAhiAYBAP4HACGJBgQAxAgAIYoGEACxCAAhiwYQALEIACGMBhAAsQgAIY0GEADeCAAhjgZAAKEIACEBAAAA-AIAIAEAAAD4AgAgAwwAALILACCNBgAAzwkAII4GAADPCQAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgAwAAACwAIAEAAPsCADACAAD4AgAgDgwAALELACCRBQIAAAABqAUBAAAAAa8FQAAAAAHDBQEAAAABywUBAAAAAYcGAQAAAAGIBgEAAAABiQYEAAAAAYoGEAAAAAGLBhAAAAABjAYQAAAAAY0GEAAAAAGOBkAAAAABASYAAP8CACANkQUCAAAAAagFAQAAAAGvBUAAAAABwwUBAAAAAcsFAQAAAAGHBgEAAAABiAYBAAAAAYkGBAAAAAGKBhAAAAABiwYQAAAAAYwGEAAAAAGNBhAAAAABjgZAAAAAAQEmAACBAwAwASYAAIEDADAODAAAsAsAIJEFAgC3CQAhqAUBALYJACGvBUAA2AkAIcMFAQC2CQAhywUBALYJACGHBgEAtgkAIYgGAQC2CQAhiQYEAPUJACGKBhAA1QkAIYsGEADVCQAhjAYQANUJACGNBhAA1wkAIY4GQADZCQAhAgAAAPgCACAmAACEAwAgDZEFAgC3CQAhqAUBALYJACGvBUAA2AkAIcMFAQC2CQAhywUBALYJACGHBgEAtgkAIYgGAQC2CQAhiQYEAPUJACGKBhAA1QkAIYsGEADVCQAhjAYQANUJACGNBhAA1wkAIY4GQADZCQAhAgAAACwAICYAAIYDACACAAAALAAgJgAAhgMAIAMAAAD4AgAgLQAA_wIAIC4AAIQDACABAAAA-AIAIAEAAAAsACAHBgAAqwsAIDMAAKwLACA0AACvCwAgNQAArgsAIDYAAK0LACCNBgAAzwkAII4GAADPCQAgEI4FAADkCAAwjwUAAI0DABCQBQAA5AgAMJEFAgD0BwAhqAUBAPUHACGvBUAAhwgAIcMFAQD1BwAhywUBAPUHACGHBgEA9QcAIYgGAQD1BwAhiQYEAKwIACGKBhAAhAgAIYsGEACECAAhjAYQAIQIACGNBhAAhggAIY4GQACICAAhAwAAACwAIAEAAIwDADAyAACNAwAgAwAAACwAIAEAAPsCADACAAD4AgAgAQAAADAAIAEAAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAEDAAAqgsAIK8FQAAAAAHDBQEAAAABhgYBAAAAAQEmAACVAwAgA68FQAAAAAHDBQEAAAABhgYBAAAAAQEmAACXAwAwASYAAJcDADAEDAAAqQsAIK8FQADYCQAhwwUBALYJACGGBgEAtgkAIQIAAAAwACAmAACaAwAgA68FQADYCQAhwwUBALYJACGGBgEAtgkAIQIAAAAuACAmAACcAwAgAgAAAC4AICYAAJwDACADAAAAMAAgLQAAlQMAIC4AAJoDACABAAAAMAAgAQAAAC4AIAMGAACmCwAgNQAAqAsAIDYAAKcLACAGjgUAAOMIADCPBQAAowMAEJAFAADjCAAwrwVAAIcIACHDBQEA9QcAIYYGAQD1BwAhAwAAAC4AIAEAAKIDADAyAACjAwAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAAqACABAAAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgBQQBAAAAAQwAAKULACCvBUAAAAABwwUBAAAAAYUGAQAAAAEBJgAAqwMAIAQEAQAAAAGvBUAAAAABwwUBAAAAAYUGAQAAAAEBJgAArQMAMAEmAACtAwAwBQQBALYJACEMAACkCwAgrwVAANgJACHDBQEAtgkAIYUGAQC2CQAhAgAAACoAICYAALADACAEBAEAtgkAIa8FQADYCQAhwwUBALYJACGFBgEAtgkAIQIAAAAoACAmAACyAwAgAgAAACgAICYAALIDACADAAAAKgAgLQAAqwMAIC4AALADACABAAAAKgAgAQAAACgAIAMGAAChCwAgNQAAowsAIDYAAKILACAHBAEA9QcAIY4FAADiCAAwjwUAALkDABCQBQAA4ggAMK8FQACHCAAhwwUBAPUHACGFBgEA9QcAIQMAAAAoACABAAC4AwAwMgAAuQMAIAMAAAAoACABAAApADACAAAqACATCgAA4AgAII4FAADdCAAwjwUAAL8DABCQBQAA3QgAMJEFAgD9BwAhkwUBAP4HACGnBQEAAAABrwVAAJYIACH6BQQAxAgAIfsFAQCdCAAh_AUEAMQIACH9BUAAoQgAIf4FEADeCAAh_wUgAN8IACGABhAA3ggAIYEGQAChCAAhggYgAN8IACGDBkAAoQgAIYQGAADhCAAgAQAAALwDACABAAAAvAMAIBIKAADgCAAgjgUAAN0IADCPBQAAvwMAEJAFAADdCAAwkQUCAP0HACGTBQEA_gcAIacFAQD-BwAhrwVAAJYIACH6BQQAxAgAIfsFAQCdCAAh_AUEAMQIACH9BUAAoQgAIf4FEADeCAAh_wUgAN8IACGABhAA3ggAIYEGQAChCAAhggYgAN8IACGDBkAAoQgAIQcKAACgCwAg-wUAAM8JACD9BQAAzwkAIP4FAADPCQAggAYAAM8JACCBBgAAzwkAIIMGAADPCQAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACADAAAAvwMAIAEAAMADADACAAC8AwAgDwoAAJ8LACCRBQIAAAABkwUBAAAAAacFAQAAAAGvBUAAAAAB-gUEAAAAAfsFAQAAAAH8BQQAAAAB_QVAAAAAAf4FEAAAAAH_BSAAAAABgAYQAAAAAYEGQAAAAAGCBiAAAAABgwZAAAAAAQEmAADEAwAgDpEFAgAAAAGTBQEAAAABpwUBAAAAAa8FQAAAAAH6BQQAAAAB-wUBAAAAAfwFBAAAAAH9BUAAAAAB_gUQAAAAAf8FIAAAAAGABhAAAAABgQZAAAAAAYIGIAAAAAGDBkAAAAABASYAAMYDADABJgAAxgMAMA8KAACSCwAgkQUCALcJACGTBQEAtgkAIacFAQC2CQAhrwVAANgJACH6BQQA9QkAIfsFAQDWCQAh_AUEAPUJACH9BUAA2QkAIf4FEADXCQAh_wUgAJELACGABhAA1wkAIYEGQADZCQAhggYgAJELACGDBkAA2QkAIQIAAAC8AwAgJgAAyQMAIA6RBQIAtwkAIZMFAQC2CQAhpwUBALYJACGvBUAA2AkAIfoFBAD1CQAh-wUBANYJACH8BQQA9QkAIf0FQADZCQAh_gUQANcJACH_BSAAkQsAIYAGEADXCQAhgQZAANkJACGCBiAAkQsAIYMGQADZCQAhAgAAAL8DACAmAADLAwAgAgAAAL8DACAmAADLAwAgAwAAALwDACAtAADEAwAgLgAAyQMAIAEAAAC8AwAgAQAAAL8DACALBgAAjAsAIDMAAI0LACA0AACQCwAgNQAAjwsAIDYAAI4LACD7BQAAzwkAIP0FAADPCQAg_gUAAM8JACCABgAAzwkAIIEGAADPCQAggwYAAM8JACARjgUAANkIADCPBQAA0gMAEJAFAADZCAAwkQUCAPQHACGTBQEA9QcAIacFAQD1BwAhrwVAAIcIACH6BQQArAgAIfsFAQCFCAAh_AUEAKwIACH9BUAAiAgAIf4FEACGCAAh_wUgANoIACGABhAAhggAIYEGQACICAAhggYgANoIACGDBkAAiAgAIQMAAAC_AwAgAQAA0QMAMDIAANIDACADAAAAvwMAIAEAAMADADACAAC8AwAgBo4FAADXCAAwjwUAANgDABCQBQAA1wgAMJEFAgD9BwAh-AVAAJYIACH5BQAA2AgAIAEAAADVAwAgAQAAANUDACAFjgUAANcIADCPBQAA2AMAEJAFAADXCAAwkQUCAP0HACH4BUAAlggAIQADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACACkQUCAAAAAfgFQAAAAAEBJgAA3QMAIAKRBQIAAAAB-AVAAAAAAQEmAADfAwAwASYAAN8DADACkQUCALcJACH4BUAA2AkAIQIAAADVAwAgJgAA4gMAIAKRBQIAtwkAIfgFQADYCQAhAgAAANgDACAmAADkAwAgAgAAANgDACAmAADkAwAgAwAAANUDACAtAADdAwAgLgAA4gMAIAEAAADVAwAgAQAAANgDACAFBgAAhwsAIDMAAIgLACA0AACLCwAgNQAAigsAIDYAAIkLACAFjgUAANYIADCPBQAA6wMAEJAFAADWCAAwkQUCAPQHACH4BUAAhwgAIQMAAADYAwAgAQAA6gMAMDIAAOsDACADAAAA2AMAIAEAANkDADACAADVAwAgB44FAADUCAAwjwUAAPEDABCQBQAA1AgAMJEFAgD9BwAhpwUBAP4HACH2BUAAlggAIfcFAADVCAAgAQAAAO4DACABAAAA7gMAIAaOBQAA1AgAMI8FAADxAwAQkAUAANQIADCRBQIA_QcAIacFAQD-BwAh9gVAAJYIACEAAwAAAPEDACABAADyAwAwAgAA7gMAIAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgA5EFAgAAAAGnBQEAAAAB9gVAAAAAAQEmAAD2AwAgA5EFAgAAAAGnBQEAAAAB9gVAAAAAAQEmAAD4AwAwASYAAPgDADADkQUCALcJACGnBQEAtgkAIfYFQADYCQAhAgAAAO4DACAmAAD7AwAgA5EFAgC3CQAhpwUBALYJACH2BUAA2AkAIQIAAADxAwAgJgAA_QMAIAIAAADxAwAgJgAA_QMAIAMAAADuAwAgLQAA9gMAIC4AAPsDACABAAAA7gMAIAEAAADxAwAgBQYAAIILACAzAACDCwAgNAAAhgsAIDUAAIULACA2AACECwAgBo4FAADTCAAwjwUAAIQEABCQBQAA0wgAMJEFAgD0BwAhpwUBAPUHACH2BUAAhwgAIQMAAADxAwAgAQAAgwQAMDIAAIQEACADAAAA8QMAIAEAAPIDADACAADuAwAgAQAAABYAIAEAAAAWACADAAAAFAAgAQAAFQAwAgAAFgAgAwAAABQAIAEAABUAMAIAABYAIAMAAAAUACABAAAVADACAAAWACAUCwAA_QoAIAwAAP4KACAOAAD_CgAgDwAAgAsAIBAAAIELACCvBUAAAAABsQUEAAAAAcMFAQAAAAHNBQEAAAAB4gUBAAAAAesFQAAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAHwBQEAAAAB8QUBAAAAAfIFAQAAAAHzBRAAAAAB9AUEAAAAAfUFQAAAAAEBJgAAjAQAIA-vBUAAAAABsQUEAAAAAcMFAQAAAAHNBQEAAAAB4gUBAAAAAesFQAAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAHwBQEAAAAB8QUBAAAAAfIFAQAAAAHzBRAAAAAB9AUEAAAAAfUFQAAAAAEBJgAAjgQAMAEmAACOBAAwAQAAAAwAIBQLAADbCgAgDAAA3AoAIA4AAN0KACAPAADeCgAgEAAA3woAIK8FQADYCQAhsQUEAPUJACHDBQEA1gkAIc0FAQC2CQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIQIAAAAWACAmAACSBAAgD68FQADYCQAhsQUEAPUJACHDBQEA1gkAIc0FAQC2CQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIQIAAAAUACAmAACUBAAgAgAAABQAICYAAJQEACABAAAADAAgAwAAABYAIC0AAIwEACAuAACSBAAgAQAAABYAIAEAAAAUACAOBgAA1goAIDMAANcKACA0AADaCgAgNQAA2QoAIDYAANgKACDDBQAAzwkAIO0FAADPCQAg7gUAAM8JACDvBQAAzwkAIPEFAADPCQAg8gUAAM8JACDzBQAAzwkAIPQFAADPCQAg9QUAAM8JACASjgUAANIIADCPBQAAnAQAEJAFAADSCAAwrwVAAIcIACGxBQQArAgAIcMFAQCFCAAhzQUBAPUHACHiBQEA9QcAIesFQACHCAAh7QUEAKQIACHuBRAAhggAIe8FQACICAAh8AUBAPUHACHxBQEAhQgAIfIFAQCFCAAh8wUQAIYIACH0BQQApAgAIfUFQACICAAhAwAAABQAIAEAAJsEADAyAACcBAAgAwAAABQAIAEAABUAMAIAABYAIAEAAAAjACABAAAAIwAgAwAAACEAIAEAACIAMAIAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgCQwAANUKACANAADUCgAgsQUEAAAAAcMFAQAAAAHNBQEAAAAB7AUCAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAQEmAACkBAAgB7EFBAAAAAHDBQEAAAABzQUBAAAAAewFAgAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAEBJgAApgQAMAEmAACmBAAwCQwAANMKACANAADSCgAgsQUEAPUJACHDBQEAtgkAIc0FAQC2CQAh7AUCALcJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACECAAAAIwAgJgAAqQQAIAexBQQA9QkAIcMFAQC2CQAhzQUBALYJACHsBQIAtwkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIQIAAAAhACAmAACrBAAgAgAAACEAICYAAKsEACADAAAAIwAgLQAApAQAIC4AAKkEACABAAAAIwAgAQAAACEAIAgGAADNCgAgMwAAzgoAIDQAANEKACA1AADQCgAgNgAAzwoAIO0FAADPCQAg7gUAAM8JACDvBQAAzwkAIAqOBQAA0QgAMI8FAACyBAAQkAUAANEIADCxBQQArAgAIcMFAQD1BwAhzQUBAPUHACHsBQIA9AcAIe0FBACkCAAh7gUQAIYIACHvBUAAiAgAIQMAAAAhACABAACxBAAwMgAAsgQAIAMAAAAhACABAAAiADACAAAjACARjgUAANAIADCPBQAAuAQAEJAFAADQCAAwrwVAAJYIACGxBQQAxAgAIc0FAQD-BwAh0gUBAAAAAeIFAQD-BwAh4wUBAP4HACHkBRAAsQgAIeUFEACxCAAh5gVAAKEIACHnBQIAnAgAIegFAQCdCAAh6QVAAKEIACHqBQQAqggAIesFQACWCAAhAQAAALUEACABAAAAtQQAIBGOBQAA0AgAMI8FAAC4BAAQkAUAANAIADCvBUAAlggAIbEFBADECAAhzQUBAP4HACHSBQEA_gcAIeIFAQD-BwAh4wUBAP4HACHkBRAAsQgAIeUFEACxCAAh5gVAAKEIACHnBQIAnAgAIegFAQCdCAAh6QVAAKEIACHqBQQAqggAIesFQACWCAAhBeYFAADPCQAg5wUAAM8JACDoBQAAzwkAIOkFAADPCQAg6gUAAM8JACADAAAAuAQAIAEAALkEADACAAC1BAAgAwAAALgEACABAAC5BAAwAgAAtQQAIAMAAAC4BAAgAQAAuQQAMAIAALUEACAOrwVAAAAAAbEFBAAAAAHNBQEAAAAB0gUBAAAAAeIFAQAAAAHjBQEAAAAB5AUQAAAAAeUFEAAAAAHmBUAAAAAB5wUCAAAAAegFAQAAAAHpBUAAAAAB6gUEAAAAAesFQAAAAAEBJgAAvQQAIA6vBUAAAAABsQUEAAAAAc0FAQAAAAHSBQEAAAAB4gUBAAAAAeMFAQAAAAHkBRAAAAAB5QUQAAAAAeYFQAAAAAHnBQIAAAAB6AUBAAAAAekFQAAAAAHqBQQAAAAB6wVAAAAAAQEmAAC_BAAwASYAAL8EADAOrwVAANgJACGxBQQA9QkAIc0FAQC2CQAh0gUBALYJACHiBQEAtgkAIeMFAQC2CQAh5AUQANUJACHlBRAA1QkAIeYFQADZCQAh5wUCAOQJACHoBQEA1gkAIekFQADZCQAh6gUEAO8JACHrBUAA2AkAIQIAAAC1BAAgJgAAwgQAIA6vBUAA2AkAIbEFBAD1CQAhzQUBALYJACHSBQEAtgkAIeIFAQC2CQAh4wUBALYJACHkBRAA1QkAIeUFEADVCQAh5gVAANkJACHnBQIA5AkAIegFAQDWCQAh6QVAANkJACHqBQQA7wkAIesFQADYCQAhAgAAALgEACAmAADEBAAgAgAAALgEACAmAADEBAAgAwAAALUEACAtAAC9BAAgLgAAwgQAIAEAAAC1BAAgAQAAALgEACAKBgAAyAoAIDMAAMkKACA0AADMCgAgNQAAywoAIDYAAMoKACDmBQAAzwkAIOcFAADPCQAg6AUAAM8JACDpBQAAzwkAIOoFAADPCQAgEY4FAADPCAAwjwUAAMsEABCQBQAAzwgAMK8FQACHCAAhsQUEAKwIACHNBQEA9QcAIdIFAQD1BwAh4gUBAPUHACHjBQEA9QcAIeQFEACECAAh5QUQAIQIACHmBUAAiAgAIecFAgCYCAAh6AUBAIUIACHpBUAAiAgAIeoFBACkCAAh6wVAAIcIACEDAAAAuAQAIAEAAMoEADAyAADLBAAgAwAAALgEACABAAC5BAAwAgAAtQQAIAEAAABIACABAAAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACADAAAARgAgAQAARwAwAgAASAAgBQMAAMcKACCRBQIAAAABqAUBAAAAAc4FQAAAAAHPBRAAAAABASYAANMEACAEkQUCAAAAAagFAQAAAAHOBUAAAAABzwUQAAAAAQEmAADVBAAwASYAANUEADAFAwAAxgoAIJEFAgC3CQAhqAUBALYJACHOBUAA2AkAIc8FEADVCQAhAgAAAEgAICYAANgEACAEkQUCALcJACGoBQEAtgkAIc4FQADYCQAhzwUQANUJACECAAAARgAgJgAA2gQAIAIAAABGACAmAADaBAAgAwAAAEgAIC0AANMEACAuAADYBAAgAQAAAEgAIAEAAABGACAFBgAAwQoAIDMAAMIKACA0AADFCgAgNQAAxAoAIDYAAMMKACAHjgUAAM4IADCPBQAA4QQAEJAFAADOCAAwkQUCAPQHACGoBQEA9QcAIc4FQACHCAAhzwUQAIQIACEDAAAARgAgAQAA4AQAMDIAAOEEACADAAAARgAgAQAARwAwAgAASAAgCg0AAM0IACCOBQAAzAgAMI8FAAAfABCQBQAAzAgAMK8FQACWCAAhsQUEAMQIACHNBQEA_gcAIc8FEACxCAAh4AUBAP4HACHhBQAAywgAIAEAAADkBAAgAQAAAOQEACABDQAAwAoAIAMAAAAfACABAADnBAAwAgAA5AQAIAMAAAAfACABAADnBAAwAgAA5AQAIAMAAAAfACABAADnBAAwAgAA5AQAIAYNAAC_CgAgrwVAAAAAAbEFBAAAAAHNBQEAAAABzwUQAAAAAeAFAQAAAAEBJgAA6wQAIAWvBUAAAAABsQUEAAAAAc0FAQAAAAHPBRAAAAAB4AUBAAAAAQEmAADtBAAwASYAAO0EADAGDQAAvgoAIK8FQADYCQAhsQUEAPUJACHNBQEAtgkAIc8FEADVCQAh4AUBALYJACECAAAA5AQAICYAAPAEACAFrwVAANgJACGxBQQA9QkAIc0FAQC2CQAhzwUQANUJACHgBQEAtgkAIQIAAAAfACAmAADyBAAgAgAAAB8AICYAAPIEACADAAAA5AQAIC0AAOsEACAuAADwBAAgAQAAAOQEACABAAAAHwAgBQYAALkKACAzAAC6CgAgNAAAvQoAIDUAALwKACA2AAC7CgAgCI4FAADKCAAwjwUAAPkEABCQBQAAyggAMK8FQACHCAAhsQUEAKwIACHNBQEA9QcAIc8FEACECAAh4AUBAPUHACEDAAAAHwAgAQAA-AQAMDIAAPkEACADAAAAHwAgAQAA5wQAMAIAAOQEACAIjgUAAMgIADCPBQAA_wQAEJAFAADICAAwrAUBAP4HACGvBUAAlggAId0FAQD-BwAh3gUBAP4HACHfBQAAyQgAIAEAAAD8BAAgAQAAAPwEACAHjgUAAMgIADCPBQAA_wQAEJAFAADICAAwrAUBAP4HACGvBUAAlggAId0FAQD-BwAh3gUBAP4HACEAAwAAAP8EACABAACABQAwAgAA_AQAIAMAAAD_BAAgAQAAgAUAMAIAAPwEACADAAAA_wQAIAEAAIAFADACAAD8BAAgBKwFAQAAAAGvBUAAAAAB3QUBAAAAAd4FAQAAAAEBJgAAhAUAIASsBQEAAAABrwVAAAAAAd0FAQAAAAHeBQEAAAABASYAAIYFADABJgAAhgUAMASsBQEAtgkAIa8FQADYCQAh3QUBALYJACHeBQEAtgkAIQIAAAD8BAAgJgAAiQUAIASsBQEAtgkAIa8FQADYCQAh3QUBALYJACHeBQEAtgkAIQIAAAD_BAAgJgAAiwUAIAIAAAD_BAAgJgAAiwUAIAMAAAD8BAAgLQAAhAUAIC4AAIkFACABAAAA_AQAIAEAAAD_BAAgAwYAALYKACA1AAC4CgAgNgAAtwoAIAeOBQAAxwgAMI8FAACSBQAQkAUAAMcIADCsBQEA9QcAIa8FQACHCAAh3QUBAPUHACHeBQEA9QcAIQMAAAD_BAAgAQAAkQUAMDIAAJIFACADAAAA_wQAIAEAAIAFADACAAD8BAAgDwkAAMMIACCqAwAAwQgAIKsDAADCCAAgjgUAAL8IADCPBQAAoQUAEJAFAAC_CAAwpwUBAAAAAagFAQCdCAAh0wVAAJYIACHWBQEA_gcAIdcFAQD-BwAh2AUBAP4HACHZBQEA_gcAIdoFAADACAAg2wUBAJ0IACEBAAAAlQUAIAipAwAAtQgAII4FAAC4CAAwjwUAAJcFABCQBQAAuAgAMNEFAQD-BwAh0wVAAJYIACHUBQEA_gcAIdUFAQD-BwAhAQAAAJcFACAGqQMAALUIACCOBQAAxggAMI8FAACZBQAQkAUAAMYIADDRBQEA_gcAIdMFQACWCAAhAakDAACECgAgB6kDAAC1CAAgjgUAAMYIADCPBQAAmQUAEJAFAADGCAAw0QUBAP4HACHTBUAAlggAIdwFAADFCAAgAwAAAJkFACABAACaBQAwAgAAmwUAIAipAwAAtQgAII4FAAC0CAAwjwUAAJ0FABCQBQAAtAgAMMQFBADECAAh0QUBAP4HACHSBQEA_gcAIdMFQACWCAAhAQAAAJ0FACABAAAAmQUAIAEAAACVBQAgDwkAAMMIACCqAwAAwQgAIKsDAADCCAAgjgUAAL8IADCPBQAAoQUAEJAFAAC_CAAwpwUBAP4HACGoBQEAnQgAIdMFQACWCAAh1gUBAP4HACHXBQEA_gcAIdgFAQD-BwAh2QUBAP4HACHaBQAAwAgAINsFAQCdCAAhBQkAALUKACCqAwAAswoAIKsDAAC0CgAgqAUAAM8JACDbBQAAzwkAIAMAAAChBQAgAQAAogUAMAIAAJUFACADAAAAoQUAIAEAAKIFADACAACVBQAgAwAAAKEFACABAACiBQAwAgAAlQUAIAwJAACyCgAgqgMAALAKACCrAwAAsQoAIKcFAQAAAAGoBQEAAAAB0wVAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFAQAAAAHaBYAAAAAB2wUBAAAAAQEmAACmBQAgCacFAQAAAAGoBQEAAAAB0wVAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFAQAAAAHaBYAAAAAB2wUBAAAAAQEmAACoBQAwASYAAKgFADAMCQAAmQoAIKoDAACXCgAgqwMAAJgKACCnBQEAtgkAIagFAQDWCQAh0wVAANgJACHWBQEAtgkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFgAAAAAHbBQEA1gkAIQIAAACVBQAgJgAAqwUAIAmnBQEAtgkAIagFAQDWCQAh0wVAANgJACHWBQEAtgkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFgAAAAAHbBQEA1gkAIQIAAAChBQAgJgAArQUAIAIAAAChBQAgJgAArQUAIAMAAACVBQAgLQAApgUAIC4AAKsFACABAAAAlQUAIAEAAAChBQAgBQYAAJQKACA1AACWCgAgNgAAlQoAIKgFAADPCQAg2wUAAM8JACAMjgUAALwIADCPBQAAtAUAEJAFAAC8CAAwpwUBAPUHACGoBQEAhQgAIdMFQACHCAAh1gUBAPUHACHXBQEA9QcAIdgFAQD1BwAh2QUBAPUHACHaBQAAvQgAINsFAQCFCAAhAwAAAKEFACABAACzBQAwMgAAtAUAIAMAAAChBQAgAQAAogUAMAIAAJUFACAHjgUAALoIADCPBQAAugUAEJAFAAC6CAAwkQUCAP0HACHOBUAAlggAIc8FEACxCAAh0AUAALsIACABAAAAtwUAIAEAAAC3BQAgBo4FAAC6CAAwjwUAALoFABCQBQAAuggAMJEFAgD9BwAhzgVAAJYIACHPBRAAsQgAIQADAAAAugUAIAEAALsFADACAAC3BQAgAwAAALoFACABAAC7BQAwAgAAtwUAIAMAAAC6BQAgAQAAuwUAMAIAALcFACADkQUCAAAAAc4FQAAAAAHPBRAAAAABASYAAL8FACADkQUCAAAAAc4FQAAAAAHPBRAAAAABASYAAMEFADABJgAAwQUAMAORBQIAtwkAIc4FQADYCQAhzwUQANUJACECAAAAtwUAICYAAMQFACADkQUCALcJACHOBUAA2AkAIc8FEADVCQAhAgAAALoFACAmAADGBQAgAgAAALoFACAmAADGBQAgAwAAALcFACAtAAC_BQAgLgAAxAUAIAEAAAC3BQAgAQAAALoFACAFBgAAjwoAIDMAAJAKACA0AACTCgAgNQAAkgoAIDYAAJEKACAGjgUAALkIADCPBQAAzQUAEJAFAAC5CAAwkQUCAPQHACHOBUAAhwgAIc8FEACECAAhAwAAALoFACABAADMBQAwMgAAzQUAIAMAAAC6BQAgAQAAuwUAMAIAALcFACAIqQMAALUIACCOBQAAuAgAMI8FAACXBQAQkAUAALgIADDRBQEAAAAB0wVAAJYIACHUBQEA_gcAIdUFAQD-BwAhAQAAANAFACABAAAA0AUAIAGpAwAAhAoAIAMAAACXBQAgAQAA0wUAMAIAANAFACADAAAAlwUAIAEAANMFADACAADQBQAgAwAAAJcFACABAADTBQAwAgAA0AUAIAWpAwAAjgoAINEFAQAAAAHTBUAAAAAB1AUBAAAAAdUFAQAAAAEBJgAA1wUAIATRBQEAAAAB0wVAAAAAAdQFAQAAAAHVBQEAAAABASYAANkFADABJgAA2QUAMAWpAwAAjQoAINEFAQC2CQAh0wVAANgJACHUBQEAtgkAIdUFAQC2CQAhAgAAANAFACAmAADcBQAgBNEFAQC2CQAh0wVAANgJACHUBQEAtgkAIdUFAQC2CQAhAgAAAJcFACAmAADeBQAgAgAAAJcFACAmAADeBQAgAwAAANAFACAtAADXBQAgLgAA3AUAIAEAAADQBQAgAQAAAJcFACADBgAAigoAIDUAAIwKACA2AACLCgAgB44FAAC3CAAwjwUAAOUFABCQBQAAtwgAMNEFAQD1BwAh0wVAAIcIACHUBQEA9QcAIdUFAQD1BwAhAwAAAJcFACABAADkBQAwMgAA5QUAIAMAAACXBQAgAQAA0wUAMAIAANAFACABAAAAmwUAIAEAAACbBQAgAwAAAJkFACABAACaBQAwAgAAmwUAIAMAAACZBQAgAQAAmgUAMAIAAJsFACADAAAAmQUAIAEAAJoFADACAACbBQAgA6kDAACJCgAg0QUBAAAAAdMFQAAAAAEBJgAA7QUAIALRBQEAAAAB0wVAAAAAAQEmAADvBQAwASYAAO8FADADqQMAAIgKACDRBQEAtgkAIdMFQADYCQAhAgAAAJsFACAmAADyBQAgAtEFAQC2CQAh0wVAANgJACECAAAAmQUAICYAAPQFACACAAAAmQUAICYAAPQFACADAAAAmwUAIC0AAO0FACAuAADyBQAgAQAAAJsFACABAAAAmQUAIAMGAACFCgAgNQAAhwoAIDYAAIYKACAFjgUAALYIADCPBQAA-wUAEJAFAAC2CAAw0QUBAPUHACHTBUAAhwgAIQMAAACZBQAgAQAA-gUAMDIAAPsFACADAAAAmQUAIAEAAJoFADACAACbBQAgCKkDAAC1CAAgjgUAALQIADCPBQAAnQUAEJAFAAC0CAAwxAUEAAAAAdEFAQAAAAHSBQEA_gcAIdMFQACWCAAhAQAAAP4FACABAAAA_gUAIAGpAwAAhAoAIAMAAACdBQAgAQAAgQYAMAIAAP4FACADAAAAnQUAIAEAAIEGADACAAD-BQAgAwAAAJ0FACABAACBBgAwAgAA_gUAIAWpAwAAgwoAIMQFBAAAAAHRBQEAAAAB0gUBAAAAAdMFQAAAAAEBJgAAhQYAIATEBQQAAAAB0QUBAAAAAdIFAQAAAAHTBUAAAAABASYAAIcGADABJgAAhwYAMAWpAwAAggoAIMQFBAD1CQAh0QUBALYJACHSBQEAtgkAIdMFQADYCQAhAgAAAP4FACAmAACKBgAgBMQFBAD1CQAh0QUBALYJACHSBQEAtgkAIdMFQADYCQAhAgAAAJ0FACAmAACMBgAgAgAAAJ0FACAmAACMBgAgAwAAAP4FACAtAACFBgAgLgAAigYAIAEAAAD-BQAgAQAAAJ0FACAFBgAA_QkAIDMAAP4JACA0AACBCgAgNQAAgAoAIDYAAP8JACAHjgUAALMIADCPBQAAkwYAEJAFAACzCAAwxAUEAKwIACHRBQEA9QcAIdIFAQD1BwAh0wVAAIcIACEDAAAAnQUAIAEAAJIGADAyAACTBgAgAwAAAJ0FACABAACBBgAwAgAA_gUAIAeOBQAAsAgAMI8FAACZBgAQkAUAALAIADCRBQIA_QcAIc4FQACWCAAhzwUQALEIACHQBQAAsggAIAEAAACWBgAgAQAAAJYGACAGjgUAALAIADCPBQAAmQYAEJAFAACwCAAwkQUCAP0HACHOBUAAlggAIc8FEACxCAAhAAMAAACZBgAgAQAAmgYAMAIAAJYGACADAAAAmQYAIAEAAJoGADACAACWBgAgAwAAAJkGACABAACaBgAwAgAAlgYAIAORBQIAAAABzgVAAAAAAc8FEAAAAAEBJgAAngYAIAORBQIAAAABzgVAAAAAAc8FEAAAAAEBJgAAoAYAMAEmAACgBgAwA5EFAgC3CQAhzgVAANgJACHPBRAA1QkAIQIAAACWBgAgJgAAowYAIAORBQIAtwkAIc4FQADYCQAhzwUQANUJACECAAAAmQYAICYAAKUGACACAAAAmQYAICYAAKUGACADAAAAlgYAIC0AAJ4GACAuAACjBgAgAQAAAJYGACABAAAAmQYAIAUGAAD4CQAgMwAA-QkAIDQAAPwJACA1AAD7CQAgNgAA-gkAIAaOBQAArwgAMI8FAACsBgAQkAUAAK8IADCRBQIA9AcAIc4FQACHCAAhzwUQAIQIACEDAAAAmQYAIAEAAKsGADAyAACsBgAgAwAAAJkGACABAACaBgAwAgAAlgYAIAEAAAAdACABAAAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgBg0AAPcJACCRBQIAAAABsQUEAAAAAcsFAQAAAAHMBUAAAAABzQUBAAAAAQEmAAC0BgAgBZEFAgAAAAGxBQQAAAABywUBAAAAAcwFQAAAAAHNBQEAAAABASYAALYGADABJgAAtgYAMAYNAAD2CQAgkQUCALcJACGxBQQA9QkAIcsFAQC2CQAhzAVAANgJACHNBQEAtgkAIQIAAAAdACAmAAC5BgAgBZEFAgC3CQAhsQUEAPUJACHLBQEAtgkAIcwFQADYCQAhzQUBALYJACECAAAAGwAgJgAAuwYAIAIAAAAbACAmAAC7BgAgAwAAAB0AIC0AALQGACAuAAC5BgAgAQAAAB0AIAEAAAAbACAFBgAA8AkAIDMAAPEJACA0AAD0CQAgNQAA8wkAIDYAAPIJACAIjgUAAKsIADCPBQAAwgYAEJAFAACrCAAwkQUCAPQHACGxBQQArAgAIcsFAQD1BwAhzAVAAIcIACHNBQEA9QcAIQMAAAAbACABAADBBgAwMgAAwgYAIAMAAAAbACABAAAcADACAAAdACALJgAAqQgAII4FAACoCAAwjwUAAMgGABCQBQAAqAgAMKAFAQD-BwAhpwUBAAAAAagFAQD-BwAhrwVAAJYIACHCBQEA_gcAIcMFAQCdCAAhxAUEAKoIACEBAAAAxQYAIAEAAADFBgAgCyYAAKkIACCOBQAAqAgAMI8FAADIBgAQkAUAAKgIADCgBQEA_gcAIacFAQD-BwAhqAUBAP4HACGvBUAAlggAIcIFAQD-BwAhwwUBAJ0IACHEBQQAqggAIQMmAADPCQAgwwUAAM8JACDEBQAAzwkAIAMAAADIBgAgAQAAyQYAMAIAAMUGACADAAAAyAYAIAEAAMkGADACAADFBgAgAwAAAMgGACABAADJBgAwAgAAxQYAIAgmgAAAAAGgBQEAAAABpwUBAAAAAagFAQAAAAGvBUAAAAABwgUBAAAAAcMFAQAAAAHEBQQAAAABASYAAM0GACAIJoAAAAABoAUBAAAAAacFAQAAAAGoBQEAAAABrwVAAAAAAcIFAQAAAAHDBQEAAAABxAUEAAAAAQEmAADPBgAwASYAAM8GADAIJoAAAAABoAUBALYJACGnBQEAtgkAIagFAQC2CQAhrwVAANgJACHCBQEAtgkAIcMFAQDWCQAhxAUEAO8JACECAAAAxQYAICYAANIGACAIJoAAAAABoAUBALYJACGnBQEAtgkAIagFAQC2CQAhrwVAANgJACHCBQEAtgkAIcMFAQDWCQAhxAUEAO8JACECAAAAyAYAICYAANQGACACAAAAyAYAICYAANQGACADAAAAxQYAIC0AAM0GACAuAADSBgAgAQAAAMUGACABAAAAyAYAIAgGAADqCQAgJgAAzwkAIDMAAOsJACA0AADuCQAgNQAA7QkAIDYAAOwJACDDBQAAzwkAIMQFAADPCQAgCyYAAKMIACCOBQAAoggAMI8FAADbBgAQkAUAAKIIADCgBQEA9QcAIacFAQD1BwAhqAUBAPUHACGvBUAAhwgAIcIFAQD1BwAhwwUBAIUIACHEBQQApAgAIQMAAADIBgAgAQAA2gYAMDIAANsGACADAAAAyAYAIAEAAMkGADACAADFBgAgDo4FAACgCAAwjwUAAOEGABCQBQAAoAgAMKcFAQAAAAGoBQEA_gcAIasFAQD-BwAhrwVAAJYIACG7BQEA_gcAIbwFAQD-BwAhvQUCAP0HACG-BQIA_QcAIb8FQAChCAAhwAVAAKEIACHBBUAAoQgAIQEAAADeBgAgAQAAAN4GACAOjgUAAKAIADCPBQAA4QYAEJAFAACgCAAwpwUBAP4HACGoBQEA_gcAIasFAQD-BwAhrwVAAJYIACG7BQEA_gcAIbwFAQD-BwAhvQUCAP0HACG-BQIA_QcAIb8FQAChCAAhwAVAAKEIACHBBUAAoQgAIQO_BQAAzwkAIMAFAADPCQAgwQUAAM8JACADAAAA4QYAIAEAAOIGADACAADeBgAgAwAAAOEGACABAADiBgAwAgAA3gYAIAMAAADhBgAgAQAA4gYAMAIAAN4GACALpwUBAAAAAagFAQAAAAGrBQEAAAABrwVAAAAAAbsFAQAAAAG8BQEAAAABvQUCAAAAAb4FAgAAAAG_BUAAAAABwAVAAAAAAcEFQAAAAAEBJgAA5gYAIAunBQEAAAABqAUBAAAAAasFAQAAAAGvBUAAAAABuwUBAAAAAbwFAQAAAAG9BQIAAAABvgUCAAAAAb8FQAAAAAHABUAAAAABwQVAAAAAAQEmAADoBgAwASYAAOgGADALpwUBALYJACGoBQEAtgkAIasFAQC2CQAhrwVAANgJACG7BQEAtgkAIbwFAQC2CQAhvQUCALcJACG-BQIAtwkAIb8FQADZCQAhwAVAANkJACHBBUAA2QkAIQIAAADeBgAgJgAA6wYAIAunBQEAtgkAIagFAQC2CQAhqwUBALYJACGvBUAA2AkAIbsFAQC2CQAhvAUBALYJACG9BQIAtwkAIb4FAgC3CQAhvwVAANkJACHABUAA2QkAIcEFQADZCQAhAgAAAOEGACAmAADtBgAgAgAAAOEGACAmAADtBgAgAwAAAN4GACAtAADmBgAgLgAA6wYAIAEAAADeBgAgAQAAAOEGACAIBgAA5QkAIDMAAOYJACA0AADpCQAgNQAA6AkAIDYAAOcJACC_BQAAzwkAIMAFAADPCQAgwQUAAM8JACAOjgUAAJ8IADCPBQAA9AYAEJAFAACfCAAwpwUBAPUHACGoBQEA9QcAIasFAQD1BwAhrwVAAIcIACG7BQEA9QcAIbwFAQD1BwAhvQUCAPQHACG-BQIA9AcAIb8FQACICAAhwAVAAIgIACHBBUAAiAgAIQMAAADhBgAgAQAA8wYAMDIAAPQGACADAAAA4QYAIAEAAOIGADACAADeBgAgC44FAACbCAAwjwUAAPoGABCQBQAAmwgAMLMFAQD-BwAhtAUCAP0HACG1BUAAlggAIbYFAgD9BwAhtwUCAJwIACG4BQEAnQgAIbkFAQCdCAAhugUAAJ4IACABAAAA9wYAIAEAAAD3BgAgCo4FAACbCAAwjwUAAPoGABCQBQAAmwgAMLMFAQD-BwAhtAUCAP0HACG1BUAAlggAIbYFAgD9BwAhtwUCAJwIACG4BQEAnQgAIbkFAQCdCAAhA7cFAADPCQAguAUAAM8JACC5BQAAzwkAIAMAAAD6BgAgAQAA-wYAMAIAAPcGACADAAAA-gYAIAEAAPsGADACAAD3BgAgAwAAAPoGACABAAD7BgAwAgAA9wYAIAezBQEAAAABtAUCAAAAAbUFQAAAAAG2BQIAAAABtwUCAAAAAbgFAQAAAAG5BQEAAAABASYAAP8GACAHswUBAAAAAbQFAgAAAAG1BUAAAAABtgUCAAAAAbcFAgAAAAG4BQEAAAABuQUBAAAAAQEmAACBBwAwASYAAIEHADAHswUBALYJACG0BQIAtwkAIbUFQADYCQAhtgUCALcJACG3BQIA5AkAIbgFAQDWCQAhuQUBANYJACECAAAA9wYAICYAAIQHACAHswUBALYJACG0BQIAtwkAIbUFQADYCQAhtgUCALcJACG3BQIA5AkAIbgFAQDWCQAhuQUBANYJACECAAAA-gYAICYAAIYHACACAAAA-gYAICYAAIYHACADAAAA9wYAIC0AAP8GACAuAACEBwAgAQAAAPcGACABAAAA-gYAIAgGAADfCQAgMwAA4AkAIDQAAOMJACA1AADiCQAgNgAA4QkAILcFAADPCQAguAUAAM8JACC5BQAAzwkAIAqOBQAAlwgAMI8FAACNBwAQkAUAAJcIADCzBQEA9QcAIbQFAgD0BwAhtQVAAIcIACG2BQIA9AcAIbcFAgCYCAAhuAUBAIUIACG5BQEAhQgAIQMAAAD6BgAgAQAAjAcAMDIAAI0HACADAAAA-gYAIAEAAPsGADACAAD3BgAgBY4FAACVCAAwjwUAAJMHABCQBQAAlQgAMLEFAQAAAAGyBUAAlggAIQEAAACQBwAgAQAAAJAHACAFjgUAAJUIADCPBQAAkwcAEJAFAACVCAAwsQUBAP4HACGyBUAAlggAIQADAAAAkwcAIAEAAJQHADACAACQBwAgAwAAAJMHACABAACUBwAwAgAAkAcAIAMAAACTBwAgAQAAlAcAMAIAAJAHACACsQUBAAAAAbIFQAAAAAEBJgAAmAcAIAKxBQEAAAABsgVAAAAAAQEmAACaBwAwASYAAJoHADACsQUBALYJACGyBUAA2AkAIQIAAACQBwAgJgAAnQcAIAKxBQEAtgkAIbIFQADYCQAhAgAAAJMHACAmAACfBwAgAgAAAJMHACAmAACfBwAgAwAAAJAHACAtAACYBwAgLgAAnQcAIAEAAACQBwAgAQAAAJMHACADBgAA3AkAIDUAAN4JACA2AADdCQAgBY4FAACUCAAwjwUAAKYHABCQBQAAlAgAMLEFAQD1BwAhsgVAAIcIACEDAAAAkwcAIAEAAKUHADAyAACmBwAgAwAAAJMHACABAACUBwAwAgAAkAcAIAEAAABEACABAAAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgDQMAANsJACCRBQIAAAABkwUBAAAAAacFAQAAAAGoBQEAAAABqQUBAAAAAaoFEAAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBRAAAAABrwVAAAAAAbAFQAAAAAEBJgAArgcAIAyRBQIAAAABkwUBAAAAAacFAQAAAAGoBQEAAAABqQUBAAAAAaoFEAAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBRAAAAABrwVAAAAAAbAFQAAAAAEBJgAAsAcAMAEmAACwBwAwDQMAANoJACCRBQIAtwkAIZMFAQC2CQAhpwUBALYJACGoBQEAtgkAIakFAQC2CQAhqgUQANUJACGrBQEAtgkAIawFAQDWCQAhrQUBANYJACGuBRAA1wkAIa8FQADYCQAhsAVAANkJACECAAAARAAgJgAAswcAIAyRBQIAtwkAIZMFAQC2CQAhpwUBALYJACGoBQEAtgkAIakFAQC2CQAhqgUQANUJACGrBQEAtgkAIawFAQDWCQAhrQUBANYJACGuBRAA1wkAIa8FQADYCQAhsAVAANkJACECAAAAQgAgJgAAtQcAIAIAAABCACAmAAC1BwAgAwAAAEQAIC0AAK4HACAuAACzBwAgAQAAAEQAIAEAAABCACAJBgAA0AkAIDMAANEJACA0AADUCQAgNQAA0wkAIDYAANIJACCsBQAAzwkAIK0FAADPCQAgrgUAAM8JACCwBQAAzwkAIA-OBQAAgwgAMI8FAAC8BwAQkAUAAIMIADCRBQIA9AcAIZMFAQD1BwAhpwUBAPUHACGoBQEA9QcAIakFAQD1BwAhqgUQAIQIACGrBQEA9QcAIawFAQCFCAAhrQUBAIUIACGuBRAAhggAIa8FQACHCAAhsAVAAIgIACEDAAAAQgAgAQAAuwcAMDIAALwHACADAAAAQgAgAQAAQwAwAgAARAAgCe0EAAD_BwAgjgUAAPwHADCPBQAAxwcAEJAFAAD8BwAwkQUCAAAAAZ8FAQAAAAGgBQEA_gcAIaEFAQD-BwAhogUBAP4HACEBAAAAvwcAIAfsBAAAgggAII4FAACBCAAwjwUAAMEHABCQBQAAgQgAMJEFAgD9BwAhkgUBAP4HACGTBQEA_gcAIQHsBAAAzgkAIAjsBAAAgggAII4FAACBCAAwjwUAAMEHABCQBQAAgQgAMJEFAgD9BwAhkgUBAP4HACGTBQEA_gcAIaYFAACACAAgAwAAAMEHACABAADCBwAwAgAAwwcAIAEAAADBBwAgAQAAAL8HACAJ7QQAAP8HACCOBQAA_AcAMI8FAADHBwAQkAUAAPwHADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAhAe0EAADNCQAgAwAAAMcHACABAADIBwAwAgAAvwcAIAMAAADHBwAgAQAAyAcAMAIAAL8HACADAAAAxwcAIAEAAMgHADACAAC_BwAgBu0EAADMCQAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAEBJgAAzAcAIAWRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAQEmAADOBwAwASYAAM4HADAG7QQAAL8JACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhAgAAAL8HACAmAADRBwAgBZEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACECAAAAxwcAICYAANMHACACAAAAxwcAICYAANMHACADAAAAvwcAIC0AAMwHACAuAADRBwAgAQAAAL8HACABAAAAxwcAIAUGAAC6CQAgMwAAuwkAIDQAAL4JACA1AAC9CQAgNgAAvAkAIAiOBQAA-wcAMI8FAADaBwAQkAUAAPsHADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGhBQEA9QcAIaIFAQD1BwAhAwAAAMcHACABAADZBwAwMgAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAL8HACABAAAAwwcAIAEAAADDBwAgAwAAAMEHACABAADCBwAwAgAAwwcAIAMAAADBBwAgAQAAwgcAMAIAAMMHACADAAAAwQcAIAEAAMIHADACAADDBwAgBOwEAAC5CQAgkQUCAAAAAZIFAQAAAAGTBQEAAAABASYAAOIHACADkQUCAAAAAZIFAQAAAAGTBQEAAAABASYAAOQHADABJgAA5AcAMATsBAAAuAkAIJEFAgC3CQAhkgUBALYJACGTBQEAtgkAIQIAAADDBwAgJgAA5wcAIAORBQIAtwkAIZIFAQC2CQAhkwUBALYJACECAAAAwQcAICYAAOkHACACAAAAwQcAICYAAOkHACADAAAAwwcAIC0AAOIHACAuAADnBwAgAQAAAMMHACABAAAAwQcAIAUGAACxCQAgMwAAsgkAIDQAALUJACA1AAC0CQAgNgAAswkAIAaOBQAA8wcAMI8FAADwBwAQkAUAAPMHADCRBQIA9AcAIZIFAQD1BwAhkwUBAPUHACEDAAAAwQcAIAEAAO8HADAyAADwBwAgAwAAAMEHACABAADCBwAwAgAAwwcAIAaOBQAA8wcAMI8FAADwBwAQkAUAAPMHADCRBQIA9AcAIZIFAQD1BwAhkwUBAPUHACENBgAA9wcAIDMAAPoHACA0AAD3BwAgNQAA9wcAIDYAAPcHACCUBQIAAAABlQUCAAAABJYFAgAAAASXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAPkHACEOBgAA9wcAIDUAAPgHACA2AAD4BwAglAUBAAAAAZUFAQAAAASWBQEAAAAElwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD2BwAhDgYAAPcHACA1AAD4BwAgNgAA-AcAIJQFAQAAAAGVBQEAAAAElgUBAAAABJcFAQAAAAGYBQEAAAABmQUBAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBQEA9gcAIQiUBQIAAAABlQUCAAAABJYFAgAAAASXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAPcHACELlAUBAAAAAZUFAQAAAASWBQEAAAAElwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD4BwAhDQYAAPcHACAzAAD6BwAgNAAA9wcAIDUAAPcHACA2AAD3BwAglAUCAAAAAZUFAgAAAASWBQIAAAAElwUCAAAAAZgFAgAAAAGZBQIAAAABmgUCAAAAAZ4FAgD5BwAhCJQFCAAAAAGVBQgAAAAElgUIAAAABJcFCAAAAAGYBQgAAAABmQUIAAAAAZoFCAAAAAGeBQgA-gcAIQiOBQAA-wcAMI8FAADaBwAQkAUAAPsHADCRBQIA9AcAIZ8FAQD1BwAhoAUBAPUHACGhBQEA9QcAIaIFAQD1BwAhCe0EAAD_BwAgjgUAAPwHADCPBQAAxwcAEJAFAAD8BwAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhoQUBAP4HACGiBQEA_gcAIQiUBQIAAAABlQUCAAAABJYFAgAAAASXBQIAAAABmAUCAAAAAZkFAgAAAAGaBQIAAAABngUCAPcHACELlAUBAAAAAZUFAQAAAASWBQEAAAAElwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQD4BwAhA6MFAADBBwAgpAUAAMEHACClBQAAwQcAIAORBQIAAAABkgUBAAAAAZMFAQAAAAEH7AQAAIIIACCOBQAAgQgAMI8FAADBBwAQkAUAAIEIADCRBQIA_QcAIZIFAQD-BwAhkwUBAP4HACEL7QQAAP8HACCOBQAA_AcAMI8FAADHBwAQkAUAAPwHADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAh8wYAAMcHACD0BgAAxwcAIA-OBQAAgwgAMI8FAAC8BwAQkAUAAIMIADCRBQIA9AcAIZMFAQD1BwAhpwUBAPUHACGoBQEA9QcAIakFAQD1BwAhqgUQAIQIACGrBQEA9QcAIawFAQCFCAAhrQUBAIUIACGuBRAAhggAIa8FQACHCAAhsAVAAIgIACENBgAA9wcAIDMAAJMIACA0AACTCAAgNQAAkwgAIDYAAJMIACCUBRAAAAABlQUQAAAABJYFEAAAAASXBRAAAAABmAUQAAAAAZkFEAAAAAGaBRAAAAABngUQAJIIACEOBgAAiggAIDUAAJEIACA2AACRCAAglAUBAAAAAZUFAQAAAAWWBQEAAAAFlwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQCQCAAhDQYAAIoIACAzAACPCAAgNAAAjwgAIDUAAI8IACA2AACPCAAglAUQAAAAAZUFEAAAAAWWBRAAAAAFlwUQAAAAAZgFEAAAAAGZBRAAAAABmgUQAAAAAZ4FEACOCAAhCwYAAPcHACA1AACNCAAgNgAAjQgAIJQFQAAAAAGVBUAAAAAElgVAAAAABJcFQAAAAAGYBUAAAAABmQVAAAAAAZoFQAAAAAGeBUAAjAgAIQsGAACKCAAgNQAAiwgAIDYAAIsIACCUBUAAAAABlQVAAAAABZYFQAAAAAWXBUAAAAABmAVAAAAAAZkFQAAAAAGaBUAAAAABngVAAIkIACELBgAAiggAIDUAAIsIACA2AACLCAAglAVAAAAAAZUFQAAAAAWWBUAAAAAFlwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACJCAAhCJQFAgAAAAGVBQIAAAAFlgUCAAAABZcFAgAAAAGYBQIAAAABmQUCAAAAAZoFAgAAAAGeBQIAiggAIQiUBUAAAAABlQVAAAAABZYFQAAAAAWXBUAAAAABmAVAAAAAAZkFQAAAAAGaBUAAAAABngVAAIsIACELBgAA9wcAIDUAAI0IACA2AACNCAAglAVAAAAAAZUFQAAAAASWBUAAAAAElwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACMCAAhCJQFQAAAAAGVBUAAAAAElgVAAAAABJcFQAAAAAGYBUAAAAABmQVAAAAAAZoFQAAAAAGeBUAAjQgAIQ0GAACKCAAgMwAAjwgAIDQAAI8IACA1AACPCAAgNgAAjwgAIJQFEAAAAAGVBRAAAAAFlgUQAAAABZcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAjggAIQiUBRAAAAABlQUQAAAABZYFEAAAAAWXBRAAAAABmAUQAAAAAZkFEAAAAAGaBRAAAAABngUQAI8IACEOBgAAiggAIDUAAJEIACA2AACRCAAglAUBAAAAAZUFAQAAAAWWBQEAAAAFlwUBAAAAAZgFAQAAAAGZBQEAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FAQCQCAAhC5QFAQAAAAGVBQEAAAAFlgUBAAAABZcFAQAAAAGYBQEAAAABmQUBAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBQEAkQgAIQ0GAAD3BwAgMwAAkwgAIDQAAJMIACA1AACTCAAgNgAAkwgAIJQFEAAAAAGVBRAAAAAElgUQAAAABJcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkggAIQiUBRAAAAABlQUQAAAABJYFEAAAAASXBRAAAAABmAUQAAAAAZkFEAAAAAGaBRAAAAABngUQAJMIACEFjgUAAJQIADCPBQAApgcAEJAFAACUCAAwsQUBAPUHACGyBUAAhwgAIQWOBQAAlQgAMI8FAACTBwAQkAUAAJUIADCxBQEA_gcAIbIFQACWCAAhCJQFQAAAAAGVBUAAAAAElgVAAAAABJcFQAAAAAGYBUAAAAABmQVAAAAAAZoFQAAAAAGeBUAAjQgAIQqOBQAAlwgAMI8FAACNBwAQkAUAAJcIADCzBQEA9QcAIbQFAgD0BwAhtQVAAIcIACG2BQIA9AcAIbcFAgCYCAAhuAUBAIUIACG5BQEAhQgAIQ0GAACKCAAgMwAAmggAIDQAAIoIACA1AACKCAAgNgAAiggAIJQFAgAAAAGVBQIAAAAFlgUCAAAABZcFAgAAAAGYBQIAAAABmQUCAAAAAZoFAgAAAAGeBQIAmQgAIQ0GAACKCAAgMwAAmggAIDQAAIoIACA1AACKCAAgNgAAiggAIJQFAgAAAAGVBQIAAAAFlgUCAAAABZcFAgAAAAGYBQIAAAABmQUCAAAAAZoFAgAAAAGeBQIAmQgAIQiUBQgAAAABlQUIAAAABZYFCAAAAAWXBQgAAAABmAUIAAAAAZkFCAAAAAGaBQgAAAABngUIAJoIACEKjgUAAJsIADCPBQAA-gYAEJAFAACbCAAwswUBAP4HACG0BQIA_QcAIbUFQACWCAAhtgUCAP0HACG3BQIAnAgAIbgFAQCdCAAhuQUBAJ0IACEIlAUCAAAAAZUFAgAAAAWWBQIAAAAFlwUCAAAAAZgFAgAAAAGZBQIAAAABmgUCAAAAAZ4FAgCKCAAhC5QFAQAAAAGVBQEAAAAFlgUBAAAABZcFAQAAAAGYBQEAAAABmQUBAAAAAZoFAQAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBQEAkQgAIQKzBQEAAAABtAUCAAAAAQ6OBQAAnwgAMI8FAAD0BgAQkAUAAJ8IADCnBQEA9QcAIagFAQD1BwAhqwUBAPUHACGvBUAAhwgAIbsFAQD1BwAhvAUBAPUHACG9BQIA9AcAIb4FAgD0BwAhvwVAAIgIACHABUAAiAgAIcEFQACICAAhDo4FAACgCAAwjwUAAOEGABCQBQAAoAgAMKcFAQD-BwAhqAUBAP4HACGrBQEA_gcAIa8FQACWCAAhuwUBAP4HACG8BQEA_gcAIb0FAgD9BwAhvgUCAP0HACG_BUAAoQgAIcAFQAChCAAhwQVAAKEIACEIlAVAAAAAAZUFQAAAAAWWBUAAAAAFlwVAAAAAAZgFQAAAAAGZBUAAAAABmgVAAAAAAZ4FQACLCAAhCyYAAKMIACCOBQAAoggAMI8FAADbBgAQkAUAAKIIADCgBQEA9QcAIacFAQD1BwAhqAUBAPUHACGvBUAAhwgAIcIFAQD1BwAhwwUBAIUIACHEBQQApAgAIQ8GAACKCAAgNQAApwgAIDYAAKcIACCUBYAAAAABlwWAAAAAAZgFgAAAAAGZBYAAAAABmgWAAAAAAZ4FgAAAAAHFBQEAAAABxgUBAAAAAccFAQAAAAHIBYAAAAAByQWAAAAAAcoFgAAAAAENBgAAiggAIDMAAJoIACA0AACmCAAgNQAApggAIDYAAKYIACCUBQQAAAABlQUEAAAABZYFBAAAAAWXBQQAAAABmAUEAAAAAZkFBAAAAAGaBQQAAAABngUEAKUIACENBgAAiggAIDMAAJoIACA0AACmCAAgNQAApggAIDYAAKYIACCUBQQAAAABlQUEAAAABZYFBAAAAAWXBQQAAAABmAUEAAAAAZkFBAAAAAGaBQQAAAABngUEAKUIACEIlAUEAAAAAZUFBAAAAAWWBQQAAAAFlwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACmCAAhDJQFgAAAAAGXBYAAAAABmAWAAAAAAZkFgAAAAAGaBYAAAAABngWAAAAAAcUFAQAAAAHGBQEAAAABxwUBAAAAAcgFgAAAAAHJBYAAAAABygWAAAAAAQsmAACpCAAgjgUAAKgIADCPBQAAyAYAEJAFAACoCAAwoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhrwVAAJYIACHCBQEA_gcAIcMFAQCdCAAhxAUEAKoIACEMlAWAAAAAAZcFgAAAAAGYBYAAAAABmQWAAAAAAZoFgAAAAAGeBYAAAAABxQUBAAAAAcYFAQAAAAHHBQEAAAAByAWAAAAAAckFgAAAAAHKBYAAAAABCJQFBAAAAAGVBQQAAAAFlgUEAAAABZcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQApggAIQiOBQAAqwgAMI8FAADCBgAQkAUAAKsIADCRBQIA9AcAIbEFBACsCAAhywUBAPUHACHMBUAAhwgAIc0FAQD1BwAhDQYAAPcHACAzAAD6BwAgNAAArggAIDUAAK4IACA2AACuCAAglAUEAAAAAZUFBAAAAASWBQQAAAAElwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACtCAAhDQYAAPcHACAzAAD6BwAgNAAArggAIDUAAK4IACA2AACuCAAglAUEAAAAAZUFBAAAAASWBQQAAAAElwUEAAAAAZgFBAAAAAGZBQQAAAABmgUEAAAAAZ4FBACtCAAhCJQFBAAAAAGVBQQAAAAElgUEAAAABJcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQArggAIQaOBQAArwgAMI8FAACsBgAQkAUAAK8IADCRBQIA9AcAIc4FQACHCAAhzwUQAIQIACEGjgUAALAIADCPBQAAmQYAEJAFAACwCAAwkQUCAP0HACHOBUAAlggAIc8FEACxCAAhCJQFEAAAAAGVBRAAAAAElgUQAAAABJcFEAAAAAGYBRAAAAABmQUQAAAAAZoFEAAAAAGeBRAAkwgAIQKRBQIAAAABzgVAAAAAAQeOBQAAswgAMI8FAACTBgAQkAUAALMIADDEBQQArAgAIdEFAQD1BwAh0gUBAPUHACHTBUAAhwgAIQipAwAAtQgAII4FAAC0CAAwjwUAAJ0FABCQBQAAtAgAMMQFBADECAAh0QUBAP4HACHSBQEA_gcAIdMFQACWCAAhEQkAAMMIACCqAwAAwQgAIKsDAADCCAAgjgUAAL8IADCPBQAAoQUAEJAFAAC_CAAwpwUBAP4HACGoBQEAnQgAIdMFQACWCAAh1gUBAP4HACHXBQEA_gcAIdgFAQD-BwAh2QUBAP4HACHaBQAAwAgAINsFAQCdCAAh8wYAAKEFACD0BgAAoQUAIAWOBQAAtggAMI8FAAD7BQAQkAUAALYIADDRBQEA9QcAIdMFQACHCAAhB44FAAC3CAAwjwUAAOUFABCQBQAAtwgAMNEFAQD1BwAh0wVAAIcIACHUBQEA9QcAIdUFAQD1BwAhCKkDAAC1CAAgjgUAALgIADCPBQAAlwUAEJAFAAC4CAAw0QUBAP4HACHTBUAAlggAIdQFAQD-BwAh1QUBAP4HACEGjgUAALkIADCPBQAAzQUAEJAFAAC5CAAwkQUCAPQHACHOBUAAhwgAIc8FEACECAAhBo4FAAC6CAAwjwUAALoFABCQBQAAuggAMJEFAgD9BwAhzgVAAJYIACHPBRAAsQgAIQKRBQIAAAABzgVAAAAAAQyOBQAAvAgAMI8FAAC0BQAQkAUAALwIADCnBQEA9QcAIagFAQCFCAAh0wVAAIcIACHWBQEA9QcAIdcFAQD1BwAh2AUBAPUHACHZBQEA9QcAIdoFAAC9CAAg2wUBAIUIACEPBgAA9wcAIDUAAL4IACA2AAC-CAAglAWAAAAAAZcFgAAAAAGYBYAAAAABmQWAAAAAAZoFgAAAAAGeBYAAAAABxQUBAAAAAcYFAQAAAAHHBQEAAAAByAWAAAAAAckFgAAAAAHKBYAAAAABDJQFgAAAAAGXBYAAAAABmAWAAAAAAZkFgAAAAAGaBYAAAAABngWAAAAAAcUFAQAAAAHGBQEAAAABxwUBAAAAAcgFgAAAAAHJBYAAAAABygWAAAAAAQ8JAADDCAAgqgMAAMEIACCrAwAAwggAII4FAAC_CAAwjwUAAKEFABCQBQAAvwgAMKcFAQD-BwAhqAUBAJ0IACHTBUAAlggAIdYFAQD-BwAh1wUBAP4HACHYBQEA_gcAIdkFAQD-BwAh2gUAAMAIACDbBQEAnQgAIQyUBYAAAAABlwWAAAAAAZgFgAAAAAGZBYAAAAABmgWAAAAAAZ4FgAAAAAHFBQEAAAABxgUBAAAAAccFAQAAAAHIBYAAAAAByQWAAAAAAcoFgAAAAAEKqQMAALUIACCOBQAAuAgAMI8FAACXBQAQkAUAALgIADDRBQEA_gcAIdMFQACWCAAh1AUBAP4HACHVBQEA_gcAIfMGAACXBQAg9AYAAJcFACADowUAAJkFACCkBQAAmQUAIKUFAACZBQAgCqkDAAC1CAAgjgUAALQIADCPBQAAnQUAEJAFAAC0CAAwxAUEAMQIACHRBQEA_gcAIdIFAQD-BwAh0wVAAJYIACHzBgAAnQUAIPQGAACdBQAgCJQFBAAAAAGVBQQAAAAElgUEAAAABJcFBAAAAAGYBQQAAAABmQUEAAAAAZoFBAAAAAGeBQQArggAIQLRBQEAAAAB0wVAAAAAAQapAwAAtQgAII4FAADGCAAwjwUAAJkFABCQBQAAxggAMNEFAQD-BwAh0wVAAJYIACEHjgUAAMcIADCPBQAAkgUAEJAFAADHCAAwrAUBAPUHACGvBUAAhwgAId0FAQD1BwAh3gUBAPUHACEHjgUAAMgIADCPBQAA_wQAEJAFAADICAAwrAUBAP4HACGvBUAAlggAId0FAQD-BwAh3gUBAP4HACEC3QUBAAAAAd4FAQAAAAEIjgUAAMoIADCPBQAA-QQAEJAFAADKCAAwrwVAAIcIACGxBQQArAgAIc0FAQD1BwAhzwUQAIQIACHgBQEA9QcAIQKxBQQAAAABzQUBAAAAAQkNAADNCAAgjgUAAMwIADCPBQAAHwAQkAUAAMwIADCvBUAAlggAIbEFBADECAAhzQUBAP4HACHPBRAAsQgAIeAFAQD-BwAhGQsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCvBUAAlggAIbEFBADECAAhwwUBAJ0IACHNBQEA_gcAIeIFAQD-BwAh6wVAAJYIACHtBQQAqggAIe4FEADeCAAh7wVAAKEIACHwBQEA_gcAIfEFAQCdCAAh8gUBAJ0IACHzBRAA3ggAIfQFBACqCAAh9QVAAKEIACHzBgAAFAAg9AYAABQAIAeOBQAAzggAMI8FAADhBAAQkAUAAM4IADCRBQIA9AcAIagFAQD1BwAhzgVAAIcIACHPBRAAhAgAIRGOBQAAzwgAMI8FAADLBAAQkAUAAM8IADCvBUAAhwgAIbEFBACsCAAhzQUBAPUHACHSBQEA9QcAIeIFAQD1BwAh4wUBAPUHACHkBRAAhAgAIeUFEACECAAh5gVAAIgIACHnBQIAmAgAIegFAQCFCAAh6QVAAIgIACHqBQQApAgAIesFQACHCAAhEY4FAADQCAAwjwUAALgEABCQBQAA0AgAMK8FQACWCAAhsQUEAMQIACHNBQEA_gcAIdIFAQD-BwAh4gUBAP4HACHjBQEA_gcAIeQFEACxCAAh5QUQALEIACHmBUAAoQgAIecFAgCcCAAh6AUBAJ0IACHpBUAAoQgAIeoFBACqCAAh6wVAAJYIACEKjgUAANEIADCPBQAAsgQAEJAFAADRCAAwsQUEAKwIACHDBQEA9QcAIc0FAQD1BwAh7AUCAPQHACHtBQQApAgAIe4FEACGCAAh7wVAAIgIACESjgUAANIIADCPBQAAnAQAEJAFAADSCAAwrwVAAIcIACGxBQQArAgAIcMFAQCFCAAhzQUBAPUHACHiBQEA9QcAIesFQACHCAAh7QUEAKQIACHuBRAAhggAIe8FQACICAAh8AUBAPUHACHxBQEAhQgAIfIFAQCFCAAh8wUQAIYIACH0BQQApAgAIfUFQACICAAhBo4FAADTCAAwjwUAAIQEABCQBQAA0wgAMJEFAgD0BwAhpwUBAPUHACH2BUAAhwgAIQaOBQAA1AgAMI8FAADxAwAQkAUAANQIADCRBQIA_QcAIacFAQD-BwAh9gVAAJYIACECkQUCAAAAAacFAQAAAAEFjgUAANYIADCPBQAA6wMAEJAFAADWCAAwkQUCAPQHACH4BUAAhwgAIQWOBQAA1wgAMI8FAADYAwAQkAUAANcIADCRBQIA_QcAIfgFQACWCAAhApEFAgAAAAH4BUAAAAABEY4FAADZCAAwjwUAANIDABCQBQAA2QgAMJEFAgD0BwAhkwUBAPUHACGnBQEA9QcAIa8FQACHCAAh-gUEAKwIACH7BQEAhQgAIfwFBACsCAAh_QVAAIgIACH-BRAAhggAIf8FIADaCAAhgAYQAIYIACGBBkAAiAgAIYIGIADaCAAhgwZAAIgIACEFBgAA9wcAIDUAANwIACA2AADcCAAglAUgAAAAAZ4FIADbCAAhBQYAAPcHACA1AADcCAAgNgAA3AgAIJQFIAAAAAGeBSAA2wgAIQKUBSAAAAABngUgANwIACESCgAA4AgAII4FAADdCAAwjwUAAL8DABCQBQAA3QgAMJEFAgD9BwAhkwUBAP4HACGnBQEA_gcAIa8FQACWCAAh-gUEAMQIACH7BQEAnQgAIfwFBADECAAh_QVAAKEIACH-BRAA3ggAIf8FIADfCAAhgAYQAN4IACGBBkAAoQgAIYIGIADfCAAhgwZAAKEIACEIlAUQAAAAAZUFEAAAAAWWBRAAAAAFlwUQAAAAAZgFEAAAAAGZBRAAAAABmgUQAAAAAZ4FEACPCAAhApQFIAAAAAGeBSAA3AgAIQOjBQAAFAAgpAUAABQAIKUFAAAUACACkQUCAAAAAZMFAQAAAAEHBAEA9QcAIY4FAADiCAAwjwUAALkDABCQBQAA4ggAMK8FQACHCAAhwwUBAPUHACGFBgEA9QcAIQaOBQAA4wgAMI8FAACjAwAQkAUAAOMIADCvBUAAhwgAIcMFAQD1BwAhhgYBAPUHACEQjgUAAOQIADCPBQAAjQMAEJAFAADkCAAwkQUCAPQHACGoBQEA9QcAIa8FQACHCAAhwwUBAPUHACHLBQEA9QcAIYcGAQD1BwAhiAYBAPUHACGJBgQArAgAIYoGEACECAAhiwYQAIQIACGMBhAAhAgAIY0GEACGCAAhjgZAAIgIACERDAAA5ggAII4FAADlCAAwjwUAACwAEJAFAADlCAAwkQUCAP0HACGoBQEA_gcAIa8FQACWCAAhwwUBAP4HACHLBQEA_gcAIYcGAQD-BwAhiAYBAP4HACGJBgQAxAgAIYoGEACxCAAhiwYQALEIACGMBhAAsQgAIY0GEADeCAAhjgZAAKEIACFBAwAA7QgAIAkAAKgJACAKAADgCAAgEQAApAkAIBIAAKkJACATAACqCQAgFAAAqwkAIBUAAKEJACAWAAD8CAAgjgUAAKYJADCPBQAADAAQkAUAAKYJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAhpwUBAP4HACGoBQEA_gcAIaoFEACxCAAhqwUBAP4HACGtBQEAnQgAIa8FQACWCAAhsQUQALEIACHBBUAAoQgAIcsFAQD-BwAh9AUEAKoIACGXBgEA_gcAIZkGAQCdCAAhoAYAAKkIACCiBgEAnQgAIaMGAQD-BwAhpAYBAP4HACGlBgQAxAgAIaYGBADECAAhpwYBAP4HACGoBgEAnQgAIakGAQD-BwAhqgYBAP4HACGrBgQAxAgAIawGIACnCQAhrQYBAJ0IACGuBgEAnQgAIa8GAgCcCAAhsAYBAJ0IACGxBkAAoQgAIbIGAQCdCAAhswYEAKoIACG0BgIAnAgAIbUGQAChCAAhtgYBAJ0IACG3BkAAoQgAIbgGAQCdCAAhuQZAAKEIACG6BkAAoQgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GAQCdCAAhvwYBAJ0IACHABgEAnQgAIcEGAQCdCAAhwgYBAJ0IACHzBgAADAAg9AYAAAwAIAeOBQAA5wgAMI8FAAD1AgAQkAUAAOcIADCgBQEA9QcAIagFAQD1BwAhzgVAAIcIACGPBgQArAgAIQeOBQAA6AgAMI8FAADfAgAQkAUAAOgIADCgBQEA9QcAIagFAQD1BwAhywUBAPUHACGQBkAAhwgAIQsVAAC9CAAgFgQApAgAIY4FAADpCAAwjwUAAMkCABCQBQAA6QgAMKAFAQD1BwAhqAUBAPUHACGvBUAAhwgAIZEGAQD1BwAhkgYEAKQIACGTBgQApAgAIQsIBACsCAAhjgUAAOoIADCPBQAAswIAEJAFAADqCAAwoAUBAPUHACGoBQEA9QcAIa8FQACHCAAhwwUBAPUHACGSBgQArAgAIZMGBACsCAAhlAYAAL0IACAGjgUAAOsIADCPBQAAnQIAEJAFAADrCAAwqAUBAPUHACGVBgEA9QcAIZYGQACHCAAhBwMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKgFAQD-BwAhlQYBAP4HACGWBkAAlggAISYHAAD7CAAgCAAA_AgAIBcAAP0IACAYAAD-CAAgGQAA_wgAIBoAAIAJACAbAACBCQAgHAAAggkAIB0AAIMJACAeAACECQAgHwAAhQkAICAAAIYJACCOBQAA-ggAMI8FAABqABCQBQAA-ggAMKcFAQD-BwAhrwVAAJYIACGaBkAAlggAIdUGAQD-BwAh1gYBAP4HACHXBgEA_gcAIdgGAQCdCAAh2QYBAJ0IACHaBgEAnQgAIdsGAQCdCAAh3AZAAKEIACHdBkAAoQgAId4GQAChCAAh3wYBAP4HACHgBgEA_gcAIeEGQAChCAAh4gZAAKEIACHjBgEAnQgAIeQGQAChCAAh5QZAAKEIACHmBgIA_QcAIfMGAABqACD0BgAAagAgEI4FAADuCAAwjwUAAIUCABCQBQAA7ggAMJEFAgD0BwAhnwUBAPUHACGgBQEA9QcAIacFAQD1BwAhqAUBAPUHACGqBRAAhAgAIa8FQACHCAAhvAUBAPUHACGVBgEA9QcAIZcGAQD1BwAhmAYBAPUHACGZBgEA9QcAIZoGQACHCAAhFI4FAADvCAAwjwUAAO8BABCQBQAA7wgAMJEFAgD0BwAhnwUBAPUHACGgBQEA9QcAIacFAQD1BwAhqAUBAPUHACGvBUAAhwgAIbIFQACICAAhlwYBAPUHACGZBgEAhQgAIZoGQACHCAAhmwYBAPUHACGcBhAAhAgAIZ0GEACECAAhngYBAIUIACGfBgIAmAgAIaAGAACjCAAgoQYgANoIACE2jgUAAPAIADCPBQAA2QEAEJAFAADwCAAwkQUCAPQHACGfBQEA9QcAIaAFAQD1BwAhoQUBAPUHACGiBQEA9QcAIacFAQD1BwAhqAUBAPUHACGqBRAAhAgAIasFAQD1BwAhrQUBAIUIACGvBUAAhwgAIbEFEACECAAhwQVAAIgIACHLBQEA9QcAIfQFBACkCAAhlwYBAPUHACGZBgEAhQgAIaAGAACjCAAgogYBAIUIACGjBgEA9QcAIaQGAQD1BwAhpQYEAKwIACGmBgQArAgAIacGAQD1BwAhqAYBAIUIACGpBgEA9QcAIaoGAQD1BwAhqwYEAKwIACGsBiAA8QgAIa0GAQCFCAAhrgYBAIUIACGvBgIAmAgAIbAGAQCFCAAhsQZAAIgIACGyBgEAhQgAIbMGBACkCAAhtAYCAJgIACG1BkAAiAgAIbYGAQCFCAAhtwZAAIgIACG4BgEAhQgAIbkGQACICAAhugZAAIgIACG7BkAAiAgAIbwGQACICAAhvQZAAIgIACG-BgEAhQgAIb8GAQCFCAAhwAYBAIUIACHBBgEAhQgAIcIGAQCFCAAhBQYAAIoIACA1AADzCAAgNgAA8wgAIJQFIAAAAAGeBSAA8ggAIQUGAACKCAAgNQAA8wgAIDYAAPMIACCUBSAAAAABngUgAPIIACEClAUgAAAAAZ4FIADzCAAhB44FAAD0CAAwjwUAAL8BABCQBQAA9AgAMKgFAQD1BwAhwwYBAPUHACHEBgEA9QcAIcUGQACHCAAhE44FAAD1CAAwjwUAAKkBABCQBQAA9QgAMKAFAQD1BwAhpwUBAPUHACGoBQEA9QcAIa8FQACHCAAhsgVAAIgIACHCBQEA9QcAIdIFAQD1BwAhhQYBAIUIACHGBgEA9QcAIccGAQD1BwAhyAYAAPYIACDJBgAA9ggAIMoGAAD2CAAgywZAAIgIACHMBkAAiAgAIc0GQACICAAhBJQFAQAAAAXOBgEAAAABzwYBAAAABNAGAQAAAAQJjgUAAPcIADCPBQAAkwEAEJAFAAD3CAAwkwUBAPUHACGoBQEA9QcAIdEGQACICAAh0gZAAIgIACHTBkAAiAgAIdQGAAD4CAAgBJQFAgAAAAXOBgIAAAABzwYCAAAABNAGAgAAAAQYjgUAAPkIADCPBQAAfQAQkAUAAPkIADCnBQEA9QcAIa8FQACHCAAhmgZAAIcIACHVBgEA9QcAIdYGAQD1BwAh1wYBAPUHACHYBgEAhQgAIdkGAQCFCAAh2gYBAIUIACHbBgEAhQgAIdwGQACICAAh3QZAAIgIACHeBkAAiAgAId8GAQD1BwAh4AYBAPUHACHhBkAAiAgAIeIGQACICAAh4wYBAIUIACHkBkAAiAgAIeUGQACICAAh5gYCAPQHACEkBwAA-wgAIAgAAPwIACAXAAD9CAAgGAAA_ggAIBkAAP8IACAaAACACQAgGwAAgQkAIBwAAIIJACAdAACDCQAgHgAAhAkAIB8AAIUJACAgAACGCQAgjgUAAPoIADCPBQAAagAQkAUAAPoIADCnBQEA_gcAIa8FQACWCAAhmgZAAJYIACHVBgEA_gcAIdYGAQD-BwAh1wYBAP4HACHYBgEAnQgAIdkGAQCdCAAh2gYBAJ0IACHbBgEAnQgAIdwGQAChCAAh3QZAAKEIACHeBkAAoQgAId8GAQD-BwAh4AYBAP4HACHhBkAAoQgAIeIGQAChCAAh4wYBAJ0IACHkBkAAoQgAIeUGQAChCAAh5gYCAP0HACEDowUAAAMAIKQFAAADACClBQAAAwAgA6MFAAAMACCkBQAADAAgpQUAAAwAIAOjBQAAEAAgpAUAABAAIKUFAAAQACADowUAADwAIKQFAAA8ACClBQAAPAAgCQMAAO0IACCOBQAA7AgAMI8FAABAABCQBQAA7AgAMKgFAQD-BwAhlQYBAP4HACGWBkAAlggAIfMGAABAACD0BgAAQAAgA6MFAABCACCkBQAAQgAgpQUAAEIAIAOjBQAARgAgpAUAAEYAIKUFAABGACADowUAAEoAIKQFAABKACClBQAASgAgA6MFAABOACCkBQAATgAgpQUAAE4AIAOjBQAAUgAgpAUAAFIAIKUFAABSACADowUAAFYAIKQFAABWACClBQAAVgAgA6MFAABaACCkBQAAWgAgpQUAAFoAIAoDAADtCAAgjgUAAIcJADCPBQAAWgAQkAUAAIcJADCTBQEA_gcAIagFAQD-BwAh0QZAAKEIACHSBkAAoQgAIdMGQAChCAAh1AYAAPgIACADoAUBAAAAAagFAQAAAAHOBUAAAAABCAMAAO0IACCOBQAAiQkAMI8FAABWABCQBQAAiQkAMKAFAQD-BwAhqAUBAP4HACHOBUAAlggAIY8GBADECAAhA6AFAQAAAAGoBQEAAAABywUBAAAAAQgDAADtCAAgjgUAAIsJADCPBQAAUgAQkAUAAIsJADCgBQEA_gcAIagFAQD-BwAhywUBAP4HACGQBkAAlggAIQSgBQEAAAABqAUBAAAAAa8FQAAAAAGRBgEAAAABDAMAAO0IACAVAADACAAgFgQAqggAIY4FAACNCQAwjwUAAE4AEJAFAACNCQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhkQYBAP4HACGSBgQAqggAIZMGBACqCAAhBKAFAQAAAAGoBQEAAAABrwVAAAAAAcMFAQAAAAEMAwAA7QgAIAgEAMQIACGOBQAAjwkAMI8FAABKABCQBQAAjwkAMKAFAQD-BwAhqAUBAP4HACGvBUAAlggAIcMFAQD-BwAhkgYEAMQIACGTBgQAxAgAIZQGAADACAAgA5EFAgAAAAGoBQEAAAABzgVAAAAAAQgDAADtCAAgjgUAAJEJADCPBQAARgAQkAUAAJEJADCRBQIA_QcAIagFAQD-BwAhzgVAAJYIACHPBRAAsQgAIRADAADtCAAgjgUAAJIJADCPBQAAQgAQkAUAAJIJADCRBQIA_QcAIZMFAQD-BwAhpwUBAP4HACGoBQEA_gcAIakFAQD-BwAhqgUQALEIACGrBQEA_gcAIawFAQCdCAAhrQUBAJ0IACGuBRAA3ggAIa8FQACWCAAhsAVAAKEIACEEoAUBAAAAAagFAQAAAAG8BQEAAAABmAYBAAAAAREDAADtCAAgjgUAAJQJADCPBQAAPAAQkAUAAJQJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhqgUQALEIACGvBUAAlggAIbwFAQD-BwAhlQYBAP4HACGXBgEA_gcAIZgGAQD-BwAhmQYBAP4HACGaBkAAlggAIRYDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhpwUBAP4HACGoBQEA_gcAIa8FQACWCAAhsgVAAKEIACGXBgEA_gcAIZkGAQCdCAAhmgZAAJYIACGbBgEA_gcAIZwGEACxCAAhnQYQALEIACGeBgEAnQgAIZ8GAgCcCAAhoAYAAKkIACChBiAA3wgAIQLDBQEAAAABhgYBAAAAAQcMAADmCAAgjgUAAJcJADCPBQAALgAQkAUAAJcJADCvBUAAlggAIcMFAQD-BwAhhgYBAP4HACECBAEAAAABhQYBAAAAAQgEAQD-BwAhDAAA5ggAII4FAACZCQAwjwUAACgAEJAFAACZCQAwrwVAAJYIACHDBQEA_gcAIYUGAQD-BwAhA7EFBAAAAAHNBQEAAAAB7AUCAAAAAQwMAADmCAAgDQAAzQgAII4FAACbCQAwjwUAACEAEJAFAACbCQAwsQUEAMQIACHDBQEA_gcAIc0FAQD-BwAh7AUCAP0HACHtBQQAqggAIe4FEADeCAAh7wVAAKEIACEFkQUCAAAAAbEFBAAAAAHLBQEAAAABzAVAAAAAAc0FAQAAAAEJDQAAzQgAII4FAACdCQAwjwUAABsAEJAFAACdCQAwkQUCAP0HACGxBQQAxAgAIcsFAQD-BwAhzAVAAJYIACHNBQEA_gcAIQKxBQQAAAABzQUBAAAAARcLAACgCQAgDAAAoQkAIA4AAKIJACAPAACjCQAgEAAApAkAII4FAACfCQAwjwUAABQAEJAFAACfCQAwrwVAAJYIACGxBQQAxAgAIcMFAQCdCAAhzQUBAP4HACHiBQEA_gcAIesFQACWCAAh7QUEAKoIACHuBRAA3ggAIe8FQAChCAAh8AUBAP4HACHxBQEAnQgAIfIFAQCdCAAh8wUQAN4IACH0BQQAqggAIfUFQAChCAAhFAoAAOAIACCOBQAA3QgAMI8FAAC_AwAQkAUAAN0IADCRBQIA_QcAIZMFAQD-BwAhpwUBAP4HACGvBUAAlggAIfoFBADECAAh-wUBAJ0IACH8BQQAxAgAIf0FQAChCAAh_gUQAN4IACH_BSAA3wgAIYAGEADeCAAhgQZAAKEIACGCBiAA3wgAIYMGQAChCAAh8wYAAL8DACD0BgAAvwMAIEEDAADtCAAgCQAAqAkAIAoAAOAIACARAACkCQAgEgAAqQkAIBMAAKoJACAUAACrCQAgFQAAoQkAIBYAAPwIACCOBQAApgkAMI8FAAAMABCQBQAApgkAMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIaEFAQD-BwAhogUBAP4HACGnBQEA_gcAIagFAQD-BwAhqgUQALEIACGrBQEA_gcAIa0FAQCdCAAhrwVAAJYIACGxBRAAsQgAIcEFQAChCAAhywUBAP4HACH0BQQAqggAIZcGAQD-BwAhmQYBAJ0IACGgBgAAqQgAIKIGAQCdCAAhowYBAP4HACGkBgEA_gcAIaUGBADECAAhpgYEAMQIACGnBgEA_gcAIagGAQCdCAAhqQYBAP4HACGqBgEA_gcAIasGBADECAAhrAYgAKcJACGtBgEAnQgAIa4GAQCdCAAhrwYCAJwIACGwBgEAnQgAIbEGQAChCAAhsgYBAJ0IACGzBgQAqggAIbQGAgCcCAAhtQZAAKEIACG2BgEAnQgAIbcGQAChCAAhuAYBAJ0IACG5BkAAoQgAIboGQAChCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgYBAJ0IACG_BgEAnQgAIcAGAQCdCAAhwQYBAJ0IACHCBgEAnQgAIfMGAAAMACD0BgAADAAgA6MFAAAbACCkBQAAGwAgpQUAABsAIAsNAADNCAAgjgUAAMwIADCPBQAAHwAQkAUAAMwIADCvBUAAlggAIbEFBADECAAhzQUBAP4HACHPBRAAsQgAIeAFAQD-BwAh8wYAAB8AIPQGAAAfACADowUAACEAIKQFAAAhACClBQAAIQAgBJEFAgAAAAGhBQEAAAABsQUQAAAAAcsFAQAAAAE_AwAA7QgAIAkAAKgJACAKAADgCAAgEQAApAkAIBIAAKkJACATAACqCQAgFAAAqwkAIBUAAKEJACAWAAD8CAAgjgUAAKYJADCPBQAADAAQkAUAAKYJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAhpwUBAP4HACGoBQEA_gcAIaoFEACxCAAhqwUBAP4HACGtBQEAnQgAIa8FQACWCAAhsQUQALEIACHBBUAAoQgAIcsFAQD-BwAh9AUEAKoIACGXBgEA_gcAIZkGAQCdCAAhoAYAAKkIACCiBgEAnQgAIaMGAQD-BwAhpAYBAP4HACGlBgQAxAgAIaYGBADECAAhpwYBAP4HACGoBgEAnQgAIakGAQD-BwAhqgYBAP4HACGrBgQAxAgAIawGIACnCQAhrQYBAJ0IACGuBgEAnQgAIa8GAgCcCAAhsAYBAJ0IACGxBkAAoQgAIbIGAQCdCAAhswYEAKoIACG0BgIAnAgAIbUGQAChCAAhtgYBAJ0IACG3BkAAoQgAIbgGAQCdCAAhuQZAAKEIACG6BkAAoQgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GAQCdCAAhvwYBAJ0IACHABgEAnQgAIcEGAQCdCAAhwgYBAJ0IACEClAUgAAAAAZ4FIADzCAAhGAMAAO0IACAIAAD8CAAgjgUAAJUJADCPBQAAEAAQkAUAAJUJADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhrwVAAJYIACGyBUAAoQgAIZcGAQD-BwAhmQYBAJ0IACGaBkAAlggAIZsGAQD-BwAhnAYQALEIACGdBhAAsQgAIZ4GAQCdCAAhnwYCAJwIACGgBgAAqQgAIKEGIADfCAAh8wYAABAAIPQGAAAQACADowUAACgAIKQFAAAoACClBQAAKAAgEwwAAOYIACCOBQAA5QgAMI8FAAAsABCQBQAA5QgAMJEFAgD9BwAhqAUBAP4HACGvBUAAlggAIcMFAQD-BwAhywUBAP4HACGHBgEA_gcAIYgGAQD-BwAhiQYEAMQIACGKBhAAsQgAIYsGEACxCAAhjAYQALEIACGNBhAA3ggAIY4GQAChCAAh8wYAACwAIPQGAAAsACADowUAAC4AIKQFAAAuACClBQAALgAgAsMGAQAAAAHEBgEAAAABCAQAAK4JACCOBQAArQkAMI8FAAAHABCQBQAArQkAMKgFAQD-BwAhwwYBAP4HACHEBgEA_gcAIcUGQACWCAAhFwMAAO0IACAFAACwCQAgjgUAAK8JADCPBQAAAwAQkAUAAK8JADCgBQEA_gcAIacFAQD-BwAhqAUBAP4HACGvBUAAlggAIbIFQAChCAAhwgUBAP4HACHSBQEA_gcAIYUGAQCdCAAhxgYBAP4HACHHBgEA_gcAIcgGAAD2CAAgyQYAAPYIACDKBgAA9ggAIMsGQAChCAAhzAZAAKEIACHNBkAAoQgAIfMGAAADACD0BgAAAwAgFQMAAO0IACAFAACwCQAgjgUAAK8JADCPBQAAAwAQkAUAAK8JADCgBQEA_gcAIacFAQD-BwAhqAUBAP4HACGvBUAAlggAIbIFQAChCAAhwgUBAP4HACHSBQEA_gcAIYUGAQCdCAAhxgYBAP4HACHHBgEA_gcAIcgGAAD2CAAgyQYAAPYIACDKBgAA9ggAIMsGQAChCAAhzAZAAKEIACHNBkAAoQgAIQOjBQAABwAgpAUAAAcAIKUFAAAHACAAAAAAAAH4BgEAAAABBfgGAgAAAAH_BgIAAAABgAcCAAAAAYEHAgAAAAGCBwIAAAABBS0AAL0PACAuAADADwAg9QYAAL4PACD2BgAAvw8AIPsGAAC_BwAgAy0AAL0PACD1BgAAvg8AIPsGAAC_BwAgAAAAAAALLQAAwAkAMC4AAMUJADD1BgAAwQkAMPYGAADCCQAw9wYAAMMJACD4BgAAxAkAMPkGAADECQAw-gYAAMQJADD7BgAAxAkAMPwGAADGCQAw_QYAAMcJADACkgUBAAAAAZMFAQAAAAECAAAAwwcAIC0AAMsJACADAAAAwwcAIC0AAMsJACAuAADKCQAgASYAALwPADAI7AQAAIIIACCOBQAAgQgAMI8FAADBBwAQkAUAAIEIADCRBQIA_QcAIZIFAQD-BwAhkwUBAP4HACGmBQAAgAgAIAIAAADDBwAgJgAAygkAIAIAAADICQAgJgAAyQkAIAaOBQAAxwkAMI8FAADICQAQkAUAAMcJADCRBQIA_QcAIZIFAQD-BwAhkwUBAP4HACEGjgUAAMcJADCPBQAAyAkAEJAFAADHCQAwkQUCAP0HACGSBQEA_gcAIZMFAQD-BwAhApIFAQC2CQAhkwUBALYJACECkgUBALYJACGTBQEAtgkAIQKSBQEAAAABkwUBAAAAAQQtAADACQAw9QYAAMEJADD3BgAAwwkAIPsGAADECQAwAAHtBAAAzQkAIAAAAAAAAAX4BhAAAAAB_wYQAAAAAYAHEAAAAAGBBxAAAAABggcQAAAAAQH4BgEAAAABBfgGEAAAAAH_BhAAAAABgAcQAAAAAYEHEAAAAAGCBxAAAAABAfgGQAAAAAEB-AZAAAAAAQUtAAC3DwAgLgAAug8AIPUGAAC4DwAg9gYAALkPACD7BgAAAQAgAy0AALcPACD1BgAAuA8AIPsGAAABACAAAAAAAAAAAAX4BgIAAAAB_wYCAAAAAYAHAgAAAAGBBwIAAAABggcCAAAAAQAAAAAAAAAAAAAF-AYEAAAAAf8GBAAAAAGABwQAAAABgQcEAAAAAYIHBAAAAAEAAAAAAAX4BgQAAAAB_wYEAAAAAYAHBAAAAAGBBwQAAAABggcEAAAAAQUtAACyDwAgLgAAtQ8AIPUGAACzDwAg9gYAALQPACD7BgAAFgAgAy0AALIPACD1BgAAsw8AIPsGAAAWACAAAAAAAAAAAAAABS0AAK0PACAuAACwDwAg9QYAAK4PACD2BgAArw8AIPsGAACVBQAgAy0AAK0PACD1BgAArg8AIPsGAACVBQAgBQkAALUKACCqAwAAswoAIKsDAAC0CgAgqAUAAM8JACDbBQAAzwkAIAAAAAUtAACoDwAgLgAAqw8AIPUGAACpDwAg9gYAAKoPACD7BgAAlQUAIAMtAACoDwAg9QYAAKkPACD7BgAAlQUAIAAAAAUtAACjDwAgLgAApg8AIPUGAACkDwAg9gYAAKUPACD7BgAAlQUAIAMtAACjDwAg9QYAAKQPACD7BgAAlQUAIAAAAAAAAAAABy0AAKsKACAuAACuCgAg9QYAAKwKACD2BgAArQoAIPkGAACXBQAg-gYAAJcFACD7BgAA0AUAIAstAACfCgAwLgAApAoAMPUGAACgCgAw9gYAAKEKADD3BgAAogoAIPgGAACjCgAw-QYAAKMKADD6BgAAowoAMPsGAACjCgAw_AYAAKUKADD9BgAApgoAMActAACaCgAgLgAAnQoAIPUGAACbCgAg9gYAAJwKACD5BgAAnQUAIPoGAACdBQAg-wYAAP4FACADxAUEAAAAAdIFAQAAAAHTBUAAAAABAgAAAP4FACAtAACaCgAgAwAAAJ0FACAtAACaCgAgLgAAngoAIAUAAACdBQAgJgAAngoAIMQFBAD1CQAh0gUBALYJACHTBUAA2AkAIQPEBQQA9QkAIdIFAQC2CQAh0wVAANgJACEB0wVAAAAAAQIAAACbBQAgLQAAqgoAIAMAAACbBQAgLQAAqgoAIC4AAKkKACABJgAAog8AMAepAwAAtQgAII4FAADGCAAwjwUAAJkFABCQBQAAxggAMNEFAQD-BwAh0wVAAJYIACHcBQAAxQgAIAIAAACbBQAgJgAAqQoAIAIAAACnCgAgJgAAqAoAIAWOBQAApgoAMI8FAACnCgAQkAUAAKYKADDRBQEA_gcAIdMFQACWCAAhBY4FAACmCgAwjwUAAKcKABCQBQAApgoAMNEFAQD-BwAh0wVAAJYIACEB0wVAANgJACEB0wVAANgJACEB0wVAAAAAAQPTBUAAAAAB1AUBAAAAAdUFAQAAAAECAAAA0AUAIC0AAKsKACADAAAAlwUAIC0AAKsKACAuAACvCgAgBQAAAJcFACAmAACvCgAg0wVAANgJACHUBQEAtgkAIdUFAQC2CQAhA9MFQADYCQAh1AUBALYJACHVBQEAtgkAIQMtAACrCgAg9QYAAKwKACD7BgAA0AUAIAQtAACfCgAw9QYAAKAKADD3BgAAogoAIPsGAACjCgAwAy0AAJoKACD1BgAAmwoAIPsGAAD-BQAgAakDAACECgAgAAGpAwAAhAoAIAAAAAAAAAAABS0AAJ0PACAuAACgDwAg9QYAAJ4PACD2BgAAnw8AIPsGAAAWACADLQAAnQ8AIPUGAACeDwAg-wYAABYAIA4LAACVDgAgDAAAsgsAIA4AAJYOACAPAACXDgAgEAAAmA4AIMMFAADPCQAg7QUAAM8JACDuBQAAzwkAIO8FAADPCQAg8QUAAM8JACDyBQAAzwkAIPMFAADPCQAg9AUAAM8JACD1BQAAzwkAIAAAAAAABS0AAJgPACAuAACbDwAg9QYAAJkPACD2BgAAmg8AIPsGAAABACADLQAAmA8AIPUGAACZDwAg-wYAAAEAIAAAAAAAAAAAAAAFLQAAkA8AIC4AAJYPACD1BgAAkQ8AIPYGAACVDwAg-wYAABYAIAUtAACODwAgLgAAkw8AIPUGAACPDwAg9gYAAJIPACD7BgAADgAgAy0AAJAPACD1BgAAkQ8AIPsGAAAWACADLQAAjg8AIPUGAACPDwAg-wYAAA4AIAAAAAAABS0AAIQPACAuAACMDwAg9QYAAIUPACD2BgAAiw8AIPsGAAC8AwAgBy0AAIIPACAuAACJDwAg9QYAAIMPACD2BgAAiA8AIPkGAAAMACD6BgAADAAg-wYAAA4AIAstAADxCgAwLgAA9goAMPUGAADyCgAw9gYAAPMKADD3BgAA9AoAIPgGAAD1CgAw-QYAAPUKADD6BgAA9QoAMPsGAAD1CgAw_AYAAPcKADD9BgAA-AoAMActAADsCgAgLgAA7woAIPUGAADtCgAg9gYAAO4KACD5BgAAHwAg-gYAAB8AIPsGAADkBAAgCy0AAOAKADAuAADlCgAw9QYAAOEKADD2BgAA4goAMPcGAADjCgAg-AYAAOQKADD5BgAA5AoAMPoGAADkCgAw-wYAAOQKADD8BgAA5goAMP0GAADnCgAwBgwAANUKACDDBQEAAAAB7AUCAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAQIAAAAjACAtAADrCgAgAwAAACMAIC0AAOsKACAuAADqCgAgASYAAIcPADANDAAA5ggAIA0AAM0IACCOBQAAmwkAMI8FAAAhABCQBQAAmwkAMLEFBADECAAhwwUBAP4HACHNBQEA_gcAIewFAgD9BwAh7QUEAKoIACHuBRAA3ggAIe8FQAChCAAh7wYAAJoJACACAAAAIwAgJgAA6goAIAIAAADoCgAgJgAA6QoAIAqOBQAA5woAMI8FAADoCgAQkAUAAOcKADCxBQQAxAgAIcMFAQD-BwAhzQUBAP4HACHsBQIA_QcAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIQqOBQAA5woAMI8FAADoCgAQkAUAAOcKADCxBQQAxAgAIcMFAQD-BwAhzQUBAP4HACHsBQIA_QcAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIQXDBQEAtgkAIewFAgC3CQAh7QUEAO8JACHuBRAA1wkAIe8FQADZCQAhBgwAANMKACDDBQEAtgkAIewFAgC3CQAh7QUEAO8JACHuBRAA1wkAIe8FQADZCQAhBgwAANUKACDDBQEAAAAB7AUCAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAQOvBUAAAAABzwUQAAAAAeAFAQAAAAECAAAA5AQAIC0AAOwKACADAAAAHwAgLQAA7AoAIC4AAPAKACAFAAAAHwAgJgAA8AoAIK8FQADYCQAhzwUQANUJACHgBQEAtgkAIQOvBUAA2AkAIc8FEADVCQAh4AUBALYJACEDkQUCAAAAAcsFAQAAAAHMBUAAAAABAgAAAB0AIC0AAPwKACADAAAAHQAgLQAA_AoAIC4AAPsKACABJgAAhg8AMAoNAADNCAAgjgUAAJ0JADCPBQAAGwAQkAUAAJ0JADCRBQIA_QcAIbEFBADECAAhywUBAP4HACHMBUAAlggAIc0FAQD-BwAh8AYAAJwJACACAAAAHQAgJgAA-woAIAIAAAD5CgAgJgAA-goAIAiOBQAA-AoAMI8FAAD5CgAQkAUAAPgKADCRBQIA_QcAIbEFBADECAAhywUBAP4HACHMBUAAlggAIc0FAQD-BwAhCI4FAAD4CgAwjwUAAPkKABCQBQAA-AoAMJEFAgD9BwAhsQUEAMQIACHLBQEA_gcAIcwFQACWCAAhzQUBAP4HACEDkQUCALcJACHLBQEAtgkAIcwFQADYCQAhA5EFAgC3CQAhywUBALYJACHMBUAA2AkAIQORBQIAAAABywUBAAAAAcwFQAAAAAEDLQAAhA8AIPUGAACFDwAg-wYAALwDACADLQAAgg8AIPUGAACDDwAg-wYAAA4AIAQtAADxCgAw9QYAAPIKADD3BgAA9AoAIPsGAAD1CgAwAy0AAOwKACD1BgAA7QoAIPsGAADkBAAgBC0AAOAKADD1BgAA4QoAMPcGAADjCgAg-wYAAOQKADAAAAAAAAAAAAAAAAAAAAAB-AYgAAAAAQstAACTCwAwLgAAmAsAMPUGAACUCwAw9gYAAJULADD3BgAAlgsAIPgGAACXCwAw-QYAAJcLADD6BgAAlwsAMPsGAACXCwAw_AYAAJkLADD9BgAAmgsAMBIMAAD-CgAgDgAA_woAIA8AAIALACAQAACBCwAgrwVAAAAAAbEFBAAAAAHDBQEAAAAB4gUBAAAAAesFQAAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAHwBQEAAAAB8QUBAAAAAfIFAQAAAAHzBRAAAAAB9AUEAAAAAfUFQAAAAAECAAAAFgAgLQAAngsAIAMAAAAWACAtAACeCwAgLgAAnQsAIAEmAACBDwAwGAsAAKAJACAMAAChCQAgDgAAogkAIA8AAKMJACAQAACkCQAgjgUAAJ8JADCPBQAAFAAQkAUAAJ8JADCvBUAAlggAIbEFBADECAAhwwUBAJ0IACHNBQEA_gcAIeEFAACeCQAg4gUBAP4HACHrBUAAlggAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIfAFAQD-BwAh8QUBAJ0IACHyBQEAnQgAIfMFEADeCAAh9AUEAKoIACH1BUAAoQgAIQIAAAAWACAmAACdCwAgAgAAAJsLACAmAACcCwAgEo4FAACaCwAwjwUAAJsLABCQBQAAmgsAMK8FQACWCAAhsQUEAMQIACHDBQEAnQgAIc0FAQD-BwAh4gUBAP4HACHrBUAAlggAIe0FBACqCAAh7gUQAN4IACHvBUAAoQgAIfAFAQD-BwAh8QUBAJ0IACHyBQEAnQgAIfMFEADeCAAh9AUEAKoIACH1BUAAoQgAIRKOBQAAmgsAMI8FAACbCwAQkAUAAJoLADCvBUAAlggAIbEFBADECAAhwwUBAJ0IACHNBQEA_gcAIeIFAQD-BwAh6wVAAJYIACHtBQQAqggAIe4FEADeCAAh7wVAAKEIACHwBQEA_gcAIfEFAQCdCAAh8gUBAJ0IACHzBRAA3ggAIfQFBACqCAAh9QVAAKEIACEOrwVAANgJACGxBQQA9QkAIcMFAQDWCQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIRIMAADcCgAgDgAA3QoAIA8AAN4KACAQAADfCgAgrwVAANgJACGxBQQA9QkAIcMFAQDWCQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIRIMAAD-CgAgDgAA_woAIA8AAIALACAQAACBCwAgrwVAAAAAAbEFBAAAAAHDBQEAAAAB4gUBAAAAAesFQAAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAHwBQEAAAAB8QUBAAAAAfIFAQAAAAHzBRAAAAAB9AUEAAAAAfUFQAAAAAEELQAAkwsAMPUGAACUCwAw9wYAAJYLACD7BgAAlwsAMAAAAAAFLQAA_A4AIC4AAP8OACD1BgAA_Q4AIPYGAAD-DgAg-wYAAA4AIAMtAAD8DgAg9QYAAP0OACD7BgAADgAgAAAABS0AAPcOACAuAAD6DgAg9QYAAPgOACD2BgAA-Q4AIPsGAAAOACADLQAA9w4AIPUGAAD4DgAg-wYAAA4AIAAAAAAABS0AAPIOACAuAAD1DgAg9QYAAPMOACD2BgAA9A4AIPsGAAAOACADLQAA8g4AIPUGAADzDgAg-wYAAA4AICcDAADSCwAgCQAAmQ4AIAoAAKALACARAACYDgAgEgAAmg4AIBMAAJsOACAUAACcDgAgFQAAsgsAIBYAAIoOACCtBQAAzwkAIMEFAADPCQAg9AUAAM8JACCZBgAAzwkAIKAGAADPCQAgogYAAM8JACCoBgAAzwkAIKwGAADPCQAgrQYAAM8JACCuBgAAzwkAIK8GAADPCQAgsAYAAM8JACCxBgAAzwkAILIGAADPCQAgswYAAM8JACC0BgAAzwkAILUGAADPCQAgtgYAAM8JACC3BgAAzwkAILgGAADPCQAguQYAAM8JACC6BgAAzwkAILsGAADPCQAgvAYAAM8JACC9BgAAzwkAIL4GAADPCQAgvwYAAM8JACDABgAAzwkAIMEGAADPCQAgwgYAAM8JACAAAAAAAAUtAADtDgAgLgAA8A4AIPUGAADuDgAg9gYAAO8OACD7BgAAAQAgAy0AAO0OACD1BgAA7g4AIPsGAAABACAAAAAFLQAA6A4AIC4AAOsOACD1BgAA6Q4AIPYGAADqDgAg-wYAAAEAIAMtAADoDgAg9QYAAOkOACD7BgAAAQAgAAAAAAAFLQAA4w4AIC4AAOYOACD1BgAA5A4AIPYGAADlDgAg-wYAAAEAIAMtAADjDgAg9QYAAOQOACD7BgAAAQAgAAAAAAAFLQAA3g4AIC4AAOEOACD1BgAA3w4AIPYGAADgDgAg-wYAAAEAIAMtAADeDgAg9QYAAN8OACD7BgAAAQAgAAAABS0AANkOACAuAADcDgAg9QYAANoOACD2BgAA2w4AIPsGAAABACADLQAA2Q4AIPUGAADaDgAg-wYAAAEAIBgHAACJDgAgCAAAig4AIBcAAIsOACAYAACMDgAgGQAAjQ4AIBoAAI4OACAbAACPDgAgHAAAkA4AIB0AAJEOACAeAACSDgAgHwAAkw4AICAAAJQOACDYBgAAzwkAINkGAADPCQAg2gYAAM8JACDbBgAAzwkAINwGAADPCQAg3QYAAM8JACDeBgAAzwkAIOEGAADPCQAg4gYAAM8JACDjBgAAzwkAIOQGAADPCQAg5QYAAM8JACAAAAAAAAUtAADUDgAgLgAA1w4AIPUGAADVDgAg9gYAANYOACD7BgAAAQAgAy0AANQOACD1BgAA1Q4AIPsGAAABACAAAAAAAAUtAAC6DgAgLgAA0g4AIPUGAAC7DgAg9gYAANEOACD7BgAAAQAgCy0AAOELADAuAADmCwAw9QYAAOILADD2BgAA4wsAMPcGAADkCwAg-AYAAOULADD5BgAA5QsAMPoGAADlCwAw-wYAAOULADD8BgAA5wsAMP0GAADoCwAwOgMAAP8LACAKAACBDAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcIGAQAAAAECAAAADgAgLQAAtgwAIAMAAAAOACAtAAC2DAAgLgAA7AsAIAEmAADQDgAwQAMAAO0IACAJAACoCQAgCgAA4AgAIBEAAKQJACASAACpCQAgEwAAqgkAIBQAAKsJACAVAAChCQAgFgAA_AgAII4FAACmCQAwjwUAAAwAEJAFAACmCQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhoQUBAP4HACGiBQEA_gcAIacFAQAAAAGoBQEA_gcAIaoFEACxCAAhqwUBAP4HACGtBQEAnQgAIa8FQACWCAAhsQUQALEIACHBBUAAoQgAIcsFAQD-BwAh9AUEAKoIACGXBgEA_gcAIZkGAQCdCAAhoAYAAKkIACCiBgEAnQgAIaMGAQD-BwAhpAYBAP4HACGlBgQAxAgAIaYGBADECAAhpwYBAP4HACGoBgEAnQgAIakGAQD-BwAhqgYBAP4HACGrBgQAxAgAIawGIACnCQAhrQYBAJ0IACGuBgEAnQgAIa8GAgCcCAAhsAYBAJ0IACGxBkAAoQgAIbIGAQCdCAAhswYEAKoIACG0BgIAnAgAIbUGQAChCAAhtgYBAJ0IACG3BkAAoQgAIbgGAQCdCAAhuQZAAKEIACG6BkAAoQgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GAQCdCAAhvwYBAJ0IACHABgEAnQgAIcEGAQCdCAAhwgYBAJ0IACHxBgAApQkAIAIAAAAOACAmAADsCwAgAgAAAOkLACAmAADqCwAgNo4FAADoCwAwjwUAAOkLABCQBQAA6AsAMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIaEFAQD-BwAhogUBAP4HACGnBQEA_gcAIagFAQD-BwAhqgUQALEIACGrBQEA_gcAIa0FAQCdCAAhrwVAAJYIACGxBRAAsQgAIcEFQAChCAAhywUBAP4HACH0BQQAqggAIZcGAQD-BwAhmQYBAJ0IACGgBgAAqQgAIKIGAQCdCAAhowYBAP4HACGkBgEA_gcAIaUGBADECAAhpgYEAMQIACGnBgEA_gcAIagGAQCdCAAhqQYBAP4HACGqBgEA_gcAIasGBADECAAhrAYgAKcJACGtBgEAnQgAIa4GAQCdCAAhrwYCAJwIACGwBgEAnQgAIbEGQAChCAAhsgYBAJ0IACGzBgQAqggAIbQGAgCcCAAhtQZAAKEIACG2BgEAnQgAIbcGQAChCAAhuAYBAJ0IACG5BkAAoQgAIboGQAChCAAhuwZAAKEIACG8BkAAoQgAIb0GQAChCAAhvgYBAJ0IACG_BgEAnQgAIcAGAQCdCAAhwQYBAJ0IACHCBgEAnQgAITaOBQAA6AsAMI8FAADpCwAQkAUAAOgLADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGhBQEA_gcAIaIFAQD-BwAhpwUBAP4HACGoBQEA_gcAIaoFEACxCAAhqwUBAP4HACGtBQEAnQgAIa8FQACWCAAhsQUQALEIACHBBUAAoQgAIcsFAQD-BwAh9AUEAKoIACGXBgEA_gcAIZkGAQCdCAAhoAYAAKkIACCiBgEAnQgAIaMGAQD-BwAhpAYBAP4HACGlBgQAxAgAIaYGBADECAAhpwYBAP4HACGoBgEAnQgAIakGAQD-BwAhqgYBAP4HACGrBgQAxAgAIawGIACnCQAhrQYBAJ0IACGuBgEAnQgAIa8GAgCcCAAhsAYBAJ0IACGxBkAAoQgAIbIGAQCdCAAhswYEAKoIACG0BgIAnAgAIbUGQAChCAAhtgYBAJ0IACG3BkAAoQgAIbgGAQCdCAAhuQZAAKEIACG6BkAAoQgAIbsGQAChCAAhvAZAAKEIACG9BkAAoQgAIb4GAQCdCAAhvwYBAJ0IACHABgEAnQgAIcEGAQCdCAAhwgYBAJ0IACEykQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcIGAQDWCQAhAfgGIAAAAAE6AwAA7QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhqwUBALYJACGtBQEA1gkAIa8FQADYCQAhsQUQANUJACHBBUAA2QkAIcsFAQC2CQAh9AUEAO8JACGXBgEAtgkAIZkGAQDWCQAhoAaAAAAAAaIGAQDWCQAhowYBALYJACGkBgEAtgkAIaUGBAD1CQAhpgYEAPUJACGnBgEAtgkAIagGAQDWCQAhqQYBALYJACGqBgEAtgkAIasGBAD1CQAhrAYgAOsLACGtBgEA1gkAIa4GAQDWCQAhrwYCAOQJACGwBgEA1gkAIbEGQADZCQAhsgYBANYJACGzBgQA7wkAIbQGAgDkCQAhtQZAANkJACG2BgEA1gkAIbcGQADZCQAhuAYBANYJACG5BkAA2QkAIboGQADZCQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgYBANYJACG_BgEA1gkAIcAGAQDWCQAhwgYBANYJACEFLQAAxA4AIC4AAM4OACD1BgAAxQ4AIPYGAADNDgAg-wYAAAEAIAstAACXDAAwLgAAsgwAMPUGAACYDAAw9gYAALEMADD3BgAAmQwAIPgGAACXCwAw-QYAAJcLADD6BgAAlwsAMPsGAACXCwAw_AYAALMMADD9BgAAmgsAMAstAACTDAAwLgAArQwAMPUGAACUDAAw9gYAAKwMADD3BgAAlQwAIPgGAADkCgAw-QYAAOQKADD6BgAA5AoAMPsGAADkCgAw_AYAAK4MADD9BgAA5woAMAstAACODAAwLgAApgwAMPUGAACPDAAw9gYAAKUMADD3BgAAkAwAIPgGAACRDAAw-QYAAJEMADD6BgAAkQwAMPsGAACRDAAw_AYAAKcMADD9BgAAqAwAMActAACMDAAgLgAAowwAIPUGAACNDAAg9gYAAKIMACD5BgAALAAg-gYAACwAIPsGAAD4AgAgCy0AAIcMADAuAACcDAAw9QYAAIgMADD2BgAAmwwAMPcGAACJDAAg-AYAAIoMADD5BgAAigwAMPoGAACKDAAw-wYAAIoMADD8BgAAnQwAMP0GAACeDAAwBy0AALwOACAuAADLDgAg9QYAAL0OACD2BgAAyg4AIPkGAAAMACD6BgAADAAg-wYAAA4AIAstAAD1CwAwLgAA-QsAMPUGAAD2CwAw9gYAAPcLADD3BgAA-AsAIPgGAADlCwAw-QYAAOULADD6BgAA5QsAMPsGAADlCwAw_AYAAPoLADD9BgAA6AsAMDoDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFgAAhgwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABpwUBAAAAAagFAQAAAAGqBRAAAAABqwUBAAAAAa0FAQAAAAGvBUAAAAABsQUQAAAAAcEFQAAAAAHLBQEAAAAB9AUEAAAAAZcGAQAAAAGZBgEAAAABoAaAAAAAAaIGAQAAAAGjBgEAAAABpAYBAAAAAaUGBAAAAAGmBgQAAAABpwYBAAAAAagGAQAAAAGpBgEAAAABqgYBAAAAAasGBAAAAAGsBiAAAAABrQYBAAAAAa4GAQAAAAGvBgIAAAABsAYBAAAAAbEGQAAAAAGyBgEAAAABswYEAAAAAbQGAgAAAAG1BkAAAAABtgYBAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABAgAAAA4AIC0AAP4LACADAAAADgAgLQAA_gsAIC4AAPwLACABJgAAyQ4AMAIAAAAOACAmAAD8CwAgAgAAAOkLACAmAAD7CwAgMpEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIToDAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFgAA9AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIQctAADCDgAgLgAAxw4AIPUGAADDDgAg9gYAAMYOACD5BgAAEAAg-gYAABAAIPsGAAA6ACA6AwAA_wsAIAkAAIAMACAKAACBDAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGoBQEAAAABqgUQAAAAAasFAQAAAAGtBQEAAAABrwVAAAAAAbEFEAAAAAHBBUAAAAABywUBAAAAAfQFBAAAAAGXBgEAAAABmQYBAAAAAaAGgAAAAAGiBgEAAAABowYBAAAAAaQGAQAAAAGlBgQAAAABpgYEAAAAAacGAQAAAAGoBgEAAAABqQYBAAAAAaoGAQAAAAGrBgQAAAABrAYgAAAAAa0GAQAAAAGuBgEAAAABrwYCAAAAAbAGAQAAAAGxBkAAAAABsgYBAAAAAbMGBAAAAAG0BgIAAAABtQZAAAAAAbYGAQAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgYBAAAAAb8GAQAAAAHABgEAAAABwQYBAAAAAQMtAADEDgAg9QYAAMUOACD7BgAAAQAgAy0AAMIOACD1BgAAww4AIPsGAAA6ACAELQAAlwwAMPUGAACYDAAw9wYAAJkMACD7BgAAlwsAMAQtAACTDAAw9QYAAJQMADD3BgAAlQwAIPsGAADkCgAwBC0AAI4MADD1BgAAjwwAMPcGAACQDAAg-wYAAJEMADADLQAAjAwAIPUGAACNDAAg-wYAAPgCACAELQAAhwwAMPUGAACIDAAw9wYAAIkMACD7BgAAigwAMAQtAAD1CwAw9QYAAPYLADD3BgAA-AsAIPsGAADlCwAwAq8FQAAAAAGGBgEAAAABAgAAADAAIC0AAIsMACABJgAAwQ4AMAgMAADmCAAgjgUAAJcJADCPBQAALgAQkAUAAJcJADCvBUAAlggAIcMFAQD-BwAhhgYBAP4HACHtBgAAlgkAIAKvBUAAAAABhgYBAAAAAQyRBQIAAAABqAUBAAAAAa8FQAAAAAHLBQEAAAABhwYBAAAAAYgGAQAAAAGJBgQAAAABigYQAAAAAYsGEAAAAAGMBhAAAAABjQYQAAAAAY4GQAAAAAECAAAA-AIAIC0AAIwMACADBAEAAAABrwVAAAAAAYUGAQAAAAECAAAAKgAgLQAAkgwAIAEmAADADgAwCQQBAP4HACEMAADmCAAgjgUAAJkJADCPBQAAKAAQkAUAAJkJADCvBUAAlggAIcMFAQD-BwAhhQYBAP4HACHuBgAAmAkAIAMEAQAAAAGvBUAAAAABhQYBAAAAAQcNAADUCgAgsQUEAAAAAc0FAQAAAAHsBQIAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAABAgAAACMAIC0AAJYMACABJgAAvw4AMAcNAADUCgAgsQUEAAAAAc0FAQAAAAHsBQIAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAABEgsAAP0KACAOAAD_CgAgDwAAgAsAIBAAAIELACCvBUAAAAABsQUEAAAAAc0FAQAAAAHiBQEAAAAB6wVAAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAfAFAQAAAAHxBQEAAAAB8gUBAAAAAfMFEAAAAAH0BQQAAAAB9QVAAAAAAQIAAAAWACAtAACaDAAgASYAAL4OADASCwAA_QoAIA4AAP8KACAPAACACwAgEAAAgQsAIK8FQAAAAAGxBQQAAAABzQUBAAAAAeIFAQAAAAHrBUAAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAAB8AUBAAAAAfEFAQAAAAHyBQEAAAAB8wUQAAAAAfQFBAAAAAH1BUAAAAABAwAAADAAIC0AAIsMACAuAAChDAAgAgAAADAAICYAAKEMACACAAAAnwwAICYAAKAMACAGjgUAAJ4MADCPBQAAnwwAEJAFAACeDAAwrwVAAJYIACHDBQEA_gcAIYYGAQD-BwAhBo4FAACeDAAwjwUAAJ8MABCQBQAAngwAMK8FQACWCAAhwwUBAP4HACGGBgEA_gcAIQKvBUAA2AkAIYYGAQC2CQAhAq8FQADYCQAhhgYBALYJACEDAAAALAAgLQAAjAwAIC4AAKQMACAOAAAALAAgJgAApAwAIJEFAgC3CQAhqAUBALYJACGvBUAA2AkAIcsFAQC2CQAhhwYBALYJACGIBgEAtgkAIYkGBAD1CQAhigYQANUJACGLBhAA1QkAIYwGEADVCQAhjQYQANcJACGOBkAA2QkAIQyRBQIAtwkAIagFAQC2CQAhrwVAANgJACHLBQEAtgkAIYcGAQC2CQAhiAYBALYJACGJBgQA9QkAIYoGEADVCQAhiwYQANUJACGMBhAA1QkAIY0GEADXCQAhjgZAANkJACEDAAAAKgAgLQAAkgwAIC4AAKsMACACAAAAKgAgJgAAqwwAIAIAAACpDAAgJgAAqgwAIAcEAQD-BwAhjgUAAKgMADCPBQAAqQwAEJAFAACoDAAwrwVAAJYIACHDBQEA_gcAIYUGAQD-BwAhBwQBAP4HACGOBQAAqAwAMI8FAACpDAAQkAUAAKgMADCvBUAAlggAIcMFAQD-BwAhhQYBAP4HACEDBAEAtgkAIa8FQADYCQAhhQYBALYJACEDBAEAtgkAIa8FQADYCQAhhQYBALYJACEDAAAAIwAgLQAAlgwAIC4AALAMACACAAAAIwAgJgAAsAwAIAIAAADoCgAgJgAArwwAIAaxBQQA9QkAIc0FAQC2CQAh7AUCALcJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACEHDQAA0goAILEFBAD1CQAhzQUBALYJACHsBQIAtwkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIQMAAAAWACAtAACaDAAgLgAAtQwAIAIAAAAWACAmAAC1DAAgAgAAAJsLACAmAAC0DAAgDq8FQADYCQAhsQUEAPUJACHNBQEAtgkAIeIFAQC2CQAh6wVAANgJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACHwBQEAtgkAIfEFAQDWCQAh8gUBANYJACHzBRAA1wkAIfQFBADvCQAh9QVAANkJACESCwAA2woAIA4AAN0KACAPAADeCgAgEAAA3woAIK8FQADYCQAhsQUEAPUJACHNBQEAtgkAIeIFAQC2CQAh6wVAANgJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACHwBQEAtgkAIfEFAQDWCQAh8gUBANYJACHzBRAA1wkAIfQFBADvCQAh9QVAANkJACE6AwAA_wsAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGoBQEAAAABqgUQAAAAAasFAQAAAAGtBQEAAAABrwVAAAAAAbEFEAAAAAHBBUAAAAABywUBAAAAAfQFBAAAAAGXBgEAAAABmQYBAAAAAaAGgAAAAAGiBgEAAAABowYBAAAAAaQGAQAAAAGlBgQAAAABpgYEAAAAAacGAQAAAAGoBgEAAAABqQYBAAAAAaoGAQAAAAGrBgQAAAABrAYgAAAAAa0GAQAAAAGuBgEAAAABrwYCAAAAAbAGAQAAAAGxBkAAAAABsgYBAAAAAbMGBAAAAAG0BgIAAAABtQZAAAAAAbYGAQAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgYBAAAAAb8GAQAAAAHABgEAAAABwgYBAAAAAQMtAAC8DgAg9QYAAL0OACD7BgAADgAgAy0AALoOACD1BgAAuw4AIPsGAAABACAELQAA4QsAMPUGAADiCwAw9wYAAOQLACD7BgAA5QsAMAAAAAAAAAAABS0AALUOACAuAAC4DgAg9QYAALYOACD2BgAAtw4AIPsGAAAFACADLQAAtQ4AIPUGAAC2DgAg-wYAAAUAIAAAAAL4BgEAAAAE_gYBAAAABQL4BgEAAAAE_gYBAAAABQL4BgEAAAAE_gYBAAAABQUtAACvDgAgLgAAsw4AIPUGAACwDgAg9gYAALIOACD7BgAAAQAgCy0AAMwMADAuAADRDAAw9QYAAM0MADD2BgAAzgwAMPcGAADPDAAg-AYAANAMADD5BgAA0AwAMPoGAADQDAAw-wYAANAMADD8BgAA0gwAMP0GAADTDAAwA6gFAQAAAAHEBgEAAAABxQZAAAAAAQIAAAAJACAtAADXDAAgAwAAAAkAIC0AANcMACAuAADWDAAgASYAALEOADAJBAAArgkAII4FAACtCQAwjwUAAAcAEJAFAACtCQAwqAUBAP4HACHDBgEA_gcAIcQGAQD-BwAhxQZAAJYIACHyBgAArAkAIAIAAAAJACAmAADWDAAgAgAAANQMACAmAADVDAAgB44FAADTDAAwjwUAANQMABCQBQAA0wwAMKgFAQD-BwAhwwYBAP4HACHEBgEA_gcAIcUGQACWCAAhB44FAADTDAAwjwUAANQMABCQBQAA0wwAMKgFAQD-BwAhwwYBAP4HACHEBgEA_gcAIcUGQACWCAAhA6gFAQC2CQAhxAYBALYJACHFBkAA2AkAIQOoBQEAtgkAIcQGAQC2CQAhxQZAANgJACEDqAUBAAAAAcQGAQAAAAHFBkAAAAABAfgGAQAAAAQB-AYBAAAABAH4BgEAAAAEAy0AAK8OACD1BgAAsA4AIPsGAAABACAELQAAzAwAMPUGAADNDAAw9wYAAM8MACD7BgAA0AwAMAAAAAAAAvgGAgAAAAT-BgIAAAAFBS0AAKoOACAuAACtDgAg9QYAAKsOACD2BgAArA4AIPsGAAABACAB-AYCAAAABAMtAACqDgAg9QYAAKsOACD7BgAAAQAgAAAAAAALLQAA8Q0AMC4AAPYNADD1BgAA8g0AMPYGAADzDQAw9wYAAPQNACD4BgAA9Q0AMPkGAAD1DQAw-gYAAPUNADD7BgAA9Q0AMPwGAAD3DQAw_QYAAPgNADALLQAA6A0AMC4AAOwNADD1BgAA6Q0AMPYGAADqDQAw9wYAAOsNACD4BgAA5QsAMPkGAADlCwAw-gYAAOULADD7BgAA5QsAMPwGAADtDQAw_QYAAOgLADALLQAA3A0AMC4AAOENADD1BgAA3Q0AMPYGAADeDQAw9wYAAN8NACD4BgAA4A0AMPkGAADgDQAw-gYAAOANADD7BgAA4A0AMPwGAADiDQAw_QYAAOMNADALLQAA0A0AMC4AANUNADD1BgAA0Q0AMPYGAADSDQAw9wYAANMNACD4BgAA1A0AMPkGAADUDQAw-gYAANQNADD7BgAA1A0AMPwGAADWDQAw_QYAANcNADAHLQAAyw0AIC4AAM4NACD1BgAAzA0AIPYGAADNDQAg-QYAAEAAIPoGAABAACD7BgAAiAIAIAstAAC_DQAwLgAAxA0AMPUGAADADQAw9gYAAMENADD3BgAAwg0AIPgGAADDDQAw-QYAAMMNADD6BgAAww0AMPsGAADDDQAw_AYAAMUNADD9BgAAxg0AMAstAACzDQAwLgAAuA0AMPUGAAC0DQAw9gYAALUNADD3BgAAtg0AIPgGAAC3DQAw-QYAALcNADD6BgAAtw0AMPsGAAC3DQAw_AYAALkNADD9BgAAug0AMAstAACnDQAwLgAArA0AMPUGAACoDQAw9gYAAKkNADD3BgAAqg0AIPgGAACrDQAw-QYAAKsNADD6BgAAqw0AMPsGAACrDQAw_AYAAK0NADD9BgAArg0AMAstAACbDQAwLgAAoA0AMPUGAACcDQAw9gYAAJ0NADD3BgAAng0AIPgGAACfDQAw-QYAAJ8NADD6BgAAnw0AMPsGAACfDQAw_AYAAKENADD9BgAAog0AMAstAACPDQAwLgAAlA0AMPUGAACQDQAw9gYAAJENADD3BgAAkg0AIPgGAACTDQAw-QYAAJMNADD6BgAAkw0AMPsGAACTDQAw_AYAAJUNADD9BgAAlg0AMAstAACDDQAwLgAAiA0AMPUGAACEDQAw9gYAAIUNADD3BgAAhg0AIPgGAACHDQAw-QYAAIcNADD6BgAAhw0AMPsGAACHDQAw_AYAAIkNADD9BgAAig0AMAstAAD3DAAwLgAA_AwAMPUGAAD4DAAw9gYAAPkMADD3BgAA-gwAIPgGAAD7DAAw-QYAAPsMADD6BgAA-wwAMPsGAAD7DAAw_AYAAP0MADD9BgAA_gwAMAWTBQEAAAAB0QZAAAAAAdIGQAAAAAHTBkAAAAAB1AYAAOQMACACAAAAXAAgLQAAgg0AIAMAAABcACAtAACCDQAgLgAAgQ0AIAEmAACpDgAwCgMAAO0IACCOBQAAhwkAMI8FAABaABCQBQAAhwkAMJMFAQAAAAGoBQEA_gcAIdEGQAChCAAh0gZAAKEIACHTBkAAoQgAIdQGAAD4CAAgAgAAAFwAICYAAIENACACAAAA_wwAICYAAIANACAJjgUAAP4MADCPBQAA_wwAEJAFAAD-DAAwkwUBAP4HACGoBQEA_gcAIdEGQAChCAAh0gZAAKEIACHTBkAAoQgAIdQGAAD4CAAgCY4FAAD-DAAwjwUAAP8MABCQBQAA_gwAMJMFAQD-BwAhqAUBAP4HACHRBkAAoQgAIdIGQAChCAAh0wZAAKEIACHUBgAA-AgAIAWTBQEAtgkAIdEGQADZCQAh0gZAANkJACHTBkAA2QkAIdQGAADiDAAgBZMFAQC2CQAh0QZAANkJACHSBkAA2QkAIdMGQADZCQAh1AYAAOIMACAFkwUBAAAAAdEGQAAAAAHSBkAAAAAB0wZAAAAAAdQGAADkDAAgA6AFAQAAAAHOBUAAAAABjwYEAAAAAQIAAABYACAtAACODQAgAwAAAFgAIC0AAI4NACAuAACNDQAgASYAAKgOADAJAwAA7QgAII4FAACJCQAwjwUAAFYAEJAFAACJCQAwoAUBAP4HACGoBQEA_gcAIc4FQACWCAAhjwYEAMQIACHnBgAAiAkAIAIAAABYACAmAACNDQAgAgAAAIsNACAmAACMDQAgB44FAACKDQAwjwUAAIsNABCQBQAAig0AMKAFAQD-BwAhqAUBAP4HACHOBUAAlggAIY8GBADECAAhB44FAACKDQAwjwUAAIsNABCQBQAAig0AMKAFAQD-BwAhqAUBAP4HACHOBUAAlggAIY8GBADECAAhA6AFAQC2CQAhzgVAANgJACGPBgQA9QkAIQOgBQEAtgkAIc4FQADYCQAhjwYEAPUJACEDoAUBAAAAAc4FQAAAAAGPBgQAAAABA6AFAQAAAAHLBQEAAAABkAZAAAAAAQIAAABUACAtAACaDQAgAwAAAFQAIC0AAJoNACAuAACZDQAgASYAAKcOADAJAwAA7QgAII4FAACLCQAwjwUAAFIAEJAFAACLCQAwoAUBAP4HACGoBQEA_gcAIcsFAQD-BwAhkAZAAJYIACHoBgAAigkAIAIAAABUACAmAACZDQAgAgAAAJcNACAmAACYDQAgB44FAACWDQAwjwUAAJcNABCQBQAAlg0AMKAFAQD-BwAhqAUBAP4HACHLBQEA_gcAIZAGQACWCAAhB44FAACWDQAwjwUAAJcNABCQBQAAlg0AMKAFAQD-BwAhqAUBAP4HACHLBQEA_gcAIZAGQACWCAAhA6AFAQC2CQAhywUBALYJACGQBkAA2AkAIQOgBQEAtgkAIcsFAQC2CQAhkAZAANgJACEDoAUBAAAAAcsFAQAAAAGQBkAAAAABBxWAAAAAARYEAAAAAaAFAQAAAAGvBUAAAAABkQYBAAAAAZIGBAAAAAGTBgQAAAABAgAAAFAAIC0AAKYNACADAAAAUAAgLQAApg0AIC4AAKUNACABJgAApg4AMA0DAADtCAAgFQAAwAgAIBYEAKoIACGOBQAAjQkAMI8FAABOABCQBQAAjQkAMKAFAQD-BwAhqAUBAP4HACGvBUAAlggAIZEGAQD-BwAhkgYEAKoIACGTBgQAqggAIekGAACMCQAgAgAAAFAAICYAAKUNACACAAAAow0AICYAAKQNACALFQAAwAgAIBYEAKoIACGOBQAAog0AMI8FAACjDQAQkAUAAKINADCgBQEA_gcAIagFAQD-BwAhrwVAAJYIACGRBgEA_gcAIZIGBACqCAAhkwYEAKoIACELFQAAwAgAIBYEAKoIACGOBQAAog0AMI8FAACjDQAQkAUAAKINADCgBQEA_gcAIagFAQD-BwAhrwVAAJYIACGRBgEA_gcAIZIGBACqCAAhkwYEAKoIACEHFYAAAAABFgQA7wkAIaAFAQC2CQAhrwVAANgJACGRBgEAtgkAIZIGBADvCQAhkwYEAO8JACEHFYAAAAABFgQA7wkAIaAFAQC2CQAhrwVAANgJACGRBgEAtgkAIZIGBADvCQAhkwYEAO8JACEHFYAAAAABFgQAAAABoAUBAAAAAa8FQAAAAAGRBgEAAAABkgYEAAAAAZMGBAAAAAEHCAQAAAABoAUBAAAAAa8FQAAAAAHDBQEAAAABkgYEAAAAAZMGBAAAAAGUBoAAAAABAgAAAEwAIC0AALINACADAAAATAAgLQAAsg0AIC4AALENACABJgAApQ4AMA0DAADtCAAgCAQAxAgAIY4FAACPCQAwjwUAAEoAEJAFAACPCQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhwwUBAP4HACGSBgQAxAgAIZMGBADECAAhlAYAAMAIACDqBgAAjgkAIAIAAABMACAmAACxDQAgAgAAAK8NACAmAACwDQAgCwgEAMQIACGOBQAArg0AMI8FAACvDQAQkAUAAK4NADCgBQEA_gcAIagFAQD-BwAhrwVAAJYIACHDBQEA_gcAIZIGBADECAAhkwYEAMQIACGUBgAAwAgAIAsIBADECAAhjgUAAK4NADCPBQAArw0AEJAFAACuDQAwoAUBAP4HACGoBQEA_gcAIa8FQACWCAAhwwUBAP4HACGSBgQAxAgAIZMGBADECAAhlAYAAMAIACAHCAQA9QkAIaAFAQC2CQAhrwVAANgJACHDBQEAtgkAIZIGBAD1CQAhkwYEAPUJACGUBoAAAAABBwgEAPUJACGgBQEAtgkAIa8FQADYCQAhwwUBALYJACGSBgQA9QkAIZMGBAD1CQAhlAaAAAAAAQcIBAAAAAGgBQEAAAABrwVAAAAAAcMFAQAAAAGSBgQAAAABkwYEAAAAAZQGgAAAAAEDkQUCAAAAAc4FQAAAAAHPBRAAAAABAgAAAEgAIC0AAL4NACADAAAASAAgLQAAvg0AIC4AAL0NACABJgAApA4AMAkDAADtCAAgjgUAAJEJADCPBQAARgAQkAUAAJEJADCRBQIA_QcAIagFAQD-BwAhzgVAAJYIACHPBRAAsQgAIesGAACQCQAgAgAAAEgAICYAAL0NACACAAAAuw0AICYAALwNACAHjgUAALoNADCPBQAAuw0AEJAFAAC6DQAwkQUCAP0HACGoBQEA_gcAIc4FQACWCAAhzwUQALEIACEHjgUAALoNADCPBQAAuw0AEJAFAAC6DQAwkQUCAP0HACGoBQEA_gcAIc4FQACWCAAhzwUQALEIACEDkQUCALcJACHOBUAA2AkAIc8FEADVCQAhA5EFAgC3CQAhzgVAANgJACHPBRAA1QkAIQORBQIAAAABzgVAAAAAAc8FEAAAAAELkQUCAAAAAZMFAQAAAAGnBQEAAAABqQUBAAAAAaoFEAAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBRAAAAABrwVAAAAAAbAFQAAAAAECAAAARAAgLQAAyg0AIAMAAABEACAtAADKDQAgLgAAyQ0AIAEmAACjDgAwEAMAAO0IACCOBQAAkgkAMI8FAABCABCQBQAAkgkAMJEFAgD9BwAhkwUBAP4HACGnBQEAAAABqAUBAP4HACGpBQEA_gcAIaoFEACxCAAhqwUBAP4HACGsBQEAnQgAIa0FAQCdCAAhrgUQAN4IACGvBUAAlggAIbAFQAChCAAhAgAAAEQAICYAAMkNACACAAAAxw0AICYAAMgNACAPjgUAAMYNADCPBQAAxw0AEJAFAADGDQAwkQUCAP0HACGTBQEA_gcAIacFAQD-BwAhqAUBAP4HACGpBQEA_gcAIaoFEACxCAAhqwUBAP4HACGsBQEAnQgAIa0FAQCdCAAhrgUQAN4IACGvBUAAlggAIbAFQAChCAAhD44FAADGDQAwjwUAAMcNABCQBQAAxg0AMJEFAgD9BwAhkwUBAP4HACGnBQEA_gcAIagFAQD-BwAhqQUBAP4HACGqBRAAsQgAIasFAQD-BwAhrAUBAJ0IACGtBQEAnQgAIa4FEADeCAAhrwVAAJYIACGwBUAAoQgAIQuRBQIAtwkAIZMFAQC2CQAhpwUBALYJACGpBQEAtgkAIaoFEADVCQAhqwUBALYJACGsBQEA1gkAIa0FAQDWCQAhrgUQANcJACGvBUAA2AkAIbAFQADZCQAhC5EFAgC3CQAhkwUBALYJACGnBQEAtgkAIakFAQC2CQAhqgUQANUJACGrBQEAtgkAIawFAQDWCQAhrQUBANYJACGuBRAA1wkAIa8FQADYCQAhsAVAANkJACELkQUCAAAAAZMFAQAAAAGnBQEAAAABqQUBAAAAAaoFEAAAAAGrBQEAAAABrAUBAAAAAa0FAQAAAAGuBRAAAAABrwVAAAAAAbAFQAAAAAEClQYBAAAAAZYGQAAAAAECAAAAiAIAIC0AAMsNACADAAAAQAAgLQAAyw0AIC4AAM8NACAEAAAAQAAgJgAAzw0AIJUGAQC2CQAhlgZAANgJACEClQYBALYJACGWBkAA2AkAIQyRBQIAAAABnwUBAAAAAaAFAQAAAAGnBQEAAAABqgUQAAAAAa8FQAAAAAG8BQEAAAABlQYBAAAAAZcGAQAAAAGYBgEAAAABmQYBAAAAAZoGQAAAAAECAAAAPgAgLQAA2w0AIAMAAAA-ACAtAADbDQAgLgAA2g0AIAEmAACiDgAwEgMAAO0IACCOBQAAlAkAMI8FAAA8ABCQBQAAlAkAMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIacFAQAAAAGoBQEA_gcAIaoFEACxCAAhrwVAAJYIACG8BQEA_gcAIZUGAQD-BwAhlwYBAP4HACGYBgEA_gcAIZkGAQD-BwAhmgZAAJYIACHsBgAAkwkAIAIAAAA-ACAmAADaDQAgAgAAANgNACAmAADZDQAgEI4FAADXDQAwjwUAANgNABCQBQAA1w0AMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIacFAQD-BwAhqAUBAP4HACGqBRAAsQgAIa8FQACWCAAhvAUBAP4HACGVBgEA_gcAIZcGAQD-BwAhmAYBAP4HACGZBgEA_gcAIZoGQACWCAAhEI4FAADXDQAwjwUAANgNABCQBQAA1w0AMJEFAgD9BwAhnwUBAP4HACGgBQEA_gcAIacFAQD-BwAhqAUBAP4HACGqBRAAsQgAIa8FQACWCAAhvAUBAP4HACGVBgEA_gcAIZcGAQD-BwAhmAYBAP4HACGZBgEA_gcAIZoGQACWCAAhDJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIacFAQC2CQAhqgUQANUJACGvBUAA2AkAIbwFAQC2CQAhlQYBALYJACGXBgEAtgkAIZgGAQC2CQAhmQYBALYJACGaBkAA2AkAIQyRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGnBQEAtgkAIaoFEADVCQAhrwVAANgJACG8BQEAtgkAIZUGAQC2CQAhlwYBALYJACGYBgEAtgkAIZkGAQC2CQAhmgZAANgJACEMkQUCAAAAAZ8FAQAAAAGgBQEAAAABpwUBAAAAAaoFEAAAAAGvBUAAAAABvAUBAAAAAZUGAQAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBkAAAAABEQgAALkMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGnBQEAAAABrwVAAAAAAbIFQAAAAAGXBgEAAAABmQYBAAAAAZoGQAAAAAGbBgEAAAABnAYQAAAAAZ0GEAAAAAGeBgEAAAABnwYCAAAAAaAGgAAAAAGhBiAAAAABAgAAADoAIC0AAOcNACADAAAAOgAgLQAA5w0AIC4AAOYNACABJgAAoQ4AMBYDAADtCAAgCAAA_AgAII4FAACVCQAwjwUAABAAEJAFAACVCQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhpwUBAAAAAagFAQD-BwAhrwVAAJYIACGyBUAAoQgAIZcGAQD-BwAhmQYBAJ0IACGaBkAAlggAIZsGAQD-BwAhnAYQALEIACGdBhAAsQgAIZ4GAQCdCAAhnwYCAJwIACGgBgAAqQgAIKEGIADfCAAhAgAAADoAICYAAOYNACACAAAA5A0AICYAAOUNACAUjgUAAOMNADCPBQAA5A0AEJAFAADjDQAwkQUCAP0HACGfBQEA_gcAIaAFAQD-BwAhpwUBAP4HACGoBQEA_gcAIa8FQACWCAAhsgVAAKEIACGXBgEA_gcAIZkGAQCdCAAhmgZAAJYIACGbBgEA_gcAIZwGEACxCAAhnQYQALEIACGeBgEAnQgAIZ8GAgCcCAAhoAYAAKkIACChBiAA3wgAIRSOBQAA4w0AMI8FAADkDQAQkAUAAOMNADCRBQIA_QcAIZ8FAQD-BwAhoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhrwVAAJYIACGyBUAAoQgAIZcGAQD-BwAhmQYBAJ0IACGaBkAAlggAIZsGAQD-BwAhnAYQALEIACGdBhAAsQgAIZ4GAQCdCAAhnwYCAJwIACGgBgAAqQgAIKEGIADfCAAhEJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIacFAQC2CQAhrwVAANgJACGyBUAA2QkAIZcGAQC2CQAhmQYBANYJACGaBkAA2AkAIZsGAQC2CQAhnAYQANUJACGdBhAA1QkAIZ4GAQDWCQAhnwYCAOQJACGgBoAAAAABoQYgAJELACERCAAA4AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIacFAQC2CQAhrwVAANgJACGyBUAA2QkAIZcGAQC2CQAhmQYBANYJACGaBkAA2AkAIZsGAQC2CQAhnAYQANUJACGdBhAA1QkAIZ4GAQDWCQAhnwYCAOQJACGgBoAAAAABoQYgAJELACERCAAAuQwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAacFAQAAAAGvBUAAAAABsgVAAAAAAZcGAQAAAAGZBgEAAAABmgZAAAAAAZsGAQAAAAGcBhAAAAABnQYQAAAAAZ4GAQAAAAGfBgIAAAABoAaAAAAAAaEGIAAAAAE6CQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGqBRAAAAABqwUBAAAAAa0FAQAAAAGvBUAAAAABsQUQAAAAAcEFQAAAAAHLBQEAAAAB9AUEAAAAAZcGAQAAAAGZBgEAAAABoAaAAAAAAaIGAQAAAAGjBgEAAAABpAYBAAAAAaUGBAAAAAGmBgQAAAABpwYBAAAAAagGAQAAAAGpBgEAAAABqgYBAAAAAasGBAAAAAGsBiAAAAABrQYBAAAAAa4GAQAAAAGvBgIAAAABsAYBAAAAAbEGQAAAAAGyBgEAAAABswYEAAAAAbQGAgAAAAG1BkAAAAABtgYBAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAQIAAAAOACAtAADwDQAgAwAAAA4AIC0AAPANACAuAADvDQAgASYAAKAOADACAAAADgAgJgAA7w0AIAIAAADpCwAgJgAA7g0AIDKRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACE6CQAA_QsAIAoAAO4LACARAADvCwAgEgAA8AsAIBMAAPELACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACE6CQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGqBRAAAAABqwUBAAAAAa0FAQAAAAGvBUAAAAABsQUQAAAAAcEFQAAAAAHLBQEAAAAB9AUEAAAAAZcGAQAAAAGZBgEAAAABoAaAAAAAAaIGAQAAAAGjBgEAAAABpAYBAAAAAaUGBAAAAAGmBgQAAAABpwYBAAAAAagGAQAAAAGpBgEAAAABqgYBAAAAAasGBAAAAAGsBiAAAAABrQYBAAAAAa4GAQAAAAGvBgIAAAABsAYBAAAAAbEGQAAAAAGyBgEAAAABswYEAAAAAbQGAgAAAAG1BkAAAAABtgYBAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAARAFAADcDAAgoAUBAAAAAacFAQAAAAGvBUAAAAABsgVAAAAAAcIFAQAAAAHSBQEAAAABhQYBAAAAAcYGAQAAAAHHBgEAAAAByAYAANgMACDJBgAA2QwAIMoGAADaDAAgywZAAAAAAcwGQAAAAAHNBkAAAAABAgAAAAUAIC0AAPwNACADAAAABQAgLQAA_A0AIC4AAPsNACABJgAAnw4AMBUDAADtCAAgBQAAsAkAII4FAACvCQAwjwUAAAMAEJAFAACvCQAwoAUBAP4HACGnBQEAAAABqAUBAP4HACGvBUAAlggAIbIFQAChCAAhwgUBAP4HACHSBQEAAAABhQYBAJ0IACHGBgEA_gcAIccGAQD-BwAhyAYAAPYIACDJBgAA9ggAIMoGAAD2CAAgywZAAKEIACHMBkAAoQgAIc0GQAChCAAhAgAAAAUAICYAAPsNACACAAAA-Q0AICYAAPoNACATjgUAAPgNADCPBQAA-Q0AEJAFAAD4DQAwoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhrwVAAJYIACGyBUAAoQgAIcIFAQD-BwAh0gUBAP4HACGFBgEAnQgAIcYGAQD-BwAhxwYBAP4HACHIBgAA9ggAIMkGAAD2CAAgygYAAPYIACDLBkAAoQgAIcwGQAChCAAhzQZAAKEIACETjgUAAPgNADCPBQAA-Q0AEJAFAAD4DQAwoAUBAP4HACGnBQEA_gcAIagFAQD-BwAhrwVAAJYIACGyBUAAoQgAIcIFAQD-BwAh0gUBAP4HACGFBgEAnQgAIcYGAQD-BwAhxwYBAP4HACHIBgAA9ggAIMkGAAD2CAAgygYAAPYIACDLBkAAoQgAIcwGQAChCAAhzQZAAKEIACEPoAUBALYJACGnBQEAtgkAIa8FQADYCQAhsgVAANkJACHCBQEAtgkAIdIFAQC2CQAhhQYBANYJACHGBgEAtgkAIccGAQC2CQAhyAYAAMcMACDJBgAAyAwAIMoGAADJDAAgywZAANkJACHMBkAA2QkAIc0GQADZCQAhEAUAAMsMACCgBQEAtgkAIacFAQC2CQAhrwVAANgJACGyBUAA2QkAIcIFAQC2CQAh0gUBALYJACGFBgEA1gkAIcYGAQC2CQAhxwYBALYJACHIBgAAxwwAIMkGAADIDAAgygYAAMkMACDLBkAA2QkAIcwGQADZCQAhzQZAANkJACEQBQAA3AwAIKAFAQAAAAGnBQEAAAABrwVAAAAAAbIFQAAAAAHCBQEAAAAB0gUBAAAAAYUGAQAAAAHGBgEAAAABxwYBAAAAAcgGAADYDAAgyQYAANkMACDKBgAA2gwAIMsGQAAAAAHMBkAAAAABzQZAAAAAAQQtAADxDQAw9QYAAPINADD3BgAA9A0AIPsGAAD1DQAwBC0AAOgNADD1BgAA6Q0AMPcGAADrDQAg-wYAAOULADAELQAA3A0AMPUGAADdDQAw9wYAAN8NACD7BgAA4A0AMAQtAADQDQAw9QYAANENADD3BgAA0w0AIPsGAADUDQAwAy0AAMsNACD1BgAAzA0AIPsGAACIAgAgBC0AAL8NADD1BgAAwA0AMPcGAADCDQAg-wYAAMMNADAELQAAsw0AMPUGAAC0DQAw9wYAALYNACD7BgAAtw0AMAQtAACnDQAw9QYAAKgNADD3BgAAqg0AIPsGAACrDQAwBC0AAJsNADD1BgAAnA0AMPcGAACeDQAg-wYAAJ8NADAELQAAjw0AMPUGAACQDQAw9wYAAJINACD7BgAAkw0AMAQtAACDDQAw9QYAAIQNADD3BgAAhg0AIPsGAACHDQAwBC0AAPcMADD1BgAA-AwAMPcGAAD6DAAg-wYAAPsMADAAAAAAAQMAANILACAAAAAAAAAABwoAAKALACD7BQAAzwkAIP0FAADPCQAg_gUAAM8JACCABgAAzwkAIIEGAADPCQAggwYAAM8JACAAAQ0AAMAKACAABwMAANILACAIAACKDgAgsgUAAM8JACCZBgAAzwkAIJ4GAADPCQAgnwYAAM8JACCgBgAAzwkAIAADDAAAsgsAII0GAADPCQAgjgYAAM8JACAABwMAANILACAFAACeDgAgsgUAAM8JACCFBgAAzwkAIMsGAADPCQAgzAYAAM8JACDNBgAAzwkAIAAPoAUBAAAAAacFAQAAAAGvBUAAAAABsgVAAAAAAcIFAQAAAAHSBQEAAAABhQYBAAAAAcYGAQAAAAHHBgEAAAAByAYAANgMACDJBgAA2QwAIMoGAADaDAAgywZAAAAAAcwGQAAAAAHNBkAAAAABMpEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABpwUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABEJEFAgAAAAGfBQEAAAABoAUBAAAAAacFAQAAAAGvBUAAAAABsgVAAAAAAZcGAQAAAAGZBgEAAAABmgZAAAAAAZsGAQAAAAGcBhAAAAABnQYQAAAAAZ4GAQAAAAGfBgIAAAABoAaAAAAAAaEGIAAAAAEMkQUCAAAAAZ8FAQAAAAGgBQEAAAABpwUBAAAAAaoFEAAAAAGvBUAAAAABvAUBAAAAAZUGAQAAAAGXBgEAAAABmAYBAAAAAZkGAQAAAAGaBkAAAAABC5EFAgAAAAGTBQEAAAABpwUBAAAAAakFAQAAAAGqBRAAAAABqwUBAAAAAawFAQAAAAGtBQEAAAABrgUQAAAAAa8FQAAAAAGwBUAAAAABA5EFAgAAAAHOBUAAAAABzwUQAAAAAQcIBAAAAAGgBQEAAAABrwVAAAAAAcMFAQAAAAGSBgQAAAABkwYEAAAAAZQGgAAAAAEHFYAAAAABFgQAAAABoAUBAAAAAa8FQAAAAAGRBgEAAAABkgYEAAAAAZMGBAAAAAEDoAUBAAAAAcsFAQAAAAGQBkAAAAABA6AFAQAAAAHOBUAAAAABjwYEAAAAAQWTBQEAAAAB0QZAAAAAAdIGQAAAAAHTBkAAAAAB1AYAAOQMACAgBwAA_Q0AIAgAAP4NACAXAAD_DQAgGAAAgA4AIBkAAIEOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACCnBQEAAAABrwVAAAAAAZoGQAAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wYBAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGAQAAAAHkBkAAAAAB5QZAAAAAAeYGAgAAAAECAAAAAQAgLQAAqg4AIAMAAABqACAtAACqDgAgLgAArg4AICIAAABqACAHAADrDAAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICYAAK4OACCnBQEAtgkAIa8FQADYCQAhmgZAANgJACHVBgEAtgkAIdYGAQC2CQAh1wYBALYJACHYBgEA1gkAIdkGAQDWCQAh2gYBANYJACHbBgEA1gkAIdwGQADZCQAh3QZAANkJACHeBkAA2QkAId8GAQC2CQAh4AYBALYJACHhBkAA2QkAIeIGQADZCQAh4wYBANYJACHkBkAA2QkAIeUGQADZCQAh5gYCALcJACEgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACCnBQEAtgkAIa8FQADYCQAhmgZAANgJACHVBgEAtgkAIdYGAQC2CQAh1wYBALYJACHYBgEA1gkAIdkGAQDWCQAh2gYBANYJACHbBgEA1gkAIdwGQADZCQAh3QZAANkJACHeBkAA2QkAId8GAQC2CQAh4AYBALYJACHhBkAA2QkAIeIGQADZCQAh4wYBANYJACHkBkAA2QkAIeUGQADZCQAh5gYCALcJACEgCAAA_g0AIBcAAP8NACAYAACADgAgGQAAgQ4AIBoAAIIOACAbAACDDgAgHAAAhA4AIB0AAIUOACAeAACGDgAgHwAAhw4AICAAAIgOACCnBQEAAAABrwVAAAAAAZoGQAAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wYBAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGAQAAAAHkBkAAAAAB5QZAAAAAAeYGAgAAAAECAAAAAQAgLQAArw4AIAOoBQEAAAABxAYBAAAAAcUGQAAAAAEDAAAAagAgLQAArw4AIC4AALQOACAiAAAAagAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAAC0DgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhEQMAANsMACCgBQEAAAABpwUBAAAAAagFAQAAAAGvBUAAAAABsgVAAAAAAcIFAQAAAAHSBQEAAAABhQYBAAAAAcYGAQAAAAHHBgEAAAAByAYAANgMACDJBgAA2QwAIMoGAADaDAAgywZAAAAAAcwGQAAAAAHNBkAAAAABAgAAAAUAIC0AALUOACADAAAAAwAgLQAAtQ4AIC4AALkOACATAAAAAwAgAwAAygwAICYAALkOACCgBQEAtgkAIacFAQC2CQAhqAUBALYJACGvBUAA2AkAIbIFQADZCQAhwgUBALYJACHSBQEAtgkAIYUGAQDWCQAhxgYBALYJACHHBgEAtgkAIcgGAADHDAAgyQYAAMgMACDKBgAAyQwAIMsGQADZCQAhzAZAANkJACHNBkAA2QkAIREDAADKDAAgoAUBALYJACGnBQEAtgkAIagFAQC2CQAhrwVAANgJACGyBUAA2QkAIcIFAQC2CQAh0gUBALYJACGFBgEA1gkAIcYGAQC2CQAhxwYBALYJACHIBgAAxwwAIMkGAADIDAAgygYAAMkMACDLBkAA2QkAIcwGQADZCQAhzQZAANkJACEgBwAA_Q0AIAgAAP4NACAYAACADgAgGQAAgQ4AIBoAAIIOACAbAACDDgAgHAAAhA4AIB0AAIUOACAeAACGDgAgHwAAhw4AICAAAIgOACCnBQEAAAABrwVAAAAAAZoGQAAAAAHVBgEAAAAB1gYBAAAAAdcGAQAAAAHYBgEAAAAB2QYBAAAAAdoGAQAAAAHbBgEAAAAB3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wYBAAAAAeAGAQAAAAHhBkAAAAAB4gZAAAAAAeMGAQAAAAHkBkAAAAAB5QZAAAAAAeYGAgAAAAECAAAAAQAgLQAAug4AIDsDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAUAACFDAAgFQAAtwwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABpwUBAAAAAagFAQAAAAGqBRAAAAABqwUBAAAAAa0FAQAAAAGvBUAAAAABsQUQAAAAAcEFQAAAAAHLBQEAAAAB9AUEAAAAAZcGAQAAAAGZBgEAAAABoAaAAAAAAaIGAQAAAAGjBgEAAAABpAYBAAAAAaUGBAAAAAGmBgQAAAABpwYBAAAAAagGAQAAAAGpBgEAAAABqgYBAAAAAasGBAAAAAGsBiAAAAABrQYBAAAAAa4GAQAAAAGvBgIAAAABsAYBAAAAAbEGQAAAAAGyBgEAAAABswYEAAAAAbQGAgAAAAG1BkAAAAABtgYBAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAQIAAAAOACAtAAC8DgAgDq8FQAAAAAGxBQQAAAABzQUBAAAAAeIFAQAAAAHrBUAAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAAB8AUBAAAAAfEFAQAAAAHyBQEAAAAB8wUQAAAAAfQFBAAAAAH1BUAAAAABBrEFBAAAAAHNBQEAAAAB7AUCAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAQMEAQAAAAGvBUAAAAABhQYBAAAAAQKvBUAAAAABhgYBAAAAARIDAAC4DAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABpwUBAAAAAagFAQAAAAGvBUAAAAABsgVAAAAAAZcGAQAAAAGZBgEAAAABmgZAAAAAAZsGAQAAAAGcBhAAAAABnQYQAAAAAZ4GAQAAAAGfBgIAAAABoAaAAAAAAaEGIAAAAAECAAAAOgAgLQAAwg4AICAHAAD9DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKcFAQAAAAGvBUAAAAABmgZAAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBgEAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wYBAAAAAeQGQAAAAAHlBkAAAAAB5gYCAAAAAQIAAAABACAtAADEDgAgAwAAABAAIC0AAMIOACAuAADIDgAgFAAAABAAIAMAAN8LACAmAADIDgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhpwUBALYJACGoBQEAtgkAIa8FQADYCQAhsgVAANkJACGXBgEAtgkAIZkGAQDWCQAhmgZAANgJACGbBgEAtgkAIZwGEADVCQAhnQYQANUJACGeBgEA1gkAIZ8GAgDkCQAhoAaAAAAAAaEGIACRCwAhEgMAAN8LACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGnBQEAtgkAIagFAQC2CQAhrwVAANgJACGyBUAA2QkAIZcGAQC2CQAhmQYBANYJACGaBkAA2AkAIZsGAQC2CQAhnAYQANUJACGdBhAA1QkAIZ4GAQDWCQAhnwYCAOQJACGgBoAAAAABoQYgAJELACEykQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAEDAAAADAAgLQAAvA4AIC4AAMwOACA9AAAADAAgAwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAmAADMDgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACE7AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhqwUBALYJACGtBQEA1gkAIa8FQADYCQAhsQUQANUJACHBBUAA2QkAIcsFAQC2CQAh9AUEAO8JACGXBgEAtgkAIZkGAQDWCQAhoAaAAAAAAaIGAQDWCQAhowYBALYJACGkBgEAtgkAIaUGBAD1CQAhpgYEAPUJACGnBgEAtgkAIagGAQDWCQAhqQYBALYJACGqBgEAtgkAIasGBAD1CQAhrAYgAOsLACGtBgEA1gkAIa4GAQDWCQAhrwYCAOQJACGwBgEA1gkAIbEGQADZCQAhsgYBANYJACGzBgQA7wkAIbQGAgDkCQAhtQZAANkJACG2BgEA1gkAIbcGQADZCQAhuAYBANYJACG5BkAA2QkAIboGQADZCQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgYBANYJACG_BgEA1gkAIcAGAQDWCQAhwQYBANYJACHCBgEA1gkAIQMAAABqACAtAADEDgAgLgAAzw4AICIAAABqACAHAADrDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB4AAPQMACAfAAD1DAAgIAAA9gwAICYAAM8OACCnBQEAtgkAIa8FQADYCQAhmgZAANgJACHVBgEAtgkAIdYGAQC2CQAh1wYBALYJACHYBgEA1gkAIdkGAQDWCQAh2gYBANYJACHbBgEA1gkAIdwGQADZCQAh3QZAANkJACHeBkAA2QkAId8GAQC2CQAh4AYBALYJACHhBkAA2QkAIeIGQADZCQAh4wYBANYJACHkBkAA2QkAIeUGQADZCQAh5gYCALcJACEgBwAA6wwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACCnBQEAtgkAIa8FQADYCQAhmgZAANgJACHVBgEAtgkAIdYGAQC2CQAh1wYBALYJACHYBgEA1gkAIdkGAQDWCQAh2gYBANYJACHbBgEA1gkAIdwGQADZCQAh3QZAANkJACHeBkAA2QkAId8GAQC2CQAh4AYBALYJACHhBkAA2QkAIeIGQADZCQAh4wYBANYJACHkBkAA2QkAIeUGQADZCQAh5gYCALcJACEykQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcIGAQAAAAEDAAAAagAgLQAAug4AIC4AANMOACAiAAAAagAgBwAA6wwAIAgAAOwMACAYAADuDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADTDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBkAAIEOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AANQOACADAAAAagAgLQAA1A4AIC4AANgOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGQAA7wwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADYDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAaAACCDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AANkOACADAAAAagAgLQAA2Q4AIC4AAN0OACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBoAAPAMACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADdDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AAN4OACADAAAAagAgLQAA3g4AIC4AAOIOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADiDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AAOMOACADAAAAagAgLQAA4w4AIC4AAOcOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAADnDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AAOgOACADAAAAagAgLQAA6A4AIC4AAOwOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHwAA9QwAICAAAPYMACAmAADsDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGgAAgg4AIBsAAIMOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AAO0OACADAAAAagAgLQAA7Q4AIC4AAPEOACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAaAADwDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAICAAAPYMACAmAADxDgAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBsAAPEMACAcAADyDAAgHQAA8wwAIB4AAPQMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhOwMAAP8LACAJAACADAAgCgAAgQwAIBEAAIIMACASAACDDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABAgAAAA4AIC0AAPIOACADAAAADAAgLQAA8g4AIC4AAPYOACA9AAAADAAgAwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACAUAADyCwAgFQAA8wsAIBYAAPQLACAmAAD2DgAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACE7AwAA7QsAIAkAAP0LACAKAADuCwAgEQAA7wsAIBIAAPALACAUAADyCwAgFQAA8wsAIBYAAPQLACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhqwUBALYJACGtBQEA1gkAIa8FQADYCQAhsQUQANUJACHBBUAA2QkAIcsFAQC2CQAh9AUEAO8JACGXBgEAtgkAIZkGAQDWCQAhoAaAAAAAAaIGAQDWCQAhowYBALYJACGkBgEAtgkAIaUGBAD1CQAhpgYEAPUJACGnBgEAtgkAIagGAQDWCQAhqQYBALYJACGqBgEAtgkAIasGBAD1CQAhrAYgAOsLACGtBgEA1gkAIa4GAQDWCQAhrwYCAOQJACGwBgEA1gkAIbEGQADZCQAhsgYBANYJACGzBgQA7wkAIbQGAgDkCQAhtQZAANkJACG2BgEA1gkAIbcGQADZCQAhuAYBANYJACG5BkAA2QkAIboGQADZCQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgYBANYJACG_BgEA1gkAIcAGAQDWCQAhwQYBANYJACHCBgEA1gkAITsDAAD_CwAgCQAAgAwAIAoAAIEMACARAACCDAAgEgAAgwwAIBMAAIQMACAVAAC3DAAgFgAAhgwAIJEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABpwUBAAAAAagFAQAAAAGqBRAAAAABqwUBAAAAAa0FAQAAAAGvBUAAAAABsQUQAAAAAcEFQAAAAAHLBQEAAAAB9AUEAAAAAZcGAQAAAAGZBgEAAAABoAaAAAAAAaIGAQAAAAGjBgEAAAABpAYBAAAAAaUGBAAAAAGmBgQAAAABpwYBAAAAAagGAQAAAAGpBgEAAAABqgYBAAAAAasGBAAAAAGsBiAAAAABrQYBAAAAAa4GAQAAAAGvBgIAAAABsAYBAAAAAbEGQAAAAAGyBgEAAAABswYEAAAAAbQGAgAAAAG1BkAAAAABtgYBAAAAAbcGQAAAAAG4BgEAAAABuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAb0GQAAAAAG-BgEAAAABvwYBAAAAAcAGAQAAAAHBBgEAAAABwgYBAAAAAQIAAAAOACAtAAD3DgAgAwAAAAwAIC0AAPcOACAuAAD7DgAgPQAAAAwAIAMAAO0LACAJAAD9CwAgCgAA7gsAIBEAAO8LACASAADwCwAgEwAA8QsAIBUAAPMLACAWAAD0CwAgJgAA-w4AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIcIGAQDWCQAhOwMAAO0LACAJAAD9CwAgCgAA7gsAIBEAAO8LACASAADwCwAgEwAA8QsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACE7AwAA_wsAIAkAAIAMACAKAACBDAAgEQAAggwAIBMAAIQMACAUAACFDAAgFQAAtwwAIBYAAIYMACCRBQIAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogUBAAAAAacFAQAAAAGoBQEAAAABqgUQAAAAAasFAQAAAAGtBQEAAAABrwVAAAAAAbEFEAAAAAHBBUAAAAABywUBAAAAAfQFBAAAAAGXBgEAAAABmQYBAAAAAaAGgAAAAAGiBgEAAAABowYBAAAAAaQGAQAAAAGlBgQAAAABpgYEAAAAAacGAQAAAAGoBgEAAAABqQYBAAAAAaoGAQAAAAGrBgQAAAABrAYgAAAAAa0GAQAAAAGuBgEAAAABrwYCAAAAAbAGAQAAAAGxBkAAAAABsgYBAAAAAbMGBAAAAAG0BgIAAAABtQZAAAAAAbYGAQAAAAG3BkAAAAABuAYBAAAAAbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAG9BkAAAAABvgYBAAAAAb8GAQAAAAHABgEAAAABwQYBAAAAAcIGAQAAAAECAAAADgAgLQAA_A4AIAMAAAAMACAtAAD8DgAgLgAAgA8AID0AAAAMACADAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEwAA8QsAIBQAAPILACAVAADzCwAgFgAA9AsAICYAAIAPACCRBQIAtwkAIZ8FAQC2CQAhoAUBALYJACGhBQEAtgkAIaIFAQC2CQAhpwUBALYJACGoBQEAtgkAIaoFEADVCQAhqwUBALYJACGtBQEA1gkAIa8FQADYCQAhsQUQANUJACHBBUAA2QkAIcsFAQC2CQAh9AUEAO8JACGXBgEAtgkAIZkGAQDWCQAhoAaAAAAAAaIGAQDWCQAhowYBALYJACGkBgEAtgkAIaUGBAD1CQAhpgYEAPUJACGnBgEAtgkAIagGAQDWCQAhqQYBALYJACGqBgEAtgkAIasGBAD1CQAhrAYgAOsLACGtBgEA1gkAIa4GAQDWCQAhrwYCAOQJACGwBgEA1gkAIbEGQADZCQAhsgYBANYJACGzBgQA7wkAIbQGAgDkCQAhtQZAANkJACG2BgEA1gkAIbcGQADZCQAhuAYBANYJACG5BkAA2QkAIboGQADZCQAhuwZAANkJACG8BkAA2QkAIb0GQADZCQAhvgYBANYJACG_BgEA1gkAIcAGAQDWCQAhwQYBANYJACHCBgEA1gkAITsDAADtCwAgCQAA_QsAIAoAAO4LACARAADvCwAgEwAA8QsAIBQAAPILACAVAADzCwAgFgAA9AsAIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIcIGAQDWCQAhDq8FQAAAAAGxBQQAAAABwwUBAAAAAeIFAQAAAAHrBUAAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAAB8AUBAAAAAfEFAQAAAAHyBQEAAAAB8wUQAAAAAfQFBAAAAAH1BUAAAAABOwMAAP8LACAJAACADAAgEQAAggwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABAgAAAA4AIC0AAIIPACAOkQUCAAAAAZMFAQAAAAGnBQEAAAABrwVAAAAAAfoFBAAAAAH7BQEAAAAB_AUEAAAAAf0FQAAAAAH-BRAAAAAB_wUgAAAAAYAGEAAAAAGBBkAAAAABggYgAAAAAYMGQAAAAAECAAAAvAMAIC0AAIQPACADkQUCAAAAAcsFAQAAAAHMBUAAAAABBcMFAQAAAAHsBQIAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAABAwAAAAwAIC0AAIIPACAuAACKDwAgPQAAAAwAIAMAAO0LACAJAAD9CwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgJgAAig8AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIcIGAQDWCQAhOwMAAO0LACAJAAD9CwAgEQAA7wsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACEDAAAAvwMAIC0AAIQPACAuAACNDwAgEAAAAL8DACAmAACNDwAgkQUCALcJACGTBQEAtgkAIacFAQC2CQAhrwVAANgJACH6BQQA9QkAIfsFAQDWCQAh_AUEAPUJACH9BUAA2QkAIf4FEADXCQAh_wUgAJELACGABhAA1wkAIYEGQADZCQAhggYgAJELACGDBkAA2QkAIQ6RBQIAtwkAIZMFAQC2CQAhpwUBALYJACGvBUAA2AkAIfoFBAD1CQAh-wUBANYJACH8BQQA9QkAIf0FQADZCQAh_gUQANcJACH_BSAAkQsAIYAGEADXCQAhgQZAANkJACGCBiAAkQsAIYMGQADZCQAhOwMAAP8LACAJAACADAAgCgAAgQwAIBIAAIMMACATAACEDAAgFAAAhQwAIBUAALcMACAWAACGDAAgkQUCAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGnBQEAAAABqAUBAAAAAaoFEAAAAAGrBQEAAAABrQUBAAAAAa8FQAAAAAGxBRAAAAABwQVAAAAAAcsFAQAAAAH0BQQAAAABlwYBAAAAAZkGAQAAAAGgBoAAAAABogYBAAAAAaMGAQAAAAGkBgEAAAABpQYEAAAAAaYGBAAAAAGnBgEAAAABqAYBAAAAAakGAQAAAAGqBgEAAAABqwYEAAAAAawGIAAAAAGtBgEAAAABrgYBAAAAAa8GAgAAAAGwBgEAAAABsQZAAAAAAbIGAQAAAAGzBgQAAAABtAYCAAAAAbUGQAAAAAG2BgEAAAABtwZAAAAAAbgGAQAAAAG5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABvQZAAAAAAb4GAQAAAAG_BgEAAAABwAYBAAAAAcEGAQAAAAHCBgEAAAABAgAAAA4AIC0AAI4PACATCwAA_QoAIAwAAP4KACAOAAD_CgAgDwAAgAsAIK8FQAAAAAGxBQQAAAABwwUBAAAAAc0FAQAAAAHiBQEAAAAB6wVAAAAAAe0FBAAAAAHuBRAAAAAB7wVAAAAAAfAFAQAAAAHxBQEAAAAB8gUBAAAAAfMFEAAAAAH0BQQAAAAB9QVAAAAAAQIAAAAWACAtAACQDwAgAwAAAAwAIC0AAI4PACAuAACUDwAgPQAAAAwAIAMAAO0LACAJAAD9CwAgCgAA7gsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgJgAAlA8AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACGnBQEAtgkAIagFAQC2CQAhqgUQANUJACGrBQEAtgkAIa0FAQDWCQAhrwVAANgJACGxBRAA1QkAIcEFQADZCQAhywUBALYJACH0BQQA7wkAIZcGAQC2CQAhmQYBANYJACGgBoAAAAABogYBANYJACGjBgEAtgkAIaQGAQC2CQAhpQYEAPUJACGmBgQA9QkAIacGAQC2CQAhqAYBANYJACGpBgEAtgkAIaoGAQC2CQAhqwYEAPUJACGsBiAA6wsAIa0GAQDWCQAhrgYBANYJACGvBgIA5AkAIbAGAQDWCQAhsQZAANkJACGyBgEA1gkAIbMGBADvCQAhtAYCAOQJACG1BkAA2QkAIbYGAQDWCQAhtwZAANkJACG4BgEA1gkAIbkGQADZCQAhugZAANkJACG7BkAA2QkAIbwGQADZCQAhvQZAANkJACG-BgEA1gkAIb8GAQDWCQAhwAYBANYJACHBBgEA1gkAIcIGAQDWCQAhOwMAAO0LACAJAAD9CwAgCgAA7gsAIBIAAPALACATAADxCwAgFAAA8gsAIBUAAPMLACAWAAD0CwAgkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIacFAQC2CQAhqAUBALYJACGqBRAA1QkAIasFAQC2CQAhrQUBANYJACGvBUAA2AkAIbEFEADVCQAhwQVAANkJACHLBQEAtgkAIfQFBADvCQAhlwYBALYJACGZBgEA1gkAIaAGgAAAAAGiBgEA1gkAIaMGAQC2CQAhpAYBALYJACGlBgQA9QkAIaYGBAD1CQAhpwYBALYJACGoBgEA1gkAIakGAQC2CQAhqgYBALYJACGrBgQA9QkAIawGIADrCwAhrQYBANYJACGuBgEA1gkAIa8GAgDkCQAhsAYBANYJACGxBkAA2QkAIbIGAQDWCQAhswYEAO8JACG0BgIA5AkAIbUGQADZCQAhtgYBANYJACG3BkAA2QkAIbgGAQDWCQAhuQZAANkJACG6BkAA2QkAIbsGQADZCQAhvAZAANkJACG9BkAA2QkAIb4GAQDWCQAhvwYBANYJACHABgEA1gkAIcEGAQDWCQAhwgYBANYJACEDAAAAFAAgLQAAkA8AIC4AAJcPACAVAAAAFAAgCwAA2woAIAwAANwKACAOAADdCgAgDwAA3goAICYAAJcPACCvBUAA2AkAIbEFBAD1CQAhwwUBANYJACHNBQEAtgkAIeIFAQC2CQAh6wVAANgJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACHwBQEAtgkAIfEFAQDWCQAh8gUBANYJACHzBRAA1wkAIfQFBADvCQAh9QVAANkJACETCwAA2woAIAwAANwKACAOAADdCgAgDwAA3goAIK8FQADYCQAhsQUEAPUJACHDBQEA1gkAIc0FAQC2CQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAISAHAAD9DQAgCAAA_g0AIBcAAP8NACAYAACADgAgGQAAgQ4AIBoAAIIOACAcAACEDgAgHQAAhQ4AIB4AAIYOACAfAACHDgAgIAAAiA4AIKcFAQAAAAGvBUAAAAABmgZAAAAAAdUGAQAAAAHWBgEAAAAB1wYBAAAAAdgGAQAAAAHZBgEAAAAB2gYBAAAAAdsGAQAAAAHcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBgEAAAAB4AYBAAAAAeEGQAAAAAHiBkAAAAAB4wYBAAAAAeQGQAAAAAHlBkAAAAAB5gYCAAAAAQIAAAABACAtAACYDwAgAwAAAGoAIC0AAJgPACAuAACcDwAgIgAAAGoAIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGgAA8AwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgJgAAnA8AIKcFAQC2CQAhrwVAANgJACGaBkAA2AkAIdUGAQC2CQAh1gYBALYJACHXBgEAtgkAIdgGAQDWCQAh2QYBANYJACHaBgEA1gkAIdsGAQDWCQAh3AZAANkJACHdBkAA2QkAId4GQADZCQAh3wYBALYJACHgBgEAtgkAIeEGQADZCQAh4gZAANkJACHjBgEA1gkAIeQGQADZCQAh5QZAANkJACHmBgIAtwkAISAHAADrDAAgCAAA7AwAIBcAAO0MACAYAADuDAAgGQAA7wwAIBoAAPAMACAcAADyDAAgHQAA8wwAIB4AAPQMACAfAAD1DAAgIAAA9gwAIKcFAQC2CQAhrwVAANgJACGaBkAA2AkAIdUGAQC2CQAh1gYBALYJACHXBgEAtgkAIdgGAQDWCQAh2QYBANYJACHaBgEA1gkAIdsGAQDWCQAh3AZAANkJACHdBkAA2QkAId4GQADZCQAh3wYBALYJACHgBgEAtgkAIeEGQADZCQAh4gZAANkJACHjBgEA1gkAIeQGQADZCQAh5QZAANkJACHmBgIAtwkAIRMLAAD9CgAgDAAA_goAIA4AAP8KACAQAACBCwAgrwVAAAAAAbEFBAAAAAHDBQEAAAABzQUBAAAAAeIFAQAAAAHrBUAAAAAB7QUEAAAAAe4FEAAAAAHvBUAAAAAB8AUBAAAAAfEFAQAAAAHyBQEAAAAB8wUQAAAAAfQFBAAAAAH1BUAAAAABAgAAABYAIC0AAJ0PACADAAAAFAAgLQAAnQ8AIC4AAKEPACAVAAAAFAAgCwAA2woAIAwAANwKACAOAADdCgAgEAAA3woAICYAAKEPACCvBUAA2AkAIbEFBAD1CQAhwwUBANYJACHNBQEAtgkAIeIFAQC2CQAh6wVAANgJACHtBQQA7wkAIe4FEADXCQAh7wVAANkJACHwBQEAtgkAIfEFAQDWCQAh8gUBANYJACHzBRAA1wkAIfQFBADvCQAh9QVAANkJACETCwAA2woAIAwAANwKACAOAADdCgAgEAAA3woAIK8FQADYCQAhsQUEAPUJACHDBQEA1gkAIc0FAQC2CQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIQHTBUAAAAABCwkAALIKACCrAwAAsQoAIKcFAQAAAAGoBQEAAAAB0wVAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFAQAAAAHaBYAAAAAB2wUBAAAAAQIAAACVBQAgLQAAow8AIAMAAAChBQAgLQAAow8AIC4AAKcPACANAAAAoQUAIAkAAJkKACAmAACnDwAgqwMAAJgKACCnBQEAtgkAIagFAQDWCQAh0wVAANgJACHWBQEAtgkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFgAAAAAHbBQEA1gkAIQsJAACZCgAgqwMAAJgKACCnBQEAtgkAIagFAQDWCQAh0wVAANgJACHWBQEAtgkAIdcFAQC2CQAh2AUBALYJACHZBQEAtgkAIdoFgAAAAAHbBQEA1gkAIQsJAACyCgAgqgMAALAKACCnBQEAAAABqAUBAAAAAdMFQAAAAAHWBQEAAAAB1wUBAAAAAdgFAQAAAAHZBQEAAAAB2gWAAAAAAdsFAQAAAAECAAAAlQUAIC0AAKgPACADAAAAoQUAIC0AAKgPACAuAACsDwAgDQAAAKEFACAJAACZCgAgJgAArA8AIKoDAACXCgAgpwUBALYJACGoBQEA1gkAIdMFQADYCQAh1gUBALYJACHXBQEAtgkAIdgFAQC2CQAh2QUBALYJACHaBYAAAAAB2wUBANYJACELCQAAmQoAIKoDAACXCgAgpwUBALYJACGoBQEA1gkAIdMFQADYCQAh1gUBALYJACHXBQEAtgkAIdgFAQC2CQAh2QUBALYJACHaBYAAAAAB2wUBANYJACELqgMAALAKACCrAwAAsQoAIKcFAQAAAAGoBQEAAAAB0wVAAAAAAdYFAQAAAAHXBQEAAAAB2AUBAAAAAdkFAQAAAAHaBYAAAAAB2wUBAAAAAQIAAACVBQAgLQAArQ8AIAMAAAChBQAgLQAArQ8AIC4AALEPACANAAAAoQUAICYAALEPACCqAwAAlwoAIKsDAACYCgAgpwUBALYJACGoBQEA1gkAIdMFQADYCQAh1gUBALYJACHXBQEAtgkAIdgFAQC2CQAh2QUBALYJACHaBYAAAAAB2wUBANYJACELqgMAAJcKACCrAwAAmAoAIKcFAQC2CQAhqAUBANYJACHTBUAA2AkAIdYFAQC2CQAh1wUBALYJACHYBQEAtgkAIdkFAQC2CQAh2gWAAAAAAdsFAQDWCQAhEwsAAP0KACAMAAD-CgAgDwAAgAsAIBAAAIELACCvBUAAAAABsQUEAAAAAcMFAQAAAAHNBQEAAAAB4gUBAAAAAesFQAAAAAHtBQQAAAAB7gUQAAAAAe8FQAAAAAHwBQEAAAAB8QUBAAAAAfIFAQAAAAHzBRAAAAAB9AUEAAAAAfUFQAAAAAECAAAAFgAgLQAAsg8AIAMAAAAUACAtAACyDwAgLgAAtg8AIBUAAAAUACALAADbCgAgDAAA3AoAIA8AAN4KACAQAADfCgAgJgAAtg8AIK8FQADYCQAhsQUEAPUJACHDBQEA1gkAIc0FAQC2CQAh4gUBALYJACHrBUAA2AkAIe0FBADvCQAh7gUQANcJACHvBUAA2QkAIfAFAQC2CQAh8QUBANYJACHyBQEA1gkAIfMFEADXCQAh9AUEAO8JACH1BUAA2QkAIRMLAADbCgAgDAAA3AoAIA8AAN4KACAQAADfCgAgrwVAANgJACGxBQQA9QkAIcMFAQDWCQAhzQUBALYJACHiBQEAtgkAIesFQADYCQAh7QUEAO8JACHuBRAA1wkAIe8FQADZCQAh8AUBALYJACHxBQEA1gkAIfIFAQDWCQAh8wUQANcJACH0BQQA7wkAIfUFQADZCQAhIAcAAP0NACAIAAD-DQAgFwAA_w0AIBgAAIAOACAZAACBDgAgGwAAgw4AIBwAAIQOACAdAACFDgAgHgAAhg4AIB8AAIcOACAgAACIDgAgpwUBAAAAAa8FQAAAAAGaBkAAAAAB1QYBAAAAAdYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGAQAAAAHaBgEAAAAB2wYBAAAAAdwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GAQAAAAHgBgEAAAAB4QZAAAAAAeIGQAAAAAHjBgEAAAAB5AZAAAAAAeUGQAAAAAHmBgIAAAABAgAAAAEAIC0AALcPACADAAAAagAgLQAAtw8AIC4AALsPACAiAAAAagAgBwAA6wwAIAgAAOwMACAXAADtDAAgGAAA7gwAIBkAAO8MACAbAADxDAAgHAAA8gwAIB0AAPMMACAeAAD0DAAgHwAA9QwAICAAAPYMACAmAAC7DwAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhIAcAAOsMACAIAADsDAAgFwAA7QwAIBgAAO4MACAZAADvDAAgGwAA8QwAIBwAAPIMACAdAADzDAAgHgAA9AwAIB8AAPUMACAgAAD2DAAgpwUBALYJACGvBUAA2AkAIZoGQADYCQAh1QYBALYJACHWBgEAtgkAIdcGAQC2CQAh2AYBANYJACHZBgEA1gkAIdoGAQDWCQAh2wYBANYJACHcBkAA2QkAId0GQADZCQAh3gZAANkJACHfBgEAtgkAIeAGAQC2CQAh4QZAANkJACHiBkAA2QkAIeMGAQDWCQAh5AZAANkJACHlBkAA2QkAIeYGAgC3CQAhApIFAQAAAAGTBQEAAAABBZEFAgAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABAgAAAL8HACAtAAC9DwAgAwAAAMcHACAtAAC9DwAgLgAAwQ8AIAcAAADHBwAgJgAAwQ8AIJEFAgC3CQAhnwUBALYJACGgBQEAtgkAIaEFAQC2CQAhogUBALYJACEFkQUCALcJACGfBQEAtgkAIaAFAQC2CQAhoQUBALYJACGiBQEAtgkAIQ0GABwHBgIIDwUXOwYYPxMZQRQaRRUbSRYcTRcdURgeVRkfWRogXRsDAwABBQoDBgAEAQQAAgEFCwAKAwABBgASCREGChcIEScNEisPEy0QFDERFTIFFjMFAwMAAQYABwgSBQEIEwAGBgAOCwAJDBoFDh4LDyAMECQNAgYACgoYCAEKGQABDQAIAQ0ACAIMAAUNAAgCDiUAECYAAQwABQEMAAUBDAAFBQo0ABE1ABI2ABQ3ABY4AAEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQsHXgAIXwAXYAAYYQAaYgAbYwAcZAAdZQAeZgAfZwAgaAAAAAAFBgAhMwAiNAAjNQAkNgAlAAAAAAAFBgAhMwAiNAAjNQAkNgAlAQMAAQEDAAEFBgAqMwArNAAsNQAtNgAuAAAAAAAFBgAqMwArNAAsNQAtNgAuAQMAAQEDAAEDBgAzNQA0NgA1AAAAAwYAMzUANDYANQEEAAIBBAACAwYAOjUAOzYAPAAAAAMGADo1ADs2ADwDAwABCcwBBhXNAQUDAwABCdMBBhXUAQUFBgBBMwBCNABDNQBENgBFAAAAAAAFBgBBMwBCNABDNQBENgBFAQMAAQEDAAEFBgBKMwBLNABMNQBNNgBOAAAAAAAFBgBKMwBLNABMNQBNNgBOAQMAAQEDAAEFBgBTMwBUNABVNQBWNgBXAAAAAAAFBgBTMwBUNABVNQBWNgBXAQMAAQEDAAEDBgBcNQBdNgBeAAAAAwYAXDUAXTYAXgEDAAEBAwABBQYAYzMAZDQAZTUAZjYAZwAAAAAABQYAYzMAZDQAZTUAZjYAZwEDAAEBAwABBQYAbDMAbTQAbjUAbzYAcAAAAAAABQYAbDMAbTQAbjUAbzYAcAEDAAEBAwABAwYAdTUAdjYAdwAAAAMGAHU1AHY2AHcBAwABAQMAAQUGAHwzAH00AH41AH82AIABAAAAAAAFBgB8MwB9NAB-NQB_NgCAAQEMAAUBDAAFBQYAhQEzAIYBNACHATUAiAE2AIkBAAAAAAAFBgCFATMAhgE0AIcBNQCIATYAiQEBDAAFAQwABQMGAI4BNQCPATYAkAEAAAADBgCOATUAjwE2AJABAQwABQEMAAUDBgCVATUAlgE2AJcBAAAAAwYAlQE1AJYBNgCXAQAABQYAnAEzAJ0BNACeATUAnwE2AKABAAAAAAAFBgCcATMAnQE0AJ4BNQCfATYAoAEAAAAFBgCmATMApwE0AKgBNQCpATYAqgEAAAAAAAUGAKYBMwCnATQAqAE1AKkBNgCqAQAAAAUGALABMwCxATQAsgE1ALMBNgC0AQAAAAAABQYAsAEzALEBNACyATUAswE2ALQBAgsACQyRBAUCCwAJDJcEBQUGALkBMwC6ATQAuwE1ALwBNgC9AQAAAAAABQYAuQEzALoBNAC7ATUAvAE2AL0BAgwABQ0ACAIMAAUNAAgFBgDCATMAwwE0AMQBNQDFATYAxgEAAAAAAAUGAMIBMwDDATQAxAE1AMUBNgDGAQAAAAUGAMwBMwDNATQAzgE1AM8BNgDQAQAAAAAABQYAzAEzAM0BNADOATUAzwE2ANABAQMAAQEDAAEFBgDVATMA1gE0ANcBNQDYATYA2QEAAAAAAAUGANUBMwDWATQA1wE1ANgBNgDZAQENAAgBDQAIBQYA3gEzAN8BNADgATUA4QE2AOIBAAAAAAAFBgDeATMA3wE0AOABNQDhATYA4gEAAAADBgDoATUA6QE2AOoBAAAAAwYA6AE1AOkBNgDqAQQGAPABCZ4F7wGqA5gF7QGrA5wF7gEBqQMA7AEBqQMA7AEBqQMA7AEBqwOfBQAAAAMGAPQBNQD1ATYA9gEAAAADBgD0ATUA9QE2APYBAAAABQYA_AEzAP0BNAD-ATUA_wE2AIACAAAAAAAFBgD8ATMA_QE0AP4BNQD_ATYAgAIBqQMA7AEBqQMA7AEDBgCFAjUAhgI2AIcCAAAAAwYAhQI1AIYCNgCHAgGpAwDsAQGpAwDsAQMGAIwCNQCNAjYAjgIAAAADBgCMAjUAjQI2AI4CAakDAOwBAakDAOwBBQYAkwIzAJQCNACVAjUAlgI2AJcCAAAAAAAFBgCTAjMAlAI0AJUCNQCWAjYAlwIAAAAFBgCdAjMAngI0AJ8CNQCgAjYAoQIAAAAAAAUGAJ0CMwCeAjQAnwI1AKACNgChAgENAAgBDQAIBQYApgIzAKcCNACoAjUAqQI2AKoCAAAAAAAFBgCmAjMApwI0AKgCNQCpAjYAqgIAAAAFBgCwAjMAsQI0ALICNQCzAjYAtAIAAAAAAAUGALACMwCxAjQAsgI1ALMCNgC0AgAAAAUGALoCMwC7AjQAvAI1AL0CNgC-AgAAAAAABQYAugIzALsCNAC8AjUAvQI2AL4CAAAABQYAxAIzAMUCNADGAjUAxwI2AMgCAAAAAAAFBgDEAjMAxQI0AMYCNQDHAjYAyAIAAAADBgDOAjUAzwI2ANACAAAAAwYAzgI1AM8CNgDQAgEDAAEBAwABBQYA1QIzANYCNADXAjUA2AI2ANkCAAAAAAAFBgDVAjMA1gI0ANcCNQDYAjYA2QICBgDdAu0ExAfcAgHsBADbAgHtBMUHAAAABQYA4QIzAOICNADjAjUA5AI2AOUCAAAAAAAFBgDhAjMA4gI0AOMCNQDkAjYA5QIB7AQA2wIB7AQA2wIFBgDqAjMA6wI0AOwCNQDtAjYA7gIAAAAAAAUGAOoCMwDrAjQA7AI1AO0CNgDuAiECASJpASNsASRtASVuASdwAShyHSlzHip1ASt3HSx4Hy95ATB6ATF7HTd-IDh_JjmAARs6gQEbO4IBGzyDARs9hAEbPoYBGz-IAR1AiQEnQYsBG0KNAR1DjgEoRI8BG0WQARtGkQEdR5QBKUiVAS9JlgECSpcBAkuYAQJMmQECTZoBAk6cAQJPngEdUJ8BMFGhAQJSowEdU6QBMVSlAQJVpgECVqcBHVeqATJYqwE2WawBA1qtAQNbrgEDXK8BA12wAQNesgEDX7QBHWC1ATdhtwEDYrkBHWO6AThkuwEDZbwBA2a9AR1nwAE5aMEBPWnCAQVqwwEFa8QBBWzFAQVtxgEFbsgBBW_KAR1wywE-cc8BBXLRAR1z0gE_dNUBBXXWAQV21wEdd9oBQHjbAUZ53AEGet0BBnveAQZ83wEGfeABBn7iAQZ_5AEdgAHlAUeBAecBBoIB6QEdgwHqAUiEAesBBoUB7AEGhgHtAR2HAfABSYgB8QFPiQHyAROKAfMBE4sB9AETjAH1ARONAfYBE44B-AETjwH6AR2QAfsBUJEB_QETkgH_AR2TAYACUZQBgQITlQGCAhOWAYMCHZcBhgJSmAGHAliZAYkCFJoBigIUmwGMAhScAY0CFJ0BjgIUngGQAhSfAZICHaABkwJZoQGVAhSiAZcCHaMBmAJapAGZAhSlAZoCFKYBmwIdpwGeAluoAZ8CX6kBoAIXqgGhAherAaICF6wBowIXrQGkAheuAaYCF68BqAIdsAGpAmCxAasCF7IBrQIdswGuAmG0Aa8CF7UBsAIXtgGxAh23AbQCYrgBtQJouQG2Ahi6AbcCGLsBuAIYvAG5Ahi9AboCGL4BvAIYvwG-Ah3AAb8CacEBwQIYwgHDAh3DAcQCasQBxQIYxQHGAhjGAccCHccBygJryAHLAnHJAcwCGcoBzQIZywHOAhnMAc8CGc0B0AIZzgHSAhnPAdQCHdAB1QJy0QHXAhnSAdkCHdMB2gJz1AHbAhnVAdwCGdYB3QId1wHgAnTYAeECeNkB4gIa2gHjAhrbAeQCGtwB5QIa3QHmAhreAegCGt8B6gId4AHrAnnhAe0CGuIB7wId4wHwAnrkAfECGuUB8gIa5gHzAh3nAfYCe-gB9wKBAekB-QIQ6gH6AhDrAfwCEOwB_QIQ7QH-AhDuAYADEO8BggMd8AGDA4IB8QGFAxDyAYcDHfMBiAODAfQBiQMQ9QGKAxD2AYsDHfcBjgOEAfgBjwOKAfkBkAMR-gGRAxH7AZIDEfwBkwMR_QGUAxH-AZYDEf8BmAMdgAKZA4sBgQKbAxGCAp0DHYMCngOMAYQCnwMRhQKgAxGGAqEDHYcCpAONAYgCpQORAYkCpgMPigKnAw-LAqgDD4wCqQMPjQKqAw-OAqwDD48CrgMdkAKvA5IBkQKxAw-SArMDHZMCtAOTAZQCtQMPlQK2Aw-WArcDHZcCugOUAZgCuwOYAZkCvQMJmgK-AwmbAsEDCZwCwgMJnQLDAwmeAsUDCZ8CxwMdoALIA5kBoQLKAwmiAswDHaMCzQOaAaQCzgMJpQLPAwmmAtADHacC0wObAagC1AOhAakC1gOiAaoC1wOiAasC2gOiAawC2wOiAa0C3AOiAa4C3gOiAa8C4AMdsALhA6MBsQLjA6IBsgLlAx2zAuYDpAG0AucDogG1AugDogG2AukDHbcC7AOlAbgC7QOrAbkC7wOsAboC8AOsAbsC8wOsAbwC9AOsAb0C9QOsAb4C9wOsAb8C-QMdwAL6A60BwQL8A6wBwgL-Ax3DAv8DrgHEAoAErAHFAoEErAHGAoIEHccChQSvAcgChgS1AckChwQIygKIBAjLAokECMwCigQIzQKLBAjOAo0ECM8CjwQd0AKQBLYB0QKTBAjSApUEHdMClgS3AdQCmAQI1QKZBAjWApoEHdcCnQS4AdgCngS-AdkCnwQN2gKgBA3bAqEEDdwCogQN3QKjBA3eAqUEDd8CpwQd4AKoBL8B4QKqBA3iAqwEHeMCrQTAAeQCrgQN5QKvBA3mArAEHecCswTBAegCtATHAekCtgTIAeoCtwTIAesCugTIAewCuwTIAe0CvATIAe4CvgTIAe8CwAQd8ALBBMkB8QLDBMgB8gLFBB3zAsYEygH0AscEyAH1AsgEyAH2AskEHfcCzATLAfgCzQTRAfkCzgQW-gLPBBb7AtAEFvwC0QQW_QLSBBb-AtQEFv8C1gQdgAPXBNIBgQPZBBaCA9sEHYMD3ATTAYQD3QQWhQPeBBaGA98EHYcD4gTUAYgD4wTaAYkD5QQMigPmBAyLA-gEDIwD6QQMjQPqBAyOA-wEDI8D7gQdkAPvBNsBkQPxBAySA_MEHZMD9ATcAZQD9QQMlQP2BAyWA_cEHZcD-gTdAZgD-wTjAZkD_QTkAZoD_gTkAZsDgQXkAZwDggXkAZ0DgwXkAZ4DhQXkAZ8DhwUdoAOIBeUBoQOKBeQBogOMBR2jA40F5gGkA44F5AGlA48F5AGmA5AFHacDkwXnAagDlAXrAawDlgXsAa0DoAXsAa4DowXsAa8DpAXsAbADpQXsAbEDpwXsAbIDqQUdswOqBfEBtAOsBewBtQOuBR22A68F8gG3A7AF7AG4A7EF7AG5A7IFHboDtQXzAbsDtgX3AbwDuAX4Ab0DuQX4Ab4DvAX4Ab8DvQX4AcADvgX4AcEDwAX4AcIDwgUdwwPDBfkBxAPFBfgBxQPHBR3GA8gF-gHHA8kF-AHIA8oF-AHJA8sFHcoDzgX7AcsDzwWBAswD0QXtAc0D0gXtAc4D1AXtAc8D1QXtAdAD1gXtAdED2AXtAdID2gUd0wPbBYIC1APdBe0B1QPfBR3WA-AFgwLXA-EF7QHYA-IF7QHZA-MFHdoD5gWEAtsD5wWIAtwD6AXuAd0D6QXuAd4D6gXuAd8D6wXuAeAD7AXuAeED7gXuAeID8AUd4wPxBYkC5APzBe4B5QP1BR3mA_YFigLnA_cF7gHoA_gF7gHpA_kFHeoD_AWLAusD_QWPAuwD_wXvAe0DgAbvAe4DggbvAe8DgwbvAfADhAbvAfEDhgbvAfIDiAYd8wOJBpAC9AOLBu8B9QONBh32A44GkQL3A48G7wH4A5AG7wH5A5EGHfoDlAaSAvsDlQaYAvwDlwaZAv0DmAaZAv4DmwaZAv8DnAaZAoAEnQaZAoEEnwaZAoIEoQYdgwSiBpoChASkBpkChQSmBh2GBKcGmwKHBKgGmQKIBKkGmQKJBKoGHYoErQacAosErgaiAowErwYLjQSwBguOBLEGC48EsgYLkASzBguRBLUGC5IEtwYdkwS4BqMClAS6BguVBLwGHZYEvQakApcEvgYLmAS_BguZBMAGHZoEwwalApsExAarApwExgasAp0ExwasAp4EygasAp8EywasAqAEzAasAqEEzgasAqIE0AYdowTRBq0CpATTBqwCpQTVBh2mBNYGrgKnBNcGrAKoBNgGrAKpBNkGHaoE3AavAqsE3Qa1AqwE3wa2Aq0E4Aa2Aq4E4wa2Aq8E5Aa2ArAE5Qa2ArEE5wa2ArIE6QYdswTqBrcCtATsBrYCtQTuBh22BO8GuAK3BPAGtgK4BPEGtgK5BPIGHboE9Qa5ArsE9ga_ArwE-AbAAr0E-QbAAr4E_AbAAr8E_QbAAsAE_gbAAsEEgAfAAsIEggcdwwSDB8ECxASFB8ACxQSHBx3GBIgHwgLHBIkHwALIBIoHwALJBIsHHcoEjgfDAssEjwfJAswEkQfKAs0EkgfKAs4ElQfKAs8ElgfKAtAElwfKAtEEmQfKAtIEmwcd0wScB8sC1ASeB8oC1QSgBx3WBKEHzALXBKIHygLYBKMHygLZBKQHHdoEpwfNAtsEqAfRAtwEqQcV3QSqBxXeBKsHFd8ErAcV4AStBxXhBK8HFeIEsQcd4wSyB9IC5AS0BxXlBLYHHeYEtwfTAucEuAcV6AS5BxXpBLoHHeoEvQfUAusEvgfaAu4EwAfbAu8ExgfbAvAEyQfbAvEEygfbAvIEywfbAvMEzQfbAvQEzwcd9QTQB94C9gTSB9sC9wTUBx34BNUH3wL5BNYH2wL6BNcH2wL7BNgHHfwE2wfgAv0E3AfmAv4E3QfcAv8E3gfcAoAF3wfcAoEF4AfcAoIF4QfcAoMF4wfcAoQF5QcdhQXmB-cChgXoB9wChwXqBx2IBesH6AKJBewH3AKKBe0H3AKLBe4HHYwF8QfpAo0F8gfvAg"
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
