import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment, type PaymentFilter } from "../../api/calls";
import { asProblem } from "../../api/problem";
import type { PaymentRecord } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toasts";
import { csvOf } from "./csv";

interface ExportProps {
  readonly environment: Environment;
  readonly filter: PaymentFilter;
  readonly total: number;
}

/** As many as the rate limit lets through in a minute, with room for the rest of the page. */
const mostRows = 5_000;
const pageSize = 100;

export function Export({ environment, filter, total }: ExportProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const payments = await readAll(environment, filter);
      download(csvOf(payments), `lunas-${environment}-payments.csv`);
      if (total > payments.length) toast(t("payments.exportCut", { count: payments.length, total }));
    } catch (error) {
      toast(t("payments.exportFailed", { message: asProblem(error).message }));
    }
    setBusy(false);
  };
  return (
    <Button onClick={save} busy={busy} disabled={total === 0}>
      <Icon name="download" size={16} />
      {t("payments.export")}
    </Button>
  );
}

async function readAll(environment: Environment, filter: PaymentFilter): Promise<readonly PaymentRecord[]> {
  const found: PaymentRecord[] = [];
  for (let page = 1; page <= mostRows / pageSize; page += 1) {
    const { payments, pagination } = await api.payments(environment, { ...filter, page, limit: pageSize });
    found.push(...payments);
    if (page >= pagination.totalPages) break;
  }
  return found;
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
