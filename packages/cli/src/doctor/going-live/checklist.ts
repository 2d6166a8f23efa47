import { familyOf } from "@lunas/protocol/wire/environment";
import { type Account, type Fact, type GoingLiveFacts, isUnknown, type Service, type Unknown } from "./facts";

export interface ChecklistLine {
  readonly check: string;
  readonly state: "ok" | "to do";
  /** What was found, or the remedy. */
  readonly detail: string;
}

type LineState = Omit<ChecklistLine, "check">;

const ok = (detail: string): LineState => ({ state: "ok", detail });
const toDo = (detail: string): LineState => ({ state: "to do", detail });

/** More than a delay of the network; much less than the life of a signature. */
const mostSecondsApart = 10;

/** In the order of docs/going-live.md, whose table has the same names. */
const checks: Readonly<Record<string, (facts: GoingLiveFacts) => LineState>> = {
  "the service answers": ({ url, service }) =>
    withFact(service, ({ health }) =>
      health.status === "down"
        ? toDo("/health says that it is down: ask the operator")
        : ok(`${url}, ${health.version}`),
    ),
  "the connection is encrypted": ({ url }) =>
    new URL(url).protocol === "https:"
      ? ok("https, with a certificate that this machine trusts")
      : toDo(`${url} is not https: ask the operator for the https address, and give it with --url`),
  "the production chain is up": ({ service }) => withFact(service, judgeChain),
  "the clocks agree": ({ service }) => withFact(service, judgeClock),
  "the key is for production": ({ key }) => withFact(key, ({ apiKey }) => judgeKey(apiKey)),
  "the key belongs to your account": ({ key, account }) =>
    withFact(key, ({ apiKey }) => withFact(account, (found) => judgeOwner(apiKey, found))),
  "origins are https": ({ account, nowMs }) => withFact(account, (found) => judgeOrigins(found, nowMs)),
  "you may use production": ({ key, account }) => withFact(account, (found) => judgeApproval(found, !isUnknown(key))),
  "your wallet does not change": ({ account }) => withFact(account, judgeWallet),
  "a webhook address is set": ({ account }) => withFact(account, judgeAddress),
  "your receiver answers": ({ webhook }) =>
    withFact(webhook, ({ delivered, answer }) =>
      delivered ? ok(`webhook.test: ${answer}`) : toDo(`webhook.test: ${answer}. Your receiver must answer 2xx`),
    ),
};

export const checkNames: readonly string[] = Object.keys(checks);

/** One line for each check, each judged by itself. */
export function checklistOf(facts: GoingLiveFacts): readonly ChecklistLine[] {
  return Object.entries(checks).map(([check, judge]) => ({ check, ...judge(facts) }));
}

function withFact<T extends object>(fact: Fact<T>, judge: (known: T) => LineState): LineState {
  return isUnknown(fact) ? toDo((fact satisfies Unknown).unknown) : judge(fact);
}

function judgeChain({ health, network }: Service): LineState {
  const { status, blockNumber } = health.networks[network] ?? { status: "down", blockNumber: null };
  if (status === "down")
    return toDo(`/health says that ${network} is down: ask the operator whether production is available`);
  return ok(`${network} is ${status}, block ${blockNumber ?? "not seen yet"}`);
}

function judgeClock({ aheadSeconds }: Service): LineState {
  const apart = Math.abs(aheadSeconds);
  if (apart <= mostSecondsApart) return ok(`${apart} s apart`);
  const side = aheadSeconds > 0 ? "ahead of" : "behind";
  return toDo(`this machine's clock is ${apart} s ${side} the service's: set it by NTP, or signatures are refused`);
}

function judgeKey(apiKey: string): LineState {
  const { section, kind } = familyOf(apiKey);
  if (section === "production" && kind === "secret") return ok(`${shown(apiKey)}, and the service accepts it`);
  return toDo(
    "this is not a secret production key: run `npx @lunas/cli keys create --environment production --save` and use that one",
  );
}

function judgeOwner(apiKey: string, { merchant, keys }: Account): LineState {
  const mine = keys.some(({ prefix }) => apiKey.startsWith(prefix));
  if (mine) return ok(merchant.merchantId);
  return toDo(
    `${merchant.merchantId} has no key ${shown(apiKey)}: it is another merchant's, of another service, or mistyped`,
  );
}

function judgeOrigins({ keys }: Account, nowMs: number): LineState {
  const isLive = (revokedAt: string | null) => revokedAt === null || Date.parse(revokedAt) > nowMs;
  const origins = keys
    .filter(
      ({ type, environment, revokedAt }) => type === "publishable" && environment === "production" && isLive(revokedAt),
    )
    .flatMap(({ allowedOrigins }) => allowedOrigins);
  const bad = origins.filter((origin) => !origin.startsWith("https://"));
  if (bad.length > 0) return toDo(`${bad.join(", ")}: revoke the key and make one for https origins only`);
  return ok(origins.length === 0 ? "there is no publishable production key" : [...new Set(origins)].join(", "));
}

function judgeApproval({ merchant }: Account, hasKey: boolean): LineState {
  if (merchant.approvedAt !== null) return ok(`approved ${merchant.approvedAt}`);
  if (hasKey) return ok("this operator demands no approval; with it you get the whole daily gas, so ask for it");
  return toDo("not approved, and there is no production key yet: create one; where that is refused, ask the operator");
}

function judgeWallet({ merchant }: Account): LineState {
  const { walletAddress, nextWallet } = merchant;
  if (nextWallet === null) return ok(`${walletAddress} receives your payments`);
  return toDo(
    `${nextWallet.walletAddress} replaces ${walletAddress} at ${nextWallet.effectiveAt}: if that is not you, cancel it at once; else wait for it`,
  );
}

function judgeAddress({ merchant }: Account): LineState {
  const { webhookUrl, webhookDisabledAt } = merchant;
  if (webhookUrl === null) return toDo("no address: run `npx @lunas/cli webhooks set https://…`");
  if (!webhookUrl.startsWith("https://")) return toDo(`${webhookUrl} is not https: set an https address`);
  if (webhookDisabledAt !== null) return toDo(`${webhookUrl} is disabled since ${webhookDisabledAt}: set it again`);
  return ok(webhookUrl);
}

const shown = (apiKey: string): string => `${apiKey.slice(0, 16)}…`;
