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
  action   ChannelAction? @relation(fields: [actionId], references: [id])

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
  openedAt            DateTime  @default(now()) @map("opened_at") @db.Timestamptz(3)
  closedAt            DateTime? @map("closed_at") @db.Timestamptz(3)

  claims ChannelClaim[]
  // In the migration: index (chain_id, unclaimed_since) where unclaimed_since is not null;
  //   index (chain_id, withdraw_requested_at) where withdraw_requested_at > 0

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
  merchant       Merchant? @relation(fields: [merchantId], references: [id])
  tokenSymbol    String?   @map("token_symbol")
  asset          String?
  receiver       String?
  // Whose signature it has.
  authorizer     String?
  // Who wanted it: schedule, withdrawal, merchant, payer, wallet_change, shop.
  cause          String
  status         String    @default("planned")
  amount         Decimal?  @db.Decimal(78, 0)
  channels       Int       @default(0)
  // The contract's call; written before it is sent.
  calldata       String?
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
  // In the migration: index (chain_id, created_at) where ended_at is null

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
  chainId     Int    @id @map("chain_id")
  blockNumber BigInt @map("block_number")
  blockHash   String @map("block_hash")

  @@map("channel_heads")
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"channel_heads","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","action","reverts","refill","bundled","channel","channels","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","blockNumber","blockHash","actionId","channelId","merchantId","signedMax","voucherSignature","totalClaimed","amount","id","kind","environment","network","tokenSymbol","asset","receiver","authorizer","cause","status","calldata","urgent","txHash","blockTime","failureCode","failureMessage","createdAt","sentAt","endedAt","lineage","chargeId","bodyHash","lineage_key","onlyRow","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","claimed","refundNonce","withdrawAmount","withdrawRequestedAt","readAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","at","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "uBPYA4wGJwcAANwLACALAADACwAgGgAA3QsAIBsAAN4LACAcAADfCwAgHQAA4AsAIB4AAOELACAfAADiCwAgIAAA4wsAICEAAOQLACAiAADlCwAgIwAA5gsAICQAAOcLACAlAADoCwAgwAYAANsLADDBBgAAFAAQwgYAANsLADDdBgEAAAAB7QZAAKQKACGBCEAApAoAIbgIAQCiCgAhuQgBAAAAAboIAQCiCgAhuwgBAMwKACG8CAEAzAoAIb0IAQDMCgAhvggBAMwKACG_CEAA5QoAIcAIQADlCgAhwQhAAOUKACHCCAEAogoAIcMIAQCiCgAhxAhAAOUKACHFCEAA5QoAIcYIAQDMCgAhxwhAAOUKACHICEAA5QoAIckIAgChCgAhyggAAM0KACABAAAAAQAgFQMAAKQLACAFAADyCwAgwAYAAPELADDBBgAAAwAQwgYAAPELADDYBgEAogoAId0GAQCiCgAh3wYBAKIKACHtBkAApAoAIfAGAQDMCgAhpwdAAOUKACG2BwEAogoAIb4HAQCiCgAhqQgBAKIKACGqCAEAogoAIasIAACtCwAgrAgAAK0LACCtCAAArQsAIK4IQADlCgAhrwhAAOUKACGwCEAA5QoAIQcDAACEDwAgBQAA8REAIPAGAACMDAAgpwcAAIwMACCuCAAAjAwAIK8IAACMDAAgsAgAAIwMACAVAwAApAsAIAUAAPILACDABgAA8QsAMMEGAAADABDCBgAA8QsAMNgGAQCiCgAh3QYBAAAAAd8GAQCiCgAh7QZAAKQKACHwBgEAzAoAIacHQADlCgAhtgcBAKIKACG-BwEAAAABqQgBAKIKACGqCAEAogoAIasIAACtCwAgrAgAAK0LACCtCAAArQsAIK4IQADlCgAhrwhAAOUKACGwCEAA5QoAIQMAAAADACABAAAEADACAAAFACAIBAAA8AsAIMAGAADvCwAwwQYAAAcAEMIGAADvCwAw2AYBAKIKACGmCAEAogoAIacIAQCiCgAhqAhAAKQKACEBBAAA8BEAIAkEAADwCwAgwAYAAO8LADDBBgAABwAQwgYAAO8LADDYBgEAogoAIaYIAQCiCgAhpwgBAKIKACGoCEAApAoAIdYIAADuCwAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAAHACAqAwAApAsAIAgAAMMLACDABgAA7QsAMMEGAAAMABDCBgAA7QsAMMMGAgChCgAh1gYBAMwKACHYBgEAogoAIdkGEADGCgAh2gYBAMwKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIeIGAQCiCgAh4wYBAKIKACHmBgEAogoAIfYGBACrCgAhggcBAKIKACGDBwEAogoAIYQHAQCiCgAhhQcCAKEKACGGBwEAogoAIYcHAQCiCgAhiAcQAMYKACGJBxAAxgoAIYoHEADGCgAhiwcQAMYKACGMBwQAqwoAIY0HBACrCgAhjgcQAMYKACGPBwEAzAoAIZAHEACWCwAhkQcBAMwKACGSB0AA5QoAIZMHIACjCgAhlAdAAOUKACGVBwEAzAoAIZYHQADlCgAhlwdAAOUKACGYB0AApAoAIZkHQADlCgAhDQMAAIQPACAIAADlEQAg1gYAAIwMACDaBgAAjAwAII8HAACMDAAgkAcAAIwMACCRBwAAjAwAIJIHAACMDAAglAcAAIwMACCVBwAAjAwAIJYHAACMDAAglwcAAIwMACCZBwAAjAwAICoDAACkCwAgCAAAwwsAIMAGAADtCwAwwQYAAAwAEMIGAADtCwAwwwYCAKEKACHWBgEAzAoAIdgGAQCiCgAh2QYQAMYKACHaBgEAzAoAId0GAQAAAAHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeMGAQCiCgAh5gYBAKIKACH2BgQAqwoAIYIHAQCiCgAhgwcBAKIKACGEBwEAogoAIYUHAgChCgAhhgcBAKIKACGHBwEAogoAIYgHEADGCgAhiQcQAMYKACGKBxAAxgoAIYsHEADGCgAhjAcEAKsKACGNBwQAqwoAIY4HEADGCgAhjwcBAMwKACGQBxAAlgsAIZEHAQDMCgAhkgdAAOUKACGTByAAowoAIZQHQADlCgAhlQcBAMwKACGWB0AA5QoAIZcHQADlCgAhmAdAAKQKACGZB0AA5QoAIQMAAAAMACABAAANADACAAAOACAMFQAA6wsAIBkAAOwLACDABgAA6gsAMMEGAAAQABDCBgAA6gsAMNYGAQCiCgAh1wYBAKIKACHYBgEAogoAIdkGEADGCgAh2gYBAKIKACHbBhAAxgoAIdwGEADGCgAhAhUAAOwRACAZAADvEQAgDRUAAOsLACAZAADsCwAgwAYAAOoLADDBBgAAEAAQwgYAAOoLADDWBgEAogoAIdcGAQCiCgAh2AYBAKIKACHZBhAAxgoAIdoGAQCiCgAh2wYQAMYKACHcBhAAxgoAIdUIAADpCwAgAwAAABAAIAEAABEAMAIAABIAICcHAADcCwAgCwAAwAsAIBoAAN0LACAbAADeCwAgHAAA3wsAIB0AAOALACAeAADhCwAgHwAA4gsAICAAAOMLACAhAADkCwAgIgAA5QsAICMAAOYLACAkAADnCwAgJQAA6AsAIMAGAADbCwAwwQYAABQAEMIGAADbCwAw3QYBAKIKACHtBkAApAoAIYEIQACkCgAhuAgBAKIKACG5CAEAogoAIboIAQCiCgAhuwgBAMwKACG8CAEAzAoAIb0IAQDMCgAhvggBAMwKACG_CEAA5QoAIcAIQADlCgAhwQhAAOUKACHCCAEAogoAIcMIAQCiCgAhxAhAAOUKACHFCEAA5QoAIcYIAQDMCgAhxwhAAOUKACHICEAA5QoAIckIAgChCgAhyggAAM0KACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIBkKAADXCwAgDgAA1AsAIBUAANgLACAWAADZCwAgFwAA2gsAIBgAANALACDABgAA1gsAMMEGAAAXABDCBgAA1gsAMNQGBADoCgAh1gYBAMwKACHtBkAApAoAIZkHQADlCgAhpgcEAKsKACG3BwEAzAoAIboHAQCiCgAhzAcBAKIKACHVB0AApAoAIdcHBADoCgAh2AcQAJYLACHZBwEAogoAIdoHAQDMCgAh2wcBAMwKACHcBxAAlgsAId0HQADlCgAhEAoAAOsRACAOAADkDgAgFQAA7BEAIBYAAO0RACAXAADuEQAgGAAA5xEAINQGAACMDAAg1gYAAIwMACCZBwAAjAwAILcHAACMDAAg1wcAAIwMACDYBwAAjAwAINoHAACMDAAg2wcAAIwMACDcBwAAjAwAIN0HAACMDAAgGgoAANcLACAOAADUCwAgFQAA2AsAIBYAANkLACAXAADaCwAgGAAA0AsAIMAGAADWCwAwwQYAABcAEMIGAADWCwAw1AYEAOgKACHWBgEAzAoAIe0GQACkCgAhmQdAAOUKACGmBwQAqwoAIbcHAQDMCgAhugcBAKIKACHLBwAA1QsAIMwHAQCiCgAh1QdAAKQKACHXBwQA6AoAIdgHEACWCwAh2QcBAKIKACHaBwEAzAoAIdsHAQDMCgAh3AcQAJYLACHdB0AA5QoAIQMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAQAAABcAIEUDAACkCwAgCQAAlwsAIAwAAM8LACAPAADQCwAgEAAA0QsAIBEAANILACASAADTCwAgEwAA1AsAIBQAAMALACDABgAAzQsAMMEGAAAdABDCBgAAzQsAMMMGAgChCgAh1AYEAOgKACHVBgEAzAoAIdcGAQDMCgAh2AYBAKIKACHcBhAAxgoAId0GAQCiCgAh3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAIQEAAAAdACAWAwAApAsAIAsAAMALACDABgAAvwsAMMEGAAAfABDCBgAAvwsAMMMGAgChCgAh2AYBAKIKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIe0GQACkCgAh-gYBAMwKACH7BgAAzQoAIKcHQADlCgAhgQhAAKQKACGCCAEAogoAIYMIEADGCgAhhAgQAMYKACGFCAEAzAoAIYYIAgDhCgAhhwggAKMKACEBAAAAHwAgLAMAAIQPACAJAADSDgAgDAAA5hEAIA8AAOcRACAQAADoEQAgEQAA6REAIBIAAOoRACATAADkDgAgFAAA2hEAINQGAACMDAAg1QYAAIwMACDXBgAAjAwAIOkGAACMDAAg6gYAAIwMACDrBgAAjAwAIOwGAACMDAAg7wYAAIwMACD5BgAAjAwAIPoGAACMDAAg-wYAAIwMACCICAAAjAwAII8IAACMDAAgkAgAAIwMACCRCAAAjAwAIJIIAACMDAAgkwgAAIwMACCUCAAAjAwAIJUIAACMDAAglggAAIwMACCXCAAAjAwAIJgIAACMDAAgmQgAAIwMACCaCAAAjAwAIJsIAACMDAAgnAgAAIwMACCdCAAAjAwAIJ4IAACMDAAgnwgAAIwMACCgCAAAjAwAIKEIAACMDAAgoggAAIwMACCjCAAAjAwAIKQIAACMDAAgpQgAAIwMACBGAwAApAsAIAkAAJcLACAMAADPCwAgDwAA0AsAIBAAANELACARAADSCwAgEgAA0wsAIBMAANQLACAUAADACwAgwAYAAM0LADDBBgAAHQAQwgYAAM0LADDDBgIAoQoAIdQGBADoCgAh1QYBAMwKACHXBgEAzAoAIdgGAQCiCgAh3AYQAMYKACHdBgEAAAAB3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAIdQIAADMCwAgAwAAAB0AIAEAACEAMAIAACIAIAEAAAAdACADAAAAFwAgAQAAGAAwAgAAGQAgDA0AAIYLACAOAACdCwAgwAYAAMsLADDBBgAAJgAQwgYAAMsLADCZB0AA5QoAIaYHBACrCgAhtwcBAKIKACG6BwEAogoAIdYHAgChCgAh1wcEAOgKACHYBxAAlgsAIQUNAACaDgAgDgAA5A4AIJkHAACMDAAg1wcAAIwMACDYBwAAjAwAIA0NAACGCwAgDgAAnQsAIMAGAADLCwAwwQYAACYAEMIGAADLCwAwmQdAAOUKACGmBwQAqwoAIbcHAQCiCgAhugcBAKIKACHWBwIAoQoAIdcHBADoCgAh2AcQAJYLACHTCAAAygsAIAMAAAAmACABAAAnADACAAAoACAIBAEAogoAIQ4AAJ0LACDABgAAyQsAMMEGAAAqABDCBgAAyQsAMO0GQACkCgAh8AYBAKIKACG3BwEAogoAIQEOAADkDgAgCQQBAKIKACEOAACdCwAgwAYAAMkLADDBBgAAKgAQwgYAAMkLADDtBkAApAoAIfAGAQCiCgAh8wYAAMgLACC3BwEAogoAIQMAAAAqACABAAArADACAAAsACARDgAAnQsAIMAGAACcCwAwwQYAAC4AEMIGAACcCwAwwwYCAKEKACHYBgEAogoAIe0GQACkCgAhggcBAKIKACG3BwEAogoAIfAHAQCiCgAh8QcBAKIKACHyBwQAqwoAIfMHEADGCgAh9AcQAMYKACH1BxAAxgoAIfYHEACWCwAh9wdAAOUKACEBAAAALgAgBw4AAJ0LACDABgAAxwsAMMEGAAAwABDCBgAAxwsAMO0GQACkCgAhtwcBAKIKACHvBwEAogoAIQEOAADkDgAgCA4AAJ0LACDABgAAxwsAMMEGAAAwABDCBgAAxwsAMO0GQACkCgAhtwcBAKIKACHvBwEAogoAIdIIAADGCwAgAwAAADAAIAEAADEAMAIAADIAIAEAAAAdACADAAAAHQAgAQAAIQAwAgAAIgAgAQAAABcAIAEAAAAmACABAAAAKgAgAQAAADAAIAEAAAAdACAeAwAAwgsAIAgAAMMLACAJAACXCwAgGgIAoQoAIcAGAADBCwAwwQYAADsAEMIGAADBCwAwwwYCAKEKACHUBgQA6AoAIdgGAQDMCgAh3AYQAJYLACHdBgEAogoAId4GAQCiCgAh3wYBAKIKACHgBgEAogoAIeEGAQDMCgAh4gYBAMwKACHjBgEAzAoAIeQGAQDMCgAh5QYBAKIKACHmBgEAogoAIecGAQDMCgAh6AYgAKMKACHpBgEAzAoAIeoGQADlCgAh6wYBAMwKACHsBgEAzAoAIe0GQACkCgAh7gZAAOUKACHvBkAA5QoAIQEAAAA7ACAJDQAAhgsAIMAGAADFCwAwwQYAAD0AEMIGAADFCwAwwwYCAKEKACGCBwEAogoAIaYHBACrCgAhuQdAAKQKACG6BwEAogoAIQENAACaDgAgCg0AAIYLACDABgAAxQsAMMEGAAA9ABDCBgAAxQsAMMMGAgChCgAhggcBAKIKACGmBwQAqwoAIbkHQACkCgAhugcBAKIKACHRCAAAxAsAIAMAAAA9ACABAAA-ADACAAA_ACAJDQAAhgsAIMAGAACFCwAwwQYAAEEAEMIGAACFCwAw7QZAAKQKACGmBwQAqwoAIboHAQCiCgAhuwcQAMYKACHKBwEAogoAIQEAAABBACADAAAAJgAgAQAAJwAwAgAAKAAgAQAAAD0AIAEAAAAmACABAAAAEAAgAQAAABcAIAEAAAAQACARAwAAhA8AIAgAAOURACAJAADSDgAg1AYAAIwMACDYBgAAjAwAINwGAACMDAAg4QYAAIwMACDiBgAAjAwAIOMGAACMDAAg5AYAAIwMACDnBgAAjAwAIOkGAACMDAAg6gYAAIwMACDrBgAAjAwAIOwGAACMDAAg7gYAAIwMACDvBgAAjAwAIB4DAADCCwAgCAAAwwsAIAkAAJcLACAaAgChCgAhwAYAAMELADDBBgAAOwAQwgYAAMELADDDBgIAoQoAIdQGBADoCgAh2AYBAMwKACHcBhAAlgsAId0GAQAAAAHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAzAoAIeIGAQDMCgAh4wYBAMwKACHkBgEAzAoAIeUGAQCiCgAh5gYBAKIKACHnBgEAzAoAIegGIACjCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe4GQADlCgAh7wZAAOUKACEDAAAAOwAgAQAASQAwAgAASgAgAwAAAB0AIAEAACEAMAIAACIAIAcDAACEDwAgCwAA2hEAIPoGAACMDAAg-wYAAIwMACCnBwAAjAwAIIUIAACMDAAghggAAIwMACAWAwAApAsAIAsAAMALACDABgAAvwsAMMEGAAAfABDCBgAAvwsAMMMGAgChCgAh2AYBAKIKACHdBgEAAAAB3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh7QZAAKQKACH6BgEAzAoAIfsGAADNCgAgpwdAAOUKACGBCEAApAoAIYIIAQCiCgAhgwgQAMYKACGECBAAxgoAIYUIAQDMCgAhhggCAOEKACGHCCAAowoAIQMAAAAfACABAABNADACAABOACARAwAApAsAIMAGAAC-CwAwwQYAAFAAEMIGAAC-CwAwwwYCAKEKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHtBkAApAoAIfoGAQCiCgAhsQcBAKIKACH-BwEAogoAIYAIAQCiCgAhgQhAAKQKACEBAwAAhA8AIBIDAACkCwAgwAYAAL4LADDBBgAAUAAQwgYAAL4LADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHdBgEAAAAB3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh7QZAAKQKACH6BgEAogoAIbEHAQCiCgAh_gcBAKIKACGACAEAogoAIYEIQACkCgAh0AgAAL0LACADAAAAUAAgAQAAUQAwAgAAUgAgBwMAAKQLACDABgAAowsAMMEGAABUABDCBgAAowsAMNgGAQCiCgAh_gcBAKIKACH_B0AApAoAIQEAAABUACAQAwAApAsAIMAGAAC8CwAwwQYAAFYAEMIGAAC8CwAwwwYCAKEKACHEBgEAogoAIdgGAQCiCgAh3AYQAMYKACHdBgEAogoAIeYGAQCiCgAh6QYBAMwKACHtBkAApAoAIYgHEACWCwAhowcBAKIKACGkBwEAzAoAIaUHQADlCgAhBQMAAIQPACDpBgAAjAwAIIgHAACMDAAgpAcAAIwMACClBwAAjAwAIBADAACkCwAgwAYAALwLADDBBgAAVgAQwgYAALwLADDDBgIAoQoAIcQGAQCiCgAh2AYBAKIKACHcBhAAxgoAId0GAQAAAAHmBgEAogoAIekGAQDMCgAh7QZAAKQKACGIBxAAlgsAIaMHAQCiCgAhpAcBAMwKACGlB0AA5QoAIQMAAABWACABAABXADACAABYACAIAwAApAsAIMAGAAC7CwAwwQYAAFoAEMIGAAC7CwAwwwYCAKEKACHYBgEAogoAIfUGQACkCgAhuwcQAMYKACEBAwAAhA8AIAkDAACkCwAgwAYAALsLADDBBgAAWgAQwgYAALsLADDDBgIAoQoAIdgGAQCiCgAh9QZAAKQKACG7BxAAxgoAIc8IAAC6CwAgAwAAAFoAIAEAAFsAMAIAAFwAIAwDAACkCwAgCwQAqwoAIcAGAAC5CwAwwQYAAF4AEMIGAAC5CwAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAhtwcBAKIKACH7BwQAqwoAIfwHBACrCgAh_QcAAPoKACABAwAAhA8AIA0DAACkCwAgCwQAqwoAIcAGAAC5CwAwwQYAAF4AEMIGAAC5CwAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAhtwcBAKIKACH7BwQAqwoAIfwHBACrCgAh_QcAAPoKACDOCAAAuAsAIAMAAABeACABAABfADACAABgACAMAwAApAsAIBMAAPoKACAUBADoCgAhwAYAALcLADDBBgAAYgAQwgYAALcLADDYBgEAogoAId8GAQCiCgAh7QZAAKQKACH6BwEAogoAIfsHBADoCgAh_AcEAOgKACEEAwAAhA8AIBQAAIwMACD7BwAAjAwAIPwHAACMDAAgDQMAAKQLACATAAD6CgAgFAQA6AoAIcAGAAC3CwAwwQYAAGIAEMIGAAC3CwAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAh-gcBAKIKACH7BwQA6AoAIfwHBADoCgAhzQgAALYLACADAAAAYgAgAQAAYwAwAgAAZAAgCAMAAKQLACDABgAAtQsAMMEGAABmABDCBgAAtQsAMNgGAQCiCgAh3wYBAKIKACGCBwEAogoAIfkHQACkCgAhAQMAAIQPACAJAwAApAsAIMAGAAC1CwAwwQYAAGYAEMIGAAC1CwAw2AYBAKIKACHfBgEAogoAIYIHAQCiCgAh-QdAAKQKACHMCAAAtAsAIAMAAABmACABAABnADACAABoACAIAwAApAsAIMAGAACzCwAwwQYAAGoAEMIGAACzCwAw2AYBAKIKACHfBgEAogoAIfUGQACkCgAh-AcEAKsKACEBAwAAhA8AIAkDAACkCwAgwAYAALMLADDBBgAAagAQwgYAALMLADDYBgEAogoAId8GAQCiCgAh9QZAAKQKACH4BwQAqwoAIcsIAACyCwAgAwAAAGoAIAEAAGsAMAIAAGwAIAoDAACkCwAgwAYAALELADDBBgAAbgAQwgYAALELADDEBgEAogoAIdgGAQCiCgAhtAhAAOUKACG1CEAA5QoAIbYIQADlCgAhtwgAAK8LACAEAwAAhA8AILQIAACMDAAgtQgAAIwMACC2CAAAjAwAIAoDAACkCwAgwAYAALELADDBBgAAbgAQwgYAALELADDEBgEAAAAB2AYBAKIKACG0CEAA5QoAIbUIQADlCgAhtghAAOUKACG3CAAArwsAIAMAAABuACABAABvADACAABwACABAAAAAwAgAQAAAAwAIAEAAAA7ACABAAAAHQAgAQAAAB8AIAEAAABQACABAAAAVgAgAQAAAFoAIAEAAABeACABAAAAYgAgAQAAAGYAIAEAAABqACABAAAAbgAgAQAAAAEAIBsHAADXEQAgCwAA2hEAIBoAANgRACAbAADZEQAgHAAA2xEAIB0AANwRACAeAADdEQAgHwAA3hEAICAAAN8RACAhAADgEQAgIgAA4REAICMAAOIRACAkAADjEQAgJQAA5BEAILsIAACMDAAgvAgAAIwMACC9CAAAjAwAIL4IAACMDAAgvwgAAIwMACDACAAAjAwAIMEIAACMDAAgxAgAAIwMACDFCAAAjAwAIMYIAACMDAAgxwgAAIwMACDICAAAjAwAIMoIAACMDAAgAwAAABQAIAEAAIABADACAAABACADAAAAFAAgAQAAgAEAMAIAAAEAIAMAAAAUACABAACAAQAwAgAAAQAgJAcAAMkRACALAADMEQAgGgAAyhEAIBsAAMsRACAcAADNEQAgHQAAzhEAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQErAACEAQAgFt0GAQAAAAHtBkAAAAABgQhAAAAAAbgIAQAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAQAAAAG_CEAAAAABwAhAAAAAAcEIQAAAAAHCCAEAAAABwwgBAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIQAAAAAHICEAAAAAByQgCAAAAAcoIgAAAAAEBKwAAhgEAMAErAACGAQAwJAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAAQIAAAABACArAACJAQAgFt0GAQD5CwAh7QZAAPsLACGBCEAA-wsAIbgIAQD5CwAhuQgBAPkLACG6CAEA-QsAIbsIAQCSDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwhAAJUMACHACEAAlQwAIcEIQACVDAAhwggBAPkLACHDCAEA-QsAIcQIQACVDAAhxQhAAJUMACHGCAEAkgwAIccIQACVDAAhyAhAAJUMACHJCAIA-AsAIcoIgAAAAAECAAAAFAAgKwAAiwEAIAIAAAAUACArAACLAQAgAwAAAAEAIDIAAIQBACAzAACJAQAgAQAAAAEAIAEAAAAUACASBgAAmBAAIDgAAJkQACA5AACcEAAgOgAAmxAAIDsAAJoQACC7CAAAjAwAILwIAACMDAAgvQgAAIwMACC-CAAAjAwAIL8IAACMDAAgwAgAAIwMACDBCAAAjAwAIMQIAACMDAAgxQgAAIwMACDGCAAAjAwAIMcIAACMDAAgyAgAAIwMACDKCAAAjAwAIBnABgAAsAsAMMEGAACSAQAQwgYAALALADDdBgEAlAoAIe0GQACWCgAhgQhAAJYKACG4CAEAlAoAIbkIAQCUCgAhuggBAJQKACG7CAEAsQoAIbwIAQCxCgAhvQgBALEKACG-CAEAsQoAIb8IQAC0CgAhwAhAALQKACHBCEAAtAoAIcIIAQCUCgAhwwgBAJQKACHECEAAtAoAIcUIQAC0CgAhxggBALEKACHHCEAAtAoAIcgIQAC0CgAhyQgCAJMKACHKCAAAyQoAIAMAAAAUACABAACRAQAwNwAAkgEAIAMAAAAUACABAACAAQAwAgAAAQAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAHAwAAlxAAIMQGAQAAAAHYBgEAAAABtAhAAAAAAbUIQAAAAAG2CEAAAAABtwgAAJYQACABKwAAmgEAIAbEBgEAAAAB2AYBAAAAAbQIQAAAAAG1CEAAAAABtghAAAAAAbcIAACWEAAgASsAAJwBADABKwAAnAEAMAcDAACVEAAgxAYBAPkLACHYBgEA-QsAIbQIQACVDAAhtQhAAJUMACG2CEAAlQwAIbcIAACUEAAgAgAAAHAAICsAAJ8BACAGxAYBAPkLACHYBgEA-QsAIbQIQACVDAAhtQhAAJUMACG2CEAAlQwAIbcIAACUEAAgAgAAAG4AICsAAKEBACACAAAAbgAgKwAAoQEAIAMAAABwACAyAACaAQAgMwAAnwEAIAEAAABwACABAAAAbgAgCAYAAI8QACA4AACQEAAgOQAAkxAAIDoAAJIQACA7AACREAAgtAgAAIwMACC1CAAAjAwAILYIAACMDAAgCcAGAACuCwAwwQYAAKgBABDCBgAArgsAMMQGAQCUCgAh2AYBAJQKACG0CEAAtAoAIbUIQAC0CgAhtghAALQKACG3CAAArwsAIAMAAABuACABAACnAQAwNwAAqAEAIAMAAABuACABAABvADACAABwACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACNEAAgBQAAjhAAINgGAQAAAAHdBgEAAAAB3wYBAAAAAe0GQAAAAAHwBgEAAAABpwdAAAAAAbYHAQAAAAG-BwEAAAABqQgBAAAAAaoIAQAAAAGrCAAAihAAIKwIAACLEAAgrQgAAIwQACCuCEAAAAABrwhAAAAAAbAIQAAAAAEBKwAAsAEAIBDYBgEAAAAB3QYBAAAAAd8GAQAAAAHtBkAAAAAB8AYBAAAAAacHQAAAAAG2BwEAAAABvgcBAAAAAakIAQAAAAGqCAEAAAABqwgAAIoQACCsCAAAixAAIK0IAACMEAAgrghAAAAAAa8IQAAAAAGwCEAAAAABASsAALIBADABKwAAsgEAMBIDAAD8DwAgBQAA_Q8AINgGAQD5CwAh3QYBAPkLACHfBgEA-QsAIe0GQAD7CwAh8AYBAJIMACGnB0AAlQwAIbYHAQD5CwAhvgcBAPkLACGpCAEA-QsAIaoIAQD5CwAhqwgAAPkPACCsCAAA-g8AIK0IAAD7DwAgrghAAJUMACGvCEAAlQwAIbAIQACVDAAhAgAAAAUAICsAALUBACAQ2AYBAPkLACHdBgEA-QsAId8GAQD5CwAh7QZAAPsLACHwBgEAkgwAIacHQACVDAAhtgcBAPkLACG-BwEA-QsAIakIAQD5CwAhqggBAPkLACGrCAAA-Q8AIKwIAAD6DwAgrQgAAPsPACCuCEAAlQwAIa8IQACVDAAhsAhAAJUMACECAAAAAwAgKwAAtwEAIAIAAAADACArAAC3AQAgAwAAAAUAIDIAALABACAzAAC1AQAgAQAAAAUAIAEAAAADACAIBgAA9g8AIDoAAPgPACA7AAD3DwAg8AYAAIwMACCnBwAAjAwAIK4IAACMDAAgrwgAAIwMACCwCAAAjAwAIBPABgAArAsAMMEGAAC-AQAQwgYAAKwLADDYBgEAlAoAId0GAQCUCgAh3wYBAJQKACHtBkAAlgoAIfAGAQCxCgAhpwdAALQKACG2BwEAlAoAIb4HAQCUCgAhqQgBAJQKACGqCAEAlAoAIasIAACtCwAgrAgAAK0LACCtCAAArQsAIK4IQAC0CgAhrwhAALQKACGwCEAAtAoAIQMAAAADACABAAC9AQAwNwAAvgEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAAD1DwAg2AYBAAAAAaYIAQAAAAGnCAEAAAABqAhAAAAAAQErAADGAQAgBNgGAQAAAAGmCAEAAAABpwgBAAAAAagIQAAAAAEBKwAAyAEAMAErAADIAQAwBQQAAPQPACDYBgEA-QsAIaYIAQD5CwAhpwgBAPkLACGoCEAA-wsAIQIAAAAJACArAADLAQAgBNgGAQD5CwAhpggBAPkLACGnCAEA-QsAIagIQAD7CwAhAgAAAAcAICsAAM0BACACAAAABwAgKwAAzQEAIAMAAAAJACAyAADGAQAgMwAAywEAIAEAAAAJACABAAAABwAgAwYAAPEPACA6AADzDwAgOwAA8g8AIAfABgAAqwsAMMEGAADUAQAQwgYAAKsLADDYBgEAlAoAIaYIAQCUCgAhpwgBAJQKACGoCEAAlgoAIQMAAAAHACABAADTAQAwNwAA1AEAIAMAAAAHACABAAAIADACAAAJACABAAAAIgAgAQAAACIAIAMAAAAdACABAAAhADACAAAiACADAAAAHQAgAQAAIQAwAgAAIgAgAwAAAB0AIAEAACEAMAIAACIAIEIDAACxDwAgCQAAsw8AIAwAALIPACAPAAC0DwAgEAAAtQ8AIBEAALYPACASAAC3DwAgEwAA6Q8AIBQAALgPACDDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAEBKwAA3AEAIDnDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAEBKwAA3gEAMAErAADeAQAwAQAAAB8AIAEAAAAdACBCAwAAnw8AIAkAAKAPACAMAACvDwAgDwAAoQ8AIBAAAKIPACARAACjDwAgEgAApA8AIBMAAKUPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIQIAAAAiACArAADjAQAgOcMGAgD4CwAh1AYEAJQMACHVBgEAkgwAIdcGAQCSDAAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhpQgBAJIMACECAAAAHQAgKwAA5QEAIAIAAAAdACArAADlAQAgAQAAAB8AIAEAAAAdACADAAAAIgAgMgAA3AEAIDMAAOMBACABAAAAIgAgAQAAAB0AICgGAADsDwAgOAAA7Q8AIDkAAPAPACA6AADvDwAgOwAA7g8AINQGAACMDAAg1QYAAIwMACDXBgAAjAwAIOkGAACMDAAg6gYAAIwMACDrBgAAjAwAIOwGAACMDAAg7wYAAIwMACD5BgAAjAwAIPoGAACMDAAg-wYAAIwMACCICAAAjAwAII8IAACMDAAgkAgAAIwMACCRCAAAjAwAIJIIAACMDAAgkwgAAIwMACCUCAAAjAwAIJUIAACMDAAglggAAIwMACCXCAAAjAwAIJgIAACMDAAgmQgAAIwMACCaCAAAjAwAIJsIAACMDAAgnAgAAIwMACCdCAAAjAwAIJ4IAACMDAAgnwgAAIwMACCgCAAAjAwAIKEIAACMDAAgoggAAIwMACCjCAAAjAwAIKQIAACMDAAgpQgAAIwMACA8wAYAAKcLADDBBgAA7gEAEMIGAACnCwAwwwYCAJMKACHUBgQAswoAIdUGAQCxCgAh1wYBALEKACHYBgEAlAoAIdwGEACtCgAh3QYBAJQKACHeBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIeIGAQCUCgAh5gYBAJQKACHpBgEAsQoAIeoGQAC0CgAh6wYBALEKACHsBgEAsQoAIe0GQACWCgAh7wZAALQKACHyBgEAlAoAIfkGAQCxCgAh-gYBALEKACH7BgAAyQoAIIIHAQCUCgAhmwcBAJQKACGcBwEAlAoAIaYHEACtCgAhiAgBALEKACGJCAEAlAoAIYoIBACnCgAhiwgEAKcKACGMCAEAlAoAIY0IAQCUCgAhjggEAKcKACGPCCAAqAsAIZAIAgDeCgAhkQgBALEKACGSCAQAswoAIZMIAgDeCgAhlAhAALQKACGVCAEAsQoAIZYIQAC0CgAhlwgBALEKACGYCEAAtAoAIZkIQAC0CgAhmghAALQKACGbCEAAtAoAIZwIQAC0CgAhnQgBALEKACGeCAEAsQoAIZ8IAQCxCgAhoAgAAMkKACChCAEAsQoAIaIIQAC0CgAhowhAALQKACGkCAEAsQoAIaUIAQCxCgAhAwAAAB0AIAEAAO0BADA3AADuAQAgAwAAAB0AIAEAACEAMAIAACIAIAEAAABOACABAAAATgAgAwAAAB8AIAEAAE0AMAIAAE4AIAMAAAAfACABAABNADACAABOACADAAAAHwAgAQAATQAwAgAATgAgEwMAAOoPACALAADrDwAgwwYCAAAAAdgGAQAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB7QZAAAAAAfoGAQAAAAH7BoAAAAABpwdAAAAAAYEIQAAAAAGCCAEAAAABgwgQAAAAAYQIEAAAAAGFCAEAAAABhggCAAAAAYcIIAAAAAEBKwAA9gEAIBHDBgIAAAAB2AYBAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHtBkAAAAAB-gYBAAAAAfsGgAAAAAGnB0AAAAABgQhAAAAAAYIIAQAAAAGDCBAAAAABhAgQAAAAAYUIAQAAAAGGCAIAAAABhwggAAAAAQErAAD4AQAwASsAAPgBADATAwAAkQ8AIAsAAJIPACDDBgIA-AsAIdgGAQD5CwAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHtBkAA-wsAIfoGAQCSDAAh-waAAAAAAacHQACVDAAhgQhAAPsLACGCCAEA-QsAIYMIEACHDAAhhAgQAIcMACGFCAEAkgwAIYYIAgDADQAhhwggAPoLACECAAAATgAgKwAA-wEAIBHDBgIA-AsAIdgGAQD5CwAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHtBkAA-wsAIfoGAQCSDAAh-waAAAAAAacHQACVDAAhgQhAAPsLACGCCAEA-QsAIYMIEACHDAAhhAgQAIcMACGFCAEAkgwAIYYIAgDADQAhhwggAPoLACECAAAAHwAgKwAA_QEAIAIAAAAfACArAAD9AQAgAwAAAE4AIDIAAPYBACAzAAD7AQAgAQAAAE4AIAEAAAAfACAKBgAAjA8AIDgAAI0PACA5AACQDwAgOgAAjw8AIDsAAI4PACD6BgAAjAwAIPsGAACMDAAgpwcAAIwMACCFCAAAjAwAIIYIAACMDAAgFMAGAACmCwAwwQYAAIQCABDCBgAApgsAMMMGAgCTCgAh2AYBAJQKACHdBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIe0GQACWCgAh-gYBALEKACH7BgAAyQoAIKcHQAC0CgAhgQhAAJYKACGCCAEAlAoAIYMIEACtCgAhhAgQAK0KACGFCAEAsQoAIYYIAgDeCgAhhwggAJUKACEDAAAAHwAgAQAAgwIAMDcAAIQCACADAAAAHwAgAQAATQAwAgAATgAgAQAAAFIAIAEAAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIAMAAABQACABAABRADACAABSACAOAwAAiw8AIMMGAgAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHtBkAAAAAB-gYBAAAAAbEHAQAAAAH-BwEAAAABgAgBAAAAAYEIQAAAAAEBKwAAjAIAIA3DBgIAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB7QZAAAAAAfoGAQAAAAGxBwEAAAAB_gcBAAAAAYAIAQAAAAGBCEAAAAABASsAAI4CADABKwAAjgIAMA4DAACKDwAgwwYCAPgLACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHtBkAA-wsAIfoGAQD5CwAhsQcBAPkLACH-BwEA-QsAIYAIAQD5CwAhgQhAAPsLACECAAAAUgAgKwAAkQIAIA3DBgIA-AsAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIe0GQAD7CwAh-gYBAPkLACGxBwEA-QsAIf4HAQD5CwAhgAgBAPkLACGBCEAA-wsAIQIAAABQACArAACTAgAgAgAAAFAAICsAAJMCACADAAAAUgAgMgAAjAIAIDMAAJECACABAAAAUgAgAQAAAFAAIAUGAACFDwAgOAAAhg8AIDkAAIkPACA6AACIDwAgOwAAhw8AIBDABgAApQsAMMEGAACaAgAQwgYAAKULADDDBgIAkwoAIdgGAQCUCgAh3AYQAK0KACHdBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIe0GQACWCgAh-gYBAJQKACGxBwEAlAoAIf4HAQCUCgAhgAgBAJQKACGBCEAAlgoAIQMAAABQACABAACZAgAwNwAAmgIAIAMAAABQACABAABRADACAABSACAHAwAApAsAIMAGAACjCwAwwQYAAFQAEMIGAACjCwAw2AYBAAAAAf4HAQCiCgAh_wdAAKQKACEBAAAAnQIAIAEAAACdAgAgAQMAAIQPACADAAAAVAAgAQAAoAIAMAIAAJ0CACADAAAAVAAgAQAAoAIAMAIAAJ0CACADAAAAVAAgAQAAoAIAMAIAAJ0CACAEAwAAgw8AINgGAQAAAAH-BwEAAAAB_wdAAAAAAQErAACkAgAgA9gGAQAAAAH-BwEAAAAB_wdAAAAAAQErAACmAgAwASsAAKYCADAEAwAAgg8AINgGAQD5CwAh_gcBAPkLACH_B0AA-wsAIQIAAACdAgAgKwAAqQIAIAPYBgEA-QsAIf4HAQD5CwAh_wdAAPsLACECAAAAVAAgKwAAqwIAIAIAAABUACArAACrAgAgAwAAAJ0CACAyAACkAgAgMwAAqQIAIAEAAACdAgAgAQAAAFQAIAMGAAD_DgAgOgAAgQ8AIDsAAIAPACAGwAYAAKILADDBBgAAsgIAEMIGAACiCwAw2AYBAJQKACH-BwEAlAoAIf8HQACWCgAhAwAAAFQAIAEAALECADA3AACyAgAgAwAAAFQAIAEAAKACADACAACdAgAgAQAAAGAAIAEAAABgACADAAAAXgAgAQAAXwAwAgAAYAAgAwAAAF4AIAEAAF8AMAIAAGAAIAMAAABeACABAABfADACAABgACAJAwAA_g4AIAsEAAAAAdgGAQAAAAHfBgEAAAAB7QZAAAAAAbcHAQAAAAH7BwQAAAAB_AcEAAAAAf0HgAAAAAEBKwAAugIAIAgLBAAAAAHYBgEAAAAB3wYBAAAAAe0GQAAAAAG3BwEAAAAB-wcEAAAAAfwHBAAAAAH9B4AAAAABASsAALwCADABKwAAvAIAMAkDAAD9DgAgCwQAgQwAIdgGAQD5CwAh3wYBAPkLACHtBkAA-wsAIbcHAQD5CwAh-wcEAIEMACH8BwQAgQwAIf0HgAAAAAECAAAAYAAgKwAAvwIAIAgLBACBDAAh2AYBAPkLACHfBgEA-QsAIe0GQAD7CwAhtwcBAPkLACH7BwQAgQwAIfwHBACBDAAh_QeAAAAAAQIAAABeACArAADBAgAgAgAAAF4AICsAAMECACADAAAAYAAgMgAAugIAIDMAAL8CACABAAAAYAAgAQAAAF4AIAUGAAD4DgAgOAAA-Q4AIDkAAPwOACA6AAD7DgAgOwAA-g4AIAsLBACnCgAhwAYAAKELADDBBgAAyAIAEMIGAAChCwAw2AYBAJQKACHfBgEAlAoAIe0GQACWCgAhtwcBAJQKACH7BwQApwoAIfwHBACnCgAh_QcAAPcKACADAAAAXgAgAQAAxwIAMDcAAMgCACADAAAAXgAgAQAAXwAwAgAAYAAgAQAAAGQAIAEAAABkACADAAAAYgAgAQAAYwAwAgAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACAJAwAA9w4AIBOAAAAAARQEAAAAAdgGAQAAAAHfBgEAAAAB7QZAAAAAAfoHAQAAAAH7BwQAAAAB_AcEAAAAAQErAADQAgAgCBOAAAAAARQEAAAAAdgGAQAAAAHfBgEAAAAB7QZAAAAAAfoHAQAAAAH7BwQAAAAB_AcEAAAAAQErAADSAgAwASsAANICADAJAwAA9g4AIBOAAAAAARQEAJQMACHYBgEA-QsAId8GAQD5CwAh7QZAAPsLACH6BwEA-QsAIfsHBACUDAAh_AcEAJQMACECAAAAZAAgKwAA1QIAIAgTgAAAAAEUBACUDAAh2AYBAPkLACHfBgEA-QsAIe0GQAD7CwAh-gcBAPkLACH7BwQAlAwAIfwHBACUDAAhAgAAAGIAICsAANcCACACAAAAYgAgKwAA1wIAIAMAAABkACAyAADQAgAgMwAA1QIAIAEAAABkACABAAAAYgAgCAYAAPEOACAUAACMDAAgOAAA8g4AIDkAAPUOACA6AAD0DgAgOwAA8w4AIPsHAACMDAAg_AcAAIwMACALEwAA9woAIBQEALMKACHABgAAoAsAMMEGAADeAgAQwgYAAKALADDYBgEAlAoAId8GAQCUCgAh7QZAAJYKACH6BwEAlAoAIfsHBACzCgAh_AcEALMKACEDAAAAYgAgAQAA3QIAMDcAAN4CACADAAAAYgAgAQAAYwAwAgAAZAAgAQAAAGgAIAEAAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAMAAABmACABAABnADACAABoACAFAwAA8A4AINgGAQAAAAHfBgEAAAABggcBAAAAAfkHQAAAAAEBKwAA5gIAIATYBgEAAAAB3wYBAAAAAYIHAQAAAAH5B0AAAAABASsAAOgCADABKwAA6AIAMAUDAADvDgAg2AYBAPkLACHfBgEA-QsAIYIHAQD5CwAh-QdAAPsLACECAAAAaAAgKwAA6wIAIATYBgEA-QsAId8GAQD5CwAhggcBAPkLACH5B0AA-wsAIQIAAABmACArAADtAgAgAgAAAGYAICsAAO0CACADAAAAaAAgMgAA5gIAIDMAAOsCACABAAAAaAAgAQAAAGYAIAMGAADsDgAgOgAA7g4AIDsAAO0OACAHwAYAAJ8LADDBBgAA9AIAEMIGAACfCwAw2AYBAJQKACHfBgEAlAoAIYIHAQCUCgAh-QdAAJYKACEDAAAAZgAgAQAA8wIAMDcAAPQCACADAAAAZgAgAQAAZwAwAgAAaAAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACAFAwAA6w4AINgGAQAAAAHfBgEAAAAB9QZAAAAAAfgHBAAAAAEBKwAA_AIAIATYBgEAAAAB3wYBAAAAAfUGQAAAAAH4BwQAAAABASsAAP4CADABKwAA_gIAMAUDAADqDgAg2AYBAPkLACHfBgEA-QsAIfUGQAD7CwAh-AcEAIEMACECAAAAbAAgKwAAgQMAIATYBgEA-QsAId8GAQD5CwAh9QZAAPsLACH4BwQAgQwAIQIAAABqACArAACDAwAgAgAAAGoAICsAAIMDACADAAAAbAAgMgAA_AIAIDMAAIEDACABAAAAbAAgAQAAAGoAIAUGAADlDgAgOAAA5g4AIDkAAOkOACA6AADoDgAgOwAA5w4AIAfABgAAngsAMMEGAACKAwAQwgYAAJ4LADDYBgEAlAoAId8GAQCUCgAh9QZAAJYKACH4BwQApwoAIQMAAABqACABAACJAwAwNwAAigMAIAMAAABqACABAABrADACAABsACARDgAAnQsAIMAGAACcCwAwwQYAAC4AEMIGAACcCwAwwwYCAKEKACHYBgEAogoAIe0GQACkCgAhggcBAKIKACG3BwEAAAAB8AcBAKIKACHxBwEAogoAIfIHBACrCgAh8wcQAMYKACH0BxAAxgoAIfUHEADGCgAh9gcQAJYLACH3B0AA5QoAIQEAAACNAwAgAQAAAI0DACADDgAA5A4AIPYHAACMDAAg9wcAAIwMACADAAAALgAgAQAAkAMAMAIAAI0DACADAAAALgAgAQAAkAMAMAIAAI0DACADAAAALgAgAQAAkAMAMAIAAI0DACAODgAA4w4AIMMGAgAAAAHYBgEAAAAB7QZAAAAAAYIHAQAAAAG3BwEAAAAB8AcBAAAAAfEHAQAAAAHyBwQAAAAB8wcQAAAAAfQHEAAAAAH1BxAAAAAB9gcQAAAAAfcHQAAAAAEBKwAAlAMAIA3DBgIAAAAB2AYBAAAAAe0GQAAAAAGCBwEAAAABtwcBAAAAAfAHAQAAAAHxBwEAAAAB8gcEAAAAAfMHEAAAAAH0BxAAAAAB9QcQAAAAAfYHEAAAAAH3B0AAAAABASsAAJYDADABKwAAlgMAMA4OAADiDgAgwwYCAPgLACHYBgEA-QsAIe0GQAD7CwAhggcBAPkLACG3BwEA-QsAIfAHAQD5CwAh8QcBAPkLACHyBwQAgQwAIfMHEACHDAAh9AcQAIcMACH1BxAAhwwAIfYHEACTDAAh9wdAAJUMACECAAAAjQMAICsAAJkDACANwwYCAPgLACHYBgEA-QsAIe0GQAD7CwAhggcBAPkLACG3BwEA-QsAIfAHAQD5CwAh8QcBAPkLACHyBwQAgQwAIfMHEACHDAAh9AcQAIcMACH1BxAAhwwAIfYHEACTDAAh9wdAAJUMACECAAAALgAgKwAAmwMAIAIAAAAuACArAACbAwAgAwAAAI0DACAyAACUAwAgMwAAmQMAIAEAAACNAwAgAQAAAC4AIAcGAADdDgAgOAAA3g4AIDkAAOEOACA6AADgDgAgOwAA3w4AIPYHAACMDAAg9wcAAIwMACAQwAYAAJsLADDBBgAAogMAEMIGAACbCwAwwwYCAJMKACHYBgEAlAoAIe0GQACWCgAhggcBAJQKACG3BwEAlAoAIfAHAQCUCgAh8QcBAJQKACHyBwQApwoAIfMHEACtCgAh9AcQAK0KACH1BxAArQoAIfYHEACyCgAh9wdAALQKACEDAAAALgAgAQAAoQMAMDcAAKIDACADAAAALgAgAQAAkAMAMAIAAI0DACABAAAAMgAgAQAAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAQOAADcDgAg7QZAAAAAAbcHAQAAAAHvBwEAAAABASsAAKoDACAD7QZAAAAAAbcHAQAAAAHvBwEAAAABASsAAKwDADABKwAArAMAMAQOAADbDgAg7QZAAPsLACG3BwEA-QsAIe8HAQD5CwAhAgAAADIAICsAAK8DACAD7QZAAPsLACG3BwEA-QsAIe8HAQD5CwAhAgAAADAAICsAALEDACACAAAAMAAgKwAAsQMAIAMAAAAyACAyAACqAwAgMwAArwMAIAEAAAAyACABAAAAMAAgAwYAANgOACA6AADaDgAgOwAA2Q4AIAbABgAAmgsAMMEGAAC4AwAQwgYAAJoLADDtBkAAlgoAIbcHAQCUCgAh7wcBAJQKACEDAAAAMAAgAQAAtwMAMDcAALgDACADAAAAMAAgAQAAMQAwAgAAMgAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAFBAEAAAABDgAA1w4AIO0GQAAAAAHwBgEAAAABtwcBAAAAAQErAADAAwAgBAQBAAAAAe0GQAAAAAHwBgEAAAABtwcBAAAAAQErAADCAwAwASsAAMIDADAFBAEA-QsAIQ4AANYOACDtBkAA-wsAIfAGAQD5CwAhtwcBAPkLACECAAAALAAgKwAAxQMAIAQEAQD5CwAh7QZAAPsLACHwBgEA-QsAIbcHAQD5CwAhAgAAACoAICsAAMcDACACAAAAKgAgKwAAxwMAIAMAAAAsACAyAADAAwAgMwAAxQMAIAEAAAAsACABAAAAKgAgAwYAANMOACA6AADVDgAgOwAA1A4AIAcEAQCUCgAhwAYAAJkLADDBBgAAzgMAEMIGAACZCwAw7QZAAJYKACHwBgEAlAoAIbcHAQCUCgAhAwAAACoAIAEAAM0DADA3AADOAwAgAwAAACoAIAEAACsAMAIAACwAIBMJAACXCwAgwAYAAJULADDBBgAA1AMAEMIGAACVCwAwwwYCAKEKACHEBgEAogoAIdMGAACYCwAg3QYBAAAAAe0GQACkCgAh5QcEAKsKACHmBwEAzAoAIecHBACrCgAh6AdAAOUKACHpBxAAlgsAIeoHIACjCgAh6wcQAJYLACHsB0AA5QoAIe0HIACjCgAh7gdAAOUKACEBAAAA0QMAIAEAAADRAwAgEgkAAJcLACDABgAAlQsAMMEGAADUAwAQwgYAAJULADDDBgIAoQoAIcQGAQCiCgAh3QYBAKIKACHtBkAApAoAIeUHBACrCgAh5gcBAMwKACHnBwQAqwoAIegHQADlCgAh6QcQAJYLACHqByAAowoAIesHEACWCwAh7AdAAOUKACHtByAAowoAIe4HQADlCgAhBwkAANIOACDmBwAAjAwAIOgHAACMDAAg6QcAAIwMACDrBwAAjAwAIOwHAACMDAAg7gcAAIwMACADAAAA1AMAIAEAANUDADACAADRAwAgAwAAANQDACABAADVAwAwAgAA0QMAIAMAAADUAwAgAQAA1QMAMAIAANEDACAPCQAA0Q4AIMMGAgAAAAHEBgEAAAAB3QYBAAAAAe0GQAAAAAHlBwQAAAAB5gcBAAAAAecHBAAAAAHoB0AAAAAB6QcQAAAAAeoHIAAAAAHrBxAAAAAB7AdAAAAAAe0HIAAAAAHuB0AAAAABASsAANkDACAOwwYCAAAAAcQGAQAAAAHdBgEAAAAB7QZAAAAAAeUHBAAAAAHmBwEAAAAB5wcEAAAAAegHQAAAAAHpBxAAAAAB6gcgAAAAAesHEAAAAAHsB0AAAAAB7QcgAAAAAe4HQAAAAAEBKwAA2wMAMAErAADbAwAwDwkAAMcOACDDBgIA-AsAIcQGAQD5CwAh3QYBAPkLACHtBkAA-wsAIeUHBACBDAAh5gcBAJIMACHnBwQAgQwAIegHQACVDAAh6QcQAJMMACHqByAA-gsAIesHEACTDAAh7AdAAJUMACHtByAA-gsAIe4HQACVDAAhAgAAANEDACArAADeAwAgDsMGAgD4CwAhxAYBAPkLACHdBgEA-QsAIe0GQAD7CwAh5QcEAIEMACHmBwEAkgwAIecHBACBDAAh6AdAAJUMACHpBxAAkwwAIeoHIAD6CwAh6wcQAJMMACHsB0AAlQwAIe0HIAD6CwAh7gdAAJUMACECAAAA1AMAICsAAOADACACAAAA1AMAICsAAOADACADAAAA0QMAIDIAANkDACAzAADeAwAgAQAAANEDACABAAAA1AMAIAsGAADCDgAgOAAAww4AIDkAAMYOACA6AADFDgAgOwAAxA4AIOYHAACMDAAg6AcAAIwMACDpBwAAjAwAIOsHAACMDAAg7AcAAIwMACDuBwAAjAwAIBHABgAAlAsAMMEGAADnAwAQwgYAAJQLADDDBgIAkwoAIcQGAQCUCgAh3QYBAJQKACHtBkAAlgoAIeUHBACnCgAh5gcBALEKACHnBwQApwoAIegHQAC0CgAh6QcQALIKACHqByAAlQoAIesHEACyCgAh7AdAALQKACHtByAAlQoAIe4HQAC0CgAhAwAAANQDACABAADmAwAwNwAA5wMAIAMAAADUAwAgAQAA1QMAMAIAANEDACAHwAYAAJILADDBBgAA7QMAEMIGAACSCwAwwwYCAKEKACHiB0AApAoAIeMHAADNCgAg5AcAAJMLACABAAAA6gMAIAEAAADqAwAgBsAGAACSCwAwwQYAAO0DABDCBgAAkgsAMMMGAgChCgAh4gdAAKQKACHjBwAAzQoAIAHjBwAAjAwAIAMAAADtAwAgAQAA7gMAMAIAAOoDACADAAAA7QMAIAEAAO4DADACAADqAwAgAwAAAO0DACABAADuAwAwAgAA6gMAIAPDBgIAAAAB4gdAAAAAAeMHgAAAAAEBKwAA8gMAIAPDBgIAAAAB4gdAAAAAAeMHgAAAAAEBKwAA9AMAMAErAAD0AwAwA8MGAgD4CwAh4gdAAPsLACHjB4AAAAABAgAAAOoDACArAAD3AwAgA8MGAgD4CwAh4gdAAPsLACHjB4AAAAABAgAAAO0DACArAAD5AwAgAgAAAO0DACArAAD5AwAgAwAAAOoDACAyAADyAwAgMwAA9wMAIAEAAADqAwAgAQAAAO0DACAGBgAAvQ4AIDgAAL4OACA5AADBDgAgOgAAwA4AIDsAAL8OACDjBwAAjAwAIAbABgAAkQsAMMEGAACABAAQwgYAAJELADDDBgIAkwoAIeIHQACWCgAh4wcAAMkKACADAAAA7QMAIAEAAP8DADA3AACABAAgAwAAAO0DACABAADuAwAwAgAA6gMAIAfABgAAjwsAMMEGAACGBAAQwgYAAI8LADDDBgIAoQoAIccGQACkCgAh3QYBAKIKACHhBwAAkAsAIAEAAACDBAAgAQAAAIMEACAGwAYAAI8LADDBBgAAhgQAEMIGAACPCwAwwwYCAKEKACHHBkAApAoAId0GAQCiCgAhAAMAAACGBAAgAQAAhwQAMAIAAIMEACADAAAAhgQAIAEAAIcEADACAACDBAAgAwAAAIYEACABAACHBAAwAgAAgwQAIAPDBgIAAAABxwZAAAAAAd0GAQAAAAEBKwAAiwQAIAPDBgIAAAABxwZAAAAAAd0GAQAAAAEBKwAAjQQAMAErAACNBAAwA8MGAgD4CwAhxwZAAPsLACHdBgEA-QsAIQIAAACDBAAgKwAAkAQAIAPDBgIA-AsAIccGQAD7CwAh3QYBAPkLACECAAAAhgQAICsAAJIEACACAAAAhgQAICsAAJIEACADAAAAgwQAIDIAAIsEACAzAACQBAAgAQAAAIMEACABAAAAhgQAIAUGAAC4DgAgOAAAuQ4AIDkAALwOACA6AAC7DgAgOwAAug4AIAbABgAAjgsAMMEGAACZBAAQwgYAAI4LADDDBgIAkwoAIccGQACWCgAh3QYBAJQKACEDAAAAhgQAIAEAAJgEADA3AACZBAAgAwAAAIYEACABAACHBAAwAgAAgwQAIAnABgAAjQsAMMEGAACfBAAQwgYAAI0LADDHBkAApAoAId0GAQAAAAGqB0AApAoAId4HAQCiCgAh3wcBAKIKACHgBwEAogoAIQEAAACcBAAgAQAAAJwEACAJwAYAAI0LADDBBgAAnwQAEMIGAACNCwAwxwZAAKQKACHdBgEAogoAIaoHQACkCgAh3gcBAKIKACHfBwEAogoAIeAHAQCiCgAhAAMAAACfBAAgAQAAoAQAMAIAAJwEACADAAAAnwQAIAEAAKAEADACAACcBAAgAwAAAJ8EACABAACgBAAwAgAAnAQAIAbHBkAAAAAB3QYBAAAAAaoHQAAAAAHeBwEAAAAB3wcBAAAAAeAHAQAAAAEBKwAApAQAIAbHBkAAAAAB3QYBAAAAAaoHQAAAAAHeBwEAAAAB3wcBAAAAAeAHAQAAAAEBKwAApgQAMAErAACmBAAwBscGQAD7CwAh3QYBAPkLACGqB0AA-wsAId4HAQD5CwAh3wcBAPkLACHgBwEA-QsAIQIAAACcBAAgKwAAqQQAIAbHBkAA-wsAId0GAQD5CwAhqgdAAPsLACHeBwEA-QsAId8HAQD5CwAh4AcBAPkLACECAAAAnwQAICsAAKsEACACAAAAnwQAICsAAKsEACADAAAAnAQAIDIAAKQEACAzAACpBAAgAQAAAJwEACABAAAAnwQAIAMGAAC1DgAgOgAAtw4AIDsAALYOACAJwAYAAIwLADDBBgAAsgQAEMIGAACMCwAwxwZAAJYKACHdBgEAlAoAIaoHQACWCgAh3gcBAJQKACHfBwEAlAoAIeAHAQCUCgAhAwAAAJ8EACABAACxBAAwNwAAsgQAIAMAAACfBAAgAQAAoAQAMAIAAJwEACABAAAAGQAgAQAAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIBYKAADJDAAgDgAAygwAIBUAALQOACAWAADLDAAgFwAAzAwAIBgAAM0MACDUBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABASsAALoEACAQ1AYEAAAAAdYGAQAAAAHtBkAAAAABmQdAAAAAAaYHBAAAAAG3BwEAAAABugcBAAAAAcwHAQAAAAHVB0AAAAAB1wcEAAAAAdgHEAAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBxAAAAAB3QdAAAAAAQErAAC8BAAwASsAALwEADABAAAAHQAgAQAAADsAIBYKAACkDAAgDgAApQwAIBUAALMOACAWAACmDAAgFwAApwwAIBgAAKgMACDUBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACG6BwEA-QsAIcwHAQD5CwAh1QdAAPsLACHXBwQAlAwAIdgHEACTDAAh2QcBAPkLACHaBwEAkgwAIdsHAQCSDAAh3AcQAJMMACHdB0AAlQwAIQIAAAAZACArAADBBAAgENQGBACUDAAh1gYBAJIMACHtBkAA-wsAIZkHQACVDAAhpgcEAIEMACG3BwEAkgwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhAgAAABcAICsAAMMEACACAAAAFwAgKwAAwwQAIAEAAAAdACABAAAAOwAgAwAAABkAIDIAALoEACAzAADBBAAgAQAAABkAIAEAAAAXACAPBgAArg4AIDgAAK8OACA5AACyDgAgOgAAsQ4AIDsAALAOACDUBgAAjAwAINYGAACMDAAgmQcAAIwMACC3BwAAjAwAINcHAACMDAAg2AcAAIwMACDaBwAAjAwAINsHAACMDAAg3AcAAIwMACDdBwAAjAwAIBPABgAAiwsAMMEGAADMBAAQwgYAAIsLADDUBgQAswoAIdYGAQCxCgAh7QZAAJYKACGZB0AAtAoAIaYHBACnCgAhtwcBALEKACG6BwEAlAoAIcwHAQCUCgAh1QdAAJYKACHXBwQAswoAIdgHEACyCgAh2QcBAJQKACHaBwEAsQoAIdsHAQCxCgAh3AcQALIKACHdB0AAtAoAIQMAAAAXACABAADLBAAwNwAAzAQAIAMAAAAXACABAAAYADACAAAZACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIAkNAACtDgAgDgAAtgwAIJkHQAAAAAGmBwQAAAABtwcBAAAAAboHAQAAAAHWBwIAAAAB1wcEAAAAAdgHEAAAAAEBKwAA1AQAIAeZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAAB1gcCAAAAAdcHBAAAAAHYBxAAAAABASsAANYEADABKwAA1gQAMAkNAACsDgAgDgAAtAwAIJkHQACVDAAhpgcEAIEMACG3BwEA-QsAIboHAQD5CwAh1gcCAPgLACHXBwQAlAwAIdgHEACTDAAhAgAAACgAICsAANkEACAHmQdAAJUMACGmBwQAgQwAIbcHAQD5CwAhugcBAPkLACHWBwIA-AsAIdcHBACUDAAh2AcQAJMMACECAAAAJgAgKwAA2wQAIAIAAAAmACArAADbBAAgAwAAACgAIDIAANQEACAzAADZBAAgAQAAACgAIAEAAAAmACAIBgAApw4AIDgAAKgOACA5AACrDgAgOgAAqg4AIDsAAKkOACCZBwAAjAwAINcHAACMDAAg2AcAAIwMACAKwAYAAIoLADDBBgAA4gQAEMIGAACKCwAwmQdAALQKACGmBwQApwoAIbcHAQCUCgAhugcBAJQKACHWBwIAkwoAIdcHBACzCgAh2AcQALIKACEDAAAAJgAgAQAA4QQAMDcAAOIEACADAAAAJgAgAQAAJwAwAgAAKAAgEcAGAACJCwAwwQYAAOgEABDCBgAAiQsAMO0GQACkCgAhpgcEAKsKACG6BwEAogoAIb4HAQAAAAHMBwEAogoAIc0HAQCiCgAhzgcQAMYKACHPBxAAxgoAIdAHQADlCgAh0QcCAOEKACHSBwEAzAoAIdMHQADlCgAh1AcEAOgKACHVB0AApAoAIQEAAADlBAAgAQAAAOUEACARwAYAAIkLADDBBgAA6AQAEMIGAACJCwAw7QZAAKQKACGmBwQAqwoAIboHAQCiCgAhvgcBAKIKACHMBwEAogoAIc0HAQCiCgAhzgcQAMYKACHPBxAAxgoAIdAHQADlCgAh0QcCAOEKACHSBwEAzAoAIdMHQADlCgAh1AcEAOgKACHVB0AApAoAIQXQBwAAjAwAINEHAACMDAAg0gcAAIwMACDTBwAAjAwAINQHAACMDAAgAwAAAOgEACABAADpBAAwAgAA5QQAIAMAAADoBAAgAQAA6QQAMAIAAOUEACADAAAA6AQAIAEAAOkEADACAADlBAAgDu0GQAAAAAGmBwQAAAABugcBAAAAAb4HAQAAAAHMBwEAAAABzQcBAAAAAc4HEAAAAAHPBxAAAAAB0AdAAAAAAdEHAgAAAAHSBwEAAAAB0wdAAAAAAdQHBAAAAAHVB0AAAAABASsAAO0EACAO7QZAAAAAAaYHBAAAAAG6BwEAAAABvgcBAAAAAcwHAQAAAAHNBwEAAAABzgcQAAAAAc8HEAAAAAHQB0AAAAAB0QcCAAAAAdIHAQAAAAHTB0AAAAAB1AcEAAAAAdUHQAAAAAEBKwAA7wQAMAErAADvBAAwDu0GQAD7CwAhpgcEAIEMACG6BwEA-QsAIb4HAQD5CwAhzAcBAPkLACHNBwEA-QsAIc4HEACHDAAhzwcQAIcMACHQB0AAlQwAIdEHAgDADQAh0gcBAJIMACHTB0AAlQwAIdQHBACUDAAh1QdAAPsLACECAAAA5QQAICsAAPIEACAO7QZAAPsLACGmBwQAgQwAIboHAQD5CwAhvgcBAPkLACHMBwEA-QsAIc0HAQD5CwAhzgcQAIcMACHPBxAAhwwAIdAHQACVDAAh0QcCAMANACHSBwEAkgwAIdMHQACVDAAh1AcEAJQMACHVB0AA-wsAIQIAAADoBAAgKwAA9AQAIAIAAADoBAAgKwAA9AQAIAMAAADlBAAgMgAA7QQAIDMAAPIEACABAAAA5QQAIAEAAADoBAAgCgYAAKIOACA4AACjDgAgOQAApg4AIDoAAKUOACA7AACkDgAg0AcAAIwMACDRBwAAjAwAINIHAACMDAAg0wcAAIwMACDUBwAAjAwAIBHABgAAiAsAMMEGAAD7BAAQwgYAAIgLADDtBkAAlgoAIaYHBACnCgAhugcBAJQKACG-BwEAlAoAIcwHAQCUCgAhzQcBAJQKACHOBxAArQoAIc8HEACtCgAh0AdAALQKACHRBwIA3goAIdIHAQCxCgAh0wdAALQKACHUBwQAswoAIdUHQACWCgAhAwAAAOgEACABAAD6BAAwNwAA-wQAIAMAAADoBAAgAQAA6QQAMAIAAOUEACABAAAAXAAgAQAAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAUDAAChDgAgwwYCAAAAAdgGAQAAAAH1BkAAAAABuwcQAAAAAQErAACDBQAgBMMGAgAAAAHYBgEAAAAB9QZAAAAAAbsHEAAAAAEBKwAAhQUAMAErAACFBQAwBQMAAKAOACDDBgIA-AsAIdgGAQD5CwAh9QZAAPsLACG7BxAAhwwAIQIAAABcACArAACIBQAgBMMGAgD4CwAh2AYBAPkLACH1BkAA-wsAIbsHEACHDAAhAgAAAFoAICsAAIoFACACAAAAWgAgKwAAigUAIAMAAABcACAyAACDBQAgMwAAiAUAIAEAAABcACABAAAAWgAgBQYAAJsOACA4AACcDgAgOQAAnw4AIDoAAJ4OACA7AACdDgAgB8AGAACHCwAwwQYAAJEFABDCBgAAhwsAMMMGAgCTCgAh2AYBAJQKACH1BkAAlgoAIbsHEACtCgAhAwAAAFoAIAEAAJAFADA3AACRBQAgAwAAAFoAIAEAAFsAMAIAAFwAIAoNAACGCwAgwAYAAIULADDBBgAAQQAQwgYAAIULADDtBkAApAoAIaYHBACrCgAhugcBAKIKACG7BxAAxgoAIcoHAQCiCgAhywcAAIQLACABAAAAlAUAIAEAAACUBQAgAQ0AAJoOACADAAAAQQAgAQAAlwUAMAIAAJQFACADAAAAQQAgAQAAlwUAMAIAAJQFACADAAAAQQAgAQAAlwUAMAIAAJQFACAGDQAAmQ4AIO0GQAAAAAGmBwQAAAABugcBAAAAAbsHEAAAAAHKBwEAAAABASsAAJsFACAF7QZAAAAAAaYHBAAAAAG6BwEAAAABuwcQAAAAAcoHAQAAAAEBKwAAnQUAMAErAACdBQAwBg0AAJgOACDtBkAA-wsAIaYHBACBDAAhugcBAPkLACG7BxAAhwwAIcoHAQD5CwAhAgAAAJQFACArAACgBQAgBe0GQAD7CwAhpgcEAIEMACG6BwEA-QsAIbsHEACHDAAhygcBAPkLACECAAAAQQAgKwAAogUAIAIAAABBACArAACiBQAgAwAAAJQFACAyAACbBQAgMwAAoAUAIAEAAACUBQAgAQAAAEEAIAUGAACTDgAgOAAAlA4AIDkAAJcOACA6AACWDgAgOwAAlQ4AIAjABgAAgwsAMMEGAACpBQAQwgYAAIMLADDtBkAAlgoAIaYHBACnCgAhugcBAJQKACG7BxAArQoAIcoHAQCUCgAhAwAAAEEAIAEAAKgFADA3AACpBQAgAwAAAEEAIAEAAJcFADACAACUBQAgCMAGAACBCwAwwQYAAK8FABDCBgAAgQsAMO0GQACkCgAhpAcBAKIKACHHBwEAogoAIcgHAQCiCgAhyQcAAIILACABAAAArAUAIAEAAACsBQAgB8AGAACBCwAwwQYAAK8FABDCBgAAgQsAMO0GQACkCgAhpAcBAKIKACHHBwEAogoAIcgHAQCiCgAhAAMAAACvBQAgAQAAsAUAMAIAAKwFACADAAAArwUAIAEAALAFADACAACsBQAgAwAAAK8FACABAACwBQAwAgAArAUAIATtBkAAAAABpAcBAAAAAccHAQAAAAHIBwEAAAABASsAALQFACAE7QZAAAAAAaQHAQAAAAHHBwEAAAAByAcBAAAAAQErAAC2BQAwASsAALYFADAE7QZAAPsLACGkBwEA-QsAIccHAQD5CwAhyAcBAPkLACECAAAArAUAICsAALkFACAE7QZAAPsLACGkBwEA-QsAIccHAQD5CwAhyAcBAPkLACECAAAArwUAICsAALsFACACAAAArwUAICsAALsFACADAAAArAUAIDIAALQFACAzAAC5BQAgAQAAAKwFACABAAAArwUAIAMGAACQDgAgOgAAkg4AIDsAAJEOACAHwAYAAIALADDBBgAAwgUAEMIGAACACwAw7QZAAJYKACGkBwEAlAoAIccHAQCUCgAhyAcBAJQKACEDAAAArwUAIAEAAMEFADA3AADCBQAgAwAAAK8FACABAACwBQAwAgAArAUAIA8MAAD9CgAgFQEAogoAIb8DAAD7CgAgwAMAAPwKACDABgAA-QoAMMEGAADRBQAQwgYAAPkKADDYBgEAzAoAId0GAQAAAAG_B0AApAoAIcEHAQCiCgAhwgcBAKIKACHDBwEAogoAIcQHAAD6CgAgxQcBAMwKACEBAAAAxQUAIAi-AwAA7woAIMAGAADyCgAwwQYAAMcFABDCBgAA8goAMIYHAQCiCgAhvQcBAKIKACG_B0AApAoAIcAHAQCiCgAhAQAAAMcFACAGvgMAAO8KACDABgAA_woAMMEGAADJBQAQwgYAAP8KADC9BwEAogoAIb8HQACkCgAhAb4DAADeDQAgB74DAADvCgAgwAYAAP8KADDBBgAAyQUAEMIGAAD_CgAwvQcBAKIKACG_B0AApAoAIcYHAAD-CgAgAwAAAMkFACABAADKBQAwAgAAywUAIAi-AwAA7woAIMAGAADuCgAwwQYAAM0FABDCBgAA7goAMLgHBACrCgAhvQcBAKIKACG-BwEAogoAIb8HQACkCgAhAQAAAM0FACABAAAAyQUAIAEAAADFBQAgDwwAAP0KACAVAQCiCgAhvwMAAPsKACDAAwAA_AoAIMAGAAD5CgAwwQYAANEFABDCBgAA-QoAMNgGAQDMCgAh3QYBAKIKACG_B0AApAoAIcEHAQCiCgAhwgcBAKIKACHDBwEAogoAIcQHAAD6CgAgxQcBAMwKACEFDAAAjw4AIL8DAACNDgAgwAMAAI4OACDYBgAAjAwAIMUHAACMDAAgAwAAANEFACABAADSBQAwAgAAxQUAIAMAAADRBQAgAQAA0gUAMAIAAMUFACADAAAA0QUAIAEAANIFADACAADFBQAgDAwAAIwOACAVAQAAAAG_AwAAig4AIMADAACLDgAg2AYBAAAAAd0GAQAAAAG_B0AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHAQAAAAEBKwAA1gUAIAkVAQAAAAHYBgEAAAAB3QYBAAAAAb8HQAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQcBAAAAAQErAADYBQAwASsAANgFADAMDAAA8w0AIBUBAPkLACG_AwAA8Q0AIMADAADyDQAg2AYBAJIMACHdBgEA-QsAIb8HQAD7CwAhwQcBAPkLACHCBwEA-QsAIcMHAQD5CwAhxAeAAAAAAcUHAQCSDAAhAgAAAMUFACArAADbBQAgCRUBAPkLACHYBgEAkgwAId0GAQD5CwAhvwdAAPsLACHBBwEA-QsAIcIHAQD5CwAhwwcBAPkLACHEB4AAAAABxQcBAJIMACECAAAA0QUAICsAAN0FACACAAAA0QUAICsAAN0FACADAAAAxQUAIDIAANYFACAzAADbBQAgAQAAAMUFACABAAAA0QUAIAUGAADuDQAgOgAA8A0AIDsAAO8NACDYBgAAjAwAIMUHAACMDAAgDBUBAJQKACHABgAA9goAMMEGAADkBQAQwgYAAPYKADDYBgEAsQoAId0GAQCUCgAhvwdAAJYKACHBBwEAlAoAIcIHAQCUCgAhwwcBAJQKACHEBwAA9woAIMUHAQCxCgAhAwAAANEFACABAADjBQAwNwAA5AUAIAMAAADRBQAgAQAA0gUAMAIAAMUFACAHwAYAAPQKADDBBgAA6gUAEMIGAAD0CgAwwwYCAKEKACH1BkAApAoAIbsHEADGCgAhvAcAAPUKACABAAAA5wUAIAEAAADnBQAgBsAGAAD0CgAwwQYAAOoFABDCBgAA9AoAMMMGAgChCgAh9QZAAKQKACG7BxAAxgoAIQADAAAA6gUAIAEAAOsFADACAADnBQAgAwAAAOoFACABAADrBQAwAgAA5wUAIAMAAADqBQAgAQAA6wUAMAIAAOcFACADwwYCAAAAAfUGQAAAAAG7BxAAAAABASsAAO8FACADwwYCAAAAAfUGQAAAAAG7BxAAAAABASsAAPEFADABKwAA8QUAMAPDBgIA-AsAIfUGQAD7CwAhuwcQAIcMACECAAAA5wUAICsAAPQFACADwwYCAPgLACH1BkAA-wsAIbsHEACHDAAhAgAAAOoFACArAAD2BQAgAgAAAOoFACArAAD2BQAgAwAAAOcFACAyAADvBQAgMwAA9AUAIAEAAADnBQAgAQAAAOoFACAFBgAA6Q0AIDgAAOoNACA5AADtDQAgOgAA7A0AIDsAAOsNACAGwAYAAPMKADDBBgAA_QUAEMIGAADzCgAwwwYCAJMKACH1BkAAlgoAIbsHEACtCgAhAwAAAOoFACABAAD8BQAwNwAA_QUAIAMAAADqBQAgAQAA6wUAMAIAAOcFACAIvgMAAO8KACDABgAA8goAMMEGAADHBQAQwgYAAPIKADCGBwEAogoAIb0HAQAAAAG_B0AApAoAIcAHAQCiCgAhAQAAAIAGACABAAAAgAYAIAG-AwAA3g0AIAMAAADHBQAgAQAAgwYAMAIAAIAGACADAAAAxwUAIAEAAIMGADACAACABgAgAwAAAMcFACABAACDBgAwAgAAgAYAIAW-AwAA6A0AIIYHAQAAAAG9BwEAAAABvwdAAAAAAcAHAQAAAAEBKwAAhwYAIASGBwEAAAABvQcBAAAAAb8HQAAAAAHABwEAAAABASsAAIkGADABKwAAiQYAMAW-AwAA5w0AIIYHAQD5CwAhvQcBAPkLACG_B0AA-wsAIcAHAQD5CwAhAgAAAIAGACArAACMBgAgBIYHAQD5CwAhvQcBAPkLACG_B0AA-wsAIcAHAQD5CwAhAgAAAMcFACArAACOBgAgAgAAAMcFACArAACOBgAgAwAAAIAGACAyAACHBgAgMwAAjAYAIAEAAACABgAgAQAAAMcFACADBgAA5A0AIDoAAOYNACA7AADlDQAgB8AGAADxCgAwwQYAAJUGABDCBgAA8QoAMIYHAQCUCgAhvQcBAJQKACG_B0AAlgoAIcAHAQCUCgAhAwAAAMcFACABAACUBgAwNwAAlQYAIAMAAADHBQAgAQAAgwYAMAIAAIAGACABAAAAywUAIAEAAADLBQAgAwAAAMkFACABAADKBQAwAgAAywUAIAMAAADJBQAgAQAAygUAMAIAAMsFACADAAAAyQUAIAEAAMoFADACAADLBQAgA74DAADjDQAgvQcBAAAAAb8HQAAAAAEBKwAAnQYAIAK9BwEAAAABvwdAAAAAAQErAACfBgAwASsAAJ8GADADvgMAAOINACC9BwEA-QsAIb8HQAD7CwAhAgAAAMsFACArAACiBgAgAr0HAQD5CwAhvwdAAPsLACECAAAAyQUAICsAAKQGACACAAAAyQUAICsAAKQGACADAAAAywUAIDIAAJ0GACAzAACiBgAgAQAAAMsFACABAAAAyQUAIAMGAADfDQAgOgAA4Q0AIDsAAOANACAFwAYAAPAKADDBBgAAqwYAEMIGAADwCgAwvQcBAJQKACG_B0AAlgoAIQMAAADJBQAgAQAAqgYAMDcAAKsGACADAAAAyQUAIAEAAMoFADACAADLBQAgCL4DAADvCgAgwAYAAO4KADDBBgAAzQUAEMIGAADuCgAwuAcEAAAAAb0HAQAAAAG-BwEAogoAIb8HQACkCgAhAQAAAK4GACABAAAArgYAIAG-AwAA3g0AIAMAAADNBQAgAQAAsQYAMAIAAK4GACADAAAAzQUAIAEAALEGADACAACuBgAgAwAAAM0FACABAACxBgAwAgAArgYAIAW-AwAA3Q0AILgHBAAAAAG9BwEAAAABvgcBAAAAAb8HQAAAAAEBKwAAtQYAIAS4BwQAAAABvQcBAAAAAb4HAQAAAAG_B0AAAAABASsAALcGADABKwAAtwYAMAW-AwAA3A0AILgHBACBDAAhvQcBAPkLACG-BwEA-QsAIb8HQAD7CwAhAgAAAK4GACArAAC6BgAgBLgHBACBDAAhvQcBAPkLACG-BwEA-QsAIb8HQAD7CwAhAgAAAM0FACArAAC8BgAgAgAAAM0FACArAAC8BgAgAwAAAK4GACAyAAC1BgAgMwAAugYAIAEAAACuBgAgAQAAAM0FACAFBgAA1w0AIDgAANgNACA5AADbDQAgOgAA2g0AIDsAANkNACAHwAYAAO0KADDBBgAAwwYAEMIGAADtCgAwuAcEAKcKACG9BwEAlAoAIb4HAQCUCgAhvwdAAJYKACEDAAAAzQUAIAEAAMIGADA3AADDBgAgAwAAAM0FACABAACxBgAwAgAArgYAIAfABgAA6woAMMEGAADJBgAQwgYAAOsKADDDBgIAoQoAIfUGQACkCgAhuwcQAMYKACG8BwAA7AoAIAEAAADGBgAgAQAAAMYGACAGwAYAAOsKADDBBgAAyQYAEMIGAADrCgAwwwYCAKEKACH1BkAApAoAIbsHEADGCgAhAAMAAADJBgAgAQAAygYAMAIAAMYGACADAAAAyQYAIAEAAMoGADACAADGBgAgAwAAAMkGACABAADKBgAwAgAAxgYAIAPDBgIAAAAB9QZAAAAAAbsHEAAAAAEBKwAAzgYAIAPDBgIAAAAB9QZAAAAAAbsHEAAAAAEBKwAA0AYAMAErAADQBgAwA8MGAgD4CwAh9QZAAPsLACG7BxAAhwwAIQIAAADGBgAgKwAA0wYAIAPDBgIA-AsAIfUGQAD7CwAhuwcQAIcMACECAAAAyQYAICsAANUGACACAAAAyQYAICsAANUGACADAAAAxgYAIDIAAM4GACAzAADTBgAgAQAAAMYGACABAAAAyQYAIAUGAADSDQAgOAAA0w0AIDkAANYNACA6AADVDQAgOwAA1A0AIAbABgAA6goAMMEGAADcBgAQwgYAAOoKADDDBgIAkwoAIfUGQACWCgAhuwcQAK0KACEDAAAAyQYAIAEAANsGADA3AADcBgAgAwAAAMkGACABAADKBgAwAgAAxgYAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBg0AANENACDDBgIAAAABggcBAAAAAaYHBAAAAAG5B0AAAAABugcBAAAAAQErAADkBgAgBcMGAgAAAAGCBwEAAAABpgcEAAAAAbkHQAAAAAG6BwEAAAABASsAAOYGADABKwAA5gYAMAYNAADQDQAgwwYCAPgLACGCBwEA-QsAIaYHBACBDAAhuQdAAPsLACG6BwEA-QsAIQIAAAA_ACArAADpBgAgBcMGAgD4CwAhggcBAPkLACGmBwQAgQwAIbkHQAD7CwAhugcBAPkLACECAAAAPQAgKwAA6wYAIAIAAAA9ACArAADrBgAgAwAAAD8AIDIAAOQGACAzAADpBgAgAQAAAD8AIAEAAAA9ACAFBgAAyw0AIDgAAMwNACA5AADPDQAgOgAAzg0AIDsAAM0NACAIwAYAAOkKADDBBgAA8gYAEMIGAADpCgAwwwYCAJMKACGCBwEAlAoAIaYHBACnCgAhuQdAAJYKACG6BwEAlAoAIQMAAAA9ACABAADxBgAwNwAA8gYAIAMAAAA9ACABAAA-ADACAAA_ACALKwAAzQoAIMAGAADnCgAwwQYAAPgGABDCBgAA5woAMNgGAQCiCgAh3QYBAAAAAd8GAQCiCgAh7QZAAKQKACG2BwEAogoAIbcHAQDMCgAhuAcEAOgKACEBAAAA9QYAIAEAAAD1BgAgCysAAM0KACDABgAA5woAMMEGAAD4BgAQwgYAAOcKADDYBgEAogoAId0GAQCiCgAh3wYBAKIKACHtBkAApAoAIbYHAQCiCgAhtwcBAMwKACG4BwQA6AoAIQMrAACMDAAgtwcAAIwMACC4BwAAjAwAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACADAAAA-AYAIAEAAPkGADACAAD1BgAgAwAAAPgGACABAAD5BgAwAgAA9QYAIAgrgAAAAAHYBgEAAAAB3QYBAAAAAd8GAQAAAAHtBkAAAAABtgcBAAAAAbcHAQAAAAG4BwQAAAABASsAAP0GACAIK4AAAAAB2AYBAAAAAd0GAQAAAAHfBgEAAAAB7QZAAAAAAbYHAQAAAAG3BwEAAAABuAcEAAAAAQErAAD_BgAwASsAAP8GADAIK4AAAAAB2AYBAPkLACHdBgEA-QsAId8GAQD5CwAh7QZAAPsLACG2BwEA-QsAIbcHAQCSDAAhuAcEAJQMACECAAAA9QYAICsAAIIHACAIK4AAAAAB2AYBAPkLACHdBgEA-QsAId8GAQD5CwAh7QZAAPsLACG2BwEA-QsAIbcHAQCSDAAhuAcEAJQMACECAAAA-AYAICsAAIQHACACAAAA-AYAICsAAIQHACADAAAA9QYAIDIAAP0GACAzAACCBwAgAQAAAPUGACABAAAA-AYAIAgGAADGDQAgKwAAjAwAIDgAAMcNACA5AADKDQAgOgAAyQ0AIDsAAMgNACC3BwAAjAwAILgHAACMDAAgCysAAMkKACDABgAA5goAMMEGAACLBwAQwgYAAOYKADDYBgEAlAoAId0GAQCUCgAh3wYBAJQKACHtBkAAlgoAIbYHAQCUCgAhtwcBALEKACG4BwQAswoAIQMAAAD4BgAgAQAAigcAMDcAAIsHACADAAAA-AYAIAEAAPkGADACAAD1BgAgDsAGAADkCgAwwQYAAJEHABDCBgAA5AoAMNgGAQCiCgAh3QYBAAAAAeYGAQCiCgAh7QZAAKQKACHvBkAA5QoAIbAHAQCiCgAhsQcBAKIKACGyBwIAoQoAIbMHAgChCgAhtAdAAOUKACG1B0AA5QoAIQEAAACOBwAgAQAAAI4HACAOwAYAAOQKADDBBgAAkQcAEMIGAADkCgAw2AYBAKIKACHdBgEAogoAIeYGAQCiCgAh7QZAAKQKACHvBkAA5QoAIbAHAQCiCgAhsQcBAKIKACGyBwIAoQoAIbMHAgChCgAhtAdAAOUKACG1B0AA5QoAIQPvBgAAjAwAILQHAACMDAAgtQcAAIwMACADAAAAkQcAIAEAAJIHADACAACOBwAgAwAAAJEHACABAACSBwAwAgAAjgcAIAMAAACRBwAgAQAAkgcAMAIAAI4HACAL2AYBAAAAAd0GAQAAAAHmBgEAAAAB7QZAAAAAAe8GQAAAAAGwBwEAAAABsQcBAAAAAbIHAgAAAAGzBwIAAAABtAdAAAAAAbUHQAAAAAEBKwAAlgcAIAvYBgEAAAAB3QYBAAAAAeYGAQAAAAHtBkAAAAAB7wZAAAAAAbAHAQAAAAGxBwEAAAABsgcCAAAAAbMHAgAAAAG0B0AAAAABtQdAAAAAAQErAACYBwAwASsAAJgHADAL2AYBAPkLACHdBgEA-QsAIeYGAQD5CwAh7QZAAPsLACHvBkAAlQwAIbAHAQD5CwAhsQcBAPkLACGyBwIA-AsAIbMHAgD4CwAhtAdAAJUMACG1B0AAlQwAIQIAAACOBwAgKwAAmwcAIAvYBgEA-QsAId0GAQD5CwAh5gYBAPkLACHtBkAA-wsAIe8GQACVDAAhsAcBAPkLACGxBwEA-QsAIbIHAgD4CwAhswcCAPgLACG0B0AAlQwAIbUHQACVDAAhAgAAAJEHACArAACdBwAgAgAAAJEHACArAACdBwAgAwAAAI4HACAyAACWBwAgMwAAmwcAIAEAAACOBwAgAQAAAJEHACAIBgAAwQ0AIDgAAMINACA5AADFDQAgOgAAxA0AIDsAAMMNACDvBgAAjAwAILQHAACMDAAgtQcAAIwMACAOwAYAAOMKADDBBgAApAcAEMIGAADjCgAw2AYBAJQKACHdBgEAlAoAIeYGAQCUCgAh7QZAAJYKACHvBkAAtAoAIbAHAQCUCgAhsQcBAJQKACGyBwIAkwoAIbMHAgCTCgAhtAdAALQKACG1B0AAtAoAIQMAAACRBwAgAQAAowcAMDcAAKQHACADAAAAkQcAIAEAAJIHADACAACOBwAgC8AGAADgCgAwwQYAAKoHABDCBgAA4AoAMKgHAQCiCgAhqQcCAKEKACGqB0AApAoAIasHAgChCgAhrAcCAOEKACGtBwEAzAoAIa4HAQDMCgAhrwcAAOIKACABAAAApwcAIAEAAACnBwAgCsAGAADgCgAwwQYAAKoHABDCBgAA4AoAMKgHAQCiCgAhqQcCAKEKACGqB0AApAoAIasHAgChCgAhrAcCAOEKACGtBwEAzAoAIa4HAQDMCgAhA6wHAACMDAAgrQcAAIwMACCuBwAAjAwAIAMAAACqBwAgAQAAqwcAMAIAAKcHACADAAAAqgcAIAEAAKsHADACAACnBwAgAwAAAKoHACABAACrBwAwAgAApwcAIAeoBwEAAAABqQcCAAAAAaoHQAAAAAGrBwIAAAABrAcCAAAAAa0HAQAAAAGuBwEAAAABASsAAK8HACAHqAcBAAAAAakHAgAAAAGqB0AAAAABqwcCAAAAAawHAgAAAAGtBwEAAAABrgcBAAAAAQErAACxBwAwASsAALEHADAHqAcBAPkLACGpBwIA-AsAIaoHQAD7CwAhqwcCAPgLACGsBwIAwA0AIa0HAQCSDAAhrgcBAJIMACECAAAApwcAICsAALQHACAHqAcBAPkLACGpBwIA-AsAIaoHQAD7CwAhqwcCAPgLACGsBwIAwA0AIa0HAQCSDAAhrgcBAJIMACECAAAAqgcAICsAALYHACACAAAAqgcAICsAALYHACADAAAApwcAIDIAAK8HACAzAAC0BwAgAQAAAKcHACABAAAAqgcAIAgGAAC7DQAgOAAAvA0AIDkAAL8NACA6AAC-DQAgOwAAvQ0AIKwHAACMDAAgrQcAAIwMACCuBwAAjAwAIArABgAA3QoAMMEGAAC9BwAQwgYAAN0KADCoBwEAlAoAIakHAgCTCgAhqgdAAJYKACGrBwIAkwoAIawHAgDeCgAhrQcBALEKACGuBwEAsQoAIQMAAACqBwAgAQAAvAcAMDcAAL0HACADAAAAqgcAIAEAAKsHADACAACnBwAgBcAGAADcCgAwwQYAAMMHABDCBgAA3AoAMKYHAQAAAAGnB0AApAoAIQEAAADABwAgAQAAAMAHACAFwAYAANwKADDBBgAAwwcAEMIGAADcCgAwpgcBAKIKACGnB0AApAoAIQADAAAAwwcAIAEAAMQHADACAADABwAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACACpgcBAAAAAacHQAAAAAEBKwAAyAcAIAKmBwEAAAABpwdAAAAAAQErAADKBwAwASsAAMoHADACpgcBAPkLACGnB0AA-wsAIQIAAADABwAgKwAAzQcAIAKmBwEA-QsAIacHQAD7CwAhAgAAAMMHACArAADPBwAgAgAAAMMHACArAADPBwAgAwAAAMAHACAyAADIBwAgMwAAzQcAIAEAAADABwAgAQAAAMMHACADBgAAuA0AIDoAALoNACA7AAC5DQAgBcAGAADbCgAwwQYAANYHABDCBgAA2woAMKYHAQCUCgAhpwdAAJYKACEDAAAAwwcAIAEAANUHADA3AADWBwAgAwAAAMMHACABAADEBwAwAgAAwAcAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgDQMAALcNACDDBgIAAAABxAYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAeYGAQAAAAHpBgEAAAAB7QZAAAAAAYgHEAAAAAGjBwEAAAABpAcBAAAAAaUHQAAAAAEBKwAA3gcAIAzDBgIAAAABxAYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAeYGAQAAAAHpBgEAAAAB7QZAAAAAAYgHEAAAAAGjBwEAAAABpAcBAAAAAaUHQAAAAAEBKwAA4AcAMAErAADgBwAwDQMAALYNACDDBgIA-AsAIcQGAQD5CwAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh5gYBAPkLACHpBgEAkgwAIe0GQAD7CwAhiAcQAJMMACGjBwEA-QsAIaQHAQCSDAAhpQdAAJUMACECAAAAWAAgKwAA4wcAIAzDBgIA-AsAIcQGAQD5CwAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh5gYBAPkLACHpBgEAkgwAIe0GQAD7CwAhiAcQAJMMACGjBwEA-QsAIaQHAQCSDAAhpQdAAJUMACECAAAAVgAgKwAA5QcAIAIAAABWACArAADlBwAgAwAAAFgAIDIAAN4HACAzAADjBwAgAQAAAFgAIAEAAABWACAJBgAAsQ0AIDgAALINACA5AAC1DQAgOgAAtA0AIDsAALMNACDpBgAAjAwAIIgHAACMDAAgpAcAAIwMACClBwAAjAwAIA_ABgAA2goAMMEGAADsBwAQwgYAANoKADDDBgIAkwoAIcQGAQCUCgAh2AYBAJQKACHcBhAArQoAId0GAQCUCgAh5gYBAJQKACHpBgEAsQoAIe0GQACWCgAhiAcQALIKACGjBwEAlAoAIaQHAQCxCgAhpQdAALQKACEDAAAAVgAgAQAA6wcAMDcAAOwHACADAAAAVgAgAQAAVwAwAgAAWAAgC4IFAADTCgAggwUAANQKACDABgAA0goAMMEGAAD8BwAQwgYAANIKADDDBgIAAAAB3wYBAKIKACHgBgEAAAABmwcBAKIKACGcBwEAogoAIZ0HAQDMCgAhAQAAAO8HACAHgQUAANcKACDABgAA2QoAMMEGAADxBwAQwgYAANkKADDDBgIAoQoAIcQGAQCiCgAhmgcBAKIKACEBgQUAALANACAIgQUAANcKACDABgAA2QoAMMEGAADxBwAQwgYAANkKADDDBgIAoQoAIcQGAQCiCgAhmgcBAKIKACGiBwAA2AoAIAMAAADxBwAgAQAA8gcAMAIAAPMHACAHgQUAANcKACDABgAA1goAMMEGAAD1BwAQwgYAANYKADDDBgIAoQoAIcQGAQCiCgAh3gYBAKIKACEBgQUAALANACAIgQUAANcKACDABgAA1goAMMEGAAD1BwAQwgYAANYKADDDBgIAoQoAIcQGAQCiCgAh3gYBAKIKACGhBwAA1QoAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACABAAAA8QcAIAEAAAD1BwAgAQAAAO8HACALggUAANMKACCDBQAA1AoAIMAGAADSCgAwwQYAAPwHABDCBgAA0goAMMMGAgChCgAh3wYBAKIKACHgBgEAogoAIZsHAQCiCgAhnAcBAKIKACGdBwEAzAoAIQOCBQAArg0AIIMFAACvDQAgnQcAAIwMACADAAAA_AcAIAEAAP0HADACAADvBwAgAwAAAPwHACABAAD9BwAwAgAA7wcAIAMAAAD8BwAgAQAA_QcAMAIAAO8HACAIggUAAKwNACCDBQAArQ0AIMMGAgAAAAHfBgEAAAAB4AYBAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAQErAACBCAAgBsMGAgAAAAHfBgEAAAAB4AYBAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAQErAACDCAAwASsAAIMIADAIggUAAJINACCDBQAAkw0AIMMGAgD4CwAh3wYBAPkLACHgBgEA-QsAIZsHAQD5CwAhnAcBAPkLACGdBwEAkgwAIQIAAADvBwAgKwAAhggAIAbDBgIA-AsAId8GAQD5CwAh4AYBAPkLACGbBwEA-QsAIZwHAQD5CwAhnQcBAJIMACECAAAA_AcAICsAAIgIACACAAAA_AcAICsAAIgIACADAAAA7wcAIDIAAIEIACAzAACGCAAgAQAAAO8HACABAAAA_AcAIAYGAACNDQAgOAAAjg0AIDkAAJENACA6AACQDQAgOwAAjw0AIJ0HAACMDAAgCcAGAADRCgAwwQYAAI8IABDCBgAA0QoAMMMGAgCTCgAh3wYBAJQKACHgBgEAlAoAIZsHAQCUCgAhnAcBAJQKACGdBwEAsQoAIQMAAAD8BwAgAQAAjggAMDcAAI8IACADAAAA_AcAIAEAAP0HADACAADvBwAgAQAAAPcHACABAAAA9wcAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACADAAAA9QcAIAEAAPYHADACAAD3BwAgAwAAAPUHACABAAD2BwAwAgAA9wcAIASBBQAAjA0AIMMGAgAAAAHEBgEAAAAB3gYBAAAAAQErAACXCAAgA8MGAgAAAAHEBgEAAAAB3gYBAAAAAQErAACZCAAwASsAAJkIADAEgQUAAIsNACDDBgIA-AsAIcQGAQD5CwAh3gYBAPkLACECAAAA9wcAICsAAJwIACADwwYCAPgLACHEBgEA-QsAId4GAQD5CwAhAgAAAPUHACArAACeCAAgAgAAAPUHACArAACeCAAgAwAAAPcHACAyAACXCAAgMwAAnAgAIAEAAAD3BwAgAQAAAPUHACAFBgAAhg0AIDgAAIcNACA5AACKDQAgOgAAiQ0AIDsAAIgNACAGwAYAANAKADDBBgAApQgAEMIGAADQCgAwwwYCAJMKACHEBgEAlAoAId4GAQCUCgAhAwAAAPUHACABAACkCAAwNwAApQgAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACABAAAA8wcAIAEAAADzBwAgAwAAAPEHACABAADyBwAwAgAA8wcAIAMAAADxBwAgAQAA8gcAMAIAAPMHACADAAAA8QcAIAEAAPIHADACAADzBwAgBIEFAACFDQAgwwYCAAAAAcQGAQAAAAGaBwEAAAABASsAAK0IACADwwYCAAAAAcQGAQAAAAGaBwEAAAABASsAAK8IADABKwAArwgAMASBBQAAhA0AIMMGAgD4CwAhxAYBAPkLACGaBwEA-QsAIQIAAADzBwAgKwAAsggAIAPDBgIA-AsAIcQGAQD5CwAhmgcBAPkLACECAAAA8QcAICsAALQIACACAAAA8QcAICsAALQIACADAAAA8wcAIDIAAK0IACAzAACyCAAgAQAAAPMHACABAAAA8QcAIAUGAAD_DAAgOAAAgA0AIDkAAIMNACA6AACCDQAgOwAAgQ0AIAbABgAAzwoAMMEGAAC7CAAQwgYAAM8KADDDBgIAkwoAIcQGAQCUCgAhmgcBAJQKACEDAAAA8QcAIAEAALoIADA3AAC7CAAgAwAAAPEHACABAADyBwAwAgAA8wcAIAEAAAAOACABAAAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgJwMAAP0MACAIAAD-DAAgwwYCAAAAAdYGAQAAAAHYBgEAAAAB2QYQAAAAAdoGAQAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeMGAQAAAAHmBgEAAAAB9gYEAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAgAAAAGGBwEAAAABhwcBAAAAAYgHEAAAAAGJBxAAAAABigcQAAAAAYsHEAAAAAGMBwQAAAABjQcEAAAAAY4HEAAAAAGPBwEAAAABkAcQAAAAAZEHAQAAAAGSB0AAAAABkwcgAAAAAZQHQAAAAAGVBwEAAAABlgdAAAAAAZcHQAAAAAGYB0AAAAABmQdAAAAAAQErAADDCAAgJcMGAgAAAAHWBgEAAAAB2AYBAAAAAdkGEAAAAAHaBgEAAAAB3QYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHjBgEAAAAB5gYBAAAAAfYGBAAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwIAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcEAAAAAY0HBAAAAAGOBxAAAAABjwcBAAAAAZAHEAAAAAGRBwEAAAABkgdAAAAAAZMHIAAAAAGUB0AAAAABlQcBAAAAAZYHQAAAAAGXB0AAAAABmAdAAAAAAZkHQAAAAAEBKwAAxQgAMAErAADFCAAwJwMAAPIMACAIAADzDAAgwwYCAPgLACHWBgEAkgwAIdgGAQD5CwAh2QYQAIcMACHaBgEAkgwAId0GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHjBgEA-QsAIeYGAQD5CwAh9gYEAIEMACGCBwEA-QsAIYMHAQD5CwAhhAcBAPkLACGFBwIA-AsAIYYHAQD5CwAhhwcBAPkLACGIBxAAhwwAIYkHEACHDAAhigcQAIcMACGLBxAAhwwAIYwHBACBDAAhjQcEAIEMACGOBxAAhwwAIY8HAQCSDAAhkAcQAJMMACGRBwEAkgwAIZIHQACVDAAhkwcgAPoLACGUB0AAlQwAIZUHAQCSDAAhlgdAAJUMACGXB0AAlQwAIZgHQAD7CwAhmQdAAJUMACECAAAADgAgKwAAyAgAICXDBgIA-AsAIdYGAQCSDAAh2AYBAPkLACHZBhAAhwwAIdoGAQCSDAAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeMGAQD5CwAh5gYBAPkLACH2BgQAgQwAIYIHAQD5CwAhgwcBAPkLACGEBwEA-QsAIYUHAgD4CwAhhgcBAPkLACGHBwEA-QsAIYgHEACHDAAhiQcQAIcMACGKBxAAhwwAIYsHEACHDAAhjAcEAIEMACGNBwQAgQwAIY4HEACHDAAhjwcBAJIMACGQBxAAkwwAIZEHAQCSDAAhkgdAAJUMACGTByAA-gsAIZQHQACVDAAhlQcBAJIMACGWB0AAlQwAIZcHQACVDAAhmAdAAPsLACGZB0AAlQwAIQIAAAAMACArAADKCAAgAgAAAAwAICsAAMoIACADAAAADgAgMgAAwwgAIDMAAMgIACABAAAADgAgAQAAAAwAIBAGAADtDAAgOAAA7gwAIDkAAPEMACA6AADwDAAgOwAA7wwAINYGAACMDAAg2gYAAIwMACCPBwAAjAwAIJAHAACMDAAgkQcAAIwMACCSBwAAjAwAIJQHAACMDAAglQcAAIwMACCWBwAAjAwAIJcHAACMDAAgmQcAAIwMACAowAYAAM4KADDBBgAA0QgAEMIGAADOCgAwwwYCAJMKACHWBgEAsQoAIdgGAQCUCgAh2QYQAK0KACHaBgEAsQoAId0GAQCUCgAh3wYBAJQKACHgBgEAlAoAIeEGAQCUCgAh4gYBAJQKACHjBgEAlAoAIeYGAQCUCgAh9gYEAKcKACGCBwEAlAoAIYMHAQCUCgAhhAcBAJQKACGFBwIAkwoAIYYHAQCUCgAhhwcBAJQKACGIBxAArQoAIYkHEACtCgAhigcQAK0KACGLBxAArQoAIYwHBACnCgAhjQcEAKcKACGOBxAArQoAIY8HAQCxCgAhkAcQALIKACGRBwEAsQoAIZIHQAC0CgAhkwcgAJUKACGUB0AAtAoAIZUHAQCxCgAhlgdAALQKACGXB0AAtAoAIZgHQACWCgAhmQdAALQKACEDAAAADAAgAQAA0AgAMDcAANEIACADAAAADAAgAQAADQAwAgAADgAgDsAGAADLCgAwwQYAANcIABDCBgAAywoAMNcGAQCiCgAh2AYBAKIKACHcBhAAxgoAId0GAQAAAAHfBgEAogoAIeYGAQCiCgAh7QZAAKQKACH4BhAAxgoAIfkGAQDMCgAh-gYBAMwKACH7BgAAzQoAIAEAAADUCAAgAQAAANQIACAOwAYAAMsKADDBBgAA1wgAEMIGAADLCgAw1wYBAKIKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHfBgEAogoAIeYGAQCiCgAh7QZAAKQKACH4BhAAxgoAIfkGAQDMCgAh-gYBAMwKACH7BgAAzQoAIAP5BgAAjAwAIPoGAACMDAAg-wYAAIwMACADAAAA1wgAIAEAANgIADACAADUCAAgAwAAANcIACABAADYCAAwAgAA1AgAIAMAAADXCAAgAQAA2AgAMAIAANQIACAL1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd8GAQAAAAHmBgEAAAAB7QZAAAAAAfgGEAAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAEBKwAA3AgAIAvXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3wYBAAAAAeYGAQAAAAHtBkAAAAAB-AYQAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAQErAADeCAAwASsAAN4IADAL1wYBAPkLACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHfBgEA-QsAIeYGAQD5CwAh7QZAAPsLACH4BhAAhwwAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABAgAAANQIACArAADhCAAgC9cGAQD5CwAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3wYBAPkLACHmBgEA-QsAIe0GQAD7CwAh-AYQAIcMACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAQIAAADXCAAgKwAA4wgAIAIAAADXCAAgKwAA4wgAIAMAAADUCAAgMgAA3AgAIDMAAOEIACABAAAA1AgAIAEAAADXCAAgCAYAAOgMACA4AADpDAAgOQAA7AwAIDoAAOsMACA7AADqDAAg-QYAAIwMACD6BgAAjAwAIPsGAACMDAAgDsAGAADICgAwwQYAAOoIABDCBgAAyAoAMNcGAQCUCgAh2AYBAJQKACHcBhAArQoAId0GAQCUCgAh3wYBAJQKACHmBgEAlAoAIe0GQACWCgAh-AYQAK0KACH5BgEAsQoAIfoGAQCxCgAh-wYAAMkKACADAAAA1wgAIAEAAOkIADA3AADqCAAgAwAAANcIACABAADYCAAwAgAA1AgAIAvABgAAxQoAMMEGAADwCAAQwgYAAMUKADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHfBgEAogoAIeIGAQCiCgAh9QZAAKQKACH2BgQAqwoAIfcGAADHCgAgAQAAAO0IACABAAAA7QgAIArABgAAxQoAMMEGAADwCAAQwgYAAMUKADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHfBgEAogoAIeIGAQCiCgAh9QZAAKQKACH2BgQAqwoAIQADAAAA8AgAIAEAAPEIADACAADtCAAgAwAAAPAIACABAADxCAAwAgAA7QgAIAMAAADwCAAgAQAA8QgAMAIAAO0IACAHwwYCAAAAAdgGAQAAAAHcBhAAAAAB3wYBAAAAAeIGAQAAAAH1BkAAAAAB9gYEAAAAAQErAAD1CAAgB8MGAgAAAAHYBgEAAAAB3AYQAAAAAd8GAQAAAAHiBgEAAAAB9QZAAAAAAfYGBAAAAAEBKwAA9wgAMAErAAD3CAAwB8MGAgD4CwAh2AYBAPkLACHcBhAAhwwAId8GAQD5CwAh4gYBAPkLACH1BkAA-wsAIfYGBACBDAAhAgAAAO0IACArAAD6CAAgB8MGAgD4CwAh2AYBAPkLACHcBhAAhwwAId8GAQD5CwAh4gYBAPkLACH1BkAA-wsAIfYGBACBDAAhAgAAAPAIACArAAD8CAAgAgAAAPAIACArAAD8CAAgAwAAAO0IACAyAAD1CAAgMwAA-ggAIAEAAADtCAAgAQAAAPAIACAFBgAA4wwAIDgAAOQMACA5AADnDAAgOgAA5gwAIDsAAOUMACAKwAYAAMQKADDBBgAAgwkAEMIGAADECgAwwwYCAJMKACHYBgEAlAoAIdwGEACtCgAh3wYBAJQKACHiBgEAlAoAIfUGQACWCgAh9gYEAKcKACEDAAAA8AgAIAEAAIIJADA3AACDCQAgAwAAAPAIACABAADxCAAwAgAA7QgAIATABgAAwwoAMMEGAACJCQAQwgYAAMMKADD0BiAAAAABAQAAAIYJACABAAAAhgkAIATABgAAwwoAMMEGAACJCQAQwgYAAMMKADD0BiAAowoAIQADAAAAiQkAIAEAAIoJADACAACGCQAgAwAAAIkJACABAACKCQAwAgAAhgkAIAMAAACJCQAgAQAAigkAMAIAAIYJACAB9AYgAPoLACECAAAAhgkAICsAAI4JACAB9AYgAPoLACECAAAAiQkAICsAAJAJACACAAAAiQkAICsAAJAJACABAAAAhgkAIAEAAACJCQAgAwYAAOAMACA6AADiDAAgOwAA4QwAIATABgAAwgoAMMEGAACWCQAQwgYAAMIKADD0BiAAlQoAIQMAAACJCQAgAQAAlQkAMDcAAJYJACADAAAAiQkAIAEAAIoJADACAACGCQAgCgQBAKIKACHABgAAwAoAMMEGAACcCQAQwgYAAMAKADDXBgEAogoAIe0GQACkCgAh8AYBAKIKACHxBgEAogoAIfIGAQCiCgAh8wYAAMEKACABAAAAmQkAIAEAAACZCQAgCQQBAKIKACHABgAAwAoAMMEGAACcCQAQwgYAAMAKADDXBgEAogoAIe0GQACkCgAh8AYBAKIKACHxBgEAogoAIfIGAQCiCgAhAAMAAACcCQAgAQAAnQkAMAIAAJkJACADAAAAnAkAIAEAAJ0JADACAACZCQAgAwAAAJwJACABAACdCQAwAgAAmQkAIAYEAQAAAAHXBgEAAAAB7QZAAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAQErAAChCQAgBgQBAAAAAdcGAQAAAAHtBkAAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAABASsAAKMJADABKwAAowkAMAYEAQD5CwAh1wYBAPkLACHtBkAA-wsAIfAGAQD5CwAh8QYBAPkLACHyBgEA-QsAIQIAAACZCQAgKwAApgkAIAYEAQD5CwAh1wYBAPkLACHtBkAA-wsAIfAGAQD5CwAh8QYBAPkLACHyBgEA-QsAIQIAAACcCQAgKwAAqAkAIAIAAACcCQAgKwAAqAkAIAMAAACZCQAgMgAAoQkAIDMAAKYJACABAAAAmQkAIAEAAACcCQAgAwYAAN0MACA6AADfDAAgOwAA3gwAIAkEAQCUCgAhwAYAAL8KADDBBgAArwkAEMIGAAC_CgAw1wYBAJQKACHtBkAAlgoAIfAGAQCUCgAh8QYBAJQKACHyBgEAlAoAIQMAAACcCQAgAQAArgkAMDcAAK8JACADAAAAnAkAIAEAAJ0JADACAACZCQAgAQAAAEoAIAEAAABKACADAAAAOwAgAQAASQAwAgAASgAgAwAAADsAIAEAAEkAMAIAAEoAIAMAAAA7ACABAABJADACAABKACAbAwAA2gwAIAgAANsMACAJAADcDAAgGgIAAAABwwYCAAAAAdQGBAAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYgAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7gZAAAAAAe8GQAAAAAEBKwAAtwkAIBgaAgAAAAHDBgIAAAAB1AYEAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBiAAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHuBkAAAAAB7wZAAAAAAQErAAC5CQAwASsAALkJADABAAAAFAAgGwMAAJYMACAIAACXDAAgCQAAmAwAIBoCAPgLACHDBgIA-AsAIdQGBACUDAAh2AYBAJIMACHcBhAAkwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAJIMACHiBgEAkgwAIeMGAQCSDAAh5AYBAJIMACHlBgEA-QsAIeYGAQD5CwAh5wYBAJIMACHoBiAA-gsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHuBkAAlQwAIe8GQACVDAAhAgAAAEoAICsAAL0JACAYGgIA-AsAIcMGAgD4CwAh1AYEAJQMACHYBgEAkgwAIdwGEACTDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEAkgwAIeIGAQCSDAAh4wYBAJIMACHkBgEAkgwAIeUGAQD5CwAh5gYBAPkLACHnBgEAkgwAIegGIAD6CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe4GQACVDAAh7wZAAJUMACECAAAAOwAgKwAAvwkAIAIAAAA7ACArAAC_CQAgAQAAABQAIAMAAABKACAyAAC3CQAgMwAAvQkAIAEAAABKACABAAAAOwAgEwYAAI0MACA4AACODAAgOQAAkQwAIDoAAJAMACA7AACPDAAg1AYAAIwMACDYBgAAjAwAINwGAACMDAAg4QYAAIwMACDiBgAAjAwAIOMGAACMDAAg5AYAAIwMACDnBgAAjAwAIOkGAACMDAAg6gYAAIwMACDrBgAAjAwAIOwGAACMDAAg7gYAAIwMACDvBgAAjAwAIBsaAgCTCgAhwAYAALAKADDBBgAAxwkAEMIGAACwCgAwwwYCAJMKACHUBgQAswoAIdgGAQCxCgAh3AYQALIKACHdBgEAlAoAId4GAQCUCgAh3wYBAJQKACHgBgEAlAoAIeEGAQCxCgAh4gYBALEKACHjBgEAsQoAIeQGAQCxCgAh5QYBAJQKACHmBgEAlAoAIecGAQCxCgAh6AYgAJUKACHpBgEAsQoAIeoGQAC0CgAh6wYBALEKACHsBgEAsQoAIe0GQACWCgAh7gZAALQKACHvBkAAtAoAIQMAAAA7ACABAADGCQAwNwAAxwkAIAMAAAA7ACABAABJADACAABKACABAAAAEgAgAQAAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgAwAAABAAIAEAABEAMAIAABIAIAkVAACKDAAgGQAAiwwAINYGAQAAAAHXBgEAAAAB2AYBAAAAAdkGEAAAAAHaBgEAAAAB2wYQAAAAAdwGEAAAAAEBKwAAzwkAIAfWBgEAAAAB1wYBAAAAAdgGAQAAAAHZBhAAAAAB2gYBAAAAAdsGEAAAAAHcBhAAAAABASsAANEJADABKwAA0QkAMAkVAACIDAAgGQAAiQwAINYGAQD5CwAh1wYBAPkLACHYBgEA-QsAIdkGEACHDAAh2gYBAPkLACHbBhAAhwwAIdwGEACHDAAhAgAAABIAICsAANQJACAH1gYBAPkLACHXBgEA-QsAIdgGAQD5CwAh2QYQAIcMACHaBgEA-QsAIdsGEACHDAAh3AYQAIcMACECAAAAEAAgKwAA1gkAIAIAAAAQACArAADWCQAgAwAAABIAIDIAAM8JACAzAADUCQAgAQAAABIAIAEAAAAQACAFBgAAggwAIDgAAIMMACA5AACGDAAgOgAAhQwAIDsAAIQMACAKwAYAAKwKADDBBgAA3QkAEMIGAACsCgAw1gYBAJQKACHXBgEAlAoAIdgGAQCUCgAh2QYQAK0KACHaBgEAlAoAIdsGEACtCgAh3AYQAK0KACEDAAAAEAAgAQAA3AkAMDcAAN0JACADAAAAEAAgAQAAEQAwAgAAEgAgBsAGAACqCgAwwQYAAOMJABDCBgAAqgoAMMMGAgAAAAHUBgQAqwoAIdUGAQCiCgAhAQAAAOAJACABAAAA4AkAIAbABgAAqgoAMMEGAADjCQAQwgYAAKoKADDDBgIAoQoAIdQGBACrCgAh1QYBAKIKACEAAwAAAOMJACABAADkCQAwAgAA4AkAIAMAAADjCQAgAQAA5AkAMAIAAOAJACADAAAA4wkAIAEAAOQJADACAADgCQAgA8MGAgAAAAHUBgQAAAAB1QYBAAAAAQErAADoCQAgA8MGAgAAAAHUBgQAAAAB1QYBAAAAAQErAADqCQAwASsAAOoJADADwwYCAPgLACHUBgQAgQwAIdUGAQD5CwAhAgAAAOAJACArAADtCQAgA8MGAgD4CwAh1AYEAIEMACHVBgEA-QsAIQIAAADjCQAgKwAA7wkAIAIAAADjCQAgKwAA7wkAIAMAAADgCQAgMgAA6AkAIDMAAO0JACABAAAA4AkAIAEAAADjCQAgBQYAAPwLACA4AAD9CwAgOQAAgAwAIDoAAP8LACA7AAD-CwAgBsAGAACmCgAwwQYAAPYJABDCBgAApgoAMMMGAgCTCgAh1AYEAKcKACHVBgEAlAoAIQMAAADjCQAgAQAA9QkAMDcAAPYJACADAAAA4wkAIAEAAOQJADACAADgCQAgCcAGAACgCgAwwQYAAPwJABDCBgAAoAoAMMMGAgChCgAhxAYBAKIKACHFBiAAowoAIcYGQACkCgAhxwZAAKQKACHTBgAApQoAIAEAAAD5CQAgAQAAAPkJACAIwAYAAKAKADDBBgAA_AkAEMIGAACgCgAwwwYCAKEKACHEBgEAogoAIcUGIACjCgAhxgZAAKQKACHHBkAApAoAIQADAAAA_AkAIAEAAP0JADACAAD5CQAgAwAAAPwJACABAAD9CQAwAgAA-QkAIAMAAAD8CQAgAQAA_QkAMAIAAPkJACAFwwYCAAAAAcQGAQAAAAHFBiAAAAABxgZAAAAAAccGQAAAAAEBKwAAgQoAIAXDBgIAAAABxAYBAAAAAcUGIAAAAAHGBkAAAAABxwZAAAAAAQErAACDCgAwASsAAIMKADAFwwYCAPgLACHEBgEA-QsAIcUGIAD6CwAhxgZAAPsLACHHBkAA-wsAIQIAAAD5CQAgKwAAhgoAIAXDBgIA-AsAIcQGAQD5CwAhxQYgAPoLACHGBkAA-wsAIccGQAD7CwAhAgAAAPwJACArAACICgAgAgAAAPwJACArAACICgAgAwAAAPkJACAyAACBCgAgMwAAhgoAIAEAAAD5CQAgAQAAAPwJACAFBgAA8wsAIDgAAPQLACA5AAD3CwAgOgAA9gsAIDsAAPULACAIwAYAAJIKADDBBgAAjwoAEMIGAACSCgAwwwYCAJMKACHEBgEAlAoAIcUGIACVCgAhxgZAAJYKACHHBkAAlgoAIQMAAAD8CQAgAQAAjgoAMDcAAI8KACADAAAA_AkAIAEAAP0JADACAAD5CQAgCMAGAACSCgAwwQYAAI8KABDCBgAAkgoAMMMGAgCTCgAhxAYBAJQKACHFBiAAlQoAIcYGQACWCgAhxwZAAJYKACENBgAAmAoAIDgAAJ8KACA5AACYCgAgOgAAmAoAIDsAAJgKACDIBgIAAAAByQYCAAAABMoGAgAAAATLBgIAAAABzAYCAAAAAc0GAgAAAAHOBgIAAAABzwYCAJ4KACEOBgAAmAoAIDoAAJ0KACA7AACdCgAgyAYBAAAAAckGAQAAAATKBgEAAAAEywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQCcCgAh0AYBAAAAAdEGAQAAAAHSBgEAAAABBQYAAJgKACA6AACbCgAgOwAAmwoAIMgGIAAAAAHPBiAAmgoAIQsGAACYCgAgOgAAmQoAIDsAAJkKACDIBkAAAAAByQZAAAAABMoGQAAAAATLBkAAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwZAAJcKACELBgAAmAoAIDoAAJkKACA7AACZCgAgyAZAAAAAAckGQAAAAATKBkAAAAAEywZAAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GQACXCgAhCMgGAgAAAAHJBgIAAAAEygYCAAAABMsGAgAAAAHMBgIAAAABzQYCAAAAAc4GAgAAAAHPBgIAmAoAIQjIBkAAAAAByQZAAAAABMoGQAAAAATLBkAAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwZAAJkKACEFBgAAmAoAIDoAAJsKACA7AACbCgAgyAYgAAAAAc8GIACaCgAhAsgGIAAAAAHPBiAAmwoAIQ4GAACYCgAgOgAAnQoAIDsAAJ0KACDIBgEAAAAByQYBAAAABMoGAQAAAATLBgEAAAABzAYBAAAAAc0GAQAAAAHOBgEAAAABzwYBAJwKACHQBgEAAAAB0QYBAAAAAdIGAQAAAAELyAYBAAAAAckGAQAAAATKBgEAAAAEywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQCdCgAh0AYBAAAAAdEGAQAAAAHSBgEAAAABDQYAAJgKACA4AACfCgAgOQAAmAoAIDoAAJgKACA7AACYCgAgyAYCAAAAAckGAgAAAATKBgIAAAAEywYCAAAAAcwGAgAAAAHNBgIAAAABzgYCAAAAAc8GAgCeCgAhCMgGCAAAAAHJBggAAAAEygYIAAAABMsGCAAAAAHMBggAAAABzQYIAAAAAc4GCAAAAAHPBggAnwoAIQjABgAAoAoAMMEGAAD8CQAQwgYAAKAKADDDBgIAoQoAIcQGAQCiCgAhxQYgAKMKACHGBkAApAoAIccGQACkCgAhCMgGAgAAAAHJBgIAAAAEygYCAAAABMsGAgAAAAHMBgIAAAABzQYCAAAAAc4GAgAAAAHPBgIAmAoAIQvIBgEAAAAByQYBAAAABMoGAQAAAATLBgEAAAABzAYBAAAAAc0GAQAAAAHOBgEAAAABzwYBAJ0KACHQBgEAAAAB0QYBAAAAAdIGAQAAAAECyAYgAAAAAc8GIACbCgAhCMgGQAAAAAHJBkAAAAAEygZAAAAABMsGQAAAAAHMBkAAAAABzQZAAAAAAc4GQAAAAAHPBkAAmQoAIQLDBgIAAAABxAYBAAAAAQbABgAApgoAMMEGAAD2CQAQwgYAAKYKADDDBgIAkwoAIdQGBACnCgAh1QYBAJQKACENBgAAmAoAIDgAAJ8KACA5AACpCgAgOgAAqQoAIDsAAKkKACDIBgQAAAAByQYEAAAABMoGBAAAAATLBgQAAAABzAYEAAAAAc0GBAAAAAHOBgQAAAABzwYEAKgKACENBgAAmAoAIDgAAJ8KACA5AACpCgAgOgAAqQoAIDsAAKkKACDIBgQAAAAByQYEAAAABMoGBAAAAATLBgQAAAABzAYEAAAAAc0GBAAAAAHOBgQAAAABzwYEAKgKACEIyAYEAAAAAckGBAAAAATKBgQAAAAEywYEAAAAAcwGBAAAAAHNBgQAAAABzgYEAAAAAc8GBACpCgAhBsAGAACqCgAwwQYAAOMJABDCBgAAqgoAMMMGAgChCgAh1AYEAKsKACHVBgEAogoAIQjIBgQAAAAByQYEAAAABMoGBAAAAATLBgQAAAABzAYEAAAAAc0GBAAAAAHOBgQAAAABzwYEAKkKACEKwAYAAKwKADDBBgAA3QkAEMIGAACsCgAw1gYBAJQKACHXBgEAlAoAIdgGAQCUCgAh2QYQAK0KACHaBgEAlAoAIdsGEACtCgAh3AYQAK0KACENBgAAmAoAIDgAAK8KACA5AACvCgAgOgAArwoAIDsAAK8KACDIBhAAAAAByQYQAAAABMoGEAAAAATLBhAAAAABzAYQAAAAAc0GEAAAAAHOBhAAAAABzwYQAK4KACENBgAAmAoAIDgAAK8KACA5AACvCgAgOgAArwoAIDsAAK8KACDIBhAAAAAByQYQAAAABMoGEAAAAATLBhAAAAABzAYQAAAAAc0GEAAAAAHOBhAAAAABzwYQAK4KACEIyAYQAAAAAckGEAAAAATKBhAAAAAEywYQAAAAAcwGEAAAAAHNBhAAAAABzgYQAAAAAc8GEACvCgAhGxoCAJMKACHABgAAsAoAMMEGAADHCQAQwgYAALAKADDDBgIAkwoAIdQGBACzCgAh2AYBALEKACHcBhAAsgoAId0GAQCUCgAh3gYBAJQKACHfBgEAlAoAIeAGAQCUCgAh4QYBALEKACHiBgEAsQoAIeMGAQCxCgAh5AYBALEKACHlBgEAlAoAIeYGAQCUCgAh5wYBALEKACHoBiAAlQoAIekGAQCxCgAh6gZAALQKACHrBgEAsQoAIewGAQCxCgAh7QZAAJYKACHuBkAAtAoAIe8GQAC0CgAhDgYAALYKACA6AAC-CgAgOwAAvgoAIMgGAQAAAAHJBgEAAAAFygYBAAAABcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHPBgEAvQoAIdAGAQAAAAHRBgEAAAAB0gYBAAAAAQ0GAAC2CgAgOAAAvAoAIDkAALwKACA6AAC8CgAgOwAAvAoAIMgGEAAAAAHJBhAAAAAFygYQAAAABcsGEAAAAAHMBhAAAAABzQYQAAAAAc4GEAAAAAHPBhAAuwoAIQ0GAAC2CgAgOAAAuQoAIDkAALoKACA6AAC6CgAgOwAAugoAIMgGBAAAAAHJBgQAAAAFygYEAAAABcsGBAAAAAHMBgQAAAABzQYEAAAAAc4GBAAAAAHPBgQAuAoAIQsGAAC2CgAgOgAAtwoAIDsAALcKACDIBkAAAAAByQZAAAAABcoGQAAAAAXLBkAAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwZAALUKACELBgAAtgoAIDoAALcKACA7AAC3CgAgyAZAAAAAAckGQAAAAAXKBkAAAAAFywZAAAAAAcwGQAAAAAHNBkAAAAABzgZAAAAAAc8GQAC1CgAhCMgGAgAAAAHJBgIAAAAFygYCAAAABcsGAgAAAAHMBgIAAAABzQYCAAAAAc4GAgAAAAHPBgIAtgoAIQjIBkAAAAAByQZAAAAABcoGQAAAAAXLBkAAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwZAALcKACENBgAAtgoAIDgAALkKACA5AAC6CgAgOgAAugoAIDsAALoKACDIBgQAAAAByQYEAAAABcoGBAAAAAXLBgQAAAABzAYEAAAAAc0GBAAAAAHOBgQAAAABzwYEALgKACEIyAYIAAAAAckGCAAAAAXKBggAAAAFywYIAAAAAcwGCAAAAAHNBggAAAABzgYIAAAAAc8GCAC5CgAhCMgGBAAAAAHJBgQAAAAFygYEAAAABcsGBAAAAAHMBgQAAAABzQYEAAAAAc4GBAAAAAHPBgQAugoAIQ0GAAC2CgAgOAAAvAoAIDkAALwKACA6AAC8CgAgOwAAvAoAIMgGEAAAAAHJBhAAAAAFygYQAAAABcsGEAAAAAHMBhAAAAABzQYQAAAAAc4GEAAAAAHPBhAAuwoAIQjIBhAAAAAByQYQAAAABcoGEAAAAAXLBhAAAAABzAYQAAAAAc0GEAAAAAHOBhAAAAABzwYQALwKACEOBgAAtgoAIDoAAL4KACA7AAC-CgAgyAYBAAAAAckGAQAAAAXKBgEAAAAFywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQC9CgAh0AYBAAAAAdEGAQAAAAHSBgEAAAABC8gGAQAAAAHJBgEAAAAFygYBAAAABcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHPBgEAvgoAIdAGAQAAAAHRBgEAAAAB0gYBAAAAAQkEAQCUCgAhwAYAAL8KADDBBgAArwkAEMIGAAC_CgAw1wYBAJQKACHtBkAAlgoAIfAGAQCUCgAh8QYBAJQKACHyBgEAlAoAIQkEAQCiCgAhwAYAAMAKADDBBgAAnAkAEMIGAADACgAw1wYBAKIKACHtBkAApAoAIfAGAQCiCgAh8QYBAKIKACHyBgEAogoAIQIEAQAAAAHwBgEAAAABBMAGAADCCgAwwQYAAJYJABDCBgAAwgoAMPQGIACVCgAhBMAGAADDCgAwwQYAAIkJABDCBgAAwwoAMPQGIACjCgAhCsAGAADECgAwwQYAAIMJABDCBgAAxAoAMMMGAgCTCgAh2AYBAJQKACHcBhAArQoAId8GAQCUCgAh4gYBAJQKACH1BkAAlgoAIfYGBACnCgAhCsAGAADFCgAwwQYAAPAIABDCBgAAxQoAMMMGAgChCgAh2AYBAKIKACHcBhAAxgoAId8GAQCiCgAh4gYBAKIKACH1BkAApAoAIfYGBACrCgAhCMgGEAAAAAHJBhAAAAAEygYQAAAABMsGEAAAAAHMBhAAAAABzQYQAAAAAc4GEAAAAAHPBhAArwoAIQXDBgIAAAAB2AYBAAAAAd8GAQAAAAHiBgEAAAAB9QZAAAAAAQ7ABgAAyAoAMMEGAADqCAAQwgYAAMgKADDXBgEAlAoAIdgGAQCUCgAh3AYQAK0KACHdBgEAlAoAId8GAQCUCgAh5gYBAJQKACHtBkAAlgoAIfgGEACtCgAh-QYBALEKACH6BgEAsQoAIfsGAADJCgAgDwYAALYKACA6AADKCgAgOwAAygoAIMgGgAAAAAHLBoAAAAABzAaAAAAAAc0GgAAAAAHOBoAAAAABzwaAAAAAAfwGAQAAAAH9BgEAAAAB_gYBAAAAAf8GgAAAAAGAB4AAAAABgQeAAAAAAQzIBoAAAAABywaAAAAAAcwGgAAAAAHNBoAAAAABzgaAAAAAAc8GgAAAAAH8BgEAAAAB_QYBAAAAAf4GAQAAAAH_BoAAAAABgAeAAAAAAYEHgAAAAAEOwAYAAMsKADDBBgAA1wgAEMIGAADLCgAw1wYBAKIKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHfBgEAogoAIeYGAQCiCgAh7QZAAKQKACH4BhAAxgoAIfkGAQDMCgAh-gYBAMwKACH7BgAAzQoAIAvIBgEAAAAByQYBAAAABcoGAQAAAAXLBgEAAAABzAYBAAAAAc0GAQAAAAHOBgEAAAABzwYBAL4KACHQBgEAAAAB0QYBAAAAAdIGAQAAAAEMyAaAAAAAAcsGgAAAAAHMBoAAAAABzQaAAAAAAc4GgAAAAAHPBoAAAAAB_AYBAAAAAf0GAQAAAAH-BgEAAAAB_waAAAAAAYAHgAAAAAGBB4AAAAABKMAGAADOCgAwwQYAANEIABDCBgAAzgoAMMMGAgCTCgAh1gYBALEKACHYBgEAlAoAIdkGEACtCgAh2gYBALEKACHdBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIeIGAQCUCgAh4wYBAJQKACHmBgEAlAoAIfYGBACnCgAhggcBAJQKACGDBwEAlAoAIYQHAQCUCgAhhQcCAJMKACGGBwEAlAoAIYcHAQCUCgAhiAcQAK0KACGJBxAArQoAIYoHEACtCgAhiwcQAK0KACGMBwQApwoAIY0HBACnCgAhjgcQAK0KACGPBwEAsQoAIZAHEACyCgAhkQcBALEKACGSB0AAtAoAIZMHIACVCgAhlAdAALQKACGVBwEAsQoAIZYHQAC0CgAhlwdAALQKACGYB0AAlgoAIZkHQAC0CgAhBsAGAADPCgAwwQYAALsIABDCBgAAzwoAMMMGAgCTCgAhxAYBAJQKACGaBwEAlAoAIQbABgAA0AoAMMEGAAClCAAQwgYAANAKADDDBgIAkwoAIcQGAQCUCgAh3gYBAJQKACEJwAYAANEKADDBBgAAjwgAEMIGAADRCgAwwwYCAJMKACHfBgEAlAoAIeAGAQCUCgAhmwcBAJQKACGcBwEAlAoAIZ0HAQCxCgAhC4IFAADTCgAggwUAANQKACDABgAA0goAMMEGAAD8BwAQwgYAANIKADDDBgIAoQoAId8GAQCiCgAh4AYBAKIKACGbBwEAogoAIZwHAQCiCgAhnQcBAMwKACEDngcAAPEHACCfBwAA8QcAIKAHAADxBwAgA54HAAD1BwAgnwcAAPUHACCgBwAA9QcAIAPDBgIAAAABxAYBAAAAAd4GAQAAAAEHgQUAANcKACDABgAA1goAMMEGAAD1BwAQwgYAANYKADDDBgIAoQoAIcQGAQCiCgAh3gYBAKIKACENggUAANMKACCDBQAA1AoAIMAGAADSCgAwwQYAAPwHABDCBgAA0goAMMMGAgChCgAh3wYBAKIKACHgBgEAogoAIZsHAQCiCgAhnAcBAKIKACGdBwEAzAoAIdcIAAD8BwAg2AgAAPwHACADwwYCAAAAAcQGAQAAAAGaBwEAAAABB4EFAADXCgAgwAYAANkKADDBBgAA8QcAEMIGAADZCgAwwwYCAKEKACHEBgEAogoAIZoHAQCiCgAhD8AGAADaCgAwwQYAAOwHABDCBgAA2goAMMMGAgCTCgAhxAYBAJQKACHYBgEAlAoAIdwGEACtCgAh3QYBAJQKACHmBgEAlAoAIekGAQCxCgAh7QZAAJYKACGIBxAAsgoAIaMHAQCUCgAhpAcBALEKACGlB0AAtAoAIQXABgAA2woAMMEGAADWBwAQwgYAANsKADCmBwEAlAoAIacHQACWCgAhBcAGAADcCgAwwQYAAMMHABDCBgAA3AoAMKYHAQCiCgAhpwdAAKQKACEKwAYAAN0KADDBBgAAvQcAEMIGAADdCgAwqAcBAJQKACGpBwIAkwoAIaoHQACWCgAhqwcCAJMKACGsBwIA3goAIa0HAQCxCgAhrgcBALEKACENBgAAtgoAIDgAALkKACA5AAC2CgAgOgAAtgoAIDsAALYKACDIBgIAAAAByQYCAAAABcoGAgAAAAXLBgIAAAABzAYCAAAAAc0GAgAAAAHOBgIAAAABzwYCAN8KACENBgAAtgoAIDgAALkKACA5AAC2CgAgOgAAtgoAIDsAALYKACDIBgIAAAAByQYCAAAABcoGAgAAAAXLBgIAAAABzAYCAAAAAc0GAgAAAAHOBgIAAAABzwYCAN8KACEKwAYAAOAKADDBBgAAqgcAEMIGAADgCgAwqAcBAKIKACGpBwIAoQoAIaoHQACkCgAhqwcCAKEKACGsBwIA4QoAIa0HAQDMCgAhrgcBAMwKACEIyAYCAAAAAckGAgAAAAXKBgIAAAAFywYCAAAAAcwGAgAAAAHNBgIAAAABzgYCAAAAAc8GAgC2CgAhAqgHAQAAAAGpBwIAAAABDsAGAADjCgAwwQYAAKQHABDCBgAA4woAMNgGAQCUCgAh3QYBAJQKACHmBgEAlAoAIe0GQACWCgAh7wZAALQKACGwBwEAlAoAIbEHAQCUCgAhsgcCAJMKACGzBwIAkwoAIbQHQAC0CgAhtQdAALQKACEOwAYAAOQKADDBBgAAkQcAEMIGAADkCgAw2AYBAKIKACHdBgEAogoAIeYGAQCiCgAh7QZAAKQKACHvBkAA5QoAIbAHAQCiCgAhsQcBAKIKACGyBwIAoQoAIbMHAgChCgAhtAdAAOUKACG1B0AA5QoAIQjIBkAAAAAByQZAAAAABcoGQAAAAAXLBkAAAAABzAZAAAAAAc0GQAAAAAHOBkAAAAABzwZAALcKACELKwAAyQoAIMAGAADmCgAwwQYAAIsHABDCBgAA5goAMNgGAQCUCgAh3QYBAJQKACHfBgEAlAoAIe0GQACWCgAhtgcBAJQKACG3BwEAsQoAIbgHBACzCgAhCysAAM0KACDABgAA5woAMMEGAAD4BgAQwgYAAOcKADDYBgEAogoAId0GAQCiCgAh3wYBAKIKACHtBkAApAoAIbYHAQCiCgAhtwcBAMwKACG4BwQA6AoAIQjIBgQAAAAByQYEAAAABcoGBAAAAAXLBgQAAAABzAYEAAAAAc0GBAAAAAHOBgQAAAABzwYEALoKACEIwAYAAOkKADDBBgAA8gYAEMIGAADpCgAwwwYCAJMKACGCBwEAlAoAIaYHBACnCgAhuQdAAJYKACG6BwEAlAoAIQbABgAA6goAMMEGAADcBgAQwgYAAOoKADDDBgIAkwoAIfUGQACWCgAhuwcQAK0KACEGwAYAAOsKADDBBgAAyQYAEMIGAADrCgAwwwYCAKEKACH1BkAApAoAIbsHEADGCgAhAsMGAgAAAAH1BkAAAAABB8AGAADtCgAwwQYAAMMGABDCBgAA7QoAMLgHBACnCgAhvQcBAJQKACG-BwEAlAoAIb8HQACWCgAhCL4DAADvCgAgwAYAAO4KADDBBgAAzQUAEMIGAADuCgAwuAcEAKsKACG9BwEAogoAIb4HAQCiCgAhvwdAAKQKACERDAAA_QoAIBUBAKIKACG_AwAA-woAIMADAAD8CgAgwAYAAPkKADDBBgAA0QUAEMIGAAD5CgAw2AYBAMwKACHdBgEAogoAIb8HQACkCgAhwQcBAKIKACHCBwEAogoAIcMHAQCiCgAhxAcAAPoKACDFBwEAzAoAIdcIAADRBQAg2AgAANEFACAFwAYAAPAKADDBBgAAqwYAEMIGAADwCgAwvQcBAJQKACG_B0AAlgoAIQfABgAA8QoAMMEGAACVBgAQwgYAAPEKADCGBwEAlAoAIb0HAQCUCgAhvwdAAJYKACHABwEAlAoAIQi-AwAA7woAIMAGAADyCgAwwQYAAMcFABDCBgAA8goAMIYHAQCiCgAhvQcBAKIKACG_B0AApAoAIcAHAQCiCgAhBsAGAADzCgAwwQYAAP0FABDCBgAA8woAMMMGAgCTCgAh9QZAAJYKACG7BxAArQoAIQbABgAA9AoAMMEGAADqBQAQwgYAAPQKADDDBgIAoQoAIfUGQACkCgAhuwcQAMYKACECwwYCAAAAAfUGQAAAAAEMFQEAlAoAIcAGAAD2CgAwwQYAAOQFABDCBgAA9goAMNgGAQCxCgAh3QYBAJQKACG_B0AAlgoAIcEHAQCUCgAhwgcBAJQKACHDBwEAlAoAIcQHAAD3CgAgxQcBALEKACEPBgAAmAoAIDoAAPgKACA7AAD4CgAgyAaAAAAAAcsGgAAAAAHMBoAAAAABzQaAAAAAAc4GgAAAAAHPBoAAAAAB_AYBAAAAAf0GAQAAAAH-BgEAAAAB_waAAAAAAYAHgAAAAAGBB4AAAAABDMgGgAAAAAHLBoAAAAABzAaAAAAAAc0GgAAAAAHOBoAAAAABzwaAAAAAAfwGAQAAAAH9BgEAAAAB_gYBAAAAAf8GgAAAAAGAB4AAAAABgQeAAAAAAQ8MAAD9CgAgFQEAogoAIb8DAAD7CgAgwAMAAPwKACDABgAA-QoAMMEGAADRBQAQwgYAAPkKADDYBgEAzAoAId0GAQCiCgAhvwdAAKQKACHBBwEAogoAIcIHAQCiCgAhwwcBAKIKACHEBwAA-goAIMUHAQDMCgAhDMgGgAAAAAHLBoAAAAABzAaAAAAAAc0GgAAAAAHOBoAAAAABzwaAAAAAAfwGAQAAAAH9BgEAAAAB_gYBAAAAAf8GgAAAAAGAB4AAAAABgQeAAAAAAQq-AwAA7woAIMAGAADyCgAwwQYAAMcFABDCBgAA8goAMIYHAQCiCgAhvQcBAKIKACG_B0AApAoAIcAHAQCiCgAh1wgAAMcFACDYCAAAxwUAIAOeBwAAyQUAIJ8HAADJBQAgoAcAAMkFACAKvgMAAO8KACDABgAA7goAMMEGAADNBQAQwgYAAO4KADC4BwQAqwoAIb0HAQCiCgAhvgcBAKIKACG_B0AApAoAIdcIAADNBQAg2AgAAM0FACACvQcBAAAAAb8HQAAAAAEGvgMAAO8KACDABgAA_woAMMEGAADJBQAQwgYAAP8KADC9BwEAogoAIb8HQACkCgAhB8AGAACACwAwwQYAAMIFABDCBgAAgAsAMO0GQACWCgAhpAcBAJQKACHHBwEAlAoAIcgHAQCUCgAhB8AGAACBCwAwwQYAAK8FABDCBgAAgQsAMO0GQACkCgAhpAcBAKIKACHHBwEAogoAIcgHAQCiCgAhAscHAQAAAAHIBwEAAAABCMAGAACDCwAwwQYAAKkFABDCBgAAgwsAMO0GQACWCgAhpgcEAKcKACG6BwEAlAoAIbsHEACtCgAhygcBAJQKACECpgcEAAAAAboHAQAAAAEJDQAAhgsAIMAGAACFCwAwwQYAAEEAEMIGAACFCwAw7QZAAKQKACGmBwQAqwoAIboHAQCiCgAhuwcQAMYKACHKBwEAogoAIRsKAADXCwAgDgAA1AsAIBUAANgLACAWAADZCwAgFwAA2gsAIBgAANALACDABgAA1gsAMMEGAAAXABDCBgAA1gsAMNQGBADoCgAh1gYBAMwKACHtBkAApAoAIZkHQADlCgAhpgcEAKsKACG3BwEAzAoAIboHAQCiCgAhzAcBAKIKACHVB0AApAoAIdcHBADoCgAh2AcQAJYLACHZBwEAogoAIdoHAQDMCgAh2wcBAMwKACHcBxAAlgsAId0HQADlCgAh1wgAABcAINgIAAAXACAHwAYAAIcLADDBBgAAkQUAEMIGAACHCwAwwwYCAJMKACHYBgEAlAoAIfUGQACWCgAhuwcQAK0KACERwAYAAIgLADDBBgAA-wQAEMIGAACICwAw7QZAAJYKACGmBwQApwoAIboHAQCUCgAhvgcBAJQKACHMBwEAlAoAIc0HAQCUCgAhzgcQAK0KACHPBxAArQoAIdAHQAC0CgAh0QcCAN4KACHSBwEAsQoAIdMHQAC0CgAh1AcEALMKACHVB0AAlgoAIRHABgAAiQsAMMEGAADoBAAQwgYAAIkLADDtBkAApAoAIaYHBACrCgAhugcBAKIKACG-BwEAogoAIcwHAQCiCgAhzQcBAKIKACHOBxAAxgoAIc8HEADGCgAh0AdAAOUKACHRBwIA4QoAIdIHAQDMCgAh0wdAAOUKACHUBwQA6AoAIdUHQACkCgAhCsAGAACKCwAwwQYAAOIEABDCBgAAigsAMJkHQAC0CgAhpgcEAKcKACG3BwEAlAoAIboHAQCUCgAh1gcCAJMKACHXBwQAswoAIdgHEACyCgAhE8AGAACLCwAwwQYAAMwEABDCBgAAiwsAMNQGBACzCgAh1gYBALEKACHtBkAAlgoAIZkHQAC0CgAhpgcEAKcKACG3BwEAsQoAIboHAQCUCgAhzAcBAJQKACHVB0AAlgoAIdcHBACzCgAh2AcQALIKACHZBwEAlAoAIdoHAQCxCgAh2wcBALEKACHcBxAAsgoAId0HQAC0CgAhCcAGAACMCwAwwQYAALIEABDCBgAAjAsAMMcGQACWCgAh3QYBAJQKACGqB0AAlgoAId4HAQCUCgAh3wcBAJQKACHgBwEAlAoAIQnABgAAjQsAMMEGAACfBAAQwgYAAI0LADDHBkAApAoAId0GAQCiCgAhqgdAAKQKACHeBwEAogoAId8HAQCiCgAh4AcBAKIKACEGwAYAAI4LADDBBgAAmQQAEMIGAACOCwAwwwYCAJMKACHHBkAAlgoAId0GAQCUCgAhBsAGAACPCwAwwQYAAIYEABDCBgAAjwsAMMMGAgChCgAhxwZAAKQKACHdBgEAogoAIQLDBgIAAAAB3QYBAAAAAQbABgAAkQsAMMEGAACABAAQwgYAAJELADDDBgIAkwoAIeIHQACWCgAh4wcAAMkKACAGwAYAAJILADDBBgAA7QMAEMIGAACSCwAwwwYCAKEKACHiB0AApAoAIeMHAADNCgAgAsMGAgAAAAHiB0AAAAABEcAGAACUCwAwwQYAAOcDABDCBgAAlAsAMMMGAgCTCgAhxAYBAJQKACHdBgEAlAoAIe0GQACWCgAh5QcEAKcKACHmBwEAsQoAIecHBACnCgAh6AdAALQKACHpBxAAsgoAIeoHIACVCgAh6wcQALIKACHsB0AAtAoAIe0HIACVCgAh7gdAALQKACESCQAAlwsAIMAGAACVCwAwwQYAANQDABDCBgAAlQsAMMMGAgChCgAhxAYBAKIKACHdBgEAogoAIe0GQACkCgAh5QcEAKsKACHmBwEAzAoAIecHBACrCgAh6AdAAOUKACHpBxAAlgsAIeoHIACjCgAh6wcQAJYLACHsB0AA5QoAIe0HIACjCgAh7gdAAOUKACEIyAYQAAAAAckGEAAAAAXKBhAAAAAFywYQAAAAAcwGEAAAAAHNBhAAAAABzgYQAAAAAc8GEAC8CgAhA54HAAAXACCfBwAAFwAgoAcAABcAIALDBgIAAAABxAYBAAAAAQcEAQCUCgAhwAYAAJkLADDBBgAAzgMAEMIGAACZCwAw7QZAAJYKACHwBgEAlAoAIbcHAQCUCgAhBsAGAACaCwAwwQYAALgDABDCBgAAmgsAMO0GQACWCgAhtwcBAJQKACHvBwEAlAoAIRDABgAAmwsAMMEGAACiAwAQwgYAAJsLADDDBgIAkwoAIdgGAQCUCgAh7QZAAJYKACGCBwEAlAoAIbcHAQCUCgAh8AcBAJQKACHxBwEAlAoAIfIHBACnCgAh8wcQAK0KACH0BxAArQoAIfUHEACtCgAh9gcQALIKACH3B0AAtAoAIREOAACdCwAgwAYAAJwLADDBBgAALgAQwgYAAJwLADDDBgIAoQoAIdgGAQCiCgAh7QZAAKQKACGCBwEAogoAIbcHAQCiCgAh8AcBAKIKACHxBwEAogoAIfIHBACrCgAh8wcQAMYKACH0BxAAxgoAIfUHEADGCgAh9gcQAJYLACH3B0AA5QoAIUcDAACkCwAgCQAAlwsAIAwAAM8LACAPAADQCwAgEAAA0QsAIBEAANILACASAADTCwAgEwAA1AsAIBQAAMALACDABgAAzQsAMMEGAAAdABDCBgAAzQsAMMMGAgChCgAh1AYEAOgKACHVBgEAzAoAIdcGAQDMCgAh2AYBAKIKACHcBhAAxgoAId0GAQCiCgAh3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAIdcIAAAdACDYCAAAHQAgB8AGAACeCwAwwQYAAIoDABDCBgAAngsAMNgGAQCUCgAh3wYBAJQKACH1BkAAlgoAIfgHBACnCgAhB8AGAACfCwAwwQYAAPQCABDCBgAAnwsAMNgGAQCUCgAh3wYBAJQKACGCBwEAlAoAIfkHQACWCgAhCxMAAPcKACAUBACzCgAhwAYAAKALADDBBgAA3gIAEMIGAACgCwAw2AYBAJQKACHfBgEAlAoAIe0GQACWCgAh-gcBAJQKACH7BwQAswoAIfwHBACzCgAhCwsEAKcKACHABgAAoQsAMMEGAADIAgAQwgYAAKELADDYBgEAlAoAId8GAQCUCgAh7QZAAJYKACG3BwEAlAoAIfsHBACnCgAh_AcEAKcKACH9BwAA9woAIAbABgAAogsAMMEGAACyAgAQwgYAAKILADDYBgEAlAoAIf4HAQCUCgAh_wdAAJYKACEHAwAApAsAIMAGAACjCwAwwQYAAFQAEMIGAACjCwAw2AYBAKIKACH-BwEAogoAIf8HQACkCgAhKQcAANwLACALAADACwAgGgAA3QsAIBsAAN4LACAcAADfCwAgHQAA4AsAIB4AAOELACAfAADiCwAgIAAA4wsAICEAAOQLACAiAADlCwAgIwAA5gsAICQAAOcLACAlAADoCwAgwAYAANsLADDBBgAAFAAQwgYAANsLADDdBgEAogoAIe0GQACkCgAhgQhAAKQKACG4CAEAogoAIbkIAQCiCgAhuggBAKIKACG7CAEAzAoAIbwIAQDMCgAhvQgBAMwKACG-CAEAzAoAIb8IQADlCgAhwAhAAOUKACHBCEAA5QoAIcIIAQCiCgAhwwgBAKIKACHECEAA5QoAIcUIQADlCgAhxggBAMwKACHHCEAA5QoAIcgIQADlCgAhyQgCAKEKACHKCAAAzQoAINcIAAAUACDYCAAAFAAgEMAGAAClCwAwwQYAAJoCABDCBgAApQsAMMMGAgCTCgAh2AYBAJQKACHcBhAArQoAId0GAQCUCgAh3wYBAJQKACHgBgEAlAoAIeEGAQCUCgAh7QZAAJYKACH6BgEAlAoAIbEHAQCUCgAh_gcBAJQKACGACAEAlAoAIYEIQACWCgAhFMAGAACmCwAwwQYAAIQCABDCBgAApgsAMMMGAgCTCgAh2AYBAJQKACHdBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIe0GQACWCgAh-gYBALEKACH7BgAAyQoAIKcHQAC0CgAhgQhAAJYKACGCCAEAlAoAIYMIEACtCgAhhAgQAK0KACGFCAEAsQoAIYYIAgDeCgAhhwggAJUKACE8wAYAAKcLADDBBgAA7gEAEMIGAACnCwAwwwYCAJMKACHUBgQAswoAIdUGAQCxCgAh1wYBALEKACHYBgEAlAoAIdwGEACtCgAh3QYBAJQKACHeBgEAlAoAId8GAQCUCgAh4AYBAJQKACHhBgEAlAoAIeIGAQCUCgAh5gYBAJQKACHpBgEAsQoAIeoGQAC0CgAh6wYBALEKACHsBgEAsQoAIe0GQACWCgAh7wZAALQKACHyBgEAlAoAIfkGAQCxCgAh-gYBALEKACH7BgAAyQoAIIIHAQCUCgAhmwcBAJQKACGcBwEAlAoAIaYHEACtCgAhiAgBALEKACGJCAEAlAoAIYoIBACnCgAhiwgEAKcKACGMCAEAlAoAIY0IAQCUCgAhjggEAKcKACGPCCAAqAsAIZAIAgDeCgAhkQgBALEKACGSCAQAswoAIZMIAgDeCgAhlAhAALQKACGVCAEAsQoAIZYIQAC0CgAhlwgBALEKACGYCEAAtAoAIZkIQAC0CgAhmghAALQKACGbCEAAtAoAIZwIQAC0CgAhnQgBALEKACGeCAEAsQoAIZ8IAQCxCgAhoAgAAMkKACChCAEAsQoAIaIIQAC0CgAhowhAALQKACGkCAEAsQoAIaUIAQCxCgAhBQYAALYKACA6AACqCwAgOwAAqgsAIMgGIAAAAAHPBiAAqQsAIQUGAAC2CgAgOgAAqgsAIDsAAKoLACDIBiAAAAABzwYgAKkLACECyAYgAAAAAc8GIACqCwAhB8AGAACrCwAwwQYAANQBABDCBgAAqwsAMNgGAQCUCgAhpggBAJQKACGnCAEAlAoAIagIQACWCgAhE8AGAACsCwAwwQYAAL4BABDCBgAArAsAMNgGAQCUCgAh3QYBAJQKACHfBgEAlAoAIe0GQACWCgAh8AYBALEKACGnB0AAtAoAIbYHAQCUCgAhvgcBAJQKACGpCAEAlAoAIaoIAQCUCgAhqwgAAK0LACCsCAAArQsAIK0IAACtCwAgrghAALQKACGvCEAAtAoAIbAIQAC0CgAhBMgGAQAAAAWxCAEAAAABsggBAAAABLMIAQAAAAQJwAYAAK4LADDBBgAAqAEAEMIGAACuCwAwxAYBAJQKACHYBgEAlAoAIbQIQAC0CgAhtQhAALQKACG2CEAAtAoAIbcIAACvCwAgBMgGAgAAAAWxCAIAAAABsggCAAAABLMIAgAAAAQZwAYAALALADDBBgAAkgEAEMIGAACwCwAw3QYBAJQKACHtBkAAlgoAIYEIQACWCgAhuAgBAJQKACG5CAEAlAoAIboIAQCUCgAhuwgBALEKACG8CAEAsQoAIb0IAQCxCgAhvggBALEKACG_CEAAtAoAIcAIQAC0CgAhwQhAALQKACHCCAEAlAoAIcMIAQCUCgAhxAhAALQKACHFCEAAtAoAIcYIAQCxCgAhxwhAALQKACHICEAAtAoAIckIAgCTCgAhyggAAMkKACAKAwAApAsAIMAGAACxCwAwwQYAAG4AEMIGAACxCwAwxAYBAKIKACHYBgEAogoAIbQIQADlCgAhtQhAAOUKACG2CEAA5QoAIbcIAACvCwAgA9gGAQAAAAHfBgEAAAAB9QZAAAAAAQgDAACkCwAgwAYAALMLADDBBgAAagAQwgYAALMLADDYBgEAogoAId8GAQCiCgAh9QZAAKQKACH4BwQAqwoAIQPYBgEAAAAB3wYBAAAAAYIHAQAAAAEIAwAApAsAIMAGAAC1CwAwwQYAAGYAEMIGAAC1CwAw2AYBAKIKACHfBgEAogoAIYIHAQCiCgAh-QdAAKQKACEE2AYBAAAAAd8GAQAAAAHtBkAAAAAB-gcBAAAAAQwDAACkCwAgEwAA-goAIBQEAOgKACHABgAAtwsAMMEGAABiABDCBgAAtwsAMNgGAQCiCgAh3wYBAKIKACHtBkAApAoAIfoHAQCiCgAh-wcEAOgKACH8BwQA6AoAIQTYBgEAAAAB3wYBAAAAAe0GQAAAAAG3BwEAAAABDAMAAKQLACALBACrCgAhwAYAALkLADDBBgAAXgAQwgYAALkLADDYBgEAogoAId8GAQCiCgAh7QZAAKQKACG3BwEAogoAIfsHBACrCgAh_AcEAKsKACH9BwAA-goAIAPDBgIAAAAB2AYBAAAAAfUGQAAAAAEIAwAApAsAIMAGAAC7CwAwwQYAAFoAEMIGAAC7CwAwwwYCAKEKACHYBgEAogoAIfUGQACkCgAhuwcQAMYKACEQAwAApAsAIMAGAAC8CwAwwQYAAFYAEMIGAAC8CwAwwwYCAKEKACHEBgEAogoAIdgGAQCiCgAh3AYQAMYKACHdBgEAogoAIeYGAQCiCgAh6QYBAMwKACHtBkAApAoAIYgHEACWCwAhowcBAKIKACGkBwEAzAoAIaUHQADlCgAhBNgGAQAAAAHfBgEAAAABsQcBAAAAAYAIAQAAAAERAwAApAsAIMAGAAC-CwAwwQYAAFAAEMIGAAC-CwAwwwYCAKEKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHtBkAApAoAIfoGAQCiCgAhsQcBAKIKACH-BwEAogoAIYAIAQCiCgAhgQhAAKQKACEWAwAApAsAIAsAAMALACDABgAAvwsAMMEGAAAfABDCBgAAvwsAMMMGAgChCgAh2AYBAKIKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIe0GQACkCgAh-gYBAMwKACH7BgAAzQoAIKcHQADlCgAhgQhAAKQKACGCCAEAogoAIYMIEADGCgAhhAgQAMYKACGFCAEAzAoAIYYIAgDhCgAhhwggAKMKACEDngcAAB0AIJ8HAAAdACCgBwAAHQAgHgMAAMILACAIAADDCwAgCQAAlwsAIBoCAKEKACHABgAAwQsAMMEGAAA7ABDCBgAAwQsAMMMGAgChCgAh1AYEAOgKACHYBgEAzAoAIdwGEACWCwAh3QYBAKIKACHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAzAoAIeIGAQDMCgAh4wYBAMwKACHkBgEAzAoAIeUGAQCiCgAh5gYBAKIKACHnBgEAzAoAIegGIACjCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe4GQADlCgAh7wZAAOUKACEpBwAA3AsAIAsAAMALACAaAADdCwAgGwAA3gsAIBwAAN8LACAdAADgCwAgHgAA4QsAIB8AAOILACAgAADjCwAgIQAA5AsAICIAAOULACAjAADmCwAgJAAA5wsAICUAAOgLACDABgAA2wsAMMEGAAAUABDCBgAA2wsAMN0GAQCiCgAh7QZAAKQKACGBCEAApAoAIbgIAQCiCgAhuQgBAKIKACG6CAEAogoAIbsIAQDMCgAhvAgBAMwKACG9CAEAzAoAIb4IAQDMCgAhvwhAAOUKACHACEAA5QoAIcEIQADlCgAhwggBAKIKACHDCAEAogoAIcQIQADlCgAhxQhAAOUKACHGCAEAzAoAIccIQADlCgAhyAhAAOUKACHJCAIAoQoAIcoIAADNCgAg1wgAABQAINgIAAAUACADngcAABAAIJ8HAAAQACCgBwAAEAAgBcMGAgAAAAGCBwEAAAABpgcEAAAAAbkHQAAAAAG6BwEAAAABCQ0AAIYLACDABgAAxQsAMMEGAAA9ABDCBgAAxQsAMMMGAgChCgAhggcBAKIKACGmBwQAqwoAIbkHQACkCgAhugcBAKIKACECtwcBAAAAAe8HAQAAAAEHDgAAnQsAIMAGAADHCwAwwQYAADAAEMIGAADHCwAw7QZAAKQKACG3BwEAogoAIe8HAQCiCgAhAgQBAAAAAfAGAQAAAAEIBAEAogoAIQ4AAJ0LACDABgAAyQsAMMEGAAAqABDCBgAAyQsAMO0GQACkCgAh8AYBAKIKACG3BwEAogoAIQOmBwQAAAABugcBAAAAAdYHAgAAAAEMDQAAhgsAIA4AAJ0LACDABgAAywsAMMEGAAAmABDCBgAAywsAMJkHQADlCgAhpgcEAKsKACG3BwEAogoAIboHAQCiCgAh1gcCAKEKACHXBwQA6AoAIdgHEACWCwAhBMMGAgAAAAGCBwEAAAABmwcBAAAAAaYHEAAAAAFFAwAApAsAIAkAAJcLACAMAADPCwAgDwAA0AsAIBAAANELACARAADSCwAgEgAA0wsAIBMAANQLACAUAADACwAgwAYAAM0LADDBBgAAHQAQwgYAAM0LADDDBgIAoQoAIdQGBADoCgAh1QYBAMwKACHXBgEAzAoAIdgGAQCiCgAh3AYQAMYKACHdBgEAogoAId4GAQCiCgAh3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh4gYBAKIKACHmBgEAogoAIekGAQDMCgAh6gZAAOUKACHrBgEAzAoAIewGAQDMCgAh7QZAAKQKACHvBkAA5QoAIfIGAQCiCgAh-QYBAMwKACH6BgEAzAoAIfsGAADNCgAgggcBAKIKACGbBwEAogoAIZwHAQCiCgAhpgcQAMYKACGICAEAzAoAIYkIAQCiCgAhiggEAKsKACGLCAQAqwoAIYwIAQCiCgAhjQgBAKIKACGOCAQAqwoAIY8IIADOCwAhkAgCAOEKACGRCAEAzAoAIZIIBADoCgAhkwgCAOEKACGUCEAA5QoAIZUIAQDMCgAhlghAAOUKACGXCAEAzAoAIZgIQADlCgAhmQhAAOUKACGaCEAA5QoAIZsIQADlCgAhnAhAAOUKACGdCAEAzAoAIZ4IAQDMCgAhnwgBAMwKACGgCAAAzQoAIKEIAQDMCgAhoghAAOUKACGjCEAA5QoAIaQIAQDMCgAhpQgBAMwKACECyAYgAAAAAc8GIACqCwAhGAMAAKQLACALAADACwAgwAYAAL8LADDBBgAAHwAQwgYAAL8LADDDBgIAoQoAIdgGAQCiCgAh3QYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHtBkAApAoAIfoGAQDMCgAh-wYAAM0KACCnB0AA5QoAIYEIQACkCgAhgggBAKIKACGDCBAAxgoAIYQIEADGCgAhhQgBAMwKACGGCAIA4QoAIYcIIACjCgAh1wgAAB8AINgIAAAfACADngcAACYAIJ8HAAAmACCgBwAAJgAgA54HAAAqACCfBwAAKgAgoAcAACoAIBMOAACdCwAgwAYAAJwLADDBBgAALgAQwgYAAJwLADDDBgIAoQoAIdgGAQCiCgAh7QZAAKQKACGCBwEAogoAIbcHAQCiCgAh8AcBAKIKACHxBwEAogoAIfIHBACrCgAh8wcQAMYKACH0BxAAxgoAIfUHEADGCgAh9gcQAJYLACH3B0AA5QoAIdcIAAAuACDYCAAALgAgA54HAAAwACCfBwAAMAAgoAcAADAAIEcDAACkCwAgCQAAlwsAIAwAAM8LACAPAADQCwAgEAAA0QsAIBEAANILACASAADTCwAgEwAA1AsAIBQAAMALACDABgAAzQsAMMEGAAAdABDCBgAAzQsAMMMGAgChCgAh1AYEAOgKACHVBgEAzAoAIdcGAQDMCgAh2AYBAKIKACHcBhAAxgoAId0GAQCiCgAh3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAIdcIAAAdACDYCAAAHQAgAqYHBAAAAAG6BwEAAAABGQoAANcLACAOAADUCwAgFQAA2AsAIBYAANkLACAXAADaCwAgGAAA0AsAIMAGAADWCwAwwQYAABcAEMIGAADWCwAw1AYEAOgKACHWBgEAzAoAIe0GQACkCgAhmQdAAOUKACGmBwQAqwoAIbcHAQDMCgAhugcBAKIKACHMBwEAogoAIdUHQACkCgAh1wcEAOgKACHYBxAAlgsAIdkHAQCiCgAh2gcBAMwKACHbBwEAzAoAIdwHEACWCwAh3QdAAOUKACEUCQAAlwsAIMAGAACVCwAwwQYAANQDABDCBgAAlQsAMMMGAgChCgAhxAYBAKIKACHdBgEAogoAIe0GQACkCgAh5QcEAKsKACHmBwEAzAoAIecHBACrCgAh6AdAAOUKACHpBxAAlgsAIeoHIACjCgAh6wcQAJYLACHsB0AA5QoAIe0HIACjCgAh7gdAAOUKACHXCAAA1AMAINgIAADUAwAgIAMAAMILACAIAADDCwAgCQAAlwsAIBoCAKEKACHABgAAwQsAMMEGAAA7ABDCBgAAwQsAMMMGAgChCgAh1AYEAOgKACHYBgEAzAoAIdwGEACWCwAh3QYBAKIKACHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAzAoAIeIGAQDMCgAh4wYBAMwKACHkBgEAzAoAIeUGAQCiCgAh5gYBAKIKACHnBgEAzAoAIegGIACjCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe4GQADlCgAh7wZAAOUKACHXCAAAOwAg2AgAADsAIAOeBwAAPQAgnwcAAD0AIKAHAAA9ACALDQAAhgsAIMAGAACFCwAwwQYAAEEAEMIGAACFCwAw7QZAAKQKACGmBwQAqwoAIboHAQCiCgAhuwcQAMYKACHKBwEAogoAIdcIAABBACDYCAAAQQAgJwcAANwLACALAADACwAgGgAA3QsAIBsAAN4LACAcAADfCwAgHQAA4AsAIB4AAOELACAfAADiCwAgIAAA4wsAICEAAOQLACAiAADlCwAgIwAA5gsAICQAAOcLACAlAADoCwAgwAYAANsLADDBBgAAFAAQwgYAANsLADDdBgEAogoAIe0GQACkCgAhgQhAAKQKACG4CAEAogoAIbkIAQCiCgAhuggBAKIKACG7CAEAzAoAIbwIAQDMCgAhvQgBAMwKACG-CAEAzAoAIb8IQADlCgAhwAhAAOUKACHBCEAA5QoAIcIIAQCiCgAhwwgBAKIKACHECEAA5QoAIcUIQADlCgAhxggBAMwKACHHCEAA5QoAIcgIQADlCgAhyQgCAKEKACHKCAAAzQoAIAOeBwAAAwAgnwcAAAMAIKAHAAADACADngcAAAwAIJ8HAAAMACCgBwAADAAgA54HAAA7ACCfBwAAOwAgoAcAADsAIAOeBwAAHwAgnwcAAB8AIKAHAAAfACADngcAAFAAIJ8HAABQACCgBwAAUAAgCQMAAKQLACDABgAAowsAMMEGAABUABDCBgAAowsAMNgGAQCiCgAh_gcBAKIKACH_B0AApAoAIdcIAABUACDYCAAAVAAgA54HAABWACCfBwAAVgAgoAcAAFYAIAOeBwAAWgAgnwcAAFoAIKAHAABaACADngcAAF4AIJ8HAABeACCgBwAAXgAgA54HAABiACCfBwAAYgAgoAcAAGIAIAOeBwAAZgAgnwcAAGYAIKAHAABmACADngcAAGoAIJ8HAABqACCgBwAAagAgA54HAABuACCfBwAAbgAgoAcAAG4AIALWBgEAAAAB1wYBAAAAAQwVAADrCwAgGQAA7AsAIMAGAADqCwAwwQYAABAAEMIGAADqCwAw1gYBAKIKACHXBgEAogoAIdgGAQCiCgAh2QYQAMYKACHaBgEAogoAIdsGEADGCgAh3AYQAMYKACEgAwAAwgsAIAgAAMMLACAJAACXCwAgGgIAoQoAIcAGAADBCwAwwQYAADsAEMIGAADBCwAwwwYCAKEKACHUBgQA6AoAIdgGAQDMCgAh3AYQAJYLACHdBgEAogoAId4GAQCiCgAh3wYBAKIKACHgBgEAogoAIeEGAQDMCgAh4gYBAMwKACHjBgEAzAoAIeQGAQDMCgAh5QYBAKIKACHmBgEAogoAIecGAQDMCgAh6AYgAKMKACHpBgEAzAoAIeoGQADlCgAh6wYBAMwKACHsBgEAzAoAIe0GQACkCgAh7gZAAOUKACHvBkAA5QoAIdcIAAA7ACDYCAAAOwAgLAMAAKQLACAIAADDCwAgwAYAAO0LADDBBgAADAAQwgYAAO0LADDDBgIAoQoAIdYGAQDMCgAh2AYBAKIKACHZBhAAxgoAIdoGAQDMCgAh3QYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeMGAQCiCgAh5gYBAKIKACH2BgQAqwoAIYIHAQCiCgAhgwcBAKIKACGEBwEAogoAIYUHAgChCgAhhgcBAKIKACGHBwEAogoAIYgHEADGCgAhiQcQAMYKACGKBxAAxgoAIYsHEADGCgAhjAcEAKsKACGNBwQAqwoAIY4HEADGCgAhjwcBAMwKACGQBxAAlgsAIZEHAQDMCgAhkgdAAOUKACGTByAAowoAIZQHQADlCgAhlQcBAMwKACGWB0AA5QoAIZcHQADlCgAhmAdAAKQKACGZB0AA5QoAIdcIAAAMACDYCAAADAAgKgMAAKQLACAIAADDCwAgwAYAAO0LADDBBgAADAAQwgYAAO0LADDDBgIAoQoAIdYGAQDMCgAh2AYBAKIKACHZBhAAxgoAIdoGAQDMCgAh3QYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeMGAQCiCgAh5gYBAKIKACH2BgQAqwoAIYIHAQCiCgAhgwcBAKIKACGEBwEAogoAIYUHAgChCgAhhgcBAKIKACGHBwEAogoAIYgHEADGCgAhiQcQAMYKACGKBxAAxgoAIYsHEADGCgAhjAcEAKsKACGNBwQAqwoAIY4HEADGCgAhjwcBAMwKACGQBxAAlgsAIZEHAQDMCgAhkgdAAOUKACGTByAAowoAIZQHQADlCgAhlQcBAMwKACGWB0AA5QoAIZcHQADlCgAhmAdAAKQKACGZB0AA5QoAIQKmCAEAAAABpwgBAAAAAQgEAADwCwAgwAYAAO8LADDBBgAABwAQwgYAAO8LADDYBgEAogoAIaYIAQCiCgAhpwgBAKIKACGoCEAApAoAIRcDAACkCwAgBQAA8gsAIMAGAADxCwAwwQYAAAMAEMIGAADxCwAw2AYBAKIKACHdBgEAogoAId8GAQCiCgAh7QZAAKQKACHwBgEAzAoAIacHQADlCgAhtgcBAKIKACG-BwEAogoAIakIAQCiCgAhqggBAKIKACGrCAAArQsAIKwIAACtCwAgrQgAAK0LACCuCEAA5QoAIa8IQADlCgAhsAhAAOUKACHXCAAAAwAg2AgAAAMAIBUDAACkCwAgBQAA8gsAIMAGAADxCwAwwQYAAAMAEMIGAADxCwAw2AYBAKIKACHdBgEAogoAId8GAQCiCgAh7QZAAKQKACHwBgEAzAoAIacHQADlCgAhtgcBAKIKACG-BwEAogoAIakIAQCiCgAhqggBAKIKACGrCAAArQsAIKwIAACtCwAgrQgAAK0LACCuCEAA5QoAIa8IQADlCgAhsAhAAOUKACEDngcAAAcAIJ8HAAAHACCgBwAABwAgAAAAAAAF3AgCAAAAAeMIAgAAAAHkCAIAAAAB5QgCAAAAAeYIAgAAAAEB3AgBAAAAAQHcCCAAAAABAdwIQAAAAAEAAAAAAAXcCAQAAAAB4wgEAAAAAeQIBAAAAAHlCAQAAAAB5ggEAAAAAQAAAAAABdwIEAAAAAHjCBAAAAAB5AgQAAAAAeUIEAAAAAHmCBAAAAABBTIAALETACAzAAC3EwAg2QgAALITACDaCAAAthMAIN8IAABKACAFMgAArxMAIDMAALQTACDZCAAAsBMAINoIAACzEwAg3wgAAA4AIAMyAACxEwAg2QgAALITACDfCAAASgAgAzIAAK8TACDZCAAAsBMAIN8IAAAOACAAAAAAAAAB3AgBAAAAAQXcCBAAAAAB4wgQAAAAAeQIEAAAAAHlCBAAAAAB5ggQAAAAAQXcCAQAAAAB4wgEAAAAAeQIBAAAAAHlCAQAAAAB5ggEAAAAAQHcCEAAAAABBzIAAJcTACAzAACtEwAg2QgAAJgTACDaCAAArBMAIN0IAAAUACDeCAAAFAAg3wgAAAEAIAsyAADODAAwMwAA0wwAMNkIAADPDAAw2ggAANAMADDbCAAA0QwAINwIAADSDAAw3QgAANIMADDeCAAA0gwAMN8IAADSDAAw4AgAANQMADDhCAAA1QwAMAsyAACZDAAwMwAAngwAMNkIAACaDAAw2ggAAJsMADDbCAAAnAwAINwIAACdDAAw3QgAAJ0MADDeCAAAnQwAMN8IAACdDAAw4AgAAJ8MADDhCAAAoAwAMBQKAADJDAAgDgAAygwAIBYAAMsMACAXAADMDAAgGAAAzQwAINQGBAAAAAHtBkAAAAABmQdAAAAAAaYHBAAAAAG3BwEAAAABugcBAAAAAcwHAQAAAAHVB0AAAAAB1wcEAAAAAdgHEAAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBxAAAAAB3QdAAAAAAQIAAAAZACAyAADIDAAgAwAAABkAIDIAAMgMACAzAACjDAAgASsAAKsTADAaCgAA1wsAIA4AANQLACAVAADYCwAgFgAA2QsAIBcAANoLACAYAADQCwAgwAYAANYLADDBBgAAFwAQwgYAANYLADDUBgQA6AoAIdYGAQDMCgAh7QZAAKQKACGZB0AA5QoAIaYHBACrCgAhtwcBAMwKACG6BwEAogoAIcsHAADVCwAgzAcBAKIKACHVB0AApAoAIdcHBADoCgAh2AcQAJYLACHZBwEAogoAIdoHAQDMCgAh2wcBAMwKACHcBxAAlgsAId0HQADlCgAhAgAAABkAICsAAKMMACACAAAAoQwAICsAAKIMACATwAYAAKAMADDBBgAAoQwAEMIGAACgDAAw1AYEAOgKACHWBgEAzAoAIe0GQACkCgAhmQdAAOUKACGmBwQAqwoAIbcHAQDMCgAhugcBAKIKACHMBwEAogoAIdUHQACkCgAh1wcEAOgKACHYBxAAlgsAIdkHAQCiCgAh2gcBAMwKACHbBwEAzAoAIdwHEACWCwAh3QdAAOUKACETwAYAAKAMADDBBgAAoQwAEMIGAACgDAAw1AYEAOgKACHWBgEAzAoAIe0GQACkCgAhmQdAAOUKACGmBwQAqwoAIbcHAQDMCgAhugcBAKIKACHMBwEAogoAIdUHQACkCgAh1wcEAOgKACHYBxAAlgsAIdkHAQCiCgAh2gcBAMwKACHbBwEAzAoAIdwHEACWCwAh3QdAAOUKACEP1AYEAJQMACHtBkAA-wsAIZkHQACVDAAhpgcEAIEMACG3BwEAkgwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhFAoAAKQMACAOAAClDAAgFgAApgwAIBcAAKcMACAYAACoDAAg1AYEAJQMACHtBkAA-wsAIZkHQACVDAAhpgcEAIEMACG3BwEAkgwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhBTIAAJwTACAzAACpEwAg2QgAAJ0TACDaCAAAqBMAIN8IAADRAwAgBzIAAJoTACAzAACmEwAg2QgAAJsTACDaCAAApRMAIN0IAAAdACDeCAAAHQAg3wgAACIAIAsyAAC8DAAwMwAAwQwAMNkIAAC9DAAw2ggAAL4MADDbCAAAvwwAINwIAADADAAw3QgAAMAMADDeCAAAwAwAMN8IAADADAAw4AgAAMIMADDhCAAAwwwAMAcyAAC3DAAgMwAAugwAINkIAAC4DAAg2ggAALkMACDdCAAAQQAg3ggAAEEAIN8IAACUBQAgCzIAAKkMADAzAACuDAAw2QgAAKoMADDaCAAAqwwAMNsIAACsDAAg3AgAAK0MADDdCAAArQwAMN4IAACtDAAw3wgAAK0MADDgCAAArwwAMOEIAACwDAAwBg4AALYMACCZB0AAAAABtwcBAAAAAdYHAgAAAAHXBwQAAAAB2AcQAAAAAQIAAAAoACAyAAC1DAAgAwAAACgAIDIAALUMACAzAACzDAAgASsAAKQTADANDQAAhgsAIA4AAJ0LACDABgAAywsAMMEGAAAmABDCBgAAywsAMJkHQADlCgAhpgcEAKsKACG3BwEAogoAIboHAQCiCgAh1gcCAKEKACHXBwQA6AoAIdgHEACWCwAh0wgAAMoLACACAAAAKAAgKwAAswwAIAIAAACxDAAgKwAAsgwAIArABgAAsAwAMMEGAACxDAAQwgYAALAMADCZB0AA5QoAIaYHBACrCgAhtwcBAKIKACG6BwEAogoAIdYHAgChCgAh1wcEAOgKACHYBxAAlgsAIQrABgAAsAwAMMEGAACxDAAQwgYAALAMADCZB0AA5QoAIaYHBACrCgAhtwcBAKIKACG6BwEAogoAIdYHAgChCgAh1wcEAOgKACHYBxAAlgsAIQWZB0AAlQwAIbcHAQD5CwAh1gcCAPgLACHXBwQAlAwAIdgHEACTDAAhBg4AALQMACCZB0AAlQwAIbcHAQD5CwAh1gcCAPgLACHXBwQAlAwAIdgHEACTDAAhBTIAAJ8TACAzAACiEwAg2QgAAKATACDaCAAAoRMAIN8IAAAiACAGDgAAtgwAIJkHQAAAAAG3BwEAAAAB1gcCAAAAAdcHBAAAAAHYBxAAAAABAzIAAJ8TACDZCAAAoBMAIN8IAAAiACAD7QZAAAAAAbsHEAAAAAHKBwEAAAABAgAAAJQFACAyAAC3DAAgAwAAAEEAIDIAALcMACAzAAC7DAAgBQAAAEEAICsAALsMACDtBkAA-wsAIbsHEACHDAAhygcBAPkLACED7QZAAPsLACG7BxAAhwwAIcoHAQD5CwAhA8MGAgAAAAGCBwEAAAABuQdAAAAAAQIAAAA_ACAyAADHDAAgAwAAAD8AIDIAAMcMACAzAADGDAAgASsAAJ4TADAKDQAAhgsAIMAGAADFCwAwwQYAAD0AEMIGAADFCwAwwwYCAKEKACGCBwEAogoAIaYHBACrCgAhuQdAAKQKACG6BwEAogoAIdEIAADECwAgAgAAAD8AICsAAMYMACACAAAAxAwAICsAAMUMACAIwAYAAMMMADDBBgAAxAwAEMIGAADDDAAwwwYCAKEKACGCBwEAogoAIaYHBACrCgAhuQdAAKQKACG6BwEAogoAIQjABgAAwwwAMMEGAADEDAAQwgYAAMMMADDDBgIAoQoAIYIHAQCiCgAhpgcEAKsKACG5B0AApAoAIboHAQCiCgAhA8MGAgD4CwAhggcBAPkLACG5B0AA-wsAIQPDBgIA-AsAIYIHAQD5CwAhuQdAAPsLACEDwwYCAAAAAYIHAQAAAAG5B0AAAAABFAoAAMkMACAOAADKDAAgFgAAywwAIBcAAMwMACAYAADNDAAg1AYEAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABAzIAAJwTACDZCAAAnRMAIN8IAADRAwAgAzIAAJoTACDZCAAAmxMAIN8IAAAiACAEMgAAvAwAMNkIAAC9DAAw2wgAAL8MACDfCAAAwAwAMAMyAAC3DAAg2QgAALgMACDfCAAAlAUAIAQyAACpDAAw2QgAAKoMADDbCAAArAwAIN8IAACtDAAwBxkAAIsMACDXBgEAAAAB2AYBAAAAAdkGEAAAAAHaBgEAAAAB2wYQAAAAAdwGEAAAAAECAAAAEgAgMgAA2QwAIAMAAAASACAyAADZDAAgMwAA2AwAIAErAACZEwAwDRUAAOsLACAZAADsCwAgwAYAAOoLADDBBgAAEAAQwgYAAOoLADDWBgEAogoAIdcGAQCiCgAh2AYBAKIKACHZBhAAxgoAIdoGAQCiCgAh2wYQAMYKACHcBhAAxgoAIdUIAADpCwAgAgAAABIAICsAANgMACACAAAA1gwAICsAANcMACAKwAYAANUMADDBBgAA1gwAEMIGAADVDAAw1gYBAKIKACHXBgEAogoAIdgGAQCiCgAh2QYQAMYKACHaBgEAogoAIdsGEADGCgAh3AYQAMYKACEKwAYAANUMADDBBgAA1gwAEMIGAADVDAAw1gYBAKIKACHXBgEAogoAIdgGAQCiCgAh2QYQAMYKACHaBgEAogoAIdsGEADGCgAh3AYQAMYKACEG1wYBAPkLACHYBgEA-QsAIdkGEACHDAAh2gYBAPkLACHbBhAAhwwAIdwGEACHDAAhBxkAAIkMACDXBgEA-QsAIdgGAQD5CwAh2QYQAIcMACHaBgEA-QsAIdsGEACHDAAh3AYQAIcMACEHGQAAiwwAINcGAQAAAAHYBgEAAAAB2QYQAAAAAdoGAQAAAAHbBhAAAAAB3AYQAAAAAQMyAACXEwAg2QgAAJgTACDfCAAAAQAgBDIAAM4MADDZCAAAzwwAMNsIAADRDAAg3wgAANIMADAEMgAAmQwAMNkIAACaDAAw2wgAAJwMACDfCAAAnQwAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUyAACREwAgMwAAlRMAINkIAACSEwAg2ggAAJQTACDfCAAAAQAgCzIAAPQMADAzAAD4DAAw2QgAAPUMADDaCAAA9gwAMNsIAAD3DAAg3AgAANIMADDdCAAA0gwAMN4IAADSDAAw3wgAANIMADDgCAAA-QwAMOEIAADVDAAwBxUAAIoMACDWBgEAAAAB2AYBAAAAAdkGEAAAAAHaBgEAAAAB2wYQAAAAAdwGEAAAAAECAAAAEgAgMgAA_AwAIAMAAAASACAyAAD8DAAgMwAA-wwAIAErAACTEwAwAgAAABIAICsAAPsMACACAAAA1gwAICsAAPoMACAG1gYBAPkLACHYBgEA-QsAIdkGEACHDAAh2gYBAPkLACHbBhAAhwwAIdwGEACHDAAhBxUAAIgMACDWBgEA-QsAIdgGAQD5CwAh2QYQAIcMACHaBgEA-QsAIdsGEACHDAAh3AYQAIcMACEHFQAAigwAINYGAQAAAAHYBgEAAAAB2QYQAAAAAdoGAQAAAAHbBhAAAAAB3AYQAAAAAQMyAACREwAg2QgAAJITACDfCAAAAQAgBDIAAPQMADDZCAAA9QwAMNsIAAD3DAAg3wgAANIMADAAAAAAAAUyAACMEwAgMwAAjxMAINkIAACNEwAg2ggAAI4TACDfCAAA7wcAIAMyAACMEwAg2QgAAI0TACDfCAAA7wcAIAAAAAAABTIAAIcTACAzAACKEwAg2QgAAIgTACDaCAAAiRMAIN8IAADvBwAgAzIAAIcTACDZCAAAiBMAIN8IAADvBwAgAAAAAAALMgAAoA0AMDMAAKUNADDZCAAAoQ0AMNoIAACiDQAw2wgAAKMNACDcCAAApA0AMN0IAACkDQAw3ggAAKQNADDfCAAApA0AMOAIAACmDQAw4QgAAKcNADALMgAAlA0AMDMAAJkNADDZCAAAlQ0AMNoIAACWDQAw2wgAAJcNACDcCAAAmA0AMN0IAACYDQAw3ggAAJgNADDfCAAAmA0AMOAIAACaDQAw4QgAAJsNADACxAYBAAAAAd4GAQAAAAECAAAA9wcAIDIAAJ8NACADAAAA9wcAIDIAAJ8NACAzAACeDQAgASsAAIYTADAIgQUAANcKACDABgAA1goAMMEGAAD1BwAQwgYAANYKADDDBgIAoQoAIcQGAQCiCgAh3gYBAKIKACGhBwAA1QoAIAIAAAD3BwAgKwAAng0AIAIAAACcDQAgKwAAnQ0AIAbABgAAmw0AMMEGAACcDQAQwgYAAJsNADDDBgIAoQoAIcQGAQCiCgAh3gYBAKIKACEGwAYAAJsNADDBBgAAnA0AEMIGAACbDQAwwwYCAKEKACHEBgEAogoAId4GAQCiCgAhAsQGAQD5CwAh3gYBAPkLACECxAYBAPkLACHeBgEA-QsAIQLEBgEAAAAB3gYBAAAAAQLEBgEAAAABmgcBAAAAAQIAAADzBwAgMgAAqw0AIAMAAADzBwAgMgAAqw0AIDMAAKoNACABKwAAhRMAMAiBBQAA1woAIMAGAADZCgAwwQYAAPEHABDCBgAA2QoAMMMGAgChCgAhxAYBAKIKACGaBwEAogoAIaIHAADYCgAgAgAAAPMHACArAACqDQAgAgAAAKgNACArAACpDQAgBsAGAACnDQAwwQYAAKgNABDCBgAApw0AMMMGAgChCgAhxAYBAKIKACGaBwEAogoAIQbABgAApw0AMMEGAACoDQAQwgYAAKcNADDDBgIAoQoAIcQGAQCiCgAhmgcBAKIKACECxAYBAPkLACGaBwEA-QsAIQLEBgEA-QsAIZoHAQD5CwAhAsQGAQAAAAGaBwEAAAABBDIAAKANADDZCAAAoQ0AMNsIAACjDQAg3wgAAKQNADAEMgAAlA0AMNkIAACVDQAw2wgAAJcNACDfCAAAmA0AMAAAA4IFAACuDQAggwUAAK8NACCdBwAAjAwAIAAAAAAABTIAAIATACAzAACDEwAg2QgAAIETACDaCAAAghMAIN8IAAABACADMgAAgBMAINkIAACBEwAg3wgAAAEAIAAAAAAAAAAABdwIAgAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHmCAIAAAABAAAAAAAAAAAAAAAAAAAABTIAAPsSACAzAAD-EgAg2QgAAPwSACDaCAAA_RIAIN8IAAAZACADMgAA-xIAINkIAAD8EgAg3wgAABkAIAAAAAAAAAAAAAAFMgAA9hIAIDMAAPkSACDZCAAA9xIAINoIAAD4EgAg3wgAAMUFACADMgAA9hIAINkIAAD3EgAg3wgAAMUFACAFDAAAjw4AIL8DAACNDgAgwAMAAI4OACDYBgAAjAwAIMUHAACMDAAgAAAABTIAAPESACAzAAD0EgAg2QgAAPISACDaCAAA8xIAIN8IAADFBQAgAzIAAPESACDZCAAA8hIAIN8IAADFBQAgAAAABTIAAOwSACAzAADvEgAg2QgAAO0SACDaCAAA7hIAIN8IAADFBQAgAzIAAOwSACDZCAAA7RIAIN8IAADFBQAgAAAAAAAAAAAHMgAAhQ4AIDMAAIgOACDZCAAAhg4AINoIAACHDgAg3QgAAMcFACDeCAAAxwUAIN8IAACABgAgCzIAAPkNADAzAAD-DQAw2QgAAPoNADDaCAAA-w0AMNsIAAD8DQAg3AgAAP0NADDdCAAA_Q0AMN4IAAD9DQAw3wgAAP0NADDgCAAA_w0AMOEIAACADgAwBzIAAPQNACAzAAD3DQAg2QgAAPUNACDaCAAA9g0AIN0IAADNBQAg3ggAAM0FACDfCAAArgYAIAO4BwQAAAABvgcBAAAAAb8HQAAAAAECAAAArgYAIDIAAPQNACADAAAAzQUAIDIAAPQNACAzAAD4DQAgBQAAAM0FACArAAD4DQAguAcEAIEMACG-BwEA-QsAIb8HQAD7CwAhA7gHBACBDAAhvgcBAPkLACG_B0AA-wsAIQG_B0AAAAABAgAAAMsFACAyAACEDgAgAwAAAMsFACAyAACEDgAgMwAAgw4AIAErAADrEgAwB74DAADvCgAgwAYAAP8KADDBBgAAyQUAEMIGAAD_CgAwvQcBAKIKACG_B0AApAoAIcYHAAD-CgAgAgAAAMsFACArAACDDgAgAgAAAIEOACArAACCDgAgBcAGAACADgAwwQYAAIEOABDCBgAAgA4AML0HAQCiCgAhvwdAAKQKACEFwAYAAIAOADDBBgAAgQ4AEMIGAACADgAwvQcBAKIKACG_B0AApAoAIQG_B0AA-wsAIQG_B0AA-wsAIQG_B0AAAAABA4YHAQAAAAG_B0AAAAABwAcBAAAAAQIAAACABgAgMgAAhQ4AIAMAAADHBQAgMgAAhQ4AIDMAAIkOACAFAAAAxwUAICsAAIkOACCGBwEA-QsAIb8HQAD7CwAhwAcBAPkLACEDhgcBAPkLACG_B0AA-wsAIcAHAQD5CwAhAzIAAIUOACDZCAAAhg4AIN8IAACABgAgBDIAAPkNADDZCAAA-g0AMNsIAAD8DQAg3wgAAP0NADADMgAA9A0AINkIAAD1DQAg3wgAAK4GACABvgMAAN4NACAAAb4DAADeDQAgAAAAAAAAAAAFMgAA5hIAIDMAAOkSACDZCAAA5xIAINoIAADoEgAg3wgAABkAIAMyAADmEgAg2QgAAOcSACDfCAAAGQAgEAoAAOsRACAOAADkDgAgFQAA7BEAIBYAAO0RACAXAADuEQAgGAAA5xEAINQGAACMDAAg1gYAAIwMACCZBwAAjAwAILcHAACMDAAg1wcAAIwMACDYBwAAjAwAINoHAACMDAAg2wcAAIwMACDcBwAAjAwAIN0HAACMDAAgAAAAAAAFMgAA4RIAIDMAAOQSACDZCAAA4hIAINoIAADjEgAg3wgAAAEAIAMyAADhEgAg2QgAAOISACDfCAAAAQAgAAAAAAAAAAAAAAUyAADcEgAgMwAA3xIAINkIAADdEgAg2ggAAN4SACDfCAAAGQAgAzIAANwSACDZCAAA3RIAIN8IAAAZACAAAAAAAAcyAADXEgAgMwAA2hIAINkIAADYEgAg2ggAANkSACDdCAAAOwAg3ggAADsAIN8IAABKACADMgAA1xIAINkIAADYEgAg3wgAAEoAIAAAAAAAAAAAAAAAAAAAAAAAAAsyAADIDgAwMwAAzA4AMNkIAADJDgAw2ggAAMoOADDbCAAAyw4AINwIAACdDAAw3QgAAJ0MADDeCAAAnQwAMN8IAACdDAAw4AgAAM0OADDhCAAAoAwAMBQOAADKDAAgFQAAtA4AIBYAAMsMACAXAADMDAAgGAAAzQwAINQGBAAAAAHWBgEAAAAB7QZAAAAAAZkHQAAAAAGmBwQAAAABtwcBAAAAAcwHAQAAAAHVB0AAAAAB1wcEAAAAAdgHEAAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBxAAAAAB3QdAAAAAAQIAAAAZACAyAADQDgAgAwAAABkAIDIAANAOACAzAADPDgAgASsAANYSADACAAAAGQAgKwAAzw4AIAIAAAChDAAgKwAAzg4AIA_UBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACHMBwEA-QsAIdUHQAD7CwAh1wcEAJQMACHYBxAAkwwAIdkHAQD5CwAh2gcBAJIMACHbBwEAkgwAIdwHEACTDAAh3QdAAJUMACEUDgAApQwAIBUAALMOACAWAACmDAAgFwAApwwAIBgAAKgMACDUBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACHMBwEA-QsAIdUHQAD7CwAh1wcEAJQMACHYBxAAkwwAIdkHAQD5CwAh2gcBAJIMACHbBwEAkgwAIdwHEACTDAAh3QdAAJUMACEUDgAAygwAIBUAALQOACAWAADLDAAgFwAAzAwAIBgAAM0MACDUBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAHMBwEAAAAB1QdAAAAAAdcHBAAAAAHYBxAAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcQAAAAAd0HQAAAAAEEMgAAyA4AMNkIAADJDgAw2wgAAMsOACDfCAAAnQwAMAAAAAAFMgAA0RIAIDMAANQSACDZCAAA0hIAINoIAADTEgAg3wgAACIAIAMyAADREgAg2QgAANISACDfCAAAIgAgAAAABTIAAMwSACAzAADPEgAg2QgAAM0SACDaCAAAzhIAIN8IAAAiACADMgAAzBIAINkIAADNEgAg3wgAACIAIAAAAAAABTIAAMcSACAzAADKEgAg2QgAAMgSACDaCAAAyRIAIN8IAAAiACADMgAAxxIAINkIAADIEgAg3wgAACIAICwDAACEDwAgCQAA0g4AIAwAAOYRACAPAADnEQAgEAAA6BEAIBEAAOkRACASAADqEQAgEwAA5A4AIBQAANoRACDUBgAAjAwAINUGAACMDAAg1wYAAIwMACDpBgAAjAwAIOoGAACMDAAg6wYAAIwMACDsBgAAjAwAIO8GAACMDAAg-QYAAIwMACD6BgAAjAwAIPsGAACMDAAgiAgAAIwMACCPCAAAjAwAIJAIAACMDAAgkQgAAIwMACCSCAAAjAwAIJMIAACMDAAglAgAAIwMACCVCAAAjAwAIJYIAACMDAAglwgAAIwMACCYCAAAjAwAIJkIAACMDAAgmggAAIwMACCbCAAAjAwAIJwIAACMDAAgnQgAAIwMACCeCAAAjAwAIJ8IAACMDAAgoAgAAIwMACChCAAAjAwAIKIIAACMDAAgowgAAIwMACCkCAAAjAwAIKUIAACMDAAgAAAAAAAFMgAAwhIAIDMAAMUSACDZCAAAwxIAINoIAADEEgAg3wgAAAEAIAMyAADCEgAg2QgAAMMSACDfCAAAAQAgAAAABTIAAL0SACAzAADAEgAg2QgAAL4SACDaCAAAvxIAIN8IAAABACADMgAAvRIAINkIAAC-EgAg3wgAAAEAIAAAAAAABTIAALgSACAzAAC7EgAg2QgAALkSACDaCAAAuhIAIN8IAAABACADMgAAuBIAINkIAAC5EgAg3wgAAAEAIAAAAAAABTIAALMSACAzAAC2EgAg2QgAALQSACDaCAAAtRIAIN8IAAABACADMgAAsxIAINkIAAC0EgAg3wgAAAEAIAAAAAUyAACuEgAgMwAAsRIAINkIAACvEgAg2ggAALASACDfCAAAAQAgAzIAAK4SACDZCAAArxIAIN8IAAABACAbBwAA1xEAIAsAANoRACAaAADYEQAgGwAA2REAIBwAANsRACAdAADcEQAgHgAA3REAIB8AAN4RACAgAADfEQAgIQAA4BEAICIAAOERACAjAADiEQAgJAAA4xEAICUAAOQRACC7CAAAjAwAILwIAACMDAAgvQgAAIwMACC-CAAAjAwAIL8IAACMDAAgwAgAAIwMACDBCAAAjAwAIMQIAACMDAAgxQgAAIwMACDGCAAAjAwAIMcIAACMDAAgyAgAAIwMACDKCAAAjAwAIAAAAAAABTIAAKkSACAzAACsEgAg2QgAAKoSACDaCAAAqxIAIN8IAAABACADMgAAqRIAINkIAACqEgAg3wgAAAEAIAAAAAAABTIAAI8SACAzAACnEgAg2QgAAJASACDaCAAAphIAIN8IAAABACALMgAAkw8AMDMAAJgPADDZCAAAlA8AMNoIAACVDwAw2wgAAJYPACDcCAAAlw8AMN0IAACXDwAw3ggAAJcPADDfCAAAlw8AMOAIAACZDwAw4QgAAJoPADBAAwAAsQ8AIAkAALMPACAPAAC0DwAgEAAAtQ8AIBEAALYPACASAAC3DwAgEwAA6Q8AIBQAALgPACDDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpQgBAAAAAQIAAAAiACAyAADoDwAgAwAAACIAIDIAAOgPACAzAACeDwAgASsAAKUSADBGAwAApAsAIAkAAJcLACAMAADPCwAgDwAA0AsAIBAAANELACARAADSCwAgEgAA0wsAIBMAANQLACAUAADACwAgwAYAAM0LADDBBgAAHQAQwgYAAM0LADDDBgIAoQoAIdQGBADoCgAh1QYBAMwKACHXBgEAzAoAIdgGAQCiCgAh3AYQAMYKACHdBgEAAAAB3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAIdQIAADMCwAgAgAAACIAICsAAJ4PACACAAAAmw8AICsAAJwPACA8wAYAAJoPADDBBgAAmw8AEMIGAACaDwAwwwYCAKEKACHUBgQA6AoAIdUGAQDMCgAh1wYBAMwKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIeIGAQCiCgAh5gYBAKIKACHpBgEAzAoAIeoGQADlCgAh6wYBAMwKACHsBgEAzAoAIe0GQACkCgAh7wZAAOUKACHyBgEAogoAIfkGAQDMCgAh-gYBAMwKACH7BgAAzQoAIIIHAQCiCgAhmwcBAKIKACGcBwEAogoAIaYHEADGCgAhiAgBAMwKACGJCAEAogoAIYoIBACrCgAhiwgEAKsKACGMCAEAogoAIY0IAQCiCgAhjggEAKsKACGPCCAAzgsAIZAIAgDhCgAhkQgBAMwKACGSCAQA6AoAIZMIAgDhCgAhlAhAAOUKACGVCAEAzAoAIZYIQADlCgAhlwgBAMwKACGYCEAA5QoAIZkIQADlCgAhmghAAOUKACGbCEAA5QoAIZwIQADlCgAhnQgBAMwKACGeCAEAzAoAIZ8IAQDMCgAhoAgAAM0KACChCAEAzAoAIaIIQADlCgAhowhAAOUKACGkCAEAzAoAIaUIAQDMCgAhPMAGAACaDwAwwQYAAJsPABDCBgAAmg8AMMMGAgChCgAh1AYEAOgKACHVBgEAzAoAIdcGAQDMCgAh2AYBAKIKACHcBhAAxgoAId0GAQCiCgAh3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeYGAQCiCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe8GQADlCgAh8gYBAKIKACH5BgEAzAoAIfoGAQDMCgAh-wYAAM0KACCCBwEAogoAIZsHAQCiCgAhnAcBAKIKACGmBxAAxgoAIYgIAQDMCgAhiQgBAKIKACGKCAQAqwoAIYsIBACrCgAhjAgBAKIKACGNCAEAogoAIY4IBACrCgAhjwggAM4LACGQCAIA4QoAIZEIAQDMCgAhkggEAOgKACGTCAIA4QoAIZQIQADlCgAhlQgBAMwKACGWCEAA5QoAIZcIAQDMCgAhmAhAAOUKACGZCEAA5QoAIZoIQADlCgAhmwhAAOUKACGcCEAA5QoAIZ0IAQDMCgAhnggBAMwKACGfCAEAzAoAIaAIAADNCgAgoQgBAMwKACGiCEAA5QoAIaMIQADlCgAhpAgBAMwKACGlCAEAzAoAITjDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHmBgEA-QsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHvBkAAlQwAIfIGAQD5CwAh-QYBAJIMACH6BgEAkgwAIfsGgAAAAAGCBwEA-QsAIZsHAQD5CwAhnAcBAPkLACGmBxAAhwwAIYgIAQCSDAAhiQgBAPkLACGKCAQAgQwAIYsIBACBDAAhjAgBAPkLACGNCAEA-QsAIY4IBACBDAAhjwggAJ0PACGQCAIAwA0AIZEIAQCSDAAhkggEAJQMACGTCAIAwA0AIZQIQACVDAAhlQgBAJIMACGWCEAAlQwAIZcIAQCSDAAhmAhAAJUMACGZCEAAlQwAIZoIQACVDAAhmwhAAJUMACGcCEAAlQwAIZ0IAQCSDAAhnggBAJIMACGfCAEAkgwAIaAIgAAAAAGhCAEAkgwAIaIIQACVDAAhowhAAJUMACGlCAEAkgwAIQHcCCAAAAABQAMAAJ8PACAJAACgDwAgDwAAoQ8AIBAAAKIPACARAACjDwAgEgAApA8AIBMAAKUPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpQgBAJIMACEFMgAAmRIAIDMAAKMSACDZCAAAmhIAINoIAACiEgAg3wgAAAEAIAsyAADJDwAwMwAA5A8AMNkIAADKDwAw2ggAAOMPADDbCAAAyw8AINwIAACdDAAw3QgAAJ0MADDeCAAAnQwAMN8IAACdDAAw4AgAAOUPADDhCAAAoAwAMAsyAADFDwAwMwAA3w8AMNkIAADGDwAw2ggAAN4PADDbCAAAxw8AINwIAACtDAAw3QgAAK0MADDeCAAArQwAMN8IAACtDAAw4AgAAOAPADDhCAAAsAwAMAsyAADADwAwMwAA2A8AMNkIAADBDwAw2ggAANcPADDbCAAAwg8AINwIAADDDwAw3QgAAMMPADDeCAAAww8AMN8IAADDDwAw4AgAANkPADDhCAAA2g8AMAcyAAC-DwAgMwAA1Q8AINkIAAC_DwAg2ggAANQPACDdCAAALgAg3ggAAC4AIN8IAACNAwAgCzIAALkPADAzAADODwAw2QgAALoPADDaCAAAzQ8AMNsIAAC7DwAg3AgAALwPADDdCAAAvA8AMN4IAAC8DwAw3wgAALwPADDgCAAAzw8AMOEIAADQDwAwBzIAAJESACAzAACgEgAg2QgAAJISACDaCAAAnxIAIN0IAAAdACDeCAAAHQAg3wgAACIAIAsyAACnDwAwMwAAqw8AMNkIAACoDwAw2ggAAKkPADDbCAAAqg8AINwIAACXDwAw3QgAAJcPADDeCAAAlw8AMN8IAACXDwAw4AgAAKwPADDhCAAAmg8AMEADAACxDwAgCQAAsw8AIAwAALIPACAPAAC0DwAgEAAAtQ8AIBEAALYPACASAAC3DwAgFAAAuA8AIMMGAgAAAAHUBgQAAAAB1QYBAAAAAdcGAQAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeYGAQAAAAHpBgEAAAAB6gZAAAAAAesGAQAAAAHsBgEAAAAB7QZAAAAAAe8GQAAAAAHyBgEAAAAB-QYBAAAAAfoGAQAAAAH7BoAAAAABggcBAAAAAZsHAQAAAAGcBwEAAAABpgcQAAAAAYgIAQAAAAGJCAEAAAABiggEAAAAAYsIBAAAAAGMCAEAAAABjQgBAAAAAY4IBAAAAAGPCCAAAAABkAgCAAAAAZEIAQAAAAGSCAQAAAABkwgCAAAAAZQIQAAAAAGVCAEAAAABlghAAAAAAZcIAQAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAAAAABnAhAAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIgAAAAAGhCAEAAAABoghAAAAAAaMIQAAAAAGkCAEAAAABAgAAACIAIDIAALAPACADAAAAIgAgMgAAsA8AIDMAAK4PACABKwAAnhIAMAIAAAAiACArAACuDwAgAgAAAJsPACArAACtDwAgOMMGAgD4CwAh1AYEAJQMACHVBgEAkgwAIdcGAQCSDAAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhQAMAAJ8PACAJAACgDwAgDAAArw8AIA8AAKEPACAQAACiDwAgEQAAow8AIBIAAKQPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACEHMgAAlxIAIDMAAJwSACDZCAAAmBIAINoIAACbEgAg3QgAAB8AIN4IAAAfACDfCAAATgAgQAMAALEPACAJAACzDwAgDAAAsg8AIA8AALQPACAQAAC1DwAgEQAAtg8AIBIAALcPACAUAAC4DwAgwwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaQIAQAAAAEDMgAAmRIAINkIAACaEgAg3wgAAAEAIAMyAACXEgAg2QgAAJgSACDfCAAATgAgBDIAAMkPADDZCAAAyg8AMNsIAADLDwAg3wgAAJ0MADAEMgAAxQ8AMNkIAADGDwAw2wgAAMcPACDfCAAArQwAMAQyAADADwAw2QgAAMEPADDbCAAAwg8AIN8IAADDDwAwAzIAAL4PACDZCAAAvw8AIN8IAACNAwAgBDIAALkPADDZCAAAug8AMNsIAAC7DwAg3wgAALwPADAEMgAApw8AMNkIAACoDwAw2wgAAKoPACDfCAAAlw8AMALtBkAAAAAB7wcBAAAAAQIAAAAyACAyAAC9DwAgASsAAJYSADAIDgAAnQsAIMAGAADHCwAwwQYAADAAEMIGAADHCwAw7QZAAKQKACG3BwEAogoAIe8HAQCiCgAh0ggAAMYLACAC7QZAAAAAAe8HAQAAAAEMwwYCAAAAAdgGAQAAAAHtBkAAAAABggcBAAAAAfAHAQAAAAHxBwEAAAAB8gcEAAAAAfMHEAAAAAH0BxAAAAAB9QcQAAAAAfYHEAAAAAH3B0AAAAABAgAAAI0DACAyAAC-DwAgAwQBAAAAAe0GQAAAAAHwBgEAAAABAgAAACwAIDIAAMQPACABKwAAlRIAMAkEAQCiCgAhDgAAnQsAIMAGAADJCwAwwQYAACoAEMIGAADJCwAw7QZAAKQKACHwBgEAogoAIfMGAADICwAgtwcBAKIKACEDBAEAAAAB7QZAAAAAAfAGAQAAAAEHDQAArQ4AIJkHQAAAAAGmBwQAAAABugcBAAAAAdYHAgAAAAHXBwQAAAAB2AcQAAAAAQIAAAAoACAyAADIDwAgASsAAJQSADAHDQAArQ4AIJkHQAAAAAGmBwQAAAABugcBAAAAAdYHAgAAAAHXBwQAAAAB2AcQAAAAARQKAADJDAAgFQAAtA4AIBYAAMsMACAXAADMDAAgGAAAzQwAINQGBAAAAAHWBgEAAAAB7QZAAAAAAZkHQAAAAAGmBwQAAAABugcBAAAAAcwHAQAAAAHVB0AAAAAB1wcEAAAAAdgHEAAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBxAAAAAB3QdAAAAAAQIAAAAZACAyAADMDwAgASsAAJMSADAUCgAAyQwAIBUAALQOACAWAADLDAAgFwAAzAwAIBgAAM0MACDUBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAboHAQAAAAHMBwEAAAAB1QdAAAAAAdcHBAAAAAHYBxAAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcQAAAAAd0HQAAAAAEDAAAAMgAgMgAAvQ8AIDMAANMPACACAAAAMgAgKwAA0w8AIAIAAADRDwAgKwAA0g8AIAbABgAA0A8AMMEGAADRDwAQwgYAANAPADDtBkAApAoAIbcHAQCiCgAh7wcBAKIKACEGwAYAANAPADDBBgAA0Q8AEMIGAADQDwAw7QZAAKQKACG3BwEAogoAIe8HAQCiCgAhAu0GQAD7CwAh7wcBAPkLACEC7QZAAPsLACHvBwEA-QsAIQMAAAAuACAyAAC-DwAgMwAA1g8AIA4AAAAuACArAADWDwAgwwYCAPgLACHYBgEA-QsAIe0GQAD7CwAhggcBAPkLACHwBwEA-QsAIfEHAQD5CwAh8gcEAIEMACHzBxAAhwwAIfQHEACHDAAh9QcQAIcMACH2BxAAkwwAIfcHQACVDAAhDMMGAgD4CwAh2AYBAPkLACHtBkAA-wsAIYIHAQD5CwAh8AcBAPkLACHxBwEA-QsAIfIHBACBDAAh8wcQAIcMACH0BxAAhwwAIfUHEACHDAAh9gcQAJMMACH3B0AAlQwAIQMAAAAsACAyAADEDwAgMwAA3Q8AIAIAAAAsACArAADdDwAgAgAAANsPACArAADcDwAgBwQBAKIKACHABgAA2g8AMMEGAADbDwAQwgYAANoPADDtBkAApAoAIfAGAQCiCgAhtwcBAKIKACEHBAEAogoAIcAGAADaDwAwwQYAANsPABDCBgAA2g8AMO0GQACkCgAh8AYBAKIKACG3BwEAogoAIQMEAQD5CwAh7QZAAPsLACHwBgEA-QsAIQMEAQD5CwAh7QZAAPsLACHwBgEA-QsAIQMAAAAoACAyAADIDwAgMwAA4g8AIAIAAAAoACArAADiDwAgAgAAALEMACArAADhDwAgBpkHQACVDAAhpgcEAIEMACG6BwEA-QsAIdYHAgD4CwAh1wcEAJQMACHYBxAAkwwAIQcNAACsDgAgmQdAAJUMACGmBwQAgQwAIboHAQD5CwAh1gcCAPgLACHXBwQAlAwAIdgHEACTDAAhAwAAABkAIDIAAMwPACAzAADnDwAgAgAAABkAICsAAOcPACACAAAAoQwAICsAAOYPACAP1AYEAJQMACHWBgEAkgwAIe0GQAD7CwAhmQdAAJUMACGmBwQAgQwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhFAoAAKQMACAVAACzDgAgFgAApgwAIBcAAKcMACAYAACoDAAg1AYEAJQMACHWBgEAkgwAIe0GQAD7CwAhmQdAAJUMACGmBwQAgQwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhQAMAALEPACAJAACzDwAgDwAAtA8AIBAAALUPACARAAC2DwAgEgAAtw8AIBMAAOkPACAUAAC4DwAgwwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaUIAQAAAAEDMgAAkRIAINkIAACSEgAg3wgAACIAIAMyAACPEgAg2QgAAJASACDfCAAAAQAgBDIAAJMPADDZCAAAlA8AMNsIAACWDwAg3wgAAJcPADAAAAAAAAAAAAUyAACKEgAgMwAAjRIAINkIAACLEgAg2ggAAIwSACDfCAAABQAgAzIAAIoSACDZCAAAixIAIN8IAAAFACAAAAAC3AgBAAAABOIIAQAAAAUC3AgBAAAABOIIAQAAAAUC3AgBAAAABOIIAQAAAAUFMgAAhBIAIDMAAIgSACDZCAAAhRIAINoIAACHEgAg3wgAAAEAIAsyAAD-DwAwMwAAgxAAMNkIAAD_DwAw2ggAAIAQADDbCAAAgRAAINwIAACCEAAw3QgAAIIQADDeCAAAghAAMN8IAACCEAAw4AgAAIQQADDhCAAAhRAAMAPYBgEAAAABpwgBAAAAAagIQAAAAAECAAAACQAgMgAAiRAAIAMAAAAJACAyAACJEAAgMwAAiBAAIAErAACGEgAwCQQAAPALACDABgAA7wsAMMEGAAAHABDCBgAA7wsAMNgGAQCiCgAhpggBAKIKACGnCAEAogoAIagIQACkCgAh1ggAAO4LACACAAAACQAgKwAAiBAAIAIAAACGEAAgKwAAhxAAIAfABgAAhRAAMMEGAACGEAAQwgYAAIUQADDYBgEAogoAIaYIAQCiCgAhpwgBAKIKACGoCEAApAoAIQfABgAAhRAAMMEGAACGEAAQwgYAAIUQADDYBgEAogoAIaYIAQCiCgAhpwgBAKIKACGoCEAApAoAIQPYBgEA-QsAIacIAQD5CwAhqAhAAPsLACED2AYBAPkLACGnCAEA-QsAIagIQAD7CwAhA9gGAQAAAAGnCAEAAAABqAhAAAAAAQHcCAEAAAAEAdwIAQAAAAQB3AgBAAAABAMyAACEEgAg2QgAAIUSACDfCAAAAQAgBDIAAP4PADDZCAAA_w8AMNsIAACBEAAg3wgAAIIQADAAAAAAAALcCAIAAAAE4ggCAAAABQUyAAD_EQAgMwAAghIAINkIAACAEgAg2ggAAIESACDfCAAAAQAgAdwIAgAAAAQDMgAA_xEAINkIAACAEgAg3wgAAAEAIAAAAAAACzIAAL0RADAzAADCEQAw2QgAAL4RADDaCAAAvxEAMNsIAADAEQAg3AgAAMERADDdCAAAwREAMN4IAADBEQAw3wgAAMERADDgCAAAwxEAMOEIAADEEQAwCzIAALERADAzAAC2EQAw2QgAALIRADDaCAAAsxEAMNsIAAC0EQAg3AgAALURADDdCAAAtREAMN4IAAC1EQAw3wgAALURADDgCAAAtxEAMOEIAAC4EQAwCzIAAKURADAzAACqEQAw2QgAAKYRADDaCAAApxEAMNsIAACoEQAg3AgAAKkRADDdCAAAqREAMN4IAACpEQAw3wgAAKkRADDgCAAAqxEAMOEIAACsEQAwCzIAAJwRADAzAACgEQAw2QgAAJ0RADDaCAAAnhEAMNsIAACfEQAg3AgAAJcPADDdCAAAlw8AMN4IAACXDwAw3wgAAJcPADDgCAAAoREAMOEIAACaDwAwCzIAAJARADAzAACVEQAw2QgAAJERADDaCAAAkhEAMNsIAACTEQAg3AgAAJQRADDdCAAAlBEAMN4IAACUEQAw3wgAAJQRADDgCAAAlhEAMOEIAACXEQAwCzIAAIQRADAzAACJEQAw2QgAAIURADDaCAAAhhEAMNsIAACHEQAg3AgAAIgRADDdCAAAiBEAMN4IAACIEQAw3wgAAIgRADDgCAAAihEAMOEIAACLEQAwBzIAAP8QACAzAACCEQAg2QgAAIARACDaCAAAgREAIN0IAABUACDeCAAAVAAg3wgAAJ0CACALMgAA8xAAMDMAAPgQADDZCAAA9BAAMNoIAAD1EAAw2wgAAPYQACDcCAAA9xAAMN0IAAD3EAAw3ggAAPcQADDfCAAA9xAAMOAIAAD5EAAw4QgAAPoQADALMgAA5xAAMDMAAOwQADDZCAAA6BAAMNoIAADpEAAw2wgAAOoQACDcCAAA6xAAMN0IAADrEAAw3ggAAOsQADDfCAAA6xAAMOAIAADtEAAw4QgAAO4QADALMgAA2xAAMDMAAOAQADDZCAAA3BAAMNoIAADdEAAw2wgAAN4QACDcCAAA3xAAMN0IAADfEAAw3ggAAN8QADDfCAAA3xAAMOAIAADhEAAw4QgAAOIQADALMgAAzxAAMDMAANQQADDZCAAA0BAAMNoIAADREAAw2wgAANIQACDcCAAA0xAAMN0IAADTEAAw3ggAANMQADDfCAAA0xAAMOAIAADVEAAw4QgAANYQADALMgAAwxAAMDMAAMgQADDZCAAAxBAAMNoIAADFEAAw2wgAAMYQACDcCAAAxxAAMN0IAADHEAAw3ggAAMcQADDfCAAAxxAAMOAIAADJEAAw4QgAAMoQADALMgAAtxAAMDMAALwQADDZCAAAuBAAMNoIAAC5EAAw2wgAALoQACDcCAAAuxAAMN0IAAC7EAAw3ggAALsQADDfCAAAuxAAMOAIAAC9EAAw4QgAAL4QADALMgAAqxAAMDMAALAQADDZCAAArBAAMNoIAACtEAAw2wgAAK4QACDcCAAArxAAMN0IAACvEAAw3ggAAK8QADDfCAAArxAAMOAIAACxEAAw4QgAALIQADAFxAYBAAAAAbQIQAAAAAG1CEAAAAABtghAAAAAAbcIAACWEAAgAgAAAHAAIDIAALYQACADAAAAcAAgMgAAthAAIDMAALUQACABKwAA_hEAMAoDAACkCwAgwAYAALELADDBBgAAbgAQwgYAALELADDEBgEAAAAB2AYBAKIKACG0CEAA5QoAIbUIQADlCgAhtghAAOUKACG3CAAArwsAIAIAAABwACArAAC1EAAgAgAAALMQACArAAC0EAAgCcAGAACyEAAwwQYAALMQABDCBgAAshAAMMQGAQCiCgAh2AYBAKIKACG0CEAA5QoAIbUIQADlCgAhtghAAOUKACG3CAAArwsAIAnABgAAshAAMMEGAACzEAAQwgYAALIQADDEBgEAogoAIdgGAQCiCgAhtAhAAOUKACG1CEAA5QoAIbYIQADlCgAhtwgAAK8LACAFxAYBAPkLACG0CEAAlQwAIbUIQACVDAAhtghAAJUMACG3CAAAlBAAIAXEBgEA-QsAIbQIQACVDAAhtQhAAJUMACG2CEAAlQwAIbcIAACUEAAgBcQGAQAAAAG0CEAAAAABtQhAAAAAAbYIQAAAAAG3CAAAlhAAIAPfBgEAAAAB9QZAAAAAAfgHBAAAAAECAAAAbAAgMgAAwhAAIAMAAABsACAyAADCEAAgMwAAwRAAIAErAAD9EQAwCQMAAKQLACDABgAAswsAMMEGAABqABDCBgAAswsAMNgGAQCiCgAh3wYBAKIKACH1BkAApAoAIfgHBACrCgAhywgAALILACACAAAAbAAgKwAAwRAAIAIAAAC_EAAgKwAAwBAAIAfABgAAvhAAMMEGAAC_EAAQwgYAAL4QADDYBgEAogoAId8GAQCiCgAh9QZAAKQKACH4BwQAqwoAIQfABgAAvhAAMMEGAAC_EAAQwgYAAL4QADDYBgEAogoAId8GAQCiCgAh9QZAAKQKACH4BwQAqwoAIQPfBgEA-QsAIfUGQAD7CwAh-AcEAIEMACED3wYBAPkLACH1BkAA-wsAIfgHBACBDAAhA98GAQAAAAH1BkAAAAAB-AcEAAAAAQPfBgEAAAABggcBAAAAAfkHQAAAAAECAAAAaAAgMgAAzhAAIAMAAABoACAyAADOEAAgMwAAzRAAIAErAAD8EQAwCQMAAKQLACDABgAAtQsAMMEGAABmABDCBgAAtQsAMNgGAQCiCgAh3wYBAKIKACGCBwEAogoAIfkHQACkCgAhzAgAALQLACACAAAAaAAgKwAAzRAAIAIAAADLEAAgKwAAzBAAIAfABgAAyhAAMMEGAADLEAAQwgYAAMoQADDYBgEAogoAId8GAQCiCgAhggcBAKIKACH5B0AApAoAIQfABgAAyhAAMMEGAADLEAAQwgYAAMoQADDYBgEAogoAId8GAQCiCgAhggcBAKIKACH5B0AApAoAIQPfBgEA-QsAIYIHAQD5CwAh-QdAAPsLACED3wYBAPkLACGCBwEA-QsAIfkHQAD7CwAhA98GAQAAAAGCBwEAAAAB-QdAAAAAAQcTgAAAAAEUBAAAAAHfBgEAAAAB7QZAAAAAAfoHAQAAAAH7BwQAAAAB_AcEAAAAAQIAAABkACAyAADaEAAgAwAAAGQAIDIAANoQACAzAADZEAAgASsAAPsRADANAwAApAsAIBMAAPoKACAUBADoCgAhwAYAALcLADDBBgAAYgAQwgYAALcLADDYBgEAogoAId8GAQCiCgAh7QZAAKQKACH6BwEAogoAIfsHBADoCgAh_AcEAOgKACHNCAAAtgsAIAIAAABkACArAADZEAAgAgAAANcQACArAADYEAAgCxMAAPoKACAUBADoCgAhwAYAANYQADDBBgAA1xAAEMIGAADWEAAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAh-gcBAKIKACH7BwQA6AoAIfwHBADoCgAhCxMAAPoKACAUBADoCgAhwAYAANYQADDBBgAA1xAAEMIGAADWEAAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAh-gcBAKIKACH7BwQA6AoAIfwHBADoCgAhBxOAAAAAARQEAJQMACHfBgEA-QsAIe0GQAD7CwAh-gcBAPkLACH7BwQAlAwAIfwHBACUDAAhBxOAAAAAARQEAJQMACHfBgEA-QsAIe0GQAD7CwAh-gcBAPkLACH7BwQAlAwAIfwHBACUDAAhBxOAAAAAARQEAAAAAd8GAQAAAAHtBkAAAAAB-gcBAAAAAfsHBAAAAAH8BwQAAAABBwsEAAAAAd8GAQAAAAHtBkAAAAABtwcBAAAAAfsHBAAAAAH8BwQAAAAB_QeAAAAAAQIAAABgACAyAADmEAAgAwAAAGAAIDIAAOYQACAzAADlEAAgASsAAPoRADANAwAApAsAIAsEAKsKACHABgAAuQsAMMEGAABeABDCBgAAuQsAMNgGAQCiCgAh3wYBAKIKACHtBkAApAoAIbcHAQCiCgAh-wcEAKsKACH8BwQAqwoAIf0HAAD6CgAgzggAALgLACACAAAAYAAgKwAA5RAAIAIAAADjEAAgKwAA5BAAIAsLBACrCgAhwAYAAOIQADDBBgAA4xAAEMIGAADiEAAw2AYBAKIKACHfBgEAogoAIe0GQACkCgAhtwcBAKIKACH7BwQAqwoAIfwHBACrCgAh_QcAAPoKACALCwQAqwoAIcAGAADiEAAwwQYAAOMQABDCBgAA4hAAMNgGAQCiCgAh3wYBAKIKACHtBkAApAoAIbcHAQCiCgAh-wcEAKsKACH8BwQAqwoAIf0HAAD6CgAgBwsEAIEMACHfBgEA-QsAIe0GQAD7CwAhtwcBAPkLACH7BwQAgQwAIfwHBACBDAAh_QeAAAAAAQcLBACBDAAh3wYBAPkLACHtBkAA-wsAIbcHAQD5CwAh-wcEAIEMACH8BwQAgQwAIf0HgAAAAAEHCwQAAAAB3wYBAAAAAe0GQAAAAAG3BwEAAAAB-wcEAAAAAfwHBAAAAAH9B4AAAAABA8MGAgAAAAH1BkAAAAABuwcQAAAAAQIAAABcACAyAADyEAAgAwAAAFwAIDIAAPIQACAzAADxEAAgASsAAPkRADAJAwAApAsAIMAGAAC7CwAwwQYAAFoAEMIGAAC7CwAwwwYCAKEKACHYBgEAogoAIfUGQACkCgAhuwcQAMYKACHPCAAAugsAIAIAAABcACArAADxEAAgAgAAAO8QACArAADwEAAgB8AGAADuEAAwwQYAAO8QABDCBgAA7hAAMMMGAgChCgAh2AYBAKIKACH1BkAApAoAIbsHEADGCgAhB8AGAADuEAAwwQYAAO8QABDCBgAA7hAAMMMGAgChCgAh2AYBAKIKACH1BkAApAoAIbsHEADGCgAhA8MGAgD4CwAh9QZAAPsLACG7BxAAhwwAIQPDBgIA-AsAIfUGQAD7CwAhuwcQAIcMACEDwwYCAAAAAfUGQAAAAAG7BxAAAAABC8MGAgAAAAHEBgEAAAAB3AYQAAAAAd0GAQAAAAHmBgEAAAAB6QYBAAAAAe0GQAAAAAGIBxAAAAABowcBAAAAAaQHAQAAAAGlB0AAAAABAgAAAFgAIDIAAP4QACADAAAAWAAgMgAA_hAAIDMAAP0QACABKwAA-BEAMBADAACkCwAgwAYAALwLADDBBgAAVgAQwgYAALwLADDDBgIAoQoAIcQGAQCiCgAh2AYBAKIKACHcBhAAxgoAId0GAQAAAAHmBgEAogoAIekGAQDMCgAh7QZAAKQKACGIBxAAlgsAIaMHAQCiCgAhpAcBAMwKACGlB0AA5QoAIQIAAABYACArAAD9EAAgAgAAAPsQACArAAD8EAAgD8AGAAD6EAAwwQYAAPsQABDCBgAA-hAAMMMGAgChCgAhxAYBAKIKACHYBgEAogoAIdwGEADGCgAh3QYBAKIKACHmBgEAogoAIekGAQDMCgAh7QZAAKQKACGIBxAAlgsAIaMHAQCiCgAhpAcBAMwKACGlB0AA5QoAIQ_ABgAA-hAAMMEGAAD7EAAQwgYAAPoQADDDBgIAoQoAIcQGAQCiCgAh2AYBAKIKACHcBhAAxgoAId0GAQCiCgAh5gYBAKIKACHpBgEAzAoAIe0GQACkCgAhiAcQAJYLACGjBwEAogoAIaQHAQDMCgAhpQdAAOUKACELwwYCAPgLACHEBgEA-QsAIdwGEACHDAAh3QYBAPkLACHmBgEA-QsAIekGAQCSDAAh7QZAAPsLACGIBxAAkwwAIaMHAQD5CwAhpAcBAJIMACGlB0AAlQwAIQvDBgIA-AsAIcQGAQD5CwAh3AYQAIcMACHdBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHtBkAA-wsAIYgHEACTDAAhowcBAPkLACGkBwEAkgwAIaUHQACVDAAhC8MGAgAAAAHEBgEAAAAB3AYQAAAAAd0GAQAAAAHmBgEAAAAB6QYBAAAAAe0GQAAAAAGIBxAAAAABowcBAAAAAaQHAQAAAAGlB0AAAAABAv4HAQAAAAH_B0AAAAABAgAAAJ0CACAyAAD_EAAgAwAAAFQAIDIAAP8QACAzAACDEQAgBAAAAFQAICsAAIMRACD-BwEA-QsAIf8HQAD7CwAhAv4HAQD5CwAh_wdAAPsLACEMwwYCAAAAAdwGEAAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB7QZAAAAAAfoGAQAAAAGxBwEAAAAB_gcBAAAAAYAIAQAAAAGBCEAAAAABAgAAAFIAIDIAAI8RACADAAAAUgAgMgAAjxEAIDMAAI4RACABKwAA9xEAMBIDAACkCwAgwAYAAL4LADDBBgAAUAAQwgYAAL4LADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHdBgEAAAAB3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh7QZAAKQKACH6BgEAogoAIbEHAQCiCgAh_gcBAKIKACGACAEAogoAIYEIQACkCgAh0AgAAL0LACACAAAAUgAgKwAAjhEAIAIAAACMEQAgKwAAjREAIBDABgAAixEAMMEGAACMEQAQwgYAAIsRADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIe0GQACkCgAh-gYBAKIKACGxBwEAogoAIf4HAQCiCgAhgAgBAKIKACGBCEAApAoAIRDABgAAixEAMMEGAACMEQAQwgYAAIsRADDDBgIAoQoAIdgGAQCiCgAh3AYQAMYKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIe0GQACkCgAh-gYBAKIKACGxBwEAogoAIf4HAQCiCgAhgAgBAKIKACGBCEAApAoAIQzDBgIA-AsAIdwGEACHDAAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHtBkAA-wsAIfoGAQD5CwAhsQcBAPkLACH-BwEA-QsAIYAIAQD5CwAhgQhAAPsLACEMwwYCAPgLACHcBhAAhwwAId0GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh7QZAAPsLACH6BgEA-QsAIbEHAQD5CwAh_gcBAPkLACGACAEA-QsAIYEIQAD7CwAhDMMGAgAAAAHcBhAAAAAB3QYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAe0GQAAAAAH6BgEAAAABsQcBAAAAAf4HAQAAAAGACAEAAAABgQhAAAAAARELAADrDwAgwwYCAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHtBkAAAAAB-gYBAAAAAfsGgAAAAAGnB0AAAAABgQhAAAAAAYIIAQAAAAGDCBAAAAABhAgQAAAAAYUIAQAAAAGGCAIAAAABhwggAAAAAQIAAABOACAyAACbEQAgAwAAAE4AIDIAAJsRACAzAACaEQAgASsAAPYRADAWAwAApAsAIAsAAMALACDABgAAvwsAMMEGAAAfABDCBgAAvwsAMMMGAgChCgAh2AYBAKIKACHdBgEAAAAB3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh7QZAAKQKACH6BgEAzAoAIfsGAADNCgAgpwdAAOUKACGBCEAApAoAIYIIAQCiCgAhgwgQAMYKACGECBAAxgoAIYUIAQDMCgAhhggCAOEKACGHCCAAowoAIQIAAABOACArAACaEQAgAgAAAJgRACArAACZEQAgFMAGAACXEQAwwQYAAJgRABDCBgAAlxEAMMMGAgChCgAh2AYBAKIKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIe0GQACkCgAh-gYBAMwKACH7BgAAzQoAIKcHQADlCgAhgQhAAKQKACGCCAEAogoAIYMIEADGCgAhhAgQAMYKACGFCAEAzAoAIYYIAgDhCgAhhwggAKMKACEUwAYAAJcRADDBBgAAmBEAEMIGAACXEQAwwwYCAKEKACHYBgEAogoAId0GAQCiCgAh3wYBAKIKACHgBgEAogoAIeEGAQCiCgAh7QZAAKQKACH6BgEAzAoAIfsGAADNCgAgpwdAAOUKACGBCEAApAoAIYIIAQCiCgAhgwgQAMYKACGECBAAxgoAIYUIAQDMCgAhhggCAOEKACGHCCAAowoAIRDDBgIA-AsAId0GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh7QZAAPsLACH6BgEAkgwAIfsGgAAAAAGnB0AAlQwAIYEIQAD7CwAhgggBAPkLACGDCBAAhwwAIYQIEACHDAAhhQgBAJIMACGGCAIAwA0AIYcIIAD6CwAhEQsAAJIPACDDBgIA-AsAId0GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh7QZAAPsLACH6BgEAkgwAIfsGgAAAAAGnB0AAlQwAIYEIQAD7CwAhgggBAPkLACGDCBAAhwwAIYQIEACHDAAhhQgBAJIMACGGCAIAwA0AIYcIIAD6CwAhEQsAAOsPACDDBgIAAAAB3QYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAe0GQAAAAAH6BgEAAAAB-waAAAAAAacHQAAAAAGBCEAAAAABgggBAAAAAYMIEAAAAAGECBAAAAABhQgBAAAAAYYIAgAAAAGHCCAAAAABQAkAALMPACAMAACyDwAgDwAAtA8AIBAAALUPACARAAC2DwAgEgAAtw8AIBMAAOkPACAUAAC4DwAgwwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAECAAAAIgAgMgAApBEAIAMAAAAiACAyAACkEQAgMwAAoxEAIAErAAD1EQAwAgAAACIAICsAAKMRACACAAAAmw8AICsAAKIRACA4wwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhpQgBAJIMACFACQAAoA8AIAwAAK8PACAPAAChDwAgEAAAog8AIBEAAKMPACASAACkDwAgEwAApQ8AIBQAAKYPACDDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIUAJAACzDwAgDAAAsg8AIA8AALQPACAQAAC1DwAgEQAAtg8AIBIAALcPACATAADpDwAgFAAAuA8AIMMGAgAAAAHUBgQAAAAB1QYBAAAAAdcGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaQIAQAAAAGlCAEAAAABGQgAANsMACAJAADcDAAgGgIAAAABwwYCAAAAAdQGBAAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBiAAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHuBkAAAAAB7wZAAAAAAQIAAABKACAyAACwEQAgAwAAAEoAIDIAALARACAzAACvEQAgASsAAPQRADAeAwAAwgsAIAgAAMMLACAJAACXCwAgGgIAoQoAIcAGAADBCwAwwQYAADsAEMIGAADBCwAwwwYCAKEKACHUBgQA6AoAIdgGAQDMCgAh3AYQAJYLACHdBgEAAAAB3gYBAKIKACHfBgEAogoAIeAGAQCiCgAh4QYBAMwKACHiBgEAzAoAIeMGAQDMCgAh5AYBAMwKACHlBgEAogoAIeYGAQCiCgAh5wYBAMwKACHoBiAAowoAIekGAQDMCgAh6gZAAOUKACHrBgEAzAoAIewGAQDMCgAh7QZAAKQKACHuBkAA5QoAIe8GQADlCgAhAgAAAEoAICsAAK8RACACAAAArREAICsAAK4RACAbGgIAoQoAIcAGAACsEQAwwQYAAK0RABDCBgAArBEAMMMGAgChCgAh1AYEAOgKACHYBgEAzAoAIdwGEACWCwAh3QYBAKIKACHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAzAoAIeIGAQDMCgAh4wYBAMwKACHkBgEAzAoAIeUGAQCiCgAh5gYBAKIKACHnBgEAzAoAIegGIACjCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe4GQADlCgAh7wZAAOUKACEbGgIAoQoAIcAGAACsEQAwwQYAAK0RABDCBgAArBEAMMMGAgChCgAh1AYEAOgKACHYBgEAzAoAIdwGEACWCwAh3QYBAKIKACHeBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAzAoAIeIGAQDMCgAh4wYBAMwKACHkBgEAzAoAIeUGAQCiCgAh5gYBAKIKACHnBgEAzAoAIegGIACjCgAh6QYBAMwKACHqBkAA5QoAIesGAQDMCgAh7AYBAMwKACHtBkAApAoAIe4GQADlCgAh7wZAAOUKACEXGgIA-AsAIcMGAgD4CwAh1AYEAJQMACHcBhAAkwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAJIMACHiBgEAkgwAIeMGAQCSDAAh5AYBAJIMACHlBgEA-QsAIeYGAQD5CwAh5wYBAJIMACHoBiAA-gsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHuBkAAlQwAIe8GQACVDAAhGQgAAJcMACAJAACYDAAgGgIA-AsAIcMGAgD4CwAh1AYEAJQMACHcBhAAkwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAJIMACHiBgEAkgwAIeMGAQCSDAAh5AYBAJIMACHlBgEA-QsAIeYGAQD5CwAh5wYBAJIMACHoBiAA-gsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHuBkAAlQwAIe8GQACVDAAhGQgAANsMACAJAADcDAAgGgIAAAABwwYCAAAAAdQGBAAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBiAAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHuBkAAAAAB7wZAAAAAASUIAAD-DAAgwwYCAAAAAdYGAQAAAAHZBhAAAAAB2gYBAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeYGAQAAAAH2BgQAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcCAAAAAYYHAQAAAAGHBwEAAAABiAcQAAAAAYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHBAAAAAGNBwQAAAABjgcQAAAAAY8HAQAAAAGQBxAAAAABkQcBAAAAAZIHQAAAAAGTByAAAAABlAdAAAAAAZUHAQAAAAGWB0AAAAABlwdAAAAAAZgHQAAAAAGZB0AAAAABAgAAAA4AIDIAALwRACADAAAADgAgMgAAvBEAIDMAALsRACABKwAA8xEAMCoDAACkCwAgCAAAwwsAIMAGAADtCwAwwQYAAAwAEMIGAADtCwAwwwYCAKEKACHWBgEAzAoAIdgGAQCiCgAh2QYQAMYKACHaBgEAzAoAId0GAQAAAAHfBgEAogoAIeAGAQCiCgAh4QYBAKIKACHiBgEAogoAIeMGAQCiCgAh5gYBAKIKACH2BgQAqwoAIYIHAQCiCgAhgwcBAKIKACGEBwEAogoAIYUHAgChCgAhhgcBAKIKACGHBwEAogoAIYgHEADGCgAhiQcQAMYKACGKBxAAxgoAIYsHEADGCgAhjAcEAKsKACGNBwQAqwoAIY4HEADGCgAhjwcBAMwKACGQBxAAlgsAIZEHAQDMCgAhkgdAAOUKACGTByAAowoAIZQHQADlCgAhlQcBAMwKACGWB0AA5QoAIZcHQADlCgAhmAdAAKQKACGZB0AA5QoAIQIAAAAOACArAAC7EQAgAgAAALkRACArAAC6EQAgKMAGAAC4EQAwwQYAALkRABDCBgAAuBEAMMMGAgChCgAh1gYBAMwKACHYBgEAogoAIdkGEADGCgAh2gYBAMwKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIeIGAQCiCgAh4wYBAKIKACHmBgEAogoAIfYGBACrCgAhggcBAKIKACGDBwEAogoAIYQHAQCiCgAhhQcCAKEKACGGBwEAogoAIYcHAQCiCgAhiAcQAMYKACGJBxAAxgoAIYoHEADGCgAhiwcQAMYKACGMBwQAqwoAIY0HBACrCgAhjgcQAMYKACGPBwEAzAoAIZAHEACWCwAhkQcBAMwKACGSB0AA5QoAIZMHIACjCgAhlAdAAOUKACGVBwEAzAoAIZYHQADlCgAhlwdAAOUKACGYB0AApAoAIZkHQADlCgAhKMAGAAC4EQAwwQYAALkRABDCBgAAuBEAMMMGAgChCgAh1gYBAMwKACHYBgEAogoAIdkGEADGCgAh2gYBAMwKACHdBgEAogoAId8GAQCiCgAh4AYBAKIKACHhBgEAogoAIeIGAQCiCgAh4wYBAKIKACHmBgEAogoAIfYGBACrCgAhggcBAKIKACGDBwEAogoAIYQHAQCiCgAhhQcCAKEKACGGBwEAogoAIYcHAQCiCgAhiAcQAMYKACGJBxAAxgoAIYoHEADGCgAhiwcQAMYKACGMBwQAqwoAIY0HBACrCgAhjgcQAMYKACGPBwEAzAoAIZAHEACWCwAhkQcBAMwKACGSB0AA5QoAIZMHIACjCgAhlAdAAOUKACGVBwEAzAoAIZYHQADlCgAhlwdAAOUKACGYB0AApAoAIZkHQADlCgAhJMMGAgD4CwAh1gYBAJIMACHZBhAAhwwAIdoGAQCSDAAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeMGAQD5CwAh5gYBAPkLACH2BgQAgQwAIYIHAQD5CwAhgwcBAPkLACGEBwEA-QsAIYUHAgD4CwAhhgcBAPkLACGHBwEA-QsAIYgHEACHDAAhiQcQAIcMACGKBxAAhwwAIYsHEACHDAAhjAcEAIEMACGNBwQAgQwAIY4HEACHDAAhjwcBAJIMACGQBxAAkwwAIZEHAQCSDAAhkgdAAJUMACGTByAA-gsAIZQHQACVDAAhlQcBAJIMACGWB0AAlQwAIZcHQACVDAAhmAdAAPsLACGZB0AAlQwAISUIAADzDAAgwwYCAPgLACHWBgEAkgwAIdkGEACHDAAh2gYBAJIMACHdBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh4wYBAPkLACHmBgEA-QsAIfYGBACBDAAhggcBAPkLACGDBwEA-QsAIYQHAQD5CwAhhQcCAPgLACGGBwEA-QsAIYcHAQD5CwAhiAcQAIcMACGJBxAAhwwAIYoHEACHDAAhiwcQAIcMACGMBwQAgQwAIY0HBACBDAAhjgcQAIcMACGPBwEAkgwAIZAHEACTDAAhkQcBAJIMACGSB0AAlQwAIZMHIAD6CwAhlAdAAJUMACGVBwEAkgwAIZYHQACVDAAhlwdAAJUMACGYB0AA-wsAIZkHQACVDAAhJQgAAP4MACDDBgIAAAAB1gYBAAAAAdkGEAAAAAHaBgEAAAAB3QYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHjBgEAAAAB5gYBAAAAAfYGBAAAAAGCBwEAAAABgwcBAAAAAYQHAQAAAAGFBwIAAAABhgcBAAAAAYcHAQAAAAGIBxAAAAABiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcEAAAAAY0HBAAAAAGOBxAAAAABjwcBAAAAAZAHEAAAAAGRBwEAAAABkgdAAAAAAZMHIAAAAAGUB0AAAAABlQcBAAAAAZYHQAAAAAGXB0AAAAABmAdAAAAAAZkHQAAAAAEQBQAAjhAAIN0GAQAAAAHfBgEAAAAB7QZAAAAAAfAGAQAAAAGnB0AAAAABtgcBAAAAAb4HAQAAAAGpCAEAAAABqggBAAAAAasIAACKEAAgrAgAAIsQACCtCAAAjBAAIK4IQAAAAAGvCEAAAAABsAhAAAAAAQIAAAAFACAyAADIEQAgAwAAAAUAIDIAAMgRACAzAADHEQAgASsAAPIRADAVAwAApAsAIAUAAPILACDABgAA8QsAMMEGAAADABDCBgAA8QsAMNgGAQCiCgAh3QYBAAAAAd8GAQCiCgAh7QZAAKQKACHwBgEAzAoAIacHQADlCgAhtgcBAKIKACG-BwEAAAABqQgBAKIKACGqCAEAogoAIasIAACtCwAgrAgAAK0LACCtCAAArQsAIK4IQADlCgAhrwhAAOUKACGwCEAA5QoAIQIAAAAFACArAADHEQAgAgAAAMURACArAADGEQAgE8AGAADEEQAwwQYAAMURABDCBgAAxBEAMNgGAQCiCgAh3QYBAKIKACHfBgEAogoAIe0GQACkCgAh8AYBAMwKACGnB0AA5QoAIbYHAQCiCgAhvgcBAKIKACGpCAEAogoAIaoIAQCiCgAhqwgAAK0LACCsCAAArQsAIK0IAACtCwAgrghAAOUKACGvCEAA5QoAIbAIQADlCgAhE8AGAADEEQAwwQYAAMURABDCBgAAxBEAMNgGAQCiCgAh3QYBAKIKACHfBgEAogoAIe0GQACkCgAh8AYBAMwKACGnB0AA5QoAIbYHAQCiCgAhvgcBAKIKACGpCAEAogoAIaoIAQCiCgAhqwgAAK0LACCsCAAArQsAIK0IAACtCwAgrghAAOUKACGvCEAA5QoAIbAIQADlCgAhD90GAQD5CwAh3wYBAPkLACHtBkAA-wsAIfAGAQCSDAAhpwdAAJUMACG2BwEA-QsAIb4HAQD5CwAhqQgBAPkLACGqCAEA-QsAIasIAAD5DwAgrAgAAPoPACCtCAAA-w8AIK4IQACVDAAhrwhAAJUMACGwCEAAlQwAIRAFAAD9DwAg3QYBAPkLACHfBgEA-QsAIe0GQAD7CwAh8AYBAJIMACGnB0AAlQwAIbYHAQD5CwAhvgcBAPkLACGpCAEA-QsAIaoIAQD5CwAhqwgAAPkPACCsCAAA-g8AIK0IAAD7DwAgrghAAJUMACGvCEAAlQwAIbAIQACVDAAhEAUAAI4QACDdBgEAAAAB3wYBAAAAAe0GQAAAAAHwBgEAAAABpwdAAAAAAbYHAQAAAAG-BwEAAAABqQgBAAAAAaoIAQAAAAGrCAAAihAAIKwIAACLEAAgrQgAAIwQACCuCEAAAAABrwhAAAAAAbAIQAAAAAEEMgAAvREAMNkIAAC-EQAw2wgAAMARACDfCAAAwREAMAQyAACxEQAw2QgAALIRADDbCAAAtBEAIN8IAAC1EQAwBDIAAKURADDZCAAAphEAMNsIAACoEQAg3wgAAKkRADAEMgAAnBEAMNkIAACdEQAw2wgAAJ8RACDfCAAAlw8AMAQyAACQEQAw2QgAAJERADDbCAAAkxEAIN8IAACUEQAwBDIAAIQRADDZCAAAhREAMNsIAACHEQAg3wgAAIgRADADMgAA_xAAINkIAACAEQAg3wgAAJ0CACAEMgAA8xAAMNkIAAD0EAAw2wgAAPYQACDfCAAA9xAAMAQyAADnEAAw2QgAAOgQADDbCAAA6hAAIN8IAADrEAAwBDIAANsQADDZCAAA3BAAMNsIAADeEAAg3wgAAN8QADAEMgAAzxAAMNkIAADQEAAw2wgAANIQACDfCAAA0xAAMAQyAADDEAAw2QgAAMQQADDbCAAAxhAAIN8IAADHEAAwBDIAALcQADDZCAAAuBAAMNsIAAC6EAAg3wgAALsQADAEMgAAqxAAMNkIAACsEAAw2wgAAK4QACDfCAAArxAAMAAAAAAAAAEDAACEDwAgAAAAAAAAAAAHAwAAhA8AIAsAANoRACD6BgAAjAwAIPsGAACMDAAgpwcAAIwMACCFCAAAjAwAIIYIAACMDAAgAAADDgAA5A4AIPYHAACMDAAg9wcAAIwMACAABwkAANIOACDmBwAAjAwAIOgHAACMDAAg6QcAAIwMACDrBwAAjAwAIOwHAACMDAAg7gcAAIwMACARAwAAhA8AIAgAAOURACAJAADSDgAg1AYAAIwMACDYBgAAjAwAINwGAACMDAAg4QYAAIwMACDiBgAAjAwAIOMGAACMDAAg5AYAAIwMACDnBgAAjAwAIOkGAACMDAAg6gYAAIwMACDrBgAAjAwAIOwGAACMDAAg7gYAAIwMACDvBgAAjAwAIAABDQAAmg4AIA0DAACEDwAgCAAA5REAINYGAACMDAAg2gYAAIwMACCPBwAAjAwAIJAHAACMDAAgkQcAAIwMACCSBwAAjAwAIJQHAACMDAAglQcAAIwMACCWBwAAjAwAIJcHAACMDAAgmQcAAIwMACAHAwAAhA8AIAUAAPERACDwBgAAjAwAIKcHAACMDAAgrggAAIwMACCvCAAAjAwAILAIAACMDAAgAA_dBgEAAAAB3wYBAAAAAe0GQAAAAAHwBgEAAAABpwdAAAAAAbYHAQAAAAG-BwEAAAABqQgBAAAAAaoIAQAAAAGrCAAAihAAIKwIAACLEAAgrQgAAIwQACCuCEAAAAABrwhAAAAAAbAIQAAAAAEkwwYCAAAAAdYGAQAAAAHZBhAAAAAB2gYBAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeYGAQAAAAH2BgQAAAABggcBAAAAAYMHAQAAAAGEBwEAAAABhQcCAAAAAYYHAQAAAAGHBwEAAAABiAcQAAAAAYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHBAAAAAGNBwQAAAABjgcQAAAAAY8HAQAAAAGQBxAAAAABkQcBAAAAAZIHQAAAAAGTByAAAAABlAdAAAAAAZUHAQAAAAGWB0AAAAABlwdAAAAAAZgHQAAAAAGZB0AAAAABFxoCAAAAAcMGAgAAAAHUBgQAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYgAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7gZAAAAAAe8GQAAAAAE4wwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAEQwwYCAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHtBkAAAAAB-gYBAAAAAfsGgAAAAAGnB0AAAAABgQhAAAAAAYIIAQAAAAGDCBAAAAABhAgQAAAAAYUIAQAAAAGGCAIAAAABhwggAAAAAQzDBgIAAAAB3AYQAAAAAd0GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHtBkAAAAAB-gYBAAAAAbEHAQAAAAH-BwEAAAABgAgBAAAAAYEIQAAAAAELwwYCAAAAAcQGAQAAAAHcBhAAAAAB3QYBAAAAAeYGAQAAAAHpBgEAAAAB7QZAAAAAAYgHEAAAAAGjBwEAAAABpAcBAAAAAaUHQAAAAAEDwwYCAAAAAfUGQAAAAAG7BxAAAAABBwsEAAAAAd8GAQAAAAHtBkAAAAABtwcBAAAAAfsHBAAAAAH8BwQAAAAB_QeAAAAAAQcTgAAAAAEUBAAAAAHfBgEAAAAB7QZAAAAAAfoHAQAAAAH7BwQAAAAB_AcEAAAAAQPfBgEAAAABggcBAAAAAfkHQAAAAAED3wYBAAAAAfUGQAAAAAH4BwQAAAABBcQGAQAAAAG0CEAAAAABtQhAAAAAAbYIQAAAAAG3CAAAlhAAICMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAhAADSEQAgIgAA0xEAICMAANQRACAkAADVEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAAD_EQAgAwAAABQAIDIAAP8RACAzAACDEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACArAACDEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICMAAKgQACAkAACpEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMLAADMEQAgGgAAyhEAIBsAAMsRACAcAADNEQAgHQAAzhEAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACEEgAgA9gGAQAAAAGnCAEAAAABqAhAAAAAAQMAAAAUACAyAACEEgAgMwAAiRIAICUAAAAUACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAgKwAAiRIAIN0GAQD5CwAh7QZAAPsLACGBCEAA-wsAIbgIAQD5CwAhuQgBAPkLACG6CAEA-QsAIbsIAQCSDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwhAAJUMACHACEAAlQwAIcEIQACVDAAhwggBAPkLACHDCAEA-QsAIcQIQACVDAAhxQhAAJUMACHGCAEAkgwAIccIQACVDAAhyAhAAJUMACHJCAIA-AsAIcoIgAAAAAEjCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICMAAKgQACAkAACpEAAgJQAAqhAAIN0GAQD5CwAh7QZAAPsLACGBCEAA-wsAIbgIAQD5CwAhuQgBAPkLACG6CAEA-QsAIbsIAQCSDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwhAAJUMACHACEAAlQwAIcEIQACVDAAhwggBAPkLACHDCAEA-QsAIcQIQACVDAAhxQhAAJUMACHGCAEAkgwAIccIQACVDAAhyAhAAJUMACHJCAIA-AsAIcoIgAAAAAERAwAAjRAAINgGAQAAAAHdBgEAAAAB3wYBAAAAAe0GQAAAAAHwBgEAAAABpwdAAAAAAbYHAQAAAAG-BwEAAAABqQgBAAAAAaoIAQAAAAGrCAAAihAAIKwIAACLEAAgrQgAAIwQACCuCEAAAAABrwhAAAAAAbAIQAAAAAECAAAABQAgMgAAihIAIAMAAAADACAyAACKEgAgMwAAjhIAIBMAAAADACADAAD8DwAgKwAAjhIAINgGAQD5CwAh3QYBAPkLACHfBgEA-QsAIe0GQAD7CwAh8AYBAJIMACGnB0AAlQwAIbYHAQD5CwAhvgcBAPkLACGpCAEA-QsAIaoIAQD5CwAhqwgAAPkPACCsCAAA-g8AIK0IAAD7DwAgrghAAJUMACGvCEAAlQwAIbAIQACVDAAhEQMAAPwPACDYBgEA-QsAId0GAQD5CwAh3wYBAPkLACHtBkAA-wsAIfAGAQCSDAAhpwdAAJUMACG2BwEA-QsAIb4HAQD5CwAhqQgBAPkLACGqCAEA-QsAIasIAAD5DwAgrAgAAPoPACCtCAAA-w8AIK4IQACVDAAhrwhAAJUMACGwCEAAlQwAISMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHQAAzhEAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACPEgAgQQMAALEPACAJAACzDwAgDAAAsg8AIA8AALQPACAQAAC1DwAgEQAAtg8AIBIAALcPACATAADpDwAgwwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaQIAQAAAAGlCAEAAAABAgAAACIAIDIAAJESACAP1AYEAAAAAdYGAQAAAAHtBkAAAAABmQdAAAAAAaYHBAAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABBpkHQAAAAAGmBwQAAAABugcBAAAAAdYHAgAAAAHXBwQAAAAB2AcQAAAAAQMEAQAAAAHtBkAAAAAB8AYBAAAAAQLtBkAAAAAB7wcBAAAAARIDAADqDwAgwwYCAAAAAdgGAQAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB7QZAAAAAAfoGAQAAAAH7BoAAAAABpwdAAAAAAYEIQAAAAAGCCAEAAAABgwgQAAAAAYQIEAAAAAGFCAEAAAABhggCAAAAAYcIIAAAAAECAAAATgAgMgAAlxIAICMHAADJEQAgGgAAyhEAIBsAAMsRACAcAADNEQAgHQAAzhEAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACZEgAgAwAAAB8AIDIAAJcSACAzAACdEgAgFAAAAB8AIAMAAJEPACArAACdEgAgwwYCAPgLACHYBgEA-QsAId0GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh7QZAAPsLACH6BgEAkgwAIfsGgAAAAAGnB0AAlQwAIYEIQAD7CwAhgggBAPkLACGDCBAAhwwAIYQIEACHDAAhhQgBAJIMACGGCAIAwA0AIYcIIAD6CwAhEgMAAJEPACDDBgIA-AsAIdgGAQD5CwAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHtBkAA-wsAIfoGAQCSDAAh-waAAAAAAacHQACVDAAhgQhAAPsLACGCCAEA-QsAIYMIEACHDAAhhAgQAIcMACGFCAEAkgwAIYYIAgDADQAhhwggAPoLACE4wwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaQIAQAAAAEDAAAAHQAgMgAAkRIAIDMAAKESACBDAAAAHQAgAwAAnw8AIAkAAKAPACAMAACvDwAgDwAAoQ8AIBAAAKIPACARAACjDwAgEgAApA8AIBMAAKUPACArAAChEgAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIUEDAACfDwAgCQAAoA8AIAwAAK8PACAPAAChDwAgEAAAog8AIBEAAKMPACASAACkDwAgEwAApQ8AIMMGAgD4CwAh1AYEAJQMACHVBgEAkgwAIdcGAQCSDAAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhpQgBAJIMACEDAAAAFAAgMgAAmRIAIDMAAKQSACAlAAAAFAAgBwAAnRAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICMAAKgQACAkAACpEAAgJQAAqhAAICsAAKQSACDdBgEA-QsAIe0GQAD7CwAhgQhAAPsLACG4CAEA-QsAIbkIAQD5CwAhuggBAPkLACG7CAEAkgwAIbwIAQCSDAAhvQgBAJIMACG-CAEAkgwAIb8IQACVDAAhwAhAAJUMACHBCEAAlQwAIcIIAQD5CwAhwwgBAPkLACHECEAAlQwAIcUIQACVDAAhxggBAJIMACHHCEAAlQwAIcgIQACVDAAhyQgCAPgLACHKCIAAAAABIwcAAJ0QACAaAACeEAAgGwAAnxAAIBwAAKEQACAdAACiEAAgHgAAoxAAIB8AAKQQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACDdBgEA-QsAIe0GQAD7CwAhgQhAAPsLACG4CAEA-QsAIbkIAQD5CwAhuggBAPkLACG7CAEAkgwAIbwIAQCSDAAhvQgBAJIMACG-CAEAkgwAIb8IQACVDAAhwAhAAJUMACHBCEAAlQwAIcIIAQD5CwAhwwgBAPkLACHECEAAlQwAIcUIQACVDAAhxggBAJIMACHHCEAAlQwAIcgIQACVDAAhyQgCAPgLACHKCIAAAAABOMMGAgAAAAHUBgQAAAAB1QYBAAAAAdcGAQAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeYGAQAAAAHpBgEAAAAB6gZAAAAAAesGAQAAAAHsBgEAAAAB7QZAAAAAAe8GQAAAAAHyBgEAAAAB-QYBAAAAAfoGAQAAAAH7BoAAAAABggcBAAAAAZsHAQAAAAGcBwEAAAABpgcQAAAAAYgIAQAAAAGJCAEAAAABiggEAAAAAYsIBAAAAAGMCAEAAAABjQgBAAAAAY4IBAAAAAGPCCAAAAABkAgCAAAAAZEIAQAAAAGSCAQAAAABkwgCAAAAAZQIQAAAAAGVCAEAAAABlghAAAAAAZcIAQAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAAAAABnAhAAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIgAAAAAGhCAEAAAABoghAAAAAAaMIQAAAAAGlCAEAAAABAwAAABQAIDIAAI8SACAzAACoEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAdAACiEAAgHgAAoxAAIB8AAKQQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAACoEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACpEgAgAwAAABQAIDIAAKkSACAzAACtEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHgAAoxAAIB8AAKQQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAACtEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACuEgAgAwAAABQAIDIAAK4SACAzAACyEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB8AAKQQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAACyEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACzEgAgAwAAABQAIDIAALMSACAzAAC3EgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAAC3EgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAhAADSEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAAC4EgAgAwAAABQAIDIAALgSACAzAAC8EgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAjAACoEAAgJAAAqRAAICUAAKoQACArAAC8EgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAhAADSEQAgIgAA0xEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAAC9EgAgAwAAABQAIDIAAL0SACAzAADBEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgJAAAqRAAICUAAKoQACArAADBEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAhAADSEQAgIgAA0xEAICMAANQRACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAADCEgAgAwAAABQAIDIAAMISACAzAADGEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICUAAKoQACArAADGEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICMAAKgQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAAUEDAACxDwAgCQAAsw8AIAwAALIPACAPAAC0DwAgEAAAtQ8AIBIAALcPACATAADpDwAgFAAAuA8AIMMGAgAAAAHUBgQAAAAB1QYBAAAAAdcGAQAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeYGAQAAAAHpBgEAAAAB6gZAAAAAAesGAQAAAAHsBgEAAAAB7QZAAAAAAe8GQAAAAAHyBgEAAAAB-QYBAAAAAfoGAQAAAAH7BoAAAAABggcBAAAAAZsHAQAAAAGcBwEAAAABpgcQAAAAAYgIAQAAAAGJCAEAAAABiggEAAAAAYsIBAAAAAGMCAEAAAABjQgBAAAAAY4IBAAAAAGPCCAAAAABkAgCAAAAAZEIAQAAAAGSCAQAAAABkwgCAAAAAZQIQAAAAAGVCAEAAAABlghAAAAAAZcIAQAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAAAAABnAhAAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIgAAAAAGhCAEAAAABoghAAAAAAaMIQAAAAAGkCAEAAAABpQgBAAAAAQIAAAAiACAyAADHEgAgAwAAAB0AIDIAAMcSACAzAADLEgAgQwAAAB0AIAMAAJ8PACAJAACgDwAgDAAArw8AIA8AAKEPACAQAACiDwAgEgAApA8AIBMAAKUPACAUAACmDwAgKwAAyxIAIMMGAgD4CwAh1AYEAJQMACHVBgEAkgwAIdcGAQCSDAAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhpQgBAJIMACFBAwAAnw8AIAkAAKAPACAMAACvDwAgDwAAoQ8AIBAAAKIPACASAACkDwAgEwAApQ8AIBQAAKYPACDDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHmBgEA-QsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHvBkAAlQwAIfIGAQD5CwAh-QYBAJIMACH6BgEAkgwAIfsGgAAAAAGCBwEA-QsAIZsHAQD5CwAhnAcBAPkLACGmBxAAhwwAIYgIAQCSDAAhiQgBAPkLACGKCAQAgQwAIYsIBACBDAAhjAgBAPkLACGNCAEA-QsAIY4IBACBDAAhjwggAJ0PACGQCAIAwA0AIZEIAQCSDAAhkggEAJQMACGTCAIAwA0AIZQIQACVDAAhlQgBAJIMACGWCEAAlQwAIZcIAQCSDAAhmAhAAJUMACGZCEAAlQwAIZoIQACVDAAhmwhAAJUMACGcCEAAlQwAIZ0IAQCSDAAhnggBAJIMACGfCAEAkgwAIaAIgAAAAAGhCAEAkgwAIaIIQACVDAAhowhAAJUMACGkCAEAkgwAIaUIAQCSDAAhQQMAALEPACAJAACzDwAgDAAAsg8AIA8AALQPACAQAAC1DwAgEQAAtg8AIBMAAOkPACAUAAC4DwAgwwYCAAAAAdQGBAAAAAHVBgEAAAAB1wYBAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB5gYBAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7wZAAAAAAfIGAQAAAAH5BgEAAAAB-gYBAAAAAfsGgAAAAAGCBwEAAAABmwcBAAAAAZwHAQAAAAGmBxAAAAABiAgBAAAAAYkIAQAAAAGKCAQAAAABiwgEAAAAAYwIAQAAAAGNCAEAAAABjggEAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAZUIAQAAAAGWCEAAAAABlwgBAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQAAAAAGcCEAAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIAQAAAAGiCEAAAAABowhAAAAAAaQIAQAAAAGlCAEAAAABAgAAACIAIDIAAMwSACADAAAAHQAgMgAAzBIAIDMAANASACBDAAAAHQAgAwAAnw8AIAkAAKAPACAMAACvDwAgDwAAoQ8AIBAAAKIPACARAACjDwAgEwAApQ8AIBQAAKYPACArAADQEgAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIUEDAACfDwAgCQAAoA8AIAwAAK8PACAPAAChDwAgEAAAog8AIBEAAKMPACATAAClDwAgFAAApg8AIMMGAgD4CwAh1AYEAJQMACHVBgEAkgwAIdcGAQCSDAAh2AYBAPkLACHcBhAAhwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeYGAQD5CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe8GQACVDAAh8gYBAPkLACH5BgEAkgwAIfoGAQCSDAAh-waAAAAAAYIHAQD5CwAhmwcBAPkLACGcBwEA-QsAIaYHEACHDAAhiAgBAJIMACGJCAEA-QsAIYoIBACBDAAhiwgEAIEMACGMCAEA-QsAIY0IAQD5CwAhjggEAIEMACGPCCAAnQ8AIZAIAgDADQAhkQgBAJIMACGSCAQAlAwAIZMIAgDADQAhlAhAAJUMACGVCAEAkgwAIZYIQACVDAAhlwgBAJIMACGYCEAAlQwAIZkIQACVDAAhmghAAJUMACGbCEAAlQwAIZwIQACVDAAhnQgBAJIMACGeCAEAkgwAIZ8IAQCSDAAhoAiAAAAAAaEIAQCSDAAhoghAAJUMACGjCEAAlQwAIaQIAQCSDAAhpQgBAJIMACFBAwAAsQ8AIAkAALMPACAMAACyDwAgDwAAtA8AIBEAALYPACASAAC3DwAgEwAA6Q8AIBQAALgPACDDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAECAAAAIgAgMgAA0RIAIAMAAAAdACAyAADREgAgMwAA1RIAIEMAAAAdACADAACfDwAgCQAAoA8AIAwAAK8PACAPAAChDwAgEQAAow8AIBIAAKQPACATAAClDwAgFAAApg8AICsAANUSACDDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHmBgEA-QsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHvBkAAlQwAIfIGAQD5CwAh-QYBAJIMACH6BgEAkgwAIfsGgAAAAAGCBwEA-QsAIZsHAQD5CwAhnAcBAPkLACGmBxAAhwwAIYgIAQCSDAAhiQgBAPkLACGKCAQAgQwAIYsIBACBDAAhjAgBAPkLACGNCAEA-QsAIY4IBACBDAAhjwggAJ0PACGQCAIAwA0AIZEIAQCSDAAhkggEAJQMACGTCAIAwA0AIZQIQACVDAAhlQgBAJIMACGWCEAAlQwAIZcIAQCSDAAhmAhAAJUMACGZCEAAlQwAIZoIQACVDAAhmwhAAJUMACGcCEAAlQwAIZ0IAQCSDAAhnggBAJIMACGfCAEAkgwAIaAIgAAAAAGhCAEAkgwAIaIIQACVDAAhowhAAJUMACGkCAEAkgwAIaUIAQCSDAAhQQMAAJ8PACAJAACgDwAgDAAArw8AIA8AAKEPACARAACjDwAgEgAApA8AIBMAAKUPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIQ_UBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAHMBwEAAAAB1QdAAAAAAdcHBAAAAAHYBxAAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcQAAAAAd0HQAAAAAEaAwAA2gwAIAgAANsMACAaAgAAAAHDBgIAAAAB1AYEAAAAAdgGAQAAAAHcBhAAAAAB3QYBAAAAAd4GAQAAAAHfBgEAAAAB4AYBAAAAAeEGAQAAAAHiBgEAAAAB4wYBAAAAAeQGAQAAAAHlBgEAAAAB5gYBAAAAAecGAQAAAAHoBiAAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHuBkAAAAAB7wZAAAAAAQIAAABKACAyAADXEgAgAwAAADsAIDIAANcSACAzAADbEgAgHAAAADsAIAMAAJYMACAIAACXDAAgGgIA-AsAISsAANsSACDDBgIA-AsAIdQGBACUDAAh2AYBAJIMACHcBhAAkwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAJIMACHiBgEAkgwAIeMGAQCSDAAh5AYBAJIMACHlBgEA-QsAIeYGAQD5CwAh5wYBAJIMACHoBiAA-gsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHuBkAAlQwAIe8GQACVDAAhGgMAAJYMACAIAACXDAAgGgIA-AsAIcMGAgD4CwAh1AYEAJQMACHYBgEAkgwAIdwGEACTDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEAkgwAIeIGAQCSDAAh4wYBAJIMACHkBgEAkgwAIeUGAQD5CwAh5gYBAPkLACHnBgEAkgwAIegGIAD6CwAh6QYBAJIMACHqBkAAlQwAIesGAQCSDAAh7AYBAJIMACHtBkAA-wsAIe4GQACVDAAh7wZAAJUMACEVCgAAyQwAIA4AAMoMACAVAAC0DgAgFgAAywwAIBcAAMwMACDUBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABAgAAABkAIDIAANwSACADAAAAFwAgMgAA3BIAIDMAAOASACAXAAAAFwAgCgAApAwAIA4AAKUMACAVAACzDgAgFgAApgwAIBcAAKcMACArAADgEgAg1AYEAJQMACHWBgEAkgwAIe0GQAD7CwAhmQdAAJUMACGmBwQAgQwAIbcHAQCSDAAhugcBAPkLACHMBwEA-QsAIdUHQAD7CwAh1wcEAJQMACHYBxAAkwwAIdkHAQD5CwAh2gcBAJIMACHbBwEAkgwAIdwHEACTDAAh3QdAAJUMACEVCgAApAwAIA4AAKUMACAVAACzDgAgFgAApgwAIBcAAKcMACDUBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACG6BwEA-QsAIcwHAQD5CwAh1QdAAPsLACHXBwQAlAwAIdgHEACTDAAh2QcBAPkLACHaBwEAkgwAIdsHAQCSDAAh3AcQAJMMACHdB0AAlQwAISMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAADhEgAgAwAAABQAIDIAAOESACAzAADlEgAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAADlEgAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAARUKAADJDAAgDgAAygwAIBUAALQOACAWAADLDAAgGAAAzQwAINQGBAAAAAHWBgEAAAAB7QZAAAAAAZkHQAAAAAGmBwQAAAABtwcBAAAAAboHAQAAAAHMBwEAAAAB1QdAAAAAAdcHBAAAAAHYBxAAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcQAAAAAd0HQAAAAAECAAAAGQAgMgAA5hIAIAMAAAAXACAyAADmEgAgMwAA6hIAIBcAAAAXACAKAACkDAAgDgAApQwAIBUAALMOACAWAACmDAAgGAAAqAwAICsAAOoSACDUBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACG6BwEA-QsAIcwHAQD5CwAh1QdAAPsLACHXBwQAlAwAIdgHEACTDAAh2QcBAPkLACHaBwEAkgwAIdsHAQCSDAAh3AcQAJMMACHdB0AAlQwAIRUKAACkDAAgDgAApQwAIBUAALMOACAWAACmDAAgGAAAqAwAINQGBACUDAAh1gYBAJIMACHtBkAA-wsAIZkHQACVDAAhpgcEAIEMACG3BwEAkgwAIboHAQD5CwAhzAcBAPkLACHVB0AA-wsAIdcHBACUDAAh2AcQAJMMACHZBwEA-QsAIdoHAQCSDAAh2wcBAJIMACHcBxAAkwwAId0HQACVDAAhAb8HQAAAAAELDAAAjA4AIBUBAAAAAcADAACLDgAg2AYBAAAAAd0GAQAAAAG_B0AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHAQAAAAECAAAAxQUAIDIAAOwSACADAAAA0QUAIDIAAOwSACAzAADwEgAgDQAAANEFACAMAADzDQAgFQEA-QsAISsAAPASACDAAwAA8g0AINgGAQCSDAAh3QYBAPkLACG_B0AA-wsAIcEHAQD5CwAhwgcBAPkLACHDBwEA-QsAIcQHgAAAAAHFBwEAkgwAIQsMAADzDQAgFQEA-QsAIcADAADyDQAg2AYBAJIMACHdBgEA-QsAIb8HQAD7CwAhwQcBAPkLACHCBwEA-QsAIcMHAQD5CwAhxAeAAAAAAcUHAQCSDAAhCwwAAIwOACAVAQAAAAG_AwAAig4AINgGAQAAAAHdBgEAAAABvwdAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFBwEAAAABAgAAAMUFACAyAADxEgAgAwAAANEFACAyAADxEgAgMwAA9RIAIA0AAADRBQAgDAAA8w0AIBUBAPkLACErAAD1EgAgvwMAAPENACDYBgEAkgwAId0GAQD5CwAhvwdAAPsLACHBBwEA-QsAIcIHAQD5CwAhwwcBAPkLACHEB4AAAAABxQcBAJIMACELDAAA8w0AIBUBAPkLACG_AwAA8Q0AINgGAQCSDAAh3QYBAPkLACG_B0AA-wsAIcEHAQD5CwAhwgcBAPkLACHDBwEA-QsAIcQHgAAAAAHFBwEAkgwAIQsVAQAAAAG_AwAAig4AIMADAACLDgAg2AYBAAAAAd0GAQAAAAG_B0AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHAQAAAAECAAAAxQUAIDIAAPYSACADAAAA0QUAIDIAAPYSACAzAAD6EgAgDQAAANEFACAVAQD5CwAhKwAA-hIAIL8DAADxDQAgwAMAAPINACDYBgEAkgwAId0GAQD5CwAhvwdAAPsLACHBBwEA-QsAIcIHAQD5CwAhwwcBAPkLACHEB4AAAAABxQcBAJIMACELFQEA-QsAIb8DAADxDQAgwAMAAPINACDYBgEAkgwAId0GAQD5CwAhvwdAAPsLACHBBwEA-QsAIcIHAQD5CwAhwwcBAPkLACHEB4AAAAABxQcBAJIMACEVCgAAyQwAIA4AAMoMACAVAAC0DgAgFwAAzAwAIBgAAM0MACDUBgQAAAAB1gYBAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABAgAAABkAIDIAAPsSACADAAAAFwAgMgAA-xIAIDMAAP8SACAXAAAAFwAgCgAApAwAIA4AAKUMACAVAACzDgAgFwAApwwAIBgAAKgMACArAAD_EgAg1AYEAJQMACHWBgEAkgwAIe0GQAD7CwAhmQdAAJUMACGmBwQAgQwAIbcHAQCSDAAhugcBAPkLACHMBwEA-QsAIdUHQAD7CwAh1wcEAJQMACHYBxAAkwwAIdkHAQD5CwAh2gcBAJIMACHbBwEAkgwAIdwHEACTDAAh3QdAAJUMACEVCgAApAwAIA4AAKUMACAVAACzDgAgFwAApwwAIBgAAKgMACDUBgQAlAwAIdYGAQCSDAAh7QZAAPsLACGZB0AAlQwAIaYHBACBDAAhtwcBAJIMACG6BwEA-QsAIcwHAQD5CwAh1QdAAPsLACHXBwQAlAwAIdgHEACTDAAh2QcBAPkLACHaBwEAkgwAIdsHAQCSDAAh3AcQAJMMACHdB0AAlQwAISMHAADJEQAgCwAAzBEAIBoAAMoRACAbAADLEQAgHAAAzREAIB0AAM4RACAeAADPEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACAEwAgAwAAABQAIDIAAIATACAzAACEEwAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAACEEwAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAAQLEBgEAAAABmgcBAAAAAQLEBgEAAAAB3gYBAAAAAQeCBQAArA0AIMMGAgAAAAHfBgEAAAAB4AYBAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAQIAAADvBwAgMgAAhxMAIAMAAAD8BwAgMgAAhxMAIDMAAIsTACAJAAAA_AcAICsAAIsTACCCBQAAkg0AIMMGAgD4CwAh3wYBAPkLACHgBgEA-QsAIZsHAQD5CwAhnAcBAPkLACGdBwEAkgwAIQeCBQAAkg0AIMMGAgD4CwAh3wYBAPkLACHgBgEA-QsAIZsHAQD5CwAhnAcBAPkLACGdBwEAkgwAIQeDBQAArQ0AIMMGAgAAAAHfBgEAAAAB4AYBAAAAAZsHAQAAAAGcBwEAAAABnQcBAAAAAQIAAADvBwAgMgAAjBMAIAMAAAD8BwAgMgAAjBMAIDMAAJATACAJAAAA_AcAICsAAJATACCDBQAAkw0AIMMGAgD4CwAh3wYBAPkLACHgBgEA-QsAIZsHAQD5CwAhnAcBAPkLACGdBwEAkgwAIQeDBQAAkw0AIMMGAgD4CwAh3wYBAPkLACHgBgEA-QsAIZsHAQD5CwAhnAcBAPkLACGdBwEAkgwAISMHAADJEQAgCwAAzBEAIBsAAMsRACAcAADNEQAgHQAAzhEAIB4AAM8RACAfAADQEQAgIAAA0REAICEAANIRACAiAADTEQAgIwAA1BEAICQAANURACAlAADWEQAg3QYBAAAAAe0GQAAAAAGBCEAAAAABuAgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABwQhAAAAAAcIIAQAAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAHGCAEAAAABxwhAAAAAAcgIQAAAAAHJCAIAAAABygiAAAAAAQIAAAABACAyAACREwAgBtYGAQAAAAHYBgEAAAAB2QYQAAAAAdoGAQAAAAHbBhAAAAAB3AYQAAAAAQMAAAAUACAyAACREwAgMwAAlhMAICUAAAAUACAHAACdEAAgCwAAoBAAIBsAAJ8QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAgKwAAlhMAIN0GAQD5CwAh7QZAAPsLACGBCEAA-wsAIbgIAQD5CwAhuQgBAPkLACG6CAEA-QsAIbsIAQCSDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwhAAJUMACHACEAAlQwAIcEIQACVDAAhwggBAPkLACHDCAEA-QsAIcQIQACVDAAhxQhAAJUMACHGCAEAkgwAIccIQACVDAAhyAhAAJUMACHJCAIA-AsAIcoIgAAAAAEjBwAAnRAAIAsAAKAQACAbAACfEAAgHAAAoRAAIB0AAKIQACAeAACjEAAgHwAApBAAICAAAKUQACAhAACmEAAgIgAApxAAICMAAKgQACAkAACpEAAgJQAAqhAAIN0GAQD5CwAh7QZAAPsLACGBCEAA-wsAIbgIAQD5CwAhuQgBAPkLACG6CAEA-QsAIbsIAQCSDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwhAAJUMACHACEAAlQwAIcEIQACVDAAhwggBAPkLACHDCAEA-QsAIcQIQACVDAAhxQhAAJUMACHGCAEAkgwAIccIQACVDAAhyAhAAJUMACHJCAIA-AsAIcoIgAAAAAEjBwAAyREAIAsAAMwRACAaAADKEQAgHAAAzREAIB0AAM4RACAeAADPEQAgHwAA0BEAICAAANERACAhAADSEQAgIgAA0xEAICMAANQRACAkAADVEQAgJQAA1hEAIN0GAQAAAAHtBkAAAAABgQhAAAAAAbgIAQAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAQAAAAG_CEAAAAABwAhAAAAAAcEIQAAAAAHCCAEAAAABwwgBAAAAAcQIQAAAAAHFCEAAAAABxggBAAAAAccIQAAAAAHICEAAAAAByQgCAAAAAcoIgAAAAAECAAAAAQAgMgAAlxMAIAbXBgEAAAAB2AYBAAAAAdkGEAAAAAHaBgEAAAAB2wYQAAAAAdwGEAAAAAFBAwAAsQ8AIAwAALIPACAPAAC0DwAgEAAAtQ8AIBEAALYPACASAAC3DwAgEwAA6Q8AIBQAALgPACDDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAECAAAAIgAgMgAAmhMAIA7DBgIAAAABxAYBAAAAAd0GAQAAAAHtBkAAAAAB5QcEAAAAAeYHAQAAAAHnBwQAAAAB6AdAAAAAAekHEAAAAAHqByAAAAAB6wcQAAAAAewHQAAAAAHtByAAAAAB7gdAAAAAAQIAAADRAwAgMgAAnBMAIAPDBgIAAAABggcBAAAAAbkHQAAAAAFBAwAAsQ8AIAkAALMPACAMAACyDwAgEAAAtQ8AIBEAALYPACASAAC3DwAgEwAA6Q8AIBQAALgPACDDBgIAAAAB1AYEAAAAAdUGAQAAAAHXBgEAAAAB2AYBAAAAAdwGEAAAAAHdBgEAAAAB3gYBAAAAAd8GAQAAAAHgBgEAAAAB4QYBAAAAAeIGAQAAAAHmBgEAAAAB6QYBAAAAAeoGQAAAAAHrBgEAAAAB7AYBAAAAAe0GQAAAAAHvBkAAAAAB8gYBAAAAAfkGAQAAAAH6BgEAAAAB-waAAAAAAYIHAQAAAAGbBwEAAAABnAcBAAAAAaYHEAAAAAGICAEAAAABiQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAY0IAQAAAAGOCAQAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABkggEAAAAAZMIAgAAAAGUCEAAAAABlQgBAAAAAZYIQAAAAAGXCAEAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAAAAAZwIQAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQgBAAAAAaIIQAAAAAGjCEAAAAABpAgBAAAAAaUIAQAAAAECAAAAIgAgMgAAnxMAIAMAAAAdACAyAACfEwAgMwAAoxMAIEMAAAAdACADAACfDwAgCQAAoA8AIAwAAK8PACAQAACiDwAgEQAAow8AIBIAAKQPACATAAClDwAgFAAApg8AICsAAKMTACDDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHmBgEA-QsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHvBkAAlQwAIfIGAQD5CwAh-QYBAJIMACH6BgEAkgwAIfsGgAAAAAGCBwEA-QsAIZsHAQD5CwAhnAcBAPkLACGmBxAAhwwAIYgIAQCSDAAhiQgBAPkLACGKCAQAgQwAIYsIBACBDAAhjAgBAPkLACGNCAEA-QsAIY4IBACBDAAhjwggAJ0PACGQCAIAwA0AIZEIAQCSDAAhkggEAJQMACGTCAIAwA0AIZQIQACVDAAhlQgBAJIMACGWCEAAlQwAIZcIAQCSDAAhmAhAAJUMACGZCEAAlQwAIZoIQACVDAAhmwhAAJUMACGcCEAAlQwAIZ0IAQCSDAAhnggBAJIMACGfCAEAkgwAIaAIgAAAAAGhCAEAkgwAIaIIQACVDAAhowhAAJUMACGkCAEAkgwAIaUIAQCSDAAhQQMAAJ8PACAJAACgDwAgDAAArw8AIBAAAKIPACARAACjDwAgEgAApA8AIBMAAKUPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIQWZB0AAAAABtwcBAAAAAdYHAgAAAAHXBwQAAAAB2AcQAAAAAQMAAAAdACAyAACaEwAgMwAApxMAIEMAAAAdACADAACfDwAgDAAArw8AIA8AAKEPACAQAACiDwAgEQAAow8AIBIAAKQPACATAAClDwAgFAAApg8AICsAAKcTACDDBgIA-AsAIdQGBACUDAAh1QYBAJIMACHXBgEAkgwAIdgGAQD5CwAh3AYQAIcMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQD5CwAh4gYBAPkLACHmBgEA-QsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHvBkAAlQwAIfIGAQD5CwAh-QYBAJIMACH6BgEAkgwAIfsGgAAAAAGCBwEA-QsAIZsHAQD5CwAhnAcBAPkLACGmBxAAhwwAIYgIAQCSDAAhiQgBAPkLACGKCAQAgQwAIYsIBACBDAAhjAgBAPkLACGNCAEA-QsAIY4IBACBDAAhjwggAJ0PACGQCAIAwA0AIZEIAQCSDAAhkggEAJQMACGTCAIAwA0AIZQIQACVDAAhlQgBAJIMACGWCEAAlQwAIZcIAQCSDAAhmAhAAJUMACGZCEAAlQwAIZoIQACVDAAhmwhAAJUMACGcCEAAlQwAIZ0IAQCSDAAhnggBAJIMACGfCAEAkgwAIaAIgAAAAAGhCAEAkgwAIaIIQACVDAAhowhAAJUMACGkCAEAkgwAIaUIAQCSDAAhQQMAAJ8PACAMAACvDwAgDwAAoQ8AIBAAAKIPACARAACjDwAgEgAApA8AIBMAAKUPACAUAACmDwAgwwYCAPgLACHUBgQAlAwAIdUGAQCSDAAh1wYBAJIMACHYBgEA-QsAIdwGEACHDAAh3QYBAPkLACHeBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh5gYBAPkLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7wZAAJUMACHyBgEA-QsAIfkGAQCSDAAh-gYBAJIMACH7BoAAAAABggcBAPkLACGbBwEA-QsAIZwHAQD5CwAhpgcQAIcMACGICAEAkgwAIYkIAQD5CwAhiggEAIEMACGLCAQAgQwAIYwIAQD5CwAhjQgBAPkLACGOCAQAgQwAIY8IIACdDwAhkAgCAMANACGRCAEAkgwAIZIIBACUDAAhkwgCAMANACGUCEAAlQwAIZUIAQCSDAAhlghAAJUMACGXCAEAkgwAIZgIQACVDAAhmQhAAJUMACGaCEAAlQwAIZsIQACVDAAhnAhAAJUMACGdCAEAkgwAIZ4IAQCSDAAhnwgBAJIMACGgCIAAAAABoQgBAJIMACGiCEAAlQwAIaMIQACVDAAhpAgBAJIMACGlCAEAkgwAIQMAAADUAwAgMgAAnBMAIDMAAKoTACAQAAAA1AMAICsAAKoTACDDBgIA-AsAIcQGAQD5CwAh3QYBAPkLACHtBkAA-wsAIeUHBACBDAAh5gcBAJIMACHnBwQAgQwAIegHQACVDAAh6QcQAJMMACHqByAA-gsAIesHEACTDAAh7AdAAJUMACHtByAA-gsAIe4HQACVDAAhDsMGAgD4CwAhxAYBAPkLACHdBgEA-QsAIe0GQAD7CwAh5QcEAIEMACHmBwEAkgwAIecHBACBDAAh6AdAAJUMACHpBxAAkwwAIeoHIAD6CwAh6wcQAJMMACHsB0AAlQwAIe0HIAD6CwAh7gdAAJUMACEP1AYEAAAAAe0GQAAAAAGZB0AAAAABpgcEAAAAAbcHAQAAAAG6BwEAAAABzAcBAAAAAdUHQAAAAAHXBwQAAAAB2AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHEAAAAAHdB0AAAAABAwAAABQAIDIAAJcTACAzAACuEwAgJQAAABQAIAcAAJ0QACALAACgEAAgGgAAnhAAIBwAAKEQACAdAACiEAAgHgAAoxAAIB8AAKQQACAgAAClEAAgIQAAphAAICIAAKcQACAjAACoEAAgJAAAqRAAICUAAKoQACArAACuEwAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASMHAACdEAAgCwAAoBAAIBoAAJ4QACAcAAChEAAgHQAAohAAIB4AAKMQACAfAACkEAAgIAAApRAAICEAAKYQACAiAACnEAAgIwAAqBAAICQAAKkQACAlAACqEAAg3QYBAPkLACHtBkAA-wsAIYEIQAD7CwAhuAgBAPkLACG5CAEA-QsAIboIAQD5CwAhuwgBAJIMACG8CAEAkgwAIb0IAQCSDAAhvggBAJIMACG_CEAAlQwAIcAIQACVDAAhwQhAAJUMACHCCAEA-QsAIcMIAQD5CwAhxAhAAJUMACHFCEAAlQwAIcYIAQCSDAAhxwhAAJUMACHICEAAlQwAIckIAgD4CwAhygiAAAAAASYDAAD9DAAgwwYCAAAAAdYGAQAAAAHYBgEAAAAB2QYQAAAAAdoGAQAAAAHdBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeMGAQAAAAHmBgEAAAAB9gYEAAAAAYIHAQAAAAGDBwEAAAABhAcBAAAAAYUHAgAAAAGGBwEAAAABhwcBAAAAAYgHEAAAAAGJBxAAAAABigcQAAAAAYsHEAAAAAGMBwQAAAABjQcEAAAAAY4HEAAAAAGPBwEAAAABkAcQAAAAAZEHAQAAAAGSB0AAAAABkwcgAAAAAZQHQAAAAAGVBwEAAAABlgdAAAAAAZcHQAAAAAGYB0AAAAABmQdAAAAAAQIAAAAOACAyAACvEwAgGgMAANoMACAJAADcDAAgGgIAAAABwwYCAAAAAdQGBAAAAAHYBgEAAAAB3AYQAAAAAd0GAQAAAAHeBgEAAAAB3wYBAAAAAeAGAQAAAAHhBgEAAAAB4gYBAAAAAeMGAQAAAAHkBgEAAAAB5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYgAAAAAekGAQAAAAHqBkAAAAAB6wYBAAAAAewGAQAAAAHtBkAAAAAB7gZAAAAAAe8GQAAAAAECAAAASgAgMgAAsRMAIAMAAAAMACAyAACvEwAgMwAAtRMAICgAAAAMACADAADyDAAgKwAAtRMAIMMGAgD4CwAh1gYBAJIMACHYBgEA-QsAIdkGEACHDAAh2gYBAJIMACHdBgEA-QsAId8GAQD5CwAh4AYBAPkLACHhBgEA-QsAIeIGAQD5CwAh4wYBAPkLACHmBgEA-QsAIfYGBACBDAAhggcBAPkLACGDBwEA-QsAIYQHAQD5CwAhhQcCAPgLACGGBwEA-QsAIYcHAQD5CwAhiAcQAIcMACGJBxAAhwwAIYoHEACHDAAhiwcQAIcMACGMBwQAgQwAIY0HBACBDAAhjgcQAIcMACGPBwEAkgwAIZAHEACTDAAhkQcBAJIMACGSB0AAlQwAIZMHIAD6CwAhlAdAAJUMACGVBwEAkgwAIZYHQACVDAAhlwdAAJUMACGYB0AA-wsAIZkHQACVDAAhJgMAAPIMACDDBgIA-AsAIdYGAQCSDAAh2AYBAPkLACHZBhAAhwwAIdoGAQCSDAAh3QYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAPkLACHiBgEA-QsAIeMGAQD5CwAh5gYBAPkLACH2BgQAgQwAIYIHAQD5CwAhgwcBAPkLACGEBwEA-QsAIYUHAgD4CwAhhgcBAPkLACGHBwEA-QsAIYgHEACHDAAhiQcQAIcMACGKBxAAhwwAIYsHEACHDAAhjAcEAIEMACGNBwQAgQwAIY4HEACHDAAhjwcBAJIMACGQBxAAkwwAIZEHAQCSDAAhkgdAAJUMACGTByAA-gsAIZQHQACVDAAhlQcBAJIMACGWB0AAlQwAIZcHQACVDAAhmAdAAPsLACGZB0AAlQwAIQMAAAA7ACAyAACxEwAgMwAAuBMAIBwAAAA7ACADAACWDAAgCQAAmAwAIBoCAPgLACErAAC4EwAgwwYCAPgLACHUBgQAlAwAIdgGAQCSDAAh3AYQAJMMACHdBgEA-QsAId4GAQD5CwAh3wYBAPkLACHgBgEA-QsAIeEGAQCSDAAh4gYBAJIMACHjBgEAkgwAIeQGAQCSDAAh5QYBAPkLACHmBgEA-QsAIecGAQCSDAAh6AYgAPoLACHpBgEAkgwAIeoGQACVDAAh6wYBAJIMACHsBgEAkgwAIe0GQAD7CwAh7gZAAJUMACHvBkAAlQwAIRoDAACWDAAgCQAAmAwAIBoCAPgLACHDBgIA-AsAIdQGBACUDAAh2AYBAJIMACHcBhAAkwwAId0GAQD5CwAh3gYBAPkLACHfBgEA-QsAIeAGAQD5CwAh4QYBAJIMACHiBgEAkgwAIeMGAQCSDAAh5AYBAJIMACHlBgEA-QsAIeYGAQD5CwAh5wYBAJIMACHoBiAA-gsAIekGAQCSDAAh6gZAAJUMACHrBgEAkgwAIewGAQCSDAAh7QZAAPsLACHuBkAAlQwAIe8GQACVDAAhDwYAIQcGAgtMCxoPBRtLBxxPDB1TGB5VGR9ZGiBdGyFhHCJlHSNpHiRtHyVxIAMDAAEFCgMGAAQBBAACAQULAAMDAAEGABcIEwYCFQAHGQAFBAMVAQYAFggWBgkaCAcGABUKAAkOHgsVPAcWQBMXQhQYQw4CBgAKCRsIAQkcAAoDAAEGABIJJQgMIAwPKQ4QLQ8RLxASMxETNAsUNQsDAwABBgANCyMLAQskAAINAAgOAAsBDgALAQ4ACwEOAAsFCTYADzcAEDgAEjkAFDoAAQ0ACAENAAgCFkQAGEUAAghGAAlHAAEISAABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAENB3IAC3UAGnMAG3QAHHYAHXcAH3gAIHkAIXoAInsAI3wAJH0AJX4AAAAABQYAJjgAJzkAKDoAKTsAKgAAAAAABQYAJjgAJzkAKDoAKTsAKgEDAAEBAwABBQYALzgAMDkAMToAMjsAMwAAAAAABQYALzgAMDkAMToAMjsAMwEDAAEBAwABAwYAODoAOTsAOgAAAAMGADg6ADk7ADoBBAACAQQAAgMGAD86AEA7AEEAAAADBgA_OgBAOwBBAwMAAQzhAQwT4gELAwMAAQzoAQwT6QELBQYARjgARzkASDoASTsASgAAAAAABQYARjgARzkASDoASTsASgEDAAEBAwABBQYATzgAUDkAUToAUjsAUwAAAAAABQYATzgAUDkAUToAUjsAUwEDAAEBAwABBQYAWDgAWTkAWjoAWzsAXAAAAAAABQYAWDgAWTkAWjoAWzsAXAEDAAEBAwABAwYAYToAYjsAYwAAAAMGAGE6AGI7AGMBAwABAQMAAQUGAGg4AGk5AGo6AGs7AGwAAAAAAAUGAGg4AGk5AGo6AGs7AGwBAwABAQMAAQUGAHE4AHI5AHM6AHQ7AHUAAAAAAAUGAHE4AHI5AHM6AHQ7AHUBAwABAQMAAQMGAHo6AHs7AHwAAAADBgB6OgB7OwB8AQMAAQEDAAEFBgCBATgAggE5AIMBOgCEATsAhQEAAAAAAAUGAIEBOACCATkAgwE6AIQBOwCFAQEOAAsBDgALBQYAigE4AIsBOQCMAToAjQE7AI4BAAAAAAAFBgCKATgAiwE5AIwBOgCNATsAjgEBDgALAQ4ACwMGAJMBOgCUATsAlQEAAAADBgCTAToAlAE7AJUBAQ4ACwEOAAsDBgCaAToAmwE7AJwBAAAAAwYAmgE6AJsBOwCcAQAABQYAoQE4AKIBOQCjAToApAE7AKUBAAAAAAAFBgChATgAogE5AKMBOgCkATsApQEAAAAFBgCrATgArAE5AK0BOgCuATsArwEAAAAAAAUGAKsBOACsATkArQE6AK4BOwCvAQAAAAUGALUBOAC2ATkAtwE6ALgBOwC5AQAAAAAABQYAtQE4ALYBOQC3AToAuAE7ALkBAAAAAwYAvwE6AMABOwDBAQAAAAMGAL8BOgDAATsAwQEDCgAJDr8ECxXABAcDCgAJDsYECxXHBAcFBgDGATgAxwE5AMgBOgDJATsAygEAAAAAAAUGAMYBOADHATkAyAE6AMkBOwDKAQINAAgOAAsCDQAIDgALBQYAzwE4ANABOQDRAToA0gE7ANMBAAAAAAAFBgDPATgA0AE5ANEBOgDSATsA0wEAAAAFBgDZATgA2gE5ANsBOgDcATsA3QEAAAAAAAUGANkBOADaATkA2wE6ANwBOwDdAQEDAAEBAwABBQYA4gE4AOMBOQDkAToA5QE7AOYBAAAAAAAFBgDiATgA4wE5AOQBOgDlATsA5gEBDQAIAQ0ACAUGAOsBOADsATkA7QE6AO4BOwDvAQAAAAAABQYA6wE4AOwBOQDtAToA7gE7AO8BAAAAAwYA9QE6APYBOwD3AQAAAAMGAPUBOgD2ATsA9wEEBgD9AQzOBfwBvwPIBfoBwAPMBfsBAb4DAPkBAb4DAPkBAb4DAPkBAcADzwUAAAADBgCBAjoAggI7AIMCAAAAAwYAgQI6AIICOwCDAgAAAAUGAIkCOACKAjkAiwI6AIwCOwCNAgAAAAAABQYAiQI4AIoCOQCLAjoAjAI7AI0CAb4DAPkBAb4DAPkBAwYAkgI6AJMCOwCUAgAAAAMGAJICOgCTAjsAlAIBvgMA-QEBvgMA-QEDBgCZAjoAmgI7AJsCAAAAAwYAmQI6AJoCOwCbAgG-AwD5AQG-AwD5AQUGAKACOAChAjkAogI6AKMCOwCkAgAAAAAABQYAoAI4AKECOQCiAjoAowI7AKQCAAAABQYAqgI4AKsCOQCsAjoArQI7AK4CAAAAAAAFBgCqAjgAqwI5AKwCOgCtAjsArgIBDQAIAQ0ACAUGALMCOAC0AjkAtQI6ALYCOwC3AgAAAAAABQYAswI4ALQCOQC1AjoAtgI7ALcCAAAABQYAvQI4AL4COQC_AjoAwAI7AMECAAAAAAAFBgC9AjgAvgI5AL8COgDAAjsAwQIAAAAFBgDHAjgAyAI5AMkCOgDKAjsAywIAAAAAAAUGAMcCOADIAjkAyQI6AMoCOwDLAgAAAAUGANECOADSAjkA0wI6ANQCOwDVAgAAAAAABQYA0QI4ANICOQDTAjoA1AI7ANUCAAAAAwYA2wI6ANwCOwDdAgAAAAMGANsCOgDcAjsA3QIBAwABAQMAAQUGAOICOADjAjkA5AI6AOUCOwDmAgAAAAAABQYA4gI4AOMCOQDkAjoA5QI7AOYCAwYA6wKCBfQH6QKDBfgH6gIBgQUA6AIBgQUA6AICggX5BwCDBfoHAAAABQYA7wI4APACOQDxAjoA8gI7APMCAAAAAAAFBgDvAjgA8AI5APECOgDyAjsA8wIBgQUA6AIBgQUA6AIFBgD4AjgA-QI5APoCOgD7AjsA_AIAAAAAAAUGAPgCOAD5AjkA-gI6APsCOwD8AgGBBQDoAgGBBQDoAgUGAIEDOACCAzkAgwM6AIQDOwCFAwAAAAAABQYAgQM4AIIDOQCDAzoAhAM7AIUDAQMAAQEDAAEFBgCKAzgAiwM5AIwDOgCNAzsAjgMAAAAAAAUGAIoDOACLAzkAjAM6AI0DOwCOAwAAAAUGAJQDOACVAzkAlgM6AJcDOwCYAwAAAAAABQYAlAM4AJUDOQCWAzoAlwM7AJgDAAAABQYAngM4AJ8DOQCgAzoAoQM7AKIDAAAAAAAFBgCeAzgAnwM5AKADOgChAzsAogMAAAMGAKcDOgCoAzsAqQMAAAADBgCnAzoAqAM7AKkDAAAAAwYArwM6ALADOwCxAwAAAAMGAK8DOgCwAzsAsQMBA7wJAQEDwgkBBQYAtgM4ALcDOQC4AzoAuQM7ALoDAAAAAAAFBgC2AzgAtwM5ALgDOgC5AzsAugMCFQAHGQAFAhUABxkABQUGAL8DOADAAzkAwQM6AMIDOwDDAwAAAAAABQYAvwM4AMADOQDBAzoAwgM7AMMDAAAABQYAyQM4AMoDOQDLAzoAzAM7AM0DAAAAAAAFBgDJAzgAygM5AMsDOgDMAzsAzQMAAAAFBgDTAzgA1AM5ANUDOgDWAzsA1wMAAAAAAAUGANMDOADUAzkA1QM6ANYDOwDXAyYCASd_ASiBAQEpggEBKoMBASyFAQEthwEiLogBIy-KAQEwjAEiMY0BJDSOAQE1jwEBNpABIjyTASU9lAErPpUBID-WASBAlwEgQZgBIEKZASBDmwEgRJ0BIkWeASxGoAEgR6IBIkijAS1JpAEgSqUBIEumASJMqQEuTaoBNE6rAQJPrAECUK0BAlGuAQJSrwECU7EBAlSzASJVtAE1VrYBAle4ASJYuQE2WboBAlq7AQJbvAEiXL8BN13AATtewQEDX8IBA2DDAQNhxAEDYsUBA2PHAQNkyQEiZcoBPGbMAQNnzgEiaM8BPWnQAQNq0QEDa9IBImzVAT5t1gFCbtcBC2_YAQtw2QELcdoBC3LbAQtz3QELdN8BInXgAUN25AELd-YBInjnAUR56gELeusBC3vsASJ87wFFffABS37xAQx_8gEMgAHzAQyBAfQBDIIB9QEMgwH3AQyEAfkBIoUB-gFMhgH8AQyHAf4BIogB_wFNiQGAAgyKAYECDIsBggIijAGFAk6NAYYCVI4BhwIYjwGIAhiQAYkCGJEBigIYkgGLAhiTAY0CGJQBjwIilQGQAlWWAZICGJcBlAIimAGVAlaZAZYCGJoBlwIYmwGYAiKcAZsCV50BnAJdngGeAhmfAZ8CGaABoQIZoQGiAhmiAaMCGaMBpQIZpAGnAiKlAagCXqYBqgIZpwGsAiKoAa0CX6kBrgIZqgGvAhmrAbACIqwBswJgrQG0AmSuAbUCHK8BtgIcsAG3AhyxAbgCHLIBuQIcswG7Ahy0Ab0CIrUBvgJltgHAAhy3AcICIrgBwwJmuQHEAhy6AcUCHLsBxgIivAHJAme9AcoCbb4BywIdvwHMAh3AAc0CHcEBzgIdwgHPAh3DAdECHcQB0wIixQHUAm7GAdYCHccB2AIiyAHZAm_JAdoCHcoB2wIdywHcAiLMAd8CcM0B4AJ2zgHhAh7PAeICHtAB4wIe0QHkAh7SAeUCHtMB5wIe1AHpAiLVAeoCd9YB7AIe1wHuAiLYAe8CeNkB8AIe2gHxAh7bAfICItwB9QJ53QH2An3eAfcCH98B-AIf4AH5Ah_hAfoCH-IB-wIf4wH9Ah_kAf8CIuUBgAN-5gGCAx_nAYQDIugBhQN_6QGGAx_qAYcDH-sBiAMi7AGLA4AB7QGMA4YB7gGOAxDvAY8DEPABkQMQ8QGSAxDyAZMDEPMBlQMQ9AGXAyL1AZgDhwH2AZoDEPcBnAMi-AGdA4gB-QGeAxD6AZ8DEPsBoAMi_AGjA4kB_QGkA48B_gGlAxH_AaYDEYACpwMRgQKoAxGCAqkDEYMCqwMRhAKtAyKFAq4DkAGGArADEYcCsgMiiAKzA5EBiQK0AxGKArUDEYsCtgMijAK5A5IBjQK6A5YBjgK7Aw-PArwDD5ACvQMPkQK-Aw-SAr8DD5MCwQMPlALDAyKVAsQDlwGWAsYDD5cCyAMimALJA5gBmQLKAw-aAssDD5sCzAMinALPA5kBnQLQA50BngLSAwmfAtMDCaAC1gMJoQLXAwmiAtgDCaMC2gMJpALcAyKlAt0DngGmAt8DCacC4QMiqALiA58BqQLjAwmqAuQDCasC5QMirALoA6ABrQLpA6YBrgLrA6cBrwLsA6cBsALvA6cBsQLwA6cBsgLxA6cBswLzA6cBtAL1AyK1AvYDqAG2AvgDpwG3AvoDIrgC-wOpAbkC_AOnAboC_QOnAbsC_gMivAKBBKoBvQKCBLABvgKEBLEBvwKFBLEBwAKIBLEBwQKJBLEBwgKKBLEBwwKMBLEBxAKOBCLFAo8EsgHGApEEsQHHApMEIsgClASzAckClQSxAcoClgSxAcsClwQizAKaBLQBzQKbBLoBzgKdBLsBzwKeBLsB0AKhBLsB0QKiBLsB0gKjBLsB0wKlBLsB1AKnBCLVAqgEvAHWAqoEuwHXAqwEItgCrQS9AdkCrgS7AdoCrwS7AdsCsAQi3AKzBL4B3QK0BMIB3gK1BAjfArYECOACtwQI4QK4BAjiArkECOMCuwQI5AK9BCLlAr4EwwHmAsIECOcCxAQi6ALFBMQB6QLIBAjqAskECOsCygQi7ALNBMUB7QLOBMsB7gLPBA7vAtAEDvAC0QQO8QLSBA7yAtMEDvMC1QQO9ALXBCL1AtgEzAH2AtoEDvcC3AQi-ALdBM0B-QLeBA76At8EDvsC4AQi_ALjBM4B_QLkBNQB_gLmBNUB_wLnBNUBgAPqBNUBgQPrBNUBggPsBNUBgwPuBNUBhAPwBCKFA_EE1gGGA_ME1QGHA_UEIogD9gTXAYkD9wTVAYoD-ATVAYsD-QQijAP8BNgBjQP9BN4BjgP-BBuPA_8EG5ADgAUbkQOBBRuSA4IFG5MDhAUblAOGBSKVA4cF3wGWA4kFG5cDiwUimAOMBeABmQONBRuaA44FG5sDjwUinAOSBeEBnQOTBecBngOVBRSfA5YFFKADmAUUoQOZBRSiA5oFFKMDnAUUpAOeBSKlA58F6AGmA6EFFKcDowUiqAOkBekBqQOlBRSqA6YFFKsDpwUirAOqBeoBrQOrBfABrgOtBfEBrwOuBfEBsAOxBfEBsQOyBfEBsgOzBfEBswO1BfEBtAO3BSK1A7gF8gG2A7oF8QG3A7wFIrgDvQXzAbkDvgXxAboDvwXxAbsDwAUivAPDBfQBvQPEBfgBwQPGBfkBwgPQBfkBwwPTBfkBxAPUBfkBxQPVBfkBxgPXBfkBxwPZBSLIA9oF_gHJA9wF-QHKA94FIssD3wX_AcwD4AX5Ac0D4QX5Ac4D4gUizwPlBYAC0APmBYQC0QPoBYUC0gPpBYUC0wPsBYUC1APtBYUC1QPuBYUC1gPwBYUC1wPyBSLYA_MFhgLZA_UFhQLaA_cFItsD-AWHAtwD-QWFAt0D-gWFAt4D-wUi3wP-BYgC4AP_BY4C4QOBBvoB4gOCBvoB4wOEBvoB5AOFBvoB5QOGBvoB5gOIBvoB5wOKBiLoA4sGjwLpA40G-gHqA48GIusDkAaQAuwDkQb6Ae0Dkgb6Ae4DkwYi7wOWBpEC8AOXBpUC8QOYBvsB8gOZBvsB8wOaBvsB9AObBvsB9QOcBvsB9gOeBvsB9wOgBiL4A6EGlgL5A6MG-wH6A6UGIvsDpgaXAvwDpwb7Af0DqAb7Af4DqQYi_wOsBpgCgAStBpwCgQSvBvwBggSwBvwBgwSyBvwBhASzBvwBhQS0BvwBhgS2BvwBhwS4BiKIBLkGnQKJBLsG_AGKBL0GIosEvgaeAowEvwb8AY0EwAb8AY4EwQYijwTEBp8CkATFBqUCkQTHBqYCkgTIBqYCkwTLBqYClATMBqYClQTNBqYClgTPBqYClwTRBiKYBNIGpwKZBNQGpgKaBNYGIpsE1waoApwE2AamAp0E2QamAp4E2gYinwTdBqkCoATeBq8CoQTfBhOiBOAGE6ME4QYTpATiBhOlBOMGE6YE5QYTpwTnBiKoBOgGsAKpBOoGE6oE7AYiqwTtBrECrATuBhOtBO8GE64E8AYirwTzBrICsAT0BrgCsQT2BrkCsgT3BrkCswT6BrkCtAT7BrkCtQT8BrkCtgT-BrkCtwSAByK4BIEHugK5BIMHuQK6BIUHIrsEhge7ArwEhwe5Ar0EiAe5Ar4EiQcivwSMB7wCwASNB8ICwQSPB8MCwgSQB8MCwwSTB8MCxASUB8MCxQSVB8MCxgSXB8MCxwSZByLIBJoHxALJBJwHwwLKBJ4HIssEnwfFAswEoAfDAs0EoQfDAs4EogcizwSlB8YC0ASmB8wC0QSoB80C0gSpB80C0wSsB80C1AStB80C1QSuB80C1gSwB80C1wSyByLYBLMHzgLZBLUHzQLaBLcHItsEuAfPAtwEuQfNAt0EugfNAt4Euwci3wS-B9AC4AS_B9YC4QTBB9cC4gTCB9cC4wTFB9cC5ATGB9cC5QTHB9cC5gTJB9cC5wTLByLoBMwH2ALpBM4H1wLqBNAHIusE0QfZAuwE0gfXAu0E0wfXAu4E1Aci7wTXB9oC8ATYB94C8QTZBxryBNoHGvME2wca9ATcBxr1BN0HGvYE3wca9wThByL4BOIH3wL5BOQHGvoE5gci-wTnB-AC_AToBxr9BOkHGv4E6gci_wTtB-ECgAXuB-cChAXwB-gChQX7B-gChgX-B-gChwX_B-gCiAWACOgCiQWCCOgCigWECCKLBYUI7AKMBYcI6AKNBYkIIo4FigjtAo8FiwjoApAFjAjoApEFjQgikgWQCO4CkwWRCPQClAWSCOoClQWTCOoClgWUCOoClwWVCOoCmAWWCOoCmQWYCOoCmgWaCCKbBZsI9QKcBZ0I6gKdBZ8IIp4FoAj2Ap8FoQjqAqAFogjqAqEFowgiogWmCPcCowWnCP0CpAWoCOkCpQWpCOkCpgWqCOkCpwWrCOkCqAWsCOkCqQWuCOkCqgWwCCKrBbEI_gKsBbMI6QKtBbUIIq4Ftgj_Aq8FtwjpArAFuAjpArEFuQgisgW8CIADswW9CIYDtAW-CAW1Bb8IBbYFwAgFtwXBCAW4BcIIBbkFxAgFugXGCCK7BccIhwO8BckIBb0FywgivgXMCIgDvwXNCAXABc4IBcEFzwgiwgXSCIkDwwXTCI8DxAXVCJADxQXWCJADxgXZCJADxwXaCJADyAXbCJADyQXdCJADygXfCCLLBeAIkQPMBeIIkAPNBeQIIs4F5QiSA88F5giQA9AF5wiQA9EF6Agi0gXrCJMD0wXsCJkD1AXuCJoD1QXvCJoD1gXyCJoD1wXzCJoD2AX0CJoD2QX2CJoD2gX4CCLbBfkImwPcBfsImgPdBf0IIt4F_gicA98F_wiaA-AFgAmaA-EFgQki4gWECZ0D4wWFCaMD5AWHCaQD5QWICaQD5gWLCaQD5wWMCaQD6AWNCaQD6QWPCaQD6gWRCSLrBZIJpQPsBZMJpAPtBZQJIu4FlwmmA-8FmAmqA_AFmgmrA_EFmwmrA_IFngmrA_MFnwmrA_QFoAmrA_UFogmrA_YFpAki9wWlCawD-AWnCasD-QWpCSL6BaoJrQP7BasJqwP8BawJqwP9Ba0JIv4FsAmuA_8FsQmyA4AGsgkHgQazCQeCBrQJB4MGtQkHhAa2CQeFBrgJB4YGugkihwa7CbMDiAa-CQeJBsAJIooGwQm0A4sGwwkHjAbECQeNBsUJIo4GyAm1A48GyQm7A5AGygkGkQbLCQaSBswJBpMGzQkGlAbOCQaVBtAJBpYG0gkilwbTCbwDmAbVCQaZBtcJIpoG2Am9A5sG2QkGnAbaCQadBtsJIp4G3gm-A58G3wnEA6AG4QnFA6EG4gnFA6IG5QnFA6MG5gnFA6QG5wnFA6UG6QnFA6YG6wkipwbsCcYDqAbuCcUDqQbwCSKqBvEJxwOrBvIJxQOsBvMJxQOtBvQJIq4G9wnIA68G-AnOA7AG-gnPA7EG-wnPA7IG_gnPA7MG_wnPA7QGgArPA7UGggrPA7YGhAoitwaFCtADuAaHCs8DuQaJCiK6BooK0QO7BosKzwO8BowKzwO9Bo0KIr4GkArSA78GkQrYAw"
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
  channels: "channels",
  calldata: "calldata",
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
  blockHash: "blockHash"
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
