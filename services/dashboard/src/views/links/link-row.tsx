import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { PaymentLink } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime } from "../../format/time";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Copy, Copyable } from "../../ui/copy";
import { Failed } from "../../ui/states";
import { QrDialog } from "./qr-dialog";

export function LinkRow({ link }: { readonly link: PaymentLink }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [showsQr, setShowsQr] = useState(false);
  const { linkId, url, environment, title, active, status, maxPayments, placesTaken, expiresAt, createdAt } = link;
  const update = useMutation({
    mutationFn: () => api.updatePaymentLink(environment, linkId, !active),
    onSuccess: () => client.invalidateQueries({ queryKey: ["live", environment, "payment-links"] }),
  });
  const facts = [
    priceOf(link),
    ...(maxPayments === null ? [] : [t("links.places", { taken: placesTaken ?? 0, of: maxPayments })]),
    ...(expiresAt === null ? [] : [t("links.until", { time: fullTime(expiresAt, i18n.language) })]),
    t("links.made", { time: fullTime(createdAt, i18n.language) }),
  ];
  return (
    <li className={status === "open" ? "key" : "key is-over"}>
      <div className="key-head">
        <strong>{title}</strong>
        <StatusBadge status={status} />
      </div>
      <p className="small muted">{facts.join(" · ")}</p>
      <Copyable text={url} />
      <div className="key-actions">
        <Copy text={url} label={t("links.copy")} />
        <Button small onClick={() => setShowsQr(true)}>
          {t("links.qr")}
        </Button>
        <Button small busy={update.isPending} onClick={() => update.mutate()}>
          {t(active ? "links.close" : "links.open")}
        </Button>
      </div>
      {update.error !== null && <Failed error={update.error} />}
      <QrDialog open={showsQr} link={link} onClose={() => setShowsQr(false)} />
    </li>
  );
}

function priceOf({ amount, minAmount, maxAmount }: PaymentLink): string {
  return amount === null ? `${rupiah(minAmount ?? "0")} – ${rupiah(maxAmount ?? "0")}` : rupiah(amount);
}
