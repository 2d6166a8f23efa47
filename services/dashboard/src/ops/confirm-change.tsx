import { useTranslation } from "react-i18next";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Failed } from "../ui/states";
import { useChange } from "./use-change";

interface ConfirmChangeProps {
  readonly title: string;
  readonly lead?: string;
  readonly action: string;
  readonly words: readonly string[];
  readonly danger?: boolean;
  readonly onClose: () => void;
}

/** Asks before a change is made, and shows why one was refused. */
export function ConfirmChange({ title, lead, action, words, danger, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation();
  const making = useChange(onClose);
  return (
    <Dialog open onClose={onClose} title={title} lead={lead}>
      <p className="small muted break">
        <code>lunas-ops {words.join(" ")}</code>
      </p>
      {making.error !== null && <Failed error={making.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind={danger ? "danger" : "primary"} busy={making.isPending} onClick={() => making.mutate(words)}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
