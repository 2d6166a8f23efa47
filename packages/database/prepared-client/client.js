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
  //   index (merchant_id, environment, created_at, id) including status, where confirmed; both descending where failed;
  //   index (merchant_id, environment, payer, created_at, id) including status
  //   index (merchant_id, environment, hash of resource, created_at, id) where resource is not null
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
  // What the merchant may have got today, this request included: half of the day for a page that anybody can open. Null: of a version before.
  dailyLimit Decimal?  @map("daily_limit") @db.Decimal(78, 0)
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
  // The sum and number of its charges, and the most that its newest voucher allows to claim. Uncounted: what of the sum is no charge
  // here, because the contract had claimed it before a charge: rows were lost, or a merchant claimed by itself what it had voided.
  charged             Decimal   @default(0) @db.Decimal(78, 0)
  uncounted           Decimal   @default(0) @db.Decimal(78, 0)
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
config.runtimeDataModel = JSON.parse('{"models":{"Merchant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"walletAddress","kind":"scalar","type":"String","dbName":"wallet_address"},{"name":"name","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"webhookUrl","kind":"scalar","type":"String","dbName":"webhook_url"},{"name":"webhookSecret","kind":"scalar","type":"String","dbName":"webhook_secret"},{"name":"previousWebhookSecret","kind":"scalar","type":"String","dbName":"previous_webhook_secret"},{"name":"previousSecretExpiresAt","kind":"scalar","type":"DateTime","dbName":"previous_secret_expires_at"},{"name":"olderWebhookSecrets","kind":"scalar","type":"String","dbName":"older_webhook_secrets"},{"name":"webhookDisabledAt","kind":"scalar","type":"DateTime","dbName":"webhook_disabled_at"},{"name":"webhookFailingSince","kind":"scalar","type":"DateTime","dbName":"webhook_failing_since"},{"name":"defaultToken","kind":"scalar","type":"String","dbName":"default_token"},{"name":"defaultNetwork","kind":"scalar","type":"String","dbName":"default_network"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"nextWalletAddress","kind":"scalar","type":"String","dbName":"next_wallet_address"},{"name":"nextWalletAnnouncedAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_announced_at"},{"name":"nextWalletAt","kind":"scalar","type":"DateTime","dbName":"next_wallet_at"},{"name":"walletChanges","kind":"scalar","type":"Int","dbName":"wallet_changes"},{"name":"channelSettings","kind":"scalar","type":"Json","dbName":"channel_settings"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToMerchant"},{"name":"channels","kind":"object","type":"Channel","relationName":"ChannelToMerchant"},{"name":"channelReceivers","kind":"object","type":"ChannelReceiver","relationName":"ChannelReceiverToMerchant"},{"name":"channelActions","kind":"object","type":"ChannelAction","relationName":"ChannelActionToMerchant"},{"name":"payments","kind":"object","type":"Payment","relationName":"MerchantToPayment"},{"name":"paymentLinks","kind":"object","type":"PaymentLink","relationName":"MerchantToPaymentLink"},{"name":"listedResources","kind":"object","type":"ListedResource","relationName":"ListedResourceToMerchant"},{"name":"listingHost","kind":"object","type":"ListingHost","relationName":"ListingHostToMerchant"},{"name":"faucetRequests","kind":"object","type":"FaucetRequest","relationName":"FaucetRequestToMerchant"},{"name":"gasSpent","kind":"object","type":"GasSpent","relationName":"GasSpentToMerchant"},{"name":"paymentCheckpoints","kind":"object","type":"PaymentCheckpoint","relationName":"MerchantToPaymentCheckpoint"},{"name":"refundCheckpoints","kind":"object","type":"RefundCheckpoint","relationName":"MerchantToRefundCheckpoint"},{"name":"paymentPayers","kind":"object","type":"PaymentPayer","relationName":"MerchantToPaymentPayer"},{"name":"paymentPayerDays","kind":"object","type":"PaymentPayerDay","relationName":"MerchantToPaymentPayerDay"},{"name":"wallets","kind":"object","type":"MerchantWallet","relationName":"MerchantToMerchantWallet"}],"dbName":"merchants","schema":null},"MerchantWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToMerchantWallet"},{"name":"sinceAt","kind":"scalar","type":"DateTime","dbName":"since_at"},{"name":"acceptedUntil","kind":"scalar","type":"DateTime","dbName":"accepted_until"},{"name":"keyProvedAt","kind":"scalar","type":"DateTime","dbName":"key_proved_at"},{"name":"provedChainIds","kind":"scalar","type":"Int","dbName":"proved_chain_ids"}],"dbName":"merchant_wallets","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ApiKeyToMerchant"},{"name":"hash","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"label","kind":"scalar","type":"String"},{"name":"lineage","kind":"scalar","type":"String"},{"name":"allowedOrigins","kind":"scalar","type":"String","dbName":"allowed_origins"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"allowedIps","kind":"scalar","type":"String","dbName":"allowed_ips"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"registeredOrigins","kind":"object","type":"RegisteredOrigin","relationName":"ApiKeyToRegisteredOrigin"}],"dbName":"api_keys","schema":null},"RegisteredOrigin":{"fields":[{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"key","kind":"object","type":"ApiKey","relationName":"ApiKeyToRegisteredOrigin"},{"name":"origin","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"liveUntil","kind":"scalar","type":"DateTime","dbName":"live_until"}],"dbName":"registered_origins","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPayment"},{"name":"apiKeyId","kind":"scalar","type":"String","dbName":"api_key_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"spender","kind":"scalar","type":"String"},{"name":"deadline","kind":"scalar","type":"BigInt"},{"name":"validAfter","kind":"scalar","type":"BigInt","dbName":"valid_after"},{"name":"signature","kind":"scalar","type":"String"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"source","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"checkedAtBlock","kind":"scalar","type":"BigInt","dbName":"checked_at_block"},{"name":"payerHasCode","kind":"scalar","type":"Boolean","dbName":"payer_has_code"},{"name":"status","kind":"scalar","type":"String"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"lateTxHash","kind":"scalar","type":"String","dbName":"late_tx_hash"},{"name":"lateBlock","kind":"scalar","type":"BigInt","dbName":"late_block_number"},{"name":"lateLogIndex","kind":"scalar","type":"Int","dbName":"late_log_index"},{"name":"watchOverAt","kind":"scalar","type":"DateTime","dbName":"watch_over_at"},{"name":"askerId","kind":"scalar","type":"String","dbName":"asker_id"},{"name":"askerUntil","kind":"scalar","type":"DateTime","dbName":"asker_until"},{"name":"secondWaiterId","kind":"scalar","type":"String","dbName":"second_waiter_id"},{"name":"secondWaiterUntil","kind":"scalar","type":"DateTime","dbName":"second_waiter_until"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"preconfirmedAt","kind":"scalar","type":"DateTime","dbName":"preconfirmed_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"verifiedAt","kind":"scalar","type":"DateTime","dbName":"verified_at"},{"name":"keyLineage","kind":"scalar","type":"String","dbName":"key_lineage"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"paymentIdentifier","kind":"scalar","type":"String","dbName":"payment_identifier"},{"name":"kind","kind":"scalar","type":"String"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"onlySender","kind":"scalar","type":"String","dbName":"only_sender"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"holdExpiresAt","kind":"scalar","type":"DateTime","dbName":"hold_expires_at"},{"name":"linkId","kind":"scalar","type":"String","dbName":"link_id"},{"name":"link","kind":"object","type":"PaymentLink","relationName":"PaymentToPaymentLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"PaymentToTransaction"},{"name":"bundles","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToPayment"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToPayment"},{"name":"sponsorship","kind":"object","type":"Sponsorship","relationName":"PaymentToSponsorship"},{"name":"givenBack","kind":"object","type":"GivenBack","relationName":"GivenBackToPayment"},{"name":"refundOf","kind":"scalar","type":"String","dbName":"refund_of"},{"name":"refunded","kind":"object","type":"Payment","relationName":"refunds"},{"name":"refunds","kind":"object","type":"Payment","relationName":"refunds"}],"dbName":"payments","schema":null},"PaymentLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentLink"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"minAmount","kind":"scalar","type":"Decimal","dbName":"min_amount"},{"name":"maxAmount","kind":"scalar","type":"Decimal","dbName":"max_amount"},{"name":"redirectUrl","kind":"scalar","type":"String","dbName":"redirect_url"},{"name":"maxPayments","kind":"scalar","type":"Int","dbName":"max_payments"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"PaymentToPaymentLink"}],"dbName":"payment_links","schema":null},"ListedResource":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListedResourceToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"host","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"listed_resources","schema":null},"ListingHost":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ListingHostToMerchant"},{"name":"host","kind":"scalar","type":"String"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"listing_hosts","schema":null},"PaymentCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"},{"name":"volumes","kind":"scalar","type":"Json"}],"dbName":"payment_checkpoints","schema":null},"RefundCheckpoint":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToRefundCheckpoint"},{"name":"environment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"refunded","kind":"scalar","type":"Json"},{"name":"refunds","kind":"scalar","type":"BigInt"},{"name":"confirmed","kind":"scalar","type":"BigInt"},{"name":"failed","kind":"scalar","type":"BigInt"}],"dbName":"refund_checkpoints","schema":null},"PaymentPayer":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayer"},{"name":"environment","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"}],"dbName":"payment_payers","schema":null},"PaymentPayerDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"MerchantToPaymentPayerDay"},{"name":"environment","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"payers","kind":"scalar","type":"BigInt"}],"dbName":"payment_payer_days","schema":null},"Sponsorship":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToSponsorship"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"approvalHash","kind":"scalar","type":"String","dbName":"approval_hash"},{"name":"rawApproval","kind":"scalar","type":"String","dbName":"raw_approval"},{"name":"approvalNonce","kind":"scalar","type":"BigInt","dbName":"approval_nonce"},{"name":"maxFeePerGasWei","kind":"scalar","type":"Decimal","dbName":"max_fee_per_gas_wei"},{"name":"needWei","kind":"scalar","type":"Decimal","dbName":"need_wei"},{"name":"gasWei","kind":"scalar","type":"Decimal","dbName":"gas_wei"},{"name":"grantedWei","kind":"scalar","type":"Decimal","dbName":"granted_wei"},{"name":"grantedAt","kind":"scalar","type":"DateTime","dbName":"granted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsorships","schema":null},"GivenBack":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"GivenBackToPayment"},{"name":"answerId","kind":"scalar","type":"String","dbName":"answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"given_back","schema":null},"IdempotencyKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"IdempotencyKeyToPayment"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"idempotency_keys","schema":null},"Lane":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"nextNonce","kind":"scalar","type":"BigInt","dbName":"next_nonce"},{"name":"owner","kind":"scalar","type":"String"},{"name":"fencingToken","kind":"scalar","type":"BigInt","dbName":"fencing_token"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"balanceWei","kind":"scalar","type":"Decimal","dbName":"balance_wei"},{"name":"resting","kind":"scalar","type":"Boolean"},{"name":"gasPriceWei","kind":"scalar","type":"Decimal","dbName":"gas_price_wei"},{"name":"gasPriceAt","kind":"scalar","type":"DateTime","dbName":"gas_price_at"},{"name":"settles","kind":"scalar","type":"Boolean"},{"name":"retiredAt","kind":"scalar","type":"DateTime","dbName":"retired_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"LaneToTransaction"}],"dbName":"lanes","schema":null},"ChainReset":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"resetAt","kind":"scalar","type":"DateTime","dbName":"reset_at"},{"name":"sums","kind":"scalar","type":"Json"}],"dbName":"chain_resets","schema":null},"Settler":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"settlers","schema":null},"Instance":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"commit","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"instances","schema":null},"Transaction":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"lane","kind":"object","type":"Lane","relationName":"LaneToTransaction"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToTransaction"},{"name":"state","kind":"scalar","type":"String"},{"name":"minedHash","kind":"scalar","type":"String","dbName":"mined_hash"},{"name":"minedStatus","kind":"scalar","type":"String","dbName":"mined_status"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"effectiveGasPrice","kind":"scalar","type":"Decimal","dbName":"effective_gas_price_wei"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"month","kind":"scalar","type":"DateTime"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"reopenedAt","kind":"scalar","type":"DateTime","dbName":"reopened_at"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToTransaction"},{"name":"reverts","kind":"object","type":"PayerRevert","relationName":"PayerRevertToTransaction"},{"name":"refill","kind":"object","type":"Refill","relationName":"RefillToTransaction"},{"name":"bundled","kind":"object","type":"BundledPayment","relationName":"BundledPaymentToTransaction"}],"dbName":"transactions","schema":null},"BundledPayment":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"BundledPaymentToTransaction"},{"name":"place","kind":"scalar","type":"Int"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"payment","kind":"object","type":"Payment","relationName":"BundledPaymentToPayment"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"l1Fee","kind":"scalar","type":"Decimal","dbName":"l1_fee_wei"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"}],"dbName":"bundled_payments","schema":null},"Attempt":{"fields":[{"name":"hash","kind":"scalar","type":"String"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"rawTransaction","kind":"scalar","type":"String","dbName":"raw_transaction"},{"name":"feeCapWei","kind":"scalar","type":"Decimal","dbName":"fee_cap_wei"},{"name":"tipWei","kind":"scalar","type":"Decimal","dbName":"tip_wei"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"publishes","kind":"scalar","type":"Int"},{"name":"publishOutcome","kind":"scalar","type":"String","dbName":"publish_outcome"},{"name":"reorgedAt","kind":"scalar","type":"DateTime","dbName":"reorged_at"},{"name":"reorgedBlock","kind":"scalar","type":"BigInt","dbName":"reorged_block_number"},{"name":"month","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"GasSpent":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"GasSpentToMerchant"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent","schema":null},"Refill":{"fields":[{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"RefillToTransaction"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"wei","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"refills","schema":null},"Pause":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pauses","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actorKind","kind":"scalar","type":"String","dbName":"actor_kind"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"personalHash","kind":"scalar","type":"String","dbName":"personal_hash"},{"name":"personal","kind":"object","type":"AuditPersonal","relationName":"AuditEntryToAuditPersonal"},{"name":"unchained","kind":"object","type":"AuditUnchained","relationName":"AuditEntryToAuditUnchained"},{"name":"link","kind":"object","type":"AuditLink","relationName":"AuditEntryToAuditLink"}],"dbName":"audit_log","schema":null},"GasSpentUnapproved":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_unapproved","schema":null},"AuditPersonal":{"fields":[{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditPersonal"},{"name":"salt","kind":"scalar","type":"String"},{"name":"contents","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_personal","schema":null},"AuditUnchained":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditUnchained"}],"dbName":"audit_unchained","schema":null},"AuditLink":{"fields":[{"name":"position","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"entry","kind":"object","type":"AuditEntry","relationName":"AuditEntryToAuditLink"},{"name":"hash","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit_chain","schema":null},"GasSpentInAll":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"wei","kind":"scalar","type":"Decimal"}],"dbName":"gas_spent_in_all","schema":null},"PayerRevert":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"payer","kind":"scalar","type":"String"},{"name":"revertedAt","kind":"scalar","type":"DateTime","dbName":"reverted_at"},{"name":"laneId","kind":"scalar","type":"String","dbName":"lane_id"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"transaction","kind":"object","type":"Transaction","relationName":"PayerRevertToTransaction"}],"dbName":"payer_reverts","schema":null},"Event":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"data","kind":"scalar","type":"Json"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"events","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"scheduleFrom","kind":"scalar","type":"Int","dbName":"schedule_from"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claimedUntil","kind":"scalar","type":"DateTime","dbName":"claimed_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"deliveries","schema":null},"DeliveryAttempt":{"fields":[{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"responseExcerpt","kind":"scalar","type":"String","dbName":"response_excerpt"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"delivery_attempts","schema":null},"UsedSignInNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_sign_in_nonces","schema":null},"FaucetRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"FaucetRequestToMerchant"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"dailyLimit","kind":"scalar","type":"Decimal","dbName":"daily_limit"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"takenAt","kind":"scalar","type":"DateTime","dbName":"taken_at"}],"dbName":"faucet_requests","schema":null},"KnownChain":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"network","kind":"scalar","type":"String"},{"name":"environment","kind":"scalar","type":"String"},{"name":"permit2","kind":"scalar","type":"String"},{"name":"spender","kind":"scalar","type":"String"},{"name":"genesisHash","kind":"scalar","type":"String","dbName":"genesis_hash"},{"name":"tokens","kind":"object","type":"KnownToken","relationName":"KnownChainToKnownToken"},{"name":"spenders","kind":"object","type":"KnownSpender","relationName":"KnownChainToKnownSpender"}],"dbName":"chains","schema":null},"KnownSpender":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownSpender"},{"name":"kind","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_spenders","schema":null},"KnownToken":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"chain","kind":"object","type":"KnownChain","relationName":"KnownChainToKnownToken"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"}],"dbName":"chain_tokens","schema":null},"Channel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"payerAuthorizer","kind":"scalar","type":"String","dbName":"payer_authorizer"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"receiverAuthorizer","kind":"scalar","type":"String","dbName":"receiver_authorizer"},{"name":"withdrawDelay","kind":"scalar","type":"Int","dbName":"withdraw_delay"},{"name":"salt","kind":"scalar","type":"String"},{"name":"managedBy","kind":"scalar","type":"String","dbName":"managed_by"},{"name":"status","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"refundNonce","kind":"scalar","type":"Decimal","dbName":"refund_nonce"},{"name":"withdrawAmount","kind":"scalar","type":"Decimal","dbName":"withdraw_amount"},{"name":"withdrawRequestedAt","kind":"scalar","type":"BigInt","dbName":"withdraw_requested_at"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"depositedAtBlock","kind":"scalar","type":"BigInt","dbName":"deposited_at_block"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"uncounted","kind":"scalar","type":"Decimal"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"lastChargeId","kind":"scalar","type":"String","dbName":"last_charge_id"},{"name":"lastAmount","kind":"scalar","type":"Decimal","dbName":"last_amount"},{"name":"lastBodyHash","kind":"scalar","type":"String","dbName":"last_body_hash"},{"name":"answerUntil","kind":"scalar","type":"DateTime","dbName":"answer_until"},{"name":"answered","kind":"scalar","type":"Boolean"},{"name":"reservedUntil","kind":"scalar","type":"DateTime","dbName":"reserved_until"},{"name":"reservedSignature","kind":"scalar","type":"String","dbName":"reserved_signature"},{"name":"lastChargeAt","kind":"scalar","type":"DateTime","dbName":"last_charge_at"},{"name":"unclaimedSince","kind":"scalar","type":"DateTime","dbName":"unclaimed_since"},{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"claimRequestedAt","kind":"scalar","type":"DateTime","dbName":"claim_requested_at"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelToChannelClaim"}],"dbName":"channels","schema":null},"Charge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"cumulative","kind":"scalar","type":"Decimal"},{"name":"resource","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"metadata","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charges","schema":null},"ChargeDay":{"fields":[{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"asset","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"charges","kind":"scalar","type":"BigInt"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"charge_days","schema":null},"ChargeRollUp":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"}],"dbName":"charge_roll_ups","schema":null},"ChargePosition":{"fields":[{"name":"onlyRow","kind":"scalar","type":"Boolean","dbName":"only_row"},{"name":"ahead","kind":"scalar","type":"BigInt"}],"dbName":"charge_positions","schema":null},"ChargeMark":{"fields":[{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"charge_marks","schema":null},"ChargeKey":{"fields":[{"name":"lineage","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"chargeId","kind":"scalar","type":"String","dbName":"charge_id"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"charge_keys","schema":null},"ChannelAction":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelActionToMerchant"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"asset","kind":"scalar","type":"String"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"authorizer","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channels","kind":"scalar","type":"Int"},{"name":"calldata","kind":"scalar","type":"String"},{"name":"gasLimit","kind":"scalar","type":"BigInt","dbName":"gas_limit"},{"name":"urgent","kind":"scalar","type":"Boolean"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"DateTime","dbName":"block_time"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"claims","kind":"object","type":"ChannelClaim","relationName":"ChannelActionToChannelClaim"},{"name":"requests","kind":"object","type":"ChannelRequest","relationName":"ChannelActionToChannelRequest"},{"name":"transactions","kind":"object","type":"Transaction","relationName":"ChannelActionToTransaction"}],"dbName":"channel_actions","schema":null},"ChannelRequest":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelRequest"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"request","kind":"scalar","type":"Json"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"channel_requests","schema":null},"ChannelClaim":{"fields":[{"name":"actionId","kind":"scalar","type":"String","dbName":"action_id"},{"name":"action","kind":"object","type":"ChannelAction","relationName":"ChannelActionToChannelClaim"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"channel","kind":"object","type":"Channel","relationName":"ChannelToChannelClaim"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"signedMax","kind":"scalar","type":"Decimal","dbName":"signed_max"},{"name":"voucherSignature","kind":"scalar","type":"String","dbName":"voucher_signature"},{"name":"totalClaimed","kind":"scalar","type":"Decimal","dbName":"total_claimed"},{"name":"amount","kind":"scalar","type":"Decimal"}],"dbName":"channel_claims","schema":null},"ChannelHead":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"channel_heads","schema":null},"ChannelReceiver":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"receiver","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"merchantId","kind":"scalar","type":"String","dbName":"merchant_id"},{"name":"merchant","kind":"object","type":"Merchant","relationName":"ChannelReceiverToMerchant"},{"name":"environment","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"tokenSymbol","kind":"scalar","type":"String","dbName":"token_symbol"},{"name":"claimed","kind":"scalar","type":"Decimal"},{"name":"settled","kind":"scalar","type":"Decimal"},{"name":"readAtBlock","kind":"scalar","type":"BigInt","dbName":"read_at_block"},{"name":"unpaidSince","kind":"scalar","type":"DateTime","dbName":"unpaid_since"}],"dbName":"channel_receivers","schema":null},"ChainAuthorizer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"reportedSince","kind":"scalar","type":"DateTime","dbName":"reported_since"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_authorizers","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","merchant","key","registeredOrigins","_count","apiKeys","claims","action","requests","transactions","lane","payments","link","transaction","payment","bundles","idempotencyKeys","sponsorship","givenBack","refunded","refunds","reverts","refill","bundled","channel","channels","channelReceivers","channelActions","paymentLinks","listedResources","listingHost","faucetRequests","gasSpent","paymentCheckpoints","refundCheckpoints","paymentPayers","paymentPayerDays","wallets","Merchant.findUnique","Merchant.findUniqueOrThrow","Merchant.findFirst","Merchant.findFirstOrThrow","Merchant.findMany","data","Merchant.createOne","Merchant.createMany","Merchant.createManyAndReturn","Merchant.updateOne","Merchant.updateMany","Merchant.updateManyAndReturn","create","update","Merchant.upsertOne","Merchant.deleteOne","Merchant.deleteMany","having","_avg","_sum","_min","_max","Merchant.groupBy","Merchant.aggregate","MerchantWallet.findUnique","MerchantWallet.findUniqueOrThrow","MerchantWallet.findFirst","MerchantWallet.findFirstOrThrow","MerchantWallet.findMany","MerchantWallet.createOne","MerchantWallet.createMany","MerchantWallet.createManyAndReturn","MerchantWallet.updateOne","MerchantWallet.updateMany","MerchantWallet.updateManyAndReturn","MerchantWallet.upsertOne","MerchantWallet.deleteOne","MerchantWallet.deleteMany","MerchantWallet.groupBy","MerchantWallet.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","RegisteredOrigin.findUnique","RegisteredOrigin.findUniqueOrThrow","RegisteredOrigin.findFirst","RegisteredOrigin.findFirstOrThrow","RegisteredOrigin.findMany","RegisteredOrigin.createOne","RegisteredOrigin.createMany","RegisteredOrigin.createManyAndReturn","RegisteredOrigin.updateOne","RegisteredOrigin.updateMany","RegisteredOrigin.updateManyAndReturn","RegisteredOrigin.upsertOne","RegisteredOrigin.deleteOne","RegisteredOrigin.deleteMany","RegisteredOrigin.groupBy","RegisteredOrigin.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLink.findUnique","PaymentLink.findUniqueOrThrow","PaymentLink.findFirst","PaymentLink.findFirstOrThrow","PaymentLink.findMany","PaymentLink.createOne","PaymentLink.createMany","PaymentLink.createManyAndReturn","PaymentLink.updateOne","PaymentLink.updateMany","PaymentLink.updateManyAndReturn","PaymentLink.upsertOne","PaymentLink.deleteOne","PaymentLink.deleteMany","PaymentLink.groupBy","PaymentLink.aggregate","ListedResource.findUnique","ListedResource.findUniqueOrThrow","ListedResource.findFirst","ListedResource.findFirstOrThrow","ListedResource.findMany","ListedResource.createOne","ListedResource.createMany","ListedResource.createManyAndReturn","ListedResource.updateOne","ListedResource.updateMany","ListedResource.updateManyAndReturn","ListedResource.upsertOne","ListedResource.deleteOne","ListedResource.deleteMany","ListedResource.groupBy","ListedResource.aggregate","ListingHost.findUnique","ListingHost.findUniqueOrThrow","ListingHost.findFirst","ListingHost.findFirstOrThrow","ListingHost.findMany","ListingHost.createOne","ListingHost.createMany","ListingHost.createManyAndReturn","ListingHost.updateOne","ListingHost.updateMany","ListingHost.updateManyAndReturn","ListingHost.upsertOne","ListingHost.deleteOne","ListingHost.deleteMany","ListingHost.groupBy","ListingHost.aggregate","PaymentCheckpoint.findUnique","PaymentCheckpoint.findUniqueOrThrow","PaymentCheckpoint.findFirst","PaymentCheckpoint.findFirstOrThrow","PaymentCheckpoint.findMany","PaymentCheckpoint.createOne","PaymentCheckpoint.createMany","PaymentCheckpoint.createManyAndReturn","PaymentCheckpoint.updateOne","PaymentCheckpoint.updateMany","PaymentCheckpoint.updateManyAndReturn","PaymentCheckpoint.upsertOne","PaymentCheckpoint.deleteOne","PaymentCheckpoint.deleteMany","PaymentCheckpoint.groupBy","PaymentCheckpoint.aggregate","RefundCheckpoint.findUnique","RefundCheckpoint.findUniqueOrThrow","RefundCheckpoint.findFirst","RefundCheckpoint.findFirstOrThrow","RefundCheckpoint.findMany","RefundCheckpoint.createOne","RefundCheckpoint.createMany","RefundCheckpoint.createManyAndReturn","RefundCheckpoint.updateOne","RefundCheckpoint.updateMany","RefundCheckpoint.updateManyAndReturn","RefundCheckpoint.upsertOne","RefundCheckpoint.deleteOne","RefundCheckpoint.deleteMany","RefundCheckpoint.groupBy","RefundCheckpoint.aggregate","PaymentPayer.findUnique","PaymentPayer.findUniqueOrThrow","PaymentPayer.findFirst","PaymentPayer.findFirstOrThrow","PaymentPayer.findMany","PaymentPayer.createOne","PaymentPayer.createMany","PaymentPayer.createManyAndReturn","PaymentPayer.updateOne","PaymentPayer.updateMany","PaymentPayer.updateManyAndReturn","PaymentPayer.upsertOne","PaymentPayer.deleteOne","PaymentPayer.deleteMany","PaymentPayer.groupBy","PaymentPayer.aggregate","PaymentPayerDay.findUnique","PaymentPayerDay.findUniqueOrThrow","PaymentPayerDay.findFirst","PaymentPayerDay.findFirstOrThrow","PaymentPayerDay.findMany","PaymentPayerDay.createOne","PaymentPayerDay.createMany","PaymentPayerDay.createManyAndReturn","PaymentPayerDay.updateOne","PaymentPayerDay.updateMany","PaymentPayerDay.updateManyAndReturn","PaymentPayerDay.upsertOne","PaymentPayerDay.deleteOne","PaymentPayerDay.deleteMany","PaymentPayerDay.groupBy","PaymentPayerDay.aggregate","Sponsorship.findUnique","Sponsorship.findUniqueOrThrow","Sponsorship.findFirst","Sponsorship.findFirstOrThrow","Sponsorship.findMany","Sponsorship.createOne","Sponsorship.createMany","Sponsorship.createManyAndReturn","Sponsorship.updateOne","Sponsorship.updateMany","Sponsorship.updateManyAndReturn","Sponsorship.upsertOne","Sponsorship.deleteOne","Sponsorship.deleteMany","Sponsorship.groupBy","Sponsorship.aggregate","GivenBack.findUnique","GivenBack.findUniqueOrThrow","GivenBack.findFirst","GivenBack.findFirstOrThrow","GivenBack.findMany","GivenBack.createOne","GivenBack.createMany","GivenBack.createManyAndReturn","GivenBack.updateOne","GivenBack.updateMany","GivenBack.updateManyAndReturn","GivenBack.upsertOne","GivenBack.deleteOne","GivenBack.deleteMany","GivenBack.groupBy","GivenBack.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","Lane.findUnique","Lane.findUniqueOrThrow","Lane.findFirst","Lane.findFirstOrThrow","Lane.findMany","Lane.createOne","Lane.createMany","Lane.createManyAndReturn","Lane.updateOne","Lane.updateMany","Lane.updateManyAndReturn","Lane.upsertOne","Lane.deleteOne","Lane.deleteMany","Lane.groupBy","Lane.aggregate","ChainReset.findUnique","ChainReset.findUniqueOrThrow","ChainReset.findFirst","ChainReset.findFirstOrThrow","ChainReset.findMany","ChainReset.createOne","ChainReset.createMany","ChainReset.createManyAndReturn","ChainReset.updateOne","ChainReset.updateMany","ChainReset.updateManyAndReturn","ChainReset.upsertOne","ChainReset.deleteOne","ChainReset.deleteMany","ChainReset.groupBy","ChainReset.aggregate","Settler.findUnique","Settler.findUniqueOrThrow","Settler.findFirst","Settler.findFirstOrThrow","Settler.findMany","Settler.createOne","Settler.createMany","Settler.createManyAndReturn","Settler.updateOne","Settler.updateMany","Settler.updateManyAndReturn","Settler.upsertOne","Settler.deleteOne","Settler.deleteMany","Settler.groupBy","Settler.aggregate","Instance.findUnique","Instance.findUniqueOrThrow","Instance.findFirst","Instance.findFirstOrThrow","Instance.findMany","Instance.createOne","Instance.createMany","Instance.createManyAndReturn","Instance.updateOne","Instance.updateMany","Instance.updateManyAndReturn","Instance.upsertOne","Instance.deleteOne","Instance.deleteMany","Instance.groupBy","Instance.aggregate","Transaction.findUnique","Transaction.findUniqueOrThrow","Transaction.findFirst","Transaction.findFirstOrThrow","Transaction.findMany","Transaction.createOne","Transaction.createMany","Transaction.createManyAndReturn","Transaction.updateOne","Transaction.updateMany","Transaction.updateManyAndReturn","Transaction.upsertOne","Transaction.deleteOne","Transaction.deleteMany","Transaction.groupBy","Transaction.aggregate","BundledPayment.findUnique","BundledPayment.findUniqueOrThrow","BundledPayment.findFirst","BundledPayment.findFirstOrThrow","BundledPayment.findMany","BundledPayment.createOne","BundledPayment.createMany","BundledPayment.createManyAndReturn","BundledPayment.updateOne","BundledPayment.updateMany","BundledPayment.updateManyAndReturn","BundledPayment.upsertOne","BundledPayment.deleteOne","BundledPayment.deleteMany","BundledPayment.groupBy","BundledPayment.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","GasSpent.findUnique","GasSpent.findUniqueOrThrow","GasSpent.findFirst","GasSpent.findFirstOrThrow","GasSpent.findMany","GasSpent.createOne","GasSpent.createMany","GasSpent.createManyAndReturn","GasSpent.updateOne","GasSpent.updateMany","GasSpent.updateManyAndReturn","GasSpent.upsertOne","GasSpent.deleteOne","GasSpent.deleteMany","GasSpent.groupBy","GasSpent.aggregate","Refill.findUnique","Refill.findUniqueOrThrow","Refill.findFirst","Refill.findFirstOrThrow","Refill.findMany","Refill.createOne","Refill.createMany","Refill.createManyAndReturn","Refill.updateOne","Refill.updateMany","Refill.updateManyAndReturn","Refill.upsertOne","Refill.deleteOne","Refill.deleteMany","Refill.groupBy","Refill.aggregate","Pause.findUnique","Pause.findUniqueOrThrow","Pause.findFirst","Pause.findFirstOrThrow","Pause.findMany","Pause.createOne","Pause.createMany","Pause.createManyAndReturn","Pause.updateOne","Pause.updateMany","Pause.updateManyAndReturn","Pause.upsertOne","Pause.deleteOne","Pause.deleteMany","Pause.groupBy","Pause.aggregate","entry","personal","unchained","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","GasSpentUnapproved.findUnique","GasSpentUnapproved.findUniqueOrThrow","GasSpentUnapproved.findFirst","GasSpentUnapproved.findFirstOrThrow","GasSpentUnapproved.findMany","GasSpentUnapproved.createOne","GasSpentUnapproved.createMany","GasSpentUnapproved.createManyAndReturn","GasSpentUnapproved.updateOne","GasSpentUnapproved.updateMany","GasSpentUnapproved.updateManyAndReturn","GasSpentUnapproved.upsertOne","GasSpentUnapproved.deleteOne","GasSpentUnapproved.deleteMany","GasSpentUnapproved.groupBy","GasSpentUnapproved.aggregate","AuditPersonal.findUnique","AuditPersonal.findUniqueOrThrow","AuditPersonal.findFirst","AuditPersonal.findFirstOrThrow","AuditPersonal.findMany","AuditPersonal.createOne","AuditPersonal.createMany","AuditPersonal.createManyAndReturn","AuditPersonal.updateOne","AuditPersonal.updateMany","AuditPersonal.updateManyAndReturn","AuditPersonal.upsertOne","AuditPersonal.deleteOne","AuditPersonal.deleteMany","AuditPersonal.groupBy","AuditPersonal.aggregate","AuditUnchained.findUnique","AuditUnchained.findUniqueOrThrow","AuditUnchained.findFirst","AuditUnchained.findFirstOrThrow","AuditUnchained.findMany","AuditUnchained.createOne","AuditUnchained.createMany","AuditUnchained.createManyAndReturn","AuditUnchained.updateOne","AuditUnchained.updateMany","AuditUnchained.updateManyAndReturn","AuditUnchained.upsertOne","AuditUnchained.deleteOne","AuditUnchained.deleteMany","AuditUnchained.groupBy","AuditUnchained.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","GasSpentInAll.findUnique","GasSpentInAll.findUniqueOrThrow","GasSpentInAll.findFirst","GasSpentInAll.findFirstOrThrow","GasSpentInAll.findMany","GasSpentInAll.createOne","GasSpentInAll.createMany","GasSpentInAll.createManyAndReturn","GasSpentInAll.updateOne","GasSpentInAll.updateMany","GasSpentInAll.updateManyAndReturn","GasSpentInAll.upsertOne","GasSpentInAll.deleteOne","GasSpentInAll.deleteMany","GasSpentInAll.groupBy","GasSpentInAll.aggregate","PayerRevert.findUnique","PayerRevert.findUniqueOrThrow","PayerRevert.findFirst","PayerRevert.findFirstOrThrow","PayerRevert.findMany","PayerRevert.createOne","PayerRevert.createMany","PayerRevert.createManyAndReturn","PayerRevert.updateOne","PayerRevert.updateMany","PayerRevert.updateManyAndReturn","PayerRevert.upsertOne","PayerRevert.deleteOne","PayerRevert.deleteMany","PayerRevert.groupBy","PayerRevert.aggregate","Event.findUnique","Event.findUniqueOrThrow","Event.findFirst","Event.findFirstOrThrow","Event.findMany","Event.createOne","Event.createMany","Event.createManyAndReturn","Event.updateOne","Event.updateMany","Event.updateManyAndReturn","Event.upsertOne","Event.deleteOne","Event.deleteMany","Event.groupBy","Event.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","DeliveryAttempt.findUnique","DeliveryAttempt.findUniqueOrThrow","DeliveryAttempt.findFirst","DeliveryAttempt.findFirstOrThrow","DeliveryAttempt.findMany","DeliveryAttempt.createOne","DeliveryAttempt.createMany","DeliveryAttempt.createManyAndReturn","DeliveryAttempt.updateOne","DeliveryAttempt.updateMany","DeliveryAttempt.updateManyAndReturn","DeliveryAttempt.upsertOne","DeliveryAttempt.deleteOne","DeliveryAttempt.deleteMany","DeliveryAttempt.groupBy","DeliveryAttempt.aggregate","UsedSignInNonce.findUnique","UsedSignInNonce.findUniqueOrThrow","UsedSignInNonce.findFirst","UsedSignInNonce.findFirstOrThrow","UsedSignInNonce.findMany","UsedSignInNonce.createOne","UsedSignInNonce.createMany","UsedSignInNonce.createManyAndReturn","UsedSignInNonce.updateOne","UsedSignInNonce.updateMany","UsedSignInNonce.updateManyAndReturn","UsedSignInNonce.upsertOne","UsedSignInNonce.deleteOne","UsedSignInNonce.deleteMany","UsedSignInNonce.groupBy","UsedSignInNonce.aggregate","FaucetRequest.findUnique","FaucetRequest.findUniqueOrThrow","FaucetRequest.findFirst","FaucetRequest.findFirstOrThrow","FaucetRequest.findMany","FaucetRequest.createOne","FaucetRequest.createMany","FaucetRequest.createManyAndReturn","FaucetRequest.updateOne","FaucetRequest.updateMany","FaucetRequest.updateManyAndReturn","FaucetRequest.upsertOne","FaucetRequest.deleteOne","FaucetRequest.deleteMany","FaucetRequest.groupBy","FaucetRequest.aggregate","chain","tokens","spenders","KnownChain.findUnique","KnownChain.findUniqueOrThrow","KnownChain.findFirst","KnownChain.findFirstOrThrow","KnownChain.findMany","KnownChain.createOne","KnownChain.createMany","KnownChain.createManyAndReturn","KnownChain.updateOne","KnownChain.updateMany","KnownChain.updateManyAndReturn","KnownChain.upsertOne","KnownChain.deleteOne","KnownChain.deleteMany","KnownChain.groupBy","KnownChain.aggregate","KnownSpender.findUnique","KnownSpender.findUniqueOrThrow","KnownSpender.findFirst","KnownSpender.findFirstOrThrow","KnownSpender.findMany","KnownSpender.createOne","KnownSpender.createMany","KnownSpender.createManyAndReturn","KnownSpender.updateOne","KnownSpender.updateMany","KnownSpender.updateManyAndReturn","KnownSpender.upsertOne","KnownSpender.deleteOne","KnownSpender.deleteMany","KnownSpender.groupBy","KnownSpender.aggregate","KnownToken.findUnique","KnownToken.findUniqueOrThrow","KnownToken.findFirst","KnownToken.findFirstOrThrow","KnownToken.findMany","KnownToken.createOne","KnownToken.createMany","KnownToken.createManyAndReturn","KnownToken.updateOne","KnownToken.updateMany","KnownToken.updateManyAndReturn","KnownToken.upsertOne","KnownToken.deleteOne","KnownToken.deleteMany","KnownToken.groupBy","KnownToken.aggregate","Channel.findUnique","Channel.findUniqueOrThrow","Channel.findFirst","Channel.findFirstOrThrow","Channel.findMany","Channel.createOne","Channel.createMany","Channel.createManyAndReturn","Channel.updateOne","Channel.updateMany","Channel.updateManyAndReturn","Channel.upsertOne","Channel.deleteOne","Channel.deleteMany","Channel.groupBy","Channel.aggregate","Charge.findUnique","Charge.findUniqueOrThrow","Charge.findFirst","Charge.findFirstOrThrow","Charge.findMany","Charge.createOne","Charge.createMany","Charge.createManyAndReturn","Charge.updateOne","Charge.updateMany","Charge.updateManyAndReturn","Charge.upsertOne","Charge.deleteOne","Charge.deleteMany","Charge.groupBy","Charge.aggregate","ChargeDay.findUnique","ChargeDay.findUniqueOrThrow","ChargeDay.findFirst","ChargeDay.findFirstOrThrow","ChargeDay.findMany","ChargeDay.createOne","ChargeDay.createMany","ChargeDay.createManyAndReturn","ChargeDay.updateOne","ChargeDay.updateMany","ChargeDay.updateManyAndReturn","ChargeDay.upsertOne","ChargeDay.deleteOne","ChargeDay.deleteMany","ChargeDay.groupBy","ChargeDay.aggregate","ChargeRollUp.findUnique","ChargeRollUp.findUniqueOrThrow","ChargeRollUp.findFirst","ChargeRollUp.findFirstOrThrow","ChargeRollUp.findMany","ChargeRollUp.updateOne","ChargeRollUp.updateMany","ChargeRollUp.updateManyAndReturn","ChargeRollUp.deleteOne","ChargeRollUp.deleteMany","ChargeRollUp.groupBy","ChargeRollUp.aggregate","ChargePosition.findUnique","ChargePosition.findUniqueOrThrow","ChargePosition.findFirst","ChargePosition.findFirstOrThrow","ChargePosition.findMany","ChargePosition.createOne","ChargePosition.createMany","ChargePosition.createManyAndReturn","ChargePosition.updateOne","ChargePosition.updateMany","ChargePosition.updateManyAndReturn","ChargePosition.upsertOne","ChargePosition.deleteOne","ChargePosition.deleteMany","ChargePosition.groupBy","ChargePosition.aggregate","ChargeMark.findUnique","ChargeMark.findUniqueOrThrow","ChargeMark.findFirst","ChargeMark.findFirstOrThrow","ChargeMark.findMany","ChargeMark.updateOne","ChargeMark.updateMany","ChargeMark.updateManyAndReturn","ChargeMark.deleteOne","ChargeMark.deleteMany","ChargeMark.groupBy","ChargeMark.aggregate","ChargeKey.findUnique","ChargeKey.findUniqueOrThrow","ChargeKey.findFirst","ChargeKey.findFirstOrThrow","ChargeKey.findMany","ChargeKey.createOne","ChargeKey.createMany","ChargeKey.createManyAndReturn","ChargeKey.updateOne","ChargeKey.updateMany","ChargeKey.updateManyAndReturn","ChargeKey.upsertOne","ChargeKey.deleteOne","ChargeKey.deleteMany","ChargeKey.groupBy","ChargeKey.aggregate","ChannelAction.findUnique","ChannelAction.findUniqueOrThrow","ChannelAction.findFirst","ChannelAction.findFirstOrThrow","ChannelAction.findMany","ChannelAction.createOne","ChannelAction.createMany","ChannelAction.createManyAndReturn","ChannelAction.updateOne","ChannelAction.updateMany","ChannelAction.updateManyAndReturn","ChannelAction.upsertOne","ChannelAction.deleteOne","ChannelAction.deleteMany","ChannelAction.groupBy","ChannelAction.aggregate","ChannelRequest.findUnique","ChannelRequest.findUniqueOrThrow","ChannelRequest.findFirst","ChannelRequest.findFirstOrThrow","ChannelRequest.findMany","ChannelRequest.createOne","ChannelRequest.createMany","ChannelRequest.createManyAndReturn","ChannelRequest.updateOne","ChannelRequest.updateMany","ChannelRequest.updateManyAndReturn","ChannelRequest.upsertOne","ChannelRequest.deleteOne","ChannelRequest.deleteMany","ChannelRequest.groupBy","ChannelRequest.aggregate","ChannelClaim.findUnique","ChannelClaim.findUniqueOrThrow","ChannelClaim.findFirst","ChannelClaim.findFirstOrThrow","ChannelClaim.findMany","ChannelClaim.createOne","ChannelClaim.createMany","ChannelClaim.createManyAndReturn","ChannelClaim.updateOne","ChannelClaim.updateMany","ChannelClaim.updateManyAndReturn","ChannelClaim.upsertOne","ChannelClaim.deleteOne","ChannelClaim.deleteMany","ChannelClaim.groupBy","ChannelClaim.aggregate","ChannelHead.findUnique","ChannelHead.findUniqueOrThrow","ChannelHead.findFirst","ChannelHead.findFirstOrThrow","ChannelHead.findMany","ChannelHead.createOne","ChannelHead.createMany","ChannelHead.createManyAndReturn","ChannelHead.updateOne","ChannelHead.updateMany","ChannelHead.updateManyAndReturn","ChannelHead.upsertOne","ChannelHead.deleteOne","ChannelHead.deleteMany","ChannelHead.groupBy","ChannelHead.aggregate","ChannelReceiver.findUnique","ChannelReceiver.findUniqueOrThrow","ChannelReceiver.findFirst","ChannelReceiver.findFirstOrThrow","ChannelReceiver.findMany","ChannelReceiver.createOne","ChannelReceiver.createMany","ChannelReceiver.createManyAndReturn","ChannelReceiver.updateOne","ChannelReceiver.updateMany","ChannelReceiver.updateManyAndReturn","ChannelReceiver.upsertOne","ChannelReceiver.deleteOne","ChannelReceiver.deleteMany","ChannelReceiver.groupBy","ChannelReceiver.aggregate","ChainAuthorizer.findUnique","ChainAuthorizer.findUniqueOrThrow","ChainAuthorizer.findFirst","ChainAuthorizer.findFirstOrThrow","ChainAuthorizer.findMany","ChainAuthorizer.createOne","ChainAuthorizer.createMany","ChainAuthorizer.createManyAndReturn","ChainAuthorizer.updateOne","ChainAuthorizer.updateMany","ChainAuthorizer.updateManyAndReturn","ChainAuthorizer.upsertOne","ChainAuthorizer.deleteOne","ChainAuthorizer.deleteMany","ChainAuthorizer.groupBy","ChainAuthorizer.aggregate","AND","OR","NOT","chainId","address","isCurrent","reportedSince","seenAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","chainId_address","receiver","asset","merchantId","environment","network","tokenSymbol","claimed","settled","readAtBlock","unpaidSince","blockNumber","blockHash","owner","leaseUntil","comparedAt","actionId","channelId","signedMax","voucherSignature","totalClaimed","amount","bodyHash","request","answeredAt","createdAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","id","kind","authorizer","cause","status","calldata","gasLimit","urgent","txHash","blockTime","failureCode","failureMessage","sentAt","endedAt","lineage","chargeId","lineage_key","at","onlyRow","ahead","day","charges","merchantId_environment_day_chainId_asset","cumulative","resource","description","metadata","payer","payerAuthorizer","receiverAuthorizer","withdrawDelay","salt","managedBy","balance","refundNonce","withdrawAmount","withdrawRequestedAt","depositedAtBlock","charged","uncounted","lastChargeId","lastAmount","lastBodyHash","answerUntil","answered","reservedUntil","reservedSignature","lastChargeAt","unclaimedSince","claimRequestedAt","openedAt","closedAt","symbol","permit2","spender","genesisHash","every","some","none","chainId_kind_address","chainId_symbol_address","token","dailyLimit","reason","takenAt","nonce","expiresAt","deliveryId","number","startedAt","durationMs","statusCode","responseExcerpt","error","deliveryId_number","eventId","url","attempts","scheduleFrom","nextAttemptAt","claimedUntil","type","paymentId","position","revertedAt","laneId","wei","chainId_day","auditId","hash","contents","actorKind","actorId","target","details","personalHash","at_auditId","scope","subject","scope_subject","recipient","laneId_nonce","purpose","rawTransaction","feeCapWei","tipWei","publishedAt","publishes","publishOutcome","reorgedAt","reorgedBlock","month","place","gasUsed","l1Fee","state","minedHash","minedStatus","effectiveGasPrice","reopenedAt","service","version","commit","id_chainId","resetAt","sums","chainId_resetAt","nextNonce","fencingToken","balanceWei","resting","gasPriceWei","gasPriceAt","settles","retiredAt","answerId","approvalHash","rawApproval","approvalNonce","maxFeePerGasWei","needWei","gasWei","grantedWei","grantedAt","payers","lastAt","refundId","confirmed","failed","volumes","host","confirmedAt","method","updatedAt","title","minAmount","maxAmount","redirectUrl","maxPayments","active","apiKeyId","payTo","deadline","validAfter","signature","source","checkedAtBlock","payerHasCode","logIndex","lateTxHash","lateBlock","lateLogIndex","watchOverAt","askerId","askerUntil","secondWaiterId","secondWaiterUntil","preconfirmedAt","receivedAt","verifiedAt","keyLineage","idempotencyKey","paymentIdentifier","terms","onlySender","heldAt","holdExpiresAt","linkId","refundOf","keyId","origin","liveUntil","prefix","label","allowedOrigins","scopes","allowedIps","lastUsedAt","revokedAt","validUntil","has","hasEvery","hasSome","sinceAt","acceptedUntil","keyProvedAt","provedChainIds","email","walletAddress","name","website","webhookUrl","webhookSecret","previousWebhookSecret","previousSecretExpiresAt","olderWebhookSecrets","webhookDisabledAt","webhookFailingSince","defaultToken","defaultNetwork","suspendedAt","approvedAt","nextWalletAddress","nextWalletAnnouncedAt","nextWalletAt","walletChanges","channelSettings","merchantId_environment_day","merchantId_environment_payer","merchantId_environment_createdAt_refundId","merchantId_environment_createdAt_paymentId","chainId_merchantId_day","merchantId_environment_url_method","chainId_receiver_asset","chainId_payer_revertedAt_laneId_nonce","paymentId_answerId","laneId_nonce_place","payer_nonce_permit2_chainId","actionId_bodyHash","actionId_channelId","keyId_origin","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5hT9A8gGKQcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAAAAByghAAIYLACGACQEAhAsAIYEJAQAAAAGCCQEAhAsAIYMJAQCdCwAhhAkBAJ0LACGFCQEAnQsAIYYJAQCdCwAhhwlAAJ4LACGICQEAnQsAIYkJQACeCwAhiglAAJ4LACGLCQEAhAsAIYwJAQCECwAhjQlAAJ4LACGOCUAAngsAIY8JAQCdCwAhkAlAAJ4LACGRCUAAngsAIZIJAgCDCwAhkwkAALcLACABAAAAAQAgFQMAAIwMACAFAADgDAAg_gYAAN8MADD_BgAAAwAQgAcAAN8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAhAsAIb8HAQCdCwAh8wdAAJ4LACGCCAEAhAsAIYoIAQCECwAh8QgBAIQLACHyCAEAhAsAIfMIAACVDAAg9AgAAJUMACD1CAAAlQwAIPYIQACeCwAh9whAAJ4LACH4CEAAngsAIQcDAACWEAAgBQAAkxMAIL8HAADqDAAg8wcAAOoMACD2CAAA6gwAIPcIAADqDAAg-AgAAOoMACAVAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQAAAAG_BwEAnQsAIfMHQACeCwAhgggBAIQLACGKCAEAAAAB8QgBAIQLACHyCAEAhAsAIfMIAACVDAAg9AgAAJUMACD1CAAAlQwAIPYIQACeCwAh9whAAJ4LACH4CEAAngsAIQMAAAADACABAAAEADACAAAFACAIBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHuCAEAhAsAIe8IAQCECwAh8AhAAIYLACEBBAAAkhMAIAkEAADeDAAg_gYAAN0MADD_BgAABwAQgAcAAN0MADCUBwEAhAsAIe4IAQCECwAh7wgBAIQLACHwCEAAhgsAIaEJAADcDAAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAAHACAtAwAAjAwAIAgAAKsMACD-BgAA2wwAMP8GAAAMABCABwAA2wwAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHEACzCwAh2QcBAJ0LACHaBxAA_gsAIdsHAQCdCwAh3AdAAJ4LACHdByAAhQsAId4HQACeCwAh3wcBAJ0LACHgB0AAngsAIeEHQACeCwAh4gdAAJ4LACHjB0AAhgsAIeQHQACeCwAhDgMAAJYQACAIAACGEwAgoQcAAOoMACCkBwAA6gwAINkHAADqDAAg2gcAAOoMACDbBwAA6gwAINwHAADqDAAg3gcAAOoMACDfBwAA6gwAIOAHAADqDAAg4QcAAOoMACDiBwAA6gwAIOQHAADqDAAgLQMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAAAABtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHEACzCwAh2QcBAJ0LACHaBxAA_gsAIdsHAQCdCwAh3AdAAJ4LACHdByAAhQsAId4HQACeCwAh3wcBAJ0LACHgB0AAngsAIeEHQACeCwAh4gdAAJ4LACHjB0AAhgsAIeQHQACeCwAhAwAAAAwAIAEAAA0AMAIAAA4AIAwJAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACECCQAAjhMAIBoAAJETACANCQAAyAwAIBoAANoMACD-BgAA2QwAMP8GAAAQABCABwAA2QwAMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhoAkAANgMACADAAAAEAAgAQAAEQAwAgAAEgAgKQcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAhAsAIcoIQACGCwAhgAkBAIQLACGBCQEAhAsAIYIJAQCECwAhgwkBAJ0LACGECQEAnQsAIYUJAQCdCwAhhgkBAJ0LACGHCUAAngsAIYgJAQCdCwAhiQlAAJ4LACGKCUAAngsAIYsJAQCECwAhjAkBAIQLACGNCUAAngsAIY4JQACeCwAhjwkBAJ0LACGQCUAAngsAIZEJQACeCwAhkgkCAIMLACGTCQAAtwsAIAEAAAAUACADAAAAEAAgAQAAEQAwAgAAEgAgCwkAAMgMACD-BgAAxwwAMP8GAAAXABCABwAAxwwAMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhAwkAAI4TACCoBwAA6gwAIKkHAADqDAAgDAkAAMgMACD-BgAAxwwAMP8GAAAXABCABwAAxwwAMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhnwkAAMYMACADAAAAFwAgAQAAGAAwAgAAGQAgGQkAAMMMACAMAADCDAAgEAAAvwwAIBcAAMQMACAYAADFDAAgGQAAuwwAIP4GAADBDAAw_wYAABsAEIAHAADBDAAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh5AdAAJ4LACHyBwQArgsAIYMIAQCdCwAhhggBAIQLACGXCAEAhAsAIaAIQACGCwAhoggEAJwLACGjCBAA_gsAIaQIAQCECwAhpQgBAJ0LACGmCAEAnQsAIacIEAD-CwAhqAhAAJ4LACEQCQAAjhMAIAwAAI0TACAQAAD2DwAgFwAAjxMAIBgAAJATACAZAACJEwAgnAcAAOoMACChBwAA6gwAIOQHAADqDAAggwgAAOoMACCiCAAA6gwAIKMIAADqDAAgpQgAAOoMACCmCAAA6gwAIKcIAADqDAAgqAgAAOoMACAaCQAAwwwAIAwAAMIMACAQAAC_DAAgFwAAxAwAIBgAAMUMACAZAAC7DAAg_gYAAMEMADD_BgAAGwAQgAcAAMEMADCcBwQAnAsAIaEHAQCdCwAhqgdAAIYLACHkB0AAngsAIfIHBACuCwAhgwgBAJ0LACGGCAEAhAsAIZYIAADADAAglwgBAIQLACGgCEAAhgsAIaIIBACcCwAhowgQAP4LACGkCAEAhAsAIaUIAQCdCwAhpggBAJ0LACGnCBAA_gsAIagIQACeCwAhAwAAABsAIAEAABwAMAIAAB0AIAMAAAAbACABAAAcADACAAAdACABAAAAGwAgRQMAAIwMACALAAD_CwAgDgAAugwAIBEAALsMACASAAC8DAAgEwAAvQwAIBQAAL4MACAVAAC_DAAgFgAAqAwAIP4GAAC4DAAw_wYAACEAEIAHAAC4DAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHmBwEAhAsAIecHAQCECwAh8gcQALMLACHRCAEAnQsAIdIIAQCECwAh0wgEAK4LACHUCAQArgsAIdUIAQCECwAh1ggBAIQLACHXCAQArgsAIdgIIAC5DAAh2QgCAMsLACHaCAEAnQsAIdsIBACcCwAh3AgCAMsLACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCAEAnQsAIeEIQACeCwAh4ghAAJ4LACHjCEAAngsAIeQIQACeCwAh5QgBAJ0LACHmCAEAnQsAIecIAQCdCwAh6AgAALcLACDpCAEAnQsAIeoIQACeCwAh6whAAJ4LACHsCAEAnQsAIe0IAQCdCwAhAQAAACEAIBYDAACMDAAgDQAAqAwAIP4GAACnDAAw_wYAACMAEIAHAACnDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAIQLACHKBwEAnQsAIcsHAAC3CwAg8wdAAJ4LACHKCEAAhgsAIcsIAQCECwAhzAgQALMLACHNCBAAswsAIc4IAQCdCwAhzwgCAMsLACHQCCAAhQsAIQEAAAAjACAsAwAAlhAAIAsAAOQPACAOAACIEwAgEQAAiRMAIBIAAIoTACATAACLEwAgFAAAjBMAIBUAAPYPACAWAAD7EgAgnAcAAOoMACCdBwAA6gwAIKIHAADqDAAgqQcAAOoMACC5BwAA6gwAILoHAADqDAAguwcAAOoMACC8BwAA6gwAIL4HAADqDAAgyQcAAOoMACDKBwAA6gwAIMsHAADqDAAg0QgAAOoMACDYCAAA6gwAINkIAADqDAAg2ggAAOoMACDbCAAA6gwAINwIAADqDAAg3QgAAOoMACDeCAAA6gwAIN8IAADqDAAg4AgAAOoMACDhCAAA6gwAIOIIAADqDAAg4wgAAOoMACDkCAAA6gwAIOUIAADqDAAg5ggAAOoMACDnCAAA6gwAIOgIAADqDAAg6QgAAOoMACDqCAAA6gwAIOsIAADqDAAg7AgAAOoMACDtCAAA6gwAIEYDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAAAAAbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHmBwEAhAsAIecHAQCECwAh8gcQALMLACHRCAEAnQsAIdIIAQCECwAh0wgEAK4LACHUCAQArgsAIdUIAQCECwAh1ggBAIQLACHXCAQArgsAIdgIIAC5DAAh2QgCAMsLACHaCAEAnQsAIdsIBACcCwAh3AgCAMsLACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCAEAnQsAIeEIQACeCwAh4ghAAJ4LACHjCEAAngsAIeQIQACeCwAh5QgBAJ0LACHmCAEAnQsAIecIAQCdCwAh6AgAALcLACDpCAEAnQsAIeoIQACeCwAh6whAAJ4LACHsCAEAnQsAIe0IAQCdCwAhngkAALcMACADAAAAIQAgAQAAJQAwAgAAJgAgAQAAACEAIAMAAAAbACABAAAcADACAAAdACAMDwAA7gsAIBAAAIUMACD-BgAAtgwAMP8GAAAqABCABwAAtgwAMOQHQACeCwAh8gcEAK4LACGDCAEAhAsAIYYIAQCECwAhoQgCAIMLACGiCAQAnAsAIaMIEAD-CwAhBQ8AAKwPACAQAAD2DwAg5AcAAOoMACCiCAAA6gwAIKMIAADqDAAgDQ8AAO4LACAQAACFDAAg_gYAALYMADD_BgAAKgAQgAcAALYMADDkB0AAngsAIfIHBACuCwAhgwgBAIQLACGGCAEAhAsAIaEIAgCDCwAhoggEAJwLACGjCBAA_gsAIZ0JAAC1DAAgAwAAACoAIAEAACsAMAIAACwAIAgEAQCECwAhEAAAhQwAIP4GAAC0DAAw_wYAAC4AEIAHAAC0DAAwqgdAAIYLACG_BwEAhAsAIYMIAQCECwAhARAAAPYPACAJBAEAhAsAIRAAAIUMACD-BgAAtAwAMP8GAAAuABCABwAAtAwAMKoHQACGCwAhvwcBAIQLACHBBwAAswwAIIMIAQCECwAhAwAAAC4AIAEAAC8AMAIAADAAIBEQAACFDAAg_gYAAIQMADD_BgAAMgAQgAcAAIQMADCBBwIAgwsAIZQHAQCECwAhqgdAAIYLACHMBwEAhAsAIYMIAQCECwAhuQgBAIQLACG6CAEAhAsAIbsIBACuCwAhvAgQALMLACG9CBAAswsAIb4IEACzCwAhvwgQAP4LACHACEAAngsAIQEAAAAyACAHEAAAhQwAIP4GAACyDAAw_wYAADQAEIAHAACyDAAwqgdAAIYLACGDCAEAhAsAIbgIAQCECwAhARAAAPYPACAIEAAAhQwAIP4GAACyDAAw_wYAADQAEIAHAACyDAAwqgdAAIYLACGDCAEAhAsAIbgIAQCECwAhnAkAALEMACADAAAANAAgAQAANQAwAgAANgAgAQAAACEAIAMAAAAhACABAAAlADACAAAmACABAAAAGwAgAQAAACoAIAEAAAAuACABAAAANAAgAQAAACEAICEDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACEBAAAAPwAgCQ8AAO4LACD-BgAAsAwAMP8GAABBABCABwAAsAwAMIEHAgCDCwAhzAcBAIQLACHyBwQArgsAIYUIQACGCwAhhggBAIQLACEBDwAArA8AIAoPAADuCwAg_gYAALAMADD_BgAAQQAQgAcAALAMADCBBwIAgwsAIcwHAQCECwAh8gcEAK4LACGFCEAAhgsAIYYIAQCECwAhmwkAAK8MACADAAAAQQAgAQAAQgAwAgAAQwAgCQ8AAO4LACD-BgAA7QsAMP8GAABFABCABwAA7QsAMKoHQACGCwAh8gcEAK4LACGGCAEAhAsAIYcIEACzCwAhlQgBAIQLACEBAAAARQAgAwAAACoAIAEAACsAMAIAACwAIAEAAABBACABAAAAKgAgAQAAABAAIAEAAAAXACABAAAAGwAgAQAAABAAIA8DAACMDAAg_gYAAK4MADD_BgAATgAQgAcAAK4MADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhAgMAAJYQACCbBwAA6gwAIBADAACMDAAg_gYAAK4MADD_BgAATgAQgAcAAK4MADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhmgkAAK0MACADAAAATgAgAQAATwAwAgAAUAAgFAMAAJYQACAIAACGEwAgCgAAhxMAIAsAAOQPACCSBwAA6gwAIJMHAADqDAAglAcAAOoMACCXBwAA6gwAIJwHAADqDAAgogcAAOoMACCmBwAA6gwAILMHAADqDAAgtgcAAOoMACC3BwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvQcAAOoMACC-BwAA6gwAICEDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQAAAAGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIQMAAAA_ACABAABSADACAABTACADAAAAIQAgAQAAJQAwAgAAJgAgBwMAAJYQACANAAD7EgAgygcAAOoMACDLBwAA6gwAIPMHAADqDAAgzggAAOoMACDPCAAA6gwAIBYDAACMDAAgDQAAqAwAIP4GAACnDAAw_wYAACMAEIAHAACnDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAAAAAcoHAQCdCwAhywcAALcLACDzB0AAngsAIcoIQACGCwAhywgBAIQLACHMCBAAswsAIc0IEACzCwAhzggBAJ0LACHPCAIAywsAIdAIIACFCwAhAwAAACMAIAEAAFYAMAIAAFcAIBEDAACMDAAg_gYAAKYMADD_BgAAWQAQgAcAAKYMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhygcBAIQLACH9BwEAhAsAIccIAQCECwAhyQgBAIQLACHKCEAAhgsAIQEDAACWEAAgEgMAAIwMACD-BgAApgwAMP8GAABZABCABwAApgwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAcoHAQCECwAh_QcBAIQLACHHCAEAhAsAIckIAQCECwAhyghAAIYLACGZCQAApQwAIAMAAABZACABAABaADACAABbACAHAwAAjAwAIP4GAACLDAAw_wYAAF0AEIAHAACLDAAwlAcBAIQLACHHCAEAhAsAIcgIQACGCwAhAQAAAF0AIBEDAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHuBwEAhAsAIe8HEAD-CwAh8AcBAJ0LACHxB0AAngsAIQYDAACWEAAguQcAAOoMACDSBwAA6gwAIO8HAADqDAAg8AcAAOoMACDxBwAA6gwAIBEDAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe4HAQCECwAh7wcQAP4LACHwBwEAnQsAIfEHQACeCwAhAwAAAF8AIAEAAGAAMAIAAGEAIAgDAACMDAAg_gYAAKMMADD_BgAAYwAQgAcAAKMMADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGHCBAAswsAIQEDAACWEAAgCQMAAIwMACD-BgAAowwAMP8GAABjABCABwAAowwAMIEHAgCDCwAhlAcBAIQLACHFB0AAhgsAIYcIEACzCwAhmAkAAKIMACADAAAAYwAgAQAAZAAwAgAAZQAgDAMAAIwMACANBACuCwAh_gYAAKEMADD_BgAAZwAQgAcAAKEMADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGDCAEAhAsAIcQIBACuCwAhxQgEAK4LACHGCAAA4gsAIAEDAACWEAAgDQMAAIwMACANBACuCwAh_gYAAKEMADD_BgAAZwAQgAcAAKEMADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGDCAEAhAsAIcQIBACuCwAhxQgEAK4LACHGCAAA4gsAIJcJAACgDAAgAwAAAGcAIAEAAGgAMAIAAGkAIAwDAACMDAAgFQAA4gsAIBYEAJwLACH-BgAAnwwAMP8GAABrABCABwAAnwwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcMIAQCECwAhxAgEAJwLACHFCAQAnAsAIQQDAACWEAAgFgAA6gwAIMQIAADqDAAgxQgAAOoMACANAwAAjAwAIBUAAOILACAWBACcCwAh_gYAAJ8MADD_BgAAawAQgAcAAJ8MADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHDCAEAhAsAIcQIBACcCwAhxQgEAJwLACGWCQAAngwAIAMAAABrACABAABsADACAABtACAIAwAAjAwAIP4GAACdDAAw_wYAAG8AEIAHAACdDAAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwghAAIYLACEBAwAAlhAAIAkDAACMDAAg_gYAAJ0MADD_BgAAbwAQgAcAAJ0MADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHCCEAAhgsAIZUJAACcDAAgAwAAAG8AIAEAAHAAMAIAAHEAIAgDAACMDAAg_gYAAJsMADD_BgAAcwAQgAcAAJsMADCUBwEAhAsAIZUHAQCECwAhxQdAAIYLACHBCAQArgsAIQEDAACWEAAgCQMAAIwMACD-BgAAmwwAMP8GAABzABCABwAAmwwAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIcEIBACuCwAhlAkAAJoMACADAAAAcwAgAQAAdAAwAgAAdQAgCgMAAIwMACD-BgAAmQwAMP8GAAB3ABCABwAAmQwAMIIHAQCECwAhlAcBAIQLACH8CEAAngsAIf0IQACeCwAh_ghAAJ4LACH_CAAAlwwAIAQDAACWEAAg_AgAAOoMACD9CAAA6gwAIP4IAADqDAAgCgMAAIwMACD-BgAAmQwAMP8GAAB3ABCABwAAmQwAMIIHAQAAAAGUBwEAhAsAIfwIQACeCwAh_QhAAJ4LACH-CEAAngsAIf8IAACXDAAgAwAAAHcAIAEAAHgAMAIAAHkAIAEAAAADACABAAAADAAgAQAAAE4AIAEAAAA_ACABAAAAIQAgAQAAACMAIAEAAABZACABAAAAXwAgAQAAAGMAIAEAAABnACABAAAAawAgAQAAAG8AIAEAAABzACABAAAAdwAgAQAAAAEAIB0HAAD3EgAgDQAA-xIAIBsAAPgSACAcAAD5EgAgHQAA-hIAIB4AAPwSACAfAAD9EgAgIAAA_hIAICEAAP8SACAiAACAEwAgIwAAgRMAICQAAIITACAlAACDEwAgJgAAhBMAICcAAIUTACCDCQAA6gwAIIQJAADqDAAghQkAAOoMACCGCQAA6gwAIIcJAADqDAAgiAkAAOoMACCJCQAA6gwAIIoJAADqDAAgjQkAAOoMACCOCQAA6gwAII8JAADqDAAgkAkAAOoMACCRCQAA6gwAIJMJAADqDAAgAwAAABQAIAEAAIoBADACAAABACADAAAAFAAgAQAAigEAMAIAAAEAIAMAAAAUACABAACKAQAwAgAAAQAgJgcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByghAAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkBAAAAAYYJAQAAAAGHCUAAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAZIJAgAAAAGTCYAAAAABAS0AAI4BACAXqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAEBLQAAkAEAMAEtAACQAQAwJgcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAAQIAAAABACAtAACTAQAgF6oHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAAQIAAAAUACAtAACVAQAgAgAAABQAIC0AAJUBACADAAAAAQAgNAAAjgEAIDUAAJMBACABAAAAAQAgAQAAABQAIBMGAACqEQAgOgAAqxEAIDsAAK4RACA8AACtEQAgPQAArBEAIIMJAADqDAAghAkAAOoMACCFCQAA6gwAIIYJAADqDAAghwkAAOoMACCICQAA6gwAIIkJAADqDAAgigkAAOoMACCNCQAA6gwAII4JAADqDAAgjwkAAOoMACCQCQAA6gwAIJEJAADqDAAgkwkAAOoMACAa_gYAAJgMADD_BgAAnAEAEIAHAACYDAAwqgdAAPgKACGxBwEA9goAIcoIQAD4CgAhgAkBAPYKACGBCQEA9goAIYIJAQD2CgAhgwkBAJULACGECQEAlQsAIYUJAQCVCwAhhgkBAJULACGHCUAAiwsAIYgJAQCVCwAhiQlAAIsLACGKCUAAiwsAIYsJAQD2CgAhjAkBAPYKACGNCUAAiwsAIY4JQACLCwAhjwkBAJULACGQCUAAiwsAIZEJQACLCwAhkgkCAPUKACGTCQAAoQsAIAMAAAAUACABAACbAQAwOQAAnAEAIAMAAAAUACABAACKAQAwAgAAAQAgAQAAAHkAIAEAAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACAHAwAAqREAIIIHAQAAAAGUBwEAAAAB_AhAAAAAAf0IQAAAAAH-CEAAAAAB_wgAAKgRACABLQAApAEAIAaCBwEAAAABlAcBAAAAAfwIQAAAAAH9CEAAAAAB_ghAAAAAAf8IAACoEQAgAS0AAKYBADABLQAApgEAMAcDAACnEQAgggcBAOcMACGUBwEA5wwAIfwIQADyDAAh_QhAAPIMACH-CEAA8gwAIf8IAACmEQAgAgAAAHkAIC0AAKkBACAGggcBAOcMACGUBwEA5wwAIfwIQADyDAAh_QhAAPIMACH-CEAA8gwAIf8IAACmEQAgAgAAAHcAIC0AAKsBACACAAAAdwAgLQAAqwEAIAMAAAB5ACA0AACkAQAgNQAAqQEAIAEAAAB5ACABAAAAdwAgCAYAAKERACA6AACiEQAgOwAApREAIDwAAKQRACA9AACjEQAg_AgAAOoMACD9CAAA6gwAIP4IAADqDAAgCf4GAACWDAAw_wYAALIBABCABwAAlgwAMIIHAQD2CgAhlAcBAPYKACH8CEAAiwsAIf0IQACLCwAh_ghAAIsLACH_CAAAlwwAIAMAAAB3ACABAACxAQAwOQAAsgEAIAMAAAB3ACABAAB4ADACAAB5ACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACfEQAgBQAAoBEAIJQHAQAAAAGVBwEAAAABqgdAAAAAAbEHAQAAAAG_BwEAAAAB8wdAAAAAAYIIAQAAAAGKCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAAAnBEAIPQIAACdEQAg9QgAAJ4RACD2CEAAAAAB9whAAAAAAfgIQAAAAAEBLQAAugEAIBCUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABvwcBAAAAAfMHQAAAAAGCCAEAAAABiggBAAAAAfEIAQAAAAHyCAEAAAAB8wgAAJwRACD0CAAAnREAIPUIAACeEQAg9ghAAAAAAfcIQAAAAAH4CEAAAAABAS0AALwBADABLQAAvAEAMBIDAACOEQAgBQAAjxEAIJQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhvwcBAPsMACHzB0AA8gwAIYIIAQDnDAAhiggBAOcMACHxCAEA5wwAIfIIAQDnDAAh8wgAAIsRACD0CAAAjBEAIPUIAACNEQAg9ghAAPIMACH3CEAA8gwAIfgIQADyDAAhAgAAAAUAIC0AAL8BACAQlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfMHQADyDAAhgggBAOcMACGKCAEA5wwAIfEIAQDnDAAh8ggBAOcMACHzCAAAixEAIPQIAACMEQAg9QgAAI0RACD2CEAA8gwAIfcIQADyDAAh-AhAAPIMACECAAAAAwAgLQAAwQEAIAIAAAADACAtAADBAQAgAwAAAAUAIDQAALoBACA1AAC_AQAgAQAAAAUAIAEAAAADACAIBgAAiBEAIDwAAIoRACA9AACJEQAgvwcAAOoMACDzBwAA6gwAIPYIAADqDAAg9wgAAOoMACD4CAAA6gwAIBP-BgAAlAwAMP8GAADIAQAQgAcAAJQMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIb8HAQCVCwAh8wdAAIsLACGCCAEA9goAIYoIAQD2CgAh8QgBAPYKACHyCAEA9goAIfMIAACVDAAg9AgAAJUMACD1CAAAlQwAIPYIQACLCwAh9whAAIsLACH4CEAAiwsAIQMAAAADACABAADHAQAwOQAAyAEAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAUEAACHEQAglAcBAAAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQEtAADQAQAgBJQHAQAAAAHuCAEAAAAB7wgBAAAAAfAIQAAAAAEBLQAA0gEAMAEtAADSAQAwBQQAAIYRACCUBwEA5wwAIe4IAQDnDAAh7wgBAOcMACHwCEAA6QwAIQIAAAAJACAtAADVAQAgBJQHAQDnDAAh7ggBAOcMACHvCAEA5wwAIfAIQADpDAAhAgAAAAcAIC0AANcBACACAAAABwAgLQAA1wEAIAMAAAAJACA0AADQAQAgNQAA1QEAIAEAAAAJACABAAAABwAgAwYAAIMRACA8AACFEQAgPQAAhBEAIAf-BgAAkwwAMP8GAADeAQAQgAcAAJMMADCUBwEA9goAIe4IAQD2CgAh7wgBAPYKACHwCEAA-AoAIQMAAAAHACABAADdAQAwOQAA3gEAIAMAAAAHACABAAAIADACAAAJACABAAAAJgAgAQAAACYAIAMAAAAhACABAAAlADACAAAmACADAAAAIQAgAQAAJQAwAgAAJgAgAwAAACEAIAEAACUAMAIAACYAIEIDAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAe0IAQAAAAEBLQAA5gEAIDmBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAe0IAQAAAAEBLQAA6AEAMAEtAADoAQAwAQAAACMAIAEAAAAhACBCAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIQIAAAAmACAtAADtAQAgOYEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACECAAAAIQAgLQAA7wEAIAIAAAAhACAtAADvAQAgAQAAACMAIAEAAAAhACADAAAAJgAgNAAA5gEAIDUAAO0BACABAAAAJgAgAQAAACEAICgGAAD-EAAgOgAA_xAAIDsAAIIRACA8AACBEQAgPQAAgBEAIJwHAADqDAAgnQcAAOoMACCiBwAA6gwAIKkHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC-BwAA6gwAIMkHAADqDAAgygcAAOoMACDLBwAA6gwAINEIAADqDAAg2AgAAOoMACDZCAAA6gwAINoIAADqDAAg2wgAAOoMACDcCAAA6gwAIN0IAADqDAAg3ggAAOoMACDfCAAA6gwAIOAIAADqDAAg4QgAAOoMACDiCAAA6gwAIOMIAADqDAAg5AgAAOoMACDlCAAA6gwAIOYIAADqDAAg5wgAAOoMACDoCAAA6gwAIOkIAADqDAAg6ggAAOoMACDrCAAA6gwAIOwIAADqDAAg7QgAAOoMACA8_gYAAI8MADD_BgAA-AEAEIAHAACPDAAwgQcCAPUKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhnAcEAJQLACGdBwEAlQsAIaIHAQCVCwAhpgcQAIkLACGnBwEA9goAIakHQACLCwAhqgdAAPgKACGxBwEA9goAIbIHAQD2CgAhtQcBAPYKACG5BwEAlQsAIboHQACLCwAhuwcBAJULACG8BwEAlQsAIb4HQACLCwAhyQcBAJULACHKBwEAlQsAIcsHAAChCwAgzAcBAPYKACHmBwEA9goAIecHAQD2CgAh8gcQAIkLACHRCAEAlQsAIdIIAQD2CgAh0wgEAIoLACHUCAQAigsAIdUIAQD2CgAh1ggBAPYKACHXCAQAigsAIdgIIACQDAAh2QgCAMgLACHaCAEAlQsAIdsIBACUCwAh3AgCAMgLACHdCEAAiwsAId4IAQCVCwAh3whAAIsLACHgCAEAlQsAIeEIQACLCwAh4ghAAIsLACHjCEAAiwsAIeQIQACLCwAh5QgBAJULACHmCAEAlQsAIecIAQCVCwAh6AgAAKELACDpCAEAlQsAIeoIQACLCwAh6whAAIsLACHsCAEAlQsAIe0IAQCVCwAhAwAAACEAIAEAAPcBADA5AAD4AQAgAwAAACEAIAEAACUAMAIAACYAIAEAAABXACABAAAAVwAgAwAAACMAIAEAAFYAMAIAAFcAIAMAAAAjACABAABWADACAABXACADAAAAIwAgAQAAVgAwAgAAVwAgEwMAAPwQACANAAD9EAAggQcCAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8wdAAAAAAcoIQAAAAAHLCAEAAAABzAgQAAAAAc0IEAAAAAHOCAEAAAABzwgCAAAAAdAIIAAAAAEBLQAAgAIAIBGBBwIAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHzB0AAAAAByghAAAAAAcsIAQAAAAHMCBAAAAABzQgQAAAAAc4IAQAAAAHPCAIAAAAB0AggAAAAAQEtAACCAgAwAS0AAIICADATAwAAoxAAIA0AAKQQACCBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfMHQADyDAAhyghAAOkMACHLCAEA5wwAIcwIEADwDAAhzQgQAPAMACHOCAEA-wwAIc8IAgDSDgAh0AggAOgMACECAAAAVwAgLQAAhQIAIBGBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfMHQADyDAAhyghAAOkMACHLCAEA5wwAIcwIEADwDAAhzQgQAPAMACHOCAEA-wwAIc8IAgDSDgAh0AggAOgMACECAAAAIwAgLQAAhwIAIAIAAAAjACAtAACHAgAgAwAAAFcAIDQAAIACACA1AACFAgAgAQAAAFcAIAEAAAAjACAKBgAAnhAAIDoAAJ8QACA7AACiEAAgPAAAoRAAID0AAKAQACDKBwAA6gwAIMsHAADqDAAg8wcAAOoMACDOCAAA6gwAIM8IAADqDAAgFP4GAACODAAw_wYAAI4CABCABwAAjgwAMIEHAgD1CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGqB0AA-AoAIbEHAQD2CgAhygcBAJULACHLBwAAoQsAIPMHQACLCwAhyghAAPgKACHLCAEA9goAIcwIEACJCwAhzQgQAIkLACHOCAEAlQsAIc8IAgDICwAh0AggAPcKACEDAAAAIwAgAQAAjQIAMDkAAI4CACADAAAAIwAgAQAAVgAwAgAAVwAgAQAAAFsAIAEAAABbACADAAAAWQAgAQAAWgAwAgAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAMAAABZACABAABaADACAABbACAOAwAAnRAAIIEHAgAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAf0HAQAAAAHHCAEAAAAByQgBAAAAAcoIQAAAAAEBLQAAlgIAIA2BBwIAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAH9BwEAAAABxwgBAAAAAckIAQAAAAHKCEAAAAABAS0AAJgCADABLQAAmAIAMA4DAACcEAAggQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIcoHAQDnDAAh_QcBAOcMACHHCAEA5wwAIckIAQDnDAAhyghAAOkMACECAAAAWwAgLQAAmwIAIA2BBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhygcBAOcMACH9BwEA5wwAIccIAQDnDAAhyQgBAOcMACHKCEAA6QwAIQIAAABZACAtAACdAgAgAgAAAFkAIC0AAJ0CACADAAAAWwAgNAAAlgIAIDUAAJsCACABAAAAWwAgAQAAAFkAIAUGAACXEAAgOgAAmBAAIDsAAJsQACA8AACaEAAgPQAAmRAAIBD-BgAAjQwAMP8GAACkAgAQgAcAAI0MADCBBwIA9QoAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhpgcQAIkLACGqB0AA-AoAIbEHAQD2CgAhygcBAPYKACH9BwEA9goAIccIAQD2CgAhyQgBAPYKACHKCEAA-AoAIQMAAABZACABAACjAgAwOQAApAIAIAMAAABZACABAABaADACAABbACAHAwAAjAwAIP4GAACLDAAw_wYAAF0AEIAHAACLDAAwlAcBAAAAAccIAQCECwAhyAhAAIYLACEBAAAApwIAIAEAAACnAgAgAQMAAJYQACADAAAAXQAgAQAAqgIAMAIAAKcCACADAAAAXQAgAQAAqgIAMAIAAKcCACADAAAAXQAgAQAAqgIAMAIAAKcCACAEAwAAlRAAIJQHAQAAAAHHCAEAAAAByAhAAAAAAQEtAACuAgAgA5QHAQAAAAHHCAEAAAAByAhAAAAAAQEtAACwAgAwAS0AALACADAEAwAAlBAAIJQHAQDnDAAhxwgBAOcMACHICEAA6QwAIQIAAACnAgAgLQAAswIAIAOUBwEA5wwAIccIAQDnDAAhyAhAAOkMACECAAAAXQAgLQAAtQIAIAIAAABdACAtAAC1AgAgAwAAAKcCACA0AACuAgAgNQAAswIAIAEAAACnAgAgAQAAAF0AIAMGAACREAAgPAAAkxAAID0AAJIQACAG_gYAAIoMADD_BgAAvAIAEIAHAACKDAAwlAcBAPYKACHHCAEA9goAIcgIQAD4CgAhAwAAAF0AIAEAALsCADA5AAC8AgAgAwAAAF0AIAEAAKoCADACAACnAgAgAQAAAGkAIAEAAABpACADAAAAZwAgAQAAaAAwAgAAaQAgAwAAAGcAIAEAAGgAMAIAAGkAIAMAAABnACABAABoADACAABpACAJAwAAkBAAIA0EAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAYMIAQAAAAHECAQAAAABxQgEAAAAAcYIgAAAAAEBLQAAxAIAIAgNBAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAGDCAEAAAABxAgEAAAAAcUIBAAAAAHGCIAAAAABAS0AAMYCADABLQAAxgIAMAkDAACPEAAgDQQA8QwAIZQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIYMIAQDnDAAhxAgEAPEMACHFCAQA8QwAIcYIgAAAAAECAAAAaQAgLQAAyQIAIAgNBADxDAAhlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhgwgBAOcMACHECAQA8QwAIcUIBADxDAAhxgiAAAAAAQIAAABnACAtAADLAgAgAgAAAGcAIC0AAMsCACADAAAAaQAgNAAAxAIAIDUAAMkCACABAAAAaQAgAQAAAGcAIAUGAACKEAAgOgAAixAAIDsAAI4QACA8AACNEAAgPQAAjBAAIAsNBACKCwAh_gYAAIkMADD_BgAA0gIAEIAHAACJDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhgwgBAPYKACHECAQAigsAIcUIBACKCwAhxggAAN8LACADAAAAZwAgAQAA0QIAMDkAANICACADAAAAZwAgAQAAaAAwAgAAaQAgAQAAAG0AIAEAAABtACADAAAAawAgAQAAbAAwAgAAbQAgAwAAAGsAIAEAAGwAMAIAAG0AIAMAAABrACABAABsADACAABtACAJAwAAiRAAIBWAAAAAARYEAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAcMIAQAAAAHECAQAAAABxQgEAAAAAQEtAADaAgAgCBWAAAAAARYEAAAAAZQHAQAAAAGVBwEAAAABqgdAAAAAAcMIAQAAAAHECAQAAAABxQgEAAAAAQEtAADcAgAwAS0AANwCADAJAwAAiBAAIBWAAAAAARYEAPoMACGUBwEA5wwAIZUHAQDnDAAhqgdAAOkMACHDCAEA5wwAIcQIBAD6DAAhxQgEAPoMACECAAAAbQAgLQAA3wIAIAgVgAAAAAEWBAD6DAAhlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhwwgBAOcMACHECAQA-gwAIcUIBAD6DAAhAgAAAGsAIC0AAOECACACAAAAawAgLQAA4QIAIAMAAABtACA0AADaAgAgNQAA3wIAIAEAAABtACABAAAAawAgCAYAAIMQACAWAADqDAAgOgAAhBAAIDsAAIcQACA8AACGEAAgPQAAhRAAIMQIAADqDAAgxQgAAOoMACALFQAA3wsAIBYEAJQLACH-BgAAiAwAMP8GAADoAgAQgAcAAIgMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACHDCAEA9goAIcQIBACUCwAhxQgEAJQLACEDAAAAawAgAQAA5wIAMDkAAOgCACADAAAAawAgAQAAbAAwAgAAbQAgAQAAAHEAIAEAAABxACADAAAAbwAgAQAAcAAwAgAAcQAgAwAAAG8AIAEAAHAAMAIAAHEAIAMAAABvACABAABwADACAABxACAFAwAAghAAIJQHAQAAAAGVBwEAAAABzAcBAAAAAcIIQAAAAAEBLQAA8AIAIASUBwEAAAABlQcBAAAAAcwHAQAAAAHCCEAAAAABAS0AAPICADABLQAA8gIAMAUDAACBEAAglAcBAOcMACGVBwEA5wwAIcwHAQDnDAAhwghAAOkMACECAAAAcQAgLQAA9QIAIASUBwEA5wwAIZUHAQDnDAAhzAcBAOcMACHCCEAA6QwAIQIAAABvACAtAAD3AgAgAgAAAG8AIC0AAPcCACADAAAAcQAgNAAA8AIAIDUAAPUCACABAAAAcQAgAQAAAG8AIAMGAAD-DwAgPAAAgBAAID0AAP8PACAH_gYAAIcMADD_BgAA_gIAEIAHAACHDAAwlAcBAPYKACGVBwEA9goAIcwHAQD2CgAhwghAAPgKACEDAAAAbwAgAQAA_QIAMDkAAP4CACADAAAAbwAgAQAAcAAwAgAAcQAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACAFAwAA_Q8AIJQHAQAAAAGVBwEAAAABxQdAAAAAAcEIBAAAAAEBLQAAhgMAIASUBwEAAAABlQcBAAAAAcUHQAAAAAHBCAQAAAABAS0AAIgDADABLQAAiAMAMAUDAAD8DwAglAcBAOcMACGVBwEA5wwAIcUHQADpDAAhwQgEAPEMACECAAAAdQAgLQAAiwMAIASUBwEA5wwAIZUHAQDnDAAhxQdAAOkMACHBCAQA8QwAIQIAAABzACAtAACNAwAgAgAAAHMAIC0AAI0DACADAAAAdQAgNAAAhgMAIDUAAIsDACABAAAAdQAgAQAAAHMAIAUGAAD3DwAgOgAA-A8AIDsAAPsPACA8AAD6DwAgPQAA-Q8AIAf-BgAAhgwAMP8GAACUAwAQgAcAAIYMADCUBwEA9goAIZUHAQD2CgAhxQdAAPgKACHBCAQAigsAIQMAAABzACABAACTAwAwOQAAlAMAIAMAAABzACABAAB0ADACAAB1ACAREAAAhQwAIP4GAACEDAAw_wYAADIAEIAHAACEDAAwgQcCAIMLACGUBwEAhAsAIaoHQACGCwAhzAcBAIQLACGDCAEAAAABuQgBAIQLACG6CAEAhAsAIbsIBACuCwAhvAgQALMLACG9CBAAswsAIb4IEACzCwAhvwgQAP4LACHACEAAngsAIQEAAACXAwAgAQAAAJcDACADEAAA9g8AIL8IAADqDAAgwAgAAOoMACADAAAAMgAgAQAAmgMAMAIAAJcDACADAAAAMgAgAQAAmgMAMAIAAJcDACADAAAAMgAgAQAAmgMAMAIAAJcDACAOEAAA9Q8AIIEHAgAAAAGUBwEAAAABqgdAAAAAAcwHAQAAAAGDCAEAAAABuQgBAAAAAboIAQAAAAG7CAQAAAABvAgQAAAAAb0IEAAAAAG-CBAAAAABvwgQAAAAAcAIQAAAAAEBLQAAngMAIA2BBwIAAAABlAcBAAAAAaoHQAAAAAHMBwEAAAABgwgBAAAAAbkIAQAAAAG6CAEAAAABuwgEAAAAAbwIEAAAAAG9CBAAAAABvggQAAAAAb8IEAAAAAHACEAAAAABAS0AAKADADABLQAAoAMAMA4QAAD0DwAggQcCAOYMACGUBwEA5wwAIaoHQADpDAAhzAcBAOcMACGDCAEA5wwAIbkIAQDnDAAhuggBAOcMACG7CAQA8QwAIbwIEADwDAAhvQgQAPAMACG-CBAA8AwAIb8IEACRDQAhwAhAAPIMACECAAAAlwMAIC0AAKMDACANgQcCAOYMACGUBwEA5wwAIaoHQADpDAAhzAcBAOcMACGDCAEA5wwAIbkIAQDnDAAhuggBAOcMACG7CAQA8QwAIbwIEADwDAAhvQgQAPAMACG-CBAA8AwAIb8IEACRDQAhwAhAAPIMACECAAAAMgAgLQAApQMAIAIAAAAyACAtAAClAwAgAwAAAJcDACA0AACeAwAgNQAAowMAIAEAAACXAwAgAQAAADIAIAcGAADvDwAgOgAA8A8AIDsAAPMPACA8AADyDwAgPQAA8Q8AIL8IAADqDAAgwAgAAOoMACAQ_gYAAIMMADD_BgAArAMAEIAHAACDDAAwgQcCAPUKACGUBwEA9goAIaoHQAD4CgAhzAcBAPYKACGDCAEA9goAIbkIAQD2CgAhuggBAPYKACG7CAQAigsAIbwIEACJCwAhvQgQAIkLACG-CBAAiQsAIb8IEACkCwAhwAhAAIsLACEDAAAAMgAgAQAAqwMAMDkAAKwDACADAAAAMgAgAQAAmgMAMAIAAJcDACABAAAANgAgAQAAADYAIAMAAAA0ACABAAA1ADACAAA2ACADAAAANAAgAQAANQAwAgAANgAgAwAAADQAIAEAADUAMAIAADYAIAQQAADuDwAgqgdAAAAAAYMIAQAAAAG4CAEAAAABAS0AALQDACADqgdAAAAAAYMIAQAAAAG4CAEAAAABAS0AALYDADABLQAAtgMAMAQQAADtDwAgqgdAAOkMACGDCAEA5wwAIbgIAQDnDAAhAgAAADYAIC0AALkDACADqgdAAOkMACGDCAEA5wwAIbgIAQDnDAAhAgAAADQAIC0AALsDACACAAAANAAgLQAAuwMAIAMAAAA2ACA0AAC0AwAgNQAAuQMAIAEAAAA2ACABAAAANAAgAwYAAOoPACA8AADsDwAgPQAA6w8AIAb-BgAAggwAMP8GAADCAwAQgAcAAIIMADCqB0AA-AoAIYMIAQD2CgAhuAgBAPYKACEDAAAANAAgAQAAwQMAMDkAAMIDACADAAAANAAgAQAANQAwAgAANgAgAQAAADAAIAEAAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAFBAEAAAABEAAA6Q8AIKoHQAAAAAG_BwEAAAABgwgBAAAAAQEtAADKAwAgBAQBAAAAAaoHQAAAAAG_BwEAAAABgwgBAAAAAQEtAADMAwAwAS0AAMwDADAFBAEA5wwAIRAAAOgPACCqB0AA6QwAIb8HAQDnDAAhgwgBAOcMACECAAAAMAAgLQAAzwMAIAQEAQDnDAAhqgdAAOkMACG_BwEA5wwAIYMIAQDnDAAhAgAAAC4AIC0AANEDACACAAAALgAgLQAA0QMAIAMAAAAwACA0AADKAwAgNQAAzwMAIAEAAAAwACABAAAALgAgAwYAAOUPACA8AADnDwAgPQAA5g8AIAcEAQD2CgAh_gYAAIEMADD_BgAA2AMAEIAHAACBDAAwqgdAAPgKACG_BwEA9goAIYMIAQD2CgAhAwAAAC4AIAEAANcDADA5AADYAwAgAwAAAC4AIAEAAC8AMAIAADAAIBMLAAD_CwAg_gYAAP0LADD_BgAA3gMAEIAHAAD9CwAwgQcCAIMLACGCBwEAhAsAIZEHAACADAAgngcBAJ0LACGfB0AAngsAIaoHQACGCwAhsQcBAAAAAbAIBACuCwAhsQgEAK4LACGyCBAA_gsAIbMIIACFCwAhtAgQAP4LACG1CEAAngsAIbYIIACFCwAhtwhAAJ4LACEBAAAA2wMAIAEAAADbAwAgEgsAAP8LACD-BgAA_QsAMP8GAADeAwAQgAcAAP0LADCBBwIAgwsAIYIHAQCECwAhngcBAJ0LACGfB0AAngsAIaoHQACGCwAhsQcBAIQLACGwCAQArgsAIbEIBACuCwAhsggQAP4LACGzCCAAhQsAIbQIEAD-CwAhtQhAAJ4LACG2CCAAhQsAIbcIQACeCwAhBwsAAOQPACCeBwAA6gwAIJ8HAADqDAAgsggAAOoMACC0CAAA6gwAILUIAADqDAAgtwgAAOoMACADAAAA3gMAIAEAAN8DADACAADbAwAgAwAAAN4DACABAADfAwAwAgAA2wMAIAMAAADeAwAgAQAA3wMAMAIAANsDACAPCwAA4w8AIIEHAgAAAAGCBwEAAAABngcBAAAAAZ8HQAAAAAGqB0AAAAABsQcBAAAAAbAIBAAAAAGxCAQAAAABsggQAAAAAbMIIAAAAAG0CBAAAAABtQhAAAAAAbYIIAAAAAG3CEAAAAABAS0AAOMDACAOgQcCAAAAAYIHAQAAAAGeBwEAAAABnwdAAAAAAaoHQAAAAAGxBwEAAAABsAgEAAAAAbEIBAAAAAGyCBAAAAABswggAAAAAbQIEAAAAAG1CEAAAAABtgggAAAAAbcIQAAAAAEBLQAA5QMAMAEtAADlAwAwDwsAANkPACCBBwIA5gwAIYIHAQDnDAAhngcBAPsMACGfB0AA8gwAIaoHQADpDAAhsQcBAOcMACGwCAQA8QwAIbEIBADxDAAhsggQAJENACGzCCAA6AwAIbQIEACRDQAhtQhAAPIMACG2CCAA6AwAIbcIQADyDAAhAgAAANsDACAtAADoAwAgDoEHAgDmDAAhggcBAOcMACGeBwEA-wwAIZ8HQADyDAAhqgdAAOkMACGxBwEA5wwAIbAIBADxDAAhsQgEAPEMACGyCBAAkQ0AIbMIIADoDAAhtAgQAJENACG1CEAA8gwAIbYIIADoDAAhtwhAAPIMACECAAAA3gMAIC0AAOoDACACAAAA3gMAIC0AAOoDACADAAAA2wMAIDQAAOMDACA1AADoAwAgAQAAANsDACABAAAA3gMAIAsGAADUDwAgOgAA1Q8AIDsAANgPACA8AADXDwAgPQAA1g8AIJ4HAADqDAAgnwcAAOoMACCyCAAA6gwAILQIAADqDAAgtQgAAOoMACC3CAAA6gwAIBH-BgAA_AsAMP8GAADxAwAQgAcAAPwLADCBBwIA9QoAIYIHAQD2CgAhngcBAJULACGfB0AAiwsAIaoHQAD4CgAhsQcBAPYKACGwCAQAigsAIbEIBACKCwAhsggQAKQLACGzCCAA9woAIbQIEACkCwAhtQhAAIsLACG2CCAA9woAIbcIQACLCwAhAwAAAN4DACABAADwAwAwOQAA8QMAIAMAAADeAwAgAQAA3wMAMAIAANsDACAH_gYAAPoLADD_BgAA9wMAEIAHAAD6CwAwgQcCAIMLACGtCEAAhgsAIa4IAAC3CwAgrwgAAPsLACABAAAA9AMAIAEAAAD0AwAgBv4GAAD6CwAw_wYAAPcDABCABwAA-gsAMIEHAgCDCwAhrQhAAIYLACGuCAAAtwsAIAGuCAAA6gwAIAMAAAD3AwAgAQAA-AMAMAIAAPQDACADAAAA9wMAIAEAAPgDADACAAD0AwAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAOBBwIAAAABrQhAAAAAAa4IgAAAAAEBLQAA_AMAIAOBBwIAAAABrQhAAAAAAa4IgAAAAAEBLQAA_gMAMAEtAAD-AwAwA4EHAgDmDAAhrQhAAOkMACGuCIAAAAABAgAAAPQDACAtAACBBAAgA4EHAgDmDAAhrQhAAOkMACGuCIAAAAABAgAAAPcDACAtAACDBAAgAgAAAPcDACAtAACDBAAgAwAAAPQDACA0AAD8AwAgNQAAgQQAIAEAAAD0AwAgAQAAAPcDACAGBgAAzw8AIDoAANAPACA7AADTDwAgPAAA0g8AID0AANEPACCuCAAA6gwAIAb-BgAA-QsAMP8GAACKBAAQgAcAAPkLADCBBwIA9QoAIa0IQAD4CgAhrggAAKELACADAAAA9wMAIAEAAIkEADA5AACKBAAgAwAAAPcDACABAAD4AwAwAgAA9AMAIAf-BgAA9wsAMP8GAACQBAAQgAcAAPcLADCBBwIAgwsAIYUHQACGCwAhsQcBAIQLACGsCAAA-AsAIAEAAACNBAAgAQAAAI0EACAG_gYAAPcLADD_BgAAkAQAEIAHAAD3CwAwgQcCAIMLACGFB0AAhgsAIbEHAQCECwAhAAMAAACQBAAgAQAAkQQAMAIAAI0EACADAAAAkAQAIAEAAJEEADACAACNBAAgAwAAAJAEACABAACRBAAwAgAAjQQAIAOBBwIAAAABhQdAAAAAAbEHAQAAAAEBLQAAlQQAIAOBBwIAAAABhQdAAAAAAbEHAQAAAAEBLQAAlwQAMAEtAACXBAAwA4EHAgDmDAAhhQdAAOkMACGxBwEA5wwAIQIAAACNBAAgLQAAmgQAIAOBBwIA5gwAIYUHQADpDAAhsQcBAOcMACECAAAAkAQAIC0AAJwEACACAAAAkAQAIC0AAJwEACADAAAAjQQAIDQAAJUEACA1AACaBAAgAQAAAI0EACABAAAAkAQAIAUGAADKDwAgOgAAyw8AIDsAAM4PACA8AADNDwAgPQAAzA8AIAb-BgAA9gsAMP8GAACjBAAQgAcAAPYLADCBBwIA9QoAIYUHQAD4CgAhsQcBAPYKACEDAAAAkAQAIAEAAKIEADA5AACjBAAgAwAAAJAEACABAACRBAAwAgAAjQQAIAn-BgAA9QsAMP8GAACpBAAQgAcAAPULADCFB0AAhgsAIbEHAQAAAAH2B0AAhgsAIakIAQCECwAhqggBAIQLACGrCAEAhAsAIQEAAACmBAAgAQAAAKYEACAJ_gYAAPULADD_BgAAqQQAEIAHAAD1CwAwhQdAAIYLACGxBwEAhAsAIfYHQACGCwAhqQgBAIQLACGqCAEAhAsAIasIAQCECwAhAAMAAACpBAAgAQAAqgQAMAIAAKYEACADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAaFB0AAAAABsQcBAAAAAfYHQAAAAAGpCAEAAAABqggBAAAAAasIAQAAAAEBLQAArgQAIAaFB0AAAAABsQcBAAAAAfYHQAAAAAGpCAEAAAABqggBAAAAAasIAQAAAAEBLQAAsAQAMAEtAACwBAAwBoUHQADpDAAhsQcBAOcMACH2B0AA6QwAIakIAQDnDAAhqggBAOcMACGrCAEA5wwAIQIAAACmBAAgLQAAswQAIAaFB0AA6QwAIbEHAQDnDAAh9gdAAOkMACGpCAEA5wwAIaoIAQDnDAAhqwgBAOcMACECAAAAqQQAIC0AALUEACACAAAAqQQAIC0AALUEACADAAAApgQAIDQAAK4EACA1AACzBAAgAQAAAKYEACABAAAAqQQAIAMGAADHDwAgPAAAyQ8AID0AAMgPACAJ_gYAAPQLADD_BgAAvAQAEIAHAAD0CwAwhQdAAPgKACGxBwEA9goAIfYHQAD4CgAhqQgBAPYKACGqCAEA9goAIasIAQD2CgAhAwAAAKkEACABAAC7BAAwOQAAvAQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACABAAAAHQAgAQAAAB0AIAMAAAAbACABAAAcADACAAAdACADAAAAGwAgAQAAHAAwAgAAHQAgAwAAABsAIAEAABwAMAIAAB0AIBYJAADGDwAgDAAAxg0AIBAAAMcNACAXAADIDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHkB0AAAAAB8gcEAAAAAYMIAQAAAAGGCAEAAAABlwgBAAAAAaAIQAAAAAGiCAQAAAABowgQAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIEAAAAAGoCEAAAAABAS0AAMQEACAQnAcEAAAAAaEHAQAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGDCAEAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQEtAADGBAAwAS0AAMYEADABAAAAIQAgAQAAAD8AIBYJAADFDwAgDAAAoQ0AIBAAAKINACAXAACjDQAgGAAApA0AIBkAAKUNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHkB0AA8gwAIfIHBADxDAAhgwgBAPsMACGGCAEA5wwAIZcIAQDnDAAhoAhAAOkMACGiCAQA-gwAIaMIEACRDQAhpAgBAOcMACGlCAEA-wwAIaYIAQD7DAAhpwgQAJENACGoCEAA8gwAIQIAAAAdACAtAADLBAAgEJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIYYIAQDnDAAhlwgBAOcMACGgCEAA6QwAIaIIBAD6DAAhowgQAJENACGkCAEA5wwAIaUIAQD7DAAhpggBAPsMACGnCBAAkQ0AIagIQADyDAAhAgAAABsAIC0AAM0EACACAAAAGwAgLQAAzQQAIAEAAAAhACABAAAAPwAgAwAAAB0AIDQAAMQEACA1AADLBAAgAQAAAB0AIAEAAAAbACAPBgAAwA8AIDoAAMEPACA7AADEDwAgPAAAww8AID0AAMIPACCcBwAA6gwAIKEHAADqDAAg5AcAAOoMACCDCAAA6gwAIKIIAADqDAAgowgAAOoMACClCAAA6gwAIKYIAADqDAAgpwgAAOoMACCoCAAA6gwAIBP-BgAA8wsAMP8GAADWBAAQgAcAAPMLADCcBwQAlAsAIaEHAQCVCwAhqgdAAPgKACHkB0AAiwsAIfIHBACKCwAhgwgBAJULACGGCAEA9goAIZcIAQD2CgAhoAhAAPgKACGiCAQAlAsAIaMIEACkCwAhpAgBAPYKACGlCAEAlQsAIaYIAQCVCwAhpwgQAKQLACGoCEAAiwsAIQMAAAAbACABAADVBAAwOQAA1gQAIAMAAAAbACABAAAcADACAAAdACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAkPAAC_DwAgEAAAsw0AIOQHQAAAAAHyBwQAAAABgwgBAAAAAYYIAQAAAAGhCAIAAAABoggEAAAAAaMIEAAAAAEBLQAA3gQAIAfkB0AAAAAB8gcEAAAAAYMIAQAAAAGGCAEAAAABoQgCAAAAAaIIBAAAAAGjCBAAAAABAS0AAOAEADABLQAA4AQAMAkPAAC-DwAgEAAAsQ0AIOQHQADyDAAh8gcEAPEMACGDCAEA5wwAIYYIAQDnDAAhoQgCAOYMACGiCAQA-gwAIaMIEACRDQAhAgAAACwAIC0AAOMEACAH5AdAAPIMACHyBwQA8QwAIYMIAQDnDAAhhggBAOcMACGhCAIA5gwAIaIIBAD6DAAhowgQAJENACECAAAAKgAgLQAA5QQAIAIAAAAqACAtAADlBAAgAwAAACwAIDQAAN4EACA1AADjBAAgAQAAACwAIAEAAAAqACAIBgAAuQ8AIDoAALoPACA7AAC9DwAgPAAAvA8AID0AALsPACDkBwAA6gwAIKIIAADqDAAgowgAAOoMACAK_gYAAPILADD_BgAA7AQAEIAHAADyCwAw5AdAAIsLACHyBwQAigsAIYMIAQD2CgAhhggBAPYKACGhCAIA9QoAIaIIBACUCwAhowgQAKQLACEDAAAAKgAgAQAA6wQAMDkAAOwEACADAAAAKgAgAQAAKwAwAgAALAAgEf4GAADxCwAw_wYAAPIEABCABwAA8QsAMKoHQACGCwAh8gcEAK4LACGGCAEAhAsAIYoIAQAAAAGXCAEAhAsAIZgIAQCECwAhmQgQALMLACGaCBAAswsAIZsIQACeCwAhnAgCAMsLACGdCAEAnQsAIZ4IQACeCwAhnwgEAJwLACGgCEAAhgsAIQEAAADvBAAgAQAAAO8EACAR_gYAAPELADD_BgAA8gQAEIAHAADxCwAwqgdAAIYLACHyBwQArgsAIYYIAQCECwAhiggBAIQLACGXCAEAhAsAIZgIAQCECwAhmQgQALMLACGaCBAAswsAIZsIQACeCwAhnAgCAMsLACGdCAEAnQsAIZ4IQACeCwAhnwgEAJwLACGgCEAAhgsAIQWbCAAA6gwAIJwIAADqDAAgnQgAAOoMACCeCAAA6gwAIJ8IAADqDAAgAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgDqoHQAAAAAHyBwQAAAABhggBAAAAAYoIAQAAAAGXCAEAAAABmAgBAAAAAZkIEAAAAAGaCBAAAAABmwhAAAAAAZwIAgAAAAGdCAEAAAABnghAAAAAAZ8IBAAAAAGgCEAAAAABAS0AAPcEACAOqgdAAAAAAfIHBAAAAAGGCAEAAAABiggBAAAAAZcIAQAAAAGYCAEAAAABmQgQAAAAAZoIEAAAAAGbCEAAAAABnAgCAAAAAZ0IAQAAAAGeCEAAAAABnwgEAAAAAaAIQAAAAAEBLQAA-QQAMAEtAAD5BAAwDqoHQADpDAAh8gcEAPEMACGGCAEA5wwAIYoIAQDnDAAhlwgBAOcMACGYCAEA5wwAIZkIEADwDAAhmggQAPAMACGbCEAA8gwAIZwIAgDSDgAhnQgBAPsMACGeCEAA8gwAIZ8IBAD6DAAhoAhAAOkMACECAAAA7wQAIC0AAPwEACAOqgdAAOkMACHyBwQA8QwAIYYIAQDnDAAhiggBAOcMACGXCAEA5wwAIZgIAQDnDAAhmQgQAPAMACGaCBAA8AwAIZsIQADyDAAhnAgCANIOACGdCAEA-wwAIZ4IQADyDAAhnwgEAPoMACGgCEAA6QwAIQIAAADyBAAgLQAA_gQAIAIAAADyBAAgLQAA_gQAIAMAAADvBAAgNAAA9wQAIDUAAPwEACABAAAA7wQAIAEAAADyBAAgCgYAALQPACA6AAC1DwAgOwAAuA8AIDwAALcPACA9AAC2DwAgmwgAAOoMACCcCAAA6gwAIJ0IAADqDAAgnggAAOoMACCfCAAA6gwAIBH-BgAA8AsAMP8GAACFBQAQgAcAAPALADCqB0AA-AoAIfIHBACKCwAhhggBAPYKACGKCAEA9goAIZcIAQD2CgAhmAgBAPYKACGZCBAAiQsAIZoIEACJCwAhmwhAAIsLACGcCAIAyAsAIZ0IAQCVCwAhnghAAIsLACGfCAQAlAsAIaAIQAD4CgAhAwAAAPIEACABAACEBQAwOQAAhQUAIAMAAADyBAAgAQAA8wQAMAIAAO8EACABAAAAZQAgAQAAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAUDAACzDwAggQcCAAAAAZQHAQAAAAHFB0AAAAABhwgQAAAAAQEtAACNBQAgBIEHAgAAAAGUBwEAAAABxQdAAAAAAYcIEAAAAAEBLQAAjwUAMAEtAACPBQAwBQMAALIPACCBBwIA5gwAIZQHAQDnDAAhxQdAAOkMACGHCBAA8AwAIQIAAABlACAtAACSBQAgBIEHAgDmDAAhlAcBAOcMACHFB0AA6QwAIYcIEADwDAAhAgAAAGMAIC0AAJQFACACAAAAYwAgLQAAlAUAIAMAAABlACA0AACNBQAgNQAAkgUAIAEAAABlACABAAAAYwAgBQYAAK0PACA6AACuDwAgOwAAsQ8AIDwAALAPACA9AACvDwAgB_4GAADvCwAw_wYAAJsFABCABwAA7wsAMIEHAgD1CgAhlAcBAPYKACHFB0AA-AoAIYcIEACJCwAhAwAAAGMAIAEAAJoFADA5AACbBQAgAwAAAGMAIAEAAGQAMAIAAGUAIAoPAADuCwAg_gYAAO0LADD_BgAARQAQgAcAAO0LADCqB0AAhgsAIfIHBACuCwAhhggBAIQLACGHCBAAswsAIZUIAQCECwAhlggAAOwLACABAAAAngUAIAEAAACeBQAgAQ8AAKwPACADAAAARQAgAQAAoQUAMAIAAJ4FACADAAAARQAgAQAAoQUAMAIAAJ4FACADAAAARQAgAQAAoQUAMAIAAJ4FACAGDwAAqw8AIKoHQAAAAAHyBwQAAAABhggBAAAAAYcIEAAAAAGVCAEAAAABAS0AAKUFACAFqgdAAAAAAfIHBAAAAAGGCAEAAAABhwgQAAAAAZUIAQAAAAEBLQAApwUAMAEtAACnBQAwBg8AAKoPACCqB0AA6QwAIfIHBADxDAAhhggBAOcMACGHCBAA8AwAIZUIAQDnDAAhAgAAAJ4FACAtAACqBQAgBaoHQADpDAAh8gcEAPEMACGGCAEA5wwAIYcIEADwDAAhlQgBAOcMACECAAAARQAgLQAArAUAIAIAAABFACAtAACsBQAgAwAAAJ4FACA0AAClBQAgNQAAqgUAIAEAAACeBQAgAQAAAEUAIAUGAAClDwAgOgAApg8AIDsAAKkPACA8AACoDwAgPQAApw8AIAj-BgAA6wsAMP8GAACzBQAQgAcAAOsLADCqB0AA-AoAIfIHBACKCwAhhggBAPYKACGHCBAAiQsAIZUIAQD2CgAhAwAAAEUAIAEAALIFADA5AACzBQAgAwAAAEUAIAEAAKEFADACAACeBQAgCP4GAADpCwAw_wYAALkFABCABwAA6QsAMKoHQACGCwAh8AcBAIQLACGSCAEAhAsAIZMIAQCECwAhlAgAAOoLACABAAAAtgUAIAEAAAC2BQAgB_4GAADpCwAw_wYAALkFABCABwAA6QsAMKoHQACGCwAh8AcBAIQLACGSCAEAhAsAIZMIAQCECwAhAAMAAAC5BQAgAQAAugUAMAIAALYFACADAAAAuQUAIAEAALoFADACAAC2BQAgAwAAALkFACABAAC6BQAwAgAAtgUAIASqB0AAAAAB8AcBAAAAAZIIAQAAAAGTCAEAAAABAS0AAL4FACAEqgdAAAAAAfAHAQAAAAGSCAEAAAABkwgBAAAAAQEtAADABQAwAS0AAMAFADAEqgdAAOkMACHwBwEA5wwAIZIIAQDnDAAhkwgBAOcMACECAAAAtgUAIC0AAMMFACAEqgdAAOkMACHwBwEA5wwAIZIIAQDnDAAhkwgBAOcMACECAAAAuQUAIC0AAMUFACACAAAAuQUAIC0AAMUFACADAAAAtgUAIDQAAL4FACA1AADDBQAgAQAAALYFACABAAAAuQUAIAMGAACiDwAgPAAApA8AID0AAKMPACAH_gYAAOgLADD_BgAAzAUAEIAHAADoCwAwqgdAAPgKACHwBwEA9goAIZIIAQD2CgAhkwgBAPYKACEDAAAAuQUAIAEAAMsFADA5AADMBQAgAwAAALkFACABAAC6BQAwAgAAtgUAIA8JAQCECwAhDgAA5QsAIMEDAADjCwAgwgMAAOQLACD-BgAA4QsAMP8GAADbBQAQgAcAAOELADCUBwEAnQsAIbEHAQAAAAHCB0AAhgsAIYwIAQCECwAhjQgBAIQLACGOCAEAhAsAIY8IAADiCwAgkAgBAJ0LACEBAAAAzwUAIAjAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGJCAEAhAsAIYsIAQCECwAhAQAAANEFACAGwAMAANcLACD-BgAA5wsAMP8GAADTBQAQgAcAAOcLADDCB0AAhgsAIYkIAQCECwAhAcADAADwDgAgB8ADAADXCwAg_gYAAOcLADD_BgAA0wUAEIAHAADnCwAwwgdAAIYLACGJCAEAhAsAIZEIAADmCwAgAwAAANMFACABAADUBQAwAgAA1QUAIAjAAwAA1wsAIP4GAADWCwAw_wYAANcFABCABwAA1gsAMMIHQACGCwAhhAgEAK4LACGJCAEAhAsAIYoIAQCECwAhAQAAANcFACABAAAA0wUAIAEAAADPBQAgDwkBAIQLACEOAADlCwAgwQMAAOMLACDCAwAA5AsAIP4GAADhCwAw_wYAANsFABCABwAA4QsAMJQHAQCdCwAhsQcBAIQLACHCB0AAhgsAIYwIAQCECwAhjQgBAIQLACGOCAEAhAsAIY8IAADiCwAgkAgBAJ0LACEFDgAAoQ8AIMEDAACfDwAgwgMAAKAPACCUBwAA6gwAIJAIAADqDAAgAwAAANsFACABAADcBQAwAgAAzwUAIAMAAADbBQAgAQAA3AUAMAIAAM8FACADAAAA2wUAIAEAANwFADACAADPBQAgDAkBAAAAAQ4AAJ4PACDBAwAAnA8AIMIDAACdDwAglAcBAAAAAbEHAQAAAAHCB0AAAAABjAgBAAAAAY0IAQAAAAGOCAEAAAABjwiAAAAAAZAIAQAAAAEBLQAA4AUAIAkJAQAAAAGUBwEAAAABsQcBAAAAAcIHQAAAAAGMCAEAAAABjQgBAAAAAY4IAQAAAAGPCIAAAAABkAgBAAAAAQEtAADiBQAwAS0AAOIFADAMCQEA5wwAIQ4AAIUPACDBAwAAgw8AIMIDAACEDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhjAgBAOcMACGNCAEA5wwAIY4IAQDnDAAhjwiAAAAAAZAIAQD7DAAhAgAAAM8FACAtAADlBQAgCQkBAOcMACGUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGMCAEA5wwAIY0IAQDnDAAhjggBAOcMACGPCIAAAAABkAgBAPsMACECAAAA2wUAIC0AAOcFACACAAAA2wUAIC0AAOcFACADAAAAzwUAIDQAAOAFACA1AADlBQAgAQAAAM8FACABAAAA2wUAIAUGAACADwAgPAAAgg8AID0AAIEPACCUBwAA6gwAIJAIAADqDAAgDAkBAPYKACH-BgAA3gsAMP8GAADuBQAQgAcAAN4LADCUBwEAlQsAIbEHAQD2CgAhwgdAAPgKACGMCAEA9goAIY0IAQD2CgAhjggBAPYKACGPCAAA3wsAIJAIAQCVCwAhAwAAANsFACABAADtBQAwOQAA7gUAIAMAAADbBQAgAQAA3AUAMAIAAM8FACAH_gYAANwLADD_BgAA9AUAEIAHAADcCwAwgQcCAIMLACHFB0AAhgsAIYcIEACzCwAhiAgAAN0LACABAAAA8QUAIAEAAADxBQAgBv4GAADcCwAw_wYAAPQFABCABwAA3AsAMIEHAgCDCwAhxQdAAIYLACGHCBAAswsAIQADAAAA9AUAIAEAAPUFADACAADxBQAgAwAAAPQFACABAAD1BQAwAgAA8QUAIAMAAAD0BQAgAQAA9QUAMAIAAPEFACADgQcCAAAAAcUHQAAAAAGHCBAAAAABAS0AAPkFACADgQcCAAAAAcUHQAAAAAGHCBAAAAABAS0AAPsFADABLQAA-wUAMAOBBwIA5gwAIcUHQADpDAAhhwgQAPAMACECAAAA8QUAIC0AAP4FACADgQcCAOYMACHFB0AA6QwAIYcIEADwDAAhAgAAAPQFACAtAACABgAgAgAAAPQFACAtAACABgAgAwAAAPEFACA0AAD5BQAgNQAA_gUAIAEAAADxBQAgAQAAAPQFACAFBgAA-w4AIDoAAPwOACA7AAD_DgAgPAAA_g4AID0AAP0OACAG_gYAANsLADD_BgAAhwYAEIAHAADbCwAwgQcCAPUKACHFB0AA-AoAIYcIEACJCwAhAwAAAPQFACABAACGBgAwOQAAhwYAIAMAAAD0BQAgAQAA9QUAMAIAAPEFACAIwAMAANcLACD-BgAA2gsAMP8GAADRBQAQgAcAANoLADDCB0AAhgsAIdAHAQCECwAhiQgBAAAAAYsIAQCECwAhAQAAAIoGACABAAAAigYAIAHAAwAA8A4AIAMAAADRBQAgAQAAjQYAMAIAAIoGACADAAAA0QUAIAEAAI0GADACAACKBgAgAwAAANEFACABAACNBgAwAgAAigYAIAXAAwAA-g4AIMIHQAAAAAHQBwEAAAABiQgBAAAAAYsIAQAAAAEBLQAAkQYAIATCB0AAAAAB0AcBAAAAAYkIAQAAAAGLCAEAAAABAS0AAJMGADABLQAAkwYAMAXAAwAA-Q4AIMIHQADpDAAh0AcBAOcMACGJCAEA5wwAIYsIAQDnDAAhAgAAAIoGACAtAACWBgAgBMIHQADpDAAh0AcBAOcMACGJCAEA5wwAIYsIAQDnDAAhAgAAANEFACAtAACYBgAgAgAAANEFACAtAACYBgAgAwAAAIoGACA0AACRBgAgNQAAlgYAIAEAAACKBgAgAQAAANEFACADBgAA9g4AIDwAAPgOACA9AAD3DgAgB_4GAADZCwAw_wYAAJ8GABCABwAA2QsAMMIHQAD4CgAh0AcBAPYKACGJCAEA9goAIYsIAQD2CgAhAwAAANEFACABAACeBgAwOQAAnwYAIAMAAADRBQAgAQAAjQYAMAIAAIoGACABAAAA1QUAIAEAAADVBQAgAwAAANMFACABAADUBQAwAgAA1QUAIAMAAADTBQAgAQAA1AUAMAIAANUFACADAAAA0wUAIAEAANQFADACAADVBQAgA8ADAAD1DgAgwgdAAAAAAYkIAQAAAAEBLQAApwYAIALCB0AAAAABiQgBAAAAAQEtAACpBgAwAS0AAKkGADADwAMAAPQOACDCB0AA6QwAIYkIAQDnDAAhAgAAANUFACAtAACsBgAgAsIHQADpDAAhiQgBAOcMACECAAAA0wUAIC0AAK4GACACAAAA0wUAIC0AAK4GACADAAAA1QUAIDQAAKcGACA1AACsBgAgAQAAANUFACABAAAA0wUAIAMGAADxDgAgPAAA8w4AID0AAPIOACAF_gYAANgLADD_BgAAtQYAEIAHAADYCwAwwgdAAPgKACGJCAEA9goAIQMAAADTBQAgAQAAtAYAMDkAALUGACADAAAA0wUAIAEAANQFADACAADVBQAgCMADAADXCwAg_gYAANYLADD_BgAA1wUAEIAHAADWCwAwwgdAAIYLACGECAQAAAABiQgBAAAAAYoIAQCECwAhAQAAALgGACABAAAAuAYAIAHAAwAA8A4AIAMAAADXBQAgAQAAuwYAMAIAALgGACADAAAA1wUAIAEAALsGADACAAC4BgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAXAAwAA7w4AIMIHQAAAAAGECAQAAAABiQgBAAAAAYoIAQAAAAEBLQAAvwYAIATCB0AAAAABhAgEAAAAAYkIAQAAAAGKCAEAAAABAS0AAMEGADABLQAAwQYAMAXAAwAA7g4AIMIHQADpDAAhhAgEAPEMACGJCAEA5wwAIYoIAQDnDAAhAgAAALgGACAtAADEBgAgBMIHQADpDAAhhAgEAPEMACGJCAEA5wwAIYoIAQDnDAAhAgAAANcFACAtAADGBgAgAgAAANcFACAtAADGBgAgAwAAALgGACA0AAC_BgAgNQAAxAYAIAEAAAC4BgAgAQAAANcFACAFBgAA6Q4AIDoAAOoOACA7AADtDgAgPAAA7A4AID0AAOsOACAH_gYAANULADD_BgAAzQYAEIAHAADVCwAwwgdAAPgKACGECAQAigsAIYkIAQD2CgAhiggBAPYKACEDAAAA1wUAIAEAAMwGADA5AADNBgAgAwAAANcFACABAAC7BgAwAgAAuAYAIAf-BgAA0wsAMP8GAADTBgAQgAcAANMLADCBBwIAgwsAIcUHQACGCwAhhwgQALMLACGICAAA1AsAIAEAAADQBgAgAQAAANAGACAG_gYAANMLADD_BgAA0wYAEIAHAADTCwAwgQcCAIMLACHFB0AAhgsAIYcIEACzCwAhAAMAAADTBgAgAQAA1AYAMAIAANAGACADAAAA0wYAIAEAANQGADACAADQBgAgAwAAANMGACABAADUBgAwAgAA0AYAIAOBBwIAAAABxQdAAAAAAYcIEAAAAAEBLQAA2AYAIAOBBwIAAAABxQdAAAAAAYcIEAAAAAEBLQAA2gYAMAEtAADaBgAwA4EHAgDmDAAhxQdAAOkMACGHCBAA8AwAIQIAAADQBgAgLQAA3QYAIAOBBwIA5gwAIcUHQADpDAAhhwgQAPAMACECAAAA0wYAIC0AAN8GACACAAAA0wYAIC0AAN8GACADAAAA0AYAIDQAANgGACA1AADdBgAgAQAAANAGACABAAAA0wYAIAUGAADkDgAgOgAA5Q4AIDsAAOgOACA8AADnDgAgPQAA5g4AIAb-BgAA0gsAMP8GAADmBgAQgAcAANILADCBBwIA9QoAIcUHQAD4CgAhhwgQAIkLACEDAAAA0wYAIAEAAOUGADA5AADmBgAgAwAAANMGACABAADUBgAwAgAA0AYAIAEAAABDACABAAAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgBg8AAOMOACCBBwIAAAABzAcBAAAAAfIHBAAAAAGFCEAAAAABhggBAAAAAQEtAADuBgAgBYEHAgAAAAHMBwEAAAAB8gcEAAAAAYUIQAAAAAGGCAEAAAABAS0AAPAGADABLQAA8AYAMAYPAADiDgAggQcCAOYMACHMBwEA5wwAIfIHBADxDAAhhQhAAOkMACGGCAEA5wwAIQIAAABDACAtAADzBgAgBYEHAgDmDAAhzAcBAOcMACHyBwQA8QwAIYUIQADpDAAhhggBAOcMACECAAAAQQAgLQAA9QYAIAIAAABBACAtAAD1BgAgAwAAAEMAIDQAAO4GACA1AADzBgAgAQAAAEMAIAEAAABBACAFBgAA3Q4AIDoAAN4OACA7AADhDgAgPAAA4A4AID0AAN8OACAI_gYAANELADD_BgAA_AYAEIAHAADRCwAwgQcCAPUKACHMBwEA9goAIfIHBACKCwAhhQhAAPgKACGGCAEA9goAIQMAAABBACABAAD7BgAwOQAA_AYAIAMAAABBACABAABCADACAABDACALLQAAtwsAIP4GAADQCwAw_wYAAIIHABCABwAA0AsAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQAAAAGCCAEAhAsAIYMIAQCdCwAhhAgEAJwLACEBAAAA_wYAIAEAAAD_BgAgCy0AALcLACD-BgAA0AsAMP8GAACCBwAQgAcAANALADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGxBwEAhAsAIYIIAQCECwAhgwgBAJ0LACGECAQAnAsAIQMtAADqDAAggwgAAOoMACCECAAA6gwAIAMAAACCBwAgAQAAgwcAMAIAAP8GACADAAAAggcAIAEAAIMHADACAAD_BgAgAwAAAIIHACABAACDBwAwAgAA_wYAIAgtgAAAAAGUBwEAAAABlQcBAAAAAaoHQAAAAAGxBwEAAAABgggBAAAAAYMIAQAAAAGECAQAAAABAS0AAIcHACAILYAAAAABlAcBAAAAAZUHAQAAAAGqB0AAAAABsQcBAAAAAYIIAQAAAAGDCAEAAAABhAgEAAAAAQEtAACJBwAwAS0AAIkHADAILYAAAAABlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACGCCAEA5wwAIYMIAQD7DAAhhAgEAPoMACECAAAA_wYAIC0AAIwHACAILYAAAAABlAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACGCCAEA5wwAIYMIAQD7DAAhhAgEAPoMACECAAAAggcAIC0AAI4HACACAAAAggcAIC0AAI4HACADAAAA_wYAIDQAAIcHACA1AACMBwAgAQAAAP8GACABAAAAggcAIAgGAADYDgAgLQAA6gwAIDoAANkOACA7AADcDgAgPAAA2w4AID0AANoOACCDCAAA6gwAIIQIAADqDAAgCy0AAKELACD-BgAAzwsAMP8GAACVBwAQgAcAAM8LADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIYIIAQD2CgAhgwgBAJULACGECAQAlAsAIQMAAACCBwAgAQAAlAcAMDkAAJUHACADAAAAggcAIAEAAIMHADACAAD_BgAgDv4GAADOCwAw_wYAAJsHABCABwAAzgsAMJQHAQCECwAhqgdAAIYLACGxBwEAAAABtQcBAIQLACG-B0AAngsAIfwHAQCECwAh_QcBAIQLACH-BwIAgwsAIf8HAgCDCwAhgAhAAJ4LACGBCEAAngsAIQEAAACYBwAgAQAAAJgHACAO_gYAAM4LADD_BgAAmwcAEIAHAADOCwAwlAcBAIQLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG-B0AAngsAIfwHAQCECwAh_QcBAIQLACH-BwIAgwsAIf8HAgCDCwAhgAhAAJ4LACGBCEAAngsAIQO-BwAA6gwAIIAIAADqDAAggQgAAOoMACADAAAAmwcAIAEAAJwHADACAACYBwAgAwAAAJsHACABAACcBwAwAgAAmAcAIAMAAACbBwAgAQAAnAcAMAIAAJgHACALlAcBAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAb4HQAAAAAH8BwEAAAAB_QcBAAAAAf4HAgAAAAH_BwIAAAABgAhAAAAAAYEIQAAAAAEBLQAAoAcAIAuUBwEAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABvgdAAAAAAfwHAQAAAAH9BwEAAAAB_gcCAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAQEtAACiBwAwAS0AAKIHADALlAcBAOcMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG-B0AA8gwAIfwHAQDnDAAh_QcBAOcMACH-BwIA5gwAIf8HAgDmDAAhgAhAAPIMACGBCEAA8gwAIQIAAACYBwAgLQAApQcAIAuUBwEA5wwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIb4HQADyDAAh_AcBAOcMACH9BwEA5wwAIf4HAgDmDAAh_wcCAOYMACGACEAA8gwAIYEIQADyDAAhAgAAAJsHACAtAACnBwAgAgAAAJsHACAtAACnBwAgAwAAAJgHACA0AACgBwAgNQAApQcAIAEAAACYBwAgAQAAAJsHACAIBgAA0w4AIDoAANQOACA7AADXDgAgPAAA1g4AID0AANUOACC-BwAA6gwAIIAIAADqDAAggQgAAOoMACAO_gYAAM0LADD_BgAArgcAEIAHAADNCwAwlAcBAPYKACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACG-B0AAiwsAIfwHAQD2CgAh_QcBAPYKACH-BwIA9QoAIf8HAgD1CgAhgAhAAIsLACGBCEAAiwsAIQMAAACbBwAgAQAArQcAMDkAAK4HACADAAAAmwcAIAEAAJwHADACAACYBwAgC_4GAADKCwAw_wYAALQHABCABwAAygsAMPQHAQCECwAh9QcCAIMLACH2B0AAhgsAIfcHAgCDCwAh-AcCAMsLACH5BwEAnQsAIfoHAQCdCwAh-wcAAMwLACABAAAAsQcAIAEAAACxBwAgCv4GAADKCwAw_wYAALQHABCABwAAygsAMPQHAQCECwAh9QcCAIMLACH2B0AAhgsAIfcHAgCDCwAh-AcCAMsLACH5BwEAnQsAIfoHAQCdCwAhA_gHAADqDAAg-QcAAOoMACD6BwAA6gwAIAMAAAC0BwAgAQAAtQcAMAIAALEHACADAAAAtAcAIAEAALUHADACAACxBwAgAwAAALQHACABAAC1BwAwAgAAsQcAIAf0BwEAAAAB9QcCAAAAAfYHQAAAAAH3BwIAAAAB-AcCAAAAAfkHAQAAAAH6BwEAAAABAS0AALkHACAH9AcBAAAAAfUHAgAAAAH2B0AAAAAB9wcCAAAAAfgHAgAAAAH5BwEAAAAB-gcBAAAAAQEtAAC7BwAwAS0AALsHADAH9AcBAOcMACH1BwIA5gwAIfYHQADpDAAh9wcCAOYMACH4BwIA0g4AIfkHAQD7DAAh-gcBAPsMACECAAAAsQcAIC0AAL4HACAH9AcBAOcMACH1BwIA5gwAIfYHQADpDAAh9wcCAOYMACH4BwIA0g4AIfkHAQD7DAAh-gcBAPsMACECAAAAtAcAIC0AAMAHACACAAAAtAcAIC0AAMAHACADAAAAsQcAIDQAALkHACA1AAC-BwAgAQAAALEHACABAAAAtAcAIAgGAADNDgAgOgAAzg4AIDsAANEOACA8AADQDgAgPQAAzw4AIPgHAADqDAAg-QcAAOoMACD6BwAA6gwAIAr-BgAAxwsAMP8GAADHBwAQgAcAAMcLADD0BwEA9goAIfUHAgD1CgAh9gdAAPgKACH3BwIA9QoAIfgHAgDICwAh-QcBAJULACH6BwEAlQsAIQMAAAC0BwAgAQAAxgcAMDkAAMcHACADAAAAtAcAIAEAALUHADACAACxBwAgBf4GAADGCwAw_wYAAM0HABCABwAAxgsAMPIHAQAAAAHzB0AAhgsAIQEAAADKBwAgAQAAAMoHACAF_gYAAMYLADD_BgAAzQcAEIAHAADGCwAw8gcBAIQLACHzB0AAhgsAIQADAAAAzQcAIAEAAM4HADACAADKBwAgAwAAAM0HACABAADOBwAwAgAAygcAIAMAAADNBwAgAQAAzgcAMAIAAMoHACAC8gcBAAAAAfMHQAAAAAEBLQAA0gcAIALyBwEAAAAB8wdAAAAAAQEtAADUBwAwAS0AANQHADAC8gcBAOcMACHzB0AA6QwAIQIAAADKBwAgLQAA1wcAIALyBwEA5wwAIfMHQADpDAAhAgAAAM0HACAtAADZBwAgAgAAAM0HACAtAADZBwAgAwAAAMoHACA0AADSBwAgNQAA1wcAIAEAAADKBwAgAQAAAM0HACADBgAAyg4AIDwAAMwOACA9AADLDgAgBf4GAADFCwAw_wYAAOAHABCABwAAxQsAMPIHAQD2CgAh8wdAAPgKACEDAAAAzQcAIAEAAN8HADA5AADgBwAgAwAAAM0HACABAADOBwAwAgAAygcAIAEAAABhACABAAAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgDgMAAMkOACCBBwIAAAABggcBAAAAAZQHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABuQcBAAAAAdIHEAAAAAHuBwEAAAAB7wcQAAAAAfAHAQAAAAHxB0AAAAABAS0AAOgHACANgQcCAAAAAYIHAQAAAAGUBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAbkHAQAAAAHSBxAAAAAB7gcBAAAAAe8HEAAAAAHwBwEAAAAB8QdAAAAAAQEtAADqBwAwAS0AAOoHADAOAwAAyA4AIIEHAgDmDAAhggcBAOcMACGUBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe4HAQDnDAAh7wcQAJENACHwBwEA-wwAIfEHQADyDAAhAgAAAGEAIC0AAO0HACANgQcCAOYMACGCBwEA5wwAIZQHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACG5BwEA-wwAIdIHEACRDQAh7gcBAOcMACHvBxAAkQ0AIfAHAQD7DAAh8QdAAPIMACECAAAAXwAgLQAA7wcAIAIAAABfACAtAADvBwAgAwAAAGEAIDQAAOgHACA1AADtBwAgAQAAAGEAIAEAAABfACAKBgAAww4AIDoAAMQOACA7AADHDgAgPAAAxg4AID0AAMUOACC5BwAA6gwAINIHAADqDAAg7wcAAOoMACDwBwAA6gwAIPEHAADqDAAgEP4GAADECwAw_wYAAPYHABCABwAAxAsAMIEHAgD1CgAhggcBAPYKACGUBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhuQcBAJULACHSBxAApAsAIe4HAQD2CgAh7wcQAKQLACHwBwEAlQsAIfEHQACLCwAhAwAAAF8AIAEAAPUHADA5AAD2BwAgAwAAAF8AIAEAAGAAMAIAAGEAIAuEBQAAvQsAIIUFAAC-CwAg_gYAALwLADD_BgAAhggAEIAHAAC8CwAwgQcCAAAAAZUHAQCECwAhlgcBAAAAAeYHAQCECwAh5wcBAIQLACHoBwEAnQsAIQEAAAD5BwAgB4MFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeUHAQCECwAhAYMFAADCDgAgCIMFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeUHAQCECwAh7QcAAMILACADAAAA-wcAIAEAAPwHADACAAD9BwAgB4MFAADBCwAg_gYAAMALADD_BgAA_wcAEIAHAADACwAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAhAYMFAADCDgAgCIMFAADBCwAg_gYAAMALADD_BgAA_wcAEIAHAADACwAwgQcCAIMLACGCBwEAhAsAIbIHAQCECwAh7AcAAL8LACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAPsHACABAAAA_wcAIAEAAAD5BwAgC4QFAAC9CwAghQUAAL4LACD-BgAAvAsAMP8GAACGCAAQgAcAALwLADCBBwIAgwsAIZUHAQCECwAhlgcBAIQLACHmBwEAhAsAIecHAQCECwAh6AcBAJ0LACEDhAUAAMAOACCFBQAAwQ4AIOgHAADqDAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAMAAACGCAAgAQAAhwgAMAIAAPkHACADAAAAhggAIAEAAIcIADACAAD5BwAgCIQFAAC-DgAghQUAAL8OACCBBwIAAAABlQcBAAAAAZYHAQAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAEBLQAAiwgAIAaBBwIAAAABlQcBAAAAAZYHAQAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAEBLQAAjQgAMAEtAACNCAAwCIQFAACkDgAghQUAAKUOACCBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACHmBwEA5wwAIecHAQDnDAAh6AcBAPsMACECAAAA-QcAIC0AAJAIACAGgQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5gcBAOcMACHnBwEA5wwAIegHAQD7DAAhAgAAAIYIACAtAACSCAAgAgAAAIYIACAtAACSCAAgAwAAAPkHACA0AACLCAAgNQAAkAgAIAEAAAD5BwAgAQAAAIYIACAGBgAAnw4AIDoAAKAOACA7AACjDgAgPAAAog4AID0AAKEOACDoBwAA6gwAIAn-BgAAuwsAMP8GAACZCAAQgAcAALsLADCBBwIA9QoAIZUHAQD2CgAhlgcBAPYKACHmBwEA9goAIecHAQD2CgAh6AcBAJULACEDAAAAhggAIAEAAJgIADA5AACZCAAgAwAAAIYIACABAACHCAAwAgAA-QcAIAEAAACBCAAgAQAAAIEIACADAAAA_wcAIAEAAIAIADACAACBCAAgAwAAAP8HACABAACACAAwAgAAgQgAIAMAAAD_BwAgAQAAgAgAMAIAAIEIACAEgwUAAJ4OACCBBwIAAAABggcBAAAAAbIHAQAAAAEBLQAAoQgAIAOBBwIAAAABggcBAAAAAbIHAQAAAAEBLQAAowgAMAEtAACjCAAwBIMFAACdDgAggQcCAOYMACGCBwEA5wwAIbIHAQDnDAAhAgAAAIEIACAtAACmCAAgA4EHAgDmDAAhggcBAOcMACGyBwEA5wwAIQIAAAD_BwAgLQAAqAgAIAIAAAD_BwAgLQAAqAgAIAMAAACBCAAgNAAAoQgAIDUAAKYIACABAAAAgQgAIAEAAAD_BwAgBQYAAJgOACA6AACZDgAgOwAAnA4AIDwAAJsOACA9AACaDgAgBv4GAAC6CwAw_wYAAK8IABCABwAAugsAMIEHAgD1CgAhggcBAPYKACGyBwEA9goAIQMAAAD_BwAgAQAArggAMDkAAK8IACADAAAA_wcAIAEAAIAIADACAACBCAAgAQAAAP0HACABAAAA_QcAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACADAAAA-wcAIAEAAPwHADACAAD9BwAgAwAAAPsHACABAAD8BwAwAgAA_QcAIASDBQAAlw4AIIEHAgAAAAGCBwEAAAAB5QcBAAAAAQEtAAC3CAAgA4EHAgAAAAGCBwEAAAAB5QcBAAAAAQEtAAC5CAAwAS0AALkIADAEgwUAAJYOACCBBwIA5gwAIYIHAQDnDAAh5QcBAOcMACECAAAA_QcAIC0AALwIACADgQcCAOYMACGCBwEA5wwAIeUHAQDnDAAhAgAAAPsHACAtAAC-CAAgAgAAAPsHACAtAAC-CAAgAwAAAP0HACA0AAC3CAAgNQAAvAgAIAEAAAD9BwAgAQAAAPsHACAFBgAAkQ4AIDoAAJIOACA7AACVDgAgPAAAlA4AID0AAJMOACAG_gYAALkLADD_BgAAxQgAEIAHAAC5CwAwgQcCAPUKACGCBwEA9goAIeUHAQD2CgAhAwAAAPsHACABAADECAAwOQAAxQgAIAMAAAD7BwAgAQAA_AcAMAIAAP0HACABAAAADgAgAQAAAA4AIAMAAAAMACABAAANADACAAAOACADAAAADAAgAQAADQAwAgAADgAgAwAAAAwAIAEAAA0AMAIAAA4AICoDAACPDgAgCAAAkA4AIIEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHEAAAAAHZBwEAAAAB2gcQAAAAAdsHAQAAAAHcB0AAAAAB3QcgAAAAAd4HQAAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAeQHQAAAAAEBLQAAzQgAICiBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBxAAAAAB2QcBAAAAAdoHEAAAAAHbBwEAAAAB3AdAAAAAAd0HIAAAAAHeB0AAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAHkB0AAAAABAS0AAM8IADABLQAAzwgAMCoDAACEDgAgCAAAhQ4AIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGaBwQA8QwAIaEHAQD7DAAhowcQAPAMACGkBwEA-wwAIbEHAQDnDAAhtQcBAOcMACHGBwQA8QwAIcwHAQDnDAAhzQcBAOcMACHOBwEA5wwAIc8HAgDmDAAh0AcBAOcMACHRBwEA5wwAIdIHEADwDAAh0wcQAPAMACHUBxAA8AwAIdUHBADxDAAh1gcEAPEMACHXBxAA8AwAIdgHEADwDAAh2QcBAPsMACHaBxAAkQ0AIdsHAQD7DAAh3AdAAPIMACHdByAA6AwAId4HQADyDAAh3wcBAPsMACHgB0AA8gwAIeEHQADyDAAh4gdAAPIMACHjB0AA6QwAIeQHQADyDAAhAgAAAA4AIC0AANIIACAogQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcQAPAMACHZBwEA-wwAIdoHEACRDQAh2wcBAPsMACHcB0AA8gwAId0HIADoDAAh3gdAAPIMACHfBwEA-wwAIeAHQADyDAAh4QdAAPIMACHiB0AA8gwAIeMHQADpDAAh5AdAAPIMACECAAAADAAgLQAA1AgAIAIAAAAMACAtAADUCAAgAwAAAA4AIDQAAM0IACA1AADSCAAgAQAAAA4AIAEAAAAMACARBgAA_w0AIDoAAIAOACA7AACDDgAgPAAAgg4AID0AAIEOACChBwAA6gwAIKQHAADqDAAg2QcAAOoMACDaBwAA6gwAINsHAADqDAAg3AcAAOoMACDeBwAA6gwAIN8HAADqDAAg4AcAAOoMACDhBwAA6gwAIOIHAADqDAAg5AcAAOoMACAr_gYAALgLADD_BgAA2wgAEIAHAAC4CwAwgQcCAPUKACGSBwEA9goAIZMHAQD2CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGYBxAAiQsAIZoHBACKCwAhoQcBAJULACGjBxAAiQsAIaQHAQCVCwAhsQcBAPYKACG1BwEA9goAIcYHBACKCwAhzAcBAPYKACHNBwEA9goAIc4HAQD2CgAhzwcCAPUKACHQBwEA9goAIdEHAQD2CgAh0gcQAIkLACHTBxAAiQsAIdQHEACJCwAh1QcEAIoLACHWBwQAigsAIdcHEACJCwAh2AcQAIkLACHZBwEAlQsAIdoHEACkCwAh2wcBAJULACHcB0AAiwsAId0HIAD3CgAh3gdAAIsLACHfBwEAlQsAIeAHQACLCwAh4QdAAIsLACHiB0AAiwsAIeMHQAD4CgAh5AdAAIsLACEDAAAADAAgAQAA2ggAMDkAANsIACADAAAADAAgAQAADQAwAgAADgAgDv4GAAC2CwAw_wYAAOEIABCABwAAtgsAMJQHAQCECwAhlQcBAIQLACGiBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAAAABtQcBAIQLACHIBxAAswsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIAEAAADeCAAgAQAAAN4IACAO_gYAALYLADD_BgAA4QgAEIAHAAC2CwAwlAcBAIQLACGVBwEAhAsAIaIHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACHIBxAAswsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIAPJBwAA6gwAIMoHAADqDAAgywcAAOoMACADAAAA4QgAIAEAAOIIADACAADeCAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAMAAADhCAAgAQAA4ggAMAIAAN4IACALlAcBAAAAAZUHAQAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABtQcBAAAAAcgHEAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAEBLQAA5ggAIAuUBwEAAAABlQcBAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAAByAcQAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAQEtAADoCAAwAS0AAOgIADALlAcBAOcMACGVBwEA5wwAIaIHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhtQcBAOcMACHIBxAA8AwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABAgAAAN4IACAtAADrCAAgC5QHAQDnDAAhlQcBAOcMACGiBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhyAcQAPAMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAQIAAADhCAAgLQAA7QgAIAIAAADhCAAgLQAA7QgAIAMAAADeCAAgNAAA5ggAIDUAAOsIACABAAAA3ggAIAEAAADhCAAgCAYAAPoNACA6AAD7DQAgOwAA_g0AIDwAAP0NACA9AAD8DQAgyQcAAOoMACDKBwAA6gwAIMsHAADqDAAgDv4GAAC1CwAw_wYAAPQIABCABwAAtQsAMJQHAQD2CgAhlQcBAPYKACGiBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhyAcQAIkLACHJBwEAlQsAIcoHAQCVCwAhywcAAKELACADAAAA4QgAIAEAAPMIADA5AAD0CAAgAwAAAOEIACABAADiCAAwAgAA3ggAIAv-BgAAsgsAMP8GAAD6CAAQgAcAALILADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIaYHEACzCwAhxQdAAIYLACHGBwQArgsAIccHAAC0CwAgAQAAAPcIACABAAAA9wgAIAr-BgAAsgsAMP8GAAD6CAAQgAcAALILADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIaYHEACzCwAhxQdAAIYLACHGBwQArgsAIQADAAAA-ggAIAEAAPsIADACAAD3CAAgAwAAAPoIACABAAD7CAAwAgAA9wgAIAMAAAD6CAAgAQAA-wgAMAIAAPcIACAHgQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAaYHEAAAAAHFB0AAAAABxgcEAAAAAQEtAAD_CAAgB4EHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGmBxAAAAABxQdAAAAAAcYHBAAAAAEBLQAAgQkAMAEtAACBCQAwB4EHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhpgcQAPAMACHFB0AA6QwAIcYHBADxDAAhAgAAAPcIACAtAACECQAgB4EHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhpgcQAPAMACHFB0AA6QwAIcYHBADxDAAhAgAAAPoIACAtAACGCQAgAgAAAPoIACAtAACGCQAgAwAAAPcIACA0AAD_CAAgNQAAhAkAIAEAAAD3CAAgAQAAAPoIACAFBgAA9Q0AIDoAAPYNACA7AAD5DQAgPAAA-A0AID0AAPcNACAK_gYAALELADD_BgAAjQkAEIAHAACxCwAwgQcCAPUKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGmBxAAiQsAIcUHQAD4CgAhxgcEAIoLACEDAAAA-ggAIAEAAIwJADA5AACNCQAgAwAAAPoIACABAAD7CAAwAgAA9wgAIAT-BgAAsAsAMP8GAACTCQAQgAcAALALADDDByAAAAABAQAAAJAJACABAAAAkAkAIAT-BgAAsAsAMP8GAACTCQAQgAcAALALADDDByAAhQsAIQADAAAAkwkAIAEAAJQJADACAACQCQAgAwAAAJMJACABAACUCQAwAgAAkAkAIAMAAACTCQAgAQAAlAkAMAIAAJAJACABwwcgAOgMACECAAAAkAkAIC0AAJgJACABwwcgAOgMACECAAAAkwkAIC0AAJoJACACAAAAkwkAIC0AAJoJACABAAAAkAkAIAEAAACTCQAgAwYAAPINACA8AAD0DQAgPQAA8w0AIAT-BgAArwsAMP8GAACgCQAQgAcAAK8LADDDByAA9woAIQMAAACTCQAgAQAAnwkAMDkAAKAJACADAAAAkwkAIAEAAJQJADACAACQCQAgBf4GAACtCwAw_wYAAKYJABCABwAArQsAMMMHIAAAAAHEBwQArgsAIQEAAACjCQAgAQAAAKMJACAF_gYAAK0LADD_BgAApgkAEIAHAACtCwAwwwcgAIULACHEBwQArgsAIQADAAAApgkAIAEAAKcJADACAACjCQAgAwAAAKYJACABAACnCQAwAgAAowkAIAMAAACmCQAgAQAApwkAMAIAAKMJACACwwcgAAAAAcQHBAAAAAEBLQAAqwkAIALDByAAAAABxAcEAAAAAQEtAACtCQAwAS0AAK0JADACwwcgAOgMACHEBwQA8QwAIQIAAACjCQAgLQAAsAkAIALDByAA6AwAIcQHBADxDAAhAgAAAKYJACAtAACyCQAgAgAAAKYJACAtAACyCQAgAwAAAKMJACA0AACrCQAgNQAAsAkAIAEAAACjCQAgAQAAAKYJACAFBgAA7Q0AIDoAAO4NACA7AADxDQAgPAAA8A0AID0AAO8NACAF_gYAAKwLADD_BgAAuQkAEIAHAACsCwAwwwcgAPcKACHEBwQAigsAIQMAAACmCQAgAQAAuAkAMDkAALkJACADAAAApgkAIAEAAKcJADACAACjCQAgBP4GAACrCwAw_wYAAL8JABCABwAAqwsAMMIHQAAAAAEBAAAAvAkAIAEAAAC8CQAgBP4GAACrCwAw_wYAAL8JABCABwAAqwsAMMIHQACGCwAhAAMAAAC_CQAgAQAAwAkAMAIAALwJACADAAAAvwkAIAEAAMAJADACAAC8CQAgAwAAAL8JACABAADACQAwAgAAvAkAIAHCB0AA6QwAIQIAAAC8CQAgLQAAxAkAIAHCB0AA6QwAIQIAAAC_CQAgLQAAxgkAIAIAAAC_CQAgLQAAxgkAIAEAAAC8CQAgAQAAAL8JACADBgAA6g0AIDwAAOwNACA9AADrDQAgBP4GAACqCwAw_wYAAMwJABCABwAAqgsAMMIHQAD4CgAhAwAAAL8JACABAADLCQAwOQAAzAkAIAMAAAC_CQAgAQAAwAkAMAIAALwJACAKBAEAhAsAIf4GAACoCwAw_wYAANIJABCABwAAqAsAMKIHAQCECwAhpwcBAIQLACGqB0AAhgsAIb8HAQCECwAhwAcBAIQLACHBBwAAqQsAIAEAAADPCQAgAQAAAM8JACAJBAEAhAsAIf4GAACoCwAw_wYAANIJABCABwAAqAsAMKIHAQCECwAhpwcBAIQLACGqB0AAhgsAIb8HAQCECwAhwAcBAIQLACEAAwAAANIJACABAADTCQAwAgAAzwkAIAMAAADSCQAgAQAA0wkAMAIAAM8JACADAAAA0gkAIAEAANMJADACAADPCQAgBgQBAAAAAaIHAQAAAAGnBwEAAAABqgdAAAAAAb8HAQAAAAHABwEAAAABAS0AANcJACAGBAEAAAABogcBAAAAAacHAQAAAAGqB0AAAAABvwcBAAAAAcAHAQAAAAEBLQAA2QkAMAEtAADZCQAwBgQBAOcMACGiBwEA5wwAIacHAQDnDAAhqgdAAOkMACG_BwEA5wwAIcAHAQDnDAAhAgAAAM8JACAtAADcCQAgBgQBAOcMACGiBwEA5wwAIacHAQDnDAAhqgdAAOkMACG_BwEA5wwAIcAHAQDnDAAhAgAAANIJACAtAADeCQAgAgAAANIJACAtAADeCQAgAwAAAM8JACA0AADXCQAgNQAA3AkAIAEAAADPCQAgAQAAANIJACADBgAA5w0AIDwAAOkNACA9AADoDQAgCQQBAPYKACH-BgAApwsAMP8GAADlCQAQgAcAAKcLADCiBwEA9goAIacHAQD2CgAhqgdAAPgKACG_BwEA9goAIcAHAQD2CgAhAwAAANIJACABAADkCQAwOQAA5QkAIAMAAADSCQAgAQAA0wkAMAIAAM8JACABAAAAUwAgAQAAAFMAIAMAAAA_ACABAABSADACAABTACADAAAAPwAgAQAAUgAwAgAAUwAgAwAAAD8AIAEAAFIAMAIAAFMAIB4DAADjDQAgCAAA5A0AIAoAAOUNACALAADmDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQEtAADtCQAgGhsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAEBLQAA7wkAMAEtAADvCQAwAQAAABQAIB4DAACSDQAgCAAAkw0AIAoAAJQNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhAgAAAFMAIC0AAPMJACAaGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhAgAAAD8AIC0AAPUJACACAAAAPwAgLQAA9QkAIAEAAAAUACADAAAAUwAgNAAA7QkAIDUAAPMJACABAAAAUwAgAQAAAD8AIBUGAACMDQAgOgAAjQ0AIDsAAJANACA8AACPDQAgPQAAjg0AIJIHAADqDAAgkwcAAOoMACCUBwAA6gwAIJcHAADqDAAgnAcAAOoMACCiBwAA6gwAIKYHAADqDAAgswcAAOoMACC2BwAA6gwAILcHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC9BwAA6gwAIL4HAADqDAAgHRsCAPUKACH-BgAAowsAMP8GAAD9CQAQgAcAAKMLADCBBwIA9QoAIZIHAQCVCwAhkwcBAJULACGUBwEAlQsAIZUHAQD2CgAhlgcBAPYKACGXBwEAlQsAIZwHBACUCwAhogcBAJULACGmBxAApAsAIaoHQAD4CgAhsQcBAPYKACGyBwEA9goAIbMHAQCVCwAhtAcBAPYKACG1BwEA9goAIbYHAQCVCwAhtwcEAJQLACG4ByAA9woAIbkHAQCVCwAhugdAAIsLACG7BwEAlQsAIbwHAQCVCwAhvQdAAIsLACG-B0AAiwsAIQMAAAA_ACABAAD8CQAwOQAA_QkAIAMAAAA_ACABAABSADACAABTACABAAAAGQAgAQAAABkAIAMAAAAXACABAAAYADACAAAZACADAAAAFwAgAQAAGAAwAgAAGQAgAwAAABcAIAEAABgAMAIAABkAIAgJAACLDQAggQcCAAAAAZQHAQAAAAGhBwEAAAABpwcBAAAAAagHgAAAAAGpB0AAAAABqgdAAAAAAQEtAACFCgAgB4EHAgAAAAGUBwEAAAABoQcBAAAAAacHAQAAAAGoB4AAAAABqQdAAAAAAaoHQAAAAAEBLQAAhwoAMAEtAACHCgAwCAkAAIoNACCBBwIA5gwAIZQHAQDnDAAhoQcBAOcMACGnBwEA5wwAIagHgAAAAAGpB0AA8gwAIaoHQADpDAAhAgAAABkAIC0AAIoKACAHgQcCAOYMACGUBwEA5wwAIaEHAQDnDAAhpwcBAOcMACGoB4AAAAABqQdAAPIMACGqB0AA6QwAIQIAAAAXACAtAACMCgAgAgAAABcAIC0AAIwKACADAAAAGQAgNAAAhQoAIDUAAIoKACABAAAAGQAgAQAAABcAIAcGAACFDQAgOgAAhg0AIDsAAIkNACA8AACIDQAgPQAAhw0AIKgHAADqDAAgqQcAAOoMACAK_gYAAKALADD_BgAAkwoAEIAHAACgCwAwgQcCAPUKACGUBwEA9goAIaEHAQD2CgAhpwcBAPYKACGoBwAAoQsAIKkHQACLCwAhqgdAAPgKACEDAAAAFwAgAQAAkgoAMDkAAJMKACADAAAAFwAgAQAAGAAwAgAAGQAgAQAAABIAIAEAAAASACADAAAAEAAgAQAAEQAwAgAAEgAgAwAAABAAIAEAABEAMAIAABIAIAMAAAAQACABAAARADACAAASACAJCQAAgw0AIBoAAIQNACCUBwEAAAABoQcBAAAAAaIHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAS0AAJsKACAHlAcBAAAAAaEHAQAAAAGiBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQEtAACdCgAwAS0AAJ0KADAJCQAAgQ0AIBoAAIINACCUBwEA5wwAIaEHAQDnDAAhogcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQIAAAASACAtAACgCgAgB5QHAQDnDAAhoQcBAOcMACGiBwEA5wwAIaMHEADwDAAhpAcBAOcMACGlBxAA8AwAIaYHEADwDAAhAgAAABAAIC0AAKIKACACAAAAEAAgLQAAogoAIAMAAAASACA0AACbCgAgNQAAoAoAIAEAAAASACABAAAAEAAgBQYAAPwMACA6AAD9DAAgOwAAgA0AIDwAAP8MACA9AAD-DAAgCv4GAACfCwAw_wYAAKkKABCABwAAnwsAMJQHAQD2CgAhoQcBAPYKACGiBwEA9goAIaMHEACJCwAhpAcBAPYKACGlBxAAiQsAIaYHEACJCwAhAwAAABAAIAEAAKgKADA5AACpCgAgAwAAABAAIAEAABEAMAIAABIAIAn-BgAAmwsAMP8GAACvCgAQgAcAAJsLADCBBwIAAAABnAcEAJwLACGdBwEAnQsAIZ4HAQCdCwAhnwdAAJ4LACGgB0AAngsAIQEAAACsCgAgAQAAAKwKACAJ_gYAAJsLADD_BgAArwoAEIAHAACbCwAwgQcCAIMLACGcBwQAnAsAIZ0HAQCdCwAhngcBAJ0LACGfB0AAngsAIaAHQACeCwAhBZwHAADqDAAgnQcAAOoMACCeBwAA6gwAIJ8HAADqDAAgoAcAAOoMACADAAAArwoAIAEAALAKADACAACsCgAgAwAAAK8KACABAACwCgAwAgAArAoAIAMAAACvCgAgAQAAsAoAMAIAAKwKACAGgQcCAAAAAZwHBAAAAAGdBwEAAAABngcBAAAAAZ8HQAAAAAGgB0AAAAABAS0AALQKACAGgQcCAAAAAZwHBAAAAAGdBwEAAAABngcBAAAAAZ8HQAAAAAGgB0AAAAABAS0AALYKADABLQAAtgoAMAaBBwIA5gwAIZwHBAD6DAAhnQcBAPsMACGeBwEA-wwAIZ8HQADyDAAhoAdAAPIMACECAAAArAoAIC0AALkKACAGgQcCAOYMACGcBwQA-gwAIZ0HAQD7DAAhngcBAPsMACGfB0AA8gwAIaAHQADyDAAhAgAAAK8KACAtAAC7CgAgAgAAAK8KACAtAAC7CgAgAwAAAKwKACA0AAC0CgAgNQAAuQoAIAEAAACsCgAgAQAAAK8KACAKBgAA9QwAIDoAAPYMACA7AAD5DAAgPAAA-AwAID0AAPcMACCcBwAA6gwAIJ0HAADqDAAgngcAAOoMACCfBwAA6gwAIKAHAADqDAAgCf4GAACTCwAw_wYAAMIKABCABwAAkwsAMIEHAgD1CgAhnAcEAJQLACGdBwEAlQsAIZ4HAQCVCwAhnwdAAIsLACGgB0AAiwsAIQMAAACvCgAgAQAAwQoAMDkAAMIKACADAAAArwoAIAEAALAKADACAACsCgAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAMAwAA9AwAIIEHAgAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcQAAAAAZoHBAAAAAGbB0AAAAABAS0AAMoKACALgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBxAAAAABmgcEAAAAAZsHQAAAAAEBLQAAzAoAMAEtAADMCgAwDAMAAPMMACCBBwIA5gwAIZIHAQDnDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmQcQAPAMACGaBwQA8QwAIZsHQADyDAAhAgAAAFAAIC0AAM8KACALgQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZkHEADwDAAhmgcEAPEMACGbB0AA8gwAIQIAAABOACAtAADRCgAgAgAAAE4AIC0AANEKACADAAAAUAAgNAAAygoAIDUAAM8KACABAAAAUAAgAQAAAE4AIAYGAADrDAAgOgAA7AwAIDsAAO8MACA8AADuDAAgPQAA7QwAIJsHAADqDAAgDv4GAACICwAw_wYAANgKABCABwAAiAsAMIEHAgD1CgAhkgcBAPYKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhmAcQAIkLACGZBxAAiQsAIZoHBACKCwAhmwdAAIsLACEDAAAATgAgAQAA1woAMDkAANgKACADAAAATgAgAQAATwAwAgAAUAAgCf4GAACCCwAw_wYAAN4KABCABwAAggsAMIEHAgCDCwAhggcBAIQLACGDByAAhQsAIYQHQACGCwAhhQdAAIYLACGRBwAAhwsAIAEAAADbCgAgAQAAANsKACAI_gYAAIILADD_BgAA3goAEIAHAACCCwAwgQcCAIMLACGCBwEAhAsAIYMHIACFCwAhhAdAAIYLACGFB0AAhgsAIQADAAAA3goAIAEAAN8KADACAADbCgAgAwAAAN4KACABAADfCgAwAgAA2woAIAMAAADeCgAgAQAA3woAMAIAANsKACAFgQcCAAAAAYIHAQAAAAGDByAAAAABhAdAAAAAAYUHQAAAAAEBLQAA4woAIAWBBwIAAAABggcBAAAAAYMHIAAAAAGEB0AAAAABhQdAAAAAAQEtAADlCgAwAS0AAOUKADAFgQcCAOYMACGCBwEA5wwAIYMHIADoDAAhhAdAAOkMACGFB0AA6QwAIQIAAADbCgAgLQAA6AoAIAWBBwIA5gwAIYIHAQDnDAAhgwcgAOgMACGEB0AA6QwAIYUHQADpDAAhAgAAAN4KACAtAADqCgAgAgAAAN4KACAtAADqCgAgAwAAANsKACA0AADjCgAgNQAA6AoAIAEAAADbCgAgAQAAAN4KACAFBgAA4QwAIDoAAOIMACA7AADlDAAgPAAA5AwAID0AAOMMACAI_gYAAPQKADD_BgAA8QoAEIAHAAD0CgAwgQcCAPUKACGCBwEA9goAIYMHIAD3CgAhhAdAAPgKACGFB0AA-AoAIQMAAADeCgAgAQAA8AoAMDkAAPEKACADAAAA3goAIAEAAN8KADACAADbCgAgCP4GAAD0CgAw_wYAAPEKABCABwAA9AoAMIEHAgD1CgAhggcBAPYKACGDByAA9woAIYQHQAD4CgAhhQdAAPgKACENBgAA-goAIDoAAIELACA7AAD6CgAgPAAA-goAID0AAPoKACCGBwIAAAABhwcCAAAABIgHAgAAAASJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAIALACEOBgAA-goAIDwAAP8KACA9AAD_CgAghgcBAAAAAYcHAQAAAASIBwEAAAAEiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQD-CgAhjgcBAAAAAY8HAQAAAAGQBwEAAAABBQYAAPoKACA8AAD9CgAgPQAA_QoAIIYHIAAAAAGNByAA_AoAIQsGAAD6CgAgPAAA-woAID0AAPsKACCGB0AAAAABhwdAAAAABIgHQAAAAASJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAPkKACELBgAA-goAIDwAAPsKACA9AAD7CgAghgdAAAAAAYcHQAAAAASIB0AAAAAEiQdAAAAAAYoHQAAAAAGLB0AAAAABjAdAAAAAAY0HQAD5CgAhCIYHAgAAAAGHBwIAAAAEiAcCAAAABIkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIA-goAIQiGB0AAAAABhwdAAAAABIgHQAAAAASJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAPsKACEFBgAA-goAIDwAAP0KACA9AAD9CgAghgcgAAAAAY0HIAD8CgAhAoYHIAAAAAGNByAA_QoAIQ4GAAD6CgAgPAAA_woAID0AAP8KACCGBwEAAAABhwcBAAAABIgHAQAAAASJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAP4KACGOBwEAAAABjwcBAAAAAZAHAQAAAAELhgcBAAAAAYcHAQAAAASIBwEAAAAEiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQD_CgAhjgcBAAAAAY8HAQAAAAGQBwEAAAABDQYAAPoKACA6AACBCwAgOwAA-goAIDwAAPoKACA9AAD6CgAghgcCAAAAAYcHAgAAAASIBwIAAAAEiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgCACwAhCIYHCAAAAAGHBwgAAAAEiAcIAAAABIkHCAAAAAGKBwgAAAABiwcIAAAAAYwHCAAAAAGNBwgAgQsAIQj-BgAAggsAMP8GAADeCgAQgAcAAIILADCBBwIAgwsAIYIHAQCECwAhgwcgAIULACGEB0AAhgsAIYUHQACGCwAhCIYHAgAAAAGHBwIAAAAEiAcCAAAABIkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIA-goAIQuGBwEAAAABhwcBAAAABIgHAQAAAASJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAP8KACGOBwEAAAABjwcBAAAAAZAHAQAAAAEChgcgAAAAAY0HIAD9CgAhCIYHQAAAAAGHB0AAAAAEiAdAAAAABIkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AA-woAIQKBBwIAAAABggcBAAAAAQ7-BgAAiAsAMP8GAADYCgAQgAcAAIgLADCBBwIA9QoAIZIHAQD2CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhlgcBAPYKACGXBwEA9goAIZgHEACJCwAhmQcQAIkLACGaBwQAigsAIZsHQACLCwAhDQYAAPoKACA6AACSCwAgOwAAkgsAIDwAAJILACA9AACSCwAghgcQAAAAAYcHEAAAAASIBxAAAAAEiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACRCwAhDQYAAPoKACA6AACBCwAgOwAAkAsAIDwAAJALACA9AACQCwAghgcEAAAAAYcHBAAAAASIBwQAAAAEiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACPCwAhCwYAAI0LACA8AACOCwAgPQAAjgsAIIYHQAAAAAGHB0AAAAAFiAdAAAAABYkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AAjAsAIQsGAACNCwAgPAAAjgsAID0AAI4LACCGB0AAAAABhwdAAAAABYgHQAAAAAWJB0AAAAABigdAAAAAAYsHQAAAAAGMB0AAAAABjQdAAIwLACEIhgcCAAAAAYcHAgAAAAWIBwIAAAAFiQcCAAAAAYoHAgAAAAGLBwIAAAABjAcCAAAAAY0HAgCNCwAhCIYHQAAAAAGHB0AAAAAFiAdAAAAABYkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AAjgsAIQ0GAAD6CgAgOgAAgQsAIDsAAJALACA8AACQCwAgPQAAkAsAIIYHBAAAAAGHBwQAAAAEiAcEAAAABIkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAjwsAIQiGBwQAAAABhwcEAAAABIgHBAAAAASJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJALACENBgAA-goAIDoAAJILACA7AACSCwAgPAAAkgsAID0AAJILACCGBxAAAAABhwcQAAAABIgHEAAAAASJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAJELACEIhgcQAAAAAYcHEAAAAASIBxAAAAAEiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACSCwAhCf4GAACTCwAw_wYAAMIKABCABwAAkwsAMIEHAgD1CgAhnAcEAJQLACGdBwEAlQsAIZ4HAQCVCwAhnwdAAIsLACGgB0AAiwsAIQ0GAACNCwAgOgAAmQsAIDsAAJoLACA8AACaCwAgPQAAmgsAIIYHBAAAAAGHBwQAAAAFiAcEAAAABYkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAmAsAIQ4GAACNCwAgPAAAlwsAID0AAJcLACCGBwEAAAABhwcBAAAABYgHAQAAAAWJBwEAAAABigcBAAAAAYsHAQAAAAGMBwEAAAABjQcBAJYLACGOBwEAAAABjwcBAAAAAZAHAQAAAAEOBgAAjQsAIDwAAJcLACA9AACXCwAghgcBAAAAAYcHAQAAAAWIBwEAAAAFiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQCWCwAhjgcBAAAAAY8HAQAAAAGQBwEAAAABC4YHAQAAAAGHBwEAAAAFiAcBAAAABYkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAQAAAAGNBwEAlwsAIY4HAQAAAAGPBwEAAAABkAcBAAAAAQ0GAACNCwAgOgAAmQsAIDsAAJoLACA8AACaCwAgPQAAmgsAIIYHBAAAAAGHBwQAAAAFiAcEAAAABYkHBAAAAAGKBwQAAAABiwcEAAAAAYwHBAAAAAGNBwQAmAsAIQiGBwgAAAABhwcIAAAABYgHCAAAAAWJBwgAAAABigcIAAAAAYsHCAAAAAGMBwgAAAABjQcIAJkLACEIhgcEAAAAAYcHBAAAAAWIBwQAAAAFiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACaCwAhCf4GAACbCwAw_wYAAK8KABCABwAAmwsAMIEHAgCDCwAhnAcEAJwLACGdBwEAnQsAIZ4HAQCdCwAhnwdAAJ4LACGgB0AAngsAIQiGBwQAAAABhwcEAAAABYgHBAAAAAWJBwQAAAABigcEAAAAAYsHBAAAAAGMBwQAAAABjQcEAJoLACELhgcBAAAAAYcHAQAAAAWIBwEAAAAFiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcBAAAAAY0HAQCXCwAhjgcBAAAAAY8HAQAAAAGQBwEAAAABCIYHQAAAAAGHB0AAAAAFiAdAAAAABYkHQAAAAAGKB0AAAAABiwdAAAAAAYwHQAAAAAGNB0AAjgsAIQr-BgAAnwsAMP8GAACpCgAQgAcAAJ8LADCUBwEA9goAIaEHAQD2CgAhogcBAPYKACGjBxAAiQsAIaQHAQD2CgAhpQcQAIkLACGmBxAAiQsAIQr-BgAAoAsAMP8GAACTCgAQgAcAAKALADCBBwIA9QoAIZQHAQD2CgAhoQcBAPYKACGnBwEA9goAIagHAAChCwAgqQdAAIsLACGqB0AA-AoAIQ8GAACNCwAgPAAAogsAID0AAKILACCGB4AAAAABiQeAAAAAAYoHgAAAAAGLB4AAAAABjAeAAAAAAY0HgAAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuB4AAAAABrweAAAAAAbAHgAAAAAEMhgeAAAAAAYkHgAAAAAGKB4AAAAABiweAAAAAAYwHgAAAAAGNB4AAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgeAAAAAAa8HgAAAAAGwB4AAAAABHRsCAPUKACH-BgAAowsAMP8GAAD9CQAQgAcAAKMLADCBBwIA9QoAIZIHAQCVCwAhkwcBAJULACGUBwEAlQsAIZUHAQD2CgAhlgcBAPYKACGXBwEAlQsAIZwHBACUCwAhogcBAJULACGmBxAApAsAIaoHQAD4CgAhsQcBAPYKACGyBwEA9goAIbMHAQCVCwAhtAcBAPYKACG1BwEA9goAIbYHAQCVCwAhtwcEAJQLACG4ByAA9woAIbkHAQCVCwAhugdAAIsLACG7BwEAlQsAIbwHAQCVCwAhvQdAAIsLACG-B0AAiwsAIQ0GAACNCwAgOgAApgsAIDsAAKYLACA8AACmCwAgPQAApgsAIIYHEAAAAAGHBxAAAAAFiAcQAAAABYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAApQsAIQ0GAACNCwAgOgAApgsAIDsAAKYLACA8AACmCwAgPQAApgsAIIYHEAAAAAGHBxAAAAAFiAcQAAAABYkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAApQsAIQiGBxAAAAABhwcQAAAABYgHEAAAAAWJBxAAAAABigcQAAAAAYsHEAAAAAGMBxAAAAABjQcQAKYLACEJBAEA9goAIf4GAACnCwAw_wYAAOUJABCABwAApwsAMKIHAQD2CgAhpwcBAPYKACGqB0AA-AoAIb8HAQD2CgAhwAcBAPYKACEJBAEAhAsAIf4GAACoCwAw_wYAANIJABCABwAAqAsAMKIHAQCECwAhpwcBAIQLACGqB0AAhgsAIb8HAQCECwAhwAcBAIQLACECBAEAAAABvwcBAAAAAQT-BgAAqgsAMP8GAADMCQAQgAcAAKoLADDCB0AA-AoAIQT-BgAAqwsAMP8GAAC_CQAQgAcAAKsLADDCB0AAhgsAIQX-BgAArAsAMP8GAAC5CQAQgAcAAKwLADDDByAA9woAIcQHBACKCwAhBf4GAACtCwAw_wYAAKYJABCABwAArQsAMMMHIACFCwAhxAcEAK4LACEIhgcEAAAAAYcHBAAAAASIBwQAAAAEiQcEAAAAAYoHBAAAAAGLBwQAAAABjAcEAAAAAY0HBACQCwAhBP4GAACvCwAw_wYAAKAJABCABwAArwsAMMMHIAD3CgAhBP4GAACwCwAw_wYAAJMJABCABwAAsAsAMMMHIACFCwAhCv4GAACxCwAw_wYAAI0JABCABwAAsQsAMIEHAgD1CgAhkwcBAPYKACGUBwEA9goAIZUHAQD2CgAhpgcQAIkLACHFB0AA-AoAIcYHBACKCwAhCv4GAACyCwAw_wYAAPoIABCABwAAsgsAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhpgcQALMLACHFB0AAhgsAIcYHBACuCwAhCIYHEAAAAAGHBxAAAAAEiAcQAAAABIkHEAAAAAGKBxAAAAABiwcQAAAAAYwHEAAAAAGNBxAAkgsAIQWBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABxQdAAAAAAQ7-BgAAtQsAMP8GAAD0CAAQgAcAALULADCUBwEA9goAIZUHAQD2CgAhogcBAPYKACGmBxAAiQsAIaoHQAD4CgAhsQcBAPYKACG1BwEA9goAIcgHEACJCwAhyQcBAJULACHKBwEAlQsAIcsHAAChCwAgDv4GAAC2CwAw_wYAAOEIABCABwAAtgsAMJQHAQCECwAhlQcBAIQLACGiBwEAhAsAIaYHEACzCwAhqgdAAIYLACGxBwEAhAsAIbUHAQCECwAhyAcQALMLACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACAMhgeAAAAAAYkHgAAAAAGKB4AAAAABiweAAAAAAYwHgAAAAAGNB4AAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgeAAAAAAa8HgAAAAAGwB4AAAAABK_4GAAC4CwAw_wYAANsIABCABwAAuAsAMIEHAgD1CgAhkgcBAPYKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhmAcQAIkLACGaBwQAigsAIaEHAQCVCwAhowcQAIkLACGkBwEAlQsAIbEHAQD2CgAhtQcBAPYKACHGBwQAigsAIcwHAQD2CgAhzQcBAPYKACHOBwEA9goAIc8HAgD1CgAh0AcBAPYKACHRBwEA9goAIdIHEACJCwAh0wcQAIkLACHUBxAAiQsAIdUHBACKCwAh1gcEAIoLACHXBxAAiQsAIdgHEACJCwAh2QcBAJULACHaBxAApAsAIdsHAQCVCwAh3AdAAIsLACHdByAA9woAId4HQACLCwAh3wcBAJULACHgB0AAiwsAIeEHQACLCwAh4gdAAIsLACHjB0AA-AoAIeQHQACLCwAhBv4GAAC5CwAw_wYAAMUIABCABwAAuQsAMIEHAgD1CgAhggcBAPYKACHlBwEA9goAIQb-BgAAugsAMP8GAACvCAAQgAcAALoLADCBBwIA9QoAIYIHAQD2CgAhsgcBAPYKACEJ_gYAALsLADD_BgAAmQgAEIAHAAC7CwAwgQcCAPUKACGVBwEA9goAIZYHAQD2CgAh5gcBAPYKACHnBwEA9goAIegHAQCVCwAhC4QFAAC9CwAghQUAAL4LACD-BgAAvAsAMP8GAACGCAAQgAcAALwLADCBBwIAgwsAIZUHAQCECwAhlgcBAIQLACHmBwEAhAsAIecHAQCECwAh6AcBAJ0LACED6QcAAPsHACDqBwAA-wcAIOsHAAD7BwAgA-kHAAD_BwAg6gcAAP8HACDrBwAA_wcAIAOBBwIAAAABggcBAAAAAbIHAQAAAAEHgwUAAMELACD-BgAAwAsAMP8GAAD_BwAQgAcAAMALADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACENhAUAAL0LACCFBQAAvgsAIP4GAAC8CwAw_wYAAIYIABCABwAAvAsAMIEHAgCDCwAhlQcBAIQLACGWBwEAhAsAIeYHAQCECwAh5wcBAIQLACHoBwEAnQsAIaIJAACGCAAgowkAAIYIACADgQcCAAAAAYIHAQAAAAHlBwEAAAABB4MFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeUHAQCECwAhEP4GAADECwAw_wYAAPYHABCABwAAxAsAMIEHAgD1CgAhggcBAPYKACGUBwEA9goAIaYHEACJCwAhqgdAAPgKACGxBwEA9goAIbUHAQD2CgAhuQcBAJULACHSBxAApAsAIe4HAQD2CgAh7wcQAKQLACHwBwEAlQsAIfEHQACLCwAhBf4GAADFCwAw_wYAAOAHABCABwAAxQsAMPIHAQD2CgAh8wdAAPgKACEF_gYAAMYLADD_BgAAzQcAEIAHAADGCwAw8gcBAIQLACHzB0AAhgsAIQr-BgAAxwsAMP8GAADHBwAQgAcAAMcLADD0BwEA9goAIfUHAgD1CgAh9gdAAPgKACH3BwIA9QoAIfgHAgDICwAh-QcBAJULACH6BwEAlQsAIQ0GAACNCwAgOgAAmQsAIDsAAI0LACA8AACNCwAgPQAAjQsAIIYHAgAAAAGHBwIAAAAFiAcCAAAABYkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAyQsAIQ0GAACNCwAgOgAAmQsAIDsAAI0LACA8AACNCwAgPQAAjQsAIIYHAgAAAAGHBwIAAAAFiAcCAAAABYkHAgAAAAGKBwIAAAABiwcCAAAAAYwHAgAAAAGNBwIAyQsAIQr-BgAAygsAMP8GAAC0BwAQgAcAAMoLADD0BwEAhAsAIfUHAgCDCwAh9gdAAIYLACH3BwIAgwsAIfgHAgDLCwAh-QcBAJ0LACH6BwEAnQsAIQiGBwIAAAABhwcCAAAABYgHAgAAAAWJBwIAAAABigcCAAAAAYsHAgAAAAGMBwIAAAABjQcCAI0LACEC9AcBAAAAAfUHAgAAAAEO_gYAAM0LADD_BgAArgcAEIAHAADNCwAwlAcBAPYKACGqB0AA-AoAIbEHAQD2CgAhtQcBAPYKACG-B0AAiwsAIfwHAQD2CgAh_QcBAPYKACH-BwIA9QoAIf8HAgD1CgAhgAhAAIsLACGBCEAAiwsAIQ7-BgAAzgsAMP8GAACbBwAQgAcAAM4LADCUBwEAhAsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIb4HQACeCwAh_AcBAIQLACH9BwEAhAsAIf4HAgCDCwAh_wcCAIMLACGACEAAngsAIYEIQACeCwAhCy0AAKELACD-BgAAzwsAMP8GAACVBwAQgAcAAM8LADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGxBwEA9goAIYIIAQD2CgAhgwgBAJULACGECAQAlAsAIQstAAC3CwAg_gYAANALADD_BgAAggcAEIAHAADQCwAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACGCCAEAhAsAIYMIAQCdCwAhhAgEAJwLACEI_gYAANELADD_BgAA_AYAEIAHAADRCwAwgQcCAPUKACHMBwEA9goAIfIHBACKCwAhhQhAAPgKACGGCAEA9goAIQb-BgAA0gsAMP8GAADmBgAQgAcAANILADCBBwIA9QoAIcUHQAD4CgAhhwgQAIkLACEG_gYAANMLADD_BgAA0wYAEIAHAADTCwAwgQcCAIMLACHFB0AAhgsAIYcIEACzCwAhAoEHAgAAAAHFB0AAAAABB_4GAADVCwAw_wYAAM0GABCABwAA1QsAMMIHQAD4CgAhhAgEAIoLACGJCAEA9goAIYoIAQD2CgAhCMADAADXCwAg_gYAANYLADD_BgAA1wUAEIAHAADWCwAwwgdAAIYLACGECAQArgsAIYkIAQCECwAhiggBAIQLACERCQEAhAsAIQ4AAOULACDBAwAA4wsAIMIDAADkCwAg_gYAAOELADD_BgAA2wUAEIAHAADhCwAwlAcBAJ0LACGxBwEAhAsAIcIHQACGCwAhjAgBAIQLACGNCAEAhAsAIY4IAQCECwAhjwgAAOILACCQCAEAnQsAIaIJAADbBQAgowkAANsFACAF_gYAANgLADD_BgAAtQYAEIAHAADYCwAwwgdAAPgKACGJCAEA9goAIQf-BgAA2QsAMP8GAACfBgAQgAcAANkLADDCB0AA-AoAIdAHAQD2CgAhiQgBAPYKACGLCAEA9goAIQjAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGJCAEAhAsAIYsIAQCECwAhBv4GAADbCwAw_wYAAIcGABCABwAA2wsAMIEHAgD1CgAhxQdAAPgKACGHCBAAiQsAIQb-BgAA3AsAMP8GAAD0BQAQgAcAANwLADCBBwIAgwsAIcUHQACGCwAhhwgQALMLACECgQcCAAAAAcUHQAAAAAEMCQEA9goAIf4GAADeCwAw_wYAAO4FABCABwAA3gsAMJQHAQCVCwAhsQcBAPYKACHCB0AA-AoAIYwIAQD2CgAhjQgBAPYKACGOCAEA9goAIY8IAADfCwAgkAgBAJULACEPBgAA-goAIDwAAOALACA9AADgCwAghgeAAAAAAYkHgAAAAAGKB4AAAAABiweAAAAAAYwHgAAAAAGNB4AAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgeAAAAAAa8HgAAAAAGwB4AAAAABDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQ8JAQCECwAhDgAA5QsAIMEDAADjCwAgwgMAAOQLACD-BgAA4QsAMP8GAADbBQAQgAcAAOELADCUBwEAnQsAIbEHAQCECwAhwgdAAIYLACGMCAEAhAsAIY0IAQCECwAhjggBAIQLACGPCAAA4gsAIJAIAQCdCwAhDIYHgAAAAAGJB4AAAAABigeAAAAAAYsHgAAAAAGMB4AAAAABjQeAAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HgAAAAAGvB4AAAAABsAeAAAAAAQrAAwAA1wsAIP4GAADaCwAw_wYAANEFABCABwAA2gsAMMIHQACGCwAh0AcBAIQLACGJCAEAhAsAIYsIAQCECwAhogkAANEFACCjCQAA0QUAIAPpBwAA0wUAIOoHAADTBQAg6wcAANMFACAKwAMAANcLACD-BgAA1gsAMP8GAADXBQAQgAcAANYLADDCB0AAhgsAIYQIBACuCwAhiQgBAIQLACGKCAEAhAsAIaIJAADXBQAgowkAANcFACACwgdAAAAAAYkIAQAAAAEGwAMAANcLACD-BgAA5wsAMP8GAADTBQAQgAcAAOcLADDCB0AAhgsAIYkIAQCECwAhB_4GAADoCwAw_wYAAMwFABCABwAA6AsAMKoHQAD4CgAh8AcBAPYKACGSCAEA9goAIZMIAQD2CgAhB_4GAADpCwAw_wYAALkFABCABwAA6QsAMKoHQACGCwAh8AcBAIQLACGSCAEAhAsAIZMIAQCECwAhApIIAQAAAAGTCAEAAAABCP4GAADrCwAw_wYAALMFABCABwAA6wsAMKoHQAD4CgAh8gcEAIoLACGGCAEA9goAIYcIEACJCwAhlQgBAPYKACEC8gcEAAAAAYYIAQAAAAEJDwAA7gsAIP4GAADtCwAw_wYAAEUAEIAHAADtCwAwqgdAAIYLACHyBwQArgsAIYYIAQCECwAhhwgQALMLACGVCAEAhAsAIRsJAADDDAAgDAAAwgwAIBAAAL8MACAXAADEDAAgGAAAxQwAIBkAALsMACD-BgAAwQwAMP8GAAAbABCABwAAwQwAMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeQHQACeCwAh8gcEAK4LACGDCAEAnQsAIYYIAQCECwAhlwgBAIQLACGgCEAAhgsAIaIIBACcCwAhowgQAP4LACGkCAEAhAsAIaUIAQCdCwAhpggBAJ0LACGnCBAA_gsAIagIQACeCwAhogkAABsAIKMJAAAbACAH_gYAAO8LADD_BgAAmwUAEIAHAADvCwAwgQcCAPUKACGUBwEA9goAIcUHQAD4CgAhhwgQAIkLACER_gYAAPALADD_BgAAhQUAEIAHAADwCwAwqgdAAPgKACHyBwQAigsAIYYIAQD2CgAhiggBAPYKACGXCAEA9goAIZgIAQD2CgAhmQgQAIkLACGaCBAAiQsAIZsIQACLCwAhnAgCAMgLACGdCAEAlQsAIZ4IQACLCwAhnwgEAJQLACGgCEAA-AoAIRH-BgAA8QsAMP8GAADyBAAQgAcAAPELADCqB0AAhgsAIfIHBACuCwAhhggBAIQLACGKCAEAhAsAIZcIAQCECwAhmAgBAIQLACGZCBAAswsAIZoIEACzCwAhmwhAAJ4LACGcCAIAywsAIZ0IAQCdCwAhnghAAJ4LACGfCAQAnAsAIaAIQACGCwAhCv4GAADyCwAw_wYAAOwEABCABwAA8gsAMOQHQACLCwAh8gcEAIoLACGDCAEA9goAIYYIAQD2CgAhoQgCAPUKACGiCAQAlAsAIaMIEACkCwAhE_4GAADzCwAw_wYAANYEABCABwAA8wsAMJwHBACUCwAhoQcBAJULACGqB0AA-AoAIeQHQACLCwAh8gcEAIoLACGDCAEAlQsAIYYIAQD2CgAhlwgBAPYKACGgCEAA-AoAIaIIBACUCwAhowgQAKQLACGkCAEA9goAIaUIAQCVCwAhpggBAJULACGnCBAApAsAIagIQACLCwAhCf4GAAD0CwAw_wYAALwEABCABwAA9AsAMIUHQAD4CgAhsQcBAPYKACH2B0AA-AoAIakIAQD2CgAhqggBAPYKACGrCAEA9goAIQn-BgAA9QsAMP8GAACpBAAQgAcAAPULADCFB0AAhgsAIbEHAQCECwAh9gdAAIYLACGpCAEAhAsAIaoIAQCECwAhqwgBAIQLACEG_gYAAPYLADD_BgAAowQAEIAHAAD2CwAwgQcCAPUKACGFB0AA-AoAIbEHAQD2CgAhBv4GAAD3CwAw_wYAAJAEABCABwAA9wsAMIEHAgCDCwAhhQdAAIYLACGxBwEAhAsAIQKBBwIAAAABsQcBAAAAAQb-BgAA-QsAMP8GAACKBAAQgAcAAPkLADCBBwIA9QoAIa0IQAD4CgAhrggAAKELACAG_gYAAPoLADD_BgAA9wMAEIAHAAD6CwAwgQcCAIMLACGtCEAAhgsAIa4IAAC3CwAgAoEHAgAAAAGtCEAAAAABEf4GAAD8CwAw_wYAAPEDABCABwAA_AsAMIEHAgD1CgAhggcBAPYKACGeBwEAlQsAIZ8HQACLCwAhqgdAAPgKACGxBwEA9goAIbAIBACKCwAhsQgEAIoLACGyCBAApAsAIbMIIAD3CgAhtAgQAKQLACG1CEAAiwsAIbYIIAD3CgAhtwhAAIsLACESCwAA_wsAIP4GAAD9CwAw_wYAAN4DABCABwAA_QsAMIEHAgCDCwAhggcBAIQLACGeBwEAnQsAIZ8HQACeCwAhqgdAAIYLACGxBwEAhAsAIbAIBACuCwAhsQgEAK4LACGyCBAA_gsAIbMIIACFCwAhtAgQAP4LACG1CEAAngsAIbYIIACFCwAhtwhAAJ4LACEIhgcQAAAAAYcHEAAAAAWIBxAAAAAFiQcQAAAAAYoHEAAAAAGLBxAAAAABjAcQAAAAAY0HEACmCwAhA-kHAAAbACDqBwAAGwAg6wcAABsAIAKBBwIAAAABggcBAAAAAQcEAQD2CgAh_gYAAIEMADD_BgAA2AMAEIAHAACBDAAwqgdAAPgKACG_BwEA9goAIYMIAQD2CgAhBv4GAACCDAAw_wYAAMIDABCABwAAggwAMKoHQAD4CgAhgwgBAPYKACG4CAEA9goAIRD-BgAAgwwAMP8GAACsAwAQgAcAAIMMADCBBwIA9QoAIZQHAQD2CgAhqgdAAPgKACHMBwEA9goAIYMIAQD2CgAhuQgBAPYKACG6CAEA9goAIbsIBACKCwAhvAgQAIkLACG9CBAAiQsAIb4IEACJCwAhvwgQAKQLACHACEAAiwsAIREQAACFDAAg_gYAAIQMADD_BgAAMgAQgAcAAIQMADCBBwIAgwsAIZQHAQCECwAhqgdAAIYLACHMBwEAhAsAIYMIAQCECwAhuQgBAIQLACG6CAEAhAsAIbsIBACuCwAhvAgQALMLACG9CBAAswsAIb4IEACzCwAhvwgQAP4LACHACEAAngsAIUcDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbUHAQCECwAhuQcBAJ0LACG6B0AAngsAIbsHAQCdCwAhvAcBAJ0LACG-B0AAngsAIckHAQCdCwAhygcBAJ0LACHLBwAAtwsAIMwHAQCECwAh5gcBAIQLACHnBwEAhAsAIfIHEACzCwAh0QgBAJ0LACHSCAEAhAsAIdMIBACuCwAh1AgEAK4LACHVCAEAhAsAIdYIAQCECwAh1wgEAK4LACHYCCAAuQwAIdkIAgDLCwAh2ggBAJ0LACHbCAQAnAsAIdwIAgDLCwAh3QhAAJ4LACHeCAEAnQsAId8IQACeCwAh4AgBAJ0LACHhCEAAngsAIeIIQACeCwAh4whAAJ4LACHkCEAAngsAIeUIAQCdCwAh5ggBAJ0LACHnCAEAnQsAIegIAAC3CwAg6QgBAJ0LACHqCEAAngsAIesIQACeCwAh7AgBAJ0LACHtCAEAnQsAIaIJAAAhACCjCQAAIQAgB_4GAACGDAAw_wYAAJQDABCABwAAhgwAMJQHAQD2CgAhlQcBAPYKACHFB0AA-AoAIcEIBACKCwAhB_4GAACHDAAw_wYAAP4CABCABwAAhwwAMJQHAQD2CgAhlQcBAPYKACHMBwEA9goAIcIIQAD4CgAhCxUAAN8LACAWBACUCwAh_gYAAIgMADD_BgAA6AIAEIAHAACIDAAwlAcBAPYKACGVBwEA9goAIaoHQAD4CgAhwwgBAPYKACHECAQAlAsAIcUIBACUCwAhCw0EAIoLACH-BgAAiQwAMP8GAADSAgAQgAcAAIkMADCUBwEA9goAIZUHAQD2CgAhqgdAAPgKACGDCAEA9goAIcQIBACKCwAhxQgEAIoLACHGCAAA3wsAIAb-BgAAigwAMP8GAAC8AgAQgAcAAIoMADCUBwEA9goAIccIAQD2CgAhyAhAAPgKACEHAwAAjAwAIP4GAACLDAAw_wYAAF0AEIAHAACLDAAwlAcBAIQLACHHCAEAhAsAIcgIQACGCwAhKwcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAhAsAIcoIQACGCwAhgAkBAIQLACGBCQEAhAsAIYIJAQCECwAhgwkBAJ0LACGECQEAnQsAIYUJAQCdCwAhhgkBAJ0LACGHCUAAngsAIYgJAQCdCwAhiQlAAJ4LACGKCUAAngsAIYsJAQCECwAhjAkBAIQLACGNCUAAngsAIY4JQACeCwAhjwkBAJ0LACGQCUAAngsAIZEJQACeCwAhkgkCAIMLACGTCQAAtwsAIKIJAAAUACCjCQAAFAAgEP4GAACNDAAw_wYAAKQCABCABwAAjQwAMIEHAgD1CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGmBxAAiQsAIaoHQAD4CgAhsQcBAPYKACHKBwEA9goAIf0HAQD2CgAhxwgBAPYKACHJCAEA9goAIcoIQAD4CgAhFP4GAACODAAw_wYAAI4CABCABwAAjgwAMIEHAgD1CgAhlAcBAPYKACGVBwEA9goAIZYHAQD2CgAhlwcBAPYKACGqB0AA-AoAIbEHAQD2CgAhygcBAJULACHLBwAAoQsAIPMHQACLCwAhyghAAPgKACHLCAEA9goAIcwIEACJCwAhzQgQAIkLACHOCAEAlQsAIc8IAgDICwAh0AggAPcKACE8_gYAAI8MADD_BgAA-AEAEIAHAACPDAAwgQcCAPUKACGTBwEA9goAIZQHAQD2CgAhlQcBAPYKACGWBwEA9goAIZcHAQD2CgAhnAcEAJQLACGdBwEAlQsAIaIHAQCVCwAhpgcQAIkLACGnBwEA9goAIakHQACLCwAhqgdAAPgKACGxBwEA9goAIbIHAQD2CgAhtQcBAPYKACG5BwEAlQsAIboHQACLCwAhuwcBAJULACG8BwEAlQsAIb4HQACLCwAhyQcBAJULACHKBwEAlQsAIcsHAAChCwAgzAcBAPYKACHmBwEA9goAIecHAQD2CgAh8gcQAIkLACHRCAEAlQsAIdIIAQD2CgAh0wgEAIoLACHUCAQAigsAIdUIAQD2CgAh1ggBAPYKACHXCAQAigsAIdgIIACQDAAh2QgCAMgLACHaCAEAlQsAIdsIBACUCwAh3AgCAMgLACHdCEAAiwsAId4IAQCVCwAh3whAAIsLACHgCAEAlQsAIeEIQACLCwAh4ghAAIsLACHjCEAAiwsAIeQIQACLCwAh5QgBAJULACHmCAEAlQsAIecIAQCVCwAh6AgAAKELACDpCAEAlQsAIeoIQACLCwAh6whAAIsLACHsCAEAlQsAIe0IAQCVCwAhBQYAAI0LACA8AACSDAAgPQAAkgwAIIYHIAAAAAGNByAAkQwAIQUGAACNCwAgPAAAkgwAID0AAJIMACCGByAAAAABjQcgAJEMACEChgcgAAAAAY0HIACSDAAhB_4GAACTDAAw_wYAAN4BABCABwAAkwwAMJQHAQD2CgAh7ggBAPYKACHvCAEA9goAIfAIQAD4CgAhE_4GAACUDAAw_wYAAMgBABCABwAAlAwAMJQHAQD2CgAhlQcBAPYKACGqB0AA-AoAIbEHAQD2CgAhvwcBAJULACHzB0AAiwsAIYIIAQD2CgAhiggBAPYKACHxCAEA9goAIfIIAQD2CgAh8wgAAJUMACD0CAAAlQwAIPUIAACVDAAg9ghAAIsLACH3CEAAiwsAIfgIQACLCwAhBIYHAQAAAAX5CAEAAAAB-ggBAAAABPsIAQAAAAQJ_gYAAJYMADD_BgAAsgEAEIAHAACWDAAwggcBAPYKACGUBwEA9goAIfwIQACLCwAh_QhAAIsLACH-CEAAiwsAIf8IAACXDAAgBIYHAgAAAAX5CAIAAAAB-ggCAAAABPsIAgAAAAQa_gYAAJgMADD_BgAAnAEAEIAHAACYDAAwqgdAAPgKACGxBwEA9goAIcoIQAD4CgAhgAkBAPYKACGBCQEA9goAIYIJAQD2CgAhgwkBAJULACGECQEAlQsAIYUJAQCVCwAhhgkBAJULACGHCUAAiwsAIYgJAQCVCwAhiQlAAIsLACGKCUAAiwsAIYsJAQD2CgAhjAkBAPYKACGNCUAAiwsAIY4JQACLCwAhjwkBAJULACGQCUAAiwsAIZEJQACLCwAhkgkCAPUKACGTCQAAoQsAIAoDAACMDAAg_gYAAJkMADD_BgAAdwAQgAcAAJkMADCCBwEAhAsAIZQHAQCECwAh_AhAAJ4LACH9CEAAngsAIf4IQACeCwAh_wgAAJcMACADlAcBAAAAAZUHAQAAAAHFB0AAAAABCAMAAIwMACD-BgAAmwwAMP8GAABzABCABwAAmwwAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIcEIBACuCwAhA5QHAQAAAAGVBwEAAAABzAcBAAAAAQgDAACMDAAg_gYAAJ0MADD_BgAAbwAQgAcAAJ0MADCUBwEAhAsAIZUHAQCECwAhzAcBAIQLACHCCEAAhgsAIQSUBwEAAAABlQcBAAAAAaoHQAAAAAHDCAEAAAABDAMAAIwMACAVAADiCwAgFgQAnAsAIf4GAACfDAAw_wYAAGsAEIAHAACfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhwwgBAIQLACHECAQAnAsAIcUIBACcCwAhBJQHAQAAAAGVBwEAAAABqgdAAAAAAYMIAQAAAAEMAwAAjAwAIA0EAK4LACH-BgAAoQwAMP8GAABnABCABwAAoQwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIYMIAQCECwAhxAgEAK4LACHFCAQArgsAIcYIAADiCwAgA4EHAgAAAAGUBwEAAAABxQdAAAAAAQgDAACMDAAg_gYAAKMMADD_BgAAYwAQgAcAAKMMADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGHCBAAswsAIREDAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACG1BwEAhAsAIbkHAQCdCwAh0gcQAP4LACHuBwEAhAsAIe8HEAD-CwAh8AcBAJ0LACHxB0AAngsAIQSUBwEAAAABlQcBAAAAAf0HAQAAAAHJCAEAAAABEQMAAIwMACD-BgAApgwAMP8GAABZABCABwAApgwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACHKBwEAhAsAIf0HAQCECwAhxwgBAIQLACHJCAEAhAsAIcoIQACGCwAhFgMAAIwMACANAACoDAAg_gYAAKcMADD_BgAAIwAQgAcAAKcMADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDzB0AAngsAIcoIQACGCwAhywgBAIQLACHMCBAAswsAIc0IEACzCwAhzggBAJ0LACHPCAIAywsAIdAIIACFCwAhA-kHAAAhACDqBwAAIQAg6wcAACEAICEDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACErBwAAygwAIA0AAKgMACAbAADLDAAgHAAAzAwAIB0AAM0MACAeAADODAAgHwAAzwwAICAAANAMACAhAADRDAAgIgAA0gwAICMAANMMACAkAADUDAAgJQAA1QwAICYAANYMACAnAADXDAAg_gYAAMkMADD_BgAAFAAQgAcAAMkMADCqB0AAhgsAIbEHAQCECwAhyghAAIYLACGACQEAhAsAIYEJAQCECwAhggkBAIQLACGDCQEAnQsAIYQJAQCdCwAhhQkBAJ0LACGGCQEAnQsAIYcJQACeCwAhiAkBAJ0LACGJCUAAngsAIYoJQACeCwAhiwkBAIQLACGMCQEAhAsAIY0JQACeCwAhjglAAJ4LACGPCQEAnQsAIZAJQACeCwAhkQlAAJ4LACGSCQIAgwsAIZMJAAC3CwAgogkAABQAIKMJAAAUACAD6QcAABAAIOoHAAAQACDrBwAAEAAgA-kHAAAXACDqBwAAFwAg6wcAABcAIAOBBwIAAAABkgcBAAAAAZMHAQAAAAEPAwAAjAwAIP4GAACuDAAw_wYAAE4AEIAHAACuDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZkHEACzCwAhmgcEAK4LACGbB0AAngsAIQWBBwIAAAABzAcBAAAAAfIHBAAAAAGFCEAAAAABhggBAAAAAQkPAADuCwAg_gYAALAMADD_BgAAQQAQgAcAALAMADCBBwIAgwsAIcwHAQCECwAh8gcEAK4LACGFCEAAhgsAIYYIAQCECwAhAoMIAQAAAAG4CAEAAAABBxAAAIUMACD-BgAAsgwAMP8GAAA0ABCABwAAsgwAMKoHQACGCwAhgwgBAIQLACG4CAEAhAsAIQIEAQAAAAG_BwEAAAABCAQBAIQLACEQAACFDAAg_gYAALQMADD_BgAALgAQgAcAALQMADCqB0AAhgsAIb8HAQCECwAhgwgBAIQLACED8gcEAAAAAYYIAQAAAAGhCAIAAAABDA8AAO4LACAQAACFDAAg_gYAALYMADD_BgAAKgAQgAcAALYMADDkB0AAngsAIfIHBACuCwAhgwgBAIQLACGGCAEAhAsAIaEIAgCDCwAhoggEAJwLACGjCBAA_gsAIQSBBwIAAAABzAcBAAAAAeYHAQAAAAHyBxAAAAABRQMAAIwMACALAAD_CwAgDgAAugwAIBEAALsMACASAAC8DAAgEwAAvQwAIBQAAL4MACAVAAC_DAAgFgAAqAwAIP4GAAC4DAAw_wYAACEAEIAHAAC4DAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHmBwEAhAsAIecHAQCECwAh8gcQALMLACHRCAEAnQsAIdIIAQCECwAh0wgEAK4LACHUCAQArgsAIdUIAQCECwAh1ggBAIQLACHXCAQArgsAIdgIIAC5DAAh2QgCAMsLACHaCAEAnQsAIdsIBACcCwAh3AgCAMsLACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCAEAnQsAIeEIQACeCwAh4ghAAJ4LACHjCEAAngsAIeQIQACeCwAh5QgBAJ0LACHmCAEAnQsAIecIAQCdCwAh6AgAALcLACDpCAEAnQsAIeoIQACeCwAh6whAAJ4LACHsCAEAnQsAIe0IAQCdCwAhAoYHIAAAAAGNByAAkgwAIRgDAACMDAAgDQAAqAwAIP4GAACnDAAw_wYAACMAEIAHAACnDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAIQLACHKBwEAnQsAIcsHAAC3CwAg8wdAAJ4LACHKCEAAhgsAIcsIAQCECwAhzAgQALMLACHNCBAAswsAIc4IAQCdCwAhzwgCAMsLACHQCCAAhQsAIaIJAAAjACCjCQAAIwAgA-kHAAAqACDqBwAAKgAg6wcAACoAIAPpBwAALgAg6gcAAC4AIOsHAAAuACATEAAAhQwAIP4GAACEDAAw_wYAADIAEIAHAACEDAAwgQcCAIMLACGUBwEAhAsAIaoHQACGCwAhzAcBAIQLACGDCAEAhAsAIbkIAQCECwAhuggBAIQLACG7CAQArgsAIbwIEACzCwAhvQgQALMLACG-CBAAswsAIb8IEAD-CwAhwAhAAJ4LACGiCQAAMgAgowkAADIAIAPpBwAANAAg6gcAADQAIOsHAAA0ACBHAwAAjAwAIAsAAP8LACAOAAC6DAAgEQAAuwwAIBIAALwMACATAAC9DAAgFAAAvgwAIBUAAL8MACAWAACoDAAg_gYAALgMADD_BgAAIQAQgAcAALgMADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeYHAQCECwAh5wcBAIQLACHyBxAAswsAIdEIAQCdCwAh0ggBAIQLACHTCAQArgsAIdQIBACuCwAh1QgBAIQLACHWCAEAhAsAIdcIBACuCwAh2AggALkMACHZCAIAywsAIdoIAQCdCwAh2wgEAJwLACHcCAIAywsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIAQCdCwAh4QhAAJ4LACHiCEAAngsAIeMIQACeCwAh5AhAAJ4LACHlCAEAnQsAIeYIAQCdCwAh5wgBAJ0LACHoCAAAtwsAIOkIAQCdCwAh6ghAAJ4LACHrCEAAngsAIewIAQCdCwAh7QgBAJ0LACGiCQAAIQAgowkAACEAIALyBwQAAAABhggBAAAAARkJAADDDAAgDAAAwgwAIBAAAL8MACAXAADEDAAgGAAAxQwAIBkAALsMACD-BgAAwQwAMP8GAAAbABCABwAAwQwAMJwHBACcCwAhoQcBAJ0LACGqB0AAhgsAIeQHQACeCwAh8gcEAK4LACGDCAEAnQsAIYYIAQCECwAhlwgBAIQLACGgCEAAhgsAIaIIBACcCwAhowgQAP4LACGkCAEAhAsAIaUIAQCdCwAhpggBAJ0LACGnCBAA_gsAIagIQACeCwAhFAsAAP8LACD-BgAA_QsAMP8GAADeAwAQgAcAAP0LADCBBwIAgwsAIYIHAQCECwAhngcBAJ0LACGfB0AAngsAIaoHQACGCwAhsQcBAIQLACGwCAQArgsAIbEIBACuCwAhsggQAP4LACGzCCAAhQsAIbQIEAD-CwAhtQhAAJ4LACG2CCAAhQsAIbcIQACeCwAhogkAAN4DACCjCQAA3gMAICMDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACGiCQAAPwAgowkAAD8AIAPpBwAAQQAg6gcAAEEAIOsHAABBACALDwAA7gsAIP4GAADtCwAw_wYAAEUAEIAHAADtCwAwqgdAAIYLACHyBwQArgsAIYYIAQCECwAhhwgQALMLACGVCAEAhAsAIaIJAABFACCjCQAARQAgAqEHAQAAAAGnBwEAAAABCwkAAMgMACD-BgAAxwwAMP8GAAAXABCABwAAxwwAMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhIwMAAKoMACAIAACrDAAgCgAArAwAIAsAAP8LACAbAgCDCwAh_gYAAKkMADD_BgAAPwAQgAcAAKkMADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIaIJAAA_ACCjCQAAPwAgKQcAAMoMACANAACoDAAgGwAAywwAIBwAAMwMACAdAADNDAAgHgAAzgwAIB8AAM8MACAgAADQDAAgIQAA0QwAICIAANIMACAjAADTDAAgJAAA1AwAICUAANUMACAmAADWDAAgJwAA1wwAIP4GAADJDAAw_wYAABQAEIAHAADJDAAwqgdAAIYLACGxBwEAhAsAIcoIQACGCwAhgAkBAIQLACGBCQEAhAsAIYIJAQCECwAhgwkBAJ0LACGECQEAnQsAIYUJAQCdCwAhhgkBAJ0LACGHCUAAngsAIYgJAQCdCwAhiQlAAJ4LACGKCUAAngsAIYsJAQCECwAhjAkBAIQLACGNCUAAngsAIY4JQACeCwAhjwkBAJ0LACGQCUAAngsAIZEJQACeCwAhkgkCAIMLACGTCQAAtwsAIAPpBwAAAwAg6gcAAAMAIOsHAAADACAD6QcAAAwAIOoHAAAMACDrBwAADAAgA-kHAABOACDqBwAATgAg6wcAAE4AIAPpBwAAPwAg6gcAAD8AIOsHAAA_ACAD6QcAACMAIOoHAAAjACDrBwAAIwAgA-kHAABZACDqBwAAWQAg6wcAAFkAIAkDAACMDAAg_gYAAIsMADD_BgAAXQAQgAcAAIsMADCUBwEAhAsAIccIAQCECwAhyAhAAIYLACGiCQAAXQAgowkAAF0AIAPpBwAAXwAg6gcAAF8AIOsHAABfACAD6QcAAGMAIOoHAABjACDrBwAAYwAgA-kHAABnACDqBwAAZwAg6wcAAGcAIAPpBwAAawAg6gcAAGsAIOsHAABrACAD6QcAAG8AIOoHAABvACDrBwAAbwAgA-kHAABzACDqBwAAcwAg6wcAAHMAIAPpBwAAdwAg6gcAAHcAIOsHAAB3ACACoQcBAAAAAaIHAQAAAAEMCQAAyAwAIBoAANoMACD-BgAA2QwAMP8GAAAQABCABwAA2QwAMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhLwMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBxAAswsAIdkHAQCdCwAh2gcQAP4LACHbBwEAnQsAIdwHQACeCwAh3QcgAIULACHeB0AAngsAId8HAQCdCwAh4AdAAJ4LACHhB0AAngsAIeIHQACeCwAh4wdAAIYLACHkB0AAngsAIaIJAAAMACCjCQAADAAgLQMAAIwMACAIAACrDAAg_gYAANsMADD_BgAADAAQgAcAANsMADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmgcEAK4LACGhBwEAnQsAIaMHEACzCwAhpAcBAJ0LACGxBwEAhAsAIbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBxAAswsAIdkHAQCdCwAh2gcQAP4LACHbBwEAnQsAIdwHQACeCwAh3QcgAIULACHeB0AAngsAId8HAQCdCwAh4AdAAJ4LACHhB0AAngsAIeIHQACeCwAh4wdAAIYLACHkB0AAngsAIQLuCAEAAAAB7wgBAAAAAQgEAADeDAAg_gYAAN0MADD_BgAABwAQgAcAAN0MADCUBwEAhAsAIe4IAQCECwAh7wgBAIQLACHwCEAAhgsAIRcDAACMDAAgBQAA4AwAIP4GAADfDAAw_wYAAAMAEIAHAADfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACG_BwEAnQsAIfMHQACeCwAhgggBAIQLACGKCAEAhAsAIfEIAQCECwAh8ggBAIQLACHzCAAAlQwAIPQIAACVDAAg9QgAAJUMACD2CEAAngsAIfcIQACeCwAh-AhAAJ4LACGiCQAAAwAgowkAAAMAIBUDAACMDAAgBQAA4AwAIP4GAADfDAAw_wYAAAMAEIAHAADfDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhsQcBAIQLACG_BwEAnQsAIfMHQACeCwAhgggBAIQLACGKCAEAhAsAIfEIAQCECwAh8ggBAIQLACHzCAAAlQwAIPQIAACVDAAg9QgAAJUMACD2CEAAngsAIfcIQACeCwAh-AhAAJ4LACED6QcAAAcAIOoHAAAHACDrBwAABwAgAAAAAAAFpwkCAAAAAa4JAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAEBpwkBAAAAAQGnCSAAAAABAacJQAAAAAEAAAAAAAAFpwkQAAAAAa4JEAAAAAGvCRAAAAABsAkQAAAAAbEJEAAAAAEFpwkEAAAAAa4JBAAAAAGvCQQAAAABsAkEAAAAAbEJBAAAAAEBpwlAAAAAAQU0AADiFAAgNQAA5RQAIKQJAADjFAAgpQkAAOQUACCqCQAAAQAgAzQAAOIUACCkCQAA4xQAIKoJAAABACAAAAAAAAWnCQQAAAABrgkEAAAAAa8JBAAAAAGwCQQAAAABsQkEAAAAAQGnCQEAAAABAAAAAAAFNAAA2hQAIDUAAOAUACCkCQAA2xQAIKUJAADfFAAgqgkAAFMAIAU0AADYFAAgNQAA3RQAIKQJAADZFAAgpQkAANwUACCqCQAADgAgAzQAANoUACCkCQAA2xQAIKoJAABTACADNAAA2BQAIKQJAADZFAAgqgkAAA4AIAAAAAAABTQAANMUACA1AADWFAAgpAkAANQUACClCQAA1RQAIKoJAABTACADNAAA0xQAIKQJAADUFAAgqgkAAFMAIAAAAAAABacJEAAAAAGuCRAAAAABrwkQAAAAAbAJEAAAAAGxCRAAAAABBzQAALoUACA1AADRFAAgpAkAALsUACClCQAA0BQAIKgJAAAUACCpCQAAFAAgqgkAAAEAIAs0AADXDQAwNQAA3A0AMKQJAADYDQAwpQkAANkNADCmCQAA2g0AIKcJAADbDQAwqAkAANsNADCpCQAA2w0AMKoJAADbDQAwqwkAAN0NADCsCQAA3g0AMAs0AADLDQAwNQAA0A0AMKQJAADMDQAwpQkAAM0NADCmCQAAzg0AIKcJAADPDQAwqAkAAM8NADCpCQAAzw0AMKoJAADPDQAwqwkAANENADCsCQAA0g0AMAs0AACWDQAwNQAAmw0AMKQJAACXDQAwpQkAAJgNADCmCQAAmQ0AIKcJAACaDQAwqAkAAJoNADCpCQAAmg0AMKoJAACaDQAwqwkAAJwNADCsCQAAnQ0AMBQMAADGDQAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGDCAEAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQIAAAAdACA0AADFDQAgAwAAAB0AIDQAAMUNACA1AACgDQAgAS0AAM8UADAaCQAAwwwAIAwAAMIMACAQAAC_DAAgFwAAxAwAIBgAAMUMACAZAAC7DAAg_gYAAMEMADD_BgAAGwAQgAcAAMEMADCcBwQAnAsAIaEHAQCdCwAhqgdAAIYLACHkB0AAngsAIfIHBACuCwAhgwgBAJ0LACGGCAEAhAsAIZYIAADADAAglwgBAIQLACGgCEAAhgsAIaIIBACcCwAhowgQAP4LACGkCAEAhAsAIaUIAQCdCwAhpggBAJ0LACGnCBAA_gsAIagIQACeCwAhAgAAAB0AIC0AAKANACACAAAAng0AIC0AAJ8NACAT_gYAAJ0NADD_BgAAng0AEIAHAACdDQAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh5AdAAJ4LACHyBwQArgsAIYMIAQCdCwAhhggBAIQLACGXCAEAhAsAIaAIQACGCwAhoggEAJwLACGjCBAA_gsAIaQIAQCECwAhpQgBAJ0LACGmCAEAnQsAIacIEAD-CwAhqAhAAJ4LACET_gYAAJ0NADD_BgAAng0AEIAHAACdDQAwnAcEAJwLACGhBwEAnQsAIaoHQACGCwAh5AdAAJ4LACHyBwQArgsAIYMIAQCdCwAhhggBAIQLACGXCAEAhAsAIaAIQACGCwAhoggEAJwLACGjCBAA_gsAIaQIAQCECwAhpQgBAJ0LACGmCAEAnQsAIacIEAD-CwAhqAhAAJ4LACEPnAcEAPoMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIYYIAQDnDAAhlwgBAOcMACGgCEAA6QwAIaIIBAD6DAAhowgQAJENACGkCAEA5wwAIaUIAQD7DAAhpggBAPsMACGnCBAAkQ0AIagIQADyDAAhFAwAAKENACAQAACiDQAgFwAAow0AIBgAAKQNACAZAAClDQAgnAcEAPoMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIYYIAQDnDAAhlwgBAOcMACGgCEAA6QwAIaIIBAD6DAAhowgQAJENACGkCAEA5wwAIaUIAQD7DAAhpggBAPsMACGnCBAAkQ0AIagIQADyDAAhBTQAAMAUACA1AADNFAAgpAkAAMEUACClCQAAzBQAIKoJAADbAwAgBzQAAL4UACA1AADKFAAgpAkAAL8UACClCQAAyRQAIKgJAAAhACCpCQAAIQAgqgkAACYAIAs0AAC5DQAwNQAAvg0AMKQJAAC6DQAwpQkAALsNADCmCQAAvA0AIKcJAAC9DQAwqAkAAL0NADCpCQAAvQ0AMKoJAAC9DQAwqwkAAL8NADCsCQAAwA0AMAc0AAC0DQAgNQAAtw0AIKQJAAC1DQAgpQkAALYNACCoCQAARQAgqQkAAEUAIKoJAACeBQAgCzQAAKYNADA1AACrDQAwpAkAAKcNADClCQAAqA0AMKYJAACpDQAgpwkAAKoNADCoCQAAqg0AMKkJAACqDQAwqgkAAKoNADCrCQAArA0AMKwJAACtDQAwBhAAALMNACDkB0AAAAABgwgBAAAAAaEIAgAAAAGiCAQAAAABowgQAAAAAQIAAAAsACA0AACyDQAgAwAAACwAIDQAALINACA1AACwDQAgAS0AAMgUADANDwAA7gsAIBAAAIUMACD-BgAAtgwAMP8GAAAqABCABwAAtgwAMOQHQACeCwAh8gcEAK4LACGDCAEAhAsAIYYIAQCECwAhoQgCAIMLACGiCAQAnAsAIaMIEAD-CwAhnQkAALUMACACAAAALAAgLQAAsA0AIAIAAACuDQAgLQAArw0AIAr-BgAArQ0AMP8GAACuDQAQgAcAAK0NADDkB0AAngsAIfIHBACuCwAhgwgBAIQLACGGCAEAhAsAIaEIAgCDCwAhoggEAJwLACGjCBAA_gsAIQr-BgAArQ0AMP8GAACuDQAQgAcAAK0NADDkB0AAngsAIfIHBACuCwAhgwgBAIQLACGGCAEAhAsAIaEIAgCDCwAhoggEAJwLACGjCBAA_gsAIQXkB0AA8gwAIYMIAQDnDAAhoQgCAOYMACGiCAQA-gwAIaMIEACRDQAhBhAAALENACDkB0AA8gwAIYMIAQDnDAAhoQgCAOYMACGiCAQA-gwAIaMIEACRDQAhBTQAAMMUACA1AADGFAAgpAkAAMQUACClCQAAxRQAIKoJAAAmACAGEAAAsw0AIOQHQAAAAAGDCAEAAAABoQgCAAAAAaIIBAAAAAGjCBAAAAABAzQAAMMUACCkCQAAxBQAIKoJAAAmACADqgdAAAAAAYcIEAAAAAGVCAEAAAABAgAAAJ4FACA0AAC0DQAgAwAAAEUAIDQAALQNACA1AAC4DQAgBQAAAEUAIC0AALgNACCqB0AA6QwAIYcIEADwDAAhlQgBAOcMACEDqgdAAOkMACGHCBAA8AwAIZUIAQDnDAAhA4EHAgAAAAHMBwEAAAABhQhAAAAAAQIAAABDACA0AADEDQAgAwAAAEMAIDQAAMQNACA1AADDDQAgAS0AAMIUADAKDwAA7gsAIP4GAACwDAAw_wYAAEEAEIAHAACwDAAwgQcCAIMLACHMBwEAhAsAIfIHBACuCwAhhQhAAIYLACGGCAEAhAsAIZsJAACvDAAgAgAAAEMAIC0AAMMNACACAAAAwQ0AIC0AAMINACAI_gYAAMANADD_BgAAwQ0AEIAHAADADQAwgQcCAIMLACHMBwEAhAsAIfIHBACuCwAhhQhAAIYLACGGCAEAhAsAIQj-BgAAwA0AMP8GAADBDQAQgAcAAMANADCBBwIAgwsAIcwHAQCECwAh8gcEAK4LACGFCEAAhgsAIYYIAQCECwAhA4EHAgDmDAAhzAcBAOcMACGFCEAA6QwAIQOBBwIA5gwAIcwHAQDnDAAhhQhAAOkMACEDgQcCAAAAAcwHAQAAAAGFCEAAAAABFAwAAMYNACAQAADHDQAgFwAAyA0AIBgAAMkNACAZAADKDQAgnAcEAAAAAaoHQAAAAAHkB0AAAAAB8gcEAAAAAYMIAQAAAAGGCAEAAAABlwgBAAAAAaAIQAAAAAGiCAQAAAABowgQAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIEAAAAAGoCEAAAAABAzQAAMAUACCkCQAAwRQAIKoJAADbAwAgAzQAAL4UACCkCQAAvxQAIKoJAAAmACAENAAAuQ0AMKQJAAC6DQAwpgkAALwNACCqCQAAvQ0AMAM0AAC0DQAgpAkAALUNACCqCQAAngUAIAQ0AACmDQAwpAkAAKcNADCmCQAAqQ0AIKoJAACqDQAwBoEHAgAAAAGUBwEAAAABpwcBAAAAAagHgAAAAAGpB0AAAAABqgdAAAAAAQIAAAAZACA0AADWDQAgAwAAABkAIDQAANYNACA1AADVDQAgAS0AAL0UADAMCQAAyAwAIP4GAADHDAAw_wYAABcAEIAHAADHDAAwgQcCAIMLACGUBwEAhAsAIaEHAQCECwAhpwcBAIQLACGoBwAAtwsAIKkHQACeCwAhqgdAAIYLACGfCQAAxgwAIAIAAAAZACAtAADVDQAgAgAAANMNACAtAADUDQAgCv4GAADSDQAw_wYAANMNABCABwAA0g0AMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhCv4GAADSDQAw_wYAANMNABCABwAA0g0AMIEHAgCDCwAhlAcBAIQLACGhBwEAhAsAIacHAQCECwAhqAcAALcLACCpB0AAngsAIaoHQACGCwAhBoEHAgDmDAAhlAcBAOcMACGnBwEA5wwAIagHgAAAAAGpB0AA8gwAIaoHQADpDAAhBoEHAgDmDAAhlAcBAOcMACGnBwEA5wwAIagHgAAAAAGpB0AA8gwAIaoHQADpDAAhBoEHAgAAAAGUBwEAAAABpwcBAAAAAagHgAAAAAGpB0AAAAABqgdAAAAAAQcaAACEDQAglAcBAAAAAaIHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAgAAABIAIDQAAOINACADAAAAEgAgNAAA4g0AIDUAAOENACABLQAAvBQAMA0JAADIDAAgGgAA2gwAIP4GAADZDAAw_wYAABAAEIAHAADZDAAwlAcBAIQLACGhBwEAhAsAIaIHAQCECwAhowcQALMLACGkBwEAhAsAIaUHEACzCwAhpgcQALMLACGgCQAA2AwAIAIAAAASACAtAADhDQAgAgAAAN8NACAtAADgDQAgCv4GAADeDQAw_wYAAN8NABCABwAA3g0AMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhCv4GAADeDQAw_wYAAN8NABCABwAA3g0AMJQHAQCECwAhoQcBAIQLACGiBwEAhAsAIaMHEACzCwAhpAcBAIQLACGlBxAAswsAIaYHEACzCwAhBpQHAQDnDAAhogcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQcaAACCDQAglAcBAOcMACGiBwEA5wwAIaMHEADwDAAhpAcBAOcMACGlBxAA8AwAIaYHEADwDAAhBxoAAIQNACCUBwEAAAABogcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEDNAAAuhQAIKQJAAC7FAAgqgkAAAEAIAQ0AADXDQAwpAkAANgNADCmCQAA2g0AIKoJAADbDQAwBDQAAMsNADCkCQAAzA0AMKYJAADODQAgqgkAAM8NADAENAAAlg0AMKQJAACXDQAwpgkAAJkNACCqCQAAmg0AMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABTQAALQUACA1AAC4FAAgpAkAALUUACClCQAAtxQAIKoJAAABACALNAAAhg4AMDUAAIoOADCkCQAAhw4AMKUJAACIDgAwpgkAAIkOACCnCQAA2w0AMKgJAADbDQAwqQkAANsNADCqCQAA2w0AMKsJAACLDgAwrAkAAN4NADAHCQAAgw0AIJQHAQAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGlBxAAAAABpgcQAAAAAQIAAAASACA0AACODgAgAwAAABIAIDQAAI4OACA1AACNDgAgAS0AALYUADACAAAAEgAgLQAAjQ4AIAIAAADfDQAgLQAAjA4AIAaUBwEA5wwAIaEHAQDnDAAhowcQAPAMACGkBwEA5wwAIaUHEADwDAAhpgcQAPAMACEHCQAAgQ0AIJQHAQDnDAAhoQcBAOcMACGjBxAA8AwAIaQHAQDnDAAhpQcQAPAMACGmBxAA8AwAIQcJAACDDQAglAcBAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAaUHEAAAAAGmBxAAAAABAzQAALQUACCkCQAAtRQAIKoJAAABACAENAAAhg4AMKQJAACHDgAwpgkAAIkOACCqCQAA2w0AMAAAAAAABTQAAK8UACA1AACyFAAgpAkAALAUACClCQAAsRQAIKoJAAD5BwAgAzQAAK8UACCkCQAAsBQAIKoJAAD5BwAgAAAAAAAFNAAAqhQAIDUAAK0UACCkCQAAqxQAIKUJAACsFAAgqgkAAPkHACADNAAAqhQAIKQJAACrFAAgqgkAAPkHACAAAAAAAAs0AACyDgAwNQAAtw4AMKQJAACzDgAwpQkAALQOADCmCQAAtQ4AIKcJAAC2DgAwqAkAALYOADCpCQAAtg4AMKoJAAC2DgAwqwkAALgOADCsCQAAuQ4AMAs0AACmDgAwNQAAqw4AMKQJAACnDgAwpQkAAKgOADCmCQAAqQ4AIKcJAACqDgAwqAkAAKoOADCpCQAAqg4AMKoJAACqDgAwqwkAAKwOADCsCQAArQ4AMAKCBwEAAAABsgcBAAAAAQIAAACBCAAgNAAAsQ4AIAMAAACBCAAgNAAAsQ4AIDUAALAOACABLQAAqRQAMAiDBQAAwQsAIP4GAADACwAw_wYAAP8HABCABwAAwAsAMIEHAgCDCwAhggcBAIQLACGyBwEAhAsAIewHAAC_CwAgAgAAAIEIACAtAACwDgAgAgAAAK4OACAtAACvDgAgBv4GAACtDgAw_wYAAK4OABCABwAArQ4AMIEHAgCDCwAhggcBAIQLACGyBwEAhAsAIQb-BgAArQ4AMP8GAACuDgAQgAcAAK0OADCBBwIAgwsAIYIHAQCECwAhsgcBAIQLACECggcBAOcMACGyBwEA5wwAIQKCBwEA5wwAIbIHAQDnDAAhAoIHAQAAAAGyBwEAAAABAoIHAQAAAAHlBwEAAAABAgAAAP0HACA0AAC9DgAgAwAAAP0HACA0AAC9DgAgNQAAvA4AIAEtAACoFAAwCIMFAADBCwAg_gYAAMMLADD_BgAA-wcAEIAHAADDCwAwgQcCAIMLACGCBwEAhAsAIeUHAQCECwAh7QcAAMILACACAAAA_QcAIC0AALwOACACAAAAug4AIC0AALsOACAG_gYAALkOADD_BgAAug4AEIAHAAC5DgAwgQcCAIMLACGCBwEAhAsAIeUHAQCECwAhBv4GAAC5DgAw_wYAALoOABCABwAAuQ4AMIEHAgCDCwAhggcBAIQLACHlBwEAhAsAIQKCBwEA5wwAIeUHAQDnDAAhAoIHAQDnDAAh5QcBAOcMACECggcBAAAAAeUHAQAAAAEENAAAsg4AMKQJAACzDgAwpgkAALUOACCqCQAAtg4AMAQ0AACmDgAwpAkAAKcOADCmCQAAqQ4AIKoJAACqDgAwAAADhAUAAMAOACCFBQAAwQ4AIOgHAADqDAAgAAAAAAAFNAAAoxQAIDUAAKYUACCkCQAApBQAIKUJAAClFAAgqgkAAAEAIAM0AACjFAAgpAkAAKQUACCqCQAAAQAgAAAAAAAAAAAFpwkCAAAAAa4JAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAEAAAAAAAAAAAAAAAAAAAAFNAAAnhQAIDUAAKEUACCkCQAAnxQAIKUJAACgFAAgqgkAAB0AIAM0AACeFAAgpAkAAJ8UACCqCQAAHQAgAAAAAAAAAAAAAAU0AACZFAAgNQAAnBQAIKQJAACaFAAgpQkAAJsUACCqCQAAzwUAIAM0AACZFAAgpAkAAJoUACCqCQAAzwUAIAUOAAChDwAgwQMAAJ8PACDCAwAAoA8AIJQHAADqDAAgkAgAAOoMACAAAAAFNAAAlBQAIDUAAJcUACCkCQAAlRQAIKUJAACWFAAgqgkAAM8FACADNAAAlBQAIKQJAACVFAAgqgkAAM8FACAAAAAFNAAAjxQAIDUAAJIUACCkCQAAkBQAIKUJAACRFAAgqgkAAM8FACADNAAAjxQAIKQJAACQFAAgqgkAAM8FACAAAAAAAAAAAAc0AACXDwAgNQAAmg8AIKQJAACYDwAgpQkAAJkPACCoCQAA0QUAIKkJAADRBQAgqgkAAIoGACALNAAAiw8AMDUAAJAPADCkCQAAjA8AMKUJAACNDwAwpgkAAI4PACCnCQAAjw8AMKgJAACPDwAwqQkAAI8PADCqCQAAjw8AMKsJAACRDwAwrAkAAJIPADAHNAAAhg8AIDUAAIkPACCkCQAAhw8AIKUJAACIDwAgqAkAANcFACCpCQAA1wUAIKoJAAC4BgAgA8IHQAAAAAGECAQAAAABiggBAAAAAQIAAAC4BgAgNAAAhg8AIAMAAADXBQAgNAAAhg8AIDUAAIoPACAFAAAA1wUAIC0AAIoPACDCB0AA6QwAIYQIBADxDAAhiggBAOcMACEDwgdAAOkMACGECAQA8QwAIYoIAQDnDAAhAcIHQAAAAAECAAAA1QUAIDQAAJYPACADAAAA1QUAIDQAAJYPACA1AACVDwAgAS0AAI4UADAHwAMAANcLACD-BgAA5wsAMP8GAADTBQAQgAcAAOcLADDCB0AAhgsAIYkIAQCECwAhkQgAAOYLACACAAAA1QUAIC0AAJUPACACAAAAkw8AIC0AAJQPACAF_gYAAJIPADD_BgAAkw8AEIAHAACSDwAwwgdAAIYLACGJCAEAhAsAIQX-BgAAkg8AMP8GAACTDwAQgAcAAJIPADDCB0AAhgsAIYkIAQCECwAhAcIHQADpDAAhAcIHQADpDAAhAcIHQAAAAAEDwgdAAAAAAdAHAQAAAAGLCAEAAAABAgAAAIoGACA0AACXDwAgAwAAANEFACA0AACXDwAgNQAAmw8AIAUAAADRBQAgLQAAmw8AIMIHQADpDAAh0AcBAOcMACGLCAEA5wwAIQPCB0AA6QwAIdAHAQDnDAAhiwgBAOcMACEDNAAAlw8AIKQJAACYDwAgqgkAAIoGACAENAAAiw8AMKQJAACMDwAwpgkAAI4PACCqCQAAjw8AMAM0AACGDwAgpAkAAIcPACCqCQAAuAYAIAHAAwAA8A4AIAABwAMAAPAOACAAAAAAAAAAAAU0AACJFAAgNQAAjBQAIKQJAACKFAAgpQkAAIsUACCqCQAAHQAgAzQAAIkUACCkCQAAihQAIKoJAAAdACAQCQAAjhMAIAwAAI0TACAQAAD2DwAgFwAAjxMAIBgAAJATACAZAACJEwAgnAcAAOoMACChBwAA6gwAIOQHAADqDAAggwgAAOoMACCiCAAA6gwAIKMIAADqDAAgpQgAAOoMACCmCAAA6gwAIKcIAADqDAAgqAgAAOoMACAAAAAAAAU0AACEFAAgNQAAhxQAIKQJAACFFAAgpQkAAIYUACCqCQAAAQAgAzQAAIQUACCkCQAAhRQAIKoJAAABACAAAAAAAAAAAAAABTQAAP8TACA1AACCFAAgpAkAAIAUACClCQAAgRQAIKoJAAAdACADNAAA_xMAIKQJAACAFAAgqgkAAB0AIAAAAAAABzQAAPoTACA1AAD9EwAgpAkAAPsTACClCQAA_BMAIKgJAAA_ACCpCQAAPwAgqgkAAFMAIAM0AAD6EwAgpAkAAPsTACCqCQAAUwAgAAAAAAAAAAAAAAAAAAAAAAAACzQAANoPADA1AADeDwAwpAkAANsPADClCQAA3A8AMKYJAADdDwAgpwkAAJoNADCoCQAAmg0AMKkJAACaDQAwqgkAAJoNADCrCQAA3w8AMKwJAACdDQAwFAkAAMYPACAQAADHDQAgFwAAyA0AIBgAAMkNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGDCAEAAAABlwgBAAAAAaAIQAAAAAGiCAQAAAABowgQAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIEAAAAAGoCEAAAAABAgAAAB0AIDQAAOIPACADAAAAHQAgNAAA4g8AIDUAAOEPACABLQAA-RMAMAIAAAAdACAtAADhDwAgAgAAAJ4NACAtAADgDwAgD5wHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIZcIAQDnDAAhoAhAAOkMACGiCAQA-gwAIaMIEACRDQAhpAgBAOcMACGlCAEA-wwAIaYIAQD7DAAhpwgQAJENACGoCEAA8gwAIRQJAADFDwAgEAAAog0AIBcAAKMNACAYAACkDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIZcIAQDnDAAhoAhAAOkMACGiCAQA-gwAIaMIEACRDQAhpAgBAOcMACGlCAEA-wwAIaYIAQD7DAAhpwgQAJENACGoCEAA8gwAIRQJAADGDwAgEAAAxw0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeQHQAAAAAHyBwQAAAABgwgBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQQ0AADaDwAwpAkAANsPADCmCQAA3Q8AIKoJAACaDQAwAAAAAAU0AAD0EwAgNQAA9xMAIKQJAAD1EwAgpQkAAPYTACCqCQAAJgAgAzQAAPQTACCkCQAA9RMAIKoJAAAmACAAAAAFNAAA7xMAIDUAAPITACCkCQAA8BMAIKUJAADxEwAgqgkAACYAIAM0AADvEwAgpAkAAPATACCqCQAAJgAgAAAAAAAFNAAA6hMAIDUAAO0TACCkCQAA6xMAIKUJAADsEwAgqgkAACYAIAM0AADqEwAgpAkAAOsTACCqCQAAJgAgLAMAAJYQACALAADkDwAgDgAAiBMAIBEAAIkTACASAACKEwAgEwAAixMAIBQAAIwTACAVAAD2DwAgFgAA-xIAIJwHAADqDAAgnQcAAOoMACCiBwAA6gwAIKkHAADqDAAguQcAAOoMACC6BwAA6gwAILsHAADqDAAgvAcAAOoMACC-BwAA6gwAIMkHAADqDAAgygcAAOoMACDLBwAA6gwAINEIAADqDAAg2AgAAOoMACDZCAAA6gwAINoIAADqDAAg2wgAAOoMACDcCAAA6gwAIN0IAADqDAAg3ggAAOoMACDfCAAA6gwAIOAIAADqDAAg4QgAAOoMACDiCAAA6gwAIOMIAADqDAAg5AgAAOoMACDlCAAA6gwAIOYIAADqDAAg5wgAAOoMACDoCAAA6gwAIOkIAADqDAAg6ggAAOoMACDrCAAA6gwAIOwIAADqDAAg7QgAAOoMACAAAAAAAAU0AADlEwAgNQAA6BMAIKQJAADmEwAgpQkAAOcTACCqCQAAAQAgAzQAAOUTACCkCQAA5hMAIKoJAAABACAAAAAFNAAA4BMAIDUAAOMTACCkCQAA4RMAIKUJAADiEwAgqgkAAAEAIAM0AADgEwAgpAkAAOETACCqCQAAAQAgAAAAAAAFNAAA2xMAIDUAAN4TACCkCQAA3BMAIKUJAADdEwAgqgkAAAEAIAM0AADbEwAgpAkAANwTACCqCQAAAQAgAAAAAAAFNAAA1hMAIDUAANkTACCkCQAA1xMAIKUJAADYEwAgqgkAAAEAIAM0AADWEwAgpAkAANcTACCqCQAAAQAgAAAABTQAANETACA1AADUEwAgpAkAANITACClCQAA0xMAIKoJAAABACADNAAA0RMAIKQJAADSEwAgqgkAAAEAIB0HAAD3EgAgDQAA-xIAIBsAAPgSACAcAAD5EgAgHQAA-hIAIB4AAPwSACAfAAD9EgAgIAAA_hIAICEAAP8SACAiAACAEwAgIwAAgRMAICQAAIITACAlAACDEwAgJgAAhBMAICcAAIUTACCDCQAA6gwAIIQJAADqDAAghQkAAOoMACCGCQAA6gwAIIcJAADqDAAgiAkAAOoMACCJCQAA6gwAIIoJAADqDAAgjQkAAOoMACCOCQAA6gwAII8JAADqDAAgkAkAAOoMACCRCQAA6gwAIJMJAADqDAAgAAAAAAAFNAAAzBMAIDUAAM8TACCkCQAAzRMAIKUJAADOEwAgqgkAAAEAIAM0AADMEwAgpAkAAM0TACCqCQAAAQAgAAAAAAAFNAAAshMAIDUAAMoTACCkCQAAsxMAIKUJAADJEwAgqgkAAAEAIAs0AAClEAAwNQAAqhAAMKQJAACmEAAwpQkAAKcQADCmCQAAqBAAIKcJAACpEAAwqAkAAKkQADCpCQAAqRAAMKoJAACpEAAwqwkAAKsQADCsCQAArBAAMEADAADDEAAgCwAAxRAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHmBwEAAAAB5wcBAAAAAfIHEAAAAAHRCAEAAAAB0ggBAAAAAdMIBAAAAAHUCAQAAAAB1QgBAAAAAdYIAQAAAAHXCAQAAAAB2AggAAAAAdkIAgAAAAHaCAEAAAAB2wgEAAAAAdwIAgAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCAEAAAAB4QhAAAAAAeIIQAAAAAHjCEAAAAAB5AhAAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIgAAAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAHtCAEAAAABAgAAACYAIDQAAPoQACADAAAAJgAgNAAA-hAAIDUAALAQACABLQAAyBMAMEYDAACMDAAgCwAA_wsAIA4AALoMACARAAC7DAAgEgAAvAwAIBMAAL0MACAUAAC-DAAgFQAAvwwAIBYAAKgMACD-BgAAuAwAMP8GAAAhABCABwAAuAwAMIEHAgCDCwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZwHBACcCwAhnQcBAJ0LACGiBwEAnQsAIaYHEACzCwAhpwcBAIQLACGpB0AAngsAIaoHQACGCwAhsQcBAAAAAbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHmBwEAhAsAIecHAQCECwAh8gcQALMLACHRCAEAnQsAIdIIAQCECwAh0wgEAK4LACHUCAQArgsAIdUIAQCECwAh1ggBAIQLACHXCAQArgsAIdgIIAC5DAAh2QgCAMsLACHaCAEAnQsAIdsIBACcCwAh3AgCAMsLACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCAEAnQsAIeEIQACeCwAh4ghAAJ4LACHjCEAAngsAIeQIQACeCwAh5QgBAJ0LACHmCAEAnQsAIecIAQCdCwAh6AgAALcLACDpCAEAnQsAIeoIQACeCwAh6whAAJ4LACHsCAEAnQsAIe0IAQCdCwAhngkAALcMACACAAAAJgAgLQAAsBAAIAIAAACtEAAgLQAArhAAIDz-BgAArBAAMP8GAACtEAAQgAcAAKwQADCBBwIAgwsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGcBwQAnAsAIZ0HAQCdCwAhogcBAJ0LACGmBxAAswsAIacHAQCECwAhqQdAAJ4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACG1BwEAhAsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvgdAAJ4LACHJBwEAnQsAIcoHAQCdCwAhywcAALcLACDMBwEAhAsAIeYHAQCECwAh5wcBAIQLACHyBxAAswsAIdEIAQCdCwAh0ggBAIQLACHTCAQArgsAIdQIBACuCwAh1QgBAIQLACHWCAEAhAsAIdcIBACuCwAh2AggALkMACHZCAIAywsAIdoIAQCdCwAh2wgEAJwLACHcCAIAywsAId0IQACeCwAh3ggBAJ0LACHfCEAAngsAIeAIAQCdCwAh4QhAAJ4LACHiCEAAngsAIeMIQACeCwAh5AhAAJ4LACHlCAEAnQsAIeYIAQCdCwAh5wgBAJ0LACHoCAAAtwsAIOkIAQCdCwAh6ghAAJ4LACHrCEAAngsAIewIAQCdCwAh7QgBAJ0LACE8_gYAAKwQADD_BgAArRAAEIAHAACsEAAwgQcCAIMLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhnAcEAJwLACGdBwEAnQsAIaIHAQCdCwAhpgcQALMLACGnBwEAhAsAIakHQACeCwAhqgdAAIYLACGxBwEAhAsAIbIHAQCECwAhtQcBAIQLACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb4HQACeCwAhyQcBAJ0LACHKBwEAnQsAIcsHAAC3CwAgzAcBAIQLACHmBwEAhAsAIecHAQCECwAh8gcQALMLACHRCAEAnQsAIdIIAQCECwAh0wgEAK4LACHUCAQArgsAIdUIAQCECwAh1ggBAIQLACHXCAQArgsAIdgIIAC5DAAh2QgCAMsLACHaCAEAnQsAIdsIBACcCwAh3AgCAMsLACHdCEAAngsAId4IAQCdCwAh3whAAJ4LACHgCAEAnQsAIeEIQACeCwAh4ghAAJ4LACHjCEAAngsAIeQIQACeCwAh5QgBAJ0LACHmCAEAnQsAIecIAQCdCwAh6AgAALcLACDpCAEAnQsAIeoIQACeCwAh6whAAJ4LACHsCAEAnQsAIe0IAQCdCwAhOIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIe0IAQD7DAAhAacJIAAAAAFAAwAAsRAAIAsAALIQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5gcBAOcMACHnBwEA5wwAIfIHEADwDAAh0QgBAPsMACHSCAEA5wwAIdMIBADxDAAh1AgEAPEMACHVCAEA5wwAIdYIAQDnDAAh1wgEAPEMACHYCCAArxAAIdkIAgDSDgAh2ggBAPsMACHbCAQA-gwAIdwIAgDSDgAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AgBAPsMACHhCEAA8gwAIeIIQADyDAAh4whAAPIMACHkCEAA8gwAIeUIAQD7DAAh5ggBAPsMACHnCAEA-wwAIegIgAAAAAHpCAEA-wwAIeoIQADyDAAh6whAAPIMACHtCAEA-wwAIQU0AAC8EwAgNQAAxhMAIKQJAAC9EwAgpQkAAMUTACCqCQAAAQAgCzQAANsQADA1AAD2EAAwpAkAANwQADClCQAA9RAAMKYJAADdEAAgpwkAAJoNADCoCQAAmg0AMKkJAACaDQAwqgkAAJoNADCrCQAA9xAAMKwJAACdDQAwCzQAANcQADA1AADxEAAwpAkAANgQADClCQAA8BAAMKYJAADZEAAgpwkAAKoNADCoCQAAqg0AMKkJAACqDQAwqgkAAKoNADCrCQAA8hAAMKwJAACtDQAwCzQAANIQADA1AADqEAAwpAkAANMQADClCQAA6RAAMKYJAADUEAAgpwkAANUQADCoCQAA1RAAMKkJAADVEAAwqgkAANUQADCrCQAA6xAAMKwJAADsEAAwBzQAANAQACA1AADnEAAgpAkAANEQACClCQAA5hAAIKgJAAAyACCpCQAAMgAgqgkAAJcDACALNAAAyxAAMDUAAOAQADCkCQAAzBAAMKUJAADfEAAwpgkAAM0QACCnCQAAzhAAMKgJAADOEAAwqQkAAM4QADCqCQAAzhAAMKsJAADhEAAwrAkAAOIQADAHNAAAtBMAIDUAAMMTACCkCQAAtRMAIKUJAADCEwAgqAkAACEAIKkJAAAhACCqCQAAJgAgCzQAALkQADA1AAC9EAAwpAkAALoQADClCQAAuxAAMKYJAAC8EAAgpwkAAKkQADCoCQAAqRAAMKkJAACpEAAwqgkAAKkQADCrCQAAvhAAMKwJAACsEAAwQAMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBQAAMkQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeYHAQAAAAHnBwEAAAAB8gcQAAAAAdEIAQAAAAHSCAEAAAAB0wgEAAAAAdQIBAAAAAHVCAEAAAAB1ggBAAAAAdcIBAAAAAHYCCAAAAAB2QgCAAAAAdoIAQAAAAHbCAQAAAAB3AgCAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIAQAAAAHhCEAAAAAB4ghAAAAAAeMIQAAAAAHkCEAAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AiAAAAAAekIAQAAAAHqCEAAAAAB6whAAAAAAewIAQAAAAECAAAAJgAgNAAAwhAAIAMAAAAmACA0AADCEAAgNQAAwBAAIAEtAADBEwAwAgAAACYAIC0AAMAQACACAAAArRAAIC0AAL8QACA4gQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACFAAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5gcBAOcMACHnBwEA5wwAIfIHEADwDAAh0QgBAPsMACHSCAEA5wwAIdMIBADxDAAh1AgEAPEMACHVCAEA5wwAIdYIAQDnDAAh1wgEAPEMACHYCCAArxAAIdkIAgDSDgAh2ggBAPsMACHbCAQA-gwAIdwIAgDSDgAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AgBAPsMACHhCEAA8gwAIeIIQADyDAAh4whAAPIMACHkCEAA8gwAIeUIAQD7DAAh5ggBAPsMACHnCAEA-wwAIegIgAAAAAHpCAEA-wwAIeoIQADyDAAh6whAAPIMACHsCAEA-wwAIQc0AAC6EwAgNQAAvxMAIKQJAAC7EwAgpQkAAL4TACCoCQAAIwAgqQkAACMAIKoJAABXACBAAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAQM0AAC8EwAgpAkAAL0TACCqCQAAAQAgAzQAALoTACCkCQAAuxMAIKoJAABXACAENAAA2xAAMKQJAADcEAAwpgkAAN0QACCqCQAAmg0AMAQ0AADXEAAwpAkAANgQADCmCQAA2RAAIKoJAACqDQAwBDQAANIQADCkCQAA0xAAMKYJAADUEAAgqgkAANUQADADNAAA0BAAIKQJAADREAAgqgkAAJcDACAENAAAyxAAMKQJAADMEAAwpgkAAM0QACCqCQAAzhAAMAQ0AAC5EAAwpAkAALoQADCmCQAAvBAAIKoJAACpEAAwAqoHQAAAAAG4CAEAAAABAgAAADYAIDQAAM8QACABLQAAuRMAMAgQAACFDAAg_gYAALIMADD_BgAANAAQgAcAALIMADCqB0AAhgsAIYMIAQCECwAhuAgBAIQLACGcCQAAsQwAIAKqB0AAAAABuAgBAAAAAQyBBwIAAAABlAcBAAAAAaoHQAAAAAHMBwEAAAABuQgBAAAAAboIAQAAAAG7CAQAAAABvAgQAAAAAb0IEAAAAAG-CBAAAAABvwgQAAAAAcAIQAAAAAECAAAAlwMAIDQAANAQACADBAEAAAABqgdAAAAAAb8HAQAAAAECAAAAMAAgNAAA1hAAIAEtAAC4EwAwCQQBAIQLACEQAACFDAAg_gYAALQMADD_BgAALgAQgAcAALQMADCqB0AAhgsAIb8HAQCECwAhwQcAALMMACCDCAEAhAsAIQMEAQAAAAGqB0AAAAABvwcBAAAAAQcPAAC_DwAg5AdAAAAAAfIHBAAAAAGGCAEAAAABoQgCAAAAAaIIBAAAAAGjCBAAAAABAgAAACwAIDQAANoQACABLQAAtxMAMAcPAAC_DwAg5AdAAAAAAfIHBAAAAAGGCAEAAAABoQgCAAAAAaIIBAAAAAGjCBAAAAABFAkAAMYPACAMAADGDQAgFwAAyA0AIBgAAMkNACAZAADKDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGGCAEAAAABlwgBAAAAAaAIQAAAAAGiCAQAAAABowgQAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIEAAAAAGoCEAAAAABAgAAAB0AIDQAAN4QACABLQAAthMAMBQJAADGDwAgDAAAxg0AIBcAAMgNACAYAADJDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeQHQAAAAAHyBwQAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQMAAAA2ACA0AADPEAAgNQAA5RAAIAIAAAA2ACAtAADlEAAgAgAAAOMQACAtAADkEAAgBv4GAADiEAAw_wYAAOMQABCABwAA4hAAMKoHQACGCwAhgwgBAIQLACG4CAEAhAsAIQb-BgAA4hAAMP8GAADjEAAQgAcAAOIQADCqB0AAhgsAIYMIAQCECwAhuAgBAIQLACECqgdAAOkMACG4CAEA5wwAIQKqB0AA6QwAIbgIAQDnDAAhAwAAADIAIDQAANAQACA1AADoEAAgDgAAADIAIC0AAOgQACCBBwIA5gwAIZQHAQDnDAAhqgdAAOkMACHMBwEA5wwAIbkIAQDnDAAhuggBAOcMACG7CAQA8QwAIbwIEADwDAAhvQgQAPAMACG-CBAA8AwAIb8IEACRDQAhwAhAAPIMACEMgQcCAOYMACGUBwEA5wwAIaoHQADpDAAhzAcBAOcMACG5CAEA5wwAIboIAQDnDAAhuwgEAPEMACG8CBAA8AwAIb0IEADwDAAhvggQAPAMACG_CBAAkQ0AIcAIQADyDAAhAwAAADAAIDQAANYQACA1AADvEAAgAgAAADAAIC0AAO8QACACAAAA7RAAIC0AAO4QACAHBAEAhAsAIf4GAADsEAAw_wYAAO0QABCABwAA7BAAMKoHQACGCwAhvwcBAIQLACGDCAEAhAsAIQcEAQCECwAh_gYAAOwQADD_BgAA7RAAEIAHAADsEAAwqgdAAIYLACG_BwEAhAsAIYMIAQCECwAhAwQBAOcMACGqB0AA6QwAIb8HAQDnDAAhAwQBAOcMACGqB0AA6QwAIb8HAQDnDAAhAwAAACwAIDQAANoQACA1AAD0EAAgAgAAACwAIC0AAPQQACACAAAArg0AIC0AAPMQACAG5AdAAPIMACHyBwQA8QwAIYYIAQDnDAAhoQgCAOYMACGiCAQA-gwAIaMIEACRDQAhBw8AAL4PACDkB0AA8gwAIfIHBADxDAAhhggBAOcMACGhCAIA5gwAIaIIBAD6DAAhowgQAJENACEDAAAAHQAgNAAA3hAAIDUAAPkQACACAAAAHQAgLQAA-RAAIAIAAACeDQAgLQAA-BAAIA-cBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHkB0AA8gwAIfIHBADxDAAhhggBAOcMACGXCAEA5wwAIaAIQADpDAAhoggEAPoMACGjCBAAkQ0AIaQIAQDnDAAhpQgBAPsMACGmCAEA-wwAIacIEACRDQAhqAhAAPIMACEUCQAAxQ8AIAwAAKENACAXAACjDQAgGAAApA0AIBkAAKUNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHkB0AA8gwAIfIHBADxDAAhhggBAOcMACGXCAEA5wwAIaAIQADpDAAhoggEAPoMACGjCBAAkQ0AIaQIAQDnDAAhpQgBAPsMACGmCAEA-wwAIacIEACRDQAhqAhAAPIMACFAAwAAwxAAIAsAAMUQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7QgBAAAAAQM0AAC0EwAgpAkAALUTACCqCQAAJgAgAzQAALITACCkCQAAsxMAIKoJAAABACAENAAApRAAMKQJAACmEAAwpgkAAKgQACCqCQAAqRAAMAAAAAAAAAAABTQAAK0TACA1AACwEwAgpAkAAK4TACClCQAArxMAIKoJAAAFACADNAAArRMAIKQJAACuEwAgqgkAAAUAIAAAAAKnCQEAAAAErQkBAAAABQKnCQEAAAAErQkBAAAABQKnCQEAAAAErQkBAAAABQU0AACnEwAgNQAAqxMAIKQJAACoEwAgpQkAAKoTACCqCQAAAQAgCzQAAJARADA1AACVEQAwpAkAAJERADClCQAAkhEAMKYJAACTEQAgpwkAAJQRADCoCQAAlBEAMKkJAACUEQAwqgkAAJQRADCrCQAAlhEAMKwJAACXEQAwA5QHAQAAAAHvCAEAAAAB8AhAAAAAAQIAAAAJACA0AACbEQAgAwAAAAkAIDQAAJsRACA1AACaEQAgAS0AAKkTADAJBAAA3gwAIP4GAADdDAAw_wYAAAcAEIAHAADdDAAwlAcBAIQLACHuCAEAhAsAIe8IAQCECwAh8AhAAIYLACGhCQAA3AwAIAIAAAAJACAtAACaEQAgAgAAAJgRACAtAACZEQAgB_4GAACXEQAw_wYAAJgRABCABwAAlxEAMJQHAQCECwAh7ggBAIQLACHvCAEAhAsAIfAIQACGCwAhB_4GAACXEQAw_wYAAJgRABCABwAAlxEAMJQHAQCECwAh7ggBAIQLACHvCAEAhAsAIfAIQACGCwAhA5QHAQDnDAAh7wgBAOcMACHwCEAA6QwAIQOUBwEA5wwAIe8IAQDnDAAh8AhAAOkMACEDlAcBAAAAAe8IAQAAAAHwCEAAAAABAacJAQAAAAQBpwkBAAAABAGnCQEAAAAEAzQAAKcTACCkCQAAqBMAIKoJAAABACAENAAAkBEAMKQJAACREQAwpgkAAJMRACCqCQAAlBEAMAAAAAAAAqcJAgAAAAStCQIAAAAFBTQAAKITACA1AAClEwAgpAkAAKMTACClCQAApBMAIKoJAAABACABpwkCAAAABAM0AACiEwAgpAkAAKMTACCqCQAAAQAgAAAAAAALNAAA3BIAMDUAAOESADCkCQAA3RIAMKUJAADeEgAwpgkAAN8SACCnCQAA4BIAMKgJAADgEgAwqQkAAOASADCqCQAA4BIAMKsJAADiEgAwrAkAAOMSADALNAAA0BIAMDUAANUSADCkCQAA0RIAMKUJAADSEgAwpgkAANMSACCnCQAA1BIAMKgJAADUEgAwqQkAANQSADCqCQAA1BIAMKsJAADWEgAwrAkAANcSADALNAAAxBIAMDUAAMkSADCkCQAAxRIAMKUJAADGEgAwpgkAAMcSACCnCQAAyBIAMKgJAADIEgAwqQkAAMgSADCqCQAAyBIAMKsJAADKEgAwrAkAAMsSADALNAAAuBIAMDUAAL0SADCkCQAAuRIAMKUJAAC6EgAwpgkAALsSACCnCQAAvBIAMKgJAAC8EgAwqQkAALwSADCqCQAAvBIAMKsJAAC-EgAwrAkAAL8SADALNAAArxIAMDUAALMSADCkCQAAsBIAMKUJAACxEgAwpgkAALISACCnCQAAqRAAMKgJAACpEAAwqQkAAKkQADCqCQAAqRAAMKsJAAC0EgAwrAkAAKwQADALNAAAoxIAMDUAAKgSADCkCQAApBIAMKUJAAClEgAwpgkAAKYSACCnCQAApxIAMKgJAACnEgAwqQkAAKcSADCqCQAApxIAMKsJAACpEgAwrAkAAKoSADALNAAAlxIAMDUAAJwSADCkCQAAmBIAMKUJAACZEgAwpgkAAJoSACCnCQAAmxIAMKgJAACbEgAwqQkAAJsSADCqCQAAmxIAMKsJAACdEgAwrAkAAJ4SADAHNAAAkhIAIDUAAJUSACCkCQAAkxIAIKUJAACUEgAgqAkAAF0AIKkJAABdACCqCQAApwIAIAs0AACGEgAwNQAAixIAMKQJAACHEgAwpQkAAIgSADCmCQAAiRIAIKcJAACKEgAwqAkAAIoSADCpCQAAihIAMKoJAACKEgAwqwkAAIwSADCsCQAAjRIAMAs0AAD6EQAwNQAA_xEAMKQJAAD7EQAwpQkAAPwRADCmCQAA_REAIKcJAAD-EQAwqAkAAP4RADCpCQAA_hEAMKoJAAD-EQAwqwkAAIASADCsCQAAgRIAMAs0AADuEQAwNQAA8xEAMKQJAADvEQAwpQkAAPARADCmCQAA8REAIKcJAADyEQAwqAkAAPIRADCpCQAA8hEAMKoJAADyEQAwqwkAAPQRADCsCQAA9REAMAs0AADiEQAwNQAA5xEAMKQJAADjEQAwpQkAAOQRADCmCQAA5REAIKcJAADmEQAwqAkAAOYRADCpCQAA5hEAMKoJAADmEQAwqwkAAOgRADCsCQAA6REAMAs0AADWEQAwNQAA2xEAMKQJAADXEQAwpQkAANgRADCmCQAA2REAIKcJAADaEQAwqAkAANoRADCpCQAA2hEAMKoJAADaEQAwqwkAANwRADCsCQAA3REAMAs0AADKEQAwNQAAzxEAMKQJAADLEQAwpQkAAMwRADCmCQAAzREAIKcJAADOEQAwqAkAAM4RADCpCQAAzhEAMKoJAADOEQAwqwkAANARADCsCQAA0REAMAs0AAC-EQAwNQAAwxEAMKQJAAC_EQAwpQkAAMARADCmCQAAwREAIKcJAADCEQAwqAkAAMIRADCpCQAAwhEAMKoJAADCEQAwqwkAAMQRADCsCQAAxREAMAWCBwEAAAAB_AhAAAAAAf0IQAAAAAH-CEAAAAAB_wgAAKgRACACAAAAeQAgNAAAyREAIAMAAAB5ACA0AADJEQAgNQAAyBEAIAEtAAChEwAwCgMAAIwMACD-BgAAmQwAMP8GAAB3ABCABwAAmQwAMIIHAQAAAAGUBwEAhAsAIfwIQACeCwAh_QhAAJ4LACH-CEAAngsAIf8IAACXDAAgAgAAAHkAIC0AAMgRACACAAAAxhEAIC0AAMcRACAJ_gYAAMURADD_BgAAxhEAEIAHAADFEQAwggcBAIQLACGUBwEAhAsAIfwIQACeCwAh_QhAAJ4LACH-CEAAngsAIf8IAACXDAAgCf4GAADFEQAw_wYAAMYRABCABwAAxREAMIIHAQCECwAhlAcBAIQLACH8CEAAngsAIf0IQACeCwAh_ghAAJ4LACH_CAAAlwwAIAWCBwEA5wwAIfwIQADyDAAh_QhAAPIMACH-CEAA8gwAIf8IAACmEQAgBYIHAQDnDAAh_AhAAPIMACH9CEAA8gwAIf4IQADyDAAh_wgAAKYRACAFggcBAAAAAfwIQAAAAAH9CEAAAAAB_ghAAAAAAf8IAACoEQAgA5UHAQAAAAHFB0AAAAABwQgEAAAAAQIAAAB1ACA0AADVEQAgAwAAAHUAIDQAANURACA1AADUEQAgAS0AAKATADAJAwAAjAwAIP4GAACbDAAw_wYAAHMAEIAHAACbDAAwlAcBAIQLACGVBwEAhAsAIcUHQACGCwAhwQgEAK4LACGUCQAAmgwAIAIAAAB1ACAtAADUEQAgAgAAANIRACAtAADTEQAgB_4GAADREQAw_wYAANIRABCABwAA0REAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIcEIBACuCwAhB_4GAADREQAw_wYAANIRABCABwAA0REAMJQHAQCECwAhlQcBAIQLACHFB0AAhgsAIcEIBACuCwAhA5UHAQDnDAAhxQdAAOkMACHBCAQA8QwAIQOVBwEA5wwAIcUHQADpDAAhwQgEAPEMACEDlQcBAAAAAcUHQAAAAAHBCAQAAAABA5UHAQAAAAHMBwEAAAABwghAAAAAAQIAAABxACA0AADhEQAgAwAAAHEAIDQAAOERACA1AADgEQAgAS0AAJ8TADAJAwAAjAwAIP4GAACdDAAw_wYAAG8AEIAHAACdDAAwlAcBAIQLACGVBwEAhAsAIcwHAQCECwAhwghAAIYLACGVCQAAnAwAIAIAAABxACAtAADgEQAgAgAAAN4RACAtAADfEQAgB_4GAADdEQAw_wYAAN4RABCABwAA3REAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcIIQACGCwAhB_4GAADdEQAw_wYAAN4RABCABwAA3REAMJQHAQCECwAhlQcBAIQLACHMBwEAhAsAIcIIQACGCwAhA5UHAQDnDAAhzAcBAOcMACHCCEAA6QwAIQOVBwEA5wwAIcwHAQDnDAAhwghAAOkMACEDlQcBAAAAAcwHAQAAAAHCCEAAAAABBxWAAAAAARYEAAAAAZUHAQAAAAGqB0AAAAABwwgBAAAAAcQIBAAAAAHFCAQAAAABAgAAAG0AIDQAAO0RACADAAAAbQAgNAAA7REAIDUAAOwRACABLQAAnhMAMA0DAACMDAAgFQAA4gsAIBYEAJwLACH-BgAAnwwAMP8GAABrABCABwAAnwwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIcMIAQCECwAhxAgEAJwLACHFCAQAnAsAIZYJAACeDAAgAgAAAG0AIC0AAOwRACACAAAA6hEAIC0AAOsRACALFQAA4gsAIBYEAJwLACH-BgAA6REAMP8GAADqEQAQgAcAAOkRADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHDCAEAhAsAIcQIBACcCwAhxQgEAJwLACELFQAA4gsAIBYEAJwLACH-BgAA6REAMP8GAADqEQAQgAcAAOkRADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACHDCAEAhAsAIcQIBACcCwAhxQgEAJwLACEHFYAAAAABFgQA-gwAIZUHAQDnDAAhqgdAAOkMACHDCAEA5wwAIcQIBAD6DAAhxQgEAPoMACEHFYAAAAABFgQA-gwAIZUHAQDnDAAhqgdAAOkMACHDCAEA5wwAIcQIBAD6DAAhxQgEAPoMACEHFYAAAAABFgQAAAABlQcBAAAAAaoHQAAAAAHDCAEAAAABxAgEAAAAAcUIBAAAAAEHDQQAAAABlQcBAAAAAaoHQAAAAAGDCAEAAAABxAgEAAAAAcUIBAAAAAHGCIAAAAABAgAAAGkAIDQAAPkRACADAAAAaQAgNAAA-REAIDUAAPgRACABLQAAnRMAMA0DAACMDAAgDQQArgsAIf4GAAChDAAw_wYAAGcAEIAHAAChDAAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgwgBAIQLACHECAQArgsAIcUIBACuCwAhxggAAOILACCXCQAAoAwAIAIAAABpACAtAAD4EQAgAgAAAPYRACAtAAD3EQAgCw0EAK4LACH-BgAA9REAMP8GAAD2EQAQgAcAAPURADCUBwEAhAsAIZUHAQCECwAhqgdAAIYLACGDCAEAhAsAIcQIBACuCwAhxQgEAK4LACHGCAAA4gsAIAsNBACuCwAh_gYAAPURADD_BgAA9hEAEIAHAAD1EQAwlAcBAIQLACGVBwEAhAsAIaoHQACGCwAhgwgBAIQLACHECAQArgsAIcUIBACuCwAhxggAAOILACAHDQQA8QwAIZUHAQDnDAAhqgdAAOkMACGDCAEA5wwAIcQIBADxDAAhxQgEAPEMACHGCIAAAAABBw0EAPEMACGVBwEA5wwAIaoHQADpDAAhgwgBAOcMACHECAQA8QwAIcUIBADxDAAhxgiAAAAAAQcNBAAAAAGVBwEAAAABqgdAAAAAAYMIAQAAAAHECAQAAAABxQgEAAAAAcYIgAAAAAEDgQcCAAAAAcUHQAAAAAGHCBAAAAABAgAAAGUAIDQAAIUSACADAAAAZQAgNAAAhRIAIDUAAIQSACABLQAAnBMAMAkDAACMDAAg_gYAAKMMADD_BgAAYwAQgAcAAKMMADCBBwIAgwsAIZQHAQCECwAhxQdAAIYLACGHCBAAswsAIZgJAACiDAAgAgAAAGUAIC0AAIQSACACAAAAghIAIC0AAIMSACAH_gYAAIESADD_BgAAghIAEIAHAACBEgAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhwgQALMLACEH_gYAAIESADD_BgAAghIAEIAHAACBEgAwgQcCAIMLACGUBwEAhAsAIcUHQACGCwAhhwgQALMLACEDgQcCAOYMACHFB0AA6QwAIYcIEADwDAAhA4EHAgDmDAAhxQdAAOkMACGHCBAA8AwAIQOBBwIAAAABxQdAAAAAAYcIEAAAAAEMgQcCAAAAAYIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABuQcBAAAAAdIHEAAAAAHuBwEAAAAB7wcQAAAAAfAHAQAAAAHxB0AAAAABAgAAAGEAIDQAAJESACADAAAAYQAgNAAAkRIAIDUAAJASACABLQAAmxMAMBEDAACMDAAg_gYAAKQMADD_BgAAXwAQgAcAAKQMADCBBwIAgwsAIYIHAQCECwAhlAcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAbUHAQCECwAhuQcBAJ0LACHSBxAA_gsAIe4HAQCECwAh7wcQAP4LACHwBwEAnQsAIfEHQACeCwAhAgAAAGEAIC0AAJASACACAAAAjhIAIC0AAI8SACAQ_gYAAI0SADD_BgAAjhIAEIAHAACNEgAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG5BwEAnQsAIdIHEAD-CwAh7gcBAIQLACHvBxAA_gsAIfAHAQCdCwAh8QdAAJ4LACEQ_gYAAI0SADD_BgAAjhIAEIAHAACNEgAwgQcCAIMLACGCBwEAhAsAIZQHAQCECwAhpgcQALMLACGqB0AAhgsAIbEHAQCECwAhtQcBAIQLACG5BwEAnQsAIdIHEAD-CwAh7gcBAIQLACHvBxAA_gsAIfAHAQCdCwAh8QdAAJ4LACEMgQcCAOYMACGCBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIbUHAQDnDAAhuQcBAPsMACHSBxAAkQ0AIe4HAQDnDAAh7wcQAJENACHwBwEA-wwAIfEHQADyDAAhDIEHAgDmDAAhggcBAOcMACGmBxAA8AwAIaoHQADpDAAhsQcBAOcMACG1BwEA5wwAIbkHAQD7DAAh0gcQAJENACHuBwEA5wwAIe8HEACRDQAh8AcBAPsMACHxB0AA8gwAIQyBBwIAAAABggcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbUHAQAAAAG5BwEAAAAB0gcQAAAAAe4HAQAAAAHvBxAAAAAB8AcBAAAAAfEHQAAAAAECxwgBAAAAAcgIQAAAAAECAAAApwIAIDQAAJISACADAAAAXQAgNAAAkhIAIDUAAJYSACAEAAAAXQAgLQAAlhIAIMcIAQDnDAAhyAhAAOkMACECxwgBAOcMACHICEAA6QwAIQyBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAf0HAQAAAAHHCAEAAAAByQgBAAAAAcoIQAAAAAECAAAAWwAgNAAAohIAIAMAAABbACA0AACiEgAgNQAAoRIAIAEtAACaEwAwEgMAAIwMACD-BgAApgwAMP8GAABZABCABwAApgwAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAAAAAcoHAQCECwAh_QcBAIQLACHHCAEAhAsAIckIAQCECwAhyghAAIYLACGZCQAApQwAIAIAAABbACAtAAChEgAgAgAAAJ8SACAtAACgEgAgEP4GAACeEgAw_wYAAJ8SABCABwAAnhIAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACHKBwEAhAsAIf0HAQCECwAhxwgBAIQLACHJCAEAhAsAIcoIQACGCwAhEP4GAACeEgAw_wYAAJ8SABCABwAAnhIAMIEHAgCDCwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGmBxAAswsAIaoHQACGCwAhsQcBAIQLACHKBwEAhAsAIf0HAQCECwAhxwgBAIQLACHJCAEAhAsAIcoIQACGCwAhDIEHAgDmDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhpgcQAPAMACGqB0AA6QwAIbEHAQDnDAAhygcBAOcMACH9BwEA5wwAIccIAQDnDAAhyQgBAOcMACHKCEAA6QwAIQyBBwIA5gwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaYHEADwDAAhqgdAAOkMACGxBwEA5wwAIcoHAQDnDAAh_QcBAOcMACHHCAEA5wwAIckIAQDnDAAhyghAAOkMACEMgQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAH9BwEAAAABxwgBAAAAAckIAQAAAAHKCEAAAAABEQ0AAP0QACCBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAByweAAAAAAfMHQAAAAAHKCEAAAAABywgBAAAAAcwIEAAAAAHNCBAAAAABzggBAAAAAc8IAgAAAAHQCCAAAAABAgAAAFcAIDQAAK4SACADAAAAVwAgNAAArhIAIDUAAK0SACABLQAAmRMAMBYDAACMDAAgDQAAqAwAIP4GAACnDAAw_wYAACMAEIAHAACnDAAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAAAAAcoHAQCdCwAhywcAALcLACDzB0AAngsAIcoIQACGCwAhywgBAIQLACHMCBAAswsAIc0IEACzCwAhzggBAJ0LACHPCAIAywsAIdAIIACFCwAhAgAAAFcAIC0AAK0SACACAAAAqxIAIC0AAKwSACAU_gYAAKoSADD_BgAAqxIAEIAHAACqEgAwgQcCAIMLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIaoHQACGCwAhsQcBAIQLACHKBwEAnQsAIcsHAAC3CwAg8wdAAJ4LACHKCEAAhgsAIcsIAQCECwAhzAgQALMLACHNCBAAswsAIc4IAQCdCwAhzwgCAMsLACHQCCAAhQsAIRT-BgAAqhIAMP8GAACrEgAQgAcAAKoSADCBBwIAgwsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhqgdAAIYLACGxBwEAhAsAIcoHAQCdCwAhywcAALcLACDzB0AAngsAIcoIQACGCwAhywgBAIQLACHMCBAAswsAIc0IEACzCwAhzggBAJ0LACHPCAIAywsAIdAIIACFCwAhEIEHAgDmDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfMHQADyDAAhyghAAOkMACHLCAEA5wwAIcwIEADwDAAhzQgQAPAMACHOCAEA-wwAIc8IAgDSDgAh0AggAOgMACERDQAApBAAIIEHAgDmDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfMHQADyDAAhyghAAOkMACHLCAEA5wwAIcwIEADwDAAhzQgQAPAMACHOCAEA-wwAIc8IAgDSDgAh0AggAOgMACERDQAA_RAAIIEHAgAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGqB0AAAAABsQcBAAAAAcoHAQAAAAHLB4AAAAAB8wdAAAAAAcoIQAAAAAHLCAEAAAABzAgQAAAAAc0IEAAAAAHOCAEAAAABzwgCAAAAAdAIIAAAAAFACwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHmBwEAAAAB5wcBAAAAAfIHEAAAAAHRCAEAAAAB0ggBAAAAAdMIBAAAAAHUCAQAAAAB1QgBAAAAAdYIAQAAAAHXCAQAAAAB2AggAAAAAdkIAgAAAAHaCAEAAAAB2wgEAAAAAdwIAgAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCAEAAAAB4QhAAAAAAeIIQAAAAAHjCEAAAAAB5AhAAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIgAAAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAHsCAEAAAAB7QgBAAAAAQIAAAAmACA0AAC3EgAgAwAAACYAIDQAALcSACA1AAC2EgAgAS0AAJgTADACAAAAJgAgLQAAthIAIAIAAACtEAAgLQAAtRIAIDiBBwIA5gwAIZMHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIUALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5gcBAOcMACHnBwEA5wwAIfIHEADwDAAh0QgBAPsMACHSCAEA5wwAIdMIBADxDAAh1AgEAPEMACHVCAEA5wwAIdYIAQDnDAAh1wgEAPEMACHYCCAArxAAIdkIAgDSDgAh2ggBAPsMACHbCAQA-gwAIdwIAgDSDgAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AgBAPsMACHhCEAA8gwAIeIIQADyDAAh4whAAPIMACHkCEAA8gwAIeUIAQD7DAAh5ggBAPsMACHnCAEA-wwAIegIgAAAAAHpCAEA-wwAIeoIQADyDAAh6whAAPIMACHsCAEA-wwAIe0IAQD7DAAhQAsAAMUQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAe0IAQAAAAEcCAAA5A0AIAoAAOUNACALAADmDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAaIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHBAAAAAG4ByAAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HQAAAAAG-B0AAAAABAgAAAFMAIDQAAMMSACADAAAAUwAgNAAAwxIAIDUAAMISACABLQAAlxMAMCEDAACqDAAgCAAAqwwAIAoAAKwMACALAAD_CwAgGwIAgwsAIf4GAACpDAAw_wYAAD8AEIAHAACpDAAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQAAAAGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIQIAAABTACAtAADCEgAgAgAAAMASACAtAADBEgAgHRsCAIMLACH-BgAAvxIAMP8GAADAEgAQgAcAAL8SADCBBwIAgwsAIZIHAQCdCwAhkwcBAJ0LACGUBwEAnQsAIZUHAQCECwAhlgcBAIQLACGXBwEAnQsAIZwHBACcCwAhogcBAJ0LACGmBxAA_gsAIaoHQACGCwAhsQcBAIQLACGyBwEAhAsAIbMHAQCdCwAhtAcBAIQLACG1BwEAhAsAIbYHAQCdCwAhtwcEAJwLACG4ByAAhQsAIbkHAQCdCwAhugdAAJ4LACG7BwEAnQsAIbwHAQCdCwAhvQdAAJ4LACG-B0AAngsAIR0bAgCDCwAh_gYAAL8SADD_BgAAwBIAEIAHAAC_EgAwgQcCAIMLACGSBwEAnQsAIZMHAQCdCwAhlAcBAJ0LACGVBwEAhAsAIZYHAQCECwAhlwcBAJ0LACGcBwQAnAsAIaIHAQCdCwAhpgcQAP4LACGqB0AAhgsAIbEHAQCECwAhsgcBAIQLACGzBwEAnQsAIbQHAQCECwAhtQcBAIQLACG2BwEAnQsAIbcHBACcCwAhuAcgAIULACG5BwEAnQsAIboHQACeCwAhuwcBAJ0LACG8BwEAnQsAIb0HQACeCwAhvgdAAJ4LACEZGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA-wwAIZwHBAD6DAAhogcBAPsMACGmBxAAkQ0AIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbMHAQD7DAAhtAcBAOcMACG1BwEA5wwAIbYHAQD7DAAhtwcEAPoMACG4ByAA6AwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvQdAAPIMACG-B0AA8gwAIRwIAACTDQAgCgAAlA0AIAsAAJUNACAbAgDmDAAhgQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhHAgAAOQNACAKAADlDQAgCwAA5g0AIBsCAAAAAYEHAgAAAAGSBwEAAAABkwcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQqBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcQAAAAAZoHBAAAAAGbB0AAAAABAgAAAFAAIDQAAM8SACADAAAAUAAgNAAAzxIAIDUAAM4SACABLQAAlhMAMBADAACMDAAg_gYAAK4MADD_BgAATgAQgAcAAK4MADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhmgkAAK0MACACAAAAUAAgLQAAzhIAIAIAAADMEgAgLQAAzRIAIA7-BgAAyxIAMP8GAADMEgAQgAcAAMsSADCBBwIAgwsAIZIHAQCECwAhkwcBAIQLACGUBwEAhAsAIZUHAQCECwAhlgcBAIQLACGXBwEAhAsAIZgHEACzCwAhmQcQALMLACGaBwQArgsAIZsHQACeCwAhDv4GAADLEgAw_wYAAMwSABCABwAAyxIAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGZBxAAswsAIZoHBACuCwAhmwdAAJ4LACEKgQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGZBxAA8AwAIZoHBADxDAAhmwdAAPIMACEKgQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGZBxAA8AwAIZoHBADxDAAhmwdAAPIMACEKgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAASgIAACQDgAggQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBxAAAAAB2QcBAAAAAdoHEAAAAAHbBwEAAAAB3AdAAAAAAd0HIAAAAAHeB0AAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAHkB0AAAAABAgAAAA4AIDQAANsSACADAAAADgAgNAAA2xIAIDUAANoSACABLQAAlRMAMC0DAACMDAAgCAAAqwwAIP4GAADbDAAw_wYAAAwAEIAHAADbDAAwgQcCAIMLACGSBwEAhAsAIZMHAQCECwAhlAcBAIQLACGVBwEAhAsAIZYHAQCECwAhlwcBAIQLACGYBxAAswsAIZoHBACuCwAhoQcBAJ0LACGjBxAAswsAIaQHAQCdCwAhsQcBAAAAAbUHAQCECwAhxgcEAK4LACHMBwEAhAsAIc0HAQCECwAhzgcBAIQLACHPBwIAgwsAIdAHAQCECwAh0QcBAIQLACHSBxAAswsAIdMHEACzCwAh1AcQALMLACHVBwQArgsAIdYHBACuCwAh1wcQALMLACHYBxAAswsAIdkHAQCdCwAh2gcQAP4LACHbBwEAnQsAIdwHQACeCwAh3QcgAIULACHeB0AAngsAId8HAQCdCwAh4AdAAJ4LACHhB0AAngsAIeIHQACeCwAh4wdAAIYLACHkB0AAngsAIQIAAAAOACAtAADaEgAgAgAAANgSACAtAADZEgAgK_4GAADXEgAw_wYAANgSABCABwAA1xIAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHEACzCwAh2QcBAJ0LACHaBxAA_gsAIdsHAQCdCwAh3AdAAJ4LACHdByAAhQsAId4HQACeCwAh3wcBAJ0LACHgB0AAngsAIeEHQACeCwAh4gdAAJ4LACHjB0AAhgsAIeQHQACeCwAhK_4GAADXEgAw_wYAANgSABCABwAA1xIAMIEHAgCDCwAhkgcBAIQLACGTBwEAhAsAIZQHAQCECwAhlQcBAIQLACGWBwEAhAsAIZcHAQCECwAhmAcQALMLACGaBwQArgsAIaEHAQCdCwAhowcQALMLACGkBwEAnQsAIbEHAQCECwAhtQcBAIQLACHGBwQArgsAIcwHAQCECwAhzQcBAIQLACHOBwEAhAsAIc8HAgCDCwAh0AcBAIQLACHRBwEAhAsAIdIHEACzCwAh0wcQALMLACHUBxAAswsAIdUHBACuCwAh1gcEAK4LACHXBxAAswsAIdgHEACzCwAh2QcBAJ0LACHaBxAA_gsAIdsHAQCdCwAh3AdAAJ4LACHdByAAhQsAId4HQACeCwAh3wcBAJ0LACHgB0AAngsAIeEHQACeCwAh4gdAAJ4LACHjB0AAhgsAIeQHQACeCwAhJ4EHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZgHEADwDAAhmgcEAPEMACGhBwEA-wwAIaMHEADwDAAhpAcBAPsMACGxBwEA5wwAIbUHAQDnDAAhxgcEAPEMACHMBwEA5wwAIc0HAQDnDAAhzgcBAOcMACHPBwIA5gwAIdAHAQDnDAAh0QcBAOcMACHSBxAA8AwAIdMHEADwDAAh1AcQAPAMACHVBwQA8QwAIdYHBADxDAAh1wcQAPAMACHYBxAA8AwAIdkHAQD7DAAh2gcQAJENACHbBwEA-wwAIdwHQADyDAAh3QcgAOgMACHeB0AA8gwAId8HAQD7DAAh4AdAAPIMACHhB0AA8gwAIeIHQADyDAAh4wdAAOkMACHkB0AA8gwAISgIAACFDgAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGaBwQA8QwAIaEHAQD7DAAhowcQAPAMACGkBwEA-wwAIbEHAQDnDAAhtQcBAOcMACHGBwQA8QwAIcwHAQDnDAAhzQcBAOcMACHOBwEA5wwAIc8HAgDmDAAh0AcBAOcMACHRBwEA5wwAIdIHEADwDAAh0wcQAPAMACHUBxAA8AwAIdUHBADxDAAh1gcEAPEMACHXBxAA8AwAIdgHEADwDAAh2QcBAPsMACHaBxAAkQ0AIdsHAQD7DAAh3AdAAPIMACHdByAA6AwAId4HQADyDAAh3wcBAPsMACHgB0AA8gwAIeEHQADyDAAh4gdAAPIMACHjB0AA6QwAIeQHQADyDAAhKAgAAJAOACCBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHEAAAAAHZBwEAAAAB2gcQAAAAAdsHAQAAAAHcB0AAAAAB3QcgAAAAAd4HQAAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAeQHQAAAAAEQBQAAoBEAIJUHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHzB0AAAAABgggBAAAAAYoIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAACcEQAg9AgAAJ0RACD1CAAAnhEAIPYIQAAAAAH3CEAAAAAB-AhAAAAAAQIAAAAFACA0AADnEgAgAwAAAAUAIDQAAOcSACA1AADmEgAgAS0AAJQTADAVAwAAjAwAIAUAAOAMACD-BgAA3wwAMP8GAAADABCABwAA3wwAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQAAAAG_BwEAnQsAIfMHQACeCwAhgggBAIQLACGKCAEAAAAB8QgBAIQLACHyCAEAhAsAIfMIAACVDAAg9AgAAJUMACD1CAAAlQwAIPYIQACeCwAh9whAAJ4LACH4CEAAngsAIQIAAAAFACAtAADmEgAgAgAAAOQSACAtAADlEgAgE_4GAADjEgAw_wYAAOQSABCABwAA4xIAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHzB0AAngsAIYIIAQCECwAhiggBAIQLACHxCAEAhAsAIfIIAQCECwAh8wgAAJUMACD0CAAAlQwAIPUIAACVDAAg9ghAAJ4LACH3CEAAngsAIfgIQACeCwAhE_4GAADjEgAw_wYAAOQSABCABwAA4xIAMJQHAQCECwAhlQcBAIQLACGqB0AAhgsAIbEHAQCECwAhvwcBAJ0LACHzB0AAngsAIYIIAQCECwAhiggBAIQLACHxCAEAhAsAIfIIAQCECwAh8wgAAJUMACD0CAAAlQwAIPUIAACVDAAg9ghAAJ4LACH3CEAAngsAIfgIQACeCwAhD5UHAQDnDAAhqgdAAOkMACGxBwEA5wwAIb8HAQD7DAAh8wdAAPIMACGCCAEA5wwAIYoIAQDnDAAh8QgBAOcMACHyCAEA5wwAIfMIAACLEQAg9AgAAIwRACD1CAAAjREAIPYIQADyDAAh9whAAPIMACH4CEAA8gwAIRAFAACPEQAglQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhvwcBAPsMACHzB0AA8gwAIYIIAQDnDAAhiggBAOcMACHxCAEA5wwAIfIIAQDnDAAh8wgAAIsRACD0CAAAjBEAIPUIAACNEQAg9ghAAPIMACH3CEAA8gwAIfgIQADyDAAhEAUAAKARACCVBwEAAAABqgdAAAAAAbEHAQAAAAG_BwEAAAAB8wdAAAAAAYIIAQAAAAGKCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAAAnBEAIPQIAACdEQAg9QgAAJ4RACD2CEAAAAAB9whAAAAAAfgIQAAAAAEENAAA3BIAMKQJAADdEgAwpgkAAN8SACCqCQAA4BIAMAQ0AADQEgAwpAkAANESADCmCQAA0xIAIKoJAADUEgAwBDQAAMQSADCkCQAAxRIAMKYJAADHEgAgqgkAAMgSADAENAAAuBIAMKQJAAC5EgAwpgkAALsSACCqCQAAvBIAMAQ0AACvEgAwpAkAALASADCmCQAAshIAIKoJAACpEAAwBDQAAKMSADCkCQAApBIAMKYJAACmEgAgqgkAAKcSADAENAAAlxIAMKQJAACYEgAwpgkAAJoSACCqCQAAmxIAMAM0AACSEgAgpAkAAJMSACCqCQAApwIAIAQ0AACGEgAwpAkAAIcSADCmCQAAiRIAIKoJAACKEgAwBDQAAPoRADCkCQAA-xEAMKYJAAD9EQAgqgkAAP4RADAENAAA7hEAMKQJAADvEQAwpgkAAPERACCqCQAA8hEAMAQ0AADiEQAwpAkAAOMRADCmCQAA5REAIKoJAADmEQAwBDQAANYRADCkCQAA1xEAMKYJAADZEQAgqgkAANoRADAENAAAyhEAMKQJAADLEQAwpgkAAM0RACCqCQAAzhEAMAQ0AAC-EQAwpAkAAL8RADCmCQAAwREAIKoJAADCEQAwAAAAAAAAAAEDAACWEAAgAAAAAAAAAAAABwMAAJYQACANAAD7EgAgygcAAOoMACDLBwAA6gwAIPMHAADqDAAgzggAAOoMACDPCAAA6gwAIAAAAxAAAPYPACC_CAAA6gwAIMAIAADqDAAgAAcLAADkDwAgngcAAOoMACCfBwAA6gwAILIIAADqDAAgtAgAAOoMACC1CAAA6gwAILcIAADqDAAgFAMAAJYQACAIAACGEwAgCgAAhxMAIAsAAOQPACCSBwAA6gwAIJMHAADqDAAglAcAAOoMACCXBwAA6gwAIJwHAADqDAAgogcAAOoMACCmBwAA6gwAILMHAADqDAAgtgcAAOoMACC3BwAA6gwAILkHAADqDAAgugcAAOoMACC7BwAA6gwAILwHAADqDAAgvQcAAOoMACC-BwAA6gwAIAABDwAArA8AIA4DAACWEAAgCAAAhhMAIKEHAADqDAAgpAcAAOoMACDZBwAA6gwAINoHAADqDAAg2wcAAOoMACDcBwAA6gwAIN4HAADqDAAg3wcAAOoMACDgBwAA6gwAIOEHAADqDAAg4gcAAOoMACDkBwAA6gwAIAcDAACWEAAgBQAAkxMAIL8HAADqDAAg8wcAAOoMACD2CAAA6gwAIPcIAADqDAAg-AgAAOoMACAAD5UHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHzB0AAAAABgggBAAAAAYoIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAACcEQAg9AgAAJ0RACD1CAAAnhEAIPYIQAAAAAH3CEAAAAAB-AhAAAAAASeBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmgcEAAAAAaEHAQAAAAGjBxAAAAABpAcBAAAAAbEHAQAAAAG1BwEAAAABxgcEAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwEAAAAB0QcBAAAAAdIHEAAAAAHTBxAAAAAB1AcQAAAAAdUHBAAAAAHWBwQAAAAB1wcQAAAAAdgHEAAAAAHZBwEAAAAB2gcQAAAAAdsHAQAAAAHcB0AAAAAB3QcgAAAAAd4HQAAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAHiB0AAAAAB4wdAAAAAAeQHQAAAAAEKgQcCAAAAAZIHAQAAAAGTBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHEAAAAAGaBwQAAAABmwdAAAAAARkbAgAAAAGBBwIAAAABkgcBAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABogcBAAAAAaYHEAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAGzBwEAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcEAAAAAbgHIAAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQdAAAAAAb4HQAAAAAE4gQcCAAAAAZMHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAe0IAQAAAAEQgQcCAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAcsHgAAAAAHzB0AAAAAByghAAAAAAcsIAQAAAAHMCBAAAAABzQgQAAAAAc4IAQAAAAHPCAIAAAAB0AggAAAAAQyBBwIAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABygcBAAAAAf0HAQAAAAHHCAEAAAAByQgBAAAAAcoIQAAAAAEMgQcCAAAAAYIHAQAAAAGmBxAAAAABqgdAAAAAAbEHAQAAAAG1BwEAAAABuQcBAAAAAdIHEAAAAAHuBwEAAAAB7wcQAAAAAfAHAQAAAAHxB0AAAAABA4EHAgAAAAHFB0AAAAABhwgQAAAAAQcNBAAAAAGVBwEAAAABqgdAAAAAAYMIAQAAAAHECAQAAAABxQgEAAAAAcYIgAAAAAEHFYAAAAABFgQAAAABlQcBAAAAAaoHQAAAAAHDCAEAAAABxAgEAAAAAcUIBAAAAAEDlQcBAAAAAcwHAQAAAAHCCEAAAAABA5UHAQAAAAHFB0AAAAABwQgEAAAAAQWCBwEAAAAB_AhAAAAAAf0IQAAAAAH-CEAAAAAB_wgAAKgRACAlBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACCqB0AAAAABsQcBAAAAAcoIQAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAQAAAAGGCQEAAAABhwlAAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAGSCQIAAAABkwmAAAAAAQIAAAABACA0AACiEwAgAwAAABQAIDQAAKITACA1AACmEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgLQAAphMAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUNAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByghAAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkBAAAAAYYJAQAAAAGHCUAAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAZIJAgAAAAGTCYAAAAABAgAAAAEAIDQAAKcTACADlAcBAAAAAe8IAQAAAAHwCEAAAAABAwAAABQAIDQAAKcTACA1AACsEwAgJwAAABQAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAArBMAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUNAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAAREDAACfEQAglAcBAAAAAZUHAQAAAAGqB0AAAAABsQcBAAAAAb8HAQAAAAHzB0AAAAABgggBAAAAAYoIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAACcEQAg9AgAAJ0RACD1CAAAnhEAIPYIQAAAAAH3CEAAAAAB-AhAAAAAAQIAAAAFACA0AACtEwAgAwAAAAMAIDQAAK0TACA1AACxEwAgEwAAAAMAIAMAAI4RACAtAACxEwAglAcBAOcMACGVBwEA5wwAIaoHQADpDAAhsQcBAOcMACG_BwEA-wwAIfMHQADyDAAhgggBAOcMACGKCAEA5wwAIfEIAQDnDAAh8ggBAOcMACHzCAAAixEAIPQIAACMEQAg9QgAAI0RACD2CEAA8gwAIfcIQADyDAAh-AhAAPIMACERAwAAjhEAIJQHAQDnDAAhlQcBAOcMACGqB0AA6QwAIbEHAQDnDAAhvwcBAPsMACHzB0AA8gwAIYIIAQDnDAAhiggBAOcMACHxCAEA5wwAIfIIAQDnDAAh8wgAAIsRACD0CAAAjBEAIPUIAACNEQAg9ghAAPIMACH3CEAA8gwAIfgIQADyDAAhJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAAshMAIEEDAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBMAAMgQACAUAADJEAAgFQAA-xAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHmBwEAAAAB5wcBAAAAAfIHEAAAAAHRCAEAAAAB0ggBAAAAAdMIBAAAAAHUCAQAAAAB1QgBAAAAAdYIAQAAAAHXCAQAAAAB2AggAAAAAdkIAgAAAAHaCAEAAAAB2wgEAAAAAdwIAgAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCAEAAAAB4QhAAAAAAeIIQAAAAAHjCEAAAAAB5AhAAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIgAAAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAHsCAEAAAAB7QgBAAAAAQIAAAAmACA0AAC0EwAgD5wHBAAAAAGhBwEAAAABqgdAAAAAAeQHQAAAAAHyBwQAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQbkB0AAAAAB8gcEAAAAAYYIAQAAAAGhCAIAAAABoggEAAAAAaMIEAAAAAEDBAEAAAABqgdAAAAAAb8HAQAAAAECqgdAAAAAAbgIAQAAAAESAwAA_BAAIIEHAgAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABqgdAAAAAAbEHAQAAAAHKBwEAAAAByweAAAAAAfMHQAAAAAHKCEAAAAABywgBAAAAAcwIEAAAAAHNCBAAAAABzggBAAAAAc8IAgAAAAHQCCAAAAABAgAAAFcAIDQAALoTACAlBwAA6BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcoIQAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAQAAAAGGCQEAAAABhwlAAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAGSCQIAAAABkwmAAAAAAQIAAAABACA0AAC8EwAgAwAAACMAIDQAALoTACA1AADAEwAgFAAAACMAIAMAAKMQACAtAADAEwAggQcCAOYMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIaoHQADpDAAhsQcBAOcMACHKBwEA-wwAIcsHgAAAAAHzB0AA8gwAIcoIQADpDAAhywgBAOcMACHMCBAA8AwAIc0IEADwDAAhzggBAPsMACHPCAIA0g4AIdAIIADoDAAhEgMAAKMQACCBBwIA5gwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhqgdAAOkMACGxBwEA5wwAIcoHAQD7DAAhyweAAAAAAfMHQADyDAAhyghAAOkMACHLCAEA5wwAIcwIEADwDAAhzQgQAPAMACHOCAEA-wwAIc8IAgDSDgAh0AggAOgMACE4gQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeYHAQAAAAHnBwEAAAAB8gcQAAAAAdEIAQAAAAHSCAEAAAAB0wgEAAAAAdQIBAAAAAHVCAEAAAAB1ggBAAAAAdcIBAAAAAHYCCAAAAAB2QgCAAAAAdoIAQAAAAHbCAQAAAAB3AgCAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIAQAAAAHhCEAAAAAB4ghAAAAAAeMIQAAAAAHkCEAAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AiAAAAAAekIAQAAAAHqCEAAAAAB6whAAAAAAewIAQAAAAEDAAAAIQAgNAAAtBMAIDUAAMQTACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFAAAthAAIBUAALcQACAtAADEEwAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACEDAAAAFAAgNAAAvBMAIDUAAMcTACAnAAAAFAAgBwAArxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADHEwAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAK8RACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABOIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHmBwEAAAAB5wcBAAAAAfIHEAAAAAHRCAEAAAAB0ggBAAAAAdMIBAAAAAHUCAQAAAAB1QgBAAAAAdYIAQAAAAHXCAQAAAAB2AggAAAAAdkIAgAAAAHaCAEAAAAB2wgEAAAAAdwIAgAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCAEAAAAB4QhAAAAAAeIIQAAAAAHjCEAAAAAB5AhAAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIgAAAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAHtCAEAAAABAwAAABQAIDQAALITACA1AADLEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAAyxMAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByghAAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkBAAAAAYYJAQAAAAGHCUAAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAZIJAgAAAAGTCYAAAAABAgAAAAEAIDQAAMwTACADAAAAFAAgNAAAzBMAIDUAANATACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADQEwAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAA0RMAIAMAAAAUACA0AADREwAgNQAA1RMAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AANUTACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcoIQAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAQAAAAGGCQEAAAABhwlAAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAGSCQIAAAABkwmAAAAAAQIAAAABACA0AADWEwAgAwAAABQAIDQAANYTACA1AADaEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAA2hMAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICEAAPASACAiAADxEgAgIwAA8hIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByghAAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkBAAAAAYYJAQAAAAGHCUAAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAZIJAgAAAAGTCYAAAAABAgAAAAEAIDQAANsTACADAAAAFAAgNAAA2xMAIDUAAN8TACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAADfEwAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAdAADrEgAgHgAA7RIAIB8AAO4SACAgAADvEgAgIQAA8BIAICIAAPESACAjAADyEgAgJAAA8xIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAA4BMAIAMAAAAUACA0AADgEwAgNQAA5BMAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAmAAC8EQAgJwAAvREAIC0AAOQTACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICcAAPYSACCqB0AAAAABsQcBAAAAAcoIQAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAQAAAAGGCQEAAAABhwlAAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAGSCQIAAAABkwmAAAAAAQIAAAABACA0AADlEwAgAwAAABQAIDQAAOUTACA1AADpEwAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAnAAC9EQAgLQAA6RMAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAAUEDAADDEAAgCwAAxRAAIA4AAMQQACARAADGEAAgEgAAxxAAIBQAAMkQACAVAAD7EAAgFgAAyhAAIIEHAgAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGdBwEAAAABogcBAAAAAaYHEAAAAAGnBwEAAAABqQdAAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbUHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvgdAAAAAAckHAQAAAAHKBwEAAAAByweAAAAAAcwHAQAAAAHmBwEAAAAB5wcBAAAAAfIHEAAAAAHRCAEAAAAB0ggBAAAAAdMIBAAAAAHUCAQAAAAB1QgBAAAAAdYIAQAAAAHXCAQAAAAB2AggAAAAAdkIAgAAAAHaCAEAAAAB2wgEAAAAAdwIAgAAAAHdCEAAAAAB3ggBAAAAAd8IQAAAAAHgCAEAAAAB4QhAAAAAAeIIQAAAAAHjCEAAAAAB5AhAAAAAAeUIAQAAAAHmCAEAAAAB5wgBAAAAAegIgAAAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAHsCAEAAAAB7QgBAAAAAQIAAAAmACA0AADqEwAgAwAAACEAIDQAAOoTACA1AADuEwAgQwAAACEAIAMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACASAAC0EAAgFAAAthAAIBUAALcQACAWAAC4EAAgLQAA7hMAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACFBAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACAUAAC2EAAgFQAAtxAAIBYAALgQACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5gcBAOcMACHnBwEA5wwAIfIHEADwDAAh0QgBAPsMACHSCAEA5wwAIdMIBADxDAAh1AgEAPEMACHVCAEA5wwAIdYIAQDnDAAh1wgEAPEMACHYCCAArxAAIdkIAgDSDgAh2ggBAPsMACHbCAQA-gwAIdwIAgDSDgAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AgBAPsMACHhCEAA8gwAIeIIQADyDAAh4whAAPIMACHkCEAA8gwAIeUIAQD7DAAh5ggBAPsMACHnCAEA-wwAIegIgAAAAAHpCAEA-wwAIeoIQADyDAAh6whAAPIMACHsCAEA-wwAIe0IAQD7DAAhQQMAAMMQACALAADFEAAgDgAAxBAAIBEAAMYQACASAADHEAAgEwAAyBAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeYHAQAAAAHnBwEAAAAB8gcQAAAAAdEIAQAAAAHSCAEAAAAB0wgEAAAAAdQIBAAAAAHVCAEAAAAB1ggBAAAAAdcIBAAAAAHYCCAAAAAB2QgCAAAAAdoIAQAAAAHbCAQAAAAB3AgCAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIAQAAAAHhCEAAAAAB4ghAAAAAAeMIQAAAAAHkCEAAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AiAAAAAAekIAQAAAAHqCEAAAAAB6whAAAAAAewIAQAAAAHtCAEAAAABAgAAACYAIDQAAO8TACADAAAAIQAgNAAA7xMAIDUAAPMTACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEQAAsxAAIBIAALQQACATAAC1EAAgFQAAtxAAIBYAALgQACAtAADzEwAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACFBAwAAwxAAIAsAAMUQACAOAADEEAAgEQAAxhAAIBMAAMgQACAUAADJEAAgFQAA-xAAIBYAAMoQACCBBwIAAAABkwcBAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGcBwQAAAABnQcBAAAAAaIHAQAAAAGmBxAAAAABpwcBAAAAAakHQAAAAAGqB0AAAAABsQcBAAAAAbIHAQAAAAG1BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb4HQAAAAAHJBwEAAAABygcBAAAAAcsHgAAAAAHMBwEAAAAB5gcBAAAAAecHAQAAAAHyBxAAAAAB0QgBAAAAAdIIAQAAAAHTCAQAAAAB1AgEAAAAAdUIAQAAAAHWCAEAAAAB1wgEAAAAAdgIIAAAAAHZCAIAAAAB2ggBAAAAAdsIBAAAAAHcCAIAAAAB3QhAAAAAAd4IAQAAAAHfCEAAAAAB4AgBAAAAAeEIQAAAAAHiCEAAAAAB4whAAAAAAeQIQAAAAAHlCAEAAAAB5ggBAAAAAecIAQAAAAHoCIAAAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAAB7AgBAAAAAe0IAQAAAAECAAAAJgAgNAAA9BMAIAMAAAAhACA0AAD0EwAgNQAA-BMAIEMAAAAhACADAACxEAAgCwAAshAAIA4AAMEQACARAACzEAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIC0AAPgTACCBBwIA5gwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGcBwQA-gwAIZ0HAQD7DAAhogcBAPsMACGmBxAA8AwAIacHAQDnDAAhqQdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACG1BwEA5wwAIbkHAQD7DAAhugdAAPIMACG7BwEA-wwAIbwHAQD7DAAhvgdAAPIMACHJBwEA-wwAIcoHAQD7DAAhyweAAAAAAcwHAQDnDAAh5gcBAOcMACHnBwEA5wwAIfIHEADwDAAh0QgBAPsMACHSCAEA5wwAIdMIBADxDAAh1AgEAPEMACHVCAEA5wwAIdYIAQDnDAAh1wgEAPEMACHYCCAArxAAIdkIAgDSDgAh2ggBAPsMACHbCAQA-gwAIdwIAgDSDgAh3QhAAPIMACHeCAEA-wwAId8IQADyDAAh4AgBAPsMACHhCEAA8gwAIeIIQADyDAAh4whAAPIMACHkCEAA8gwAIeUIAQD7DAAh5ggBAPsMACHnCAEA-wwAIegIgAAAAAHpCAEA-wwAIeoIQADyDAAh6whAAPIMACHsCAEA-wwAIe0IAQD7DAAhQQMAALEQACALAACyEAAgDgAAwRAAIBEAALMQACATAAC1EAAgFAAAthAAIBUAALcQACAWAAC4EAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIQ-cBwQAAAABoQcBAAAAAaoHQAAAAAHkB0AAAAAB8gcEAAAAAYMIAQAAAAGXCAEAAAABoAhAAAAAAaIIBAAAAAGjCBAAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwgQAAAAAagIQAAAAAEdAwAA4w0AIAgAAOQNACAKAADlDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQIAAABTACA0AAD6EwAgAwAAAD8AIDQAAPoTACA1AAD-EwAgHwAAAD8AIAMAAJINACAIAACTDQAgCgAAlA0AIBsCAOYMACEtAAD-EwAggQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEdAwAAkg0AIAgAAJMNACAKAACUDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhFQkAAMYPACAMAADGDQAgEAAAxw0AIBcAAMgNACAYAADJDQAgnAcEAAAAAaEHAQAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGDCAEAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQIAAAAdACA0AAD_EwAgAwAAABsAIDQAAP8TACA1AACDFAAgFwAAABsAIAkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAYAACkDQAgLQAAgxQAIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIYYIAQDnDAAhlwgBAOcMACGgCEAA6QwAIaIIBAD6DAAhowgQAJENACGkCAEA5wwAIaUIAQD7DAAhpggBAPsMACGnCBAAkQ0AIagIQADyDAAhFQkAAMUPACAMAAChDQAgEAAAog0AIBcAAKMNACAYAACkDQAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh5AdAAPIMACHyBwQA8QwAIYMIAQD7DAAhhggBAOcMACGXCAEA5wwAIaAIQADpDAAhoggEAPoMACGjCBAAkQ0AIaQIAQDnDAAhpQgBAPsMACGmCAEA-wwAIacIEACRDQAhqAhAAPIMACElBwAA6BIAIA0AAOwSACAbAADpEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIwAA8hIAICQAAPMSACAlAAD0EgAgJgAA9RIAICcAAPYSACCqB0AAAAABsQcBAAAAAcoIQAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAQAAAAGGCQEAAAABhwlAAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAGPCQEAAAABkAlAAAAAAZEJQAAAAAGSCQIAAAABkwmAAAAAAQIAAAABACA0AACEFAAgAwAAABQAIDQAAIQUACA1AACIFAAgJwAAABQAIAcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgLQAAiBQAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAASUHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIKoHQADpDAAhsQcBAOcMACHKCEAA6QwAIYAJAQDnDAAhgQkBAOcMACGCCQEA5wwAIYMJAQD7DAAhhAkBAPsMACGFCQEA-wwAIYYJAQD7DAAhhwlAAPIMACGICQEA-wwAIYkJQADyDAAhiglAAPIMACGLCQEA5wwAIYwJAQDnDAAhjQlAAPIMACGOCUAA8gwAIY8JAQD7DAAhkAlAAPIMACGRCUAA8gwAIZIJAgDmDAAhkwmAAAAAARUJAADGDwAgDAAAxg0AIBAAAMcNACAXAADIDQAgGQAAyg0AIJwHBAAAAAGhBwEAAAABqgdAAAAAAeQHQAAAAAHyBwQAAAABgwgBAAAAAYYIAQAAAAGXCAEAAAABoAhAAAAAAaIIBAAAAAGjCBAAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwgQAAAAAagIQAAAAAECAAAAHQAgNAAAiRQAIAMAAAAbACA0AACJFAAgNQAAjRQAIBcAAAAbACAJAADFDwAgDAAAoQ0AIBAAAKINACAXAACjDQAgGQAApQ0AIC0AAI0UACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHkB0AA8gwAIfIHBADxDAAhgwgBAPsMACGGCAEA5wwAIZcIAQDnDAAhoAhAAOkMACGiCAQA-gwAIaMIEACRDQAhpAgBAOcMACGlCAEA-wwAIaYIAQD7DAAhpwgQAJENACGoCEAA8gwAIRUJAADFDwAgDAAAoQ0AIBAAAKINACAXAACjDQAgGQAApQ0AIJwHBAD6DAAhoQcBAPsMACGqB0AA6QwAIeQHQADyDAAh8gcEAPEMACGDCAEA-wwAIYYIAQDnDAAhlwgBAOcMACGgCEAA6QwAIaIIBAD6DAAhowgQAJENACGkCAEA5wwAIaUIAQD7DAAhpggBAPsMACGnCBAAkQ0AIagIQADyDAAhAcIHQAAAAAELCQEAAAABDgAAng8AIMIDAACdDwAglAcBAAAAAbEHAQAAAAHCB0AAAAABjAgBAAAAAY0IAQAAAAGOCAEAAAABjwiAAAAAAZAIAQAAAAECAAAAzwUAIDQAAI8UACADAAAA2wUAIDQAAI8UACA1AACTFAAgDQAAANsFACAJAQDnDAAhDgAAhQ8AIC0AAJMUACDCAwAAhA8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYwIAQDnDAAhjQgBAOcMACGOCAEA5wwAIY8IgAAAAAGQCAEA-wwAIQsJAQDnDAAhDgAAhQ8AIMIDAACEDwAglAcBAPsMACGxBwEA5wwAIcIHQADpDAAhjAgBAOcMACGNCAEA5wwAIY4IAQDnDAAhjwiAAAAAAZAIAQD7DAAhCwkBAAAAAQ4AAJ4PACDBAwAAnA8AIJQHAQAAAAGxBwEAAAABwgdAAAAAAYwIAQAAAAGNCAEAAAABjggBAAAAAY8IgAAAAAGQCAEAAAABAgAAAM8FACA0AACUFAAgAwAAANsFACA0AACUFAAgNQAAmBQAIA0AAADbBQAgCQEA5wwAIQ4AAIUPACAtAACYFAAgwQMAAIMPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGMCAEA5wwAIY0IAQDnDAAhjggBAOcMACGPCIAAAAABkAgBAPsMACELCQEA5wwAIQ4AAIUPACDBAwAAgw8AIJQHAQD7DAAhsQcBAOcMACHCB0AA6QwAIYwIAQDnDAAhjQgBAOcMACGOCAEA5wwAIY8IgAAAAAGQCAEA-wwAIQsJAQAAAAHBAwAAnA8AIMIDAACdDwAglAcBAAAAAbEHAQAAAAHCB0AAAAABjAgBAAAAAY0IAQAAAAGOCAEAAAABjwiAAAAAAZAIAQAAAAECAAAAzwUAIDQAAJkUACADAAAA2wUAIDQAAJkUACA1AACdFAAgDQAAANsFACAJAQDnDAAhLQAAnRQAIMEDAACDDwAgwgMAAIQPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGMCAEA5wwAIY0IAQDnDAAhjggBAOcMACGPCIAAAAABkAgBAPsMACELCQEA5wwAIcEDAACDDwAgwgMAAIQPACCUBwEA-wwAIbEHAQDnDAAhwgdAAOkMACGMCAEA5wwAIY0IAQDnDAAhjggBAOcMACGPCIAAAAABkAgBAPsMACEVCQAAxg8AIAwAAMYNACAQAADHDQAgGAAAyQ0AIBkAAMoNACCcBwQAAAABoQcBAAAAAaoHQAAAAAHkB0AAAAAB8gcEAAAAAYMIAQAAAAGGCAEAAAABlwgBAAAAAaAIQAAAAAGiCAQAAAABowgQAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIEAAAAAGoCEAAAAABAgAAAB0AIDQAAJ4UACADAAAAGwAgNAAAnhQAIDUAAKIUACAXAAAAGwAgCQAAxQ8AIAwAAKENACAQAACiDQAgGAAApA0AIBkAAKUNACAtAACiFAAgnAcEAPoMACGhBwEA-wwAIaoHQADpDAAh5AdAAPIMACHyBwQA8QwAIYMIAQD7DAAhhggBAOcMACGXCAEA5wwAIaAIQADpDAAhoggEAPoMACGjCBAAkQ0AIaQIAQDnDAAhpQgBAPsMACGmCAEA-wwAIacIEACRDQAhqAhAAPIMACEVCQAAxQ8AIAwAAKENACAQAACiDQAgGAAApA0AIBkAAKUNACCcBwQA-gwAIaEHAQD7DAAhqgdAAOkMACHkB0AA8gwAIfIHBADxDAAhgwgBAPsMACGGCAEA5wwAIZcIAQDnDAAhoAhAAOkMACGiCAQA-gwAIaMIEACRDQAhpAgBAOcMACGlCAEA-wwAIaYIAQD7DAAhpwgQAJENACGoCEAA8gwAISUHAADoEgAgDQAA7BIAIBsAAOkSACAcAADqEgAgHQAA6xIAIB4AAO0SACAfAADuEgAgIAAA7xIAICIAAPESACAjAADyEgAgJAAA8xIAICUAAPQSACAmAAD1EgAgJwAA9hIAIKoHQAAAAAGxBwEAAAAByghAAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkBAAAAAYYJAQAAAAGHCUAAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAY8JAQAAAAGQCUAAAAABkQlAAAAAAZIJAgAAAAGTCYAAAAABAgAAAAEAIDQAAKMUACADAAAAFAAgNAAAoxQAIDUAAKcUACAnAAAAFAAgBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAACnFAAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAK8RACANAACzEQAgGwAAsBEAIBwAALERACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABAoIHAQAAAAHlBwEAAAABAoIHAQAAAAGyBwEAAAABB4QFAAC-DgAggQcCAAAAAZUHAQAAAAGWBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAABAgAAAPkHACA0AACqFAAgAwAAAIYIACA0AACqFAAgNQAArhQAIAkAAACGCAAgLQAArhQAIIQFAACkDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5gcBAOcMACHnBwEA5wwAIegHAQD7DAAhB4QFAACkDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5gcBAOcMACHnBwEA5wwAIegHAQD7DAAhB4UFAAC_DgAggQcCAAAAAZUHAQAAAAGWBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAABAgAAAPkHACA0AACvFAAgAwAAAIYIACA0AACvFAAgNQAAsxQAIAkAAACGCAAgLQAAsxQAIIUFAAClDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5gcBAOcMACHnBwEA5wwAIegHAQD7DAAhB4UFAAClDgAggQcCAOYMACGVBwEA5wwAIZYHAQDnDAAh5gcBAOcMACHnBwEA5wwAIegHAQD7DAAhJQcAAOgSACANAADsEgAgHAAA6hIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAAtBQAIAaUBwEAAAABoQcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEDAAAAFAAgNAAAtBQAIDUAALkUACAnAAAAFAAgBwAArxEAIA0AALMRACAcAACxEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACAtAAC5FAAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAK8RACANAACzEQAgHAAAsREAIB0AALIRACAeAAC0EQAgHwAAtREAICAAALYRACAhAAC3EQAgIgAAuBEAICMAALkRACAkAAC6EQAgJQAAuxEAICYAALwRACAnAAC9EQAgqgdAAOkMACGxBwEA5wwAIcoIQADpDAAhgAkBAOcMACGBCQEA5wwAIYIJAQDnDAAhgwkBAPsMACGECQEA-wwAIYUJAQD7DAAhhgkBAPsMACGHCUAA8gwAIYgJAQD7DAAhiQlAAPIMACGKCUAA8gwAIYsJAQDnDAAhjAkBAOcMACGNCUAA8gwAIY4JQADyDAAhjwkBAPsMACGQCUAA8gwAIZEJQADyDAAhkgkCAOYMACGTCYAAAAABJQcAAOgSACANAADsEgAgGwAA6RIAIBwAAOoSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAAuhQAIAaUBwEAAAABogcBAAAAAaMHEAAAAAGkBwEAAAABpQcQAAAAAaYHEAAAAAEGgQcCAAAAAZQHAQAAAAGnBwEAAAABqAeAAAAAAakHQAAAAAGqB0AAAAABQQMAAMMQACAOAADEEAAgEQAAxhAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeYHAQAAAAHnBwEAAAAB8gcQAAAAAdEIAQAAAAHSCAEAAAAB0wgEAAAAAdQIBAAAAAHVCAEAAAAB1ggBAAAAAdcIBAAAAAHYCCAAAAAB2QgCAAAAAdoIAQAAAAHbCAQAAAAB3AgCAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIAQAAAAHhCEAAAAAB4ghAAAAAAeMIQAAAAAHkCEAAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AiAAAAAAekIAQAAAAHqCEAAAAAB6whAAAAAAewIAQAAAAHtCAEAAAABAgAAACYAIDQAAL4UACAOgQcCAAAAAYIHAQAAAAGeBwEAAAABnwdAAAAAAaoHQAAAAAGxBwEAAAABsAgEAAAAAbEIBAAAAAGyCBAAAAABswggAAAAAbQIEAAAAAG1CEAAAAABtgggAAAAAbcIQAAAAAECAAAA2wMAIDQAAMAUACADgQcCAAAAAcwHAQAAAAGFCEAAAAABQQMAAMMQACALAADFEAAgDgAAxBAAIBIAAMcQACATAADIEAAgFAAAyRAAIBUAAPsQACAWAADKEAAggQcCAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABnAcEAAAAAZ0HAQAAAAGiBwEAAAABpgcQAAAAAacHAQAAAAGpB0AAAAABqgdAAAAAAbEHAQAAAAGyBwEAAAABtQcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG-B0AAAAAByQcBAAAAAcoHAQAAAAHLB4AAAAABzAcBAAAAAeYHAQAAAAHnBwEAAAAB8gcQAAAAAdEIAQAAAAHSCAEAAAAB0wgEAAAAAdQIBAAAAAHVCAEAAAAB1ggBAAAAAdcIBAAAAAHYCCAAAAAB2QgCAAAAAdoIAQAAAAHbCAQAAAAB3AgCAAAAAd0IQAAAAAHeCAEAAAAB3whAAAAAAeAIAQAAAAHhCEAAAAAB4ghAAAAAAeMIQAAAAAHkCEAAAAAB5QgBAAAAAeYIAQAAAAHnCAEAAAAB6AiAAAAAAekIAQAAAAHqCEAAAAAB6whAAAAAAewIAQAAAAHtCAEAAAABAgAAACYAIDQAAMMUACADAAAAIQAgNAAAwxQAIDUAAMcUACBDAAAAIQAgAwAAsRAAIAsAALIQACAOAADBEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAADHFAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIUEDAACxEAAgCwAAshAAIA4AAMEQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACEF5AdAAAAAAYMIAQAAAAGhCAIAAAABoggEAAAAAaMIEAAAAAEDAAAAIQAgNAAAvhQAIDUAAMsUACBDAAAAIQAgAwAAsRAAIA4AAMEQACARAACzEAAgEgAAtBAAIBMAALUQACAUAAC2EAAgFQAAtxAAIBYAALgQACAtAADLFAAggQcCAOYMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhnAcEAPoMACGdBwEA-wwAIaIHAQD7DAAhpgcQAPAMACGnBwEA5wwAIakHQADyDAAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhtQcBAOcMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb4HQADyDAAhyQcBAPsMACHKBwEA-wwAIcsHgAAAAAHMBwEA5wwAIeYHAQDnDAAh5wcBAOcMACHyBxAA8AwAIdEIAQD7DAAh0ggBAOcMACHTCAQA8QwAIdQIBADxDAAh1QgBAOcMACHWCAEA5wwAIdcIBADxDAAh2AggAK8QACHZCAIA0g4AIdoIAQD7DAAh2wgEAPoMACHcCAIA0g4AId0IQADyDAAh3ggBAPsMACHfCEAA8gwAIeAIAQD7DAAh4QhAAPIMACHiCEAA8gwAIeMIQADyDAAh5AhAAPIMACHlCAEA-wwAIeYIAQD7DAAh5wgBAPsMACHoCIAAAAAB6QgBAPsMACHqCEAA8gwAIesIQADyDAAh7AgBAPsMACHtCAEA-wwAIUEDAACxEAAgDgAAwRAAIBEAALMQACASAAC0EAAgEwAAtRAAIBQAALYQACAVAAC3EAAgFgAAuBAAIIEHAgDmDAAhkwcBAOcMACGUBwEA5wwAIZUHAQDnDAAhlgcBAOcMACGXBwEA5wwAIZwHBAD6DAAhnQcBAPsMACGiBwEA-wwAIaYHEADwDAAhpwcBAOcMACGpB0AA8gwAIaoHQADpDAAhsQcBAOcMACGyBwEA5wwAIbUHAQDnDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG-B0AA8gwAIckHAQD7DAAhygcBAPsMACHLB4AAAAABzAcBAOcMACHmBwEA5wwAIecHAQDnDAAh8gcQAPAMACHRCAEA-wwAIdIIAQDnDAAh0wgEAPEMACHUCAQA8QwAIdUIAQDnDAAh1ggBAOcMACHXCAQA8QwAIdgIIACvEAAh2QgCANIOACHaCAEA-wwAIdsIBAD6DAAh3AgCANIOACHdCEAA8gwAId4IAQD7DAAh3whAAPIMACHgCAEA-wwAIeEIQADyDAAh4ghAAPIMACHjCEAA8gwAIeQIQADyDAAh5QgBAPsMACHmCAEA-wwAIecIAQD7DAAh6AiAAAAAAekIAQD7DAAh6ghAAPIMACHrCEAA8gwAIewIAQD7DAAh7QgBAPsMACEDAAAA3gMAIDQAAMAUACA1AADOFAAgEAAAAN4DACAtAADOFAAggQcCAOYMACGCBwEA5wwAIZ4HAQD7DAAhnwdAAPIMACGqB0AA6QwAIbEHAQDnDAAhsAgEAPEMACGxCAQA8QwAIbIIEACRDQAhswggAOgMACG0CBAAkQ0AIbUIQADyDAAhtgggAOgMACG3CEAA8gwAIQ6BBwIA5gwAIYIHAQDnDAAhngcBAPsMACGfB0AA8gwAIaoHQADpDAAhsQcBAOcMACGwCAQA8QwAIbEIBADxDAAhsggQAJENACGzCCAA6AwAIbQIEACRDQAhtQhAAPIMACG2CCAA6AwAIbcIQADyDAAhD5wHBAAAAAGqB0AAAAAB5AdAAAAAAfIHBAAAAAGDCAEAAAABhggBAAAAAZcIAQAAAAGgCEAAAAABoggEAAAAAaMIEAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCBAAAAABqAhAAAAAAQMAAAAUACA0AAC6FAAgNQAA0hQAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAcAACxEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AANIUACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHAAAsREAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAEdAwAA4w0AIAgAAOQNACALAADmDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQIAAABTACA0AADTFAAgAwAAAD8AIDQAANMUACA1AADXFAAgHwAAAD8AIAMAAJINACAIAACTDQAgCwAAlQ0AIBsCAOYMACEtAADXFAAggQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEdAwAAkg0AIAgAAJMNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhKQMAAI8OACCBBwIAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZoHBAAAAAGhBwEAAAABowcQAAAAAaQHAQAAAAGxBwEAAAABtQcBAAAAAcYHBAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcBAAAAAdEHAQAAAAHSBxAAAAAB0wcQAAAAAdQHEAAAAAHVBwQAAAAB1gcEAAAAAdcHEAAAAAHYBxAAAAAB2QcBAAAAAdoHEAAAAAHbBwEAAAAB3AdAAAAAAd0HIAAAAAHeB0AAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAAB4gdAAAAAAeMHQAAAAAHkB0AAAAABAgAAAA4AIDQAANgUACAdAwAA4w0AIAoAAOUNACALAADmDQAgGwIAAAABgQcCAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZwHBAAAAAGiBwEAAAABpgcQAAAAAaoHQAAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwQAAAABuAcgAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9B0AAAAABvgdAAAAAAQIAAABTACA0AADaFAAgAwAAAAwAIDQAANgUACA1AADeFAAgKwAAAAwAIAMAAIQOACAtAADeFAAggQcCAOYMACGSBwEA5wwAIZMHAQDnDAAhlAcBAOcMACGVBwEA5wwAIZYHAQDnDAAhlwcBAOcMACGYBxAA8AwAIZoHBADxDAAhoQcBAPsMACGjBxAA8AwAIaQHAQD7DAAhsQcBAOcMACG1BwEA5wwAIcYHBADxDAAhzAcBAOcMACHNBwEA5wwAIc4HAQDnDAAhzwcCAOYMACHQBwEA5wwAIdEHAQDnDAAh0gcQAPAMACHTBxAA8AwAIdQHEADwDAAh1QcEAPEMACHWBwQA8QwAIdcHEADwDAAh2AcQAPAMACHZBwEA-wwAIdoHEACRDQAh2wcBAPsMACHcB0AA8gwAId0HIADoDAAh3gdAAPIMACHfBwEA-wwAIeAHQADyDAAh4QdAAPIMACHiB0AA8gwAIeMHQADpDAAh5AdAAPIMACEpAwAAhA4AIIEHAgDmDAAhkgcBAOcMACGTBwEA5wwAIZQHAQDnDAAhlQcBAOcMACGWBwEA5wwAIZcHAQDnDAAhmAcQAPAMACGaBwQA8QwAIaEHAQD7DAAhowcQAPAMACGkBwEA-wwAIbEHAQDnDAAhtQcBAOcMACHGBwQA8QwAIcwHAQDnDAAhzQcBAOcMACHOBwEA5wwAIc8HAgDmDAAh0AcBAOcMACHRBwEA5wwAIdIHEADwDAAh0wcQAPAMACHUBxAA8AwAIdUHBADxDAAh1gcEAPEMACHXBxAA8AwAIdgHEADwDAAh2QcBAPsMACHaBxAAkQ0AIdsHAQD7DAAh3AdAAPIMACHdByAA6AwAId4HQADyDAAh3wcBAPsMACHgB0AA8gwAIeEHQADyDAAh4gdAAPIMACHjB0AA6QwAIeQHQADyDAAhAwAAAD8AIDQAANoUACA1AADhFAAgHwAAAD8AIAMAAJINACAKAACUDQAgCwAAlQ0AIBsCAOYMACEtAADhFAAggQcCAOYMACGSBwEA-wwAIZMHAQD7DAAhlAcBAPsMACGVBwEA5wwAIZYHAQDnDAAhlwcBAPsMACGcBwQA-gwAIaIHAQD7DAAhpgcQAJENACGqB0AA6QwAIbEHAQDnDAAhsgcBAOcMACGzBwEA-wwAIbQHAQDnDAAhtQcBAOcMACG2BwEA-wwAIbcHBAD6DAAhuAcgAOgMACG5BwEA-wwAIboHQADyDAAhuwcBAPsMACG8BwEA-wwAIb0HQADyDAAhvgdAAPIMACEdAwAAkg0AIAoAAJQNACALAACVDQAgGwIA5gwAIYEHAgDmDAAhkgcBAPsMACGTBwEA-wwAIZQHAQD7DAAhlQcBAOcMACGWBwEA5wwAIZcHAQD7DAAhnAcEAPoMACGiBwEA-wwAIaYHEACRDQAhqgdAAOkMACGxBwEA5wwAIbIHAQDnDAAhswcBAPsMACG0BwEA5wwAIbUHAQDnDAAhtgcBAPsMACG3BwQA-gwAIbgHIADoDAAhuQcBAPsMACG6B0AA8gwAIbsHAQD7DAAhvAcBAPsMACG9B0AA8gwAIb4HQADyDAAhJQcAAOgSACANAADsEgAgGwAA6RIAIB0AAOsSACAeAADtEgAgHwAA7hIAICAAAO8SACAhAADwEgAgIgAA8RIAICMAAPISACAkAADzEgAgJQAA9BIAICYAAPUSACAnAAD2EgAgqgdAAAAAAbEHAQAAAAHKCEAAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJAQAAAAGFCQEAAAABhgkBAAAAAYcJQAAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABjwkBAAAAAZAJQAAAAAGRCUAAAAABkgkCAAAAAZMJgAAAAAECAAAAAQAgNAAA4hQAIAMAAAAUACA0AADiFAAgNQAA5hQAICcAAAAUACAHAACvEQAgDQAAsxEAIBsAALARACAdAACyEQAgHgAAtBEAIB8AALURACAgAAC2EQAgIQAAtxEAICIAALgRACAjAAC5EQAgJAAAuhEAICUAALsRACAmAAC8EQAgJwAAvREAIC0AAOYUACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAElBwAArxEAIA0AALMRACAbAACwEQAgHQAAshEAIB4AALQRACAfAAC1EQAgIAAAthEAICEAALcRACAiAAC4EQAgIwAAuREAICQAALoRACAlAAC7EQAgJgAAvBEAICcAAL0RACCqB0AA6QwAIbEHAQDnDAAhyghAAOkMACGACQEA5wwAIYEJAQDnDAAhggkBAOcMACGDCQEA-wwAIYQJAQD7DAAhhQkBAPsMACGGCQEA-wwAIYcJQADyDAAhiAkBAPsMACGJCUAA8gwAIYoJQADyDAAhiwkBAOcMACGMCQEA5wwAIY0JQADyDAAhjglAAPIMACGPCQEA-wwAIZAJQADyDAAhkQlAAPIMACGSCQIA5gwAIZMJgAAAAAEQBgAjBwYCDVUMGw8FHFEZHVQHHlgNH1waIF4bIWIcImYdI2oeJG4fJXIgJnYhJ3oiAwMAAQUKAwYABAEEAAIBBQsAAwMAAQYAGAgTBgIJAAcaAAUFAxUBBgAXCBYGChoICx4JAQkABwcGABYJQAcMAAoQIgwXRBQYRhUZRw8CBgALCx8JAQsgAAoDAAEGABMLKQkOJA0RLQ8SMRATMxEUNxIVOAwWOQwDAwABBgAODScMAQ0oAAIPAAkQAAwBEAAMARAADAEQAAwFCzoAETsAEjwAFD0AFj4AAQ8ACQEPAAkCF0gAGUkAAwhKAApLAAtMAAEITQABAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQEDAAEBAwABDgd7AA1_ABt8ABx9AB1-AB6AAQAfgQEAIYIBACKDAQAjhAEAJIUBACWGAQAmhwEAJ4gBAAAAAAUGACg6ACk7ACo8ACs9ACwAAAAAAAUGACg6ACk7ACo8ACs9ACwBAwABAQMAAQUGADE6ADI7ADM8ADQ9ADUAAAAAAAUGADE6ADI7ADM8ADQ9ADUBAwABAQMAAQMGADo8ADs9ADwAAAADBgA6PAA7PQA8AQQAAgEEAAIDBgBBPABCPQBDAAAAAwYAQTwAQj0AQwMDAAEO6wENFewBDAMDAAEO8gENFfMBDAUGAEg6AEk7AEo8AEs9AEwAAAAAAAUGAEg6AEk7AEo8AEs9AEwBAwABAQMAAQUGAFE6AFI7AFM8AFQ9AFUAAAAAAAUGAFE6AFI7AFM8AFQ9AFUBAwABAQMAAQUGAFo6AFs7AFw8AF09AF4AAAAAAAUGAFo6AFs7AFw8AF09AF4BAwABAQMAAQMGAGM8AGQ9AGUAAAADBgBjPABkPQBlAQMAAQEDAAEFBgBqOgBrOwBsPABtPQBuAAAAAAAFBgBqOgBrOwBsPABtPQBuAQMAAQEDAAEFBgBzOgB0OwB1PAB2PQB3AAAAAAAFBgBzOgB0OwB1PAB2PQB3AQMAAQEDAAEDBgB8PAB9PQB-AAAAAwYAfDwAfT0AfgEDAAEBAwABBQYAgwE6AIQBOwCFATwAhgE9AIcBAAAAAAAFBgCDAToAhAE7AIUBPACGAT0AhwEBEAAMARAADAUGAIwBOgCNATsAjgE8AI8BPQCQAQAAAAAABQYAjAE6AI0BOwCOATwAjwE9AJABARAADAEQAAwDBgCVATwAlgE9AJcBAAAAAwYAlQE8AJYBPQCXAQEQAAwBEAAMAwYAnAE8AJ0BPQCeAQAAAAMGAJwBPACdAT0AngEAAAUGAKMBOgCkATsApQE8AKYBPQCnAQAAAAAABQYAowE6AKQBOwClATwApgE9AKcBAAAABQYArQE6AK4BOwCvATwAsAE9ALEBAAAAAAAFBgCtAToArgE7AK8BPACwAT0AsQEAAAAFBgC3AToAuAE7ALkBPAC6AT0AuwEAAAAAAAUGALcBOgC4ATsAuQE8ALoBPQC7AQAAAAMGAMEBPADCAT0AwwEAAAADBgDBATwAwgE9AMMBAwnKBAcMAAoQyQQMAwnRBAcMAAoQ0AQMBQYAyAE6AMkBOwDKATwAywE9AMwBAAAAAAAFBgDIAToAyQE7AMoBPADLAT0AzAECDwAJEAAMAg8ACRAADAUGANEBOgDSATsA0wE8ANQBPQDVAQAAAAAABQYA0QE6ANIBOwDTATwA1AE9ANUBAAAABQYA2wE6ANwBOwDdATwA3gE9AN8BAAAAAAAFBgDbAToA3AE7AN0BPADeAT0A3wEBAwABAQMAAQUGAOQBOgDlATsA5gE8AOcBPQDoAQAAAAAABQYA5AE6AOUBOwDmATwA5wE9AOgBAQ8ACQEPAAkFBgDtAToA7gE7AO8BPADwAT0A8QEAAAAAAAUGAO0BOgDuATsA7wE8APABPQDxAQAAAAMGAPcBPAD4AT0A-QEAAAADBgD3ATwA-AE9APkBBAYA_wEO2AX-AcED0gX8AcID1gX9AQHAAwD7AQHAAwD7AQHAAwD7AQHCA9kFAAAAAwYAgwI8AIQCPQCFAgAAAAMGAIMCPACEAj0AhQIAAAAFBgCLAjoAjAI7AI0CPACOAj0AjwIAAAAAAAUGAIsCOgCMAjsAjQI8AI4CPQCPAgHAAwD7AQHAAwD7AQMGAJQCPACVAj0AlgIAAAADBgCUAjwAlQI9AJYCAcADAPsBAcADAPsBAwYAmwI8AJwCPQCdAgAAAAMGAJsCPACcAj0AnQIBwAMA-wEBwAMA-wEFBgCiAjoAowI7AKQCPAClAj0ApgIAAAAAAAUGAKICOgCjAjsApAI8AKUCPQCmAgAAAAUGAKwCOgCtAjsArgI8AK8CPQCwAgAAAAAABQYArAI6AK0COwCuAjwArwI9ALACAQ8ACQEPAAkFBgC1AjoAtgI7ALcCPAC4Aj0AuQIAAAAAAAUGALUCOgC2AjsAtwI8ALgCPQC5AgAAAAUGAL8COgDAAjsAwQI8AMICPQDDAgAAAAAABQYAvwI6AMACOwDBAjwAwgI9AMMCAAAABQYAyQI6AMoCOwDLAjwAzAI9AM0CAAAAAAAFBgDJAjoAygI7AMsCPADMAj0AzQIAAAAFBgDTAjoA1AI7ANUCPADWAj0A1wIAAAAAAAUGANMCOgDUAjsA1QI8ANYCPQDXAgAAAAMGAN0CPADeAj0A3wIAAAADBgDdAjwA3gI9AN8CAQMAAQEDAAEFBgDkAjoA5QI7AOYCPADnAj0A6AIAAAAAAAUGAOQCOgDlAjsA5gI8AOcCPQDoAgMGAO0ChAX-B-sChQWCCOwCAYMFAOoCAYMFAOoCAoQFgwgAhQWECAAAAAUGAPECOgDyAjsA8wI8APQCPQD1AgAAAAAABQYA8QI6APICOwDzAjwA9AI9APUCAYMFAOoCAYMFAOoCBQYA-gI6APsCOwD8AjwA_QI9AP4CAAAAAAAFBgD6AjoA-wI7APwCPAD9Aj0A_gIBgwUA6gIBgwUA6gIFBgCDAzoAhAM7AIUDPACGAz0AhwMAAAAAAAUGAIMDOgCEAzsAhQM8AIYDPQCHAwEDAAEBAwABBQYAjAM6AI0DOwCOAzwAjwM9AJADAAAAAAAFBgCMAzoAjQM7AI4DPACPAz0AkAMAAAAFBgCWAzoAlwM7AJgDPACZAz0AmgMAAAAAAAUGAJYDOgCXAzsAmAM8AJkDPQCaAwAAAAUGAKADOgChAzsAogM8AKMDPQCkAwAAAAAABQYAoAM6AKEDOwCiAzwAowM9AKQDAAADBgCpAzwAqgM9AKsDAAAAAwYAqQM8AKoDPQCrAwAAAAUGALEDOgCyAzsAswM8ALQDPQC1AwAAAAAABQYAsQM6ALIDOwCzAzwAtAM9ALUDAAADBgC6AzwAuwM9ALwDAAAAAwYAugM8ALsDPQC8AwAAAAMGAMIDPADDAz0AxAMAAAADBgDCAzwAwwM9AMQDAQPyCQEBA_gJAQUGAMkDOgDKAzsAywM8AMwDPQDNAwAAAAAABQYAyQM6AMoDOwDLAzwAzAM9AM0DAQkABwEJAAcFBgDSAzoA0wM7ANQDPADVAz0A1gMAAAAAAAUGANIDOgDTAzsA1AM8ANUDPQDWAwIJAAcaAAUCCQAHGgAFBQYA2wM6ANwDOwDdAzwA3gM9AN8DAAAAAAAFBgDbAzoA3AM7AN0DPADeAz0A3wMAAAAFBgDlAzoA5gM7AOcDPADoAz0A6QMAAAAAAAUGAOUDOgDmAzsA5wM8AOgDPQDpAwEDAAEBAwABBQYA7gM6AO8DOwDwAzwA8QM9APIDAAAAAAAFBgDuAzoA7wM7APADPADxAz0A8gMAAAAFBgD4AzoA-QM7APoDPAD7Az0A_AMAAAAAAAUGAPgDOgD5AzsA-gM8APsDPQD8AygCASmJAQEqiwEBK4wBASyNAQEujwEBL5EBJDCSASUxlAEBMpYBJDOXASY2mAEBN5kBATiaASQ-nQEnP54BLUCfASJBoAEiQqEBIkOiASJEowEiRaUBIkanASRHqAEuSKoBIkmsASRKrQEvS64BIkyvASJNsAEkTrMBME-0ATZQtQECUbYBAlK3AQJTuAECVLkBAlW7AQJWvQEkV74BN1jAAQJZwgEkWsMBOFvEAQJcxQECXcYBJF7JATlfygE9YMsBA2HMAQNizQEDY84BA2TPAQNl0QEDZtMBJGfUAT5o1gEDadgBJGrZAT9r2gEDbNsBA23cASRu3wFAb-ABRHDhAQxx4gEMcuMBDHPkAQx05QEMdecBDHbpASR36gFFeO4BDHnwASR68QFGe_QBDHz1AQx99gEkfvkBR3_6AU2AAfsBDYEB_AENggH9AQ2DAf4BDYQB_wENhQGBAg2GAYMCJIcBhAJOiAGGAg2JAYgCJIoBiQJPiwGKAg2MAYsCDY0BjAIkjgGPAlCPAZACVpABkQIakQGSAhqSAZMCGpMBlAIalAGVAhqVAZcCGpYBmQIklwGaAleYAZwCGpkBngIkmgGfAlibAaACGpwBoQIanQGiAiSeAaUCWZ8BpgJfoAGoAhuhAakCG6IBqwIbowGsAhukAa0CG6UBrwIbpgGxAiSnAbICYKgBtAIbqQG2AiSqAbcCYasBuAIbrAG5AhutAboCJK4BvQJirwG-AmawAb8CHrEBwAIesgHBAh6zAcICHrQBwwIetQHFAh62AccCJLcByAJnuAHKAh65AcwCJLoBzQJouwHOAh68Ac8CHr0B0AIkvgHTAmm_AdQCb8AB1QIfwQHWAh_CAdcCH8MB2AIfxAHZAh_FAdsCH8YB3QIkxwHeAnDIAeACH8kB4gIkygHjAnHLAeQCH8wB5QIfzQHmAiTOAekCcs8B6gJ40AHrAiDRAewCINIB7QIg0wHuAiDUAe8CINUB8QIg1gHzAiTXAfQCedgB9gIg2QH4AiTaAfkCetsB-gIg3AH7AiDdAfwCJN4B_wJ73wGAA3_gAYEDIeEBggMh4gGDAyHjAYQDIeQBhQMh5QGHAyHmAYkDJOcBigOAAegBjAMh6QGOAyTqAY8DgQHrAZADIewBkQMh7QGSAyTuAZUDggHvAZYDiAHwAZgDEfEBmQMR8gGbAxHzAZwDEfQBnQMR9QGfAxH2AaEDJPcBogOJAfgBpAMR-QGmAyT6AacDigH7AagDEfwBqQMR_QGqAyT-Aa0DiwH_Aa4DkQGAAq8DEoECsAMSggKxAxKDArIDEoQCswMShQK1AxKGArcDJIcCuAOSAYgCugMSiQK8AySKAr0DkwGLAr4DEowCvwMSjQLAAySOAsMDlAGPAsQDmAGQAsUDEJECxgMQkgLHAxCTAsgDEJQCyQMQlQLLAxCWAs0DJJcCzgOZAZgC0AMQmQLSAySaAtMDmgGbAtQDEJwC1QMQnQLWAySeAtkDmwGfAtoDnwGgAtwDCqEC3QMKogLgAwqjAuEDCqQC4gMKpQLkAwqmAuYDJKcC5wOgAagC6QMKqQLrAySqAuwDoQGrAu0DCqwC7gMKrQLvAySuAvIDogGvAvMDqAGwAvUDqQGxAvYDqQGyAvkDqQGzAvoDqQG0AvsDqQG1Av0DqQG2Av8DJLcCgASqAbgCggSpAbkChAQkugKFBKsBuwKGBKkBvAKHBKkBvQKIBCS-AosErAG_AowEsgHAAo4EswHBAo8EswHCApIEswHDApMEswHEApQEswHFApYEswHGApgEJMcCmQS0AcgCmwSzAckCnQQkygKeBLUBywKfBLMBzAKgBLMBzQKhBCTOAqQEtgHPAqUEvAHQAqcEvQHRAqgEvQHSAqsEvQHTAqwEvQHUAq0EvQHVAq8EvQHWArEEJNcCsgS-AdgCtAS9AdkCtgQk2gK3BL8B2wK4BL0B3AK5BL0B3QK6BCTeAr0EwAHfAr4ExAHgAr8ECeECwAQJ4gLBBAnjAsIECeQCwwQJ5QLFBAnmAscEJOcCyATFAegCzAQJ6QLOBCTqAs8ExgHrAtIECewC0wQJ7QLUBCTuAtcExwHvAtgEzQHwAtkED_EC2gQP8gLbBA_zAtwED_QC3QQP9QLfBA_2AuEEJPcC4gTOAfgC5AQP-QLmBCT6AucEzwH7AugED_wC6QQP_QLqBCT-Au0E0AH_Au4E1gGAA_AE1wGBA_EE1wGCA_QE1wGDA_UE1wGEA_YE1wGFA_gE1wGGA_oEJIcD-wTYAYgD_QTXAYkD_wQkigOABdkBiwOBBdcBjAOCBdcBjQODBSSOA4YF2gGPA4cF4AGQA4gFHZEDiQUdkgOKBR2TA4sFHZQDjAUdlQOOBR2WA5AFJJcDkQXhAZgDkwUdmQOVBSSaA5YF4gGbA5cFHZwDmAUdnQOZBSSeA5wF4wGfA50F6QGgA58FFaEDoAUVogOiBRWjA6MFFaQDpAUVpQOmBRWmA6gFJKcDqQXqAagDqwUVqQOtBSSqA64F6wGrA68FFawDsAUVrQOxBSSuA7QF7AGvA7UF8gGwA7cF8wGxA7gF8wGyA7sF8wGzA7wF8wG0A70F8wG1A78F8wG2A8EFJLcDwgX0AbgDxAXzAbkDxgUkugPHBfUBuwPIBfMBvAPJBfMBvQPKBSS-A80F9gG_A84F-gHDA9AF-wHEA9oF-wHFA90F-wHGA94F-wHHA98F-wHIA-EF-wHJA-MFJMoD5AWAAssD5gX7AcwD6AUkzQPpBYECzgPqBfsBzwPrBfsB0APsBSTRA-8FggLSA_AFhgLTA_IFhwLUA_MFhwLVA_YFhwLWA_cFhwLXA_gFhwLYA_oFhwLZA_wFJNoD_QWIAtsD_wWHAtwDgQYk3QOCBokC3gODBocC3wOEBocC4AOFBiThA4gGigLiA4kGkALjA4sG_AHkA4wG_AHlA44G_AHmA48G_AHnA5AG_AHoA5IG_AHpA5QGJOoDlQaRAusDlwb8AewDmQYk7QOaBpIC7gObBvwB7wOcBvwB8AOdBiTxA6AGkwLyA6EGlwLzA6IG_QH0A6MG_QH1A6QG_QH2A6UG_QH3A6YG_QH4A6gG_QH5A6oGJPoDqwaYAvsDrQb9AfwDrwYk_QOwBpkC_gOxBv0B_wOyBv0BgASzBiSBBLYGmgKCBLcGngKDBLkG_gGEBLoG_gGFBLwG_gGGBL0G_gGHBL4G_gGIBMAG_gGJBMIGJIoEwwafAosExQb-AYwExwYkjQTIBqACjgTJBv4BjwTKBv4BkATLBiSRBM4GoQKSBM8GpwKTBNEGqAKUBNIGqAKVBNUGqAKWBNYGqAKXBNcGqAKYBNkGqAKZBNsGJJoE3AapApsE3gaoApwE4AYknQThBqoCngTiBqgCnwTjBqgCoATkBiShBOcGqwKiBOgGsQKjBOkGFKQE6gYUpQTrBhSmBOwGFKcE7QYUqATvBhSpBPEGJKoE8gayAqsE9AYUrAT2BiStBPcGswKuBPgGFK8E-QYUsAT6BiSxBP0GtAKyBP4GugKzBIAHuwK0BIEHuwK1BIQHuwK2BIUHuwK3BIYHuwK4BIgHuwK5BIoHJLoEiwe8ArsEjQe7ArwEjwckvQSQB70CvgSRB7sCvwSSB7sCwASTByTBBJYHvgLCBJcHxALDBJkHxQLEBJoHxQLFBJ0HxQLGBJ4HxQLHBJ8HxQLIBKEHxQLJBKMHJMoEpAfGAssEpgfFAswEqAckzQSpB8cCzgSqB8UCzwSrB8UC0ASsByTRBK8HyALSBLAHzgLTBLIHzwLUBLMHzwLVBLYHzwLWBLcHzwLXBLgHzwLYBLoHzwLZBLwHJNoEvQfQAtsEvwfPAtwEwQck3QTCB9EC3gTDB88C3wTEB88C4ATFByThBMgH0gLiBMkH2ALjBMsH2QLkBMwH2QLlBM8H2QLmBNAH2QLnBNEH2QLoBNMH2QLpBNUHJOoE1gfaAusE2AfZAuwE2gck7QTbB9sC7gTcB9kC7wTdB9kC8ATeByTxBOEH3ALyBOIH4ALzBOMHHPQE5Acc9QTlBxz2BOYHHPcE5wcc-ATpBxz5BOsHJPoE7AfhAvsE7gcc_ATwByT9BPEH4gL-BPIHHP8E8wccgAX0BySBBfcH4wKCBfgH6QKGBfoH6gKHBYUI6gKIBYgI6gKJBYkI6gKKBYoI6gKLBYwI6gKMBY4IJI0FjwjuAo4FkQjqAo8FkwgkkAWUCO8CkQWVCOoCkgWWCOoCkwWXCCSUBZoI8AKVBZsI9gKWBZwI7AKXBZ0I7AKYBZ4I7AKZBZ8I7AKaBaAI7AKbBaII7AKcBaQIJJ0FpQj3Ap4FpwjsAp8FqQgkoAWqCPgCoQWrCOwCogWsCOwCowWtCCSkBbAI-QKlBbEI_wKmBbII6wKnBbMI6wKoBbQI6wKpBbUI6wKqBbYI6wKrBbgI6wKsBboIJK0FuwiAA64FvQjrAq8FvwgksAXACIEDsQXBCOsCsgXCCOsCswXDCCS0BcYIggO1BccIiAO2BcgIBbcFyQgFuAXKCAW5BcsIBboFzAgFuwXOCAW8BdAIJL0F0QiJA74F0wgFvwXVCCTABdYIigPBBdcIBcIF2AgFwwXZCCTEBdwIiwPFBd0IkQPGBd8IkgPHBeAIkgPIBeMIkgPJBeQIkgPKBeUIkgPLBecIkgPMBekIJM0F6giTA84F7AiSA88F7ggk0AXvCJQD0QXwCJID0gXxCJID0wXyCCTUBfUIlQPVBfYImwPWBfgInAPXBfkInAPYBfwInAPZBf0InAPaBf4InAPbBYAJnAPcBYIJJN0FgwmdA94FhQmcA98Fhwkk4AWICZ4D4QWJCZwD4gWKCZwD4wWLCSTkBY4JnwPlBY8JpQPmBZEJpgPnBZIJpgPoBZUJpgPpBZYJpgPqBZcJpgPrBZkJpgPsBZsJJO0FnAmnA-4FnQmmA-8Fngkk8AWhCagD8QWiCawD8gWkCa0D8wWlCa0D9AWoCa0D9QWpCa0D9gWqCa0D9wWsCa0D-AWuCST5Ba8JrgP6BbEJrQP7BbMJJPwFtAmvA_0FtQmtA_4FtgmtA_8FtwkkgAa6CbADgQa7CbYDgga9CbcDgwa-CbcDhAbBCbcDhQbCCbcDhgbDCbcDhwbFCbcDiAbHCSSJBsgJuAOKBskJtwOLBsoJJIwGzQm5A40Gzgm9A44G0Am-A48G0Qm-A5AG1Am-A5EG1Qm-A5IG1gm-A5MG2Am-A5QG2gkklQbbCb8DlgbdCb4DlwbfCSSYBuAJwAOZBuEJvgOaBuIJvgObBuMJJJwG5gnBA50G5wnFA54G6AkHnwbpCQegBuoJB6EG6wkHogbsCQejBu4JB6QG8AkkpQbxCcYDpgb0CQenBvYJJKgG9wnHA6kG-QkHqgb6CQerBvsJJKwG_gnIA60G_wnOA64GgAoIrwaBCgiwBoIKCLEGgwoIsgaECgizBoYKCLQGiAoktQaJCs8DtgaLCgi3Bo0KJLgGjgrQA7kGjwoIugaQCgi7BpEKJLwGlArRA70GlQrXA74GlgoGvwaXCgbABpgKBsEGmQoGwgaaCgbDBpwKBsQGngokxQafCtgDxgahCgbHBqMKJMgGpArZA8kGpQoGygamCgbLBqcKJMwGqgraA80GqwrgA84GrQrhA88GrgrhA9AGsQrhA9EGsgrhA9IGswrhA9MGtQrhA9QGtwok1Qa4CuID1ga6CuED1wa8CiTYBr0K4wPZBr4K4QPaBr8K4QPbBsAKJNwGwwrkA90GxArqA94GxQoZ3wbGChngBscKGeEGyAoZ4gbJChnjBssKGeQGzQok5QbOCusD5gbQChnnBtIKJOgG0wrsA-kG1AoZ6gbVChnrBtYKJOwG2QrtA-0G2grzA-4G3Ar0A-8G3Qr0A_AG4Ar0A_EG4Qr0A_IG4gr0A_MG5Ar0A_QG5gok9QbnCvUD9gbpCvQD9wbrCiT4BuwK9gP5Bu0K9AP6Bu4K9AP7Bu8KJPwG8gr3A_0G8wr9Aw"
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
  dailyLimit: "dailyLimit",
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
  uncounted: "uncounted",
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
