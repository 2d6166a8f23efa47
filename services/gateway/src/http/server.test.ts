import { chains as catalogChains } from "@lunas/catalog/chains";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { tokens } from "@lunas/catalog/tokens";
import { openRecoveries } from "@lunas/chain/curve/recoveries";
import * as digests from "@lunas/chain/read/channel-digests";
import { channelSignatures } from "@lunas/chain/read/channel-signatures";
import type { StoredCharge } from "@lunas/domain/channel/charge";
import type { ActionRequests } from "@lunas/domain/channel/requests";
import type { PaymentLink } from "@lunas/domain/link/payment-link";
import type { PaymentLinks } from "@lunas/domain/link/ports";
import { type ApiKey, type Authenticated, newApiKey } from "@lunas/domain/merchant/api-key";
import type { ListedSession } from "@lunas/domain/merchant/ports";
import { linkStatement } from "@lunas/domain/merchant/sign-in-link-statement";
import { cancelStatement, changeStatement, type WalletChange } from "@lunas/domain/merchant/wallet-change";
import type { AuditEntry } from "@lunas/domain/operations/audit-entry";
import { answeredPayments } from "@lunas/domain/payment/answered-payments";
import { createRowWatch } from "@lunas/domain/payment/row-watch";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { refuse } from "@lunas/domain/shared/refusal";
import type { PayoutSnapshot } from "@lunas/domain/webhook/event";
import { ErrorBody } from "@lunas/protocol/api/errors";
import { errorsOf } from "@lunas/protocol/api/errors-of";
import { operations } from "@lunas/protocol/api/operations";
import { parse } from "@lunas/protocol/validate";
import { aMerchant } from "@lunas/testkit/build/a-merchant";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthenticatedKey } from "@lunas/testkit/build/an-api-key";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { merchantWallet, payerWallet } from "@lunas/testkit/build/defaults";
import { chainFacts } from "@lunas/testkit/build/facts";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { fakeQueue } from "@lunas/testkit/fakes/fake-queue";
import { memoryChannelReads, memoryChannels, memoryChargeStore } from "@lunas/testkit/fakes/memory-channels";
import { memoryDatabase } from "@lunas/testkit/fakes/memory-database";
import { memoryDeliveryLog } from "@lunas/testkit/fakes/memory-delivery-log";
import { memoryHistoryStore } from "@lunas/testkit/fakes/memory-history-store";
import { memoryHoldStore } from "@lunas/testkit/fakes/memory-hold-store";
import { memoryMerchants } from "@lunas/testkit/fakes/memory-merchants";
import { memoryPaymentBooks } from "@lunas/testkit/fakes/memory-payment-books";
import { memoryPaymentStore } from "@lunas/testkit/fakes/memory-payment-store";
import { memoryRefundBooks } from "@lunas/testkit/fakes/memory-refunds";
import { quietEvents } from "@lunas/testkit/fakes/quiet-events";
import { channelPayer } from "@lunas/testkit/payer/channel-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { MemoryStore } from "express-rate-limit";
import request from "supertest";
import { createReceiptIssuer } from "../receipts/issue-receipts";
import { noChannels } from "../routes/channels/pay";
import { createRoutes, type RoutesDeps } from "../routes/create-routes";
import { servedChains } from "../settings/served-chains";
import { publicConfig } from "../translate/public-config";
import { tokenList } from "../translate/token-list";
import { createClientDisconnects } from "./client-disconnects";
import { createIdentify } from "./identify";
import { createLimits } from "./limits";
import { createApp } from "./server";
import { sessionCookie } from "./session-cookie";
import { sleep } from "./sleep";

const merchant = aMerchant({
  webhookUrl: "https://shop.example/hook",
  webhookSecrets: { current: `whsec_${"A".repeat(43)}=`, previous: null, previousUntilMs: null },
  createdAtMs: 1_700_000_000_000,
  updatedAtMs: 1_700_000_000_000,
});
const wanted = { merchantId: merchant.id, oldWallet: merchantWallet, newWallet: addressOf(77) };
const walletChange: WalletChange = {
  ...{
    status: "effective",
    oldWallet: merchantWallet,
    newWallet: addressOf(77),
    announcedAt: "2026-11-20T08:00:00.000Z",
  },
  ...{ effectiveAt: "2026-11-20T08:00:00.000Z", oldWalletAcceptedUntil: "2026-11-21T08:00:00.000Z" },
};
const secretKey = newApiKey({ type: "secret", environment: "sandbox" }).key;
const cookie = "lunas_session=token";

const aSession: ListedSession = {
  id: "ses_1",
  merchantId: "mer_1",
  createdAtMs: manualClock().now(),
  walletChanges: 0,
  lastUsedAtMs: 0,
  ipAddress: "203.0.113.7",
  userAgent: "Test/1.0",
};

const aRefund = aStoredPayment({ id: "ref_1", refundOf: "pay_1" });
const refundHistory = {
  ...{ payment: aRefund, endedAtMs: null, transactions: [], events: [], webhooks: [] },
  omitted: { attempts: 0, webhooks: 0 },
};

type Outcome = "confirmed" | "failed" | "pending";

/** The API on fakes: every port answers at once, and a settlement ends with the given outcome. */
const aPayout: PayoutSnapshot = {
  ...{ payoutId: "pyo_1", environment: "sandbox", network: "sandbox", token: "IDRX", receiver: merchantWallet },
  ...{ amount: null, channels: 1, txHash: null, createdAt: "2026-11-20T08:00:00.000Z", timestamp: null },
  status: "pending",
};
/** What a settler does at once. */
const doneRequests: ActionRequests = {
  askClaims: async () => 2,
  askPayout: async () => aPayout,
  askRefund: async () => true,
  find: async () => ({ status: "confirmed", amount: 5n, txHash: hashOf(7), blockNumber: 7, failure: null }),
  payouts: async () => ({ payouts: [], total: 0, waiting: { unclaimed: 0n, unpaid: 0n } }),
};

function anApi(options: { outcome?: Outcome; fault?: Error; perWindow?: number; hasSandbox?: boolean } = {}) {
  const isRegisteredOrigin = jest.fn(async (origin: string) => origin === "https://shop.example");
  const clock = manualClock();
  const database = memoryDatabase(clock);
  const payments = memoryPaymentStore(database);
  const settle = async (id: string) => {
    const row = [...database.payments.values()].find(({ payment }) => payment.id === id);
    if (row !== undefined) row.payment = { ...row.payment, ...endings[options.outcome ?? "confirmed"] };
  };
  const chain = {
    readFacts: async () => (options.fault === undefined ? chainFacts() : Promise.reject(options.fault)),
    readPayerFunds: async (_chain: unknown, _funds: unknown, nonces: readonly bigint[]) => {
      const { block, balance, allowance } = chainFacts();
      if (nonces.length === 0) return { block, balance, allowance, used: [] };
      throw new Error("no caller was refused for payments in flight");
    },
    chainTimeSeconds: () => null,
    followedTimeSeconds: () => null,
  };
  const timer = { sleep };
  const receipts = createReceiptIssuer({
    keys: [{ id: "r1", key: new Uint8Array(32).fill(1) }],
    publicUrl: "https://d",
    clock,
  });
  const faults: unknown[] = [];
  const channelRows = memoryChannels(clock);
  const { channel } = channelOfTests;
  channelRows.channels.set(channel.id, { channel, last: null, reserved: null, claiming: 0n });
  channelRows.charges.push(aStoredCharge);
  const identity: Authenticated = {
    key: anAuthenticatedKey(),
    merchant: { id: "mer_1", walletAddress: merchantWallet },
  };
  const lanes = { canSettle: () => true, laneState: () => "serving" as const };
  const authenticate = jest.fn(async () => identity);
  const cookies = sessionCookie("http://localhost:3402");
  const limit = options.perWindow ?? 1_000;
  const app = createApp({
    routes: createRoutes({
      ...staticRoutes(clock),
      facilitate: {
        facilitate: {
          payments,
          chain,
          lanes,
          holds: memoryHoldStore(database),
          chains: [sandbox],
          answered: answeredPayments(clock),
          rows: createRowWatch({ payments, clock, timer }),
          preconfirmations: { isPreconfirmed: async () => false },
          clock,
          queue: fakeQueue(timer, settle),
          timer,
        },
        chainsOf: () => [sandbox],
        settleWaitMs: 0,
        receipts,
        channels: noChannels,
        watch: (given) => given,
        onFacilitated: () => undefined,
        onDelivered: () => undefined,
      },
      channelActions: { channels: memoryChannelReads(channelRows), requests: doneRequests, settleWaitMs: 1_000, timer },
      channels: {
        ...{ charges: memoryChargeStore(channelRows), channels: memoryChannelReads(channelRows) },
        ...{
          signatures: channelSignatures(openRecoveries().recover),
          clock,
          timer,
          chainsOf: () => [sandbox],
          onAnswered: () => undefined,
        },
      },
      receipt: { payments, receipts, refunds: { find: async () => ({ ...aRefund, ...endings.confirmed }) } },
      reports: { exportPage: async () => [], dailySums: async () => [] },
      lookUp: {
        payments,
        finality: { heads: async () => null, whereabouts: async () => null, isPreconfirmed: async () => false },
      },
      books: memoryPaymentBooks(database),
      timeline: { histories: { ...memoryHistoryStore(database, payments), findRefund: async () => refundHistory } },
      refunds: {
        ...{ payments, chain, clock, timer, chains: [sandbox], lanes },
        queue: fakeQueue(timer, settle),
        finality: { heads: async () => null, whereabouts: async () => null },
        refunds: { ...memoryRefundBooks(database), find: async () => aRefund },
      },
    }),
    identify: createIdentify({
      keys: { authenticate },
      clock,
      cookie: cookies,
      ownOrigins: ["http://localhost:3402"],
      hasSandbox: options.hasSandbox ?? true,
      sessions: { find: async (token) => (token === "token" ? aSession : null) },
      merchants: { findById: async () => merchant },
    }),
    limits: createLimits({
      perWindow: {
        facilitate: limit,
        payments: limit,
        merchant: limit,
        other: limit,
        probe: limit,
        refused_key: limit,
      },
      windowMs: 60_000,
      storeOf: () => new MemoryStore(),
    }),
    cookie: cookies,
    signalOf: createClientDisconnects(new AbortController().signal),
    isKnownKey: () => false,
    isRegisteredOrigin: Object.assign(isRegisteredOrigin, {
      remembered: (origin: string) => origin === "https://shop.example",
    }),
    publicUrl: "http://localhost:3402",
    trustProxy: 0,
    clock,
    observer: { requestEnded: () => undefined, fault: (error) => faults.push(error) },
  });
  return { app, faults, isRegisteredOrigin, authenticate };
}

const endings = {
  pending: {},
  failed: { status: "failed", failure: { code: "tx_failed", message: "It reverted." }, txHash: hashOf(7) },
  confirmed: {
    status: "confirmed",
    txHash: hashOf(7),
    settled: {
      txHash: hashOf(7),
      logIndex: 0,
      blockNumber: 101,
      blockHash: hashOf(101),
      blockTimestampSeconds: 1_800_000_001,
    },
  },
} as const;

/** Routes that the tests here do not change. */
const fork: RoutesDeps["sandbox"]["fork"] = {
  reset: async () => ({
    network: "sandbox",
    chainId: 1337,
    blockNumber: 1,
    forkedFrom: { network: "base", blockNumber: 1 },
    resetAt: "2026-11-20T00:00:00.000Z",
  }),
  wallets: async () => [{ address: addressOf(5), ethBalance: "1.5", idrxBalance: "5", privateKey: hashOf(5) }],
};

function staticRoutes(
  clock: RoutesDeps["clock"],
): Omit<
  RoutesDeps,
  "facilitate" | "lookUp" | "timeline" | "books" | "channels" | "channelActions" | "receipt" | "reports" | "refunds"
> {
  const settings = {
    rpcUrls: ["http://private.example"],
    publicRpcUrl: "http://public.example",
    minAmount: null,
    gas: sandbox.gas,
    sponsorship: { merchantDailyWei: 1n, chainDailyWei: 1n },
    tokens: {},
    stalledAfterMs: null,
    preconfirmations: false,
  };
  const chains = servedChains(catalogChains, () => settings);
  const nonces = { issue: async () => ({ nonce: "abcdefgh", expiresAtMs: clock.now() }), consume: async () => true };
  const message = { address: merchantWallet, domain: "d", uri: "https://d", version: "1", chainId: 1, nonce: "n" };
  // In these tests a message may be the JSON of its content.
  const said = (text: string) => (text.startsWith("{") ? JSON.parse(text) : { statement: null });
  const parseMessage = (text: string) => ({
    ...message,
    ...said(text),
    issuedAtMs: clock.now(),
    expiresAtMs: null,
    notBeforeMs: null,
  });
  const terms = { domains: ["d"], chainIds: [1] };
  const merchants = {
    findByWallet: async () => merchant,
    isTakenWallet: async () => true,
    findById: async () => merchant,
    updateOver: async () => merchant,
    register: async () => merchant,
    update: async () => merchant,
  };
  const sessions = {
    open: async () => "token",
    close: async () => true,
    list: async () => [aSession],
    closeById: async () => true,
    closeOthers: async () => 1,
  };
  const provedBy = async () => ({ kind: "key" }) as const;
  const proved = { address: merchant.walletAddress, byKey: true, chainIds: [] };
  const proofs = { note: async () => true, add: async () => proved };
  const keys = { ...memoryMerchants(clock).keyRegistry, ...stubbedKeys };
  const audit = { list: async () => ({ entries: [anAuditEntry], total: 1 }), record: async () => undefined };
  return {
    tokens: tokenList(tokens, chains),
    config: () =>
      publicConfig(chains, {
        ...{ canSponsor: () => true, canHold: () => true, namedRelayersOf: () => [], channelsOn: () => null },
      }),
    x402: null,
    discovery: null,
    health: async () => ({
      status: "ok",
      version: "1",
      x402Facade: false,
      reasons: [],
      networks: { sandbox: { status: "ok", blockNumber: 1, endpoints: [] } },
    }),
    readiness: async () => "ok",
    nonce: { nonces, domain: "d", uri: "https://d", chainIds: [1] },
    signInLinks: {
      issue: async () => ({ token: "t".repeat(22), expiresAtMs: 60_000 }),
      find: async () => ({ merchantId: merchant.id, walletChanges: merchant.walletChanges, expiresAtMs: 60_000 }),
      take: async () => true,
    },
    logIn: { nonces, parseMessage, provedBy, proofs, clock, terms, merchants, sessions, audit },
    merchants,
    merchantsBy: () => merchants,
    walletProofs: { signIn: { nonces, parseMessage, provedBy, clock, terms }, proofs, production: [base] },
    walletChanges: { announce: async () => walletChange, cancel: async () => walletChange },
    audit,
    sessions,
    keys,
    keysBy: () => keys,
    clock,
    sandbox: { fork, hasSandbox: true },
    hasSandbox: true,
    chainsIn: () => [sandbox],
    links: { links: someLinks, linksBy: () => someLinks },
    payLink: { payable: { findPayable: async () => payableLink }, ownOrigins: ["http://localhost:3402"] },
    allowPrivateTargets: false,
    productionAccess: "open",
    publicUrl: "https://d",
    webhooks: { deliveries: memoryDeliveryLog(), deliveriesBy: memoryDeliveryLog },
    events: { ...quietEvents, clock },
    fund: {
      caps: { IDRX: "100", ETH: "1" },
      faucets: [
        {
          network: "sandbox",
          faucet: {
            fund: async ({ amount, isOpenToAll }) =>
              amount > 5_000n && !isOpenToAll ? refuse("rate_limited", "Enough.") : { txHash: hashOf(9), balance: "5" },
          },
        },
      ],
    },
  };
}

const aLink: PaymentLink = {
  ...{
    id: "lnk_1",
    merchantId: "mer_1",
    environment: "sandbox",
    network: "sandbox",
    chainId: 1337,
    tokenSymbol: "IDRX",
  },
  ...{ title: "Kopi", description: null, minAmount: 1n, maxAmount: 2n ** 100n, redirectUrl: null, metadata: null },
  ...{ maxPayments: 1, placesTaken: 0, expiresAtMs: null, isActive: true, createdAtMs: 0, updatedAtMs: 0 },
};
const payableLink = { link: aLink, merchant: { ...merchant, isSuspended: false } };
const someLinks: PaymentLinks = {
  payeeOf: async (id) => ({ id, walletAddress: merchant.walletAddress, defaultNetwork: "sandbox" }),
  create: async () => aLink,
  list: async () => ({ links: [aLink], total: 1 }),
  find: async () => aLink,
  setActive: async () => aLink,
};

const anAuditEntry: AuditEntry = {
  ...{ id: "aud_1", actor: { kind: "merchant", id: "mer_1" }, action: "merchant.update", target: "mer_1" },
  ...{ merchantId: "mer_1", details: { changed: ["name"] }, atMs: 0 },
  personal: { ipAddress: "192.0.2.1", userAgent: null, values: { name: "Kedai" } },
};

const someKey: ApiKey = {
  id: "key_2",
  lineage: "key_2",
  merchantId: "mer_1",
  prefix: "ipk_pub_sandbox_abcdef",
  type: "publishable",
  environment: "sandbox",
  label: "Shop",
  allowedOrigins: ["https://shop.example"],
  scopes: ["payments:settle"],
  allowedIps: [],
  validUntilMs: null,
  lastUsedAtMs: null,
  createdAtMs: 1_700_000_000_000,
  revokedAtMs: 1_700_000_060_000,
  expiresAtMs: null,
};
const stubbedKeys = {
  list: async () => [someKey],
  find: async () => someKey,
  change: async () => someKey,
  roll: async () => ({ successor: someKey, replaced: someKey }),
  revoke: async () => someKey,
};

function aBody() {
  const authorization = anAuthorization();
  return { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
}

function aHoldBody() {
  const authorization = anAuthorization({
    kind: "upto",
    terms: uptoTerms({ maximum: 500_000n, facilitator: addressOf(6) }),
    spender: canonicalContracts.x402UptoProxy,
  });
  return { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
}

const channelOfTests = channelPayer(digests, { merchantId: "mer_1", receiver: merchantWallet });
const aStoredCharge: StoredCharge = {
  ...{ id: "chg_1", channelId: channelOfTests.channel.id, merchantId: "mer_1", environment: "sandbox" },
  ...{ amount: 5n, cumulative: 5n, resource: null, description: null, metadata: null },
  ...{ status: "voided", createdAtMs: 1 },
};

function aRefundBody() {
  const authorization = anAuthorization({ from: merchantWallet, to: payerWallet });
  return { amount: authorization.amount.toString(), payload: paymentPayload(authorization).payload };
}

const proof = { message: "m", signature: `0x${"11".repeat(65)}` };
const registration = { email: "kedai@example.com", name: "Kedai", walletAddress: merchantWallet, ...proof };

/** A valid request for each operation, by its id. */
const requests: Readonly<Record<string, { path?: string; headers?: Record<string, string>; body?: () => object }>> = {
  facilitate: { body: aBody },
  createHold: { body: aHoldBody },
  verifyVoucher: { body: () => channelOfTests.body({ charged: 0n }) },
  getChannel: { path: `/channels/${channelOfTests.channel.id}` },
  voidCharge: { path: "/charges/chg_1/void" },
  captureHold: { path: "/holds/HOLD/capture", body: () => ({ amount: "5" }) },
  releaseHold: { path: "/holds/HOLD/release" },
  getHold: { path: "/holds/HOLD" },
  getTokenPrice: { path: "/tokens/IDRX/price" },
  getPayment: { path: "/payments/ID" },
  verifyPayment: { path: "/verify/ID" },
  giveBackPayment: { path: "/payments/ID/give-back" },
  getPaymentTimeline: { path: "/payments/ID/timeline" },
  getReceipt: { path: "/payments/ID/receipt" },
  prepareRefund: { path: "/payments/ID/refunds/prepare", body: () => ({}) },
  createRefund: { path: "/payments/ID/refunds", body: aRefundBody },
  listRefundsOfPayment: { path: "/payments/ID/refunds" },
  getRefund: { path: "/refunds/ref_1" },
  getRefundTimeline: { path: "/refunds/ref_1/timeline" },
  getRefundReceipt: { path: "/refunds/ref_1/receipt" },
  register: { body: () => registration },
  login: { body: () => proof },
  createSignInLink: { body: () => ({ ...proof, message: JSON.stringify({ statement: linkStatement }) }) },
  readSignInLink: { headers: { Origin: "https://d" }, body: () => ({ token: "t".repeat(22) }) },
  redeemSignInLink: { headers: { Origin: "https://d" }, body: () => ({ token: "t".repeat(22) }) },
  changeWallet: {
    body: () => ({
      walletAddress: addressOf(77),
      oldWalletProof: { ...proof, message: JSON.stringify({ statement: changeStatement(wanted) }) },
      newWalletProof: {
        ...proof,
        message: JSON.stringify({ statement: changeStatement(wanted), address: addressOf(77) }),
      },
    }),
  },
  proveWallet: { body: () => proof },
  cancelWalletChange: {
    body: () => ({
      ...proof,
      message: JSON.stringify({ statement: cancelStatement({ ...wanted, merchantId: `mer_${"1".repeat(22)}` }) }),
    }),
  },
  createPaymentLink: { body: () => ({ title: "Kopi", amount: "500000" }) },
  getPaymentLink: { path: "/payment-links/lnk_1" },
  updatePaymentLink: { path: "/payment-links/lnk_1", body: () => ({ active: false }) },
  payLink: {
    path: "/pay/lnk_1",
    headers: { Origin: "http://localhost:3402" },
    body: () => ({ paymentPayload: aBody().paymentPayload }),
  },
  fundTestWallet: {
    path: "/pay/lnk_1/test-wallet",
    headers: { Origin: "http://localhost:3402" },
    body: () => ({ address: addressOf(5), need: "gas" }),
  },
  updateMerchant: { body: () => ({ name: "Teh" }) },
  createApiKey: { body: () => ({ environment: "sandbox" }) },
  updateApiKey: { path: "/merchant/api-keys/key_2", body: () => ({ label: "Shop" }) },
  rollApiKey: { path: "/merchant/api-keys/key_2/roll", body: () => ({ graceSeconds: 3_600 }) },
  revokeApiKey: { path: "/merchant/api-keys/key_2" },
  endSession: { path: "/merchant/sessions/ses_1" },
  getDelivery: { path: "/merchant/webhooks/deliveries/dlv_1" },
  redeliver: { path: "/merchant/webhooks/deliveries/dlv_1/redeliver" },
  redeliverFailed: { body: () => ({ since: "2026-11-20" }) },
  refundChannel: { path: `/channels/${aStoredCharge.channelId}/refund`, body: () => ({}) },
  fundWallet: { body: () => ({ address: addressOf(5), amount: "50" }) },
  fundWalletInSession: { body: () => ({ address: addressOf(5), amount: "50" }) },
};

const handled = createRoutes({
  ...staticRoutes(manualClock()),
  facilitate: { facilitate: {} } as RoutesDeps["facilitate"],
  channels: {} as RoutesDeps["channels"],
  channelActions: {} as RoutesDeps["channelActions"],
  lookUp: {} as RoutesDeps["lookUp"],
  receipt: {} as RoutesDeps["receipt"],
  reports: {} as RoutesDeps["reports"],
  books: {} as RoutesDeps["books"],
  timeline: {} as RoutesDeps["timeline"],
  refunds: {} as RoutesDeps["refunds"],
});

test("every served operation has a handler, and every handler a served operation", () => {
  const ids = handled.map(({ operation }) => operation.id);
  const served = operations.filter(({ status }) => status === "served").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(served.filter((id) => !ids.includes(id))).toEqual([]);
  // A deprecated alias is served but not in the description.
  const unadvertised = handled.filter(({ operation: { status, deprecated } }) => status !== "served" && !deprecated);
  expect(unadvertised.map(({ operation }) => operation.id)).toEqual([]);
});

test.each(handled.map(({ operation }) => [operation.id, operation] as const))(
  "%s answers by its schema, and errors have the one shape",
  async (id, { method, path, responses, media }) => {
    const { app, faults } = anApi();
    const { body: paid } = await request(app).post("/facilitate").set("X-API-Key", secretKey).send(aBody());
    const wanted = requests[id] ?? {};
    const verb = method.toLowerCase() as "get";
    const { body: hold } = await request(app).post("/holds").set("X-API-Key", secretKey).send(aHoldBody());
    const named = (wanted.path ?? path).replace(/\bID\b/, id === "verifyPayment" ? paid.txHash : paid.paymentId);
    const to = named.replace(/\bHOLD\b/, hold.holdId);
    const good = await request(app)
      [verb](to)
      .set(wanted.headers ?? { "X-API-Key": secretKey, Cookie: cookie })
      .send(wanted.body?.());
    const schema = responses[good.status as keyof typeof responses];
    if (schema === undefined) throw new Error(`${good.status}: ${JSON.stringify(good.body)}`);
    expect(parse(schema, media === undefined ? good.body : good.text)).toMatchObject({ ok: true });
    const bad = await request(app)
      [verb](to.replace(/\/(pay_|0x)\w+/, "/17"))
      .send({ nonsense: true });
    if (bad.status >= 400) expect(parse(ErrorBody, bad.body)).toMatchObject({ ok: true });
    expect(faults).toEqual([]);
  },
);

test("only codes that an operation declares are answered", async () => {
  const { app } = anApi({ outcome: "failed" });
  const { body, status } = await request(app).post("/facilitate").set("X-API-Key", secretKey).send(aBody());
  expect([status, body.error.code]).toEqual([500, "tx_failed"]);
  expect(body.error.details).toEqual({
    paymentId: expect.stringMatching(/^pay_/),
    txHash: hashOf(7),
    reason: "tx_failed",
  });
  const [operation] = handled.map((each) => each.operation).filter(({ id }) => id === "facilitate");
  expect(operation && errorsOf(operation)).toContain(body.error.code);
});

test("an open outcome is 504 and is not called a failure", async () => {
  const { app, faults } = anApi({ outcome: "pending" });
  const response = await request(app).post("/facilitate").set("X-API-Key", secretKey).send(aBody());
  expect([response.status, response.body.error.code]).toEqual([504, "settlement_pending"]);
  expect(response.body.error.details).toEqual({ paymentId: expect.stringMatching(/^pay_/), retryAfterSeconds: "2" });
  expect(response.headers["retry-after"]).toBe("2");
  expect(faults).toEqual([]);
});

test("a bug is 500 without internal details, and is reported once to the operator", async () => {
  const { app, faults } = anApi({ fault: new Error("postgres://lunas:secret@db") });
  const response = await request(app).post("/facilitate").set("X-API-Key", secretKey).send(aBody());
  expect([response.status, response.body.error.code]).toEqual([500, "internal_error"]);
  expect(response.text).not.toContain("secret");
  expect(faults).toHaveLength(1);
});

test("a read without a tag is never unchanged, whatever the client has", async () => {
  const { app } = anApi();
  await request(app).get("/merchant/me").set("If-None-Match", "*").expect(401);
  await request(app).get("/tokens").set("If-None-Match", " *").expect(200);
});

test("every request counts, and the refused ones learn when to come back", async () => {
  const { app } = anApi({ perWindow: 2 });
  const post = () => request(app).post("/facilitate").set("Origin", "https://shop.example").send({});
  const [first, second, third] = [await post(), await post(), await post()];
  expect([first.status, second.status, third.status]).toEqual([400, 400, 429]);
  expect(first.headers["ratelimit-policy"]).toMatch(/^"facilitate"; q=2; w=60/);
  expect(third.headers).toMatchObject({
    "retry-after": "60",
    ratelimit: expect.stringMatching(/^"facilitate"; r=0/),
    "access-control-allow-origin": "https://shop.example",
  });
  expect(third.body.error.code).toBe("rate_limited");
  await request(app).get("/config").expect(200);
});

test("a request over the limit causes no look-up: invented origins cost no query", async () => {
  const { app, isRegisteredOrigin } = anApi({ perWindow: 2 });
  const ask = (method: "post" | "options" | "get", path: string, index: number) =>
    request(app)[method](path).set("Origin", `https://invented-${index}.example`);
  for (let index = 0; index < 10; index += 1) await ask("post", "/facilitate", index).send({});
  expect(isRegisteredOrigin).toHaveBeenCalledTimes(2);
  for (let index = 0; index < 10; index += 1) await ask("options", "/facilitate", index);
  for (let index = 0; index < 10; index += 1) await ask("get", "/config", index);
  expect(isRegisteredOrigin).toHaveBeenCalledTimes(4);
});

test("a hundred invented origins and keys from one address cause no more look-ups than its limit", async () => {
  const { app, isRegisteredOrigin, authenticate } = anApi({ perWindow: 5 });
  const listening = app.listen(0);
  const ask = (at: number) => {
    const { key } = newApiKey({ type: "publishable", environment: "sandbox" });
    const invented = { Origin: `https://${at}.example`, "X-API-Key": key };
    return request(listening).post("/facilitate").set(invented).send(aBody());
  };
  const statuses: number[] = [];
  for (let at = 0; at < 100; at += 1) statuses.push((await ask(at)).status);
  listening.close();
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  expect(isRegisteredOrigin).toHaveBeenCalledTimes(5);
  expect(authenticate).toHaveBeenCalledTimes(5);
});

test("a hundred invented keys from one address cause no more look-ups than its limit, even where a valid key has its own count", async () => {
  const { app, authenticate } = anApi({ perWindow: 5 });
  authenticate.mockResolvedValue(null as never);
  const listening = app.listen(0);
  const statuses: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    const { key } = newApiKey({ type: "secret", environment: "sandbox" });
    statuses.push((await request(listening).get("/payments/pay_1").set("X-API-Key", key)).status);
  }
  listening.close();
  expect([statuses.filter((status) => status === 401).length, authenticate.mock.calls.length]).toEqual([5, 5]);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test("look-ups count by their key, and without a key like other requests", async () => {
  const { app } = anApi({ perWindow: 1 });
  const lookUp = (headers: Record<string, string>) => request(app).get("/payments/pay_1").set(headers);
  const statuses = [
    await lookUp({ "X-API-Key": secretKey }),
    await lookUp({}),
    await lookUp({}),
    await lookUp({ "X-API-Key": secretKey }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 401, 429, 429]);
});

test("without a sandbox its keys settle, refund and make nothing, and read what was", async () => {
  const { app } = anApi({ hasSandbox: false });
  const { key } = newApiKey({ type: "secret", environment: "sandbox" });
  const codeOf = async (method: "get" | "post", path: string, body?: object) => {
    const response = await request(app)[method](path).set("X-API-Key", key).send(body);
    return response.body.error?.code ?? response.status;
  };
  expect(await codeOf("post", "/facilitate", aBody())).toBe("unsupported_network");
  expect(await codeOf("post", "/payments/pay_1/refunds", aRefundBody())).toBe("unsupported_network");
  expect(await codeOf("get", "/merchant/terms")).toBe("unsupported_network");
  expect(await codeOf("post", "/sandbox/reset")).toBe("sandbox_operation_unsupported");
  expect(await codeOf("get", "/payments")).toBe(200);
});
