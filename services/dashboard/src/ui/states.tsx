import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asProblem, offlineProblem } from "../api/problem";
import { Button } from "./button";
import { Icon, type IconName } from "./icon";

/** Grey bars where rows will be. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className="loading" role="status">
      <span className="sr-only">{t("shell.loading")}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="bar" aria-hidden="true" />
      ))}
    </div>
  );
}

interface WaitingProps {
  readonly query: { readonly isPaused: boolean };
  readonly rows?: number;
}

/** Before a query has read anything: grey bars, or in words that there is no connection. It goes on by itself with one. */
export function Waiting({ query, rows = 4 }: WaitingProps) {
  return query.isPaused ? <Failed error={offlineProblem()} /> : <Loading rows={rows} />;
}

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} size={22} />
      </span>
      <p className="empty-title">{title}</p>
      {children && <div className="empty-text">{children}</div>}
    </div>
  );
}

/** What went wrong in plain words, and another try. */
export function Failed({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { t, i18n } = useTranslation();
  const problem = asProblem(error);
  const key = `problems.${problem.code}`;
  const text = i18n.exists(key) ? t(key) : problem.message;
  return (
    <div className="notice notice-bad" role="alert">
      <Icon name="alert" />
      <div className="notice-text">
        <p>{text}</p>
        {Object.entries(problem.details).map(([field, said]) => (
          <p key={field} className="small muted">
            {field}: {said}
          </p>
        ))}
        {problem.requestId && <p className="small muted mono">{problem.requestId}</p>}
      </div>
      {retry && (
        <Button small onClick={retry}>
          {t("shell.retry")}
        </Button>
      )}
    </div>
  );
}

interface NoticeProps {
  readonly tone?: "info" | "good" | "warn" | "bad";
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Notice({ tone = "info", children, action }: NoticeProps) {
  const icon: IconName = tone === "good" ? "check" : tone === "info" ? "clock" : "alert";
  return (
    <div className={`notice notice-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={icon} />
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
