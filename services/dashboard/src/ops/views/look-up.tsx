import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { TextField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Empty, Notice } from "../../ui/states";
import { opsQueries } from "../api";
import { paymentAddress, useSubject } from "../place";
import type { FoundPayments } from "../types";
import { OpsPayment } from "./payment";
import { PaymentTable } from "./payment-table";
import { OpsRecord } from "./record";

/** The address names what is looked up: a page that is loaded again shows the same. */
export function OpsLookUp() {
  const { t } = useTranslation();
  const subject = useSubject();
  const [reference, setReference] = useState(subject);
  useEffect(() => setReference(subject), [subject]);
  const find = (event: FormEvent) => {
    event.preventDefault();
    window.location.hash = paymentAddress(reference.trim());
  };
  return (
    <>
      <PageHead title={t("nav.payment")} lead={t("payment.lead")} />
      <form className="ops-find" onSubmit={find}>
        <TextField
          label={t("payment.reference")}
          type="search"
          required
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button kind="primary" type="submit">
          {t("payment.find")}
        </Button>
      </form>
      {subject === "" ? (
        <Card flush>
          <Empty icon="search" title={t("payment.start")} />
        </Card>
      ) : (
        <Found reference={subject} />
      )}
    </>
  );
}

function Found({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  const query = useQuery(opsQueries.lookUp(reference));
  return (
    <QueryView query={query} rows={6}>
      {(found) => {
        if (found.record !== null) return <OpsRecord record={found.record} />;
        const [only] = found.payments;
        if (only === undefined)
          return (
            <Card flush>
              <Empty icon="alert" title={t(found.isReference ? "payment.none" : "payment.noReference")} />
            </Card>
          );
        return found.payments.length === 1 ? <OpsPayment id={only.id} /> : <Several {...found} />;
      }}
    </QueryView>
  );
}

function Several({ payments, isPart, limit }: FoundPayments) {
  const { t } = useTranslation();
  return (
    <>
      {isPart && <Notice tone="warn">{t("payment.part")}</Notice>}
      <Card flush title={t("payment.found")}>
        <PaymentTable label={t("payment.found")} payments={payments} />
        {payments.length === limit && (
          <p className="card-foot small muted">
            <span>{t("payment.more", { limit })}</span>
          </p>
        )}
      </Card>
    </>
  );
}
