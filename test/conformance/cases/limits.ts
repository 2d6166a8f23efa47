import { openAccount } from "../account";
import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { theCase } from "./ask-for";

type LimitedRequest = readonly [method: string, path: string, given: (fixture: Fixture) => object];

/** The limit that an answer says it counted against. */
function policy(row: string, [method, path, given]: LimitedRequest, expected: string): Case {
  return theCase([row, method, path], ["one request", expected], async (fixture) => {
    const { headers } = await fixture.ask(method, path, {
      url: fixture.limitsUrl,
      takesLimit: true,
      ...given(fixture),
    });
    const reported = headers.get("ratelimit-policy");
    return /^"\w+"; q=\d+; w=\d+/.exec(reported ?? "")?.[0] ?? String(reported);
  });
}

/** They come last: they use limits up. */
export const limitCases: readonly Case[] = [
  policy("limits.facilitate", ["POST", "/facilitate", () => ({ body: {} })], '"facilitate"; q=60; w=60'),
  policy("limits.payments", ["GET", "/payments/pay_0", ({ key }) => ({ key })], '"payments"; q=120; w=60'),
  policy("limits.merchants", ["POST", "/merchants/x", () => ({ body: {} })], '"merchant"; q=10; w=60'),
  policy("limits.other", ["GET", "/config", () => ({})], '"other"; q=120; w=60'),
  theCase(
    ["limits.payments-per-key", "GET", "/payments/:txHash"],
    ["a key that has asked nothing yet", "119 left"],
    async (fixture) => {
      const { apiKey } = await openAccount(fixture.ask, fixture.chain.chainId);
      const { headers } = await fixture.ask("GET", "/payments/pay_0", { key: apiKey, url: fixture.limitsUrl });
      return `${/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]} left`;
    },
  ),
  theCase(
    ["error.rate_limited", "POST", "/merchants/x"],
    ["more than ten within a minute", "429 rate_limited with Retry-After"],
    async ({ ask, limitsUrl }) => {
      for (let requested = 0; requested < 25; requested += 1) {
        const answer = await ask("POST", "/merchants/x", { url: limitsUrl, body: {}, takesLimit: true });
        if (answer.status !== 429) continue;
        const seconds = Number(answer.headers.get("retry-after"));
        return `${outcome(answer)} ${seconds >= 1 && seconds <= 60 ? "with" : "without"} Retry-After`;
      }
      return "no limit";
    },
  ),
];
