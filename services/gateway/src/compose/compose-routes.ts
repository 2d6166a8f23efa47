import type { Environment } from "@lunas/catalog/chain";
import { tokens } from "@lunas/catalog/tokens";
import { createLocalFork } from "@lunas/chain/fork/local-fork";
import { readContractSignature } from "@lunas/chain/read/contract-signature";
import { createFinalityReader } from "@lunas/chain/read/finality";
import { createChainReader } from "@lunas/chain/read/read-facts";
import type { LogInDeps } from "@lunas/domain/merchant/log-in";
import { createAdmission } from "@lunas/domain/payment/admission";
import { answeredPayments } from "@lunas/domain/payment/answered-payments";
import { delivered } from "@lunas/domain/payment/delivered";
import type { FacilitateDeps } from "@lunas/domain/payment/facilitate";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import type { FinalityReader } from "@lunas/domain/payment/finality";
import { createRowWatch } from "@lunas/domain/payment/row-watch";
import { createSettlingLoad, type SettlingLoad } from "@lunas/domain/payment/settling-load";
import type { EventNotifications } from "@lunas/domain/webhook/follow-events";
import { apiVersion } from "@lunas/protocol/api/version";
import type { Clock } from "@lunas/runtime/clock";
import { createEventLoopLoad } from "@lunas/runtime/event-loop-load";
import { checkHealth } from "@lunas/runtime/health";
import { guardReader } from "../chains/guard-reader";
import type { Networks } from "../chains/networks";
import type { ChannelsOn } from "../chains/offered-channels";
import type { Authorizers } from "../chains/poll-authorizers";
import type { Lanes } from "../chains/poll-lanes";
import { reportHealth } from "../chains/report-health";
import type { RequestContext } from "../http/context";
import type { Route } from "../http/route";
import { sleep } from "../http/sleep";
import type { ReceiptIssuer } from "../receipts/issue-receipts";
import { depositRoute } from "../routes/channels/pay-by-deposit";
import { refundByPayer } from "../routes/channels/refund-by-payer";
import { createRoutes } from "../routes/create-routes";
import type { DiscoveryDeps } from "../routes/discovery/deps";
import type { FacilitateRouteDeps } from "../routes/payments/facilitate";
import type { SandboxFork } from "../routes/sandbox/fork";
import type { X402Deps } from "../routes/x402/deps";
import { queuedFaucet } from "../sandbox/faucet";
import { createSandboxFork } from "../sandbox/sandbox-fork";
import type { Config } from "../settings/read-config";
import { servedIn } from "../settings/served-chains";
import { parseSignInMessage } from "../sign-in/parse-message";
import { type CodeOnChain, createProvedBy } from "../sign-in/proved-by";
import { publicConfig } from "../translate/public-config";
import { tokenList } from "../translate/token-list";
import { composeChannelFace } from "./channel-face";
import { channelDeps, channelPayments } from "./channels";
import type { Connections } from "./connections";
import type { Observer } from "./observe";
import { gatewayItself, type Stores } from "./stores";

export interface ComposeRoutesDeps {
  readonly config: Config;
  readonly connections: Connections;
  readonly observer: Observer;
  readonly clock: Clock;
  readonly stores: Stores;
  readonly networks: Networks;
  readonly lanes: Lanes;
  readonly channelsOn: ChannelsOn;
  readonly authorizers: Pick<Authorizers, "authorizersOf">;
  readonly notifications: EventNotifications;
  readonly receipts: ReceiptIssuer;
}

const faucetWaitMs = 20_000;

/** The share of the connections whose callers may wait for payments. Refusals and all other requests need the rest. */
const waitingShare = 0.5;

/** The routes with their dependencies. */
export function composeRoutes(deps: ComposeRoutesDeps): readonly Route[] {
  const { config, connections, observer, clock, stores } = deps;
  const { payments, histories, sessions, nonces } = stores;
  const servedChains = config.chains.map(({ chain }) => chain);
  const chainIds = servedChains.map(({ chainId }) => chainId);
  const finality = createFinalityReader({ chains: connections.chains, clock });
  const load = settlingLoad(deps);
  observer.watchLoad(load, servedChains);
  const settling = { ...facilitateDeps(deps, finality), load, holds: stores.holds, chains: servedChains };
  const channelActions = {
    ...{ channels: stores.channels, requests: stores.channelRequests, settleWaitMs: config.settleWaitMs },
    timer: { sleep },
  };
  const onDelivered = (ended: Facilitated, isWritten: boolean, context: RequestContext) => {
    delivered(settling, ended, isWritten).catch((error: unknown) => observer.fault(error, context));
  };
  const { settleWaitMs } = config;
  const shared = { settleWaitMs, watch: observer.watch, onFacilitated: observer.facilitated, onDelivered };
  const terms = { hasChannels: deps.networks.hasChannels, authorizersOf: deps.authorizers.authorizersOf };
  const deposit = depositRoute({ ...shared, deposit: { ...settling, deposits: stores.deposits }, ...terms });
  const chainsOf = (environment: Environment) => servedIn(config.chains, environment);
  const channels = channelDeps(deps, chainsOf);
  const facilitate = {
    ...shared,
    facilitate: settling,
    chainsOf,
    receipts: deps.receipts,
    channels: { ...channelPayments(channels), deposit, refund: refundByPayer(channelActions) },
  };
  return createRoutes({
    facilitate,
    chainsIn: (environment) => servedChains.filter((chain) => chain.environment === environment),
    x402: config.x402Facade ? x402Deps(deps, facilitate) : null,
    discovery: config.x402Discovery ? discoveryDeps(deps) : null,
    links: { links: stores.linksBy(gatewayItself), linksBy: stores.linksBy },
    payLink: { payable: stores.payableLinks, ownOrigins: config.ownOrigins },
    channelActions,
    channels,
    lookUp: { payments, finality },
    timeline: { histories },
    receipt: { payments, refunds: stores.refunds, receipts: deps.receipts },
    refunds: { ...settling, finality, refunds: stores.refunds },
    books: stores.books,
    reports: stores.reports,
    tokens: tokenList(tokens, config.chains),
    config: () => publicConfig(config.chains, { ...deps.networks, ...deps.lanes, channelsOn: deps.channelsOn }),
    health: () => reportHealth(healthDeps(deps, load)),
    readiness: async () => (await checkHealth(connections.checks)).status,
    nonce: { nonces, domain: config.signIn.domain, uri: config.signIn.uri, chainIds },
    logIn: logInDeps(deps, chainIds),
    signInLinks: stores.signInLinks,
    merchants: stores.merchants,
    merchantsBy: stores.merchantsBy,
    walletChanges: stores.walletChanges,
    walletProofs: walletProofDeps(deps, chainIds),
    sessions,
    keys: stores.keysBy(gatewayItself),
    keysBy: stores.keysBy,
    audit: stores.audit,
    fund: fundDeps(deps),
    webhooks: { deliveries: stores.deliveriesBy(gatewayItself), deliveriesBy: stores.deliveriesBy },
    events: { feed: stores.feed, notifications: deps.notifications, clock },
    sandbox: { fork: sandboxFork(deps), hasSandbox: config.sandboxMode !== "none" },
    clock,
    allowPrivateTargets: config.webhookAllowPrivateTargets,
    productionAccess: config.productionAccess,
    hasSandbox: config.sandboxMode !== "none",
    publicUrl: config.publicUrl,
  });
}

function facilitateDeps(
  { connections, networks, lanes, clock, stores }: ComposeRoutesDeps,
  preconfirmations: FinalityReader,
): FacilitateDeps {
  const { chains, recoveries } = connections;
  const reader = createChainReader({ chains, relayerAddress: lanes.relayerOf, clock, recover: recoveries.recover });
  return {
    payments: stores.payments,
    chain: guardReader(reader, networks),
    lanes,
    answered: answeredPayments(clock),
    rows: createRowWatch({ payments: stores.payments, clock, timer: { sleep } }),
    clock,
    preconfirmations,
    queue: connections.settlements,
    timer: { sleep },
    admission: createAdmission({ clock, timer: { sleep }, isBusy: createEventLoopLoad().isBusy }),
  };
}

function settlingLoad({ config, networks, clock }: ComposeRoutesDeps): SettlingLoad {
  const mostWaiting = waitingShare * config.listen.maxConnections;
  return createSettlingLoad({ clock, settleWaitMs: config.settleWaitMs, isHalted: networks.isHalted, mostWaiting });
}

/** Null on a hosted test chain, which this service cannot reset. */
function sandboxFork({ config, connections, stores, clock }: ComposeRoutesDeps): SandboxFork | null {
  if (config.sandboxMode !== "fork") return null;
  const sandbox = connections.chains.find(({ chain }) => chain.environment === "sandbox");
  const origin = config.chains.find(({ chain }) => chain.environment === "production");
  const token = sandbox?.chain.tokens.IDRX;
  const [rpcUrl] = origin?.rpcUrls ?? [];
  if (sandbox === undefined || origin === undefined || token === undefined || rpcUrl === undefined)
    throw new Error("a sandbox that is a fork needs a production chain to fork");
  return createSandboxFork({
    sandbox: sandbox.chain,
    fork: createLocalFork({ rpc: sandbox.rpc, token }),
    origin: { chain: origin.chain, rpcUrl },
    resets: stores.resets,
    settlements: stores.settlements,
    clock,
  });
}

function x402Deps(deps: ComposeRoutesDeps, facilitate: FacilitateRouteDeps): X402Deps {
  const { networks, observer, channelsOn } = deps;
  const { relayersOf, namedRelayersOf } = deps.lanes;
  const { canSponsor: isSponsored } = networks;
  const channelFace = composeChannelFace(deps, facilitate);
  return { ...facilitate, relayersOf, namedRelayersOf, channelsOn, channelFace, isSponsored, onFault: observer.fault };
}

function discoveryDeps({ config, stores }: ComposeRoutesDeps): DiscoveryDeps {
  const chains = config.chains.map(({ chain }) => chain);
  const { directory, listedBy } = stores;
  return { directory, listed: listedBy(gatewayItself), listedBy, chains };
}

function healthDeps({ config, connections, networks, lanes }: ComposeRoutesDeps, { isOverloaded }: SettlingLoad) {
  const { checks } = connections;
  const chains = connections.chains.map(({ chain }) => chain);
  const { stateOf } = networks;
  return { chains, stateOf, lanes, isOverloaded, checks, version: apiVersion, x402Facade: config.x402Facade };
}

function logInDeps({ config, connections, clock, stores }: ComposeRoutesDeps, chainIds: readonly number[]): LogInDeps {
  const { nonces, merchants, sessions, audit } = stores;
  return {
    nonces,
    merchants,
    sessions,
    audit,
    clock,
    parseMessage: parseSignInMessage,
    provedBy: createProvedBy(codeOnProduction(connections)),
    proofs: stores.walletProofs,
    terms: { domains: config.signIn.domains, chainIds },
  };
}

/**
 * EIP-1271 and EIP-6492 on one production chain, the default one unless another is named. A sandbox chain is never asked:
 * everybody can deploy code there and could sign in as anybody.
 */
function codeOnProduction({ chains }: Connections, chainId?: number): CodeOnChain {
  const production = chains.filter(({ chain }) => chain.environment === "production");
  const served = production.find(({ chain }) => chain.chainId === chainId) ?? production[0];
  if (served === undefined) throw new Error("no production chain is served");
  return {
    chainId: served.chain.chainId,
    ask: (wallet, digest, signature) => readContractSignature(served, { wallet, digest, signature }),
  };
}

/** In a session the message names the production chain whose code is asked. */
function walletProofDeps(deps: ComposeRoutesDeps, chainIds: readonly number[]) {
  const { connections, config, stores } = deps;
  const signIn: LogInDeps = {
    ...logInDeps(deps, chainIds),
    provedBy: (signed) => createProvedBy(codeOnProduction(connections, signed.chainId))(signed),
  };
  return { signIn, proofs: stores.walletProofs, production: servedIn(config.chains, "production") };
}

function fundDeps({ config, connections, clock, stores }: ComposeRoutesDeps) {
  const { idrxCap, ethCap, idrxDaily, ethDaily } = config.faucet;
  const common = { requests: stores.faucetRequests, clock, timer: { sleep }, waitMs: faucetWaitMs };
  const perDay = { IDRX: String(idrxDaily), ETH: ethDaily };
  const sandboxes = config.chains.filter(({ chain }) => chain.environment === "sandbox");
  const faucets = sandboxes.map(({ chain: { chainId, network } }) => {
    const queue = connections.faucets.get(chainId);
    if (queue === undefined) throw new Error(`the faucet of ${network} has no queue`);
    return { network, faucet: queuedFaucet({ ...common, queue, chainId, perDay }) };
  });
  return { faucets, caps: { IDRX: String(idrxCap), ETH: ethCap } };
}
