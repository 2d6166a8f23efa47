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
  // The thresholds of its claims and payouts; null: the defaults.
  channelSettings         Json?               @map("channel_settings")
  createdAt               DateTime            @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt               DateTime            @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)
  apiKeys                 ApiKey[]
  channels                Channel[]
  channelReceivers        ChannelReceiver[]
  channelActions          ChannelAction[]
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
  // The channel of a deposit; null: it is a payment or a refund.
  channelId         String?      @map("channel_id")
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
  //   index (payer, chain_id, created_at) where channel_id is not null
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

  // The claim, payout or refund of a channel that it carries.
  actionId String?        @map("action_id")
  action   ChannelAction? @relation(fields: [actionId], references: [id], onDelete: Restrict)

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

// A payer's channel to a merchant: money deposited once, spent by vouchers. Updated in place by each charge; its id is the contract's.
model Channel {
  id                  String    @id
  merchantId          String    @map("merchant_id")
  merchant            Merchant  @relation(fields: [merchantId], references: [id])
  environment         String
  network             String
  chainId             Int       @map("chain_id")
  tokenSymbol         String    @map("token_symbol")
  asset               String
  payer               String
  payerAuthorizer     String    @map("payer_authorizer")
  receiver            String
  receiverAuthorizer  String    @map("receiver_authorizer")
  withdrawDelay       Int       @map("withdraw_delay")
  salt                String
  // \`lunas\` keeps its books here; of \`shop\` the merchant's server does.
  managedBy           String    @map("managed_by")
  status              String    @default("open")
  // The contract's state at the chain's depth, read at this block. Balance is what was deposited and not given back.
  balance             Decimal   @default(0) @db.Decimal(78, 0)
  claimed             Decimal   @default(0) @db.Decimal(78, 0)
  refundNonce         Decimal   @default(0) @map("refund_nonce") @db.Decimal(78, 0)
  withdrawAmount      Decimal   @default(0) @map("withdraw_amount") @db.Decimal(78, 0)
  // Chain seconds; 0: no withdrawal is under way.
  withdrawRequestedAt BigInt    @default(0) @map("withdraw_requested_at")
  readAtBlock         BigInt    @default(0) @map("read_at_block")
  // Of its newest confirmed deposit.
  depositedAtBlock    BigInt    @default(0) @map("deposited_at_block")
  // The sum and number of its charges, and the most that its newest voucher allows to claim.
  charged             Decimal   @default(0) @db.Decimal(78, 0)
  charges             BigInt    @default(0)
  signedMax           Decimal   @default(0) @map("signed_max") @db.Decimal(78, 0)
  voucherSignature    String?   @map("voucher_signature")
  lastChargeId        String?   @map("last_charge_id")
  lastAmount          Decimal?  @map("last_amount") @db.Decimal(78, 0)
  lastBodyHash        String?   @map("last_body_hash")
  // Until then the request of the newest charge has its answer; answered: it got it.
  answerUntil         DateTime? @map("answer_until") @db.Timestamptz(3)
  answered            Boolean   @default(true)
  reservedUntil       DateTime? @map("reserved_until") @db.Timestamptz(3)
  reservedSignature   String?   @map("reserved_signature")
  lastChargeAt        DateTime? @map("last_charge_at") @db.Timestamptz(3)
  unclaimedSince      DateTime? @map("unclaimed_since") @db.Timestamptz(3)
  // The claim or refund under way.
  actionId            String?   @map("action_id")
  claimRequestedAt    DateTime? @map("claim_requested_at") @db.Timestamptz(3)
  openedAt            DateTime  @default(now()) @map("opened_at") @db.Timestamptz(3)
  closedAt            DateTime? @map("closed_at") @db.Timestamptz(3)

  claims ChannelClaim[]
  // In the migration: index (chain_id, unclaimed_since) where unclaimed_since is not null;
  //   index (chain_id, withdraw_requested_at) where withdraw_requested_at > 0; index (chain_id, claim_requested_at) where
  //   claim_requested_at is not null; index (action_id) where action_id is not null

  @@index([merchantId, environment, openedAt(sort: Desc), id(sort: Desc)], map: "channels_merchant_idx")
  @@index([payer, chainId], map: "channels_payer_idx")
  @@map("channels")
}

// A voucher that was charged: partitioned by the month in its id. xid, which Prisma does not read, is the order of the feed.
model Charge {
  id          String              @id
  channelId   String              @map("channel_id")
  merchantId  String              @map("merchant_id")
  environment String
  amount      Decimal             @db.Decimal(78, 0)
  // The channel's sum with it.
  cumulative  Decimal             @db.Decimal(78, 0)
  resource    String?
  description String?
  metadata    Json?
  status      String              @default("charged")
  createdAt   DateTime            @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  xid         Unsupported("xid8") @default(dbgenerated("pg_current_xact_id()"))
  // In the migration: index (created_at) where metadata is not null or description is not null

  @@index([merchantId, environment, xid, id], map: "charges_feed_idx")
  @@index([channelId, xid, id], map: "charges_channel_idx")
  @@map("charges")
}

// A merchant's charges of a day in Jakarta: a roll-up.
model ChargeDay {
  merchantId  String   @map("merchant_id")
  environment String
  chainId     Int      @map("chain_id")
  asset       String
  day         DateTime @db.Date
  charges     BigInt
  amount      Decimal  @db.Decimal(78, 0)

  @@id([merchantId, environment, day, chainId, asset])
  @@map("charge_days")
}

// How far the feed of charges is rolled up: one row.
model ChargeRollUp {
  onlyRow Boolean             @id @default(true) @map("only_row")
  readTo  Unsupported("xid8") @map("read_to")

  @@map("charge_roll_ups")
}

// The charge of an Idempotency-Key, for 24 hours.
model ChargeKey {
  lineage   String
  key       String
  chargeId  String   @map("charge_id")
  channelId String   @map("channel_id")
  bodyHash  String   @map("body_hash")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([lineage, key])
  @@index([createdAt])
  @@map("charge_keys")
}

// What a lane sends for channels: a claim, a payout to a merchant, or a refund to a payer.
model ChannelAction {
  id             String    @id
  kind           String
  chainId        Int       @map("chain_id")
  environment    String
  network        String
  // Null: a claim; its rows may be of several merchants.
  merchantId     String?   @map("merchant_id")
  merchant       Merchant? @relation(fields: [merchantId], references: [id], onDelete: Restrict)
  tokenSymbol    String?   @map("token_symbol")
  asset          String?
  receiver       String?
  // Whose signature it has.
  authorizer     String?
  // Who wanted it: schedule, withdrawal, merchant, payer, wallet_change, shop.
  cause          String
  status         String    @default("planned")
  amount         Decimal?  @db.Decimal(78, 0)
  // Of a refund.
  channelId      String?   @map("channel_id")
  channels       Int       @default(0)
  // The contract's call; written before it is sent. Null: asked for, and not signed yet.
  calldata       String?
  gasLimit       BigInt?   @map("gas_limit")
  urgent         Boolean   @default(false)
  txHash         String?   @map("tx_hash")
  blockNumber    BigInt?   @map("block_number")
  blockTime      DateTime? @map("block_time") @db.Timestamptz(0)
  failureCode    String?   @map("failure_code")
  failureMessage String?   @map("failure_message")
  createdAt      DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  sentAt         DateTime? @map("sent_at") @db.Timestamptz(3)
  endedAt        DateTime? @map("ended_at") @db.Timestamptz(3)

  claims       ChannelClaim[]
  transactions Transaction[]
  // In the migration: index (chain_id, created_at) where ended_at is null; unique (chain_id, receiver, asset) of open payouts;
  //   unique (channel_id) of open refunds

  @@index([merchantId, environment, kind, createdAt(sort: Desc), id(sort: Desc)], map: "channel_actions_merchant_idx")
  @@map("channel_actions")
}

// A channel in a claim or refund: its voucher, and the sum that is claimed of it.
model ChannelClaim {
  actionId         String        @map("action_id")
  action           ChannelAction @relation(fields: [actionId], references: [id])
  channelId        String        @map("channel_id")
  channel          Channel       @relation(fields: [channelId], references: [id])
  merchantId       String        @map("merchant_id")
  signedMax        Decimal       @map("signed_max") @db.Decimal(78, 0)
  voucherSignature String        @map("voucher_signature")
  totalClaimed     Decimal       @map("total_claimed") @db.Decimal(78, 0)
  // What of it was new when it was planned.
  amount           Decimal       @db.Decimal(78, 0)

  @@id([actionId, channelId])
  @@index([channelId], map: "channel_claims_channel_idx")
  @@map("channel_claims")
}

// Up to which block the logs of channels are read.
model ChannelHead {
  chainId     Int       @id @map("chain_id")
  blockNumber BigInt?   @map("block_number")
  blockHash   String?   @map("block_hash")
  owner       String?
  leaseUntil  DateTime? @map("lease_until") @db.Timestamptz(3)
  comparedAt  DateTime? @map("compared_at") @db.Timestamptz(3)

  @@map("channel_heads")
}

// What the contract holds for a merchant's wallet.
model ChannelReceiver {
  chainId     Int       @map("chain_id")
  receiver    String
  asset       String
  merchantId  String    @map("merchant_id")
  merchant    Merchant  @relation(fields: [merchantId], references: [id])
  environment String
  network     String
  tokenSymbol String    @map("token_symbol")
  claimed     Decimal   @db.Decimal(78, 0)
  settled     Decimal   @db.Decimal(78, 0)
  readAtBlock BigInt    @map("read_at_block")
  unpaidSince DateTime? @map("unpaid_since") @db.Timestamptz(3)
  // In the migration: index (chain_id) where unpaid_since is not null

  @@id([chainId, receiver, asset])
  @@map("channel_receivers")
}

// Who signs claims and refunds of a chain's channels, as the settlers report it.
model ChainAuthorizer {
  chainId       Int      @map("chain_id")
  address       String
  // Whether new channels name it.
  isCurrent     Boolean  @map("is_current")
  reportedSince DateTime @default(now()) @map("reported_since") @db.Timestamptz(3)
  seenAt        DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@id([chainId, address])
  @@map("chain_authorizers")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","action","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","createdAt","sentAt","endedAt","lineage","chargeId","bodyHash","lineage_key","onlyRow","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","at","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "8xPiA5wGKAcAAPoLACALAADcCwAgGgAA-wsAIBsAAPwLACAcAAD9CwAgHQAA_gsAIB4AAP8LACAfAACADAAgIAAAgQwAICEAAIIMACAiAACDDAAgIwAAhAwAICQAAIUMACAlAACGDAAgJgAAhwwAINEGAAD5CwAw0gYAABQAENMGAAD5CwAw-gYBAAAAAYYHQAC_CgAhmAhAAL8KACHPCAEAvQoAIdAIAQAAAAHRCAEAvQoAIdIIAQDWCgAh0wgBANYKACHUCAEA1goAIdUIAQDWCgAh1ghAANcKACHXCEAA1woAIdgIQADXCgAh2QgBAL0KACHaCAEAvQoAIdsIQADXCgAh3AhAANcKACHdCAEA1goAId4IQADXCgAh3whAANcKACHgCAIAvAoAIeEIAADrCgAgAQAAAAEAIBUDAADACwAgBQAAkQwAINEGAACQDAAw0gYAAAMAENMGAACQDAAw5wYBAL0KACHoBgEAvQoAIfoGAQC9CgAhhgdAAL8KACGJBwEA1goAIcAHQADXCgAhzwcBAL0KACHXBwEAvQoAIcAIAQC9CgAhwQgBAL0KACHCCAAAyQsAIMMIAADJCwAgxAgAAMkLACDFCEAA1woAIcYIQADXCgAhxwhAANcKACEHAwAAqg8AIAUAAKYSACCJBwAAmwwAIMAHAACbDAAgxQgAAJsMACDGCAAAmwwAIMcIAACbDAAgFQMAAMALACAFAACRDAAg0QYAAJAMADDSBgAAAwAQ0wYAAJAMADDnBgEAvQoAIegGAQC9CgAh-gYBAAAAAYYHQAC_CgAhiQcBANYKACHAB0AA1woAIc8HAQC9CgAh1wcBAAAAAcAIAQC9CgAhwQgBAL0KACHCCAAAyQsAIMMIAADJCwAgxAgAAMkLACDFCEAA1woAIcYIQADXCgAhxwhAANcKACEDAAAAAwAgAQAABAAwAgAABQAgCAQAAI8MACDRBgAAjgwAMNIGAAAHABDTBgAAjgwAMOcGAQC9CgAhvQgBAL0KACG-CAEAvQoAIb8IQAC_CgAhAQQAAKUSACAJBAAAjwwAINEGAACODAAw0gYAAAcAENMGAACODAAw5wYBAL0KACG9CAEAvQoAIb4IAQC9CgAhvwhAAL8KACHuCAAAjQwAIAMAAAAHACABAAAIADACAAAJACABAAAABwAgLAMAAMALACAIAADfCwAg0QYAAIwMADDSBgAADAAQ0wYAAIwMADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7QYEAOQKACH0BgEA1goAIfYGEADlCgAh9wYBANYKACH6BgEAvQoAIf4GAQC9CgAhjwcEAOQKACGbBwEAvQoAIZwHAQC9CgAhnQcBAL0KACGeBwIAvAoAIZ8HAQC9CgAhoAcBAL0KACGhBxAA5QoAIaIHEADlCgAhowcQAOUKACGkBwQA5AoAIaUHBADkCgAhpgcQAOUKACGnBwEA1goAIagHEACyCwAhqQcBANYKACGqB0AA1woAIasHIAC-CgAhrAdAANcKACGtBwEA1goAIa4HQADXCgAhrwdAANcKACGwB0AA1woAIbEHQAC_CgAhsgdAANcKACEOAwAAqg8AIAgAAJoSACD0BgAAmwwAIPcGAACbDAAgpwcAAJsMACCoBwAAmwwAIKkHAACbDAAgqgcAAJsMACCsBwAAmwwAIK0HAACbDAAgrgcAAJsMACCvBwAAmwwAILAHAACbDAAgsgcAAJsMACAsAwAAwAsAIAgAAN8LACDRBgAAjAwAMNIGAAAMABDTBgAAjAwAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHtBgQA5AoAIfQGAQDWCgAh9gYQAOUKACH3BgEA1goAIfoGAQAAAAH-BgEAvQoAIY8HBADkCgAhmwcBAL0KACGcBwEAvQoAIZ0HAQC9CgAhngcCALwKACGfBwEAvQoAIaAHAQC9CgAhoQcQAOUKACGiBxAA5QoAIaMHEADlCgAhpAcEAOQKACGlBwQA5AoAIaYHEADlCgAhpwcBANYKACGoBxAAsgsAIakHAQDWCgAhqgdAANcKACGrByAAvgoAIawHQADXCgAhrQcBANYKACGuB0AA1woAIa8HQADXCgAhsAdAANcKACGxB0AAvwoAIbIHQADXCgAhAwAAAAwAIAEAAA0AMAIAAA4AIAwVAACKDAAgGQAAiwwAINEGAACJDAAw0gYAABAAENMGAACJDAAw5wYBAL0KACH0BgEAvQoAIfUGAQC9CgAh9gYQAOUKACH3BgEAvQoAIfgGEADlCgAh-QYQAOUKACECFQAAoRIAIBkAAKQSACANFQAAigwAIBkAAIsMACDRBgAAiQwAMNIGAAAQABDTBgAAiQwAMOcGAQC9CgAh9AYBAL0KACH1BgEAvQoAIfYGEADlCgAh9wYBAL0KACH4BhAA5QoAIfkGEADlCgAh7QgAAIgMACADAAAAEAAgAQAAEQAwAgAAEgAgKAcAAPoLACALAADcCwAgGgAA-wsAIBsAAPwLACAcAAD9CwAgHQAA_gsAIB4AAP8LACAfAACADAAgIAAAgQwAICEAAIIMACAiAACDDAAgIwAAhAwAICQAAIUMACAlAACGDAAgJgAAhwwAINEGAAD5CwAw0gYAABQAENMGAAD5CwAw-gYBAL0KACGGB0AAvwoAIZgIQAC_CgAhzwgBAL0KACHQCAEAvQoAIdEIAQC9CgAh0ggBANYKACHTCAEA1goAIdQIAQDWCgAh1QgBANYKACHWCEAA1woAIdcIQADXCgAh2AhAANcKACHZCAEAvQoAIdoIAQC9CgAh2whAANcKACHcCEAA1woAId0IAQDWCgAh3ghAANcKACHfCEAA1woAIeAIAgC8CgAh4QgAAOsKACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIBkKAAD1CwAgDgAA8gsAIBUAAPYLACAWAAD3CwAgFwAA-AsAIBgAAO4LACDRBgAA9AsAMNIGAAAXABDTBgAA9AsAMO8GBADVCgAh9AYBANYKACGGB0AAvwoAIbIHQADXCgAhvwcEAOQKACHQBwEA1goAIdMHAQC9CgAh5QcBAL0KACHuB0AAvwoAIfAHBADVCgAh8QcQALILACHyBwEAvQoAIfMHAQDWCgAh9AcBANYKACH1BxAAsgsAIfYHQADXCgAhEAoAAKASACAOAACKDwAgFQAAoRIAIBYAAKISACAXAACjEgAgGAAAnBIAIO8GAACbDAAg9AYAAJsMACCyBwAAmwwAINAHAACbDAAg8AcAAJsMACDxBwAAmwwAIPMHAACbDAAg9AcAAJsMACD1BwAAmwwAIPYHAACbDAAgGgoAAPULACAOAADyCwAgFQAA9gsAIBYAAPcLACAXAAD4CwAgGAAA7gsAINEGAAD0CwAw0gYAABcAENMGAAD0CwAw7wYEANUKACH0BgEA1goAIYYHQAC_CgAhsgdAANcKACG_BwQA5AoAIdAHAQDWCgAh0wcBAL0KACHkBwAA8wsAIOUHAQC9CgAh7gdAAL8KACHwBwQA1QoAIfEHEACyCwAh8gcBAL0KACHzBwEA1goAIfQHAQDWCgAh9QcQALILACH2B0AA1woAIQMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAQAAABcAIEUDAADACwAgCQAAswsAIAwAAO0LACAPAADuCwAgEAAA7wsAIBEAAPALACASAADxCwAgEwAA8gsAIBQAANwLACDRBgAA6wsAMNIGAAAdABDTBgAA6wsAMNQGAgC8CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIe8GBADVCgAh8AYBANYKACH1BgEA1goAIfkGEADlCgAh-gYBAL0KACH7BgEAvQoAIf4GAQC9CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYgHQADXCgAhiwcBAL0KACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACCbBwEAvQoAIbQHAQC9CgAhtQcBAL0KACG_BxAA5QoAIZ8IAQDWCgAhoAgBAL0KACGhCAQA5AoAIaIIBADkCgAhowgBAL0KACGkCAEAvQoAIaUIBADkCgAhpgggAOwLACGnCAIA_woAIagIAQDWCgAhqQgEANUKACGqCAIA_woAIasIQADXCgAhrAgBANYKACGtCEAA1woAIa4IAQDWCgAhrwhAANcKACGwCEAA1woAIbEIQADXCgAhsghAANcKACGzCEAA1woAIbQIAQDWCgAhtQgBANYKACG2CAEA1goAIbcIAADrCgAguAgBANYKACG5CEAA1woAIboIQADXCgAhuwgBANYKACG8CAEA1goAIQEAAAAdACAWAwAAwAsAIAsAANwLACDRBgAA2wsAMNIGAAAfABDTBgAA2wsAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH6BgEAvQoAIYYHQAC_CgAhkwcBANYKACGUBwAA6woAIMAHQADXCgAhmAhAAL8KACGZCAEAvQoAIZoIEADlCgAhmwgQAOUKACGcCAEA1goAIZ0IAgD_CgAhngggAL4KACEBAAAAHwAgLAMAAKoPACAJAAD4DgAgDAAAmxIAIA8AAJwSACAQAACdEgAgEQAAnhIAIBIAAJ8SACATAACKDwAgFAAAjxIAIO8GAACbDAAg8AYAAJsMACD1BgAAmwwAIIIHAACbDAAggwcAAJsMACCEBwAAmwwAIIUHAACbDAAgiAcAAJsMACCSBwAAmwwAIJMHAACbDAAglAcAAJsMACCfCAAAmwwAIKYIAACbDAAgpwgAAJsMACCoCAAAmwwAIKkIAACbDAAgqggAAJsMACCrCAAAmwwAIKwIAACbDAAgrQgAAJsMACCuCAAAmwwAIK8IAACbDAAgsAgAAJsMACCxCAAAmwwAILIIAACbDAAgswgAAJsMACC0CAAAmwwAILUIAACbDAAgtggAAJsMACC3CAAAmwwAILgIAACbDAAguQgAAJsMACC6CAAAmwwAILsIAACbDAAgvAgAAJsMACBGAwAAwAsAIAkAALMLACAMAADtCwAgDwAA7gsAIBAAAO8LACARAADwCwAgEgAA8QsAIBMAAPILACAUAADcCwAg0QYAAOsLADDSBgAAHQAQ0wYAAOsLADDUBgIAvAoAIeYGAQC9CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACHvBgQA1QoAIfAGAQDWCgAh9QYBANYKACH5BhAA5QoAIfoGAQAAAAH7BgEAvQoAIf4GAQC9CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYgHQADXCgAhiwcBAL0KACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACCbBwEAvQoAIbQHAQC9CgAhtQcBAL0KACG_BxAA5QoAIZ8IAQDWCgAhoAgBAL0KACGhCAQA5AoAIaIIBADkCgAhowgBAL0KACGkCAEAvQoAIaUIBADkCgAhpgggAOwLACGnCAIA_woAIagIAQDWCgAhqQgEANUKACGqCAIA_woAIasIQADXCgAhrAgBANYKACGtCEAA1woAIa4IAQDWCgAhrwhAANcKACGwCEAA1woAIbEIQADXCgAhsghAANcKACGzCEAA1woAIbQIAQDWCgAhtQgBANYKACG2CAEA1goAIbcIAADrCgAguAgBANYKACG5CEAA1woAIboIQADXCgAhuwgBANYKACG8CAEA1goAIewIAADqCwAgAwAAAB0AIAEAACEAMAIAACIAIAEAAAAdACADAAAAFwAgAQAAGAAwAgAAGQAgDA0AAKILACAOAAC5CwAg0QYAAOkLADDSBgAAJgAQ0wYAAOkLADCyB0AA1woAIb8HBADkCgAh0AcBAL0KACHTBwEAvQoAIe8HAgC8CgAh8AcEANUKACHxBxAAsgsAIQUNAADADgAgDgAAig8AILIHAACbDAAg8AcAAJsMACDxBwAAmwwAIA0NAACiCwAgDgAAuQsAINEGAADpCwAw0gYAACYAENMGAADpCwAwsgdAANcKACG_BwQA5AoAIdAHAQC9CgAh0wcBAL0KACHvBwIAvAoAIfAHBADVCgAh8QcQALILACHrCAAA6AsAIAMAAAAmACABAAAnADACAAAoACAIBAEAvQoAIQ4AALkLACDRBgAA5wsAMNIGAAAqABDTBgAA5wsAMIYHQAC_CgAhiQcBAL0KACHQBwEAvQoAIQEOAACKDwAgCQQBAL0KACEOAAC5CwAg0QYAAOcLADDSBgAAKgAQ0wYAAOcLADCGB0AAvwoAIYkHAQC9CgAhjAcAAOYLACDQBwEAvQoAIQMAAAAqACABAAArADACAAAsACARDgAAuQsAINEGAAC4CwAw0gYAAC4AENMGAAC4CwAw1AYCALwKACHnBgEAvQoAIYYHQAC_CgAhmwcBAL0KACHQBwEAvQoAIYcIAQC9CgAhiAgBAL0KACGJCAQA5AoAIYoIEADlCgAhiwgQAOUKACGMCBAA5QoAIY0IEACyCwAhjghAANcKACEBAAAALgAgBw4AALkLACDRBgAA5QsAMNIGAAAwABDTBgAA5QsAMIYHQAC_CgAh0AcBAL0KACGGCAEAvQoAIQEOAACKDwAgCA4AALkLACDRBgAA5QsAMNIGAAAwABDTBgAA5QsAMIYHQAC_CgAh0AcBAL0KACGGCAEAvQoAIeoIAADkCwAgAwAAADAAIAEAADEAMAIAADIAIAEAAAAdACADAAAAHQAgAQAAIQAwAgAAIgAgAQAAABcAIAEAAAAmACABAAAAKgAgAQAAADAAIAEAAAAdACAgAwAA3gsAIAgAAN8LACAJAACzCwAgGgIAvAoAIdEGAADdCwAw0gYAADsAENMGAADdCwAw1AYCALwKACHlBgEA1goAIeYGAQDWCgAh5wYBANYKACHoBgEAvQoAIekGAQC9CgAh6gYBANYKACHvBgQA1QoAIfUGAQDWCgAh-QYQALILACH6BgEAvQoAIfsGAQC9CgAh_AYBANYKACH9BgEAvQoAIf4GAQC9CgAh_wYBANYKACGABwQA1QoAIYEHIAC-CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYcHQADXCgAhiAdAANcKACEBAAAAOwAgCQ0AAKILACDRBgAA4wsAMNIGAAA9ABDTBgAA4wsAMNQGAgC8CgAhmwcBAL0KACG_BwQA5AoAIdIHQAC_CgAh0wcBAL0KACEBDQAAwA4AIAoNAACiCwAg0QYAAOMLADDSBgAAPQAQ0wYAAOMLADDUBgIAvAoAIZsHAQC9CgAhvwcEAOQKACHSB0AAvwoAIdMHAQC9CgAh6QgAAOILACADAAAAPQAgAQAAPgAwAgAAPwAgCQ0AAKILACDRBgAAoQsAMNIGAABBABDTBgAAoQsAMIYHQAC_CgAhvwcEAOQKACHTBwEAvQoAIdQHEADlCgAh4wcBAL0KACEBAAAAQQAgAwAAACYAIAEAACcAMAIAACgAIAEAAAA9ACABAAAAJgAgAQAAABAAIAEAAAAXACABAAAAEAAgDwMAAMALACDRBgAA4QsAMNIGAABJABDTBgAA4QsAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHsBhAA5QoAIe0GBADkCgAh7gZAANcKACECAwAAqg8AIO4GAACbDAAgEAMAAMALACDRBgAA4QsAMNIGAABJABDTBgAA4QsAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHsBhAA5QoAIe0GBADkCgAh7gZAANcKACHoCAAA4AsAIAMAAABJACABAABKADACAABLACATAwAAqg8AIAgAAJoSACAJAAD4DgAg5QYAAJsMACDmBgAAmwwAIOcGAACbDAAg6gYAAJsMACDvBgAAmwwAIPUGAACbDAAg-QYAAJsMACD8BgAAmwwAIP8GAACbDAAggAcAAJsMACCCBwAAmwwAIIMHAACbDAAghAcAAJsMACCFBwAAmwwAIIcHAACbDAAgiAcAAJsMACAgAwAA3gsAIAgAAN8LACAJAACzCwAgGgIAvAoAIdEGAADdCwAw0gYAADsAENMGAADdCwAw1AYCALwKACHlBgEA1goAIeYGAQDWCgAh5wYBANYKACHoBgEAvQoAIekGAQC9CgAh6gYBANYKACHvBgQA1QoAIfUGAQDWCgAh-QYQALILACH6BgEAAAAB-wYBAL0KACH8BgEA1goAIf0GAQC9CgAh_gYBAL0KACH_BgEA1goAIYAHBADVCgAhgQcgAL4KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhhwdAANcKACGIB0AA1woAIQMAAAA7ACABAABNADACAABOACADAAAAHQAgAQAAIQAwAgAAIgAgBwMAAKoPACALAACPEgAgkwcAAJsMACCUBwAAmwwAIMAHAACbDAAgnAgAAJsMACCdCAAAmwwAIBYDAADACwAgCwAA3AsAINEGAADbCwAw0gYAAB8AENMGAADbCwAw1AYCALwKACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIfoGAQAAAAGGB0AAvwoAIZMHAQDWCgAhlAcAAOsKACDAB0AA1woAIZgIQAC_CgAhmQgBAL0KACGaCBAA5QoAIZsIEADlCgAhnAgBANYKACGdCAIA_woAIZ4IIAC-CgAhAwAAAB8AIAEAAFEAMAIAAFIAIBEDAADACwAg0QYAANoLADDSBgAAVAAQ0wYAANoLADDUBgIAvAoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh-QYQAOUKACH6BgEAvQoAIYYHQAC_CgAhkwcBAL0KACHKBwEAvQoAIZUIAQC9CgAhlwgBAL0KACGYCEAAvwoAIQEDAACqDwAgEgMAAMALACDRBgAA2gsAMNIGAABUABDTBgAA2gsAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH5BhAA5QoAIfoGAQAAAAGGB0AAvwoAIZMHAQC9CgAhygcBAL0KACGVCAEAvQoAIZcIAQC9CgAhmAhAAL8KACHnCAAA2QsAIAMAAABUACABAABVADACAABWACAHAwAAwAsAINEGAAC_CwAw0gYAAFgAENMGAAC_CwAw5wYBAL0KACGVCAEAvQoAIZYIQAC_CgAhAQAAAFgAIBADAADACwAg0QYAANgLADDSBgAAWgAQ0wYAANgLADDUBgIAvAoAIdUGAQC9CgAh5wYBAL0KACH5BhAA5QoAIfoGAQC9CgAh_gYBAL0KACGCBwEA1goAIYYHQAC_CgAhoQcQALILACG8BwEAvQoAIb0HAQDWCgAhvgdAANcKACEFAwAAqg8AIIIHAACbDAAgoQcAAJsMACC9BwAAmwwAIL4HAACbDAAgEAMAAMALACDRBgAA2AsAMNIGAABaABDTBgAA2AsAMNQGAgC8CgAh1QYBAL0KACHnBgEAvQoAIfkGEADlCgAh-gYBAAAAAf4GAQC9CgAhggcBANYKACGGB0AAvwoAIaEHEACyCwAhvAcBAL0KACG9BwEA1goAIb4HQADXCgAhAwAAAFoAIAEAAFsAMAIAAFwAIAgDAADACwAg0QYAANcLADDSBgAAXgAQ0wYAANcLADDUBgIAvAoAIecGAQC9CgAhjgdAAL8KACHUBxAA5QoAIQEDAACqDwAgCQMAAMALACDRBgAA1wsAMNIGAABeABDTBgAA1wsAMNQGAgC8CgAh5wYBAL0KACGOB0AAvwoAIdQHEADlCgAh5ggAANYLACADAAAAXgAgAQAAXwAwAgAAYAAgDAMAAMALACALBADkCgAh0QYAANULADDSBgAAYgAQ0wYAANULADDnBgEAvQoAIegGAQC9CgAhhgdAAL8KACHQBwEAvQoAIZIIBADkCgAhkwgEAOQKACGUCAAAlgsAIAEDAACqDwAgDQMAAMALACALBADkCgAh0QYAANULADDSBgAAYgAQ0wYAANULADDnBgEAvQoAIegGAQC9CgAhhgdAAL8KACHQBwEAvQoAIZIIBADkCgAhkwgEAOQKACGUCAAAlgsAIOUIAADUCwAgAwAAAGIAIAEAAGMAMAIAAGQAIAwDAADACwAgEwAAlgsAIBQEANUKACHRBgAA0wsAMNIGAABmABDTBgAA0wsAMOcGAQC9CgAh6AYBAL0KACGGB0AAvwoAIZEIAQC9CgAhkggEANUKACGTCAQA1QoAIQQDAACqDwAgFAAAmwwAIJIIAACbDAAgkwgAAJsMACANAwAAwAsAIBMAAJYLACAUBADVCgAh0QYAANMLADDSBgAAZgAQ0wYAANMLADDnBgEAvQoAIegGAQC9CgAhhgdAAL8KACGRCAEAvQoAIZIIBADVCgAhkwgEANUKACHkCAAA0gsAIAMAAABmACABAABnADACAABoACAIAwAAwAsAINEGAADRCwAw0gYAAGoAENMGAADRCwAw5wYBAL0KACHoBgEAvQoAIZsHAQC9CgAhkAhAAL8KACEBAwAAqg8AIAkDAADACwAg0QYAANELADDSBgAAagAQ0wYAANELADDnBgEAvQoAIegGAQC9CgAhmwcBAL0KACGQCEAAvwoAIeMIAADQCwAgAwAAAGoAIAEAAGsAMAIAAGwAIAgDAADACwAg0QYAAM8LADDSBgAAbgAQ0wYAAM8LADDnBgEAvQoAIegGAQC9CgAhjgdAAL8KACGPCAQA5AoAIQEDAACqDwAgCQMAAMALACDRBgAAzwsAMNIGAABuABDTBgAAzwsAMOcGAQC9CgAh6AYBAL0KACGOB0AAvwoAIY8IBADkCgAh4ggAAM4LACADAAAAbgAgAQAAbwAwAgAAcAAgCgMAAMALACDRBgAAzQsAMNIGAAByABDTBgAAzQsAMNUGAQC9CgAh5wYBAL0KACHLCEAA1woAIcwIQADXCgAhzQhAANcKACHOCAAAywsAIAQDAACqDwAgywgAAJsMACDMCAAAmwwAIM0IAACbDAAgCgMAAMALACDRBgAAzQsAMNIGAAByABDTBgAAzQsAMNUGAQAAAAHnBgEAvQoAIcsIQADXCgAhzAhAANcKACHNCEAA1woAIc4IAADLCwAgAwAAAHIAIAEAAHMAMAIAAHQAIAEAAAADACABAAAADAAgAQAAAEkAIAEAAAA7ACABAAAAHQAgAQAAAB8AIAEAAABUACABAAAAWgAgAQAAAF4AIAEAAABiACABAAAAZgAgAQAAAGoAIAEAAABuACABAAAAcgAgAQAAAAEAIBwHAACLEgAgCwAAjxIAIBoAAIwSACAbAACNEgAgHAAAjhIAIB0AAJASACAeAACREgAgHwAAkhIAICAAAJMSACAhAACUEgAgIgAAlRIAICMAAJYSACAkAACXEgAgJQAAmBIAICYAAJkSACDSCAAAmwwAINMIAACbDAAg1AgAAJsMACDVCAAAmwwAINYIAACbDAAg1wgAAJsMACDYCAAAmwwAINsIAACbDAAg3AgAAJsMACDdCAAAmwwAIN4IAACbDAAg3wgAAJsMACDhCAAAmwwAIAMAAAAUACABAACFAQAwAgAAAQAgAwAAABQAIAEAAIUBADACAAABACADAAAAFAAgAQAAhQEAMAIAAAEAICUHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAICYAAIoSACD6BgEAAAABhgdAAAAAAZgIQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAHbCEAAAAAB3AhAAAAAAd0IAQAAAAHeCEAAAAAB3whAAAAAAeAIAgAAAAHhCIAAAAABASwAAIkBACAW-gYBAAAAAYYHQAAAAAGYCEAAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgBAAAAAdYIQAAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAAB2whAAAAAAdwIQAAAAAHdCAEAAAAB3ghAAAAAAd8IQAAAAAHgCAIAAAAB4QiAAAAAAQEsAACLAQAwASwAAIsBADAlBwAAwxAAIAsAAMcQACAaAADEEAAgGwAAxRAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAAQIAAAABACAsAACOAQAgFvoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAECAAAAFAAgLAAAkAEAIAIAAAAUACAsAACQAQAgAwAAAAEAIDMAAIkBACA0AACOAQAgAQAAAAEAIAEAAAAUACASBgAAvhAAIDkAAL8QACA6AADCEAAgOwAAwRAAIDwAAMAQACDSCAAAmwwAINMIAACbDAAg1AgAAJsMACDVCAAAmwwAINYIAACbDAAg1wgAAJsMACDYCAAAmwwAINsIAACbDAAg3AgAAJsMACDdCAAAmwwAIN4IAACbDAAg3wgAAJsMACDhCAAAmwwAIBnRBgAAzAsAMNIGAACXAQAQ0wYAAMwLADD6BgEArwoAIYYHQACxCgAhmAhAALEKACHPCAEArwoAIdAIAQCvCgAh0QgBAK8KACHSCAEAzgoAIdMIAQDOCgAh1AgBAM4KACHVCAEAzgoAIdYIQADECgAh1whAAMQKACHYCEAAxAoAIdkIAQCvCgAh2ggBAK8KACHbCEAAxAoAIdwIQADECgAh3QgBAM4KACHeCEAAxAoAId8IQADECgAh4AgCAK4KACHhCAAA6AoAIAMAAAAUACABAACWAQAwOAAAlwEAIAMAAAAUACABAACFAQAwAgAAAQAgAQAAAHQAIAEAAAB0ACADAAAAcgAgAQAAcwAwAgAAdAAgAwAAAHIAIAEAAHMAMAIAAHQAIAMAAAByACABAABzADACAAB0ACAHAwAAvRAAINUGAQAAAAHnBgEAAAABywhAAAAAAcwIQAAAAAHNCEAAAAABzggAALwQACABLAAAnwEAIAbVBgEAAAAB5wYBAAAAAcsIQAAAAAHMCEAAAAABzQhAAAAAAc4IAAC8EAAgASwAAKEBADABLAAAoQEAMAcDAAC7EAAg1QYBAJgMACHnBgEAmAwAIcsIQACjDAAhzAhAAKMMACHNCEAAowwAIc4IAAC6EAAgAgAAAHQAICwAAKQBACAG1QYBAJgMACHnBgEAmAwAIcsIQACjDAAhzAhAAKMMACHNCEAAowwAIc4IAAC6EAAgAgAAAHIAICwAAKYBACACAAAAcgAgLAAApgEAIAMAAAB0ACAzAACfAQAgNAAApAEAIAEAAAB0ACABAAAAcgAgCAYAALUQACA5AAC2EAAgOgAAuRAAIDsAALgQACA8AAC3EAAgywgAAJsMACDMCAAAmwwAIM0IAACbDAAgCdEGAADKCwAw0gYAAK0BABDTBgAAygsAMNUGAQCvCgAh5wYBAK8KACHLCEAAxAoAIcwIQADECgAhzQhAAMQKACHOCAAAywsAIAMAAAByACABAACsAQAwOAAArQEAIAMAAAByACABAABzADACAAB0ACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACzEAAgBQAAtBAAIOcGAQAAAAHoBgEAAAAB-gYBAAAAAYYHQAAAAAGJBwEAAAABwAdAAAAAAc8HAQAAAAHXBwEAAAABwAgBAAAAAcEIAQAAAAHCCAAAsBAAIMMIAACxEAAgxAgAALIQACDFCEAAAAABxghAAAAAAccIQAAAAAEBLAAAtQEAIBDnBgEAAAAB6AYBAAAAAfoGAQAAAAGGB0AAAAABiQcBAAAAAcAHQAAAAAHPBwEAAAAB1wcBAAAAAcAIAQAAAAHBCAEAAAABwggAALAQACDDCAAAsRAAIMQIAACyEAAgxQhAAAAAAcYIQAAAAAHHCEAAAAABASwAALcBADABLAAAtwEAMBIDAACiEAAgBQAAoxAAIOcGAQCYDAAh6AYBAJgMACH6BgEAmAwAIYYHQACaDAAhiQcBAKwMACHAB0AAowwAIc8HAQCYDAAh1wcBAJgMACHACAEAmAwAIcEIAQCYDAAhwggAAJ8QACDDCAAAoBAAIMQIAAChEAAgxQhAAKMMACHGCEAAowwAIccIQACjDAAhAgAAAAUAICwAALoBACAQ5wYBAJgMACHoBgEAmAwAIfoGAQCYDAAhhgdAAJoMACGJBwEArAwAIcAHQACjDAAhzwcBAJgMACHXBwEAmAwAIcAIAQCYDAAhwQgBAJgMACHCCAAAnxAAIMMIAACgEAAgxAgAAKEQACDFCEAAowwAIcYIQACjDAAhxwhAAKMMACECAAAAAwAgLAAAvAEAIAIAAAADACAsAAC8AQAgAwAAAAUAIDMAALUBACA0AAC6AQAgAQAAAAUAIAEAAAADACAIBgAAnBAAIDsAAJ4QACA8AACdEAAgiQcAAJsMACDABwAAmwwAIMUIAACbDAAgxggAAJsMACDHCAAAmwwAIBPRBgAAyAsAMNIGAADDAQAQ0wYAAMgLADDnBgEArwoAIegGAQCvCgAh-gYBAK8KACGGB0AAsQoAIYkHAQDOCgAhwAdAAMQKACHPBwEArwoAIdcHAQCvCgAhwAgBAK8KACHBCAEArwoAIcIIAADJCwAgwwgAAMkLACDECAAAyQsAIMUIQADECgAhxghAAMQKACHHCEAAxAoAIQMAAAADACABAADCAQAwOAAAwwEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAACbEAAg5wYBAAAAAb0IAQAAAAG-CAEAAAABvwhAAAAAAQEsAADLAQAgBOcGAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAEBLAAAzQEAMAEsAADNAQAwBQQAAJoQACDnBgEAmAwAIb0IAQCYDAAhvggBAJgMACG_CEAAmgwAIQIAAAAJACAsAADQAQAgBOcGAQCYDAAhvQgBAJgMACG-CAEAmAwAIb8IQACaDAAhAgAAAAcAICwAANIBACACAAAABwAgLAAA0gEAIAMAAAAJACAzAADLAQAgNAAA0AEAIAEAAAAJACABAAAABwAgAwYAAJcQACA7AACZEAAgPAAAmBAAIAfRBgAAxwsAMNIGAADZAQAQ0wYAAMcLADDnBgEArwoAIb0IAQCvCgAhvggBAK8KACG_CEAAsQoAIQMAAAAHACABAADYAQAwOAAA2QEAIAMAAAAHACABAAAIADACAAAJACABAAAAIgAgAQAAACIAIAMAAAAdACABAAAhADACAAAiACADAAAAHQAgAQAAIQAwAgAAIgAgAwAAAB0AIAEAACEAMAIAACIAIEIDAADXDwAgCQAA2Q8AIAwAANgPACAPAADaDwAgEAAA2w8AIBEAANwPACASAADdDwAgEwAAjxAAIBQAAN4PACDUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAEBLAAA4QEAIDnUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAEBLAAA4wEAMAEsAADjAQAwAQAAAB8AIAEAAAAdACBCAwAAxQ8AIAkAAMYPACAMAADVDwAgDwAAxw8AIBAAAMgPACARAADJDwAgEgAAyg8AIBMAAMsPACAUAADMDwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACG8CAEArAwAIQIAAAAiACAsAADoAQAgOdQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACECAAAAHQAgLAAA6gEAIAIAAAAdACAsAADqAQAgAQAAAB8AIAEAAAAdACADAAAAIgAgMwAA4QEAIDQAAOgBACABAAAAIgAgAQAAAB0AICgGAACSEAAgOQAAkxAAIDoAAJYQACA7AACVEAAgPAAAlBAAIO8GAACbDAAg8AYAAJsMACD1BgAAmwwAIIIHAACbDAAggwcAAJsMACCEBwAAmwwAIIUHAACbDAAgiAcAAJsMACCSBwAAmwwAIJMHAACbDAAglAcAAJsMACCfCAAAmwwAIKYIAACbDAAgpwgAAJsMACCoCAAAmwwAIKkIAACbDAAgqggAAJsMACCrCAAAmwwAIKwIAACbDAAgrQgAAJsMACCuCAAAmwwAIK8IAACbDAAgsAgAAJsMACCxCAAAmwwAILIIAACbDAAgswgAAJsMACC0CAAAmwwAILUIAACbDAAgtggAAJsMACC3CAAAmwwAILgIAACbDAAguQgAAJsMACC6CAAAmwwAILsIAACbDAAgvAgAAJsMACA80QYAAMMLADDSBgAA8wEAENMGAADDCwAw1AYCAK4KACHmBgEArwoAIecGAQCvCgAh6AYBAK8KACHpBgEArwoAIeoGAQCvCgAh7wYEAM0KACHwBgEAzgoAIfUGAQDOCgAh-QYQAMIKACH6BgEArwoAIfsGAQCvCgAh_gYBAK8KACGCBwEAzgoAIYMHQADECgAhhAcBAM4KACGFBwEAzgoAIYYHQACxCgAhiAdAAMQKACGLBwEArwoAIZIHAQDOCgAhkwcBAM4KACGUBwAA6AoAIJsHAQCvCgAhtAcBAK8KACG1BwEArwoAIb8HEADCCgAhnwgBAM4KACGgCAEArwoAIaEIBADDCgAhoggEAMMKACGjCAEArwoAIaQIAQCvCgAhpQgEAMMKACGmCCAAxAsAIacIAgD8CgAhqAgBAM4KACGpCAQAzQoAIaoIAgD8CgAhqwhAAMQKACGsCAEAzgoAIa0IQADECgAhrggBAM4KACGvCEAAxAoAIbAIQADECgAhsQhAAMQKACGyCEAAxAoAIbMIQADECgAhtAgBAM4KACG1CAEAzgoAIbYIAQDOCgAhtwgAAOgKACC4CAEAzgoAIbkIQADECgAhughAAMQKACG7CAEAzgoAIbwIAQDOCgAhAwAAAB0AIAEAAPIBADA4AADzAQAgAwAAAB0AIAEAACEAMAIAACIAIAEAAABSACABAAAAUgAgAwAAAB8AIAEAAFEAMAIAAFIAIAMAAAAfACABAABRADACAABSACADAAAAHwAgAQAAUQAwAgAAUgAgEwMAAJAQACALAACREAAg1AYCAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAH6BgEAAAABhgdAAAAAAZMHAQAAAAGUB4AAAAABwAdAAAAAAZgIQAAAAAGZCAEAAAABmggQAAAAAZsIEAAAAAGcCAEAAAABnQgCAAAAAZ4IIAAAAAEBLAAA-wEAIBHUBgIAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAfoGAQAAAAGGB0AAAAABkwcBAAAAAZQHgAAAAAHAB0AAAAABmAhAAAAAAZkIAQAAAAGaCBAAAAABmwgQAAAAAZwIAQAAAAGdCAIAAAABngggAAAAAQEsAAD9AQAwASwAAP0BADATAwAAtw8AIAsAALgPACDUBgIAlwwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh-gYBAJgMACGGB0AAmgwAIZMHAQCsDAAhlAeAAAAAAcAHQACjDAAhmAhAAJoMACGZCAEAmAwAIZoIEAChDAAhmwgQAKEMACGcCAEArAwAIZ0IAgDmDQAhngggAJkMACECAAAAUgAgLAAAgAIAIBHUBgIAlwwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh-gYBAJgMACGGB0AAmgwAIZMHAQCsDAAhlAeAAAAAAcAHQACjDAAhmAhAAJoMACGZCAEAmAwAIZoIEAChDAAhmwgQAKEMACGcCAEArAwAIZ0IAgDmDQAhngggAJkMACECAAAAHwAgLAAAggIAIAIAAAAfACAsAACCAgAgAwAAAFIAIDMAAPsBACA0AACAAgAgAQAAAFIAIAEAAAAfACAKBgAAsg8AIDkAALMPACA6AAC2DwAgOwAAtQ8AIDwAALQPACCTBwAAmwwAIJQHAACbDAAgwAcAAJsMACCcCAAAmwwAIJ0IAACbDAAgFNEGAADCCwAw0gYAAIkCABDTBgAAwgsAMNQGAgCuCgAh5wYBAK8KACHoBgEArwoAIekGAQCvCgAh6gYBAK8KACH6BgEArwoAIYYHQACxCgAhkwcBAM4KACGUBwAA6AoAIMAHQADECgAhmAhAALEKACGZCAEArwoAIZoIEADCCgAhmwgQAMIKACGcCAEAzgoAIZ0IAgD8CgAhngggALAKACEDAAAAHwAgAQAAiAIAMDgAAIkCACADAAAAHwAgAQAAUQAwAgAAUgAgAQAAAFYAIAEAAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACAOAwAAsQ8AINQGAgAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB-QYQAAAAAfoGAQAAAAGGB0AAAAABkwcBAAAAAcoHAQAAAAGVCAEAAAABlwgBAAAAAZgIQAAAAAEBLAAAkQIAIA3UBgIAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAfkGEAAAAAH6BgEAAAABhgdAAAAAAZMHAQAAAAHKBwEAAAABlQgBAAAAAZcIAQAAAAGYCEAAAAABASwAAJMCADABLAAAkwIAMA4DAACwDwAg1AYCAJcMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIfkGEAChDAAh-gYBAJgMACGGB0AAmgwAIZMHAQCYDAAhygcBAJgMACGVCAEAmAwAIZcIAQCYDAAhmAhAAJoMACECAAAAVgAgLAAAlgIAIA3UBgIAlwwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh-QYQAKEMACH6BgEAmAwAIYYHQACaDAAhkwcBAJgMACHKBwEAmAwAIZUIAQCYDAAhlwgBAJgMACGYCEAAmgwAIQIAAABUACAsAACYAgAgAgAAAFQAICwAAJgCACADAAAAVgAgMwAAkQIAIDQAAJYCACABAAAAVgAgAQAAAFQAIAUGAACrDwAgOQAArA8AIDoAAK8PACA7AACuDwAgPAAArQ8AIBDRBgAAwQsAMNIGAACfAgAQ0wYAAMELADDUBgIArgoAIecGAQCvCgAh6AYBAK8KACHpBgEArwoAIeoGAQCvCgAh-QYQAMIKACH6BgEArwoAIYYHQACxCgAhkwcBAK8KACHKBwEArwoAIZUIAQCvCgAhlwgBAK8KACGYCEAAsQoAIQMAAABUACABAACeAgAwOAAAnwIAIAMAAABUACABAABVADACAABWACAHAwAAwAsAINEGAAC_CwAw0gYAAFgAENMGAAC_CwAw5wYBAAAAAZUIAQC9CgAhlghAAL8KACEBAAAAogIAIAEAAACiAgAgAQMAAKoPACADAAAAWAAgAQAApQIAMAIAAKICACADAAAAWAAgAQAApQIAMAIAAKICACADAAAAWAAgAQAApQIAMAIAAKICACAEAwAAqQ8AIOcGAQAAAAGVCAEAAAABlghAAAAAAQEsAACpAgAgA-cGAQAAAAGVCAEAAAABlghAAAAAAQEsAACrAgAwASwAAKsCADAEAwAAqA8AIOcGAQCYDAAhlQgBAJgMACGWCEAAmgwAIQIAAACiAgAgLAAArgIAIAPnBgEAmAwAIZUIAQCYDAAhlghAAJoMACECAAAAWAAgLAAAsAIAIAIAAABYACAsAACwAgAgAwAAAKICACAzAACpAgAgNAAArgIAIAEAAACiAgAgAQAAAFgAIAMGAAClDwAgOwAApw8AIDwAAKYPACAG0QYAAL4LADDSBgAAtwIAENMGAAC-CwAw5wYBAK8KACGVCAEArwoAIZYIQACxCgAhAwAAAFgAIAEAALYCADA4AAC3AgAgAwAAAFgAIAEAAKUCADACAACiAgAgAQAAAGQAIAEAAABkACADAAAAYgAgAQAAYwAwAgAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACAJAwAApA8AIAsEAAAAAecGAQAAAAHoBgEAAAABhgdAAAAAAdAHAQAAAAGSCAQAAAABkwgEAAAAAZQIgAAAAAEBLAAAvwIAIAgLBAAAAAHnBgEAAAAB6AYBAAAAAYYHQAAAAAHQBwEAAAABkggEAAAAAZMIBAAAAAGUCIAAAAABASwAAMECADABLAAAwQIAMAkDAACjDwAgCwQAogwAIecGAQCYDAAh6AYBAJgMACGGB0AAmgwAIdAHAQCYDAAhkggEAKIMACGTCAQAogwAIZQIgAAAAAECAAAAZAAgLAAAxAIAIAgLBACiDAAh5wYBAJgMACHoBgEAmAwAIYYHQACaDAAh0AcBAJgMACGSCAQAogwAIZMIBACiDAAhlAiAAAAAAQIAAABiACAsAADGAgAgAgAAAGIAICwAAMYCACADAAAAZAAgMwAAvwIAIDQAAMQCACABAAAAZAAgAQAAAGIAIAUGAACeDwAgOQAAnw8AIDoAAKIPACA7AAChDwAgPAAAoA8AIAsLBADDCgAh0QYAAL0LADDSBgAAzQIAENMGAAC9CwAw5wYBAK8KACHoBgEArwoAIYYHQACxCgAh0AcBAK8KACGSCAQAwwoAIZMIBADDCgAhlAgAAJMLACADAAAAYgAgAQAAzAIAMDgAAM0CACADAAAAYgAgAQAAYwAwAgAAZAAgAQAAAGgAIAEAAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAMAAABmACABAABnADACAABoACAJAwAAnQ8AIBOAAAAAARQEAAAAAecGAQAAAAHoBgEAAAABhgdAAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAQEsAADVAgAgCBOAAAAAARQEAAAAAecGAQAAAAHoBgEAAAABhgdAAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAQEsAADXAgAwASwAANcCADAJAwAAnA8AIBOAAAAAARQEAKsMACHnBgEAmAwAIegGAQCYDAAhhgdAAJoMACGRCAEAmAwAIZIIBACrDAAhkwgEAKsMACECAAAAaAAgLAAA2gIAIAgTgAAAAAEUBACrDAAh5wYBAJgMACHoBgEAmAwAIYYHQACaDAAhkQgBAJgMACGSCAQAqwwAIZMIBACrDAAhAgAAAGYAICwAANwCACACAAAAZgAgLAAA3AIAIAMAAABoACAzAADVAgAgNAAA2gIAIAEAAABoACABAAAAZgAgCAYAAJcPACAUAACbDAAgOQAAmA8AIDoAAJsPACA7AACaDwAgPAAAmQ8AIJIIAACbDAAgkwgAAJsMACALEwAAkwsAIBQEAM0KACHRBgAAvAsAMNIGAADjAgAQ0wYAALwLADDnBgEArwoAIegGAQCvCgAhhgdAALEKACGRCAEArwoAIZIIBADNCgAhkwgEAM0KACEDAAAAZgAgAQAA4gIAMDgAAOMCACADAAAAZgAgAQAAZwAwAgAAaAAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACAFAwAAlg8AIOcGAQAAAAHoBgEAAAABmwcBAAAAAZAIQAAAAAEBLAAA6wIAIATnBgEAAAAB6AYBAAAAAZsHAQAAAAGQCEAAAAABASwAAO0CADABLAAA7QIAMAUDAACVDwAg5wYBAJgMACHoBgEAmAwAIZsHAQCYDAAhkAhAAJoMACECAAAAbAAgLAAA8AIAIATnBgEAmAwAIegGAQCYDAAhmwcBAJgMACGQCEAAmgwAIQIAAABqACAsAADyAgAgAgAAAGoAICwAAPICACADAAAAbAAgMwAA6wIAIDQAAPACACABAAAAbAAgAQAAAGoAIAMGAACSDwAgOwAAlA8AIDwAAJMPACAH0QYAALsLADDSBgAA-QIAENMGAAC7CwAw5wYBAK8KACHoBgEArwoAIZsHAQCvCgAhkAhAALEKACEDAAAAagAgAQAA-AIAMDgAAPkCACADAAAAagAgAQAAawAwAgAAbAAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAFAwAAkQ8AIOcGAQAAAAHoBgEAAAABjgdAAAAAAY8IBAAAAAEBLAAAgQMAIATnBgEAAAAB6AYBAAAAAY4HQAAAAAGPCAQAAAABASwAAIMDADABLAAAgwMAMAUDAACQDwAg5wYBAJgMACHoBgEAmAwAIY4HQACaDAAhjwgEAKIMACECAAAAcAAgLAAAhgMAIATnBgEAmAwAIegGAQCYDAAhjgdAAJoMACGPCAQAogwAIQIAAABuACAsAACIAwAgAgAAAG4AICwAAIgDACADAAAAcAAgMwAAgQMAIDQAAIYDACABAAAAcAAgAQAAAG4AIAUGAACLDwAgOQAAjA8AIDoAAI8PACA7AACODwAgPAAAjQ8AIAfRBgAAugsAMNIGAACPAwAQ0wYAALoLADDnBgEArwoAIegGAQCvCgAhjgdAALEKACGPCAQAwwoAIQMAAABuACABAACOAwAwOAAAjwMAIAMAAABuACABAABvADACAABwACARDgAAuQsAINEGAAC4CwAw0gYAAC4AENMGAAC4CwAw1AYCALwKACHnBgEAvQoAIYYHQAC_CgAhmwcBAL0KACHQBwEAAAABhwgBAL0KACGICAEAvQoAIYkIBADkCgAhiggQAOUKACGLCBAA5QoAIYwIEADlCgAhjQgQALILACGOCEAA1woAIQEAAACSAwAgAQAAAJIDACADDgAAig8AII0IAACbDAAgjggAAJsMACADAAAALgAgAQAAlQMAMAIAAJIDACADAAAALgAgAQAAlQMAMAIAAJIDACADAAAALgAgAQAAlQMAMAIAAJIDACAODgAAiQ8AINQGAgAAAAHnBgEAAAABhgdAAAAAAZsHAQAAAAHQBwEAAAABhwgBAAAAAYgIAQAAAAGJCAQAAAABiggQAAAAAYsIEAAAAAGMCBAAAAABjQgQAAAAAY4IQAAAAAEBLAAAmQMAIA3UBgIAAAAB5wYBAAAAAYYHQAAAAAGbBwEAAAAB0AcBAAAAAYcIAQAAAAGICAEAAAABiQgEAAAAAYoIEAAAAAGLCBAAAAABjAgQAAAAAY0IEAAAAAGOCEAAAAABASwAAJsDADABLAAAmwMAMA4OAACIDwAg1AYCAJcMACHnBgEAmAwAIYYHQACaDAAhmwcBAJgMACHQBwEAmAwAIYcIAQCYDAAhiAgBAJgMACGJCAQAogwAIYoIEAChDAAhiwgQAKEMACGMCBAAoQwAIY0IEAC7DAAhjghAAKMMACECAAAAkgMAICwAAJ4DACAN1AYCAJcMACHnBgEAmAwAIYYHQACaDAAhmwcBAJgMACHQBwEAmAwAIYcIAQCYDAAhiAgBAJgMACGJCAQAogwAIYoIEAChDAAhiwgQAKEMACGMCBAAoQwAIY0IEAC7DAAhjghAAKMMACECAAAALgAgLAAAoAMAIAIAAAAuACAsAACgAwAgAwAAAJIDACAzAACZAwAgNAAAngMAIAEAAACSAwAgAQAAAC4AIAcGAACDDwAgOQAAhA8AIDoAAIcPACA7AACGDwAgPAAAhQ8AII0IAACbDAAgjggAAJsMACAQ0QYAALcLADDSBgAApwMAENMGAAC3CwAw1AYCAK4KACHnBgEArwoAIYYHQACxCgAhmwcBAK8KACHQBwEArwoAIYcIAQCvCgAhiAgBAK8KACGJCAQAwwoAIYoIEADCCgAhiwgQAMIKACGMCBAAwgoAIY0IEADaCgAhjghAAMQKACEDAAAALgAgAQAApgMAMDgAAKcDACADAAAALgAgAQAAlQMAMAIAAJIDACABAAAAMgAgAQAAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAQOAACCDwAghgdAAAAAAdAHAQAAAAGGCAEAAAABASwAAK8DACADhgdAAAAAAdAHAQAAAAGGCAEAAAABASwAALEDADABLAAAsQMAMAQOAACBDwAghgdAAJoMACHQBwEAmAwAIYYIAQCYDAAhAgAAADIAICwAALQDACADhgdAAJoMACHQBwEAmAwAIYYIAQCYDAAhAgAAADAAICwAALYDACACAAAAMAAgLAAAtgMAIAMAAAAyACAzAACvAwAgNAAAtAMAIAEAAAAyACABAAAAMAAgAwYAAP4OACA7AACADwAgPAAA_w4AIAbRBgAAtgsAMNIGAAC9AwAQ0wYAALYLADCGB0AAsQoAIdAHAQCvCgAhhggBAK8KACEDAAAAMAAgAQAAvAMAMDgAAL0DACADAAAAMAAgAQAAMQAwAgAAMgAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAFBAEAAAABDgAA_Q4AIIYHQAAAAAGJBwEAAAAB0AcBAAAAAQEsAADFAwAgBAQBAAAAAYYHQAAAAAGJBwEAAAAB0AcBAAAAAQEsAADHAwAwASwAAMcDADAFBAEAmAwAIQ4AAPwOACCGB0AAmgwAIYkHAQCYDAAh0AcBAJgMACECAAAALAAgLAAAygMAIAQEAQCYDAAhhgdAAJoMACGJBwEAmAwAIdAHAQCYDAAhAgAAACoAICwAAMwDACACAAAAKgAgLAAAzAMAIAMAAAAsACAzAADFAwAgNAAAygMAIAEAAAAsACABAAAAKgAgAwYAAPkOACA7AAD7DgAgPAAA-g4AIAcEAQCvCgAh0QYAALULADDSBgAA0wMAENMGAAC1CwAwhgdAALEKACGJBwEArwoAIdAHAQCvCgAhAwAAACoAIAEAANIDADA4AADTAwAgAwAAACoAIAEAACsAMAIAACwAIBMJAACzCwAg0QYAALELADDSBgAA2QMAENMGAACxCwAw1AYCALwKACHVBgEAvQoAIeQGAAC0CwAg8QYBANYKACHyBkAA1woAIfoGAQAAAAGGB0AAvwoAIf4HBADkCgAh_wcEAOQKACGACBAAsgsAIYEIIAC-CgAhgggQALILACGDCEAA1woAIYQIIAC-CgAhhQhAANcKACEBAAAA1gMAIAEAAADWAwAgEgkAALMLACDRBgAAsQsAMNIGAADZAwAQ0wYAALELADDUBgIAvAoAIdUGAQC9CgAh8QYBANYKACHyBkAA1woAIfoGAQC9CgAhhgdAAL8KACH-BwQA5AoAIf8HBADkCgAhgAgQALILACGBCCAAvgoAIYIIEACyCwAhgwhAANcKACGECCAAvgoAIYUIQADXCgAhBwkAAPgOACDxBgAAmwwAIPIGAACbDAAggAgAAJsMACCCCAAAmwwAIIMIAACbDAAghQgAAJsMACADAAAA2QMAIAEAANoDADACAADWAwAgAwAAANkDACABAADaAwAwAgAA1gMAIAMAAADZAwAgAQAA2gMAMAIAANYDACAPCQAA9w4AINQGAgAAAAHVBgEAAAAB8QYBAAAAAfIGQAAAAAH6BgEAAAABhgdAAAAAAf4HBAAAAAH_BwQAAAABgAgQAAAAAYEIIAAAAAGCCBAAAAABgwhAAAAAAYQIIAAAAAGFCEAAAAABASwAAN4DACAO1AYCAAAAAdUGAQAAAAHxBgEAAAAB8gZAAAAAAfoGAQAAAAGGB0AAAAAB_gcEAAAAAf8HBAAAAAGACBAAAAABgQggAAAAAYIIEAAAAAGDCEAAAAABhAggAAAAAYUIQAAAAAEBLAAA4AMAMAEsAADgAwAwDwkAAO0OACDUBgIAlwwAIdUGAQCYDAAh8QYBAKwMACHyBkAAowwAIfoGAQCYDAAhhgdAAJoMACH-BwQAogwAIf8HBACiDAAhgAgQALsMACGBCCAAmQwAIYIIEAC7DAAhgwhAAKMMACGECCAAmQwAIYUIQACjDAAhAgAAANYDACAsAADjAwAgDtQGAgCXDAAh1QYBAJgMACHxBgEArAwAIfIGQACjDAAh-gYBAJgMACGGB0AAmgwAIf4HBACiDAAh_wcEAKIMACGACBAAuwwAIYEIIACZDAAhgggQALsMACGDCEAAowwAIYQIIACZDAAhhQhAAKMMACECAAAA2QMAICwAAOUDACACAAAA2QMAICwAAOUDACADAAAA1gMAIDMAAN4DACA0AADjAwAgAQAAANYDACABAAAA2QMAIAsGAADoDgAgOQAA6Q4AIDoAAOwOACA7AADrDgAgPAAA6g4AIPEGAACbDAAg8gYAAJsMACCACAAAmwwAIIIIAACbDAAggwgAAJsMACCFCAAAmwwAIBHRBgAAsAsAMNIGAADsAwAQ0wYAALALADDUBgIArgoAIdUGAQCvCgAh8QYBAM4KACHyBkAAxAoAIfoGAQCvCgAhhgdAALEKACH-BwQAwwoAIf8HBADDCgAhgAgQANoKACGBCCAAsAoAIYIIEADaCgAhgwhAAMQKACGECCAAsAoAIYUIQADECgAhAwAAANkDACABAADrAwAwOAAA7AMAIAMAAADZAwAgAQAA2gMAMAIAANYDACAH0QYAAK4LADDSBgAA8gMAENMGAACuCwAw1AYCALwKACH7B0AAvwoAIfwHAADrCgAg_QcAAK8LACABAAAA7wMAIAEAAADvAwAgBtEGAACuCwAw0gYAAPIDABDTBgAArgsAMNQGAgC8CgAh-wdAAL8KACH8BwAA6woAIAH8BwAAmwwAIAMAAADyAwAgAQAA8wMAMAIAAO8DACADAAAA8gMAIAEAAPMDADACAADvAwAgAwAAAPIDACABAADzAwAwAgAA7wMAIAPUBgIAAAAB-wdAAAAAAfwHgAAAAAEBLAAA9wMAIAPUBgIAAAAB-wdAAAAAAfwHgAAAAAEBLAAA-QMAMAEsAAD5AwAwA9QGAgCXDAAh-wdAAJoMACH8B4AAAAABAgAAAO8DACAsAAD8AwAgA9QGAgCXDAAh-wdAAJoMACH8B4AAAAABAgAAAPIDACAsAAD-AwAgAgAAAPIDACAsAAD-AwAgAwAAAO8DACAzAAD3AwAgNAAA_AMAIAEAAADvAwAgAQAAAPIDACAGBgAA4w4AIDkAAOQOACA6AADnDgAgOwAA5g4AIDwAAOUOACD8BwAAmwwAIAbRBgAArQsAMNIGAACFBAAQ0wYAAK0LADDUBgIArgoAIfsHQACxCgAh_AcAAOgKACADAAAA8gMAIAEAAIQEADA4AACFBAAgAwAAAPIDACABAADzAwAwAgAA7wMAIAfRBgAAqwsAMNIGAACLBAAQ0wYAAKsLADDUBgIAvAoAIdgGQAC_CgAh-gYBAL0KACH6BwAArAsAIAEAAACIBAAgAQAAAIgEACAG0QYAAKsLADDSBgAAiwQAENMGAACrCwAw1AYCALwKACHYBkAAvwoAIfoGAQC9CgAhAAMAAACLBAAgAQAAjAQAMAIAAIgEACADAAAAiwQAIAEAAIwEADACAACIBAAgAwAAAIsEACABAACMBAAwAgAAiAQAIAPUBgIAAAAB2AZAAAAAAfoGAQAAAAEBLAAAkAQAIAPUBgIAAAAB2AZAAAAAAfoGAQAAAAEBLAAAkgQAMAEsAACSBAAwA9QGAgCXDAAh2AZAAJoMACH6BgEAmAwAIQIAAACIBAAgLAAAlQQAIAPUBgIAlwwAIdgGQACaDAAh-gYBAJgMACECAAAAiwQAICwAAJcEACACAAAAiwQAICwAAJcEACADAAAAiAQAIDMAAJAEACA0AACVBAAgAQAAAIgEACABAAAAiwQAIAUGAADeDgAgOQAA3w4AIDoAAOIOACA7AADhDgAgPAAA4A4AIAbRBgAAqgsAMNIGAACeBAAQ0wYAAKoLADDUBgIArgoAIdgGQACxCgAh-gYBAK8KACEDAAAAiwQAIAEAAJ0EADA4AACeBAAgAwAAAIsEACABAACMBAAwAgAAiAQAIAnRBgAAqQsAMNIGAACkBAAQ0wYAAKkLADDYBkAAvwoAIfoGAQAAAAHDB0AAvwoAIfcHAQC9CgAh-AcBAL0KACH5BwEAvQoAIQEAAAChBAAgAQAAAKEEACAJ0QYAAKkLADDSBgAApAQAENMGAACpCwAw2AZAAL8KACH6BgEAvQoAIcMHQAC_CgAh9wcBAL0KACH4BwEAvQoAIfkHAQC9CgAhAAMAAACkBAAgAQAApQQAMAIAAKEEACADAAAApAQAIAEAAKUEADACAAChBAAgAwAAAKQEACABAAClBAAwAgAAoQQAIAbYBkAAAAAB-gYBAAAAAcMHQAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAEBLAAAqQQAIAbYBkAAAAAB-gYBAAAAAcMHQAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAEBLAAAqwQAMAEsAACrBAAwBtgGQACaDAAh-gYBAJgMACHDB0AAmgwAIfcHAQCYDAAh-AcBAJgMACH5BwEAmAwAIQIAAAChBAAgLAAArgQAIAbYBkAAmgwAIfoGAQCYDAAhwwdAAJoMACH3BwEAmAwAIfgHAQCYDAAh-QcBAJgMACECAAAApAQAICwAALAEACACAAAApAQAICwAALAEACADAAAAoQQAIDMAAKkEACA0AACuBAAgAQAAAKEEACABAAAApAQAIAMGAADbDgAgOwAA3Q4AIDwAANwOACAJ0QYAAKgLADDSBgAAtwQAENMGAACoCwAw2AZAALEKACH6BgEArwoAIcMHQACxCgAh9wcBAK8KACH4BwEArwoAIfkHAQCvCgAhAwAAAKQEACABAAC2BAAwOAAAtwQAIAMAAACkBAAgAQAApQQAMAIAAKEEACABAAAAGQAgAQAAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIBYKAADvDAAgDgAA8AwAIBUAANoOACAWAADxDAAgFwAA8gwAIBgAAPMMACDvBgQAAAAB9AYBAAAAAYYHQAAAAAGyB0AAAAABvwcEAAAAAdAHAQAAAAHTBwEAAAAB5QcBAAAAAe4HQAAAAAHwBwQAAAAB8QcQAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHEAAAAAH2B0AAAAABASwAAL8EACAQ7wYEAAAAAfQGAQAAAAGGB0AAAAABsgdAAAAAAb8HBAAAAAHQBwEAAAAB0wcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQEsAADBBAAwASwAAMEEADABAAAAHQAgAQAAADsAIBYKAADKDAAgDgAAywwAIBUAANkOACAWAADMDAAgFwAAzQwAIBgAAM4MACDvBgQAqwwAIfQGAQCsDAAhhgdAAJoMACGyB0AAowwAIb8HBACiDAAh0AcBAKwMACHTBwEAmAwAIeUHAQCYDAAh7gdAAJoMACHwBwQAqwwAIfEHEAC7DAAh8gcBAJgMACHzBwEArAwAIfQHAQCsDAAh9QcQALsMACH2B0AAowwAIQIAAAAZACAsAADGBAAgEO8GBACrDAAh9AYBAKwMACGGB0AAmgwAIbIHQACjDAAhvwcEAKIMACHQBwEArAwAIdMHAQCYDAAh5QcBAJgMACHuB0AAmgwAIfAHBACrDAAh8QcQALsMACHyBwEAmAwAIfMHAQCsDAAh9AcBAKwMACH1BxAAuwwAIfYHQACjDAAhAgAAABcAICwAAMgEACACAAAAFwAgLAAAyAQAIAEAAAAdACABAAAAOwAgAwAAABkAIDMAAL8EACA0AADGBAAgAQAAABkAIAEAAAAXACAPBgAA1A4AIDkAANUOACA6AADYDgAgOwAA1w4AIDwAANYOACDvBgAAmwwAIPQGAACbDAAgsgcAAJsMACDQBwAAmwwAIPAHAACbDAAg8QcAAJsMACDzBwAAmwwAIPQHAACbDAAg9QcAAJsMACD2BwAAmwwAIBPRBgAApwsAMNIGAADRBAAQ0wYAAKcLADDvBgQAzQoAIfQGAQDOCgAhhgdAALEKACGyB0AAxAoAIb8HBADDCgAh0AcBAM4KACHTBwEArwoAIeUHAQCvCgAh7gdAALEKACHwBwQAzQoAIfEHEADaCgAh8gcBAK8KACHzBwEAzgoAIfQHAQDOCgAh9QcQANoKACH2B0AAxAoAIQMAAAAXACABAADQBAAwOAAA0QQAIAMAAAAXACABAAAYADACAAAZACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIAkNAADTDgAgDgAA3AwAILIHQAAAAAG_BwQAAAAB0AcBAAAAAdMHAQAAAAHvBwIAAAAB8AcEAAAAAfEHEAAAAAEBLAAA2QQAIAeyB0AAAAABvwcEAAAAAdAHAQAAAAHTBwEAAAAB7wcCAAAAAfAHBAAAAAHxBxAAAAABASwAANsEADABLAAA2wQAMAkNAADSDgAgDgAA2gwAILIHQACjDAAhvwcEAKIMACHQBwEAmAwAIdMHAQCYDAAh7wcCAJcMACHwBwQAqwwAIfEHEAC7DAAhAgAAACgAICwAAN4EACAHsgdAAKMMACG_BwQAogwAIdAHAQCYDAAh0wcBAJgMACHvBwIAlwwAIfAHBACrDAAh8QcQALsMACECAAAAJgAgLAAA4AQAIAIAAAAmACAsAADgBAAgAwAAACgAIDMAANkEACA0AADeBAAgAQAAACgAIAEAAAAmACAIBgAAzQ4AIDkAAM4OACA6AADRDgAgOwAA0A4AIDwAAM8OACCyBwAAmwwAIPAHAACbDAAg8QcAAJsMACAK0QYAAKYLADDSBgAA5wQAENMGAACmCwAwsgdAAMQKACG_BwQAwwoAIdAHAQCvCgAh0wcBAK8KACHvBwIArgoAIfAHBADNCgAh8QcQANoKACEDAAAAJgAgAQAA5gQAMDgAAOcEACADAAAAJgAgAQAAJwAwAgAAKAAgEdEGAAClCwAw0gYAAO0EABDTBgAApQsAMIYHQAC_CgAhvwcEAOQKACHTBwEAvQoAIdcHAQAAAAHlBwEAvQoAIeYHAQC9CgAh5wcQAOUKACHoBxAA5QoAIekHQADXCgAh6gcCAP8KACHrBwEA1goAIewHQADXCgAh7QcEANUKACHuB0AAvwoAIQEAAADqBAAgAQAAAOoEACAR0QYAAKULADDSBgAA7QQAENMGAAClCwAwhgdAAL8KACG_BwQA5AoAIdMHAQC9CgAh1wcBAL0KACHlBwEAvQoAIeYHAQC9CgAh5wcQAOUKACHoBxAA5QoAIekHQADXCgAh6gcCAP8KACHrBwEA1goAIewHQADXCgAh7QcEANUKACHuB0AAvwoAIQXpBwAAmwwAIOoHAACbDAAg6wcAAJsMACDsBwAAmwwAIO0HAACbDAAgAwAAAO0EACABAADuBAAwAgAA6gQAIAMAAADtBAAgAQAA7gQAMAIAAOoEACADAAAA7QQAIAEAAO4EADACAADqBAAgDoYHQAAAAAG_BwQAAAAB0wcBAAAAAdcHAQAAAAHlBwEAAAAB5gcBAAAAAecHEAAAAAHoBxAAAAAB6QdAAAAAAeoHAgAAAAHrBwEAAAAB7AdAAAAAAe0HBAAAAAHuB0AAAAABASwAAPIEACAOhgdAAAAAAb8HBAAAAAHTBwEAAAAB1wcBAAAAAeUHAQAAAAHmBwEAAAAB5wcQAAAAAegHEAAAAAHpB0AAAAAB6gcCAAAAAesHAQAAAAHsB0AAAAAB7QcEAAAAAe4HQAAAAAEBLAAA9AQAMAEsAAD0BAAwDoYHQACaDAAhvwcEAKIMACHTBwEAmAwAIdcHAQCYDAAh5QcBAJgMACHmBwEAmAwAIecHEAChDAAh6AcQAKEMACHpB0AAowwAIeoHAgDmDQAh6wcBAKwMACHsB0AAowwAIe0HBACrDAAh7gdAAJoMACECAAAA6gQAICwAAPcEACAOhgdAAJoMACG_BwQAogwAIdMHAQCYDAAh1wcBAJgMACHlBwEAmAwAIeYHAQCYDAAh5wcQAKEMACHoBxAAoQwAIekHQACjDAAh6gcCAOYNACHrBwEArAwAIewHQACjDAAh7QcEAKsMACHuB0AAmgwAIQIAAADtBAAgLAAA-QQAIAIAAADtBAAgLAAA-QQAIAMAAADqBAAgMwAA8gQAIDQAAPcEACABAAAA6gQAIAEAAADtBAAgCgYAAMgOACA5AADJDgAgOgAAzA4AIDsAAMsOACA8AADKDgAg6QcAAJsMACDqBwAAmwwAIOsHAACbDAAg7AcAAJsMACDtBwAAmwwAIBHRBgAApAsAMNIGAACABQAQ0wYAAKQLADCGB0AAsQoAIb8HBADDCgAh0wcBAK8KACHXBwEArwoAIeUHAQCvCgAh5gcBAK8KACHnBxAAwgoAIegHEADCCgAh6QdAAMQKACHqBwIA_AoAIesHAQDOCgAh7AdAAMQKACHtBwQAzQoAIe4HQACxCgAhAwAAAO0EACABAAD_BAAwOAAAgAUAIAMAAADtBAAgAQAA7gQAMAIAAOoEACABAAAAYAAgAQAAAGAAIAMAAABeACABAABfADACAABgACADAAAAXgAgAQAAXwAwAgAAYAAgAwAAAF4AIAEAAF8AMAIAAGAAIAUDAADHDgAg1AYCAAAAAecGAQAAAAGOB0AAAAAB1AcQAAAAAQEsAACIBQAgBNQGAgAAAAHnBgEAAAABjgdAAAAAAdQHEAAAAAEBLAAAigUAMAEsAACKBQAwBQMAAMYOACDUBgIAlwwAIecGAQCYDAAhjgdAAJoMACHUBxAAoQwAIQIAAABgACAsAACNBQAgBNQGAgCXDAAh5wYBAJgMACGOB0AAmgwAIdQHEAChDAAhAgAAAF4AICwAAI8FACACAAAAXgAgLAAAjwUAIAMAAABgACAzAACIBQAgNAAAjQUAIAEAAABgACABAAAAXgAgBQYAAMEOACA5AADCDgAgOgAAxQ4AIDsAAMQOACA8AADDDgAgB9EGAACjCwAw0gYAAJYFABDTBgAAowsAMNQGAgCuCgAh5wYBAK8KACGOB0AAsQoAIdQHEADCCgAhAwAAAF4AIAEAAJUFADA4AACWBQAgAwAAAF4AIAEAAF8AMAIAAGAAIAoNAACiCwAg0QYAAKELADDSBgAAQQAQ0wYAAKELADCGB0AAvwoAIb8HBADkCgAh0wcBAL0KACHUBxAA5QoAIeMHAQC9CgAh5AcAAKALACABAAAAmQUAIAEAAACZBQAgAQ0AAMAOACADAAAAQQAgAQAAnAUAMAIAAJkFACADAAAAQQAgAQAAnAUAMAIAAJkFACADAAAAQQAgAQAAnAUAMAIAAJkFACAGDQAAvw4AIIYHQAAAAAG_BwQAAAAB0wcBAAAAAdQHEAAAAAHjBwEAAAABASwAAKAFACAFhgdAAAAAAb8HBAAAAAHTBwEAAAAB1AcQAAAAAeMHAQAAAAEBLAAAogUAMAEsAACiBQAwBg0AAL4OACCGB0AAmgwAIb8HBACiDAAh0wcBAJgMACHUBxAAoQwAIeMHAQCYDAAhAgAAAJkFACAsAAClBQAgBYYHQACaDAAhvwcEAKIMACHTBwEAmAwAIdQHEAChDAAh4wcBAJgMACECAAAAQQAgLAAApwUAIAIAAABBACAsAACnBQAgAwAAAJkFACAzAACgBQAgNAAApQUAIAEAAACZBQAgAQAAAEEAIAUGAAC5DgAgOQAAug4AIDoAAL0OACA7AAC8DgAgPAAAuw4AIAjRBgAAnwsAMNIGAACuBQAQ0wYAAJ8LADCGB0AAsQoAIb8HBADDCgAh0wcBAK8KACHUBxAAwgoAIeMHAQCvCgAhAwAAAEEAIAEAAK0FADA4AACuBQAgAwAAAEEAIAEAAJwFADACAACZBQAgCNEGAACdCwAw0gYAALQFABDTBgAAnQsAMIYHQAC_CgAhvQcBAL0KACHgBwEAvQoAIeEHAQC9CgAh4gcAAJ4LACABAAAAsQUAIAEAAACxBQAgB9EGAACdCwAw0gYAALQFABDTBgAAnQsAMIYHQAC_CgAhvQcBAL0KACHgBwEAvQoAIeEHAQC9CgAhAAMAAAC0BQAgAQAAtQUAMAIAALEFACADAAAAtAUAIAEAALUFADACAACxBQAgAwAAALQFACABAAC1BQAwAgAAsQUAIASGB0AAAAABvQcBAAAAAeAHAQAAAAHhBwEAAAABASwAALkFACAEhgdAAAAAAb0HAQAAAAHgBwEAAAAB4QcBAAAAAQEsAAC7BQAwASwAALsFADAEhgdAAJoMACG9BwEAmAwAIeAHAQCYDAAh4QcBAJgMACECAAAAsQUAICwAAL4FACAEhgdAAJoMACG9BwEAmAwAIeAHAQCYDAAh4QcBAJgMACECAAAAtAUAICwAAMAFACACAAAAtAUAICwAAMAFACADAAAAsQUAIDMAALkFACA0AAC-BQAgAQAAALEFACABAAAAtAUAIAMGAAC2DgAgOwAAuA4AIDwAALcOACAH0QYAAJwLADDSBgAAxwUAENMGAACcCwAwhgdAALEKACG9BwEArwoAIeAHAQCvCgAh4QcBAK8KACEDAAAAtAUAIAEAAMYFADA4AADHBQAgAwAAALQFACABAAC1BQAwAgAAsQUAIA8MAACZCwAgFQEAvQoAIcADAACXCwAgwQMAAJgLACDRBgAAlQsAMNIGAADWBQAQ0wYAAJULADDnBgEA1goAIfoGAQAAAAHYB0AAvwoAIdoHAQC9CgAh2wcBAL0KACHcBwEAvQoAId0HAACWCwAg3gcBANYKACEBAAAAygUAIAi_AwAAiwsAINEGAACOCwAw0gYAAMwFABDTBgAAjgsAMJ8HAQC9CgAh1gcBAL0KACHYB0AAvwoAIdkHAQC9CgAhAQAAAMwFACAGvwMAAIsLACDRBgAAmwsAMNIGAADOBQAQ0wYAAJsLADDWBwEAvQoAIdgHQAC_CgAhAb8DAACEDgAgB78DAACLCwAg0QYAAJsLADDSBgAAzgUAENMGAACbCwAw1gcBAL0KACHYB0AAvwoAId8HAACaCwAgAwAAAM4FACABAADPBQAwAgAA0AUAIAi_AwAAiwsAINEGAACKCwAw0gYAANIFABDTBgAAigsAMNEHBADkCgAh1gcBAL0KACHXBwEAvQoAIdgHQAC_CgAhAQAAANIFACABAAAAzgUAIAEAAADKBQAgDwwAAJkLACAVAQC9CgAhwAMAAJcLACDBAwAAmAsAINEGAACVCwAw0gYAANYFABDTBgAAlQsAMOcGAQDWCgAh-gYBAL0KACHYB0AAvwoAIdoHAQC9CgAh2wcBAL0KACHcBwEAvQoAId0HAACWCwAg3gcBANYKACEFDAAAtQ4AIMADAACzDgAgwQMAALQOACDnBgAAmwwAIN4HAACbDAAgAwAAANYFACABAADXBQAwAgAAygUAIAMAAADWBQAgAQAA1wUAMAIAAMoFACADAAAA1gUAIAEAANcFADACAADKBQAgDAwAALIOACAVAQAAAAHAAwAAsA4AIMEDAACxDgAg5wYBAAAAAfoGAQAAAAHYB0AAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QeAAAAAAd4HAQAAAAEBLAAA2wUAIAkVAQAAAAHnBgEAAAAB-gYBAAAAAdgHQAAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdB4AAAAAB3gcBAAAAAQEsAADdBQAwASwAAN0FADAMDAAAmQ4AIBUBAJgMACHAAwAAlw4AIMEDAACYDgAg5wYBAKwMACH6BgEAmAwAIdgHQACaDAAh2gcBAJgMACHbBwEAmAwAIdwHAQCYDAAh3QeAAAAAAd4HAQCsDAAhAgAAAMoFACAsAADgBQAgCRUBAJgMACHnBgEArAwAIfoGAQCYDAAh2AdAAJoMACHaBwEAmAwAIdsHAQCYDAAh3AcBAJgMACHdB4AAAAAB3gcBAKwMACECAAAA1gUAICwAAOIFACACAAAA1gUAICwAAOIFACADAAAAygUAIDMAANsFACA0AADgBQAgAQAAAMoFACABAAAA1gUAIAUGAACUDgAgOwAAlg4AIDwAAJUOACDnBgAAmwwAIN4HAACbDAAgDBUBAK8KACHRBgAAkgsAMNIGAADpBQAQ0wYAAJILADDnBgEAzgoAIfoGAQCvCgAh2AdAALEKACHaBwEArwoAIdsHAQCvCgAh3AcBAK8KACHdBwAAkwsAIN4HAQDOCgAhAwAAANYFACABAADoBQAwOAAA6QUAIAMAAADWBQAgAQAA1wUAMAIAAMoFACAH0QYAAJALADDSBgAA7wUAENMGAACQCwAw1AYCALwKACGOB0AAvwoAIdQHEADlCgAh1QcAAJELACABAAAA7AUAIAEAAADsBQAgBtEGAACQCwAw0gYAAO8FABDTBgAAkAsAMNQGAgC8CgAhjgdAAL8KACHUBxAA5QoAIQADAAAA7wUAIAEAAPAFADACAADsBQAgAwAAAO8FACABAADwBQAwAgAA7AUAIAMAAADvBQAgAQAA8AUAMAIAAOwFACAD1AYCAAAAAY4HQAAAAAHUBxAAAAABASwAAPQFACAD1AYCAAAAAY4HQAAAAAHUBxAAAAABASwAAPYFADABLAAA9gUAMAPUBgIAlwwAIY4HQACaDAAh1AcQAKEMACECAAAA7AUAICwAAPkFACAD1AYCAJcMACGOB0AAmgwAIdQHEAChDAAhAgAAAO8FACAsAAD7BQAgAgAAAO8FACAsAAD7BQAgAwAAAOwFACAzAAD0BQAgNAAA-QUAIAEAAADsBQAgAQAAAO8FACAFBgAAjw4AIDkAAJAOACA6AACTDgAgOwAAkg4AIDwAAJEOACAG0QYAAI8LADDSBgAAggYAENMGAACPCwAw1AYCAK4KACGOB0AAsQoAIdQHEADCCgAhAwAAAO8FACABAACBBgAwOAAAggYAIAMAAADvBQAgAQAA8AUAMAIAAOwFACAIvwMAAIsLACDRBgAAjgsAMNIGAADMBQAQ0wYAAI4LADCfBwEAvQoAIdYHAQAAAAHYB0AAvwoAIdkHAQC9CgAhAQAAAIUGACABAAAAhQYAIAG_AwAAhA4AIAMAAADMBQAgAQAAiAYAMAIAAIUGACADAAAAzAUAIAEAAIgGADACAACFBgAgAwAAAMwFACABAACIBgAwAgAAhQYAIAW_AwAAjg4AIJ8HAQAAAAHWBwEAAAAB2AdAAAAAAdkHAQAAAAEBLAAAjAYAIASfBwEAAAAB1gcBAAAAAdgHQAAAAAHZBwEAAAABASwAAI4GADABLAAAjgYAMAW_AwAAjQ4AIJ8HAQCYDAAh1gcBAJgMACHYB0AAmgwAIdkHAQCYDAAhAgAAAIUGACAsAACRBgAgBJ8HAQCYDAAh1gcBAJgMACHYB0AAmgwAIdkHAQCYDAAhAgAAAMwFACAsAACTBgAgAgAAAMwFACAsAACTBgAgAwAAAIUGACAzAACMBgAgNAAAkQYAIAEAAACFBgAgAQAAAMwFACADBgAAig4AIDsAAIwOACA8AACLDgAgB9EGAACNCwAw0gYAAJoGABDTBgAAjQsAMJ8HAQCvCgAh1gcBAK8KACHYB0AAsQoAIdkHAQCvCgAhAwAAAMwFACABAACZBgAwOAAAmgYAIAMAAADMBQAgAQAAiAYAMAIAAIUGACABAAAA0AUAIAEAAADQBQAgAwAAAM4FACABAADPBQAwAgAA0AUAIAMAAADOBQAgAQAAzwUAMAIAANAFACADAAAAzgUAIAEAAM8FADACAADQBQAgA78DAACJDgAg1gcBAAAAAdgHQAAAAAEBLAAAogYAIALWBwEAAAAB2AdAAAAAAQEsAACkBgAwASwAAKQGADADvwMAAIgOACDWBwEAmAwAIdgHQACaDAAhAgAAANAFACAsAACnBgAgAtYHAQCYDAAh2AdAAJoMACECAAAAzgUAICwAAKkGACACAAAAzgUAICwAAKkGACADAAAA0AUAIDMAAKIGACA0AACnBgAgAQAAANAFACABAAAAzgUAIAMGAACFDgAgOwAAhw4AIDwAAIYOACAF0QYAAIwLADDSBgAAsAYAENMGAACMCwAw1gcBAK8KACHYB0AAsQoAIQMAAADOBQAgAQAArwYAMDgAALAGACADAAAAzgUAIAEAAM8FADACAADQBQAgCL8DAACLCwAg0QYAAIoLADDSBgAA0gUAENMGAACKCwAw0QcEAAAAAdYHAQAAAAHXBwEAvQoAIdgHQAC_CgAhAQAAALMGACABAAAAswYAIAG_AwAAhA4AIAMAAADSBQAgAQAAtgYAMAIAALMGACADAAAA0gUAIAEAALYGADACAACzBgAgAwAAANIFACABAAC2BgAwAgAAswYAIAW_AwAAgw4AINEHBAAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAEBLAAAugYAIATRBwQAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAABASwAALwGADABLAAAvAYAMAW_AwAAgg4AINEHBACiDAAh1gcBAJgMACHXBwEAmAwAIdgHQACaDAAhAgAAALMGACAsAAC_BgAgBNEHBACiDAAh1gcBAJgMACHXBwEAmAwAIdgHQACaDAAhAgAAANIFACAsAADBBgAgAgAAANIFACAsAADBBgAgAwAAALMGACAzAAC6BgAgNAAAvwYAIAEAAACzBgAgAQAAANIFACAFBgAA_Q0AIDkAAP4NACA6AACBDgAgOwAAgA4AIDwAAP8NACAH0QYAAIkLADDSBgAAyAYAENMGAACJCwAw0QcEAMMKACHWBwEArwoAIdcHAQCvCgAh2AdAALEKACEDAAAA0gUAIAEAAMcGADA4AADIBgAgAwAAANIFACABAAC2BgAwAgAAswYAIAfRBgAAhwsAMNIGAADOBgAQ0wYAAIcLADDUBgIAvAoAIY4HQAC_CgAh1AcQAOUKACHVBwAAiAsAIAEAAADLBgAgAQAAAMsGACAG0QYAAIcLADDSBgAAzgYAENMGAACHCwAw1AYCALwKACGOB0AAvwoAIdQHEADlCgAhAAMAAADOBgAgAQAAzwYAMAIAAMsGACADAAAAzgYAIAEAAM8GADACAADLBgAgAwAAAM4GACABAADPBgAwAgAAywYAIAPUBgIAAAABjgdAAAAAAdQHEAAAAAEBLAAA0wYAIAPUBgIAAAABjgdAAAAAAdQHEAAAAAEBLAAA1QYAMAEsAADVBgAwA9QGAgCXDAAhjgdAAJoMACHUBxAAoQwAIQIAAADLBgAgLAAA2AYAIAPUBgIAlwwAIY4HQACaDAAh1AcQAKEMACECAAAAzgYAICwAANoGACACAAAAzgYAICwAANoGACADAAAAywYAIDMAANMGACA0AADYBgAgAQAAAMsGACABAAAAzgYAIAUGAAD4DQAgOQAA-Q0AIDoAAPwNACA7AAD7DQAgPAAA-g0AIAbRBgAAhgsAMNIGAADhBgAQ0wYAAIYLADDUBgIArgoAIY4HQACxCgAh1AcQAMIKACEDAAAAzgYAIAEAAOAGADA4AADhBgAgAwAAAM4GACABAADPBgAwAgAAywYAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBg0AAPcNACDUBgIAAAABmwcBAAAAAb8HBAAAAAHSB0AAAAAB0wcBAAAAAQEsAADpBgAgBdQGAgAAAAGbBwEAAAABvwcEAAAAAdIHQAAAAAHTBwEAAAABASwAAOsGADABLAAA6wYAMAYNAAD2DQAg1AYCAJcMACGbBwEAmAwAIb8HBACiDAAh0gdAAJoMACHTBwEAmAwAIQIAAAA_ACAsAADuBgAgBdQGAgCXDAAhmwcBAJgMACG_BwQAogwAIdIHQACaDAAh0wcBAJgMACECAAAAPQAgLAAA8AYAIAIAAAA9ACAsAADwBgAgAwAAAD8AIDMAAOkGACA0AADuBgAgAQAAAD8AIAEAAAA9ACAFBgAA8Q0AIDkAAPINACA6AAD1DQAgOwAA9A0AIDwAAPMNACAI0QYAAIULADDSBgAA9wYAENMGAACFCwAw1AYCAK4KACGbBwEArwoAIb8HBADDCgAh0gdAALEKACHTBwEArwoAIQMAAAA9ACABAAD2BgAwOAAA9wYAIAMAAAA9ACABAAA-ADACAAA_ACALLAAA6woAINEGAACECwAw0gYAAP0GABDTBgAAhAsAMOcGAQC9CgAh6AYBAL0KACH6BgEAAAABhgdAAL8KACHPBwEAvQoAIdAHAQDWCgAh0QcEANUKACEBAAAA-gYAIAEAAAD6BgAgCywAAOsKACDRBgAAhAsAMNIGAAD9BgAQ0wYAAIQLADDnBgEAvQoAIegGAQC9CgAh-gYBAL0KACGGB0AAvwoAIc8HAQC9CgAh0AcBANYKACHRBwQA1QoAIQMsAACbDAAg0AcAAJsMACDRBwAAmwwAIAMAAAD9BgAgAQAA_gYAMAIAAPoGACADAAAA_QYAIAEAAP4GADACAAD6BgAgAwAAAP0GACABAAD-BgAwAgAA-gYAIAgsgAAAAAHnBgEAAAAB6AYBAAAAAfoGAQAAAAGGB0AAAAABzwcBAAAAAdAHAQAAAAHRBwQAAAABASwAAIIHACAILIAAAAAB5wYBAAAAAegGAQAAAAH6BgEAAAABhgdAAAAAAc8HAQAAAAHQBwEAAAAB0QcEAAAAAQEsAACEBwAwASwAAIQHADAILIAAAAAB5wYBAJgMACHoBgEAmAwAIfoGAQCYDAAhhgdAAJoMACHPBwEAmAwAIdAHAQCsDAAh0QcEAKsMACECAAAA-gYAICwAAIcHACAILIAAAAAB5wYBAJgMACHoBgEAmAwAIfoGAQCYDAAhhgdAAJoMACHPBwEAmAwAIdAHAQCsDAAh0QcEAKsMACECAAAA_QYAICwAAIkHACACAAAA_QYAICwAAIkHACADAAAA-gYAIDMAAIIHACA0AACHBwAgAQAAAPoGACABAAAA_QYAIAgGAADsDQAgLAAAmwwAIDkAAO0NACA6AADwDQAgOwAA7w0AIDwAAO4NACDQBwAAmwwAINEHAACbDAAgCywAAOgKACDRBgAAgwsAMNIGAACQBwAQ0wYAAIMLADDnBgEArwoAIegGAQCvCgAh-gYBAK8KACGGB0AAsQoAIc8HAQCvCgAh0AcBAM4KACHRBwQAzQoAIQMAAAD9BgAgAQAAjwcAMDgAAJAHACADAAAA_QYAIAEAAP4GADACAAD6BgAgDtEGAACCCwAw0gYAAJYHABDTBgAAggsAMOcGAQC9CgAh-gYBAAAAAf4GAQC9CgAhhgdAAL8KACGIB0AA1woAIckHAQC9CgAhygcBAL0KACHLBwIAvAoAIcwHAgC8CgAhzQdAANcKACHOB0AA1woAIQEAAACTBwAgAQAAAJMHACAO0QYAAIILADDSBgAAlgcAENMGAACCCwAw5wYBAL0KACH6BgEAvQoAIf4GAQC9CgAhhgdAAL8KACGIB0AA1woAIckHAQC9CgAhygcBAL0KACHLBwIAvAoAIcwHAgC8CgAhzQdAANcKACHOB0AA1woAIQOIBwAAmwwAIM0HAACbDAAgzgcAAJsMACADAAAAlgcAIAEAAJcHADACAACTBwAgAwAAAJYHACABAACXBwAwAgAAkwcAIAMAAACWBwAgAQAAlwcAMAIAAJMHACAL5wYBAAAAAfoGAQAAAAH-BgEAAAABhgdAAAAAAYgHQAAAAAHJBwEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQdAAAAAAc4HQAAAAAEBLAAAmwcAIAvnBgEAAAAB-gYBAAAAAf4GAQAAAAGGB0AAAAABiAdAAAAAAckHAQAAAAHKBwEAAAABywcCAAAAAcwHAgAAAAHNB0AAAAABzgdAAAAAAQEsAACdBwAwASwAAJ0HADAL5wYBAJgMACH6BgEAmAwAIf4GAQCYDAAhhgdAAJoMACGIB0AAowwAIckHAQCYDAAhygcBAJgMACHLBwIAlwwAIcwHAgCXDAAhzQdAAKMMACHOB0AAowwAIQIAAACTBwAgLAAAoAcAIAvnBgEAmAwAIfoGAQCYDAAh_gYBAJgMACGGB0AAmgwAIYgHQACjDAAhyQcBAJgMACHKBwEAmAwAIcsHAgCXDAAhzAcCAJcMACHNB0AAowwAIc4HQACjDAAhAgAAAJYHACAsAACiBwAgAgAAAJYHACAsAACiBwAgAwAAAJMHACAzAACbBwAgNAAAoAcAIAEAAACTBwAgAQAAAJYHACAIBgAA5w0AIDkAAOgNACA6AADrDQAgOwAA6g0AIDwAAOkNACCIBwAAmwwAIM0HAACbDAAgzgcAAJsMACAO0QYAAIELADDSBgAAqQcAENMGAACBCwAw5wYBAK8KACH6BgEArwoAIf4GAQCvCgAhhgdAALEKACGIB0AAxAoAIckHAQCvCgAhygcBAK8KACHLBwIArgoAIcwHAgCuCgAhzQdAAMQKACHOB0AAxAoAIQMAAACWBwAgAQAAqAcAMDgAAKkHACADAAAAlgcAIAEAAJcHADACAACTBwAgC9EGAAD-CgAw0gYAAK8HABDTBgAA_goAMMEHAQC9CgAhwgcCALwKACHDB0AAvwoAIcQHAgC8CgAhxQcCAP8KACHGBwEA1goAIccHAQDWCgAhyAcAAIALACABAAAArAcAIAEAAACsBwAgCtEGAAD-CgAw0gYAAK8HABDTBgAA_goAMMEHAQC9CgAhwgcCALwKACHDB0AAvwoAIcQHAgC8CgAhxQcCAP8KACHGBwEA1goAIccHAQDWCgAhA8UHAACbDAAgxgcAAJsMACDHBwAAmwwAIAMAAACvBwAgAQAAsAcAMAIAAKwHACADAAAArwcAIAEAALAHADACAACsBwAgAwAAAK8HACABAACwBwAwAgAArAcAIAfBBwEAAAABwgcCAAAAAcMHQAAAAAHEBwIAAAABxQcCAAAAAcYHAQAAAAHHBwEAAAABASwAALQHACAHwQcBAAAAAcIHAgAAAAHDB0AAAAABxAcCAAAAAcUHAgAAAAHGBwEAAAABxwcBAAAAAQEsAAC2BwAwASwAALYHADAHwQcBAJgMACHCBwIAlwwAIcMHQACaDAAhxAcCAJcMACHFBwIA5g0AIcYHAQCsDAAhxwcBAKwMACECAAAArAcAICwAALkHACAHwQcBAJgMACHCBwIAlwwAIcMHQACaDAAhxAcCAJcMACHFBwIA5g0AIcYHAQCsDAAhxwcBAKwMACECAAAArwcAICwAALsHACACAAAArwcAICwAALsHACADAAAArAcAIDMAALQHACA0AAC5BwAgAQAAAKwHACABAAAArwcAIAgGAADhDQAgOQAA4g0AIDoAAOUNACA7AADkDQAgPAAA4w0AIMUHAACbDAAgxgcAAJsMACDHBwAAmwwAIArRBgAA-woAMNIGAADCBwAQ0wYAAPsKADDBBwEArwoAIcIHAgCuCgAhwwdAALEKACHEBwIArgoAIcUHAgD8CgAhxgcBAM4KACHHBwEAzgoAIQMAAACvBwAgAQAAwQcAMDgAAMIHACADAAAArwcAIAEAALAHADACAACsBwAgBdEGAAD6CgAw0gYAAMgHABDTBgAA-goAML8HAQAAAAHAB0AAvwoAIQEAAADFBwAgAQAAAMUHACAF0QYAAPoKADDSBgAAyAcAENMGAAD6CgAwvwcBAL0KACHAB0AAvwoAIQADAAAAyAcAIAEAAMkHADACAADFBwAgAwAAAMgHACABAADJBwAwAgAAxQcAIAMAAADIBwAgAQAAyQcAMAIAAMUHACACvwcBAAAAAcAHQAAAAAEBLAAAzQcAIAK_BwEAAAABwAdAAAAAAQEsAADPBwAwASwAAM8HADACvwcBAJgMACHAB0AAmgwAIQIAAADFBwAgLAAA0gcAIAK_BwEAmAwAIcAHQACaDAAhAgAAAMgHACAsAADUBwAgAgAAAMgHACAsAADUBwAgAwAAAMUHACAzAADNBwAgNAAA0gcAIAEAAADFBwAgAQAAAMgHACADBgAA3g0AIDsAAOANACA8AADfDQAgBdEGAAD5CgAw0gYAANsHABDTBgAA-QoAML8HAQCvCgAhwAdAALEKACEDAAAAyAcAIAEAANoHADA4AADbBwAgAwAAAMgHACABAADJBwAwAgAAxQcAIAEAAABcACABAAAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgDQMAAN0NACDUBgIAAAAB1QYBAAAAAecGAQAAAAH5BhAAAAAB-gYBAAAAAf4GAQAAAAGCBwEAAAABhgdAAAAAAaEHEAAAAAG8BwEAAAABvQcBAAAAAb4HQAAAAAEBLAAA4wcAIAzUBgIAAAAB1QYBAAAAAecGAQAAAAH5BhAAAAAB-gYBAAAAAf4GAQAAAAGCBwEAAAABhgdAAAAAAaEHEAAAAAG8BwEAAAABvQcBAAAAAb4HQAAAAAEBLAAA5QcAMAEsAADlBwAwDQMAANwNACDUBgIAlwwAIdUGAQCYDAAh5wYBAJgMACH5BhAAoQwAIfoGAQCYDAAh_gYBAJgMACGCBwEArAwAIYYHQACaDAAhoQcQALsMACG8BwEAmAwAIb0HAQCsDAAhvgdAAKMMACECAAAAXAAgLAAA6AcAIAzUBgIAlwwAIdUGAQCYDAAh5wYBAJgMACH5BhAAoQwAIfoGAQCYDAAh_gYBAJgMACGCBwEArAwAIYYHQACaDAAhoQcQALsMACG8BwEAmAwAIb0HAQCsDAAhvgdAAKMMACECAAAAWgAgLAAA6gcAIAIAAABaACAsAADqBwAgAwAAAFwAIDMAAOMHACA0AADoBwAgAQAAAFwAIAEAAABaACAJBgAA1w0AIDkAANgNACA6AADbDQAgOwAA2g0AIDwAANkNACCCBwAAmwwAIKEHAACbDAAgvQcAAJsMACC-BwAAmwwAIA_RBgAA-AoAMNIGAADxBwAQ0wYAAPgKADDUBgIArgoAIdUGAQCvCgAh5wYBAK8KACH5BhAAwgoAIfoGAQCvCgAh_gYBAK8KACGCBwEAzgoAIYYHQACxCgAhoQcQANoKACG8BwEArwoAIb0HAQDOCgAhvgdAAMQKACEDAAAAWgAgAQAA8AcAMDgAAPEHACADAAAAWgAgAQAAWwAwAgAAXAAgC4MFAADxCgAghAUAAPIKACDRBgAA8AoAMNIGAACBCAAQ0wYAAPAKADDUBgIAAAAB6AYBAL0KACHpBgEAAAABtAcBAL0KACG1BwEAvQoAIbYHAQDWCgAhAQAAAPQHACAHggUAAPUKACDRBgAA9woAMNIGAAD2BwAQ0wYAAPcKADDUBgIAvAoAIdUGAQC9CgAhswcBAL0KACEBggUAANYNACAIggUAAPUKACDRBgAA9woAMNIGAAD2BwAQ0wYAAPcKADDUBgIAvAoAIdUGAQC9CgAhswcBAL0KACG7BwAA9goAIAMAAAD2BwAgAQAA9wcAMAIAAPgHACAHggUAAPUKACDRBgAA9AoAMNIGAAD6BwAQ0wYAAPQKADDUBgIAvAoAIdUGAQC9CgAh-wYBAL0KACEBggUAANYNACAIggUAAPUKACDRBgAA9AoAMNIGAAD6BwAQ0wYAAPQKADDUBgIAvAoAIdUGAQC9CgAh-wYBAL0KACG6BwAA8woAIAMAAAD6BwAgAQAA-wcAMAIAAPwHACABAAAA9gcAIAEAAAD6BwAgAQAAAPQHACALgwUAAPEKACCEBQAA8goAINEGAADwCgAw0gYAAIEIABDTBgAA8AoAMNQGAgC8CgAh6AYBAL0KACHpBgEAvQoAIbQHAQC9CgAhtQcBAL0KACG2BwEA1goAIQODBQAA1A0AIIQFAADVDQAgtgcAAJsMACADAAAAgQgAIAEAAIIIADACAAD0BwAgAwAAAIEIACABAACCCAAwAgAA9AcAIAMAAACBCAAgAQAAgggAMAIAAPQHACAIgwUAANINACCEBQAA0w0AINQGAgAAAAHoBgEAAAAB6QYBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAQEsAACGCAAgBtQGAgAAAAHoBgEAAAAB6QYBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAQEsAACICAAwASwAAIgIADAIgwUAALgNACCEBQAAuQ0AINQGAgCXDAAh6AYBAJgMACHpBgEAmAwAIbQHAQCYDAAhtQcBAJgMACG2BwEArAwAIQIAAAD0BwAgLAAAiwgAIAbUBgIAlwwAIegGAQCYDAAh6QYBAJgMACG0BwEAmAwAIbUHAQCYDAAhtgcBAKwMACECAAAAgQgAICwAAI0IACACAAAAgQgAICwAAI0IACADAAAA9AcAIDMAAIYIACA0AACLCAAgAQAAAPQHACABAAAAgQgAIAYGAACzDQAgOQAAtA0AIDoAALcNACA7AAC2DQAgPAAAtQ0AILYHAACbDAAgCdEGAADvCgAw0gYAAJQIABDTBgAA7woAMNQGAgCuCgAh6AYBAK8KACHpBgEArwoAIbQHAQCvCgAhtQcBAK8KACG2BwEAzgoAIQMAAACBCAAgAQAAkwgAMDgAAJQIACADAAAAgQgAIAEAAIIIADACAAD0BwAgAQAAAPwHACABAAAA_AcAIAMAAAD6BwAgAQAA-wcAMAIAAPwHACADAAAA-gcAIAEAAPsHADACAAD8BwAgAwAAAPoHACABAAD7BwAwAgAA_AcAIASCBQAAsg0AINQGAgAAAAHVBgEAAAAB-wYBAAAAAQEsAACcCAAgA9QGAgAAAAHVBgEAAAAB-wYBAAAAAQEsAACeCAAwASwAAJ4IADAEggUAALENACDUBgIAlwwAIdUGAQCYDAAh-wYBAJgMACECAAAA_AcAICwAAKEIACAD1AYCAJcMACHVBgEAmAwAIfsGAQCYDAAhAgAAAPoHACAsAACjCAAgAgAAAPoHACAsAACjCAAgAwAAAPwHACAzAACcCAAgNAAAoQgAIAEAAAD8BwAgAQAAAPoHACAFBgAArA0AIDkAAK0NACA6AACwDQAgOwAArw0AIDwAAK4NACAG0QYAAO4KADDSBgAAqggAENMGAADuCgAw1AYCAK4KACHVBgEArwoAIfsGAQCvCgAhAwAAAPoHACABAACpCAAwOAAAqggAIAMAAAD6BwAgAQAA-wcAMAIAAPwHACABAAAA-AcAIAEAAAD4BwAgAwAAAPYHACABAAD3BwAwAgAA-AcAIAMAAAD2BwAgAQAA9wcAMAIAAPgHACADAAAA9gcAIAEAAPcHADACAAD4BwAgBIIFAACrDQAg1AYCAAAAAdUGAQAAAAGzBwEAAAABASwAALIIACAD1AYCAAAAAdUGAQAAAAGzBwEAAAABASwAALQIADABLAAAtAgAMASCBQAAqg0AINQGAgCXDAAh1QYBAJgMACGzBwEAmAwAIQIAAAD4BwAgLAAAtwgAIAPUBgIAlwwAIdUGAQCYDAAhswcBAJgMACECAAAA9gcAICwAALkIACACAAAA9gcAICwAALkIACADAAAA-AcAIDMAALIIACA0AAC3CAAgAQAAAPgHACABAAAA9gcAIAUGAAClDQAgOQAApg0AIDoAAKkNACA7AACoDQAgPAAApw0AIAbRBgAA7QoAMNIGAADACAAQ0wYAAO0KADDUBgIArgoAIdUGAQCvCgAhswcBAK8KACEDAAAA9gcAIAEAAL8IADA4AADACAAgAwAAAPYHACABAAD3BwAwAgAA-AcAIAEAAAAOACABAAAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgKQMAAKMNACAIAACkDQAg1AYCAAAAAeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAesGEAAAAAHtBgQAAAAB9AYBAAAAAfYGEAAAAAH3BgEAAAAB-gYBAAAAAf4GAQAAAAGPBwQAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngcCAAAAAZ8HAQAAAAGgBwEAAAABoQcQAAAAAaIHEAAAAAGjBxAAAAABpAcEAAAAAaUHBAAAAAGmBxAAAAABpwcBAAAAAagHEAAAAAGpBwEAAAABqgdAAAAAAasHIAAAAAGsB0AAAAABrQcBAAAAAa4HQAAAAAGvB0AAAAABsAdAAAAAAbEHQAAAAAGyB0AAAAABASwAAMgIACAn1AYCAAAAAeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAesGEAAAAAHtBgQAAAAB9AYBAAAAAfYGEAAAAAH3BgEAAAAB-gYBAAAAAf4GAQAAAAGPBwQAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngcCAAAAAZ8HAQAAAAGgBwEAAAABoQcQAAAAAaIHEAAAAAGjBxAAAAABpAcEAAAAAaUHBAAAAAGmBxAAAAABpwcBAAAAAagHEAAAAAGpBwEAAAABqgdAAAAAAasHIAAAAAGsB0AAAAABrQcBAAAAAa4HQAAAAAGvB0AAAAABsAdAAAAAAbEHQAAAAAGyB0AAAAABASwAAMoIADABLAAAyggAMCkDAACYDQAgCAAAmQ0AINQGAgCXDAAh5QYBAJgMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHtBgQAogwAIfQGAQCsDAAh9gYQAKEMACH3BgEArAwAIfoGAQCYDAAh_gYBAJgMACGPBwQAogwAIZsHAQCYDAAhnAcBAJgMACGdBwEAmAwAIZ4HAgCXDAAhnwcBAJgMACGgBwEAmAwAIaEHEAChDAAhogcQAKEMACGjBxAAoQwAIaQHBACiDAAhpQcEAKIMACGmBxAAoQwAIacHAQCsDAAhqAcQALsMACGpBwEArAwAIaoHQACjDAAhqwcgAJkMACGsB0AAowwAIa0HAQCsDAAhrgdAAKMMACGvB0AAowwAIbAHQACjDAAhsQdAAJoMACGyB0AAowwAIQIAAAAOACAsAADNCAAgJ9QGAgCXDAAh5QYBAJgMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHtBgQAogwAIfQGAQCsDAAh9gYQAKEMACH3BgEArAwAIfoGAQCYDAAh_gYBAJgMACGPBwQAogwAIZsHAQCYDAAhnAcBAJgMACGdBwEAmAwAIZ4HAgCXDAAhnwcBAJgMACGgBwEAmAwAIaEHEAChDAAhogcQAKEMACGjBxAAoQwAIaQHBACiDAAhpQcEAKIMACGmBxAAoQwAIacHAQCsDAAhqAcQALsMACGpBwEArAwAIaoHQACjDAAhqwcgAJkMACGsB0AAowwAIa0HAQCsDAAhrgdAAKMMACGvB0AAowwAIbAHQACjDAAhsQdAAJoMACGyB0AAowwAIQIAAAAMACAsAADPCAAgAgAAAAwAICwAAM8IACADAAAADgAgMwAAyAgAIDQAAM0IACABAAAADgAgAQAAAAwAIBEGAACTDQAgOQAAlA0AIDoAAJcNACA7AACWDQAgPAAAlQ0AIPQGAACbDAAg9wYAAJsMACCnBwAAmwwAIKgHAACbDAAgqQcAAJsMACCqBwAAmwwAIKwHAACbDAAgrQcAAJsMACCuBwAAmwwAIK8HAACbDAAgsAcAAJsMACCyBwAAmwwAICrRBgAA7AoAMNIGAADWCAAQ0wYAAOwKADDUBgIArgoAIeUGAQCvCgAh5gYBAK8KACHnBgEArwoAIegGAQCvCgAh6QYBAK8KACHqBgEArwoAIesGEADCCgAh7QYEAMMKACH0BgEAzgoAIfYGEADCCgAh9wYBAM4KACH6BgEArwoAIf4GAQCvCgAhjwcEAMMKACGbBwEArwoAIZwHAQCvCgAhnQcBAK8KACGeBwIArgoAIZ8HAQCvCgAhoAcBAK8KACGhBxAAwgoAIaIHEADCCgAhowcQAMIKACGkBwQAwwoAIaUHBADDCgAhpgcQAMIKACGnBwEAzgoAIagHEADaCgAhqQcBAM4KACGqB0AAxAoAIasHIACwCgAhrAdAAMQKACGtBwEAzgoAIa4HQADECgAhrwdAAMQKACGwB0AAxAoAIbEHQACxCgAhsgdAAMQKACEDAAAADAAgAQAA1QgAMDgAANYIACADAAAADAAgAQAADQAwAgAADgAgDtEGAADqCgAw0gYAANwIABDTBgAA6goAMOcGAQC9CgAh6AYBAL0KACH1BgEAvQoAIfkGEADlCgAh-gYBAAAAAf4GAQC9CgAhhgdAAL8KACGRBxAA5QoAIZIHAQDWCgAhkwcBANYKACGUBwAA6woAIAEAAADZCAAgAQAAANkIACAO0QYAAOoKADDSBgAA3AgAENMGAADqCgAw5wYBAL0KACHoBgEAvQoAIfUGAQC9CgAh-QYQAOUKACH6BgEAvQoAIf4GAQC9CgAhhgdAAL8KACGRBxAA5QoAIZIHAQDWCgAhkwcBANYKACGUBwAA6woAIAOSBwAAmwwAIJMHAACbDAAglAcAAJsMACADAAAA3AgAIAEAAN0IADACAADZCAAgAwAAANwIACABAADdCAAwAgAA2QgAIAMAAADcCAAgAQAA3QgAMAIAANkIACAL5wYBAAAAAegGAQAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH-BgEAAAABhgdAAAAAAZEHEAAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAEBLAAA4QgAIAvnBgEAAAAB6AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAf4GAQAAAAGGB0AAAAABkQcQAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAQEsAADjCAAwASwAAOMIADAL5wYBAJgMACHoBgEAmAwAIfUGAQCYDAAh-QYQAKEMACH6BgEAmAwAIf4GAQCYDAAhhgdAAJoMACGRBxAAoQwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABAgAAANkIACAsAADmCAAgC-cGAQCYDAAh6AYBAJgMACH1BgEAmAwAIfkGEAChDAAh-gYBAJgMACH-BgEAmAwAIYYHQACaDAAhkQcQAKEMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAQIAAADcCAAgLAAA6AgAIAIAAADcCAAgLAAA6AgAIAMAAADZCAAgMwAA4QgAIDQAAOYIACABAAAA2QgAIAEAAADcCAAgCAYAAI4NACA5AACPDQAgOgAAkg0AIDsAAJENACA8AACQDQAgkgcAAJsMACCTBwAAmwwAIJQHAACbDAAgDtEGAADnCgAw0gYAAO8IABDTBgAA5woAMOcGAQCvCgAh6AYBAK8KACH1BgEArwoAIfkGEADCCgAh-gYBAK8KACH-BgEArwoAIYYHQACxCgAhkQcQAMIKACGSBwEAzgoAIZMHAQDOCgAhlAcAAOgKACADAAAA3AgAIAEAAO4IADA4AADvCAAgAwAAANwIACABAADdCAAwAgAA2QgAIAvRBgAA4woAMNIGAAD1CAAQ0wYAAOMKADDUBgIAvAoAIeYGAQC9CgAh5wYBAL0KACHoBgEAvQoAIfkGEADlCgAhjgdAAL8KACGPBwQA5AoAIZAHAADmCgAgAQAAAPIIACABAAAA8ggAIArRBgAA4woAMNIGAAD1CAAQ0wYAAOMKADDUBgIAvAoAIeYGAQC9CgAh5wYBAL0KACHoBgEAvQoAIfkGEADlCgAhjgdAAL8KACGPBwQA5AoAIQADAAAA9QgAIAEAAPYIADACAADyCAAgAwAAAPUIACABAAD2CAAwAgAA8ggAIAMAAAD1CAAgAQAA9ggAMAIAAPIIACAH1AYCAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAfkGEAAAAAGOB0AAAAABjwcEAAAAAQEsAAD6CAAgB9QGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAH5BhAAAAABjgdAAAAAAY8HBAAAAAEBLAAA_AgAMAEsAAD8CAAwB9QGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh-QYQAKEMACGOB0AAmgwAIY8HBACiDAAhAgAAAPIIACAsAAD_CAAgB9QGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh-QYQAKEMACGOB0AAmgwAIY8HBACiDAAhAgAAAPUIACAsAACBCQAgAgAAAPUIACAsAACBCQAgAwAAAPIIACAzAAD6CAAgNAAA_wgAIAEAAADyCAAgAQAAAPUIACAFBgAAiQ0AIDkAAIoNACA6AACNDQAgOwAAjA0AIDwAAIsNACAK0QYAAOIKADDSBgAAiAkAENMGAADiCgAw1AYCAK4KACHmBgEArwoAIecGAQCvCgAh6AYBAK8KACH5BhAAwgoAIY4HQACxCgAhjwcEAMMKACEDAAAA9QgAIAEAAIcJADA4AACICQAgAwAAAPUIACABAAD2CAAwAgAA8ggAIATRBgAA4QoAMNIGAACOCQAQ0wYAAOEKADCNByAAAAABAQAAAIsJACABAAAAiwkAIATRBgAA4QoAMNIGAACOCQAQ0wYAAOEKADCNByAAvgoAIQADAAAAjgkAIAEAAI8JADACAACLCQAgAwAAAI4JACABAACPCQAwAgAAiwkAIAMAAACOCQAgAQAAjwkAMAIAAIsJACABjQcgAJkMACECAAAAiwkAICwAAJMJACABjQcgAJkMACECAAAAjgkAICwAAJUJACACAAAAjgkAICwAAJUJACABAAAAiwkAIAEAAACOCQAgAwYAAIYNACA7AACIDQAgPAAAhw0AIATRBgAA4AoAMNIGAACbCQAQ0wYAAOAKADCNByAAsAoAIQMAAACOCQAgAQAAmgkAMDgAAJsJACADAAAAjgkAIAEAAI8JADACAACLCQAgCgQBAL0KACHRBgAA3goAMNIGAAChCQAQ0wYAAN4KADD1BgEAvQoAIYYHQAC_CgAhiQcBAL0KACGKBwEAvQoAIYsHAQC9CgAhjAcAAN8KACABAAAAngkAIAEAAACeCQAgCQQBAL0KACHRBgAA3goAMNIGAAChCQAQ0wYAAN4KADD1BgEAvQoAIYYHQAC_CgAhiQcBAL0KACGKBwEAvQoAIYsHAQC9CgAhAAMAAAChCQAgAQAAogkAMAIAAJ4JACADAAAAoQkAIAEAAKIJADACAACeCQAgAwAAAKEJACABAACiCQAwAgAAngkAIAYEAQAAAAH1BgEAAAABhgdAAAAAAYkHAQAAAAGKBwEAAAABiwcBAAAAAQEsAACmCQAgBgQBAAAAAfUGAQAAAAGGB0AAAAABiQcBAAAAAYoHAQAAAAGLBwEAAAABASwAAKgJADABLAAAqAkAMAYEAQCYDAAh9QYBAJgMACGGB0AAmgwAIYkHAQCYDAAhigcBAJgMACGLBwEAmAwAIQIAAACeCQAgLAAAqwkAIAYEAQCYDAAh9QYBAJgMACGGB0AAmgwAIYkHAQCYDAAhigcBAJgMACGLBwEAmAwAIQIAAAChCQAgLAAArQkAIAIAAAChCQAgLAAArQkAIAMAAACeCQAgMwAApgkAIDQAAKsJACABAAAAngkAIAEAAAChCQAgAwYAAIMNACA7AACFDQAgPAAAhA0AIAkEAQCvCgAh0QYAAN0KADDSBgAAtAkAENMGAADdCgAw9QYBAK8KACGGB0AAsQoAIYkHAQCvCgAhigcBAK8KACGLBwEArwoAIQMAAAChCQAgAQAAswkAMDgAALQJACADAAAAoQkAIAEAAKIJADACAACeCQAgAQAAAE4AIAEAAABOACADAAAAOwAgAQAATQAwAgAATgAgAwAAADsAIAEAAE0AMAIAAE4AIAMAAAA7ACABAABNADACAABOACAdAwAAgA0AIAgAAIENACAJAACCDQAgGgIAAAAB1AYCAAAAAeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQAAAAH-BgEAAAAB_wYBAAAAAYAHBAAAAAGBByAAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAQEsAAC8CQAgGhoCAAAAAdQGAgAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEAAAAB_gYBAAAAAf8GAQAAAAGABwQAAAABgQcgAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAEBLAAAvgkAMAEsAAC-CQAwAQAAABQAIB0DAAC8DAAgCAAAvQwAIAkAAL4MACAaAgCXDAAh1AYCAJcMACHlBgEArAwAIeYGAQCsDAAh5wYBAKwMACHoBgEAmAwAIekGAQCYDAAh6gYBAKwMACHvBgQAqwwAIfUGAQCsDAAh-QYQALsMACH6BgEAmAwAIfsGAQCYDAAh_AYBAKwMACH9BgEAmAwAIf4GAQCYDAAh_wYBAKwMACGABwQAqwwAIYEHIACZDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYcHQACjDAAhiAdAAKMMACECAAAATgAgLAAAwgkAIBoaAgCXDAAh1AYCAJcMACHlBgEArAwAIeYGAQCsDAAh5wYBAKwMACHoBgEAmAwAIekGAQCYDAAh6gYBAKwMACHvBgQAqwwAIfUGAQCsDAAh-QYQALsMACH6BgEAmAwAIfsGAQCYDAAh_AYBAKwMACH9BgEAmAwAIf4GAQCYDAAh_wYBAKwMACGABwQAqwwAIYEHIACZDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYcHQACjDAAhiAdAAKMMACECAAAAOwAgLAAAxAkAIAIAAAA7ACAsAADECQAgAQAAABQAIAMAAABOACAzAAC8CQAgNAAAwgkAIAEAAABOACABAAAAOwAgFQYAALYMACA5AAC3DAAgOgAAugwAIDsAALkMACA8AAC4DAAg5QYAAJsMACDmBgAAmwwAIOcGAACbDAAg6gYAAJsMACDvBgAAmwwAIPUGAACbDAAg-QYAAJsMACD8BgAAmwwAIP8GAACbDAAggAcAAJsMACCCBwAAmwwAIIMHAACbDAAghAcAAJsMACCFBwAAmwwAIIcHAACbDAAgiAcAAJsMACAdGgIArgoAIdEGAADZCgAw0gYAAMwJABDTBgAA2QoAMNQGAgCuCgAh5QYBAM4KACHmBgEAzgoAIecGAQDOCgAh6AYBAK8KACHpBgEArwoAIeoGAQDOCgAh7wYEAM0KACH1BgEAzgoAIfkGEADaCgAh-gYBAK8KACH7BgEArwoAIfwGAQDOCgAh_QYBAK8KACH-BgEArwoAIf8GAQDOCgAhgAcEAM0KACGBByAAsAoAIYIHAQDOCgAhgwdAAMQKACGEBwEAzgoAIYUHAQDOCgAhhgdAALEKACGHB0AAxAoAIYgHQADECgAhAwAAADsAIAEAAMsJADA4AADMCQAgAwAAADsAIAEAAE0AMAIAAE4AIAEAAAASACABAAAAEgAgAwAAABAAIAEAABEAMAIAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgCRUAALQMACAZAAC1DAAg5wYBAAAAAfQGAQAAAAH1BgEAAAAB9gYQAAAAAfcGAQAAAAH4BhAAAAAB-QYQAAAAAQEsAADUCQAgB-cGAQAAAAH0BgEAAAAB9QYBAAAAAfYGEAAAAAH3BgEAAAAB-AYQAAAAAfkGEAAAAAEBLAAA1gkAMAEsAADWCQAwCRUAALIMACAZAACzDAAg5wYBAJgMACH0BgEAmAwAIfUGAQCYDAAh9gYQAKEMACH3BgEAmAwAIfgGEAChDAAh-QYQAKEMACECAAAAEgAgLAAA2QkAIAfnBgEAmAwAIfQGAQCYDAAh9QYBAJgMACH2BhAAoQwAIfcGAQCYDAAh-AYQAKEMACH5BhAAoQwAIQIAAAAQACAsAADbCQAgAgAAABAAICwAANsJACADAAAAEgAgMwAA1AkAIDQAANkJACABAAAAEgAgAQAAABAAIAUGAACtDAAgOQAArgwAIDoAALEMACA7AACwDAAgPAAArwwAIArRBgAA2AoAMNIGAADiCQAQ0wYAANgKADDnBgEArwoAIfQGAQCvCgAh9QYBAK8KACH2BhAAwgoAIfcGAQCvCgAh-AYQAMIKACH5BhAAwgoAIQMAAAAQACABAADhCQAwOAAA4gkAIAMAAAAQACABAAARADACAAASACAJ0QYAANQKADDSBgAA6AkAENMGAADUCgAw1AYCAAAAAe8GBADVCgAh8AYBANYKACHxBgEA1goAIfIGQADXCgAh8wZAANcKACEBAAAA5QkAIAEAAADlCQAgCdEGAADUCgAw0gYAAOgJABDTBgAA1AoAMNQGAgC8CgAh7wYEANUKACHwBgEA1goAIfEGAQDWCgAh8gZAANcKACHzBkAA1woAIQXvBgAAmwwAIPAGAACbDAAg8QYAAJsMACDyBgAAmwwAIPMGAACbDAAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgBtQGAgAAAAHvBgQAAAAB8AYBAAAAAfEGAQAAAAHyBkAAAAAB8wZAAAAAAQEsAADtCQAgBtQGAgAAAAHvBgQAAAAB8AYBAAAAAfEGAQAAAAHyBkAAAAAB8wZAAAAAAQEsAADvCQAwASwAAO8JADAG1AYCAJcMACHvBgQAqwwAIfAGAQCsDAAh8QYBAKwMACHyBkAAowwAIfMGQACjDAAhAgAAAOUJACAsAADyCQAgBtQGAgCXDAAh7wYEAKsMACHwBgEArAwAIfEGAQCsDAAh8gZAAKMMACHzBkAAowwAIQIAAADoCQAgLAAA9AkAIAIAAADoCQAgLAAA9AkAIAMAAADlCQAgMwAA7QkAIDQAAPIJACABAAAA5QkAIAEAAADoCQAgCgYAAKYMACA5AACnDAAgOgAAqgwAIDsAAKkMACA8AACoDAAg7wYAAJsMACDwBgAAmwwAIPEGAACbDAAg8gYAAJsMACDzBgAAmwwAIAnRBgAAzAoAMNIGAAD7CQAQ0wYAAMwKADDUBgIArgoAIe8GBADNCgAh8AYBAM4KACHxBgEAzgoAIfIGQADECgAh8wZAAMQKACEDAAAA6AkAIAEAAPoJADA4AAD7CQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAEAAABLACABAAAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACADAAAASQAgAQAASgAwAgAASwAgDAMAAKUMACDUBgIAAAAB5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAewGEAAAAAHtBgQAAAAB7gZAAAAAAQEsAACDCgAgC9QGAgAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHrBhAAAAAB7AYQAAAAAe0GBAAAAAHuBkAAAAABASwAAIUKADABLAAAhQoAMAwDAACkDAAg1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHrBhAAoQwAIewGEAChDAAh7QYEAKIMACHuBkAAowwAIQIAAABLACAsAACICgAgC9QGAgCXDAAh5QYBAJgMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHsBhAAoQwAIe0GBACiDAAh7gZAAKMMACECAAAASQAgLAAAigoAIAIAAABJACAsAACKCgAgAwAAAEsAIDMAAIMKACA0AACICgAgAQAAAEsAIAEAAABJACAGBgAAnAwAIDkAAJ0MACA6AACgDAAgOwAAnwwAIDwAAJ4MACDuBgAAmwwAIA7RBgAAwQoAMNIGAACRCgAQ0wYAAMEKADDUBgIArgoAIeUGAQCvCgAh5gYBAK8KACHnBgEArwoAIegGAQCvCgAh6QYBAK8KACHqBgEArwoAIesGEADCCgAh7AYQAMIKACHtBgQAwwoAIe4GQADECgAhAwAAAEkAIAEAAJAKADA4AACRCgAgAwAAAEkAIAEAAEoAMAIAAEsAIAnRBgAAuwoAMNIGAACXCgAQ0wYAALsKADDUBgIAvAoAIdUGAQC9CgAh1gYgAL4KACHXBkAAvwoAIdgGQAC_CgAh5AYAAMAKACABAAAAlAoAIAEAAACUCgAgCNEGAAC7CgAw0gYAAJcKABDTBgAAuwoAMNQGAgC8CgAh1QYBAL0KACHWBiAAvgoAIdcGQAC_CgAh2AZAAL8KACEAAwAAAJcKACABAACYCgAwAgAAlAoAIAMAAACXCgAgAQAAmAoAMAIAAJQKACADAAAAlwoAIAEAAJgKADACAACUCgAgBdQGAgAAAAHVBgEAAAAB1gYgAAAAAdcGQAAAAAHYBkAAAAABASwAAJwKACAF1AYCAAAAAdUGAQAAAAHWBiAAAAAB1wZAAAAAAdgGQAAAAAEBLAAAngoAMAEsAACeCgAwBdQGAgCXDAAh1QYBAJgMACHWBiAAmQwAIdcGQACaDAAh2AZAAJoMACECAAAAlAoAICwAAKEKACAF1AYCAJcMACHVBgEAmAwAIdYGIACZDAAh1wZAAJoMACHYBkAAmgwAIQIAAACXCgAgLAAAowoAIAIAAACXCgAgLAAAowoAIAMAAACUCgAgMwAAnAoAIDQAAKEKACABAAAAlAoAIAEAAACXCgAgBQYAAJIMACA5AACTDAAgOgAAlgwAIDsAAJUMACA8AACUDAAgCNEGAACtCgAw0gYAAKoKABDTBgAArQoAMNQGAgCuCgAh1QYBAK8KACHWBiAAsAoAIdcGQACxCgAh2AZAALEKACEDAAAAlwoAIAEAAKkKADA4AACqCgAgAwAAAJcKACABAACYCgAwAgAAlAoAIAjRBgAArQoAMNIGAACqCgAQ0wYAAK0KADDUBgIArgoAIdUGAQCvCgAh1gYgALAKACHXBkAAsQoAIdgGQACxCgAhDQYAALMKACA5AAC6CgAgOgAAswoAIDsAALMKACA8AACzCgAg2QYCAAAAAdoGAgAAAATbBgIAAAAE3AYCAAAAAd0GAgAAAAHeBgIAAAAB3wYCAAAAAeAGAgC5CgAhDgYAALMKACA7AAC4CgAgPAAAuAoAINkGAQAAAAHaBgEAAAAE2wYBAAAABNwGAQAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAtwoAIeEGAQAAAAHiBgEAAAAB4wYBAAAAAQUGAACzCgAgOwAAtgoAIDwAALYKACDZBiAAAAAB4AYgALUKACELBgAAswoAIDsAALQKACA8AAC0CgAg2QZAAAAAAdoGQAAAAATbBkAAAAAE3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wZAAAAAAeAGQACyCgAhCwYAALMKACA7AAC0CgAgPAAAtAoAINkGQAAAAAHaBkAAAAAE2wZAAAAABNwGQAAAAAHdBkAAAAAB3gZAAAAAAd8GQAAAAAHgBkAAsgoAIQjZBgIAAAAB2gYCAAAABNsGAgAAAATcBgIAAAAB3QYCAAAAAd4GAgAAAAHfBgIAAAAB4AYCALMKACEI2QZAAAAAAdoGQAAAAATbBkAAAAAE3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wZAAAAAAeAGQAC0CgAhBQYAALMKACA7AAC2CgAgPAAAtgoAINkGIAAAAAHgBiAAtQoAIQLZBiAAAAAB4AYgALYKACEOBgAAswoAIDsAALgKACA8AAC4CgAg2QYBAAAAAdoGAQAAAATbBgEAAAAE3AYBAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQC3CgAh4QYBAAAAAeIGAQAAAAHjBgEAAAABC9kGAQAAAAHaBgEAAAAE2wYBAAAABNwGAQAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAuAoAIeEGAQAAAAHiBgEAAAAB4wYBAAAAAQ0GAACzCgAgOQAAugoAIDoAALMKACA7AACzCgAgPAAAswoAINkGAgAAAAHaBgIAAAAE2wYCAAAABNwGAgAAAAHdBgIAAAAB3gYCAAAAAd8GAgAAAAHgBgIAuQoAIQjZBggAAAAB2gYIAAAABNsGCAAAAATcBggAAAAB3QYIAAAAAd4GCAAAAAHfBggAAAAB4AYIALoKACEI0QYAALsKADDSBgAAlwoAENMGAAC7CgAw1AYCALwKACHVBgEAvQoAIdYGIAC-CgAh1wZAAL8KACHYBkAAvwoAIQjZBgIAAAAB2gYCAAAABNsGAgAAAATcBgIAAAAB3QYCAAAAAd4GAgAAAAHfBgIAAAAB4AYCALMKACEL2QYBAAAAAdoGAQAAAATbBgEAAAAE3AYBAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQC4CgAh4QYBAAAAAeIGAQAAAAHjBgEAAAABAtkGIAAAAAHgBiAAtgoAIQjZBkAAAAAB2gZAAAAABNsGQAAAAATcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBkAAAAAB4AZAALQKACEC1AYCAAAAAdUGAQAAAAEO0QYAAMEKADDSBgAAkQoAENMGAADBCgAw1AYCAK4KACHlBgEArwoAIeYGAQCvCgAh5wYBAK8KACHoBgEArwoAIekGAQCvCgAh6gYBAK8KACHrBhAAwgoAIewGEADCCgAh7QYEAMMKACHuBkAAxAoAIQ0GAACzCgAgOQAAywoAIDoAAMsKACA7AADLCgAgPAAAywoAINkGEAAAAAHaBhAAAAAE2wYQAAAABNwGEAAAAAHdBhAAAAAB3gYQAAAAAd8GEAAAAAHgBhAAygoAIQ0GAACzCgAgOQAAugoAIDoAAMkKACA7AADJCgAgPAAAyQoAINkGBAAAAAHaBgQAAAAE2wYEAAAABNwGBAAAAAHdBgQAAAAB3gYEAAAAAd8GBAAAAAHgBgQAyAoAIQsGAADGCgAgOwAAxwoAIDwAAMcKACDZBkAAAAAB2gZAAAAABdsGQAAAAAXcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBkAAAAAB4AZAAMUKACELBgAAxgoAIDsAAMcKACA8AADHCgAg2QZAAAAAAdoGQAAAAAXbBkAAAAAF3AZAAAAAAd0GQAAAAAHeBkAAAAAB3wZAAAAAAeAGQADFCgAhCNkGAgAAAAHaBgIAAAAF2wYCAAAABdwGAgAAAAHdBgIAAAAB3gYCAAAAAd8GAgAAAAHgBgIAxgoAIQjZBkAAAAAB2gZAAAAABdsGQAAAAAXcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBkAAAAAB4AZAAMcKACENBgAAswoAIDkAALoKACA6AADJCgAgOwAAyQoAIDwAAMkKACDZBgQAAAAB2gYEAAAABNsGBAAAAATcBgQAAAAB3QYEAAAAAd4GBAAAAAHfBgQAAAAB4AYEAMgKACEI2QYEAAAAAdoGBAAAAATbBgQAAAAE3AYEAAAAAd0GBAAAAAHeBgQAAAAB3wYEAAAAAeAGBADJCgAhDQYAALMKACA5AADLCgAgOgAAywoAIDsAAMsKACA8AADLCgAg2QYQAAAAAdoGEAAAAATbBhAAAAAE3AYQAAAAAd0GEAAAAAHeBhAAAAAB3wYQAAAAAeAGEADKCgAhCNkGEAAAAAHaBhAAAAAE2wYQAAAABNwGEAAAAAHdBhAAAAAB3gYQAAAAAd8GEAAAAAHgBhAAywoAIQnRBgAAzAoAMNIGAAD7CQAQ0wYAAMwKADDUBgIArgoAIe8GBADNCgAh8AYBAM4KACHxBgEAzgoAIfIGQADECgAh8wZAAMQKACENBgAAxgoAIDkAANIKACA6AADTCgAgOwAA0woAIDwAANMKACDZBgQAAAAB2gYEAAAABdsGBAAAAAXcBgQAAAAB3QYEAAAAAd4GBAAAAAHfBgQAAAAB4AYEANEKACEOBgAAxgoAIDsAANAKACA8AADQCgAg2QYBAAAAAdoGAQAAAAXbBgEAAAAF3AYBAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQDPCgAh4QYBAAAAAeIGAQAAAAHjBgEAAAABDgYAAMYKACA7AADQCgAgPAAA0AoAINkGAQAAAAHaBgEAAAAF2wYBAAAABdwGAQAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAzwoAIeEGAQAAAAHiBgEAAAAB4wYBAAAAAQvZBgEAAAAB2gYBAAAABdsGAQAAAAXcBgEAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBANAKACHhBgEAAAAB4gYBAAAAAeMGAQAAAAENBgAAxgoAIDkAANIKACA6AADTCgAgOwAA0woAIDwAANMKACDZBgQAAAAB2gYEAAAABdsGBAAAAAXcBgQAAAAB3QYEAAAAAd4GBAAAAAHfBgQAAAAB4AYEANEKACEI2QYIAAAAAdoGCAAAAAXbBggAAAAF3AYIAAAAAd0GCAAAAAHeBggAAAAB3wYIAAAAAeAGCADSCgAhCNkGBAAAAAHaBgQAAAAF2wYEAAAABdwGBAAAAAHdBgQAAAAB3gYEAAAAAd8GBAAAAAHgBgQA0woAIQnRBgAA1AoAMNIGAADoCQAQ0wYAANQKADDUBgIAvAoAIe8GBADVCgAh8AYBANYKACHxBgEA1goAIfIGQADXCgAh8wZAANcKACEI2QYEAAAAAdoGBAAAAAXbBgQAAAAF3AYEAAAAAd0GBAAAAAHeBgQAAAAB3wYEAAAAAeAGBADTCgAhC9kGAQAAAAHaBgEAAAAF2wYBAAAABdwGAQAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEA0AoAIeEGAQAAAAHiBgEAAAAB4wYBAAAAAQjZBkAAAAAB2gZAAAAABdsGQAAAAAXcBkAAAAAB3QZAAAAAAd4GQAAAAAHfBkAAAAAB4AZAAMcKACEK0QYAANgKADDSBgAA4gkAENMGAADYCgAw5wYBAK8KACH0BgEArwoAIfUGAQCvCgAh9gYQAMIKACH3BgEArwoAIfgGEADCCgAh-QYQAMIKACEdGgIArgoAIdEGAADZCgAw0gYAAMwJABDTBgAA2QoAMNQGAgCuCgAh5QYBAM4KACHmBgEAzgoAIecGAQDOCgAh6AYBAK8KACHpBgEArwoAIeoGAQDOCgAh7wYEAM0KACH1BgEAzgoAIfkGEADaCgAh-gYBAK8KACH7BgEArwoAIfwGAQDOCgAh_QYBAK8KACH-BgEArwoAIf8GAQDOCgAhgAcEAM0KACGBByAAsAoAIYIHAQDOCgAhgwdAAMQKACGEBwEAzgoAIYUHAQDOCgAhhgdAALEKACGHB0AAxAoAIYgHQADECgAhDQYAAMYKACA5AADcCgAgOgAA3AoAIDsAANwKACA8AADcCgAg2QYQAAAAAdoGEAAAAAXbBhAAAAAF3AYQAAAAAd0GEAAAAAHeBhAAAAAB3wYQAAAAAeAGEADbCgAhDQYAAMYKACA5AADcCgAgOgAA3AoAIDsAANwKACA8AADcCgAg2QYQAAAAAdoGEAAAAAXbBhAAAAAF3AYQAAAAAd0GEAAAAAHeBhAAAAAB3wYQAAAAAeAGEADbCgAhCNkGEAAAAAHaBhAAAAAF2wYQAAAABdwGEAAAAAHdBhAAAAAB3gYQAAAAAd8GEAAAAAHgBhAA3AoAIQkEAQCvCgAh0QYAAN0KADDSBgAAtAkAENMGAADdCgAw9QYBAK8KACGGB0AAsQoAIYkHAQCvCgAhigcBAK8KACGLBwEArwoAIQkEAQC9CgAh0QYAAN4KADDSBgAAoQkAENMGAADeCgAw9QYBAL0KACGGB0AAvwoAIYkHAQC9CgAhigcBAL0KACGLBwEAvQoAIQIEAQAAAAGJBwEAAAABBNEGAADgCgAw0gYAAJsJABDTBgAA4AoAMI0HIACwCgAhBNEGAADhCgAw0gYAAI4JABDTBgAA4QoAMI0HIAC-CgAhCtEGAADiCgAw0gYAAIgJABDTBgAA4goAMNQGAgCuCgAh5gYBAK8KACHnBgEArwoAIegGAQCvCgAh-QYQAMIKACGOB0AAsQoAIY8HBADDCgAhCtEGAADjCgAw0gYAAPUIABDTBgAA4woAMNQGAgC8CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh-QYQAOUKACGOB0AAvwoAIY8HBADkCgAhCNkGBAAAAAHaBgQAAAAE2wYEAAAABNwGBAAAAAHdBgQAAAAB3gYEAAAAAd8GBAAAAAHgBgQAyQoAIQjZBhAAAAAB2gYQAAAABNsGEAAAAATcBhAAAAAB3QYQAAAAAd4GEAAAAAHfBhAAAAAB4AYQAMsKACEF1AYCAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAY4HQAAAAAEO0QYAAOcKADDSBgAA7wgAENMGAADnCgAw5wYBAK8KACHoBgEArwoAIfUGAQCvCgAh-QYQAMIKACH6BgEArwoAIf4GAQCvCgAhhgdAALEKACGRBxAAwgoAIZIHAQDOCgAhkwcBAM4KACGUBwAA6AoAIA8GAADGCgAgOwAA6QoAIDwAAOkKACDZBoAAAAAB3AaAAAAAAd0GgAAAAAHeBoAAAAAB3waAAAAAAeAGgAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYB4AAAAABmQeAAAAAAZoHgAAAAAEM2QaAAAAAAdwGgAAAAAHdBoAAAAAB3gaAAAAAAd8GgAAAAAHgBoAAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAeAAAAAAZkHgAAAAAGaB4AAAAABDtEGAADqCgAw0gYAANwIABDTBgAA6goAMOcGAQC9CgAh6AYBAL0KACH1BgEAvQoAIfkGEADlCgAh-gYBAL0KACH-BgEAvQoAIYYHQAC_CgAhkQcQAOUKACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACAM2QaAAAAAAdwGgAAAAAHdBoAAAAAB3gaAAAAAAd8GgAAAAAHgBoAAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAeAAAAAAZkHgAAAAAGaB4AAAAABKtEGAADsCgAw0gYAANYIABDTBgAA7AoAMNQGAgCuCgAh5QYBAK8KACHmBgEArwoAIecGAQCvCgAh6AYBAK8KACHpBgEArwoAIeoGAQCvCgAh6wYQAMIKACHtBgQAwwoAIfQGAQDOCgAh9gYQAMIKACH3BgEAzgoAIfoGAQCvCgAh_gYBAK8KACGPBwQAwwoAIZsHAQCvCgAhnAcBAK8KACGdBwEArwoAIZ4HAgCuCgAhnwcBAK8KACGgBwEArwoAIaEHEADCCgAhogcQAMIKACGjBxAAwgoAIaQHBADDCgAhpQcEAMMKACGmBxAAwgoAIacHAQDOCgAhqAcQANoKACGpBwEAzgoAIaoHQADECgAhqwcgALAKACGsB0AAxAoAIa0HAQDOCgAhrgdAAMQKACGvB0AAxAoAIbAHQADECgAhsQdAALEKACGyB0AAxAoAIQbRBgAA7QoAMNIGAADACAAQ0wYAAO0KADDUBgIArgoAIdUGAQCvCgAhswcBAK8KACEG0QYAAO4KADDSBgAAqggAENMGAADuCgAw1AYCAK4KACHVBgEArwoAIfsGAQCvCgAhCdEGAADvCgAw0gYAAJQIABDTBgAA7woAMNQGAgCuCgAh6AYBAK8KACHpBgEArwoAIbQHAQCvCgAhtQcBAK8KACG2BwEAzgoAIQuDBQAA8QoAIIQFAADyCgAg0QYAAPAKADDSBgAAgQgAENMGAADwCgAw1AYCALwKACHoBgEAvQoAIekGAQC9CgAhtAcBAL0KACG1BwEAvQoAIbYHAQDWCgAhA7cHAAD2BwAguAcAAPYHACC5BwAA9gcAIAO3BwAA-gcAILgHAAD6BwAguQcAAPoHACAD1AYCAAAAAdUGAQAAAAH7BgEAAAABB4IFAAD1CgAg0QYAAPQKADDSBgAA-gcAENMGAAD0CgAw1AYCALwKACHVBgEAvQoAIfsGAQC9CgAhDYMFAADxCgAghAUAAPIKACDRBgAA8AoAMNIGAACBCAAQ0wYAAPAKADDUBgIAvAoAIegGAQC9CgAh6QYBAL0KACG0BwEAvQoAIbUHAQC9CgAhtgcBANYKACHvCAAAgQgAIPAIAACBCAAgA9QGAgAAAAHVBgEAAAABswcBAAAAAQeCBQAA9QoAINEGAAD3CgAw0gYAAPYHABDTBgAA9woAMNQGAgC8CgAh1QYBAL0KACGzBwEAvQoAIQ_RBgAA-AoAMNIGAADxBwAQ0wYAAPgKADDUBgIArgoAIdUGAQCvCgAh5wYBAK8KACH5BhAAwgoAIfoGAQCvCgAh_gYBAK8KACGCBwEAzgoAIYYHQACxCgAhoQcQANoKACG8BwEArwoAIb0HAQDOCgAhvgdAAMQKACEF0QYAAPkKADDSBgAA2wcAENMGAAD5CgAwvwcBAK8KACHAB0AAsQoAIQXRBgAA-goAMNIGAADIBwAQ0wYAAPoKADC_BwEAvQoAIcAHQAC_CgAhCtEGAAD7CgAw0gYAAMIHABDTBgAA-woAMMEHAQCvCgAhwgcCAK4KACHDB0AAsQoAIcQHAgCuCgAhxQcCAPwKACHGBwEAzgoAIccHAQDOCgAhDQYAAMYKACA5AADSCgAgOgAAxgoAIDsAAMYKACA8AADGCgAg2QYCAAAAAdoGAgAAAAXbBgIAAAAF3AYCAAAAAd0GAgAAAAHeBgIAAAAB3wYCAAAAAeAGAgD9CgAhDQYAAMYKACA5AADSCgAgOgAAxgoAIDsAAMYKACA8AADGCgAg2QYCAAAAAdoGAgAAAAXbBgIAAAAF3AYCAAAAAd0GAgAAAAHeBgIAAAAB3wYCAAAAAeAGAgD9CgAhCtEGAAD-CgAw0gYAAK8HABDTBgAA_goAMMEHAQC9CgAhwgcCALwKACHDB0AAvwoAIcQHAgC8CgAhxQcCAP8KACHGBwEA1goAIccHAQDWCgAhCNkGAgAAAAHaBgIAAAAF2wYCAAAABdwGAgAAAAHdBgIAAAAB3gYCAAAAAd8GAgAAAAHgBgIAxgoAIQLBBwEAAAABwgcCAAAAAQ7RBgAAgQsAMNIGAACpBwAQ0wYAAIELADDnBgEArwoAIfoGAQCvCgAh_gYBAK8KACGGB0AAsQoAIYgHQADECgAhyQcBAK8KACHKBwEArwoAIcsHAgCuCgAhzAcCAK4KACHNB0AAxAoAIc4HQADECgAhDtEGAACCCwAw0gYAAJYHABDTBgAAggsAMOcGAQC9CgAh-gYBAL0KACH-BgEAvQoAIYYHQAC_CgAhiAdAANcKACHJBwEAvQoAIcoHAQC9CgAhywcCALwKACHMBwIAvAoAIc0HQADXCgAhzgdAANcKACELLAAA6AoAINEGAACDCwAw0gYAAJAHABDTBgAAgwsAMOcGAQCvCgAh6AYBAK8KACH6BgEArwoAIYYHQACxCgAhzwcBAK8KACHQBwEAzgoAIdEHBADNCgAhCywAAOsKACDRBgAAhAsAMNIGAAD9BgAQ0wYAAIQLADDnBgEAvQoAIegGAQC9CgAh-gYBAL0KACGGB0AAvwoAIc8HAQC9CgAh0AcBANYKACHRBwQA1QoAIQjRBgAAhQsAMNIGAAD3BgAQ0wYAAIULADDUBgIArgoAIZsHAQCvCgAhvwcEAMMKACHSB0AAsQoAIdMHAQCvCgAhBtEGAACGCwAw0gYAAOEGABDTBgAAhgsAMNQGAgCuCgAhjgdAALEKACHUBxAAwgoAIQbRBgAAhwsAMNIGAADOBgAQ0wYAAIcLADDUBgIAvAoAIY4HQAC_CgAh1AcQAOUKACEC1AYCAAAAAY4HQAAAAAEH0QYAAIkLADDSBgAAyAYAENMGAACJCwAw0QcEAMMKACHWBwEArwoAIdcHAQCvCgAh2AdAALEKACEIvwMAAIsLACDRBgAAigsAMNIGAADSBQAQ0wYAAIoLADDRBwQA5AoAIdYHAQC9CgAh1wcBAL0KACHYB0AAvwoAIREMAACZCwAgFQEAvQoAIcADAACXCwAgwQMAAJgLACDRBgAAlQsAMNIGAADWBQAQ0wYAAJULADDnBgEA1goAIfoGAQC9CgAh2AdAAL8KACHaBwEAvQoAIdsHAQC9CgAh3AcBAL0KACHdBwAAlgsAIN4HAQDWCgAh7wgAANYFACDwCAAA1gUAIAXRBgAAjAsAMNIGAACwBgAQ0wYAAIwLADDWBwEArwoAIdgHQACxCgAhB9EGAACNCwAw0gYAAJoGABDTBgAAjQsAMJ8HAQCvCgAh1gcBAK8KACHYB0AAsQoAIdkHAQCvCgAhCL8DAACLCwAg0QYAAI4LADDSBgAAzAUAENMGAACOCwAwnwcBAL0KACHWBwEAvQoAIdgHQAC_CgAh2QcBAL0KACEG0QYAAI8LADDSBgAAggYAENMGAACPCwAw1AYCAK4KACGOB0AAsQoAIdQHEADCCgAhBtEGAACQCwAw0gYAAO8FABDTBgAAkAsAMNQGAgC8CgAhjgdAAL8KACHUBxAA5QoAIQLUBgIAAAABjgdAAAAAAQwVAQCvCgAh0QYAAJILADDSBgAA6QUAENMGAACSCwAw5wYBAM4KACH6BgEArwoAIdgHQACxCgAh2gcBAK8KACHbBwEArwoAIdwHAQCvCgAh3QcAAJMLACDeBwEAzgoAIQ8GAACzCgAgOwAAlAsAIDwAAJQLACDZBoAAAAAB3AaAAAAAAd0GgAAAAAHeBoAAAAAB3waAAAAAAeAGgAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYB4AAAAABmQeAAAAAAZoHgAAAAAEM2QaAAAAAAdwGgAAAAAHdBoAAAAAB3gaAAAAAAd8GgAAAAAHgBoAAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAeAAAAAAZkHgAAAAAGaB4AAAAABDwwAAJkLACAVAQC9CgAhwAMAAJcLACDBAwAAmAsAINEGAACVCwAw0gYAANYFABDTBgAAlQsAMOcGAQDWCgAh-gYBAL0KACHYB0AAvwoAIdoHAQC9CgAh2wcBAL0KACHcBwEAvQoAId0HAACWCwAg3gcBANYKACEM2QaAAAAAAdwGgAAAAAHdBoAAAAAB3gaAAAAAAd8GgAAAAAHgBoAAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAeAAAAAAZkHgAAAAAGaB4AAAAABCr8DAACLCwAg0QYAAI4LADDSBgAAzAUAENMGAACOCwAwnwcBAL0KACHWBwEAvQoAIdgHQAC_CgAh2QcBAL0KACHvCAAAzAUAIPAIAADMBQAgA7cHAADOBQAguAcAAM4FACC5BwAAzgUAIAq_AwAAiwsAINEGAACKCwAw0gYAANIFABDTBgAAigsAMNEHBADkCgAh1gcBAL0KACHXBwEAvQoAIdgHQAC_CgAh7wgAANIFACDwCAAA0gUAIALWBwEAAAAB2AdAAAAAAQa_AwAAiwsAINEGAACbCwAw0gYAAM4FABDTBgAAmwsAMNYHAQC9CgAh2AdAAL8KACEH0QYAAJwLADDSBgAAxwUAENMGAACcCwAwhgdAALEKACG9BwEArwoAIeAHAQCvCgAh4QcBAK8KACEH0QYAAJ0LADDSBgAAtAUAENMGAACdCwAwhgdAAL8KACG9BwEAvQoAIeAHAQC9CgAh4QcBAL0KACEC4AcBAAAAAeEHAQAAAAEI0QYAAJ8LADDSBgAArgUAENMGAACfCwAwhgdAALEKACG_BwQAwwoAIdMHAQCvCgAh1AcQAMIKACHjBwEArwoAIQK_BwQAAAAB0wcBAAAAAQkNAACiCwAg0QYAAKELADDSBgAAQQAQ0wYAAKELADCGB0AAvwoAIb8HBADkCgAh0wcBAL0KACHUBxAA5QoAIeMHAQC9CgAhGwoAAPULACAOAADyCwAgFQAA9gsAIBYAAPcLACAXAAD4CwAgGAAA7gsAINEGAAD0CwAw0gYAABcAENMGAAD0CwAw7wYEANUKACH0BgEA1goAIYYHQAC_CgAhsgdAANcKACG_BwQA5AoAIdAHAQDWCgAh0wcBAL0KACHlBwEAvQoAIe4HQAC_CgAh8AcEANUKACHxBxAAsgsAIfIHAQC9CgAh8wcBANYKACH0BwEA1goAIfUHEACyCwAh9gdAANcKACHvCAAAFwAg8AgAABcAIAfRBgAAowsAMNIGAACWBQAQ0wYAAKMLADDUBgIArgoAIecGAQCvCgAhjgdAALEKACHUBxAAwgoAIRHRBgAApAsAMNIGAACABQAQ0wYAAKQLADCGB0AAsQoAIb8HBADDCgAh0wcBAK8KACHXBwEArwoAIeUHAQCvCgAh5gcBAK8KACHnBxAAwgoAIegHEADCCgAh6QdAAMQKACHqBwIA_AoAIesHAQDOCgAh7AdAAMQKACHtBwQAzQoAIe4HQACxCgAhEdEGAAClCwAw0gYAAO0EABDTBgAApQsAMIYHQAC_CgAhvwcEAOQKACHTBwEAvQoAIdcHAQC9CgAh5QcBAL0KACHmBwEAvQoAIecHEADlCgAh6AcQAOUKACHpB0AA1woAIeoHAgD_CgAh6wcBANYKACHsB0AA1woAIe0HBADVCgAh7gdAAL8KACEK0QYAAKYLADDSBgAA5wQAENMGAACmCwAwsgdAAMQKACG_BwQAwwoAIdAHAQCvCgAh0wcBAK8KACHvBwIArgoAIfAHBADNCgAh8QcQANoKACET0QYAAKcLADDSBgAA0QQAENMGAACnCwAw7wYEAM0KACH0BgEAzgoAIYYHQACxCgAhsgdAAMQKACG_BwQAwwoAIdAHAQDOCgAh0wcBAK8KACHlBwEArwoAIe4HQACxCgAh8AcEAM0KACHxBxAA2goAIfIHAQCvCgAh8wcBAM4KACH0BwEAzgoAIfUHEADaCgAh9gdAAMQKACEJ0QYAAKgLADDSBgAAtwQAENMGAACoCwAw2AZAALEKACH6BgEArwoAIcMHQACxCgAh9wcBAK8KACH4BwEArwoAIfkHAQCvCgAhCdEGAACpCwAw0gYAAKQEABDTBgAAqQsAMNgGQAC_CgAh-gYBAL0KACHDB0AAvwoAIfcHAQC9CgAh-AcBAL0KACH5BwEAvQoAIQbRBgAAqgsAMNIGAACeBAAQ0wYAAKoLADDUBgIArgoAIdgGQACxCgAh-gYBAK8KACEG0QYAAKsLADDSBgAAiwQAENMGAACrCwAw1AYCALwKACHYBkAAvwoAIfoGAQC9CgAhAtQGAgAAAAH6BgEAAAABBtEGAACtCwAw0gYAAIUEABDTBgAArQsAMNQGAgCuCgAh-wdAALEKACH8BwAA6AoAIAbRBgAArgsAMNIGAADyAwAQ0wYAAK4LADDUBgIAvAoAIfsHQAC_CgAh_AcAAOsKACAC1AYCAAAAAfsHQAAAAAER0QYAALALADDSBgAA7AMAENMGAACwCwAw1AYCAK4KACHVBgEArwoAIfEGAQDOCgAh8gZAAMQKACH6BgEArwoAIYYHQACxCgAh_gcEAMMKACH_BwQAwwoAIYAIEADaCgAhgQggALAKACGCCBAA2goAIYMIQADECgAhhAggALAKACGFCEAAxAoAIRIJAACzCwAg0QYAALELADDSBgAA2QMAENMGAACxCwAw1AYCALwKACHVBgEAvQoAIfEGAQDWCgAh8gZAANcKACH6BgEAvQoAIYYHQAC_CgAh_gcEAOQKACH_BwQA5AoAIYAIEACyCwAhgQggAL4KACGCCBAAsgsAIYMIQADXCgAhhAggAL4KACGFCEAA1woAIQjZBhAAAAAB2gYQAAAABdsGEAAAAAXcBhAAAAAB3QYQAAAAAd4GEAAAAAHfBhAAAAAB4AYQANwKACEDtwcAABcAILgHAAAXACC5BwAAFwAgAtQGAgAAAAHVBgEAAAABBwQBAK8KACHRBgAAtQsAMNIGAADTAwAQ0wYAALULADCGB0AAsQoAIYkHAQCvCgAh0AcBAK8KACEG0QYAALYLADDSBgAAvQMAENMGAAC2CwAwhgdAALEKACHQBwEArwoAIYYIAQCvCgAhENEGAAC3CwAw0gYAAKcDABDTBgAAtwsAMNQGAgCuCgAh5wYBAK8KACGGB0AAsQoAIZsHAQCvCgAh0AcBAK8KACGHCAEArwoAIYgIAQCvCgAhiQgEAMMKACGKCBAAwgoAIYsIEADCCgAhjAgQAMIKACGNCBAA2goAIY4IQADECgAhEQ4AALkLACDRBgAAuAsAMNIGAAAuABDTBgAAuAsAMNQGAgC8CgAh5wYBAL0KACGGB0AAvwoAIZsHAQC9CgAh0AcBAL0KACGHCAEAvQoAIYgIAQC9CgAhiQgEAOQKACGKCBAA5QoAIYsIEADlCgAhjAgQAOUKACGNCBAAsgsAIY4IQADXCgAhRwMAAMALACAJAACzCwAgDAAA7QsAIA8AAO4LACAQAADvCwAgEQAA8AsAIBIAAPELACATAADyCwAgFAAA3AsAINEGAADrCwAw0gYAAB0AENMGAADrCwAw1AYCALwKACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh7wYEANUKACHwBgEA1goAIfUGAQDWCgAh-QYQAOUKACH6BgEAvQoAIfsGAQC9CgAh_gYBAL0KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhiAdAANcKACGLBwEAvQoAIZIHAQDWCgAhkwcBANYKACGUBwAA6woAIJsHAQC9CgAhtAcBAL0KACG1BwEAvQoAIb8HEADlCgAhnwgBANYKACGgCAEAvQoAIaEIBADkCgAhoggEAOQKACGjCAEAvQoAIaQIAQC9CgAhpQgEAOQKACGmCCAA7AsAIacIAgD_CgAhqAgBANYKACGpCAQA1QoAIaoIAgD_CgAhqwhAANcKACGsCAEA1goAIa0IQADXCgAhrggBANYKACGvCEAA1woAIbAIQADXCgAhsQhAANcKACGyCEAA1woAIbMIQADXCgAhtAgBANYKACG1CAEA1goAIbYIAQDWCgAhtwgAAOsKACC4CAEA1goAIbkIQADXCgAhughAANcKACG7CAEA1goAIbwIAQDWCgAh7wgAAB0AIPAIAAAdACAH0QYAALoLADDSBgAAjwMAENMGAAC6CwAw5wYBAK8KACHoBgEArwoAIY4HQACxCgAhjwgEAMMKACEH0QYAALsLADDSBgAA-QIAENMGAAC7CwAw5wYBAK8KACHoBgEArwoAIZsHAQCvCgAhkAhAALEKACELEwAAkwsAIBQEAM0KACHRBgAAvAsAMNIGAADjAgAQ0wYAALwLADDnBgEArwoAIegGAQCvCgAhhgdAALEKACGRCAEArwoAIZIIBADNCgAhkwgEAM0KACELCwQAwwoAIdEGAAC9CwAw0gYAAM0CABDTBgAAvQsAMOcGAQCvCgAh6AYBAK8KACGGB0AAsQoAIdAHAQCvCgAhkggEAMMKACGTCAQAwwoAIZQIAACTCwAgBtEGAAC-CwAw0gYAALcCABDTBgAAvgsAMOcGAQCvCgAhlQgBAK8KACGWCEAAsQoAIQcDAADACwAg0QYAAL8LADDSBgAAWAAQ0wYAAL8LADDnBgEAvQoAIZUIAQC9CgAhlghAAL8KACEqBwAA-gsAIAsAANwLACAaAAD7CwAgGwAA_AsAIBwAAP0LACAdAAD-CwAgHgAA_wsAIB8AAIAMACAgAACBDAAgIQAAggwAICIAAIMMACAjAACEDAAgJAAAhQwAICUAAIYMACAmAACHDAAg0QYAAPkLADDSBgAAFAAQ0wYAAPkLADD6BgEAvQoAIYYHQAC_CgAhmAhAAL8KACHPCAEAvQoAIdAIAQC9CgAh0QgBAL0KACHSCAEA1goAIdMIAQDWCgAh1AgBANYKACHVCAEA1goAIdYIQADXCgAh1whAANcKACHYCEAA1woAIdkIAQC9CgAh2ggBAL0KACHbCEAA1woAIdwIQADXCgAh3QgBANYKACHeCEAA1woAId8IQADXCgAh4AgCALwKACHhCAAA6woAIO8IAAAUACDwCAAAFAAgENEGAADBCwAw0gYAAJ8CABDTBgAAwQsAMNQGAgCuCgAh5wYBAK8KACHoBgEArwoAIekGAQCvCgAh6gYBAK8KACH5BhAAwgoAIfoGAQCvCgAhhgdAALEKACGTBwEArwoAIcoHAQCvCgAhlQgBAK8KACGXCAEArwoAIZgIQACxCgAhFNEGAADCCwAw0gYAAIkCABDTBgAAwgsAMNQGAgCuCgAh5wYBAK8KACHoBgEArwoAIekGAQCvCgAh6gYBAK8KACH6BgEArwoAIYYHQACxCgAhkwcBAM4KACGUBwAA6AoAIMAHQADECgAhmAhAALEKACGZCAEArwoAIZoIEADCCgAhmwgQAMIKACGcCAEAzgoAIZ0IAgD8CgAhngggALAKACE80QYAAMMLADDSBgAA8wEAENMGAADDCwAw1AYCAK4KACHmBgEArwoAIecGAQCvCgAh6AYBAK8KACHpBgEArwoAIeoGAQCvCgAh7wYEAM0KACHwBgEAzgoAIfUGAQDOCgAh-QYQAMIKACH6BgEArwoAIfsGAQCvCgAh_gYBAK8KACGCBwEAzgoAIYMHQADECgAhhAcBAM4KACGFBwEAzgoAIYYHQACxCgAhiAdAAMQKACGLBwEArwoAIZIHAQDOCgAhkwcBAM4KACGUBwAA6AoAIJsHAQCvCgAhtAcBAK8KACG1BwEArwoAIb8HEADCCgAhnwgBAM4KACGgCAEArwoAIaEIBADDCgAhoggEAMMKACGjCAEArwoAIaQIAQCvCgAhpQgEAMMKACGmCCAAxAsAIacIAgD8CgAhqAgBAM4KACGpCAQAzQoAIaoIAgD8CgAhqwhAAMQKACGsCAEAzgoAIa0IQADECgAhrggBAM4KACGvCEAAxAoAIbAIQADECgAhsQhAAMQKACGyCEAAxAoAIbMIQADECgAhtAgBAM4KACG1CAEAzgoAIbYIAQDOCgAhtwgAAOgKACC4CAEAzgoAIbkIQADECgAhughAAMQKACG7CAEAzgoAIbwIAQDOCgAhBQYAAMYKACA7AADGCwAgPAAAxgsAINkGIAAAAAHgBiAAxQsAIQUGAADGCgAgOwAAxgsAIDwAAMYLACDZBiAAAAAB4AYgAMULACEC2QYgAAAAAeAGIADGCwAhB9EGAADHCwAw0gYAANkBABDTBgAAxwsAMOcGAQCvCgAhvQgBAK8KACG-CAEArwoAIb8IQACxCgAhE9EGAADICwAw0gYAAMMBABDTBgAAyAsAMOcGAQCvCgAh6AYBAK8KACH6BgEArwoAIYYHQACxCgAhiQcBAM4KACHAB0AAxAoAIc8HAQCvCgAh1wcBAK8KACHACAEArwoAIcEIAQCvCgAhwggAAMkLACDDCAAAyQsAIMQIAADJCwAgxQhAAMQKACHGCEAAxAoAIccIQADECgAhBNkGAQAAAAXICAEAAAAByQgBAAAABMoIAQAAAAQJ0QYAAMoLADDSBgAArQEAENMGAADKCwAw1QYBAK8KACHnBgEArwoAIcsIQADECgAhzAhAAMQKACHNCEAAxAoAIc4IAADLCwAgBNkGAgAAAAXICAIAAAAByQgCAAAABMoIAgAAAAQZ0QYAAMwLADDSBgAAlwEAENMGAADMCwAw-gYBAK8KACGGB0AAsQoAIZgIQACxCgAhzwgBAK8KACHQCAEArwoAIdEIAQCvCgAh0ggBAM4KACHTCAEAzgoAIdQIAQDOCgAh1QgBAM4KACHWCEAAxAoAIdcIQADECgAh2AhAAMQKACHZCAEArwoAIdoIAQCvCgAh2whAAMQKACHcCEAAxAoAId0IAQDOCgAh3ghAAMQKACHfCEAAxAoAIeAIAgCuCgAh4QgAAOgKACAKAwAAwAsAINEGAADNCwAw0gYAAHIAENMGAADNCwAw1QYBAL0KACHnBgEAvQoAIcsIQADXCgAhzAhAANcKACHNCEAA1woAIc4IAADLCwAgA-cGAQAAAAHoBgEAAAABjgdAAAAAAQgDAADACwAg0QYAAM8LADDSBgAAbgAQ0wYAAM8LADDnBgEAvQoAIegGAQC9CgAhjgdAAL8KACGPCAQA5AoAIQPnBgEAAAAB6AYBAAAAAZsHAQAAAAEIAwAAwAsAINEGAADRCwAw0gYAAGoAENMGAADRCwAw5wYBAL0KACHoBgEAvQoAIZsHAQC9CgAhkAhAAL8KACEE5wYBAAAAAegGAQAAAAGGB0AAAAABkQgBAAAAAQwDAADACwAgEwAAlgsAIBQEANUKACHRBgAA0wsAMNIGAABmABDTBgAA0wsAMOcGAQC9CgAh6AYBAL0KACGGB0AAvwoAIZEIAQC9CgAhkggEANUKACGTCAQA1QoAIQTnBgEAAAAB6AYBAAAAAYYHQAAAAAHQBwEAAAABDAMAAMALACALBADkCgAh0QYAANULADDSBgAAYgAQ0wYAANULADDnBgEAvQoAIegGAQC9CgAhhgdAAL8KACHQBwEAvQoAIZIIBADkCgAhkwgEAOQKACGUCAAAlgsAIAPUBgIAAAAB5wYBAAAAAY4HQAAAAAEIAwAAwAsAINEGAADXCwAw0gYAAF4AENMGAADXCwAw1AYCALwKACHnBgEAvQoAIY4HQAC_CgAh1AcQAOUKACEQAwAAwAsAINEGAADYCwAw0gYAAFoAENMGAADYCwAw1AYCALwKACHVBgEAvQoAIecGAQC9CgAh-QYQAOUKACH6BgEAvQoAIf4GAQC9CgAhggcBANYKACGGB0AAvwoAIaEHEACyCwAhvAcBAL0KACG9BwEA1goAIb4HQADXCgAhBOcGAQAAAAHoBgEAAAABygcBAAAAAZcIAQAAAAERAwAAwAsAINEGAADaCwAw0gYAAFQAENMGAADaCwAw1AYCALwKACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIfkGEADlCgAh-gYBAL0KACGGB0AAvwoAIZMHAQC9CgAhygcBAL0KACGVCAEAvQoAIZcIAQC9CgAhmAhAAL8KACEWAwAAwAsAIAsAANwLACDRBgAA2wsAMNIGAAAfABDTBgAA2wsAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH6BgEAvQoAIYYHQAC_CgAhkwcBANYKACGUBwAA6woAIMAHQADXCgAhmAhAAL8KACGZCAEAvQoAIZoIEADlCgAhmwgQAOUKACGcCAEA1goAIZ0IAgD_CgAhngggAL4KACEDtwcAAB0AILgHAAAdACC5BwAAHQAgIAMAAN4LACAIAADfCwAgCQAAswsAIBoCALwKACHRBgAA3QsAMNIGAAA7ABDTBgAA3QsAMNQGAgC8CgAh5QYBANYKACHmBgEA1goAIecGAQDWCgAh6AYBAL0KACHpBgEAvQoAIeoGAQDWCgAh7wYEANUKACH1BgEA1goAIfkGEACyCwAh-gYBAL0KACH7BgEAvQoAIfwGAQDWCgAh_QYBAL0KACH-BgEAvQoAIf8GAQDWCgAhgAcEANUKACGBByAAvgoAIYIHAQDWCgAhgwdAANcKACGEBwEA1goAIYUHAQDWCgAhhgdAAL8KACGHB0AA1woAIYgHQADXCgAhKgcAAPoLACALAADcCwAgGgAA-wsAIBsAAPwLACAcAAD9CwAgHQAA_gsAIB4AAP8LACAfAACADAAgIAAAgQwAICEAAIIMACAiAACDDAAgIwAAhAwAICQAAIUMACAlAACGDAAgJgAAhwwAINEGAAD5CwAw0gYAABQAENMGAAD5CwAw-gYBAL0KACGGB0AAvwoAIZgIQAC_CgAhzwgBAL0KACHQCAEAvQoAIdEIAQC9CgAh0ggBANYKACHTCAEA1goAIdQIAQDWCgAh1QgBANYKACHWCEAA1woAIdcIQADXCgAh2AhAANcKACHZCAEAvQoAIdoIAQC9CgAh2whAANcKACHcCEAA1woAId0IAQDWCgAh3ghAANcKACHfCEAA1woAIeAIAgC8CgAh4QgAAOsKACDvCAAAFAAg8AgAABQAIAO3BwAAEAAguAcAABAAILkHAAAQACAD1AYCAAAAAeUGAQAAAAHmBgEAAAABDwMAAMALACDRBgAA4QsAMNIGAABJABDTBgAA4QsAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHsBhAA5QoAIe0GBADkCgAh7gZAANcKACEF1AYCAAAAAZsHAQAAAAG_BwQAAAAB0gdAAAAAAdMHAQAAAAEJDQAAogsAINEGAADjCwAw0gYAAD0AENMGAADjCwAw1AYCALwKACGbBwEAvQoAIb8HBADkCgAh0gdAAL8KACHTBwEAvQoAIQLQBwEAAAABhggBAAAAAQcOAAC5CwAg0QYAAOULADDSBgAAMAAQ0wYAAOULADCGB0AAvwoAIdAHAQC9CgAhhggBAL0KACECBAEAAAABiQcBAAAAAQgEAQC9CgAhDgAAuQsAINEGAADnCwAw0gYAACoAENMGAADnCwAwhgdAAL8KACGJBwEAvQoAIdAHAQC9CgAhA78HBAAAAAHTBwEAAAAB7wcCAAAAAQwNAACiCwAgDgAAuQsAINEGAADpCwAw0gYAACYAENMGAADpCwAwsgdAANcKACG_BwQA5AoAIdAHAQC9CgAh0wcBAL0KACHvBwIAvAoAIfAHBADVCgAh8QcQALILACEE1AYCAAAAAZsHAQAAAAG0BwEAAAABvwcQAAAAAUUDAADACwAgCQAAswsAIAwAAO0LACAPAADuCwAgEAAA7wsAIBEAAPALACASAADxCwAgEwAA8gsAIBQAANwLACDRBgAA6wsAMNIGAAAdABDTBgAA6wsAMNQGAgC8CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIe8GBADVCgAh8AYBANYKACH1BgEA1goAIfkGEADlCgAh-gYBAL0KACH7BgEAvQoAIf4GAQC9CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYgHQADXCgAhiwcBAL0KACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACCbBwEAvQoAIbQHAQC9CgAhtQcBAL0KACG_BxAA5QoAIZ8IAQDWCgAhoAgBAL0KACGhCAQA5AoAIaIIBADkCgAhowgBAL0KACGkCAEAvQoAIaUIBADkCgAhpgggAOwLACGnCAIA_woAIagIAQDWCgAhqQgEANUKACGqCAIA_woAIasIQADXCgAhrAgBANYKACGtCEAA1woAIa4IAQDWCgAhrwhAANcKACGwCEAA1woAIbEIQADXCgAhsghAANcKACGzCEAA1woAIbQIAQDWCgAhtQgBANYKACG2CAEA1goAIbcIAADrCgAguAgBANYKACG5CEAA1woAIboIQADXCgAhuwgBANYKACG8CAEA1goAIQLZBiAAAAAB4AYgAMYLACEYAwAAwAsAIAsAANwLACDRBgAA2wsAMNIGAAAfABDTBgAA2wsAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH6BgEAvQoAIYYHQAC_CgAhkwcBANYKACGUBwAA6woAIMAHQADXCgAhmAhAAL8KACGZCAEAvQoAIZoIEADlCgAhmwgQAOUKACGcCAEA1goAIZ0IAgD_CgAhngggAL4KACHvCAAAHwAg8AgAAB8AIAO3BwAAJgAguAcAACYAILkHAAAmACADtwcAACoAILgHAAAqACC5BwAAKgAgEw4AALkLACDRBgAAuAsAMNIGAAAuABDTBgAAuAsAMNQGAgC8CgAh5wYBAL0KACGGB0AAvwoAIZsHAQC9CgAh0AcBAL0KACGHCAEAvQoAIYgIAQC9CgAhiQgEAOQKACGKCBAA5QoAIYsIEADlCgAhjAgQAOUKACGNCBAAsgsAIY4IQADXCgAh7wgAAC4AIPAIAAAuACADtwcAADAAILgHAAAwACC5BwAAMAAgRwMAAMALACAJAACzCwAgDAAA7QsAIA8AAO4LACAQAADvCwAgEQAA8AsAIBIAAPELACATAADyCwAgFAAA3AsAINEGAADrCwAw0gYAAB0AENMGAADrCwAw1AYCALwKACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh7wYEANUKACHwBgEA1goAIfUGAQDWCgAh-QYQAOUKACH6BgEAvQoAIfsGAQC9CgAh_gYBAL0KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhiAdAANcKACGLBwEAvQoAIZIHAQDWCgAhkwcBANYKACGUBwAA6woAIJsHAQC9CgAhtAcBAL0KACG1BwEAvQoAIb8HEADlCgAhnwgBANYKACGgCAEAvQoAIaEIBADkCgAhoggEAOQKACGjCAEAvQoAIaQIAQC9CgAhpQgEAOQKACGmCCAA7AsAIacIAgD_CgAhqAgBANYKACGpCAQA1QoAIaoIAgD_CgAhqwhAANcKACGsCAEA1goAIa0IQADXCgAhrggBANYKACGvCEAA1woAIbAIQADXCgAhsQhAANcKACGyCEAA1woAIbMIQADXCgAhtAgBANYKACG1CAEA1goAIbYIAQDWCgAhtwgAAOsKACC4CAEA1goAIbkIQADXCgAhughAANcKACG7CAEA1goAIbwIAQDWCgAh7wgAAB0AIPAIAAAdACACvwcEAAAAAdMHAQAAAAEZCgAA9QsAIA4AAPILACAVAAD2CwAgFgAA9wsAIBcAAPgLACAYAADuCwAg0QYAAPQLADDSBgAAFwAQ0wYAAPQLADDvBgQA1QoAIfQGAQDWCgAhhgdAAL8KACGyB0AA1woAIb8HBADkCgAh0AcBANYKACHTBwEAvQoAIeUHAQC9CgAh7gdAAL8KACHwBwQA1QoAIfEHEACyCwAh8gcBAL0KACHzBwEA1goAIfQHAQDWCgAh9QcQALILACH2B0AA1woAIRQJAACzCwAg0QYAALELADDSBgAA2QMAENMGAACxCwAw1AYCALwKACHVBgEAvQoAIfEGAQDWCgAh8gZAANcKACH6BgEAvQoAIYYHQAC_CgAh_gcEAOQKACH_BwQA5AoAIYAIEACyCwAhgQggAL4KACGCCBAAsgsAIYMIQADXCgAhhAggAL4KACGFCEAA1woAIe8IAADZAwAg8AgAANkDACAiAwAA3gsAIAgAAN8LACAJAACzCwAgGgIAvAoAIdEGAADdCwAw0gYAADsAENMGAADdCwAw1AYCALwKACHlBgEA1goAIeYGAQDWCgAh5wYBANYKACHoBgEAvQoAIekGAQC9CgAh6gYBANYKACHvBgQA1QoAIfUGAQDWCgAh-QYQALILACH6BgEAvQoAIfsGAQC9CgAh_AYBANYKACH9BgEAvQoAIf4GAQC9CgAh_wYBANYKACGABwQA1QoAIYEHIAC-CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYcHQADXCgAhiAdAANcKACHvCAAAOwAg8AgAADsAIAO3BwAAPQAguAcAAD0AILkHAAA9ACALDQAAogsAINEGAAChCwAw0gYAAEEAENMGAAChCwAwhgdAAL8KACG_BwQA5AoAIdMHAQC9CgAh1AcQAOUKACHjBwEAvQoAIe8IAABBACDwCAAAQQAgKAcAAPoLACALAADcCwAgGgAA-wsAIBsAAPwLACAcAAD9CwAgHQAA_gsAIB4AAP8LACAfAACADAAgIAAAgQwAICEAAIIMACAiAACDDAAgIwAAhAwAICQAAIUMACAlAACGDAAgJgAAhwwAINEGAAD5CwAw0gYAABQAENMGAAD5CwAw-gYBAL0KACGGB0AAvwoAIZgIQAC_CgAhzwgBAL0KACHQCAEAvQoAIdEIAQC9CgAh0ggBANYKACHTCAEA1goAIdQIAQDWCgAh1QgBANYKACHWCEAA1woAIdcIQADXCgAh2AhAANcKACHZCAEAvQoAIdoIAQC9CgAh2whAANcKACHcCEAA1woAId0IAQDWCgAh3ghAANcKACHfCEAA1woAIeAIAgC8CgAh4QgAAOsKACADtwcAAAMAILgHAAADACC5BwAAAwAgA7cHAAAMACC4BwAADAAguQcAAAwAIAO3BwAASQAguAcAAEkAILkHAABJACADtwcAADsAILgHAAA7ACC5BwAAOwAgA7cHAAAfACC4BwAAHwAguQcAAB8AIAO3BwAAVAAguAcAAFQAILkHAABUACAJAwAAwAsAINEGAAC_CwAw0gYAAFgAENMGAAC_CwAw5wYBAL0KACGVCAEAvQoAIZYIQAC_CgAh7wgAAFgAIPAIAABYACADtwcAAFoAILgHAABaACC5BwAAWgAgA7cHAABeACC4BwAAXgAguQcAAF4AIAO3BwAAYgAguAcAAGIAILkHAABiACADtwcAAGYAILgHAABmACC5BwAAZgAgA7cHAABqACC4BwAAagAguQcAAGoAIAO3BwAAbgAguAcAAG4AILkHAABuACADtwcAAHIAILgHAAByACC5BwAAcgAgAvQGAQAAAAH1BgEAAAABDBUAAIoMACAZAACLDAAg0QYAAIkMADDSBgAAEAAQ0wYAAIkMADDnBgEAvQoAIfQGAQC9CgAh9QYBAL0KACH2BhAA5QoAIfcGAQC9CgAh-AYQAOUKACH5BhAA5QoAISIDAADeCwAgCAAA3wsAIAkAALMLACAaAgC8CgAh0QYAAN0LADDSBgAAOwAQ0wYAAN0LADDUBgIAvAoAIeUGAQDWCgAh5gYBANYKACHnBgEA1goAIegGAQC9CgAh6QYBAL0KACHqBgEA1goAIe8GBADVCgAh9QYBANYKACH5BhAAsgsAIfoGAQC9CgAh-wYBAL0KACH8BgEA1goAIf0GAQC9CgAh_gYBAL0KACH_BgEA1goAIYAHBADVCgAhgQcgAL4KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhhwdAANcKACGIB0AA1woAIe8IAAA7ACDwCAAAOwAgLgMAAMALACAIAADfCwAg0QYAAIwMADDSBgAADAAQ0wYAAIwMADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7QYEAOQKACH0BgEA1goAIfYGEADlCgAh9wYBANYKACH6BgEAvQoAIf4GAQC9CgAhjwcEAOQKACGbBwEAvQoAIZwHAQC9CgAhnQcBAL0KACGeBwIAvAoAIZ8HAQC9CgAhoAcBAL0KACGhBxAA5QoAIaIHEADlCgAhowcQAOUKACGkBwQA5AoAIaUHBADkCgAhpgcQAOUKACGnBwEA1goAIagHEACyCwAhqQcBANYKACGqB0AA1woAIasHIAC-CgAhrAdAANcKACGtBwEA1goAIa4HQADXCgAhrwdAANcKACGwB0AA1woAIbEHQAC_CgAhsgdAANcKACHvCAAADAAg8AgAAAwAICwDAADACwAgCAAA3wsAINEGAACMDAAw0gYAAAwAENMGAACMDAAw1AYCALwKACHlBgEAvQoAIeYGAQC9CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACHrBhAA5QoAIe0GBADkCgAh9AYBANYKACH2BhAA5QoAIfcGAQDWCgAh-gYBAL0KACH-BgEAvQoAIY8HBADkCgAhmwcBAL0KACGcBwEAvQoAIZ0HAQC9CgAhngcCALwKACGfBwEAvQoAIaAHAQC9CgAhoQcQAOUKACGiBxAA5QoAIaMHEADlCgAhpAcEAOQKACGlBwQA5AoAIaYHEADlCgAhpwcBANYKACGoBxAAsgsAIakHAQDWCgAhqgdAANcKACGrByAAvgoAIawHQADXCgAhrQcBANYKACGuB0AA1woAIa8HQADXCgAhsAdAANcKACGxB0AAvwoAIbIHQADXCgAhAr0IAQAAAAG-CAEAAAABCAQAAI8MACDRBgAAjgwAMNIGAAAHABDTBgAAjgwAMOcGAQC9CgAhvQgBAL0KACG-CAEAvQoAIb8IQAC_CgAhFwMAAMALACAFAACRDAAg0QYAAJAMADDSBgAAAwAQ0wYAAJAMADDnBgEAvQoAIegGAQC9CgAh-gYBAL0KACGGB0AAvwoAIYkHAQDWCgAhwAdAANcKACHPBwEAvQoAIdcHAQC9CgAhwAgBAL0KACHBCAEAvQoAIcIIAADJCwAgwwgAAMkLACDECAAAyQsAIMUIQADXCgAhxghAANcKACHHCEAA1woAIe8IAAADACDwCAAAAwAgFQMAAMALACAFAACRDAAg0QYAAJAMADDSBgAAAwAQ0wYAAJAMADDnBgEAvQoAIegGAQC9CgAh-gYBAL0KACGGB0AAvwoAIYkHAQDWCgAhwAdAANcKACHPBwEAvQoAIdcHAQC9CgAhwAgBAL0KACHBCAEAvQoAIcIIAADJCwAgwwgAAMkLACDECAAAyQsAIMUIQADXCgAhxghAANcKACHHCEAA1woAIQO3BwAABwAguAcAAAcAILkHAAAHACAAAAAAAAX0CAIAAAAB-wgCAAAAAfwIAgAAAAH9CAIAAAAB_ggCAAAAAQH0CAEAAAABAfQIIAAAAAEB9AhAAAAAAQAAAAAAAAX0CBAAAAAB-wgQAAAAAfwIEAAAAAH9CBAAAAAB_ggQAAAAAQX0CAQAAAAB-wgEAAAAAfwIBAAAAAH9CAQAAAAB_ggEAAAAAQH0CEAAAAABBTMAAO8TACA0AADyEwAg8QgAAPATACDyCAAA8RMAIPcIAAABACADMwAA7xMAIPEIAADwEwAg9wgAAAEAIAAAAAAABfQIBAAAAAH7CAQAAAAB_AgEAAAAAf0IBAAAAAH-CAQAAAABAfQIAQAAAAEAAAAAAAUzAADnEwAgNAAA7RMAIPEIAADoEwAg8ggAAOwTACD3CAAATgAgBTMAAOUTACA0AADqEwAg8QgAAOYTACDyCAAA6RMAIPcIAAAOACADMwAA5xMAIPEIAADoEwAg9wgAAE4AIAMzAADlEwAg8QgAAOYTACD3CAAADgAgAAAAAAAF9AgQAAAAAfsIEAAAAAH8CBAAAAAB_QgQAAAAAf4IEAAAAAEHMwAAzRMAIDQAAOMTACDxCAAAzhMAIPIIAADiEwAg9QgAABQAIPYIAAAUACD3CAAAAQAgCzMAAPQMADA0AAD5DAAw8QgAAPUMADDyCAAA9gwAMPMIAAD3DAAg9AgAAPgMADD1CAAA-AwAMPYIAAD4DAAw9wgAAPgMADD4CAAA-gwAMPkIAAD7DAAwCzMAAL8MADA0AADEDAAw8QgAAMAMADDyCAAAwQwAMPMIAADCDAAg9AgAAMMMADD1CAAAwwwAMPYIAADDDAAw9wgAAMMMADD4CAAAxQwAMPkIAADGDAAwFAoAAO8MACAOAADwDAAgFgAA8QwAIBcAAPIMACAYAADzDAAg7wYEAAAAAYYHQAAAAAGyB0AAAAABvwcEAAAAAdAHAQAAAAHTBwEAAAAB5QcBAAAAAe4HQAAAAAHwBwQAAAAB8QcQAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHEAAAAAH2B0AAAAABAgAAABkAIDMAAO4MACADAAAAGQAgMwAA7gwAIDQAAMkMACABLAAA4RMAMBoKAAD1CwAgDgAA8gsAIBUAAPYLACAWAAD3CwAgFwAA-AsAIBgAAO4LACDRBgAA9AsAMNIGAAAXABDTBgAA9AsAMO8GBADVCgAh9AYBANYKACGGB0AAvwoAIbIHQADXCgAhvwcEAOQKACHQBwEA1goAIdMHAQC9CgAh5AcAAPMLACDlBwEAvQoAIe4HQAC_CgAh8AcEANUKACHxBxAAsgsAIfIHAQC9CgAh8wcBANYKACH0BwEA1goAIfUHEACyCwAh9gdAANcKACECAAAAGQAgLAAAyQwAIAIAAADHDAAgLAAAyAwAIBPRBgAAxgwAMNIGAADHDAAQ0wYAAMYMADDvBgQA1QoAIfQGAQDWCgAhhgdAAL8KACGyB0AA1woAIb8HBADkCgAh0AcBANYKACHTBwEAvQoAIeUHAQC9CgAh7gdAAL8KACHwBwQA1QoAIfEHEACyCwAh8gcBAL0KACHzBwEA1goAIfQHAQDWCgAh9QcQALILACH2B0AA1woAIRPRBgAAxgwAMNIGAADHDAAQ0wYAAMYMADDvBgQA1QoAIfQGAQDWCgAhhgdAAL8KACGyB0AA1woAIb8HBADkCgAh0AcBANYKACHTBwEAvQoAIeUHAQC9CgAh7gdAAL8KACHwBwQA1QoAIfEHEACyCwAh8gcBAL0KACHzBwEA1goAIfQHAQDWCgAh9QcQALILACH2B0AA1woAIQ_vBgQAqwwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdAHAQCsDAAh0wcBAJgMACHlBwEAmAwAIe4HQACaDAAh8AcEAKsMACHxBxAAuwwAIfIHAQCYDAAh8wcBAKwMACH0BwEArAwAIfUHEAC7DAAh9gdAAKMMACEUCgAAygwAIA4AAMsMACAWAADMDAAgFwAAzQwAIBgAAM4MACDvBgQAqwwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdAHAQCsDAAh0wcBAJgMACHlBwEAmAwAIe4HQACaDAAh8AcEAKsMACHxBxAAuwwAIfIHAQCYDAAh8wcBAKwMACH0BwEArAwAIfUHEAC7DAAh9gdAAKMMACEFMwAA0hMAIDQAAN8TACDxCAAA0xMAIPIIAADeEwAg9wgAANYDACAHMwAA0BMAIDQAANwTACDxCAAA0RMAIPIIAADbEwAg9QgAAB0AIPYIAAAdACD3CAAAIgAgCzMAAOIMADA0AADnDAAw8QgAAOMMADDyCAAA5AwAMPMIAADlDAAg9AgAAOYMADD1CAAA5gwAMPYIAADmDAAw9wgAAOYMADD4CAAA6AwAMPkIAADpDAAwBzMAAN0MACA0AADgDAAg8QgAAN4MACDyCAAA3wwAIPUIAABBACD2CAAAQQAg9wgAAJkFACALMwAAzwwAMDQAANQMADDxCAAA0AwAMPIIAADRDAAw8wgAANIMACD0CAAA0wwAMPUIAADTDAAw9ggAANMMADD3CAAA0wwAMPgIAADVDAAw-QgAANYMADAGDgAA3AwAILIHQAAAAAHQBwEAAAAB7wcCAAAAAfAHBAAAAAHxBxAAAAABAgAAACgAIDMAANsMACADAAAAKAAgMwAA2wwAIDQAANkMACABLAAA2hMAMA0NAACiCwAgDgAAuQsAINEGAADpCwAw0gYAACYAENMGAADpCwAwsgdAANcKACG_BwQA5AoAIdAHAQC9CgAh0wcBAL0KACHvBwIAvAoAIfAHBADVCgAh8QcQALILACHrCAAA6AsAIAIAAAAoACAsAADZDAAgAgAAANcMACAsAADYDAAgCtEGAADWDAAw0gYAANcMABDTBgAA1gwAMLIHQADXCgAhvwcEAOQKACHQBwEAvQoAIdMHAQC9CgAh7wcCALwKACHwBwQA1QoAIfEHEACyCwAhCtEGAADWDAAw0gYAANcMABDTBgAA1gwAMLIHQADXCgAhvwcEAOQKACHQBwEAvQoAIdMHAQC9CgAh7wcCALwKACHwBwQA1QoAIfEHEACyCwAhBbIHQACjDAAh0AcBAJgMACHvBwIAlwwAIfAHBACrDAAh8QcQALsMACEGDgAA2gwAILIHQACjDAAh0AcBAJgMACHvBwIAlwwAIfAHBACrDAAh8QcQALsMACEFMwAA1RMAIDQAANgTACDxCAAA1hMAIPIIAADXEwAg9wgAACIAIAYOAADcDAAgsgdAAAAAAdAHAQAAAAHvBwIAAAAB8AcEAAAAAfEHEAAAAAEDMwAA1RMAIPEIAADWEwAg9wgAACIAIAOGB0AAAAAB1AcQAAAAAeMHAQAAAAECAAAAmQUAIDMAAN0MACADAAAAQQAgMwAA3QwAIDQAAOEMACAFAAAAQQAgLAAA4QwAIIYHQACaDAAh1AcQAKEMACHjBwEAmAwAIQOGB0AAmgwAIdQHEAChDAAh4wcBAJgMACED1AYCAAAAAZsHAQAAAAHSB0AAAAABAgAAAD8AIDMAAO0MACADAAAAPwAgMwAA7QwAIDQAAOwMACABLAAA1BMAMAoNAACiCwAg0QYAAOMLADDSBgAAPQAQ0wYAAOMLADDUBgIAvAoAIZsHAQC9CgAhvwcEAOQKACHSB0AAvwoAIdMHAQC9CgAh6QgAAOILACACAAAAPwAgLAAA7AwAIAIAAADqDAAgLAAA6wwAIAjRBgAA6QwAMNIGAADqDAAQ0wYAAOkMADDUBgIAvAoAIZsHAQC9CgAhvwcEAOQKACHSB0AAvwoAIdMHAQC9CgAhCNEGAADpDAAw0gYAAOoMABDTBgAA6QwAMNQGAgC8CgAhmwcBAL0KACG_BwQA5AoAIdIHQAC_CgAh0wcBAL0KACED1AYCAJcMACGbBwEAmAwAIdIHQACaDAAhA9QGAgCXDAAhmwcBAJgMACHSB0AAmgwAIQPUBgIAAAABmwcBAAAAAdIHQAAAAAEUCgAA7wwAIA4AAPAMACAWAADxDAAgFwAA8gwAIBgAAPMMACDvBgQAAAABhgdAAAAAAbIHQAAAAAG_BwQAAAAB0AcBAAAAAdMHAQAAAAHlBwEAAAAB7gdAAAAAAfAHBAAAAAHxBxAAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcQAAAAAfYHQAAAAAEDMwAA0hMAIPEIAADTEwAg9wgAANYDACADMwAA0BMAIPEIAADREwAg9wgAACIAIAQzAADiDAAw8QgAAOMMADDzCAAA5QwAIPcIAADmDAAwAzMAAN0MACDxCAAA3gwAIPcIAACZBQAgBDMAAM8MADDxCAAA0AwAMPMIAADSDAAg9wgAANMMADAHGQAAtQwAIOcGAQAAAAH1BgEAAAAB9gYQAAAAAfcGAQAAAAH4BhAAAAAB-QYQAAAAAQIAAAASACAzAAD_DAAgAwAAABIAIDMAAP8MACA0AAD-DAAgASwAAM8TADANFQAAigwAIBkAAIsMACDRBgAAiQwAMNIGAAAQABDTBgAAiQwAMOcGAQC9CgAh9AYBAL0KACH1BgEAvQoAIfYGEADlCgAh9wYBAL0KACH4BhAA5QoAIfkGEADlCgAh7QgAAIgMACACAAAAEgAgLAAA_gwAIAIAAAD8DAAgLAAA_QwAIArRBgAA-wwAMNIGAAD8DAAQ0wYAAPsMADDnBgEAvQoAIfQGAQC9CgAh9QYBAL0KACH2BhAA5QoAIfcGAQC9CgAh-AYQAOUKACH5BhAA5QoAIQrRBgAA-wwAMNIGAAD8DAAQ0wYAAPsMADDnBgEAvQoAIfQGAQC9CgAh9QYBAL0KACH2BhAA5QoAIfcGAQC9CgAh-AYQAOUKACH5BhAA5QoAIQbnBgEAmAwAIfUGAQCYDAAh9gYQAKEMACH3BgEAmAwAIfgGEAChDAAh-QYQAKEMACEHGQAAswwAIOcGAQCYDAAh9QYBAJgMACH2BhAAoQwAIfcGAQCYDAAh-AYQAKEMACH5BhAAoQwAIQcZAAC1DAAg5wYBAAAAAfUGAQAAAAH2BhAAAAAB9wYBAAAAAfgGEAAAAAH5BhAAAAABAzMAAM0TACDxCAAAzhMAIPcIAAABACAEMwAA9AwAMPEIAAD1DAAw8wgAAPcMACD3CAAA-AwAMAQzAAC_DAAw8QgAAMAMADDzCAAAwgwAIPcIAADDDAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAABTMAAMcTACA0AADLEwAg8QgAAMgTACDyCAAAyhMAIPcIAAABACALMwAAmg0AMDQAAJ4NADDxCAAAmw0AMPIIAACcDQAw8wgAAJ0NACD0CAAA-AwAMPUIAAD4DAAw9ggAAPgMADD3CAAA-AwAMPgIAACfDQAw-QgAAPsMADAHFQAAtAwAIOcGAQAAAAH0BgEAAAAB9gYQAAAAAfcGAQAAAAH4BhAAAAAB-QYQAAAAAQIAAAASACAzAACiDQAgAwAAABIAIDMAAKINACA0AAChDQAgASwAAMkTADACAAAAEgAgLAAAoQ0AIAIAAAD8DAAgLAAAoA0AIAbnBgEAmAwAIfQGAQCYDAAh9gYQAKEMACH3BgEAmAwAIfgGEAChDAAh-QYQAKEMACEHFQAAsgwAIOcGAQCYDAAh9AYBAJgMACH2BhAAoQwAIfcGAQCYDAAh-AYQAKEMACH5BhAAoQwAIQcVAAC0DAAg5wYBAAAAAfQGAQAAAAH2BhAAAAAB9wYBAAAAAfgGEAAAAAH5BhAAAAABAzMAAMcTACDxCAAAyBMAIPcIAAABACAEMwAAmg0AMPEIAACbDQAw8wgAAJ0NACD3CAAA-AwAMAAAAAAABTMAAMITACA0AADFEwAg8QgAAMMTACDyCAAAxBMAIPcIAAD0BwAgAzMAAMITACDxCAAAwxMAIPcIAAD0BwAgAAAAAAAFMwAAvRMAIDQAAMATACDxCAAAvhMAIPIIAAC_EwAg9wgAAPQHACADMwAAvRMAIPEIAAC-EwAg9wgAAPQHACAAAAAAAAszAADGDQAwNAAAyw0AMPEIAADHDQAw8ggAAMgNADDzCAAAyQ0AIPQIAADKDQAw9QgAAMoNADD2CAAAyg0AMPcIAADKDQAw-AgAAMwNADD5CAAAzQ0AMAszAAC6DQAwNAAAvw0AMPEIAAC7DQAw8ggAALwNADDzCAAAvQ0AIPQIAAC-DQAw9QgAAL4NADD2CAAAvg0AMPcIAAC-DQAw-AgAAMANADD5CAAAwQ0AMALVBgEAAAAB-wYBAAAAAQIAAAD8BwAgMwAAxQ0AIAMAAAD8BwAgMwAAxQ0AIDQAAMQNACABLAAAvBMAMAiCBQAA9QoAINEGAAD0CgAw0gYAAPoHABDTBgAA9AoAMNQGAgC8CgAh1QYBAL0KACH7BgEAvQoAIboHAADzCgAgAgAAAPwHACAsAADEDQAgAgAAAMINACAsAADDDQAgBtEGAADBDQAw0gYAAMINABDTBgAAwQ0AMNQGAgC8CgAh1QYBAL0KACH7BgEAvQoAIQbRBgAAwQ0AMNIGAADCDQAQ0wYAAMENADDUBgIAvAoAIdUGAQC9CgAh-wYBAL0KACEC1QYBAJgMACH7BgEAmAwAIQLVBgEAmAwAIfsGAQCYDAAhAtUGAQAAAAH7BgEAAAABAtUGAQAAAAGzBwEAAAABAgAAAPgHACAzAADRDQAgAwAAAPgHACAzAADRDQAgNAAA0A0AIAEsAAC7EwAwCIIFAAD1CgAg0QYAAPcKADDSBgAA9gcAENMGAAD3CgAw1AYCALwKACHVBgEAvQoAIbMHAQC9CgAhuwcAAPYKACACAAAA-AcAICwAANANACACAAAAzg0AICwAAM8NACAG0QYAAM0NADDSBgAAzg0AENMGAADNDQAw1AYCALwKACHVBgEAvQoAIbMHAQC9CgAhBtEGAADNDQAw0gYAAM4NABDTBgAAzQ0AMNQGAgC8CgAh1QYBAL0KACGzBwEAvQoAIQLVBgEAmAwAIbMHAQCYDAAhAtUGAQCYDAAhswcBAJgMACEC1QYBAAAAAbMHAQAAAAEEMwAAxg0AMPEIAADHDQAw8wgAAMkNACD3CAAAyg0AMAQzAAC6DQAw8QgAALsNADDzCAAAvQ0AIPcIAAC-DQAwAAADgwUAANQNACCEBQAA1Q0AILYHAACbDAAgAAAAAAAFMwAAthMAIDQAALkTACDxCAAAtxMAIPIIAAC4EwAg9wgAAAEAIAMzAAC2EwAg8QgAALcTACD3CAAAAQAgAAAAAAAAAAAF9AgCAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAgAAAAEAAAAAAAAAAAAAAAAAAAAFMwAAsRMAIDQAALQTACDxCAAAshMAIPIIAACzEwAg9wgAABkAIAMzAACxEwAg8QgAALITACD3CAAAGQAgAAAAAAAAAAAAAAUzAACsEwAgNAAArxMAIPEIAACtEwAg8ggAAK4TACD3CAAAygUAIAMzAACsEwAg8QgAAK0TACD3CAAAygUAIAUMAAC1DgAgwAMAALMOACDBAwAAtA4AIOcGAACbDAAg3gcAAJsMACAAAAAFMwAApxMAIDQAAKoTACDxCAAAqBMAIPIIAACpEwAg9wgAAMoFACADMwAApxMAIPEIAACoEwAg9wgAAMoFACAAAAAFMwAAohMAIDQAAKUTACDxCAAAoxMAIPIIAACkEwAg9wgAAMoFACADMwAAohMAIPEIAACjEwAg9wgAAMoFACAAAAAAAAAAAAczAACrDgAgNAAArg4AIPEIAACsDgAg8ggAAK0OACD1CAAAzAUAIPYIAADMBQAg9wgAAIUGACALMwAAnw4AMDQAAKQOADDxCAAAoA4AMPIIAAChDgAw8wgAAKIOACD0CAAAow4AMPUIAACjDgAw9ggAAKMOADD3CAAAow4AMPgIAAClDgAw-QgAAKYOADAHMwAAmg4AIDQAAJ0OACDxCAAAmw4AIPIIAACcDgAg9QgAANIFACD2CAAA0gUAIPcIAACzBgAgA9EHBAAAAAHXBwEAAAAB2AdAAAAAAQIAAACzBgAgMwAAmg4AIAMAAADSBQAgMwAAmg4AIDQAAJ4OACAFAAAA0gUAICwAAJ4OACDRBwQAogwAIdcHAQCYDAAh2AdAAJoMACED0QcEAKIMACHXBwEAmAwAIdgHQACaDAAhAdgHQAAAAAECAAAA0AUAIDMAAKoOACADAAAA0AUAIDMAAKoOACA0AACpDgAgASwAAKETADAHvwMAAIsLACDRBgAAmwsAMNIGAADOBQAQ0wYAAJsLADDWBwEAvQoAIdgHQAC_CgAh3wcAAJoLACACAAAA0AUAICwAAKkOACACAAAApw4AICwAAKgOACAF0QYAAKYOADDSBgAApw4AENMGAACmDgAw1gcBAL0KACHYB0AAvwoAIQXRBgAApg4AMNIGAACnDgAQ0wYAAKYOADDWBwEAvQoAIdgHQAC_CgAhAdgHQACaDAAhAdgHQACaDAAhAdgHQAAAAAEDnwcBAAAAAdgHQAAAAAHZBwEAAAABAgAAAIUGACAzAACrDgAgAwAAAMwFACAzAACrDgAgNAAArw4AIAUAAADMBQAgLAAArw4AIJ8HAQCYDAAh2AdAAJoMACHZBwEAmAwAIQOfBwEAmAwAIdgHQACaDAAh2QcBAJgMACEDMwAAqw4AIPEIAACsDgAg9wgAAIUGACAEMwAAnw4AMPEIAACgDgAw8wgAAKIOACD3CAAAow4AMAMzAACaDgAg8QgAAJsOACD3CAAAswYAIAG_AwAAhA4AIAABvwMAAIQOACAAAAAAAAAAAAUzAACcEwAgNAAAnxMAIPEIAACdEwAg8ggAAJ4TACD3CAAAGQAgAzMAAJwTACDxCAAAnRMAIPcIAAAZACAQCgAAoBIAIA4AAIoPACAVAAChEgAgFgAAohIAIBcAAKMSACAYAACcEgAg7wYAAJsMACD0BgAAmwwAILIHAACbDAAg0AcAAJsMACDwBwAAmwwAIPEHAACbDAAg8wcAAJsMACD0BwAAmwwAIPUHAACbDAAg9gcAAJsMACAAAAAAAAUzAACXEwAgNAAAmhMAIPEIAACYEwAg8ggAAJkTACD3CAAAAQAgAzMAAJcTACDxCAAAmBMAIPcIAAABACAAAAAAAAAAAAAABTMAAJITACA0AACVEwAg8QgAAJMTACDyCAAAlBMAIPcIAAAZACADMwAAkhMAIPEIAACTEwAg9wgAABkAIAAAAAAABzMAAI0TACA0AACQEwAg8QgAAI4TACDyCAAAjxMAIPUIAAA7ACD2CAAAOwAg9wgAAE4AIAMzAACNEwAg8QgAAI4TACD3CAAATgAgAAAAAAAAAAAAAAAAAAAAAAAACzMAAO4OADA0AADyDgAw8QgAAO8OADDyCAAA8A4AMPMIAADxDgAg9AgAAMMMADD1CAAAwwwAMPYIAADDDAAw9wgAAMMMADD4CAAA8w4AMPkIAADGDAAwFA4AAPAMACAVAADaDgAgFgAA8QwAIBcAAPIMACAYAADzDAAg7wYEAAAAAfQGAQAAAAGGB0AAAAABsgdAAAAAAb8HBAAAAAHQBwEAAAAB5QcBAAAAAe4HQAAAAAHwBwQAAAAB8QcQAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHEAAAAAH2B0AAAAABAgAAABkAIDMAAPYOACADAAAAGQAgMwAA9g4AIDQAAPUOACABLAAAjBMAMAIAAAAZACAsAAD1DgAgAgAAAMcMACAsAAD0DgAgD-8GBACrDAAh9AYBAKwMACGGB0AAmgwAIbIHQACjDAAhvwcEAKIMACHQBwEArAwAIeUHAQCYDAAh7gdAAJoMACHwBwQAqwwAIfEHEAC7DAAh8gcBAJgMACHzBwEArAwAIfQHAQCsDAAh9QcQALsMACH2B0AAowwAIRQOAADLDAAgFQAA2Q4AIBYAAMwMACAXAADNDAAgGAAAzgwAIO8GBACrDAAh9AYBAKwMACGGB0AAmgwAIbIHQACjDAAhvwcEAKIMACHQBwEArAwAIeUHAQCYDAAh7gdAAJoMACHwBwQAqwwAIfEHEAC7DAAh8gcBAJgMACHzBwEArAwAIfQHAQCsDAAh9QcQALsMACH2B0AAowwAIRQOAADwDAAgFQAA2g4AIBYAAPEMACAXAADyDAAgGAAA8wwAIO8GBAAAAAH0BgEAAAABhgdAAAAAAbIHQAAAAAG_BwQAAAAB0AcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQQzAADuDgAw8QgAAO8OADDzCAAA8Q4AIPcIAADDDAAwAAAAAAUzAACHEwAgNAAAihMAIPEIAACIEwAg8ggAAIkTACD3CAAAIgAgAzMAAIcTACDxCAAAiBMAIPcIAAAiACAAAAAFMwAAghMAIDQAAIUTACDxCAAAgxMAIPIIAACEEwAg9wgAACIAIAMzAACCEwAg8QgAAIMTACD3CAAAIgAgAAAAAAAFMwAA_RIAIDQAAIATACDxCAAA_hIAIPIIAAD_EgAg9wgAACIAIAMzAAD9EgAg8QgAAP4SACD3CAAAIgAgLAMAAKoPACAJAAD4DgAgDAAAmxIAIA8AAJwSACAQAACdEgAgEQAAnhIAIBIAAJ8SACATAACKDwAgFAAAjxIAIO8GAACbDAAg8AYAAJsMACD1BgAAmwwAIIIHAACbDAAggwcAAJsMACCEBwAAmwwAIIUHAACbDAAgiAcAAJsMACCSBwAAmwwAIJMHAACbDAAglAcAAJsMACCfCAAAmwwAIKYIAACbDAAgpwgAAJsMACCoCAAAmwwAIKkIAACbDAAgqggAAJsMACCrCAAAmwwAIKwIAACbDAAgrQgAAJsMACCuCAAAmwwAIK8IAACbDAAgsAgAAJsMACCxCAAAmwwAILIIAACbDAAgswgAAJsMACC0CAAAmwwAILUIAACbDAAgtggAAJsMACC3CAAAmwwAILgIAACbDAAguQgAAJsMACC6CAAAmwwAILsIAACbDAAgvAgAAJsMACAAAAAAAAUzAAD4EgAgNAAA-xIAIPEIAAD5EgAg8ggAAPoSACD3CAAAAQAgAzMAAPgSACDxCAAA-RIAIPcIAAABACAAAAAFMwAA8xIAIDQAAPYSACDxCAAA9BIAIPIIAAD1EgAg9wgAAAEAIAMzAADzEgAg8QgAAPQSACD3CAAAAQAgAAAAAAAFMwAA7hIAIDQAAPESACDxCAAA7xIAIPIIAADwEgAg9wgAAAEAIAMzAADuEgAg8QgAAO8SACD3CAAAAQAgAAAAAAAFMwAA6RIAIDQAAOwSACDxCAAA6hIAIPIIAADrEgAg9wgAAAEAIAMzAADpEgAg8QgAAOoSACD3CAAAAQAgAAAABTMAAOQSACA0AADnEgAg8QgAAOUSACDyCAAA5hIAIPcIAAABACADMwAA5BIAIPEIAADlEgAg9wgAAAEAIBwHAACLEgAgCwAAjxIAIBoAAIwSACAbAACNEgAgHAAAjhIAIB0AAJASACAeAACREgAgHwAAkhIAICAAAJMSACAhAACUEgAgIgAAlRIAICMAAJYSACAkAACXEgAgJQAAmBIAICYAAJkSACDSCAAAmwwAINMIAACbDAAg1AgAAJsMACDVCAAAmwwAINYIAACbDAAg1wgAAJsMACDYCAAAmwwAINsIAACbDAAg3AgAAJsMACDdCAAAmwwAIN4IAACbDAAg3wgAAJsMACDhCAAAmwwAIAAAAAAABTMAAN8SACA0AADiEgAg8QgAAOASACDyCAAA4RIAIPcIAAABACADMwAA3xIAIPEIAADgEgAg9wgAAAEAIAAAAAAABTMAAMUSACA0AADdEgAg8QgAAMYSACDyCAAA3BIAIPcIAAABACALMwAAuQ8AMDQAAL4PADDxCAAAug8AMPIIAAC7DwAw8wgAALwPACD0CAAAvQ8AMPUIAAC9DwAw9ggAAL0PADD3CAAAvQ8AMPgIAAC_DwAw-QgAAMAPADBAAwAA1w8AIAkAANkPACAPAADaDwAgEAAA2w8AIBEAANwPACASAADdDwAgEwAAjxAAIBQAAN4PACDUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABvAgBAAAAAQIAAAAiACAzAACOEAAgAwAAACIAIDMAAI4QACA0AADEDwAgASwAANsSADBGAwAAwAsAIAkAALMLACAMAADtCwAgDwAA7gsAIBAAAO8LACARAADwCwAgEgAA8QsAIBMAAPILACAUAADcCwAg0QYAAOsLADDSBgAAHQAQ0wYAAOsLADDUBgIAvAoAIeYGAQC9CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACHvBgQA1QoAIfAGAQDWCgAh9QYBANYKACH5BhAA5QoAIfoGAQAAAAH7BgEAvQoAIf4GAQC9CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYgHQADXCgAhiwcBAL0KACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACCbBwEAvQoAIbQHAQC9CgAhtQcBAL0KACG_BxAA5QoAIZ8IAQDWCgAhoAgBAL0KACGhCAQA5AoAIaIIBADkCgAhowgBAL0KACGkCAEAvQoAIaUIBADkCgAhpgggAOwLACGnCAIA_woAIagIAQDWCgAhqQgEANUKACGqCAIA_woAIasIQADXCgAhrAgBANYKACGtCEAA1woAIa4IAQDWCgAhrwhAANcKACGwCEAA1woAIbEIQADXCgAhsghAANcKACGzCEAA1woAIbQIAQDWCgAhtQgBANYKACG2CAEA1goAIbcIAADrCgAguAgBANYKACG5CEAA1woAIboIQADXCgAhuwgBANYKACG8CAEA1goAIewIAADqCwAgAgAAACIAICwAAMQPACACAAAAwQ8AICwAAMIPACA80QYAAMAPADDSBgAAwQ8AENMGAADADwAw1AYCALwKACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh7wYEANUKACHwBgEA1goAIfUGAQDWCgAh-QYQAOUKACH6BgEAvQoAIfsGAQC9CgAh_gYBAL0KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhiAdAANcKACGLBwEAvQoAIZIHAQDWCgAhkwcBANYKACGUBwAA6woAIJsHAQC9CgAhtAcBAL0KACG1BwEAvQoAIb8HEADlCgAhnwgBANYKACGgCAEAvQoAIaEIBADkCgAhoggEAOQKACGjCAEAvQoAIaQIAQC9CgAhpQgEAOQKACGmCCAA7AsAIacIAgD_CgAhqAgBANYKACGpCAQA1QoAIaoIAgD_CgAhqwhAANcKACGsCAEA1goAIa0IQADXCgAhrggBANYKACGvCEAA1woAIbAIQADXCgAhsQhAANcKACGyCEAA1woAIbMIQADXCgAhtAgBANYKACG1CAEA1goAIbYIAQDWCgAhtwgAAOsKACC4CAEA1goAIbkIQADXCgAhughAANcKACG7CAEA1goAIbwIAQDWCgAhPNEGAADADwAw0gYAAMEPABDTBgAAwA8AMNQGAgC8CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIe8GBADVCgAh8AYBANYKACH1BgEA1goAIfkGEADlCgAh-gYBAL0KACH7BgEAvQoAIf4GAQC9CgAhggcBANYKACGDB0AA1woAIYQHAQDWCgAhhQcBANYKACGGB0AAvwoAIYgHQADXCgAhiwcBAL0KACGSBwEA1goAIZMHAQDWCgAhlAcAAOsKACCbBwEAvQoAIbQHAQC9CgAhtQcBAL0KACG_BxAA5QoAIZ8IAQDWCgAhoAgBAL0KACGhCAQA5AoAIaIIBADkCgAhowgBAL0KACGkCAEAvQoAIaUIBADkCgAhpgggAOwLACGnCAIA_woAIagIAQDWCgAhqQgEANUKACGqCAIA_woAIasIQADXCgAhrAgBANYKACGtCEAA1woAIa4IAQDWCgAhrwhAANcKACGwCEAA1woAIbEIQADXCgAhsghAANcKACGzCEAA1woAIbQIAQDWCgAhtQgBANYKACG2CAEA1goAIbcIAADrCgAguAgBANYKACG5CEAA1woAIboIQADXCgAhuwgBANYKACG8CAEA1goAITjUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG8CAEArAwAIQH0CCAAAAABQAMAAMUPACAJAADGDwAgDwAAxw8AIBAAAMgPACARAADJDwAgEgAAyg8AIBMAAMsPACAUAADMDwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhvAgBAKwMACEFMwAAzxIAIDQAANkSACDxCAAA0BIAIPIIAADYEgAg9wgAAAEAIAszAADvDwAwNAAAihAAMPEIAADwDwAw8ggAAIkQADDzCAAA8Q8AIPQIAADDDAAw9QgAAMMMADD2CAAAwwwAMPcIAADDDAAw-AgAAIsQADD5CAAAxgwAMAszAADrDwAwNAAAhRAAMPEIAADsDwAw8ggAAIQQADDzCAAA7Q8AIPQIAADTDAAw9QgAANMMADD2CAAA0wwAMPcIAADTDAAw-AgAAIYQADD5CAAA1gwAMAszAADmDwAwNAAA_g8AMPEIAADnDwAw8ggAAP0PADDzCAAA6A8AIPQIAADpDwAw9QgAAOkPADD2CAAA6Q8AMPcIAADpDwAw-AgAAP8PADD5CAAAgBAAMAczAADkDwAgNAAA-w8AIPEIAADlDwAg8ggAAPoPACD1CAAALgAg9ggAAC4AIPcIAACSAwAgCzMAAN8PADA0AAD0DwAw8QgAAOAPADDyCAAA8w8AMPMIAADhDwAg9AgAAOIPADD1CAAA4g8AMPYIAADiDwAw9wgAAOIPADD4CAAA9Q8AMPkIAAD2DwAwBzMAAMcSACA0AADWEgAg8QgAAMgSACDyCAAA1RIAIPUIAAAdACD2CAAAHQAg9wgAACIAIAszAADNDwAwNAAA0Q8AMPEIAADODwAw8ggAAM8PADDzCAAA0A8AIPQIAAC9DwAw9QgAAL0PADD2CAAAvQ8AMPcIAAC9DwAw-AgAANIPADD5CAAAwA8AMEADAADXDwAgCQAA2Q8AIAwAANgPACAPAADaDwAgEAAA2w8AIBEAANwPACASAADdDwAgFAAA3g8AINQGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAHwBgEAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAf4GAQAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYgHQAAAAAGLBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABmwcBAAAAAbQHAQAAAAG1BwEAAAABvwcQAAAAAZ8IAQAAAAGgCAEAAAABoQgEAAAAAaIIBAAAAAGjCAEAAAABpAgBAAAAAaUIBAAAAAGmCCAAAAABpwgCAAAAAagIAQAAAAGpCAQAAAABqggCAAAAAasIQAAAAAGsCAEAAAABrQhAAAAAAa4IAQAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABswhAAAAAAbQIAQAAAAG1CAEAAAABtggBAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAG7CAEAAAABAgAAACIAIDMAANYPACADAAAAIgAgMwAA1g8AIDQAANQPACABLAAA1BIAMAIAAAAiACAsAADUDwAgAgAAAMEPACAsAADTDwAgONQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhQAMAAMUPACAJAADGDwAgDAAA1Q8AIA8AAMcPACAQAADIDwAgEQAAyQ8AIBIAAMoPACAUAADMDwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACEHMwAAzRIAIDQAANISACDxCAAAzhIAIPIIAADREgAg9QgAAB8AIPYIAAAfACD3CAAAUgAgQAMAANcPACAJAADZDwAgDAAA2A8AIA8AANoPACAQAADbDwAgEQAA3A8AIBIAAN0PACAUAADeDwAg1AYCAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfAGAQAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_gYBAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABiAdAAAAAAYsHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGbBwEAAAABtAcBAAAAAbUHAQAAAAG_BxAAAAABnwgBAAAAAaAIAQAAAAGhCAQAAAABoggEAAAAAaMIAQAAAAGkCAEAAAABpQgEAAAAAaYIIAAAAAGnCAIAAAABqAgBAAAAAakIBAAAAAGqCAIAAAABqwhAAAAAAawIAQAAAAGtCEAAAAABrggBAAAAAa8IQAAAAAGwCEAAAAABsQhAAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwiAAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAbsIAQAAAAEDMwAAzxIAIPEIAADQEgAg9wgAAAEAIAMzAADNEgAg8QgAAM4SACD3CAAAUgAgBDMAAO8PADDxCAAA8A8AMPMIAADxDwAg9wgAAMMMADAEMwAA6w8AMPEIAADsDwAw8wgAAO0PACD3CAAA0wwAMAQzAADmDwAw8QgAAOcPADDzCAAA6A8AIPcIAADpDwAwAzMAAOQPACDxCAAA5Q8AIPcIAACSAwAgBDMAAN8PADDxCAAA4A8AMPMIAADhDwAg9wgAAOIPADAEMwAAzQ8AMPEIAADODwAw8wgAANAPACD3CAAAvQ8AMAKGB0AAAAABhggBAAAAAQIAAAAyACAzAADjDwAgASwAAMwSADAIDgAAuQsAINEGAADlCwAw0gYAADAAENMGAADlCwAwhgdAAL8KACHQBwEAvQoAIYYIAQC9CgAh6ggAAOQLACAChgdAAAAAAYYIAQAAAAEM1AYCAAAAAecGAQAAAAGGB0AAAAABmwcBAAAAAYcIAQAAAAGICAEAAAABiQgEAAAAAYoIEAAAAAGLCBAAAAABjAgQAAAAAY0IEAAAAAGOCEAAAAABAgAAAJIDACAzAADkDwAgAwQBAAAAAYYHQAAAAAGJBwEAAAABAgAAACwAIDMAAOoPACABLAAAyxIAMAkEAQC9CgAhDgAAuQsAINEGAADnCwAw0gYAACoAENMGAADnCwAwhgdAAL8KACGJBwEAvQoAIYwHAADmCwAg0AcBAL0KACEDBAEAAAABhgdAAAAAAYkHAQAAAAEHDQAA0w4AILIHQAAAAAG_BwQAAAAB0wcBAAAAAe8HAgAAAAHwBwQAAAAB8QcQAAAAAQIAAAAoACAzAADuDwAgASwAAMoSADAHDQAA0w4AILIHQAAAAAG_BwQAAAAB0wcBAAAAAe8HAgAAAAHwBwQAAAAB8QcQAAAAARQKAADvDAAgFQAA2g4AIBYAAPEMACAXAADyDAAgGAAA8wwAIO8GBAAAAAH0BgEAAAABhgdAAAAAAbIHQAAAAAG_BwQAAAAB0wcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQIAAAAZACAzAADyDwAgASwAAMkSADAUCgAA7wwAIBUAANoOACAWAADxDAAgFwAA8gwAIBgAAPMMACDvBgQAAAAB9AYBAAAAAYYHQAAAAAGyB0AAAAABvwcEAAAAAdMHAQAAAAHlBwEAAAAB7gdAAAAAAfAHBAAAAAHxBxAAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcQAAAAAfYHQAAAAAEDAAAAMgAgMwAA4w8AIDQAAPkPACACAAAAMgAgLAAA-Q8AIAIAAAD3DwAgLAAA-A8AIAbRBgAA9g8AMNIGAAD3DwAQ0wYAAPYPADCGB0AAvwoAIdAHAQC9CgAhhggBAL0KACEG0QYAAPYPADDSBgAA9w8AENMGAAD2DwAwhgdAAL8KACHQBwEAvQoAIYYIAQC9CgAhAoYHQACaDAAhhggBAJgMACEChgdAAJoMACGGCAEAmAwAIQMAAAAuACAzAADkDwAgNAAA_A8AIA4AAAAuACAsAAD8DwAg1AYCAJcMACHnBgEAmAwAIYYHQACaDAAhmwcBAJgMACGHCAEAmAwAIYgIAQCYDAAhiQgEAKIMACGKCBAAoQwAIYsIEAChDAAhjAgQAKEMACGNCBAAuwwAIY4IQACjDAAhDNQGAgCXDAAh5wYBAJgMACGGB0AAmgwAIZsHAQCYDAAhhwgBAJgMACGICAEAmAwAIYkIBACiDAAhiggQAKEMACGLCBAAoQwAIYwIEAChDAAhjQgQALsMACGOCEAAowwAIQMAAAAsACAzAADqDwAgNAAAgxAAIAIAAAAsACAsAACDEAAgAgAAAIEQACAsAACCEAAgBwQBAL0KACHRBgAAgBAAMNIGAACBEAAQ0wYAAIAQADCGB0AAvwoAIYkHAQC9CgAh0AcBAL0KACEHBAEAvQoAIdEGAACAEAAw0gYAAIEQABDTBgAAgBAAMIYHQAC_CgAhiQcBAL0KACHQBwEAvQoAIQMEAQCYDAAhhgdAAJoMACGJBwEAmAwAIQMEAQCYDAAhhgdAAJoMACGJBwEAmAwAIQMAAAAoACAzAADuDwAgNAAAiBAAIAIAAAAoACAsAACIEAAgAgAAANcMACAsAACHEAAgBrIHQACjDAAhvwcEAKIMACHTBwEAmAwAIe8HAgCXDAAh8AcEAKsMACHxBxAAuwwAIQcNAADSDgAgsgdAAKMMACG_BwQAogwAIdMHAQCYDAAh7wcCAJcMACHwBwQAqwwAIfEHEAC7DAAhAwAAABkAIDMAAPIPACA0AACNEAAgAgAAABkAICwAAI0QACACAAAAxwwAICwAAIwQACAP7wYEAKsMACH0BgEArAwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdMHAQCYDAAh5QcBAJgMACHuB0AAmgwAIfAHBACrDAAh8QcQALsMACHyBwEAmAwAIfMHAQCsDAAh9AcBAKwMACH1BxAAuwwAIfYHQACjDAAhFAoAAMoMACAVAADZDgAgFgAAzAwAIBcAAM0MACAYAADODAAg7wYEAKsMACH0BgEArAwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdMHAQCYDAAh5QcBAJgMACHuB0AAmgwAIfAHBACrDAAh8QcQALsMACHyBwEAmAwAIfMHAQCsDAAh9AcBAKwMACH1BxAAuwwAIfYHQACjDAAhQAMAANcPACAJAADZDwAgDwAA2g8AIBAAANsPACARAADcDwAgEgAA3Q8AIBMAAI8QACAUAADeDwAg1AYCAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfAGAQAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_gYBAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABiAdAAAAAAYsHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGbBwEAAAABtAcBAAAAAbUHAQAAAAG_BxAAAAABnwgBAAAAAaAIAQAAAAGhCAQAAAABoggEAAAAAaMIAQAAAAGkCAEAAAABpQgEAAAAAaYIIAAAAAGnCAIAAAABqAgBAAAAAakIBAAAAAGqCAIAAAABqwhAAAAAAawIAQAAAAGtCEAAAAABrggBAAAAAa8IQAAAAAGwCEAAAAABsQhAAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwiAAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAbwIAQAAAAEDMwAAxxIAIPEIAADIEgAg9wgAACIAIAMzAADFEgAg8QgAAMYSACD3CAAAAQAgBDMAALkPADDxCAAAug8AMPMIAAC8DwAg9wgAAL0PADAAAAAAAAAAAAUzAADAEgAgNAAAwxIAIPEIAADBEgAg8ggAAMISACD3CAAABQAgAzMAAMASACDxCAAAwRIAIPcIAAAFACAAAAAC9AgBAAAABPoIAQAAAAUC9AgBAAAABPoIAQAAAAUC9AgBAAAABPoIAQAAAAUFMwAAuhIAIDQAAL4SACDxCAAAuxIAIPIIAAC9EgAg9wgAAAEAIAszAACkEAAwNAAAqRAAMPEIAAClEAAw8ggAAKYQADDzCAAApxAAIPQIAACoEAAw9QgAAKgQADD2CAAAqBAAMPcIAACoEAAw-AgAAKoQADD5CAAAqxAAMAPnBgEAAAABvggBAAAAAb8IQAAAAAECAAAACQAgMwAArxAAIAMAAAAJACAzAACvEAAgNAAArhAAIAEsAAC8EgAwCQQAAI8MACDRBgAAjgwAMNIGAAAHABDTBgAAjgwAMOcGAQC9CgAhvQgBAL0KACG-CAEAvQoAIb8IQAC_CgAh7ggAAI0MACACAAAACQAgLAAArhAAIAIAAACsEAAgLAAArRAAIAfRBgAAqxAAMNIGAACsEAAQ0wYAAKsQADDnBgEAvQoAIb0IAQC9CgAhvggBAL0KACG_CEAAvwoAIQfRBgAAqxAAMNIGAACsEAAQ0wYAAKsQADDnBgEAvQoAIb0IAQC9CgAhvggBAL0KACG_CEAAvwoAIQPnBgEAmAwAIb4IAQCYDAAhvwhAAJoMACED5wYBAJgMACG-CAEAmAwAIb8IQACaDAAhA-cGAQAAAAG-CAEAAAABvwhAAAAAAQH0CAEAAAAEAfQIAQAAAAQB9AgBAAAABAMzAAC6EgAg8QgAALsSACD3CAAAAQAgBDMAAKQQADDxCAAApRAAMPMIAACnEAAg9wgAAKgQADAAAAAAAAL0CAIAAAAE-ggCAAAABQUzAAC1EgAgNAAAuBIAIPEIAAC2EgAg8ggAALcSACD3CAAAAQAgAfQIAgAAAAQDMwAAtRIAIPEIAAC2EgAg9wgAAAEAIAAAAAAACzMAAPARADA0AAD1EQAw8QgAAPERADDyCAAA8hEAMPMIAADzEQAg9AgAAPQRADD1CAAA9BEAMPYIAAD0EQAw9wgAAPQRADD4CAAA9hEAMPkIAAD3EQAwCzMAAOQRADA0AADpEQAw8QgAAOURADDyCAAA5hEAMPMIAADnEQAg9AgAAOgRADD1CAAA6BEAMPYIAADoEQAw9wgAAOgRADD4CAAA6hEAMPkIAADrEQAwCzMAANgRADA0AADdEQAw8QgAANkRADDyCAAA2hEAMPMIAADbEQAg9AgAANwRADD1CAAA3BEAMPYIAADcEQAw9wgAANwRADD4CAAA3hEAMPkIAADfEQAwCzMAAMwRADA0AADREQAw8QgAAM0RADDyCAAAzhEAMPMIAADPEQAg9AgAANARADD1CAAA0BEAMPYIAADQEQAw9wgAANARADD4CAAA0hEAMPkIAADTEQAwCzMAAMMRADA0AADHEQAw8QgAAMQRADDyCAAAxREAMPMIAADGEQAg9AgAAL0PADD1CAAAvQ8AMPYIAAC9DwAw9wgAAL0PADD4CAAAyBEAMPkIAADADwAwCzMAALcRADA0AAC8EQAw8QgAALgRADDyCAAAuREAMPMIAAC6EQAg9AgAALsRADD1CAAAuxEAMPYIAAC7EQAw9wgAALsRADD4CAAAvREAMPkIAAC-EQAwCzMAAKsRADA0AACwEQAw8QgAAKwRADDyCAAArREAMPMIAACuEQAg9AgAAK8RADD1CAAArxEAMPYIAACvEQAw9wgAAK8RADD4CAAAsREAMPkIAACyEQAwBzMAAKYRACA0AACpEQAg8QgAAKcRACDyCAAAqBEAIPUIAABYACD2CAAAWAAg9wgAAKICACALMwAAmhEAMDQAAJ8RADDxCAAAmxEAMPIIAACcEQAw8wgAAJ0RACD0CAAAnhEAMPUIAACeEQAw9ggAAJ4RADD3CAAAnhEAMPgIAACgEQAw-QgAAKERADALMwAAjhEAMDQAAJMRADDxCAAAjxEAMPIIAACQEQAw8wgAAJERACD0CAAAkhEAMPUIAACSEQAw9ggAAJIRADD3CAAAkhEAMPgIAACUEQAw-QgAAJURADALMwAAghEAMDQAAIcRADDxCAAAgxEAMPIIAACEEQAw8wgAAIURACD0CAAAhhEAMPUIAACGEQAw9ggAAIYRADD3CAAAhhEAMPgIAACIEQAw-QgAAIkRADALMwAA9hAAMDQAAPsQADDxCAAA9xAAMPIIAAD4EAAw8wgAAPkQACD0CAAA-hAAMPUIAAD6EAAw9ggAAPoQADD3CAAA-hAAMPgIAAD8EAAw-QgAAP0QADALMwAA6hAAMDQAAO8QADDxCAAA6xAAMPIIAADsEAAw8wgAAO0QACD0CAAA7hAAMPUIAADuEAAw9ggAAO4QADD3CAAA7hAAMPgIAADwEAAw-QgAAPEQADALMwAA3hAAMDQAAOMQADDxCAAA3xAAMPIIAADgEAAw8wgAAOEQACD0CAAA4hAAMPUIAADiEAAw9ggAAOIQADD3CAAA4hAAMPgIAADkEAAw-QgAAOUQADALMwAA0hAAMDQAANcQADDxCAAA0xAAMPIIAADUEAAw8wgAANUQACD0CAAA1hAAMPUIAADWEAAw9ggAANYQADD3CAAA1hAAMPgIAADYEAAw-QgAANkQADAF1QYBAAAAAcsIQAAAAAHMCEAAAAABzQhAAAAAAc4IAAC8EAAgAgAAAHQAIDMAAN0QACADAAAAdAAgMwAA3RAAIDQAANwQACABLAAAtBIAMAoDAADACwAg0QYAAM0LADDSBgAAcgAQ0wYAAM0LADDVBgEAAAAB5wYBAL0KACHLCEAA1woAIcwIQADXCgAhzQhAANcKACHOCAAAywsAIAIAAAB0ACAsAADcEAAgAgAAANoQACAsAADbEAAgCdEGAADZEAAw0gYAANoQABDTBgAA2RAAMNUGAQC9CgAh5wYBAL0KACHLCEAA1woAIcwIQADXCgAhzQhAANcKACHOCAAAywsAIAnRBgAA2RAAMNIGAADaEAAQ0wYAANkQADDVBgEAvQoAIecGAQC9CgAhywhAANcKACHMCEAA1woAIc0IQADXCgAhzggAAMsLACAF1QYBAJgMACHLCEAAowwAIcwIQACjDAAhzQhAAKMMACHOCAAAuhAAIAXVBgEAmAwAIcsIQACjDAAhzAhAAKMMACHNCEAAowwAIc4IAAC6EAAgBdUGAQAAAAHLCEAAAAABzAhAAAAAAc0IQAAAAAHOCAAAvBAAIAPoBgEAAAABjgdAAAAAAY8IBAAAAAECAAAAcAAgMwAA6RAAIAMAAABwACAzAADpEAAgNAAA6BAAIAEsAACzEgAwCQMAAMALACDRBgAAzwsAMNIGAABuABDTBgAAzwsAMOcGAQC9CgAh6AYBAL0KACGOB0AAvwoAIY8IBADkCgAh4ggAAM4LACACAAAAcAAgLAAA6BAAIAIAAADmEAAgLAAA5xAAIAfRBgAA5RAAMNIGAADmEAAQ0wYAAOUQADDnBgEAvQoAIegGAQC9CgAhjgdAAL8KACGPCAQA5AoAIQfRBgAA5RAAMNIGAADmEAAQ0wYAAOUQADDnBgEAvQoAIegGAQC9CgAhjgdAAL8KACGPCAQA5AoAIQPoBgEAmAwAIY4HQACaDAAhjwgEAKIMACED6AYBAJgMACGOB0AAmgwAIY8IBACiDAAhA-gGAQAAAAGOB0AAAAABjwgEAAAAAQPoBgEAAAABmwcBAAAAAZAIQAAAAAECAAAAbAAgMwAA9RAAIAMAAABsACAzAAD1EAAgNAAA9BAAIAEsAACyEgAwCQMAAMALACDRBgAA0QsAMNIGAABqABDTBgAA0QsAMOcGAQC9CgAh6AYBAL0KACGbBwEAvQoAIZAIQAC_CgAh4wgAANALACACAAAAbAAgLAAA9BAAIAIAAADyEAAgLAAA8xAAIAfRBgAA8RAAMNIGAADyEAAQ0wYAAPEQADDnBgEAvQoAIegGAQC9CgAhmwcBAL0KACGQCEAAvwoAIQfRBgAA8RAAMNIGAADyEAAQ0wYAAPEQADDnBgEAvQoAIegGAQC9CgAhmwcBAL0KACGQCEAAvwoAIQPoBgEAmAwAIZsHAQCYDAAhkAhAAJoMACED6AYBAJgMACGbBwEAmAwAIZAIQACaDAAhA-gGAQAAAAGbBwEAAAABkAhAAAAAAQcTgAAAAAEUBAAAAAHoBgEAAAABhgdAAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAQIAAABoACAzAACBEQAgAwAAAGgAIDMAAIERACA0AACAEQAgASwAALESADANAwAAwAsAIBMAAJYLACAUBADVCgAh0QYAANMLADDSBgAAZgAQ0wYAANMLADDnBgEAvQoAIegGAQC9CgAhhgdAAL8KACGRCAEAvQoAIZIIBADVCgAhkwgEANUKACHkCAAA0gsAIAIAAABoACAsAACAEQAgAgAAAP4QACAsAAD_EAAgCxMAAJYLACAUBADVCgAh0QYAAP0QADDSBgAA_hAAENMGAAD9EAAw5wYBAL0KACHoBgEAvQoAIYYHQAC_CgAhkQgBAL0KACGSCAQA1QoAIZMIBADVCgAhCxMAAJYLACAUBADVCgAh0QYAAP0QADDSBgAA_hAAENMGAAD9EAAw5wYBAL0KACHoBgEAvQoAIYYHQAC_CgAhkQgBAL0KACGSCAQA1QoAIZMIBADVCgAhBxOAAAAAARQEAKsMACHoBgEAmAwAIYYHQACaDAAhkQgBAJgMACGSCAQAqwwAIZMIBACrDAAhBxOAAAAAARQEAKsMACHoBgEAmAwAIYYHQACaDAAhkQgBAJgMACGSCAQAqwwAIZMIBACrDAAhBxOAAAAAARQEAAAAAegGAQAAAAGGB0AAAAABkQgBAAAAAZIIBAAAAAGTCAQAAAABBwsEAAAAAegGAQAAAAGGB0AAAAAB0AcBAAAAAZIIBAAAAAGTCAQAAAABlAiAAAAAAQIAAABkACAzAACNEQAgAwAAAGQAIDMAAI0RACA0AACMEQAgASwAALASADANAwAAwAsAIAsEAOQKACHRBgAA1QsAMNIGAABiABDTBgAA1QsAMOcGAQC9CgAh6AYBAL0KACGGB0AAvwoAIdAHAQC9CgAhkggEAOQKACGTCAQA5AoAIZQIAACWCwAg5QgAANQLACACAAAAZAAgLAAAjBEAIAIAAACKEQAgLAAAixEAIAsLBADkCgAh0QYAAIkRADDSBgAAihEAENMGAACJEQAw5wYBAL0KACHoBgEAvQoAIYYHQAC_CgAh0AcBAL0KACGSCAQA5AoAIZMIBADkCgAhlAgAAJYLACALCwQA5AoAIdEGAACJEQAw0gYAAIoRABDTBgAAiREAMOcGAQC9CgAh6AYBAL0KACGGB0AAvwoAIdAHAQC9CgAhkggEAOQKACGTCAQA5AoAIZQIAACWCwAgBwsEAKIMACHoBgEAmAwAIYYHQACaDAAh0AcBAJgMACGSCAQAogwAIZMIBACiDAAhlAiAAAAAAQcLBACiDAAh6AYBAJgMACGGB0AAmgwAIdAHAQCYDAAhkggEAKIMACGTCAQAogwAIZQIgAAAAAEHCwQAAAAB6AYBAAAAAYYHQAAAAAHQBwEAAAABkggEAAAAAZMIBAAAAAGUCIAAAAABA9QGAgAAAAGOB0AAAAAB1AcQAAAAAQIAAABgACAzAACZEQAgAwAAAGAAIDMAAJkRACA0AACYEQAgASwAAK8SADAJAwAAwAsAINEGAADXCwAw0gYAAF4AENMGAADXCwAw1AYCALwKACHnBgEAvQoAIY4HQAC_CgAh1AcQAOUKACHmCAAA1gsAIAIAAABgACAsAACYEQAgAgAAAJYRACAsAACXEQAgB9EGAACVEQAw0gYAAJYRABDTBgAAlREAMNQGAgC8CgAh5wYBAL0KACGOB0AAvwoAIdQHEADlCgAhB9EGAACVEQAw0gYAAJYRABDTBgAAlREAMNQGAgC8CgAh5wYBAL0KACGOB0AAvwoAIdQHEADlCgAhA9QGAgCXDAAhjgdAAJoMACHUBxAAoQwAIQPUBgIAlwwAIY4HQACaDAAh1AcQAKEMACED1AYCAAAAAY4HQAAAAAHUBxAAAAABC9QGAgAAAAHVBgEAAAAB-QYQAAAAAfoGAQAAAAH-BgEAAAABggcBAAAAAYYHQAAAAAGhBxAAAAABvAcBAAAAAb0HAQAAAAG-B0AAAAABAgAAAFwAIDMAAKURACADAAAAXAAgMwAApREAIDQAAKQRACABLAAArhIAMBADAADACwAg0QYAANgLADDSBgAAWgAQ0wYAANgLADDUBgIAvAoAIdUGAQC9CgAh5wYBAL0KACH5BhAA5QoAIfoGAQAAAAH-BgEAvQoAIYIHAQDWCgAhhgdAAL8KACGhBxAAsgsAIbwHAQC9CgAhvQcBANYKACG-B0AA1woAIQIAAABcACAsAACkEQAgAgAAAKIRACAsAACjEQAgD9EGAAChEQAw0gYAAKIRABDTBgAAoREAMNQGAgC8CgAh1QYBAL0KACHnBgEAvQoAIfkGEADlCgAh-gYBAL0KACH-BgEAvQoAIYIHAQDWCgAhhgdAAL8KACGhBxAAsgsAIbwHAQC9CgAhvQcBANYKACG-B0AA1woAIQ_RBgAAoREAMNIGAACiEQAQ0wYAAKERADDUBgIAvAoAIdUGAQC9CgAh5wYBAL0KACH5BhAA5QoAIfoGAQC9CgAh_gYBAL0KACGCBwEA1goAIYYHQAC_CgAhoQcQALILACG8BwEAvQoAIb0HAQDWCgAhvgdAANcKACEL1AYCAJcMACHVBgEAmAwAIfkGEAChDAAh-gYBAJgMACH-BgEAmAwAIYIHAQCsDAAhhgdAAJoMACGhBxAAuwwAIbwHAQCYDAAhvQcBAKwMACG-B0AAowwAIQvUBgIAlwwAIdUGAQCYDAAh-QYQAKEMACH6BgEAmAwAIf4GAQCYDAAhggcBAKwMACGGB0AAmgwAIaEHEAC7DAAhvAcBAJgMACG9BwEArAwAIb4HQACjDAAhC9QGAgAAAAHVBgEAAAAB-QYQAAAAAfoGAQAAAAH-BgEAAAABggcBAAAAAYYHQAAAAAGhBxAAAAABvAcBAAAAAb0HAQAAAAG-B0AAAAABApUIAQAAAAGWCEAAAAABAgAAAKICACAzAACmEQAgAwAAAFgAIDMAAKYRACA0AACqEQAgBAAAAFgAICwAAKoRACCVCAEAmAwAIZYIQACaDAAhApUIAQCYDAAhlghAAJoMACEM1AYCAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAfkGEAAAAAH6BgEAAAABhgdAAAAAAZMHAQAAAAHKBwEAAAABlQgBAAAAAZcIAQAAAAGYCEAAAAABAgAAAFYAIDMAALYRACADAAAAVgAgMwAAthEAIDQAALURACABLAAArRIAMBIDAADACwAg0QYAANoLADDSBgAAVAAQ0wYAANoLADDUBgIAvAoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh-QYQAOUKACH6BgEAAAABhgdAAL8KACGTBwEAvQoAIcoHAQC9CgAhlQgBAL0KACGXCAEAvQoAIZgIQAC_CgAh5wgAANkLACACAAAAVgAgLAAAtREAIAIAAACzEQAgLAAAtBEAIBDRBgAAshEAMNIGAACzEQAQ0wYAALIRADDUBgIAvAoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh-QYQAOUKACH6BgEAvQoAIYYHQAC_CgAhkwcBAL0KACHKBwEAvQoAIZUIAQC9CgAhlwgBAL0KACGYCEAAvwoAIRDRBgAAshEAMNIGAACzEQAQ0wYAALIRADDUBgIAvAoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh-QYQAOUKACH6BgEAvQoAIYYHQAC_CgAhkwcBAL0KACHKBwEAvQoAIZUIAQC9CgAhlwgBAL0KACGYCEAAvwoAIQzUBgIAlwwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIfkGEAChDAAh-gYBAJgMACGGB0AAmgwAIZMHAQCYDAAhygcBAJgMACGVCAEAmAwAIZcIAQCYDAAhmAhAAJoMACEM1AYCAJcMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACH5BhAAoQwAIfoGAQCYDAAhhgdAAJoMACGTBwEAmAwAIcoHAQCYDAAhlQgBAJgMACGXCAEAmAwAIZgIQACaDAAhDNQGAgAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAH5BhAAAAAB-gYBAAAAAYYHQAAAAAGTBwEAAAABygcBAAAAAZUIAQAAAAGXCAEAAAABmAhAAAAAARELAACREAAg1AYCAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAfoGAQAAAAGGB0AAAAABkwcBAAAAAZQHgAAAAAHAB0AAAAABmAhAAAAAAZkIAQAAAAGaCBAAAAABmwgQAAAAAZwIAQAAAAGdCAIAAAABngggAAAAAQIAAABSACAzAADCEQAgAwAAAFIAIDMAAMIRACA0AADBEQAgASwAAKwSADAWAwAAwAsAIAsAANwLACDRBgAA2wsAMNIGAAAfABDTBgAA2wsAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH6BgEAAAABhgdAAL8KACGTBwEA1goAIZQHAADrCgAgwAdAANcKACGYCEAAvwoAIZkIAQC9CgAhmggQAOUKACGbCBAA5QoAIZwIAQDWCgAhnQgCAP8KACGeCCAAvgoAIQIAAABSACAsAADBEQAgAgAAAL8RACAsAADAEQAgFNEGAAC-EQAw0gYAAL8RABDTBgAAvhEAMNQGAgC8CgAh5wYBAL0KACHoBgEAvQoAIekGAQC9CgAh6gYBAL0KACH6BgEAvQoAIYYHQAC_CgAhkwcBANYKACGUBwAA6woAIMAHQADXCgAhmAhAAL8KACGZCAEAvQoAIZoIEADlCgAhmwgQAOUKACGcCAEA1goAIZ0IAgD_CgAhngggAL4KACEU0QYAAL4RADDSBgAAvxEAENMGAAC-EQAw1AYCALwKACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIfoGAQC9CgAhhgdAAL8KACGTBwEA1goAIZQHAADrCgAgwAdAANcKACGYCEAAvwoAIZkIAQC9CgAhmggQAOUKACGbCBAA5QoAIZwIAQDWCgAhnQgCAP8KACGeCCAAvgoAIRDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIfoGAQCYDAAhhgdAAJoMACGTBwEArAwAIZQHgAAAAAHAB0AAowwAIZgIQACaDAAhmQgBAJgMACGaCBAAoQwAIZsIEAChDAAhnAgBAKwMACGdCAIA5g0AIZ4IIACZDAAhEQsAALgPACDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIfoGAQCYDAAhhgdAAJoMACGTBwEArAwAIZQHgAAAAAHAB0AAowwAIZgIQACaDAAhmQgBAJgMACGaCBAAoQwAIZsIEAChDAAhnAgBAKwMACGdCAIA5g0AIZ4IIACZDAAhEQsAAJEQACDUBgIAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB-gYBAAAAAYYHQAAAAAGTBwEAAAABlAeAAAAAAcAHQAAAAAGYCEAAAAABmQgBAAAAAZoIEAAAAAGbCBAAAAABnAgBAAAAAZ0IAgAAAAGeCCAAAAABQAkAANkPACAMAADYDwAgDwAA2g8AIBAAANsPACARAADcDwAgEgAA3Q8AIBMAAI8QACAUAADeDwAg1AYCAAAAAeYGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAECAAAAIgAgMwAAyxEAIAMAAAAiACAzAADLEQAgNAAAyhEAIAEsAACrEgAwAgAAACIAICwAAMoRACACAAAAwQ8AICwAAMkRACA41AYCAJcMACHmBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACFACQAAxg8AIAwAANUPACAPAADHDwAgEAAAyA8AIBEAAMkPACASAADKDwAgEwAAyw8AIBQAAMwPACDUBgIAlwwAIeYGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACG8CAEArAwAIUAJAADZDwAgDAAA2A8AIA8AANoPACAQAADbDwAgEQAA3A8AIBIAAN0PACATAACPEAAgFAAA3g8AINQGAgAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfAGAQAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_gYBAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABiAdAAAAAAYsHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGbBwEAAAABtAcBAAAAAbUHAQAAAAG_BxAAAAABnwgBAAAAAaAIAQAAAAGhCAQAAAABoggEAAAAAaMIAQAAAAGkCAEAAAABpQgEAAAAAaYIIAAAAAGnCAIAAAABqAgBAAAAAakIBAAAAAGqCAIAAAABqwhAAAAAAawIAQAAAAGtCEAAAAABrggBAAAAAa8IQAAAAAGwCEAAAAABsQhAAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwiAAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAbsIAQAAAAG8CAEAAAABGwgAAIENACAJAACCDQAgGgIAAAAB1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH8BgEAAAAB_QYBAAAAAf4GAQAAAAH_BgEAAAABgAcEAAAAAYEHIAAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYcHQAAAAAGIB0AAAAABAgAAAE4AIDMAANcRACADAAAATgAgMwAA1xEAIDQAANYRACABLAAAqhIAMCADAADeCwAgCAAA3wsAIAkAALMLACAaAgC8CgAh0QYAAN0LADDSBgAAOwAQ0wYAAN0LADDUBgIAvAoAIeUGAQDWCgAh5gYBANYKACHnBgEA1goAIegGAQC9CgAh6QYBAL0KACHqBgEA1goAIe8GBADVCgAh9QYBANYKACH5BhAAsgsAIfoGAQAAAAH7BgEAvQoAIfwGAQDWCgAh_QYBAL0KACH-BgEAvQoAIf8GAQDWCgAhgAcEANUKACGBByAAvgoAIYIHAQDWCgAhgwdAANcKACGEBwEA1goAIYUHAQDWCgAhhgdAAL8KACGHB0AA1woAIYgHQADXCgAhAgAAAE4AICwAANYRACACAAAA1BEAICwAANURACAdGgIAvAoAIdEGAADTEQAw0gYAANQRABDTBgAA0xEAMNQGAgC8CgAh5QYBANYKACHmBgEA1goAIecGAQDWCgAh6AYBAL0KACHpBgEAvQoAIeoGAQDWCgAh7wYEANUKACH1BgEA1goAIfkGEACyCwAh-gYBAL0KACH7BgEAvQoAIfwGAQDWCgAh_QYBAL0KACH-BgEAvQoAIf8GAQDWCgAhgAcEANUKACGBByAAvgoAIYIHAQDWCgAhgwdAANcKACGEBwEA1goAIYUHAQDWCgAhhgdAAL8KACGHB0AA1woAIYgHQADXCgAhHRoCALwKACHRBgAA0xEAMNIGAADUEQAQ0wYAANMRADDUBgIAvAoAIeUGAQDWCgAh5gYBANYKACHnBgEA1goAIegGAQC9CgAh6QYBAL0KACHqBgEA1goAIe8GBADVCgAh9QYBANYKACH5BhAAsgsAIfoGAQC9CgAh-wYBAL0KACH8BgEA1goAIf0GAQC9CgAh_gYBAL0KACH_BgEA1goAIYAHBADVCgAhgQcgAL4KACGCBwEA1goAIYMHQADXCgAhhAcBANYKACGFBwEA1goAIYYHQAC_CgAhhwdAANcKACGIB0AA1woAIRkaAgCXDAAh1AYCAJcMACHlBgEArAwAIeYGAQCsDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCsDAAh7wYEAKsMACH1BgEArAwAIfkGEAC7DAAh-gYBAJgMACH7BgEAmAwAIfwGAQCsDAAh_QYBAJgMACH-BgEAmAwAIf8GAQCsDAAhgAcEAKsMACGBByAAmQwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGHB0AAowwAIYgHQACjDAAhGwgAAL0MACAJAAC-DAAgGgIAlwwAIdQGAgCXDAAh5QYBAKwMACHmBgEArAwAIegGAQCYDAAh6QYBAJgMACHqBgEArAwAIe8GBACrDAAh9QYBAKwMACH5BhAAuwwAIfoGAQCYDAAh-wYBAJgMACH8BgEArAwAIf0GAQCYDAAh_gYBAJgMACH_BgEArAwAIYAHBACrDAAhgQcgAJkMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhhwdAAKMMACGIB0AAowwAIRsIAACBDQAgCQAAgg0AIBoCAAAAAdQGAgAAAAHlBgEAAAAB5gYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQAAAAH-BgEAAAAB_wYBAAAAAYAHBAAAAAGBByAAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAQrUBgIAAAAB5QYBAAAAAeYGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHrBhAAAAAB7AYQAAAAAe0GBAAAAAHuBkAAAAABAgAAAEsAIDMAAOMRACADAAAASwAgMwAA4xEAIDQAAOIRACABLAAAqRIAMBADAADACwAg0QYAAOELADDSBgAASQAQ0wYAAOELADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7AYQAOUKACHtBgQA5AoAIe4GQADXCgAh6AgAAOALACACAAAASwAgLAAA4hEAIAIAAADgEQAgLAAA4REAIA7RBgAA3xEAMNIGAADgEQAQ0wYAAN8RADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7AYQAOUKACHtBgQA5AoAIe4GQADXCgAhDtEGAADfEQAw0gYAAOARABDTBgAA3xEAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHsBhAA5QoAIe0GBADkCgAh7gZAANcKACEK1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHsBhAAoQwAIe0GBACiDAAh7gZAAKMMACEK1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHsBhAAoQwAIe0GBACiDAAh7gZAAKMMACEK1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAewGEAAAAAHtBgQAAAAB7gZAAAAAAScIAACkDQAg1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAe0GBAAAAAH0BgEAAAAB9gYQAAAAAfcGAQAAAAH6BgEAAAAB_gYBAAAAAY8HBAAAAAGbBwEAAAABnAcBAAAAAZ0HAQAAAAGeBwIAAAABnwcBAAAAAaAHAQAAAAGhBxAAAAABogcQAAAAAaMHEAAAAAGkBwQAAAABpQcEAAAAAaYHEAAAAAGnBwEAAAABqAcQAAAAAakHAQAAAAGqB0AAAAABqwcgAAAAAawHQAAAAAGtBwEAAAABrgdAAAAAAa8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAECAAAADgAgMwAA7xEAIAMAAAAOACAzAADvEQAgNAAA7hEAIAEsAACoEgAwLAMAAMALACAIAADfCwAg0QYAAIwMADDSBgAADAAQ0wYAAIwMADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7QYEAOQKACH0BgEA1goAIfYGEADlCgAh9wYBANYKACH6BgEAAAAB_gYBAL0KACGPBwQA5AoAIZsHAQC9CgAhnAcBAL0KACGdBwEAvQoAIZ4HAgC8CgAhnwcBAL0KACGgBwEAvQoAIaEHEADlCgAhogcQAOUKACGjBxAA5QoAIaQHBADkCgAhpQcEAOQKACGmBxAA5QoAIacHAQDWCgAhqAcQALILACGpBwEA1goAIaoHQADXCgAhqwcgAL4KACGsB0AA1woAIa0HAQDWCgAhrgdAANcKACGvB0AA1woAIbAHQADXCgAhsQdAAL8KACGyB0AA1woAIQIAAAAOACAsAADuEQAgAgAAAOwRACAsAADtEQAgKtEGAADrEQAw0gYAAOwRABDTBgAA6xEAMNQGAgC8CgAh5QYBAL0KACHmBgEAvQoAIecGAQC9CgAh6AYBAL0KACHpBgEAvQoAIeoGAQC9CgAh6wYQAOUKACHtBgQA5AoAIfQGAQDWCgAh9gYQAOUKACH3BgEA1goAIfoGAQC9CgAh_gYBAL0KACGPBwQA5AoAIZsHAQC9CgAhnAcBAL0KACGdBwEAvQoAIZ4HAgC8CgAhnwcBAL0KACGgBwEAvQoAIaEHEADlCgAhogcQAOUKACGjBxAA5QoAIaQHBADkCgAhpQcEAOQKACGmBxAA5QoAIacHAQDWCgAhqAcQALILACGpBwEA1goAIaoHQADXCgAhqwcgAL4KACGsB0AA1woAIa0HAQDWCgAhrgdAANcKACGvB0AA1woAIbAHQADXCgAhsQdAAL8KACGyB0AA1woAISrRBgAA6xEAMNIGAADsEQAQ0wYAAOsRADDUBgIAvAoAIeUGAQC9CgAh5gYBAL0KACHnBgEAvQoAIegGAQC9CgAh6QYBAL0KACHqBgEAvQoAIesGEADlCgAh7QYEAOQKACH0BgEA1goAIfYGEADlCgAh9wYBANYKACH6BgEAvQoAIf4GAQC9CgAhjwcEAOQKACGbBwEAvQoAIZwHAQC9CgAhnQcBAL0KACGeBwIAvAoAIZ8HAQC9CgAhoAcBAL0KACGhBxAA5QoAIaIHEADlCgAhowcQAOUKACGkBwQA5AoAIaUHBADkCgAhpgcQAOUKACGnBwEA1goAIagHEACyCwAhqQcBANYKACGqB0AA1woAIasHIAC-CgAhrAdAANcKACGtBwEA1goAIa4HQADXCgAhrwdAANcKACGwB0AA1woAIbEHQAC_CgAhsgdAANcKACEm1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHtBgQAogwAIfQGAQCsDAAh9gYQAKEMACH3BgEArAwAIfoGAQCYDAAh_gYBAJgMACGPBwQAogwAIZsHAQCYDAAhnAcBAJgMACGdBwEAmAwAIZ4HAgCXDAAhnwcBAJgMACGgBwEAmAwAIaEHEAChDAAhogcQAKEMACGjBxAAoQwAIaQHBACiDAAhpQcEAKIMACGmBxAAoQwAIacHAQCsDAAhqAcQALsMACGpBwEArAwAIaoHQACjDAAhqwcgAJkMACGsB0AAowwAIa0HAQCsDAAhrgdAAKMMACGvB0AAowwAIbAHQACjDAAhsQdAAJoMACGyB0AAowwAIScIAACZDQAg1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh6wYQAKEMACHtBgQAogwAIfQGAQCsDAAh9gYQAKEMACH3BgEArAwAIfoGAQCYDAAh_gYBAJgMACGPBwQAogwAIZsHAQCYDAAhnAcBAJgMACGdBwEAmAwAIZ4HAgCXDAAhnwcBAJgMACGgBwEAmAwAIaEHEAChDAAhogcQAKEMACGjBxAAoQwAIaQHBACiDAAhpQcEAKIMACGmBxAAoQwAIacHAQCsDAAhqAcQALsMACGpBwEArAwAIaoHQACjDAAhqwcgAJkMACGsB0AAowwAIa0HAQCsDAAhrgdAAKMMACGvB0AAowwAIbAHQACjDAAhsQdAAJoMACGyB0AAowwAIScIAACkDQAg1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAe0GBAAAAAH0BgEAAAAB9gYQAAAAAfcGAQAAAAH6BgEAAAAB_gYBAAAAAY8HBAAAAAGbBwEAAAABnAcBAAAAAZ0HAQAAAAGeBwIAAAABnwcBAAAAAaAHAQAAAAGhBxAAAAABogcQAAAAAaMHEAAAAAGkBwQAAAABpQcEAAAAAaYHEAAAAAGnBwEAAAABqAcQAAAAAakHAQAAAAGqB0AAAAABqwcgAAAAAawHQAAAAAGtBwEAAAABrgdAAAAAAa8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAEQBQAAtBAAIOgGAQAAAAH6BgEAAAABhgdAAAAAAYkHAQAAAAHAB0AAAAABzwcBAAAAAdcHAQAAAAHACAEAAAABwQgBAAAAAcIIAACwEAAgwwgAALEQACDECAAAshAAIMUIQAAAAAHGCEAAAAABxwhAAAAAAQIAAAAFACAzAAD7EQAgAwAAAAUAIDMAAPsRACA0AAD6EQAgASwAAKcSADAVAwAAwAsAIAUAAJEMACDRBgAAkAwAMNIGAAADABDTBgAAkAwAMOcGAQC9CgAh6AYBAL0KACH6BgEAAAABhgdAAL8KACGJBwEA1goAIcAHQADXCgAhzwcBAL0KACHXBwEAAAABwAgBAL0KACHBCAEAvQoAIcIIAADJCwAgwwgAAMkLACDECAAAyQsAIMUIQADXCgAhxghAANcKACHHCEAA1woAIQIAAAAFACAsAAD6EQAgAgAAAPgRACAsAAD5EQAgE9EGAAD3EQAw0gYAAPgRABDTBgAA9xEAMOcGAQC9CgAh6AYBAL0KACH6BgEAvQoAIYYHQAC_CgAhiQcBANYKACHAB0AA1woAIc8HAQC9CgAh1wcBAL0KACHACAEAvQoAIcEIAQC9CgAhwggAAMkLACDDCAAAyQsAIMQIAADJCwAgxQhAANcKACHGCEAA1woAIccIQADXCgAhE9EGAAD3EQAw0gYAAPgRABDTBgAA9xEAMOcGAQC9CgAh6AYBAL0KACH6BgEAvQoAIYYHQAC_CgAhiQcBANYKACHAB0AA1woAIc8HAQC9CgAh1wcBAL0KACHACAEAvQoAIcEIAQC9CgAhwggAAMkLACDDCAAAyQsAIMQIAADJCwAgxQhAANcKACHGCEAA1woAIccIQADXCgAhD-gGAQCYDAAh-gYBAJgMACGGB0AAmgwAIYkHAQCsDAAhwAdAAKMMACHPBwEAmAwAIdcHAQCYDAAhwAgBAJgMACHBCAEAmAwAIcIIAACfEAAgwwgAAKAQACDECAAAoRAAIMUIQACjDAAhxghAAKMMACHHCEAAowwAIRAFAACjEAAg6AYBAJgMACH6BgEAmAwAIYYHQACaDAAhiQcBAKwMACHAB0AAowwAIc8HAQCYDAAh1wcBAJgMACHACAEAmAwAIcEIAQCYDAAhwggAAJ8QACDDCAAAoBAAIMQIAAChEAAgxQhAAKMMACHGCEAAowwAIccIQACjDAAhEAUAALQQACDoBgEAAAAB-gYBAAAAAYYHQAAAAAGJBwEAAAABwAdAAAAAAc8HAQAAAAHXBwEAAAABwAgBAAAAAcEIAQAAAAHCCAAAsBAAIMMIAACxEAAgxAgAALIQACDFCEAAAAABxghAAAAAAccIQAAAAAEEMwAA8BEAMPEIAADxEQAw8wgAAPMRACD3CAAA9BEAMAQzAADkEQAw8QgAAOURADDzCAAA5xEAIPcIAADoEQAwBDMAANgRADDxCAAA2REAMPMIAADbEQAg9wgAANwRADAEMwAAzBEAMPEIAADNEQAw8wgAAM8RACD3CAAA0BEAMAQzAADDEQAw8QgAAMQRADDzCAAAxhEAIPcIAAC9DwAwBDMAALcRADDxCAAAuBEAMPMIAAC6EQAg9wgAALsRADAEMwAAqxEAMPEIAACsEQAw8wgAAK4RACD3CAAArxEAMAMzAACmEQAg8QgAAKcRACD3CAAAogIAIAQzAACaEQAw8QgAAJsRADDzCAAAnREAIPcIAACeEQAwBDMAAI4RADDxCAAAjxEAMPMIAACREQAg9wgAAJIRADAEMwAAghEAMPEIAACDEQAw8wgAAIURACD3CAAAhhEAMAQzAAD2EAAw8QgAAPcQADDzCAAA-RAAIPcIAAD6EAAwBDMAAOoQADDxCAAA6xAAMPMIAADtEAAg9wgAAO4QADAEMwAA3hAAMPEIAADfEAAw8wgAAOEQACD3CAAA4hAAMAQzAADSEAAw8QgAANMQADDzCAAA1RAAIPcIAADWEAAwAAAAAAAAAAEDAACqDwAgAAAAAAAAAAAHAwAAqg8AIAsAAI8SACCTBwAAmwwAIJQHAACbDAAgwAcAAJsMACCcCAAAmwwAIJ0IAACbDAAgAAADDgAAig8AII0IAACbDAAgjggAAJsMACAABwkAAPgOACDxBgAAmwwAIPIGAACbDAAggAgAAJsMACCCCAAAmwwAIIMIAACbDAAghQgAAJsMACATAwAAqg8AIAgAAJoSACAJAAD4DgAg5QYAAJsMACDmBgAAmwwAIOcGAACbDAAg6gYAAJsMACDvBgAAmwwAIPUGAACbDAAg-QYAAJsMACD8BgAAmwwAIP8GAACbDAAggAcAAJsMACCCBwAAmwwAIIMHAACbDAAghAcAAJsMACCFBwAAmwwAIIcHAACbDAAgiAcAAJsMACAAAQ0AAMAOACAOAwAAqg8AIAgAAJoSACD0BgAAmwwAIPcGAACbDAAgpwcAAJsMACCoBwAAmwwAIKkHAACbDAAgqgcAAJsMACCsBwAAmwwAIK0HAACbDAAgrgcAAJsMACCvBwAAmwwAILAHAACbDAAgsgcAAJsMACAHAwAAqg8AIAUAAKYSACCJBwAAmwwAIMAHAACbDAAgxQgAAJsMACDGCAAAmwwAIMcIAACbDAAgAA_oBgEAAAAB-gYBAAAAAYYHQAAAAAGJBwEAAAABwAdAAAAAAc8HAQAAAAHXBwEAAAABwAgBAAAAAcEIAQAAAAHCCAAAsBAAIMMIAACxEAAgxAgAALIQACDFCEAAAAABxghAAAAAAccIQAAAAAEm1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAe0GBAAAAAH0BgEAAAAB9gYQAAAAAfcGAQAAAAH6BgEAAAAB_gYBAAAAAY8HBAAAAAGbBwEAAAABnAcBAAAAAZ0HAQAAAAGeBwIAAAABnwcBAAAAAaAHAQAAAAGhBxAAAAABogcQAAAAAaMHEAAAAAGkBwQAAAABpQcEAAAAAaYHEAAAAAGnBwEAAAABqAcQAAAAAakHAQAAAAGqB0AAAAABqwcgAAAAAawHQAAAAAGtBwEAAAABrgdAAAAAAa8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAEK1AYCAAAAAeUGAQAAAAHmBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB6wYQAAAAAewGEAAAAAHtBgQAAAAB7gZAAAAAARkaAgAAAAHUBgIAAAAB5QYBAAAAAeYGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEAAAAB_gYBAAAAAf8GAQAAAAGABwQAAAABgQcgAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAE41AYCAAAAAeYGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAEQ1AYCAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAfoGAQAAAAGGB0AAAAABkwcBAAAAAZQHgAAAAAHAB0AAAAABmAhAAAAAAZkIAQAAAAGaCBAAAAABmwgQAAAAAZwIAQAAAAGdCAIAAAABngggAAAAAQzUBgIAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB-QYQAAAAAfoGAQAAAAGGB0AAAAABkwcBAAAAAcoHAQAAAAGVCAEAAAABlwgBAAAAAZgIQAAAAAEL1AYCAAAAAdUGAQAAAAH5BhAAAAAB-gYBAAAAAf4GAQAAAAGCBwEAAAABhgdAAAAAAaEHEAAAAAG8BwEAAAABvQcBAAAAAb4HQAAAAAED1AYCAAAAAY4HQAAAAAHUBxAAAAABBwsEAAAAAegGAQAAAAGGB0AAAAAB0AcBAAAAAZIIBAAAAAGTCAQAAAABlAiAAAAAAQcTgAAAAAEUBAAAAAHoBgEAAAABhgdAAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAQPoBgEAAAABmwcBAAAAAZAIQAAAAAED6AYBAAAAAY4HQAAAAAGPCAQAAAABBdUGAQAAAAHLCEAAAAABzAhAAAAAAc0IQAAAAAHOCAAAvBAAICQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAAtRIAIAMAAAAUACAzAAC1EgAgNAAAuRIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICwAALkSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQLAACAEgAgGgAA_REAIBsAAP4RACAcAAD_EQAgHQAAgRIAIB4AAIISACAfAACDEgAgIAAAhBIAICEAAIUSACAiAACGEgAgIwAAhxIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAAuhIAIAPnBgEAAAABvggBAAAAAb8IQAAAAAEDAAAAFAAgMwAAuhIAIDQAAL8SACAmAAAAFAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACAsAAC_EgAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQLAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAERAwAAsxAAIOcGAQAAAAHoBgEAAAAB-gYBAAAAAYYHQAAAAAGJBwEAAAABwAdAAAAAAc8HAQAAAAHXBwEAAAABwAgBAAAAAcEIAQAAAAHCCAAAsBAAIMMIAACxEAAgxAgAALIQACDFCEAAAAABxghAAAAAAccIQAAAAAECAAAABQAgMwAAwBIAIAMAAAADACAzAADAEgAgNAAAxBIAIBMAAAADACADAACiEAAgLAAAxBIAIOcGAQCYDAAh6AYBAJgMACH6BgEAmAwAIYYHQACaDAAhiQcBAKwMACHAB0AAowwAIc8HAQCYDAAh1wcBAJgMACHACAEAmAwAIcEIAQCYDAAhwggAAJ8QACDDCAAAoBAAIMQIAAChEAAgxQhAAKMMACHGCEAAowwAIccIQACjDAAhEQMAAKIQACDnBgEAmAwAIegGAQCYDAAh-gYBAJgMACGGB0AAmgwAIYkHAQCsDAAhwAdAAKMMACHPBwEAmAwAIdcHAQCYDAAhwAgBAJgMACHBCAEAmAwAIcIIAACfEAAgwwgAAKAQACDECAAAoRAAIMUIQACjDAAhxghAAKMMACHHCEAAowwAISQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB4AAIISACAfAACDEgAgIAAAhBIAICEAAIUSACAiAACGEgAgIwAAhxIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAAxRIAIEEDAADXDwAgCQAA2Q8AIAwAANgPACAPAADaDwAgEAAA2w8AIBEAANwPACASAADdDwAgEwAAjxAAINQGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAHwBgEAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAf4GAQAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYgHQAAAAAGLBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABmwcBAAAAAbQHAQAAAAG1BwEAAAABvwcQAAAAAZ8IAQAAAAGgCAEAAAABoQgEAAAAAaIIBAAAAAGjCAEAAAABpAgBAAAAAaUIBAAAAAGmCCAAAAABpwgCAAAAAagIAQAAAAGpCAQAAAABqggCAAAAAasIQAAAAAGsCAEAAAABrQhAAAAAAa4IAQAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABswhAAAAAAbQIAQAAAAG1CAEAAAABtggBAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAQIAAAAiACAzAADHEgAgD-8GBAAAAAH0BgEAAAABhgdAAAAAAbIHQAAAAAG_BwQAAAAB0wcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQayB0AAAAABvwcEAAAAAdMHAQAAAAHvBwIAAAAB8AcEAAAAAfEHEAAAAAEDBAEAAAABhgdAAAAAAYkHAQAAAAEChgdAAAAAAYYIAQAAAAESAwAAkBAAINQGAgAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB-gYBAAAAAYYHQAAAAAGTBwEAAAABlAeAAAAAAcAHQAAAAAGYCEAAAAABmQgBAAAAAZoIEAAAAAGbCBAAAAABnAgBAAAAAZ0IAgAAAAGeCCAAAAABAgAAAFIAIDMAAM0SACAkBwAA_BEAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAICYAAIoSACD6BgEAAAABhgdAAAAAAZgIQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAHbCEAAAAAB3AhAAAAAAd0IAQAAAAHeCEAAAAAB3whAAAAAAeAIAgAAAAHhCIAAAAABAgAAAAEAIDMAAM8SACADAAAAHwAgMwAAzRIAIDQAANMSACAUAAAAHwAgAwAAtw8AICwAANMSACDUBgIAlwwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh-gYBAJgMACGGB0AAmgwAIZMHAQCsDAAhlAeAAAAAAcAHQACjDAAhmAhAAJoMACGZCAEAmAwAIZoIEAChDAAhmwgQAKEMACGcCAEArAwAIZ0IAgDmDQAhngggAJkMACESAwAAtw8AINQGAgCXDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACH6BgEAmAwAIYYHQACaDAAhkwcBAKwMACGUB4AAAAABwAdAAKMMACGYCEAAmgwAIZkIAQCYDAAhmggQAKEMACGbCBAAoQwAIZwIAQCsDAAhnQgCAOYNACGeCCAAmQwAITjUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAQMAAAAdACAzAADHEgAgNAAA1xIAIEMAAAAdACADAADFDwAgCQAAxg8AIAwAANUPACAPAADHDwAgEAAAyA8AIBEAAMkPACASAADKDwAgEwAAyw8AICwAANcSACDUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG7CAEArAwAIbwIAQCsDAAhQQMAAMUPACAJAADGDwAgDAAA1Q8AIA8AAMcPACAQAADIDwAgEQAAyQ8AIBIAAMoPACATAADLDwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACG8CAEArAwAIQMAAAAUACAzAADPEgAgNAAA2hIAICYAAAAUACAHAADDEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAANoSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACAaAADEEAAgGwAAxRAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAATjUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABvAgBAAAAAQMAAAAUACAzAADFEgAgNAAA3hIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAAN4SACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAfAACDEgAgIAAAhBIAICEAAIUSACAiAACGEgAgIwAAhxIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA3xIAIAMAAAAUACAzAADfEgAgNAAA4xIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAAOMSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgIAAAhBIAICEAAIUSACAiAACGEgAgIwAAhxIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA5BIAIAMAAAAUACAzAADkEgAgNAAA6BIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAAOgSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIwAAhxIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA6RIAIAMAAAAUACAzAADpEgAgNAAA7RIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAAO0SACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICQAAIgSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA7hIAIAMAAAAUACAzAADuEgAgNAAA8hIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICQAAM8QACAlAADQEAAgJgAA0RAAICwAAPISACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgJAAAzxAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAlAACJEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA8xIAIAMAAAAUACAzAADzEgAgNAAA9xIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAlAADQEAAgJgAA0RAAICwAAPcSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICUAANAQACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAAD8EQAgCwAAgBIAIBoAAP0RACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJgAAihIAIPoGAQAAAAGGB0AAAAABmAhAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAdsIQAAAAAHcCEAAAAAB3QgBAAAAAd4IQAAAAAHfCEAAAAAB4AgCAAAAAeEIgAAAAAECAAAAAQAgMwAA-BIAIAMAAAAUACAzAAD4EgAgNAAA_BIAICYAAAAUACAHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJgAA0RAAICwAAPwSACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAMMQACALAADHEAAgGgAAxBAAIBsAAMUQACAcAADGEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAmAADREAAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAAUEDAADXDwAgCQAA2Q8AIAwAANgPACAPAADaDwAgEAAA2w8AIBIAAN0PACATAACPEAAgFAAA3g8AINQGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAHwBgEAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAf4GAQAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYgHQAAAAAGLBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABmwcBAAAAAbQHAQAAAAG1BwEAAAABvwcQAAAAAZ8IAQAAAAGgCAEAAAABoQgEAAAAAaIIBAAAAAGjCAEAAAABpAgBAAAAAaUIBAAAAAGmCCAAAAABpwgCAAAAAagIAQAAAAGpCAQAAAABqggCAAAAAasIQAAAAAGsCAEAAAABrQhAAAAAAa4IAQAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABswhAAAAAAbQIAQAAAAG1CAEAAAABtggBAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAQIAAAAiACAzAAD9EgAgAwAAAB0AIDMAAP0SACA0AACBEwAgQwAAAB0AIAMAAMUPACAJAADGDwAgDAAA1Q8AIA8AAMcPACAQAADIDwAgEgAAyg8AIBMAAMsPACAUAADMDwAgLAAAgRMAINQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACFBAwAAxQ8AIAkAAMYPACAMAADVDwAgDwAAxw8AIBAAAMgPACASAADKDwAgEwAAyw8AIBQAAMwPACDUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG7CAEArAwAIbwIAQCsDAAhQQMAANcPACAJAADZDwAgDAAA2A8AIA8AANoPACAQAADbDwAgEQAA3A8AIBMAAI8QACAUAADeDwAg1AYCAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfAGAQAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_gYBAAAAAYIHAQAAAAGDB0AAAAABhAcBAAAAAYUHAQAAAAGGB0AAAAABiAdAAAAAAYsHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGbBwEAAAABtAcBAAAAAbUHAQAAAAG_BxAAAAABnwgBAAAAAaAIAQAAAAGhCAQAAAABoggEAAAAAaMIAQAAAAGkCAEAAAABpQgEAAAAAaYIIAAAAAGnCAIAAAABqAgBAAAAAakIBAAAAAGqCAIAAAABqwhAAAAAAawIAQAAAAGtCEAAAAABrggBAAAAAa8IQAAAAAGwCEAAAAABsQhAAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwiAAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAbsIAQAAAAG8CAEAAAABAgAAACIAIDMAAIITACADAAAAHQAgMwAAghMAIDQAAIYTACBDAAAAHQAgAwAAxQ8AIAkAAMYPACAMAADVDwAgDwAAxw8AIBAAAMgPACARAADJDwAgEwAAyw8AIBQAAMwPACAsAACGEwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACG8CAEArAwAIUEDAADFDwAgCQAAxg8AIAwAANUPACAPAADHDwAgEAAAyA8AIBEAAMkPACATAADLDwAgFAAAzA8AINQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACFBAwAA1w8AIAkAANkPACAMAADYDwAgDwAA2g8AIBEAANwPACASAADdDwAgEwAAjxAAIBQAAN4PACDUBgIAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHvBgQAAAAB8AYBAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH-BgEAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGIB0AAAAABiwcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZsHAQAAAAG0BwEAAAABtQcBAAAAAb8HEAAAAAGfCAEAAAABoAgBAAAAAaEIBAAAAAGiCAQAAAABowgBAAAAAaQIAQAAAAGlCAQAAAABpgggAAAAAacIAgAAAAGoCAEAAAABqQgEAAAAAaoIAgAAAAGrCEAAAAABrAgBAAAAAa0IQAAAAAGuCAEAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAECAAAAIgAgMwAAhxMAIAMAAAAdACAzAACHEwAgNAAAixMAIEMAAAAdACADAADFDwAgCQAAxg8AIAwAANUPACAPAADHDwAgEQAAyQ8AIBIAAMoPACATAADLDwAgFAAAzA8AICwAAIsTACDUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG7CAEArAwAIbwIAQCsDAAhQQMAAMUPACAJAADGDwAgDAAA1Q8AIA8AAMcPACARAADJDwAgEgAAyg8AIBMAAMsPACAUAADMDwAg1AYCAJcMACHmBgEAmAwAIecGAQCYDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCYDAAh7wYEAKsMACHwBgEArAwAIfUGAQCsDAAh-QYQAKEMACH6BgEAmAwAIfsGAQCYDAAh_gYBAJgMACGCBwEArAwAIYMHQACjDAAhhAcBAKwMACGFBwEArAwAIYYHQACaDAAhiAdAAKMMACGLBwEAmAwAIZIHAQCsDAAhkwcBAKwMACGUB4AAAAABmwcBAJgMACG0BwEAmAwAIbUHAQCYDAAhvwcQAKEMACGfCAEArAwAIaAIAQCYDAAhoQgEAKIMACGiCAQAogwAIaMIAQCYDAAhpAgBAJgMACGlCAQAogwAIaYIIADDDwAhpwgCAOYNACGoCAEArAwAIakIBACrDAAhqggCAOYNACGrCEAAowwAIawIAQCsDAAhrQhAAKMMACGuCAEArAwAIa8IQACjDAAhsAhAAKMMACGxCEAAowwAIbIIQACjDAAhswhAAKMMACG0CAEArAwAIbUIAQCsDAAhtggBAKwMACG3CIAAAAABuAgBAKwMACG5CEAAowwAIboIQACjDAAhuwgBAKwMACG8CAEArAwAIQ_vBgQAAAAB9AYBAAAAAYYHQAAAAAGyB0AAAAABvwcEAAAAAdAHAQAAAAHlBwEAAAAB7gdAAAAAAfAHBAAAAAHxBxAAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcQAAAAAfYHQAAAAAEcAwAAgA0AIAgAAIENACAaAgAAAAHUBgIAAAAB5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBgEAAAAB7wYEAAAAAfUGAQAAAAH5BhAAAAAB-gYBAAAAAfsGAQAAAAH8BgEAAAAB_QYBAAAAAf4GAQAAAAH_BgEAAAABgAcEAAAAAYEHIAAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYcHQAAAAAGIB0AAAAABAgAAAE4AIDMAAI0TACADAAAAOwAgMwAAjRMAIDQAAJETACAeAAAAOwAgAwAAvAwAIAgAAL0MACAaAgCXDAAhLAAAkRMAINQGAgCXDAAh5QYBAKwMACHmBgEArAwAIecGAQCsDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCsDAAh7wYEAKsMACH1BgEArAwAIfkGEAC7DAAh-gYBAJgMACH7BgEAmAwAIfwGAQCsDAAh_QYBAJgMACH-BgEAmAwAIf8GAQCsDAAhgAcEAKsMACGBByAAmQwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGHB0AAowwAIYgHQACjDAAhHAMAALwMACAIAAC9DAAgGgIAlwwAIdQGAgCXDAAh5QYBAKwMACHmBgEArAwAIecGAQCsDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCsDAAh7wYEAKsMACH1BgEArAwAIfkGEAC7DAAh-gYBAJgMACH7BgEAmAwAIfwGAQCsDAAh_QYBAJgMACH-BgEAmAwAIf8GAQCsDAAhgAcEAKsMACGBByAAmQwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGHB0AAowwAIYgHQACjDAAhFQoAAO8MACAOAADwDAAgFQAA2g4AIBYAAPEMACAXAADyDAAg7wYEAAAAAfQGAQAAAAGGB0AAAAABsgdAAAAAAb8HBAAAAAHQBwEAAAAB0wcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQIAAAAZACAzAACSEwAgAwAAABcAIDMAAJITACA0AACWEwAgFwAAABcAIAoAAMoMACAOAADLDAAgFQAA2Q4AIBYAAMwMACAXAADNDAAgLAAAlhMAIO8GBACrDAAh9AYBAKwMACGGB0AAmgwAIbIHQACjDAAhvwcEAKIMACHQBwEArAwAIdMHAQCYDAAh5QcBAJgMACHuB0AAmgwAIfAHBACrDAAh8QcQALsMACHyBwEAmAwAIfMHAQCsDAAh9AcBAKwMACH1BxAAuwwAIfYHQACjDAAhFQoAAMoMACAOAADLDAAgFQAA2Q4AIBYAAMwMACAXAADNDAAg7wYEAKsMACH0BgEArAwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdAHAQCsDAAh0wcBAJgMACHlBwEAmAwAIe4HQACaDAAh8AcEAKsMACHxBxAAuwwAIfIHAQCYDAAh8wcBAKwMACH0BwEArAwAIfUHEAC7DAAh9gdAAKMMACEkBwAA_BEAIAsAAIASACAaAAD9EQAgGwAA_hEAIBwAAP8RACAdAACBEgAgHgAAghIAIB8AAIMSACAgAACEEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAICYAAIoSACD6BgEAAAABhgdAAAAAAZgIQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAHbCEAAAAAB3AhAAAAAAd0IAQAAAAHeCEAAAAAB3whAAAAAAeAIAgAAAAHhCIAAAAABAgAAAAEAIDMAAJcTACADAAAAFAAgMwAAlxMAIDQAAJsTACAmAAAAFAAgBwAAwxAAIAsAAMcQACAaAADEEAAgGwAAxRAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACAsAACbEwAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAEVCgAA7wwAIA4AAPAMACAVAADaDgAgFgAA8QwAIBgAAPMMACDvBgQAAAAB9AYBAAAAAYYHQAAAAAGyB0AAAAABvwcEAAAAAdAHAQAAAAHTBwEAAAAB5QcBAAAAAe4HQAAAAAHwBwQAAAAB8QcQAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHEAAAAAH2B0AAAAABAgAAABkAIDMAAJwTACADAAAAFwAgMwAAnBMAIDQAAKATACAXAAAAFwAgCgAAygwAIA4AAMsMACAVAADZDgAgFgAAzAwAIBgAAM4MACAsAACgEwAg7wYEAKsMACH0BgEArAwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdAHAQCsDAAh0wcBAJgMACHlBwEAmAwAIe4HQACaDAAh8AcEAKsMACHxBxAAuwwAIfIHAQCYDAAh8wcBAKwMACH0BwEArAwAIfUHEAC7DAAh9gdAAKMMACEVCgAAygwAIA4AAMsMACAVAADZDgAgFgAAzAwAIBgAAM4MACDvBgQAqwwAIfQGAQCsDAAhhgdAAJoMACGyB0AAowwAIb8HBACiDAAh0AcBAKwMACHTBwEAmAwAIeUHAQCYDAAh7gdAAJoMACHwBwQAqwwAIfEHEAC7DAAh8gcBAJgMACHzBwEArAwAIfQHAQCsDAAh9QcQALsMACH2B0AAowwAIQHYB0AAAAABCwwAALIOACAVAQAAAAHBAwAAsQ4AIOcGAQAAAAH6BgEAAAAB2AdAAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HgAAAAAHeBwEAAAABAgAAAMoFACAzAACiEwAgAwAAANYFACAzAACiEwAgNAAAphMAIA0AAADWBQAgDAAAmQ4AIBUBAJgMACEsAACmEwAgwQMAAJgOACDnBgEArAwAIfoGAQCYDAAh2AdAAJoMACHaBwEAmAwAIdsHAQCYDAAh3AcBAJgMACHdB4AAAAAB3gcBAKwMACELDAAAmQ4AIBUBAJgMACHBAwAAmA4AIOcGAQCsDAAh-gYBAJgMACHYB0AAmgwAIdoHAQCYDAAh2wcBAJgMACHcBwEAmAwAId0HgAAAAAHeBwEArAwAIQsMAACyDgAgFQEAAAABwAMAALAOACDnBgEAAAAB-gYBAAAAAdgHQAAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdB4AAAAAB3gcBAAAAAQIAAADKBQAgMwAApxMAIAMAAADWBQAgMwAApxMAIDQAAKsTACANAAAA1gUAIAwAAJkOACAVAQCYDAAhLAAAqxMAIMADAACXDgAg5wYBAKwMACH6BgEAmAwAIdgHQACaDAAh2gcBAJgMACHbBwEAmAwAIdwHAQCYDAAh3QeAAAAAAd4HAQCsDAAhCwwAAJkOACAVAQCYDAAhwAMAAJcOACDnBgEArAwAIfoGAQCYDAAh2AdAAJoMACHaBwEAmAwAIdsHAQCYDAAh3AcBAJgMACHdB4AAAAAB3gcBAKwMACELFQEAAAABwAMAALAOACDBAwAAsQ4AIOcGAQAAAAH6BgEAAAAB2AdAAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HgAAAAAHeBwEAAAABAgAAAMoFACAzAACsEwAgAwAAANYFACAzAACsEwAgNAAAsBMAIA0AAADWBQAgFQEAmAwAISwAALATACDAAwAAlw4AIMEDAACYDgAg5wYBAKwMACH6BgEAmAwAIdgHQACaDAAh2gcBAJgMACHbBwEAmAwAIdwHAQCYDAAh3QeAAAAAAd4HAQCsDAAhCxUBAJgMACHAAwAAlw4AIMEDAACYDgAg5wYBAKwMACH6BgEAmAwAIdgHQACaDAAh2gcBAJgMACHbBwEAmAwAIdwHAQCYDAAh3QeAAAAAAd4HAQCsDAAhFQoAAO8MACAOAADwDAAgFQAA2g4AIBcAAPIMACAYAADzDAAg7wYEAAAAAfQGAQAAAAGGB0AAAAABsgdAAAAAAb8HBAAAAAHQBwEAAAAB0wcBAAAAAeUHAQAAAAHuB0AAAAAB8AcEAAAAAfEHEAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BxAAAAAB9gdAAAAAAQIAAAAZACAzAACxEwAgAwAAABcAIDMAALETACA0AAC1EwAgFwAAABcAIAoAAMoMACAOAADLDAAgFQAA2Q4AIBcAAM0MACAYAADODAAgLAAAtRMAIO8GBACrDAAh9AYBAKwMACGGB0AAmgwAIbIHQACjDAAhvwcEAKIMACHQBwEArAwAIdMHAQCYDAAh5QcBAJgMACHuB0AAmgwAIfAHBACrDAAh8QcQALsMACHyBwEAmAwAIfMHAQCsDAAh9AcBAKwMACH1BxAAuwwAIfYHQACjDAAhFQoAAMoMACAOAADLDAAgFQAA2Q4AIBcAAM0MACAYAADODAAg7wYEAKsMACH0BgEArAwAIYYHQACaDAAhsgdAAKMMACG_BwQAogwAIdAHAQCsDAAh0wcBAJgMACHlBwEAmAwAIe4HQACaDAAh8AcEAKsMACHxBxAAuwwAIfIHAQCYDAAh8wcBAKwMACH0BwEArAwAIfUHEAC7DAAh9gdAAKMMACEkBwAA_BEAIAsAAIASACAaAAD9EQAgGwAA_hEAIBwAAP8RACAdAACBEgAgHgAAghIAIB8AAIMSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAICYAAIoSACD6BgEAAAABhgdAAAAAAZgIQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAHbCEAAAAAB3AhAAAAAAd0IAQAAAAHeCEAAAAAB3whAAAAAAeAIAgAAAAHhCIAAAAABAgAAAAEAIDMAALYTACADAAAAFAAgMwAAthMAIDQAALoTACAmAAAAFAAgBwAAwxAAIAsAAMcQACAaAADEEAAgGwAAxRAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACAsAAC6EwAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAEC1QYBAAAAAbMHAQAAAAEC1QYBAAAAAfsGAQAAAAEHgwUAANINACDUBgIAAAAB6AYBAAAAAekGAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAECAAAA9AcAIDMAAL0TACADAAAAgQgAIDMAAL0TACA0AADBEwAgCQAAAIEIACAsAADBEwAggwUAALgNACDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACG0BwEAmAwAIbUHAQCYDAAhtgcBAKwMACEHgwUAALgNACDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACG0BwEAmAwAIbUHAQCYDAAhtgcBAKwMACEHhAUAANMNACDUBgIAAAAB6AYBAAAAAekGAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAECAAAA9AcAIDMAAMITACADAAAAgQgAIDMAAMITACA0AADGEwAgCQAAAIEIACAsAADGEwAghAUAALkNACDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACG0BwEAmAwAIbUHAQCYDAAhtgcBAKwMACEHhAUAALkNACDUBgIAlwwAIegGAQCYDAAh6QYBAJgMACG0BwEAmAwAIbUHAQCYDAAhtgcBAKwMACEkBwAA_BEAIAsAAIASACAbAAD-EQAgHAAA_xEAIB0AAIESACAeAACCEgAgHwAAgxIAICAAAIQSACAhAACFEgAgIgAAhhIAICMAAIcSACAkAACIEgAgJQAAiRIAICYAAIoSACD6BgEAAAABhgdAAAAAAZgIQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAHbCEAAAAAB3AhAAAAAAd0IAQAAAAHeCEAAAAAB3whAAAAAAeAIAgAAAAHhCIAAAAABAgAAAAEAIDMAAMcTACAG5wYBAAAAAfQGAQAAAAH2BhAAAAAB9wYBAAAAAfgGEAAAAAH5BhAAAAABAwAAABQAIDMAAMcTACA0AADMEwAgJgAAABQAIAcAAMMQACALAADHEAAgGwAAxRAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAgLAAAzBMAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAEkBwAAwxAAIAsAAMcQACAbAADFEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABJAcAAPwRACALAACAEgAgGgAA_REAIBsAAP4RACAdAACBEgAgHgAAghIAIB8AAIMSACAgAACEEgAgIQAAhRIAICIAAIYSACAjAACHEgAgJAAAiBIAICUAAIkSACAmAACKEgAg-gYBAAAAAYYHQAAAAAGYCEAAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgBAAAAAdYIQAAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAAB2whAAAAAAdwIQAAAAAHdCAEAAAAB3ghAAAAAAd8IQAAAAAHgCAIAAAAB4QiAAAAAAQIAAAABACAzAADNEwAgBucGAQAAAAH1BgEAAAAB9gYQAAAAAfcGAQAAAAH4BhAAAAAB-QYQAAAAAUEDAADXDwAgDAAA2A8AIA8AANoPACAQAADbDwAgEQAA3A8AIBIAAN0PACATAACPEAAgFAAA3g8AINQGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAHwBgEAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAf4GAQAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYgHQAAAAAGLBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABmwcBAAAAAbQHAQAAAAG1BwEAAAABvwcQAAAAAZ8IAQAAAAGgCAEAAAABoQgEAAAAAaIIBAAAAAGjCAEAAAABpAgBAAAAAaUIBAAAAAGmCCAAAAABpwgCAAAAAagIAQAAAAGpCAQAAAABqggCAAAAAasIQAAAAAGsCAEAAAABrQhAAAAAAa4IAQAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABswhAAAAAAbQIAQAAAAG1CAEAAAABtggBAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAQIAAAAiACAzAADQEwAgDtQGAgAAAAHVBgEAAAAB8QYBAAAAAfIGQAAAAAH6BgEAAAABhgdAAAAAAf4HBAAAAAH_BwQAAAABgAgQAAAAAYEIIAAAAAGCCBAAAAABgwhAAAAAAYQIIAAAAAGFCEAAAAABAgAAANYDACAzAADSEwAgA9QGAgAAAAGbBwEAAAAB0gdAAAAAAUEDAADXDwAgCQAA2Q8AIAwAANgPACAQAADbDwAgEQAA3A8AIBIAAN0PACATAACPEAAgFAAA3g8AINQGAgAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAHwBgEAAAAB9QYBAAAAAfkGEAAAAAH6BgEAAAAB-wYBAAAAAf4GAQAAAAGCBwEAAAABgwdAAAAAAYQHAQAAAAGFBwEAAAABhgdAAAAAAYgHQAAAAAGLBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABmwcBAAAAAbQHAQAAAAG1BwEAAAABvwcQAAAAAZ8IAQAAAAGgCAEAAAABoQgEAAAAAaIIBAAAAAGjCAEAAAABpAgBAAAAAaUIBAAAAAGmCCAAAAABpwgCAAAAAagIAQAAAAGpCAQAAAABqggCAAAAAasIQAAAAAGsCAEAAAABrQhAAAAAAa4IAQAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABswhAAAAAAbQIAQAAAAG1CAEAAAABtggBAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAQIAAAAiACAzAADVEwAgAwAAAB0AIDMAANUTACA0AADZEwAgQwAAAB0AIAMAAMUPACAJAADGDwAgDAAA1Q8AIBAAAMgPACARAADJDwAgEgAAyg8AIBMAAMsPACAUAADMDwAgLAAA2RMAINQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACFBAwAAxQ8AIAkAAMYPACAMAADVDwAgEAAAyA8AIBEAAMkPACASAADKDwAgEwAAyw8AIBQAAMwPACDUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG7CAEArAwAIbwIAQCsDAAhBbIHQAAAAAHQBwEAAAAB7wcCAAAAAfAHBAAAAAHxBxAAAAABAwAAAB0AIDMAANATACA0AADdEwAgQwAAAB0AIAMAAMUPACAMAADVDwAgDwAAxw8AIBAAAMgPACARAADJDwAgEgAAyg8AIBMAAMsPACAUAADMDwAgLAAA3RMAINQGAgCXDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIe8GBACrDAAh8AYBAKwMACH1BgEArAwAIfkGEAChDAAh-gYBAJgMACH7BgEAmAwAIf4GAQCYDAAhggcBAKwMACGDB0AAowwAIYQHAQCsDAAhhQcBAKwMACGGB0AAmgwAIYgHQACjDAAhiwcBAJgMACGSBwEArAwAIZMHAQCsDAAhlAeAAAAAAZsHAQCYDAAhtAcBAJgMACG1BwEAmAwAIb8HEAChDAAhnwgBAKwMACGgCAEAmAwAIaEIBACiDAAhoggEAKIMACGjCAEAmAwAIaQIAQCYDAAhpQgEAKIMACGmCCAAww8AIacIAgDmDQAhqAgBAKwMACGpCAQAqwwAIaoIAgDmDQAhqwhAAKMMACGsCAEArAwAIa0IQACjDAAhrggBAKwMACGvCEAAowwAIbAIQACjDAAhsQhAAKMMACGyCEAAowwAIbMIQACjDAAhtAgBAKwMACG1CAEArAwAIbYIAQCsDAAhtwiAAAAAAbgIAQCsDAAhuQhAAKMMACG6CEAAowwAIbsIAQCsDAAhvAgBAKwMACFBAwAAxQ8AIAwAANUPACAPAADHDwAgEAAAyA8AIBEAAMkPACASAADKDwAgEwAAyw8AIBQAAMwPACDUBgIAlwwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHvBgQAqwwAIfAGAQCsDAAh9QYBAKwMACH5BhAAoQwAIfoGAQCYDAAh-wYBAJgMACH-BgEAmAwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGIB0AAowwAIYsHAQCYDAAhkgcBAKwMACGTBwEArAwAIZQHgAAAAAGbBwEAmAwAIbQHAQCYDAAhtQcBAJgMACG_BxAAoQwAIZ8IAQCsDAAhoAgBAJgMACGhCAQAogwAIaIIBACiDAAhowgBAJgMACGkCAEAmAwAIaUIBACiDAAhpgggAMMPACGnCAIA5g0AIagIAQCsDAAhqQgEAKsMACGqCAIA5g0AIasIQACjDAAhrAgBAKwMACGtCEAAowwAIa4IAQCsDAAhrwhAAKMMACGwCEAAowwAIbEIQACjDAAhsghAAKMMACGzCEAAowwAIbQIAQCsDAAhtQgBAKwMACG2CAEArAwAIbcIgAAAAAG4CAEArAwAIbkIQACjDAAhughAAKMMACG7CAEArAwAIbwIAQCsDAAhAwAAANkDACAzAADSEwAgNAAA4BMAIBAAAADZAwAgLAAA4BMAINQGAgCXDAAh1QYBAJgMACHxBgEArAwAIfIGQACjDAAh-gYBAJgMACGGB0AAmgwAIf4HBACiDAAh_wcEAKIMACGACBAAuwwAIYEIIACZDAAhgggQALsMACGDCEAAowwAIYQIIACZDAAhhQhAAKMMACEO1AYCAJcMACHVBgEAmAwAIfEGAQCsDAAh8gZAAKMMACH6BgEAmAwAIYYHQACaDAAh_gcEAKIMACH_BwQAogwAIYAIEAC7DAAhgQggAJkMACGCCBAAuwwAIYMIQACjDAAhhAggAJkMACGFCEAAowwAIQ_vBgQAAAABhgdAAAAAAbIHQAAAAAG_BwQAAAAB0AcBAAAAAdMHAQAAAAHlBwEAAAAB7gdAAAAAAfAHBAAAAAHxBxAAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcQAAAAAfYHQAAAAAEDAAAAFAAgMwAAzRMAIDQAAOQTACAmAAAAFAAgBwAAwxAAIAsAAMcQACAaAADEEAAgGwAAxRAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACAsAADkEwAg-gYBAJgMACGGB0AAmgwAIZgIQACaDAAhzwgBAJgMACHQCAEAmAwAIdEIAQCYDAAh0ggBAKwMACHTCAEArAwAIdQIAQCsDAAh1QgBAKwMACHWCEAAowwAIdcIQACjDAAh2AhAAKMMACHZCAEAmAwAIdoIAQCYDAAh2whAAKMMACHcCEAAowwAId0IAQCsDAAh3ghAAKMMACHfCEAAowwAIeAIAgCXDAAh4QiAAAAAASQHAADDEAAgCwAAxxAAIBoAAMQQACAbAADFEAAgHQAAyBAAIB4AAMkQACAfAADKEAAgIAAAyxAAICEAAMwQACAiAADNEAAgIwAAzhAAICQAAM8QACAlAADQEAAgJgAA0RAAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAEoAwAAow0AINQGAgAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGAQAAAAHrBhAAAAAB7QYEAAAAAfQGAQAAAAH2BhAAAAAB9wYBAAAAAfoGAQAAAAH-BgEAAAABjwcEAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAZ4HAgAAAAGfBwEAAAABoAcBAAAAAaEHEAAAAAGiBxAAAAABowcQAAAAAaQHBAAAAAGlBwQAAAABpgcQAAAAAacHAQAAAAGoBxAAAAABqQcBAAAAAaoHQAAAAAGrByAAAAABrAdAAAAAAa0HAQAAAAGuB0AAAAABrwdAAAAAAbAHQAAAAAGxB0AAAAABsgdAAAAAAQIAAAAOACAzAADlEwAgHAMAAIANACAJAACCDQAgGgIAAAAB1AYCAAAAAeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gYBAAAAAe8GBAAAAAH1BgEAAAAB-QYQAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQAAAAH-BgEAAAAB_wYBAAAAAYAHBAAAAAGBByAAAAABggcBAAAAAYMHQAAAAAGEBwEAAAABhQcBAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAQIAAABOACAzAADnEwAgAwAAAAwAIDMAAOUTACA0AADrEwAgKgAAAAwAIAMAAJgNACAsAADrEwAg1AYCAJcMACHlBgEAmAwAIeYGAQCYDAAh5wYBAJgMACHoBgEAmAwAIekGAQCYDAAh6gYBAJgMACHrBhAAoQwAIe0GBACiDAAh9AYBAKwMACH2BhAAoQwAIfcGAQCsDAAh-gYBAJgMACH-BgEAmAwAIY8HBACiDAAhmwcBAJgMACGcBwEAmAwAIZ0HAQCYDAAhngcCAJcMACGfBwEAmAwAIaAHAQCYDAAhoQcQAKEMACGiBxAAoQwAIaMHEAChDAAhpAcEAKIMACGlBwQAogwAIaYHEAChDAAhpwcBAKwMACGoBxAAuwwAIakHAQCsDAAhqgdAAKMMACGrByAAmQwAIawHQACjDAAhrQcBAKwMACGuB0AAowwAIa8HQACjDAAhsAdAAKMMACGxB0AAmgwAIbIHQACjDAAhKAMAAJgNACDUBgIAlwwAIeUGAQCYDAAh5gYBAJgMACHnBgEAmAwAIegGAQCYDAAh6QYBAJgMACHqBgEAmAwAIesGEAChDAAh7QYEAKIMACH0BgEArAwAIfYGEAChDAAh9wYBAKwMACH6BgEAmAwAIf4GAQCYDAAhjwcEAKIMACGbBwEAmAwAIZwHAQCYDAAhnQcBAJgMACGeBwIAlwwAIZ8HAQCYDAAhoAcBAJgMACGhBxAAoQwAIaIHEAChDAAhowcQAKEMACGkBwQAogwAIaUHBACiDAAhpgcQAKEMACGnBwEArAwAIagHEAC7DAAhqQcBAKwMACGqB0AAowwAIasHIACZDAAhrAdAAKMMACGtBwEArAwAIa4HQACjDAAhrwdAAKMMACGwB0AAowwAIbEHQACaDAAhsgdAAKMMACEDAAAAOwAgMwAA5xMAIDQAAO4TACAeAAAAOwAgAwAAvAwAIAkAAL4MACAaAgCXDAAhLAAA7hMAINQGAgCXDAAh5QYBAKwMACHmBgEArAwAIecGAQCsDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCsDAAh7wYEAKsMACH1BgEArAwAIfkGEAC7DAAh-gYBAJgMACH7BgEAmAwAIfwGAQCsDAAh_QYBAJgMACH-BgEAmAwAIf8GAQCsDAAhgAcEAKsMACGBByAAmQwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGHB0AAowwAIYgHQACjDAAhHAMAALwMACAJAAC-DAAgGgIAlwwAIdQGAgCXDAAh5QYBAKwMACHmBgEArAwAIecGAQCsDAAh6AYBAJgMACHpBgEAmAwAIeoGAQCsDAAh7wYEAKsMACH1BgEArAwAIfkGEAC7DAAh-gYBAJgMACH7BgEAmAwAIfwGAQCsDAAh_QYBAJgMACH-BgEAmAwAIf8GAQCsDAAhgAcEAKsMACGBByAAmQwAIYIHAQCsDAAhgwdAAKMMACGEBwEArAwAIYUHAQCsDAAhhgdAAJoMACGHB0AAowwAIYgHQACjDAAhJAcAAPwRACALAACAEgAgGgAA_REAIBwAAP8RACAdAACBEgAgHgAAghIAIB8AAIMSACAgAACEEgAgIQAAhRIAICIAAIYSACAjAACHEgAgJAAAiBIAICUAAIkSACAmAACKEgAg-gYBAAAAAYYHQAAAAAGYCEAAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgBAAAAAdYIQAAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAAB2whAAAAAAdwIQAAAAAHdCAEAAAAB3ghAAAAAAd8IQAAAAAHgCAIAAAAB4QiAAAAAAQIAAAABACAzAADvEwAgAwAAABQAIDMAAO8TACA0AADzEwAgJgAAABQAIAcAAMMQACALAADHEAAgGgAAxBAAIBwAAMYQACAdAADIEAAgHgAAyRAAIB8AAMoQACAgAADLEAAgIQAAzBAAICIAAM0QACAjAADOEAAgJAAAzxAAICUAANAQACAmAADREAAgLAAA8xMAIPoGAQCYDAAhhgdAAJoMACGYCEAAmgwAIc8IAQCYDAAh0AgBAJgMACHRCAEAmAwAIdIIAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIAQCsDAAh1ghAAKMMACHXCEAAowwAIdgIQACjDAAh2QgBAJgMACHaCAEAmAwAIdsIQACjDAAh3AhAAKMMACHdCAEArAwAId4IQACjDAAh3whAAKMMACHgCAIAlwwAIeEIgAAAAAEkBwAAwxAAIAsAAMcQACAaAADEEAAgHAAAxhAAIB0AAMgQACAeAADJEAAgHwAAyhAAICAAAMsQACAhAADMEAAgIgAAzRAAICMAAM4QACAkAADPEAAgJQAA0BAAICYAANEQACD6BgEAmAwAIYYHQACaDAAhmAhAAJoMACHPCAEAmAwAIdAIAQCYDAAh0QgBAJgMACHSCAEArAwAIdMIAQCsDAAh1AgBAKwMACHVCAEArAwAIdYIQACjDAAh1whAAKMMACHYCEAAowwAIdkIAQCYDAAh2ggBAJgMACHbCEAAowwAIdwIQACjDAAh3QgBAKwMACHeCEAAowwAId8IQACjDAAh4AgCAJcMACHhCIAAAAABEAYAIgcGAgtQCxoPBRtMGBxPBx1TDB5XGR9ZGiBdGyFhHCJlHSNpHiRtHyVxICZ1IQMDAAEFCgMGAAQBBAACAQULAAMDAAEGABcIEwYCFQAHGQAFBAMVAQYAFggWBgkaCAcGABUKAAkOHgsVPAcWQBMXQhQYQw4CBgAKCRsIAQkcAAoDAAEGABIJJQgMIAwPKQ4QLQ8RLxASMxETNAsUNQsDAwABBgANCyMLAQskAAINAAgOAAsBDgALAQ4ACwEOAAsFCTYADzcAEDgAEjkAFDoAAQ0ACAENAAgCFkQAGEUAAghGAAlHAAEISAABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABDgd2AAt6ABp3ABt4ABx5AB17AB58ACB9ACF-ACJ_ACOAAQAkgQEAJYIBACaDAQAAAAAFBgAnOQAoOgApOwAqPAArAAAAAAAFBgAnOQAoOgApOwAqPAArAQMAAQEDAAEFBgAwOQAxOgAyOwAzPAA0AAAAAAAFBgAwOQAxOgAyOwAzPAA0AQMAAQEDAAEDBgA5OwA6PAA7AAAAAwYAOTsAOjwAOwEEAAIBBAACAwYAQDsAQTwAQgAAAAMGAEA7AEE8AEIDAwABDOYBDBPnAQsDAwABDO0BDBPuAQsFBgBHOQBIOgBJOwBKPABLAAAAAAAFBgBHOQBIOgBJOwBKPABLAQMAAQEDAAEFBgBQOQBROgBSOwBTPABUAAAAAAAFBgBQOQBROgBSOwBTPABUAQMAAQEDAAEFBgBZOQBaOgBbOwBcPABdAAAAAAAFBgBZOQBaOgBbOwBcPABdAQMAAQEDAAEDBgBiOwBjPABkAAAAAwYAYjsAYzwAZAEDAAEBAwABBQYAaTkAajoAazsAbDwAbQAAAAAABQYAaTkAajoAazsAbDwAbQEDAAEBAwABBQYAcjkAczoAdDsAdTwAdgAAAAAABQYAcjkAczoAdDsAdTwAdgEDAAEBAwABAwYAezsAfDwAfQAAAAMGAHs7AHw8AH0BAwABAQMAAQUGAIIBOQCDAToAhAE7AIUBPACGAQAAAAAABQYAggE5AIMBOgCEATsAhQE8AIYBAQ4ACwEOAAsFBgCLATkAjAE6AI0BOwCOATwAjwEAAAAAAAUGAIsBOQCMAToAjQE7AI4BPACPAQEOAAsBDgALAwYAlAE7AJUBPACWAQAAAAMGAJQBOwCVATwAlgEBDgALAQ4ACwMGAJsBOwCcATwAnQEAAAADBgCbATsAnAE8AJ0BAAAFBgCiATkAowE6AKQBOwClATwApgEAAAAAAAUGAKIBOQCjAToApAE7AKUBPACmAQAAAAUGAKwBOQCtAToArgE7AK8BPACwAQAAAAAABQYArAE5AK0BOgCuATsArwE8ALABAAAABQYAtgE5ALcBOgC4ATsAuQE8ALoBAAAAAAAFBgC2ATkAtwE6ALgBOwC5ATwAugEAAAADBgDAATsAwQE8AMIBAAAAAwYAwAE7AMEBPADCAQMKAAkOxAQLFcUEBwMKAAkOywQLFcwEBwUGAMcBOQDIAToAyQE7AMoBPADLAQAAAAAABQYAxwE5AMgBOgDJATsAygE8AMsBAg0ACA4ACwINAAgOAAsFBgDQATkA0QE6ANIBOwDTATwA1AEAAAAAAAUGANABOQDRAToA0gE7ANMBPADUAQAAAAUGANoBOQDbAToA3AE7AN0BPADeAQAAAAAABQYA2gE5ANsBOgDcATsA3QE8AN4BAQMAAQEDAAEFBgDjATkA5AE6AOUBOwDmATwA5wEAAAAAAAUGAOMBOQDkAToA5QE7AOYBPADnAQENAAgBDQAIBQYA7AE5AO0BOgDuATsA7wE8APABAAAAAAAFBgDsATkA7QE6AO4BOwDvATwA8AEAAAADBgD2ATsA9wE8APgBAAAAAwYA9gE7APcBPAD4AQQGAP4BDNMF_QHAA80F-wHBA9EF_AEBvwMA-gEBvwMA-gEBvwMA-gEBwQPUBQAAAAMGAIICOwCDAjwAhAIAAAADBgCCAjsAgwI8AIQCAAAABQYAigI5AIsCOgCMAjsAjQI8AI4CAAAAAAAFBgCKAjkAiwI6AIwCOwCNAjwAjgIBvwMA-gEBvwMA-gEDBgCTAjsAlAI8AJUCAAAAAwYAkwI7AJQCPACVAgG_AwD6AQG_AwD6AQMGAJoCOwCbAjwAnAIAAAADBgCaAjsAmwI8AJwCAb8DAPoBAb8DAPoBBQYAoQI5AKICOgCjAjsApAI8AKUCAAAAAAAFBgChAjkAogI6AKMCOwCkAjwApQIAAAAFBgCrAjkArAI6AK0COwCuAjwArwIAAAAAAAUGAKsCOQCsAjoArQI7AK4CPACvAgENAAgBDQAIBQYAtAI5ALUCOgC2AjsAtwI8ALgCAAAAAAAFBgC0AjkAtQI6ALYCOwC3AjwAuAIAAAAFBgC-AjkAvwI6AMACOwDBAjwAwgIAAAAAAAUGAL4COQC_AjoAwAI7AMECPADCAgAAAAUGAMgCOQDJAjoAygI7AMsCPADMAgAAAAAABQYAyAI5AMkCOgDKAjsAywI8AMwCAAAABQYA0gI5ANMCOgDUAjsA1QI8ANYCAAAAAAAFBgDSAjkA0wI6ANQCOwDVAjwA1gIAAAADBgDcAjsA3QI8AN4CAAAAAwYA3AI7AN0CPADeAgEDAAEBAwABBQYA4wI5AOQCOgDlAjsA5gI8AOcCAAAAAAAFBgDjAjkA5AI6AOUCOwDmAjwA5wIDBgDsAoMF-QfqAoQF_QfrAgGCBQDpAgGCBQDpAgKDBf4HAIQF_wcAAAAFBgDwAjkA8QI6APICOwDzAjwA9AIAAAAAAAUGAPACOQDxAjoA8gI7APMCPAD0AgGCBQDpAgGCBQDpAgUGAPkCOQD6AjoA-wI7APwCPAD9AgAAAAAABQYA-QI5APoCOgD7AjsA_AI8AP0CAYIFAOkCAYIFAOkCBQYAggM5AIMDOgCEAzsAhQM8AIYDAAAAAAAFBgCCAzkAgwM6AIQDOwCFAzwAhgMBAwABAQMAAQUGAIsDOQCMAzoAjQM7AI4DPACPAwAAAAAABQYAiwM5AIwDOgCNAzsAjgM8AI8DAAAABQYAlQM5AJYDOgCXAzsAmAM8AJkDAAAAAAAFBgCVAzkAlgM6AJcDOwCYAzwAmQMAAAAFBgCfAzkAoAM6AKEDOwCiAzwAowMAAAAAAAUGAJ8DOQCgAzoAoQM7AKIDPACjAwAAAwYAqAM7AKkDPACqAwAAAAMGAKgDOwCpAzwAqgMAAAADBgCwAzsAsQM8ALIDAAAAAwYAsAM7ALEDPACyAwEDwQkBAQPHCQEFBgC3AzkAuAM6ALkDOwC6AzwAuwMAAAAAAAUGALcDOQC4AzoAuQM7ALoDPAC7AwIVAAcZAAUCFQAHGQAFBQYAwAM5AMEDOgDCAzsAwwM8AMQDAAAAAAAFBgDAAzkAwQM6AMIDOwDDAzwAxAMAAAAFBgDKAzkAywM6AMwDOwDNAzwAzgMAAAAAAAUGAMoDOQDLAzoAzAM7AM0DPADOAwEDAAEBAwABBQYA0wM5ANQDOgDVAzsA1gM8ANcDAAAAAAAFBgDTAzkA1AM6ANUDOwDWAzwA1wMAAAAFBgDdAzkA3gM6AN8DOwDgAzwA4QMAAAAAAAUGAN0DOQDeAzoA3wM7AOADPADhAycCASiEAQEphgEBKocBASuIAQEtigEBLowBIy-NASQwjwEBMZEBIzKSASU1kwEBNpQBATeVASM9mAEmPpkBLD-aASFAmwEhQZwBIUKdASFDngEhRKABIUWiASNGowEtR6UBIUinASNJqAEuSqkBIUuqASFMqwEjTa4BL06vATVPsAECULEBAlGyAQJSswECU7QBAlS2AQJVuAEjVrkBNle7AQJYvQEjWb4BN1q_AQJbwAECXMEBI13EAThexQE8X8YBA2DHAQNhyAEDYskBA2PKAQNkzAEDZc4BI2bPAT1n0QEDaNMBI2nUAT5q1QEDa9YBA2zXASNt2gE_btsBQ2_cAQtw3QELcd4BC3LfAQtz4AELdOIBC3XkASN25QFEd-kBC3jrASN57AFFeu8BC3vwAQt88QEjffQBRn71AUx_9gEMgAH3AQyBAfgBDIIB-QEMgwH6AQyEAfwBDIUB_gEjhgH_AU2HAYECDIgBgwIjiQGEAk6KAYUCDIsBhgIMjAGHAiONAYoCT44BiwJVjwGMAhmQAY0CGZEBjgIZkgGPAhmTAZACGZQBkgIZlQGUAiOWAZUCVpcBlwIZmAGZAiOZAZoCV5oBmwIZmwGcAhmcAZ0CI50BoAJYngGhAl6fAaMCGqABpAIaoQGmAhqiAacCGqMBqAIapAGqAhqlAawCI6YBrQJfpwGvAhqoAbECI6kBsgJgqgGzAhqrAbQCGqwBtQIjrQG4AmGuAbkCZa8BugIdsAG7Ah2xAbwCHbIBvQIdswG-Ah20AcACHbUBwgIjtgHDAma3AcUCHbgBxwIjuQHIAme6AckCHbsBygIdvAHLAiO9Ac4CaL4BzwJuvwHQAh7AAdECHsEB0gIewgHTAh7DAdQCHsQB1gIexQHYAiPGAdkCb8cB2wIeyAHdAiPJAd4CcMoB3wIeywHgAh7MAeECI80B5AJxzgHlAnfPAeYCH9AB5wIf0QHoAh_SAekCH9MB6gIf1AHsAh_VAe4CI9YB7wJ41wHxAh_YAfMCI9kB9AJ52gH1Ah_bAfYCH9wB9wIj3QH6AnreAfsCft8B_AIg4AH9AiDhAf4CIOIB_wIg4wGAAyDkAYIDIOUBhAMj5gGFA3_nAYcDIOgBiQMj6QGKA4AB6gGLAyDrAYwDIOwBjQMj7QGQA4EB7gGRA4cB7wGTAxDwAZQDEPEBlgMQ8gGXAxDzAZgDEPQBmgMQ9QGcAyP2AZ0DiAH3AZ8DEPgBoQMj-QGiA4kB-gGjAxD7AaQDEPwBpQMj_QGoA4oB_gGpA5AB_wGqAxGAAqsDEYECrAMRggKtAxGDAq4DEYQCsAMRhQKyAyOGArMDkQGHArUDEYgCtwMjiQK4A5IBigK5AxGLAroDEYwCuwMjjQK-A5MBjgK_A5cBjwLAAw-QAsEDD5ECwgMPkgLDAw-TAsQDD5QCxgMPlQLIAyOWAskDmAGXAssDD5gCzQMjmQLOA5kBmgLPAw-bAtADD5wC0QMjnQLUA5oBngLVA54BnwLXAwmgAtgDCaEC2wMJogLcAwmjAt0DCaQC3wMJpQLhAyOmAuIDnwGnAuQDCagC5gMjqQLnA6ABqgLoAwmrAukDCawC6gMjrQLtA6EBrgLuA6cBrwLwA6gBsALxA6gBsQL0A6gBsgL1A6gBswL2A6gBtAL4A6gBtQL6AyO2AvsDqQG3Av0DqAG4Av8DI7kCgASqAboCgQSoAbsCggSoAbwCgwQjvQKGBKsBvgKHBLEBvwKJBLIBwAKKBLIBwQKNBLIBwgKOBLIBwwKPBLIBxAKRBLIBxQKTBCPGApQEswHHApYEsgHIApgEI8kCmQS0AcoCmgSyAcsCmwSyAcwCnAQjzQKfBLUBzgKgBLsBzwKiBLwB0AKjBLwB0QKmBLwB0gKnBLwB0wKoBLwB1AKqBLwB1QKsBCPWAq0EvQHXAq8EvAHYArEEI9kCsgS-AdoCswS8AdsCtAS8AdwCtQQj3QK4BL8B3gK5BMMB3wK6BAjgArsECOECvAQI4gK9BAjjAr4ECOQCwAQI5QLCBCPmAsMExAHnAscECOgCyQQj6QLKBMUB6gLNBAjrAs4ECOwCzwQj7QLSBMYB7gLTBMwB7wLUBA7wAtUEDvEC1gQO8gLXBA7zAtgEDvQC2gQO9QLcBCP2At0EzQH3At8EDvgC4QQj-QLiBM4B-gLjBA77AuQEDvwC5QQj_QLoBM8B_gLpBNUB_wLrBNYBgAPsBNYBgQPvBNYBggPwBNYBgwPxBNYBhAPzBNYBhQP1BCOGA_YE1wGHA_gE1gGIA_oEI4kD-wTYAYoD_ATWAYsD_QTWAYwD_gQjjQOBBdkBjgOCBd8BjwODBRyQA4QFHJEDhQUckgOGBRyTA4cFHJQDiQUclQOLBSOWA4wF4AGXA44FHJgDkAUjmQORBeEBmgOSBRybA5MFHJwDlAUjnQOXBeIBngOYBegBnwOaBRSgA5sFFKEDnQUUogOeBRSjA58FFKQDoQUUpQOjBSOmA6QF6QGnA6YFFKgDqAUjqQOpBeoBqgOqBRSrA6sFFKwDrAUjrQOvBesBrgOwBfEBrwOyBfIBsAOzBfIBsQO2BfIBsgO3BfIBswO4BfIBtAO6BfIBtQO8BSO2A70F8wG3A78F8gG4A8EFI7kDwgX0AboDwwXyAbsDxAXyAbwDxQUjvQPIBfUBvgPJBfkBwgPLBfoBwwPVBfoBxAPYBfoBxQPZBfoBxgPaBfoBxwPcBfoByAPeBSPJA98F_wHKA-EF-gHLA-MFI8wD5AWAAs0D5QX6Ac4D5gX6Ac8D5wUj0APqBYEC0QPrBYUC0gPtBYYC0wPuBYYC1APxBYYC1QPyBYYC1gPzBYYC1wP1BYYC2AP3BSPZA_gFhwLaA_oFhgLbA_wFI9wD_QWIAt0D_gWGAt4D_wWGAt8DgAYj4AODBokC4QOEBo8C4gOGBvsB4wOHBvsB5AOJBvsB5QOKBvsB5gOLBvsB5wONBvsB6AOPBiPpA5AGkALqA5IG-wHrA5QGI-wDlQaRAu0Dlgb7Ae4Dlwb7Ae8DmAYj8AObBpIC8QOcBpYC8gOdBvwB8wOeBvwB9AOfBvwB9QOgBvwB9gOhBvwB9wOjBvwB-AOlBiP5A6YGlwL6A6gG_AH7A6oGI_wDqwaYAv0DrAb8Af4DrQb8Af8DrgYjgASxBpkCgQSyBp0CggS0Bv0BgwS1Bv0BhAS3Bv0BhQS4Bv0BhgS5Bv0BhwS7Bv0BiAS9BiOJBL4GngKKBMAG_QGLBMIGI4wEwwafAo0ExAb9AY4ExQb9AY8ExgYjkATJBqACkQTKBqYCkgTMBqcCkwTNBqcClATQBqcClQTRBqcClgTSBqcClwTUBqcCmATWBiOZBNcGqAKaBNkGpwKbBNsGI5wE3AapAp0E3QanAp4E3ganAp8E3wYjoATiBqoCoQTjBrACogTkBhOjBOUGE6QE5gYTpQTnBhOmBOgGE6cE6gYTqATsBiOpBO0GsQKqBO8GE6sE8QYjrATyBrICrQTzBhOuBPQGE68E9QYjsAT4BrMCsQT5BrkCsgT7BroCswT8BroCtAT_BroCtQSAB7oCtgSBB7oCtwSDB7oCuASFByO5BIYHuwK6BIgHugK7BIoHI7wEiwe8Ar0EjAe6Ar4EjQe6Ar8EjgcjwASRB70CwQSSB8MCwgSUB8QCwwSVB8QCxASYB8QCxQSZB8QCxgSaB8QCxwScB8QCyASeByPJBJ8HxQLKBKEHxALLBKMHI8wEpAfGAs0EpQfEAs4EpgfEAs8Epwcj0ASqB8cC0QSrB80C0gStB84C0wSuB84C1ASxB84C1QSyB84C1gSzB84C1wS1B84C2AS3ByPZBLgHzwLaBLoHzgLbBLwHI9wEvQfQAt0EvgfOAt4EvwfOAt8EwAcj4ATDB9EC4QTEB9cC4gTGB9gC4wTHB9gC5ATKB9gC5QTLB9gC5gTMB9gC5wTOB9gC6ATQByPpBNEH2QLqBNMH2ALrBNUHI-wE1gfaAu0E1wfYAu4E2AfYAu8E2Qcj8ATcB9sC8QTdB98C8gTeBxvzBN8HG_QE4Acb9QThBxv2BOIHG_cE5Acb-ATmByP5BOcH4AL6BOkHG_sE6wcj_ATsB-EC_QTtBxv-BO4HG_8E7wcjgAXyB-ICgQXzB-gChQX1B-kChgWACOkChwWDCOkCiAWECOkCiQWFCOkCigWHCOkCiwWJCCOMBYoI7QKNBYwI6QKOBY4II48FjwjuApAFkAjpApEFkQjpApIFkggjkwWVCO8ClAWWCPUClQWXCOsClgWYCOsClwWZCOsCmAWaCOsCmQWbCOsCmgWdCOsCmwWfCCOcBaAI9gKdBaII6wKeBaQII58FpQj3AqAFpgjrAqEFpwjrAqIFqAgjowWrCPgCpAWsCP4CpQWtCOoCpgWuCOoCpwWvCOoCqAWwCOoCqQWxCOoCqgWzCOoCqwW1CCOsBbYI_wKtBbgI6gKuBboII68FuwiAA7AFvAjqArEFvQjqArIFvggjswXBCIEDtAXCCIcDtQXDCAW2BcQIBbcFxQgFuAXGCAW5BccIBboFyQgFuwXLCCO8BcwIiAO9Bc4IBb4F0AgjvwXRCIkDwAXSCAXBBdMIBcIF1AgjwwXXCIoDxAXYCJADxQXaCJEDxgXbCJEDxwXeCJEDyAXfCJEDyQXgCJEDygXiCJEDywXkCCPMBeUIkgPNBecIkQPOBekII88F6giTA9AF6wiRA9EF7AiRA9IF7Qgj0wXwCJQD1AXxCJoD1QXzCJsD1gX0CJsD1wX3CJsD2AX4CJsD2QX5CJsD2gX7CJsD2wX9CCPcBf4InAPdBYAJmwPeBYIJI98FgwmdA-AFhAmbA-EFhQmbA-IFhgkj4wWJCZ4D5AWKCaQD5QWMCaUD5gWNCaUD5wWQCaUD6AWRCaUD6QWSCaUD6gWUCaUD6wWWCSPsBZcJpgPtBZgJpQPuBZkJI-8FnAmnA_AFnQmrA_EFnwmsA_IFoAmsA_MFowmsA_QFpAmsA_UFpQmsA_YFpwmsA_cFqQkj-AWqCa0D-QWsCawD-gWuCSP7Ba8JrgP8BbAJrAP9BbEJrAP-BbIJI_8FtQmvA4AGtgmzA4EGtwkHgga4CQeDBrkJB4QGugkHhQa7CQeGBr0JB4cGvwkjiAbACbQDiQbDCQeKBsUJI4sGxgm1A4wGyAkHjQbJCQeOBsoJI48GzQm2A5AGzgm8A5EGzwkGkgbQCQaTBtEJBpQG0gkGlQbTCQaWBtUJBpcG1wkjmAbYCb0DmQbaCQaaBtwJI5sG3Qm-A5wG3gkGnQbfCQaeBuAJI58G4wm_A6AG5AnFA6EG5gnGA6IG5wnGA6MG6gnGA6QG6wnGA6UG7AnGA6YG7gnGA6cG8AkjqAbxCccDqQbzCcYDqgb1CSOrBvYJyAOsBvcJxgOtBvgJxgOuBvkJI68G_AnJA7AG_QnPA7EG_gkYsgb_CRizBoAKGLQGgQoYtQaCChi2BoQKGLcGhgojuAaHCtADuQaJChi6BosKI7sGjArRA7wGjQoYvQaOChi-Bo8KI78GkgrSA8AGkwrYA8EGlQrZA8IGlgrZA8MGmQrZA8QGmgrZA8UGmwrZA8YGnQrZA8cGnwojyAagCtoDyQaiCtkDygakCiPLBqUK2wPMBqYK2QPNBqcK2QPOBqgKI88GqwrcA9AGrAriAw"
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
  ChainAuthorizerScalarFieldEnum: () => ChainAuthorizerScalarFieldEnum,
  ChainResetScalarFieldEnum: () => ChainResetScalarFieldEnum,
  ChannelActionScalarFieldEnum: () => ChannelActionScalarFieldEnum,
  ChannelClaimScalarFieldEnum: () => ChannelClaimScalarFieldEnum,
  ChannelHeadScalarFieldEnum: () => ChannelHeadScalarFieldEnum,
  ChannelReceiverScalarFieldEnum: () => ChannelReceiverScalarFieldEnum,
  ChannelScalarFieldEnum: () => ChannelScalarFieldEnum,
  ChargeDayScalarFieldEnum: () => ChargeDayScalarFieldEnum,
  ChargeKeyScalarFieldEnum: () => ChargeKeyScalarFieldEnum,
  ChargeRollUpScalarFieldEnum: () => ChargeRollUpScalarFieldEnum,
  ChargeScalarFieldEnum: () => ChargeScalarFieldEnum,
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
  KnownToken: "KnownToken",
  Channel: "Channel",
  Charge: "Charge",
  ChargeDay: "ChargeDay",
  ChargeRollUp: "ChargeRollUp",
  ChargeKey: "ChargeKey",
  ChannelAction: "ChannelAction",
  ChannelClaim: "ChannelClaim",
  ChannelHead: "ChannelHead",
  ChannelReceiver: "ChannelReceiver",
  ChainAuthorizer: "ChainAuthorizer"
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
  channelSettings: "channelSettings",
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
  channelId: "channelId",
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
  reopenedAt: "reopenedAt",
  actionId: "actionId"
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
var ChannelScalarFieldEnum = {
  id: "id",
  merchantId: "merchantId",
  environment: "environment",
  network: "network",
  chainId: "chainId",
  tokenSymbol: "tokenSymbol",
  asset: "asset",
  payer: "payer",
  payerAuthorizer: "payerAuthorizer",
  receiver: "receiver",
  receiverAuthorizer: "receiverAuthorizer",
  withdrawDelay: "withdrawDelay",
  salt: "salt",
  managedBy: "managedBy",
  status: "status",
  balance: "balance",
  claimed: "claimed",
  refundNonce: "refundNonce",
  withdrawAmount: "withdrawAmount",
  withdrawRequestedAt: "withdrawRequestedAt",
  readAtBlock: "readAtBlock",
  depositedAtBlock: "depositedAtBlock",
  charged: "charged",
  charges: "charges",
  signedMax: "signedMax",
  voucherSignature: "voucherSignature",
  lastChargeId: "lastChargeId",
  lastAmount: "lastAmount",
  lastBodyHash: "lastBodyHash",
  answerUntil: "answerUntil",
  answered: "answered",
  reservedUntil: "reservedUntil",
  reservedSignature: "reservedSignature",
  lastChargeAt: "lastChargeAt",
  unclaimedSince: "unclaimedSince",
  actionId: "actionId",
  claimRequestedAt: "claimRequestedAt",
  openedAt: "openedAt",
  closedAt: "closedAt"
};
var ChargeScalarFieldEnum = {
  id: "id",
  channelId: "channelId",
  merchantId: "merchantId",
  environment: "environment",
  amount: "amount",
  cumulative: "cumulative",
  resource: "resource",
  description: "description",
  metadata: "metadata",
  status: "status",
  createdAt: "createdAt"
};
var ChargeDayScalarFieldEnum = {
  merchantId: "merchantId",
  environment: "environment",
  chainId: "chainId",
  asset: "asset",
  day: "day",
  charges: "charges",
  amount: "amount"
};
var ChargeRollUpScalarFieldEnum = {
  onlyRow: "onlyRow"
};
var ChargeKeyScalarFieldEnum = {
  lineage: "lineage",
  key: "key",
  chargeId: "chargeId",
  channelId: "channelId",
  bodyHash: "bodyHash",
  createdAt: "createdAt"
};
var ChannelActionScalarFieldEnum = {
  id: "id",
  kind: "kind",
  chainId: "chainId",
  environment: "environment",
  network: "network",
  merchantId: "merchantId",
  tokenSymbol: "tokenSymbol",
  asset: "asset",
  receiver: "receiver",
  authorizer: "authorizer",
  cause: "cause",
  status: "status",
  amount: "amount",
  channelId: "channelId",
  channels: "channels",
  calldata: "calldata",
  gasLimit: "gasLimit",
  urgent: "urgent",
  txHash: "txHash",
  blockNumber: "blockNumber",
  blockTime: "blockTime",
  failureCode: "failureCode",
  failureMessage: "failureMessage",
  createdAt: "createdAt",
  sentAt: "sentAt",
  endedAt: "endedAt"
};
var ChannelClaimScalarFieldEnum = {
  actionId: "actionId",
  channelId: "channelId",
  merchantId: "merchantId",
  signedMax: "signedMax",
  voucherSignature: "voucherSignature",
  totalClaimed: "totalClaimed",
  amount: "amount"
};
var ChannelHeadScalarFieldEnum = {
  chainId: "chainId",
  blockNumber: "blockNumber",
  blockHash: "blockHash",
  owner: "owner",
  leaseUntil: "leaseUntil",
  comparedAt: "comparedAt"
};
var ChannelReceiverScalarFieldEnum = {
  chainId: "chainId",
  receiver: "receiver",
  asset: "asset",
  merchantId: "merchantId",
  environment: "environment",
  network: "network",
  tokenSymbol: "tokenSymbol",
  claimed: "claimed",
  settled: "settled",
  readAtBlock: "readAtBlock",
  unpaidSince: "unpaidSince"
};
var ChainAuthorizerScalarFieldEnum = {
  chainId: "chainId",
  address: "address",
  isCurrent: "isCurrent",
  reportedSince: "reportedSince",
  seenAt: "seenAt"
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
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var NullsOrder = {
  first: "first",
  last: "last"
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
