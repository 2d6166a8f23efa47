import type { Chain, Environment } from "@lunas/catalog/chain";
import type { ProductionAccess } from "@lunas/domain/merchant/issue-key";
import type { LogInDeps } from "@lunas/domain/merchant/log-in";
import type { ApiKeyRegistry, MerchantStore, Sessions } from "@lunas/domain/merchant/ports";
import type { WalletChanges } from "@lunas/domain/merchant/wallet-change";
import type { AuditLog, Author } from "@lunas/domain/operations/audit-entry";
import type { PaymentBooks } from "@lunas/domain/payment/books";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import type { PaymentReports } from "@lunas/domain/report/ports";
import type { FollowDeps } from "@lunas/domain/webhook/follow-events";
import type { PublicConfig } from "@lunas/protocol/api/config";
import type { Health, HealthStatus } from "@lunas/protocol/api/health";
import type { TokenList } from "@lunas/protocol/api/tokens";
import type { Clock } from "@lunas/runtime/clock";
import type { Route } from "../http/route";
import { createApiKey } from "./api-keys/create";
import { listApiKeys } from "./api-keys/list";
import { revokeApiKey } from "./api-keys/revoke";
import { rollApiKey } from "./api-keys/roll";
import { updateApiKey } from "./api-keys/update";
import { type IssueNonceDeps, issueNonce } from "./auth/issue-nonce";
import { logInMerchant } from "./auth/log-in";
import { logOutMerchant } from "./auth/log-out";
import { registerMerchant } from "./auth/register";
import { createSignInLink, type SignInLinkRouteDeps, showSignInLink, useSignInLink } from "./auth/sign-in-links";
import { showConfig } from "./chains/show-config";
import { type ChannelActionDeps, claimChannels, createPayout, giveBackChannel, listPayouts } from "./channels/actions";
import type { ChannelDeps } from "./channels/deps";
import { listChannels, listCharges, lookUpChannel } from "./channels/read";
import { verifyVoucher } from "./channels/verify";
import { voidCharge } from "./channels/void";
import type { DiscoveryDeps } from "./discovery/deps";
import { findResources } from "./discovery/find";
import { listResource } from "./discovery/list";
import { removeListedResource } from "./discovery/remove";
import { showListedResources } from "./discovery/show-own";
import { listEvents } from "./events/list-events";
import { showHealth } from "./health/show-health";
import { showLiveness } from "./health/show-liveness";
import { showReadiness } from "./health/show-readiness";
import { captureHold } from "./holds/capture";
import { createHold } from "./holds/create";
import { listHolds, lookUpHold, releaseHold } from "./holds/read";
import { cancelMerchantWalletChange, changeMerchantWallet } from "./merchant/change-wallet";
import { listAudit } from "./merchant/list-audit";
import { type ProveWalletDeps, proveMerchantWallet } from "./merchant/prove-wallet";
import { showMerchant } from "./merchant/show";
import { showTerms } from "./merchant/show-terms";
import { showStats } from "./merchant/stats";
import { updateMerchant } from "./merchant/update";
import { createPaymentLink } from "./payment-links/create";
import type { PayLinkDeps, PaymentLinkDeps } from "./payment-links/deps";
import { fundTestWallet } from "./payment-links/fund-test-wallet";
import { listPaymentLinks } from "./payment-links/list";
import { lookUpPaymentLink } from "./payment-links/look-up";
import { payLink } from "./payment-links/pay";
import { updatePaymentLink } from "./payment-links/update";
import { type FacilitateRouteDeps, facilitatePayment } from "./payments/facilitate";
import { giveBackPayment } from "./payments/give-back";
import { listPayments } from "./payments/list";
import { type LookUpDeps, lookUpPayment } from "./payments/look-up";
import { showTimeline, type TimelineDeps } from "./payments/timeline";
import { verifyPayment } from "./payments/verify";
import { showReceiptKeys } from "./receipts/show-keys";
import { type ReceiptRouteDeps, showReceipt } from "./receipts/show-receipt";
import { type RefundReceiptDeps, showRefundReceipt } from "./receipts/show-refund-receipt";
import { showOpenApi } from "./reference/show-openapi";
import { createRefund } from "./refunds/create";
import { listRefunds, listRefundsOf, lookUpRefund, type RefundReadDeps } from "./refunds/list";
import { prepareRefund } from "./refunds/prepare";
import { showRefundTimeline } from "./refunds/timeline";
import { showDailyReport } from "./reports/daily";
import { exportPaymentsAsCsv } from "./reports/export-payments";
import type { SandboxForkDeps } from "./sandbox/fork";
import { type FundDeps, fundWallet, fundWalletInSession } from "./sandbox/fund";
import { listSandboxWallets, listSandboxWalletsInSession } from "./sandbox/list-wallets";
import { resetSandbox, resetSandboxInSession } from "./sandbox/reset";
import { endOtherSessions, endSession } from "./sessions/end";
import { listSessions } from "./sessions/list";
import { listTokens } from "./tokens/list";
import { showTokenPrice } from "./tokens/price";
import { type DeliveryLogDeps, listDeliveries } from "./webhooks/list-deliveries";
import { redeliverAllFailed, redeliverOne } from "./webhooks/redeliver";
import { showDelivery } from "./webhooks/show-delivery";
import { testEndpoint } from "./webhooks/test-endpoint";
import type { X402Deps } from "./x402/deps";
import { settleStock } from "./x402/settle";
import { showSupported } from "./x402/supported";
import { verifyStock } from "./x402/verify";

export interface RoutesDeps {
  readonly facilitate: FacilitateRouteDeps;
  /** The served chains of an environment; none where there is no sandbox. */
  readonly chainsIn: (environment: Environment) => readonly Chain[];
  readonly channelActions: ChannelActionDeps;
  readonly channels: ChannelDeps;
  readonly lookUp: LookUpDeps;
  readonly timeline: TimelineDeps;
  readonly receipt: ReceiptRouteDeps & RefundReceiptDeps;
  readonly links: Pick<PaymentLinkDeps, "links" | "linksBy">;
  readonly payLink: Pick<PayLinkDeps, "payable" | "ownOrigins">;
  readonly refunds: RefundDeps & RefundReadDeps;
  readonly books: PaymentBooks;
  readonly reports: PaymentReports;
  readonly tokens: TokenList;
  readonly config: () => PublicConfig;
  readonly health: () => Promise<Health>;
  readonly readiness: () => Promise<HealthStatus>;
  readonly nonce: IssueNonceDeps;
  readonly logIn: LogInDeps;
  readonly signInLinks: SignInLinkRouteDeps["signIn"]["links"];
  readonly merchantsBy: (author: Author) => Pick<MerchantStore, "register" | "findById" | "update" | "updateOver">;
  readonly merchants: Pick<MerchantStore, "findById">;
  readonly walletChanges: WalletChanges;
  readonly walletProofs: ProveWalletDeps;
  readonly sessions: Pick<Sessions, "close" | "list" | "closeById" | "closeOthers">;
  readonly keys: Pick<ApiKeyRegistry, "list">;
  readonly keysBy: (author: Author) => ApiKeyRegistry;
  readonly audit: Pick<AuditLog, "list" | "record">;
  readonly fund: FundDeps;
  readonly sandbox: SandboxForkDeps;
  readonly webhooks: DeliveryLogDeps;
  readonly events: FollowDeps;
  readonly clock: Clock;
  readonly allowPrivateTargets: boolean;
  readonly productionAccess: ProductionAccess;
  readonly hasSandbox: boolean;
  readonly publicUrl: string;
  /** Null: the standard x402 endpoints are not served. */
  readonly x402: X402Deps | null;
  /** Null: there is no public directory of resources. */
  readonly discovery: DiscoveryDeps | null;
}

/** Every endpoint of this service, in binding order. A new one is its file and one line here. */
export function createRoutes(deps: RoutesDeps): readonly Route[] {
  const reporting = { reports: deps.reports, clock: deps.clock, chainsIn: deps.chainsIn };
  const links = { ...deps, ...deps.links, chainsOf: deps.facilitate.chainsOf };
  const routes = [
    facilitatePayment(deps.facilitate),
    ...holdRoutes(deps.facilitate),
    ...channelActionRoutes(deps.channelActions),
    ...channelRoutes(deps.channels),
    listPayments({ books: deps.books, finality: deps.lookUp.finality, chainsIn: deps.chainsIn }),
    exportPaymentsAsCsv(reporting),
    lookUpPayment(deps.lookUp),
    showTimeline(deps.timeline),
    giveBackPayment(deps.facilitate.facilitate),
    showReceipt(deps.receipt),
    showReceiptKeys(deps.receipt),
    verifyPayment(deps.lookUp),
    createPaymentLink(links),
    listPaymentLinks(links),
    lookUpPaymentLink(links),
    updatePaymentLink(links),
    payLink({ ...deps, ...deps.facilitate, ...deps.payLink }),
    fundTestWallet({ ...deps.fund, ...deps.payLink, clock: deps.clock }),
    prepareRefund(deps.refunds),
    createRefund({ ...deps.refunds, watch: deps.facilitate.watch }),
    listRefundsOf(deps.refunds),
    listRefunds(deps.refunds),
    lookUpRefund(deps.refunds),
    showRefundTimeline(deps.timeline),
    showRefundReceipt(deps.receipt),
    showConfig(deps.config),
    listTokens(deps.tokens),
    showTokenPrice(deps),
    showHealth(deps.health),
    showLiveness(),
    showReadiness(deps.readiness),
    ...signInRoutes(deps),
    showMerchant(),
    updateMerchant(deps),
    showTerms({ merchants: deps.merchants, chainsOf: deps.facilitate.chainsOf }),
    ...sumRoutes(deps),
    changeMerchantWallet({ signIn: deps.logIn, changes: deps.walletChanges }),
    cancelMerchantWalletChange({ signIn: deps.logIn, changes: deps.walletChanges }),
    proveMerchantWallet({ ...deps.walletProofs, clock: deps.clock }),
    listSessions(deps),
    endSession(deps),
    endOtherSessions(deps),
    listAudit(deps),
    createApiKey(deps),
    listApiKeys(deps),
    updateApiKey(deps),
    rollApiKey(deps),
    revokeApiKey(deps),
    listEvents(deps.events),
    listDeliveries(deps.webhooks),
    showDelivery(deps.webhooks),
    redeliverOne(deps.webhooks),
    redeliverAllFailed(deps.webhooks),
    testEndpoint(deps.webhooks),
    fundWallet(deps.fund),
    fundWalletInSession(deps.fund),
    resetSandbox({ ...deps.sandbox, audit: deps.audit }),
    resetSandboxInSession({ ...deps.sandbox, audit: deps.audit }),
    listSandboxWallets(deps.sandbox),
    listSandboxWalletsInSession(deps.sandbox),
    ...(deps.x402 === null ? [] : [showSupported(deps.x402), verifyStock(deps.x402), settleStock(deps.x402)]),
  ];
  return [...routes, ...discoveryRoutes(deps.discovery), showOpenApi(routes, deps.publicUrl)];
}

function holdRoutes(deps: FacilitateRouteDeps): readonly Route[] {
  const { facilitate } = deps;
  return [createHold(deps), captureHold(deps), releaseHold(facilitate), lookUpHold(facilitate), listHolds(facilitate)];
}

function channelActionRoutes(deps: ChannelActionDeps): readonly Route[] {
  return [claimChannels(deps), giveBackChannel(deps), createPayout(deps), listPayouts(deps)];
}

function channelRoutes(deps: ChannelDeps): readonly Route[] {
  return [verifyVoucher(deps), listChannels(deps), lookUpChannel(deps), listCharges(deps), voidCharge(deps)];
}

/** Sums of payments, and of charges beside them. */
function sumRoutes({ books, reports, clock, channels: { channels } }: RoutesDeps): readonly Route[] {
  return [showStats({ books, channels, clock }), showDailyReport({ reports, channels, clock })];
}

function signInRoutes(deps: RoutesDeps): readonly Route[] {
  const { logIn, publicUrl } = deps;
  const { findById } = deps.merchants;
  const merchants = { ...logIn.merchants, findById };
  const links = { signIn: { ...logIn, merchants, links: deps.signInLinks }, publicUrl };
  return [
    issueNonce(deps.nonce),
    registerMerchant({ signIn: logIn, merchantsBy: deps.merchantsBy, hasSandbox: deps.hasSandbox }),
    logInMerchant(logIn),
    logOutMerchant(deps),
    createSignInLink(links),
    showSignInLink(links),
    useSignInLink(links),
  ];
}

function discoveryRoutes(deps: DiscoveryDeps | null): readonly Route[] {
  if (deps === null) return [];
  return [findResources(deps), listResource(deps), showListedResources(deps), removeListedResource(deps)];
}
