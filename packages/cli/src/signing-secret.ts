import { Misuse } from "@lunas/command-line/misuse";
import { webhookKey } from "@lunas/protocol/events/webhook-secret";

/** The webhook secret of `--secret`; null where it is not given. Throws `Misuse`. */
export function signingSecret(given: string | undefined): string | null {
  if (given === undefined || webhookKey(given) !== undefined) return given ?? null;
  throw new Misuse("--secret must be whsec_ and base64 of 24 to 64 bytes");
}
