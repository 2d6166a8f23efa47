import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { useTestPayment } from "../../test-payer/use-test-payment";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { Failed } from "../../ui/states";

/** Four steps from nothing to real money; it goes away when all are done. */
export function GettingStarted({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const keys = useQuery(queries.keys()).data?.apiKeys.filter(({ revokedAt }) => revokedAt === null);
  const paid = useQuery(queries.payments("sandbox", { status: "confirmed", limit: 1 })).data?.pagination.total;
  if (keys === undefined || paid === undefined) return null;
  const done = {
    key: keys.some(({ type }) => type === "secret"),
    pay: paid > 0,
    webhook: merchant.webhookUrl !== null,
    live: keys.some(({ environment }) => environment === "production"),
  };
  const count = Object.values(done).filter(Boolean).length;
  if (count === 4) return null;
  return (
    <Card title={t("home.start.title")} aside={<span className="muted small">{t("home.start.count", { count })}</span>}>
      <progress className="progress" max={4} value={count} aria-label={t("home.start.title")} />
      <ol className="steps">
        <Step name="key" done={done.key}>
          <Button small asChild>
            <Link to="/keys">{t("nav.keys")}</Link>
          </Button>
        </Step>
        <Step name="pay" done={done.pay}>
          <FirstPayment merchant={merchant} />
        </Step>
        <Step name="webhook" done={done.webhook}>
          <Button small asChild>
            <Link to="/webhooks">{t("nav.webhooks")}</Link>
          </Button>
        </Step>
        <Step name="live" done={done.live}>
          <Button small asChild>
            <Link to="/keys" search={{ env: "production" }}>
              {t("home.start.liveAction")}
            </Link>
          </Button>
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly name: "key" | "pay" | "webhook" | "live";
  readonly done: boolean;
  readonly children: ReactNode;
}

function Step({ name, done, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className={done ? "step is-done" : "step"}>
      <span className="step-mark">
        {done && <Icon name="check" size={14} />}
        <span className="sr-only">{t(done ? "home.start.done" : "home.start.open")}</span>
      </span>
      <div className="step-text">
        <strong>{t(`home.start.${name}`)}</strong>
        <span className="muted">{t(`home.start.${name}More`)}</span>
      </div>
      {!done && <div className="step-action">{children}</div>}
    </li>
  );
}

function FirstPayment({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const { step, error, pay } = useTestPayment();
  return (
    <>
      <Button kind="primary" small busy={step !== null} onClick={() => pay("5000", merchant.walletAddress)}>
        {step === null ? t("home.start.payAction") : t(`sandbox.steps.${step}`)}
      </Button>
      {error !== null && <Failed error={error} />}
    </>
  );
}
