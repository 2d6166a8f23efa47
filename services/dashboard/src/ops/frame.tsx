import { useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asProblem } from "../api/problem";
import { Logo } from "../shell/logo";
import { useOnline } from "../shell/use-online";
import { Button } from "../ui/button";
import { Icon, type IconName } from "../ui/icon";
import { Failed, Loading } from "../ui/states";
import { Toasts } from "../ui/toasts";
import { opsQueries, signOut } from "./api";
import { type Place, places, usePlace } from "./place";
import { OpsSignIn } from "./sign-in";
import { StaleNotice } from "./stale-notice";
import { ThemeSelect } from "./theme-select";
import { OpsAudit } from "./views/audit";
import { OpsGas } from "./views/gas";
import { OpsHealth } from "./views/health";
import { OpsInstances } from "./views/instances";
import { OpsLanes } from "./views/lanes";
import { OpsLedger } from "./views/ledger";
import { OpsLookUp } from "./views/look-up";
import { OpsMerchants } from "./views/merchants";
import { OpsPauses } from "./views/pauses";
import { OpsPending } from "./views/pending";
import { OpsRefills } from "./views/refills";

const views: Readonly<Record<Place, { readonly icon: IconName; readonly View: ComponentType }>> = {
  health: { icon: "home", View: OpsHealth },
  instances: { icon: "code", View: OpsInstances },
  payment: { icon: "search", View: OpsLookUp },
  pending: { icon: "clock", View: OpsPending },
  lanes: { icon: "wallet", View: OpsLanes },
  refills: { icon: "refund", View: OpsRefills },
  pauses: { icon: "alert", View: OpsPauses },
  merchants: { icon: "account", View: OpsMerchants },
  gas: { icon: "flask", View: OpsGas },
  ledger: { icon: "check", View: OpsLedger },
  audit: { icon: "events", View: OpsAudit },
};

/** The sign-in, or the view that the address names. */
export function OpsConsole() {
  const session = useQuery({ ...opsQueries.session(), retry: false });
  if (session.error !== null && asProblem(session.error).status === 401) return <OpsSignIn />;
  if (session.data !== undefined) return <Frame operator={session.data.operator} />;
  if (session.error === null) return <Loading rows={6} />;
  return (
    <main className="alone">
      <Failed error={session.error} retry={() => session.refetch()} />
    </main>
  );
}

function Frame({ operator }: { readonly operator: string }) {
  const { t } = useTranslation();
  const place = usePlace();
  const online = useOnline();
  const client = useQueryClient();
  const reading = useIsFetching() > 0;
  const [open, setOpen] = useState(false);
  const { View } = views[place];
  useEffect(() => {
    document.title = `${t(`nav.${place}`)} · ${t("ops.title")}`;
    window.scrollTo(0, 0);
  }, [place, t]);
  const leave = () => void signOut().finally(() => window.location.reload());
  return (
    <div className="frame">
      <button type="button" className="skip" onClick={toContent}>
        {t("shell.skip")}
      </button>
      <aside className="side">
        <Logo />
        <Menu place={place} />
      </aside>
      <header className="top">
        <Button kind="quiet" className="only-narrow" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "close" : "menu"} />
          <span className="sr-only">{t("ops.menu")}</span>
        </Button>
        <span className="ops-operator clip">{operator}</span>
        <ThemeSelect />
        <Button small busy={reading} onClick={() => void client.invalidateQueries()}>
          {t("ops.refresh")}
        </Button>
        <Button small onClick={leave}>
          {t("shell.signOut")}
        </Button>
      </header>
      {open && (
        <div className="drawer">
          <Menu place={place} onChoose={() => setOpen(false)} />
        </div>
      )}
      <div className="bars">
        {!online && (
          <div className="offline-bar" role="status">
            <Icon name="alert" size={16} /> {t("shell.offline")}
          </div>
        )}
      </div>
      <main id="content" className="content" tabIndex={-1}>
        <StaleNotice />
        <View />
      </main>
      <Toasts />
    </div>
  );
}

/** The address after `#` names the view, so this is no link. */
function toContent(): void {
  document.getElementById("content")?.focus();
}

function Menu({ place, onChoose }: { readonly place: Place; readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  return (
    <nav className="nav" aria-label={t("nav.label")}>
      <ul>
        {places.map((each) => (
          <li key={each}>
            <a
              href={`#${each}`}
              onClick={onChoose}
              aria-current={each === place ? "page" : undefined}
              data-status={each === place ? "active" : undefined}
            >
              <Icon name={views[each].icon} />
              {t(`nav.${each}`)}
            </a>
          </li>
        ))}
        <li>
          <a href="/ops/queues">
            <Icon name="events" />
            {t("nav.queues")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
