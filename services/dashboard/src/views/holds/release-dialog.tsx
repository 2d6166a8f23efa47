import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { rupiah } from "../../format/money";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import type { HoldDialogProps } from "./capture-dialog";

/** Ends a hold without a charge, after one question. */
export function ReleaseDialog({ hold: { holdId, environment, amount }, onClose }: HoldDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: () => api.releaseHold(environment, holdId),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("holds.releaseTitle", { maximum: rupiah(amount) })}
      lead={t("holds.releaseMore")}
    >
      {release.error !== null && <Explained error={release.error} texts="holds.releaseReasons" />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind="danger" busy={release.isPending} onClick={() => release.mutate()}>
          {t("holds.release")}
        </Button>
      </div>
    </Dialog>
  );
}
