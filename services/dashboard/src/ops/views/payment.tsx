import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { Details } from "../../ui/details";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { opsQueries } from "../api";
import { PaymentLink } from "../payment-link";
import type { PaymentDetail } from "../types";
import { AuditEntries } from "./audit";
import { PaymentDeliveries, PaymentTransactions } from "./payment-parts";
import { PaymentTable } from "./payment-table";
import { PaymentTimeline } from "./payment-timeline";

/** All that the rows hold about one payment or refund. */
export function OpsPayment({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.payment(id));
  return (
    <QueryView query={query} rows={8}>
      {({ payment }) =>
        payment === null ? (
          <Card flush>
            <Empty icon="alert" title={t("payment.none")} />
          </Card>
        ) : (
          <>
            <Overview payment={payment} />
            {payment.timeline !== null && <PaymentTimeline timeline={payment.timeline} />}
            <PaymentTransactions transactions={payment.transactions} />
            <Card flush title={t("payment.refunds")}>
              {payment.refunds.length === 0 ? (
                <Empty icon="refund" title={t("payment.noRefunds")} />
              ) : (
                <PaymentTable label={t("payment.refunds")} payments={payment.refunds} />
              )}
            </Card>
            <PaymentDeliveries deliveries={payment.deliveries} />
            {payment.entries.length > 0 && (
              <Card flush title={t("payment.entries")}>
                <AuditEntries entries={payment.entries} />
              </Card>
            )}
          </>
        )
      }
    </QueryView>
  );
}

function Overview({ payment }: { readonly payment: PaymentDetail }) {
  const { t, i18n } = useTranslation();
  const time = (ms: number) => fullTime(new Date(ms).toISOString(), i18n.language);
  const { id, status, amount, network, environment, merchantId, payer, payTo, refundOf, failure, txHash } = payment;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t(refundOf === null ? "payment.kind.payment" : "payment.kind.refund"), <Copyable key="id" text={id} />],
    [
      t("payment.status"),
      <div key="status" className="ops-actions">
        <StatusBadge status={status} />
        <Badge tone="quiet">{environment}</Badge>
      </div>,
    ],
    ...(payment.why === undefined ? [] : [[t("payment.why"), <Why key="why" payment={payment} />] as const]),
    ...(failure === null ? [] : [[t("payment.failure"), `${failure.code}: ${failure.message}`] as const]),
    [t("payment.amount"), rupiah(amount)],
    [t("health.network"), network],
    [t("merchants.name"), <Copyable key="merchant" text={merchantId} />],
    [t("payment.payer"), <Copyable key="payer" text={payer} />],
    [t("payment.payee"), <Copyable key="payee" text={payTo} />],
    ...(refundOf === null ? [] : [[t("payment.ofPayment"), <PaymentLink key="of" id={refundOf} />] as const]),
    [t("payment.stored"), time(payment.storedAtMs)],
    [t("payment.deadline"), time(payment.deadlineMs)],
    ...(txHash === null ? [] : [[t("payment.settled"), <Settled key="tx" payment={payment} />] as const]),
  ];
  return (
    <Card title={t("payment.overview")}>
      <Details rows={rows} />
    </Card>
  );
}

function Why({ payment: { id, why, remedy } }: { readonly payment: PaymentDetail }) {
  const { t } = useTranslation();
  return (
    <div className="break">
      <p>{why}</p>
      <p className="small muted">{t(`pending.remedy.${remedy}`, { id })}</p>
    </div>
  );
}

function Settled({ payment: { txHash, blockNumber } }: { readonly payment: PaymentDetail }) {
  const { t } = useTranslation();
  return (
    <>
      <Copyable text={txHash ?? ""} />
      {blockNumber !== null && <p className="small muted">{t("payment.inBlock", { block: blockNumber })}</p>}
    </>
  );
}
