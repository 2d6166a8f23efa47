import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ChannelRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { StatusBadge } from "../../ui/badge";
import { Countdown } from "../../ui/countdown";

/** A channel in the list. What can be done with it stands on its page. */
export function ChannelRow({ channel }: { readonly channel: ChannelRecord }) {
  const { t, i18n } = useTranslation();
  const { channelId, status, balance, charged, claimed, available, payer, openedAt, withdrawableAt } = channel;
  return (
    <li className="key">
      <div className="key-head">
        <Link to="/channels/$channelId" params={{ channelId }} className="amount">
          {t("channels.of", { balance: rupiah(balance) })}
        </Link>
        <StatusBadge status={status} />
        {withdrawableAt !== null && status === "withdrawing" ? (
          <Countdown at={withdrawableAt} before="channels.withdrawableIn" after="channels.withdrawable" />
        ) : (
          <time className="small muted" dateTime={openedAt}>
            {fullTime(openedAt, i18n.language)}
          </time>
        )}
      </div>
      <p className="small">
        {t("channels.sums", { charged: rupiah(charged), claimed: rupiah(claimed), available: rupiah(available) })}
      </p>
      <p className="small muted">
        {t("channels.payer")} <span className="mono">{shortHash(payer)}</span>
      </p>
    </li>
  );
}
