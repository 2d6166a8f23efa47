import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { countdown, fullTime } from "../../format/time";

/** When the payer can take out what is left, by the device's clock; the chain's decides. */
export function WithdrawalEnd({ at }: { readonly at: string }) {
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
      {isOver ? t("channels.withdrawable") : t("channels.withdrawableIn", { left })}
    </time>
  );
}
