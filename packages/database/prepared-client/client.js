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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"channel_heads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","action","reverts","refill","bundled","channel","channels","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","AND","OR","NOT","chainId","blockNumber","blockHash","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","actionId","channelId","merchantId","signedMax","voucherSignature","totalClaimed","amount","id","kind","environment","network","tokenSymbol","asset","receiver","authorizer","cause","status","calldata","urgent","txHash","blockTime","failureCode","failureMessage","createdAt","sentAt","endedAt","lineage","chargeId","bodyHash","lineage_key","onlyRow","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","claimed","refundNonce","withdrawAmount","withdrawRequestedAt","readAtBlock","charged","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","openedAt","closedAt","symbol","address","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","at","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","seenAt","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","owner","fencingToken","leaseUntil","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","chainId_address","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","answeredAt","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "lxPOA_wFJwcAAMALACALAACkCwAgGgAAwQsAIBsAAMILACAcAADDCwAgHQAAxAsAIB4AAMULACAfAADGCwAgIAAAxwsAICEAAMgLACAiAADJCwAgIwAAygsAICQAAMsLACAlAADMCwAgsAYAAL8LADCxBgAAFAAQsgYAAL8LADDIBgEAAAAB2AZAAKMKACHvB0AAowoAIaYIAQCHCgAhpwgBAAAAAagIAQCHCgAhqQgBALAKACGqCAEAsAoAIasIAQCwCgAhrAgBALAKACGtCEAAyQoAIa4IQADJCgAhrwhAAMkKACGwCAEAhwoAIbEIAQCHCgAhsghAAMkKACGzCEAAyQoAIbQIAQCwCgAhtQhAAMkKACG2CEAAyQoAIbcIAgCFCgAhuAgAALEKACABAAAAAQAgFQMAAIgLACAFAADWCwAgsAYAANULADCxBgAAAwAQsgYAANULADDDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHYBkAAowoAIdsGAQCwCgAhkwdAAMkKACGiBwEAhwoAIaoHAQCHCgAhlwgBAIcKACGYCAEAhwoAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQADJCgAhnQhAAMkKACGeCEAAyQoAIQcDAADjDgAgBQAA0BEAINsGAADpCwAgkwcAAOkLACCcCAAA6QsAIJ0IAADpCwAgnggAAOkLACAVAwAAiAsAIAUAANYLACCwBgAA1QsAMLEGAAADABCyBgAA1QsAMMMGAQCHCgAhyAYBAAAAAcoGAQCHCgAh2AZAAKMKACHbBgEAsAoAIZMHQADJCgAhogcBAIcKACGqBwEAAAABlwgBAIcKACGYCAEAhwoAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQADJCgAhnQhAAMkKACGeCEAAyQoAIQMAAAADACABAAAEADACAAAFACAIBAAA1AsAILAGAADTCwAwsQYAAAcAELIGAADTCwAwwwYBAIcKACGUCAEAhwoAIZUIAQCHCgAhlghAAKMKACEBBAAAzxEAIAkEAADUCwAgsAYAANMLADCxBgAABwAQsgYAANMLADDDBgEAhwoAIZQIAQCHCgAhlQgBAIcKACGWCEAAowoAIcQIAADSCwAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAAHACAqAwAAiAsAIAgAAKcLACCwBgAA0QsAMLEGAAAMABCyBgAA0QsAMLMGAgCFCgAhwQYBALAKACHDBgEAhwoAIcQGEACqCgAhxQYBALAKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAhzgYBAIcKACHRBgEAhwoAIeEGBACGCgAh7QYBAIcKACHuBgEAhwoAIe8GAQCHCgAh8AYCAIUKACHxBgEAhwoAIfIGAQCHCgAh8wYQAKoKACH0BhAAqgoAIfUGEACqCgAh9gYQAKoKACH3BgQAhgoAIfgGBACGCgAh-QYQAKoKACH6BgEAsAoAIfsGEAD6CgAh_AYBALAKACH9BkAAyQoAIf4GIACnCgAh_wZAAMkKACGABwEAsAoAIYEHQADJCgAhggdAAMkKACGDB0AAowoAIYQHQADJCgAhDQMAAOMOACAIAADEEQAgwQYAAOkLACDFBgAA6QsAIPoGAADpCwAg-wYAAOkLACD8BgAA6QsAIP0GAADpCwAg_wYAAOkLACCABwAA6QsAIIEHAADpCwAgggcAAOkLACCEBwAA6QsAICoDAACICwAgCAAApwsAILAGAADRCwAwsQYAAAwAELIGAADRCwAwswYCAIUKACHBBgEAsAoAIcMGAQCHCgAhxAYQAKoKACHFBgEAsAoAIcgGAQAAAAHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIc4GAQCHCgAh0QYBAIcKACHhBgQAhgoAIe0GAQCHCgAh7gYBAIcKACHvBgEAhwoAIfAGAgCFCgAh8QYBAIcKACHyBgEAhwoAIfMGEACqCgAh9AYQAKoKACH1BhAAqgoAIfYGEACqCgAh9wYEAIYKACH4BgQAhgoAIfkGEACqCgAh-gYBALAKACH7BhAA-goAIfwGAQCwCgAh_QZAAMkKACH-BiAApwoAIf8GQADJCgAhgAcBALAKACGBB0AAyQoAIYIHQADJCgAhgwdAAKMKACGEB0AAyQoAIQMAAAAMACABAAANADACAAAOACAMFQAAzwsAIBkAANALACCwBgAAzgsAMLEGAAAQABCyBgAAzgsAMMEGAQCHCgAhwgYBAIcKACHDBgEAhwoAIcQGEACqCgAhxQYBAIcKACHGBhAAqgoAIccGEACqCgAhAhUAAMsRACAZAADOEQAgDRUAAM8LACAZAADQCwAgsAYAAM4LADCxBgAAEAAQsgYAAM4LADDBBgEAhwoAIcIGAQCHCgAhwwYBAIcKACHEBhAAqgoAIcUGAQCHCgAhxgYQAKoKACHHBhAAqgoAIcMIAADNCwAgAwAAABAAIAEAABEAMAIAABIAICcHAADACwAgCwAApAsAIBoAAMELACAbAADCCwAgHAAAwwsAIB0AAMQLACAeAADFCwAgHwAAxgsAICAAAMcLACAhAADICwAgIgAAyQsAICMAAMoLACAkAADLCwAgJQAAzAsAILAGAAC_CwAwsQYAABQAELIGAAC_CwAwyAYBAIcKACHYBkAAowoAIe8HQACjCgAhpggBAIcKACGnCAEAhwoAIagIAQCHCgAhqQgBALAKACGqCAEAsAoAIasIAQCwCgAhrAgBALAKACGtCEAAyQoAIa4IQADJCgAhrwhAAMkKACGwCAEAhwoAIbEIAQCHCgAhsghAAMkKACGzCEAAyQoAIbQIAQCwCgAhtQhAAMkKACG2CEAAyQoAIbcIAgCFCgAhuAgAALEKACABAAAAFAAgAwAAABAAIAEAABEAMAIAABIAIBkKAAC7CwAgDgAAuAsAIBUAALwLACAWAAC9CwAgFwAAvgsAIBgAALQLACCwBgAAugsAMLEGAAAXABCyBgAAugsAMLQGBADMCgAhwQYBALAKACHYBkAAowoAIYQHQADJCgAhkgcEAIYKACGjBwEAsAoAIaYHAQCHCgAhuAcBAIcKACHBB0AAowoAIcMHBADMCgAhxAcQAPoKACHFBwEAhwoAIcYHAQCwCgAhxwcBALAKACHIBxAA-goAIckHQADJCgAhEAoAAMoRACAOAADDDgAgFQAAyxEAIBYAAMwRACAXAADNEQAgGAAAxhEAILQGAADpCwAgwQYAAOkLACCEBwAA6QsAIKMHAADpCwAgwwcAAOkLACDEBwAA6QsAIMYHAADpCwAgxwcAAOkLACDIBwAA6QsAIMkHAADpCwAgGgoAALsLACAOAAC4CwAgFQAAvAsAIBYAAL0LACAXAAC-CwAgGAAAtAsAILAGAAC6CwAwsQYAABcAELIGAAC6CwAwtAYEAMwKACHBBgEAsAoAIdgGQACjCgAhhAdAAMkKACGSBwQAhgoAIaMHAQCwCgAhpgcBAIcKACG3BwAAuQsAILgHAQCHCgAhwQdAAKMKACHDBwQAzAoAIcQHEAD6CgAhxQcBAIcKACHGBwEAsAoAIccHAQCwCgAhyAcQAPoKACHJB0AAyQoAIQMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAQAAABcAIEUDAACICwAgCQAA-woAIAwAALMLACAPAAC0CwAgEAAAtQsAIBEAALYLACASAAC3CwAgEwAAuAsAIBQAAKQLACCwBgAAsQsAMLEGAAAdABCyBgAAsQsAMLMGAgCFCgAhtAYEAMwKACG1BgEAsAoAIcIGAQCwCgAhwwYBAIcKACHHBhAAqgoAIcgGAQCHCgAhyQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIdEGAQCHCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdoGQADJCgAh3QYBAIcKACHkBgEAsAoAIeUGAQCwCgAh5gYAALEKACDtBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGSBxAAqgoAIfYHAQCwCgAh9wcBAIcKACH4BwQAhgoAIfkHBACGCgAh-gcBAIcKACH7BwEAhwoAIfwHBACGCgAh_QcgALILACH-BwIAxQoAIf8HAQCwCgAhgAgEAMwKACGBCAIAxQoAIYIIQADJCgAhgwgBALAKACGECEAAyQoAIYUIAQCwCgAhhghAAMkKACGHCEAAyQoAIYgIQADJCgAhiQhAAMkKACGKCEAAyQoAIYsIAQCwCgAhjAgBALAKACGNCAEAsAoAIY4IAACxCgAgjwgBALAKACGQCEAAyQoAIZEIQADJCgAhkggBALAKACGTCAEAsAoAIQEAAAAdACAWAwAAiAsAIAsAAKQLACCwBgAAowsAMLEGAAAfABCyBgAAowsAMLMGAgCFCgAhwwYBAIcKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBALAKACHmBgAAsQoAIJMHQADJCgAh7wdAAKMKACHwBwEAhwoAIfEHEACqCgAh8gcQAKoKACHzBwEAsAoAIfQHAgDFCgAh9QcgAKcKACEBAAAAHwAgLAMAAOMOACAJAACxDgAgDAAAxREAIA8AAMYRACAQAADHEQAgEQAAyBEAIBIAAMkRACATAADDDgAgFAAAuREAILQGAADpCwAgtQYAAOkLACDCBgAA6QsAINQGAADpCwAg1QYAAOkLACDWBgAA6QsAINcGAADpCwAg2gYAAOkLACDkBgAA6QsAIOUGAADpCwAg5gYAAOkLACD2BwAA6QsAIP0HAADpCwAg_gcAAOkLACD_BwAA6QsAIIAIAADpCwAggQgAAOkLACCCCAAA6QsAIIMIAADpCwAghAgAAOkLACCFCAAA6QsAIIYIAADpCwAghwgAAOkLACCICAAA6QsAIIkIAADpCwAgiggAAOkLACCLCAAA6QsAIIwIAADpCwAgjQgAAOkLACCOCAAA6QsAII8IAADpCwAgkAgAAOkLACCRCAAA6QsAIJIIAADpCwAgkwgAAOkLACBGAwAAiAsAIAkAAPsKACAMAACzCwAgDwAAtAsAIBAAALULACARAAC2CwAgEgAAtwsAIBMAALgLACAUAACkCwAgsAYAALELADCxBgAAHQAQsgYAALELADCzBgIAhQoAIbQGBADMCgAhtQYBALAKACHCBgEAsAoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAAByQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIdEGAQCHCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdoGQADJCgAh3QYBAIcKACHkBgEAsAoAIeUGAQCwCgAh5gYAALEKACDtBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGSBxAAqgoAIfYHAQCwCgAh9wcBAIcKACH4BwQAhgoAIfkHBACGCgAh-gcBAIcKACH7BwEAhwoAIfwHBACGCgAh_QcgALILACH-BwIAxQoAIf8HAQCwCgAhgAgEAMwKACGBCAIAxQoAIYIIQADJCgAhgwgBALAKACGECEAAyQoAIYUIAQCwCgAhhghAAMkKACGHCEAAyQoAIYgIQADJCgAhiQhAAMkKACGKCEAAyQoAIYsIAQCwCgAhjAgBALAKACGNCAEAsAoAIY4IAACxCgAgjwgBALAKACGQCEAAyQoAIZEIQADJCgAhkggBALAKACGTCAEAsAoAIcIIAACwCwAgAwAAAB0AIAEAACEAMAIAACIAIAEAAAAdACADAAAAFwAgAQAAGAAwAgAAGQAgDA0AAOoKACAOAACBCwAgsAYAAK8LADCxBgAAJgAQsgYAAK8LADCEB0AAyQoAIZIHBACGCgAhowcBAIcKACGmBwEAhwoAIcIHAgCFCgAhwwcEAMwKACHEBxAA-goAIQUNAAD5DQAgDgAAww4AIIQHAADpCwAgwwcAAOkLACDEBwAA6QsAIA0NAADqCgAgDgAAgQsAILAGAACvCwAwsQYAACYAELIGAACvCwAwhAdAAMkKACGSBwQAhgoAIaMHAQCHCgAhpgcBAIcKACHCBwIAhQoAIcMHBADMCgAhxAcQAPoKACHBCAAArgsAIAMAAAAmACABAAAnADACAAAoACAIBAEAhwoAIQ4AAIELACCwBgAArQsAMLEGAAAqABCyBgAArQsAMNgGQACjCgAh2wYBAIcKACGjBwEAhwoAIQEOAADDDgAgCQQBAIcKACEOAACBCwAgsAYAAK0LADCxBgAAKgAQsgYAAK0LADDYBkAAowoAIdsGAQCHCgAh3gYAAKwLACCjBwEAhwoAIQMAAAAqACABAAArADACAAAsACARDgAAgQsAILAGAACACwAwsQYAAC4AELIGAACACwAwswYCAIUKACHDBgEAhwoAIdgGQACjCgAh7QYBAIcKACGjBwEAhwoAId4HAQCHCgAh3wcBAIcKACHgBwQAhgoAIeEHEACqCgAh4gcQAKoKACHjBxAAqgoAIeQHEAD6CgAh5QdAAMkKACEBAAAALgAgBw4AAIELACCwBgAAqwsAMLEGAAAwABCyBgAAqwsAMNgGQACjCgAhowcBAIcKACHdBwEAhwoAIQEOAADDDgAgCA4AAIELACCwBgAAqwsAMLEGAAAwABCyBgAAqwsAMNgGQACjCgAhowcBAIcKACHdBwEAhwoAIcAIAACqCwAgAwAAADAAIAEAADEAMAIAADIAIAEAAAAdACADAAAAHQAgAQAAIQAwAgAAIgAgAQAAABcAIAEAAAAmACABAAAAKgAgAQAAADAAIAEAAAAdACAeAwAApgsAIAgAAKcLACAJAAD7CgAgGgIAhQoAIbAGAAClCwAwsQYAADsAELIGAAClCwAwswYCAIUKACG0BgQAzAoAIcMGAQCwCgAhxwYQAPoKACHIBgEAhwoAIckGAQCHCgAhygYBAIcKACHLBgEAhwoAIcwGAQCwCgAhzQYBALAKACHOBgEAsAoAIc8GAQCwCgAh0AYBAIcKACHRBgEAhwoAIdIGAQCwCgAh0wYgAKcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2QZAAMkKACHaBkAAyQoAIQEAAAA7ACAJDQAA6goAILAGAACpCwAwsQYAAD0AELIGAACpCwAwswYCAIUKACHtBgEAhwoAIZIHBACGCgAhpQdAAKMKACGmBwEAhwoAIQENAAD5DQAgCg0AAOoKACCwBgAAqQsAMLEGAAA9ABCyBgAAqQsAMLMGAgCFCgAh7QYBAIcKACGSBwQAhgoAIaUHQACjCgAhpgcBAIcKACG_CAAAqAsAIAMAAAA9ACABAAA-ADACAAA_ACAJDQAA6goAILAGAADpCgAwsQYAAEEAELIGAADpCgAw2AZAAKMKACGSBwQAhgoAIaYHAQCHCgAhpwcQAKoKACG2BwEAhwoAIQEAAABBACADAAAAJgAgAQAAJwAwAgAAKAAgAQAAAD0AIAEAAAAmACABAAAAEAAgAQAAABcAIAEAAAAQACARAwAA4w4AIAgAAMQRACAJAACxDgAgtAYAAOkLACDDBgAA6QsAIMcGAADpCwAgzAYAAOkLACDNBgAA6QsAIM4GAADpCwAgzwYAAOkLACDSBgAA6QsAINQGAADpCwAg1QYAAOkLACDWBgAA6QsAINcGAADpCwAg2QYAAOkLACDaBgAA6QsAIB4DAACmCwAgCAAApwsAIAkAAPsKACAaAgCFCgAhsAYAAKULADCxBgAAOwAQsgYAAKULADCzBgIAhQoAIbQGBADMCgAhwwYBALAKACHHBhAA-goAIcgGAQAAAAHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAsAoAIc0GAQCwCgAhzgYBALAKACHPBgEAsAoAIdAGAQCHCgAh0QYBAIcKACHSBgEAsAoAIdMGIACnCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdkGQADJCgAh2gZAAMkKACEDAAAAOwAgAQAASQAwAgAASgAgAwAAAB0AIAEAACEAMAIAACIAIAcDAADjDgAgCwAAuREAIOUGAADpCwAg5gYAAOkLACCTBwAA6QsAIPMHAADpCwAg9AcAAOkLACAWAwAAiAsAIAsAAKQLACCwBgAAowsAMLEGAAAfABCyBgAAowsAMLMGAgCFCgAhwwYBAIcKACHIBgEAAAABygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAsAoAIeYGAACxCgAgkwdAAMkKACHvB0AAowoAIfAHAQCHCgAh8QcQAKoKACHyBxAAqgoAIfMHAQCwCgAh9AcCAMUKACH1ByAApwoAIQMAAAAfACABAABNADACAABOACARAwAAiAsAILAGAACiCwAwsQYAAFAAELIGAACiCwAwswYCAIUKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHYBkAAowoAIeUGAQCHCgAhnQcBAIcKACHsBwEAhwoAIe4HAQCHCgAh7wdAAKMKACEBAwAA4w4AIBIDAACICwAgsAYAAKILADCxBgAAUAAQsgYAAKILADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAABygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAhwoAIZ0HAQCHCgAh7AcBAIcKACHuBwEAhwoAIe8HQACjCgAhvggAAKELACADAAAAUAAgAQAAUQAwAgAAUgAgBwMAAIgLACCwBgAAhwsAMLEGAABUABCyBgAAhwsAMMMGAQCHCgAh7AcBAIcKACHtB0AAowoAIQEAAABUACAQAwAAiAsAILAGAACgCwAwsQYAAFYAELIGAACgCwAwswYCAIUKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHRBgEAhwoAIdQGAQCwCgAh2AZAAKMKACHzBhAA-goAIYYHAQCHCgAhjwcBAIcKACGQBwEAsAoAIZEHQADJCgAhBQMAAOMOACDUBgAA6QsAIPMGAADpCwAgkAcAAOkLACCRBwAA6QsAIBADAACICwAgsAYAAKALADCxBgAAVgAQsgYAAKALADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAAB0QYBAIcKACHUBgEAsAoAIdgGQACjCgAh8wYQAPoKACGGBwEAhwoAIY8HAQCHCgAhkAcBALAKACGRB0AAyQoAIQMAAABWACABAABXADACAABYACAIAwAAiAsAILAGAACfCwAwsQYAAFoAELIGAACfCwAwswYCAIUKACHDBgEAhwoAIeAGQACjCgAhpwcQAKoKACEBAwAA4w4AIAkDAACICwAgsAYAAJ8LADCxBgAAWgAQsgYAAJ8LADCzBgIAhQoAIcMGAQCHCgAh4AZAAKMKACGnBxAAqgoAIb0IAACeCwAgAwAAAFoAIAEAAFsAMAIAAFwAIAwDAACICwAgCwQAhgoAIbAGAACdCwAwsQYAAF4AELIGAACdCwAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAhowcBAIcKACHpBwQAhgoAIeoHBACGCgAh6wcAAN4KACABAwAA4w4AIA0DAACICwAgCwQAhgoAIbAGAACdCwAwsQYAAF4AELIGAACdCwAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAhowcBAIcKACHpBwQAhgoAIeoHBACGCgAh6wcAAN4KACC8CAAAnAsAIAMAAABeACABAABfADACAABgACAMAwAAiAsAIBMAAN4KACAUBADMCgAhsAYAAJsLADCxBgAAYgAQsgYAAJsLADDDBgEAhwoAIcoGAQCHCgAh2AZAAKMKACHoBwEAhwoAIekHBADMCgAh6gcEAMwKACEEAwAA4w4AIBQAAOkLACDpBwAA6QsAIOoHAADpCwAgDQMAAIgLACATAADeCgAgFAQAzAoAIbAGAACbCwAwsQYAAGIAELIGAACbCwAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAh6AcBAIcKACHpBwQAzAoAIeoHBADMCgAhuwgAAJoLACADAAAAYgAgAQAAYwAwAgAAZAAgCAMAAIgLACCwBgAAmQsAMLEGAABmABCyBgAAmQsAMMMGAQCHCgAhygYBAIcKACHtBgEAhwoAIecHQACjCgAhAQMAAOMOACAJAwAAiAsAILAGAACZCwAwsQYAAGYAELIGAACZCwAwwwYBAIcKACHKBgEAhwoAIe0GAQCHCgAh5wdAAKMKACG6CAAAmAsAIAMAAABmACABAABnADACAABoACAIAwAAiAsAILAGAACXCwAwsQYAAGoAELIGAACXCwAwwwYBAIcKACHKBgEAhwoAIeAGQACjCgAh5gcEAIYKACEBAwAA4w4AIAkDAACICwAgsAYAAJcLADCxBgAAagAQsgYAAJcLADDDBgEAhwoAIcoGAQCHCgAh4AZAAKMKACHmBwQAhgoAIbkIAACWCwAgAwAAAGoAIAEAAGsAMAIAAGwAIAoDAACICwAgsAYAAJULADCxBgAAbgAQsgYAAJULADDDBgEAhwoAIYYHAQCHCgAhoghAAMkKACGjCEAAyQoAIaQIQADJCgAhpQgAAJMLACAEAwAA4w4AIKIIAADpCwAgowgAAOkLACCkCAAA6QsAIAoDAACICwAgsAYAAJULADCxBgAAbgAQsgYAAJULADDDBgEAhwoAIYYHAQAAAAGiCEAAyQoAIaMIQADJCgAhpAhAAMkKACGlCAAAkwsAIAMAAABuACABAABvADACAABwACABAAAAAwAgAQAAAAwAIAEAAAA7ACABAAAAHQAgAQAAAB8AIAEAAABQACABAAAAVgAgAQAAAFoAIAEAAABeACABAAAAYgAgAQAAAGYAIAEAAABqACABAAAAbgAgAQAAAAEAIBsHAAC2EQAgCwAAuREAIBoAALcRACAbAAC4EQAgHAAAuhEAIB0AALsRACAeAAC8EQAgHwAAvREAICAAAL4RACAhAAC_EQAgIgAAwBEAICMAAMERACAkAADCEQAgJQAAwxEAIKkIAADpCwAgqggAAOkLACCrCAAA6QsAIKwIAADpCwAgrQgAAOkLACCuCAAA6QsAIK8IAADpCwAgsggAAOkLACCzCAAA6QsAILQIAADpCwAgtQgAAOkLACC2CAAA6QsAILgIAADpCwAgAwAAABQAIAEAAIABADACAAABACADAAAAFAAgAQAAgAEAMAIAAAEAIAMAAAAUACABAACAAQAwAgAAAQAgJAcAAKgRACALAACrEQAgGgAAqREAIBsAAKoRACAcAACsEQAgHQAArREAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQErAACEAQAgFsgGAQAAAAHYBkAAAAAB7wdAAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCEAAAAABrghAAAAAAa8IQAAAAAGwCAEAAAABsQgBAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgCAAAAAbgIgAAAAAEBKwAAhgEAMAErAACGAQAwJAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAAQIAAAABACArAACJAQAgFsgGAQDeCwAh2AZAAPQLACHvB0AA9AsAIaYIAQDeCwAhpwgBAN4LACGoCAEA3gsAIakIAQDvCwAhqggBAO8LACGrCAEA7wsAIawIAQDvCwAhrQhAAPMLACGuCEAA8wsAIa8IQADzCwAhsAgBAN4LACGxCAEA3gsAIbIIQADzCwAhswhAAPMLACG0CAEA7wsAIbUIQADzCwAhtghAAPMLACG3CAIA3AsAIbgIgAAAAAECAAAAFAAgKwAAiwEAIAIAAAAUACArAACLAQAgAwAAAAEAIDIAAIQBACAzAACJAQAgAQAAAAEAIAEAAAAUACASBgAA9w8AIDgAAPgPACA5AAD7DwAgOgAA-g8AIDsAAPkPACCpCAAA6QsAIKoIAADpCwAgqwgAAOkLACCsCAAA6QsAIK0IAADpCwAgrggAAOkLACCvCAAA6QsAILIIAADpCwAgswgAAOkLACC0CAAA6QsAILUIAADpCwAgtggAAOkLACC4CAAA6QsAIBmwBgAAlAsAMLEGAACSAQAQsgYAAJQLADDIBgEA_AkAIdgGQACSCgAh7wdAAJIKACGmCAEA_AkAIacIAQD8CQAhqAgBAPwJACGpCAEAjQoAIaoIAQCNCgAhqwgBAI0KACGsCAEAjQoAIa0IQACRCgAhrghAAJEKACGvCEAAkQoAIbAIAQD8CQAhsQgBAPwJACGyCEAAkQoAIbMIQACRCgAhtAgBAI0KACG1CEAAkQoAIbYIQACRCgAhtwgCAPoJACG4CAAArQoAIAMAAAAUACABAACRAQAwNwAAkgEAIAMAAAAUACABAACAAQAwAgAAAQAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAHAwAA9g8AIMMGAQAAAAGGBwEAAAABoghAAAAAAaMIQAAAAAGkCEAAAAABpQgAAPUPACABKwAAmgEAIAbDBgEAAAABhgcBAAAAAaIIQAAAAAGjCEAAAAABpAhAAAAAAaUIAAD1DwAgASsAAJwBADABKwAAnAEAMAcDAAD0DwAgwwYBAN4LACGGBwEA3gsAIaIIQADzCwAhowhAAPMLACGkCEAA8wsAIaUIAADzDwAgAgAAAHAAICsAAJ8BACAGwwYBAN4LACGGBwEA3gsAIaIIQADzCwAhowhAAPMLACGkCEAA8wsAIaUIAADzDwAgAgAAAG4AICsAAKEBACACAAAAbgAgKwAAoQEAIAMAAABwACAyAACaAQAgMwAAnwEAIAEAAABwACABAAAAbgAgCAYAAO4PACA4AADvDwAgOQAA8g8AIDoAAPEPACA7AADwDwAgoggAAOkLACCjCAAA6QsAIKQIAADpCwAgCbAGAACSCwAwsQYAAKgBABCyBgAAkgsAMMMGAQD8CQAhhgcBAPwJACGiCEAAkQoAIaMIQACRCgAhpAhAAJEKACGlCAAAkwsAIAMAAABuACABAACnAQAwNwAAqAEAIAMAAABuACABAABvADACAABwACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAADsDwAgBQAA7Q8AIMMGAQAAAAHIBgEAAAABygYBAAAAAdgGQAAAAAHbBgEAAAABkwdAAAAAAaIHAQAAAAGqBwEAAAABlwgBAAAAAZgIAQAAAAGZCAAA6Q8AIJoIAADqDwAgmwgAAOsPACCcCEAAAAABnQhAAAAAAZ4IQAAAAAEBKwAAsAEAIBDDBgEAAAAByAYBAAAAAcoGAQAAAAHYBkAAAAAB2wYBAAAAAZMHQAAAAAGiBwEAAAABqgcBAAAAAZcIAQAAAAGYCAEAAAABmQgAAOkPACCaCAAA6g8AIJsIAADrDwAgnAhAAAAAAZ0IQAAAAAGeCEAAAAABASsAALIBADABKwAAsgEAMBIDAADbDwAgBQAA3A8AIMMGAQDeCwAhyAYBAN4LACHKBgEA3gsAIdgGQAD0CwAh2wYBAO8LACGTB0AA8wsAIaIHAQDeCwAhqgcBAN4LACGXCAEA3gsAIZgIAQDeCwAhmQgAANgPACCaCAAA2Q8AIJsIAADaDwAgnAhAAPMLACGdCEAA8wsAIZ4IQADzCwAhAgAAAAUAICsAALUBACAQwwYBAN4LACHIBgEA3gsAIcoGAQDeCwAh2AZAAPQLACHbBgEA7wsAIZMHQADzCwAhogcBAN4LACGqBwEA3gsAIZcIAQDeCwAhmAgBAN4LACGZCAAA2A8AIJoIAADZDwAgmwgAANoPACCcCEAA8wsAIZ0IQADzCwAhnghAAPMLACECAAAAAwAgKwAAtwEAIAIAAAADACArAAC3AQAgAwAAAAUAIDIAALABACAzAAC1AQAgAQAAAAUAIAEAAAADACAIBgAA1Q8AIDoAANcPACA7AADWDwAg2wYAAOkLACCTBwAA6QsAIJwIAADpCwAgnQgAAOkLACCeCAAA6QsAIBOwBgAAkAsAMLEGAAC-AQAQsgYAAJALADDDBgEA_AkAIcgGAQD8CQAhygYBAPwJACHYBkAAkgoAIdsGAQCNCgAhkwdAAJEKACGiBwEA_AkAIaoHAQD8CQAhlwgBAPwJACGYCAEA_AkAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQACRCgAhnQhAAJEKACGeCEAAkQoAIQMAAAADACABAAC9AQAwNwAAvgEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAADUDwAgwwYBAAAAAZQIAQAAAAGVCAEAAAABlghAAAAAAQErAADGAQAgBMMGAQAAAAGUCAEAAAABlQgBAAAAAZYIQAAAAAEBKwAAyAEAMAErAADIAQAwBQQAANMPACDDBgEA3gsAIZQIAQDeCwAhlQgBAN4LACGWCEAA9AsAIQIAAAAJACArAADLAQAgBMMGAQDeCwAhlAgBAN4LACGVCAEA3gsAIZYIQAD0CwAhAgAAAAcAICsAAM0BACACAAAABwAgKwAAzQEAIAMAAAAJACAyAADGAQAgMwAAywEAIAEAAAAJACABAAAABwAgAwYAANAPACA6AADSDwAgOwAA0Q8AIAewBgAAjwsAMLEGAADUAQAQsgYAAI8LADDDBgEA_AkAIZQIAQD8CQAhlQgBAPwJACGWCEAAkgoAIQMAAAAHACABAADTAQAwNwAA1AEAIAMAAAAHACABAAAIADACAAAJACABAAAAIgAgAQAAACIAIAMAAAAdACABAAAhADACAAAiACADAAAAHQAgAQAAIQAwAgAAIgAgAwAAAB0AIAEAACEAMAIAACIAIEIDAACQDwAgCQAAkg8AIAwAAJEPACAPAACTDwAgEAAAlA8AIBEAAJUPACASAACWDwAgEwAAyA8AIBQAAJcPACCzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAEBKwAA3AEAIDmzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAEBKwAA3gEAMAErAADeAQAwAQAAAB8AIAEAAAAdACBCAwAA_g4AIAkAAP8OACAMAACODwAgDwAAgA8AIBAAAIEPACARAACCDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIQIAAAAiACArAADjAQAgObMGAgDcCwAhtAYEAPILACG1BgEA7wsAIcIGAQDvCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhkwgBAO8LACECAAAAHQAgKwAA5QEAIAIAAAAdACArAADlAQAgAQAAAB8AIAEAAAAdACADAAAAIgAgMgAA3AEAIDMAAOMBACABAAAAIgAgAQAAAB0AICgGAADLDwAgOAAAzA8AIDkAAM8PACA6AADODwAgOwAAzQ8AILQGAADpCwAgtQYAAOkLACDCBgAA6QsAINQGAADpCwAg1QYAAOkLACDWBgAA6QsAINcGAADpCwAg2gYAAOkLACDkBgAA6QsAIOUGAADpCwAg5gYAAOkLACD2BwAA6QsAIP0HAADpCwAg_gcAAOkLACD_BwAA6QsAIIAIAADpCwAggQgAAOkLACCCCAAA6QsAIIMIAADpCwAghAgAAOkLACCFCAAA6QsAIIYIAADpCwAghwgAAOkLACCICAAA6QsAIIkIAADpCwAgiggAAOkLACCLCAAA6QsAIIwIAADpCwAgjQgAAOkLACCOCAAA6QsAII8IAADpCwAgkAgAAOkLACCRCAAA6QsAIJIIAADpCwAgkwgAAOkLACA8sAYAAIsLADCxBgAA7gEAELIGAACLCwAwswYCAPoJACG0BgQAkAoAIbUGAQCNCgAhwgYBAI0KACHDBgEA_AkAIccGEACJCgAhyAYBAPwJACHJBgEA_AkAIcoGAQD8CQAhywYBAPwJACHMBgEA_AkAIc0GAQD8CQAh0QYBAPwJACHUBgEAjQoAIdUGQACRCgAh1gYBAI0KACHXBgEAjQoAIdgGQACSCgAh2gZAAJEKACHdBgEA_AkAIeQGAQCNCgAh5QYBAI0KACHmBgAArQoAIO0GAQD8CQAhhwcBAPwJACGIBwEA_AkAIZIHEACJCgAh9gcBAI0KACH3BwEA_AkAIfgHBAD7CQAh-QcEAPsJACH6BwEA_AkAIfsHAQD8CQAh_AcEAPsJACH9ByAAjAsAIf4HAgDCCgAh_wcBAI0KACGACAQAkAoAIYEIAgDCCgAhgghAAJEKACGDCAEAjQoAIYQIQACRCgAhhQgBAI0KACGGCEAAkQoAIYcIQACRCgAhiAhAAJEKACGJCEAAkQoAIYoIQACRCgAhiwgBAI0KACGMCAEAjQoAIY0IAQCNCgAhjggAAK0KACCPCAEAjQoAIZAIQACRCgAhkQhAAJEKACGSCAEAjQoAIZMIAQCNCgAhAwAAAB0AIAEAAO0BADA3AADuAQAgAwAAAB0AIAEAACEAMAIAACIAIAEAAABOACABAAAATgAgAwAAAB8AIAEAAE0AMAIAAE4AIAMAAAAfACABAABNADACAABOACADAAAAHwAgAQAATQAwAgAATgAgEwMAAMkPACALAADKDwAgswYCAAAAAcMGAQAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAAB2AZAAAAAAeUGAQAAAAHmBoAAAAABkwdAAAAAAe8HQAAAAAHwBwEAAAAB8QcQAAAAAfIHEAAAAAHzBwEAAAAB9AcCAAAAAfUHIAAAAAEBKwAA9gEAIBGzBgIAAAABwwYBAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHYBkAAAAAB5QYBAAAAAeYGgAAAAAGTB0AAAAAB7wdAAAAAAfAHAQAAAAHxBxAAAAAB8gcQAAAAAfMHAQAAAAH0BwIAAAAB9QcgAAAAAQErAAD4AQAwASsAAPgBADATAwAA8A4AIAsAAPEOACCzBgIA3AsAIcMGAQDeCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHYBkAA9AsAIeUGAQDvCwAh5gaAAAAAAZMHQADzCwAh7wdAAPQLACHwBwEA3gsAIfEHEADkCwAh8gcQAOQLACHzBwEA7wsAIfQHAgCfDQAh9QcgAPELACECAAAATgAgKwAA-wEAIBGzBgIA3AsAIcMGAQDeCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHYBkAA9AsAIeUGAQDvCwAh5gaAAAAAAZMHQADzCwAh7wdAAPQLACHwBwEA3gsAIfEHEADkCwAh8gcQAOQLACHzBwEA7wsAIfQHAgCfDQAh9QcgAPELACECAAAAHwAgKwAA_QEAIAIAAAAfACArAAD9AQAgAwAAAE4AIDIAAPYBACAzAAD7AQAgAQAAAE4AIAEAAAAfACAKBgAA6w4AIDgAAOwOACA5AADvDgAgOgAA7g4AIDsAAO0OACDlBgAA6QsAIOYGAADpCwAgkwcAAOkLACDzBwAA6QsAIPQHAADpCwAgFLAGAACKCwAwsQYAAIQCABCyBgAAigsAMLMGAgD6CQAhwwYBAPwJACHIBgEA_AkAIcoGAQD8CQAhywYBAPwJACHMBgEA_AkAIdgGQACSCgAh5QYBAI0KACHmBgAArQoAIJMHQACRCgAh7wdAAJIKACHwBwEA_AkAIfEHEACJCgAh8gcQAIkKACHzBwEAjQoAIfQHAgDCCgAh9QcgAI8KACEDAAAAHwAgAQAAgwIAMDcAAIQCACADAAAAHwAgAQAATQAwAgAATgAgAQAAAFIAIAEAAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIAMAAABQACABAABRADACAABSACAOAwAA6g4AILMGAgAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHYBkAAAAAB5QYBAAAAAZ0HAQAAAAHsBwEAAAAB7gcBAAAAAe8HQAAAAAEBKwAAjAIAIA2zBgIAAAABwwYBAAAAAccGEAAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAAB2AZAAAAAAeUGAQAAAAGdBwEAAAAB7AcBAAAAAe4HAQAAAAHvB0AAAAABASsAAI4CADABKwAAjgIAMA4DAADpDgAgswYCANwLACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHYBkAA9AsAIeUGAQDeCwAhnQcBAN4LACHsBwEA3gsAIe4HAQDeCwAh7wdAAPQLACECAAAAUgAgKwAAkQIAIA2zBgIA3AsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIdgGQAD0CwAh5QYBAN4LACGdBwEA3gsAIewHAQDeCwAh7gcBAN4LACHvB0AA9AsAIQIAAABQACArAACTAgAgAgAAAFAAICsAAJMCACADAAAAUgAgMgAAjAIAIDMAAJECACABAAAAUgAgAQAAAFAAIAUGAADkDgAgOAAA5Q4AIDkAAOgOACA6AADnDgAgOwAA5g4AIBCwBgAAiQsAMLEGAACaAgAQsgYAAIkLADCzBgIA-gkAIcMGAQD8CQAhxwYQAIkKACHIBgEA_AkAIcoGAQD8CQAhywYBAPwJACHMBgEA_AkAIdgGQACSCgAh5QYBAPwJACGdBwEA_AkAIewHAQD8CQAh7gcBAPwJACHvB0AAkgoAIQMAAABQACABAACZAgAwNwAAmgIAIAMAAABQACABAABRADACAABSACAHAwAAiAsAILAGAACHCwAwsQYAAFQAELIGAACHCwAwwwYBAAAAAewHAQCHCgAh7QdAAKMKACEBAAAAnQIAIAEAAACdAgAgAQMAAOMOACADAAAAVAAgAQAAoAIAMAIAAJ0CACADAAAAVAAgAQAAoAIAMAIAAJ0CACADAAAAVAAgAQAAoAIAMAIAAJ0CACAEAwAA4g4AIMMGAQAAAAHsBwEAAAAB7QdAAAAAAQErAACkAgAgA8MGAQAAAAHsBwEAAAAB7QdAAAAAAQErAACmAgAwASsAAKYCADAEAwAA4Q4AIMMGAQDeCwAh7AcBAN4LACHtB0AA9AsAIQIAAACdAgAgKwAAqQIAIAPDBgEA3gsAIewHAQDeCwAh7QdAAPQLACECAAAAVAAgKwAAqwIAIAIAAABUACArAACrAgAgAwAAAJ0CACAyAACkAgAgMwAAqQIAIAEAAACdAgAgAQAAAFQAIAMGAADeDgAgOgAA4A4AIDsAAN8OACAGsAYAAIYLADCxBgAAsgIAELIGAACGCwAwwwYBAPwJACHsBwEA_AkAIe0HQACSCgAhAwAAAFQAIAEAALECADA3AACyAgAgAwAAAFQAIAEAAKACADACAACdAgAgAQAAAGAAIAEAAABgACADAAAAXgAgAQAAXwAwAgAAYAAgAwAAAF4AIAEAAF8AMAIAAGAAIAMAAABeACABAABfADACAABgACAJAwAA3Q4AIAsEAAAAAcMGAQAAAAHKBgEAAAAB2AZAAAAAAaMHAQAAAAHpBwQAAAAB6gcEAAAAAesHgAAAAAEBKwAAugIAIAgLBAAAAAHDBgEAAAABygYBAAAAAdgGQAAAAAGjBwEAAAAB6QcEAAAAAeoHBAAAAAHrB4AAAAABASsAALwCADABKwAAvAIAMAkDAADcDgAgCwQA3QsAIcMGAQDeCwAhygYBAN4LACHYBkAA9AsAIaMHAQDeCwAh6QcEAN0LACHqBwQA3QsAIesHgAAAAAECAAAAYAAgKwAAvwIAIAgLBADdCwAhwwYBAN4LACHKBgEA3gsAIdgGQAD0CwAhowcBAN4LACHpBwQA3QsAIeoHBADdCwAh6weAAAAAAQIAAABeACArAADBAgAgAgAAAF4AICsAAMECACADAAAAYAAgMgAAugIAIDMAAL8CACABAAAAYAAgAQAAAF4AIAUGAADXDgAgOAAA2A4AIDkAANsOACA6AADaDgAgOwAA2Q4AIAsLBAD7CQAhsAYAAIULADCxBgAAyAIAELIGAACFCwAwwwYBAPwJACHKBgEA_AkAIdgGQACSCgAhowcBAPwJACHpBwQA-wkAIeoHBAD7CQAh6wcAANsKACADAAAAXgAgAQAAxwIAMDcAAMgCACADAAAAXgAgAQAAXwAwAgAAYAAgAQAAAGQAIAEAAABkACADAAAAYgAgAQAAYwAwAgAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACAJAwAA1g4AIBOAAAAAARQEAAAAAcMGAQAAAAHKBgEAAAAB2AZAAAAAAegHAQAAAAHpBwQAAAAB6gcEAAAAAQErAADQAgAgCBOAAAAAARQEAAAAAcMGAQAAAAHKBgEAAAAB2AZAAAAAAegHAQAAAAHpBwQAAAAB6gcEAAAAAQErAADSAgAwASsAANICADAJAwAA1Q4AIBOAAAAAARQEAPILACHDBgEA3gsAIcoGAQDeCwAh2AZAAPQLACHoBwEA3gsAIekHBADyCwAh6gcEAPILACECAAAAZAAgKwAA1QIAIAgTgAAAAAEUBADyCwAhwwYBAN4LACHKBgEA3gsAIdgGQAD0CwAh6AcBAN4LACHpBwQA8gsAIeoHBADyCwAhAgAAAGIAICsAANcCACACAAAAYgAgKwAA1wIAIAMAAABkACAyAADQAgAgMwAA1QIAIAEAAABkACABAAAAYgAgCAYAANAOACAUAADpCwAgOAAA0Q4AIDkAANQOACA6AADTDgAgOwAA0g4AIOkHAADpCwAg6gcAAOkLACALEwAA2woAIBQEAJAKACGwBgAAhAsAMLEGAADeAgAQsgYAAIQLADDDBgEA_AkAIcoGAQD8CQAh2AZAAJIKACHoBwEA_AkAIekHBACQCgAh6gcEAJAKACEDAAAAYgAgAQAA3QIAMDcAAN4CACADAAAAYgAgAQAAYwAwAgAAZAAgAQAAAGgAIAEAAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAMAAABmACABAABnADACAABoACAFAwAAzw4AIMMGAQAAAAHKBgEAAAAB7QYBAAAAAecHQAAAAAEBKwAA5gIAIATDBgEAAAABygYBAAAAAe0GAQAAAAHnB0AAAAABASsAAOgCADABKwAA6AIAMAUDAADODgAgwwYBAN4LACHKBgEA3gsAIe0GAQDeCwAh5wdAAPQLACECAAAAaAAgKwAA6wIAIATDBgEA3gsAIcoGAQDeCwAh7QYBAN4LACHnB0AA9AsAIQIAAABmACArAADtAgAgAgAAAGYAICsAAO0CACADAAAAaAAgMgAA5gIAIDMAAOsCACABAAAAaAAgAQAAAGYAIAMGAADLDgAgOgAAzQ4AIDsAAMwOACAHsAYAAIMLADCxBgAA9AIAELIGAACDCwAwwwYBAPwJACHKBgEA_AkAIe0GAQD8CQAh5wdAAJIKACEDAAAAZgAgAQAA8wIAMDcAAPQCACADAAAAZgAgAQAAZwAwAgAAaAAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACAFAwAAyg4AIMMGAQAAAAHKBgEAAAAB4AZAAAAAAeYHBAAAAAEBKwAA_AIAIATDBgEAAAABygYBAAAAAeAGQAAAAAHmBwQAAAABASsAAP4CADABKwAA_gIAMAUDAADJDgAgwwYBAN4LACHKBgEA3gsAIeAGQAD0CwAh5gcEAN0LACECAAAAbAAgKwAAgQMAIATDBgEA3gsAIcoGAQDeCwAh4AZAAPQLACHmBwQA3QsAIQIAAABqACArAACDAwAgAgAAAGoAICsAAIMDACADAAAAbAAgMgAA_AIAIDMAAIEDACABAAAAbAAgAQAAAGoAIAUGAADEDgAgOAAAxQ4AIDkAAMgOACA6AADHDgAgOwAAxg4AIAewBgAAggsAMLEGAACKAwAQsgYAAIILADDDBgEA_AkAIcoGAQD8CQAh4AZAAJIKACHmBwQA-wkAIQMAAABqACABAACJAwAwNwAAigMAIAMAAABqACABAABrADACAABsACARDgAAgQsAILAGAACACwAwsQYAAC4AELIGAACACwAwswYCAIUKACHDBgEAhwoAIdgGQACjCgAh7QYBAIcKACGjBwEAAAAB3gcBAIcKACHfBwEAhwoAIeAHBACGCgAh4QcQAKoKACHiBxAAqgoAIeMHEACqCgAh5AcQAPoKACHlB0AAyQoAIQEAAACNAwAgAQAAAI0DACADDgAAww4AIOQHAADpCwAg5QcAAOkLACADAAAALgAgAQAAkAMAMAIAAI0DACADAAAALgAgAQAAkAMAMAIAAI0DACADAAAALgAgAQAAkAMAMAIAAI0DACAODgAAwg4AILMGAgAAAAHDBgEAAAAB2AZAAAAAAe0GAQAAAAGjBwEAAAAB3gcBAAAAAd8HAQAAAAHgBwQAAAAB4QcQAAAAAeIHEAAAAAHjBxAAAAAB5AcQAAAAAeUHQAAAAAEBKwAAlAMAIA2zBgIAAAABwwYBAAAAAdgGQAAAAAHtBgEAAAABowcBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAAeEHEAAAAAHiBxAAAAAB4wcQAAAAAeQHEAAAAAHlB0AAAAABASsAAJYDADABKwAAlgMAMA4OAADBDgAgswYCANwLACHDBgEA3gsAIdgGQAD0CwAh7QYBAN4LACGjBwEA3gsAId4HAQDeCwAh3wcBAN4LACHgBwQA3QsAIeEHEADkCwAh4gcQAOQLACHjBxAA5AsAIeQHEADwCwAh5QdAAPMLACECAAAAjQMAICsAAJkDACANswYCANwLACHDBgEA3gsAIdgGQAD0CwAh7QYBAN4LACGjBwEA3gsAId4HAQDeCwAh3wcBAN4LACHgBwQA3QsAIeEHEADkCwAh4gcQAOQLACHjBxAA5AsAIeQHEADwCwAh5QdAAPMLACECAAAALgAgKwAAmwMAIAIAAAAuACArAACbAwAgAwAAAI0DACAyAACUAwAgMwAAmQMAIAEAAACNAwAgAQAAAC4AIAcGAAC8DgAgOAAAvQ4AIDkAAMAOACA6AAC_DgAgOwAAvg4AIOQHAADpCwAg5QcAAOkLACAQsAYAAP8KADCxBgAAogMAELIGAAD_CgAwswYCAPoJACHDBgEA_AkAIdgGQACSCgAh7QYBAPwJACGjBwEA_AkAId4HAQD8CQAh3wcBAPwJACHgBwQA-wkAIeEHEACJCgAh4gcQAIkKACHjBxAAiQoAIeQHEACOCgAh5QdAAJEKACEDAAAALgAgAQAAoQMAMDcAAKIDACADAAAALgAgAQAAkAMAMAIAAI0DACABAAAAMgAgAQAAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAQOAAC7DgAg2AZAAAAAAaMHAQAAAAHdBwEAAAABASsAAKoDACAD2AZAAAAAAaMHAQAAAAHdBwEAAAABASsAAKwDADABKwAArAMAMAQOAAC6DgAg2AZAAPQLACGjBwEA3gsAId0HAQDeCwAhAgAAADIAICsAAK8DACAD2AZAAPQLACGjBwEA3gsAId0HAQDeCwAhAgAAADAAICsAALEDACACAAAAMAAgKwAAsQMAIAMAAAAyACAyAACqAwAgMwAArwMAIAEAAAAyACABAAAAMAAgAwYAALcOACA6AAC5DgAgOwAAuA4AIAawBgAA_goAMLEGAAC4AwAQsgYAAP4KADDYBkAAkgoAIaMHAQD8CQAh3QcBAPwJACEDAAAAMAAgAQAAtwMAMDcAALgDACADAAAAMAAgAQAAMQAwAgAAMgAgAQAAACwAIAEAAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACAFBAEAAAABDgAAtg4AINgGQAAAAAHbBgEAAAABowcBAAAAAQErAADAAwAgBAQBAAAAAdgGQAAAAAHbBgEAAAABowcBAAAAAQErAADCAwAwASsAAMIDADAFBAEA3gsAIQ4AALUOACDYBkAA9AsAIdsGAQDeCwAhowcBAN4LACECAAAALAAgKwAAxQMAIAQEAQDeCwAh2AZAAPQLACHbBgEA3gsAIaMHAQDeCwAhAgAAACoAICsAAMcDACACAAAAKgAgKwAAxwMAIAMAAAAsACAyAADAAwAgMwAAxQMAIAEAAAAsACABAAAAKgAgAwYAALIOACA6AAC0DgAgOwAAsw4AIAcEAQD8CQAhsAYAAP0KADCxBgAAzgMAELIGAAD9CgAw2AZAAJIKACHbBgEA_AkAIaMHAQD8CQAhAwAAACoAIAEAAM0DADA3AADOAwAgAwAAACoAIAEAACsAMAIAACwAIBMJAAD7CgAgsAYAAPkKADCxBgAA1AMAELIGAAD5CgAwswYCAIUKACHIBgEAAAAB2AZAAKMKACGGBwEAhwoAIdIHBACGCgAh0wcBALAKACHUBwQAhgoAIdUHQADJCgAh1gcQAPoKACHXByAApwoAIdgHEAD6CgAh2QdAAMkKACHaByAApwoAIdsHQADJCgAh3AcAAPwKACABAAAA0QMAIAEAAADRAwAgEgkAAPsKACCwBgAA-QoAMLEGAADUAwAQsgYAAPkKADCzBgIAhQoAIcgGAQCHCgAh2AZAAKMKACGGBwEAhwoAIdIHBACGCgAh0wcBALAKACHUBwQAhgoAIdUHQADJCgAh1gcQAPoKACHXByAApwoAIdgHEAD6CgAh2QdAAMkKACHaByAApwoAIdsHQADJCgAhBwkAALEOACDTBwAA6QsAINUHAADpCwAg1gcAAOkLACDYBwAA6QsAINkHAADpCwAg2wcAAOkLACADAAAA1AMAIAEAANUDADACAADRAwAgAwAAANQDACABAADVAwAwAgAA0QMAIAMAAADUAwAgAQAA1QMAMAIAANEDACAPCQAAsA4AILMGAgAAAAHIBgEAAAAB2AZAAAAAAYYHAQAAAAHSBwQAAAAB0wcBAAAAAdQHBAAAAAHVB0AAAAAB1gcQAAAAAdcHIAAAAAHYBxAAAAAB2QdAAAAAAdoHIAAAAAHbB0AAAAABASsAANkDACAOswYCAAAAAcgGAQAAAAHYBkAAAAABhgcBAAAAAdIHBAAAAAHTBwEAAAAB1AcEAAAAAdUHQAAAAAHWBxAAAAAB1wcgAAAAAdgHEAAAAAHZB0AAAAAB2gcgAAAAAdsHQAAAAAEBKwAA2wMAMAErAADbAwAwDwkAAKYOACCzBgIA3AsAIcgGAQDeCwAh2AZAAPQLACGGBwEA3gsAIdIHBADdCwAh0wcBAO8LACHUBwQA3QsAIdUHQADzCwAh1gcQAPALACHXByAA8QsAIdgHEADwCwAh2QdAAPMLACHaByAA8QsAIdsHQADzCwAhAgAAANEDACArAADeAwAgDrMGAgDcCwAhyAYBAN4LACHYBkAA9AsAIYYHAQDeCwAh0gcEAN0LACHTBwEA7wsAIdQHBADdCwAh1QdAAPMLACHWBxAA8AsAIdcHIADxCwAh2AcQAPALACHZB0AA8wsAIdoHIADxCwAh2wdAAPMLACECAAAA1AMAICsAAOADACACAAAA1AMAICsAAOADACADAAAA0QMAIDIAANkDACAzAADeAwAgAQAAANEDACABAAAA1AMAIAsGAAChDgAgOAAAog4AIDkAAKUOACA6AACkDgAgOwAAow4AINMHAADpCwAg1QcAAOkLACDWBwAA6QsAINgHAADpCwAg2QcAAOkLACDbBwAA6QsAIBGwBgAA-AoAMLEGAADnAwAQsgYAAPgKADCzBgIA-gkAIcgGAQD8CQAh2AZAAJIKACGGBwEA_AkAIdIHBAD7CQAh0wcBAI0KACHUBwQA-wkAIdUHQACRCgAh1gcQAI4KACHXByAAjwoAIdgHEACOCgAh2QdAAJEKACHaByAAjwoAIdsHQACRCgAhAwAAANQDACABAADmAwAwNwAA5wMAIAMAAADUAwAgAQAA1QMAMAIAANEDACAHsAYAAPYKADCxBgAA7QMAELIGAAD2CgAwswYCAIUKACHPB0AAowoAIdAHAACxCgAg0QcAAPcKACABAAAA6gMAIAEAAADqAwAgBrAGAAD2CgAwsQYAAO0DABCyBgAA9goAMLMGAgCFCgAhzwdAAKMKACHQBwAAsQoAIAHQBwAA6QsAIAMAAADtAwAgAQAA7gMAMAIAAOoDACADAAAA7QMAIAEAAO4DADACAADqAwAgAwAAAO0DACABAADuAwAwAgAA6gMAIAOzBgIAAAABzwdAAAAAAdAHgAAAAAEBKwAA8gMAIAOzBgIAAAABzwdAAAAAAdAHgAAAAAEBKwAA9AMAMAErAAD0AwAwA7MGAgDcCwAhzwdAAPQLACHQB4AAAAABAgAAAOoDACArAAD3AwAgA7MGAgDcCwAhzwdAAPQLACHQB4AAAAABAgAAAO0DACArAAD5AwAgAgAAAO0DACArAAD5AwAgAwAAAOoDACAyAADyAwAgMwAA9wMAIAEAAADqAwAgAQAAAO0DACAGBgAAnA4AIDgAAJ0OACA5AACgDgAgOgAAnw4AIDsAAJ4OACDQBwAA6QsAIAawBgAA9QoAMLEGAACABAAQsgYAAPUKADCzBgIA-gkAIc8HQACSCgAh0AcAAK0KACADAAAA7QMAIAEAAP8DADA3AACABAAgAwAAAO0DACABAADuAwAwAgAA6gMAIAewBgAA8woAMLEGAACGBAAQsgYAAPMKADCzBgIAhQoAIcgGAQCHCgAhzQdAAKMKACHOBwAA9AoAIAEAAACDBAAgAQAAAIMEACAGsAYAAPMKADCxBgAAhgQAELIGAADzCgAwswYCAIUKACHIBgEAhwoAIc0HQACjCgAhAAMAAACGBAAgAQAAhwQAMAIAAIMEACADAAAAhgQAIAEAAIcEADACAACDBAAgAwAAAIYEACABAACHBAAwAgAAgwQAIAOzBgIAAAAByAYBAAAAAc0HQAAAAAEBKwAAiwQAIAOzBgIAAAAByAYBAAAAAc0HQAAAAAEBKwAAjQQAMAErAACNBAAwA7MGAgDcCwAhyAYBAN4LACHNB0AA9AsAIQIAAACDBAAgKwAAkAQAIAOzBgIA3AsAIcgGAQDeCwAhzQdAAPQLACECAAAAhgQAICsAAJIEACACAAAAhgQAICsAAJIEACADAAAAgwQAIDIAAIsEACAzAACQBAAgAQAAAIMEACABAAAAhgQAIAUGAACXDgAgOAAAmA4AIDkAAJsOACA6AACaDgAgOwAAmQ4AIAawBgAA8goAMLEGAACZBAAQsgYAAPIKADCzBgIA-gkAIcgGAQD8CQAhzQdAAJIKACEDAAAAhgQAIAEAAJgEADA3AACZBAAgAwAAAIYEACABAACHBAAwAgAAgwQAIAmwBgAA8QoAMLEGAACfBAAQsgYAAPEKADDIBgEAAAABlgdAAKMKACHKBwEAhwoAIcsHAQCHCgAhzAcBAIcKACHNB0AAowoAIQEAAACcBAAgAQAAAJwEACAJsAYAAPEKADCxBgAAnwQAELIGAADxCgAwyAYBAIcKACGWB0AAowoAIcoHAQCHCgAhywcBAIcKACHMBwEAhwoAIc0HQACjCgAhAAMAAACfBAAgAQAAoAQAMAIAAJwEACADAAAAnwQAIAEAAKAEADACAACcBAAgAwAAAJ8EACABAACgBAAwAgAAnAQAIAbIBgEAAAABlgdAAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAEBKwAApAQAIAbIBgEAAAABlgdAAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAEBKwAApgQAMAErAACmBAAwBsgGAQDeCwAhlgdAAPQLACHKBwEA3gsAIcsHAQDeCwAhzAcBAN4LACHNB0AA9AsAIQIAAACcBAAgKwAAqQQAIAbIBgEA3gsAIZYHQAD0CwAhygcBAN4LACHLBwEA3gsAIcwHAQDeCwAhzQdAAPQLACECAAAAnwQAICsAAKsEACACAAAAnwQAICsAAKsEACADAAAAnAQAIDIAAKQEACAzAACpBAAgAQAAAJwEACABAAAAnwQAIAMGAACUDgAgOgAAlg4AIDsAAJUOACAJsAYAAPAKADCxBgAAsgQAELIGAADwCgAwyAYBAPwJACGWB0AAkgoAIcoHAQD8CQAhywcBAPwJACHMBwEA_AkAIc0HQACSCgAhAwAAAJ8EACABAACxBAAwNwAAsgQAIAMAAACfBAAgAQAAoAQAMAIAAJwEACABAAAAGQAgAQAAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIBYKAACoDAAgDgAAqQwAIBUAAJMOACAWAACqDAAgFwAAqwwAIBgAAKwMACC0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABASsAALoEACAQtAYEAAAAAcEGAQAAAAHYBkAAAAABhAdAAAAAAZIHBAAAAAGjBwEAAAABpgcBAAAAAbgHAQAAAAHBB0AAAAABwwcEAAAAAcQHEAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBxAAAAAByQdAAAAAAQErAAC8BAAwASsAALwEADABAAAAHQAgAQAAADsAIBYKAACDDAAgDgAAhAwAIBUAAJIOACAWAACFDAAgFwAAhgwAIBgAAIcMACC0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACGmBwEA3gsAIbgHAQDeCwAhwQdAAPQLACHDBwQA8gsAIcQHEADwCwAhxQcBAN4LACHGBwEA7wsAIccHAQDvCwAhyAcQAPALACHJB0AA8wsAIQIAAAAZACArAADBBAAgELQGBADyCwAhwQYBAO8LACHYBkAA9AsAIYQHQADzCwAhkgcEAN0LACGjBwEA7wsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhAgAAABcAICsAAMMEACACAAAAFwAgKwAAwwQAIAEAAAAdACABAAAAOwAgAwAAABkAIDIAALoEACAzAADBBAAgAQAAABkAIAEAAAAXACAPBgAAjQ4AIDgAAI4OACA5AACRDgAgOgAAkA4AIDsAAI8OACC0BgAA6QsAIMEGAADpCwAghAcAAOkLACCjBwAA6QsAIMMHAADpCwAgxAcAAOkLACDGBwAA6QsAIMcHAADpCwAgyAcAAOkLACDJBwAA6QsAIBOwBgAA7woAMLEGAADMBAAQsgYAAO8KADC0BgQAkAoAIcEGAQCNCgAh2AZAAJIKACGEB0AAkQoAIZIHBAD7CQAhowcBAI0KACGmBwEA_AkAIbgHAQD8CQAhwQdAAJIKACHDBwQAkAoAIcQHEACOCgAhxQcBAPwJACHGBwEAjQoAIccHAQCNCgAhyAcQAI4KACHJB0AAkQoAIQMAAAAXACABAADLBAAwNwAAzAQAIAMAAAAXACABAAAYADACAAAZACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIAkNAACMDgAgDgAAlQwAIIQHQAAAAAGSBwQAAAABowcBAAAAAaYHAQAAAAHCBwIAAAABwwcEAAAAAcQHEAAAAAEBKwAA1AQAIAeEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABwgcCAAAAAcMHBAAAAAHEBxAAAAABASsAANYEADABKwAA1gQAMAkNAACLDgAgDgAAkwwAIIQHQADzCwAhkgcEAN0LACGjBwEA3gsAIaYHAQDeCwAhwgcCANwLACHDBwQA8gsAIcQHEADwCwAhAgAAACgAICsAANkEACAHhAdAAPMLACGSBwQA3QsAIaMHAQDeCwAhpgcBAN4LACHCBwIA3AsAIcMHBADyCwAhxAcQAPALACECAAAAJgAgKwAA2wQAIAIAAAAmACArAADbBAAgAwAAACgAIDIAANQEACAzAADZBAAgAQAAACgAIAEAAAAmACAIBgAAhg4AIDgAAIcOACA5AACKDgAgOgAAiQ4AIDsAAIgOACCEBwAA6QsAIMMHAADpCwAgxAcAAOkLACAKsAYAAO4KADCxBgAA4gQAELIGAADuCgAwhAdAAJEKACGSBwQA-wkAIaMHAQD8CQAhpgcBAPwJACHCBwIA-gkAIcMHBACQCgAhxAcQAI4KACEDAAAAJgAgAQAA4QQAMDcAAOIEACADAAAAJgAgAQAAJwAwAgAAKAAgEbAGAADtCgAwsQYAAOgEABCyBgAA7QoAMNgGQACjCgAhkgcEAIYKACGmBwEAhwoAIaoHAQAAAAG4BwEAhwoAIbkHAQCHCgAhugcQAKoKACG7BxAAqgoAIbwHQADJCgAhvQcCAMUKACG-BwEAsAoAIb8HQADJCgAhwAcEAMwKACHBB0AAowoAIQEAAADlBAAgAQAAAOUEACARsAYAAO0KADCxBgAA6AQAELIGAADtCgAw2AZAAKMKACGSBwQAhgoAIaYHAQCHCgAhqgcBAIcKACG4BwEAhwoAIbkHAQCHCgAhugcQAKoKACG7BxAAqgoAIbwHQADJCgAhvQcCAMUKACG-BwEAsAoAIb8HQADJCgAhwAcEAMwKACHBB0AAowoAIQW8BwAA6QsAIL0HAADpCwAgvgcAAOkLACC_BwAA6QsAIMAHAADpCwAgAwAAAOgEACABAADpBAAwAgAA5QQAIAMAAADoBAAgAQAA6QQAMAIAAOUEACADAAAA6AQAIAEAAOkEADACAADlBAAgDtgGQAAAAAGSBwQAAAABpgcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboHEAAAAAG7BxAAAAABvAdAAAAAAb0HAgAAAAG-BwEAAAABvwdAAAAAAcAHBAAAAAHBB0AAAAABASsAAO0EACAO2AZAAAAAAZIHBAAAAAGmBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABugcQAAAAAbsHEAAAAAG8B0AAAAABvQcCAAAAAb4HAQAAAAG_B0AAAAABwAcEAAAAAcEHQAAAAAEBKwAA7wQAMAErAADvBAAwDtgGQAD0CwAhkgcEAN0LACGmBwEA3gsAIaoHAQDeCwAhuAcBAN4LACG5BwEA3gsAIboHEADkCwAhuwcQAOQLACG8B0AA8wsAIb0HAgCfDQAhvgcBAO8LACG_B0AA8wsAIcAHBADyCwAhwQdAAPQLACECAAAA5QQAICsAAPIEACAO2AZAAPQLACGSBwQA3QsAIaYHAQDeCwAhqgcBAN4LACG4BwEA3gsAIbkHAQDeCwAhugcQAOQLACG7BxAA5AsAIbwHQADzCwAhvQcCAJ8NACG-BwEA7wsAIb8HQADzCwAhwAcEAPILACHBB0AA9AsAIQIAAADoBAAgKwAA9AQAIAIAAADoBAAgKwAA9AQAIAMAAADlBAAgMgAA7QQAIDMAAPIEACABAAAA5QQAIAEAAADoBAAgCgYAAIEOACA4AACCDgAgOQAAhQ4AIDoAAIQOACA7AACDDgAgvAcAAOkLACC9BwAA6QsAIL4HAADpCwAgvwcAAOkLACDABwAA6QsAIBGwBgAA7AoAMLEGAAD7BAAQsgYAAOwKADDYBkAAkgoAIZIHBAD7CQAhpgcBAPwJACGqBwEA_AkAIbgHAQD8CQAhuQcBAPwJACG6BxAAiQoAIbsHEACJCgAhvAdAAJEKACG9BwIAwgoAIb4HAQCNCgAhvwdAAJEKACHABwQAkAoAIcEHQACSCgAhAwAAAOgEACABAAD6BAAwNwAA-wQAIAMAAADoBAAgAQAA6QQAMAIAAOUEACABAAAAXAAgAQAAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAUDAACADgAgswYCAAAAAcMGAQAAAAHgBkAAAAABpwcQAAAAAQErAACDBQAgBLMGAgAAAAHDBgEAAAAB4AZAAAAAAacHEAAAAAEBKwAAhQUAMAErAACFBQAwBQMAAP8NACCzBgIA3AsAIcMGAQDeCwAh4AZAAPQLACGnBxAA5AsAIQIAAABcACArAACIBQAgBLMGAgDcCwAhwwYBAN4LACHgBkAA9AsAIacHEADkCwAhAgAAAFoAICsAAIoFACACAAAAWgAgKwAAigUAIAMAAABcACAyAACDBQAgMwAAiAUAIAEAAABcACABAAAAWgAgBQYAAPoNACA4AAD7DQAgOQAA_g0AIDoAAP0NACA7AAD8DQAgB7AGAADrCgAwsQYAAJEFABCyBgAA6woAMLMGAgD6CQAhwwYBAPwJACHgBkAAkgoAIacHEACJCgAhAwAAAFoAIAEAAJAFADA3AACRBQAgAwAAAFoAIAEAAFsAMAIAAFwAIAoNAADqCgAgsAYAAOkKADCxBgAAQQAQsgYAAOkKADDYBkAAowoAIZIHBACGCgAhpgcBAIcKACGnBxAAqgoAIbYHAQCHCgAhtwcAAOgKACABAAAAlAUAIAEAAACUBQAgAQ0AAPkNACADAAAAQQAgAQAAlwUAMAIAAJQFACADAAAAQQAgAQAAlwUAMAIAAJQFACADAAAAQQAgAQAAlwUAMAIAAJQFACAGDQAA-A0AINgGQAAAAAGSBwQAAAABpgcBAAAAAacHEAAAAAG2BwEAAAABASsAAJsFACAF2AZAAAAAAZIHBAAAAAGmBwEAAAABpwcQAAAAAbYHAQAAAAEBKwAAnQUAMAErAACdBQAwBg0AAPcNACDYBkAA9AsAIZIHBADdCwAhpgcBAN4LACGnBxAA5AsAIbYHAQDeCwAhAgAAAJQFACArAACgBQAgBdgGQAD0CwAhkgcEAN0LACGmBwEA3gsAIacHEADkCwAhtgcBAN4LACECAAAAQQAgKwAAogUAIAIAAABBACArAACiBQAgAwAAAJQFACAyAACbBQAgMwAAoAUAIAEAAACUBQAgAQAAAEEAIAUGAADyDQAgOAAA8w0AIDkAAPYNACA6AAD1DQAgOwAA9A0AIAiwBgAA5woAMLEGAACpBQAQsgYAAOcKADDYBkAAkgoAIZIHBAD7CQAhpgcBAPwJACGnBxAAiQoAIbYHAQD8CQAhAwAAAEEAIAEAAKgFADA3AACpBQAgAwAAAEEAIAEAAJcFADACAACUBQAgCLAGAADlCgAwsQYAAK8FABCyBgAA5QoAMNgGQACjCgAhkAcBAIcKACGzBwEAhwoAIbQHAQCHCgAhtQcAAOYKACABAAAArAUAIAEAAACsBQAgB7AGAADlCgAwsQYAAK8FABCyBgAA5QoAMNgGQACjCgAhkAcBAIcKACGzBwEAhwoAIbQHAQCHCgAhAAMAAACvBQAgAQAAsAUAMAIAAKwFACADAAAArwUAIAEAALAFADACAACsBQAgAwAAAK8FACABAACwBQAwAgAArAUAIATYBkAAAAABkAcBAAAAAbMHAQAAAAG0BwEAAAABASsAALQFACAE2AZAAAAAAZAHAQAAAAGzBwEAAAABtAcBAAAAAQErAAC2BQAwASsAALYFADAE2AZAAPQLACGQBwEA3gsAIbMHAQDeCwAhtAcBAN4LACECAAAArAUAICsAALkFACAE2AZAAPQLACGQBwEA3gsAIbMHAQDeCwAhtAcBAN4LACECAAAArwUAICsAALsFACACAAAArwUAICsAALsFACADAAAArAUAIDIAALQFACAzAAC5BQAgAQAAAKwFACABAAAArwUAIAMGAADvDQAgOgAA8Q0AIDsAAPANACAHsAYAAOQKADCxBgAAwgUAELIGAADkCgAw2AZAAJIKACGQBwEA_AkAIbMHAQD8CQAhtAcBAPwJACEDAAAArwUAIAEAAMEFADA3AADCBQAgAwAAAK8FACABAACwBQAwAgAArAUAIA8MAADhCgAgFQEAhwoAIb8DAADfCgAgwAMAAOAKACCwBgAA3QoAMLEGAADRBQAQsgYAAN0KADDDBgEAsAoAIcgGAQAAAAGrB0AAowoAIa0HAQCHCgAhrgcBAIcKACGvBwEAhwoAIbAHAADeCgAgsQcBALAKACEBAAAAxQUAIAi-AwAA0woAILAGAADWCgAwsQYAAMcFABCyBgAA1goAMPEGAQCHCgAhqQcBAIcKACGrB0AAowoAIawHAQCHCgAhAQAAAMcFACAGvgMAANMKACCwBgAA4woAMLEGAADJBQAQsgYAAOMKADCpBwEAhwoAIasHQACjCgAhAb4DAAC9DQAgB74DAADTCgAgsAYAAOMKADCxBgAAyQUAELIGAADjCgAwqQcBAIcKACGrB0AAowoAIbIHAADiCgAgAwAAAMkFACABAADKBQAwAgAAywUAIAi-AwAA0woAILAGAADSCgAwsQYAAM0FABCyBgAA0goAMKQHBACGCgAhqQcBAIcKACGqBwEAhwoAIasHQACjCgAhAQAAAM0FACABAAAAyQUAIAEAAADFBQAgDwwAAOEKACAVAQCHCgAhvwMAAN8KACDAAwAA4AoAILAGAADdCgAwsQYAANEFABCyBgAA3QoAMMMGAQCwCgAhyAYBAIcKACGrB0AAowoAIa0HAQCHCgAhrgcBAIcKACGvBwEAhwoAIbAHAADeCgAgsQcBALAKACEFDAAA7g0AIL8DAADsDQAgwAMAAO0NACDDBgAA6QsAILEHAADpCwAgAwAAANEFACABAADSBQAwAgAAxQUAIAMAAADRBQAgAQAA0gUAMAIAAMUFACADAAAA0QUAIAEAANIFADACAADFBQAgDAwAAOsNACAVAQAAAAG_AwAA6Q0AIMADAADqDQAgwwYBAAAAAcgGAQAAAAGrB0AAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAeAAAAAAbEHAQAAAAEBKwAA1gUAIAkVAQAAAAHDBgEAAAAByAYBAAAAAasHQAAAAAGtBwEAAAABrgcBAAAAAa8HAQAAAAGwB4AAAAABsQcBAAAAAQErAADYBQAwASsAANgFADAMDAAA0g0AIBUBAN4LACG_AwAA0A0AIMADAADRDQAgwwYBAO8LACHIBgEA3gsAIasHQAD0CwAhrQcBAN4LACGuBwEA3gsAIa8HAQDeCwAhsAeAAAAAAbEHAQDvCwAhAgAAAMUFACArAADbBQAgCRUBAN4LACHDBgEA7wsAIcgGAQDeCwAhqwdAAPQLACGtBwEA3gsAIa4HAQDeCwAhrwcBAN4LACGwB4AAAAABsQcBAO8LACECAAAA0QUAICsAAN0FACACAAAA0QUAICsAAN0FACADAAAAxQUAIDIAANYFACAzAADbBQAgAQAAAMUFACABAAAA0QUAIAUGAADNDQAgOgAAzw0AIDsAAM4NACDDBgAA6QsAILEHAADpCwAgDBUBAPwJACGwBgAA2goAMLEGAADkBQAQsgYAANoKADDDBgEAjQoAIcgGAQD8CQAhqwdAAJIKACGtBwEA_AkAIa4HAQD8CQAhrwcBAPwJACGwBwAA2woAILEHAQCNCgAhAwAAANEFACABAADjBQAwNwAA5AUAIAMAAADRBQAgAQAA0gUAMAIAAMUFACAHsAYAANgKADCxBgAA6gUAELIGAADYCgAwswYCAIUKACHgBkAAowoAIacHEACqCgAhqAcAANkKACABAAAA5wUAIAEAAADnBQAgBrAGAADYCgAwsQYAAOoFABCyBgAA2AoAMLMGAgCFCgAh4AZAAKMKACGnBxAAqgoAIQADAAAA6gUAIAEAAOsFADACAADnBQAgAwAAAOoFACABAADrBQAwAgAA5wUAIAMAAADqBQAgAQAA6wUAMAIAAOcFACADswYCAAAAAeAGQAAAAAGnBxAAAAABASsAAO8FACADswYCAAAAAeAGQAAAAAGnBxAAAAABASsAAPEFADABKwAA8QUAMAOzBgIA3AsAIeAGQAD0CwAhpwcQAOQLACECAAAA5wUAICsAAPQFACADswYCANwLACHgBkAA9AsAIacHEADkCwAhAgAAAOoFACArAAD2BQAgAgAAAOoFACArAAD2BQAgAwAAAOcFACAyAADvBQAgMwAA9AUAIAEAAADnBQAgAQAAAOoFACAFBgAAyA0AIDgAAMkNACA5AADMDQAgOgAAyw0AIDsAAMoNACAGsAYAANcKADCxBgAA_QUAELIGAADXCgAwswYCAPoJACHgBkAAkgoAIacHEACJCgAhAwAAAOoFACABAAD8BQAwNwAA_QUAIAMAAADqBQAgAQAA6wUAMAIAAOcFACAIvgMAANMKACCwBgAA1goAMLEGAADHBQAQsgYAANYKADDxBgEAhwoAIakHAQAAAAGrB0AAowoAIawHAQCHCgAhAQAAAIAGACABAAAAgAYAIAG-AwAAvQ0AIAMAAADHBQAgAQAAgwYAMAIAAIAGACADAAAAxwUAIAEAAIMGADACAACABgAgAwAAAMcFACABAACDBgAwAgAAgAYAIAW-AwAAxw0AIPEGAQAAAAGpBwEAAAABqwdAAAAAAawHAQAAAAEBKwAAhwYAIATxBgEAAAABqQcBAAAAAasHQAAAAAGsBwEAAAABASsAAIkGADABKwAAiQYAMAW-AwAAxg0AIPEGAQDeCwAhqQcBAN4LACGrB0AA9AsAIawHAQDeCwAhAgAAAIAGACArAACMBgAgBPEGAQDeCwAhqQcBAN4LACGrB0AA9AsAIawHAQDeCwAhAgAAAMcFACArAACOBgAgAgAAAMcFACArAACOBgAgAwAAAIAGACAyAACHBgAgMwAAjAYAIAEAAACABgAgAQAAAMcFACADBgAAww0AIDoAAMUNACA7AADEDQAgB7AGAADVCgAwsQYAAJUGABCyBgAA1QoAMPEGAQD8CQAhqQcBAPwJACGrB0AAkgoAIawHAQD8CQAhAwAAAMcFACABAACUBgAwNwAAlQYAIAMAAADHBQAgAQAAgwYAMAIAAIAGACABAAAAywUAIAEAAADLBQAgAwAAAMkFACABAADKBQAwAgAAywUAIAMAAADJBQAgAQAAygUAMAIAAMsFACADAAAAyQUAIAEAAMoFADACAADLBQAgA74DAADCDQAgqQcBAAAAAasHQAAAAAEBKwAAnQYAIAKpBwEAAAABqwdAAAAAAQErAACfBgAwASsAAJ8GADADvgMAAMENACCpBwEA3gsAIasHQAD0CwAhAgAAAMsFACArAACiBgAgAqkHAQDeCwAhqwdAAPQLACECAAAAyQUAICsAAKQGACACAAAAyQUAICsAAKQGACADAAAAywUAIDIAAJ0GACAzAACiBgAgAQAAAMsFACABAAAAyQUAIAMGAAC-DQAgOgAAwA0AIDsAAL8NACAFsAYAANQKADCxBgAAqwYAELIGAADUCgAwqQcBAPwJACGrB0AAkgoAIQMAAADJBQAgAQAAqgYAMDcAAKsGACADAAAAyQUAIAEAAMoFADACAADLBQAgCL4DAADTCgAgsAYAANIKADCxBgAAzQUAELIGAADSCgAwpAcEAAAAAakHAQAAAAGqBwEAhwoAIasHQACjCgAhAQAAAK4GACABAAAArgYAIAG-AwAAvQ0AIAMAAADNBQAgAQAAsQYAMAIAAK4GACADAAAAzQUAIAEAALEGADACAACuBgAgAwAAAM0FACABAACxBgAwAgAArgYAIAW-AwAAvA0AIKQHBAAAAAGpBwEAAAABqgcBAAAAAasHQAAAAAEBKwAAtQYAIASkBwQAAAABqQcBAAAAAaoHAQAAAAGrB0AAAAABASsAALcGADABKwAAtwYAMAW-AwAAuw0AIKQHBADdCwAhqQcBAN4LACGqBwEA3gsAIasHQAD0CwAhAgAAAK4GACArAAC6BgAgBKQHBADdCwAhqQcBAN4LACGqBwEA3gsAIasHQAD0CwAhAgAAAM0FACArAAC8BgAgAgAAAM0FACArAAC8BgAgAwAAAK4GACAyAAC1BgAgMwAAugYAIAEAAACuBgAgAQAAAM0FACAFBgAAtg0AIDgAALcNACA5AAC6DQAgOgAAuQ0AIDsAALgNACAHsAYAANEKADCxBgAAwwYAELIGAADRCgAwpAcEAPsJACGpBwEA_AkAIaoHAQD8CQAhqwdAAJIKACEDAAAAzQUAIAEAAMIGADA3AADDBgAgAwAAAM0FACABAACxBgAwAgAArgYAIAewBgAAzwoAMLEGAADJBgAQsgYAAM8KADCzBgIAhQoAIeAGQACjCgAhpwcQAKoKACGoBwAA0AoAIAEAAADGBgAgAQAAAMYGACAGsAYAAM8KADCxBgAAyQYAELIGAADPCgAwswYCAIUKACHgBkAAowoAIacHEACqCgAhAAMAAADJBgAgAQAAygYAMAIAAMYGACADAAAAyQYAIAEAAMoGADACAADGBgAgAwAAAMkGACABAADKBgAwAgAAxgYAIAOzBgIAAAAB4AZAAAAAAacHEAAAAAEBKwAAzgYAIAOzBgIAAAAB4AZAAAAAAacHEAAAAAEBKwAA0AYAMAErAADQBgAwA7MGAgDcCwAh4AZAAPQLACGnBxAA5AsAIQIAAADGBgAgKwAA0wYAIAOzBgIA3AsAIeAGQAD0CwAhpwcQAOQLACECAAAAyQYAICsAANUGACACAAAAyQYAICsAANUGACADAAAAxgYAIDIAAM4GACAzAADTBgAgAQAAAMYGACABAAAAyQYAIAUGAACxDQAgOAAAsg0AIDkAALUNACA6AAC0DQAgOwAAsw0AIAawBgAAzgoAMLEGAADcBgAQsgYAAM4KADCzBgIA-gkAIeAGQACSCgAhpwcQAIkKACEDAAAAyQYAIAEAANsGADA3AADcBgAgAwAAAMkGACABAADKBgAwAgAAxgYAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBg0AALANACCzBgIAAAAB7QYBAAAAAZIHBAAAAAGlB0AAAAABpgcBAAAAAQErAADkBgAgBbMGAgAAAAHtBgEAAAABkgcEAAAAAaUHQAAAAAGmBwEAAAABASsAAOYGADABKwAA5gYAMAYNAACvDQAgswYCANwLACHtBgEA3gsAIZIHBADdCwAhpQdAAPQLACGmBwEA3gsAIQIAAAA_ACArAADpBgAgBbMGAgDcCwAh7QYBAN4LACGSBwQA3QsAIaUHQAD0CwAhpgcBAN4LACECAAAAPQAgKwAA6wYAIAIAAAA9ACArAADrBgAgAwAAAD8AIDIAAOQGACAzAADpBgAgAQAAAD8AIAEAAAA9ACAFBgAAqg0AIDgAAKsNACA5AACuDQAgOgAArQ0AIDsAAKwNACAIsAYAAM0KADCxBgAA8gYAELIGAADNCgAwswYCAPoJACHtBgEA_AkAIZIHBAD7CQAhpQdAAJIKACGmBwEA_AkAIQMAAAA9ACABAADxBgAwNwAA8gYAIAMAAAA9ACABAAA-ADACAAA_ACALKwAAsQoAILAGAADLCgAwsQYAAPgGABCyBgAAywoAMMMGAQCHCgAhyAYBAAAAAcoGAQCHCgAh2AZAAKMKACGiBwEAhwoAIaMHAQCwCgAhpAcEAMwKACEBAAAA9QYAIAEAAAD1BgAgCysAALEKACCwBgAAywoAMLEGAAD4BgAQsgYAAMsKADDDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHYBkAAowoAIaIHAQCHCgAhowcBALAKACGkBwQAzAoAIQMrAADpCwAgowcAAOkLACCkBwAA6QsAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACADAAAA-AYAIAEAAPkGADACAAD1BgAgAwAAAPgGACABAAD5BgAwAgAA9QYAIAgrgAAAAAHDBgEAAAAByAYBAAAAAcoGAQAAAAHYBkAAAAABogcBAAAAAaMHAQAAAAGkBwQAAAABASsAAP0GACAIK4AAAAABwwYBAAAAAcgGAQAAAAHKBgEAAAAB2AZAAAAAAaIHAQAAAAGjBwEAAAABpAcEAAAAAQErAAD_BgAwASsAAP8GADAIK4AAAAABwwYBAN4LACHIBgEA3gsAIcoGAQDeCwAh2AZAAPQLACGiBwEA3gsAIaMHAQDvCwAhpAcEAPILACECAAAA9QYAICsAAIIHACAIK4AAAAABwwYBAN4LACHIBgEA3gsAIcoGAQDeCwAh2AZAAPQLACGiBwEA3gsAIaMHAQDvCwAhpAcEAPILACECAAAA-AYAICsAAIQHACACAAAA-AYAICsAAIQHACADAAAA9QYAIDIAAP0GACAzAACCBwAgAQAAAPUGACABAAAA-AYAIAgGAAClDQAgKwAA6QsAIDgAAKYNACA5AACpDQAgOgAAqA0AIDsAAKcNACCjBwAA6QsAIKQHAADpCwAgCysAAK0KACCwBgAAygoAMLEGAACLBwAQsgYAAMoKADDDBgEA_AkAIcgGAQD8CQAhygYBAPwJACHYBkAAkgoAIaIHAQD8CQAhowcBAI0KACGkBwQAkAoAIQMAAAD4BgAgAQAAigcAMDcAAIsHACADAAAA-AYAIAEAAPkGADACAAD1BgAgDrAGAADICgAwsQYAAJEHABCyBgAAyAoAMMMGAQCHCgAhyAYBAAAAAdEGAQCHCgAh2AZAAKMKACHaBkAAyQoAIZwHAQCHCgAhnQcBAIcKACGeBwIAhQoAIZ8HAgCFCgAhoAdAAMkKACGhB0AAyQoAIQEAAACOBwAgAQAAAI4HACAOsAYAAMgKADCxBgAAkQcAELIGAADICgAwwwYBAIcKACHIBgEAhwoAIdEGAQCHCgAh2AZAAKMKACHaBkAAyQoAIZwHAQCHCgAhnQcBAIcKACGeBwIAhQoAIZ8HAgCFCgAhoAdAAMkKACGhB0AAyQoAIQPaBgAA6QsAIKAHAADpCwAgoQcAAOkLACADAAAAkQcAIAEAAJIHADACAACOBwAgAwAAAJEHACABAACSBwAwAgAAjgcAIAMAAACRBwAgAQAAkgcAMAIAAI4HACALwwYBAAAAAcgGAQAAAAHRBgEAAAAB2AZAAAAAAdoGQAAAAAGcBwEAAAABnQcBAAAAAZ4HAgAAAAGfBwIAAAABoAdAAAAAAaEHQAAAAAEBKwAAlgcAIAvDBgEAAAAByAYBAAAAAdEGAQAAAAHYBkAAAAAB2gZAAAAAAZwHAQAAAAGdBwEAAAABngcCAAAAAZ8HAgAAAAGgB0AAAAABoQdAAAAAAQErAACYBwAwASsAAJgHADALwwYBAN4LACHIBgEA3gsAIdEGAQDeCwAh2AZAAPQLACHaBkAA8wsAIZwHAQDeCwAhnQcBAN4LACGeBwIA3AsAIZ8HAgDcCwAhoAdAAPMLACGhB0AA8wsAIQIAAACOBwAgKwAAmwcAIAvDBgEA3gsAIcgGAQDeCwAh0QYBAN4LACHYBkAA9AsAIdoGQADzCwAhnAcBAN4LACGdBwEA3gsAIZ4HAgDcCwAhnwcCANwLACGgB0AA8wsAIaEHQADzCwAhAgAAAJEHACArAACdBwAgAgAAAJEHACArAACdBwAgAwAAAI4HACAyAACWBwAgMwAAmwcAIAEAAACOBwAgAQAAAJEHACAIBgAAoA0AIDgAAKENACA5AACkDQAgOgAAow0AIDsAAKINACDaBgAA6QsAIKAHAADpCwAgoQcAAOkLACAOsAYAAMcKADCxBgAApAcAELIGAADHCgAwwwYBAPwJACHIBgEA_AkAIdEGAQD8CQAh2AZAAJIKACHaBkAAkQoAIZwHAQD8CQAhnQcBAPwJACGeBwIA-gkAIZ8HAgD6CQAhoAdAAJEKACGhB0AAkQoAIQMAAACRBwAgAQAAowcAMDcAAKQHACADAAAAkQcAIAEAAJIHADACAACOBwAgC7AGAADECgAwsQYAAKoHABCyBgAAxAoAMJQHAQCHCgAhlQcCAIUKACGWB0AAowoAIZcHAgCFCgAhmAcCAMUKACGZBwEAsAoAIZoHAQCwCgAhmwcAAMYKACABAAAApwcAIAEAAACnBwAgCrAGAADECgAwsQYAAKoHABCyBgAAxAoAMJQHAQCHCgAhlQcCAIUKACGWB0AAowoAIZcHAgCFCgAhmAcCAMUKACGZBwEAsAoAIZoHAQCwCgAhA5gHAADpCwAgmQcAAOkLACCaBwAA6QsAIAMAAACqBwAgAQAAqwcAMAIAAKcHACADAAAAqgcAIAEAAKsHADACAACnBwAgAwAAAKoHACABAACrBwAwAgAApwcAIAeUBwEAAAABlQcCAAAAAZYHQAAAAAGXBwIAAAABmAcCAAAAAZkHAQAAAAGaBwEAAAABASsAAK8HACAHlAcBAAAAAZUHAgAAAAGWB0AAAAABlwcCAAAAAZgHAgAAAAGZBwEAAAABmgcBAAAAAQErAACxBwAwASsAALEHADAHlAcBAN4LACGVBwIA3AsAIZYHQAD0CwAhlwcCANwLACGYBwIAnw0AIZkHAQDvCwAhmgcBAO8LACECAAAApwcAICsAALQHACAHlAcBAN4LACGVBwIA3AsAIZYHQAD0CwAhlwcCANwLACGYBwIAnw0AIZkHAQDvCwAhmgcBAO8LACECAAAAqgcAICsAALYHACACAAAAqgcAICsAALYHACADAAAApwcAIDIAAK8HACAzAAC0BwAgAQAAAKcHACABAAAAqgcAIAgGAACaDQAgOAAAmw0AIDkAAJ4NACA6AACdDQAgOwAAnA0AIJgHAADpCwAgmQcAAOkLACCaBwAA6QsAIAqwBgAAwQoAMLEGAAC9BwAQsgYAAMEKADCUBwEA_AkAIZUHAgD6CQAhlgdAAJIKACGXBwIA-gkAIZgHAgDCCgAhmQcBAI0KACGaBwEAjQoAIQMAAACqBwAgAQAAvAcAMDcAAL0HACADAAAAqgcAIAEAAKsHADACAACnBwAgBbAGAADACgAwsQYAAMMHABCyBgAAwAoAMJIHAQAAAAGTB0AAowoAIQEAAADABwAgAQAAAMAHACAFsAYAAMAKADCxBgAAwwcAELIGAADACgAwkgcBAIcKACGTB0AAowoAIQADAAAAwwcAIAEAAMQHADACAADABwAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACACkgcBAAAAAZMHQAAAAAEBKwAAyAcAIAKSBwEAAAABkwdAAAAAAQErAADKBwAwASsAAMoHADACkgcBAN4LACGTB0AA9AsAIQIAAADABwAgKwAAzQcAIAKSBwEA3gsAIZMHQAD0CwAhAgAAAMMHACArAADPBwAgAgAAAMMHACArAADPBwAgAwAAAMAHACAyAADIBwAgMwAAzQcAIAEAAADABwAgAQAAAMMHACADBgAAlw0AIDoAAJkNACA7AACYDQAgBbAGAAC_CgAwsQYAANYHABCyBgAAvwoAMJIHAQD8CQAhkwdAAJIKACEDAAAAwwcAIAEAANUHADA3AADWBwAgAwAAAMMHACABAADEBwAwAgAAwAcAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgDQMAAJYNACCzBgIAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAB0QYBAAAAAdQGAQAAAAHYBkAAAAAB8wYQAAAAAYYHAQAAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAEBKwAA3gcAIAyzBgIAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAB0QYBAAAAAdQGAQAAAAHYBkAAAAAB8wYQAAAAAYYHAQAAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAEBKwAA4AcAMAErAADgBwAwDQMAAJUNACCzBgIA3AsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHYBkAA9AsAIfMGEADwCwAhhgcBAN4LACGPBwEA3gsAIZAHAQDvCwAhkQdAAPMLACECAAAAWAAgKwAA4wcAIAyzBgIA3AsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHYBkAA9AsAIfMGEADwCwAhhgcBAN4LACGPBwEA3gsAIZAHAQDvCwAhkQdAAPMLACECAAAAVgAgKwAA5QcAIAIAAABWACArAADlBwAgAwAAAFgAIDIAAN4HACAzAADjBwAgAQAAAFgAIAEAAABWACAJBgAAkA0AIDgAAJENACA5AACUDQAgOgAAkw0AIDsAAJINACDUBgAA6QsAIPMGAADpCwAgkAcAAOkLACCRBwAA6QsAIA-wBgAAvgoAMLEGAADsBwAQsgYAAL4KADCzBgIA-gkAIcMGAQD8CQAhxwYQAIkKACHIBgEA_AkAIdEGAQD8CQAh1AYBAI0KACHYBkAAkgoAIfMGEACOCgAhhgcBAPwJACGPBwEA_AkAIZAHAQCNCgAhkQdAAJEKACEDAAAAVgAgAQAA6wcAMDcAAOwHACADAAAAVgAgAQAAVwAwAgAAWAAgC4IFAAC3CgAggwUAALgKACCwBgAAtgoAMLEGAAD8BwAQsgYAALYKADCzBgIAAAABygYBAIcKACHLBgEAAAABhwcBAIcKACGIBwEAhwoAIYkHAQCwCgAhAQAAAO8HACAHgQUAALsKACCwBgAAvQoAMLEGAADxBwAQsgYAAL0KADCzBgIAhQoAIYUHAQCHCgAhhgcBAIcKACEBgQUAAI8NACAIgQUAALsKACCwBgAAvQoAMLEGAADxBwAQsgYAAL0KADCzBgIAhQoAIYUHAQCHCgAhhgcBAIcKACGOBwAAvAoAIAMAAADxBwAgAQAA8gcAMAIAAPMHACAHgQUAALsKACCwBgAAugoAMLEGAAD1BwAQsgYAALoKADCzBgIAhQoAIckGAQCHCgAhhgcBAIcKACEBgQUAAI8NACAIgQUAALsKACCwBgAAugoAMLEGAAD1BwAQsgYAALoKADCzBgIAhQoAIckGAQCHCgAhhgcBAIcKACGNBwAAuQoAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACABAAAA8QcAIAEAAAD1BwAgAQAAAO8HACALggUAALcKACCDBQAAuAoAILAGAAC2CgAwsQYAAPwHABCyBgAAtgoAMLMGAgCFCgAhygYBAIcKACHLBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGJBwEAsAoAIQOCBQAAjQ0AIIMFAACODQAgiQcAAOkLACADAAAA_AcAIAEAAP0HADACAADvBwAgAwAAAPwHACABAAD9BwAwAgAA7wcAIAMAAAD8BwAgAQAA_QcAMAIAAO8HACAIggUAAIsNACCDBQAAjA0AILMGAgAAAAHKBgEAAAABywYBAAAAAYcHAQAAAAGIBwEAAAABiQcBAAAAAQErAACBCAAgBrMGAgAAAAHKBgEAAAABywYBAAAAAYcHAQAAAAGIBwEAAAABiQcBAAAAAQErAACDCAAwASsAAIMIADAIggUAAPEMACCDBQAA8gwAILMGAgDcCwAhygYBAN4LACHLBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGJBwEA7wsAIQIAAADvBwAgKwAAhggAIAazBgIA3AsAIcoGAQDeCwAhywYBAN4LACGHBwEA3gsAIYgHAQDeCwAhiQcBAO8LACECAAAA_AcAICsAAIgIACACAAAA_AcAICsAAIgIACADAAAA7wcAIDIAAIEIACAzAACGCAAgAQAAAO8HACABAAAA_AcAIAYGAADsDAAgOAAA7QwAIDkAAPAMACA6AADvDAAgOwAA7gwAIIkHAADpCwAgCbAGAAC1CgAwsQYAAI8IABCyBgAAtQoAMLMGAgD6CQAhygYBAPwJACHLBgEA_AkAIYcHAQD8CQAhiAcBAPwJACGJBwEAjQoAIQMAAAD8BwAgAQAAjggAMDcAAI8IACADAAAA_AcAIAEAAP0HADACAADvBwAgAQAAAPcHACABAAAA9wcAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACADAAAA9QcAIAEAAPYHADACAAD3BwAgAwAAAPUHACABAAD2BwAwAgAA9wcAIASBBQAA6wwAILMGAgAAAAHJBgEAAAABhgcBAAAAAQErAACXCAAgA7MGAgAAAAHJBgEAAAABhgcBAAAAAQErAACZCAAwASsAAJkIADAEgQUAAOoMACCzBgIA3AsAIckGAQDeCwAhhgcBAN4LACECAAAA9wcAICsAAJwIACADswYCANwLACHJBgEA3gsAIYYHAQDeCwAhAgAAAPUHACArAACeCAAgAgAAAPUHACArAACeCAAgAwAAAPcHACAyAACXCAAgMwAAnAgAIAEAAAD3BwAgAQAAAPUHACAFBgAA5QwAIDgAAOYMACA5AADpDAAgOgAA6AwAIDsAAOcMACAGsAYAALQKADCxBgAApQgAELIGAAC0CgAwswYCAPoJACHJBgEA_AkAIYYHAQD8CQAhAwAAAPUHACABAACkCAAwNwAApQgAIAMAAAD1BwAgAQAA9gcAMAIAAPcHACABAAAA8wcAIAEAAADzBwAgAwAAAPEHACABAADyBwAwAgAA8wcAIAMAAADxBwAgAQAA8gcAMAIAAPMHACADAAAA8QcAIAEAAPIHADACAADzBwAgBIEFAADkDAAgswYCAAAAAYUHAQAAAAGGBwEAAAABASsAAK0IACADswYCAAAAAYUHAQAAAAGGBwEAAAABASsAAK8IADABKwAArwgAMASBBQAA4wwAILMGAgDcCwAhhQcBAN4LACGGBwEA3gsAIQIAAADzBwAgKwAAsggAIAOzBgIA3AsAIYUHAQDeCwAhhgcBAN4LACECAAAA8QcAICsAALQIACACAAAA8QcAICsAALQIACADAAAA8wcAIDIAAK0IACAzAACyCAAgAQAAAPMHACABAAAA8QcAIAUGAADeDAAgOAAA3wwAIDkAAOIMACA6AADhDAAgOwAA4AwAIAawBgAAswoAMLEGAAC7CAAQsgYAALMKADCzBgIA-gkAIYUHAQD8CQAhhgcBAPwJACEDAAAA8QcAIAEAALoIADA3AAC7CAAgAwAAAPEHACABAADyBwAwAgAA8wcAIAEAAAAOACABAAAADgAgAwAAAAwAIAEAAA0AMAIAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgJwMAANwMACAIAADdDAAgswYCAAAAAcEGAQAAAAHDBgEAAAABxAYQAAAAAcUGAQAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHRBgEAAAAB4QYEAAAAAe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAgAAAAHxBgEAAAAB8gYBAAAAAfMGEAAAAAH0BhAAAAAB9QYQAAAAAfYGEAAAAAH3BgQAAAAB-AYEAAAAAfkGEAAAAAH6BgEAAAAB-wYQAAAAAfwGAQAAAAH9BkAAAAAB_gYgAAAAAf8GQAAAAAGABwEAAAABgQdAAAAAAYIHQAAAAAGDB0AAAAABhAdAAAAAAQErAADDCAAgJbMGAgAAAAHBBgEAAAABwwYBAAAAAcQGEAAAAAHFBgEAAAAByAYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHOBgEAAAAB0QYBAAAAAeEGBAAAAAHtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgIAAAAB8QYBAAAAAfIGAQAAAAHzBhAAAAAB9AYQAAAAAfUGEAAAAAH2BhAAAAAB9wYEAAAAAfgGBAAAAAH5BhAAAAAB-gYBAAAAAfsGEAAAAAH8BgEAAAAB_QZAAAAAAf4GIAAAAAH_BkAAAAABgAcBAAAAAYEHQAAAAAGCB0AAAAABgwdAAAAAAYQHQAAAAAEBKwAAxQgAMAErAADFCAAwJwMAANEMACAIAADSDAAgswYCANwLACHBBgEA7wsAIcMGAQDeCwAhxAYQAOQLACHFBgEA7wsAIcgGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHOBgEA3gsAIdEGAQDeCwAh4QYEAN0LACHtBgEA3gsAIe4GAQDeCwAh7wYBAN4LACHwBgIA3AsAIfEGAQDeCwAh8gYBAN4LACHzBhAA5AsAIfQGEADkCwAh9QYQAOQLACH2BhAA5AsAIfcGBADdCwAh-AYEAN0LACH5BhAA5AsAIfoGAQDvCwAh-wYQAPALACH8BgEA7wsAIf0GQADzCwAh_gYgAPELACH_BkAA8wsAIYAHAQDvCwAhgQdAAPMLACGCB0AA8wsAIYMHQAD0CwAhhAdAAPMLACECAAAADgAgKwAAyAgAICWzBgIA3AsAIcEGAQDvCwAhwwYBAN4LACHEBhAA5AsAIcUGAQDvCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIc4GAQDeCwAh0QYBAN4LACHhBgQA3QsAIe0GAQDeCwAh7gYBAN4LACHvBgEA3gsAIfAGAgDcCwAh8QYBAN4LACHyBgEA3gsAIfMGEADkCwAh9AYQAOQLACH1BhAA5AsAIfYGEADkCwAh9wYEAN0LACH4BgQA3QsAIfkGEADkCwAh-gYBAO8LACH7BhAA8AsAIfwGAQDvCwAh_QZAAPMLACH-BiAA8QsAIf8GQADzCwAhgAcBAO8LACGBB0AA8wsAIYIHQADzCwAhgwdAAPQLACGEB0AA8wsAIQIAAAAMACArAADKCAAgAgAAAAwAICsAAMoIACADAAAADgAgMgAAwwgAIDMAAMgIACABAAAADgAgAQAAAAwAIBAGAADMDAAgOAAAzQwAIDkAANAMACA6AADPDAAgOwAAzgwAIMEGAADpCwAgxQYAAOkLACD6BgAA6QsAIPsGAADpCwAg_AYAAOkLACD9BgAA6QsAIP8GAADpCwAggAcAAOkLACCBBwAA6QsAIIIHAADpCwAghAcAAOkLACAosAYAALIKADCxBgAA0QgAELIGAACyCgAwswYCAPoJACHBBgEAjQoAIcMGAQD8CQAhxAYQAIkKACHFBgEAjQoAIcgGAQD8CQAhygYBAPwJACHLBgEA_AkAIcwGAQD8CQAhzQYBAPwJACHOBgEA_AkAIdEGAQD8CQAh4QYEAPsJACHtBgEA_AkAIe4GAQD8CQAh7wYBAPwJACHwBgIA-gkAIfEGAQD8CQAh8gYBAPwJACHzBhAAiQoAIfQGEACJCgAh9QYQAIkKACH2BhAAiQoAIfcGBAD7CQAh-AYEAPsJACH5BhAAiQoAIfoGAQCNCgAh-wYQAI4KACH8BgEAjQoAIf0GQACRCgAh_gYgAI8KACH_BkAAkQoAIYAHAQCNCgAhgQdAAJEKACGCB0AAkQoAIYMHQACSCgAhhAdAAJEKACEDAAAADAAgAQAA0AgAMDcAANEIACADAAAADAAgAQAADQAwAgAADgAgDrAGAACvCgAwsQYAANcIABCyBgAArwoAMMIGAQCHCgAhwwYBAIcKACHHBhAAqgoAIcgGAQAAAAHKBgEAhwoAIdEGAQCHCgAh2AZAAKMKACHjBhAAqgoAIeQGAQCwCgAh5QYBALAKACHmBgAAsQoAIAEAAADUCAAgAQAAANQIACAOsAYAAK8KADCxBgAA1wgAELIGAACvCgAwwgYBAIcKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHKBgEAhwoAIdEGAQCHCgAh2AZAAKMKACHjBhAAqgoAIeQGAQCwCgAh5QYBALAKACHmBgAAsQoAIAPkBgAA6QsAIOUGAADpCwAg5gYAAOkLACADAAAA1wgAIAEAANgIADACAADUCAAgAwAAANcIACABAADYCAAwAgAA1AgAIAMAAADXCAAgAQAA2AgAMAIAANQIACALwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAcoGAQAAAAHRBgEAAAAB2AZAAAAAAeMGEAAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAEBKwAA3AgAIAvCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAABygYBAAAAAdEGAQAAAAHYBkAAAAAB4wYQAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAQErAADeCAAwASsAAN4IADALwgYBAN4LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHKBgEA3gsAIdEGAQDeCwAh2AZAAPQLACHjBhAA5AsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAABAgAAANQIACArAADhCAAgC8IGAQDeCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhygYBAN4LACHRBgEA3gsAIdgGQAD0CwAh4wYQAOQLACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAQIAAADXCAAgKwAA4wgAIAIAAADXCAAgKwAA4wgAIAMAAADUCAAgMgAA3AgAIDMAAOEIACABAAAA1AgAIAEAAADXCAAgCAYAAMcMACA4AADIDAAgOQAAywwAIDoAAMoMACA7AADJDAAg5AYAAOkLACDlBgAA6QsAIOYGAADpCwAgDrAGAACsCgAwsQYAAOoIABCyBgAArAoAMMIGAQD8CQAhwwYBAPwJACHHBhAAiQoAIcgGAQD8CQAhygYBAPwJACHRBgEA_AkAIdgGQACSCgAh4wYQAIkKACHkBgEAjQoAIeUGAQCNCgAh5gYAAK0KACADAAAA1wgAIAEAAOkIADA3AADqCAAgAwAAANcIACABAADYCAAwAgAA1AgAIAuwBgAAqQoAMLEGAADwCAAQsgYAAKkKADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHKBgEAhwoAIc0GAQCHCgAh4AZAAKMKACHhBgQAhgoAIeIGAACrCgAgAQAAAO0IACABAAAA7QgAIAqwBgAAqQoAMLEGAADwCAAQsgYAAKkKADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHKBgEAhwoAIc0GAQCHCgAh4AZAAKMKACHhBgQAhgoAIQADAAAA8AgAIAEAAPEIADACAADtCAAgAwAAAPAIACABAADxCAAwAgAA7QgAIAMAAADwCAAgAQAA8QgAMAIAAO0IACAHswYCAAAAAcMGAQAAAAHHBhAAAAABygYBAAAAAc0GAQAAAAHgBkAAAAAB4QYEAAAAAQErAAD1CAAgB7MGAgAAAAHDBgEAAAABxwYQAAAAAcoGAQAAAAHNBgEAAAAB4AZAAAAAAeEGBAAAAAEBKwAA9wgAMAErAAD3CAAwB7MGAgDcCwAhwwYBAN4LACHHBhAA5AsAIcoGAQDeCwAhzQYBAN4LACHgBkAA9AsAIeEGBADdCwAhAgAAAO0IACArAAD6CAAgB7MGAgDcCwAhwwYBAN4LACHHBhAA5AsAIcoGAQDeCwAhzQYBAN4LACHgBkAA9AsAIeEGBADdCwAhAgAAAPAIACArAAD8CAAgAgAAAPAIACArAAD8CAAgAwAAAO0IACAyAAD1CAAgMwAA-ggAIAEAAADtCAAgAQAAAPAIACAFBgAAwgwAIDgAAMMMACA5AADGDAAgOgAAxQwAIDsAAMQMACAKsAYAAKgKADCxBgAAgwkAELIGAACoCgAwswYCAPoJACHDBgEA_AkAIccGEACJCgAhygYBAPwJACHNBgEA_AkAIeAGQACSCgAh4QYEAPsJACEDAAAA8AgAIAEAAIIJADA3AACDCQAgAwAAAPAIACABAADxCAAwAgAA7QgAIASwBgAApgoAMLEGAACJCQAQsgYAAKYKADDfBiAAAAABAQAAAIYJACABAAAAhgkAIASwBgAApgoAMLEGAACJCQAQsgYAAKYKADDfBiAApwoAIQADAAAAiQkAIAEAAIoJADACAACGCQAgAwAAAIkJACABAACKCQAwAgAAhgkAIAMAAACJCQAgAQAAigkAMAIAAIYJACAB3wYgAPELACECAAAAhgkAICsAAI4JACAB3wYgAPELACECAAAAiQkAICsAAJAJACACAAAAiQkAICsAAJAJACABAAAAhgkAIAEAAACJCQAgAwYAAL8MACA6AADBDAAgOwAAwAwAIASwBgAApQoAMLEGAACWCQAQsgYAAKUKADDfBiAAjwoAIQMAAACJCQAgAQAAlQkAMDcAAJYJACADAAAAiQkAIAEAAIoJADACAACGCQAgCgQBAIcKACGwBgAAogoAMLEGAACcCQAQsgYAAKIKADDCBgEAhwoAIdgGQACjCgAh2wYBAIcKACHcBgEAhwoAId0GAQCHCgAh3gYAAKQKACABAAAAmQkAIAEAAACZCQAgCQQBAIcKACGwBgAAogoAMLEGAACcCQAQsgYAAKIKADDCBgEAhwoAIdgGQACjCgAh2wYBAIcKACHcBgEAhwoAId0GAQCHCgAhAAMAAACcCQAgAQAAnQkAMAIAAJkJACADAAAAnAkAIAEAAJ0JADACAACZCQAgAwAAAJwJACABAACdCQAwAgAAmQkAIAYEAQAAAAHCBgEAAAAB2AZAAAAAAdsGAQAAAAHcBgEAAAAB3QYBAAAAAQErAAChCQAgBgQBAAAAAcIGAQAAAAHYBkAAAAAB2wYBAAAAAdwGAQAAAAHdBgEAAAABASsAAKMJADABKwAAowkAMAYEAQDeCwAhwgYBAN4LACHYBkAA9AsAIdsGAQDeCwAh3AYBAN4LACHdBgEA3gsAIQIAAACZCQAgKwAApgkAIAYEAQDeCwAhwgYBAN4LACHYBkAA9AsAIdsGAQDeCwAh3AYBAN4LACHdBgEA3gsAIQIAAACcCQAgKwAAqAkAIAIAAACcCQAgKwAAqAkAIAMAAACZCQAgMgAAoQkAIDMAAKYJACABAAAAmQkAIAEAAACcCQAgAwYAALwMACA6AAC-DAAgOwAAvQwAIAkEAQD8CQAhsAYAAKEKADCxBgAArwkAELIGAAChCgAwwgYBAPwJACHYBkAAkgoAIdsGAQD8CQAh3AYBAPwJACHdBgEA_AkAIQMAAACcCQAgAQAArgkAMDcAAK8JACADAAAAnAkAIAEAAJ0JADACAACZCQAgAQAAAEoAIAEAAABKACADAAAAOwAgAQAASQAwAgAASgAgAwAAADsAIAEAAEkAMAIAAEoAIAMAAAA7ACABAABJADACAABKACAbAwAAuQwAIAgAALoMACAJAAC7DAAgGgIAAAABswYCAAAAAbQGBAAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYgAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2QZAAAAAAdoGQAAAAAEBKwAAtwkAIBgaAgAAAAGzBgIAAAABtAYEAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBiAAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHZBkAAAAAB2gZAAAAAAQErAAC5CQAwASsAALkJADABAAAAFAAgGwMAAPULACAIAAD2CwAgCQAA9wsAIBoCANwLACGzBgIA3AsAIbQGBADyCwAhwwYBAO8LACHHBhAA8AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAO8LACHNBgEA7wsAIc4GAQDvCwAhzwYBAO8LACHQBgEA3gsAIdEGAQDeCwAh0gYBAO8LACHTBiAA8QsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHZBkAA8wsAIdoGQADzCwAhAgAAAEoAICsAAL0JACAYGgIA3AsAIbMGAgDcCwAhtAYEAPILACHDBgEA7wsAIccGEADwCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA7wsAIc0GAQDvCwAhzgYBAO8LACHPBgEA7wsAIdAGAQDeCwAh0QYBAN4LACHSBgEA7wsAIdMGIADxCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdkGQADzCwAh2gZAAPMLACECAAAAOwAgKwAAvwkAIAIAAAA7ACArAAC_CQAgAQAAABQAIAMAAABKACAyAAC3CQAgMwAAvQkAIAEAAABKACABAAAAOwAgEwYAAOoLACA4AADrCwAgOQAA7gsAIDoAAO0LACA7AADsCwAgtAYAAOkLACDDBgAA6QsAIMcGAADpCwAgzAYAAOkLACDNBgAA6QsAIM4GAADpCwAgzwYAAOkLACDSBgAA6QsAINQGAADpCwAg1QYAAOkLACDWBgAA6QsAINcGAADpCwAg2QYAAOkLACDaBgAA6QsAIBsaAgD6CQAhsAYAAIwKADCxBgAAxwkAELIGAACMCgAwswYCAPoJACG0BgQAkAoAIcMGAQCNCgAhxwYQAI4KACHIBgEA_AkAIckGAQD8CQAhygYBAPwJACHLBgEA_AkAIcwGAQCNCgAhzQYBAI0KACHOBgEAjQoAIc8GAQCNCgAh0AYBAPwJACHRBgEA_AkAIdIGAQCNCgAh0wYgAI8KACHUBgEAjQoAIdUGQACRCgAh1gYBAI0KACHXBgEAjQoAIdgGQACSCgAh2QZAAJEKACHaBkAAkQoAIQMAAAA7ACABAADGCQAwNwAAxwkAIAMAAAA7ACABAABJADACAABKACABAAAAEgAgAQAAABIAIAMAAAAQACABAAARADACAAASACADAAAAEAAgAQAAEQAwAgAAEgAgAwAAABAAIAEAABEAMAIAABIAIAkVAADnCwAgGQAA6AsAIMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGEAAAAAHFBgEAAAABxgYQAAAAAccGEAAAAAEBKwAAzwkAIAfBBgEAAAABwgYBAAAAAcMGAQAAAAHEBhAAAAABxQYBAAAAAcYGEAAAAAHHBhAAAAABASsAANEJADABKwAA0QkAMAkVAADlCwAgGQAA5gsAIMEGAQDeCwAhwgYBAN4LACHDBgEA3gsAIcQGEADkCwAhxQYBAN4LACHGBhAA5AsAIccGEADkCwAhAgAAABIAICsAANQJACAHwQYBAN4LACHCBgEA3gsAIcMGAQDeCwAhxAYQAOQLACHFBgEA3gsAIcYGEADkCwAhxwYQAOQLACECAAAAEAAgKwAA1gkAIAIAAAAQACArAADWCQAgAwAAABIAIDIAAM8JACAzAADUCQAgAQAAABIAIAEAAAAQACAFBgAA3wsAIDgAAOALACA5AADjCwAgOgAA4gsAIDsAAOELACAKsAYAAIgKADCxBgAA3QkAELIGAACICgAwwQYBAPwJACHCBgEA_AkAIcMGAQD8CQAhxAYQAIkKACHFBgEA_AkAIcYGEACJCgAhxwYQAIkKACEDAAAAEAAgAQAA3AkAMDcAAN0JACADAAAAEAAgAQAAEQAwAgAAEgAgBrAGAACECgAwsQYAAOMJABCyBgAAhAoAMLMGAgAAAAG0BgQAhgoAIbUGAQCHCgAhAQAAAOAJACABAAAA4AkAIAawBgAAhAoAMLEGAADjCQAQsgYAAIQKADCzBgIAhQoAIbQGBACGCgAhtQYBAIcKACEAAwAAAOMJACABAADkCQAwAgAA4AkAIAMAAADjCQAgAQAA5AkAMAIAAOAJACADAAAA4wkAIAEAAOQJADACAADgCQAgA7MGAgAAAAG0BgQAAAABtQYBAAAAAQErAADoCQAgA7MGAgAAAAG0BgQAAAABtQYBAAAAAQErAADqCQAwASsAAOoJADADswYCANwLACG0BgQA3QsAIbUGAQDeCwAhAgAAAOAJACArAADtCQAgA7MGAgDcCwAhtAYEAN0LACG1BgEA3gsAIQIAAADjCQAgKwAA7wkAIAIAAADjCQAgKwAA7wkAIAMAAADgCQAgMgAA6AkAIDMAAO0JACABAAAA4AkAIAEAAADjCQAgBQYAANcLACA4AADYCwAgOQAA2wsAIDoAANoLACA7AADZCwAgBrAGAAD5CQAwsQYAAPYJABCyBgAA-QkAMLMGAgD6CQAhtAYEAPsJACG1BgEA_AkAIQMAAADjCQAgAQAA9QkAMDcAAPYJACADAAAA4wkAIAEAAOQJADACAADgCQAgBrAGAAD5CQAwsQYAAPYJABCyBgAA-QkAMLMGAgD6CQAhtAYEAPsJACG1BgEA_AkAIQ0GAAD-CQAgOAAAgQoAIDkAAP4JACA6AAD-CQAgOwAA_gkAILYGAgAAAAG3BgIAAAAEuAYCAAAABLkGAgAAAAG6BgIAAAABuwYCAAAAAbwGAgAAAAHABgIAgwoAIQ0GAAD-CQAgOAAAgQoAIDkAAIIKACA6AACCCgAgOwAAggoAILYGBAAAAAG3BgQAAAAEuAYEAAAABLkGBAAAAAG6BgQAAAABuwYEAAAAAbwGBAAAAAHABgQAgAoAIQ4GAAD-CQAgOgAA_wkAIDsAAP8JACC2BgEAAAABtwYBAAAABLgGAQAAAAS5BgEAAAABugYBAAAAAbsGAQAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYBAP0JACEOBgAA_gkAIDoAAP8JACA7AAD_CQAgtgYBAAAAAbcGAQAAAAS4BgEAAAAEuQYBAAAAAboGAQAAAAG7BgEAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGAQD9CQAhCLYGAgAAAAG3BgIAAAAEuAYCAAAABLkGAgAAAAG6BgIAAAABuwYCAAAAAbwGAgAAAAHABgIA_gkAIQu2BgEAAAABtwYBAAAABLgGAQAAAAS5BgEAAAABugYBAAAAAbsGAQAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYBAP8JACENBgAA_gkAIDgAAIEKACA5AACCCgAgOgAAggoAIDsAAIIKACC2BgQAAAABtwYEAAAABLgGBAAAAAS5BgQAAAABugYEAAAAAbsGBAAAAAG8BgQAAAABwAYEAIAKACEItgYIAAAAAbcGCAAAAAS4BggAAAAEuQYIAAAAAboGCAAAAAG7BggAAAABvAYIAAAAAcAGCACBCgAhCLYGBAAAAAG3BgQAAAAEuAYEAAAABLkGBAAAAAG6BgQAAAABuwYEAAAAAbwGBAAAAAHABgQAggoAIQ0GAAD-CQAgOAAAgQoAIDkAAP4JACA6AAD-CQAgOwAA_gkAILYGAgAAAAG3BgIAAAAEuAYCAAAABLkGAgAAAAG6BgIAAAABuwYCAAAAAbwGAgAAAAHABgIAgwoAIQawBgAAhAoAMLEGAADjCQAQsgYAAIQKADCzBgIAhQoAIbQGBACGCgAhtQYBAIcKACEItgYCAAAAAbcGAgAAAAS4BgIAAAAEuQYCAAAAAboGAgAAAAG7BgIAAAABvAYCAAAAAcAGAgD-CQAhCLYGBAAAAAG3BgQAAAAEuAYEAAAABLkGBAAAAAG6BgQAAAABuwYEAAAAAbwGBAAAAAHABgQAggoAIQu2BgEAAAABtwYBAAAABLgGAQAAAAS5BgEAAAABugYBAAAAAbsGAQAAAAG8BgEAAAABvQYBAAAAAb4GAQAAAAG_BgEAAAABwAYBAP8JACEKsAYAAIgKADCxBgAA3QkAELIGAACICgAwwQYBAPwJACHCBgEA_AkAIcMGAQD8CQAhxAYQAIkKACHFBgEA_AkAIcYGEACJCgAhxwYQAIkKACENBgAA_gkAIDgAAIsKACA5AACLCgAgOgAAiwoAIDsAAIsKACC2BhAAAAABtwYQAAAABLgGEAAAAAS5BhAAAAABugYQAAAAAbsGEAAAAAG8BhAAAAABwAYQAIoKACENBgAA_gkAIDgAAIsKACA5AACLCgAgOgAAiwoAIDsAAIsKACC2BhAAAAABtwYQAAAABLgGEAAAAAS5BhAAAAABugYQAAAAAbsGEAAAAAG8BhAAAAABwAYQAIoKACEItgYQAAAAAbcGEAAAAAS4BhAAAAAEuQYQAAAAAboGEAAAAAG7BhAAAAABvAYQAAAAAcAGEACLCgAhGxoCAPoJACGwBgAAjAoAMLEGAADHCQAQsgYAAIwKADCzBgIA-gkAIbQGBACQCgAhwwYBAI0KACHHBhAAjgoAIcgGAQD8CQAhyQYBAPwJACHKBgEA_AkAIcsGAQD8CQAhzAYBAI0KACHNBgEAjQoAIc4GAQCNCgAhzwYBAI0KACHQBgEA_AkAIdEGAQD8CQAh0gYBAI0KACHTBiAAjwoAIdQGAQCNCgAh1QZAAJEKACHWBgEAjQoAIdcGAQCNCgAh2AZAAJIKACHZBkAAkQoAIdoGQACRCgAhDgYAAJYKACA6AACgCgAgOwAAoAoAILYGAQAAAAG3BgEAAAAFuAYBAAAABbkGAQAAAAG6BgEAAAABuwYBAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgEAnwoAIQ0GAACWCgAgOAAAngoAIDkAAJ4KACA6AACeCgAgOwAAngoAILYGEAAAAAG3BhAAAAAFuAYQAAAABbkGEAAAAAG6BhAAAAABuwYQAAAAAbwGEAAAAAHABhAAnQoAIQUGAAD-CQAgOgAAnAoAIDsAAJwKACC2BiAAAAABwAYgAJsKACENBgAAlgoAIDgAAJkKACA5AACaCgAgOgAAmgoAIDsAAJoKACC2BgQAAAABtwYEAAAABbgGBAAAAAW5BgQAAAABugYEAAAAAbsGBAAAAAG8BgQAAAABwAYEAJgKACELBgAAlgoAIDoAAJcKACA7AACXCgAgtgZAAAAAAbcGQAAAAAW4BkAAAAAFuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAcAGQACVCgAhCwYAAP4JACA6AACUCgAgOwAAlAoAILYGQAAAAAG3BkAAAAAEuAZAAAAABLkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAHABkAAkwoAIQsGAAD-CQAgOgAAlAoAIDsAAJQKACC2BkAAAAABtwZAAAAABLgGQAAAAAS5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABwAZAAJMKACEItgZAAAAAAbcGQAAAAAS4BkAAAAAEuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAcAGQACUCgAhCwYAAJYKACA6AACXCgAgOwAAlwoAILYGQAAAAAG3BkAAAAAFuAZAAAAABbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAHABkAAlQoAIQi2BgIAAAABtwYCAAAABbgGAgAAAAW5BgIAAAABugYCAAAAAbsGAgAAAAG8BgIAAAABwAYCAJYKACEItgZAAAAAAbcGQAAAAAW4BkAAAAAFuQZAAAAAAboGQAAAAAG7BkAAAAABvAZAAAAAAcAGQACXCgAhDQYAAJYKACA4AACZCgAgOQAAmgoAIDoAAJoKACA7AACaCgAgtgYEAAAAAbcGBAAAAAW4BgQAAAAFuQYEAAAAAboGBAAAAAG7BgQAAAABvAYEAAAAAcAGBACYCgAhCLYGCAAAAAG3BggAAAAFuAYIAAAABbkGCAAAAAG6BggAAAABuwYIAAAAAbwGCAAAAAHABggAmQoAIQi2BgQAAAABtwYEAAAABbgGBAAAAAW5BgQAAAABugYEAAAAAbsGBAAAAAG8BgQAAAABwAYEAJoKACEFBgAA_gkAIDoAAJwKACA7AACcCgAgtgYgAAAAAcAGIACbCgAhArYGIAAAAAHABiAAnAoAIQ0GAACWCgAgOAAAngoAIDkAAJ4KACA6AACeCgAgOwAAngoAILYGEAAAAAG3BhAAAAAFuAYQAAAABbkGEAAAAAG6BhAAAAABuwYQAAAAAbwGEAAAAAHABhAAnQoAIQi2BhAAAAABtwYQAAAABbgGEAAAAAW5BhAAAAABugYQAAAAAbsGEAAAAAG8BhAAAAABwAYQAJ4KACEOBgAAlgoAIDoAAKAKACA7AACgCgAgtgYBAAAAAbcGAQAAAAW4BgEAAAAFuQYBAAAAAboGAQAAAAG7BgEAAAABvAYBAAAAAb0GAQAAAAG-BgEAAAABvwYBAAAAAcAGAQCfCgAhC7YGAQAAAAG3BgEAAAAFuAYBAAAABbkGAQAAAAG6BgEAAAABuwYBAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgEAoAoAIQkEAQD8CQAhsAYAAKEKADCxBgAArwkAELIGAAChCgAwwgYBAPwJACHYBkAAkgoAIdsGAQD8CQAh3AYBAPwJACHdBgEA_AkAIQkEAQCHCgAhsAYAAKIKADCxBgAAnAkAELIGAACiCgAwwgYBAIcKACHYBkAAowoAIdsGAQCHCgAh3AYBAIcKACHdBgEAhwoAIQi2BkAAAAABtwZAAAAABLgGQAAAAAS5BkAAAAABugZAAAAAAbsGQAAAAAG8BkAAAAABwAZAAJQKACECBAEAAAAB2wYBAAAAAQSwBgAApQoAMLEGAACWCQAQsgYAAKUKADDfBiAAjwoAIQSwBgAApgoAMLEGAACJCQAQsgYAAKYKADDfBiAApwoAIQK2BiAAAAABwAYgAJwKACEKsAYAAKgKADCxBgAAgwkAELIGAACoCgAwswYCAPoJACHDBgEA_AkAIccGEACJCgAhygYBAPwJACHNBgEA_AkAIeAGQACSCgAh4QYEAPsJACEKsAYAAKkKADCxBgAA8AgAELIGAACpCgAwswYCAIUKACHDBgEAhwoAIccGEACqCgAhygYBAIcKACHNBgEAhwoAIeAGQACjCgAh4QYEAIYKACEItgYQAAAAAbcGEAAAAAS4BhAAAAAEuQYQAAAAAboGEAAAAAG7BhAAAAABvAYQAAAAAcAGEACLCgAhBbMGAgAAAAHDBgEAAAABygYBAAAAAc0GAQAAAAHgBkAAAAABDrAGAACsCgAwsQYAAOoIABCyBgAArAoAMMIGAQD8CQAhwwYBAPwJACHHBhAAiQoAIcgGAQD8CQAhygYBAPwJACHRBgEA_AkAIdgGQACSCgAh4wYQAIkKACHkBgEAjQoAIeUGAQCNCgAh5gYAAK0KACAPBgAAlgoAIDoAAK4KACA7AACuCgAgtgaAAAAAAbkGgAAAAAG6BoAAAAABuwaAAAAAAbwGgAAAAAHABoAAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gaAAAAAAesGgAAAAAHsBoAAAAABDLYGgAAAAAG5BoAAAAABugaAAAAAAbsGgAAAAAG8BoAAAAABwAaAAAAAAecGAQAAAAHoBgEAAAAB6QYBAAAAAeoGgAAAAAHrBoAAAAAB7AaAAAAAAQ6wBgAArwoAMLEGAADXCAAQsgYAAK8KADDCBgEAhwoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIcoGAQCHCgAh0QYBAIcKACHYBkAAowoAIeMGEACqCgAh5AYBALAKACHlBgEAsAoAIeYGAACxCgAgC7YGAQAAAAG3BgEAAAAFuAYBAAAABbkGAQAAAAG6BgEAAAABuwYBAAAAAbwGAQAAAAG9BgEAAAABvgYBAAAAAb8GAQAAAAHABgEAoAoAIQy2BoAAAAABuQaAAAAAAboGgAAAAAG7BoAAAAABvAaAAAAAAcAGgAAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBoAAAAAB6waAAAAAAewGgAAAAAEosAYAALIKADCxBgAA0QgAELIGAACyCgAwswYCAPoJACHBBgEAjQoAIcMGAQD8CQAhxAYQAIkKACHFBgEAjQoAIcgGAQD8CQAhygYBAPwJACHLBgEA_AkAIcwGAQD8CQAhzQYBAPwJACHOBgEA_AkAIdEGAQD8CQAh4QYEAPsJACHtBgEA_AkAIe4GAQD8CQAh7wYBAPwJACHwBgIA-gkAIfEGAQD8CQAh8gYBAPwJACHzBhAAiQoAIfQGEACJCgAh9QYQAIkKACH2BhAAiQoAIfcGBAD7CQAh-AYEAPsJACH5BhAAiQoAIfoGAQCNCgAh-wYQAI4KACH8BgEAjQoAIf0GQACRCgAh_gYgAI8KACH_BkAAkQoAIYAHAQCNCgAhgQdAAJEKACGCB0AAkQoAIYMHQACSCgAhhAdAAJEKACEGsAYAALMKADCxBgAAuwgAELIGAACzCgAwswYCAPoJACGFBwEA_AkAIYYHAQD8CQAhBrAGAAC0CgAwsQYAAKUIABCyBgAAtAoAMLMGAgD6CQAhyQYBAPwJACGGBwEA_AkAIQmwBgAAtQoAMLEGAACPCAAQsgYAALUKADCzBgIA-gkAIcoGAQD8CQAhywYBAPwJACGHBwEA_AkAIYgHAQD8CQAhiQcBAI0KACELggUAALcKACCDBQAAuAoAILAGAAC2CgAwsQYAAPwHABCyBgAAtgoAMLMGAgCFCgAhygYBAIcKACHLBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGJBwEAsAoAIQOKBwAA8QcAIIsHAADxBwAgjAcAAPEHACADigcAAPUHACCLBwAA9QcAIIwHAAD1BwAgA7MGAgAAAAHJBgEAAAABhgcBAAAAAQeBBQAAuwoAILAGAAC6CgAwsQYAAPUHABCyBgAAugoAMLMGAgCFCgAhyQYBAIcKACGGBwEAhwoAIQ2CBQAAtwoAIIMFAAC4CgAgsAYAALYKADCxBgAA_AcAELIGAAC2CgAwswYCAIUKACHKBgEAhwoAIcsGAQCHCgAhhwcBAIcKACGIBwEAhwoAIYkHAQCwCgAhxQgAAPwHACDGCAAA_AcAIAOzBgIAAAABhQcBAAAAAYYHAQAAAAEHgQUAALsKACCwBgAAvQoAMLEGAADxBwAQsgYAAL0KADCzBgIAhQoAIYUHAQCHCgAhhgcBAIcKACEPsAYAAL4KADCxBgAA7AcAELIGAAC-CgAwswYCAPoJACHDBgEA_AkAIccGEACJCgAhyAYBAPwJACHRBgEA_AkAIdQGAQCNCgAh2AZAAJIKACHzBhAAjgoAIYYHAQD8CQAhjwcBAPwJACGQBwEAjQoAIZEHQACRCgAhBbAGAAC_CgAwsQYAANYHABCyBgAAvwoAMJIHAQD8CQAhkwdAAJIKACEFsAYAAMAKADCxBgAAwwcAELIGAADACgAwkgcBAIcKACGTB0AAowoAIQqwBgAAwQoAMLEGAAC9BwAQsgYAAMEKADCUBwEA_AkAIZUHAgD6CQAhlgdAAJIKACGXBwIA-gkAIZgHAgDCCgAhmQcBAI0KACGaBwEAjQoAIQ0GAACWCgAgOAAAmQoAIDkAAJYKACA6AACWCgAgOwAAlgoAILYGAgAAAAG3BgIAAAAFuAYCAAAABbkGAgAAAAG6BgIAAAABuwYCAAAAAbwGAgAAAAHABgIAwwoAIQ0GAACWCgAgOAAAmQoAIDkAAJYKACA6AACWCgAgOwAAlgoAILYGAgAAAAG3BgIAAAAFuAYCAAAABbkGAgAAAAG6BgIAAAABuwYCAAAAAbwGAgAAAAHABgIAwwoAIQqwBgAAxAoAMLEGAACqBwAQsgYAAMQKADCUBwEAhwoAIZUHAgCFCgAhlgdAAKMKACGXBwIAhQoAIZgHAgDFCgAhmQcBALAKACGaBwEAsAoAIQi2BgIAAAABtwYCAAAABbgGAgAAAAW5BgIAAAABugYCAAAAAbsGAgAAAAG8BgIAAAABwAYCAJYKACEClAcBAAAAAZUHAgAAAAEOsAYAAMcKADCxBgAApAcAELIGAADHCgAwwwYBAPwJACHIBgEA_AkAIdEGAQD8CQAh2AZAAJIKACHaBkAAkQoAIZwHAQD8CQAhnQcBAPwJACGeBwIA-gkAIZ8HAgD6CQAhoAdAAJEKACGhB0AAkQoAIQ6wBgAAyAoAMLEGAACRBwAQsgYAAMgKADDDBgEAhwoAIcgGAQCHCgAh0QYBAIcKACHYBkAAowoAIdoGQADJCgAhnAcBAIcKACGdBwEAhwoAIZ4HAgCFCgAhnwcCAIUKACGgB0AAyQoAIaEHQADJCgAhCLYGQAAAAAG3BkAAAAAFuAZAAAAABbkGQAAAAAG6BkAAAAABuwZAAAAAAbwGQAAAAAHABkAAlwoAIQsrAACtCgAgsAYAAMoKADCxBgAAiwcAELIGAADKCgAwwwYBAPwJACHIBgEA_AkAIcoGAQD8CQAh2AZAAJIKACGiBwEA_AkAIaMHAQCNCgAhpAcEAJAKACELKwAAsQoAILAGAADLCgAwsQYAAPgGABCyBgAAywoAMMMGAQCHCgAhyAYBAIcKACHKBgEAhwoAIdgGQACjCgAhogcBAIcKACGjBwEAsAoAIaQHBADMCgAhCLYGBAAAAAG3BgQAAAAFuAYEAAAABbkGBAAAAAG6BgQAAAABuwYEAAAAAbwGBAAAAAHABgQAmgoAIQiwBgAAzQoAMLEGAADyBgAQsgYAAM0KADCzBgIA-gkAIe0GAQD8CQAhkgcEAPsJACGlB0AAkgoAIaYHAQD8CQAhBrAGAADOCgAwsQYAANwGABCyBgAAzgoAMLMGAgD6CQAh4AZAAJIKACGnBxAAiQoAIQawBgAAzwoAMLEGAADJBgAQsgYAAM8KADCzBgIAhQoAIeAGQACjCgAhpwcQAKoKACECswYCAAAAAeAGQAAAAAEHsAYAANEKADCxBgAAwwYAELIGAADRCgAwpAcEAPsJACGpBwEA_AkAIaoHAQD8CQAhqwdAAJIKACEIvgMAANMKACCwBgAA0goAMLEGAADNBQAQsgYAANIKADCkBwQAhgoAIakHAQCHCgAhqgcBAIcKACGrB0AAowoAIREMAADhCgAgFQEAhwoAIb8DAADfCgAgwAMAAOAKACCwBgAA3QoAMLEGAADRBQAQsgYAAN0KADDDBgEAsAoAIcgGAQCHCgAhqwdAAKMKACGtBwEAhwoAIa4HAQCHCgAhrwcBAIcKACGwBwAA3goAILEHAQCwCgAhxQgAANEFACDGCAAA0QUAIAWwBgAA1AoAMLEGAACrBgAQsgYAANQKADCpBwEA_AkAIasHQACSCgAhB7AGAADVCgAwsQYAAJUGABCyBgAA1QoAMPEGAQD8CQAhqQcBAPwJACGrB0AAkgoAIawHAQD8CQAhCL4DAADTCgAgsAYAANYKADCxBgAAxwUAELIGAADWCgAw8QYBAIcKACGpBwEAhwoAIasHQACjCgAhrAcBAIcKACEGsAYAANcKADCxBgAA_QUAELIGAADXCgAwswYCAPoJACHgBkAAkgoAIacHEACJCgAhBrAGAADYCgAwsQYAAOoFABCyBgAA2AoAMLMGAgCFCgAh4AZAAKMKACGnBxAAqgoAIQKzBgIAAAAB4AZAAAAAAQwVAQD8CQAhsAYAANoKADCxBgAA5AUAELIGAADaCgAwwwYBAI0KACHIBgEA_AkAIasHQACSCgAhrQcBAPwJACGuBwEA_AkAIa8HAQD8CQAhsAcAANsKACCxBwEAjQoAIQ8GAAD-CQAgOgAA3AoAIDsAANwKACC2BoAAAAABuQaAAAAAAboGgAAAAAG7BoAAAAABvAaAAAAAAcAGgAAAAAHnBgEAAAAB6AYBAAAAAekGAQAAAAHqBoAAAAAB6waAAAAAAewGgAAAAAEMtgaAAAAAAbkGgAAAAAG6BoAAAAABuwaAAAAAAbwGgAAAAAHABoAAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gaAAAAAAesGgAAAAAHsBoAAAAABDwwAAOEKACAVAQCHCgAhvwMAAN8KACDAAwAA4AoAILAGAADdCgAwsQYAANEFABCyBgAA3QoAMMMGAQCwCgAhyAYBAIcKACGrB0AAowoAIa0HAQCHCgAhrgcBAIcKACGvBwEAhwoAIbAHAADeCgAgsQcBALAKACEMtgaAAAAAAbkGgAAAAAG6BoAAAAABuwaAAAAAAbwGgAAAAAHABoAAAAAB5wYBAAAAAegGAQAAAAHpBgEAAAAB6gaAAAAAAesGgAAAAAHsBoAAAAABCr4DAADTCgAgsAYAANYKADCxBgAAxwUAELIGAADWCgAw8QYBAIcKACGpBwEAhwoAIasHQACjCgAhrAcBAIcKACHFCAAAxwUAIMYIAADHBQAgA4oHAADJBQAgiwcAAMkFACCMBwAAyQUAIAq-AwAA0woAILAGAADSCgAwsQYAAM0FABCyBgAA0goAMKQHBACGCgAhqQcBAIcKACGqBwEAhwoAIasHQACjCgAhxQgAAM0FACDGCAAAzQUAIAKpBwEAAAABqwdAAAAAAQa-AwAA0woAILAGAADjCgAwsQYAAMkFABCyBgAA4woAMKkHAQCHCgAhqwdAAKMKACEHsAYAAOQKADCxBgAAwgUAELIGAADkCgAw2AZAAJIKACGQBwEA_AkAIbMHAQD8CQAhtAcBAPwJACEHsAYAAOUKADCxBgAArwUAELIGAADlCgAw2AZAAKMKACGQBwEAhwoAIbMHAQCHCgAhtAcBAIcKACECswcBAAAAAbQHAQAAAAEIsAYAAOcKADCxBgAAqQUAELIGAADnCgAw2AZAAJIKACGSBwQA-wkAIaYHAQD8CQAhpwcQAIkKACG2BwEA_AkAIQKSBwQAAAABpgcBAAAAAQkNAADqCgAgsAYAAOkKADCxBgAAQQAQsgYAAOkKADDYBkAAowoAIZIHBACGCgAhpgcBAIcKACGnBxAAqgoAIbYHAQCHCgAhGwoAALsLACAOAAC4CwAgFQAAvAsAIBYAAL0LACAXAAC-CwAgGAAAtAsAILAGAAC6CwAwsQYAABcAELIGAAC6CwAwtAYEAMwKACHBBgEAsAoAIdgGQACjCgAhhAdAAMkKACGSBwQAhgoAIaMHAQCwCgAhpgcBAIcKACG4BwEAhwoAIcEHQACjCgAhwwcEAMwKACHEBxAA-goAIcUHAQCHCgAhxgcBALAKACHHBwEAsAoAIcgHEAD6CgAhyQdAAMkKACHFCAAAFwAgxggAABcAIAewBgAA6woAMLEGAACRBQAQsgYAAOsKADCzBgIA-gkAIcMGAQD8CQAh4AZAAJIKACGnBxAAiQoAIRGwBgAA7AoAMLEGAAD7BAAQsgYAAOwKADDYBkAAkgoAIZIHBAD7CQAhpgcBAPwJACGqBwEA_AkAIbgHAQD8CQAhuQcBAPwJACG6BxAAiQoAIbsHEACJCgAhvAdAAJEKACG9BwIAwgoAIb4HAQCNCgAhvwdAAJEKACHABwQAkAoAIcEHQACSCgAhEbAGAADtCgAwsQYAAOgEABCyBgAA7QoAMNgGQACjCgAhkgcEAIYKACGmBwEAhwoAIaoHAQCHCgAhuAcBAIcKACG5BwEAhwoAIboHEACqCgAhuwcQAKoKACG8B0AAyQoAIb0HAgDFCgAhvgcBALAKACG_B0AAyQoAIcAHBADMCgAhwQdAAKMKACEKsAYAAO4KADCxBgAA4gQAELIGAADuCgAwhAdAAJEKACGSBwQA-wkAIaMHAQD8CQAhpgcBAPwJACHCBwIA-gkAIcMHBACQCgAhxAcQAI4KACETsAYAAO8KADCxBgAAzAQAELIGAADvCgAwtAYEAJAKACHBBgEAjQoAIdgGQACSCgAhhAdAAJEKACGSBwQA-wkAIaMHAQCNCgAhpgcBAPwJACG4BwEA_AkAIcEHQACSCgAhwwcEAJAKACHEBxAAjgoAIcUHAQD8CQAhxgcBAI0KACHHBwEAjQoAIcgHEACOCgAhyQdAAJEKACEJsAYAAPAKADCxBgAAsgQAELIGAADwCgAwyAYBAPwJACGWB0AAkgoAIcoHAQD8CQAhywcBAPwJACHMBwEA_AkAIc0HQACSCgAhCbAGAADxCgAwsQYAAJ8EABCyBgAA8QoAMMgGAQCHCgAhlgdAAKMKACHKBwEAhwoAIcsHAQCHCgAhzAcBAIcKACHNB0AAowoAIQawBgAA8goAMLEGAACZBAAQsgYAAPIKADCzBgIA-gkAIcgGAQD8CQAhzQdAAJIKACEGsAYAAPMKADCxBgAAhgQAELIGAADzCgAwswYCAIUKACHIBgEAhwoAIc0HQACjCgAhArMGAgAAAAHIBgEAAAABBrAGAAD1CgAwsQYAAIAEABCyBgAA9QoAMLMGAgD6CQAhzwdAAJIKACHQBwAArQoAIAawBgAA9goAMLEGAADtAwAQsgYAAPYKADCzBgIAhQoAIc8HQACjCgAh0AcAALEKACACswYCAAAAAc8HQAAAAAERsAYAAPgKADCxBgAA5wMAELIGAAD4CgAwswYCAPoJACHIBgEA_AkAIdgGQACSCgAhhgcBAPwJACHSBwQA-wkAIdMHAQCNCgAh1AcEAPsJACHVB0AAkQoAIdYHEACOCgAh1wcgAI8KACHYBxAAjgoAIdkHQACRCgAh2gcgAI8KACHbB0AAkQoAIRIJAAD7CgAgsAYAAPkKADCxBgAA1AMAELIGAAD5CgAwswYCAIUKACHIBgEAhwoAIdgGQACjCgAhhgcBAIcKACHSBwQAhgoAIdMHAQCwCgAh1AcEAIYKACHVB0AAyQoAIdYHEAD6CgAh1wcgAKcKACHYBxAA-goAIdkHQADJCgAh2gcgAKcKACHbB0AAyQoAIQi2BhAAAAABtwYQAAAABbgGEAAAAAW5BhAAAAABugYQAAAAAbsGEAAAAAG8BhAAAAABwAYQAJ4KACEDigcAABcAIIsHAAAXACCMBwAAFwAgArMGAgAAAAGGBwEAAAABBwQBAPwJACGwBgAA_QoAMLEGAADOAwAQsgYAAP0KADDYBkAAkgoAIdsGAQD8CQAhowcBAPwJACEGsAYAAP4KADCxBgAAuAMAELIGAAD-CgAw2AZAAJIKACGjBwEA_AkAId0HAQD8CQAhELAGAAD_CgAwsQYAAKIDABCyBgAA_woAMLMGAgD6CQAhwwYBAPwJACHYBkAAkgoAIe0GAQD8CQAhowcBAPwJACHeBwEA_AkAId8HAQD8CQAh4AcEAPsJACHhBxAAiQoAIeIHEACJCgAh4wcQAIkKACHkBxAAjgoAIeUHQACRCgAhEQ4AAIELACCwBgAAgAsAMLEGAAAuABCyBgAAgAsAMLMGAgCFCgAhwwYBAIcKACHYBkAAowoAIe0GAQCHCgAhowcBAIcKACHeBwEAhwoAId8HAQCHCgAh4AcEAIYKACHhBxAAqgoAIeIHEACqCgAh4wcQAKoKACHkBxAA-goAIeUHQADJCgAhRwMAAIgLACAJAAD7CgAgDAAAswsAIA8AALQLACAQAAC1CwAgEQAAtgsAIBIAALcLACATAAC4CwAgFAAApAsAILAGAACxCwAwsQYAAB0AELIGAACxCwAwswYCAIUKACG0BgQAzAoAIbUGAQCwCgAhwgYBALAKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAh0QYBAIcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2gZAAMkKACHdBgEAhwoAIeQGAQCwCgAh5QYBALAKACHmBgAAsQoAIO0GAQCHCgAhhwcBAIcKACGIBwEAhwoAIZIHEACqCgAh9gcBALAKACH3BwEAhwoAIfgHBACGCgAh-QcEAIYKACH6BwEAhwoAIfsHAQCHCgAh_AcEAIYKACH9ByAAsgsAIf4HAgDFCgAh_wcBALAKACGACAQAzAoAIYEIAgDFCgAhgghAAMkKACGDCAEAsAoAIYQIQADJCgAhhQgBALAKACGGCEAAyQoAIYcIQADJCgAhiAhAAMkKACGJCEAAyQoAIYoIQADJCgAhiwgBALAKACGMCAEAsAoAIY0IAQCwCgAhjggAALEKACCPCAEAsAoAIZAIQADJCgAhkQhAAMkKACGSCAEAsAoAIZMIAQCwCgAhxQgAAB0AIMYIAAAdACAHsAYAAIILADCxBgAAigMAELIGAACCCwAwwwYBAPwJACHKBgEA_AkAIeAGQACSCgAh5gcEAPsJACEHsAYAAIMLADCxBgAA9AIAELIGAACDCwAwwwYBAPwJACHKBgEA_AkAIe0GAQD8CQAh5wdAAJIKACELEwAA2woAIBQEAJAKACGwBgAAhAsAMLEGAADeAgAQsgYAAIQLADDDBgEA_AkAIcoGAQD8CQAh2AZAAJIKACHoBwEA_AkAIekHBACQCgAh6gcEAJAKACELCwQA-wkAIbAGAACFCwAwsQYAAMgCABCyBgAAhQsAMMMGAQD8CQAhygYBAPwJACHYBkAAkgoAIaMHAQD8CQAh6QcEAPsJACHqBwQA-wkAIesHAADbCgAgBrAGAACGCwAwsQYAALICABCyBgAAhgsAMMMGAQD8CQAh7AcBAPwJACHtB0AAkgoAIQcDAACICwAgsAYAAIcLADCxBgAAVAAQsgYAAIcLADDDBgEAhwoAIewHAQCHCgAh7QdAAKMKACEpBwAAwAsAIAsAAKQLACAaAADBCwAgGwAAwgsAIBwAAMMLACAdAADECwAgHgAAxQsAIB8AAMYLACAgAADHCwAgIQAAyAsAICIAAMkLACAjAADKCwAgJAAAywsAICUAAMwLACCwBgAAvwsAMLEGAAAUABCyBgAAvwsAMMgGAQCHCgAh2AZAAKMKACHvB0AAowoAIaYIAQCHCgAhpwgBAIcKACGoCAEAhwoAIakIAQCwCgAhqggBALAKACGrCAEAsAoAIawIAQCwCgAhrQhAAMkKACGuCEAAyQoAIa8IQADJCgAhsAgBAIcKACGxCAEAhwoAIbIIQADJCgAhswhAAMkKACG0CAEAsAoAIbUIQADJCgAhtghAAMkKACG3CAIAhQoAIbgIAACxCgAgxQgAABQAIMYIAAAUACAQsAYAAIkLADCxBgAAmgIAELIGAACJCwAwswYCAPoJACHDBgEA_AkAIccGEACJCgAhyAYBAPwJACHKBgEA_AkAIcsGAQD8CQAhzAYBAPwJACHYBkAAkgoAIeUGAQD8CQAhnQcBAPwJACHsBwEA_AkAIe4HAQD8CQAh7wdAAJIKACEUsAYAAIoLADCxBgAAhAIAELIGAACKCwAwswYCAPoJACHDBgEA_AkAIcgGAQD8CQAhygYBAPwJACHLBgEA_AkAIcwGAQD8CQAh2AZAAJIKACHlBgEAjQoAIeYGAACtCgAgkwdAAJEKACHvB0AAkgoAIfAHAQD8CQAh8QcQAIkKACHyBxAAiQoAIfMHAQCNCgAh9AcCAMIKACH1ByAAjwoAITywBgAAiwsAMLEGAADuAQAQsgYAAIsLADCzBgIA-gkAIbQGBACQCgAhtQYBAI0KACHCBgEAjQoAIcMGAQD8CQAhxwYQAIkKACHIBgEA_AkAIckGAQD8CQAhygYBAPwJACHLBgEA_AkAIcwGAQD8CQAhzQYBAPwJACHRBgEA_AkAIdQGAQCNCgAh1QZAAJEKACHWBgEAjQoAIdcGAQCNCgAh2AZAAJIKACHaBkAAkQoAId0GAQD8CQAh5AYBAI0KACHlBgEAjQoAIeYGAACtCgAg7QYBAPwJACGHBwEA_AkAIYgHAQD8CQAhkgcQAIkKACH2BwEAjQoAIfcHAQD8CQAh-AcEAPsJACH5BwQA-wkAIfoHAQD8CQAh-wcBAPwJACH8BwQA-wkAIf0HIACMCwAh_gcCAMIKACH_BwEAjQoAIYAIBACQCgAhgQgCAMIKACGCCEAAkQoAIYMIAQCNCgAhhAhAAJEKACGFCAEAjQoAIYYIQACRCgAhhwhAAJEKACGICEAAkQoAIYkIQACRCgAhighAAJEKACGLCAEAjQoAIYwIAQCNCgAhjQgBAI0KACGOCAAArQoAII8IAQCNCgAhkAhAAJEKACGRCEAAkQoAIZIIAQCNCgAhkwgBAI0KACEFBgAAlgoAIDoAAI4LACA7AACOCwAgtgYgAAAAAcAGIACNCwAhBQYAAJYKACA6AACOCwAgOwAAjgsAILYGIAAAAAHABiAAjQsAIQK2BiAAAAABwAYgAI4LACEHsAYAAI8LADCxBgAA1AEAELIGAACPCwAwwwYBAPwJACGUCAEA_AkAIZUIAQD8CQAhlghAAJIKACETsAYAAJALADCxBgAAvgEAELIGAACQCwAwwwYBAPwJACHIBgEA_AkAIcoGAQD8CQAh2AZAAJIKACHbBgEAjQoAIZMHQACRCgAhogcBAPwJACGqBwEA_AkAIZcIAQD8CQAhmAgBAPwJACGZCAAAkQsAIJoIAACRCwAgmwgAAJELACCcCEAAkQoAIZ0IQACRCgAhnghAAJEKACEEtgYBAAAABZ8IAQAAAAGgCAEAAAAEoQgBAAAABAmwBgAAkgsAMLEGAACoAQAQsgYAAJILADDDBgEA_AkAIYYHAQD8CQAhoghAAJEKACGjCEAAkQoAIaQIQACRCgAhpQgAAJMLACAEtgYCAAAABZ8IAgAAAAGgCAIAAAAEoQgCAAAABBmwBgAAlAsAMLEGAACSAQAQsgYAAJQLADDIBgEA_AkAIdgGQACSCgAh7wdAAJIKACGmCAEA_AkAIacIAQD8CQAhqAgBAPwJACGpCAEAjQoAIaoIAQCNCgAhqwgBAI0KACGsCAEAjQoAIa0IQACRCgAhrghAAJEKACGvCEAAkQoAIbAIAQD8CQAhsQgBAPwJACGyCEAAkQoAIbMIQACRCgAhtAgBAI0KACG1CEAAkQoAIbYIQACRCgAhtwgCAPoJACG4CAAArQoAIAoDAACICwAgsAYAAJULADCxBgAAbgAQsgYAAJULADDDBgEAhwoAIYYHAQCHCgAhoghAAMkKACGjCEAAyQoAIaQIQADJCgAhpQgAAJMLACADwwYBAAAAAcoGAQAAAAHgBkAAAAABCAMAAIgLACCwBgAAlwsAMLEGAABqABCyBgAAlwsAMMMGAQCHCgAhygYBAIcKACHgBkAAowoAIeYHBACGCgAhA8MGAQAAAAHKBgEAAAAB7QYBAAAAAQgDAACICwAgsAYAAJkLADCxBgAAZgAQsgYAAJkLADDDBgEAhwoAIcoGAQCHCgAh7QYBAIcKACHnB0AAowoAIQTDBgEAAAABygYBAAAAAdgGQAAAAAHoBwEAAAABDAMAAIgLACATAADeCgAgFAQAzAoAIbAGAACbCwAwsQYAAGIAELIGAACbCwAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAh6AcBAIcKACHpBwQAzAoAIeoHBADMCgAhBMMGAQAAAAHKBgEAAAAB2AZAAAAAAaMHAQAAAAEMAwAAiAsAIAsEAIYKACGwBgAAnQsAMLEGAABeABCyBgAAnQsAMMMGAQCHCgAhygYBAIcKACHYBkAAowoAIaMHAQCHCgAh6QcEAIYKACHqBwQAhgoAIesHAADeCgAgA7MGAgAAAAHDBgEAAAAB4AZAAAAAAQgDAACICwAgsAYAAJ8LADCxBgAAWgAQsgYAAJ8LADCzBgIAhQoAIcMGAQCHCgAh4AZAAKMKACGnBxAAqgoAIRADAACICwAgsAYAAKALADCxBgAAVgAQsgYAAKALADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIdEGAQCHCgAh1AYBALAKACHYBkAAowoAIfMGEAD6CgAhhgcBAIcKACGPBwEAhwoAIZAHAQCwCgAhkQdAAMkKACEEwwYBAAAAAcoGAQAAAAGdBwEAAAAB7gcBAAAAAREDAACICwAgsAYAAKILADCxBgAAUAAQsgYAAKILADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBAIcKACGdBwEAhwoAIewHAQCHCgAh7gcBAIcKACHvB0AAowoAIRYDAACICwAgCwAApAsAILAGAACjCwAwsQYAAB8AELIGAACjCwAwswYCAIUKACHDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAsAoAIeYGAACxCgAgkwdAAMkKACHvB0AAowoAIfAHAQCHCgAh8QcQAKoKACHyBxAAqgoAIfMHAQCwCgAh9AcCAMUKACH1ByAApwoAIQOKBwAAHQAgiwcAAB0AIIwHAAAdACAeAwAApgsAIAgAAKcLACAJAAD7CgAgGgIAhQoAIbAGAAClCwAwsQYAADsAELIGAAClCwAwswYCAIUKACG0BgQAzAoAIcMGAQCwCgAhxwYQAPoKACHIBgEAhwoAIckGAQCHCgAhygYBAIcKACHLBgEAhwoAIcwGAQCwCgAhzQYBALAKACHOBgEAsAoAIc8GAQCwCgAh0AYBAIcKACHRBgEAhwoAIdIGAQCwCgAh0wYgAKcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2QZAAMkKACHaBkAAyQoAISkHAADACwAgCwAApAsAIBoAAMELACAbAADCCwAgHAAAwwsAIB0AAMQLACAeAADFCwAgHwAAxgsAICAAAMcLACAhAADICwAgIgAAyQsAICMAAMoLACAkAADLCwAgJQAAzAsAILAGAAC_CwAwsQYAABQAELIGAAC_CwAwyAYBAIcKACHYBkAAowoAIe8HQACjCgAhpggBAIcKACGnCAEAhwoAIagIAQCHCgAhqQgBALAKACGqCAEAsAoAIasIAQCwCgAhrAgBALAKACGtCEAAyQoAIa4IQADJCgAhrwhAAMkKACGwCAEAhwoAIbEIAQCHCgAhsghAAMkKACGzCEAAyQoAIbQIAQCwCgAhtQhAAMkKACG2CEAAyQoAIbcIAgCFCgAhuAgAALEKACDFCAAAFAAgxggAABQAIAOKBwAAEAAgiwcAABAAIIwHAAAQACAFswYCAAAAAe0GAQAAAAGSBwQAAAABpQdAAAAAAaYHAQAAAAEJDQAA6goAILAGAACpCwAwsQYAAD0AELIGAACpCwAwswYCAIUKACHtBgEAhwoAIZIHBACGCgAhpQdAAKMKACGmBwEAhwoAIQKjBwEAAAAB3QcBAAAAAQcOAACBCwAgsAYAAKsLADCxBgAAMAAQsgYAAKsLADDYBkAAowoAIaMHAQCHCgAh3QcBAIcKACECBAEAAAAB2wYBAAAAAQgEAQCHCgAhDgAAgQsAILAGAACtCwAwsQYAACoAELIGAACtCwAw2AZAAKMKACHbBgEAhwoAIaMHAQCHCgAhA5IHBAAAAAGmBwEAAAABwgcCAAAAAQwNAADqCgAgDgAAgQsAILAGAACvCwAwsQYAACYAELIGAACvCwAwhAdAAMkKACGSBwQAhgoAIaMHAQCHCgAhpgcBAIcKACHCBwIAhQoAIcMHBADMCgAhxAcQAPoKACEEswYCAAAAAe0GAQAAAAGHBwEAAAABkgcQAAAAAUUDAACICwAgCQAA-woAIAwAALMLACAPAAC0CwAgEAAAtQsAIBEAALYLACASAAC3CwAgEwAAuAsAIBQAAKQLACCwBgAAsQsAMLEGAAAdABCyBgAAsQsAMLMGAgCFCgAhtAYEAMwKACG1BgEAsAoAIcIGAQCwCgAhwwYBAIcKACHHBhAAqgoAIcgGAQCHCgAhyQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIdEGAQCHCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdoGQADJCgAh3QYBAIcKACHkBgEAsAoAIeUGAQCwCgAh5gYAALEKACDtBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGSBxAAqgoAIfYHAQCwCgAh9wcBAIcKACH4BwQAhgoAIfkHBACGCgAh-gcBAIcKACH7BwEAhwoAIfwHBACGCgAh_QcgALILACH-BwIAxQoAIf8HAQCwCgAhgAgEAMwKACGBCAIAxQoAIYIIQADJCgAhgwgBALAKACGECEAAyQoAIYUIAQCwCgAhhghAAMkKACGHCEAAyQoAIYgIQADJCgAhiQhAAMkKACGKCEAAyQoAIYsIAQCwCgAhjAgBALAKACGNCAEAsAoAIY4IAACxCgAgjwgBALAKACGQCEAAyQoAIZEIQADJCgAhkggBALAKACGTCAEAsAoAIQK2BiAAAAABwAYgAI4LACEYAwAAiAsAIAsAAKQLACCwBgAAowsAMLEGAAAfABCyBgAAowsAMLMGAgCFCgAhwwYBAIcKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBALAKACHmBgAAsQoAIJMHQADJCgAh7wdAAKMKACHwBwEAhwoAIfEHEACqCgAh8gcQAKoKACHzBwEAsAoAIfQHAgDFCgAh9QcgAKcKACHFCAAAHwAgxggAAB8AIAOKBwAAJgAgiwcAACYAIIwHAAAmACADigcAACoAIIsHAAAqACCMBwAAKgAgEw4AAIELACCwBgAAgAsAMLEGAAAuABCyBgAAgAsAMLMGAgCFCgAhwwYBAIcKACHYBkAAowoAIe0GAQCHCgAhowcBAIcKACHeBwEAhwoAId8HAQCHCgAh4AcEAIYKACHhBxAAqgoAIeIHEACqCgAh4wcQAKoKACHkBxAA-goAIeUHQADJCgAhxQgAAC4AIMYIAAAuACADigcAADAAIIsHAAAwACCMBwAAMAAgRwMAAIgLACAJAAD7CgAgDAAAswsAIA8AALQLACAQAAC1CwAgEQAAtgsAIBIAALcLACATAAC4CwAgFAAApAsAILAGAACxCwAwsQYAAB0AELIGAACxCwAwswYCAIUKACG0BgQAzAoAIbUGAQCwCgAhwgYBALAKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAh0QYBAIcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2gZAAMkKACHdBgEAhwoAIeQGAQCwCgAh5QYBALAKACHmBgAAsQoAIO0GAQCHCgAhhwcBAIcKACGIBwEAhwoAIZIHEACqCgAh9gcBALAKACH3BwEAhwoAIfgHBACGCgAh-QcEAIYKACH6BwEAhwoAIfsHAQCHCgAh_AcEAIYKACH9ByAAsgsAIf4HAgDFCgAh_wcBALAKACGACAQAzAoAIYEIAgDFCgAhgghAAMkKACGDCAEAsAoAIYQIQADJCgAhhQgBALAKACGGCEAAyQoAIYcIQADJCgAhiAhAAMkKACGJCEAAyQoAIYoIQADJCgAhiwgBALAKACGMCAEAsAoAIY0IAQCwCgAhjggAALEKACCPCAEAsAoAIZAIQADJCgAhkQhAAMkKACGSCAEAsAoAIZMIAQCwCgAhxQgAAB0AIMYIAAAdACACkgcEAAAAAaYHAQAAAAEZCgAAuwsAIA4AALgLACAVAAC8CwAgFgAAvQsAIBcAAL4LACAYAAC0CwAgsAYAALoLADCxBgAAFwAQsgYAALoLADC0BgQAzAoAIcEGAQCwCgAh2AZAAKMKACGEB0AAyQoAIZIHBACGCgAhowcBALAKACGmBwEAhwoAIbgHAQCHCgAhwQdAAKMKACHDBwQAzAoAIcQHEAD6CgAhxQcBAIcKACHGBwEAsAoAIccHAQCwCgAhyAcQAPoKACHJB0AAyQoAIRQJAAD7CgAgsAYAAPkKADCxBgAA1AMAELIGAAD5CgAwswYCAIUKACHIBgEAhwoAIdgGQACjCgAhhgcBAIcKACHSBwQAhgoAIdMHAQCwCgAh1AcEAIYKACHVB0AAyQoAIdYHEAD6CgAh1wcgAKcKACHYBxAA-goAIdkHQADJCgAh2gcgAKcKACHbB0AAyQoAIcUIAADUAwAgxggAANQDACAgAwAApgsAIAgAAKcLACAJAAD7CgAgGgIAhQoAIbAGAAClCwAwsQYAADsAELIGAAClCwAwswYCAIUKACG0BgQAzAoAIcMGAQCwCgAhxwYQAPoKACHIBgEAhwoAIckGAQCHCgAhygYBAIcKACHLBgEAhwoAIcwGAQCwCgAhzQYBALAKACHOBgEAsAoAIc8GAQCwCgAh0AYBAIcKACHRBgEAhwoAIdIGAQCwCgAh0wYgAKcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2QZAAMkKACHaBkAAyQoAIcUIAAA7ACDGCAAAOwAgA4oHAAA9ACCLBwAAPQAgjAcAAD0AIAsNAADqCgAgsAYAAOkKADCxBgAAQQAQsgYAAOkKADDYBkAAowoAIZIHBACGCgAhpgcBAIcKACGnBxAAqgoAIbYHAQCHCgAhxQgAAEEAIMYIAABBACAnBwAAwAsAIAsAAKQLACAaAADBCwAgGwAAwgsAIBwAAMMLACAdAADECwAgHgAAxQsAIB8AAMYLACAgAADHCwAgIQAAyAsAICIAAMkLACAjAADKCwAgJAAAywsAICUAAMwLACCwBgAAvwsAMLEGAAAUABCyBgAAvwsAMMgGAQCHCgAh2AZAAKMKACHvB0AAowoAIaYIAQCHCgAhpwgBAIcKACGoCAEAhwoAIakIAQCwCgAhqggBALAKACGrCAEAsAoAIawIAQCwCgAhrQhAAMkKACGuCEAAyQoAIa8IQADJCgAhsAgBAIcKACGxCAEAhwoAIbIIQADJCgAhswhAAMkKACG0CAEAsAoAIbUIQADJCgAhtghAAMkKACG3CAIAhQoAIbgIAACxCgAgA4oHAAADACCLBwAAAwAgjAcAAAMAIAOKBwAADAAgiwcAAAwAIIwHAAAMACADigcAADsAIIsHAAA7ACCMBwAAOwAgA4oHAAAfACCLBwAAHwAgjAcAAB8AIAOKBwAAUAAgiwcAAFAAIIwHAABQACAJAwAAiAsAILAGAACHCwAwsQYAAFQAELIGAACHCwAwwwYBAIcKACHsBwEAhwoAIe0HQACjCgAhxQgAAFQAIMYIAABUACADigcAAFYAIIsHAABWACCMBwAAVgAgA4oHAABaACCLBwAAWgAgjAcAAFoAIAOKBwAAXgAgiwcAAF4AIIwHAABeACADigcAAGIAIIsHAABiACCMBwAAYgAgA4oHAABmACCLBwAAZgAgjAcAAGYAIAOKBwAAagAgiwcAAGoAIIwHAABqACADigcAAG4AIIsHAABuACCMBwAAbgAgAsEGAQAAAAHCBgEAAAABDBUAAM8LACAZAADQCwAgsAYAAM4LADCxBgAAEAAQsgYAAM4LADDBBgEAhwoAIcIGAQCHCgAhwwYBAIcKACHEBhAAqgoAIcUGAQCHCgAhxgYQAKoKACHHBhAAqgoAISADAACmCwAgCAAApwsAIAkAAPsKACAaAgCFCgAhsAYAAKULADCxBgAAOwAQsgYAAKULADCzBgIAhQoAIbQGBADMCgAhwwYBALAKACHHBhAA-goAIcgGAQCHCgAhyQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBALAKACHNBgEAsAoAIc4GAQCwCgAhzwYBALAKACHQBgEAhwoAIdEGAQCHCgAh0gYBALAKACHTBiAApwoAIdQGAQCwCgAh1QZAAMkKACHWBgEAsAoAIdcGAQCwCgAh2AZAAKMKACHZBkAAyQoAIdoGQADJCgAhxQgAADsAIMYIAAA7ACAsAwAAiAsAIAgAAKcLACCwBgAA0QsAMLEGAAAMABCyBgAA0QsAMLMGAgCFCgAhwQYBALAKACHDBgEAhwoAIcQGEACqCgAhxQYBALAKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAhzgYBAIcKACHRBgEAhwoAIeEGBACGCgAh7QYBAIcKACHuBgEAhwoAIe8GAQCHCgAh8AYCAIUKACHxBgEAhwoAIfIGAQCHCgAh8wYQAKoKACH0BhAAqgoAIfUGEACqCgAh9gYQAKoKACH3BgQAhgoAIfgGBACGCgAh-QYQAKoKACH6BgEAsAoAIfsGEAD6CgAh_AYBALAKACH9BkAAyQoAIf4GIACnCgAh_wZAAMkKACGABwEAsAoAIYEHQADJCgAhggdAAMkKACGDB0AAowoAIYQHQADJCgAhxQgAAAwAIMYIAAAMACAqAwAAiAsAIAgAAKcLACCwBgAA0QsAMLEGAAAMABCyBgAA0QsAMLMGAgCFCgAhwQYBALAKACHDBgEAhwoAIcQGEACqCgAhxQYBALAKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAhzgYBAIcKACHRBgEAhwoAIeEGBACGCgAh7QYBAIcKACHuBgEAhwoAIe8GAQCHCgAh8AYCAIUKACHxBgEAhwoAIfIGAQCHCgAh8wYQAKoKACH0BhAAqgoAIfUGEACqCgAh9gYQAKoKACH3BgQAhgoAIfgGBACGCgAh-QYQAKoKACH6BgEAsAoAIfsGEAD6CgAh_AYBALAKACH9BkAAyQoAIf4GIACnCgAh_wZAAMkKACGABwEAsAoAIYEHQADJCgAhggdAAMkKACGDB0AAowoAIYQHQADJCgAhApQIAQAAAAGVCAEAAAABCAQAANQLACCwBgAA0wsAMLEGAAAHABCyBgAA0wsAMMMGAQCHCgAhlAgBAIcKACGVCAEAhwoAIZYIQACjCgAhFwMAAIgLACAFAADWCwAgsAYAANULADCxBgAAAwAQsgYAANULADDDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHYBkAAowoAIdsGAQCwCgAhkwdAAMkKACGiBwEAhwoAIaoHAQCHCgAhlwgBAIcKACGYCAEAhwoAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQADJCgAhnQhAAMkKACGeCEAAyQoAIcUIAAADACDGCAAAAwAgFQMAAIgLACAFAADWCwAgsAYAANULADCxBgAAAwAQsgYAANULADDDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHYBkAAowoAIdsGAQCwCgAhkwdAAMkKACGiBwEAhwoAIaoHAQCHCgAhlwgBAIcKACGYCAEAhwoAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQADJCgAhnQhAAMkKACGeCEAAyQoAIQOKBwAABwAgiwcAAAcAIIwHAAAHACAAAAAAAAXKCAIAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AgCAAAAAQXKCAQAAAAB0QgEAAAAAdIIBAAAAAHTCAQAAAAB1AgEAAAAAQHKCAEAAAABAAAAAAAFyggQAAAAAdEIEAAAAAHSCBAAAAAB0wgQAAAAAdQIEAAAAAEFMgAAkBMAIDMAAJYTACDHCAAAkRMAIMgIAACVEwAgzQgAAEoAIAUyAACOEwAgMwAAkxMAIMcIAACPEwAgyAgAAJITACDNCAAADgAgAzIAAJATACDHCAAAkRMAIM0IAABKACADMgAAjhMAIMcIAACPEwAgzQgAAA4AIAAAAAAAAAHKCAEAAAABBcoIEAAAAAHRCBAAAAAB0ggQAAAAAdMIEAAAAAHUCBAAAAABAcoIIAAAAAEFyggEAAAAAdEIBAAAAAHSCAQAAAAB0wgEAAAAAdQIBAAAAAEByghAAAAAAQHKCEAAAAABBzIAAPYSACAzAACMEwAgxwgAAPcSACDICAAAixMAIMsIAAAUACDMCAAAFAAgzQgAAAEAIAsyAACtDAAwMwAAsgwAMMcIAACuDAAwyAgAAK8MADDJCAAAsAwAIMoIAACxDAAwywgAALEMADDMCAAAsQwAMM0IAACxDAAwzggAALMMADDPCAAAtAwAMAsyAAD4CwAwMwAA_QsAMMcIAAD5CwAwyAgAAPoLADDJCAAA-wsAIMoIAAD8CwAwywgAAPwLADDMCAAA_AsAMM0IAAD8CwAwzggAAP4LADDPCAAA_wsAMBQKAACoDAAgDgAAqQwAIBYAAKoMACAXAACrDAAgGAAArAwAILQGBAAAAAHYBkAAAAABhAdAAAAAAZIHBAAAAAGjBwEAAAABpgcBAAAAAbgHAQAAAAHBB0AAAAABwwcEAAAAAcQHEAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBxAAAAAByQdAAAAAAQIAAAAZACAyAACnDAAgAwAAABkAIDIAAKcMACAzAACCDAAgASsAAIoTADAaCgAAuwsAIA4AALgLACAVAAC8CwAgFgAAvQsAIBcAAL4LACAYAAC0CwAgsAYAALoLADCxBgAAFwAQsgYAALoLADC0BgQAzAoAIcEGAQCwCgAh2AZAAKMKACGEB0AAyQoAIZIHBACGCgAhowcBALAKACGmBwEAhwoAIbcHAAC5CwAguAcBAIcKACHBB0AAowoAIcMHBADMCgAhxAcQAPoKACHFBwEAhwoAIcYHAQCwCgAhxwcBALAKACHIBxAA-goAIckHQADJCgAhAgAAABkAICsAAIIMACACAAAAgAwAICsAAIEMACATsAYAAP8LADCxBgAAgAwAELIGAAD_CwAwtAYEAMwKACHBBgEAsAoAIdgGQACjCgAhhAdAAMkKACGSBwQAhgoAIaMHAQCwCgAhpgcBAIcKACG4BwEAhwoAIcEHQACjCgAhwwcEAMwKACHEBxAA-goAIcUHAQCHCgAhxgcBALAKACHHBwEAsAoAIcgHEAD6CgAhyQdAAMkKACETsAYAAP8LADCxBgAAgAwAELIGAAD_CwAwtAYEAMwKACHBBgEAsAoAIdgGQACjCgAhhAdAAMkKACGSBwQAhgoAIaMHAQCwCgAhpgcBAIcKACG4BwEAhwoAIcEHQACjCgAhwwcEAMwKACHEBxAA-goAIcUHAQCHCgAhxgcBALAKACHHBwEAsAoAIcgHEAD6CgAhyQdAAMkKACEPtAYEAPILACHYBkAA9AsAIYQHQADzCwAhkgcEAN0LACGjBwEA7wsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhFAoAAIMMACAOAACEDAAgFgAAhQwAIBcAAIYMACAYAACHDAAgtAYEAPILACHYBkAA9AsAIYQHQADzCwAhkgcEAN0LACGjBwEA7wsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhBTIAAPsSACAzAACIEwAgxwgAAPwSACDICAAAhxMAIM0IAADRAwAgBzIAAPkSACAzAACFEwAgxwgAAPoSACDICAAAhBMAIMsIAAAdACDMCAAAHQAgzQgAACIAIAsyAACbDAAwMwAAoAwAMMcIAACcDAAwyAgAAJ0MADDJCAAAngwAIMoIAACfDAAwywgAAJ8MADDMCAAAnwwAMM0IAACfDAAwzggAAKEMADDPCAAAogwAMAcyAACWDAAgMwAAmQwAIMcIAACXDAAgyAgAAJgMACDLCAAAQQAgzAgAAEEAIM0IAACUBQAgCzIAAIgMADAzAACNDAAwxwgAAIkMADDICAAAigwAMMkIAACLDAAgyggAAIwMADDLCAAAjAwAMMwIAACMDAAwzQgAAIwMADDOCAAAjgwAMM8IAACPDAAwBg4AAJUMACCEB0AAAAABowcBAAAAAcIHAgAAAAHDBwQAAAABxAcQAAAAAQIAAAAoACAyAACUDAAgAwAAACgAIDIAAJQMACAzAACSDAAgASsAAIMTADANDQAA6goAIA4AAIELACCwBgAArwsAMLEGAAAmABCyBgAArwsAMIQHQADJCgAhkgcEAIYKACGjBwEAhwoAIaYHAQCHCgAhwgcCAIUKACHDBwQAzAoAIcQHEAD6CgAhwQgAAK4LACACAAAAKAAgKwAAkgwAIAIAAACQDAAgKwAAkQwAIAqwBgAAjwwAMLEGAACQDAAQsgYAAI8MADCEB0AAyQoAIZIHBACGCgAhowcBAIcKACGmBwEAhwoAIcIHAgCFCgAhwwcEAMwKACHEBxAA-goAIQqwBgAAjwwAMLEGAACQDAAQsgYAAI8MADCEB0AAyQoAIZIHBACGCgAhowcBAIcKACGmBwEAhwoAIcIHAgCFCgAhwwcEAMwKACHEBxAA-goAIQWEB0AA8wsAIaMHAQDeCwAhwgcCANwLACHDBwQA8gsAIcQHEADwCwAhBg4AAJMMACCEB0AA8wsAIaMHAQDeCwAhwgcCANwLACHDBwQA8gsAIcQHEADwCwAhBTIAAP4SACAzAACBEwAgxwgAAP8SACDICAAAgBMAIM0IAAAiACAGDgAAlQwAIIQHQAAAAAGjBwEAAAABwgcCAAAAAcMHBAAAAAHEBxAAAAABAzIAAP4SACDHCAAA_xIAIM0IAAAiACAD2AZAAAAAAacHEAAAAAG2BwEAAAABAgAAAJQFACAyAACWDAAgAwAAAEEAIDIAAJYMACAzAACaDAAgBQAAAEEAICsAAJoMACDYBkAA9AsAIacHEADkCwAhtgcBAN4LACED2AZAAPQLACGnBxAA5AsAIbYHAQDeCwAhA7MGAgAAAAHtBgEAAAABpQdAAAAAAQIAAAA_ACAyAACmDAAgAwAAAD8AIDIAAKYMACAzAAClDAAgASsAAP0SADAKDQAA6goAILAGAACpCwAwsQYAAD0AELIGAACpCwAwswYCAIUKACHtBgEAhwoAIZIHBACGCgAhpQdAAKMKACGmBwEAhwoAIb8IAACoCwAgAgAAAD8AICsAAKUMACACAAAAowwAICsAAKQMACAIsAYAAKIMADCxBgAAowwAELIGAACiDAAwswYCAIUKACHtBgEAhwoAIZIHBACGCgAhpQdAAKMKACGmBwEAhwoAIQiwBgAAogwAMLEGAACjDAAQsgYAAKIMADCzBgIAhQoAIe0GAQCHCgAhkgcEAIYKACGlB0AAowoAIaYHAQCHCgAhA7MGAgDcCwAh7QYBAN4LACGlB0AA9AsAIQOzBgIA3AsAIe0GAQDeCwAhpQdAAPQLACEDswYCAAAAAe0GAQAAAAGlB0AAAAABFAoAAKgMACAOAACpDAAgFgAAqgwAIBcAAKsMACAYAACsDAAgtAYEAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABAzIAAPsSACDHCAAA_BIAIM0IAADRAwAgAzIAAPkSACDHCAAA-hIAIM0IAAAiACAEMgAAmwwAMMcIAACcDAAwyQgAAJ4MACDNCAAAnwwAMAMyAACWDAAgxwgAAJcMACDNCAAAlAUAIAQyAACIDAAwxwgAAIkMADDJCAAAiwwAIM0IAACMDAAwBxkAAOgLACDCBgEAAAABwwYBAAAAAcQGEAAAAAHFBgEAAAABxgYQAAAAAccGEAAAAAECAAAAEgAgMgAAuAwAIAMAAAASACAyAAC4DAAgMwAAtwwAIAErAAD4EgAwDRUAAM8LACAZAADQCwAgsAYAAM4LADCxBgAAEAAQsgYAAM4LADDBBgEAhwoAIcIGAQCHCgAhwwYBAIcKACHEBhAAqgoAIcUGAQCHCgAhxgYQAKoKACHHBhAAqgoAIcMIAADNCwAgAgAAABIAICsAALcMACACAAAAtQwAICsAALYMACAKsAYAALQMADCxBgAAtQwAELIGAAC0DAAwwQYBAIcKACHCBgEAhwoAIcMGAQCHCgAhxAYQAKoKACHFBgEAhwoAIcYGEACqCgAhxwYQAKoKACEKsAYAALQMADCxBgAAtQwAELIGAAC0DAAwwQYBAIcKACHCBgEAhwoAIcMGAQCHCgAhxAYQAKoKACHFBgEAhwoAIcYGEACqCgAhxwYQAKoKACEGwgYBAN4LACHDBgEA3gsAIcQGEADkCwAhxQYBAN4LACHGBhAA5AsAIccGEADkCwAhBxkAAOYLACDCBgEA3gsAIcMGAQDeCwAhxAYQAOQLACHFBgEA3gsAIcYGEADkCwAhxwYQAOQLACEHGQAA6AsAIMIGAQAAAAHDBgEAAAABxAYQAAAAAcUGAQAAAAHGBhAAAAABxwYQAAAAAQMyAAD2EgAgxwgAAPcSACDNCAAAAQAgBDIAAK0MADDHCAAArgwAMMkIAACwDAAgzQgAALEMADAEMgAA-AsAMMcIAAD5CwAwyQgAAPsLACDNCAAA_AsAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUyAADwEgAgMwAA9BIAIMcIAADxEgAgyAgAAPMSACDNCAAAAQAgCzIAANMMADAzAADXDAAwxwgAANQMADDICAAA1QwAMMkIAADWDAAgyggAALEMADDLCAAAsQwAMMwIAACxDAAwzQgAALEMADDOCAAA2AwAMM8IAAC0DAAwBxUAAOcLACDBBgEAAAABwwYBAAAAAcQGEAAAAAHFBgEAAAABxgYQAAAAAccGEAAAAAECAAAAEgAgMgAA2wwAIAMAAAASACAyAADbDAAgMwAA2gwAIAErAADyEgAwAgAAABIAICsAANoMACACAAAAtQwAICsAANkMACAGwQYBAN4LACHDBgEA3gsAIcQGEADkCwAhxQYBAN4LACHGBhAA5AsAIccGEADkCwAhBxUAAOULACDBBgEA3gsAIcMGAQDeCwAhxAYQAOQLACHFBgEA3gsAIcYGEADkCwAhxwYQAOQLACEHFQAA5wsAIMEGAQAAAAHDBgEAAAABxAYQAAAAAcUGAQAAAAHGBhAAAAABxwYQAAAAAQMyAADwEgAgxwgAAPESACDNCAAAAQAgBDIAANMMADDHCAAA1AwAMMkIAADWDAAgzQgAALEMADAAAAAAAAUyAADrEgAgMwAA7hIAIMcIAADsEgAgyAgAAO0SACDNCAAA7wcAIAMyAADrEgAgxwgAAOwSACDNCAAA7wcAIAAAAAAABTIAAOYSACAzAADpEgAgxwgAAOcSACDICAAA6BIAIM0IAADvBwAgAzIAAOYSACDHCAAA5xIAIM0IAADvBwAgAAAAAAALMgAA_wwAMDMAAIQNADDHCAAAgA0AMMgIAACBDQAwyQgAAIINACDKCAAAgw0AMMsIAACDDQAwzAgAAIMNADDNCAAAgw0AMM4IAACFDQAwzwgAAIYNADALMgAA8wwAMDMAAPgMADDHCAAA9AwAMMgIAAD1DAAwyQgAAPYMACDKCAAA9wwAMMsIAAD3DAAwzAgAAPcMADDNCAAA9wwAMM4IAAD5DAAwzwgAAPoMADACyQYBAAAAAYYHAQAAAAECAAAA9wcAIDIAAP4MACADAAAA9wcAIDIAAP4MACAzAAD9DAAgASsAAOUSADAIgQUAALsKACCwBgAAugoAMLEGAAD1BwAQsgYAALoKADCzBgIAhQoAIckGAQCHCgAhhgcBAIcKACGNBwAAuQoAIAIAAAD3BwAgKwAA_QwAIAIAAAD7DAAgKwAA_AwAIAawBgAA-gwAMLEGAAD7DAAQsgYAAPoMADCzBgIAhQoAIckGAQCHCgAhhgcBAIcKACEGsAYAAPoMADCxBgAA-wwAELIGAAD6DAAwswYCAIUKACHJBgEAhwoAIYYHAQCHCgAhAskGAQDeCwAhhgcBAN4LACECyQYBAN4LACGGBwEA3gsAIQLJBgEAAAABhgcBAAAAAQKFBwEAAAABhgcBAAAAAQIAAADzBwAgMgAAig0AIAMAAADzBwAgMgAAig0AIDMAAIkNACABKwAA5BIAMAiBBQAAuwoAILAGAAC9CgAwsQYAAPEHABCyBgAAvQoAMLMGAgCFCgAhhQcBAIcKACGGBwEAhwoAIY4HAAC8CgAgAgAAAPMHACArAACJDQAgAgAAAIcNACArAACIDQAgBrAGAACGDQAwsQYAAIcNABCyBgAAhg0AMLMGAgCFCgAhhQcBAIcKACGGBwEAhwoAIQawBgAAhg0AMLEGAACHDQAQsgYAAIYNADCzBgIAhQoAIYUHAQCHCgAhhgcBAIcKACEChQcBAN4LACGGBwEA3gsAIQKFBwEA3gsAIYYHAQDeCwAhAoUHAQAAAAGGBwEAAAABBDIAAP8MADDHCAAAgA0AMMkIAACCDQAgzQgAAIMNADAEMgAA8wwAMMcIAAD0DAAwyQgAAPYMACDNCAAA9wwAMAAAA4IFAACNDQAggwUAAI4NACCJBwAA6QsAIAAAAAAABTIAAN8SACAzAADiEgAgxwgAAOASACDICAAA4RIAIM0IAAABACADMgAA3xIAIMcIAADgEgAgzQgAAAEAIAAAAAAAAAAABcoIAgAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCAIAAAABAAAAAAAAAAAAAAAAAAAABTIAANoSACAzAADdEgAgxwgAANsSACDICAAA3BIAIM0IAAAZACADMgAA2hIAIMcIAADbEgAgzQgAABkAIAAAAAAAAAAAAAAFMgAA1RIAIDMAANgSACDHCAAA1hIAIMgIAADXEgAgzQgAAMUFACADMgAA1RIAIMcIAADWEgAgzQgAAMUFACAFDAAA7g0AIL8DAADsDQAgwAMAAO0NACDDBgAA6QsAILEHAADpCwAgAAAABTIAANASACAzAADTEgAgxwgAANESACDICAAA0hIAIM0IAADFBQAgAzIAANASACDHCAAA0RIAIM0IAADFBQAgAAAABTIAAMsSACAzAADOEgAgxwgAAMwSACDICAAAzRIAIM0IAADFBQAgAzIAAMsSACDHCAAAzBIAIM0IAADFBQAgAAAAAAAAAAAHMgAA5A0AIDMAAOcNACDHCAAA5Q0AIMgIAADmDQAgywgAAMcFACDMCAAAxwUAIM0IAACABgAgCzIAANgNADAzAADdDQAwxwgAANkNADDICAAA2g0AMMkIAADbDQAgyggAANwNADDLCAAA3A0AMMwIAADcDQAwzQgAANwNADDOCAAA3g0AMM8IAADfDQAwBzIAANMNACAzAADWDQAgxwgAANQNACDICAAA1Q0AIMsIAADNBQAgzAgAAM0FACDNCAAArgYAIAOkBwQAAAABqgcBAAAAAasHQAAAAAECAAAArgYAIDIAANMNACADAAAAzQUAIDIAANMNACAzAADXDQAgBQAAAM0FACArAADXDQAgpAcEAN0LACGqBwEA3gsAIasHQAD0CwAhA6QHBADdCwAhqgcBAN4LACGrB0AA9AsAIQGrB0AAAAABAgAAAMsFACAyAADjDQAgAwAAAMsFACAyAADjDQAgMwAA4g0AIAErAADKEgAwB74DAADTCgAgsAYAAOMKADCxBgAAyQUAELIGAADjCgAwqQcBAIcKACGrB0AAowoAIbIHAADiCgAgAgAAAMsFACArAADiDQAgAgAAAOANACArAADhDQAgBbAGAADfDQAwsQYAAOANABCyBgAA3w0AMKkHAQCHCgAhqwdAAKMKACEFsAYAAN8NADCxBgAA4A0AELIGAADfDQAwqQcBAIcKACGrB0AAowoAIQGrB0AA9AsAIQGrB0AA9AsAIQGrB0AAAAABA_EGAQAAAAGrB0AAAAABrAcBAAAAAQIAAACABgAgMgAA5A0AIAMAAADHBQAgMgAA5A0AIDMAAOgNACAFAAAAxwUAICsAAOgNACDxBgEA3gsAIasHQAD0CwAhrAcBAN4LACED8QYBAN4LACGrB0AA9AsAIawHAQDeCwAhAzIAAOQNACDHCAAA5Q0AIM0IAACABgAgBDIAANgNADDHCAAA2Q0AMMkIAADbDQAgzQgAANwNADADMgAA0w0AIMcIAADUDQAgzQgAAK4GACABvgMAAL0NACAAAb4DAAC9DQAgAAAAAAAAAAAFMgAAxRIAIDMAAMgSACDHCAAAxhIAIMgIAADHEgAgzQgAABkAIAMyAADFEgAgxwgAAMYSACDNCAAAGQAgEAoAAMoRACAOAADDDgAgFQAAyxEAIBYAAMwRACAXAADNEQAgGAAAxhEAILQGAADpCwAgwQYAAOkLACCEBwAA6QsAIKMHAADpCwAgwwcAAOkLACDEBwAA6QsAIMYHAADpCwAgxwcAAOkLACDIBwAA6QsAIMkHAADpCwAgAAAAAAAFMgAAwBIAIDMAAMMSACDHCAAAwRIAIMgIAADCEgAgzQgAAAEAIAMyAADAEgAgxwgAAMESACDNCAAAAQAgAAAAAAAAAAAAAAUyAAC7EgAgMwAAvhIAIMcIAAC8EgAgyAgAAL0SACDNCAAAGQAgAzIAALsSACDHCAAAvBIAIM0IAAAZACAAAAAAAAcyAAC2EgAgMwAAuRIAIMcIAAC3EgAgyAgAALgSACDLCAAAOwAgzAgAADsAIM0IAABKACADMgAAthIAIMcIAAC3EgAgzQgAAEoAIAAAAAAAAAAAAAAAAAAAAAAAAAsyAACnDgAwMwAAqw4AMMcIAACoDgAwyAgAAKkOADDJCAAAqg4AIMoIAAD8CwAwywgAAPwLADDMCAAA_AsAMM0IAAD8CwAwzggAAKwOADDPCAAA_wsAMBQOAACpDAAgFQAAkw4AIBYAAKoMACAXAACrDAAgGAAArAwAILQGBAAAAAHBBgEAAAAB2AZAAAAAAYQHQAAAAAGSBwQAAAABowcBAAAAAbgHAQAAAAHBB0AAAAABwwcEAAAAAcQHEAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBxAAAAAByQdAAAAAAQIAAAAZACAyAACvDgAgAwAAABkAIDIAAK8OACAzAACuDgAgASsAALUSADACAAAAGQAgKwAArg4AIAIAAACADAAgKwAArQ4AIA-0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACG4BwEA3gsAIcEHQAD0CwAhwwcEAPILACHEBxAA8AsAIcUHAQDeCwAhxgcBAO8LACHHBwEA7wsAIcgHEADwCwAhyQdAAPMLACEUDgAAhAwAIBUAAJIOACAWAACFDAAgFwAAhgwAIBgAAIcMACC0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACG4BwEA3gsAIcEHQAD0CwAhwwcEAPILACHEBxAA8AsAIcUHAQDeCwAhxgcBAO8LACHHBwEA7wsAIcgHEADwCwAhyQdAAPMLACEUDgAAqQwAIBUAAJMOACAWAACqDAAgFwAAqwwAIBgAAKwMACC0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAG4BwEAAAABwQdAAAAAAcMHBAAAAAHEBxAAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcQAAAAAckHQAAAAAEEMgAApw4AMMcIAACoDgAwyQgAAKoOACDNCAAA_AsAMAAAAAAFMgAAsBIAIDMAALMSACDHCAAAsRIAIMgIAACyEgAgzQgAACIAIAMyAACwEgAgxwgAALESACDNCAAAIgAgAAAABTIAAKsSACAzAACuEgAgxwgAAKwSACDICAAArRIAIM0IAAAiACADMgAAqxIAIMcIAACsEgAgzQgAACIAIAAAAAAABTIAAKYSACAzAACpEgAgxwgAAKcSACDICAAAqBIAIM0IAAAiACADMgAAphIAIMcIAACnEgAgzQgAACIAICwDAADjDgAgCQAAsQ4AIAwAAMURACAPAADGEQAgEAAAxxEAIBEAAMgRACASAADJEQAgEwAAww4AIBQAALkRACC0BgAA6QsAILUGAADpCwAgwgYAAOkLACDUBgAA6QsAINUGAADpCwAg1gYAAOkLACDXBgAA6QsAINoGAADpCwAg5AYAAOkLACDlBgAA6QsAIOYGAADpCwAg9gcAAOkLACD9BwAA6QsAIP4HAADpCwAg_wcAAOkLACCACAAA6QsAIIEIAADpCwAggggAAOkLACCDCAAA6QsAIIQIAADpCwAghQgAAOkLACCGCAAA6QsAIIcIAADpCwAgiAgAAOkLACCJCAAA6QsAIIoIAADpCwAgiwgAAOkLACCMCAAA6QsAII0IAADpCwAgjggAAOkLACCPCAAA6QsAIJAIAADpCwAgkQgAAOkLACCSCAAA6QsAIJMIAADpCwAgAAAAAAAFMgAAoRIAIDMAAKQSACDHCAAAohIAIMgIAACjEgAgzQgAAAEAIAMyAAChEgAgxwgAAKISACDNCAAAAQAgAAAABTIAAJwSACAzAACfEgAgxwgAAJ0SACDICAAAnhIAIM0IAAABACADMgAAnBIAIMcIAACdEgAgzQgAAAEAIAAAAAAABTIAAJcSACAzAACaEgAgxwgAAJgSACDICAAAmRIAIM0IAAABACADMgAAlxIAIMcIAACYEgAgzQgAAAEAIAAAAAAABTIAAJISACAzAACVEgAgxwgAAJMSACDICAAAlBIAIM0IAAABACADMgAAkhIAIMcIAACTEgAgzQgAAAEAIAAAAAUyAACNEgAgMwAAkBIAIMcIAACOEgAgyAgAAI8SACDNCAAAAQAgAzIAAI0SACDHCAAAjhIAIM0IAAABACAbBwAAthEAIAsAALkRACAaAAC3EQAgGwAAuBEAIBwAALoRACAdAAC7EQAgHgAAvBEAIB8AAL0RACAgAAC-EQAgIQAAvxEAICIAAMARACAjAADBEQAgJAAAwhEAICUAAMMRACCpCAAA6QsAIKoIAADpCwAgqwgAAOkLACCsCAAA6QsAIK0IAADpCwAgrggAAOkLACCvCAAA6QsAILIIAADpCwAgswgAAOkLACC0CAAA6QsAILUIAADpCwAgtggAAOkLACC4CAAA6QsAIAAAAAAABTIAAIgSACAzAACLEgAgxwgAAIkSACDICAAAihIAIM0IAAABACADMgAAiBIAIMcIAACJEgAgzQgAAAEAIAAAAAAABTIAAO4RACAzAACGEgAgxwgAAO8RACDICAAAhRIAIM0IAAABACALMgAA8g4AMDMAAPcOADDHCAAA8w4AMMgIAAD0DgAwyQgAAPUOACDKCAAA9g4AMMsIAAD2DgAwzAgAAPYOADDNCAAA9g4AMM4IAAD4DgAwzwgAAPkOADBAAwAAkA8AIAkAAJIPACAPAACTDwAgEAAAlA8AIBEAAJUPACASAACWDwAgEwAAyA8AIBQAAJcPACCzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkwgBAAAAAQIAAAAiACAyAADHDwAgAwAAACIAIDIAAMcPACAzAAD9DgAgASsAAIQSADBGAwAAiAsAIAkAAPsKACAMAACzCwAgDwAAtAsAIBAAALULACARAAC2CwAgEgAAtwsAIBMAALgLACAUAACkCwAgsAYAALELADCxBgAAHQAQsgYAALELADCzBgIAhQoAIbQGBADMCgAhtQYBALAKACHCBgEAsAoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAAByQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIdEGAQCHCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdoGQADJCgAh3QYBAIcKACHkBgEAsAoAIeUGAQCwCgAh5gYAALEKACDtBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGSBxAAqgoAIfYHAQCwCgAh9wcBAIcKACH4BwQAhgoAIfkHBACGCgAh-gcBAIcKACH7BwEAhwoAIfwHBACGCgAh_QcgALILACH-BwIAxQoAIf8HAQCwCgAhgAgEAMwKACGBCAIAxQoAIYIIQADJCgAhgwgBALAKACGECEAAyQoAIYUIAQCwCgAhhghAAMkKACGHCEAAyQoAIYgIQADJCgAhiQhAAMkKACGKCEAAyQoAIYsIAQCwCgAhjAgBALAKACGNCAEAsAoAIY4IAACxCgAgjwgBALAKACGQCEAAyQoAIZEIQADJCgAhkggBALAKACGTCAEAsAoAIcIIAACwCwAgAgAAACIAICsAAP0OACACAAAA-g4AICsAAPsOACA8sAYAAPkOADCxBgAA-g4AELIGAAD5DgAwswYCAIUKACG0BgQAzAoAIbUGAQCwCgAhwgYBALAKACHDBgEAhwoAIccGEACqCgAhyAYBAIcKACHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAh0QYBAIcKACHUBgEAsAoAIdUGQADJCgAh1gYBALAKACHXBgEAsAoAIdgGQACjCgAh2gZAAMkKACHdBgEAhwoAIeQGAQCwCgAh5QYBALAKACHmBgAAsQoAIO0GAQCHCgAhhwcBAIcKACGIBwEAhwoAIZIHEACqCgAh9gcBALAKACH3BwEAhwoAIfgHBACGCgAh-QcEAIYKACH6BwEAhwoAIfsHAQCHCgAh_AcEAIYKACH9ByAAsgsAIf4HAgDFCgAh_wcBALAKACGACAQAzAoAIYEIAgDFCgAhgghAAMkKACGDCAEAsAoAIYQIQADJCgAhhQgBALAKACGGCEAAyQoAIYcIQADJCgAhiAhAAMkKACGJCEAAyQoAIYoIQADJCgAhiwgBALAKACGMCAEAsAoAIY0IAQCwCgAhjggAALEKACCPCAEAsAoAIZAIQADJCgAhkQhAAMkKACGSCAEAsAoAIZMIAQCwCgAhPLAGAAD5DgAwsQYAAPoOABCyBgAA-Q4AMLMGAgCFCgAhtAYEAMwKACG1BgEAsAoAIcIGAQCwCgAhwwYBAIcKACHHBhAAqgoAIcgGAQCHCgAhyQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIdEGAQCHCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdoGQADJCgAh3QYBAIcKACHkBgEAsAoAIeUGAQCwCgAh5gYAALEKACDtBgEAhwoAIYcHAQCHCgAhiAcBAIcKACGSBxAAqgoAIfYHAQCwCgAh9wcBAIcKACH4BwQAhgoAIfkHBACGCgAh-gcBAIcKACH7BwEAhwoAIfwHBACGCgAh_QcgALILACH-BwIAxQoAIf8HAQCwCgAhgAgEAMwKACGBCAIAxQoAIYIIQADJCgAhgwgBALAKACGECEAAyQoAIYUIAQCwCgAhhghAAMkKACGHCEAAyQoAIYgIQADJCgAhiQhAAMkKACGKCEAAyQoAIYsIAQCwCgAhjAgBALAKACGNCAEAsAoAIY4IAACxCgAgjwgBALAKACGQCEAAyQoAIZEIQADJCgAhkggBALAKACGTCAEAsAoAITizBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHRBgEA3gsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHaBkAA8wsAId0GAQDeCwAh5AYBAO8LACHlBgEA7wsAIeYGgAAAAAHtBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGSBxAA5AsAIfYHAQDvCwAh9wcBAN4LACH4BwQA3QsAIfkHBADdCwAh-gcBAN4LACH7BwEA3gsAIfwHBADdCwAh_QcgAPwOACH-BwIAnw0AIf8HAQDvCwAhgAgEAPILACGBCAIAnw0AIYIIQADzCwAhgwgBAO8LACGECEAA8wsAIYUIAQDvCwAhhghAAPMLACGHCEAA8wsAIYgIQADzCwAhiQhAAPMLACGKCEAA8wsAIYsIAQDvCwAhjAgBAO8LACGNCAEA7wsAIY4IgAAAAAGPCAEA7wsAIZAIQADzCwAhkQhAAPMLACGTCAEA7wsAIQHKCCAAAAABQAMAAP4OACAJAAD_DgAgDwAAgA8AIBAAAIEPACARAACCDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkwgBAO8LACEFMgAA-BEAIDMAAIISACDHCAAA-REAIMgIAACBEgAgzQgAAAEAIAsyAACoDwAwMwAAww8AMMcIAACpDwAwyAgAAMIPADDJCAAAqg8AIMoIAAD8CwAwywgAAPwLADDMCAAA_AsAMM0IAAD8CwAwzggAAMQPADDPCAAA_wsAMAsyAACkDwAwMwAAvg8AMMcIAAClDwAwyAgAAL0PADDJCAAApg8AIMoIAACMDAAwywgAAIwMADDMCAAAjAwAMM0IAACMDAAwzggAAL8PADDPCAAAjwwAMAsyAACfDwAwMwAAtw8AMMcIAACgDwAwyAgAALYPADDJCAAAoQ8AIMoIAACiDwAwywgAAKIPADDMCAAAog8AMM0IAACiDwAwzggAALgPADDPCAAAuQ8AMAcyAACdDwAgMwAAtA8AIMcIAACeDwAgyAgAALMPACDLCAAALgAgzAgAAC4AIM0IAACNAwAgCzIAAJgPADAzAACtDwAwxwgAAJkPADDICAAArA8AMMkIAACaDwAgyggAAJsPADDLCAAAmw8AMMwIAACbDwAwzQgAAJsPADDOCAAArg8AMM8IAACvDwAwBzIAAPARACAzAAD_EQAgxwgAAPERACDICAAA_hEAIMsIAAAdACDMCAAAHQAgzQgAACIAIAsyAACGDwAwMwAAig8AMMcIAACHDwAwyAgAAIgPADDJCAAAiQ8AIMoIAAD2DgAwywgAAPYOADDMCAAA9g4AMM0IAAD2DgAwzggAAIsPADDPCAAA-Q4AMEADAACQDwAgCQAAkg8AIAwAAJEPACAPAACTDwAgEAAAlA8AIBEAAJUPACASAACWDwAgFAAAlw8AILMGAgAAAAG0BgQAAAABtQYBAAAAAcIGAQAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAdEGAQAAAAHUBgEAAAAB1QZAAAAAAdYGAQAAAAHXBgEAAAAB2AZAAAAAAdoGQAAAAAHdBgEAAAAB5AYBAAAAAeUGAQAAAAHmBoAAAAAB7QYBAAAAAYcHAQAAAAGIBwEAAAABkgcQAAAAAfYHAQAAAAH3BwEAAAAB-AcEAAAAAfkHBAAAAAH6BwEAAAAB-wcBAAAAAfwHBAAAAAH9ByAAAAAB_gcCAAAAAf8HAQAAAAGACAQAAAABgQgCAAAAAYIIQAAAAAGDCAEAAAABhAhAAAAAAYUIAQAAAAGGCEAAAAABhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IgAAAAAGPCAEAAAABkAhAAAAAAZEIQAAAAAGSCAEAAAABAgAAACIAIDIAAI8PACADAAAAIgAgMgAAjw8AIDMAAI0PACABKwAA_REAMAIAAAAiACArAACNDwAgAgAAAPoOACArAACMDwAgOLMGAgDcCwAhtAYEAPILACG1BgEA7wsAIcIGAQDvCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhQAMAAP4OACAJAAD_DgAgDAAAjg8AIA8AAIAPACAQAACBDwAgEQAAgg8AIBIAAIMPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACEHMgAA9hEAIDMAAPsRACDHCAAA9xEAIMgIAAD6EQAgywgAAB8AIMwIAAAfACDNCAAATgAgQAMAAJAPACAJAACSDwAgDAAAkQ8AIA8AAJMPACAQAACUDwAgEQAAlQ8AIBIAAJYPACAUAACXDwAgswYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZIIAQAAAAEDMgAA-BEAIMcIAAD5EQAgzQgAAAEAIAMyAAD2EQAgxwgAAPcRACDNCAAATgAgBDIAAKgPADDHCAAAqQ8AMMkIAACqDwAgzQgAAPwLADAEMgAApA8AMMcIAAClDwAwyQgAAKYPACDNCAAAjAwAMAQyAACfDwAwxwgAAKAPADDJCAAAoQ8AIM0IAACiDwAwAzIAAJ0PACDHCAAAng8AIM0IAACNAwAgBDIAAJgPADDHCAAAmQ8AMMkIAACaDwAgzQgAAJsPADAEMgAAhg8AMMcIAACHDwAwyQgAAIkPACDNCAAA9g4AMALYBkAAAAAB3QcBAAAAAQIAAAAyACAyAACcDwAgASsAAPURADAIDgAAgQsAILAGAACrCwAwsQYAADAAELIGAACrCwAw2AZAAKMKACGjBwEAhwoAId0HAQCHCgAhwAgAAKoLACAC2AZAAAAAAd0HAQAAAAEMswYCAAAAAcMGAQAAAAHYBkAAAAAB7QYBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAAeEHEAAAAAHiBxAAAAAB4wcQAAAAAeQHEAAAAAHlB0AAAAABAgAAAI0DACAyAACdDwAgAwQBAAAAAdgGQAAAAAHbBgEAAAABAgAAACwAIDIAAKMPACABKwAA9BEAMAkEAQCHCgAhDgAAgQsAILAGAACtCwAwsQYAACoAELIGAACtCwAw2AZAAKMKACHbBgEAhwoAId4GAACsCwAgowcBAIcKACEDBAEAAAAB2AZAAAAAAdsGAQAAAAEHDQAAjA4AIIQHQAAAAAGSBwQAAAABpgcBAAAAAcIHAgAAAAHDBwQAAAABxAcQAAAAAQIAAAAoACAyAACnDwAgASsAAPMRADAHDQAAjA4AIIQHQAAAAAGSBwQAAAABpgcBAAAAAcIHAgAAAAHDBwQAAAABxAcQAAAAARQKAACoDAAgFQAAkw4AIBYAAKoMACAXAACrDAAgGAAArAwAILQGBAAAAAHBBgEAAAAB2AZAAAAAAYQHQAAAAAGSBwQAAAABpgcBAAAAAbgHAQAAAAHBB0AAAAABwwcEAAAAAcQHEAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBxAAAAAByQdAAAAAAQIAAAAZACAyAACrDwAgASsAAPIRADAUCgAAqAwAIBUAAJMOACAWAACqDAAgFwAAqwwAIBgAAKwMACC0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaYHAQAAAAG4BwEAAAABwQdAAAAAAcMHBAAAAAHEBxAAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcQAAAAAckHQAAAAAEDAAAAMgAgMgAAnA8AIDMAALIPACACAAAAMgAgKwAAsg8AIAIAAACwDwAgKwAAsQ8AIAawBgAArw8AMLEGAACwDwAQsgYAAK8PADDYBkAAowoAIaMHAQCHCgAh3QcBAIcKACEGsAYAAK8PADCxBgAAsA8AELIGAACvDwAw2AZAAKMKACGjBwEAhwoAId0HAQCHCgAhAtgGQAD0CwAh3QcBAN4LACEC2AZAAPQLACHdBwEA3gsAIQMAAAAuACAyAACdDwAgMwAAtQ8AIA4AAAAuACArAAC1DwAgswYCANwLACHDBgEA3gsAIdgGQAD0CwAh7QYBAN4LACHeBwEA3gsAId8HAQDeCwAh4AcEAN0LACHhBxAA5AsAIeIHEADkCwAh4wcQAOQLACHkBxAA8AsAIeUHQADzCwAhDLMGAgDcCwAhwwYBAN4LACHYBkAA9AsAIe0GAQDeCwAh3gcBAN4LACHfBwEA3gsAIeAHBADdCwAh4QcQAOQLACHiBxAA5AsAIeMHEADkCwAh5AcQAPALACHlB0AA8wsAIQMAAAAsACAyAACjDwAgMwAAvA8AIAIAAAAsACArAAC8DwAgAgAAALoPACArAAC7DwAgBwQBAIcKACGwBgAAuQ8AMLEGAAC6DwAQsgYAALkPADDYBkAAowoAIdsGAQCHCgAhowcBAIcKACEHBAEAhwoAIbAGAAC5DwAwsQYAALoPABCyBgAAuQ8AMNgGQACjCgAh2wYBAIcKACGjBwEAhwoAIQMEAQDeCwAh2AZAAPQLACHbBgEA3gsAIQMEAQDeCwAh2AZAAPQLACHbBgEA3gsAIQMAAAAoACAyAACnDwAgMwAAwQ8AIAIAAAAoACArAADBDwAgAgAAAJAMACArAADADwAgBoQHQADzCwAhkgcEAN0LACGmBwEA3gsAIcIHAgDcCwAhwwcEAPILACHEBxAA8AsAIQcNAACLDgAghAdAAPMLACGSBwQA3QsAIaYHAQDeCwAhwgcCANwLACHDBwQA8gsAIcQHEADwCwAhAwAAABkAIDIAAKsPACAzAADGDwAgAgAAABkAICsAAMYPACACAAAAgAwAICsAAMUPACAPtAYEAPILACHBBgEA7wsAIdgGQAD0CwAhhAdAAPMLACGSBwQA3QsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhFAoAAIMMACAVAACSDgAgFgAAhQwAIBcAAIYMACAYAACHDAAgtAYEAPILACHBBgEA7wsAIdgGQAD0CwAhhAdAAPMLACGSBwQA3QsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhQAMAAJAPACAJAACSDwAgDwAAkw8AIBAAAJQPACARAACVDwAgEgAAlg8AIBMAAMgPACAUAACXDwAgswYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZMIAQAAAAEDMgAA8BEAIMcIAADxEQAgzQgAACIAIAMyAADuEQAgxwgAAO8RACDNCAAAAQAgBDIAAPIOADDHCAAA8w4AMMkIAAD1DgAgzQgAAPYOADAAAAAAAAAAAAUyAADpEQAgMwAA7BEAIMcIAADqEQAgyAgAAOsRACDNCAAABQAgAzIAAOkRACDHCAAA6hEAIM0IAAAFACAAAAACyggBAAAABNAIAQAAAAUCyggBAAAABNAIAQAAAAUCyggBAAAABNAIAQAAAAUFMgAA4xEAIDMAAOcRACDHCAAA5BEAIMgIAADmEQAgzQgAAAEAIAsyAADdDwAwMwAA4g8AMMcIAADeDwAwyAgAAN8PADDJCAAA4A8AIMoIAADhDwAwywgAAOEPADDMCAAA4Q8AMM0IAADhDwAwzggAAOMPADDPCAAA5A8AMAPDBgEAAAABlQgBAAAAAZYIQAAAAAECAAAACQAgMgAA6A8AIAMAAAAJACAyAADoDwAgMwAA5w8AIAErAADlEQAwCQQAANQLACCwBgAA0wsAMLEGAAAHABCyBgAA0wsAMMMGAQCHCgAhlAgBAIcKACGVCAEAhwoAIZYIQACjCgAhxAgAANILACACAAAACQAgKwAA5w8AIAIAAADlDwAgKwAA5g8AIAewBgAA5A8AMLEGAADlDwAQsgYAAOQPADDDBgEAhwoAIZQIAQCHCgAhlQgBAIcKACGWCEAAowoAIQewBgAA5A8AMLEGAADlDwAQsgYAAOQPADDDBgEAhwoAIZQIAQCHCgAhlQgBAIcKACGWCEAAowoAIQPDBgEA3gsAIZUIAQDeCwAhlghAAPQLACEDwwYBAN4LACGVCAEA3gsAIZYIQAD0CwAhA8MGAQAAAAGVCAEAAAABlghAAAAAAQHKCAEAAAAEAcoIAQAAAAQByggBAAAABAMyAADjEQAgxwgAAOQRACDNCAAAAQAgBDIAAN0PADDHCAAA3g8AMMkIAADgDwAgzQgAAOEPADAAAAAAAALKCAIAAAAE0AgCAAAABQUyAADeEQAgMwAA4REAIMcIAADfEQAgyAgAAOARACDNCAAAAQAgAcoIAgAAAAQDMgAA3hEAIMcIAADfEQAgzQgAAAEAIAAAAAAACzIAAJwRADAzAAChEQAwxwgAAJ0RADDICAAAnhEAMMkIAACfEQAgyggAAKARADDLCAAAoBEAMMwIAACgEQAwzQgAAKARADDOCAAAohEAMM8IAACjEQAwCzIAAJARADAzAACVEQAwxwgAAJERADDICAAAkhEAMMkIAACTEQAgyggAAJQRADDLCAAAlBEAMMwIAACUEQAwzQgAAJQRADDOCAAAlhEAMM8IAACXEQAwCzIAAIQRADAzAACJEQAwxwgAAIURADDICAAAhhEAMMkIAACHEQAgyggAAIgRADDLCAAAiBEAMMwIAACIEQAwzQgAAIgRADDOCAAAihEAMM8IAACLEQAwCzIAAPsQADAzAAD_EAAwxwgAAPwQADDICAAA_RAAMMkIAAD-EAAgyggAAPYOADDLCAAA9g4AMMwIAAD2DgAwzQgAAPYOADDOCAAAgBEAMM8IAAD5DgAwCzIAAO8QADAzAAD0EAAwxwgAAPAQADDICAAA8RAAMMkIAADyEAAgyggAAPMQADDLCAAA8xAAMMwIAADzEAAwzQgAAPMQADDOCAAA9RAAMM8IAAD2EAAwCzIAAOMQADAzAADoEAAwxwgAAOQQADDICAAA5RAAMMkIAADmEAAgyggAAOcQADDLCAAA5xAAMMwIAADnEAAwzQgAAOcQADDOCAAA6RAAMM8IAADqEAAwBzIAAN4QACAzAADhEAAgxwgAAN8QACDICAAA4BAAIMsIAABUACDMCAAAVAAgzQgAAJ0CACALMgAA0hAAMDMAANcQADDHCAAA0xAAMMgIAADUEAAwyQgAANUQACDKCAAA1hAAMMsIAADWEAAwzAgAANYQADDNCAAA1hAAMM4IAADYEAAwzwgAANkQADALMgAAxhAAMDMAAMsQADDHCAAAxxAAMMgIAADIEAAwyQgAAMkQACDKCAAAyhAAMMsIAADKEAAwzAgAAMoQADDNCAAAyhAAMM4IAADMEAAwzwgAAM0QADALMgAAuhAAMDMAAL8QADDHCAAAuxAAMMgIAAC8EAAwyQgAAL0QACDKCAAAvhAAMMsIAAC-EAAwzAgAAL4QADDNCAAAvhAAMM4IAADAEAAwzwgAAMEQADALMgAArhAAMDMAALMQADDHCAAArxAAMMgIAACwEAAwyQgAALEQACDKCAAAshAAMMsIAACyEAAwzAgAALIQADDNCAAAshAAMM4IAAC0EAAwzwgAALUQADALMgAAohAAMDMAAKcQADDHCAAAoxAAMMgIAACkEAAwyQgAAKUQACDKCAAAphAAMMsIAACmEAAwzAgAAKYQADDNCAAAphAAMM4IAACoEAAwzwgAAKkQADALMgAAlhAAMDMAAJsQADDHCAAAlxAAMMgIAACYEAAwyQgAAJkQACDKCAAAmhAAMMsIAACaEAAwzAgAAJoQADDNCAAAmhAAMM4IAACcEAAwzwgAAJ0QADALMgAAihAAMDMAAI8QADDHCAAAixAAMMgIAACMEAAwyQgAAI0QACDKCAAAjhAAMMsIAACOEAAwzAgAAI4QADDNCAAAjhAAMM4IAACQEAAwzwgAAJEQADAFhgcBAAAAAaIIQAAAAAGjCEAAAAABpAhAAAAAAaUIAAD1DwAgAgAAAHAAIDIAAJUQACADAAAAcAAgMgAAlRAAIDMAAJQQACABKwAA3REAMAoDAACICwAgsAYAAJULADCxBgAAbgAQsgYAAJULADDDBgEAhwoAIYYHAQAAAAGiCEAAyQoAIaMIQADJCgAhpAhAAMkKACGlCAAAkwsAIAIAAABwACArAACUEAAgAgAAAJIQACArAACTEAAgCbAGAACREAAwsQYAAJIQABCyBgAAkRAAMMMGAQCHCgAhhgcBAIcKACGiCEAAyQoAIaMIQADJCgAhpAhAAMkKACGlCAAAkwsAIAmwBgAAkRAAMLEGAACSEAAQsgYAAJEQADDDBgEAhwoAIYYHAQCHCgAhoghAAMkKACGjCEAAyQoAIaQIQADJCgAhpQgAAJMLACAFhgcBAN4LACGiCEAA8wsAIaMIQADzCwAhpAhAAPMLACGlCAAA8w8AIAWGBwEA3gsAIaIIQADzCwAhowhAAPMLACGkCEAA8wsAIaUIAADzDwAgBYYHAQAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAAA9Q8AIAPKBgEAAAAB4AZAAAAAAeYHBAAAAAECAAAAbAAgMgAAoRAAIAMAAABsACAyAAChEAAgMwAAoBAAIAErAADcEQAwCQMAAIgLACCwBgAAlwsAMLEGAABqABCyBgAAlwsAMMMGAQCHCgAhygYBAIcKACHgBkAAowoAIeYHBACGCgAhuQgAAJYLACACAAAAbAAgKwAAoBAAIAIAAACeEAAgKwAAnxAAIAewBgAAnRAAMLEGAACeEAAQsgYAAJ0QADDDBgEAhwoAIcoGAQCHCgAh4AZAAKMKACHmBwQAhgoAIQewBgAAnRAAMLEGAACeEAAQsgYAAJ0QADDDBgEAhwoAIcoGAQCHCgAh4AZAAKMKACHmBwQAhgoAIQPKBgEA3gsAIeAGQAD0CwAh5gcEAN0LACEDygYBAN4LACHgBkAA9AsAIeYHBADdCwAhA8oGAQAAAAHgBkAAAAAB5gcEAAAAAQPKBgEAAAAB7QYBAAAAAecHQAAAAAECAAAAaAAgMgAArRAAIAMAAABoACAyAACtEAAgMwAArBAAIAErAADbEQAwCQMAAIgLACCwBgAAmQsAMLEGAABmABCyBgAAmQsAMMMGAQCHCgAhygYBAIcKACHtBgEAhwoAIecHQACjCgAhuggAAJgLACACAAAAaAAgKwAArBAAIAIAAACqEAAgKwAAqxAAIAewBgAAqRAAMLEGAACqEAAQsgYAAKkQADDDBgEAhwoAIcoGAQCHCgAh7QYBAIcKACHnB0AAowoAIQewBgAAqRAAMLEGAACqEAAQsgYAAKkQADDDBgEAhwoAIcoGAQCHCgAh7QYBAIcKACHnB0AAowoAIQPKBgEA3gsAIe0GAQDeCwAh5wdAAPQLACEDygYBAN4LACHtBgEA3gsAIecHQAD0CwAhA8oGAQAAAAHtBgEAAAAB5wdAAAAAAQcTgAAAAAEUBAAAAAHKBgEAAAAB2AZAAAAAAegHAQAAAAHpBwQAAAAB6gcEAAAAAQIAAABkACAyAAC5EAAgAwAAAGQAIDIAALkQACAzAAC4EAAgASsAANoRADANAwAAiAsAIBMAAN4KACAUBADMCgAhsAYAAJsLADCxBgAAYgAQsgYAAJsLADDDBgEAhwoAIcoGAQCHCgAh2AZAAKMKACHoBwEAhwoAIekHBADMCgAh6gcEAMwKACG7CAAAmgsAIAIAAABkACArAAC4EAAgAgAAALYQACArAAC3EAAgCxMAAN4KACAUBADMCgAhsAYAALUQADCxBgAAthAAELIGAAC1EAAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAh6AcBAIcKACHpBwQAzAoAIeoHBADMCgAhCxMAAN4KACAUBADMCgAhsAYAALUQADCxBgAAthAAELIGAAC1EAAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAh6AcBAIcKACHpBwQAzAoAIeoHBADMCgAhBxOAAAAAARQEAPILACHKBgEA3gsAIdgGQAD0CwAh6AcBAN4LACHpBwQA8gsAIeoHBADyCwAhBxOAAAAAARQEAPILACHKBgEA3gsAIdgGQAD0CwAh6AcBAN4LACHpBwQA8gsAIeoHBADyCwAhBxOAAAAAARQEAAAAAcoGAQAAAAHYBkAAAAAB6AcBAAAAAekHBAAAAAHqBwQAAAABBwsEAAAAAcoGAQAAAAHYBkAAAAABowcBAAAAAekHBAAAAAHqBwQAAAAB6weAAAAAAQIAAABgACAyAADFEAAgAwAAAGAAIDIAAMUQACAzAADEEAAgASsAANkRADANAwAAiAsAIAsEAIYKACGwBgAAnQsAMLEGAABeABCyBgAAnQsAMMMGAQCHCgAhygYBAIcKACHYBkAAowoAIaMHAQCHCgAh6QcEAIYKACHqBwQAhgoAIesHAADeCgAgvAgAAJwLACACAAAAYAAgKwAAxBAAIAIAAADCEAAgKwAAwxAAIAsLBACGCgAhsAYAAMEQADCxBgAAwhAAELIGAADBEAAwwwYBAIcKACHKBgEAhwoAIdgGQACjCgAhowcBAIcKACHpBwQAhgoAIeoHBACGCgAh6wcAAN4KACALCwQAhgoAIbAGAADBEAAwsQYAAMIQABCyBgAAwRAAMMMGAQCHCgAhygYBAIcKACHYBkAAowoAIaMHAQCHCgAh6QcEAIYKACHqBwQAhgoAIesHAADeCgAgBwsEAN0LACHKBgEA3gsAIdgGQAD0CwAhowcBAN4LACHpBwQA3QsAIeoHBADdCwAh6weAAAAAAQcLBADdCwAhygYBAN4LACHYBkAA9AsAIaMHAQDeCwAh6QcEAN0LACHqBwQA3QsAIesHgAAAAAEHCwQAAAABygYBAAAAAdgGQAAAAAGjBwEAAAAB6QcEAAAAAeoHBAAAAAHrB4AAAAABA7MGAgAAAAHgBkAAAAABpwcQAAAAAQIAAABcACAyAADREAAgAwAAAFwAIDIAANEQACAzAADQEAAgASsAANgRADAJAwAAiAsAILAGAACfCwAwsQYAAFoAELIGAACfCwAwswYCAIUKACHDBgEAhwoAIeAGQACjCgAhpwcQAKoKACG9CAAAngsAIAIAAABcACArAADQEAAgAgAAAM4QACArAADPEAAgB7AGAADNEAAwsQYAAM4QABCyBgAAzRAAMLMGAgCFCgAhwwYBAIcKACHgBkAAowoAIacHEACqCgAhB7AGAADNEAAwsQYAAM4QABCyBgAAzRAAMLMGAgCFCgAhwwYBAIcKACHgBkAAowoAIacHEACqCgAhA7MGAgDcCwAh4AZAAPQLACGnBxAA5AsAIQOzBgIA3AsAIeAGQAD0CwAhpwcQAOQLACEDswYCAAAAAeAGQAAAAAGnBxAAAAABC7MGAgAAAAHHBhAAAAAByAYBAAAAAdEGAQAAAAHUBgEAAAAB2AZAAAAAAfMGEAAAAAGGBwEAAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABAgAAAFgAIDIAAN0QACADAAAAWAAgMgAA3RAAIDMAANwQACABKwAA1xEAMBADAACICwAgsAYAAKALADCxBgAAVgAQsgYAAKALADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAAB0QYBAIcKACHUBgEAsAoAIdgGQACjCgAh8wYQAPoKACGGBwEAhwoAIY8HAQCHCgAhkAcBALAKACGRB0AAyQoAIQIAAABYACArAADcEAAgAgAAANoQACArAADbEAAgD7AGAADZEAAwsQYAANoQABCyBgAA2RAAMLMGAgCFCgAhwwYBAIcKACHHBhAAqgoAIcgGAQCHCgAh0QYBAIcKACHUBgEAsAoAIdgGQACjCgAh8wYQAPoKACGGBwEAhwoAIY8HAQCHCgAhkAcBALAKACGRB0AAyQoAIQ-wBgAA2RAAMLEGAADaEAAQsgYAANkQADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIdEGAQCHCgAh1AYBALAKACHYBkAAowoAIfMGEAD6CgAhhgcBAIcKACGPBwEAhwoAIZAHAQCwCgAhkQdAAMkKACELswYCANwLACHHBhAA5AsAIcgGAQDeCwAh0QYBAN4LACHUBgEA7wsAIdgGQAD0CwAh8wYQAPALACGGBwEA3gsAIY8HAQDeCwAhkAcBAO8LACGRB0AA8wsAIQuzBgIA3AsAIccGEADkCwAhyAYBAN4LACHRBgEA3gsAIdQGAQDvCwAh2AZAAPQLACHzBhAA8AsAIYYHAQDeCwAhjwcBAN4LACGQBwEA7wsAIZEHQADzCwAhC7MGAgAAAAHHBhAAAAAByAYBAAAAAdEGAQAAAAHUBgEAAAAB2AZAAAAAAfMGEAAAAAGGBwEAAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABAuwHAQAAAAHtB0AAAAABAgAAAJ0CACAyAADeEAAgAwAAAFQAIDIAAN4QACAzAADiEAAgBAAAAFQAICsAAOIQACDsBwEA3gsAIe0HQAD0CwAhAuwHAQDeCwAh7QdAAPQLACEMswYCAAAAAccGEAAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAAB2AZAAAAAAeUGAQAAAAGdBwEAAAAB7AcBAAAAAe4HAQAAAAHvB0AAAAABAgAAAFIAIDIAAO4QACADAAAAUgAgMgAA7hAAIDMAAO0QACABKwAA1hEAMBIDAACICwAgsAYAAKILADCxBgAAUAAQsgYAAKILADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAAAABygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAhwoAIZ0HAQCHCgAh7AcBAIcKACHuBwEAhwoAIe8HQACjCgAhvggAAKELACACAAAAUgAgKwAA7RAAIAIAAADrEAAgKwAA7BAAIBCwBgAA6hAAMLEGAADrEAAQsgYAAOoQADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBAIcKACGdBwEAhwoAIewHAQCHCgAh7gcBAIcKACHvB0AAowoAIRCwBgAA6hAAMLEGAADrEAAQsgYAAOoQADCzBgIAhQoAIcMGAQCHCgAhxwYQAKoKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBAIcKACGdBwEAhwoAIewHAQCHCgAh7gcBAIcKACHvB0AAowoAIQyzBgIA3AsAIccGEADkCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHYBkAA9AsAIeUGAQDeCwAhnQcBAN4LACHsBwEA3gsAIe4HAQDeCwAh7wdAAPQLACEMswYCANwLACHHBhAA5AsAIcgGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAh2AZAAPQLACHlBgEA3gsAIZ0HAQDeCwAh7AcBAN4LACHuBwEA3gsAIe8HQAD0CwAhDLMGAgAAAAHHBhAAAAAByAYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAdgGQAAAAAHlBgEAAAABnQcBAAAAAewHAQAAAAHuBwEAAAAB7wdAAAAAARELAADKDwAgswYCAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHYBkAAAAAB5QYBAAAAAeYGgAAAAAGTB0AAAAAB7wdAAAAAAfAHAQAAAAHxBxAAAAAB8gcQAAAAAfMHAQAAAAH0BwIAAAAB9QcgAAAAAQIAAABOACAyAAD6EAAgAwAAAE4AIDIAAPoQACAzAAD5EAAgASsAANURADAWAwAAiAsAIAsAAKQLACCwBgAAowsAMLEGAAAfABCyBgAAowsAMLMGAgCFCgAhwwYBAIcKACHIBgEAAAABygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAsAoAIeYGAACxCgAgkwdAAMkKACHvB0AAowoAIfAHAQCHCgAh8QcQAKoKACHyBxAAqgoAIfMHAQCwCgAh9AcCAMUKACH1ByAApwoAIQIAAABOACArAAD5EAAgAgAAAPcQACArAAD4EAAgFLAGAAD2EAAwsQYAAPcQABCyBgAA9hAAMLMGAgCFCgAhwwYBAIcKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIdgGQACjCgAh5QYBALAKACHmBgAAsQoAIJMHQADJCgAh7wdAAKMKACHwBwEAhwoAIfEHEACqCgAh8gcQAKoKACHzBwEAsAoAIfQHAgDFCgAh9QcgAKcKACEUsAYAAPYQADCxBgAA9xAAELIGAAD2EAAwswYCAIUKACHDBgEAhwoAIcgGAQCHCgAhygYBAIcKACHLBgEAhwoAIcwGAQCHCgAh2AZAAKMKACHlBgEAsAoAIeYGAACxCgAgkwdAAMkKACHvB0AAowoAIfAHAQCHCgAh8QcQAKoKACHyBxAAqgoAIfMHAQCwCgAh9AcCAMUKACH1ByAApwoAIRCzBgIA3AsAIcgGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAh2AZAAPQLACHlBgEA7wsAIeYGgAAAAAGTB0AA8wsAIe8HQAD0CwAh8AcBAN4LACHxBxAA5AsAIfIHEADkCwAh8wcBAO8LACH0BwIAnw0AIfUHIADxCwAhEQsAAPEOACCzBgIA3AsAIcgGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAh2AZAAPQLACHlBgEA7wsAIeYGgAAAAAGTB0AA8wsAIe8HQAD0CwAh8AcBAN4LACHxBxAA5AsAIfIHEADkCwAh8wcBAO8LACH0BwIAnw0AIfUHIADxCwAhEQsAAMoPACCzBgIAAAAByAYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAdgGQAAAAAHlBgEAAAAB5gaAAAAAAZMHQAAAAAHvB0AAAAAB8AcBAAAAAfEHEAAAAAHyBxAAAAAB8wcBAAAAAfQHAgAAAAH1ByAAAAABQAkAAJIPACAMAACRDwAgDwAAkw8AIBAAAJQPACARAACVDwAgEgAAlg8AIBMAAMgPACAUAACXDwAgswYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAECAAAAIgAgMgAAgxEAIAMAAAAiACAyAACDEQAgMwAAghEAIAErAADUEQAwAgAAACIAICsAAIIRACACAAAA-g4AICsAAIERACA4swYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhkwgBAO8LACFACQAA_w4AIAwAAI4PACAPAACADwAgEAAAgQ8AIBEAAIIPACASAACDDwAgEwAAhA8AIBQAAIUPACCzBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIUAJAACSDwAgDAAAkQ8AIA8AAJMPACAQAACUDwAgEQAAlQ8AIBIAAJYPACATAADIDwAgFAAAlw8AILMGAgAAAAG0BgQAAAABtQYBAAAAAcIGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZIIAQAAAAGTCAEAAAABGQgAALoMACAJAAC7DAAgGgIAAAABswYCAAAAAbQGBAAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBiAAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHZBkAAAAAB2gZAAAAAAQIAAABKACAyAACPEQAgAwAAAEoAIDIAAI8RACAzAACOEQAgASsAANMRADAeAwAApgsAIAgAAKcLACAJAAD7CgAgGgIAhQoAIbAGAAClCwAwsQYAADsAELIGAAClCwAwswYCAIUKACG0BgQAzAoAIcMGAQCwCgAhxwYQAPoKACHIBgEAAAAByQYBAIcKACHKBgEAhwoAIcsGAQCHCgAhzAYBALAKACHNBgEAsAoAIc4GAQCwCgAhzwYBALAKACHQBgEAhwoAIdEGAQCHCgAh0gYBALAKACHTBiAApwoAIdQGAQCwCgAh1QZAAMkKACHWBgEAsAoAIdcGAQCwCgAh2AZAAKMKACHZBkAAyQoAIdoGQADJCgAhAgAAAEoAICsAAI4RACACAAAAjBEAICsAAI0RACAbGgIAhQoAIbAGAACLEQAwsQYAAIwRABCyBgAAixEAMLMGAgCFCgAhtAYEAMwKACHDBgEAsAoAIccGEAD6CgAhyAYBAIcKACHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAsAoAIc0GAQCwCgAhzgYBALAKACHPBgEAsAoAIdAGAQCHCgAh0QYBAIcKACHSBgEAsAoAIdMGIACnCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdkGQADJCgAh2gZAAMkKACEbGgIAhQoAIbAGAACLEQAwsQYAAIwRABCyBgAAixEAMLMGAgCFCgAhtAYEAMwKACHDBgEAsAoAIccGEAD6CgAhyAYBAIcKACHJBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAsAoAIc0GAQCwCgAhzgYBALAKACHPBgEAsAoAIdAGAQCHCgAh0QYBAIcKACHSBgEAsAoAIdMGIACnCgAh1AYBALAKACHVBkAAyQoAIdYGAQCwCgAh1wYBALAKACHYBkAAowoAIdkGQADJCgAh2gZAAMkKACEXGgIA3AsAIbMGAgDcCwAhtAYEAPILACHHBhAA8AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAO8LACHNBgEA7wsAIc4GAQDvCwAhzwYBAO8LACHQBgEA3gsAIdEGAQDeCwAh0gYBAO8LACHTBiAA8QsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHZBkAA8wsAIdoGQADzCwAhGQgAAPYLACAJAAD3CwAgGgIA3AsAIbMGAgDcCwAhtAYEAPILACHHBhAA8AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAO8LACHNBgEA7wsAIc4GAQDvCwAhzwYBAO8LACHQBgEA3gsAIdEGAQDeCwAh0gYBAO8LACHTBiAA8QsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHZBkAA8wsAIdoGQADzCwAhGQgAALoMACAJAAC7DAAgGgIAAAABswYCAAAAAbQGBAAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBiAAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHZBkAAAAAB2gZAAAAAASUIAADdDAAgswYCAAAAAcEGAQAAAAHEBhAAAAABxQYBAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAdEGAQAAAAHhBgQAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYCAAAAAfEGAQAAAAHyBgEAAAAB8wYQAAAAAfQGEAAAAAH1BhAAAAAB9gYQAAAAAfcGBAAAAAH4BgQAAAAB-QYQAAAAAfoGAQAAAAH7BhAAAAAB_AYBAAAAAf0GQAAAAAH-BiAAAAAB_wZAAAAAAYAHAQAAAAGBB0AAAAABggdAAAAAAYMHQAAAAAGEB0AAAAABAgAAAA4AIDIAAJsRACADAAAADgAgMgAAmxEAIDMAAJoRACABKwAA0hEAMCoDAACICwAgCAAApwsAILAGAADRCwAwsQYAAAwAELIGAADRCwAwswYCAIUKACHBBgEAsAoAIcMGAQCHCgAhxAYQAKoKACHFBgEAsAoAIcgGAQAAAAHKBgEAhwoAIcsGAQCHCgAhzAYBAIcKACHNBgEAhwoAIc4GAQCHCgAh0QYBAIcKACHhBgQAhgoAIe0GAQCHCgAh7gYBAIcKACHvBgEAhwoAIfAGAgCFCgAh8QYBAIcKACHyBgEAhwoAIfMGEACqCgAh9AYQAKoKACH1BhAAqgoAIfYGEACqCgAh9wYEAIYKACH4BgQAhgoAIfkGEACqCgAh-gYBALAKACH7BhAA-goAIfwGAQCwCgAh_QZAAMkKACH-BiAApwoAIf8GQADJCgAhgAcBALAKACGBB0AAyQoAIYIHQADJCgAhgwdAAKMKACGEB0AAyQoAIQIAAAAOACArAACaEQAgAgAAAJgRACArAACZEQAgKLAGAACXEQAwsQYAAJgRABCyBgAAlxEAMLMGAgCFCgAhwQYBALAKACHDBgEAhwoAIcQGEACqCgAhxQYBALAKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAhzgYBAIcKACHRBgEAhwoAIeEGBACGCgAh7QYBAIcKACHuBgEAhwoAIe8GAQCHCgAh8AYCAIUKACHxBgEAhwoAIfIGAQCHCgAh8wYQAKoKACH0BhAAqgoAIfUGEACqCgAh9gYQAKoKACH3BgQAhgoAIfgGBACGCgAh-QYQAKoKACH6BgEAsAoAIfsGEAD6CgAh_AYBALAKACH9BkAAyQoAIf4GIACnCgAh_wZAAMkKACGABwEAsAoAIYEHQADJCgAhggdAAMkKACGDB0AAowoAIYQHQADJCgAhKLAGAACXEQAwsQYAAJgRABCyBgAAlxEAMLMGAgCFCgAhwQYBALAKACHDBgEAhwoAIcQGEACqCgAhxQYBALAKACHIBgEAhwoAIcoGAQCHCgAhywYBAIcKACHMBgEAhwoAIc0GAQCHCgAhzgYBAIcKACHRBgEAhwoAIeEGBACGCgAh7QYBAIcKACHuBgEAhwoAIe8GAQCHCgAh8AYCAIUKACHxBgEAhwoAIfIGAQCHCgAh8wYQAKoKACH0BhAAqgoAIfUGEACqCgAh9gYQAKoKACH3BgQAhgoAIfgGBACGCgAh-QYQAKoKACH6BgEAsAoAIfsGEAD6CgAh_AYBALAKACH9BkAAyQoAIf4GIACnCgAh_wZAAMkKACGABwEAsAoAIYEHQADJCgAhggdAAMkKACGDB0AAowoAIYQHQADJCgAhJLMGAgDcCwAhwQYBAO8LACHEBhAA5AsAIcUGAQDvCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIc4GAQDeCwAh0QYBAN4LACHhBgQA3QsAIe0GAQDeCwAh7gYBAN4LACHvBgEA3gsAIfAGAgDcCwAh8QYBAN4LACHyBgEA3gsAIfMGEADkCwAh9AYQAOQLACH1BhAA5AsAIfYGEADkCwAh9wYEAN0LACH4BgQA3QsAIfkGEADkCwAh-gYBAO8LACH7BhAA8AsAIfwGAQDvCwAh_QZAAPMLACH-BiAA8QsAIf8GQADzCwAhgAcBAO8LACGBB0AA8wsAIYIHQADzCwAhgwdAAPQLACGEB0AA8wsAISUIAADSDAAgswYCANwLACHBBgEA7wsAIcQGEADkCwAhxQYBAO8LACHIBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAhzgYBAN4LACHRBgEA3gsAIeEGBADdCwAh7QYBAN4LACHuBgEA3gsAIe8GAQDeCwAh8AYCANwLACHxBgEA3gsAIfIGAQDeCwAh8wYQAOQLACH0BhAA5AsAIfUGEADkCwAh9gYQAOQLACH3BgQA3QsAIfgGBADdCwAh-QYQAOQLACH6BgEA7wsAIfsGEADwCwAh_AYBAO8LACH9BkAA8wsAIf4GIADxCwAh_wZAAPMLACGABwEA7wsAIYEHQADzCwAhggdAAPMLACGDB0AA9AsAIYQHQADzCwAhJQgAAN0MACCzBgIAAAABwQYBAAAAAcQGEAAAAAHFBgEAAAAByAYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHOBgEAAAAB0QYBAAAAAeEGBAAAAAHtBgEAAAAB7gYBAAAAAe8GAQAAAAHwBgIAAAAB8QYBAAAAAfIGAQAAAAHzBhAAAAAB9AYQAAAAAfUGEAAAAAH2BhAAAAAB9wYEAAAAAfgGBAAAAAH5BhAAAAAB-gYBAAAAAfsGEAAAAAH8BgEAAAAB_QZAAAAAAf4GIAAAAAH_BkAAAAABgAcBAAAAAYEHQAAAAAGCB0AAAAABgwdAAAAAAYQHQAAAAAEQBQAA7Q8AIMgGAQAAAAHKBgEAAAAB2AZAAAAAAdsGAQAAAAGTB0AAAAABogcBAAAAAaoHAQAAAAGXCAEAAAABmAgBAAAAAZkIAADpDwAgmggAAOoPACCbCAAA6w8AIJwIQAAAAAGdCEAAAAABnghAAAAAAQIAAAAFACAyAACnEQAgAwAAAAUAIDIAAKcRACAzAACmEQAgASsAANERADAVAwAAiAsAIAUAANYLACCwBgAA1QsAMLEGAAADABCyBgAA1QsAMMMGAQCHCgAhyAYBAAAAAcoGAQCHCgAh2AZAAKMKACHbBgEAsAoAIZMHQADJCgAhogcBAIcKACGqBwEAAAABlwgBAIcKACGYCAEAhwoAIZkIAACRCwAgmggAAJELACCbCAAAkQsAIJwIQADJCgAhnQhAAMkKACGeCEAAyQoAIQIAAAAFACArAACmEQAgAgAAAKQRACArAAClEQAgE7AGAACjEQAwsQYAAKQRABCyBgAAoxEAMMMGAQCHCgAhyAYBAIcKACHKBgEAhwoAIdgGQACjCgAh2wYBALAKACGTB0AAyQoAIaIHAQCHCgAhqgcBAIcKACGXCAEAhwoAIZgIAQCHCgAhmQgAAJELACCaCAAAkQsAIJsIAACRCwAgnAhAAMkKACGdCEAAyQoAIZ4IQADJCgAhE7AGAACjEQAwsQYAAKQRABCyBgAAoxEAMMMGAQCHCgAhyAYBAIcKACHKBgEAhwoAIdgGQACjCgAh2wYBALAKACGTB0AAyQoAIaIHAQCHCgAhqgcBAIcKACGXCAEAhwoAIZgIAQCHCgAhmQgAAJELACCaCAAAkQsAIJsIAACRCwAgnAhAAMkKACGdCEAAyQoAIZ4IQADJCgAhD8gGAQDeCwAhygYBAN4LACHYBkAA9AsAIdsGAQDvCwAhkwdAAPMLACGiBwEA3gsAIaoHAQDeCwAhlwgBAN4LACGYCAEA3gsAIZkIAADYDwAgmggAANkPACCbCAAA2g8AIJwIQADzCwAhnQhAAPMLACGeCEAA8wsAIRAFAADcDwAgyAYBAN4LACHKBgEA3gsAIdgGQAD0CwAh2wYBAO8LACGTB0AA8wsAIaIHAQDeCwAhqgcBAN4LACGXCAEA3gsAIZgIAQDeCwAhmQgAANgPACCaCAAA2Q8AIJsIAADaDwAgnAhAAPMLACGdCEAA8wsAIZ4IQADzCwAhEAUAAO0PACDIBgEAAAABygYBAAAAAdgGQAAAAAHbBgEAAAABkwdAAAAAAaIHAQAAAAGqBwEAAAABlwgBAAAAAZgIAQAAAAGZCAAA6Q8AIJoIAADqDwAgmwgAAOsPACCcCEAAAAABnQhAAAAAAZ4IQAAAAAEEMgAAnBEAMMcIAACdEQAwyQgAAJ8RACDNCAAAoBEAMAQyAACQEQAwxwgAAJERADDJCAAAkxEAIM0IAACUEQAwBDIAAIQRADDHCAAAhREAMMkIAACHEQAgzQgAAIgRADAEMgAA-xAAMMcIAAD8EAAwyQgAAP4QACDNCAAA9g4AMAQyAADvEAAwxwgAAPAQADDJCAAA8hAAIM0IAADzEAAwBDIAAOMQADDHCAAA5BAAMMkIAADmEAAgzQgAAOcQADADMgAA3hAAIMcIAADfEAAgzQgAAJ0CACAEMgAA0hAAMMcIAADTEAAwyQgAANUQACDNCAAA1hAAMAQyAADGEAAwxwgAAMcQADDJCAAAyRAAIM0IAADKEAAwBDIAALoQADDHCAAAuxAAMMkIAAC9EAAgzQgAAL4QADAEMgAArhAAMMcIAACvEAAwyQgAALEQACDNCAAAshAAMAQyAACiEAAwxwgAAKMQADDJCAAApRAAIM0IAACmEAAwBDIAAJYQADDHCAAAlxAAMMkIAACZEAAgzQgAAJoQADAEMgAAihAAMMcIAACLEAAwyQgAAI0QACDNCAAAjhAAMAAAAAAAAAEDAADjDgAgAAAAAAAAAAAHAwAA4w4AIAsAALkRACDlBgAA6QsAIOYGAADpCwAgkwcAAOkLACDzBwAA6QsAIPQHAADpCwAgAAADDgAAww4AIOQHAADpCwAg5QcAAOkLACAABwkAALEOACDTBwAA6QsAINUHAADpCwAg1gcAAOkLACDYBwAA6QsAINkHAADpCwAg2wcAAOkLACARAwAA4w4AIAgAAMQRACAJAACxDgAgtAYAAOkLACDDBgAA6QsAIMcGAADpCwAgzAYAAOkLACDNBgAA6QsAIM4GAADpCwAgzwYAAOkLACDSBgAA6QsAINQGAADpCwAg1QYAAOkLACDWBgAA6QsAINcGAADpCwAg2QYAAOkLACDaBgAA6QsAIAABDQAA-Q0AIA0DAADjDgAgCAAAxBEAIMEGAADpCwAgxQYAAOkLACD6BgAA6QsAIPsGAADpCwAg_AYAAOkLACD9BgAA6QsAIP8GAADpCwAggAcAAOkLACCBBwAA6QsAIIIHAADpCwAghAcAAOkLACAHAwAA4w4AIAUAANARACDbBgAA6QsAIJMHAADpCwAgnAgAAOkLACCdCAAA6QsAIJ4IAADpCwAgAA_IBgEAAAABygYBAAAAAdgGQAAAAAHbBgEAAAABkwdAAAAAAaIHAQAAAAGqBwEAAAABlwgBAAAAAZgIAQAAAAGZCAAA6Q8AIJoIAADqDwAgmwgAAOsPACCcCEAAAAABnQhAAAAAAZ4IQAAAAAEkswYCAAAAAcEGAQAAAAHEBhAAAAABxQYBAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAdEGAQAAAAHhBgQAAAAB7QYBAAAAAe4GAQAAAAHvBgEAAAAB8AYCAAAAAfEGAQAAAAHyBgEAAAAB8wYQAAAAAfQGEAAAAAH1BhAAAAAB9gYQAAAAAfcGBAAAAAH4BgQAAAAB-QYQAAAAAfoGAQAAAAH7BhAAAAAB_AYBAAAAAf0GQAAAAAH-BiAAAAAB_wZAAAAAAYAHAQAAAAGBB0AAAAABggdAAAAAAYMHQAAAAAGEB0AAAAABFxoCAAAAAbMGAgAAAAG0BgQAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYgAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2QZAAAAAAdoGQAAAAAE4swYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAEQswYCAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHYBkAAAAAB5QYBAAAAAeYGgAAAAAGTB0AAAAAB7wdAAAAAAfAHAQAAAAHxBxAAAAAB8gcQAAAAAfMHAQAAAAH0BwIAAAAB9QcgAAAAAQyzBgIAAAABxwYQAAAAAcgGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHYBkAAAAAB5QYBAAAAAZ0HAQAAAAHsBwEAAAAB7gcBAAAAAe8HQAAAAAELswYCAAAAAccGEAAAAAHIBgEAAAAB0QYBAAAAAdQGAQAAAAHYBkAAAAAB8wYQAAAAAYYHAQAAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAEDswYCAAAAAeAGQAAAAAGnBxAAAAABBwsEAAAAAcoGAQAAAAHYBkAAAAABowcBAAAAAekHBAAAAAHqBwQAAAAB6weAAAAAAQcTgAAAAAEUBAAAAAHKBgEAAAAB2AZAAAAAAegHAQAAAAHpBwQAAAAB6gcEAAAAAQPKBgEAAAAB7QYBAAAAAecHQAAAAAEDygYBAAAAAeAGQAAAAAHmBwQAAAABBYYHAQAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAAA9Q8AICMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAhAACxEQAgIgAAshEAICMAALMRACAkAAC0EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADeEQAgAwAAABQAIDIAAN4RACAzAADiEQAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACArAADiEQAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICMAAIcQACAkAACIEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMLAACrEQAgGgAAqREAIBsAAKoRACAcAACsEQAgHQAArREAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADjEQAgA8MGAQAAAAGVCAEAAAABlghAAAAAAQMAAAAUACAyAADjEQAgMwAA6BEAICUAAAAUACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgKwAA6BEAIMgGAQDeCwAh2AZAAPQLACHvB0AA9AsAIaYIAQDeCwAhpwgBAN4LACGoCAEA3gsAIakIAQDvCwAhqggBAO8LACGrCAEA7wsAIawIAQDvCwAhrQhAAPMLACGuCEAA8wsAIa8IQADzCwAhsAgBAN4LACGxCAEA3gsAIbIIQADzCwAhswhAAPMLACG0CAEA7wsAIbUIQADzCwAhtghAAPMLACG3CAIA3AsAIbgIgAAAAAEjCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICMAAIcQACAkAACIEAAgJQAAiRAAIMgGAQDeCwAh2AZAAPQLACHvB0AA9AsAIaYIAQDeCwAhpwgBAN4LACGoCAEA3gsAIakIAQDvCwAhqggBAO8LACGrCAEA7wsAIawIAQDvCwAhrQhAAPMLACGuCEAA8wsAIa8IQADzCwAhsAgBAN4LACGxCAEA3gsAIbIIQADzCwAhswhAAPMLACG0CAEA7wsAIbUIQADzCwAhtghAAPMLACG3CAIA3AsAIbgIgAAAAAERAwAA7A8AIMMGAQAAAAHIBgEAAAABygYBAAAAAdgGQAAAAAHbBgEAAAABkwdAAAAAAaIHAQAAAAGqBwEAAAABlwgBAAAAAZgIAQAAAAGZCAAA6Q8AIJoIAADqDwAgmwgAAOsPACCcCEAAAAABnQhAAAAAAZ4IQAAAAAECAAAABQAgMgAA6REAIAMAAAADACAyAADpEQAgMwAA7REAIBMAAAADACADAADbDwAgKwAA7REAIMMGAQDeCwAhyAYBAN4LACHKBgEA3gsAIdgGQAD0CwAh2wYBAO8LACGTB0AA8wsAIaIHAQDeCwAhqgcBAN4LACGXCAEA3gsAIZgIAQDeCwAhmQgAANgPACCaCAAA2Q8AIJsIAADaDwAgnAhAAPMLACGdCEAA8wsAIZ4IQADzCwAhEQMAANsPACDDBgEA3gsAIcgGAQDeCwAhygYBAN4LACHYBkAA9AsAIdsGAQDvCwAhkwdAAPMLACGiBwEA3gsAIaoHAQDeCwAhlwgBAN4LACGYCAEA3gsAIZkIAADYDwAgmggAANkPACCbCAAA2g8AIJwIQADzCwAhnQhAAPMLACGeCEAA8wsAISMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHQAArREAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADuEQAgQQMAAJAPACAJAACSDwAgDAAAkQ8AIA8AAJMPACAQAACUDwAgEQAAlQ8AIBIAAJYPACATAADIDwAgswYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZIIAQAAAAGTCAEAAAABAgAAACIAIDIAAPARACAPtAYEAAAAAcEGAQAAAAHYBkAAAAABhAdAAAAAAZIHBAAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABBoQHQAAAAAGSBwQAAAABpgcBAAAAAcIHAgAAAAHDBwQAAAABxAcQAAAAAQMEAQAAAAHYBkAAAAAB2wYBAAAAAQLYBkAAAAAB3QcBAAAAARIDAADJDwAgswYCAAAAAcMGAQAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAAB2AZAAAAAAeUGAQAAAAHmBoAAAAABkwdAAAAAAe8HQAAAAAHwBwEAAAAB8QcQAAAAAfIHEAAAAAHzBwEAAAAB9AcCAAAAAfUHIAAAAAECAAAATgAgMgAA9hEAICMHAACoEQAgGgAAqREAIBsAAKoRACAcAACsEQAgHQAArREAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAAD4EQAgAwAAAB8AIDIAAPYRACAzAAD8EQAgFAAAAB8AIAMAAPAOACArAAD8EQAgswYCANwLACHDBgEA3gsAIcgGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAh2AZAAPQLACHlBgEA7wsAIeYGgAAAAAGTB0AA8wsAIe8HQAD0CwAh8AcBAN4LACHxBxAA5AsAIfIHEADkCwAh8wcBAO8LACH0BwIAnw0AIfUHIADxCwAhEgMAAPAOACCzBgIA3AsAIcMGAQDeCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHYBkAA9AsAIeUGAQDvCwAh5gaAAAAAAZMHQADzCwAh7wdAAPQLACHwBwEA3gsAIfEHEADkCwAh8gcQAOQLACHzBwEA7wsAIfQHAgCfDQAh9QcgAPELACE4swYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZIIAQAAAAEDAAAAHQAgMgAA8BEAIDMAAIASACBDAAAAHQAgAwAA_g4AIAkAAP8OACAMAACODwAgDwAAgA8AIBAAAIEPACARAACCDwAgEgAAgw8AIBMAAIQPACArAACAEgAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIUEDAAD-DgAgCQAA_w4AIAwAAI4PACAPAACADwAgEAAAgQ8AIBEAAIIPACASAACDDwAgEwAAhA8AILMGAgDcCwAhtAYEAPILACG1BgEA7wsAIcIGAQDvCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhkwgBAO8LACEDAAAAFAAgMgAA-BEAIDMAAIMSACAlAAAAFAAgBwAA_A8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICMAAIcQACAkAACIEAAgJQAAiRAAICsAAIMSACDIBgEA3gsAIdgGQAD0CwAh7wdAAPQLACGmCAEA3gsAIacIAQDeCwAhqAgBAN4LACGpCAEA7wsAIaoIAQDvCwAhqwgBAO8LACGsCAEA7wsAIa0IQADzCwAhrghAAPMLACGvCEAA8wsAIbAIAQDeCwAhsQgBAN4LACGyCEAA8wsAIbMIQADzCwAhtAgBAO8LACG1CEAA8wsAIbYIQADzCwAhtwgCANwLACG4CIAAAAABIwcAAPwPACAaAAD9DwAgGwAA_g8AIBwAAIAQACAdAACBEAAgHgAAghAAIB8AAIMQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACDIBgEA3gsAIdgGQAD0CwAh7wdAAPQLACGmCAEA3gsAIacIAQDeCwAhqAgBAN4LACGpCAEA7wsAIaoIAQDvCwAhqwgBAO8LACGsCAEA7wsAIa0IQADzCwAhrghAAPMLACGvCEAA8wsAIbAIAQDeCwAhsQgBAN4LACGyCEAA8wsAIbMIQADzCwAhtAgBAO8LACG1CEAA8wsAIbYIQADzCwAhtwgCANwLACG4CIAAAAABOLMGAgAAAAG0BgQAAAABtQYBAAAAAcIGAQAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAdEGAQAAAAHUBgEAAAAB1QZAAAAAAdYGAQAAAAHXBgEAAAAB2AZAAAAAAdoGQAAAAAHdBgEAAAAB5AYBAAAAAeUGAQAAAAHmBoAAAAAB7QYBAAAAAYcHAQAAAAGIBwEAAAABkgcQAAAAAfYHAQAAAAH3BwEAAAAB-AcEAAAAAfkHBAAAAAH6BwEAAAAB-wcBAAAAAfwHBAAAAAH9ByAAAAAB_gcCAAAAAf8HAQAAAAGACAQAAAABgQgCAAAAAYIIQAAAAAGDCAEAAAABhAhAAAAAAYUIAQAAAAGGCEAAAAABhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IgAAAAAGPCAEAAAABkAhAAAAAAZEIQAAAAAGTCAEAAAABAwAAABQAIDIAAO4RACAzAACHEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAdAACBEAAgHgAAghAAIB8AAIMQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACHEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAACIEgAgAwAAABQAIDIAAIgSACAzAACMEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHgAAghAAIB8AAIMQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACMEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAACNEgAgAwAAABQAIDIAAI0SACAzAACREgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB8AAIMQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACREgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAACSEgAgAwAAABQAIDIAAJISACAzAACWEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACWEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAhAACxEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAACXEgAgAwAAABQAIDIAAJcSACAzAACbEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACbEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAhAACxEQAgIgAAshEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAACcEgAgAwAAABQAIDIAAJwSACAzAACgEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgJAAAiBAAICUAAIkQACArAACgEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAhAACxEQAgIgAAshEAICMAALMRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAAChEgAgAwAAABQAIDIAAKESACAzAAClEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICUAAIkQACArAAClEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICMAAIcQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAAUEDAACQDwAgCQAAkg8AIAwAAJEPACAPAACTDwAgEAAAlA8AIBIAAJYPACATAADIDwAgFAAAlw8AILMGAgAAAAG0BgQAAAABtQYBAAAAAcIGAQAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAdEGAQAAAAHUBgEAAAAB1QZAAAAAAdYGAQAAAAHXBgEAAAAB2AZAAAAAAdoGQAAAAAHdBgEAAAAB5AYBAAAAAeUGAQAAAAHmBoAAAAAB7QYBAAAAAYcHAQAAAAGIBwEAAAABkgcQAAAAAfYHAQAAAAH3BwEAAAAB-AcEAAAAAfkHBAAAAAH6BwEAAAAB-wcBAAAAAfwHBAAAAAH9ByAAAAAB_gcCAAAAAf8HAQAAAAGACAQAAAABgQgCAAAAAYIIQAAAAAGDCAEAAAABhAhAAAAAAYUIAQAAAAGGCEAAAAABhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IgAAAAAGPCAEAAAABkAhAAAAAAZEIQAAAAAGSCAEAAAABkwgBAAAAAQIAAAAiACAyAACmEgAgAwAAAB0AIDIAAKYSACAzAACqEgAgQwAAAB0AIAMAAP4OACAJAAD_DgAgDAAAjg8AIA8AAIAPACAQAACBDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgKwAAqhIAILMGAgDcCwAhtAYEAPILACG1BgEA7wsAIcIGAQDvCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhkwgBAO8LACFBAwAA_g4AIAkAAP8OACAMAACODwAgDwAAgA8AIBAAAIEPACASAACDDwAgEwAAhA8AIBQAAIUPACCzBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHRBgEA3gsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHaBkAA8wsAId0GAQDeCwAh5AYBAO8LACHlBgEA7wsAIeYGgAAAAAHtBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGSBxAA5AsAIfYHAQDvCwAh9wcBAN4LACH4BwQA3QsAIfkHBADdCwAh-gcBAN4LACH7BwEA3gsAIfwHBADdCwAh_QcgAPwOACH-BwIAnw0AIf8HAQDvCwAhgAgEAPILACGBCAIAnw0AIYIIQADzCwAhgwgBAO8LACGECEAA8wsAIYUIAQDvCwAhhghAAPMLACGHCEAA8wsAIYgIQADzCwAhiQhAAPMLACGKCEAA8wsAIYsIAQDvCwAhjAgBAO8LACGNCAEA7wsAIY4IgAAAAAGPCAEA7wsAIZAIQADzCwAhkQhAAPMLACGSCAEA7wsAIZMIAQDvCwAhQQMAAJAPACAJAACSDwAgDAAAkQ8AIA8AAJMPACAQAACUDwAgEQAAlQ8AIBMAAMgPACAUAACXDwAgswYCAAAAAbQGBAAAAAG1BgEAAAABwgYBAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAAB0QYBAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2gZAAAAAAd0GAQAAAAHkBgEAAAAB5QYBAAAAAeYGgAAAAAHtBgEAAAABhwcBAAAAAYgHAQAAAAGSBxAAAAAB9gcBAAAAAfcHAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAH7BwEAAAAB_AcEAAAAAf0HIAAAAAH-BwIAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAYMIAQAAAAGECEAAAAABhQgBAAAAAYYIQAAAAAGHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjgiAAAAAAY8IAQAAAAGQCEAAAAABkQhAAAAAAZIIAQAAAAGTCAEAAAABAgAAACIAIDIAAKsSACADAAAAHQAgMgAAqxIAIDMAAK8SACBDAAAAHQAgAwAA_g4AIAkAAP8OACAMAACODwAgDwAAgA8AIBAAAIEPACARAACCDwAgEwAAhA8AIBQAAIUPACArAACvEgAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIUEDAAD-DgAgCQAA_w4AIAwAAI4PACAPAACADwAgEAAAgQ8AIBEAAIIPACATAACEDwAgFAAAhQ8AILMGAgDcCwAhtAYEAPILACG1BgEA7wsAIcIGAQDvCwAhwwYBAN4LACHHBhAA5AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIdEGAQDeCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdoGQADzCwAh3QYBAN4LACHkBgEA7wsAIeUGAQDvCwAh5gaAAAAAAe0GAQDeCwAhhwcBAN4LACGIBwEA3gsAIZIHEADkCwAh9gcBAO8LACH3BwEA3gsAIfgHBADdCwAh-QcEAN0LACH6BwEA3gsAIfsHAQDeCwAh_AcEAN0LACH9ByAA_A4AIf4HAgCfDQAh_wcBAO8LACGACAQA8gsAIYEIAgCfDQAhgghAAPMLACGDCAEA7wsAIYQIQADzCwAhhQgBAO8LACGGCEAA8wsAIYcIQADzCwAhiAhAAPMLACGJCEAA8wsAIYoIQADzCwAhiwgBAO8LACGMCAEA7wsAIY0IAQDvCwAhjgiAAAAAAY8IAQDvCwAhkAhAAPMLACGRCEAA8wsAIZIIAQDvCwAhkwgBAO8LACFBAwAAkA8AIAkAAJIPACAMAACRDwAgDwAAkw8AIBEAAJUPACASAACWDwAgEwAAyA8AIBQAAJcPACCzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAECAAAAIgAgMgAAsBIAIAMAAAAdACAyAACwEgAgMwAAtBIAIEMAAAAdACADAAD-DgAgCQAA_w4AIAwAAI4PACAPAACADwAgEQAAgg8AIBIAAIMPACATAACEDwAgFAAAhQ8AICsAALQSACCzBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHRBgEA3gsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHaBkAA8wsAId0GAQDeCwAh5AYBAO8LACHlBgEA7wsAIeYGgAAAAAHtBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGSBxAA5AsAIfYHAQDvCwAh9wcBAN4LACH4BwQA3QsAIfkHBADdCwAh-gcBAN4LACH7BwEA3gsAIfwHBADdCwAh_QcgAPwOACH-BwIAnw0AIf8HAQDvCwAhgAgEAPILACGBCAIAnw0AIYIIQADzCwAhgwgBAO8LACGECEAA8wsAIYUIAQDvCwAhhghAAPMLACGHCEAA8wsAIYgIQADzCwAhiQhAAPMLACGKCEAA8wsAIYsIAQDvCwAhjAgBAO8LACGNCAEA7wsAIY4IgAAAAAGPCAEA7wsAIZAIQADzCwAhkQhAAPMLACGSCAEA7wsAIZMIAQDvCwAhQQMAAP4OACAJAAD_DgAgDAAAjg8AIA8AAIAPACARAACCDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIQ-0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAG4BwEAAAABwQdAAAAAAcMHBAAAAAHEBxAAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcQAAAAAckHQAAAAAEaAwAAuQwAIAgAALoMACAaAgAAAAGzBgIAAAABtAYEAAAAAcMGAQAAAAHHBhAAAAAByAYBAAAAAckGAQAAAAHKBgEAAAABywYBAAAAAcwGAQAAAAHNBgEAAAABzgYBAAAAAc8GAQAAAAHQBgEAAAAB0QYBAAAAAdIGAQAAAAHTBiAAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHZBkAAAAAB2gZAAAAAAQIAAABKACAyAAC2EgAgAwAAADsAIDIAALYSACAzAAC6EgAgHAAAADsAIAMAAPULACAIAAD2CwAgGgIA3AsAISsAALoSACCzBgIA3AsAIbQGBADyCwAhwwYBAO8LACHHBhAA8AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAO8LACHNBgEA7wsAIc4GAQDvCwAhzwYBAO8LACHQBgEA3gsAIdEGAQDeCwAh0gYBAO8LACHTBiAA8QsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHZBkAA8wsAIdoGQADzCwAhGgMAAPULACAIAAD2CwAgGgIA3AsAIbMGAgDcCwAhtAYEAPILACHDBgEA7wsAIccGEADwCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA7wsAIc0GAQDvCwAhzgYBAO8LACHPBgEA7wsAIdAGAQDeCwAh0QYBAN4LACHSBgEA7wsAIdMGIADxCwAh1AYBAO8LACHVBkAA8wsAIdYGAQDvCwAh1wYBAO8LACHYBkAA9AsAIdkGQADzCwAh2gZAAPMLACEVCgAAqAwAIA4AAKkMACAVAACTDgAgFgAAqgwAIBcAAKsMACC0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABAgAAABkAIDIAALsSACADAAAAFwAgMgAAuxIAIDMAAL8SACAXAAAAFwAgCgAAgwwAIA4AAIQMACAVAACSDgAgFgAAhQwAIBcAAIYMACArAAC_EgAgtAYEAPILACHBBgEA7wsAIdgGQAD0CwAhhAdAAPMLACGSBwQA3QsAIaMHAQDvCwAhpgcBAN4LACG4BwEA3gsAIcEHQAD0CwAhwwcEAPILACHEBxAA8AsAIcUHAQDeCwAhxgcBAO8LACHHBwEA7wsAIcgHEADwCwAhyQdAAPMLACEVCgAAgwwAIA4AAIQMACAVAACSDgAgFgAAhQwAIBcAAIYMACC0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACGmBwEA3gsAIbgHAQDeCwAhwQdAAPQLACHDBwQA8gsAIcQHEADwCwAhxQcBAN4LACHGBwEA7wsAIccHAQDvCwAhyAcQAPALACHJB0AA8wsAISMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADAEgAgAwAAABQAIDIAAMASACAzAADEEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAADEEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAARUKAACoDAAgDgAAqQwAIBUAAJMOACAWAACqDAAgGAAArAwAILQGBAAAAAHBBgEAAAAB2AZAAAAAAYQHQAAAAAGSBwQAAAABowcBAAAAAaYHAQAAAAG4BwEAAAABwQdAAAAAAcMHBAAAAAHEBxAAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcQAAAAAckHQAAAAAECAAAAGQAgMgAAxRIAIAMAAAAXACAyAADFEgAgMwAAyRIAIBcAAAAXACAKAACDDAAgDgAAhAwAIBUAAJIOACAWAACFDAAgGAAAhwwAICsAAMkSACC0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACGmBwEA3gsAIbgHAQDeCwAhwQdAAPQLACHDBwQA8gsAIcQHEADwCwAhxQcBAN4LACHGBwEA7wsAIccHAQDvCwAhyAcQAPALACHJB0AA8wsAIRUKAACDDAAgDgAAhAwAIBUAAJIOACAWAACFDAAgGAAAhwwAILQGBADyCwAhwQYBAO8LACHYBkAA9AsAIYQHQADzCwAhkgcEAN0LACGjBwEA7wsAIaYHAQDeCwAhuAcBAN4LACHBB0AA9AsAIcMHBADyCwAhxAcQAPALACHFBwEA3gsAIcYHAQDvCwAhxwcBAO8LACHIBxAA8AsAIckHQADzCwAhAasHQAAAAAELDAAA6w0AIBUBAAAAAcADAADqDQAgwwYBAAAAAcgGAQAAAAGrB0AAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAeAAAAAAbEHAQAAAAECAAAAxQUAIDIAAMsSACADAAAA0QUAIDIAAMsSACAzAADPEgAgDQAAANEFACAMAADSDQAgFQEA3gsAISsAAM8SACDAAwAA0Q0AIMMGAQDvCwAhyAYBAN4LACGrB0AA9AsAIa0HAQDeCwAhrgcBAN4LACGvBwEA3gsAIbAHgAAAAAGxBwEA7wsAIQsMAADSDQAgFQEA3gsAIcADAADRDQAgwwYBAO8LACHIBgEA3gsAIasHQAD0CwAhrQcBAN4LACGuBwEA3gsAIa8HAQDeCwAhsAeAAAAAAbEHAQDvCwAhCwwAAOsNACAVAQAAAAG_AwAA6Q0AIMMGAQAAAAHIBgEAAAABqwdAAAAAAa0HAQAAAAGuBwEAAAABrwcBAAAAAbAHgAAAAAGxBwEAAAABAgAAAMUFACAyAADQEgAgAwAAANEFACAyAADQEgAgMwAA1BIAIA0AAADRBQAgDAAA0g0AIBUBAN4LACErAADUEgAgvwMAANANACDDBgEA7wsAIcgGAQDeCwAhqwdAAPQLACGtBwEA3gsAIa4HAQDeCwAhrwcBAN4LACGwB4AAAAABsQcBAO8LACELDAAA0g0AIBUBAN4LACG_AwAA0A0AIMMGAQDvCwAhyAYBAN4LACGrB0AA9AsAIa0HAQDeCwAhrgcBAN4LACGvBwEA3gsAIbAHgAAAAAGxBwEA7wsAIQsVAQAAAAG_AwAA6Q0AIMADAADqDQAgwwYBAAAAAcgGAQAAAAGrB0AAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAeAAAAAAbEHAQAAAAECAAAAxQUAIDIAANUSACADAAAA0QUAIDIAANUSACAzAADZEgAgDQAAANEFACAVAQDeCwAhKwAA2RIAIL8DAADQDQAgwAMAANENACDDBgEA7wsAIcgGAQDeCwAhqwdAAPQLACGtBwEA3gsAIa4HAQDeCwAhrwcBAN4LACGwB4AAAAABsQcBAO8LACELFQEA3gsAIb8DAADQDQAgwAMAANENACDDBgEA7wsAIcgGAQDeCwAhqwdAAPQLACGtBwEA3gsAIa4HAQDeCwAhrwcBAN4LACGwB4AAAAABsQcBAO8LACEVCgAAqAwAIA4AAKkMACAVAACTDgAgFwAAqwwAIBgAAKwMACC0BgQAAAABwQYBAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABAgAAABkAIDIAANoSACADAAAAFwAgMgAA2hIAIDMAAN4SACAXAAAAFwAgCgAAgwwAIA4AAIQMACAVAACSDgAgFwAAhgwAIBgAAIcMACArAADeEgAgtAYEAPILACHBBgEA7wsAIdgGQAD0CwAhhAdAAPMLACGSBwQA3QsAIaMHAQDvCwAhpgcBAN4LACG4BwEA3gsAIcEHQAD0CwAhwwcEAPILACHEBxAA8AsAIcUHAQDeCwAhxgcBAO8LACHHBwEA7wsAIcgHEADwCwAhyQdAAPMLACEVCgAAgwwAIA4AAIQMACAVAACSDgAgFwAAhgwAIBgAAIcMACC0BgQA8gsAIcEGAQDvCwAh2AZAAPQLACGEB0AA8wsAIZIHBADdCwAhowcBAO8LACGmBwEA3gsAIbgHAQDeCwAhwQdAAPQLACHDBwQA8gsAIcQHEADwCwAhxQcBAN4LACHGBwEA7wsAIccHAQDvCwAhyAcQAPALACHJB0AA8wsAISMHAACoEQAgCwAAqxEAIBoAAKkRACAbAACqEQAgHAAArBEAIB0AAK0RACAeAACuEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADfEgAgAwAAABQAIDIAAN8SACAzAADjEgAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAADjEgAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAAQKFBwEAAAABhgcBAAAAAQLJBgEAAAABhgcBAAAAAQeCBQAAiw0AILMGAgAAAAHKBgEAAAABywYBAAAAAYcHAQAAAAGIBwEAAAABiQcBAAAAAQIAAADvBwAgMgAA5hIAIAMAAAD8BwAgMgAA5hIAIDMAAOoSACAJAAAA_AcAICsAAOoSACCCBQAA8QwAILMGAgDcCwAhygYBAN4LACHLBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGJBwEA7wsAIQeCBQAA8QwAILMGAgDcCwAhygYBAN4LACHLBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGJBwEA7wsAIQeDBQAAjA0AILMGAgAAAAHKBgEAAAABywYBAAAAAYcHAQAAAAGIBwEAAAABiQcBAAAAAQIAAADvBwAgMgAA6xIAIAMAAAD8BwAgMgAA6xIAIDMAAO8SACAJAAAA_AcAICsAAO8SACCDBQAA8gwAILMGAgDcCwAhygYBAN4LACHLBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGJBwEA7wsAIQeDBQAA8gwAILMGAgDcCwAhygYBAN4LACHLBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGJBwEA7wsAISMHAACoEQAgCwAAqxEAIBsAAKoRACAcAACsEQAgHQAArREAIB4AAK4RACAfAACvEQAgIAAAsBEAICEAALERACAiAACyEQAgIwAAsxEAICQAALQRACAlAAC1EQAgyAYBAAAAAdgGQAAAAAHvB0AAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABrwhAAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAIAAAABuAiAAAAAAQIAAAABACAyAADwEgAgBsEGAQAAAAHDBgEAAAABxAYQAAAAAcUGAQAAAAHGBhAAAAABxwYQAAAAAQMAAAAUACAyAADwEgAgMwAA9RIAICUAAAAUACAHAAD8DwAgCwAA_w8AIBsAAP4PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgKwAA9RIAIMgGAQDeCwAh2AZAAPQLACHvB0AA9AsAIaYIAQDeCwAhpwgBAN4LACGoCAEA3gsAIakIAQDvCwAhqggBAO8LACGrCAEA7wsAIawIAQDvCwAhrQhAAPMLACGuCEAA8wsAIa8IQADzCwAhsAgBAN4LACGxCAEA3gsAIbIIQADzCwAhswhAAPMLACG0CAEA7wsAIbUIQADzCwAhtghAAPMLACG3CAIA3AsAIbgIgAAAAAEjBwAA_A8AIAsAAP8PACAbAAD-DwAgHAAAgBAAIB0AAIEQACAeAACCEAAgHwAAgxAAICAAAIQQACAhAACFEAAgIgAAhhAAICMAAIcQACAkAACIEAAgJQAAiRAAIMgGAQDeCwAh2AZAAPQLACHvB0AA9AsAIaYIAQDeCwAhpwgBAN4LACGoCAEA3gsAIakIAQDvCwAhqggBAO8LACGrCAEA7wsAIawIAQDvCwAhrQhAAPMLACGuCEAA8wsAIa8IQADzCwAhsAgBAN4LACGxCAEA3gsAIbIIQADzCwAhswhAAPMLACG0CAEA7wsAIbUIQADzCwAhtghAAPMLACG3CAIA3AsAIbgIgAAAAAEjBwAAqBEAIAsAAKsRACAaAACpEQAgHAAArBEAIB0AAK0RACAeAACuEQAgHwAArxEAICAAALARACAhAACxEQAgIgAAshEAICMAALMRACAkAAC0EQAgJQAAtREAIMgGAQAAAAHYBkAAAAAB7wdAAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCEAAAAABrghAAAAAAa8IQAAAAAGwCAEAAAABsQgBAAAAAbIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgCAAAAAbgIgAAAAAECAAAAAQAgMgAA9hIAIAbCBgEAAAABwwYBAAAAAcQGEAAAAAHFBgEAAAABxgYQAAAAAccGEAAAAAFBAwAAkA8AIAwAAJEPACAPAACTDwAgEAAAlA8AIBEAAJUPACASAACWDwAgEwAAyA8AIBQAAJcPACCzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAECAAAAIgAgMgAA-RIAIA6zBgIAAAAByAYBAAAAAdgGQAAAAAGGBwEAAAAB0gcEAAAAAdMHAQAAAAHUBwQAAAAB1QdAAAAAAdYHEAAAAAHXByAAAAAB2AcQAAAAAdkHQAAAAAHaByAAAAAB2wdAAAAAAQIAAADRAwAgMgAA-xIAIAOzBgIAAAAB7QYBAAAAAaUHQAAAAAFBAwAAkA8AIAkAAJIPACAMAACRDwAgEAAAlA8AIBEAAJUPACASAACWDwAgEwAAyA8AIBQAAJcPACCzBgIAAAABtAYEAAAAAbUGAQAAAAHCBgEAAAABwwYBAAAAAccGEAAAAAHIBgEAAAAByQYBAAAAAcoGAQAAAAHLBgEAAAABzAYBAAAAAc0GAQAAAAHRBgEAAAAB1AYBAAAAAdUGQAAAAAHWBgEAAAAB1wYBAAAAAdgGQAAAAAHaBkAAAAAB3QYBAAAAAeQGAQAAAAHlBgEAAAAB5gaAAAAAAe0GAQAAAAGHBwEAAAABiAcBAAAAAZIHEAAAAAH2BwEAAAAB9wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAfsHAQAAAAH8BwQAAAAB_QcgAAAAAf4HAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABgwgBAAAAAYQIQAAAAAGFCAEAAAABhghAAAAAAYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCIAAAAABjwgBAAAAAZAIQAAAAAGRCEAAAAABkggBAAAAAZMIAQAAAAECAAAAIgAgMgAA_hIAIAMAAAAdACAyAAD-EgAgMwAAghMAIEMAAAAdACADAAD-DgAgCQAA_w4AIAwAAI4PACAQAACBDwAgEQAAgg8AIBIAAIMPACATAACEDwAgFAAAhQ8AICsAAIITACCzBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHRBgEA3gsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHaBkAA8wsAId0GAQDeCwAh5AYBAO8LACHlBgEA7wsAIeYGgAAAAAHtBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGSBxAA5AsAIfYHAQDvCwAh9wcBAN4LACH4BwQA3QsAIfkHBADdCwAh-gcBAN4LACH7BwEA3gsAIfwHBADdCwAh_QcgAPwOACH-BwIAnw0AIf8HAQDvCwAhgAgEAPILACGBCAIAnw0AIYIIQADzCwAhgwgBAO8LACGECEAA8wsAIYUIAQDvCwAhhghAAPMLACGHCEAA8wsAIYgIQADzCwAhiQhAAPMLACGKCEAA8wsAIYsIAQDvCwAhjAgBAO8LACGNCAEA7wsAIY4IgAAAAAGPCAEA7wsAIZAIQADzCwAhkQhAAPMLACGSCAEA7wsAIZMIAQDvCwAhQQMAAP4OACAJAAD_DgAgDAAAjg8AIBAAAIEPACARAACCDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIQWEB0AAAAABowcBAAAAAcIHAgAAAAHDBwQAAAABxAcQAAAAAQMAAAAdACAyAAD5EgAgMwAAhhMAIEMAAAAdACADAAD-DgAgDAAAjg8AIA8AAIAPACAQAACBDwAgEQAAgg8AIBIAAIMPACATAACEDwAgFAAAhQ8AICsAAIYTACCzBgIA3AsAIbQGBADyCwAhtQYBAO8LACHCBgEA7wsAIcMGAQDeCwAhxwYQAOQLACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDeCwAhzQYBAN4LACHRBgEA3gsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHaBkAA8wsAId0GAQDeCwAh5AYBAO8LACHlBgEA7wsAIeYGgAAAAAHtBgEA3gsAIYcHAQDeCwAhiAcBAN4LACGSBxAA5AsAIfYHAQDvCwAh9wcBAN4LACH4BwQA3QsAIfkHBADdCwAh-gcBAN4LACH7BwEA3gsAIfwHBADdCwAh_QcgAPwOACH-BwIAnw0AIf8HAQDvCwAhgAgEAPILACGBCAIAnw0AIYIIQADzCwAhgwgBAO8LACGECEAA8wsAIYUIAQDvCwAhhghAAPMLACGHCEAA8wsAIYgIQADzCwAhiQhAAPMLACGKCEAA8wsAIYsIAQDvCwAhjAgBAO8LACGNCAEA7wsAIY4IgAAAAAGPCAEA7wsAIZAIQADzCwAhkQhAAPMLACGSCAEA7wsAIZMIAQDvCwAhQQMAAP4OACAMAACODwAgDwAAgA8AIBAAAIEPACARAACCDwAgEgAAgw8AIBMAAIQPACAUAACFDwAgswYCANwLACG0BgQA8gsAIbUGAQDvCwAhwgYBAO8LACHDBgEA3gsAIccGEADkCwAhyAYBAN4LACHJBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAh0QYBAN4LACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2gZAAPMLACHdBgEA3gsAIeQGAQDvCwAh5QYBAO8LACHmBoAAAAAB7QYBAN4LACGHBwEA3gsAIYgHAQDeCwAhkgcQAOQLACH2BwEA7wsAIfcHAQDeCwAh-AcEAN0LACH5BwQA3QsAIfoHAQDeCwAh-wcBAN4LACH8BwQA3QsAIf0HIAD8DgAh_gcCAJ8NACH_BwEA7wsAIYAIBADyCwAhgQgCAJ8NACGCCEAA8wsAIYMIAQDvCwAhhAhAAPMLACGFCAEA7wsAIYYIQADzCwAhhwhAAPMLACGICEAA8wsAIYkIQADzCwAhighAAPMLACGLCAEA7wsAIYwIAQDvCwAhjQgBAO8LACGOCIAAAAABjwgBAO8LACGQCEAA8wsAIZEIQADzCwAhkggBAO8LACGTCAEA7wsAIQMAAADUAwAgMgAA-xIAIDMAAIkTACAQAAAA1AMAICsAAIkTACCzBgIA3AsAIcgGAQDeCwAh2AZAAPQLACGGBwEA3gsAIdIHBADdCwAh0wcBAO8LACHUBwQA3QsAIdUHQADzCwAh1gcQAPALACHXByAA8QsAIdgHEADwCwAh2QdAAPMLACHaByAA8QsAIdsHQADzCwAhDrMGAgDcCwAhyAYBAN4LACHYBkAA9AsAIYYHAQDeCwAh0gcEAN0LACHTBwEA7wsAIdQHBADdCwAh1QdAAPMLACHWBxAA8AsAIdcHIADxCwAh2AcQAPALACHZB0AA8wsAIdoHIADxCwAh2wdAAPMLACEPtAYEAAAAAdgGQAAAAAGEB0AAAAABkgcEAAAAAaMHAQAAAAGmBwEAAAABuAcBAAAAAcEHQAAAAAHDBwQAAAABxAcQAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHEAAAAAHJB0AAAAABAwAAABQAIDIAAPYSACAzAACNEwAgJQAAABQAIAcAAPwPACALAAD_DwAgGgAA_Q8AIBwAAIAQACAdAACBEAAgHgAAghAAIB8AAIMQACAgAACEEAAgIQAAhRAAICIAAIYQACAjAACHEAAgJAAAiBAAICUAAIkQACArAACNEwAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASMHAAD8DwAgCwAA_w8AIBoAAP0PACAcAACAEAAgHQAAgRAAIB4AAIIQACAfAACDEAAgIAAAhBAAICEAAIUQACAiAACGEAAgIwAAhxAAICQAAIgQACAlAACJEAAgyAYBAN4LACHYBkAA9AsAIe8HQAD0CwAhpggBAN4LACGnCAEA3gsAIagIAQDeCwAhqQgBAO8LACGqCAEA7wsAIasIAQDvCwAhrAgBAO8LACGtCEAA8wsAIa4IQADzCwAhrwhAAPMLACGwCAEA3gsAIbEIAQDeCwAhsghAAPMLACGzCEAA8wsAIbQIAQDvCwAhtQhAAPMLACG2CEAA8wsAIbcIAgDcCwAhuAiAAAAAASYDAADcDAAgswYCAAAAAcEGAQAAAAHDBgEAAAABxAYQAAAAAcUGAQAAAAHIBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHRBgEAAAAB4QYEAAAAAe0GAQAAAAHuBgEAAAAB7wYBAAAAAfAGAgAAAAHxBgEAAAAB8gYBAAAAAfMGEAAAAAH0BhAAAAAB9QYQAAAAAfYGEAAAAAH3BgQAAAAB-AYEAAAAAfkGEAAAAAH6BgEAAAAB-wYQAAAAAfwGAQAAAAH9BkAAAAAB_gYgAAAAAf8GQAAAAAGABwEAAAABgQdAAAAAAYIHQAAAAAGDB0AAAAABhAdAAAAAAQIAAAAOACAyAACOEwAgGgMAALkMACAJAAC7DAAgGgIAAAABswYCAAAAAbQGBAAAAAHDBgEAAAABxwYQAAAAAcgGAQAAAAHJBgEAAAABygYBAAAAAcsGAQAAAAHMBgEAAAABzQYBAAAAAc4GAQAAAAHPBgEAAAAB0AYBAAAAAdEGAQAAAAHSBgEAAAAB0wYgAAAAAdQGAQAAAAHVBkAAAAAB1gYBAAAAAdcGAQAAAAHYBkAAAAAB2QZAAAAAAdoGQAAAAAECAAAASgAgMgAAkBMAIAMAAAAMACAyAACOEwAgMwAAlBMAICgAAAAMACADAADRDAAgKwAAlBMAILMGAgDcCwAhwQYBAO8LACHDBgEA3gsAIcQGEADkCwAhxQYBAO8LACHIBgEA3gsAIcoGAQDeCwAhywYBAN4LACHMBgEA3gsAIc0GAQDeCwAhzgYBAN4LACHRBgEA3gsAIeEGBADdCwAh7QYBAN4LACHuBgEA3gsAIe8GAQDeCwAh8AYCANwLACHxBgEA3gsAIfIGAQDeCwAh8wYQAOQLACH0BhAA5AsAIfUGEADkCwAh9gYQAOQLACH3BgQA3QsAIfgGBADdCwAh-QYQAOQLACH6BgEA7wsAIfsGEADwCwAh_AYBAO8LACH9BkAA8wsAIf4GIADxCwAh_wZAAPMLACGABwEA7wsAIYEHQADzCwAhggdAAPMLACGDB0AA9AsAIYQHQADzCwAhJgMAANEMACCzBgIA3AsAIcEGAQDvCwAhwwYBAN4LACHEBhAA5AsAIcUGAQDvCwAhyAYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAN4LACHNBgEA3gsAIc4GAQDeCwAh0QYBAN4LACHhBgQA3QsAIe0GAQDeCwAh7gYBAN4LACHvBgEA3gsAIfAGAgDcCwAh8QYBAN4LACHyBgEA3gsAIfMGEADkCwAh9AYQAOQLACH1BhAA5AsAIfYGEADkCwAh9wYEAN0LACH4BgQA3QsAIfkGEADkCwAh-gYBAO8LACH7BhAA8AsAIfwGAQDvCwAh_QZAAPMLACH-BiAA8QsAIf8GQADzCwAhgAcBAO8LACGBB0AA8wsAIYIHQADzCwAhgwdAAPQLACGEB0AA8wsAIQMAAAA7ACAyAACQEwAgMwAAlxMAIBwAAAA7ACADAAD1CwAgCQAA9wsAIBoCANwLACErAACXEwAgswYCANwLACG0BgQA8gsAIcMGAQDvCwAhxwYQAPALACHIBgEA3gsAIckGAQDeCwAhygYBAN4LACHLBgEA3gsAIcwGAQDvCwAhzQYBAO8LACHOBgEA7wsAIc8GAQDvCwAh0AYBAN4LACHRBgEA3gsAIdIGAQDvCwAh0wYgAPELACHUBgEA7wsAIdUGQADzCwAh1gYBAO8LACHXBgEA7wsAIdgGQAD0CwAh2QZAAPMLACHaBkAA8wsAIRoDAAD1CwAgCQAA9wsAIBoCANwLACGzBgIA3AsAIbQGBADyCwAhwwYBAO8LACHHBhAA8AsAIcgGAQDeCwAhyQYBAN4LACHKBgEA3gsAIcsGAQDeCwAhzAYBAO8LACHNBgEA7wsAIc4GAQDvCwAhzwYBAO8LACHQBgEA3gsAIdEGAQDeCwAh0gYBAO8LACHTBiAA8QsAIdQGAQDvCwAh1QZAAPMLACHWBgEA7wsAIdcGAQDvCwAh2AZAAPQLACHZBkAA8wsAIdoGQADzCwAhDwYAIQcGAgtMCxoPBRtLBxxPDB1TGB5VGR9ZGiBdGyFhHCJlHSNpHiRtHyVxIAMDAAEFCgMGAAQBBAACAQULAAMDAAEGABcIEwYCFQAHGQAFBAMVAQYAFggWBgkaCAcGABUKAAkOHgsVPAcWQBMXQhQYQw4CBgAKCRsIAQkcAAoDAAEGABIJJQgMIAwPKQ4QLQ8RLxASMxETNAsUNQsDAwABBgANCyMLAQskAAINAAgOAAsBDgALAQ4ACwEOAAsFCTYADzcAEDgAEjkAFDoAAQ0ACAENAAgCFkQAGEUAAghGAAlHAAEISAABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAENB3IAC3UAGnMAG3QAHHYAHXcAH3gAIHkAIXoAInsAI3wAJH0AJX4AAAAABQYAJjgAJzkAKDoAKTsAKgAAAAAABQYAJjgAJzkAKDoAKTsAKgEDAAEBAwABBQYALzgAMDkAMToAMjsAMwAAAAAABQYALzgAMDkAMToAMjsAMwEDAAEBAwABAwYAODoAOTsAOgAAAAMGADg6ADk7ADoBBAACAQQAAgMGAD86AEA7AEEAAAADBgA_OgBAOwBBAwMAAQzhAQwT4gELAwMAAQzoAQwT6QELBQYARjgARzkASDoASTsASgAAAAAABQYARjgARzkASDoASTsASgEDAAEBAwABBQYATzgAUDkAUToAUjsAUwAAAAAABQYATzgAUDkAUToAUjsAUwEDAAEBAwABBQYAWDgAWTkAWjoAWzsAXAAAAAAABQYAWDgAWTkAWjoAWzsAXAEDAAEBAwABAwYAYToAYjsAYwAAAAMGAGE6AGI7AGMBAwABAQMAAQUGAGg4AGk5AGo6AGs7AGwAAAAAAAUGAGg4AGk5AGo6AGs7AGwBAwABAQMAAQUGAHE4AHI5AHM6AHQ7AHUAAAAAAAUGAHE4AHI5AHM6AHQ7AHUBAwABAQMAAQMGAHo6AHs7AHwAAAADBgB6OgB7OwB8AQMAAQEDAAEFBgCBATgAggE5AIMBOgCEATsAhQEAAAAAAAUGAIEBOACCATkAgwE6AIQBOwCFAQEOAAsBDgALBQYAigE4AIsBOQCMAToAjQE7AI4BAAAAAAAFBgCKATgAiwE5AIwBOgCNATsAjgEBDgALAQ4ACwMGAJMBOgCUATsAlQEAAAADBgCTAToAlAE7AJUBAQ4ACwEOAAsDBgCaAToAmwE7AJwBAAAAAwYAmgE6AJsBOwCcAQAABQYAoQE4AKIBOQCjAToApAE7AKUBAAAAAAAFBgChATgAogE5AKMBOgCkATsApQEAAAAFBgCrATgArAE5AK0BOgCuATsArwEAAAAAAAUGAKsBOACsATkArQE6AK4BOwCvAQAAAAUGALUBOAC2ATkAtwE6ALgBOwC5AQAAAAAABQYAtQE4ALYBOQC3AToAuAE7ALkBAAAAAwYAvwE6AMABOwDBAQAAAAMGAL8BOgDAATsAwQEDCgAJDr8ECxXABAcDCgAJDsYECxXHBAcFBgDGATgAxwE5AMgBOgDJATsAygEAAAAAAAUGAMYBOADHATkAyAE6AMkBOwDKAQINAAgOAAsCDQAIDgALBQYAzwE4ANABOQDRAToA0gE7ANMBAAAAAAAFBgDPATgA0AE5ANEBOgDSATsA0wEAAAAFBgDZATgA2gE5ANsBOgDcATsA3QEAAAAAAAUGANkBOADaATkA2wE6ANwBOwDdAQEDAAEBAwABBQYA4gE4AOMBOQDkAToA5QE7AOYBAAAAAAAFBgDiATgA4wE5AOQBOgDlATsA5gEBDQAIAQ0ACAUGAOsBOADsATkA7QE6AO4BOwDvAQAAAAAABQYA6wE4AOwBOQDtAToA7gE7AO8BAAAAAwYA9QE6APYBOwD3AQAAAAMGAPUBOgD2ATsA9wEEBgD9AQzOBfwBvwPIBfoBwAPMBfsBAb4DAPkBAb4DAPkBAb4DAPkBAcADzwUAAAADBgCBAjoAggI7AIMCAAAAAwYAgQI6AIICOwCDAgAAAAUGAIkCOACKAjkAiwI6AIwCOwCNAgAAAAAABQYAiQI4AIoCOQCLAjoAjAI7AI0CAb4DAPkBAb4DAPkBAwYAkgI6AJMCOwCUAgAAAAMGAJICOgCTAjsAlAIBvgMA-QEBvgMA-QEDBgCZAjoAmgI7AJsCAAAAAwYAmQI6AJoCOwCbAgG-AwD5AQG-AwD5AQUGAKACOAChAjkAogI6AKMCOwCkAgAAAAAABQYAoAI4AKECOQCiAjoAowI7AKQCAAAABQYAqgI4AKsCOQCsAjoArQI7AK4CAAAAAAAFBgCqAjgAqwI5AKwCOgCtAjsArgIBDQAIAQ0ACAUGALMCOAC0AjkAtQI6ALYCOwC3AgAAAAAABQYAswI4ALQCOQC1AjoAtgI7ALcCAAAABQYAvQI4AL4COQC_AjoAwAI7AMECAAAAAAAFBgC9AjgAvgI5AL8COgDAAjsAwQIAAAAFBgDHAjgAyAI5AMkCOgDKAjsAywIAAAAAAAUGAMcCOADIAjkAyQI6AMoCOwDLAgAAAAUGANECOADSAjkA0wI6ANQCOwDVAgAAAAAABQYA0QI4ANICOQDTAjoA1AI7ANUCAAAAAwYA2wI6ANwCOwDdAgAAAAMGANsCOgDcAjsA3QIBAwABAQMAAQUGAOICOADjAjkA5AI6AOUCOwDmAgAAAAAABQYA4gI4AOMCOQDkAjoA5QI7AOYCAwYA6wKCBfQH6QKDBfgH6gIBgQUA6AIBgQUA6AICggX5BwCDBfoHAAAABQYA7wI4APACOQDxAjoA8gI7APMCAAAAAAAFBgDvAjgA8AI5APECOgDyAjsA8wIBgQUA6AIBgQUA6AIFBgD4AjgA-QI5APoCOgD7AjsA_AIAAAAAAAUGAPgCOAD5AjkA-gI6APsCOwD8AgGBBQDoAgGBBQDoAgUGAIEDOACCAzkAgwM6AIQDOwCFAwAAAAAABQYAgQM4AIIDOQCDAzoAhAM7AIUDAQMAAQEDAAEFBgCKAzgAiwM5AIwDOgCNAzsAjgMAAAAAAAUGAIoDOACLAzkAjAM6AI0DOwCOAwAAAAUGAJQDOACVAzkAlgM6AJcDOwCYAwAAAAAABQYAlAM4AJUDOQCWAzoAlwM7AJgDAAAABQYAngM4AJ8DOQCgAzoAoQM7AKIDAAAAAAAFBgCeAzgAnwM5AKADOgChAzsAogMAAAMGAKcDOgCoAzsAqQMAAAADBgCnAzoAqAM7AKkDAAAAAwYArwM6ALADOwCxAwAAAAMGAK8DOgCwAzsAsQMBA7wJAQEDwgkBBQYAtgM4ALcDOQC4AzoAuQM7ALoDAAAAAAAFBgC2AzgAtwM5ALgDOgC5AzsAugMCFQAHGQAFAhUABxkABQUGAL8DOADAAzkAwQM6AMIDOwDDAwAAAAAABQYAvwM4AMADOQDBAzoAwgM7AMMDAAAABQYAyQM4AMoDOQDLAzoAzAM7AM0DAAAAAAAFBgDJAzgAygM5AMsDOgDMAzsAzQMmAgEnfwEogQEBKYIBASqDAQEshQEBLYcBIi6IASMvigEBMIwBIjGNASQ0jgEBNY8BATaQASI8kwElPZQBKz6VASA_lgEgQJcBIEGYASBCmQEgQ5sBIESdASJFngEsRqABIEeiASJIowEtSaQBIEqlASBLpgEiTKkBLk2qATROqwECT6wBAlCtAQJRrgECUq8BAlOxAQJUswEiVbQBNVa2AQJXuAEiWLkBNlm6AQJauwECW7wBIly_ATddwAE7XsEBA1_CAQNgwwEDYcQBA2LFAQNjxwEDZMkBImXKATxmzAEDZ84BImjPAT1p0AEDatEBA2vSASJs1QE-bdYBQm7XAQtv2AELcNkBC3HaAQty2wELc90BC3TfASJ14AFDduQBC3fmASJ45wFEeeoBC3rrAQt77AEifO8BRX3wAUt-8QEMf_IBDIAB8wEMgQH0AQyCAfUBDIMB9wEMhAH5ASKFAfoBTIYB_AEMhwH-ASKIAf8BTYkBgAIMigGBAgyLAYICIowBhQJOjQGGAlSOAYcCGI8BiAIYkAGJAhiRAYoCGJIBiwIYkwGNAhiUAY8CIpUBkAJVlgGSAhiXAZQCIpgBlQJWmQGWAhiaAZcCGJsBmAIinAGbAledAZwCXZ4BngIZnwGfAhmgAaECGaEBogIZogGjAhmjAaUCGaQBpwIipQGoAl6mAaoCGacBrAIiqAGtAl-pAa4CGaoBrwIZqwGwAiKsAbMCYK0BtAJkrgG1AhyvAbYCHLABtwIcsQG4AhyyAbkCHLMBuwIctAG9AiK1Ab4CZbYBwAIctwHCAiK4AcMCZrkBxAIcugHFAhy7AcYCIrwByQJnvQHKAm2-AcsCHb8BzAIdwAHNAh3BAc4CHcIBzwIdwwHRAh3EAdMCIsUB1AJuxgHWAh3HAdgCIsgB2QJvyQHaAh3KAdsCHcsB3AIizAHfAnDNAeACds4B4QIezwHiAh7QAeMCHtEB5AIe0gHlAh7TAecCHtQB6QIi1QHqAnfWAewCHtcB7gIi2AHvAnjZAfACHtoB8QIe2wHyAiLcAfUCed0B9gJ93gH3Ah_fAfgCH-AB-QIf4QH6Ah_iAfsCH-MB_QIf5AH_AiLlAYADfuYBggMf5wGEAyLoAYUDf-kBhgMf6gGHAx_rAYgDIuwBiwOAAe0BjAOGAe4BjgMQ7wGPAxDwAZEDEPEBkgMQ8gGTAxDzAZUDEPQBlwMi9QGYA4cB9gGaAxD3AZwDIvgBnQOIAfkBngMQ-gGfAxD7AaADIvwBowOJAf0BpAOPAf4BpQMR_wGmAxGAAqcDEYECqAMRggKpAxGDAqsDEYQCrQMihQKuA5ABhgKwAxGHArIDIogCswORAYkCtAMRigK1AxGLArYDIowCuQOSAY0CugOWAY4CuwMPjwK8Aw-QAr0DD5ECvgMPkgK_Aw-TAsEDD5QCwwMilQLEA5cBlgLGAw-XAsgDIpgCyQOYAZkCygMPmgLLAw-bAswDIpwCzwOZAZ0C0AOdAZ4C0gMJnwLTAwmgAtYDCaEC1wMJogLYAwmjAtoDCaQC3AMipQLdA54BpgLfAwmnAuEDIqgC4gOfAakC4wMJqgLkAwmrAuUDIqwC6AOgAa0C6QOmAa4C6wOnAa8C7AOnAbAC7wOnAbEC8AOnAbIC8QOnAbMC8wOnAbQC9QMitQL2A6gBtgL4A6cBtwL6AyK4AvsDqQG5AvwDpwG6Av0DpwG7Av4DIrwCgQSqAb0CggSwAb4ChASxAb8ChQSxAcACiASxAcECiQSxAcICigSxAcMCjASxAcQCjgQixQKPBLIBxgKRBLEBxwKTBCLIApQEswHJApUEsQHKApYEsQHLApcEIswCmgS0Ac0CmwS6Ac4CnQS7Ac8CngS7AdACoQS7AdECogS7AdICowS7AdMCpQS7AdQCpwQi1QKoBLwB1gKqBLsB1wKsBCLYAq0EvQHZAq4EuwHaAq8EuwHbArAEItwCswS-Ad0CtATCAd4CtQQI3wK2BAjgArcECOECuAQI4gK5BAjjArsECOQCvQQi5QK-BMMB5gLCBAjnAsQEIugCxQTEAekCyAQI6gLJBAjrAsoEIuwCzQTFAe0CzgTLAe4CzwQO7wLQBA7wAtEEDvEC0gQO8gLTBA7zAtUEDvQC1wQi9QLYBMwB9gLaBA73AtwEIvgC3QTNAfkC3gQO-gLfBA77AuAEIvwC4wTOAf0C5ATUAf4C5gTVAf8C5wTVAYAD6gTVAYED6wTVAYID7ATVAYMD7gTVAYQD8AQihQPxBNYBhgPzBNUBhwP1BCKIA_YE1wGJA_cE1QGKA_gE1QGLA_kEIowD_ATYAY0D_QTeAY4D_gQbjwP_BBuQA4AFG5EDgQUbkgOCBRuTA4QFG5QDhgUilQOHBd8BlgOJBRuXA4sFIpgDjAXgAZkDjQUbmgOOBRubA48FIpwDkgXhAZ0DkwXnAZ4DlQUUnwOWBRSgA5gFFKEDmQUUogOaBRSjA5wFFKQDngUipQOfBegBpgOhBRSnA6MFIqgDpAXpAakDpQUUqgOmBRSrA6cFIqwDqgXqAa0DqwXwAa4DrQXxAa8DrgXxAbADsQXxAbEDsgXxAbIDswXxAbMDtQXxAbQDtwUitQO4BfIBtgO6BfEBtwO8BSK4A70F8wG5A74F8QG6A78F8QG7A8AFIrwDwwX0Ab0DxAX4AcEDxgX5AcID0AX5AcMD0wX5AcQD1AX5AcUD1QX5AcYD1wX5AccD2QUiyAPaBf4ByQPcBfkBygPeBSLLA98F_wHMA-AF-QHNA-EF-QHOA-IFIs8D5QWAAtAD5gWEAtED6AWFAtID6QWFAtMD7AWFAtQD7QWFAtUD7gWFAtYD8AWFAtcD8gUi2APzBYYC2QP1BYUC2gP3BSLbA_gFhwLcA_kFhQLdA_oFhQLeA_sFIt8D_gWIAuAD_wWOAuEDgQb6AeIDggb6AeMDhAb6AeQDhQb6AeUDhgb6AeYDiAb6AecDigYi6AOLBo8C6QONBvoB6gOPBiLrA5AGkALsA5EG-gHtA5IG-gHuA5MGIu8DlgaRAvADlwaVAvEDmAb7AfIDmQb7AfMDmgb7AfQDmwb7AfUDnAb7AfYDngb7AfcDoAYi-AOhBpYC-QOjBvsB-gOlBiL7A6YGlwL8A6cG-wH9A6gG-wH-A6kGIv8DrAaYAoAErQacAoEErwb8AYIEsAb8AYMEsgb8AYQEswb8AYUEtAb8AYYEtgb8AYcEuAYiiAS5Bp0CiQS7BvwBigS9BiKLBL4GngKMBL8G_AGNBMAG_AGOBMEGIo8ExAafApAExQalApEExwamApIEyAamApMEywamApQEzAamApUEzQamApYEzwamApcE0QYimATSBqcCmQTUBqYCmgTWBiKbBNcGqAKcBNgGpgKdBNkGpgKeBNoGIp8E3QapAqAE3gavAqEE3wYTogTgBhOjBOEGE6QE4gYTpQTjBhOmBOUGE6cE5wYiqAToBrACqQTqBhOqBOwGIqsE7QaxAqwE7gYTrQTvBhOuBPAGIq8E8wayArAE9Aa4ArEE9ga5ArIE9wa5ArME-ga5ArQE-wa5ArUE_Aa5ArYE_ga5ArcEgAciuASBB7oCuQSDB7kCugSFByK7BIYHuwK8BIcHuQK9BIgHuQK-BIkHIr8EjAe8AsAEjQfCAsEEjwfDAsIEkAfDAsMEkwfDAsQElAfDAsUElQfDAsYElwfDAscEmQciyASaB8QCyQScB8MCygSeByLLBJ8HxQLMBKAHwwLNBKEHwwLOBKIHIs8EpQfGAtAEpgfMAtEEqAfNAtIEqQfNAtMErAfNAtQErQfNAtUErgfNAtYEsAfNAtcEsgci2ASzB84C2QS1B80C2gS3ByLbBLgHzwLcBLkHzQLdBLoHzQLeBLsHIt8EvgfQAuAEvwfWAuEEwQfXAuIEwgfXAuMExQfXAuQExgfXAuUExwfXAuYEyQfXAucEywci6ATMB9gC6QTOB9cC6gTQByLrBNEH2QLsBNIH1wLtBNMH1wLuBNQHIu8E1wfaAvAE2AfeAvEE2Qca8gTaBxrzBNsHGvQE3Aca9QTdBxr2BN8HGvcE4Qci-ATiB98C-QTkBxr6BOYHIvsE5wfgAvwE6Aca_QTpBxr-BOoHIv8E7QfhAoAF7gfnAoQF8AfoAoUF-wfoAoYF_gfoAocF_wfoAogFgAjoAokFggjoAooFhAgiiwWFCOwCjAWHCOgCjQWJCCKOBYoI7QKPBYsI6AKQBYwI6AKRBY0IIpIFkAjuApMFkQj0ApQFkgjqApUFkwjqApYFlAjqApcFlQjqApgFlgjqApkFmAjqApoFmggimwWbCPUCnAWdCOoCnQWfCCKeBaAI9gKfBaEI6gKgBaII6gKhBaMIIqIFpgj3AqMFpwj9AqQFqAjpAqUFqQjpAqYFqgjpAqcFqwjpAqgFrAjpAqkFrgjpAqoFsAgiqwWxCP4CrAWzCOkCrQW1CCKuBbYI_wKvBbcI6QKwBbgI6QKxBbkIIrIFvAiAA7MFvQiGA7QFvggFtQW_CAW2BcAIBbcFwQgFuAXCCAW5BcQIBboFxggiuwXHCIcDvAXJCAW9BcsIIr4FzAiIA78FzQgFwAXOCAXBBc8IIsIF0giJA8MF0wiPA8QF1QiQA8UF1giQA8YF2QiQA8cF2giQA8gF2wiQA8kF3QiQA8oF3wgiywXgCJEDzAXiCJADzQXkCCLOBeUIkgPPBeYIkAPQBecIkAPRBegIItIF6wiTA9MF7AiZA9QF7giaA9UF7wiaA9YF8giaA9cF8wiaA9gF9AiaA9kF9giaA9oF-Agi2wX5CJsD3AX7CJoD3QX9CCLeBf4InAPfBf8ImgPgBYAJmgPhBYEJIuIFhAmdA-MFhQmjA-QFhwmkA-UFiAmkA-YFiwmkA-cFjAmkA-gFjQmkA-kFjwmkA-oFkQki6wWSCaUD7AWTCaQD7QWUCSLuBZcJpgPvBZgJqgPwBZoJqwPxBZsJqwPyBZ4JqwPzBZ8JqwP0BaAJqwP1BaIJqwP2BaQJIvcFpQmsA_gFpwmrA_kFqQki-gWqCa0D-wWrCasD_AWsCasD_QWtCSL-BbAJrgP_BbEJsgOABrIJB4EGswkHgga0CQeDBrUJB4QGtgkHhQa4CQeGBroJIocGuwmzA4gGvgkHiQbACSKKBsEJtAOLBsMJB4wGxAkHjQbFCSKOBsgJtQOPBskJuwOQBsoJBpEGywkGkgbMCQaTBs0JBpQGzgkGlQbQCQaWBtIJIpcG0wm8A5gG1QkGmQbXCSKaBtgJvQObBtkJBpwG2gkGnQbbCSKeBt4JvgOfBt8JxAOgBuEJxQOhBuIJxQOiBuUJxQOjBuYJxQOkBucJxQOlBukJxQOmBusJIqcG7AnGA6gG7gnFA6kG8AkiqgbxCccDqwbyCcUDrAbzCcUDrQb0CSKuBvcJyAOvBvgJzgM"
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
  ChannelHead: "ChannelHead"
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
