import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import { rupiah } from "../../format/money";
import { ago } from "../../format/time";
import { StatusBadge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";
import { PaymentPurpose } from "../payments/payment-purpose";
import { stateOf } from "../payments/state-of";

export function LastPayments({ environment }: { readonly environment: Environment }) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  const query = useQuery(queries.payments(environment, { limit: 8 }));
  return (
    <Card
      flush
      title={t("home.last")}
      aside={
        <>
          <span className="live">
            <span className="dot" aria-hidden="true" /> {t("home.live")}
          </span>
          <Link to="/payments">{t("home.all")}</Link>
        </>
      }
    >
      <QueryView query={query}>
        {({ payments }) =>
          payments.length === 0 ? (
            <Empty icon="payments" title={t("home.nothingYet")} />
          ) : (
            <ul className="rows">
              {payments.map((payment) => (
                <li key={payment.paymentId}>
                  <Link to="/payments/$reference" params={{ reference: payment.paymentId }} className="row-link">
                    <span className="amount">{rupiah(payment.amount)}</span>
                    <StatusBadge status={stateOf(payment)} />
                    <span className="small muted clip">
                      <PaymentPurpose payment={payment} />
                    </span>
                    <time className="small muted" dateTime={payment.createdAt}>
                      {ago(payment.createdAt, nowMs, i18n.language)}
                    </time>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
