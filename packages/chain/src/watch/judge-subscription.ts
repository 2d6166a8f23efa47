/** A polled head up to this many blocks ahead may just be faster than its announcement. */
const toleratedBlocks = 1;

/** The heads seen by a subscription and by the polls that check it. */
export interface HeadSources {
  /** The newest announced head, or the head at the start of the subscription; null: neither is known. */
  readonly announced: number | null;
  /** The newest polled head; null before the first. */
  readonly polled: number | null;
}

/** Whether the subscription delivers heads as they are made: it may be silent, or its node may stand still. */
export function keepsUp({ announced, polled }: HeadSources): boolean {
  if (polled === null) return true;
  return announced !== null && announced + toleratedBlocks >= polled;
}
