import { verifyWebhook, type WebhookProblem } from "@lunas/protocol/events/verify-webhook";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { describeSection, type EnvironmentName, environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import type { WebhookEvent } from "@lunas/protocol/wire/events";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { headerOf, type RequestHeaders } from "../payments/request-headers";

export interface WebhookExpectation {
  /** `whsec_…`, from the answer to the PATCH of your profile. */
  readonly secret: string;
  /**
   * The environment whose events you act on: `sandbox` (`local`) or `production` (`base`, `live`). Play money must not
   * ship goods.
   */
  readonly environment: EnvironmentName;
}

/** The problem of a webhook: the `code` of the error. */
export type WebhookFailure = WebhookProblem | "parsed_body" | "malformed_body" | "environment_mismatch";

const NAMES = ["webhook-id", "webhook-timestamp", "webhook-signature"];

/**
 * Checks a webhook by its raw bytes and returns its event. Throws a `LunasError` whose code names the problem:
 * `parsed_body`, `no_matching_signature`, `timestamp_too_old`, … Answer 400 then, and serve nothing. To
 * `environment_mismatch`, an event of the other environment, answer 2xx and do nothing. `invalid_option`: `environment` is missing.
 */
export function verifyWebhookOf(
  raw: string | Uint8Array,
  headers: RequestHeaders,
  expected: WebhookExpectation,
): WebhookEvent {
  checkNames("webhooks.verify", expected, ["secret", "environment"]);
  const { secret } = expected;
  const environment = sectionOf(environmentOf(expected.environment));
  if (typeof raw !== "string" && !(raw instanceof Uint8Array)) {
    throw wrong("parsed_body", "the body was parsed already; pass its raw bytes, because the signature covers them");
  }
  const named = Object.fromEntries(NAMES.map((name) => [name, headerOf(headers, name)]));
  const verified = verifyWebhook({ body: raw, headers: named, secret, nowSeconds: Math.floor(Date.now() / 1_000) });
  if (!verified.ok) throw wrong(verified.problem, verified.message);
  const event = parseEvent(raw);
  if (event === undefined) throw wrong("malformed_body", "the body is signed but is not an event");
  if (event.environment !== environment) {
    throw wrong(
      "environment_mismatch",
      `the event belongs to another environment (${describe(event.environment)}) than the one you act on (${describeSection(environment)})`,
    );
  }
  return event;
}

const describe = (environment: string) =>
  environment === "sandbox" || environment === "production" ? describeSection(environment) : environment;

function parseEvent(raw: string | Uint8Array): WebhookEvent | undefined {
  try {
    const event = JSON.parse(typeof raw === "string" ? raw : new TextDecoder().decode(raw)) as WebhookEvent | null;
    return typeof event?.id === "string" && typeof event.environment === "string" ? event : undefined;
  } catch {
    return undefined;
  }
}

function wrong(code: WebhookFailure, message: string): LunasError {
  return new LunasError(`Refused webhook: ${message}.`, { code });
}
