import {
  issueSignInLink,
  readSignInLink,
  redeemSignInLink,
  type SignInLinkDeps,
} from "@lunas/domain/merchant/sign-in-link";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import {
  createSignInLink as createOperation,
  readSignInLink as readOperation,
  redeemSignInLink as redeemOperation,
} from "@lunas/protocol/api/auth";
import { route } from "../../http/route";

export interface SignInLinkRouteDeps {
  readonly signIn: SignInLinkDeps;
  readonly publicUrl: string;
}

export const createSignInLink = ({ signIn, publicUrl }: SignInLinkRouteDeps) =>
  route(createOperation, async ({ body }) => {
    const issued = await issueSignInLink(signIn, body);
    if (isRefusal(issued)) return issued;
    // The fragment stays in the browser: no server, proxy or log gets it.
    const url = `${new URL(publicUrl).origin}/dashboard/sign-in-link#${issued.token}`;
    return { status: 201, body: { url, expiresAt: new Date(issued.expiresAtMs).toISOString() } };
  });

export const showSignInLink = ({ signIn, publicUrl }: SignInLinkRouteDeps) =>
  route(readOperation, async ({ body, headers, context }) => {
    const merchant = otherPage(publicUrl, headers.origin) ?? (await readSignInLink(signIn, body.token));
    if (isRefusal(merchant)) return merchant;
    context.merchantId = merchant.id;
    return {
      status: 200,
      body: { merchantId: merchant.id, name: merchant.name, walletAddress: merchant.walletAddress },
    };
  });

export const useSignInLink = ({ signIn, publicUrl }: SignInLinkRouteDeps) =>
  route(redeemOperation, async ({ body, headers, context }) => {
    const origin = context.origin();
    const loggedIn = otherPage(publicUrl, headers.origin) ?? (await redeemSignInLink(signIn, body.token, origin));
    if (isRefusal(loggedIn)) return loggedIn;
    const { merchant, sessionToken } = loggedIn;
    context.merchantId = merchant.id;
    return { status: 200, body: { merchantId: merchant.id }, session: sessionToken };
  });

/** The page of the link's own origin, and no other: not another name of this service either. */
function otherPage(publicUrl: string, origin: string | undefined): Refusal | null {
  if (origin === new URL(publicUrl).origin) return null;
  return refuse("origin_not_allowed", "A sign-in link works on the service's own dashboard.");
}
