import { useTranslation } from "react-i18next";
import type { CreateRefundRequest } from "../../api/schemas";
import { rupiah } from "../../format/money";
import type { Refunding } from "../../refund/use-refund";
import { Button } from "../../ui/button";
import { Explained } from "../../ui/explained";
import { Notice } from "../../ui/states";

interface SignedRefundProps {
  readonly signed: CreateRefundRequest;
  readonly refunding: Refunding;
}

/** A refund that was signed before this dialog opened, and that the service has not answered. */
export function SignedRefund({ signed, refunding }: SignedRefundProps) {
  const { t } = useTranslation();
  const { step, error } = refunding;
  return (
    <div className="form">
      <Notice tone="warn">{t("refund.signed", { amount: rupiah(signed.amount) })}</Notice>
      {error !== null && <Explained error={error} texts="refund.reasons" />}
      {step !== null && (
        <p className="small muted" role="status">
          {t(`refund.steps.${step}`)}
        </p>
      )}
      <div className="form-actions">
        <SendAgain refunding={refunding} />
      </div>
    </div>
  );
}

export function SendAgain({ refunding: { step, sendAgain } }: Pick<SignedRefundProps, "refunding">) {
  const { t } = useTranslation();
  return (
    <Button kind="primary" busy={step !== null} onClick={sendAgain}>
      {t("refund.again")}
    </Button>
  );
}
