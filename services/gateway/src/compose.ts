import { idrx } from "@lunas/catalog/tokens/idrx";
import { createInstances } from "@lunas/database/instances";
import { systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import { reportInstance } from "@lunas/runtime/report-instance";
import { composeBackground } from "./compose/background";
import { composeRoutes } from "./compose/compose-routes";
import { openConnections } from "./compose/connections";
import { limitStores } from "./compose/limit-stores";
import { observeGateway } from "./compose/observe";
import { dashboardPolicy } from "./dashboard/policy";
import { readDashboard } from "./dashboard/read-files";
import { createClientDisconnects } from "./http/client-disconnects";
import { createIdentify } from "./http/identify";
import { createLimits, type FacilitateByKey } from "./http/limits";
import { createApp, serverPart } from "./http/server";
import { sessionCookie } from "./http/session-cookie";
import type { KnownSecretKeys } from "./keys/known-secret-keys";
import { registeredOrigins } from "./keys/registered-origins";
import { readPayPageFiles } from "./pay-page/files";
import { didPage } from "./receipts/did-document";
import { createReceiptIssuer } from "./receipts/issue-receipts";
import { packagePages } from "./reference/package-pages";
import { securityTextPages } from "./reference/security-text";
import type { Config } from "./settings/read-config";
import { readSite } from "./site/read-site";
import { smallestUnits } from "./translate/funding";

const limitWindowMs = 60_000;
/**
 * Of one address, whatever the operator allows callers: a proxy checks twice a second for each of its lists, and a gateway that refuses
 * its checks gets no requests.
 */
const probesPerWindow = 1_200;

/** Wires the gateway: connections, background tasks, the API, and the operator's port. */
export function compose(config: Config, tools: ProcessTools): Part[] {
  const clock = systemClock;
  const chains = config.chains.map(({ chain }) => chain);
  const observer = observeGateway(tools, { now: clock.now, chains });
  observer.accessDecided(config.productionAccess, chains);
  const connections = openConnections(config, observer, clock);
  const background = composeBackground(config, connections, observer);
  const stopping = new AbortController();
  const stores = background.stores;
  const cookie = sessionCookie(config.publicUrl);
  const { ownOrigins } = config;
  const receipts = createReceiptIssuer({ keys: config.receiptKeys.reveal(), publicUrl: config.publicUrl, clock });
  const app = createApp({
    routes: composeRoutes({ config, connections, observer, clock, receipts, ...background }),
    identify: createIdentify({
      ...{ keys: background.keyUses.keys, clock, cookie, ownOrigins, hasSandbox: config.sandboxMode !== "none" },
      ...stores,
    }),
    limits: createLimits({
      perWindow: { ...config.limits, probe: probesPerWindow, refused_key: config.limits.other },
      windowMs: limitWindowMs,
      storeOf: limitStores(connections.redis),
      facilitateByKey: facilitateByKey(config, background.knownKeys),
    }),
    cookie,
    signalOf: createClientDisconnects(stopping.signal),
    isKnownKey: (key) => background.knownKeys.idOf(key) !== null,
    isRegisteredOrigin: registeredOrigins(stores.origins, clock.now),
    trustProxy: config.listen.trustProxy,
    publicUrl: config.publicUrl,
    pages: [
      ...securityTextPages(config.securityText, config.publicUrl, clock.now),
      ...packagePages(config.packagesFolder),
      didPage(receipts.keys, config.publicUrl),
    ],
    payPage: {
      ...{ payable: stores.payableLinks, clock, publicUrl: config.publicUrl, files: readPayPageFiles() },
      chainsOf: (environment) => chains.filter((chain) => chain.environment === environment),
      ...testWallets(config),
      isDown: (chain) => background.networks.stateOf(chain).status === "down",
    },
    site: readSite(),
    receipts: { store: stores.receipts, issuer: receipts },
    dashboard: { files: readDashboard(), policy: dashboardPolicy(sandboxRpcUrl(config)) },
    clock,
    observer,
  });
  return [
    connections.part,
    reportInstance({ service: "gateway", logger: tools.logger, ...createInstances(connections.database) }),
    background.encryptionKeys,
    background.networks,
    background.lanes,
    background.authorizers,
    background.keyUses,
    background.notifications.part,
    healthServer({ ...config.operator, checks: connections.checks, metrics: tools.metrics }),
    serverPart(app, {
      ...{ ...config.listen, publicUrl: config.publicUrl, endWaits: () => stopping.abort() },
      onFault: observer.backgroundFault("accept_connections"),
    }),
  ];
}

/** What the pages of sandbox links need for their test wallets. */
function testWallets({ chains, faucet }: Config) {
  const served = chains.filter(({ chain }) => chain.environment === "sandbox");
  const testChainUrl = (chainId: number) => served.find(({ chain }) => chain.chainId === chainId)?.publicRpcUrl ?? null;
  return { testChainUrl, testMost: smallestUnits(String(faucet.idrxCap), idrx.decimals) };
}

/** As `/config` publishes it; null: there is no sandbox. */
function sandboxRpcUrl({ chains }: Config): string | null {
  return chains.find(({ chain }) => chain.environment === "sandbox")?.publicRpcUrl ?? null;
}

function facilitateByKey({ limits }: Config, { idOf }: KnownSecretKeys): FacilitateByKey | undefined {
  const { facilitateKey: perWindow } = limits;
  return perWindow === undefined ? undefined : { perWindow, keyIdOf: idOf };
}
