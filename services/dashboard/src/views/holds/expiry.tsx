import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { countdown, fullTime } from "../../format/time";

/** The time that an open hold has left, by the device's clock; the service's decides. */
export function Expiry({ expiresAt }: { readonly expiresAt: string }) {
  const { t, i18n } = useTranslation();
  const [nowMs, setNowMs] = useState(Date.now);
  const left = countdown(expiresAt, nowMs);
  const isOver = left === null;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <time className="small muted countdown" dateTime={expiresAt} title={fullTime(expiresAt, i18n.language)}>
      {isOver ? t("holds.over") : t("holds.expiresIn", { left })}
    </time>
  );
}
