import * as Tabs from "@radix-ui/react-tabs";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { Card, PageHead } from "../../ui/card";
import { Code } from "../../ui/copy";
import { Icon } from "../../ui/icon";
import { QueryView } from "../../ui/query-view";
import { samplesFor } from "./sample-texts";

/** Requests to copy, with the merchant's own wallet, network and addresses in them. */
export function Samples() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const me = useQuery(queries.me());
  const config = useQuery(queries.config());
  return (
    <>
      <PageHead title={t("samples.title")} lead={t("samples.lead")}>
        <a className="button button-secondary" href="/docs" target="_blank" rel="noreferrer">
          {t("samples.reference")}
          <Icon name="external" size={15} />
        </a>
      </PageHead>
      <QueryView query={me}>
        {(merchant) => (
          <QueryView query={config}>
            {(chains) => {
              // Without a sandbox the environment is always production.
              const chain = chains[environment] ?? chains.production;
              return (
                <Card>
                  <SampleTabs samples={samplesFor({ merchant, chain, environment, url: location.origin })} />
                </Card>
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

function SampleTabs({ samples }: { readonly samples: ReturnType<typeof samplesFor> }) {
  const { t } = useTranslation();
  return (
    <Tabs.Root defaultValue={samples[0]?.name ?? ""}>
      <Tabs.List className="tabs" aria-label={t("samples.title")}>
        {samples.map(({ name }) => (
          <Tabs.Trigger key={name} value={name}>
            {t(`samples.${name}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {samples.map(({ name, text }) => (
        <Tabs.Content key={name} value={name} className="tab-content">
          <p className="muted">{t(`samples.${name}More`)}</p>
          <Code text={text} label={t(`samples.${name}`)} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
