/** Differences below this are the time that an answer takes, and the seconds that the header leaves out. */
const LEAST_SECONDS = 5;

/** How far this machine's clock is ahead of the sender's of these headers, in seconds; null: not known, as in browsers, or not far. */
export function clockDifference(headers: Headers, nowMs = Date.now()): number | null {
  const theirs = Date.parse(headers.get("date") ?? "");
  const seconds = Math.round((nowMs - theirs) / 1_000);
  return Number.isNaN(theirs) || Math.abs(seconds) < LEAST_SECONDS ? null : seconds;
}

/** In words: `This machine's clock is 400 seconds behind the service's.` */
export function clockText(secondsAhead: number): string {
  const way = secondsAhead > 0 ? "ahead of" : "behind";
  return `This machine's clock is ${Math.abs(secondsAhead)} seconds ${way} the service's.`;
}

/** Errors that two clocks which differ can cause. */
function isAboutTime({
  code,
  details,
}: {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
}): boolean {
  if (code === "expired_deadline" || code === "payment_not_yet_valid") return true;
  if (code === "payment_mismatch") return details.field === "deadline";
  return (
    code === "unauthorized" && ["expired", "issued_at_out_of_range", "not_yet_valid"].includes(details.reason ?? "")
  );
}

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The same error with the difference of the clocks, where that can be its cause. */
export function withClock<F extends Facts>(facts: F, secondsAhead: number | null): F {
  if (secondsAhead === null || !isAboutTime(facts)) return facts;
  const details = { ...facts.details, clockAheadSeconds: String(secondsAhead) };
  return { ...facts, message: `${facts.message} ${clockText(secondsAhead)} Set the one that is wrong.`, details };
}
