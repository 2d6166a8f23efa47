import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { StatusBadge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Code, Copyable } from "../../ui/copy";
import { Icon } from "../../ui/icon";
import { QueryView } from "../../ui/query-view";
import { Notice } from "../../ui/states";
import { RefundsOfPayment } from "../refunds/refunds-of-payment";
import { Timeline } from "./timeline";
import { TransactionHash } from "./transaction-hash";
import { WebhookAttempts } from "./webhook-attempts";

export function Payment() {
  const { t } = useTranslation();
  const { reference } = useParams({ from: "/signed-in/payments/$reference" });
  const environment = useEnvironment();
  const payment = useQuery(queries.payment(environment, reference));
  const timeline = useQuery(queries.timeline(environment, reference));
  return (
    <>
      <p className="crumbs">
        <Link to="/payments">
          <Icon name="back" size={15} />
          {t("payments.title")}
        </Link>
      </p>
      <QueryView query={payment} rows={8}>
        {(record) => (
          <>
            <Head payment={record} />
            <div className="columns columns-wide">
              <div className="stack">
                <Card title={t("payment.timeline")}>
                  <QueryView query={timeline}>{(reported) => <Timeline timeline={reported} />}</QueryView>
                </Card>
                <Card title={t("payment.webhooks")} flush>
                  <QueryView query={timeline}>{(reported) => <WebhookAttempts timeline={reported} />}</QueryView>
                </Card>
              </div>
              <div className="stack">
                <Details payment={record} />
                <RefundsOfPayment payment={record} environment={environment} />
                <Card title={t("payment.raw")}>
                  <details>
                    <summary>{t("payment.showRaw")}</summary>
                    <Code text={JSON.stringify(record, null, 2)} label={t("payment.raw")} />
                  </details>
                </Card>
              </div>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

function Head({ payment }: { readonly payment: PaymentRecord }) {
  const { t } = useTranslation();
  const { amount, token, status, paymentId, failure, lateSettlement } = payment;
  return (
    <>
      <header className="payment-head">
        <div>
          <h1>
            {rupiah(amount)} <span className="muted token">{token}</span>
          </h1>
          <Copyable text={paymentId} />
        </div>
        <StatusBadge status={status} />
      </header>
      {failure !== null && (
        <Notice tone="bad">
          {failure.message} <code>{failure.code}</code>
        </Notice>
      )}
      {lateSettlement !== undefined && <Notice tone="warn">{t("payment.late")}</Notice>}
    </>
  );
}

/** Leads to all payments for it. */
function OfResource({ resource }: { readonly resource: string }) {
  return (
    <Link to="/payments" search={(now) => ({ ...now, resource })}>
      {resource}
    </Link>
  );
}

function Details({ payment }: { readonly payment: PaymentRecord }) {
  const { t, i18n } = useTranslation();
  const { txHash, from, to, network, blockNumber, createdAt, resource, description, source, finality } = payment;
  const rows = [
    ["time", fullTime(createdAt, i18n.language)],
    ["transaction", txHash && <TransactionHash key="hash" txHash={txHash} network={network} />],
    ["payer", <Copyable key="from" text={from} />],
    ["payee", <Copyable key="to" text={to} />],
    ["network", network],
    ["block", blockNumber === null ? null : String(blockNumber)],
    ["finality", finality === undefined ? null : t(`payment.finalities.${finality}`)],
    ["source", t(`payment.sources.${source}`, { defaultValue: source })],
    ["resource", resource && <OfResource key="resource" resource={resource} />],
    ["description", description],
  ] as const;
  return (
    <Card title={t("payment.details")}>
      <dl className="details">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{t(`payment.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        {Object.entries(payment.metadata).map(([name, value]) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
