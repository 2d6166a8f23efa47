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
  // Those before the previous one whose time still runs, each with its end: one ciphertext of a JSON list
  olderWebhookSecrets     String?             @map("older_webhook_secrets")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"olderWebhookSecrets","kind":"scalar","type":"String","dbName":"older_webhook_secrets"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargePosition":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"},{"name":"ahead","kind":"scalar","type":"BigInt"}],"dbName":"charge_positions","schema":null},"ChargeMark":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"charge_marks","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"requests","kind":"object","type":"ChannelRequest","relationName":"ChannelActionToChannelRequest"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelRequest":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelRequest"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"request","kind":"scalar","type":"Json"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"channel_requests","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","action","requests","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargePosition.findUnique","ChargePosition.findUniqueOrThrow","ChargePosition.findFirst","ChargePosition.findFirstOrThrow","ChargePosition.findMany","ChargePosition.createOne","ChargePosition.createMany","ChargePosition.createManyAndReturn","ChargePosition.updateOne","ChargePosition.updateMany","ChargePosition.updateManyAndReturn","ChargePosition.upsertOne","ChargePosition.deleteOne","ChargePosition.deleteMany","ChargePosition.groupBy","ChargePosition.aggregate","ChargeMark.findUnique","ChargeMark.findUniqueOrThrow","ChargeMark.findFirst","ChargeMark.findFirstOrThrow","ChargeMark.findMany","ChargeMark.updateOne","ChargeMark.updateMany","ChargeMark.updateManyAndReturn","ChargeMark.deleteOne","ChargeMark.deleteMany","ChargeMark.groupBy","ChargeMark.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelRequest.findUnique","ChannelRequest.findUniqueOrThrow","ChannelRequest.findFirst","ChannelRequest.findFirstOrThrow","ChannelRequest.findMany","ChannelRequest.createOne","ChannelRequest.createMany","ChannelRequest.createManyAndReturn","ChannelRequest.updateOne","ChannelRequest.updateMany","ChannelRequest.updateManyAndReturn","ChannelRequest.upsertOne","ChannelRequest.deleteOne","ChannelRequest.deleteMany","ChannelRequest.groupBy","ChannelRequest.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","bodyHash","request","answeredAt","createdAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","sentAt","endedAt","lineage","chargeId","lineage_key","at","onlyRow","ahead","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","olderWebhookSecrets","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_bodyHash","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5hT9A8gGKQcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAAAAByAhAAIYLACH-CAEAhAsAIf8IAQAAAAGACQEAhAsAIYEJAQCdCwAhggkBAJ0LACGDCQEAnQsAIYQJAQCdCwAhhQlAAJ4LACGGCQEAnQsAIYcJQACeCwAhiAlAAJ4LACGJCQEAhAsAIYoJAQCECwAhiwlAAJ4LACGMCUAAngsAIY0JAQCdCwAhjglAAJ4LACGPCUAAngsAIZAJAgCDCwAhkQkAALcLACABAAAAAQAgFQMAAIwMACAFAADgDAAg_gYAAN8MADD_BgAAAwAQgAcAAN8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAhAsAIb8HAQCdCwAh8QdAAJ4LACGACAEAhAsAIYgIAQCECwAh7wgBAIQLACHwCAEAhAsAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACeCwAh9QhAAJ4LACH2CEAAngsAIQcDAACWEAAgBQAAkxMAIL8HAADqDAAg8QcAAOoMACD0CAAA6gwAIPUIAADqDAAg9ggAAOoMACAVAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQAAAAG_BwEAnQsAIfEHQACeCwAhgAgBAIQLACGICAEAAAAB7wgBAIQLACHwCAEAhAsAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACeCwAh9QhAAJ4LACH2CEAAngsAIQMAAAADACABAAAEADACAAAFACAIBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACEBBAAAkhMAIAkEAADeDAAg_gYAAN0MADD_BgAABwAQgAcAAN0MADCUBwEAhAsAIewIAQCECwAh7QgBAIQLACHuCEAAhgsAIZ8JAADcDAAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAAHACAsAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHAQCdCwAh2QcQAP4LACHaBwEAnQsAIdsHQACeCwAh3AcgAIULACHdB0AAngsAId4HAQCdCwAh3wdAAJ4LACHgB0AAngsAIeEHQACeCwAh4gdAAIYLACHjB0AAngsAIQ4DAACWEAAgCAAAhhMAIKEHAADqDAAgpAcAAOoMACDYBwAA6gwAINkHAADqDAAg2gcAAOoMACDbBwAA6gwAIN0HAADqDAAg3gcAAOoMACDfBwAA6gwAIOAHAADqDAAg4QcAAOoMACDjBwAA6gwAICwDAACMDAAgCAAAqwwAIP4GAADbDAAw_wYAAAwAEIAHAADbDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZoHBACuCwAhoQcBAJ0LACGjBxAAswsAIaQHAQCdCwAhsQcBAAAAAbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACEDAAAADAAgAQAADQAwAgAADgAgDAkAAMgMACAaAADaDAAg_gYAANkMADD_BgAAEAAQgAcAANkMADCUBwEAhAsAIaEHAQCECwAhogcBAIQLACGjBxAAswsAIaQHAQCECwAhpQcQALMLACGmBxAAswsAIQIJAACOEwAgGgAAkRMAIA0JAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACGeCQAA2AwAIAMAAAAQACABAAARADACAAASACApBwAAygwAIA0AAKgMACAbAADLDAAgHAAAzAwAIB0AAM0MACAeAADODAAgHwAAzwwAICAAANAMACAhAADRDAAgIgAA0gwAICMAANMMACAkAADUDAAgJQAA1QwAICYAANYMACAnAADXDAAg_gYAAMkMADD_BgAAFAAQgAcAAMkMADCqB0AAhgsAIbEHAQCECwAhyAhAAIYLACH-CAEAhAsAIf8IAQCECwAhgAkBAIQLACGBCQEAnQsAIYIJAQCdCwAhgwkBAJ0LACGECQEAnQsAIYUJQACeCwAhhgkBAJ0LACGHCUAAngsAIYgJQACeCwAhiQkBAIQLACGKCQEAhAsAIYsJQACeCwAhjAlAAJ4LACGNCQEAnQsAIY4JQACeCwAhjwlAAJ4LACGQCQIAgwsAIZEJAAC3CwAgAQAAABQAIAMAAAAQACABAAARADACAAASACALCQAAyAwAIP4GAADHDAAw_wYAABcAEIAHAADHDAAwgQcCAIMLACGUBwEAhAsAIaEHAQCECwAhpwcBAIQLACGoBwAAtwsAIKkHQACeCwAhqgdAAIYLACEDCQAAjhMAIKgHAADqDAAgqQcAAOoMACAMCQAAyAwAIP4GAADHDAAw_wYAABcAEIAHAADHDAAwgQcCAIMLACGUBwEAhAsAIaEHAQCECwAhpwcBAIQLACGoBwAAtwsAIKkHQACeCwAhqgdAAIYLACGdCQAAxgwAIAMAAAAXACABAAAYADACAAAZACAZCQAAwwwAIAwAAMIMACAQAAC_DAAgFwAAxAwAIBgAAMUMACAZAAC7DAAg_gYAAMEMADD_BgAAGwAQgAcAAMEMADCcBwQAnAsAIaEHAQCdCwAhqgdAAIYLACHjB0AAngsAIfAHBACuCwAhgQgBAJ0LACGECAEAhAsAIZUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIRAJAACOEwAgDAAAjRMAIBAAAPYPACAXAACPEwAgGAAAkBMAIBkAAIkTACCcBwAA6gwAIKEHAADqDAAg4wcAAOoMACCBCAAA6gwAIKAIAADqDAAgoQgAAOoMACCjCAAA6gwAIKQIAADqDAAgpQgAAOoMACCmCAAA6gwAIBoJAADDDAAgDAAAwgwAIBAAAL8MACAXAADEDAAgGAAAxQwAIBkAALsMACD-BgAAwQwAMP8GAAAbABCABwAAwQwAMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlAgAAMAMACCVCAEAhAsAIZ4IQACGCwAhoAgEAJwLACGhCBAA_gsAIaIIAQCECwAhowgBAJ0LACGkCAEAnQsAIaUIEAD-CwAhpghAAJ4LACEDAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAEAAAAbACBFAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACEBAAAAIQAgFgMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDxB0AAngsAIcgIQACGCwAhyQgBAIQLACHKCBAAswsAIcsIEACzCwAhzAgBAJ0LACHNCAIAywsAIc4IIACFCwAhAQAAACMAICwDAACWEAAgCwAA5A8AIA4AAIgTACARAACJEwAgEgAAihMAIBMAAIsTACAUAACMEwAgFQAA9g8AIBYAAPsSACCcBwAA6gwAIJ0HAADqDAAgogcAAOoMACCpBwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvgcAAOoMACDJBwAA6gwAIMoHAADqDAAgywcAAOoMACDPCAAA6gwAINYIAADqDAAg1wgAAOoMACDYCAAA6gwAINkIAADqDAAg2ggAAOoMACDbCAAA6gwAINwIAADqDAAg3QgAAOoMACDeCAAA6gwAIN8IAADqDAAg4AgAAOoMACDhCAAA6gwAIOIIAADqDAAg4wgAAOoMACDkCAAA6gwAIOUIAADqDAAg5ggAAOoMACDnCAAA6gwAIOgIAADqDAAg6QgAAOoMACDqCAAA6gwAIOsIAADqDAAgRgMAAIwMACALAAD_CwAgDgAAugwAIBEAALsMACASAAC8DAAgEwAAvQwAIBQAAL4MACAVAAC_DAAgFgAAqAwAIP4GAAC4DAAw_wYAACEAEIAHAAC4DAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAAAABsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACGcCQAAtwwAIAMAAAAhACABAAAlADACAAAmACABAAAAIQAgAwAAABsAIAEAABwAMAIAAB0AIAwPAADuCwAgEAAAhQwAIP4GAAC2DAAw_wYAACoAEIAHAAC2DAAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEFDwAArA8AIBAAAPYPACDjBwAA6gwAIKAIAADqDAAgoQgAAOoMACANDwAA7gsAIBAAAIUMACD-BgAAtgwAMP8GAAAqABCABwAAtgwAMOMHQACeCwAh8AcEAK4LACGBCAEAhAsAIYQIAQCECwAhnwgCAIMLACGgCAQAnAsAIaEIEAD-CwAhmwkAALUMACADAAAAKgAgAQAAKwAwAgAALAAgCAQBAIQLACEQAACFDAAg_gYAALQMADD_BgAALgAQgAcAALQMADCqB0AAhgsAIb8HAQCECwAhgQgBAIQLACEBEAAA9g8AIAkEAQCECwAhEAAAhQwAIP4GAAC0DAAw_wYAAC4AEIAHAAC0DAAwqgdAAIYLACG_BwEAhAsAIcEHAACzDAAggQgBAIQLACEDAAAALgAgAQAALwAwAgAAMAAgERAAAIUMACD-BgAAhAwAMP8GAAAyABCABwAAhAwAMIEHAgCDCwAhlAcBAIQLACGqB0AAhgsAIcwHAQCECwAhgQgBAIQLACG3CAEAhAsAIbgIAQCECwAhuQgEAK4LACG6CBAAswsAIbsIEACzCwAhvAgQALMLACG9CBAA_gsAIb4IQACeCwAhAQAAADIAIAcQAACFDAAg_gYAALIMADD_BgAANAAQgAcAALIMADCqB0AAhgsAIYEIAQCECwAhtggBAIQLACEBEAAA9g8AIAgQAACFDAAg_gYAALIMADD_BgAANAAQgAcAALIMADCqB0AAhgsAIYEIAQCECwAhtggBAIQLACGaCQAAsQwAIAMAAAA0ACABAAA1ADACAAA2ACABAAAAIQAgAwAAACEAIAEAACUAMAIAACYAIAEAAAAbACABAAAAKgAgAQAAAC4AIAEAAAA0ACABAAAAIQAgIQMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIQEAAAA_ACAJDwAA7gsAIP4GAACwDAAw_wYAAEEAEIAHAACwDAAwgQcCAIMLACHMBwEAhAsAIfAHBACuCwAhgwhAAIYLACGECAEAhAsAIQEPAACsDwAgCg8AAO4LACD-BgAAsAwAMP8GAABBABCABwAAsAwAMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACGZCQAArwwAIAMAAABBACABAABCADACAABDACAJDwAA7gsAIP4GAADtCwAw_wYAAEUAEIAHAADtCwAwqgdAAIYLACHwBwQArgsAIYQIAQCECwAhhQgQALMLACGTCAEAhAsAIQEAAABFACADAAAAKgAgAQAAKwAwAgAALAAgAQAAAEEAIAEAAAAqACABAAAAEAAgAQAAABcAIAEAAAAbACABAAAAEAAgDwMAAIwMACD-BgAArgwAMP8GAABOABCABwAArgwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACECAwAAlhAAIJsHAADqDAAgEAMAAIwMACD-BgAArgwAMP8GAABOABCABwAArgwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACGYCQAArQwAIAMAAABOACABAABPADACAABQACAUAwAAlhAAIAgAAIYTACAKAACHEwAgCwAA5A8AIJIHAADqDAAgkwcAAOoMACCUBwAA6gwAIJcHAADqDAAgnAcAAOoMACCiBwAA6gwAIKYHAADqDAAgswcAAOoMACC2BwAA6gwAILcHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC9BwAA6gwAIL4HAADqDAAgIQMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAAAAAbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhAwAAAD8AIAEAAFIAMAIAAFMAIAMAAAAhACABAAAlADACAAAmACAHAwAAlhAAIA0AAPsSACDKBwAA6gwAIMsHAADqDAAg8QcAAOoMACDMCAAA6gwAIM0IAADqDAAgFgMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAAAABygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACEDAAAAIwAgAQAAVgAwAgAAVwAgEQMAAIwMACD-BgAApgwAMP8GAABZABCABwAApgwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACHKBwEAhAsAIfsHAQCECwAhxQgBAIQLACHHCAEAhAsAIcgIQACGCwAhAQMAAJYQACASAwAAjAwAIP4GAACmDAAw_wYAAFkAEIAHAACmDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAAAABygcBAIQLACH7BwEAhAsAIcUIAQCECwAhxwgBAIQLACHICEAAhgsAIZcJAAClDAAgAwAAAFkAIAEAAFoAMAIAAFsAIAcDAACMDAAg_gYAAIsMADD_BgAAXQAQgAcAAIsMADCUBwEAhAsAIcUIAQCECwAhxghAAIYLACEBAAAAXQAgEAMAAIwMACD-BgAApAwAMP8GAABfABCABwAApAwAMIEHAgCDCwAhggcBAIQLACGUBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe0HAQCECwAh7gcBAJ0LACHvB0AAngsAIQUDAACWEAAguQcAAOoMACDSBwAA6gwAIO4HAADqDAAg7wcAAOoMACAQAwAAjAwAIP4GAACkDAAw_wYAAF8AEIAHAACkDAAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQAAAAG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHtBwEAhAsAIe4HAQCdCwAh7wdAAJ4LACEDAAAAXwAgAQAAYAAwAgAAYQAgCAMAAIwMACD-BgAAowwAMP8GAABjABCABwAAowwAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYUIEACzCwAhAQMAAJYQACAJAwAAjAwAIP4GAACjDAAw_wYAAGMAEIAHAACjDAAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhQgQALMLACGWCQAAogwAIAMAAABjACABAABkADACAABlACAMAwAAjAwAIA0EAK4LACH-BgAAoQwAMP8GAABnABCABwAAoQwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYEIAQCECwAhwggEAK4LACHDCAQArgsAIcQIAADiCwAgAQMAAJYQACANAwAAjAwAIA0EAK4LACH-BgAAoQwAMP8GAABnABCABwAAoQwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYEIAQCECwAhwggEAK4LACHDCAQArgsAIcQIAADiCwAglQkAAKAMACADAAAAZwAgAQAAaAAwAgAAaQAgDAMAAIwMACAVAADiCwAgFgQAnAsAIf4GAACfDAAw_wYAAGsAEIAHAACfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwQgBAIQLACHCCAQAnAsAIcMIBACcCwAhBAMAAJYQACAWAADqDAAgwggAAOoMACDDCAAA6gwAIA0DAACMDAAgFQAA4gsAIBYEAJwLACH-BgAAnwwAMP8GAABrABCABwAAnwwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcEIAQCECwAhwggEAJwLACHDCAQAnAsAIZQJAACeDAAgAwAAAGsAIAEAAGwAMAIAAG0AIAgDAACMDAAg_gYAAJ0MADD_BgAAbwAQgAcAAJ0MADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHACEAAhgsAIQEDAACWEAAgCQMAAIwMACD-BgAAnQwAMP8GAABvABCABwAAnQwAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcAIQACGCwAhkwkAAJwMACADAAAAbwAgAQAAcAAwAgAAcQAgCAMAAIwMACD-BgAAmwwAMP8GAABzABCABwAAmwwAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIb8IBACuCwAhAQMAAJYQACAJAwAAjAwAIP4GAACbDAAw_wYAAHMAEIAHAACbDAAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhvwgEAK4LACGSCQAAmgwAIAMAAABzACABAAB0ADACAAB1ACAKAwAAjAwAIP4GAACZDAAw_wYAAHcAEIAHAACZDAAwggcBAIQLACGUBwEAhAsAIfoIQACeCwAh-whAAJ4LACH8CEAAngsAIf0IAACXDAAgBAMAAJYQACD6CAAA6gwAIPsIAADqDAAg_AgAAOoMACAKAwAAjAwAIP4GAACZDAAw_wYAAHcAEIAHAACZDAAwggcBAAAAAZQHAQCECwAh-ghAAJ4LACH7CEAAngsAIfwIQACeCwAh_QgAAJcMACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAAMAIAEAAAAMACABAAAATgAgAQAAAD8AIAEAAAAhACABAAAAIwAgAQAAAFkAIAEAAABfACABAAAAYwAgAQAAAGcAIAEAAABrACABAAAAbwAgAQAAAHMAIAEAAAB3ACABAAAAAQAgHQcAAPcSACANAAD7EgAgGwAA-BIAIBwAAPkSACAdAAD6EgAgHgAA_BIAIB8AAP0SACAgAAD-EgAgIQAA_xIAICIAAIATACAjAACBEwAgJAAAghMAICUAAIMTACAmAACEEwAgJwAAhRMAIIEJAADqDAAgggkAAOoMACCDCQAA6gwAIIQJAADqDAAghQkAAOoMACCGCQAA6gwAIIcJAADqDAAgiAkAAOoMACCLCQAA6gwAIIwJAADqDAAgjQkAAOoMACCOCQAA6gwAII8JAADqDAAgkQkAAOoMACADAAAAFAAgAQAAigEAMAIAAAEAIAMAAAAUACABAACKAQAwAgAAAQAgAwAAABQAIAEAAIoBADACAAABACAmBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAEBLQAAjgEAIBeqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQEtAACQAQAwAS0AAJABADAmBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABAgAAAAEAIC0AAJMBACAXqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABAgAAABQAIC0AAJUBACACAAAAFAAgLQAAlQEAIAMAAAABACA0AACOAQAgNQAAkwEAIAEAAAABACABAAAAFAAgEwYAAKoRACA6AACrEQAgOwAArhEAIDwAAK0RACA9AACsEQAggQkAAOoMACCCCQAA6gwAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCICQAA6gwAIIsJAADqDAAgjAkAAOoMACCNCQAA6gwAII4JAADqDAAgjwkAAOoMACCRCQAA6gwAIBr-BgAAmAwAMP8GAACcAQAQgAcAAJgMADCqB0AA-AoAIbEHAQD2CgAhyAhAAPgKACH-CAEA9goAIf8IAQD2CgAhgAkBAPYKACGBCQEAlQsAIYIJAQCVCwAhgwkBAJULACGECQEAlQsAIYUJQACLCwAhhgkBAJULACGHCUAAiwsAIYgJQACLCwAhiQkBAPYKACGKCQEA9goAIYsJQACLCwAhjAlAAIsLACGNCQEAlQsAIY4JQACLCwAhjwlAAIsLACGQCQIA9QoAIZEJAAChCwAgAwAAABQAIAEAAJsBADA5AACcAQAgAwAAABQAIAEAAIoBADACAAABACABAAAAeQAgAQAAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAcDAACpEQAgggcBAAAAAZQHAQAAAAH6CEAAAAAB-whAAAAAAfwIQAAAAAH9CAAAqBEAIAEtAACkAQAgBoIHAQAAAAGUBwEAAAAB-ghAAAAAAfsIQAAAAAH8CEAAAAAB_QgAAKgRACABLQAApgEAMAEtAACmAQAwBwMAAKcRACCCBwEA5wwAIZQHAQDnDAAh-ghAAPIMACH7CEAA8gwAIfwIQADyDAAh_QgAAKYRACACAAAAeQAgLQAAqQEAIAaCBwEA5wwAIZQHAQDnDAAh-ghAAPIMACH7CEAA8gwAIfwIQADyDAAh_QgAAKYRACACAAAAdwAgLQAAqwEAIAIAAAB3ACAtAACrAQAgAwAAAHkAIDQAAKQBACA1AACpAQAgAQAAAHkAIAEAAAB3ACAIBgAAoREAIDoAAKIRACA7AAClEQAgPAAApBEAID0AAKMRACD6CAAA6gwAIPsIAADqDAAg_AgAAOoMACAJ_gYAAJYMADD_BgAAsgEAEIAHAACWDAAwggcBAPYKACGUBwEA9goAIfoIQACLCwAh-whAAIsLACH8CEAAiwsAIf0IAACXDAAgAwAAAHcAIAEAALEBADA5AACyAQAgAwAAAHcAIAEAAHgAMAIAAHkAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAJ8RACAFAACgEQAglAcBAAAAAZUHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHxB0AAAAABgAgBAAAAAYgIAQAAAAHvCAEAAAAB8AgBAAAAAfEIAACcEQAg8ggAAJ0RACDzCAAAnhEAIPQIQAAAAAH1CEAAAAAB9ghAAAAAAQEtAAC6AQAgEJQHAQAAAAGVBwEAAAABqgdAAAAAAbEHAQAAAAG_BwEAAAAB8QdAAAAAAYAIAQAAAAGICAEAAAAB7wgBAAAAAfAIAQAAAAHxCAAAnBEAIPIIAACdEQAg8wgAAJ4RACD0CEAAAAAB9QhAAAAAAfYIQAAAAAEBLQAAvAEAMAEtAAC8AQAwEgMAAI4RACAFAACPEQAglAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfEHQADyDAAhgAgBAOcMACGICAEA5wwAIe8IAQDnDAAh8AgBAOcMACHxCAAAixEAIPIIAACMEQAg8wgAAI0RACD0CEAA8gwAIfUIQADyDAAh9ghAAPIMACECAAAABQAgLQAAvwEAIBCUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8QdAAPIMACGACAEA5wwAIYgIAQDnDAAh7wgBAOcMACHwCAEA5wwAIfEIAACLEQAg8ggAAIwRACDzCAAAjREAIPQIQADyDAAh9QhAAPIMACH2CEAA8gwAIQIAAAADACAtAADBAQAgAgAAAAMAIC0AAMEBACADAAAABQAgNAAAugEAIDUAAL8BACABAAAABQAgAQAAAAMAIAgGAACIEQAgPAAAihEAID0AAIkRACC_BwAA6gwAIPEHAADqDAAg9AgAAOoMACD1CAAA6gwAIPYIAADqDAAgE_4GAACUDAAw_wYAAMgBABCABwAAlAwAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIbEHAQD2CgAhvwcBAJULACHxB0AAiwsAIYAIAQD2CgAhiAgBAPYKACHvCAEA9goAIfAIAQD2CgAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAIsLACH1CEAAiwsAIfYIQACLCwAhAwAAAAMAIAEAAMcBADA5AADIAQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgBQQAAIcRACCUBwEAAAAB7AgBAAAAAe0IAQAAAAHuCEAAAAABAS0AANABACAElAcBAAAAAewIAQAAAAHtCAEAAAAB7ghAAAAAAQEtAADSAQAwAS0AANIBADAFBAAAhhEAIJQHAQDnDAAh7AgBAOcMACHtCAEA5wwAIe4IQADpDAAhAgAAAAkAIC0AANUBACAElAcBAOcMACHsCAEA5wwAIe0IAQDnDAAh7ghAAOkMACECAAAABwAgLQAA1wEAIAIAAAAHACAtAADXAQAgAwAAAAkAIDQAANABACA1AADVAQAgAQAAAAkAIAEAAAAHACADBgAAgxEAIDwAAIURACA9AACEEQAgB_4GAACTDAAw_wYAAN4BABCABwAAkwwAMJQHAQD2CgAh7AgBAPYKACHtCAEA9goAIe4IQAD4CgAhAwAAAAcAIAEAAN0BADA5AADeAQAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAAmACABAAAAJgAgAwAAACEAIAEAACUAMAIAACYAIAMAAAAhACABAAAlADACAAAmACADAAAAIQAgAQAAJQAwAgAAJgAgQgMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAAB6wgBAAAAAQEtAADmAQAgOYEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAAB6wgBAAAAAQEtAADoAQAwAS0AAOgBADABAAAAIwAgAQAAACEAIEIDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhAgAAACYAIC0AAO0BACA5gQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIQIAAAAhACAtAADvAQAgAgAAACEAIC0AAO8BACABAAAAIwAgAQAAACEAIAMAAAAmACA0AADmAQAgNQAA7QEAIAEAAAAmACABAAAAIQAgKAYAAP4QACA6AAD_EAAgOwAAghEAIDwAAIERACA9AACAEQAgnAcAAOoMACCdBwAA6gwAIKIHAADqDAAgqQcAAOoMACC5BwAA6gwAILoHAADqDAAguwcAAOoMACC8BwAA6gwAIL4HAADqDAAgyQcAAOoMACDKBwAA6gwAIMsHAADqDAAgzwgAAOoMACDWCAAA6gwAINcIAADqDAAg2AgAAOoMACDZCAAA6gwAINoIAADqDAAg2wgAAOoMACDcCAAA6gwAIN0IAADqDAAg3ggAAOoMACDfCAAA6gwAIOAIAADqDAAg4QgAAOoMACDiCAAA6gwAIOMIAADqDAAg5AgAAOoMACDlCAAA6gwAIOYIAADqDAAg5wgAAOoMACDoCAAA6gwAIOkIAADqDAAg6ggAAOoMACDrCAAA6gwAIDz-BgAAjwwAMP8GAAD4AQAQgAcAAI8MADCBBwIA9QoAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGcBwQAlAsAIZ0HAQCVCwAhogcBAJULACGmBxAAiQsAIacHAQD2CgAhqQdAAIsLACGqB0AA-AoAIbEHAQD2CgAhsgcBAPYKACG1BwEA9goAIbkHAQCVCwAhugdAAIsLACG7BwEAlQsAIbwHAQCVCwAhvgdAAIsLACHJBwEAlQsAIcoHAQCVCwAhywcAAKELACDMBwEA9goAIeUHAQD2CgAh5gcBAPYKACHwBxAAiQsAIc8IAQCVCwAh0AgBAPYKACHRCAQAigsAIdIIBACKCwAh0wgBAPYKACHUCAEA9goAIdUIBACKCwAh1gggAJAMACHXCAIAyAsAIdgIAQCVCwAh2QgEAJQLACHaCAIAyAsAIdsIQACLCwAh3AgBAJULACHdCEAAiwsAId4IAQCVCwAh3whAAIsLACHgCEAAiwsAIeEIQACLCwAh4ghAAIsLACHjCAEAlQsAIeQIAQCVCwAh5QgBAJULACHmCAAAoQsAIOcIAQCVCwAh6AhAAIsLACHpCEAAiwsAIeoIAQCVCwAh6wgBAJULACEDAAAAIQAgAQAA9wEAMDkAAPgBACADAAAAIQAgAQAAJQAwAgAAJgAgAQAAAFcAIAEAAABXACADAAAAIwAgAQAAVgAwAgAAVwAgAwAAACMAIAEAAFYAMAIAAFcAIAMAAAAjACABAABWADACAABXACATAwAA_BAAIA0AAP0QACCBBwIAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHxB0AAAAAByAhAAAAAAckIAQAAAAHKCBAAAAABywgQAAAAAcwIAQAAAAHNCAIAAAABzgggAAAAAQEtAACAAgAgEYEHAgAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAByweAAAAAAfEHQAAAAAHICEAAAAAByQgBAAAAAcoIEAAAAAHLCBAAAAABzAgBAAAAAc0IAgAAAAHOCCAAAAABAS0AAIICADABLQAAggIAMBMDAACjEAAgDQAApBAAIIEHAgDmDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGqB0AA6QwAIbEHAQDnDAAhygcBAPsMACHLB4AAAAAB8QdAAPIMACHICEAA6QwAIckIAQDnDAAhyggQAPAMACHLCBAA8AwAIcwIAQD7DAAhzQgCANIOACHOCCAA6AwAIQIAAABXACAtAACFAgAgEYEHAgDmDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGqB0AA6QwAIbEHAQDnDAAhygcBAPsMACHLB4AAAAAB8QdAAPIMACHICEAA6QwAIckIAQDnDAAhyggQAPAMACHLCBAA8AwAIcwIAQD7DAAhzQgCANIOACHOCCAA6AwAIQIAAAAjACAtAACHAgAgAgAAACMAIC0AAIcCACADAAAAVwAgNAAAgAIAIDUAAIUCACABAAAAVwAgAQAAACMAIAoGAACeEAAgOgAAnxAAIDsAAKIQACA8AAChEAAgPQAAoBAAIMoHAADqDAAgywcAAOoMACDxBwAA6gwAIMwIAADqDAAgzQgAAOoMACAU_gYAAI4MADD_BgAAjgIAEIAHAACODAAwgQcCAPUKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIaoHQAD4CgAhsQcBAPYKACHKBwEAlQsAIcsHAAChCwAg8QdAAIsLACHICEAA-AoAIckIAQD2CgAhyggQAIkLACHLCBAAiQsAIcwIAQCVCwAhzQgCAMgLACHOCCAA9woAIQMAAAAjACABAACNAgAwOQAAjgIAIAMAAAAjACABAABWADACAABXACABAAAAWwAgAQAAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIA4DAACdEAAggQcCAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAB-wcBAAAAAcUIAQAAAAHHCAEAAAAByAhAAAAAAQEtAACWAgAgDYEHAgAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAfsHAQAAAAHFCAEAAAABxwgBAAAAAcgIQAAAAAEBLQAAmAIAMAEtAACYAgAwDgMAAJwQACCBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhygcBAOcMACH7BwEA5wwAIcUIAQDnDAAhxwgBAOcMACHICEAA6QwAIQIAAABbACAtAACbAgAgDYEHAgDmDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACHKBwEA5wwAIfsHAQDnDAAhxQgBAOcMACHHCAEA5wwAIcgIQADpDAAhAgAAAFkAIC0AAJ0CACACAAAAWQAgLQAAnQIAIAMAAABbACA0AACWAgAgNQAAmwIAIAEAAABbACABAAAAWQAgBQYAAJcQACA6AACYEAAgOwAAmxAAIDwAAJoQACA9AACZEAAgEP4GAACNDAAw_wYAAKQCABCABwAAjQwAMIEHAgD1CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGmBxAAiQsAIaoHQAD4CgAhsQcBAPYKACHKBwEA9goAIfsHAQD2CgAhxQgBAPYKACHHCAEA9goAIcgIQAD4CgAhAwAAAFkAIAEAAKMCADA5AACkAgAgAwAAAFkAIAEAAFoAMAIAAFsAIAcDAACMDAAg_gYAAIsMADD_BgAAXQAQgAcAAIsMADCUBwEAAAABxQgBAIQLACHGCEAAhgsAIQEAAACnAgAgAQAAAKcCACABAwAAlhAAIAMAAABdACABAACqAgAwAgAApwIAIAMAAABdACABAACqAgAwAgAApwIAIAMAAABdACABAACqAgAwAgAApwIAIAQDAACVEAAglAcBAAAAAcUIAQAAAAHGCEAAAAABAS0AAK4CACADlAcBAAAAAcUIAQAAAAHGCEAAAAABAS0AALACADABLQAAsAIAMAQDAACUEAAglAcBAOcMACHFCAEA5wwAIcYIQADpDAAhAgAAAKcCACAtAACzAgAgA5QHAQDnDAAhxQgBAOcMACHGCEAA6QwAIQIAAABdACAtAAC1AgAgAgAAAF0AIC0AALUCACADAAAApwIAIDQAAK4CACA1AACzAgAgAQAAAKcCACABAAAAXQAgAwYAAJEQACA8AACTEAAgPQAAkhAAIAb-BgAAigwAMP8GAAC8AgAQgAcAAIoMADCUBwEA9goAIcUIAQD2CgAhxghAAPgKACEDAAAAXQAgAQAAuwIAMDkAALwCACADAAAAXQAgAQAAqgIAMAIAAKcCACABAAAAaQAgAQAAAGkAIAMAAABnACABAABoADACAABpACADAAAAZwAgAQAAaAAwAgAAaQAgAwAAAGcAIAEAAGgAMAIAAGkAIAkDAACQEAAgDQQAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAcIIBAAAAAHDCAQAAAABxAiAAAAAAQEtAADEAgAgCA0EAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAYEIAQAAAAHCCAQAAAABwwgEAAAAAcQIgAAAAAEBLQAAxgIAMAEtAADGAgAwCQMAAI8QACANBADxDAAhlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhgQgBAOcMACHCCAQA8QwAIcMIBADxDAAhxAiAAAAAAQIAAABpACAtAADJAgAgCA0EAPEMACGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGBCAEA5wwAIcIIBADxDAAhwwgEAPEMACHECIAAAAABAgAAAGcAIC0AAMsCACACAAAAZwAgLQAAywIAIAMAAABpACA0AADEAgAgNQAAyQIAIAEAAABpACABAAAAZwAgBQYAAIoQACA6AACLEAAgOwAAjhAAIDwAAI0QACA9AACMEAAgCw0EAIoLACH-BgAAiQwAMP8GAADSAgAQgAcAAIkMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGBCAEA9goAIcIIBACKCwAhwwgEAIoLACHECAAA3wsAIAMAAABnACABAADRAgAwOQAA0gIAIAMAAABnACABAABoADACAABpACABAAAAbQAgAQAAAG0AIAMAAABrACABAABsADACAABtACADAAAAawAgAQAAbAAwAgAAbQAgAwAAAGsAIAEAAGwAMAIAAG0AIAkDAACJEAAgFYAAAAABFgQAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABwQgBAAAAAcIIBAAAAAHDCAQAAAABAS0AANoCACAIFYAAAAABFgQAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABwQgBAAAAAcIIBAAAAAHDCAQAAAABAS0AANwCADABLQAA3AIAMAkDAACIEAAgFYAAAAABFgQA-gwAIZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIcEIAQDnDAAhwggEAPoMACHDCAQA-gwAIQIAAABtACAtAADfAgAgCBWAAAAAARYEAPoMACGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACHBCAEA5wwAIcIIBAD6DAAhwwgEAPoMACECAAAAawAgLQAA4QIAIAIAAABrACAtAADhAgAgAwAAAG0AIDQAANoCACA1AADfAgAgAQAAAG0AIAEAAABrACAIBgAAgxAAIBYAAOoMACA6AACEEAAgOwAAhxAAIDwAAIYQACA9AACFEAAgwggAAOoMACDDCAAA6gwAIAsVAADfCwAgFgQAlAsAIf4GAACIDAAw_wYAAOgCABCABwAAiAwAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIcEIAQD2CgAhwggEAJQLACHDCAQAlAsAIQMAAABrACABAADnAgAwOQAA6AIAIAMAAABrACABAABsADACAABtACABAAAAcQAgAQAAAHEAIAMAAABvACABAABwADACAABxACADAAAAbwAgAQAAcAAwAgAAcQAgAwAAAG8AIAEAAHAAMAIAAHEAIAUDAACCEAAglAcBAAAAAZUHAQAAAAHMBwEAAAABwAhAAAAAAQEtAADwAgAgBJQHAQAAAAGVBwEAAAABzAcBAAAAAcAIQAAAAAEBLQAA8gIAMAEtAADyAgAwBQMAAIEQACCUBwEA5wwAIZUHAQDnDAAhzAcBAOcMACHACEAA6QwAIQIAAABxACAtAAD1AgAgBJQHAQDnDAAhlQcBAOcMACHMBwEA5wwAIcAIQADpDAAhAgAAAG8AIC0AAPcCACACAAAAbwAgLQAA9wIAIAMAAABxACA0AADwAgAgNQAA9QIAIAEAAABxACABAAAAbwAgAwYAAP4PACA8AACAEAAgPQAA_w8AIAf-BgAAhwwAMP8GAAD-AgAQgAcAAIcMADCUBwEA9goAIZUHAQD2CgAhzAcBAPYKACHACEAA-AoAIQMAAABvACABAAD9AgAwOQAA_gIAIAMAAABvACABAABwADACAABxACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAUDAAD9DwAglAcBAAAAAZUHAQAAAAHFB0AAAAABvwgEAAAAAQEtAACGAwAgBJQHAQAAAAGVBwEAAAABxQdAAAAAAb8IBAAAAAEBLQAAiAMAMAEtAACIAwAwBQMAAPwPACCUBwEA5wwAIZUHAQDnDAAhxQdAAOkMACG_CAQA8QwAIQIAAAB1ACAtAACLAwAgBJQHAQDnDAAhlQcBAOcMACHFB0AA6QwAIb8IBADxDAAhAgAAAHMAIC0AAI0DACACAAAAcwAgLQAAjQMAIAMAAAB1ACA0AACGAwAgNQAAiwMAIAEAAAB1ACABAAAAcwAgBQYAAPcPACA6AAD4DwAgOwAA-w8AIDwAAPoPACA9AAD5DwAgB_4GAACGDAAw_wYAAJQDABCABwAAhgwAMJQHAQD2CgAhlQcBAPYKACHFB0AA-AoAIb8IBACKCwAhAwAAAHMAIAEAAJMDADA5AACUAwAgAwAAAHMAIAEAAHQAMAIAAHUAIBEQAACFDAAg_gYAAIQMADD_BgAAMgAQgAcAAIQMADCBBwIAgwsAIZQHAQCECwAhqgdAAIYLACHMBwEAhAsAIYEIAQAAAAG3CAEAhAsAIbgIAQCECwAhuQgEAK4LACG6CBAAswsAIbsIEACzCwAhvAgQALMLACG9CBAA_gsAIb4IQACeCwAhAQAAAJcDACABAAAAlwMAIAMQAAD2DwAgvQgAAOoMACC-CAAA6gwAIAMAAAAyACABAACaAwAwAgAAlwMAIAMAAAAyACABAACaAwAwAgAAlwMAIAMAAAAyACABAACaAwAwAgAAlwMAIA4QAAD1DwAggQcCAAAAAZQHAQAAAAGqB0AAAAABzAcBAAAAAYEIAQAAAAG3CAEAAAABuAgBAAAAAbkIBAAAAAG6CBAAAAABuwgQAAAAAbwIEAAAAAG9CBAAAAABvghAAAAAAQEtAACeAwAgDYEHAgAAAAGUBwEAAAABqgdAAAAAAcwHAQAAAAGBCAEAAAABtwgBAAAAAbgIAQAAAAG5CAQAAAABuggQAAAAAbsIEAAAAAG8CBAAAAABvQgQAAAAAb4IQAAAAAEBLQAAoAMAMAEtAACgAwAwDhAAAPQPACCBBwIA5gwAIZQHAQDnDAAhqgdAAOkMACHMBwEA5wwAIYEIAQDnDAAhtwgBAOcMACG4CAEA5wwAIbkIBADxDAAhuggQAPAMACG7CBAA8AwAIbwIEADwDAAhvQgQAJENACG-CEAA8gwAIQIAAACXAwAgLQAAowMAIA2BBwIA5gwAIZQHAQDnDAAhqgdAAOkMACHMBwEA5wwAIYEIAQDnDAAhtwgBAOcMACG4CAEA5wwAIbkIBADxDAAhuggQAPAMACG7CBAA8AwAIbwIEADwDAAhvQgQAJENACG-CEAA8gwAIQIAAAAyACAtAAClAwAgAgAAADIAIC0AAKUDACADAAAAlwMAIDQAAJ4DACA1AACjAwAgAQAAAJcDACABAAAAMgAgBwYAAO8PACA6AADwDwAgOwAA8w8AIDwAAPIPACA9AADxDwAgvQgAAOoMACC-CAAA6gwAIBD-BgAAgwwAMP8GAACsAwAQgAcAAIMMADCBBwIA9QoAIZQHAQD2CgAhqgdAAPgKACHMBwEA9goAIYEIAQD2CgAhtwgBAPYKACG4CAEA9goAIbkIBACKCwAhuggQAIkLACG7CBAAiQsAIbwIEACJCwAhvQgQAKQLACG-CEAAiwsAIQMAAAAyACABAACrAwAwOQAArAMAIAMAAAAyACABAACaAwAwAgAAlwMAIAEAAAA2ACABAAAANgAgAwAAADQAIAEAADUAMAIAADYAIAMAAAA0ACABAAA1ADACAAA2ACADAAAANAAgAQAANQAwAgAANgAgBBAAAO4PACCqB0AAAAABgQgBAAAAAbYIAQAAAAEBLQAAtAMAIAOqB0AAAAABgQgBAAAAAbYIAQAAAAEBLQAAtgMAMAEtAAC2AwAwBBAAAO0PACCqB0AA6QwAIYEIAQDnDAAhtggBAOcMACECAAAANgAgLQAAuQMAIAOqB0AA6QwAIYEIAQDnDAAhtggBAOcMACECAAAANAAgLQAAuwMAIAIAAAA0ACAtAAC7AwAgAwAAADYAIDQAALQDACA1AAC5AwAgAQAAADYAIAEAAAA0ACADBgAA6g8AIDwAAOwPACA9AADrDwAgBv4GAACCDAAw_wYAAMIDABCABwAAggwAMKoHQAD4CgAhgQgBAPYKACG2CAEA9goAIQMAAAA0ACABAADBAwAwOQAAwgMAIAMAAAA0ACABAAA1ADACAAA2ACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAUEAQAAAAEQAADpDwAgqgdAAAAAAb8HAQAAAAGBCAEAAAABAS0AAMoDACAEBAEAAAABqgdAAAAAAb8HAQAAAAGBCAEAAAABAS0AAMwDADABLQAAzAMAMAUEAQDnDAAhEAAA6A8AIKoHQADpDAAhvwcBAOcMACGBCAEA5wwAIQIAAAAwACAtAADPAwAgBAQBAOcMACGqB0AA6QwAIb8HAQDnDAAhgQgBAOcMACECAAAALgAgLQAA0QMAIAIAAAAuACAtAADRAwAgAwAAADAAIDQAAMoDACA1AADPAwAgAQAAADAAIAEAAAAuACADBgAA5Q8AIDwAAOcPACA9AADmDwAgBwQBAPYKACH-BgAAgQwAMP8GAADYAwAQgAcAAIEMADCqB0AA-AoAIb8HAQD2CgAhgQgBAPYKACEDAAAALgAgAQAA1wMAMDkAANgDACADAAAALgAgAQAALwAwAgAAMAAgEwsAAP8LACD-BgAA_QsAMP8GAADeAwAQgAcAAP0LADCBBwIAgwsAIYIHAQCECwAhkQcAAIAMACCeBwEAnQsAIZ8HQACeCwAhqgdAAIYLACGxBwEAAAABrggEAK4LACGvCAQArgsAIbAIEAD-CwAhsQggAIULACGyCBAA_gsAIbMIQACeCwAhtAggAIULACG1CEAAngsAIQEAAADbAwAgAQAAANsDACASCwAA_wsAIP4GAAD9CwAw_wYAAN4DABCABwAA_QsAMIEHAgCDCwAhggcBAIQLACGeBwEAnQsAIZ8HQACeCwAhqgdAAIYLACGxBwEAhAsAIa4IBACuCwAhrwgEAK4LACGwCBAA_gsAIbEIIACFCwAhsggQAP4LACGzCEAAngsAIbQIIACFCwAhtQhAAJ4LACEHCwAA5A8AIJ4HAADqDAAgnwcAAOoMACCwCAAA6gwAILIIAADqDAAgswgAAOoMACC1CAAA6gwAIAMAAADeAwAgAQAA3wMAMAIAANsDACADAAAA3gMAIAEAAN8DADACAADbAwAgAwAAAN4DACABAADfAwAwAgAA2wMAIA8LAADjDwAggQcCAAAAAYIHAQAAAAGeBwEAAAABnwdAAAAAAaoHQAAAAAGxBwEAAAABrggEAAAAAa8IBAAAAAGwCBAAAAABsQggAAAAAbIIEAAAAAGzCEAAAAABtAggAAAAAbUIQAAAAAEBLQAA4wMAIA6BBwIAAAABggcBAAAAAZ4HAQAAAAGfB0AAAAABqgdAAAAAAbEHAQAAAAGuCAQAAAABrwgEAAAAAbAIEAAAAAGxCCAAAAABsggQAAAAAbMIQAAAAAG0CCAAAAABtQhAAAAAAQEtAADlAwAwAS0AAOUDADAPCwAA2Q8AIIEHAgDmDAAhggcBAOcMACGeBwEA-wwAIZ8HQADyDAAhqgdAAOkMACGxBwEA5wwAIa4IBADxDAAhrwgEAPEMACGwCBAAkQ0AIbEIIADoDAAhsggQAJENACGzCEAA8gwAIbQIIADoDAAhtQhAAPIMACECAAAA2wMAIC0AAOgDACAOgQcCAOYMACGCBwEA5wwAIZ4HAQD7DAAhnwdAAPIMACGqB0AA6QwAIbEHAQDnDAAhrggEAPEMACGvCAQA8QwAIbAIEACRDQAhsQggAOgMACGyCBAAkQ0AIbMIQADyDAAhtAggAOgMACG1CEAA8gwAIQIAAADeAwAgLQAA6gMAIAIAAADeAwAgLQAA6gMAIAMAAADbAwAgNAAA4wMAIDUAAOgDACABAAAA2wMAIAEAAADeAwAgCwYAANQPACA6AADVDwAgOwAA2A8AIDwAANcPACA9AADWDwAgngcAAOoMACCfBwAA6gwAILAIAADqDAAgsggAAOoMACCzCAAA6gwAILUIAADqDAAgEf4GAAD8CwAw_wYAAPEDABCABwAA_AsAMIEHAgD1CgAhggcBAPYKACGeBwEAlQsAIZ8HQACLCwAhqgdAAPgKACGxBwEA9goAIa4IBACKCwAhrwgEAIoLACGwCBAApAsAIbEIIAD3CgAhsggQAKQLACGzCEAAiwsAIbQIIAD3CgAhtQhAAIsLACEDAAAA3gMAIAEAAPADADA5AADxAwAgAwAAAN4DACABAADfAwAwAgAA2wMAIAf-BgAA-gsAMP8GAAD3AwAQgAcAAPoLADCBBwIAgwsAIasIQACGCwAhrAgAALcLACCtCAAA-wsAIAEAAAD0AwAgAQAAAPQDACAG_gYAAPoLADD_BgAA9wMAEIAHAAD6CwAwgQcCAIMLACGrCEAAhgsAIawIAAC3CwAgAawIAADqDAAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACADAAAA9wMAIAEAAPgDADACAAD0AwAgA4EHAgAAAAGrCEAAAAABrAiAAAAAAQEtAAD8AwAgA4EHAgAAAAGrCEAAAAABrAiAAAAAAQEtAAD-AwAwAS0AAP4DADADgQcCAOYMACGrCEAA6QwAIawIgAAAAAECAAAA9AMAIC0AAIEEACADgQcCAOYMACGrCEAA6QwAIawIgAAAAAECAAAA9wMAIC0AAIMEACACAAAA9wMAIC0AAIMEACADAAAA9AMAIDQAAPwDACA1AACBBAAgAQAAAPQDACABAAAA9wMAIAYGAADPDwAgOgAA0A8AIDsAANMPACA8AADSDwAgPQAA0Q8AIKwIAADqDAAgBv4GAAD5CwAw_wYAAIoEABCABwAA-QsAMIEHAgD1CgAhqwhAAPgKACGsCAAAoQsAIAMAAAD3AwAgAQAAiQQAMDkAAIoEACADAAAA9wMAIAEAAPgDADACAAD0AwAgB_4GAAD3CwAw_wYAAJAEABCABwAA9wsAMIEHAgCDCwAhhQdAAIYLACGxBwEAhAsAIaoIAAD4CwAgAQAAAI0EACABAAAAjQQAIAb-BgAA9wsAMP8GAACQBAAQgAcAAPcLADCBBwIAgwsAIYUHQACGCwAhsQcBAIQLACEAAwAAAJAEACABAACRBAAwAgAAjQQAIAMAAACQBAAgAQAAkQQAMAIAAI0EACADAAAAkAQAIAEAAJEEADACAACNBAAgA4EHAgAAAAGFB0AAAAABsQcBAAAAAQEtAACVBAAgA4EHAgAAAAGFB0AAAAABsQcBAAAAAQEtAACXBAAwAS0AAJcEADADgQcCAOYMACGFB0AA6QwAIbEHAQDnDAAhAgAAAI0EACAtAACaBAAgA4EHAgDmDAAhhQdAAOkMACGxBwEA5wwAIQIAAACQBAAgLQAAnAQAIAIAAACQBAAgLQAAnAQAIAMAAACNBAAgNAAAlQQAIDUAAJoEACABAAAAjQQAIAEAAACQBAAgBQYAAMoPACA6AADLDwAgOwAAzg8AIDwAAM0PACA9AADMDwAgBv4GAAD2CwAw_wYAAKMEABCABwAA9gsAMIEHAgD1CgAhhQdAAPgKACGxBwEA9goAIQMAAACQBAAgAQAAogQAMDkAAKMEACADAAAAkAQAIAEAAJEEADACAACNBAAgCf4GAAD1CwAw_wYAAKkEABCABwAA9QsAMIUHQACGCwAhsQcBAAAAAfQHQACGCwAhpwgBAIQLACGoCAEAhAsAIakIAQCECwAhAQAAAKYEACABAAAApgQAIAn-BgAA9QsAMP8GAACpBAAQgAcAAPULADCFB0AAhgsAIbEHAQCECwAh9AdAAIYLACGnCAEAhAsAIagIAQCECwAhqQgBAIQLACEAAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACADAAAAqQQAIAEAAKoEADACAACmBAAgBoUHQAAAAAGxBwEAAAAB9AdAAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAQEtAACuBAAgBoUHQAAAAAGxBwEAAAAB9AdAAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAQEtAACwBAAwAS0AALAEADAGhQdAAOkMACGxBwEA5wwAIfQHQADpDAAhpwgBAOcMACGoCAEA5wwAIakIAQDnDAAhAgAAAKYEACAtAACzBAAgBoUHQADpDAAhsQcBAOcMACH0B0AA6QwAIacIAQDnDAAhqAgBAOcMACGpCAEA5wwAIQIAAACpBAAgLQAAtQQAIAIAAACpBAAgLQAAtQQAIAMAAACmBAAgNAAArgQAIDUAALMEACABAAAApgQAIAEAAACpBAAgAwYAAMcPACA8AADJDwAgPQAAyA8AIAn-BgAA9AsAMP8GAAC8BAAQgAcAAPQLADCFB0AA-AoAIbEHAQD2CgAh9AdAAPgKACGnCAEA9goAIagIAQD2CgAhqQgBAPYKACEDAAAAqQQAIAEAALsEADA5AAC8BAAgAwAAAKkEACABAACqBAAwAgAApgQAIAEAAAAdACABAAAAHQAgAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgFgkAAMYPACAMAADGDQAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEBLQAAxAQAIBCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYEIAQAAAAGECAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABAS0AAMYEADABLQAAxgQAMAEAAAAhACABAAAAPwAgFgkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhAgAAAB0AIC0AAMsEACAQnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYEIAQD7DAAhhAgBAOcMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACECAAAAGwAgLQAAzQQAIAIAAAAbACAtAADNBAAgAQAAACEAIAEAAAA_ACADAAAAHQAgNAAAxAQAIDUAAMsEACABAAAAHQAgAQAAABsAIA8GAADADwAgOgAAwQ8AIDsAAMQPACA8AADDDwAgPQAAwg8AIJwHAADqDAAgoQcAAOoMACDjBwAA6gwAIIEIAADqDAAgoAgAAOoMACChCAAA6gwAIKMIAADqDAAgpAgAAOoMACClCAAA6gwAIKYIAADqDAAgE_4GAADzCwAw_wYAANYEABCABwAA8wsAMJwHBACUCwAhoQcBAJULACGqB0AA-AoAIeMHQACLCwAh8AcEAIoLACGBCAEAlQsAIYQIAQD2CgAhlQgBAPYKACGeCEAA-AoAIaAIBACUCwAhoQgQAKQLACGiCAEA9goAIaMIAQCVCwAhpAgBAJULACGlCBAApAsAIaYIQACLCwAhAwAAABsAIAEAANUEADA5AADWBAAgAwAAABsAIAEAABwAMAIAAB0AIAEAAAAsACABAAAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgCQ8AAL8PACAQAACzDQAg4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQEtAADeBAAgB-MHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAEBLQAA4AQAMAEtAADgBAAwCQ8AAL4PACAQAACxDQAg4wdAAPIMACHwBwQA8QwAIYEIAQDnDAAhhAgBAOcMACGfCAIA5gwAIaAIBAD6DAAhoQgQAJENACECAAAALAAgLQAA4wQAIAfjB0AA8gwAIfAHBADxDAAhgQgBAOcMACGECAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQIAAAAqACAtAADlBAAgAgAAACoAIC0AAOUEACADAAAALAAgNAAA3gQAIDUAAOMEACABAAAALAAgAQAAACoAIAgGAAC5DwAgOgAAug8AIDsAAL0PACA8AAC8DwAgPQAAuw8AIOMHAADqDAAgoAgAAOoMACChCAAA6gwAIAr-BgAA8gsAMP8GAADsBAAQgAcAAPILADDjB0AAiwsAIfAHBACKCwAhgQgBAPYKACGECAEA9goAIZ8IAgD1CgAhoAgEAJQLACGhCBAApAsAIQMAAAAqACABAADrBAAwOQAA7AQAIAMAAAAqACABAAArADACAAAsACAR_gYAAPELADD_BgAA8gQAEIAHAADxCwAwqgdAAIYLACHwBwQArgsAIYQIAQCECwAhiAgBAAAAAZUIAQCECwAhlggBAIQLACGXCBAAswsAIZgIEACzCwAhmQhAAJ4LACGaCAIAywsAIZsIAQCdCwAhnAhAAJ4LACGdCAQAnAsAIZ4IQACGCwAhAQAAAO8EACABAAAA7wQAIBH-BgAA8QsAMP8GAADyBAAQgAcAAPELADCqB0AAhgsAIfAHBACuCwAhhAgBAIQLACGICAEAhAsAIZUIAQCECwAhlggBAIQLACGXCBAAswsAIZgIEACzCwAhmQhAAJ4LACGaCAIAywsAIZsIAQCdCwAhnAhAAJ4LACGdCAQAnAsAIZ4IQACGCwAhBZkIAADqDAAgmggAAOoMACCbCAAA6gwAIJwIAADqDAAgnQgAAOoMACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACAOqgdAAAAAAfAHBAAAAAGECAEAAAABiAgBAAAAAZUIAQAAAAGWCAEAAAABlwgQAAAAAZgIEAAAAAGZCEAAAAABmggCAAAAAZsIAQAAAAGcCEAAAAABnQgEAAAAAZ4IQAAAAAEBLQAA9wQAIA6qB0AAAAAB8AcEAAAAAYQIAQAAAAGICAEAAAABlQgBAAAAAZYIAQAAAAGXCBAAAAABmAgQAAAAAZkIQAAAAAGaCAIAAAABmwgBAAAAAZwIQAAAAAGdCAQAAAABnghAAAAAAQEtAAD5BAAwAS0AAPkEADAOqgdAAOkMACHwBwQA8QwAIYQIAQDnDAAhiAgBAOcMACGVCAEA5wwAIZYIAQDnDAAhlwgQAPAMACGYCBAA8AwAIZkIQADyDAAhmggCANIOACGbCAEA-wwAIZwIQADyDAAhnQgEAPoMACGeCEAA6QwAIQIAAADvBAAgLQAA_AQAIA6qB0AA6QwAIfAHBADxDAAhhAgBAOcMACGICAEA5wwAIZUIAQDnDAAhlggBAOcMACGXCBAA8AwAIZgIEADwDAAhmQhAAPIMACGaCAIA0g4AIZsIAQD7DAAhnAhAAPIMACGdCAQA-gwAIZ4IQADpDAAhAgAAAPIEACAtAAD-BAAgAgAAAPIEACAtAAD-BAAgAwAAAO8EACA0AAD3BAAgNQAA_AQAIAEAAADvBAAgAQAAAPIEACAKBgAAtA8AIDoAALUPACA7AAC4DwAgPAAAtw8AID0AALYPACCZCAAA6gwAIJoIAADqDAAgmwgAAOoMACCcCAAA6gwAIJ0IAADqDAAgEf4GAADwCwAw_wYAAIUFABCABwAA8AsAMKoHQAD4CgAh8AcEAIoLACGECAEA9goAIYgIAQD2CgAhlQgBAPYKACGWCAEA9goAIZcIEACJCwAhmAgQAIkLACGZCEAAiwsAIZoIAgDICwAhmwgBAJULACGcCEAAiwsAIZ0IBACUCwAhnghAAPgKACEDAAAA8gQAIAEAAIQFADA5AACFBQAgAwAAAPIEACABAADzBAAwAgAA7wQAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgBQMAALMPACCBBwIAAAABlAcBAAAAAcUHQAAAAAGFCBAAAAABAS0AAI0FACAEgQcCAAAAAZQHAQAAAAHFB0AAAAABhQgQAAAAAQEtAACPBQAwAS0AAI8FADAFAwAAsg8AIIEHAgDmDAAhlAcBAOcMACHFB0AA6QwAIYUIEADwDAAhAgAAAGUAIC0AAJIFACAEgQcCAOYMACGUBwEA5wwAIcUHQADpDAAhhQgQAPAMACECAAAAYwAgLQAAlAUAIAIAAABjACAtAACUBQAgAwAAAGUAIDQAAI0FACA1AACSBQAgAQAAAGUAIAEAAABjACAFBgAArQ8AIDoAAK4PACA7AACxDwAgPAAAsA8AID0AAK8PACAH_gYAAO8LADD_BgAAmwUAEIAHAADvCwAwgQcCAPUKACGUBwEA9goAIcUHQAD4CgAhhQgQAIkLACEDAAAAYwAgAQAAmgUAMDkAAJsFACADAAAAYwAgAQAAZAAwAgAAZQAgCg8AAO4LACD-BgAA7QsAMP8GAABFABCABwAA7QsAMKoHQACGCwAh8AcEAK4LACGECAEAhAsAIYUIEACzCwAhkwgBAIQLACGUCAAA7AsAIAEAAACeBQAgAQAAAJ4FACABDwAArA8AIAMAAABFACABAAChBQAwAgAAngUAIAMAAABFACABAAChBQAwAgAAngUAIAMAAABFACABAAChBQAwAgAAngUAIAYPAACrDwAgqgdAAAAAAfAHBAAAAAGECAEAAAABhQgQAAAAAZMIAQAAAAEBLQAApQUAIAWqB0AAAAAB8AcEAAAAAYQIAQAAAAGFCBAAAAABkwgBAAAAAQEtAACnBQAwAS0AAKcFADAGDwAAqg8AIKoHQADpDAAh8AcEAPEMACGECAEA5wwAIYUIEADwDAAhkwgBAOcMACECAAAAngUAIC0AAKoFACAFqgdAAOkMACHwBwQA8QwAIYQIAQDnDAAhhQgQAPAMACGTCAEA5wwAIQIAAABFACAtAACsBQAgAgAAAEUAIC0AAKwFACADAAAAngUAIDQAAKUFACA1AACqBQAgAQAAAJ4FACABAAAARQAgBQYAAKUPACA6AACmDwAgOwAAqQ8AIDwAAKgPACA9AACnDwAgCP4GAADrCwAw_wYAALMFABCABwAA6wsAMKoHQAD4CgAh8AcEAIoLACGECAEA9goAIYUIEACJCwAhkwgBAPYKACEDAAAARQAgAQAAsgUAMDkAALMFACADAAAARQAgAQAAoQUAMAIAAJ4FACAI_gYAAOkLADD_BgAAuQUAEIAHAADpCwAwqgdAAIYLACHuBwEAhAsAIZAIAQCECwAhkQgBAIQLACGSCAAA6gsAIAEAAAC2BQAgAQAAALYFACAH_gYAAOkLADD_BgAAuQUAEIAHAADpCwAwqgdAAIYLACHuBwEAhAsAIZAIAQCECwAhkQgBAIQLACEAAwAAALkFACABAAC6BQAwAgAAtgUAIAMAAAC5BQAgAQAAugUAMAIAALYFACADAAAAuQUAIAEAALoFADACAAC2BQAgBKoHQAAAAAHuBwEAAAABkAgBAAAAAZEIAQAAAAEBLQAAvgUAIASqB0AAAAAB7gcBAAAAAZAIAQAAAAGRCAEAAAABAS0AAMAFADABLQAAwAUAMASqB0AA6QwAIe4HAQDnDAAhkAgBAOcMACGRCAEA5wwAIQIAAAC2BQAgLQAAwwUAIASqB0AA6QwAIe4HAQDnDAAhkAgBAOcMACGRCAEA5wwAIQIAAAC5BQAgLQAAxQUAIAIAAAC5BQAgLQAAxQUAIAMAAAC2BQAgNAAAvgUAIDUAAMMFACABAAAAtgUAIAEAAAC5BQAgAwYAAKIPACA8AACkDwAgPQAAow8AIAf-BgAA6AsAMP8GAADMBQAQgAcAAOgLADCqB0AA-AoAIe4HAQD2CgAhkAgBAPYKACGRCAEA9goAIQMAAAC5BQAgAQAAywUAMDkAAMwFACADAAAAuQUAIAEAALoFADACAAC2BQAgDwkBAIQLACEOAADlCwAgwQMAAOMLACDCAwAA5AsAIP4GAADhCwAw_wYAANsFABCABwAA4QsAMJQHAQCdCwAhsQcBAAAAAcIHQACGCwAhiggBAIQLACGLCAEAhAsAIYwIAQCECwAhjQgAAOILACCOCAEAnQsAIQEAAADPBQAgCMADAADXCwAg_gYAANoLADD_BgAA0QUAEIAHAADaCwAwwgdAAIYLACHQBwEAhAsAIYcIAQCECwAhiQgBAIQLACEBAAAA0QUAIAbAAwAA1wsAIP4GAADnCwAw_wYAANMFABCABwAA5wsAMMIHQACGCwAhhwgBAIQLACEBwAMAAPAOACAHwAMAANcLACD-BgAA5wsAMP8GAADTBQAQgAcAAOcLADDCB0AAhgsAIYcIAQCECwAhjwgAAOYLACADAAAA0wUAIAEAANQFADACAADVBQAgCMADAADXCwAg_gYAANYLADD_BgAA1wUAEIAHAADWCwAwwgdAAIYLACGCCAQArgsAIYcIAQCECwAhiAgBAIQLACEBAAAA1wUAIAEAAADTBQAgAQAAAM8FACAPCQEAhAsAIQ4AAOULACDBAwAA4wsAIMIDAADkCwAg_gYAAOELADD_BgAA2wUAEIAHAADhCwAwlAcBAJ0LACGxBwEAhAsAIcIHQACGCwAhiggBAIQLACGLCAEAhAsAIYwIAQCECwAhjQgAAOILACCOCAEAnQsAIQUOAAChDwAgwQMAAJ8PACDCAwAAoA8AIJQHAADqDAAgjggAAOoMACADAAAA2wUAIAEAANwFADACAADPBQAgAwAAANsFACABAADcBQAwAgAAzwUAIAMAAADbBQAgAQAA3AUAMAIAAM8FACAMCQEAAAABDgAAng8AIMEDAACcDwAgwgMAAJ0PACCUBwEAAAABsQcBAAAAAcIHQAAAAAGKCAEAAAABiwgBAAAAAYwIAQAAAAGNCIAAAAABjggBAAAAAQEtAADgBQAgCQkBAAAAAZQHAQAAAAGxBwEAAAABwgdAAAAAAYoIAQAAAAGLCAEAAAABjAgBAAAAAY0IgAAAAAGOCAEAAAABAS0AAOIFADABLQAA4gUAMAwJAQDnDAAhDgAAhQ8AIMEDAACDDwAgwgMAAIQPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGKCAEA5wwAIYsIAQDnDAAhjAgBAOcMACGNCIAAAAABjggBAPsMACECAAAAzwUAIC0AAOUFACAJCQEA5wwAIZQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQIAAADbBQAgLQAA5wUAIAIAAADbBQAgLQAA5wUAIAMAAADPBQAgNAAA4AUAIDUAAOUFACABAAAAzwUAIAEAAADbBQAgBQYAAIAPACA8AACCDwAgPQAAgQ8AIJQHAADqDAAgjggAAOoMACAMCQEA9goAIf4GAADeCwAw_wYAAO4FABCABwAA3gsAMJQHAQCVCwAhsQcBAPYKACHCB0AA-AoAIYoIAQD2CgAhiwgBAPYKACGMCAEA9goAIY0IAADfCwAgjggBAJULACEDAAAA2wUAIAEAAO0FADA5AADuBQAgAwAAANsFACABAADcBQAwAgAAzwUAIAf-BgAA3AsAMP8GAAD0BQAQgAcAANwLADCBBwIAgwsAIcUHQACGCwAhhQgQALMLACGGCAAA3QsAIAEAAADxBQAgAQAAAPEFACAG_gYAANwLADD_BgAA9AUAEIAHAADcCwAwgQcCAIMLACHFB0AAhgsAIYUIEACzCwAhAAMAAAD0BQAgAQAA9QUAMAIAAPEFACADAAAA9AUAIAEAAPUFADACAADxBQAgAwAAAPQFACABAAD1BQAwAgAA8QUAIAOBBwIAAAABxQdAAAAAAYUIEAAAAAEBLQAA-QUAIAOBBwIAAAABxQdAAAAAAYUIEAAAAAEBLQAA-wUAMAEtAAD7BQAwA4EHAgDmDAAhxQdAAOkMACGFCBAA8AwAIQIAAADxBQAgLQAA_gUAIAOBBwIA5gwAIcUHQADpDAAhhQgQAPAMACECAAAA9AUAIC0AAIAGACACAAAA9AUAIC0AAIAGACADAAAA8QUAIDQAAPkFACA1AAD-BQAgAQAAAPEFACABAAAA9AUAIAUGAAD7DgAgOgAA_A4AIDsAAP8OACA8AAD-DgAgPQAA_Q4AIAb-BgAA2wsAMP8GAACHBgAQgAcAANsLADCBBwIA9QoAIcUHQAD4CgAhhQgQAIkLACEDAAAA9AUAIAEAAIYGADA5AACHBgAgAwAAAPQFACABAAD1BQAwAgAA8QUAIAjAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGHCAEAAAABiQgBAIQLACEBAAAAigYAIAEAAACKBgAgAcADAADwDgAgAwAAANEFACABAACNBgAwAgAAigYAIAMAAADRBQAgAQAAjQYAMAIAAIoGACADAAAA0QUAIAEAAI0GADACAACKBgAgBcADAAD6DgAgwgdAAAAAAdAHAQAAAAGHCAEAAAABiQgBAAAAAQEtAACRBgAgBMIHQAAAAAHQBwEAAAABhwgBAAAAAYkIAQAAAAEBLQAAkwYAMAEtAACTBgAwBcADAAD5DgAgwgdAAOkMACHQBwEA5wwAIYcIAQDnDAAhiQgBAOcMACECAAAAigYAIC0AAJYGACAEwgdAAOkMACHQBwEA5wwAIYcIAQDnDAAhiQgBAOcMACECAAAA0QUAIC0AAJgGACACAAAA0QUAIC0AAJgGACADAAAAigYAIDQAAJEGACA1AACWBgAgAQAAAIoGACABAAAA0QUAIAMGAAD2DgAgPAAA-A4AID0AAPcOACAH_gYAANkLADD_BgAAnwYAEIAHAADZCwAwwgdAAPgKACHQBwEA9goAIYcIAQD2CgAhiQgBAPYKACEDAAAA0QUAIAEAAJ4GADA5AACfBgAgAwAAANEFACABAACNBgAwAgAAigYAIAEAAADVBQAgAQAAANUFACADAAAA0wUAIAEAANQFADACAADVBQAgAwAAANMFACABAADUBQAwAgAA1QUAIAMAAADTBQAgAQAA1AUAMAIAANUFACADwAMAAPUOACDCB0AAAAABhwgBAAAAAQEtAACnBgAgAsIHQAAAAAGHCAEAAAABAS0AAKkGADABLQAAqQYAMAPAAwAA9A4AIMIHQADpDAAhhwgBAOcMACECAAAA1QUAIC0AAKwGACACwgdAAOkMACGHCAEA5wwAIQIAAADTBQAgLQAArgYAIAIAAADTBQAgLQAArgYAIAMAAADVBQAgNAAApwYAIDUAAKwGACABAAAA1QUAIAEAAADTBQAgAwYAAPEOACA8AADzDgAgPQAA8g4AIAX-BgAA2AsAMP8GAAC1BgAQgAcAANgLADDCB0AA-AoAIYcIAQD2CgAhAwAAANMFACABAAC0BgAwOQAAtQYAIAMAAADTBQAgAQAA1AUAMAIAANUFACAIwAMAANcLACD-BgAA1gsAMP8GAADXBQAQgAcAANYLADDCB0AAhgsAIYIIBAAAAAGHCAEAAAABiAgBAIQLACEBAAAAuAYAIAEAAAC4BgAgAcADAADwDgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAMAAADXBQAgAQAAuwYAMAIAALgGACADAAAA1wUAIAEAALsGADACAAC4BgAgBcADAADvDgAgwgdAAAAAAYIIBAAAAAGHCAEAAAABiAgBAAAAAQEtAAC_BgAgBMIHQAAAAAGCCAQAAAABhwgBAAAAAYgIAQAAAAEBLQAAwQYAMAEtAADBBgAwBcADAADuDgAgwgdAAOkMACGCCAQA8QwAIYcIAQDnDAAhiAgBAOcMACECAAAAuAYAIC0AAMQGACAEwgdAAOkMACGCCAQA8QwAIYcIAQDnDAAhiAgBAOcMACECAAAA1wUAIC0AAMYGACACAAAA1wUAIC0AAMYGACADAAAAuAYAIDQAAL8GACA1AADEBgAgAQAAALgGACABAAAA1wUAIAUGAADpDgAgOgAA6g4AIDsAAO0OACA8AADsDgAgPQAA6w4AIAf-BgAA1QsAMP8GAADNBgAQgAcAANULADDCB0AA-AoAIYIIBACKCwAhhwgBAPYKACGICAEA9goAIQMAAADXBQAgAQAAzAYAMDkAAM0GACADAAAA1wUAIAEAALsGADACAAC4BgAgB_4GAADTCwAw_wYAANMGABCABwAA0wsAMIEHAgCDCwAhxQdAAIYLACGFCBAAswsAIYYIAADUCwAgAQAAANAGACABAAAA0AYAIAb-BgAA0wsAMP8GAADTBgAQgAcAANMLADCBBwIAgwsAIcUHQACGCwAhhQgQALMLACEAAwAAANMGACABAADUBgAwAgAA0AYAIAMAAADTBgAgAQAA1AYAMAIAANAGACADAAAA0wYAIAEAANQGADACAADQBgAgA4EHAgAAAAHFB0AAAAABhQgQAAAAAQEtAADYBgAgA4EHAgAAAAHFB0AAAAABhQgQAAAAAQEtAADaBgAwAS0AANoGADADgQcCAOYMACHFB0AA6QwAIYUIEADwDAAhAgAAANAGACAtAADdBgAgA4EHAgDmDAAhxQdAAOkMACGFCBAA8AwAIQIAAADTBgAgLQAA3wYAIAIAAADTBgAgLQAA3wYAIAMAAADQBgAgNAAA2AYAIDUAAN0GACABAAAA0AYAIAEAAADTBgAgBQYAAOQOACA6AADlDgAgOwAA6A4AIDwAAOcOACA9AADmDgAgBv4GAADSCwAw_wYAAOYGABCABwAA0gsAMIEHAgD1CgAhxQdAAPgKACGFCBAAiQsAIQMAAADTBgAgAQAA5QYAMDkAAOYGACADAAAA0wYAIAEAANQGADACAADQBgAgAQAAAEMAIAEAAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACAGDwAA4w4AIIEHAgAAAAHMBwEAAAAB8AcEAAAAAYMIQAAAAAGECAEAAAABAS0AAO4GACAFgQcCAAAAAcwHAQAAAAHwBwQAAAABgwhAAAAAAYQIAQAAAAEBLQAA8AYAMAEtAADwBgAwBg8AAOIOACCBBwIA5gwAIcwHAQDnDAAh8AcEAPEMACGDCEAA6QwAIYQIAQDnDAAhAgAAAEMAIC0AAPMGACAFgQcCAOYMACHMBwEA5wwAIfAHBADxDAAhgwhAAOkMACGECAEA5wwAIQIAAABBACAtAAD1BgAgAgAAAEEAIC0AAPUGACADAAAAQwAgNAAA7gYAIDUAAPMGACABAAAAQwAgAQAAAEEAIAUGAADdDgAgOgAA3g4AIDsAAOEOACA8AADgDgAgPQAA3w4AIAj-BgAA0QsAMP8GAAD8BgAQgAcAANELADCBBwIA9QoAIcwHAQD2CgAh8AcEAIoLACGDCEAA-AoAIYQIAQD2CgAhAwAAAEEAIAEAAPsGADA5AAD8BgAgAwAAAEEAIAEAAEIAMAIAAEMAIAstAAC3CwAg_gYAANALADD_BgAAggcAEIAHAADQCwAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAAAAAYAIAQCECwAhgQgBAJ0LACGCCAQAnAsAIQEAAAD_BgAgAQAAAP8GACALLQAAtwsAIP4GAADQCwAw_wYAAIIHABCABwAA0AsAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhgAgBAIQLACGBCAEAnQsAIYIIBACcCwAhAy0AAOoMACCBCAAA6gwAIIIIAADqDAAgAwAAAIIHACABAACDBwAwAgAA_wYAIAMAAACCBwAgAQAAgwcAMAIAAP8GACADAAAAggcAIAEAAIMHADACAAD_BgAgCC2AAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAbEHAQAAAAGACAEAAAABgQgBAAAAAYIIBAAAAAEBLQAAhwcAIAgtgAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABgAgBAAAAAYEIAQAAAAGCCAQAAAABAS0AAIkHADABLQAAiQcAMAgtgAAAAAGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIYAIAQDnDAAhgQgBAPsMACGCCAQA-gwAIQIAAAD_BgAgLQAAjAcAIAgtgAAAAAGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIYAIAQDnDAAhgQgBAPsMACGCCAQA-gwAIQIAAACCBwAgLQAAjgcAIAIAAACCBwAgLQAAjgcAIAMAAAD_BgAgNAAAhwcAIDUAAIwHACABAAAA_wYAIAEAAACCBwAgCAYAANgOACAtAADqDAAgOgAA2Q4AIDsAANwOACA8AADbDgAgPQAA2g4AIIEIAADqDAAggggAAOoMACALLQAAoQsAIP4GAADPCwAw_wYAAJUHABCABwAAzwsAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIbEHAQD2CgAhgAgBAPYKACGBCAEAlQsAIYIIBACUCwAhAwAAAIIHACABAACUBwAwOQAAlQcAIAMAAACCBwAgAQAAgwcAMAIAAP8GACAO_gYAAM4LADD_BgAAmwcAEIAHAADOCwAwlAcBAIQLACGqB0AAhgsAIbEHAQAAAAG1BwEAhAsAIb4HQACeCwAh-gcBAIQLACH7BwEAhAsAIfwHAgCDCwAh_QcCAIMLACH-B0AAngsAIf8HQACeCwAhAQAAAJgHACABAAAAmAcAIA7-BgAAzgsAMP8GAACbBwAQgAcAAM4LADCUBwEAhAsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIb4HQACeCwAh-gcBAIQLACH7BwEAhAsAIfwHAgCDCwAh_QcCAIMLACH-B0AAngsAIf8HQACeCwAhA74HAADqDAAg_gcAAOoMACD_BwAA6gwAIAMAAACbBwAgAQAAnAcAMAIAAJgHACADAAAAmwcAIAEAAJwHADACAACYBwAgAwAAAJsHACABAACcBwAwAgAAmAcAIAuUBwEAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABvgdAAAAAAfoHAQAAAAH7BwEAAAAB_AcCAAAAAf0HAgAAAAH-B0AAAAAB_wdAAAAAAQEtAACgBwAgC5QHAQAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG-B0AAAAAB-gcBAAAAAfsHAQAAAAH8BwIAAAAB_QcCAAAAAf4HQAAAAAH_B0AAAAABAS0AAKIHADABLQAAogcAMAuUBwEA5wwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIb4HQADyDAAh-gcBAOcMACH7BwEA5wwAIfwHAgDmDAAh_QcCAOYMACH-B0AA8gwAIf8HQADyDAAhAgAAAJgHACAtAAClBwAgC5QHAQDnDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhvgdAAPIMACH6BwEA5wwAIfsHAQDnDAAh_AcCAOYMACH9BwIA5gwAIf4HQADyDAAh_wdAAPIMACECAAAAmwcAIC0AAKcHACACAAAAmwcAIC0AAKcHACADAAAAmAcAIDQAAKAHACA1AAClBwAgAQAAAJgHACABAAAAmwcAIAgGAADTDgAgOgAA1A4AIDsAANcOACA8AADWDgAgPQAA1Q4AIL4HAADqDAAg_gcAAOoMACD_BwAA6gwAIA7-BgAAzQsAMP8GAACuBwAQgAcAAM0LADCUBwEA9goAIaoHQAD4CgAhsQcBAPYKACG1BwEA9goAIb4HQACLCwAh-gcBAPYKACH7BwEA9goAIfwHAgD1CgAh_QcCAPUKACH-B0AAiwsAIf8HQACLCwAhAwAAAJsHACABAACtBwAwOQAArgcAIAMAAACbBwAgAQAAnAcAMAIAAJgHACAL_gYAAMoLADD_BgAAtAcAEIAHAADKCwAw8gcBAIQLACHzBwIAgwsAIfQHQACGCwAh9QcCAIMLACH2BwIAywsAIfcHAQCdCwAh-AcBAJ0LACH5BwAAzAsAIAEAAACxBwAgAQAAALEHACAK_gYAAMoLADD_BgAAtAcAEIAHAADKCwAw8gcBAIQLACHzBwIAgwsAIfQHQACGCwAh9QcCAIMLACH2BwIAywsAIfcHAQCdCwAh-AcBAJ0LACED9gcAAOoMACD3BwAA6gwAIPgHAADqDAAgAwAAALQHACABAAC1BwAwAgAAsQcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACADAAAAtAcAIAEAALUHADACAACxBwAgB_IHAQAAAAHzBwIAAAAB9AdAAAAAAfUHAgAAAAH2BwIAAAAB9wcBAAAAAfgHAQAAAAEBLQAAuQcAIAfyBwEAAAAB8wcCAAAAAfQHQAAAAAH1BwIAAAAB9gcCAAAAAfcHAQAAAAH4BwEAAAABAS0AALsHADABLQAAuwcAMAfyBwEA5wwAIfMHAgDmDAAh9AdAAOkMACH1BwIA5gwAIfYHAgDSDgAh9wcBAPsMACH4BwEA-wwAIQIAAACxBwAgLQAAvgcAIAfyBwEA5wwAIfMHAgDmDAAh9AdAAOkMACH1BwIA5gwAIfYHAgDSDgAh9wcBAPsMACH4BwEA-wwAIQIAAAC0BwAgLQAAwAcAIAIAAAC0BwAgLQAAwAcAIAMAAACxBwAgNAAAuQcAIDUAAL4HACABAAAAsQcAIAEAAAC0BwAgCAYAAM0OACA6AADODgAgOwAA0Q4AIDwAANAOACA9AADPDgAg9gcAAOoMACD3BwAA6gwAIPgHAADqDAAgCv4GAADHCwAw_wYAAMcHABCABwAAxwsAMPIHAQD2CgAh8wcCAPUKACH0B0AA-AoAIfUHAgD1CgAh9gcCAMgLACH3BwEAlQsAIfgHAQCVCwAhAwAAALQHACABAADGBwAwOQAAxwcAIAMAAAC0BwAgAQAAtQcAMAIAALEHACAF_gYAAMYLADD_BgAAzQcAEIAHAADGCwAw8AcBAAAAAfEHQACGCwAhAQAAAMoHACABAAAAygcAIAX-BgAAxgsAMP8GAADNBwAQgAcAAMYLADDwBwEAhAsAIfEHQACGCwAhAAMAAADNBwAgAQAAzgcAMAIAAMoHACADAAAAzQcAIAEAAM4HADACAADKBwAgAwAAAM0HACABAADOBwAwAgAAygcAIALwBwEAAAAB8QdAAAAAAQEtAADSBwAgAvAHAQAAAAHxB0AAAAABAS0AANQHADABLQAA1AcAMALwBwEA5wwAIfEHQADpDAAhAgAAAMoHACAtAADXBwAgAvAHAQDnDAAh8QdAAOkMACECAAAAzQcAIC0AANkHACACAAAAzQcAIC0AANkHACADAAAAygcAIDQAANIHACA1AADXBwAgAQAAAMoHACABAAAAzQcAIAMGAADKDgAgPAAAzA4AID0AAMsOACAF_gYAAMULADD_BgAA4AcAEIAHAADFCwAw8AcBAPYKACHxB0AA-AoAIQMAAADNBwAgAQAA3wcAMDkAAOAHACADAAAAzQcAIAEAAM4HADACAADKBwAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACANAwAAyQ4AIIEHAgAAAAGCBwEAAAABlAcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG5BwEAAAAB0gcQAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAQEtAADoBwAgDIEHAgAAAAGCBwEAAAABlAcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG5BwEAAAAB0gcQAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAQEtAADqBwAwAS0AAOoHADANAwAAyA4AIIEHAgDmDAAhggcBAOcMACGUBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe0HAQDnDAAh7gcBAPsMACHvB0AA8gwAIQIAAABhACAtAADtBwAgDIEHAgDmDAAhggcBAOcMACGUBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe0HAQDnDAAh7gcBAPsMACHvB0AA8gwAIQIAAABfACAtAADvBwAgAgAAAF8AIC0AAO8HACADAAAAYQAgNAAA6AcAIDUAAO0HACABAAAAYQAgAQAAAF8AIAkGAADDDgAgOgAAxA4AIDsAAMcOACA8AADGDgAgPQAAxQ4AILkHAADqDAAg0gcAAOoMACDuBwAA6gwAIO8HAADqDAAgD_4GAADECwAw_wYAAPYHABCABwAAxAsAMIEHAgD1CgAhggcBAPYKACGUBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhuQcBAJULACHSBxAApAsAIe0HAQD2CgAh7gcBAJULACHvB0AAiwsAIQMAAABfACABAAD1BwAwOQAA9gcAIAMAAABfACABAABgADACAABhACALhAUAAL0LACCFBQAAvgsAIP4GAAC8CwAw_wYAAIYIABCABwAAvAsAMIEHAgAAAAGVBwEAhAsAIZYHAQAAAAHlBwEAhAsAIeYHAQCECwAh5wcBAJ0LACEBAAAA-QcAIAeDBQAAwQsAIP4GAADDCwAw_wYAAPsHABCABwAAwwsAMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIQGDBQAAwg4AIAiDBQAAwQsAIP4GAADDCwAw_wYAAPsHABCABwAAwwsAMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIewHAADCCwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIAeDBQAAwQsAIP4GAADACwAw_wYAAP8HABCABwAAwAsAMIEHAgCDCwAhggcBAIQLACGyBwEAhAsAIQGDBQAAwg4AIAiDBQAAwQsAIP4GAADACwAw_wYAAP8HABCABwAAwAsAMIEHAgCDCwAhggcBAIQLACGyBwEAhAsAIesHAAC_CwAgAwAAAP8HACABAACACAAwAgAAgQgAIAEAAAD7BwAgAQAAAP8HACABAAAA-QcAIAuEBQAAvQsAIIUFAAC-CwAg_gYAALwLADD_BgAAhggAEIAHAAC8CwAwgQcCAIMLACGVBwEAhAsAIZYHAQCECwAh5QcBAIQLACHmBwEAhAsAIecHAQCdCwAhA4QFAADADgAghQUAAMEOACDnBwAA6gwAIAMAAACGCAAgAQAAhwgAMAIAAPkHACADAAAAhggAIAEAAIcIADACAAD5BwAgAwAAAIYIACABAACHCAAwAgAA-QcAIAiEBQAAvg4AIIUFAAC_DgAggQcCAAAAAZUHAQAAAAGWBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAABAS0AAIsIACAGgQcCAAAAAZUHAQAAAAGWBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAABAS0AAI0IADABLQAAjQgAMAiEBQAApA4AIIUFAAClDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5QcBAOcMACHmBwEA5wwAIecHAQD7DAAhAgAAAPkHACAtAACQCAAgBoEHAgDmDAAhlQcBAOcMACGWBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHnBwEA-wwAIQIAAACGCAAgLQAAkggAIAIAAACGCAAgLQAAkggAIAMAAAD5BwAgNAAAiwgAIDUAAJAIACABAAAA-QcAIAEAAACGCAAgBgYAAJ8OACA6AACgDgAgOwAAow4AIDwAAKIOACA9AAChDgAg5wcAAOoMACAJ_gYAALsLADD_BgAAmQgAEIAHAAC7CwAwgQcCAPUKACGVBwEA9goAIZYHAQD2CgAh5QcBAPYKACHmBwEA9goAIecHAQCVCwAhAwAAAIYIACABAACYCAAwOQAAmQgAIAMAAACGCAAgAQAAhwgAMAIAAPkHACABAAAAgQgAIAEAAACBCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAMAAAD_BwAgAQAAgAgAMAIAAIEIACADAAAA_wcAIAEAAIAIADACAACBCAAgBIMFAACeDgAggQcCAAAAAYIHAQAAAAGyBwEAAAABAS0AAKEIACADgQcCAAAAAYIHAQAAAAGyBwEAAAABAS0AAKMIADABLQAAowgAMASDBQAAnQ4AIIEHAgDmDAAhggcBAOcMACGyBwEA5wwAIQIAAACBCAAgLQAApggAIAOBBwIA5gwAIYIHAQDnDAAhsgcBAOcMACECAAAA_wcAIC0AAKgIACACAAAA_wcAIC0AAKgIACADAAAAgQgAIDQAAKEIACA1AACmCAAgAQAAAIEIACABAAAA_wcAIAUGAACYDgAgOgAAmQ4AIDsAAJwOACA8AACbDgAgPQAAmg4AIAb-BgAAugsAMP8GAACvCAAQgAcAALoLADCBBwIA9QoAIYIHAQD2CgAhsgcBAPYKACEDAAAA_wcAIAEAAK4IADA5AACvCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAEAAAD9BwAgAQAAAP0HACADAAAA-wcAIAEAAPwHADACAAD9BwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACAEgwUAAJcOACCBBwIAAAABggcBAAAAAeQHAQAAAAEBLQAAtwgAIAOBBwIAAAABggcBAAAAAeQHAQAAAAEBLQAAuQgAMAEtAAC5CAAwBIMFAACWDgAggQcCAOYMACGCBwEA5wwAIeQHAQDnDAAhAgAAAP0HACAtAAC8CAAgA4EHAgDmDAAhggcBAOcMACHkBwEA5wwAIQIAAAD7BwAgLQAAvggAIAIAAAD7BwAgLQAAvggAIAMAAAD9BwAgNAAAtwgAIDUAALwIACABAAAA_QcAIAEAAAD7BwAgBQYAAJEOACA6AACSDgAgOwAAlQ4AIDwAAJQOACA9AACTDgAgBv4GAAC5CwAw_wYAAMUIABCABwAAuQsAMIEHAgD1CgAhggcBAPYKACHkBwEA9goAIQMAAAD7BwAgAQAAxAgAMDkAAMUIACADAAAA-wcAIAEAAPwHADACAAD9BwAgAQAAAA4AIAEAAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACApAwAAjw4AIAgAAJAOACCBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBwEAAAAB2QcQAAAAAdoHAQAAAAHbB0AAAAAB3AcgAAAAAd0HQAAAAAHeBwEAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAEBLQAAzQgAICeBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBwEAAAAB2QcQAAAAAdoHAQAAAAHbB0AAAAAB3AcgAAAAAd0HQAAAAAHeBwEAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAEBLQAAzwgAMAEtAADPCAAwKQMAAIQOACAIAACFDgAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhAgAAAA4AIC0AANIIACAngQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhAgAAAAwAIC0AANQIACACAAAADAAgLQAA1AgAIAMAAAAOACA0AADNCAAgNQAA0ggAIAEAAAAOACABAAAADAAgEQYAAP8NACA6AACADgAgOwAAgw4AIDwAAIIOACA9AACBDgAgoQcAAOoMACCkBwAA6gwAINgHAADqDAAg2QcAAOoMACDaBwAA6gwAINsHAADqDAAg3QcAAOoMACDeBwAA6gwAIN8HAADqDAAg4AcAAOoMACDhBwAA6gwAIOMHAADqDAAgKv4GAAC4CwAw_wYAANsIABCABwAAuAsAMIEHAgD1CgAhkgcBAPYKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhmAcQAIkLACGaBwQAigsAIaEHAQCVCwAhowcQAIkLACGkBwEAlQsAIbEHAQD2CgAhtQcBAPYKACHGBwQAigsAIcwHAQD2CgAhzQcBAPYKACHOBwEA9goAIc8HAgD1CgAh0AcBAPYKACHRBwEA9goAIdIHEACJCwAh0wcQAIkLACHUBxAAiQsAIdUHBACKCwAh1gcEAIoLACHXBxAAiQsAIdgHAQCVCwAh2QcQAKQLACHaBwEAlQsAIdsHQACLCwAh3AcgAPcKACHdB0AAiwsAId4HAQCVCwAh3wdAAIsLACHgB0AAiwsAIeEHQACLCwAh4gdAAPgKACHjB0AAiwsAIQMAAAAMACABAADaCAAwOQAA2wgAIAMAAAAMACABAAANADACAAAOACAO_gYAALYLADD_BgAA4QgAEIAHAAC2CwAwlAcBAIQLACGVBwEAhAsAIaIHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQAAAAG1BwEAhAsAIcgHEACzCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgAQAAAN4IACABAAAA3ggAIA7-BgAAtgsAMP8GAADhCAAQgAcAALYLADCUBwEAhAsAIZUHAQCECwAhogcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIcgHEACzCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgA8kHAADqDAAgygcAAOoMACDLBwAA6gwAIAMAAADhCAAgAQAA4ggAMAIAAN4IACADAAAA4QgAIAEAAOIIADACAADeCAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAuUBwEAAAABlQcBAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAAByAcQAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAQEtAADmCAAgC5QHAQAAAAGVBwEAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAHIBxAAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABAS0AAOgIADABLQAA6AgAMAuUBwEA5wwAIZUHAQDnDAAhogcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIcgHEADwDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAECAAAA3ggAIC0AAOsIACALlAcBAOcMACGVBwEA5wwAIaIHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACHIBxAA8AwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABAgAAAOEIACAtAADtCAAgAgAAAOEIACAtAADtCAAgAwAAAN4IACA0AADmCAAgNQAA6wgAIAEAAADeCAAgAQAAAOEIACAIBgAA-g0AIDoAAPsNACA7AAD-DQAgPAAA_Q0AID0AAPwNACDJBwAA6gwAIMoHAADqDAAgywcAAOoMACAO_gYAALULADD_BgAA9AgAEIAHAAC1CwAwlAcBAPYKACGVBwEA9goAIaIHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACHIBxAAiQsAIckHAQCVCwAhygcBAJULACHLBwAAoQsAIAMAAADhCAAgAQAA8wgAMDkAAPQIACADAAAA4QgAIAEAAOIIADACAADeCAAgC_4GAACyCwAw_wYAAPoIABCABwAAsgsAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhpgcQALMLACHFB0AAhgsAIcYHBACuCwAhxwcAALQLACABAAAA9wgAIAEAAAD3CAAgCv4GAACyCwAw_wYAAPoIABCABwAAsgsAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhpgcQALMLACHFB0AAhgsAIcYHBACuCwAhAAMAAAD6CAAgAQAA-wgAMAIAAPcIACADAAAA-ggAIAEAAPsIADACAAD3CAAgAwAAAPoIACABAAD7CAAwAgAA9wgAIAeBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABpgcQAAAAAcUHQAAAAAHGBwQAAAABAS0AAP8IACAHgQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAaYHEAAAAAHFB0AAAAABxgcEAAAAAQEtAACBCQAwAS0AAIEJADAHgQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGmBxAA8AwAIcUHQADpDAAhxgcEAPEMACECAAAA9wgAIC0AAIQJACAHgQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGmBxAA8AwAIcUHQADpDAAhxgcEAPEMACECAAAA-ggAIC0AAIYJACACAAAA-ggAIC0AAIYJACADAAAA9wgAIDQAAP8IACA1AACECQAgAQAAAPcIACABAAAA-ggAIAUGAAD1DQAgOgAA9g0AIDsAAPkNACA8AAD4DQAgPQAA9w0AIAr-BgAAsQsAMP8GAACNCQAQgAcAALELADCBBwIA9QoAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIaYHEACJCwAhxQdAAPgKACHGBwQAigsAIQMAAAD6CAAgAQAAjAkAMDkAAI0JACADAAAA-ggAIAEAAPsIADACAAD3CAAgBP4GAACwCwAw_wYAAJMJABCABwAAsAsAMMMHIAAAAAEBAAAAkAkAIAEAAACQCQAgBP4GAACwCwAw_wYAAJMJABCABwAAsAsAMMMHIACFCwAhAAMAAACTCQAgAQAAlAkAMAIAAJAJACADAAAAkwkAIAEAAJQJADACAACQCQAgAwAAAJMJACABAACUCQAwAgAAkAkAIAHDByAA6AwAIQIAAACQCQAgLQAAmAkAIAHDByAA6AwAIQIAAACTCQAgLQAAmgkAIAIAAACTCQAgLQAAmgkAIAEAAACQCQAgAQAAAJMJACADBgAA8g0AIDwAAPQNACA9AADzDQAgBP4GAACvCwAw_wYAAKAJABCABwAArwsAMMMHIAD3CgAhAwAAAJMJACABAACfCQAwOQAAoAkAIAMAAACTCQAgAQAAlAkAMAIAAJAJACAF_gYAAK0LADD_BgAApgkAEIAHAACtCwAwwwcgAAAAAcQHBACuCwAhAQAAAKMJACABAAAAowkAIAX-BgAArQsAMP8GAACmCQAQgAcAAK0LADDDByAAhQsAIcQHBACuCwAhAAMAAACmCQAgAQAApwkAMAIAAKMJACADAAAApgkAIAEAAKcJADACAACjCQAgAwAAAKYJACABAACnCQAwAgAAowkAIALDByAAAAABxAcEAAAAAQEtAACrCQAgAsMHIAAAAAHEBwQAAAABAS0AAK0JADABLQAArQkAMALDByAA6AwAIcQHBADxDAAhAgAAAKMJACAtAACwCQAgAsMHIADoDAAhxAcEAPEMACECAAAApgkAIC0AALIJACACAAAApgkAIC0AALIJACADAAAAowkAIDQAAKsJACA1AACwCQAgAQAAAKMJACABAAAApgkAIAUGAADtDQAgOgAA7g0AIDsAAPENACA8AADwDQAgPQAA7w0AIAX-BgAArAsAMP8GAAC5CQAQgAcAAKwLADDDByAA9woAIcQHBACKCwAhAwAAAKYJACABAAC4CQAwOQAAuQkAIAMAAACmCQAgAQAApwkAMAIAAKMJACAE_gYAAKsLADD_BgAAvwkAEIAHAACrCwAwwgdAAAAAAQEAAAC8CQAgAQAAALwJACAE_gYAAKsLADD_BgAAvwkAEIAHAACrCwAwwgdAAIYLACEAAwAAAL8JACABAADACQAwAgAAvAkAIAMAAAC_CQAgAQAAwAkAMAIAALwJACADAAAAvwkAIAEAAMAJADACAAC8CQAgAcIHQADpDAAhAgAAALwJACAtAADECQAgAcIHQADpDAAhAgAAAL8JACAtAADGCQAgAgAAAL8JACAtAADGCQAgAQAAALwJACABAAAAvwkAIAMGAADqDQAgPAAA7A0AID0AAOsNACAE_gYAAKoLADD_BgAAzAkAEIAHAACqCwAwwgdAAPgKACEDAAAAvwkAIAEAAMsJADA5AADMCQAgAwAAAL8JACABAADACQAwAgAAvAkAIAoEAQCECwAh_gYAAKgLADD_BgAA0gkAEIAHAACoCwAwogcBAIQLACGnBwEAhAsAIaoHQACGCwAhvwcBAIQLACHABwEAhAsAIcEHAACpCwAgAQAAAM8JACABAAAAzwkAIAkEAQCECwAh_gYAAKgLADD_BgAA0gkAEIAHAACoCwAwogcBAIQLACGnBwEAhAsAIaoHQACGCwAhvwcBAIQLACHABwEAhAsAIQADAAAA0gkAIAEAANMJADACAADPCQAgAwAAANIJACABAADTCQAwAgAAzwkAIAMAAADSCQAgAQAA0wkAMAIAAM8JACAGBAEAAAABogcBAAAAAacHAQAAAAGqB0AAAAABvwcBAAAAAcAHAQAAAAEBLQAA1wkAIAYEAQAAAAGiBwEAAAABpwcBAAAAAaoHQAAAAAG_BwEAAAABwAcBAAAAAQEtAADZCQAwAS0AANkJADAGBAEA5wwAIaIHAQDnDAAhpwcBAOcMACGqB0AA6QwAIb8HAQDnDAAhwAcBAOcMACECAAAAzwkAIC0AANwJACAGBAEA5wwAIaIHAQDnDAAhpwcBAOcMACGqB0AA6QwAIb8HAQDnDAAhwAcBAOcMACECAAAA0gkAIC0AAN4JACACAAAA0gkAIC0AAN4JACADAAAAzwkAIDQAANcJACA1AADcCQAgAQAAAM8JACABAAAA0gkAIAMGAADnDQAgPAAA6Q0AID0AAOgNACAJBAEA9goAIf4GAACnCwAw_wYAAOUJABCABwAApwsAMKIHAQD2CgAhpwcBAPYKACGqB0AA-AoAIb8HAQD2CgAhwAcBAPYKACEDAAAA0gkAIAEAAOQJADA5AADlCQAgAwAAANIJACABAADTCQAwAgAAzwkAIAEAAABTACABAAAAUwAgAwAAAD8AIAEAAFIAMAIAAFMAIAMAAAA_ACABAABSADACAABTACADAAAAPwAgAQAAUgAwAgAAUwAgHgMAAOMNACAIAADkDQAgCgAA5Q0AIAsAAOYNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAS0AAO0JACAaGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQEtAADvCQAwAS0AAO8JADABAAAAFAAgHgMAAJINACAIAACTDQAgCgAAlA0AIAsAAJUNACAbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACECAAAAUwAgLQAA8wkAIBobAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACECAAAAPwAgLQAA9QkAIAIAAAA_ACAtAAD1CQAgAQAAABQAIAMAAABTACA0AADtCQAgNQAA8wkAIAEAAABTACABAAAAPwAgFQYAAIwNACA6AACNDQAgOwAAkA0AIDwAAI8NACA9AACODQAgkgcAAOoMACCTBwAA6gwAIJQHAADqDAAglwcAAOoMACCcBwAA6gwAIKIHAADqDAAgpgcAAOoMACCzBwAA6gwAILYHAADqDAAgtwcAAOoMACC5BwAA6gwAILoHAADqDAAguwcAAOoMACC8BwAA6gwAIL0HAADqDAAgvgcAAOoMACAdGwIA9QoAIf4GAACjCwAw_wYAAP0JABCABwAAowsAMIEHAgD1CgAhkgcBAJULACGTBwEAlQsAIZQHAQCVCwAhlQcBAPYKACGWBwEA9goAIZcHAQCVCwAhnAcEAJQLACGiBwEAlQsAIaYHEACkCwAhqgdAAPgKACGxBwEA9goAIbIHAQD2CgAhswcBAJULACG0BwEA9goAIbUHAQD2CgAhtgcBAJULACG3BwQAlAsAIbgHIAD3CgAhuQcBAJULACG6B0AAiwsAIbsHAQCVCwAhvAcBAJULACG9B0AAiwsAIb4HQACLCwAhAwAAAD8AIAEAAPwJADA5AAD9CQAgAwAAAD8AIAEAAFIAMAIAAFMAIAEAAAAZACABAAAAGQAgAwAAABcAIAEAABgAMAIAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgCAkAAIsNACCBBwIAAAABlAcBAAAAAaEHAQAAAAGnBwEAAAABqAeAAAAAAakHQAAAAAGqB0AAAAABAS0AAIUKACAHgQcCAAAAAZQHAQAAAAGhBwEAAAABpwcBAAAAAagHgAAAAAGpB0AAAAABqgdAAAAAAQEtAACHCgAwAS0AAIcKADAICQAAig0AIIEHAgDmDAAhlAcBAOcMACGhBwEA5wwAIacHAQDnDAAhqAeAAAAAAakHQADyDAAhqgdAAOkMACECAAAAGQAgLQAAigoAIAeBBwIA5gwAIZQHAQDnDAAhoQcBAOcMACGnBwEA5wwAIagHgAAAAAGpB0AA8gwAIaoHQADpDAAhAgAAABcAIC0AAIwKACACAAAAFwAgLQAAjAoAIAMAAAAZACA0AACFCgAgNQAAigoAIAEAAAAZACABAAAAFwAgBwYAAIUNACA6AACGDQAgOwAAiQ0AIDwAAIgNACA9AACHDQAgqAcAAOoMACCpBwAA6gwAIAr-BgAAoAsAMP8GAACTCgAQgAcAAKALADCBBwIA9QoAIZQHAQD2CgAhoQcBAPYKACGnBwEA9goAIagHAAChCwAgqQdAAIsLACGqB0AA-AoAIQMAAAAXACABAACSCgAwOQAAkwoAIAMAAAAXACABAAAYADACAAAZACABAAAAEgAgAQAAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgAwAAABAAIAEAABEAMAIAABIAIAkJAACDDQAgGgAAhA0AIJQHAQAAAAGhBwEAAAABogcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEBLQAAmwoAIAeUBwEAAAABoQcBAAAAAaIHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAS0AAJ0KADABLQAAnQoAMAkJAACBDQAgGgAAgg0AIJQHAQDnDAAhoQcBAOcMACGiBwEA5wwAIaMHEADwDAAhpAcBAOcMACGlBxAA8AwAIaYHEADwDAAhAgAAABIAIC0AAKAKACAHlAcBAOcMACGhBwEA5wwAIaIHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACECAAAAEAAgLQAAogoAIAIAAAAQACAtAACiCgAgAwAAABIAIDQAAJsKACA1AACgCgAgAQAAABIAIAEAAAAQACAFBgAA_AwAIDoAAP0MACA7AACADQAgPAAA_wwAID0AAP4MACAK_gYAAJ8LADD_BgAAqQoAEIAHAACfCwAwlAcBAPYKACGhBwEA9goAIaIHAQD2CgAhowcQAIkLACGkBwEA9goAIaUHEACJCwAhpgcQAIkLACEDAAAAEAAgAQAAqAoAMDkAAKkKACADAAAAEAAgAQAAEQAwAgAAEgAgCf4GAACbCwAw_wYAAK8KABCABwAAmwsAMIEHAgAAAAGcBwQAnAsAIZ0HAQCdCwAhngcBAJ0LACGfB0AAngsAIaAHQACeCwAhAQAAAKwKACABAAAArAoAIAn-BgAAmwsAMP8GAACvCgAQgAcAAJsLADCBBwIAgwsAIZwHBACcCwAhnQcBAJ0LACGeBwEAnQsAIZ8HQACeCwAhoAdAAJ4LACEFnAcAAOoMACCdBwAA6gwAIJ4HAADqDAAgnwcAAOoMACCgBwAA6gwAIAMAAACvCgAgAQAAsAoAMAIAAKwKACADAAAArwoAIAEAALAKADACAACsCgAgAwAAAK8KACABAACwCgAwAgAArAoAIAaBBwIAAAABnAcEAAAAAZ0HAQAAAAGeBwEAAAABnwdAAAAAAaAHQAAAAAEBLQAAtAoAIAaBBwIAAAABnAcEAAAAAZ0HAQAAAAGeBwEAAAABnwdAAAAAAaAHQAAAAAEBLQAAtgoAMAEtAAC2CgAwBoEHAgDmDAAhnAcEAPoMACGdBwEA-wwAIZ4HAQD7DAAhnwdAAPIMACGgB0AA8gwAIQIAAACsCgAgLQAAuQoAIAaBBwIA5gwAIZwHBAD6DAAhnQcBAPsMACGeBwEA-wwAIZ8HQADyDAAhoAdAAPIMACECAAAArwoAIC0AALsKACACAAAArwoAIC0AALsKACADAAAArAoAIDQAALQKACA1AAC5CgAgAQAAAKwKACABAAAArwoAIAoGAAD1DAAgOgAA9gwAIDsAAPkMACA8AAD4DAAgPQAA9wwAIJwHAADqDAAgnQcAAOoMACCeBwAA6gwAIJ8HAADqDAAgoAcAAOoMACAJ_gYAAJMLADD_BgAAwgoAEIAHAACTCwAwgQcCAPUKACGcBwQAlAsAIZ0HAQCVCwAhngcBAJULACGfB0AAiwsAIaAHQACLCwAhAwAAAK8KACABAADBCgAwOQAAwgoAIAMAAACvCgAgAQAAsAoAMAIAAKwKACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAwDAAD0DAAggQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBxAAAAABmgcEAAAAAZsHQAAAAAEBLQAAygoAIAuBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAAQEtAADMCgAwAS0AAMwKADAMAwAA8wwAIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGZBxAA8AwAIZoHBADxDAAhmwdAAPIMACECAAAAUAAgLQAAzwoAIAuBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmQcQAPAMACGaBwQA8QwAIZsHQADyDAAhAgAAAE4AIC0AANEKACACAAAATgAgLQAA0QoAIAMAAABQACA0AADKCgAgNQAAzwoAIAEAAABQACABAAAATgAgBgYAAOsMACA6AADsDAAgOwAA7wwAIDwAAO4MACA9AADtDAAgmwcAAOoMACAO_gYAAIgLADD_BgAA2AoAEIAHAACICwAwgQcCAPUKACGSBwEA9goAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGYBxAAiQsAIZkHEACJCwAhmgcEAIoLACGbB0AAiwsAIQMAAABOACABAADXCgAwOQAA2AoAIAMAAABOACABAABPADACAABQACAJ_gYAAIILADD_BgAA3goAEIAHAACCCwAwgQcCAIMLACGCBwEAhAsAIYMHIACFCwAhhAdAAIYLACGFB0AAhgsAIZEHAACHCwAgAQAAANsKACABAAAA2woAIAj-BgAAggsAMP8GAADeCgAQgAcAAIILADCBBwIAgwsAIYIHAQCECwAhgwcgAIULACGEB0AAhgsAIYUHQACGCwAhAAMAAADeCgAgAQAA3woAMAIAANsKACADAAAA3goAIAEAAN8KADACAADbCgAgAwAAAN4KACABAADfCgAwAgAA2woAIAWBBwIAAAABggcBAAAAAYMHIAAAAAGEB0AAAAABhQdAAAAAAQEtAADjCgAgBYEHAgAAAAGCBwEAAAABgwcgAAAAAYQHQAAAAAGFB0AAAAABAS0AAOUKADABLQAA5QoAMAWBBwIA5gwAIYIHAQDnDAAhgwcgAOgMACGEB0AA6QwAIYUHQADpDAAhAgAAANsKACAtAADoCgAgBYEHAgDmDAAhggcBAOcMACGDByAA6AwAIYQHQADpDAAhhQdAAOkMACECAAAA3goAIC0AAOoKACACAAAA3goAIC0AAOoKACADAAAA2woAIDQAAOMKACA1AADoCgAgAQAAANsKACABAAAA3goAIAUGAADhDAAgOgAA4gwAIDsAAOUMACA8AADkDAAgPQAA4wwAIAj-BgAA9AoAMP8GAADxCgAQgAcAAPQKADCBBwIA9QoAIYIHAQD2CgAhgwcgAPcKACGEB0AA-AoAIYUHQAD4CgAhAwAAAN4KACABAADwCgAwOQAA8QoAIAMAAADeCgAgAQAA3woAMAIAANsKACAI_gYAAPQKADD_BgAA8QoAEIAHAAD0CgAwgQcCAPUKACGCBwEA9goAIYMHIAD3CgAhhAdAAPgKACGFB0AA-AoAIQ0GAAD6CgAgOgAAgQsAIDsAAPoKACA8AAD6CgAgPQAA-goAIIYHAgAAAAGHBwIAAAAEiAcCAAAABIkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAgAsAIQ4GAAD6CgAgPAAA_woAID0AAP8KACCGBwEAAAABhwcBAAAABIgHAQAAAASJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAP4KACGOBwEAAAABjwcBAAAAAZAHAQAAAAEFBgAA-goAIDwAAP0KACA9AAD9CgAghgcgAAAAAY0HIAD8CgAhCwYAAPoKACA8AAD7CgAgPQAA-woAIIYHQAAAAAGHB0AAAAAEiAdAAAAABIkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AA-QoAIQsGAAD6CgAgPAAA-woAID0AAPsKACCGB0AAAAABhwdAAAAABIgHQAAAAASJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAPkKACEIhgcCAAAAAYcHAgAAAASIBwIAAAAEiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgD6CgAhCIYHQAAAAAGHB0AAAAAEiAdAAAAABIkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AA-woAIQUGAAD6CgAgPAAA_QoAID0AAP0KACCGByAAAAABjQcgAPwKACEChgcgAAAAAY0HIAD9CgAhDgYAAPoKACA8AAD_CgAgPQAA_woAIIYHAQAAAAGHBwEAAAAEiAcBAAAABIkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEA_goAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQuGBwEAAAABhwcBAAAABIgHAQAAAASJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAP8KACGOBwEAAAABjwcBAAAAAZAHAQAAAAENBgAA-goAIDoAAIELACA7AAD6CgAgPAAA-goAID0AAPoKACCGBwIAAAABhwcCAAAABIgHAgAAAASJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAIALACEIhgcIAAAAAYcHCAAAAASIBwgAAAAEiQcIAAAAAYoHCAAAAAGLBwgAAAABjAcIAAAAAY0HCACBCwAhCP4GAACCCwAw_wYAAN4KABCABwAAggsAMIEHAgCDCwAhggcBAIQLACGDByAAhQsAIYQHQACGCwAhhQdAAIYLACEIhgcCAAAAAYcHAgAAAASIBwIAAAAEiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgD6CgAhC4YHAQAAAAGHBwEAAAAEiAcBAAAABIkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEA_woAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQKGByAAAAABjQcgAP0KACEIhgdAAAAAAYcHQAAAAASIB0AAAAAEiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQAD7CgAhAoEHAgAAAAGCBwEAAAABDv4GAACICwAw_wYAANgKABCABwAAiAsAMIEHAgD1CgAhkgcBAPYKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhmAcQAIkLACGZBxAAiQsAIZoHBACKCwAhmwdAAIsLACENBgAA-goAIDoAAJILACA7AACSCwAgPAAAkgsAID0AAJILACCGBxAAAAABhwcQAAAABIgHEAAAAASJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAJELACENBgAA-goAIDoAAIELACA7AACQCwAgPAAAkAsAID0AAJALACCGBwQAAAABhwcEAAAABIgHBAAAAASJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAI8LACELBgAAjQsAIDwAAI4LACA9AACOCwAghgdAAAAAAYcHQAAAAAWIB0AAAAAFiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQACMCwAhCwYAAI0LACA8AACOCwAgPQAAjgsAIIYHQAAAAAGHB0AAAAAFiAdAAAAABYkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AAjAsAIQiGBwIAAAABhwcCAAAABYgHAgAAAAWJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAI0LACEIhgdAAAAAAYcHQAAAAAWIB0AAAAAFiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQACOCwAhDQYAAPoKACA6AACBCwAgOwAAkAsAIDwAAJALACA9AACQCwAghgcEAAAAAYcHBAAAAASIBwQAAAAEiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACPCwAhCIYHBAAAAAGHBwQAAAAEiAcEAAAABIkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAkAsAIQ0GAAD6CgAgOgAAkgsAIDsAAJILACA8AACSCwAgPQAAkgsAIIYHEAAAAAGHBxAAAAAEiAcQAAAABIkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAAkQsAIQiGBxAAAAABhwcQAAAABIgHEAAAAASJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAJILACEJ_gYAAJMLADD_BgAAwgoAEIAHAACTCwAwgQcCAPUKACGcBwQAlAsAIZ0HAQCVCwAhngcBAJULACGfB0AAiwsAIaAHQACLCwAhDQYAAI0LACA6AACZCwAgOwAAmgsAIDwAAJoLACA9AACaCwAghgcEAAAAAYcHBAAAAAWIBwQAAAAFiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACYCwAhDgYAAI0LACA8AACXCwAgPQAAlwsAIIYHAQAAAAGHBwEAAAAFiAcBAAAABYkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEAlgsAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQ4GAACNCwAgPAAAlwsAID0AAJcLACCGBwEAAAABhwcBAAAABYgHAQAAAAWJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAJYLACGOBwEAAAABjwcBAAAAAZAHAQAAAAELhgcBAAAAAYcHAQAAAAWIBwEAAAAFiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQCXCwAhjgcBAAAAAY8HAQAAAAGQBwEAAAABDQYAAI0LACA6AACZCwAgOwAAmgsAIDwAAJoLACA9AACaCwAghgcEAAAAAYcHBAAAAAWIBwQAAAAFiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACYCwAhCIYHCAAAAAGHBwgAAAAFiAcIAAAABYkHCAAAAAGKBwgAAAABiwcIAAAAAYwHCAAAAAGNBwgAmQsAIQiGBwQAAAABhwcEAAAABYgHBAAAAAWJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJoLACEJ_gYAAJsLADD_BgAArwoAEIAHAACbCwAwgQcCAIMLACGcBwQAnAsAIZ0HAQCdCwAhngcBAJ0LACGfB0AAngsAIaAHQACeCwAhCIYHBAAAAAGHBwQAAAAFiAcEAAAABYkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAmgsAIQuGBwEAAAABhwcBAAAABYgHAQAAAAWJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAJcLACGOBwEAAAABjwcBAAAAAZAHAQAAAAEIhgdAAAAAAYcHQAAAAAWIB0AAAAAFiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQACOCwAhCv4GAACfCwAw_wYAAKkKABCABwAAnwsAMJQHAQD2CgAhoQcBAPYKACGiBwEA9goAIaMHEACJCwAhpAcBAPYKACGlBxAAiQsAIaYHEACJCwAhCv4GAACgCwAw_wYAAJMKABCABwAAoAsAMIEHAgD1CgAhlAcBAPYKACGhBwEA9goAIacHAQD2CgAhqAcAAKELACCpB0AAiwsAIaoHQAD4CgAhDwYAAI0LACA8AACiCwAgPQAAogsAIIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQyGB4AAAAABiQeAAAAAAYoHgAAAAAGLB4AAAAABjAeAAAAAAY0HgAAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuB4AAAAABrweAAAAAAbAHgAAAAAEdGwIA9QoAIf4GAACjCwAw_wYAAP0JABCABwAAowsAMIEHAgD1CgAhkgcBAJULACGTBwEAlQsAIZQHAQCVCwAhlQcBAPYKACGWBwEA9goAIZcHAQCVCwAhnAcEAJQLACGiBwEAlQsAIaYHEACkCwAhqgdAAPgKACGxBwEA9goAIbIHAQD2CgAhswcBAJULACG0BwEA9goAIbUHAQD2CgAhtgcBAJULACG3BwQAlAsAIbgHIAD3CgAhuQcBAJULACG6B0AAiwsAIbsHAQCVCwAhvAcBAJULACG9B0AAiwsAIb4HQACLCwAhDQYAAI0LACA6AACmCwAgOwAApgsAIDwAAKYLACA9AACmCwAghgcQAAAAAYcHEAAAAAWIBxAAAAAFiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEAClCwAhDQYAAI0LACA6AACmCwAgOwAApgsAIDwAAKYLACA9AACmCwAghgcQAAAAAYcHEAAAAAWIBxAAAAAFiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEAClCwAhCIYHEAAAAAGHBxAAAAAFiAcQAAAABYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAApgsAIQkEAQD2CgAh_gYAAKcLADD_BgAA5QkAEIAHAACnCwAwogcBAPYKACGnBwEA9goAIaoHQAD4CgAhvwcBAPYKACHABwEA9goAIQkEAQCECwAh_gYAAKgLADD_BgAA0gkAEIAHAACoCwAwogcBAIQLACGnBwEAhAsAIaoHQACGCwAhvwcBAIQLACHABwEAhAsAIQIEAQAAAAG_BwEAAAABBP4GAACqCwAw_wYAAMwJABCABwAAqgsAMMIHQAD4CgAhBP4GAACrCwAw_wYAAL8JABCABwAAqwsAMMIHQACGCwAhBf4GAACsCwAw_wYAALkJABCABwAArAsAMMMHIAD3CgAhxAcEAIoLACEF_gYAAK0LADD_BgAApgkAEIAHAACtCwAwwwcgAIULACHEBwQArgsAIQiGBwQAAAABhwcEAAAABIgHBAAAAASJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJALACEE_gYAAK8LADD_BgAAoAkAEIAHAACvCwAwwwcgAPcKACEE_gYAALALADD_BgAAkwkAEIAHAACwCwAwwwcgAIULACEK_gYAALELADD_BgAAjQkAEIAHAACxCwAwgQcCAPUKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGmBxAAiQsAIcUHQAD4CgAhxgcEAIoLACEK_gYAALILADD_BgAA-ggAEIAHAACyCwAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGmBxAAswsAIcUHQACGCwAhxgcEAK4LACEIhgcQAAAAAYcHEAAAAASIBxAAAAAEiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACSCwAhBYEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAHFB0AAAAABDv4GAAC1CwAw_wYAAPQIABCABwAAtQsAMJQHAQD2CgAhlQcBAPYKACGiBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhyAcQAIkLACHJBwEAlQsAIcoHAQCVCwAhywcAAKELACAO_gYAALYLADD_BgAA4QgAEIAHAAC2CwAwlAcBAIQLACGVBwEAhAsAIaIHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACHIBxAAswsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIAyGB4AAAAABiQeAAAAAAYoHgAAAAAGLB4AAAAABjAeAAAAAAY0HgAAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuB4AAAAABrweAAAAAAbAHgAAAAAEq_gYAALgLADD_BgAA2wgAEIAHAAC4CwAwgQcCAPUKACGSBwEA9goAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGYBxAAiQsAIZoHBACKCwAhoQcBAJULACGjBxAAiQsAIaQHAQCVCwAhsQcBAPYKACG1BwEA9goAIcYHBACKCwAhzAcBAPYKACHNBwEA9goAIc4HAQD2CgAhzwcCAPUKACHQBwEA9goAIdEHAQD2CgAh0gcQAIkLACHTBxAAiQsAIdQHEACJCwAh1QcEAIoLACHWBwQAigsAIdcHEACJCwAh2AcBAJULACHZBxAApAsAIdoHAQCVCwAh2wdAAIsLACHcByAA9woAId0HQACLCwAh3gcBAJULACHfB0AAiwsAIeAHQACLCwAh4QdAAIsLACHiB0AA-AoAIeMHQACLCwAhBv4GAAC5CwAw_wYAAMUIABCABwAAuQsAMIEHAgD1CgAhggcBAPYKACHkBwEA9goAIQb-BgAAugsAMP8GAACvCAAQgAcAALoLADCBBwIA9QoAIYIHAQD2CgAhsgcBAPYKACEJ_gYAALsLADD_BgAAmQgAEIAHAAC7CwAwgQcCAPUKACGVBwEA9goAIZYHAQD2CgAh5QcBAPYKACHmBwEA9goAIecHAQCVCwAhC4QFAAC9CwAghQUAAL4LACD-BgAAvAsAMP8GAACGCAAQgAcAALwLADCBBwIAgwsAIZUHAQCECwAhlgcBAIQLACHlBwEAhAsAIeYHAQCECwAh5wcBAJ0LACED6AcAAPsHACDpBwAA-wcAIOoHAAD7BwAgA-gHAAD_BwAg6QcAAP8HACDqBwAA_wcAIAOBBwIAAAABggcBAAAAAbIHAQAAAAEHgwUAAMELACD-BgAAwAsAMP8GAAD_BwAQgAcAAMALADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACENhAUAAL0LACCFBQAAvgsAIP4GAAC8CwAw_wYAAIYIABCABwAAvAsAMIEHAgCDCwAhlQcBAIQLACGWBwEAhAsAIeUHAQCECwAh5gcBAIQLACHnBwEAnQsAIaAJAACGCAAgoQkAAIYIACADgQcCAAAAAYIHAQAAAAHkBwEAAAABB4MFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeQHAQCECwAhD_4GAADECwAw_wYAAPYHABCABwAAxAsAMIEHAgD1CgAhggcBAPYKACGUBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhuQcBAJULACHSBxAApAsAIe0HAQD2CgAh7gcBAJULACHvB0AAiwsAIQX-BgAAxQsAMP8GAADgBwAQgAcAAMULADDwBwEA9goAIfEHQAD4CgAhBf4GAADGCwAw_wYAAM0HABCABwAAxgsAMPAHAQCECwAh8QdAAIYLACEK_gYAAMcLADD_BgAAxwcAEIAHAADHCwAw8gcBAPYKACHzBwIA9QoAIfQHQAD4CgAh9QcCAPUKACH2BwIAyAsAIfcHAQCVCwAh-AcBAJULACENBgAAjQsAIDoAAJkLACA7AACNCwAgPAAAjQsAID0AAI0LACCGBwIAAAABhwcCAAAABYgHAgAAAAWJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAMkLACENBgAAjQsAIDoAAJkLACA7AACNCwAgPAAAjQsAID0AAI0LACCGBwIAAAABhwcCAAAABYgHAgAAAAWJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAMkLACEK_gYAAMoLADD_BgAAtAcAEIAHAADKCwAw8gcBAIQLACHzBwIAgwsAIfQHQACGCwAh9QcCAIMLACH2BwIAywsAIfcHAQCdCwAh-AcBAJ0LACEIhgcCAAAAAYcHAgAAAAWIBwIAAAAFiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgCNCwAhAvIHAQAAAAHzBwIAAAABDv4GAADNCwAw_wYAAK4HABCABwAAzQsAMJQHAQD2CgAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhvgdAAIsLACH6BwEA9goAIfsHAQD2CgAh_AcCAPUKACH9BwIA9QoAIf4HQACLCwAh_wdAAIsLACEO_gYAAM4LADD_BgAAmwcAEIAHAADOCwAwlAcBAIQLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG-B0AAngsAIfoHAQCECwAh-wcBAIQLACH8BwIAgwsAIf0HAgCDCwAh_gdAAJ4LACH_B0AAngsAIQstAAChCwAg_gYAAM8LADD_BgAAlQcAEIAHAADPCwAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhsQcBAPYKACGACAEA9goAIYEIAQCVCwAhgggEAJQLACELLQAAtwsAIP4GAADQCwAw_wYAAIIHABCABwAA0AsAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhgAgBAIQLACGBCAEAnQsAIYIIBACcCwAhCP4GAADRCwAw_wYAAPwGABCABwAA0QsAMIEHAgD1CgAhzAcBAPYKACHwBwQAigsAIYMIQAD4CgAhhAgBAPYKACEG_gYAANILADD_BgAA5gYAEIAHAADSCwAwgQcCAPUKACHFB0AA-AoAIYUIEACJCwAhBv4GAADTCwAw_wYAANMGABCABwAA0wsAMIEHAgCDCwAhxQdAAIYLACGFCBAAswsAIQKBBwIAAAABxQdAAAAAAQf-BgAA1QsAMP8GAADNBgAQgAcAANULADDCB0AA-AoAIYIIBACKCwAhhwgBAPYKACGICAEA9goAIQjAAwAA1wsAIP4GAADWCwAw_wYAANcFABCABwAA1gsAMMIHQACGCwAhgggEAK4LACGHCAEAhAsAIYgIAQCECwAhEQkBAIQLACEOAADlCwAgwQMAAOMLACDCAwAA5AsAIP4GAADhCwAw_wYAANsFABCABwAA4QsAMJQHAQCdCwAhsQcBAIQLACHCB0AAhgsAIYoIAQCECwAhiwgBAIQLACGMCAEAhAsAIY0IAADiCwAgjggBAJ0LACGgCQAA2wUAIKEJAADbBQAgBf4GAADYCwAw_wYAALUGABCABwAA2AsAMMIHQAD4CgAhhwgBAPYKACEH_gYAANkLADD_BgAAnwYAEIAHAADZCwAwwgdAAPgKACHQBwEA9goAIYcIAQD2CgAhiQgBAPYKACEIwAMAANcLACD-BgAA2gsAMP8GAADRBQAQgAcAANoLADDCB0AAhgsAIdAHAQCECwAhhwgBAIQLACGJCAEAhAsAIQb-BgAA2wsAMP8GAACHBgAQgAcAANsLADCBBwIA9QoAIcUHQAD4CgAhhQgQAIkLACEG_gYAANwLADD_BgAA9AUAEIAHAADcCwAwgQcCAIMLACHFB0AAhgsAIYUIEACzCwAhAoEHAgAAAAHFB0AAAAABDAkBAPYKACH-BgAA3gsAMP8GAADuBQAQgAcAAN4LADCUBwEAlQsAIbEHAQD2CgAhwgdAAPgKACGKCAEA9goAIYsIAQD2CgAhjAgBAPYKACGNCAAA3wsAII4IAQCVCwAhDwYAAPoKACA8AADgCwAgPQAA4AsAIIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQyGB4AAAAABiQeAAAAAAYoHgAAAAAGLB4AAAAABjAeAAAAAAY0HgAAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuB4AAAAABrweAAAAAAbAHgAAAAAEPCQEAhAsAIQ4AAOULACDBAwAA4wsAIMIDAADkCwAg_gYAAOELADD_BgAA2wUAEIAHAADhCwAwlAcBAJ0LACGxBwEAhAsAIcIHQACGCwAhiggBAIQLACGLCAEAhAsAIYwIAQCECwAhjQgAAOILACCOCAEAnQsAIQyGB4AAAAABiQeAAAAAAYoHgAAAAAGLB4AAAAABjAeAAAAAAY0HgAAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuB4AAAAABrweAAAAAAbAHgAAAAAEKwAMAANcLACD-BgAA2gsAMP8GAADRBQAQgAcAANoLADDCB0AAhgsAIdAHAQCECwAhhwgBAIQLACGJCAEAhAsAIaAJAADRBQAgoQkAANEFACAD6AcAANMFACDpBwAA0wUAIOoHAADTBQAgCsADAADXCwAg_gYAANYLADD_BgAA1wUAEIAHAADWCwAwwgdAAIYLACGCCAQArgsAIYcIAQCECwAhiAgBAIQLACGgCQAA1wUAIKEJAADXBQAgAsIHQAAAAAGHCAEAAAABBsADAADXCwAg_gYAAOcLADD_BgAA0wUAEIAHAADnCwAwwgdAAIYLACGHCAEAhAsAIQf-BgAA6AsAMP8GAADMBQAQgAcAAOgLADCqB0AA-AoAIe4HAQD2CgAhkAgBAPYKACGRCAEA9goAIQf-BgAA6QsAMP8GAAC5BQAQgAcAAOkLADCqB0AAhgsAIe4HAQCECwAhkAgBAIQLACGRCAEAhAsAIQKQCAEAAAABkQgBAAAAAQj-BgAA6wsAMP8GAACzBQAQgAcAAOsLADCqB0AA-AoAIfAHBACKCwAhhAgBAPYKACGFCBAAiQsAIZMIAQD2CgAhAvAHBAAAAAGECAEAAAABCQ8AAO4LACD-BgAA7QsAMP8GAABFABCABwAA7QsAMKoHQACGCwAh8AcEAK4LACGECAEAhAsAIYUIEACzCwAhkwgBAIQLACEbCQAAwwwAIAwAAMIMACAQAAC_DAAgFwAAxAwAIBgAAMUMACAZAAC7DAAg_gYAAMEMADD_BgAAGwAQgAcAAMEMADCcBwQAnAsAIaEHAQCdCwAhqgdAAIYLACHjB0AAngsAIfAHBACuCwAhgQgBAJ0LACGECAEAhAsAIZUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIaAJAAAbACChCQAAGwAgB_4GAADvCwAw_wYAAJsFABCABwAA7wsAMIEHAgD1CgAhlAcBAPYKACHFB0AA-AoAIYUIEACJCwAhEf4GAADwCwAw_wYAAIUFABCABwAA8AsAMKoHQAD4CgAh8AcEAIoLACGECAEA9goAIYgIAQD2CgAhlQgBAPYKACGWCAEA9goAIZcIEACJCwAhmAgQAIkLACGZCEAAiwsAIZoIAgDICwAhmwgBAJULACGcCEAAiwsAIZ0IBACUCwAhnghAAPgKACER_gYAAPELADD_BgAA8gQAEIAHAADxCwAwqgdAAIYLACHwBwQArgsAIYQIAQCECwAhiAgBAIQLACGVCAEAhAsAIZYIAQCECwAhlwgQALMLACGYCBAAswsAIZkIQACeCwAhmggCAMsLACGbCAEAnQsAIZwIQACeCwAhnQgEAJwLACGeCEAAhgsAIQr-BgAA8gsAMP8GAADsBAAQgAcAAPILADDjB0AAiwsAIfAHBACKCwAhgQgBAPYKACGECAEA9goAIZ8IAgD1CgAhoAgEAJQLACGhCBAApAsAIRP-BgAA8wsAMP8GAADWBAAQgAcAAPMLADCcBwQAlAsAIaEHAQCVCwAhqgdAAPgKACHjB0AAiwsAIfAHBACKCwAhgQgBAJULACGECAEA9goAIZUIAQD2CgAhnghAAPgKACGgCAQAlAsAIaEIEACkCwAhoggBAPYKACGjCAEAlQsAIaQIAQCVCwAhpQgQAKQLACGmCEAAiwsAIQn-BgAA9AsAMP8GAAC8BAAQgAcAAPQLADCFB0AA-AoAIbEHAQD2CgAh9AdAAPgKACGnCAEA9goAIagIAQD2CgAhqQgBAPYKACEJ_gYAAPULADD_BgAAqQQAEIAHAAD1CwAwhQdAAIYLACGxBwEAhAsAIfQHQACGCwAhpwgBAIQLACGoCAEAhAsAIakIAQCECwAhBv4GAAD2CwAw_wYAAKMEABCABwAA9gsAMIEHAgD1CgAhhQdAAPgKACGxBwEA9goAIQb-BgAA9wsAMP8GAACQBAAQgAcAAPcLADCBBwIAgwsAIYUHQACGCwAhsQcBAIQLACECgQcCAAAAAbEHAQAAAAEG_gYAAPkLADD_BgAAigQAEIAHAAD5CwAwgQcCAPUKACGrCEAA-AoAIawIAAChCwAgBv4GAAD6CwAw_wYAAPcDABCABwAA-gsAMIEHAgCDCwAhqwhAAIYLACGsCAAAtwsAIAKBBwIAAAABqwhAAAAAARH-BgAA_AsAMP8GAADxAwAQgAcAAPwLADCBBwIA9QoAIYIHAQD2CgAhngcBAJULACGfB0AAiwsAIaoHQAD4CgAhsQcBAPYKACGuCAQAigsAIa8IBACKCwAhsAgQAKQLACGxCCAA9woAIbIIEACkCwAhswhAAIsLACG0CCAA9woAIbUIQACLCwAhEgsAAP8LACD-BgAA_QsAMP8GAADeAwAQgAcAAP0LADCBBwIAgwsAIYIHAQCECwAhngcBAJ0LACGfB0AAngsAIaoHQACGCwAhsQcBAIQLACGuCAQArgsAIa8IBACuCwAhsAgQAP4LACGxCCAAhQsAIbIIEAD-CwAhswhAAJ4LACG0CCAAhQsAIbUIQACeCwAhCIYHEAAAAAGHBxAAAAAFiAcQAAAABYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAApgsAIQPoBwAAGwAg6QcAABsAIOoHAAAbACACgQcCAAAAAYIHAQAAAAEHBAEA9goAIf4GAACBDAAw_wYAANgDABCABwAAgQwAMKoHQAD4CgAhvwcBAPYKACGBCAEA9goAIQb-BgAAggwAMP8GAADCAwAQgAcAAIIMADCqB0AA-AoAIYEIAQD2CgAhtggBAPYKACEQ_gYAAIMMADD_BgAArAMAEIAHAACDDAAwgQcCAPUKACGUBwEA9goAIaoHQAD4CgAhzAcBAPYKACGBCAEA9goAIbcIAQD2CgAhuAgBAPYKACG5CAQAigsAIboIEACJCwAhuwgQAIkLACG8CBAAiQsAIb0IEACkCwAhvghAAIsLACEREAAAhQwAIP4GAACEDAAw_wYAADIAEIAHAACEDAAwgQcCAIMLACGUBwEAhAsAIaoHQACGCwAhzAcBAIQLACGBCAEAhAsAIbcIAQCECwAhuAgBAIQLACG5CAQArgsAIboIEACzCwAhuwgQALMLACG8CBAAswsAIb0IEAD-CwAhvghAAJ4LACFHAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACGgCQAAIQAgoQkAACEAIAf-BgAAhgwAMP8GAACUAwAQgAcAAIYMADCUBwEA9goAIZUHAQD2CgAhxQdAAPgKACG_CAQAigsAIQf-BgAAhwwAMP8GAAD-AgAQgAcAAIcMADCUBwEA9goAIZUHAQD2CgAhzAcBAPYKACHACEAA-AoAIQsVAADfCwAgFgQAlAsAIf4GAACIDAAw_wYAAOgCABCABwAAiAwAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIcEIAQD2CgAhwggEAJQLACHDCAQAlAsAIQsNBACKCwAh_gYAAIkMADD_BgAA0gIAEIAHAACJDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhgQgBAPYKACHCCAQAigsAIcMIBACKCwAhxAgAAN8LACAG_gYAAIoMADD_BgAAvAIAEIAHAACKDAAwlAcBAPYKACHFCAEA9goAIcYIQAD4CgAhBwMAAIwMACD-BgAAiwwAMP8GAABdABCABwAAiwwAMJQHAQCECwAhxQgBAIQLACHGCEAAhgsAISsHAADKDAAgDQAAqAwAIBsAAMsMACAcAADMDAAgHQAAzQwAIB4AAM4MACAfAADPDAAgIAAA0AwAICEAANEMACAiAADSDAAgIwAA0wwAICQAANQMACAlAADVDAAgJgAA1gwAICcAANcMACD-BgAAyQwAMP8GAAAUABCABwAAyQwAMKoHQACGCwAhsQcBAIQLACHICEAAhgsAIf4IAQCECwAh_wgBAIQLACGACQEAhAsAIYEJAQCdCwAhggkBAJ0LACGDCQEAnQsAIYQJAQCdCwAhhQlAAJ4LACGGCQEAnQsAIYcJQACeCwAhiAlAAJ4LACGJCQEAhAsAIYoJAQCECwAhiwlAAJ4LACGMCUAAngsAIY0JAQCdCwAhjglAAJ4LACGPCUAAngsAIZAJAgCDCwAhkQkAALcLACCgCQAAFAAgoQkAABQAIBD-BgAAjQwAMP8GAACkAgAQgAcAAI0MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhygcBAPYKACH7BwEA9goAIcUIAQD2CgAhxwgBAPYKACHICEAA-AoAIRT-BgAAjgwAMP8GAACOAgAQgAcAAI4MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhqgdAAPgKACGxBwEA9goAIcoHAQCVCwAhywcAAKELACDxB0AAiwsAIcgIQAD4CgAhyQgBAPYKACHKCBAAiQsAIcsIEACJCwAhzAgBAJULACHNCAIAyAsAIc4IIAD3CgAhPP4GAACPDAAw_wYAAPgBABCABwAAjwwAMIEHAgD1CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZwHBACUCwAhnQcBAJULACGiBwEAlQsAIaYHEACJCwAhpwcBAPYKACGpB0AAiwsAIaoHQAD4CgAhsQcBAPYKACGyBwEA9goAIbUHAQD2CgAhuQcBAJULACG6B0AAiwsAIbsHAQCVCwAhvAcBAJULACG-B0AAiwsAIckHAQCVCwAhygcBAJULACHLBwAAoQsAIMwHAQD2CgAh5QcBAPYKACHmBwEA9goAIfAHEACJCwAhzwgBAJULACHQCAEA9goAIdEIBACKCwAh0ggEAIoLACHTCAEA9goAIdQIAQD2CgAh1QgEAIoLACHWCCAAkAwAIdcIAgDICwAh2AgBAJULACHZCAQAlAsAIdoIAgDICwAh2whAAIsLACHcCAEAlQsAId0IQACLCwAh3ggBAJULACHfCEAAiwsAIeAIQACLCwAh4QhAAIsLACHiCEAAiwsAIeMIAQCVCwAh5AgBAJULACHlCAEAlQsAIeYIAAChCwAg5wgBAJULACHoCEAAiwsAIekIQACLCwAh6ggBAJULACHrCAEAlQsAIQUGAACNCwAgPAAAkgwAID0AAJIMACCGByAAAAABjQcgAJEMACEFBgAAjQsAIDwAAJIMACA9AACSDAAghgcgAAAAAY0HIACRDAAhAoYHIAAAAAGNByAAkgwAIQf-BgAAkwwAMP8GAADeAQAQgAcAAJMMADCUBwEA9goAIewIAQD2CgAh7QgBAPYKACHuCEAA-AoAIRP-BgAAlAwAMP8GAADIAQAQgAcAAJQMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIb8HAQCVCwAh8QdAAIsLACGACAEA9goAIYgIAQD2CgAh7wgBAPYKACHwCAEA9goAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACLCwAh9QhAAIsLACH2CEAAiwsAIQSGBwEAAAAF9wgBAAAAAfgIAQAAAAT5CAEAAAAECf4GAACWDAAw_wYAALIBABCABwAAlgwAMIIHAQD2CgAhlAcBAPYKACH6CEAAiwsAIfsIQACLCwAh_AhAAIsLACH9CAAAlwwAIASGBwIAAAAF9wgCAAAAAfgIAgAAAAT5CAIAAAAEGv4GAACYDAAw_wYAAJwBABCABwAAmAwAMKoHQAD4CgAhsQcBAPYKACHICEAA-AoAIf4IAQD2CgAh_wgBAPYKACGACQEA9goAIYEJAQCVCwAhggkBAJULACGDCQEAlQsAIYQJAQCVCwAhhQlAAIsLACGGCQEAlQsAIYcJQACLCwAhiAlAAIsLACGJCQEA9goAIYoJAQD2CgAhiwlAAIsLACGMCUAAiwsAIY0JAQCVCwAhjglAAIsLACGPCUAAiwsAIZAJAgD1CgAhkQkAAKELACAKAwAAjAwAIP4GAACZDAAw_wYAAHcAEIAHAACZDAAwggcBAIQLACGUBwEAhAsAIfoIQACeCwAh-whAAJ4LACH8CEAAngsAIf0IAACXDAAgA5QHAQAAAAGVBwEAAAABxQdAAAAAAQgDAACMDAAg_gYAAJsMADD_BgAAcwAQgAcAAJsMADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACG_CAQArgsAIQOUBwEAAAABlQcBAAAAAcwHAQAAAAEIAwAAjAwAIP4GAACdDAAw_wYAAG8AEIAHAACdDAAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwAhAAIYLACEElAcBAAAAAZUHAQAAAAGqB0AAAAABwQgBAAAAAQwDAACMDAAgFQAA4gsAIBYEAJwLACH-BgAAnwwAMP8GAABrABCABwAAnwwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcEIAQCECwAhwggEAJwLACHDCAQAnAsAIQSUBwEAAAABlQcBAAAAAaoHQAAAAAGBCAEAAAABDAMAAIwMACANBACuCwAh_gYAAKEMADD_BgAAZwAQgAcAAKEMADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGBCAEAhAsAIcIIBACuCwAhwwgEAK4LACHECAAA4gsAIAOBBwIAAAABlAcBAAAAAcUHQAAAAAEIAwAAjAwAIP4GAACjDAAw_wYAAGMAEIAHAACjDAAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhQgQALMLACEQAwAAjAwAIP4GAACkDAAw_wYAAF8AEIAHAACkDAAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG5BwEAnQsAIdIHEAD-CwAh7QcBAIQLACHuBwEAnQsAIe8HQACeCwAhBJQHAQAAAAGVBwEAAAAB-wcBAAAAAccIAQAAAAERAwAAjAwAIP4GAACmDAAw_wYAAFkAEIAHAACmDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIcoHAQCECwAh-wcBAIQLACHFCAEAhAsAIccIAQCECwAhyAhAAIYLACEWAwAAjAwAIA0AAKgMACD-BgAApwwAMP8GAAAjABCABwAApwwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQCECwAhygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACED6AcAACEAIOkHAAAhACDqBwAAIQAgIQMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAISsHAADKDAAgDQAAqAwAIBsAAMsMACAcAADMDAAgHQAAzQwAIB4AAM4MACAfAADPDAAgIAAA0AwAICEAANEMACAiAADSDAAgIwAA0wwAICQAANQMACAlAADVDAAgJgAA1gwAICcAANcMACD-BgAAyQwAMP8GAAAUABCABwAAyQwAMKoHQACGCwAhsQcBAIQLACHICEAAhgsAIf4IAQCECwAh_wgBAIQLACGACQEAhAsAIYEJAQCdCwAhggkBAJ0LACGDCQEAnQsAIYQJAQCdCwAhhQlAAJ4LACGGCQEAnQsAIYcJQACeCwAhiAlAAJ4LACGJCQEAhAsAIYoJAQCECwAhiwlAAJ4LACGMCUAAngsAIY0JAQCdCwAhjglAAJ4LACGPCUAAngsAIZAJAgCDCwAhkQkAALcLACCgCQAAFAAgoQkAABQAIAPoBwAAEAAg6QcAABAAIOoHAAAQACAD6AcAABcAIOkHAAAXACDqBwAAFwAgA4EHAgAAAAGSBwEAAAABkwcBAAAAAQ8DAACMDAAg_gYAAK4MADD_BgAATgAQgAcAAK4MADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhBYEHAgAAAAHMBwEAAAAB8AcEAAAAAYMIQAAAAAGECAEAAAABCQ8AAO4LACD-BgAAsAwAMP8GAABBABCABwAAsAwAMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACECgQgBAAAAAbYIAQAAAAEHEAAAhQwAIP4GAACyDAAw_wYAADQAEIAHAACyDAAwqgdAAIYLACGBCAEAhAsAIbYIAQCECwAhAgQBAAAAAb8HAQAAAAEIBAEAhAsAIRAAAIUMACD-BgAAtAwAMP8GAAAuABCABwAAtAwAMKoHQACGCwAhvwcBAIQLACGBCAEAhAsAIQPwBwQAAAABhAgBAAAAAZ8IAgAAAAEMDwAA7gsAIBAAAIUMACD-BgAAtgwAMP8GAAAqABCABwAAtgwAMOMHQACeCwAh8AcEAK4LACGBCAEAhAsAIYQIAQCECwAhnwgCAIMLACGgCAQAnAsAIaEIEAD-CwAhBIEHAgAAAAHMBwEAAAAB5QcBAAAAAfAHEAAAAAFFAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeUHAQCECwAh5gcBAIQLACHwBxAAswsAIc8IAQCdCwAh0AgBAIQLACHRCAQArgsAIdIIBACuCwAh0wgBAIQLACHUCAEAhAsAIdUIBACuCwAh1gggALkMACHXCAIAywsAIdgIAQCdCwAh2QgEAJwLACHaCAIAywsAIdsIQACeCwAh3AgBAJ0LACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCEAAngsAIeEIQACeCwAh4ghAAJ4LACHjCAEAnQsAIeQIAQCdCwAh5QgBAJ0LACHmCAAAtwsAIOcIAQCdCwAh6AhAAJ4LACHpCEAAngsAIeoIAQCdCwAh6wgBAJ0LACEChgcgAAAAAY0HIACSDAAhGAMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDxB0AAngsAIcgIQACGCwAhyQgBAIQLACHKCBAAswsAIcsIEACzCwAhzAgBAJ0LACHNCAIAywsAIc4IIACFCwAhoAkAACMAIKEJAAAjACAD6AcAACoAIOkHAAAqACDqBwAAKgAgA-gHAAAuACDpBwAALgAg6gcAAC4AIBMQAACFDAAg_gYAAIQMADD_BgAAMgAQgAcAAIQMADCBBwIAgwsAIZQHAQCECwAhqgdAAIYLACHMBwEAhAsAIYEIAQCECwAhtwgBAIQLACG4CAEAhAsAIbkIBACuCwAhuggQALMLACG7CBAAswsAIbwIEACzCwAhvQgQAP4LACG-CEAAngsAIaAJAAAyACChCQAAMgAgA-gHAAA0ACDpBwAANAAg6gcAADQAIEcDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIaAJAAAhACChCQAAIQAgAvAHBAAAAAGECAEAAAABGQkAAMMMACAMAADCDAAgEAAAvwwAIBcAAMQMACAYAADFDAAgGQAAuwwAIP4GAADBDAAw_wYAABsAEIAHAADBDAAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh4wdAAJ4LACHwBwQArgsAIYEIAQCdCwAhhAgBAIQLACGVCAEAhAsAIZ4IQACGCwAhoAgEAJwLACGhCBAA_gsAIaIIAQCECwAhowgBAJ0LACGkCAEAnQsAIaUIEAD-CwAhpghAAJ4LACEUCwAA_wsAIP4GAAD9CwAw_wYAAN4DABCABwAA_QsAMIEHAgCDCwAhggcBAIQLACGeBwEAnQsAIZ8HQACeCwAhqgdAAIYLACGxBwEAhAsAIa4IBACuCwAhrwgEAK4LACGwCBAA_gsAIbEIIACFCwAhsggQAP4LACGzCEAAngsAIbQIIACFCwAhtQhAAJ4LACGgCQAA3gMAIKEJAADeAwAgIwMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIaAJAAA_ACChCQAAPwAgA-gHAABBACDpBwAAQQAg6gcAAEEAIAsPAADuCwAg_gYAAO0LADD_BgAARQAQgAcAAO0LADCqB0AAhgsAIfAHBACuCwAhhAgBAIQLACGFCBAAswsAIZMIAQCECwAhoAkAAEUAIKEJAABFACACoQcBAAAAAacHAQAAAAELCQAAyAwAIP4GAADHDAAw_wYAABcAEIAHAADHDAAwgQcCAIMLACGUBwEAhAsAIaEHAQCECwAhpwcBAIQLACGoBwAAtwsAIKkHQACeCwAhqgdAAIYLACEjAwAAqgwAIAgAAKsMACAKAACsDAAgCwAA_wsAIBsCAIMLACH-BgAAqQwAMP8GAAA_ABCABwAAqQwAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhoAkAAD8AIKEJAAA_ACApBwAAygwAIA0AAKgMACAbAADLDAAgHAAAzAwAIB0AAM0MACAeAADODAAgHwAAzwwAICAAANAMACAhAADRDAAgIgAA0gwAICMAANMMACAkAADUDAAgJQAA1QwAICYAANYMACAnAADXDAAg_gYAAMkMADD_BgAAFAAQgAcAAMkMADCqB0AAhgsAIbEHAQCECwAhyAhAAIYLACH-CAEAhAsAIf8IAQCECwAhgAkBAIQLACGBCQEAnQsAIYIJAQCdCwAhgwkBAJ0LACGECQEAnQsAIYUJQACeCwAhhgkBAJ0LACGHCUAAngsAIYgJQACeCwAhiQkBAIQLACGKCQEAhAsAIYsJQACeCwAhjAlAAJ4LACGNCQEAnQsAIY4JQACeCwAhjwlAAJ4LACGQCQIAgwsAIZEJAAC3CwAgA-gHAAADACDpBwAAAwAg6gcAAAMAIAPoBwAADAAg6QcAAAwAIOoHAAAMACAD6AcAAE4AIOkHAABOACDqBwAATgAgA-gHAAA_ACDpBwAAPwAg6gcAAD8AIAPoBwAAIwAg6QcAACMAIOoHAAAjACAD6AcAAFkAIOkHAABZACDqBwAAWQAgCQMAAIwMACD-BgAAiwwAMP8GAABdABCABwAAiwwAMJQHAQCECwAhxQgBAIQLACHGCEAAhgsAIaAJAABdACChCQAAXQAgA-gHAABfACDpBwAAXwAg6gcAAF8AIAPoBwAAYwAg6QcAAGMAIOoHAABjACAD6AcAAGcAIOkHAABnACDqBwAAZwAgA-gHAABrACDpBwAAawAg6gcAAGsAIAPoBwAAbwAg6QcAAG8AIOoHAABvACAD6AcAAHMAIOkHAABzACDqBwAAcwAgA-gHAAB3ACDpBwAAdwAg6gcAAHcAIAKhBwEAAAABogcBAAAAAQwJAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACEuAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHAQCdCwAh2QcQAP4LACHaBwEAnQsAIdsHQACeCwAh3AcgAIULACHdB0AAngsAId4HAQCdCwAh3wdAAJ4LACHgB0AAngsAIeEHQACeCwAh4gdAAIYLACHjB0AAngsAIaAJAAAMACChCQAADAAgLAMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACEC7AgBAAAAAe0IAQAAAAEIBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHsCAEAhAsAIe0IAQCECwAh7ghAAIYLACEXAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAIQLACHvCAEAhAsAIfAIAQCECwAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAJ4LACH1CEAAngsAIfYIQACeCwAhoAkAAAMAIKEJAAADACAVAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAIQLACHvCAEAhAsAIfAIAQCECwAh8QgAAJUMACDyCAAAlQwAIPMIAACVDAAg9AhAAJ4LACH1CEAAngsAIfYIQACeCwAhA-gHAAAHACDpBwAABwAg6gcAAAcAIAAAAAAABaUJAgAAAAGsCQIAAAABrQkCAAAAAa4JAgAAAAGvCQIAAAABAaUJAQAAAAEBpQkgAAAAAQGlCUAAAAABAAAAAAAABaUJEAAAAAGsCRAAAAABrQkQAAAAAa4JEAAAAAGvCRAAAAABBaUJBAAAAAGsCQQAAAABrQkEAAAAAa4JBAAAAAGvCQQAAAABAaUJQAAAAAEFNAAA4hQAIDUAAOUUACCiCQAA4xQAIKMJAADkFAAgqAkAAAEAIAM0AADiFAAgogkAAOMUACCoCQAAAQAgAAAAAAAFpQkEAAAAAawJBAAAAAGtCQQAAAABrgkEAAAAAa8JBAAAAAEBpQkBAAAAAQAAAAAABTQAANoUACA1AADgFAAgogkAANsUACCjCQAA3xQAIKgJAABTACAFNAAA2BQAIDUAAN0UACCiCQAA2RQAIKMJAADcFAAgqAkAAA4AIAM0AADaFAAgogkAANsUACCoCQAAUwAgAzQAANgUACCiCQAA2RQAIKgJAAAOACAAAAAAAAU0AADTFAAgNQAA1hQAIKIJAADUFAAgowkAANUUACCoCQAAUwAgAzQAANMUACCiCQAA1BQAIKgJAABTACAAAAAAAAWlCRAAAAABrAkQAAAAAa0JEAAAAAGuCRAAAAABrwkQAAAAAQc0AAC6FAAgNQAA0RQAIKIJAAC7FAAgowkAANAUACCmCQAAFAAgpwkAABQAIKgJAAABACALNAAA1w0AMDUAANwNADCiCQAA2A0AMKMJAADZDQAwpAkAANoNACClCQAA2w0AMKYJAADbDQAwpwkAANsNADCoCQAA2w0AMKkJAADdDQAwqgkAAN4NADALNAAAyw0AMDUAANANADCiCQAAzA0AMKMJAADNDQAwpAkAAM4NACClCQAAzw0AMKYJAADPDQAwpwkAAM8NADCoCQAAzw0AMKkJAADRDQAwqgkAANINADALNAAAlg0AMDUAAJsNADCiCQAAlw0AMKMJAACYDQAwpAkAAJkNACClCQAAmg0AMKYJAACaDQAwpwkAAJoNADCoCQAAmg0AMKkJAACcDQAwqgkAAJ0NADAUDAAAxg0AIBAAAMcNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAAxQ0AIAMAAAAdACA0AADFDQAgNQAAoA0AIAEtAADPFAAwGgkAAMMMACAMAADCDAAgEAAAvwwAIBcAAMQMACAYAADFDAAgGQAAuwwAIP4GAADBDAAw_wYAABsAEIAHAADBDAAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh4wdAAJ4LACHwBwQArgsAIYEIAQCdCwAhhAgBAIQLACGUCAAAwAwAIJUIAQCECwAhnghAAIYLACGgCAQAnAsAIaEIEAD-CwAhoggBAIQLACGjCAEAnQsAIaQIAQCdCwAhpQgQAP4LACGmCEAAngsAIQIAAAAdACAtAACgDQAgAgAAAJ4NACAtAACfDQAgE_4GAACdDQAw_wYAAJ4NABCABwAAnQ0AMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhE_4GAACdDQAw_wYAAJ4NABCABwAAnQ0AMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeMHQACeCwAh8AcEAK4LACGBCAEAnQsAIYQIAQCECwAhlQgBAIQLACGeCEAAhgsAIaAIBACcCwAhoQgQAP4LACGiCAEAhAsAIaMIAQCdCwAhpAgBAJ0LACGlCBAA_gsAIaYIQACeCwAhD5wHBAD6DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRQMAAChDQAgEAAAog0AIBcAAKMNACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIQU0AADAFAAgNQAAzRQAIKIJAADBFAAgowkAAMwUACCoCQAA2wMAIAc0AAC-FAAgNQAAyhQAIKIJAAC_FAAgowkAAMkUACCmCQAAIQAgpwkAACEAIKgJAAAmACALNAAAuQ0AMDUAAL4NADCiCQAAug0AMKMJAAC7DQAwpAkAALwNACClCQAAvQ0AMKYJAAC9DQAwpwkAAL0NADCoCQAAvQ0AMKkJAAC_DQAwqgkAAMANADAHNAAAtA0AIDUAALcNACCiCQAAtQ0AIKMJAAC2DQAgpgkAAEUAIKcJAABFACCoCQAAngUAIAs0AACmDQAwNQAAqw0AMKIJAACnDQAwowkAAKgNADCkCQAAqQ0AIKUJAACqDQAwpgkAAKoNADCnCQAAqg0AMKgJAACqDQAwqQkAAKwNADCqCQAArQ0AMAYQAACzDQAg4wdAAAAAAYEIAQAAAAGfCAIAAAABoAgEAAAAAaEIEAAAAAECAAAALAAgNAAAsg0AIAMAAAAsACA0AACyDQAgNQAAsA0AIAEtAADIFAAwDQ8AAO4LACAQAACFDAAg_gYAALYMADD_BgAAKgAQgAcAALYMADDjB0AAngsAIfAHBACuCwAhgQgBAIQLACGECAEAhAsAIZ8IAgCDCwAhoAgEAJwLACGhCBAA_gsAIZsJAAC1DAAgAgAAACwAIC0AALANACACAAAArg0AIC0AAK8NACAK_gYAAK0NADD_BgAArg0AEIAHAACtDQAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEK_gYAAK0NADD_BgAArg0AEIAHAACtDQAw4wdAAJ4LACHwBwQArgsAIYEIAQCECwAhhAgBAIQLACGfCAIAgwsAIaAIBACcCwAhoQgQAP4LACEF4wdAAPIMACGBCAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQYQAACxDQAg4wdAAPIMACGBCAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQU0AADDFAAgNQAAxhQAIKIJAADEFAAgowkAAMUUACCoCQAAJgAgBhAAALMNACDjB0AAAAABgQgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQM0AADDFAAgogkAAMQUACCoCQAAJgAgA6oHQAAAAAGFCBAAAAABkwgBAAAAAQIAAACeBQAgNAAAtA0AIAMAAABFACA0AAC0DQAgNQAAuA0AIAUAAABFACAtAAC4DQAgqgdAAOkMACGFCBAA8AwAIZMIAQDnDAAhA6oHQADpDAAhhQgQAPAMACGTCAEA5wwAIQOBBwIAAAABzAcBAAAAAYMIQAAAAAECAAAAQwAgNAAAxA0AIAMAAABDACA0AADEDQAgNQAAww0AIAEtAADCFAAwCg8AAO4LACD-BgAAsAwAMP8GAABBABCABwAAsAwAMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACGZCQAArwwAIAIAAABDACAtAADDDQAgAgAAAMENACAtAADCDQAgCP4GAADADQAw_wYAAMENABCABwAAwA0AMIEHAgCDCwAhzAcBAIQLACHwBwQArgsAIYMIQACGCwAhhAgBAIQLACEI_gYAAMANADD_BgAAwQ0AEIAHAADADQAwgQcCAIMLACHMBwEAhAsAIfAHBACuCwAhgwhAAIYLACGECAEAhAsAIQOBBwIA5gwAIcwHAQDnDAAhgwhAAOkMACEDgQcCAOYMACHMBwEA5wwAIYMIQADpDAAhA4EHAgAAAAHMBwEAAAABgwhAAAAAARQMAADGDQAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQM0AADAFAAgogkAAMEUACCoCQAA2wMAIAM0AAC-FAAgogkAAL8UACCoCQAAJgAgBDQAALkNADCiCQAAug0AMKQJAAC8DQAgqAkAAL0NADADNAAAtA0AIKIJAAC1DQAgqAkAAJ4FACAENAAApg0AMKIJAACnDQAwpAkAAKkNACCoCQAAqg0AMAaBBwIAAAABlAcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAECAAAAGQAgNAAA1g0AIAMAAAAZACA0AADWDQAgNQAA1Q0AIAEtAAC9FAAwDAkAAMgMACD-BgAAxwwAMP8GAAAXABCABwAAxwwAMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhnQkAAMYMACACAAAAGQAgLQAA1Q0AIAIAAADTDQAgLQAA1A0AIAr-BgAA0g0AMP8GAADTDQAQgAcAANINADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIQr-BgAA0g0AMP8GAADTDQAQgAcAANINADCBBwIAgwsAIZQHAQCECwAhoQcBAIQLACGnBwEAhAsAIagHAAC3CwAgqQdAAJ4LACGqB0AAhgsAIQaBBwIA5gwAIZQHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQaBBwIA5gwAIZQHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQaBBwIAAAABlAcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAEHGgAAhA0AIJQHAQAAAAGiBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQIAAAASACA0AADiDQAgAwAAABIAIDQAAOINACA1AADhDQAgAS0AALwUADANCQAAyAwAIBoAANoMACD-BgAA2QwAMP8GAAAQABCABwAA2QwAMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhngkAANgMACACAAAAEgAgLQAA4Q0AIAIAAADfDQAgLQAA4A0AIAr-BgAA3g0AMP8GAADfDQAQgAcAAN4NADCUBwEAhAsAIaEHAQCECwAhogcBAIQLACGjBxAAswsAIaQHAQCECwAhpQcQALMLACGmBxAAswsAIQr-BgAA3g0AMP8GAADfDQAQgAcAAN4NADCUBwEAhAsAIaEHAQCECwAhogcBAIQLACGjBxAAswsAIaQHAQCECwAhpQcQALMLACGmBxAAswsAIQaUBwEA5wwAIaIHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACEHGgAAgg0AIJQHAQDnDAAhogcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQcaAACEDQAglAcBAAAAAaIHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAzQAALoUACCiCQAAuxQAIKgJAAABACAENAAA1w0AMKIJAADYDQAwpAkAANoNACCoCQAA2w0AMAQ0AADLDQAwogkAAMwNADCkCQAAzg0AIKgJAADPDQAwBDQAAJYNADCiCQAAlw0AMKQJAACZDQAgqAkAAJoNADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAU0AAC0FAAgNQAAuBQAIKIJAAC1FAAgowkAALcUACCoCQAAAQAgCzQAAIYOADA1AACKDgAwogkAAIcOADCjCQAAiA4AMKQJAACJDgAgpQkAANsNADCmCQAA2w0AMKcJAADbDQAwqAkAANsNADCpCQAAiw4AMKoJAADeDQAwBwkAAIMNACCUBwEAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAECAAAAEgAgNAAAjg4AIAMAAAASACA0AACODgAgNQAAjQ4AIAEtAAC2FAAwAgAAABIAIC0AAI0OACACAAAA3w0AIC0AAIwOACAGlAcBAOcMACGhBwEA5wwAIaMHEADwDAAhpAcBAOcMACGlBxAA8AwAIaYHEADwDAAhBwkAAIENACCUBwEA5wwAIaEHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACEHCQAAgw0AIJQHAQAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQM0AAC0FAAgogkAALUUACCoCQAAAQAgBDQAAIYOADCiCQAAhw4AMKQJAACJDgAgqAkAANsNADAAAAAAAAU0AACvFAAgNQAAshQAIKIJAACwFAAgowkAALEUACCoCQAA-QcAIAM0AACvFAAgogkAALAUACCoCQAA-QcAIAAAAAAABTQAAKoUACA1AACtFAAgogkAAKsUACCjCQAArBQAIKgJAAD5BwAgAzQAAKoUACCiCQAAqxQAIKgJAAD5BwAgAAAAAAALNAAAsg4AMDUAALcOADCiCQAAsw4AMKMJAAC0DgAwpAkAALUOACClCQAAtg4AMKYJAAC2DgAwpwkAALYOADCoCQAAtg4AMKkJAAC4DgAwqgkAALkOADALNAAApg4AMDUAAKsOADCiCQAApw4AMKMJAACoDgAwpAkAAKkOACClCQAAqg4AMKYJAACqDgAwpwkAAKoOADCoCQAAqg4AMKkJAACsDgAwqgkAAK0OADACggcBAAAAAbIHAQAAAAECAAAAgQgAIDQAALEOACADAAAAgQgAIDQAALEOACA1AACwDgAgAS0AAKkUADAIgwUAAMELACD-BgAAwAsAMP8GAAD_BwAQgAcAAMALADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACHrBwAAvwsAIAIAAACBCAAgLQAAsA4AIAIAAACuDgAgLQAArw4AIAb-BgAArQ4AMP8GAACuDgAQgAcAAK0OADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACEG_gYAAK0OADD_BgAArg4AEIAHAACtDgAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAhAoIHAQDnDAAhsgcBAOcMACECggcBAOcMACGyBwEA5wwAIQKCBwEAAAABsgcBAAAAAQKCBwEAAAAB5AcBAAAAAQIAAAD9BwAgNAAAvQ4AIAMAAAD9BwAgNAAAvQ4AIDUAALwOACABLQAAqBQAMAiDBQAAwQsAIP4GAADDCwAw_wYAAPsHABCABwAAwwsAMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIewHAADCCwAgAgAAAP0HACAtAAC8DgAgAgAAALoOACAtAAC7DgAgBv4GAAC5DgAw_wYAALoOABCABwAAuQ4AMIEHAgCDCwAhggcBAIQLACHkBwEAhAsAIQb-BgAAuQ4AMP8GAAC6DgAQgAcAALkOADCBBwIAgwsAIYIHAQCECwAh5AcBAIQLACECggcBAOcMACHkBwEA5wwAIQKCBwEA5wwAIeQHAQDnDAAhAoIHAQAAAAHkBwEAAAABBDQAALIOADCiCQAAsw4AMKQJAAC1DgAgqAkAALYOADAENAAApg4AMKIJAACnDgAwpAkAAKkOACCoCQAAqg4AMAAAA4QFAADADgAghQUAAMEOACDnBwAA6gwAIAAAAAAABTQAAKMUACA1AACmFAAgogkAAKQUACCjCQAApRQAIKgJAAABACADNAAAoxQAIKIJAACkFAAgqAkAAAEAIAAAAAAAAAAABaUJAgAAAAGsCQIAAAABrQkCAAAAAa4JAgAAAAGvCQIAAAABAAAAAAAAAAAAAAAAAAAABTQAAJ4UACA1AAChFAAgogkAAJ8UACCjCQAAoBQAIKgJAAAdACADNAAAnhQAIKIJAACfFAAgqAkAAB0AIAAAAAAAAAAAAAAFNAAAmRQAIDUAAJwUACCiCQAAmhQAIKMJAACbFAAgqAkAAM8FACADNAAAmRQAIKIJAACaFAAgqAkAAM8FACAFDgAAoQ8AIMEDAACfDwAgwgMAAKAPACCUBwAA6gwAII4IAADqDAAgAAAABTQAAJQUACA1AACXFAAgogkAAJUUACCjCQAAlhQAIKgJAADPBQAgAzQAAJQUACCiCQAAlRQAIKgJAADPBQAgAAAABTQAAI8UACA1AACSFAAgogkAAJAUACCjCQAAkRQAIKgJAADPBQAgAzQAAI8UACCiCQAAkBQAIKgJAADPBQAgAAAAAAAAAAAHNAAAlw8AIDUAAJoPACCiCQAAmA8AIKMJAACZDwAgpgkAANEFACCnCQAA0QUAIKgJAACKBgAgCzQAAIsPADA1AACQDwAwogkAAIwPADCjCQAAjQ8AMKQJAACODwAgpQkAAI8PADCmCQAAjw8AMKcJAACPDwAwqAkAAI8PADCpCQAAkQ8AMKoJAACSDwAwBzQAAIYPACA1AACJDwAgogkAAIcPACCjCQAAiA8AIKYJAADXBQAgpwkAANcFACCoCQAAuAYAIAPCB0AAAAABgggEAAAAAYgIAQAAAAECAAAAuAYAIDQAAIYPACADAAAA1wUAIDQAAIYPACA1AACKDwAgBQAAANcFACAtAACKDwAgwgdAAOkMACGCCAQA8QwAIYgIAQDnDAAhA8IHQADpDAAhgggEAPEMACGICAEA5wwAIQHCB0AAAAABAgAAANUFACA0AACWDwAgAwAAANUFACA0AACWDwAgNQAAlQ8AIAEtAACOFAAwB8ADAADXCwAg_gYAAOcLADD_BgAA0wUAEIAHAADnCwAwwgdAAIYLACGHCAEAhAsAIY8IAADmCwAgAgAAANUFACAtAACVDwAgAgAAAJMPACAtAACUDwAgBf4GAACSDwAw_wYAAJMPABCABwAAkg8AMMIHQACGCwAhhwgBAIQLACEF_gYAAJIPADD_BgAAkw8AEIAHAACSDwAwwgdAAIYLACGHCAEAhAsAIQHCB0AA6QwAIQHCB0AA6QwAIQHCB0AAAAABA8IHQAAAAAHQBwEAAAABiQgBAAAAAQIAAACKBgAgNAAAlw8AIAMAAADRBQAgNAAAlw8AIDUAAJsPACAFAAAA0QUAIC0AAJsPACDCB0AA6QwAIdAHAQDnDAAhiQgBAOcMACEDwgdAAOkMACHQBwEA5wwAIYkIAQDnDAAhAzQAAJcPACCiCQAAmA8AIKgJAACKBgAgBDQAAIsPADCiCQAAjA8AMKQJAACODwAgqAkAAI8PADADNAAAhg8AIKIJAACHDwAgqAkAALgGACABwAMAAPAOACAAAcADAADwDgAgAAAAAAAAAAAFNAAAiRQAIDUAAIwUACCiCQAAihQAIKMJAACLFAAgqAkAAB0AIAM0AACJFAAgogkAAIoUACCoCQAAHQAgEAkAAI4TACAMAACNEwAgEAAA9g8AIBcAAI8TACAYAACQEwAgGQAAiRMAIJwHAADqDAAgoQcAAOoMACDjBwAA6gwAIIEIAADqDAAgoAgAAOoMACChCAAA6gwAIKMIAADqDAAgpAgAAOoMACClCAAA6gwAIKYIAADqDAAgAAAAAAAFNAAAhBQAIDUAAIcUACCiCQAAhRQAIKMJAACGFAAgqAkAAAEAIAM0AACEFAAgogkAAIUUACCoCQAAAQAgAAAAAAAAAAAAAAU0AAD_EwAgNQAAghQAIKIJAACAFAAgowkAAIEUACCoCQAAHQAgAzQAAP8TACCiCQAAgBQAIKgJAAAdACAAAAAAAAc0AAD6EwAgNQAA_RMAIKIJAAD7EwAgowkAAPwTACCmCQAAPwAgpwkAAD8AIKgJAABTACADNAAA-hMAIKIJAAD7EwAgqAkAAFMAIAAAAAAAAAAAAAAAAAAAAAAAAAs0AADaDwAwNQAA3g8AMKIJAADbDwAwowkAANwPADCkCQAA3Q8AIKUJAACaDQAwpgkAAJoNADCnCQAAmg0AMKgJAACaDQAwqQkAAN8PADCqCQAAnQ0AMBQJAADGDwAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQIAAAAdACA0AADiDwAgAwAAAB0AIDQAAOIPACA1AADhDwAgAS0AAPkTADACAAAAHQAgLQAA4Q8AIAIAAACeDQAgLQAA4A8AIA-cBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEUCQAAxQ8AIBAAAKINACAXAACjDQAgGAAApA0AIBkAAKUNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEUCQAAxg8AIBAAAMcNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYEIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEENAAA2g8AMKIJAADbDwAwpAkAAN0PACCoCQAAmg0AMAAAAAAFNAAA9BMAIDUAAPcTACCiCQAA9RMAIKMJAAD2EwAgqAkAACYAIAM0AAD0EwAgogkAAPUTACCoCQAAJgAgAAAABTQAAO8TACA1AADyEwAgogkAAPATACCjCQAA8RMAIKgJAAAmACADNAAA7xMAIKIJAADwEwAgqAkAACYAIAAAAAAABTQAAOoTACA1AADtEwAgogkAAOsTACCjCQAA7BMAIKgJAAAmACADNAAA6hMAIKIJAADrEwAgqAkAACYAICwDAACWEAAgCwAA5A8AIA4AAIgTACARAACJEwAgEgAAihMAIBMAAIsTACAUAACMEwAgFQAA9g8AIBYAAPsSACCcBwAA6gwAIJ0HAADqDAAgogcAAOoMACCpBwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvgcAAOoMACDJBwAA6gwAIMoHAADqDAAgywcAAOoMACDPCAAA6gwAINYIAADqDAAg1wgAAOoMACDYCAAA6gwAINkIAADqDAAg2ggAAOoMACDbCAAA6gwAINwIAADqDAAg3QgAAOoMACDeCAAA6gwAIN8IAADqDAAg4AgAAOoMACDhCAAA6gwAIOIIAADqDAAg4wgAAOoMACDkCAAA6gwAIOUIAADqDAAg5ggAAOoMACDnCAAA6gwAIOgIAADqDAAg6QgAAOoMACDqCAAA6gwAIOsIAADqDAAgAAAAAAAFNAAA5RMAIDUAAOgTACCiCQAA5hMAIKMJAADnEwAgqAkAAAEAIAM0AADlEwAgogkAAOYTACCoCQAAAQAgAAAABTQAAOATACA1AADjEwAgogkAAOETACCjCQAA4hMAIKgJAAABACADNAAA4BMAIKIJAADhEwAgqAkAAAEAIAAAAAAABTQAANsTACA1AADeEwAgogkAANwTACCjCQAA3RMAIKgJAAABACADNAAA2xMAIKIJAADcEwAgqAkAAAEAIAAAAAAABTQAANYTACA1AADZEwAgogkAANcTACCjCQAA2BMAIKgJAAABACADNAAA1hMAIKIJAADXEwAgqAkAAAEAIAAAAAU0AADREwAgNQAA1BMAIKIJAADSEwAgowkAANMTACCoCQAAAQAgAzQAANETACCiCQAA0hMAIKgJAAABACAdBwAA9xIAIA0AAPsSACAbAAD4EgAgHAAA-RIAIB0AAPoSACAeAAD8EgAgHwAA_RIAICAAAP4SACAhAAD_EgAgIgAAgBMAICMAAIETACAkAACCEwAgJQAAgxMAICYAAIQTACAnAACFEwAggQkAAOoMACCCCQAA6gwAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCICQAA6gwAIIsJAADqDAAgjAkAAOoMACCNCQAA6gwAII4JAADqDAAgjwkAAOoMACCRCQAA6gwAIAAAAAAABTQAAMwTACA1AADPEwAgogkAAM0TACCjCQAAzhMAIKgJAAABACADNAAAzBMAIKIJAADNEwAgqAkAAAEAIAAAAAAABTQAALITACA1AADKEwAgogkAALMTACCjCQAAyRMAIKgJAAABACALNAAApRAAMDUAAKoQADCiCQAAphAAMKMJAACnEAAwpAkAAKgQACClCQAAqRAAMKYJAACpEAAwpwkAAKkQADCoCQAAqRAAMKkJAACrEAAwqgkAAKwQADBAAwAAwxAAIAsAAMUQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6wgBAAAAAQIAAAAmACA0AAD6EAAgAwAAACYAIDQAAPoQACA1AACwEAAgAS0AAMgTADBGAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQAAAAGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAIZwJAAC3DAAgAgAAACYAIC0AALAQACACAAAArRAAIC0AAK4QACA8_gYAAKwQADD_BgAArRAAEIAHAACsEAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHlBwEAhAsAIeYHAQCECwAh8AcQALMLACHPCAEAnQsAIdAIAQCECwAh0QgEAK4LACHSCAQArgsAIdMIAQCECwAh1AgBAIQLACHVCAQArgsAIdYIIAC5DAAh1wgCAMsLACHYCAEAnQsAIdkIBACcCwAh2ggCAMsLACHbCEAAngsAIdwIAQCdCwAh3QhAAJ4LACHeCAEAnQsAId8IQACeCwAh4AhAAJ4LACHhCEAAngsAIeIIQACeCwAh4wgBAJ0LACHkCAEAnQsAIeUIAQCdCwAh5ggAALcLACDnCAEAnQsAIegIQACeCwAh6QhAAJ4LACHqCAEAnQsAIesIAQCdCwAhPP4GAACsEAAw_wYAAK0QABCABwAArBAAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5QcBAIQLACHmBwEAhAsAIfAHEACzCwAhzwgBAJ0LACHQCAEAhAsAIdEIBACuCwAh0ggEAK4LACHTCAEAhAsAIdQIAQCECwAh1QgEAK4LACHWCCAAuQwAIdcIAgDLCwAh2AgBAJ0LACHZCAQAnAsAIdoIAgDLCwAh2whAAJ4LACHcCAEAnQsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIQACeCwAh4QhAAJ4LACHiCEAAngsAIeMIAQCdCwAh5AgBAJ0LACHlCAEAnQsAIeYIAAC3CwAg5wgBAJ0LACHoCEAAngsAIekIQACeCwAh6ggBAJ0LACHrCAEAnQsAITiBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHrCAEA-wwAIQGlCSAAAAABQAMAALEQACALAACyEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6wgBAPsMACEFNAAAvBMAIDUAAMYTACCiCQAAvRMAIKMJAADFEwAgqAkAAAEAIAs0AADbEAAwNQAA9hAAMKIJAADcEAAwowkAAPUQADCkCQAA3RAAIKUJAACaDQAwpgkAAJoNADCnCQAAmg0AMKgJAACaDQAwqQkAAPcQADCqCQAAnQ0AMAs0AADXEAAwNQAA8RAAMKIJAADYEAAwowkAAPAQADCkCQAA2RAAIKUJAACqDQAwpgkAAKoNADCnCQAAqg0AMKgJAACqDQAwqQkAAPIQADCqCQAArQ0AMAs0AADSEAAwNQAA6hAAMKIJAADTEAAwowkAAOkQADCkCQAA1BAAIKUJAADVEAAwpgkAANUQADCnCQAA1RAAMKgJAADVEAAwqQkAAOsQADCqCQAA7BAAMAc0AADQEAAgNQAA5xAAIKIJAADREAAgowkAAOYQACCmCQAAMgAgpwkAADIAIKgJAACXAwAgCzQAAMsQADA1AADgEAAwogkAAMwQADCjCQAA3xAAMKQJAADNEAAgpQkAAM4QADCmCQAAzhAAMKcJAADOEAAwqAkAAM4QADCpCQAA4RAAMKoJAADiEAAwBzQAALQTACA1AADDEwAgogkAALUTACCjCQAAwhMAIKYJAAAhACCnCQAAIQAgqAkAACYAIAs0AAC5EAAwNQAAvRAAMKIJAAC6EAAwowkAALsQADCkCQAAvBAAIKUJAACpEAAwpgkAAKkQADCnCQAAqRAAMKgJAACpEAAwqQkAAL4QADCqCQAArBAAMEADAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAABAgAAACYAIDQAAMIQACADAAAAJgAgNAAAwhAAIDUAAMAQACABLQAAwRMAMAIAAAAmACAtAADAEAAgAgAAAK0QACAtAAC_EAAgOIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAhQAMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACEHNAAAuhMAIDUAAL8TACCiCQAAuxMAIKMJAAC-EwAgpgkAACMAIKcJAAAjACCoCQAAVwAgQAMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAEDNAAAvBMAIKIJAAC9EwAgqAkAAAEAIAM0AAC6EwAgogkAALsTACCoCQAAVwAgBDQAANsQADCiCQAA3BAAMKQJAADdEAAgqAkAAJoNADAENAAA1xAAMKIJAADYEAAwpAkAANkQACCoCQAAqg0AMAQ0AADSEAAwogkAANMQADCkCQAA1BAAIKgJAADVEAAwAzQAANAQACCiCQAA0RAAIKgJAACXAwAgBDQAAMsQADCiCQAAzBAAMKQJAADNEAAgqAkAAM4QADAENAAAuRAAMKIJAAC6EAAwpAkAALwQACCoCQAAqRAAMAKqB0AAAAABtggBAAAAAQIAAAA2ACA0AADPEAAgAS0AALkTADAIEAAAhQwAIP4GAACyDAAw_wYAADQAEIAHAACyDAAwqgdAAIYLACGBCAEAhAsAIbYIAQCECwAhmgkAALEMACACqgdAAAAAAbYIAQAAAAEMgQcCAAAAAZQHAQAAAAGqB0AAAAABzAcBAAAAAbcIAQAAAAG4CAEAAAABuQgEAAAAAboIEAAAAAG7CBAAAAABvAgQAAAAAb0IEAAAAAG-CEAAAAABAgAAAJcDACA0AADQEAAgAwQBAAAAAaoHQAAAAAG_BwEAAAABAgAAADAAIDQAANYQACABLQAAuBMAMAkEAQCECwAhEAAAhQwAIP4GAAC0DAAw_wYAAC4AEIAHAAC0DAAwqgdAAIYLACG_BwEAhAsAIcEHAACzDAAggQgBAIQLACEDBAEAAAABqgdAAAAAAb8HAQAAAAEHDwAAvw8AIOMHQAAAAAHwBwQAAAABhAgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQIAAAAsACA0AADaEAAgAS0AALcTADAHDwAAvw8AIOMHQAAAAAHwBwQAAAABhAgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAARQJAADGDwAgDAAAxg0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQIAAAAdACA0AADeEAAgAS0AALYTADAUCQAAxg8AIAwAAMYNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAEDAAAANgAgNAAAzxAAIDUAAOUQACACAAAANgAgLQAA5RAAIAIAAADjEAAgLQAA5BAAIAb-BgAA4hAAMP8GAADjEAAQgAcAAOIQADCqB0AAhgsAIYEIAQCECwAhtggBAIQLACEG_gYAAOIQADD_BgAA4xAAEIAHAADiEAAwqgdAAIYLACGBCAEAhAsAIbYIAQCECwAhAqoHQADpDAAhtggBAOcMACECqgdAAOkMACG2CAEA5wwAIQMAAAAyACA0AADQEAAgNQAA6BAAIA4AAAAyACAtAADoEAAggQcCAOYMACGUBwEA5wwAIaoHQADpDAAhzAcBAOcMACG3CAEA5wwAIbgIAQDnDAAhuQgEAPEMACG6CBAA8AwAIbsIEADwDAAhvAgQAPAMACG9CBAAkQ0AIb4IQADyDAAhDIEHAgDmDAAhlAcBAOcMACGqB0AA6QwAIcwHAQDnDAAhtwgBAOcMACG4CAEA5wwAIbkIBADxDAAhuggQAPAMACG7CBAA8AwAIbwIEADwDAAhvQgQAJENACG-CEAA8gwAIQMAAAAwACA0AADWEAAgNQAA7xAAIAIAAAAwACAtAADvEAAgAgAAAO0QACAtAADuEAAgBwQBAIQLACH-BgAA7BAAMP8GAADtEAAQgAcAAOwQADCqB0AAhgsAIb8HAQCECwAhgQgBAIQLACEHBAEAhAsAIf4GAADsEAAw_wYAAO0QABCABwAA7BAAMKoHQACGCwAhvwcBAIQLACGBCAEAhAsAIQMEAQDnDAAhqgdAAOkMACG_BwEA5wwAIQMEAQDnDAAhqgdAAOkMACG_BwEA5wwAIQMAAAAsACA0AADaEAAgNQAA9BAAIAIAAAAsACAtAAD0EAAgAgAAAK4NACAtAADzEAAgBuMHQADyDAAh8AcEAPEMACGECAEA5wwAIZ8IAgDmDAAhoAgEAPoMACGhCBAAkQ0AIQcPAAC-DwAg4wdAAPIMACHwBwQA8QwAIYQIAQDnDAAhnwgCAOYMACGgCAQA-gwAIaEIEACRDQAhAwAAAB0AIDQAAN4QACA1AAD5EAAgAgAAAB0AIC0AAPkQACACAAAAng0AIC0AAPgQACAPnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhFAkAAMUPACAMAAChDQAgFwAAow0AIBgAAKQNACAZAAClDQAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhQAMAAMMQACALAADFEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAesIAQAAAAEDNAAAtBMAIKIJAAC1EwAgqAkAACYAIAM0AACyEwAgogkAALMTACCoCQAAAQAgBDQAAKUQADCiCQAAphAAMKQJAACoEAAgqAkAAKkQADAAAAAAAAAAAAU0AACtEwAgNQAAsBMAIKIJAACuEwAgowkAAK8TACCoCQAABQAgAzQAAK0TACCiCQAArhMAIKgJAAAFACAAAAACpQkBAAAABKsJAQAAAAUCpQkBAAAABKsJAQAAAAUCpQkBAAAABKsJAQAAAAUFNAAApxMAIDUAAKsTACCiCQAAqBMAIKMJAACqEwAgqAkAAAEAIAs0AACQEQAwNQAAlREAMKIJAACREQAwowkAAJIRADCkCQAAkxEAIKUJAACUEQAwpgkAAJQRADCnCQAAlBEAMKgJAACUEQAwqQkAAJYRADCqCQAAlxEAMAOUBwEAAAAB7QgBAAAAAe4IQAAAAAECAAAACQAgNAAAmxEAIAMAAAAJACA0AACbEQAgNQAAmhEAIAEtAACpEwAwCQQAAN4MACD-BgAA3QwAMP8GAAAHABCABwAA3QwAMJQHAQCECwAh7AgBAIQLACHtCAEAhAsAIe4IQACGCwAhnwkAANwMACACAAAACQAgLQAAmhEAIAIAAACYEQAgLQAAmREAIAf-BgAAlxEAMP8GAACYEQAQgAcAAJcRADCUBwEAhAsAIewIAQCECwAh7QgBAIQLACHuCEAAhgsAIQf-BgAAlxEAMP8GAACYEQAQgAcAAJcRADCUBwEAhAsAIewIAQCECwAh7QgBAIQLACHuCEAAhgsAIQOUBwEA5wwAIe0IAQDnDAAh7ghAAOkMACEDlAcBAOcMACHtCAEA5wwAIe4IQADpDAAhA5QHAQAAAAHtCAEAAAAB7ghAAAAAAQGlCQEAAAAEAaUJAQAAAAQBpQkBAAAABAM0AACnEwAgogkAAKgTACCoCQAAAQAgBDQAAJARADCiCQAAkREAMKQJAACTEQAgqAkAAJQRADAAAAAAAAKlCQIAAAAEqwkCAAAABQU0AACiEwAgNQAApRMAIKIJAACjEwAgowkAAKQTACCoCQAAAQAgAaUJAgAAAAQDNAAAohMAIKIJAACjEwAgqAkAAAEAIAAAAAAACzQAANwSADA1AADhEgAwogkAAN0SADCjCQAA3hIAMKQJAADfEgAgpQkAAOASADCmCQAA4BIAMKcJAADgEgAwqAkAAOASADCpCQAA4hIAMKoJAADjEgAwCzQAANASADA1AADVEgAwogkAANESADCjCQAA0hIAMKQJAADTEgAgpQkAANQSADCmCQAA1BIAMKcJAADUEgAwqAkAANQSADCpCQAA1hIAMKoJAADXEgAwCzQAAMQSADA1AADJEgAwogkAAMUSADCjCQAAxhIAMKQJAADHEgAgpQkAAMgSADCmCQAAyBIAMKcJAADIEgAwqAkAAMgSADCpCQAAyhIAMKoJAADLEgAwCzQAALgSADA1AAC9EgAwogkAALkSADCjCQAAuhIAMKQJAAC7EgAgpQkAALwSADCmCQAAvBIAMKcJAAC8EgAwqAkAALwSADCpCQAAvhIAMKoJAAC_EgAwCzQAAK8SADA1AACzEgAwogkAALASADCjCQAAsRIAMKQJAACyEgAgpQkAAKkQADCmCQAAqRAAMKcJAACpEAAwqAkAAKkQADCpCQAAtBIAMKoJAACsEAAwCzQAAKMSADA1AACoEgAwogkAAKQSADCjCQAApRIAMKQJAACmEgAgpQkAAKcSADCmCQAApxIAMKcJAACnEgAwqAkAAKcSADCpCQAAqRIAMKoJAACqEgAwCzQAAJcSADA1AACcEgAwogkAAJgSADCjCQAAmRIAMKQJAACaEgAgpQkAAJsSADCmCQAAmxIAMKcJAACbEgAwqAkAAJsSADCpCQAAnRIAMKoJAACeEgAwBzQAAJISACA1AACVEgAgogkAAJMSACCjCQAAlBIAIKYJAABdACCnCQAAXQAgqAkAAKcCACALNAAAhhIAMDUAAIsSADCiCQAAhxIAMKMJAACIEgAwpAkAAIkSACClCQAAihIAMKYJAACKEgAwpwkAAIoSADCoCQAAihIAMKkJAACMEgAwqgkAAI0SADALNAAA-hEAMDUAAP8RADCiCQAA-xEAMKMJAAD8EQAwpAkAAP0RACClCQAA_hEAMKYJAAD-EQAwpwkAAP4RADCoCQAA_hEAMKkJAACAEgAwqgkAAIESADALNAAA7hEAMDUAAPMRADCiCQAA7xEAMKMJAADwEQAwpAkAAPERACClCQAA8hEAMKYJAADyEQAwpwkAAPIRADCoCQAA8hEAMKkJAAD0EQAwqgkAAPURADALNAAA4hEAMDUAAOcRADCiCQAA4xEAMKMJAADkEQAwpAkAAOURACClCQAA5hEAMKYJAADmEQAwpwkAAOYRADCoCQAA5hEAMKkJAADoEQAwqgkAAOkRADALNAAA1hEAMDUAANsRADCiCQAA1xEAMKMJAADYEQAwpAkAANkRACClCQAA2hEAMKYJAADaEQAwpwkAANoRADCoCQAA2hEAMKkJAADcEQAwqgkAAN0RADALNAAAyhEAMDUAAM8RADCiCQAAyxEAMKMJAADMEQAwpAkAAM0RACClCQAAzhEAMKYJAADOEQAwpwkAAM4RADCoCQAAzhEAMKkJAADQEQAwqgkAANERADALNAAAvhEAMDUAAMMRADCiCQAAvxEAMKMJAADAEQAwpAkAAMERACClCQAAwhEAMKYJAADCEQAwpwkAAMIRADCoCQAAwhEAMKkJAADEEQAwqgkAAMURADAFggcBAAAAAfoIQAAAAAH7CEAAAAAB_AhAAAAAAf0IAACoEQAgAgAAAHkAIDQAAMkRACADAAAAeQAgNAAAyREAIDUAAMgRACABLQAAoRMAMAoDAACMDAAg_gYAAJkMADD_BgAAdwAQgAcAAJkMADCCBwEAAAABlAcBAIQLACH6CEAAngsAIfsIQACeCwAh_AhAAJ4LACH9CAAAlwwAIAIAAAB5ACAtAADIEQAgAgAAAMYRACAtAADHEQAgCf4GAADFEQAw_wYAAMYRABCABwAAxREAMIIHAQCECwAhlAcBAIQLACH6CEAAngsAIfsIQACeCwAh_AhAAJ4LACH9CAAAlwwAIAn-BgAAxREAMP8GAADGEQAQgAcAAMURADCCBwEAhAsAIZQHAQCECwAh-ghAAJ4LACH7CEAAngsAIfwIQACeCwAh_QgAAJcMACAFggcBAOcMACH6CEAA8gwAIfsIQADyDAAh_AhAAPIMACH9CAAAphEAIAWCBwEA5wwAIfoIQADyDAAh-whAAPIMACH8CEAA8gwAIf0IAACmEQAgBYIHAQAAAAH6CEAAAAAB-whAAAAAAfwIQAAAAAH9CAAAqBEAIAOVBwEAAAABxQdAAAAAAb8IBAAAAAECAAAAdQAgNAAA1REAIAMAAAB1ACA0AADVEQAgNQAA1BEAIAEtAACgEwAwCQMAAIwMACD-BgAAmwwAMP8GAABzABCABwAAmwwAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIb8IBACuCwAhkgkAAJoMACACAAAAdQAgLQAA1BEAIAIAAADSEQAgLQAA0xEAIAf-BgAA0REAMP8GAADSEQAQgAcAANERADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACG_CAQArgsAIQf-BgAA0REAMP8GAADSEQAQgAcAANERADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACG_CAQArgsAIQOVBwEA5wwAIcUHQADpDAAhvwgEAPEMACEDlQcBAOcMACHFB0AA6QwAIb8IBADxDAAhA5UHAQAAAAHFB0AAAAABvwgEAAAAAQOVBwEAAAABzAcBAAAAAcAIQAAAAAECAAAAcQAgNAAA4REAIAMAAABxACA0AADhEQAgNQAA4BEAIAEtAACfEwAwCQMAAIwMACD-BgAAnQwAMP8GAABvABCABwAAnQwAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcAIQACGCwAhkwkAAJwMACACAAAAcQAgLQAA4BEAIAIAAADeEQAgLQAA3xEAIAf-BgAA3REAMP8GAADeEQAQgAcAAN0RADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHACEAAhgsAIQf-BgAA3REAMP8GAADeEQAQgAcAAN0RADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHACEAAhgsAIQOVBwEA5wwAIcwHAQDnDAAhwAhAAOkMACEDlQcBAOcMACHMBwEA5wwAIcAIQADpDAAhA5UHAQAAAAHMBwEAAAABwAhAAAAAAQcVgAAAAAEWBAAAAAGVBwEAAAABqgdAAAAAAcEIAQAAAAHCCAQAAAABwwgEAAAAAQIAAABtACA0AADtEQAgAwAAAG0AIDQAAO0RACA1AADsEQAgAS0AAJ4TADANAwAAjAwAIBUAAOILACAWBACcCwAh_gYAAJ8MADD_BgAAawAQgAcAAJ8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHBCAEAhAsAIcIIBACcCwAhwwgEAJwLACGUCQAAngwAIAIAAABtACAtAADsEQAgAgAAAOoRACAtAADrEQAgCxUAAOILACAWBACcCwAh_gYAAOkRADD_BgAA6hEAEIAHAADpEQAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwQgBAIQLACHCCAQAnAsAIcMIBACcCwAhCxUAAOILACAWBACcCwAh_gYAAOkRADD_BgAA6hEAEIAHAADpEQAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwQgBAIQLACHCCAQAnAsAIcMIBACcCwAhBxWAAAAAARYEAPoMACGVBwEA5wwAIaoHQADpDAAhwQgBAOcMACHCCAQA-gwAIcMIBAD6DAAhBxWAAAAAARYEAPoMACGVBwEA5wwAIaoHQADpDAAhwQgBAOcMACHCCAQA-gwAIcMIBAD6DAAhBxWAAAAAARYEAAAAAZUHAQAAAAGqB0AAAAABwQgBAAAAAcIIBAAAAAHDCAQAAAABBw0EAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAcIIBAAAAAHDCAQAAAABxAiAAAAAAQIAAABpACA0AAD5EQAgAwAAAGkAIDQAAPkRACA1AAD4EQAgAS0AAJ0TADANAwAAjAwAIA0EAK4LACH-BgAAoQwAMP8GAABnABCABwAAoQwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYEIAQCECwAhwggEAK4LACHDCAQArgsAIcQIAADiCwAglQkAAKAMACACAAAAaQAgLQAA-BEAIAIAAAD2EQAgLQAA9xEAIAsNBACuCwAh_gYAAPURADD_BgAA9hEAEIAHAAD1EQAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgQgBAIQLACHCCAQArgsAIcMIBACuCwAhxAgAAOILACALDQQArgsAIf4GAAD1EQAw_wYAAPYRABCABwAA9REAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYEIAQCECwAhwggEAK4LACHDCAQArgsAIcQIAADiCwAgBw0EAPEMACGVBwEA5wwAIaoHQADpDAAhgQgBAOcMACHCCAQA8QwAIcMIBADxDAAhxAiAAAAAAQcNBADxDAAhlQcBAOcMACGqB0AA6QwAIYEIAQDnDAAhwggEAPEMACHDCAQA8QwAIcQIgAAAAAEHDQQAAAABlQcBAAAAAaoHQAAAAAGBCAEAAAABwggEAAAAAcMIBAAAAAHECIAAAAABA4EHAgAAAAHFB0AAAAABhQgQAAAAAQIAAABlACA0AACFEgAgAwAAAGUAIDQAAIUSACA1AACEEgAgAS0AAJwTADAJAwAAjAwAIP4GAACjDAAw_wYAAGMAEIAHAACjDAAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhQgQALMLACGWCQAAogwAIAIAAABlACAtAACEEgAgAgAAAIISACAtAACDEgAgB_4GAACBEgAw_wYAAIISABCABwAAgRIAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYUIEACzCwAhB_4GAACBEgAw_wYAAIISABCABwAAgRIAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYUIEACzCwAhA4EHAgDmDAAhxQdAAOkMACGFCBAA8AwAIQOBBwIA5gwAIcUHQADpDAAhhQgQAPAMACEDgQcCAAAAAcUHQAAAAAGFCBAAAAABC4EHAgAAAAGCBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAABAgAAAGEAIDQAAJESACADAAAAYQAgNAAAkRIAIDUAAJASACABLQAAmxMAMBADAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe0HAQCECwAh7gcBAJ0LACHvB0AAngsAIQIAAABhACAtAACQEgAgAgAAAI4SACAtAACPEgAgD_4GAACNEgAw_wYAAI4SABCABwAAjRIAMIEHAgCDCwAhggcBAIQLACGUBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe0HAQCECwAh7gcBAJ0LACHvB0AAngsAIQ_-BgAAjRIAMP8GAACOEgAQgAcAAI0SADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHtBwEAhAsAIe4HAQCdCwAh7wdAAJ4LACELgQcCAOYMACGCBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe0HAQDnDAAh7gcBAPsMACHvB0AA8gwAIQuBBwIA5gwAIYIHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG5BwEA-wwAIdIHEACRDQAh7QcBAOcMACHuBwEA-wwAIe8HQADyDAAhC4EHAgAAAAGCBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAABAsUIAQAAAAHGCEAAAAABAgAAAKcCACA0AACSEgAgAwAAAF0AIDQAAJISACA1AACWEgAgBAAAAF0AIC0AAJYSACDFCAEA5wwAIcYIQADpDAAhAsUIAQDnDAAhxghAAOkMACEMgQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAH7BwEAAAABxQgBAAAAAccIAQAAAAHICEAAAAABAgAAAFsAIDQAAKISACADAAAAWwAgNAAAohIAIDUAAKESACABLQAAmhMAMBIDAACMDAAg_gYAAKYMADD_BgAAWQAQgAcAAKYMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQAAAAHKBwEAhAsAIfsHAQCECwAhxQgBAIQLACHHCAEAhAsAIcgIQACGCwAhlwkAAKUMACACAAAAWwAgLQAAoRIAIAIAAACfEgAgLQAAoBIAIBD-BgAAnhIAMP8GAACfEgAQgAcAAJ4SADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhygcBAIQLACH7BwEAhAsAIcUIAQCECwAhxwgBAIQLACHICEAAhgsAIRD-BgAAnhIAMP8GAACfEgAQgAcAAJ4SADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhygcBAIQLACH7BwEAhAsAIcUIAQCECwAhxwgBAIQLACHICEAAhgsAIQyBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIcoHAQDnDAAh-wcBAOcMACHFCAEA5wwAIccIAQDnDAAhyAhAAOkMACEMgQcCAOYMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACHKBwEA5wwAIfsHAQDnDAAhxQgBAOcMACHHCAEA5wwAIcgIQADpDAAhDIEHAgAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAB-wcBAAAAAcUIAQAAAAHHCAEAAAAByAhAAAAAARENAAD9EAAggQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHxB0AAAAAByAhAAAAAAckIAQAAAAHKCBAAAAABywgQAAAAAcwIAQAAAAHNCAIAAAABzgggAAAAAQIAAABXACA0AACuEgAgAwAAAFcAIDQAAK4SACA1AACtEgAgAS0AAJkTADAWAwAAjAwAIA0AAKgMACD-BgAApwwAMP8GAAAjABCABwAApwwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQAAAAHKBwEAnQsAIcsHAAC3CwAg8QdAAJ4LACHICEAAhgsAIckIAQCECwAhyggQALMLACHLCBAAswsAIcwIAQCdCwAhzQgCAMsLACHOCCAAhQsAIQIAAABXACAtAACtEgAgAgAAAKsSACAtAACsEgAgFP4GAACqEgAw_wYAAKsSABCABwAAqhIAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGqB0AAhgsAIbEHAQCECwAhygcBAJ0LACHLBwAAtwsAIPEHQACeCwAhyAhAAIYLACHJCAEAhAsAIcoIEACzCwAhywgQALMLACHMCAEAnQsAIc0IAgDLCwAhzgggAIULACEU_gYAAKoSADD_BgAAqxIAEIAHAACqEgAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAIQLACHKBwEAnQsAIcsHAAC3CwAg8QdAAJ4LACHICEAAhgsAIckIAQCECwAhyggQALMLACHLCBAAswsAIcwIAQCdCwAhzQgCAMsLACHOCCAAhQsAIRCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHxB0AA8gwAIcgIQADpDAAhyQgBAOcMACHKCBAA8AwAIcsIEADwDAAhzAgBAPsMACHNCAIA0g4AIc4IIADoDAAhEQ0AAKQQACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHxB0AA8gwAIcgIQADpDAAhyQgBAOcMACHKCBAA8AwAIcsIEADwDAAhzAgBAPsMACHNCAIA0g4AIc4IIADoDAAhEQ0AAP0QACCBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAByweAAAAAAfEHQAAAAAHICEAAAAAByQgBAAAAAcoIEAAAAAHLCBAAAAABzAgBAAAAAc0IAgAAAAHOCCAAAAABQAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAAtxIAIAMAAAAmACA0AAC3EgAgNQAAthIAIAEtAACYEwAwAgAAACYAIC0AALYSACACAAAArRAAIC0AALUSACA4gQcCAOYMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACFACwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABHAgAAOQNACAKAADlDQAgCwAA5g0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQIAAABTACA0AADDEgAgAwAAAFMAIDQAAMMSACA1AADCEgAgAS0AAJcTADAhAwAAqgwAIAgAAKsMACAKAACsDAAgCwAA_wsAIBsCAIMLACH-BgAAqQwAMP8GAAA_ABCABwAAqQwAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAAAABsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACECAAAAUwAgLQAAwhIAIAIAAADAEgAgLQAAwRIAIB0bAgCDCwAh_gYAAL8SADD_BgAAwBIAEIAHAAC_EgAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACEdGwIAgwsAIf4GAAC_EgAw_wYAAMASABCABwAAvxIAMIEHAgCDCwAhkgcBAJ0LACGTBwEAnQsAIZQHAQCdCwAhlQcBAIQLACGWBwEAhAsAIZcHAQCdCwAhnAcEAJwLACGiBwEAnQsAIaYHEAD-CwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhswcBAJ0LACG0BwEAhAsAIbUHAQCECwAhtgcBAJ0LACG3BwQAnAsAIbgHIACFCwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG9B0AAngsAIb4HQACeCwAhGRsCAOYMACGBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEcCAAAkw0AIAoAAJQNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIRwIAADkDQAgCgAA5Q0AIAsAAOYNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAEKgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAAQIAAABQACA0AADPEgAgAwAAAFAAIDQAAM8SACA1AADOEgAgAS0AAJYTADAQAwAAjAwAIP4GAACuDAAw_wYAAE4AEIAHAACuDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIZgJAACtDAAgAgAAAFAAIC0AAM4SACACAAAAzBIAIC0AAM0SACAO_gYAAMsSADD_BgAAzBIAEIAHAADLEgAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIQ7-BgAAyxIAMP8GAADMEgAQgAcAAMsSADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhCoEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmQcQAPAMACGaBwQA8QwAIZsHQADyDAAhCoEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmQcQAPAMACGaBwQA8QwAIZsHQADyDAAhCoEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBxAAAAABmgcEAAAAAZsHQAAAAAEnCAAAkA4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGaBwQAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABsQcBAAAAAbUHAQAAAAHGBwQAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAQAAAAHRBwEAAAAB0gcQAAAAAdMHEAAAAAHUBxAAAAAB1QcEAAAAAdYHBAAAAAHXBxAAAAAB2AcBAAAAAdkHEAAAAAHaBwEAAAAB2wdAAAAAAdwHIAAAAAHdB0AAAAAB3gcBAAAAAd8HQAAAAAHgB0AAAAAB4QdAAAAAAeIHQAAAAAHjB0AAAAABAgAAAA4AIDQAANsSACADAAAADgAgNAAA2xIAIDUAANoSACABLQAAlRMAMCwDAACMDAAgCAAAqwwAIP4GAADbDAAw_wYAAAwAEIAHAADbDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZoHBACuCwAhoQcBAJ0LACGjBxAAswsAIaQHAQCdCwAhsQcBAAAAAbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACECAAAADgAgLQAA2hIAIAIAAADYEgAgLQAA2RIAICr-BgAA1xIAMP8GAADYEgAQgAcAANcSADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBwEAnQsAIdkHEAD-CwAh2gcBAJ0LACHbB0AAngsAIdwHIACFCwAh3QdAAJ4LACHeBwEAnQsAId8HQACeCwAh4AdAAJ4LACHhB0AAngsAIeIHQACGCwAh4wdAAJ4LACEq_gYAANcSADD_BgAA2BIAEIAHAADXEgAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZoHBACuCwAhoQcBAJ0LACGjBxAAswsAIaQHAQCdCwAhsQcBAIQLACG1BwEAhAsAIcYHBACuCwAhzAcBAIQLACHNBwEAhAsAIc4HAQCECwAhzwcCAIMLACHQBwEAhAsAIdEHAQCECwAh0gcQALMLACHTBxAAswsAIdQHEACzCwAh1QcEAK4LACHWBwQArgsAIdcHEACzCwAh2AcBAJ0LACHZBxAA_gsAIdoHAQCdCwAh2wdAAJ4LACHcByAAhQsAId0HQACeCwAh3gcBAJ0LACHfB0AAngsAIeAHQACeCwAh4QdAAJ4LACHiB0AAhgsAIeMHQACeCwAhJoEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmgcEAPEMACGhBwEA-wwAIaMHEADwDAAhpAcBAPsMACGxBwEA5wwAIbUHAQDnDAAhxgcEAPEMACHMBwEA5wwAIc0HAQDnDAAhzgcBAOcMACHPBwIA5gwAIdAHAQDnDAAh0QcBAOcMACHSBxAA8AwAIdMHEADwDAAh1AcQAPAMACHVBwQA8QwAIdYHBADxDAAh1wcQAPAMACHYBwEA-wwAIdkHEACRDQAh2gcBAPsMACHbB0AA8gwAIdwHIADoDAAh3QdAAPIMACHeBwEA-wwAId8HQADyDAAh4AdAAPIMACHhB0AA8gwAIeIHQADpDAAh4wdAAPIMACEnCAAAhQ4AIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmgcEAPEMACGhBwEA-wwAIaMHEADwDAAhpAcBAPsMACGxBwEA5wwAIbUHAQDnDAAhxgcEAPEMACHMBwEA5wwAIc0HAQDnDAAhzgcBAOcMACHPBwIA5gwAIdAHAQDnDAAh0QcBAOcMACHSBxAA8AwAIdMHEADwDAAh1AcQAPAMACHVBwQA8QwAIdYHBADxDAAh1wcQAPAMACHYBwEA-wwAIdkHEACRDQAh2gcBAPsMACHbB0AA8gwAIdwHIADoDAAh3QdAAPIMACHeBwEA-wwAId8HQADyDAAh4AdAAPIMACHhB0AA8gwAIeIHQADpDAAh4wdAAPIMACEnCAAAkA4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGaBwQAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABsQcBAAAAAbUHAQAAAAHGBwQAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAQAAAAHRBwEAAAAB0gcQAAAAAdMHEAAAAAHUBxAAAAAB1QcEAAAAAdYHBAAAAAHXBxAAAAAB2AcBAAAAAdkHEAAAAAHaBwEAAAAB2wdAAAAAAdwHIAAAAAHdB0AAAAAB3gcBAAAAAd8HQAAAAAHgB0AAAAAB4QdAAAAAAeIHQAAAAAHjB0AAAAABEAUAAKARACCVBwEAAAABqgdAAAAAAbEHAQAAAAG_BwEAAAAB8QdAAAAAAYAIAQAAAAGICAEAAAAB7wgBAAAAAfAIAQAAAAHxCAAAnBEAIPIIAACdEQAg8wgAAJ4RACD0CEAAAAAB9QhAAAAAAfYIQAAAAAECAAAABQAgNAAA5xIAIAMAAAAFACA0AADnEgAgNQAA5hIAIAEtAACUEwAwFQMAAIwMACAFAADgDAAg_gYAAN8MADD_BgAAAwAQgAcAAN8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAAAABvwcBAJ0LACHxB0AAngsAIYAIAQCECwAhiAgBAAAAAe8IAQCECwAh8AgBAIQLACHxCAAAlQwAIPIIAACVDAAg8wgAAJUMACD0CEAAngsAIfUIQACeCwAh9ghAAJ4LACECAAAABQAgLQAA5hIAIAIAAADkEgAgLQAA5RIAIBP-BgAA4xIAMP8GAADkEgAQgAcAAOMSADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAhAsAIb8HAQCdCwAh8QdAAJ4LACGACAEAhAsAIYgIAQCECwAh7wgBAIQLACHwCAEAhAsAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACeCwAh9QhAAJ4LACH2CEAAngsAIRP-BgAA4xIAMP8GAADkEgAQgAcAAOMSADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAhAsAIb8HAQCdCwAh8QdAAJ4LACGACAEAhAsAIYgIAQCECwAh7wgBAIQLACHwCAEAhAsAIfEIAACVDAAg8ggAAJUMACDzCAAAlQwAIPQIQACeCwAh9QhAAJ4LACH2CEAAngsAIQ-VBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfEHQADyDAAhgAgBAOcMACGICAEA5wwAIe8IAQDnDAAh8AgBAOcMACHxCAAAixEAIPIIAACMEQAg8wgAAI0RACD0CEAA8gwAIfUIQADyDAAh9ghAAPIMACEQBQAAjxEAIJUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8QdAAPIMACGACAEA5wwAIYgIAQDnDAAh7wgBAOcMACHwCAEA5wwAIfEIAACLEQAg8ggAAIwRACDzCAAAjREAIPQIQADyDAAh9QhAAPIMACH2CEAA8gwAIRAFAACgEQAglQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABBDQAANwSADCiCQAA3RIAMKQJAADfEgAgqAkAAOASADAENAAA0BIAMKIJAADREgAwpAkAANMSACCoCQAA1BIAMAQ0AADEEgAwogkAAMUSADCkCQAAxxIAIKgJAADIEgAwBDQAALgSADCiCQAAuRIAMKQJAAC7EgAgqAkAALwSADAENAAArxIAMKIJAACwEgAwpAkAALISACCoCQAAqRAAMAQ0AACjEgAwogkAAKQSADCkCQAAphIAIKgJAACnEgAwBDQAAJcSADCiCQAAmBIAMKQJAACaEgAgqAkAAJsSADADNAAAkhIAIKIJAACTEgAgqAkAAKcCACAENAAAhhIAMKIJAACHEgAwpAkAAIkSACCoCQAAihIAMAQ0AAD6EQAwogkAAPsRADCkCQAA_REAIKgJAAD-EQAwBDQAAO4RADCiCQAA7xEAMKQJAADxEQAgqAkAAPIRADAENAAA4hEAMKIJAADjEQAwpAkAAOURACCoCQAA5hEAMAQ0AADWEQAwogkAANcRADCkCQAA2REAIKgJAADaEQAwBDQAAMoRADCiCQAAyxEAMKQJAADNEQAgqAkAAM4RADAENAAAvhEAMKIJAAC_EQAwpAkAAMERACCoCQAAwhEAMAAAAAAAAAABAwAAlhAAIAAAAAAAAAAAAAcDAACWEAAgDQAA-xIAIMoHAADqDAAgywcAAOoMACDxBwAA6gwAIMwIAADqDAAgzQgAAOoMACAAAAMQAAD2DwAgvQgAAOoMACC-CAAA6gwAIAAHCwAA5A8AIJ4HAADqDAAgnwcAAOoMACCwCAAA6gwAILIIAADqDAAgswgAAOoMACC1CAAA6gwAIBQDAACWEAAgCAAAhhMAIAoAAIcTACALAADkDwAgkgcAAOoMACCTBwAA6gwAIJQHAADqDAAglwcAAOoMACCcBwAA6gwAIKIHAADqDAAgpgcAAOoMACCzBwAA6gwAILYHAADqDAAgtwcAAOoMACC5BwAA6gwAILoHAADqDAAguwcAAOoMACC8BwAA6gwAIL0HAADqDAAgvgcAAOoMACAAAQ8AAKwPACAOAwAAlhAAIAgAAIYTACChBwAA6gwAIKQHAADqDAAg2AcAAOoMACDZBwAA6gwAINoHAADqDAAg2wcAAOoMACDdBwAA6gwAIN4HAADqDAAg3wcAAOoMACDgBwAA6gwAIOEHAADqDAAg4wcAAOoMACAHAwAAlhAAIAUAAJMTACC_BwAA6gwAIPEHAADqDAAg9AgAAOoMACD1CAAA6gwAIPYIAADqDAAgAA-VBwEAAAABqgdAAAAAAbEHAQAAAAG_BwEAAAAB8QdAAAAAAYAIAQAAAAGICAEAAAAB7wgBAAAAAfAIAQAAAAHxCAAAnBEAIPIIAACdEQAg8wgAAJ4RACD0CEAAAAAB9QhAAAAAAfYIQAAAAAEmgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBwEAAAAB2QcQAAAAAdoHAQAAAAHbB0AAAAAB3AcgAAAAAd0HQAAAAAHeBwEAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAEKgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAARkbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAE4gQcCAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAEQgQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHxB0AAAAAByAhAAAAAAckIAQAAAAHKCBAAAAABywgQAAAAAcwIAQAAAAHNCAIAAAABzgggAAAAAQyBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAfsHAQAAAAHFCAEAAAABxwgBAAAAAcgIQAAAAAELgQcCAAAAAYIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABuQcBAAAAAdIHEAAAAAHtBwEAAAAB7gcBAAAAAe8HQAAAAAEDgQcCAAAAAcUHQAAAAAGFCBAAAAABBw0EAAAAAZUHAQAAAAGqB0AAAAABgQgBAAAAAcIIBAAAAAHDCAQAAAABxAiAAAAAAQcVgAAAAAEWBAAAAAGVBwEAAAABqgdAAAAAAcEIAQAAAAHCCAQAAAABwwgEAAAAAQOVBwEAAAABzAcBAAAAAcAIQAAAAAEDlQcBAAAAAcUHQAAAAAG_CAQAAAABBYIHAQAAAAH6CEAAAAAB-whAAAAAAfwIQAAAAAH9CAAAqBEAICUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhgkBAAAAAYcJQAAAAAGICUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwlAAAAAAZAJAgAAAAGRCYAAAAABAgAAAAEAIDQAAKITACADAAAAFAAgNAAAohMAIDUAAKYTACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAtAACmEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQ0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAECAAAAAQAgNAAApxMAIAOUBwEAAAAB7QgBAAAAAe4IQAAAAAEDAAAAFAAgNAAApxMAIDUAAKwTACAnAAAAFAAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAACsEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQ0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABEQMAAJ8RACCUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfEHQAAAAAGACAEAAAABiAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgAAJwRACDyCAAAnREAIPMIAACeEQAg9AhAAAAAAfUIQAAAAAH2CEAAAAABAgAAAAUAIDQAAK0TACADAAAAAwAgNAAArRMAIDUAALETACATAAAAAwAgAwAAjhEAIC0AALETACCUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8QdAAPIMACGACAEA5wwAIYgIAQDnDAAh7wgBAOcMACHwCAEA5wwAIfEIAACLEQAg8ggAAIwRACDzCAAAjREAIPQIQADyDAAh9QhAAPIMACH2CEAA8gwAIREDAACOEQAglAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfEHQADyDAAhgAgBAOcMACGICAEA5wwAIe8IAQDnDAAh8AgBAOcMACHxCAAAixEAIPIIAACMEQAg8wgAAI0RACD0CEAA8gwAIfUIQADyDAAh9ghAAPIMACElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQIAAAABACA0AACyEwAgQQMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAALQTACAPnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGECAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABBuMHQAAAAAHwBwQAAAABhAgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQMEAQAAAAGqB0AAAAABvwcBAAAAAQKqB0AAAAABtggBAAAAARIDAAD8EAAggQcCAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8QdAAAAAAcgIQAAAAAHJCAEAAAAByggQAAAAAcsIEAAAAAHMCAEAAAABzQgCAAAAAc4IIAAAAAECAAAAVwAgNAAAuhMAICUHAADoEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhgkBAAAAAYcJQAAAAAGICUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwlAAAAAAZAJAgAAAAGRCYAAAAABAgAAAAEAIDQAALwTACADAAAAIwAgNAAAuhMAIDUAAMATACAUAAAAIwAgAwAAoxAAIC0AAMATACCBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfEHQADyDAAhyAhAAOkMACHJCAEA5wwAIcoIEADwDAAhywgQAPAMACHMCAEA-wwAIc0IAgDSDgAhzgggAOgMACESAwAAoxAAIIEHAgDmDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGqB0AA6QwAIbEHAQDnDAAhygcBAPsMACHLB4AAAAAB8QdAAPIMACHICEAA6QwAIckIAQDnDAAhyggQAPAMACHLCBAA8AwAIcwIAQD7DAAhzQgCANIOACHOCCAA6AwAITiBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAQMAAAAhACA0AAC0EwAgNQAAxBMAIEMAAAAhACADAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIC0AAMQTACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIQMAAAAUACA0AAC8EwAgNQAAxxMAICcAAAAUACAHAACvEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AAMcTACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAE4gQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAesIAQAAAAEDAAAAFAAgNAAAshMAIDUAAMsTACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADLEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAECAAAAAQAgNAAAzBMAIAMAAAAUACA0AADMEwAgNQAA0BMAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AANATACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQIAAAABACA0AADREwAgAwAAABQAIDQAANETACA1AADVEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAA1RMAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAASUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhgkBAAAAAYcJQAAAAAGICUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwlAAAAAAZAJAgAAAAGRCYAAAAABAgAAAAEAIDQAANYTACADAAAAFAAgNAAA1hMAIDUAANoTACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADaEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAECAAAAAQAgNAAA2xMAIAMAAAAUACA0AADbEwAgNQAA3xMAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICUAALsRACAmAAC8EQAgJwAAvREAIC0AAN8TACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQIAAAABACA0AADgEwAgAwAAABQAIDQAAOATACA1AADkEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICYAALwRACAnAAC9EQAgLQAA5BMAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAASUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhgkBAAAAAYcJQAAAAAGICUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwlAAAAAAZAJAgAAAAGRCYAAAAABAgAAAAEAIDQAAOUTACADAAAAFAAgNAAA5RMAIDUAAOkTACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICcAAL0RACAtAADpEwAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABQQMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeUHAQAAAAHmBwEAAAAB8AcQAAAAAc8IAQAAAAHQCAEAAAAB0QgEAAAAAdIIBAAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCCAAAAAB1wgCAAAAAdgIAQAAAAHZCAQAAAAB2ggCAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AhAAAAAAeEIQAAAAAHiCEAAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5giAAAAAAecIAQAAAAHoCEAAAAAB6QhAAAAAAeoIAQAAAAHrCAEAAAABAgAAACYAIDQAAOoTACADAAAAIQAgNAAA6hMAIDUAAO4TACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAADuEwAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACFBAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAA7xMAIAMAAAAhACA0AADvEwAgNQAA8xMAIEMAAAAhACADAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAVAAC3EAAgFgAAuBAAIC0AAPMTACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIUEDAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHlBwEAAAAB5gcBAAAAAfAHEAAAAAHPCAEAAAAB0AgBAAAAAdEIBAAAAAHSCAQAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAAB1gggAAAAAdcIAgAAAAHYCAEAAAAB2QgEAAAAAdoIAgAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIQAAAAAHhCEAAAAAB4ghAAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIgAAAAAHnCAEAAAAB6AhAAAAAAekIQAAAAAHqCAEAAAAB6wgBAAAAAQIAAAAmACA0AAD0EwAgAwAAACEAIDQAAPQTACA1AAD4EwAgQwAAACEAIAMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAgLQAA-BMAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHlBwEA5wwAIeYHAQDnDAAh8AcQAPAMACHPCAEA-wwAIdAIAQDnDAAh0QgEAPEMACHSCAQA8QwAIdMIAQDnDAAh1AgBAOcMACHVCAQA8QwAIdYIIACvEAAh1wgCANIOACHYCAEA-wwAIdkIBAD6DAAh2ggCANIOACHbCEAA8gwAIdwIAQD7DAAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AhAAPIMACHhCEAA8gwAIeIIQADyDAAh4wgBAPsMACHkCAEA-wwAIeUIAQD7DAAh5giAAAAAAecIAQD7DAAh6AhAAPIMACHpCEAA8gwAIeoIAQD7DAAh6wgBAPsMACFBAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhD5wHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAR0DAADjDQAgCAAA5A0AIAoAAOUNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAgAAAFMAIDQAAPoTACADAAAAPwAgNAAA-hMAIDUAAP4TACAfAAAAPwAgAwAAkg0AIAgAAJMNACAKAACUDQAgGwIA5gwAIS0AAP4TACCBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIR0DAACSDQAgCAAAkw0AIAoAAJQNACAbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEVCQAAxg8AIAwAAMYNACAQAADHDQAgFwAAyA0AIBgAAMkNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYEIAQAAAAGECAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABAgAAAB0AIDQAAP8TACADAAAAGwAgNAAA_xMAIDUAAIMUACAXAAAAGwAgCQAAxQ8AIAwAAKENACAQAACiDQAgFwAAow0AIBgAAKQNACAtAACDFAAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYEIAQD7DAAhhAgBAOcMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEVCQAAxQ8AIAwAAKENACAQAACiDQAgFwAAow0AIBgAAKQNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAISUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByAhAAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCUAAAAABhgkBAAAAAYcJQAAAAAGICUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwlAAAAAAZAJAgAAAAGRCYAAAAABAgAAAAEAIDQAAIQUACADAAAAFAAgNAAAhBQAIDUAAIgUACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAACIFAAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcgIQADpDAAh_ggBAOcMACH_CAEA5wwAIYAJAQDnDAAhgQkBAPsMACGCCQEA-wwAIYMJAQD7DAAhhAkBAPsMACGFCUAA8gwAIYYJAQD7DAAhhwlAAPIMACGICUAA8gwAIYkJAQDnDAAhigkBAOcMACGLCUAA8gwAIYwJQADyDAAhjQkBAPsMACGOCUAA8gwAIY8JQADyDAAhkAkCAOYMACGRCYAAAAABFQkAAMYPACAMAADGDQAgEAAAxw0AIBcAAMgNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB4wdAAAAAAfAHBAAAAAGBCAEAAAABhAgBAAAAAZUIAQAAAAGeCEAAAAABoAgEAAAAAaEIEAAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCBAAAAABpghAAAAAAQIAAAAdACA0AACJFAAgAwAAABsAIDQAAIkUACA1AACNFAAgFwAAABsAIAkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAZAAClDQAgLQAAjRQAIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhFQkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAZAAClDQAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh4wdAAPIMACHwBwQA8QwAIYEIAQD7DAAhhAgBAOcMACGVCAEA5wwAIZ4IQADpDAAhoAgEAPoMACGhCBAAkQ0AIaIIAQDnDAAhowgBAPsMACGkCAEA-wwAIaUIEACRDQAhpghAAPIMACEBwgdAAAAAAQsJAQAAAAEOAACeDwAgwgMAAJ0PACCUBwEAAAABsQcBAAAAAcIHQAAAAAGKCAEAAAABiwgBAAAAAYwIAQAAAAGNCIAAAAABjggBAAAAAQIAAADPBQAgNAAAjxQAIAMAAADbBQAgNAAAjxQAIDUAAJMUACANAAAA2wUAIAkBAOcMACEOAACFDwAgLQAAkxQAIMIDAACEDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhiggBAOcMACGLCAEA5wwAIYwIAQDnDAAhjQiAAAAAAY4IAQD7DAAhCwkBAOcMACEOAACFDwAgwgMAAIQPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGKCAEA5wwAIYsIAQDnDAAhjAgBAOcMACGNCIAAAAABjggBAPsMACELCQEAAAABDgAAng8AIMEDAACcDwAglAcBAAAAAbEHAQAAAAHCB0AAAAABiggBAAAAAYsIAQAAAAGMCAEAAAABjQiAAAAAAY4IAQAAAAECAAAAzwUAIDQAAJQUACADAAAA2wUAIDQAAJQUACA1AACYFAAgDQAAANsFACAJAQDnDAAhDgAAhQ8AIC0AAJgUACDBAwAAgw8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQsJAQDnDAAhDgAAhQ8AIMEDAACDDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhiggBAOcMACGLCAEA5wwAIYwIAQDnDAAhjQiAAAAAAY4IAQD7DAAhCwkBAAAAAcEDAACcDwAgwgMAAJ0PACCUBwEAAAABsQcBAAAAAcIHQAAAAAGKCAEAAAABiwgBAAAAAYwIAQAAAAGNCIAAAAABjggBAAAAAQIAAADPBQAgNAAAmRQAIAMAAADbBQAgNAAAmRQAIDUAAJ0UACANAAAA2wUAIAkBAOcMACEtAACdFAAgwQMAAIMPACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIQsJAQDnDAAhwQMAAIMPACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYoIAQDnDAAhiwgBAOcMACGMCAEA5wwAIY0IgAAAAAGOCAEA-wwAIRUJAADGDwAgDAAAxg0AIBAAAMcNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeMHQAAAAAHwBwQAAAABgQgBAAAAAYQIAQAAAAGVCAEAAAABnghAAAAAAaAIBAAAAAGhCBAAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgQAAAAAaYIQAAAAAECAAAAHQAgNAAAnhQAIAMAAAAbACA0AACeFAAgNQAAohQAIBcAAAAbACAJAADFDwAgDAAAoQ0AIBAAAKINACAYAACkDQAgGQAApQ0AIC0AAKIUACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHjB0AA8gwAIfAHBADxDAAhgQgBAPsMACGECAEA5wwAIZUIAQDnDAAhnghAAOkMACGgCAQA-gwAIaEIEACRDQAhoggBAOcMACGjCAEA-wwAIaQIAQD7DAAhpQgQAJENACGmCEAA8gwAIRUJAADFDwAgDAAAoQ0AIBAAAKINACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeMHQADyDAAh8AcEAPEMACGBCAEA-wwAIYQIAQDnDAAhlQgBAOcMACGeCEAA6QwAIaAIBAD6DAAhoQgQAJENACGiCAEA5wwAIaMIAQD7DAAhpAgBAPsMACGlCBAAkQ0AIaYIQADyDAAhJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAECAAAAAQAgNAAAoxQAIAMAAAAUACA0AACjFAAgNQAApxQAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AAKcUACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAECggcBAAAAAeQHAQAAAAECggcBAAAAAbIHAQAAAAEHhAUAAL4OACCBBwIAAAABlQcBAAAAAZYHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAECAAAA-QcAIDQAAKoUACADAAAAhggAIDQAAKoUACA1AACuFAAgCQAAAIYIACAtAACuFAAghAUAAKQOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHlBwEA5wwAIeYHAQDnDAAh5wcBAPsMACEHhAUAAKQOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHlBwEA5wwAIeYHAQDnDAAh5wcBAPsMACEHhQUAAL8OACCBBwIAAAABlQcBAAAAAZYHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAECAAAA-QcAIDQAAK8UACADAAAAhggAIDQAAK8UACA1AACzFAAgCQAAAIYIACAtAACzFAAghQUAAKUOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHlBwEA5wwAIeYHAQDnDAAh5wcBAPsMACEHhQUAAKUOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHlBwEA5wwAIeYHAQDnDAAh5wcBAPsMACElBwAA6BIAIA0AAOwSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQIAAAABACA0AAC0FAAgBpQHAQAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQMAAAAUACA0AAC0FAAgNQAAuRQAICcAAAAUACAHAACvEQAgDQAAsxEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AALkUACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIA0AALMRACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcgIQAAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQlAAAAAAYYJAQAAAAGHCUAAAAABiAlAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JQAAAAAGQCQIAAAABkQmAAAAAAQIAAAABACA0AAC6FAAgBpQHAQAAAAGiBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQaBBwIAAAABlAcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAFBAwAAwxAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAAvhQAIA6BBwIAAAABggcBAAAAAZ4HAQAAAAGfB0AAAAABqgdAAAAAAbEHAQAAAAGuCAQAAAABrwgEAAAAAbAIEAAAAAGxCCAAAAABsggQAAAAAbMIQAAAAAG0CCAAAAABtQhAAAAAAQIAAADbAwAgNAAAwBQAIAOBBwIAAAABzAcBAAAAAYMIQAAAAAFBAwAAwxAAIAsAAMUQACAOAADEEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5QcBAAAAAeYHAQAAAAHwBxAAAAABzwgBAAAAAdAIAQAAAAHRCAQAAAAB0ggEAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIIAAAAAHXCAIAAAAB2AgBAAAAAdkIBAAAAAHaCAIAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCEAAAAAB4QhAAAAAAeIIQAAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCIAAAAAB5wgBAAAAAegIQAAAAAHpCEAAAAAB6ggBAAAAAesIAQAAAAECAAAAJgAgNAAAwxQAIAMAAAAhACA0AADDFAAgNQAAxxQAIEMAAAAhACADAACxEAAgCwAAshAAIA4AAMEQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIC0AAMcUACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAALEQACALAACyEAAgDgAAwRAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIQXjB0AAAAABgQgBAAAAAZ8IAgAAAAGgCAQAAAABoQgQAAAAAQMAAAAhACA0AAC-FAAgNQAAyxQAIEMAAAAhACADAACxEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIC0AAMsUACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5QcBAOcMACHmBwEA5wwAIfAHEADwDAAhzwgBAPsMACHQCAEA5wwAIdEIBADxDAAh0ggEAPEMACHTCAEA5wwAIdQIAQDnDAAh1QgEAPEMACHWCCAArxAAIdcIAgDSDgAh2AgBAPsMACHZCAQA-gwAIdoIAgDSDgAh2whAAPIMACHcCAEA-wwAId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIQADyDAAh4QhAAPIMACHiCEAA8gwAIeMIAQD7DAAh5AgBAPsMACHlCAEA-wwAIeYIgAAAAAHnCAEA-wwAIegIQADyDAAh6QhAAPIMACHqCAEA-wwAIesIAQD7DAAhQQMAALEQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeUHAQDnDAAh5gcBAOcMACHwBxAA8AwAIc8IAQD7DAAh0AgBAOcMACHRCAQA8QwAIdIIBADxDAAh0wgBAOcMACHUCAEA5wwAIdUIBADxDAAh1gggAK8QACHXCAIA0g4AIdgIAQD7DAAh2QgEAPoMACHaCAIA0g4AIdsIQADyDAAh3AgBAPsMACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCEAA8gwAIeEIQADyDAAh4ghAAPIMACHjCAEA-wwAIeQIAQD7DAAh5QgBAPsMACHmCIAAAAAB5wgBAPsMACHoCEAA8gwAIekIQADyDAAh6ggBAPsMACHrCAEA-wwAIQMAAADeAwAgNAAAwBQAIDUAAM4UACAQAAAA3gMAIC0AAM4UACCBBwIA5gwAIYIHAQDnDAAhngcBAPsMACGfB0AA8gwAIaoHQADpDAAhsQcBAOcMACGuCAQA8QwAIa8IBADxDAAhsAgQAJENACGxCCAA6AwAIbIIEACRDQAhswhAAPIMACG0CCAA6AwAIbUIQADyDAAhDoEHAgDmDAAhggcBAOcMACGeBwEA-wwAIZ8HQADyDAAhqgdAAOkMACGxBwEA5wwAIa4IBADxDAAhrwgEAPEMACGwCBAAkQ0AIbEIIADoDAAhsggQAJENACGzCEAA8gwAIbQIIADoDAAhtQhAAPIMACEPnAcEAAAAAaoHQAAAAAHjB0AAAAAB8AcEAAAAAYEIAQAAAAGECAEAAAABlQgBAAAAAZ4IQAAAAAGgCAQAAAABoQgQAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIEAAAAAGmCEAAAAABAwAAABQAIDQAALoUACA1AADSFAAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAA0hQAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHICEAA6QwAIf4IAQDnDAAh_wgBAOcMACGACQEA5wwAIYEJAQD7DAAhggkBAPsMACGDCQEA-wwAIYQJAQD7DAAhhQlAAPIMACGGCQEA-wwAIYcJQADyDAAhiAlAAPIMACGJCQEA5wwAIYoJAQDnDAAhiwlAAPIMACGMCUAA8gwAIY0JAQD7DAAhjglAAPIMACGPCUAA8gwAIZAJAgDmDAAhkQmAAAAAAR0DAADjDQAgCAAA5A0AIAsAAOYNACAbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAgAAAFMAIDQAANMUACADAAAAPwAgNAAA0xQAIDUAANcUACAfAAAAPwAgAwAAkg0AIAgAAJMNACALAACVDQAgGwIA5gwAIS0AANcUACCBBwIA5gwAIZIHAQD7DAAhkwcBAPsMACGUBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIR0DAACSDQAgCAAAkw0AIAsAAJUNACAbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEoAwAAjw4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHAQAAAAHZBxAAAAAB2gcBAAAAAdsHQAAAAAHcByAAAAAB3QdAAAAAAd4HAQAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAQIAAAAOACA0AADYFAAgHQMAAOMNACAKAADlDQAgCwAA5g0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAECAAAAUwAgNAAA2hQAIAMAAAAMACA0AADYFAAgNQAA3hQAICoAAAAMACADAACEDgAgLQAA3hQAIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGaBwQA8QwAIaEHAQD7DAAhowcQAPAMACGkBwEA-wwAIbEHAQDnDAAhtQcBAOcMACHGBwQA8QwAIcwHAQDnDAAhzQcBAOcMACHOBwEA5wwAIc8HAgDmDAAh0AcBAOcMACHRBwEA5wwAIdIHEADwDAAh0wcQAPAMACHUBxAA8AwAIdUHBADxDAAh1gcEAPEMACHXBxAA8AwAIdgHAQD7DAAh2QcQAJENACHaBwEA-wwAIdsHQADyDAAh3AcgAOgMACHdB0AA8gwAId4HAQD7DAAh3wdAAPIMACHgB0AA8gwAIeEHQADyDAAh4gdAAOkMACHjB0AA8gwAISgDAACEDgAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcBAPsMACHZBxAAkQ0AIdoHAQD7DAAh2wdAAPIMACHcByAA6AwAId0HQADyDAAh3gcBAPsMACHfB0AA8gwAIeAHQADyDAAh4QdAAPIMACHiB0AA6QwAIeMHQADyDAAhAwAAAD8AIDQAANoUACA1AADhFAAgHwAAAD8AIAMAAJINACAKAACUDQAgCwAAlQ0AIBsCAOYMACEtAADhFAAggQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEdAwAAkg0AIAoAAJQNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhJQcAAOgSACANAADsEgAgGwAA6RIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHICEAAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJQAAAAAGGCQEAAAABhwlAAAAAAYgJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCUAAAAABkAkCAAAAAZEJgAAAAAECAAAAAQAgNAAA4hQAIAMAAAAUACA0AADiFAAgNQAA5hQAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AAOYUACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyAhAAOkMACH-CAEA5wwAIf8IAQDnDAAhgAkBAOcMACGBCQEA-wwAIYIJAQD7DAAhgwkBAPsMACGECQEA-wwAIYUJQADyDAAhhgkBAPsMACGHCUAA8gwAIYgJQADyDAAhiQkBAOcMACGKCQEA5wwAIYsJQADyDAAhjAlAAPIMACGNCQEA-wwAIY4JQADyDAAhjwlAAPIMACGQCQIA5gwAIZEJgAAAAAEQBgAjBwYCDVUMGw8FHFEZHVQHHlgNH1waIF4bIWIcImYdI2oeJG4fJXIgJnYhJ3oiAwMAAQUKAwYABAEEAAIBBQsAAwMAAQYAGAgTBgIJAAcaAAUFAxUBBgAXCBYGChoICx4JAQkABwcGABYJQAcMAAoQIgwXRBQYRhUZRw8CBgALCx8JAQsgAAoDAAEGABMLKQkOJA0RLQ8SMRATMxEUNxIVOAwWOQwDAwABBgAODScMAQ0oAAIPAAkQAAwBEAAMARAADAEQAAwFCzoAETsAEjwAFD0AFj4AAQ8ACQEPAAkCF0gAGUkAAwhKAApLAAtMAAEITQABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABDgd7AA1_ABt8ABx9AB1-AB6AAQAfgQEAIYIBACKDAQAjhAEAJIUBACWGAQAmhwEAJ4gBAAAAAAUGACg6ACk7ACo8ACs9ACwAAAAAAAUGACg6ACk7ACo8ACs9ACwBAwABAQMAAQUGADE6ADI7ADM8ADQ9ADUAAAAAAAUGADE6ADI7ADM8ADQ9ADUBAwABAQMAAQMGADo8ADs9ADwAAAADBgA6PAA7PQA8AQQAAgEEAAIDBgBBPABCPQBDAAAAAwYAQTwAQj0AQwMDAAEO6wENFewBDAMDAAEO8gENFfMBDAUGAEg6AEk7AEo8AEs9AEwAAAAAAAUGAEg6AEk7AEo8AEs9AEwBAwABAQMAAQUGAFE6AFI7AFM8AFQ9AFUAAAAAAAUGAFE6AFI7AFM8AFQ9AFUBAwABAQMAAQUGAFo6AFs7AFw8AF09AF4AAAAAAAUGAFo6AFs7AFw8AF09AF4BAwABAQMAAQMGAGM8AGQ9AGUAAAADBgBjPABkPQBlAQMAAQEDAAEFBgBqOgBrOwBsPABtPQBuAAAAAAAFBgBqOgBrOwBsPABtPQBuAQMAAQEDAAEFBgBzOgB0OwB1PAB2PQB3AAAAAAAFBgBzOgB0OwB1PAB2PQB3AQMAAQEDAAEDBgB8PAB9PQB-AAAAAwYAfDwAfT0AfgEDAAEBAwABBQYAgwE6AIQBOwCFATwAhgE9AIcBAAAAAAAFBgCDAToAhAE7AIUBPACGAT0AhwEBEAAMARAADAUGAIwBOgCNATsAjgE8AI8BPQCQAQAAAAAABQYAjAE6AI0BOwCOATwAjwE9AJABARAADAEQAAwDBgCVATwAlgE9AJcBAAAAAwYAlQE8AJYBPQCXAQEQAAwBEAAMAwYAnAE8AJ0BPQCeAQAAAAMGAJwBPACdAT0AngEAAAUGAKMBOgCkATsApQE8AKYBPQCnAQAAAAAABQYAowE6AKQBOwClATwApgE9AKcBAAAABQYArQE6AK4BOwCvATwAsAE9ALEBAAAAAAAFBgCtAToArgE7AK8BPACwAT0AsQEAAAAFBgC3AToAuAE7ALkBPAC6AT0AuwEAAAAAAAUGALcBOgC4ATsAuQE8ALoBPQC7AQAAAAMGAMEBPADCAT0AwwEAAAADBgDBATwAwgE9AMMBAwnKBAcMAAoQyQQMAwnRBAcMAAoQ0AQMBQYAyAE6AMkBOwDKATwAywE9AMwBAAAAAAAFBgDIAToAyQE7AMoBPADLAT0AzAECDwAJEAAMAg8ACRAADAUGANEBOgDSATsA0wE8ANQBPQDVAQAAAAAABQYA0QE6ANIBOwDTATwA1AE9ANUBAAAABQYA2wE6ANwBOwDdATwA3gE9AN8BAAAAAAAFBgDbAToA3AE7AN0BPADeAT0A3wEBAwABAQMAAQUGAOQBOgDlATsA5gE8AOcBPQDoAQAAAAAABQYA5AE6AOUBOwDmATwA5wE9AOgBAQ8ACQEPAAkFBgDtAToA7gE7AO8BPADwAT0A8QEAAAAAAAUGAO0BOgDuATsA7wE8APABPQDxAQAAAAMGAPcBPAD4AT0A-QEAAAADBgD3ATwA-AE9APkBBAYA_wEO2AX-AcED0gX8AcID1gX9AQHAAwD7AQHAAwD7AQHAAwD7AQHCA9kFAAAAAwYAgwI8AIQCPQCFAgAAAAMGAIMCPACEAj0AhQIAAAAFBgCLAjoAjAI7AI0CPACOAj0AjwIAAAAAAAUGAIsCOgCMAjsAjQI8AI4CPQCPAgHAAwD7AQHAAwD7AQMGAJQCPACVAj0AlgIAAAADBgCUAjwAlQI9AJYCAcADAPsBAcADAPsBAwYAmwI8AJwCPQCdAgAAAAMGAJsCPACcAj0AnQIBwAMA-wEBwAMA-wEFBgCiAjoAowI7AKQCPAClAj0ApgIAAAAAAAUGAKICOgCjAjsApAI8AKUCPQCmAgAAAAUGAKwCOgCtAjsArgI8AK8CPQCwAgAAAAAABQYArAI6AK0COwCuAjwArwI9ALACAQ8ACQEPAAkFBgC1AjoAtgI7ALcCPAC4Aj0AuQIAAAAAAAUGALUCOgC2AjsAtwI8ALgCPQC5AgAAAAUGAL8COgDAAjsAwQI8AMICPQDDAgAAAAAABQYAvwI6AMACOwDBAjwAwgI9AMMCAAAABQYAyQI6AMoCOwDLAjwAzAI9AM0CAAAAAAAFBgDJAjoAygI7AMsCPADMAj0AzQIAAAAFBgDTAjoA1AI7ANUCPADWAj0A1wIAAAAAAAUGANMCOgDUAjsA1QI8ANYCPQDXAgAAAAMGAN0CPADeAj0A3wIAAAADBgDdAjwA3gI9AN8CAQMAAQEDAAEFBgDkAjoA5QI7AOYCPADnAj0A6AIAAAAAAAUGAOQCOgDlAjsA5gI8AOcCPQDoAgMGAO0ChAX-B-sChQWCCOwCAYMFAOoCAYMFAOoCAoQFgwgAhQWECAAAAAUGAPECOgDyAjsA8wI8APQCPQD1AgAAAAAABQYA8QI6APICOwDzAjwA9AI9APUCAYMFAOoCAYMFAOoCBQYA-gI6APsCOwD8AjwA_QI9AP4CAAAAAAAFBgD6AjoA-wI7APwCPAD9Aj0A_gIBgwUA6gIBgwUA6gIFBgCDAzoAhAM7AIUDPACGAz0AhwMAAAAAAAUGAIMDOgCEAzsAhQM8AIYDPQCHAwEDAAEBAwABBQYAjAM6AI0DOwCOAzwAjwM9AJADAAAAAAAFBgCMAzoAjQM7AI4DPACPAz0AkAMAAAAFBgCWAzoAlwM7AJgDPACZAz0AmgMAAAAAAAUGAJYDOgCXAzsAmAM8AJkDPQCaAwAAAAUGAKADOgChAzsAogM8AKMDPQCkAwAAAAAABQYAoAM6AKEDOwCiAzwAowM9AKQDAAADBgCpAzwAqgM9AKsDAAAAAwYAqQM8AKoDPQCrAwAAAAUGALEDOgCyAzsAswM8ALQDPQC1AwAAAAAABQYAsQM6ALIDOwCzAzwAtAM9ALUDAAADBgC6AzwAuwM9ALwDAAAAAwYAugM8ALsDPQC8AwAAAAMGAMIDPADDAz0AxAMAAAADBgDCAzwAwwM9AMQDAQPyCQEBA_gJAQUGAMkDOgDKAzsAywM8AMwDPQDNAwAAAAAABQYAyQM6AMoDOwDLAzwAzAM9AM0DAQkABwEJAAcFBgDSAzoA0wM7ANQDPADVAz0A1gMAAAAAAAUGANIDOgDTAzsA1AM8ANUDPQDWAwIJAAcaAAUCCQAHGgAFBQYA2wM6ANwDOwDdAzwA3gM9AN8DAAAAAAAFBgDbAzoA3AM7AN0DPADeAz0A3wMAAAAFBgDlAzoA5gM7AOcDPADoAz0A6QMAAAAAAAUGAOUDOgDmAzsA5wM8AOgDPQDpAwEDAAEBAwABBQYA7gM6AO8DOwDwAzwA8QM9APIDAAAAAAAFBgDuAzoA7wM7APADPADxAz0A8gMAAAAFBgD4AzoA-QM7APoDPAD7Az0A_AMAAAAAAAUGAPgDOgD5AzsA-gM8APsDPQD8AygCASmJAQEqiwEBK4wBASyNAQEujwEBL5EBJDCSASUxlAEBMpYBJDOXASY2mAEBN5kBATiaASQ-nQEnP54BLUCfASJBoAEiQqEBIkOiASJEowEiRaUBIkanASRHqAEuSKoBIkmsASRKrQEvS64BIkyvASJNsAEkTrMBME-0ATZQtQECUbYBAlK3AQJTuAECVLkBAlW7AQJWvQEkV74BN1jAAQJZwgEkWsMBOFvEAQJcxQECXcYBJF7JATlfygE9YMsBA2HMAQNizQEDY84BA2TPAQNl0QEDZtMBJGfUAT5o1gEDadgBJGrZAT9r2gEDbNsBA23cASRu3wFAb-ABRHDhAQxx4gEMcuMBDHPkAQx05QEMdecBDHbpASR36gFFeO4BDHnwASR68QFGe_QBDHz1AQx99gEkfvkBR3_6AU2AAfsBDYEB_AENggH9AQ2DAf4BDYQB_wENhQGBAg2GAYMCJIcBhAJOiAGGAg2JAYgCJIoBiQJPiwGKAg2MAYsCDY0BjAIkjgGPAlCPAZACVpABkQIakQGSAhqSAZMCGpMBlAIalAGVAhqVAZcCGpYBmQIklwGaAleYAZwCGpkBngIkmgGfAlibAaACGpwBoQIanQGiAiSeAaUCWZ8BpgJfoAGoAhuhAakCG6IBqwIbowGsAhukAa0CG6UBrwIbpgGxAiSnAbICYKgBtAIbqQG2AiSqAbcCYasBuAIbrAG5AhutAboCJK4BvQJirwG-AmawAb8CHrEBwAIesgHBAh6zAcICHrQBwwIetQHFAh62AccCJLcByAJnuAHKAh65AcwCJLoBzQJouwHOAh68Ac8CHr0B0AIkvgHTAmm_AdQCb8AB1QIfwQHWAh_CAdcCH8MB2AIfxAHZAh_FAdsCH8YB3QIkxwHeAnDIAeACH8kB4gIkygHjAnHLAeQCH8wB5QIfzQHmAiTOAekCcs8B6gJ40AHrAiDRAewCINIB7QIg0wHuAiDUAe8CINUB8QIg1gHzAiTXAfQCedgB9gIg2QH4AiTaAfkCetsB-gIg3AH7AiDdAfwCJN4B_wJ73wGAA3_gAYEDIeEBggMh4gGDAyHjAYQDIeQBhQMh5QGHAyHmAYkDJOcBigOAAegBjAMh6QGOAyTqAY8DgQHrAZADIewBkQMh7QGSAyTuAZUDggHvAZYDiAHwAZgDEfEBmQMR8gGbAxHzAZwDEfQBnQMR9QGfAxH2AaEDJPcBogOJAfgBpAMR-QGmAyT6AacDigH7AagDEfwBqQMR_QGqAyT-Aa0DiwH_Aa4DkQGAAq8DEoECsAMSggKxAxKDArIDEoQCswMShQK1AxKGArcDJIcCuAOSAYgCugMSiQK8AySKAr0DkwGLAr4DEowCvwMSjQLAAySOAsMDlAGPAsQDmAGQAsUDEJECxgMQkgLHAxCTAsgDEJQCyQMQlQLLAxCWAs0DJJcCzgOZAZgC0AMQmQLSAySaAtMDmgGbAtQDEJwC1QMQnQLWAySeAtkDmwGfAtoDnwGgAtwDCqEC3QMKogLgAwqjAuEDCqQC4gMKpQLkAwqmAuYDJKcC5wOgAagC6QMKqQLrAySqAuwDoQGrAu0DCqwC7gMKrQLvAySuAvIDogGvAvMDqAGwAvUDqQGxAvYDqQGyAvkDqQGzAvoDqQG0AvsDqQG1Av0DqQG2Av8DJLcCgASqAbgCggSpAbkChAQkugKFBKsBuwKGBKkBvAKHBKkBvQKIBCS-AosErAG_AowEsgHAAo4EswHBAo8EswHCApIEswHDApMEswHEApQEswHFApYEswHGApgEJMcCmQS0AcgCmwSzAckCnQQkygKeBLUBywKfBLMBzAKgBLMBzQKhBCTOAqQEtgHPAqUEvAHQAqcEvQHRAqgEvQHSAqsEvQHTAqwEvQHUAq0EvQHVAq8EvQHWArEEJNcCsgS-AdgCtAS9AdkCtgQk2gK3BL8B2wK4BL0B3AK5BL0B3QK6BCTeAr0EwAHfAr4ExAHgAr8ECeECwAQJ4gLBBAnjAsIECeQCwwQJ5QLFBAnmAscEJOcCyATFAegCzAQJ6QLOBCTqAs8ExgHrAtIECewC0wQJ7QLUBCTuAtcExwHvAtgEzQHwAtkED_EC2gQP8gLbBA_zAtwED_QC3QQP9QLfBA_2AuEEJPcC4gTOAfgC5AQP-QLmBCT6AucEzwH7AugED_wC6QQP_QLqBCT-Au0E0AH_Au4E1gGAA_AE1wGBA_EE1wGCA_QE1wGDA_UE1wGEA_YE1wGFA_gE1wGGA_oEJIcD-wTYAYgD_QTXAYkD_wQkigOABdkBiwOBBdcBjAOCBdcBjQODBSSOA4YF2gGPA4cF4AGQA4gFHZEDiQUdkgOKBR2TA4sFHZQDjAUdlQOOBR2WA5AFJJcDkQXhAZgDkwUdmQOVBSSaA5YF4gGbA5cFHZwDmAUdnQOZBSSeA5wF4wGfA50F6QGgA58FFaEDoAUVogOiBRWjA6MFFaQDpAUVpQOmBRWmA6gFJKcDqQXqAagDqwUVqQOtBSSqA64F6wGrA68FFawDsAUVrQOxBSSuA7QF7AGvA7UF8gGwA7cF8wGxA7gF8wGyA7sF8wGzA7wF8wG0A70F8wG1A78F8wG2A8EFJLcDwgX0AbgDxAXzAbkDxgUkugPHBfUBuwPIBfMBvAPJBfMBvQPKBSS-A80F9gG_A84F-gHDA9AF-wHEA9oF-wHFA90F-wHGA94F-wHHA98F-wHIA-EF-wHJA-MFJMoD5AWAAssD5gX7AcwD6AUkzQPpBYECzgPqBfsBzwPrBfsB0APsBSTRA-8FggLSA_AFhgLTA_IFhwLUA_MFhwLVA_YFhwLWA_cFhwLXA_gFhwLYA_oFhwLZA_wFJNoD_QWIAtsD_wWHAtwDgQYk3QOCBokC3gODBocC3wOEBocC4AOFBiThA4gGigLiA4kGkALjA4sG_AHkA4wG_AHlA44G_AHmA48G_AHnA5AG_AHoA5IG_AHpA5QGJOoDlQaRAusDlwb8AewDmQYk7QOaBpIC7gObBvwB7wOcBvwB8AOdBiTxA6AGkwLyA6EGlwLzA6IG_QH0A6MG_QH1A6QG_QH2A6UG_QH3A6YG_QH4A6gG_QH5A6oGJPoDqwaYAvsDrQb9AfwDrwYk_QOwBpkC_gOxBv0B_wOyBv0BgASzBiSBBLYGmgKCBLcGngKDBLkG_gGEBLoG_gGFBLwG_gGGBL0G_gGHBL4G_gGIBMAG_gGJBMIGJIoEwwafAosExQb-AYwExwYkjQTIBqACjgTJBv4BjwTKBv4BkATLBiSRBM4GoQKSBM8GpwKTBNEGqAKUBNIGqAKVBNUGqAKWBNYGqAKXBNcGqAKYBNkGqAKZBNsGJJoE3AapApsE3gaoApwE4AYknQThBqoCngTiBqgCnwTjBqgCoATkBiShBOcGqwKiBOgGsQKjBOkGFKQE6gYUpQTrBhSmBOwGFKcE7QYUqATvBhSpBPEGJKoE8gayAqsE9AYUrAT2BiStBPcGswKuBPgGFK8E-QYUsAT6BiSxBP0GtAKyBP4GugKzBIAHuwK0BIEHuwK1BIQHuwK2BIUHuwK3BIYHuwK4BIgHuwK5BIoHJLoEiwe8ArsEjQe7ArwEjwckvQSQB70CvgSRB7sCvwSSB7sCwASTByTBBJYHvgLCBJcHxALDBJkHxQLEBJoHxQLFBJ0HxQLGBJ4HxQLHBJ8HxQLIBKEHxQLJBKMHJMoEpAfGAssEpgfFAswEqAckzQSpB8cCzgSqB8UCzwSrB8UC0ASsByTRBK8HyALSBLAHzgLTBLIHzwLUBLMHzwLVBLYHzwLWBLcHzwLXBLgHzwLYBLoHzwLZBLwHJNoEvQfQAtsEvwfPAtwEwQck3QTCB9EC3gTDB88C3wTEB88C4ATFByThBMgH0gLiBMkH2ALjBMsH2QLkBMwH2QLlBM8H2QLmBNAH2QLnBNEH2QLoBNMH2QLpBNUHJOoE1gfaAusE2AfZAuwE2gck7QTbB9sC7gTcB9kC7wTdB9kC8ATeByTxBOEH3ALyBOIH4ALzBOMHHPQE5Acc9QTlBxz2BOYHHPcE5wcc-ATpBxz5BOsHJPoE7AfhAvsE7gcc_ATwByT9BPEH4gL-BPIHHP8E8wccgAX0BySBBfcH4wKCBfgH6QKGBfoH6gKHBYUI6gKIBYgI6gKJBYkI6gKKBYoI6gKLBYwI6gKMBY4IJI0FjwjuAo4FkQjqAo8FkwgkkAWUCO8CkQWVCOoCkgWWCOoCkwWXCCSUBZoI8AKVBZsI9gKWBZwI7AKXBZ0I7AKYBZ4I7AKZBZ8I7AKaBaAI7AKbBaII7AKcBaQIJJ0FpQj3Ap4FpwjsAp8FqQgkoAWqCPgCoQWrCOwCogWsCOwCowWtCCSkBbAI-QKlBbEI_wKmBbII6wKnBbMI6wKoBbQI6wKpBbUI6wKqBbYI6wKrBbgI6wKsBboIJK0FuwiAA64FvQjrAq8FvwgksAXACIEDsQXBCOsCsgXCCOsCswXDCCS0BcYIggO1BccIiAO2BcgIBbcFyQgFuAXKCAW5BcsIBboFzAgFuwXOCAW8BdAIJL0F0QiJA74F0wgFvwXVCCTABdYIigPBBdcIBcIF2AgFwwXZCCTEBdwIiwPFBd0IkQPGBd8IkgPHBeAIkgPIBeMIkgPJBeQIkgPKBeUIkgPLBecIkgPMBekIJM0F6giTA84F7AiSA88F7ggk0AXvCJQD0QXwCJID0gXxCJID0wXyCCTUBfUIlQPVBfYImwPWBfgInAPXBfkInAPYBfwInAPZBf0InAPaBf4InAPbBYAJnAPcBYIJJN0FgwmdA94FhQmcA98Fhwkk4AWICZ4D4QWJCZwD4gWKCZwD4wWLCSTkBY4JnwPlBY8JpQPmBZEJpgPnBZIJpgPoBZUJpgPpBZYJpgPqBZcJpgPrBZkJpgPsBZsJJO0FnAmnA-4FnQmmA-8Fngkk8AWhCagD8QWiCawD8gWkCa0D8wWlCa0D9AWoCa0D9QWpCa0D9gWqCa0D9wWsCa0D-AWuCST5Ba8JrgP6BbEJrQP7BbMJJPwFtAmvA_0FtQmtA_4FtgmtA_8FtwkkgAa6CbADgQa7CbYDgga9CbcDgwa-CbcDhAbBCbcDhQbCCbcDhgbDCbcDhwbFCbcDiAbHCSSJBsgJuAOKBskJtwOLBsoJJIwGzQm5A40Gzgm9A44G0Am-A48G0Qm-A5AG1Am-A5EG1Qm-A5IG1gm-A5MG2Am-A5QG2gkklQbbCb8DlgbdCb4DlwbfCSSYBuAJwAOZBuEJvgOaBuIJvgObBuMJJJwG5gnBA50G5wnFA54G6AkHnwbpCQegBuoJB6EG6wkHogbsCQejBu4JB6QG8AkkpQbxCcYDpgb0CQenBvYJJKgG9wnHA6kG-QkHqgb6CQerBvsJJKwG_gnIA60G_wnOA64GgAoIrwaBCgiwBoIKCLEGgwoIsgaECgizBoYKCLQGiAoktQaJCs8DtgaLCgi3Bo0KJLgGjgrQA7kGjwoIugaQCgi7BpEKJLwGlArRA70GlQrXA74GlgoGvwaXCgbABpgKBsEGmQoGwgaaCgbDBpwKBsQGngokxQafCtgDxgahCgbHBqMKJMgGpArZA8kGpQoGygamCgbLBqcKJMwGqgraA80GqwrgA84GrQrhA88GrgrhA9AGsQrhA9EGsgrhA9IGswrhA9MGtQrhA9QGtwok1Qa4CuID1ga6CuED1wa8CiTYBr0K4wPZBr4K4QPaBr8K4QPbBsAKJNwGwwrkA90GxArqA94GxQoZ3wbGChngBscKGeEGyAoZ4gbJChnjBssKGeQGzQok5QbOCusD5gbQChnnBtIKJOgG0wrsA-kG1AoZ6gbVChnrBtYKJOwG2QrtA-0G2grzA-4G3Ar0A-8G3Qr0A_AG4Ar0A_EG4Qr0A_IG4gr0A_MG5Ar0A_QG5gok9QbnCvUD9gbpCvQD9wbrCiT4BuwK9gP5Bu0K9AP6Bu4K9AP7Bu8KJPwG8gr3A_0G8wr9Aw"
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
  olderWebhookSecrets: "olderWebhookSecrets",
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
