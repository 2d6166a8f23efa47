import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Session } from "@lunas/domain/merchant/ports";
import type { Operation } from "@lunas/protocol/api/operation";
import { getPayment, listPayments, verifyPayment } from "@lunas/protocol/api/payments";
import { fundWallet, fundWalletInSession } from "@lunas/protocol/api/sandbox";
import type { Request, Response } from "express";
import { createIdentify, type IdentifyDeps } from "./identify";
import { sessionCookie } from "./session-cookie";

const merchant = { id: "mer_1", suspendedAtMs: null, walletChanges: 0 };
const session = { merchantId: "mer_1", walletChanges: 0 } as unknown as Session;
const own = "http://localhost:3402";

interface Sent {
  readonly cookie?: string;
  readonly key?: string;
  readonly origin?: string;
  readonly site?: string;
  readonly environment?: string;
}

const deps = {
  sessions: { find: async (token: string) => (token === "live" ? session : null) },
  merchants: { findById: async () => merchant },
  keys: { authenticate: async () => null as Authenticated | null },
  clock: { now: () => 0 },
  cookie: sessionCookie(own),
  ownOrigins: [own],
} as unknown as IdentifyDeps;

function identify(operation: Operation, { cookie, key, origin, site, environment }: Sent) {
  const headers: Record<string, string | undefined> = {
    cookie: cookie === undefined ? undefined : `lunas_session=${cookie}`,
    "x-api-key": key,
    origin,
    "sec-fetch-site": site,
  };
  const request = { get: (name: string) => headers[name], query: { environment }, ip: "127.0.0.1" };
  const response = { locals: { context: {} }, clearCookie: () => undefined };
  return createIdentify(deps)(operation, request as unknown as Request, response as unknown as Response);
}

test.each([
  [
    "a session that names its environment reads",
    listPayments,
    { cookie: "live", environment: "production" },
    "production",
  ],
  ["a session looks a payment up", getPayment, { cookie: "live", environment: "sandbox" }, "sandbox"],
] as const)("%s", async (_name, operation, sent, environment) => {
  expect(await identify(operation, sent)).toEqual({ merchant, environment, apiKeyId: null, lineage: null });
});

test.each([
  ["a session that names no environment", listPayments, { cookie: "live" }, "invalid_request"],
  ["a session that is over", listPayments, { cookie: "dead", environment: "sandbox" }, "unauthorized"],
  ["neither key nor session", listPayments, { environment: "sandbox" }, "unauthorized"],
  [
    "a wrong key beside a good session",
    listPayments,
    { cookie: "live", key: "x", environment: "sandbox" },
    "unauthorized",
  ],
  [
    "play money for a page of another origin",
    fundWalletInSession,
    { cookie: "live", origin: "https://evil.example" },
    "origin_not_allowed",
  ],
  [
    "play money for a page of another site whose Origin is gone",
    fundWalletInSession,
    { cookie: "live", site: "cross-site" },
    "origin_not_allowed",
  ],
  [
    "play money for a page of another port of this host whose Origin is gone",
    fundWalletInSession,
    { cookie: "live", site: "same-site" },
    "origin_not_allowed",
  ],
  ["a session at the sandbox's own path", fundWallet, { cookie: "live", origin: own }, "unauthorized"],
  ["a session at the deprecated alias", verifyPayment, { cookie: "live", environment: "sandbox" }, "unauthorized"],
] as const)("%s is refused", async (_name, operation, sent, code) => {
  expect(await identify(operation, sent)).toMatchObject({ refused: code });
});
