import { createRootRoute, createRoute, createRouter, Outlet, retainSearchParams } from "@tanstack/react-router";
import { Toasts } from "../ui/toasts";
import { Fault } from "./fault";
import { SignedInLayout } from "./layout";
import { lazyView } from "./lazy-view";
import { NotFound } from "./not-found";
import { type ChannelsSearch, type PaymentsSearch, text } from "./search";

export interface RootSearch {
  readonly env?: "production" | undefined;
}

const root = createRootRoute({
  validateSearch: (search): RootSearch => (search.env === "production" ? { env: "production" } : {}),
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: NotFound,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: (search): { next?: string | undefined; reason?: string | undefined } => ({
    next: text(search.next),
    reason: text(search.reason),
  }),
  component: lazyView(() => import("../views/sign-in/sign-in").then(({ SignIn }) => SignIn)),
});

const signInLink = createRoute({
  getParentRoute: () => root,
  path: "/sign-in-link",
  component: lazyView(() => import("../views/sign-in/sign-in-link").then(({ SignInLink }) => SignInLink)),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  search: { middlewares: [retainSearchParams<RootSearch>(["env"])] },
  component: SignedInLayout,
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  component: lazyView(() => import("../views/home/home").then(({ Home }) => Home)),
});

const payments = createRoute({
  getParentRoute: () => signedIn,
  path: "/payments",
  validateSearch: ({ status, from, resource, since, until, q }): PaymentsSearch => ({
    ...{
      status: text(status),
      from: text(from),
      resource: text(resource),
      since: text(since),
      until: text(until),
      q: text(q),
    },
  }),
  component: lazyView(() => import("../views/payments/payments").then(({ Payments }) => Payments)),
});

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: "/payments/$reference",
  component: lazyView(() => import("../views/payments/payment").then(({ Payment }) => Payment)),
});

const refunds = createRoute({
  getParentRoute: () => signedIn,
  path: "/refunds",
  validateSearch: ({ status }): { status?: string | undefined } => ({ status: text(status) }),
  component: lazyView(() => import("../views/refunds/refunds").then(({ Refunds }) => Refunds)),
});

const holds = createRoute({
  getParentRoute: () => signedIn,
  path: "/holds",
  validateSearch: ({ status }): { status?: string | undefined } => ({ status: text(status) }),
  component: lazyView(() => import("../views/holds/holds").then(({ Holds }) => Holds)),
});

const hold = createRoute({
  getParentRoute: () => signedIn,
  path: "/holds/$holdId",
  component: lazyView(() => import("../views/holds/hold").then(({ Hold }) => Hold)),
});

const channels = createRoute({
  getParentRoute: () => signedIn,
  path: "/channels",
  validateSearch: ({ tab, status, payer }): ChannelsSearch => ({
    ...{ tab: text(tab), status: text(status), payer: text(payer) },
  }),
  component: lazyView(() => import("../views/channels/channels").then(({ Channels }) => Channels)),
});

const channel = createRoute({
  getParentRoute: () => signedIn,
  path: "/channels/$channelId",
  component: lazyView(() => import("../views/channels/channel").then(({ Channel }) => Channel)),
});

const links = createRoute({
  getParentRoute: () => signedIn,
  path: "/links",
  component: lazyView(() => import("../views/links/links").then(({ Links }) => Links)),
});

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: "/keys",
  component: lazyView(() => import("../views/developers/keys").then(({ Keys }) => Keys)),
});

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks",
  validateSearch: ({ status }): { status?: string | undefined } => ({ status: text(status) }),
  component: lazyView(() => import("../views/developers/webhooks").then(({ Webhooks }) => Webhooks)),
});

const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks/$deliveryId",
  component: lazyView(() => import("../views/developers/delivery").then(({ Delivery }) => Delivery)),
});

const events = createRoute({
  getParentRoute: () => signedIn,
  path: "/events",
  component: lazyView(() => import("../views/developers/events").then(({ Events }) => Events)),
});

const samples = createRoute({
  getParentRoute: () => signedIn,
  path: "/samples",
  component: lazyView(() => import("../views/developers/samples").then(({ Samples }) => Samples)),
});

const sandbox = createRoute({
  getParentRoute: () => signedIn,
  path: "/sandbox",
  component: lazyView(() => import("../views/sandbox/sandbox").then(({ Sandbox }) => Sandbox)),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: "/account",
  validateSearch: ({ tab }): { tab?: string | undefined } => ({ tab: text(tab) }),
  component: lazyView(() => import("../views/account/account").then(({ Account }) => Account)),
});

const developers = [keys, webhooks, delivery, events, samples, sandbox] as const;
const ofChannels = [channels, channel] as const;
const routeTree = root.addChildren([
  signIn,
  signInLink,
  signedIn.addChildren([home, payments, payment, holds, hold, ...ofChannels, refunds, links, ...developers, account]),
]);

export const router = createRouter({
  routeTree,
  basepath: "/dashboard",
  defaultPreload: "intent",
  defaultErrorComponent: Fault,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
