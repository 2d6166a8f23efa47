import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { HoldRecord } from "../../api/schemas";
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
import { stateOf } from "../payments/state-of";
import { CaptureDialog } from "./capture-dialog";
import { ReleaseDialog } from "./release-dialog";

/** One hold, and what can be done while it is open. */
export function Hold() {
  const { t } = useTranslation();
  const { holdId } = useParams({ from: "/signed-in/holds/$holdId" });
  const environment = useEnvironment();
  const query = useQuery(queries.hold(environment, holdId));
  return (
    <>
      <Crumbs to="/holds" title={t("holds.title")} />
      <QueryView query={query} rows={8}>
        {(hold) => (
          <>
            <Head hold={hold} />
            <HoldDetails hold={hold} />
            <RawRecord record={hold} label={t("holds.raw")} />
          </>
        )}
      </QueryView>
    </>
  );
}

type Question = "capture" | "release" | null;

function Head({ hold }: { readonly hold: HoldRecord }) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question>(null);
  const { holdId, status, amount, token, expiresAt } = hold;
  const close = () => setQuestion(null);
  return (
    <header className="payment-head">
      <div>
        <h1>
          {t("holds.atMost", { amount: rupiah(amount) })} <span className="muted token">{token}</span>
        </h1>
        <Copyable text={holdId} />
      </div>
      <StatusBadge status={status} />
      {status === "held" && (
        <>
          <Countdown at={expiresAt} before="holds.expiresIn" after="holds.over" />
          <div className="page-actions">
            <Button kind="primary" onClick={() => setQuestion("capture")}>
              {t("holds.capture")}
            </Button>
            <Button onClick={() => setQuestion("release")}>{t("holds.release")}</Button>
          </div>
        </>
      )}
      {/* Whatever the hold becomes meanwhile, an answer that was asked for is shown. */}
      {question === "capture" && <CaptureDialog hold={hold} onClose={close} />}
      {question === "release" && <ReleaseDialog hold={hold} onClose={close} />}
    </header>
  );
}

function HoldDetails({ hold }: { readonly hold: HoldRecord }) {
  const { t, i18n } = useTranslation();
  const { amount, capturedAmount, paymentId, from, to, description, resource, network, expiresAt, createdAt } = hold;
  const rows: readonly Detail[] = [
    [t("holds.maximum"), rupiah(amount)],
    [t("holds.chargeOf"), capturedAmount && rupiah(capturedAmount)],
    [t("holds.payment"), paymentId && <PaymentOf key="payment" paymentId={paymentId} />],
    [t("holds.for"), description],
    [t("holds.resource"), resource],
    [t("holds.payer"), <Copyable key="from" text={from} />],
    [t("holds.payee"), <Copyable key="to" text={to} />],
    [t("holds.network"), network],
    [t("holds.made"), fullTime(createdAt, i18n.language)],
    [t("holds.expires"), fullTime(expiresAt, i18n.language)],
  ];
  return (
    <Card title={t("holds.details")}>
      <Details rows={rows} metadata={hold.metadata} />
    </Card>
  );
}

/** The payment of the capture, and whether it is settled. */
function PaymentOf({ paymentId }: { readonly paymentId: string }) {
  const environment = useEnvironment();
  const { data } = useQuery(queries.payment(environment, paymentId));
  return (
    <>
      <Link to="/payments/$reference" params={{ reference: paymentId }} className="mono">
        {paymentId}
      </Link>{" "}
      {data !== undefined && <StatusBadge status={stateOf(data)} />}
    </>
  );
}
