import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Address, HttpUrl, Signature, Text, Timestamp } from "../schema/scalars";
import { Merchant } from "./merchant";
import type { Operation } from "./operation";

const Message = Text(1, 4_096, "The signed text: an EIP-4361 message with the issued nonce.");
const Email = Type.String({ format: "email", maxLength: 254 });

export const SignInChallenge = Type.Object(
  {
    nonce: Type.String(),
    domain: Type.String(),
    uri: Type.String(),
    statement: Type.String(),
    version: Type.String({ description: "`1`" }),
    chainIds: Type.Array(Type.Integer()),
    expiresAt: Timestamp,
  },
  { title: "SignInChallenge" },
);
export type SignInChallenge = Static<typeof SignInChallenge>;

export const Registration = Type.Object(
  {
    email: Email,
    walletAddress: Address,
    name: Text(1, 100, "Business name."),
    website: Type.Optional(HttpUrl),
    message: Message,
    signature: Signature,
  },
  { additionalProperties: false, title: "Registration" },
);
export type Registration = Static<typeof Registration>;

export const Registered = Type.Object(
  {
    merchantId: Type.String({ description: "`mer_…`" }),
    email: Type.String(),
    walletAddress: Address,
    sandboxApiKey: Nullable(
      Type.String({
        description: "A full secret sandbox key, shown only here; null where the service has no sandbox.",
      }),
    ),
    createdAt: Timestamp,
  },
  { title: "Registered" },
);
export type Registered = Static<typeof Registered>;

const Login = Type.Object({ message: Message, signature: Signature }, { additionalProperties: false, title: "Login" });

const shared = { tag: "Sign-in", status: "served", limit: "other" } as const;
const cookie = { "Set-Cookie": "The session cookie." };

export const getNonce = {
  ...shared,
  id: "getNonce",
  method: "GET",
  path: "/auth/nonce",
  summary: "Get a nonce and the other fields of a sign-in message",
  description: "A nonce is valid for ten minutes and can be used once.",
  auth: "none",
  responses: { 200: SignInChallenge },
  errors: [],
} satisfies Operation;

export const register = {
  ...shared,
  id: "register",
  method: "POST",
  path: "/auth/register",
  summary: "Register a merchant with a wallet signature",
  description: "Makes one secret sandbox key, where the service has a sandbox. It does not open a session.",
  auth: "signature",
  body: Registration,
  responses: { 201: Registered },
  errors: ["merchant_exists", "chain_unavailable"],
} satisfies Operation;

export const login = {
  ...shared,
  id: "login",
  method: "POST",
  path: "/auth/login",
  summary: "Sign in with a wallet signature",
  auth: "signature",
  body: Login,
  responses: { 200: Type.Object({ merchant: Merchant }) },
  responseHeaders: cookie,
  errors: ["chain_unavailable"],
} satisfies Operation;

export const logout = {
  ...shared,
  id: "logout",
  method: "POST",
  path: "/auth/logout",
  summary: "Sign out",
  auth: "session",
  responses: { 200: Type.Object({ loggedOut: Type.Literal(true) }) },
  responseHeaders: cookie,
  errors: [],
} satisfies Operation;

const LinkToken = Type.Object(
  { token: Text(1, 64, "The token of a sign-in link: the part of its address after `#`.") },
  { additionalProperties: false, title: "SignInLinkToken" },
);
const ownPage = Type.Object({ origin: Type.Optional(Type.String({ description: "The service's own origin." })) });

export const createSignInLink = {
  ...shared,
  id: "createSignInLink",
  method: "POST",
  path: "/auth/sign-in-links",
  summary: "Make a link that signs a browser in to the dashboard",
  description:
    "For `npx @lunas/cli dashboard`. The message is an EIP-4361 message whose statement is `Make a link that signs a browser in to the " +
    "Lunas dashboard, once, within a minute.`: a signature for another purpose is refused. The link works once, for 60 seconds, " +
    "at this service only. The token is in the address's fragment, which browsers do not send.",
  auth: "signature",
  body: Login,
  responses: { 201: Type.Object({ url: Type.String(), expiresAt: Timestamp }, { title: "SignInLink" }) },
  errors: ["chain_unavailable"],
} satisfies Operation;

export const readSignInLink = {
  ...shared,
  id: "readSignInLink",
  method: "POST",
  path: "/auth/sign-in-links/read",
  summary: "Who a sign-in link would sign in",
  description: "For the dashboard's own page, which asks the person before it signs in. The link stays valid.",
  auth: "signature",
  headers: ownPage,
  body: LinkToken,
  responses: {
    200: Type.Object(
      { merchantId: Type.String({ description: "`mer_…`" }), name: Type.String(), walletAddress: Address },
      { title: "LinkedMerchant" },
    ),
  },
  errors: ["origin_not_allowed"],
} satisfies Operation;

export const redeemSignInLink = {
  ...shared,
  id: "redeemSignInLink",
  method: "POST",
  path: "/auth/sign-in-links/redeem",
  summary: "Sign in with a sign-in link",
  description: "For the dashboard's own page. It works once.",
  auth: "signature",
  headers: ownPage,
  body: LinkToken,
  responses: { 200: Type.Object({ merchantId: Type.String({ description: "`mer_…`" }) }, { title: "SignedIn" }) },
  responseHeaders: cookie,
  errors: ["origin_not_allowed"],
} satisfies Operation;
