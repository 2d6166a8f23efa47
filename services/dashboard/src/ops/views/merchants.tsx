import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { fullTime } from "../../format/time";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { TextField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { opsQueries } from "../api";
import { ConfirmChange } from "../confirm-change";
import { DataTable } from "../data-table";
import type { OpsMerchant } from "../types";

const commands = {
  approve: ["merchants", "approve"],
  unapprove: ["merchants", "unapprove"],
  suspend: ["suspend"],
  restore: ["restore"],
} as const;
type Verb = keyof typeof commands;

interface Choice {
  readonly verb: Verb;
  readonly merchant: OpsMerchant;
}

export function OpsMerchants() {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const query = useQuery({ ...opsQueries.merchants(wanted), placeholderData: keepPreviousData });
  const [choice, setChoice] = useState<Choice | null>(null);
  return (
    <>
      <PageHead title={t("nav.merchants")} lead={t("merchants.lead")} />
      <TextField
        label={t("merchants.search")}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Card flush>
        <QueryView query={query}>
          {({ merchants, limit }) =>
            merchants.length === 0 ? (
              <Empty icon="account" title={t("merchants.empty")} />
            ) : (
              <>
                <MerchantTable merchants={merchants} onChoose={setChoice} />
                {merchants.length === limit && (
                  <p className="card-foot small muted">
                    <span>{t("merchants.more", { limit })}</span>
                  </p>
                )}
              </>
            )
          }
        </QueryView>
      </Card>
      {choice !== null && (
        <ConfirmChange
          title={t(`merchants.confirm.${choice.verb}`, { name: choice.merchant.name })}
          lead={t(`merchants.means.${choice.verb}`)}
          action={t(`merchants.${choice.verb}`)}
          words={[...commands[choice.verb], choice.merchant.id]}
          danger={choice.verb === "suspend" || choice.verb === "unapprove"}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  );
}

interface MerchantTableProps {
  readonly merchants: readonly OpsMerchant[];
  readonly onChoose: (choice: Choice) => void;
}

function MerchantTable({ merchants, onChoose }: MerchantTableProps) {
  const { t, i18n } = useTranslation();
  const heads = ["merchants.name", "merchants.state", "merchants.registered", "merchants.actions"];
  return (
    <DataTable
      label={t("nav.merchants")}
      heads={heads.map((head) => t(head))}
      rows={merchants}
      keyOf={({ id }) => id}
      cells={(merchant) => [
        <div key="name">
          <p className="break">{merchant.name}</p>
          <Copyable text={merchant.id} />
        </div>,
        <MerchantState key="state" merchant={merchant} />,
        <span key="registered" className="nowrap">
          {fullTime(new Date(merchant.registeredAtMs).toISOString(), i18n.language)}
        </span>,
        <div key="actions" className="ops-actions">
          {verbsFor(merchant).map((verb) => (
            <Button key={verb} small onClick={() => onChoose({ verb, merchant })}>
              {t(`merchants.${verb}`)}
              <span className="sr-only"> {merchant.name}</span>
            </Button>
          ))}
        </div>,
      ]}
    />
  );
}

function verbsFor({ approvedAtMs, suspendedAtMs }: OpsMerchant): readonly Verb[] {
  return [approvedAtMs === null ? "approve" : "unapprove", suspendedAtMs === null ? "suspend" : "restore"];
}

function MerchantState({ merchant }: { readonly merchant: OpsMerchant }) {
  const { t } = useTranslation();
  const { approvedAtMs, suspendedAtMs, webhookDisabledAtMs, webhookFailingSinceMs } = merchant;
  return (
    <div className="ops-actions">
      {approvedAtMs === null ? (
        <Badge tone="quiet">{t("merchants.notApproved")}</Badge>
      ) : (
        <Badge tone="good">{t("merchants.approved")}</Badge>
      )}
      {suspendedAtMs !== null && <Badge tone="bad">{t("merchants.suspended")}</Badge>}
      {webhookDisabledAtMs !== null && <Badge tone="warn">{t("merchants.webhookDisabled")}</Badge>}
      {webhookDisabledAtMs === null && webhookFailingSinceMs !== null && (
        <Badge tone="warn">{t("merchants.webhookFailing")}</Badge>
      )}
    </div>
  );
}
