import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { Button } from "../../ui/button";
import { PageHead } from "../../ui/card";
import { PagedRows } from "../../ui/paged-rows";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { CreateLink } from "./create-link";
import { LinkRow } from "./link-row";

export function Links() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const [page, setPage] = useState(1);
  const [creating, setCreating] = useState(false);
  const query = useQuery(queries.paymentLinks(environment, page));
  return (
    <>
      <PageHead title={t("links.title")} lead={t(`links.lead.${environment}`)}>
        <Button kind="primary" onClick={() => setCreating(true)}>
          {t("links.create")}
        </Button>
      </PageHead>
      <QueryView query={query}>
        {({ paymentLinks, pagination }) => (
          <PagedRows
            rows={paymentLinks.map((link) => <LinkRow key={link.linkId} link={link} />)}
            none={
              <Empty icon="link" title={t("links.none")}>
                {t("links.noneMore")}
              </Empty>
            }
            pagination={pagination}
            onPage={setPage}
          />
        )}
      </QueryView>
      <CreateLink open={creating} environment={environment} onClose={() => setCreating(false)} />
    </>
  );
}
