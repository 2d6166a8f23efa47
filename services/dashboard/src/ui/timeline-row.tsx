import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { duration, fullTime } from "../format/time";
import { timelineTone } from "../format/timeline-tone";

interface TimelineRowProps {
  readonly stage: string;
  /** ISO 8601. */
  readonly at: string;
  /** Since the row before; null: of the first one. */
  readonly durationMs: number | null;
  readonly reason: string | null;
  /** Of a webhook: the endpoint's status, else why it did not answer. */
  readonly webhook?: { readonly status: number | null; readonly error: string | null } | undefined;
  /** Of a transaction: its hash. */
  readonly children?: ReactNode;
}

const onChain = ["broadcast", "replaced", "included"];

/** Whether a row of this kind shows the hash of its transaction. */
export function showsTransaction(stage: string): boolean {
  return onChain.includes(stage);
}

/** A row of a payment's timeline. */
export function TimelineRow({ stage, at, durationMs, reason, webhook, children }: TimelineRowProps) {
  const { t, i18n } = useTranslation();
  const answered = webhook?.status ?? webhook?.error ?? null;
  return (
    <li className={`stage is-${timelineTone(stage, webhook?.status)}`}>
      <div className="stage-head">
        <strong>{t(`payment.stages.${stage}`, { defaultValue: stage })}</strong>
        {answered !== null && <span className="badge badge-quiet">{answered}</span>}
        {durationMs !== null && <span className="stage-duration">+{duration(durationMs, i18n.language)}</span>}
      </div>
      <time className="small muted" dateTime={at}>
        {fullTime(at, i18n.language)}
      </time>
      {reason !== null && <p className="small">{reason}</p>}
      {children}
    </li>
  );
}
