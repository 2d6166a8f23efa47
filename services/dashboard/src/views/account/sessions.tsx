import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { queries } from "../../api/queries";
import type { Session } from "../../api/schemas";
import { ago } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Failed } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";
import { browserOf } from "./browser-of";

export function Sessions() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(queries.sessions());
  const reload = () => client.invalidateQueries({ queryKey: ["sessions"] });
  const end = useMutation({ mutationFn: (id: string) => api.endSession(id), onSuccess: reload });
  const endOthers = useMutation({ mutationFn: api.endOtherSessions, onSuccess: reload });
  const error = end.error ?? endOthers.error;
  return (
    <QueryView query={query}>
      {({ sessions }) => (
        <Card
          flush
          title={t("account.sessions")}
          aside={
            sessions.length > 1 && (
              <Button small kind="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                {t("account.endOthers")}
              </Button>
            )
          }
        >
          {error !== null && <Failed error={error} />}
          <ul className="rows">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => end.mutate(session.id)}
                busy={end.isPending}
              />
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
  readonly busy: boolean;
}

function SessionRow({ session, onEnd, busy }: SessionRowProps) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  const { userAgent, ipAddress, lastUsedAt, current } = session;
  return (
    <li className="session">
      <div>
        <strong>{userAgent === null ? t("account.unknownBrowser") : browserOf(userAgent)}</strong>{" "}
        {current && <Badge tone="good">{t("account.thisOne")}</Badge>}
        <p className="small muted">
          {ipAddress ?? "–"} · {t("account.lastUsed", { ago: ago(lastUsedAt, nowMs, i18n.language) })}
        </p>
      </div>
      {!current && (
        <Button small disabled={busy} onClick={onEnd}>
          {t("account.end")}
        </Button>
      )}
    </li>
  );
}
