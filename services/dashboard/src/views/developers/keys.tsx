import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import type { ApiKey } from "../../api/schemas";
import { useEnvironment } from "../../shell/environment";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { CreateKey } from "./create-key";
import { KeyRow } from "./key-row";
import { NewKey } from "./new-key";

export function Keys() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const query = useQuery(queries.keys());
  const [creating, setCreating] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t("keys.title")} lead={t(`keys.lead.${environment}`)}>
        <Button kind="primary" onClick={() => setCreating(true)}>
          {t("keys.create")}
        </Button>
      </PageHead>
      <QueryView query={query}>
        {({ apiKeys }) => <KeyList keys={apiKeys} environment={environment} onNewKey={setNewKey} />}
      </QueryView>
      <CreateKey
        open={creating}
        environment={environment}
        onClose={() => setCreating(false)}
        onCreated={(key) => {
          setCreating(false);
          setNewKey(key);
        }}
      />
      <NewKey value={newKey} onClose={() => setNewKey(null)} />
    </>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly environment: Environment;
  readonly onNewKey: (key: string) => void;
}

function KeyList({ keys, environment, onNewKey }: KeyListProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const own = keys.filter((key) => key.environment === environment);
  const live = own.filter(isLive);
  const shown = all ? own : live;
  return (
    <Card flush>
      {shown.length === 0 ? (
        <Empty icon="key" title={t("keys.none")}>
          {t("keys.noneMore")}
        </Empty>
      ) : (
        <ul className="rows">
          {shown.map((key) => (
            <KeyRow key={key.id} apiKey={key} isLive={isLive(key)} onNewKey={onNewKey} />
          ))}
        </ul>
      )}
      {own.length > live.length && (
        <div className="card-foot">
          <Button kind="quiet" small onClick={() => setAll(!all)} aria-pressed={all}>
            {t(all ? "keys.hideRevoked" : "keys.showRevoked", { count: own.length - live.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A rolled key lives until its grace is over. */
function isLive({ revokedAt, expiresAt }: ApiKey): boolean {
  const isPast = (time: string | null) => time !== null && Date.parse(time) <= Date.now();
  return !isPast(revokedAt) && !isPast(expiresAt);
}
