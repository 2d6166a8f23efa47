import { useTranslation } from "react-i18next";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { DataTable } from "../data-table";
import { PaymentLink } from "../payment-link";
import type { PaymentSummary } from "../types";

interface PaymentTableProps {
  readonly label: string;
  readonly payments: readonly PaymentSummary[];
}

/** Payments and refunds, a line each. */
export function PaymentTable({ label, payments }: PaymentTableProps) {
  const { t, i18n } = useTranslation();
  const heads = ["pending.payment", "payment.status", "payment.amount", "health.network", "payment.stored"];
  return (
    <DataTable
      label={label}
      heads={heads.map((head) => t(head))}
      rows={payments}
      keyOf={({ id }) => id}
      cells={({ id, status, amount, network, refundOf, storedAtMs }) => [
        <PaymentLink key="id" id={id} />,
        <div key="status" className="ops-actions">
          <StatusBadge status={status} />
          {refundOf !== null && <Badge tone="info">{t("payment.kind.refund")}</Badge>}
        </div>,
        <span key="amount" className="amount nowrap">
          {rupiah(amount)}
        </span>,
        network,
        <span key="stored" className="nowrap">
          {fullTime(new Date(storedAtMs).toISOString(), i18n.language)}
        </span>,
      ]}
    />
  );
}
