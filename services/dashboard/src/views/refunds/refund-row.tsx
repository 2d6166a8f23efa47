import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RefundRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { refundState } from "../../refund/refund-state";
import { StatusBadge } from "../../ui/badge";
import { TransactionHash } from "../payments/transaction-hash";

interface RefundRowProps {
  readonly refund: RefundRecord;
  /** In the list of all refunds: links to the payment. */
  readonly linksPayment?: boolean;
}

export function RefundRow({ refund, linksPayment = false }: RefundRowProps) {
  const { t, i18n } = useTranslation();
  const { amount, status, createdAt, reason, txHash, network, failure, lateSettlement, paymentId } = refund;
  const settledBy = lateSettlement?.txHash ?? txHash;
  return (
    <li className="key">
      <div className="key-head">
        <strong className="amount">{rupiah(amount)}</strong>
        <StatusBadge status={refundState(status)} />
        <time className="small muted" dateTime={createdAt}>
          {fullTime(createdAt, i18n.language)}
        </time>
      </div>
      {reason !== null && reason !== "" && <p className="small">{reason}</p>}
      {failure !== null && <p className="small muted">{t("refund.failed", { message: failure.message })}</p>}
      {lateSettlement !== undefined && <p className="small">{t("refund.late")}</p>}
      {linksPayment && (
        <p className="small">
          {t("refunds.payment")}{" "}
          <Link to="/payments/$reference" params={{ reference: paymentId }} className="mono">
            {shortHash(paymentId)}
          </Link>
        </p>
      )}
      {settledBy !== null && <TransactionHash txHash={settledBy} network={network} />}
    </li>
  );
}
