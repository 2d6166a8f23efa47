import type { HoldRecord } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { UptoPayload } from "@lunas/protocol/wire/x402";
import { authorizationOf, digestOf, mayBeOpen } from "../payments/unfinished";
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
  /** For one caller only, until its `end`. */
  take(body: HoldInput): OpenCapture | undefined;
  keep(body: HoldInput, open: OpenCapture): void;
  /** The caller that took it is done: it is forgotten, unless it was kept again. */
  end(body: HoldInput): void;
  /** That a capture of this authorization is open, whatever is demanded for it now; a caller that goes on with it does not end that. */
  openOf(payload: UptoPayload): LunasError | undefined;
}

const MOST = 10_000;

interface Entry {
  readonly open: OpenCapture;
  readonly authorization: string;
  readonly isTaken: boolean;
}

export function rememberCaptures(now: () => number = Date.now): OpenCaptures {
  const entries = new Map<string, Entry>();
  return {
    take(body) {
      const name = digestOf(body);
      const entry = entries.get(name);
      if (entry === undefined || entry.isTaken) return undefined;
      entries.set(name, { ...entry, isTaken: true });
      return entry.open;
    },
    keep(body, open) {
      const authorization = authorizationOf(body.paymentPayload as UptoPayload);
      entries.set(digestOf(body), { open, authorization, isTaken: false });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
    end(body) {
      const name = digestOf(body);
      if (entries.get(name)?.isTaken === true) entries.delete(name);
    },
    openOf(payload) {
      if (!mayBeOpen(payload, now())) return undefined;
      const name = authorizationOf(payload);
      return [...entries.values()].some(({ authorization }) => authorization === name) ? stillOpen() : undefined;
    },
  };
}

/** Without the ids of the payment and the hold: everybody can read the authorization from the chain. */
function stillOpen(): LunasError {
  return new LunasError("The charge was sent and its outcome is still open. Do not sign a new payment.", {
    ...{ code: "settlement_pending", status: 504, retryAfterSeconds: 5 },
  });
}
