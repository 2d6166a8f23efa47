import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Environment } from "../api/calls";
import { asProblem } from "../api/problem";
import { queries } from "../api/queries";
import type { Merchant } from "../api/schemas";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Failed, Loading } from "../ui/states";
import { AccountMenu } from "./account-menu";
import { useEnvironment } from "./environment";
import { EnvironmentBar, EnvironmentSwitch } from "./environment-switch";
import { Logo } from "./logo";
import { Navigation } from "./navigation";
import { useLiveEvents } from "./use-live-events";
import { useOnline } from "./use-online";
import { useTitle } from "./use-title";
import { viewName } from "./view-name";

/** Every view but the sign-in: who is signed in sees it, others sign in first. */
export function SignedInLayout() {
  const me = useQuery(queries.me());
  // Whether there is a sandbox decides what every view reads. A view waits for the first answer only: what fails is its own matter.
  const config = useQuery(queries.config());
  const isUnknown = config.isLoading && config.failureCount === 0;
  const isOver = me.error !== null && asProblem(me.error).status === 401;
  if (isOver) return <ToSignIn wasSignedIn={me.data !== undefined} />;
  if (me.data !== undefined && !isUnknown) return <Frame merchant={me.data} />;
  if (me.error === null || me.data !== undefined) return <Loading rows={6} />;
  return (
    <main className="alone">
      <Failed error={me.error} retry={() => me.refetch()} />
    </main>
  );
}

/** Goes once: the address changes while the sign-in is still being fetched, and must not become what comes next. */
function ToSignIn({ wasSignedIn }: { readonly wasSignedIn: boolean }) {
  const router = useRouter();
  useEffect(() => {
    const next = router.state.location.publicHref;
    const reason = wasSignedIn ? "session_over" : undefined;
    void router.navigate({ to: "/sign-in", search: { next, reason }, replace: true });
  }, [router, wasSignedIn]);
  return <Loading rows={6} />;
}

function Frame({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const live = useLiveEvents(environment);
  const online = useOnline();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useDocumentTitle(environment, pathname);
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // A new view begins at its top, for keyboards and screen readers too, unless the page itself is new.
    window.scrollTo(0, 0);
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return (
    <div className={`frame is-${environment}`} data-live={online ? live : "offline"}>
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <aside className="side">
        <Logo />
        <Navigation isSandbox={environment === "sandbox"} />
      </aside>
      <header className="top">
        <Button kind="quiet" className="only-narrow" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "close" : "menu"} />
          <span className="sr-only">{t("nav.label")}</span>
        </Button>
        <EnvironmentSwitch environment={environment} />
        <AccountMenu merchant={merchant} />
      </header>
      {open && (
        <div className="drawer">
          <Navigation isSandbox={environment === "sandbox"} onChoose={() => setOpen(false)} />
        </div>
      )}
      <div className="bars">
        <EnvironmentBar environment={environment} />
        {(!online || live === "offline") && (
          <div className="offline-bar" role="status">
            <Icon name="alert" size={16} /> {t("shell.offline")}
          </div>
        )}
      </div>
      <main id="content" className="content" tabIndex={-1} ref={content}>
        {/* Nothing of a view goes from one environment into the other: no page number, no open dialog. */}
        <Suspense key={environment} fallback={<Loading rows={6} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function useDocumentTitle(environment: Environment, pathname: string): void {
  const { t } = useTranslation();
  const { text, record } = viewName(pathname);
  const parts = [text === null ? t("shell.notFound") : t(text), record, "Lunas"].filter((part) => part !== null);
  useTitle(`${environment === "sandbox" ? `[${t("shell.sandbox")}] ` : ""}${parts.join(" · ")}`);
}
