import { useTranslation } from "react-i18next";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { DataTable } from "../data-table";
import { PaymentLink } from "../payment-link";
import type { ActionSummary, FoundRecord, RecordFact } from "../types";

/** A channel, a charge, a payout or another action of channels, or a hold. */
export function OpsRecord({ record }: { readonly record: FoundRecord }) {
  const { t } = useTranslation();
  const { kind, id, status, environment, network, merchantId, facts, actions } = record;
  return (
    <>
      <Card title={t(`record.kinds.${kind}`)}>
        <dl className="details">
          <div>
            <dt>{t("record.id")}</dt>
            <dd>
              <Copyable text={id} />
            </dd>
          </div>
          <div>
            <dt>{t("payment.status")}</dt>
            <dd className="ops-actions">
              <StatusBadge status={status} />
              <Badge tone="quiet">{environment}</Badge>
            </dd>
          </div>
          <div>
            <dt>{t("health.network")}</dt>
            <dd>{network}</dd>
          </div>
          {merchantId !== null && (
            <div>
              <dt>{t("merchants.name")}</dt>
              <dd>
                <Copyable text={merchantId} />
              </dd>
            </div>
          )}
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{t(`record.${fact.name}`)}</dt>
              <dd>
                <Fact fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {actions.length > 0 && <Actions actions={actions} />}
    </>
  );
}

function Fact({ fact: { as, value } }: { readonly fact: RecordFact }) {
  const { i18n } = useTranslation();
  if (as === "amount") return <span className="amount">{rupiah(value)}</span>;
  if (as === "time") return <>{fullTime(new Date(Number(value)).toISOString(), i18n.language)}</>;
  // Addresses and channels' ids are wider than a phone.
  if (as === "reference") return <PaymentLink id={value} shown={value.startsWith("0x") ? shortHash(value) : value} />;
  return value.startsWith("0x") ? <Copyable text={value} /> : value;
}

function Actions({ actions }: { readonly actions: readonly ActionSummary[] }) {
  const { t, i18n } = useTranslation();
  const heads = ["record.action", "payment.status", "record.cause", "payment.amount", "record.created"];
  return (
    <Card flush title={t("record.actions")}>
      <DataTable
        label={t("record.actions")}
        heads={heads.map((head) => t(head))}
        rows={actions}
        keyOf={({ id }) => id}
        cells={({ id, kind, cause, status, amount, txHash, failure, createdAtMs }) => [
          <div key="id">
            <p className="small">{kind}</p>
            <PaymentLink id={id} />
          </div>,
          <div key="status">
            <StatusBadge status={status} />
            {failure !== null && <p className="small muted">{failure}</p>}
            {txHash !== null && <Copyable text={txHash} shown={shortHash(txHash)} />}
          </div>,
          cause,
          <span key="amount" className="amount nowrap">
            {amount === null ? t("ops.none") : rupiah(amount)}
          </span>,
          <span key="created" className="nowrap">
            {fullTime(new Date(createdAtMs).toISOString(), i18n.language)}
          </span>,
        ]}
      />
    </Card>
  );
}
