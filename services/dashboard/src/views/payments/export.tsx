import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment, type PaymentFilter } from "../../api/calls";
import { asProblem } from "../../api/problem";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toasts";

interface ExportProps {
  readonly environment: Environment;
  readonly filter: PaymentFilter;
  /** False where the file would have nothing, or more than the merchant sees. */
  readonly isPossible: boolean;
}

/** The browser downloads the file from the service, at any size; a refusal is told before. */
export function Export({ environment, filter, isPossible }: ExportProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await api.checkCsv(environment, filter);
      download(api.paymentsCsv(environment, filter));
    } catch (error) {
      const { status, message } = asProblem(error);
      toast(status === 400 ? t("payments.exportTooLong") : t("payments.exportFailed", { message }));
    }
    setBusy(false);
  };
  return (
    <Button onClick={save} busy={busy} disabled={!isPossible}>
      <Icon name="download" size={16} />
      {t("payments.export")}
    </Button>
  );
}

/** The service names the file. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
