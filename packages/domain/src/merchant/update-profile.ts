import { randomBytes } from "node:crypto";
import { chains } from "@lunas/catalog/chains";
import { tokenBySymbol } from "@lunas/catalog/tokens";
import type { Clock } from "../shared/clock";
import { refuseRequest } from "../shared/invalid-request";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { ChannelSettings, Merchant, WebhookSecrets } from "./merchant";
import type { MerchantPatch, MerchantStore } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

/** A merchant's requested changes; absent fields stay. */
export interface ProfileChange {
  readonly name?: string;
  /** Empty or null clears it. */
  readonly webhookUrl?: string | null;
  /** `auto` creates one; any other value is used as given (`whsec_…`). */
  readonly webhookSecret?: string;
  readonly defaultToken?: string;
  readonly defaultNetwork?: string;
  /** All of them; null clears them. */
  readonly channelSettings?: ChannelSettings | null;
}

export interface UpdatedProfile {
  readonly merchant: Merchant;
  /** The secret that this change set, shown only once; else null. */
  readonly newSecret: string | null;
}

export interface UpdateProfileDeps {
  readonly merchants: Pick<MerchantStore, "findById" | "update" | "updateOver">;
  readonly clock: Clock;
  /** For development: allows http URLs for webhooks. */
  readonly allowPrivateTargets: boolean;
}

/** Both secrets sign for this time after a change, so that the merchant's endpoint can follow. */
const previousSecretLivesMs = 24 * 3_600_000;
/** Former secrets that sign at a time: with the current one, four signatures in a header. */
const mostFormerSecrets = 3;

/** Applies the whole change, or refuses it. */
export async function updateProfile(
  deps: UpdateProfileDeps,
  { merchant, ...session }: { readonly merchant: Merchant } & InSession,
  change: ProfileChange,
): Promise<UpdatedProfile | Refusal> {
  const { webhookUrl, webhookSecret } = change;
  const leadsAway = webhookUrl !== undefined || webhookSecret !== undefined;
  const stale = leadsAway ? demandRecentSignIn(session, deps.clock.now()) : null;
  return stale ?? judgeTarget(change, deps) ?? write(deps, merchant, change);
}

/**
 * A secret replaces only the one that the plan started from. Of two concurrent changes, the second plans again with the
 * first one's secret as its previous one, so that both sign.
 */
async function write(
  deps: UpdateProfileDeps,
  merchant: Merchant,
  change: ProfileChange,
): Promise<UpdatedProfile | Refusal> {
  const first = await attempt(deps, merchant, change);
  if (first !== null) return first;
  const now = await deps.merchants.findById(merchant.id);
  // After one other change, its secret becomes the previous one. After two, one of them would silently stop signing.
  const isOneAhead = now?.webhookSecrets.previous === merchant.webhookSecrets.current;
  if (now === null || !isOneAhead) return secretIsContested();
  return (await attempt(deps, now, change)) ?? secretIsContested();
}

/** Null: the webhook secret has changed meanwhile, and nothing was written. */
async function attempt(
  { merchants, clock }: UpdateProfileDeps,
  merchant: Merchant,
  change: ProfileChange,
): Promise<UpdatedProfile | Refusal | null> {
  const patch = planProfile(merchant, change, clock.now());
  if (isRefusal(patch)) return patch;
  const newSecret = patch.webhookSecrets?.current ?? null;
  if (Object.keys(patch).length === 0) return { merchant, newSecret };
  const { id, webhookSecrets } = merchant;
  const updated =
    newSecret === null
      ? await merchants.update(id, patch)
      : await merchants.updateOver(webhookSecrets.current, id, patch);
  return updated && { merchant: updated, newSecret };
}

function secretIsContested(): Refusal {
  return refuse(
    "service_unavailable",
    "The webhook secret was changed by other requests meanwhile: read it and try again.",
  );
}

/** Refuses at once a URL that the dispatcher would never post to; the host's address is checked at each attempt. */
function judgeTarget({ webhookUrl }: ProfileChange, { allowPrivateTargets }: UpdateProfileDeps): Refusal | null {
  if (!webhookUrl || allowPrivateTargets || new URL(webhookUrl).protocol === "https:") return null;
  return refuseRequest({ webhookUrl: "must begin with https://" });
}

/** The fields to write, or the refusal. */
export function planProfile(merchant: Merchant, change: ProfileChange, nowMs: number): MerchantPatch | Refusal {
  const refusal = judgeDefaults(merchant, change);
  if (refusal !== null) return refusal;
  const webhook = planWebhook(merchant, change, nowMs);
  if (isRefusal(webhook)) return webhook;
  return {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.defaultToken === undefined ? {} : { defaultToken: change.defaultToken }),
    ...(change.defaultNetwork === undefined ? {} : { defaultNetwork: change.defaultNetwork }),
    ...(change.channelSettings === undefined ? {} : { channelSettings: change.channelSettings }),
    ...webhook,
  };
}

/** Checks each alone, then both together: a token need not exist on every chain. */
function judgeDefaults(merchant: Merchant, change: ProfileChange): Refusal | null {
  const { defaultToken = merchant.defaultToken, defaultNetwork = merchant.defaultNetwork } = change;
  if (tokenBySymbol(defaultToken) === undefined) {
    return refuse("unsupported_token", "The token is not in the registry.", { defaultToken });
  }
  const chain = chains.find(({ network }) => network === defaultNetwork);
  if (chain?.tokens[defaultToken] === undefined) {
    return refuse("unsupported_network", "The network is not supported for this token.", { defaultNetwork });
  }
  return null;
}

function planWebhook(merchant: Merchant, change: ProfileChange, nowMs: number): MerchantPatch | Refusal {
  const secret = secretToSet(merchant.webhookSecrets, change);
  const secrets = secret === null ? null : replaced(merchant, secret, nowMs);
  if (isRefusal(secrets)) return secrets;
  return {
    // Setting the URL again also enables a disabled endpoint.
    ...(change.webhookUrl === undefined ? {} : { webhookUrl: change.webhookUrl || null, webhookDisabledAtMs: null }),
    ...(secrets === null ? {} : { webhookSecrets: secrets }),
  };
}

/** An endpoint always has a secret: every webhook is signed. */
function secretToSet({ current }: WebhookSecrets, { webhookUrl, webhookSecret }: ProfileChange): string | null {
  if (webhookSecret !== undefined) return webhookSecret === "auto" ? newWebhookSecret() : webhookSecret;
  return webhookUrl && current === null ? newWebhookSecret() : null;
}

function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** A change ends no secret that the endpoint may have; without an endpoint, the oldest former one gives way. */
function replaced({ webhookUrl, webhookSecrets }: Merchant, secret: string, nowMs: number): WebhookSecrets | Refusal {
  const { current, previous, previousUntilMs } = webhookSecrets;
  if (current === secret) return webhookSecrets;
  if (current === null) return { current: secret, previous: null, previousUntilMs: null };
  const former = previous === null ? [] : [{ secret: previous, untilMs: previousUntilMs ?? 0 }];
  const older = [...former, ...(webhookSecrets.older ?? [])]
    .filter((each) => each.untilMs > nowMs && each.secret !== secret)
    .slice(0, webhookUrl === null ? mostFormerSecrets - 1 : mostFormerSecrets);
  if (older.length >= mostFormerSecrets) {
    const earliestMs = Math.min(...older.map(({ untilMs }) => untilMs));
    const problem = `was changed ${mostFormerSecrets} times within 24 hours, and each of these secrets still signs: try again after ${new Date(earliestMs).toISOString()}`;
    return refuseRequest({ webhookSecret: problem });
  }
  const previousOne = { previous: current, previousUntilMs: nowMs + previousSecretLivesMs };
  return { current: secret, ...previousOne, ...(older.length > 0 && { older }) };
}
