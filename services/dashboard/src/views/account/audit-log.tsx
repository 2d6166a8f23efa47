import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { AuditEntry } from "../../api/schemas";
import { fullTime } from "../../format/time";
import { Card } from "../../ui/card";
import { EmptyPage, Pager } from "../../ui/pager";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";

export function AuditLog() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...queries.audit(page), placeholderData: keepPreviousData });
  return (
    <Card flush title={t("account.audit")} aside={<span className="small muted">{t("account.auditMore")}</span>}>
      <QueryView query={query} rows={8}>
        {({ entries, pagination }) =>
          entries.length === 0 ? (
            <EmptyPage pagination={pagination} onPage={setPage}>
              <Empty icon="clock" title={t("account.noAudit")} />
            </EmptyPage>
          ) : (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
              <section className="table-scroll" tabIndex={0} aria-label={t("account.audit")}>
                <table className="table">
                  <thead>
                    <tr>
                      <th scope="col">{t("account.action")}</th>
                      <th scope="col">{t("account.actor")}</th>
                      <th scope="col">{t("account.target")}</th>
                      <th scope="col">{t("payments.time")}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map((entry) => (
                      <Entry key={entry.id} entry={entry} />
                    ))}
                  </tbody>
                </table>
              </section>
              <div className="card-foot">
                <span />
                <Pager pagination={pagination} onPage={setPage} />
              </div>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t, i18n } = useTranslation();
  const { at, actor, action, target, details, ipAddress } = entry;
  const changed = Object.entries(details);
  return (
    <tr>
      <td>
        <span className="mono">{action}</span>
        {changed.map(([name, value]) => (
          <p key={name} className="small muted break">
            {name}: {value}
          </p>
        ))}
      </td>
      <td>
        {t(`account.actors.${actor.kind}`)}
        {ipAddress !== null && <p className="small muted">{ipAddress}</p>}
      </td>
      <td className="mono small">{target}</td>
      <td className="nowrap">
        <time dateTime={at}>{fullTime(at, i18n.language)}</time>
      </td>
    </tr>
  );
}
