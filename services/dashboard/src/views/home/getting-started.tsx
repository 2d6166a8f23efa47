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

type StepName = "key" | "pay" | "webhook" | "live";
const names: readonly StepName[] = ["key", "pay", "webhook", "live"];

/** Four steps from nothing to real money. The finished ones are folded; all of it goes away when all are done. */
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
  const open = names.filter((name) => !done[name]);
  const step = (name: StepName) => (
    <Step key={name} name={name} done={done[name]}>
      <Action name={name} merchant={merchant} />
    </Step>
  );
  return (
    <Card title={t("home.start.title")} aside={<span className="muted small">{t("home.start.count", { count })}</span>}>
      <progress className="progress" max={4} value={count} aria-label={t("home.start.title")} />
      <ol className="steps">{open.map(step)}</ol>
      {count > 0 && (
        <details>
          <summary className="muted">{t("home.start.finished", { count })}</summary>
          <ol className="steps">{names.filter((name) => done[name]).map(step)}</ol>
        </details>
      )}
    </Card>
  );
}

interface StepProps {
  readonly name: StepName;
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

function Action({ name, merchant }: { readonly name: StepName; readonly merchant: Merchant }) {
  const { t } = useTranslation();
  if (name === "pay") return <FirstPayment merchant={merchant} />;
  return (
    <Button small asChild>
      {name === "live" ? (
        <Link to="/keys" search={{ env: "production" }}>
          {t("home.start.liveAction")}
        </Link>
      ) : (
        <Link to={name === "key" ? "/keys" : "/webhooks"}>{t(name === "key" ? "nav.keys" : "nav.webhooks")}</Link>
      )}
    </Button>
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
