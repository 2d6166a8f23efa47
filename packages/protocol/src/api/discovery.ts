import { type Static, Type } from "@sinclair/typebox";
import {
  Address,
  BaseUnits,
  Caip2Network,
  Environment,
  HttpsUrl,
  Network,
  OneOf,
  ResourceId,
  Text,
  Timestamp,
} from "../schema/scalars";
import { PaymentRequirements } from "../x402/payment-requirements";
import { keptForAMinute } from "./kept-for-a-minute";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";

/** The x402 extension that describes how a listed resource is requested. */
export const bazaarExtension = "bazaar";

const Method = OneOf(["GET", "POST", "PUT", "PATCH", "DELETE"], "The HTTP method of the paid request.");
const Url = Type.Unsafe<string>({
  ...HttpsUrl,
  maxLength: 1_000,
  description:
    "https, on the host that the operator confirmed or on a subdomain of it; no port, credentials or fragment.",
});

const ResourceToList = Type.Object(
  {
    url: Url,
    method: Type.Optional(Method),
    description: Text(1, 300, "One line of plain text."),
    amount: Type.Unsafe<string>({ ...BaseUnits, description: 'The price in base units: 5,000 rupiah is "500000".' }),
    network: Type.Optional(Network),
  },
  { additionalProperties: false, title: "ResourceToList" },
);

export const ListedResource = Type.Object(
  {
    resourceId: Type.String({ description: "`res_…`" }),
    environment: Environment,
    network: Network,
    token: Type.String({ description: "Token symbol." }),
    url: Type.String({ description: "In its canonical form: the host in ASCII." }),
    method: Method,
    description: Type.String(),
    amount: BaseUnits,
    shown: Type.Boolean({
      description: "False: its host is not the confirmed one any more, so the directory omits it.",
    }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: "ListedResource" },
);
export type ListedResource = Static<typeof ListedResource>;

/** An item of the directory, in the form of the x402 clients. The texts are the merchant's. */
export const DirectoryItem = Type.Object(
  {
    resource: Type.String({ description: "The address." }),
    type: Type.Literal("http"),
    x402Version: Type.Literal(2),
    accepts: Type.Array(PaymentRequirements),
    lastUpdated: Timestamp,
    description: Type.String(),
    extensions: Type.Object({ [bazaarExtension]: Type.Object({ info: Type.Unknown(), schema: Type.Unknown() }) }),
  },
  { title: "DirectoryItem" },
);
export type DirectoryItem = Static<typeof DirectoryItem>;

const Directory = Type.Object(
  {
    x402Version: Type.Literal(2),
    items: Type.Array(DirectoryItem),
    pagination: Type.Object({ limit: Type.Integer(), offset: Type.Integer(), total: Type.Integer() }),
  },
  { title: "Directory" },
);

const text = (description: string) => Type.String({ maxLength: 100, description });

export const findResources = {
  id: "findResources",
  method: "GET",
  path: "/x402/discovery/resources",
  summary: "The paid resources that merchants have chosen to list",
  description:
    "Resources on hosts that the operator confirmed, the last changed first, in the form of x402's `bazaar` extension. The demand of the resource itself counts: a listed price can be old.",
  tag: "x402",
  status: "optional",
  auth: "none",
  limit: "other",
  query: Type.Object({
    type: Type.Optional(text("Only `http` has entries.")),
    scheme: Type.Optional(text("Only `exact` has entries.")),
    extensions: Type.Optional(text("Only `bazaar` has entries.")),
    network: Type.Optional(Caip2Network),
    payTo: Type.Optional(Address),
    limit: Type.Integer({ minimum: 1, default: 20, description: "At most 100: more is answered as 100." }),
    offset: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  }),
  responses: { 200: Directory },
  responseHeaders: keptForAMinute,
  errors: [],
} satisfies Operation;

const ofMerchant = { tag: "x402", status: "optional", auth: "secretKeyOrSession" } as const;

export const listResource = {
  ...ofMerchant,
  id: "listResource",
  method: "POST",
  path: "/merchant/resources",
  summary: "List a paid resource in the public directory, or replace its entry",
  description: "An entry is one address with one method: listing it again changes its price and its description.",
  limit: "merchant",
  query: ofSession,
  body: ResourceToList,
  responses: { 200: ListedResource },
  errors: ["unsupported_network"],
} satisfies Operation;

export const getListedResources = {
  ...ofMerchant,
  id: "getListedResources",
  method: "GET",
  path: "/merchant/resources",
  summary: "The merchant's own listed resources, newest first",
  limit: "other",
  query: ofSession,
  responses: { 200: Type.Object({ resources: Type.Array(ListedResource) }, { title: "ListedResources" }) },
  errors: [],
} satisfies Operation;

export const removeListedResource = {
  ...ofMerchant,
  id: "removeListedResource",
  method: "DELETE",
  path: "/merchant/resources/:id",
  summary: "Remove a resource from the public directory",
  limit: "other",
  params: Type.Object({ id: ResourceId }),
  query: ofSession,
  responses: {
    200: Type.Object({ resourceId: Type.String(), removed: Type.Literal(true) }, { title: "RemovedResource" }),
  },
  errors: ["not_found"],
} satisfies Operation;
