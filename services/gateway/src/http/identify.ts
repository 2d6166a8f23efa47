import { type AuthenticateDeps, authenticate } from "@lunas/domain/merchant/authenticate";
import type { MerchantStore, Sessions } from "@lunas/domain/merchant/ports";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import { scopeOf } from "@lunas/protocol/api/key-scopes";
import type { Operation } from "@lunas/protocol/api/operation";
import type { Request, Response } from "express";
import { contextOf } from "./context";
import type { Caller, SignedIn } from "./route";
import type { SessionCookie } from "./session-cookie";

export interface IdentifyDeps extends AuthenticateDeps {
  readonly sessions: Pick<Sessions, "find">;
  readonly merchants: Pick<MerchantStore, "findById">;
  readonly cookie: SessionCookie;
  /** The origins that serve the dashboard. */
  readonly ownOrigins: readonly string[];
}

export type Identify = (operation: Operation, request: Request, response: Response) => Promise<Caller | Refusal>;

/** The caller in the form that the operation needs, or the refusal. */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (operation, request, response) => {
    const { auth, method } = operation;
    if (auth === "none" || auth === "signature") return null;
    if (auth === "session") {
      return judgePage(deps, method, request.get("origin")) ?? identifySession(deps, request, response);
    }
    const origin = request.get("origin") ?? null;
    const scope = scopeOf(operation);
    if (scope === undefined) throw new Error(`${operation.id} accepts a key but has no scope`);
    const key = request.get("x-api-key") ?? null;
    const caller = await authenticate(deps, { key, origin, ip: request.ip ?? null, need: auth, scope });
    if (isRefusal(caller)) return caller;
    Object.assign(contextOf(response), { merchantId: caller.merchant.id, apiKeyId: caller.key.id });
    return caller;
  };
}

/** A page of another origin must not use a merchant's session. A client that is not a browser sends no Origin. */
function judgePage(
  { ownOrigins }: IdentifyDeps,
  method: Operation["method"],
  origin: string | undefined,
): Refusal | null {
  if (method === "GET" || origin === undefined || ownOrigins.includes(origin)) return null;
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
