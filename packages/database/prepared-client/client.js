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
  // The attempts made before the schedule started: 0, or more after a redelivery. One more than \`attempts\` while an attempt runs after
  // whose end it is posted again, as its merchant requested.
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

// What is added to the numbers of transactions, which begin anew in a database that was restored from a dump: one row.
model ChargePosition {
  onlyRow Boolean @id @default(true) @map("only_row")
  ahead   BigInt

  @@map("charge_positions")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargePosition":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"},{"name":"ahead","kind":"scalar","type":"BigInt"}],"dbName":"charge_positions","schema":null},"ChargeMark":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"charge_marks","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"requests","kind":"object","type":"ChannelRequest","relationName":"ChannelActionToChannelRequest"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelRequest":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelRequest"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"request","kind":"scalar","type":"Json"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"channel_requests","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","action","requests","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargePosition.findUnique","ChargePosition.findUniqueOrThrow","ChargePosition.findFirst","ChargePosition.findFirstOrThrow","ChargePosition.findMany","ChargePosition.createOne","ChargePosition.createMany","ChargePosition.createManyAndReturn","ChargePosition.updateOne","ChargePosition.updateMany","ChargePosition.updateManyAndReturn","ChargePosition.upsertOne","ChargePosition.deleteOne","ChargePosition.deleteMany","ChargePosition.groupBy","ChargePosition.aggregate","ChargeMark.findUnique","ChargeMark.findUniqueOrThrow","ChargeMark.findFirst","ChargeMark.findFirstOrThrow","ChargeMark.findMany","ChargeMark.updateOne","ChargeMark.updateMany","ChargeMark.updateManyAndReturn","ChargeMark.deleteOne","ChargeMark.deleteMany","ChargeMark.groupBy","ChargeMark.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelRequest.findUnique","ChannelRequest.findUniqueOrThrow","ChannelRequest.findFirst","ChannelRequest.findFirstOrThrow","ChannelRequest.findMany","ChannelRequest.createOne","ChannelRequest.createMany","ChannelRequest.createManyAndReturn","ChannelRequest.updateOne","ChannelRequest.updateMany","ChannelRequest.updateManyAndReturn","ChannelRequest.upsertOne","ChannelRequest.deleteOne","ChannelRequest.deleteMany","ChannelRequest.groupBy","ChannelRequest.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","bodyHash","request","answeredAt","createdAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","sentAt","endedAt","lineage","chargeId","lineage_key","at","onlyRow","ahead","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_bodyHash","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5hT9A8gGKAcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAAAAByAhAAIYLACH-CAEAhAsAIf8IAQAAAAGACQEAhAsAIYEJAQCdCwAhggkBAJ0LACGDCQEAnQsAIYQJAQCdCwAhhQlAAJ4LACGGCUAAngsAIYcJQACeCwAhiAkBAIQLACGJCQEAhAsAIYoJQACeCwAhiwlAAJ4LACGMCQEAnQsAIY0JQACeCwAhjglAAJ4LACGPCQIAgwsAIZAJAAC3CwAgAQAAAAEAIBUDAACMDAAgBQAA4AwAIP4GAADfDAAw_wYAAAMAEIAHAADfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACG_BwEAnQsAIfEHQACeCwAhgAgBAIQLACGICAEAhAsAIe8IAQCECwAh8AgBAIQLACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAngsAIfUIQACeCwAh9ghAAJ4LACEHAwAAlhAAIAUAAJMTACC_BwAA6gwAIPEHAADqDAAg9AgAAOoMACD1CAAA6gwAIPYIAADqDAAgFQMAAIwMACAFAADgDAAg_gYAAN8MADD_BgAAAwAQgAcAAN8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAAAABvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAAAAAe8IAQCECwAh8AgBAIQLACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAngsAIfUIQACeCwAh9ghAAJ4LACEDAAAAAwAgAQAABAAwAgAABQAgCAQAAN4MACD-BgAA3QwAMP8GAAAHABCABwAA3QwAMJQHAQCECwAh7AgBAIQLACHtCAEAhAsAIe4IQACGCwAhAQQAAJITACAJBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACGeCQAA3AwAIAMAAAAHACABAAAIADACAAAJACABAAAABwAgLAMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACEOAwAAlhAAIAgAAIYTACChBwAA6gwAIKQHAADqDAAg2AcAAOoMACDZBwAA6gwAINoHAADqDAAg2wcAAOoMACDdBwAA6gwAIN4HAADqDAAg3wcAAOoMACDgBwAA6gwAIOEHAADqDAAg4wcAAOoMACAsAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQAAAAG1BwEAhAsAIcYHBACuCwAhzAcBAIQLACHNBwEAhAsAIc4HAQCECwAhzwcCAIMLACHQBwEAhAsAIdEHAQCECwAh0gcQALMLACHTBxAAswsAIdQHEACzCwAh1QcEAK4LACHWBwQArgsAIdcHEACzCwAh2AcBAJ0LACHZBxAA_gsAIdoHAQCdCwAh2wdAAJ4LACHcByAAhQsAId0HQACeCwAh3gcBAJ0LACHfB0AAngsAIeAHQACeCwAh4QdAAJ4LACHiB0AAhgsAIeMHQACeCwAhAwAAAAwAIAEAAA0AMAIAAA4AIAwJAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACECCQAAjhMAIBoAAJETACANCQAAyAwAIBoAANoMACD-BgAA2QwAMP8GAAAQABCABwAA2QwAMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhnQkAANgMACADAAAAEAAgAQAAEQAwAgAAEgAgKAcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAhAsAIcgIQACGCwAh_ggBAIQLACH_CAEAhAsAIYAJAQCECwAhgQkBAJ0LACGCCQEAnQsAIYMJAQCdCwAhhAkBAJ0LACGFCUAAngsAIYYJQACeCwAhhwlAAJ4LACGICQEAhAsAIYkJAQCECwAhiglAAJ4LACGLCUAAngsAIYwJAQCdCwAhjQlAAJ4LACGOCUAAngsAIY8JAgCDCwAhkAkAALcLACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIAsJAADIDAAg_gYAAMcMADD_BgAAFwAQgAcAAMcMADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIQMJAACOEwAgqAcAAOoMACCpBwAA6gwAIAwJAADIDAAg_gYAAMcMADD_BgAAFwAQgAcAAMcMADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIZwJAADGDAAgAwAAABcAIAEAABgAMAIAABkAIBkJAADDDAAgDAAAwgwAIBAAAL8MACAXAADEDAAgGAAAxQwAIBkAALsMACD-BgAAwQwAMP8GAAAbABCABwAAwQwAMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhEAkAAI4TACAMAACNEwAgEAAA9g8AIBcAAI8TACAYAACQEwAgGQAAiRMAIJwHAADqDAAgoQcAAOoMACDjBwAA6gwAIIEIAADqDAAgoAgAAOoMACChCAAA6gwAIKMIAADqDAAgpAgAAOoMACClCAAA6gwAIKYIAADqDAAgGgkAAMMMACAMAADCDAAgEAAAvwwAIBcAAMQMACAYAADFDAAgGQAAuwwAIP4GAADBDAAw_wYAABsAEIAHAADBDAAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh4wdAAJ4LACHwBwQArgsAIYEIAQCdCwAhhAgBAIQLACGUCAAAwAwAIJUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIQMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAABsAIEUDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIQEAAAAhACAWAwAAjAwAIA0AAKgMACD-BgAApwwAMP8GAAAjABCABwAApwwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQCECwAhygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACEBAAAAIwAgLAMAAJYQACALAADkDwAgDgAAiBMAIBEAAIkTACASAACKEwAgEwAAixMAIBQAAIwTACAVAAD2DwAgFgAA-xIAIJwHAADqDAAgnQcAAOoMACCiBwAA6gwAIKkHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC-BwAA6gwAIMkHAADqDAAgygcAAOoMACDLBwAA6gwAIM8IAADqDAAg1ggAAOoMACDXCAAA6gwAINgIAADqDAAg2QgAAOoMACDaCAAA6gwAINsIAADqDAAg3AgAAOoMACDdCAAA6gwAIN4IAADqDAAg3wgAAOoMACDgCAAA6gwAIOEIAADqDAAg4ggAAOoMACDjCAAA6gwAIOQIAADqDAAg5QgAAOoMACDmCAAA6gwAIOcIAADqDAAg6AgAAOoMACDpCAAA6gwAIOoIAADqDAAg6wgAAOoMACBGAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQAAAAGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIZsJAAC3DAAgAwAAACEAIAEAACUAMAIAACYAIAEAAAAhACADAAAAGwAgAQAAHAAwAgAAHQAgDA8AAO4LACAQAACFDAAg_gYAALYMADD_BgAAKgAQgAcAALYMADDjB0AAngsAIfAHBACuCwAhgQgBAIQLACGECAEAhAsAIZ8IAgCDCwAhoAgEAJwLACGhCBAA_gsAIQUPAACsDwAgEAAA9g8AIOMHAADqDAAgoAgAAOoMACChCAAA6gwAIA0PAADuCwAgEAAAhQwAIP4GAAC2DAAw_wYAACoAEIAHAAC2DAAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACGaCQAAtQwAIAMAAAAqACABAAArADACAAAsACAIBAEAhAsAIRAAAIUMACD-BgAAtAwAMP8GAAAuABCABwAAtAwAMKoHQACGCwAhvwcBAIQLACGBCAEAhAsAIQEQAAD2DwAgCQQBAIQLACEQAACFDAAg_gYAALQMADD_BgAALgAQgAcAALQMADCqB0AAhgsAIb8HAQCECwAhwQcAALMMACCBCAEAhAsAIQMAAAAuACABAAAvADACAAAwACAREAAAhQwAIP4GAACEDAAw_wYAADIAEIAHAACEDAAwgQcCAIMLACGUBwEAhAsAIaoHQACGCwAhzAcBAIQLACGBCAEAhAsAIbcIAQCECwAhuAgBAIQLACG5CAQArgsAIboIEACzCwAhuwgQALMLACG8CBAAswsAIb0IEAD-CwAhvghAAJ4LACEBAAAAMgAgBxAAAIUMACD-BgAAsgwAMP8GAAA0ABCABwAAsgwAMKoHQACGCwAhgQgBAIQLACG2CAEAhAsAIQEQAAD2DwAgCBAAAIUMACD-BgAAsgwAMP8GAAA0ABCABwAAsgwAMKoHQACGCwAhgQgBAIQLACG2CAEAhAsAIZkJAACxDAAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAhACADAAAAIQAgAQAAJQAwAgAAJgAgAQAAABsAIAEAAAAqACABAAAALgAgAQAAADQAIAEAAAAhACAhAwAAqgwAIAgAAKsMACAKAACsDAAgCwAA_wsAIBsCAIMLACH-BgAAqQwAMP8GAAA_ABCABwAAqQwAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhAQAAAD8AIAkPAADuCwAg_gYAALAMADD_BgAAQQAQgAcAALAMADCBBwIAgwsAIcwHAQCECwAh8AcEAK4LACGDCEAAhgsAIYQIAQCECwAhAQ8AAKwPACAKDwAA7gsAIP4GAACwDAAw_wYAAEEAEIAHAACwDAAwgQcCAIMLACHMBwEAhAsAIfAHBACuCwAhgwhAAIYLACGECAEAhAsAIZgJAACvDAAgAwAAAEEAIAEAAEIAMAIAAEMAIAkPAADuCwAg_gYAAO0LADD_BgAARQAQgAcAAO0LADCqB0AAhgsAIfAHBACuCwAhhAgBAIQLACGFCBAAswsAIZMIAQCECwAhAQAAAEUAIAMAAAAqACABAAArADACAAAsACABAAAAQQAgAQAAACoAIAEAAAAQACABAAAAFwAgAQAAABsAIAEAAAAQACAPAwAAjAwAIP4GAACuDAAw_wYAAE4AEIAHAACuDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIQIDAACWEAAgmwcAAOoMACAQAwAAjAwAIP4GAACuDAAw_wYAAE4AEIAHAACuDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIZcJAACtDAAgAwAAAE4AIAEAAE8AMAIAAFAAIBQDAACWEAAgCAAAhhMAIAoAAIcTACALAADkDwAgkgcAAOoMACCTBwAA6gwAIJQHAADqDAAglwcAAOoMACCcBwAA6gwAIKIHAADqDAAgpgcAAOoMACCzBwAA6gwAILYHAADqDAAgtwcAAOoMACC5BwAA6gwAILoHAADqDAAguwcAAOoMACC8BwAA6gwAIL0HAADqDAAgvgcAAOoMACAhAwAAqgwAIAgAAKsMACAKAACsDAAgCwAA_wsAIBsCAIMLACH-BgAAqQwAMP8GAAA_ABCABwAAqQwAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAAAABsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACEDAAAAPwAgAQAAUgAwAgAAUwAgAwAAACEAIAEAACUAMAIAACYAIAcDAACWEAAgDQAA-xIAIMoHAADqDAAgywcAAOoMACDxBwAA6gwAIMwIAADqDAAgzQgAAOoMACAWAwAAjAwAIA0AAKgMACD-BgAApwwAMP8GAAAjABCABwAApwwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQAAAAHKBwEAnQsAIcsHAAC3CwAg8QdAAJ4LACHICEAAhgsAIckIAQCECwAhyggQALMLACHLCBAAswsAIcwIAQCdCwAhzQgCAMsLACHOCCAAhQsAIQMAAAAjACABAABWADACAABXACARAwAAjAwAIP4GAACmDAAw_wYAAFkAEIAHAACmDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIcoHAQCECwAh-wcBAIQLACHFCAEAhAsAIccIAQCECwAhyAhAAIYLACEBAwAAlhAAIBIDAACMDAAg_gYAAKYMADD_BgAAWQAQgAcAAKYMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQAAAAHKBwEAhAsAIfsHAQCECwAhxQgBAIQLACHHCAEAhAsAIcgIQACGCwAhlgkAAKUMACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAAIwMACD-BgAAiwwAMP8GAABdABCABwAAiwwAMJQHAQCECwAhxQgBAIQLACHGCEAAhgsAIQEAAABdACAQAwAAjAwAIP4GAACkDAAw_wYAAF8AEIAHAACkDAAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG5BwEAnQsAIdIHEAD-CwAh7QcBAIQLACHuBwEAnQsAIe8HQACeCwAhBQMAAJYQACC5BwAA6gwAINIHAADqDAAg7gcAAOoMACDvBwAA6gwAIBADAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe0HAQCECwAh7gcBAJ0LACHvB0AAngsAIQMAAABfACABAABgADACAABhACAIAwAAjAwAIP4GAACjDAAw_wYAAGMAEIAHAACjDAAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhQgQALMLACEBAwAAlhAAIAkDAACMDAAg_gYAAKMMADD_BgAAYwAQgAcAAKMMADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGFCBAAswsAIZUJAACiDAAgAwAAAGMAIAEAAGQAMAIAAGUAIAwDAACMDAAgDQQArgsAIf4GAAChDAAw_wYAAGcAEIAHAAChDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgQgBAIQLACHCCAQArgsAIcMIBACuCwAhxAgAAOILACABAwAAlhAAIA0DAACMDAAgDQQArgsAIf4GAAChDAAw_wYAAGcAEIAHAAChDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgQgBAIQLACHCCAQArgsAIcMIBACuCwAhxAgAAOILACCUCQAAoAwAIAMAAABnACABAABoADACAABpACAMAwAAjAwAIBUAAOILACAWBACcCwAh_gYAAJ8MADD_BgAAawAQgAcAAJ8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHBCAEAhAsAIcIIBACcCwAhwwgEAJwLACEEAwAAlhAAIBYAAOoMACDCCAAA6gwAIMMIAADqDAAgDQMAAIwMACAVAADiCwAgFgQAnAsAIf4GAACfDAAw_wYAAGsAEIAHAACfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwQgBAIQLACHCCAQAnAsAIcMIBACcCwAhkwkAAJ4MACADAAAAawAgAQAAbAAwAgAAbQAgCAMAAIwMACD-BgAAnQwAMP8GAABvABCABwAAnQwAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcAIQACGCwAhAQMAAJYQACAJAwAAjAwAIP4GAACdDAAw_wYAAG8AEIAHAACdDAAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwAhAAIYLACGSCQAAnAwAIAMAAABvACABAABwADACAABxACAIAwAAjAwAIP4GAACbDAAw_wYAAHMAEIAHAACbDAAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhvwgEAK4LACEBAwAAlhAAIAkDAACMDAAg_gYAAJsMADD_BgAAcwAQgAcAAJsMADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACG_CAQArgsAIZEJAACaDAAgAwAAAHMAIAEAAHQAMAIAAHUAIAoDAACMDAAg_gYAAJkMADD_BgAAdwAQgAcAAJkMADCCBwEAhAsAIZQHAQCECwAh-ghAAJ4LACH7CEAAngsAIfwIQACeCwAh_QgAAJcMACAEAwAAlhAAIPoIAADqDAAg-wgAAOoMACD8CAAA6gwAIAoDAACMDAAg_gYAAJkMADD_BgAAdwAQgAcAAJkMADCCBwEAAAABlAcBAIQLACH6CEAAngsAIfsIQACeCwAh_AhAAJ4LACH9CAAAlwwAIAMAAAB3ACABAAB4ADACAAB5ACABAAAAAwAgAQAAAAwAIAEAAABOACABAAAAPwAgAQAAACEAIAEAAAAjACABAAAAWQAgAQAAAF8AIAEAAABjACABAAAAZwAgAQAAAGsAIAEAAABvACABAAAAcwAgAQAAAHcAIAEAAAABACAcBwAA9xIAIA0AAPsSACAbAAD4EgAgHAAA-RIAIB0AAPoSACAeAAD8EgAgHwAA_RIAICAAAP4SACAhAAD_EgAgIgAAgBMAICMAAIETACAkAACCEwAgJQAAgxMAICYAAIQTACAnAACFEwAggQkAAOoMACCCCQAA6gwAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCKCQAA6gwAIIsJAADqDAAgjAkAAOoMACCNCQAA6gwAII4JAADqDAAgkAkAAOoMACADAAAAFAAgAQAAigEAMAIAAAEAIAMAAAAUACABAACKAQAwAgAAAQAgAwAAABQAIAEAAIoBADACAAABACAlBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQEtAACOAQAgFqoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJQAAAAAGICQEAAAABiQkBAAAAAYoJQAAAAAGLCUAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkCAAAAAZAJgAAAAAEBLQAAkAEAMAEtAACQAQAwJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAECAAAAAQAgLQAAkwEAIBaqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABAgAAABQAIC0AAJUBACACAAAAFAAgLQAAlQEAIAMAAAABACA0AACOAQAgNQAAkwEAIAEAAAABACABAAAAFAAgEgYAAKoRACA6AACrEQAgOwAArhEAIDwAAK0RACA9AACsEQAggQkAAOoMACCCCQAA6gwAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCKCQAA6gwAIIsJAADqDAAgjAkAAOoMACCNCQAA6gwAII4JAADqDAAgkAkAAOoMACAZ_gYAAJgMADD_BgAAnAEAEIAHAACYDAAwqgdAAPgKACGxBwEA9goAIcgIQAD4CgAh_ggBAPYKACH_CAEA9goAIYAJAQD2CgAhgQkBAJULACGCCQEAlQsAIYMJAQCVCwAhhAkBAJULACGFCUAAiwsAIYYJQACLCwAhhwlAAIsLACGICQEA9goAIYkJAQD2CgAhiglAAIsLACGLCUAAiwsAIYwJAQCVCwAhjQlAAIsLACGOCUAAiwsAIY8JAgD1CgAhkAkAAKELACADAAAAFAAgAQAAmwEAMDkAAJwBACADAAAAFAAgAQAAigEAMAIAAAEAIAEAAAB5ACABAAAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgBwMAAKkRACCCBwEAAAABlAcBAAAAAfoIQAAAAAH7CEAAAAAB_AhAAAAAAf0IAACoEQAgAS0AAKQBACAGggcBAAAAAZQHAQAAAAH6CEAAAAAB-whAAAAAAfwIQAAAAAH9CAAAqBEAIAEtAACmAQAwAS0AAKYBADAHAwAApxEAIIIHAQDnDAAhlAcBAOcMACH6CEAA8gwAIfsIQADyDAAh_AhAAPIMACH9CAAAphEAIAIAAAB5ACAtAACpAQAgBoIHAQDnDAAhlAcBAOcMACH6CEAA8gwAIfsIQADyDAAh_AhAAPIMACH9CAAAphEAIAIAAAB3ACAtAACrAQAgAgAAAHcAIC0AAKsBACADAAAAeQAgNAAApAEAIDUAAKkBACABAAAAeQAgAQAAAHcAIAgGAAChEQAgOgAAohEAIDsAAKURACA8AACkEQAgPQAAoxEAIPoIAADqDAAg-wgAAOoMACD8CAAA6gwAIAn-BgAAlgwAMP8GAACyAQAQgAcAAJYMADCCBwEA9goAIZQHAQD2CgAh-ghAAIsLACH7CEAAiwsAIfwIQACLCwAh_QgAAJcMACADAAAAdwAgAQAAsQEAMDkAALIBACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAAnxEAIAUAAKARACCUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABAS0AALoBACAQlAcBAAAAAZUHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHxB0AAAAABgAgBAAAAAYgIAQAAAAHvCAEAAAAB8AgBAAAAAfEIAACcEQAg8ggAAJ0RACDzCAAAnhEAIPQIQAAAAAH1CEAAAAAB9ghAAAAAAQEtAAC8AQAwAS0AALwBADASAwAAjhEAIAUAAI8RACCUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8QdAAPIMACGACAEA5wwAIYgIAQDnDAAh7wgBAOcMACHwCAEA5wwAIfEIAACLEQAg8ggAAIwRACDzCAAAjREAIPQIQADyDAAh9QhAAPIMACH2CEAA8gwAIQIAAAAFACAtAAC_AQAgEJQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhvwcBAPsMACHxB0AA8gwAIYAIAQDnDAAhiAgBAOcMACHvCAEA5wwAIfAIAQDnDAAh8QgAAIsRACDyCAAAjBEAIPMIAACNEQAg9AhAAPIMACH1CEAA8gwAIfYIQADyDAAhAgAAAAMAIC0AAMEBACACAAAAAwAgLQAAwQEAIAMAAAAFACA0AAC6AQAgNQAAvwEAIAEAAAAFACABAAAAAwAgCAYAAIgRACA8AACKEQAgPQAAiREAIL8HAADqDAAg8QcAAOoMACD0CAAA6gwAIPUIAADqDAAg9ggAAOoMACAT_gYAAJQMADD_BgAAyAEAEIAHAACUDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhsQcBAPYKACG_BwEAlQsAIfEHQACLCwAhgAgBAPYKACGICAEA9goAIe8IAQD2CgAh8AgBAPYKACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAiwsAIfUIQACLCwAh9ghAAIsLACEDAAAAAwAgAQAAxwEAMDkAAMgBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAAhxEAIJQHAQAAAAHsCAEAAAAB7QgBAAAAAe4IQAAAAAEBLQAA0AEAIASUBwEAAAAB7AgBAAAAAe0IAQAAAAHuCEAAAAABAS0AANIBADABLQAA0gEAMAUEAACGEQAglAcBAOcMACHsCAEA5wwAIe0IAQDnDAAh7ghAAOkMACECAAAACQAgLQAA1QEAIASUBwEA5wwAIewIAQDnDAAh7QgBAOcMACHuCEAA6QwAIQIAAAAHACAtAADXAQAgAgAAAAcAIC0AANcBACADAAAACQAgNAAA0AEAIDUAANUBACABAAAACQAgAQAAAAcAIAMGAACDEQAgPAAAhREAID0AAIQRACAH_gYAAJMMADD_BgAA3gEAEIAHAACTDAAwlAcBAPYKACHsCAEA9goAIe0IAQD2CgAh7ghAAPgKACEDAAAABwAgAQAA3QEAMDkAAN4BACADAAAABwAgAQAACAAwAgAACQAgAQAAACYAIAEAAAAmACADAAAAIQAgAQAAJQAwAgAAJgAgAwAAACEAIAEAACUAMAIAACYAIAMAAAAhACABAAAlADACAAAmACBCAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAS0AAOYBACA5gQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAS0AAOgBADABLQAA6AEAMAEAAAAjACABAAAAIQAgQgMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACECAAAAJgAgLQAA7QEAIDmBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhAgAAACEAIC0AAO8BACACAAAAIQAgLQAA7wEAIAEAAAAjACABAAAAIQAgAwAAACYAIDQAAOYBACA1AADtAQAgAQAAACYAIAEAAAAhACAoBgAA_hAAIDoAAP8QACA7AACCEQAgPAAAgREAID0AAIARACCcBwAA6gwAIJ0HAADqDAAgogcAAOoMACCpBwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvgcAAOoMACDJBwAA6gwAIMoHAADqDAAgywcAAOoMACDPCAAA6gwAINYIAADqDAAg1wgAAOoMACDYCAAA6gwAINkIAADqDAAg2ggAAOoMACDbCAAA6gwAINwIAADqDAAg3QgAAOoMACDeCAAA6gwAIN8IAADqDAAg4AgAAOoMACDhCAAA6gwAIOIIAADqDAAg4wgAAOoMACDkCAAA6gwAIOUIAADqDAAg5ggAAOoMACDnCAAA6gwAIOgIAADqDAAg6QgAAOoMACDqCAAA6gwAIOsIAADqDAAgPP4GAACPDAAw_wYAAPgBABCABwAAjwwAMIEHAgD1CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZwHBACUCwAhnQcBAJULACGiBwEAlQsAIaYHEACJCwAhpwcBAPYKACGpB0AAiwsAIaoHQAD4CgAhsQcBAPYKACGyBwEA9goAIbUHAQD2CgAhuQcBAJULACG6B0AAiwsAIbsHAQCVCwAhvAcBAJULACG-B0AAiwsAIckHAQCVCwAhygcBAJULACHLBwAAoQsAIMwHAQD2CgAh5QcBAPYKACHmBwEA9goAIfAHEACJCwAhzwgBAJULACHQCAEA9goAIdEIBACKCwAh0ggEAIoLACHTCAEA9goAIdQIAQD2CgAh1QgEAIoLACHWCCAAkAwAIdcIAgDICwAh2AgBAJULACHZCAQAlAsAIdoIAgDICwAh2whAAIsLACHcCAEAlQsAId0IQACLCwAh3ggBAJULACHfCEAAiwsAIeAIQACLCwAh4QhAAIsLACHiCEAAiwsAIeMIAQCVCwAh5AgBAJULACHlCAEAlQsAIeYIAAChCwAg5wgBAJULACHoCEAAiwsAIekIQACLCwAh6ggBAJULACHrCAEAlQsAIQMAAAAhACABAAD3AQAwOQAA-AEAIAMAAAAhACABAAAlADACAAAmACABAAAAVwAgAQAAAFcAIAMAAAAjACABAABWADACAABXACADAAAAIwAgAQAAVgAwAgAAVwAgAwAAACMAIAEAAFYAMAIAAFcAIBMDAAD8EAAgDQAA_RAAIIEHAgAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAByweAAAAAAfEHQAAAAAHICEAAAAAByQgBAAAAAcoIEAAAAAHLCBAAAAABzAgBAAAAAc0IAgAAAAHOCCAAAAABAS0AAIACACARgQcCAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8QdAAAAAAcgIQAAAAAHJCAEAAAAByggQAAAAAcsIEAAAAAHMCAEAAAABzQgCAAAAAc4IIAAAAAEBLQAAggIAMAEtAACCAgAwEwMAAKMQACANAACkEAAggQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHxB0AA8gwAIcgIQADpDAAhyQgBAOcMACHKCBAA8AwAIcsIEADwDAAhzAgBAPsMACHNCAIA0g4AIc4IIADoDAAhAgAAAFcAIC0AAIUCACARgQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHxB0AA8gwAIcgIQADpDAAhyQgBAOcMACHKCBAA8AwAIcsIEADwDAAhzAgBAPsMACHNCAIA0g4AIc4IIADoDAAhAgAAACMAIC0AAIcCACACAAAAIwAgLQAAhwIAIAMAAABXACA0AACAAgAgNQAAhQIAIAEAAABXACABAAAAIwAgCgYAAJ4QACA6AACfEAAgOwAAohAAIDwAAKEQACA9AACgEAAgygcAAOoMACDLBwAA6gwAIPEHAADqDAAgzAgAAOoMACDNCAAA6gwAIBT-BgAAjgwAMP8GAACOAgAQgAcAAI4MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhqgdAAPgKACGxBwEA9goAIcoHAQCVCwAhywcAAKELACDxB0AAiwsAIcgIQAD4CgAhyQgBAPYKACHKCBAAiQsAIcsIEACJCwAhzAgBAJULACHNCAIAyAsAIc4IIAD3CgAhAwAAACMAIAEAAI0CADA5AACOAgAgAwAAACMAIAEAAFYAMAIAAFcAIAEAAABbACABAAAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgDgMAAJ0QACCBBwIAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAH7BwEAAAABxQgBAAAAAccIAQAAAAHICEAAAAABAS0AAJYCACANgQcCAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAB-wcBAAAAAcUIAQAAAAHHCAEAAAAByAhAAAAAAQEtAACYAgAwAS0AAJgCADAOAwAAnBAAIIEHAgDmDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACHKBwEA5wwAIfsHAQDnDAAhxQgBAOcMACHHCAEA5wwAIcgIQADpDAAhAgAAAFsAIC0AAJsCACANgQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIcoHAQDnDAAh-wcBAOcMACHFCAEA5wwAIccIAQDnDAAhyAhAAOkMACECAAAAWQAgLQAAnQIAIAIAAABZACAtAACdAgAgAwAAAFsAIDQAAJYCACA1AACbAgAgAQAAAFsAIAEAAABZACAFBgAAlxAAIDoAAJgQACA7AACbEAAgPAAAmhAAID0AAJkQACAQ_gYAAI0MADD_BgAApAIAEIAHAACNDAAwgQcCAPUKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIcoHAQD2CgAh-wcBAPYKACHFCAEA9goAIccIAQD2CgAhyAhAAPgKACEDAAAAWQAgAQAAowIAMDkAAKQCACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAAIwMACD-BgAAiwwAMP8GAABdABCABwAAiwwAMJQHAQAAAAHFCAEAhAsAIcYIQACGCwAhAQAAAKcCACABAAAApwIAIAEDAACWEAAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgBAMAAJUQACCUBwEAAAABxQgBAAAAAcYIQAAAAAEBLQAArgIAIAOUBwEAAAABxQgBAAAAAcYIQAAAAAEBLQAAsAIAMAEtAACwAgAwBAMAAJQQACCUBwEA5wwAIcUIAQDnDAAhxghAAOkMACECAAAApwIAIC0AALMCACADlAcBAOcMACHFCAEA5wwAIcYIQADpDAAhAgAAAF0AIC0AALUCACACAAAAXQAgLQAAtQIAIAMAAACnAgAgNAAArgIAIDUAALMCACABAAAApwIAIAEAAABdACADBgAAkRAAIDwAAJMQACA9AACSEAAgBv4GAACKDAAw_wYAALwCABCABwAAigwAMJQHAQD2CgAhxQgBAPYKACHGCEAA-AoAIQMAAABdACABAAC7AgAwOQAAvAIAIAMAAABdACABAACqAgAwAgAApwIAIAEAAABpACABAAAAaQAgAwAAAGcAIAEAAGgAMAIAAGkAIAMAAABnACABAABoADACAABpACADAAAAZwAgAQAAaAAwAgAAaQAgCQMAAJAQACANBAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAGBCAEAAAABwggEAAAAAcMIBAAAAAHECIAAAAABAS0AAMQCACAIDQQAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAcIIBAAAAAHDCAQAAAABxAiAAAAAAQEtAADGAgAwAS0AAMYCADAJAwAAjxAAIA0EAPEMACGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGBCAEA5wwAIcIIBADxDAAhwwgEAPEMACHECIAAAAABAgAAAGkAIC0AAMkCACAIDQQA8QwAIZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIYEIAQDnDAAhwggEAPEMACHDCAQA8QwAIcQIgAAAAAECAAAAZwAgLQAAywIAIAIAAABnACAtAADLAgAgAwAAAGkAIDQAAMQCACA1AADJAgAgAQAAAGkAIAEAAABnACAFBgAAihAAIDoAAIsQACA7AACOEAAgPAAAjRAAID0AAIwQACALDQQAigsAIf4GAACJDAAw_wYAANICABCABwAAiQwAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIYEIAQD2CgAhwggEAIoLACHDCAQAigsAIcQIAADfCwAgAwAAAGcAIAEAANECADA5AADSAgAgAwAAAGcAIAEAAGgAMAIAAGkAIAEAAABtACABAAAAbQAgAwAAAGsAIAEAAGwAMAIAAG0AIAMAAABrACABAABsADACAABtACADAAAAawAgAQAAbAAwAgAAbQAgCQMAAIkQACAVgAAAAAEWBAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAHBCAEAAAABwggEAAAAAcMIBAAAAAEBLQAA2gIAIAgVgAAAAAEWBAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAHBCAEAAAABwggEAAAAAcMIBAAAAAEBLQAA3AIAMAEtAADcAgAwCQMAAIgQACAVgAAAAAEWBAD6DAAhlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhwQgBAOcMACHCCAQA-gwAIcMIBAD6DAAhAgAAAG0AIC0AAN8CACAIFYAAAAABFgQA-gwAIZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIcEIAQDnDAAhwggEAPoMACHDCAQA-gwAIQIAAABrACAtAADhAgAgAgAAAGsAIC0AAOECACADAAAAbQAgNAAA2gIAIDUAAN8CACABAAAAbQAgAQAAAGsAIAgGAACDEAAgFgAA6gwAIDoAAIQQACA7AACHEAAgPAAAhhAAID0AAIUQACDCCAAA6gwAIMMIAADqDAAgCxUAAN8LACAWBACUCwAh_gYAAIgMADD_BgAA6AIAEIAHAACIDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhwQgBAPYKACHCCAQAlAsAIcMIBACUCwAhAwAAAGsAIAEAAOcCADA5AADoAgAgAwAAAGsAIAEAAGwAMAIAAG0AIAEAAABxACABAAAAcQAgAwAAAG8AIAEAAHAAMAIAAHEAIAMAAABvACABAABwADACAABxACADAAAAbwAgAQAAcAAwAgAAcQAgBQMAAIIQACCUBwEAAAABlQcBAAAAAcwHAQAAAAHACEAAAAABAS0AAPACACAElAcBAAAAAZUHAQAAAAHMBwEAAAABwAhAAAAAAQEtAADyAgAwAS0AAPICADAFAwAAgRAAIJQHAQDnDAAhlQcBAOcMACHMBwEA5wwAIcAIQADpDAAhAgAAAHEAIC0AAPUCACAElAcBAOcMACGVBwEA5wwAIcwHAQDnDAAhwAhAAOkMACECAAAAbwAgLQAA9wIAIAIAAABvACAtAAD3AgAgAwAAAHEAIDQAAPACACA1AAD1AgAgAQAAAHEAIAEAAABvACADBgAA_g8AIDwAAIAQACA9AAD_DwAgB_4GAACHDAAw_wYAAP4CABCABwAAhwwAMJQHAQD2CgAhlQcBAPYKACHMBwEA9goAIcAIQAD4CgAhAwAAAG8AIAEAAP0CADA5AAD-AgAgAwAAAG8AIAEAAHAAMAIAAHEAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBQMAAP0PACCUBwEAAAABlQcBAAAAAcUHQAAAAAG_CAQAAAABAS0AAIYDACAElAcBAAAAAZUHAQAAAAHFB0AAAAABvwgEAAAAAQEtAACIAwAwAS0AAIgDADAFAwAA_A8AIJQHAQDnDAAhlQcBAOcMACHFB0AA6QwAIb8IBADxDAAhAgAAAHUAIC0AAIsDACAElAcBAOcMACGVBwEA5wwAIcUHQADpDAAhvwgEAPEMACECAAAAcwAgLQAAjQMAIAIAAABzACAtAACNAwAgAwAAAHUAIDQAAIYDACA1AACLAwAgAQAAAHUAIAEAAABzACAFBgAA9w8AIDoAAPgPACA7AAD7DwAgPAAA-g8AID0AAPkPACAH_gYAAIYMADD_BgAAlAMAEIAHAACGDAAwlAcBAPYKACGVBwEA9goAIcUHQAD4CgAhvwgEAIoLACEDAAAAcwAgAQAAkwMAMDkAAJQDACADAAAAcwAgAQAAdAAwAgAAdQAgERAAAIUMACD-BgAAhAwAMP8GAAAyABCABwAAhAwAMIEHAgCDCwAhlAcBAIQLACGqB0AAhgsAIcwHAQCECwAhgQgBAAAAAbcIAQCECwAhuAgBAIQLACG5CAQArgsAIboIEACzCwAhuwgQALMLACG8CBAAswsAIb0IEAD-CwAhvghAAJ4LACEBAAAAlwMAIAEAAACXAwAgAxAAAPYPACC9CAAA6gwAIL4IAADqDAAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgDhAAAPUPACCBBwIAAAABlAcBAAAAAaoHQAAAAAHMBwEAAAABgQgBAAAAAbcIAQAAAAG4CAEAAAABuQgEAAAAAboIEAAAAAG7CBAAAAABvAgQAAAAAb0IEAAAAAG-CEAAAAABAS0AAJ4DACANgQcCAAAAAZQHAQAAAAGqB0AAAAABzAcBAAAAAYEIAQAAAAG3CAEAAAABuAgBAAAAAbkIBAAAAAG6CBAAAAABuwgQAAAAAbwIEAAAAAG9CBAAAAABvghAAAAAAQEtAACgAwAwAS0AAKADADAOEAAA9A8AIIEHAgDmDAAhlAcBAOcMACGqB0AA6QwAIcwHAQDnDAAhgQgBAOcMACG3CAEA5wwAIbgIAQDnDAAhuQgEAPEMACG6CBAA8AwAIbsIEADwDAAhvAgQAPAMACG9CBAAkQ0AIb4IQADyDAAhAgAAAJcDACAtAACjAwAgDYEHAgDmDAAhlAcBAOcMACGqB0AA6QwAIcwHAQDnDAAhgQgBAOcMACG3CAEA5wwAIbgIAQDnDAAhuQgEAPEMACG6CBAA8AwAIbsIEADwDAAhvAgQAPAMACG9CBAAkQ0AIb4IQADyDAAhAgAAADIAIC0AAKUDACACAAAAMgAgLQAApQMAIAMAAACXAwAgNAAAngMAIDUAAKMDACABAAAAlwMAIAEAAAAyACAHBgAA7w8AIDoAAPAPACA7AADzDwAgPAAA8g8AID0AAPEPACC9CAAA6gwAIL4IAADqDAAgEP4GAACDDAAw_wYAAKwDABCABwAAgwwAMIEHAgD1CgAhlAcBAPYKACGqB0AA-AoAIcwHAQD2CgAhgQgBAPYKACG3CAEA9goAIbgIAQD2CgAhuQgEAIoLACG6CBAAiQsAIbsIEACJCwAhvAgQAIkLACG9CBAApAsAIb4IQACLCwAhAwAAADIAIAEAAKsDADA5AACsAwAgAwAAADIAIAEAAJoDADACAACXAwAgAQAAADYAIAEAAAA2ACADAAAANAAgAQAANQAwAgAANgAgAwAAADQAIAEAADUAMAIAADYAIAMAAAA0ACABAAA1ADACAAA2ACAEEAAA7g8AIKoHQAAAAAGBCAEAAAABtggBAAAAAQEtAAC0AwAgA6oHQAAAAAGBCAEAAAABtggBAAAAAQEtAAC2AwAwAS0AALYDADAEEAAA7Q8AIKoHQADpDAAhgQgBAOcMACG2CAEA5wwAIQIAAAA2ACAtAAC5AwAgA6oHQADpDAAhgQgBAOcMACG2CAEA5wwAIQIAAAA0ACAtAAC7AwAgAgAAADQAIC0AALsDACADAAAANgAgNAAAtAMAIDUAALkDACABAAAANgAgAQAAADQAIAMGAADqDwAgPAAA7A8AID0AAOsPACAG_gYAAIIMADD_BgAAwgMAEIAHAACCDAAwqgdAAPgKACGBCAEA9goAIbYIAQD2CgAhAwAAADQAIAEAAMEDADA5AADCAwAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAwACABAAAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgBQQBAAAAARAAAOkPACCqB0AAAAABvwcBAAAAAYEIAQAAAAEBLQAAygMAIAQEAQAAAAGqB0AAAAABvwcBAAAAAYEIAQAAAAEBLQAAzAMAMAEtAADMAwAwBQQBAOcMACEQAADoDwAgqgdAAOkMACG_BwEA5wwAIYEIAQDnDAAhAgAAADAAIC0AAM8DACAEBAEA5wwAIaoHQADpDAAhvwcBAOcMACGBCAEA5wwAIQIAAAAuACAtAADRAwAgAgAAAC4AIC0AANEDACADAAAAMAAgNAAAygMAIDUAAM8DACABAAAAMAAgAQAAAC4AIAMGAADlDwAgPAAA5w8AID0AAOYPACAHBAEA9goAIf4GAACBDAAw_wYAANgDABCABwAAgQwAMKoHQAD4CgAhvwcBAPYKACGBCAEA9goAIQMAAAAuACABAADXAwAwOQAA2AMAIAMAAAAuACABAAAvADACAAAwACATCwAA_wsAIP4GAAD9CwAw_wYAAN4DABCABwAA_QsAMIEHAgCDCwAhggcBAIQLACGRBwAAgAwAIJ4HAQCdCwAhnwdAAJ4LACGqB0AAhgsAIbEHAQAAAAGuCAQArgsAIa8IBACuCwAhsAgQAP4LACGxCCAAhQsAIbIIEAD-CwAhswhAAJ4LACG0CCAAhQsAIbUIQACeCwAhAQAAANsDACABAAAA2wMAIBILAAD_CwAg_gYAAP0LADD_BgAA3gMAEIAHAAD9CwAwgQcCAIMLACGCBwEAhAsAIZ4HAQCdCwAhnwdAAJ4LACGqB0AAhgsAIbEHAQCECwAhrggEAK4LACGvCAQArgsAIbAIEAD-CwAhsQggAIULACGyCBAA_gsAIbMIQACeCwAhtAggAIULACG1CEAAngsAIQcLAADkDwAgngcAAOoMACCfBwAA6gwAILAIAADqDAAgsggAAOoMACCzCAAA6gwAILUIAADqDAAgAwAAAN4DACABAADfAwAwAgAA2wMAIAMAAADeAwAgAQAA3wMAMAIAANsDACADAAAA3gMAIAEAAN8DADACAADbAwAgDwsAAOMPACCBBwIAAAABggcBAAAAAZ4HAQAAAAGfB0AAAAABqgdAAAAAAbEHAQAAAAGuCAQAAAABrwgEAAAAAbAIEAAAAAGxCCAAAAABsggQAAAAAbMIQAAAAAG0CCAAAAABtQhAAAAAAQEtAADjAwAgDoEHAgAAAAGCBwEAAAABngcBAAAAAZ8HQAAAAAGqB0AAAAABsQcBAAAAAa4IBAAAAAGvCAQAAAABsAgQAAAAAbEIIAAAAAGyCBAAAAABswhAAAAAAbQIIAAAAAG1CEAAAAABAS0AAOUDADABLQAA5QMAMA8LAADZDwAggQcCAOYMACGCBwEA5wwAIZ4HAQD7DAAhnwdAAPIMACGqB0AA6QwAIbEHAQDnDAAhrggEAPEMACGvCAQA8QwAIbAIEACRDQAhsQggAOgMACGyCBAAkQ0AIbMIQADyDAAhtAggAOgMACG1CEAA8gwAIQIAAADbAwAgLQAA6AMAIA6BBwIA5gwAIYIHAQDnDAAhngcBAPsMACGfB0AA8gwAIaoHQADpDAAhsQcBAOcMACGuCAQA8QwAIa8IBADxDAAhsAgQAJENACGxCCAA6AwAIbIIEACRDQAhswhAAPIMACG0CCAA6AwAIbUIQADyDAAhAgAAAN4DACAtAADqAwAgAgAAAN4DACAtAADqAwAgAwAAANsDACA0AADjAwAgNQAA6AMAIAEAAADbAwAgAQAAAN4DACALBgAA1A8AIDoAANUPACA7AADYDwAgPAAA1w8AID0AANYPACCeBwAA6gwAIJ8HAADqDAAgsAgAAOoMACCyCAAA6gwAILMIAADqDAAgtQgAAOoMACAR_gYAAPwLADD_BgAA8QMAEIAHAAD8CwAwgQcCAPUKACGCBwEA9goAIZ4HAQCVCwAhnwdAAIsLACGqB0AA-AoAIbEHAQD2CgAhrggEAIoLACGvCAQAigsAIbAIEACkCwAhsQggAPcKACGyCBAApAsAIbMIQACLCwAhtAggAPcKACG1CEAAiwsAIQMAAADeAwAgAQAA8AMAMDkAAPEDACADAAAA3gMAIAEAAN8DADACAADbAwAgB_4GAAD6CwAw_wYAAPcDABCABwAA-gsAMIEHAgCDCwAhqwhAAIYLACGsCAAAtwsAIK0IAAD7CwAgAQAAAPQDACABAAAA9AMAIAb-BgAA-gsAMP8GAAD3AwAQgAcAAPoLADCBBwIAgwsAIasIQACGCwAhrAgAALcLACABrAgAAOoMACADAAAA9wMAIAEAAPgDADACAAD0AwAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACADgQcCAAAAAasIQAAAAAGsCIAAAAABAS0AAPwDACADgQcCAAAAAasIQAAAAAGsCIAAAAABAS0AAP4DADABLQAA_gMAMAOBBwIA5gwAIasIQADpDAAhrAiAAAAAAQIAAAD0AwAgLQAAgQQAIAOBBwIA5gwAIasIQADpDAAhrAiAAAAAAQIAAAD3AwAgLQAAgwQAIAIAAAD3AwAgLQAAgwQAIAMAAAD0AwAgNAAA_AMAIDUAAIEEACABAAAA9AMAIAEAAAD3AwAgBgYAAM8PACA6AADQDwAgOwAA0w8AIDwAANIPACA9AADRDwAgrAgAAOoMACAG_gYAAPkLADD_BgAAigQAEIAHAAD5CwAwgQcCAPUKACGrCEAA-AoAIawIAAChCwAgAwAAAPcDACABAACJBAAwOQAAigQAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACAH_gYAAPcLADD_BgAAkAQAEIAHAAD3CwAwgQcCAIMLACGFB0AAhgsAIbEHAQCECwAhqggAAPgLACABAAAAjQQAIAEAAACNBAAgBv4GAAD3CwAw_wYAAJAEABCABwAA9wsAMIEHAgCDCwAhhQdAAIYLACGxBwEAhAsAIQADAAAAkAQAIAEAAJEEADACAACNBAAgAwAAAJAEACABAACRBAAwAgAAjQQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACADgQcCAAAAAYUHQAAAAAGxBwEAAAABAS0AAJUEACADgQcCAAAAAYUHQAAAAAGxBwEAAAABAS0AAJcEADABLQAAlwQAMAOBBwIA5gwAIYUHQADpDAAhsQcBAOcMACECAAAAjQQAIC0AAJoEACADgQcCAOYMACGFB0AA6QwAIbEHAQDnDAAhAgAAAJAEACAtAACcBAAgAgAAAJAEACAtAACcBAAgAwAAAI0EACA0AACVBAAgNQAAmgQAIAEAAACNBAAgAQAAAJAEACAFBgAAyg8AIDoAAMsPACA7AADODwAgPAAAzQ8AID0AAMwPACAG_gYAAPYLADD_BgAAowQAEIAHAAD2CwAwgQcCAPUKACGFB0AA-AoAIbEHAQD2CgAhAwAAAJAEACABAACiBAAwOQAAowQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACAJ_gYAAPULADD_BgAAqQQAEIAHAAD1CwAwhQdAAIYLACGxBwEAAAAB9AdAAIYLACGnCAEAhAsAIagIAQCECwAhqQgBAIQLACEBAAAApgQAIAEAAACmBAAgCf4GAAD1CwAw_wYAAKkEABCABwAA9QsAMIUHQACGCwAhsQcBAIQLACH0B0AAhgsAIacIAQCECwAhqAgBAIQLACGpCAEAhAsAIQADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAGhQdAAAAAAbEHAQAAAAH0B0AAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABAS0AAK4EACAGhQdAAAAAAbEHAQAAAAH0B0AAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABAS0AALAEADABLQAAsAQAMAaFB0AA6QwAIbEHAQDnDAAh9AdAAOkMACGnCAEA5wwAIagIAQDnDAAhqQgBAOcMACECAAAApgQAIC0AALMEACAGhQdAAOkMACGxBwEA5wwAIfQHQADpDAAhpwgBAOcMACGoCAEA5wwAIakIAQDnDAAhAgAAAKkEACAtAAC1BAAgAgAAAKkEACAtAAC1BAAgAwAAAKYEACA0AACuBAAgNQAAswQAIAEAAACmBAAgAQAAAKkEACADBgAAxw8AIDwAAMkPACA9AADIDwAgCf4GAAD0CwAw_wYAALwEABCABwAA9AsAMIUHQAD4CgAhsQcBAPYKACH0B0AA-AoAIacIAQD2CgAhqAgBAPYKACGpCAEA9goAIQMAAACpBAAgAQAAuwQAMDkAALwEACADAAAAqQQAIAEAAKoEADACAACmBAAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAWCQAAxg8AIAwAAMYNACAQAADHDQAgFwAAyA0AIBgAAMkNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQEtAADEBAAgEJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEBLQAAxgQAMAEtAADGBAAwAQAAACEAIAEAAAA_ACAWCQAAxQ8AIAwAAKENACAQAACiDQAgFwAAow0AIBgAAKQNACAZAAClDQAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYEIAQD7DAAhhAgBAOcMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACECAAAAHQAgLQAAywQAIBCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIQIAAAAbACAtAADNBAAgAgAAABsAIC0AAM0EACABAAAAIQAgAQAAAD8AIAMAAAAdACA0AADEBAAgNQAAywQAIAEAAAAdACABAAAAGwAgDwYAAMAPACA6AADBDwAgOwAAxA8AIDwAAMMPACA9AADCDwAgnAcAAOoMACChBwAA6gwAIOMHAADqDAAggQgAAOoMACCgCAAA6gwAIKEIAADqDAAgowgAAOoMACCkCAAA6gwAIKUIAADqDAAgpggAAOoMACAT_gYAAPMLADD_BgAA1gQAEIAHAADzCwAwnAcEAJQLACGhBwEAlQsAIaoHQAD4CgAh4wdAAIsLACHwBwQAigsAIYEIAQCVCwAhhAgBAPYKACGVCAEA9goAIZ4IQAD4CgAhoAgEAJQLACGhCBAApAsAIaIIAQD2CgAhowgBAJULACGkCAEAlQsAIaUIEACkCwAhpghAAIsLACEDAAAAGwAgAQAA1QQAMDkAANYEACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAJDwAAvw8AIBAAALMNACDjB0AAAAAB8AcEAAAAAYEIAQAAAAGECAEAAAABnwgCAAAAAaAIBAAAAAGhCBAAAAABAS0AAN4EACAH4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQEtAADgBAAwAS0AAOAEADAJDwAAvg8AIBAAALENACDjB0AA8gwAIfAHBADxDAAhgQgBAOcMACGECAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQIAAAAsACAtAADjBAAgB-MHQADyDAAh8AcEAPEMACGBCAEA5wwAIYQIAQDnDAAhnwgCAOYMACGgCAQA-gwAIaEIEACRDQAhAgAAACoAIC0AAOUEACACAAAAKgAgLQAA5QQAIAMAAAAsACA0AADeBAAgNQAA4wQAIAEAAAAsACABAAAAKgAgCAYAALkPACA6AAC6DwAgOwAAvQ8AIDwAALwPACA9AAC7DwAg4wcAAOoMACCgCAAA6gwAIKEIAADqDAAgCv4GAADyCwAw_wYAAOwEABCABwAA8gsAMOMHQACLCwAh8AcEAIoLACGBCAEA9goAIYQIAQD2CgAhnwgCAPUKACGgCAQAlAsAIaEIEACkCwAhAwAAACoAIAEAAOsEADA5AADsBAAgAwAAACoAIAEAACsAMAIAACwAIBH-BgAA8QsAMP8GAADyBAAQgAcAAPELADCqB0AAhgsAIfAHBACuCwAhhAgBAIQLACGICAEAAAABlQgBAIQLACGWCAEAhAsAIZcIEACzCwAhmAgQALMLACGZCEAAngsAIZoIAgDLCwAhmwgBAJ0LACGcCEAAngsAIZ0IBACcCwAhnghAAIYLACEBAAAA7wQAIAEAAADvBAAgEf4GAADxCwAw_wYAAPIEABCABwAA8QsAMKoHQACGCwAh8AcEAK4LACGECAEAhAsAIYgIAQCECwAhlQgBAIQLACGWCAEAhAsAIZcIEACzCwAhmAgQALMLACGZCEAAngsAIZoIAgDLCwAhmwgBAJ0LACGcCEAAngsAIZ0IBACcCwAhnghAAIYLACEFmQgAAOoMACCaCAAA6gwAIJsIAADqDAAgnAgAAOoMACCdCAAA6gwAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIA6qB0AAAAAB8AcEAAAAAYQIAQAAAAGICAEAAAABlQgBAAAAAZYIAQAAAAGXCBAAAAABmAgQAAAAAZkIQAAAAAGaCAIAAAABmwgBAAAAAZwIQAAAAAGdCAQAAAABnghAAAAAAQEtAAD3BAAgDqoHQAAAAAHwBwQAAAABhAgBAAAAAYgIAQAAAAGVCAEAAAABlggBAAAAAZcIEAAAAAGYCBAAAAABmQhAAAAAAZoIAgAAAAGbCAEAAAABnAhAAAAAAZ0IBAAAAAGeCEAAAAABAS0AAPkEADABLQAA-QQAMA6qB0AA6QwAIfAHBADxDAAhhAgBAOcMACGICAEA5wwAIZUIAQDnDAAhlggBAOcMACGXCBAA8AwAIZgIEADwDAAhmQhAAPIMACGaCAIA0g4AIZsIAQD7DAAhnAhAAPIMACGdCAQA-gwAIZ4IQADpDAAhAgAAAO8EACAtAAD8BAAgDqoHQADpDAAh8AcEAPEMACGECAEA5wwAIYgIAQDnDAAhlQgBAOcMACGWCAEA5wwAIZcIEADwDAAhmAgQAPAMACGZCEAA8gwAIZoIAgDSDgAhmwgBAPsMACGcCEAA8gwAIZ0IBAD6DAAhnghAAOkMACECAAAA8gQAIC0AAP4EACACAAAA8gQAIC0AAP4EACADAAAA7wQAIDQAAPcEACA1AAD8BAAgAQAAAO8EACABAAAA8gQAIAoGAAC0DwAgOgAAtQ8AIDsAALgPACA8AAC3DwAgPQAAtg8AIJkIAADqDAAgmggAAOoMACCbCAAA6gwAIJwIAADqDAAgnQgAAOoMACAR_gYAAPALADD_BgAAhQUAEIAHAADwCwAwqgdAAPgKACHwBwQAigsAIYQIAQD2CgAhiAgBAPYKACGVCAEA9goAIZYIAQD2CgAhlwgQAIkLACGYCBAAiQsAIZkIQACLCwAhmggCAMgLACGbCAEAlQsAIZwIQACLCwAhnQgEAJQLACGeCEAA-AoAIQMAAADyBAAgAQAAhAUAMDkAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAFAwAAsw8AIIEHAgAAAAGUBwEAAAABxQdAAAAAAYUIEAAAAAEBLQAAjQUAIASBBwIAAAABlAcBAAAAAcUHQAAAAAGFCBAAAAABAS0AAI8FADABLQAAjwUAMAUDAACyDwAggQcCAOYMACGUBwEA5wwAIcUHQADpDAAhhQgQAPAMACECAAAAZQAgLQAAkgUAIASBBwIA5gwAIZQHAQDnDAAhxQdAAOkMACGFCBAA8AwAIQIAAABjACAtAACUBQAgAgAAAGMAIC0AAJQFACADAAAAZQAgNAAAjQUAIDUAAJIFACABAAAAZQAgAQAAAGMAIAUGAACtDwAgOgAArg8AIDsAALEPACA8AACwDwAgPQAArw8AIAf-BgAA7wsAMP8GAACbBQAQgAcAAO8LADCBBwIA9QoAIZQHAQD2CgAhxQdAAPgKACGFCBAAiQsAIQMAAABjACABAACaBQAwOQAAmwUAIAMAAABjACABAABkADACAABlACAKDwAA7gsAIP4GAADtCwAw_wYAAEUAEIAHAADtCwAwqgdAAIYLACHwBwQArgsAIYQIAQCECwAhhQgQALMLACGTCAEAhAsAIZQIAADsCwAgAQAAAJ4FACABAAAAngUAIAEPAACsDwAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgBg8AAKsPACCqB0AAAAAB8AcEAAAAAYQIAQAAAAGFCBAAAAABkwgBAAAAAQEtAAClBQAgBaoHQAAAAAHwBwQAAAABhAgBAAAAAYUIEAAAAAGTCAEAAAABAS0AAKcFADABLQAApwUAMAYPAACqDwAgqgdAAOkMACHwBwQA8QwAIYQIAQDnDAAhhQgQAPAMACGTCAEA5wwAIQIAAACeBQAgLQAAqgUAIAWqB0AA6QwAIfAHBADxDAAhhAgBAOcMACGFCBAA8AwAIZMIAQDnDAAhAgAAAEUAIC0AAKwFACACAAAARQAgLQAArAUAIAMAAACeBQAgNAAApQUAIDUAAKoFACABAAAAngUAIAEAAABFACAFBgAApQ8AIDoAAKYPACA7AACpDwAgPAAAqA8AID0AAKcPACAI_gYAAOsLADD_BgAAswUAEIAHAADrCwAwqgdAAPgKACHwBwQAigsAIYQIAQD2CgAhhQgQAIkLACGTCAEA9goAIQMAAABFACABAACyBQAwOQAAswUAIAMAAABFACABAAChBQAwAgAAngUAIAj-BgAA6QsAMP8GAAC5BQAQgAcAAOkLADCqB0AAhgsAIe4HAQCECwAhkAgBAIQLACGRCAEAhAsAIZIIAADqCwAgAQAAALYFACABAAAAtgUAIAf-BgAA6QsAMP8GAAC5BQAQgAcAAOkLADCqB0AAhgsAIe4HAQCECwAhkAgBAIQLACGRCAEAhAsAIQADAAAAuQUAIAEAALoFADACAAC2BQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAEqgdAAAAAAe4HAQAAAAGQCAEAAAABkQgBAAAAAQEtAAC-BQAgBKoHQAAAAAHuBwEAAAABkAgBAAAAAZEIAQAAAAEBLQAAwAUAMAEtAADABQAwBKoHQADpDAAh7gcBAOcMACGQCAEA5wwAIZEIAQDnDAAhAgAAALYFACAtAADDBQAgBKoHQADpDAAh7gcBAOcMACGQCAEA5wwAIZEIAQDnDAAhAgAAALkFACAtAADFBQAgAgAAALkFACAtAADFBQAgAwAAALYFACA0AAC-BQAgNQAAwwUAIAEAAAC2BQAgAQAAALkFACADBgAAog8AIDwAAKQPACA9AACjDwAgB_4GAADoCwAw_wYAAMwFABCABwAA6AsAMKoHQAD4CgAh7gcBAPYKACGQCAEA9goAIZEIAQD2CgAhAwAAALkFACABAADLBQAwOQAAzAUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAPCQEAhAsAIQ4AAOULACDBAwAA4wsAIMIDAADkCwAg_gYAAOELADD_BgAA2wUAEIAHAADhCwAwlAcBAJ0LACGxBwEAAAABwgdAAIYLACGKCAEAhAsAIYsIAQCECwAhjAgBAIQLACGNCAAA4gsAII4IAQCdCwAhAQAAAM8FACAIwAMAANcLACD-BgAA2gsAMP8GAADRBQAQgAcAANoLADDCB0AAhgsAIdAHAQCECwAhhwgBAIQLACGJCAEAhAsAIQEAAADRBQAgBsADAADXCwAg_gYAAOcLADD_BgAA0wUAEIAHAADnCwAwwgdAAIYLACGHCAEAhAsAIQHAAwAA8A4AIAfAAwAA1wsAIP4GAADnCwAw_wYAANMFABCABwAA5wsAMMIHQACGCwAhhwgBAIQLACGPCAAA5gsAIAMAAADTBQAgAQAA1AUAMAIAANUFACAIwAMAANcLACD-BgAA1gsAMP8GAADXBQAQgAcAANYLADDCB0AAhgsAIYIIBACuCwAhhwgBAIQLACGICAEAhAsAIQEAAADXBQAgAQAAANMFACABAAAAzwUAIA8JAQCECwAhDgAA5QsAIMEDAADjCwAgwgMAAOQLACD-BgAA4QsAMP8GAADbBQAQgAcAAOELADCUBwEAnQsAIbEHAQCECwAhwgdAAIYLACGKCAEAhAsAIYsIAQCECwAhjAgBAIQLACGNCAAA4gsAII4IAQCdCwAhBQ4AAKEPACDBAwAAnw8AIMIDAACgDwAglAcAAOoMACCOCAAA6gwAIAMAAADbBQAgAQAA3AUAMAIAAM8FACADAAAA2wUAIAEAANwFADACAADPBQAgAwAAANsFACABAADcBQAwAgAAzwUAIAwJAQAAAAEOAACeDwAgwQMAAJwPACDCAwAAnQ8AIJQHAQAAAAGxBwEAAAABwgdAAAAAAYoIAQAAAAGLCAEAAAABjAgBAAAAAY0IgAAAAAGOCAEAAAABAS0AAOAFACAJCQEAAAABlAcBAAAAAbEHAQAAAAHCB0AAAAABiggBAAAAAYsIAQAAAAGMCAEAAAABjQiAAAAAAY4IAQAAAAEBLQAA4gUAMAEtAADiBQAwDAkBAOcMACEOAACFDwAgwQMAAIMPACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQIAAADPBQAgLQAA5QUAIAkJAQDnDAAhlAcBAPsMACGxBwEA5wwAIcIHQADpDAAhiggBAOcMACGLCAEA5wwAIYwIAQDnDAAhjQiAAAAAAY4IAQD7DAAhAgAAANsFACAtAADnBQAgAgAAANsFACAtAADnBQAgAwAAAM8FACA0AADgBQAgNQAA5QUAIAEAAADPBQAgAQAAANsFACAFBgAAgA8AIDwAAIIPACA9AACBDwAglAcAAOoMACCOCAAA6gwAIAwJAQD2CgAh_gYAAN4LADD_BgAA7gUAEIAHAADeCwAwlAcBAJULACGxBwEA9goAIcIHQAD4CgAhiggBAPYKACGLCAEA9goAIYwIAQD2CgAhjQgAAN8LACCOCAEAlQsAIQMAAADbBQAgAQAA7QUAMDkAAO4FACADAAAA2wUAIAEAANwFADACAADPBQAgB_4GAADcCwAw_wYAAPQFABCABwAA3AsAMIEHAgCDCwAhxQdAAIYLACGFCBAAswsAIYYIAADdCwAgAQAAAPEFACABAAAA8QUAIAb-BgAA3AsAMP8GAAD0BQAQgAcAANwLADCBBwIAgwsAIcUHQACGCwAhhQgQALMLACEAAwAAAPQFACABAAD1BQAwAgAA8QUAIAMAAAD0BQAgAQAA9QUAMAIAAPEFACADAAAA9AUAIAEAAPUFADACAADxBQAgA4EHAgAAAAHFB0AAAAABhQgQAAAAAQEtAAD5BQAgA4EHAgAAAAHFB0AAAAABhQgQAAAAAQEtAAD7BQAwAS0AAPsFADADgQcCAOYMACHFB0AA6QwAIYUIEADwDAAhAgAAAPEFACAtAAD-BQAgA4EHAgDmDAAhxQdAAOkMACGFCBAA8AwAIQIAAAD0BQAgLQAAgAYAIAIAAAD0BQAgLQAAgAYAIAMAAADxBQAgNAAA-QUAIDUAAP4FACABAAAA8QUAIAEAAAD0BQAgBQYAAPsOACA6AAD8DgAgOwAA_w4AIDwAAP4OACA9AAD9DgAgBv4GAADbCwAw_wYAAIcGABCABwAA2wsAMIEHAgD1CgAhxQdAAPgKACGFCBAAiQsAIQMAAAD0BQAgAQAAhgYAMDkAAIcGACADAAAA9AUAIAEAAPUFADACAADxBQAgCMADAADXCwAg_gYAANoLADD_BgAA0QUAEIAHAADaCwAwwgdAAIYLACHQBwEAhAsAIYcIAQAAAAGJCAEAhAsAIQEAAACKBgAgAQAAAIoGACABwAMAAPAOACADAAAA0QUAIAEAAI0GADACAACKBgAgAwAAANEFACABAACNBgAwAgAAigYAIAMAAADRBQAgAQAAjQYAMAIAAIoGACAFwAMAAPoOACDCB0AAAAAB0AcBAAAAAYcIAQAAAAGJCAEAAAABAS0AAJEGACAEwgdAAAAAAdAHAQAAAAGHCAEAAAABiQgBAAAAAQEtAACTBgAwAS0AAJMGADAFwAMAAPkOACDCB0AA6QwAIdAHAQDnDAAhhwgBAOcMACGJCAEA5wwAIQIAAACKBgAgLQAAlgYAIATCB0AA6QwAIdAHAQDnDAAhhwgBAOcMACGJCAEA5wwAIQIAAADRBQAgLQAAmAYAIAIAAADRBQAgLQAAmAYAIAMAAACKBgAgNAAAkQYAIDUAAJYGACABAAAAigYAIAEAAADRBQAgAwYAAPYOACA8AAD4DgAgPQAA9w4AIAf-BgAA2QsAMP8GAACfBgAQgAcAANkLADDCB0AA-AoAIdAHAQD2CgAhhwgBAPYKACGJCAEA9goAIQMAAADRBQAgAQAAngYAMDkAAJ8GACADAAAA0QUAIAEAAI0GADACAACKBgAgAQAAANUFACABAAAA1QUAIAMAAADTBQAgAQAA1AUAMAIAANUFACADAAAA0wUAIAEAANQFADACAADVBQAgAwAAANMFACABAADUBQAwAgAA1QUAIAPAAwAA9Q4AIMIHQAAAAAGHCAEAAAABAS0AAKcGACACwgdAAAAAAYcIAQAAAAEBLQAAqQYAMAEtAACpBgAwA8ADAAD0DgAgwgdAAOkMACGHCAEA5wwAIQIAAADVBQAgLQAArAYAIALCB0AA6QwAIYcIAQDnDAAhAgAAANMFACAtAACuBgAgAgAAANMFACAtAACuBgAgAwAAANUFACA0AACnBgAgNQAArAYAIAEAAADVBQAgAQAAANMFACADBgAA8Q4AIDwAAPMOACA9AADyDgAgBf4GAADYCwAw_wYAALUGABCABwAA2AsAMMIHQAD4CgAhhwgBAPYKACEDAAAA0wUAIAEAALQGADA5AAC1BgAgAwAAANMFACABAADUBQAwAgAA1QUAIAjAAwAA1wsAIP4GAADWCwAw_wYAANcFABCABwAA1gsAMMIHQACGCwAhgggEAAAAAYcIAQAAAAGICAEAhAsAIQEAAAC4BgAgAQAAALgGACABwAMAAPAOACADAAAA1wUAIAEAALsGADACAAC4BgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAFwAMAAO8OACDCB0AAAAABgggEAAAAAYcIAQAAAAGICAEAAAABAS0AAL8GACAEwgdAAAAAAYIIBAAAAAGHCAEAAAABiAgBAAAAAQEtAADBBgAwAS0AAMEGADAFwAMAAO4OACDCB0AA6QwAIYIIBADxDAAhhwgBAOcMACGICAEA5wwAIQIAAAC4BgAgLQAAxAYAIATCB0AA6QwAIYIIBADxDAAhhwgBAOcMACGICAEA5wwAIQIAAADXBQAgLQAAxgYAIAIAAADXBQAgLQAAxgYAIAMAAAC4BgAgNAAAvwYAIDUAAMQGACABAAAAuAYAIAEAAADXBQAgBQYAAOkOACA6AADqDgAgOwAA7Q4AIDwAAOwOACA9AADrDgAgB_4GAADVCwAw_wYAAM0GABCABwAA1QsAMMIHQAD4CgAhgggEAIoLACGHCAEA9goAIYgIAQD2CgAhAwAAANcFACABAADMBgAwOQAAzQYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAH_gYAANMLADD_BgAA0wYAEIAHAADTCwAwgQcCAIMLACHFB0AAhgsAIYUIEACzCwAhhggAANQLACABAAAA0AYAIAEAAADQBgAgBv4GAADTCwAw_wYAANMGABCABwAA0wsAMIEHAgCDCwAhxQdAAIYLACGFCBAAswsAIQADAAAA0wYAIAEAANQGADACAADQBgAgAwAAANMGACABAADUBgAwAgAA0AYAIAMAAADTBgAgAQAA1AYAMAIAANAGACADgQcCAAAAAcUHQAAAAAGFCBAAAAABAS0AANgGACADgQcCAAAAAcUHQAAAAAGFCBAAAAABAS0AANoGADABLQAA2gYAMAOBBwIA5gwAIcUHQADpDAAhhQgQAPAMACECAAAA0AYAIC0AAN0GACADgQcCAOYMACHFB0AA6QwAIYUIEADwDAAhAgAAANMGACAtAADfBgAgAgAAANMGACAtAADfBgAgAwAAANAGACA0AADYBgAgNQAA3QYAIAEAAADQBgAgAQAAANMGACAFBgAA5A4AIDoAAOUOACA7AADoDgAgPAAA5w4AID0AAOYOACAG_gYAANILADD_BgAA5gYAEIAHAADSCwAwgQcCAPUKACHFB0AA-AoAIYUIEACJCwAhAwAAANMGACABAADlBgAwOQAA5gYAIAMAAADTBgAgAQAA1AYAMAIAANAGACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYPAADjDgAggQcCAAAAAcwHAQAAAAHwBwQAAAABgwhAAAAAAYQIAQAAAAEBLQAA7gYAIAWBBwIAAAABzAcBAAAAAfAHBAAAAAGDCEAAAAABhAgBAAAAAQEtAADwBgAwAS0AAPAGADAGDwAA4g4AIIEHAgDmDAAhzAcBAOcMACHwBwQA8QwAIYMIQADpDAAhhAgBAOcMACECAAAAQwAgLQAA8wYAIAWBBwIA5gwAIcwHAQDnDAAh8AcEAPEMACGDCEAA6QwAIYQIAQDnDAAhAgAAAEEAIC0AAPUGACACAAAAQQAgLQAA9QYAIAMAAABDACA0AADuBgAgNQAA8wYAIAEAAABDACABAAAAQQAgBQYAAN0OACA6AADeDgAgOwAA4Q4AIDwAAOAOACA9AADfDgAgCP4GAADRCwAw_wYAAPwGABCABwAA0QsAMIEHAgD1CgAhzAcBAPYKACHwBwQAigsAIYMIQAD4CgAhhAgBAPYKACEDAAAAQQAgAQAA-wYAMDkAAPwGACADAAAAQQAgAQAAQgAwAgAAQwAgCy0AALcLACD-BgAA0AsAMP8GAACCBwAQgAcAANALADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAAAABgAgBAIQLACGBCAEAnQsAIYIIBACcCwAhAQAAAP8GACABAAAA_wYAIAstAAC3CwAg_gYAANALADD_BgAAggcAEIAHAADQCwAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACGACAEAhAsAIYEIAQCdCwAhgggEAJwLACEDLQAA6gwAIIEIAADqDAAggggAAOoMACADAAAAggcAIAEAAIMHADACAAD_BgAgAwAAAIIHACABAACDBwAwAgAA_wYAIAMAAACCBwAgAQAAgwcAMAIAAP8GACAILYAAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABsQcBAAAAAYAIAQAAAAGBCAEAAAABgggEAAAAAQEtAACHBwAgCC2AAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAbEHAQAAAAGACAEAAAABgQgBAAAAAYIIBAAAAAEBLQAAiQcAMAEtAACJBwAwCC2AAAAAAZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhgAgBAOcMACGBCAEA-wwAIYIIBAD6DAAhAgAAAP8GACAtAACMBwAgCC2AAAAAAZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhgAgBAOcMACGBCAEA-wwAIYIIBAD6DAAhAgAAAIIHACAtAACOBwAgAgAAAIIHACAtAACOBwAgAwAAAP8GACA0AACHBwAgNQAAjAcAIAEAAAD_BgAgAQAAAIIHACAIBgAA2A4AIC0AAOoMACA6AADZDgAgOwAA3A4AIDwAANsOACA9AADaDgAggQgAAOoMACCCCAAA6gwAIAstAAChCwAg_gYAAM8LADD_BgAAlQcAEIAHAADPCwAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhsQcBAPYKACGACAEA9goAIYEIAQCVCwAhgggEAJQLACEDAAAAggcAIAEAAJQHADA5AACVBwAgAwAAAIIHACABAACDBwAwAgAA_wYAIA7-BgAAzgsAMP8GAACbBwAQgAcAAM4LADCUBwEAhAsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhvgdAAJ4LACH6BwEAhAsAIfsHAQCECwAh_AcCAIMLACH9BwIAgwsAIf4HQACeCwAh_wdAAJ4LACEBAAAAmAcAIAEAAACYBwAgDv4GAADOCwAw_wYAAJsHABCABwAAzgsAMJQHAQCECwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhvgdAAJ4LACH6BwEAhAsAIfsHAQCECwAh_AcCAIMLACH9BwIAgwsAIf4HQACeCwAh_wdAAJ4LACEDvgcAAOoMACD-BwAA6gwAIP8HAADqDAAgAwAAAJsHACABAACcBwAwAgAAmAcAIAMAAACbBwAgAQAAnAcAMAIAAJgHACADAAAAmwcAIAEAAJwHADACAACYBwAgC5QHAQAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG-B0AAAAAB-gcBAAAAAfsHAQAAAAH8BwIAAAAB_QcCAAAAAf4HQAAAAAH_B0AAAAABAS0AAKAHACALlAcBAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAb4HQAAAAAH6BwEAAAAB-wcBAAAAAfwHAgAAAAH9BwIAAAAB_gdAAAAAAf8HQAAAAAEBLQAAogcAMAEtAACiBwAwC5QHAQDnDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhvgdAAPIMACH6BwEA5wwAIfsHAQDnDAAh_AcCAOYMACH9BwIA5gwAIf4HQADyDAAh_wdAAPIMACECAAAAmAcAIC0AAKUHACALlAcBAOcMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG-B0AA8gwAIfoHAQDnDAAh-wcBAOcMACH8BwIA5gwAIf0HAgDmDAAh_gdAAPIMACH_B0AA8gwAIQIAAACbBwAgLQAApwcAIAIAAACbBwAgLQAApwcAIAMAAACYBwAgNAAAoAcAIDUAAKUHACABAAAAmAcAIAEAAACbBwAgCAYAANMOACA6AADUDgAgOwAA1w4AIDwAANYOACA9AADVDgAgvgcAAOoMACD-BwAA6gwAIP8HAADqDAAgDv4GAADNCwAw_wYAAK4HABCABwAAzQsAMJQHAQD2CgAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhvgdAAIsLACH6BwEA9goAIfsHAQD2CgAh_AcCAPUKACH9BwIA9QoAIf4HQACLCwAh_wdAAIsLACEDAAAAmwcAIAEAAK0HADA5AACuBwAgAwAAAJsHACABAACcBwAwAgAAmAcAIAv-BgAAygsAMP8GAAC0BwAQgAcAAMoLADDyBwEAhAsAIfMHAgCDCwAh9AdAAIYLACH1BwIAgwsAIfYHAgDLCwAh9wcBAJ0LACH4BwEAnQsAIfkHAADMCwAgAQAAALEHACABAAAAsQcAIAr-BgAAygsAMP8GAAC0BwAQgAcAAMoLADDyBwEAhAsAIfMHAgCDCwAh9AdAAIYLACH1BwIAgwsAIfYHAgDLCwAh9wcBAJ0LACH4BwEAnQsAIQP2BwAA6gwAIPcHAADqDAAg-AcAAOoMACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAH8gcBAAAAAfMHAgAAAAH0B0AAAAAB9QcCAAAAAfYHAgAAAAH3BwEAAAAB-AcBAAAAAQEtAAC5BwAgB_IHAQAAAAHzBwIAAAAB9AdAAAAAAfUHAgAAAAH2BwIAAAAB9wcBAAAAAfgHAQAAAAEBLQAAuwcAMAEtAAC7BwAwB_IHAQDnDAAh8wcCAOYMACH0B0AA6QwAIfUHAgDmDAAh9gcCANIOACH3BwEA-wwAIfgHAQD7DAAhAgAAALEHACAtAAC-BwAgB_IHAQDnDAAh8wcCAOYMACH0B0AA6QwAIfUHAgDmDAAh9gcCANIOACH3BwEA-wwAIfgHAQD7DAAhAgAAALQHACAtAADABwAgAgAAALQHACAtAADABwAgAwAAALEHACA0AAC5BwAgNQAAvgcAIAEAAACxBwAgAQAAALQHACAIBgAAzQ4AIDoAAM4OACA7AADRDgAgPAAA0A4AID0AAM8OACD2BwAA6gwAIPcHAADqDAAg-AcAAOoMACAK_gYAAMcLADD_BgAAxwcAEIAHAADHCwAw8gcBAPYKACHzBwIA9QoAIfQHQAD4CgAh9QcCAPUKACH2BwIAyAsAIfcHAQCVCwAh-AcBAJULACEDAAAAtAcAIAEAAMYHADA5AADHBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAX-BgAAxgsAMP8GAADNBwAQgAcAAMYLADDwBwEAAAAB8QdAAIYLACEBAAAAygcAIAEAAADKBwAgBf4GAADGCwAw_wYAAM0HABCABwAAxgsAMPAHAQCECwAh8QdAAIYLACEAAwAAAM0HACABAADOBwAwAgAAygcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACADAAAAzQcAIAEAAM4HADACAADKBwAgAvAHAQAAAAHxB0AAAAABAS0AANIHACAC8AcBAAAAAfEHQAAAAAEBLQAA1AcAMAEtAADUBwAwAvAHAQDnDAAh8QdAAOkMACECAAAAygcAIC0AANcHACAC8AcBAOcMACHxB0AA6QwAIQIAAADNBwAgLQAA2QcAIAIAAADNBwAgLQAA2QcAIAMAAADKBwAgNAAA0gcAIDUAANcHACABAAAAygcAIAEAAADNBwAgAwYAAMoOACA8AADMDgAgPQAAyw4AIAX-BgAAxQsAMP8GAADgBwAQgAcAAMULADDwBwEA9goAIfEHQAD4CgAhAwAAAM0HACABAADfBwAwOQAA4AcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIA0DAADJDgAggQcCAAAAAYIHAQAAAAGUBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAABAS0AAOgHACAMgQcCAAAAAYIHAQAAAAGUBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAABAS0AAOoHADABLQAA6gcAMA0DAADIDgAggQcCAOYMACGCBwEA5wwAIZQHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG5BwEA-wwAIdIHEACRDQAh7QcBAOcMACHuBwEA-wwAIe8HQADyDAAhAgAAAGEAIC0AAO0HACAMgQcCAOYMACGCBwEA5wwAIZQHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG5BwEA-wwAIdIHEACRDQAh7QcBAOcMACHuBwEA-wwAIe8HQADyDAAhAgAAAF8AIC0AAO8HACACAAAAXwAgLQAA7wcAIAMAAABhACA0AADoBwAgNQAA7QcAIAEAAABhACABAAAAXwAgCQYAAMMOACA6AADEDgAgOwAAxw4AIDwAAMYOACA9AADFDgAguQcAAOoMACDSBwAA6gwAIO4HAADqDAAg7wcAAOoMACAP_gYAAMQLADD_BgAA9gcAEIAHAADECwAwgQcCAPUKACGCBwEA9goAIZQHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACG5BwEAlQsAIdIHEACkCwAh7QcBAPYKACHuBwEAlQsAIe8HQACLCwAhAwAAAF8AIAEAAPUHADA5AAD2BwAgAwAAAF8AIAEAAGAAMAIAAGEAIAuEBQAAvQsAIIUFAAC-CwAg_gYAALwLADD_BgAAhggAEIAHAAC8CwAwgQcCAAAAAZUHAQCECwAhlgcBAAAAAeUHAQCECwAh5gcBAIQLACHnBwEAnQsAIQEAAAD5BwAgB4MFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeQHAQCECwAhAYMFAADCDgAgCIMFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeQHAQCECwAh7AcAAMILACADAAAA-wcAIAEAAPwHADACAAD9BwAgB4MFAADBCwAg_gYAAMALADD_BgAA_wcAEIAHAADACwAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAhAYMFAADCDgAgCIMFAADBCwAg_gYAAMALADD_BgAA_wcAEIAHAADACwAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAh6wcAAL8LACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAPsHACABAAAA_wcAIAEAAAD5BwAgC4QFAAC9CwAghQUAAL4LACD-BgAAvAsAMP8GAACGCAAQgAcAALwLADCBBwIAgwsAIZUHAQCECwAhlgcBAIQLACHlBwEAhAsAIeYHAQCECwAh5wcBAJ0LACEDhAUAAMAOACCFBQAAwQ4AIOcHAADqDAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAMAAACGCAAgAQAAhwgAMAIAAPkHACADAAAAhggAIAEAAIcIADACAAD5BwAgCIQFAAC-DgAghQUAAL8OACCBBwIAAAABlQcBAAAAAZYHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAEBLQAAiwgAIAaBBwIAAAABlQcBAAAAAZYHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAEBLQAAjQgAMAEtAACNCAAwCIQFAACkDgAghQUAAKUOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHlBwEA5wwAIeYHAQDnDAAh5wcBAPsMACECAAAA-QcAIC0AAJAIACAGgQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhAgAAAIYIACAtAACSCAAgAgAAAIYIACAtAACSCAAgAwAAAPkHACA0AACLCAAgNQAAkAgAIAEAAAD5BwAgAQAAAIYIACAGBgAAnw4AIDoAAKAOACA7AACjDgAgPAAAog4AID0AAKEOACDnBwAA6gwAIAn-BgAAuwsAMP8GAACZCAAQgAcAALsLADCBBwIA9QoAIZUHAQD2CgAhlgcBAPYKACHlBwEA9goAIeYHAQD2CgAh5wcBAJULACEDAAAAhggAIAEAAJgIADA5AACZCAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAEAAACBCAAgAQAAAIEIACADAAAA_wcAIAEAAIAIADACAACBCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAMAAAD_BwAgAQAAgAgAMAIAAIEIACAEgwUAAJ4OACCBBwIAAAABggcBAAAAAbIHAQAAAAEBLQAAoQgAIAOBBwIAAAABggcBAAAAAbIHAQAAAAEBLQAAowgAMAEtAACjCAAwBIMFAACdDgAggQcCAOYMACGCBwEA5wwAIbIHAQDnDAAhAgAAAIEIACAtAACmCAAgA4EHAgDmDAAhggcBAOcMACGyBwEA5wwAIQIAAAD_BwAgLQAAqAgAIAIAAAD_BwAgLQAAqAgAIAMAAACBCAAgNAAAoQgAIDUAAKYIACABAAAAgQgAIAEAAAD_BwAgBQYAAJgOACA6AACZDgAgOwAAnA4AIDwAAJsOACA9AACaDgAgBv4GAAC6CwAw_wYAAK8IABCABwAAugsAMIEHAgD1CgAhggcBAPYKACGyBwEA9goAIQMAAAD_BwAgAQAArggAMDkAAK8IACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAP0HACABAAAA_QcAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACADAAAA-wcAIAEAAPwHADACAAD9BwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIASDBQAAlw4AIIEHAgAAAAGCBwEAAAAB5AcBAAAAAQEtAAC3CAAgA4EHAgAAAAGCBwEAAAAB5AcBAAAAAQEtAAC5CAAwAS0AALkIADAEgwUAAJYOACCBBwIA5gwAIYIHAQDnDAAh5AcBAOcMACECAAAA_QcAIC0AALwIACADgQcCAOYMACGCBwEA5wwAIeQHAQDnDAAhAgAAAPsHACAtAAC-CAAgAgAAAPsHACAtAAC-CAAgAwAAAP0HACA0AAC3CAAgNQAAvAgAIAEAAAD9BwAgAQAAAPsHACAFBgAAkQ4AIDoAAJIOACA7AACVDgAgPAAAlA4AID0AAJMOACAG_gYAALkLADD_BgAAxQgAEIAHAAC5CwAwgQcCAPUKACGCBwEA9goAIeQHAQD2CgAhAwAAAPsHACABAADECAAwOQAAxQgAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AICkDAACPDgAgCAAAkA4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAQEtAADNCAAgJ4EHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAQEtAADPCAAwAS0AAM8IADApAwAAhA4AIAgAAIUOACCBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmgcEAPEMACGhBwEA-wwAIaMHEADwDAAhpAcBAPsMACGxBwEA5wwAIbUHAQDnDAAhxgcEAPEMACHMBwEA5wwAIc0HAQDnDAAhzgcBAOcMACHPBwIA5gwAIdAHAQDnDAAh0QcBAOcMACHSBxAA8AwAIdMHEADwDAAh1AcQAPAMACHVBwQA8QwAIdYHBADxDAAh1wcQAPAMACHYBwEA-wwAIdkHEACRDQAh2gcBAPsMACHbB0AA8gwAIdwHIADoDAAh3QdAAPIMACHeBwEA-wwAId8HQADyDAAh4AdAAPIMACHhB0AA8gwAIeIHQADpDAAh4wdAAPIMACECAAAADgAgLQAA0ggAICeBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmgcEAPEMACGhBwEA-wwAIaMHEADwDAAhpAcBAPsMACGxBwEA5wwAIbUHAQDnDAAhxgcEAPEMACHMBwEA5wwAIc0HAQDnDAAhzgcBAOcMACHPBwIA5gwAIdAHAQDnDAAh0QcBAOcMACHSBxAA8AwAIdMHEADwDAAh1AcQAPAMACHVBwQA8QwAIdYHBADxDAAh1wcQAPAMACHYBwEA-wwAIdkHEACRDQAh2gcBAPsMACHbB0AA8gwAIdwHIADoDAAh3QdAAPIMACHeBwEA-wwAId8HQADyDAAh4AdAAPIMACHhB0AA8gwAIeIHQADpDAAh4wdAAPIMACECAAAADAAgLQAA1AgAIAIAAAAMACAtAADUCAAgAwAAAA4AIDQAAM0IACA1AADSCAAgAQAAAA4AIAEAAAAMACARBgAA_w0AIDoAAIAOACA7AACDDgAgPAAAgg4AID0AAIEOACChBwAA6gwAIKQHAADqDAAg2AcAAOoMACDZBwAA6gwAINoHAADqDAAg2wcAAOoMACDdBwAA6gwAIN4HAADqDAAg3wcAAOoMACDgBwAA6gwAIOEHAADqDAAg4wcAAOoMACAq_gYAALgLADD_BgAA2wgAEIAHAAC4CwAwgQcCAPUKACGSBwEA9goAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGYBxAAiQsAIZoHBACKCwAhoQcBAJULACGjBxAAiQsAIaQHAQCVCwAhsQcBAPYKACG1BwEA9goAIcYHBACKCwAhzAcBAPYKACHNBwEA9goAIc4HAQD2CgAhzwcCAPUKACHQBwEA9goAIdEHAQD2CgAh0gcQAIkLACHTBxAAiQsAIdQHEACJCwAh1QcEAIoLACHWBwQAigsAIdcHEACJCwAh2AcBAJULACHZBxAApAsAIdoHAQCVCwAh2wdAAIsLACHcByAA9woAId0HQACLCwAh3gcBAJULACHfB0AAiwsAIeAHQACLCwAh4QdAAIsLACHiB0AA-AoAIeMHQACLCwAhAwAAAAwAIAEAANoIADA5AADbCAAgAwAAAAwAIAEAAA0AMAIAAA4AIA7-BgAAtgsAMP8GAADhCAAQgAcAALYLADCUBwEAhAsAIZUHAQCECwAhogcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhyAcQALMLACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACABAAAA3ggAIAEAAADeCAAgDv4GAAC2CwAw_wYAAOEIABCABwAAtgsAMJQHAQCECwAhlQcBAIQLACGiBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhyAcQALMLACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACADyQcAAOoMACDKBwAA6gwAIMsHAADqDAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAMAAADhCAAgAQAA4ggAMAIAAN4IACADAAAA4QgAIAEAAOIIADACAADeCAAgC5QHAQAAAAGVBwEAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAHIBxAAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABAS0AAOYIACALlAcBAAAAAZUHAQAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAcgHEAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAEBLQAA6AgAMAEtAADoCAAwC5QHAQDnDAAhlQcBAOcMACGiBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhyAcQAPAMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAQIAAADeCAAgLQAA6wgAIAuUBwEA5wwAIZUHAQDnDAAhogcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIcgHEADwDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAECAAAA4QgAIC0AAO0IACACAAAA4QgAIC0AAO0IACADAAAA3ggAIDQAAOYIACA1AADrCAAgAQAAAN4IACABAAAA4QgAIAgGAAD6DQAgOgAA-w0AIDsAAP4NACA8AAD9DQAgPQAA_A0AIMkHAADqDAAgygcAAOoMACDLBwAA6gwAIA7-BgAAtQsAMP8GAAD0CAAQgAcAALULADCUBwEA9goAIZUHAQD2CgAhogcBAPYKACGmBxAAiQsAIaoHQAD4CgAhsQcBAPYKACG1BwEA9goAIcgHEACJCwAhyQcBAJULACHKBwEAlQsAIcsHAAChCwAgAwAAAOEIACABAADzCAAwOQAA9AgAIAMAAADhCAAgAQAA4ggAMAIAAN4IACAL_gYAALILADD_BgAA-ggAEIAHAACyCwAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGmBxAAswsAIcUHQACGCwAhxgcEAK4LACHHBwAAtAsAIAEAAAD3CAAgAQAAAPcIACAK_gYAALILADD_BgAA-ggAEIAHAACyCwAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGmBxAAswsAIcUHQACGCwAhxgcEAK4LACEAAwAAAPoIACABAAD7CAAwAgAA9wgAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACADAAAA-ggAIAEAAPsIADACAAD3CAAgB4EHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGmBxAAAAABxQdAAAAAAcYHBAAAAAEBLQAA_wgAIAeBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABpgcQAAAAAcUHQAAAAAHGBwQAAAABAS0AAIEJADABLQAAgQkAMAeBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIaYHEADwDAAhxQdAAOkMACHGBwQA8QwAIQIAAAD3CAAgLQAAhAkAIAeBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIaYHEADwDAAhxQdAAOkMACHGBwQA8QwAIQIAAAD6CAAgLQAAhgkAIAIAAAD6CAAgLQAAhgkAIAMAAAD3CAAgNAAA_wgAIDUAAIQJACABAAAA9wgAIAEAAAD6CAAgBQYAAPUNACA6AAD2DQAgOwAA-Q0AIDwAAPgNACA9AAD3DQAgCv4GAACxCwAw_wYAAI0JABCABwAAsQsAMIEHAgD1CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhpgcQAIkLACHFB0AA-AoAIcYHBACKCwAhAwAAAPoIACABAACMCQAwOQAAjQkAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACAE_gYAALALADD_BgAAkwkAEIAHAACwCwAwwwcgAAAAAQEAAACQCQAgAQAAAJAJACAE_gYAALALADD_BgAAkwkAEIAHAACwCwAwwwcgAIULACEAAwAAAJMJACABAACUCQAwAgAAkAkAIAMAAACTCQAgAQAAlAkAMAIAAJAJACADAAAAkwkAIAEAAJQJADACAACQCQAgAcMHIADoDAAhAgAAAJAJACAtAACYCQAgAcMHIADoDAAhAgAAAJMJACAtAACaCQAgAgAAAJMJACAtAACaCQAgAQAAAJAJACABAAAAkwkAIAMGAADyDQAgPAAA9A0AID0AAPMNACAE_gYAAK8LADD_BgAAoAkAEIAHAACvCwAwwwcgAPcKACEDAAAAkwkAIAEAAJ8JADA5AACgCQAgAwAAAJMJACABAACUCQAwAgAAkAkAIAX-BgAArQsAMP8GAACmCQAQgAcAAK0LADDDByAAAAABxAcEAK4LACEBAAAAowkAIAEAAACjCQAgBf4GAACtCwAw_wYAAKYJABCABwAArQsAMMMHIACFCwAhxAcEAK4LACEAAwAAAKYJACABAACnCQAwAgAAowkAIAMAAACmCQAgAQAApwkAMAIAAKMJACADAAAApgkAIAEAAKcJADACAACjCQAgAsMHIAAAAAHEBwQAAAABAS0AAKsJACACwwcgAAAAAcQHBAAAAAEBLQAArQkAMAEtAACtCQAwAsMHIADoDAAhxAcEAPEMACECAAAAowkAIC0AALAJACACwwcgAOgMACHEBwQA8QwAIQIAAACmCQAgLQAAsgkAIAIAAACmCQAgLQAAsgkAIAMAAACjCQAgNAAAqwkAIDUAALAJACABAAAAowkAIAEAAACmCQAgBQYAAO0NACA6AADuDQAgOwAA8Q0AIDwAAPANACA9AADvDQAgBf4GAACsCwAw_wYAALkJABCABwAArAsAMMMHIAD3CgAhxAcEAIoLACEDAAAApgkAIAEAALgJADA5AAC5CQAgAwAAAKYJACABAACnCQAwAgAAowkAIAT-BgAAqwsAMP8GAAC_CQAQgAcAAKsLADDCB0AAAAABAQAAALwJACABAAAAvAkAIAT-BgAAqwsAMP8GAAC_CQAQgAcAAKsLADDCB0AAhgsAIQADAAAAvwkAIAEAAMAJADACAAC8CQAgAwAAAL8JACABAADACQAwAgAAvAkAIAMAAAC_CQAgAQAAwAkAMAIAALwJACABwgdAAOkMACECAAAAvAkAIC0AAMQJACABwgdAAOkMACECAAAAvwkAIC0AAMYJACACAAAAvwkAIC0AAMYJACABAAAAvAkAIAEAAAC_CQAgAwYAAOoNACA8AADsDQAgPQAA6w0AIAT-BgAAqgsAMP8GAADMCQAQgAcAAKoLADDCB0AA-AoAIQMAAAC_CQAgAQAAywkAMDkAAMwJACADAAAAvwkAIAEAAMAJADACAAC8CQAgCgQBAIQLACH-BgAAqAsAMP8GAADSCQAQgAcAAKgLADCiBwEAhAsAIacHAQCECwAhqgdAAIYLACG_BwEAhAsAIcAHAQCECwAhwQcAAKkLACABAAAAzwkAIAEAAADPCQAgCQQBAIQLACH-BgAAqAsAMP8GAADSCQAQgAcAAKgLADCiBwEAhAsAIacHAQCECwAhqgdAAIYLACG_BwEAhAsAIcAHAQCECwAhAAMAAADSCQAgAQAA0wkAMAIAAM8JACADAAAA0gkAIAEAANMJADACAADPCQAgAwAAANIJACABAADTCQAwAgAAzwkAIAYEAQAAAAGiBwEAAAABpwcBAAAAAaoHQAAAAAG_BwEAAAABwAcBAAAAAQEtAADXCQAgBgQBAAAAAaIHAQAAAAGnBwEAAAABqgdAAAAAAb8HAQAAAAHABwEAAAABAS0AANkJADABLQAA2QkAMAYEAQDnDAAhogcBAOcMACGnBwEA5wwAIaoHQADpDAAhvwcBAOcMACHABwEA5wwAIQIAAADPCQAgLQAA3AkAIAYEAQDnDAAhogcBAOcMACGnBwEA5wwAIaoHQADpDAAhvwcBAOcMACHABwEA5wwAIQIAAADSCQAgLQAA3gkAIAIAAADSCQAgLQAA3gkAIAMAAADPCQAgNAAA1wkAIDUAANwJACABAAAAzwkAIAEAAADSCQAgAwYAAOcNACA8AADpDQAgPQAA6A0AIAkEAQD2CgAh_gYAAKcLADD_BgAA5QkAEIAHAACnCwAwogcBAPYKACGnBwEA9goAIaoHQAD4CgAhvwcBAPYKACHABwEA9goAIQMAAADSCQAgAQAA5AkAMDkAAOUJACADAAAA0gkAIAEAANMJADACAADPCQAgAQAAAFMAIAEAAABTACADAAAAPwAgAQAAUgAwAgAAUwAgAwAAAD8AIAEAAFIAMAIAAFMAIAMAAAA_ACABAABSADACAABTACAeAwAA4w0AIAgAAOQNACAKAADlDQAgCwAA5g0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAEBLQAA7QkAIBobAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAS0AAO8JADABLQAA7wkAMAEAAAAUACAeAwAAkg0AIAgAAJMNACAKAACUDQAgCwAAlQ0AIBsCAOYMACGBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIQIAAABTACAtAADzCQAgGhsCAOYMACGBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIQIAAAA_ACAtAAD1CQAgAgAAAD8AIC0AAPUJACABAAAAFAAgAwAAAFMAIDQAAO0JACA1AADzCQAgAQAAAFMAIAEAAAA_ACAVBgAAjA0AIDoAAI0NACA7AACQDQAgPAAAjw0AID0AAI4NACCSBwAA6gwAIJMHAADqDAAglAcAAOoMACCXBwAA6gwAIJwHAADqDAAgogcAAOoMACCmBwAA6gwAILMHAADqDAAgtgcAAOoMACC3BwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvQcAAOoMACC-BwAA6gwAIB0bAgD1CgAh_gYAAKMLADD_BgAA_QkAEIAHAACjCwAwgQcCAPUKACGSBwEAlQsAIZMHAQCVCwAhlAcBAJULACGVBwEA9goAIZYHAQD2CgAhlwcBAJULACGcBwQAlAsAIaIHAQCVCwAhpgcQAKQLACGqB0AA-AoAIbEHAQD2CgAhsgcBAPYKACGzBwEAlQsAIbQHAQD2CgAhtQcBAPYKACG2BwEAlQsAIbcHBACUCwAhuAcgAPcKACG5BwEAlQsAIboHQACLCwAhuwcBAJULACG8BwEAlQsAIb0HQACLCwAhvgdAAIsLACEDAAAAPwAgAQAA_AkAMDkAAP0JACADAAAAPwAgAQAAUgAwAgAAUwAgAQAAABkAIAEAAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIAMAAAAXACABAAAYADACAAAZACAICQAAiw0AIIEHAgAAAAGUBwEAAAABoQcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAEBLQAAhQoAIAeBBwIAAAABlAcBAAAAAaEHAQAAAAGnBwEAAAABqAeAAAAAAakHQAAAAAGqB0AAAAABAS0AAIcKADABLQAAhwoAMAgJAACKDQAggQcCAOYMACGUBwEA5wwAIaEHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQIAAAAZACAtAACKCgAgB4EHAgDmDAAhlAcBAOcMACGhBwEA5wwAIacHAQDnDAAhqAeAAAAAAakHQADyDAAhqgdAAOkMACECAAAAFwAgLQAAjAoAIAIAAAAXACAtAACMCgAgAwAAABkAIDQAAIUKACA1AACKCgAgAQAAABkAIAEAAAAXACAHBgAAhQ0AIDoAAIYNACA7AACJDQAgPAAAiA0AID0AAIcNACCoBwAA6gwAIKkHAADqDAAgCv4GAACgCwAw_wYAAJMKABCABwAAoAsAMIEHAgD1CgAhlAcBAPYKACGhBwEA9goAIacHAQD2CgAhqAcAAKELACCpB0AAiwsAIaoHQAD4CgAhAwAAABcAIAEAAJIKADA5AACTCgAgAwAAABcAIAEAABgAMAIAABkAIAEAAAASACABAAAAEgAgAwAAABAAIAEAABEAMAIAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgCQkAAIMNACAaAACEDQAglAcBAAAAAaEHAQAAAAGiBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQEtAACbCgAgB5QHAQAAAAGhBwEAAAABogcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEBLQAAnQoAMAEtAACdCgAwCQkAAIENACAaAACCDQAglAcBAOcMACGhBwEA5wwAIaIHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACECAAAAEgAgLQAAoAoAIAeUBwEA5wwAIaEHAQDnDAAhogcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQIAAAAQACAtAACiCgAgAgAAABAAIC0AAKIKACADAAAAEgAgNAAAmwoAIDUAAKAKACABAAAAEgAgAQAAABAAIAUGAAD8DAAgOgAA_QwAIDsAAIANACA8AAD_DAAgPQAA_gwAIAr-BgAAnwsAMP8GAACpCgAQgAcAAJ8LADCUBwEA9goAIaEHAQD2CgAhogcBAPYKACGjBxAAiQsAIaQHAQD2CgAhpQcQAIkLACGmBxAAiQsAIQMAAAAQACABAACoCgAwOQAAqQoAIAMAAAAQACABAAARADACAAASACAJ_gYAAJsLADD_BgAArwoAEIAHAACbCwAwgQcCAAAAAZwHBACcCwAhnQcBAJ0LACGeBwEAnQsAIZ8HQACeCwAhoAdAAJ4LACEBAAAArAoAIAEAAACsCgAgCf4GAACbCwAw_wYAAK8KABCABwAAmwsAMIEHAgCDCwAhnAcEAJwLACGdBwEAnQsAIZ4HAQCdCwAhnwdAAJ4LACGgB0AAngsAIQWcBwAA6gwAIJ0HAADqDAAgngcAAOoMACCfBwAA6gwAIKAHAADqDAAgAwAAAK8KACABAACwCgAwAgAArAoAIAMAAACvCgAgAQAAsAoAMAIAAKwKACADAAAArwoAIAEAALAKADACAACsCgAgBoEHAgAAAAGcBwQAAAABnQcBAAAAAZ4HAQAAAAGfB0AAAAABoAdAAAAAAQEtAAC0CgAgBoEHAgAAAAGcBwQAAAABnQcBAAAAAZ4HAQAAAAGfB0AAAAABoAdAAAAAAQEtAAC2CgAwAS0AALYKADAGgQcCAOYMACGcBwQA-gwAIZ0HAQD7DAAhngcBAPsMACGfB0AA8gwAIaAHQADyDAAhAgAAAKwKACAtAAC5CgAgBoEHAgDmDAAhnAcEAPoMACGdBwEA-wwAIZ4HAQD7DAAhnwdAAPIMACGgB0AA8gwAIQIAAACvCgAgLQAAuwoAIAIAAACvCgAgLQAAuwoAIAMAAACsCgAgNAAAtAoAIDUAALkKACABAAAArAoAIAEAAACvCgAgCgYAAPUMACA6AAD2DAAgOwAA-QwAIDwAAPgMACA9AAD3DAAgnAcAAOoMACCdBwAA6gwAIJ4HAADqDAAgnwcAAOoMACCgBwAA6gwAIAn-BgAAkwsAMP8GAADCCgAQgAcAAJMLADCBBwIA9QoAIZwHBACUCwAhnQcBAJULACGeBwEAlQsAIZ8HQACLCwAhoAdAAIsLACEDAAAArwoAIAEAAMEKADA5AADCCgAgAwAAAK8KACABAACwCgAwAgAArAoAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgDAMAAPQMACCBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAAQEtAADKCgAgC4EHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcQAAAAAZoHBAAAAAGbB0AAAAABAS0AAMwKADABLQAAzAoAMAwDAADzDAAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZkHEADwDAAhmgcEAPEMACGbB0AA8gwAIQIAAABQACAtAADPCgAgC4EHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGZBxAA8AwAIZoHBADxDAAhmwdAAPIMACECAAAATgAgLQAA0QoAIAIAAABOACAtAADRCgAgAwAAAFAAIDQAAMoKACA1AADPCgAgAQAAAFAAIAEAAABOACAGBgAA6wwAIDoAAOwMACA7AADvDAAgPAAA7gwAID0AAO0MACCbBwAA6gwAIA7-BgAAiAsAMP8GAADYCgAQgAcAAIgLADCBBwIA9QoAIZIHAQD2CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZgHEACJCwAhmQcQAIkLACGaBwQAigsAIZsHQACLCwAhAwAAAE4AIAEAANcKADA5AADYCgAgAwAAAE4AIAEAAE8AMAIAAFAAIAn-BgAAggsAMP8GAADeCgAQgAcAAIILADCBBwIAgwsAIYIHAQCECwAhgwcgAIULACGEB0AAhgsAIYUHQACGCwAhkQcAAIcLACABAAAA2woAIAEAAADbCgAgCP4GAACCCwAw_wYAAN4KABCABwAAggsAMIEHAgCDCwAhggcBAIQLACGDByAAhQsAIYQHQACGCwAhhQdAAIYLACEAAwAAAN4KACABAADfCgAwAgAA2woAIAMAAADeCgAgAQAA3woAMAIAANsKACADAAAA3goAIAEAAN8KADACAADbCgAgBYEHAgAAAAGCBwEAAAABgwcgAAAAAYQHQAAAAAGFB0AAAAABAS0AAOMKACAFgQcCAAAAAYIHAQAAAAGDByAAAAABhAdAAAAAAYUHQAAAAAEBLQAA5QoAMAEtAADlCgAwBYEHAgDmDAAhggcBAOcMACGDByAA6AwAIYQHQADpDAAhhQdAAOkMACECAAAA2woAIC0AAOgKACAFgQcCAOYMACGCBwEA5wwAIYMHIADoDAAhhAdAAOkMACGFB0AA6QwAIQIAAADeCgAgLQAA6goAIAIAAADeCgAgLQAA6goAIAMAAADbCgAgNAAA4woAIDUAAOgKACABAAAA2woAIAEAAADeCgAgBQYAAOEMACA6AADiDAAgOwAA5QwAIDwAAOQMACA9AADjDAAgCP4GAAD0CgAw_wYAAPEKABCABwAA9AoAMIEHAgD1CgAhggcBAPYKACGDByAA9woAIYQHQAD4CgAhhQdAAPgKACEDAAAA3goAIAEAAPAKADA5AADxCgAgAwAAAN4KACABAADfCgAwAgAA2woAIAj-BgAA9AoAMP8GAADxCgAQgAcAAPQKADCBBwIA9QoAIYIHAQD2CgAhgwcgAPcKACGEB0AA-AoAIYUHQAD4CgAhDQYAAPoKACA6AACBCwAgOwAA-goAIDwAAPoKACA9AAD6CgAghgcCAAAAAYcHAgAAAASIBwIAAAAEiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgCACwAhDgYAAPoKACA8AAD_CgAgPQAA_woAIIYHAQAAAAGHBwEAAAAEiAcBAAAABIkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEA_goAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQUGAAD6CgAgPAAA_QoAID0AAP0KACCGByAAAAABjQcgAPwKACELBgAA-goAIDwAAPsKACA9AAD7CgAghgdAAAAAAYcHQAAAAASIB0AAAAAEiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQAD5CgAhCwYAAPoKACA8AAD7CgAgPQAA-woAIIYHQAAAAAGHB0AAAAAEiAdAAAAABIkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AA-QoAIQiGBwIAAAABhwcCAAAABIgHAgAAAASJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAPoKACEIhgdAAAAAAYcHQAAAAASIB0AAAAAEiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQAD7CgAhBQYAAPoKACA8AAD9CgAgPQAA_QoAIIYHIAAAAAGNByAA_AoAIQKGByAAAAABjQcgAP0KACEOBgAA-goAIDwAAP8KACA9AAD_CgAghgcBAAAAAYcHAQAAAASIBwEAAAAEiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQD-CgAhjgcBAAAAAY8HAQAAAAGQBwEAAAABC4YHAQAAAAGHBwEAAAAEiAcBAAAABIkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEA_woAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQ0GAAD6CgAgOgAAgQsAIDsAAPoKACA8AAD6CgAgPQAA-goAIIYHAgAAAAGHBwIAAAAEiAcCAAAABIkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAgAsAIQiGBwgAAAABhwcIAAAABIgHCAAAAASJBwgAAAABigcIAAAAAYsHCAAAAAGMBwgAAAABjQcIAIELACEI_gYAAIILADD_BgAA3goAEIAHAACCCwAwgQcCAIMLACGCBwEAhAsAIYMHIACFCwAhhAdAAIYLACGFB0AAhgsAIQiGBwIAAAABhwcCAAAABIgHAgAAAASJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAPoKACELhgcBAAAAAYcHAQAAAASIBwEAAAAEiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQD_CgAhjgcBAAAAAY8HAQAAAAGQBwEAAAABAoYHIAAAAAGNByAA_QoAIQiGB0AAAAABhwdAAAAABIgHQAAAAASJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAPsKACECgQcCAAAAAYIHAQAAAAEO_gYAAIgLADD_BgAA2AoAEIAHAACICwAwgQcCAPUKACGSBwEA9goAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGYBxAAiQsAIZkHEACJCwAhmgcEAIoLACGbB0AAiwsAIQ0GAAD6CgAgOgAAkgsAIDsAAJILACA8AACSCwAgPQAAkgsAIIYHEAAAAAGHBxAAAAAEiAcQAAAABIkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAAkQsAIQ0GAAD6CgAgOgAAgQsAIDsAAJALACA8AACQCwAgPQAAkAsAIIYHBAAAAAGHBwQAAAAEiAcEAAAABIkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAjwsAIQsGAACNCwAgPAAAjgsAID0AAI4LACCGB0AAAAABhwdAAAAABYgHQAAAAAWJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAIwLACELBgAAjQsAIDwAAI4LACA9AACOCwAghgdAAAAAAYcHQAAAAAWIB0AAAAAFiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQACMCwAhCIYHAgAAAAGHBwIAAAAFiAcCAAAABYkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAjQsAIQiGB0AAAAABhwdAAAAABYgHQAAAAAWJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAI4LACENBgAA-goAIDoAAIELACA7AACQCwAgPAAAkAsAID0AAJALACCGBwQAAAABhwcEAAAABIgHBAAAAASJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAI8LACEIhgcEAAAAAYcHBAAAAASIBwQAAAAEiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACQCwAhDQYAAPoKACA6AACSCwAgOwAAkgsAIDwAAJILACA9AACSCwAghgcQAAAAAYcHEAAAAASIBxAAAAAEiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACRCwAhCIYHEAAAAAGHBxAAAAAEiAcQAAAABIkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAAkgsAIQn-BgAAkwsAMP8GAADCCgAQgAcAAJMLADCBBwIA9QoAIZwHBACUCwAhnQcBAJULACGeBwEAlQsAIZ8HQACLCwAhoAdAAIsLACENBgAAjQsAIDoAAJkLACA7AACaCwAgPAAAmgsAID0AAJoLACCGBwQAAAABhwcEAAAABYgHBAAAAAWJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJgLACEOBgAAjQsAIDwAAJcLACA9AACXCwAghgcBAAAAAYcHAQAAAAWIBwEAAAAFiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQCWCwAhjgcBAAAAAY8HAQAAAAGQBwEAAAABDgYAAI0LACA8AACXCwAgPQAAlwsAIIYHAQAAAAGHBwEAAAAFiAcBAAAABYkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEAlgsAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQuGBwEAAAABhwcBAAAABYgHAQAAAAWJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAJcLACGOBwEAAAABjwcBAAAAAZAHAQAAAAENBgAAjQsAIDoAAJkLACA7AACaCwAgPAAAmgsAID0AAJoLACCGBwQAAAABhwcEAAAABYgHBAAAAAWJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJgLACEIhgcIAAAAAYcHCAAAAAWIBwgAAAAFiQcIAAAAAYoHCAAAAAGLBwgAAAABjAcIAAAAAY0HCACZCwAhCIYHBAAAAAGHBwQAAAAFiAcEAAAABYkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAmgsAIQn-BgAAmwsAMP8GAACvCgAQgAcAAJsLADCBBwIAgwsAIZwHBACcCwAhnQcBAJ0LACGeBwEAnQsAIZ8HQACeCwAhoAdAAJ4LACEIhgcEAAAAAYcHBAAAAAWIBwQAAAAFiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACaCwAhC4YHAQAAAAGHBwEAAAAFiAcBAAAABYkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEAlwsAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQiGB0AAAAABhwdAAAAABYgHQAAAAAWJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAI4LACEK_gYAAJ8LADD_BgAAqQoAEIAHAACfCwAwlAcBAPYKACGhBwEA9goAIaIHAQD2CgAhowcQAIkLACGkBwEA9goAIaUHEACJCwAhpgcQAIkLACEK_gYAAKALADD_BgAAkwoAEIAHAACgCwAwgQcCAPUKACGUBwEA9goAIaEHAQD2CgAhpwcBAPYKACGoBwAAoQsAIKkHQACLCwAhqgdAAPgKACEPBgAAjQsAIDwAAKILACA9AACiCwAghgeAAAAAAYkHgAAAAAGKB4AAAAABiweAAAAAAYwHgAAAAAGNB4AAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgeAAAAAAa8HgAAAAAGwB4AAAAABDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAR0bAgD1CgAh_gYAAKMLADD_BgAA_QkAEIAHAACjCwAwgQcCAPUKACGSBwEAlQsAIZMHAQCVCwAhlAcBAJULACGVBwEA9goAIZYHAQD2CgAhlwcBAJULACGcBwQAlAsAIaIHAQCVCwAhpgcQAKQLACGqB0AA-AoAIbEHAQD2CgAhsgcBAPYKACGzBwEAlQsAIbQHAQD2CgAhtQcBAPYKACG2BwEAlQsAIbcHBACUCwAhuAcgAPcKACG5BwEAlQsAIboHQACLCwAhuwcBAJULACG8BwEAlQsAIb0HQACLCwAhvgdAAIsLACENBgAAjQsAIDoAAKYLACA7AACmCwAgPAAApgsAID0AAKYLACCGBxAAAAABhwcQAAAABYgHEAAAAAWJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAKULACENBgAAjQsAIDoAAKYLACA7AACmCwAgPAAApgsAID0AAKYLACCGBxAAAAABhwcQAAAABYgHEAAAAAWJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAKULACEIhgcQAAAAAYcHEAAAAAWIBxAAAAAFiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACmCwAhCQQBAPYKACH-BgAApwsAMP8GAADlCQAQgAcAAKcLADCiBwEA9goAIacHAQD2CgAhqgdAAPgKACG_BwEA9goAIcAHAQD2CgAhCQQBAIQLACH-BgAAqAsAMP8GAADSCQAQgAcAAKgLADCiBwEAhAsAIacHAQCECwAhqgdAAIYLACG_BwEAhAsAIcAHAQCECwAhAgQBAAAAAb8HAQAAAAEE_gYAAKoLADD_BgAAzAkAEIAHAACqCwAwwgdAAPgKACEE_gYAAKsLADD_BgAAvwkAEIAHAACrCwAwwgdAAIYLACEF_gYAAKwLADD_BgAAuQkAEIAHAACsCwAwwwcgAPcKACHEBwQAigsAIQX-BgAArQsAMP8GAACmCQAQgAcAAK0LADDDByAAhQsAIcQHBACuCwAhCIYHBAAAAAGHBwQAAAAEiAcEAAAABIkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAkAsAIQT-BgAArwsAMP8GAACgCQAQgAcAAK8LADDDByAA9woAIQT-BgAAsAsAMP8GAACTCQAQgAcAALALADDDByAAhQsAIQr-BgAAsQsAMP8GAACNCQAQgAcAALELADCBBwIA9QoAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIaYHEACJCwAhxQdAAPgKACHGBwQAigsAIQr-BgAAsgsAMP8GAAD6CAAQgAcAALILADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIaYHEACzCwAhxQdAAIYLACHGBwQArgsAIQiGBxAAAAABhwcQAAAABIgHEAAAAASJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAJILACEFgQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAcUHQAAAAAEO_gYAALULADD_BgAA9AgAEIAHAAC1CwAwlAcBAPYKACGVBwEA9goAIaIHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACHIBxAAiQsAIckHAQCVCwAhygcBAJULACHLBwAAoQsAIA7-BgAAtgsAMP8GAADhCAAQgAcAALYLADCUBwEAhAsAIZUHAQCECwAhogcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIcgHEACzCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAASr-BgAAuAsAMP8GAADbCAAQgAcAALgLADCBBwIA9QoAIZIHAQD2CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZgHEACJCwAhmgcEAIoLACGhBwEAlQsAIaMHEACJCwAhpAcBAJULACGxBwEA9goAIbUHAQD2CgAhxgcEAIoLACHMBwEA9goAIc0HAQD2CgAhzgcBAPYKACHPBwIA9QoAIdAHAQD2CgAh0QcBAPYKACHSBxAAiQsAIdMHEACJCwAh1AcQAIkLACHVBwQAigsAIdYHBACKCwAh1wcQAIkLACHYBwEAlQsAIdkHEACkCwAh2gcBAJULACHbB0AAiwsAIdwHIAD3CgAh3QdAAIsLACHeBwEAlQsAId8HQACLCwAh4AdAAIsLACHhB0AAiwsAIeIHQAD4CgAh4wdAAIsLACEG_gYAALkLADD_BgAAxQgAEIAHAAC5CwAwgQcCAPUKACGCBwEA9goAIeQHAQD2CgAhBv4GAAC6CwAw_wYAAK8IABCABwAAugsAMIEHAgD1CgAhggcBAPYKACGyBwEA9goAIQn-BgAAuwsAMP8GAACZCAAQgAcAALsLADCBBwIA9QoAIZUHAQD2CgAhlgcBAPYKACHlBwEA9goAIeYHAQD2CgAh5wcBAJULACELhAUAAL0LACCFBQAAvgsAIP4GAAC8CwAw_wYAAIYIABCABwAAvAsAMIEHAgCDCwAhlQcBAIQLACGWBwEAhAsAIeUHAQCECwAh5gcBAIQLACHnBwEAnQsAIQPoBwAA-wcAIOkHAAD7BwAg6gcAAPsHACAD6AcAAP8HACDpBwAA_wcAIOoHAAD_BwAgA4EHAgAAAAGCBwEAAAABsgcBAAAAAQeDBQAAwQsAIP4GAADACwAw_wYAAP8HABCABwAAwAsAMIEHAgCDCwAhggcBAIQLACGyBwEAhAsAIQ2EBQAAvQsAIIUFAAC-CwAg_gYAALwLADD_BgAAhggAEIAHAAC8CwAwgQcCAIMLACGVBwEAhAsAIZYHAQCECwAh5QcBAIQLACHmBwEAhAsAIecHAQCdCwAhnwkAAIYIACCgCQAAhggAIAOBBwIAAAABggcBAAAAAeQHAQAAAAEHgwUAAMELACD-BgAAwwsAMP8GAAD7BwAQgAcAAMMLADCBBwIAgwsAIYIHAQCECwAh5AcBAIQLACEP_gYAAMQLADD_BgAA9gcAEIAHAADECwAwgQcCAPUKACGCBwEA9goAIZQHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACG5BwEAlQsAIdIHEACkCwAh7QcBAPYKACHuBwEAlQsAIe8HQACLCwAhBf4GAADFCwAw_wYAAOAHABCABwAAxQsAMPAHAQD2CgAh8QdAAPgKACEF_gYAAMYLADD_BgAAzQcAEIAHAADGCwAw8AcBAIQLACHxB0AAhgsAIQr-BgAAxwsAMP8GAADHBwAQgAcAAMcLADDyBwEA9goAIfMHAgD1CgAh9AdAAPgKACH1BwIA9QoAIfYHAgDICwAh9wcBAJULACH4BwEAlQsAIQ0GAACNCwAgOgAAmQsAIDsAAI0LACA8AACNCwAgPQAAjQsAIIYHAgAAAAGHBwIAAAAFiAcCAAAABYkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAyQsAIQ0GAACNCwAgOgAAmQsAIDsAAI0LACA8AACNCwAgPQAAjQsAIIYHAgAAAAGHBwIAAAAFiAcCAAAABYkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAyQsAIQr-BgAAygsAMP8GAAC0BwAQgAcAAMoLADDyBwEAhAsAIfMHAgCDCwAh9AdAAIYLACH1BwIAgwsAIfYHAgDLCwAh9wcBAJ0LACH4BwEAnQsAIQiGBwIAAAABhwcCAAAABYgHAgAAAAWJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAI0LACEC8gcBAAAAAfMHAgAAAAEO_gYAAM0LADD_BgAArgcAEIAHAADNCwAwlAcBAPYKACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACG-B0AAiwsAIfoHAQD2CgAh-wcBAPYKACH8BwIA9QoAIf0HAgD1CgAh_gdAAIsLACH_B0AAiwsAIQ7-BgAAzgsAMP8GAACbBwAQgAcAAM4LADCUBwEAhAsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIb4HQACeCwAh-gcBAIQLACH7BwEAhAsAIfwHAgCDCwAh_QcCAIMLACH-B0AAngsAIf8HQACeCwAhCy0AAKELACD-BgAAzwsAMP8GAACVBwAQgAcAAM8LADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIYAIAQD2CgAhgQgBAJULACGCCAQAlAsAIQstAAC3CwAg_gYAANALADD_BgAAggcAEIAHAADQCwAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACGACAEAhAsAIYEIAQCdCwAhgggEAJwLACEI_gYAANELADD_BgAA_AYAEIAHAADRCwAwgQcCAPUKACHMBwEA9goAIfAHBACKCwAhgwhAAPgKACGECAEA9goAIQb-BgAA0gsAMP8GAADmBgAQgAcAANILADCBBwIA9QoAIcUHQAD4CgAhhQgQAIkLACEG_gYAANMLADD_BgAA0wYAEIAHAADTCwAwgQcCAIMLACHFB0AAhgsAIYUIEACzCwAhAoEHAgAAAAHFB0AAAAABB_4GAADVCwAw_wYAAM0GABCABwAA1QsAMMIHQAD4CgAhgggEAIoLACGHCAEA9goAIYgIAQD2CgAhCMADAADXCwAg_gYAANYLADD_BgAA1wUAEIAHAADWCwAwwgdAAIYLACGCCAQArgsAIYcIAQCECwAhiAgBAIQLACERCQEAhAsAIQ4AAOULACDBAwAA4wsAIMIDAADkCwAg_gYAAOELADD_BgAA2wUAEIAHAADhCwAwlAcBAJ0LACGxBwEAhAsAIcIHQACGCwAhiggBAIQLACGLCAEAhAsAIYwIAQCECwAhjQgAAOILACCOCAEAnQsAIZ8JAADbBQAgoAkAANsFACAF_gYAANgLADD_BgAAtQYAEIAHAADYCwAwwgdAAPgKACGHCAEA9goAIQf-BgAA2QsAMP8GAACfBgAQgAcAANkLADDCB0AA-AoAIdAHAQD2CgAhhwgBAPYKACGJCAEA9goAIQjAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGHCAEAhAsAIYkIAQCECwAhBv4GAADbCwAw_wYAAIcGABCABwAA2wsAMIEHAgD1CgAhxQdAAPgKACGFCBAAiQsAIQb-BgAA3AsAMP8GAAD0BQAQgAcAANwLADCBBwIAgwsAIcUHQACGCwAhhQgQALMLACECgQcCAAAAAcUHQAAAAAEMCQEA9goAIf4GAADeCwAw_wYAAO4FABCABwAA3gsAMJQHAQCVCwAhsQcBAPYKACHCB0AA-AoAIYoIAQD2CgAhiwgBAPYKACGMCAEA9goAIY0IAADfCwAgjggBAJULACEPBgAA-goAIDwAAOALACA9AADgCwAghgeAAAAAAYkHgAAAAAGKB4AAAAABiweAAAAAAYwHgAAAAAGNB4AAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgeAAAAAAa8HgAAAAAGwB4AAAAABDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQ8JAQCECwAhDgAA5QsAIMEDAADjCwAgwgMAAOQLACD-BgAA4QsAMP8GAADbBQAQgAcAAOELADCUBwEAnQsAIbEHAQCECwAhwgdAAIYLACGKCAEAhAsAIYsIAQCECwAhjAgBAIQLACGNCAAA4gsAII4IAQCdCwAhDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQrAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGHCAEAhAsAIYkIAQCECwAhnwkAANEFACCgCQAA0QUAIAPoBwAA0wUAIOkHAADTBQAg6gcAANMFACAKwAMAANcLACD-BgAA1gsAMP8GAADXBQAQgAcAANYLADDCB0AAhgsAIYIIBACuCwAhhwgBAIQLACGICAEAhAsAIZ8JAADXBQAgoAkAANcFACACwgdAAAAAAYcIAQAAAAEGwAMAANcLACD-BgAA5wsAMP8GAADTBQAQgAcAAOcLADDCB0AAhgsAIYcIAQCECwAhB_4GAADoCwAw_wYAAMwFABCABwAA6AsAMKoHQAD4CgAh7gcBAPYKACGQCAEA9goAIZEIAQD2CgAhB_4GAADpCwAw_wYAALkFABCABwAA6QsAMKoHQACGCwAh7gcBAIQLACGQCAEAhAsAIZEIAQCECwAhApAIAQAAAAGRCAEAAAABCP4GAADrCwAw_wYAALMFABCABwAA6wsAMKoHQAD4CgAh8AcEAIoLACGECAEA9goAIYUIEACJCwAhkwgBAPYKACEC8AcEAAAAAYQIAQAAAAEJDwAA7gsAIP4GAADtCwAw_wYAAEUAEIAHAADtCwAwqgdAAIYLACHwBwQArgsAIYQIAQCECwAhhQgQALMLACGTCAEAhAsAIRsJAADDDAAgDAAAwgwAIBAAAL8MACAXAADEDAAgGAAAxQwAIBkAALsMACD-BgAAwQwAMP8GAAAbABCABwAAwQwAMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhnwkAABsAIKAJAAAbACAH_gYAAO8LADD_BgAAmwUAEIAHAADvCwAwgQcCAPUKACGUBwEA9goAIcUHQAD4CgAhhQgQAIkLACER_gYAAPALADD_BgAAhQUAEIAHAADwCwAwqgdAAPgKACHwBwQAigsAIYQIAQD2CgAhiAgBAPYKACGVCAEA9goAIZYIAQD2CgAhlwgQAIkLACGYCBAAiQsAIZkIQACLCwAhmggCAMgLACGbCAEAlQsAIZwIQACLCwAhnQgEAJQLACGeCEAA-AoAIRH-BgAA8QsAMP8GAADyBAAQgAcAAPELADCqB0AAhgsAIfAHBACuCwAhhAgBAIQLACGICAEAhAsAIZUIAQCECwAhlggBAIQLACGXCBAAswsAIZgIEACzCwAhmQhAAJ4LACGaCAIAywsAIZsIAQCdCwAhnAhAAJ4LACGdCAQAnAsAIZ4IQACGCwAhCv4GAADyCwAw_wYAAOwEABCABwAA8gsAMOMHQACLCwAh8AcEAIoLACGBCAEA9goAIYQIAQD2CgAhnwgCAPUKACGgCAQAlAsAIaEIEACkCwAhE_4GAADzCwAw_wYAANYEABCABwAA8wsAMJwHBACUCwAhoQcBAJULACGqB0AA-AoAIeMHQACLCwAh8AcEAIoLACGBCAEAlQsAIYQIAQD2CgAhlQgBAPYKACGeCEAA-AoAIaAIBACUCwAhoQgQAKQLACGiCAEA9goAIaMIAQCVCwAhpAgBAJULACGlCBAApAsAIaYIQACLCwAhCf4GAAD0CwAw_wYAALwEABCABwAA9AsAMIUHQAD4CgAhsQcBAPYKACH0B0AA-AoAIacIAQD2CgAhqAgBAPYKACGpCAEA9goAIQn-BgAA9QsAMP8GAACpBAAQgAcAAPULADCFB0AAhgsAIbEHAQCECwAh9AdAAIYLACGnCAEAhAsAIagIAQCECwAhqQgBAIQLACEG_gYAAPYLADD_BgAAowQAEIAHAAD2CwAwgQcCAPUKACGFB0AA-AoAIbEHAQD2CgAhBv4GAAD3CwAw_wYAAJAEABCABwAA9wsAMIEHAgCDCwAhhQdAAIYLACGxBwEAhAsAIQKBBwIAAAABsQcBAAAAAQb-BgAA-QsAMP8GAACKBAAQgAcAAPkLADCBBwIA9QoAIasIQAD4CgAhrAgAAKELACAG_gYAAPoLADD_BgAA9wMAEIAHAAD6CwAwgQcCAIMLACGrCEAAhgsAIawIAAC3CwAgAoEHAgAAAAGrCEAAAAABEf4GAAD8CwAw_wYAAPEDABCABwAA_AsAMIEHAgD1CgAhggcBAPYKACGeBwEAlQsAIZ8HQACLCwAhqgdAAPgKACGxBwEA9goAIa4IBACKCwAhrwgEAIoLACGwCBAApAsAIbEIIAD3CgAhsggQAKQLACGzCEAAiwsAIbQIIAD3CgAhtQhAAIsLACESCwAA_wsAIP4GAAD9CwAw_wYAAN4DABCABwAA_QsAMIEHAgCDCwAhggcBAIQLACGeBwEAnQsAIZ8HQACeCwAhqgdAAIYLACGxBwEAhAsAIa4IBACuCwAhrwgEAK4LACGwCBAA_gsAIbEIIACFCwAhsggQAP4LACGzCEAAngsAIbQIIACFCwAhtQhAAJ4LACEIhgcQAAAAAYcHEAAAAAWIBxAAAAAFiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACmCwAhA-gHAAAbACDpBwAAGwAg6gcAABsAIAKBBwIAAAABggcBAAAAAQcEAQD2CgAh_gYAAIEMADD_BgAA2AMAEIAHAACBDAAwqgdAAPgKACG_BwEA9goAIYEIAQD2CgAhBv4GAACCDAAw_wYAAMIDABCABwAAggwAMKoHQAD4CgAhgQgBAPYKACG2CAEA9goAIRD-BgAAgwwAMP8GAACsAwAQgAcAAIMMADCBBwIA9QoAIZQHAQD2CgAhqgdAAPgKACHMBwEA9goAIYEIAQD2CgAhtwgBAPYKACG4CAEA9goAIbkIBACKCwAhuggQAIkLACG7CBAAiQsAIbwIEACJCwAhvQgQAKQLACG-CEAAiwsAIREQAACFDAAg_gYAAIQMADD_BgAAMgAQgAcAAIQMADCBBwIAgwsAIZQHAQCECwAhqgdAAIYLACHMBwEAhAsAIYEIAQCECwAhtwgBAIQLACG4CAEAhAsAIbkIBACuCwAhuggQALMLACG7CBAAswsAIbwIEACzCwAhvQgQAP4LACG-CEAAngsAIUcDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIZ8JAAAhACCgCQAAIQAgB_4GAACGDAAw_wYAAJQDABCABwAAhgwAMJQHAQD2CgAhlQcBAPYKACHFB0AA-AoAIb8IBACKCwAhB_4GAACHDAAw_wYAAP4CABCABwAAhwwAMJQHAQD2CgAhlQcBAPYKACHMBwEA9goAIcAIQAD4CgAhCxUAAN8LACAWBACUCwAh_gYAAIgMADD_BgAA6AIAEIAHAACIDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhwQgBAPYKACHCCAQAlAsAIcMIBACUCwAhCw0EAIoLACH-BgAAiQwAMP8GAADSAgAQgAcAAIkMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGBCAEA9goAIcIIBACKCwAhwwgEAIoLACHECAAA3wsAIAb-BgAAigwAMP8GAAC8AgAQgAcAAIoMADCUBwEA9goAIcUIAQD2CgAhxghAAPgKACEHAwAAjAwAIP4GAACLDAAw_wYAAF0AEIAHAACLDAAwlAcBAIQLACHFCAEAhAsAIcYIQACGCwAhKgcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAhAsAIcgIQACGCwAh_ggBAIQLACH_CAEAhAsAIYAJAQCECwAhgQkBAJ0LACGCCQEAnQsAIYMJAQCdCwAhhAkBAJ0LACGFCUAAngsAIYYJQACeCwAhhwlAAJ4LACGICQEAhAsAIYkJAQCECwAhiglAAJ4LACGLCUAAngsAIYwJAQCdCwAhjQlAAJ4LACGOCUAAngsAIY8JAgCDCwAhkAkAALcLACCfCQAAFAAgoAkAABQAIBD-BgAAjQwAMP8GAACkAgAQgAcAAI0MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhygcBAPYKACH7BwEA9goAIcUIAQD2CgAhxwgBAPYKACHICEAA-AoAIRT-BgAAjgwAMP8GAACOAgAQgAcAAI4MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhqgdAAPgKACGxBwEA9goAIcoHAQCVCwAhywcAAKELACDxB0AAiwsAIcgIQAD4CgAhyQgBAPYKACHKCBAAiQsAIcsIEACJCwAhzAgBAJULACHNCAIAyAsAIc4IIAD3CgAhPP4GAACPDAAw_wYAAPgBABCABwAAjwwAMIEHAgD1CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZwHBACUCwAhnQcBAJULACGiBwEAlQsAIaYHEACJCwAhpwcBAPYKACGpB0AAiwsAIaoHQAD4CgAhsQcBAPYKACGyBwEA9goAIbUHAQD2CgAhuQcBAJULACG6B0AAiwsAIbsHAQCVCwAhvAcBAJULACG-B0AAiwsAIckHAQCVCwAhygcBAJULACHLBwAAoQsAIMwHAQD2CgAh5QcBAPYKACHmBwEA9goAIfAHEACJCwAhzwgBAJULACHQCAEA9goAIdEIBACKCwAh0ggEAIoLACHTCAEA9goAIdQIAQD2CgAh1QgEAIoLACHWCCAAkAwAIdcIAgDICwAh2AgBAJULACHZCAQAlAsAIdoIAgDICwAh2whAAIsLACHcCAEAlQsAId0IQACLCwAh3ggBAJULACHfCEAAiwsAIeAIQACLCwAh4QhAAIsLACHiCEAAiwsAIeMIAQCVCwAh5AgBAJULACHlCAEAlQsAIeYIAAChCwAg5wgBAJULACHoCEAAiwsAIekIQACLCwAh6ggBAJULACHrCAEAlQsAIQUGAACNCwAgPAAAkgwAID0AAJIMACCGByAAAAABjQcgAJEMACEFBgAAjQsAIDwAAJIMACA9AACSDAAghgcgAAAAAY0HIACRDAAhAoYHIAAAAAGNByAAkgwAIQf-BgAAkwwAMP8GAADeAQAQgAcAAJMMADCUBwEA9goAIewIAQD2CgAh7QgBAPYKACHuCEAA-AoAIRP-BgAAlAwAMP8GAADIAQAQgAcAAJQMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIb8HAQCVCwAh8QdAAIsLACGACAEA9goAIYgIAQD2CgAh7wgBAPYKACHwCAEA9goAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACLCwAh9QhAAIsLACH2CEAAiwsAIQSGBwEAAAAF9wgBAAAAAfgIAQAAAAT5CAEAAAAECf4GAACWDAAw_wYAALIBABCABwAAlgwAMIIHAQD2CgAhlAcBAPYKACH6CEAAiwsAIfsIQACLCwAh_AhAAIsLACH9CAAAlwwAIASGBwIAAAAF9wgCAAAAAfgIAgAAAAT5CAIAAAAEGf4GAACYDAAw_wYAAJwBABCABwAAmAwAMKoHQAD4CgAhsQcBAPYKACHICEAA-AoAIf4IAQD2CgAh_wgBAPYKACGACQEA9goAIYEJAQCVCwAhggkBAJULACGDCQEAlQsAIYQJAQCVCwAhhQlAAIsLACGGCUAAiwsAIYcJQACLCwAhiAkBAPYKACGJCQEA9goAIYoJQACLCwAhiwlAAIsLACGMCQEAlQsAIY0JQACLCwAhjglAAIsLACGPCQIA9QoAIZAJAAChCwAgCgMAAIwMACD-BgAAmQwAMP8GAAB3ABCABwAAmQwAMIIHAQCECwAhlAcBAIQLACH6CEAAngsAIfsIQACeCwAh_AhAAJ4LACH9CAAAlwwAIAOUBwEAAAABlQcBAAAAAcUHQAAAAAEIAwAAjAwAIP4GAACbDAAw_wYAAHMAEIAHAACbDAAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhvwgEAK4LACEDlAcBAAAAAZUHAQAAAAHMBwEAAAABCAMAAIwMACD-BgAAnQwAMP8GAABvABCABwAAnQwAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcAIQACGCwAhBJQHAQAAAAGVBwEAAAABqgdAAAAAAcEIAQAAAAEMAwAAjAwAIBUAAOILACAWBACcCwAh_gYAAJ8MADD_BgAAawAQgAcAAJ8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHBCAEAhAsAIcIIBACcCwAhwwgEAJwLACEElAcBAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAQwDAACMDAAgDQQArgsAIf4GAAChDAAw_wYAAGcAEIAHAAChDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgQgBAIQLACHCCAQArgsAIcMIBACuCwAhxAgAAOILACADgQcCAAAAAZQHAQAAAAHFB0AAAAABCAMAAIwMACD-BgAAowwAMP8GAABjABCABwAAowwAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYUIEACzCwAhEAMAAIwMACD-BgAApAwAMP8GAABfABCABwAApAwAMIEHAgCDCwAhggcBAIQLACGUBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe0HAQCECwAh7gcBAJ0LACHvB0AAngsAIQSUBwEAAAABlQcBAAAAAfsHAQAAAAHHCAEAAAABEQMAAIwMACD-BgAApgwAMP8GAABZABCABwAApgwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACHKBwEAhAsAIfsHAQCECwAhxQgBAIQLACHHCAEAhAsAIcgIQACGCwAhFgMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDxB0AAngsAIcgIQACGCwAhyQgBAIQLACHKCBAAswsAIcsIEACzCwAhzAgBAJ0LACHNCAIAywsAIc4IIACFCwAhA-gHAAAhACDpBwAAIQAg6gcAACEAICEDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACEqBwAAygwAIA0AAKgMACAbAADLDAAgHAAAzAwAIB0AAM0MACAeAADODAAgHwAAzwwAICAAANAMACAhAADRDAAgIgAA0gwAICMAANMMACAkAADUDAAgJQAA1QwAICYAANYMACAnAADXDAAg_gYAAMkMADD_BgAAFAAQgAcAAMkMADCqB0AAhgsAIbEHAQCECwAhyAhAAIYLACH-CAEAhAsAIf8IAQCECwAhgAkBAIQLACGBCQEAnQsAIYIJAQCdCwAhgwkBAJ0LACGECQEAnQsAIYUJQACeCwAhhglAAJ4LACGHCUAAngsAIYgJAQCECwAhiQkBAIQLACGKCUAAngsAIYsJQACeCwAhjAkBAJ0LACGNCUAAngsAIY4JQACeCwAhjwkCAIMLACGQCQAAtwsAIJ8JAAAUACCgCQAAFAAgA-gHAAAQACDpBwAAEAAg6gcAABAAIAPoBwAAFwAg6QcAABcAIOoHAAAXACADgQcCAAAAAZIHAQAAAAGTBwEAAAABDwMAAIwMACD-BgAArgwAMP8GAABOABCABwAArgwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACEFgQcCAAAAAcwHAQAAAAHwBwQAAAABgwhAAAAAAYQIAQAAAAEJDwAA7gsAIP4GAACwDAAw_wYAAEEAEIAHAACwDAAwgQcCAIMLACHMBwEAhAsAIfAHBACuCwAhgwhAAIYLACGECAEAhAsAIQKBCAEAAAABtggBAAAAAQcQAACFDAAg_gYAALIMADD_BgAANAAQgAcAALIMADCqB0AAhgsAIYEIAQCECwAhtggBAIQLACECBAEAAAABvwcBAAAAAQgEAQCECwAhEAAAhQwAIP4GAAC0DAAw_wYAAC4AEIAHAAC0DAAwqgdAAIYLACG_BwEAhAsAIYEIAQCECwAhA_AHBAAAAAGECAEAAAABnwgCAAAAAQwPAADuCwAgEAAAhQwAIP4GAAC2DAAw_wYAACoAEIAHAAC2DAAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEEgQcCAAAAAcwHAQAAAAHlBwEAAAAB8AcQAAAAAUUDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIQKGByAAAAABjQcgAJIMACEYAwAAjAwAIA0AAKgMACD-BgAApwwAMP8GAAAjABCABwAApwwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQCECwAhygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACGfCQAAIwAgoAkAACMAIAPoBwAAKgAg6QcAACoAIOoHAAAqACAD6AcAAC4AIOkHAAAuACDqBwAALgAgExAAAIUMACD-BgAAhAwAMP8GAAAyABCABwAAhAwAMIEHAgCDCwAhlAcBAIQLACGqB0AAhgsAIcwHAQCECwAhgQgBAIQLACG3CAEAhAsAIbgIAQCECwAhuQgEAK4LACG6CBAAswsAIbsIEACzCwAhvAgQALMLACG9CBAA_gsAIb4IQACeCwAhnwkAADIAIKAJAAAyACAD6AcAADQAIOkHAAA0ACDqBwAANAAgRwMAAIwMACALAAD_CwAgDgAAugwAIBEAALsMACASAAC8DAAgEwAAvQwAIBQAAL4MACAVAAC_DAAgFgAAqAwAIP4GAAC4DAAw_wYAACEAEIAHAAC4DAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHlBwEAhAsAIeYHAQCECwAh8AcQALMLACHPCAEAnQsAIdAIAQCECwAh0QgEAK4LACHSCAQArgsAIdMIAQCECwAh1AgBAIQLACHVCAQArgsAIdYIIAC5DAAh1wgCAMsLACHYCAEAnQsAIdkIBACcCwAh2ggCAMsLACHbCEAAngsAIdwIAQCdCwAh3QhAAJ4LACHeCAEAnQsAId8IQACeCwAh4AhAAJ4LACHhCEAAngsAIeIIQACeCwAh4wgBAJ0LACHkCAEAnQsAIeUIAQCdCwAh5ggAALcLACDnCAEAnQsAIegIQACeCwAh6QhAAJ4LACHqCAEAnQsAIesIAQCdCwAhnwkAACEAIKAJAAAhACAC8AcEAAAAAYQIAQAAAAEZCQAAwwwAIAwAAMIMACAQAAC_DAAgFwAAxAwAIBgAAMUMACAZAAC7DAAg_gYAAMEMADD_BgAAGwAQgAcAAMEMADCcBwQAnAsAIaEHAQCdCwAhqgdAAIYLACHjB0AAngsAIfAHBACuCwAhgQgBAJ0LACGECAEAhAsAIZUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIRQLAAD_CwAg_gYAAP0LADD_BgAA3gMAEIAHAAD9CwAwgQcCAIMLACGCBwEAhAsAIZ4HAQCdCwAhnwdAAJ4LACGqB0AAhgsAIbEHAQCECwAhrggEAK4LACGvCAQArgsAIbAIEAD-CwAhsQggAIULACGyCBAA_gsAIbMIQACeCwAhtAggAIULACG1CEAAngsAIZ8JAADeAwAgoAkAAN4DACAjAwAAqgwAIAgAAKsMACAKAACsDAAgCwAA_wsAIBsCAIMLACH-BgAAqQwAMP8GAAA_ABCABwAAqQwAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhnwkAAD8AIKAJAAA_ACAD6AcAAEEAIOkHAABBACDqBwAAQQAgCw8AAO4LACD-BgAA7QsAMP8GAABFABCABwAA7QsAMKoHQACGCwAh8AcEAK4LACGECAEAhAsAIYUIEACzCwAhkwgBAIQLACGfCQAARQAgoAkAAEUAIAKhBwEAAAABpwcBAAAAAQsJAADIDAAg_gYAAMcMADD_BgAAFwAQgAcAAMcMADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAISMDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACGfCQAAPwAgoAkAAD8AICgHAADKDAAgDQAAqAwAIBsAAMsMACAcAADMDAAgHQAAzQwAIB4AAM4MACAfAADPDAAgIAAA0AwAICEAANEMACAiAADSDAAgIwAA0wwAICQAANQMACAlAADVDAAgJgAA1gwAICcAANcMACD-BgAAyQwAMP8GAAAUABCABwAAyQwAMKoHQACGCwAhsQcBAIQLACHICEAAhgsAIf4IAQCECwAh_wgBAIQLACGACQEAhAsAIYEJAQCdCwAhggkBAJ0LACGDCQEAnQsAIYQJAQCdCwAhhQlAAJ4LACGGCUAAngsAIYcJQACeCwAhiAkBAIQLACGJCQEAhAsAIYoJQACeCwAhiwlAAJ4LACGMCQEAnQsAIY0JQACeCwAhjglAAJ4LACGPCQIAgwsAIZAJAAC3CwAgA-gHAAADACDpBwAAAwAg6gcAAAMAIAPoBwAADAAg6QcAAAwAIOoHAAAMACAD6AcAAE4AIOkHAABOACDqBwAATgAgA-gHAAA_ACDpBwAAPwAg6gcAAD8AIAPoBwAAIwAg6QcAACMAIOoHAAAjACAD6AcAAFkAIOkHAABZACDqBwAAWQAgCQMAAIwMACD-BgAAiwwAMP8GAABdABCABwAAiwwAMJQHAQCECwAhxQgBAIQLACHGCEAAhgsAIZ8JAABdACCgCQAAXQAgA-gHAABfACDpBwAAXwAg6gcAAF8AIAPoBwAAYwAg6QcAAGMAIOoHAABjACAD6AcAAGcAIOkHAABnACDqBwAAZwAgA-gHAABrACDpBwAAawAg6gcAAGsAIAPoBwAAbwAg6QcAAG8AIOoHAABvACAD6AcAAHMAIOkHAABzACDqBwAAcwAgA-gHAAB3ACDpBwAAdwAg6gcAAHcAIAKhBwEAAAABogcBAAAAAQwJAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACEuAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHAQCdCwAh2QcQAP4LACHaBwEAnQsAIdsHQACeCwAh3AcgAIULACHdB0AAngsAId4HAQCdCwAh3wdAAJ4LACHgB0AAngsAIeEHQACeCwAh4gdAAIYLACHjB0AAngsAIZ8JAAAMACCgCQAADAAgLAMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACEC7AgBAAAAAe0IAQAAAAEIBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACEXAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAIQLACHvCAEAhAsAIfAIAQCECwAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAJ4LACH1CEAAngsAIfYIQACeCwAhnwkAAAMAIKAJAAADACAVAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAIQLACHvCAEAhAsAIfAIAQCECwAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAJ4LACH1CEAAngsAIfYIQACeCwAhA-gHAAAHACDpBwAABwAg6gcAAAcAIAAAAAAABaQJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQIAAAABAaQJAQAAAAEBpAkgAAAAAQGkCUAAAAABAAAAAAAABaQJEAAAAAGrCRAAAAABrAkQAAAAAa0JEAAAAAGuCRAAAAABBaQJBAAAAAGrCQQAAAABrAkEAAAAAa0JBAAAAAGuCQQAAAABAaQJQAAAAAEFNAAA4hQAIDUAAOUUACChCQAA4xQAIKIJAADkFAAgpwkAAAEAIAM0AADiFAAgoQkAAOMUACCnCQAAAQAgAAAAAAAFpAkEAAAAAasJBAAAAAGsCQQAAAABrQkEAAAAAa4JBAAAAAEBpAkBAAAAAQAAAAAABTQAANoUACA1AADgFAAgoQkAANsUACCiCQAA3xQAIKcJAABTACAFNAAA2BQAIDUAAN0UACChCQAA2RQAIKIJAADcFAAgpwkAAA4AIAM0AADaFAAgoQkAANsUACCnCQAAUwAgAzQAANgUACChCQAA2RQAIKcJAAAOACAAAAAAAAU0AADTFAAgNQAA1hQAIKEJAADUFAAgogkAANUUACCnCQAAUwAgAzQAANMUACChCQAA1BQAIKcJAABTACAAAAAAAAWkCRAAAAABqwkQAAAAAawJEAAAAAGtCRAAAAABrgkQAAAAAQc0AAC6FAAgNQAA0RQAIKEJAAC7FAAgogkAANAUACClCQAAFAAgpgkAABQAIKcJAAABACALNAAA1w0AMDUAANwNADChCQAA2A0AMKIJAADZDQAwowkAANoNACCkCQAA2w0AMKUJAADbDQAwpgkAANsNADCnCQAA2w0AMKgJAADdDQAwqQkAAN4NADALNAAAyw0AMDUAANANADChCQAAzA0AMKIJAADNDQAwowkAAM4NACCkCQAAzw0AMKUJAADPDQAwpgkAAM8NADCnCQAAzw0AMKgJAADRDQAwqQkAANINADALNAAAlg0AMDUAAJsNADChCQAAlw0AMKIJAACYDQAwowkAAJkNACCkCQAAmg0AMKUJAACaDQAwpgkAAJoNADCnCQAAmg0AMKgJAACcDQAwqQkAAJ0NADAUDAAAxg0AIBAAAMcNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAAxQ0AIAMAAAAdACA0AADFDQAgNQAAoA0AIAEtAADPFAAwGgkAAMMMACAMAADCDAAgEAAAvwwAIBcAAMQMACAYAADFDAAgGQAAuwwAIP4GAADBDAAw_wYAABsAEIAHAADBDAAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh4wdAAJ4LACHwBwQArgsAIYEIAQCdCwAhhAgBAIQLACGUCAAAwAwAIJUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIQIAAAAdACAtAACgDQAgAgAAAJ4NACAtAACfDQAgE_4GAACdDQAw_wYAAJ4NABCABwAAnQ0AMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhE_4GAACdDQAw_wYAAJ4NABCABwAAnQ0AMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhD5wHBAD6DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRQMAAChDQAgEAAAog0AIBcAAKMNACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIQU0AADAFAAgNQAAzRQAIKEJAADBFAAgogkAAMwUACCnCQAA2wMAIAc0AAC-FAAgNQAAyhQAIKEJAAC_FAAgogkAAMkUACClCQAAIQAgpgkAACEAIKcJAAAmACALNAAAuQ0AMDUAAL4NADChCQAAug0AMKIJAAC7DQAwowkAALwNACCkCQAAvQ0AMKUJAAC9DQAwpgkAAL0NADCnCQAAvQ0AMKgJAAC_DQAwqQkAAMANADAHNAAAtA0AIDUAALcNACChCQAAtQ0AIKIJAAC2DQAgpQkAAEUAIKYJAABFACCnCQAAngUAIAs0AACmDQAwNQAAqw0AMKEJAACnDQAwogkAAKgNADCjCQAAqQ0AIKQJAACqDQAwpQkAAKoNADCmCQAAqg0AMKcJAACqDQAwqAkAAKwNADCpCQAArQ0AMAYQAACzDQAg4wdAAAAAAYEIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAECAAAALAAgNAAAsg0AIAMAAAAsACA0AACyDQAgNQAAsA0AIAEtAADIFAAwDQ8AAO4LACAQAACFDAAg_gYAALYMADD_BgAAKgAQgAcAALYMADDjB0AAngsAIfAHBACuCwAhgQgBAIQLACGECAEAhAsAIZ8IAgCDCwAhoAgEAJwLACGhCBAA_gsAIZoJAAC1DAAgAgAAACwAIC0AALANACACAAAArg0AIC0AAK8NACAK_gYAAK0NADD_BgAArg0AEIAHAACtDQAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEK_gYAAK0NADD_BgAArg0AEIAHAACtDQAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEF4wdAAPIMACGBCAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQYQAACxDQAg4wdAAPIMACGBCAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQU0AADDFAAgNQAAxhQAIKEJAADEFAAgogkAAMUUACCnCQAAJgAgBhAAALMNACDjB0AAAAABgQgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQM0AADDFAAgoQkAAMQUACCnCQAAJgAgA6oHQAAAAAGFCBAAAAABkwgBAAAAAQIAAACeBQAgNAAAtA0AIAMAAABFACA0AAC0DQAgNQAAuA0AIAUAAABFACAtAAC4DQAgqgdAAOkMACGFCBAA8AwAIZMIAQDnDAAhA6oHQADpDAAhhQgQAPAMACGTCAEA5wwAIQOBBwIAAAABzAcBAAAAAYMIQAAAAAECAAAAQwAgNAAAxA0AIAMAAABDACA0AADEDQAgNQAAww0AIAEtAADCFAAwCg8AAO4LACD-BgAAsAwAMP8GAABBABCABwAAsAwAMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACGYCQAArwwAIAIAAABDACAtAADDDQAgAgAAAMENACAtAADCDQAgCP4GAADADQAw_wYAAMENABCABwAAwA0AMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACEI_gYAAMANADD_BgAAwQ0AEIAHAADADQAwgQcCAIMLACHMBwEAhAsAIfAHBACuCwAhgwhAAIYLACGECAEAhAsAIQOBBwIA5gwAIcwHAQDnDAAhgwhAAOkMACEDgQcCAOYMACHMBwEA5wwAIYMIQADpDAAhA4EHAgAAAAHMBwEAAAABgwhAAAAAARQMAADGDQAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQM0AADAFAAgoQkAAMEUACCnCQAA2wMAIAM0AAC-FAAgoQkAAL8UACCnCQAAJgAgBDQAALkNADChCQAAug0AMKMJAAC8DQAgpwkAAL0NADADNAAAtA0AIKEJAAC1DQAgpwkAAJ4FACAENAAApg0AMKEJAACnDQAwowkAAKkNACCnCQAAqg0AMAaBBwIAAAABlAcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAECAAAAGQAgNAAA1g0AIAMAAAAZACA0AADWDQAgNQAA1Q0AIAEtAAC9FAAwDAkAAMgMACD-BgAAxwwAMP8GAAAXABCABwAAxwwAMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhnAkAAMYMACACAAAAGQAgLQAA1Q0AIAIAAADTDQAgLQAA1A0AIAr-BgAA0g0AMP8GAADTDQAQgAcAANINADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIQr-BgAA0g0AMP8GAADTDQAQgAcAANINADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIQaBBwIA5gwAIZQHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQaBBwIA5gwAIZQHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQaBBwIAAAABlAcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAEHGgAAhA0AIJQHAQAAAAGiBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQIAAAASACA0AADiDQAgAwAAABIAIDQAAOINACA1AADhDQAgAS0AALwUADANCQAAyAwAIBoAANoMACD-BgAA2QwAMP8GAAAQABCABwAA2QwAMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhnQkAANgMACACAAAAEgAgLQAA4Q0AIAIAAADfDQAgLQAA4A0AIAr-BgAA3g0AMP8GAADfDQAQgAcAAN4NADCUBwEAhAsAIaEHAQCECwAhogcBAIQLACGjBxAAswsAIaQHAQCECwAhpQcQALMLACGmBxAAswsAIQr-BgAA3g0AMP8GAADfDQAQgAcAAN4NADCUBwEAhAsAIaEHAQCECwAhogcBAIQLACGjBxAAswsAIaQHAQCECwAhpQcQALMLACGmBxAAswsAIQaUBwEA5wwAIaIHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACEHGgAAgg0AIJQHAQDnDAAhogcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQcaAACEDQAglAcBAAAAAaIHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAzQAALoUACChCQAAuxQAIKcJAAABACAENAAA1w0AMKEJAADYDQAwowkAANoNACCnCQAA2w0AMAQ0AADLDQAwoQkAAMwNADCjCQAAzg0AIKcJAADPDQAwBDQAAJYNADChCQAAlw0AMKMJAACZDQAgpwkAAJoNADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAU0AAC0FAAgNQAAuBQAIKEJAAC1FAAgogkAALcUACCnCQAAAQAgCzQAAIYOADA1AACKDgAwoQkAAIcOADCiCQAAiA4AMKMJAACJDgAgpAkAANsNADClCQAA2w0AMKYJAADbDQAwpwkAANsNADCoCQAAiw4AMKkJAADeDQAwBwkAAIMNACCUBwEAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAECAAAAEgAgNAAAjg4AIAMAAAASACA0AACODgAgNQAAjQ4AIAEtAAC2FAAwAgAAABIAIC0AAI0OACACAAAA3w0AIC0AAIwOACAGlAcBAOcMACGhBwEA5wwAIaMHEADwDAAhpAcBAOcMACGlBxAA8AwAIaYHEADwDAAhBwkAAIENACCUBwEA5wwAIaEHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACEHCQAAgw0AIJQHAQAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQM0AAC0FAAgoQkAALUUACCnCQAAAQAgBDQAAIYOADChCQAAhw4AMKMJAACJDgAgpwkAANsNADAAAAAAAAU0AACvFAAgNQAAshQAIKEJAACwFAAgogkAALEUACCnCQAA-QcAIAM0AACvFAAgoQkAALAUACCnCQAA-QcAIAAAAAAABTQAAKoUACA1AACtFAAgoQkAAKsUACCiCQAArBQAIKcJAAD5BwAgAzQAAKoUACChCQAAqxQAIKcJAAD5BwAgAAAAAAALNAAAsg4AMDUAALcOADChCQAAsw4AMKIJAAC0DgAwowkAALUOACCkCQAAtg4AMKUJAAC2DgAwpgkAALYOADCnCQAAtg4AMKgJAAC4DgAwqQkAALkOADALNAAApg4AMDUAAKsOADChCQAApw4AMKIJAACoDgAwowkAAKkOACCkCQAAqg4AMKUJAACqDgAwpgkAAKoOADCnCQAAqg4AMKgJAACsDgAwqQkAAK0OADACggcBAAAAAbIHAQAAAAECAAAAgQgAIDQAALEOACADAAAAgQgAIDQAALEOACA1AACwDgAgAS0AAKkUADAIgwUAAMELACD-BgAAwAsAMP8GAAD_BwAQgAcAAMALADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACHrBwAAvwsAIAIAAACBCAAgLQAAsA4AIAIAAACuDgAgLQAArw4AIAb-BgAArQ4AMP8GAACuDgAQgAcAAK0OADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACEG_gYAAK0OADD_BgAArg4AEIAHAACtDgAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAhAoIHAQDnDAAhsgcBAOcMACECggcBAOcMACGyBwEA5wwAIQKCBwEAAAABsgcBAAAAAQKCBwEAAAAB5AcBAAAAAQIAAAD9BwAgNAAAvQ4AIAMAAAD9BwAgNAAAvQ4AIDUAALwOACABLQAAqBQAMAiDBQAAwQsAIP4GAADDCwAw_wYAAPsHABCABwAAwwsAMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIewHAADCCwAgAgAAAP0HACAtAAC8DgAgAgAAALoOACAtAAC7DgAgBv4GAAC5DgAw_wYAALoOABCABwAAuQ4AMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIQb-BgAAuQ4AMP8GAAC6DgAQgAcAALkOADCBBwIAgwsAIYIHAQCECwAh5AcBAIQLACECggcBAOcMACHkBwEA5wwAIQKCBwEA5wwAIeQHAQDnDAAhAoIHAQAAAAHkBwEAAAABBDQAALIOADChCQAAsw4AMKMJAAC1DgAgpwkAALYOADAENAAApg4AMKEJAACnDgAwowkAAKkOACCnCQAAqg4AMAAAA4QFAADADgAghQUAAMEOACDnBwAA6gwAIAAAAAAABTQAAKMUACA1AACmFAAgoQkAAKQUACCiCQAApRQAIKcJAAABACADNAAAoxQAIKEJAACkFAAgpwkAAAEAIAAAAAAAAAAABaQJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQIAAAABAAAAAAAAAAAAAAAAAAAABTQAAJ4UACA1AAChFAAgoQkAAJ8UACCiCQAAoBQAIKcJAAAdACADNAAAnhQAIKEJAACfFAAgpwkAAB0AIAAAAAAAAAAAAAAFNAAAmRQAIDUAAJwUACChCQAAmhQAIKIJAACbFAAgpwkAAM8FACADNAAAmRQAIKEJAACaFAAgpwkAAM8FACAFDgAAoQ8AIMEDAACfDwAgwgMAAKAPACCUBwAA6gwAII4IAADqDAAgAAAABTQAAJQUACA1AACXFAAgoQkAAJUUACCiCQAAlhQAIKcJAADPBQAgAzQAAJQUACChCQAAlRQAIKcJAADPBQAgAAAABTQAAI8UACA1AACSFAAgoQkAAJAUACCiCQAAkRQAIKcJAADPBQAgAzQAAI8UACChCQAAkBQAIKcJAADPBQAgAAAAAAAAAAAHNAAAlw8AIDUAAJoPACChCQAAmA8AIKIJAACZDwAgpQkAANEFACCmCQAA0QUAIKcJAACKBgAgCzQAAIsPADA1AACQDwAwoQkAAIwPADCiCQAAjQ8AMKMJAACODwAgpAkAAI8PADClCQAAjw8AMKYJAACPDwAwpwkAAI8PADCoCQAAkQ8AMKkJAACSDwAwBzQAAIYPACA1AACJDwAgoQkAAIcPACCiCQAAiA8AIKUJAADXBQAgpgkAANcFACCnCQAAuAYAIAPCB0AAAAABgggEAAAAAYgIAQAAAAECAAAAuAYAIDQAAIYPACADAAAA1wUAIDQAAIYPACA1AACKDwAgBQAAANcFACAtAACKDwAgwgdAAOkMACGCCAQA8QwAIYgIAQDnDAAhA8IHQADpDAAhgggEAPEMACGICAEA5wwAIQHCB0AAAAABAgAAANUFACA0AACWDwAgAwAAANUFACA0AACWDwAgNQAAlQ8AIAEtAACOFAAwB8ADAADXCwAg_gYAAOcLADD_BgAA0wUAEIAHAADnCwAwwgdAAIYLACGHCAEAhAsAIY8IAADmCwAgAgAAANUFACAtAACVDwAgAgAAAJMPACAtAACUDwAgBf4GAACSDwAw_wYAAJMPABCABwAAkg8AMMIHQACGCwAhhwgBAIQLACEF_gYAAJIPADD_BgAAkw8AEIAHAACSDwAwwgdAAIYLACGHCAEAhAsAIQHCB0AA6QwAIQHCB0AA6QwAIQHCB0AAAAABA8IHQAAAAAHQBwEAAAABiQgBAAAAAQIAAACKBgAgNAAAlw8AIAMAAADRBQAgNAAAlw8AIDUAAJsPACAFAAAA0QUAIC0AAJsPACDCB0AA6QwAIdAHAQDnDAAhiQgBAOcMACEDwgdAAOkMACHQBwEA5wwAIYkIAQDnDAAhAzQAAJcPACChCQAAmA8AIKcJAACKBgAgBDQAAIsPADChCQAAjA8AMKMJAACODwAgpwkAAI8PADADNAAAhg8AIKEJAACHDwAgpwkAALgGACABwAMAAPAOACAAAcADAADwDgAgAAAAAAAAAAAFNAAAiRQAIDUAAIwUACChCQAAihQAIKIJAACLFAAgpwkAAB0AIAM0AACJFAAgoQkAAIoUACCnCQAAHQAgEAkAAI4TACAMAACNEwAgEAAA9g8AIBcAAI8TACAYAACQEwAgGQAAiRMAIJwHAADqDAAgoQcAAOoMACDjBwAA6gwAIIEIAADqDAAgoAgAAOoMACChCAAA6gwAIKMIAADqDAAgpAgAAOoMACClCAAA6gwAIKYIAADqDAAgAAAAAAAFNAAAhBQAIDUAAIcUACChCQAAhRQAIKIJAACGFAAgpwkAAAEAIAM0AACEFAAgoQkAAIUUACCnCQAAAQAgAAAAAAAAAAAAAAU0AAD_EwAgNQAAghQAIKEJAACAFAAgogkAAIEUACCnCQAAHQAgAzQAAP8TACChCQAAgBQAIKcJAAAdACAAAAAAAAc0AAD6EwAgNQAA_RMAIKEJAAD7EwAgogkAAPwTACClCQAAPwAgpgkAAD8AIKcJAABTACADNAAA-hMAIKEJAAD7EwAgpwkAAFMAIAAAAAAAAAAAAAAAAAAAAAAAAAs0AADaDwAwNQAA3g8AMKEJAADbDwAwogkAANwPADCjCQAA3Q8AIKQJAACaDQAwpQkAAJoNADCmCQAAmg0AMKcJAACaDQAwqAkAAN8PADCpCQAAnQ0AMBQJAADGDwAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQIAAAAdACA0AADiDwAgAwAAAB0AIDQAAOIPACA1AADhDwAgAS0AAPkTADACAAAAHQAgLQAA4Q8AIAIAAACeDQAgLQAA4A8AIA-cBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEUCQAAxQ8AIBAAAKINACAXAACjDQAgGAAApA0AIBkAAKUNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEUCQAAxg8AIBAAAMcNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYEIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEENAAA2g8AMKEJAADbDwAwowkAAN0PACCnCQAAmg0AMAAAAAAFNAAA9BMAIDUAAPcTACChCQAA9RMAIKIJAAD2EwAgpwkAACYAIAM0AAD0EwAgoQkAAPUTACCnCQAAJgAgAAAABTQAAO8TACA1AADyEwAgoQkAAPATACCiCQAA8RMAIKcJAAAmACADNAAA7xMAIKEJAADwEwAgpwkAACYAIAAAAAAABTQAAOoTACA1AADtEwAgoQkAAOsTACCiCQAA7BMAIKcJAAAmACADNAAA6hMAIKEJAADrEwAgpwkAACYAICwDAACWEAAgCwAA5A8AIA4AAIgTACARAACJEwAgEgAAihMAIBMAAIsTACAUAACMEwAgFQAA9g8AIBYAAPsSACCcBwAA6gwAIJ0HAADqDAAgogcAAOoMACCpBwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvgcAAOoMACDJBwAA6gwAIMoHAADqDAAgywcAAOoMACDPCAAA6gwAINYIAADqDAAg1wgAAOoMACDYCAAA6gwAINkIAADqDAAg2ggAAOoMACDbCAAA6gwAINwIAADqDAAg3QgAAOoMACDeCAAA6gwAIN8IAADqDAAg4AgAAOoMACDhCAAA6gwAIOIIAADqDAAg4wgAAOoMACDkCAAA6gwAIOUIAADqDAAg5ggAAOoMACDnCAAA6gwAIOgIAADqDAAg6QgAAOoMACDqCAAA6gwAIOsIAADqDAAgAAAAAAAFNAAA5RMAIDUAAOgTACChCQAA5hMAIKIJAADnEwAgpwkAAAEAIAM0AADlEwAgoQkAAOYTACCnCQAAAQAgAAAABTQAAOATACA1AADjEwAgoQkAAOETACCiCQAA4hMAIKcJAAABACADNAAA4BMAIKEJAADhEwAgpwkAAAEAIAAAAAAABTQAANsTACA1AADeEwAgoQkAANwTACCiCQAA3RMAIKcJAAABACADNAAA2xMAIKEJAADcEwAgpwkAAAEAIAAAAAAABTQAANYTACA1AADZEwAgoQkAANcTACCiCQAA2BMAIKcJAAABACADNAAA1hMAIKEJAADXEwAgpwkAAAEAIAAAAAU0AADREwAgNQAA1BMAIKEJAADSEwAgogkAANMTACCnCQAAAQAgAzQAANETACChCQAA0hMAIKcJAAABACAcBwAA9xIAIA0AAPsSACAbAAD4EgAgHAAA-RIAIB0AAPoSACAeAAD8EgAgHwAA_RIAICAAAP4SACAhAAD_EgAgIgAAgBMAICMAAIETACAkAACCEwAgJQAAgxMAICYAAIQTACAnAACFEwAggQkAAOoMACCCCQAA6gwAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCKCQAA6gwAIIsJAADqDAAgjAkAAOoMACCNCQAA6gwAII4JAADqDAAgkAkAAOoMACAAAAAAAAU0AADMEwAgNQAAzxMAIKEJAADNEwAgogkAAM4TACCnCQAAAQAgAzQAAMwTACChCQAAzRMAIKcJAAABACAAAAAAAAU0AACyEwAgNQAAyhMAIKEJAACzEwAgogkAAMkTACCnCQAAAQAgCzQAAKUQADA1AACqEAAwoQkAAKYQADCiCQAApxAAMKMJAACoEAAgpAkAAKkQADClCQAAqRAAMKYJAACpEAAwpwkAAKkQADCoCQAAqxAAMKkJAACsEAAwQAMAAMMQACALAADFEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAesIAQAAAAECAAAAJgAgNAAA-hAAIAMAAAAmACA0AAD6EAAgNQAAsBAAIAEtAADIEwAwRgMAAIwMACALAAD_CwAgDgAAugwAIBEAALsMACASAAC8DAAgEwAAvQwAIBQAAL4MACAVAAC_DAAgFgAAqAwAIP4GAAC4DAAw_wYAACEAEIAHAAC4DAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAAAABsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACGbCQAAtwwAIAIAAAAmACAtAACwEAAgAgAAAK0QACAtAACuEAAgPP4GAACsEAAw_wYAAK0QABCABwAArBAAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAITz-BgAArBAAMP8GAACtEAAQgAcAAKwQADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACE4gQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6wgBAPsMACEBpAkgAAAAAUADAACxEAAgCwAAshAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIesIAQD7DAAhBTQAALwTACA1AADGEwAgoQkAAL0TACCiCQAAxRMAIKcJAAABACALNAAA2xAAMDUAAPYQADChCQAA3BAAMKIJAAD1EAAwowkAAN0QACCkCQAAmg0AMKUJAACaDQAwpgkAAJoNADCnCQAAmg0AMKgJAAD3EAAwqQkAAJ0NADALNAAA1xAAMDUAAPEQADChCQAA2BAAMKIJAADwEAAwowkAANkQACCkCQAAqg0AMKUJAACqDQAwpgkAAKoNADCnCQAAqg0AMKgJAADyEAAwqQkAAK0NADALNAAA0hAAMDUAAOoQADChCQAA0xAAMKIJAADpEAAwowkAANQQACCkCQAA1RAAMKUJAADVEAAwpgkAANUQADCnCQAA1RAAMKgJAADrEAAwqQkAAOwQADAHNAAA0BAAIDUAAOcQACChCQAA0RAAIKIJAADmEAAgpQkAADIAIKYJAAAyACCnCQAAlwMAIAs0AADLEAAwNQAA4BAAMKEJAADMEAAwogkAAN8QADCjCQAAzRAAIKQJAADOEAAwpQkAAM4QADCmCQAAzhAAMKcJAADOEAAwqAkAAOEQADCpCQAA4hAAMAc0AAC0EwAgNQAAwxMAIKEJAAC1EwAgogkAAMITACClCQAAIQAgpgkAACEAIKcJAAAmACALNAAAuRAAMDUAAL0QADChCQAAuhAAMKIJAAC7EAAwowkAALwQACCkCQAAqRAAMKUJAACpEAAwpgkAAKkQADCnCQAAqRAAMKgJAAC-EAAwqQkAAKwQADBAAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAQIAAAAmACA0AADCEAAgAwAAACYAIDQAAMIQACA1AADAEAAgAS0AAMETADACAAAAJgAgLQAAwBAAIAIAAACtEAAgLQAAvxAAIDiBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIUADAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAhBzQAALoTACA1AAC_EwAgoQkAALsTACCiCQAAvhMAIKUJAAAjACCmCQAAIwAgpwkAAFcAIEADAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAABAzQAALwTACChCQAAvRMAIKcJAAABACADNAAAuhMAIKEJAAC7EwAgpwkAAFcAIAQ0AADbEAAwoQkAANwQADCjCQAA3RAAIKcJAACaDQAwBDQAANcQADChCQAA2BAAMKMJAADZEAAgpwkAAKoNADAENAAA0hAAMKEJAADTEAAwowkAANQQACCnCQAA1RAAMAM0AADQEAAgoQkAANEQACCnCQAAlwMAIAQ0AADLEAAwoQkAAMwQADCjCQAAzRAAIKcJAADOEAAwBDQAALkQADChCQAAuhAAMKMJAAC8EAAgpwkAAKkQADACqgdAAAAAAbYIAQAAAAECAAAANgAgNAAAzxAAIAEtAAC5EwAwCBAAAIUMACD-BgAAsgwAMP8GAAA0ABCABwAAsgwAMKoHQACGCwAhgQgBAIQLACG2CAEAhAsAIZkJAACxDAAgAqoHQAAAAAG2CAEAAAABDIEHAgAAAAGUBwEAAAABqgdAAAAAAcwHAQAAAAG3CAEAAAABuAgBAAAAAbkIBAAAAAG6CBAAAAABuwgQAAAAAbwIEAAAAAG9CBAAAAABvghAAAAAAQIAAACXAwAgNAAA0BAAIAMEAQAAAAGqB0AAAAABvwcBAAAAAQIAAAAwACA0AADWEAAgAS0AALgTADAJBAEAhAsAIRAAAIUMACD-BgAAtAwAMP8GAAAuABCABwAAtAwAMKoHQACGCwAhvwcBAIQLACHBBwAAswwAIIEIAQCECwAhAwQBAAAAAaoHQAAAAAG_BwEAAAABBw8AAL8PACDjB0AAAAAB8AcEAAAAAYQIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAECAAAALAAgNAAA2hAAIAEtAAC3EwAwBw8AAL8PACDjB0AAAAAB8AcEAAAAAYQIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAEUCQAAxg8AIAwAAMYNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAA3hAAIAEtAAC2EwAwFAkAAMYPACAMAADGDQAgFwAAyA0AIBgAAMkNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGECAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABAwAAADYAIDQAAM8QACA1AADlEAAgAgAAADYAIC0AAOUQACACAAAA4xAAIC0AAOQQACAG_gYAAOIQADD_BgAA4xAAEIAHAADiEAAwqgdAAIYLACGBCAEAhAsAIbYIAQCECwAhBv4GAADiEAAw_wYAAOMQABCABwAA4hAAMKoHQACGCwAhgQgBAIQLACG2CAEAhAsAIQKqB0AA6QwAIbYIAQDnDAAhAqoHQADpDAAhtggBAOcMACEDAAAAMgAgNAAA0BAAIDUAAOgQACAOAAAAMgAgLQAA6BAAIIEHAgDmDAAhlAcBAOcMACGqB0AA6QwAIcwHAQDnDAAhtwgBAOcMACG4CAEA5wwAIbkIBADxDAAhuggQAPAMACG7CBAA8AwAIbwIEADwDAAhvQgQAJENACG-CEAA8gwAIQyBBwIA5gwAIZQHAQDnDAAhqgdAAOkMACHMBwEA5wwAIbcIAQDnDAAhuAgBAOcMACG5CAQA8QwAIboIEADwDAAhuwgQAPAMACG8CBAA8AwAIb0IEACRDQAhvghAAPIMACEDAAAAMAAgNAAA1hAAIDUAAO8QACACAAAAMAAgLQAA7xAAIAIAAADtEAAgLQAA7hAAIAcEAQCECwAh_gYAAOwQADD_BgAA7RAAEIAHAADsEAAwqgdAAIYLACG_BwEAhAsAIYEIAQCECwAhBwQBAIQLACH-BgAA7BAAMP8GAADtEAAQgAcAAOwQADCqB0AAhgsAIb8HAQCECwAhgQgBAIQLACEDBAEA5wwAIaoHQADpDAAhvwcBAOcMACEDBAEA5wwAIaoHQADpDAAhvwcBAOcMACEDAAAALAAgNAAA2hAAIDUAAPQQACACAAAALAAgLQAA9BAAIAIAAACuDQAgLQAA8xAAIAbjB0AA8gwAIfAHBADxDAAhhAgBAOcMACGfCAIA5gwAIaAIBAD6DAAhoQgQAJENACEHDwAAvg8AIOMHQADyDAAh8AcEAPEMACGECAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQMAAAAdACA0AADeEAAgNQAA-RAAIAIAAAAdACAtAAD5EAAgAgAAAJ4NACAtAAD4EAAgD5wHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRQJAADFDwAgDAAAoQ0AIBcAAKMNACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIUADAADDEAAgCwAAxRAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHrCAEAAAABAzQAALQTACChCQAAtRMAIKcJAAAmACADNAAAshMAIKEJAACzEwAgpwkAAAEAIAQ0AAClEAAwoQkAAKYQADCjCQAAqBAAIKcJAACpEAAwAAAAAAAAAAAFNAAArRMAIDUAALATACChCQAArhMAIKIJAACvEwAgpwkAAAUAIAM0AACtEwAgoQkAAK4TACCnCQAABQAgAAAAAqQJAQAAAASqCQEAAAAFAqQJAQAAAASqCQEAAAAFAqQJAQAAAASqCQEAAAAFBTQAAKcTACA1AACrEwAgoQkAAKgTACCiCQAAqhMAIKcJAAABACALNAAAkBEAMDUAAJURADChCQAAkREAMKIJAACSEQAwowkAAJMRACCkCQAAlBEAMKUJAACUEQAwpgkAAJQRADCnCQAAlBEAMKgJAACWEQAwqQkAAJcRADADlAcBAAAAAe0IAQAAAAHuCEAAAAABAgAAAAkAIDQAAJsRACADAAAACQAgNAAAmxEAIDUAAJoRACABLQAAqRMAMAkEAADeDAAg_gYAAN0MADD_BgAABwAQgAcAAN0MADCUBwEAhAsAIewIAQCECwAh7QgBAIQLACHuCEAAhgsAIZ4JAADcDAAgAgAAAAkAIC0AAJoRACACAAAAmBEAIC0AAJkRACAH_gYAAJcRADD_BgAAmBEAEIAHAACXEQAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACEH_gYAAJcRADD_BgAAmBEAEIAHAACXEQAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACEDlAcBAOcMACHtCAEA5wwAIe4IQADpDAAhA5QHAQDnDAAh7QgBAOcMACHuCEAA6QwAIQOUBwEAAAAB7QgBAAAAAe4IQAAAAAEBpAkBAAAABAGkCQEAAAAEAaQJAQAAAAQDNAAApxMAIKEJAACoEwAgpwkAAAEAIAQ0AACQEQAwoQkAAJERADCjCQAAkxEAIKcJAACUEQAwAAAAAAACpAkCAAAABKoJAgAAAAUFNAAAohMAIDUAAKUTACChCQAAoxMAIKIJAACkEwAgpwkAAAEAIAGkCQIAAAAEAzQAAKITACChCQAAoxMAIKcJAAABACAAAAAAAAs0AADcEgAwNQAA4RIAMKEJAADdEgAwogkAAN4SADCjCQAA3xIAIKQJAADgEgAwpQkAAOASADCmCQAA4BIAMKcJAADgEgAwqAkAAOISADCpCQAA4xIAMAs0AADQEgAwNQAA1RIAMKEJAADREgAwogkAANISADCjCQAA0xIAIKQJAADUEgAwpQkAANQSADCmCQAA1BIAMKcJAADUEgAwqAkAANYSADCpCQAA1xIAMAs0AADEEgAwNQAAyRIAMKEJAADFEgAwogkAAMYSADCjCQAAxxIAIKQJAADIEgAwpQkAAMgSADCmCQAAyBIAMKcJAADIEgAwqAkAAMoSADCpCQAAyxIAMAs0AAC4EgAwNQAAvRIAMKEJAAC5EgAwogkAALoSADCjCQAAuxIAIKQJAAC8EgAwpQkAALwSADCmCQAAvBIAMKcJAAC8EgAwqAkAAL4SADCpCQAAvxIAMAs0AACvEgAwNQAAsxIAMKEJAACwEgAwogkAALESADCjCQAAshIAIKQJAACpEAAwpQkAAKkQADCmCQAAqRAAMKcJAACpEAAwqAkAALQSADCpCQAArBAAMAs0AACjEgAwNQAAqBIAMKEJAACkEgAwogkAAKUSADCjCQAAphIAIKQJAACnEgAwpQkAAKcSADCmCQAApxIAMKcJAACnEgAwqAkAAKkSADCpCQAAqhIAMAs0AACXEgAwNQAAnBIAMKEJAACYEgAwogkAAJkSADCjCQAAmhIAIKQJAACbEgAwpQkAAJsSADCmCQAAmxIAMKcJAACbEgAwqAkAAJ0SADCpCQAAnhIAMAc0AACSEgAgNQAAlRIAIKEJAACTEgAgogkAAJQSACClCQAAXQAgpgkAAF0AIKcJAACnAgAgCzQAAIYSADA1AACLEgAwoQkAAIcSADCiCQAAiBIAMKMJAACJEgAgpAkAAIoSADClCQAAihIAMKYJAACKEgAwpwkAAIoSADCoCQAAjBIAMKkJAACNEgAwCzQAAPoRADA1AAD_EQAwoQkAAPsRADCiCQAA_BEAMKMJAAD9EQAgpAkAAP4RADClCQAA_hEAMKYJAAD-EQAwpwkAAP4RADCoCQAAgBIAMKkJAACBEgAwCzQAAO4RADA1AADzEQAwoQkAAO8RADCiCQAA8BEAMKMJAADxEQAgpAkAAPIRADClCQAA8hEAMKYJAADyEQAwpwkAAPIRADCoCQAA9BEAMKkJAAD1EQAwCzQAAOIRADA1AADnEQAwoQkAAOMRADCiCQAA5BEAMKMJAADlEQAgpAkAAOYRADClCQAA5hEAMKYJAADmEQAwpwkAAOYRADCoCQAA6BEAMKkJAADpEQAwCzQAANYRADA1AADbEQAwoQkAANcRADCiCQAA2BEAMKMJAADZEQAgpAkAANoRADClCQAA2hEAMKYJAADaEQAwpwkAANoRADCoCQAA3BEAMKkJAADdEQAwCzQAAMoRADA1AADPEQAwoQkAAMsRADCiCQAAzBEAMKMJAADNEQAgpAkAAM4RADClCQAAzhEAMKYJAADOEQAwpwkAAM4RADCoCQAA0BEAMKkJAADREQAwCzQAAL4RADA1AADDEQAwoQkAAL8RADCiCQAAwBEAMKMJAADBEQAgpAkAAMIRADClCQAAwhEAMKYJAADCEQAwpwkAAMIRADCoCQAAxBEAMKkJAADFEQAwBYIHAQAAAAH6CEAAAAAB-whAAAAAAfwIQAAAAAH9CAAAqBEAIAIAAAB5ACA0AADJEQAgAwAAAHkAIDQAAMkRACA1AADIEQAgAS0AAKETADAKAwAAjAwAIP4GAACZDAAw_wYAAHcAEIAHAACZDAAwggcBAAAAAZQHAQCECwAh-ghAAJ4LACH7CEAAngsAIfwIQACeCwAh_QgAAJcMACACAAAAeQAgLQAAyBEAIAIAAADGEQAgLQAAxxEAIAn-BgAAxREAMP8GAADGEQAQgAcAAMURADCCBwEAhAsAIZQHAQCECwAh-ghAAJ4LACH7CEAAngsAIfwIQACeCwAh_QgAAJcMACAJ_gYAAMURADD_BgAAxhEAEIAHAADFEQAwggcBAIQLACGUBwEAhAsAIfoIQACeCwAh-whAAJ4LACH8CEAAngsAIf0IAACXDAAgBYIHAQDnDAAh-ghAAPIMACH7CEAA8gwAIfwIQADyDAAh_QgAAKYRACAFggcBAOcMACH6CEAA8gwAIfsIQADyDAAh_AhAAPIMACH9CAAAphEAIAWCBwEAAAAB-ghAAAAAAfsIQAAAAAH8CEAAAAAB_QgAAKgRACADlQcBAAAAAcUHQAAAAAG_CAQAAAABAgAAAHUAIDQAANURACADAAAAdQAgNAAA1REAIDUAANQRACABLQAAoBMAMAkDAACMDAAg_gYAAJsMADD_BgAAcwAQgAcAAJsMADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACG_CAQArgsAIZEJAACaDAAgAgAAAHUAIC0AANQRACACAAAA0hEAIC0AANMRACAH_gYAANERADD_BgAA0hEAEIAHAADREQAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhvwgEAK4LACEH_gYAANERADD_BgAA0hEAEIAHAADREQAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhvwgEAK4LACEDlQcBAOcMACHFB0AA6QwAIb8IBADxDAAhA5UHAQDnDAAhxQdAAOkMACG_CAQA8QwAIQOVBwEAAAABxQdAAAAAAb8IBAAAAAEDlQcBAAAAAcwHAQAAAAHACEAAAAABAgAAAHEAIDQAAOERACADAAAAcQAgNAAA4REAIDUAAOARACABLQAAnxMAMAkDAACMDAAg_gYAAJ0MADD_BgAAbwAQgAcAAJ0MADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHACEAAhgsAIZIJAACcDAAgAgAAAHEAIC0AAOARACACAAAA3hEAIC0AAN8RACAH_gYAAN0RADD_BgAA3hEAEIAHAADdEQAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwAhAAIYLACEH_gYAAN0RADD_BgAA3hEAEIAHAADdEQAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwAhAAIYLACEDlQcBAOcMACHMBwEA5wwAIcAIQADpDAAhA5UHAQDnDAAhzAcBAOcMACHACEAA6QwAIQOVBwEAAAABzAcBAAAAAcAIQAAAAAEHFYAAAAABFgQAAAABlQcBAAAAAaoHQAAAAAHBCAEAAAABwggEAAAAAcMIBAAAAAECAAAAbQAgNAAA7REAIAMAAABtACA0AADtEQAgNQAA7BEAIAEtAACeEwAwDQMAAIwMACAVAADiCwAgFgQAnAsAIf4GAACfDAAw_wYAAGsAEIAHAACfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwQgBAIQLACHCCAQAnAsAIcMIBACcCwAhkwkAAJ4MACACAAAAbQAgLQAA7BEAIAIAAADqEQAgLQAA6xEAIAsVAADiCwAgFgQAnAsAIf4GAADpEQAw_wYAAOoRABCABwAA6REAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcEIAQCECwAhwggEAJwLACHDCAQAnAsAIQsVAADiCwAgFgQAnAsAIf4GAADpEQAw_wYAAOoRABCABwAA6REAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcEIAQCECwAhwggEAJwLACHDCAQAnAsAIQcVgAAAAAEWBAD6DAAhlQcBAOcMACGqB0AA6QwAIcEIAQDnDAAhwggEAPoMACHDCAQA-gwAIQcVgAAAAAEWBAD6DAAhlQcBAOcMACGqB0AA6QwAIcEIAQDnDAAhwggEAPoMACHDCAQA-gwAIQcVgAAAAAEWBAAAAAGVBwEAAAABqgdAAAAAAcEIAQAAAAHCCAQAAAABwwgEAAAAAQcNBAAAAAGVBwEAAAABqgdAAAAAAYEIAQAAAAHCCAQAAAABwwgEAAAAAcQIgAAAAAECAAAAaQAgNAAA-REAIAMAAABpACA0AAD5EQAgNQAA-BEAIAEtAACdEwAwDQMAAIwMACANBACuCwAh_gYAAKEMADD_BgAAZwAQgAcAAKEMADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGBCAEAhAsAIcIIBACuCwAhwwgEAK4LACHECAAA4gsAIJQJAACgDAAgAgAAAGkAIC0AAPgRACACAAAA9hEAIC0AAPcRACALDQQArgsAIf4GAAD1EQAw_wYAAPYRABCABwAA9REAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYEIAQCECwAhwggEAK4LACHDCAQArgsAIcQIAADiCwAgCw0EAK4LACH-BgAA9REAMP8GAAD2EQAQgAcAAPURADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGBCAEAhAsAIcIIBACuCwAhwwgEAK4LACHECAAA4gsAIAcNBADxDAAhlQcBAOcMACGqB0AA6QwAIYEIAQDnDAAhwggEAPEMACHDCAQA8QwAIcQIgAAAAAEHDQQA8QwAIZUHAQDnDAAhqgdAAOkMACGBCAEA5wwAIcIIBADxDAAhwwgEAPEMACHECIAAAAABBw0EAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAcIIBAAAAAHDCAQAAAABxAiAAAAAAQOBBwIAAAABxQdAAAAAAYUIEAAAAAECAAAAZQAgNAAAhRIAIAMAAABlACA0AACFEgAgNQAAhBIAIAEtAACcEwAwCQMAAIwMACD-BgAAowwAMP8GAABjABCABwAAowwAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYUIEACzCwAhlQkAAKIMACACAAAAZQAgLQAAhBIAIAIAAACCEgAgLQAAgxIAIAf-BgAAgRIAMP8GAACCEgAQgAcAAIESADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGFCBAAswsAIQf-BgAAgRIAMP8GAACCEgAQgAcAAIESADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGFCBAAswsAIQOBBwIA5gwAIcUHQADpDAAhhQgQAPAMACEDgQcCAOYMACHFB0AA6QwAIYUIEADwDAAhA4EHAgAAAAHFB0AAAAABhQgQAAAAAQuBBwIAAAABggcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG5BwEAAAAB0gcQAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAQIAAABhACA0AACREgAgAwAAAGEAIDQAAJESACA1AACQEgAgAS0AAJsTADAQAwAAjAwAIP4GAACkDAAw_wYAAF8AEIAHAACkDAAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQAAAAG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHtBwEAhAsAIe4HAQCdCwAh7wdAAJ4LACECAAAAYQAgLQAAkBIAIAIAAACOEgAgLQAAjxIAIA_-BgAAjRIAMP8GAACOEgAQgAcAAI0SADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHtBwEAhAsAIe4HAQCdCwAh7wdAAJ4LACEP_gYAAI0SADD_BgAAjhIAEIAHAACNEgAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG5BwEAnQsAIdIHEAD-CwAh7QcBAIQLACHuBwEAnQsAIe8HQACeCwAhC4EHAgDmDAAhggcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIbkHAQD7DAAh0gcQAJENACHtBwEA5wwAIe4HAQD7DAAh7wdAAPIMACELgQcCAOYMACGCBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe0HAQDnDAAh7gcBAPsMACHvB0AA8gwAIQuBBwIAAAABggcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG5BwEAAAAB0gcQAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAQLFCAEAAAABxghAAAAAAQIAAACnAgAgNAAAkhIAIAMAAABdACA0AACSEgAgNQAAlhIAIAQAAABdACAtAACWEgAgxQgBAOcMACHGCEAA6QwAIQLFCAEA5wwAIcYIQADpDAAhDIEHAgAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAB-wcBAAAAAcUIAQAAAAHHCAEAAAAByAhAAAAAAQIAAABbACA0AACiEgAgAwAAAFsAIDQAAKISACA1AAChEgAgAS0AAJoTADASAwAAjAwAIP4GAACmDAAw_wYAAFkAEIAHAACmDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAAAABygcBAIQLACH7BwEAhAsAIcUIAQCECwAhxwgBAIQLACHICEAAhgsAIZYJAAClDAAgAgAAAFsAIC0AAKESACACAAAAnxIAIC0AAKASACAQ_gYAAJ4SADD_BgAAnxIAEIAHAACeEgAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIcoHAQCECwAh-wcBAIQLACHFCAEAhAsAIccIAQCECwAhyAhAAIYLACEQ_gYAAJ4SADD_BgAAnxIAEIAHAACeEgAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIcoHAQCECwAh-wcBAIQLACHFCAEAhAsAIccIAQCECwAhyAhAAIYLACEMgQcCAOYMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACHKBwEA5wwAIfsHAQDnDAAhxQgBAOcMACHHCAEA5wwAIcgIQADpDAAhDIEHAgDmDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhygcBAOcMACH7BwEA5wwAIcUIAQDnDAAhxwgBAOcMACHICEAA6QwAIQyBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAfsHAQAAAAHFCAEAAAABxwgBAAAAAcgIQAAAAAERDQAA_RAAIIEHAgAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8QdAAAAAAcgIQAAAAAHJCAEAAAAByggQAAAAAcsIEAAAAAHMCAEAAAABzQgCAAAAAc4IIAAAAAECAAAAVwAgNAAArhIAIAMAAABXACA0AACuEgAgNQAArRIAIAEtAACZEwAwFgMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAAAABygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACECAAAAVwAgLQAArRIAIAIAAACrEgAgLQAArBIAIBT-BgAAqhIAMP8GAACrEgAQgAcAAKoSADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDxB0AAngsAIcgIQACGCwAhyQgBAIQLACHKCBAAswsAIcsIEACzCwAhzAgBAJ0LACHNCAIAywsAIc4IIACFCwAhFP4GAACqEgAw_wYAAKsSABCABwAAqhIAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQCECwAhygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACEQgQcCAOYMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGqB0AA6QwAIbEHAQDnDAAhygcBAPsMACHLB4AAAAAB8QdAAPIMACHICEAA6QwAIckIAQDnDAAhyggQAPAMACHLCBAA8AwAIcwIAQD7DAAhzQgCANIOACHOCCAA6AwAIRENAACkEAAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGqB0AA6QwAIbEHAQDnDAAhygcBAPsMACHLB4AAAAAB8QdAAPIMACHICEAA6QwAIckIAQDnDAAhyggQAPAMACHLCBAA8AwAIcwIAQD7DAAhzQgCANIOACHOCCAA6AwAIRENAAD9EAAggQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHxB0AAAAAByAhAAAAAAckIAQAAAAHKCBAAAAABywgQAAAAAcwIAQAAAAHNCAIAAAABzgggAAAAAUALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAALcSACADAAAAJgAgNAAAtxIAIDUAALYSACABLQAAmBMAMAIAAAAmACAtAAC2EgAgAgAAAK0QACAtAAC1EgAgOIEHAgDmDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACFACwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAAB6wgBAAAAARwIAADkDQAgCgAA5Q0AIAsAAOYNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAECAAAAUwAgNAAAwxIAIAMAAABTACA0AADDEgAgNQAAwhIAIAEtAACXEwAwIQMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAAAAAbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhAgAAAFMAIC0AAMISACACAAAAwBIAIC0AAMESACAdGwIAgwsAIf4GAAC_EgAw_wYAAMASABCABwAAvxIAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhHRsCAIMLACH-BgAAvxIAMP8GAADAEgAQgAcAAL8SADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIRkbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhHAgAAJMNACAKAACUDQAgCwAAlQ0AIBsCAOYMACGBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEcCAAA5A0AIAoAAOUNACALAADmDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABCoEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBxAAAAABmgcEAAAAAZsHQAAAAAECAAAAUAAgNAAAzxIAIAMAAABQACA0AADPEgAgNQAAzhIAIAEtAACWEwAwEAMAAIwMACD-BgAArgwAMP8GAABOABCABwAArgwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACGXCQAArQwAIAIAAABQACAtAADOEgAgAgAAAMwSACAtAADNEgAgDv4GAADLEgAw_wYAAMwSABCABwAAyxIAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACEO_gYAAMsSADD_BgAAzBIAEIAHAADLEgAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIQqBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZkHEADwDAAhmgcEAPEMACGbB0AA8gwAIQqBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZkHEADwDAAhmgcEAPEMACGbB0AA8gwAIQqBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcQAAAAAZoHBAAAAAGbB0AAAAABJwgAAJAOACCBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAQIAAAAOACA0AADbEgAgAwAAAA4AIDQAANsSACA1AADaEgAgAS0AAJUTADAsAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQAAAAG1BwEAhAsAIcYHBACuCwAhzAcBAIQLACHNBwEAhAsAIc4HAQCECwAhzwcCAIMLACHQBwEAhAsAIdEHAQCECwAh0gcQALMLACHTBxAAswsAIdQHEACzCwAh1QcEAK4LACHWBwQArgsAIdcHEACzCwAh2AcBAJ0LACHZBxAA_gsAIdoHAQCdCwAh2wdAAJ4LACHcByAAhQsAId0HQACeCwAh3gcBAJ0LACHfB0AAngsAIeAHQACeCwAh4QdAAJ4LACHiB0AAhgsAIeMHQACeCwAhAgAAAA4AIC0AANoSACACAAAA2BIAIC0AANkSACAq_gYAANcSADD_BgAA2BIAEIAHAADXEgAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZoHBACuCwAhoQcBAJ0LACGjBxAAswsAIaQHAQCdCwAhsQcBAIQLACG1BwEAhAsAIcYHBACuCwAhzAcBAIQLACHNBwEAhAsAIc4HAQCECwAhzwcCAIMLACHQBwEAhAsAIdEHAQCECwAh0gcQALMLACHTBxAAswsAIdQHEACzCwAh1QcEAK4LACHWBwQArgsAIdcHEACzCwAh2AcBAJ0LACHZBxAA_gsAIdoHAQCdCwAh2wdAAJ4LACHcByAAhQsAId0HQACeCwAh3gcBAJ0LACHfB0AAngsAIeAHQACeCwAh4QdAAJ4LACHiB0AAhgsAIeMHQACeCwAhKv4GAADXEgAw_wYAANgSABCABwAA1xIAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHAQCdCwAh2QcQAP4LACHaBwEAnQsAIdsHQACeCwAh3AcgAIULACHdB0AAngsAId4HAQCdCwAh3wdAAJ4LACHgB0AAngsAIeEHQACeCwAh4gdAAIYLACHjB0AAngsAISaBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhJwgAAIUOACCBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhJwgAAJAOACCBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAARAFAACgEQAglQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABAgAAAAUAIDQAAOcSACADAAAABQAgNAAA5xIAIDUAAOYSACABLQAAlBMAMBUDAACMDAAgBQAA4AwAIP4GAADfDAAw_wYAAAMAEIAHAADfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAAAAAb8HAQCdCwAh8QdAAJ4LACGACAEAhAsAIYgIAQAAAAHvCAEAhAsAIfAIAQCECwAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAJ4LACH1CEAAngsAIfYIQACeCwAhAgAAAAUAIC0AAOYSACACAAAA5BIAIC0AAOUSACAT_gYAAOMSADD_BgAA5BIAEIAHAADjEgAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACG_BwEAnQsAIfEHQACeCwAhgAgBAIQLACGICAEAhAsAIe8IAQCECwAh8AgBAIQLACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAngsAIfUIQACeCwAh9ghAAJ4LACET_gYAAOMSADD_BgAA5BIAEIAHAADjEgAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACG_BwEAnQsAIfEHQACeCwAhgAgBAIQLACGICAEAhAsAIe8IAQCECwAh8AgBAIQLACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAngsAIfUIQACeCwAh9ghAAJ4LACEPlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhvwcBAPsMACHxB0AA8gwAIYAIAQDnDAAhiAgBAOcMACHvCAEA5wwAIfAIAQDnDAAh8QgAAIsRACDyCAAAjBEAIPMIAACNEQAg9AhAAPIMACH1CEAA8gwAIfYIQADyDAAhEAUAAI8RACCVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfEHQADyDAAhgAgBAOcMACGICAEA5wwAIe8IAQDnDAAh8AgBAOcMACHxCAAAixEAIPIIAACMEQAg8wgAAI0RACD0CEAA8gwAIfUIQADyDAAh9ghAAPIMACEQBQAAoBEAIJUHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHxB0AAAAABgAgBAAAAAYgIAQAAAAHvCAEAAAAB8AgBAAAAAfEIAACcEQAg8ggAAJ0RACDzCAAAnhEAIPQIQAAAAAH1CEAAAAAB9ghAAAAAAQQ0AADcEgAwoQkAAN0SADCjCQAA3xIAIKcJAADgEgAwBDQAANASADChCQAA0RIAMKMJAADTEgAgpwkAANQSADAENAAAxBIAMKEJAADFEgAwowkAAMcSACCnCQAAyBIAMAQ0AAC4EgAwoQkAALkSADCjCQAAuxIAIKcJAAC8EgAwBDQAAK8SADChCQAAsBIAMKMJAACyEgAgpwkAAKkQADAENAAAoxIAMKEJAACkEgAwowkAAKYSACCnCQAApxIAMAQ0AACXEgAwoQkAAJgSADCjCQAAmhIAIKcJAACbEgAwAzQAAJISACChCQAAkxIAIKcJAACnAgAgBDQAAIYSADChCQAAhxIAMKMJAACJEgAgpwkAAIoSADAENAAA-hEAMKEJAAD7EQAwowkAAP0RACCnCQAA_hEAMAQ0AADuEQAwoQkAAO8RADCjCQAA8REAIKcJAADyEQAwBDQAAOIRADChCQAA4xEAMKMJAADlEQAgpwkAAOYRADAENAAA1hEAMKEJAADXEQAwowkAANkRACCnCQAA2hEAMAQ0AADKEQAwoQkAAMsRADCjCQAAzREAIKcJAADOEQAwBDQAAL4RADChCQAAvxEAMKMJAADBEQAgpwkAAMIRADAAAAAAAAAAAQMAAJYQACAAAAAAAAAAAAAHAwAAlhAAIA0AAPsSACDKBwAA6gwAIMsHAADqDAAg8QcAAOoMACDMCAAA6gwAIM0IAADqDAAgAAADEAAA9g8AIL0IAADqDAAgvggAAOoMACAABwsAAOQPACCeBwAA6gwAIJ8HAADqDAAgsAgAAOoMACCyCAAA6gwAILMIAADqDAAgtQgAAOoMACAUAwAAlhAAIAgAAIYTACAKAACHEwAgCwAA5A8AIJIHAADqDAAgkwcAAOoMACCUBwAA6gwAIJcHAADqDAAgnAcAAOoMACCiBwAA6gwAIKYHAADqDAAgswcAAOoMACC2BwAA6gwAILcHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC9BwAA6gwAIL4HAADqDAAgAAEPAACsDwAgDgMAAJYQACAIAACGEwAgoQcAAOoMACCkBwAA6gwAINgHAADqDAAg2QcAAOoMACDaBwAA6gwAINsHAADqDAAg3QcAAOoMACDeBwAA6gwAIN8HAADqDAAg4AcAAOoMACDhBwAA6gwAIOMHAADqDAAgBwMAAJYQACAFAACTEwAgvwcAAOoMACDxBwAA6gwAIPQIAADqDAAg9QgAAOoMACD2CAAA6gwAIAAPlQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABJoEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGaBwQAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABsQcBAAAAAbUHAQAAAAHGBwQAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAQAAAAHRBwEAAAAB0gcQAAAAAdMHEAAAAAHUBxAAAAAB1QcEAAAAAdYHBAAAAAHXBxAAAAAB2AcBAAAAAdkHEAAAAAHaBwEAAAAB2wdAAAAAAdwHIAAAAAHdB0AAAAAB3gcBAAAAAd8HQAAAAAHgB0AAAAAB4QdAAAAAAeIHQAAAAAHjB0AAAAABCoEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBxAAAAABmgcEAAAAAZsHQAAAAAEZGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABOIEHAgAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABEIEHAgAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8QdAAAAAAcgIQAAAAAHJCAEAAAAByggQAAAAAcsIEAAAAAHMCAEAAAABzQgCAAAAAc4IIAAAAAEMgQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAH7BwEAAAABxQgBAAAAAccIAQAAAAHICEAAAAABC4EHAgAAAAGCBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAABA4EHAgAAAAHFB0AAAAABhQgQAAAAAQcNBAAAAAGVBwEAAAABqgdAAAAAAYEIAQAAAAHCCAQAAAABwwgEAAAAAcQIgAAAAAEHFYAAAAABFgQAAAABlQcBAAAAAaoHQAAAAAHBCAEAAAABwggEAAAAAcMIBAAAAAEDlQcBAAAAAcwHAQAAAAHACEAAAAABA5UHAQAAAAHFB0AAAAABvwgEAAAAAQWCBwEAAAAB-ghAAAAAAfsIQAAAAAH8CEAAAAAB_QgAAKgRACAkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAAKITACADAAAAFAAgNAAAohMAIDUAAKYTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAtAACmEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAAKcTACADlAcBAAAAAe0IAQAAAAHuCEAAAAABAwAAABQAIDQAAKcTACA1AACsEwAgJgAAABQAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAArBMAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABEQMAAJ8RACCUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABAgAAAAUAIDQAAK0TACADAAAAAwAgNAAArRMAIDUAALETACATAAAAAwAgAwAAjhEAIC0AALETACCUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8QdAAPIMACGACAEA5wwAIYgIAQDnDAAh7wgBAOcMACHwCAEA5wwAIfEIAACLEQAg8ggAAIwRACDzCAAAjREAIPQIQADyDAAh9QhAAPIMACH2CEAA8gwAIREDAACOEQAglAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfEHQADyDAAhgAgBAOcMACGICAEA5wwAIe8IAQDnDAAh8AgBAOcMACHxCAAAixEAIPIIAACMEQAg8wgAAI0RACD0CEAA8gwAIfUIQADyDAAh9ghAAPIMACEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAALITACBBAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAAtBMAIA-cBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEG4wdAAAAAAfAHBAAAAAGECAEAAAABnwgCAAAAAaAIBAAAAAGhCBAAAAABAwQBAAAAAaoHQAAAAAG_BwEAAAABAqoHQAAAAAG2CAEAAAABEgMAAPwQACCBBwIAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHxB0AAAAAByAhAAAAAAckIAQAAAAHKCBAAAAABywgQAAAAAcwIAQAAAAHNCAIAAAABzgggAAAAAQIAAABXACA0AAC6EwAgJAcAAOgSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQIAAAABACA0AAC8EwAgAwAAACMAIDQAALoTACA1AADAEwAgFAAAACMAIAMAAKMQACAtAADAEwAggQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHxB0AA8gwAIcgIQADpDAAhyQgBAOcMACHKCBAA8AwAIcsIEADwDAAhzAgBAPsMACHNCAIA0g4AIc4IIADoDAAhEgMAAKMQACCBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfEHQADyDAAhyAhAAOkMACHJCAEA5wwAIcoIEADwDAAhywgQAPAMACHMCAEA-wwAIc0IAgDSDgAhzgggAOgMACE4gQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAEDAAAAIQAgNAAAtBMAIDUAAMQTACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAtAADEEwAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACEDAAAAFAAgNAAAvBMAIDUAAMcTACAmAAAAFAAgBwAArxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADHEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAE4gQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAesIAQAAAAEDAAAAFAAgNAAAshMAIDUAAMsTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADLEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAAMwTACADAAAAFAAgNAAAzBMAIDUAANATACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADQEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAANETACADAAAAFAAgNAAA0RMAIDUAANUTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADVEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAANYTACADAAAAFAAgNAAA1hMAIDUAANoTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADaEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAANsTACADAAAAFAAgNAAA2xMAIDUAAN8TACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADfEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAAOATACADAAAAFAAgNAAA4BMAIDUAAOQTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJgAAvBEAICcAAL0RACAtAADkEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJQAAAAAGHCUAAAAABiAkBAAAAAYkJAQAAAAGKCUAAAAABiwlAAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAgAAAAGQCYAAAAABAgAAAAEAIDQAAOUTACADAAAAFAAgNAAA5RMAIDUAAOkTACAmAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICcAAL0RACAtAADpEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAFBAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAA6hMAIAMAAAAhACA0AADqEwAgNQAA7hMAIEMAAAAhACADAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBQAALYQACAVAAC3EAAgFgAAuBAAIC0AAO4TACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAAB6wgBAAAAAQIAAAAmACA0AADvEwAgAwAAACEAIDQAAO8TACA1AADzEwAgQwAAACEAIAMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBUAALcQACAWAAC4EAAgLQAA8xMAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACFBAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAAPQTACADAAAAIQAgNAAA9BMAIDUAAPgTACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAAD4EwAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACEPnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABHQMAAOMNACAIAADkDQAgCgAA5Q0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAECAAAAUwAgNAAA-hMAIAMAAAA_ACA0AAD6EwAgNQAA_hMAIB8AAAA_ACADAACSDQAgCAAAkw0AIAoAAJQNACAbAgDmDAAhLQAA_hMAIIEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhHQMAAJINACAIAACTDQAgCgAAlA0AIBsCAOYMACGBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIRUJAADGDwAgDAAAxg0AIBAAAMcNACAXAADIDQAgGAAAyQ0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAA_xMAIAMAAAAbACA0AAD_EwAgNQAAgxQAIBcAAAAbACAJAADFDwAgDAAAoQ0AIBAAAKINACAXAACjDQAgGAAApA0AIC0AAIMUACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRUJAADFDwAgDAAAoQ0AIBAAAKINACAXAACjDQAgGAAApA0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhJAcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQIAAAABACA0AACEFAAgAwAAABQAIDQAAIQUACA1AACIFAAgJgAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAAiBQAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABFQkAAMYPACAMAADGDQAgEAAAxw0AIBcAAMgNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQIAAAAdACA0AACJFAAgAwAAABsAIDQAAIkUACA1AACNFAAgFwAAABsAIAkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAZAAClDQAgLQAAjRQAIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhFQkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAZAAClDQAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYEIAQD7DAAhhAgBAOcMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEBwgdAAAAAAQsJAQAAAAEOAACeDwAgwgMAAJ0PACCUBwEAAAABsQcBAAAAAcIHQAAAAAGKCAEAAAABiwgBAAAAAYwIAQAAAAGNCIAAAAABjggBAAAAAQIAAADPBQAgNAAAjxQAIAMAAADbBQAgNAAAjxQAIDUAAJMUACANAAAA2wUAIAkBAOcMACEOAACFDwAgLQAAkxQAIMIDAACEDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhiggBAOcMACGLCAEA5wwAIYwIAQDnDAAhjQiAAAAAAY4IAQD7DAAhCwkBAOcMACEOAACFDwAgwgMAAIQPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGKCAEA5wwAIYsIAQDnDAAhjAgBAOcMACGNCIAAAAABjggBAPsMACELCQEAAAABDgAAng8AIMEDAACcDwAglAcBAAAAAbEHAQAAAAHCB0AAAAABiggBAAAAAYsIAQAAAAGMCAEAAAABjQiAAAAAAY4IAQAAAAECAAAAzwUAIDQAAJQUACADAAAA2wUAIDQAAJQUACA1AACYFAAgDQAAANsFACAJAQDnDAAhDgAAhQ8AIC0AAJgUACDBAwAAgw8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQsJAQDnDAAhDgAAhQ8AIMEDAACDDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhiggBAOcMACGLCAEA5wwAIYwIAQDnDAAhjQiAAAAAAY4IAQD7DAAhCwkBAAAAAcEDAACcDwAgwgMAAJ0PACCUBwEAAAABsQcBAAAAAcIHQAAAAAGKCAEAAAABiwgBAAAAAYwIAQAAAAGNCIAAAAABjggBAAAAAQIAAADPBQAgNAAAmRQAIAMAAADbBQAgNAAAmRQAIDUAAJ0UACANAAAA2wUAIAkBAOcMACEtAACdFAAgwQMAAIMPACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQsJAQDnDAAhwQMAAIMPACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIRUJAADGDwAgDAAAxg0AIBAAAMcNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAAnhQAIAMAAAAbACA0AACeFAAgNQAAohQAIBcAAAAbACAJAADFDwAgDAAAoQ0AIBAAAKINACAYAACkDQAgGQAApQ0AIC0AAKIUACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRUJAADFDwAgDAAAoQ0AIBAAAKINACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhJAcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQIAAAABACA0AACjFAAgAwAAABQAIDQAAKMUACA1AACnFAAgJgAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAApxQAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABAoIHAQAAAAHkBwEAAAABAoIHAQAAAAGyBwEAAAABB4QFAAC-DgAggQcCAAAAAZUHAQAAAAGWBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAABAgAAAPkHACA0AACqFAAgAwAAAIYIACA0AACqFAAgNQAArhQAIAkAAACGCAAgLQAArhQAIIQFAACkDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhB4QFAACkDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhB4UFAAC_DgAggQcCAAAAAZUHAQAAAAGWBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAABAgAAAPkHACA0AACvFAAgAwAAAIYIACA0AACvFAAgNQAAsxQAIAkAAACGCAAgLQAAsxQAIIUFAAClDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhB4UFAAClDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhJAcAAOgSACANAADsEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQIAAAABACA0AAC0FAAgBpQHAQAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQMAAAAUACA0AAC0FAAgNQAAuRQAICYAAAAUACAHAACvEQAgDQAAsxEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AALkUACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABJAcAAK8RACANAACzEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAASQHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhglAAAAAAYcJQAAAAAGICQEAAAABiQkBAAAAAYoJQAAAAAGLCUAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkCAAAAAZAJgAAAAAECAAAAAQAgNAAAuhQAIAaUBwEAAAABogcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEGgQcCAAAAAZQHAQAAAAGnBwEAAAABqAeAAAAAAakHQAAAAAGqB0AAAAABQQMAAMMQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAAL4UACAOgQcCAAAAAYIHAQAAAAGeBwEAAAABnwdAAAAAAaoHQAAAAAGxBwEAAAABrggEAAAAAa8IBAAAAAGwCBAAAAABsQggAAAAAbIIEAAAAAGzCEAAAAABtAggAAAAAbUIQAAAAAECAAAA2wMAIDQAAMAUACADgQcCAAAAAcwHAQAAAAGDCEAAAAABQQMAAMMQACALAADFEAAgDgAAxBAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAAMMUACADAAAAIQAgNAAAwxQAIDUAAMcUACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAADHFAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACEF4wdAAAAAAYEIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAEDAAAAIQAgNAAAvhQAIDUAAMsUACBDAAAAIQAgAwAAsRAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAADLFAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAACxEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACEDAAAA3gMAIDQAAMAUACA1AADOFAAgEAAAAN4DACAtAADOFAAggQcCAOYMACGCBwEA5wwAIZ4HAQD7DAAhnwdAAPIMACGqB0AA6QwAIbEHAQDnDAAhrggEAPEMACGvCAQA8QwAIbAIEACRDQAhsQggAOgMACGyCBAAkQ0AIbMIQADyDAAhtAggAOgMACG1CEAA8gwAIQ6BBwIA5gwAIYIHAQDnDAAhngcBAPsMACGfB0AA8gwAIaoHQADpDAAhsQcBAOcMACGuCAQA8QwAIa8IBADxDAAhsAgQAJENACGxCCAA6AwAIbIIEACRDQAhswhAAPIMACG0CCAA6AwAIbUIQADyDAAhD5wHBAAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQMAAAAUACA0AAC6FAAgNQAA0hQAICYAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AANIUACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABJAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJQADyDAAhhwlAAPIMACGICQEA5wwAIYkJAQDnDAAhiglAAPIMACGLCUAA8gwAIYwJAQD7DAAhjQlAAPIMACGOCUAA8gwAIY8JAgDmDAAhkAmAAAAAAR0DAADjDQAgCAAA5A0AIAsAAOYNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAgAAAFMAIDQAANMUACADAAAAPwAgNAAA0xQAIDUAANcUACAfAAAAPwAgAwAAkg0AIAgAAJMNACALAACVDQAgGwIA5gwAIS0AANcUACCBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIR0DAACSDQAgCAAAkw0AIAsAAJUNACAbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEoAwAAjw4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAQIAAAAOACA0AADYFAAgHQMAAOMNACAKAADlDQAgCwAA5g0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAECAAAAUwAgNAAA2hQAIAMAAAAMACA0AADYFAAgNQAA3hQAICoAAAAMACADAACEDgAgLQAA3hQAIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGaBwQA8QwAIaEHAQD7DAAhowcQAPAMACGkBwEA-wwAIbEHAQDnDAAhtQcBAOcMACHGBwQA8QwAIcwHAQDnDAAhzQcBAOcMACHOBwEA5wwAIc8HAgDmDAAh0AcBAOcMACHRBwEA5wwAIdIHEADwDAAh0wcQAPAMACHUBxAA8AwAIdUHBADxDAAh1gcEAPEMACHXBxAA8AwAIdgHAQD7DAAh2QcQAJENACHaBwEA-wwAIdsHQADyDAAh3AcgAOgMACHdB0AA8gwAId4HAQD7DAAh3wdAAPIMACHgB0AA8gwAIeEHQADyDAAh4gdAAOkMACHjB0AA8gwAISgDAACEDgAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhAwAAAD8AIDQAANoUACA1AADhFAAgHwAAAD8AIAMAAJINACAKAACUDQAgCwAAlQ0AIBsCAOYMACEtAADhFAAggQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEdAwAAkg0AIAoAAJQNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhJAcAAOgSACANAADsEgAgGwAA6RIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCUAAAAABhwlAAAAAAYgJAQAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQIAAAABkAmAAAAAAQIAAAABACA0AADiFAAgAwAAABQAIDQAAOIUACA1AADmFAAgJgAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAA5hQAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCUAA8gwAIYcJQADyDAAhiAkBAOcMACGJCQEA5wwAIYoJQADyDAAhiwlAAPIMACGMCQEA-wwAIY0JQADyDAAhjglAAPIMACGPCQIA5gwAIZAJgAAAAAEkBwAArxEAIA0AALMRACAbAACwEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhglAAPIMACGHCUAA8gwAIYgJAQDnDAAhiQkBAOcMACGKCUAA8gwAIYsJQADyDAAhjAkBAPsMACGNCUAA8gwAIY4JQADyDAAhjwkCAOYMACGQCYAAAAABEAYAIwcGAg1VDBsPBRxRGR1UBx5YDR9cGiBeGyFiHCJmHSNqHiRuHyVyICZ2ISd6IgMDAAEFCgMGAAQBBAACAQULAAMDAAEGABgIEwYCCQAHGgAFBQMVAQYAFwgWBgoaCAseCQEJAAcHBgAWCUAHDAAKECIMF0QUGEYVGUcPAgYACwsfCQELIAAKAwABBgATCykJDiQNES0PEjEQEzMRFDcSFTgMFjkMAwMAAQYADg0nDAENKAACDwAJEAAMARAADAEQAAwBEAAMBQs6ABE7ABI8ABQ9ABY-AAEPAAkBDwAJAhdIABlJAAMISgAKSwALTAABCE0AAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQ4HewANfwAbfAAcfQAdfgAegAEAH4EBACGCAQAigwEAI4QBACSFAQAlhgEAJocBACeIAQAAAAAFBgAoOgApOwAqPAArPQAsAAAAAAAFBgAoOgApOwAqPAArPQAsAQMAAQEDAAEFBgAxOgAyOwAzPAA0PQA1AAAAAAAFBgAxOgAyOwAzPAA0PQA1AQMAAQEDAAEDBgA6PAA7PQA8AAAAAwYAOjwAOz0APAEEAAIBBAACAwYAQTwAQj0AQwAAAAMGAEE8AEI9AEMDAwABDusBDRXsAQwDAwABDvIBDRXzAQwFBgBIOgBJOwBKPABLPQBMAAAAAAAFBgBIOgBJOwBKPABLPQBMAQMAAQEDAAEFBgBROgBSOwBTPABUPQBVAAAAAAAFBgBROgBSOwBTPABUPQBVAQMAAQEDAAEFBgBaOgBbOwBcPABdPQBeAAAAAAAFBgBaOgBbOwBcPABdPQBeAQMAAQEDAAEDBgBjPABkPQBlAAAAAwYAYzwAZD0AZQEDAAEBAwABBQYAajoAazsAbDwAbT0AbgAAAAAABQYAajoAazsAbDwAbT0AbgEDAAEBAwABBQYAczoAdDsAdTwAdj0AdwAAAAAABQYAczoAdDsAdTwAdj0AdwEDAAEBAwABAwYAfDwAfT0AfgAAAAMGAHw8AH09AH4BAwABAQMAAQUGAIMBOgCEATsAhQE8AIYBPQCHAQAAAAAABQYAgwE6AIQBOwCFATwAhgE9AIcBARAADAEQAAwFBgCMAToAjQE7AI4BPACPAT0AkAEAAAAAAAUGAIwBOgCNATsAjgE8AI8BPQCQAQEQAAwBEAAMAwYAlQE8AJYBPQCXAQAAAAMGAJUBPACWAT0AlwEBEAAMARAADAMGAJwBPACdAT0AngEAAAADBgCcATwAnQE9AJ4BAAAFBgCjAToApAE7AKUBPACmAT0ApwEAAAAAAAUGAKMBOgCkATsApQE8AKYBPQCnAQAAAAUGAK0BOgCuATsArwE8ALABPQCxAQAAAAAABQYArQE6AK4BOwCvATwAsAE9ALEBAAAABQYAtwE6ALgBOwC5ATwAugE9ALsBAAAAAAAFBgC3AToAuAE7ALkBPAC6AT0AuwEAAAADBgDBATwAwgE9AMMBAAAAAwYAwQE8AMIBPQDDAQMJygQHDAAKEMkEDAMJ0QQHDAAKENAEDAUGAMgBOgDJATsAygE8AMsBPQDMAQAAAAAABQYAyAE6AMkBOwDKATwAywE9AMwBAg8ACRAADAIPAAkQAAwFBgDRAToA0gE7ANMBPADUAT0A1QEAAAAAAAUGANEBOgDSATsA0wE8ANQBPQDVAQAAAAUGANsBOgDcATsA3QE8AN4BPQDfAQAAAAAABQYA2wE6ANwBOwDdATwA3gE9AN8BAQMAAQEDAAEFBgDkAToA5QE7AOYBPADnAT0A6AEAAAAAAAUGAOQBOgDlATsA5gE8AOcBPQDoAQEPAAkBDwAJBQYA7QE6AO4BOwDvATwA8AE9APEBAAAAAAAFBgDtAToA7gE7AO8BPADwAT0A8QEAAAADBgD3ATwA-AE9APkBAAAAAwYA9wE8APgBPQD5AQQGAP8BDtgF_gHBA9IF_AHCA9YF_QEBwAMA-wEBwAMA-wEBwAMA-wEBwgPZBQAAAAMGAIMCPACEAj0AhQIAAAADBgCDAjwAhAI9AIUCAAAABQYAiwI6AIwCOwCNAjwAjgI9AI8CAAAAAAAFBgCLAjoAjAI7AI0CPACOAj0AjwIBwAMA-wEBwAMA-wEDBgCUAjwAlQI9AJYCAAAAAwYAlAI8AJUCPQCWAgHAAwD7AQHAAwD7AQMGAJsCPACcAj0AnQIAAAADBgCbAjwAnAI9AJ0CAcADAPsBAcADAPsBBQYAogI6AKMCOwCkAjwApQI9AKYCAAAAAAAFBgCiAjoAowI7AKQCPAClAj0ApgIAAAAFBgCsAjoArQI7AK4CPACvAj0AsAIAAAAAAAUGAKwCOgCtAjsArgI8AK8CPQCwAgEPAAkBDwAJBQYAtQI6ALYCOwC3AjwAuAI9ALkCAAAAAAAFBgC1AjoAtgI7ALcCPAC4Aj0AuQIAAAAFBgC_AjoAwAI7AMECPADCAj0AwwIAAAAAAAUGAL8COgDAAjsAwQI8AMICPQDDAgAAAAUGAMkCOgDKAjsAywI8AMwCPQDNAgAAAAAABQYAyQI6AMoCOwDLAjwAzAI9AM0CAAAABQYA0wI6ANQCOwDVAjwA1gI9ANcCAAAAAAAFBgDTAjoA1AI7ANUCPADWAj0A1wIAAAADBgDdAjwA3gI9AN8CAAAAAwYA3QI8AN4CPQDfAgEDAAEBAwABBQYA5AI6AOUCOwDmAjwA5wI9AOgCAAAAAAAFBgDkAjoA5QI7AOYCPADnAj0A6AIDBgDtAoQF_gfrAoUFggjsAgGDBQDqAgGDBQDqAgKEBYMIAIUFhAgAAAAFBgDxAjoA8gI7APMCPAD0Aj0A9QIAAAAAAAUGAPECOgDyAjsA8wI8APQCPQD1AgGDBQDqAgGDBQDqAgUGAPoCOgD7AjsA_AI8AP0CPQD-AgAAAAAABQYA-gI6APsCOwD8AjwA_QI9AP4CAYMFAOoCAYMFAOoCBQYAgwM6AIQDOwCFAzwAhgM9AIcDAAAAAAAFBgCDAzoAhAM7AIUDPACGAz0AhwMBAwABAQMAAQUGAIwDOgCNAzsAjgM8AI8DPQCQAwAAAAAABQYAjAM6AI0DOwCOAzwAjwM9AJADAAAABQYAlgM6AJcDOwCYAzwAmQM9AJoDAAAAAAAFBgCWAzoAlwM7AJgDPACZAz0AmgMAAAAFBgCgAzoAoQM7AKIDPACjAz0ApAMAAAAAAAUGAKADOgChAzsAogM8AKMDPQCkAwAAAwYAqQM8AKoDPQCrAwAAAAMGAKkDPACqAz0AqwMAAAAFBgCxAzoAsgM7ALMDPAC0Az0AtQMAAAAAAAUGALEDOgCyAzsAswM8ALQDPQC1AwAAAwYAugM8ALsDPQC8AwAAAAMGALoDPAC7Az0AvAMAAAADBgDCAzwAwwM9AMQDAAAAAwYAwgM8AMMDPQDEAwED8gkBAQP4CQEFBgDJAzoAygM7AMsDPADMAz0AzQMAAAAAAAUGAMkDOgDKAzsAywM8AMwDPQDNAwEJAAcBCQAHBQYA0gM6ANMDOwDUAzwA1QM9ANYDAAAAAAAFBgDSAzoA0wM7ANQDPADVAz0A1gMCCQAHGgAFAgkABxoABQUGANsDOgDcAzsA3QM8AN4DPQDfAwAAAAAABQYA2wM6ANwDOwDdAzwA3gM9AN8DAAAABQYA5QM6AOYDOwDnAzwA6AM9AOkDAAAAAAAFBgDlAzoA5gM7AOcDPADoAz0A6QMBAwABAQMAAQUGAO4DOgDvAzsA8AM8APEDPQDyAwAAAAAABQYA7gM6AO8DOwDwAzwA8QM9APIDAAAABQYA-AM6APkDOwD6AzwA-wM9APwDAAAAAAAFBgD4AzoA-QM7APoDPAD7Az0A_AMoAgEpiQEBKosBASuMAQEsjQEBLo8BAS-RASQwkgElMZQBATKWASQzlwEmNpgBATeZAQE4mgEkPp0BJz-eAS1AnwEiQaABIkKhASJDogEiRKMBIkWlASJGpwEkR6gBLkiqASJJrAEkSq0BL0uuASJMrwEiTbABJE6zATBPtAE2ULUBAlG2AQJStwECU7gBAlS5AQJVuwECVr0BJFe-ATdYwAECWcIBJFrDAThbxAECXMUBAl3GASReyQE5X8oBPWDLAQNhzAEDYs0BA2POAQNkzwEDZdEBA2bTASRn1AE-aNYBA2nYASRq2QE_a9oBA2zbAQNt3AEkbt8BQG_gAURw4QEMceIBDHLjAQxz5AEMdOUBDHXnAQx26QEkd-oBRXjuAQx58AEkevEBRnv0AQx89QEMffYBJH75AUd_-gFNgAH7AQ2BAfwBDYIB_QENgwH-AQ2EAf8BDYUBgQINhgGDAiSHAYQCTogBhgINiQGIAiSKAYkCT4sBigINjAGLAg2NAYwCJI4BjwJQjwGQAlaQAZECGpEBkgIakgGTAhqTAZQCGpQBlQIalQGXAhqWAZkCJJcBmgJXmAGcAhqZAZ4CJJoBnwJYmwGgAhqcAaECGp0BogIkngGlAlmfAaYCX6ABqAIboQGpAhuiAasCG6MBrAIbpAGtAhulAa8CG6YBsQIkpwGyAmCoAbQCG6kBtgIkqgG3AmGrAbgCG6wBuQIbrQG6AiSuAb0CYq8BvgJmsAG_Ah6xAcACHrIBwQIeswHCAh60AcMCHrUBxQIetgHHAiS3AcgCZ7gBygIeuQHMAiS6Ac0CaLsBzgIevAHPAh69AdACJL4B0wJpvwHUAm_AAdUCH8EB1gIfwgHXAh_DAdgCH8QB2QIfxQHbAh_GAd0CJMcB3gJwyAHgAh_JAeICJMoB4wJxywHkAh_MAeUCH80B5gIkzgHpAnLPAeoCeNAB6wIg0QHsAiDSAe0CINMB7gIg1AHvAiDVAfECINYB8wIk1wH0AnnYAfYCINkB-AIk2gH5AnrbAfoCINwB-wIg3QH8AiTeAf8Ce98BgAN_4AGBAyHhAYIDIeIBgwMh4wGEAyHkAYUDIeUBhwMh5gGJAyTnAYoDgAHoAYwDIekBjgMk6gGPA4EB6wGQAyHsAZEDIe0BkgMk7gGVA4IB7wGWA4gB8AGYAxHxAZkDEfIBmwMR8wGcAxH0AZ0DEfUBnwMR9gGhAyT3AaIDiQH4AaQDEfkBpgMk-gGnA4oB-wGoAxH8AakDEf0BqgMk_gGtA4sB_wGuA5EBgAKvAxKBArADEoICsQMSgwKyAxKEArMDEoUCtQMShgK3AySHArgDkgGIAroDEokCvAMkigK9A5MBiwK-AxKMAr8DEo0CwAMkjgLDA5QBjwLEA5gBkALFAxCRAsYDEJICxwMQkwLIAxCUAskDEJUCywMQlgLNAySXAs4DmQGYAtADEJkC0gMkmgLTA5oBmwLUAxCcAtUDEJ0C1gMkngLZA5sBnwLaA58BoALcAwqhAt0DCqIC4AMKowLhAwqkAuIDCqUC5AMKpgLmAySnAucDoAGoAukDCqkC6wMkqgLsA6EBqwLtAwqsAu4DCq0C7wMkrgLyA6IBrwLzA6gBsAL1A6kBsQL2A6kBsgL5A6kBswL6A6kBtAL7A6kBtQL9A6kBtgL_AyS3AoAEqgG4AoIEqQG5AoQEJLoChQSrAbsChgSpAbwChwSpAb0CiAQkvgKLBKwBvwKMBLIBwAKOBLMBwQKPBLMBwgKSBLMBwwKTBLMBxAKUBLMBxQKWBLMBxgKYBCTHApkEtAHIApsEswHJAp0EJMoCngS1AcsCnwSzAcwCoASzAc0CoQQkzgKkBLYBzwKlBLwB0AKnBL0B0QKoBL0B0gKrBL0B0wKsBL0B1AKtBL0B1QKvBL0B1gKxBCTXArIEvgHYArQEvQHZArYEJNoCtwS_AdsCuAS9AdwCuQS9Ad0CugQk3gK9BMAB3wK-BMQB4AK_BAnhAsAECeICwQQJ4wLCBAnkAsMECeUCxQQJ5gLHBCTnAsgExQHoAswECekCzgQk6gLPBMYB6wLSBAnsAtMECe0C1AQk7gLXBMcB7wLYBM0B8ALZBA_xAtoED_IC2wQP8wLcBA_0At0ED_UC3wQP9gLhBCT3AuIEzgH4AuQED_kC5gQk-gLnBM8B-wLoBA_8AukED_0C6gQk_gLtBNAB_wLuBNYBgAPwBNcBgQPxBNcBggP0BNcBgwP1BNcBhAP2BNcBhQP4BNcBhgP6BCSHA_sE2AGIA_0E1wGJA_8EJIoDgAXZAYsDgQXXAYwDggXXAY0DgwUkjgOGBdoBjwOHBeABkAOIBR2RA4kFHZIDigUdkwOLBR2UA4wFHZUDjgUdlgOQBSSXA5EF4QGYA5MFHZkDlQUkmgOWBeIBmwOXBR2cA5gFHZ0DmQUkngOcBeMBnwOdBekBoAOfBRWhA6AFFaIDogUVowOjBRWkA6QFFaUDpgUVpgOoBSSnA6kF6gGoA6sFFakDrQUkqgOuBesBqwOvBRWsA7AFFa0DsQUkrgO0BewBrwO1BfIBsAO3BfMBsQO4BfMBsgO7BfMBswO8BfMBtAO9BfMBtQO_BfMBtgPBBSS3A8IF9AG4A8QF8wG5A8YFJLoDxwX1AbsDyAXzAbwDyQXzAb0DygUkvgPNBfYBvwPOBfoBwwPQBfsBxAPaBfsBxQPdBfsBxgPeBfsBxwPfBfsByAPhBfsByQPjBSTKA-QFgALLA-YF-wHMA-gFJM0D6QWBAs4D6gX7Ac8D6wX7AdAD7AUk0QPvBYIC0gPwBYYC0wPyBYcC1APzBYcC1QP2BYcC1gP3BYcC1wP4BYcC2AP6BYcC2QP8BSTaA_0FiALbA_8FhwLcA4EGJN0DggaJAt4DgwaHAt8DhAaHAuADhQYk4QOIBooC4gOJBpAC4wOLBvwB5AOMBvwB5QOOBvwB5gOPBvwB5wOQBvwB6AOSBvwB6QOUBiTqA5UGkQLrA5cG_AHsA5kGJO0DmgaSAu4Dmwb8Ae8DnAb8AfADnQYk8QOgBpMC8gOhBpcC8wOiBv0B9AOjBv0B9QOkBv0B9gOlBv0B9wOmBv0B-AOoBv0B-QOqBiT6A6sGmAL7A60G_QH8A68GJP0DsAaZAv4DsQb9Af8Dsgb9AYAEswYkgQS2BpoCggS3Bp4CgwS5Bv4BhAS6Bv4BhQS8Bv4BhgS9Bv4BhwS-Bv4BiATABv4BiQTCBiSKBMMGnwKLBMUG_gGMBMcGJI0EyAagAo4EyQb-AY8Eygb-AZAEywYkkQTOBqECkgTPBqcCkwTRBqgClATSBqgClQTVBqgClgTWBqgClwTXBqgCmATZBqgCmQTbBiSaBNwGqQKbBN4GqAKcBOAGJJ0E4QaqAp4E4gaoAp8E4waoAqAE5AYkoQTnBqsCogToBrECowTpBhSkBOoGFKUE6wYUpgTsBhSnBO0GFKgE7wYUqQTxBiSqBPIGsgKrBPQGFKwE9gYkrQT3BrMCrgT4BhSvBPkGFLAE-gYksQT9BrQCsgT-BroCswSAB7sCtASBB7sCtQSEB7sCtgSFB7sCtwSGB7sCuASIB7sCuQSKByS6BIsHvAK7BI0HuwK8BI8HJL0EkAe9Ar4EkQe7Ar8Ekge7AsAEkwckwQSWB74CwgSXB8QCwwSZB8UCxASaB8UCxQSdB8UCxgSeB8UCxwSfB8UCyAShB8UCyQSjByTKBKQHxgLLBKYHxQLMBKgHJM0EqQfHAs4EqgfFAs8EqwfFAtAErAck0QSvB8gC0gSwB84C0wSyB88C1ASzB88C1QS2B88C1gS3B88C1wS4B88C2AS6B88C2QS8ByTaBL0H0ALbBL8HzwLcBMEHJN0EwgfRAt4EwwfPAt8ExAfPAuAExQck4QTIB9IC4gTJB9gC4wTLB9kC5ATMB9kC5QTPB9kC5gTQB9kC5wTRB9kC6ATTB9kC6QTVByTqBNYH2gLrBNgH2QLsBNoHJO0E2wfbAu4E3AfZAu8E3QfZAvAE3gck8QThB9wC8gTiB-AC8wTjBxz0BOQHHPUE5Qcc9gTmBxz3BOcHHPgE6Qcc-QTrByT6BOwH4QL7BO4HHPwE8Ack_QTxB-IC_gTyBxz_BPMHHIAF9AckgQX3B-MCggX4B-kChgX6B-oChwWFCOoCiAWICOoCiQWJCOoCigWKCOoCiwWMCOoCjAWOCCSNBY8I7gKOBZEI6gKPBZMIJJAFlAjvApEFlQjqApIFlgjqApMFlwgklAWaCPAClQWbCPYClgWcCOwClwWdCOwCmAWeCOwCmQWfCOwCmgWgCOwCmwWiCOwCnAWkCCSdBaUI9wKeBacI7AKfBakIJKAFqgj4AqEFqwjsAqIFrAjsAqMFrQgkpAWwCPkCpQWxCP8CpgWyCOsCpwWzCOsCqAW0COsCqQW1COsCqgW2COsCqwW4COsCrAW6CCStBbsIgAOuBb0I6wKvBb8IJLAFwAiBA7EFwQjrArIFwgjrArMFwwgktAXGCIIDtQXHCIgDtgXICAW3BckIBbgFyggFuQXLCAW6BcwIBbsFzggFvAXQCCS9BdEIiQO-BdMIBb8F1QgkwAXWCIoDwQXXCAXCBdgIBcMF2QgkxAXcCIsDxQXdCJEDxgXfCJIDxwXgCJIDyAXjCJIDyQXkCJIDygXlCJIDywXnCJIDzAXpCCTNBeoIkwPOBewIkgPPBe4IJNAF7wiUA9EF8AiSA9IF8QiSA9MF8ggk1AX1CJUD1QX2CJsD1gX4CJwD1wX5CJwD2AX8CJwD2QX9CJwD2gX-CJwD2wWACZwD3AWCCSTdBYMJnQPeBYUJnAPfBYcJJOAFiAmeA-EFiQmcA-IFigmcA-MFiwkk5AWOCZ8D5QWPCaUD5gWRCaYD5wWSCaYD6AWVCaYD6QWWCaYD6gWXCaYD6wWZCaYD7AWbCSTtBZwJpwPuBZ0JpgPvBZ4JJPAFoQmoA_EFogmsA_IFpAmtA_MFpQmtA_QFqAmtA_UFqQmtA_YFqgmtA_cFrAmtA_gFrgkk-QWvCa4D-gWxCa0D-wWzCST8BbQJrwP9BbUJrQP-BbYJrQP_BbcJJIAGugmwA4EGuwm2A4IGvQm3A4MGvgm3A4QGwQm3A4UGwgm3A4YGwwm3A4cGxQm3A4gGxwkkiQbICbgDigbJCbcDiwbKCSSMBs0JuQONBs4JvQOOBtAJvgOPBtEJvgOQBtQJvgORBtUJvgOSBtYJvgOTBtgJvgOUBtoJJJUG2wm_A5YG3Qm-A5cG3wkkmAbgCcADmQbhCb4DmgbiCb4DmwbjCSScBuYJwQOdBucJxQOeBugJB58G6QkHoAbqCQehBusJB6IG7AkHowbuCQekBvAJJKUG8QnGA6YG9AkHpwb2CSSoBvcJxwOpBvkJB6oG-gkHqwb7CSSsBv4JyAOtBv8JzgOuBoAKCK8GgQoIsAaCCgixBoMKCLIGhAoIswaGCgi0BogKJLUGiQrPA7YGiwoItwaNCiS4Bo4K0AO5Bo8KCLoGkAoIuwaRCiS8BpQK0QO9BpUK1wO-BpYKBr8GlwoGwAaYCgbBBpkKBsIGmgoGwwacCgbEBp4KJMUGnwrYA8YGoQoGxwajCiTIBqQK2QPJBqUKBsoGpgoGywanCiTMBqoK2gPNBqsK4APOBq0K4QPPBq4K4QPQBrEK4QPRBrIK4QPSBrMK4QPTBrUK4QPUBrcKJNUGuAriA9YGugrhA9cGvAok2Aa9CuMD2Qa-CuED2ga_CuED2wbACiTcBsMK5APdBsQK6gPeBsUKGd8GxgoZ4AbHChnhBsgKGeIGyQoZ4wbLChnkBs0KJOUGzgrrA-YG0AoZ5wbSCiToBtMK7APpBtQKGeoG1QoZ6wbWCiTsBtkK7QPtBtoK8wPuBtwK9APvBt0K9APwBuAK9APxBuEK9APyBuIK9APzBuQK9AP0BuYKJPUG5wr1A_YG6Qr0A_cG6wok-AbsCvYD-QbtCvQD-gbuCvQD-wbvCiT8BvIK9wP9BvMK_QM"
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
  ChargePositionScalarFieldEnum: () => ChargePositionScalarFieldEnum,
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
  ChargePosition: "ChargePosition",
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
var ChargePositionScalarFieldEnum = {
  onlyRow: "onlyRow",
  ahead: "ahead"
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
