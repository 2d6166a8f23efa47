/**
 * Redis is away: nothing was enqueued. It has the shape of the domain's `Unavailable`, which this package does not
 * import.
 */
export class QueueUnavailable extends Error {
  override readonly name = "Unavailable";
  readonly dependency = "queue";
}
