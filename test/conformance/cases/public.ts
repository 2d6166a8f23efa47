import type { Case } from "../case";
import { shopOrigin } from "../fixture";
import { outcome } from "../http";
import { fields } from "../kinds";
import { theCase } from "./ask-for";

const get = (path: string) => ({ method: "GET", path, given: "no key" });
const section = {
  rpcUrl: "URL",
  chainId: "integer",
  network: "string",
  tokens: "object",
  tokenDecimals: "object",
  permit2Address: "address",
  "x402.caip2Network": "string",
  "x402.sponsorshipMode": "string",
  "x402.eip2612": "boolean",
  "x402.x402Permit2ProxyAddress": "address",
  nativeCurrency: "object",
} as const;

/** What anybody may ask: chains, tokens, health. */
export const publicCases: readonly Case[] = [
  ...fields({
    ...get("/config"),
    rows: "config",
    read: async ({ config }) => config,
    kinds: { sandbox: "object", production: "object" },
  }),
  ...(["sandbox", "production"] as const).flatMap((name) =>
    fields({
      ...get("/config"),
      rows: `config.${name}`,
      read: async ({ config }) => config[name] ?? {},
      kinds: section,
    }),
  ),
  theCase(["config.values", "GET", "/config"], ["no key", "1337 sandbox, 8453 base, IDRX 2 2"], async ({ config }) => {
    const { sandbox, production } = config;
    const decimals = [sandbox, production].map((each) => each?.tokenDecimals?.IDRX).join(" ");
    return `${sandbox?.chainId} ${sandbox?.network}, ${production?.chainId} ${production?.network}, IDRX ${decimals}`;
  }),
  theCase(["config.caip2", "GET", "/config"], ["no key", "eip155:1337 eip155:8453"], async ({ config }) =>
    ["sandbox", "production"].map((name) => config[name]?.x402?.caip2Network).join(" "),
  ),
  ...fields({
    ...get("/config"),
    rows: "config.nativeCurrency",
    read: async ({ config }) => config.production?.nativeCurrency ?? {},
    kinds: { name: "string", symbol: "string", decimals: "integer" },
  }),
  theCase(
    ["config.no-cors", "GET", "/config"],
    ["a page's origin that nobody registered", "200, no CORS header"],
    async ({ ask }) => {
      const answer = await ask("GET", "/config", { origin: "https://nobody.example" });
      const allowed = answer.headers.get("access-control-allow-origin");
      return `${outcome(answer)}, ${allowed === null ? "no CORS header" : allowed}`;
    },
  ),
  ...fields({
    ...get("/health"),
    rows: "health",
    read: async ({ ask }) => (await ask("GET", "/health")).body,
    kinds: {
      status: "string",
      version: "string",
      networks: "object",
      "networks.sandbox.status": "string",
      "networks.sandbox.blockNumber": "integer",
      "networks.sandbox.endpoints": "array",
    },
  }),
  theCase(["tokens.list", "GET", "/tokens"], ["no key", "200 with IDRX"], async ({ ask }) => {
    const answer = await ask("GET", "/tokens");
    const symbols = (answer.body.tokens as unknown as { symbol: string }[] | undefined)?.map(({ symbol }) => symbol);
    return `${outcome(answer)} with ${symbols?.join(" ")}`;
  }),
  ...fields({
    ...get("/tokens/IDRX/price"),
    rows: "price",
    read: async ({ ask }) => (await ask("GET", "/tokens/IDRX/price")).body,
    kinds: { symbol: "string", currency: "string", rate: "number", lastUpdated: "ISO 8601 time" },
  }),
  theCase(
    ["error.shape", "GET", "/nowhere"],
    ["a path that nothing is at", "404, code message details doc_url requestId"],
    async ({ ask }) => {
      const { status, body } = await ask("GET", "/nowhere");
      return `${status}, ${Object.keys(body.error ?? {}).join(" ")}`;
    },
  ),
  theCase(["error.details-are-strings", "POST", "/auth/login"], ["an empty body", "strings only"], async ({ ask }) => {
    const { body } = await ask("POST", "/auth/login", { body: {} });
    const values = Object.values(body.error?.details ?? {});
    return values.length > 0 && values.every((each) => typeof each === "string")
      ? "strings only"
      : JSON.stringify(body);
  }),
  theCase(["version.not-in-paths", "GET", "/v1/config"], ["a version in the path", "404 not_found"], async ({ ask }) =>
    outcome(await ask("GET", "/v1/config")),
  ),
  theCase(
    ["modes.no-other-verify", "POST", "/verify"],
    ["a look for a separate verify", "404 not_found"],
    async ({ ask }) => outcome(await ask("POST", "/verify", { body: {} })),
  ),
  theCase(
    ["cors.registered-origin-only", "OPTIONS", "/facilitate"],
    ["a preflight of an unknown origin", "204 without permission"],
    async ({ ask }) => {
      const answer = await ask("OPTIONS", "/facilitate", {
        origin: shopOrigin.replace("shop", "stranger"),
        headers: { "access-control-request-method": "POST" },
      });
      return `${outcome(answer)} ${answer.headers.get("access-control-allow-origin") === null ? "without permission" : "with permission"}`;
    },
  ),
];
