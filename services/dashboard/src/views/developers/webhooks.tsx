import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { DeliveryLog } from "./delivery-log";
import { Endpoint } from "./endpoint";
import { NewKey } from "./new-key";

export function Webhooks() {
  const { t } = useTranslation();
  const me = useQuery(queries.me());
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t("webhooks.title")} lead={t("webhooks.lead")} />
      <QueryView query={me}>
        {(merchant) => <Endpoint key={merchant.webhookUrl} merchant={merchant} onSecret={setSecret} />}
      </QueryView>
      <DeliveryLog />
      <NewKey value={secret} onClose={() => setSecret(null)} />
    </>
  );
}
