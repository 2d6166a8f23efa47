import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";

interface QuestionDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly request: { readonly error: unknown; readonly isPending: boolean; readonly mutate: () => void };
  readonly onClose: () => void;
}

/** One question before something is sent, and why it was not. */
export function QuestionDialog({ title, lead, action, request, onClose }: QuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={title} lead={lead} dismissible={!request.isPending}>
      {request.error !== null && <Explained error={request.error} texts="channels.reasons" />}
      <div className="form-actions">
        <Button onClick={onClose} disabled={request.isPending}>
          {t("shell.cancel")}
        </Button>
        <Button kind="primary" busy={request.isPending} onClick={() => request.mutate()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
