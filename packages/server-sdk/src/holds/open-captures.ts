import type { HoldRecord } from "@lunas/protocol/wire/api";
import { digestOf } from "../payments/unfinished";
import type { HoldInput } from "./requests";

/** A capture whose outcome was open when its gate ended. */
export interface OpenCapture {
  readonly hold: HoldRecord;
  /** In base units. The capture is never sent with another amount. */
  readonly amount: string;
}

/**
 * Remembers open captures, so that the payer's same request goes on with its capture. By the whole body: from the chain
 * everybody can read the signature, but not the random name of the purchase. They are lost with the process: the header
 * then answers `nonce_already_used`, and the webhook of the payment tells its end.
 */
export interface OpenCaptures {
  /** For one caller only. */
  take(body: HoldInput): OpenCapture | undefined;
  keep(body: HoldInput, open: OpenCapture): void;
}

const MOST = 10_000;

export function rememberCaptures(): OpenCaptures {
  const entries = new Map<string, OpenCapture>();
  return {
    take(body) {
      const name = digestOf(body);
      const open = entries.get(name);
      entries.delete(name);
      return open;
    },
    keep(body, open) {
      entries.set(digestOf(body), open);
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
}
