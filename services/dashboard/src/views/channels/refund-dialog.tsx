import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { ChannelRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toasts";
import { refundOf } from "./refund-of";

interface RefundDialogProps {
  readonly channel: ChannelRecord;
  readonly onClose: () => void;
}

/** Gives back what is unused, all of it or a part. A second one is refused while the first is under way. */
export function RefundDialog({ channel, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { channelId, environment, available } = channel;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const most = rupiah(available);
  const refund = useMutation({
    mutationFn: (amount: string | undefined) => api.refundChannel(environment, channelId, amount),
    onSuccess: ({ settlement }) => {
      toast(t("channels.gaveBack", { amount: rupiah(settlement.amount) }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = refundOf(typed, available);
    setWrong(wanted === null);
    if (wanted !== null) refund.mutate(wanted.amount);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("channels.giveBackTitle", { amount: most })}
      lead={t("channels.giveBackMore")}
      dismissible={!refund.isPending}
    >
      <form className="form" onSubmit={submit}>
        <TextField
          label={t("channels.amount")}
          inputMode="decimal"
          readOnly={refund.isPending}
          hint={t("channels.amountHint", { most })}
          error={isWrong ? t("channels.wrongAmount", { most }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {refund.error !== null && <Explained error={refund.error} texts="channels.reasons" />}
        <div className="form-actions">
          <Button onClick={onClose} disabled={refund.isPending}>
            {t("shell.cancel")}
          </Button>
          <Button kind="danger" type="submit" busy={refund.isPending}>
            {t("channels.giveBack")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
