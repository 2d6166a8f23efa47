import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { lazyPart } from "../../shell/lazy-view";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty, Loading } from "../../ui/states";
import { Attention } from "./attention";
import { FirstKey } from "./first-key";
import { GettingStarted } from "./getting-started";
import { LastPayments } from "./last-payments";
import { ProductionStep } from "./production-step";
import { Stats } from "./stats";
import type { Period } from "./summary";
import { useFigures } from "./use-figures";
import { WebhookHealth } from "./webhook-health";

const VolumeChart = lazyPart(() => import("./volume-chart").then(({ VolumeChart }) => VolumeChart));
const periods: readonly Period[] = ["today", "week", "month"];

export function Home() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const me = useQuery(queries.me());
  const [period, setPeriod] = useState<Period>("week");
  const figures = useFigures(environment, period);
  return (
    <>
      <PageHead title={t("home.title", { name: me.data?.name ?? "" })}>
        <fieldset className="segments" aria-label={t("period.label")}>
          {periods.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {t(`period.${each}`)}
            </button>
          ))}
        </fieldset>
      </PageHead>
      {me.data && <FirstKey merchant={me.data} />}
      {environment === "sandbox" && me.data && <GettingStarted merchant={me.data} />}
      {environment === "production" && me.data && <ProductionStep merchant={me.data} />}
      {me.data && <Attention merchant={me.data} environment={environment} />}
      <QueryView query={figures} rows={3}>
        {(data) => (
          <>
            <Stats figures={data} environment={environment} />
            <Card title={t("home.volumeOverTime")}>
              {data.confirmed === 0 ? (
                <Empty icon="payments" title={t("home.nothingYet")}>
                  {t("home.nothingYetMore")}
                </Empty>
              ) : (
                <Suspense fallback={<Loading rows={5} />}>
                  <VolumeChart buckets={data.buckets} period={period} />
                </Suspense>
              )}
              {data.isCut && <p className="small muted">{t("home.cut")}</p>}
            </Card>
          </>
        )}
      </QueryView>
      <div className="columns">
        <LastPayments environment={environment} />
        {me.data && <WebhookHealth merchant={me.data} />}
      </div>
    </>
  );
}
