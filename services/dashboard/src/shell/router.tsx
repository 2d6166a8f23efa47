import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  retainSearchParams,
} from "@tanstack/react-router";
import { Toasts } from "../ui/toasts";
import { SignedInLayout } from "./layout";
import { NotFound } from "./not-found";
import { type PaymentsSearch, text } from "./search";

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
  component: lazyRouteComponent(() => import("../views/sign-in/sign-in"), "SignIn"),
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
  component: lazyRouteComponent(() => import("../views/home/home"), "Home"),
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
  component: lazyRouteComponent(() => import("../views/payments/payments"), "Payments"),
});

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: "/payments/$reference",
  component: lazyRouteComponent(() => import("../views/payments/payment"), "Payment"),
});

const refunds = createRoute({
  getParentRoute: () => signedIn,
  path: "/refunds",
  validateSearch: ({ status }): { status?: string | undefined } => ({ status: text(status) }),
  component: lazyRouteComponent(() => import("../views/refunds/refunds"), "Refunds"),
});

const links = createRoute({
  getParentRoute: () => signedIn,
  path: "/links",
  component: lazyRouteComponent(() => import("../views/links/links"), "Links"),
});

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: "/keys",
  component: lazyRouteComponent(() => import("../views/developers/keys"), "Keys"),
});

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks",
  validateSearch: ({ status }): { status?: string | undefined } => ({ status: text(status) }),
  component: lazyRouteComponent(() => import("../views/developers/webhooks"), "Webhooks"),
});

const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks/$deliveryId",
  component: lazyRouteComponent(() => import("../views/developers/delivery"), "Delivery"),
});

const events = createRoute({
  getParentRoute: () => signedIn,
  path: "/events",
  component: lazyRouteComponent(() => import("../views/developers/events"), "Events"),
});

const samples = createRoute({
  getParentRoute: () => signedIn,
  path: "/samples",
  component: lazyRouteComponent(() => import("../views/developers/samples"), "Samples"),
});

const sandbox = createRoute({
  getParentRoute: () => signedIn,
  path: "/sandbox",
  component: lazyRouteComponent(() => import("../views/sandbox/sandbox"), "Sandbox"),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: "/account",
  validateSearch: ({ tab }): { tab?: string | undefined } => ({ tab: text(tab) }),
  component: lazyRouteComponent(() => import("../views/account/account"), "Account"),
});

const developers = [keys, webhooks, delivery, events, samples, sandbox] as const;
const routeTree = root.addChildren([
  signIn,
  signedIn.addChildren([home, payments, payment, refunds, links, ...developers, account]),
]);

export const router = createRouter({ routeTree, basepath: "/dashboard", defaultPreload: "intent" });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
