import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { countdown, fullTime } from "../format/time";

interface CountdownProps {
  /** ISO 8601. */
  readonly at: string;
  /** The key of the text until then, which contains `{{left}}`, and of the text afterwards. */
  readonly before: string;
  readonly after: string;
}

/** The time that is left, by the device's clock; the service's or the chain's decides. */
export function Countdown({ at, before, after }: CountdownProps) {
  const { t, i18n } = useTranslation();
  const [nowMs, setNowMs] = useState(Date.now);
  const left = countdown(at, nowMs);
  const isOver = left === null;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <time className="small muted countdown" dateTime={at} title={fullTime(at, i18n.language)}>
      {isOver ? t(after) : t(before, { left })}
    </time>
  );
}
