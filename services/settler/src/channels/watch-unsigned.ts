import type { Clock } from "@lunas/domain/shared/clock";

interface UnsignedDeps {
  /** Whether a channel of the chain, whose charges Lunas keeps, is open. */
  readonly hasOpen: () => Promise<boolean>;
  readonly show: (isMissing: boolean) => void;
  readonly clock: Clock;
}

/** A channel may be opened by a settler beside this one. The read passes over all that is closed. */
export const readEveryMs = 300_000;

/**
 * The round about channels of a settler that has no key for them: nothing is claimed here, while gateways charge the vouchers of open
 * channels. Shows whether there is such a channel, at once after the start and from time to time.
 */
export function watchUnsigned({ hasOpen, show, clock }: UnsignedDeps): () => Promise<void> {
  let readAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock.now() - readAtMs < readEveryMs) return;
    show(await hasOpen());
    readAtMs = clock.now();
  };
}
