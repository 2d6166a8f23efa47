import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { ChargeRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { type FeedPeriod, feedPeriods, sinceOf } from "./since-of";

const limit = 50;

interface ChargeFeedProps {
  /** Of one channel; left out: of all. */
  readonly channelId?: string;
}

/** Charges as the API has them: oldest first, without gaps. A period leads to the newer ones. */
export function ChargeFeed({ channelId }: ChargeFeedProps) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const [period, setPeriod] = useState<FeedPeriod>("today");
  const [since, setSince] = useState(() => sinceOf("today", Date.now()));
  // Where the pages before this one began.
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([undefined]);
  const after = places.at(-1);
  const query = useQuery(queries.charges(environment, { channel: channelId, since, after, limit }));
  const choose = (chosen: FeedPeriod) => {
    setPeriod(chosen);
    setSince(sinceOf(chosen, Date.now()));
    setPlaces([undefined]);
  };
  return (
    <>
      <div className="filters">
        <SelectField
          label={t("period.label")}
          value={period}
          onChange={(event) => choose(event.target.value as FeedPeriod)}
        >
          {feedPeriods.map((each) => (
            <option key={each} value={each}>
              {t(`period.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryView query={query}>
        {({ charges, hasMore, cursor }) => (
          <Card flush>
            {charges.length === 0 ? (
              <Empty icon="channel" title={t("channels.noCharges")} />
            ) : (
              <ul className="rows">
                {charges.map((charge) => (
                  <ChargeRow key={charge.chargeId} charge={charge} linksChannel={channelId === undefined} />
                ))}
              </ul>
            )}
            {(hasMore || places.length > 1) && (
              <nav className="pager" aria-label={t("shell.pages")}>
                <Button small disabled={places.length === 1} onClick={() => setPlaces(places.slice(0, -1))}>
                  {t("shell.previous")}
                </Button>
                <Button small disabled={!hasMore} onClick={() => setPlaces([...places, cursor ?? undefined])}>
                  {t("shell.next")}
                </Button>
              </nav>
            )}
          </Card>
        )}
      </QueryView>
    </>
  );
}

function ChargeRow({ charge, linksChannel }: { readonly charge: ChargeRecord; readonly linksChannel: boolean }) {
  const { t, i18n } = useTranslation();
  const { chargeId, channelId, amount, cumulative, status, resource, description, createdAt } = charge;
  const purpose = description ?? resource;
  return (
    <li className="key">
      <div className="key-head">
        <strong className="amount">{rupiah(amount)}</strong>
        <StatusBadge status={status} />
        <time className="small muted" dateTime={createdAt}>
          {fullTime(createdAt, i18n.language)}
        </time>
      </div>
      {purpose !== null && <p className="small break">{purpose}</p>}
      <p className="small muted">
        <span className="mono">{shortHash(chargeId)}</span>
        {" · "}
        {t("channels.cumulative", { amount: rupiah(cumulative) })}
        {linksChannel && (
          <>
            {" · "}
            {t("channels.channel")}{" "}
            <Link to="/channels/$channelId" params={{ channelId }} className="mono">
              {shortHash(channelId)}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
