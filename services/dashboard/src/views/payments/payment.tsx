import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Code, Copyable } from "../../ui/copy";
import { Icon } from "../../ui/icon";
import { QueryView } from "../../ui/query-view";
import { Notice } from "../../ui/states";
import { RefundsOfPayment } from "../refunds/refunds-of-payment";
import { PaymentPurpose } from "./payment-purpose";
import { orderOf, stateOf } from "./state-of";
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
                <Overview payment={record} />
                <RefundsOfPayment payment={record} environment={environment} />
              </div>
              <div className="stack">
                <Details payment={record} />
                <Card title={t("payment.webhooks")} flush>
                  <QueryView query={timeline}>{(reported) => <WebhookAttempts timeline={reported} />}</QueryView>
                </Card>
                <Card title={t("payment.technical")}>
                  <details>
                    <summary>{t("payment.timeline")}</summary>
                    <QueryView query={timeline}>{(reported) => <Timeline timeline={reported} />}</QueryView>
                  </details>
                  <details>
                    <summary>{t("payment.raw")}</summary>
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
  const { amount, token, paymentId, failure, lateSettlement } = payment;
  return (
    <>
      <header className="payment-head">
        <div>
          <h1>
            {rupiah(amount)} <span className="muted token">{token}</span>
          </h1>
          <Charge payment={payment} />
          <Copyable text={paymentId} />
        </div>
        <StatusBadge status={stateOf(payment)} />
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

/** Of a capture: the amount beside the maximum that its payer signed. */
function Charge({ payment }: { readonly payment: PaymentRecord }) {
  const { t } = useTranslation();
  const { amount, authorizedAmount, status, lateSettlement } = payment;
  if (authorizedAmount === undefined) return null;
  const isCharged = status === "confirmed" || lateSettlement !== undefined;
  const amounts = { amount: rupiah(amount), maximum: rupiah(authorizedAmount) };
  return <p className="muted">{t(isCharged ? "payment.charged" : "payment.toCharge", amounts)}</p>;
}

/** Leads to all payments for it. */
function OfResource({ resource }: { readonly resource: string }) {
  return (
    <Link to="/payments" search={(now) => ({ ...now, resource })}>
      {resource}
    </Link>
  );
}

/** Who paid, for what, which order, and when; the receipt for the payer. */
function Overview({ payment }: { readonly payment: PaymentRecord }) {
  const { t, i18n } = useTranslation();
  const { from, source, status, timestamp, createdAt, holdId } = payment;
  const order = orderOf(payment);
  const isConfirmed = status === "confirmed";
  const rows = [
    ["for", <PaymentPurpose key="for" payment={payment} />],
    ["order", order && <Copyable key="order" text={order} />],
    ["payer", <Copyable key="from" text={from} />],
    ["hold", holdId && <HoldLink key="hold" holdId={holdId} />],
    ["source", t(`payment.sources.${source}`, { defaultValue: source })],
    ["requested", fullTime(createdAt, i18n.language)],
    ["blockTime", isConfirmed ? fullTime(timestamp, i18n.language) : null],
  ] as const;
  return (
    <Card title={t("payment.overview")} aside={isConfirmed && <ReceiptButton payment={payment} />}>
      <Rows rows={rows} />
      {isConfirmed && Date.parse(timestamp) < Date.parse(createdAt) && (
        <p className="small muted">{t("payment.blockTimeEarlier")}</p>
      )}
    </Card>
  );
}

function HoldLink({ holdId }: { readonly holdId: string }) {
  return (
    <Link to="/holds/$holdId" params={{ holdId }} className="mono">
      {holdId}
    </Link>
  );
}

function ReceiptButton({ payment }: { readonly payment: PaymentRecord }) {
  const { t } = useTranslation();
  const receipt = useQuery(queries.receipt(payment.environment, payment.paymentId));
  if (receipt.data === undefined) return null;
  return (
    <Button small asChild>
      <a href={receipt.data.url} target="_blank" rel="noreferrer">
        {t("payment.receipt")}
      </a>
    </Button>
  );
}

type DetailRow = readonly [name: string, value: ReactNode];

function Rows({ rows, children }: { readonly rows: readonly DetailRow[]; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <dl className="details">
      {rows.map(([name, value]) =>
        value === null || value === undefined || value === "" ? null : (
          <div key={name}>
            <dt>{t(`payment.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {children}
    </dl>
  );
}

function Details({ payment }: { readonly payment: PaymentRecord }) {
  const { t } = useTranslation();
  const { txHash, to, network, blockNumber, resource, description, linkId, finality } = payment;
  const rows = [
    ["description", linkId === null ? null : description],
    ["resource", resource && <OfResource key="resource" resource={resource} />],
    ["transaction", txHash && <TransactionHash key="hash" txHash={txHash} network={network} />],
    ["payee", <Copyable key="to" text={to} />],
    ["network", network],
    ["block", blockNumber === null ? null : String(blockNumber)],
    ["finality", finality === undefined ? null : t(`payment.finalities.${finality}`)],
  ] as const;
  const metadata = Object.entries(payment.metadata).filter(([name]) => name !== "orderId");
  return (
    <Card title={t("payment.details")}>
      <Rows rows={rows}>
        {metadata.map(([name, value]) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Card>
  );
}
