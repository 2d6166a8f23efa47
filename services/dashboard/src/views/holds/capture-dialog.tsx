import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { asProblem } from "../../api/problem";
import type { HoldRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toasts";
import { chargeOf, isOpenOutcome } from "./charge-of";

export interface HoldDialogProps {
  readonly hold: HoldRecord;
  readonly onClose: () => void;
}

/** Charges what was used. While the outcome is open, the amount stays as it was sent. */
export function CaptureDialog({ hold, onClose }: HoldDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { holdId, environment, amount } = hold;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const maximum = rupiah(amount);
  const capture = useMutation({
    mutationFn: (charge: string) => api.captureHold(environment, holdId, charge),
    onSuccess: ({ status, payment }) => {
      toast(t(status === "confirmed" ? "holds.captured" : "holds.sent", { amount: rupiah(payment.amount) }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  const isOpen = capture.error !== null && isOpenOutcome(asProblem(capture.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const charge = chargeOf(typed, amount);
    setWrong(charge === null);
    if (charge !== null) capture.mutate(charge);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("holds.captureTitle", { maximum })}
      lead={t("holds.captureMore")}
      dismissible={!capture.isPending}
    >
      <form className="form" onSubmit={submit}>
        <TextField
          label={t("holds.amount")}
          required
          inputMode="decimal"
          readOnly={capture.isPending || isOpen}
          hint={t("holds.amountHint", { maximum })}
          error={isWrong ? t("holds.wrongAmount", { maximum }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {capture.error !== null && <Explained error={capture.error} texts="holds.reasons" />}
        <div className="form-actions">
          <Button onClick={onClose} disabled={capture.isPending}>
            {t("shell.cancel")}
          </Button>
          <Button kind="primary" type="submit" busy={capture.isPending}>
            {t(isOpen ? "holds.captureAgain" : "holds.captureAction")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
