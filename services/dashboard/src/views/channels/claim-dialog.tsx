import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { rupiah } from "../../format/money";
import { useEnvironment } from "../../shell/environment";
import { toast } from "../../ui/toasts";
import { QuestionDialog } from "./question-dialog";

export interface AmountDialogProps {
  /** Base units, as they were when the question was opened. */
  readonly amount: bigint;
  readonly onClose: () => void;
}

/** Claims all that is charged, after one question. The answer comes before the chain has it. */
export function ClaimDialog({ amount, onClose }: AmountDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const environment = useEnvironment();
  const claim = useMutation({
    mutationFn: () => api.claimChannels(environment),
    onSuccess: ({ channels }) => {
      toast(t("channels.claiming", { count: channels }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  return (
    <QuestionDialog
      title={t("channels.claimTitle", { amount: rupiah(amount) })}
      lead={t("channels.claimMore")}
      action={t("channels.claim")}
      request={claim}
      onClose={onClose}
    />
  );
}
