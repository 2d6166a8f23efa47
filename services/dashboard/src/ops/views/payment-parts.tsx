import { useTranslation } from "react-i18next";
import { fullTime, shortHash } from "../../format/time";
import { Badge, StatusBadge, type Tone } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { Empty } from "../../ui/states";
import { DataTable } from "../data-table";
import type { Delivery, Transaction } from "../types";

const tones: Readonly<Record<string, Tone>> = { open: "info", success: "good", reverted: "bad", abandoned: "warn" };

export function PaymentTransactions({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t } = useTranslation();
  const heads = ["payment.transaction", "lanes.state", "lanes.signer", "lanes.holder"];
  return (
    <Card flush title={t("payment.transactions")}>
      {transactions.length === 0 ? (
        <Empty icon="clock" title={t("payment.noTransactions")} />
      ) : (
        <DataTable
          label={t("payment.transactions")}
          heads={heads.map((head) => t(head))}
          rows={transactions}
          keyOf={({ lane, nonce }) => `${lane} ${nonce}`}
          cells={(transaction) => [
            <Hash key="hash" transaction={transaction} />,
            <TransactionState key="state" transaction={transaction} />,
            <div key="lane">
              <Copyable text={transaction.lane} shown={shortHash(transaction.lane)} />
              <p className="small muted nowrap">{t("payment.nonce", { nonce: transaction.nonce })}</p>
            </div>,
            <span key="holder" className="small break">
              {transaction.heldBy ?? t("ops.none")}
            </span>,
          ]}
        />
      )}
    </Card>
  );
}

/** The hash that was mined; before that the newest attempt's. */
function Hash({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  const { minedHash, attempts, payments, blockNumber } = transaction;
  const hash = minedHash ?? attempts.at(-1)?.hash;
  const notes = [
    ...(blockNumber === null ? [] : [t("payment.inBlock", { block: blockNumber })]),
    ...(attempts.length > 1 ? [t("payment.attempts", { count: attempts.length })] : []),
    ...(payments > 1 ? [t("payment.shared", { count: payments })] : []),
  ];
  return (
    <div>
      {hash === undefined ? t("refills.notStored") : <Copyable text={hash} shown={shortHash(hash)} />}
      {notes.length > 0 && <p className="small muted nowrap">{notes.join(", ")}</p>}
    </div>
  );
}

function TransactionState({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation();
  const { isOpen, isAbandoned, minedHash, minedStatus } = transaction;
  const state = isOpen
    ? "open"
    : isAbandoned
      ? "abandoned"
      : minedHash === null
        ? "foreign"
        : (minedStatus ?? "success");
  return <Badge tone={tones[state] ?? "quiet"}>{t(`payment.states.${state}`)}</Badge>;
}

export function PaymentDeliveries({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const { t, i18n } = useTranslation();
  const time = (ms: number) => fullTime(new Date(ms).toISOString(), i18n.language);
  const heads = ["payment.delivery", "payment.status", "payment.answer", "payment.next"];
  return (
    <Card flush title={t("payment.deliveries")}>
      {deliveries.length === 0 ? (
        <Empty icon="webhook" title={t("payment.noDeliveries")} />
      ) : (
        <DataTable
          label={t("payment.deliveries")}
          heads={heads.map((head) => t(head))}
          rows={deliveries}
          keyOf={({ id }) => id}
          cells={({ id, eventType, status, attempts, statusCode, error, nextAttemptAtMs }) => [
            <div key="id">
              <p className="mono small">{eventType}</p>
              <Copyable text={id} />
            </div>,
            <div key="status" className="ops-actions">
              <StatusBadge status={status} />
              <span className="small muted nowrap">{t("payment.attempts", { count: attempts })}</span>
            </div>,
            <span key="answer" className="small break">
              {statusCode ?? error ?? t("ops.none")}
            </span>,
            <span key="next" className="nowrap">
              {nextAttemptAtMs === null ? t("ops.none") : time(nextAttemptAtMs)}
            </span>,
          ]}
        />
      )}
    </Card>
  );
}
