import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { PayoutRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { StatusBadge } from "../../ui/badge";
import { Copyable } from "../../ui/copy";
import { PagedRows } from "../../ui/paged-rows";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { TransactionHash } from "../payments/transaction-hash";

/** What went to the merchant's wallet, newest first. */
export function Payouts() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const [page, setPage] = useState(1);
  const query = useQuery(queries.payouts(environment, page));
  return (
    <QueryView query={query}>
      {({ payouts, pagination }) => (
        <PagedRows
          rows={payouts.map((payout) => <PayoutRow key={payout.payoutId} payout={payout} />)}
          none={<Empty icon="channel" title={t("channels.noPayouts")} />}
          pagination={pagination}
          onPage={setPage}
        />
      )}
    </QueryView>
  );
}

function PayoutRow({ payout }: { readonly payout: PayoutRecord }) {
  const { t, i18n } = useTranslation();
  const { payoutId, amount, status, channels, txHash, network, receiver, createdAt } = payout;
  return (
    <li className="key">
      <div className="key-head">
        <strong className="amount">{amount === null ? t("channels.amountToCome") : rupiah(amount)}</strong>
        <StatusBadge status={status} />
        <time className="small muted" dateTime={createdAt}>
          {fullTime(createdAt, i18n.language)}
        </time>
      </div>
      {status === "failed" && <p className="small">{t("channels.payoutRefused")}</p>}
      <p className="small muted">
        {t("channels.ofChannels", { count: channels })}
        {" · "}
        {t("channels.receiver")} <span className="mono">{shortHash(receiver)}</span>
      </p>
      <Copyable text={payoutId} />
      {txHash !== null && <TransactionHash txHash={txHash} network={network} />}
    </li>
  );
}
