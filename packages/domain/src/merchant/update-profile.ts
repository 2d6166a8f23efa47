import { randomBytes } from "node:crypto";
import { chains } from "@lunas/catalog/chains";
import { tokenBySymbol } from "@lunas/catalog/tokens";
import type { Clock } from "../shared/clock";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { Merchant, WebhookSecrets } from "./merchant";
import type { MerchantPatch, MerchantStore } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

/** What a merchant wants changed; absent fields stay. */
export interface ProfileChange {
  readonly name?: string;
  /** Empty or null clears it. */
  readonly webhookUrl?: string | null;
  /** `auto` makes one; else it is taken as given (`whsec_…`). */
  readonly webhookSecret?: string;
  readonly defaultToken?: string;
  readonly defaultNetwork?: string;
}

export interface UpdatedProfile {
  readonly merchant: Merchant;
  /** The secret that this change set, to be shown this once; else null. */
  readonly newSecret: string | null;
}

export interface UpdateProfileDeps {
  readonly merchants: Pick<MerchantStore, "findById" | "update" | "updateOver">;
  readonly clock: Clock;
  /** For development: webhooks may go to http URLs. */
  readonly allowPrivateTargets: boolean;
}

/** Both secrets sign for this long after a change, so that the merchant's endpoint can follow. */
const previousSecretLivesMs = 24 * 3_600_000;

/** Writes what the change says, or refuses it as a whole. */
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
 * A secret is set only over the one that the plan was made from: of two changes at once, the second plans again with the first
 * one's secret as its previous one, so that both sign.
 */
async function write(
  deps: UpdateProfileDeps,
  merchant: Merchant,
  change: ProfileChange,
): Promise<UpdatedProfile | Refusal> {
  const first = await attempt(deps, merchant, change);
  if (first !== null) return first;
  const now = await deps.merchants.findById(merchant.id);
  // One other change since: it becomes the previous secret. After two, one of them would sign no more without a word.
  const isOneAhead = now?.webhookSecrets.previous === merchant.webhookSecrets.current;
  if (now === null || !isOneAhead) return secretIsContested();
  return (await attempt(deps, now, change)) ?? secretIsContested();
}

/** Null: the webhook secret is another one by now, and nothing was written. */
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
    "Others are changing the webhook secret at this moment: look at it and try again.",
  );
}

/** What the dispatcher would never post to is better told at once; where a host's name leads is judged with each attempt. */
function judgeTarget({ webhookUrl }: ProfileChange, { allowPrivateTargets }: UpdateProfileDeps): Refusal | null {
  if (!webhookUrl || allowPrivateTargets || new URL(webhookUrl).protocol === "https:") return null;
  return refuse("invalid_request", "The request is not valid.", { webhookUrl: "must begin with https://" });
}

/** The fields that are to be written, or why not. */
export function planProfile(merchant: Merchant, change: ProfileChange, nowMs: number): MerchantPatch | Refusal {
  const refusal = judgeDefaults(merchant, change);
  if (refusal !== null) return refusal;
  return {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.defaultToken === undefined ? {} : { defaultToken: change.defaultToken }),
    ...(change.defaultNetwork === undefined ? {} : { defaultNetwork: change.defaultNetwork }),
    ...planWebhook(merchant, change, nowMs),
  };
}

/** Each by itself, then both together: a token need not exist on every chain. */
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

function planWebhook({ webhookSecrets }: Merchant, change: ProfileChange, nowMs: number): MerchantPatch {
  const secret = secretToSet(webhookSecrets, change);
  return {
    // Setting the address again also enables a disabled endpoint.
    ...(change.webhookUrl === undefined ? {} : { webhookUrl: change.webhookUrl || null, webhookDisabledAtMs: null }),
    ...(secret === null ? {} : { webhookSecrets: replaced(webhookSecrets, secret, nowMs) }),
  };
}

/** An endpoint is never left without a secret: unsigned webhooks do not exist. */
function secretToSet({ current }: WebhookSecrets, { webhookUrl, webhookSecret }: ProfileChange): string | null {
  if (webhookSecret !== undefined) return webhookSecret === "auto" ? newWebhookSecret() : webhookSecret;
  return webhookUrl && current === null ? newWebhookSecret() : null;
}

function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

function replaced({ current, previous, previousUntilMs }: WebhookSecrets, secret: string, nowMs: number) {
  if (current === secret) return { current, previous, previousUntilMs };
  if (current === null) return { current: secret, previous: null, previousUntilMs: null };
  return { current: secret, previous: current, previousUntilMs: nowMs + previousSecretLivesMs };
}
