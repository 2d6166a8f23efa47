/** So many blocks ahead, a polled head has not merely overtaken the announcement of its own. */
const toleratedBlocks = 1;

/** What has been seen of a subscription and of the polls that assure it. */
export interface HeadSources {
  /** The newest head that was announced, or was there when the subscription began; null: neither is known. */
  readonly announced: number | null;
  /** The newest head that was polled; null before the first. */
  readonly polled: number | null;
}

/** Whether heads come by the subscription as they are made: it may be silent, or of a node that stands still. */
export function keepsUp({ announced, polled }: HeadSources): boolean {
  if (polled === null) return true;
  return announced !== null && announced + toleratedBlocks >= polled;
}
