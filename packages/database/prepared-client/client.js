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
  //   claim_requested_at is not null; index (action_id) where action_id is not null; index (merchant_id, environment) where
  //   unclaimed_since is not null

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

// Every transaction before this one had ended at that time: a mark for each minute.
model ChargeMark {
  at  DateTime            @id @db.Timestamptz(3)
  xid Unsupported("xid8")

  @@map("charge_marks")
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
  requests     ChannelRequest[]
  transactions Transaction[]
  // In the migration: index (chain_id, created_at) where ended_at is null; unique (chain_id, receiver, asset) of open payouts;
  //   unique (channel_id) of open refunds

  @@index([merchantId, environment, kind, createdAt(sort: Desc), id(sort: Desc)], map: "channel_actions_merchant_idx")
  @@map("channel_actions")
}

// What a stock server of a merchant asked for, and the action that it became.
model ChannelRequest {
  actionId   String        @map("action_id")
  action     ChannelAction @relation(fields: [actionId], references: [id], onDelete: Restrict)
  // SHA-256 of the request's body: a repeat has the same.
  bodyHash   String        @map("body_hash")
  merchantId String        @map("merchant_id")
  chainId    Int           @map("chain_id")
  // What the settler needs to write the call; null: another request has it.
  request    Json?
  answeredAt DateTime?     @map("answered_at") @db.Timestamptz(3)
  createdAt  DateTime      @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([actionId, bodyHash])
  @@index([merchantId, chainId, bodyHash, createdAt(sort: Desc)], map: "channel_requests_body_idx")
  @@index([createdAt], map: "channel_requests_created_at_idx")
  @@map("channel_requests")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargeMark":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"charge_marks","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"requests","kind":"object","type":"ChannelRequest","relationName":"ChannelActionToChannelRequest"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelRequest":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelRequest"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"request","kind":"scalar","type":"Json"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"channel_requests","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","action","requests","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargeMark.findUnique","ChargeMark.findUniqueOrThrow","ChargeMark.findFirst","ChargeMark.findFirstOrThrow","ChargeMark.findMany","ChargeMark.updateOne","ChargeMark.updateMany","ChargeMark.updateManyAndReturn","ChargeMark.deleteOne","ChargeMark.deleteMany","ChargeMark.groupBy","ChargeMark.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelRequest.findUnique","ChannelRequest.findUniqueOrThrow","ChannelRequest.findFirst","ChannelRequest.findFirstOrThrow","ChannelRequest.findMany","ChannelRequest.createOne","ChannelRequest.createMany","ChannelRequest.createManyAndReturn","ChannelRequest.updateOne","ChannelRequest.updateMany","ChannelRequest.updateManyAndReturn","ChannelRequest.upsertOne","ChannelRequest.deleteOne","ChannelRequest.deleteMany","ChannelRequest.groupBy","ChannelRequest.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","bodyHash","request","answeredAt","createdAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","sentAt","endedAt","lineage","chargeId","lineage_key","at","onlyRow","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_bodyHash","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xhTzA7gGKAcAAK8MACANAACNDAAgGwAAsAwAIBwAALEMACAdAACyDAAgHgAAswwAIB8AALQMACAgAAC1DAAgIQAAtgwAICIAALcMACAjAAC4DAAgJAAAuQwAICUAALoMACAmAAC7DAAgJwAAvAwAIO4GAACuDAAw7wYAABQAEPAGAACuDAAwmgdAAO0KACGhBwEAAAABtwhAAO0KACHtCAEA6woAIe4IAQAAAAHvCAEA6woAIfAIAQCECwAh8QgBAIQLACHyCAEAhAsAIfMIAQCECwAh9AhAAIULACH1CEAAhQsAIfYIQACFCwAh9wgBAOsKACH4CAEA6woAIfkIQACFCwAh-ghAAIULACH7CAEAhAsAIfwIQACFCwAh_QhAAIULACH-CAIA6goAIf8IAACcCwAgAQAAAAEAIBUDAADxCwAgBQAAxQwAIO4GAADEDAAw7wYAAAMAEPAGAADEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACGvBwEAhAsAIeAHQACFCwAh7wcBAOsKACH3BwEA6woAId4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACEHAwAA9g8AIAUAAPMSACCvBwAAzwwAIOAHAADPDAAg4wgAAM8MACDkCAAAzwwAIOUIAADPDAAgFQMAAPELACAFAADFDAAg7gYAAMQMADDvBgAAAwAQ8AYAAMQMADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACGhBwEAAAABrwcBAIQLACHgB0AAhQsAIe8HAQDrCgAh9wcBAAAAAd4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACEDAAAAAwAgAQAABAAwAgAABQAgCAQAAMMMACDuBgAAwgwAMO8GAAAHABDwBgAAwgwAMIQHAQDrCgAh2wgBAOsKACHcCAEA6woAId0IQADtCgAhAQQAAPISACAJBAAAwwwAIO4GAADCDAAw7wYAAAcAEPAGAADCDAAwhAcBAOsKACHbCAEA6woAIdwIAQDrCgAh3QhAAO0KACGNCQAAwQwAIAMAAAAHACABAAAIADACAAAJACABAAAABwAgLAMAAPELACAIAACQDAAg7gYAAMAMADDvBgAADAAQ8AYAAMAMADDxBgIA6goAIYIHAQDrCgAhgwcBAOsKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIYgHEACYCwAhigcEAJcLACGRBwEAhAsAIZMHEACYCwAhlAcBAIQLACGhBwEA6woAIaUHAQDrCgAhtQcEAJcLACG7BwEA6woAIbwHAQDrCgAhvQcBAOsKACG-BwIA6goAIb8HAQDrCgAhwAcBAOsKACHBBxAAmAsAIcIHEACYCwAhwwcQAJgLACHEBwQAlwsAIcUHBACXCwAhxgcQAJgLACHHBwEAhAsAIcgHEADjCwAhyQcBAIQLACHKB0AAhQsAIcsHIADsCgAhzAdAAIULACHNBwEAhAsAIc4HQACFCwAhzwdAAIULACHQB0AAhQsAIdEHQADtCgAh0gdAAIULACEOAwAA9g8AIAgAAOYSACCRBwAAzwwAIJQHAADPDAAgxwcAAM8MACDIBwAAzwwAIMkHAADPDAAgygcAAM8MACDMBwAAzwwAIM0HAADPDAAgzgcAAM8MACDPBwAAzwwAINAHAADPDAAg0gcAAM8MACAsAwAA8QsAIAgAAJAMACDuBgAAwAwAMO8GAAAMABDwBgAAwAwAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGKBwQAlwsAIZEHAQCECwAhkwcQAJgLACGUBwEAhAsAIaEHAQAAAAGlBwEA6woAIbUHBACXCwAhuwcBAOsKACG8BwEA6woAIb0HAQDrCgAhvgcCAOoKACG_BwEA6woAIcAHAQDrCgAhwQcQAJgLACHCBxAAmAsAIcMHEACYCwAhxAcEAJcLACHFBwQAlwsAIcYHEACYCwAhxwcBAIQLACHIBxAA4wsAIckHAQCECwAhygdAAIULACHLByAA7AoAIcwHQACFCwAhzQcBAIQLACHOB0AAhQsAIc8HQACFCwAh0AdAAIULACHRB0AA7QoAIdIHQACFCwAhAwAAAAwAIAEAAA0AMAIAAA4AIAwJAACtDAAgGgAAvwwAIO4GAAC-DAAw7wYAABAAEPAGAAC-DAAwhAcBAOsKACGRBwEA6woAIZIHAQDrCgAhkwcQAJgLACGUBwEA6woAIZUHEACYCwAhlgcQAJgLACECCQAA7hIAIBoAAPESACANCQAArQwAIBoAAL8MACDuBgAAvgwAMO8GAAAQABDwBgAAvgwAMIQHAQDrCgAhkQcBAOsKACGSBwEA6woAIZMHEACYCwAhlAcBAOsKACGVBxAAmAsAIZYHEACYCwAhjAkAAL0MACADAAAAEAAgAQAAEQAwAgAAEgAgKAcAAK8MACANAACNDAAgGwAAsAwAIBwAALEMACAdAACyDAAgHgAAswwAIB8AALQMACAgAAC1DAAgIQAAtgwAICIAALcMACAjAAC4DAAgJAAAuQwAICUAALoMACAmAAC7DAAgJwAAvAwAIO4GAACuDAAw7wYAABQAEPAGAACuDAAwmgdAAO0KACGhBwEA6woAIbcIQADtCgAh7QgBAOsKACHuCAEA6woAIe8IAQDrCgAh8AgBAIQLACHxCAEAhAsAIfIIAQCECwAh8wgBAIQLACH0CEAAhQsAIfUIQACFCwAh9ghAAIULACH3CAEA6woAIfgIAQDrCgAh-QhAAIULACH6CEAAhQsAIfsIAQCECwAh_AhAAIULACH9CEAAhQsAIf4IAgDqCgAh_wgAAJwLACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIAsJAACtDAAg7gYAAKwMADDvBgAAFwAQ8AYAAKwMADDxBgIA6goAIYQHAQDrCgAhkQcBAOsKACGXBwEA6woAIZgHAACcCwAgmQdAAIULACGaB0AA7QoAIQMJAADuEgAgmAcAAM8MACCZBwAAzwwAIAwJAACtDAAg7gYAAKwMADDvBgAAFwAQ8AYAAKwMADDxBgIA6goAIYQHAQDrCgAhkQcBAOsKACGXBwEA6woAIZgHAACcCwAgmQdAAIULACGaB0AA7QoAIYsJAACrDAAgAwAAABcAIAEAABgAMAIAABkAIBkJAACoDAAgDAAApwwAIBAAAKQMACAXAACpDAAgGAAAqgwAIBkAAKAMACDuBgAApgwAMO8GAAAbABDwBgAApgwAMIwHBACDCwAhkQcBAIQLACGaB0AA7QoAIdIHQACFCwAh3wcEAJcLACHwBwEAhAsAIfMHAQDrCgAhhAgBAOsKACGNCEAA7QoAIY8IBACDCwAhkAgQAOMLACGRCAEA6woAIZIIAQCECwAhkwgBAIQLACGUCBAA4wsAIZUIQACFCwAhEAkAAO4SACAMAADtEgAgEAAA1g8AIBcAAO8SACAYAADwEgAgGQAA6RIAIIwHAADPDAAgkQcAAM8MACDSBwAAzwwAIPAHAADPDAAgjwgAAM8MACCQCAAAzwwAIJIIAADPDAAgkwgAAM8MACCUCAAAzwwAIJUIAADPDAAgGgkAAKgMACAMAACnDAAgEAAApAwAIBcAAKkMACAYAACqDAAgGQAAoAwAIO4GAACmDAAw7wYAABsAEPAGAACmDAAwjAcEAIMLACGRBwEAhAsAIZoHQADtCgAh0gdAAIULACHfBwQAlwsAIfAHAQCECwAh8wcBAOsKACGDCAAApQwAIIQIAQDrCgAhjQhAAO0KACGPCAQAgwsAIZAIEADjCwAhkQgBAOsKACGSCAEAhAsAIZMIAQCECwAhlAgQAOMLACGVCEAAhQsAIQMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAABsAIEUDAADxCwAgCwAA5AsAIA4AAJ8MACARAACgDAAgEgAAoQwAIBMAAKIMACAUAACjDAAgFQAApAwAIBYAAI0MACDuBgAAnQwAMO8GAAAhABDwBgAAnQwAMPEGAgDqCgAhgwcBAOsKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIYwHBACDCwAhjQcBAIQLACGSBwEAhAsAIZYHEACYCwAhlwcBAOsKACGZB0AAhQsAIZoHQADtCgAhoQcBAOsKACGiBwEA6woAIaUHAQDrCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGuB0AAhQsAIbgHAQCECwAhuQcBAIQLACG6BwAAnAsAILsHAQDrCgAh1AcBAOsKACHVBwEA6woAId8HEACYCwAhvggBAIQLACG_CAEA6woAIcAIBACXCwAhwQgEAJcLACHCCAEA6woAIcMIAQDrCgAhxAgEAJcLACHFCCAAngwAIcYIAgCwCwAhxwgBAIQLACHICAQAgwsAIckIAgCwCwAhyghAAIULACHLCAEAhAsAIcwIQACFCwAhzQgBAIQLACHOCEAAhQsAIc8IQACFCwAh0AhAAIULACHRCEAAhQsAIdIIAQCECwAh0wgBAIQLACHUCAEAhAsAIdUIAACcCwAg1ggBAIQLACHXCEAAhQsAIdgIQACFCwAh2QgBAIQLACHaCAEAhAsAIQEAAAAhACAWAwAA8QsAIA0AAI0MACDuBgAAjAwAMO8GAAAjABDwBgAAjAwAMPEGAgDqCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGaB0AA7QoAIaEHAQDrCgAhuQcBAIQLACG6BwAAnAsAIOAHQACFCwAhtwhAAO0KACG4CAEA6woAIbkIEACYCwAhuggQAJgLACG7CAEAhAsAIbwIAgCwCwAhvQggAOwKACEBAAAAIwAgLAMAAPYPACALAADEDwAgDgAA6BIAIBEAAOkSACASAADqEgAgEwAA6xIAIBQAAOwSACAVAADWDwAgFgAA2xIAIIwHAADPDAAgjQcAAM8MACCSBwAAzwwAIJkHAADPDAAgqQcAAM8MACCqBwAAzwwAIKsHAADPDAAgrAcAAM8MACCuBwAAzwwAILgHAADPDAAguQcAAM8MACC6BwAAzwwAIL4IAADPDAAgxQgAAM8MACDGCAAAzwwAIMcIAADPDAAgyAgAAM8MACDJCAAAzwwAIMoIAADPDAAgywgAAM8MACDMCAAAzwwAIM0IAADPDAAgzggAAM8MACDPCAAAzwwAINAIAADPDAAg0QgAAM8MACDSCAAAzwwAINMIAADPDAAg1AgAAM8MACDVCAAAzwwAINYIAADPDAAg1wgAAM8MACDYCAAAzwwAINkIAADPDAAg2ggAAM8MACBGAwAA8QsAIAsAAOQLACAOAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAAKQMACAWAACNDAAg7gYAAJ0MADDvBgAAIQAQ8AYAAJ0MADDxBgIA6goAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGMBwQAgwsAIY0HAQCECwAhkgcBAIQLACGWBxAAmAsAIZcHAQDrCgAhmQdAAIULACGaB0AA7QoAIaEHAQAAAAGiBwEA6woAIaUHAQDrCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGuB0AAhQsAIbgHAQCECwAhuQcBAIQLACG6BwAAnAsAILsHAQDrCgAh1AcBAOsKACHVBwEA6woAId8HEACYCwAhvggBAIQLACG_CAEA6woAIcAIBACXCwAhwQgEAJcLACHCCAEA6woAIcMIAQDrCgAhxAgEAJcLACHFCCAAngwAIcYIAgCwCwAhxwgBAIQLACHICAQAgwsAIckIAgCwCwAhyghAAIULACHLCAEAhAsAIcwIQACFCwAhzQgBAIQLACHOCEAAhQsAIc8IQACFCwAh0AhAAIULACHRCEAAhQsAIdIIAQCECwAh0wgBAIQLACHUCAEAhAsAIdUIAACcCwAg1ggBAIQLACHXCEAAhQsAIdgIQACFCwAh2QgBAIQLACHaCAEAhAsAIYoJAACcDAAgAwAAACEAIAEAACUAMAIAACYAIAEAAAAhACADAAAAGwAgAQAAHAAwAgAAHQAgDA8AANMLACAQAADqCwAg7gYAAJsMADDvBgAAKgAQ8AYAAJsMADDSB0AAhQsAId8HBACXCwAh8AcBAOsKACHzBwEA6woAIY4IAgDqCgAhjwgEAIMLACGQCBAA4wsAIQUPAACMDwAgEAAA1g8AINIHAADPDAAgjwgAAM8MACCQCAAAzwwAIA0PAADTCwAgEAAA6gsAIO4GAACbDAAw7wYAACoAEPAGAACbDAAw0gdAAIULACHfBwQAlwsAIfAHAQDrCgAh8wcBAOsKACGOCAIA6goAIY8IBACDCwAhkAgQAOMLACGJCQAAmgwAIAMAAAAqACABAAArADACAAAsACAIBAEA6woAIRAAAOoLACDuBgAAmQwAMO8GAAAuABDwBgAAmQwAMJoHQADtCgAhrwcBAOsKACHwBwEA6woAIQEQAADWDwAgCQQBAOsKACEQAADqCwAg7gYAAJkMADDvBgAALgAQ8AYAAJkMADCaB0AA7QoAIa8HAQDrCgAhsQcAAJgMACDwBwEA6woAIQMAAAAuACABAAAvADACAAAwACAREAAA6gsAIO4GAADpCwAw7wYAADIAEPAGAADpCwAw8QYCAOoKACGEBwEA6woAIZoHQADtCgAhuwcBAOsKACHwBwEA6woAIaYIAQDrCgAhpwgBAOsKACGoCAQAlwsAIakIEACYCwAhqggQAJgLACGrCBAAmAsAIawIEADjCwAhrQhAAIULACEBAAAAMgAgBxAAAOoLACDuBgAAlwwAMO8GAAA0ABDwBgAAlwwAMJoHQADtCgAh8AcBAOsKACGlCAEA6woAIQEQAADWDwAgCBAAAOoLACDuBgAAlwwAMO8GAAA0ABDwBgAAlwwAMJoHQADtCgAh8AcBAOsKACGlCAEA6woAIYgJAACWDAAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAhACADAAAAIQAgAQAAJQAwAgAAJgAgAQAAABsAIAEAAAAqACABAAAALgAgAQAAADQAIAEAAAAhACAhAwAAjwwAIAgAAJAMACAKAACRDAAgCwAA5AsAIBsCAOoKACHuBgAAjgwAMO8GAAA_ABDwBgAAjgwAMPEGAgDqCgAhggcBAIQLACGDBwEAhAsAIYQHAQCECwAhhQcBAOsKACGGBwEA6woAIYcHAQCECwAhjAcEAIMLACGSBwEAhAsAIZYHEADjCwAhmgdAAO0KACGhBwEA6woAIaIHAQDrCgAhowcBAIQLACGkBwEA6woAIaUHAQDrCgAhpgcBAIQLACGnBwQAgwsAIagHIADsCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGtB0AAhQsAIa4HQACFCwAhAQAAAD8AIAkPAADTCwAg7gYAAJUMADDvBgAAQQAQ8AYAAJUMADDxBgIA6goAIbsHAQDrCgAh3wcEAJcLACHyB0AA7QoAIfMHAQDrCgAhAQ8AAIwPACAKDwAA0wsAIO4GAACVDAAw7wYAAEEAEPAGAACVDAAw8QYCAOoKACG7BwEA6woAId8HBACXCwAh8gdAAO0KACHzBwEA6woAIYcJAACUDAAgAwAAAEEAIAEAAEIAMAIAAEMAIAkPAADTCwAg7gYAANILADDvBgAARQAQ8AYAANILADCaB0AA7QoAId8HBACXCwAh8wcBAOsKACH0BxAAmAsAIYIIAQDrCgAhAQAAAEUAIAMAAAAqACABAAArADACAAAsACABAAAAQQAgAQAAACoAIAEAAAAQACABAAAAFwAgAQAAABsAIAEAAAAQACAPAwAA8QsAIO4GAACTDAAw7wYAAE4AEPAGAACTDAAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYkHEACYCwAhigcEAJcLACGLB0AAhQsAIQIDAAD2DwAgiwcAAM8MACAQAwAA8QsAIO4GAACTDAAw7wYAAE4AEPAGAACTDAAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYkHEACYCwAhigcEAJcLACGLB0AAhQsAIYYJAACSDAAgAwAAAE4AIAEAAE8AMAIAAFAAIBQDAAD2DwAgCAAA5hIAIAoAAOcSACALAADEDwAgggcAAM8MACCDBwAAzwwAIIQHAADPDAAghwcAAM8MACCMBwAAzwwAIJIHAADPDAAglgcAAM8MACCjBwAAzwwAIKYHAADPDAAgpwcAAM8MACCpBwAAzwwAIKoHAADPDAAgqwcAAM8MACCsBwAAzwwAIK0HAADPDAAgrgcAAM8MACAhAwAAjwwAIAgAAJAMACAKAACRDAAgCwAA5AsAIBsCAOoKACHuBgAAjgwAMO8GAAA_ABDwBgAAjgwAMPEGAgDqCgAhggcBAIQLACGDBwEAhAsAIYQHAQCECwAhhQcBAOsKACGGBwEA6woAIYcHAQCECwAhjAcEAIMLACGSBwEAhAsAIZYHEADjCwAhmgdAAO0KACGhBwEAAAABogcBAOsKACGjBwEAhAsAIaQHAQDrCgAhpQcBAOsKACGmBwEAhAsAIacHBACDCwAhqAcgAOwKACGpBwEAhAsAIaoHQACFCwAhqwcBAIQLACGsBwEAhAsAIa0HQACFCwAhrgdAAIULACEDAAAAPwAgAQAAUgAwAgAAUwAgAwAAACEAIAEAACUAMAIAACYAIAcDAAD2DwAgDQAA2xIAILkHAADPDAAgugcAAM8MACDgBwAAzwwAILsIAADPDAAgvAgAAM8MACAWAwAA8QsAIA0AAI0MACDuBgAAjAwAMO8GAAAjABDwBgAAjAwAMPEGAgDqCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGaB0AA7QoAIaEHAQAAAAG5BwEAhAsAIboHAACcCwAg4AdAAIULACG3CEAA7QoAIbgIAQDrCgAhuQgQAJgLACG6CBAAmAsAIbsIAQCECwAhvAgCALALACG9CCAA7AoAIQMAAAAjACABAABWADACAABXACARAwAA8QsAIO4GAACLDAAw7wYAAFkAEPAGAACLDAAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIbkHAQDrCgAh6gcBAOsKACG0CAEA6woAIbYIAQDrCgAhtwhAAO0KACEBAwAA9g8AIBIDAADxCwAg7gYAAIsMADDvBgAAWQAQ8AYAAIsMADDxBgIA6goAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhlgcQAJgLACGaB0AA7QoAIaEHAQAAAAG5BwEA6woAIeoHAQDrCgAhtAgBAOsKACG2CAEA6woAIbcIQADtCgAhhQkAAIoMACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAAPELACDuBgAA8AsAMO8GAABdABDwBgAA8AsAMIQHAQDrCgAhtAgBAOsKACG1CEAA7QoAIQEAAABdACAQAwAA8QsAIO4GAACJDAAw7wYAAF8AEPAGAACJDAAw8QYCAOoKACHyBgEA6woAIYQHAQDrCgAhlgcQAJgLACGaB0AA7QoAIaEHAQDrCgAhpQcBAOsKACGpBwEAhAsAIcEHEADjCwAh3AcBAOsKACHdBwEAhAsAId4HQACFCwAhBQMAAPYPACCpBwAAzwwAIMEHAADPDAAg3QcAAM8MACDeBwAAzwwAIBADAADxCwAg7gYAAIkMADDvBgAAXwAQ8AYAAIkMADDxBgIA6goAIfIGAQDrCgAhhAcBAOsKACGWBxAAmAsAIZoHQADtCgAhoQcBAAAAAaUHAQDrCgAhqQcBAIQLACHBBxAA4wsAIdwHAQDrCgAh3QcBAIQLACHeB0AAhQsAIQMAAABfACABAABgADACAABhACAIAwAA8QsAIO4GAACIDAAw7wYAAGMAEPAGAACIDAAw8QYCAOoKACGEBwEA6woAIbQHQADtCgAh9AcQAJgLACEBAwAA9g8AIAkDAADxCwAg7gYAAIgMADDvBgAAYwAQ8AYAAIgMADDxBgIA6goAIYQHAQDrCgAhtAdAAO0KACH0BxAAmAsAIYQJAACHDAAgAwAAAGMAIAEAAGQAMAIAAGUAIAwDAADxCwAgDQQAlwsAIe4GAACGDAAw7wYAAGcAEPAGAACGDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAh8AcBAOsKACGxCAQAlwsAIbIIBACXCwAhswgAAMcLACABAwAA9g8AIA0DAADxCwAgDQQAlwsAIe4GAACGDAAw7wYAAGcAEPAGAACGDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAh8AcBAOsKACGxCAQAlwsAIbIIBACXCwAhswgAAMcLACCDCQAAhQwAIAMAAABnACABAABoADACAABpACAMAwAA8QsAIBUAAMcLACAWBACDCwAh7gYAAIQMADDvBgAAawAQ8AYAAIQMADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACGwCAEA6woAIbEIBACDCwAhsggEAIMLACEEAwAA9g8AIBYAAM8MACCxCAAAzwwAILIIAADPDAAgDQMAAPELACAVAADHCwAgFgQAgwsAIe4GAACEDAAw7wYAAGsAEPAGAACEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhsAgBAOsKACGxCAQAgwsAIbIIBACDCwAhggkAAIMMACADAAAAawAgAQAAbAAwAgAAbQAgCAMAAPELACDuBgAAggwAMO8GAABvABDwBgAAggwAMIQHAQDrCgAhhQcBAOsKACG7BwEA6woAIa8IQADtCgAhAQMAAPYPACAJAwAA8QsAIO4GAACCDAAw7wYAAG8AEPAGAACCDAAwhAcBAOsKACGFBwEA6woAIbsHAQDrCgAhrwhAAO0KACGBCQAAgQwAIAMAAABvACABAABwADACAABxACAIAwAA8QsAIO4GAACADAAw7wYAAHMAEPAGAACADAAwhAcBAOsKACGFBwEA6woAIbQHQADtCgAhrggEAJcLACEBAwAA9g8AIAkDAADxCwAg7gYAAIAMADDvBgAAcwAQ8AYAAIAMADCEBwEA6woAIYUHAQDrCgAhtAdAAO0KACGuCAQAlwsAIYAJAAD_CwAgAwAAAHMAIAEAAHQAMAIAAHUAIAoDAADxCwAg7gYAAP4LADDvBgAAdwAQ8AYAAP4LADDyBgEA6woAIYQHAQDrCgAh6QhAAIULACHqCEAAhQsAIesIQACFCwAh7AgAAPwLACAEAwAA9g8AIOkIAADPDAAg6ggAAM8MACDrCAAAzwwAIAoDAADxCwAg7gYAAP4LADDvBgAAdwAQ8AYAAP4LADDyBgEAAAABhAcBAOsKACHpCEAAhQsAIeoIQACFCwAh6whAAIULACHsCAAA_AsAIAMAAAB3ACABAAB4ADACAAB5ACABAAAAAwAgAQAAAAwAIAEAAABOACABAAAAPwAgAQAAACEAIAEAAAAjACABAAAAWQAgAQAAAF8AIAEAAABjACABAAAAZwAgAQAAAGsAIAEAAABvACABAAAAcwAgAQAAAHcAIAEAAAABACAcBwAA1xIAIA0AANsSACAbAADYEgAgHAAA2RIAIB0AANoSACAeAADcEgAgHwAA3RIAICAAAN4SACAhAADfEgAgIgAA4BIAICMAAOESACAkAADiEgAgJQAA4xIAICYAAOQSACAnAADlEgAg8AgAAM8MACDxCAAAzwwAIPIIAADPDAAg8wgAAM8MACD0CAAAzwwAIPUIAADPDAAg9ggAAM8MACD5CAAAzwwAIPoIAADPDAAg-wgAAM8MACD8CAAAzwwAIP0IAADPDAAg_wgAAM8MACADAAAAFAAgAQAAigEAMAIAAAEAIAMAAAAUACABAACKAQAwAgAAAQAgAwAAABQAIAEAAIoBADACAAABACAlBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQEtAACOAQAgFpoHQAAAAAGhBwEAAAABtwhAAAAAAe0IAQAAAAHuCAEAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAH0CEAAAAAB9QhAAAAAAfYIQAAAAAH3CAEAAAAB-AgBAAAAAfkIQAAAAAH6CEAAAAAB-wgBAAAAAfwIQAAAAAH9CEAAAAAB_ggCAAAAAf8IgAAAAAEBLQAAkAEAMAEtAACQAQAwJQcAAI8RACANAACTEQAgGwAAkBEAIBwAAJERACAdAACSEQAgHgAAlBEAIB8AAJURACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAECAAAAAQAgLQAAkwEAIBaaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABAgAAABQAIC0AAJUBACACAAAAFAAgLQAAlQEAIAMAAAABACA0AACOAQAgNQAAkwEAIAEAAAABACABAAAAFAAgEgYAAIoRACA6AACLEQAgOwAAjhEAIDwAAI0RACA9AACMEQAg8AgAAM8MACDxCAAAzwwAIPIIAADPDAAg8wgAAM8MACD0CAAAzwwAIPUIAADPDAAg9ggAAM8MACD5CAAAzwwAIPoIAADPDAAg-wgAAM8MACD8CAAAzwwAIP0IAADPDAAg_wgAAM8MACAZ7gYAAP0LADDvBgAAnAEAEPAGAAD9CwAwmgdAAN8KACGhBwEA3QoAIbcIQADfCgAh7QgBAN0KACHuCAEA3QoAIe8IAQDdCgAh8AgBAPwKACHxCAEA_AoAIfIIAQD8CgAh8wgBAPwKACH0CEAA8goAIfUIQADyCgAh9ghAAPIKACH3CAEA3QoAIfgIAQDdCgAh-QhAAPIKACH6CEAA8goAIfsIAQD8CgAh_AhAAPIKACH9CEAA8goAIf4IAgDcCgAh_wgAAIgLACADAAAAFAAgAQAAmwEAMDkAAJwBACADAAAAFAAgAQAAigEAMAIAAAEAIAEAAAB5ACABAAAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgBwMAAIkRACDyBgEAAAABhAcBAAAAAekIQAAAAAHqCEAAAAAB6whAAAAAAewIAACIEQAgAS0AAKQBACAG8gYBAAAAAYQHAQAAAAHpCEAAAAAB6ghAAAAAAesIQAAAAAHsCAAAiBEAIAEtAACmAQAwAS0AAKYBADAHAwAAhxEAIPIGAQDMDAAhhAcBAMwMACHpCEAA1wwAIeoIQADXDAAh6whAANcMACHsCAAAhhEAIAIAAAB5ACAtAACpAQAgBvIGAQDMDAAhhAcBAMwMACHpCEAA1wwAIeoIQADXDAAh6whAANcMACHsCAAAhhEAIAIAAAB3ACAtAACrAQAgAgAAAHcAIC0AAKsBACADAAAAeQAgNAAApAEAIDUAAKkBACABAAAAeQAgAQAAAHcAIAgGAACBEQAgOgAAghEAIDsAAIURACA8AACEEQAgPQAAgxEAIOkIAADPDAAg6ggAAM8MACDrCAAAzwwAIAnuBgAA-wsAMO8GAACyAQAQ8AYAAPsLADDyBgEA3QoAIYQHAQDdCgAh6QhAAPIKACHqCEAA8goAIesIQADyCgAh7AgAAPwLACADAAAAdwAgAQAAsQEAMDkAALIBACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAA_xAAIAUAAIARACCEBwEAAAABhQcBAAAAAZoHQAAAAAGhBwEAAAABrwcBAAAAAeAHQAAAAAHvBwEAAAAB9wcBAAAAAd4IAQAAAAHfCAEAAAAB4AgAAPwQACDhCAAA_RAAIOIIAAD-EAAg4whAAAAAAeQIQAAAAAHlCEAAAAABAS0AALoBACAQhAcBAAAAAYUHAQAAAAGaB0AAAAABoQcBAAAAAa8HAQAAAAHgB0AAAAAB7wcBAAAAAfcHAQAAAAHeCAEAAAAB3wgBAAAAAeAIAAD8EAAg4QgAAP0QACDiCAAA_hAAIOMIQAAAAAHkCEAAAAAB5QhAAAAAAQEtAAC8AQAwAS0AALwBADASAwAA7hAAIAUAAO8QACCEBwEAzAwAIYUHAQDMDAAhmgdAAM4MACGhBwEAzAwAIa8HAQDgDAAh4AdAANcMACHvBwEAzAwAIfcHAQDMDAAh3ggBAMwMACHfCAEAzAwAIeAIAADrEAAg4QgAAOwQACDiCAAA7RAAIOMIQADXDAAh5AhAANcMACHlCEAA1wwAIQIAAAAFACAtAAC_AQAgEIQHAQDMDAAhhQcBAMwMACGaB0AAzgwAIaEHAQDMDAAhrwcBAOAMACHgB0AA1wwAIe8HAQDMDAAh9wcBAMwMACHeCAEAzAwAId8IAQDMDAAh4AgAAOsQACDhCAAA7BAAIOIIAADtEAAg4whAANcMACHkCEAA1wwAIeUIQADXDAAhAgAAAAMAIC0AAMEBACACAAAAAwAgLQAAwQEAIAMAAAAFACA0AAC6AQAgNQAAvwEAIAEAAAAFACABAAAAAwAgCAYAAOgQACA8AADqEAAgPQAA6RAAIK8HAADPDAAg4AcAAM8MACDjCAAAzwwAIOQIAADPDAAg5QgAAM8MACAT7gYAAPkLADDvBgAAyAEAEPAGAAD5CwAwhAcBAN0KACGFBwEA3QoAIZoHQADfCgAhoQcBAN0KACGvBwEA_AoAIeAHQADyCgAh7wcBAN0KACH3BwEA3QoAId4IAQDdCgAh3wgBAN0KACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAA8goAIeQIQADyCgAh5QhAAPIKACEDAAAAAwAgAQAAxwEAMDkAAMgBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAA5xAAIIQHAQAAAAHbCAEAAAAB3AgBAAAAAd0IQAAAAAEBLQAA0AEAIASEBwEAAAAB2wgBAAAAAdwIAQAAAAHdCEAAAAABAS0AANIBADABLQAA0gEAMAUEAADmEAAghAcBAMwMACHbCAEAzAwAIdwIAQDMDAAh3QhAAM4MACECAAAACQAgLQAA1QEAIASEBwEAzAwAIdsIAQDMDAAh3AgBAMwMACHdCEAAzgwAIQIAAAAHACAtAADXAQAgAgAAAAcAIC0AANcBACADAAAACQAgNAAA0AEAIDUAANUBACABAAAACQAgAQAAAAcAIAMGAADjEAAgPAAA5RAAID0AAOQQACAH7gYAAPgLADDvBgAA3gEAEPAGAAD4CwAwhAcBAN0KACHbCAEA3QoAIdwIAQDdCgAh3QhAAN8KACEDAAAABwAgAQAA3QEAMDkAAN4BACADAAAABwAgAQAACAAwAgAACQAgAQAAACYAIAEAAAAmACADAAAAIQAgAQAAJQAwAgAAJgAgAwAAACEAIAEAACUAMAIAACYAIAMAAAAhACABAAAlADACAAAmACBCAwAAoxAAIAsAAKUQACAOAACkEAAgEQAAphAAIBIAAKcQACATAACoEAAgFAAAqRAAIBUAANsQACAWAACqEAAg8QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAS0AAOYBACA58QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAS0AAOgBADABLQAA6AEAMAEAAAAjACABAAAAIQAgQgMAAJEQACALAACSEAAgDgAAoRAAIBEAAJMQACASAACUEAAgEwAAlRAAIBQAAJYQACAVAACXEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACECAAAAJgAgLQAA7QEAIDnxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGMBwQA3wwAIY0HAQDgDAAhkgcBAOAMACGWBxAA1QwAIZcHAQDMDAAhmQdAANcMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGlBwEAzAwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrgdAANcMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAbsHAQDMDAAh1AcBAMwMACHVBwEAzAwAId8HEADVDAAhvggBAOAMACG_CAEAzAwAIcAIBADWDAAhwQgEANYMACHCCAEAzAwAIcMIAQDMDAAhxAgEANYMACHFCCAAjxAAIcYIAgCyDgAhxwgBAOAMACHICAQA3wwAIckIAgCyDgAhyghAANcMACHLCAEA4AwAIcwIQADXDAAhzQgBAOAMACHOCEAA1wwAIc8IQADXDAAh0AhAANcMACHRCEAA1wwAIdIIAQDgDAAh0wgBAOAMACHUCAEA4AwAIdUIgAAAAAHWCAEA4AwAIdcIQADXDAAh2AhAANcMACHZCAEA4AwAIdoIAQDgDAAhAgAAACEAIC0AAO8BACACAAAAIQAgLQAA7wEAIAEAAAAjACABAAAAIQAgAwAAACYAIDQAAOYBACA1AADtAQAgAQAAACYAIAEAAAAhACAoBgAA3hAAIDoAAN8QACA7AADiEAAgPAAA4RAAID0AAOAQACCMBwAAzwwAII0HAADPDAAgkgcAAM8MACCZBwAAzwwAIKkHAADPDAAgqgcAAM8MACCrBwAAzwwAIKwHAADPDAAgrgcAAM8MACC4BwAAzwwAILkHAADPDAAgugcAAM8MACC-CAAAzwwAIMUIAADPDAAgxggAAM8MACDHCAAAzwwAIMgIAADPDAAgyQgAAM8MACDKCAAAzwwAIMsIAADPDAAgzAgAAM8MACDNCAAAzwwAIM4IAADPDAAgzwgAAM8MACDQCAAAzwwAINEIAADPDAAg0ggAAM8MACDTCAAAzwwAINQIAADPDAAg1QgAAM8MACDWCAAAzwwAINcIAADPDAAg2AgAAM8MACDZCAAAzwwAINoIAADPDAAgPO4GAAD0CwAw7wYAAPgBABDwBgAA9AsAMPEGAgDcCgAhgwcBAN0KACGEBwEA3QoAIYUHAQDdCgAhhgcBAN0KACGHBwEA3QoAIYwHBAD7CgAhjQcBAPwKACGSBwEA_AoAIZYHEADwCgAhlwcBAN0KACGZB0AA8goAIZoHQADfCgAhoQcBAN0KACGiBwEA3QoAIaUHAQDdCgAhqQcBAPwKACGqB0AA8goAIasHAQD8CgAhrAcBAPwKACGuB0AA8goAIbgHAQD8CgAhuQcBAPwKACG6BwAAiAsAILsHAQDdCgAh1AcBAN0KACHVBwEA3QoAId8HEADwCgAhvggBAPwKACG_CAEA3QoAIcAIBADxCgAhwQgEAPEKACHCCAEA3QoAIcMIAQDdCgAhxAgEAPEKACHFCCAA9QsAIcYIAgCtCwAhxwgBAPwKACHICAQA-woAIckIAgCtCwAhyghAAPIKACHLCAEA_AoAIcwIQADyCgAhzQgBAPwKACHOCEAA8goAIc8IQADyCgAh0AhAAPIKACHRCEAA8goAIdIIAQD8CgAh0wgBAPwKACHUCAEA_AoAIdUIAACICwAg1ggBAPwKACHXCEAA8goAIdgIQADyCgAh2QgBAPwKACHaCAEA_AoAIQMAAAAhACABAAD3AQAwOQAA-AEAIAMAAAAhACABAAAlADACAAAmACABAAAAVwAgAQAAAFcAIAMAAAAjACABAABWADACAABXACADAAAAIwAgAQAAVgAwAgAAVwAgAwAAACMAIAEAAFYAMAIAAFcAIBMDAADcEAAgDQAA3RAAIPEGAgAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABmgdAAAAAAaEHAQAAAAG5BwEAAAABugeAAAAAAeAHQAAAAAG3CEAAAAABuAgBAAAAAbkIEAAAAAG6CBAAAAABuwgBAAAAAbwIAgAAAAG9CCAAAAABAS0AAIACACAR8QYCAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGaB0AAAAABoQcBAAAAAbkHAQAAAAG6B4AAAAAB4AdAAAAAAbcIQAAAAAG4CAEAAAABuQgQAAAAAboIEAAAAAG7CAEAAAABvAgCAAAAAb0IIAAAAAEBLQAAggIAMAEtAACCAgAwEwMAAIMQACANAACEEAAg8QYCAMsMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIZoHQADODAAhoQcBAMwMACG5BwEA4AwAIboHgAAAAAHgB0AA1wwAIbcIQADODAAhuAgBAMwMACG5CBAA1QwAIboIEADVDAAhuwgBAOAMACG8CAIAsg4AIb0IIADNDAAhAgAAAFcAIC0AAIUCACAR8QYCAMsMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIZoHQADODAAhoQcBAMwMACG5BwEA4AwAIboHgAAAAAHgB0AA1wwAIbcIQADODAAhuAgBAMwMACG5CBAA1QwAIboIEADVDAAhuwgBAOAMACG8CAIAsg4AIb0IIADNDAAhAgAAACMAIC0AAIcCACACAAAAIwAgLQAAhwIAIAMAAABXACA0AACAAgAgNQAAhQIAIAEAAABXACABAAAAIwAgCgYAAP4PACA6AAD_DwAgOwAAghAAIDwAAIEQACA9AACAEAAguQcAAM8MACC6BwAAzwwAIOAHAADPDAAguwgAAM8MACC8CAAAzwwAIBTuBgAA8wsAMO8GAACOAgAQ8AYAAPMLADDxBgIA3AoAIYQHAQDdCgAhhQcBAN0KACGGBwEA3QoAIYcHAQDdCgAhmgdAAN8KACGhBwEA3QoAIbkHAQD8CgAhugcAAIgLACDgB0AA8goAIbcIQADfCgAhuAgBAN0KACG5CBAA8AoAIboIEADwCgAhuwgBAPwKACG8CAIArQsAIb0IIADeCgAhAwAAACMAIAEAAI0CADA5AACOAgAgAwAAACMAIAEAAFYAMAIAAFcAIAEAAABbACABAAAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgDgMAAP0PACDxBgIAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAbkHAQAAAAHqBwEAAAABtAgBAAAAAbYIAQAAAAG3CEAAAAABAS0AAJYCACAN8QYCAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAG5BwEAAAAB6gcBAAAAAbQIAQAAAAG2CAEAAAABtwhAAAAAAQEtAACYAgAwAS0AAJgCADAOAwAA_A8AIPEGAgDLDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGWBxAA1QwAIZoHQADODAAhoQcBAMwMACG5BwEAzAwAIeoHAQDMDAAhtAgBAMwMACG2CAEAzAwAIbcIQADODAAhAgAAAFsAIC0AAJsCACAN8QYCAMsMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIZYHEADVDAAhmgdAAM4MACGhBwEAzAwAIbkHAQDMDAAh6gcBAMwMACG0CAEAzAwAIbYIAQDMDAAhtwhAAM4MACECAAAAWQAgLQAAnQIAIAIAAABZACAtAACdAgAgAwAAAFsAIDQAAJYCACA1AACbAgAgAQAAAFsAIAEAAABZACAFBgAA9w8AIDoAAPgPACA7AAD7DwAgPAAA-g8AID0AAPkPACAQ7gYAAPILADDvBgAApAIAEPAGAADyCwAw8QYCANwKACGEBwEA3QoAIYUHAQDdCgAhhgcBAN0KACGHBwEA3QoAIZYHEADwCgAhmgdAAN8KACGhBwEA3QoAIbkHAQDdCgAh6gcBAN0KACG0CAEA3QoAIbYIAQDdCgAhtwhAAN8KACEDAAAAWQAgAQAAowIAMDkAAKQCACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAAPELACDuBgAA8AsAMO8GAABdABDwBgAA8AsAMIQHAQAAAAG0CAEA6woAIbUIQADtCgAhAQAAAKcCACABAAAApwIAIAEDAAD2DwAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgBAMAAPUPACCEBwEAAAABtAgBAAAAAbUIQAAAAAEBLQAArgIAIAOEBwEAAAABtAgBAAAAAbUIQAAAAAEBLQAAsAIAMAEtAACwAgAwBAMAAPQPACCEBwEAzAwAIbQIAQDMDAAhtQhAAM4MACECAAAApwIAIC0AALMCACADhAcBAMwMACG0CAEAzAwAIbUIQADODAAhAgAAAF0AIC0AALUCACACAAAAXQAgLQAAtQIAIAMAAACnAgAgNAAArgIAIDUAALMCACABAAAApwIAIAEAAABdACADBgAA8Q8AIDwAAPMPACA9AADyDwAgBu4GAADvCwAw7wYAALwCABDwBgAA7wsAMIQHAQDdCgAhtAgBAN0KACG1CEAA3woAIQMAAABdACABAAC7AgAwOQAAvAIAIAMAAABdACABAACqAgAwAgAApwIAIAEAAABpACABAAAAaQAgAwAAAGcAIAEAAGgAMAIAAGkAIAMAAABnACABAABoADACAABpACADAAAAZwAgAQAAaAAwAgAAaQAgCQMAAPAPACANBAAAAAGEBwEAAAABhQcBAAAAAZoHQAAAAAHwBwEAAAABsQgEAAAAAbIIBAAAAAGzCIAAAAABAS0AAMQCACAIDQQAAAABhAcBAAAAAYUHAQAAAAGaB0AAAAAB8AcBAAAAAbEIBAAAAAGyCAQAAAABswiAAAAAAQEtAADGAgAwAS0AAMYCADAJAwAA7w8AIA0EANYMACGEBwEAzAwAIYUHAQDMDAAhmgdAAM4MACHwBwEAzAwAIbEIBADWDAAhsggEANYMACGzCIAAAAABAgAAAGkAIC0AAMkCACAIDQQA1gwAIYQHAQDMDAAhhQcBAMwMACGaB0AAzgwAIfAHAQDMDAAhsQgEANYMACGyCAQA1gwAIbMIgAAAAAECAAAAZwAgLQAAywIAIAIAAABnACAtAADLAgAgAwAAAGkAIDQAAMQCACA1AADJAgAgAQAAAGkAIAEAAABnACAFBgAA6g8AIDoAAOsPACA7AADuDwAgPAAA7Q8AID0AAOwPACALDQQA8QoAIe4GAADuCwAw7wYAANICABDwBgAA7gsAMIQHAQDdCgAhhQcBAN0KACGaB0AA3woAIfAHAQDdCgAhsQgEAPEKACGyCAQA8QoAIbMIAADECwAgAwAAAGcAIAEAANECADA5AADSAgAgAwAAAGcAIAEAAGgAMAIAAGkAIAEAAABtACABAAAAbQAgAwAAAGsAIAEAAGwAMAIAAG0AIAMAAABrACABAABsADACAABtACADAAAAawAgAQAAbAAwAgAAbQAgCQMAAOkPACAVgAAAAAEWBAAAAAGEBwEAAAABhQcBAAAAAZoHQAAAAAGwCAEAAAABsQgEAAAAAbIIBAAAAAEBLQAA2gIAIAgVgAAAAAEWBAAAAAGEBwEAAAABhQcBAAAAAZoHQAAAAAGwCAEAAAABsQgEAAAAAbIIBAAAAAEBLQAA3AIAMAEtAADcAgAwCQMAAOgPACAVgAAAAAEWBADfDAAhhAcBAMwMACGFBwEAzAwAIZoHQADODAAhsAgBAMwMACGxCAQA3wwAIbIIBADfDAAhAgAAAG0AIC0AAN8CACAIFYAAAAABFgQA3wwAIYQHAQDMDAAhhQcBAMwMACGaB0AAzgwAIbAIAQDMDAAhsQgEAN8MACGyCAQA3wwAIQIAAABrACAtAADhAgAgAgAAAGsAIC0AAOECACADAAAAbQAgNAAA2gIAIDUAAN8CACABAAAAbQAgAQAAAGsAIAgGAADjDwAgFgAAzwwAIDoAAOQPACA7AADnDwAgPAAA5g8AID0AAOUPACCxCAAAzwwAILIIAADPDAAgCxUAAMQLACAWBAD7CgAh7gYAAO0LADDvBgAA6AIAEPAGAADtCwAwhAcBAN0KACGFBwEA3QoAIZoHQADfCgAhsAgBAN0KACGxCAQA-woAIbIIBAD7CgAhAwAAAGsAIAEAAOcCADA5AADoAgAgAwAAAGsAIAEAAGwAMAIAAG0AIAEAAABxACABAAAAcQAgAwAAAG8AIAEAAHAAMAIAAHEAIAMAAABvACABAABwADACAABxACADAAAAbwAgAQAAcAAwAgAAcQAgBQMAAOIPACCEBwEAAAABhQcBAAAAAbsHAQAAAAGvCEAAAAABAS0AAPACACAEhAcBAAAAAYUHAQAAAAG7BwEAAAABrwhAAAAAAQEtAADyAgAwAS0AAPICADAFAwAA4Q8AIIQHAQDMDAAhhQcBAMwMACG7BwEAzAwAIa8IQADODAAhAgAAAHEAIC0AAPUCACAEhAcBAMwMACGFBwEAzAwAIbsHAQDMDAAhrwhAAM4MACECAAAAbwAgLQAA9wIAIAIAAABvACAtAAD3AgAgAwAAAHEAIDQAAPACACA1AAD1AgAgAQAAAHEAIAEAAABvACADBgAA3g8AIDwAAOAPACA9AADfDwAgB-4GAADsCwAw7wYAAP4CABDwBgAA7AsAMIQHAQDdCgAhhQcBAN0KACG7BwEA3QoAIa8IQADfCgAhAwAAAG8AIAEAAP0CADA5AAD-AgAgAwAAAG8AIAEAAHAAMAIAAHEAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBQMAAN0PACCEBwEAAAABhQcBAAAAAbQHQAAAAAGuCAQAAAABAS0AAIYDACAEhAcBAAAAAYUHAQAAAAG0B0AAAAABrggEAAAAAQEtAACIAwAwAS0AAIgDADAFAwAA3A8AIIQHAQDMDAAhhQcBAMwMACG0B0AAzgwAIa4IBADWDAAhAgAAAHUAIC0AAIsDACAEhAcBAMwMACGFBwEAzAwAIbQHQADODAAhrggEANYMACECAAAAcwAgLQAAjQMAIAIAAABzACAtAACNAwAgAwAAAHUAIDQAAIYDACA1AACLAwAgAQAAAHUAIAEAAABzACAFBgAA1w8AIDoAANgPACA7AADbDwAgPAAA2g8AID0AANkPACAH7gYAAOsLADDvBgAAlAMAEPAGAADrCwAwhAcBAN0KACGFBwEA3QoAIbQHQADfCgAhrggEAPEKACEDAAAAcwAgAQAAkwMAMDkAAJQDACADAAAAcwAgAQAAdAAwAgAAdQAgERAAAOoLACDuBgAA6QsAMO8GAAAyABDwBgAA6QsAMPEGAgDqCgAhhAcBAOsKACGaB0AA7QoAIbsHAQDrCgAh8AcBAAAAAaYIAQDrCgAhpwgBAOsKACGoCAQAlwsAIakIEACYCwAhqggQAJgLACGrCBAAmAsAIawIEADjCwAhrQhAAIULACEBAAAAlwMAIAEAAACXAwAgAxAAANYPACCsCAAAzwwAIK0IAADPDAAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgDhAAANUPACDxBgIAAAABhAcBAAAAAZoHQAAAAAG7BwEAAAAB8AcBAAAAAaYIAQAAAAGnCAEAAAABqAgEAAAAAakIEAAAAAGqCBAAAAABqwgQAAAAAawIEAAAAAGtCEAAAAABAS0AAJ4DACAN8QYCAAAAAYQHAQAAAAGaB0AAAAABuwcBAAAAAfAHAQAAAAGmCAEAAAABpwgBAAAAAagIBAAAAAGpCBAAAAABqggQAAAAAasIEAAAAAGsCBAAAAABrQhAAAAAAQEtAACgAwAwAS0AAKADADAOEAAA1A8AIPEGAgDLDAAhhAcBAMwMACGaB0AAzgwAIbsHAQDMDAAh8AcBAMwMACGmCAEAzAwAIacIAQDMDAAhqAgEANYMACGpCBAA1QwAIaoIEADVDAAhqwgQANUMACGsCBAA9gwAIa0IQADXDAAhAgAAAJcDACAtAACjAwAgDfEGAgDLDAAhhAcBAMwMACGaB0AAzgwAIbsHAQDMDAAh8AcBAMwMACGmCAEAzAwAIacIAQDMDAAhqAgEANYMACGpCBAA1QwAIaoIEADVDAAhqwgQANUMACGsCBAA9gwAIa0IQADXDAAhAgAAADIAIC0AAKUDACACAAAAMgAgLQAApQMAIAMAAACXAwAgNAAAngMAIDUAAKMDACABAAAAlwMAIAEAAAAyACAHBgAAzw8AIDoAANAPACA7AADTDwAgPAAA0g8AID0AANEPACCsCAAAzwwAIK0IAADPDAAgEO4GAADoCwAw7wYAAKwDABDwBgAA6AsAMPEGAgDcCgAhhAcBAN0KACGaB0AA3woAIbsHAQDdCgAh8AcBAN0KACGmCAEA3QoAIacIAQDdCgAhqAgEAPEKACGpCBAA8AoAIaoIEADwCgAhqwgQAPAKACGsCBAAiwsAIa0IQADyCgAhAwAAADIAIAEAAKsDADA5AACsAwAgAwAAADIAIAEAAJoDADACAACXAwAgAQAAADYAIAEAAAA2ACADAAAANAAgAQAANQAwAgAANgAgAwAAADQAIAEAADUAMAIAADYAIAMAAAA0ACABAAA1ADACAAA2ACAEEAAAzg8AIJoHQAAAAAHwBwEAAAABpQgBAAAAAQEtAAC0AwAgA5oHQAAAAAHwBwEAAAABpQgBAAAAAQEtAAC2AwAwAS0AALYDADAEEAAAzQ8AIJoHQADODAAh8AcBAMwMACGlCAEAzAwAIQIAAAA2ACAtAAC5AwAgA5oHQADODAAh8AcBAMwMACGlCAEAzAwAIQIAAAA0ACAtAAC7AwAgAgAAADQAIC0AALsDACADAAAANgAgNAAAtAMAIDUAALkDACABAAAANgAgAQAAADQAIAMGAADKDwAgPAAAzA8AID0AAMsPACAG7gYAAOcLADDvBgAAwgMAEPAGAADnCwAwmgdAAN8KACHwBwEA3QoAIaUIAQDdCgAhAwAAADQAIAEAAMEDADA5AADCAwAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAwACABAAAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgBQQBAAAAARAAAMkPACCaB0AAAAABrwcBAAAAAfAHAQAAAAEBLQAAygMAIAQEAQAAAAGaB0AAAAABrwcBAAAAAfAHAQAAAAEBLQAAzAMAMAEtAADMAwAwBQQBAMwMACEQAADIDwAgmgdAAM4MACGvBwEAzAwAIfAHAQDMDAAhAgAAADAAIC0AAM8DACAEBAEAzAwAIZoHQADODAAhrwcBAMwMACHwBwEAzAwAIQIAAAAuACAtAADRAwAgAgAAAC4AIC0AANEDACADAAAAMAAgNAAAygMAIDUAAM8DACABAAAAMAAgAQAAAC4AIAMGAADFDwAgPAAAxw8AID0AAMYPACAHBAEA3QoAIe4GAADmCwAw7wYAANgDABDwBgAA5gsAMJoHQADfCgAhrwcBAN0KACHwBwEA3QoAIQMAAAAuACABAADXAwAwOQAA2AMAIAMAAAAuACABAAAvADACAAAwACATCwAA5AsAIO4GAADiCwAw7wYAAN4DABDwBgAA4gsAMPEGAgDqCgAh8gYBAOsKACGBBwAA5QsAII4HAQCECwAhjwdAAIULACGaB0AA7QoAIaEHAQAAAAGdCAQAlwsAIZ4IBACXCwAhnwgQAOMLACGgCCAA7AoAIaEIEADjCwAhoghAAIULACGjCCAA7AoAIaQIQACFCwAhAQAAANsDACABAAAA2wMAIBILAADkCwAg7gYAAOILADDvBgAA3gMAEPAGAADiCwAw8QYCAOoKACHyBgEA6woAIY4HAQCECwAhjwdAAIULACGaB0AA7QoAIaEHAQDrCgAhnQgEAJcLACGeCAQAlwsAIZ8IEADjCwAhoAggAOwKACGhCBAA4wsAIaIIQACFCwAhowggAOwKACGkCEAAhQsAIQcLAADEDwAgjgcAAM8MACCPBwAAzwwAIJ8IAADPDAAgoQgAAM8MACCiCAAAzwwAIKQIAADPDAAgAwAAAN4DACABAADfAwAwAgAA2wMAIAMAAADeAwAgAQAA3wMAMAIAANsDACADAAAA3gMAIAEAAN8DADACAADbAwAgDwsAAMMPACDxBgIAAAAB8gYBAAAAAY4HAQAAAAGPB0AAAAABmgdAAAAAAaEHAQAAAAGdCAQAAAABnggEAAAAAZ8IEAAAAAGgCCAAAAABoQgQAAAAAaIIQAAAAAGjCCAAAAABpAhAAAAAAQEtAADjAwAgDvEGAgAAAAHyBgEAAAABjgcBAAAAAY8HQAAAAAGaB0AAAAABoQcBAAAAAZ0IBAAAAAGeCAQAAAABnwgQAAAAAaAIIAAAAAGhCBAAAAABoghAAAAAAaMIIAAAAAGkCEAAAAABAS0AAOUDADABLQAA5QMAMA8LAAC5DwAg8QYCAMsMACHyBgEAzAwAIY4HAQDgDAAhjwdAANcMACGaB0AAzgwAIaEHAQDMDAAhnQgEANYMACGeCAQA1gwAIZ8IEAD2DAAhoAggAM0MACGhCBAA9gwAIaIIQADXDAAhowggAM0MACGkCEAA1wwAIQIAAADbAwAgLQAA6AMAIA7xBgIAywwAIfIGAQDMDAAhjgcBAOAMACGPB0AA1wwAIZoHQADODAAhoQcBAMwMACGdCAQA1gwAIZ4IBADWDAAhnwgQAPYMACGgCCAAzQwAIaEIEAD2DAAhoghAANcMACGjCCAAzQwAIaQIQADXDAAhAgAAAN4DACAtAADqAwAgAgAAAN4DACAtAADqAwAgAwAAANsDACA0AADjAwAgNQAA6AMAIAEAAADbAwAgAQAAAN4DACALBgAAtA8AIDoAALUPACA7AAC4DwAgPAAAtw8AID0AALYPACCOBwAAzwwAII8HAADPDAAgnwgAAM8MACChCAAAzwwAIKIIAADPDAAgpAgAAM8MACAR7gYAAOELADDvBgAA8QMAEPAGAADhCwAw8QYCANwKACHyBgEA3QoAIY4HAQD8CgAhjwdAAPIKACGaB0AA3woAIaEHAQDdCgAhnQgEAPEKACGeCAQA8QoAIZ8IEACLCwAhoAggAN4KACGhCBAAiwsAIaIIQADyCgAhowggAN4KACGkCEAA8goAIQMAAADeAwAgAQAA8AMAMDkAAPEDACADAAAA3gMAIAEAAN8DADACAADbAwAgB-4GAADfCwAw7wYAAPcDABDwBgAA3wsAMPEGAgDqCgAhmghAAO0KACGbCAAAnAsAIJwIAADgCwAgAQAAAPQDACABAAAA9AMAIAbuBgAA3wsAMO8GAAD3AwAQ8AYAAN8LADDxBgIA6goAIZoIQADtCgAhmwgAAJwLACABmwgAAM8MACADAAAA9wMAIAEAAPgDADACAAD0AwAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACAD8QYCAAAAAZoIQAAAAAGbCIAAAAABAS0AAPwDACAD8QYCAAAAAZoIQAAAAAGbCIAAAAABAS0AAP4DADABLQAA_gMAMAPxBgIAywwAIZoIQADODAAhmwiAAAAAAQIAAAD0AwAgLQAAgQQAIAPxBgIAywwAIZoIQADODAAhmwiAAAAAAQIAAAD3AwAgLQAAgwQAIAIAAAD3AwAgLQAAgwQAIAMAAAD0AwAgNAAA_AMAIDUAAIEEACABAAAA9AMAIAEAAAD3AwAgBgYAAK8PACA6AACwDwAgOwAAsw8AIDwAALIPACA9AACxDwAgmwgAAM8MACAG7gYAAN4LADDvBgAAigQAEPAGAADeCwAw8QYCANwKACGaCEAA3woAIZsIAACICwAgAwAAAPcDACABAACJBAAwOQAAigQAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACAH7gYAANwLADDvBgAAkAQAEPAGAADcCwAw8QYCAOoKACH1BkAA7QoAIaEHAQDrCgAhmQgAAN0LACABAAAAjQQAIAEAAACNBAAgBu4GAADcCwAw7wYAAJAEABDwBgAA3AsAMPEGAgDqCgAh9QZAAO0KACGhBwEA6woAIQADAAAAkAQAIAEAAJEEADACAACNBAAgAwAAAJAEACABAACRBAAwAgAAjQQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACAD8QYCAAAAAfUGQAAAAAGhBwEAAAABAS0AAJUEACAD8QYCAAAAAfUGQAAAAAGhBwEAAAABAS0AAJcEADABLQAAlwQAMAPxBgIAywwAIfUGQADODAAhoQcBAMwMACECAAAAjQQAIC0AAJoEACAD8QYCAMsMACH1BkAAzgwAIaEHAQDMDAAhAgAAAJAEACAtAACcBAAgAgAAAJAEACAtAACcBAAgAwAAAI0EACA0AACVBAAgNQAAmgQAIAEAAACNBAAgAQAAAJAEACAFBgAAqg8AIDoAAKsPACA7AACuDwAgPAAArQ8AID0AAKwPACAG7gYAANsLADDvBgAAowQAEPAGAADbCwAw8QYCANwKACH1BkAA3woAIaEHAQDdCgAhAwAAAJAEACABAACiBAAwOQAAowQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACAJ7gYAANoLADDvBgAAqQQAEPAGAADaCwAw9QZAAO0KACGhBwEAAAAB4wdAAO0KACGWCAEA6woAIZcIAQDrCgAhmAgBAOsKACEBAAAApgQAIAEAAACmBAAgCe4GAADaCwAw7wYAAKkEABDwBgAA2gsAMPUGQADtCgAhoQcBAOsKACHjB0AA7QoAIZYIAQDrCgAhlwgBAOsKACGYCAEA6woAIQADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAG9QZAAAAAAaEHAQAAAAHjB0AAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABAS0AAK4EACAG9QZAAAAAAaEHAQAAAAHjB0AAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABAS0AALAEADABLQAAsAQAMAb1BkAAzgwAIaEHAQDMDAAh4wdAAM4MACGWCAEAzAwAIZcIAQDMDAAhmAgBAMwMACECAAAApgQAIC0AALMEACAG9QZAAM4MACGhBwEAzAwAIeMHQADODAAhlggBAMwMACGXCAEAzAwAIZgIAQDMDAAhAgAAAKkEACAtAAC1BAAgAgAAAKkEACAtAAC1BAAgAwAAAKYEACA0AACuBAAgNQAAswQAIAEAAACmBAAgAQAAAKkEACADBgAApw8AIDwAAKkPACA9AACoDwAgCe4GAADZCwAw7wYAALwEABDwBgAA2QsAMPUGQADfCgAhoQcBAN0KACHjB0AA3woAIZYIAQDdCgAhlwgBAN0KACGYCAEA3QoAIQMAAACpBAAgAQAAuwQAMDkAALwEACADAAAAqQQAIAEAAKoEADACAACmBAAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAWCQAApg8AIAwAAKsNACAQAACsDQAgFwAArQ0AIBgAAK4NACAZAACvDQAgjAcEAAAAAZEHAQAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHwBwEAAAAB8wcBAAAAAYQIAQAAAAGNCEAAAAABjwgEAAAAAZAIEAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCBAAAAABlQhAAAAAAQEtAADEBAAgEIwHBAAAAAGRBwEAAAABmgdAAAAAAdIHQAAAAAHfBwQAAAAB8AcBAAAAAfMHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAEBLQAAxgQAMAEtAADGBAAwAQAAACEAIAEAAAA_ACAWCQAApQ8AIAwAAIYNACAQAACHDQAgFwAAiA0AIBgAAIkNACAZAACKDQAgjAcEAN8MACGRBwEA4AwAIZoHQADODAAh0gdAANcMACHfBwQA1gwAIfAHAQDgDAAh8wcBAMwMACGECAEAzAwAIY0IQADODAAhjwgEAN8MACGQCBAA9gwAIZEIAQDMDAAhkggBAOAMACGTCAEA4AwAIZQIEAD2DAAhlQhAANcMACECAAAAHQAgLQAAywQAIBCMBwQA3wwAIZEHAQDgDAAhmgdAAM4MACHSB0AA1wwAId8HBADWDAAh8AcBAOAMACHzBwEAzAwAIYQIAQDMDAAhjQhAAM4MACGPCAQA3wwAIZAIEAD2DAAhkQgBAMwMACGSCAEA4AwAIZMIAQDgDAAhlAgQAPYMACGVCEAA1wwAIQIAAAAbACAtAADNBAAgAgAAABsAIC0AAM0EACABAAAAIQAgAQAAAD8AIAMAAAAdACA0AADEBAAgNQAAywQAIAEAAAAdACABAAAAGwAgDwYAAKAPACA6AAChDwAgOwAApA8AIDwAAKMPACA9AACiDwAgjAcAAM8MACCRBwAAzwwAINIHAADPDAAg8AcAAM8MACCPCAAAzwwAIJAIAADPDAAgkggAAM8MACCTCAAAzwwAIJQIAADPDAAglQgAAM8MACAT7gYAANgLADDvBgAA1gQAEPAGAADYCwAwjAcEAPsKACGRBwEA_AoAIZoHQADfCgAh0gdAAPIKACHfBwQA8QoAIfAHAQD8CgAh8wcBAN0KACGECAEA3QoAIY0IQADfCgAhjwgEAPsKACGQCBAAiwsAIZEIAQDdCgAhkggBAPwKACGTCAEA_AoAIZQIEACLCwAhlQhAAPIKACEDAAAAGwAgAQAA1QQAMDkAANYEACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAJDwAAnw8AIBAAAJgNACDSB0AAAAAB3wcEAAAAAfAHAQAAAAHzBwEAAAABjggCAAAAAY8IBAAAAAGQCBAAAAABAS0AAN4EACAH0gdAAAAAAd8HBAAAAAHwBwEAAAAB8wcBAAAAAY4IAgAAAAGPCAQAAAABkAgQAAAAAQEtAADgBAAwAS0AAOAEADAJDwAAng8AIBAAAJYNACDSB0AA1wwAId8HBADWDAAh8AcBAMwMACHzBwEAzAwAIY4IAgDLDAAhjwgEAN8MACGQCBAA9gwAIQIAAAAsACAtAADjBAAgB9IHQADXDAAh3wcEANYMACHwBwEAzAwAIfMHAQDMDAAhjggCAMsMACGPCAQA3wwAIZAIEAD2DAAhAgAAACoAIC0AAOUEACACAAAAKgAgLQAA5QQAIAMAAAAsACA0AADeBAAgNQAA4wQAIAEAAAAsACABAAAAKgAgCAYAAJkPACA6AACaDwAgOwAAnQ8AIDwAAJwPACA9AACbDwAg0gcAAM8MACCPCAAAzwwAIJAIAADPDAAgCu4GAADXCwAw7wYAAOwEABDwBgAA1wsAMNIHQADyCgAh3wcEAPEKACHwBwEA3QoAIfMHAQDdCgAhjggCANwKACGPCAQA-woAIZAIEACLCwAhAwAAACoAIAEAAOsEADA5AADsBAAgAwAAACoAIAEAACsAMAIAACwAIBHuBgAA1gsAMO8GAADyBAAQ8AYAANYLADCaB0AA7QoAId8HBACXCwAh8wcBAOsKACH3BwEAAAABhAgBAOsKACGFCAEA6woAIYYIEACYCwAhhwgQAJgLACGICEAAhQsAIYkIAgCwCwAhiggBAIQLACGLCEAAhQsAIYwIBACDCwAhjQhAAO0KACEBAAAA7wQAIAEAAADvBAAgEe4GAADWCwAw7wYAAPIEABDwBgAA1gsAMJoHQADtCgAh3wcEAJcLACHzBwEA6woAIfcHAQDrCgAhhAgBAOsKACGFCAEA6woAIYYIEACYCwAhhwgQAJgLACGICEAAhQsAIYkIAgCwCwAhiggBAIQLACGLCEAAhQsAIYwIBACDCwAhjQhAAO0KACEFiAgAAM8MACCJCAAAzwwAIIoIAADPDAAgiwgAAM8MACCMCAAAzwwAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIA6aB0AAAAAB3wcEAAAAAfMHAQAAAAH3BwEAAAABhAgBAAAAAYUIAQAAAAGGCBAAAAABhwgQAAAAAYgIQAAAAAGJCAIAAAABiggBAAAAAYsIQAAAAAGMCAQAAAABjQhAAAAAAQEtAAD3BAAgDpoHQAAAAAHfBwQAAAAB8wcBAAAAAfcHAQAAAAGECAEAAAABhQgBAAAAAYYIEAAAAAGHCBAAAAABiAhAAAAAAYkIAgAAAAGKCAEAAAABiwhAAAAAAYwIBAAAAAGNCEAAAAABAS0AAPkEADABLQAA-QQAMA6aB0AAzgwAId8HBADWDAAh8wcBAMwMACH3BwEAzAwAIYQIAQDMDAAhhQgBAMwMACGGCBAA1QwAIYcIEADVDAAhiAhAANcMACGJCAIAsg4AIYoIAQDgDAAhiwhAANcMACGMCAQA3wwAIY0IQADODAAhAgAAAO8EACAtAAD8BAAgDpoHQADODAAh3wcEANYMACHzBwEAzAwAIfcHAQDMDAAhhAgBAMwMACGFCAEAzAwAIYYIEADVDAAhhwgQANUMACGICEAA1wwAIYkIAgCyDgAhiggBAOAMACGLCEAA1wwAIYwIBADfDAAhjQhAAM4MACECAAAA8gQAIC0AAP4EACACAAAA8gQAIC0AAP4EACADAAAA7wQAIDQAAPcEACA1AAD8BAAgAQAAAO8EACABAAAA8gQAIAoGAACUDwAgOgAAlQ8AIDsAAJgPACA8AACXDwAgPQAAlg8AIIgIAADPDAAgiQgAAM8MACCKCAAAzwwAIIsIAADPDAAgjAgAAM8MACAR7gYAANULADDvBgAAhQUAEPAGAADVCwAwmgdAAN8KACHfBwQA8QoAIfMHAQDdCgAh9wcBAN0KACGECAEA3QoAIYUIAQDdCgAhhggQAPAKACGHCBAA8AoAIYgIQADyCgAhiQgCAK0LACGKCAEA_AoAIYsIQADyCgAhjAgEAPsKACGNCEAA3woAIQMAAADyBAAgAQAAhAUAMDkAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAFAwAAkw8AIPEGAgAAAAGEBwEAAAABtAdAAAAAAfQHEAAAAAEBLQAAjQUAIATxBgIAAAABhAcBAAAAAbQHQAAAAAH0BxAAAAABAS0AAI8FADABLQAAjwUAMAUDAACSDwAg8QYCAMsMACGEBwEAzAwAIbQHQADODAAh9AcQANUMACECAAAAZQAgLQAAkgUAIATxBgIAywwAIYQHAQDMDAAhtAdAAM4MACH0BxAA1QwAIQIAAABjACAtAACUBQAgAgAAAGMAIC0AAJQFACADAAAAZQAgNAAAjQUAIDUAAJIFACABAAAAZQAgAQAAAGMAIAUGAACNDwAgOgAAjg8AIDsAAJEPACA8AACQDwAgPQAAjw8AIAfuBgAA1AsAMO8GAACbBQAQ8AYAANQLADDxBgIA3AoAIYQHAQDdCgAhtAdAAN8KACH0BxAA8AoAIQMAAABjACABAACaBQAwOQAAmwUAIAMAAABjACABAABkADACAABlACAKDwAA0wsAIO4GAADSCwAw7wYAAEUAEPAGAADSCwAwmgdAAO0KACHfBwQAlwsAIfMHAQDrCgAh9AcQAJgLACGCCAEA6woAIYMIAADRCwAgAQAAAJ4FACABAAAAngUAIAEPAACMDwAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgBg8AAIsPACCaB0AAAAAB3wcEAAAAAfMHAQAAAAH0BxAAAAABgggBAAAAAQEtAAClBQAgBZoHQAAAAAHfBwQAAAAB8wcBAAAAAfQHEAAAAAGCCAEAAAABAS0AAKcFADABLQAApwUAMAYPAACKDwAgmgdAAM4MACHfBwQA1gwAIfMHAQDMDAAh9AcQANUMACGCCAEAzAwAIQIAAACeBQAgLQAAqgUAIAWaB0AAzgwAId8HBADWDAAh8wcBAMwMACH0BxAA1QwAIYIIAQDMDAAhAgAAAEUAIC0AAKwFACACAAAARQAgLQAArAUAIAMAAACeBQAgNAAApQUAIDUAAKoFACABAAAAngUAIAEAAABFACAFBgAAhQ8AIDoAAIYPACA7AACJDwAgPAAAiA8AID0AAIcPACAI7gYAANALADDvBgAAswUAEPAGAADQCwAwmgdAAN8KACHfBwQA8QoAIfMHAQDdCgAh9AcQAPAKACGCCAEA3QoAIQMAAABFACABAACyBQAwOQAAswUAIAMAAABFACABAAChBQAwAgAAngUAIAjuBgAAzgsAMO8GAAC5BQAQ8AYAAM4LADCaB0AA7QoAId0HAQDrCgAh_wcBAOsKACGACAEA6woAIYEIAADPCwAgAQAAALYFACABAAAAtgUAIAfuBgAAzgsAMO8GAAC5BQAQ8AYAAM4LADCaB0AA7QoAId0HAQDrCgAh_wcBAOsKACGACAEA6woAIQADAAAAuQUAIAEAALoFADACAAC2BQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAEmgdAAAAAAd0HAQAAAAH_BwEAAAABgAgBAAAAAQEtAAC-BQAgBJoHQAAAAAHdBwEAAAAB_wcBAAAAAYAIAQAAAAEBLQAAwAUAMAEtAADABQAwBJoHQADODAAh3QcBAMwMACH_BwEAzAwAIYAIAQDMDAAhAgAAALYFACAtAADDBQAgBJoHQADODAAh3QcBAMwMACH_BwEAzAwAIYAIAQDMDAAhAgAAALkFACAtAADFBQAgAgAAALkFACAtAADFBQAgAwAAALYFACA0AAC-BQAgNQAAwwUAIAEAAAC2BQAgAQAAALkFACADBgAAgg8AIDwAAIQPACA9AACDDwAgB-4GAADNCwAw7wYAAMwFABDwBgAAzQsAMJoHQADfCgAh3QcBAN0KACH_BwEA3QoAIYAIAQDdCgAhAwAAALkFACABAADLBQAwOQAAzAUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAPCQEA6woAIQ4AAMoLACDBAwAAyAsAIMIDAADJCwAg7gYAAMYLADDvBgAA2wUAEPAGAADGCwAwhAcBAIQLACGhBwEAAAABsgdAAO0KACH5BwEA6woAIfoHAQDrCgAh-wcBAOsKACH8BwAAxwsAIP0HAQCECwAhAQAAAM8FACAIwAMAALwLACDuBgAAvwsAMO8GAADRBQAQ8AYAAL8LADCyB0AA7QoAIb8HAQDrCgAh9gcBAOsKACH4BwEA6woAIQEAAADRBQAgBsADAAC8CwAg7gYAAMwLADDvBgAA0wUAEPAGAADMCwAwsgdAAO0KACH2BwEA6woAIQHAAwAA0A4AIAfAAwAAvAsAIO4GAADMCwAw7wYAANMFABDwBgAAzAsAMLIHQADtCgAh9gcBAOsKACH-BwAAywsAIAMAAADTBQAgAQAA1AUAMAIAANUFACAIwAMAALwLACDuBgAAuwsAMO8GAADXBQAQ8AYAALsLADCyB0AA7QoAIfEHBACXCwAh9gcBAOsKACH3BwEA6woAIQEAAADXBQAgAQAAANMFACABAAAAzwUAIA8JAQDrCgAhDgAAygsAIMEDAADICwAgwgMAAMkLACDuBgAAxgsAMO8GAADbBQAQ8AYAAMYLADCEBwEAhAsAIaEHAQDrCgAhsgdAAO0KACH5BwEA6woAIfoHAQDrCgAh-wcBAOsKACH8BwAAxwsAIP0HAQCECwAhBQ4AAIEPACDBAwAA_w4AIMIDAACADwAghAcAAM8MACD9BwAAzwwAIAMAAADbBQAgAQAA3AUAMAIAAM8FACADAAAA2wUAIAEAANwFADACAADPBQAgAwAAANsFACABAADcBQAwAgAAzwUAIAwJAQAAAAEOAAD-DgAgwQMAAPwOACDCAwAA_Q4AIIQHAQAAAAGhBwEAAAABsgdAAAAAAfkHAQAAAAH6BwEAAAAB-wcBAAAAAfwHgAAAAAH9BwEAAAABAS0AAOAFACAJCQEAAAABhAcBAAAAAaEHAQAAAAGyB0AAAAAB-QcBAAAAAfoHAQAAAAH7BwEAAAAB_AeAAAAAAf0HAQAAAAEBLQAA4gUAMAEtAADiBQAwDAkBAMwMACEOAADlDgAgwQMAAOMOACDCAwAA5A4AIIQHAQDgDAAhoQcBAMwMACGyB0AAzgwAIfkHAQDMDAAh-gcBAMwMACH7BwEAzAwAIfwHgAAAAAH9BwEA4AwAIQIAAADPBQAgLQAA5QUAIAkJAQDMDAAhhAcBAOAMACGhBwEAzAwAIbIHQADODAAh-QcBAMwMACH6BwEAzAwAIfsHAQDMDAAh_AeAAAAAAf0HAQDgDAAhAgAAANsFACAtAADnBQAgAgAAANsFACAtAADnBQAgAwAAAM8FACA0AADgBQAgNQAA5QUAIAEAAADPBQAgAQAAANsFACAFBgAA4A4AIDwAAOIOACA9AADhDgAghAcAAM8MACD9BwAAzwwAIAwJAQDdCgAh7gYAAMMLADDvBgAA7gUAEPAGAADDCwAwhAcBAPwKACGhBwEA3QoAIbIHQADfCgAh-QcBAN0KACH6BwEA3QoAIfsHAQDdCgAh_AcAAMQLACD9BwEA_AoAIQMAAADbBQAgAQAA7QUAMDkAAO4FACADAAAA2wUAIAEAANwFADACAADPBQAgB-4GAADBCwAw7wYAAPQFABDwBgAAwQsAMPEGAgDqCgAhtAdAAO0KACH0BxAAmAsAIfUHAADCCwAgAQAAAPEFACABAAAA8QUAIAbuBgAAwQsAMO8GAAD0BQAQ8AYAAMELADDxBgIA6goAIbQHQADtCgAh9AcQAJgLACEAAwAAAPQFACABAAD1BQAwAgAA8QUAIAMAAAD0BQAgAQAA9QUAMAIAAPEFACADAAAA9AUAIAEAAPUFADACAADxBQAgA_EGAgAAAAG0B0AAAAAB9AcQAAAAAQEtAAD5BQAgA_EGAgAAAAG0B0AAAAAB9AcQAAAAAQEtAAD7BQAwAS0AAPsFADAD8QYCAMsMACG0B0AAzgwAIfQHEADVDAAhAgAAAPEFACAtAAD-BQAgA_EGAgDLDAAhtAdAAM4MACH0BxAA1QwAIQIAAAD0BQAgLQAAgAYAIAIAAAD0BQAgLQAAgAYAIAMAAADxBQAgNAAA-QUAIDUAAP4FACABAAAA8QUAIAEAAAD0BQAgBQYAANsOACA6AADcDgAgOwAA3w4AIDwAAN4OACA9AADdDgAgBu4GAADACwAw7wYAAIcGABDwBgAAwAsAMPEGAgDcCgAhtAdAAN8KACH0BxAA8AoAIQMAAAD0BQAgAQAAhgYAMDkAAIcGACADAAAA9AUAIAEAAPUFADACAADxBQAgCMADAAC8CwAg7gYAAL8LADDvBgAA0QUAEPAGAAC_CwAwsgdAAO0KACG_BwEA6woAIfYHAQAAAAH4BwEA6woAIQEAAACKBgAgAQAAAIoGACABwAMAANAOACADAAAA0QUAIAEAAI0GADACAACKBgAgAwAAANEFACABAACNBgAwAgAAigYAIAMAAADRBQAgAQAAjQYAMAIAAIoGACAFwAMAANoOACCyB0AAAAABvwcBAAAAAfYHAQAAAAH4BwEAAAABAS0AAJEGACAEsgdAAAAAAb8HAQAAAAH2BwEAAAAB-AcBAAAAAQEtAACTBgAwAS0AAJMGADAFwAMAANkOACCyB0AAzgwAIb8HAQDMDAAh9gcBAMwMACH4BwEAzAwAIQIAAACKBgAgLQAAlgYAIASyB0AAzgwAIb8HAQDMDAAh9gcBAMwMACH4BwEAzAwAIQIAAADRBQAgLQAAmAYAIAIAAADRBQAgLQAAmAYAIAMAAACKBgAgNAAAkQYAIDUAAJYGACABAAAAigYAIAEAAADRBQAgAwYAANYOACA8AADYDgAgPQAA1w4AIAfuBgAAvgsAMO8GAACfBgAQ8AYAAL4LADCyB0AA3woAIb8HAQDdCgAh9gcBAN0KACH4BwEA3QoAIQMAAADRBQAgAQAAngYAMDkAAJ8GACADAAAA0QUAIAEAAI0GADACAACKBgAgAQAAANUFACABAAAA1QUAIAMAAADTBQAgAQAA1AUAMAIAANUFACADAAAA0wUAIAEAANQFADACAADVBQAgAwAAANMFACABAADUBQAwAgAA1QUAIAPAAwAA1Q4AILIHQAAAAAH2BwEAAAABAS0AAKcGACACsgdAAAAAAfYHAQAAAAEBLQAAqQYAMAEtAACpBgAwA8ADAADUDgAgsgdAAM4MACH2BwEAzAwAIQIAAADVBQAgLQAArAYAIAKyB0AAzgwAIfYHAQDMDAAhAgAAANMFACAtAACuBgAgAgAAANMFACAtAACuBgAgAwAAANUFACA0AACnBgAgNQAArAYAIAEAAADVBQAgAQAAANMFACADBgAA0Q4AIDwAANMOACA9AADSDgAgBe4GAAC9CwAw7wYAALUGABDwBgAAvQsAMLIHQADfCgAh9gcBAN0KACEDAAAA0wUAIAEAALQGADA5AAC1BgAgAwAAANMFACABAADUBQAwAgAA1QUAIAjAAwAAvAsAIO4GAAC7CwAw7wYAANcFABDwBgAAuwsAMLIHQADtCgAh8QcEAAAAAfYHAQAAAAH3BwEA6woAIQEAAAC4BgAgAQAAALgGACABwAMAANAOACADAAAA1wUAIAEAALsGADACAAC4BgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAFwAMAAM8OACCyB0AAAAAB8QcEAAAAAfYHAQAAAAH3BwEAAAABAS0AAL8GACAEsgdAAAAAAfEHBAAAAAH2BwEAAAAB9wcBAAAAAQEtAADBBgAwAS0AAMEGADAFwAMAAM4OACCyB0AAzgwAIfEHBADWDAAh9gcBAMwMACH3BwEAzAwAIQIAAAC4BgAgLQAAxAYAIASyB0AAzgwAIfEHBADWDAAh9gcBAMwMACH3BwEAzAwAIQIAAADXBQAgLQAAxgYAIAIAAADXBQAgLQAAxgYAIAMAAAC4BgAgNAAAvwYAIDUAAMQGACABAAAAuAYAIAEAAADXBQAgBQYAAMkOACA6AADKDgAgOwAAzQ4AIDwAAMwOACA9AADLDgAgB-4GAAC6CwAw7wYAAM0GABDwBgAAugsAMLIHQADfCgAh8QcEAPEKACH2BwEA3QoAIfcHAQDdCgAhAwAAANcFACABAADMBgAwOQAAzQYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAH7gYAALgLADDvBgAA0wYAEPAGAAC4CwAw8QYCAOoKACG0B0AA7QoAIfQHEACYCwAh9QcAALkLACABAAAA0AYAIAEAAADQBgAgBu4GAAC4CwAw7wYAANMGABDwBgAAuAsAMPEGAgDqCgAhtAdAAO0KACH0BxAAmAsAIQADAAAA0wYAIAEAANQGADACAADQBgAgAwAAANMGACABAADUBgAwAgAA0AYAIAMAAADTBgAgAQAA1AYAMAIAANAGACAD8QYCAAAAAbQHQAAAAAH0BxAAAAABAS0AANgGACAD8QYCAAAAAbQHQAAAAAH0BxAAAAABAS0AANoGADABLQAA2gYAMAPxBgIAywwAIbQHQADODAAh9AcQANUMACECAAAA0AYAIC0AAN0GACAD8QYCAMsMACG0B0AAzgwAIfQHEADVDAAhAgAAANMGACAtAADfBgAgAgAAANMGACAtAADfBgAgAwAAANAGACA0AADYBgAgNQAA3QYAIAEAAADQBgAgAQAAANMGACAFBgAAxA4AIDoAAMUOACA7AADIDgAgPAAAxw4AID0AAMYOACAG7gYAALcLADDvBgAA5gYAEPAGAAC3CwAw8QYCANwKACG0B0AA3woAIfQHEADwCgAhAwAAANMGACABAADlBgAwOQAA5gYAIAMAAADTBgAgAQAA1AYAMAIAANAGACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYPAADDDgAg8QYCAAAAAbsHAQAAAAHfBwQAAAAB8gdAAAAAAfMHAQAAAAEBLQAA7gYAIAXxBgIAAAABuwcBAAAAAd8HBAAAAAHyB0AAAAAB8wcBAAAAAQEtAADwBgAwAS0AAPAGADAGDwAAwg4AIPEGAgDLDAAhuwcBAMwMACHfBwQA1gwAIfIHQADODAAh8wcBAMwMACECAAAAQwAgLQAA8wYAIAXxBgIAywwAIbsHAQDMDAAh3wcEANYMACHyB0AAzgwAIfMHAQDMDAAhAgAAAEEAIC0AAPUGACACAAAAQQAgLQAA9QYAIAMAAABDACA0AADuBgAgNQAA8wYAIAEAAABDACABAAAAQQAgBQYAAL0OACA6AAC-DgAgOwAAwQ4AIDwAAMAOACA9AAC_DgAgCO4GAAC2CwAw7wYAAPwGABDwBgAAtgsAMPEGAgDcCgAhuwcBAN0KACHfBwQA8QoAIfIHQADfCgAh8wcBAN0KACEDAAAAQQAgAQAA-wYAMDkAAPwGACADAAAAQQAgAQAAQgAwAgAAQwAgCy0AAJwLACDuBgAAtQsAMO8GAACCBwAQ8AYAALULADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACGhBwEAAAAB7wcBAOsKACHwBwEAhAsAIfEHBACDCwAhAQAAAP8GACABAAAA_wYAIAstAACcCwAg7gYAALULADDvBgAAggcAEPAGAAC1CwAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACHvBwEA6woAIfAHAQCECwAh8QcEAIMLACEDLQAAzwwAIPAHAADPDAAg8QcAAM8MACADAAAAggcAIAEAAIMHADACAAD_BgAgAwAAAIIHACABAACDBwAwAgAA_wYAIAMAAACCBwAgAQAAgwcAMAIAAP8GACAILYAAAAABhAcBAAAAAYUHAQAAAAGaB0AAAAABoQcBAAAAAe8HAQAAAAHwBwEAAAAB8QcEAAAAAQEtAACHBwAgCC2AAAAAAYQHAQAAAAGFBwEAAAABmgdAAAAAAaEHAQAAAAHvBwEAAAAB8AcBAAAAAfEHBAAAAAEBLQAAiQcAMAEtAACJBwAwCC2AAAAAAYQHAQDMDAAhhQcBAMwMACGaB0AAzgwAIaEHAQDMDAAh7wcBAMwMACHwBwEA4AwAIfEHBADfDAAhAgAAAP8GACAtAACMBwAgCC2AAAAAAYQHAQDMDAAhhQcBAMwMACGaB0AAzgwAIaEHAQDMDAAh7wcBAMwMACHwBwEA4AwAIfEHBADfDAAhAgAAAIIHACAtAACOBwAgAgAAAIIHACAtAACOBwAgAwAAAP8GACA0AACHBwAgNQAAjAcAIAEAAAD_BgAgAQAAAIIHACAIBgAAuA4AIC0AAM8MACA6AAC5DgAgOwAAvA4AIDwAALsOACA9AAC6DgAg8AcAAM8MACDxBwAAzwwAIAstAACICwAg7gYAALQLADDvBgAAlQcAEPAGAAC0CwAwhAcBAN0KACGFBwEA3QoAIZoHQADfCgAhoQcBAN0KACHvBwEA3QoAIfAHAQD8CgAh8QcEAPsKACEDAAAAggcAIAEAAJQHADA5AACVBwAgAwAAAIIHACABAACDBwAwAgAA_wYAIA7uBgAAswsAMO8GAACbBwAQ8AYAALMLADCEBwEA6woAIZoHQADtCgAhoQcBAAAAAaUHAQDrCgAhrgdAAIULACHpBwEA6woAIeoHAQDrCgAh6wcCAOoKACHsBwIA6goAIe0HQACFCwAh7gdAAIULACEBAAAAmAcAIAEAAACYBwAgDu4GAACzCwAw7wYAAJsHABDwBgAAswsAMIQHAQDrCgAhmgdAAO0KACGhBwEA6woAIaUHAQDrCgAhrgdAAIULACHpBwEA6woAIeoHAQDrCgAh6wcCAOoKACHsBwIA6goAIe0HQACFCwAh7gdAAIULACEDrgcAAM8MACDtBwAAzwwAIO4HAADPDAAgAwAAAJsHACABAACcBwAwAgAAmAcAIAMAAACbBwAgAQAAnAcAMAIAAJgHACADAAAAmwcAIAEAAJwHADACAACYBwAgC4QHAQAAAAGaB0AAAAABoQcBAAAAAaUHAQAAAAGuB0AAAAAB6QcBAAAAAeoHAQAAAAHrBwIAAAAB7AcCAAAAAe0HQAAAAAHuB0AAAAABAS0AAKAHACALhAcBAAAAAZoHQAAAAAGhBwEAAAABpQcBAAAAAa4HQAAAAAHpBwEAAAAB6gcBAAAAAesHAgAAAAHsBwIAAAAB7QdAAAAAAe4HQAAAAAEBLQAAogcAMAEtAACiBwAwC4QHAQDMDAAhmgdAAM4MACGhBwEAzAwAIaUHAQDMDAAhrgdAANcMACHpBwEAzAwAIeoHAQDMDAAh6wcCAMsMACHsBwIAywwAIe0HQADXDAAh7gdAANcMACECAAAAmAcAIC0AAKUHACALhAcBAMwMACGaB0AAzgwAIaEHAQDMDAAhpQcBAMwMACGuB0AA1wwAIekHAQDMDAAh6gcBAMwMACHrBwIAywwAIewHAgDLDAAh7QdAANcMACHuB0AA1wwAIQIAAACbBwAgLQAApwcAIAIAAACbBwAgLQAApwcAIAMAAACYBwAgNAAAoAcAIDUAAKUHACABAAAAmAcAIAEAAACbBwAgCAYAALMOACA6AAC0DgAgOwAAtw4AIDwAALYOACA9AAC1DgAgrgcAAM8MACDtBwAAzwwAIO4HAADPDAAgDu4GAACyCwAw7wYAAK4HABDwBgAAsgsAMIQHAQDdCgAhmgdAAN8KACGhBwEA3QoAIaUHAQDdCgAhrgdAAPIKACHpBwEA3QoAIeoHAQDdCgAh6wcCANwKACHsBwIA3AoAIe0HQADyCgAh7gdAAPIKACEDAAAAmwcAIAEAAK0HADA5AACuBwAgAwAAAJsHACABAACcBwAwAgAAmAcAIAvuBgAArwsAMO8GAAC0BwAQ8AYAAK8LADDhBwEA6woAIeIHAgDqCgAh4wdAAO0KACHkBwIA6goAIeUHAgCwCwAh5gcBAIQLACHnBwEAhAsAIegHAACxCwAgAQAAALEHACABAAAAsQcAIAruBgAArwsAMO8GAAC0BwAQ8AYAAK8LADDhBwEA6woAIeIHAgDqCgAh4wdAAO0KACHkBwIA6goAIeUHAgCwCwAh5gcBAIQLACHnBwEAhAsAIQPlBwAAzwwAIOYHAADPDAAg5wcAAM8MACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAH4QcBAAAAAeIHAgAAAAHjB0AAAAAB5AcCAAAAAeUHAgAAAAHmBwEAAAAB5wcBAAAAAQEtAAC5BwAgB-EHAQAAAAHiBwIAAAAB4wdAAAAAAeQHAgAAAAHlBwIAAAAB5gcBAAAAAecHAQAAAAEBLQAAuwcAMAEtAAC7BwAwB-EHAQDMDAAh4gcCAMsMACHjB0AAzgwAIeQHAgDLDAAh5QcCALIOACHmBwEA4AwAIecHAQDgDAAhAgAAALEHACAtAAC-BwAgB-EHAQDMDAAh4gcCAMsMACHjB0AAzgwAIeQHAgDLDAAh5QcCALIOACHmBwEA4AwAIecHAQDgDAAhAgAAALQHACAtAADABwAgAgAAALQHACAtAADABwAgAwAAALEHACA0AAC5BwAgNQAAvgcAIAEAAACxBwAgAQAAALQHACAIBgAArQ4AIDoAAK4OACA7AACxDgAgPAAAsA4AID0AAK8OACDlBwAAzwwAIOYHAADPDAAg5wcAAM8MACAK7gYAAKwLADDvBgAAxwcAEPAGAACsCwAw4QcBAN0KACHiBwIA3AoAIeMHQADfCgAh5AcCANwKACHlBwIArQsAIeYHAQD8CgAh5wcBAPwKACEDAAAAtAcAIAEAAMYHADA5AADHBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAXuBgAAqwsAMO8GAADNBwAQ8AYAAKsLADDfBwEAAAAB4AdAAO0KACEBAAAAygcAIAEAAADKBwAgBe4GAACrCwAw7wYAAM0HABDwBgAAqwsAMN8HAQDrCgAh4AdAAO0KACEAAwAAAM0HACABAADOBwAwAgAAygcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACADAAAAzQcAIAEAAM4HADACAADKBwAgAt8HAQAAAAHgB0AAAAABAS0AANIHACAC3wcBAAAAAeAHQAAAAAEBLQAA1AcAMAEtAADUBwAwAt8HAQDMDAAh4AdAAM4MACECAAAAygcAIC0AANcHACAC3wcBAMwMACHgB0AAzgwAIQIAAADNBwAgLQAA2QcAIAIAAADNBwAgLQAA2QcAIAMAAADKBwAgNAAA0gcAIDUAANcHACABAAAAygcAIAEAAADNBwAgAwYAAKoOACA8AACsDgAgPQAAqw4AIAXuBgAAqgsAMO8GAADgBwAQ8AYAAKoLADDfBwEA3QoAIeAHQADfCgAhAwAAAM0HACABAADfBwAwOQAA4AcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIA0DAACpDgAg8QYCAAAAAfIGAQAAAAGEBwEAAAABlgcQAAAAAZoHQAAAAAGhBwEAAAABpQcBAAAAAakHAQAAAAHBBxAAAAAB3AcBAAAAAd0HAQAAAAHeB0AAAAABAS0AAOgHACAM8QYCAAAAAfIGAQAAAAGEBwEAAAABlgcQAAAAAZoHQAAAAAGhBwEAAAABpQcBAAAAAakHAQAAAAHBBxAAAAAB3AcBAAAAAd0HAQAAAAHeB0AAAAABAS0AAOoHADABLQAA6gcAMA0DAACoDgAg8QYCAMsMACHyBgEAzAwAIYQHAQDMDAAhlgcQANUMACGaB0AAzgwAIaEHAQDMDAAhpQcBAMwMACGpBwEA4AwAIcEHEAD2DAAh3AcBAMwMACHdBwEA4AwAId4HQADXDAAhAgAAAGEAIC0AAO0HACAM8QYCAMsMACHyBgEAzAwAIYQHAQDMDAAhlgcQANUMACGaB0AAzgwAIaEHAQDMDAAhpQcBAMwMACGpBwEA4AwAIcEHEAD2DAAh3AcBAMwMACHdBwEA4AwAId4HQADXDAAhAgAAAF8AIC0AAO8HACACAAAAXwAgLQAA7wcAIAMAAABhACA0AADoBwAgNQAA7QcAIAEAAABhACABAAAAXwAgCQYAAKMOACA6AACkDgAgOwAApw4AIDwAAKYOACA9AAClDgAgqQcAAM8MACDBBwAAzwwAIN0HAADPDAAg3gcAAM8MACAP7gYAAKkLADDvBgAA9gcAEPAGAACpCwAw8QYCANwKACHyBgEA3QoAIYQHAQDdCgAhlgcQAPAKACGaB0AA3woAIaEHAQDdCgAhpQcBAN0KACGpBwEA_AoAIcEHEACLCwAh3AcBAN0KACHdBwEA_AoAId4HQADyCgAhAwAAAF8AIAEAAPUHADA5AAD2BwAgAwAAAF8AIAEAAGAAMAIAAGEAIAuEBQAAogsAIIUFAACjCwAg7gYAAKELADDvBgAAhggAEPAGAAChCwAw8QYCAAAAAYUHAQDrCgAhhgcBAAAAAdQHAQDrCgAh1QcBAOsKACHWBwEAhAsAIQEAAAD5BwAgB4MFAACmCwAg7gYAAKgLADDvBgAA-wcAEPAGAACoCwAw8QYCAOoKACHyBgEA6woAIdMHAQDrCgAhAYMFAACiDgAgCIMFAACmCwAg7gYAAKgLADDvBgAA-wcAEPAGAACoCwAw8QYCAOoKACHyBgEA6woAIdMHAQDrCgAh2wcAAKcLACADAAAA-wcAIAEAAPwHADACAAD9BwAgB4MFAACmCwAg7gYAAKULADDvBgAA_wcAEPAGAAClCwAw8QYCAOoKACHyBgEA6woAIaIHAQDrCgAhAYMFAACiDgAgCIMFAACmCwAg7gYAAKULADDvBgAA_wcAEPAGAAClCwAw8QYCAOoKACHyBgEA6woAIaIHAQDrCgAh2gcAAKQLACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAPsHACABAAAA_wcAIAEAAAD5BwAgC4QFAACiCwAghQUAAKMLACDuBgAAoQsAMO8GAACGCAAQ8AYAAKELADDxBgIA6goAIYUHAQDrCgAhhgcBAOsKACHUBwEA6woAIdUHAQDrCgAh1gcBAIQLACEDhAUAAKAOACCFBQAAoQ4AINYHAADPDAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAMAAACGCAAgAQAAhwgAMAIAAPkHACADAAAAhggAIAEAAIcIADACAAD5BwAgCIQFAACeDgAghQUAAJ8OACDxBgIAAAABhQcBAAAAAYYHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAEBLQAAiwgAIAbxBgIAAAABhQcBAAAAAYYHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAEBLQAAjQgAMAEtAACNCAAwCIQFAACEDgAghQUAAIUOACDxBgIAywwAIYUHAQDMDAAhhgcBAMwMACHUBwEAzAwAIdUHAQDMDAAh1gcBAOAMACECAAAA-QcAIC0AAJAIACAG8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAh1AcBAMwMACHVBwEAzAwAIdYHAQDgDAAhAgAAAIYIACAtAACSCAAgAgAAAIYIACAtAACSCAAgAwAAAPkHACA0AACLCAAgNQAAkAgAIAEAAAD5BwAgAQAAAIYIACAGBgAA_w0AIDoAAIAOACA7AACDDgAgPAAAgg4AID0AAIEOACDWBwAAzwwAIAnuBgAAoAsAMO8GAACZCAAQ8AYAAKALADDxBgIA3AoAIYUHAQDdCgAhhgcBAN0KACHUBwEA3QoAIdUHAQDdCgAh1gcBAPwKACEDAAAAhggAIAEAAJgIADA5AACZCAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAEAAACBCAAgAQAAAIEIACADAAAA_wcAIAEAAIAIADACAACBCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAMAAAD_BwAgAQAAgAgAMAIAAIEIACAEgwUAAP4NACDxBgIAAAAB8gYBAAAAAaIHAQAAAAEBLQAAoQgAIAPxBgIAAAAB8gYBAAAAAaIHAQAAAAEBLQAAowgAMAEtAACjCAAwBIMFAAD9DQAg8QYCAMsMACHyBgEAzAwAIaIHAQDMDAAhAgAAAIEIACAtAACmCAAgA_EGAgDLDAAh8gYBAMwMACGiBwEAzAwAIQIAAAD_BwAgLQAAqAgAIAIAAAD_BwAgLQAAqAgAIAMAAACBCAAgNAAAoQgAIDUAAKYIACABAAAAgQgAIAEAAAD_BwAgBQYAAPgNACA6AAD5DQAgOwAA_A0AIDwAAPsNACA9AAD6DQAgBu4GAACfCwAw7wYAAK8IABDwBgAAnwsAMPEGAgDcCgAh8gYBAN0KACGiBwEA3QoAIQMAAAD_BwAgAQAArggAMDkAAK8IACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAP0HACABAAAA_QcAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACADAAAA-wcAIAEAAPwHADACAAD9BwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIASDBQAA9w0AIPEGAgAAAAHyBgEAAAAB0wcBAAAAAQEtAAC3CAAgA_EGAgAAAAHyBgEAAAAB0wcBAAAAAQEtAAC5CAAwAS0AALkIADAEgwUAAPYNACDxBgIAywwAIfIGAQDMDAAh0wcBAMwMACECAAAA_QcAIC0AALwIACAD8QYCAMsMACHyBgEAzAwAIdMHAQDMDAAhAgAAAPsHACAtAAC-CAAgAgAAAPsHACAtAAC-CAAgAwAAAP0HACA0AAC3CAAgNQAAvAgAIAEAAAD9BwAgAQAAAPsHACAFBgAA8Q0AIDoAAPINACA7AAD1DQAgPAAA9A0AID0AAPMNACAG7gYAAJ4LADDvBgAAxQgAEPAGAACeCwAw8QYCANwKACHyBgEA3QoAIdMHAQDdCgAhAwAAAPsHACABAADECAAwOQAAxQgAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AICkDAADvDQAgCAAA8A0AIPEGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABigcEAAAAAZEHAQAAAAGTBxAAAAABlAcBAAAAAaEHAQAAAAGlBwEAAAABtQcEAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwEAAAABwAcBAAAAAcEHEAAAAAHCBxAAAAABwwcQAAAAAcQHBAAAAAHFBwQAAAABxgcQAAAAAccHAQAAAAHIBxAAAAAByQcBAAAAAcoHQAAAAAHLByAAAAABzAdAAAAAAc0HAQAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAAB0gdAAAAAAQEtAADNCAAgJ_EGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABigcEAAAAAZEHAQAAAAGTBxAAAAABlAcBAAAAAaEHAQAAAAGlBwEAAAABtQcEAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwEAAAABwAcBAAAAAcEHEAAAAAHCBxAAAAABwwcQAAAAAcQHBAAAAAHFBwQAAAABxgcQAAAAAccHAQAAAAHIBxAAAAAByQcBAAAAAcoHQAAAAAHLByAAAAABzAdAAAAAAc0HAQAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAAB0gdAAAAAAQEtAADPCAAwAS0AAM8IADApAwAA5A0AIAgAAOUNACDxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYgHEADVDAAhigcEANYMACGRBwEA4AwAIZMHEADVDAAhlAcBAOAMACGhBwEAzAwAIaUHAQDMDAAhtQcEANYMACG7BwEAzAwAIbwHAQDMDAAhvQcBAMwMACG-BwIAywwAIb8HAQDMDAAhwAcBAMwMACHBBxAA1QwAIcIHEADVDAAhwwcQANUMACHEBwQA1gwAIcUHBADWDAAhxgcQANUMACHHBwEA4AwAIcgHEAD2DAAhyQcBAOAMACHKB0AA1wwAIcsHIADNDAAhzAdAANcMACHNBwEA4AwAIc4HQADXDAAhzwdAANcMACHQB0AA1wwAIdEHQADODAAh0gdAANcMACECAAAADgAgLQAA0ggAICfxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYgHEADVDAAhigcEANYMACGRBwEA4AwAIZMHEADVDAAhlAcBAOAMACGhBwEAzAwAIaUHAQDMDAAhtQcEANYMACG7BwEAzAwAIbwHAQDMDAAhvQcBAMwMACG-BwIAywwAIb8HAQDMDAAhwAcBAMwMACHBBxAA1QwAIcIHEADVDAAhwwcQANUMACHEBwQA1gwAIcUHBADWDAAhxgcQANUMACHHBwEA4AwAIcgHEAD2DAAhyQcBAOAMACHKB0AA1wwAIcsHIADNDAAhzAdAANcMACHNBwEA4AwAIc4HQADXDAAhzwdAANcMACHQB0AA1wwAIdEHQADODAAh0gdAANcMACECAAAADAAgLQAA1AgAIAIAAAAMACAtAADUCAAgAwAAAA4AIDQAAM0IACA1AADSCAAgAQAAAA4AIAEAAAAMACARBgAA3w0AIDoAAOANACA7AADjDQAgPAAA4g0AID0AAOENACCRBwAAzwwAIJQHAADPDAAgxwcAAM8MACDIBwAAzwwAIMkHAADPDAAgygcAAM8MACDMBwAAzwwAIM0HAADPDAAgzgcAAM8MACDPBwAAzwwAINAHAADPDAAg0gcAAM8MACAq7gYAAJ0LADDvBgAA2wgAEPAGAACdCwAw8QYCANwKACGCBwEA3QoAIYMHAQDdCgAhhAcBAN0KACGFBwEA3QoAIYYHAQDdCgAhhwcBAN0KACGIBxAA8AoAIYoHBADxCgAhkQcBAPwKACGTBxAA8AoAIZQHAQD8CgAhoQcBAN0KACGlBwEA3QoAIbUHBADxCgAhuwcBAN0KACG8BwEA3QoAIb0HAQDdCgAhvgcCANwKACG_BwEA3QoAIcAHAQDdCgAhwQcQAPAKACHCBxAA8AoAIcMHEADwCgAhxAcEAPEKACHFBwQA8QoAIcYHEADwCgAhxwcBAPwKACHIBxAAiwsAIckHAQD8CgAhygdAAPIKACHLByAA3goAIcwHQADyCgAhzQcBAPwKACHOB0AA8goAIc8HQADyCgAh0AdAAPIKACHRB0AA3woAIdIHQADyCgAhAwAAAAwAIAEAANoIADA5AADbCAAgAwAAAAwAIAEAAA0AMAIAAA4AIA7uBgAAmwsAMO8GAADhCAAQ8AYAAJsLADCEBwEA6woAIYUHAQDrCgAhkgcBAOsKACGWBxAAmAsAIZoHQADtCgAhoQcBAAAAAaUHAQDrCgAhtwcQAJgLACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACABAAAA3ggAIAEAAADeCAAgDu4GAACbCwAw7wYAAOEIABDwBgAAmwsAMIQHAQDrCgAhhQcBAOsKACGSBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIaUHAQDrCgAhtwcQAJgLACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACADuAcAAM8MACC5BwAAzwwAILoHAADPDAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAMAAADhCAAgAQAA4ggAMAIAAN4IACADAAAA4QgAIAEAAOIIADACAADeCAAgC4QHAQAAAAGFBwEAAAABkgcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaUHAQAAAAG3BxAAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABAS0AAOYIACALhAcBAAAAAYUHAQAAAAGSBwEAAAABlgcQAAAAAZoHQAAAAAGhBwEAAAABpQcBAAAAAbcHEAAAAAG4BwEAAAABuQcBAAAAAboHgAAAAAEBLQAA6AgAMAEtAADoCAAwC4QHAQDMDAAhhQcBAMwMACGSBwEAzAwAIZYHEADVDAAhmgdAAM4MACGhBwEAzAwAIaUHAQDMDAAhtwcQANUMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAQIAAADeCAAgLQAA6wgAIAuEBwEAzAwAIYUHAQDMDAAhkgcBAMwMACGWBxAA1QwAIZoHQADODAAhoQcBAMwMACGlBwEAzAwAIbcHEADVDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAECAAAA4QgAIC0AAO0IACACAAAA4QgAIC0AAO0IACADAAAA3ggAIDQAAOYIACA1AADrCAAgAQAAAN4IACABAAAA4QgAIAgGAADaDQAgOgAA2w0AIDsAAN4NACA8AADdDQAgPQAA3A0AILgHAADPDAAguQcAAM8MACC6BwAAzwwAIA7uBgAAmgsAMO8GAAD0CAAQ8AYAAJoLADCEBwEA3QoAIYUHAQDdCgAhkgcBAN0KACGWBxAA8AoAIZoHQADfCgAhoQcBAN0KACGlBwEA3QoAIbcHEADwCgAhuAcBAPwKACG5BwEA_AoAIboHAACICwAgAwAAAOEIACABAADzCAAwOQAA9AgAIAMAAADhCAAgAQAA4ggAMAIAAN4IACAL7gYAAJYLADDvBgAA-ggAEPAGAACWCwAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGWBxAAmAsAIbQHQADtCgAhtQcEAJcLACG2BwAAmQsAIAEAAAD3CAAgAQAAAPcIACAK7gYAAJYLADDvBgAA-ggAEPAGAACWCwAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGWBxAAmAsAIbQHQADtCgAhtQcEAJcLACEAAwAAAPoIACABAAD7CAAwAgAA9wgAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACADAAAA-ggAIAEAAPsIADACAAD3CAAgB_EGAgAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGWBxAAAAABtAdAAAAAAbUHBAAAAAEBLQAA_wgAIAfxBgIAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABlgcQAAAAAbQHQAAAAAG1BwQAAAABAS0AAIEJADABLQAAgQkAMAfxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIZYHEADVDAAhtAdAAM4MACG1BwQA1gwAIQIAAAD3CAAgLQAAhAkAIAfxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIZYHEADVDAAhtAdAAM4MACG1BwQA1gwAIQIAAAD6CAAgLQAAhgkAIAIAAAD6CAAgLQAAhgkAIAMAAAD3CAAgNAAA_wgAIDUAAIQJACABAAAA9wgAIAEAAAD6CAAgBQYAANUNACA6AADWDQAgOwAA2Q0AIDwAANgNACA9AADXDQAgCu4GAACVCwAw7wYAAI0JABDwBgAAlQsAMPEGAgDcCgAhgwcBAN0KACGEBwEA3QoAIYUHAQDdCgAhlgcQAPAKACG0B0AA3woAIbUHBADxCgAhAwAAAPoIACABAACMCQAwOQAAjQkAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACAE7gYAAJQLADDvBgAAkwkAEPAGAACUCwAwswcgAAAAAQEAAACQCQAgAQAAAJAJACAE7gYAAJQLADDvBgAAkwkAEPAGAACUCwAwswcgAOwKACEAAwAAAJMJACABAACUCQAwAgAAkAkAIAMAAACTCQAgAQAAlAkAMAIAAJAJACADAAAAkwkAIAEAAJQJADACAACQCQAgAbMHIADNDAAhAgAAAJAJACAtAACYCQAgAbMHIADNDAAhAgAAAJMJACAtAACaCQAgAgAAAJMJACAtAACaCQAgAQAAAJAJACABAAAAkwkAIAMGAADSDQAgPAAA1A0AID0AANMNACAE7gYAAJMLADDvBgAAoAkAEPAGAACTCwAwswcgAN4KACEDAAAAkwkAIAEAAJ8JADA5AACgCQAgAwAAAJMJACABAACUCQAwAgAAkAkAIATuBgAAkgsAMO8GAACmCQAQ8AYAAJILADCyB0AAAAABAQAAAKMJACABAAAAowkAIATuBgAAkgsAMO8GAACmCQAQ8AYAAJILADCyB0AA7QoAIQADAAAApgkAIAEAAKcJADACAACjCQAgAwAAAKYJACABAACnCQAwAgAAowkAIAMAAACmCQAgAQAApwkAMAIAAKMJACABsgdAAM4MACECAAAAowkAIC0AAKsJACABsgdAAM4MACECAAAApgkAIC0AAK0JACACAAAApgkAIC0AAK0JACABAAAAowkAIAEAAACmCQAgAwYAAM8NACA8AADRDQAgPQAA0A0AIATuBgAAkQsAMO8GAACzCQAQ8AYAAJELADCyB0AA3woAIQMAAACmCQAgAQAAsgkAMDkAALMJACADAAAApgkAIAEAAKcJADACAACjCQAgCgQBAOsKACHuBgAAjwsAMO8GAAC5CQAQ8AYAAI8LADCSBwEA6woAIZcHAQDrCgAhmgdAAO0KACGvBwEA6woAIbAHAQDrCgAhsQcAAJALACABAAAAtgkAIAEAAAC2CQAgCQQBAOsKACHuBgAAjwsAMO8GAAC5CQAQ8AYAAI8LADCSBwEA6woAIZcHAQDrCgAhmgdAAO0KACGvBwEA6woAIbAHAQDrCgAhAAMAAAC5CQAgAQAAugkAMAIAALYJACADAAAAuQkAIAEAALoJADACAAC2CQAgAwAAALkJACABAAC6CQAwAgAAtgkAIAYEAQAAAAGSBwEAAAABlwcBAAAAAZoHQAAAAAGvBwEAAAABsAcBAAAAAQEtAAC-CQAgBgQBAAAAAZIHAQAAAAGXBwEAAAABmgdAAAAAAa8HAQAAAAGwBwEAAAABAS0AAMAJADABLQAAwAkAMAYEAQDMDAAhkgcBAMwMACGXBwEAzAwAIZoHQADODAAhrwcBAMwMACGwBwEAzAwAIQIAAAC2CQAgLQAAwwkAIAYEAQDMDAAhkgcBAMwMACGXBwEAzAwAIZoHQADODAAhrwcBAMwMACGwBwEAzAwAIQIAAAC5CQAgLQAAxQkAIAIAAAC5CQAgLQAAxQkAIAMAAAC2CQAgNAAAvgkAIDUAAMMJACABAAAAtgkAIAEAAAC5CQAgAwYAAMwNACA8AADODQAgPQAAzQ0AIAkEAQDdCgAh7gYAAI4LADDvBgAAzAkAEPAGAACOCwAwkgcBAN0KACGXBwEA3QoAIZoHQADfCgAhrwcBAN0KACGwBwEA3QoAIQMAAAC5CQAgAQAAywkAMDkAAMwJACADAAAAuQkAIAEAALoJADACAAC2CQAgAQAAAFMAIAEAAABTACADAAAAPwAgAQAAUgAwAgAAUwAgAwAAAD8AIAEAAFIAMAIAAFMAIAMAAAA_ACABAABSADACAABTACAeAwAAyA0AIAgAAMkNACAKAADKDQAgCwAAyw0AIBsCAAAAAfEGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABkgcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcEAAAAAagHIAAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrQdAAAAAAa4HQAAAAAEBLQAA1AkAIBobAgAAAAHxBgIAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAZIHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHBAAAAAGoByAAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa0HQAAAAAGuB0AAAAABAS0AANYJADABLQAA1gkAMAEAAAAUACAeAwAA9wwAIAgAAPgMACAKAAD5DAAgCwAA-gwAIBsCAMsMACHxBgIAywwAIYIHAQDgDAAhgwcBAOAMACGEBwEA4AwAIYUHAQDMDAAhhgcBAMwMACGHBwEA4AwAIYwHBADfDAAhkgcBAOAMACGWBxAA9gwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaMHAQDgDAAhpAcBAMwMACGlBwEAzAwAIaYHAQDgDAAhpwcEAN8MACGoByAAzQwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrQdAANcMACGuB0AA1wwAIQIAAABTACAtAADaCQAgGhsCAMsMACHxBgIAywwAIYIHAQDgDAAhgwcBAOAMACGEBwEA4AwAIYUHAQDMDAAhhgcBAMwMACGHBwEA4AwAIYwHBADfDAAhkgcBAOAMACGWBxAA9gwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaMHAQDgDAAhpAcBAMwMACGlBwEAzAwAIaYHAQDgDAAhpwcEAN8MACGoByAAzQwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrQdAANcMACGuB0AA1wwAIQIAAAA_ACAtAADcCQAgAgAAAD8AIC0AANwJACABAAAAFAAgAwAAAFMAIDQAANQJACA1AADaCQAgAQAAAFMAIAEAAAA_ACAVBgAA8QwAIDoAAPIMACA7AAD1DAAgPAAA9AwAID0AAPMMACCCBwAAzwwAIIMHAADPDAAghAcAAM8MACCHBwAAzwwAIIwHAADPDAAgkgcAAM8MACCWBwAAzwwAIKMHAADPDAAgpgcAAM8MACCnBwAAzwwAIKkHAADPDAAgqgcAAM8MACCrBwAAzwwAIKwHAADPDAAgrQcAAM8MACCuBwAAzwwAIB0bAgDcCgAh7gYAAIoLADDvBgAA5AkAEPAGAACKCwAw8QYCANwKACGCBwEA_AoAIYMHAQD8CgAhhAcBAPwKACGFBwEA3QoAIYYHAQDdCgAhhwcBAPwKACGMBwQA-woAIZIHAQD8CgAhlgcQAIsLACGaB0AA3woAIaEHAQDdCgAhogcBAN0KACGjBwEA_AoAIaQHAQDdCgAhpQcBAN0KACGmBwEA_AoAIacHBAD7CgAhqAcgAN4KACGpBwEA_AoAIaoHQADyCgAhqwcBAPwKACGsBwEA_AoAIa0HQADyCgAhrgdAAPIKACEDAAAAPwAgAQAA4wkAMDkAAOQJACADAAAAPwAgAQAAUgAwAgAAUwAgAQAAABkAIAEAAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIAMAAAAXACABAAAYADACAAAZACAICQAA8AwAIPEGAgAAAAGEBwEAAAABkQcBAAAAAZcHAQAAAAGYB4AAAAABmQdAAAAAAZoHQAAAAAEBLQAA7AkAIAfxBgIAAAABhAcBAAAAAZEHAQAAAAGXBwEAAAABmAeAAAAAAZkHQAAAAAGaB0AAAAABAS0AAO4JADABLQAA7gkAMAgJAADvDAAg8QYCAMsMACGEBwEAzAwAIZEHAQDMDAAhlwcBAMwMACGYB4AAAAABmQdAANcMACGaB0AAzgwAIQIAAAAZACAtAADxCQAgB_EGAgDLDAAhhAcBAMwMACGRBwEAzAwAIZcHAQDMDAAhmAeAAAAAAZkHQADXDAAhmgdAAM4MACECAAAAFwAgLQAA8wkAIAIAAAAXACAtAADzCQAgAwAAABkAIDQAAOwJACA1AADxCQAgAQAAABkAIAEAAAAXACAHBgAA6gwAIDoAAOsMACA7AADuDAAgPAAA7QwAID0AAOwMACCYBwAAzwwAIJkHAADPDAAgCu4GAACHCwAw7wYAAPoJABDwBgAAhwsAMPEGAgDcCgAhhAcBAN0KACGRBwEA3QoAIZcHAQDdCgAhmAcAAIgLACCZB0AA8goAIZoHQADfCgAhAwAAABcAIAEAAPkJADA5AAD6CQAgAwAAABcAIAEAABgAMAIAABkAIAEAAAASACABAAAAEgAgAwAAABAAIAEAABEAMAIAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgCQkAAOgMACAaAADpDAAghAcBAAAAAZEHAQAAAAGSBwEAAAABkwcQAAAAAZQHAQAAAAGVBxAAAAABlgcQAAAAAQEtAACCCgAgB4QHAQAAAAGRBwEAAAABkgcBAAAAAZMHEAAAAAGUBwEAAAABlQcQAAAAAZYHEAAAAAEBLQAAhAoAMAEtAACECgAwCQkAAOYMACAaAADnDAAghAcBAMwMACGRBwEAzAwAIZIHAQDMDAAhkwcQANUMACGUBwEAzAwAIZUHEADVDAAhlgcQANUMACECAAAAEgAgLQAAhwoAIAeEBwEAzAwAIZEHAQDMDAAhkgcBAMwMACGTBxAA1QwAIZQHAQDMDAAhlQcQANUMACGWBxAA1QwAIQIAAAAQACAtAACJCgAgAgAAABAAIC0AAIkKACADAAAAEgAgNAAAggoAIDUAAIcKACABAAAAEgAgAQAAABAAIAUGAADhDAAgOgAA4gwAIDsAAOUMACA8AADkDAAgPQAA4wwAIAruBgAAhgsAMO8GAACQCgAQ8AYAAIYLADCEBwEA3QoAIZEHAQDdCgAhkgcBAN0KACGTBxAA8AoAIZQHAQDdCgAhlQcQAPAKACGWBxAA8AoAIQMAAAAQACABAACPCgAwOQAAkAoAIAMAAAAQACABAAARADACAAASACAJ7gYAAIILADDvBgAAlgoAEPAGAACCCwAw8QYCAAAAAYwHBACDCwAhjQcBAIQLACGOBwEAhAsAIY8HQACFCwAhkAdAAIULACEBAAAAkwoAIAEAAACTCgAgCe4GAACCCwAw7wYAAJYKABDwBgAAggsAMPEGAgDqCgAhjAcEAIMLACGNBwEAhAsAIY4HAQCECwAhjwdAAIULACGQB0AAhQsAIQWMBwAAzwwAII0HAADPDAAgjgcAAM8MACCPBwAAzwwAIJAHAADPDAAgAwAAAJYKACABAACXCgAwAgAAkwoAIAMAAACWCgAgAQAAlwoAMAIAAJMKACADAAAAlgoAIAEAAJcKADACAACTCgAgBvEGAgAAAAGMBwQAAAABjQcBAAAAAY4HAQAAAAGPB0AAAAABkAdAAAAAAQEtAACbCgAgBvEGAgAAAAGMBwQAAAABjQcBAAAAAY4HAQAAAAGPB0AAAAABkAdAAAAAAQEtAACdCgAwAS0AAJ0KADAG8QYCAMsMACGMBwQA3wwAIY0HAQDgDAAhjgcBAOAMACGPB0AA1wwAIZAHQADXDAAhAgAAAJMKACAtAACgCgAgBvEGAgDLDAAhjAcEAN8MACGNBwEA4AwAIY4HAQDgDAAhjwdAANcMACGQB0AA1wwAIQIAAACWCgAgLQAAogoAIAIAAACWCgAgLQAAogoAIAMAAACTCgAgNAAAmwoAIDUAAKAKACABAAAAkwoAIAEAAACWCgAgCgYAANoMACA6AADbDAAgOwAA3gwAIDwAAN0MACA9AADcDAAgjAcAAM8MACCNBwAAzwwAII4HAADPDAAgjwcAAM8MACCQBwAAzwwAIAnuBgAA-goAMO8GAACpCgAQ8AYAAPoKADDxBgIA3AoAIYwHBAD7CgAhjQcBAPwKACGOBwEA_AoAIY8HQADyCgAhkAdAAPIKACEDAAAAlgoAIAEAAKgKADA5AACpCgAgAwAAAJYKACABAACXCgAwAgAAkwoAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgDAMAANkMACDxBgIAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcQAAAAAYkHEAAAAAGKBwQAAAABiwdAAAAAAQEtAACxCgAgC_EGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABiQcQAAAAAYoHBAAAAAGLB0AAAAABAS0AALMKADABLQAAswoAMAwDAADYDAAg8QYCAMsMACGCBwEAzAwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYkHEADVDAAhigcEANYMACGLB0AA1wwAIQIAAABQACAtAAC2CgAgC_EGAgDLDAAhggcBAMwMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhiAcQANUMACGJBxAA1QwAIYoHBADWDAAhiwdAANcMACECAAAATgAgLQAAuAoAIAIAAABOACAtAAC4CgAgAwAAAFAAIDQAALEKACA1AAC2CgAgAQAAAFAAIAEAAABOACAGBgAA0AwAIDoAANEMACA7AADUDAAgPAAA0wwAID0AANIMACCLBwAAzwwAIA7uBgAA7woAMO8GAAC_CgAQ8AYAAO8KADDxBgIA3AoAIYIHAQDdCgAhgwcBAN0KACGEBwEA3QoAIYUHAQDdCgAhhgcBAN0KACGHBwEA3QoAIYgHEADwCgAhiQcQAPAKACGKBwQA8QoAIYsHQADyCgAhAwAAAE4AIAEAAL4KADA5AAC_CgAgAwAAAE4AIAEAAE8AMAIAAFAAIAnuBgAA6QoAMO8GAADFCgAQ8AYAAOkKADDxBgIA6goAIfIGAQDrCgAh8wYgAOwKACH0BkAA7QoAIfUGQADtCgAhgQcAAO4KACABAAAAwgoAIAEAAADCCgAgCO4GAADpCgAw7wYAAMUKABDwBgAA6QoAMPEGAgDqCgAh8gYBAOsKACHzBiAA7AoAIfQGQADtCgAh9QZAAO0KACEAAwAAAMUKACABAADGCgAwAgAAwgoAIAMAAADFCgAgAQAAxgoAMAIAAMIKACADAAAAxQoAIAEAAMYKADACAADCCgAgBfEGAgAAAAHyBgEAAAAB8wYgAAAAAfQGQAAAAAH1BkAAAAABAS0AAMoKACAF8QYCAAAAAfIGAQAAAAHzBiAAAAAB9AZAAAAAAfUGQAAAAAEBLQAAzAoAMAEtAADMCgAwBfEGAgDLDAAh8gYBAMwMACHzBiAAzQwAIfQGQADODAAh9QZAAM4MACECAAAAwgoAIC0AAM8KACAF8QYCAMsMACHyBgEAzAwAIfMGIADNDAAh9AZAAM4MACH1BkAAzgwAIQIAAADFCgAgLQAA0QoAIAIAAADFCgAgLQAA0QoAIAMAAADCCgAgNAAAygoAIDUAAM8KACABAAAAwgoAIAEAAADFCgAgBQYAAMYMACA6AADHDAAgOwAAygwAIDwAAMkMACA9AADIDAAgCO4GAADbCgAw7wYAANgKABDwBgAA2woAMPEGAgDcCgAh8gYBAN0KACHzBiAA3goAIfQGQADfCgAh9QZAAN8KACEDAAAAxQoAIAEAANcKADA5AADYCgAgAwAAAMUKACABAADGCgAwAgAAwgoAIAjuBgAA2woAMO8GAADYCgAQ8AYAANsKADDxBgIA3AoAIfIGAQDdCgAh8wYgAN4KACH0BkAA3woAIfUGQADfCgAhDQYAAOEKACA6AADoCgAgOwAA4QoAIDwAAOEKACA9AADhCgAg9gYCAAAAAfcGAgAAAAT4BgIAAAAE-QYCAAAAAfoGAgAAAAH7BgIAAAAB_AYCAAAAAf0GAgDnCgAhDgYAAOEKACA8AADmCgAgPQAA5goAIPYGAQAAAAH3BgEAAAAE-AYBAAAABPkGAQAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEA5QoAIf4GAQAAAAH_BgEAAAABgAcBAAAAAQUGAADhCgAgPAAA5AoAID0AAOQKACD2BiAAAAAB_QYgAOMKACELBgAA4QoAIDwAAOIKACA9AADiCgAg9gZAAAAAAfcGQAAAAAT4BkAAAAAE-QZAAAAAAfoGQAAAAAH7BkAAAAAB_AZAAAAAAf0GQADgCgAhCwYAAOEKACA8AADiCgAgPQAA4goAIPYGQAAAAAH3BkAAAAAE-AZAAAAABPkGQAAAAAH6BkAAAAAB-wZAAAAAAfwGQAAAAAH9BkAA4AoAIQj2BgIAAAAB9wYCAAAABPgGAgAAAAT5BgIAAAAB-gYCAAAAAfsGAgAAAAH8BgIAAAAB_QYCAOEKACEI9gZAAAAAAfcGQAAAAAT4BkAAAAAE-QZAAAAAAfoGQAAAAAH7BkAAAAAB_AZAAAAAAf0GQADiCgAhBQYAAOEKACA8AADkCgAgPQAA5AoAIPYGIAAAAAH9BiAA4woAIQL2BiAAAAAB_QYgAOQKACEOBgAA4QoAIDwAAOYKACA9AADmCgAg9gYBAAAAAfcGAQAAAAT4BgEAAAAE-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQDlCgAh_gYBAAAAAf8GAQAAAAGABwEAAAABC_YGAQAAAAH3BgEAAAAE-AYBAAAABPkGAQAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEA5goAIf4GAQAAAAH_BgEAAAABgAcBAAAAAQ0GAADhCgAgOgAA6AoAIDsAAOEKACA8AADhCgAgPQAA4QoAIPYGAgAAAAH3BgIAAAAE-AYCAAAABPkGAgAAAAH6BgIAAAAB-wYCAAAAAfwGAgAAAAH9BgIA5woAIQj2BggAAAAB9wYIAAAABPgGCAAAAAT5BggAAAAB-gYIAAAAAfsGCAAAAAH8BggAAAAB_QYIAOgKACEI7gYAAOkKADDvBgAAxQoAEPAGAADpCgAw8QYCAOoKACHyBgEA6woAIfMGIADsCgAh9AZAAO0KACH1BkAA7QoAIQj2BgIAAAAB9wYCAAAABPgGAgAAAAT5BgIAAAAB-gYCAAAAAfsGAgAAAAH8BgIAAAAB_QYCAOEKACEL9gYBAAAAAfcGAQAAAAT4BgEAAAAE-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQDmCgAh_gYBAAAAAf8GAQAAAAGABwEAAAABAvYGIAAAAAH9BiAA5AoAIQj2BkAAAAAB9wZAAAAABPgGQAAAAAT5BkAAAAAB-gZAAAAAAfsGQAAAAAH8BkAAAAAB_QZAAOIKACEC8QYCAAAAAfIGAQAAAAEO7gYAAO8KADDvBgAAvwoAEPAGAADvCgAw8QYCANwKACGCBwEA3QoAIYMHAQDdCgAhhAcBAN0KACGFBwEA3QoAIYYHAQDdCgAhhwcBAN0KACGIBxAA8AoAIYkHEADwCgAhigcEAPEKACGLB0AA8goAIQ0GAADhCgAgOgAA-QoAIDsAAPkKACA8AAD5CgAgPQAA-QoAIPYGEAAAAAH3BhAAAAAE-AYQAAAABPkGEAAAAAH6BhAAAAAB-wYQAAAAAfwGEAAAAAH9BhAA-AoAIQ0GAADhCgAgOgAA6AoAIDsAAPcKACA8AAD3CgAgPQAA9woAIPYGBAAAAAH3BgQAAAAE-AYEAAAABPkGBAAAAAH6BgQAAAAB-wYEAAAAAfwGBAAAAAH9BgQA9goAIQsGAAD0CgAgPAAA9QoAID0AAPUKACD2BkAAAAAB9wZAAAAABfgGQAAAAAX5BkAAAAAB-gZAAAAAAfsGQAAAAAH8BkAAAAAB_QZAAPMKACELBgAA9AoAIDwAAPUKACA9AAD1CgAg9gZAAAAAAfcGQAAAAAX4BkAAAAAF-QZAAAAAAfoGQAAAAAH7BkAAAAAB_AZAAAAAAf0GQADzCgAhCPYGAgAAAAH3BgIAAAAF-AYCAAAABfkGAgAAAAH6BgIAAAAB-wYCAAAAAfwGAgAAAAH9BgIA9AoAIQj2BkAAAAAB9wZAAAAABfgGQAAAAAX5BkAAAAAB-gZAAAAAAfsGQAAAAAH8BkAAAAAB_QZAAPUKACENBgAA4QoAIDoAAOgKACA7AAD3CgAgPAAA9woAID0AAPcKACD2BgQAAAAB9wYEAAAABPgGBAAAAAT5BgQAAAAB-gYEAAAAAfsGBAAAAAH8BgQAAAAB_QYEAPYKACEI9gYEAAAAAfcGBAAAAAT4BgQAAAAE-QYEAAAAAfoGBAAAAAH7BgQAAAAB_AYEAAAAAf0GBAD3CgAhDQYAAOEKACA6AAD5CgAgOwAA-QoAIDwAAPkKACA9AAD5CgAg9gYQAAAAAfcGEAAAAAT4BhAAAAAE-QYQAAAAAfoGEAAAAAH7BhAAAAAB_AYQAAAAAf0GEAD4CgAhCPYGEAAAAAH3BhAAAAAE-AYQAAAABPkGEAAAAAH6BhAAAAAB-wYQAAAAAfwGEAAAAAH9BhAA-QoAIQnuBgAA-goAMO8GAACpCgAQ8AYAAPoKADDxBgIA3AoAIYwHBAD7CgAhjQcBAPwKACGOBwEA_AoAIY8HQADyCgAhkAdAAPIKACENBgAA9AoAIDoAAIALACA7AACBCwAgPAAAgQsAID0AAIELACD2BgQAAAAB9wYEAAAABfgGBAAAAAX5BgQAAAAB-gYEAAAAAfsGBAAAAAH8BgQAAAAB_QYEAP8KACEOBgAA9AoAIDwAAP4KACA9AAD-CgAg9gYBAAAAAfcGAQAAAAX4BgEAAAAF-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYBAAAAAf0GAQD9CgAh_gYBAAAAAf8GAQAAAAGABwEAAAABDgYAAPQKACA8AAD-CgAgPQAA_goAIPYGAQAAAAH3BgEAAAAF-AYBAAAABfkGAQAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEA_QoAIf4GAQAAAAH_BgEAAAABgAcBAAAAAQv2BgEAAAAB9wYBAAAABfgGAQAAAAX5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BgEAAAAB_QYBAP4KACH-BgEAAAAB_wYBAAAAAYAHAQAAAAENBgAA9AoAIDoAAIALACA7AACBCwAgPAAAgQsAID0AAIELACD2BgQAAAAB9wYEAAAABfgGBAAAAAX5BgQAAAAB-gYEAAAAAfsGBAAAAAH8BgQAAAAB_QYEAP8KACEI9gYIAAAAAfcGCAAAAAX4BggAAAAF-QYIAAAAAfoGCAAAAAH7BggAAAAB_AYIAAAAAf0GCACACwAhCPYGBAAAAAH3BgQAAAAF-AYEAAAABfkGBAAAAAH6BgQAAAAB-wYEAAAAAfwGBAAAAAH9BgQAgQsAIQnuBgAAggsAMO8GAACWCgAQ8AYAAIILADDxBgIA6goAIYwHBACDCwAhjQcBAIQLACGOBwEAhAsAIY8HQACFCwAhkAdAAIULACEI9gYEAAAAAfcGBAAAAAX4BgQAAAAF-QYEAAAAAfoGBAAAAAH7BgQAAAAB_AYEAAAAAf0GBACBCwAhC_YGAQAAAAH3BgEAAAAF-AYBAAAABfkGAQAAAAH6BgEAAAAB-wYBAAAAAfwGAQAAAAH9BgEA_goAIf4GAQAAAAH_BgEAAAABgAcBAAAAAQj2BkAAAAAB9wZAAAAABfgGQAAAAAX5BkAAAAAB-gZAAAAAAfsGQAAAAAH8BkAAAAAB_QZAAPUKACEK7gYAAIYLADDvBgAAkAoAEPAGAACGCwAwhAcBAN0KACGRBwEA3QoAIZIHAQDdCgAhkwcQAPAKACGUBwEA3QoAIZUHEADwCgAhlgcQAPAKACEK7gYAAIcLADDvBgAA-gkAEPAGAACHCwAw8QYCANwKACGEBwEA3QoAIZEHAQDdCgAhlwcBAN0KACGYBwAAiAsAIJkHQADyCgAhmgdAAN8KACEPBgAA9AoAIDwAAIkLACA9AACJCwAg9gaAAAAAAfkGgAAAAAH6BoAAAAAB-waAAAAAAfwGgAAAAAH9BoAAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABDPYGgAAAAAH5BoAAAAAB-gaAAAAAAfsGgAAAAAH8BoAAAAAB_QaAAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAZ4HgAAAAAGfB4AAAAABoAeAAAAAAR0bAgDcCgAh7gYAAIoLADDvBgAA5AkAEPAGAACKCwAw8QYCANwKACGCBwEA_AoAIYMHAQD8CgAhhAcBAPwKACGFBwEA3QoAIYYHAQDdCgAhhwcBAPwKACGMBwQA-woAIZIHAQD8CgAhlgcQAIsLACGaB0AA3woAIaEHAQDdCgAhogcBAN0KACGjBwEA_AoAIaQHAQDdCgAhpQcBAN0KACGmBwEA_AoAIacHBAD7CgAhqAcgAN4KACGpBwEA_AoAIaoHQADyCgAhqwcBAPwKACGsBwEA_AoAIa0HQADyCgAhrgdAAPIKACENBgAA9AoAIDoAAI0LACA7AACNCwAgPAAAjQsAID0AAI0LACD2BhAAAAAB9wYQAAAABfgGEAAAAAX5BhAAAAAB-gYQAAAAAfsGEAAAAAH8BhAAAAAB_QYQAIwLACENBgAA9AoAIDoAAI0LACA7AACNCwAgPAAAjQsAID0AAI0LACD2BhAAAAAB9wYQAAAABfgGEAAAAAX5BhAAAAAB-gYQAAAAAfsGEAAAAAH8BhAAAAAB_QYQAIwLACEI9gYQAAAAAfcGEAAAAAX4BhAAAAAF-QYQAAAAAfoGEAAAAAH7BhAAAAAB_AYQAAAAAf0GEACNCwAhCQQBAN0KACHuBgAAjgsAMO8GAADMCQAQ8AYAAI4LADCSBwEA3QoAIZcHAQDdCgAhmgdAAN8KACGvBwEA3QoAIbAHAQDdCgAhCQQBAOsKACHuBgAAjwsAMO8GAAC5CQAQ8AYAAI8LADCSBwEA6woAIZcHAQDrCgAhmgdAAO0KACGvBwEA6woAIbAHAQDrCgAhAgQBAAAAAa8HAQAAAAEE7gYAAJELADDvBgAAswkAEPAGAACRCwAwsgdAAN8KACEE7gYAAJILADDvBgAApgkAEPAGAACSCwAwsgdAAO0KACEE7gYAAJMLADDvBgAAoAkAEPAGAACTCwAwswcgAN4KACEE7gYAAJQLADDvBgAAkwkAEPAGAACUCwAwswcgAOwKACEK7gYAAJULADDvBgAAjQkAEPAGAACVCwAw8QYCANwKACGDBwEA3QoAIYQHAQDdCgAhhQcBAN0KACGWBxAA8AoAIbQHQADfCgAhtQcEAPEKACEK7gYAAJYLADDvBgAA-ggAEPAGAACWCwAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGWBxAAmAsAIbQHQADtCgAhtQcEAJcLACEI9gYEAAAAAfcGBAAAAAT4BgQAAAAE-QYEAAAAAfoGBAAAAAH7BgQAAAAB_AYEAAAAAf0GBAD3CgAhCPYGEAAAAAH3BhAAAAAE-AYQAAAABPkGEAAAAAH6BhAAAAAB-wYQAAAAAfwGEAAAAAH9BhAA-QoAIQXxBgIAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABtAdAAAAAAQ7uBgAAmgsAMO8GAAD0CAAQ8AYAAJoLADCEBwEA3QoAIYUHAQDdCgAhkgcBAN0KACGWBxAA8AoAIZoHQADfCgAhoQcBAN0KACGlBwEA3QoAIbcHEADwCgAhuAcBAPwKACG5BwEA_AoAIboHAACICwAgDu4GAACbCwAw7wYAAOEIABDwBgAAmwsAMIQHAQDrCgAhhQcBAOsKACGSBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIaUHAQDrCgAhtwcQAJgLACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACAM9gaAAAAAAfkGgAAAAAH6BoAAAAAB-waAAAAAAfwGgAAAAAH9BoAAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABKu4GAACdCwAw7wYAANsIABDwBgAAnQsAMPEGAgDcCgAhggcBAN0KACGDBwEA3QoAIYQHAQDdCgAhhQcBAN0KACGGBwEA3QoAIYcHAQDdCgAhiAcQAPAKACGKBwQA8QoAIZEHAQD8CgAhkwcQAPAKACGUBwEA_AoAIaEHAQDdCgAhpQcBAN0KACG1BwQA8QoAIbsHAQDdCgAhvAcBAN0KACG9BwEA3QoAIb4HAgDcCgAhvwcBAN0KACHABwEA3QoAIcEHEADwCgAhwgcQAPAKACHDBxAA8AoAIcQHBADxCgAhxQcEAPEKACHGBxAA8AoAIccHAQD8CgAhyAcQAIsLACHJBwEA_AoAIcoHQADyCgAhywcgAN4KACHMB0AA8goAIc0HAQD8CgAhzgdAAPIKACHPB0AA8goAIdAHQADyCgAh0QdAAN8KACHSB0AA8goAIQbuBgAAngsAMO8GAADFCAAQ8AYAAJ4LADDxBgIA3AoAIfIGAQDdCgAh0wcBAN0KACEG7gYAAJ8LADDvBgAArwgAEPAGAACfCwAw8QYCANwKACHyBgEA3QoAIaIHAQDdCgAhCe4GAACgCwAw7wYAAJkIABDwBgAAoAsAMPEGAgDcCgAhhQcBAN0KACGGBwEA3QoAIdQHAQDdCgAh1QcBAN0KACHWBwEA_AoAIQuEBQAAogsAIIUFAACjCwAg7gYAAKELADDvBgAAhggAEPAGAAChCwAw8QYCAOoKACGFBwEA6woAIYYHAQDrCgAh1AcBAOsKACHVBwEA6woAIdYHAQCECwAhA9cHAAD7BwAg2AcAAPsHACDZBwAA-wcAIAPXBwAA_wcAINgHAAD_BwAg2QcAAP8HACAD8QYCAAAAAfIGAQAAAAGiBwEAAAABB4MFAACmCwAg7gYAAKULADDvBgAA_wcAEPAGAAClCwAw8QYCAOoKACHyBgEA6woAIaIHAQDrCgAhDYQFAACiCwAghQUAAKMLACDuBgAAoQsAMO8GAACGCAAQ8AYAAKELADDxBgIA6goAIYUHAQDrCgAhhgcBAOsKACHUBwEA6woAIdUHAQDrCgAh1gcBAIQLACGOCQAAhggAII8JAACGCAAgA_EGAgAAAAHyBgEAAAAB0wcBAAAAAQeDBQAApgsAIO4GAACoCwAw7wYAAPsHABDwBgAAqAsAMPEGAgDqCgAh8gYBAOsKACHTBwEA6woAIQ_uBgAAqQsAMO8GAAD2BwAQ8AYAAKkLADDxBgIA3AoAIfIGAQDdCgAhhAcBAN0KACGWBxAA8AoAIZoHQADfCgAhoQcBAN0KACGlBwEA3QoAIakHAQD8CgAhwQcQAIsLACHcBwEA3QoAId0HAQD8CgAh3gdAAPIKACEF7gYAAKoLADDvBgAA4AcAEPAGAACqCwAw3wcBAN0KACHgB0AA3woAIQXuBgAAqwsAMO8GAADNBwAQ8AYAAKsLADDfBwEA6woAIeAHQADtCgAhCu4GAACsCwAw7wYAAMcHABDwBgAArAsAMOEHAQDdCgAh4gcCANwKACHjB0AA3woAIeQHAgDcCgAh5QcCAK0LACHmBwEA_AoAIecHAQD8CgAhDQYAAPQKACA6AACACwAgOwAA9AoAIDwAAPQKACA9AAD0CgAg9gYCAAAAAfcGAgAAAAX4BgIAAAAF-QYCAAAAAfoGAgAAAAH7BgIAAAAB_AYCAAAAAf0GAgCuCwAhDQYAAPQKACA6AACACwAgOwAA9AoAIDwAAPQKACA9AAD0CgAg9gYCAAAAAfcGAgAAAAX4BgIAAAAF-QYCAAAAAfoGAgAAAAH7BgIAAAAB_AYCAAAAAf0GAgCuCwAhCu4GAACvCwAw7wYAALQHABDwBgAArwsAMOEHAQDrCgAh4gcCAOoKACHjB0AA7QoAIeQHAgDqCgAh5QcCALALACHmBwEAhAsAIecHAQCECwAhCPYGAgAAAAH3BgIAAAAF-AYCAAAABfkGAgAAAAH6BgIAAAAB-wYCAAAAAfwGAgAAAAH9BgIA9AoAIQLhBwEAAAAB4gcCAAAAAQ7uBgAAsgsAMO8GAACuBwAQ8AYAALILADCEBwEA3QoAIZoHQADfCgAhoQcBAN0KACGlBwEA3QoAIa4HQADyCgAh6QcBAN0KACHqBwEA3QoAIesHAgDcCgAh7AcCANwKACHtB0AA8goAIe4HQADyCgAhDu4GAACzCwAw7wYAAJsHABDwBgAAswsAMIQHAQDrCgAhmgdAAO0KACGhBwEA6woAIaUHAQDrCgAhrgdAAIULACHpBwEA6woAIeoHAQDrCgAh6wcCAOoKACHsBwIA6goAIe0HQACFCwAh7gdAAIULACELLQAAiAsAIO4GAAC0CwAw7wYAAJUHABDwBgAAtAsAMIQHAQDdCgAhhQcBAN0KACGaB0AA3woAIaEHAQDdCgAh7wcBAN0KACHwBwEA_AoAIfEHBAD7CgAhCy0AAJwLACDuBgAAtQsAMO8GAACCBwAQ8AYAALULADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACGhBwEA6woAIe8HAQDrCgAh8AcBAIQLACHxBwQAgwsAIQjuBgAAtgsAMO8GAAD8BgAQ8AYAALYLADDxBgIA3AoAIbsHAQDdCgAh3wcEAPEKACHyB0AA3woAIfMHAQDdCgAhBu4GAAC3CwAw7wYAAOYGABDwBgAAtwsAMPEGAgDcCgAhtAdAAN8KACH0BxAA8AoAIQbuBgAAuAsAMO8GAADTBgAQ8AYAALgLADDxBgIA6goAIbQHQADtCgAh9AcQAJgLACEC8QYCAAAAAbQHQAAAAAEH7gYAALoLADDvBgAAzQYAEPAGAAC6CwAwsgdAAN8KACHxBwQA8QoAIfYHAQDdCgAh9wcBAN0KACEIwAMAALwLACDuBgAAuwsAMO8GAADXBQAQ8AYAALsLADCyB0AA7QoAIfEHBACXCwAh9gcBAOsKACH3BwEA6woAIREJAQDrCgAhDgAAygsAIMEDAADICwAgwgMAAMkLACDuBgAAxgsAMO8GAADbBQAQ8AYAAMYLADCEBwEAhAsAIaEHAQDrCgAhsgdAAO0KACH5BwEA6woAIfoHAQDrCgAh-wcBAOsKACH8BwAAxwsAIP0HAQCECwAhjgkAANsFACCPCQAA2wUAIAXuBgAAvQsAMO8GAAC1BgAQ8AYAAL0LADCyB0AA3woAIfYHAQDdCgAhB-4GAAC-CwAw7wYAAJ8GABDwBgAAvgsAMLIHQADfCgAhvwcBAN0KACH2BwEA3QoAIfgHAQDdCgAhCMADAAC8CwAg7gYAAL8LADDvBgAA0QUAEPAGAAC_CwAwsgdAAO0KACG_BwEA6woAIfYHAQDrCgAh-AcBAOsKACEG7gYAAMALADDvBgAAhwYAEPAGAADACwAw8QYCANwKACG0B0AA3woAIfQHEADwCgAhBu4GAADBCwAw7wYAAPQFABDwBgAAwQsAMPEGAgDqCgAhtAdAAO0KACH0BxAAmAsAIQLxBgIAAAABtAdAAAAAAQwJAQDdCgAh7gYAAMMLADDvBgAA7gUAEPAGAADDCwAwhAcBAPwKACGhBwEA3QoAIbIHQADfCgAh-QcBAN0KACH6BwEA3QoAIfsHAQDdCgAh_AcAAMQLACD9BwEA_AoAIQ8GAADhCgAgPAAAxQsAID0AAMULACD2BoAAAAAB-QaAAAAAAfoGgAAAAAH7BoAAAAAB_AaAAAAAAf0GgAAAAAGbBwEAAAABnAcBAAAAAZ0HAQAAAAGeB4AAAAABnweAAAAAAaAHgAAAAAEM9gaAAAAAAfkGgAAAAAH6BoAAAAAB-waAAAAAAfwGgAAAAAH9BoAAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABDwkBAOsKACEOAADKCwAgwQMAAMgLACDCAwAAyQsAIO4GAADGCwAw7wYAANsFABDwBgAAxgsAMIQHAQCECwAhoQcBAOsKACGyB0AA7QoAIfkHAQDrCgAh-gcBAOsKACH7BwEA6woAIfwHAADHCwAg_QcBAIQLACEM9gaAAAAAAfkGgAAAAAH6BoAAAAAB-waAAAAAAfwGgAAAAAH9BoAAAAABmwcBAAAAAZwHAQAAAAGdBwEAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABCsADAAC8CwAg7gYAAL8LADDvBgAA0QUAEPAGAAC_CwAwsgdAAO0KACG_BwEA6woAIfYHAQDrCgAh-AcBAOsKACGOCQAA0QUAII8JAADRBQAgA9cHAADTBQAg2AcAANMFACDZBwAA0wUAIArAAwAAvAsAIO4GAAC7CwAw7wYAANcFABDwBgAAuwsAMLIHQADtCgAh8QcEAJcLACH2BwEA6woAIfcHAQDrCgAhjgkAANcFACCPCQAA1wUAIAKyB0AAAAAB9gcBAAAAAQbAAwAAvAsAIO4GAADMCwAw7wYAANMFABDwBgAAzAsAMLIHQADtCgAh9gcBAOsKACEH7gYAAM0LADDvBgAAzAUAEPAGAADNCwAwmgdAAN8KACHdBwEA3QoAIf8HAQDdCgAhgAgBAN0KACEH7gYAAM4LADDvBgAAuQUAEPAGAADOCwAwmgdAAO0KACHdBwEA6woAIf8HAQDrCgAhgAgBAOsKACEC_wcBAAAAAYAIAQAAAAEI7gYAANALADDvBgAAswUAEPAGAADQCwAwmgdAAN8KACHfBwQA8QoAIfMHAQDdCgAh9AcQAPAKACGCCAEA3QoAIQLfBwQAAAAB8wcBAAAAAQkPAADTCwAg7gYAANILADDvBgAARQAQ8AYAANILADCaB0AA7QoAId8HBACXCwAh8wcBAOsKACH0BxAAmAsAIYIIAQDrCgAhGwkAAKgMACAMAACnDAAgEAAApAwAIBcAAKkMACAYAACqDAAgGQAAoAwAIO4GAACmDAAw7wYAABsAEPAGAACmDAAwjAcEAIMLACGRBwEAhAsAIZoHQADtCgAh0gdAAIULACHfBwQAlwsAIfAHAQCECwAh8wcBAOsKACGECAEA6woAIY0IQADtCgAhjwgEAIMLACGQCBAA4wsAIZEIAQDrCgAhkggBAIQLACGTCAEAhAsAIZQIEADjCwAhlQhAAIULACGOCQAAGwAgjwkAABsAIAfuBgAA1AsAMO8GAACbBQAQ8AYAANQLADDxBgIA3AoAIYQHAQDdCgAhtAdAAN8KACH0BxAA8AoAIRHuBgAA1QsAMO8GAACFBQAQ8AYAANULADCaB0AA3woAId8HBADxCgAh8wcBAN0KACH3BwEA3QoAIYQIAQDdCgAhhQgBAN0KACGGCBAA8AoAIYcIEADwCgAhiAhAAPIKACGJCAIArQsAIYoIAQD8CgAhiwhAAPIKACGMCAQA-woAIY0IQADfCgAhEe4GAADWCwAw7wYAAPIEABDwBgAA1gsAMJoHQADtCgAh3wcEAJcLACHzBwEA6woAIfcHAQDrCgAhhAgBAOsKACGFCAEA6woAIYYIEACYCwAhhwgQAJgLACGICEAAhQsAIYkIAgCwCwAhiggBAIQLACGLCEAAhQsAIYwIBACDCwAhjQhAAO0KACEK7gYAANcLADDvBgAA7AQAEPAGAADXCwAw0gdAAPIKACHfBwQA8QoAIfAHAQDdCgAh8wcBAN0KACGOCAIA3AoAIY8IBAD7CgAhkAgQAIsLACET7gYAANgLADDvBgAA1gQAEPAGAADYCwAwjAcEAPsKACGRBwEA_AoAIZoHQADfCgAh0gdAAPIKACHfBwQA8QoAIfAHAQD8CgAh8wcBAN0KACGECAEA3QoAIY0IQADfCgAhjwgEAPsKACGQCBAAiwsAIZEIAQDdCgAhkggBAPwKACGTCAEA_AoAIZQIEACLCwAhlQhAAPIKACEJ7gYAANkLADDvBgAAvAQAEPAGAADZCwAw9QZAAN8KACGhBwEA3QoAIeMHQADfCgAhlggBAN0KACGXCAEA3QoAIZgIAQDdCgAhCe4GAADaCwAw7wYAAKkEABDwBgAA2gsAMPUGQADtCgAhoQcBAOsKACHjB0AA7QoAIZYIAQDrCgAhlwgBAOsKACGYCAEA6woAIQbuBgAA2wsAMO8GAACjBAAQ8AYAANsLADDxBgIA3AoAIfUGQADfCgAhoQcBAN0KACEG7gYAANwLADDvBgAAkAQAEPAGAADcCwAw8QYCAOoKACH1BkAA7QoAIaEHAQDrCgAhAvEGAgAAAAGhBwEAAAABBu4GAADeCwAw7wYAAIoEABDwBgAA3gsAMPEGAgDcCgAhmghAAN8KACGbCAAAiAsAIAbuBgAA3wsAMO8GAAD3AwAQ8AYAAN8LADDxBgIA6goAIZoIQADtCgAhmwgAAJwLACAC8QYCAAAAAZoIQAAAAAER7gYAAOELADDvBgAA8QMAEPAGAADhCwAw8QYCANwKACHyBgEA3QoAIY4HAQD8CgAhjwdAAPIKACGaB0AA3woAIaEHAQDdCgAhnQgEAPEKACGeCAQA8QoAIZ8IEACLCwAhoAggAN4KACGhCBAAiwsAIaIIQADyCgAhowggAN4KACGkCEAA8goAIRILAADkCwAg7gYAAOILADDvBgAA3gMAEPAGAADiCwAw8QYCAOoKACHyBgEA6woAIY4HAQCECwAhjwdAAIULACGaB0AA7QoAIaEHAQDrCgAhnQgEAJcLACGeCAQAlwsAIZ8IEADjCwAhoAggAOwKACGhCBAA4wsAIaIIQACFCwAhowggAOwKACGkCEAAhQsAIQj2BhAAAAAB9wYQAAAABfgGEAAAAAX5BhAAAAAB-gYQAAAAAfsGEAAAAAH8BhAAAAAB_QYQAI0LACED1wcAABsAINgHAAAbACDZBwAAGwAgAvEGAgAAAAHyBgEAAAABBwQBAN0KACHuBgAA5gsAMO8GAADYAwAQ8AYAAOYLADCaB0AA3woAIa8HAQDdCgAh8AcBAN0KACEG7gYAAOcLADDvBgAAwgMAEPAGAADnCwAwmgdAAN8KACHwBwEA3QoAIaUIAQDdCgAhEO4GAADoCwAw7wYAAKwDABDwBgAA6AsAMPEGAgDcCgAhhAcBAN0KACGaB0AA3woAIbsHAQDdCgAh8AcBAN0KACGmCAEA3QoAIacIAQDdCgAhqAgEAPEKACGpCBAA8AoAIaoIEADwCgAhqwgQAPAKACGsCBAAiwsAIa0IQADyCgAhERAAAOoLACDuBgAA6QsAMO8GAAAyABDwBgAA6QsAMPEGAgDqCgAhhAcBAOsKACGaB0AA7QoAIbsHAQDrCgAh8AcBAOsKACGmCAEA6woAIacIAQDrCgAhqAgEAJcLACGpCBAAmAsAIaoIEACYCwAhqwgQAJgLACGsCBAA4wsAIa0IQACFCwAhRwMAAPELACALAADkCwAgDgAAnwwAIBEAAKAMACASAAChDAAgEwAAogwAIBQAAKMMACAVAACkDAAgFgAAjQwAIO4GAACdDAAw7wYAACEAEPAGAACdDAAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhjAcEAIMLACGNBwEAhAsAIZIHAQCECwAhlgcQAJgLACGXBwEA6woAIZkHQACFCwAhmgdAAO0KACGhBwEA6woAIaIHAQDrCgAhpQcBAOsKACGpBwEAhAsAIaoHQACFCwAhqwcBAIQLACGsBwEAhAsAIa4HQACFCwAhuAcBAIQLACG5BwEAhAsAIboHAACcCwAguwcBAOsKACHUBwEA6woAIdUHAQDrCgAh3wcQAJgLACG-CAEAhAsAIb8IAQDrCgAhwAgEAJcLACHBCAQAlwsAIcIIAQDrCgAhwwgBAOsKACHECAQAlwsAIcUIIACeDAAhxggCALALACHHCAEAhAsAIcgIBACDCwAhyQgCALALACHKCEAAhQsAIcsIAQCECwAhzAhAAIULACHNCAEAhAsAIc4IQACFCwAhzwhAAIULACHQCEAAhQsAIdEIQACFCwAh0ggBAIQLACHTCAEAhAsAIdQIAQCECwAh1QgAAJwLACDWCAEAhAsAIdcIQACFCwAh2AhAAIULACHZCAEAhAsAIdoIAQCECwAhjgkAACEAII8JAAAhACAH7gYAAOsLADDvBgAAlAMAEPAGAADrCwAwhAcBAN0KACGFBwEA3QoAIbQHQADfCgAhrggEAPEKACEH7gYAAOwLADDvBgAA_gIAEPAGAADsCwAwhAcBAN0KACGFBwEA3QoAIbsHAQDdCgAhrwhAAN8KACELFQAAxAsAIBYEAPsKACHuBgAA7QsAMO8GAADoAgAQ8AYAAO0LADCEBwEA3QoAIYUHAQDdCgAhmgdAAN8KACGwCAEA3QoAIbEIBAD7CgAhsggEAPsKACELDQQA8QoAIe4GAADuCwAw7wYAANICABDwBgAA7gsAMIQHAQDdCgAhhQcBAN0KACGaB0AA3woAIfAHAQDdCgAhsQgEAPEKACGyCAQA8QoAIbMIAADECwAgBu4GAADvCwAw7wYAALwCABDwBgAA7wsAMIQHAQDdCgAhtAgBAN0KACG1CEAA3woAIQcDAADxCwAg7gYAAPALADDvBgAAXQAQ8AYAAPALADCEBwEA6woAIbQIAQDrCgAhtQhAAO0KACEqBwAArwwAIA0AAI0MACAbAACwDAAgHAAAsQwAIB0AALIMACAeAACzDAAgHwAAtAwAICAAALUMACAhAAC2DAAgIgAAtwwAICMAALgMACAkAAC5DAAgJQAAugwAICYAALsMACAnAAC8DAAg7gYAAK4MADDvBgAAFAAQ8AYAAK4MADCaB0AA7QoAIaEHAQDrCgAhtwhAAO0KACHtCAEA6woAIe4IAQDrCgAh7wgBAOsKACHwCAEAhAsAIfEIAQCECwAh8ggBAIQLACHzCAEAhAsAIfQIQACFCwAh9QhAAIULACH2CEAAhQsAIfcIAQDrCgAh-AgBAOsKACH5CEAAhQsAIfoIQACFCwAh-wgBAIQLACH8CEAAhQsAIf0IQACFCwAh_ggCAOoKACH_CAAAnAsAII4JAAAUACCPCQAAFAAgEO4GAADyCwAw7wYAAKQCABDwBgAA8gsAMPEGAgDcCgAhhAcBAN0KACGFBwEA3QoAIYYHAQDdCgAhhwcBAN0KACGWBxAA8AoAIZoHQADfCgAhoQcBAN0KACG5BwEA3QoAIeoHAQDdCgAhtAgBAN0KACG2CAEA3QoAIbcIQADfCgAhFO4GAADzCwAw7wYAAI4CABDwBgAA8wsAMPEGAgDcCgAhhAcBAN0KACGFBwEA3QoAIYYHAQDdCgAhhwcBAN0KACGaB0AA3woAIaEHAQDdCgAhuQcBAPwKACG6BwAAiAsAIOAHQADyCgAhtwhAAN8KACG4CAEA3QoAIbkIEADwCgAhuggQAPAKACG7CAEA_AoAIbwIAgCtCwAhvQggAN4KACE87gYAAPQLADDvBgAA-AEAEPAGAAD0CwAw8QYCANwKACGDBwEA3QoAIYQHAQDdCgAhhQcBAN0KACGGBwEA3QoAIYcHAQDdCgAhjAcEAPsKACGNBwEA_AoAIZIHAQD8CgAhlgcQAPAKACGXBwEA3QoAIZkHQADyCgAhmgdAAN8KACGhBwEA3QoAIaIHAQDdCgAhpQcBAN0KACGpBwEA_AoAIaoHQADyCgAhqwcBAPwKACGsBwEA_AoAIa4HQADyCgAhuAcBAPwKACG5BwEA_AoAIboHAACICwAguwcBAN0KACHUBwEA3QoAIdUHAQDdCgAh3wcQAPAKACG-CAEA_AoAIb8IAQDdCgAhwAgEAPEKACHBCAQA8QoAIcIIAQDdCgAhwwgBAN0KACHECAQA8QoAIcUIIAD1CwAhxggCAK0LACHHCAEA_AoAIcgIBAD7CgAhyQgCAK0LACHKCEAA8goAIcsIAQD8CgAhzAhAAPIKACHNCAEA_AoAIc4IQADyCgAhzwhAAPIKACHQCEAA8goAIdEIQADyCgAh0ggBAPwKACHTCAEA_AoAIdQIAQD8CgAh1QgAAIgLACDWCAEA_AoAIdcIQADyCgAh2AhAAPIKACHZCAEA_AoAIdoIAQD8CgAhBQYAAPQKACA8AAD3CwAgPQAA9wsAIPYGIAAAAAH9BiAA9gsAIQUGAAD0CgAgPAAA9wsAID0AAPcLACD2BiAAAAAB_QYgAPYLACEC9gYgAAAAAf0GIAD3CwAhB-4GAAD4CwAw7wYAAN4BABDwBgAA-AsAMIQHAQDdCgAh2wgBAN0KACHcCAEA3QoAId0IQADfCgAhE-4GAAD5CwAw7wYAAMgBABDwBgAA-QsAMIQHAQDdCgAhhQcBAN0KACGaB0AA3woAIaEHAQDdCgAhrwcBAPwKACHgB0AA8goAIe8HAQDdCgAh9wcBAN0KACHeCAEA3QoAId8IAQDdCgAh4AgAAPoLACDhCAAA-gsAIOIIAAD6CwAg4whAAPIKACHkCEAA8goAIeUIQADyCgAhBPYGAQAAAAXmCAEAAAAB5wgBAAAABOgIAQAAAAQJ7gYAAPsLADDvBgAAsgEAEPAGAAD7CwAw8gYBAN0KACGEBwEA3QoAIekIQADyCgAh6ghAAPIKACHrCEAA8goAIewIAAD8CwAgBPYGAgAAAAXmCAIAAAAB5wgCAAAABOgIAgAAAAQZ7gYAAP0LADDvBgAAnAEAEPAGAAD9CwAwmgdAAN8KACGhBwEA3QoAIbcIQADfCgAh7QgBAN0KACHuCAEA3QoAIe8IAQDdCgAh8AgBAPwKACHxCAEA_AoAIfIIAQD8CgAh8wgBAPwKACH0CEAA8goAIfUIQADyCgAh9ghAAPIKACH3CAEA3QoAIfgIAQDdCgAh-QhAAPIKACH6CEAA8goAIfsIAQD8CgAh_AhAAPIKACH9CEAA8goAIf4IAgDcCgAh_wgAAIgLACAKAwAA8QsAIO4GAAD-CwAw7wYAAHcAEPAGAAD-CwAw8gYBAOsKACGEBwEA6woAIekIQACFCwAh6ghAAIULACHrCEAAhQsAIewIAAD8CwAgA4QHAQAAAAGFBwEAAAABtAdAAAAAAQgDAADxCwAg7gYAAIAMADDvBgAAcwAQ8AYAAIAMADCEBwEA6woAIYUHAQDrCgAhtAdAAO0KACGuCAQAlwsAIQOEBwEAAAABhQcBAAAAAbsHAQAAAAEIAwAA8QsAIO4GAACCDAAw7wYAAG8AEPAGAACCDAAwhAcBAOsKACGFBwEA6woAIbsHAQDrCgAhrwhAAO0KACEEhAcBAAAAAYUHAQAAAAGaB0AAAAABsAgBAAAAAQwDAADxCwAgFQAAxwsAIBYEAIMLACHuBgAAhAwAMO8GAABrABDwBgAAhAwAMIQHAQDrCgAhhQcBAOsKACGaB0AA7QoAIbAIAQDrCgAhsQgEAIMLACGyCAQAgwsAIQSEBwEAAAABhQcBAAAAAZoHQAAAAAHwBwEAAAABDAMAAPELACANBACXCwAh7gYAAIYMADDvBgAAZwAQ8AYAAIYMADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACHwBwEA6woAIbEIBACXCwAhsggEAJcLACGzCAAAxwsAIAPxBgIAAAABhAcBAAAAAbQHQAAAAAEIAwAA8QsAIO4GAACIDAAw7wYAAGMAEPAGAACIDAAw8QYCAOoKACGEBwEA6woAIbQHQADtCgAh9AcQAJgLACEQAwAA8QsAIO4GAACJDAAw7wYAAF8AEPAGAACJDAAw8QYCAOoKACHyBgEA6woAIYQHAQDrCgAhlgcQAJgLACGaB0AA7QoAIaEHAQDrCgAhpQcBAOsKACGpBwEAhAsAIcEHEADjCwAh3AcBAOsKACHdBwEAhAsAId4HQACFCwAhBIQHAQAAAAGFBwEAAAAB6gcBAAAAAbYIAQAAAAERAwAA8QsAIO4GAACLDAAw7wYAAFkAEPAGAACLDAAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIbkHAQDrCgAh6gcBAOsKACG0CAEA6woAIbYIAQDrCgAhtwhAAO0KACEWAwAA8QsAIA0AAI0MACDuBgAAjAwAMO8GAAAjABDwBgAAjAwAMPEGAgDqCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGaB0AA7QoAIaEHAQDrCgAhuQcBAIQLACG6BwAAnAsAIOAHQACFCwAhtwhAAO0KACG4CAEA6woAIbkIEACYCwAhuggQAJgLACG7CAEAhAsAIbwIAgCwCwAhvQggAOwKACED1wcAACEAINgHAAAhACDZBwAAIQAgIQMAAI8MACAIAACQDAAgCgAAkQwAIAsAAOQLACAbAgDqCgAh7gYAAI4MADDvBgAAPwAQ8AYAAI4MADDxBgIA6goAIYIHAQCECwAhgwcBAIQLACGEBwEAhAsAIYUHAQDrCgAhhgcBAOsKACGHBwEAhAsAIYwHBACDCwAhkgcBAIQLACGWBxAA4wsAIZoHQADtCgAhoQcBAOsKACGiBwEA6woAIaMHAQCECwAhpAcBAOsKACGlBwEA6woAIaYHAQCECwAhpwcEAIMLACGoByAA7AoAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrQdAAIULACGuB0AAhQsAISoHAACvDAAgDQAAjQwAIBsAALAMACAcAACxDAAgHQAAsgwAIB4AALMMACAfAAC0DAAgIAAAtQwAICEAALYMACAiAAC3DAAgIwAAuAwAICQAALkMACAlAAC6DAAgJgAAuwwAICcAALwMACDuBgAArgwAMO8GAAAUABDwBgAArgwAMJoHQADtCgAhoQcBAOsKACG3CEAA7QoAIe0IAQDrCgAh7ggBAOsKACHvCAEA6woAIfAIAQCECwAh8QgBAIQLACHyCAEAhAsAIfMIAQCECwAh9AhAAIULACH1CEAAhQsAIfYIQACFCwAh9wgBAOsKACH4CAEA6woAIfkIQACFCwAh-ghAAIULACH7CAEAhAsAIfwIQACFCwAh_QhAAIULACH-CAIA6goAIf8IAACcCwAgjgkAABQAII8JAAAUACAD1wcAABAAINgHAAAQACDZBwAAEAAgA9cHAAAXACDYBwAAFwAg2QcAABcAIAPxBgIAAAABggcBAAAAAYMHAQAAAAEPAwAA8QsAIO4GAACTDAAw7wYAAE4AEPAGAACTDAAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYkHEACYCwAhigcEAJcLACGLB0AAhQsAIQXxBgIAAAABuwcBAAAAAd8HBAAAAAHyB0AAAAAB8wcBAAAAAQkPAADTCwAg7gYAAJUMADDvBgAAQQAQ8AYAAJUMADDxBgIA6goAIbsHAQDrCgAh3wcEAJcLACHyB0AA7QoAIfMHAQDrCgAhAvAHAQAAAAGlCAEAAAABBxAAAOoLACDuBgAAlwwAMO8GAAA0ABDwBgAAlwwAMJoHQADtCgAh8AcBAOsKACGlCAEA6woAIQIEAQAAAAGvBwEAAAABCAQBAOsKACEQAADqCwAg7gYAAJkMADDvBgAALgAQ8AYAAJkMADCaB0AA7QoAIa8HAQDrCgAh8AcBAOsKACED3wcEAAAAAfMHAQAAAAGOCAIAAAABDA8AANMLACAQAADqCwAg7gYAAJsMADDvBgAAKgAQ8AYAAJsMADDSB0AAhQsAId8HBACXCwAh8AcBAOsKACHzBwEA6woAIY4IAgDqCgAhjwgEAIMLACGQCBAA4wsAIQTxBgIAAAABuwcBAAAAAdQHAQAAAAHfBxAAAAABRQMAAPELACALAADkCwAgDgAAnwwAIBEAAKAMACASAAChDAAgEwAAogwAIBQAAKMMACAVAACkDAAgFgAAjQwAIO4GAACdDAAw7wYAACEAEPAGAACdDAAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhjAcEAIMLACGNBwEAhAsAIZIHAQCECwAhlgcQAJgLACGXBwEA6woAIZkHQACFCwAhmgdAAO0KACGhBwEA6woAIaIHAQDrCgAhpQcBAOsKACGpBwEAhAsAIaoHQACFCwAhqwcBAIQLACGsBwEAhAsAIa4HQACFCwAhuAcBAIQLACG5BwEAhAsAIboHAACcCwAguwcBAOsKACHUBwEA6woAIdUHAQDrCgAh3wcQAJgLACG-CAEAhAsAIb8IAQDrCgAhwAgEAJcLACHBCAQAlwsAIcIIAQDrCgAhwwgBAOsKACHECAQAlwsAIcUIIACeDAAhxggCALALACHHCAEAhAsAIcgIBACDCwAhyQgCALALACHKCEAAhQsAIcsIAQCECwAhzAhAAIULACHNCAEAhAsAIc4IQACFCwAhzwhAAIULACHQCEAAhQsAIdEIQACFCwAh0ggBAIQLACHTCAEAhAsAIdQIAQCECwAh1QgAAJwLACDWCAEAhAsAIdcIQACFCwAh2AhAAIULACHZCAEAhAsAIdoIAQCECwAhAvYGIAAAAAH9BiAA9wsAIRgDAADxCwAgDQAAjQwAIO4GAACMDAAw7wYAACMAEPAGAACMDAAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZoHQADtCgAhoQcBAOsKACG5BwEAhAsAIboHAACcCwAg4AdAAIULACG3CEAA7QoAIbgIAQDrCgAhuQgQAJgLACG6CBAAmAsAIbsIAQCECwAhvAgCALALACG9CCAA7AoAIY4JAAAjACCPCQAAIwAgA9cHAAAqACDYBwAAKgAg2QcAACoAIAPXBwAALgAg2AcAAC4AINkHAAAuACATEAAA6gsAIO4GAADpCwAw7wYAADIAEPAGAADpCwAw8QYCAOoKACGEBwEA6woAIZoHQADtCgAhuwcBAOsKACHwBwEA6woAIaYIAQDrCgAhpwgBAOsKACGoCAQAlwsAIakIEACYCwAhqggQAJgLACGrCBAAmAsAIawIEADjCwAhrQhAAIULACGOCQAAMgAgjwkAADIAIAPXBwAANAAg2AcAADQAINkHAAA0ACBHAwAA8QsAIAsAAOQLACAOAACfDAAgEQAAoAwAIBIAAKEMACATAACiDAAgFAAAowwAIBUAAKQMACAWAACNDAAg7gYAAJ0MADDvBgAAIQAQ8AYAAJ0MADDxBgIA6goAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGMBwQAgwsAIY0HAQCECwAhkgcBAIQLACGWBxAAmAsAIZcHAQDrCgAhmQdAAIULACGaB0AA7QoAIaEHAQDrCgAhogcBAOsKACGlBwEA6woAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrgdAAIULACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACC7BwEA6woAIdQHAQDrCgAh1QcBAOsKACHfBxAAmAsAIb4IAQCECwAhvwgBAOsKACHACAQAlwsAIcEIBACXCwAhwggBAOsKACHDCAEA6woAIcQIBACXCwAhxQggAJ4MACHGCAIAsAsAIccIAQCECwAhyAgEAIMLACHJCAIAsAsAIcoIQACFCwAhywgBAIQLACHMCEAAhQsAIc0IAQCECwAhzghAAIULACHPCEAAhQsAIdAIQACFCwAh0QhAAIULACHSCAEAhAsAIdMIAQCECwAh1AgBAIQLACHVCAAAnAsAINYIAQCECwAh1whAAIULACHYCEAAhQsAIdkIAQCECwAh2ggBAIQLACGOCQAAIQAgjwkAACEAIALfBwQAAAAB8wcBAAAAARkJAACoDAAgDAAApwwAIBAAAKQMACAXAACpDAAgGAAAqgwAIBkAAKAMACDuBgAApgwAMO8GAAAbABDwBgAApgwAMIwHBACDCwAhkQcBAIQLACGaB0AA7QoAIdIHQACFCwAh3wcEAJcLACHwBwEAhAsAIfMHAQDrCgAhhAgBAOsKACGNCEAA7QoAIY8IBACDCwAhkAgQAOMLACGRCAEA6woAIZIIAQCECwAhkwgBAIQLACGUCBAA4wsAIZUIQACFCwAhFAsAAOQLACDuBgAA4gsAMO8GAADeAwAQ8AYAAOILADDxBgIA6goAIfIGAQDrCgAhjgcBAIQLACGPB0AAhQsAIZoHQADtCgAhoQcBAOsKACGdCAQAlwsAIZ4IBACXCwAhnwgQAOMLACGgCCAA7AoAIaEIEADjCwAhoghAAIULACGjCCAA7AoAIaQIQACFCwAhjgkAAN4DACCPCQAA3gMAICMDAACPDAAgCAAAkAwAIAoAAJEMACALAADkCwAgGwIA6goAIe4GAACODAAw7wYAAD8AEPAGAACODAAw8QYCAOoKACGCBwEAhAsAIYMHAQCECwAhhAcBAIQLACGFBwEA6woAIYYHAQDrCgAhhwcBAIQLACGMBwQAgwsAIZIHAQCECwAhlgcQAOMLACGaB0AA7QoAIaEHAQDrCgAhogcBAOsKACGjBwEAhAsAIaQHAQDrCgAhpQcBAOsKACGmBwEAhAsAIacHBACDCwAhqAcgAOwKACGpBwEAhAsAIaoHQACFCwAhqwcBAIQLACGsBwEAhAsAIa0HQACFCwAhrgdAAIULACGOCQAAPwAgjwkAAD8AIAPXBwAAQQAg2AcAAEEAINkHAABBACALDwAA0wsAIO4GAADSCwAw7wYAAEUAEPAGAADSCwAwmgdAAO0KACHfBwQAlwsAIfMHAQDrCgAh9AcQAJgLACGCCAEA6woAIY4JAABFACCPCQAARQAgApEHAQAAAAGXBwEAAAABCwkAAK0MACDuBgAArAwAMO8GAAAXABDwBgAArAwAMPEGAgDqCgAhhAcBAOsKACGRBwEA6woAIZcHAQDrCgAhmAcAAJwLACCZB0AAhQsAIZoHQADtCgAhIwMAAI8MACAIAACQDAAgCgAAkQwAIAsAAOQLACAbAgDqCgAh7gYAAI4MADDvBgAAPwAQ8AYAAI4MADDxBgIA6goAIYIHAQCECwAhgwcBAIQLACGEBwEAhAsAIYUHAQDrCgAhhgcBAOsKACGHBwEAhAsAIYwHBACDCwAhkgcBAIQLACGWBxAA4wsAIZoHQADtCgAhoQcBAOsKACGiBwEA6woAIaMHAQCECwAhpAcBAOsKACGlBwEA6woAIaYHAQCECwAhpwcEAIMLACGoByAA7AoAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrQdAAIULACGuB0AAhQsAIY4JAAA_ACCPCQAAPwAgKAcAAK8MACANAACNDAAgGwAAsAwAIBwAALEMACAdAACyDAAgHgAAswwAIB8AALQMACAgAAC1DAAgIQAAtgwAICIAALcMACAjAAC4DAAgJAAAuQwAICUAALoMACAmAAC7DAAgJwAAvAwAIO4GAACuDAAw7wYAABQAEPAGAACuDAAwmgdAAO0KACGhBwEA6woAIbcIQADtCgAh7QgBAOsKACHuCAEA6woAIe8IAQDrCgAh8AgBAIQLACHxCAEAhAsAIfIIAQCECwAh8wgBAIQLACH0CEAAhQsAIfUIQACFCwAh9ghAAIULACH3CAEA6woAIfgIAQDrCgAh-QhAAIULACH6CEAAhQsAIfsIAQCECwAh_AhAAIULACH9CEAAhQsAIf4IAgDqCgAh_wgAAJwLACAD1wcAAAMAINgHAAADACDZBwAAAwAgA9cHAAAMACDYBwAADAAg2QcAAAwAIAPXBwAATgAg2AcAAE4AINkHAABOACAD1wcAAD8AINgHAAA_ACDZBwAAPwAgA9cHAAAjACDYBwAAIwAg2QcAACMAIAPXBwAAWQAg2AcAAFkAINkHAABZACAJAwAA8QsAIO4GAADwCwAw7wYAAF0AEPAGAADwCwAwhAcBAOsKACG0CAEA6woAIbUIQADtCgAhjgkAAF0AII8JAABdACAD1wcAAF8AINgHAABfACDZBwAAXwAgA9cHAABjACDYBwAAYwAg2QcAAGMAIAPXBwAAZwAg2AcAAGcAINkHAABnACAD1wcAAGsAINgHAABrACDZBwAAawAgA9cHAABvACDYBwAAbwAg2QcAAG8AIAPXBwAAcwAg2AcAAHMAINkHAABzACAD1wcAAHcAINgHAAB3ACDZBwAAdwAgApEHAQAAAAGSBwEAAAABDAkAAK0MACAaAAC_DAAg7gYAAL4MADDvBgAAEAAQ8AYAAL4MADCEBwEA6woAIZEHAQDrCgAhkgcBAOsKACGTBxAAmAsAIZQHAQDrCgAhlQcQAJgLACGWBxAAmAsAIS4DAADxCwAgCAAAkAwAIO4GAADADAAw7wYAAAwAEPAGAADADAAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYoHBACXCwAhkQcBAIQLACGTBxAAmAsAIZQHAQCECwAhoQcBAOsKACGlBwEA6woAIbUHBACXCwAhuwcBAOsKACG8BwEA6woAIb0HAQDrCgAhvgcCAOoKACG_BwEA6woAIcAHAQDrCgAhwQcQAJgLACHCBxAAmAsAIcMHEACYCwAhxAcEAJcLACHFBwQAlwsAIcYHEACYCwAhxwcBAIQLACHIBxAA4wsAIckHAQCECwAhygdAAIULACHLByAA7AoAIcwHQACFCwAhzQcBAIQLACHOB0AAhQsAIc8HQACFCwAh0AdAAIULACHRB0AA7QoAIdIHQACFCwAhjgkAAAwAII8JAAAMACAsAwAA8QsAIAgAAJAMACDuBgAAwAwAMO8GAAAMABDwBgAAwAwAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGKBwQAlwsAIZEHAQCECwAhkwcQAJgLACGUBwEAhAsAIaEHAQDrCgAhpQcBAOsKACG1BwQAlwsAIbsHAQDrCgAhvAcBAOsKACG9BwEA6woAIb4HAgDqCgAhvwcBAOsKACHABwEA6woAIcEHEACYCwAhwgcQAJgLACHDBxAAmAsAIcQHBACXCwAhxQcEAJcLACHGBxAAmAsAIccHAQCECwAhyAcQAOMLACHJBwEAhAsAIcoHQACFCwAhywcgAOwKACHMB0AAhQsAIc0HAQCECwAhzgdAAIULACHPB0AAhQsAIdAHQACFCwAh0QdAAO0KACHSB0AAhQsAIQLbCAEAAAAB3AgBAAAAAQgEAADDDAAg7gYAAMIMADDvBgAABwAQ8AYAAMIMADCEBwEA6woAIdsIAQDrCgAh3AgBAOsKACHdCEAA7QoAIRcDAADxCwAgBQAAxQwAIO4GAADEDAAw7wYAAAMAEPAGAADEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACGvBwEAhAsAIeAHQACFCwAh7wcBAOsKACH3BwEA6woAId4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACGOCQAAAwAgjwkAAAMAIBUDAADxCwAgBQAAxQwAIO4GAADEDAAw7wYAAAMAEPAGAADEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACGvBwEAhAsAIeAHQACFCwAh7wcBAOsKACH3BwEA6woAId4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACED1wcAAAcAINgHAAAHACDZBwAABwAgAAAAAAAFkwkCAAAAAZoJAgAAAAGbCQIAAAABnAkCAAAAAZ0JAgAAAAEBkwkBAAAAAQGTCSAAAAABAZMJQAAAAAEAAAAAAAAFkwkQAAAAAZoJEAAAAAGbCRAAAAABnAkQAAAAAZ0JEAAAAAEFkwkEAAAAAZoJBAAAAAGbCQQAAAABnAkEAAAAAZ0JBAAAAAEBkwlAAAAAAQU0AADCFAAgNQAAxRQAIJAJAADDFAAgkQkAAMQUACCWCQAAAQAgAzQAAMIUACCQCQAAwxQAIJYJAAABACAAAAAAAAWTCQQAAAABmgkEAAAAAZsJBAAAAAGcCQQAAAABnQkEAAAAAQGTCQEAAAABAAAAAAAFNAAAuhQAIDUAAMAUACCQCQAAuxQAIJEJAAC_FAAglgkAAFMAIAU0AAC4FAAgNQAAvRQAIJAJAAC5FAAgkQkAALwUACCWCQAADgAgAzQAALoUACCQCQAAuxQAIJYJAABTACADNAAAuBQAIJAJAAC5FAAglgkAAA4AIAAAAAAABTQAALMUACA1AAC2FAAgkAkAALQUACCRCQAAtRQAIJYJAABTACADNAAAsxQAIJAJAAC0FAAglgkAAFMAIAAAAAAABZMJEAAAAAGaCRAAAAABmwkQAAAAAZwJEAAAAAGdCRAAAAABBzQAAJoUACA1AACxFAAgkAkAAJsUACCRCQAAsBQAIJQJAAAUACCVCQAAFAAglgkAAAEAIAs0AAC8DQAwNQAAwQ0AMJAJAAC9DQAwkQkAAL4NADCSCQAAvw0AIJMJAADADQAwlAkAAMANADCVCQAAwA0AMJYJAADADQAwlwkAAMINADCYCQAAww0AMAs0AACwDQAwNQAAtQ0AMJAJAACxDQAwkQkAALINADCSCQAAsw0AIJMJAAC0DQAwlAkAALQNADCVCQAAtA0AMJYJAAC0DQAwlwkAALYNADCYCQAAtw0AMAs0AAD7DAAwNQAAgA0AMJAJAAD8DAAwkQkAAP0MADCSCQAA_gwAIJMJAAD_DAAwlAkAAP8MADCVCQAA_wwAMJYJAAD_DAAwlwkAAIENADCYCQAAgg0AMBQMAACrDQAgEAAArA0AIBcAAK0NACAYAACuDQAgGQAArw0AIIwHBAAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHwBwEAAAAB8wcBAAAAAYQIAQAAAAGNCEAAAAABjwgEAAAAAZAIEAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCBAAAAABlQhAAAAAAQIAAAAdACA0AACqDQAgAwAAAB0AIDQAAKoNACA1AACFDQAgAS0AAK8UADAaCQAAqAwAIAwAAKcMACAQAACkDAAgFwAAqQwAIBgAAKoMACAZAACgDAAg7gYAAKYMADDvBgAAGwAQ8AYAAKYMADCMBwQAgwsAIZEHAQCECwAhmgdAAO0KACHSB0AAhQsAId8HBACXCwAh8AcBAIQLACHzBwEA6woAIYMIAAClDAAghAgBAOsKACGNCEAA7QoAIY8IBACDCwAhkAgQAOMLACGRCAEA6woAIZIIAQCECwAhkwgBAIQLACGUCBAA4wsAIZUIQACFCwAhAgAAAB0AIC0AAIUNACACAAAAgw0AIC0AAIQNACAT7gYAAIINADDvBgAAgw0AEPAGAACCDQAwjAcEAIMLACGRBwEAhAsAIZoHQADtCgAh0gdAAIULACHfBwQAlwsAIfAHAQCECwAh8wcBAOsKACGECAEA6woAIY0IQADtCgAhjwgEAIMLACGQCBAA4wsAIZEIAQDrCgAhkggBAIQLACGTCAEAhAsAIZQIEADjCwAhlQhAAIULACET7gYAAIINADDvBgAAgw0AEPAGAACCDQAwjAcEAIMLACGRBwEAhAsAIZoHQADtCgAh0gdAAIULACHfBwQAlwsAIfAHAQCECwAh8wcBAOsKACGECAEA6woAIY0IQADtCgAhjwgEAIMLACGQCBAA4wsAIZEIAQDrCgAhkggBAIQLACGTCAEAhAsAIZQIEADjCwAhlQhAAIULACEPjAcEAN8MACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHwBwEA4AwAIfMHAQDMDAAhhAgBAMwMACGNCEAAzgwAIY8IBADfDAAhkAgQAPYMACGRCAEAzAwAIZIIAQDgDAAhkwgBAOAMACGUCBAA9gwAIZUIQADXDAAhFAwAAIYNACAQAACHDQAgFwAAiA0AIBgAAIkNACAZAACKDQAgjAcEAN8MACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHwBwEA4AwAIfMHAQDMDAAhhAgBAMwMACGNCEAAzgwAIY8IBADfDAAhkAgQAPYMACGRCAEAzAwAIZIIAQDgDAAhkwgBAOAMACGUCBAA9gwAIZUIQADXDAAhBTQAAKAUACA1AACtFAAgkAkAAKEUACCRCQAArBQAIJYJAADbAwAgBzQAAJ4UACA1AACqFAAgkAkAAJ8UACCRCQAAqRQAIJQJAAAhACCVCQAAIQAglgkAACYAIAs0AACeDQAwNQAAow0AMJAJAACfDQAwkQkAAKANADCSCQAAoQ0AIJMJAACiDQAwlAkAAKINADCVCQAAog0AMJYJAACiDQAwlwkAAKQNADCYCQAApQ0AMAc0AACZDQAgNQAAnA0AIJAJAACaDQAgkQkAAJsNACCUCQAARQAglQkAAEUAIJYJAACeBQAgCzQAAIsNADA1AACQDQAwkAkAAIwNADCRCQAAjQ0AMJIJAACODQAgkwkAAI8NADCUCQAAjw0AMJUJAACPDQAwlgkAAI8NADCXCQAAkQ0AMJgJAACSDQAwBhAAAJgNACDSB0AAAAAB8AcBAAAAAY4IAgAAAAGPCAQAAAABkAgQAAAAAQIAAAAsACA0AACXDQAgAwAAACwAIDQAAJcNACA1AACVDQAgAS0AAKgUADANDwAA0wsAIBAAAOoLACDuBgAAmwwAMO8GAAAqABDwBgAAmwwAMNIHQACFCwAh3wcEAJcLACHwBwEA6woAIfMHAQDrCgAhjggCAOoKACGPCAQAgwsAIZAIEADjCwAhiQkAAJoMACACAAAALAAgLQAAlQ0AIAIAAACTDQAgLQAAlA0AIAruBgAAkg0AMO8GAACTDQAQ8AYAAJINADDSB0AAhQsAId8HBACXCwAh8AcBAOsKACHzBwEA6woAIY4IAgDqCgAhjwgEAIMLACGQCBAA4wsAIQruBgAAkg0AMO8GAACTDQAQ8AYAAJINADDSB0AAhQsAId8HBACXCwAh8AcBAOsKACHzBwEA6woAIY4IAgDqCgAhjwgEAIMLACGQCBAA4wsAIQXSB0AA1wwAIfAHAQDMDAAhjggCAMsMACGPCAQA3wwAIZAIEAD2DAAhBhAAAJYNACDSB0AA1wwAIfAHAQDMDAAhjggCAMsMACGPCAQA3wwAIZAIEAD2DAAhBTQAAKMUACA1AACmFAAgkAkAAKQUACCRCQAApRQAIJYJAAAmACAGEAAAmA0AINIHQAAAAAHwBwEAAAABjggCAAAAAY8IBAAAAAGQCBAAAAABAzQAAKMUACCQCQAApBQAIJYJAAAmACADmgdAAAAAAfQHEAAAAAGCCAEAAAABAgAAAJ4FACA0AACZDQAgAwAAAEUAIDQAAJkNACA1AACdDQAgBQAAAEUAIC0AAJ0NACCaB0AAzgwAIfQHEADVDAAhgggBAMwMACEDmgdAAM4MACH0BxAA1QwAIYIIAQDMDAAhA_EGAgAAAAG7BwEAAAAB8gdAAAAAAQIAAABDACA0AACpDQAgAwAAAEMAIDQAAKkNACA1AACoDQAgAS0AAKIUADAKDwAA0wsAIO4GAACVDAAw7wYAAEEAEPAGAACVDAAw8QYCAOoKACG7BwEA6woAId8HBACXCwAh8gdAAO0KACHzBwEA6woAIYcJAACUDAAgAgAAAEMAIC0AAKgNACACAAAApg0AIC0AAKcNACAI7gYAAKUNADDvBgAApg0AEPAGAAClDQAw8QYCAOoKACG7BwEA6woAId8HBACXCwAh8gdAAO0KACHzBwEA6woAIQjuBgAApQ0AMO8GAACmDQAQ8AYAAKUNADDxBgIA6goAIbsHAQDrCgAh3wcEAJcLACHyB0AA7QoAIfMHAQDrCgAhA_EGAgDLDAAhuwcBAMwMACHyB0AAzgwAIQPxBgIAywwAIbsHAQDMDAAh8gdAAM4MACED8QYCAAAAAbsHAQAAAAHyB0AAAAABFAwAAKsNACAQAACsDQAgFwAArQ0AIBgAAK4NACAZAACvDQAgjAcEAAAAAZoHQAAAAAHSB0AAAAAB3wcEAAAAAfAHAQAAAAHzBwEAAAABhAgBAAAAAY0IQAAAAAGPCAQAAAABkAgQAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIEAAAAAGVCEAAAAABAzQAAKAUACCQCQAAoRQAIJYJAADbAwAgAzQAAJ4UACCQCQAAnxQAIJYJAAAmACAENAAAng0AMJAJAACfDQAwkgkAAKENACCWCQAAog0AMAM0AACZDQAgkAkAAJoNACCWCQAAngUAIAQ0AACLDQAwkAkAAIwNADCSCQAAjg0AIJYJAACPDQAwBvEGAgAAAAGEBwEAAAABlwcBAAAAAZgHgAAAAAGZB0AAAAABmgdAAAAAAQIAAAAZACA0AAC7DQAgAwAAABkAIDQAALsNACA1AAC6DQAgAS0AAJ0UADAMCQAArQwAIO4GAACsDAAw7wYAABcAEPAGAACsDAAw8QYCAOoKACGEBwEA6woAIZEHAQDrCgAhlwcBAOsKACGYBwAAnAsAIJkHQACFCwAhmgdAAO0KACGLCQAAqwwAIAIAAAAZACAtAAC6DQAgAgAAALgNACAtAAC5DQAgCu4GAAC3DQAw7wYAALgNABDwBgAAtw0AMPEGAgDqCgAhhAcBAOsKACGRBwEA6woAIZcHAQDrCgAhmAcAAJwLACCZB0AAhQsAIZoHQADtCgAhCu4GAAC3DQAw7wYAALgNABDwBgAAtw0AMPEGAgDqCgAhhAcBAOsKACGRBwEA6woAIZcHAQDrCgAhmAcAAJwLACCZB0AAhQsAIZoHQADtCgAhBvEGAgDLDAAhhAcBAMwMACGXBwEAzAwAIZgHgAAAAAGZB0AA1wwAIZoHQADODAAhBvEGAgDLDAAhhAcBAMwMACGXBwEAzAwAIZgHgAAAAAGZB0AA1wwAIZoHQADODAAhBvEGAgAAAAGEBwEAAAABlwcBAAAAAZgHgAAAAAGZB0AAAAABmgdAAAAAAQcaAADpDAAghAcBAAAAAZIHAQAAAAGTBxAAAAABlAcBAAAAAZUHEAAAAAGWBxAAAAABAgAAABIAIDQAAMcNACADAAAAEgAgNAAAxw0AIDUAAMYNACABLQAAnBQAMA0JAACtDAAgGgAAvwwAIO4GAAC-DAAw7wYAABAAEPAGAAC-DAAwhAcBAOsKACGRBwEA6woAIZIHAQDrCgAhkwcQAJgLACGUBwEA6woAIZUHEACYCwAhlgcQAJgLACGMCQAAvQwAIAIAAAASACAtAADGDQAgAgAAAMQNACAtAADFDQAgCu4GAADDDQAw7wYAAMQNABDwBgAAww0AMIQHAQDrCgAhkQcBAOsKACGSBwEA6woAIZMHEACYCwAhlAcBAOsKACGVBxAAmAsAIZYHEACYCwAhCu4GAADDDQAw7wYAAMQNABDwBgAAww0AMIQHAQDrCgAhkQcBAOsKACGSBwEA6woAIZMHEACYCwAhlAcBAOsKACGVBxAAmAsAIZYHEACYCwAhBoQHAQDMDAAhkgcBAMwMACGTBxAA1QwAIZQHAQDMDAAhlQcQANUMACGWBxAA1QwAIQcaAADnDAAghAcBAMwMACGSBwEAzAwAIZMHEADVDAAhlAcBAMwMACGVBxAA1QwAIZYHEADVDAAhBxoAAOkMACCEBwEAAAABkgcBAAAAAZMHEAAAAAGUBwEAAAABlQcQAAAAAZYHEAAAAAEDNAAAmhQAIJAJAACbFAAglgkAAAEAIAQ0AAC8DQAwkAkAAL0NADCSCQAAvw0AIJYJAADADQAwBDQAALANADCQCQAAsQ0AMJIJAACzDQAglgkAALQNADAENAAA-wwAMJAJAAD8DAAwkgkAAP4MACCWCQAA_wwAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAU0AACUFAAgNQAAmBQAIJAJAACVFAAgkQkAAJcUACCWCQAAAQAgCzQAAOYNADA1AADqDQAwkAkAAOcNADCRCQAA6A0AMJIJAADpDQAgkwkAAMANADCUCQAAwA0AMJUJAADADQAwlgkAAMANADCXCQAA6w0AMJgJAADDDQAwBwkAAOgMACCEBwEAAAABkQcBAAAAAZMHEAAAAAGUBwEAAAABlQcQAAAAAZYHEAAAAAECAAAAEgAgNAAA7g0AIAMAAAASACA0AADuDQAgNQAA7Q0AIAEtAACWFAAwAgAAABIAIC0AAO0NACACAAAAxA0AIC0AAOwNACAGhAcBAMwMACGRBwEAzAwAIZMHEADVDAAhlAcBAMwMACGVBxAA1QwAIZYHEADVDAAhBwkAAOYMACCEBwEAzAwAIZEHAQDMDAAhkwcQANUMACGUBwEAzAwAIZUHEADVDAAhlgcQANUMACEHCQAA6AwAIIQHAQAAAAGRBwEAAAABkwcQAAAAAZQHAQAAAAGVBxAAAAABlgcQAAAAAQM0AACUFAAgkAkAAJUUACCWCQAAAQAgBDQAAOYNADCQCQAA5w0AMJIJAADpDQAglgkAAMANADAAAAAAAAU0AACPFAAgNQAAkhQAIJAJAACQFAAgkQkAAJEUACCWCQAA-QcAIAM0AACPFAAgkAkAAJAUACCWCQAA-QcAIAAAAAAABTQAAIoUACA1AACNFAAgkAkAAIsUACCRCQAAjBQAIJYJAAD5BwAgAzQAAIoUACCQCQAAixQAIJYJAAD5BwAgAAAAAAALNAAAkg4AMDUAAJcOADCQCQAAkw4AMJEJAACUDgAwkgkAAJUOACCTCQAAlg4AMJQJAACWDgAwlQkAAJYOADCWCQAAlg4AMJcJAACYDgAwmAkAAJkOADALNAAAhg4AMDUAAIsOADCQCQAAhw4AMJEJAACIDgAwkgkAAIkOACCTCQAAig4AMJQJAACKDgAwlQkAAIoOADCWCQAAig4AMJcJAACMDgAwmAkAAI0OADAC8gYBAAAAAaIHAQAAAAECAAAAgQgAIDQAAJEOACADAAAAgQgAIDQAAJEOACA1AACQDgAgAS0AAIkUADAIgwUAAKYLACDuBgAApQsAMO8GAAD_BwAQ8AYAAKULADDxBgIA6goAIfIGAQDrCgAhogcBAOsKACHaBwAApAsAIAIAAACBCAAgLQAAkA4AIAIAAACODgAgLQAAjw4AIAbuBgAAjQ4AMO8GAACODgAQ8AYAAI0OADDxBgIA6goAIfIGAQDrCgAhogcBAOsKACEG7gYAAI0OADDvBgAAjg4AEPAGAACNDgAw8QYCAOoKACHyBgEA6woAIaIHAQDrCgAhAvIGAQDMDAAhogcBAMwMACEC8gYBAMwMACGiBwEAzAwAIQLyBgEAAAABogcBAAAAAQLyBgEAAAAB0wcBAAAAAQIAAAD9BwAgNAAAnQ4AIAMAAAD9BwAgNAAAnQ4AIDUAAJwOACABLQAAiBQAMAiDBQAApgsAIO4GAACoCwAw7wYAAPsHABDwBgAAqAsAMPEGAgDqCgAh8gYBAOsKACHTBwEA6woAIdsHAACnCwAgAgAAAP0HACAtAACcDgAgAgAAAJoOACAtAACbDgAgBu4GAACZDgAw7wYAAJoOABDwBgAAmQ4AMPEGAgDqCgAh8gYBAOsKACHTBwEA6woAIQbuBgAAmQ4AMO8GAACaDgAQ8AYAAJkOADDxBgIA6goAIfIGAQDrCgAh0wcBAOsKACEC8gYBAMwMACHTBwEAzAwAIQLyBgEAzAwAIdMHAQDMDAAhAvIGAQAAAAHTBwEAAAABBDQAAJIOADCQCQAAkw4AMJIJAACVDgAglgkAAJYOADAENAAAhg4AMJAJAACHDgAwkgkAAIkOACCWCQAAig4AMAAAA4QFAACgDgAghQUAAKEOACDWBwAAzwwAIAAAAAAABTQAAIMUACA1AACGFAAgkAkAAIQUACCRCQAAhRQAIJYJAAABACADNAAAgxQAIJAJAACEFAAglgkAAAEAIAAAAAAAAAAABZMJAgAAAAGaCQIAAAABmwkCAAAAAZwJAgAAAAGdCQIAAAABAAAAAAAAAAAAAAAAAAAABTQAAP4TACA1AACBFAAgkAkAAP8TACCRCQAAgBQAIJYJAAAdACADNAAA_hMAIJAJAAD_EwAglgkAAB0AIAAAAAAAAAAAAAAFNAAA-RMAIDUAAPwTACCQCQAA-hMAIJEJAAD7EwAglgkAAM8FACADNAAA-RMAIJAJAAD6EwAglgkAAM8FACAFDgAAgQ8AIMEDAAD_DgAgwgMAAIAPACCEBwAAzwwAIP0HAADPDAAgAAAABTQAAPQTACA1AAD3EwAgkAkAAPUTACCRCQAA9hMAIJYJAADPBQAgAzQAAPQTACCQCQAA9RMAIJYJAADPBQAgAAAABTQAAO8TACA1AADyEwAgkAkAAPATACCRCQAA8RMAIJYJAADPBQAgAzQAAO8TACCQCQAA8BMAIJYJAADPBQAgAAAAAAAAAAAHNAAA9w4AIDUAAPoOACCQCQAA-A4AIJEJAAD5DgAglAkAANEFACCVCQAA0QUAIJYJAACKBgAgCzQAAOsOADA1AADwDgAwkAkAAOwOADCRCQAA7Q4AMJIJAADuDgAgkwkAAO8OADCUCQAA7w4AMJUJAADvDgAwlgkAAO8OADCXCQAA8Q4AMJgJAADyDgAwBzQAAOYOACA1AADpDgAgkAkAAOcOACCRCQAA6A4AIJQJAADXBQAglQkAANcFACCWCQAAuAYAIAOyB0AAAAAB8QcEAAAAAfcHAQAAAAECAAAAuAYAIDQAAOYOACADAAAA1wUAIDQAAOYOACA1AADqDgAgBQAAANcFACAtAADqDgAgsgdAAM4MACHxBwQA1gwAIfcHAQDMDAAhA7IHQADODAAh8QcEANYMACH3BwEAzAwAIQGyB0AAAAABAgAAANUFACA0AAD2DgAgAwAAANUFACA0AAD2DgAgNQAA9Q4AIAEtAADuEwAwB8ADAAC8CwAg7gYAAMwLADDvBgAA0wUAEPAGAADMCwAwsgdAAO0KACH2BwEA6woAIf4HAADLCwAgAgAAANUFACAtAAD1DgAgAgAAAPMOACAtAAD0DgAgBe4GAADyDgAw7wYAAPMOABDwBgAA8g4AMLIHQADtCgAh9gcBAOsKACEF7gYAAPIOADDvBgAA8w4AEPAGAADyDgAwsgdAAO0KACH2BwEA6woAIQGyB0AAzgwAIQGyB0AAzgwAIQGyB0AAAAABA7IHQAAAAAG_BwEAAAAB-AcBAAAAAQIAAACKBgAgNAAA9w4AIAMAAADRBQAgNAAA9w4AIDUAAPsOACAFAAAA0QUAIC0AAPsOACCyB0AAzgwAIb8HAQDMDAAh-AcBAMwMACEDsgdAAM4MACG_BwEAzAwAIfgHAQDMDAAhAzQAAPcOACCQCQAA-A4AIJYJAACKBgAgBDQAAOsOADCQCQAA7A4AMJIJAADuDgAglgkAAO8OADADNAAA5g4AIJAJAADnDgAglgkAALgGACABwAMAANAOACAAAcADAADQDgAgAAAAAAAAAAAFNAAA6RMAIDUAAOwTACCQCQAA6hMAIJEJAADrEwAglgkAAB0AIAM0AADpEwAgkAkAAOoTACCWCQAAHQAgEAkAAO4SACAMAADtEgAgEAAA1g8AIBcAAO8SACAYAADwEgAgGQAA6RIAIIwHAADPDAAgkQcAAM8MACDSBwAAzwwAIPAHAADPDAAgjwgAAM8MACCQCAAAzwwAIJIIAADPDAAgkwgAAM8MACCUCAAAzwwAIJUIAADPDAAgAAAAAAAFNAAA5BMAIDUAAOcTACCQCQAA5RMAIJEJAADmEwAglgkAAAEAIAM0AADkEwAgkAkAAOUTACCWCQAAAQAgAAAAAAAAAAAAAAU0AADfEwAgNQAA4hMAIJAJAADgEwAgkQkAAOETACCWCQAAHQAgAzQAAN8TACCQCQAA4BMAIJYJAAAdACAAAAAAAAc0AADaEwAgNQAA3RMAIJAJAADbEwAgkQkAANwTACCUCQAAPwAglQkAAD8AIJYJAABTACADNAAA2hMAIJAJAADbEwAglgkAAFMAIAAAAAAAAAAAAAAAAAAAAAAAAAs0AAC6DwAwNQAAvg8AMJAJAAC7DwAwkQkAALwPADCSCQAAvQ8AIJMJAAD_DAAwlAkAAP8MADCVCQAA_wwAMJYJAAD_DAAwlwkAAL8PADCYCQAAgg0AMBQJAACmDwAgEAAArA0AIBcAAK0NACAYAACuDQAgGQAArw0AIIwHBAAAAAGRBwEAAAABmgdAAAAAAdIHQAAAAAHfBwQAAAAB8AcBAAAAAYQIAQAAAAGNCEAAAAABjwgEAAAAAZAIEAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCBAAAAABlQhAAAAAAQIAAAAdACA0AADCDwAgAwAAAB0AIDQAAMIPACA1AADBDwAgAS0AANkTADACAAAAHQAgLQAAwQ8AIAIAAACDDQAgLQAAwA8AIA-MBwQA3wwAIZEHAQDgDAAhmgdAAM4MACHSB0AA1wwAId8HBADWDAAh8AcBAOAMACGECAEAzAwAIY0IQADODAAhjwgEAN8MACGQCBAA9gwAIZEIAQDMDAAhkggBAOAMACGTCAEA4AwAIZQIEAD2DAAhlQhAANcMACEUCQAApQ8AIBAAAIcNACAXAACIDQAgGAAAiQ0AIBkAAIoNACCMBwQA3wwAIZEHAQDgDAAhmgdAAM4MACHSB0AA1wwAId8HBADWDAAh8AcBAOAMACGECAEAzAwAIY0IQADODAAhjwgEAN8MACGQCBAA9gwAIZEIAQDMDAAhkggBAOAMACGTCAEA4AwAIZQIEAD2DAAhlQhAANcMACEUCQAApg8AIBAAAKwNACAXAACtDQAgGAAArg0AIBkAAK8NACCMBwQAAAABkQcBAAAAAZoHQAAAAAHSB0AAAAAB3wcEAAAAAfAHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAEENAAAug8AMJAJAAC7DwAwkgkAAL0PACCWCQAA_wwAMAAAAAAFNAAA1BMAIDUAANcTACCQCQAA1RMAIJEJAADWEwAglgkAACYAIAM0AADUEwAgkAkAANUTACCWCQAAJgAgAAAABTQAAM8TACA1AADSEwAgkAkAANATACCRCQAA0RMAIJYJAAAmACADNAAAzxMAIJAJAADQEwAglgkAACYAIAAAAAAABTQAAMoTACA1AADNEwAgkAkAAMsTACCRCQAAzBMAIJYJAAAmACADNAAAyhMAIJAJAADLEwAglgkAACYAICwDAAD2DwAgCwAAxA8AIA4AAOgSACARAADpEgAgEgAA6hIAIBMAAOsSACAUAADsEgAgFQAA1g8AIBYAANsSACCMBwAAzwwAII0HAADPDAAgkgcAAM8MACCZBwAAzwwAIKkHAADPDAAgqgcAAM8MACCrBwAAzwwAIKwHAADPDAAgrgcAAM8MACC4BwAAzwwAILkHAADPDAAgugcAAM8MACC-CAAAzwwAIMUIAADPDAAgxggAAM8MACDHCAAAzwwAIMgIAADPDAAgyQgAAM8MACDKCAAAzwwAIMsIAADPDAAgzAgAAM8MACDNCAAAzwwAIM4IAADPDAAgzwgAAM8MACDQCAAAzwwAINEIAADPDAAg0ggAAM8MACDTCAAAzwwAINQIAADPDAAg1QgAAM8MACDWCAAAzwwAINcIAADPDAAg2AgAAM8MACDZCAAAzwwAINoIAADPDAAgAAAAAAAFNAAAxRMAIDUAAMgTACCQCQAAxhMAIJEJAADHEwAglgkAAAEAIAM0AADFEwAgkAkAAMYTACCWCQAAAQAgAAAABTQAAMATACA1AADDEwAgkAkAAMETACCRCQAAwhMAIJYJAAABACADNAAAwBMAIJAJAADBEwAglgkAAAEAIAAAAAAABTQAALsTACA1AAC-EwAgkAkAALwTACCRCQAAvRMAIJYJAAABACADNAAAuxMAIJAJAAC8EwAglgkAAAEAIAAAAAAABTQAALYTACA1AAC5EwAgkAkAALcTACCRCQAAuBMAIJYJAAABACADNAAAthMAIJAJAAC3EwAglgkAAAEAIAAAAAU0AACxEwAgNQAAtBMAIJAJAACyEwAgkQkAALMTACCWCQAAAQAgAzQAALETACCQCQAAshMAIJYJAAABACAcBwAA1xIAIA0AANsSACAbAADYEgAgHAAA2RIAIB0AANoSACAeAADcEgAgHwAA3RIAICAAAN4SACAhAADfEgAgIgAA4BIAICMAAOESACAkAADiEgAgJQAA4xIAICYAAOQSACAnAADlEgAg8AgAAM8MACDxCAAAzwwAIPIIAADPDAAg8wgAAM8MACD0CAAAzwwAIPUIAADPDAAg9ggAAM8MACD5CAAAzwwAIPoIAADPDAAg-wgAAM8MACD8CAAAzwwAIP0IAADPDAAg_wgAAM8MACAAAAAAAAU0AACsEwAgNQAArxMAIJAJAACtEwAgkQkAAK4TACCWCQAAAQAgAzQAAKwTACCQCQAArRMAIJYJAAABACAAAAAAAAU0AACSEwAgNQAAqhMAIJAJAACTEwAgkQkAAKkTACCWCQAAAQAgCzQAAIUQADA1AACKEAAwkAkAAIYQADCRCQAAhxAAMJIJAACIEAAgkwkAAIkQADCUCQAAiRAAMJUJAACJEAAwlgkAAIkQADCXCQAAixAAMJgJAACMEAAwQAMAAKMQACALAAClEAAgEQAAphAAIBIAAKcQACATAACoEAAgFAAAqRAAIBUAANsQACAWAACqEAAg8QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdoIAQAAAAECAAAAJgAgNAAA2hAAIAMAAAAmACA0AADaEAAgNQAAkBAAIAEtAACoEwAwRgMAAPELACALAADkCwAgDgAAnwwAIBEAAKAMACASAAChDAAgEwAAogwAIBQAAKMMACAVAACkDAAgFgAAjQwAIO4GAACdDAAw7wYAACEAEPAGAACdDAAw8QYCAOoKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhjAcEAIMLACGNBwEAhAsAIZIHAQCECwAhlgcQAJgLACGXBwEA6woAIZkHQACFCwAhmgdAAO0KACGhBwEAAAABogcBAOsKACGlBwEA6woAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrgdAAIULACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACC7BwEA6woAIdQHAQDrCgAh1QcBAOsKACHfBxAAmAsAIb4IAQCECwAhvwgBAOsKACHACAQAlwsAIcEIBACXCwAhwggBAOsKACHDCAEA6woAIcQIBACXCwAhxQggAJ4MACHGCAIAsAsAIccIAQCECwAhyAgEAIMLACHJCAIAsAsAIcoIQACFCwAhywgBAIQLACHMCEAAhQsAIc0IAQCECwAhzghAAIULACHPCEAAhQsAIdAIQACFCwAh0QhAAIULACHSCAEAhAsAIdMIAQCECwAh1AgBAIQLACHVCAAAnAsAINYIAQCECwAh1whAAIULACHYCEAAhQsAIdkIAQCECwAh2ggBAIQLACGKCQAAnAwAIAIAAAAmACAtAACQEAAgAgAAAI0QACAtAACOEAAgPO4GAACMEAAw7wYAAI0QABDwBgAAjBAAMPEGAgDqCgAhgwcBAOsKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIYwHBACDCwAhjQcBAIQLACGSBwEAhAsAIZYHEACYCwAhlwcBAOsKACGZB0AAhQsAIZoHQADtCgAhoQcBAOsKACGiBwEA6woAIaUHAQDrCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGuB0AAhQsAIbgHAQCECwAhuQcBAIQLACG6BwAAnAsAILsHAQDrCgAh1AcBAOsKACHVBwEA6woAId8HEACYCwAhvggBAIQLACG_CAEA6woAIcAIBACXCwAhwQgEAJcLACHCCAEA6woAIcMIAQDrCgAhxAgEAJcLACHFCCAAngwAIcYIAgCwCwAhxwgBAIQLACHICAQAgwsAIckIAgCwCwAhyghAAIULACHLCAEAhAsAIcwIQACFCwAhzQgBAIQLACHOCEAAhQsAIc8IQACFCwAh0AhAAIULACHRCEAAhQsAIdIIAQCECwAh0wgBAIQLACHUCAEAhAsAIdUIAACcCwAg1ggBAIQLACHXCEAAhQsAIdgIQACFCwAh2QgBAIQLACHaCAEAhAsAITzuBgAAjBAAMO8GAACNEAAQ8AYAAIwQADDxBgIA6goAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGMBwQAgwsAIY0HAQCECwAhkgcBAIQLACGWBxAAmAsAIZcHAQDrCgAhmQdAAIULACGaB0AA7QoAIaEHAQDrCgAhogcBAOsKACGlBwEA6woAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrgdAAIULACG4BwEAhAsAIbkHAQCECwAhugcAAJwLACC7BwEA6woAIdQHAQDrCgAh1QcBAOsKACHfBxAAmAsAIb4IAQCECwAhvwgBAOsKACHACAQAlwsAIcEIBACXCwAhwggBAOsKACHDCAEA6woAIcQIBACXCwAhxQggAJ4MACHGCAIAsAsAIccIAQCECwAhyAgEAIMLACHJCAIAsAsAIcoIQACFCwAhywgBAIQLACHMCEAAhQsAIc0IAQCECwAhzghAAIULACHPCEAAhQsAIdAIQACFCwAh0QhAAIULACHSCAEAhAsAIdMIAQCECwAh1AgBAIQLACHVCAAAnAsAINYIAQCECwAh1whAAIULACHYCEAAhQsAIdkIAQCECwAh2ggBAIQLACE48QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2ggBAOAMACEBkwkgAAAAAUADAACREAAgCwAAkhAAIBEAAJMQACASAACUEAAgEwAAlRAAIBQAAJYQACAVAACXEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdoIAQDgDAAhBTQAAJwTACA1AACmEwAgkAkAAJ0TACCRCQAApRMAIJYJAAABACALNAAAuxAAMDUAANYQADCQCQAAvBAAMJEJAADVEAAwkgkAAL0QACCTCQAA_wwAMJQJAAD_DAAwlQkAAP8MADCWCQAA_wwAMJcJAADXEAAwmAkAAIINADALNAAAtxAAMDUAANEQADCQCQAAuBAAMJEJAADQEAAwkgkAALkQACCTCQAAjw0AMJQJAACPDQAwlQkAAI8NADCWCQAAjw0AMJcJAADSEAAwmAkAAJINADALNAAAshAAMDUAAMoQADCQCQAAsxAAMJEJAADJEAAwkgkAALQQACCTCQAAtRAAMJQJAAC1EAAwlQkAALUQADCWCQAAtRAAMJcJAADLEAAwmAkAAMwQADAHNAAAsBAAIDUAAMcQACCQCQAAsRAAIJEJAADGEAAglAkAADIAIJUJAAAyACCWCQAAlwMAIAs0AACrEAAwNQAAwBAAMJAJAACsEAAwkQkAAL8QADCSCQAArRAAIJMJAACuEAAwlAkAAK4QADCVCQAArhAAMJYJAACuEAAwlwkAAMEQADCYCQAAwhAAMAc0AACUEwAgNQAAoxMAIJAJAACVEwAgkQkAAKITACCUCQAAIQAglQkAACEAIJYJAAAmACALNAAAmRAAMDUAAJ0QADCQCQAAmhAAMJEJAACbEAAwkgkAAJwQACCTCQAAiRAAMJQJAACJEAAwlQkAAIkQADCWCQAAiRAAMJcJAACeEAAwmAkAAIwQADBAAwAAoxAAIAsAAKUQACAOAACkEAAgEQAAphAAIBIAAKcQACATAACoEAAgFAAAqRAAIBYAAKoQACDxBgIAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABjQcBAAAAAZIHAQAAAAGWBxAAAAABlwcBAAAAAZkHQAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGlBwEAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa4HQAAAAAG4BwEAAAABuQcBAAAAAboHgAAAAAG7BwEAAAAB1AcBAAAAAdUHAQAAAAHfBxAAAAABvggBAAAAAb8IAQAAAAHACAQAAAABwQgEAAAAAcIIAQAAAAHDCAEAAAABxAgEAAAAAcUIIAAAAAHGCAIAAAABxwgBAAAAAcgIBAAAAAHJCAIAAAAByghAAAAAAcsIAQAAAAHMCEAAAAABzQgBAAAAAc4IQAAAAAHPCEAAAAAB0AhAAAAAAdEIQAAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCIAAAAAB1ggBAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAQIAAAAmACA0AACiEAAgAwAAACYAIDQAAKIQACA1AACgEAAgAS0AAKETADACAAAAJgAgLQAAoBAAIAIAAACNEAAgLQAAnxAAIDjxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGMBwQA3wwAIY0HAQDgDAAhkgcBAOAMACGWBxAA1QwAIZcHAQDMDAAhmQdAANcMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGlBwEAzAwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrgdAANcMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAbsHAQDMDAAh1AcBAMwMACHVBwEAzAwAId8HEADVDAAhvggBAOAMACG_CAEAzAwAIcAIBADWDAAhwQgEANYMACHCCAEAzAwAIcMIAQDMDAAhxAgEANYMACHFCCAAjxAAIcYIAgCyDgAhxwgBAOAMACHICAQA3wwAIckIAgCyDgAhyghAANcMACHLCAEA4AwAIcwIQADXDAAhzQgBAOAMACHOCEAA1wwAIc8IQADXDAAh0AhAANcMACHRCEAA1wwAIdIIAQDgDAAh0wgBAOAMACHUCAEA4AwAIdUIgAAAAAHWCAEA4AwAIdcIQADXDAAh2AhAANcMACHZCAEA4AwAIUADAACREAAgCwAAkhAAIA4AAKEQACARAACTEAAgEgAAlBAAIBMAAJUQACAUAACWEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAhBzQAAJoTACA1AACfEwAgkAkAAJsTACCRCQAAnhMAIJQJAAAjACCVCQAAIwAglgkAAFcAIEADAACjEAAgCwAApRAAIA4AAKQQACARAACmEAAgEgAApxAAIBMAAKgQACAUAACpEAAgFgAAqhAAIPEGAgAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYwHBAAAAAGNBwEAAAABkgcBAAAAAZYHEAAAAAGXBwEAAAABmQdAAAAAAZoHQAAAAAGhBwEAAAABogcBAAAAAaUHAQAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrgdAAAAAAbgHAQAAAAG5BwEAAAABugeAAAAAAbsHAQAAAAHUBwEAAAAB1QcBAAAAAd8HEAAAAAG-CAEAAAABvwgBAAAAAcAIBAAAAAHBCAQAAAABwggBAAAAAcMIAQAAAAHECAQAAAABxQggAAAAAcYIAgAAAAHHCAEAAAAByAgEAAAAAckIAgAAAAHKCEAAAAABywgBAAAAAcwIQAAAAAHNCAEAAAABzghAAAAAAc8IQAAAAAHQCEAAAAAB0QhAAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIgAAAAAHWCAEAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAABAzQAAJwTACCQCQAAnRMAIJYJAAABACADNAAAmhMAIJAJAACbEwAglgkAAFcAIAQ0AAC7EAAwkAkAALwQADCSCQAAvRAAIJYJAAD_DAAwBDQAALcQADCQCQAAuBAAMJIJAAC5EAAglgkAAI8NADAENAAAshAAMJAJAACzEAAwkgkAALQQACCWCQAAtRAAMAM0AACwEAAgkAkAALEQACCWCQAAlwMAIAQ0AACrEAAwkAkAAKwQADCSCQAArRAAIJYJAACuEAAwBDQAAJkQADCQCQAAmhAAMJIJAACcEAAglgkAAIkQADACmgdAAAAAAaUIAQAAAAECAAAANgAgNAAArxAAIAEtAACZEwAwCBAAAOoLACDuBgAAlwwAMO8GAAA0ABDwBgAAlwwAMJoHQADtCgAh8AcBAOsKACGlCAEA6woAIYgJAACWDAAgApoHQAAAAAGlCAEAAAABDPEGAgAAAAGEBwEAAAABmgdAAAAAAbsHAQAAAAGmCAEAAAABpwgBAAAAAagIBAAAAAGpCBAAAAABqggQAAAAAasIEAAAAAGsCBAAAAABrQhAAAAAAQIAAACXAwAgNAAAsBAAIAMEAQAAAAGaB0AAAAABrwcBAAAAAQIAAAAwACA0AAC2EAAgAS0AAJgTADAJBAEA6woAIRAAAOoLACDuBgAAmQwAMO8GAAAuABDwBgAAmQwAMJoHQADtCgAhrwcBAOsKACGxBwAAmAwAIPAHAQDrCgAhAwQBAAAAAZoHQAAAAAGvBwEAAAABBw8AAJ8PACDSB0AAAAAB3wcEAAAAAfMHAQAAAAGOCAIAAAABjwgEAAAAAZAIEAAAAAECAAAALAAgNAAAuhAAIAEtAACXEwAwBw8AAJ8PACDSB0AAAAAB3wcEAAAAAfMHAQAAAAGOCAIAAAABjwgEAAAAAZAIEAAAAAEUCQAApg8AIAwAAKsNACAXAACtDQAgGAAArg0AIBkAAK8NACCMBwQAAAABkQcBAAAAAZoHQAAAAAHSB0AAAAAB3wcEAAAAAfMHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAECAAAAHQAgNAAAvhAAIAEtAACWEwAwFAkAAKYPACAMAACrDQAgFwAArQ0AIBgAAK4NACAZAACvDQAgjAcEAAAAAZEHAQAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHzBwEAAAABhAgBAAAAAY0IQAAAAAGPCAQAAAABkAgQAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIEAAAAAGVCEAAAAABAwAAADYAIDQAAK8QACA1AADFEAAgAgAAADYAIC0AAMUQACACAAAAwxAAIC0AAMQQACAG7gYAAMIQADDvBgAAwxAAEPAGAADCEAAwmgdAAO0KACHwBwEA6woAIaUIAQDrCgAhBu4GAADCEAAw7wYAAMMQABDwBgAAwhAAMJoHQADtCgAh8AcBAOsKACGlCAEA6woAIQKaB0AAzgwAIaUIAQDMDAAhApoHQADODAAhpQgBAMwMACEDAAAAMgAgNAAAsBAAIDUAAMgQACAOAAAAMgAgLQAAyBAAIPEGAgDLDAAhhAcBAMwMACGaB0AAzgwAIbsHAQDMDAAhpggBAMwMACGnCAEAzAwAIagIBADWDAAhqQgQANUMACGqCBAA1QwAIasIEADVDAAhrAgQAPYMACGtCEAA1wwAIQzxBgIAywwAIYQHAQDMDAAhmgdAAM4MACG7BwEAzAwAIaYIAQDMDAAhpwgBAMwMACGoCAQA1gwAIakIEADVDAAhqggQANUMACGrCBAA1QwAIawIEAD2DAAhrQhAANcMACEDAAAAMAAgNAAAthAAIDUAAM8QACACAAAAMAAgLQAAzxAAIAIAAADNEAAgLQAAzhAAIAcEAQDrCgAh7gYAAMwQADDvBgAAzRAAEPAGAADMEAAwmgdAAO0KACGvBwEA6woAIfAHAQDrCgAhBwQBAOsKACHuBgAAzBAAMO8GAADNEAAQ8AYAAMwQADCaB0AA7QoAIa8HAQDrCgAh8AcBAOsKACEDBAEAzAwAIZoHQADODAAhrwcBAMwMACEDBAEAzAwAIZoHQADODAAhrwcBAMwMACEDAAAALAAgNAAAuhAAIDUAANQQACACAAAALAAgLQAA1BAAIAIAAACTDQAgLQAA0xAAIAbSB0AA1wwAId8HBADWDAAh8wcBAMwMACGOCAIAywwAIY8IBADfDAAhkAgQAPYMACEHDwAAng8AINIHQADXDAAh3wcEANYMACHzBwEAzAwAIY4IAgDLDAAhjwgEAN8MACGQCBAA9gwAIQMAAAAdACA0AAC-EAAgNQAA2RAAIAIAAAAdACAtAADZEAAgAgAAAIMNACAtAADYEAAgD4wHBADfDAAhkQcBAOAMACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHzBwEAzAwAIYQIAQDMDAAhjQhAAM4MACGPCAQA3wwAIZAIEAD2DAAhkQgBAMwMACGSCAEA4AwAIZMIAQDgDAAhlAgQAPYMACGVCEAA1wwAIRQJAAClDwAgDAAAhg0AIBcAAIgNACAYAACJDQAgGQAAig0AIIwHBADfDAAhkQcBAOAMACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHzBwEAzAwAIYQIAQDMDAAhjQhAAM4MACGPCAQA3wwAIZAIEAD2DAAhkQgBAMwMACGSCAEA4AwAIZMIAQDgDAAhlAgQAPYMACGVCEAA1wwAIUADAACjEAAgCwAApRAAIBEAAKYQACASAACnEAAgEwAAqBAAIBQAAKkQACAVAADbEAAgFgAAqhAAIPEGAgAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYwHBAAAAAGNBwEAAAABkgcBAAAAAZYHEAAAAAGXBwEAAAABmQdAAAAAAZoHQAAAAAGhBwEAAAABogcBAAAAAaUHAQAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrgdAAAAAAbgHAQAAAAG5BwEAAAABugeAAAAAAbsHAQAAAAHUBwEAAAAB1QcBAAAAAd8HEAAAAAG-CAEAAAABvwgBAAAAAcAIBAAAAAHBCAQAAAABwggBAAAAAcMIAQAAAAHECAQAAAABxQggAAAAAcYIAgAAAAHHCAEAAAAByAgEAAAAAckIAgAAAAHKCEAAAAABywgBAAAAAcwIQAAAAAHNCAEAAAABzghAAAAAAc8IQAAAAAHQCEAAAAAB0QhAAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIgAAAAAHWCAEAAAAB1whAAAAAAdgIQAAAAAHaCAEAAAABAzQAAJQTACCQCQAAlRMAIJYJAAAmACADNAAAkhMAIJAJAACTEwAglgkAAAEAIAQ0AACFEAAwkAkAAIYQADCSCQAAiBAAIJYJAACJEAAwAAAAAAAAAAAFNAAAjRMAIDUAAJATACCQCQAAjhMAIJEJAACPEwAglgkAAAUAIAM0AACNEwAgkAkAAI4TACCWCQAABQAgAAAAApMJAQAAAASZCQEAAAAFApMJAQAAAASZCQEAAAAFApMJAQAAAASZCQEAAAAFBTQAAIcTACA1AACLEwAgkAkAAIgTACCRCQAAihMAIJYJAAABACALNAAA8BAAMDUAAPUQADCQCQAA8RAAMJEJAADyEAAwkgkAAPMQACCTCQAA9BAAMJQJAAD0EAAwlQkAAPQQADCWCQAA9BAAMJcJAAD2EAAwmAkAAPcQADADhAcBAAAAAdwIAQAAAAHdCEAAAAABAgAAAAkAIDQAAPsQACADAAAACQAgNAAA-xAAIDUAAPoQACABLQAAiRMAMAkEAADDDAAg7gYAAMIMADDvBgAABwAQ8AYAAMIMADCEBwEA6woAIdsIAQDrCgAh3AgBAOsKACHdCEAA7QoAIY0JAADBDAAgAgAAAAkAIC0AAPoQACACAAAA-BAAIC0AAPkQACAH7gYAAPcQADDvBgAA-BAAEPAGAAD3EAAwhAcBAOsKACHbCAEA6woAIdwIAQDrCgAh3QhAAO0KACEH7gYAAPcQADDvBgAA-BAAEPAGAAD3EAAwhAcBAOsKACHbCAEA6woAIdwIAQDrCgAh3QhAAO0KACEDhAcBAMwMACHcCAEAzAwAId0IQADODAAhA4QHAQDMDAAh3AgBAMwMACHdCEAAzgwAIQOEBwEAAAAB3AgBAAAAAd0IQAAAAAEBkwkBAAAABAGTCQEAAAAEAZMJAQAAAAQDNAAAhxMAIJAJAACIEwAglgkAAAEAIAQ0AADwEAAwkAkAAPEQADCSCQAA8xAAIJYJAAD0EAAwAAAAAAACkwkCAAAABJkJAgAAAAUFNAAAghMAIDUAAIUTACCQCQAAgxMAIJEJAACEEwAglgkAAAEAIAGTCQIAAAAEAzQAAIITACCQCQAAgxMAIJYJAAABACAAAAAAAAs0AAC8EgAwNQAAwRIAMJAJAAC9EgAwkQkAAL4SADCSCQAAvxIAIJMJAADAEgAwlAkAAMASADCVCQAAwBIAMJYJAADAEgAwlwkAAMISADCYCQAAwxIAMAs0AACwEgAwNQAAtRIAMJAJAACxEgAwkQkAALISADCSCQAAsxIAIJMJAAC0EgAwlAkAALQSADCVCQAAtBIAMJYJAAC0EgAwlwkAALYSADCYCQAAtxIAMAs0AACkEgAwNQAAqRIAMJAJAAClEgAwkQkAAKYSADCSCQAApxIAIJMJAACoEgAwlAkAAKgSADCVCQAAqBIAMJYJAACoEgAwlwkAAKoSADCYCQAAqxIAMAs0AACYEgAwNQAAnRIAMJAJAACZEgAwkQkAAJoSADCSCQAAmxIAIJMJAACcEgAwlAkAAJwSADCVCQAAnBIAMJYJAACcEgAwlwkAAJ4SADCYCQAAnxIAMAs0AACPEgAwNQAAkxIAMJAJAACQEgAwkQkAAJESADCSCQAAkhIAIJMJAACJEAAwlAkAAIkQADCVCQAAiRAAMJYJAACJEAAwlwkAAJQSADCYCQAAjBAAMAs0AACDEgAwNQAAiBIAMJAJAACEEgAwkQkAAIUSADCSCQAAhhIAIJMJAACHEgAwlAkAAIcSADCVCQAAhxIAMJYJAACHEgAwlwkAAIkSADCYCQAAihIAMAs0AAD3EQAwNQAA_BEAMJAJAAD4EQAwkQkAAPkRADCSCQAA-hEAIJMJAAD7EQAwlAkAAPsRADCVCQAA-xEAMJYJAAD7EQAwlwkAAP0RADCYCQAA_hEAMAc0AADyEQAgNQAA9REAIJAJAADzEQAgkQkAAPQRACCUCQAAXQAglQkAAF0AIJYJAACnAgAgCzQAAOYRADA1AADrEQAwkAkAAOcRADCRCQAA6BEAMJIJAADpEQAgkwkAAOoRADCUCQAA6hEAMJUJAADqEQAwlgkAAOoRADCXCQAA7BEAMJgJAADtEQAwCzQAANoRADA1AADfEQAwkAkAANsRADCRCQAA3BEAMJIJAADdEQAgkwkAAN4RADCUCQAA3hEAMJUJAADeEQAwlgkAAN4RADCXCQAA4BEAMJgJAADhEQAwCzQAAM4RADA1AADTEQAwkAkAAM8RADCRCQAA0BEAMJIJAADREQAgkwkAANIRADCUCQAA0hEAMJUJAADSEQAwlgkAANIRADCXCQAA1BEAMJgJAADVEQAwCzQAAMIRADA1AADHEQAwkAkAAMMRADCRCQAAxBEAMJIJAADFEQAgkwkAAMYRADCUCQAAxhEAMJUJAADGEQAwlgkAAMYRADCXCQAAyBEAMJgJAADJEQAwCzQAALYRADA1AAC7EQAwkAkAALcRADCRCQAAuBEAMJIJAAC5EQAgkwkAALoRADCUCQAAuhEAMJUJAAC6EQAwlgkAALoRADCXCQAAvBEAMJgJAAC9EQAwCzQAAKoRADA1AACvEQAwkAkAAKsRADCRCQAArBEAMJIJAACtEQAgkwkAAK4RADCUCQAArhEAMJUJAACuEQAwlgkAAK4RADCXCQAAsBEAMJgJAACxEQAwCzQAAJ4RADA1AACjEQAwkAkAAJ8RADCRCQAAoBEAMJIJAAChEQAgkwkAAKIRADCUCQAAohEAMJUJAACiEQAwlgkAAKIRADCXCQAApBEAMJgJAAClEQAwBfIGAQAAAAHpCEAAAAAB6ghAAAAAAesIQAAAAAHsCAAAiBEAIAIAAAB5ACA0AACpEQAgAwAAAHkAIDQAAKkRACA1AACoEQAgAS0AAIETADAKAwAA8QsAIO4GAAD-CwAw7wYAAHcAEPAGAAD-CwAw8gYBAAAAAYQHAQDrCgAh6QhAAIULACHqCEAAhQsAIesIQACFCwAh7AgAAPwLACACAAAAeQAgLQAAqBEAIAIAAACmEQAgLQAApxEAIAnuBgAApREAMO8GAACmEQAQ8AYAAKURADDyBgEA6woAIYQHAQDrCgAh6QhAAIULACHqCEAAhQsAIesIQACFCwAh7AgAAPwLACAJ7gYAAKURADDvBgAAphEAEPAGAAClEQAw8gYBAOsKACGEBwEA6woAIekIQACFCwAh6ghAAIULACHrCEAAhQsAIewIAAD8CwAgBfIGAQDMDAAh6QhAANcMACHqCEAA1wwAIesIQADXDAAh7AgAAIYRACAF8gYBAMwMACHpCEAA1wwAIeoIQADXDAAh6whAANcMACHsCAAAhhEAIAXyBgEAAAAB6QhAAAAAAeoIQAAAAAHrCEAAAAAB7AgAAIgRACADhQcBAAAAAbQHQAAAAAGuCAQAAAABAgAAAHUAIDQAALURACADAAAAdQAgNAAAtREAIDUAALQRACABLQAAgBMAMAkDAADxCwAg7gYAAIAMADDvBgAAcwAQ8AYAAIAMADCEBwEA6woAIYUHAQDrCgAhtAdAAO0KACGuCAQAlwsAIYAJAAD_CwAgAgAAAHUAIC0AALQRACACAAAAshEAIC0AALMRACAH7gYAALERADDvBgAAshEAEPAGAACxEQAwhAcBAOsKACGFBwEA6woAIbQHQADtCgAhrggEAJcLACEH7gYAALERADDvBgAAshEAEPAGAACxEQAwhAcBAOsKACGFBwEA6woAIbQHQADtCgAhrggEAJcLACEDhQcBAMwMACG0B0AAzgwAIa4IBADWDAAhA4UHAQDMDAAhtAdAAM4MACGuCAQA1gwAIQOFBwEAAAABtAdAAAAAAa4IBAAAAAEDhQcBAAAAAbsHAQAAAAGvCEAAAAABAgAAAHEAIDQAAMERACADAAAAcQAgNAAAwREAIDUAAMARACABLQAA_xIAMAkDAADxCwAg7gYAAIIMADDvBgAAbwAQ8AYAAIIMADCEBwEA6woAIYUHAQDrCgAhuwcBAOsKACGvCEAA7QoAIYEJAACBDAAgAgAAAHEAIC0AAMARACACAAAAvhEAIC0AAL8RACAH7gYAAL0RADDvBgAAvhEAEPAGAAC9EQAwhAcBAOsKACGFBwEA6woAIbsHAQDrCgAhrwhAAO0KACEH7gYAAL0RADDvBgAAvhEAEPAGAAC9EQAwhAcBAOsKACGFBwEA6woAIbsHAQDrCgAhrwhAAO0KACEDhQcBAMwMACG7BwEAzAwAIa8IQADODAAhA4UHAQDMDAAhuwcBAMwMACGvCEAAzgwAIQOFBwEAAAABuwcBAAAAAa8IQAAAAAEHFYAAAAABFgQAAAABhQcBAAAAAZoHQAAAAAGwCAEAAAABsQgEAAAAAbIIBAAAAAECAAAAbQAgNAAAzREAIAMAAABtACA0AADNEQAgNQAAzBEAIAEtAAD-EgAwDQMAAPELACAVAADHCwAgFgQAgwsAIe4GAACEDAAw7wYAAGsAEPAGAACEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhsAgBAOsKACGxCAQAgwsAIbIIBACDCwAhggkAAIMMACACAAAAbQAgLQAAzBEAIAIAAADKEQAgLQAAyxEAIAsVAADHCwAgFgQAgwsAIe4GAADJEQAw7wYAAMoRABDwBgAAyREAMIQHAQDrCgAhhQcBAOsKACGaB0AA7QoAIbAIAQDrCgAhsQgEAIMLACGyCAQAgwsAIQsVAADHCwAgFgQAgwsAIe4GAADJEQAw7wYAAMoRABDwBgAAyREAMIQHAQDrCgAhhQcBAOsKACGaB0AA7QoAIbAIAQDrCgAhsQgEAIMLACGyCAQAgwsAIQcVgAAAAAEWBADfDAAhhQcBAMwMACGaB0AAzgwAIbAIAQDMDAAhsQgEAN8MACGyCAQA3wwAIQcVgAAAAAEWBADfDAAhhQcBAMwMACGaB0AAzgwAIbAIAQDMDAAhsQgEAN8MACGyCAQA3wwAIQcVgAAAAAEWBAAAAAGFBwEAAAABmgdAAAAAAbAIAQAAAAGxCAQAAAABsggEAAAAAQcNBAAAAAGFBwEAAAABmgdAAAAAAfAHAQAAAAGxCAQAAAABsggEAAAAAbMIgAAAAAECAAAAaQAgNAAA2REAIAMAAABpACA0AADZEQAgNQAA2BEAIAEtAAD9EgAwDQMAAPELACANBACXCwAh7gYAAIYMADDvBgAAZwAQ8AYAAIYMADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACHwBwEA6woAIbEIBACXCwAhsggEAJcLACGzCAAAxwsAIIMJAACFDAAgAgAAAGkAIC0AANgRACACAAAA1hEAIC0AANcRACALDQQAlwsAIe4GAADVEQAw7wYAANYRABDwBgAA1REAMIQHAQDrCgAhhQcBAOsKACGaB0AA7QoAIfAHAQDrCgAhsQgEAJcLACGyCAQAlwsAIbMIAADHCwAgCw0EAJcLACHuBgAA1REAMO8GAADWEQAQ8AYAANURADCEBwEA6woAIYUHAQDrCgAhmgdAAO0KACHwBwEA6woAIbEIBACXCwAhsggEAJcLACGzCAAAxwsAIAcNBADWDAAhhQcBAMwMACGaB0AAzgwAIfAHAQDMDAAhsQgEANYMACGyCAQA1gwAIbMIgAAAAAEHDQQA1gwAIYUHAQDMDAAhmgdAAM4MACHwBwEAzAwAIbEIBADWDAAhsggEANYMACGzCIAAAAABBw0EAAAAAYUHAQAAAAGaB0AAAAAB8AcBAAAAAbEIBAAAAAGyCAQAAAABswiAAAAAAQPxBgIAAAABtAdAAAAAAfQHEAAAAAECAAAAZQAgNAAA5REAIAMAAABlACA0AADlEQAgNQAA5BEAIAEtAAD8EgAwCQMAAPELACDuBgAAiAwAMO8GAABjABDwBgAAiAwAMPEGAgDqCgAhhAcBAOsKACG0B0AA7QoAIfQHEACYCwAhhAkAAIcMACACAAAAZQAgLQAA5BEAIAIAAADiEQAgLQAA4xEAIAfuBgAA4REAMO8GAADiEQAQ8AYAAOERADDxBgIA6goAIYQHAQDrCgAhtAdAAO0KACH0BxAAmAsAIQfuBgAA4REAMO8GAADiEQAQ8AYAAOERADDxBgIA6goAIYQHAQDrCgAhtAdAAO0KACH0BxAAmAsAIQPxBgIAywwAIbQHQADODAAh9AcQANUMACED8QYCAMsMACG0B0AAzgwAIfQHEADVDAAhA_EGAgAAAAG0B0AAAAAB9AcQAAAAAQvxBgIAAAAB8gYBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaUHAQAAAAGpBwEAAAABwQcQAAAAAdwHAQAAAAHdBwEAAAAB3gdAAAAAAQIAAABhACA0AADxEQAgAwAAAGEAIDQAAPERACA1AADwEQAgAS0AAPsSADAQAwAA8QsAIO4GAACJDAAw7wYAAF8AEPAGAACJDAAw8QYCAOoKACHyBgEA6woAIYQHAQDrCgAhlgcQAJgLACGaB0AA7QoAIaEHAQAAAAGlBwEA6woAIakHAQCECwAhwQcQAOMLACHcBwEA6woAId0HAQCECwAh3gdAAIULACECAAAAYQAgLQAA8BEAIAIAAADuEQAgLQAA7xEAIA_uBgAA7REAMO8GAADuEQAQ8AYAAO0RADDxBgIA6goAIfIGAQDrCgAhhAcBAOsKACGWBxAAmAsAIZoHQADtCgAhoQcBAOsKACGlBwEA6woAIakHAQCECwAhwQcQAOMLACHcBwEA6woAId0HAQCECwAh3gdAAIULACEP7gYAAO0RADDvBgAA7hEAEPAGAADtEQAw8QYCAOoKACHyBgEA6woAIYQHAQDrCgAhlgcQAJgLACGaB0AA7QoAIaEHAQDrCgAhpQcBAOsKACGpBwEAhAsAIcEHEADjCwAh3AcBAOsKACHdBwEAhAsAId4HQACFCwAhC_EGAgDLDAAh8gYBAMwMACGWBxAA1QwAIZoHQADODAAhoQcBAMwMACGlBwEAzAwAIakHAQDgDAAhwQcQAPYMACHcBwEAzAwAId0HAQDgDAAh3gdAANcMACEL8QYCAMsMACHyBgEAzAwAIZYHEADVDAAhmgdAAM4MACGhBwEAzAwAIaUHAQDMDAAhqQcBAOAMACHBBxAA9gwAIdwHAQDMDAAh3QcBAOAMACHeB0AA1wwAIQvxBgIAAAAB8gYBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaUHAQAAAAGpBwEAAAABwQcQAAAAAdwHAQAAAAHdBwEAAAAB3gdAAAAAAQK0CAEAAAABtQhAAAAAAQIAAACnAgAgNAAA8hEAIAMAAABdACA0AADyEQAgNQAA9hEAIAQAAABdACAtAAD2EQAgtAgBAMwMACG1CEAAzgwAIQK0CAEAzAwAIbUIQADODAAhDPEGAgAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAG5BwEAAAAB6gcBAAAAAbQIAQAAAAG2CAEAAAABtwhAAAAAAQIAAABbACA0AACCEgAgAwAAAFsAIDQAAIISACA1AACBEgAgAS0AAPoSADASAwAA8QsAIO4GAACLDAAw7wYAAFkAEPAGAACLDAAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEAAAABuQcBAOsKACHqBwEA6woAIbQIAQDrCgAhtggBAOsKACG3CEAA7QoAIYUJAACKDAAgAgAAAFsAIC0AAIESACACAAAA_xEAIC0AAIASACAQ7gYAAP4RADDvBgAA_xEAEPAGAAD-EQAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIbkHAQDrCgAh6gcBAOsKACG0CAEA6woAIbYIAQDrCgAhtwhAAO0KACEQ7gYAAP4RADDvBgAA_xEAEPAGAAD-EQAw8QYCAOoKACGEBwEA6woAIYUHAQDrCgAhhgcBAOsKACGHBwEA6woAIZYHEACYCwAhmgdAAO0KACGhBwEA6woAIbkHAQDrCgAh6gcBAOsKACG0CAEA6woAIbYIAQDrCgAhtwhAAO0KACEM8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGWBxAA1QwAIZoHQADODAAhoQcBAMwMACG5BwEAzAwAIeoHAQDMDAAhtAgBAMwMACG2CAEAzAwAIbcIQADODAAhDPEGAgDLDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhlgcQANUMACGaB0AAzgwAIaEHAQDMDAAhuQcBAMwMACHqBwEAzAwAIbQIAQDMDAAhtggBAMwMACG3CEAAzgwAIQzxBgIAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABlgcQAAAAAZoHQAAAAAGhBwEAAAABuQcBAAAAAeoHAQAAAAG0CAEAAAABtggBAAAAAbcIQAAAAAERDQAA3RAAIPEGAgAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGaB0AAAAABoQcBAAAAAbkHAQAAAAG6B4AAAAAB4AdAAAAAAbcIQAAAAAG4CAEAAAABuQgQAAAAAboIEAAAAAG7CAEAAAABvAgCAAAAAb0IIAAAAAECAAAAVwAgNAAAjhIAIAMAAABXACA0AACOEgAgNQAAjRIAIAEtAAD5EgAwFgMAAPELACANAACNDAAg7gYAAIwMADDvBgAAIwAQ8AYAAIwMADDxBgIA6goAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhmgdAAO0KACGhBwEAAAABuQcBAIQLACG6BwAAnAsAIOAHQACFCwAhtwhAAO0KACG4CAEA6woAIbkIEACYCwAhuggQAJgLACG7CAEAhAsAIbwIAgCwCwAhvQggAOwKACECAAAAVwAgLQAAjRIAIAIAAACLEgAgLQAAjBIAIBTuBgAAihIAMO8GAACLEgAQ8AYAAIoSADDxBgIA6goAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhmgdAAO0KACGhBwEA6woAIbkHAQCECwAhugcAAJwLACDgB0AAhQsAIbcIQADtCgAhuAgBAOsKACG5CBAAmAsAIboIEACYCwAhuwgBAIQLACG8CAIAsAsAIb0IIADsCgAhFO4GAACKEgAw7wYAAIsSABDwBgAAihIAMPEGAgDqCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGaB0AA7QoAIaEHAQDrCgAhuQcBAIQLACG6BwAAnAsAIOAHQACFCwAhtwhAAO0KACG4CAEA6woAIbkIEACYCwAhuggQAJgLACG7CAEAhAsAIbwIAgCwCwAhvQggAOwKACEQ8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGaB0AAzgwAIaEHAQDMDAAhuQcBAOAMACG6B4AAAAAB4AdAANcMACG3CEAAzgwAIbgIAQDMDAAhuQgQANUMACG6CBAA1QwAIbsIAQDgDAAhvAgCALIOACG9CCAAzQwAIRENAACEEAAg8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGaB0AAzgwAIaEHAQDMDAAhuQcBAOAMACG6B4AAAAAB4AdAANcMACG3CEAAzgwAIbgIAQDMDAAhuQgQANUMACG6CBAA1QwAIbsIAQDgDAAhvAgCALIOACG9CCAAzQwAIRENAADdEAAg8QYCAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAZoHQAAAAAGhBwEAAAABuQcBAAAAAboHgAAAAAHgB0AAAAABtwhAAAAAAbgIAQAAAAG5CBAAAAABuggQAAAAAbsIAQAAAAG8CAIAAAABvQggAAAAAUALAAClEAAgDgAApBAAIBEAAKYQACASAACnEAAgEwAAqBAAIBQAAKkQACAVAADbEAAgFgAAqhAAIPEGAgAAAAGDBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAgAAACYAIDQAAJcSACADAAAAJgAgNAAAlxIAIDUAAJYSACABLQAA-BIAMAIAAAAmACAtAACWEgAgAgAAAI0QACAtAACVEgAgOPEGAgDLDAAhgwcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGMBwQA3wwAIY0HAQDgDAAhkgcBAOAMACGWBxAA1QwAIZcHAQDMDAAhmQdAANcMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGlBwEAzAwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrgdAANcMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAbsHAQDMDAAh1AcBAMwMACHVBwEAzAwAId8HEADVDAAhvggBAOAMACG_CAEAzAwAIcAIBADWDAAhwQgEANYMACHCCAEAzAwAIcMIAQDMDAAhxAgEANYMACHFCCAAjxAAIcYIAgCyDgAhxwgBAOAMACHICAQA3wwAIckIAgCyDgAhyghAANcMACHLCAEA4AwAIcwIQADXDAAhzQgBAOAMACHOCEAA1wwAIc8IQADXDAAh0AhAANcMACHRCEAA1wwAIdIIAQDgDAAh0wgBAOAMACHUCAEA4AwAIdUIgAAAAAHWCAEA4AwAIdcIQADXDAAh2AhAANcMACHZCAEA4AwAIdoIAQDgDAAhQAsAAJIQACAOAAChEAAgEQAAkxAAIBIAAJQQACATAACVEAAgFAAAlhAAIBUAAJcQACAWAACYEAAg8QYCAMsMACGDBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACFACwAApRAAIA4AAKQQACARAACmEAAgEgAApxAAIBMAAKgQACAUAACpEAAgFQAA2xAAIBYAAKoQACDxBgIAAAABgwcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYwHBAAAAAGNBwEAAAABkgcBAAAAAZYHEAAAAAGXBwEAAAABmQdAAAAAAZoHQAAAAAGhBwEAAAABogcBAAAAAaUHAQAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrgdAAAAAAbgHAQAAAAG5BwEAAAABugeAAAAAAbsHAQAAAAHUBwEAAAAB1QcBAAAAAd8HEAAAAAG-CAEAAAABvwgBAAAAAcAIBAAAAAHBCAQAAAABwggBAAAAAcMIAQAAAAHECAQAAAABxQggAAAAAcYIAgAAAAHHCAEAAAAByAgEAAAAAckIAgAAAAHKCEAAAAABywgBAAAAAcwIQAAAAAHNCAEAAAABzghAAAAAAc8IQAAAAAHQCEAAAAAB0QhAAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIgAAAAAHWCAEAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAARwIAADJDQAgCgAAyg0AIAsAAMsNACAbAgAAAAHxBgIAAAABggcBAAAAAYMHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABkgcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcEAAAAAagHIAAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrQdAAAAAAa4HQAAAAAECAAAAUwAgNAAAoxIAIAMAAABTACA0AACjEgAgNQAAohIAIAEtAAD3EgAwIQMAAI8MACAIAACQDAAgCgAAkQwAIAsAAOQLACAbAgDqCgAh7gYAAI4MADDvBgAAPwAQ8AYAAI4MADDxBgIA6goAIYIHAQCECwAhgwcBAIQLACGEBwEAhAsAIYUHAQDrCgAhhgcBAOsKACGHBwEAhAsAIYwHBACDCwAhkgcBAIQLACGWBxAA4wsAIZoHQADtCgAhoQcBAAAAAaIHAQDrCgAhowcBAIQLACGkBwEA6woAIaUHAQDrCgAhpgcBAIQLACGnBwQAgwsAIagHIADsCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGtB0AAhQsAIa4HQACFCwAhAgAAAFMAIC0AAKISACACAAAAoBIAIC0AAKESACAdGwIA6goAIe4GAACfEgAw7wYAAKASABDwBgAAnxIAMPEGAgDqCgAhggcBAIQLACGDBwEAhAsAIYQHAQCECwAhhQcBAOsKACGGBwEA6woAIYcHAQCECwAhjAcEAIMLACGSBwEAhAsAIZYHEADjCwAhmgdAAO0KACGhBwEA6woAIaIHAQDrCgAhowcBAIQLACGkBwEA6woAIaUHAQDrCgAhpgcBAIQLACGnBwQAgwsAIagHIADsCgAhqQcBAIQLACGqB0AAhQsAIasHAQCECwAhrAcBAIQLACGtB0AAhQsAIa4HQACFCwAhHRsCAOoKACHuBgAAnxIAMO8GAACgEgAQ8AYAAJ8SADDxBgIA6goAIYIHAQCECwAhgwcBAIQLACGEBwEAhAsAIYUHAQDrCgAhhgcBAOsKACGHBwEAhAsAIYwHBACDCwAhkgcBAIQLACGWBxAA4wsAIZoHQADtCgAhoQcBAOsKACGiBwEA6woAIaMHAQCECwAhpAcBAOsKACGlBwEA6woAIaYHAQCECwAhpwcEAIMLACGoByAA7AoAIakHAQCECwAhqgdAAIULACGrBwEAhAsAIawHAQCECwAhrQdAAIULACGuB0AAhQsAIRkbAgDLDAAh8QYCAMsMACGCBwEA4AwAIYMHAQDgDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDgDAAhjAcEAN8MACGSBwEA4AwAIZYHEAD2DAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhowcBAOAMACGkBwEAzAwAIaUHAQDMDAAhpgcBAOAMACGnBwQA3wwAIagHIADNDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGtB0AA1wwAIa4HQADXDAAhHAgAAPgMACAKAAD5DAAgCwAA-gwAIBsCAMsMACHxBgIAywwAIYIHAQDgDAAhgwcBAOAMACGFBwEAzAwAIYYHAQDMDAAhhwcBAOAMACGMBwQA3wwAIZIHAQDgDAAhlgcQAPYMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGjBwEA4AwAIaQHAQDMDAAhpQcBAMwMACGmBwEA4AwAIacHBADfDAAhqAcgAM0MACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa0HQADXDAAhrgdAANcMACEcCAAAyQ0AIAoAAMoNACALAADLDQAgGwIAAAAB8QYCAAAAAYIHAQAAAAGDBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAZIHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHBAAAAAGoByAAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa0HQAAAAAGuB0AAAAABCvEGAgAAAAGCBwEAAAABgwcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHEAAAAAGJBxAAAAABigcEAAAAAYsHQAAAAAECAAAAUAAgNAAArxIAIAMAAABQACA0AACvEgAgNQAArhIAIAEtAAD2EgAwEAMAAPELACDuBgAAkwwAMO8GAABOABDwBgAAkwwAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGJBxAAmAsAIYoHBACXCwAhiwdAAIULACGGCQAAkgwAIAIAAABQACAtAACuEgAgAgAAAKwSACAtAACtEgAgDu4GAACrEgAw7wYAAKwSABDwBgAAqxIAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGJBxAAmAsAIYoHBACXCwAhiwdAAIULACEO7gYAAKsSADDvBgAArBIAEPAGAACrEgAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYkHEACYCwAhigcEAJcLACGLB0AAhQsAIQrxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYkHEADVDAAhigcEANYMACGLB0AA1wwAIQrxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYkHEADVDAAhigcEANYMACGLB0AA1wwAIQrxBgIAAAABggcBAAAAAYMHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABiQcQAAAAAYoHBAAAAAGLB0AAAAABJwgAAPANACDxBgIAAAABggcBAAAAAYMHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABigcEAAAAAZEHAQAAAAGTBxAAAAABlAcBAAAAAaEHAQAAAAGlBwEAAAABtQcEAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwEAAAABwAcBAAAAAcEHEAAAAAHCBxAAAAABwwcQAAAAAcQHBAAAAAHFBwQAAAABxgcQAAAAAccHAQAAAAHIBxAAAAAByQcBAAAAAcoHQAAAAAHLByAAAAABzAdAAAAAAc0HAQAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAAB0gdAAAAAAQIAAAAOACA0AAC7EgAgAwAAAA4AIDQAALsSACA1AAC6EgAgAS0AAPUSADAsAwAA8QsAIAgAAJAMACDuBgAAwAwAMO8GAAAMABDwBgAAwAwAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGKBwQAlwsAIZEHAQCECwAhkwcQAJgLACGUBwEAhAsAIaEHAQAAAAGlBwEA6woAIbUHBACXCwAhuwcBAOsKACG8BwEA6woAIb0HAQDrCgAhvgcCAOoKACG_BwEA6woAIcAHAQDrCgAhwQcQAJgLACHCBxAAmAsAIcMHEACYCwAhxAcEAJcLACHFBwQAlwsAIcYHEACYCwAhxwcBAIQLACHIBxAA4wsAIckHAQCECwAhygdAAIULACHLByAA7AoAIcwHQACFCwAhzQcBAIQLACHOB0AAhQsAIc8HQACFCwAh0AdAAIULACHRB0AA7QoAIdIHQACFCwAhAgAAAA4AIC0AALoSACACAAAAuBIAIC0AALkSACAq7gYAALcSADDvBgAAuBIAEPAGAAC3EgAw8QYCAOoKACGCBwEA6woAIYMHAQDrCgAhhAcBAOsKACGFBwEA6woAIYYHAQDrCgAhhwcBAOsKACGIBxAAmAsAIYoHBACXCwAhkQcBAIQLACGTBxAAmAsAIZQHAQCECwAhoQcBAOsKACGlBwEA6woAIbUHBACXCwAhuwcBAOsKACG8BwEA6woAIb0HAQDrCgAhvgcCAOoKACG_BwEA6woAIcAHAQDrCgAhwQcQAJgLACHCBxAAmAsAIcMHEACYCwAhxAcEAJcLACHFBwQAlwsAIcYHEACYCwAhxwcBAIQLACHIBxAA4wsAIckHAQCECwAhygdAAIULACHLByAA7AoAIcwHQACFCwAhzQcBAIQLACHOB0AAhQsAIc8HQACFCwAh0AdAAIULACHRB0AA7QoAIdIHQACFCwAhKu4GAAC3EgAw7wYAALgSABDwBgAAtxIAMPEGAgDqCgAhggcBAOsKACGDBwEA6woAIYQHAQDrCgAhhQcBAOsKACGGBwEA6woAIYcHAQDrCgAhiAcQAJgLACGKBwQAlwsAIZEHAQCECwAhkwcQAJgLACGUBwEAhAsAIaEHAQDrCgAhpQcBAOsKACG1BwQAlwsAIbsHAQDrCgAhvAcBAOsKACG9BwEA6woAIb4HAgDqCgAhvwcBAOsKACHABwEA6woAIcEHEACYCwAhwgcQAJgLACHDBxAAmAsAIcQHBACXCwAhxQcEAJcLACHGBxAAmAsAIccHAQCECwAhyAcQAOMLACHJBwEAhAsAIcoHQACFCwAhywcgAOwKACHMB0AAhQsAIc0HAQCECwAhzgdAAIULACHPB0AAhQsAIdAHQACFCwAh0QdAAO0KACHSB0AAhQsAISbxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYoHBADWDAAhkQcBAOAMACGTBxAA1QwAIZQHAQDgDAAhoQcBAMwMACGlBwEAzAwAIbUHBADWDAAhuwcBAMwMACG8BwEAzAwAIb0HAQDMDAAhvgcCAMsMACG_BwEAzAwAIcAHAQDMDAAhwQcQANUMACHCBxAA1QwAIcMHEADVDAAhxAcEANYMACHFBwQA1gwAIcYHEADVDAAhxwcBAOAMACHIBxAA9gwAIckHAQDgDAAhygdAANcMACHLByAAzQwAIcwHQADXDAAhzQcBAOAMACHOB0AA1wwAIc8HQADXDAAh0AdAANcMACHRB0AAzgwAIdIHQADXDAAhJwgAAOUNACDxBgIAywwAIYIHAQDMDAAhgwcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYoHBADWDAAhkQcBAOAMACGTBxAA1QwAIZQHAQDgDAAhoQcBAMwMACGlBwEAzAwAIbUHBADWDAAhuwcBAMwMACG8BwEAzAwAIb0HAQDMDAAhvgcCAMsMACG_BwEAzAwAIcAHAQDMDAAhwQcQANUMACHCBxAA1QwAIcMHEADVDAAhxAcEANYMACHFBwQA1gwAIcYHEADVDAAhxwcBAOAMACHIBxAA9gwAIckHAQDgDAAhygdAANcMACHLByAAzQwAIcwHQADXDAAhzQcBAOAMACHOB0AA1wwAIc8HQADXDAAh0AdAANcMACHRB0AAzgwAIdIHQADXDAAhJwgAAPANACDxBgIAAAABggcBAAAAAYMHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABigcEAAAAAZEHAQAAAAGTBxAAAAABlAcBAAAAAaEHAQAAAAGlBwEAAAABtQcEAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwEAAAABwAcBAAAAAcEHEAAAAAHCBxAAAAABwwcQAAAAAcQHBAAAAAHFBwQAAAABxgcQAAAAAccHAQAAAAHIBxAAAAAByQcBAAAAAcoHQAAAAAHLByAAAAABzAdAAAAAAc0HAQAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAAB0gdAAAAAARAFAACAEQAghQcBAAAAAZoHQAAAAAGhBwEAAAABrwcBAAAAAeAHQAAAAAHvBwEAAAAB9wcBAAAAAd4IAQAAAAHfCAEAAAAB4AgAAPwQACDhCAAA_RAAIOIIAAD-EAAg4whAAAAAAeQIQAAAAAHlCEAAAAABAgAAAAUAIDQAAMcSACADAAAABQAgNAAAxxIAIDUAAMYSACABLQAA9BIAMBUDAADxCwAgBQAAxQwAIO4GAADEDAAw7wYAAAMAEPAGAADEDAAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAAAAAa8HAQCECwAh4AdAAIULACHvBwEA6woAIfcHAQAAAAHeCAEA6woAId8IAQDrCgAh4AgAAPoLACDhCAAA-gsAIOIIAAD6CwAg4whAAIULACHkCEAAhQsAIeUIQACFCwAhAgAAAAUAIC0AAMYSACACAAAAxBIAIC0AAMUSACAT7gYAAMMSADDvBgAAxBIAEPAGAADDEgAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACGvBwEAhAsAIeAHQACFCwAh7wcBAOsKACH3BwEA6woAId4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACET7gYAAMMSADDvBgAAxBIAEPAGAADDEgAwhAcBAOsKACGFBwEA6woAIZoHQADtCgAhoQcBAOsKACGvBwEAhAsAIeAHQACFCwAh7wcBAOsKACH3BwEA6woAId4IAQDrCgAh3wgBAOsKACHgCAAA-gsAIOEIAAD6CwAg4ggAAPoLACDjCEAAhQsAIeQIQACFCwAh5QhAAIULACEPhQcBAMwMACGaB0AAzgwAIaEHAQDMDAAhrwcBAOAMACHgB0AA1wwAIe8HAQDMDAAh9wcBAMwMACHeCAEAzAwAId8IAQDMDAAh4AgAAOsQACDhCAAA7BAAIOIIAADtEAAg4whAANcMACHkCEAA1wwAIeUIQADXDAAhEAUAAO8QACCFBwEAzAwAIZoHQADODAAhoQcBAMwMACGvBwEA4AwAIeAHQADXDAAh7wcBAMwMACH3BwEAzAwAId4IAQDMDAAh3wgBAMwMACHgCAAA6xAAIOEIAADsEAAg4ggAAO0QACDjCEAA1wwAIeQIQADXDAAh5QhAANcMACEQBQAAgBEAIIUHAQAAAAGaB0AAAAABoQcBAAAAAa8HAQAAAAHgB0AAAAAB7wcBAAAAAfcHAQAAAAHeCAEAAAAB3wgBAAAAAeAIAAD8EAAg4QgAAP0QACDiCAAA_hAAIOMIQAAAAAHkCEAAAAAB5QhAAAAAAQQ0AAC8EgAwkAkAAL0SADCSCQAAvxIAIJYJAADAEgAwBDQAALASADCQCQAAsRIAMJIJAACzEgAglgkAALQSADAENAAApBIAMJAJAAClEgAwkgkAAKcSACCWCQAAqBIAMAQ0AACYEgAwkAkAAJkSADCSCQAAmxIAIJYJAACcEgAwBDQAAI8SADCQCQAAkBIAMJIJAACSEgAglgkAAIkQADAENAAAgxIAMJAJAACEEgAwkgkAAIYSACCWCQAAhxIAMAQ0AAD3EQAwkAkAAPgRADCSCQAA-hEAIJYJAAD7EQAwAzQAAPIRACCQCQAA8xEAIJYJAACnAgAgBDQAAOYRADCQCQAA5xEAMJIJAADpEQAglgkAAOoRADAENAAA2hEAMJAJAADbEQAwkgkAAN0RACCWCQAA3hEAMAQ0AADOEQAwkAkAAM8RADCSCQAA0REAIJYJAADSEQAwBDQAAMIRADCQCQAAwxEAMJIJAADFEQAglgkAAMYRADAENAAAthEAMJAJAAC3EQAwkgkAALkRACCWCQAAuhEAMAQ0AACqEQAwkAkAAKsRADCSCQAArREAIJYJAACuEQAwBDQAAJ4RADCQCQAAnxEAMJIJAAChEQAglgkAAKIRADAAAAAAAAAAAQMAAPYPACAAAAAAAAAAAAAHAwAA9g8AIA0AANsSACC5BwAAzwwAILoHAADPDAAg4AcAAM8MACC7CAAAzwwAILwIAADPDAAgAAADEAAA1g8AIKwIAADPDAAgrQgAAM8MACAABwsAAMQPACCOBwAAzwwAII8HAADPDAAgnwgAAM8MACChCAAAzwwAIKIIAADPDAAgpAgAAM8MACAUAwAA9g8AIAgAAOYSACAKAADnEgAgCwAAxA8AIIIHAADPDAAggwcAAM8MACCEBwAAzwwAIIcHAADPDAAgjAcAAM8MACCSBwAAzwwAIJYHAADPDAAgowcAAM8MACCmBwAAzwwAIKcHAADPDAAgqQcAAM8MACCqBwAAzwwAIKsHAADPDAAgrAcAAM8MACCtBwAAzwwAIK4HAADPDAAgAAEPAACMDwAgDgMAAPYPACAIAADmEgAgkQcAAM8MACCUBwAAzwwAIMcHAADPDAAgyAcAAM8MACDJBwAAzwwAIMoHAADPDAAgzAcAAM8MACDNBwAAzwwAIM4HAADPDAAgzwcAAM8MACDQBwAAzwwAINIHAADPDAAgBwMAAPYPACAFAADzEgAgrwcAAM8MACDgBwAAzwwAIOMIAADPDAAg5AgAAM8MACDlCAAAzwwAIAAPhQcBAAAAAZoHQAAAAAGhBwEAAAABrwcBAAAAAeAHQAAAAAHvBwEAAAAB9wcBAAAAAd4IAQAAAAHfCAEAAAAB4AgAAPwQACDhCAAA_RAAIOIIAAD-EAAg4whAAAAAAeQIQAAAAAHlCEAAAAABJvEGAgAAAAGCBwEAAAABgwcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHEAAAAAGKBwQAAAABkQcBAAAAAZMHEAAAAAGUBwEAAAABoQcBAAAAAaUHAQAAAAG1BwQAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAQAAAAHABwEAAAABwQcQAAAAAcIHEAAAAAHDBxAAAAABxAcEAAAAAcUHBAAAAAHGBxAAAAABxwcBAAAAAcgHEAAAAAHJBwEAAAABygdAAAAAAcsHIAAAAAHMB0AAAAABzQcBAAAAAc4HQAAAAAHPB0AAAAAB0AdAAAAAAdEHQAAAAAHSB0AAAAABCvEGAgAAAAGCBwEAAAABgwcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHEAAAAAGJBxAAAAABigcEAAAAAYsHQAAAAAEZGwIAAAAB8QYCAAAAAYIHAQAAAAGDBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAZIHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHBAAAAAGoByAAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa0HQAAAAAGuB0AAAAABOPEGAgAAAAGDBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABEPEGAgAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGaB0AAAAABoQcBAAAAAbkHAQAAAAG6B4AAAAAB4AdAAAAAAbcIQAAAAAG4CAEAAAABuQgQAAAAAboIEAAAAAG7CAEAAAABvAgCAAAAAb0IIAAAAAEM8QYCAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAbkHAQAAAAHqBwEAAAABtAgBAAAAAbYIAQAAAAG3CEAAAAABC_EGAgAAAAHyBgEAAAABlgcQAAAAAZoHQAAAAAGhBwEAAAABpQcBAAAAAakHAQAAAAHBBxAAAAAB3AcBAAAAAd0HAQAAAAHeB0AAAAABA_EGAgAAAAG0B0AAAAAB9AcQAAAAAQcNBAAAAAGFBwEAAAABmgdAAAAAAfAHAQAAAAGxCAQAAAABsggEAAAAAbMIgAAAAAEHFYAAAAABFgQAAAABhQcBAAAAAZoHQAAAAAGwCAEAAAABsQgEAAAAAbIIBAAAAAEDhQcBAAAAAbsHAQAAAAGvCEAAAAABA4UHAQAAAAG0B0AAAAABrggEAAAAAQXyBgEAAAAB6QhAAAAAAeoIQAAAAAHrCEAAAAAB7AgAAIgRACAkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAIITACADAAAAFAAgNAAAghMAIDUAAIYTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAtAACGEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkDQAAzBIAIBsAAMkSACAcAADKEgAgHQAAyxIAIB4AAM0SACAfAADOEgAgIAAAzxIAICEAANASACAiAADREgAgIwAA0hIAICQAANMSACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAIcTACADhAcBAAAAAdwIAQAAAAHdCEAAAAABAwAAABQAIDQAAIcTACA1AACMEwAgJgAAABQAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgLQAAjBMAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABEQMAAP8QACCEBwEAAAABhQcBAAAAAZoHQAAAAAGhBwEAAAABrwcBAAAAAeAHQAAAAAHvBwEAAAAB9wcBAAAAAd4IAQAAAAHfCAEAAAAB4AgAAPwQACDhCAAA_RAAIOIIAAD-EAAg4whAAAAAAeQIQAAAAAHlCEAAAAABAgAAAAUAIDQAAI0TACADAAAAAwAgNAAAjRMAIDUAAJETACATAAAAAwAgAwAA7hAAIC0AAJETACCEBwEAzAwAIYUHAQDMDAAhmgdAAM4MACGhBwEAzAwAIa8HAQDgDAAh4AdAANcMACHvBwEAzAwAIfcHAQDMDAAh3ggBAMwMACHfCAEAzAwAIeAIAADrEAAg4QgAAOwQACDiCAAA7RAAIOMIQADXDAAh5AhAANcMACHlCEAA1wwAIREDAADuEAAghAcBAMwMACGFBwEAzAwAIZoHQADODAAhoQcBAMwMACGvBwEA4AwAIeAHQADXDAAh7wcBAMwMACH3BwEAzAwAId4IAQDMDAAh3wgBAMwMACHgCAAA6xAAIOEIAADsEAAg4ggAAO0QACDjCEAA1wwAIeQIQADXDAAh5QhAANcMACEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAfAADOEgAgIAAAzxIAICEAANASACAiAADREgAgIwAA0hIAICQAANMSACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAJITACBBAwAAoxAAIAsAAKUQACAOAACkEAAgEQAAphAAIBIAAKcQACATAACoEAAgFAAAqRAAIBUAANsQACDxBgIAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABjQcBAAAAAZIHAQAAAAGWBxAAAAABlwcBAAAAAZkHQAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGlBwEAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa4HQAAAAAG4BwEAAAABuQcBAAAAAboHgAAAAAG7BwEAAAAB1AcBAAAAAdUHAQAAAAHfBxAAAAABvggBAAAAAb8IAQAAAAHACAQAAAABwQgEAAAAAcIIAQAAAAHDCAEAAAABxAgEAAAAAcUIIAAAAAHGCAIAAAABxwgBAAAAAcgIBAAAAAHJCAIAAAAByghAAAAAAcsIAQAAAAHMCEAAAAABzQgBAAAAAc4IQAAAAAHPCEAAAAAB0AhAAAAAAdEIQAAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCIAAAAAB1ggBAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAECAAAAJgAgNAAAlBMAIA-MBwQAAAABkQcBAAAAAZoHQAAAAAHSB0AAAAAB3wcEAAAAAfMHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAEG0gdAAAAAAd8HBAAAAAHzBwEAAAABjggCAAAAAY8IBAAAAAGQCBAAAAABAwQBAAAAAZoHQAAAAAGvBwEAAAABApoHQAAAAAGlCAEAAAABEgMAANwQACDxBgIAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAZoHQAAAAAGhBwEAAAABuQcBAAAAAboHgAAAAAHgB0AAAAABtwhAAAAAAbgIAQAAAAG5CBAAAAABuggQAAAAAbsIAQAAAAG8CAIAAAABvQggAAAAAQIAAABXACA0AACaEwAgJAcAAMgSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQIAAAABACA0AACcEwAgAwAAACMAIDQAAJoTACA1AACgEwAgFAAAACMAIAMAAIMQACAtAACgEwAg8QYCAMsMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIZoHQADODAAhoQcBAMwMACG5BwEA4AwAIboHgAAAAAHgB0AA1wwAIbcIQADODAAhuAgBAMwMACG5CBAA1QwAIboIEADVDAAhuwgBAOAMACG8CAIAsg4AIb0IIADNDAAhEgMAAIMQACDxBgIAywwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhmgdAAM4MACGhBwEAzAwAIbkHAQDgDAAhugeAAAAAAeAHQADXDAAhtwhAAM4MACG4CAEAzAwAIbkIEADVDAAhuggQANUMACG7CAEA4AwAIbwIAgCyDgAhvQggAM0MACE48QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAEDAAAAIQAgNAAAlBMAIDUAAKQTACBDAAAAIQAgAwAAkRAAIAsAAJIQACAOAAChEAAgEQAAkxAAIBIAAJQQACATAACVEAAgFAAAlhAAIBUAAJcQACAtAACkEwAg8QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2QgBAOAMACHaCAEA4AwAIUEDAACREAAgCwAAkhAAIA4AAKEQACARAACTEAAgEgAAlBAAIBMAAJUQACAUAACWEAAgFQAAlxAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACEDAAAAFAAgNAAAnBMAIDUAAKcTACAmAAAAFAAgBwAAjxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAACnEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgGwAAkBEAIBwAAJERACAdAACSEQAgHgAAlBEAIB8AAJURACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAE48QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdoIAQAAAAEDAAAAFAAgNAAAkhMAIDUAAKsTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAACrEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB8AAJURACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgIAAAzxIAICEAANASACAiAADREgAgIwAA0hIAICQAANMSACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAKwTACADAAAAFAAgNAAArBMAIDUAALATACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAACwEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICEAANASACAiAADREgAgIwAA0hIAICQAANMSACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAALETACADAAAAFAAgNAAAsRMAIDUAALUTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAAC1EwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICQAANMSACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAALYTACADAAAAFAAgNAAAthMAIDUAALoTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAAC6EwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAlAADUEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAALsTACADAAAAFAAgNAAAuxMAIDUAAL8TACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAlAACbEQAgJgAAnBEAICcAAJ0RACAtAAC_EwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICUAAJsRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJgAA1RIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAMATACADAAAAFAAgNAAAwBMAIDUAAMQTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJgAAnBEAICcAAJ0RACAtAADEEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAmAACcEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAyBIAIA0AAMwSACAbAADJEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICcAANYSACCaB0AAAAABoQcBAAAAAbcIQAAAAAHtCAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AhAAAAAAfUIQAAAAAH2CEAAAAAB9wgBAAAAAfgIAQAAAAH5CEAAAAAB-ghAAAAAAfsIAQAAAAH8CEAAAAAB_QhAAAAAAf4IAgAAAAH_CIAAAAABAgAAAAEAIDQAAMUTACADAAAAFAAgNAAAxRMAIDUAAMkTACAmAAAAFAAgBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICcAAJ0RACAtAADJEwAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJwAAnREAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAFBAwAAoxAAIAsAAKUQACAOAACkEAAgEQAAphAAIBIAAKcQACAUAACpEAAgFQAA2xAAIBYAAKoQACDxBgIAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABjQcBAAAAAZIHAQAAAAGWBxAAAAABlwcBAAAAAZkHQAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGlBwEAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa4HQAAAAAG4BwEAAAABuQcBAAAAAboHgAAAAAG7BwEAAAAB1AcBAAAAAdUHAQAAAAHfBxAAAAABvggBAAAAAb8IAQAAAAHACAQAAAABwQgEAAAAAcIIAQAAAAHDCAEAAAABxAgEAAAAAcUIIAAAAAHGCAIAAAABxwgBAAAAAcgIBAAAAAHJCAIAAAAByghAAAAAAcsIAQAAAAHMCEAAAAABzQgBAAAAAc4IQAAAAAHPCEAAAAAB0AhAAAAAAdEIQAAAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCIAAAAAB1ggBAAAAAdcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIAQAAAAECAAAAJgAgNAAAyhMAIAMAAAAhACA0AADKEwAgNQAAzhMAIEMAAAAhACADAACREAAgCwAAkhAAIA4AAKEQACARAACTEAAgEgAAlBAAIBQAAJYQACAVAACXEAAgFgAAmBAAIC0AAM4TACDxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGMBwQA3wwAIY0HAQDgDAAhkgcBAOAMACGWBxAA1QwAIZcHAQDMDAAhmQdAANcMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGlBwEAzAwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrgdAANcMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAbsHAQDMDAAh1AcBAMwMACHVBwEAzAwAId8HEADVDAAhvggBAOAMACG_CAEAzAwAIcAIBADWDAAhwQgEANYMACHCCAEAzAwAIcMIAQDMDAAhxAgEANYMACHFCCAAjxAAIcYIAgCyDgAhxwgBAOAMACHICAQA3wwAIckIAgCyDgAhyghAANcMACHLCAEA4AwAIcwIQADXDAAhzQgBAOAMACHOCEAA1wwAIc8IQADXDAAh0AhAANcMACHRCEAA1wwAIdIIAQDgDAAh0wgBAOAMACHUCAEA4AwAIdUIgAAAAAHWCAEA4AwAIdcIQADXDAAh2AhAANcMACHZCAEA4AwAIdoIAQDgDAAhQQMAAJEQACALAACSEAAgDgAAoRAAIBEAAJMQACASAACUEAAgFAAAlhAAIBUAAJcQACAWAACYEAAg8QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2QgBAOAMACHaCAEA4AwAIUEDAACjEAAgCwAApRAAIA4AAKQQACARAACmEAAgEgAApxAAIBMAAKgQACAVAADbEAAgFgAAqhAAIPEGAgAAAAGDBwEAAAABhAcBAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYwHBAAAAAGNBwEAAAABkgcBAAAAAZYHEAAAAAGXBwEAAAABmQdAAAAAAZoHQAAAAAGhBwEAAAABogcBAAAAAaUHAQAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrgdAAAAAAbgHAQAAAAG5BwEAAAABugeAAAAAAbsHAQAAAAHUBwEAAAAB1QcBAAAAAd8HEAAAAAG-CAEAAAABvwgBAAAAAcAIBAAAAAHBCAQAAAABwggBAAAAAcMIAQAAAAHECAQAAAABxQggAAAAAcYIAgAAAAHHCAEAAAAByAgEAAAAAckIAgAAAAHKCEAAAAABywgBAAAAAcwIQAAAAAHNCAEAAAABzghAAAAAAc8IQAAAAAHQCEAAAAAB0QhAAAAAAdIIAQAAAAHTCAEAAAAB1AgBAAAAAdUIgAAAAAHWCAEAAAAB1whAAAAAAdgIQAAAAAHZCAEAAAAB2ggBAAAAAQIAAAAmACA0AADPEwAgAwAAACEAIDQAAM8TACA1AADTEwAgQwAAACEAIAMAAJEQACALAACSEAAgDgAAoRAAIBEAAJMQACASAACUEAAgEwAAlRAAIBUAAJcQACAWAACYEAAgLQAA0xMAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACFBAwAAkRAAIAsAAJIQACAOAAChEAAgEQAAkxAAIBIAAJQQACATAACVEAAgFQAAlxAAIBYAAJgQACDxBgIAywwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGMBwQA3wwAIY0HAQDgDAAhkgcBAOAMACGWBxAA1QwAIZcHAQDMDAAhmQdAANcMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGlBwEAzAwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrgdAANcMACG4BwEA4AwAIbkHAQDgDAAhugeAAAAAAbsHAQDMDAAh1AcBAMwMACHVBwEAzAwAId8HEADVDAAhvggBAOAMACG_CAEAzAwAIcAIBADWDAAhwQgEANYMACHCCAEAzAwAIcMIAQDMDAAhxAgEANYMACHFCCAAjxAAIcYIAgCyDgAhxwgBAOAMACHICAQA3wwAIckIAgCyDgAhyghAANcMACHLCAEA4AwAIcwIQADXDAAhzQgBAOAMACHOCEAA1wwAIc8IQADXDAAh0AhAANcMACHRCEAA1wwAIdIIAQDgDAAh0wgBAOAMACHUCAEA4AwAIdUIgAAAAAHWCAEA4AwAIdcIQADXDAAh2AhAANcMACHZCAEA4AwAIdoIAQDgDAAhQQMAAKMQACALAAClEAAgDgAApBAAIBEAAKYQACATAACoEAAgFAAAqRAAIBUAANsQACAWAACqEAAg8QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAgAAACYAIDQAANQTACADAAAAIQAgNAAA1BMAIDUAANgTACBDAAAAIQAgAwAAkRAAIAsAAJIQACAOAAChEAAgEQAAkxAAIBMAAJUQACAUAACWEAAgFQAAlxAAIBYAAJgQACAtAADYEwAg8QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2QgBAOAMACHaCAEA4AwAIUEDAACREAAgCwAAkhAAIA4AAKEQACARAACTEAAgEwAAlRAAIBQAAJYQACAVAACXEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACEPjAcEAAAAAZEHAQAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHwBwEAAAABhAgBAAAAAY0IQAAAAAGPCAQAAAABkAgQAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIEAAAAAGVCEAAAAABHQMAAMgNACAIAADJDQAgCgAAyg0AIBsCAAAAAfEGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABkgcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcEAAAAAagHIAAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrQdAAAAAAa4HQAAAAAECAAAAUwAgNAAA2hMAIAMAAAA_ACA0AADaEwAgNQAA3hMAIB8AAAA_ACADAAD3DAAgCAAA-AwAIAoAAPkMACAbAgDLDAAhLQAA3hMAIPEGAgDLDAAhggcBAOAMACGDBwEA4AwAIYQHAQDgDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDgDAAhjAcEAN8MACGSBwEA4AwAIZYHEAD2DAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhowcBAOAMACGkBwEAzAwAIaUHAQDMDAAhpgcBAOAMACGnBwQA3wwAIagHIADNDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGtB0AA1wwAIa4HQADXDAAhHQMAAPcMACAIAAD4DAAgCgAA-QwAIBsCAMsMACHxBgIAywwAIYIHAQDgDAAhgwcBAOAMACGEBwEA4AwAIYUHAQDMDAAhhgcBAMwMACGHBwEA4AwAIYwHBADfDAAhkgcBAOAMACGWBxAA9gwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaMHAQDgDAAhpAcBAMwMACGlBwEAzAwAIaYHAQDgDAAhpwcEAN8MACGoByAAzQwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrQdAANcMACGuB0AA1wwAIRUJAACmDwAgDAAAqw0AIBAAAKwNACAXAACtDQAgGAAArg0AIIwHBAAAAAGRBwEAAAABmgdAAAAAAdIHQAAAAAHfBwQAAAAB8AcBAAAAAfMHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAECAAAAHQAgNAAA3xMAIAMAAAAbACA0AADfEwAgNQAA4xMAIBcAAAAbACAJAAClDwAgDAAAhg0AIBAAAIcNACAXAACIDQAgGAAAiQ0AIC0AAOMTACCMBwQA3wwAIZEHAQDgDAAhmgdAAM4MACHSB0AA1wwAId8HBADWDAAh8AcBAOAMACHzBwEAzAwAIYQIAQDMDAAhjQhAAM4MACGPCAQA3wwAIZAIEAD2DAAhkQgBAMwMACGSCAEA4AwAIZMIAQDgDAAhlAgQAPYMACGVCEAA1wwAIRUJAAClDwAgDAAAhg0AIBAAAIcNACAXAACIDQAgGAAAiQ0AIIwHBADfDAAhkQcBAOAMACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHwBwEA4AwAIfMHAQDMDAAhhAgBAMwMACGNCEAAzgwAIY8IBADfDAAhkAgQAPYMACGRCAEAzAwAIZIIAQDgDAAhkwgBAOAMACGUCBAA9gwAIZUIQADXDAAhJAcAAMgSACANAADMEgAgGwAAyRIAIBwAAMoSACAdAADLEgAgHgAAzRIAIB8AAM4SACAgAADPEgAgIQAA0BIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQIAAAABACA0AADkEwAgAwAAABQAIDQAAOQTACA1AADoEwAgJgAAABQAIAcAAI8RACANAACTEQAgGwAAkBEAIBwAAJERACAdAACSEQAgHgAAlBEAIB8AAJURACAgAACWEQAgIQAAlxEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgLQAA6BMAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABFQkAAKYPACAMAACrDQAgEAAArA0AIBcAAK0NACAZAACvDQAgjAcEAAAAAZEHAQAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHwBwEAAAAB8wcBAAAAAYQIAQAAAAGNCEAAAAABjwgEAAAAAZAIEAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCBAAAAABlQhAAAAAAQIAAAAdACA0AADpEwAgAwAAABsAIDQAAOkTACA1AADtEwAgFwAAABsAIAkAAKUPACAMAACGDQAgEAAAhw0AIBcAAIgNACAZAACKDQAgLQAA7RMAIIwHBADfDAAhkQcBAOAMACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHwBwEA4AwAIfMHAQDMDAAhhAgBAMwMACGNCEAAzgwAIY8IBADfDAAhkAgQAPYMACGRCAEAzAwAIZIIAQDgDAAhkwgBAOAMACGUCBAA9gwAIZUIQADXDAAhFQkAAKUPACAMAACGDQAgEAAAhw0AIBcAAIgNACAZAACKDQAgjAcEAN8MACGRBwEA4AwAIZoHQADODAAh0gdAANcMACHfBwQA1gwAIfAHAQDgDAAh8wcBAMwMACGECAEAzAwAIY0IQADODAAhjwgEAN8MACGQCBAA9gwAIZEIAQDMDAAhkggBAOAMACGTCAEA4AwAIZQIEAD2DAAhlQhAANcMACEBsgdAAAAAAQsJAQAAAAEOAAD-DgAgwgMAAP0OACCEBwEAAAABoQcBAAAAAbIHQAAAAAH5BwEAAAAB-gcBAAAAAfsHAQAAAAH8B4AAAAAB_QcBAAAAAQIAAADPBQAgNAAA7xMAIAMAAADbBQAgNAAA7xMAIDUAAPMTACANAAAA2wUAIAkBAMwMACEOAADlDgAgLQAA8xMAIMIDAADkDgAghAcBAOAMACGhBwEAzAwAIbIHQADODAAh-QcBAMwMACH6BwEAzAwAIfsHAQDMDAAh_AeAAAAAAf0HAQDgDAAhCwkBAMwMACEOAADlDgAgwgMAAOQOACCEBwEA4AwAIaEHAQDMDAAhsgdAAM4MACH5BwEAzAwAIfoHAQDMDAAh-wcBAMwMACH8B4AAAAAB_QcBAOAMACELCQEAAAABDgAA_g4AIMEDAAD8DgAghAcBAAAAAaEHAQAAAAGyB0AAAAAB-QcBAAAAAfoHAQAAAAH7BwEAAAAB_AeAAAAAAf0HAQAAAAECAAAAzwUAIDQAAPQTACADAAAA2wUAIDQAAPQTACA1AAD4EwAgDQAAANsFACAJAQDMDAAhDgAA5Q4AIC0AAPgTACDBAwAA4w4AIIQHAQDgDAAhoQcBAMwMACGyB0AAzgwAIfkHAQDMDAAh-gcBAMwMACH7BwEAzAwAIfwHgAAAAAH9BwEA4AwAIQsJAQDMDAAhDgAA5Q4AIMEDAADjDgAghAcBAOAMACGhBwEAzAwAIbIHQADODAAh-QcBAMwMACH6BwEAzAwAIfsHAQDMDAAh_AeAAAAAAf0HAQDgDAAhCwkBAAAAAcEDAAD8DgAgwgMAAP0OACCEBwEAAAABoQcBAAAAAbIHQAAAAAH5BwEAAAAB-gcBAAAAAfsHAQAAAAH8B4AAAAAB_QcBAAAAAQIAAADPBQAgNAAA-RMAIAMAAADbBQAgNAAA-RMAIDUAAP0TACANAAAA2wUAIAkBAMwMACEtAAD9EwAgwQMAAOMOACDCAwAA5A4AIIQHAQDgDAAhoQcBAMwMACGyB0AAzgwAIfkHAQDMDAAh-gcBAMwMACH7BwEAzAwAIfwHgAAAAAH9BwEA4AwAIQsJAQDMDAAhwQMAAOMOACDCAwAA5A4AIIQHAQDgDAAhoQcBAMwMACGyB0AAzgwAIfkHAQDMDAAh-gcBAMwMACH7BwEAzAwAIfwHgAAAAAH9BwEA4AwAIRUJAACmDwAgDAAAqw0AIBAAAKwNACAYAACuDQAgGQAArw0AIIwHBAAAAAGRBwEAAAABmgdAAAAAAdIHQAAAAAHfBwQAAAAB8AcBAAAAAfMHAQAAAAGECAEAAAABjQhAAAAAAY8IBAAAAAGQCBAAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgQAAAAAZUIQAAAAAECAAAAHQAgNAAA_hMAIAMAAAAbACA0AAD-EwAgNQAAghQAIBcAAAAbACAJAAClDwAgDAAAhg0AIBAAAIcNACAYAACJDQAgGQAAig0AIC0AAIIUACCMBwQA3wwAIZEHAQDgDAAhmgdAAM4MACHSB0AA1wwAId8HBADWDAAh8AcBAOAMACHzBwEAzAwAIYQIAQDMDAAhjQhAAM4MACGPCAQA3wwAIZAIEAD2DAAhkQgBAMwMACGSCAEA4AwAIZMIAQDgDAAhlAgQAPYMACGVCEAA1wwAIRUJAAClDwAgDAAAhg0AIBAAAIcNACAYAACJDQAgGQAAig0AIIwHBADfDAAhkQcBAOAMACGaB0AAzgwAIdIHQADXDAAh3wcEANYMACHwBwEA4AwAIfMHAQDMDAAhhAgBAMwMACGNCEAAzgwAIY8IBADfDAAhkAgQAPYMACGRCAEAzAwAIZIIAQDgDAAhkwgBAOAMACGUCBAA9gwAIZUIQADXDAAhJAcAAMgSACANAADMEgAgGwAAyRIAIBwAAMoSACAdAADLEgAgHgAAzRIAIB8AAM4SACAgAADPEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQIAAAABACA0AACDFAAgAwAAABQAIDQAAIMUACA1AACHFAAgJgAAABQAIAcAAI8RACANAACTEQAgGwAAkBEAIBwAAJERACAdAACSEQAgHgAAlBEAIB8AAJURACAgAACWEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgLQAAhxQAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAjxEAIA0AAJMRACAbAACQEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABAvIGAQAAAAHTBwEAAAABAvIGAQAAAAGiBwEAAAABB4QFAACeDgAg8QYCAAAAAYUHAQAAAAGGBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAABAgAAAPkHACA0AACKFAAgAwAAAIYIACA0AACKFAAgNQAAjhQAIAkAAACGCAAgLQAAjhQAIIQFAACEDgAg8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAh1AcBAMwMACHVBwEAzAwAIdYHAQDgDAAhB4QFAACEDgAg8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAh1AcBAMwMACHVBwEAzAwAIdYHAQDgDAAhB4UFAACfDgAg8QYCAAAAAYUHAQAAAAGGBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAABAgAAAPkHACA0AACPFAAgAwAAAIYIACA0AACPFAAgNQAAkxQAIAkAAACGCAAgLQAAkxQAIIUFAACFDgAg8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAh1AcBAMwMACHVBwEAzAwAIdYHAQDgDAAhB4UFAACFDgAg8QYCAMsMACGFBwEAzAwAIYYHAQDMDAAh1AcBAMwMACHVBwEAzAwAIdYHAQDgDAAhJAcAAMgSACANAADMEgAgHAAAyhIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQIAAAABACA0AACUFAAgBoQHAQAAAAGRBwEAAAABkwcQAAAAAZQHAQAAAAGVBxAAAAABlgcQAAAAAQMAAAAUACA0AACUFAAgNQAAmRQAICYAAAAUACAHAACPEQAgDQAAkxEAIBwAAJERACAdAACSEQAgHgAAlBEAIB8AAJURACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIC0AAJkUACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABJAcAAI8RACANAACTEQAgHAAAkREAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAASQHAADIEgAgDQAAzBIAIBsAAMkSACAcAADKEgAgHgAAzRIAIB8AAM4SACAgAADPEgAgIQAA0BIAICIAANESACAjAADSEgAgJAAA0xIAICUAANQSACAmAADVEgAgJwAA1hIAIJoHQAAAAAGhBwEAAAABtwhAAAAAAe0IAQAAAAHuCAEAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAH0CEAAAAAB9QhAAAAAAfYIQAAAAAH3CAEAAAAB-AgBAAAAAfkIQAAAAAH6CEAAAAAB-wgBAAAAAfwIQAAAAAH9CEAAAAAB_ggCAAAAAf8IgAAAAAECAAAAAQAgNAAAmhQAIAaEBwEAAAABkgcBAAAAAZMHEAAAAAGUBwEAAAABlQcQAAAAAZYHEAAAAAEG8QYCAAAAAYQHAQAAAAGXBwEAAAABmAeAAAAAAZkHQAAAAAGaB0AAAAABQQMAAKMQACAOAACkEAAgEQAAphAAIBIAAKcQACATAACoEAAgFAAAqRAAIBUAANsQACAWAACqEAAg8QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAgAAACYAIDQAAJ4UACAO8QYCAAAAAfIGAQAAAAGOBwEAAAABjwdAAAAAAZoHQAAAAAGhBwEAAAABnQgEAAAAAZ4IBAAAAAGfCBAAAAABoAggAAAAAaEIEAAAAAGiCEAAAAABowggAAAAAaQIQAAAAAECAAAA2wMAIDQAAKAUACAD8QYCAAAAAbsHAQAAAAHyB0AAAAABQQMAAKMQACALAAClEAAgDgAApBAAIBIAAKcQACATAACoEAAgFAAAqRAAIBUAANsQACAWAACqEAAg8QYCAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAY0HAQAAAAGSBwEAAAABlgcQAAAAAZcHAQAAAAGZB0AAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABpQcBAAAAAakHAQAAAAGqB0AAAAABqwcBAAAAAawHAQAAAAGuB0AAAAABuAcBAAAAAbkHAQAAAAG6B4AAAAABuwcBAAAAAdQHAQAAAAHVBwEAAAAB3wcQAAAAAb4IAQAAAAG_CAEAAAABwAgEAAAAAcEIBAAAAAHCCAEAAAABwwgBAAAAAcQIBAAAAAHFCCAAAAABxggCAAAAAccIAQAAAAHICAQAAAAByQgCAAAAAcoIQAAAAAHLCAEAAAABzAhAAAAAAc0IAQAAAAHOCEAAAAABzwhAAAAAAdAIQAAAAAHRCEAAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QiAAAAAAdYIAQAAAAHXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCAEAAAABAgAAACYAIDQAAKMUACADAAAAIQAgNAAAoxQAIDUAAKcUACBDAAAAIQAgAwAAkRAAIAsAAJIQACAOAAChEAAgEgAAlBAAIBMAAJUQACAUAACWEAAgFQAAlxAAIBYAAJgQACAtAACnFAAg8QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2QgBAOAMACHaCAEA4AwAIUEDAACREAAgCwAAkhAAIA4AAKEQACASAACUEAAgEwAAlRAAIBQAAJYQACAVAACXEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACEF0gdAAAAAAfAHAQAAAAGOCAIAAAABjwgEAAAAAZAIEAAAAAEDAAAAIQAgNAAAnhQAIDUAAKsUACBDAAAAIQAgAwAAkRAAIA4AAKEQACARAACTEAAgEgAAlBAAIBMAAJUQACAUAACWEAAgFQAAlxAAIBYAAJgQACAtAACrFAAg8QYCAMsMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhjAcEAN8MACGNBwEA4AwAIZIHAQDgDAAhlgcQANUMACGXBwEAzAwAIZkHQADXDAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhpQcBAMwMACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa4HQADXDAAhuAcBAOAMACG5BwEA4AwAIboHgAAAAAG7BwEAzAwAIdQHAQDMDAAh1QcBAMwMACHfBxAA1QwAIb4IAQDgDAAhvwgBAMwMACHACAQA1gwAIcEIBADWDAAhwggBAMwMACHDCAEAzAwAIcQIBADWDAAhxQggAI8QACHGCAIAsg4AIccIAQDgDAAhyAgEAN8MACHJCAIAsg4AIcoIQADXDAAhywgBAOAMACHMCEAA1wwAIc0IAQDgDAAhzghAANcMACHPCEAA1wwAIdAIQADXDAAh0QhAANcMACHSCAEA4AwAIdMIAQDgDAAh1AgBAOAMACHVCIAAAAAB1ggBAOAMACHXCEAA1wwAIdgIQADXDAAh2QgBAOAMACHaCAEA4AwAIUEDAACREAAgDgAAoRAAIBEAAJMQACASAACUEAAgEwAAlRAAIBQAAJYQACAVAACXEAAgFgAAmBAAIPEGAgDLDAAhgwcBAMwMACGEBwEAzAwAIYUHAQDMDAAhhgcBAMwMACGHBwEAzAwAIYwHBADfDAAhjQcBAOAMACGSBwEA4AwAIZYHEADVDAAhlwcBAMwMACGZB0AA1wwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaUHAQDMDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGuB0AA1wwAIbgHAQDgDAAhuQcBAOAMACG6B4AAAAABuwcBAMwMACHUBwEAzAwAIdUHAQDMDAAh3wcQANUMACG-CAEA4AwAIb8IAQDMDAAhwAgEANYMACHBCAQA1gwAIcIIAQDMDAAhwwgBAMwMACHECAQA1gwAIcUIIACPEAAhxggCALIOACHHCAEA4AwAIcgIBADfDAAhyQgCALIOACHKCEAA1wwAIcsIAQDgDAAhzAhAANcMACHNCAEA4AwAIc4IQADXDAAhzwhAANcMACHQCEAA1wwAIdEIQADXDAAh0ggBAOAMACHTCAEA4AwAIdQIAQDgDAAh1QiAAAAAAdYIAQDgDAAh1whAANcMACHYCEAA1wwAIdkIAQDgDAAh2ggBAOAMACEDAAAA3gMAIDQAAKAUACA1AACuFAAgEAAAAN4DACAtAACuFAAg8QYCAMsMACHyBgEAzAwAIY4HAQDgDAAhjwdAANcMACGaB0AAzgwAIaEHAQDMDAAhnQgEANYMACGeCAQA1gwAIZ8IEAD2DAAhoAggAM0MACGhCBAA9gwAIaIIQADXDAAhowggAM0MACGkCEAA1wwAIQ7xBgIAywwAIfIGAQDMDAAhjgcBAOAMACGPB0AA1wwAIZoHQADODAAhoQcBAMwMACGdCAQA1gwAIZ4IBADWDAAhnwgQAPYMACGgCCAAzQwAIaEIEAD2DAAhoghAANcMACGjCCAAzQwAIaQIQADXDAAhD4wHBAAAAAGaB0AAAAAB0gdAAAAAAd8HBAAAAAHwBwEAAAAB8wcBAAAAAYQIAQAAAAGNCEAAAAABjwgEAAAAAZAIEAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCBAAAAABlQhAAAAAAQMAAAAUACA0AACaFAAgNQAAshQAICYAAAAUACAHAACPEQAgDQAAkxEAIBsAAJARACAcAACREQAgHgAAlBEAIB8AAJURACAgAACWEQAgIQAAlxEAICIAAJgRACAjAACZEQAgJAAAmhEAICUAAJsRACAmAACcEQAgJwAAnREAIC0AALIUACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABJAcAAI8RACANAACTEQAgGwAAkBEAIBwAAJERACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgmgdAAM4MACGhBwEAzAwAIbcIQADODAAh7QgBAMwMACHuCAEAzAwAIe8IAQDMDAAh8AgBAOAMACHxCAEA4AwAIfIIAQDgDAAh8wgBAOAMACH0CEAA1wwAIfUIQADXDAAh9ghAANcMACH3CAEAzAwAIfgIAQDMDAAh-QhAANcMACH6CEAA1wwAIfsIAQDgDAAh_AhAANcMACH9CEAA1wwAIf4IAgDLDAAh_wiAAAAAAR0DAADIDQAgCAAAyQ0AIAsAAMsNACAbAgAAAAHxBgIAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABjAcEAAAAAZIHAQAAAAGWBxAAAAABmgdAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHBAAAAAGoByAAAAABqQcBAAAAAaoHQAAAAAGrBwEAAAABrAcBAAAAAa0HQAAAAAGuB0AAAAABAgAAAFMAIDQAALMUACADAAAAPwAgNAAAsxQAIDUAALcUACAfAAAAPwAgAwAA9wwAIAgAAPgMACALAAD6DAAgGwIAywwAIS0AALcUACDxBgIAywwAIYIHAQDgDAAhgwcBAOAMACGEBwEA4AwAIYUHAQDMDAAhhgcBAMwMACGHBwEA4AwAIYwHBADfDAAhkgcBAOAMACGWBxAA9gwAIZoHQADODAAhoQcBAMwMACGiBwEAzAwAIaMHAQDgDAAhpAcBAMwMACGlBwEAzAwAIaYHAQDgDAAhpwcEAN8MACGoByAAzQwAIakHAQDgDAAhqgdAANcMACGrBwEA4AwAIawHAQDgDAAhrQdAANcMACGuB0AA1wwAIR0DAAD3DAAgCAAA-AwAIAsAAPoMACAbAgDLDAAh8QYCAMsMACGCBwEA4AwAIYMHAQDgDAAhhAcBAOAMACGFBwEAzAwAIYYHAQDMDAAhhwcBAOAMACGMBwQA3wwAIZIHAQDgDAAhlgcQAPYMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGjBwEA4AwAIaQHAQDMDAAhpQcBAMwMACGmBwEA4AwAIacHBADfDAAhqAcgAM0MACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa0HQADXDAAhrgdAANcMACEoAwAA7w0AIPEGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABigcEAAAAAZEHAQAAAAGTBxAAAAABlAcBAAAAAaEHAQAAAAGlBwEAAAABtQcEAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwEAAAABwAcBAAAAAcEHEAAAAAHCBxAAAAABwwcQAAAAAcQHBAAAAAHFBwQAAAABxgcQAAAAAccHAQAAAAHIBxAAAAAByQcBAAAAAcoHQAAAAAHLByAAAAABzAdAAAAAAc0HAQAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAAB0gdAAAAAAQIAAAAOACA0AAC4FAAgHQMAAMgNACAKAADKDQAgCwAAyw0AIBsCAAAAAfEGAgAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGMBwQAAAABkgcBAAAAAZYHEAAAAAGaB0AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcEAAAAAagHIAAAAAGpBwEAAAABqgdAAAAAAasHAQAAAAGsBwEAAAABrQdAAAAAAa4HQAAAAAECAAAAUwAgNAAAuhQAIAMAAAAMACA0AAC4FAAgNQAAvhQAICoAAAAMACADAADkDQAgLQAAvhQAIPEGAgDLDAAhggcBAMwMACGDBwEAzAwAIYQHAQDMDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDMDAAhiAcQANUMACGKBwQA1gwAIZEHAQDgDAAhkwcQANUMACGUBwEA4AwAIaEHAQDMDAAhpQcBAMwMACG1BwQA1gwAIbsHAQDMDAAhvAcBAMwMACG9BwEAzAwAIb4HAgDLDAAhvwcBAMwMACHABwEAzAwAIcEHEADVDAAhwgcQANUMACHDBxAA1QwAIcQHBADWDAAhxQcEANYMACHGBxAA1QwAIccHAQDgDAAhyAcQAPYMACHJBwEA4AwAIcoHQADXDAAhywcgAM0MACHMB0AA1wwAIc0HAQDgDAAhzgdAANcMACHPB0AA1wwAIdAHQADXDAAh0QdAAM4MACHSB0AA1wwAISgDAADkDQAg8QYCAMsMACGCBwEAzAwAIYMHAQDMDAAhhAcBAMwMACGFBwEAzAwAIYYHAQDMDAAhhwcBAMwMACGIBxAA1QwAIYoHBADWDAAhkQcBAOAMACGTBxAA1QwAIZQHAQDgDAAhoQcBAMwMACGlBwEAzAwAIbUHBADWDAAhuwcBAMwMACG8BwEAzAwAIb0HAQDMDAAhvgcCAMsMACG_BwEAzAwAIcAHAQDMDAAhwQcQANUMACHCBxAA1QwAIcMHEADVDAAhxAcEANYMACHFBwQA1gwAIcYHEADVDAAhxwcBAOAMACHIBxAA9gwAIckHAQDgDAAhygdAANcMACHLByAAzQwAIcwHQADXDAAhzQcBAOAMACHOB0AA1wwAIc8HQADXDAAh0AdAANcMACHRB0AAzgwAIdIHQADXDAAhAwAAAD8AIDQAALoUACA1AADBFAAgHwAAAD8AIAMAAPcMACAKAAD5DAAgCwAA-gwAIBsCAMsMACEtAADBFAAg8QYCAMsMACGCBwEA4AwAIYMHAQDgDAAhhAcBAOAMACGFBwEAzAwAIYYHAQDMDAAhhwcBAOAMACGMBwQA3wwAIZIHAQDgDAAhlgcQAPYMACGaB0AAzgwAIaEHAQDMDAAhogcBAMwMACGjBwEA4AwAIaQHAQDMDAAhpQcBAMwMACGmBwEA4AwAIacHBADfDAAhqAcgAM0MACGpBwEA4AwAIaoHQADXDAAhqwcBAOAMACGsBwEA4AwAIa0HQADXDAAhrgdAANcMACEdAwAA9wwAIAoAAPkMACALAAD6DAAgGwIAywwAIfEGAgDLDAAhggcBAOAMACGDBwEA4AwAIYQHAQDgDAAhhQcBAMwMACGGBwEAzAwAIYcHAQDgDAAhjAcEAN8MACGSBwEA4AwAIZYHEAD2DAAhmgdAAM4MACGhBwEAzAwAIaIHAQDMDAAhowcBAOAMACGkBwEAzAwAIaUHAQDMDAAhpgcBAOAMACGnBwQA3wwAIagHIADNDAAhqQcBAOAMACGqB0AA1wwAIasHAQDgDAAhrAcBAOAMACGtB0AA1wwAIa4HQADXDAAhJAcAAMgSACANAADMEgAgGwAAyRIAIB0AAMsSACAeAADNEgAgHwAAzhIAICAAAM8SACAhAADQEgAgIgAA0RIAICMAANISACAkAADTEgAgJQAA1BIAICYAANUSACAnAADWEgAgmgdAAAAAAaEHAQAAAAG3CEAAAAAB7QgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIQAAAAAH1CEAAAAAB9ghAAAAAAfcIAQAAAAH4CAEAAAAB-QhAAAAAAfoIQAAAAAH7CAEAAAAB_AhAAAAAAf0IQAAAAAH-CAIAAAAB_wiAAAAAAQIAAAABACA0AADCFAAgAwAAABQAIDQAAMIUACA1AADGFAAgJgAAABQAIAcAAI8RACANAACTEQAgGwAAkBEAIB0AAJIRACAeAACUEQAgHwAAlREAICAAAJYRACAhAACXEQAgIgAAmBEAICMAAJkRACAkAACaEQAgJQAAmxEAICYAAJwRACAnAACdEQAgLQAAxhQAIJoHQADODAAhoQcBAMwMACG3CEAAzgwAIe0IAQDMDAAh7ggBAMwMACHvCAEAzAwAIfAIAQDgDAAh8QgBAOAMACHyCAEA4AwAIfMIAQDgDAAh9AhAANcMACH1CEAA1wwAIfYIQADXDAAh9wgBAMwMACH4CAEAzAwAIfkIQADXDAAh-ghAANcMACH7CAEA4AwAIfwIQADXDAAh_QhAANcMACH-CAIAywwAIf8IgAAAAAEkBwAAjxEAIA0AAJMRACAbAACQEQAgHQAAkhEAIB4AAJQRACAfAACVEQAgIAAAlhEAICEAAJcRACAiAACYEQAgIwAAmREAICQAAJoRACAlAACbEQAgJgAAnBEAICcAAJ0RACCaB0AAzgwAIaEHAQDMDAAhtwhAAM4MACHtCAEAzAwAIe4IAQDMDAAh7wgBAMwMACHwCAEA4AwAIfEIAQDgDAAh8ggBAOAMACHzCAEA4AwAIfQIQADXDAAh9QhAANcMACH2CEAA1wwAIfcIAQDMDAAh-AgBAMwMACH5CEAA1wwAIfoIQADXDAAh-wgBAOAMACH8CEAA1wwAIf0IQADXDAAh_ggCAMsMACH_CIAAAAABEAYAIwcGAg1VDBsPBRxRGR1UBx5YDR9cGiBeGyFiHCJmHSNqHiRuHyVyICZ2ISd6IgMDAAEFCgMGAAQBBAACAQULAAMDAAEGABgIEwYCCQAHGgAFBQMVAQYAFwgWBgoaCAseCQEJAAcHBgAWCUAHDAAKECIMF0QUGEYVGUcPAgYACwsfCQELIAAKAwABBgATCykJDiQNES0PEjEQEzMRFDcSFTgMFjkMAwMAAQYADg0nDAENKAACDwAJEAAMARAADAEQAAwBEAAMBQs6ABE7ABI8ABQ9ABY-AAEPAAkBDwAJAhdIABlJAAMISgAKSwALTAABCE0AAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQ4HewANfwAbfAAcfQAdfgAegAEAH4EBACGCAQAigwEAI4QBACSFAQAlhgEAJocBACeIAQAAAAAFBgAoOgApOwAqPAArPQAsAAAAAAAFBgAoOgApOwAqPAArPQAsAQMAAQEDAAEFBgAxOgAyOwAzPAA0PQA1AAAAAAAFBgAxOgAyOwAzPAA0PQA1AQMAAQEDAAEDBgA6PAA7PQA8AAAAAwYAOjwAOz0APAEEAAIBBAACAwYAQTwAQj0AQwAAAAMGAEE8AEI9AEMDAwABDusBDRXsAQwDAwABDvIBDRXzAQwFBgBIOgBJOwBKPABLPQBMAAAAAAAFBgBIOgBJOwBKPABLPQBMAQMAAQEDAAEFBgBROgBSOwBTPABUPQBVAAAAAAAFBgBROgBSOwBTPABUPQBVAQMAAQEDAAEFBgBaOgBbOwBcPABdPQBeAAAAAAAFBgBaOgBbOwBcPABdPQBeAQMAAQEDAAEDBgBjPABkPQBlAAAAAwYAYzwAZD0AZQEDAAEBAwABBQYAajoAazsAbDwAbT0AbgAAAAAABQYAajoAazsAbDwAbT0AbgEDAAEBAwABBQYAczoAdDsAdTwAdj0AdwAAAAAABQYAczoAdDsAdTwAdj0AdwEDAAEBAwABAwYAfDwAfT0AfgAAAAMGAHw8AH09AH4BAwABAQMAAQUGAIMBOgCEATsAhQE8AIYBPQCHAQAAAAAABQYAgwE6AIQBOwCFATwAhgE9AIcBARAADAEQAAwFBgCMAToAjQE7AI4BPACPAT0AkAEAAAAAAAUGAIwBOgCNATsAjgE8AI8BPQCQAQEQAAwBEAAMAwYAlQE8AJYBPQCXAQAAAAMGAJUBPACWAT0AlwEBEAAMARAADAMGAJwBPACdAT0AngEAAAADBgCcATwAnQE9AJ4BAAAFBgCjAToApAE7AKUBPACmAT0ApwEAAAAAAAUGAKMBOgCkATsApQE8AKYBPQCnAQAAAAUGAK0BOgCuATsArwE8ALABPQCxAQAAAAAABQYArQE6AK4BOwCvATwAsAE9ALEBAAAABQYAtwE6ALgBOwC5ATwAugE9ALsBAAAAAAAFBgC3AToAuAE7ALkBPAC6AT0AuwEAAAADBgDBATwAwgE9AMMBAAAAAwYAwQE8AMIBPQDDAQMJygQHDAAKEMkEDAMJ0QQHDAAKENAEDAUGAMgBOgDJATsAygE8AMsBPQDMAQAAAAAABQYAyAE6AMkBOwDKATwAywE9AMwBAg8ACRAADAIPAAkQAAwFBgDRAToA0gE7ANMBPADUAT0A1QEAAAAAAAUGANEBOgDSATsA0wE8ANQBPQDVAQAAAAUGANsBOgDcATsA3QE8AN4BPQDfAQAAAAAABQYA2wE6ANwBOwDdATwA3gE9AN8BAQMAAQEDAAEFBgDkAToA5QE7AOYBPADnAT0A6AEAAAAAAAUGAOQBOgDlATsA5gE8AOcBPQDoAQEPAAkBDwAJBQYA7QE6AO4BOwDvATwA8AE9APEBAAAAAAAFBgDtAToA7gE7AO8BPADwAT0A8QEAAAADBgD3ATwA-AE9APkBAAAAAwYA9wE8APgBPQD5AQQGAP8BDtgF_gHBA9IF_AHCA9YF_QEBwAMA-wEBwAMA-wEBwAMA-wEBwgPZBQAAAAMGAIMCPACEAj0AhQIAAAADBgCDAjwAhAI9AIUCAAAABQYAiwI6AIwCOwCNAjwAjgI9AI8CAAAAAAAFBgCLAjoAjAI7AI0CPACOAj0AjwIBwAMA-wEBwAMA-wEDBgCUAjwAlQI9AJYCAAAAAwYAlAI8AJUCPQCWAgHAAwD7AQHAAwD7AQMGAJsCPACcAj0AnQIAAAADBgCbAjwAnAI9AJ0CAcADAPsBAcADAPsBBQYAogI6AKMCOwCkAjwApQI9AKYCAAAAAAAFBgCiAjoAowI7AKQCPAClAj0ApgIAAAAFBgCsAjoArQI7AK4CPACvAj0AsAIAAAAAAAUGAKwCOgCtAjsArgI8AK8CPQCwAgEPAAkBDwAJBQYAtQI6ALYCOwC3AjwAuAI9ALkCAAAAAAAFBgC1AjoAtgI7ALcCPAC4Aj0AuQIAAAAFBgC_AjoAwAI7AMECPADCAj0AwwIAAAAAAAUGAL8COgDAAjsAwQI8AMICPQDDAgAAAAUGAMkCOgDKAjsAywI8AMwCPQDNAgAAAAAABQYAyQI6AMoCOwDLAjwAzAI9AM0CAAAABQYA0wI6ANQCOwDVAjwA1gI9ANcCAAAAAAAFBgDTAjoA1AI7ANUCPADWAj0A1wIAAAADBgDdAjwA3gI9AN8CAAAAAwYA3QI8AN4CPQDfAgEDAAEBAwABBQYA5AI6AOUCOwDmAjwA5wI9AOgCAAAAAAAFBgDkAjoA5QI7AOYCPADnAj0A6AIDBgDtAoQF_gfrAoUFggjsAgGDBQDqAgGDBQDqAgKEBYMIAIUFhAgAAAAFBgDxAjoA8gI7APMCPAD0Aj0A9QIAAAAAAAUGAPECOgDyAjsA8wI8APQCPQD1AgGDBQDqAgGDBQDqAgUGAPoCOgD7AjsA_AI8AP0CPQD-AgAAAAAABQYA-gI6APsCOwD8AjwA_QI9AP4CAYMFAOoCAYMFAOoCBQYAgwM6AIQDOwCFAzwAhgM9AIcDAAAAAAAFBgCDAzoAhAM7AIUDPACGAz0AhwMBAwABAQMAAQUGAIwDOgCNAzsAjgM8AI8DPQCQAwAAAAAABQYAjAM6AI0DOwCOAzwAjwM9AJADAAAABQYAlgM6AJcDOwCYAzwAmQM9AJoDAAAAAAAFBgCWAzoAlwM7AJgDPACZAz0AmgMAAAAFBgCgAzoAoQM7AKIDPACjAz0ApAMAAAAAAAUGAKADOgChAzsAogM8AKMDPQCkAwAAAwYAqQM8AKoDPQCrAwAAAAMGAKkDPACqAz0AqwMAAAMGALADPACxAz0AsgMAAAADBgCwAzwAsQM9ALIDAAAAAwYAuAM8ALkDPQC6AwAAAAMGALgDPAC5Az0AugMBA9kJAQED3wkBBQYAvwM6AMADOwDBAzwAwgM9AMMDAAAAAAAFBgC_AzoAwAM7AMEDPADCAz0AwwMBCQAHAQkABwUGAMgDOgDJAzsAygM8AMsDPQDMAwAAAAAABQYAyAM6AMkDOwDKAzwAywM9AMwDAgkABxoABQIJAAcaAAUFBgDRAzoA0gM7ANMDPADUAz0A1QMAAAAAAAUGANEDOgDSAzsA0wM8ANQDPQDVAwAAAAUGANsDOgDcAzsA3QM8AN4DPQDfAwAAAAAABQYA2wM6ANwDOwDdAzwA3gM9AN8DAQMAAQEDAAEFBgDkAzoA5QM7AOYDPADnAz0A6AMAAAAAAAUGAOQDOgDlAzsA5gM8AOcDPQDoAwAAAAUGAO4DOgDvAzsA8AM8APEDPQDyAwAAAAAABQYA7gM6AO8DOwDwAzwA8QM9APIDKAIBKYkBASqLAQErjAEBLI0BAS6PAQEvkQEkMJIBJTGUAQEylgEkM5cBJjaYAQE3mQEBOJoBJD6dASc_ngEtQJ8BIkGgASJCoQEiQ6IBIkSjASJFpQEiRqcBJEeoAS5IqgEiSawBJEqtAS9LrgEiTK8BIk2wASROswEwT7QBNlC1AQJRtgECUrcBAlO4AQJUuQECVbsBAla9ASRXvgE3WMABAlnCASRawwE4W8QBAlzFAQJdxgEkXskBOV_KAT1gywEDYcwBA2LNAQNjzgEDZM8BA2XRAQNm0wEkZ9QBPmjWAQNp2AEkatkBP2vaAQNs2wEDbdwBJG7fAUBv4AFEcOEBDHHiAQxy4wEMc-QBDHTlAQx15wEMdukBJHfqAUV47gEMefABJHrxAUZ79AEMfPUBDH32ASR--QFHf_oBTYAB-wENgQH8AQ2CAf0BDYMB_gENhAH_AQ2FAYECDYYBgwIkhwGEAk6IAYYCDYkBiAIkigGJAk-LAYoCDYwBiwINjQGMAiSOAY8CUI8BkAJWkAGRAhqRAZICGpIBkwIakwGUAhqUAZUCGpUBlwIalgGZAiSXAZoCV5gBnAIamQGeAiSaAZ8CWJsBoAIanAGhAhqdAaICJJ4BpQJZnwGmAl-gAagCG6EBqQIbogGrAhujAawCG6QBrQIbpQGvAhumAbECJKcBsgJgqAG0AhupAbYCJKoBtwJhqwG4AhusAbkCG60BugIkrgG9AmKvAb4CZrABvwIesQHAAh6yAcECHrMBwgIetAHDAh61AcUCHrYBxwIktwHIAme4AcoCHrkBzAIkugHNAmi7Ac4CHrwBzwIevQHQAiS-AdMCab8B1AJvwAHVAh_BAdYCH8IB1wIfwwHYAh_EAdkCH8UB2wIfxgHdAiTHAd4CcMgB4AIfyQHiAiTKAeMCccsB5AIfzAHlAh_NAeYCJM4B6QJyzwHqAnjQAesCINEB7AIg0gHtAiDTAe4CINQB7wIg1QHxAiDWAfMCJNcB9AJ52AH2AiDZAfgCJNoB-QJ62wH6AiDcAfsCIN0B_AIk3gH_AnvfAYADf-ABgQMh4QGCAyHiAYMDIeMBhAMh5AGFAyHlAYcDIeYBiQMk5wGKA4AB6AGMAyHpAY4DJOoBjwOBAesBkAMh7AGRAyHtAZIDJO4BlQOCAe8BlgOIAfABmAMR8QGZAxHyAZsDEfMBnAMR9AGdAxH1AZ8DEfYBoQMk9wGiA4kB-AGkAxH5AaYDJPoBpwOKAfsBqAMR_AGpAxH9AaoDJP4BrQOLAf8BrgORAYACrwMSgQKwAxKCArEDEoMCsgMShAKzAxKFArUDEoYCtwMkhwK4A5IBiAK6AxKJArwDJIoCvQOTAYsCvgMSjAK_AxKNAsADJI4CwwOUAY8CxAOYAZACxQMQkQLGAxCSAscDEJMCyAMQlALJAxCVAssDEJYCzQMklwLOA5kBmALQAxCZAtIDJJoC0wOaAZsC1AMQnALVAxCdAtYDJJ4C2QObAZ8C2gOfAaAC3AMKoQLdAwqiAuADCqMC4QMKpALiAwqlAuQDCqYC5gMkpwLnA6ABqALpAwqpAusDJKoC7AOhAasC7QMKrALuAwqtAu8DJK4C8gOiAa8C8wOoAbAC9QOpAbEC9gOpAbIC-QOpAbMC-gOpAbQC-wOpAbUC_QOpAbYC_wMktwKABKoBuAKCBKkBuQKEBCS6AoUEqwG7AoYEqQG8AocEqQG9AogEJL4CiwSsAb8CjASyAcACjgSzAcECjwSzAcICkgSzAcMCkwSzAcQClASzAcUClgSzAcYCmAQkxwKZBLQByAKbBLMByQKdBCTKAp4EtQHLAp8EswHMAqAEswHNAqEEJM4CpAS2Ac8CpQS8AdACpwS9AdECqAS9AdICqwS9AdMCrAS9AdQCrQS9AdUCrwS9AdYCsQQk1wKyBL4B2AK0BL0B2QK2BCTaArcEvwHbArgEvQHcArkEvQHdAroEJN4CvQTAAd8CvgTEAeACvwQJ4QLABAniAsEECeMCwgQJ5ALDBAnlAsUECeYCxwQk5wLIBMUB6ALMBAnpAs4EJOoCzwTGAesC0gQJ7ALTBAntAtQEJO4C1wTHAe8C2ATNAfAC2QQP8QLaBA_yAtsED_MC3AQP9ALdBA_1At8ED_YC4QQk9wLiBM4B-ALkBA_5AuYEJPoC5wTPAfsC6AQP_ALpBA_9AuoEJP4C7QTQAf8C7gTWAYAD8ATXAYED8QTXAYID9ATXAYMD9QTXAYQD9gTXAYUD-ATXAYYD-gQkhwP7BNgBiAP9BNcBiQP_BCSKA4AF2QGLA4EF1wGMA4IF1wGNA4MFJI4DhgXaAY8DhwXgAZADiAUdkQOJBR2SA4oFHZMDiwUdlAOMBR2VA44FHZYDkAUklwORBeEBmAOTBR2ZA5UFJJoDlgXiAZsDlwUdnAOYBR2dA5kFJJ4DnAXjAZ8DnQXpAaADnwUVoQOgBRWiA6IFFaMDowUVpAOkBRWlA6YFFaYDqAUkpwOpBeoBqAOrBRWpA60FJKoDrgXrAasDrwUVrAOwBRWtA7EFJK4DtAXsAa8DtQXyAbADtwXzAbEDuAXzAbIDuwXzAbMDvAXzAbQDvQXzAbUDvwXzAbYDwQUktwPCBfQBuAPEBfMBuQPGBSS6A8cF9QG7A8gF8wG8A8kF8wG9A8oFJL4DzQX2Ab8DzgX6AcMD0AX7AcQD2gX7AcUD3QX7AcYD3gX7AccD3wX7AcgD4QX7AckD4wUkygPkBYACywPmBfsBzAPoBSTNA-kFgQLOA-oF-wHPA-sF-wHQA-wFJNED7wWCAtID8AWGAtMD8gWHAtQD8wWHAtUD9gWHAtYD9wWHAtcD-AWHAtgD-gWHAtkD_AUk2gP9BYgC2wP_BYcC3AOBBiTdA4IGiQLeA4MGhwLfA4QGhwLgA4UGJOEDiAaKAuIDiQaQAuMDiwb8AeQDjAb8AeUDjgb8AeYDjwb8AecDkAb8AegDkgb8AekDlAYk6gOVBpEC6wOXBvwB7AOZBiTtA5oGkgLuA5sG_AHvA5wG_AHwA50GJPEDoAaTAvIDoQaXAvMDogb9AfQDowb9AfUDpAb9AfYDpQb9AfcDpgb9AfgDqAb9AfkDqgYk-gOrBpgC-wOtBv0B_AOvBiT9A7AGmQL-A7EG_QH_A7IG_QGABLMGJIEEtgaaAoIEtwaeAoMEuQb-AYQEugb-AYUEvAb-AYYEvQb-AYcEvgb-AYgEwAb-AYkEwgYkigTDBp8CiwTFBv4BjATHBiSNBMgGoAKOBMkG_gGPBMoG_gGQBMsGJJEEzgahApIEzwanApME0QaoApQE0gaoApUE1QaoApYE1gaoApcE1waoApgE2QaoApkE2wYkmgTcBqkCmwTeBqgCnATgBiSdBOEGqgKeBOIGqAKfBOMGqAKgBOQGJKEE5warAqIE6AaxAqME6QYUpATqBhSlBOsGFKYE7AYUpwTtBhSoBO8GFKkE8QYkqgTyBrICqwT0BhSsBPYGJK0E9wazAq4E-AYUrwT5BhSwBPoGJLEE_Qa0ArIE_ga6ArMEgAe7ArQEgQe7ArUEhAe7ArYEhQe7ArcEhge7ArgEiAe7ArkEigckugSLB7wCuwSNB7sCvASPByS9BJAHvQK-BJEHuwK_BJIHuwLABJMHJMEElge-AsIElwfEAsMEmQfFAsQEmgfFAsUEnQfFAsYEngfFAscEnwfFAsgEoQfFAskEowckygSkB8YCywSmB8UCzASoByTNBKkHxwLOBKoHxQLPBKsHxQLQBKwHJNEErwfIAtIEsAfOAtMEsgfPAtQEswfPAtUEtgfPAtYEtwfPAtcEuAfPAtgEugfPAtkEvAck2gS9B9AC2wS_B88C3ATBByTdBMIH0QLeBMMHzwLfBMQHzwLgBMUHJOEEyAfSAuIEyQfYAuMEywfZAuQEzAfZAuUEzwfZAuYE0AfZAucE0QfZAugE0wfZAukE1Qck6gTWB9oC6wTYB9kC7ATaByTtBNsH2wLuBNwH2QLvBN0H2QLwBN4HJPEE4QfcAvIE4gfgAvME4wcc9ATkBxz1BOUHHPYE5gcc9wTnBxz4BOkHHPkE6wck-gTsB-EC-wTuBxz8BPAHJP0E8QfiAv4E8gcc_wTzBxyABfQHJIEF9wfjAoIF-AfpAoYF-gfqAocFhQjqAogFiAjqAokFiQjqAooFigjqAosFjAjqAowFjggkjQWPCO4CjgWRCOoCjwWTCCSQBZQI7wKRBZUI6gKSBZYI6gKTBZcIJJQFmgjwApUFmwj2ApYFnAjsApcFnQjsApgFngjsApkFnwjsApoFoAjsApsFogjsApwFpAgknQWlCPcCngWnCOwCnwWpCCSgBaoI-AKhBasI7AKiBawI7AKjBa0IJKQFsAj5AqUFsQj_AqYFsgjrAqcFswjrAqgFtAjrAqkFtQjrAqoFtgjrAqsFuAjrAqwFuggkrQW7CIADrgW9COsCrwW_CCSwBcAIgQOxBcEI6wKyBcII6wKzBcMIJLQFxgiCA7UFxwiIA7YFyAgFtwXJCAW4BcoIBbkFywgFugXMCAW7Bc4IBbwF0AgkvQXRCIkDvgXTCAW_BdUIJMAF1giKA8EF1wgFwgXYCAXDBdkIJMQF3AiLA8UF3QiRA8YF3wiSA8cF4AiSA8gF4wiSA8kF5AiSA8oF5QiSA8sF5wiSA8wF6QgkzQXqCJMDzgXsCJIDzwXuCCTQBe8IlAPRBfAIkgPSBfEIkgPTBfIIJNQF9QiVA9UF9gibA9YF-AicA9cF-QicA9gF_AicA9kF_QicA9oF_gicA9sFgAmcA9wFggkk3QWDCZ0D3gWFCZwD3wWHCSTgBYgJngPhBYkJnAPiBYoJnAPjBYsJJOQFjgmfA-UFjwmlA-YFkQmmA-cFkgmmA-gFlQmmA-kFlgmmA-oFlwmmA-sFmQmmA-wFmwkk7QWcCacD7gWdCaYD7wWeCSTwBaEJqAPxBaIJrAPyBaQJrQPzBaUJrQP0BagJrQP1BakJrQP2BaoJrQP3BawJrQP4Ba4JJPkFrwmuA_oFsAmtA_sFsQkk_AW0Ca8D_QW1CbMD_gW3CbQD_wW4CbQDgAa7CbQDgQa8CbQDgga9CbQDgwa_CbQDhAbBCSSFBsIJtQOGBsQJtAOHBsYJJIgGxwm2A4kGyAm0A4oGyQm0A4sGygkkjAbNCbcDjQbOCbsDjgbPCQePBtAJB5AG0QkHkQbSCQeSBtMJB5MG1QkHlAbXCSSVBtgJvAOWBtsJB5cG3QkkmAbeCb0DmQbgCQeaBuEJB5sG4gkknAblCb4DnQbmCcQDngbnCQifBugJCKAG6QkIoQbqCQiiBusJCKMG7QkIpAbvCSSlBvAJxQOmBvIJCKcG9AkkqAb1CcYDqQb2CQiqBvcJCKsG-AkkrAb7CccDrQb8Cc0Drgb9CQavBv4JBrAG_wkGsQaACgayBoEKBrMGgwoGtAaFCiS1BoYKzgO2BogKBrcGigokuAaLCs8DuQaMCga6Bo0KBrsGjgokvAaRCtADvQaSCtYDvgaUCtcDvwaVCtcDwAaYCtcDwQaZCtcDwgaaCtcDwwacCtcDxAaeCiTFBp8K2APGBqEK1wPHBqMKJMgGpArZA8kGpQrXA8oGpgrXA8sGpwokzAaqCtoDzQarCuADzgasChnPBq0KGdAGrgoZ0QavChnSBrAKGdMGsgoZ1Aa0CiTVBrUK4QPWBrcKGdcGuQok2Aa6CuID2Qa7ChnaBrwKGdsGvQok3AbACuMD3QbBCukD3gbDCuoD3wbECuoD4AbHCuoD4QbICuoD4gbJCuoD4wbLCuoD5AbNCiTlBs4K6wPmBtAK6gPnBtIKJOgG0wrsA-kG1ArqA-oG1QrqA-sG1gok7AbZCu0D7QbaCvMD"
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
  ChannelRequestScalarFieldEnum: () => ChannelRequestScalarFieldEnum,
  ChannelScalarFieldEnum: () => ChannelScalarFieldEnum,
  ChargeDayScalarFieldEnum: () => ChargeDayScalarFieldEnum,
  ChargeKeyScalarFieldEnum: () => ChargeKeyScalarFieldEnum,
  ChargeMarkScalarFieldEnum: () => ChargeMarkScalarFieldEnum,
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
  ChargeMark: "ChargeMark",
  ChargeKey: "ChargeKey",
  ChannelAction: "ChannelAction",
  ChannelRequest: "ChannelRequest",
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
var ChargeMarkScalarFieldEnum = {
  at: "at"
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
var ChannelRequestScalarFieldEnum = {
  actionId: "actionId",
  bodyHash: "bodyHash",
  merchantId: "merchantId",
  chainId: "chainId",
  request: "request",
  answeredAt: "answeredAt",
  createdAt: "createdAt"
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
