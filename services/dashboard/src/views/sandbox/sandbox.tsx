import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { scenarios } from "../../test-payer/scenarios";
import { useTestPayment } from "../../test-payer/use-test-payment";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { QueryView } from "../../ui/query-view";
import { Failed, Notice } from "../../ui/states";
import { Faucet } from "./faucet";
import { LocalFork } from "./local-fork";

export function Sandbox() {
  const { t } = useTranslation();
  const me = useQuery(queries.me());
  return (
    <>
      <PageHead title={t("sandbox.title")} lead={t("sandbox.lead")} />
      <QueryView query={me}>{(merchant) => <Scenarios merchant={merchant} />}</QueryView>
      <Faucet />
      <LocalFork />
    </>
  );
}

/** Amounts on which the sandbox does what goes wrong in life, each paid at a click. */
function Scenarios({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const { step, error, paymentId, pay } = useTestPayment();
  const rows = [{ price: "5000", name: "plain" }, ...scenarios];
  return (
    <Card title={t("sandbox.scenarios")} flush>
      <ul className="rows">
        {rows.map(({ price, name }) => (
          <li key={name} className="scenario">
            <span className="amount">{rupiah(BigInt(price) * 100n)}</span>
            <span>{t(`sandbox.scenario.${name}`)}</span>
            <Button small disabled={step !== null} onClick={() => pay(price, merchant.walletAddress)}>
              {t("sandbox.pay")}
            </Button>
          </li>
        ))}
      </ul>
      {(step !== null || error !== null || paymentId !== null) && (
        <div className="card-foot">
          {step !== null && (
            <p role="status">
              <span className="spinner" aria-hidden="true" /> {t(`sandbox.steps.${step}`)}
            </p>
          )}
          {error !== null && <Failed error={error} />}
          {paymentId !== null && (
            <Notice
              tone="good"
              action={
                <Button small asChild>
                  <Link to="/payments/$reference" params={{ reference: paymentId }}>
                    {t("sandbox.open")}
                  </Link>
                </Button>
              }
            >
              {t("sandbox.paid")}
            </Notice>
          )}
        </div>
      )}
    </Card>
  );
}
