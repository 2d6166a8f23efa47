import { useTranslation } from "react-i18next";

export type Tone = "good" | "bad" | "warn" | "quiet" | "info";

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

const tones: Readonly<Record<string, Tone>> = {
  confirmed: "good",
  refund_confirmed: "good",
  succeeded: "good",
  failed: "bad",
  refunded: "warn",
  partly_refunded: "warn",
  pending: "warn",
  active: "good",
  revoked: "quiet",
  held: "info",
  captured: "good",
  released: "quiet",
  open: "good",
  closed: "quiet",
  expired: "quiet",
  withdrawing: "warn",
  short: "bad",
  charged: "good",
  voided: "quiet",
  used_up: "info",
};

/** A status in the language of the page, with a colour that says the same. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status] ?? "quiet"}>{t(`status.${status}`, { defaultValue: status })}</Badge>;
}
