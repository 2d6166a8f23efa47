import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time of the last rendering, which comes every minute at the latest: what says "a minute ago" stays true. */
export function useMinute(): number {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return Date.now();
}
