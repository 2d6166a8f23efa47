import type { Environment } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { type AuthenticateDeps, authenticate, type KeyNeed } from "@lunas/domain/merchant/authenticate";
import type { MerchantStore, Sessions } from "@lunas/domain/merchant/ports";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { needsChain, scopeOf } from "@lunas/protocol/api/key-scopes";
import type { Operation } from "@lunas/protocol/api/operation";
import type { Request, Response } from "express";
import { clientAddress } from "./client-address";
import { contextOf } from "./context";
import type { Caller, Reader, SignedIn } from "./route";
import type { SessionCookie } from "./session-cookie";

export interface IdentifyDeps extends AuthenticateDeps {
  readonly sessions: Pick<Sessions, "find">;
  readonly merchants: Pick<MerchantStore, "findById">;
  readonly cookie: SessionCookie;
  /** The origins that serve the dashboard. */
  readonly ownOrigins: readonly string[];
  /** False: keys and records of a sandbox that was are still read; nothing of it is changed or settled. */
  readonly hasSandbox: boolean;
}

export type Identify = (operation: Operation, request: Request, response: Response) => Promise<Caller | Refusal>;

/** The caller in the form that the operation needs, or the refusal. */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (operation, request, response) => {
    const { auth, method } = operation;
    if (auth === "none" || auth === "signature") return null;
    if (auth === "session") {
      return judgePage(deps, method, request) ?? identifySession(deps, request, response);
    }
    if (auth === "secretKeyOrSession") {
      return identifyReader(deps, operation, { request, response });
    }
    return identifyKey(deps, operation, { request, response, need: auth });
  };
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

async function identifyKey(
  deps: IdentifyDeps,
  operation: Operation,
  { request, response, need }: Exchange & { readonly need: KeyNeed },
): Promise<Authenticated | Refusal> {
  const scope = scopeOf(operation);
  if (scope === undefined) throw new Error(`${operation.id} accepts a key but has no scope`);
  const key = request.get("x-api-key") ?? null;
  const origin = request.get("origin") ?? null;
  if (key === null && request.get("authorization") !== undefined) {
    return refuse("unauthorized", "The API key belongs in the X-API-Key header, not in Authorization.");
  }
  const caller = await authenticate(deps, { key, origin, ip: clientAddress(request), need, scope });
  if (isRefusal(caller)) return caller;
  Object.assign(contextOf(response), { merchantId: caller.merchant.id, apiKeyId: caller.key.id });
  return judgeSandbox(deps, operation, caller.key.environment) ?? caller;
}

/** A key counts first: a session counts only where no key was sent. */
async function identifyReader(deps: IdentifyDeps, operation: Operation, exchange: Exchange): Promise<Reader | Refusal> {
  const { request, response } = exchange;
  const named = request.query.environment;
  if (request.get("x-api-key") === undefined && deps.cookie.read(request) !== null) {
    const page = judgePage(deps, operation.method, request);
    const signedIn = page ?? (await identifySession(deps, request, response));
    if (isRefusal(signedIn)) return signedIn;
    if (named === "sandbox" || named === "production") {
      const reader: Reader = { merchant: signedIn.merchant, environment: named, apiKeyId: null, lineage: null };
      return judgeSandbox(deps, operation, named) ?? reader;
    }
    return refuseEnvironment("a session has two environments: name sandbox or production");
  }
  const caller = await identifyKey(deps, operation, { ...exchange, need: "secretKey" });
  if (isRefusal(caller)) return caller;
  const { merchant, key } = caller;
  if (named === undefined || named === key.environment) {
    return { merchant, environment: key.environment, apiKeyId: key.id, lineage: key.lineage };
  }
  return refuseEnvironment(`must be ${key.environment}, the key's own`);
}

/** Without a sandbox nothing can be done in it, whatever the request says. */
function judgeSandbox({ hasSandbox }: IdentifyDeps, operation: Operation, environment: Environment): Refusal | null {
  if (hasSandbox || environment !== "sandbox" || !needsChain(operation)) return null;
  if (scopeOf(operation) === "sandbox") return refuse("sandbox_operation_unsupported", "This service has no sandbox.");
  return refuse("unsupported_network", "This service has no sandbox: use a production key.", { reason: "no_sandbox" });
}

function refuseEnvironment(environment: string): Refusal {
  return refuseRequest({ environment });
}

/**
 * A page of another origin must not use a merchant's session. A client that is not a browser sends neither header. A
 * browser whose Origin something has taken away still says that another site asks.
 */
function judgePage({ ownOrigins }: IdentifyDeps, method: Operation["method"], request: Request): Refusal | null {
  if (method === "GET") return null;
  const origin = request.get("origin");
  const isOwn =
    origin === undefined
      ? !["cross-site", "same-site"].includes(request.get("sec-fetch-site") ?? "")
      : ownOrigins.includes(origin);
  if (isOwn) return null;
  return refuse("origin_not_allowed", "This origin may not use a merchant's session.");
}

async function identifySession(deps: IdentifyDeps, request: Request, response: Response): Promise<SignedIn | Refusal> {
  const signedIn = await findSession(deps, deps.cookie.read(request));
  if (signedIn === null) {
    deps.cookie.clear(response);
    return refuse("unauthorized", "Sign in first.");
  }
  contextOf(response).merchantId = signedIn.merchant.id;
  return signedIn;
}

async function findSession(deps: IdentifyDeps, token: string | null): Promise<SignedIn | null> {
  const session = token === null ? null : await deps.sessions.find(token);
  if (token === null || session === null) return null;
  const merchant = await deps.merchants.findById(session.merchantId);
  if (merchant === null || merchant.suspendedAtMs !== null) return null;
  if (merchant.walletChanges !== session.walletChanges) return null;
  return { merchant, sessionToken: token, session };
}
