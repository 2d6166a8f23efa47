import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { remainingOf } from "../../refund/remaining";
import { lazyPart } from "../../shell/lazy-view";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { RefundRow } from "./refund-row";

const RefundDialog = lazyPart(() => import("./refund-dialog").then(({ RefundDialog }) => RefundDialog));

interface RefundsOfPaymentProps {
  readonly payment: PaymentRecord;
  readonly environment: Environment;
}

/** The refunds of a payment, and the button for another one. Nothing for a payment whose money never arrived. */
export function RefundsOfPayment({ payment, environment }: RefundsOfPaymentProps) {
  const { t } = useTranslation();
  const query = useQuery(queries.refundsOf(environment, payment.paymentId));
  const [open, setOpen] = useState(false);
  const { amount, refundedAmount = "0", refundPending = "0", status, lateSettlement } = payment;
  if (status !== "confirmed" && lateSettlement === undefined) return null;
  const button = (
    <Button small onClick={() => setOpen(true)}>
      {t("refund.open")}
    </Button>
  );
  return (
    <Card title={t("refund.title")} flush aside={remainingOf(payment) > 0n && button}>
      <QueryView query={query} rows={1}>
        {({ refunds }) =>
          refunds.length === 0 ? (
            <p className="card-note muted">{t("refund.none")}</p>
          ) : (
            <>
              <ul className="rows">
                {refunds.map((refund) => (
                  <RefundRow key={refund.refundId} refund={refund} />
                ))}
              </ul>
              <p className="card-note small muted">
                {t("refund.sum", { refunded: rupiah(refundedAmount), amount: rupiah(amount) })}
                {refundPending !== "0" && ` · ${t("refund.pendingSum", { amount: rupiah(refundPending) })}`}
              </p>
            </>
          )
        }
      </QueryView>
      {open && (
        <Suspense>
          <RefundDialog payment={payment} environment={environment} open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
