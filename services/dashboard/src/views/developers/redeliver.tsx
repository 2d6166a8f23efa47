import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { Button } from "../../ui/button";
import { Failed } from "../../ui/states";
import { toast } from "../../ui/toasts";

/** Sends one webhook again. What the endpoint answers is read a moment later: the service sends it beside the request. */
export function Redeliver({ deliveryId }: { readonly deliveryId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ["live"] });
  const redeliver = useMutation({
    mutationFn: () => api.redeliver(deliveryId),
    onSuccess: () => {
      toast(t("webhooks.redelivering"));
      void reload();
      setTimeout(reload, 2_000);
    },
  });
  return (
    <>
      <Button small busy={redeliver.isPending} onClick={() => redeliver.mutate()}>
        {t("webhooks.redeliver")}
      </Button>
      {redeliver.error !== null && <Failed error={redeliver.error} />}
    </>
  );
}
