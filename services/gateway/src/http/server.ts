import { createServer, type Server } from "node:http";
import type { Clock } from "@lunas/runtime/clock";
import { createEventLoopLoad } from "@lunas/runtime/event-loop-load";
import type { Part } from "@lunas/runtime/parts";
import express, { type Express } from "express";
import type { Observer } from "../compose/observe";
import { bindDashboard, type Dashboard } from "../dashboard/bind-dashboard";
import { bindPayPage, type PayPageDeps } from "../pay-page/bind-pay-page";
import { bindReceiptPage, type ReceiptPageDeps } from "../receipts/bind-receipt-page";
import type { TrustProxy } from "../settings/trust-proxy";
import { bindHome } from "../site/bind-home";
import type { Site } from "../site/read-site";
import { type Acceptors, acceptTogether } from "./accept-together";
import { answerErrors } from "./answer-problem";
import { answerUnreadable } from "./answer-unreadable";
import { beginRequest } from "./begin-request";
import { bindPages } from "./bind-pages";
import { bindRoutes, bindUnknown } from "./bind-routes";
import type { IsRegisteredOrigin } from "./cors";
import { ownMessages } from "./own-messages";
import type { Page } from "./page";
import { errorDocsOf } from "./problem";
import type { Route } from "./route";
import { securityHeaders } from "./security-headers";
import type { ServeDeps } from "./serve";

export interface AppDeps extends ServeDeps {
  readonly routes: readonly Route[];
  readonly isRegisteredOrigin: IsRegisteredOrigin;
  readonly trustProxy: TrustProxy;
  readonly publicUrl: string;
  /** The pages for people; absent in tests of the API alone, null where they were not built. */
  readonly site?: Site | null;
  /** In addition to the site. */
  readonly pages?: readonly Page[];
  /** The page of payment links; absent in tests of the API alone. */
  readonly payPage?: PayPageDeps;
  /** The pages of receipts; absent in tests of the API alone. */
  readonly receipts?: ReceiptPageDeps;
  /** The merchant's web app; absent in tests of the API alone. */
  readonly dashboard?: Dashboard;
  readonly clock: Clock;
  readonly observer: Pick<Observer, "requestEnded" | "fault">;
}

/** The whole API as an Express application; a request passes the middleware in this order. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.set("query parser", "simple");
  app.set("trust proxy", typeof deps.trustProxy === "number" ? deps.trustProxy : [...deps.trustProxy]);
  app.use(
    beginRequest({ clock: deps.clock, errorDocs: errorDocsOf(deps.publicUrl), onEnd: deps.observer.requestEnded }),
  );
  app.use(securityHeaders());
  if (deps.payPage !== undefined) bindPayPage(app, deps, deps.payPage);
  // Payment requests reach their route before the pages.
  bindRoutes(app, deps, deps.routes);
  const pages = [...(deps.site?.pages ?? []), ...(deps.pages ?? [])];
  bindPages(app, deps, pages);
  if (deps.site) bindHome(app, deps, deps.site.home);
  if (deps.receipts !== undefined) bindReceiptPage(app, deps, deps.receipts);
  if (deps.dashboard !== undefined) bindDashboard(app, deps, deps.dashboard);
  bindUnknown(app, deps, [
    ...deps.routes.map(({ operation }) => operation),
    ...pages.filter(({ type }) => type === "html").map(({ path }) => ({ method: "GET", path })),
  ]);
  app.use(answerErrors(deps.observer.fault));
  return app;
}

export interface Listening {
  /** The number of simultaneous connections; more are closed at once. */
  readonly maxConnections: number;
  /** The time for a request to arrive, including its body; the time of the answer does not count. */
  readonly requestTimeoutMs: number;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Tells requests that wait for a settlement to answer with the known facts. */
  readonly endWaits: () => void;
  /** Called where the server can accept only one connection in each turn of its event loop. */
  readonly onFault: (error: Error) => void;
}

/** At a stop: how long waiting requests continue to wait, and how long the server still sends answers. */
const waitLimitMs = 4_000;
const closeWithinMs = 8_000;
/** Headers fit into one packet: a client that sends them byte by byte tries to hold the connection. */
const headersTimeoutMs = 10_000;
/**
 * New connections that wait for the server to accept them. The kernel lowers it to its net.core.somaxconn. Node's default is
 * 511: the kernel drops the connections beyond it, and their clients try again after 1, 3 and 7 seconds.
 */
const mostBacklog = 65_535;
/**
 * Under load a turn is the work for a group of payments, 30 ms and more: with fewer, callers would wait before the gateway knows of them. Where
 * an overload begins with hundreds of new connections a second, a turn takes a tenth of a second.
 */
const accepted = { perTurn: 32, mostPerTurn: 128 };
/** How often the server looks for slow requests. */
const slowCheckMs = 1_000;

/** The listening server. On stop it accepts no new connections and finishes the current answers. */
export function serverPart(app: Express, listening: Listening): Part {
  const { host, port, publicUrl, endWaits, maxConnections, requestTimeoutMs, onFault } = listening;
  const server = createServer(
    { requireHostHeader: false, connectionsCheckingInterval: slowCheckMs, ...ownMessages(app) },
    app,
  );
  limitConnections(server, maxConnections);
  answerUnreadable(server, errorDocsOf(publicUrl));
  // An expectation that the server does not support is ignored: Node's own refusal would have neither id nor version.
  server.on("checkExpectation", app);
  // Longer than a load balancer keeps an idle connection, so that the load balancer closes it first and no request is
  // lost.
  server.keepAliveTimeout = 75_000;
  // Neither timeout runs while a connection is idle between two requests.
  server.requestTimeout = requestTimeoutMs;
  server.headersTimeout = Math.min(requestTimeoutMs, headersTimeoutMs);
  let acceptors: Promise<Acceptors> | null = null;
  return {
    name: "server",
    start: () =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, host, backlog: mostBacklog }, () => {
          // The first callers do not wait for the copies.
          const bounds = { ...accepted, backlog: mostBacklog, isBusy: createEventLoopLoad().isBusy };
          acceptors = acceptTogether(server, { ...bounds, onFailed: onFault });
          resolve();
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        const timers = [
          setTimeout(endWaits, waitLimitMs),
          setTimeout(() => server.closeAllConnections(), closeWithinMs),
        ];
        const closed = [
          new Promise((done) => server.close(done)),
          acceptors?.then((made) => {
            const all = made.close();
            server.closeIdleConnections();
            return all;
          }),
        ];
        server.closeIdleConnections();
        void Promise.all(closed).then(() => {
          for (const timer of timers) clearTimeout(timer);
          resolve();
        });
      }),
  };
}

/** Counts the connections of all copies of the socket. Node's own limit counts those of the first one only. */
function limitConnections(server: Server, most: number): void {
  let open = 0;
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open > most) socket.destroy();
  });
}
