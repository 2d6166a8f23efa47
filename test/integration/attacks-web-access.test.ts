import { keyScopes } from "@lunas/protocol/api/key-scopes";
import { operations } from "@lunas/protocol/api/operations";
import { buildOpenApi } from "@lunas/protocol/openapi";
import request from "supertest";
import { decidedEndpoints, decisionOn } from "../harness/access-decisions";
import { minimalPayment } from "../harness/minimal-payment";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { type RunningGateway, registerMerchant, signIn, startGateway } from "./gateway-fixture";

jest.setTimeout(120_000);

/** Who may call an endpoint, as the API's description says it: by its security, its words on the key, and its scope. */
interface Endpoint {
  readonly id: string;
  readonly verb: "get" | "post" | "patch" | "delete";
  readonly path: string;
  readonly takes: readonly string[];
  readonly key: string | undefined;
  readonly scope: string | undefined;
}
interface Described {
  readonly operationId: string;
  readonly description?: string;
  readonly security?: readonly object[];
}

/** What an operator may turn on is read like the rest. */
const described = buildOpenApi(operations.map((each) => ({ ...each, status: "served" as const }))) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};
const endpoints: readonly Endpoint[] = Object.entries(described.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, { operationId, description = "", security = [] }]) => ({
    id: operationId,
    verb: verb as Endpoint["verb"],
    path: path.replace(/\{\w+\}/g, "pay_1"),
    takes: security.flatMap((each) => Object.keys(each)),
    key: /Needs a (secret key, or a publishable key|secret key, or a session|secret sandbox key|secret key)/.exec(
      description,
    )?.[1],
    scope: /Scope of a secret key: `([^`]+)`/.exec(description)?.[1],
  })),
);

/** Each is a decision: nobody needs a key or a session here, and why. */
const openToAll: Readonly<Record<string, string>> = {
  ...{ getConfig: "public chain data", listTokens: "public", getTokenPrice: "public", getOpenApi: "public" },
  ...{ getHealth: "for load balancers", getLiveness: "for orchestrators", getReadiness: "for orchestrators" },
  ...{ getNonce: "before a sign-in", register: "a wallet's signature", login: "a wallet's signature" },
  ...{ createSignInLink: "a wallet's signature", readSignInLink: "the token", redeemSignInLink: "the token" },
  ...{ cancelWalletChange: "either wallet's signature", getReceiptKeys: "public keys" },
  ...{ payLink: "a payer has no account", fundTestWallet: "play money for a link's payer" },
  ...{ findResources: "a public directory" },
};

const scopes: readonly string[] = keyScopes;
const origin = "https://kedai.example";
let harness: Harness;
let gateway: RunningGateway;
let cookie: string;

beforeAll(async () => {
  harness = await sharedHarness();
  gateway = await startGateway(harness.stack, { X402_FACADE: "true", X402_DISCOVERY: "true" });
  cookie = await signIn(gateway.url, await registerMerchant(gateway.url));
});
afterAll(async () => {
  await gateway?.stop();
  await harness?.stop();
});

async function keyWith(options: object): Promise<string> {
  const made = request(gateway.url).post("/merchant/api-keys").set("Cookie", cookie);
  return (await made.send({ environment: "sandbox", ...options }).expect(201)).body.key as string;
}

interface Refused {
  readonly status: number;
  readonly code?: string;
  readonly scope?: string;
}

/** Settling judges the body before the key; a session names its environment. */
async function call(
  { id, verb, path }: Endpoint,
  headers: Readonly<Record<string, string>>,
  method: string = verb,
): Promise<Refused> {
  const sent = request(gateway.url)
    [method as "get"](`${path}${headers.cookie ? "?environment=sandbox" : ""}`)
    .set(headers);
  const { status, body } = await (verb === "get" ? sent : sent.send(id === "facilitate" ? minimalPayment : {}));
  const { code, details } = (body as { error?: { code: string; details: { scope?: string } } }).error ?? {};
  return { status, ...(code !== undefined && { code }), ...(details?.scope !== undefined && { scope: details.scope }) };
}

const named = ({ verb, path }: Endpoint) => `${verb.toUpperCase()} ${path}`;
const byKey = endpoints.filter(({ takes }) => takes.includes("apiKey"));
const bySession = endpoints.filter(({ takes }) => takes.includes("session"));

/** The endpoints that answer otherwise than expected, each with its answer. */
async function others(
  among: readonly Endpoint[],
  ask: (each: Endpoint) => Promise<Refused>,
  expected: (each: Endpoint) => Refused,
) {
  const wrong: object[] = [];
  for (const each of among) {
    const answer = await ask(each);
    if (JSON.stringify(answer) !== JSON.stringify(expected(each))) wrong.push({ endpoint: named(each), ...answer });
  }
  return wrong;
}

test("every endpoint has a decision: a key of a kind with a scope, a session, or that nobody needs either", () => {
  expect(endpoints.length).toBeGreaterThan(60);
  const undecided = endpoints.filter(({ id, takes, key, scope }) => {
    if (takes.includes("apiKey")) return key === undefined || scope === undefined || !scopes.includes(scope);
    return takes.length === 0 ? !Object.hasOwn(openToAll, id) : scope !== undefined;
  });
  expect(undecided.map(named)).toEqual([]);
  const open = endpoints.filter(({ takes }) => takes.length === 0).map(({ id }) => id);
  expect(open.sort()).toEqual(Object.keys(openToAll).sort());
});

describe("by a list of its own", () => {
  /** What the running gateway describes, and what an operator may turn on. */
  async function endpointsOfGateway(): Promise<readonly (readonly [method: string, path: string])[]> {
    const { body } = await request(gateway.url).get("/openapi.json").expect(200);
    const served = Object.entries(body.paths as Record<string, object>).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => [verb.toUpperCase(), path] as const),
    );
    const optional = operations.filter(({ status }) => status === "optional");
    return [...served, ...optional.map(({ method, path }) => [method, path.replace(/:(\w+)/g, "{$1}")] as const)];
  }

  test("each endpoint that the gateway describes is decided on, and no other", async () => {
    const names = (await endpointsOfGateway()).map((each) => each.join(" "));
    expect([...new Set(names)].sort()).toEqual([...decidedEndpoints].sort());
  });

  test.each(scopes)("a key with the scope %s alone opens what was decided, and nothing else", async (scope) => {
    const key = await keyWith({ scopes: [scope] });
    const wrong: string[] = [];
    for (const [method, path] of await endpointsOfGateway()) {
      const { id = "" } = operations.find((each) => each.method === method && each.path === asRoute(path)) ?? {};
      const verb = method.toLowerCase() as Endpoint["verb"];
      const endpoint = {
        id,
        verb,
        path: path.replace(/\{\w+\}/g, "pay_1"),
        takes: [],
        key: undefined,
        scope: undefined,
      };
      const answer = await call(endpoint, { "x-api-key": key });
      const decision = decisionOn(method, path);
      const expected =
        decision === scope || decision === "all" ? "opened" : decision === "session" ? "401" : `403 ${decision}`;
      if (outcomeOf(answer, decision) !== expected) wrong.push(`${method} ${path}: ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
  });

  const asRoute = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

  /** Of what nobody needs a key for, a wrong signature is 401 too. */
  function outcomeOf({ status, code, scope }: Refused, decision: string | undefined): string {
    if (status === 401 && decision !== "all") return "401";
    return status === 403 && code === "forbidden" && scope !== undefined ? `403 ${scope}` : "opened";
  }
});

test("without a key and without a session: 401", async () => {
  const closed = endpoints.filter(({ takes }) => takes.length > 0);
  const refused = () => ({ status: 401, code: "unauthorized" });
  expect(await others(closed, (each) => call(each, {}), refused)).toEqual([]);
});

test.each(scopes)("a key with every scope but %s is told which one it lacks, by HEAD too", async (scope) => {
  const key = await keyWith({ scopes: scopes.filter((each) => each !== scope) });
  const closed = byKey.filter((each) => each.scope === scope);
  expect(closed.length).toBeGreaterThan(0);
  const headers = { "x-api-key": key };
  const refused = () => ({ status: 403, code: "forbidden", scope });
  expect(await others(closed, (each) => call(each, headers), refused)).toEqual([]);
  // A session beside the key opens nothing more: the key counts.
  expect(await others(closed, (each) => call(each, { ...headers, cookie }), refused)).toEqual([]);
  const reads = closed.filter(({ verb }) => verb === "get");
  expect(
    await others(
      reads,
      (each) => call(each, headers, "head"),
      () => ({ status: 403 }),
    ),
  ).toEqual([]);
});

test("a publishable key opens what is said to take one, and nothing else", async () => {
  const key = await keyWith({ type: "publishable", allowedOrigins: [origin] });
  const headers = { "x-api-key": key, origin };
  const secret = byKey.filter((each) => each.key !== "secret key, or a publishable key");
  expect(
    await others(
      secret,
      (each) => call(each, headers),
      () => ({ status: 403, code: "forbidden" }),
    ),
  ).toEqual([]);
  const [settle, ...more] = byKey.filter((each) => !secret.includes(each));
  expect([settle?.id, more]).toEqual(["facilitate", []]);
});

test("a live key opens nothing of the sandbox", async () => {
  const key = await keyWith({ environment: "production" });
  const sandbox = byKey.filter((each) => each.key === "secret sandbox key");
  expect(sandbox).toHaveLength(3);
  const refused = () => ({ status: 403, code: "forbidden" });
  expect(await others(sandbox, (each) => call(each, { "x-api-key": key }), refused)).toEqual([]);
});

test("a session is no key, and a key is no session", async () => {
  const refused = () => ({ status: 401, code: "unauthorized" });
  const keyAlone = byKey.filter(({ takes }) => !takes.includes("session"));
  expect(await others(keyAlone, (each) => call(each, { cookie }), refused)).toEqual([]);
  const key = await keyWith({});
  const sessionAlone = bySession.filter(({ takes }) => !takes.includes("apiKey"));
  expect(await others(sessionAlone, (each) => call(each, { "x-api-key": key }), refused)).toEqual([]);
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
  ["another port of this host", { origin: "http://localhost:1" }],
  ["another site whose Origin is gone", { "sec-fetch-site": "cross-site" }],
])("with the visitor's session %s changes nothing, whatever it says that it sends", async (_name, from) => {
  const changing = bySession.filter(({ verb }) => verb !== "get");
  expect(changing.length).toBeGreaterThan(15);
  const sent = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ];
  const reached: string[] = [];
  for (const { verb, path, ...each } of changing) {
    for (const type of [...sent, null]) {
      const requested = request(gateway.url)
        [verb](`${path}?environment=sandbox`)
        .set({ cookie, ...from });
      const { status } = await (type === null ? requested : requested.set("content-type", type).send("{}"));
      if (status !== 403 && status !== 415) reached.push(`${named({ verb, path, ...each })} ${type}: ${status}`);
    }
  }
  expect(reached).toEqual([]);
  await request(gateway.url).get("/merchant/me").set("Cookie", cookie).expect(200);
});
