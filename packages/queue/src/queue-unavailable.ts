/** Redis is away: nothing was rung. Shaped as the domain's `Unavailable`, which this package does not import. */
export class QueueUnavailable extends Error {
  override readonly name = "Unavailable";
  readonly dependency = "queue";
}
