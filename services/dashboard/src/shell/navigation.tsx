import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "../ui/icon";

interface Place {
  readonly to:
    | "/"
    | "/payments"
    | "/holds"
    | "/channels"
    | "/refunds"
    | "/links"
    | "/keys"
    | "/webhooks"
    | "/events"
    | "/samples"
    | "/sandbox"
    | "/account";
  readonly icon: IconName;
  readonly text: string;
  readonly onlySandbox?: true;
}

interface Group {
  readonly title: string | null;
  readonly places: readonly Place[];
}

const groups: readonly Group[] = [
  {
    title: null,
    places: [
      { to: "/", icon: "home", text: "nav.home" },
      { to: "/payments", icon: "payments", text: "nav.payments" },
      { to: "/holds", icon: "hold", text: "nav.holds" },
      { to: "/channels", icon: "channel", text: "nav.channels" },
      { to: "/refunds", icon: "refund", text: "nav.refunds" },
      { to: "/links", icon: "link", text: "nav.links" },
    ],
  },
  {
    title: "nav.developers",
    places: [
      { to: "/keys", icon: "key", text: "nav.keys" },
      { to: "/webhooks", icon: "webhook", text: "nav.webhooks" },
      { to: "/events", icon: "events", text: "nav.events" },
      { to: "/samples", icon: "code", text: "nav.samples" },
      { to: "/sandbox", icon: "flask", text: "nav.sandbox", onlySandbox: true },
    ],
  },
  { title: "nav.settings", places: [{ to: "/account", icon: "account", text: "nav.account" }] },
];

interface NavigationProps {
  readonly isSandbox: boolean;
  readonly onChoose?: () => void;
}

export function Navigation({ isSandbox, onChoose }: NavigationProps) {
  const { t } = useTranslation();
  return (
    <nav className="nav" aria-label={t("nav.label")}>
      {groups.map(({ title, places }) => (
        <div key={title ?? "first"} className="nav-group">
          {title !== null && <p className="nav-title">{t(title)}</p>}
          <ul>
            {places
              .filter(({ onlySandbox }) => isSandbox || !onlySandbox)
              .map(({ to, icon, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    search={({ env }) => (env === undefined ? {} : { env })}
                    activeOptions={{ exact: to === "/", includeSearch: false }}
                    onClick={onChoose}
                  >
                    <Icon name={icon} />
                    {t(text)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
