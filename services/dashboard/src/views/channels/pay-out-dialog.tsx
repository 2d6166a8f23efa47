import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { rupiah } from "../../format/money";
import { useEnvironment } from "../../shell/environment";
import { toast } from "../../ui/toasts";
import type { AmountDialogProps } from "./claim-dialog";
import { QuestionDialog } from "./question-dialog";

/** Claims what is charged, and has it paid to the merchant's wallet. */
export function PayOutDialog({ amount, onClose }: AmountDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const environment = useEnvironment();
  const payOut = useMutation({
    mutationFn: () => api.createPayout(environment),
    onSuccess: () => {
      toast(t("channels.payingOut"));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  return (
    <QuestionDialog
      title={t("channels.payOutTitle", { amount: rupiah(amount) })}
      lead={t("channels.payOutMore")}
      action={t("channels.payOut")}
      request={payOut}
      onClose={onClose}
    />
  );
}
