import { LunasError } from "./lunas-error";

const REFUSED = "ECONNREFUSED";
const NO_HOST = ["ENOTFOUND", "EAI_AGAIN"];
const NEVER_SENT: readonly string[] = [REFUSED, ...NO_HOST, "UND_ERR_CONNECT_TIMEOUT"];

function codeOf(error: unknown): string {
  const { cause } = (error ?? {}) as { readonly cause?: { readonly code?: unknown } | null };
  return String(cause?.code ?? "");
}

/** Whether the connection was never made, so that the request cannot have arrived. */
export function neverSent(error: unknown): boolean {
  return NEVER_SENT.includes(codeOf(error));
}

/** A service without an answer: `unreachable`, with the address and, as far as it is known, the reason. */
export function unreachable(url: string, cause: unknown): LunasError {
  return new LunasError(reasonOf(url, codeOf(cause)), { code: "unreachable", cause });
}

function reasonOf(url: string, code: string): string {
  const { origin, hostname } = URL.canParse(url) ? new URL(url) : { origin: url, hostname: url };
  if (code === REFUSED) return `${origin} refused the connection: is the service running there?`;
  if (NO_HOST.includes(code)) return `The host ${hostname} was not found: check the address ${origin}.`;
  return `Could not connect to ${origin}.`;
}
