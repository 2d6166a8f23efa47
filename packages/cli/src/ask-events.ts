import { EventList } from "@lunas/protocol/api/events";
import { parse } from "@lunas/protocol/validate";
import { reasonOf } from "./service";

/**
 * `later`: try again after a pause. `unknown_event`: the service does not have the event of `after`. `refused`: a retry
 * does not help.
 */
export type EventsAnswer =
  | { readonly kind: "page"; readonly page: EventList }
  | { readonly kind: "later"; readonly reason: string; readonly afterMs: number }
  | { readonly kind: "unknown_event" }
  | { readonly kind: "refused"; readonly reason: string };

export interface EventsQuestion {
  readonly url: string;
  readonly key: string;
  readonly after: string | null;
  /** Only the events of payments and refunds on this chain. */
  readonly network?: string | undefined;
  readonly signal: AbortSignal;
  /** Whether the service holds the request until there is an event (default: it does). */
  readonly isWaiting?: boolean;
}

const waitSeconds = 25;
const timeoutMs = 40_000;
const pauseMs = 2_000;

/** Requests the next events, and waits for one where there is none. Never throws. */
export async function askEvents(question: EventsQuestion): Promise<EventsAnswer> {
  const { url, key, after, network, signal, isWaiting = true } = question;
  // The cursor of "latest" must be known at once: after a stop before the first event, the next run continues there.
  const wait = after === "latest" || !isWaiting ? 0 : waitSeconds;
  const query = new URLSearchParams({ limit: "100", wait: String(wait) });
  if (after !== null) query.set("after", after);
  if (network !== undefined) query.set("network", network);
  try {
    const response = await fetch(`${url}/events?${query}`, {
      headers: { "x-api-key": key },
      redirect: "error", // the key goes to the given address only
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return judge(response, await response.json().catch(() => null));
  } catch (error) {
    return { kind: "later", reason: reasonOf(url, error), afterMs: pauseMs };
  }
}

function judge({ status, headers }: Response, body: unknown): EventsAnswer {
  const page = parse(EventList, body);
  if (status === 200 && page.ok) return { kind: "page", page: page.value };
  const { code, message } = problemIn(body);
  if (status === 404 && code === "not_found") return { kind: "unknown_event" };
  const reason = `${status} ${code}: ${message}`;
  if (status === 429 || status >= 500) {
    return { kind: "later", reason, afterMs: Number(headers.get("retry-after") ?? 0) * 1_000 || pauseMs };
  }
  return { kind: "refused", reason };
}

function problemIn(body: unknown): { readonly code: string; readonly message: string } {
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: unknown; readonly message?: unknown } };
  return { code: String(error?.code ?? "unknown"), message: String(error?.message ?? "no reason was given") };
}
