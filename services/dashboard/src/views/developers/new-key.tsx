import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { Copy } from "../../ui/copy";
import { Dialog } from "../../ui/dialog";

/** A full key or secret, the one time that it is shown: only the button closes it. */
export function NewKey({ value, onClose }: { readonly value: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const open = value !== null;
  return (
    <Dialog open={open} onClose={onClose} title={t("keys.newTitle")} lead={t("keys.newMore")} dismissible={false}>
      <div className="secret">
        <code>{value}</code>
        <Copy text={value ?? ""} label={t("shell.copy")} />
      </div>
      <div className="form-actions">
        <Button kind="primary" onClick={onClose}>
          {t("keys.stored")}
        </Button>
      </div>
    </Dialog>
  );
}
