import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { HoldRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { fullTime, shortHash } from "../../format/time";
import { StatusBadge } from "../../ui/badge";
import { Countdown } from "../../ui/countdown";

/** A hold in the list. What can be done with it stands on its page. */
export function HoldRow({ hold }: { readonly hold: HoldRecord }) {
  const { t, i18n } = useTranslation();
  const { holdId, status, amount, capturedAmount, paymentId, from, resource, description, expiresAt, createdAt } = hold;
  const purpose = description ?? resource;
  return (
    <li className="key">
      <div className="key-head">
        <Link to="/holds/$holdId" params={{ holdId }} className="amount">
          {t("holds.atMost", { amount: rupiah(amount) })}
        </Link>
        <StatusBadge status={status} />
        {status === "held" ? (
          <Countdown at={expiresAt} before="holds.expiresIn" after="holds.over" />
        ) : (
          <time className="small muted" dateTime={createdAt}>
            {fullTime(createdAt, i18n.language)}
          </time>
        )}
      </div>
      {capturedAmount !== null && <p className="amount">{t("holds.charge", { amount: rupiah(capturedAmount) })}</p>}
      {purpose !== null && <p className="small break">{purpose}</p>}
      <p className="small muted">
        {t("holds.payer")} <span className="mono">{shortHash(from)}</span>
        {paymentId !== null && (
          <>
            {" · "}
            {t("holds.payment")}{" "}
            <Link to="/payments/$reference" params={{ reference: paymentId }} className="mono">
              {shortHash(paymentId)}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
