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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"requests","kind":"object","type":"ChannelRequest","relationName":"ChannelActionToChannelRequest"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelRequest":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelRequest"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"request","kind":"scalar","type":"Json"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"channel_requests","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","action","requests","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelRequest.findUnique","ChannelRequest.findUniqueOrThrow","ChannelRequest.findFirst","ChannelRequest.findFirstOrThrow","ChannelRequest.findMany","ChannelRequest.createOne","ChannelRequest.createMany","ChannelRequest.createManyAndReturn","ChannelRequest.updateOne","ChannelRequest.updateMany","ChannelRequest.updateManyAndReturn","ChannelRequest.upsertOne","ChannelRequest.deleteOne","ChannelRequest.deleteMany","ChannelRequest.groupBy","ChannelRequest.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","bodyHash","request","answeredAt","createdAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","sentAt","endedAt","lineage","chargeId","lineage_key","onlyRow","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","at","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_bodyHash","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "rhTsA6wGKAcAAJoMACANAAD4CwAgGwAAmwwAIBwAAJwMACAdAACdDAAgHgAAngwAIB8AAJ8MACAgAACgDAAgIQAAoQwAICIAAKIMACAjAACjDAAgJAAApAwAICUAAKUMACAmAACmDAAgJwAApwwAIOIGAACZDAAw4wYAABQAEOQGAACZDAAwjgdAANoKACGVBwEAAAABqwhAANoKACHhCAEA2AoAIeIIAQAAAAHjCAEA2AoAIeQIAQDxCgAh5QgBAPEKACHmCAEA8QoAIecIAQDxCgAh6AhAAPIKACHpCEAA8goAIeoIQADyCgAh6wgBANgKACHsCAEA2AoAIe0IQADyCgAh7ghAAPIKACHvCAEA8QoAIfAIQADyCgAh8QhAAPIKACHyCAIA1woAIfMIAACHCwAgAQAAAAEAIBUDAADcCwAgBQAAsAwAIOIGAACvDAAw4wYAAAMAEOQGAACvDAAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAhlQcBANgKACGjBwEA8QoAIdMHQADyCgAh4gcBANgKACHqBwEA2AoAIdIIAQDYCgAh0wgBANgKACHUCAAA5QsAINUIAADlCwAg1ggAAOULACDXCEAA8goAIdgIQADyCgAh2QhAAPIKACEHAwAA3g8AIAUAANsSACCjBwAAugwAINMHAAC6DAAg1wgAALoMACDYCAAAugwAINkIAAC6DAAgFQMAANwLACAFAACwDAAg4gYAAK8MADDjBgAAAwAQ5AYAAK8MADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGVBwEAAAABowcBAPEKACHTB0AA8goAIeIHAQDYCgAh6gcBAAAAAdIIAQDYCgAh0wgBANgKACHUCAAA5QsAINUIAADlCwAg1ggAAOULACDXCEAA8goAIdgIQADyCgAh2QhAAPIKACEDAAAAAwAgAQAABAAwAgAABQAgCAQAAK4MACDiBgAArQwAMOMGAAAHABDkBgAArQwAMPgGAQDYCgAhzwgBANgKACHQCAEA2AoAIdEIQADaCgAhAQQAANoSACAJBAAArgwAIOIGAACtDAAw4wYAAAcAEOQGAACtDAAw-AYBANgKACHPCAEA2AoAIdAIAQDYCgAh0QhAANoKACGBCQAArAwAIAMAAAAHACABAAAIADACAAAJACABAAAABwAgLAMAANwLACAIAAD7CwAg4gYAAKsMADDjBgAADAAQ5AYAAKsMADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_gYEAIILACGFBwEA8QoAIYcHEACDCwAhiAcBAPEKACGVBwEA2AoAIZkHAQDYCgAhqAcEAIILACGuBwEA2AoAIa8HAQDYCgAhsAcBANgKACGxBwIA1woAIbIHAQDYCgAhswcBANgKACG0BxAAgwsAIbUHEACDCwAhtgcQAIMLACG3BwQAggsAIbgHBACCCwAhuQcQAIMLACG6BwEA8QoAIbsHEADOCwAhvAcBAPEKACG9B0AA8goAIb4HIADZCgAhvwdAAPIKACHABwEA8QoAIcEHQADyCgAhwgdAAPIKACHDB0AA8goAIcQHQADaCgAhxQdAAPIKACEOAwAA3g8AIAgAAM4SACCFBwAAugwAIIgHAAC6DAAgugcAALoMACC7BwAAugwAILwHAAC6DAAgvQcAALoMACC_BwAAugwAIMAHAAC6DAAgwQcAALoMACDCBwAAugwAIMMHAAC6DAAgxQcAALoMACAsAwAA3AsAIAgAAPsLACDiBgAAqwwAMOMGAAAMABDkBgAAqwwAMOUGAgDXCgAh9gYBANgKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAh_AYQAIMLACH-BgQAggsAIYUHAQDxCgAhhwcQAIMLACGIBwEA8QoAIZUHAQAAAAGZBwEA2AoAIagHBACCCwAhrgcBANgKACGvBwEA2AoAIbAHAQDYCgAhsQcCANcKACGyBwEA2AoAIbMHAQDYCgAhtAcQAIMLACG1BxAAgwsAIbYHEACDCwAhtwcEAIILACG4BwQAggsAIbkHEACDCwAhugcBAPEKACG7BxAAzgsAIbwHAQDxCgAhvQdAAPIKACG-ByAA2QoAIb8HQADyCgAhwAcBAPEKACHBB0AA8goAIcIHQADyCgAhwwdAAPIKACHEB0AA2goAIcUHQADyCgAhAwAAAAwAIAEAAA0AMAIAAA4AIAwJAACYDAAgGgAAqgwAIOIGAACpDAAw4wYAABAAEOQGAACpDAAw-AYBANgKACGFBwEA2AoAIYYHAQDYCgAhhwcQAIMLACGIBwEA2AoAIYkHEACDCwAhigcQAIMLACECCQAA1hIAIBoAANkSACANCQAAmAwAIBoAAKoMACDiBgAAqQwAMOMGAAAQABDkBgAAqQwAMPgGAQDYCgAhhQcBANgKACGGBwEA2AoAIYcHEACDCwAhiAcBANgKACGJBxAAgwsAIYoHEACDCwAhgAkAAKgMACADAAAAEAAgAQAAEQAwAgAAEgAgKAcAAJoMACANAAD4CwAgGwAAmwwAIBwAAJwMACAdAACdDAAgHgAAngwAIB8AAJ8MACAgAACgDAAgIQAAoQwAICIAAKIMACAjAACjDAAgJAAApAwAICUAAKUMACAmAACmDAAgJwAApwwAIOIGAACZDAAw4wYAABQAEOQGAACZDAAwjgdAANoKACGVBwEA2AoAIasIQADaCgAh4QgBANgKACHiCAEA2AoAIeMIAQDYCgAh5AgBAPEKACHlCAEA8QoAIeYIAQDxCgAh5wgBAPEKACHoCEAA8goAIekIQADyCgAh6ghAAPIKACHrCAEA2AoAIewIAQDYCgAh7QhAAPIKACHuCEAA8goAIe8IAQDxCgAh8AhAAPIKACHxCEAA8goAIfIIAgDXCgAh8wgAAIcLACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIAsJAACYDAAg4gYAAJcMADDjBgAAFwAQ5AYAAJcMADDlBgIA1woAIfgGAQDYCgAhhQcBANgKACGLBwEA2AoAIYwHAACHCwAgjQdAAPIKACGOB0AA2goAIQMJAADWEgAgjAcAALoMACCNBwAAugwAIAwJAACYDAAg4gYAAJcMADDjBgAAFwAQ5AYAAJcMADDlBgIA1woAIfgGAQDYCgAhhQcBANgKACGLBwEA2AoAIYwHAACHCwAgjQdAAPIKACGOB0AA2goAIf8IAACWDAAgAwAAABcAIAEAABgAMAIAABkAIBkJAACTDAAgDAAAkgwAIBAAAI8MACAXAACUDAAgGAAAlQwAIBkAAIsMACDiBgAAkQwAMOMGAAAbABDkBgAAkQwAMIAHBADwCgAhhQcBAPEKACGOB0AA2goAIcUHQADyCgAh0gcEAIILACHjBwEA8QoAIeYHAQDYCgAh-AcBANgKACGBCEAA2goAIYMIBADwCgAhhAgQAM4LACGFCAEA2AoAIYYIAQDxCgAhhwgBAPEKACGICBAAzgsAIYkIQADyCgAhEAkAANYSACAMAADVEgAgEAAAvg8AIBcAANcSACAYAADYEgAgGQAA0RIAIIAHAAC6DAAghQcAALoMACDFBwAAugwAIOMHAAC6DAAggwgAALoMACCECAAAugwAIIYIAAC6DAAghwgAALoMACCICAAAugwAIIkIAAC6DAAgGgkAAJMMACAMAACSDAAgEAAAjwwAIBcAAJQMACAYAACVDAAgGQAAiwwAIOIGAACRDAAw4wYAABsAEOQGAACRDAAwgAcEAPAKACGFBwEA8QoAIY4HQADaCgAhxQdAAPIKACHSBwQAggsAIeMHAQDxCgAh5gcBANgKACH3BwAAkAwAIPgHAQDYCgAhgQhAANoKACGDCAQA8AoAIYQIEADOCwAhhQgBANgKACGGCAEA8QoAIYcIAQDxCgAhiAgQAM4LACGJCEAA8goAIQMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAABsAIEUDAADcCwAgCwAAzwsAIA4AAIoMACARAACLDAAgEgAAjAwAIBMAAI0MACAUAACODAAgFQAAjwwAIBYAAPgLACDiBgAAiAwAMOMGAAAhABDkBgAAiAwAMOUGAgDXCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIYAHBADwCgAhgQcBAPEKACGGBwEA8QoAIYoHEACDCwAhiwcBANgKACGNB0AA8goAIY4HQADaCgAhlQcBANgKACGWBwEA2AoAIZkHAQDYCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGiB0AA8goAIasHAQDxCgAhrAcBAPEKACGtBwAAhwsAIK4HAQDYCgAhxwcBANgKACHIBwEA2AoAIdIHEACDCwAhsggBAPEKACGzCAEA2AoAIbQIBACCCwAhtQgEAIILACG2CAEA2AoAIbcIAQDYCgAhuAgEAIILACG5CCAAiQwAIboIAgCbCwAhuwgBAPEKACG8CAQA8AoAIb0IAgCbCwAhvghAAPIKACG_CAEA8QoAIcAIQADyCgAhwQgBAPEKACHCCEAA8goAIcMIQADyCgAhxAhAAPIKACHFCEAA8goAIcYIAQDxCgAhxwgBAPEKACHICAEA8QoAIckIAACHCwAgyggBAPEKACHLCEAA8goAIcwIQADyCgAhzQgBAPEKACHOCAEA8QoAIQEAAAAhACAWAwAA3AsAIA0AAPgLACDiBgAA9wsAMOMGAAAjABDkBgAA9wsAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGOB0AA2goAIZUHAQDYCgAhrAcBAPEKACGtBwAAhwsAINMHQADyCgAhqwhAANoKACGsCAEA2AoAIa0IEACDCwAhrggQAIMLACGvCAEA8QoAIbAIAgCbCwAhsQggANkKACEBAAAAIwAgLAMAAN4PACALAACsDwAgDgAA0BIAIBEAANESACASAADSEgAgEwAA0xIAIBQAANQSACAVAAC-DwAgFgAAwxIAIIAHAAC6DAAggQcAALoMACCGBwAAugwAII0HAAC6DAAgnQcAALoMACCeBwAAugwAIJ8HAAC6DAAgoAcAALoMACCiBwAAugwAIKsHAAC6DAAgrAcAALoMACCtBwAAugwAILIIAAC6DAAguQgAALoMACC6CAAAugwAILsIAAC6DAAgvAgAALoMACC9CAAAugwAIL4IAAC6DAAgvwgAALoMACDACAAAugwAIMEIAAC6DAAgwggAALoMACDDCAAAugwAIMQIAAC6DAAgxQgAALoMACDGCAAAugwAIMcIAAC6DAAgyAgAALoMACDJCAAAugwAIMoIAAC6DAAgywgAALoMACDMCAAAugwAIM0IAAC6DAAgzggAALoMACBGAwAA3AsAIAsAAM8LACAOAACKDAAgEQAAiwwAIBIAAIwMACATAACNDAAgFAAAjgwAIBUAAI8MACAWAAD4CwAg4gYAAIgMADDjBgAAIQAQ5AYAAIgMADDlBgIA1woAIfcGAQDYCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGABwQA8AoAIYEHAQDxCgAhhgcBAPEKACGKBxAAgwsAIYsHAQDYCgAhjQdAAPIKACGOB0AA2goAIZUHAQAAAAGWBwEA2AoAIZkHAQDYCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGiB0AA8goAIasHAQDxCgAhrAcBAPEKACGtBwAAhwsAIK4HAQDYCgAhxwcBANgKACHIBwEA2AoAIdIHEACDCwAhsggBAPEKACGzCAEA2AoAIbQIBACCCwAhtQgEAIILACG2CAEA2AoAIbcIAQDYCgAhuAgEAIILACG5CCAAiQwAIboIAgCbCwAhuwgBAPEKACG8CAQA8AoAIb0IAgCbCwAhvghAAPIKACG_CAEA8QoAIcAIQADyCgAhwQgBAPEKACHCCEAA8goAIcMIQADyCgAhxAhAAPIKACHFCEAA8goAIcYIAQDxCgAhxwgBAPEKACHICAEA8QoAIckIAACHCwAgyggBAPEKACHLCEAA8goAIcwIQADyCgAhzQgBAPEKACHOCAEA8QoAIf4IAACHDAAgAwAAACEAIAEAACUAMAIAACYAIAEAAAAhACADAAAAGwAgAQAAHAAwAgAAHQAgDA8AAL4LACAQAADVCwAg4gYAAIYMADDjBgAAKgAQ5AYAAIYMADDFB0AA8goAIdIHBACCCwAh4wcBANgKACHmBwEA2AoAIYIIAgDXCgAhgwgEAPAKACGECBAAzgsAIQUPAAD0DgAgEAAAvg8AIMUHAAC6DAAggwgAALoMACCECAAAugwAIA0PAAC-CwAgEAAA1QsAIOIGAACGDAAw4wYAACoAEOQGAACGDAAwxQdAAPIKACHSBwQAggsAIeMHAQDYCgAh5gcBANgKACGCCAIA1woAIYMIBADwCgAhhAgQAM4LACH9CAAAhQwAIAMAAAAqACABAAArADACAAAsACAIBAEA2AoAIRAAANULACDiBgAAhAwAMOMGAAAuABDkBgAAhAwAMI4HQADaCgAhowcBANgKACHjBwEA2AoAIQEQAAC-DwAgCQQBANgKACEQAADVCwAg4gYAAIQMADDjBgAALgAQ5AYAAIQMADCOB0AA2goAIaMHAQDYCgAhpQcAAIMMACDjBwEA2AoAIQMAAAAuACABAAAvADACAAAwACAREAAA1QsAIOIGAADUCwAw4wYAADIAEOQGAADUCwAw5QYCANcKACH4BgEA2AoAIY4HQADaCgAhrgcBANgKACHjBwEA2AoAIZoIAQDYCgAhmwgBANgKACGcCAQAggsAIZ0IEACDCwAhnggQAIMLACGfCBAAgwsAIaAIEADOCwAhoQhAAPIKACEBAAAAMgAgBxAAANULACDiBgAAggwAMOMGAAA0ABDkBgAAggwAMI4HQADaCgAh4wcBANgKACGZCAEA2AoAIQEQAAC-DwAgCBAAANULACDiBgAAggwAMOMGAAA0ABDkBgAAggwAMI4HQADaCgAh4wcBANgKACGZCAEA2AoAIfwIAACBDAAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAhACADAAAAIQAgAQAAJQAwAgAAJgAgAQAAABsAIAEAAAAqACABAAAALgAgAQAAADQAIAEAAAAhACAhAwAA-gsAIAgAAPsLACAKAAD8CwAgCwAAzwsAIBsCANcKACHiBgAA-QsAMOMGAAA_ABDkBgAA-QsAMOUGAgDXCgAh9gYBAPEKACH3BgEA8QoAIfgGAQDxCgAh-QYBANgKACH6BgEA2AoAIfsGAQDxCgAhgAcEAPAKACGGBwEA8QoAIYoHEADOCwAhjgdAANoKACGVBwEA2AoAIZYHAQDYCgAhlwcBAPEKACGYBwEA2AoAIZkHAQDYCgAhmgcBAPEKACGbBwQA8AoAIZwHIADZCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGhB0AA8goAIaIHQADyCgAhAQAAAD8AIAkPAAC-CwAg4gYAAIAMADDjBgAAQQAQ5AYAAIAMADDlBgIA1woAIa4HAQDYCgAh0gcEAIILACHlB0AA2goAIeYHAQDYCgAhAQ8AAPQOACAKDwAAvgsAIOIGAACADAAw4wYAAEEAEOQGAACADAAw5QYCANcKACGuBwEA2AoAIdIHBACCCwAh5QdAANoKACHmBwEA2AoAIfsIAAD_CwAgAwAAAEEAIAEAAEIAMAIAAEMAIAkPAAC-CwAg4gYAAL0LADDjBgAARQAQ5AYAAL0LADCOB0AA2goAIdIHBACCCwAh5gcBANgKACHnBxAAgwsAIfYHAQDYCgAhAQAAAEUAIAMAAAAqACABAAArADACAAAsACABAAAAQQAgAQAAACoAIAEAAAAQACABAAAAFwAgAQAAABsAIAEAAAAQACAPAwAA3AsAIOIGAAD-CwAw4wYAAE4AEOQGAAD-CwAw5QYCANcKACH2BgEA2AoAIfcGAQDYCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACH8BhAAgwsAIf0GEACDCwAh_gYEAIILACH_BkAA8goAIQIDAADeDwAg_wYAALoMACAQAwAA3AsAIOIGAAD-CwAw4wYAAE4AEOQGAAD-CwAw5QYCANcKACH2BgEA2AoAIfcGAQDYCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACH8BhAAgwsAIf0GEACDCwAh_gYEAIILACH_BkAA8goAIfoIAAD9CwAgAwAAAE4AIAEAAE8AMAIAAFAAIBQDAADeDwAgCAAAzhIAIAoAAM8SACALAACsDwAg9gYAALoMACD3BgAAugwAIPgGAAC6DAAg-wYAALoMACCABwAAugwAIIYHAAC6DAAgigcAALoMACCXBwAAugwAIJoHAAC6DAAgmwcAALoMACCdBwAAugwAIJ4HAAC6DAAgnwcAALoMACCgBwAAugwAIKEHAAC6DAAgogcAALoMACAhAwAA-gsAIAgAAPsLACAKAAD8CwAgCwAAzwsAIBsCANcKACHiBgAA-QsAMOMGAAA_ABDkBgAA-QsAMOUGAgDXCgAh9gYBAPEKACH3BgEA8QoAIfgGAQDxCgAh-QYBANgKACH6BgEA2AoAIfsGAQDxCgAhgAcEAPAKACGGBwEA8QoAIYoHEADOCwAhjgdAANoKACGVBwEAAAABlgcBANgKACGXBwEA8QoAIZgHAQDYCgAhmQcBANgKACGaBwEA8QoAIZsHBADwCgAhnAcgANkKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaEHQADyCgAhogdAAPIKACEDAAAAPwAgAQAAUgAwAgAAUwAgAwAAACEAIAEAACUAMAIAACYAIAcDAADeDwAgDQAAwxIAIKwHAAC6DAAgrQcAALoMACDTBwAAugwAIK8IAAC6DAAgsAgAALoMACAWAwAA3AsAIA0AAPgLACDiBgAA9wsAMOMGAAAjABDkBgAA9wsAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGOB0AA2goAIZUHAQAAAAGsBwEA8QoAIa0HAACHCwAg0wdAAPIKACGrCEAA2goAIawIAQDYCgAhrQgQAIMLACGuCBAAgwsAIa8IAQDxCgAhsAgCAJsLACGxCCAA2QoAIQMAAAAjACABAABWADACAABXACARAwAA3AsAIOIGAAD2CwAw4wYAAFkAEOQGAAD2CwAw5QYCANcKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIYoHEACDCwAhjgdAANoKACGVBwEA2AoAIawHAQDYCgAh3QcBANgKACGoCAEA2AoAIaoIAQDYCgAhqwhAANoKACEBAwAA3g8AIBIDAADcCwAg4gYAAPYLADDjBgAAWQAQ5AYAAPYLADDlBgIA1woAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAhigcQAIMLACGOB0AA2goAIZUHAQAAAAGsBwEA2AoAId0HAQDYCgAhqAgBANgKACGqCAEA2AoAIasIQADaCgAh-QgAAPULACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAANwLACDiBgAA2wsAMOMGAABdABDkBgAA2wsAMPgGAQDYCgAhqAgBANgKACGpCEAA2goAIQEAAABdACAQAwAA3AsAIOIGAAD0CwAw4wYAAF8AEOQGAAD0CwAw5QYCANcKACHmBgEA2AoAIfgGAQDYCgAhigcQAIMLACGOB0AA2goAIZUHAQDYCgAhmQcBANgKACGdBwEA8QoAIbQHEADOCwAhzwcBANgKACHQBwEA8QoAIdEHQADyCgAhBQMAAN4PACCdBwAAugwAILQHAAC6DAAg0AcAALoMACDRBwAAugwAIBADAADcCwAg4gYAAPQLADDjBgAAXwAQ5AYAAPQLADDlBgIA1woAIeYGAQDYCgAh-AYBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBAAAAAZkHAQDYCgAhnQcBAPEKACG0BxAAzgsAIc8HAQDYCgAh0AcBAPEKACHRB0AA8goAIQMAAABfACABAABgADACAABhACAIAwAA3AsAIOIGAADzCwAw4wYAAGMAEOQGAADzCwAw5QYCANcKACH4BgEA2AoAIacHQADaCgAh5wcQAIMLACEBAwAA3g8AIAkDAADcCwAg4gYAAPMLADDjBgAAYwAQ5AYAAPMLADDlBgIA1woAIfgGAQDYCgAhpwdAANoKACHnBxAAgwsAIfgIAADyCwAgAwAAAGMAIAEAAGQAMAIAAGUAIAwDAADcCwAgDQQAggsAIeIGAADxCwAw4wYAAGcAEOQGAADxCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAh4wcBANgKACGlCAQAggsAIaYIBACCCwAhpwgAALILACABAwAA3g8AIA0DAADcCwAgDQQAggsAIeIGAADxCwAw4wYAAGcAEOQGAADxCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAh4wcBANgKACGlCAQAggsAIaYIBACCCwAhpwgAALILACD3CAAA8AsAIAMAAABnACABAABoADACAABpACAMAwAA3AsAIBUAALILACAWBADwCgAh4gYAAO8LADDjBgAAawAQ5AYAAO8LADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGkCAEA2AoAIaUIBADwCgAhpggEAPAKACEEAwAA3g8AIBYAALoMACClCAAAugwAIKYIAAC6DAAgDQMAANwLACAVAACyCwAgFgQA8AoAIeIGAADvCwAw4wYAAGsAEOQGAADvCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAhpAgBANgKACGlCAQA8AoAIaYIBADwCgAh9ggAAO4LACADAAAAawAgAQAAbAAwAgAAbQAgCAMAANwLACDiBgAA7QsAMOMGAABvABDkBgAA7QsAMPgGAQDYCgAh-QYBANgKACGuBwEA2AoAIaMIQADaCgAhAQMAAN4PACAJAwAA3AsAIOIGAADtCwAw4wYAAG8AEOQGAADtCwAw-AYBANgKACH5BgEA2AoAIa4HAQDYCgAhowhAANoKACH1CAAA7AsAIAMAAABvACABAABwADACAABxACAIAwAA3AsAIOIGAADrCwAw4wYAAHMAEOQGAADrCwAw-AYBANgKACH5BgEA2AoAIacHQADaCgAhoggEAIILACEBAwAA3g8AIAkDAADcCwAg4gYAAOsLADDjBgAAcwAQ5AYAAOsLADD4BgEA2AoAIfkGAQDYCgAhpwdAANoKACGiCAQAggsAIfQIAADqCwAgAwAAAHMAIAEAAHQAMAIAAHUAIAoDAADcCwAg4gYAAOkLADDjBgAAdwAQ5AYAAOkLADDmBgEA2AoAIfgGAQDYCgAh3QhAAPIKACHeCEAA8goAId8IQADyCgAh4AgAAOcLACAEAwAA3g8AIN0IAAC6DAAg3ggAALoMACDfCAAAugwAIAoDAADcCwAg4gYAAOkLADDjBgAAdwAQ5AYAAOkLADDmBgEAAAAB-AYBANgKACHdCEAA8goAId4IQADyCgAh3whAAPIKACHgCAAA5wsAIAMAAAB3ACABAAB4ADACAAB5ACABAAAAAwAgAQAAAAwAIAEAAABOACABAAAAPwAgAQAAACEAIAEAAAAjACABAAAAWQAgAQAAAF8AIAEAAABjACABAAAAZwAgAQAAAGsAIAEAAABvACABAAAAcwAgAQAAAHcAIAEAAAABACAcBwAAvxIAIA0AAMMSACAbAADAEgAgHAAAwRIAIB0AAMISACAeAADEEgAgHwAAxRIAICAAAMYSACAhAADHEgAgIgAAyBIAICMAAMkSACAkAADKEgAgJQAAyxIAICYAAMwSACAnAADNEgAg5AgAALoMACDlCAAAugwAIOYIAAC6DAAg5wgAALoMACDoCAAAugwAIOkIAAC6DAAg6ggAALoMACDtCAAAugwAIO4IAAC6DAAg7wgAALoMACDwCAAAugwAIPEIAAC6DAAg8wgAALoMACADAAAAFAAgAQAAigEAMAIAAAEAIAMAAAAUACABAACKAQAwAgAAAQAgAwAAABQAIAEAAIoBADACAAABACAlBwAAsBIAIA0AALQSACAbAACxEgAgHAAAshIAIB0AALMSACAeAAC1EgAgHwAAthIAICAAALcSACAhAAC4EgAgIgAAuRIAICMAALoSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQEtAACOAQAgFo4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAEBLQAAkAEAMAEtAACQAQAwJQcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAECAAAAAQAgLQAAkwEAIBaOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABAgAAABQAIC0AAJUBACACAAAAFAAgLQAAlQEAIAMAAAABACA0AACOAQAgNQAAkwEAIAEAAAABACABAAAAFAAgEgYAAPIQACA6AADzEAAgOwAA9hAAIDwAAPUQACA9AAD0EAAg5AgAALoMACDlCAAAugwAIOYIAAC6DAAg5wgAALoMACDoCAAAugwAIOkIAAC6DAAg6ggAALoMACDtCAAAugwAIO4IAAC6DAAg7wgAALoMACDwCAAAugwAIPEIAAC6DAAg8wgAALoMACAZ4gYAAOgLADDjBgAAnAEAEOQGAADoCwAwjgdAAMwKACGVBwEAygoAIasIQADMCgAh4QgBAMoKACHiCAEAygoAIeMIAQDKCgAh5AgBAOkKACHlCAEA6QoAIeYIAQDpCgAh5wgBAOkKACHoCEAA3woAIekIQADfCgAh6ghAAN8KACHrCAEAygoAIewIAQDKCgAh7QhAAN8KACHuCEAA3woAIe8IAQDpCgAh8AhAAN8KACHxCEAA3woAIfIIAgDJCgAh8wgAAPUKACADAAAAFAAgAQAAmwEAMDkAAJwBACADAAAAFAAgAQAAigEAMAIAAAEAIAEAAAB5ACABAAAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgBwMAAPEQACDmBgEAAAAB-AYBAAAAAd0IQAAAAAHeCEAAAAAB3whAAAAAAeAIAADwEAAgAS0AAKQBACAG5gYBAAAAAfgGAQAAAAHdCEAAAAAB3ghAAAAAAd8IQAAAAAHgCAAA8BAAIAEtAACmAQAwAS0AAKYBADAHAwAA7xAAIOYGAQC3DAAh-AYBALcMACHdCEAAwgwAId4IQADCDAAh3whAAMIMACHgCAAA7hAAIAIAAAB5ACAtAACpAQAgBuYGAQC3DAAh-AYBALcMACHdCEAAwgwAId4IQADCDAAh3whAAMIMACHgCAAA7hAAIAIAAAB3ACAtAACrAQAgAgAAAHcAIC0AAKsBACADAAAAeQAgNAAApAEAIDUAAKkBACABAAAAeQAgAQAAAHcAIAgGAADpEAAgOgAA6hAAIDsAAO0QACA8AADsEAAgPQAA6xAAIN0IAAC6DAAg3ggAALoMACDfCAAAugwAIAniBgAA5gsAMOMGAACyAQAQ5AYAAOYLADDmBgEAygoAIfgGAQDKCgAh3QhAAN8KACHeCEAA3woAId8IQADfCgAh4AgAAOcLACADAAAAdwAgAQAAsQEAMDkAALIBACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAA5xAAIAUAAOgQACD4BgEAAAAB-QYBAAAAAY4HQAAAAAGVBwEAAAABowcBAAAAAdMHQAAAAAHiBwEAAAAB6gcBAAAAAdIIAQAAAAHTCAEAAAAB1AgAAOQQACDVCAAA5RAAINYIAADmEAAg1whAAAAAAdgIQAAAAAHZCEAAAAABAS0AALoBACAQ-AYBAAAAAfkGAQAAAAGOB0AAAAABlQcBAAAAAaMHAQAAAAHTB0AAAAAB4gcBAAAAAeoHAQAAAAHSCAEAAAAB0wgBAAAAAdQIAADkEAAg1QgAAOUQACDWCAAA5hAAINcIQAAAAAHYCEAAAAAB2QhAAAAAAQEtAAC8AQAwAS0AALwBADASAwAA1hAAIAUAANcQACD4BgEAtwwAIfkGAQC3DAAhjgdAALkMACGVBwEAtwwAIaMHAQDLDAAh0wdAAMIMACHiBwEAtwwAIeoHAQC3DAAh0ggBALcMACHTCAEAtwwAIdQIAADTEAAg1QgAANQQACDWCAAA1RAAINcIQADCDAAh2AhAAMIMACHZCEAAwgwAIQIAAAAFACAtAAC_AQAgEPgGAQC3DAAh-QYBALcMACGOB0AAuQwAIZUHAQC3DAAhowcBAMsMACHTB0AAwgwAIeIHAQC3DAAh6gcBALcMACHSCAEAtwwAIdMIAQC3DAAh1AgAANMQACDVCAAA1BAAINYIAADVEAAg1whAAMIMACHYCEAAwgwAIdkIQADCDAAhAgAAAAMAIC0AAMEBACACAAAAAwAgLQAAwQEAIAMAAAAFACA0AAC6AQAgNQAAvwEAIAEAAAAFACABAAAAAwAgCAYAANAQACA8AADSEAAgPQAA0RAAIKMHAAC6DAAg0wcAALoMACDXCAAAugwAINgIAAC6DAAg2QgAALoMACAT4gYAAOQLADDjBgAAyAEAEOQGAADkCwAw-AYBAMoKACH5BgEAygoAIY4HQADMCgAhlQcBAMoKACGjBwEA6QoAIdMHQADfCgAh4gcBAMoKACHqBwEAygoAIdIIAQDKCgAh0wgBAMoKACHUCAAA5QsAINUIAADlCwAg1ggAAOULACDXCEAA3woAIdgIQADfCgAh2QhAAN8KACEDAAAAAwAgAQAAxwEAMDkAAMgBACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAFBAAAzxAAIPgGAQAAAAHPCAEAAAAB0AgBAAAAAdEIQAAAAAEBLQAA0AEAIAT4BgEAAAABzwgBAAAAAdAIAQAAAAHRCEAAAAABAS0AANIBADABLQAA0gEAMAUEAADOEAAg-AYBALcMACHPCAEAtwwAIdAIAQC3DAAh0QhAALkMACECAAAACQAgLQAA1QEAIAT4BgEAtwwAIc8IAQC3DAAh0AgBALcMACHRCEAAuQwAIQIAAAAHACAtAADXAQAgAgAAAAcAIC0AANcBACADAAAACQAgNAAA0AEAIDUAANUBACABAAAACQAgAQAAAAcAIAMGAADLEAAgPAAAzRAAID0AAMwQACAH4gYAAOMLADDjBgAA3gEAEOQGAADjCwAw-AYBAMoKACHPCAEAygoAIdAIAQDKCgAh0QhAAMwKACEDAAAABwAgAQAA3QEAMDkAAN4BACADAAAABwAgAQAACAAwAgAACQAgAQAAACYAIAEAAAAmACADAAAAIQAgAQAAJQAwAgAAJgAgAwAAACEAIAEAACUAMAIAACYAIAMAAAAhACABAAAlADACAAAmACBCAwAAixAAIAsAAI0QACAOAACMEAAgEQAAjhAAIBIAAI8QACATAACQEAAgFAAAkRAAIBUAAMMQACAWAACSEAAg5QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYEHAQAAAAGGBwEAAAABigcQAAAAAYsHAQAAAAGNB0AAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABmQcBAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGiB0AAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABrgcBAAAAAccHAQAAAAHIBwEAAAAB0gcQAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAEAAAABtwgBAAAAAbgIBAAAAAG5CCAAAAABuggCAAAAAbsIAQAAAAG8CAQAAAABvQgCAAAAAb4IQAAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAHCCEAAAAABwwhAAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAhAAAAAAc0IAQAAAAHOCAEAAAABAS0AAOYBACA55QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYEHAQAAAAGGBwEAAAABigcQAAAAAYsHAQAAAAGNB0AAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABmQcBAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGiB0AAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABrgcBAAAAAccHAQAAAAHIBwEAAAAB0gcQAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAEAAAABtwgBAAAAAbgIBAAAAAG5CCAAAAABuggCAAAAAbsIAQAAAAG8CAQAAAABvQgCAAAAAb4IQAAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAHCCEAAAAABwwhAAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAhAAAAAAc0IAQAAAAHOCAEAAAABAS0AAOgBADABLQAA6AEAMAEAAAAjACABAAAAIQAgQgMAAPkPACALAAD6DwAgDgAAiRAAIBEAAPsPACASAAD8DwAgEwAA_Q8AIBQAAP4PACAVAAD_DwAgFgAAgBAAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACECAAAAJgAgLQAA7QEAIDnlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhAgAAACEAIC0AAO8BACACAAAAIQAgLQAA7wEAIAEAAAAjACABAAAAIQAgAwAAACYAIDQAAOYBACA1AADtAQAgAQAAACYAIAEAAAAhACAoBgAAxhAAIDoAAMcQACA7AADKEAAgPAAAyRAAID0AAMgQACCABwAAugwAIIEHAAC6DAAghgcAALoMACCNBwAAugwAIJ0HAAC6DAAgngcAALoMACCfBwAAugwAIKAHAAC6DAAgogcAALoMACCrBwAAugwAIKwHAAC6DAAgrQcAALoMACCyCAAAugwAILkIAAC6DAAguggAALoMACC7CAAAugwAILwIAAC6DAAgvQgAALoMACC-CAAAugwAIL8IAAC6DAAgwAgAALoMACDBCAAAugwAIMIIAAC6DAAgwwgAALoMACDECAAAugwAIMUIAAC6DAAgxggAALoMACDHCAAAugwAIMgIAAC6DAAgyQgAALoMACDKCAAAugwAIMsIAAC6DAAgzAgAALoMACDNCAAAugwAIM4IAAC6DAAgPOIGAADfCwAw4wYAAPgBABDkBgAA3wsAMOUGAgDJCgAh9wYBAMoKACH4BgEAygoAIfkGAQDKCgAh-gYBAMoKACH7BgEAygoAIYAHBADoCgAhgQcBAOkKACGGBwEA6QoAIYoHEADdCgAhiwcBAMoKACGNB0AA3woAIY4HQADMCgAhlQcBAMoKACGWBwEAygoAIZkHAQDKCgAhnQcBAOkKACGeB0AA3woAIZ8HAQDpCgAhoAcBAOkKACGiB0AA3woAIasHAQDpCgAhrAcBAOkKACGtBwAA9QoAIK4HAQDKCgAhxwcBAMoKACHIBwEAygoAIdIHEADdCgAhsggBAOkKACGzCAEAygoAIbQIBADeCgAhtQgEAN4KACG2CAEAygoAIbcIAQDKCgAhuAgEAN4KACG5CCAA4AsAIboIAgCYCwAhuwgBAOkKACG8CAQA6AoAIb0IAgCYCwAhvghAAN8KACG_CAEA6QoAIcAIQADfCgAhwQgBAOkKACHCCEAA3woAIcMIQADfCgAhxAhAAN8KACHFCEAA3woAIcYIAQDpCgAhxwgBAOkKACHICAEA6QoAIckIAAD1CgAgyggBAOkKACHLCEAA3woAIcwIQADfCgAhzQgBAOkKACHOCAEA6QoAIQMAAAAhACABAAD3AQAwOQAA-AEAIAMAAAAhACABAAAlADACAAAmACABAAAAVwAgAQAAAFcAIAMAAAAjACABAABWADACAABXACADAAAAIwAgAQAAVgAwAgAAVwAgAwAAACMAIAEAAFYAMAIAAFcAIBMDAADEEAAgDQAAxRAAIOUGAgAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABjgdAAAAAAZUHAQAAAAGsBwEAAAABrQeAAAAAAdMHQAAAAAGrCEAAAAABrAgBAAAAAa0IEAAAAAGuCBAAAAABrwgBAAAAAbAIAgAAAAGxCCAAAAABAS0AAIACACAR5QYCAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGOB0AAAAABlQcBAAAAAawHAQAAAAGtB4AAAAAB0wdAAAAAAasIQAAAAAGsCAEAAAABrQgQAAAAAa4IEAAAAAGvCAEAAAABsAgCAAAAAbEIIAAAAAEBLQAAggIAMAEtAACCAgAwEwMAAOsPACANAADsDwAg5QYCALYMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIY4HQAC5DAAhlQcBALcMACGsBwEAywwAIa0HgAAAAAHTB0AAwgwAIasIQAC5DAAhrAgBALcMACGtCBAAwAwAIa4IEADADAAhrwgBAMsMACGwCAIAmg4AIbEIIAC4DAAhAgAAAFcAIC0AAIUCACAR5QYCALYMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIY4HQAC5DAAhlQcBALcMACGsBwEAywwAIa0HgAAAAAHTB0AAwgwAIasIQAC5DAAhrAgBALcMACGtCBAAwAwAIa4IEADADAAhrwgBAMsMACGwCAIAmg4AIbEIIAC4DAAhAgAAACMAIC0AAIcCACACAAAAIwAgLQAAhwIAIAMAAABXACA0AACAAgAgNQAAhQIAIAEAAABXACABAAAAIwAgCgYAAOYPACA6AADnDwAgOwAA6g8AIDwAAOkPACA9AADoDwAgrAcAALoMACCtBwAAugwAINMHAAC6DAAgrwgAALoMACCwCAAAugwAIBTiBgAA3gsAMOMGAACOAgAQ5AYAAN4LADDlBgIAyQoAIfgGAQDKCgAh-QYBAMoKACH6BgEAygoAIfsGAQDKCgAhjgdAAMwKACGVBwEAygoAIawHAQDpCgAhrQcAAPUKACDTB0AA3woAIasIQADMCgAhrAgBAMoKACGtCBAA3QoAIa4IEADdCgAhrwgBAOkKACGwCAIAmAsAIbEIIADLCgAhAwAAACMAIAEAAI0CADA5AACOAgAgAwAAACMAIAEAAFYAMAIAAFcAIAEAAABbACABAAAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgDgMAAOUPACDlBgIAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYoHEAAAAAGOB0AAAAABlQcBAAAAAawHAQAAAAHdBwEAAAABqAgBAAAAAaoIAQAAAAGrCEAAAAABAS0AAJYCACAN5QYCAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGsBwEAAAAB3QcBAAAAAagIAQAAAAGqCAEAAAABqwhAAAAAAQEtAACYAgAwAS0AAJgCADAOAwAA5A8AIOUGAgC2DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGKBxAAwAwAIY4HQAC5DAAhlQcBALcMACGsBwEAtwwAId0HAQC3DAAhqAgBALcMACGqCAEAtwwAIasIQAC5DAAhAgAAAFsAIC0AAJsCACAN5QYCALYMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYoHEADADAAhjgdAALkMACGVBwEAtwwAIawHAQC3DAAh3QcBALcMACGoCAEAtwwAIaoIAQC3DAAhqwhAALkMACECAAAAWQAgLQAAnQIAIAIAAABZACAtAACdAgAgAwAAAFsAIDQAAJYCACA1AACbAgAgAQAAAFsAIAEAAABZACAFBgAA3w8AIDoAAOAPACA7AADjDwAgPAAA4g8AID0AAOEPACAQ4gYAAN0LADDjBgAApAIAEOQGAADdCwAw5QYCAMkKACH4BgEAygoAIfkGAQDKCgAh-gYBAMoKACH7BgEAygoAIYoHEADdCgAhjgdAAMwKACGVBwEAygoAIawHAQDKCgAh3QcBAMoKACGoCAEAygoAIaoIAQDKCgAhqwhAAMwKACEDAAAAWQAgAQAAowIAMDkAAKQCACADAAAAWQAgAQAAWgAwAgAAWwAgBwMAANwLACDiBgAA2wsAMOMGAABdABDkBgAA2wsAMPgGAQAAAAGoCAEA2AoAIakIQADaCgAhAQAAAKcCACABAAAApwIAIAEDAADeDwAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgAwAAAF0AIAEAAKoCADACAACnAgAgBAMAAN0PACD4BgEAAAABqAgBAAAAAakIQAAAAAEBLQAArgIAIAP4BgEAAAABqAgBAAAAAakIQAAAAAEBLQAAsAIAMAEtAACwAgAwBAMAANwPACD4BgEAtwwAIagIAQC3DAAhqQhAALkMACECAAAApwIAIC0AALMCACAD-AYBALcMACGoCAEAtwwAIakIQAC5DAAhAgAAAF0AIC0AALUCACACAAAAXQAgLQAAtQIAIAMAAACnAgAgNAAArgIAIDUAALMCACABAAAApwIAIAEAAABdACADBgAA2Q8AIDwAANsPACA9AADaDwAgBuIGAADaCwAw4wYAALwCABDkBgAA2gsAMPgGAQDKCgAhqAgBAMoKACGpCEAAzAoAIQMAAABdACABAAC7AgAwOQAAvAIAIAMAAABdACABAACqAgAwAgAApwIAIAEAAABpACABAAAAaQAgAwAAAGcAIAEAAGgAMAIAAGkAIAMAAABnACABAABoADACAABpACADAAAAZwAgAQAAaAAwAgAAaQAgCQMAANgPACANBAAAAAH4BgEAAAAB-QYBAAAAAY4HQAAAAAHjBwEAAAABpQgEAAAAAaYIBAAAAAGnCIAAAAABAS0AAMQCACAIDQQAAAAB-AYBAAAAAfkGAQAAAAGOB0AAAAAB4wcBAAAAAaUIBAAAAAGmCAQAAAABpwiAAAAAAQEtAADGAgAwAS0AAMYCADAJAwAA1w8AIA0EAMEMACH4BgEAtwwAIfkGAQC3DAAhjgdAALkMACHjBwEAtwwAIaUIBADBDAAhpggEAMEMACGnCIAAAAABAgAAAGkAIC0AAMkCACAIDQQAwQwAIfgGAQC3DAAh-QYBALcMACGOB0AAuQwAIeMHAQC3DAAhpQgEAMEMACGmCAQAwQwAIacIgAAAAAECAAAAZwAgLQAAywIAIAIAAABnACAtAADLAgAgAwAAAGkAIDQAAMQCACA1AADJAgAgAQAAAGkAIAEAAABnACAFBgAA0g8AIDoAANMPACA7AADWDwAgPAAA1Q8AID0AANQPACALDQQA3goAIeIGAADZCwAw4wYAANICABDkBgAA2QsAMPgGAQDKCgAh-QYBAMoKACGOB0AAzAoAIeMHAQDKCgAhpQgEAN4KACGmCAQA3goAIacIAACvCwAgAwAAAGcAIAEAANECADA5AADSAgAgAwAAAGcAIAEAAGgAMAIAAGkAIAEAAABtACABAAAAbQAgAwAAAGsAIAEAAGwAMAIAAG0AIAMAAABrACABAABsADACAABtACADAAAAawAgAQAAbAAwAgAAbQAgCQMAANEPACAVgAAAAAEWBAAAAAH4BgEAAAAB-QYBAAAAAY4HQAAAAAGkCAEAAAABpQgEAAAAAaYIBAAAAAEBLQAA2gIAIAgVgAAAAAEWBAAAAAH4BgEAAAAB-QYBAAAAAY4HQAAAAAGkCAEAAAABpQgEAAAAAaYIBAAAAAEBLQAA3AIAMAEtAADcAgAwCQMAANAPACAVgAAAAAEWBADKDAAh-AYBALcMACH5BgEAtwwAIY4HQAC5DAAhpAgBALcMACGlCAQAygwAIaYIBADKDAAhAgAAAG0AIC0AAN8CACAIFYAAAAABFgQAygwAIfgGAQC3DAAh-QYBALcMACGOB0AAuQwAIaQIAQC3DAAhpQgEAMoMACGmCAQAygwAIQIAAABrACAtAADhAgAgAgAAAGsAIC0AAOECACADAAAAbQAgNAAA2gIAIDUAAN8CACABAAAAbQAgAQAAAGsAIAgGAADLDwAgFgAAugwAIDoAAMwPACA7AADPDwAgPAAAzg8AID0AAM0PACClCAAAugwAIKYIAAC6DAAgCxUAAK8LACAWBADoCgAh4gYAANgLADDjBgAA6AIAEOQGAADYCwAw-AYBAMoKACH5BgEAygoAIY4HQADMCgAhpAgBAMoKACGlCAQA6AoAIaYIBADoCgAhAwAAAGsAIAEAAOcCADA5AADoAgAgAwAAAGsAIAEAAGwAMAIAAG0AIAEAAABxACABAAAAcQAgAwAAAG8AIAEAAHAAMAIAAHEAIAMAAABvACABAABwADACAABxACADAAAAbwAgAQAAcAAwAgAAcQAgBQMAAMoPACD4BgEAAAAB-QYBAAAAAa4HAQAAAAGjCEAAAAABAS0AAPACACAE-AYBAAAAAfkGAQAAAAGuBwEAAAABowhAAAAAAQEtAADyAgAwAS0AAPICADAFAwAAyQ8AIPgGAQC3DAAh-QYBALcMACGuBwEAtwwAIaMIQAC5DAAhAgAAAHEAIC0AAPUCACAE-AYBALcMACH5BgEAtwwAIa4HAQC3DAAhowhAALkMACECAAAAbwAgLQAA9wIAIAIAAABvACAtAAD3AgAgAwAAAHEAIDQAAPACACA1AAD1AgAgAQAAAHEAIAEAAABvACADBgAAxg8AIDwAAMgPACA9AADHDwAgB-IGAADXCwAw4wYAAP4CABDkBgAA1wsAMPgGAQDKCgAh-QYBAMoKACGuBwEAygoAIaMIQADMCgAhAwAAAG8AIAEAAP0CADA5AAD-AgAgAwAAAG8AIAEAAHAAMAIAAHEAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBQMAAMUPACD4BgEAAAAB-QYBAAAAAacHQAAAAAGiCAQAAAABAS0AAIYDACAE-AYBAAAAAfkGAQAAAAGnB0AAAAABoggEAAAAAQEtAACIAwAwAS0AAIgDADAFAwAAxA8AIPgGAQC3DAAh-QYBALcMACGnB0AAuQwAIaIIBADBDAAhAgAAAHUAIC0AAIsDACAE-AYBALcMACH5BgEAtwwAIacHQAC5DAAhoggEAMEMACECAAAAcwAgLQAAjQMAIAIAAABzACAtAACNAwAgAwAAAHUAIDQAAIYDACA1AACLAwAgAQAAAHUAIAEAAABzACAFBgAAvw8AIDoAAMAPACA7AADDDwAgPAAAwg8AID0AAMEPACAH4gYAANYLADDjBgAAlAMAEOQGAADWCwAw-AYBAMoKACH5BgEAygoAIacHQADMCgAhoggEAN4KACEDAAAAcwAgAQAAkwMAMDkAAJQDACADAAAAcwAgAQAAdAAwAgAAdQAgERAAANULACDiBgAA1AsAMOMGAAAyABDkBgAA1AsAMOUGAgDXCgAh-AYBANgKACGOB0AA2goAIa4HAQDYCgAh4wcBAAAAAZoIAQDYCgAhmwgBANgKACGcCAQAggsAIZ0IEACDCwAhnggQAIMLACGfCBAAgwsAIaAIEADOCwAhoQhAAPIKACEBAAAAlwMAIAEAAACXAwAgAxAAAL4PACCgCAAAugwAIKEIAAC6DAAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgAwAAADIAIAEAAJoDADACAACXAwAgDhAAAL0PACDlBgIAAAAB-AYBAAAAAY4HQAAAAAGuBwEAAAAB4wcBAAAAAZoIAQAAAAGbCAEAAAABnAgEAAAAAZ0IEAAAAAGeCBAAAAABnwgQAAAAAaAIEAAAAAGhCEAAAAABAS0AAJ4DACAN5QYCAAAAAfgGAQAAAAGOB0AAAAABrgcBAAAAAeMHAQAAAAGaCAEAAAABmwgBAAAAAZwIBAAAAAGdCBAAAAABnggQAAAAAZ8IEAAAAAGgCBAAAAABoQhAAAAAAQEtAACgAwAwAS0AAKADADAOEAAAvA8AIOUGAgC2DAAh-AYBALcMACGOB0AAuQwAIa4HAQC3DAAh4wcBALcMACGaCAEAtwwAIZsIAQC3DAAhnAgEAMEMACGdCBAAwAwAIZ4IEADADAAhnwgQAMAMACGgCBAA4QwAIaEIQADCDAAhAgAAAJcDACAtAACjAwAgDeUGAgC2DAAh-AYBALcMACGOB0AAuQwAIa4HAQC3DAAh4wcBALcMACGaCAEAtwwAIZsIAQC3DAAhnAgEAMEMACGdCBAAwAwAIZ4IEADADAAhnwgQAMAMACGgCBAA4QwAIaEIQADCDAAhAgAAADIAIC0AAKUDACACAAAAMgAgLQAApQMAIAMAAACXAwAgNAAAngMAIDUAAKMDACABAAAAlwMAIAEAAAAyACAHBgAAtw8AIDoAALgPACA7AAC7DwAgPAAAug8AID0AALkPACCgCAAAugwAIKEIAAC6DAAgEOIGAADTCwAw4wYAAKwDABDkBgAA0wsAMOUGAgDJCgAh-AYBAMoKACGOB0AAzAoAIa4HAQDKCgAh4wcBAMoKACGaCAEAygoAIZsIAQDKCgAhnAgEAN4KACGdCBAA3QoAIZ4IEADdCgAhnwgQAN0KACGgCBAA-AoAIaEIQADfCgAhAwAAADIAIAEAAKsDADA5AACsAwAgAwAAADIAIAEAAJoDADACAACXAwAgAQAAADYAIAEAAAA2ACADAAAANAAgAQAANQAwAgAANgAgAwAAADQAIAEAADUAMAIAADYAIAMAAAA0ACABAAA1ADACAAA2ACAEEAAAtg8AII4HQAAAAAHjBwEAAAABmQgBAAAAAQEtAAC0AwAgA44HQAAAAAHjBwEAAAABmQgBAAAAAQEtAAC2AwAwAS0AALYDADAEEAAAtQ8AII4HQAC5DAAh4wcBALcMACGZCAEAtwwAIQIAAAA2ACAtAAC5AwAgA44HQAC5DAAh4wcBALcMACGZCAEAtwwAIQIAAAA0ACAtAAC7AwAgAgAAADQAIC0AALsDACADAAAANgAgNAAAtAMAIDUAALkDACABAAAANgAgAQAAADQAIAMGAACyDwAgPAAAtA8AID0AALMPACAG4gYAANILADDjBgAAwgMAEOQGAADSCwAwjgdAAMwKACHjBwEAygoAIZkIAQDKCgAhAwAAADQAIAEAAMEDADA5AADCAwAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAwACABAAAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgBQQBAAAAARAAALEPACCOB0AAAAABowcBAAAAAeMHAQAAAAEBLQAAygMAIAQEAQAAAAGOB0AAAAABowcBAAAAAeMHAQAAAAEBLQAAzAMAMAEtAADMAwAwBQQBALcMACEQAACwDwAgjgdAALkMACGjBwEAtwwAIeMHAQC3DAAhAgAAADAAIC0AAM8DACAEBAEAtwwAIY4HQAC5DAAhowcBALcMACHjBwEAtwwAIQIAAAAuACAtAADRAwAgAgAAAC4AIC0AANEDACADAAAAMAAgNAAAygMAIDUAAM8DACABAAAAMAAgAQAAAC4AIAMGAACtDwAgPAAArw8AID0AAK4PACAHBAEAygoAIeIGAADRCwAw4wYAANgDABDkBgAA0QsAMI4HQADMCgAhowcBAMoKACHjBwEAygoAIQMAAAAuACABAADXAwAwOQAA2AMAIAMAAAAuACABAAAvADACAAAwACATCwAAzwsAIOIGAADNCwAw4wYAAN4DABDkBgAAzQsAMOUGAgDXCgAh5gYBANgKACH1BgAA0AsAIIIHAQDxCgAhgwdAAPIKACGOB0AA2goAIZUHAQAAAAGRCAQAggsAIZIIBACCCwAhkwgQAM4LACGUCCAA2QoAIZUIEADOCwAhlghAAPIKACGXCCAA2QoAIZgIQADyCgAhAQAAANsDACABAAAA2wMAIBILAADPCwAg4gYAAM0LADDjBgAA3gMAEOQGAADNCwAw5QYCANcKACHmBgEA2AoAIYIHAQDxCgAhgwdAAPIKACGOB0AA2goAIZUHAQDYCgAhkQgEAIILACGSCAQAggsAIZMIEADOCwAhlAggANkKACGVCBAAzgsAIZYIQADyCgAhlwggANkKACGYCEAA8goAIQcLAACsDwAgggcAALoMACCDBwAAugwAIJMIAAC6DAAglQgAALoMACCWCAAAugwAIJgIAAC6DAAgAwAAAN4DACABAADfAwAwAgAA2wMAIAMAAADeAwAgAQAA3wMAMAIAANsDACADAAAA3gMAIAEAAN8DADACAADbAwAgDwsAAKsPACDlBgIAAAAB5gYBAAAAAYIHAQAAAAGDB0AAAAABjgdAAAAAAZUHAQAAAAGRCAQAAAABkggEAAAAAZMIEAAAAAGUCCAAAAABlQgQAAAAAZYIQAAAAAGXCCAAAAABmAhAAAAAAQEtAADjAwAgDuUGAgAAAAHmBgEAAAABggcBAAAAAYMHQAAAAAGOB0AAAAABlQcBAAAAAZEIBAAAAAGSCAQAAAABkwgQAAAAAZQIIAAAAAGVCBAAAAABlghAAAAAAZcIIAAAAAGYCEAAAAABAS0AAOUDADABLQAA5QMAMA8LAAChDwAg5QYCALYMACHmBgEAtwwAIYIHAQDLDAAhgwdAAMIMACGOB0AAuQwAIZUHAQC3DAAhkQgEAMEMACGSCAQAwQwAIZMIEADhDAAhlAggALgMACGVCBAA4QwAIZYIQADCDAAhlwggALgMACGYCEAAwgwAIQIAAADbAwAgLQAA6AMAIA7lBgIAtgwAIeYGAQC3DAAhggcBAMsMACGDB0AAwgwAIY4HQAC5DAAhlQcBALcMACGRCAQAwQwAIZIIBADBDAAhkwgQAOEMACGUCCAAuAwAIZUIEADhDAAhlghAAMIMACGXCCAAuAwAIZgIQADCDAAhAgAAAN4DACAtAADqAwAgAgAAAN4DACAtAADqAwAgAwAAANsDACA0AADjAwAgNQAA6AMAIAEAAADbAwAgAQAAAN4DACALBgAAnA8AIDoAAJ0PACA7AACgDwAgPAAAnw8AID0AAJ4PACCCBwAAugwAIIMHAAC6DAAgkwgAALoMACCVCAAAugwAIJYIAAC6DAAgmAgAALoMACAR4gYAAMwLADDjBgAA8QMAEOQGAADMCwAw5QYCAMkKACHmBgEAygoAIYIHAQDpCgAhgwdAAN8KACGOB0AAzAoAIZUHAQDKCgAhkQgEAN4KACGSCAQA3goAIZMIEAD4CgAhlAggAMsKACGVCBAA-AoAIZYIQADfCgAhlwggAMsKACGYCEAA3woAIQMAAADeAwAgAQAA8AMAMDkAAPEDACADAAAA3gMAIAEAAN8DADACAADbAwAgB-IGAADKCwAw4wYAAPcDABDkBgAAygsAMOUGAgDXCgAhjghAANoKACGPCAAAhwsAIJAIAADLCwAgAQAAAPQDACABAAAA9AMAIAbiBgAAygsAMOMGAAD3AwAQ5AYAAMoLADDlBgIA1woAIY4IQADaCgAhjwgAAIcLACABjwgAALoMACADAAAA9wMAIAEAAPgDADACAAD0AwAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACAD5QYCAAAAAY4IQAAAAAGPCIAAAAABAS0AAPwDACAD5QYCAAAAAY4IQAAAAAGPCIAAAAABAS0AAP4DADABLQAA_gMAMAPlBgIAtgwAIY4IQAC5DAAhjwiAAAAAAQIAAAD0AwAgLQAAgQQAIAPlBgIAtgwAIY4IQAC5DAAhjwiAAAAAAQIAAAD3AwAgLQAAgwQAIAIAAAD3AwAgLQAAgwQAIAMAAAD0AwAgNAAA_AMAIDUAAIEEACABAAAA9AMAIAEAAAD3AwAgBgYAAJcPACA6AACYDwAgOwAAmw8AIDwAAJoPACA9AACZDwAgjwgAALoMACAG4gYAAMkLADDjBgAAigQAEOQGAADJCwAw5QYCAMkKACGOCEAAzAoAIY8IAAD1CgAgAwAAAPcDACABAACJBAAwOQAAigQAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACAH4gYAAMcLADDjBgAAkAQAEOQGAADHCwAw5QYCANcKACHpBkAA2goAIZUHAQDYCgAhjQgAAMgLACABAAAAjQQAIAEAAACNBAAgBuIGAADHCwAw4wYAAJAEABDkBgAAxwsAMOUGAgDXCgAh6QZAANoKACGVBwEA2AoAIQADAAAAkAQAIAEAAJEEADACAACNBAAgAwAAAJAEACABAACRBAAwAgAAjQQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACAD5QYCAAAAAekGQAAAAAGVBwEAAAABAS0AAJUEACAD5QYCAAAAAekGQAAAAAGVBwEAAAABAS0AAJcEADABLQAAlwQAMAPlBgIAtgwAIekGQAC5DAAhlQcBALcMACECAAAAjQQAIC0AAJoEACAD5QYCALYMACHpBkAAuQwAIZUHAQC3DAAhAgAAAJAEACAtAACcBAAgAgAAAJAEACAtAACcBAAgAwAAAI0EACA0AACVBAAgNQAAmgQAIAEAAACNBAAgAQAAAJAEACAFBgAAkg8AIDoAAJMPACA7AACWDwAgPAAAlQ8AID0AAJQPACAG4gYAAMYLADDjBgAAowQAEOQGAADGCwAw5QYCAMkKACHpBkAAzAoAIZUHAQDKCgAhAwAAAJAEACABAACiBAAwOQAAowQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACAJ4gYAAMULADDjBgAAqQQAEOQGAADFCwAw6QZAANoKACGVBwEAAAAB1gdAANoKACGKCAEA2AoAIYsIAQDYCgAhjAgBANgKACEBAAAApgQAIAEAAACmBAAgCeIGAADFCwAw4wYAAKkEABDkBgAAxQsAMOkGQADaCgAhlQcBANgKACHWB0AA2goAIYoIAQDYCgAhiwgBANgKACGMCAEA2AoAIQADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAG6QZAAAAAAZUHAQAAAAHWB0AAAAABiggBAAAAAYsIAQAAAAGMCAEAAAABAS0AAK4EACAG6QZAAAAAAZUHAQAAAAHWB0AAAAABiggBAAAAAYsIAQAAAAGMCAEAAAABAS0AALAEADABLQAAsAQAMAbpBkAAuQwAIZUHAQC3DAAh1gdAALkMACGKCAEAtwwAIYsIAQC3DAAhjAgBALcMACECAAAApgQAIC0AALMEACAG6QZAALkMACGVBwEAtwwAIdYHQAC5DAAhiggBALcMACGLCAEAtwwAIYwIAQC3DAAhAgAAAKkEACAtAAC1BAAgAgAAAKkEACAtAAC1BAAgAwAAAKYEACA0AACuBAAgNQAAswQAIAEAAACmBAAgAQAAAKkEACADBgAAjw8AIDwAAJEPACA9AACQDwAgCeIGAADECwAw4wYAALwEABDkBgAAxAsAMOkGQADMCgAhlQcBAMoKACHWB0AAzAoAIYoIAQDKCgAhiwgBAMoKACGMCAEAygoAIQMAAACpBAAgAQAAuwQAMDkAALwEACADAAAAqQQAIAEAAKoEADACAACmBAAgAQAAAB0AIAEAAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACAWCQAAjg8AIAwAAJYNACAQAACXDQAgFwAAmA0AIBgAAJkNACAZAACaDQAggAcEAAAAAYUHAQAAAAGOB0AAAAABxQdAAAAAAdIHBAAAAAHjBwEAAAAB5gcBAAAAAfgHAQAAAAGBCEAAAAABgwgEAAAAAYQIEAAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICBAAAAABiQhAAAAAAQEtAADEBAAgEIAHBAAAAAGFBwEAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB4wcBAAAAAeYHAQAAAAH4BwEAAAABgQhAAAAAAYMIBAAAAAGECBAAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAgQAAAAAYkIQAAAAAEBLQAAxgQAMAEtAADGBAAwAQAAACEAIAEAAAA_ACAWCQAAjQ8AIAwAAPEMACAQAADyDAAgFwAA8wwAIBgAAPQMACAZAAD1DAAggAcEAMoMACGFBwEAywwAIY4HQAC5DAAhxQdAAMIMACHSBwQAwQwAIeMHAQDLDAAh5gcBALcMACH4BwEAtwwAIYEIQAC5DAAhgwgEAMoMACGECBAA4QwAIYUIAQC3DAAhhggBAMsMACGHCAEAywwAIYgIEADhDAAhiQhAAMIMACECAAAAHQAgLQAAywQAIBCABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAIQIAAAAbACAtAADNBAAgAgAAABsAIC0AAM0EACABAAAAIQAgAQAAAD8AIAMAAAAdACA0AADEBAAgNQAAywQAIAEAAAAdACABAAAAGwAgDwYAAIgPACA6AACJDwAgOwAAjA8AIDwAAIsPACA9AACKDwAggAcAALoMACCFBwAAugwAIMUHAAC6DAAg4wcAALoMACCDCAAAugwAIIQIAAC6DAAghggAALoMACCHCAAAugwAIIgIAAC6DAAgiQgAALoMACAT4gYAAMMLADDjBgAA1gQAEOQGAADDCwAwgAcEAOgKACGFBwEA6QoAIY4HQADMCgAhxQdAAN8KACHSBwQA3goAIeMHAQDpCgAh5gcBAMoKACH4BwEAygoAIYEIQADMCgAhgwgEAOgKACGECBAA-AoAIYUIAQDKCgAhhggBAOkKACGHCAEA6QoAIYgIEAD4CgAhiQhAAN8KACEDAAAAGwAgAQAA1QQAMDkAANYEACADAAAAGwAgAQAAHAAwAgAAHQAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAJDwAAhw8AIBAAAIMNACDFB0AAAAAB0gcEAAAAAeMHAQAAAAHmBwEAAAABgggCAAAAAYMIBAAAAAGECBAAAAABAS0AAN4EACAHxQdAAAAAAdIHBAAAAAHjBwEAAAAB5gcBAAAAAYIIAgAAAAGDCAQAAAABhAgQAAAAAQEtAADgBAAwAS0AAOAEADAJDwAAhg8AIBAAAIENACDFB0AAwgwAIdIHBADBDAAh4wcBALcMACHmBwEAtwwAIYIIAgC2DAAhgwgEAMoMACGECBAA4QwAIQIAAAAsACAtAADjBAAgB8UHQADCDAAh0gcEAMEMACHjBwEAtwwAIeYHAQC3DAAhgggCALYMACGDCAQAygwAIYQIEADhDAAhAgAAACoAIC0AAOUEACACAAAAKgAgLQAA5QQAIAMAAAAsACA0AADeBAAgNQAA4wQAIAEAAAAsACABAAAAKgAgCAYAAIEPACA6AACCDwAgOwAAhQ8AIDwAAIQPACA9AACDDwAgxQcAALoMACCDCAAAugwAIIQIAAC6DAAgCuIGAADCCwAw4wYAAOwEABDkBgAAwgsAMMUHQADfCgAh0gcEAN4KACHjBwEAygoAIeYHAQDKCgAhgggCAMkKACGDCAQA6AoAIYQIEAD4CgAhAwAAACoAIAEAAOsEADA5AADsBAAgAwAAACoAIAEAACsAMAIAACwAIBHiBgAAwQsAMOMGAADyBAAQ5AYAAMELADCOB0AA2goAIdIHBACCCwAh5gcBANgKACHqBwEAAAAB-AcBANgKACH5BwEA2AoAIfoHEACDCwAh-wcQAIMLACH8B0AA8goAIf0HAgCbCwAh_gcBAPEKACH_B0AA8goAIYAIBADwCgAhgQhAANoKACEBAAAA7wQAIAEAAADvBAAgEeIGAADBCwAw4wYAAPIEABDkBgAAwQsAMI4HQADaCgAh0gcEAIILACHmBwEA2AoAIeoHAQDYCgAh-AcBANgKACH5BwEA2AoAIfoHEACDCwAh-wcQAIMLACH8B0AA8goAIf0HAgCbCwAh_gcBAPEKACH_B0AA8goAIYAIBADwCgAhgQhAANoKACEF_AcAALoMACD9BwAAugwAIP4HAAC6DAAg_wcAALoMACCACAAAugwAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIA6OB0AAAAAB0gcEAAAAAeYHAQAAAAHqBwEAAAAB-AcBAAAAAfkHAQAAAAH6BxAAAAAB-wcQAAAAAfwHQAAAAAH9BwIAAAAB_gcBAAAAAf8HQAAAAAGACAQAAAABgQhAAAAAAQEtAAD3BAAgDo4HQAAAAAHSBwQAAAAB5gcBAAAAAeoHAQAAAAH4BwEAAAAB-QcBAAAAAfoHEAAAAAH7BxAAAAAB_AdAAAAAAf0HAgAAAAH-BwEAAAAB_wdAAAAAAYAIBAAAAAGBCEAAAAABAS0AAPkEADABLQAA-QQAMA6OB0AAuQwAIdIHBADBDAAh5gcBALcMACHqBwEAtwwAIfgHAQC3DAAh-QcBALcMACH6BxAAwAwAIfsHEADADAAh_AdAAMIMACH9BwIAmg4AIf4HAQDLDAAh_wdAAMIMACGACAQAygwAIYEIQAC5DAAhAgAAAO8EACAtAAD8BAAgDo4HQAC5DAAh0gcEAMEMACHmBwEAtwwAIeoHAQC3DAAh-AcBALcMACH5BwEAtwwAIfoHEADADAAh-wcQAMAMACH8B0AAwgwAIf0HAgCaDgAh_gcBAMsMACH_B0AAwgwAIYAIBADKDAAhgQhAALkMACECAAAA8gQAIC0AAP4EACACAAAA8gQAIC0AAP4EACADAAAA7wQAIDQAAPcEACA1AAD8BAAgAQAAAO8EACABAAAA8gQAIAoGAAD8DgAgOgAA_Q4AIDsAAIAPACA8AAD_DgAgPQAA_g4AIPwHAAC6DAAg_QcAALoMACD-BwAAugwAIP8HAAC6DAAggAgAALoMACAR4gYAAMALADDjBgAAhQUAEOQGAADACwAwjgdAAMwKACHSBwQA3goAIeYHAQDKCgAh6gcBAMoKACH4BwEAygoAIfkHAQDKCgAh-gcQAN0KACH7BxAA3QoAIfwHQADfCgAh_QcCAJgLACH-BwEA6QoAIf8HQADfCgAhgAgEAOgKACGBCEAAzAoAIQMAAADyBAAgAQAAhAUAMDkAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAFAwAA-w4AIOUGAgAAAAH4BgEAAAABpwdAAAAAAecHEAAAAAEBLQAAjQUAIATlBgIAAAAB-AYBAAAAAacHQAAAAAHnBxAAAAABAS0AAI8FADABLQAAjwUAMAUDAAD6DgAg5QYCALYMACH4BgEAtwwAIacHQAC5DAAh5wcQAMAMACECAAAAZQAgLQAAkgUAIATlBgIAtgwAIfgGAQC3DAAhpwdAALkMACHnBxAAwAwAIQIAAABjACAtAACUBQAgAgAAAGMAIC0AAJQFACADAAAAZQAgNAAAjQUAIDUAAJIFACABAAAAZQAgAQAAAGMAIAUGAAD1DgAgOgAA9g4AIDsAAPkOACA8AAD4DgAgPQAA9w4AIAfiBgAAvwsAMOMGAACbBQAQ5AYAAL8LADDlBgIAyQoAIfgGAQDKCgAhpwdAAMwKACHnBxAA3QoAIQMAAABjACABAACaBQAwOQAAmwUAIAMAAABjACABAABkADACAABlACAKDwAAvgsAIOIGAAC9CwAw4wYAAEUAEOQGAAC9CwAwjgdAANoKACHSBwQAggsAIeYHAQDYCgAh5wcQAIMLACH2BwEA2AoAIfcHAAC8CwAgAQAAAJ4FACABAAAAngUAIAEPAAD0DgAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgAwAAAEUAIAEAAKEFADACAACeBQAgBg8AAPMOACCOB0AAAAAB0gcEAAAAAeYHAQAAAAHnBxAAAAAB9gcBAAAAAQEtAAClBQAgBY4HQAAAAAHSBwQAAAAB5gcBAAAAAecHEAAAAAH2BwEAAAABAS0AAKcFADABLQAApwUAMAYPAADyDgAgjgdAALkMACHSBwQAwQwAIeYHAQC3DAAh5wcQAMAMACH2BwEAtwwAIQIAAACeBQAgLQAAqgUAIAWOB0AAuQwAIdIHBADBDAAh5gcBALcMACHnBxAAwAwAIfYHAQC3DAAhAgAAAEUAIC0AAKwFACACAAAARQAgLQAArAUAIAMAAACeBQAgNAAApQUAIDUAAKoFACABAAAAngUAIAEAAABFACAFBgAA7Q4AIDoAAO4OACA7AADxDgAgPAAA8A4AID0AAO8OACAI4gYAALsLADDjBgAAswUAEOQGAAC7CwAwjgdAAMwKACHSBwQA3goAIeYHAQDKCgAh5wcQAN0KACH2BwEAygoAIQMAAABFACABAACyBQAwOQAAswUAIAMAAABFACABAAChBQAwAgAAngUAIAjiBgAAuQsAMOMGAAC5BQAQ5AYAALkLADCOB0AA2goAIdAHAQDYCgAh8wcBANgKACH0BwEA2AoAIfUHAAC6CwAgAQAAALYFACABAAAAtgUAIAfiBgAAuQsAMOMGAAC5BQAQ5AYAALkLADCOB0AA2goAIdAHAQDYCgAh8wcBANgKACH0BwEA2AoAIQADAAAAuQUAIAEAALoFADACAAC2BQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAEjgdAAAAAAdAHAQAAAAHzBwEAAAAB9AcBAAAAAQEtAAC-BQAgBI4HQAAAAAHQBwEAAAAB8wcBAAAAAfQHAQAAAAEBLQAAwAUAMAEtAADABQAwBI4HQAC5DAAh0AcBALcMACHzBwEAtwwAIfQHAQC3DAAhAgAAALYFACAtAADDBQAgBI4HQAC5DAAh0AcBALcMACHzBwEAtwwAIfQHAQC3DAAhAgAAALkFACAtAADFBQAgAgAAALkFACAtAADFBQAgAwAAALYFACA0AAC-BQAgNQAAwwUAIAEAAAC2BQAgAQAAALkFACADBgAA6g4AIDwAAOwOACA9AADrDgAgB-IGAAC4CwAw4wYAAMwFABDkBgAAuAsAMI4HQADMCgAh0AcBAMoKACHzBwEAygoAIfQHAQDKCgAhAwAAALkFACABAADLBQAwOQAAzAUAIAMAAAC5BQAgAQAAugUAMAIAALYFACAPCQEA2AoAIQ4AALULACDBAwAAswsAIMIDAAC0CwAg4gYAALELADDjBgAA2wUAEOQGAACxCwAw-AYBAPEKACGVBwEAAAAB6wdAANoKACHtBwEA2AoAIe4HAQDYCgAh7wcBANgKACHwBwAAsgsAIPEHAQDxCgAhAQAAAM8FACAIwAMAAKcLACDiBgAAqgsAMOMGAADRBQAQ5AYAAKoLADCyBwEA2AoAIekHAQDYCgAh6wdAANoKACHsBwEA2AoAIQEAAADRBQAgBsADAACnCwAg4gYAALcLADDjBgAA0wUAEOQGAAC3CwAw6QcBANgKACHrB0AA2goAIQHAAwAAuA4AIAfAAwAApwsAIOIGAAC3CwAw4wYAANMFABDkBgAAtwsAMOkHAQDYCgAh6wdAANoKACHyBwAAtgsAIAMAAADTBQAgAQAA1AUAMAIAANUFACAIwAMAAKcLACDiBgAApgsAMOMGAADXBQAQ5AYAAKYLADDkBwQAggsAIekHAQDYCgAh6gcBANgKACHrB0AA2goAIQEAAADXBQAgAQAAANMFACABAAAAzwUAIA8JAQDYCgAhDgAAtQsAIMEDAACzCwAgwgMAALQLACDiBgAAsQsAMOMGAADbBQAQ5AYAALELADD4BgEA8QoAIZUHAQDYCgAh6wdAANoKACHtBwEA2AoAIe4HAQDYCgAh7wcBANgKACHwBwAAsgsAIPEHAQDxCgAhBQ4AAOkOACDBAwAA5w4AIMIDAADoDgAg-AYAALoMACDxBwAAugwAIAMAAADbBQAgAQAA3AUAMAIAAM8FACADAAAA2wUAIAEAANwFADACAADPBQAgAwAAANsFACABAADcBQAwAgAAzwUAIAwJAQAAAAEOAADmDgAgwQMAAOQOACDCAwAA5Q4AIPgGAQAAAAGVBwEAAAAB6wdAAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHgAAAAAHxBwEAAAABAS0AAOAFACAJCQEAAAAB-AYBAAAAAZUHAQAAAAHrB0AAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AeAAAAAAfEHAQAAAAEBLQAA4gUAMAEtAADiBQAwDAkBALcMACEOAADNDgAgwQMAAMsOACDCAwAAzA4AIPgGAQDLDAAhlQcBALcMACHrB0AAuQwAIe0HAQC3DAAh7gcBALcMACHvBwEAtwwAIfAHgAAAAAHxBwEAywwAIQIAAADPBQAgLQAA5QUAIAkJAQC3DAAh-AYBAMsMACGVBwEAtwwAIesHQAC5DAAh7QcBALcMACHuBwEAtwwAIe8HAQC3DAAh8AeAAAAAAfEHAQDLDAAhAgAAANsFACAtAADnBQAgAgAAANsFACAtAADnBQAgAwAAAM8FACA0AADgBQAgNQAA5QUAIAEAAADPBQAgAQAAANsFACAFBgAAyA4AIDwAAMoOACA9AADJDgAg-AYAALoMACDxBwAAugwAIAwJAQDKCgAh4gYAAK4LADDjBgAA7gUAEOQGAACuCwAw-AYBAOkKACGVBwEAygoAIesHQADMCgAh7QcBAMoKACHuBwEAygoAIe8HAQDKCgAh8AcAAK8LACDxBwEA6QoAIQMAAADbBQAgAQAA7QUAMDkAAO4FACADAAAA2wUAIAEAANwFADACAADPBQAgB-IGAACsCwAw4wYAAPQFABDkBgAArAsAMOUGAgDXCgAhpwdAANoKACHnBxAAgwsAIegHAACtCwAgAQAAAPEFACABAAAA8QUAIAbiBgAArAsAMOMGAAD0BQAQ5AYAAKwLADDlBgIA1woAIacHQADaCgAh5wcQAIMLACEAAwAAAPQFACABAAD1BQAwAgAA8QUAIAMAAAD0BQAgAQAA9QUAMAIAAPEFACADAAAA9AUAIAEAAPUFADACAADxBQAgA-UGAgAAAAGnB0AAAAAB5wcQAAAAAQEtAAD5BQAgA-UGAgAAAAGnB0AAAAAB5wcQAAAAAQEtAAD7BQAwAS0AAPsFADAD5QYCALYMACGnB0AAuQwAIecHEADADAAhAgAAAPEFACAtAAD-BQAgA-UGAgC2DAAhpwdAALkMACHnBxAAwAwAIQIAAAD0BQAgLQAAgAYAIAIAAAD0BQAgLQAAgAYAIAMAAADxBQAgNAAA-QUAIDUAAP4FACABAAAA8QUAIAEAAAD0BQAgBQYAAMMOACA6AADEDgAgOwAAxw4AIDwAAMYOACA9AADFDgAgBuIGAACrCwAw4wYAAIcGABDkBgAAqwsAMOUGAgDJCgAhpwdAAMwKACHnBxAA3QoAIQMAAAD0BQAgAQAAhgYAMDkAAIcGACADAAAA9AUAIAEAAPUFADACAADxBQAgCMADAACnCwAg4gYAAKoLADDjBgAA0QUAEOQGAACqCwAwsgcBANgKACHpBwEAAAAB6wdAANoKACHsBwEA2AoAIQEAAACKBgAgAQAAAIoGACABwAMAALgOACADAAAA0QUAIAEAAI0GADACAACKBgAgAwAAANEFACABAACNBgAwAgAAigYAIAMAAADRBQAgAQAAjQYAMAIAAIoGACAFwAMAAMIOACCyBwEAAAAB6QcBAAAAAesHQAAAAAHsBwEAAAABAS0AAJEGACAEsgcBAAAAAekHAQAAAAHrB0AAAAAB7AcBAAAAAQEtAACTBgAwAS0AAJMGADAFwAMAAMEOACCyBwEAtwwAIekHAQC3DAAh6wdAALkMACHsBwEAtwwAIQIAAACKBgAgLQAAlgYAIASyBwEAtwwAIekHAQC3DAAh6wdAALkMACHsBwEAtwwAIQIAAADRBQAgLQAAmAYAIAIAAADRBQAgLQAAmAYAIAMAAACKBgAgNAAAkQYAIDUAAJYGACABAAAAigYAIAEAAADRBQAgAwYAAL4OACA8AADADgAgPQAAvw4AIAfiBgAAqQsAMOMGAACfBgAQ5AYAAKkLADCyBwEAygoAIekHAQDKCgAh6wdAAMwKACHsBwEAygoAIQMAAADRBQAgAQAAngYAMDkAAJ8GACADAAAA0QUAIAEAAI0GADACAACKBgAgAQAAANUFACABAAAA1QUAIAMAAADTBQAgAQAA1AUAMAIAANUFACADAAAA0wUAIAEAANQFADACAADVBQAgAwAAANMFACABAADUBQAwAgAA1QUAIAPAAwAAvQ4AIOkHAQAAAAHrB0AAAAABAS0AAKcGACAC6QcBAAAAAesHQAAAAAEBLQAAqQYAMAEtAACpBgAwA8ADAAC8DgAg6QcBALcMACHrB0AAuQwAIQIAAADVBQAgLQAArAYAIALpBwEAtwwAIesHQAC5DAAhAgAAANMFACAtAACuBgAgAgAAANMFACAtAACuBgAgAwAAANUFACA0AACnBgAgNQAArAYAIAEAAADVBQAgAQAAANMFACADBgAAuQ4AIDwAALsOACA9AAC6DgAgBeIGAACoCwAw4wYAALUGABDkBgAAqAsAMOkHAQDKCgAh6wdAAMwKACEDAAAA0wUAIAEAALQGADA5AAC1BgAgAwAAANMFACABAADUBQAwAgAA1QUAIAjAAwAApwsAIOIGAACmCwAw4wYAANcFABDkBgAApgsAMOQHBAAAAAHpBwEAAAAB6gcBANgKACHrB0AA2goAIQEAAAC4BgAgAQAAALgGACABwAMAALgOACADAAAA1wUAIAEAALsGADACAAC4BgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAFwAMAALcOACDkBwQAAAAB6QcBAAAAAeoHAQAAAAHrB0AAAAABAS0AAL8GACAE5AcEAAAAAekHAQAAAAHqBwEAAAAB6wdAAAAAAQEtAADBBgAwAS0AAMEGADAFwAMAALYOACDkBwQAwQwAIekHAQC3DAAh6gcBALcMACHrB0AAuQwAIQIAAAC4BgAgLQAAxAYAIATkBwQAwQwAIekHAQC3DAAh6gcBALcMACHrB0AAuQwAIQIAAADXBQAgLQAAxgYAIAIAAADXBQAgLQAAxgYAIAMAAAC4BgAgNAAAvwYAIDUAAMQGACABAAAAuAYAIAEAAADXBQAgBQYAALEOACA6AACyDgAgOwAAtQ4AIDwAALQOACA9AACzDgAgB-IGAAClCwAw4wYAAM0GABDkBgAApQsAMOQHBADeCgAh6QcBAMoKACHqBwEAygoAIesHQADMCgAhAwAAANcFACABAADMBgAwOQAAzQYAIAMAAADXBQAgAQAAuwYAMAIAALgGACAH4gYAAKMLADDjBgAA0wYAEOQGAACjCwAw5QYCANcKACGnB0AA2goAIecHEACDCwAh6AcAAKQLACABAAAA0AYAIAEAAADQBgAgBuIGAACjCwAw4wYAANMGABDkBgAAowsAMOUGAgDXCgAhpwdAANoKACHnBxAAgwsAIQADAAAA0wYAIAEAANQGADACAADQBgAgAwAAANMGACABAADUBgAwAgAA0AYAIAMAAADTBgAgAQAA1AYAMAIAANAGACAD5QYCAAAAAacHQAAAAAHnBxAAAAABAS0AANgGACAD5QYCAAAAAacHQAAAAAHnBxAAAAABAS0AANoGADABLQAA2gYAMAPlBgIAtgwAIacHQAC5DAAh5wcQAMAMACECAAAA0AYAIC0AAN0GACAD5QYCALYMACGnB0AAuQwAIecHEADADAAhAgAAANMGACAtAADfBgAgAgAAANMGACAtAADfBgAgAwAAANAGACA0AADYBgAgNQAA3QYAIAEAAADQBgAgAQAAANMGACAFBgAArA4AIDoAAK0OACA7AACwDgAgPAAArw4AID0AAK4OACAG4gYAAKILADDjBgAA5gYAEOQGAACiCwAw5QYCAMkKACGnB0AAzAoAIecHEADdCgAhAwAAANMGACABAADlBgAwOQAA5gYAIAMAAADTBgAgAQAA1AYAMAIAANAGACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYPAACrDgAg5QYCAAAAAa4HAQAAAAHSBwQAAAAB5QdAAAAAAeYHAQAAAAEBLQAA7gYAIAXlBgIAAAABrgcBAAAAAdIHBAAAAAHlB0AAAAAB5gcBAAAAAQEtAADwBgAwAS0AAPAGADAGDwAAqg4AIOUGAgC2DAAhrgcBALcMACHSBwQAwQwAIeUHQAC5DAAh5gcBALcMACECAAAAQwAgLQAA8wYAIAXlBgIAtgwAIa4HAQC3DAAh0gcEAMEMACHlB0AAuQwAIeYHAQC3DAAhAgAAAEEAIC0AAPUGACACAAAAQQAgLQAA9QYAIAMAAABDACA0AADuBgAgNQAA8wYAIAEAAABDACABAAAAQQAgBQYAAKUOACA6AACmDgAgOwAAqQ4AIDwAAKgOACA9AACnDgAgCOIGAAChCwAw4wYAAPwGABDkBgAAoQsAMOUGAgDJCgAhrgcBAMoKACHSBwQA3goAIeUHQADMCgAh5gcBAMoKACEDAAAAQQAgAQAA-wYAMDkAAPwGACADAAAAQQAgAQAAQgAwAgAAQwAgCy0AAIcLACDiBgAAoAsAMOMGAACCBwAQ5AYAAKALADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGVBwEAAAAB4gcBANgKACHjBwEA8QoAIeQHBADwCgAhAQAAAP8GACABAAAA_wYAIAstAACHCwAg4gYAAKALADDjBgAAggcAEOQGAACgCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAhlQcBANgKACHiBwEA2AoAIeMHAQDxCgAh5AcEAPAKACEDLQAAugwAIOMHAAC6DAAg5AcAALoMACADAAAAggcAIAEAAIMHADACAAD_BgAgAwAAAIIHACABAACDBwAwAgAA_wYAIAMAAACCBwAgAQAAgwcAMAIAAP8GACAILYAAAAAB-AYBAAAAAfkGAQAAAAGOB0AAAAABlQcBAAAAAeIHAQAAAAHjBwEAAAAB5AcEAAAAAQEtAACHBwAgCC2AAAAAAfgGAQAAAAH5BgEAAAABjgdAAAAAAZUHAQAAAAHiBwEAAAAB4wcBAAAAAeQHBAAAAAEBLQAAiQcAMAEtAACJBwAwCC2AAAAAAfgGAQC3DAAh-QYBALcMACGOB0AAuQwAIZUHAQC3DAAh4gcBALcMACHjBwEAywwAIeQHBADKDAAhAgAAAP8GACAtAACMBwAgCC2AAAAAAfgGAQC3DAAh-QYBALcMACGOB0AAuQwAIZUHAQC3DAAh4gcBALcMACHjBwEAywwAIeQHBADKDAAhAgAAAIIHACAtAACOBwAgAgAAAIIHACAtAACOBwAgAwAAAP8GACA0AACHBwAgNQAAjAcAIAEAAAD_BgAgAQAAAIIHACAIBgAAoA4AIC0AALoMACA6AAChDgAgOwAApA4AIDwAAKMOACA9AACiDgAg4wcAALoMACDkBwAAugwAIAstAAD1CgAg4gYAAJ8LADDjBgAAlQcAEOQGAACfCwAw-AYBAMoKACH5BgEAygoAIY4HQADMCgAhlQcBAMoKACHiBwEAygoAIeMHAQDpCgAh5AcEAOgKACEDAAAAggcAIAEAAJQHADA5AACVBwAgAwAAAIIHACABAACDBwAwAgAA_wYAIA7iBgAAngsAMOMGAACbBwAQ5AYAAJ4LADD4BgEA2AoAIY4HQADaCgAhlQcBAAAAAZkHAQDYCgAhogdAAPIKACHcBwEA2AoAId0HAQDYCgAh3gcCANcKACHfBwIA1woAIeAHQADyCgAh4QdAAPIKACEBAAAAmAcAIAEAAACYBwAgDuIGAACeCwAw4wYAAJsHABDkBgAAngsAMPgGAQDYCgAhjgdAANoKACGVBwEA2AoAIZkHAQDYCgAhogdAAPIKACHcBwEA2AoAId0HAQDYCgAh3gcCANcKACHfBwIA1woAIeAHQADyCgAh4QdAAPIKACEDogcAALoMACDgBwAAugwAIOEHAAC6DAAgAwAAAJsHACABAACcBwAwAgAAmAcAIAMAAACbBwAgAQAAnAcAMAIAAJgHACADAAAAmwcAIAEAAJwHADACAACYBwAgC_gGAQAAAAGOB0AAAAABlQcBAAAAAZkHAQAAAAGiB0AAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcCAAAAAeAHQAAAAAHhB0AAAAABAS0AAKAHACAL-AYBAAAAAY4HQAAAAAGVBwEAAAABmQcBAAAAAaIHQAAAAAHcBwEAAAAB3QcBAAAAAd4HAgAAAAHfBwIAAAAB4AdAAAAAAeEHQAAAAAEBLQAAogcAMAEtAACiBwAwC_gGAQC3DAAhjgdAALkMACGVBwEAtwwAIZkHAQC3DAAhogdAAMIMACHcBwEAtwwAId0HAQC3DAAh3gcCALYMACHfBwIAtgwAIeAHQADCDAAh4QdAAMIMACECAAAAmAcAIC0AAKUHACAL-AYBALcMACGOB0AAuQwAIZUHAQC3DAAhmQcBALcMACGiB0AAwgwAIdwHAQC3DAAh3QcBALcMACHeBwIAtgwAId8HAgC2DAAh4AdAAMIMACHhB0AAwgwAIQIAAACbBwAgLQAApwcAIAIAAACbBwAgLQAApwcAIAMAAACYBwAgNAAAoAcAIDUAAKUHACABAAAAmAcAIAEAAACbBwAgCAYAAJsOACA6AACcDgAgOwAAnw4AIDwAAJ4OACA9AACdDgAgogcAALoMACDgBwAAugwAIOEHAAC6DAAgDuIGAACdCwAw4wYAAK4HABDkBgAAnQsAMPgGAQDKCgAhjgdAAMwKACGVBwEAygoAIZkHAQDKCgAhogdAAN8KACHcBwEAygoAId0HAQDKCgAh3gcCAMkKACHfBwIAyQoAIeAHQADfCgAh4QdAAN8KACEDAAAAmwcAIAEAAK0HADA5AACuBwAgAwAAAJsHACABAACcBwAwAgAAmAcAIAviBgAAmgsAMOMGAAC0BwAQ5AYAAJoLADDUBwEA2AoAIdUHAgDXCgAh1gdAANoKACHXBwIA1woAIdgHAgCbCwAh2QcBAPEKACHaBwEA8QoAIdsHAACcCwAgAQAAALEHACABAAAAsQcAIAriBgAAmgsAMOMGAAC0BwAQ5AYAAJoLADDUBwEA2AoAIdUHAgDXCgAh1gdAANoKACHXBwIA1woAIdgHAgCbCwAh2QcBAPEKACHaBwEA8QoAIQPYBwAAugwAINkHAAC6DAAg2gcAALoMACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAH1AcBAAAAAdUHAgAAAAHWB0AAAAAB1wcCAAAAAdgHAgAAAAHZBwEAAAAB2gcBAAAAAQEtAAC5BwAgB9QHAQAAAAHVBwIAAAAB1gdAAAAAAdcHAgAAAAHYBwIAAAAB2QcBAAAAAdoHAQAAAAEBLQAAuwcAMAEtAAC7BwAwB9QHAQC3DAAh1QcCALYMACHWB0AAuQwAIdcHAgC2DAAh2AcCAJoOACHZBwEAywwAIdoHAQDLDAAhAgAAALEHACAtAAC-BwAgB9QHAQC3DAAh1QcCALYMACHWB0AAuQwAIdcHAgC2DAAh2AcCAJoOACHZBwEAywwAIdoHAQDLDAAhAgAAALQHACAtAADABwAgAgAAALQHACAtAADABwAgAwAAALEHACA0AAC5BwAgNQAAvgcAIAEAAACxBwAgAQAAALQHACAIBgAAlQ4AIDoAAJYOACA7AACZDgAgPAAAmA4AID0AAJcOACDYBwAAugwAINkHAAC6DAAg2gcAALoMACAK4gYAAJcLADDjBgAAxwcAEOQGAACXCwAw1AcBAMoKACHVBwIAyQoAIdYHQADMCgAh1wcCAMkKACHYBwIAmAsAIdkHAQDpCgAh2gcBAOkKACEDAAAAtAcAIAEAAMYHADA5AADHBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAXiBgAAlgsAMOMGAADNBwAQ5AYAAJYLADDSBwEAAAAB0wdAANoKACEBAAAAygcAIAEAAADKBwAgBeIGAACWCwAw4wYAAM0HABDkBgAAlgsAMNIHAQDYCgAh0wdAANoKACEAAwAAAM0HACABAADOBwAwAgAAygcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACADAAAAzQcAIAEAAM4HADACAADKBwAgAtIHAQAAAAHTB0AAAAABAS0AANIHACAC0gcBAAAAAdMHQAAAAAEBLQAA1AcAMAEtAADUBwAwAtIHAQC3DAAh0wdAALkMACECAAAAygcAIC0AANcHACAC0gcBALcMACHTB0AAuQwAIQIAAADNBwAgLQAA2QcAIAIAAADNBwAgLQAA2QcAIAMAAADKBwAgNAAA0gcAIDUAANcHACABAAAAygcAIAEAAADNBwAgAwYAAJIOACA8AACUDgAgPQAAkw4AIAXiBgAAlQsAMOMGAADgBwAQ5AYAAJULADDSBwEAygoAIdMHQADMCgAhAwAAAM0HACABAADfBwAwOQAA4AcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIA0DAACRDgAg5QYCAAAAAeYGAQAAAAH4BgEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABmQcBAAAAAZ0HAQAAAAG0BxAAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABAS0AAOgHACAM5QYCAAAAAeYGAQAAAAH4BgEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABmQcBAAAAAZ0HAQAAAAG0BxAAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABAS0AAOoHADABLQAA6gcAMA0DAACQDgAg5QYCALYMACHmBgEAtwwAIfgGAQC3DAAhigcQAMAMACGOB0AAuQwAIZUHAQC3DAAhmQcBALcMACGdBwEAywwAIbQHEADhDAAhzwcBALcMACHQBwEAywwAIdEHQADCDAAhAgAAAGEAIC0AAO0HACAM5QYCALYMACHmBgEAtwwAIfgGAQC3DAAhigcQAMAMACGOB0AAuQwAIZUHAQC3DAAhmQcBALcMACGdBwEAywwAIbQHEADhDAAhzwcBALcMACHQBwEAywwAIdEHQADCDAAhAgAAAF8AIC0AAO8HACACAAAAXwAgLQAA7wcAIAMAAABhACA0AADoBwAgNQAA7QcAIAEAAABhACABAAAAXwAgCQYAAIsOACA6AACMDgAgOwAAjw4AIDwAAI4OACA9AACNDgAgnQcAALoMACC0BwAAugwAINAHAAC6DAAg0QcAALoMACAP4gYAAJQLADDjBgAA9gcAEOQGAACUCwAw5QYCAMkKACHmBgEAygoAIfgGAQDKCgAhigcQAN0KACGOB0AAzAoAIZUHAQDKCgAhmQcBAMoKACGdBwEA6QoAIbQHEAD4CgAhzwcBAMoKACHQBwEA6QoAIdEHQADfCgAhAwAAAF8AIAEAAPUHADA5AAD2BwAgAwAAAF8AIAEAAGAAMAIAAGEAIAuEBQAAjQsAIIUFAACOCwAg4gYAAIwLADDjBgAAhggAEOQGAACMCwAw5QYCAAAAAfkGAQDYCgAh-gYBAAAAAccHAQDYCgAhyAcBANgKACHJBwEA8QoAIQEAAAD5BwAgB4MFAACRCwAg4gYAAJMLADDjBgAA-wcAEOQGAACTCwAw5QYCANcKACHmBgEA2AoAIcYHAQDYCgAhAYMFAACKDgAgCIMFAACRCwAg4gYAAJMLADDjBgAA-wcAEOQGAACTCwAw5QYCANcKACHmBgEA2AoAIcYHAQDYCgAhzgcAAJILACADAAAA-wcAIAEAAPwHADACAAD9BwAgB4MFAACRCwAg4gYAAJALADDjBgAA_wcAEOQGAACQCwAw5QYCANcKACHmBgEA2AoAIZYHAQDYCgAhAYMFAACKDgAgCIMFAACRCwAg4gYAAJALADDjBgAA_wcAEOQGAACQCwAw5QYCANcKACHmBgEA2AoAIZYHAQDYCgAhzQcAAI8LACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAPsHACABAAAA_wcAIAEAAAD5BwAgC4QFAACNCwAghQUAAI4LACDiBgAAjAsAMOMGAACGCAAQ5AYAAIwLADDlBgIA1woAIfkGAQDYCgAh-gYBANgKACHHBwEA2AoAIcgHAQDYCgAhyQcBAPEKACEDhAUAAIgOACCFBQAAiQ4AIMkHAAC6DAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAMAAACGCAAgAQAAhwgAMAIAAPkHACADAAAAhggAIAEAAIcIADACAAD5BwAgCIQFAACGDgAghQUAAIcOACDlBgIAAAAB-QYBAAAAAfoGAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAEBLQAAiwgAIAblBgIAAAAB-QYBAAAAAfoGAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAEBLQAAjQgAMAEtAACNCAAwCIQFAADsDQAghQUAAO0NACDlBgIAtgwAIfkGAQC3DAAh-gYBALcMACHHBwEAtwwAIcgHAQC3DAAhyQcBAMsMACECAAAA-QcAIC0AAJAIACAG5QYCALYMACH5BgEAtwwAIfoGAQC3DAAhxwcBALcMACHIBwEAtwwAIckHAQDLDAAhAgAAAIYIACAtAACSCAAgAgAAAIYIACAtAACSCAAgAwAAAPkHACA0AACLCAAgNQAAkAgAIAEAAAD5BwAgAQAAAIYIACAGBgAA5w0AIDoAAOgNACA7AADrDQAgPAAA6g0AID0AAOkNACDJBwAAugwAIAniBgAAiwsAMOMGAACZCAAQ5AYAAIsLADDlBgIAyQoAIfkGAQDKCgAh-gYBAMoKACHHBwEAygoAIcgHAQDKCgAhyQcBAOkKACEDAAAAhggAIAEAAJgIADA5AACZCAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAEAAACBCAAgAQAAAIEIACADAAAA_wcAIAEAAIAIADACAACBCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAMAAAD_BwAgAQAAgAgAMAIAAIEIACAEgwUAAOYNACDlBgIAAAAB5gYBAAAAAZYHAQAAAAEBLQAAoQgAIAPlBgIAAAAB5gYBAAAAAZYHAQAAAAEBLQAAowgAMAEtAACjCAAwBIMFAADlDQAg5QYCALYMACHmBgEAtwwAIZYHAQC3DAAhAgAAAIEIACAtAACmCAAgA-UGAgC2DAAh5gYBALcMACGWBwEAtwwAIQIAAAD_BwAgLQAAqAgAIAIAAAD_BwAgLQAAqAgAIAMAAACBCAAgNAAAoQgAIDUAAKYIACABAAAAgQgAIAEAAAD_BwAgBQYAAOANACA6AADhDQAgOwAA5A0AIDwAAOMNACA9AADiDQAgBuIGAACKCwAw4wYAAK8IABDkBgAAigsAMOUGAgDJCgAh5gYBAMoKACGWBwEAygoAIQMAAAD_BwAgAQAArggAMDkAAK8IACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAP0HACABAAAA_QcAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACADAAAA-wcAIAEAAPwHADACAAD9BwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIASDBQAA3w0AIOUGAgAAAAHmBgEAAAABxgcBAAAAAQEtAAC3CAAgA-UGAgAAAAHmBgEAAAABxgcBAAAAAQEtAAC5CAAwAS0AALkIADAEgwUAAN4NACDlBgIAtgwAIeYGAQC3DAAhxgcBALcMACECAAAA_QcAIC0AALwIACAD5QYCALYMACHmBgEAtwwAIcYHAQC3DAAhAgAAAPsHACAtAAC-CAAgAgAAAPsHACAtAAC-CAAgAwAAAP0HACA0AAC3CAAgNQAAvAgAIAEAAAD9BwAgAQAAAPsHACAFBgAA2Q0AIDoAANoNACA7AADdDQAgPAAA3A0AID0AANsNACAG4gYAAIkLADDjBgAAxQgAEOQGAACJCwAw5QYCAMkKACHmBgEAygoAIcYHAQDKCgAhAwAAAPsHACABAADECAAwOQAAxQgAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AICkDAADXDQAgCAAA2A0AIOUGAgAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BhAAAAAB_gYEAAAAAYUHAQAAAAGHBxAAAAABiAcBAAAAAZUHAQAAAAGZBwEAAAABqAcEAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHAgAAAAGyBwEAAAABswcBAAAAAbQHEAAAAAG1BxAAAAABtgcQAAAAAbcHBAAAAAG4BwQAAAABuQcQAAAAAboHAQAAAAG7BxAAAAABvAcBAAAAAb0HQAAAAAG-ByAAAAABvwdAAAAAAcAHAQAAAAHBB0AAAAABwgdAAAAAAcMHQAAAAAHEB0AAAAABxQdAAAAAAQEtAADNCAAgJ-UGAgAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BhAAAAAB_gYEAAAAAYUHAQAAAAGHBxAAAAABiAcBAAAAAZUHAQAAAAGZBwEAAAABqAcEAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHAgAAAAGyBwEAAAABswcBAAAAAbQHEAAAAAG1BxAAAAABtgcQAAAAAbcHBAAAAAG4BwQAAAABuQcQAAAAAboHAQAAAAG7BxAAAAABvAcBAAAAAb0HQAAAAAG-ByAAAAABvwdAAAAAAcAHAQAAAAHBB0AAAAABwgdAAAAAAcMHQAAAAAHEB0AAAAABxQdAAAAAAQEtAADPCAAwAS0AAM8IADApAwAAzA0AIAgAAM0NACDlBgIAtgwAIfYGAQC3DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIfwGEADADAAh_gYEAMEMACGFBwEAywwAIYcHEADADAAhiAcBAMsMACGVBwEAtwwAIZkHAQC3DAAhqAcEAMEMACGuBwEAtwwAIa8HAQC3DAAhsAcBALcMACGxBwIAtgwAIbIHAQC3DAAhswcBALcMACG0BxAAwAwAIbUHEADADAAhtgcQAMAMACG3BwQAwQwAIbgHBADBDAAhuQcQAMAMACG6BwEAywwAIbsHEADhDAAhvAcBAMsMACG9B0AAwgwAIb4HIAC4DAAhvwdAAMIMACHABwEAywwAIcEHQADCDAAhwgdAAMIMACHDB0AAwgwAIcQHQAC5DAAhxQdAAMIMACECAAAADgAgLQAA0ggAICflBgIAtgwAIfYGAQC3DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIfwGEADADAAh_gYEAMEMACGFBwEAywwAIYcHEADADAAhiAcBAMsMACGVBwEAtwwAIZkHAQC3DAAhqAcEAMEMACGuBwEAtwwAIa8HAQC3DAAhsAcBALcMACGxBwIAtgwAIbIHAQC3DAAhswcBALcMACG0BxAAwAwAIbUHEADADAAhtgcQAMAMACG3BwQAwQwAIbgHBADBDAAhuQcQAMAMACG6BwEAywwAIbsHEADhDAAhvAcBAMsMACG9B0AAwgwAIb4HIAC4DAAhvwdAAMIMACHABwEAywwAIcEHQADCDAAhwgdAAMIMACHDB0AAwgwAIcQHQAC5DAAhxQdAAMIMACECAAAADAAgLQAA1AgAIAIAAAAMACAtAADUCAAgAwAAAA4AIDQAAM0IACA1AADSCAAgAQAAAA4AIAEAAAAMACARBgAAxw0AIDoAAMgNACA7AADLDQAgPAAAyg0AID0AAMkNACCFBwAAugwAIIgHAAC6DAAgugcAALoMACC7BwAAugwAILwHAAC6DAAgvQcAALoMACC_BwAAugwAIMAHAAC6DAAgwQcAALoMACDCBwAAugwAIMMHAAC6DAAgxQcAALoMACAq4gYAAIgLADDjBgAA2wgAEOQGAACICwAw5QYCAMkKACH2BgEAygoAIfcGAQDKCgAh-AYBAMoKACH5BgEAygoAIfoGAQDKCgAh-wYBAMoKACH8BhAA3QoAIf4GBADeCgAhhQcBAOkKACGHBxAA3QoAIYgHAQDpCgAhlQcBAMoKACGZBwEAygoAIagHBADeCgAhrgcBAMoKACGvBwEAygoAIbAHAQDKCgAhsQcCAMkKACGyBwEAygoAIbMHAQDKCgAhtAcQAN0KACG1BxAA3QoAIbYHEADdCgAhtwcEAN4KACG4BwQA3goAIbkHEADdCgAhugcBAOkKACG7BxAA-AoAIbwHAQDpCgAhvQdAAN8KACG-ByAAywoAIb8HQADfCgAhwAcBAOkKACHBB0AA3woAIcIHQADfCgAhwwdAAN8KACHEB0AAzAoAIcUHQADfCgAhAwAAAAwAIAEAANoIADA5AADbCAAgAwAAAAwAIAEAAA0AMAIAAA4AIA7iBgAAhgsAMOMGAADhCAAQ5AYAAIYLADD4BgEA2AoAIfkGAQDYCgAhhgcBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBAAAAAZkHAQDYCgAhqgcQAIMLACGrBwEA8QoAIawHAQDxCgAhrQcAAIcLACABAAAA3ggAIAEAAADeCAAgDuIGAACGCwAw4wYAAOEIABDkBgAAhgsAMPgGAQDYCgAh-QYBANgKACGGBwEA2AoAIYoHEACDCwAhjgdAANoKACGVBwEA2AoAIZkHAQDYCgAhqgcQAIMLACGrBwEA8QoAIawHAQDxCgAhrQcAAIcLACADqwcAALoMACCsBwAAugwAIK0HAAC6DAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAMAAADhCAAgAQAA4ggAMAIAAN4IACADAAAA4QgAIAEAAOIIADACAADeCAAgC_gGAQAAAAH5BgEAAAABhgcBAAAAAYoHEAAAAAGOB0AAAAABlQcBAAAAAZkHAQAAAAGqBxAAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABAS0AAOYIACAL-AYBAAAAAfkGAQAAAAGGBwEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABmQcBAAAAAaoHEAAAAAGrBwEAAAABrAcBAAAAAa0HgAAAAAEBLQAA6AgAMAEtAADoCAAwC_gGAQC3DAAh-QYBALcMACGGBwEAtwwAIYoHEADADAAhjgdAALkMACGVBwEAtwwAIZkHAQC3DAAhqgcQAMAMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAQIAAADeCAAgLQAA6wgAIAv4BgEAtwwAIfkGAQC3DAAhhgcBALcMACGKBxAAwAwAIY4HQAC5DAAhlQcBALcMACGZBwEAtwwAIaoHEADADAAhqwcBAMsMACGsBwEAywwAIa0HgAAAAAECAAAA4QgAIC0AAO0IACACAAAA4QgAIC0AAO0IACADAAAA3ggAIDQAAOYIACA1AADrCAAgAQAAAN4IACABAAAA4QgAIAgGAADCDQAgOgAAww0AIDsAAMYNACA8AADFDQAgPQAAxA0AIKsHAAC6DAAgrAcAALoMACCtBwAAugwAIA7iBgAAhQsAMOMGAAD0CAAQ5AYAAIULADD4BgEAygoAIfkGAQDKCgAhhgcBAMoKACGKBxAA3QoAIY4HQADMCgAhlQcBAMoKACGZBwEAygoAIaoHEADdCgAhqwcBAOkKACGsBwEA6QoAIa0HAAD1CgAgAwAAAOEIACABAADzCAAwOQAA9AgAIAMAAADhCAAgAQAA4ggAMAIAAN4IACAL4gYAAIELADDjBgAA-ggAEOQGAACBCwAw5QYCANcKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACGKBxAAgwsAIacHQADaCgAhqAcEAIILACGpBwAAhAsAIAEAAAD3CAAgAQAAAPcIACAK4gYAAIELADDjBgAA-ggAEOQGAACBCwAw5QYCANcKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACGKBxAAgwsAIacHQADaCgAhqAcEAIILACEAAwAAAPoIACABAAD7CAAwAgAA9wgAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACADAAAA-ggAIAEAAPsIADACAAD3CAAgB-UGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAGKBxAAAAABpwdAAAAAAagHBAAAAAEBLQAA_wgAIAflBgIAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAABigcQAAAAAacHQAAAAAGoBwQAAAABAS0AAIEJADABLQAAgQkAMAflBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIYoHEADADAAhpwdAALkMACGoBwQAwQwAIQIAAAD3CAAgLQAAhAkAIAflBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIYoHEADADAAhpwdAALkMACGoBwQAwQwAIQIAAAD6CAAgLQAAhgkAIAIAAAD6CAAgLQAAhgkAIAMAAAD3CAAgNAAA_wgAIDUAAIQJACABAAAA9wgAIAEAAAD6CAAgBQYAAL0NACA6AAC-DQAgOwAAwQ0AIDwAAMANACA9AAC_DQAgCuIGAACACwAw4wYAAI0JABDkBgAAgAsAMOUGAgDJCgAh9wYBAMoKACH4BgEAygoAIfkGAQDKCgAhigcQAN0KACGnB0AAzAoAIagHBADeCgAhAwAAAPoIACABAACMCQAwOQAAjQkAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACAE4gYAAP8KADDjBgAAkwkAEOQGAAD_CgAwpgcgAAAAAQEAAACQCQAgAQAAAJAJACAE4gYAAP8KADDjBgAAkwkAEOQGAAD_CgAwpgcgANkKACEAAwAAAJMJACABAACUCQAwAgAAkAkAIAMAAACTCQAgAQAAlAkAMAIAAJAJACADAAAAkwkAIAEAAJQJADACAACQCQAgAaYHIAC4DAAhAgAAAJAJACAtAACYCQAgAaYHIAC4DAAhAgAAAJMJACAtAACaCQAgAgAAAJMJACAtAACaCQAgAQAAAJAJACABAAAAkwkAIAMGAAC6DQAgPAAAvA0AID0AALsNACAE4gYAAP4KADDjBgAAoAkAEOQGAAD-CgAwpgcgAMsKACEDAAAAkwkAIAEAAJ8JADA5AACgCQAgAwAAAJMJACABAACUCQAwAgAAkAkAIAoEAQDYCgAh4gYAAPwKADDjBgAApgkAEOQGAAD8CgAwhgcBANgKACGLBwEA2AoAIY4HQADaCgAhowcBANgKACGkBwEA2AoAIaUHAAD9CgAgAQAAAKMJACABAAAAowkAIAkEAQDYCgAh4gYAAPwKADDjBgAApgkAEOQGAAD8CgAwhgcBANgKACGLBwEA2AoAIY4HQADaCgAhowcBANgKACGkBwEA2AoAIQADAAAApgkAIAEAAKcJADACAACjCQAgAwAAAKYJACABAACnCQAwAgAAowkAIAMAAACmCQAgAQAApwkAMAIAAKMJACAGBAEAAAABhgcBAAAAAYsHAQAAAAGOB0AAAAABowcBAAAAAaQHAQAAAAEBLQAAqwkAIAYEAQAAAAGGBwEAAAABiwcBAAAAAY4HQAAAAAGjBwEAAAABpAcBAAAAAQEtAACtCQAwAS0AAK0JADAGBAEAtwwAIYYHAQC3DAAhiwcBALcMACGOB0AAuQwAIaMHAQC3DAAhpAcBALcMACECAAAAowkAIC0AALAJACAGBAEAtwwAIYYHAQC3DAAhiwcBALcMACGOB0AAuQwAIaMHAQC3DAAhpAcBALcMACECAAAApgkAIC0AALIJACACAAAApgkAIC0AALIJACADAAAAowkAIDQAAKsJACA1AACwCQAgAQAAAKMJACABAAAApgkAIAMGAAC3DQAgPAAAuQ0AID0AALgNACAJBAEAygoAIeIGAAD7CgAw4wYAALkJABDkBgAA-woAMIYHAQDKCgAhiwcBAMoKACGOB0AAzAoAIaMHAQDKCgAhpAcBAMoKACEDAAAApgkAIAEAALgJADA5AAC5CQAgAwAAAKYJACABAACnCQAwAgAAowkAIAEAAABTACABAAAAUwAgAwAAAD8AIAEAAFIAMAIAAFMAIAMAAAA_ACABAABSADACAABTACADAAAAPwAgAQAAUgAwAgAAUwAgHgMAALMNACAIAAC0DQAgCgAAtQ0AIAsAALYNACAbAgAAAAHlBgIAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYYHAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZBwEAAAABmgcBAAAAAZsHBAAAAAGcByAAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAS0AAMEJACAaGwIAAAAB5QYCAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGGBwEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQcBAAAAAZoHAQAAAAGbBwQAAAABnAcgAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAAQEtAADDCQAwAS0AAMMJADABAAAAFAAgHgMAAOIMACAIAADjDAAgCgAA5AwAIAsAAOUMACAbAgC2DAAh5QYCALYMACH2BgEAywwAIfcGAQDLDAAh-AYBAMsMACH5BgEAtwwAIfoGAQC3DAAh-wYBAMsMACGABwQAygwAIYYHAQDLDAAhigcQAOEMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGXBwEAywwAIZgHAQC3DAAhmQcBALcMACGaBwEAywwAIZsHBADKDAAhnAcgALgMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaEHQADCDAAhogdAAMIMACECAAAAUwAgLQAAxwkAIBobAgC2DAAh5QYCALYMACH2BgEAywwAIfcGAQDLDAAh-AYBAMsMACH5BgEAtwwAIfoGAQC3DAAh-wYBAMsMACGABwQAygwAIYYHAQDLDAAhigcQAOEMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGXBwEAywwAIZgHAQC3DAAhmQcBALcMACGaBwEAywwAIZsHBADKDAAhnAcgALgMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaEHQADCDAAhogdAAMIMACECAAAAPwAgLQAAyQkAIAIAAAA_ACAtAADJCQAgAQAAABQAIAMAAABTACA0AADBCQAgNQAAxwkAIAEAAABTACABAAAAPwAgFQYAANwMACA6AADdDAAgOwAA4AwAIDwAAN8MACA9AADeDAAg9gYAALoMACD3BgAAugwAIPgGAAC6DAAg-wYAALoMACCABwAAugwAIIYHAAC6DAAgigcAALoMACCXBwAAugwAIJoHAAC6DAAgmwcAALoMACCdBwAAugwAIJ4HAAC6DAAgnwcAALoMACCgBwAAugwAIKEHAAC6DAAgogcAALoMACAdGwIAyQoAIeIGAAD3CgAw4wYAANEJABDkBgAA9woAMOUGAgDJCgAh9gYBAOkKACH3BgEA6QoAIfgGAQDpCgAh-QYBAMoKACH6BgEAygoAIfsGAQDpCgAhgAcEAOgKACGGBwEA6QoAIYoHEAD4CgAhjgdAAMwKACGVBwEAygoAIZYHAQDKCgAhlwcBAOkKACGYBwEAygoAIZkHAQDKCgAhmgcBAOkKACGbBwQA6AoAIZwHIADLCgAhnQcBAOkKACGeB0AA3woAIZ8HAQDpCgAhoAcBAOkKACGhB0AA3woAIaIHQADfCgAhAwAAAD8AIAEAANAJADA5AADRCQAgAwAAAD8AIAEAAFIAMAIAAFMAIAEAAAAZACABAAAAGQAgAwAAABcAIAEAABgAMAIAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgCAkAANsMACDlBgIAAAAB-AYBAAAAAYUHAQAAAAGLBwEAAAABjAeAAAAAAY0HQAAAAAGOB0AAAAABAS0AANkJACAH5QYCAAAAAfgGAQAAAAGFBwEAAAABiwcBAAAAAYwHgAAAAAGNB0AAAAABjgdAAAAAAQEtAADbCQAwAS0AANsJADAICQAA2gwAIOUGAgC2DAAh-AYBALcMACGFBwEAtwwAIYsHAQC3DAAhjAeAAAAAAY0HQADCDAAhjgdAALkMACECAAAAGQAgLQAA3gkAIAflBgIAtgwAIfgGAQC3DAAhhQcBALcMACGLBwEAtwwAIYwHgAAAAAGNB0AAwgwAIY4HQAC5DAAhAgAAABcAIC0AAOAJACACAAAAFwAgLQAA4AkAIAMAAAAZACA0AADZCQAgNQAA3gkAIAEAAAAZACABAAAAFwAgBwYAANUMACA6AADWDAAgOwAA2QwAIDwAANgMACA9AADXDAAgjAcAALoMACCNBwAAugwAIAriBgAA9AoAMOMGAADnCQAQ5AYAAPQKADDlBgIAyQoAIfgGAQDKCgAhhQcBAMoKACGLBwEAygoAIYwHAAD1CgAgjQdAAN8KACGOB0AAzAoAIQMAAAAXACABAADmCQAwOQAA5wkAIAMAAAAXACABAAAYADACAAAZACABAAAAEgAgAQAAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgAwAAABAAIAEAABEAMAIAABIAIAkJAADTDAAgGgAA1AwAIPgGAQAAAAGFBwEAAAABhgcBAAAAAYcHEAAAAAGIBwEAAAABiQcQAAAAAYoHEAAAAAEBLQAA7wkAIAf4BgEAAAABhQcBAAAAAYYHAQAAAAGHBxAAAAABiAcBAAAAAYkHEAAAAAGKBxAAAAABAS0AAPEJADABLQAA8QkAMAkJAADRDAAgGgAA0gwAIPgGAQC3DAAhhQcBALcMACGGBwEAtwwAIYcHEADADAAhiAcBALcMACGJBxAAwAwAIYoHEADADAAhAgAAABIAIC0AAPQJACAH-AYBALcMACGFBwEAtwwAIYYHAQC3DAAhhwcQAMAMACGIBwEAtwwAIYkHEADADAAhigcQAMAMACECAAAAEAAgLQAA9gkAIAIAAAAQACAtAAD2CQAgAwAAABIAIDQAAO8JACA1AAD0CQAgAQAAABIAIAEAAAAQACAFBgAAzAwAIDoAAM0MACA7AADQDAAgPAAAzwwAID0AAM4MACAK4gYAAPMKADDjBgAA_QkAEOQGAADzCgAw-AYBAMoKACGFBwEAygoAIYYHAQDKCgAhhwcQAN0KACGIBwEAygoAIYkHEADdCgAhigcQAN0KACEDAAAAEAAgAQAA_AkAMDkAAP0JACADAAAAEAAgAQAAEQAwAgAAEgAgCeIGAADvCgAw4wYAAIMKABDkBgAA7woAMOUGAgAAAAGABwQA8AoAIYEHAQDxCgAhggcBAPEKACGDB0AA8goAIYQHQADyCgAhAQAAAIAKACABAAAAgAoAIAniBgAA7woAMOMGAACDCgAQ5AYAAO8KADDlBgIA1woAIYAHBADwCgAhgQcBAPEKACGCBwEA8QoAIYMHQADyCgAhhAdAAPIKACEFgAcAALoMACCBBwAAugwAIIIHAAC6DAAggwcAALoMACCEBwAAugwAIAMAAACDCgAgAQAAhAoAMAIAAIAKACADAAAAgwoAIAEAAIQKADACAACACgAgAwAAAIMKACABAACECgAwAgAAgAoAIAblBgIAAAABgAcEAAAAAYEHAQAAAAGCBwEAAAABgwdAAAAAAYQHQAAAAAEBLQAAiAoAIAblBgIAAAABgAcEAAAAAYEHAQAAAAGCBwEAAAABgwdAAAAAAYQHQAAAAAEBLQAAigoAMAEtAACKCgAwBuUGAgC2DAAhgAcEAMoMACGBBwEAywwAIYIHAQDLDAAhgwdAAMIMACGEB0AAwgwAIQIAAACACgAgLQAAjQoAIAblBgIAtgwAIYAHBADKDAAhgQcBAMsMACGCBwEAywwAIYMHQADCDAAhhAdAAMIMACECAAAAgwoAIC0AAI8KACACAAAAgwoAIC0AAI8KACADAAAAgAoAIDQAAIgKACA1AACNCgAgAQAAAIAKACABAAAAgwoAIAoGAADFDAAgOgAAxgwAIDsAAMkMACA8AADIDAAgPQAAxwwAIIAHAAC6DAAggQcAALoMACCCBwAAugwAIIMHAAC6DAAghAcAALoMACAJ4gYAAOcKADDjBgAAlgoAEOQGAADnCgAw5QYCAMkKACGABwQA6AoAIYEHAQDpCgAhggcBAOkKACGDB0AA3woAIYQHQADfCgAhAwAAAIMKACABAACVCgAwOQAAlgoAIAMAAACDCgAgAQAAhAoAMAIAAIAKACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAwDAADEDAAg5QYCAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAfwGEAAAAAH9BhAAAAAB_gYEAAAAAf8GQAAAAAEBLQAAngoAIAvlBgIAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYQAAAAAf0GEAAAAAH-BgQAAAAB_wZAAAAAAQEtAACgCgAwAS0AAKAKADAMAwAAwwwAIOUGAgC2DAAh9gYBALcMACH3BgEAtwwAIfgGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH9BhAAwAwAIf4GBADBDAAh_wZAAMIMACECAAAAUAAgLQAAowoAIAvlBgIAtgwAIfYGAQC3DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIfwGEADADAAh_QYQAMAMACH-BgQAwQwAIf8GQADCDAAhAgAAAE4AIC0AAKUKACACAAAATgAgLQAApQoAIAMAAABQACA0AACeCgAgNQAAowoAIAEAAABQACABAAAATgAgBgYAALsMACA6AAC8DAAgOwAAvwwAIDwAAL4MACA9AAC9DAAg_wYAALoMACAO4gYAANwKADDjBgAArAoAEOQGAADcCgAw5QYCAMkKACH2BgEAygoAIfcGAQDKCgAh-AYBAMoKACH5BgEAygoAIfoGAQDKCgAh-wYBAMoKACH8BhAA3QoAIf0GEADdCgAh_gYEAN4KACH_BkAA3woAIQMAAABOACABAACrCgAwOQAArAoAIAMAAABOACABAABPADACAABQACAJ4gYAANYKADDjBgAAsgoAEOQGAADWCgAw5QYCANcKACHmBgEA2AoAIecGIADZCgAh6AZAANoKACHpBkAA2goAIfUGAADbCgAgAQAAAK8KACABAAAArwoAIAjiBgAA1goAMOMGAACyCgAQ5AYAANYKADDlBgIA1woAIeYGAQDYCgAh5wYgANkKACHoBkAA2goAIekGQADaCgAhAAMAAACyCgAgAQAAswoAMAIAAK8KACADAAAAsgoAIAEAALMKADACAACvCgAgAwAAALIKACABAACzCgAwAgAArwoAIAXlBgIAAAAB5gYBAAAAAecGIAAAAAHoBkAAAAAB6QZAAAAAAQEtAAC3CgAgBeUGAgAAAAHmBgEAAAAB5wYgAAAAAegGQAAAAAHpBkAAAAABAS0AALkKADABLQAAuQoAMAXlBgIAtgwAIeYGAQC3DAAh5wYgALgMACHoBkAAuQwAIekGQAC5DAAhAgAAAK8KACAtAAC8CgAgBeUGAgC2DAAh5gYBALcMACHnBiAAuAwAIegGQAC5DAAh6QZAALkMACECAAAAsgoAIC0AAL4KACACAAAAsgoAIC0AAL4KACADAAAArwoAIDQAALcKACA1AAC8CgAgAQAAAK8KACABAAAAsgoAIAUGAACxDAAgOgAAsgwAIDsAALUMACA8AAC0DAAgPQAAswwAIAjiBgAAyAoAMOMGAADFCgAQ5AYAAMgKADDlBgIAyQoAIeYGAQDKCgAh5wYgAMsKACHoBkAAzAoAIekGQADMCgAhAwAAALIKACABAADECgAwOQAAxQoAIAMAAACyCgAgAQAAswoAMAIAAK8KACAI4gYAAMgKADDjBgAAxQoAEOQGAADICgAw5QYCAMkKACHmBgEAygoAIecGIADLCgAh6AZAAMwKACHpBkAAzAoAIQ0GAADOCgAgOgAA1QoAIDsAAM4KACA8AADOCgAgPQAAzgoAIOoGAgAAAAHrBgIAAAAE7AYCAAAABO0GAgAAAAHuBgIAAAAB7wYCAAAAAfAGAgAAAAHxBgIA1AoAIQ4GAADOCgAgPAAA0woAID0AANMKACDqBgEAAAAB6wYBAAAABOwGAQAAAATtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QYBANIKACHyBgEAAAAB8wYBAAAAAfQGAQAAAAEFBgAAzgoAIDwAANEKACA9AADRCgAg6gYgAAAAAfEGIADQCgAhCwYAAM4KACA8AADPCgAgPQAAzwoAIOoGQAAAAAHrBkAAAAAE7AZAAAAABO0GQAAAAAHuBkAAAAAB7wZAAAAAAfAGQAAAAAHxBkAAzQoAIQsGAADOCgAgPAAAzwoAID0AAM8KACDqBkAAAAAB6wZAAAAABOwGQAAAAATtBkAAAAAB7gZAAAAAAe8GQAAAAAHwBkAAAAAB8QZAAM0KACEI6gYCAAAAAesGAgAAAATsBgIAAAAE7QYCAAAAAe4GAgAAAAHvBgIAAAAB8AYCAAAAAfEGAgDOCgAhCOoGQAAAAAHrBkAAAAAE7AZAAAAABO0GQAAAAAHuBkAAAAAB7wZAAAAAAfAGQAAAAAHxBkAAzwoAIQUGAADOCgAgPAAA0QoAID0AANEKACDqBiAAAAAB8QYgANAKACEC6gYgAAAAAfEGIADRCgAhDgYAAM4KACA8AADTCgAgPQAA0woAIOoGAQAAAAHrBgEAAAAE7AYBAAAABO0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBgEA0goAIfIGAQAAAAHzBgEAAAAB9AYBAAAAAQvqBgEAAAAB6wYBAAAABOwGAQAAAATtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QYBANMKACHyBgEAAAAB8wYBAAAAAfQGAQAAAAENBgAAzgoAIDoAANUKACA7AADOCgAgPAAAzgoAID0AAM4KACDqBgIAAAAB6wYCAAAABOwGAgAAAATtBgIAAAAB7gYCAAAAAe8GAgAAAAHwBgIAAAAB8QYCANQKACEI6gYIAAAAAesGCAAAAATsBggAAAAE7QYIAAAAAe4GCAAAAAHvBggAAAAB8AYIAAAAAfEGCADVCgAhCOIGAADWCgAw4wYAALIKABDkBgAA1goAMOUGAgDXCgAh5gYBANgKACHnBiAA2QoAIegGQADaCgAh6QZAANoKACEI6gYCAAAAAesGAgAAAATsBgIAAAAE7QYCAAAAAe4GAgAAAAHvBgIAAAAB8AYCAAAAAfEGAgDOCgAhC-oGAQAAAAHrBgEAAAAE7AYBAAAABO0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBgEA0woAIfIGAQAAAAHzBgEAAAAB9AYBAAAAAQLqBiAAAAAB8QYgANEKACEI6gZAAAAAAesGQAAAAATsBkAAAAAE7QZAAAAAAe4GQAAAAAHvBkAAAAAB8AZAAAAAAfEGQADPCgAhAuUGAgAAAAHmBgEAAAABDuIGAADcCgAw4wYAAKwKABDkBgAA3AoAMOUGAgDJCgAh9gYBAMoKACH3BgEAygoAIfgGAQDKCgAh-QYBAMoKACH6BgEAygoAIfsGAQDKCgAh_AYQAN0KACH9BhAA3QoAIf4GBADeCgAh_wZAAN8KACENBgAAzgoAIDoAAOYKACA7AADmCgAgPAAA5goAID0AAOYKACDqBhAAAAAB6wYQAAAABOwGEAAAAATtBhAAAAAB7gYQAAAAAe8GEAAAAAHwBhAAAAAB8QYQAOUKACENBgAAzgoAIDoAANUKACA7AADkCgAgPAAA5AoAID0AAOQKACDqBgQAAAAB6wYEAAAABOwGBAAAAATtBgQAAAAB7gYEAAAAAe8GBAAAAAHwBgQAAAAB8QYEAOMKACELBgAA4QoAIDwAAOIKACA9AADiCgAg6gZAAAAAAesGQAAAAAXsBkAAAAAF7QZAAAAAAe4GQAAAAAHvBkAAAAAB8AZAAAAAAfEGQADgCgAhCwYAAOEKACA8AADiCgAgPQAA4goAIOoGQAAAAAHrBkAAAAAF7AZAAAAABe0GQAAAAAHuBkAAAAAB7wZAAAAAAfAGQAAAAAHxBkAA4AoAIQjqBgIAAAAB6wYCAAAABewGAgAAAAXtBgIAAAAB7gYCAAAAAe8GAgAAAAHwBgIAAAAB8QYCAOEKACEI6gZAAAAAAesGQAAAAAXsBkAAAAAF7QZAAAAAAe4GQAAAAAHvBkAAAAAB8AZAAAAAAfEGQADiCgAhDQYAAM4KACA6AADVCgAgOwAA5AoAIDwAAOQKACA9AADkCgAg6gYEAAAAAesGBAAAAATsBgQAAAAE7QYEAAAAAe4GBAAAAAHvBgQAAAAB8AYEAAAAAfEGBADjCgAhCOoGBAAAAAHrBgQAAAAE7AYEAAAABO0GBAAAAAHuBgQAAAAB7wYEAAAAAfAGBAAAAAHxBgQA5AoAIQ0GAADOCgAgOgAA5goAIDsAAOYKACA8AADmCgAgPQAA5goAIOoGEAAAAAHrBhAAAAAE7AYQAAAABO0GEAAAAAHuBhAAAAAB7wYQAAAAAfAGEAAAAAHxBhAA5QoAIQjqBhAAAAAB6wYQAAAABOwGEAAAAATtBhAAAAAB7gYQAAAAAe8GEAAAAAHwBhAAAAAB8QYQAOYKACEJ4gYAAOcKADDjBgAAlgoAEOQGAADnCgAw5QYCAMkKACGABwQA6AoAIYEHAQDpCgAhggcBAOkKACGDB0AA3woAIYQHQADfCgAhDQYAAOEKACA6AADtCgAgOwAA7goAIDwAAO4KACA9AADuCgAg6gYEAAAAAesGBAAAAAXsBgQAAAAF7QYEAAAAAe4GBAAAAAHvBgQAAAAB8AYEAAAAAfEGBADsCgAhDgYAAOEKACA8AADrCgAgPQAA6woAIOoGAQAAAAHrBgEAAAAF7AYBAAAABe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAQAAAAHxBgEA6goAIfIGAQAAAAHzBgEAAAAB9AYBAAAAAQ4GAADhCgAgPAAA6woAID0AAOsKACDqBgEAAAAB6wYBAAAABewGAQAAAAXtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QYBAOoKACHyBgEAAAAB8wYBAAAAAfQGAQAAAAEL6gYBAAAAAesGAQAAAAXsBgEAAAAF7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYBAAAAAfEGAQDrCgAh8gYBAAAAAfMGAQAAAAH0BgEAAAABDQYAAOEKACA6AADtCgAgOwAA7goAIDwAAO4KACA9AADuCgAg6gYEAAAAAesGBAAAAAXsBgQAAAAF7QYEAAAAAe4GBAAAAAHvBgQAAAAB8AYEAAAAAfEGBADsCgAhCOoGCAAAAAHrBggAAAAF7AYIAAAABe0GCAAAAAHuBggAAAAB7wYIAAAAAfAGCAAAAAHxBggA7QoAIQjqBgQAAAAB6wYEAAAABewGBAAAAAXtBgQAAAAB7gYEAAAAAe8GBAAAAAHwBgQAAAAB8QYEAO4KACEJ4gYAAO8KADDjBgAAgwoAEOQGAADvCgAw5QYCANcKACGABwQA8AoAIYEHAQDxCgAhggcBAPEKACGDB0AA8goAIYQHQADyCgAhCOoGBAAAAAHrBgQAAAAF7AYEAAAABe0GBAAAAAHuBgQAAAAB7wYEAAAAAfAGBAAAAAHxBgQA7goAIQvqBgEAAAAB6wYBAAAABewGAQAAAAXtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgEAAAAB8QYBAOsKACHyBgEAAAAB8wYBAAAAAfQGAQAAAAEI6gZAAAAAAesGQAAAAAXsBkAAAAAF7QZAAAAAAe4GQAAAAAHvBkAAAAAB8AZAAAAAAfEGQADiCgAhCuIGAADzCgAw4wYAAP0JABDkBgAA8woAMPgGAQDKCgAhhQcBAMoKACGGBwEAygoAIYcHEADdCgAhiAcBAMoKACGJBxAA3QoAIYoHEADdCgAhCuIGAAD0CgAw4wYAAOcJABDkBgAA9AoAMOUGAgDJCgAh-AYBAMoKACGFBwEAygoAIYsHAQDKCgAhjAcAAPUKACCNB0AA3woAIY4HQADMCgAhDwYAAOEKACA8AAD2CgAgPQAA9goAIOoGgAAAAAHtBoAAAAAB7gaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAY8HAQAAAAGQBwEAAAABkQcBAAAAAZIHgAAAAAGTB4AAAAABlAeAAAAAAQzqBoAAAAAB7QaAAAAAAe4GgAAAAAHvBoAAAAAB8AaAAAAAAfEGgAAAAAGPBwEAAAABkAcBAAAAAZEHAQAAAAGSB4AAAAABkweAAAAAAZQHgAAAAAEdGwIAyQoAIeIGAAD3CgAw4wYAANEJABDkBgAA9woAMOUGAgDJCgAh9gYBAOkKACH3BgEA6QoAIfgGAQDpCgAh-QYBAMoKACH6BgEAygoAIfsGAQDpCgAhgAcEAOgKACGGBwEA6QoAIYoHEAD4CgAhjgdAAMwKACGVBwEAygoAIZYHAQDKCgAhlwcBAOkKACGYBwEAygoAIZkHAQDKCgAhmgcBAOkKACGbBwQA6AoAIZwHIADLCgAhnQcBAOkKACGeB0AA3woAIZ8HAQDpCgAhoAcBAOkKACGhB0AA3woAIaIHQADfCgAhDQYAAOEKACA6AAD6CgAgOwAA-goAIDwAAPoKACA9AAD6CgAg6gYQAAAAAesGEAAAAAXsBhAAAAAF7QYQAAAAAe4GEAAAAAHvBhAAAAAB8AYQAAAAAfEGEAD5CgAhDQYAAOEKACA6AAD6CgAgOwAA-goAIDwAAPoKACA9AAD6CgAg6gYQAAAAAesGEAAAAAXsBhAAAAAF7QYQAAAAAe4GEAAAAAHvBhAAAAAB8AYQAAAAAfEGEAD5CgAhCOoGEAAAAAHrBhAAAAAF7AYQAAAABe0GEAAAAAHuBhAAAAAB7wYQAAAAAfAGEAAAAAHxBhAA-goAIQkEAQDKCgAh4gYAAPsKADDjBgAAuQkAEOQGAAD7CgAwhgcBAMoKACGLBwEAygoAIY4HQADMCgAhowcBAMoKACGkBwEAygoAIQkEAQDYCgAh4gYAAPwKADDjBgAApgkAEOQGAAD8CgAwhgcBANgKACGLBwEA2AoAIY4HQADaCgAhowcBANgKACGkBwEA2AoAIQIEAQAAAAGjBwEAAAABBOIGAAD-CgAw4wYAAKAJABDkBgAA_goAMKYHIADLCgAhBOIGAAD_CgAw4wYAAJMJABDkBgAA_woAMKYHIADZCgAhCuIGAACACwAw4wYAAI0JABDkBgAAgAsAMOUGAgDJCgAh9wYBAMoKACH4BgEAygoAIfkGAQDKCgAhigcQAN0KACGnB0AAzAoAIagHBADeCgAhCuIGAACBCwAw4wYAAPoIABDkBgAAgQsAMOUGAgDXCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAhigcQAIMLACGnB0AA2goAIagHBACCCwAhCOoGBAAAAAHrBgQAAAAE7AYEAAAABO0GBAAAAAHuBgQAAAAB7wYEAAAAAfAGBAAAAAHxBgQA5AoAIQjqBhAAAAAB6wYQAAAABOwGEAAAAATtBhAAAAAB7gYQAAAAAe8GEAAAAAHwBhAAAAAB8QYQAOYKACEF5QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAacHQAAAAAEO4gYAAIULADDjBgAA9AgAEOQGAACFCwAw-AYBAMoKACH5BgEAygoAIYYHAQDKCgAhigcQAN0KACGOB0AAzAoAIZUHAQDKCgAhmQcBAMoKACGqBxAA3QoAIasHAQDpCgAhrAcBAOkKACGtBwAA9QoAIA7iBgAAhgsAMOMGAADhCAAQ5AYAAIYLADD4BgEA2AoAIfkGAQDYCgAhhgcBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBANgKACGZBwEA2AoAIaoHEACDCwAhqwcBAPEKACGsBwEA8QoAIa0HAACHCwAgDOoGgAAAAAHtBoAAAAAB7gaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAY8HAQAAAAGQBwEAAAABkQcBAAAAAZIHgAAAAAGTB4AAAAABlAeAAAAAASriBgAAiAsAMOMGAADbCAAQ5AYAAIgLADDlBgIAyQoAIfYGAQDKCgAh9wYBAMoKACH4BgEAygoAIfkGAQDKCgAh-gYBAMoKACH7BgEAygoAIfwGEADdCgAh_gYEAN4KACGFBwEA6QoAIYcHEADdCgAhiAcBAOkKACGVBwEAygoAIZkHAQDKCgAhqAcEAN4KACGuBwEAygoAIa8HAQDKCgAhsAcBAMoKACGxBwIAyQoAIbIHAQDKCgAhswcBAMoKACG0BxAA3QoAIbUHEADdCgAhtgcQAN0KACG3BwQA3goAIbgHBADeCgAhuQcQAN0KACG6BwEA6QoAIbsHEAD4CgAhvAcBAOkKACG9B0AA3woAIb4HIADLCgAhvwdAAN8KACHABwEA6QoAIcEHQADfCgAhwgdAAN8KACHDB0AA3woAIcQHQADMCgAhxQdAAN8KACEG4gYAAIkLADDjBgAAxQgAEOQGAACJCwAw5QYCAMkKACHmBgEAygoAIcYHAQDKCgAhBuIGAACKCwAw4wYAAK8IABDkBgAAigsAMOUGAgDJCgAh5gYBAMoKACGWBwEAygoAIQniBgAAiwsAMOMGAACZCAAQ5AYAAIsLADDlBgIAyQoAIfkGAQDKCgAh-gYBAMoKACHHBwEAygoAIcgHAQDKCgAhyQcBAOkKACELhAUAAI0LACCFBQAAjgsAIOIGAACMCwAw4wYAAIYIABDkBgAAjAsAMOUGAgDXCgAh-QYBANgKACH6BgEA2AoAIccHAQDYCgAhyAcBANgKACHJBwEA8QoAIQPKBwAA-wcAIMsHAAD7BwAgzAcAAPsHACADygcAAP8HACDLBwAA_wcAIMwHAAD_BwAgA-UGAgAAAAHmBgEAAAABlgcBAAAAAQeDBQAAkQsAIOIGAACQCwAw4wYAAP8HABDkBgAAkAsAMOUGAgDXCgAh5gYBANgKACGWBwEA2AoAIQ2EBQAAjQsAIIUFAACOCwAg4gYAAIwLADDjBgAAhggAEOQGAACMCwAw5QYCANcKACH5BgEA2AoAIfoGAQDYCgAhxwcBANgKACHIBwEA2AoAIckHAQDxCgAhggkAAIYIACCDCQAAhggAIAPlBgIAAAAB5gYBAAAAAcYHAQAAAAEHgwUAAJELACDiBgAAkwsAMOMGAAD7BwAQ5AYAAJMLADDlBgIA1woAIeYGAQDYCgAhxgcBANgKACEP4gYAAJQLADDjBgAA9gcAEOQGAACUCwAw5QYCAMkKACHmBgEAygoAIfgGAQDKCgAhigcQAN0KACGOB0AAzAoAIZUHAQDKCgAhmQcBAMoKACGdBwEA6QoAIbQHEAD4CgAhzwcBAMoKACHQBwEA6QoAIdEHQADfCgAhBeIGAACVCwAw4wYAAOAHABDkBgAAlQsAMNIHAQDKCgAh0wdAAMwKACEF4gYAAJYLADDjBgAAzQcAEOQGAACWCwAw0gcBANgKACHTB0AA2goAIQriBgAAlwsAMOMGAADHBwAQ5AYAAJcLADDUBwEAygoAIdUHAgDJCgAh1gdAAMwKACHXBwIAyQoAIdgHAgCYCwAh2QcBAOkKACHaBwEA6QoAIQ0GAADhCgAgOgAA7QoAIDsAAOEKACA8AADhCgAgPQAA4QoAIOoGAgAAAAHrBgIAAAAF7AYCAAAABe0GAgAAAAHuBgIAAAAB7wYCAAAAAfAGAgAAAAHxBgIAmQsAIQ0GAADhCgAgOgAA7QoAIDsAAOEKACA8AADhCgAgPQAA4QoAIOoGAgAAAAHrBgIAAAAF7AYCAAAABe0GAgAAAAHuBgIAAAAB7wYCAAAAAfAGAgAAAAHxBgIAmQsAIQriBgAAmgsAMOMGAAC0BwAQ5AYAAJoLADDUBwEA2AoAIdUHAgDXCgAh1gdAANoKACHXBwIA1woAIdgHAgCbCwAh2QcBAPEKACHaBwEA8QoAIQjqBgIAAAAB6wYCAAAABewGAgAAAAXtBgIAAAAB7gYCAAAAAe8GAgAAAAHwBgIAAAAB8QYCAOEKACEC1AcBAAAAAdUHAgAAAAEO4gYAAJ0LADDjBgAArgcAEOQGAACdCwAw-AYBAMoKACGOB0AAzAoAIZUHAQDKCgAhmQcBAMoKACGiB0AA3woAIdwHAQDKCgAh3QcBAMoKACHeBwIAyQoAId8HAgDJCgAh4AdAAN8KACHhB0AA3woAIQ7iBgAAngsAMOMGAACbBwAQ5AYAAJ4LADD4BgEA2AoAIY4HQADaCgAhlQcBANgKACGZBwEA2AoAIaIHQADyCgAh3AcBANgKACHdBwEA2AoAId4HAgDXCgAh3wcCANcKACHgB0AA8goAIeEHQADyCgAhCy0AAPUKACDiBgAAnwsAMOMGAACVBwAQ5AYAAJ8LADD4BgEAygoAIfkGAQDKCgAhjgdAAMwKACGVBwEAygoAIeIHAQDKCgAh4wcBAOkKACHkBwQA6AoAIQstAACHCwAg4gYAAKALADDjBgAAggcAEOQGAACgCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAhlQcBANgKACHiBwEA2AoAIeMHAQDxCgAh5AcEAPAKACEI4gYAAKELADDjBgAA_AYAEOQGAAChCwAw5QYCAMkKACGuBwEAygoAIdIHBADeCgAh5QdAAMwKACHmBwEAygoAIQbiBgAAogsAMOMGAADmBgAQ5AYAAKILADDlBgIAyQoAIacHQADMCgAh5wcQAN0KACEG4gYAAKMLADDjBgAA0wYAEOQGAACjCwAw5QYCANcKACGnB0AA2goAIecHEACDCwAhAuUGAgAAAAGnB0AAAAABB-IGAAClCwAw4wYAAM0GABDkBgAApQsAMOQHBADeCgAh6QcBAMoKACHqBwEAygoAIesHQADMCgAhCMADAACnCwAg4gYAAKYLADDjBgAA1wUAEOQGAACmCwAw5AcEAIILACHpBwEA2AoAIeoHAQDYCgAh6wdAANoKACERCQEA2AoAIQ4AALULACDBAwAAswsAIMIDAAC0CwAg4gYAALELADDjBgAA2wUAEOQGAACxCwAw-AYBAPEKACGVBwEA2AoAIesHQADaCgAh7QcBANgKACHuBwEA2AoAIe8HAQDYCgAh8AcAALILACDxBwEA8QoAIYIJAADbBQAggwkAANsFACAF4gYAAKgLADDjBgAAtQYAEOQGAACoCwAw6QcBAMoKACHrB0AAzAoAIQfiBgAAqQsAMOMGAACfBgAQ5AYAAKkLADCyBwEAygoAIekHAQDKCgAh6wdAAMwKACHsBwEAygoAIQjAAwAApwsAIOIGAACqCwAw4wYAANEFABDkBgAAqgsAMLIHAQDYCgAh6QcBANgKACHrB0AA2goAIewHAQDYCgAhBuIGAACrCwAw4wYAAIcGABDkBgAAqwsAMOUGAgDJCgAhpwdAAMwKACHnBxAA3QoAIQbiBgAArAsAMOMGAAD0BQAQ5AYAAKwLADDlBgIA1woAIacHQADaCgAh5wcQAIMLACEC5QYCAAAAAacHQAAAAAEMCQEAygoAIeIGAACuCwAw4wYAAO4FABDkBgAArgsAMPgGAQDpCgAhlQcBAMoKACHrB0AAzAoAIe0HAQDKCgAh7gcBAMoKACHvBwEAygoAIfAHAACvCwAg8QcBAOkKACEPBgAAzgoAIDwAALALACA9AACwCwAg6gaAAAAAAe0GgAAAAAHuBoAAAAAB7waAAAAAAfAGgAAAAAHxBoAAAAABjwcBAAAAAZAHAQAAAAGRBwEAAAABkgeAAAAAAZMHgAAAAAGUB4AAAAABDOoGgAAAAAHtBoAAAAAB7gaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAY8HAQAAAAGQBwEAAAABkQcBAAAAAZIHgAAAAAGTB4AAAAABlAeAAAAAAQ8JAQDYCgAhDgAAtQsAIMEDAACzCwAgwgMAALQLACDiBgAAsQsAMOMGAADbBQAQ5AYAALELADD4BgEA8QoAIZUHAQDYCgAh6wdAANoKACHtBwEA2AoAIe4HAQDYCgAh7wcBANgKACHwBwAAsgsAIPEHAQDxCgAhDOoGgAAAAAHtBoAAAAAB7gaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAY8HAQAAAAGQBwEAAAABkQcBAAAAAZIHgAAAAAGTB4AAAAABlAeAAAAAAQrAAwAApwsAIOIGAACqCwAw4wYAANEFABDkBgAAqgsAMLIHAQDYCgAh6QcBANgKACHrB0AA2goAIewHAQDYCgAhggkAANEFACCDCQAA0QUAIAPKBwAA0wUAIMsHAADTBQAgzAcAANMFACAKwAMAAKcLACDiBgAApgsAMOMGAADXBQAQ5AYAAKYLADDkBwQAggsAIekHAQDYCgAh6gcBANgKACHrB0AA2goAIYIJAADXBQAggwkAANcFACAC6QcBAAAAAesHQAAAAAEGwAMAAKcLACDiBgAAtwsAMOMGAADTBQAQ5AYAALcLADDpBwEA2AoAIesHQADaCgAhB-IGAAC4CwAw4wYAAMwFABDkBgAAuAsAMI4HQADMCgAh0AcBAMoKACHzBwEAygoAIfQHAQDKCgAhB-IGAAC5CwAw4wYAALkFABDkBgAAuQsAMI4HQADaCgAh0AcBANgKACHzBwEA2AoAIfQHAQDYCgAhAvMHAQAAAAH0BwEAAAABCOIGAAC7CwAw4wYAALMFABDkBgAAuwsAMI4HQADMCgAh0gcEAN4KACHmBwEAygoAIecHEADdCgAh9gcBAMoKACEC0gcEAAAAAeYHAQAAAAEJDwAAvgsAIOIGAAC9CwAw4wYAAEUAEOQGAAC9CwAwjgdAANoKACHSBwQAggsAIeYHAQDYCgAh5wcQAIMLACH2BwEA2AoAIRsJAACTDAAgDAAAkgwAIBAAAI8MACAXAACUDAAgGAAAlQwAIBkAAIsMACDiBgAAkQwAMOMGAAAbABDkBgAAkQwAMIAHBADwCgAhhQcBAPEKACGOB0AA2goAIcUHQADyCgAh0gcEAIILACHjBwEA8QoAIeYHAQDYCgAh-AcBANgKACGBCEAA2goAIYMIBADwCgAhhAgQAM4LACGFCAEA2AoAIYYIAQDxCgAhhwgBAPEKACGICBAAzgsAIYkIQADyCgAhggkAABsAIIMJAAAbACAH4gYAAL8LADDjBgAAmwUAEOQGAAC_CwAw5QYCAMkKACH4BgEAygoAIacHQADMCgAh5wcQAN0KACER4gYAAMALADDjBgAAhQUAEOQGAADACwAwjgdAAMwKACHSBwQA3goAIeYHAQDKCgAh6gcBAMoKACH4BwEAygoAIfkHAQDKCgAh-gcQAN0KACH7BxAA3QoAIfwHQADfCgAh_QcCAJgLACH-BwEA6QoAIf8HQADfCgAhgAgEAOgKACGBCEAAzAoAIRHiBgAAwQsAMOMGAADyBAAQ5AYAAMELADCOB0AA2goAIdIHBACCCwAh5gcBANgKACHqBwEA2AoAIfgHAQDYCgAh-QcBANgKACH6BxAAgwsAIfsHEACDCwAh_AdAAPIKACH9BwIAmwsAIf4HAQDxCgAh_wdAAPIKACGACAQA8AoAIYEIQADaCgAhCuIGAADCCwAw4wYAAOwEABDkBgAAwgsAMMUHQADfCgAh0gcEAN4KACHjBwEAygoAIeYHAQDKCgAhgggCAMkKACGDCAQA6AoAIYQIEAD4CgAhE-IGAADDCwAw4wYAANYEABDkBgAAwwsAMIAHBADoCgAhhQcBAOkKACGOB0AAzAoAIcUHQADfCgAh0gcEAN4KACHjBwEA6QoAIeYHAQDKCgAh-AcBAMoKACGBCEAAzAoAIYMIBADoCgAhhAgQAPgKACGFCAEAygoAIYYIAQDpCgAhhwgBAOkKACGICBAA-AoAIYkIQADfCgAhCeIGAADECwAw4wYAALwEABDkBgAAxAsAMOkGQADMCgAhlQcBAMoKACHWB0AAzAoAIYoIAQDKCgAhiwgBAMoKACGMCAEAygoAIQniBgAAxQsAMOMGAACpBAAQ5AYAAMULADDpBkAA2goAIZUHAQDYCgAh1gdAANoKACGKCAEA2AoAIYsIAQDYCgAhjAgBANgKACEG4gYAAMYLADDjBgAAowQAEOQGAADGCwAw5QYCAMkKACHpBkAAzAoAIZUHAQDKCgAhBuIGAADHCwAw4wYAAJAEABDkBgAAxwsAMOUGAgDXCgAh6QZAANoKACGVBwEA2AoAIQLlBgIAAAABlQcBAAAAAQbiBgAAyQsAMOMGAACKBAAQ5AYAAMkLADDlBgIAyQoAIY4IQADMCgAhjwgAAPUKACAG4gYAAMoLADDjBgAA9wMAEOQGAADKCwAw5QYCANcKACGOCEAA2goAIY8IAACHCwAgAuUGAgAAAAGOCEAAAAABEeIGAADMCwAw4wYAAPEDABDkBgAAzAsAMOUGAgDJCgAh5gYBAMoKACGCBwEA6QoAIYMHQADfCgAhjgdAAMwKACGVBwEAygoAIZEIBADeCgAhkggEAN4KACGTCBAA-AoAIZQIIADLCgAhlQgQAPgKACGWCEAA3woAIZcIIADLCgAhmAhAAN8KACESCwAAzwsAIOIGAADNCwAw4wYAAN4DABDkBgAAzQsAMOUGAgDXCgAh5gYBANgKACGCBwEA8QoAIYMHQADyCgAhjgdAANoKACGVBwEA2AoAIZEIBACCCwAhkggEAIILACGTCBAAzgsAIZQIIADZCgAhlQgQAM4LACGWCEAA8goAIZcIIADZCgAhmAhAAPIKACEI6gYQAAAAAesGEAAAAAXsBhAAAAAF7QYQAAAAAe4GEAAAAAHvBhAAAAAB8AYQAAAAAfEGEAD6CgAhA8oHAAAbACDLBwAAGwAgzAcAABsAIALlBgIAAAAB5gYBAAAAAQcEAQDKCgAh4gYAANELADDjBgAA2AMAEOQGAADRCwAwjgdAAMwKACGjBwEAygoAIeMHAQDKCgAhBuIGAADSCwAw4wYAAMIDABDkBgAA0gsAMI4HQADMCgAh4wcBAMoKACGZCAEAygoAIRDiBgAA0wsAMOMGAACsAwAQ5AYAANMLADDlBgIAyQoAIfgGAQDKCgAhjgdAAMwKACGuBwEAygoAIeMHAQDKCgAhmggBAMoKACGbCAEAygoAIZwIBADeCgAhnQgQAN0KACGeCBAA3QoAIZ8IEADdCgAhoAgQAPgKACGhCEAA3woAIREQAADVCwAg4gYAANQLADDjBgAAMgAQ5AYAANQLADDlBgIA1woAIfgGAQDYCgAhjgdAANoKACGuBwEA2AoAIeMHAQDYCgAhmggBANgKACGbCAEA2AoAIZwIBACCCwAhnQgQAIMLACGeCBAAgwsAIZ8IEACDCwAhoAgQAM4LACGhCEAA8goAIUcDAADcCwAgCwAAzwsAIA4AAIoMACARAACLDAAgEgAAjAwAIBMAAI0MACAUAACODAAgFQAAjwwAIBYAAPgLACDiBgAAiAwAMOMGAAAhABDkBgAAiAwAMOUGAgDXCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIYAHBADwCgAhgQcBAPEKACGGBwEA8QoAIYoHEACDCwAhiwcBANgKACGNB0AA8goAIY4HQADaCgAhlQcBANgKACGWBwEA2AoAIZkHAQDYCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGiB0AA8goAIasHAQDxCgAhrAcBAPEKACGtBwAAhwsAIK4HAQDYCgAhxwcBANgKACHIBwEA2AoAIdIHEACDCwAhsggBAPEKACGzCAEA2AoAIbQIBACCCwAhtQgEAIILACG2CAEA2AoAIbcIAQDYCgAhuAgEAIILACG5CCAAiQwAIboIAgCbCwAhuwgBAPEKACG8CAQA8AoAIb0IAgCbCwAhvghAAPIKACG_CAEA8QoAIcAIQADyCgAhwQgBAPEKACHCCEAA8goAIcMIQADyCgAhxAhAAPIKACHFCEAA8goAIcYIAQDxCgAhxwgBAPEKACHICAEA8QoAIckIAACHCwAgyggBAPEKACHLCEAA8goAIcwIQADyCgAhzQgBAPEKACHOCAEA8QoAIYIJAAAhACCDCQAAIQAgB-IGAADWCwAw4wYAAJQDABDkBgAA1gsAMPgGAQDKCgAh-QYBAMoKACGnB0AAzAoAIaIIBADeCgAhB-IGAADXCwAw4wYAAP4CABDkBgAA1wsAMPgGAQDKCgAh-QYBAMoKACGuBwEAygoAIaMIQADMCgAhCxUAAK8LACAWBADoCgAh4gYAANgLADDjBgAA6AIAEOQGAADYCwAw-AYBAMoKACH5BgEAygoAIY4HQADMCgAhpAgBAMoKACGlCAQA6AoAIaYIBADoCgAhCw0EAN4KACHiBgAA2QsAMOMGAADSAgAQ5AYAANkLADD4BgEAygoAIfkGAQDKCgAhjgdAAMwKACHjBwEAygoAIaUIBADeCgAhpggEAN4KACGnCAAArwsAIAbiBgAA2gsAMOMGAAC8AgAQ5AYAANoLADD4BgEAygoAIagIAQDKCgAhqQhAAMwKACEHAwAA3AsAIOIGAADbCwAw4wYAAF0AEOQGAADbCwAw-AYBANgKACGoCAEA2AoAIakIQADaCgAhKgcAAJoMACANAAD4CwAgGwAAmwwAIBwAAJwMACAdAACdDAAgHgAAngwAIB8AAJ8MACAgAACgDAAgIQAAoQwAICIAAKIMACAjAACjDAAgJAAApAwAICUAAKUMACAmAACmDAAgJwAApwwAIOIGAACZDAAw4wYAABQAEOQGAACZDAAwjgdAANoKACGVBwEA2AoAIasIQADaCgAh4QgBANgKACHiCAEA2AoAIeMIAQDYCgAh5AgBAPEKACHlCAEA8QoAIeYIAQDxCgAh5wgBAPEKACHoCEAA8goAIekIQADyCgAh6ghAAPIKACHrCAEA2AoAIewIAQDYCgAh7QhAAPIKACHuCEAA8goAIe8IAQDxCgAh8AhAAPIKACHxCEAA8goAIfIIAgDXCgAh8wgAAIcLACCCCQAAFAAggwkAABQAIBDiBgAA3QsAMOMGAACkAgAQ5AYAAN0LADDlBgIAyQoAIfgGAQDKCgAh-QYBAMoKACH6BgEAygoAIfsGAQDKCgAhigcQAN0KACGOB0AAzAoAIZUHAQDKCgAhrAcBAMoKACHdBwEAygoAIagIAQDKCgAhqggBAMoKACGrCEAAzAoAIRTiBgAA3gsAMOMGAACOAgAQ5AYAAN4LADDlBgIAyQoAIfgGAQDKCgAh-QYBAMoKACH6BgEAygoAIfsGAQDKCgAhjgdAAMwKACGVBwEAygoAIawHAQDpCgAhrQcAAPUKACDTB0AA3woAIasIQADMCgAhrAgBAMoKACGtCBAA3QoAIa4IEADdCgAhrwgBAOkKACGwCAIAmAsAIbEIIADLCgAhPOIGAADfCwAw4wYAAPgBABDkBgAA3wsAMOUGAgDJCgAh9wYBAMoKACH4BgEAygoAIfkGAQDKCgAh-gYBAMoKACH7BgEAygoAIYAHBADoCgAhgQcBAOkKACGGBwEA6QoAIYoHEADdCgAhiwcBAMoKACGNB0AA3woAIY4HQADMCgAhlQcBAMoKACGWBwEAygoAIZkHAQDKCgAhnQcBAOkKACGeB0AA3woAIZ8HAQDpCgAhoAcBAOkKACGiB0AA3woAIasHAQDpCgAhrAcBAOkKACGtBwAA9QoAIK4HAQDKCgAhxwcBAMoKACHIBwEAygoAIdIHEADdCgAhsggBAOkKACGzCAEAygoAIbQIBADeCgAhtQgEAN4KACG2CAEAygoAIbcIAQDKCgAhuAgEAN4KACG5CCAA4AsAIboIAgCYCwAhuwgBAOkKACG8CAQA6AoAIb0IAgCYCwAhvghAAN8KACG_CAEA6QoAIcAIQADfCgAhwQgBAOkKACHCCEAA3woAIcMIQADfCgAhxAhAAN8KACHFCEAA3woAIcYIAQDpCgAhxwgBAOkKACHICAEA6QoAIckIAAD1CgAgyggBAOkKACHLCEAA3woAIcwIQADfCgAhzQgBAOkKACHOCAEA6QoAIQUGAADhCgAgPAAA4gsAID0AAOILACDqBiAAAAAB8QYgAOELACEFBgAA4QoAIDwAAOILACA9AADiCwAg6gYgAAAAAfEGIADhCwAhAuoGIAAAAAHxBiAA4gsAIQfiBgAA4wsAMOMGAADeAQAQ5AYAAOMLADD4BgEAygoAIc8IAQDKCgAh0AgBAMoKACHRCEAAzAoAIRPiBgAA5AsAMOMGAADIAQAQ5AYAAOQLADD4BgEAygoAIfkGAQDKCgAhjgdAAMwKACGVBwEAygoAIaMHAQDpCgAh0wdAAN8KACHiBwEAygoAIeoHAQDKCgAh0ggBAMoKACHTCAEAygoAIdQIAADlCwAg1QgAAOULACDWCAAA5QsAINcIQADfCgAh2AhAAN8KACHZCEAA3woAIQTqBgEAAAAF2ggBAAAAAdsIAQAAAATcCAEAAAAECeIGAADmCwAw4wYAALIBABDkBgAA5gsAMOYGAQDKCgAh-AYBAMoKACHdCEAA3woAId4IQADfCgAh3whAAN8KACHgCAAA5wsAIATqBgIAAAAF2ggCAAAAAdsIAgAAAATcCAIAAAAEGeIGAADoCwAw4wYAAJwBABDkBgAA6AsAMI4HQADMCgAhlQcBAMoKACGrCEAAzAoAIeEIAQDKCgAh4ggBAMoKACHjCAEAygoAIeQIAQDpCgAh5QgBAOkKACHmCAEA6QoAIecIAQDpCgAh6AhAAN8KACHpCEAA3woAIeoIQADfCgAh6wgBAMoKACHsCAEAygoAIe0IQADfCgAh7ghAAN8KACHvCAEA6QoAIfAIQADfCgAh8QhAAN8KACHyCAIAyQoAIfMIAAD1CgAgCgMAANwLACDiBgAA6QsAMOMGAAB3ABDkBgAA6QsAMOYGAQDYCgAh-AYBANgKACHdCEAA8goAId4IQADyCgAh3whAAPIKACHgCAAA5wsAIAP4BgEAAAAB-QYBAAAAAacHQAAAAAEIAwAA3AsAIOIGAADrCwAw4wYAAHMAEOQGAADrCwAw-AYBANgKACH5BgEA2AoAIacHQADaCgAhoggEAIILACED-AYBAAAAAfkGAQAAAAGuBwEAAAABCAMAANwLACDiBgAA7QsAMOMGAABvABDkBgAA7QsAMPgGAQDYCgAh-QYBANgKACGuBwEA2AoAIaMIQADaCgAhBPgGAQAAAAH5BgEAAAABjgdAAAAAAaQIAQAAAAEMAwAA3AsAIBUAALILACAWBADwCgAh4gYAAO8LADDjBgAAawAQ5AYAAO8LADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGkCAEA2AoAIaUIBADwCgAhpggEAPAKACEE-AYBAAAAAfkGAQAAAAGOB0AAAAAB4wcBAAAAAQwDAADcCwAgDQQAggsAIeIGAADxCwAw4wYAAGcAEOQGAADxCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAh4wcBANgKACGlCAQAggsAIaYIBACCCwAhpwgAALILACAD5QYCAAAAAfgGAQAAAAGnB0AAAAABCAMAANwLACDiBgAA8wsAMOMGAABjABDkBgAA8wsAMOUGAgDXCgAh-AYBANgKACGnB0AA2goAIecHEACDCwAhEAMAANwLACDiBgAA9AsAMOMGAABfABDkBgAA9AsAMOUGAgDXCgAh5gYBANgKACH4BgEA2AoAIYoHEACDCwAhjgdAANoKACGVBwEA2AoAIZkHAQDYCgAhnQcBAPEKACG0BxAAzgsAIc8HAQDYCgAh0AcBAPEKACHRB0AA8goAIQT4BgEAAAAB-QYBAAAAAd0HAQAAAAGqCAEAAAABEQMAANwLACDiBgAA9gsAMOMGAABZABDkBgAA9gsAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBANgKACGsBwEA2AoAId0HAQDYCgAhqAgBANgKACGqCAEA2AoAIasIQADaCgAhFgMAANwLACANAAD4CwAg4gYAAPcLADDjBgAAIwAQ5AYAAPcLADDlBgIA1woAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAhjgdAANoKACGVBwEA2AoAIawHAQDxCgAhrQcAAIcLACDTB0AA8goAIasIQADaCgAhrAgBANgKACGtCBAAgwsAIa4IEACDCwAhrwgBAPEKACGwCAIAmwsAIbEIIADZCgAhA8oHAAAhACDLBwAAIQAgzAcAACEAICEDAAD6CwAgCAAA-wsAIAoAAPwLACALAADPCwAgGwIA1woAIeIGAAD5CwAw4wYAAD8AEOQGAAD5CwAw5QYCANcKACH2BgEA8QoAIfcGAQDxCgAh-AYBAPEKACH5BgEA2AoAIfoGAQDYCgAh-wYBAPEKACGABwQA8AoAIYYHAQDxCgAhigcQAM4LACGOB0AA2goAIZUHAQDYCgAhlgcBANgKACGXBwEA8QoAIZgHAQDYCgAhmQcBANgKACGaBwEA8QoAIZsHBADwCgAhnAcgANkKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaEHQADyCgAhogdAAPIKACEqBwAAmgwAIA0AAPgLACAbAACbDAAgHAAAnAwAIB0AAJ0MACAeAACeDAAgHwAAnwwAICAAAKAMACAhAAChDAAgIgAAogwAICMAAKMMACAkAACkDAAgJQAApQwAICYAAKYMACAnAACnDAAg4gYAAJkMADDjBgAAFAAQ5AYAAJkMADCOB0AA2goAIZUHAQDYCgAhqwhAANoKACHhCAEA2AoAIeIIAQDYCgAh4wgBANgKACHkCAEA8QoAIeUIAQDxCgAh5ggBAPEKACHnCAEA8QoAIegIQADyCgAh6QhAAPIKACHqCEAA8goAIesIAQDYCgAh7AgBANgKACHtCEAA8goAIe4IQADyCgAh7wgBAPEKACHwCEAA8goAIfEIQADyCgAh8ggCANcKACHzCAAAhwsAIIIJAAAUACCDCQAAFAAgA8oHAAAQACDLBwAAEAAgzAcAABAAIAPKBwAAFwAgywcAABcAIMwHAAAXACAD5QYCAAAAAfYGAQAAAAH3BgEAAAABDwMAANwLACDiBgAA_gsAMOMGAABOABDkBgAA_gsAMOUGAgDXCgAh9gYBANgKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAh_AYQAIMLACH9BhAAgwsAIf4GBACCCwAh_wZAAPIKACEF5QYCAAAAAa4HAQAAAAHSBwQAAAAB5QdAAAAAAeYHAQAAAAEJDwAAvgsAIOIGAACADAAw4wYAAEEAEOQGAACADAAw5QYCANcKACGuBwEA2AoAIdIHBACCCwAh5QdAANoKACHmBwEA2AoAIQLjBwEAAAABmQgBAAAAAQcQAADVCwAg4gYAAIIMADDjBgAANAAQ5AYAAIIMADCOB0AA2goAIeMHAQDYCgAhmQgBANgKACECBAEAAAABowcBAAAAAQgEAQDYCgAhEAAA1QsAIOIGAACEDAAw4wYAAC4AEOQGAACEDAAwjgdAANoKACGjBwEA2AoAIeMHAQDYCgAhA9IHBAAAAAHmBwEAAAABgggCAAAAAQwPAAC-CwAgEAAA1QsAIOIGAACGDAAw4wYAACoAEOQGAACGDAAwxQdAAPIKACHSBwQAggsAIeMHAQDYCgAh5gcBANgKACGCCAIA1woAIYMIBADwCgAhhAgQAM4LACEE5QYCAAAAAa4HAQAAAAHHBwEAAAAB0gcQAAAAAUUDAADcCwAgCwAAzwsAIA4AAIoMACARAACLDAAgEgAAjAwAIBMAAI0MACAUAACODAAgFQAAjwwAIBYAAPgLACDiBgAAiAwAMOMGAAAhABDkBgAAiAwAMOUGAgDXCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIYAHBADwCgAhgQcBAPEKACGGBwEA8QoAIYoHEACDCwAhiwcBANgKACGNB0AA8goAIY4HQADaCgAhlQcBANgKACGWBwEA2AoAIZkHAQDYCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGiB0AA8goAIasHAQDxCgAhrAcBAPEKACGtBwAAhwsAIK4HAQDYCgAhxwcBANgKACHIBwEA2AoAIdIHEACDCwAhsggBAPEKACGzCAEA2AoAIbQIBACCCwAhtQgEAIILACG2CAEA2AoAIbcIAQDYCgAhuAgEAIILACG5CCAAiQwAIboIAgCbCwAhuwgBAPEKACG8CAQA8AoAIb0IAgCbCwAhvghAAPIKACG_CAEA8QoAIcAIQADyCgAhwQgBAPEKACHCCEAA8goAIcMIQADyCgAhxAhAAPIKACHFCEAA8goAIcYIAQDxCgAhxwgBAPEKACHICAEA8QoAIckIAACHCwAgyggBAPEKACHLCEAA8goAIcwIQADyCgAhzQgBAPEKACHOCAEA8QoAIQLqBiAAAAAB8QYgAOILACEYAwAA3AsAIA0AAPgLACDiBgAA9wsAMOMGAAAjABDkBgAA9wsAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGOB0AA2goAIZUHAQDYCgAhrAcBAPEKACGtBwAAhwsAINMHQADyCgAhqwhAANoKACGsCAEA2AoAIa0IEACDCwAhrggQAIMLACGvCAEA8QoAIbAIAgCbCwAhsQggANkKACGCCQAAIwAggwkAACMAIAPKBwAAKgAgywcAACoAIMwHAAAqACADygcAAC4AIMsHAAAuACDMBwAALgAgExAAANULACDiBgAA1AsAMOMGAAAyABDkBgAA1AsAMOUGAgDXCgAh-AYBANgKACGOB0AA2goAIa4HAQDYCgAh4wcBANgKACGaCAEA2AoAIZsIAQDYCgAhnAgEAIILACGdCBAAgwsAIZ4IEACDCwAhnwgQAIMLACGgCBAAzgsAIaEIQADyCgAhggkAADIAIIMJAAAyACADygcAADQAIMsHAAA0ACDMBwAANAAgRwMAANwLACALAADPCwAgDgAAigwAIBEAAIsMACASAACMDAAgEwAAjQwAIBQAAI4MACAVAACPDAAgFgAA-AsAIOIGAACIDAAw4wYAACEAEOQGAACIDAAw5QYCANcKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAhgAcEAPAKACGBBwEA8QoAIYYHAQDxCgAhigcQAIMLACGLBwEA2AoAIY0HQADyCgAhjgdAANoKACGVBwEA2AoAIZYHAQDYCgAhmQcBANgKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaIHQADyCgAhqwcBAPEKACGsBwEA8QoAIa0HAACHCwAgrgcBANgKACHHBwEA2AoAIcgHAQDYCgAh0gcQAIMLACGyCAEA8QoAIbMIAQDYCgAhtAgEAIILACG1CAQAggsAIbYIAQDYCgAhtwgBANgKACG4CAQAggsAIbkIIACJDAAhuggCAJsLACG7CAEA8QoAIbwIBADwCgAhvQgCAJsLACG-CEAA8goAIb8IAQDxCgAhwAhAAPIKACHBCAEA8QoAIcIIQADyCgAhwwhAAPIKACHECEAA8goAIcUIQADyCgAhxggBAPEKACHHCAEA8QoAIcgIAQDxCgAhyQgAAIcLACDKCAEA8QoAIcsIQADyCgAhzAhAAPIKACHNCAEA8QoAIc4IAQDxCgAhggkAACEAIIMJAAAhACAC0gcEAAAAAeYHAQAAAAEZCQAAkwwAIAwAAJIMACAQAACPDAAgFwAAlAwAIBgAAJUMACAZAACLDAAg4gYAAJEMADDjBgAAGwAQ5AYAAJEMADCABwQA8AoAIYUHAQDxCgAhjgdAANoKACHFB0AA8goAIdIHBACCCwAh4wcBAPEKACHmBwEA2AoAIfgHAQDYCgAhgQhAANoKACGDCAQA8AoAIYQIEADOCwAhhQgBANgKACGGCAEA8QoAIYcIAQDxCgAhiAgQAM4LACGJCEAA8goAIRQLAADPCwAg4gYAAM0LADDjBgAA3gMAEOQGAADNCwAw5QYCANcKACHmBgEA2AoAIYIHAQDxCgAhgwdAAPIKACGOB0AA2goAIZUHAQDYCgAhkQgEAIILACGSCAQAggsAIZMIEADOCwAhlAggANkKACGVCBAAzgsAIZYIQADyCgAhlwggANkKACGYCEAA8goAIYIJAADeAwAggwkAAN4DACAjAwAA-gsAIAgAAPsLACAKAAD8CwAgCwAAzwsAIBsCANcKACHiBgAA-QsAMOMGAAA_ABDkBgAA-QsAMOUGAgDXCgAh9gYBAPEKACH3BgEA8QoAIfgGAQDxCgAh-QYBANgKACH6BgEA2AoAIfsGAQDxCgAhgAcEAPAKACGGBwEA8QoAIYoHEADOCwAhjgdAANoKACGVBwEA2AoAIZYHAQDYCgAhlwcBAPEKACGYBwEA2AoAIZkHAQDYCgAhmgcBAPEKACGbBwQA8AoAIZwHIADZCgAhnQcBAPEKACGeB0AA8goAIZ8HAQDxCgAhoAcBAPEKACGhB0AA8goAIaIHQADyCgAhggkAAD8AIIMJAAA_ACADygcAAEEAIMsHAABBACDMBwAAQQAgCw8AAL4LACDiBgAAvQsAMOMGAABFABDkBgAAvQsAMI4HQADaCgAh0gcEAIILACHmBwEA2AoAIecHEACDCwAh9gcBANgKACGCCQAARQAggwkAAEUAIAKFBwEAAAABiwcBAAAAAQsJAACYDAAg4gYAAJcMADDjBgAAFwAQ5AYAAJcMADDlBgIA1woAIfgGAQDYCgAhhQcBANgKACGLBwEA2AoAIYwHAACHCwAgjQdAAPIKACGOB0AA2goAISMDAAD6CwAgCAAA-wsAIAoAAPwLACALAADPCwAgGwIA1woAIeIGAAD5CwAw4wYAAD8AEOQGAAD5CwAw5QYCANcKACH2BgEA8QoAIfcGAQDxCgAh-AYBAPEKACH5BgEA2AoAIfoGAQDYCgAh-wYBAPEKACGABwQA8AoAIYYHAQDxCgAhigcQAM4LACGOB0AA2goAIZUHAQDYCgAhlgcBANgKACGXBwEA8QoAIZgHAQDYCgAhmQcBANgKACGaBwEA8QoAIZsHBADwCgAhnAcgANkKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaEHQADyCgAhogdAAPIKACGCCQAAPwAggwkAAD8AICgHAACaDAAgDQAA-AsAIBsAAJsMACAcAACcDAAgHQAAnQwAIB4AAJ4MACAfAACfDAAgIAAAoAwAICEAAKEMACAiAACiDAAgIwAAowwAICQAAKQMACAlAAClDAAgJgAApgwAICcAAKcMACDiBgAAmQwAMOMGAAAUABDkBgAAmQwAMI4HQADaCgAhlQcBANgKACGrCEAA2goAIeEIAQDYCgAh4ggBANgKACHjCAEA2AoAIeQIAQDxCgAh5QgBAPEKACHmCAEA8QoAIecIAQDxCgAh6AhAAPIKACHpCEAA8goAIeoIQADyCgAh6wgBANgKACHsCAEA2AoAIe0IQADyCgAh7ghAAPIKACHvCAEA8QoAIfAIQADyCgAh8QhAAPIKACHyCAIA1woAIfMIAACHCwAgA8oHAAADACDLBwAAAwAgzAcAAAMAIAPKBwAADAAgywcAAAwAIMwHAAAMACADygcAAE4AIMsHAABOACDMBwAATgAgA8oHAAA_ACDLBwAAPwAgzAcAAD8AIAPKBwAAIwAgywcAACMAIMwHAAAjACADygcAAFkAIMsHAABZACDMBwAAWQAgCQMAANwLACDiBgAA2wsAMOMGAABdABDkBgAA2wsAMPgGAQDYCgAhqAgBANgKACGpCEAA2goAIYIJAABdACCDCQAAXQAgA8oHAABfACDLBwAAXwAgzAcAAF8AIAPKBwAAYwAgywcAAGMAIMwHAABjACADygcAAGcAIMsHAABnACDMBwAAZwAgA8oHAABrACDLBwAAawAgzAcAAGsAIAPKBwAAbwAgywcAAG8AIMwHAABvACADygcAAHMAIMsHAABzACDMBwAAcwAgA8oHAAB3ACDLBwAAdwAgzAcAAHcAIAKFBwEAAAABhgcBAAAAAQwJAACYDAAgGgAAqgwAIOIGAACpDAAw4wYAABAAEOQGAACpDAAw-AYBANgKACGFBwEA2AoAIYYHAQDYCgAhhwcQAIMLACGIBwEA2AoAIYkHEACDCwAhigcQAIMLACEuAwAA3AsAIAgAAPsLACDiBgAAqwwAMOMGAAAMABDkBgAAqwwAMOUGAgDXCgAh9gYBANgKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAh_AYQAIMLACH-BgQAggsAIYUHAQDxCgAhhwcQAIMLACGIBwEA8QoAIZUHAQDYCgAhmQcBANgKACGoBwQAggsAIa4HAQDYCgAhrwcBANgKACGwBwEA2AoAIbEHAgDXCgAhsgcBANgKACGzBwEA2AoAIbQHEACDCwAhtQcQAIMLACG2BxAAgwsAIbcHBACCCwAhuAcEAIILACG5BxAAgwsAIboHAQDxCgAhuwcQAM4LACG8BwEA8QoAIb0HQADyCgAhvgcgANkKACG_B0AA8goAIcAHAQDxCgAhwQdAAPIKACHCB0AA8goAIcMHQADyCgAhxAdAANoKACHFB0AA8goAIYIJAAAMACCDCQAADAAgLAMAANwLACAIAAD7CwAg4gYAAKsMADDjBgAADAAQ5AYAAKsMADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_gYEAIILACGFBwEA8QoAIYcHEACDCwAhiAcBAPEKACGVBwEA2AoAIZkHAQDYCgAhqAcEAIILACGuBwEA2AoAIa8HAQDYCgAhsAcBANgKACGxBwIA1woAIbIHAQDYCgAhswcBANgKACG0BxAAgwsAIbUHEACDCwAhtgcQAIMLACG3BwQAggsAIbgHBACCCwAhuQcQAIMLACG6BwEA8QoAIbsHEADOCwAhvAcBAPEKACG9B0AA8goAIb4HIADZCgAhvwdAAPIKACHABwEA8QoAIcEHQADyCgAhwgdAAPIKACHDB0AA8goAIcQHQADaCgAhxQdAAPIKACECzwgBAAAAAdAIAQAAAAEIBAAArgwAIOIGAACtDAAw4wYAAAcAEOQGAACtDAAw-AYBANgKACHPCAEA2AoAIdAIAQDYCgAh0QhAANoKACEXAwAA3AsAIAUAALAMACDiBgAArwwAMOMGAAADABDkBgAArwwAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIZUHAQDYCgAhowcBAPEKACHTB0AA8goAIeIHAQDYCgAh6gcBANgKACHSCAEA2AoAIdMIAQDYCgAh1AgAAOULACDVCAAA5QsAINYIAADlCwAg1whAAPIKACHYCEAA8goAIdkIQADyCgAhggkAAAMAIIMJAAADACAVAwAA3AsAIAUAALAMACDiBgAArwwAMOMGAAADABDkBgAArwwAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIZUHAQDYCgAhowcBAPEKACHTB0AA8goAIeIHAQDYCgAh6gcBANgKACHSCAEA2AoAIdMIAQDYCgAh1AgAAOULACDVCAAA5QsAINYIAADlCwAg1whAAPIKACHYCEAA8goAIdkIQADyCgAhA8oHAAAHACDLBwAABwAgzAcAAAcAIAAAAAAABYcJAgAAAAGOCQIAAAABjwkCAAAAAZAJAgAAAAGRCQIAAAABAYcJAQAAAAEBhwkgAAAAAQGHCUAAAAABAAAAAAAABYcJEAAAAAGOCRAAAAABjwkQAAAAAZAJEAAAAAGRCRAAAAABBYcJBAAAAAGOCQQAAAABjwkEAAAAAZAJBAAAAAGRCQQAAAABAYcJQAAAAAEFNAAAqhQAIDUAAK0UACCECQAAqxQAIIUJAACsFAAgigkAAAEAIAM0AACqFAAghAkAAKsUACCKCQAAAQAgAAAAAAAFhwkEAAAAAY4JBAAAAAGPCQQAAAABkAkEAAAAAZEJBAAAAAEBhwkBAAAAAQAAAAAABTQAAKIUACA1AACoFAAghAkAAKMUACCFCQAApxQAIIoJAABTACAFNAAAoBQAIDUAAKUUACCECQAAoRQAIIUJAACkFAAgigkAAA4AIAM0AACiFAAghAkAAKMUACCKCQAAUwAgAzQAAKAUACCECQAAoRQAIIoJAAAOACAAAAAAAAU0AACbFAAgNQAAnhQAIIQJAACcFAAghQkAAJ0UACCKCQAAUwAgAzQAAJsUACCECQAAnBQAIIoJAABTACAAAAAAAAWHCRAAAAABjgkQAAAAAY8JEAAAAAGQCRAAAAABkQkQAAAAAQc0AACCFAAgNQAAmRQAIIQJAACDFAAghQkAAJgUACCICQAAFAAgiQkAABQAIIoJAAABACALNAAApw0AMDUAAKwNADCECQAAqA0AMIUJAACpDQAwhgkAAKoNACCHCQAAqw0AMIgJAACrDQAwiQkAAKsNADCKCQAAqw0AMIsJAACtDQAwjAkAAK4NADALNAAAmw0AMDUAAKANADCECQAAnA0AMIUJAACdDQAwhgkAAJ4NACCHCQAAnw0AMIgJAACfDQAwiQkAAJ8NADCKCQAAnw0AMIsJAAChDQAwjAkAAKINADALNAAA5gwAMDUAAOsMADCECQAA5wwAMIUJAADoDAAwhgkAAOkMACCHCQAA6gwAMIgJAADqDAAwiQkAAOoMADCKCQAA6gwAMIsJAADsDAAwjAkAAO0MADAUDAAAlg0AIBAAAJcNACAXAACYDQAgGAAAmQ0AIBkAAJoNACCABwQAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB4wcBAAAAAeYHAQAAAAH4BwEAAAABgQhAAAAAAYMIBAAAAAGECBAAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAgQAAAAAYkIQAAAAAECAAAAHQAgNAAAlQ0AIAMAAAAdACA0AACVDQAgNQAA8AwAIAEtAACXFAAwGgkAAJMMACAMAACSDAAgEAAAjwwAIBcAAJQMACAYAACVDAAgGQAAiwwAIOIGAACRDAAw4wYAABsAEOQGAACRDAAwgAcEAPAKACGFBwEA8QoAIY4HQADaCgAhxQdAAPIKACHSBwQAggsAIeMHAQDxCgAh5gcBANgKACH3BwAAkAwAIPgHAQDYCgAhgQhAANoKACGDCAQA8AoAIYQIEADOCwAhhQgBANgKACGGCAEA8QoAIYcIAQDxCgAhiAgQAM4LACGJCEAA8goAIQIAAAAdACAtAADwDAAgAgAAAO4MACAtAADvDAAgE-IGAADtDAAw4wYAAO4MABDkBgAA7QwAMIAHBADwCgAhhQcBAPEKACGOB0AA2goAIcUHQADyCgAh0gcEAIILACHjBwEA8QoAIeYHAQDYCgAh-AcBANgKACGBCEAA2goAIYMIBADwCgAhhAgQAM4LACGFCAEA2AoAIYYIAQDxCgAhhwgBAPEKACGICBAAzgsAIYkIQADyCgAhE-IGAADtDAAw4wYAAO4MABDkBgAA7QwAMIAHBADwCgAhhQcBAPEKACGOB0AA2goAIcUHQADyCgAh0gcEAIILACHjBwEA8QoAIeYHAQDYCgAh-AcBANgKACGBCEAA2goAIYMIBADwCgAhhAgQAM4LACGFCAEA2AoAIYYIAQDxCgAhhwgBAPEKACGICBAAzgsAIYkIQADyCgAhD4AHBADKDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAIRQMAADxDAAgEAAA8gwAIBcAAPMMACAYAAD0DAAgGQAA9QwAIIAHBADKDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAIQU0AACIFAAgNQAAlRQAIIQJAACJFAAghQkAAJQUACCKCQAA2wMAIAc0AACGFAAgNQAAkhQAIIQJAACHFAAghQkAAJEUACCICQAAIQAgiQkAACEAIIoJAAAmACALNAAAiQ0AMDUAAI4NADCECQAAig0AMIUJAACLDQAwhgkAAIwNACCHCQAAjQ0AMIgJAACNDQAwiQkAAI0NADCKCQAAjQ0AMIsJAACPDQAwjAkAAJANADAHNAAAhA0AIDUAAIcNACCECQAAhQ0AIIUJAACGDQAgiAkAAEUAIIkJAABFACCKCQAAngUAIAs0AAD2DAAwNQAA-wwAMIQJAAD3DAAwhQkAAPgMADCGCQAA-QwAIIcJAAD6DAAwiAkAAPoMADCJCQAA-gwAMIoJAAD6DAAwiwkAAPwMADCMCQAA_QwAMAYQAACDDQAgxQdAAAAAAeMHAQAAAAGCCAIAAAABgwgEAAAAAYQIEAAAAAECAAAALAAgNAAAgg0AIAMAAAAsACA0AACCDQAgNQAAgA0AIAEtAACQFAAwDQ8AAL4LACAQAADVCwAg4gYAAIYMADDjBgAAKgAQ5AYAAIYMADDFB0AA8goAIdIHBACCCwAh4wcBANgKACHmBwEA2AoAIYIIAgDXCgAhgwgEAPAKACGECBAAzgsAIf0IAACFDAAgAgAAACwAIC0AAIANACACAAAA_gwAIC0AAP8MACAK4gYAAP0MADDjBgAA_gwAEOQGAAD9DAAwxQdAAPIKACHSBwQAggsAIeMHAQDYCgAh5gcBANgKACGCCAIA1woAIYMIBADwCgAhhAgQAM4LACEK4gYAAP0MADDjBgAA_gwAEOQGAAD9DAAwxQdAAPIKACHSBwQAggsAIeMHAQDYCgAh5gcBANgKACGCCAIA1woAIYMIBADwCgAhhAgQAM4LACEFxQdAAMIMACHjBwEAtwwAIYIIAgC2DAAhgwgEAMoMACGECBAA4QwAIQYQAACBDQAgxQdAAMIMACHjBwEAtwwAIYIIAgC2DAAhgwgEAMoMACGECBAA4QwAIQU0AACLFAAgNQAAjhQAIIQJAACMFAAghQkAAI0UACCKCQAAJgAgBhAAAIMNACDFB0AAAAAB4wcBAAAAAYIIAgAAAAGDCAQAAAABhAgQAAAAAQM0AACLFAAghAkAAIwUACCKCQAAJgAgA44HQAAAAAHnBxAAAAAB9gcBAAAAAQIAAACeBQAgNAAAhA0AIAMAAABFACA0AACEDQAgNQAAiA0AIAUAAABFACAtAACIDQAgjgdAALkMACHnBxAAwAwAIfYHAQC3DAAhA44HQAC5DAAh5wcQAMAMACH2BwEAtwwAIQPlBgIAAAABrgcBAAAAAeUHQAAAAAECAAAAQwAgNAAAlA0AIAMAAABDACA0AACUDQAgNQAAkw0AIAEtAACKFAAwCg8AAL4LACDiBgAAgAwAMOMGAABBABDkBgAAgAwAMOUGAgDXCgAhrgcBANgKACHSBwQAggsAIeUHQADaCgAh5gcBANgKACH7CAAA_wsAIAIAAABDACAtAACTDQAgAgAAAJENACAtAACSDQAgCOIGAACQDQAw4wYAAJENABDkBgAAkA0AMOUGAgDXCgAhrgcBANgKACHSBwQAggsAIeUHQADaCgAh5gcBANgKACEI4gYAAJANADDjBgAAkQ0AEOQGAACQDQAw5QYCANcKACGuBwEA2AoAIdIHBACCCwAh5QdAANoKACHmBwEA2AoAIQPlBgIAtgwAIa4HAQC3DAAh5QdAALkMACED5QYCALYMACGuBwEAtwwAIeUHQAC5DAAhA-UGAgAAAAGuBwEAAAAB5QdAAAAAARQMAACWDQAgEAAAlw0AIBcAAJgNACAYAACZDQAgGQAAmg0AIIAHBAAAAAGOB0AAAAABxQdAAAAAAdIHBAAAAAHjBwEAAAAB5gcBAAAAAfgHAQAAAAGBCEAAAAABgwgEAAAAAYQIEAAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICBAAAAABiQhAAAAAAQM0AACIFAAghAkAAIkUACCKCQAA2wMAIAM0AACGFAAghAkAAIcUACCKCQAAJgAgBDQAAIkNADCECQAAig0AMIYJAACMDQAgigkAAI0NADADNAAAhA0AIIQJAACFDQAgigkAAJ4FACAENAAA9gwAMIQJAAD3DAAwhgkAAPkMACCKCQAA-gwAMAblBgIAAAAB-AYBAAAAAYsHAQAAAAGMB4AAAAABjQdAAAAAAY4HQAAAAAECAAAAGQAgNAAApg0AIAMAAAAZACA0AACmDQAgNQAApQ0AIAEtAACFFAAwDAkAAJgMACDiBgAAlwwAMOMGAAAXABDkBgAAlwwAMOUGAgDXCgAh-AYBANgKACGFBwEA2AoAIYsHAQDYCgAhjAcAAIcLACCNB0AA8goAIY4HQADaCgAh_wgAAJYMACACAAAAGQAgLQAApQ0AIAIAAACjDQAgLQAApA0AIAriBgAAog0AMOMGAACjDQAQ5AYAAKINADDlBgIA1woAIfgGAQDYCgAhhQcBANgKACGLBwEA2AoAIYwHAACHCwAgjQdAAPIKACGOB0AA2goAIQriBgAAog0AMOMGAACjDQAQ5AYAAKINADDlBgIA1woAIfgGAQDYCgAhhQcBANgKACGLBwEA2AoAIYwHAACHCwAgjQdAAPIKACGOB0AA2goAIQblBgIAtgwAIfgGAQC3DAAhiwcBALcMACGMB4AAAAABjQdAAMIMACGOB0AAuQwAIQblBgIAtgwAIfgGAQC3DAAhiwcBALcMACGMB4AAAAABjQdAAMIMACGOB0AAuQwAIQblBgIAAAAB-AYBAAAAAYsHAQAAAAGMB4AAAAABjQdAAAAAAY4HQAAAAAEHGgAA1AwAIPgGAQAAAAGGBwEAAAABhwcQAAAAAYgHAQAAAAGJBxAAAAABigcQAAAAAQIAAAASACA0AACyDQAgAwAAABIAIDQAALINACA1AACxDQAgAS0AAIQUADANCQAAmAwAIBoAAKoMACDiBgAAqQwAMOMGAAAQABDkBgAAqQwAMPgGAQDYCgAhhQcBANgKACGGBwEA2AoAIYcHEACDCwAhiAcBANgKACGJBxAAgwsAIYoHEACDCwAhgAkAAKgMACACAAAAEgAgLQAAsQ0AIAIAAACvDQAgLQAAsA0AIAriBgAArg0AMOMGAACvDQAQ5AYAAK4NADD4BgEA2AoAIYUHAQDYCgAhhgcBANgKACGHBxAAgwsAIYgHAQDYCgAhiQcQAIMLACGKBxAAgwsAIQriBgAArg0AMOMGAACvDQAQ5AYAAK4NADD4BgEA2AoAIYUHAQDYCgAhhgcBANgKACGHBxAAgwsAIYgHAQDYCgAhiQcQAIMLACGKBxAAgwsAIQb4BgEAtwwAIYYHAQC3DAAhhwcQAMAMACGIBwEAtwwAIYkHEADADAAhigcQAMAMACEHGgAA0gwAIPgGAQC3DAAhhgcBALcMACGHBxAAwAwAIYgHAQC3DAAhiQcQAMAMACGKBxAAwAwAIQcaAADUDAAg-AYBAAAAAYYHAQAAAAGHBxAAAAABiAcBAAAAAYkHEAAAAAGKBxAAAAABAzQAAIIUACCECQAAgxQAIIoJAAABACAENAAApw0AMIQJAACoDQAwhgkAAKoNACCKCQAAqw0AMAQ0AACbDQAwhAkAAJwNADCGCQAAng0AIIoJAACfDQAwBDQAAOYMADCECQAA5wwAMIYJAADpDAAgigkAAOoMADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFNAAA_BMAIDUAAIAUACCECQAA_RMAIIUJAAD_EwAgigkAAAEAIAs0AADODQAwNQAA0g0AMIQJAADPDQAwhQkAANANADCGCQAA0Q0AIIcJAACrDQAwiAkAAKsNADCJCQAAqw0AMIoJAACrDQAwiwkAANMNADCMCQAArg0AMAcJAADTDAAg-AYBAAAAAYUHAQAAAAGHBxAAAAABiAcBAAAAAYkHEAAAAAGKBxAAAAABAgAAABIAIDQAANYNACADAAAAEgAgNAAA1g0AIDUAANUNACABLQAA_hMAMAIAAAASACAtAADVDQAgAgAAAK8NACAtAADUDQAgBvgGAQC3DAAhhQcBALcMACGHBxAAwAwAIYgHAQC3DAAhiQcQAMAMACGKBxAAwAwAIQcJAADRDAAg-AYBALcMACGFBwEAtwwAIYcHEADADAAhiAcBALcMACGJBxAAwAwAIYoHEADADAAhBwkAANMMACD4BgEAAAABhQcBAAAAAYcHEAAAAAGIBwEAAAABiQcQAAAAAYoHEAAAAAEDNAAA_BMAIIQJAAD9EwAgigkAAAEAIAQ0AADODQAwhAkAAM8NADCGCQAA0Q0AIIoJAACrDQAwAAAAAAAFNAAA9xMAIDUAAPoTACCECQAA-BMAIIUJAAD5EwAgigkAAPkHACADNAAA9xMAIIQJAAD4EwAgigkAAPkHACAAAAAAAAU0AADyEwAgNQAA9RMAIIQJAADzEwAghQkAAPQTACCKCQAA-QcAIAM0AADyEwAghAkAAPMTACCKCQAA-QcAIAAAAAAACzQAAPoNADA1AAD_DQAwhAkAAPsNADCFCQAA_A0AMIYJAAD9DQAghwkAAP4NADCICQAA_g0AMIkJAAD-DQAwigkAAP4NADCLCQAAgA4AMIwJAACBDgAwCzQAAO4NADA1AADzDQAwhAkAAO8NADCFCQAA8A0AMIYJAADxDQAghwkAAPINADCICQAA8g0AMIkJAADyDQAwigkAAPINADCLCQAA9A0AMIwJAAD1DQAwAuYGAQAAAAGWBwEAAAABAgAAAIEIACA0AAD5DQAgAwAAAIEIACA0AAD5DQAgNQAA-A0AIAEtAADxEwAwCIMFAACRCwAg4gYAAJALADDjBgAA_wcAEOQGAACQCwAw5QYCANcKACHmBgEA2AoAIZYHAQDYCgAhzQcAAI8LACACAAAAgQgAIC0AAPgNACACAAAA9g0AIC0AAPcNACAG4gYAAPUNADDjBgAA9g0AEOQGAAD1DQAw5QYCANcKACHmBgEA2AoAIZYHAQDYCgAhBuIGAAD1DQAw4wYAAPYNABDkBgAA9Q0AMOUGAgDXCgAh5gYBANgKACGWBwEA2AoAIQLmBgEAtwwAIZYHAQC3DAAhAuYGAQC3DAAhlgcBALcMACEC5gYBAAAAAZYHAQAAAAEC5gYBAAAAAcYHAQAAAAECAAAA_QcAIDQAAIUOACADAAAA_QcAIDQAAIUOACA1AACEDgAgAS0AAPATADAIgwUAAJELACDiBgAAkwsAMOMGAAD7BwAQ5AYAAJMLADDlBgIA1woAIeYGAQDYCgAhxgcBANgKACHOBwAAkgsAIAIAAAD9BwAgLQAAhA4AIAIAAACCDgAgLQAAgw4AIAbiBgAAgQ4AMOMGAACCDgAQ5AYAAIEOADDlBgIA1woAIeYGAQDYCgAhxgcBANgKACEG4gYAAIEOADDjBgAAgg4AEOQGAACBDgAw5QYCANcKACHmBgEA2AoAIcYHAQDYCgAhAuYGAQC3DAAhxgcBALcMACEC5gYBALcMACHGBwEAtwwAIQLmBgEAAAABxgcBAAAAAQQ0AAD6DQAwhAkAAPsNADCGCQAA_Q0AIIoJAAD-DQAwBDQAAO4NADCECQAA7w0AMIYJAADxDQAgigkAAPINADAAAAOEBQAAiA4AIIUFAACJDgAgyQcAALoMACAAAAAAAAU0AADrEwAgNQAA7hMAIIQJAADsEwAghQkAAO0TACCKCQAAAQAgAzQAAOsTACCECQAA7BMAIIoJAAABACAAAAAAAAAAAAWHCQIAAAABjgkCAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAQAAAAAAAAAAAAAAAAAAAAU0AADmEwAgNQAA6RMAIIQJAADnEwAghQkAAOgTACCKCQAAHQAgAzQAAOYTACCECQAA5xMAIIoJAAAdACAAAAAAAAAAAAAABTQAAOETACA1AADkEwAghAkAAOITACCFCQAA4xMAIIoJAADPBQAgAzQAAOETACCECQAA4hMAIIoJAADPBQAgBQ4AAOkOACDBAwAA5w4AIMIDAADoDgAg-AYAALoMACDxBwAAugwAIAAAAAU0AADcEwAgNQAA3xMAIIQJAADdEwAghQkAAN4TACCKCQAAzwUAIAM0AADcEwAghAkAAN0TACCKCQAAzwUAIAAAAAU0AADXEwAgNQAA2hMAIIQJAADYEwAghQkAANkTACCKCQAAzwUAIAM0AADXEwAghAkAANgTACCKCQAAzwUAIAAAAAAAAAAABzQAAN8OACA1AADiDgAghAkAAOAOACCFCQAA4Q4AIIgJAADRBQAgiQkAANEFACCKCQAAigYAIAs0AADTDgAwNQAA2A4AMIQJAADUDgAwhQkAANUOADCGCQAA1g4AIIcJAADXDgAwiAkAANcOADCJCQAA1w4AMIoJAADXDgAwiwkAANkOADCMCQAA2g4AMAc0AADODgAgNQAA0Q4AIIQJAADPDgAghQkAANAOACCICQAA1wUAIIkJAADXBQAgigkAALgGACAD5AcEAAAAAeoHAQAAAAHrB0AAAAABAgAAALgGACA0AADODgAgAwAAANcFACA0AADODgAgNQAA0g4AIAUAAADXBQAgLQAA0g4AIOQHBADBDAAh6gcBALcMACHrB0AAuQwAIQPkBwQAwQwAIeoHAQC3DAAh6wdAALkMACEB6wdAAAAAAQIAAADVBQAgNAAA3g4AIAMAAADVBQAgNAAA3g4AIDUAAN0OACABLQAA1hMAMAfAAwAApwsAIOIGAAC3CwAw4wYAANMFABDkBgAAtwsAMOkHAQDYCgAh6wdAANoKACHyBwAAtgsAIAIAAADVBQAgLQAA3Q4AIAIAAADbDgAgLQAA3A4AIAXiBgAA2g4AMOMGAADbDgAQ5AYAANoOADDpBwEA2AoAIesHQADaCgAhBeIGAADaDgAw4wYAANsOABDkBgAA2g4AMOkHAQDYCgAh6wdAANoKACEB6wdAALkMACEB6wdAALkMACEB6wdAAAAAAQOyBwEAAAAB6wdAAAAAAewHAQAAAAECAAAAigYAIDQAAN8OACADAAAA0QUAIDQAAN8OACA1AADjDgAgBQAAANEFACAtAADjDgAgsgcBALcMACHrB0AAuQwAIewHAQC3DAAhA7IHAQC3DAAh6wdAALkMACHsBwEAtwwAIQM0AADfDgAghAkAAOAOACCKCQAAigYAIAQ0AADTDgAwhAkAANQOADCGCQAA1g4AIIoJAADXDgAwAzQAAM4OACCECQAAzw4AIIoJAAC4BgAgAcADAAC4DgAgAAHAAwAAuA4AIAAAAAAAAAAABTQAANETACA1AADUEwAghAkAANITACCFCQAA0xMAIIoJAAAdACADNAAA0RMAIIQJAADSEwAgigkAAB0AIBAJAADWEgAgDAAA1RIAIBAAAL4PACAXAADXEgAgGAAA2BIAIBkAANESACCABwAAugwAIIUHAAC6DAAgxQcAALoMACDjBwAAugwAIIMIAAC6DAAghAgAALoMACCGCAAAugwAIIcIAAC6DAAgiAgAALoMACCJCAAAugwAIAAAAAAABTQAAMwTACA1AADPEwAghAkAAM0TACCFCQAAzhMAIIoJAAABACADNAAAzBMAIIQJAADNEwAgigkAAAEAIAAAAAAAAAAAAAAFNAAAxxMAIDUAAMoTACCECQAAyBMAIIUJAADJEwAgigkAAB0AIAM0AADHEwAghAkAAMgTACCKCQAAHQAgAAAAAAAHNAAAwhMAIDUAAMUTACCECQAAwxMAIIUJAADEEwAgiAkAAD8AIIkJAAA_ACCKCQAAUwAgAzQAAMITACCECQAAwxMAIIoJAABTACAAAAAAAAAAAAAAAAAAAAAAAAALNAAAog8AMDUAAKYPADCECQAAow8AMIUJAACkDwAwhgkAAKUPACCHCQAA6gwAMIgJAADqDAAwiQkAAOoMADCKCQAA6gwAMIsJAACnDwAwjAkAAO0MADAUCQAAjg8AIBAAAJcNACAXAACYDQAgGAAAmQ0AIBkAAJoNACCABwQAAAABhQcBAAAAAY4HQAAAAAHFB0AAAAAB0gcEAAAAAeMHAQAAAAH4BwEAAAABgQhAAAAAAYMIBAAAAAGECBAAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAgQAAAAAYkIQAAAAAECAAAAHQAgNAAAqg8AIAMAAAAdACA0AACqDwAgNQAAqQ8AIAEtAADBEwAwAgAAAB0AIC0AAKkPACACAAAA7gwAIC0AAKgPACAPgAcEAMoMACGFBwEAywwAIY4HQAC5DAAhxQdAAMIMACHSBwQAwQwAIeMHAQDLDAAh-AcBALcMACGBCEAAuQwAIYMIBADKDAAhhAgQAOEMACGFCAEAtwwAIYYIAQDLDAAhhwgBAMsMACGICBAA4QwAIYkIQADCDAAhFAkAAI0PACAQAADyDAAgFwAA8wwAIBgAAPQMACAZAAD1DAAggAcEAMoMACGFBwEAywwAIY4HQAC5DAAhxQdAAMIMACHSBwQAwQwAIeMHAQDLDAAh-AcBALcMACGBCEAAuQwAIYMIBADKDAAhhAgQAOEMACGFCAEAtwwAIYYIAQDLDAAhhwgBAMsMACGICBAA4QwAIYkIQADCDAAhFAkAAI4PACAQAACXDQAgFwAAmA0AIBgAAJkNACAZAACaDQAggAcEAAAAAYUHAQAAAAGOB0AAAAABxQdAAAAAAdIHBAAAAAHjBwEAAAAB-AcBAAAAAYEIQAAAAAGDCAQAAAABhAgQAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIEAAAAAGJCEAAAAABBDQAAKIPADCECQAAow8AMIYJAAClDwAgigkAAOoMADAAAAAABTQAALwTACA1AAC_EwAghAkAAL0TACCFCQAAvhMAIIoJAAAmACADNAAAvBMAIIQJAAC9EwAgigkAACYAIAAAAAU0AAC3EwAgNQAAuhMAIIQJAAC4EwAghQkAALkTACCKCQAAJgAgAzQAALcTACCECQAAuBMAIIoJAAAmACAAAAAAAAU0AACyEwAgNQAAtRMAIIQJAACzEwAghQkAALQTACCKCQAAJgAgAzQAALITACCECQAAsxMAIIoJAAAmACAsAwAA3g8AIAsAAKwPACAOAADQEgAgEQAA0RIAIBIAANISACATAADTEgAgFAAA1BIAIBUAAL4PACAWAADDEgAggAcAALoMACCBBwAAugwAIIYHAAC6DAAgjQcAALoMACCdBwAAugwAIJ4HAAC6DAAgnwcAALoMACCgBwAAugwAIKIHAAC6DAAgqwcAALoMACCsBwAAugwAIK0HAAC6DAAgsggAALoMACC5CAAAugwAILoIAAC6DAAguwgAALoMACC8CAAAugwAIL0IAAC6DAAgvggAALoMACC_CAAAugwAIMAIAAC6DAAgwQgAALoMACDCCAAAugwAIMMIAAC6DAAgxAgAALoMACDFCAAAugwAIMYIAAC6DAAgxwgAALoMACDICAAAugwAIMkIAAC6DAAgyggAALoMACDLCAAAugwAIMwIAAC6DAAgzQgAALoMACDOCAAAugwAIAAAAAAABTQAAK0TACA1AACwEwAghAkAAK4TACCFCQAArxMAIIoJAAABACADNAAArRMAIIQJAACuEwAgigkAAAEAIAAAAAU0AACoEwAgNQAAqxMAIIQJAACpEwAghQkAAKoTACCKCQAAAQAgAzQAAKgTACCECQAAqRMAIIoJAAABACAAAAAAAAU0AACjEwAgNQAAphMAIIQJAACkEwAghQkAAKUTACCKCQAAAQAgAzQAAKMTACCECQAApBMAIIoJAAABACAAAAAAAAU0AACeEwAgNQAAoRMAIIQJAACfEwAghQkAAKATACCKCQAAAQAgAzQAAJ4TACCECQAAnxMAIIoJAAABACAAAAAFNAAAmRMAIDUAAJwTACCECQAAmhMAIIUJAACbEwAgigkAAAEAIAM0AACZEwAghAkAAJoTACCKCQAAAQAgHAcAAL8SACANAADDEgAgGwAAwBIAIBwAAMESACAdAADCEgAgHgAAxBIAIB8AAMUSACAgAADGEgAgIQAAxxIAICIAAMgSACAjAADJEgAgJAAAyhIAICUAAMsSACAmAADMEgAgJwAAzRIAIOQIAAC6DAAg5QgAALoMACDmCAAAugwAIOcIAAC6DAAg6AgAALoMACDpCAAAugwAIOoIAAC6DAAg7QgAALoMACDuCAAAugwAIO8IAAC6DAAg8AgAALoMACDxCAAAugwAIPMIAAC6DAAgAAAAAAAFNAAAlBMAIDUAAJcTACCECQAAlRMAIIUJAACWEwAgigkAAAEAIAM0AACUEwAghAkAAJUTACCKCQAAAQAgAAAAAAAFNAAA-hIAIDUAAJITACCECQAA-xIAIIUJAACREwAgigkAAAEAIAs0AADtDwAwNQAA8g8AMIQJAADuDwAwhQkAAO8PADCGCQAA8A8AIIcJAADxDwAwiAkAAPEPADCJCQAA8Q8AMIoJAADxDwAwiwkAAPMPADCMCQAA9A8AMEADAACLEAAgCwAAjRAAIBEAAI4QACASAACPEAAgEwAAkBAAIBQAAJEQACAVAADDEAAgFgAAkhAAIOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHOCAEAAAABAgAAACYAIDQAAMIQACADAAAAJgAgNAAAwhAAIDUAAPgPACABLQAAkBMAMEYDAADcCwAgCwAAzwsAIA4AAIoMACARAACLDAAgEgAAjAwAIBMAAI0MACAUAACODAAgFQAAjwwAIBYAAPgLACDiBgAAiAwAMOMGAAAhABDkBgAAiAwAMOUGAgDXCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIYAHBADwCgAhgQcBAPEKACGGBwEA8QoAIYoHEACDCwAhiwcBANgKACGNB0AA8goAIY4HQADaCgAhlQcBAAAAAZYHAQDYCgAhmQcBANgKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaIHQADyCgAhqwcBAPEKACGsBwEA8QoAIa0HAACHCwAgrgcBANgKACHHBwEA2AoAIcgHAQDYCgAh0gcQAIMLACGyCAEA8QoAIbMIAQDYCgAhtAgEAIILACG1CAQAggsAIbYIAQDYCgAhtwgBANgKACG4CAQAggsAIbkIIACJDAAhuggCAJsLACG7CAEA8QoAIbwIBADwCgAhvQgCAJsLACG-CEAA8goAIb8IAQDxCgAhwAhAAPIKACHBCAEA8QoAIcIIQADyCgAhwwhAAPIKACHECEAA8goAIcUIQADyCgAhxggBAPEKACHHCAEA8QoAIcgIAQDxCgAhyQgAAIcLACDKCAEA8QoAIcsIQADyCgAhzAhAAPIKACHNCAEA8QoAIc4IAQDxCgAh_ggAAIcMACACAAAAJgAgLQAA-A8AIAIAAAD1DwAgLQAA9g8AIDziBgAA9A8AMOMGAAD1DwAQ5AYAAPQPADDlBgIA1woAIfcGAQDYCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGABwQA8AoAIYEHAQDxCgAhhgcBAPEKACGKBxAAgwsAIYsHAQDYCgAhjQdAAPIKACGOB0AA2goAIZUHAQDYCgAhlgcBANgKACGZBwEA2AoAIZ0HAQDxCgAhngdAAPIKACGfBwEA8QoAIaAHAQDxCgAhogdAAPIKACGrBwEA8QoAIawHAQDxCgAhrQcAAIcLACCuBwEA2AoAIccHAQDYCgAhyAcBANgKACHSBxAAgwsAIbIIAQDxCgAhswgBANgKACG0CAQAggsAIbUIBACCCwAhtggBANgKACG3CAEA2AoAIbgIBACCCwAhuQggAIkMACG6CAIAmwsAIbsIAQDxCgAhvAgEAPAKACG9CAIAmwsAIb4IQADyCgAhvwgBAPEKACHACEAA8goAIcEIAQDxCgAhwghAAPIKACHDCEAA8goAIcQIQADyCgAhxQhAAPIKACHGCAEA8QoAIccIAQDxCgAhyAgBAPEKACHJCAAAhwsAIMoIAQDxCgAhywhAAPIKACHMCEAA8goAIc0IAQDxCgAhzggBAPEKACE84gYAAPQPADDjBgAA9Q8AEOQGAAD0DwAw5QYCANcKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAhgAcEAPAKACGBBwEA8QoAIYYHAQDxCgAhigcQAIMLACGLBwEA2AoAIY0HQADyCgAhjgdAANoKACGVBwEA2AoAIZYHAQDYCgAhmQcBANgKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaIHQADyCgAhqwcBAPEKACGsBwEA8QoAIa0HAACHCwAgrgcBANgKACHHBwEA2AoAIcgHAQDYCgAh0gcQAIMLACGyCAEA8QoAIbMIAQDYCgAhtAgEAIILACG1CAQAggsAIbYIAQDYCgAhtwgBANgKACG4CAQAggsAIbkIIACJDAAhuggCAJsLACG7CAEA8QoAIbwIBADwCgAhvQgCAJsLACG-CEAA8goAIb8IAQDxCgAhwAhAAPIKACHBCAEA8QoAIcIIQADyCgAhwwhAAPIKACHECEAA8goAIcUIQADyCgAhxggBAPEKACHHCAEA8QoAIcgIAQDxCgAhyQgAAIcLACDKCAEA8QoAIcsIQADyCgAhzAhAAPIKACHNCAEA8QoAIc4IAQDxCgAhOOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc4IAQDLDAAhAYcJIAAAAAFAAwAA-Q8AIAsAAPoPACARAAD7DwAgEgAA_A8AIBMAAP0PACAUAAD-DwAgFQAA_w8AIBYAAIAQACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHOCAEAywwAIQU0AACEEwAgNQAAjhMAIIQJAACFEwAghQkAAI0TACCKCQAAAQAgCzQAAKMQADA1AAC-EAAwhAkAAKQQADCFCQAAvRAAMIYJAAClEAAghwkAAOoMADCICQAA6gwAMIkJAADqDAAwigkAAOoMADCLCQAAvxAAMIwJAADtDAAwCzQAAJ8QADA1AAC5EAAwhAkAAKAQADCFCQAAuBAAMIYJAAChEAAghwkAAPoMADCICQAA-gwAMIkJAAD6DAAwigkAAPoMADCLCQAAuhAAMIwJAAD9DAAwCzQAAJoQADA1AACyEAAwhAkAAJsQADCFCQAAsRAAMIYJAACcEAAghwkAAJ0QADCICQAAnRAAMIkJAACdEAAwigkAAJ0QADCLCQAAsxAAMIwJAAC0EAAwBzQAAJgQACA1AACvEAAghAkAAJkQACCFCQAArhAAIIgJAAAyACCJCQAAMgAgigkAAJcDACALNAAAkxAAMDUAAKgQADCECQAAlBAAMIUJAACnEAAwhgkAAJUQACCHCQAAlhAAMIgJAACWEAAwiQkAAJYQADCKCQAAlhAAMIsJAACpEAAwjAkAAKoQADAHNAAA_BIAIDUAAIsTACCECQAA_RIAIIUJAACKEwAgiAkAACEAIIkJAAAhACCKCQAAJgAgCzQAAIEQADA1AACFEAAwhAkAAIIQADCFCQAAgxAAMIYJAACEEAAghwkAAPEPADCICQAA8Q8AMIkJAADxDwAwigkAAPEPADCLCQAAhhAAMIwJAAD0DwAwQAMAAIsQACALAACNEAAgDgAAjBAAIBEAAI4QACASAACPEAAgEwAAkBAAIBQAAJEQACAWAACSEAAg5QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYEHAQAAAAGGBwEAAAABigcQAAAAAYsHAQAAAAGNB0AAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABmQcBAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGiB0AAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABrgcBAAAAAccHAQAAAAHIBwEAAAAB0gcQAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAEAAAABtwgBAAAAAbgIBAAAAAG5CCAAAAABuggCAAAAAbsIAQAAAAG8CAQAAAABvQgCAAAAAb4IQAAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAHCCEAAAAABwwhAAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAhAAAAAAc0IAQAAAAECAAAAJgAgNAAAihAAIAMAAAAmACA0AACKEAAgNQAAiBAAIAEtAACJEwAwAgAAACYAIC0AAIgQACACAAAA9Q8AIC0AAIcQACA45QYCALYMACH3BgEAtwwAIfgGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhgAcEAMoMACGBBwEAywwAIYYHAQDLDAAhigcQAMAMACGLBwEAtwwAIY0HQADCDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhmQcBALcMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaIHQADCDAAhqwcBAMsMACGsBwEAywwAIa0HgAAAAAGuBwEAtwwAIccHAQC3DAAhyAcBALcMACHSBxAAwAwAIbIIAQDLDAAhswgBALcMACG0CAQAwQwAIbUIBADBDAAhtggBALcMACG3CAEAtwwAIbgIBADBDAAhuQggAPcPACG6CAIAmg4AIbsIAQDLDAAhvAgEAMoMACG9CAIAmg4AIb4IQADCDAAhvwgBAMsMACHACEAAwgwAIcEIAQDLDAAhwghAAMIMACHDCEAAwgwAIcQIQADCDAAhxQhAAMIMACHGCAEAywwAIccIAQDLDAAhyAgBAMsMACHJCIAAAAAByggBAMsMACHLCEAAwgwAIcwIQADCDAAhzQgBAMsMACFAAwAA-Q8AIAsAAPoPACAOAACJEAAgEQAA-w8AIBIAAPwPACATAAD9DwAgFAAA_g8AIBYAAIAQACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIQc0AACCEwAgNQAAhxMAIIQJAACDEwAghQkAAIYTACCICQAAIwAgiQkAACMAIIoJAABXACBAAwAAixAAIAsAAI0QACAOAACMEAAgEQAAjhAAIBIAAI8QACATAACQEAAgFAAAkRAAIBYAAJIQACDlBgIAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGABwQAAAABgQcBAAAAAYYHAQAAAAGKBxAAAAABiwcBAAAAAY0HQAAAAAGOB0AAAAABlQcBAAAAAZYHAQAAAAGZBwEAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaIHQAAAAAGrBwEAAAABrAcBAAAAAa0HgAAAAAGuBwEAAAABxwcBAAAAAcgHAQAAAAHSBxAAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIAQAAAAG3CAEAAAABuAgEAAAAAbkIIAAAAAG6CAIAAAABuwgBAAAAAbwIBAAAAAG9CAIAAAABvghAAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAcIIQAAAAAHDCEAAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCEAAAAABzQgBAAAAAQM0AACEEwAghAkAAIUTACCKCQAAAQAgAzQAAIITACCECQAAgxMAIIoJAABXACAENAAAoxAAMIQJAACkEAAwhgkAAKUQACCKCQAA6gwAMAQ0AACfEAAwhAkAAKAQADCGCQAAoRAAIIoJAAD6DAAwBDQAAJoQADCECQAAmxAAMIYJAACcEAAgigkAAJ0QADADNAAAmBAAIIQJAACZEAAgigkAAJcDACAENAAAkxAAMIQJAACUEAAwhgkAAJUQACCKCQAAlhAAMAQ0AACBEAAwhAkAAIIQADCGCQAAhBAAIIoJAADxDwAwAo4HQAAAAAGZCAEAAAABAgAAADYAIDQAAJcQACABLQAAgRMAMAgQAADVCwAg4gYAAIIMADDjBgAANAAQ5AYAAIIMADCOB0AA2goAIeMHAQDYCgAhmQgBANgKACH8CAAAgQwAIAKOB0AAAAABmQgBAAAAAQzlBgIAAAAB-AYBAAAAAY4HQAAAAAGuBwEAAAABmggBAAAAAZsIAQAAAAGcCAQAAAABnQgQAAAAAZ4IEAAAAAGfCBAAAAABoAgQAAAAAaEIQAAAAAECAAAAlwMAIDQAAJgQACADBAEAAAABjgdAAAAAAaMHAQAAAAECAAAAMAAgNAAAnhAAIAEtAACAEwAwCQQBANgKACEQAADVCwAg4gYAAIQMADDjBgAALgAQ5AYAAIQMADCOB0AA2goAIaMHAQDYCgAhpQcAAIMMACDjBwEA2AoAIQMEAQAAAAGOB0AAAAABowcBAAAAAQcPAACHDwAgxQdAAAAAAdIHBAAAAAHmBwEAAAABgggCAAAAAYMIBAAAAAGECBAAAAABAgAAACwAIDQAAKIQACABLQAA_xIAMAcPAACHDwAgxQdAAAAAAdIHBAAAAAHmBwEAAAABgggCAAAAAYMIBAAAAAGECBAAAAABFAkAAI4PACAMAACWDQAgFwAAmA0AIBgAAJkNACAZAACaDQAggAcEAAAAAYUHAQAAAAGOB0AAAAABxQdAAAAAAdIHBAAAAAHmBwEAAAAB-AcBAAAAAYEIQAAAAAGDCAQAAAABhAgQAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIEAAAAAGJCEAAAAABAgAAAB0AIDQAAKYQACABLQAA_hIAMBQJAACODwAgDAAAlg0AIBcAAJgNACAYAACZDQAgGQAAmg0AIIAHBAAAAAGFBwEAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB5gcBAAAAAfgHAQAAAAGBCEAAAAABgwgEAAAAAYQIEAAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICBAAAAABiQhAAAAAAQMAAAA2ACA0AACXEAAgNQAArRAAIAIAAAA2ACAtAACtEAAgAgAAAKsQACAtAACsEAAgBuIGAACqEAAw4wYAAKsQABDkBgAAqhAAMI4HQADaCgAh4wcBANgKACGZCAEA2AoAIQbiBgAAqhAAMOMGAACrEAAQ5AYAAKoQADCOB0AA2goAIeMHAQDYCgAhmQgBANgKACECjgdAALkMACGZCAEAtwwAIQKOB0AAuQwAIZkIAQC3DAAhAwAAADIAIDQAAJgQACA1AACwEAAgDgAAADIAIC0AALAQACDlBgIAtgwAIfgGAQC3DAAhjgdAALkMACGuBwEAtwwAIZoIAQC3DAAhmwgBALcMACGcCAQAwQwAIZ0IEADADAAhnggQAMAMACGfCBAAwAwAIaAIEADhDAAhoQhAAMIMACEM5QYCALYMACH4BgEAtwwAIY4HQAC5DAAhrgcBALcMACGaCAEAtwwAIZsIAQC3DAAhnAgEAMEMACGdCBAAwAwAIZ4IEADADAAhnwgQAMAMACGgCBAA4QwAIaEIQADCDAAhAwAAADAAIDQAAJ4QACA1AAC3EAAgAgAAADAAIC0AALcQACACAAAAtRAAIC0AALYQACAHBAEA2AoAIeIGAAC0EAAw4wYAALUQABDkBgAAtBAAMI4HQADaCgAhowcBANgKACHjBwEA2AoAIQcEAQDYCgAh4gYAALQQADDjBgAAtRAAEOQGAAC0EAAwjgdAANoKACGjBwEA2AoAIeMHAQDYCgAhAwQBALcMACGOB0AAuQwAIaMHAQC3DAAhAwQBALcMACGOB0AAuQwAIaMHAQC3DAAhAwAAACwAIDQAAKIQACA1AAC8EAAgAgAAACwAIC0AALwQACACAAAA_gwAIC0AALsQACAGxQdAAMIMACHSBwQAwQwAIeYHAQC3DAAhgggCALYMACGDCAQAygwAIYQIEADhDAAhBw8AAIYPACDFB0AAwgwAIdIHBADBDAAh5gcBALcMACGCCAIAtgwAIYMIBADKDAAhhAgQAOEMACEDAAAAHQAgNAAAphAAIDUAAMEQACACAAAAHQAgLQAAwRAAIAIAAADuDAAgLQAAwBAAIA-ABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh5gcBALcMACH4BwEAtwwAIYEIQAC5DAAhgwgEAMoMACGECBAA4QwAIYUIAQC3DAAhhggBAMsMACGHCAEAywwAIYgIEADhDAAhiQhAAMIMACEUCQAAjQ8AIAwAAPEMACAXAADzDAAgGAAA9AwAIBkAAPUMACCABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh5gcBALcMACH4BwEAtwwAIYEIQAC5DAAhgwgEAMoMACGECBAA4QwAIYUIAQC3DAAhhggBAMsMACGHCAEAywwAIYgIEADhDAAhiQhAAMIMACFAAwAAixAAIAsAAI0QACARAACOEAAgEgAAjxAAIBMAAJAQACAUAACREAAgFQAAwxAAIBYAAJIQACDlBgIAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGABwQAAAABgQcBAAAAAYYHAQAAAAGKBxAAAAABiwcBAAAAAY0HQAAAAAGOB0AAAAABlQcBAAAAAZYHAQAAAAGZBwEAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaIHQAAAAAGrBwEAAAABrAcBAAAAAa0HgAAAAAGuBwEAAAABxwcBAAAAAcgHAQAAAAHSBxAAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIAQAAAAG3CAEAAAABuAgEAAAAAbkIIAAAAAG6CAIAAAABuwgBAAAAAbwIBAAAAAG9CAIAAAABvghAAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAcIIQAAAAAHDCEAAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCEAAAAABzggBAAAAAQM0AAD8EgAghAkAAP0SACCKCQAAJgAgAzQAAPoSACCECQAA-xIAIIoJAAABACAENAAA7Q8AMIQJAADuDwAwhgkAAPAPACCKCQAA8Q8AMAAAAAAAAAAABTQAAPUSACA1AAD4EgAghAkAAPYSACCFCQAA9xIAIIoJAAAFACADNAAA9RIAIIQJAAD2EgAgigkAAAUAIAAAAAKHCQEAAAAEjQkBAAAABQKHCQEAAAAEjQkBAAAABQKHCQEAAAAEjQkBAAAABQU0AADvEgAgNQAA8xIAIIQJAADwEgAghQkAAPISACCKCQAAAQAgCzQAANgQADA1AADdEAAwhAkAANkQADCFCQAA2hAAMIYJAADbEAAghwkAANwQADCICQAA3BAAMIkJAADcEAAwigkAANwQADCLCQAA3hAAMIwJAADfEAAwA_gGAQAAAAHQCAEAAAAB0QhAAAAAAQIAAAAJACA0AADjEAAgAwAAAAkAIDQAAOMQACA1AADiEAAgAS0AAPESADAJBAAArgwAIOIGAACtDAAw4wYAAAcAEOQGAACtDAAw-AYBANgKACHPCAEA2AoAIdAIAQDYCgAh0QhAANoKACGBCQAArAwAIAIAAAAJACAtAADiEAAgAgAAAOAQACAtAADhEAAgB-IGAADfEAAw4wYAAOAQABDkBgAA3xAAMPgGAQDYCgAhzwgBANgKACHQCAEA2AoAIdEIQADaCgAhB-IGAADfEAAw4wYAAOAQABDkBgAA3xAAMPgGAQDYCgAhzwgBANgKACHQCAEA2AoAIdEIQADaCgAhA_gGAQC3DAAh0AgBALcMACHRCEAAuQwAIQP4BgEAtwwAIdAIAQC3DAAh0QhAALkMACED-AYBAAAAAdAIAQAAAAHRCEAAAAABAYcJAQAAAAQBhwkBAAAABAGHCQEAAAAEAzQAAO8SACCECQAA8BIAIIoJAAABACAENAAA2BAAMIQJAADZEAAwhgkAANsQACCKCQAA3BAAMAAAAAAAAocJAgAAAASNCQIAAAAFBTQAAOoSACA1AADtEgAghAkAAOsSACCFCQAA7BIAIIoJAAABACABhwkCAAAABAM0AADqEgAghAkAAOsSACCKCQAAAQAgAAAAAAALNAAApBIAMDUAAKkSADCECQAApRIAMIUJAACmEgAwhgkAAKcSACCHCQAAqBIAMIgJAACoEgAwiQkAAKgSADCKCQAAqBIAMIsJAACqEgAwjAkAAKsSADALNAAAmBIAMDUAAJ0SADCECQAAmRIAMIUJAACaEgAwhgkAAJsSACCHCQAAnBIAMIgJAACcEgAwiQkAAJwSADCKCQAAnBIAMIsJAACeEgAwjAkAAJ8SADALNAAAjBIAMDUAAJESADCECQAAjRIAMIUJAACOEgAwhgkAAI8SACCHCQAAkBIAMIgJAACQEgAwiQkAAJASADCKCQAAkBIAMIsJAACSEgAwjAkAAJMSADALNAAAgBIAMDUAAIUSADCECQAAgRIAMIUJAACCEgAwhgkAAIMSACCHCQAAhBIAMIgJAACEEgAwiQkAAIQSADCKCQAAhBIAMIsJAACGEgAwjAkAAIcSADALNAAA9xEAMDUAAPsRADCECQAA-BEAMIUJAAD5EQAwhgkAAPoRACCHCQAA8Q8AMIgJAADxDwAwiQkAAPEPADCKCQAA8Q8AMIsJAAD8EQAwjAkAAPQPADALNAAA6xEAMDUAAPARADCECQAA7BEAMIUJAADtEQAwhgkAAO4RACCHCQAA7xEAMIgJAADvEQAwiQkAAO8RADCKCQAA7xEAMIsJAADxEQAwjAkAAPIRADALNAAA3xEAMDUAAOQRADCECQAA4BEAMIUJAADhEQAwhgkAAOIRACCHCQAA4xEAMIgJAADjEQAwiQkAAOMRADCKCQAA4xEAMIsJAADlEQAwjAkAAOYRADAHNAAA2hEAIDUAAN0RACCECQAA2xEAIIUJAADcEQAgiAkAAF0AIIkJAABdACCKCQAApwIAIAs0AADOEQAwNQAA0xEAMIQJAADPEQAwhQkAANARADCGCQAA0REAIIcJAADSEQAwiAkAANIRADCJCQAA0hEAMIoJAADSEQAwiwkAANQRADCMCQAA1REAMAs0AADCEQAwNQAAxxEAMIQJAADDEQAwhQkAAMQRADCGCQAAxREAIIcJAADGEQAwiAkAAMYRADCJCQAAxhEAMIoJAADGEQAwiwkAAMgRADCMCQAAyREAMAs0AAC2EQAwNQAAuxEAMIQJAAC3EQAwhQkAALgRADCGCQAAuREAIIcJAAC6EQAwiAkAALoRADCJCQAAuhEAMIoJAAC6EQAwiwkAALwRADCMCQAAvREAMAs0AACqEQAwNQAArxEAMIQJAACrEQAwhQkAAKwRADCGCQAArREAIIcJAACuEQAwiAkAAK4RADCJCQAArhEAMIoJAACuEQAwiwkAALARADCMCQAAsREAMAs0AACeEQAwNQAAoxEAMIQJAACfEQAwhQkAAKARADCGCQAAoREAIIcJAACiEQAwiAkAAKIRADCJCQAAohEAMIoJAACiEQAwiwkAAKQRADCMCQAApREAMAs0AACSEQAwNQAAlxEAMIQJAACTEQAwhQkAAJQRADCGCQAAlREAIIcJAACWEQAwiAkAAJYRADCJCQAAlhEAMIoJAACWEQAwiwkAAJgRADCMCQAAmREAMAs0AACGEQAwNQAAixEAMIQJAACHEQAwhQkAAIgRADCGCQAAiREAIIcJAACKEQAwiAkAAIoRADCJCQAAihEAMIoJAACKEQAwiwkAAIwRADCMCQAAjREAMAXmBgEAAAAB3QhAAAAAAd4IQAAAAAHfCEAAAAAB4AgAAPAQACACAAAAeQAgNAAAkREAIAMAAAB5ACA0AACREQAgNQAAkBEAIAEtAADpEgAwCgMAANwLACDiBgAA6QsAMOMGAAB3ABDkBgAA6QsAMOYGAQAAAAH4BgEA2AoAId0IQADyCgAh3ghAAPIKACHfCEAA8goAIeAIAADnCwAgAgAAAHkAIC0AAJARACACAAAAjhEAIC0AAI8RACAJ4gYAAI0RADDjBgAAjhEAEOQGAACNEQAw5gYBANgKACH4BgEA2AoAId0IQADyCgAh3ghAAPIKACHfCEAA8goAIeAIAADnCwAgCeIGAACNEQAw4wYAAI4RABDkBgAAjREAMOYGAQDYCgAh-AYBANgKACHdCEAA8goAId4IQADyCgAh3whAAPIKACHgCAAA5wsAIAXmBgEAtwwAId0IQADCDAAh3ghAAMIMACHfCEAAwgwAIeAIAADuEAAgBeYGAQC3DAAh3QhAAMIMACHeCEAAwgwAId8IQADCDAAh4AgAAO4QACAF5gYBAAAAAd0IQAAAAAHeCEAAAAAB3whAAAAAAeAIAADwEAAgA_kGAQAAAAGnB0AAAAABoggEAAAAAQIAAAB1ACA0AACdEQAgAwAAAHUAIDQAAJ0RACA1AACcEQAgAS0AAOgSADAJAwAA3AsAIOIGAADrCwAw4wYAAHMAEOQGAADrCwAw-AYBANgKACH5BgEA2AoAIacHQADaCgAhoggEAIILACH0CAAA6gsAIAIAAAB1ACAtAACcEQAgAgAAAJoRACAtAACbEQAgB-IGAACZEQAw4wYAAJoRABDkBgAAmREAMPgGAQDYCgAh-QYBANgKACGnB0AA2goAIaIIBACCCwAhB-IGAACZEQAw4wYAAJoRABDkBgAAmREAMPgGAQDYCgAh-QYBANgKACGnB0AA2goAIaIIBACCCwAhA_kGAQC3DAAhpwdAALkMACGiCAQAwQwAIQP5BgEAtwwAIacHQAC5DAAhoggEAMEMACED-QYBAAAAAacHQAAAAAGiCAQAAAABA_kGAQAAAAGuBwEAAAABowhAAAAAAQIAAABxACA0AACpEQAgAwAAAHEAIDQAAKkRACA1AACoEQAgAS0AAOcSADAJAwAA3AsAIOIGAADtCwAw4wYAAG8AEOQGAADtCwAw-AYBANgKACH5BgEA2AoAIa4HAQDYCgAhowhAANoKACH1CAAA7AsAIAIAAABxACAtAACoEQAgAgAAAKYRACAtAACnEQAgB-IGAAClEQAw4wYAAKYRABDkBgAApREAMPgGAQDYCgAh-QYBANgKACGuBwEA2AoAIaMIQADaCgAhB-IGAAClEQAw4wYAAKYRABDkBgAApREAMPgGAQDYCgAh-QYBANgKACGuBwEA2AoAIaMIQADaCgAhA_kGAQC3DAAhrgcBALcMACGjCEAAuQwAIQP5BgEAtwwAIa4HAQC3DAAhowhAALkMACED-QYBAAAAAa4HAQAAAAGjCEAAAAABBxWAAAAAARYEAAAAAfkGAQAAAAGOB0AAAAABpAgBAAAAAaUIBAAAAAGmCAQAAAABAgAAAG0AIDQAALURACADAAAAbQAgNAAAtREAIDUAALQRACABLQAA5hIAMA0DAADcCwAgFQAAsgsAIBYEAPAKACHiBgAA7wsAMOMGAABrABDkBgAA7wsAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIaQIAQDYCgAhpQgEAPAKACGmCAQA8AoAIfYIAADuCwAgAgAAAG0AIC0AALQRACACAAAAshEAIC0AALMRACALFQAAsgsAIBYEAPAKACHiBgAAsREAMOMGAACyEQAQ5AYAALERADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGkCAEA2AoAIaUIBADwCgAhpggEAPAKACELFQAAsgsAIBYEAPAKACHiBgAAsREAMOMGAACyEQAQ5AYAALERADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACGkCAEA2AoAIaUIBADwCgAhpggEAPAKACEHFYAAAAABFgQAygwAIfkGAQC3DAAhjgdAALkMACGkCAEAtwwAIaUIBADKDAAhpggEAMoMACEHFYAAAAABFgQAygwAIfkGAQC3DAAhjgdAALkMACGkCAEAtwwAIaUIBADKDAAhpggEAMoMACEHFYAAAAABFgQAAAAB-QYBAAAAAY4HQAAAAAGkCAEAAAABpQgEAAAAAaYIBAAAAAEHDQQAAAAB-QYBAAAAAY4HQAAAAAHjBwEAAAABpQgEAAAAAaYIBAAAAAGnCIAAAAABAgAAAGkAIDQAAMERACADAAAAaQAgNAAAwREAIDUAAMARACABLQAA5RIAMA0DAADcCwAgDQQAggsAIeIGAADxCwAw4wYAAGcAEOQGAADxCwAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAh4wcBANgKACGlCAQAggsAIaYIBACCCwAhpwgAALILACD3CAAA8AsAIAIAAABpACAtAADAEQAgAgAAAL4RACAtAAC_EQAgCw0EAIILACHiBgAAvREAMOMGAAC-EQAQ5AYAAL0RADD4BgEA2AoAIfkGAQDYCgAhjgdAANoKACHjBwEA2AoAIaUIBACCCwAhpggEAIILACGnCAAAsgsAIAsNBACCCwAh4gYAAL0RADDjBgAAvhEAEOQGAAC9EQAw-AYBANgKACH5BgEA2AoAIY4HQADaCgAh4wcBANgKACGlCAQAggsAIaYIBACCCwAhpwgAALILACAHDQQAwQwAIfkGAQC3DAAhjgdAALkMACHjBwEAtwwAIaUIBADBDAAhpggEAMEMACGnCIAAAAABBw0EAMEMACH5BgEAtwwAIY4HQAC5DAAh4wcBALcMACGlCAQAwQwAIaYIBADBDAAhpwiAAAAAAQcNBAAAAAH5BgEAAAABjgdAAAAAAeMHAQAAAAGlCAQAAAABpggEAAAAAacIgAAAAAED5QYCAAAAAacHQAAAAAHnBxAAAAABAgAAAGUAIDQAAM0RACADAAAAZQAgNAAAzREAIDUAAMwRACABLQAA5BIAMAkDAADcCwAg4gYAAPMLADDjBgAAYwAQ5AYAAPMLADDlBgIA1woAIfgGAQDYCgAhpwdAANoKACHnBxAAgwsAIfgIAADyCwAgAgAAAGUAIC0AAMwRACACAAAAyhEAIC0AAMsRACAH4gYAAMkRADDjBgAAyhEAEOQGAADJEQAw5QYCANcKACH4BgEA2AoAIacHQADaCgAh5wcQAIMLACEH4gYAAMkRADDjBgAAyhEAEOQGAADJEQAw5QYCANcKACH4BgEA2AoAIacHQADaCgAh5wcQAIMLACED5QYCALYMACGnB0AAuQwAIecHEADADAAhA-UGAgC2DAAhpwdAALkMACHnBxAAwAwAIQPlBgIAAAABpwdAAAAAAecHEAAAAAEL5QYCAAAAAeYGAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGZBwEAAAABnQcBAAAAAbQHEAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAECAAAAYQAgNAAA2REAIAMAAABhACA0AADZEQAgNQAA2BEAIAEtAADjEgAwEAMAANwLACDiBgAA9AsAMOMGAABfABDkBgAA9AsAMOUGAgDXCgAh5gYBANgKACH4BgEA2AoAIYoHEACDCwAhjgdAANoKACGVBwEAAAABmQcBANgKACGdBwEA8QoAIbQHEADOCwAhzwcBANgKACHQBwEA8QoAIdEHQADyCgAhAgAAAGEAIC0AANgRACACAAAA1hEAIC0AANcRACAP4gYAANURADDjBgAA1hEAEOQGAADVEQAw5QYCANcKACHmBgEA2AoAIfgGAQDYCgAhigcQAIMLACGOB0AA2goAIZUHAQDYCgAhmQcBANgKACGdBwEA8QoAIbQHEADOCwAhzwcBANgKACHQBwEA8QoAIdEHQADyCgAhD-IGAADVEQAw4wYAANYRABDkBgAA1REAMOUGAgDXCgAh5gYBANgKACH4BgEA2AoAIYoHEACDCwAhjgdAANoKACGVBwEA2AoAIZkHAQDYCgAhnQcBAPEKACG0BxAAzgsAIc8HAQDYCgAh0AcBAPEKACHRB0AA8goAIQvlBgIAtgwAIeYGAQC3DAAhigcQAMAMACGOB0AAuQwAIZUHAQC3DAAhmQcBALcMACGdBwEAywwAIbQHEADhDAAhzwcBALcMACHQBwEAywwAIdEHQADCDAAhC-UGAgC2DAAh5gYBALcMACGKBxAAwAwAIY4HQAC5DAAhlQcBALcMACGZBwEAtwwAIZ0HAQDLDAAhtAcQAOEMACHPBwEAtwwAIdAHAQDLDAAh0QdAAMIMACEL5QYCAAAAAeYGAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGZBwEAAAABnQcBAAAAAbQHEAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAECqAgBAAAAAakIQAAAAAECAAAApwIAIDQAANoRACADAAAAXQAgNAAA2hEAIDUAAN4RACAEAAAAXQAgLQAA3hEAIKgIAQC3DAAhqQhAALkMACECqAgBALcMACGpCEAAuQwAIQzlBgIAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABrAcBAAAAAd0HAQAAAAGoCAEAAAABqggBAAAAAasIQAAAAAECAAAAWwAgNAAA6hEAIAMAAABbACA0AADqEQAgNQAA6REAIAEtAADiEgAwEgMAANwLACDiBgAA9gsAMOMGAABZABDkBgAA9gsAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBAAAAAawHAQDYCgAh3QcBANgKACGoCAEA2AoAIaoIAQDYCgAhqwhAANoKACH5CAAA9QsAIAIAAABbACAtAADpEQAgAgAAAOcRACAtAADoEQAgEOIGAADmEQAw4wYAAOcRABDkBgAA5hEAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBANgKACGsBwEA2AoAId0HAQDYCgAhqAgBANgKACGqCAEA2AoAIasIQADaCgAhEOIGAADmEQAw4wYAAOcRABDkBgAA5hEAMOUGAgDXCgAh-AYBANgKACH5BgEA2AoAIfoGAQDYCgAh-wYBANgKACGKBxAAgwsAIY4HQADaCgAhlQcBANgKACGsBwEA2AoAId0HAQDYCgAhqAgBANgKACGqCAEA2AoAIasIQADaCgAhDOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhigcQAMAMACGOB0AAuQwAIZUHAQC3DAAhrAcBALcMACHdBwEAtwwAIagIAQC3DAAhqggBALcMACGrCEAAuQwAIQzlBgIAtgwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYoHEADADAAhjgdAALkMACGVBwEAtwwAIawHAQC3DAAh3QcBALcMACGoCAEAtwwAIaoIAQC3DAAhqwhAALkMACEM5QYCAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYoHEAAAAAGOB0AAAAABlQcBAAAAAawHAQAAAAHdBwEAAAABqAgBAAAAAaoIAQAAAAGrCEAAAAABEQ0AAMUQACDlBgIAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABjgdAAAAAAZUHAQAAAAGsBwEAAAABrQeAAAAAAdMHQAAAAAGrCEAAAAABrAgBAAAAAa0IEAAAAAGuCBAAAAABrwgBAAAAAbAIAgAAAAGxCCAAAAABAgAAAFcAIDQAAPYRACADAAAAVwAgNAAA9hEAIDUAAPURACABLQAA4RIAMBYDAADcCwAgDQAA-AsAIOIGAAD3CwAw4wYAACMAEOQGAAD3CwAw5QYCANcKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIY4HQADaCgAhlQcBAAAAAawHAQDxCgAhrQcAAIcLACDTB0AA8goAIasIQADaCgAhrAgBANgKACGtCBAAgwsAIa4IEACDCwAhrwgBAPEKACGwCAIAmwsAIbEIIADZCgAhAgAAAFcAIC0AAPURACACAAAA8xEAIC0AAPQRACAU4gYAAPIRADDjBgAA8xEAEOQGAADyEQAw5QYCANcKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIY4HQADaCgAhlQcBANgKACGsBwEA8QoAIa0HAACHCwAg0wdAAPIKACGrCEAA2goAIawIAQDYCgAhrQgQAIMLACGuCBAAgwsAIa8IAQDxCgAhsAgCAJsLACGxCCAA2QoAIRTiBgAA8hEAMOMGAADzEQAQ5AYAAPIRADDlBgIA1woAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAhjgdAANoKACGVBwEA2AoAIawHAQDxCgAhrQcAAIcLACDTB0AA8goAIasIQADaCgAhrAgBANgKACGtCBAAgwsAIa4IEACDCwAhrwgBAPEKACGwCAIAmwsAIbEIIADZCgAhEOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhjgdAALkMACGVBwEAtwwAIawHAQDLDAAhrQeAAAAAAdMHQADCDAAhqwhAALkMACGsCAEAtwwAIa0IEADADAAhrggQAMAMACGvCAEAywwAIbAIAgCaDgAhsQggALgMACERDQAA7A8AIOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhjgdAALkMACGVBwEAtwwAIawHAQDLDAAhrQeAAAAAAdMHQADCDAAhqwhAALkMACGsCAEAtwwAIa0IEADADAAhrggQAMAMACGvCAEAywwAIbAIAgCaDgAhsQggALgMACERDQAAxRAAIOUGAgAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGOB0AAAAABlQcBAAAAAawHAQAAAAGtB4AAAAAB0wdAAAAAAasIQAAAAAGsCAEAAAABrQgQAAAAAa4IEAAAAAGvCAEAAAABsAgCAAAAAbEIIAAAAAFACwAAjRAAIA4AAIwQACARAACOEAAgEgAAjxAAIBMAAJAQACAUAACREAAgFQAAwxAAIBYAAJIQACDlBgIAAAAB9wYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABzggBAAAAAQIAAAAmACA0AAD_EQAgAwAAACYAIDQAAP8RACA1AAD-EQAgAS0AAOASADACAAAAJgAgLQAA_hEAIAIAAAD1DwAgLQAA_REAIDjlBgIAtgwAIfcGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhgAcEAMoMACGBBwEAywwAIYYHAQDLDAAhigcQAMAMACGLBwEAtwwAIY0HQADCDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhmQcBALcMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaIHQADCDAAhqwcBAMsMACGsBwEAywwAIa0HgAAAAAGuBwEAtwwAIccHAQC3DAAhyAcBALcMACHSBxAAwAwAIbIIAQDLDAAhswgBALcMACG0CAQAwQwAIbUIBADBDAAhtggBALcMACG3CAEAtwwAIbgIBADBDAAhuQggAPcPACG6CAIAmg4AIbsIAQDLDAAhvAgEAMoMACG9CAIAmg4AIb4IQADCDAAhvwgBAMsMACHACEAAwgwAIcEIAQDLDAAhwghAAMIMACHDCEAAwgwAIcQIQADCDAAhxQhAAMIMACHGCAEAywwAIccIAQDLDAAhyAgBAMsMACHJCIAAAAAByggBAMsMACHLCEAAwgwAIcwIQADCDAAhzQgBAMsMACHOCAEAywwAIUALAAD6DwAgDgAAiRAAIBEAAPsPACASAAD8DwAgEwAA_Q8AIBQAAP4PACAVAAD_DwAgFgAAgBAAIOUGAgC2DAAh9wYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhQAsAAI0QACAOAACMEAAgEQAAjhAAIBIAAI8QACATAACQEAAgFAAAkRAAIBUAAMMQACAWAACSEAAg5QYCAAAAAfcGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGABwQAAAABgQcBAAAAAYYHAQAAAAGKBxAAAAABiwcBAAAAAY0HQAAAAAGOB0AAAAABlQcBAAAAAZYHAQAAAAGZBwEAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaIHQAAAAAGrBwEAAAABrAcBAAAAAa0HgAAAAAGuBwEAAAABxwcBAAAAAcgHAQAAAAHSBxAAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIAQAAAAG3CAEAAAABuAgEAAAAAbkIIAAAAAG6CAIAAAABuwgBAAAAAbwIBAAAAAG9CAIAAAABvghAAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAcIIQAAAAAHDCEAAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCEAAAAABzQgBAAAAAc4IAQAAAAEcCAAAtA0AIAoAALUNACALAAC2DQAgGwIAAAAB5QYCAAAAAfYGAQAAAAH3BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYYHAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZBwEAAAABmgcBAAAAAZsHBAAAAAGcByAAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAgAAAFMAIDQAAIsSACADAAAAUwAgNAAAixIAIDUAAIoSACABLQAA3xIAMCEDAAD6CwAgCAAA-wsAIAoAAPwLACALAADPCwAgGwIA1woAIeIGAAD5CwAw4wYAAD8AEOQGAAD5CwAw5QYCANcKACH2BgEA8QoAIfcGAQDxCgAh-AYBAPEKACH5BgEA2AoAIfoGAQDYCgAh-wYBAPEKACGABwQA8AoAIYYHAQDxCgAhigcQAM4LACGOB0AA2goAIZUHAQAAAAGWBwEA2AoAIZcHAQDxCgAhmAcBANgKACGZBwEA2AoAIZoHAQDxCgAhmwcEAPAKACGcByAA2QoAIZ0HAQDxCgAhngdAAPIKACGfBwEA8QoAIaAHAQDxCgAhoQdAAPIKACGiB0AA8goAIQIAAABTACAtAACKEgAgAgAAAIgSACAtAACJEgAgHRsCANcKACHiBgAAhxIAMOMGAACIEgAQ5AYAAIcSADDlBgIA1woAIfYGAQDxCgAh9wYBAPEKACH4BgEA8QoAIfkGAQDYCgAh-gYBANgKACH7BgEA8QoAIYAHBADwCgAhhgcBAPEKACGKBxAAzgsAIY4HQADaCgAhlQcBANgKACGWBwEA2AoAIZcHAQDxCgAhmAcBANgKACGZBwEA2AoAIZoHAQDxCgAhmwcEAPAKACGcByAA2QoAIZ0HAQDxCgAhngdAAPIKACGfBwEA8QoAIaAHAQDxCgAhoQdAAPIKACGiB0AA8goAIR0bAgDXCgAh4gYAAIcSADDjBgAAiBIAEOQGAACHEgAw5QYCANcKACH2BgEA8QoAIfcGAQDxCgAh-AYBAPEKACH5BgEA2AoAIfoGAQDYCgAh-wYBAPEKACGABwQA8AoAIYYHAQDxCgAhigcQAM4LACGOB0AA2goAIZUHAQDYCgAhlgcBANgKACGXBwEA8QoAIZgHAQDYCgAhmQcBANgKACGaBwEA8QoAIZsHBADwCgAhnAcgANkKACGdBwEA8QoAIZ4HQADyCgAhnwcBAPEKACGgBwEA8QoAIaEHQADyCgAhogdAAPIKACEZGwIAtgwAIeUGAgC2DAAh9gYBAMsMACH3BgEAywwAIfkGAQC3DAAh-gYBALcMACH7BgEAywwAIYAHBADKDAAhhgcBAMsMACGKBxAA4QwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZcHAQDLDAAhmAcBALcMACGZBwEAtwwAIZoHAQDLDAAhmwcEAMoMACGcByAAuAwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhoQdAAMIMACGiB0AAwgwAIRwIAADjDAAgCgAA5AwAIAsAAOUMACAbAgC2DAAh5QYCALYMACH2BgEAywwAIfcGAQDLDAAh-QYBALcMACH6BgEAtwwAIfsGAQDLDAAhgAcEAMoMACGGBwEAywwAIYoHEADhDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhlwcBAMsMACGYBwEAtwwAIZkHAQC3DAAhmgcBAMsMACGbBwQAygwAIZwHIAC4DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGhB0AAwgwAIaIHQADCDAAhHAgAALQNACAKAAC1DQAgCwAAtg0AIBsCAAAAAeUGAgAAAAH2BgEAAAAB9wYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGGBwEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQcBAAAAAZoHAQAAAAGbBwQAAAABnAcgAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAAQrlBgIAAAAB9gYBAAAAAfcGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BhAAAAAB_QYQAAAAAf4GBAAAAAH_BkAAAAABAgAAAFAAIDQAAJcSACADAAAAUAAgNAAAlxIAIDUAAJYSACABLQAA3hIAMBADAADcCwAg4gYAAP4LADDjBgAATgAQ5AYAAP4LADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_QYQAIMLACH-BgQAggsAIf8GQADyCgAh-ggAAP0LACACAAAAUAAgLQAAlhIAIAIAAACUEgAgLQAAlRIAIA7iBgAAkxIAMOMGAACUEgAQ5AYAAJMSADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_QYQAIMLACH-BgQAggsAIf8GQADyCgAhDuIGAACTEgAw4wYAAJQSABDkBgAAkxIAMOUGAgDXCgAh9gYBANgKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAh_AYQAIMLACH9BhAAgwsAIf4GBACCCwAh_wZAAPIKACEK5QYCALYMACH2BgEAtwwAIfcGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH9BhAAwAwAIf4GBADBDAAh_wZAAMIMACEK5QYCALYMACH2BgEAtwwAIfcGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH9BhAAwAwAIf4GBADBDAAh_wZAAMIMACEK5QYCAAAAAfYGAQAAAAH3BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYQAAAAAf0GEAAAAAH-BgQAAAAB_wZAAAAAAScIAADYDQAg5QYCAAAAAfYGAQAAAAH3BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYQAAAAAf4GBAAAAAGFBwEAAAABhwcQAAAAAYgHAQAAAAGVBwEAAAABmQcBAAAAAagHBAAAAAGuBwEAAAABrwcBAAAAAbAHAQAAAAGxBwIAAAABsgcBAAAAAbMHAQAAAAG0BxAAAAABtQcQAAAAAbYHEAAAAAG3BwQAAAABuAcEAAAAAbkHEAAAAAG6BwEAAAABuwcQAAAAAbwHAQAAAAG9B0AAAAABvgcgAAAAAb8HQAAAAAHABwEAAAABwQdAAAAAAcIHQAAAAAHDB0AAAAABxAdAAAAAAcUHQAAAAAECAAAADgAgNAAAoxIAIAMAAAAOACA0AACjEgAgNQAAohIAIAEtAADdEgAwLAMAANwLACAIAAD7CwAg4gYAAKsMADDjBgAADAAQ5AYAAKsMADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_gYEAIILACGFBwEA8QoAIYcHEACDCwAhiAcBAPEKACGVBwEAAAABmQcBANgKACGoBwQAggsAIa4HAQDYCgAhrwcBANgKACGwBwEA2AoAIbEHAgDXCgAhsgcBANgKACGzBwEA2AoAIbQHEACDCwAhtQcQAIMLACG2BxAAgwsAIbcHBACCCwAhuAcEAIILACG5BxAAgwsAIboHAQDxCgAhuwcQAM4LACG8BwEA8QoAIb0HQADyCgAhvgcgANkKACG_B0AA8goAIcAHAQDxCgAhwQdAAPIKACHCB0AA8goAIcMHQADyCgAhxAdAANoKACHFB0AA8goAIQIAAAAOACAtAACiEgAgAgAAAKASACAtAAChEgAgKuIGAACfEgAw4wYAAKASABDkBgAAnxIAMOUGAgDXCgAh9gYBANgKACH3BgEA2AoAIfgGAQDYCgAh-QYBANgKACH6BgEA2AoAIfsGAQDYCgAh_AYQAIMLACH-BgQAggsAIYUHAQDxCgAhhwcQAIMLACGIBwEA8QoAIZUHAQDYCgAhmQcBANgKACGoBwQAggsAIa4HAQDYCgAhrwcBANgKACGwBwEA2AoAIbEHAgDXCgAhsgcBANgKACGzBwEA2AoAIbQHEACDCwAhtQcQAIMLACG2BxAAgwsAIbcHBACCCwAhuAcEAIILACG5BxAAgwsAIboHAQDxCgAhuwcQAM4LACG8BwEA8QoAIb0HQADyCgAhvgcgANkKACG_B0AA8goAIcAHAQDxCgAhwQdAAPIKACHCB0AA8goAIcMHQADyCgAhxAdAANoKACHFB0AA8goAISriBgAAnxIAMOMGAACgEgAQ5AYAAJ8SADDlBgIA1woAIfYGAQDYCgAh9wYBANgKACH4BgEA2AoAIfkGAQDYCgAh-gYBANgKACH7BgEA2AoAIfwGEACDCwAh_gYEAIILACGFBwEA8QoAIYcHEACDCwAhiAcBAPEKACGVBwEA2AoAIZkHAQDYCgAhqAcEAIILACGuBwEA2AoAIa8HAQDYCgAhsAcBANgKACGxBwIA1woAIbIHAQDYCgAhswcBANgKACG0BxAAgwsAIbUHEACDCwAhtgcQAIMLACG3BwQAggsAIbgHBACCCwAhuQcQAIMLACG6BwEA8QoAIbsHEADOCwAhvAcBAPEKACG9B0AA8goAIb4HIADZCgAhvwdAAPIKACHABwEA8QoAIcEHQADyCgAhwgdAAPIKACHDB0AA8goAIcQHQADaCgAhxQdAAPIKACEm5QYCALYMACH2BgEAtwwAIfcGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH-BgQAwQwAIYUHAQDLDAAhhwcQAMAMACGIBwEAywwAIZUHAQC3DAAhmQcBALcMACGoBwQAwQwAIa4HAQC3DAAhrwcBALcMACGwBwEAtwwAIbEHAgC2DAAhsgcBALcMACGzBwEAtwwAIbQHEADADAAhtQcQAMAMACG2BxAAwAwAIbcHBADBDAAhuAcEAMEMACG5BxAAwAwAIboHAQDLDAAhuwcQAOEMACG8BwEAywwAIb0HQADCDAAhvgcgALgMACG_B0AAwgwAIcAHAQDLDAAhwQdAAMIMACHCB0AAwgwAIcMHQADCDAAhxAdAALkMACHFB0AAwgwAIScIAADNDQAg5QYCALYMACH2BgEAtwwAIfcGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH-BgQAwQwAIYUHAQDLDAAhhwcQAMAMACGIBwEAywwAIZUHAQC3DAAhmQcBALcMACGoBwQAwQwAIa4HAQC3DAAhrwcBALcMACGwBwEAtwwAIbEHAgC2DAAhsgcBALcMACGzBwEAtwwAIbQHEADADAAhtQcQAMAMACG2BxAAwAwAIbcHBADBDAAhuAcEAMEMACG5BxAAwAwAIboHAQDLDAAhuwcQAOEMACG8BwEAywwAIb0HQADCDAAhvgcgALgMACG_B0AAwgwAIcAHAQDLDAAhwQdAAMIMACHCB0AAwgwAIcMHQADCDAAhxAdAALkMACHFB0AAwgwAIScIAADYDQAg5QYCAAAAAfYGAQAAAAH3BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYQAAAAAf4GBAAAAAGFBwEAAAABhwcQAAAAAYgHAQAAAAGVBwEAAAABmQcBAAAAAagHBAAAAAGuBwEAAAABrwcBAAAAAbAHAQAAAAGxBwIAAAABsgcBAAAAAbMHAQAAAAG0BxAAAAABtQcQAAAAAbYHEAAAAAG3BwQAAAABuAcEAAAAAbkHEAAAAAG6BwEAAAABuwcQAAAAAbwHAQAAAAG9B0AAAAABvgcgAAAAAb8HQAAAAAHABwEAAAABwQdAAAAAAcIHQAAAAAHDB0AAAAABxAdAAAAAAcUHQAAAAAEQBQAA6BAAIPkGAQAAAAGOB0AAAAABlQcBAAAAAaMHAQAAAAHTB0AAAAAB4gcBAAAAAeoHAQAAAAHSCAEAAAAB0wgBAAAAAdQIAADkEAAg1QgAAOUQACDWCAAA5hAAINcIQAAAAAHYCEAAAAAB2QhAAAAAAQIAAAAFACA0AACvEgAgAwAAAAUAIDQAAK8SACA1AACuEgAgAS0AANwSADAVAwAA3AsAIAUAALAMACDiBgAArwwAMOMGAAADABDkBgAArwwAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIZUHAQAAAAGjBwEA8QoAIdMHQADyCgAh4gcBANgKACHqBwEAAAAB0ggBANgKACHTCAEA2AoAIdQIAADlCwAg1QgAAOULACDWCAAA5QsAINcIQADyCgAh2AhAAPIKACHZCEAA8goAIQIAAAAFACAtAACuEgAgAgAAAKwSACAtAACtEgAgE-IGAACrEgAw4wYAAKwSABDkBgAAqxIAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIZUHAQDYCgAhowcBAPEKACHTB0AA8goAIeIHAQDYCgAh6gcBANgKACHSCAEA2AoAIdMIAQDYCgAh1AgAAOULACDVCAAA5QsAINYIAADlCwAg1whAAPIKACHYCEAA8goAIdkIQADyCgAhE-IGAACrEgAw4wYAAKwSABDkBgAAqxIAMPgGAQDYCgAh-QYBANgKACGOB0AA2goAIZUHAQDYCgAhowcBAPEKACHTB0AA8goAIeIHAQDYCgAh6gcBANgKACHSCAEA2AoAIdMIAQDYCgAh1AgAAOULACDVCAAA5QsAINYIAADlCwAg1whAAPIKACHYCEAA8goAIdkIQADyCgAhD_kGAQC3DAAhjgdAALkMACGVBwEAtwwAIaMHAQDLDAAh0wdAAMIMACHiBwEAtwwAIeoHAQC3DAAh0ggBALcMACHTCAEAtwwAIdQIAADTEAAg1QgAANQQACDWCAAA1RAAINcIQADCDAAh2AhAAMIMACHZCEAAwgwAIRAFAADXEAAg-QYBALcMACGOB0AAuQwAIZUHAQC3DAAhowcBAMsMACHTB0AAwgwAIeIHAQC3DAAh6gcBALcMACHSCAEAtwwAIdMIAQC3DAAh1AgAANMQACDVCAAA1BAAINYIAADVEAAg1whAAMIMACHYCEAAwgwAIdkIQADCDAAhEAUAAOgQACD5BgEAAAABjgdAAAAAAZUHAQAAAAGjBwEAAAAB0wdAAAAAAeIHAQAAAAHqBwEAAAAB0ggBAAAAAdMIAQAAAAHUCAAA5BAAINUIAADlEAAg1ggAAOYQACDXCEAAAAAB2AhAAAAAAdkIQAAAAAEENAAApBIAMIQJAAClEgAwhgkAAKcSACCKCQAAqBIAMAQ0AACYEgAwhAkAAJkSADCGCQAAmxIAIIoJAACcEgAwBDQAAIwSADCECQAAjRIAMIYJAACPEgAgigkAAJASADAENAAAgBIAMIQJAACBEgAwhgkAAIMSACCKCQAAhBIAMAQ0AAD3EQAwhAkAAPgRADCGCQAA-hEAIIoJAADxDwAwBDQAAOsRADCECQAA7BEAMIYJAADuEQAgigkAAO8RADAENAAA3xEAMIQJAADgEQAwhgkAAOIRACCKCQAA4xEAMAM0AADaEQAghAkAANsRACCKCQAApwIAIAQ0AADOEQAwhAkAAM8RADCGCQAA0REAIIoJAADSEQAwBDQAAMIRADCECQAAwxEAMIYJAADFEQAgigkAAMYRADAENAAAthEAMIQJAAC3EQAwhgkAALkRACCKCQAAuhEAMAQ0AACqEQAwhAkAAKsRADCGCQAArREAIIoJAACuEQAwBDQAAJ4RADCECQAAnxEAMIYJAAChEQAgigkAAKIRADAENAAAkhEAMIQJAACTEQAwhgkAAJURACCKCQAAlhEAMAQ0AACGEQAwhAkAAIcRADCGCQAAiREAIIoJAACKEQAwAAAAAAAAAAEDAADeDwAgAAAAAAAAAAAABwMAAN4PACANAADDEgAgrAcAALoMACCtBwAAugwAINMHAAC6DAAgrwgAALoMACCwCAAAugwAIAAAAxAAAL4PACCgCAAAugwAIKEIAAC6DAAgAAcLAACsDwAgggcAALoMACCDBwAAugwAIJMIAAC6DAAglQgAALoMACCWCAAAugwAIJgIAAC6DAAgFAMAAN4PACAIAADOEgAgCgAAzxIAIAsAAKwPACD2BgAAugwAIPcGAAC6DAAg-AYAALoMACD7BgAAugwAIIAHAAC6DAAghgcAALoMACCKBwAAugwAIJcHAAC6DAAgmgcAALoMACCbBwAAugwAIJ0HAAC6DAAgngcAALoMACCfBwAAugwAIKAHAAC6DAAgoQcAALoMACCiBwAAugwAIAABDwAA9A4AIA4DAADeDwAgCAAAzhIAIIUHAAC6DAAgiAcAALoMACC6BwAAugwAILsHAAC6DAAgvAcAALoMACC9BwAAugwAIL8HAAC6DAAgwAcAALoMACDBBwAAugwAIMIHAAC6DAAgwwcAALoMACDFBwAAugwAIAcDAADeDwAgBQAA2xIAIKMHAAC6DAAg0wcAALoMACDXCAAAugwAINgIAAC6DAAg2QgAALoMACAAD_kGAQAAAAGOB0AAAAABlQcBAAAAAaMHAQAAAAHTB0AAAAAB4gcBAAAAAeoHAQAAAAHSCAEAAAAB0wgBAAAAAdQIAADkEAAg1QgAAOUQACDWCAAA5hAAINcIQAAAAAHYCEAAAAAB2QhAAAAAASblBgIAAAAB9gYBAAAAAfcGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BhAAAAAB_gYEAAAAAYUHAQAAAAGHBxAAAAABiAcBAAAAAZUHAQAAAAGZBwEAAAABqAcEAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHAgAAAAGyBwEAAAABswcBAAAAAbQHEAAAAAG1BxAAAAABtgcQAAAAAbcHBAAAAAG4BwQAAAABuQcQAAAAAboHAQAAAAG7BxAAAAABvAcBAAAAAb0HQAAAAAG-ByAAAAABvwdAAAAAAcAHAQAAAAHBB0AAAAABwgdAAAAAAcMHQAAAAAHEB0AAAAABxQdAAAAAAQrlBgIAAAAB9gYBAAAAAfcGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAH8BhAAAAAB_QYQAAAAAf4GBAAAAAH_BkAAAAABGRsCAAAAAeUGAgAAAAH2BgEAAAAB9wYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGGBwEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQcBAAAAAZoHAQAAAAGbBwQAAAABnAcgAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAATjlBgIAAAAB9wYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABzggBAAAAARDlBgIAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABjgdAAAAAAZUHAQAAAAGsBwEAAAABrQeAAAAAAdMHQAAAAAGrCEAAAAABrAgBAAAAAa0IEAAAAAGuCBAAAAABrwgBAAAAAbAIAgAAAAGxCCAAAAABDOUGAgAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGsBwEAAAAB3QcBAAAAAagIAQAAAAGqCAEAAAABqwhAAAAAAQvlBgIAAAAB5gYBAAAAAYoHEAAAAAGOB0AAAAABlQcBAAAAAZkHAQAAAAGdBwEAAAABtAcQAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQPlBgIAAAABpwdAAAAAAecHEAAAAAEHDQQAAAAB-QYBAAAAAY4HQAAAAAHjBwEAAAABpQgEAAAAAaYIBAAAAAGnCIAAAAABBxWAAAAAARYEAAAAAfkGAQAAAAGOB0AAAAABpAgBAAAAAaUIBAAAAAGmCAQAAAABA_kGAQAAAAGuBwEAAAABowhAAAAAAQP5BgEAAAABpwdAAAAAAaIIBAAAAAEF5gYBAAAAAd0IQAAAAAHeCEAAAAAB3whAAAAAAeAIAADwEAAgJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AADqEgAgAwAAABQAIDQAAOoSACA1AADuEgAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgLQAA7hIAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJA0AALQSACAbAACxEgAgHAAAshIAIB0AALMSACAeAAC1EgAgHwAAthIAICAAALcSACAhAAC4EgAgIgAAuRIAICMAALoSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AADvEgAgA_gGAQAAAAHQCAEAAAAB0QhAAAAAAQMAAAAUACA0AADvEgAgNQAA9BIAICYAAAAUACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAIC0AAPQSACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAAREDAADnEAAg-AYBAAAAAfkGAQAAAAGOB0AAAAABlQcBAAAAAaMHAQAAAAHTB0AAAAAB4gcBAAAAAeoHAQAAAAHSCAEAAAAB0wgBAAAAAdQIAADkEAAg1QgAAOUQACDWCAAA5hAAINcIQAAAAAHYCEAAAAAB2QhAAAAAAQIAAAAFACA0AAD1EgAgAwAAAAMAIDQAAPUSACA1AAD5EgAgEwAAAAMAIAMAANYQACAtAAD5EgAg-AYBALcMACH5BgEAtwwAIY4HQAC5DAAhlQcBALcMACGjBwEAywwAIdMHQADCDAAh4gcBALcMACHqBwEAtwwAIdIIAQC3DAAh0wgBALcMACHUCAAA0xAAINUIAADUEAAg1ggAANUQACDXCEAAwgwAIdgIQADCDAAh2QhAAMIMACERAwAA1hAAIPgGAQC3DAAh-QYBALcMACGOB0AAuQwAIZUHAQC3DAAhowcBAMsMACHTB0AAwgwAIeIHAQC3DAAh6gcBALcMACHSCAEAtwwAIdMIAQC3DAAh1AgAANMQACDVCAAA1BAAINYIAADVEAAg1whAAMIMACHYCEAAwgwAIdkIQADCDAAhJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHwAAthIAICAAALcSACAhAAC4EgAgIgAAuRIAICMAALoSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AAD6EgAgQQMAAIsQACALAACNEAAgDgAAjBAAIBEAAI4QACASAACPEAAgEwAAkBAAIBQAAJEQACAVAADDEAAg5QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYEHAQAAAAGGBwEAAAABigcQAAAAAYsHAQAAAAGNB0AAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABmQcBAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGiB0AAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABrgcBAAAAAccHAQAAAAHIBwEAAAAB0gcQAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAEAAAABtwgBAAAAAbgIBAAAAAG5CCAAAAABuggCAAAAAbsIAQAAAAG8CAQAAAABvQgCAAAAAb4IQAAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAHCCEAAAAABwwhAAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAhAAAAAAc0IAQAAAAHOCAEAAAABAgAAACYAIDQAAPwSACAPgAcEAAAAAYUHAQAAAAGOB0AAAAABxQdAAAAAAdIHBAAAAAHmBwEAAAAB-AcBAAAAAYEIQAAAAAGDCAQAAAABhAgQAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIEAAAAAGJCEAAAAABBsUHQAAAAAHSBwQAAAAB5gcBAAAAAYIIAgAAAAGDCAQAAAABhAgQAAAAAQMEAQAAAAGOB0AAAAABowcBAAAAAQKOB0AAAAABmQgBAAAAARIDAADEEAAg5QYCAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGOB0AAAAABlQcBAAAAAawHAQAAAAGtB4AAAAAB0wdAAAAAAasIQAAAAAGsCAEAAAABrQgQAAAAAa4IEAAAAAGvCAEAAAABsAgCAAAAAbEIIAAAAAECAAAAVwAgNAAAghMAICQHAACwEgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgJwAAvhIAII4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAECAAAAAQAgNAAAhBMAIAMAAAAjACA0AACCEwAgNQAAiBMAIBQAAAAjACADAADrDwAgLQAAiBMAIOUGAgC2DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGOB0AAuQwAIZUHAQC3DAAhrAcBAMsMACGtB4AAAAAB0wdAAMIMACGrCEAAuQwAIawIAQC3DAAhrQgQAMAMACGuCBAAwAwAIa8IAQDLDAAhsAgCAJoOACGxCCAAuAwAIRIDAADrDwAg5QYCALYMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIY4HQAC5DAAhlQcBALcMACGsBwEAywwAIa0HgAAAAAHTB0AAwgwAIasIQAC5DAAhrAgBALcMACGtCBAAwAwAIa4IEADADAAhrwgBAMsMACGwCAIAmg4AIbEIIAC4DAAhOOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABAwAAACEAIDQAAPwSACA1AACMEwAgQwAAACEAIAMAAPkPACALAAD6DwAgDgAAiRAAIBEAAPsPACASAAD8DwAgEwAA_Q8AIBQAAP4PACAVAAD_DwAgLQAAjBMAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACFBAwAA-Q8AIAsAAPoPACAOAACJEAAgEQAA-w8AIBIAAPwPACATAAD9DwAgFAAA_g8AIBUAAP8PACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhAwAAABQAIDQAAIQTACA1AACPEwAgJgAAABQAIAcAAPcQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAAjxMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIBsAAPgQACAcAAD5EAAgHQAA-hAAIB4AAPwQACAfAAD9EAAgIAAA_hAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABOOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHOCAEAAAABAwAAABQAIDQAAPoSACA1AACTEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAAkxMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAfAAD9EAAgIAAA_hAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAICAAALcSACAhAAC4EgAgIgAAuRIAICMAALoSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACUEwAgAwAAABQAIDQAAJQTACA1AACYEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAAmBMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgIAAA_hAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAhAAC4EgAgIgAAuRIAICMAALoSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACZEwAgAwAAABQAIDQAAJkTACA1AACdEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAAnRMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAkAAC7EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACeEwAgAwAAABQAIDQAAJ4TACA1AACiEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAAohMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJQAAvBIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACjEwAgAwAAABQAIDQAAKMTACA1AACnEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJQAAgxEAICYAAIQRACAnAACFEQAgLQAApxMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAlAACDEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICYAAL0SACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACoEwAgAwAAABQAIDQAAKgTACA1AACsEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICYAAIQRACAnAACFEQAgLQAArBMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJgAAhBEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAALASACANAAC0EgAgGwAAsRIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAnAAC-EgAgjgdAAAAAAZUHAQAAAAGrCEAAAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ghAAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAe4IQAAAAAHvCAEAAAAB8AhAAAAAAfEIQAAAAAHyCAIAAAAB8wiAAAAAAQIAAAABACA0AACtEwAgAwAAABQAIDQAAK0TACA1AACxEwAgJgAAABQAIAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAnAACFEQAgLQAAsRMAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICcAAIURACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABQQMAAIsQACALAACNEAAgDgAAjBAAIBEAAI4QACASAACPEAAgFAAAkRAAIBUAAMMQACAWAACSEAAg5QYCAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYEHAQAAAAGGBwEAAAABigcQAAAAAYsHAQAAAAGNB0AAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABmQcBAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGiB0AAAAABqwcBAAAAAawHAQAAAAGtB4AAAAABrgcBAAAAAccHAQAAAAHIBwEAAAAB0gcQAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAEAAAABtwgBAAAAAbgIBAAAAAG5CCAAAAABuggCAAAAAbsIAQAAAAG8CAQAAAABvQgCAAAAAb4IQAAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAHCCEAAAAABwwhAAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAhAAAAAAc0IAQAAAAHOCAEAAAABAgAAACYAIDQAALITACADAAAAIQAgNAAAshMAIDUAALYTACBDAAAAIQAgAwAA-Q8AIAsAAPoPACAOAACJEAAgEQAA-w8AIBIAAPwPACAUAAD-DwAgFQAA_w8AIBYAAIAQACAtAAC2EwAg5QYCALYMACH3BgEAtwwAIfgGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhgAcEAMoMACGBBwEAywwAIYYHAQDLDAAhigcQAMAMACGLBwEAtwwAIY0HQADCDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhmQcBALcMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaIHQADCDAAhqwcBAMsMACGsBwEAywwAIa0HgAAAAAGuBwEAtwwAIccHAQC3DAAhyAcBALcMACHSBxAAwAwAIbIIAQDLDAAhswgBALcMACG0CAQAwQwAIbUIBADBDAAhtggBALcMACG3CAEAtwwAIbgIBADBDAAhuQggAPcPACG6CAIAmg4AIbsIAQDLDAAhvAgEAMoMACG9CAIAmg4AIb4IQADCDAAhvwgBAMsMACHACEAAwgwAIcEIAQDLDAAhwghAAMIMACHDCEAAwgwAIcQIQADCDAAhxQhAAMIMACHGCAEAywwAIccIAQDLDAAhyAgBAMsMACHJCIAAAAAByggBAMsMACHLCEAAwgwAIcwIQADCDAAhzQgBAMsMACHOCAEAywwAIUEDAAD5DwAgCwAA-g8AIA4AAIkQACARAAD7DwAgEgAA_A8AIBQAAP4PACAVAAD_DwAgFgAAgBAAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACFBAwAAixAAIAsAAI0QACAOAACMEAAgEQAAjhAAIBIAAI8QACATAACQEAAgFQAAwxAAIBYAAJIQACDlBgIAAAAB9wYBAAAAAfgGAQAAAAH5BgEAAAAB-gYBAAAAAfsGAQAAAAGABwQAAAABgQcBAAAAAYYHAQAAAAGKBxAAAAABiwcBAAAAAY0HQAAAAAGOB0AAAAABlQcBAAAAAZYHAQAAAAGZBwEAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaIHQAAAAAGrBwEAAAABrAcBAAAAAa0HgAAAAAGuBwEAAAABxwcBAAAAAcgHAQAAAAHSBxAAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIAQAAAAG3CAEAAAABuAgEAAAAAbkIIAAAAAG6CAIAAAABuwgBAAAAAbwIBAAAAAG9CAIAAAABvghAAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAcIIQAAAAAHDCEAAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCEAAAAABzQgBAAAAAc4IAQAAAAECAAAAJgAgNAAAtxMAIAMAAAAhACA0AAC3EwAgNQAAuxMAIEMAAAAhACADAAD5DwAgCwAA-g8AIA4AAIkQACARAAD7DwAgEgAA_A8AIBMAAP0PACAVAAD_DwAgFgAAgBAAIC0AALsTACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhQQMAAPkPACALAAD6DwAgDgAAiRAAIBEAAPsPACASAAD8DwAgEwAA_Q8AIBUAAP8PACAWAACAEAAg5QYCALYMACH3BgEAtwwAIfgGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAhgAcEAMoMACGBBwEAywwAIYYHAQDLDAAhigcQAMAMACGLBwEAtwwAIY0HQADCDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhmQcBALcMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaIHQADCDAAhqwcBAMsMACGsBwEAywwAIa0HgAAAAAGuBwEAtwwAIccHAQC3DAAhyAcBALcMACHSBxAAwAwAIbIIAQDLDAAhswgBALcMACG0CAQAwQwAIbUIBADBDAAhtggBALcMACG3CAEAtwwAIbgIBADBDAAhuQggAPcPACG6CAIAmg4AIbsIAQDLDAAhvAgEAMoMACG9CAIAmg4AIb4IQADCDAAhvwgBAMsMACHACEAAwgwAIcEIAQDLDAAhwghAAMIMACHDCEAAwgwAIcQIQADCDAAhxQhAAMIMACHGCAEAywwAIccIAQDLDAAhyAgBAMsMACHJCIAAAAAByggBAMsMACHLCEAAwgwAIcwIQADCDAAhzQgBAMsMACHOCAEAywwAIUEDAACLEAAgCwAAjRAAIA4AAIwQACARAACOEAAgEwAAkBAAIBQAAJEQACAVAADDEAAgFgAAkhAAIOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABzggBAAAAAQIAAAAmACA0AAC8EwAgAwAAACEAIDQAALwTACA1AADAEwAgQwAAACEAIAMAAPkPACALAAD6DwAgDgAAiRAAIBEAAPsPACATAAD9DwAgFAAA_g8AIBUAAP8PACAWAACAEAAgLQAAwBMAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACFBAwAA-Q8AIAsAAPoPACAOAACJEAAgEQAA-w8AIBMAAP0PACAUAAD-DwAgFQAA_w8AIBYAAIAQACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhD4AHBAAAAAGFBwEAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB4wcBAAAAAfgHAQAAAAGBCEAAAAABgwgEAAAAAYQIEAAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICBAAAAABiQhAAAAAAR0DAACzDQAgCAAAtA0AIAoAALUNACAbAgAAAAHlBgIAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYYHAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZBwEAAAABmgcBAAAAAZsHBAAAAAGcByAAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAgAAAFMAIDQAAMITACADAAAAPwAgNAAAwhMAIDUAAMYTACAfAAAAPwAgAwAA4gwAIAgAAOMMACAKAADkDAAgGwIAtgwAIS0AAMYTACDlBgIAtgwAIfYGAQDLDAAh9wYBAMsMACH4BgEAywwAIfkGAQC3DAAh-gYBALcMACH7BgEAywwAIYAHBADKDAAhhgcBAMsMACGKBxAA4QwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZcHAQDLDAAhmAcBALcMACGZBwEAtwwAIZoHAQDLDAAhmwcEAMoMACGcByAAuAwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhoQdAAMIMACGiB0AAwgwAIR0DAADiDAAgCAAA4wwAIAoAAOQMACAbAgC2DAAh5QYCALYMACH2BgEAywwAIfcGAQDLDAAh-AYBAMsMACH5BgEAtwwAIfoGAQC3DAAh-wYBAMsMACGABwQAygwAIYYHAQDLDAAhigcQAOEMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGXBwEAywwAIZgHAQC3DAAhmQcBALcMACGaBwEAywwAIZsHBADKDAAhnAcgALgMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaEHQADCDAAhogdAAMIMACEVCQAAjg8AIAwAAJYNACAQAACXDQAgFwAAmA0AIBgAAJkNACCABwQAAAABhQcBAAAAAY4HQAAAAAHFB0AAAAAB0gcEAAAAAeMHAQAAAAHmBwEAAAAB-AcBAAAAAYEIQAAAAAGDCAQAAAABhAgQAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIEAAAAAGJCEAAAAABAgAAAB0AIDQAAMcTACADAAAAGwAgNAAAxxMAIDUAAMsTACAXAAAAGwAgCQAAjQ8AIAwAAPEMACAQAADyDAAgFwAA8wwAIBgAAPQMACAtAADLEwAggAcEAMoMACGFBwEAywwAIY4HQAC5DAAhxQdAAMIMACHSBwQAwQwAIeMHAQDLDAAh5gcBALcMACH4BwEAtwwAIYEIQAC5DAAhgwgEAMoMACGECBAA4QwAIYUIAQC3DAAhhggBAMsMACGHCAEAywwAIYgIEADhDAAhiQhAAMIMACEVCQAAjQ8AIAwAAPEMACAQAADyDAAgFwAA8wwAIBgAAPQMACCABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAISQHAACwEgAgDQAAtBIAIBsAALESACAcAACyEgAgHQAAsxIAIB4AALUSACAfAAC2EgAgIAAAtxIAICEAALgSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgJwAAvhIAII4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAECAAAAAQAgNAAAzBMAIAMAAAAUACA0AADMEwAgNQAA0BMAICYAAAAUACAHAAD3EAAgDQAA-xAAIBsAAPgQACAcAAD5EAAgHQAA-hAAIB4AAPwQACAfAAD9EAAgIAAA_hAAICEAAP8QACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAIC0AANATACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAARUJAACODwAgDAAAlg0AIBAAAJcNACAXAACYDQAgGQAAmg0AIIAHBAAAAAGFBwEAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB4wcBAAAAAeYHAQAAAAH4BwEAAAABgQhAAAAAAYMIBAAAAAGECBAAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAgQAAAAAYkIQAAAAAECAAAAHQAgNAAA0RMAIAMAAAAbACA0AADREwAgNQAA1RMAIBcAAAAbACAJAACNDwAgDAAA8QwAIBAAAPIMACAXAADzDAAgGQAA9QwAIC0AANUTACCABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAIRUJAACNDwAgDAAA8QwAIBAAAPIMACAXAADzDAAgGQAA9QwAIIAHBADKDAAhhQcBAMsMACGOB0AAuQwAIcUHQADCDAAh0gcEAMEMACHjBwEAywwAIeYHAQC3DAAh-AcBALcMACGBCEAAuQwAIYMIBADKDAAhhAgQAOEMACGFCAEAtwwAIYYIAQDLDAAhhwgBAMsMACGICBAA4QwAIYkIQADCDAAhAesHQAAAAAELCQEAAAABDgAA5g4AIMIDAADlDgAg-AYBAAAAAZUHAQAAAAHrB0AAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AeAAAAAAfEHAQAAAAECAAAAzwUAIDQAANcTACADAAAA2wUAIDQAANcTACA1AADbEwAgDQAAANsFACAJAQC3DAAhDgAAzQ4AIC0AANsTACDCAwAAzA4AIPgGAQDLDAAhlQcBALcMACHrB0AAuQwAIe0HAQC3DAAh7gcBALcMACHvBwEAtwwAIfAHgAAAAAHxBwEAywwAIQsJAQC3DAAhDgAAzQ4AIMIDAADMDgAg-AYBAMsMACGVBwEAtwwAIesHQAC5DAAh7QcBALcMACHuBwEAtwwAIe8HAQC3DAAh8AeAAAAAAfEHAQDLDAAhCwkBAAAAAQ4AAOYOACDBAwAA5A4AIPgGAQAAAAGVBwEAAAAB6wdAAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHgAAAAAHxBwEAAAABAgAAAM8FACA0AADcEwAgAwAAANsFACA0AADcEwAgNQAA4BMAIA0AAADbBQAgCQEAtwwAIQ4AAM0OACAtAADgEwAgwQMAAMsOACD4BgEAywwAIZUHAQC3DAAh6wdAALkMACHtBwEAtwwAIe4HAQC3DAAh7wcBALcMACHwB4AAAAAB8QcBAMsMACELCQEAtwwAIQ4AAM0OACDBAwAAyw4AIPgGAQDLDAAhlQcBALcMACHrB0AAuQwAIe0HAQC3DAAh7gcBALcMACHvBwEAtwwAIfAHgAAAAAHxBwEAywwAIQsJAQAAAAHBAwAA5A4AIMIDAADlDgAg-AYBAAAAAZUHAQAAAAHrB0AAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AeAAAAAAfEHAQAAAAECAAAAzwUAIDQAAOETACADAAAA2wUAIDQAAOETACA1AADlEwAgDQAAANsFACAJAQC3DAAhLQAA5RMAIMEDAADLDgAgwgMAAMwOACD4BgEAywwAIZUHAQC3DAAh6wdAALkMACHtBwEAtwwAIe4HAQC3DAAh7wcBALcMACHwB4AAAAAB8QcBAMsMACELCQEAtwwAIcEDAADLDgAgwgMAAMwOACD4BgEAywwAIZUHAQC3DAAh6wdAALkMACHtBwEAtwwAIe4HAQC3DAAh7wcBALcMACHwB4AAAAAB8QcBAMsMACEVCQAAjg8AIAwAAJYNACAQAACXDQAgGAAAmQ0AIBkAAJoNACCABwQAAAABhQcBAAAAAY4HQAAAAAHFB0AAAAAB0gcEAAAAAeMHAQAAAAHmBwEAAAAB-AcBAAAAAYEIQAAAAAGDCAQAAAABhAgQAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIEAAAAAGJCEAAAAABAgAAAB0AIDQAAOYTACADAAAAGwAgNAAA5hMAIDUAAOoTACAXAAAAGwAgCQAAjQ8AIAwAAPEMACAQAADyDAAgGAAA9AwAIBkAAPUMACAtAADqEwAggAcEAMoMACGFBwEAywwAIY4HQAC5DAAhxQdAAMIMACHSBwQAwQwAIeMHAQDLDAAh5gcBALcMACH4BwEAtwwAIYEIQAC5DAAhgwgEAMoMACGECBAA4QwAIYUIAQC3DAAhhggBAMsMACGHCAEAywwAIYgIEADhDAAhiQhAAMIMACEVCQAAjQ8AIAwAAPEMACAQAADyDAAgGAAA9AwAIBkAAPUMACCABwQAygwAIYUHAQDLDAAhjgdAALkMACHFB0AAwgwAIdIHBADBDAAh4wcBAMsMACHmBwEAtwwAIfgHAQC3DAAhgQhAALkMACGDCAQAygwAIYQIEADhDAAhhQgBALcMACGGCAEAywwAIYcIAQDLDAAhiAgQAOEMACGJCEAAwgwAISQHAACwEgAgDQAAtBIAIBsAALESACAcAACyEgAgHQAAsxIAIB4AALUSACAfAAC2EgAgIAAAtxIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgJwAAvhIAII4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAECAAAAAQAgNAAA6xMAIAMAAAAUACA0AADrEwAgNQAA7xMAICYAAAAUACAHAAD3EAAgDQAA-xAAIBsAAPgQACAcAAD5EAAgHQAA-hAAIB4AAPwQACAfAAD9EAAgIAAA_hAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAIC0AAO8TACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAAPcQACANAAD7EAAgGwAA-BAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAAQLmBgEAAAABxgcBAAAAAQLmBgEAAAABlgcBAAAAAQeEBQAAhg4AIOUGAgAAAAH5BgEAAAAB-gYBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAQIAAAD5BwAgNAAA8hMAIAMAAACGCAAgNAAA8hMAIDUAAPYTACAJAAAAhggAIC0AAPYTACCEBQAA7A0AIOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIccHAQC3DAAhyAcBALcMACHJBwEAywwAIQeEBQAA7A0AIOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIccHAQC3DAAhyAcBALcMACHJBwEAywwAIQeFBQAAhw4AIOUGAgAAAAH5BgEAAAAB-gYBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAQIAAAD5BwAgNAAA9xMAIAMAAACGCAAgNAAA9xMAIDUAAPsTACAJAAAAhggAIC0AAPsTACCFBQAA7Q0AIOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIccHAQC3DAAhyAcBALcMACHJBwEAywwAIQeFBQAA7Q0AIOUGAgC2DAAh-QYBALcMACH6BgEAtwwAIccHAQC3DAAhyAcBALcMACHJBwEAywwAISQHAACwEgAgDQAAtBIAIBwAALISACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgJwAAvhIAII4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAECAAAAAQAgNAAA_BMAIAb4BgEAAAABhQcBAAAAAYcHEAAAAAGIBwEAAAABiQcQAAAAAYoHEAAAAAEDAAAAFAAgNAAA_BMAIDUAAIEUACAmAAAAFAAgBwAA9xAAIA0AAPsQACAcAAD5EAAgHQAA-hAAIB4AAPwQACAfAAD9EAAgIAAA_hAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACAtAACBFAAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAASQHAAD3EAAgDQAA-xAAIBwAAPkQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEkBwAAsBIAIA0AALQSACAbAACxEgAgHAAAshIAIB4AALUSACAfAAC2EgAgIAAAtxIAICEAALgSACAiAAC5EgAgIwAAuhIAICQAALsSACAlAAC8EgAgJgAAvRIAICcAAL4SACCOB0AAAAABlQcBAAAAAasIQAAAAAHhCAEAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCEAAAAAB6wgBAAAAAewIAQAAAAHtCEAAAAAB7ghAAAAAAe8IAQAAAAHwCEAAAAAB8QhAAAAAAfIIAgAAAAHzCIAAAAABAgAAAAEAIDQAAIIUACAG-AYBAAAAAYYHAQAAAAGHBxAAAAABiAcBAAAAAYkHEAAAAAGKBxAAAAABBuUGAgAAAAH4BgEAAAABiwcBAAAAAYwHgAAAAAGNB0AAAAABjgdAAAAAAUEDAACLEAAgDgAAjBAAIBEAAI4QACASAACPEAAgEwAAkBAAIBQAAJEQACAVAADDEAAgFgAAkhAAIOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABzggBAAAAAQIAAAAmACA0AACGFAAgDuUGAgAAAAHmBgEAAAABggcBAAAAAYMHQAAAAAGOB0AAAAABlQcBAAAAAZEIBAAAAAGSCAQAAAABkwgQAAAAAZQIIAAAAAGVCBAAAAABlghAAAAAAZcIIAAAAAGYCEAAAAABAgAAANsDACA0AACIFAAgA-UGAgAAAAGuBwEAAAAB5QdAAAAAAUEDAACLEAAgCwAAjRAAIA4AAIwQACASAACPEAAgEwAAkBAAIBQAAJEQACAVAADDEAAgFgAAkhAAIOUGAgAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGBBwEAAAABhgcBAAAAAYoHEAAAAAGLBwEAAAABjQdAAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZkHAQAAAAGdBwEAAAABngdAAAAAAZ8HAQAAAAGgBwEAAAABogdAAAAAAasHAQAAAAGsBwEAAAABrQeAAAAAAa4HAQAAAAHHBwEAAAAByAcBAAAAAdIHEAAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggBAAAAAbcIAQAAAAG4CAQAAAABuQggAAAAAboIAgAAAAG7CAEAAAABvAgEAAAAAb0IAgAAAAG-CEAAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABwghAAAAAAcMIQAAAAAHECEAAAAABxQhAAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIQAAAAAHNCAEAAAABzggBAAAAAQIAAAAmACA0AACLFAAgAwAAACEAIDQAAIsUACA1AACPFAAgQwAAACEAIAMAAPkPACALAAD6DwAgDgAAiRAAIBIAAPwPACATAAD9DwAgFAAA_g8AIBUAAP8PACAWAACAEAAgLQAAjxQAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACFBAwAA-Q8AIAsAAPoPACAOAACJEAAgEgAA_A8AIBMAAP0PACAUAAD-DwAgFQAA_w8AIBYAAIAQACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhBcUHQAAAAAHjBwEAAAABgggCAAAAAYMIBAAAAAGECBAAAAABAwAAACEAIDQAAIYUACA1AACTFAAgQwAAACEAIAMAAPkPACAOAACJEAAgEQAA-w8AIBIAAPwPACATAAD9DwAgFAAA_g8AIBUAAP8PACAWAACAEAAgLQAAkxQAIOUGAgC2DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIYAHBADKDAAhgQcBAMsMACGGBwEAywwAIYoHEADADAAhiwcBALcMACGNB0AAwgwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZkHAQC3DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGiB0AAwgwAIasHAQDLDAAhrAcBAMsMACGtB4AAAAABrgcBALcMACHHBwEAtwwAIcgHAQC3DAAh0gcQAMAMACGyCAEAywwAIbMIAQC3DAAhtAgEAMEMACG1CAQAwQwAIbYIAQC3DAAhtwgBALcMACG4CAQAwQwAIbkIIAD3DwAhuggCAJoOACG7CAEAywwAIbwIBADKDAAhvQgCAJoOACG-CEAAwgwAIb8IAQDLDAAhwAhAAMIMACHBCAEAywwAIcIIQADCDAAhwwhAAMIMACHECEAAwgwAIcUIQADCDAAhxggBAMsMACHHCAEAywwAIcgIAQDLDAAhyQiAAAAAAcoIAQDLDAAhywhAAMIMACHMCEAAwgwAIc0IAQDLDAAhzggBAMsMACFBAwAA-Q8AIA4AAIkQACARAAD7DwAgEgAA_A8AIBMAAP0PACAUAAD-DwAgFQAA_w8AIBYAAIAQACDlBgIAtgwAIfcGAQC3DAAh-AYBALcMACH5BgEAtwwAIfoGAQC3DAAh-wYBALcMACGABwQAygwAIYEHAQDLDAAhhgcBAMsMACGKBxAAwAwAIYsHAQC3DAAhjQdAAMIMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGZBwEAtwwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhogdAAMIMACGrBwEAywwAIawHAQDLDAAhrQeAAAAAAa4HAQC3DAAhxwcBALcMACHIBwEAtwwAIdIHEADADAAhsggBAMsMACGzCAEAtwwAIbQIBADBDAAhtQgEAMEMACG2CAEAtwwAIbcIAQC3DAAhuAgEAMEMACG5CCAA9w8AIboIAgCaDgAhuwgBAMsMACG8CAQAygwAIb0IAgCaDgAhvghAAMIMACG_CAEAywwAIcAIQADCDAAhwQgBAMsMACHCCEAAwgwAIcMIQADCDAAhxAhAAMIMACHFCEAAwgwAIcYIAQDLDAAhxwgBAMsMACHICAEAywwAIckIgAAAAAHKCAEAywwAIcsIQADCDAAhzAhAAMIMACHNCAEAywwAIc4IAQDLDAAhAwAAAN4DACA0AACIFAAgNQAAlhQAIBAAAADeAwAgLQAAlhQAIOUGAgC2DAAh5gYBALcMACGCBwEAywwAIYMHQADCDAAhjgdAALkMACGVBwEAtwwAIZEIBADBDAAhkggEAMEMACGTCBAA4QwAIZQIIAC4DAAhlQgQAOEMACGWCEAAwgwAIZcIIAC4DAAhmAhAAMIMACEO5QYCALYMACHmBgEAtwwAIYIHAQDLDAAhgwdAAMIMACGOB0AAuQwAIZUHAQC3DAAhkQgEAMEMACGSCAQAwQwAIZMIEADhDAAhlAggALgMACGVCBAA4QwAIZYIQADCDAAhlwggALgMACGYCEAAwgwAIQ-ABwQAAAABjgdAAAAAAcUHQAAAAAHSBwQAAAAB4wcBAAAAAeYHAQAAAAH4BwEAAAABgQhAAAAAAYMIBAAAAAGECBAAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAgQAAAAAYkIQAAAAAEDAAAAFAAgNAAAghQAIDUAAJoUACAmAAAAFAAgBwAA9xAAIA0AAPsQACAbAAD4EAAgHAAA-RAAIB4AAPwQACAfAAD9EAAgIAAA_hAAICEAAP8QACAiAACAEQAgIwAAgREAICQAAIIRACAlAACDEQAgJgAAhBEAICcAAIURACAtAACaFAAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAASQHAAD3EAAgDQAA-xAAIBsAAPgQACAcAAD5EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAII4HQAC5DAAhlQcBALcMACGrCEAAuQwAIeEIAQC3DAAh4ggBALcMACHjCAEAtwwAIeQIAQDLDAAh5QgBAMsMACHmCAEAywwAIecIAQDLDAAh6AhAAMIMACHpCEAAwgwAIeoIQADCDAAh6wgBALcMACHsCAEAtwwAIe0IQADCDAAh7ghAAMIMACHvCAEAywwAIfAIQADCDAAh8QhAAMIMACHyCAIAtgwAIfMIgAAAAAEdAwAAsw0AIAgAALQNACALAAC2DQAgGwIAAAAB5QYCAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQAAAAH6BgEAAAAB-wYBAAAAAYAHBAAAAAGGBwEAAAABigcQAAAAAY4HQAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQcBAAAAAZoHAQAAAAGbBwQAAAABnAcgAAAAAZ0HAQAAAAGeB0AAAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAAQIAAABTACA0AACbFAAgAwAAAD8AIDQAAJsUACA1AACfFAAgHwAAAD8AIAMAAOIMACAIAADjDAAgCwAA5QwAIBsCALYMACEtAACfFAAg5QYCALYMACH2BgEAywwAIfcGAQDLDAAh-AYBAMsMACH5BgEAtwwAIfoGAQC3DAAh-wYBAMsMACGABwQAygwAIYYHAQDLDAAhigcQAOEMACGOB0AAuQwAIZUHAQC3DAAhlgcBALcMACGXBwEAywwAIZgHAQC3DAAhmQcBALcMACGaBwEAywwAIZsHBADKDAAhnAcgALgMACGdBwEAywwAIZ4HQADCDAAhnwcBAMsMACGgBwEAywwAIaEHQADCDAAhogdAAMIMACEdAwAA4gwAIAgAAOMMACALAADlDAAgGwIAtgwAIeUGAgC2DAAh9gYBAMsMACH3BgEAywwAIfgGAQDLDAAh-QYBALcMACH6BgEAtwwAIfsGAQDLDAAhgAcEAMoMACGGBwEAywwAIYoHEADhDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhlwcBAMsMACGYBwEAtwwAIZkHAQC3DAAhmgcBAMsMACGbBwQAygwAIZwHIAC4DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGhB0AAwgwAIaIHQADCDAAhKAMAANcNACDlBgIAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAAB_AYQAAAAAf4GBAAAAAGFBwEAAAABhwcQAAAAAYgHAQAAAAGVBwEAAAABmQcBAAAAAagHBAAAAAGuBwEAAAABrwcBAAAAAbAHAQAAAAGxBwIAAAABsgcBAAAAAbMHAQAAAAG0BxAAAAABtQcQAAAAAbYHEAAAAAG3BwQAAAABuAcEAAAAAbkHEAAAAAG6BwEAAAABuwcQAAAAAbwHAQAAAAG9B0AAAAABvgcgAAAAAb8HQAAAAAHABwEAAAABwQdAAAAAAcIHQAAAAAHDB0AAAAABxAdAAAAAAcUHQAAAAAECAAAADgAgNAAAoBQAIB0DAACzDQAgCgAAtQ0AIAsAALYNACAbAgAAAAHlBgIAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAAAAAfoGAQAAAAH7BgEAAAABgAcEAAAAAYYHAQAAAAGKBxAAAAABjgdAAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZBwEAAAABmgcBAAAAAZsHBAAAAAGcByAAAAABnQcBAAAAAZ4HQAAAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAgAAAFMAIDQAAKIUACADAAAADAAgNAAAoBQAIDUAAKYUACAqAAAADAAgAwAAzA0AIC0AAKYUACDlBgIAtgwAIfYGAQC3DAAh9wYBALcMACH4BgEAtwwAIfkGAQC3DAAh-gYBALcMACH7BgEAtwwAIfwGEADADAAh_gYEAMEMACGFBwEAywwAIYcHEADADAAhiAcBAMsMACGVBwEAtwwAIZkHAQC3DAAhqAcEAMEMACGuBwEAtwwAIa8HAQC3DAAhsAcBALcMACGxBwIAtgwAIbIHAQC3DAAhswcBALcMACG0BxAAwAwAIbUHEADADAAhtgcQAMAMACG3BwQAwQwAIbgHBADBDAAhuQcQAMAMACG6BwEAywwAIbsHEADhDAAhvAcBAMsMACG9B0AAwgwAIb4HIAC4DAAhvwdAAMIMACHABwEAywwAIcEHQADCDAAhwgdAAMIMACHDB0AAwgwAIcQHQAC5DAAhxQdAAMIMACEoAwAAzA0AIOUGAgC2DAAh9gYBALcMACH3BgEAtwwAIfgGAQC3DAAh-QYBALcMACH6BgEAtwwAIfsGAQC3DAAh_AYQAMAMACH-BgQAwQwAIYUHAQDLDAAhhwcQAMAMACGIBwEAywwAIZUHAQC3DAAhmQcBALcMACGoBwQAwQwAIa4HAQC3DAAhrwcBALcMACGwBwEAtwwAIbEHAgC2DAAhsgcBALcMACGzBwEAtwwAIbQHEADADAAhtQcQAMAMACG2BxAAwAwAIbcHBADBDAAhuAcEAMEMACG5BxAAwAwAIboHAQDLDAAhuwcQAOEMACG8BwEAywwAIb0HQADCDAAhvgcgALgMACG_B0AAwgwAIcAHAQDLDAAhwQdAAMIMACHCB0AAwgwAIcMHQADCDAAhxAdAALkMACHFB0AAwgwAIQMAAAA_ACA0AACiFAAgNQAAqRQAIB8AAAA_ACADAADiDAAgCgAA5AwAIAsAAOUMACAbAgC2DAAhLQAAqRQAIOUGAgC2DAAh9gYBAMsMACH3BgEAywwAIfgGAQDLDAAh-QYBALcMACH6BgEAtwwAIfsGAQDLDAAhgAcEAMoMACGGBwEAywwAIYoHEADhDAAhjgdAALkMACGVBwEAtwwAIZYHAQC3DAAhlwcBAMsMACGYBwEAtwwAIZkHAQC3DAAhmgcBAMsMACGbBwQAygwAIZwHIAC4DAAhnQcBAMsMACGeB0AAwgwAIZ8HAQDLDAAhoAcBAMsMACGhB0AAwgwAIaIHQADCDAAhHQMAAOIMACAKAADkDAAgCwAA5QwAIBsCALYMACHlBgIAtgwAIfYGAQDLDAAh9wYBAMsMACH4BgEAywwAIfkGAQC3DAAh-gYBALcMACH7BgEAywwAIYAHBADKDAAhhgcBAMsMACGKBxAA4QwAIY4HQAC5DAAhlQcBALcMACGWBwEAtwwAIZcHAQDLDAAhmAcBALcMACGZBwEAtwwAIZoHAQDLDAAhmwcEAMoMACGcByAAuAwAIZ0HAQDLDAAhngdAAMIMACGfBwEAywwAIaAHAQDLDAAhoQdAAMIMACGiB0AAwgwAISQHAACwEgAgDQAAtBIAIBsAALESACAdAACzEgAgHgAAtRIAIB8AALYSACAgAAC3EgAgIQAAuBIAICIAALkSACAjAAC6EgAgJAAAuxIAICUAALwSACAmAAC9EgAgJwAAvhIAII4HQAAAAAGVBwEAAAABqwhAAAAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIQAAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAHuCEAAAAAB7wgBAAAAAfAIQAAAAAHxCEAAAAAB8ggCAAAAAfMIgAAAAAECAAAAAQAgNAAAqhQAIAMAAAAUACA0AACqFAAgNQAArhQAICYAAAAUACAHAAD3EAAgDQAA-xAAIBsAAPgQACAdAAD6EAAgHgAA_BAAIB8AAP0QACAgAAD-EAAgIQAA_xAAICIAAIARACAjAACBEQAgJAAAghEAICUAAIMRACAmAACEEQAgJwAAhREAIC0AAK4UACCOB0AAuQwAIZUHAQC3DAAhqwhAALkMACHhCAEAtwwAIeIIAQC3DAAh4wgBALcMACHkCAEAywwAIeUIAQDLDAAh5ggBAMsMACHnCAEAywwAIegIQADCDAAh6QhAAMIMACHqCEAAwgwAIesIAQC3DAAh7AgBALcMACHtCEAAwgwAIe4IQADCDAAh7wgBAMsMACHwCEAAwgwAIfEIQADCDAAh8ggCALYMACHzCIAAAAABJAcAAPcQACANAAD7EAAgGwAA-BAAIB0AAPoQACAeAAD8EAAgHwAA_RAAICAAAP4QACAhAAD_EAAgIgAAgBEAICMAAIERACAkAACCEQAgJQAAgxEAICYAAIQRACAnAACFEQAgjgdAALkMACGVBwEAtwwAIasIQAC5DAAh4QgBALcMACHiCAEAtwwAIeMIAQC3DAAh5AgBAMsMACHlCAEAywwAIeYIAQDLDAAh5wgBAMsMACHoCEAAwgwAIekIQADCDAAh6ghAAMIMACHrCAEAtwwAIewIAQC3DAAh7QhAAMIMACHuCEAAwgwAIe8IAQDLDAAh8AhAAMIMACHxCEAAwgwAIfIIAgC2DAAh8wiAAAAAARAGACMHBgINVQwbDwUcURkdVAceWA0fXBogXhshYhwiZh0jah4kbh8lciAmdiEneiIDAwABBQoDBgAEAQQAAgEFCwADAwABBgAYCBMGAgkABxoABQUDFQEGABcIFgYKGggLHgkBCQAHBwYAFglABwwAChAiDBdEFBhGFRlHDwIGAAsLHwkBCyAACgMAAQYAEwspCQ4kDREtDxIxEBMzERQ3EhU4DBY5DAMDAAEGAA4NJwwBDSgAAg8ACRAADAEQAAwBEAAMARAADAULOgAROwASPAAUPQAWPgABDwAJAQ8ACQIXSAAZSQADCEoACksAC0wAAQhNAAEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEOB3sADX8AG3wAHH0AHX4AHoABAB-BAQAhggEAIoMBACOEAQAkhQEAJYYBACaHAQAniAEAAAAABQYAKDoAKTsAKjwAKz0ALAAAAAAABQYAKDoAKTsAKjwAKz0ALAEDAAEBAwABBQYAMToAMjsAMzwAND0ANQAAAAAABQYAMToAMjsAMzwAND0ANQEDAAEBAwABAwYAOjwAOz0APAAAAAMGADo8ADs9ADwBBAACAQQAAgMGAEE8AEI9AEMAAAADBgBBPABCPQBDAwMAAQ7rAQ0V7AEMAwMAAQ7yAQ0V8wEMBQYASDoASTsASjwASz0ATAAAAAAABQYASDoASTsASjwASz0ATAEDAAEBAwABBQYAUToAUjsAUzwAVD0AVQAAAAAABQYAUToAUjsAUzwAVD0AVQEDAAEBAwABBQYAWjoAWzsAXDwAXT0AXgAAAAAABQYAWjoAWzsAXDwAXT0AXgEDAAEBAwABAwYAYzwAZD0AZQAAAAMGAGM8AGQ9AGUBAwABAQMAAQUGAGo6AGs7AGw8AG09AG4AAAAAAAUGAGo6AGs7AGw8AG09AG4BAwABAQMAAQUGAHM6AHQ7AHU8AHY9AHcAAAAAAAUGAHM6AHQ7AHU8AHY9AHcBAwABAQMAAQMGAHw8AH09AH4AAAADBgB8PAB9PQB-AQMAAQEDAAEFBgCDAToAhAE7AIUBPACGAT0AhwEAAAAAAAUGAIMBOgCEATsAhQE8AIYBPQCHAQEQAAwBEAAMBQYAjAE6AI0BOwCOATwAjwE9AJABAAAAAAAFBgCMAToAjQE7AI4BPACPAT0AkAEBEAAMARAADAMGAJUBPACWAT0AlwEAAAADBgCVATwAlgE9AJcBARAADAEQAAwDBgCcATwAnQE9AJ4BAAAAAwYAnAE8AJ0BPQCeAQAABQYAowE6AKQBOwClATwApgE9AKcBAAAAAAAFBgCjAToApAE7AKUBPACmAT0ApwEAAAAFBgCtAToArgE7AK8BPACwAT0AsQEAAAAAAAUGAK0BOgCuATsArwE8ALABPQCxAQAAAAUGALcBOgC4ATsAuQE8ALoBPQC7AQAAAAAABQYAtwE6ALgBOwC5ATwAugE9ALsBAAAAAwYAwQE8AMIBPQDDAQAAAAMGAMEBPADCAT0AwwEDCcoEBwwAChDJBAwDCdEEBwwAChDQBAwFBgDIAToAyQE7AMoBPADLAT0AzAEAAAAAAAUGAMgBOgDJATsAygE8AMsBPQDMAQIPAAkQAAwCDwAJEAAMBQYA0QE6ANIBOwDTATwA1AE9ANUBAAAAAAAFBgDRAToA0gE7ANMBPADUAT0A1QEAAAAFBgDbAToA3AE7AN0BPADeAT0A3wEAAAAAAAUGANsBOgDcATsA3QE8AN4BPQDfAQEDAAEBAwABBQYA5AE6AOUBOwDmATwA5wE9AOgBAAAAAAAFBgDkAToA5QE7AOYBPADnAT0A6AEBDwAJAQ8ACQUGAO0BOgDuATsA7wE8APABPQDxAQAAAAAABQYA7QE6AO4BOwDvATwA8AE9APEBAAAAAwYA9wE8APgBPQD5AQAAAAMGAPcBPAD4AT0A-QEEBgD_AQ7YBf4BwQPSBfwBwgPWBf0BAcADAPsBAcADAPsBAcADAPsBAcID2QUAAAADBgCDAjwAhAI9AIUCAAAAAwYAgwI8AIQCPQCFAgAAAAUGAIsCOgCMAjsAjQI8AI4CPQCPAgAAAAAABQYAiwI6AIwCOwCNAjwAjgI9AI8CAcADAPsBAcADAPsBAwYAlAI8AJUCPQCWAgAAAAMGAJQCPACVAj0AlgIBwAMA-wEBwAMA-wEDBgCbAjwAnAI9AJ0CAAAAAwYAmwI8AJwCPQCdAgHAAwD7AQHAAwD7AQUGAKICOgCjAjsApAI8AKUCPQCmAgAAAAAABQYAogI6AKMCOwCkAjwApQI9AKYCAAAABQYArAI6AK0COwCuAjwArwI9ALACAAAAAAAFBgCsAjoArQI7AK4CPACvAj0AsAIBDwAJAQ8ACQUGALUCOgC2AjsAtwI8ALgCPQC5AgAAAAAABQYAtQI6ALYCOwC3AjwAuAI9ALkCAAAABQYAvwI6AMACOwDBAjwAwgI9AMMCAAAAAAAFBgC_AjoAwAI7AMECPADCAj0AwwIAAAAFBgDJAjoAygI7AMsCPADMAj0AzQIAAAAAAAUGAMkCOgDKAjsAywI8AMwCPQDNAgAAAAUGANMCOgDUAjsA1QI8ANYCPQDXAgAAAAAABQYA0wI6ANQCOwDVAjwA1gI9ANcCAAAAAwYA3QI8AN4CPQDfAgAAAAMGAN0CPADeAj0A3wIBAwABAQMAAQUGAOQCOgDlAjsA5gI8AOcCPQDoAgAAAAAABQYA5AI6AOUCOwDmAjwA5wI9AOgCAwYA7QKEBf4H6wKFBYII7AIBgwUA6gIBgwUA6gIChAWDCACFBYQIAAAABQYA8QI6APICOwDzAjwA9AI9APUCAAAAAAAFBgDxAjoA8gI7APMCPAD0Aj0A9QIBgwUA6gIBgwUA6gIFBgD6AjoA-wI7APwCPAD9Aj0A_gIAAAAAAAUGAPoCOgD7AjsA_AI8AP0CPQD-AgGDBQDqAgGDBQDqAgUGAIMDOgCEAzsAhQM8AIYDPQCHAwAAAAAABQYAgwM6AIQDOwCFAzwAhgM9AIcDAQMAAQEDAAEFBgCMAzoAjQM7AI4DPACPAz0AkAMAAAAAAAUGAIwDOgCNAzsAjgM8AI8DPQCQAwAAAAUGAJYDOgCXAzsAmAM8AJkDPQCaAwAAAAAABQYAlgM6AJcDOwCYAzwAmQM9AJoDAAAABQYAoAM6AKEDOwCiAzwAowM9AKQDAAAAAAAFBgCgAzoAoQM7AKIDPACjAz0ApAMAAAMGAKkDPACqAz0AqwMAAAADBgCpAzwAqgM9AKsDAAAAAwYAsQM8ALIDPQCzAwAAAAMGALEDPACyAz0AswMBA8YJAQEDzAkBBQYAuAM6ALkDOwC6AzwAuwM9ALwDAAAAAAAFBgC4AzoAuQM7ALoDPAC7Az0AvAMBCQAHAQkABwUGAMEDOgDCAzsAwwM8AMQDPQDFAwAAAAAABQYAwQM6AMIDOwDDAzwAxAM9AMUDAgkABxoABQIJAAcaAAUFBgDKAzoAywM7AMwDPADNAz0AzgMAAAAAAAUGAMoDOgDLAzsAzAM8AM0DPQDOAwAAAAUGANQDOgDVAzsA1gM8ANcDPQDYAwAAAAAABQYA1AM6ANUDOwDWAzwA1wM9ANgDAQMAAQEDAAEFBgDdAzoA3gM7AN8DPADgAz0A4QMAAAAAAAUGAN0DOgDeAzsA3wM8AOADPQDhAwAAAAUGAOcDOgDoAzsA6QM8AOoDPQDrAwAAAAAABQYA5wM6AOgDOwDpAzwA6gM9AOsDKAIBKYkBASqLAQErjAEBLI0BAS6PAQEvkQEkMJIBJTGUAQEylgEkM5cBJjaYAQE3mQEBOJoBJD6dASc_ngEtQJ8BIkGgASJCoQEiQ6IBIkSjASJFpQEiRqcBJEeoAS5IqgEiSawBJEqtAS9LrgEiTK8BIk2wASROswEwT7QBNlC1AQJRtgECUrcBAlO4AQJUuQECVbsBAla9ASRXvgE3WMABAlnCASRawwE4W8QBAlzFAQJdxgEkXskBOV_KAT1gywEDYcwBA2LNAQNjzgEDZM8BA2XRAQNm0wEkZ9QBPmjWAQNp2AEkatkBP2vaAQNs2wEDbdwBJG7fAUBv4AFEcOEBDHHiAQxy4wEMc-QBDHTlAQx15wEMdukBJHfqAUV47gEMefABJHrxAUZ79AEMfPUBDH32ASR--QFHf_oBTYAB-wENgQH8AQ2CAf0BDYMB_gENhAH_AQ2FAYECDYYBgwIkhwGEAk6IAYYCDYkBiAIkigGJAk-LAYoCDYwBiwINjQGMAiSOAY8CUI8BkAJWkAGRAhqRAZICGpIBkwIakwGUAhqUAZUCGpUBlwIalgGZAiSXAZoCV5gBnAIamQGeAiSaAZ8CWJsBoAIanAGhAhqdAaICJJ4BpQJZnwGmAl-gAagCG6EBqQIbogGrAhujAawCG6QBrQIbpQGvAhumAbECJKcBsgJgqAG0AhupAbYCJKoBtwJhqwG4AhusAbkCG60BugIkrgG9AmKvAb4CZrABvwIesQHAAh6yAcECHrMBwgIetAHDAh61AcUCHrYBxwIktwHIAme4AcoCHrkBzAIkugHNAmi7Ac4CHrwBzwIevQHQAiS-AdMCab8B1AJvwAHVAh_BAdYCH8IB1wIfwwHYAh_EAdkCH8UB2wIfxgHdAiTHAd4CcMgB4AIfyQHiAiTKAeMCccsB5AIfzAHlAh_NAeYCJM4B6QJyzwHqAnjQAesCINEB7AIg0gHtAiDTAe4CINQB7wIg1QHxAiDWAfMCJNcB9AJ52AH2AiDZAfgCJNoB-QJ62wH6AiDcAfsCIN0B_AIk3gH_AnvfAYADf-ABgQMh4QGCAyHiAYMDIeMBhAMh5AGFAyHlAYcDIeYBiQMk5wGKA4AB6AGMAyHpAY4DJOoBjwOBAesBkAMh7AGRAyHtAZIDJO4BlQOCAe8BlgOIAfABmAMR8QGZAxHyAZsDEfMBnAMR9AGdAxH1AZ8DEfYBoQMk9wGiA4kB-AGkAxH5AaYDJPoBpwOKAfsBqAMR_AGpAxH9AaoDJP4BrQOLAf8BrgORAYACrwMSgQKwAxKCArEDEoMCsgMShAKzAxKFArUDEoYCtwMkhwK4A5IBiAK6AxKJArwDJIoCvQOTAYsCvgMSjAK_AxKNAsADJI4CwwOUAY8CxAOYAZACxQMQkQLGAxCSAscDEJMCyAMQlALJAxCVAssDEJYCzQMklwLOA5kBmALQAxCZAtIDJJoC0wOaAZsC1AMQnALVAxCdAtYDJJ4C2QObAZ8C2gOfAaAC3AMKoQLdAwqiAuADCqMC4QMKpALiAwqlAuQDCqYC5gMkpwLnA6ABqALpAwqpAusDJKoC7AOhAasC7QMKrALuAwqtAu8DJK4C8gOiAa8C8wOoAbAC9QOpAbEC9gOpAbIC-QOpAbMC-gOpAbQC-wOpAbUC_QOpAbYC_wMktwKABKoBuAKCBKkBuQKEBCS6AoUEqwG7AoYEqQG8AocEqQG9AogEJL4CiwSsAb8CjASyAcACjgSzAcECjwSzAcICkgSzAcMCkwSzAcQClASzAcUClgSzAcYCmAQkxwKZBLQByAKbBLMByQKdBCTKAp4EtQHLAp8EswHMAqAEswHNAqEEJM4CpAS2Ac8CpQS8AdACpwS9AdECqAS9AdICqwS9AdMCrAS9AdQCrQS9AdUCrwS9AdYCsQQk1wKyBL4B2AK0BL0B2QK2BCTaArcEvwHbArgEvQHcArkEvQHdAroEJN4CvQTAAd8CvgTEAeACvwQJ4QLABAniAsEECeMCwgQJ5ALDBAnlAsUECeYCxwQk5wLIBMUB6ALMBAnpAs4EJOoCzwTGAesC0gQJ7ALTBAntAtQEJO4C1wTHAe8C2ATNAfAC2QQP8QLaBA_yAtsED_MC3AQP9ALdBA_1At8ED_YC4QQk9wLiBM4B-ALkBA_5AuYEJPoC5wTPAfsC6AQP_ALpBA_9AuoEJP4C7QTQAf8C7gTWAYAD8ATXAYED8QTXAYID9ATXAYMD9QTXAYQD9gTXAYUD-ATXAYYD-gQkhwP7BNgBiAP9BNcBiQP_BCSKA4AF2QGLA4EF1wGMA4IF1wGNA4MFJI4DhgXaAY8DhwXgAZADiAUdkQOJBR2SA4oFHZMDiwUdlAOMBR2VA44FHZYDkAUklwORBeEBmAOTBR2ZA5UFJJoDlgXiAZsDlwUdnAOYBR2dA5kFJJ4DnAXjAZ8DnQXpAaADnwUVoQOgBRWiA6IFFaMDowUVpAOkBRWlA6YFFaYDqAUkpwOpBeoBqAOrBRWpA60FJKoDrgXrAasDrwUVrAOwBRWtA7EFJK4DtAXsAa8DtQXyAbADtwXzAbEDuAXzAbIDuwXzAbMDvAXzAbQDvQXzAbUDvwXzAbYDwQUktwPCBfQBuAPEBfMBuQPGBSS6A8cF9QG7A8gF8wG8A8kF8wG9A8oFJL4DzQX2Ab8DzgX6AcMD0AX7AcQD2gX7AcUD3QX7AcYD3gX7AccD3wX7AcgD4QX7AckD4wUkygPkBYACywPmBfsBzAPoBSTNA-kFgQLOA-oF-wHPA-sF-wHQA-wFJNED7wWCAtID8AWGAtMD8gWHAtQD8wWHAtUD9gWHAtYD9wWHAtcD-AWHAtgD-gWHAtkD_AUk2gP9BYgC2wP_BYcC3AOBBiTdA4IGiQLeA4MGhwLfA4QGhwLgA4UGJOEDiAaKAuIDiQaQAuMDiwb8AeQDjAb8AeUDjgb8AeYDjwb8AecDkAb8AegDkgb8AekDlAYk6gOVBpEC6wOXBvwB7AOZBiTtA5oGkgLuA5sG_AHvA5wG_AHwA50GJPEDoAaTAvIDoQaXAvMDogb9AfQDowb9AfUDpAb9AfYDpQb9AfcDpgb9AfgDqAb9AfkDqgYk-gOrBpgC-wOtBv0B_AOvBiT9A7AGmQL-A7EG_QH_A7IG_QGABLMGJIEEtgaaAoIEtwaeAoMEuQb-AYQEugb-AYUEvAb-AYYEvQb-AYcEvgb-AYgEwAb-AYkEwgYkigTDBp8CiwTFBv4BjATHBiSNBMgGoAKOBMkG_gGPBMoG_gGQBMsGJJEEzgahApIEzwanApME0QaoApQE0gaoApUE1QaoApYE1gaoApcE1waoApgE2QaoApkE2wYkmgTcBqkCmwTeBqgCnATgBiSdBOEGqgKeBOIGqAKfBOMGqAKgBOQGJKEE5warAqIE6AaxAqME6QYUpATqBhSlBOsGFKYE7AYUpwTtBhSoBO8GFKkE8QYkqgTyBrICqwT0BhSsBPYGJK0E9wazAq4E-AYUrwT5BhSwBPoGJLEE_Qa0ArIE_ga6ArMEgAe7ArQEgQe7ArUEhAe7ArYEhQe7ArcEhge7ArgEiAe7ArkEigckugSLB7wCuwSNB7sCvASPByS9BJAHvQK-BJEHuwK_BJIHuwLABJMHJMEElge-AsIElwfEAsMEmQfFAsQEmgfFAsUEnQfFAsYEngfFAscEnwfFAsgEoQfFAskEowckygSkB8YCywSmB8UCzASoByTNBKkHxwLOBKoHxQLPBKsHxQLQBKwHJNEErwfIAtIEsAfOAtMEsgfPAtQEswfPAtUEtgfPAtYEtwfPAtcEuAfPAtgEugfPAtkEvAck2gS9B9AC2wS_B88C3ATBByTdBMIH0QLeBMMHzwLfBMQHzwLgBMUHJOEEyAfSAuIEyQfYAuMEywfZAuQEzAfZAuUEzwfZAuYE0AfZAucE0QfZAugE0wfZAukE1Qck6gTWB9oC6wTYB9kC7ATaByTtBNsH2wLuBNwH2QLvBN0H2QLwBN4HJPEE4QfcAvIE4gfgAvME4wcc9ATkBxz1BOUHHPYE5gcc9wTnBxz4BOkHHPkE6wck-gTsB-EC-wTuBxz8BPAHJP0E8QfiAv4E8gcc_wTzBxyABfQHJIEF9wfjAoIF-AfpAoYF-gfqAocFhQjqAogFiAjqAokFiQjqAooFigjqAosFjAjqAowFjggkjQWPCO4CjgWRCOoCjwWTCCSQBZQI7wKRBZUI6gKSBZYI6gKTBZcIJJQFmgjwApUFmwj2ApYFnAjsApcFnQjsApgFngjsApkFnwjsApoFoAjsApsFogjsApwFpAgknQWlCPcCngWnCOwCnwWpCCSgBaoI-AKhBasI7AKiBawI7AKjBa0IJKQFsAj5AqUFsQj_AqYFsgjrAqcFswjrAqgFtAjrAqkFtQjrAqoFtgjrAqsFuAjrAqwFuggkrQW7CIADrgW9COsCrwW_CCSwBcAIgQOxBcEI6wKyBcII6wKzBcMIJLQFxgiCA7UFxwiIA7YFyAgFtwXJCAW4BcoIBbkFywgFugXMCAW7Bc4IBbwF0AgkvQXRCIkDvgXTCAW_BdUIJMAF1giKA8EF1wgFwgXYCAXDBdkIJMQF3AiLA8UF3QiRA8YF3wiSA8cF4AiSA8gF4wiSA8kF5AiSA8oF5QiSA8sF5wiSA8wF6QgkzQXqCJMDzgXsCJIDzwXuCCTQBe8IlAPRBfAIkgPSBfEIkgPTBfIIJNQF9QiVA9UF9gibA9YF-AicA9cF-QicA9gF_AicA9kF_QicA9oF_gicA9sFgAmcA9wFggkk3QWDCZ0D3gWFCZwD3wWHCSTgBYgJngPhBYkJnAPiBYoJnAPjBYsJJOQFjgmfA-UFjwmlA-YFkQmmA-cFkgmmA-gFlQmmA-kFlgmmA-oFlwmmA-sFmQmmA-wFmwkk7QWcCacD7gWdCaYD7wWeCSTwBaEJqAPxBaIJrAPyBaQJrQPzBaUJrQP0BagJrQP1BakJrQP2BaoJrQP3BawJrQP4Ba4JJPkFrwmuA_oFsQmtA_sFswkk_AW0Ca8D_QW1Ca0D_gW2Ca0D_wW3CSSABroJsAOBBrsJtAOCBrwJB4MGvQkHhAa-CQeFBr8JB4YGwAkHhwbCCQeIBsQJJIkGxQm1A4oGyAkHiwbKCSSMBssJtgONBs0JB44GzgkHjwbPCSSQBtIJtwORBtMJvQOSBtQJCJMG1QkIlAbWCQiVBtcJCJYG2AkIlwbaCQiYBtwJJJkG3Qm-A5oG3wkImwbhCSScBuIJvwOdBuMJCJ4G5AkInwblCSSgBugJwAOhBukJxgOiBuoJBqMG6wkGpAbsCQalBu0JBqYG7gkGpwbwCQaoBvIJJKkG8wnHA6oG9QkGqwb3CSSsBvgJyAOtBvkJBq4G-gkGrwb7CSSwBv4JyQOxBv8JzwOyBoEK0AOzBoIK0AO0BoUK0AO1BoYK0AO2BocK0AO3BokK0AO4BosKJLkGjArRA7oGjgrQA7sGkAokvAaRCtIDvQaSCtADvgaTCtADvwaUCiTABpcK0wPBBpgK2QPCBpkKGcMGmgoZxAabChnFBpwKGcYGnQoZxwafChnIBqEKJMkGograA8oGpAoZywamCiTMBqcK2wPNBqgKGc4GqQoZzwaqCiTQBq0K3APRBq4K4gPSBrAK4wPTBrEK4wPUBrQK4wPVBrUK4wPWBrYK4wPXBrgK4wPYBroKJNkGuwrkA9oGvQrjA9sGvwok3AbACuUD3QbBCuMD3gbCCuMD3wbDCiTgBsYK5gPhBscK7AM"
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
