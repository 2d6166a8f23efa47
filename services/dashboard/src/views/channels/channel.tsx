import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { ChannelRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { Countdown } from "../../ui/countdown";
import { Crumbs } from "../../ui/crumbs";
import { type Detail, Details } from "../../ui/details";
import { QueryView } from "../../ui/query-view";
import { RawRecord } from "../../ui/raw-record";
import { Notice } from "../../ui/states";
import { ChargeFeed } from "./charge-feed";
import { RefundDialog } from "./refund-dialog";

/** One channel, its charges, and what can be given back of it. */
export function Channel() {
  const { t } = useTranslation();
  const { channelId } = useParams({ from: "/signed-in/channels/$channelId" });
  const environment = useEnvironment();
  const query = useQuery(queries.channel(environment, channelId));
  return (
    <>
      <Crumbs to="/channels" title={t("channels.title")} />
      <QueryView query={query} rows={8}>
        {(channel) => (
          <>
            <Head channel={channel} />
            <Meaning channel={channel} />
            <ChannelDetails channel={channel} />
            <h2>{t("channels.tabs.charges")}</h2>
            <ChargeFeed key={channel.channelId} channelId={channel.channelId} />
            <RawRecord record={channel} label={t("channels.raw")} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Head({ channel }: { readonly channel: ChannelRecord }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { channelId, status, balance, available, token, withdrawableAt, managedBy } = channel;
  const canGiveBack = status !== "closed" && managedBy === "lunas" && available !== "0";
  return (
    <header className="payment-head">
      <div>
        <h1>
          {t("channels.of", { balance: rupiah(balance) })} <span className="muted token">{token}</span>
        </h1>
        <Copyable text={channelId} />
      </div>
      <StatusBadge status={status} />
      {withdrawableAt !== null && status === "withdrawing" && (
        <Countdown at={withdrawableAt} before="channels.withdrawableIn" after="channels.withdrawable" />
      )}
      {canGiveBack && (
        <div className="page-actions">
          <Button onClick={() => setAsking(true)}>{t("channels.giveBack")}</Button>
        </div>
      )}
      {/* Whatever the channel becomes meanwhile, an answer that was asked for is shown. */}
      {isAsking && <RefundDialog channel={channel} onClose={() => setAsking(false)} />}
    </header>
  );
}

/** What a state asks of the merchant, where it asks anything. */
function Meaning({ channel: { status, managedBy } }: { readonly channel: ChannelRecord }) {
  const { t } = useTranslation();
  return (
    <>
      {status === "withdrawing" && <Notice tone="warn">{t("channels.withdrawing")}</Notice>}
      {status === "short" && <Notice tone="bad">{t("channels.short")}</Notice>}
      {managedBy === "shop" && <Notice>{t("channels.byShop")}</Notice>}
    </>
  );
}

function ChannelDetails({ channel }: { readonly channel: ChannelRecord }) {
  const { t, i18n } = useTranslation();
  const { balance, charged, claimed, available, payer, receiver, network, withdrawableAt } = channel;
  const time = (at: string | null) => at && fullTime(at, i18n.language);
  const rows: readonly Detail[] = [
    [t("channels.balance"), rupiah(balance)],
    [t("channels.charged"), rupiah(charged)],
    [t("channels.claimed"), rupiah(claimed)],
    [t("channels.available"), rupiah(available)],
    [t("channels.withdrawal"), time(withdrawableAt)],
    [t("channels.payer"), <Copyable key="payer" text={payer} />],
    [t("channels.receiver"), <Copyable key="receiver" text={receiver} />],
    [t("channels.network"), network],
    [t("channels.opened"), time(channel.openedAt)],
    [t("channels.lastCharge"), time(channel.lastChargeAt)],
  ];
  return (
    <Card title={t("channels.details")}>
      <Details rows={rows} />
    </Card>
  );
}
