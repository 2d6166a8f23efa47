import { type Static, Type } from "@sinclair/typebox";
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
    sandboxApiKey: Type.String({ description: "A full secret sandbox key, shown only here." }),
    createdAt: Timestamp,
  },
  { title: "Registered" },
);
export type Registered = Static<typeof Registered>;

export const Login = Type.Object(
  { message: Message, signature: Signature },
  { additionalProperties: false, title: "Login" },
);

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
  description: "Makes one secret sandbox key. It does not open a session.",
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
